"""Targets, states and buttons. Each call paints a control in its state and registers it as a target.

The window sets `hover`, `pressed` and `focus` (names of targets) before it draws; the controls look their state up.
Hover and focus may be on different controls.
"""

from typing import NamedTuple

import pygame

from boardgames.art import Gallery
from boardgames.table import faces, setting
from boardgames.table.grounds import Grounds
from boardgames.table.page import Align, TextBox
from boardgames.table.space import LEAST, TYPE, Rect
from boardgames.table.targets import LEAST as LEAST_REAL
from boardgames.table.targets import LEAST_MAIN, Kind, State, Target, TooSmall, hit
from boardgames.table.tone import (
    MUTED,
)


class Painted(NamedTuple):
    """What is written on a face: colours of words, accent and ground, and how far it is pressed in."""

    words: str
    accent: str
    ground: str
    sunk: float


class Buttons(Grounds):
    """A page with buttons."""

    def __init__(
        self,
        size: tuple[int, int],
        language: str,
        scale_percent: int,
        gallery: Gallery,
        surface: pygame.Surface | None = None,
        *,
        strict: bool = False,
        record: list[TextBox] | None = None,
        hover: str | None = None,
        pressed: str | None = None,
        focus: str | None = None,
    ) -> None:
        """As a page; `hover`, `pressed` and `focus` name the targets that the pointer or the keys are on."""
        super().__init__(size, language, scale_percent, gallery, surface, strict=strict, record=record)
        self.hover, self.pressed, self.focus = hover, pressed, focus
        self.targets: list[Target] = []

    # ------------------------------------------------------------ targets and states

    def target(
        self,
        rect: Rect,
        name: str,
        on: object = None,
        kind: Kind = "area",
        *,
        enabled: bool = True,
        tip: str = "",
        group: str = "",
        main: bool = False,
    ) -> Target:
        """Register a place to click; within a clip only what can be seen of it."""
        low = min(rect.w, rect.h) * self.s
        if self.strict and low < (LEAST_MAIN if main else LEAST_REAL) - 0.5:
            raise TooSmall(f"{name!r} is {low:.0f} px small")
        if self.clipped:
            rect = self.clipped.common(rect)
        found = Target(rect, name, on, kind, enabled, tip, group, self.level)
        if rect.w > 0 and rect.h > 0:
            self.targets.append(found)
        return found

    def at(self, x: float, y: float) -> Target | None:
        """The target at a logical point."""
        return hit(self.targets, x, y)

    def state(self, name: str, enabled: bool = True) -> State:
        """How a control looks now; the focus ring comes on top of it."""
        if not enabled:
            return "disabled"
        return "pressed" if self.pressed == name else "hover" if self.hover == name else "normal"

    def grown(self, rect: Rect, least: float = LEAST) -> Rect:
        """A target for something small: around it, at least so many logical and 24 real pixels each way."""
        least = max(least, LEAST_REAL / self.s)
        return rect.inset(min(0.0, (rect.w - least) / 2), min(0.0, (rect.h - least) / 2))

    # ------------------------------------------------------------ buttons

    def face(
        self, rect: Rect, state: State = "normal", main: bool = False, danger: bool = False, radius: float = 7
    ) -> Painted:
        """The body of a button; gives the colours of what is written on it."""
        look = (faces.MAIN if main else faces.DANGER if danger else faces.PLAIN)[state]
        sunk = 1.5 if state == "pressed" else 0.0
        self.ground(rect, look.top, look.low)
        if state in ("normal", "hover"):
            self.shape(rect.x, rect.y + 3, rect.w, rect.h, faces.lip(rect.w, rect.h, radius), pad=1)
        body = faces.button(rect.w, rect.h, look, state, radius, 0.5 if main else 0.16)
        self.shape(rect.x, rect.y + sunk, rect.w, rect.h, body)
        return Painted(look.words, look.accent, look.low, sunk)

    def button(
        self,
        rect: Rect,
        name: str,
        words: str = "",
        on: object = None,
        *,
        main: bool = False,
        danger: bool = False,
        icon: str | None = None,
        key: str | None = None,
        align: Align = "c",
        size: float = TYPE.body,
        enabled: bool = True,
        tip: str = "",
        group: str = "",
        ring: float = 3,
    ) -> Rect:
        """Icon, words and key in one line. `ring` is the focus ring's distance; below 0 it lies inside the button."""
        self.target(rect, name, on, "button", enabled=enabled, tip=tip, group=group, main=main)
        paint = self.face(rect, self.state(name, enabled), main, danger)
        y = rect.cy + paint.sunk
        if icon and not words:
            self.icon(icon, rect.cx, y, min(rect.w, rect.h) * 0.56, paint.words, paint.accent, paint.ground)
        else:
            self._label(rect, y, paint, words, icon, key, align, size)
        if self.focus == name:
            self.ring(rect, 7, ring)
        return rect

    def _label(
        self,
        rect: Rect,
        y: float,
        paint: Painted,
        words: str,
        icon: str | None,
        key: str | None,
        align: Align,
        size: float,
    ) -> None:
        pad, gap, mark, key_size = 16, 10, min(28.0, rect.h * 0.5), TYPE.small * 0.92
        cap = self.width(setting.cap(key), key_size, "semi") + 16 if key else 0.0
        sign = mark + gap if icon else 0.0
        size = self.fitting(words, rect.w - 2 * pad - sign - (cap + gap if key else 0), size, "semi", 17)
        used = self.width(words, size, "semi") + sign
        x = rect.x + pad if align == "l" or key else rect.cx - used / 2
        if icon:
            self.icon(icon, x + mark / 2, y, mark, paint.words, paint.accent, paint.ground)
        self.text(words, x + sign, y, size, "semi", paint.words)
        if key:
            self.keycap(rect.right - pad - cap + 2, y, key, key_size, paint.words)

    def button_width(
        self, words: str, icon: str | None = None, key: str | None = None, size: float = TYPE.body
    ) -> float:
        """How wide a button must be for its words, sign and key."""
        cap = self.width(setting.cap(key), TYPE.small * 0.92, "semi") + 26 if key else 0.0
        return self.width(words, size, "semi") + 34 + (38 if icon else 0) + cap

    def tool(
        self,
        rect: Rect,
        name: str,
        icon: str,
        key: str,
        on: object = None,
        *,
        enabled: bool = True,
        tip: str = "",
        group: str = "",
        held: bool = False,
    ) -> Rect:
        """A square tool: pictogram above its key; held down while what it opened is open."""
        self.target(rect, name, on, "button", enabled=enabled, tip=tip, group=group)
        state = self.state(name, enabled)
        paint = self.face(rect, "pressed" if held and enabled else state)
        low = max(16, self.least / self.s) * 0.62  # the middle of the key's letters above the lower edge
        mark = min(rect.h * 0.44, rect.h - 2 * low - 4)
        y = rect.y + (rect.h - low) * 0.44 + paint.sunk
        self.icon(icon, rect.cx, y, mark, paint.words, paint.accent, paint.ground)
        key = setting.cap(key)
        size = self.fitting(key, rect.w - 2, 16, "semi")
        self.text(
            key, rect.cx, rect.bottom - low + paint.sunk, size, "semi", paint.words if not enabled else MUTED, "c"
        )
        if self.focus == name:
            self.ring(rect, 7)
        return rect
