"""The desktop around the window: how large the first window and its words are, and where a window may stand."""

import contextlib
from dataclasses import replace

import pygame

from boardgames import files
from boardgames.app.settings import SCALES, Settings
from boardgames.table.space import factor

SMALLEST = (960, 540)
FIRST_SHARE = 0.8
"""Of the desktop, in both directions, that the first window takes."""
HANDLE = (120, 24)
"""So much of a window's upper edge must be seen for it to be grasped."""
SIGN = (64, 64)
_MIDDLE_OF = 0x2FFF0000
"""SDL's word for the middle of a desktop, plus the desktop's number."""

Size = tuple[int, int]


def first_size(desktop: Size) -> Size:
    """The window of the first start."""
    wide, high = (round(side * FIRST_SHARE) for side in desktop)
    return max(SMALLEST[0], wide), max(SMALLEST[1], high)


def first_scale(desktop: Size) -> int:
    """The interface scale of the first start, in per cent.

    On a large desktop words take the same share of the screen as they would in full screen at 100 %, although the
    window is smaller. Up to 1080p words have a size of their own that a smaller window does not change.
    """
    full = factor(*desktop)
    if full <= 1:
        return 100
    wanted = 100 * full / factor(*first_size(desktop))
    return min(SCALES, key=lambda scale: abs(scale - wanted))


def first(settings: Settings, desktops: list[Size]) -> Settings:
    """The settings of a first start on the first of these desktops."""
    if not desktops:
        return settings
    wide, high = first_size(desktops[0])
    return replace(settings, width=wide, height=high, scale=first_scale(desktops[0]))


def fitting(settings: Settings, desktops: list[pygame.Rect]) -> Settings:
    """A window that was left on another desktop: no larger than there is room, and where it can be grasped."""
    if not desktops:
        return replace(settings, x=-1, y=-1)
    wide = min(settings.width, max(desktop.w for desktop in desktops))
    high = min(settings.height, max(desktop.h for desktop in desktops))
    edge = pygame.Rect(settings.x, settings.y, wide, HANDLE[1])
    seen = [desktop.clip(edge) for desktop in desktops]
    placed = settings.place is not None and any(part.w >= HANDLE[0] and part.h >= HANDLE[1] for part in seen)
    settings = replace(settings, width=wide, height=high)
    return settings if placed else replace(settings, x=-1, y=-1)


def take_sign() -> None:
    """The app's sign in title bars and docks, for windows that open from now on."""
    with contextlib.suppress(pygame.error, OSError):
        path = files.assets() / "art" / "table" / "app-icon.svg"
        pygame.display.set_icon(pygame.image.load_sized_svg(path, SIGN))


def sizes() -> list[Size]:
    """The sizes of all desktops."""
    with contextlib.suppress(pygame.error):
        return pygame.display.get_desktop_sizes()
    return []


def desktops() -> list[pygame.Rect]:
    """Where all desktops lie: a hidden window in the middle of each tells."""
    found = []
    with contextlib.suppress(pygame.error):
        for number, size in enumerate(sizes()):
            middle = (_MIDDLE_OF | number, _MIDDLE_OF | number)
            probe = pygame.Window("", (2, 2), middle, hidden=True)
            x, y = probe.position
            probe.destroy()
            found.append(pygame.Rect(x + 1 - size[0] // 2, y + 1 - size[1] // 2, *size))
    return found


def desktop_of(place: tuple[int, int], size: Size, desktops: list[pygame.Rect]) -> int:
    """The number of the desktop that shows most of a window; 0 if none does."""
    window = pygame.Rect(place, size)
    shown = [part.w * part.h for part in (desktop.clip(window) for desktop in desktops)]
    return max(range(len(shown)), key=shown.__getitem__, default=0)
