"""A question: the scene below stands still and darkens, one panel in the middle, the safe answer has the focus."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.overlay import Overlay
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import MUTED, PARCHMENT

if TYPE_CHECKING:
    from boardgames.app.window import Window


class Dialog(Overlay):
    """`window.show(Dialog(...))`: the risky answer does `on_yes`, the safe one and Esc go back."""

    beside = False

    def __init__(
        self,
        window: "Window",
        question: str,
        consequence: str,
        safe: str,
        risky: str,
        on_yes: Callable[[], object],
        icon: str = "warning",
        on_no: Callable[[], object] | None = None,
        sign: str = "warning",
        calm: bool = False,
    ) -> None:
        """The words are ready to be read; `icon` is the sign on the left, `sign` that of the risky answer.

        `on_no` follows the safe answer. `calm`: nothing is risked either way, and Esc means the other answer.
        """
        super().__init__(window, "safe")
        self.question, self.consequence, self.safe, self.risky = question, consequence, safe, risky
        self._on_yes, self._icon, self._on_no, self._sign, self._calm = on_yes, icon, on_no, sign, calm

    def yes(self) -> None:
        """The risky answer."""
        self.window.back()
        self._on_yes()

    def no(self) -> None:
        """The safe answer."""
        self.window.back()
        if self._on_no is not None:
            self._on_no()

    def escape(self) -> None:
        """Esc is the safe answer, or the one that does nothing."""
        (self.yes if self._calm else self.no)()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter without a focus ring is the safe answer too."""
        if keys.enter(pressed):
            self.no()
            return True
        return super().key(pressed)

    def place(self, desk: Desk) -> Rect:
        low, wide = desk.h < 480, self._wide(desk)
        words = max(58.0, self._words_high(desk))
        tall = (28 if low else 44) + words + (24 if low else 36) + self._answer_high(desk) + (24 if low else 32)
        return Rect(desk.w / 2 - wide / 2, desk.h / 2 - tall / 2, wide, tall)

    @staticmethod
    def _wide(desk: Desk) -> float:
        return min(640, desk.w - 40)

    @staticmethod
    def _answer_high(desk: Desk) -> float:
        return max(54.0 if desk.h < 480 else 60.0, 45 / desk.s)

    def _margin(self, desk: Desk) -> tuple[float, float]:
        """Where the words begin, and how wide they may be."""
        return (96, self._wide(desk) - 128) if desk.h < 480 else (124, self._wide(desk) - 168)

    def _words_high(self, desk: Desk) -> float:
        _, room = self._margin(desk)
        asked = len(desk.wrap(self.question, room, 26, "serif")) * 26 * 1.25
        told = len(desk.wrap(self.consequence, room, TYPE.body)) * TYPE.body * 1.3 if self.consequence else 0.0
        return asked + (14 + told if told else 0)

    def paint(self, desk: Desk, panel: Rect) -> None:
        """The question, what would follow, and the two answers."""
        (left, room), words = self._margin(desk), self._words_high(desk)
        y = panel.y + (28 if desk.h < 480 else 44)
        desk.icon(self._icon, panel.x + left / 2 + 8, y + max(58.0, words) / 2, 58)
        y += max(0.0, (58 - words) / 2)
        y += desk.write(self.question, Rect(panel.x + left, y, room, 0), 26, "serif", PARCHMENT, 1.25)
        if self.consequence:
            desk.write(self.consequence, Rect(panel.x + left, y + 14, room, 0), colour=MUTED)
        self._answers(desk, panel, self._answer_high(desk), 24 if desk.h < 480 else 32)

    def _answers(self, desk: Desk, box: Rect, high: float, foot: float) -> None:
        key, gap, edge = self.words.say("key.esc"), 16, 32
        half = (box.w - 2 * edge - gap) / 2
        other = key if self._calm and desk.button_width(self.risky, self._sign, key) <= half else None
        safe = key if not self._calm and desk.button_width(self.safe, key=key) <= half else None
        y, red = box.bottom - foot - high, not self._calm
        place = Rect(box.x + edge, y, half, high)
        desk.button(place, "risky", self.risky, self.yes, danger=red, icon=self._sign, key=other)
        place = Rect(box.x + edge + half + gap, y, half, high)
        desk.button(place, "safe", self.safe, self.no, main=True, key=safe)
