"""The table top fits every window, is dark enough for words and is made once."""

import pygame
import pytest

from boardgames.art import Gallery
from boardgames.table import wood
from boardgames.table.page import Page
from boardgames.table.tone import PARCHMENT, contrast


@pytest.mark.parametrize("size", [(1024, 600), (1280, 1024), (1720, 720)])
def test_it_fills_the_window_and_carries_words(gallery: Gallery, size: tuple[int, int]) -> None:
    table = wood.table_top(size, gallery)
    assert table.get_size() == size
    assert wood.table_top(size, gallery) is table
    for x in range(10, size[0], 97):
        for y in range(10, size[1], 53):
            r, g, b, _ = table.get_at((x, y))
            assert contrast(PARCHMENT, f"#{r:02x}{g:02x}{b:02x}") >= 4.5
            assert r >= b


def test_the_lamp_stands_at_the_upper_left(gallery: Gallery) -> None:
    table = wood.table_top((800, 450), gallery)

    def light(x: int, y: int) -> float:
        r, g, b, _ = pygame.transform.average_color(table, (x, y, 120, 80))
        return r + g + b

    assert light(280, 130) > 1.6 * light(680, 370)
    assert light(280, 130) > light(0, 0) > light(680, 370)


def test_it_is_laid_under_a_page(gallery: Gallery) -> None:
    surface = pygame.Surface((1024, 600))
    wood.lay(Page((1024, 600), "en", 100, gallery, surface))
    assert pygame.transform.average_color(surface)[0] > 20
    wood.lay(Page((1024, 600), "en", 100, gallery))
