"""The board on the screen: places, figures, lights, arrows, labels; figures glide, fall, shake and fly back.

It knows no rules: it is given what can be picked, what is picked and what would happen where, and registers what can be
pointed at. What it must paint anew is small: the printed board is kept as one picture until it changes.
"""

from collections.abc import Callable, Collection, Mapping
from itertools import pairwise
from math import sin, tau
from typing import Any, NamedTuple

import pygame

from boardgames.table import danger_view, marks, overlook_view
from boardgames.table.desk import Desk
from boardgames.table.game import Danger, Figure, GameTable, Overlook, Range, Tab, on_board
from boardgames.table.motion import FALL, FLY_BACK, GLIDE, LIFT, SHAKE, Motion, eased
from boardgames.table.picking import Lights
from boardgames.table.space import Rect
from boardgames.table.tone import GOLD_HIGH, INK, PARCHMENT, RED, SLATE_LOW, WHITE

Key = tuple[str, str]
Spot = tuple[float, float]
TREMBLE = 3.0
"""How far (logical) something shakes that was refused or hit."""


SEAL = 0.03, 0.115
"""Where a side's seal lies on the rim of a figure's base, and its radius, in widths of the figure."""


class Carried(NamedTuple):
    """What hangs at the pointer, or flies back from where it was let go: names of targets, and where (logical)."""

    names: Collection[str]
    x: float
    y: float


class Shown(NamedTuple):
    """What a board shows at one moment. `on(value, what, place)` gives the action of a target."""

    view: Any
    player: int | None
    """Whose figures can be moved now."""
    lights: Lights
    on: Callable[[str, str, str], object]
    now: float
    tabs: Mapping[str, Tab] = {}
    coins: tuple[tuple[str, str], ...] = ()
    carried: Carried | None = None
    returned: Carried | None = None
    last: tuple[str, ...] = ()
    """The places of the last move, which stay marked."""
    pending: bool = False
    """The last move is declared and not done yet: an arrow shows where it leads."""
    near: bool = False
    """The board is larger than fits."""
    aims: Mapping[str, bool] | None = None
    """Colour-safe markers: places that a move can be aimed at, and whether it would hurt; None: without them."""
    overlook: Overlook | None = None
    """What one who is pointed at could aim at."""
    way: tuple[str, ...] = ()
    """The places that the move of the moment leads over."""
    ranges: tuple[Range, ...] = ()
    """How far those who stand there can aim, while it is shown for all of them."""
    prices: Mapping[str, str] = {}
    """What going to a lit place costs, as it stands on its mark."""
    goal: str = ""
    """The place that is looked at: its price stands out."""
    aside: tuple[tuple[str, str], ...] = ()
    """Who else the move of the moment moves, as pairs of places."""
    danger: Danger | None = None
    """What could be reached and struck, while that is shown."""
    taken: frozenset[str] = frozenset()
    """The places where somebody stands."""
    looked_at: bool = False
    """Nothing on it can be pointed at."""


class BoardView:
    """Draws a game's board and remembers where the figures stood."""

    def __init__(self, game: GameTable[Any], motion: Motion) -> None:
        self._game, self._motion = game, motion
        self._stood: dict[Key, Figure] = {}
        self._from: dict[Key, Spot] = {}
        self._fallen: list[Figure] = []
        self._hurt: frozenset[Key] = frozenset()
        self._printed: tuple[object, pygame.Surface] | None = None
        self._whole: pygame.Surface | None = None
        """The board as it fits: it is stretched while a larger one is drawn."""
        self.sharpening = False
        """Pictures of the enlarged board are still being drawn: look again."""

    def changed(self, view: Any, now: float, pace: float) -> bool:
        """The figures stand differently now: those that moved begin to glide, the lost ones fall; False: none did."""
        stand = {_key(figure): figure for figure in self._game.figures(view, None)}
        before, self._stood = self._stood, stand
        before = _renamed(before, stand)
        if not before or before == stand:
            self._from, self._fallen, self._hurt = {}, [], frozenset()
            return False
        shared = [key for key in stand if key in before]
        self._from = {key: (old.x, old.y) for key in shared if _spot(old := before[key]) != _spot(stand[key])}
        self._fallen = [figure for key, figure in before.items() if key not in stand]
        self._hurt = frozenset(key for key in shared if before[key].coin != stand[key].coin)
        self._motion.begin("glide", now, GLIDE, pace)
        self._motion.begin("fall", now, FALL, pace)
        self._motion.begin("hurt", now, SHAKE, pace)
        return True

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk, board: Rect, room: Rect, shown: Shown) -> None:
        """Paint everything that lies within the room."""
        with desk.clip(room):
            self._print(desk, board, room, shown)
            spots = {place.name: on_board(board, place.rect) for place in self._game.places(shown.view)}
            for name, rect in spots.items():
                self._place(desk, name, rect, shown)
            overlook_view.ranges(desk, spots, shown.ranges)
            if shown.danger is not None:
                danger_view.below(desk, spots, shown.danger)
            if shown.overlook is not None:
                overlook_view.below(desk, spots, shown.overlook)
            self._figures(desk, board, shown)
            overlook_view.reaches(desk, spots, shown.ranges)
            lights, last = shown.lights, shown.last
            if len(shown.way) > 1:
                self._way_there(desk, spots, shown.way)
            elif lights.source and lights.target and shown.overlook is None:  # over the figures: a crowd would hide it
                self._arrow(desk, spots, lights.source, lights.target)
            elif shown.pending and last:
                self._arrow(desk, spots, last[0], last[-1])
            if shown.overlook is not None:
                overlook_view.above(desk, spots, shown.overlook)
            self._aside(desk, board, spots, shown)
            if shown.danger is not None:
                danger_view.above(desk, spots, shown.danger)
            self._labels(desk, spots, shown)
            self._prices(desk, spots, shown)

    def _print(self, desk: Desk, board: Rect, room: Rect, shown: Shown) -> None:
        """The printed board: painted once, then laid as one picture until it looks different."""
        view = shown.view
        if desk.surface is None:
            self._game.paint_board(desk, board, view)
            return
        seen = desk.real(room).clip(desk.surface.get_rect())
        key = board, seen.topleft, seen.size, desk.size, desk.scale_percent, desk.language, self._game.printed(view)
        if self._printed is not None and self._printed[0] == key:
            desk.surface.blit(self._printed[1], seen)
            return
        if shown.near and self._whole is not None:
            # The enlarged board is drawn in another thread; meanwhile the fitting one is stretched.
            stretched = pygame.transform.smoothscale(self._whole, desk.real(board).size)
            desk.surface.blit(stretched, desk.real(board))
        desk.hurried, desk.unready = shown.near, 0
        self._game.paint_board(desk, board, view)
        self.sharpening, desk.hurried = desk.unready > 0, False
        if not self.sharpening:
            self._printed = key, desk.surface.subsurface(seen).copy()
        if not shown.near:
            self._whole = desk.surface.subsurface(desk.real(board).clip(seen)).copy()

    def _place(self, desk: Desk, name: str, rect: Rect, shown: Shown) -> None:
        lights, target_name = shown.lights, f"place:{name}"
        lit = target_name in lights.offered
        if name == lights.target:
            marks.brackets(desk, rect.inset(-5), strong=True)
        elif lit and lights.begun and target_name in lights.strides and name in shown.prices:
            marks.price_ground(desk, rect, strong=name == shown.goal)
        elif lit and lights.begun and target_name in lights.strides:
            marks.step_mark(desk, rect.cx, rect.cy, min(rect.w, rect.h))
        elif lit and lights.begun and shown.aims and name in shown.aims:
            (marks.teeth if shown.aims[name] else marks.brackets)(desk, rect.inset(2))
        elif lit and lights.begun:
            marks.brackets(desk, rect.inset(2))
        elif name in shown.last:
            marks.trace(desk, rect)
        if shown.looked_at:
            return
        desk.target(rect, target_name, shown.on(name, "place", name), "row" if lit else "area")
        if desk.focus == target_name:
            desk.ring(rect, 6, -4)

    @staticmethod
    def _arrow(desk: Desk, spots: Mapping[str, Rect], start: str, end: str) -> None:
        if start in spots and end in spots and start != end:
            a, b = spots[start], spots[end]
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.065, cut=(a.w * 0.3, a.w * 0.34))

    @staticmethod
    def _way_there(desk: Desk, spots: Mapping[str, Rect], way: tuple[str, ...]) -> None:
        """Step by step along the places of a way, an arrow at its end."""
        rects = [spots[name] for name in way if name in spots]
        for a, b in pairwise(rects[:-1]):
            marks.trail(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.05)
        for a, b in zip(rects[-2:-1], rects[-1:], strict=True):
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.05, cut=(0, a.w * 0.12))

    def _aside(self, desk: Desk, board: Rect, spots: Mapping[str, Rect], shown: Shown) -> None:
        """Where everybody would stand whom a move pushes along: the figure there in a golden rim, an arrow to it."""
        stand = {figure.place: figure for figure in self._game.figures(shown.view, shown.player)}
        for start, end in shown.aside:
            if start not in spots or end not in spots:
                continue
            a, b, figure = spots[start], spots[end], stand.get(start)
            if figure is not None:
                x, y = board.x + figure.x * board.w + b.cx - a.cx, board.y + figure.y * board.h + b.cy - a.cy
                width = figure.width * board.w
                marks.figure(desk, figure.picture, x, y, width, rim=max(1.6, width * 0.03), colour=GOLD_HIGH)
        for start, end in shown.aside:
            if start in spots and end in spots:
                a, b = spots[start], spots[end]
                low = a.h * 0.3
                marks.arrow(desk, (a.cx, a.cy + low), (b.cx, b.cy + low), a.w * 0.08, cut=(a.w * 0.2, a.w * 0.3))

    @staticmethod
    def _prices(desk: Desk, spots: Mapping[str, Rect], shown: Shown) -> None:
        """What each lit place costs: in its middle, in a corner where somebody stands, below what is dragged there."""
        if not shown.lights.begun:
            return
        taken = {figure for _, figure in shown.aside} | shown.taken
        for name, words in shown.prices.items():
            if name in shown.tabs or name not in spots:
                continue
            if f"place:{name}" in shown.lights.strides or name in (shown.goal, shown.lights.target):
                strong = name in (shown.goal, shown.lights.target)
                if strong and shown.carried is not None:  # below what hangs at the pointer
                    rect = spots[name]
                    marks.odds_tab(desk, rect.cx, rect.bottom + rect.h * 0.22, words, "boot", True, rect.w)
                else:
                    marks.price(desk, spots[name], words, strong, corner=name in taken)

    def _figures(self, desk: Desk, board: Rect, shown: Shown) -> None:
        self._falling(desk, board, shown.now)
        for figure in self._game.figures(shown.view, shown.player):
            hangs = shown.carried is not None and figure.mine and _name(figure) in shown.carried.names
            self._figure(desk, board, figure, shown, hangs)

    def _falling(self, desk: Desk, board: Rect, now: float) -> None:
        share = self._motion.share("fall", now)
        if share >= 1:
            return
        for figure in self._fallen:
            x, y = board.x + figure.x * board.w, board.y + figure.y * board.h
            width = figure.width * board.w
            marks.figure(
                desk, figure.picture, x, y + width * 0.2 * share, width, alpha=round(255 * (1 - share)), turn=80 * share
            )

    def _figure(self, desk: Desk, board: Rect, figure: Figure, shown: Shown, hangs: bool) -> None:
        x, y = self._way(board, figure, shown)
        width, lights = figure.width * board.w, shown.lights
        name = _name(figure)
        picked = name in lights.chosen
        rim = max(1.6, width * 0.035) if picked and not hangs else 0
        goes = any(figure.place == start for start, _ in shown.aside)
        if not (goes and any(figure.place == end for _, end in shown.aside)):  # another one would stand there
            marks.figure(desk, figure.picture, x, y, width, rim=rim, alpha=90 if hangs or goes else 255)
        if shown.aims is not None and figure.side:
            desk.crest(figure.side, x, y + width * SEAL[0], max(2.5, width * SEAL[1]))
        if figure.sign:
            marks.plate_sign(desk, figure.sign, x + width * 0.3, y + width * 0.02, width * 1.16)
        if figure.mark is not None:
            words = figure.mark.words if figure.place not in shown.tabs else ""  # a label would lie on it
            marks.shoulder_mark(desk, figure.mark.picture, words, x, y - width * 0.77, width * 1.16)
        if figure.coin:  # well inside the figure, so that in a crowd nobody takes it for its neighbour's
            marks.board_coin(desk, figure.coin, x + width * 0.12, y - width * 0.3, width * 1.6)
        if shown.looked_at:
            return
        body = desk.grown(Rect(x - width * 0.42, y - width * 0.95, width * 0.84, width), least=0)
        stop = picked or name in lights.offered
        action = shown.on(figure.value if figure.mine else "", "figure", figure.place)
        desk.target(body, name, action, "row" if stop else "area", group=f"figures:{figure.place}")
        if desk.focus == name:
            desk.ring(body, 8, 0)

    def _way(self, board: Rect, figure: Figure, shown: Shown) -> Spot:
        """Where a figure's foot is: on its way, flying back, shaking, or in its place."""
        motion, now, key = self._motion, shown.now, _key(figure)
        x, y = board.x + figure.x * board.w, board.y + figure.y * board.h
        if key in self._from:
            left = 1 - eased(motion.share("glide", now))
            x += (self._from[key][0] - figure.x) * board.w * left
            y += (self._from[key][1] - figure.y) * board.h * left
        if key in self._hurt:
            x += tremble(motion.share("hurt", now))
        if shown.returned is not None and _name(figure) in shown.returned.names:
            return flown(motion, now, (shown.returned.x, shown.returned.y + figure.width * board.w * 0.4), (x, y))
        return x, y

    def _labels(self, desk: Desk, spots: Mapping[str, Rect], shown: Shown) -> None:
        """What would happen at each lit target, whether one goes there or strikes, and what supports it."""
        for name, hurts in (shown.aims or {}).items():
            if f"place:{name}" in shown.lights.strides:
                continue  # the diamond says so
            lit = f"place:{name}" in shown.lights.offered or name == shown.lights.target
            if name in spots and lit and name not in shown.tabs:  # a label has its own sign
                rect = spots[name]
                marks.aim(desk, rect.x + rect.w * 0.87, rect.y + rect.h * 0.13, rect.w * 0.24, hurts)
        for name, tab in shown.tabs.items():
            if name in spots:
                _tab(desk, spots[name], tab, name == shown.lights.target)
        for name, words in shown.coins:
            if name in spots:
                rect = spots[name]
                marks.board_coin(
                    desk, words, rect.x + rect.w * 0.87, rect.y + rect.h * 0.13, rect.w * 0.8, SLATE_LOW, WHITE
                )

    def draw_carried(self, desk: Desk, board: Rect, figures: tuple[Figure, ...], carried: Carried, now: float) -> None:
        """What is dragged hangs at the pointer, a little larger, with its shadow below."""
        lifted = [figure for figure in figures if _name(figure) in carried.names]
        share = self._motion.share("lift", now)
        for number, figure in enumerate(lifted):
            width = figure.width * board.w
            x = carried.x + (number - (len(lifted) - 1) / 2) * width * 0.7
            rim, lift = max(1.6, width * 0.035), width * 0.1 * share
            marks.figure(desk, figure.picture, x, carried.y + width * 0.4, width * 1.05, rim=rim, lift=lift)

    def lift(self, now: float, pace: float) -> None:
        """Something was picked up."""
        self._motion.begin("lift", now, LIFT, pace)


def tremble(share: float) -> float:
    """How far aside something is that shakes twice."""
    return TREMBLE * sin(2 * tau * share) if share < 1 else 0.0


def flown(motion: Motion, now: float, start: Spot, home: Spot) -> Spot:
    """Where something is that flies back to its place and then shakes twice."""
    whole = FLY_BACK + SHAKE
    way = eased(motion.part("back", now, 0.0, FLY_BACK, whole))
    aside = tremble(motion.part("back", now, FLY_BACK, SHAKE, whole)) if way >= 1 else 0.0
    return start[0] + (home[0] - start[0]) * way + aside, start[1] + (home[1] - start[1]) * way


def _tab(desk: Desk, rect: Rect, tab: Tab, strong: bool) -> None:
    """A label at the upper edge of a place: a sign, a number, and a second sign behind them, barred if impossible."""
    y = rect.y + 4
    wide = marks.odds_tab(desk, rect.cx, y, tab.words, tab.icon, strong, rect.w * 0.66)
    if tab.second:
        size = 18.0
        x = rect.cx + wide / 2 + size * 0.75
        desk.coin("", x, y, size * 0.66, GOLD_HIGH if strong else PARCHMENT, INK)
        desk.icon(tab.second, x, y, size * 0.8, INK, INK, PARCHMENT)
        if tab.barred:
            desk.icon("barred", x, y, size * 1.25, RED, RED, PARCHMENT)


def _name(figure: Figure) -> str:
    """A figure as a target: that of another player with its place, so that two names never meet."""
    return f"figure:{figure.value}" if figure.mine else f"figure:{figure.place}:{figure.value}"


def _renamed(before: dict[Key, Figure], stand: Mapping[Key, Figure]) -> dict[Key, Figure]:
    """How the figures stood, under the names they have now: one that is named by its place has another when it moves.

    Those of one picture that are gone from one place and new in another are taken to be the same.
    """
    fresh = [key for key, figure in stand.items() if key not in before and figure.value == figure.place]
    found = {key: figure for key, figure in before.items() if key in stand}
    for key, figure in before.items():
        if key not in stand:
            moved = next((new for new in fresh if new[0] == key[0] and figure.value == figure.place), None)
            if moved is not None:
                fresh.remove(moved)
            found[moved or key] = figure
    return found


def _spot(figure: Figure) -> Spot:
    return figure.x, figure.y


def _key(figure: Figure) -> Key:
    return figure.picture, figure.value
