"""The board on the screen: places, figures, lights, arrows; figures glide from where they stood to where they stand.

It knows no rules: it is given what can be picked and what is picked, and registers what can be pointed at.
"""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import Figure, GameTable, on_board
from boardgames.table.space import Rect

GLIDE = 0.18
"""Seconds that a figure needs for its way, at normal speed."""

Key = tuple[str, str]
Spot = tuple[float, float]


class Lights(NamedTuple):
    """What the board shows of a move under construction."""

    offered: Collection[str] = ()
    chosen: Collection[str] = ()
    source: str = ""
    target: str = ""
    begun: bool = False


class Carried(NamedTuple):
    """What hangs at the pointer: the values taken, and where the pointer is (logical)."""

    values: Collection[str]
    x: float
    y: float


class BoardView:
    """Draws a game's board and remembers where the figures stood."""

    def __init__(self, game: GameTable[Any]) -> None:
        self._game = game
        self._stood: dict[Key, Spot] = {}
        self._from: dict[Key, Spot] = {}
        self._since = 0.0

    def changed(self, view: Any, now: float) -> None:
        """The figures stand differently now: those that moved begin to glide."""
        stand = {_key(figure): (figure.x, figure.y) for figure in self._game.figures(view, None)}
        self._from = {key: self._stood[key] for key in stand if key in self._stood and self._stood[key] != stand[key]}
        self._stood, self._since = stand, now

    def moving(self, now: float, pace: float) -> bool:
        """Some figure is still on its way."""
        if self._from and now - self._since >= GLIDE * pace:
            self._from = {}
            return True
        return bool(self._from)

    def draw(
        self,
        desk: Desk,
        board: Rect,
        view: Any,
        eyes: int | None,
        lights: Lights,
        carried: Carried | None,
        on: Callable[[str, str, str], object],
        now: float,
        pace: float,
    ) -> None:
        """Paint everything; `on(value, what, place)` gives the action of a target."""
        self._game.paint_board(desk, board, view)
        spots = {place.name: on_board(board, place.rect) for place in self._game.places(view)}
        for name, rect in spots.items():
            self._place(desk, name, rect, lights, on(name, "place", name))
        if lights.source in spots and lights.target in spots and lights.source != lights.target:
            a, b = spots[lights.source], spots[lights.target]
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.065, cut=(a.w * 0.3, a.w * 0.34))
        lifted: list[Figure] = []
        for figure in self._game.figures(view, eyes):
            hangs = carried is not None and figure.mine and figure.value in carried.values
            self._figure(desk, board, figure, lights, on, self._way(figure, now, pace), 90 if hangs else 255)
            lifted += [figure] * hangs
        if carried is not None:
            for number, figure in enumerate(lifted):
                width = figure.width * board.w
                x = carried.x + (number - (len(lifted) - 1) / 2) * width * 0.7
                rim = max(1.6, width * 0.035)
                marks.figure(desk, figure.picture, x, carried.y + width * 0.4, width * 1.05, rim=rim, lift=width * 0.1)

    def _place(self, desk: Desk, name: str, rect: Rect, lights: Lights, action: object) -> None:
        lit = name in lights.offered
        if name == lights.target:
            marks.brackets(desk, rect.cx, rect.cy, rect.w + 10, strong=True)
        elif lit and lights.begun:
            marks.brackets(desk, rect.cx, rect.cy, rect.w - 4)
        target = f"place:{name}"
        desk.target(rect, target, action, "row" if lit else "area")
        if desk.focus == target:
            desk.ring(rect, 6, -4)

    def _figure(
        self,
        desk: Desk,
        board: Rect,
        figure: Figure,
        lights: Lights,
        on: Callable[[str, str, str], object],
        spot: Spot,
        alpha: int,
    ) -> None:
        x, y, width = board.x + spot[0] * board.w, board.y + spot[1] * board.h, figure.width * board.w
        picked = figure.mine and figure.value in lights.chosen
        rim = max(1.6, width * 0.035) if picked and alpha == 255 else 0
        marks.figure(desk, figure.picture, x, y, width, rim=rim, alpha=alpha)
        body = Rect(x - width * 0.42, y - width * 0.95, width * 0.84, width)
        name = f"figure:{figure.value}" if figure.mine else f"figure:{figure.place}:{figure.value}"
        value = figure.value if figure.mine else ""
        desk.target(body, name, on(value, "figure", figure.place), "area")
        if figure.coin:
            marks.board_coin(desk, figure.coin, x + width * 0.3, y - width * 0.03, width * 1.6)

    def _way(self, figure: Figure, now: float, pace: float) -> Spot:
        """Where a figure is on its way: quick at first, slower at the end."""
        start = self._from.get(_key(figure))
        if start is None or pace <= 0:
            return figure.x, figure.y
        share = min(1.0, (now - self._since) / (GLIDE * pace))
        eased = 1 - (1 - share) ** 3
        return start[0] + (figure.x - start[0]) * eased, start[1] + (figure.y - start[1]) * eased


def _key(figure: Figure) -> Key:
    return figure.picture, figure.value
