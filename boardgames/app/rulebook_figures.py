"""The figures of a rulebook, made of the game's own art: parts of its board in some position, cards, pieces.

What a board figure shows beside its position is said in short marks: `B1-D3` the part of the board, `C1>C2` an arrow,
`C3x` a barred place, `C3!` a lit one, `B2:+3` a counter.
"""

import re
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from boardgames import games
from boardgames.app.rulebook_text import BadBook, Figure
from boardgames.app.thumbnail import still_board
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable, on_board
from boardgames.table.shapes import Art, rounded
from boardgames.table.space import Rect
from boardgames.table.tone import BRASS, INK, PARCHMENT, SLATE_LOW, WHITE

CARD = 88 / 63
"""A card's height, in widths."""
STANDING = 1.2
"""A piece's height, in widths."""
APART = 0.34
"""Between two groups of cards, in widths of a card; within a group they lie close."""
CLOSE = 0.07
EDGE = 24.0
"""The width of the strips above and left of a part of a board, with the names of its columns and rows."""
NAMES = 16.0
"""The type of these names."""
ROWS = 5
"""So many rows of a board a figure shows at its usual height; with more of them it may be higher."""
LEAST_ZONE = 40.0
"""Zones smaller than this carry no counters: nobody could read them."""

_SQUARE = re.compile(r"([A-Z])([0-9]+)")
_MARK = re.compile(r"(?P<part>\w+-\w+)|(?P<arrow>\w+>\w+)|(?P<barred>\w+)x|(?P<lit>\w+)!|(?P<coin>\w+:\S+)")


class Board(NamedTuple):
    """What a board figure shows: the table and the position, the part of the board in shares of it, the marks."""

    game: GameTable[Any]
    view: Any
    part: Rect
    arrows: tuple[tuple[str, str], ...]
    barred: tuple[str, ...]
    lit: tuple[str, ...]
    coins: tuple[tuple[str, str], ...]
    places: dict[str, Rect]
    columns: tuple[tuple[str, float], ...]
    """The names of the columns that are shown, and where their middles are; none if one sees the whole board."""
    rows: tuple[tuple[str, float], ...]

    @property
    def edge(self) -> float:
        """How much of the figure its names take, above and to the left."""
        return EDGE if self.columns else 0.0


class Size(NamedTuple):
    """How large a figure is."""

    w: float
    h: float


def size(game: str, figure: Figure, most: Size) -> Size:
    """The size of a figure, as large as the room allows."""
    if figure.kind == "board":
        shown = board(game, figure)
        part, aspect, edge = shown.part, shown.game.aspect, shown.edge
        scale = min((most.w - edge) / part.w, (most.h - edge) * aspect / part.h)
        return Size(round(part.w * scale + edge), round(part.h * scale / aspect + edge))
    wide, high = _row(figure)
    unit = min(most.w / wide, most.h / high)
    return Size(round(wide * unit), round(high * unit))


def height(game: str, figure: Figure) -> float:
    """How high a board figure may be, in heights of one that shows few rows: its figures stay large enough."""
    shown = board(game, figure)
    rows = {round(spot.cy, 3) for spot in shown.places.values() if shown.part.contains(spot.cx, spot.cy)}
    return max(1.0, len(rows) / ROWS)


def paint(desk: Desk, game: str, figure: Figure, rect: Rect) -> None:
    """A figure into a rectangle of its size."""
    if desk.surface is None:
        return
    if figure.kind == "board":
        _paint_board(desk, board(game, figure), rect)
    elif figure.kind == "cards":
        _paint_cards(desk, game, figure, rect)
    else:
        wide = rect.h / STANDING
        for k, name in enumerate(figure.shown):
            desk.picture(name, Rect(rect.x + k * wide, rect.y, wide, rect.h))


# ---------------------------------------------------------------- boards


@cache
def _table(game: str) -> GameTable[Any]:
    found: GameTable[Any] = games.table(game)(games.rules(game).settle({}))
    return found


@cache
def board(game: str, figure: Figure) -> Board:
    """What a board figure shows; BadBook if it names a place that is not there."""
    rules, table = games.rules(game), _table(game)
    view = rules.view(rules.read(figure.position), None)
    places = {place.name: place.rect for place in table.places(view)}
    part = Rect(0, 0, 1, 1)
    said: dict[str, list[str]] = {"arrow": [], "barred": [], "lit": [], "coin": []}
    for word in figure.shown:
        found = _MARK.fullmatch(word)
        if found is None:
            raise BadBook(f"a figure cannot show {word}")
        kind, value = str(found.lastgroup), found[str(found.lastgroup)]
        for name in re.split("[->]", value.partition(":")[0]):
            if name not in places:
                raise BadBook(f"a figure names {name}, which is no place")
        if kind == "part":
            part = _part(places, *value.split("-"))
        else:
            said[kind].append(value)
    arrows = tuple((a, b) for a, _, b in (one.partition(">") for one in said["arrow"]))
    coins = tuple((a, b) for a, _, b in (one.partition(":") for one in said["coin"]))
    columns, rows = _names(places, part) if part != Rect(0, 0, 1, 1) else ((), ())
    return Board(table, view, part, arrows, tuple(said["barred"]), tuple(said["lit"]), coins, places, columns, rows)


_Names = tuple[tuple[str, float], ...]


def _names(places: dict[str, Rect], part: Rect) -> tuple[_Names, _Names]:
    """The columns and rows of a part of the board, where its places are named by them."""
    columns, rows = {}, {}
    for name, spot in places.items():
        found = _SQUARE.fullmatch(name)
        if found is not None and part.contains(spot.cx, spot.cy):
            columns[found[1]], rows[found[2]] = spot.cx, spot.cy
    return tuple(columns.items()), tuple(rows.items())


def _part(places: dict[str, Rect], first: str, last: str) -> Rect:
    """The board from one place to another with a narrow margin; the whole of it if that is all places."""
    a, b = places[first], places[last]
    left, top = min(a.x, b.x), min(a.y, b.y)
    right, low = max(a.right, b.right), max(a.bottom, b.bottom)
    whole = all(left <= place.x and place.right <= right and top <= place.y for place in places.values())
    if whole and all(place.bottom <= low for place in places.values()):
        return Rect(0, 0, 1, 1)
    return Rect(left - a.w * 0.05, top - a.h * 0.05, right - left + a.w * 0.1, low - top + a.h * 0.1)


def _paint_board(desk: Desk, shown: Board, rect: Rect) -> None:
    seen = Rect(rect.x + shown.edge, rect.y + shown.edge, rect.w - shown.edge, rect.h - shown.edge)
    wide = seen.w / shown.part.w
    high = wide / shown.game.aspect
    whole = Rect(seen.x - shown.part.x * wide, seen.y - shown.part.y * high, wide, high)
    spots = {name: on_board(whole, place) for name, place in shown.places.items()}
    desk.shadow(rect, 8, 130, 2, 4, 4)
    with desk.clip(seen):
        still_board(desk, whole, shown.game, shown.view)
        for name in shown.lit:
            marks.brackets(desk, spots[name])
        taken = {figure.place for figure in shown.game.figures(shown.view, None)}
        for name in shown.barred:
            spot = spots[name]
            if name in taken:  # who stands there is what bars it: he stays in sight
                marks.barred_mark(desk, spot.right - spot.w * 0.22, spot.y + spot.h * 0.24, spot.w * 0.46)
            else:
                marks.barred_mark(desk, spot.cx, spot.cy, spot.w)
        for first, last in shown.arrows:
            a, b = spots[first], spots[last]
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.07, cut=(a.w * 0.24, a.w * 0.28))
        if next(iter(spots.values())).w >= LEAST_ZONE:
            _counters(desk, shown, whole, spots)
    _strips(desk, shown, whole, rect)
    line = rounded(1, 1, rect.w - 2, rect.h - 2, 4, "none", INK, 4)
    line += rounded(1, 1, rect.w - 2, rect.h - 2, 4, "none", BRASS, 1.6)
    desk.shape(rect.x, rect.y, rect.w, rect.h, Art(line), pad=2)


def _strips(desk: Desk, shown: Board, whole: Rect, rect: Rect) -> None:
    """The names of columns and rows along the upper and the left edge."""
    if not shown.columns:
        return
    desk.shape(rect.x, rect.y, rect.w, EDGE, Art(rounded(0, 0, rect.w, EDGE, 0, PARCHMENT)))
    desk.shape(rect.x, rect.y, EDGE, rect.h, Art(rounded(0, 0, EDGE, rect.h, 0, PARCHMENT)))
    for name, share in shown.columns:
        desk.text(name, whole.x + share * whole.w, rect.y + EDGE / 2, NAMES, "semi", INK, "c")
    for name, share in shown.rows:
        desk.text(name, rect.x + EDGE / 2 + 1, whole.y + share * whole.h, NAMES, "semi", INK, "c")


def _counters(desk: Desk, shown: Board, whole: Rect, spots: dict[str, Rect]) -> None:
    """What is left of wounded figures, and what the figure counts."""
    for figure in shown.game.figures(shown.view, None):
        if figure.coin:
            x, y, wide = whole.x + figure.x * whole.w, whole.y + figure.y * whole.h, figure.width * whole.w
            marks.board_coin(desk, figure.coin, x + wide * 0.3, y - wide * 0.03, wide * 1.6)
    for name, words in shown.coins:
        spot = spots[name]
        marks.board_coin(desk, words, spot.cx, spot.y + spot.h * 0.14, spot.w * 0.9, SLATE_LOW, WHITE)


# ---------------------------------------------------------------- rows of cards and pieces


def _groups(figure: Figure) -> list[list[str]]:
    """The cards that lie together: a comma ends a group."""
    numbers, number = [], 0
    for word in figure.shown:
        numbers.append(number)
        number += word.endswith(",")
    pairs = zip(numbers, (word.rstrip(",") for word in figure.shown), strict=True)
    return [[card for _, card in group] for _, group in groupby(pairs, key=lambda pair: pair[0])]


def _row(figure: Figure) -> tuple[float, float]:
    """Width and height of a row, in widths of one piece of it."""
    if figure.kind == "pictures":
        return float(len(figure.shown)), STANDING
    groups = _groups(figure)
    gaps = APART * (len(groups) - 1) + CLOSE * sum(len(group) - 1 for group in groups)
    return len(figure.shown) + gaps, CARD


def _paint_cards(desk: Desk, game: str, figure: Figure, rect: Rect) -> None:
    wide = rect.h / CARD
    x, table = rect.x + wide / 2, _table(game)
    for group in _groups(figure):
        for card in group:
            marks.card(desk, table.card_picture(card), x, rect.cy, wide * 0.98)
            x += wide * (1 + CLOSE)
        x += wide * (APART - CLOSE)
