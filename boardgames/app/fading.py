"""A change of scenes: the picture of the scene that left fades out over the one that came, on the same wood."""

import pygame

LENGTH = 0.16
"""Seconds, at the normal pace."""
STEP = 0.05
"""So much of it at most goes by between two frames: a first frame that takes long does not swallow the fading."""


class Fading:
    """What is left of the old scene. It must not show anything that the new one may not show."""

    def __init__(self, picture: pygame.Surface, now: float, pace: float) -> None:
        self._old = picture
        self._new = picture
        self._length = LENGTH * pace
        self._left = self._length
        self._last = now

    def over(self, surface: pygame.Surface) -> None:
        """The new scene as it has just been drawn."""
        self._new = surface.copy()

    def lay(self, surface: pygame.Surface, now: float) -> bool:
        """Put the old scene over the new one; False when nothing of it is left to be seen."""
        self._left -= min(now - self._last, STEP)
        self._last = now
        surface.blit(self._new, (0, 0))
        if self._left > 0:
            self._old.set_alpha(round(255 * self._left / self._length))
            surface.blit(self._old, (0, 0))
        return self._left > 0
