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
    """A board of columns A, B, C ... from west to east and rows 1, 2, 3 ... from south to north.

    `down`: the rows are counted from north to south, as on boards whose first row is at the top.

    >>> Grid(5, 5, down=True).beyond(0, "N"), Grid(5, 5, down=True).line(0, "C3")
    ('A0', ('SE', 2))
    """

    def __init__(self, columns: int, rows: int, down: bool = False) -> None:
        north = -1 if down else 1
        self._steps = {way: (dx, dy * north) for way, (dx, dy) in STEPS.items()}
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.names = tuple(self.name(n % columns, n // columns) for n in range(self.size))
        self._index = {name: n for n, name in enumerate(self.names)}
        self.step: dict[str, tuple[int, ...]] = {
            way: tuple(self._at(n % columns + dx, n // columns + dy) for n in range(self.size))
            for way, (dx, dy) in self._steps.items()
        }
        self.around = tuple(self._ways(n, tuple(STEPS)) for n in range(self.size))
        self.straight = tuple(self._ways(n, ORTHOGONAL) for n in range(self.size))
        self.slanting = tuple(self._ways(n, DIAGONAL) for n in range(self.size))
        # One row more than the board has: what steps off the edge of the last row is still in a column.
        every_row = [row * columns for row in range(rows + 1)]
        self._west_of_edge = sum(((1 << columns - 1) - 1) << row for row in every_row)
        self._east_of_edge = self._west_of_edge << 1
        self._between: dict[tuple[int, int], tuple[int, int, int]] = {}
        self.near = tuple(tuple(self.squares(mask)) for mask in self.around)

    def _ways(self, square: int, ways: tuple[str, ...]) -> int:
        return sum(1 << self.step[way][square] for way in ways if self.step[way][square] != OFF)

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
        one = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
        return next(way for way, step in self._steps.items() if step == one), max(abs(dx), abs(dy))

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
        dx, dy = self._steps[way]
        return self.name(start % self.columns + dx, start // self.columns + dy)

    def sideways(self, mask: int) -> int:
        """The squares one step east or west of a set."""
        return (mask & self._west_of_edge) << 1 | (mask & self._east_of_edge) >> 1

    def lengthways(self, mask: int) -> int:
        """The squares one step north or south of a set; beyond the last row too, for whoever may leave there."""
        return mask << self.columns | mask >> self.columns

    def touching(self, mask: int) -> int:
        """The squares one step in any direction from a set.

        >>> grid = Grid(5, 5)
        >>> [grid.names[s] for s in grid.squares(grid.touching(1 << grid.square("A1")))]
        ['B1', 'A2', 'B2']
        """
        beside = self.sideways(mask)
        return beside | self.lengthways(mask | beside)

    def block(self, corner: int, columns: int, rows: int) -> int:
        """The squares of a rectangle by its south-west corner; 0 if it does not lie on the board.

        >>> grid = Grid(5, 5)
        >>> [grid.names[s] for s in grid.squares(grid.block(grid.square("B1"), 2, 2))]
        ['B1', 'C1', 'B2', 'C2']
        """
        if corner % self.columns + columns > self.columns or corner // self.columns + rows > self.rows:
            return 0
        return sum(((1 << columns) - 1) << corner + row * self.columns for row in range(rows))

    def distance(self, one: int, other: int) -> int:
        """The larger of the column difference and the row difference."""
        across = abs(one % self.columns - other % self.columns)
        return max(across, abs(one // self.columns - other // self.columns))

    def apart(self, one: int, other: int) -> int:
        """How far apart two squares are as the crow flies, squared."""
        across, along = one % self.columns - other % self.columns, one // self.columns - other // self.columns
        return across * across + along * along

    def between(self, start: int, goal: int) -> tuple[int, int, int]:
        """What the straight line between the centres of two squares meets: the squares it passes through, those it
        only touches at a corner on its left, and those on its right.

        >>> grid = Grid(5, 5)
        >>> [[grid.names[s] for s in grid.squares(mask)] for mask in grid.between(grid.square("A1"), grid.square("C3"))]
        [['B2'], ['A2', 'B3'], ['B1', 'C2']]
        """
        known = self._between.get((start, goal))
        if known is None:
            known = self._between[start, goal] = self._met(start, goal)
        return known

    def _met(self, start: int, goal: int) -> tuple[int, int, int]:
        x, y = start % self.columns, start // self.columns
        dx, dy = goal % self.columns - x, goal // self.columns - y
        through = left = right = 0
        for u in range(min(dx, 0), max(dx, 0) + 1):
            for v in range(min(dy, 0), max(dy, 0) + 1):
                square = (y + v) * self.columns + x + u
                if square in (start, goal):
                    continue
                cross = dx * v - dy * u
                reach = abs(dx) + abs(dy)
                if 2 * abs(cross) < reach:
                    through |= 1 << square
                elif 2 * cross == reach:
                    left |= 1 << square
                elif -2 * cross == reach:
                    right |= 1 << square
        return through, left, right

    @staticmethod
    def squares(mask: int) -> Iterator[int]:
        """The squares of a set, lowest first."""
        while mask:
            low = mask & -mask
            yield low.bit_length() - 1
            mask ^= low
