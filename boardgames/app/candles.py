"""Candlelight on the table: two burning candles and their warm light, for a screen that is meant to be calm.

They stand and shine by the window's size and the words between them alone.
"""

from functools import cache

import pygame

from boardgames.table import caches
from boardgames.table.desk import Desk
from boardgames.table.shapes import Art, fill, linear, stroke
from boardgames.table.tone import INK

WIDE, HIGH = 100.0, 240.0
"""A candle in its stick as it is drawn."""
WARM = (120, 78, 34)
"""What the light adds where it is strongest."""
FIELD = 96
"""The side of the light as it is computed; it is smooth, so that it can be scaled up."""


def pair(desk: Desk, middle: float, away: float, tall: float, far: float) -> None:
    """Two candles as tall as this, so far from the page's middle; their light reaches `far`."""
    spots = [(x, middle) for x in (desk.w / 2 - away, desk.w / 2 + away)]
    for x, y in spots:
        _shine(desk, x, y - tall * 0.36, far, 1.0)
    for x, y in spots:
        shade = f'<ellipse cx="50" cy="12" rx="42" ry="9" fill="{INK}" fill-opacity="0.5"/>'
        k = tall / HIGH
        desk.shape(x - 42 * k, y + 103 * k, WIDE * k, 24 * k, f'<g transform="scale({k:.4f})">{shade}</g>')
        wide = WIDE * k
        desk.shape(x - wide / 2, y - tall / 2, wide, tall, _candle(k))
        _shine(desk, x, y - tall * 0.4, tall * 0.28, 1.1)


def _shine(desk: Desk, x: float, y: float, reach: float, strength: float) -> None:
    """Warm light added around a flame; a small one is kept as it is laid, a wide one only as it was computed."""
    if desk.surface is None:
        return
    side = desk.px(2 * reach)

    def scaled() -> pygame.Surface:
        return pygame.transform.smoothscale(_light(strength), (side, side))

    glow = caches.SHADOWS.get(("candle", side, strength), scaled) if side < 512 else scaled()
    desk.surface.blit(glow, glow.get_rect(center=(desk.px(x), desk.px(y))), special_flags=pygame.BLEND_RGB_ADD)


@cache
def _light(strength: float) -> pygame.Surface:
    """Light that falls off from the middle to nothing."""
    spot, half = pygame.Surface((FIELD, FIELD), depth=32), (FIELD - 1) / 2
    for y in range(FIELD):
        for x in range(FIELD):
            share = max(0.0, 1 - ((x - half) ** 2 + (y - half) ** 2) ** 0.5 / half) ** 1.7 * strength
            spot.set_at((x, y), tuple(min(255, round(tone * share)) for tone in WARM))
    return spot


@cache
def _candle(scale: float) -> Art:
    """A brass candlestick with a burning candle."""
    wax, drop = "M42 58H58V150H42z", "M42 58C42 66 46 66 46 74C46 80 49 80 49 72C50 66 56 70 58 62V58z"
    flame = "M50 4C62 22 64 36 58 46C55 51 45 51 42 46C36 36 40 22 50 4z"
    heart = "M50 20C57 32 58 40 54 45C52 48 48 48 46 45C42 40 44 32 50 20z"
    brass = (
        "M30 146H70C70 158 60 162 56 164H44C40 162 30 158 30 146z",
        "M45 163H55C54 176 62 182 56 190C54 196 58 202 58 208H42C42 202 46 196 44 190C38 182 46 176 45 163z",
        "M42 206H58C62 216 84 216 88 226C90 234 74 238 50 238C26 238 10 234 12 226C16 216 38 216 42 206z",
    )
    body = fill(wax, "url(#wax)") + stroke(wax, INK, 3) + fill(drop, "#fffbe9") + stroke("M50 58V48", INK, 3)
    body += fill(flame, "#f59a2c") + stroke(flame, "#7a3a0c", 2) + fill(heart, "#ffe58a")
    for part in brass:
        body += fill(part, "url(#brass)") + stroke(part, INK, 3)
    body += stroke("M35 150H52M24 226C28 221 40 219 46 217M47 180C46 184 45 186 46 190", "#fff0c0", 2.4, 0.8)
    lit = linear("wax", 42, 0, 58, 0, "#f7ecd0", "#fff8e6", "#d9c79c")
    lit += linear("brass", 14, 0, 86, 0, "#f2d488", "#c79a4b", "#7a5720")
    return Art(f'<g transform="scale({scale:.4f})">{body}</g>', lit)
