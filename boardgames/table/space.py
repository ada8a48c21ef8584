"""Where everything lies, from 1024 x 600 to 4K and from 75 to 200 %: pure arithmetic, no pygame.

All numbers are logical pixels: one logical pixel is `factor(w, h, scale)` real ones. The window is 1920 x 1080 logical
at 1080p and at 4K, 1440 x 810 at 720p, 1152 x 675 at 1024 x 600, and shrinks when the player enlarges the interface.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

Style = Literal["compact", "regular", "roomy"]


class Gaps(NamedTuple):
    """Distances between things, on a grid of 8."""

    hair: int = 4
    tight: int = 8
    near: int = 12
    text: int = 16
    block: int = 24
    section: int = 32
    page: int = 48
    wide: int = 64


class Sizes(NamedTuple):
    """Heights of type; small is for keys, counts, log and captions."""

    small: int = 18
    body: int = 20
    lead: int = 24
    head: int = 32
    title: int = 44


GRID = 8
GAP, TYPE = Gaps(), Sizes()
LEADING = 1.3
"""From one line of a paragraph to the next, in heights of its type."""
MAIN, BUTTON, TOOL, LEAST = 60, 52, 52, 32
"""Heights: main button, button, square tool, smallest target."""
LOW, SMALLEST = 0.75, (720, 405)
"""Smallest factor, smallest logical window."""
COLUMN = 440.0
"""The widest column beside a board."""
RAIL, DRAWER = 76, 348
"""Compact: the rail of signs at the right, the panel that opens over the board."""
SCALES = (75, 100, 125, 150, 175, 200)
"""The interface scales a player can choose, in per cent."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """The rectangle inside, dx (and dy, if it differs) from each edge; outside if they are negative."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def meets(self, other: "Rect") -> bool:
        """Whether the two have some room in common."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Rect", slack: float = 0.0) -> bool:
        """Whether the other lies wholly inside, or sticks out by no more than the slack."""
        left, top = self.x - slack <= other.x, self.y - slack <= other.y
        return left and top and other.right <= self.right + slack and other.bottom <= self.bottom + slack

    def common(self, other: "Rect") -> "Rect":
        """The room that both share, perhaps without any width or height."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))


def within(room: Rect, aspect: float) -> Rect:
    """The largest rectangle of these proportions that fits, in the middle of the room."""
    wide = min(room.w, room.h * aspect)
    return Rect(room.cx - wide / 2, room.cy - wide / aspect / 2, wide, wide / aspect)


NOWHERE = Rect(0, 0, 0, 0)
"""A part that this arrangement does not have."""


@dataclass(frozen=True, slots=True)
class Places:
    """The division of the table. Only a compact one has a strip and a drawer, only the others a place for backs."""

    style: Style
    panel: Rect
    strip: Rect
    backs: Rect
    hand: Rect
    board: Rect
    left: Rect
    right: Rect
    drawer: Rect
    card: tuple[float, float]

    @property
    def compact(self) -> bool:
        """Whether the side panel is folded into a strip, a rail and a drawer."""
        return self.style == "compact"


class Spot(NamedTuple):
    """A card of a fan: its middle's offset from the fan's middle, its turn in degrees, how far it sinks."""

    x: float
    turn: float
    drop: float


def clamp(low: float, value: float, high: float) -> float:
    """The value, or the limit that it passes."""
    return max(low, min(value, high))


def factor(w: float, h: float, scale: float = 100) -> float:
    """Real pixels per logical pixel. Words stay readable on small screens; the window always holds 720 x 405."""
    base = max(8 / 9, min(w / 1920, h / 1080))
    return min(max(LOW, base * scale / 100), w / SMALLEST[0], h / SMALLEST[1])


def kind(w: float, h: float) -> Style:
    """The table's arrangement by logical size: roomy and regular differ in measures, compact folds the side panel."""
    return "compact" if w < 1200 or h < 700 else "regular" if w < 1680 else "roomy"


def strip_height(h: float) -> float:
    """Compact: the strip above the table, one main button high."""
    return 64 if h >= 600 else 60 if h >= 480 else 56


def table(w: float, h: float, aspect: float, fold: bool = True, cards: bool = True, column: bool = False) -> Places:
    """The scene of play in a logical window: board, trays, opponents' backs, hand, side panel (or strip and rail).

    Without `fold` the side panel stays open in a small window, too; without cards the board takes their room. With a
    `column` the board stands to the right, and what lies beside it has all the room on its left.
    """
    style, gap = kind(w, h), GAP.tight
    if style == "compact" and not fold:
        style = "regular"
    if style == "compact":
        return compact(w, h, aspect, cards, *((220 if w < 800 else 250, 300) if column else ()))
    wide = clamp(344, w * 0.2084 // GRID * GRID, 480)
    panel, play = Rect(w - wide, 0, wide, h), w - wide
    if column:
        return _beside(panel, play, h, aspect, style)
    backs = Rect(0, 0, play, clamp(40, h * 0.058, 76) if cards else gap)
    top, hand_high = backs.bottom + gap, clamp(96, h * 0.15, 220) if cards else gap
    hand = Rect(0, h - hand_high, play, hand_high)
    room = Rect(gap, top, play - 2 * gap, hand.y - gap - top)
    bw = min(room.w, room.h * aspect)
    board = Rect(room.cx - bw / 2, room.y + (room.h - bw / aspect) / 2, bw, bw / aspect)
    left = Rect(2 * gap, top, board.x - 4 * gap, room.h)
    right = Rect(board.right + 2 * gap, top, play - board.right - 4 * gap, room.h)
    card_high = hand_high / 0.78  # the lower fifth of a lying card is below the window's edge
    return Places(style, panel, NOWHERE, backs, hand, board, left, right, NOWHERE, (card_high * 63 / 88, card_high))


def _beside(panel: Rect, play: float, h: float, aspect: float, style: Style) -> Places:
    """A board without cards below it, right of a broad column."""
    gap, edge = GAP.text, 14.0
    bw = min((h - 2 * edge) * aspect, play - clamp(236, play * 0.24, 400) - 3 * gap)
    spare = play - bw - 3 * gap
    left = Rect(gap + max(0.0, spare - COLUMN) / 2, edge, min(spare, COLUMN), h - 2 * edge)
    board = Rect(play - gap - bw - max(0.0, spare - COLUMN) / 2, (h - bw / aspect) / 2, bw, bw / aspect)
    right = Rect(board.right + gap, edge, max(0.0, play - board.right - 2 * gap), h - 2 * edge)
    backs, hand = Rect(0, 0, play, GAP.tight), Rect(0, h - GAP.tight, play, GAP.tight)
    return Places(style, panel, NOWHERE, backs, hand, board, left, right, NOWHERE, (63.0, 88.0))


def compact(w: float, h: float, aspect: float, hand: bool = True, least: float = 164, most: float = 236) -> Places:
    """The compact table: strip above, rail right, a column left, the board as large as the rest allows, odds beside it.

    `least` and `most` bound the left column; without a hand the board takes its room.
    """
    gap, strip = GAP.tight, strip_height(h)
    play = w - RAIL
    hand_high = clamp(54, h * 0.128, 84) if hand else 0
    room = Rect(gap, strip + gap, play - 2 * gap, h - strip - (gap + 2 if hand else 2 * gap) - hand_high)
    bw = min(room.w - least - gap, room.h * aspect)
    tray = clamp(least, (room.w - bw) * 0.46, most)
    x = room.x + tray + gap + (max(0, room.w - tray - gap - bw - 356) / 2 if hand else 0)
    board = Rect(x, room.y + (room.h - bw / aspect) / 2, bw, bw / aspect)
    left = Rect(room.x, room.y, tray, h - room.y - gap)
    right = Rect(board.right + gap, room.y, play - board.right - 2 * gap, room.h)
    lane = Rect(left.right + gap, h - hand_high, play - left.right - 2 * gap, hand_high)
    panel, drawer = Rect(play, strip, RAIL, h - strip), Rect(play - DRAWER, strip, DRAWER, h - strip)
    card_high = hand_high / 0.5  # a shallow fan: the lower half of a lying card is below the window's edge
    card = (card_high * 63 / 88, card_high)
    return Places("compact", panel, Rect(0, 0, w, strip), NOWHERE, lane, board, left, right, drawer, card)


def fan(count: int, wide: float, card_wide: float) -> tuple[Spot, ...]:
    """Where the cards of a hand lie.

    The step shrinks from 0.68 of a card's width to what the room allows, but never below 0.30: the index stays free.
    """
    step = clamp(0.30 * card_wide, (wide - card_wide) / max(1, count - 1), 0.68 * card_wide)
    turn = min(3.0, 22 / max(1, count))
    offsets = [k - (count - 1) / 2 for k in range(count)]
    return tuple(Spot(k * step, k * turn, card_wide * 0.012 * k**2 * turn / 2) for k in offsets)


def quiet_place(
    wide: float,
    high: float,
    target: Rect,
    room: Rect,
    busy: tuple[Rect, ...],
    spare: Rect = NOWHERE,
    never: tuple[Rect, ...] = (),
) -> Rect:
    """Where a card of this size hides least of what is busy and comes nearest to its target, which it never covers.

    Nor does it cover what is in `never`; `spare` had better stay free, too (the left column). When nothing is left
    free it lies in the room's far corner.
    """
    best: tuple[float, Rect] | None = None
    for i in range(13):
        for j in range(9):
            place = Rect(
                room.x + max(0.0, room.w - wide) * i / 12, room.y + max(0.0, room.h - high) * j / 8, wide, high
            )
            if place.meets(target) or any(place.meets(box) for box in never):
                continue
            hidden = sum(place.meets(box) for box in busy) + place.common(spare).w * 0.02
            worth = hidden + (abs(place.cx - target.cx) + abs(place.cy - target.cy)) / 900
            if best is None or worth < best[0]:
                best = worth, place
    if best:
        return best[1]
    return Rect(room.x if target.cx > room.cx else room.right - wide, room.y, wide, high)
