"""What can be aimed at from a place: the range as a veil, lines to what is in sight, and what bars the others."""

from collections.abc import Mapping
from math import hypot

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import Overlook, Range
from boardgames.table.shapes import disc, num, rounded, stroke
from boardgames.table.space import Rect, clamp
from boardgames.table.tone import (
    CREAM,
    GOLD,
    GOLD_HIGH,
    INK,
    MUTED,
    RED,
    RED_EDGE,
    RED_PLATE,
    SIDE,
    SIDE_PLATE,
    SIDE_TEXT,
    SLATE_LOW,
    WHITE,
)

LOST = "#e0523f"
"""The colour of a line behind what blocks it."""
Spots = Mapping[str, Rect]


def below(desk: Desk, spots: Spots, seen: Overlook) -> None:
    """What lies under the figures: the range, what is in the way, and what can be aimed at."""
    _frame(desk, spots, seen.range, GOLD, GOLD_HIGH)
    for one in seen.blocked:
        for name in one.by:
            rect = spots[name]
            marks.barred_mark(desk, rect.cx, rect.cy, min(rect.w, rect.h), sign=False)
    for name in seen.clear:
        marks.brackets(desk, spots[name], strong=True)


def _frame(desk: Desk, spots: Spots, names: tuple[str, ...], line: str, veil: str, inset: float = 5) -> None:
    """A box around places that are in range, and a veil on them."""
    reach = [spots[name] for name in names if name in spots]
    if not reach:
        return
    left, top = min(rect.x for rect in reach), min(rect.y for rect in reach)
    wide, high = max(rect.right for rect in reach) - left, max(rect.bottom for rect in reach) - top
    frame = f"M{num(inset)} {num(inset)}H{num(wide - inset)}V{num(high - inset)}H{num(inset)}z"
    body = rounded(inset, inset, wide - 2 * inset, high - 2 * inset, 6, veil, opacity=0.13)
    desk.shape(left, top, wide, high, body + stroke(frame, INK, 6, 0.75) + stroke(frame, line, 3))


def ranges(desk: Desk, spots: Spots, shown: tuple[Range, ...]) -> None:
    """How far several figures can aim, each in its side's colour; boxes of one size do not lie on each other."""
    for number, one in enumerate(shown):
        _frame(desk, spots, one.range, SIDE_TEXT[one.side], SIDE[one.side], 5 + 5 * (number % 3))


def reaches(desk: Desk, spots: Spots, shown: tuple[Range, ...]) -> None:
    """How far that is in places, below each figure."""
    for one in shown:
        rect = spots[one.place]
        size = marks.board_type(rect.w)
        desk.badge(str(one.reach), rect.cx, rect.bottom, SIDE_PLATE[one.side], WHITE, "arrow", size, INK, "c")


def above(desk: Desk, spots: Spots, seen: Overlook) -> None:
    """What lies over the figures: lines of sight, and words on what blocks them or is too far away."""
    here = spots[seen.place]
    for one in seen.blocked:
        there = spots[one.place]
        _ray(desk, here, there, _share(here, there, spots[one.by[0]]))
    for name in seen.clear:
        there = spots[name]
        ends, cut = ((here.cx, here.cy), (there.cx, there.cy)), (here.w * 0.4, here.w * 0.46)
        marks.arrow(desk, *ends, here.w * 0.06, cut=cut)
    size, told = marks.board_type(here.w), set()
    for one in seen.blocked:
        if one.by[0] not in told:
            told.add(one.by[0])
            rect = spots[one.by[0]]
            desk.badge(one.words, rect.cx, rect.cy + rect.h * 0.33, RED_PLATE, CREAM, None, size, RED_EDGE, "c")
    for name in seen.far:
        rect = spots[name]
        desk.badge(seen.far_words, rect.cx, rect.cy + rect.h * 0.36, SLATE_LOW, MUTED, None, size, MUTED, "c")


def _share(here: Rect, there: Rect, block: Rect) -> float:
    """Where on the line the obstacle lies, from 0 to 1."""
    dx, dy = there.cx - here.cx, there.cy - here.cy
    along = (block.cx - here.cx) * dx + (block.cy - here.cy) * dy
    return clamp(0.1, along / (dx * dx + dy * dy), 0.9)


def _ray(desk: Desk, here: Rect, there: Rect, share: float) -> None:
    """A blocked line: cream up to the obstacle with a barred sign there, then broken and red."""
    x0, y0 = min(here.cx, there.cx) - 12, min(here.cy, there.cy) - 12
    wide, high = abs(here.cx - there.cx) + 24, abs(here.cy - there.cy) + 24
    long = hypot(there.cx - here.cx, there.cy - here.cy)

    def at(part: float) -> str:
        x, y = here.cx + (there.cx - here.cx) * part, here.cy + (there.cy - here.cy) * part
        return f"{num(x - x0)} {num(y - y0)}"

    seen, count = f"M{at(min(share, here.w * 0.34 / long))}L{at(share)}", max(2, round(long * (1 - share) / 15))
    dashes = [(share + (1 - share) * k / count, share + (1 - share) * (k + 0.5) / count) for k in range(count)]
    lost = "".join(f"M{at(a)}L{at(b)}" for a, b in dashes)
    body = stroke(seen, INK, 7) + stroke(seen, CREAM, 3.4) + stroke(lost, INK, 7) + stroke(lost, LOST, 3.6)
    desk.shape(x0, y0, wide, high, body)
    x, y = here.cx + (there.cx - here.cx) * share, here.cy + (there.cy - here.cy) * share
    r = clamp(11, here.w * 0.16, 18)
    desk.shape(x - r, y - r, 2 * r, 2 * r, disc(r, r, r - 1, CREAM, INK, 2), pad=1)
    desk.icon("barred", x, y, r * 1.7, RED, RED, CREAM)
