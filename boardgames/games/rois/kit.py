"""Les Rois du Champ de Bataille on paper: how to print it, board, cards, life markers, standees, terrain.

All of it is drawn by the files that the screen shows. A zone is 60 mm wide unless another size is ordered; figures and
terrain follow it, cards and life markers keep their own size.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from boardgames.drawings import anchors
from boardgames.games.rois.options import SPECIALS, THEMES
from boardgames.games.rois.state import LETTERS, SEATS, TERRAIN_NAMES, ZONES
from boardgames.printing.kit import Kit, Order
from boardgames.printing.laying import block, cells
from boardgames.printing.paper import Area
from boardgames.printing.parts import backs, board, cards, numbered, standee, standee_size
from boardgames.printing.sheets import CUT, FOLD, HAIR, Box, Item, Picture, Sheet

MARKER = 13.0
MARKERS = {1: 80, 3: 40, 5: 40}
"""Life markers for 40 units: two of 1, one of 3 and one of 5 each."""
ACROSS = 10
"""Markers in a row: every row is of one value."""
FIGURE = 0.365
"""A figure's width as a share of a zone, so that four stand in it."""
IN_LINE = 7
"""Standees side by side at most: an army fills its page evenly."""
COPIES = 2
"""Of each look of each terrain."""
COLOURS = {"south": "blue", "west": "green", "north": "vermilion", "east": "rose"}
ARMIES = {"standees": ("south", "north"), "more-standees": ("west", "east")}
"""The seats whose armies are printed together."""
UNITS = {"standees": 20, "more-standees": 9}
"""The largest usual army of two players, and of three or four."""
KINDS = {"south": "unit-a", "north": "unit-b", "west": "unit-b", "east": "unit-b"}


# ---------------------------------------------------------------- the board


def _board(order: Order) -> Iterator[Sheet]:
    index = anchors("rois")["board"]
    wide, high = index["size"]
    scale = order.square / index["zones"]["A1"][2]
    return board(order, "board", (wide * scale, high * scale), board_pictures(order, scale))


def board_pictures(order: Order, scale: float) -> Iterator[Picture]:
    """The board as it lies on the screen before terrain and armies come, `scale` mm for a unit of the drawing."""
    index = anchors("rois")
    drawn = index["board"]

    def laid(name: str, x: float, y: float, w: float, h: float) -> Picture:
        return Picture(f"rois/{name}", x * scale, y * scale, w * scale, h * scale)

    yield laid("board", 0, 0, *drawn["size"])
    for number, name in enumerate(ZONES.names):
        look = number * 7 % index["looks"]["clear"] + 1
        yield laid(f"zone-{order.look}-clear-{look}", *drawn["zones"][name])
    for x, y in drawn["studs"]:
        yield laid("stud", x - 12, y - 12, 24, 24)
    players = "4" if "more-standees" in order.parts else "2"
    for seat, ribbons in drawn["ribbons"][players].items():
        for x, y, w, h, upright in ribbons:
            yield laid(f"ribbon-{COLOURS[seat]}{'-upright' if upright else ''}", x, y, w, h)


# ---------------------------------------------------------------- markers and terrain


def _life(order: Order) -> Iterator[Sheet]:
    laid = block(order.sheet, MARKER, MARKER, ACROSS)
    values = [value for value, number in MARKERS.items() for _ in range(number)]

    def draw(k: int, place: Area) -> Sequence[Item]:
        return Picture(f"rois/life-{values[k]}", *place), Box(*place, line=FOLD, width=HAIR / 2)

    pages = ((laid.paper, items) for items in cells(laid, len(values), draw))
    return numbered("life", order.words.say("kit.page.life"), pages)


def _terrain(order: Order) -> Iterator[Sheet]:
    index = anchors("rois")
    laid = block(order.sheet, order.square, order.square)
    looks = [(kind, look + 1) for kind in TERRAIN_NAMES for look in range(index["looks"][kind]) for _ in range(COPIES)]
    scale = order.square / index["board"]["zones"]["A1"][2]

    def draw(k: int, place: Area) -> Sequence[Item]:
        kind, look = looks[k]
        x, y, w, h = (value * scale for value in index["plates"]["at"])
        zone = Picture(f"rois/zone-{order.look}-{kind}-{look}", *place)
        return zone, Picture(index["plates"][kind], place.x + x, place.y + y, w, h), Box(*place, line=CUT)

    pages = ((laid.paper, items) for items in cells(laid, len(looks), draw))
    return numbered("terrain", order.words.say("kit.page.terrain"), pages)


# ---------------------------------------------------------------- standees


def _standees(part: str, order: Order) -> Iterator[Sheet]:
    """An army after the other: its specials, then its units by number."""
    words = order.words
    for seat in ARMIES[part]:
        letter = LETTERS[SEATS.index(seat)]
        pieces = [(kind, words.say(f"term.{kind}")) for kind in SPECIALS]
        pieces += [(KINDS[seat], f"{letter}{number}") for number in range(1, UNITS[part] + 1)]
        laid = block(order.sheet, *standee_size(order, FIGURE), IN_LINE)
        draw = partial(_standee, order, COLOURS[seat], pieces)
        pages = ((laid.paper, items) for items in cells(laid, len(pieces), draw))
        yield from numbered(part, words.say(f"kit.army.{COLOURS[seat]}"), pages)


def _standee(order: Order, colour: str, pieces: Sequence[tuple[str, str]], k: int, place: Area) -> Iterator[Item]:
    kind, name = pieces[k]
    return standee(order, place, f"rois/{order.look}-{kind}-{colour}", name, 5.5 if kind in SPECIALS else 7.5)


KIT = Kit(
    {
        "board": _board,
        "cards": cards,
        "backs": backs,
        "life": _life,
        "standees": partial(_standees, "standees"),
        "more-standees": partial(_standees, "more-standees"),
        "terrain": _terrain,
    },
    squares=tuple(range(40, 85, 5)),
    square=60,
    spare=frozenset({"more-standees"}),
    looks=THEMES,
)
