"""Squares, directions and lines. A set of squares is one int, a bit for each square, as python-chess has it.

>>> grid = Grid(5, 5)
>>> grid.names[12], grid.square("C3")
('C3', 12)
>>> grid.names[grid.step["NE"][12]]
'D4'
>>> [grid.names[s] for s in grid.squares(grid.around[0])]
['B1', 'A2', 'B2']
"""

from collections.abc import Iterator

STEPS: dict[str, tuple[int, int]] = {
    "N": (0, 1),
    "E": (1, 0),
    "S": (0, -1),
    "W": (-1, 0),
    "NE": (1, 1),
    "SE": (1, -1),
    "SW": (-1, -1),
    "NW": (-1, 1),
}
ORTHOGONAL = ("N", "E", "S", "W")
DIAGONAL = ("NE", "SE", "SW", "NW")
OFF = -1
"""No square: beyond the edge of the board."""


class Grid:
    """A board of columns A, B, C ... from west to east and rows 1, 2, 3 ... from south to north."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.names = tuple(self.name(n % columns, n // columns) for n in range(self.size))
        self._index = {name: n for n, name in enumerate(self.names)}
        self.step: dict[str, tuple[int, ...]] = {
            way: tuple(self._at(n % columns + dx, n // columns + dy) for n in range(self.size))
            for way, (dx, dy) in STEPS.items()
        }
        self.around = tuple(
            sum(1 << self.step[way][n] for way in STEPS if self.step[way][n] != OFF) for n in range(self.size)
        )
        self.near = tuple(tuple(self.squares(mask)) for mask in self.around)

    @staticmethod
    def name(column: int, row: int) -> str:
        """The name of a place, also of one beyond the edge: the row north of C5 on a 5 x 5 board is C6."""
        return f"{chr(ord('A') + column)}{row + 1}"

    def _at(self, column: int, row: int) -> int:
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else OFF

    def square(self, name: str) -> int:
        """The number of a square, OFF for a name that is none of this board."""
        return self._index.get(name, OFF)

    def place(self, name: str) -> tuple[int, int] | None:
        """Column and row of a name, also just beyond the edge; None for what is no name of a place."""
        column, row = name[:1], name[1:]
        if not ("@" <= column <= chr(ord("A") + self.columns) and row.isascii() and row.isdecimal() and len(row) < 4):
            return None
        return ord(column) - ord("A"), int(row) - 1

    def line(self, start: int, name: str) -> tuple[str, int] | None:
        """Direction and number of steps from a square to a place, if a straight line leads there.

        >>> Grid(5, 5).line(0, "D4")
        ('NE', 3)
        """
        place = self.place(name)
        if place is None:
            return None
        dx, dy = place[0] - start % self.columns, place[1] - start // self.columns
        if (dx, dy) == (0, 0) or (dx and dy and abs(dx) != abs(dy)):
            return None
        north = "N" if dy > 0 else "S" if dy < 0 else ""
        east = "E" if dx > 0 else "W" if dx < 0 else ""
        return north + east, max(abs(dx), abs(dy))

    def ray(self, start: int, way: str) -> tuple[int, ...]:
        """The squares in a direction, the nearest first, up to the edge."""
        squares = []
        square = self.step[way][start]
        while square != OFF:
            squares.append(square)
            square = self.step[way][square]
        return tuple(squares)

    def beyond(self, start: int, way: str) -> str:
        """The name of the place one step in a direction, also beyond the edge."""
        dx, dy = STEPS[way]
        return self.name(start % self.columns + dx, start // self.columns + dy)

    @staticmethod
    def squares(mask: int) -> Iterator[int]:
        """The squares of a set, lowest first."""
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low
