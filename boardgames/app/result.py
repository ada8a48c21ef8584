"""The end of a game: who won and by which rule, and what now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys, rulebook_text
from boardgames.app.hall import Hall, fitted, shortened, told
from boardgames.app.rulebook import RulebookScene
from boardgames.app.scene import Scene
from boardgames.app.still import Still
from boardgames.table import faces
from boardgames.table.desk import Desk, plain
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS, BRASS_LIGHT, INK, PARCHMENT, RED_PLATE

if TYPE_CHECKING:
    from boardgames.app.window import Window

LOWER = 28
"""The type of a headline that needs two lines."""


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
    """A remark beside the game's name: the round, how long it took."""
    board: Still | None = None
    """The last position."""


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

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """The rulebook, open at the rule that decided the game."""
        if exact or not rulebook_text.written(self.data.game):
            return False
        self.window.show(RulebookScene(self.window, self.data.game, self.data.rule))
        return True

    def escape(self) -> None:
        """To the menu."""
        self._menu()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter plays again, R with the same seats."""
        if keys.enter(pressed):
            self.swapped()
        elif keys.letter(pressed, "r"):
            self.same()
        else:
            return False
        return True

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """Left the winner's banner, the words about his victory and everybody's name; right the last position."""
        hall = Hall(desk, self.words)
        foot = 56 if hall.roomy else 38 if hall.small else 46
        high = hall.main_high(68 if hall.roomy else 52 if hall.small else 56)
        low = desk.h - foot - high - (40 if hall.roomy else 18)
        room = Rect(hall.edge, 0, desk.w - 2 * hall.edge, low)
        self._story(hall, self._picture(hall, room))
        self._buttons(hall, Rect(room.x, low + (20 if hall.roomy else 8), room.w, high))
        hall.keys(self.words.say("result.keys"))

    def _picture(self, hall: Hall, room: Rect) -> Rect:
        """The table as it stands, or the game's box; gives the room left of it. The lowest windows have none."""
        desk, top = hall.desk, 36.0 if hall.roomy else 20.0
        if desk.h < 480:
            return room
        side = min(room.h - 2 * top, room.w * 0.5)
        place = Rect(room.right - side, room.cy - side / 2, side, side)
        if self.data.board is None:
            hall.box(self.data.game, place.cx, place.cy, side * 0.66, 3)
        else:
            board = self.data.board.paint(desk, place)
            line = faces.box(board.w + 4, board.h + 4, 4, "none", BRASS, 2.5)
            desk.shape(board.x - 2, board.y - 2, board.w + 4, board.h + 4, line, pad=1)
        return Rect(room.x, room.y, room.w - side - (56 if hall.roomy else 28), room.h)

    def _story(self, hall: Hall, room: Rect) -> None:
        """Banner, headline, game, rule and names, one below the other; what is left of the height lies between them."""
        desk, roomy, low = hall.desk, hall.roomy, hall.desk.h < 480
        size = fitted(desk, self.data.headline, room.w, 84 if roomy else 60 if not hall.small else 44, 28)
        head = self._headline_high(hall, room.w, size)
        name, plate, people = (40.0 if roomy else 34.0), self._plate_high(hall, room.w), 46.0 if roomy else 40.0
        used = head + 30 + name + plate + people
        banner = min(356.0 if roomy else 256.0, room.h - used - (96 if roomy else 56))
        if banner < 110 or (low and banner < 140):
            banner = 0.0
        gap = min(56.0 if roomy else 40.0, (room.h - used - banner - 14) / 5)
        y = 14 + banner + gap if banner else (room.h - used - 3 * gap) / 2
        if banner:
            self._banners(hall, room, banner)
        self._headline(hall, room, y, size)
        y += head + 14
        desk.rule(room.x, y, room.w, True)
        y += 16
        self._game(hall, room, y + name / 2)
        y += name + gap
        self._plate(hall, Rect(room.x, y, room.w, plate))
        y += plate + gap
        self._names(hall, room.x, y + people / 2, room.w)

    def _banners(self, hall: Hall, room: Rect, high: float) -> None:
        """One banner for each winner, laurels around the sign; after a draw one for everybody."""
        sides = [person.side for person in self.data.winners]
        shown = sides or [person.side for person in self.data.losers]
        wide, step = high * 0.76, min(high * 0.76 + 84, (room.w - 60) / len(shown))
        wide = min(wide, step - 70) if len(shown) > 1 else wide
        high = wide / 0.76
        for k, side in enumerate(shown):
            x = room.cx + (k - (len(shown) - 1) / 2) * step
            hall.banner(side, x, 14, wide, high)
            if sides:
                hall.laurel(x, 14 + high * 0.42, wide * 0.37)

    def _headline_high(self, hall: Hall, room: float, size: float) -> float:
        """How high the headline is: one line, or two smaller ones."""
        desk, words = hall.desk, self.data.headline
        if desk.width(words, size, "heavy") <= room:
            return size
        return min(2, len(desk.wrap(plain(words), room, LOWER, "heavy"))) * LOWER * 1.2

    def _headline(self, hall: Hall, room: Rect, y: float, size: float) -> None:
        """In one line; with long names in two, and what is longer still ends in dots."""
        desk, words = hall.desk, self.data.headline
        if desk.width(words, size, "heavy") <= room.w:
            desk.text(words, room.cx, y + size / 2, size, "heavy", PARCHMENT, "c", glow=8)
            return
        while len(words) > 1 and len(desk.wrap(plain(words), room.w, LOWER, "heavy")) > 2:
            words = words[:-2] + "…"
        desk.write(plain(words), Rect(room.x, y, room.w, 0), LOWER, "heavy", PARCHMENT, 1.2, "c")

    def _game(self, hall: Hall, room: Rect, y: float) -> None:
        """The game's name and the remark in one line, or the name alone if that is too long."""
        desk, name, note = hall.desk, told(self.window.settings.language, self.data.game, "name"), self.data.note
        size, small = (26, 22) if hall.roomy else (22, TYPE.body)
        wide = desk.width(name, size, "serif")
        both = wide + 20 + desk.width(note, small, "slant")
        if not note or both > room.w:
            desk.fit(name, room.cx, y, room.w, size, "serif", BRASS_LIGHT, "c", glow=4)
            return
        left = room.cx - both / 2
        desk.text(name, left, y, size, "serif", BRASS_LIGHT, glow=4)
        desk.text(note, left + wide + 20, y + 2, small, "slant", PARCHMENT, glow=4)

    def _type(self, hall: Hall) -> float:
        return TYPE.lead if hall.roomy else TYPE.small if hall.desk.h < 480 else TYPE.body

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

    def _names(self, hall: Hall, x: float, y: float, room: float) -> None:
        """Everybody's name on his colour, the winners first."""
        desk, gap = hall.desk, 16.0
        people = (*self.data.winners, *self.data.losers)
        size: float = TYPE.lead if hall.roomy else TYPE.body
        most = room / len(people) - gap - 52
        names = [shortened(desk, person.name, most, size * 1.25) for person in people]
        while size > 16 and sum(desk.name_plate_width(name, size) + gap for name in names) > room:
            size -= 1
        total = sum(desk.name_plate_width(name, size) + gap for name in names) - gap
        at = x + (room - total) / 2
        for person, name in zip(people, names, strict=True):
            at += desk.name_plate(person.side, name, at, y, size) + gap

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
