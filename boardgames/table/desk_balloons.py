"""What floats over the table: balloons, refusals, tooltips, news, and the parts of an odds card."""

from collections.abc import Sequence

from boardgames.table import faces
from boardgames.table.desk_forms import Forms
from boardgames.table.page import TooLong
from boardgames.table.shapes import Art, fill, linear, num, polygon, rounded, stroke
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import (
    BRASS,
    CREAM,
    GAIN,
    GOLD_HIGH,
    INK,
    LINK,
    RED,
    RED_PLATE,
    WHITE,
)


class Balloons(Forms):
    """A page with controls and with what floats over them."""

    def balloon(
        self, rect: Rect, point: tuple[float, float] | None, top: str = "#fdf8ea", low: str = CREAM, edge: str = INK
    ) -> None:
        """A box whose tail points at a place on the board: from the side that faces it."""
        self.shadow(rect, 14, 195, 4, 8)
        self.ground(rect, top, low)
        body = rounded(1, 1, rect.w - 2, rect.h - 2, 8, "url(#box)", edge, 2)
        art = Art(body, linear("box", 0, 0, rect.h * 0.3, rect.h, top, low))
        self.shape(rect.x, rect.y, rect.w, rect.h, art, pad=1)
        if point is None or rect.contains(*point):
            return
        px, py = point
        if rect.x <= px <= rect.right:  # above or below
            at, side = clamp(rect.x + 30, px, rect.right - 30), rect.y if py < rect.y else rect.bottom
            root, patch = [(at - 15, side), (at + 15, side)], Rect(at - 13, side - 2.5, 26, 5)
        else:
            at, side = clamp(rect.y + 30, py, rect.bottom - 30), rect.x if px < rect.x else rect.right
            root, patch = [(side, at - 15), (side, at + 15)], Rect(side - 2.5, at - 13, 5, 26)
        x0, y0 = min(root[0][0], px) - 10, min(root[0][1], py) - 10
        wide, high = max(root[1][0], px) - x0 + 10, max(root[1][1], py) - y0 + 10
        corners = [(x - x0, y - y0) for x, y in (root[0], point, root[1])]
        tail = f'<path d="{polygon(corners)}" fill="{top}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>'
        self.shape(x0, y0, wide, high, tail)
        self.shape(patch.x, patch.y, patch.w, patch.h, faces.box(patch.w, patch.h, 0, top))

    def toast_height(self, words: str, width: float = 380, tight: bool = False, ruled: bool = True) -> float:
        """How high a refusal is, with or without a rule's number."""
        lines = len(self.wrap(words, width - 76, TYPE.small if tight else TYPE.body))
        return max(56.0, lines * (22 if tight else 26) + (50 if tight else 62) - (0 if ruled else 26))

    def toast(
        self,
        x: float,
        y: float,
        words: str,
        rule: str,
        more: str = "",
        point: tuple[float, float] | None = None,
        width: float = 380,
        *,
        tight: bool = False,
        name: str = "refusal",
        on: object = None,
    ) -> Rect:
        """A refusal at the place of the drop: deep red with a barred ring, the reason, the rule's number.

        The number is a link if there is something to open.
        """
        size, pitch, top = (TYPE.small, 22, 10) if tight else (TYPE.body, 26, 14)
        rect, inner = Rect(x, y, width, self.toast_height(words, width, tight, bool(rule))), width - 76
        with self.layer():
            self.balloon(rect, point, "#7d221b", RED_PLATE, CREAM)
            self.icon("barred", rect.x + 36, rect.cy, 34, "#ffb4a2", "#ffb4a2", RED_PLATE)
            place = Rect(rect.x + 66, rect.y + top, inner, 0)
            used = self.write(words, place, size, colour=CREAM, leading=pitch / size, hole=RED_PLATE)
            line = rect.y + top + used + (15 if tight else 18)
            wide = self.text(rule, rect.x + 66, line, TYPE.small, "semi", WHITE if self.hover == name else LINK)
            if on is not None:
                self.shape(rect.x + 66, line + 9, wide, 2, faces.box(wide, 1.6, 0, LINK))
                self.target(self.grown(Rect(rect.x + 66, line - 12, wide, 24)), name, on, "link")
                if self.focus == name:
                    self.ring(Rect(rect.x + 66, line - 12, wide, 24).inset(-4, 0), 5, 0)
            if more:
                self.write(
                    more,
                    Rect(rect.x + 80 + wide, line - 12, inner - wide - 14, 0),
                    TYPE.small,
                    colour=CREAM,
                    hole=RED_PLATE,
                )
        return rect

    def tooltip(self, words: str, target: Rect, width: float = 356) -> Rect:
        """A few words beside a target, never over it: below, above, left or right of it, inside the window."""
        lines = self.wrap(words, width - 28, TYPE.small)
        wide = max(sum(piece.width for piece in line) for line in lines) + 28
        high = len(lines) * TYPE.small * 1.3 + 16
        across = clamp(8, target.cx - wide / 2, max(8, self.w - wide - 8))
        upright = clamp(8, target.cy - high / 2, max(8, self.h - high - 8))
        places = (
            Rect(across, target.bottom + 10, wide, high),
            Rect(across, target.y - 10 - high, wide, high),
            Rect(target.x - 10 - wide, upright, wide, high),
            Rect(target.right + 10, upright, wide, high),
        )
        rect = next((place for place in places if self.whole.holds(place, 0.5)), places[0])
        with self.layer():
            self.cream(rect)
            self.write(words, Rect(rect.x + 14, rect.y + 8, wide - 28 + 1, 0), TYPE.small, colour=INK, hole=CREAM)
        return rect

    def news(self, words: str, y: float, icon: str = "check", width: float = 420) -> Rect:
        """Good news (saved, printed): a strip in the middle, with a tick."""
        rect = Rect(self.w / 2 - width / 2, y, width, 56)
        with self.layer():
            self.panel(rect)
            self.icon(icon, rect.x + 36, rect.cy, 24, GOLD_HIGH)
            self.fit(words, rect.x + 60, rect.cy, width - 80)
        return rect

    def modifiers(self, x: float, y: float, w: float, rows: Sequence[tuple[str, str]], pitch: float = 27) -> float:
        """Lines of an odds card: words, and a number that is green with a plus and red with a minus; gives y below."""
        for words, value in rows:
            self.fit(words, x, y, w - 34, TYPE.body if pitch > 25 else TYPE.small, colour=INK)
            tone = GAIN if value[:1] == "+" else RED if value[:1] in "-\u2212" and value else INK
            self.text(value, x + w, y, TYPE.body, "bold", tone, "r")
            y += pitch
        self.rule(x, y - 12, w, colour=INK)
        return y

    def outcome(
        self, x: float, y: float, w: float, parts: Sequence[tuple[float, str, str, str]], size: float = TYPE.body
    ) -> None:
        """A bar of results (share, icon, words, colour): each has its pictogram, its pattern and its share in words."""
        widths = [self.width(words, size, "bold") for _, _, words, _ in parts]
        if self.strict and sum(widths) > w - 8:
            raise TooLong(f"outcome too long: {[words for _, _, words, _ in parts]}")
        at, left, spare = x, x, (w - sum(widths)) / max(1, len(parts) - 1)
        for k, (share, icon, words, tone) in enumerate(parts):
            wide = round(w * share, 1)
            self.shape(at, y, wide, 32, _outcome(wide, k, tone))
            if wide > 26:
                self.icon(icon, at + wide / 2, y + 16, 22, WHITE, WHITE, tone)
            self.text(words, left, y + 48, size, "bold", tone)
            at, left = at + wide, left + widths[k] + spare

    def odds_frame(self, rect: Rect, point: tuple[float, float] | None = None) -> None:
        """The ground of an odds card: cream with a brass line, its tail at the target."""
        self.balloon(rect, point)
        self.shape(
            rect.x + 5.4,
            rect.y + 5.4,
            rect.w - 10.8,
            rect.h - 10.8,
            faces.box(rect.w - 10.8, rect.h - 10.8, 5, "none", BRASS, 1.2),
        )


def _outcome(w: float, k: int, tone: str) -> Art:
    """One part of the bar of results; the second is hatched, the third dotted."""
    body = rounded(0.75, 0.75, w - 1.5, 30.5, 4, tone, INK, 1.5)
    if k == 1 and w > 20:
        body += stroke("".join(f"M{num(t)} 30L{num(t + 12)} 2" for t in range(4, int(w) - 14, 9)), "#ffffff", 1.2, 0.35)
    if k == 2 and w > 16:
        dots = "".join(f"M{num(t)} {num(u)}h2.6v2.6h-2.6z" for t in range(7, int(w) - 7, 9) for u in (6, 14, 22))
        body += fill(dots, "#ffffff", 0.35)
    return Art(body)
