"""King & Assassins: boards, figures, cards, tokens and the box."""

from tools.art.assassins import board, citizens, cover, figures, pen, rounds, tokens, towns

DRAWINGS = figures.drawings() | board.drawings() | tokens.drawings() | rounds.drawings()
WORDED = {language: citizens.drawings(language) | {"cover": cover.cover(language)} for language in ("en", "fr")}
ANCHORS = {
    "boards": {name: board.anchors(town) for name, town in towns.TOWNS.items()},
    "posterns": board.postern_places(),
    "figure": {"size": [pen.WIDTH, pen.HEIGHT], "foot": list(pen.FOOT)},
    "cards": rounds.anchors(),
}
