"""About the app: what it is, who made the games, under which licences its parts are."""

from typing import TYPE_CHECKING

import pygame

from boardgames import __version__, games
from boardgames.app.hall import Hall, told
from boardgames.app.scene import Scene
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, INK, MUTED, PARCHMENT

if TYPE_CHECKING:
    from boardgames.app.window import Window

LICENCES = ("app", "fonts", "pygame", "sdl", "gui", "pillow", "platformdirs", "typst", "pypdf")


class AboutScene(Scene):
    """Two panels; in small windows they are tabs."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._tab = 0

    def choose(self, tab: int) -> None:
        """Another tab of a small window."""
        self._tab = tab
        self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Ctrl Tab: the other tab."""
        if pressed.key == pygame.K_TAB:
            self.choose(1 - self._tab)
            return True
        return False

    def draw(self, desk: Desk) -> None:
        """Heading, panels, key line."""
        hall, say = Hall(desk, self.words), self.words.say
        if hall.small:
            tabs = say("about.tab-app"), say("about.tab-licences")
            room = hall.bar((say("about.title"),), self.window.back, tabs, self._tab, self.choose)
            desk.panel(room)
            (self._licences if self._tab else self._app)(hall, room)
            hall.keys(say("about.keys-tabs"))
            return
        room = hall.heading(say("about.title"), say("about.note"), self.window.back, say("menu.back"))
        wide = (room.w - hall.gap) * 0.5
        left = Rect(room.x, room.y, wide, room.h)
        right = Rect(left.right + hall.gap, room.y, room.w - wide - hall.gap, room.h)
        for box in (left, right):
            desk.panel(box)
        self._app(hall, left)
        self._licences(hall, right)
        hall.keys(say("about.keys"))

    def _app(self, hall: Hall, box: Rect) -> None:
        """What the app is, its version, the games and their authors."""
        desk, say, pad = hall.desk, self.words.say, hall.pad
        inner = Rect(box.x + pad, box.y, box.w - 2 * pad, box.h)
        size = 22 if hall.roomy else TYPE.small if hall.small else TYPE.body
        y = box.y + 18 if hall.small else hall.title(say("about.app"), box) + 6
        y += desk.write(say("about.what"), Rect(inner.x, y, inner.w, 0), size)
        y += 8 if hall.small else 18
        y += desk.write(say("about.version", version=__version__), Rect(inner.x, y, inner.w, 0), size, colour=MUTED)
        words = say("about.independent")
        plate = len(desk.wrap(words, inner.w - 36, size)) * size * 1.3 + 24
        low = box.bottom - pad - plate
        self._games(hall, Rect(inner.x, y, inner.w, low - y))
        desk.plate(Rect(inner.x, low, inner.w, plate))
        desk.write(words, Rect(inner.x + 18, low + 12, inner.w - 36, 0), size, colour=INK)

    def _games(self, hall: Hall, room: Rect) -> None:
        desk, say, language = hall.desk, self.words.say, self.window.settings.language
        names = games.playable()
        y = room.y + (26 if room.h > 180 else 8)
        if room.h > 150:
            desk.caption(say("about.games"), room.x, y + 8)
            desk.rule(room.x, y + 26, room.w)
            y += 42
        high = min(480.0, (room.bottom - 20 - y) / len(names))
        for k, game in enumerate(names):
            row = Rect(room.x, y + k * high, room.w, high - 8)
            tall = min(row.h, row.w * 0.6)
            picture = row.h > 44
            x = row.x + (tall * 0.75 + (28 if hall.roomy else 18) if picture else 0)
            if picture:
                hall.framed(f"{game}/cover", Rect(row.x, row.cy - tall / 2, tall * 0.75, tall))
            author = say("about.by", author=told(language, game, "author"))
            name = told(language, game, "name")
            used = desk.width(name, TYPE.body, "semi") + desk.width(author, TYPE.small) + 28
            if row.h < 52 and used < row.right - x:
                wide = desk.text(name, x, row.cy, TYPE.body, "semi")
                desk.text(author, x + wide + 16, row.cy, TYPE.small, colour=MUTED)
                continue
            pitch, size = told(language, game, "pitch"), TYPE.body if hall.roomy else TYPE.small
            lines = len(desk.wrap(pitch, row.right - x, size)) * size * 1.3
            more = lines + 22 if row.h > lines + 100 else 0.0
            top = row.cy - (56 + more) / 2
            desk.fit(name, x, top + 14, row.right - x, 28 if hall.roomy else 22, "serif", PARCHMENT)
            desk.fit(author, x, top + 46, row.right - x, TYPE.body, "slant", MUTED)
            if more:
                desk.write(pitch, Rect(x, top + 80, row.right - x, 0), size)

    def _licences(self, hall: Hall, box: Rect) -> None:
        """Parts and their licences, one line each."""
        desk, say, pad = hall.desk, self.words.say, hall.pad
        y = box.y + 12 if hall.small else hall.title(say("about.licences"), box)
        left, right = box.x + pad, box.right - pad
        note = say("about.licence-note")
        size = TYPE.small if hall.compact else TYPE.body
        lines = len(desk.wrap(note, right - left, size)) * size * 1.3
        low = box.bottom - pad - lines
        high = min(112.0, (low - 8 - y) / len(LICENCES))
        for k, part in enumerate(LICENCES):
            middle = y + high * (k + 0.5)
            licence = say(f"licence.{part}")
            wide = desk.text(licence, right, middle, TYPE.body, "semi", BRASS_LIGHT, "r")
            more = high > 60
            room = right - left - wide - 24
            desk.fit(say(f"part.{part}"), left, middle - (14 if more else 0), room, TYPE.body, "semi")
            if more:
                desk.fit(say(f"part-note.{part}"), left, middle + 15, room, TYPE.small, colour=MUTED)
            if k + 1 < len(LICENCES):
                desk.rule(left, y + high * (k + 1), right - left, colour="#4a4a40")
        if y + high * len(LICENCES) + 30 < low:
            low = y + high * len(LICENCES) + 24
            desk.rule(left, low - 14, right - left)
        desk.write(note, Rect(left, low, right - left, 0), size, colour=MUTED)
