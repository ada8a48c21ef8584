"""A name is asked for: one field over the scene below, its words selected, and two buttons."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.overlay import Overlay
from boardgames.app.typing_line import TypingLine
from boardgames.core.save_names import LONGEST_NAME, clean
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import MUTED, RED_TEXT
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

FIELD, DONE, CANCEL = "name", "done", "cancel"


class NamePanel(Overlay):
    """`on_done(name)` is called with a name that is not empty, after the panel has gone.

    While the field is typed in the window shows no ring of its own, so that Space and Enter come here as any letter
    does; a ring again means that Tab or an arrow left the field.
    """

    beside = False

    def __init__(
        self,
        window: "Window",
        title: str,
        proposal: str,
        done: str,
        on_done: Callable[[str], object],
        icon: str = "save",
    ) -> None:
        """The words are ready to be read: what is asked, the name to begin with, and what the main button says."""
        super().__init__(window, FIELD)
        self.title, self._done, self._icon = title, done, icon
        self._on_done = on_done
        self.line = TypingLine(proposal, LONGEST_NAME)
        self.line.select_all()
        self.typing = FIELD
        self._missing = False

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "saves")

    def done(self) -> None:
        """The name is as it shall be."""
        name = clean(self.line.words)
        if not name:
            self._missing = True
            self._type_in()
            return
        self.window.back()
        self._on_done(name)

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter is done; everything else belongs to the field while it is typed in."""
        if keys.enter(pressed):
            self.done()
            return True
        if self.typing is not None and self.line.feed(pressed):
            self._missing = False
            return True
        return super().key(pressed) if self.typing is None else keys.command(pressed)

    def text(self, typed: pygame.event.Event) -> bool:
        """Letters of an input method."""
        return self.typing is not None and self.line.feed(typed)

    def press(self, target: object, x: float, y: float) -> bool:
        """A click elsewhere leaves the field."""
        if getattr(target, "name", "") != FIELD:
            self.typing = None
        return False

    def _type_in(self) -> None:
        self.typing, self.window.focus, self.window.ring = FIELD, FIELD, False

    def draw(self, desk: Desk) -> None:
        """As every panel; the field has the focus first."""
        opened = self._opened is None
        if not opened and self.typing and self.window.ring:
            self.typing = None
            self.window.focus = CANCEL if self.window.shift else DONE
            desk.focus = self.window.focus
        super().draw(desk)

    def place(self, desk: Desk) -> Rect:
        wide, high = min(640.0, desk.w - 40), 236.0 + self._answer_high(desk)
        return Rect(desk.w / 2 - wide / 2, max(4.0, desk.h / 2 - high / 2), wide, min(high, desk.h - 8))

    @staticmethod
    def _answer_high(desk: Desk) -> float:
        return max(54.0, 45 / desk.s)

    def paint(self, desk: Desk, panel: Rect) -> None:
        """The question, the field, a line about it, and the two buttons."""
        window = self.window
        if window.focus == FIELD and window.ring:
            self._type_in()
        desk.focus = FIELD if self.typing else desk.focus
        left, wide = panel.x + 32, panel.w - 64
        desk.fit(self.title, left, panel.y + 48, wide, 26, "serif")
        desk.rule(left, panel.y + 76, wide)
        caret = self.line.caret if self.typing else None
        place = Rect(left, panel.y + 98, wide, 52)
        desk.field(place, FIELD, self.line.words, self._type_in, icon="pencil", caret=caret)
        said, colour = self._note()
        desk.fit(said, left, panel.y + 176, wide, TYPE.small, colour=colour)
        high, half = self._answer_high(desk), (wide - 16) / 2
        y = panel.bottom - 28 - high
        escape, enter = self.words.say("key.esc"), self.words.say("key.enter")
        cancel = self.words.say("name.cancel")
        self._button(desk, Rect(left, y, half, high), CANCEL, cancel, self.escape, escape)
        self._button(desk, Rect(left + half + 16, y, half, high), DONE, self._done, self.done, enter, main=True)

    def _button(
        self, desk: Desk, rect: Rect, name: str, words: str, on: Callable[[], object], key: str, main: bool = False
    ) -> None:
        icon = self._icon if main else "close"
        shown = key if desk.button_width(words, icon, key) <= rect.w else None
        desk.button(rect, name, words, on, main=main, icon=icon, key=shown)

    def _note(self) -> tuple[str, str]:
        if self._missing:
            return self.words.say("name.missing"), RED_TEXT
        if self.line.refused:
            return self.words.say("name.full"), RED_TEXT
        return self.words.say("name.note"), MUTED
