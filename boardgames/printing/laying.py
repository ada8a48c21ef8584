"""Laying parts on pages: things to cut out in rows, pieces of all sizes, and tiles of what is larger than a page."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from boardgames.printing.paper import EDGE, MARK, Area, Paper
from boardgames.printing.sheets import CUT, INK, Box, Item, Line, Picture, Window, Words

OVERLAP = 10.0
"""So much of a tile is seen again on the next one, to be glued under it."""
TICK, APART = 2.5, 1.0
"""A mark's length, and its distance from what is cut."""
BETWEEN = 6.0
"""Room for scissors between pieces of different sizes."""
SLACK = 1e-6


@dataclass(frozen=True, slots=True)
class Block:
    """Cells of one size, edge to edge, in the middle of a page: how many columns and rows, and where they begin."""

    paper: Paper
    columns: int
    rows: int
    cell_w: float
    cell_h: float
    x: float
    y: float

    @property
    def count(self) -> int:
        """Cells of a full page."""
        return self.columns * self.rows

    def cell(self, k: int, mirrored: bool = False) -> Area:
        """The place of the k-th cell, row by row; mirrored as the backs of a sheet lie."""
        row, column = divmod(k, self.columns)
        if mirrored:
            column = self.columns - 1 - column
        return Area(self.x + column * self.cell_w, self.y + row * self.cell_h, self.cell_w, self.cell_h)

    def marks(self, used: int) -> tuple[Item, ...]:
        """Marks around the block at the end of every cut."""
        rows, columns = ceil(used / self.columns), self.columns
        right, low = self.x + columns * self.cell_w, self.y + rows * self.cell_h
        found: list[Item] = []
        for k in range(columns + 1):
            x = self.x + k * self.cell_w
            found += [Line(x, self.y - APART, 0, -TICK), Line(x, low + APART, 0, TICK)]
        for k in range(rows + 1):
            y = self.y + k * self.cell_h
            found += [Line(self.x - APART, y, -TICK, 0), Line(right + APART, y, TICK, 0)]
        return tuple(found)


def block(paper: Paper, w: float, h: float, columns: int = 0) -> Block:
    """Cells as many as a page holds, upright or on its side, whichever holds more; at most so many columns.

    The block lies in the middle of the page both ways where it can, so that backs meet their fronts however the paper
    is turned over.
    """
    best: Block | None = None
    for lying in (paper, paper.turned):
        room = lying.room
        across, down = int((room.w + SLACK) // w), int((room.h + SLACK) // h)
        across = min(across, columns) if columns else across
        if across and down and (best is None or across * down > best.count):
            y = min((lying.h - down * h) / 2, room.y + room.h - down * h)
            best = Block(lying, across, down, w, h, (lying.w - across * w) / 2, y)
    if best is None:
        raise ValueError(f"{w} x {h} mm is larger than the paper")
    return best


def cells(laid: Block, count: int, draw: Callable[[int, Area], Iterable[Item]]) -> Iterator[tuple[Item, ...]]:
    """The items of each page: `draw` gives those of the k-th cell at its place."""
    for first in range(0, count, laid.count):
        here = range(first, min(count, first + laid.count))
        yield laid.marks(len(here)) + tuple(item for k in here for item in draw(k, laid.cell(k - first)))


Places = dict[int, Area]
"""Where pieces lie on a page, by their numbers."""


def packed(paper: Paper, sizes: Sequence[tuple[float, float]]) -> Iterator[tuple[Paper, Places]]:
    """Pieces of different sizes on few pages, each upright or lying, whichever takes more; in the middle of the page.

    Larger pieces come first, so that smaller ones fill what they leave.
    """
    left = sorted(range(len(sizes)), key=lambda k: -sizes[k][0] * sizes[k][1])
    while left:
        ways = [(lying, _filled(lying.room, sizes, left)) for lying in (paper, paper.turned)]
        lying, page = max(ways, key=lambda way: sum(place.w * place.h for place in way[1].values()))
        if not page:
            raise ValueError("a piece is larger than the paper")
        yield lying, _centred(lying.room, page)
        left = [k for k in left if k not in page]


def _filled(room: Area, sizes: Sequence[tuple[float, float]], left: Sequence[int]) -> Places:
    """Each piece in the highest free place, as long as there is one."""
    page: Places = {}
    for k in left:
        if (place := next(_free(room, page, *sizes[k]), None)) is not None:
            page[k] = place
    return page


def _free(room: Area, page: Places, w: float, h: float) -> Iterator[Area]:
    """Where another piece could lie: at the edge of the room or beside a piece."""
    for y in sorted({room.y} | {taken.y + taken.h + BETWEEN for taken in page.values()}):
        for x in sorted({room.x} | {taken.x + taken.w + BETWEEN for taken in page.values()}):
            inside = x + w <= room.x + room.w + SLACK and y + h <= room.y + room.h + SLACK
            if inside and not any(_too_near(Area(x, y, w, h), taken) for taken in page.values()):
                yield Area(x, y, w, h)


def _too_near(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.w + BETWEEN - SLACK and other.x < one.x + one.w + BETWEEN - SLACK
    return across and one.y < other.y + other.h + BETWEEN - SLACK and other.y < one.y + one.h + BETWEEN - SLACK


def _centred(room: Area, page: Places) -> Places:
    dx = (room.x + room.w - max(place.x + place.w for place in page.values())) / 2
    dy = (room.y + room.h - max(place.y + place.h for place in page.values())) / 2
    return {k: Area(place.x + dx, place.y + dy, place.w, place.h) for k, place in page.items()}


@dataclass(frozen=True, slots=True)
class Tile:
    """One page of a tiled picture: its row and column, what it shows of the picture, and where that lies."""

    row: int
    column: int
    rows: int
    columns: int
    part: Area
    place: Area
    paper: Paper


def tiles(paper: Paper, w: float, h: float) -> list[Tile]:
    """Tiles of equal size for a picture, upright or lying, whichever needs fewer pages."""
    return min((_tiles(lying, w, h) for lying in (paper, paper.turned)), key=len)


def _tiles(paper: Paper, w: float, h: float) -> list[Tile]:
    room = paper.room
    columns, rows = _steps(w, room.w), _steps(h, room.h)
    wide, high = (w + (columns - 1) * OVERLAP) / columns, (h + (rows - 1) * OVERLAP) / rows
    x, y = (paper.w - wide) / 2, room.y + (room.h - high) / 2
    return [
        Tile(
            row,
            column,
            rows,
            columns,
            Area(column * (wide - OVERLAP), row * (high - OVERLAP), wide, high),
            Area(x, y, wide, high),
            paper,
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _steps(length: float, room: float) -> int:
    """How many tiles a length takes: each but the first is shortened by what it shows again."""
    return max(1, ceil((length - OVERLAP - SLACK) / (room - OVERLAP)))


def tile_items(tile: Tile, items: tuple[Picture | Line | Box | Words, ...]) -> tuple[Item, ...]:
    """What lies on a tile's page: its piece of the picture, cut marks, where the next tile begins, and a small plan."""
    place, part = tile.place, tile.part
    window = Window(place.x, place.y, place.w, place.h, -part.x, -part.y, items)
    return window, *_corners(place), *_seams(tile), *_plan(tile)


def _corners(place: Area) -> Iterator[Item]:
    for x, side in ((place.x, -1), (place.x + place.w, 1)):
        for y, end in ((place.y, -1), (place.y + place.h, 1)):
            yield Line(x + side * APART, y, side * TICK, 0)
            yield Line(x, y + end * APART, 0, end * TICK)


def _seams(tile: Tile) -> Iterator[Item]:
    """Dashes outside the picture where the tile at the right and the tile below will begin."""
    place = tile.place
    if tile.column + 1 < tile.columns:
        x = place.x + place.w - OVERLAP
        for y, end in ((place.y, -1), (place.y + place.h, 1)):
            yield Line(x, y + end * APART, 0, end * (MARK - APART), 0.35, INK, True)
    if tile.row + 1 < tile.rows:
        y = place.y + place.h - OVERLAP
        for x, side in ((place.x, -1), (place.x + place.w, 1)):
            yield Line(x + side * APART, y, side * (MARK - APART), 0, 0.35, INK, True)


def _plan(tile: Tile) -> Iterator[Item]:
    """Which piece this is, in the free corner above the picture or, where there is none, nowhere."""
    cell = 4.0
    wide, high = tile.columns * cell, tile.rows * cell
    x, y = tile.place.x + tile.place.w - wide, tile.place.y - MARK - 2 - high
    if tile.rows * tile.columns == 1 or y < EDGE:
        return
    for row in range(tile.rows):
        for column in range(tile.columns):
            here = (row, column) == (tile.row, tile.column)
            yield Box(x + column * cell, y + row * cell, cell, cell, CUT, CUT if here else "")
