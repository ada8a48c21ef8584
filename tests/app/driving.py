"""Driving the window as a person does: pointer and key events in, what the screen shows out."""

from pathlib import Path
from typing import Any

import pygame

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.settings import Settings
from boardgames.app.window import Window
from boardgames.core.contract import Outcome
from boardgames.core.session import Session
from boardgames.table.desk import Target

ROIS = games.rules("rois")


class Driver:
    """A window without a desktop, and hands for it."""

    def __init__(self, saves: Path, size: tuple[int, int] = (1280, 720), language: str = "en") -> None:
        settings = Settings(language=language, width=size[0], height=size[1], animation="off")
        self.window = Window(settings, None, saves, None)
        self.now = 0.0
        self.ended: list[Outcome] = []

    def play(self, session: Session[Any], players: tuple[str, ...] = ("Anne", "Ben")) -> PlayScene:
        """Put a game on the table."""
        scene = PlayScene(self.window, session, players, lambda scene, outcome: self.ended.append(outcome))
        self.window.switch(scene)
        self.turn()
        return scene

    def turn(self, *events: pygame.event.Event) -> None:
        self.now += 0.05
        self.window.turn(list(events), self.now)

    def targets(self) -> dict[str, Target]:
        """What the screen offers now."""
        assert self.window.desk is not None
        return {target.name: target for target in self.window.desk.targets}

    def point(self, name: str) -> tuple[int, int]:
        desk, target = self.window.desk, self.targets()[name]
        assert desk is not None
        return round(target.rect.cx * desk.s), round(target.rect.cy * desk.s)

    def click(self, name: str) -> None:
        self.click_at(self.point(name))

    def click_at(self, spot: tuple[int, int]) -> None:
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1))

    def drag(self, start: str, end: str) -> None:
        a, b = self.point(start), self.point(end)
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        for step in (1, 2, 3, 4):
            spot = a[0] + (b[0] - a[0]) * step // 4, a[1] + (b[1] - a[1]) * step // 4
            self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))

    def press(self, key: int, mod: int = 0) -> None:
        self.turn(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def pixels(self) -> bytes:
        """The frame on the screen."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return pygame.image.tobytes(surface, "RGB")
