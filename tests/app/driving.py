"""Driving the window as a person does: pointer and key events in, what the screen shows out."""

from math import hypot
from pathlib import Path
from typing import Any

import pygame

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.settings import Settings
from boardgames.app.window import Window
from boardgames.core.contract import Outcome
from boardgames.core.session import Session
from boardgames.table.desk import Desk, Target, TextBox
from boardgames.table.space import Rect

ROIS = games.rules("rois")
MOST_STOPS = 120
"""No scene has more stops of the Tab key than this."""


class Driver:
    """A window without a desktop, and hands for it."""

    def __init__(
        self, saves: Path, size: tuple[int, int] = (1280, 720), language: str = "en", animation: str = "off"
    ) -> None:
        settings = Settings(language=language, width=size[0], height=size[1], animation=animation)
        self.window = Window(settings, None, saves, None)
        self.now = 0.0
        self.step = 0.25
        """Seconds between two turns of the loop."""
        self.ended: list[Outcome] = []
        self.sent: set[int] = set()
        """The types of all events that were sent."""

    def play(self, session: Session[Any], players: tuple[str, ...] = ("Anne", "Ben")) -> PlayScene:
        """Put a game on the table."""
        scene = PlayScene(self.window, session, players, lambda scene, outcome: self.ended.append(outcome))
        self.window.switch(scene)
        self.turn()
        return scene

    def turn(self, *events: pygame.event.Event) -> None:
        self.now += self.step
        self.sent |= {event.type for event in events}
        self.window.turn(list(events), self.now)

    def pause(self, seconds: float) -> None:
        """Time passes, and nobody does anything."""
        self.now += seconds
        self.turn()

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

    def spot(self, name: str) -> tuple[int, int]:
        """A point of a target that nothing else covers, as near to its middle as can be."""
        desk, target = self.window.desk, self.targets()[name]
        assert desk is not None
        rect, steps = target.rect, range(1, 20)
        points = [(rect.x + rect.w * kx / 20, rect.y + rect.h * ky / 20) for kx in steps for ky in steps]
        for x, y in sorted(points, key=lambda point: hypot(point[0] - rect.cx, point[1] - rect.cy)):
            real = round(x * desk.s), round(y * desk.s)
            found = desk.at(*desk.logical(real))
            if found is not None and found.name == name:
                return real
        raise AssertionError(f"{name} is covered")

    def drag(self, start: str, end: str) -> None:
        self.drag_from(self.point(start), self.point(end))

    def drag_from(self, a: tuple[int, int], b: tuple[int, int]) -> None:
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

    # ------------------------------------------------------------ keys

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        """A key goes down and up again as the desktop tells it: with the letter it types, and with what is held."""
        pygame.key.set_mods(mod)
        self.turn(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
        if letter and letter.isprintable() and not mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.turn(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.turn(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))
        pygame.key.set_mods(0)

    def letter(self, letter: str) -> None:
        """The key of a letter; one that no key code names (é) still types it."""
        self.key(ord(letter) if letter.isascii() else 0, letter)

    def type(self, words: str) -> None:
        """Type words, letter by letter."""
        for letter in words:
            self.letter(letter)

    def tab_to(self, name: str) -> None:
        """Go on with Tab until the keys are on a target, with arrows within its group."""
        for _ in range(MOST_STOPS):
            if self.window.focus == name and (self.window.ring or self.targets()[name].kind == "field"):
                return
            if self._beside(name):
                self._arrows_to(name)
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name}, but {sorted(self.targets())}")

    def _beside(self, name: str) -> bool:
        """Whether the keys are in the group of a target."""
        targets = self.targets()
        here, there = targets.get(self.window.focus or ""), targets.get(name)
        return self.window.ring and bool(here and there and here.group and here.group == there.group)

    def _arrows_to(self, name: str) -> None:
        """Go to another target of the same group."""
        for _ in range(MOST_STOPS):
            if self.window.focus == name:
                return
            here, there = self.targets()[self.window.focus or ""].rect, self.targets()[name].rect
            dx, dy = there.cx - here.cx, there.cy - here.cy
            if abs(dx) >= abs(dy):
                self.key(pygame.K_RIGHT if dx > 0 else pygame.K_LEFT)
            else:
                self.key(pygame.K_DOWN if dy > 0 else pygame.K_UP)
        raise AssertionError(f"arrows never reach {name} from {self.window.focus}")

    # ------------------------------------------------------------ what the screen says

    def words(self) -> list[TextBox]:
        """Every piece of text on the screen with its place: the scene is laid out again on a page that records."""
        shown = self.window.desk
        assert shown is not None
        desk = Desk(
            shown.size,
            shown.language,
            shown.scale_percent,
            shown.gallery,
            record=[],
            hover=shown.hover,
            pressed=shown.pressed,
            focus=shown.focus,
        )
        self.window.scene.draw(desk)
        assert desk.record is not None
        return desk.record

    def said(self, inside: Rect | None = None) -> str:
        """The words on the screen, or those inside a rectangle of it, as one reads them."""
        boxes = [box for box in self.words() if inside is None or inside.contains(box.rect.cx, box.rect.cy)]
        return " ".join(box.words for box in sorted(boxes, key=lambda box: (round(box.rect.cy), box.rect.x)))

    def said_on(self, name: str) -> str:
        """The words on a target."""
        return self.said(self.targets()[name].rect)

    def hand(self) -> list[str]:
        """The cards that lie face up before the player, from left to right."""
        cards = [target for name, target in self.targets().items() if name.startswith("card:")]
        return [target.name.partition(":")[2] for target in sorted(cards, key=lambda target: target.rect.cx)]

    def figures(self) -> dict[str, list[str]]:
        """The figures in each place of the board; a wounded one with the number on its counter."""
        targets, words = self.targets(), self.words()
        places = {n.partition(":")[2]: t.rect for n, t in targets.items() if n.startswith("place:")}
        found: dict[str, list[str]] = {}
        for name, target in targets.items():
            if name.startswith("figure:"):
                spot = target.rect
                place = next(place for place, rect in places.items() if rect.contains(spot.cx, spot.cy))
                piece = name.rpartition(":")[2]
                coin = [box.words for box in words if box.words.isdecimal() and spot.contains(box.rect.cx, box.rect.cy)]
                found.setdefault(place, []).append(":".join((piece, *coin)))
        return {place: sorted(found[place]) for place in found}
