"""King & Assassins: boards, figures."""

from tools.art.assassins import board, figures, pen, towns

DRAWINGS = figures.drawings() | board.drawings()
WORDED = {language: {} for language in ("en", "fr")}
ANCHORS = {
    "boards": {name: board.anchors(town) for name, town in towns.TOWNS.items()},
    "figure": {"size": [pen.WIDTH, pen.HEIGHT], "foot": list(pen.FOOT)},
}
