"""King of the Hill: board, terrain, figures, cards, tokens and the box."""

from tools.art.koth import board, cards, cover, figures, land, tokens

DRAWINGS = figures.drawings() | land.drawings() | tokens.drawings() | board.drawings()
WORDED = {language: cards.drawings(language) | {"cover": cover.cover(language)} for language in ("en", "fr")}
ANCHORS = {"board": board.anchors(), "figure": {"size": [figures.WIDTH, figures.HEIGHT], "foot": list(figures.FOOT)}}
