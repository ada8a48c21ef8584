"""The tests of the table run without a screen."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterator

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


@pytest.fixture(scope="session")
def gallery(window: None) -> Iterator[Gallery]:
    """All pictures, without a cache on disk."""
    found = Gallery(language="en")
    yield found
    found.close()
