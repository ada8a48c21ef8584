"""What lies under words: panels, plates, wells, rules, and the small signs that name a player or a number."""

from boardgames.table import faces
from boardgames.table.page import SHARE, Align, Page
from boardgames.table.setting import Face
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import (
    BRASS,
    BRASS_DIM,
    BRASS_LIGHT,
    CREAM,
    GOLD,
    INK,
    MUTED,
    PARCHMENT,
    SIDE_PLATE,
    SLATE,
    SLATE_HIGH,
    SLATE_LOW,
    WELL,
    WELL_EDGE,
    WHITE,
)


class Grounds(Page):
    """A page that knows the grounds of the house style."""

    def panel(self, rect: Rect, brass: bool = True, radius: float = 8, shadow: bool = True) -> None:
        """Dark slate with a thin brass line; words on it are parchment-coloured."""
        if shadow:
            self.shadow(rect, 14, 170, 4, 8)
        self.ground(rect, SLATE_HIGH, SLATE, SLATE_LOW)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.panel(rect.w, rect.h, brass, radius), pad=1)

    def dock(self, rect: Rect) -> None:
        """The side panel: slate down the window's right edge, a brass moulding along the board."""
        with self.clip(Rect(0, rect.y, self.w, self.h)):  # under a strip it keeps its shadow to itself
            self.shadow(Rect(rect.x, rect.y - 20, rect.w, rect.h + 40), 16, 190, -6, 0)
        self.ground(rect, SLATE)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.dock(rect.w, rect.h))

    def beam(self, rect: Rect) -> float:
        """The strip along the upper edge with a brass moulding below; gives the height above the moulding."""
        self.shadow(Rect(rect.x - 20, rect.y, rect.w + 40, rect.h), 12, 190, 0, 5)
        self.ground(rect, SLATE_LOW, SLATE)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.beam(rect.w, rect.h))
        return rect.h - 5

    def plate(
        self, rect: Rect, edge: str = GOLD, radius: float = 8, colour: str = PARCHMENT, strong: bool = True
    ) -> None:
        """Parchment with a gold edge: what the player should read now."""
        self.ground(rect, colour)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.plate(rect.w, rect.h, edge, radius, colour, strong))

    def well(
        self, rect: Rect, radius: float = 6, edge: str = WELL_EDGE, colour: str = WELL, width: float = 1.5
    ) -> None:
        """A sunk field: log, list, row."""
        self.ground(rect, colour)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.well(rect.w, rect.h, radius, edge, colour, width))

    def ring(self, rect: Rect, radius: float = 8, gap: float = 3) -> None:
        """The focus ring: 3 px of white outside a dark gap; a gap below 0 puts it inside."""
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.ring(rect.w, rect.h, radius, gap), pad=10)

    def rule(self, x: float, y: float, w: float, star: bool = False, colour: str = BRASS_DIM) -> None:
        """A hairline between sections, with our star in the middle of the grand ones."""
        if star:
            self.shape(x, y - 8, w, 16, faces.rule(w, True, colour), pad=3)
        else:
            self.shape(x, y - 1, w, 2, faces.rule(w, False, colour))

    def caption(self, words: str, x: float, y: float, colour: str = BRASS_LIGHT, align: Align = "l") -> float:
        """The heading of a section inside a panel; gives its width."""
        return self.text(words, x, y, TYPE.small, "semi", colour, align)

    def heading(self, words: str, rect: Rect) -> float:
        """The title of a panel and the hairline below it, inside the rectangle; gives y below them."""
        self.fit(words, rect.x, rect.y + 12, rect.w, TYPE.lead, "serif", BRASS_LIGHT)
        self.rule(rect.x, rect.y + 36, rect.w)
        return rect.y + 48

    def crest(self, side: str, x: float, y: float, r: float) -> None:
        """A side's seal: its own outline, its paint, its sign."""
        half = 32 * (r + 2.6) / 26  # the drawing is 64 wide, its seal 26 from the middle to the edge
        self.picture(f"table/seal-{side}", Rect(x - half, y - half, 2 * half, 2 * half))

    def badge(
        self,
        words: str,
        x: float,
        y: float,
        ground: str = SLATE_LOW,
        colour: str = PARCHMENT,
        icon: str | None = None,
        size: float = TYPE.small,
        edge: str = BRASS,
        align: Align = "l",
        face: Face = "semi",
    ) -> float:
        """A small plate with a pictogram and a number, its middle at y; gives its width."""
        wide, high = self.badge_width(words, icon, size, face), size * 1.55
        left = x - wide * SHARE[align]
        rect = Rect(left, y - high / 2, wide, high)
        self.ground(rect, ground)
        self.shape(rect.x, rect.y, wide, high, faces.box(wide, high, high * 0.3, ground, edge))
        at = left + 8
        if icon:
            accent = colour if colour == INK else BRASS_LIGHT
            self.icon(icon, at + size * 0.5, y, size * 1.02, colour, accent, ground)
            at += size * 1.25
        self.text(words, at, y, size, face, colour)
        return wide

    def badge_width(self, words: str, icon: str | None = None, size: float = TYPE.small, face: Face = "semi") -> float:
        """How wide a badge would be."""
        return self.width(words, size, face) + (size * 1.25 if icon else 0) + (16 if words else 10)

    def coin(self, words: str, x: float, y: float, r: float, ground: str, colour: str = WHITE, edge: str = INK) -> None:
        """A round counter: +1, -2, hit points."""
        self.ground(Rect(x - r, y - r, 2 * r, 2 * r), ground)
        self.shape(x - r, y - r, 2 * r, 2 * r, faces.coin(r, ground, edge), pad=1)
        self.text(words, x, y, r * 1.25, "bold", colour, "c")

    def name_plate(
        self, side: str, words: str, x: float, y: float, size: float = TYPE.lead, align: Align = "l"
    ) -> float:
        """A player's name, white on his side's colour, with his seal in front; gives its width."""
        high = size * 1.7
        wide = self.name_plate_width(words, size)
        left = x - wide * SHARE[align]
        body = Rect(left + high * 0.4, y - high / 2, wide - high * 0.4, high)
        self.ground(body, SIDE_PLATE[side])
        self.shape(body.x, body.y, body.w, body.h, faces.box(body.w, body.h, high * 0.28, SIDE_PLATE[side], INK))
        self.crest(side, left + high / 2, y, high * 0.44)
        self.text(words, left + high + 4, y, size, "serif", WHITE)
        return wide

    def name_plate_width(self, words: str, size: float = TYPE.lead) -> float:
        """How wide a name plate would be."""
        return self.width(words, size, "serif") + size * 1.7 + 18

    def scroll_bar(self, rect: Rect, start: float, share: float) -> Rect:
        """A thin scroll bar: start from 0 to 1, the share in sight; gives its thumb, never shorter than 32."""
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, rect.w / 2, WELL))
        high = min(rect.h, max(32.0, rect.h * share))
        thumb = Rect(rect.x, rect.y + (rect.h - high) * max(0.0, min(1.0, start)), rect.w, high)
        self.shape(thumb.x + 1, thumb.y, thumb.w - 2, high, faces.box(thumb.w - 2, high, thumb.w / 2 - 1, BRASS))
        return thumb

    def progress(self, rect: Rect, share: float, words: str = "", right: str = "") -> None:
        """A bar that fills: words above it on the left, the per cent on the right."""
        if words:
            self.fit(words, rect.x, rect.y - 16, rect.w - self.width(right, TYPE.small, "bold") - 12, TYPE.small)
        if right:
            self.text(right, rect.right, rect.y - 16, TYPE.small, "bold", MUTED, "r")
        self.well(rect, 7)
        wide = (rect.w - 6) * max(0.0, min(1.0, share))
        if wide > 12:
            self.shape(rect.x + 3, rect.y + 3, wide, rect.h - 6, faces.progress(round(wide), rect.h - 6), pad=1)

    def cream(self, rect: Rect) -> None:
        """The ground of a tooltip or an odds card."""
        self.shadow(rect, 14, 195, 4, 8)
        self.ground(rect, CREAM)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.plate(rect.w, rect.h, BRASS, 8, CREAM, False), pad=1)
