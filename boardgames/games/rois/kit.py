"""Les Rois du Champ de Bataille on paper: how to print it, board, cards, life markers, standees, terrain.

All of it is drawn by the files that the screen shows. A zone is 60 mm wide unless another size is ordered; figures and
terrain follow it, cards and life markers keep their own size.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from boardgames.core.cards import PACK
from boardgames.drawings import anchors
from boardgames.games.rois.options import SPECIALS, THEMES
from boardgames.games.rois.state import LETTERS, SEATS, TERRAIN_NAMES, ZONES
from boardgames.printing.kit import INKS, Kit, Order
from boardgames.printing.laying import Block, block, cells, tile_items, tiles
from boardgames.printing.paper import Area, Paper
from boardgames.printing.sheets import CUT, FOLD, HAIR, Box, Column, Item, Line, Picture, Sheet, Words
from boardgames.words import Words as Said

CARD = 63.0, 88.0
MARKER = 13.0
MARKERS = {1: 80, 3: 40, 5: 40}
"""Life markers for 40 units: two of 1, one of 3 and one of 5 each."""
ACROSS = 10
"""Markers in a row: every row is of one value."""
FIGURE, TAB = 0.365, 5.0
"""A figure's width as a share of a zone, so that four stand in it; the strip that is glued to a base."""
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
STANDEE_GROUND = "#faf5e8"


class RoisKit(Kit):
    """The parts and their pages."""

    parts = ("guide", "board", "cards", "backs", "life", "standees", "more-standees", "terrain")
    spare = frozenset({"more-standees"})
    looks = THEMES
    squares = tuple(range(40, 85, 5))
    square = 60

    def sheets(self, order: Order) -> tuple[Sheet, ...]:
        """The pages of all ordered parts; backs lie behind their fronts."""
        made = [sheet for part in order.parts if part != "guide" for sheet in self._part(part, order)]
        return (*(self._guide(order, made) if "guide" in order.parts else ()), *made)

    def _part(self, part: str, order: Order) -> Iterator[Sheet]:
        if part == "board":
            return _board(order)
        if part == "cards":
            return _cards(order, with_backs="backs" in order.parts)
        if part == "backs":
            return iter(()) if "cards" in order.parts else _backs_alone(order)
        if part == "life":
            return _life(order)
        if part == "terrain":
            return _terrain(order)
        return _standees(order, part)

    def _guide(self, order: Order, made: Sequence[Sheet]) -> Iterator[Sheet]:
        return _guide(order, made)


KIT = RoisKit()


def _said(order: Order) -> Said:
    return Said(order.language, "rois")


def _numbered(order: Order, part: str, pages: Sequence[tuple[Paper, tuple[Item, ...]]]) -> Iterator[Sheet]:
    """Pages of a part, called by its name and their numbers."""
    name = _said(order).say(f"kit.page.{part}")
    for number, (paper, items) in enumerate(pages, start=1):
        yield Sheet(part, f"{name} {number}" if len(pages) > 1 else name, paper, items)


# ---------------------------------------------------------------- the board


def _board(order: Order) -> Iterator[Sheet]:
    index = anchors("rois")["board"]
    wide, high = index["size"]
    scale = order.square / index["zones"]["A1"][2]
    items = tuple(board_pictures(order, scale))
    laid = tiles(order.sheet, wide * scale, high * scale)
    return _numbered(order, "board", [(tile.paper, tile_items(tile, items)) for tile in laid])


def board_pictures(order: Order, scale: float) -> Iterator[Picture]:
    """The board as it lies on the screen before terrain and armies come, `scale` mm for a unit of the drawing."""
    index = anchors("rois")
    board = index["board"]

    def laid(name: str, x: float, y: float, w: float, h: float) -> Picture:
        return Picture(f"rois/{name}", x * scale, y * scale, w * scale, h * scale)

    yield laid("board", 0, 0, *board["size"])
    for number, name in enumerate(ZONES.names):
        look = number * 7 % index["looks"]["clear"] + 1
        yield laid(f"zone-{order.look}-clear-{look}", *board["zones"][name])
    for x, y in board["studs"]:
        yield laid("stud", x - 12, y - 12, 24, 24)
    players = "4" if "more-standees" in order.parts else "2"
    for seat, ribbons in board["ribbons"][players].items():
        for x, y, w, h, upright in ribbons:
            yield laid(f"ribbon-{COLOURS[seat]}{'-upright' if upright else ''}", x, y, w, h)


# ---------------------------------------------------------------- cards


def _cards(order: Order, with_backs: bool) -> Iterator[Sheet]:
    """Sheets of eight faces; their backs follow each, mirrored, for printing on both sides."""
    laid, words = block(order.sheet, *CARD), _said(order)
    fronts = list(cells(laid, len(PACK), lambda k, place: [Picture(f"rois/card-{PACK[k]}", *place)]))
    backs = list(_backs(laid))
    for number, (front, back) in enumerate(zip(fronts, backs, strict=True), start=1):
        yield Sheet("cards", f"{words.say('kit.page.cards')} {number}", laid.paper, front)
        if with_backs:
            yield Sheet("backs", f"{words.say('kit.page.backs')} {number}", laid.paper, back)


def _backs_alone(order: Order) -> Iterator[Sheet]:
    laid = block(order.sheet, *CARD)
    return _numbered(order, "backs", [(laid.paper, items) for items in _backs(laid)])


def _backs(laid: Block) -> Iterator[tuple[Item, ...]]:
    """Backs without marks: they are cut along the marks of the fronts, and a printer's two sides never quite agree."""
    for first in range(0, len(PACK), laid.count):
        here = range(min(laid.count, len(PACK) - first))
        yield tuple(Picture("table/card-back", *laid.cell(k, mirrored=True)) for k in here)


# ---------------------------------------------------------------- markers and terrain


def _life(order: Order) -> Iterator[Sheet]:
    laid = block(order.sheet, MARKER, MARKER, ACROSS)
    values = [value for value, number in MARKERS.items() for _ in range(number)]

    def draw(k: int, place: Area) -> Sequence[Item]:
        return Picture(f"rois/life-{values[k]}", *place), Box(*place, line=FOLD, width=HAIR / 2)

    return _numbered(order, "life", [(laid.paper, items) for items in cells(laid, len(values), draw)])


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

    return _numbered(order, "terrain", [(laid.paper, items) for items in cells(laid, len(looks), draw)])


# ---------------------------------------------------------------- standees


def _standees(order: Order, part: str) -> Iterator[Sheet]:
    """An army after the other: its specials, then its units by number."""
    words = _said(order)
    for seat in ARMIES[part]:
        letter = LETTERS[SEATS.index(seat)]
        pieces = [(kind, words.say(f"term.{kind}")) for kind in SPECIALS]
        pieces += [(KINDS[seat], f"{letter}{number}") for number in range(1, UNITS[part] + 1)]
        laid = block(order.sheet, *standee_size(order), IN_LINE)
        draw = partial(_standee, order, COLOURS[seat], pieces)
        pages = list(cells(laid, len(pieces), draw))
        title = words.say(f"kit.army.{COLOURS[seat]}")
        for number, items in enumerate(pages, start=1):
            yield Sheet(part, f"{title} {number}" if len(pages) > 1 else title, laid.paper, items)


def standee_size(order: Order) -> tuple[float, float]:
    """Two figures, head to head, each with the strip it stands on."""
    wide, high = anchors("rois")["figure"]["size"]
    w = order.square * FIGURE
    return w, 2 * (w * high / wide + TAB)


def _standee(order: Order, colour: str, pieces: Sequence[tuple[str, str]], k: int, place: Area) -> Iterator[Item]:
    """Front below, back upside down above it, a fold between them and before each strip."""
    kind, name = pieces[k]
    x, y, w, h = place
    picture, middle, high = f"rois/{order.look}-{kind}-{colour}", y + h / 2, h / 2 - TAB
    yield Box(*place, line=CUT, fill="" if order.ink == INKS[1] else STANDEE_GROUND)
    yield Picture(picture, x, y + TAB, w, high, 180)
    yield Picture(picture, x, middle, w, high)
    for fold in (y + TAB, middle, y + h - TAB):
        yield Line(x, fold, w, 0, HAIR, FOLD, True)
    size = 7.5 if kind not in SPECIALS else 5.5
    yield Words(f"*{name}*", x, y + h - TAB / 2 - 1.2, w, size, align="center")
    yield Words(f"*{name}*", x, y + TAB / 2 - 1.2, w, size, align="center", turn=180)


# ---------------------------------------------------------------- how to print


def _guide(order: Order, made: Sequence[Sheet]) -> Iterator[Sheet]:
    """What to do with paper, scissors and glue, and on which pages what lies."""
    words, paper = _said(order), order.sheet
    common = Said(order.language, "print")
    left, top = 20.0, 18.0
    wide = paper.w - 2 * left
    picture = [] if order.ink == INKS[1] else [Picture("rois/cover", left + wide - 42, top, 42, 56)]
    parts = [part for part in order.parts if part != "guide" and any(sheet.part == part for sheet in made)]
    steps = [("", common.say("guide.scale")), ("", common.say("guide.card"))]
    lines = [
        (words.say(f"kit.part.{part}"), f"{_pages(common, part, made)} {words.say(f'kit.guide.{part}')}")
        for part in parts
    ]
    items: list[Item] = [
        *picture,
        Words(words.say("name"), left, top, wide - 50, 22, "serif"),
        Words(common.say("guide.title"), left, top + 21, wide - 50, 13, "serif"),
        Column(tuple(steps), left, top + 31, wide - 50, 10.5),
        Column(tuple(lines), left, top + 60, wide, 10.5),
        Box(left, paper.h - 82, 50, 50, "#000000", "", 0.3),
        Words(common.say("guide.square"), left + 54, paper.h - 82, wide - 54, 9.5),
    ]
    yield Sheet("guide", common.say("guide.title"), paper, tuple(items))


def _pages(common: Said, part: str, made: Sequence[Sheet]) -> str:
    """On which pages a part lies, fronts with the backs between them; the guide itself is page 1."""
    beside = ("cards", "backs") if part == "cards" else (part,)
    numbers = [number for number, sheet in enumerate(made, start=2) if sheet.part in beside]
    if len(numbers) == 1:
        return common.say("guide.page", first=numbers[0])
    return common.say("guide.pages", first=numbers[0], last=numbers[-1])
