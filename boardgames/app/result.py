"""The end of a game: who won and by which rule, and what now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from boardgames.app.hall import Hall, fitted, pieces, shortened, told
from boardgames.app.scene import Scene
from boardgames.table.desk import Desk, plain
from boardgames.table.page import SHARE, Align
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, INK, PARCHMENT, RED_PLATE

if TYPE_CHECKING:
    from boardgames.app.window import Window


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who played: the colour of his side and his name."""

    side: str
    name: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, in words that are ready to be read; a draw has no winners."""

    game: str
    winners: tuple[Person, ...]
    losers: tuple[Person, ...]
    headline: str
    reason: str
    rule: str
    note: str = ""
    """A remark below the game's name: the round, how long it took."""


class ResultScene(Scene):
    """`rematch(swapped)` plays again, with the seats swapped or as they were; `menu()` ends it."""

    def __init__(
        self, window: "Window", data: Ending, rematch: Callable[[bool], object], menu: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self.data = data
        self._rematch, self._menu = rematch, menu

    def swapped(self) -> None:
        """Again, everybody in another seat."""
        self._rematch(True)

    def same(self) -> None:
        """Again, everybody in his seat."""
        self._rematch(False)

    def escape(self) -> None:
        """To the menu."""
        self._menu()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter plays again, R with the same seats."""
        if pressed.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.swapped()
        elif pressed.key == pygame.K_r and not pressed.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.same()
        else:
            return False
        return True

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """The winner's banner, the words about his victory, everybody's name, three buttons."""
        hall = Hall(desk, self.words)
        foot = 56 if hall.roomy else 38 if hall.small else 46
        high = hall.main_high(68 if hall.roomy else 52 if hall.small else 56)
        low = desk.h - foot - high - (40 if hall.roomy else 18)
        if hall.small:
            self._beside(hall, Rect(hall.edge, 0, desk.w - 2 * hall.edge, low))
        else:
            self._middle(hall, Rect(hall.edge, 0, desk.w - 2 * hall.edge, low))
        self._buttons(hall, Rect(hall.edge, low + (20 if hall.roomy else 8), desk.w - 2 * hall.edge, high))
        hall.keys(self.words.say("result.keys"))

    def _sides(self) -> list[str]:
        return [person.side for person in self.data.winners]

    def _banners(self, hall: Hall, x: float, w: float, h: float) -> None:
        """One banner for each winner, laurels around the sign; after a draw smaller ones for all."""
        sides = self._sides()
        shown = sides or [person.side for person in self.data.losers]
        scale = 1.0 if len(shown) == 1 else 0.78
        w, h = w * scale, h * scale
        step = w + 84
        for k, side in enumerate(shown):
            at = x + (k - (len(shown) - 1) / 2) * step
            hall.banner(side, at, 14, w, h)
            if sides:
                hall.laurel(at, 14 + h * 0.42, w * 0.37)

    def _middle(self, hall: Hall, room: Rect) -> None:
        desk, data, roomy = hall.desk, self.data, hall.roomy
        w, h = (270.0, 356.0) if roomy else (170.0, 216.0) if hall.compact else (200.0, 256.0)
        self._scenery(hall, room)
        self._banners(hall, room.cx, w, h)
        wide = min(920.0 if roomy else 760.0, room.w * 0.62)
        size = fitted(desk, data.headline, wide, 92 if roomy else 64, 32)
        y = 14 + h + (62 if roomy else 44)
        y += self._headline(hall, room.cx - wide / 2, y, wide, size, "c") + (26 if roomy else 18)
        desk.rule(room.cx - 280, y, 560, True)
        y += 28 if roomy else 24
        self._game(hall, room.cx, y, wide)
        y += 26 if roomy else 22
        said = desk.width(data.reason, self._type(hall), "bold") + 130
        wide = min(wide, max(said, 560.0))
        plate = Rect(room.cx - wide / 2, y, wide, self._plate_high(hall, wide))
        names = 40.0
        spare = max(0.0, room.bottom - plate.bottom - names)
        plate = Rect(plate.x, plate.y + spare * 0.3, wide, plate.h)
        self._plate(hall, plate)
        self._names(hall, room.cx, (plate.bottom + room.bottom) / 2, room.w, "c")

    def _beside(self, hall: Hall, room: Rect) -> None:
        """Small windows: the banner left, the words right of it."""
        desk, data, low = hall.desk, self.data, hall.desk.h < 480
        w, h = (110.0, 150.0) if low else (150.0, 206.0)
        count = len(self._sides()) or len(data.losers)
        scale = 1.0 if count == 1 else 0.0
        used = 60 + count * w * scale + (count - 1) * 84 if scale else 0.0
        if scale:
            self._banners(hall, room.x + used / 2, w, h)
        x = room.x + used + (12 if scale else 0)
        wide = room.right - x
        y = 44.0 if low else 62.0
        size = fitted(desk, data.headline, wide, 44 if low else 60, 28)
        y += self._headline(hall, x, y, wide, size, "l") + (20 if low else 24)
        self._game(hall, x, y, wide, "l")
        self._names(hall, x, y + (44 if low else 52), wide, "l")
        top = max(14 + h + 16 if scale else 0.0, y + (74 if low else 90))
        high = self._plate_high(hall, room.w)
        spare = max(0.0, room.bottom - top - high)
        self._plate(hall, Rect(room.x, top + spare * 0.4, room.w, high))

    def _headline(self, hall: Hall, x: float, y: float, room: float, size: float, align: Align) -> float:
        """In one line; with long names in two, and what is longer still ends in dots. Gives half its height."""
        desk, words = hall.desk, self.data.headline
        if desk.width(words, size, "heavy") <= room:
            desk.text(words, x + room * SHARE[align], y, size, "heavy", PARCHMENT, align, glow=8)
            return size * 0.5
        size = 28 if hall.roomy else 24
        while len(words) > 1 and len(desk.wrap(plain(words), room, size, "heavy")) > 2:
            words = words[:-2] + "…"
        lines = len(desk.wrap(plain(words), room, size, "heavy"))
        desk.write(plain(words), Rect(x, y - lines * size * 0.6, room, 0), size, "heavy", PARCHMENT, 1.2, align)
        return lines * size * 0.6

    def _game(self, hall: Hall, x: float, y: float, room: float, align: Align = "c") -> None:
        """The game's name and the remark in one line, or the name alone if that is too long."""
        desk, name, note = hall.desk, told(self.window.settings.language, self.data.game, "name"), self.data.note
        size, small = (26, 22) if hall.roomy else (22, TYPE.body)
        wide = desk.width(name, size, "serif")
        both = wide + 24 + desk.width(note, small, "slant")
        if not note or both > room:
            at = x - wide / 2 if align == "c" and wide < room else x - room / 2 if align == "c" else x
            desk.fit(name, at, y, room, size, "serif", BRASS_LIGHT, glow=4)
            return
        left = x - both / 2 if align == "c" else x
        desk.text(name, left, y, size, "serif", BRASS_LIGHT, glow=4)
        desk.text(note, left + wide + 24, y + 2, small, "slant", PARCHMENT, glow=4)

    def _type(self, hall: Hall) -> float:
        return 22 if hall.roomy else TYPE.small if hall.desk.h < 480 else TYPE.body

    def _plate_high(self, hall: Hall, wide: float) -> float:
        size = self._type(hall)
        return len(hall.desk.wrap(f"*{self.data.reason}*", wide - 104, size)) * size * 1.3 + 60

    def _plate(self, hall: Hall, rect: Rect) -> None:
        """By which rule."""
        desk = hall.desk
        desk.plate(rect)
        desk.icon("crown" if self.data.winners else "hourglass", rect.x + 44, rect.cy, 40, INK, "#8a6420", PARCHMENT)
        place = Rect(rect.x + 80, rect.y + 14, rect.w - 104, 0)
        used = desk.write(f"*{self.data.reason}*", place, self._type(hall), colour=INK, hole=PARCHMENT)
        words = self.words.say("result.rule", rule=self.data.rule)
        desk.fit(words, rect.x + 80, rect.y + 14 + used + 18, rect.w - 104, TYPE.small, "semi", RED_PLATE)

    def _names(self, hall: Hall, x: float, y: float, room: float, align: Align) -> None:
        """Everybody's name on his colour, the winners first."""
        desk = hall.desk
        people = (*self.data.winners, *self.data.losers)
        size: float = TYPE.lead if hall.roomy else TYPE.body
        gap = 16.0
        most = room / len(people) - gap - 52
        names = [shortened(desk, person.name, most, size * 1.25) for person in people]
        while size > 16 and sum(desk.name_plate_width(name, size) + gap for name in names) > room:
            size -= 1
        total = sum(desk.name_plate_width(name, size) + gap for name in names) - gap
        at = x - total / 2 if align == "c" else x
        for person, name in zip(people, names, strict=True):
            at += desk.name_plate(person.side, name, at, y, size) + gap

    def _scenery(self, hall: Hall, room: Rect) -> None:
        """The game's box on the left, figures of the winner on the right."""
        desk = hall.desk
        if desk.surface is None or hall.compact:
            return
        big = min(room.w * 0.175, room.bottom * 0.5)
        hall.box(self.data.game, room.x + big * 0.62, room.bottom * 0.5, big, -5)
        figures = pieces(self.data.game).figures
        shown = self._sides() or [person.side for person in self.data.losers]
        rows = [figures[side] for side in shown if side in figures]
        wide = big * 0.62
        for k, (dx, dy) in enumerate(((-0.42, 0), (0.56, 0.14), (-0.3, 1.12), (0.66, 1.24))):
            if rows:
                row = rows[k % len(rows)]
                x, y = room.right - big * 0.66 + dx * wide, room.bottom * 0.46 + dy * wide
                hall.stand(row[k % len(row)], x, y, wide)

    def _buttons(self, hall: Hall, row: Rect) -> None:
        desk, say, gap = hall.desk, self.words.say, 16.0 if hall.roomy else 12.0
        total = row.w - 2 * gap
        short = hall.small
        rows = (
            (0.38, "swapped", "swords", say("key.enter"), self.swapped, True),
            (0.38, "same", "redo", "R", self.same, False),
            (0.24, "menu", "menu", say("key.esc"), self.escape, False),
        )
        x = row.x
        for share, name, icon, key, on, main in rows:
            wide = total * share
            words = say(f"result.{name}-short" if short and name != "menu" else f"result.{name}")
            sign = icon if desk.button_width(words, icon) <= wide else None
            cap = key if desk.button_width(words, sign, key) <= wide else None
            desk.button(Rect(x, row.y, wide, row.h), name, words, on, main=main, icon=sign, key=cap)
            x += wide + gap
