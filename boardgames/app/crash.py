"""When an error of our own stops the app: the game is saved, a report written, and a window says what happened."""

import contextlib
import platform
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from boardgames import crash_report, games
from boardgames.app import folder, keys, news, typing_line
from boardgames.app.dialog import Dialog
from boardgames.app.hall import Hall
from boardgames.app.news import Said
from boardgames.app.play import PlayScene
from boardgames.app.scene import Scene
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.saves import SaveError
from boardgames.core.session import Session
from boardgames.table import caches
from boardgames.table.desk import Desk, plain
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import MUTED, PARCHMENT, WELL
from boardgames.words import Words

PITCH = TYPE.small * 1.3
LEAST_LINES = 2
"""Of the report, below which it is not shown at all."""
LOOKS = ((True, True), (True, False), (False, False))
"""Whether the buttons have signs and keys, the fullest first."""


def stop(window: Window, error: Exception) -> None:
    """Save what can be saved, write the report and show it. Whatever fails meanwhile, the rest is done all the same."""
    language = window.settings.language
    text = crash_report.report(error, _about(window))
    path, uid = crash_report.write(text), _save(window)
    if uid:
        crash_report.remember(uid)
    told = in_words(language, path, bool(uid))
    crash_report.tell(told)
    with contextlib.suppress(Exception):  # what has stopped the app may keep its scenes from leaving, too
        window.close()
    try:
        _show(window, text, path, bool(uid))
    except Exception:  # no window can be painted any more: the desktop's own box is the last that may speak
        pygame.display.quit()  # a window in full screen would hide it
        with contextlib.suppress(pygame.error):
            pygame.display.message_box(Words(language, "app").say("crash.title"), told, "error")


def _show(before: Window, text: str, path: Path | None, kept: bool) -> None:
    """In a fresh window, which keeps nothing of the one before: what was drawn there may be what went wrong."""
    caches.clear()
    window = Window(replace(before.settings, full_screen=False), None, before.saves, None)
    window.switch(CrashScene(window, text, path, kept))
    window.run()


def in_words(language: str, path: Path | None, kept: bool) -> str:
    """What happened, in plain words, for a terminal or a box of the desktop."""
    words = Words(language, "app")
    told = f"{words.say('crash.told')} {words.say('crash.again' if kept else 'crash.nothing-lost')}"
    return f"{told} {words.say('crash.written')}\n{path}" if path is not None else told


def _about(window: Window) -> list[str]:
    """What a report tells about the app: nothing that only one player knows."""
    settings, found = window.settings, []
    wide, high = settings.width, settings.height
    found.append(f"pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}, {_driver()}")
    found.append(f"window {wide}x{high}, scale {settings.scale}, {settings.language}, {platform.machine()}")
    found.append("scenes: " + ", ".join(type(scene).__name__ for scene in window.scenes))
    for table in _tables(window):
        found.append(f"game: {table.session.rules.name}, rules {table.session.rules.version}, move {table.session.ply}")
    return found


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "-"


def _tables(window: Window) -> list[PlayScene]:
    return [scene for scene in window.scenes if isinstance(scene, PlayScene) and scene.keeps]


def _save(window: Window) -> str:
    """The game on the table once more, if it is sound; gives its uid, if it is on disk. Every move is there already."""
    for table in _tables(window):
        with contextlib.suppress(Exception):
            again = saves.parse(
                saves.dump(table.snapshot())
            )  # what the error has left behind must not replace the file
            saves.load(again, games.rules)
            saves.autosave(window.saves, again, window.settings.autosaves)
        if saves.autosave_path(window.saves, table.uid).is_file():
            return table.uid
    return ""


class CrashScene(Scene):
    """What happened, the report, and what to do with it. Esc does nothing: the app is left by its button."""

    def __init__(self, window: Window, report: str, path: Path | None, kept: bool) -> None:
        """`kept`: there is a game that waits to be continued."""
        super().__init__(window)
        self.report, self.path, self.kept = report, path, kept
        self.first = 0
        """The first line of the report in sight."""
        self._shown = self._lines = 0
        self._said: Said | None = None
        self._showing: folder.Showing | None = None

    # ------------------------------------------------------------ what can be done

    def copy(self) -> None:
        """The report into the clipboard."""
        done = typing_line.keep(self.report)
        self._say(self.words.say("crash.copied" if done else "crash.not-copied"), done)

    def show(self) -> None:
        """The file of the report in its folder."""
        if self.path is not None:
            self._showing = folder.Showing(self.path, folder.command)

    def escape(self) -> None:
        """There is nothing to go back to."""

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter and Ctrl C copy; arrows and pages move through the report."""
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -self._shown, pygame.K_PAGEDOWN: self._shown}
        if keys.enter(pressed) or keys.shortcut(pressed, "c"):
            self.copy()
        elif pressed.key in steps:
            self._scroll(steps[pressed.key])
        else:
            return False
        return True

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The report scrolls by threes."""
        self._scroll(-3 * steps)

    def _scroll(self, lines: int) -> None:
        self.first = max(0, min(self._lines - self._shown, self.first + lines))
        self.window.redraw()

    def _say(self, words: str, good: bool) -> None:
        self._said = Said(words, good, self.window.now)
        self.window.redraw()

    def moving(self, now: float) -> bool:
        """When the desktop has answered, or what was said has been read."""
        if self._showing is not None and (failed := self._showing.failed()) is not None:
            self._showing = None
            if failed:
                self._say(self.words.say("crash.no-folder"), good=False)
        if self._said is not None and self._said.gone(now):
            self._said = None
            return True
        return self._showing is not None

    # ------------------------------------------------------------ what it looks like

    def draw(self, desk: Desk) -> None:
        """Title, what happened, the report, the buttons."""
        hall, say = Hall(desk, self.words), self.words.say
        m, gap = hall.edge, 10.0 if hall.small else 20.0
        foot = 56 if hall.roomy else 38 if hall.small else 46
        title = 44 if hall.roomy else 28 if hall.small else 36
        y = gap + title / 2
        desk.icon("warning", m + title * 0.6, y, title * 1.2)
        desk.fit(
            say("crash.title"), m + title * 1.6, y, desk.w - 2 * m - title * 1.6, title, "serif", PARCHMENT, glow=5
        )
        y += title / 2 + gap / 2
        desk.rule(m, y, desk.w - 2 * m, True)
        y += gap / 2
        high = hall.main_high(48 if hall.small else 60)
        low = desk.h - foot - high - gap
        box = Rect(m, y, desk.w - 2 * m, low - gap / 2 - y)
        desk.panel(box)
        pad = 16.0 if hall.small else hall.pad
        self._told(hall, Rect(box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad))
        self._buttons(hall, Rect(m, low, desk.w - 2 * m, high))
        hall.keys(say("crash.keys"))
        if self._said is not None:
            news.draw(desk, self._said, foot + high + 2 * gap)

    def _told(self, hall: Hall, room: Rect) -> None:
        """Whose fault it was, what became of the game, where the report lies, and the report itself."""
        desk, say = hall.desk, self.words.say
        size = TYPE.small if hall.small else TYPE.body
        y = room.y
        lines = [(say("crash.told"), PARCHMENT), (say("crash.again" if self.kept else "crash.nothing-lost"), PARCHMENT)]
        lines.append((say("crash.private"), MUTED))
        if hall.small:
            y += desk.write(f"{lines[0][0]} {lines[1][0]}", Rect(room.x, y, room.w, 0), size)
            y += desk.write(lines[2][0], Rect(room.x, y, room.w, 0), size, colour=MUTED) + 6
        else:
            for words, colour in lines:
                y += desk.write(words, Rect(room.x, y, room.w, 0), size, colour=colour) + 6
        if self.path is not None and room.bottom - y > PITCH * (LEAST_LINES + 3):
            where = f"{say('crash.written')} {self.path}"
            for line in pieces(desk, where, room.w):
                desk.text(line, room.x, y + PITCH / 2, TYPE.small, colour=MUTED)
                y += PITCH
            y += 8
        self._report(desk, Rect(room.x, y, room.w, room.bottom - y))

    def _report(self, desk: Desk, box: Rect) -> None:
        """As many lines of the report as fit."""
        lines = [piece for line in self.report.splitlines() for piece in pieces(desk, line, box.w - 48)]
        self._lines, self._shown = len(lines), min(len(lines), int((box.h - 16) // PITCH))
        if self._shown < LEAST_LINES:
            self._shown = self._lines
            return
        self.first = max(0, min(self.first, self._lines - self._shown))
        desk.well(box)
        desk.ground(box, WELL)
        for number, line in enumerate(lines[self.first : self.first + self._shown]):
            desk.text(line, box.x + 14, box.y + 8 + PITCH * (number + 0.5), TYPE.small, colour=PARCHMENT)
        if self._shown < self._lines:
            start = self.first / (self._lines - self._shown)
            desk.scroll(Rect(box.right - 16, box.y + 8, 8, box.h - 16), start, self._shown / self._lines)

    def _buttons(self, hall: Hall, row: Rect) -> None:
        """Copy, show the file, leave: with signs and keys as the room allows."""
        desk, say, gap = hall.desk, self.words.say, 16.0 if hall.roomy else 10.0
        rows = [("copy", "cards", "Ctrl C", self.copy)]
        if self.path is not None:
            rows.append(("folder", "folder", "", self.show))
        rows.append(("leave", "quit-door", "Ctrl Q", self.window.quit))
        wide = (row.w - gap * (len(rows) - 1)) / len(rows)
        words = [say(f"crash.{name}") for name, *_ in rows]

        def fits(sign: bool, cap: bool) -> bool:
            looks = zip(words, rows, strict=True)
            return all(
                desk.button_width(said, icon if sign else None, key if cap and key else None) <= wide
                for said, (_, icon, key, _) in looks
            )

        sign, cap = next((look for look in LOOKS if fits(*look)), LOOKS[-1])
        for k, (said, (name, icon, key, on)) in enumerate(zip(words, rows, strict=True)):
            place = Rect(row.x + k * (wide + gap), row.y, wide, row.h)
            shown = icon if sign else None
            desk.button(place, name, said, on, main=name == "copy", icon=shown, key=key if cap and key else None)


def pieces(desk: Desk, words: str, room: float) -> list[str]:
    """A line of a report in pieces that fit, broken anywhere: paths and code have few spaces."""
    found, piece = [], ""
    for letter in words:
        if piece and desk.width(piece + letter, TYPE.small) > room:
            found.append(piece)
            piece = ""
        piece += letter
    return [*found, piece]


def offer(window: Window, uid: str, resume: Callable[[saves.Save, Session[Any]], object]) -> None:
    """At the start after such a stop: ask whether the game that was on the table shall go on, if it can."""
    try:
        save = saves.read(saves.autosave_path(window.saves, uid))
        session = saves.load(save, games.rules)
    except SaveError:
        return
    if session.outcome is not None or save.record.game not in games.playable():
        return
    words = Words(window.settings.language, "app")
    game, people = Words(words.language, save.record.game).say("name"), plain(", ".join(save.players))
    question = Dialog(
        window,
        words.say("crash.go-on"),
        words.say("crash.go-on-told", game=game, players=people),
        words.say("menu.continue"),
        words.say("crash.later"),
        lambda: None,
        icon="play",
        on_no=lambda: resume(save, session),
        sign="back",
        calm=True,
    )
    window.show(question)
