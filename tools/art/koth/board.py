"""The printed board of King of the Hill, with its hill and without: parchment, meadow, squares, coordinates.

The edge of each army shows its colour and its sign. Terrain pieces are laid onto the squares.
"""

from tools.art.ink import Drawing, Rng, blot, box, group, linear, radial, ring, smooth
from tools.art.koth import land
from tools.art.koth.land import CELL, grid, meadow, rise
from tools.art.koth.tokens import DASHES, TOKENS
from tools.art.nature import bush, outline
from tools.art.printed import coordinates, neat_line
from tools.art.sides import BLUE, VERMILION

COLUMNS, ROWS, MARGIN = "ABCDEFGHIJK", 7, 62
COLS = len(COLUMNS)
WIDE, HIGH = COLS * CELL, ROWS * CELL
SIZE = WIDE + 2 * MARGIN, HIGH + 2 * MARGIN
HILL = ("D3", "H5"), ("E4", "G4")
"""Opposite corners of level 1 and of level 2 (KOTH-RULING-02)."""
DEFS = land.DEFS + linear("sheet", -60, -60, 1160, 760, "#f6edd6", "#ead9b3", "#e0cea4")
DEFS += radial("stain", 0, 0, 100, (0, "#7c5a2a", 0.2), (0.7, "#7c5a2a", 0.12), (1, "#7c5a2a", 0))


def corner(square):
    """Upper left corner of a square within the field, "A1" to "K7"; row 7 is at the top."""
    return COLUMNS.index(square[0]) * CELL, (ROWS - int(square[1])) * CELL


def area(south_west, north_east):
    """The rectangle between two squares, both included."""
    (x0, y1), (x1, y0) = corner(south_west), corner(north_east)
    return x0, y0, x1 + CELL, y1 + CELL


def washed():
    """Where the colour of the meadow gathered when it dried: along the edges of the field."""
    whole, out = f"M0 0H{WIDE}V{HIGH}H0z", ""
    for inset in (44, 36, 28, 21, 14, 8):
        out += ring(whole, smooth(outline((0, 0, WIDE, HIGH), 11, inset, rough=7, corner=70)), "#8a8440", 0.045)
    return out


def board(hill):
    """The empty board; the meadow is the same with the hill and without."""
    rng = Rng(7)
    field = meadow(WIDE, HIGH, rng) + washed()
    field += "".join(bush(rng(40, WIDE - 40), rng(40, HIGH - 30), rng(8, 12)) for _ in range(10))
    stains = "".join(
        blot(rng(-40, WIDE + 40), rng(-55, -40) if k % 2 else HIGH + rng(40, 55), rng(40, 90), "stain", 0.3)
        for k in range(10)
    )
    if hill:
        field += "".join(rise(area(*corners), level, rng) for level, corners in enumerate(HILL, 1))
    labels = coordinates(COLUMNS, range(ROWS, 0, -1), CELL, MARGIN)
    sheet = box(1 - MARGIN, 1 - MARGIN, SIZE[0] - 2, SIZE[1] - 2, "url(#sheet)", 2, 10, "#8a6a35")
    edge = box(6 - MARGIN, 6 - MARGIN, SIZE[0] - 12, SIZE[1] - 12, "none", 1.4, 7, "#b08d4a")
    body = sheet + stains + edge + field + grid(COLS, ROWS) + neat_line(WIDE, HIGH, CELL, VERMILION, BLUE)
    return Drawing(*SIZE, group(body, MARGIN, MARGIN), DEFS, labels)


def anchors():
    """Where the squares lie on the board, how many of them a piece covers, and how wide the edge of a zone is."""
    squares = {letter + str(row): corner(letter + str(row)) for row in range(1, ROWS + 1) for letter in COLUMNS}
    pieces = {name: [cols, rows] for name, (cols, rows, *_) in land.PIECES.items()}
    return {
        "size": list(SIZE),
        "squares": {name: [MARGIN + x, MARGIN + y, CELL, CELL] for name, (x, y) in squares.items()},
        "pieces": pieces | {name: [1, 1] for name in TOKENS},
        "dashes": DASHES,
    }


def drawings():
    """The board with its hill and without."""
    return {"board": board(True), "board-plain": board(False)}
