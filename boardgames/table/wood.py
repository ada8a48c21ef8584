"""The table top: dark walnut planks under a warm lamp, made once per window size and kept as the bottom layer.

The ring figure is computed on a coarse field (grain runs along x, so a sample may be ten pixels wide and two high),
coloured through a palette and scaled up; three layers of stretched noise give the fibres; the lamp is a tiny radial
picture, scaled up and multiplied in. It fits every shape of window, and nothing of it moves later.
"""

from functools import cache
from hashlib import shake_128
from itertools import pairwise
from math import hypot, sin, sqrt

import pygame

from boardgames.art import Gallery
from boardgames.table import caches
from boardgames.table.page import Page
from boardgames.table.tone import blend

DARK, MIDDLE, LIGHT = "#331d11", "#62402a", "#8a5f3e"
SEAM, SEAM_LIT = "#170d07", "#6b482d"
PLANKS = (0.16, 0.23, 0.19, 0.24, 0.18)
"""Heights as shares of the table."""
FIELD = 160, 360
"""Samples of the ring figure, whatever the window's size."""
FIBRES = ((32, 1, 208), (96, 1, 226), (8, 3, 214))
"""Layers of noise: grains across the window, pixels down per line, darkest tone."""
LAMP = 64, 36
SEED = b"walnut 6"

Size = tuple[int, int]


def table_top(size: Size, gallery: Gallery) -> pygame.Surface:
    """The lit table as a surface of the given size; not to be changed."""
    made_of = repr((SEED, DARK, MIDDLE, LIGHT, SEAM, SEAM_LIT, PLANKS, FIELD, FIBRES, LAMP))
    return caches.TABLES.get(size, lambda: gallery.made(made_of, size, lambda: _lit(size)))


def lay(page: Page) -> None:
    """Put the table top under everything else on a page."""
    if page.surface:
        page.surface.blit(table_top(page.size, page.gallery), (0, 0))


def _lit(size: Size) -> pygame.Surface:
    (w, h), (_, field_high), edges = size, FIELD, _edges()
    table = pygame.transform.smoothscale(_field(), size).convert()
    for grains, pitch, low in FIBRES:
        fibres = pygame.transform.smoothscale(_noise(grains, max(1, h // pitch), low), size)
        table.blit(fibres, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    line = max(1, round(h / 720))
    for edge in edges[1:-1]:
        y = round(edge * h / field_high)
        pygame.draw.rect(table, SEAM, (0, y - line, w, 2 * line))
        pygame.draw.rect(table, SEAM_LIT, (0, y + line, w, max(1, line // 2)))
    table.blit(pygame.transform.smoothscale(_lamp(), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return table


def _edges() -> list[int]:
    """Where planks meet, in lines of the field."""
    return [round(sum(PLANKS[:k]) * FIELD[1]) for k in range(len(PLANKS) + 1)]


@cache
def _field() -> pygame.Surface:
    """All planks' rings in colour, as small as they can be computed."""
    edges = _edges()
    tones = b"".join(_plank(FIELD[0], low - top, k) for k, (top, low) in enumerate(pairwise(edges)))
    field = pygame.image.frombuffer(tones, FIELD, "P")
    field.set_palette(
        [pygame.Color(blend(DARK, MIDDLE, k / 127)) for k in range(128)]
        + [pygame.Color(blend(MIDDLE, LIGHT, k / 127)) for k in range(128)]
    )
    return field.convert(32)


def _plank(width: int, height: int, number: int) -> bytes:
    """One board's ring figure as 8-bit tones: flat ellipses (a cathedral cut), bent by slow waves."""
    dice = iter(shake_128(SEED + bytes([number])).digest(7))

    def chance(low: float, high: float) -> float:
        return low + (high - low) * next(dice) / 255

    cx, cy, tone = chance(0.1, 0.9), chance(-0.6, 1.6), 176 + chance(-34, 22)
    a, b, c, rings = chance(0, 6), chance(0, 6), chance(0, 6), chance(5.5, 8)
    shares = [x / width for x in range(width)]
    across = [((x - cx) ** 2 * 0.9, 0.045 * sin(x * 6.3 + a) + 0.02 * sin(x * 16.3 + c)) for x in shares]
    shades = [max(0, min(255, int(tone - 118 * (f * f * 0.85 if f < 0.94 else (1 - f) * 12.5)))) for f in _steps()]
    last, tones = len(shades), bytearray()
    for y in range(height):
        down, ripple = (y / height - cy) ** 2 * 1.1, 0.02 * sin(y * 0.105 + b)
        bend = 1 + ripple * 9
        for along, wave in across:  # a ring runs from its early wood to its late wood, then a short way back
            place = (sqrt(along + down) + wave * bend + ripple) * rings
            tones.append(shades[int(place % 1 * last)])
    return bytes(tones)


def _steps() -> list[float]:
    return [k / 1024 for k in range(1024)]


def _noise(width: int, height: int, low: int) -> pygame.Surface:
    """Grey grains between low and white."""
    scale = bytes(low + (255 - low) * k // 255 for k in range(256))
    grains = shake_128(SEED + bytes([low])).digest(width * height).translate(scale)
    image = pygame.image.frombuffer(grains, (width, height), "P")
    image.set_palette([(k, k, k) for k in range(256)])
    return image.convert(32)


@cache
def _lamp() -> pygame.Surface:
    """Warm light from the upper left, falling off to the corners."""
    (w, h), small = LAMP, pygame.Surface(LAMP, depth=32)
    for y in range(h):
        for x in range(w):
            d = min(1.4, hypot((x - w * 0.43) / (w * 0.68), (y - h * 0.38) / (h * 0.78)))
            k = 1 - 0.66 * d**1.5 if d < 1 else 0.34 - 0.12 * (d - 1)
            light = round(255 * k), round(252 * k * (1 - 0.03 * d)), round(244 * k * (1 - 0.05 * d))
            small.set_at((x, y), light)
    return small
