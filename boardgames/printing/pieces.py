"""Pieces to cut out that are not all of one size: tokens, markers, terrain; packed on as few pages as they need."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from boardgames.printing.kit import Order
from boardgames.printing.laying import packed
from boardgames.printing.paper import Area
from boardgames.printing.parts import numbered
from boardgames.printing.sheets import CUT, Box, Item, Line, Picture, Sheet, Window


class Piece(NamedTuple):
    """Something to cut out: cells in columns and rows, and what lies on them, in mm from its corner."""

    columns: int
    rows: int
    cell: float
    items: tuple[Picture | Box | Line, ...]

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.columns * self.cell, self.rows * self.cell


def rows(order: Order, counts: Mapping[str, int], side: float, *ground: str) -> Piece:
    """Small things side by side, some of each, to be cut apart, in even rows that any page can hold."""
    items: list[Picture | Box | Line] = []
    names = [name for name, count in counts.items() for _ in range(count)]
    down = -(-len(names) // int(order.sheet.room.w // side))
    across = -(-len(names) // down)
    for k, name in enumerate(names):
        place = Area(k % across * side, k // across * side, side, side)
        items += [*(Picture(f"{order.game}/{one}", *place) for one in (*ground, name)), Box(*place, line=CUT)]
    return Piece(across, down, side, tuple(items))


def cut_out(order: Order, part: str, page: str, pieces: Sequence[Piece]) -> Iterator[Sheet]:
    """The pages of a part with all its pieces."""
    pages = (
        (paper, tuple(item for k, place in places.items() for item in _drawn(pieces[k], place)))
        for paper, places in packed(order.sheet, [piece.size for piece in pieces])
    )
    return numbered(part, order.words.say(f"kit.page.{page}"), pages)


def _drawn(piece: Piece, place: Area) -> Iterable[Item]:
    return Window(*place, 0, 0, piece.items), Box(*place, line=CUT)
