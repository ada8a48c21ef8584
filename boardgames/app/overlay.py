"""A panel that opens over the table: the scene below stands still and darkens; Esc or a click beside it closes it."""

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.scene import Scene
from boardgames.table import wood
from boardgames.table.desk import Desk
from boardgames.table.space import Rect

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene
    from boardgames.app.window import Window

VEIL = 165


class Overlay(Scene):
    """Something over a table. What lies below shows nothing private while it is open."""

    modal = True

    def __init__(self, window: "Window", below: "PlayScene") -> None:
        super().__init__(window)
        self.below = below
        self._frozen: tuple[object, pygame.Surface] | None = None

    def draw(self, desk: Desk) -> None:
        """The dark table and the panel."""
        if desk.surface is not None:
            key = desk.size, desk.language, desk.scale_percent
            if self._frozen is None or self._frozen[0] != key:
                picture = pygame.Surface(desk.size).convert()
                page = Desk(desk.size, desk.language, desk.scale_percent, desk.gallery, picture)
                wood.lay(page)
                self.below.draw(page)
                self._frozen = key, picture
            desk.surface.blit(self._frozen[1], (0, 0))
            desk.dim(VEIL)
        with desk.layer():
            desk.target(desk.whole, "beside", self.escape, "area")
            panel = self.place(desk)
            desk.panel(panel)
            with desk.layer():
                desk.target(panel, "panel", None, "area")  # a click beside its controls does not close it
            with desk.layer(), desk.layer():
                self.paint(desk, panel)

    @abstractmethod
    def place(self, desk: Desk) -> Rect:
        """Where the panel lies."""

    @abstractmethod
    def paint(self, desk: Desk, panel: Rect) -> None:
        """What stands on it."""

    def key(self, pressed: pygame.event.Event) -> bool:
        """The key that hides everything reaches the table; no other does."""
        if keys.letter(pressed, keys.HIDE):
            self.hide()
            return True
        return False

    def hide(self) -> None:
        self.window.back()
        self.below.hide()
