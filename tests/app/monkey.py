"""A monkey at the app: it clicks, drags, types, turns the wheel and resizes the window, and it likes what is lit.

It sees the screen as the tests do (targets) and knows a few habits by which games go on and end. Whenever it is ahead
of its pace it makes mischief instead; it prefers what it has not touched yet. All of it follows from one seed.
"""

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from boardgames.app.scene import Scene
from boardgames.app.settings import SCALES, SPEEDS, Settings
from boardgames.app.start import App
from boardgames.app.window import Window
from boardgames.core.luck import Luck
from boardgames.table.desk import Target
from boardgames.words import LANGUAGES

REMEMBERED = 30
"""So many events are told when something goes wrong."""
PACE = 0.29
"""Moves per event that the monkey wants to get accepted, before it makes mischief."""
SIZES = ((1280, 720), (1024, 600), (960, 540), (1366, 768), (1280, 800))
WAITING = ("part", "sit", "recap:hand", "skip", "heard")
"""Buttons of screens that only wait for the Space key."""
ENTERED = ("play", "ready", "swapped", "do:0")
"""Buttons that Enter presses."""
SHORT = ("option:players:2", "option:units:more", "option:rounds:more", "start")
"""What makes a short game for four: clicked in this order in a fresh set-up."""
KEYS = (
    *(ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz0123456789+-=, "),
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_F11),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_KP0, pygame.K_KP_PLUS, pygame.K_KP4, pygame.K_F1, 0),
)
MODS = (0, 0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_ALT)
TYPED = "Zoé ÅnŒ7 ß*[]{}%«»\u00a0\u200b\u202e漢\U0001f409"


class Monkey:
    """One monkey, its window, and what it has seen."""

    def __init__(self, saves: Path, seed: int) -> None:
        self._saves = saves
        self._luck = Luck(seed).stream()
        self.now = 0.0
        self.events = 0
        self.accepted = self.finished = 0
        """Moves and games, counted by whoever watches."""
        self.visited: set[type[Scene]] = set()
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self._touched: Counter[str] = Counter()
        self._settings = Settings(width=1280, height=720, animation="fast")
        self._wishes: list[str] = []
        self._start()

    def _start(self) -> None:
        """Open the app, the first time or after it was left."""
        pygame.event.clear()
        self.window = Window(self._settings, None, self._saves, None)
        App(self.window)
        self._wishes = list(SHORT)
        self._turn()

    def play(self, events: int) -> None:
        """Go on until so many events were posted."""
        while self.events < events:
            eager = self.accepted < PACE * self.events
            if self._chance(5 if eager else 60):
                self._pick(MISCHIEF)(self)
            else:
                self._habit()
            if not self.window.running:
                self._settings = self.window.settings
                self.window.close()
                self._start()

    # ------------------------------------------------------------ luck

    def _chance(self, percent: int) -> bool:
        return self._luck.below(100) < percent

    def _pick[T](self, things: "list[T] | tuple[T, ...]") -> T: ...
