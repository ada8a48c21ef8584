"""King of the Hill on paper: how to print it, board, cards, terrain with tokens and markers, standees.

All of it is drawn by the files that the screen shows. A square is 25 mm wide unless another size is ordered; terrain,
tokens and figures follow it, cards and markers keep their own size.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from boardgames.drawings import anchors
from boardgames.games.koth.table_facts import COLOURS, FIGURE_OF
from boardgames.games.koth.units import BASIC, CODES, SLOTS
from boardgames.printing.kit import Kit, Order
from boardgames.printing.laying import block, cells
from boardgames.printing.paper import Area
from boardgames.printing.parts import backs, board, cards, numbered, standee, standee_size
from boardgames.printing.pieces import Piece, cut_out, rows
from boardgames.printing.sheets import Item, Picture, Sheet

BOARDS = {"board": "board", "plain-board": "board-plain"}
"""The picture of each board."""
FLAT = ("lake-deep", "lake-shallow", "road", "rocky-1", "rocky-2")
RAISED = ("forest-large", "forest-long", "forest-small-1", "forest-small-2", "relief-1", "relief-2")
"""The printed set, apart by what it is glued on: thick card, or something higher. Both lakes are faces of one piece."""
TOKENS = {"objective-blue": 2, "objective-vermilion": 2, "camp-vermilion": 2}
MARKERS = {"general-blue": 1, "general-vermilion": 1, "marker-paralysed": 6, "marker-weakened": 3}
"""How many there are of each: three units can be paralysed at once, for two actions each."""
MARKER = 13.0
FIGURE = 0.86
"""A figure's width as a share of a square."""
IN_LINE = {"standees": SLOTS, "fantastic": 8}
"""Standees side by side at most: a basic type fills a row."""
COPIES, HORDES = 2, 4
"""Of each fantastic type, and of hordes, of which two take one slot (KOTH-ARMY-04, KOTH-ARMY-06)."""
NAME_SIZE = 0.25
"""The size of a name on a standee, in points for each millimetre of its width."""


# ---------------------------------------------------------------- the board


def _board(part: str, order: Order) -> Iterator[Sheet]:
    wide, high = anchors("koth")["board"]["size"]
    unit = _unit(order)
    size = wide * unit, high * unit
    return board(order, part, size, [Picture(f"koth/{BOARDS[part]}", 0, 0, *size)])


def _unit(order: Order) -> float:
    """Millimetres for a unit of the drawings."""
    return float(order.square / anchors("koth")["board"]["squares"]["A1"][2])


# ---------------------------------------------------------------- terrain, tokens, markers


def _terrain(order: Order) -> Iterator[Sheet]:
    """What lies flat, then what is raised."""
    small = (rows(order, TOKENS, order.square, "ground-1x1"), rows(order, MARKERS, MARKER))
    yield from cut_out(order, "terrain", "flat", (*_set(order, FLAT), *small))
    yield from cut_out(order, "terrain", "raised", tuple(_set(order, RAISED)))


def _set(order: Order, names: Sequence[str]) -> Iterator[Piece]:
    """Pieces of the printed set, each on its ground; the road in lengths that a page can hold."""
    shapes, side = anchors("koth")["board"]["pieces"], order.square
    for name in names:
        columns, rows = shapes[name]
        drawn = [f"ground-{columns}x{rows}", name] if not name.startswith("relief") else [name]
        for first, length in _lengths(rows, int(order.sheet.room.h // side)):
            place = Area(0, -first * side, columns * side, rows * side)
            yield Piece(columns, length, side, tuple(Picture(f"koth/{one}", *place) for one in drawn))


def _lengths(rows: int, most: int) -> Iterator[tuple[int, int]]:
    """The first row and the number of rows of each length; a piece that a page holds is one."""
    first, left = 0, -(-rows // most)
    while left:
        length = -(-(rows - first) // left)
        yield first, length
        first, left = first + length, left - 1


# ---------------------------------------------------------------- standees


def _standees(part: str, order: Order) -> Iterator[Sheet]:
    """Enough of each type for every army: of basic types all but the general, and the general."""
    words = order.words
    size, title = standee_size(order, FIGURE), "army" if part == "standees" else part
    for colour in COLOURS:
        pieces = [
            (f"koth/{FIGURE_OF[code]}{'-general' * general}-{colour}", words.say(f"unit.{code}"))
            for code, general in (_basic() if part == "standees" else _fantastic())
        ]

        def draw(k: int, place: Area, pieces: Sequence[tuple[str, str]] = pieces) -> Iterator[Item]:
            return standee(order, place, *pieces[k], place.w * NAME_SIZE)

        laid = block(order.sheet, *size, IN_LINE[part])
        pages = ((laid.paper, items) for items in cells(laid, len(pieces), draw))
        yield from numbered(part, words.say(f"kit.{title}.{colour}"), pages)


def _basic() -> Iterator[tuple[str, bool]]:
    """A row of each type: the general in it, and the six units beside him."""
    return ((code, k == 0) for code in BASIC for k in range(SLOTS))


def _fantastic() -> Iterator[tuple[str, bool]]:
    others = (code for code in CODES if code not in BASIC)
    return ((code, False) for code in others for _ in range(HORDES if code == "HO" else COPIES))


KIT = Kit(
    {
        "board": partial(_board, "board"),
        "plain-board": partial(_board, "plain-board"),
        "cards": cards,
        "backs": backs,
        "terrain": _terrain,
        "standees": partial(_standees, "standees"),
        "fantastic": partial(_standees, "fantastic"),
    },
    squares=tuple(range(20, 55, 5)),
    square=25,
    spare=frozenset({"plain-board"}),
)
