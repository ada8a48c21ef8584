"""A question: the scene below stands still and darkens, one panel in the middle, the safe answer has the focus."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.scene import Scene
from boardgames.table import wood
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import MUTED, PARCHMENT

if TYPE_CHECKING:
    from boardgames.app.window import Window

OPENING = 0.12
"""Seconds in which the scene below darkens and the panel comes up."""
VEIL = 165
SMALL = 0.97
"""The share of its size at which the panel begins."""
MARGIN = 40
"""Around the panel, for its shadow."""


class Dialog(Scene):
    """`window.show(Dialog(...))`: the risky answer does `on_yes`, the safe one and Esc go back."""

    modal = True

    def __init__(
        self,
        window: "Window",
        question: str,
        consequence: str,
        safe: str,
        risky: str,
        on_yes: Callable[[], object],
        icon: str = "warning",
    ) -> None:
        """The words are ready to be read; `icon` is the sign on the left."""
        super().__init__(window)
        self.question, self.consequence, self.safe, self.risky = question, consequence, safe, risky
        self._on_yes, self._icon = on_yes, icon
        self._below = window.scenes[-1] if window.scenes else None
        self._frozen: tuple[object, pygame.Surface] | None = None
        self._opened: float | None = None
        self._share = 0.0

    @property
    def secret(self) -> bool:
        """The dark scene below can still be read."""
        return self._below is not None and self._below.secret

    def moving(self, now: float) -> bool:
        """Until it was drawn wide open."""
        return self._share < 1

    def yes(self) -> None:
        """The risky answer."""
        self.window.back()
        self._on_yes()

    def no(self) -> None:
        """The safe answer."""
        self.window.back()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter without a focus ring is the safe answer too, and so is hiding; no other key reaches the scene below."""
        if keys.enter(pressed):
            self.no()
        elif keys.letter(pressed, keys.HIDE) and self._below is not None:
            self.no()
            self._below.hide()
        else:
            return keys.command(pressed)
        return True

    def draw(self, desk: Desk) -> None:
        """The dark scene below and the question."""
        if self._opened is None:
            self._opened = self.window.now
            self.window.focus, self.window.ring = "safe", True
            desk.focus = "safe"
        length = OPENING * self.window.settings.pace
        self._share = clamp(0, (self.window.now - self._opened) / length, 1) if length else 1.0
        self._scenery(desk)
        with desk.layer():
            self._panel(desk)

    def _scenery(self, desk: Desk) -> None:
        if desk.surface is None:
            return
        key = desk.size, desk.language, desk.scale_percent
        if self._frozen is None or self._frozen[0] != key:
            picture = pygame.Surface(desk.size).convert()
            page = Desk(desk.size, desk.language, desk.scale_percent, desk.gallery, picture)
            wood.lay(page)
            if self._below is not None:
                self._below.draw(page)
            self._frozen = key, picture
        desk.surface.blit(self._frozen[1], (0, 0))
        desk.dim(round(VEIL * self._share))

    def _panel(self, desk: Desk) -> None:
        low = desk.h < 480
        wide = min(640, desk.w - 40)
        left, room = (96, wide - 128) if low else (124, wide - 168)
        high = max(54.0 if low else 60.0, 45 / desk.s)
        asked = len(desk.wrap(self.question, room, 26, "serif")) * 26 * 1.25
        told = len(desk.wrap(self.consequence, room, TYPE.body)) * TYPE.body * 1.3 if self.consequence else 0.0
        top = 28 if low else 44
        words = asked + (14 + told if told else 0)
        tall = top + max(58.0, words) + (24 if low else 36) + high + (24 if low else 32)
        box = Rect(desk.w / 2 - wide / 2, desk.h / 2 - tall / 2, wide, tall)
        behind = self._around(desk, box).copy() if desk.surface is not None and self._share < 1 else None
        desk.panel(box)
        y = box.y + top
        desk.icon(self._icon, box.x + left / 2 + 8, y + max(58.0, words) / 2, 58)
        y += max(0.0, (58 - words) / 2)
        y += desk.write(self.question, Rect(box.x + left, y, room, 0), 26, "serif", PARCHMENT, 1.25)
        if told:
            desk.write(self.consequence, Rect(box.x + left, y + 14, room, 0), colour=MUTED)
        self._answers(desk, box, high, 24 if low else 32)
        if behind is not None:
            _come_up(self._around(desk, box), behind, self._share)

    @staticmethod
    def _around(desk: Desk, box: Rect) -> pygame.Surface:
        """The part of the screen that the panel and its shadow take."""
        assert desk.surface is not None
        area = desk.real(box.inset(-MARGIN))
        return desk.surface.subsurface(area.clip(desk.surface.get_rect()))

    def _answers(self, desk: Desk, box: Rect, high: float, foot: float) -> None:
        key, gap, edge = self.words.say("key.esc"), 16, 32
        half = (box.w - 2 * edge - gap) / 2
        key_fits = desk.button_width(self.safe, key=key) <= half
        y = box.bottom - foot - high
        desk.button(Rect(box.x + edge, y, half, high), "risky", self.risky, self.yes, danger=True, icon="warning")
        place = Rect(box.x + edge + half + gap, y, half, high)
        desk.button(place, "safe", self.safe, self.no, main=True, key=key if key_fits else None)


def _come_up(panel: pygame.Surface, behind: pygame.Surface, share: float) -> None:
    """Let the drawn panel be seen as far as it has come: smaller, and still lucent over what lies behind it."""
    coming = pygame.transform.smoothscale_by(panel, SMALL + (1 - SMALL) * share)
    coming.set_alpha(round(255 * share))
    panel.blit(behind, (0, 0))
    panel.blit(coming, coming.get_rect(center=panel.get_rect().center))
