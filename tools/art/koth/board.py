"""The printed board of King of the Hill, with its hill and without: parchment, meadow, squares, coordinates.

The edge of each army shows its colour and its sign. Terrain pieces are laid onto the squares.
"""

from tools.art.ink import CREAM, INK, Drawing, Label, Rng, blot, box, fill, group, linear, radial, ring, smooth, stroke
from tools.art.koth import land
from tools.art.koth.land import CELL, grid, meadow, rise
from tools.art.koth.tokens import DASHES, TOKENS
from tools.art.nature import bush, outline
from tools.art.printed import ornament
from tools.art.sides import BLUE, VERMILION, emblem

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


def frame():
    """The neat line of a map: half-square bars, in the owner's colour and with his sign at each player's edge."""
    bar, half = 10, CELL // 2
    out = box(-17, -17, WIDE + 34, HIGH + 34, "none", 2.4)
    out += ring(f"M-14 -14h{WIDE + 28}v{HIGH + 28}h{-WIDE - 28}z", f"M0 0v{HIGH}h{WIDE}v{-HIGH}z", CREAM)
    for y, side in ((-bar - 2, VERMILION), (HIGH + 2, BLUE)):
        bars = "".join(f"M{x} {y}h{half}v{bar}h{-half}z" for x in range(half // 2, WIDE, CELL))
        out += fill(bars, side.colour) + "".join(emblem(side, x + half, y + bar / 2, 3.6) for x in range(0, WIDE, CELL))
    ends = [(x, y) for x in (-bar - 2, WIDE + 2) for y in range(half // 2, HIGH, CELL)]
    out += fill("".join(f"M{x} {y}h{bar}v{half}h{-bar}z" for x, y in ends), INK)
    out += stroke(f"M0 0h{WIDE}v{HIGH}h{-WIDE}z", INK, 2)
    return out + "".join(ornament(x, y, 15) for x in (-38, WIDE + 38) for y in (-38, HIGH + 38))


def coordinates():
    """Letters from west to east, numbers from south to north, on all four edges."""
    out, tone = [], "#4a3216"
    for k, letter in enumerate(COLUMNS):
        out += [Label(letter, MARGIN + k * CELL + 50, MARGIN + y, 17, colour=tone) for y in (-28, HIGH + 46)]
    for k in range(ROWS):
        out += [Label(str(ROWS - k), MARGIN + x, MARGIN + k * CELL + 58, 17, colour=tone) for x in (-38, WIDE + 38)]
    return tuple(out)


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
    sheet = box(1 - MARGIN, 1 - MARGIN, SIZE[0] - 2, SIZE[1] - 2, "url(#sheet)", 2, 10, "#8a6a35")
    edge = box(6 - MARGIN, 6 - MARGIN, SIZE[0] - 12, SIZE[1] - 12, "none", 1.4, 7, "#b08d4a")
    body = sheet + stains + edge + field + grid(COLS, ROWS) + frame()
    return Drawing(*SIZE, group(body, MARGIN, MARGIN), DEFS, coordinates())


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
