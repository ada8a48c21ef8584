"""The boards: roofs and streets, castle doors, and where everybody starts (catalogue: "Components and board").

A1 is the north-west corner, as the players see it. A set of squares is one int, a bit for each square.

>>> A.grid.names[A.doors[0].square], A.doors[0].beyond
('C3', 'C2')
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from boardgames.core.grid import OFF, ORTHOGONAL, Grid


class Door(NamedTuple):
    """A way out: a street square, the edge that is crossed, and the name of the place beyond it (KA-RULING-03)."""

    square: int
    edge: str
    beyond: str


class Start(NamedTuple):
    """A start square of the king, and the squares of the knights around him."""

    king: int
    escort: int


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One side of a board, and what follows from its tables, worked out once."""

    name: str
    grid: Grid
    roofs: int
    doors: tuple[Door, ...]
    starts: tuple[Start, ...]
    knights: int
    """The squares of the knights that stand by no start of the king."""
    citizens: tuple[int, ...]
    posterns: tuple[Door, ...] = ()
    streets: int = field(init=False)
    beside: tuple[tuple[int, ...], ...] = field(init=False, repr=False)
    """The squares next to each square, in the order N, E, S, W (KA-BOARD-02)."""
    towards: tuple[dict[str, int], ...] = field(init=False, repr=False)
    """For each square what lies next to it by name; OFF for a place beyond the edge of the board."""
    onward: tuple[dict[int, int], ...] = field(init=False, repr=False)
    """For each square and a square next to it, the one behind that; OFF where the board ends."""

    def __post_init__(self) -> None:
        grid = self.grid
        steps = [[grid.step[way][square] for way in ORTHOGONAL] for square in range(grid.size)]
        towards = [
            {grid.beyond(square, way): grid.step[way][square] for way in ORTHOGONAL} for square in range(grid.size)
        ]
        onward = [
            {goal: grid.step[way][goal] for way, goal in zip(ORTHOGONAL, goals, strict=True) if goal != OFF}
            for goals in steps
        ]
        object.__setattr__(self, "streets", (1 << grid.size) - 1 & ~self.roofs)
        object.__setattr__(self, "beside", tuple(tuple(goal for goal in goals if goal != OFF) for goals in steps))
        object.__setattr__(self, "towards", tuple(towards))
        object.__setattr__(self, "onward", tuple(onward))

    def climbs(self, square: int, goal: int) -> bool:
        """The step goes from a street up to a roof."""
        return bool(self.streets >> square & 1 and self.roofs >> goal & 1)

    def descends(self, square: int, goal: int) -> bool:
        """The step goes from a roof down to a street."""
        return bool(self.roofs >> square & 1 and self.streets >> goal & 1)


def _door(grid: Grid, square: str, edge: str) -> Door:
    number = grid.square(square)
    return Door(number, edge, grid.beyond(number, edge))


def _mask(grid: Grid, names: str) -> int:
    return sum(1 << grid.square(name) for name in names.split())


def _roofs(terrain: str) -> int:
    letters = "".join(terrain.split())
    return sum(1 << square for square, letter in enumerate(letters) if letter == "R")


_TEN, _EIGHT = Grid(10, 10, down=True), Grid(8, 8, down=True)


def _squares(grid: Grid, names: str) -> tuple[int, ...]:
    return tuple(grid.square(name) for name in names.split())


_TOWN_A = """
    RRRRRGGRRR
    RRRRRGGRRR
    RGGGGGGGGR
    RGGGGGGGGG
    RGGGGRRGGG
    GGGGGRRGGG
    RRGGGRRGGG
    RRGGGRRGGG
    RRGGGGGGGG
    RRGGGGGGGG
"""
_TOWN_B = """
    RRRRRRRRRR
    RRGRRRRGRR
    GGGGGGGGGG
    GGGGGGGGGG
    GGRRGGRRGG
    GGRRGGRRGG
    GGGGGGGGGG
    RGGRRRRGGR
    GGGGRRGGGG
    GGGGRRGGGG
"""
_TOWN_E = """
    RRRRRRRR
    RRRRRRRR
    RGGGGGGR
    GGGGGGGG
    GGRRGGGG
    GGRRGGRR
    RGGGGGGG
    RGGGGGGG
"""

A = Board(
    "a",
    _TEN,
    _roofs(_TOWN_A),
    doors=(_door(_TEN, "C3", "N"), _door(_TEN, "B5", "W")),
    starts=(Start(_TEN.square("J10"), _mask(_TEN, "D2 A4 I8 H9 I9 J9 I10")),),
    knights=0,
    citizens=_squares(_TEN, "H2 B3 E4 G4 C6 F6 H6 J6 B8 F8 D9 F10"),
    posterns=(_door(_TEN, "A6", "W"), _door(_TEN, "F1", "N")),
)
B = Board(
    "b",
    _TEN,
    _roofs(_TOWN_B),
    doors=(_door(_TEN, "E3", "N"),),
    starts=(
        Start(_TEN.square("A10"), _mask(_TEN, "B8 A9 B9 C9 B10")),
        Start(_TEN.square("J10"), _mask(_TEN, "I8 H9 I9 J9 I10")),
    ),
    knights=_mask(_TEN, "D2 G2"),
    citizens=_squares(_TEN, "B2 F3 C4 H4 A5 C5 J5 E6 C7 H7 G8 E9"),
)
E = Board(
    "e",
    _EIGHT,
    _roofs(_TOWN_E),
    doors=(_door(_EIGHT, "D3", "N"),),
    starts=(Start(_EIGHT.square("H8"), _mask(_EIGHT, "C2 F7 G7 H7 G8")),),
    knights=0,
    citizens=_squares(_EIGHT, "F2 C3 B4 E4 G4 C6 C7 D8"),
)
"""The boards of the two sides and of the little square (KA-SCEN-E)."""
