"""A page in logical pixels: shapes, pictures, shadows and words on a surface, or measured only.

    page = Page((1920, 1080), "en", 100, gallery, surface)
    page.text("Settings", 960, 200, 44, "serif", align="c", glow=5)
    page.write("Pick a *card*, then a figure: [Enter] plays it.", Rect(100, 300, 400, 0))

Without a surface nothing is painted, but all is laid out as if: words that are recorded stand at the same places. A
strict page (tests) refuses words that are too long; otherwise they are set smaller, and nothing stops the game.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from math import ceil
from typing import Literal, NamedTuple, cast

import pygame

from boardgames.art import Gallery, Paint
from boardgames.table import caches, faces, setting, shadows
from boardgames.table.setting import Face, Line
from boardgames.table.shapes import Art, num
from boardgames.table.space import LEADING, TYPE, Rect, factor
from boardgames.table.tone import BRASS_INK, BRASS_LIGHT, INK, PARCHMENT, RED, RED_SUIT, SLATE, WALNUT_LIT, between

Align = Literal["l", "c", "r"]
Upright = Literal["mid", "base", "top"]
Anchor = Literal["topleft", "center", "midtop", "midbottom", "midleft", "midright"]
ICON_PAINT = ("#efe3c8", "#d9b163", "#262b2e")
"""The colours in the files of icons: the sign, its accent, the ground seen through it."""
SHRINK = 0.82
"""Of the small type: a line is never set smaller to fit."""
SHARE = {"l": 0.0, "c": 0.5, "r": 1.0}


class TooLong(ValueError):
    """Words do not fit into their room (strict pages only)."""


class TextBox(NamedTuple):
    """A line of words on a page: where it stands (logical) and how large its type is (real pixels)."""

    words: str
    rect: Rect
    size: int
    colour: str
    layer: int
    ground: str
    clip: Rect | None
    small: bool


class Ground(NamedTuple):
    """Something opaque on a page: its colours from top to bottom, its layer, and how many words came before it."""

    rect: Rect
    colours: tuple[str, ...]
    layer: int
    after: int


class Page:
    """A window of the program: a surface in real pixels that is drawn on in logical ones."""

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
    ) -> None:
        """Without a surface the page is laid out, not painted; a list for `record` gathers all words."""
        self.size, self.language, self.scale_percent = size, language, scale_percent
        self.gallery, self.surface, self.strict, self.record = gallery, surface, strict, record
        self.s = factor(*size, scale_percent)
        self.least = 13 if scale_percent < 100 else 16
        self.w, self.h = size[0] / self.s, size[1] / self.s
        self.hurried, self.unready = False, 0
        """In a hurry, pictures that are still to be drawn are left out and counted."""
        self.grounds: list[Ground] = []
        self.level = 0
        self.clipped: Rect | None = None

    # ------------------------------------------------------------ basics

    def px(self, value: float) -> int:
        """A logical length in real pixels."""
        return round(value * self.s)

    def real(self, rect: Rect) -> pygame.Rect:
        """A logical rectangle in real pixels."""
        return pygame.Rect(self.px(rect.x), self.px(rect.y), self.px(rect.w), self.px(rect.h))

    def logical(self, point: tuple[int, int]) -> tuple[float, float]:
        """Where the pointer is, in logical pixels."""
        return point[0] / self.s, point[1] / self.s

    @property
    def whole(self) -> Rect:
        """The window."""
        return Rect(0, 0, self.w, self.h)

    @contextmanager
    def layer(self) -> Iterator[None]:
        """What is drawn within may cover what lies below: a dialog, a drawer, a tooltip."""
        self.level += 1
        try:
            yield
        finally:
            self.level -= 1

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """What is drawn within ends at the rectangle."""
        before = self.clipped
        self.clipped = rect if before is None else before.common(rect)
        self._set_clip()
        try:
            yield
        finally:
            self.clipped = before
            self._set_clip()

    def _set_clip(self) -> None:
        if self.surface:
            self.surface.set_clip(None if self.clipped is None else self.real(self.clipped))

    @contextmanager
    def faded(self, alpha: int) -> Iterator[None]:
        """What is drawn within comes or goes: it is seen only so much."""
        below = self.surface
        if below is None or alpha >= 255:
            yield
            return
        self.surface = below.copy()
        try:
            yield
        finally:
            sheet, self.surface = self.surface, below
            sheet.set_alpha(alpha)
            below.blit(sheet, (0, 0))

    def ground(self, rect: Rect, *colours: str) -> None:
        """Say that the rectangle is now of these colours from top to bottom, for the record of words on it."""
        if self.record is not None:
            self.grounds.append(Ground(rect, colours, self.level, len(self.record)))

    # ------------------------------------------------------------ shapes and pictures

    def shape(self, x: float, y: float, w: float, h: float, art: Art | str, alpha: int = 255, pad: float = 0) -> None:
        """SVG elements in logical units, origin at (x, y); pad lets lines spill over the box."""
        if self.surface is None or w <= 0 or h <= 0:
            return
        wide, high = max(1, ceil((w + 2 * pad) * self.s)), max(1, ceil((h + 2 * pad) * self.s))

        def render() -> pygame.Surface:
            body, defs = (art, "") if isinstance(art, str) else art
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>{defs}</defs>'
                f'<g transform="scale({self.s:.5g}) translate({num(pad)} {num(pad)})">{body}</g></svg>'
            )
            drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (wide, high))
            solid = pygame.mask.from_surface(drawn, 254).count() == wide * high
            return drawn.convert() if solid else drawn.convert_alpha()

        picture = caches.SHAPES.get((art, wide, high, self.s, pad), render)
        self._lay(picture, (self.px(x - pad), self.px(y - pad)), alpha)

    def blit(self, surface: pygame.Surface, x: float, y: float, anchor: Anchor = "topleft", alpha: int = 255) -> None:
        """A surface in real pixels, its anchor at a logical point."""
        if self.surface:
            spot = surface.get_rect(**{anchor: (self.px(x), self.px(y))})
            self._lay(surface, spot.topleft, alpha)

    def picture(self, name: str, rect: Rect, paint: Paint = (), alpha: int = 255) -> None:
        """A picture of the gallery, as large as fits into the rectangle and in its middle."""
        if self.surface is None or (self.clipped and not self.clipped.meets(rect)):
            return
        size = max(1, self.px(rect.w)), max(1, self.px(rect.h))
        found = self.gallery.ready(name, size, paint) if self.hurried else self.gallery.picture(name, size, paint)
        if found is None:
            self.unready += 1
        else:
            self._lay(found, (self.px(rect.x), self.px(rect.y)), alpha)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str = PARCHMENT,
        accent: str = BRASS_LIGHT,
        hole: str = SLATE,
        alpha: int = 255,
    ) -> None:
        """A pictogram with its middle at (x, y), in the colours of its ground."""
        paint = tuple((old, new) for old, new in zip(ICON_PAINT, (colour, accent, hole), strict=True) if old != new)
        self.picture(f"table/icon-{name}", Rect(x - size / 2, y - size / 2, size, size), paint, alpha)

    def _lay(self, surface: pygame.Surface, spot: tuple[int, int], alpha: int) -> None:
        if self.surface is None:
            return
        if alpha < 255:
            before = surface.get_alpha()
            surface.set_alpha(alpha)
            self.surface.blit(surface, spot)
            surface.set_alpha(before)
        else:
            self.surface.blit(surface, spot)

    def shadow(
        self, rect: Rect, spread: float = 12, strength: int = 150, dx: float = 4, dy: float = 6, radius: float = 8
    ) -> None:
        """A soft shadow to the lower right of something opaque, which hides the middle: only the rim is drawn."""
        if self.surface:
            box = self.real(Rect(rect.x + dx, rect.y + dy, rect.w, rect.h))
            for part, spot in shadows.parts(box, max(1, self.px(spread)), strength, self.px(radius)):
                self.surface.blit(part, spot)

    def dim(self, strength: int, rect: Rect | None = None) -> None:
        """A dark veil over the page or a part of it."""
        if self.surface is None:
            return
        box = self.surface.get_rect() if rect is None else self.real(rect)

        def make() -> pygame.Surface:
            veil = pygame.Surface(box.size).convert()
            veil.fill((12, 7, 4))
            veil.set_alpha(strength)
            return veil

        self.surface.blit(caches.SHADOWS.get(("veil", box.size, strength), make), box)

    # ------------------------------------------------------------ words

    def points(self, size: float, small: bool = False) -> int:
        """Type in real pixels, never below 16 (13 under 100 %); small is for words inside a preview picture."""
        return self.px(size) if small else max(self.least, self.px(size))

    def width(self, words: str, size: float, face: Face = "sans", small: bool = False) -> float:
        """How wide a line would be."""
        return setting.width(words, face, self.points(size, small)) / self.s

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float = TYPE.body,
        face: Face = "sans",
        colour: str = PARCHMENT,
        align: Align = "l",
        v: Upright = "mid",
        glow: float = 0,
        small: bool = False,
    ) -> float:
        """One line; y is the middle of its capitals, its baseline or their top. Gives the width."""
        pixels = self.points(size, small)
        high = pixels / self.s * setting.CAP[face]
        baseline = y + {"mid": high / 2, "base": 0.0, "top": high}[v]
        wide = setting.width(words, face, pixels) / self.s
        left = x - wide * SHARE[align]
        box = Rect(left, baseline - pixels / self.s * 0.78, wide, pixels / self.s * 1.02)
        if not words.strip() or (self.clipped and not self.clipped.meets(box)):
            return wide
        if self.record is not None:
            ground = self._ground_at(box.cx, box.cy)
            self.record.append(TextBox(words, box, pixels, colour, self.level, ground, self.clipped, small))
        if self.surface:
            type_ = setting.font(face, pixels)
            spot = self.px(left) - setting.overhang(words, type_), self.px(baseline) - type_.get_ascent()
            if glow:
                blur = max(1, self.px(glow))
                dark = setting.glowing(words, face, pixels, blur)
                for _ in range(2):
                    self.surface.blit(dark, (spot[0] - 2 * blur, spot[1] - 2 * blur + blur // 2))
            self.surface.blit(setting.rendered(words, face, pixels, colour), spot)
        return wide

    def _ground_at(self, x: float, y: float) -> str:
        for ground in reversed(self.grounds):
            if ground.rect.contains(x, y):
                return between(ground.colours, (y - ground.rect.y) / ground.rect.h)
        return WALNUT_LIT

    def fitting(self, words: str, room: float, size: float, face: Face = "sans", floor: float | None = None) -> float:
        """The size at which a line fits into the room: the given one or less, but not below the floor."""
        floor = TYPE.small * SHRINK if floor is None else floor
        while (wide := self.width(words, size, face)) > room:
            if size - 0.5 < floor:
                if self.strict:
                    raise TooLong(f"too long by {wide - room:.0f}: {words!r}")
                return min(size, floor)
            size -= 0.5
        return size

    def fit(
        self,
        words: str,
        x: float,
        y: float,
        room: float,
        size: float = TYPE.body,
        face: Face = "sans",
        colour: str = PARCHMENT,
        align: Align = "l",
        v: Upright = "mid",
        glow: float = 0,
        floor: float | None = None,
    ) -> float:
        """One line, set smaller when the room is short; gives the width."""
        return self.text(words, x, y, self.fitting(words, room, size, face, floor), face, colour, align, v, glow)

    def wrap(self, words: str, room: float, size: float = TYPE.body, face: Face = "sans") -> list[Line]:
        """A paragraph in lines. Marks: *strong*, [Key], {icon}. A no-break space keeps words together."""
        key = words, round(room, 2), size, face, self.s, self.least
        return setting.kept_lines(key, lambda: setting.broken(words, room, size, face, self.width))

    def write(
        self,
        words: str,
        rect: Rect,
        size: float = TYPE.body,
        face: Face = "sans",
        colour: str = PARCHMENT,
        leading: float = LEADING,
        align: Align = "l",
        accent: str | None = None,
        hole: str = SLATE,
    ) -> float:
        """A paragraph from the top of the rectangle; gives the height used. A height of 0 has no lower edge."""
        while (spill := self._spill(lines := self.wrap(words, rect.w, size, face), rect, size * leading)) > 0:
            if self.strict:
                raise TooLong(f"spills out of its room by {spill:.0f}: {words!r}")
            if size - 0.5 < TYPE.small * SHRINK:
                break
            size -= 0.5
        pitch = size * leading
        for k, line in enumerate(lines):
            middle = rect.y + pitch * (k + 0.5)
            self._set_line(line, rect, middle, size, colour, align, accent, hole)
        return len(lines) * pitch

    def _spill(self, lines: list[Line], rect: Rect, pitch: float) -> float:
        """By how much a paragraph is too wide or too high."""
        wide = max(sum(piece.width for piece in line) for line in lines) - rect.w - 0.5
        high = len(lines) * pitch - rect.h - pitch * 0.35 if rect.h else 0.0
        return max(wide, high)

    def _set_line(
        self, line: Line, rect: Rect, y: float, size: float, colour: str, align: Align, accent: str | None, hole: str
    ) -> None:
        x = rect.x + (rect.w - sum(piece.width for piece in line)) * SHARE[align]
        dark = colour == INK
        for words, kind, wide in line:
            if kind == "key":
                self.keycap(x, y, words, size * setting.KEY_SIZE, colour)
            elif kind == "icon":
                tint = (RED if dark else RED_SUIT) if words in ("heart", "diamond") else colour
                second = accent or (BRASS_INK if dark else BRASS_LIGHT)
                self.icon(words, x + wide / 2, y, size * 0.88, tint, second, hole)
            elif kind != "blank":
                face = cast(Face, kind)
                self.text(words, x, y, size, face, accent if accent and face in ("semi", "bold") else colour)
            x += wide

    def keycap(self, x: float, y: float, key: str, size: float = TYPE.small, colour: str = PARCHMENT) -> float:
        """A key as a small outlined cap, left end at x, middle at y; gives its width."""
        key = setting.cap(key)
        wide, high = self.width(key, size, "semi") + size * setting.KEY_PAD, size * 1.34
        self.shape(x, y - high / 2, wide, high, faces.keycap(wide, high, colour), pad=1)
        self.text(key, x + wide / 2, y - 0.5, size, "semi", colour, "c")
        return wide
