"""Fixtures for tests that draw: a window to convert surfaces for, and all pictures without a cache on disk."""

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
