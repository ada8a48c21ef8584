"""Soft shadows in nine parts: blurred once per softness, then only laid down."""

import pygame

from boardgames.table import caches

Part = tuple[pygame.Surface, tuple[int, int]]


def parts(box: pygame.Rect, blur: int, strength: int, radius: int) -> list[Part]:
    """The pictures that make the shadow of a box, each with its place; the hidden middle of a large one is missing."""
    corner = 4 * blur + radius  # from the shadow's outer edge to where it is even
    if box.w < 2 * (corner - 2 * blur) + 1 or box.h < 2 * (corner - 2 * blur) + 1:
        small = caches.SHADOWS.get(
            (box.size, blur, strength, radius), lambda: _blurred(box.size, blur, strength, radius)
        )
        return [(small, (box.x - 2 * blur, box.y - 2 * blur))]
    side = 2 * corner - 4 * blur + 1
    key = "corner", blur, strength, radius
    tile = caches.SHADOWS.get(key, lambda: _blurred((side, side), blur, strength, radius))
    outer = box.inflate(4 * blur, 4 * blur)
    right, low = outer.right - corner, outer.bottom - corner
    wide, high = outer.w - 2 * corner, outer.h - 2 * corner
    found = [
        (
            tile.subsurface((x * (corner + 1), y * (corner + 1), corner, corner)),
            (right if x else outer.x, low if y else outer.y),
        )
        for x in (0, 1)
        for y in (0, 1)
    ]
    for last in (0, 1):
        if wide > 0:
            found.append((_strip(tile, key, corner, last, wide, True), (outer.x + corner, low if last else outer.y)))
        if high > 0:
            found.append((_strip(tile, key, corner, last, high, False), (right if last else outer.x, outer.y + corner)))
    return found


def _blurred(size: tuple[int, int], blur: int, strength: int, radius: int) -> pygame.Surface:
    layer = pygame.Surface((size[0] + 4 * blur, size[1] + 4 * blur), pygame.SRCALPHA)
    pygame.draw.rect(layer, (0, 0, 0, strength), (2 * blur, 2 * blur, *size), border_radius=radius)
    return pygame.transform.gaussian_blur(layer, blur).convert_alpha()


def soft(shade: pygame.Surface, blur: int) -> pygame.Surface:
    """A blurred picture; a wide blur is made on a smaller one, which looks the same and is quicker."""
    coarse, size = max(1, blur // 3), shade.get_size()
    little = pygame.transform.smoothscale(shade, (max(1, size[0] // coarse), max(1, size[1] // coarse)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(little, max(1, blur // coarse)), size)


def _strip(
    tile: pygame.Surface, key: tuple[object, ...], corner: int, last: int, length: int, across: bool
) -> pygame.Surface:
    """One edge: a line of the tile's middle, drawn out to the length."""

    def make() -> pygame.Surface:
        start = last * (corner + 1)
        line = (corner, start, 1, corner) if across else (start, corner, corner, 1)
        size = (length, corner) if across else (corner, length)
        return pygame.transform.scale(tile.subsurface(line), size)

    return caches.SHADOWS.get((*key, last, length, across), make)
