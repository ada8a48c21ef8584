"""How near one looks at the board: the wheel zooms about the pointer, panning moves it, 0 fits it again."""

from boardgames.table.space import Rect, clamp

STEP, NEAREST = 1.25, 2.5
"""One notch of the wheel, and the largest board in sizes of the one that fits."""


class Lens:
    """Where the board lies when it is larger than its place.

    >>> lens = Lens()
    >>> home, room = Rect(100, 0, 200, 200), Rect(0, 0, 400, 200)
    >>> lens.zoom(1, 200, 100, home, room)
    >>> lens.board(home, room)
    Rect(x=75.0, y=-25.0, w=250.0, h=250.0)
    """

    def __init__(self) -> None:
        self.factor = 1.0
        self._dx = self._dy = 0.0

    def board(self, home: Rect, room: Rect) -> Rect:
        """The board's rectangle: its middle stays where panning left it, and no edge comes loose inside the room."""
        if self.factor <= 1:
            return home
        wide, high = home.w * self.factor, home.h * self.factor
        x = _kept(home.cx + self._dx - wide / 2, wide, room.x, room.w)
        y = _kept(home.cy + self._dy - high / 2, high, room.y, room.h)
        return Rect(x, y, wide, high)

    def zoom(self, steps: float, x: float, y: float, home: Rect, room: Rect) -> None:
        """Nearer or further; what lies under the point stays under it."""
        before = self.board(home, room)
        factor = clamp(1.0, self.factor * STEP**steps, NEAREST)
        grown = factor / self.factor
        self.factor = factor
        self._dx = x + (before.cx - x) * grown - home.cx
        self._dy = y + (before.cy - y) * grown - home.cy
        self._settle(home, room)

    def pan(self, dx: float, dy: float, home: Rect, room: Rect) -> None:
        """Move the enlarged board."""
        self._dx, self._dy = self._dx + dx, self._dy + dy
        self._settle(home, room)

    def fit(self) -> None:
        """The whole board again."""
        self.factor, self._dx, self._dy = 1.0, 0.0, 0.0

    def _settle(self, home: Rect, room: Rect) -> None:
        """What the edges do not allow is forgotten, so that the way back is not longer than the way there."""
        if self.factor <= 1:
            self.fit()
            return
        lies = self.board(home, room)
        self._dx, self._dy = lies.cx - home.cx, lies.cy - home.cy


def _kept(start: float, length: float, low: float, room: float) -> float:
    """Where a side begins: it covers the room if it is longer, and lies inside if it is not."""
    ends = sorted((low, low + room - length))
    return clamp(ends[0], start, ends[1])
