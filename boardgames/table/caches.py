"""What was drawn once is kept, within bounds; all pages of one process share it. It belongs to the window's thread."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

T = TypeVar("T")


def one(_: object) -> int:
    """The weight of things that are counted."""
    return 1


def pixels(surface: pygame.Surface) -> int:
    """The weight of a surface in bytes."""
    return surface.get_pitch() * surface.get_height()


class Kept(Generic[T]):
    """A store with limited room; what was not used for the longest time goes first."""

    def __init__(self, room: int, weigh: Callable[[T], int]) -> None:
        """`room` is the sum of weights that is kept."""
        self.room = room
        self.held = 0
        self._weigh = weigh
        self._things: OrderedDict[Hashable, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of this key, made now if it is not here."""
        found = self._things.get(key)
        if found is not None:
            self._things.move_to_end(key)
            return found
        made = make()
        self._things[key] = made
        self.held += self._weigh(made)
        while self.held > self.room and len(self._things) > 1:
            self.held -= self._weigh(self._things.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._things.clear()
        self.held = 0


SHAPES: Kept[pygame.Surface] = Kept(40 * 2**20, pixels)
"""Panels, buttons, marks: rendered SVG."""
SHADOWS: Kept[pygame.Surface] = Kept(16 * 2**20, pixels)
"""Corners and strips of soft shadows, veils."""
FIGURES: Kept[pygame.Surface] = Kept(32 * 2**20, pixels)
"""Turned cards, rimmed figures and their shades."""
WORDS: Kept[pygame.Surface] = Kept(32 * 2**20, pixels)
"""Rendered lines of words and their glow."""
FONTS: Kept[pygame.font.Font] = Kept(160, one)
WIDTHS: Kept[int] = Kept(20_000, one)
LINES: Kept[object] = Kept(2_000, one)
"""Paragraphs that were broken into lines."""
TABLES: Kept[pygame.Surface] = Kept(40 * 2**20, pixels)
"""Table tops by window size."""


def clear() -> None:
    """Forget everything that was drawn (a new theme, the fonts' end, a test)."""
    for kept in (SHAPES, SHADOWS, FIGURES, WORDS, FONTS, WIDTHS, LINES, TABLES):
        kept.clear()
