"""Les Rois du Champ de Bataille: board, zones, figures, cards, markers and the box."""

from tools.art.rois import board, cards, cover, figures, kit, tokens, zones

DRAWINGS = figures.drawings() | zones.drawings() | board.drawings() | tokens.drawings()
WORDED = {language: cards.drawings(language) | {"cover": cover.cover(language)} for language in ("en", "fr")}
ANCHORS = {
    "board": board.anchors(),
    "figure": {"size": [kit.WIDTH, kit.HEIGHT], "foot": list(kit.FOOT)},
    "looks": zones.LOOKS,
    "plates": {
        "at": [5, 5, 56, 56],
        "house": "table/plate-cover",
        "wood": "table/plate-cover",
        "hill": "table/plate-cover",
        "river": "table/plate-exposed",
        "marsh": "table/plate-exposed",
    },
}
