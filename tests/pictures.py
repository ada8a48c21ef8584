"""For tests that draw: a window to convert surfaces for, all pictures without a cache on disk, and how they differ."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from boardgames.art import Gallery


@pytest.fixture(scope="session", autouse=True)
def window() -> Iterator[None]:
    """A window, so that surfaces can be converted."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def gallery_in(language: str) -> Callable[[None], Iterator[Gallery]]:
    """A fixture that gives all pictures with the words of a language."""

    @pytest.fixture(scope="session")
    def gallery(window: None) -> Iterator[Gallery]:
        found = Gallery(language=language)
        yield found
        found.close()

    return gallery


def ink(surface: pygame.Surface, x: int, y: int) -> int:
    """How dark a point is on white."""
    shade, opacity = surface.get_at((x, y))[0], surface.get_at((x, y))[3]
    return (255 - shade) * opacity // 255


def differing(one: pygame.Surface, two: pygame.Surface, by: int = 40) -> int:
    """The number of points that differ by more than so much."""
    wide, high = one.get_size()
    return sum(abs(ink(one, x, y) - ink(two, x, y)) > by for x in range(wide) for y in range(high))
