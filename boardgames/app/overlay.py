"""A panel over a scene: the scene below stands still and darkens, the panel comes up, and Esc goes back.

Whatever lies below shows nothing private meanwhile: a table that is not in front draws only what everybody may see.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.scene import Scene
from boardgames.table import wood
from boardgames.table.desk import Desk
from boardgames.table.space import Rect, clamp

if TYPE_CHECKING:
    from boardgames.app.window import Window

OPENING = 0.12
"""Seconds in which the scene below darkens and the panel comes up."""
VEIL = 165
SMALL = 0.97
"""The share of its size at which the panel begins."""
MARGIN = 40
"""Around the panel, for its shadow."""


class Overlay(Scene):
    """Something that opens over the scene on the screen."""

    modal = True
    beside = True
    """A click beside the panel closes it."""

    def __init__(self, window: "Window", first: str) -> None:
        """`first` is the target that has the focus when it opens."""
        super().__init__(window)
        self._below = window.scenes[-1] if window.scenes else None
        self._first = first
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

    def draw(self, desk: Desk) -> None:
        """The dark scene below and the panel."""
        if self._opened is None:
            self._opened = self.window.now
            self.window.focus, self.window.ring = self._first, True
            desk.focus = self._first
        length = OPENING * self.window.settings.pace
        self._share = clamp(0, (self.window.now - self._opened) / length, 1) if length else 1.0
        self._scenery(desk)
        with desk.layer():
            box = self.place(desk)
            behind = _around(desk, box).copy() if desk.surface is not None and self._share < 1 else None
            desk.panel(box)
            if self.beside:
                desk.target(desk.whole, "beside", self.escape, "area")
                with desk.layer():
                    desk.target(box, "panel", None, "area")  # a click between its controls does not close it
            with desk.layer(), desk.layer():
                self.paint(desk, box)
            if behind is not None:
                _come_up(_around(desk, box), behind, self._share)

    @abstractmethod
    def place(self, desk: Desk) -> Rect:
        """Where the panel lies."""

    @abstractmethod
    def paint(self, desk: Desk, panel: Rect) -> None:
        """What stands on it."""

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

    def key(self, pressed: pygame.event.Event) -> bool:
        """The key that hides everything reaches the scene below; no other does."""
        if self.window.settings.bindings().pressed(pressed, "hide") and self._below is not None:
            self.window.back()
            self._below.hide()
            return True
        return keys.command(pressed)


def _around(desk: Desk, box: Rect) -> pygame.Surface:
    """The part of the screen that the panel and its shadow take."""
    assert desk.surface is not None
    area = desk.real(box.inset(-MARGIN))
    return desk.surface.subsurface(area.clip(desk.surface.get_rect()))


def _come_up(panel: pygame.Surface, behind: pygame.Surface, share: float) -> None:
    """Let the drawn panel be seen as far as it has come: smaller, and still lucent over what lies behind it."""
    coming = pygame.transform.smoothscale_by(panel, SMALL + (1 - SMALL) * share)
    coming.set_alpha(round(255 * share))
    panel.blit(behind, (0, 0))
    panel.blit(coming, coming.get_rect(center=panel.get_rect().center))
