"""Small charts of a finished game. A game gives numbers and words; each side has its colour, its pattern and its shape.

A picture without colours must still be readable: blue is plain, vermilion hatched, green dotted, rose barred, and the
points of a line have the outline of the side's seal.
"""

from typing import NamedTuple

from boardgames.table.desk import Desk
from boardgames.table.page import SHRINK
from boardgames.table.shapes import fill, num, rounded, side_shape, stroke
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import GOLD_HIGH, INK, MUTED, PARCHMENT, SIDE_TEXT, WELL

GRID, AXIS = "#343b3f", "#4a5357"
DEEP = {"vermilion": "#7a3200", "green": "#004a37", "rose": "#6b2c50"}
"""The pattern on a side's bars."""
LABEL = 34.0
"""The least distance of two numbers below a chart."""


class LineChart(NamedTuple):
    """Numbers that change from turn to turn: one line for each side."""

    title: str
    names: tuple[str, ...]
    series: tuple[tuple[str, tuple[int, ...]], ...]
    """Side and values."""


class BarChart(NamedTuple):
    """Numbers by kind: one bar for each side."""

    title: str
    sides: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Name, and a value for each of the sides."""


class LuckChart(NamedTuple):
    """What came against what was to be expected: a mark on a scale, more to the right."""

    title: str
    rows: tuple[tuple[str, str, float, str], ...]
    """Side, name, place on the scale from 0 to 1 (a half: as expected), and the numbers in words."""
    note: str = ""


class FigureChart(NamedTuple):
    """Figures that mattered, with what became of each."""

    title: str
    rows: tuple[tuple[str, str, str, str], ...]
    """Picture, the mark on it, name, and what became of him."""


Chart = LineChart | BarChart | LuckChart | FigureChart


def draw(desk: Desk, rect: Rect, chart: Chart) -> None:
    """A chart on its ground, with its title."""
    desk.well(rect, 7)
    desk.fit(chart.title, rect.x + 18, rect.y + 26, rect.w - 36, TYPE.body, "semi", PARCHMENT)
    area = Rect(rect.x + 18, rect.y + 50, rect.w - 36, rect.h - 64)
    if isinstance(chart, LineChart):
        _lines(desk, area, chart)
    elif isinstance(chart, BarChart):
        _bars(desk, area, chart)
    elif isinstance(chart, FigureChart):
        _figures(desk, area, chart)
    else:
        _luck(desk, area, chart)


def _lines(desk: Desk, area: Rect, chart: LineChart) -> None:
    count = len(chart.names)
    most = max((value for _, values in chart.series for value in values), default=0) or 1
    plot = Rect(area.x, area.y + 8, area.w - 34, area.h - 38)
    step = plot.w / max(1, count)
    every = max(1, -(-count * LABEL // plot.w))
    for k, name in enumerate(chart.names):
        if k % every == 0:
            desk.text(name, plot.x + step * (k + 0.5), area.bottom - 10, TYPE.small, colour=MUTED, align="c")
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = plot.bottom - plot.h * share
        line = stroke(f"M0 1H{num(plot.w)}", GRID if share else AXIS, 1)
        desk.shape(plot.x, y - 1, plot.w, 2, line)
    ends: list[tuple[float, str, int]] = []
    for side, values in chart.series:
        points = [(step * (k + 0.5), plot.h - plot.h * value / most) for k, value in enumerate(values)]
        path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
        r = min(6.5, max(3.0, step * 0.3))
        body = stroke(path, INK, 7) + stroke(path, SIDE_TEXT[side], 4) if len(points) > 1 else ""
        for x, y in points:
            body += fill(side_shape(side, x, y, r + 2), INK) + fill(side_shape(side, x, y, r), SIDE_TEXT[side])
        desk.shape(plot.x, plot.y, plot.w, plot.h, body, pad=12)
        if points:
            ends.append((plot.y + points[-1][1], side, values[-1]))
    taken: list[float] = []
    for y, side, value in sorted(ends, reverse=True):  # the lowest first: the others go up where it is too near
        taken.append(_apart(y, taken, max(TYPE.body, desk.least / desk.s), plot.y))
        desk.text(str(value), area.right, taken[-1], TYPE.body, "bold", SIDE_TEXT[side], "r")


def _apart(y: float, taken: list[float], high: float, top: float) -> float:
    """A height near y at which a number touches none that stands there already: above it, or below if that is full."""
    up = down = y
    while any(abs(up - other) < high for other in taken):
        up -= 4
    while any(abs(down - other) < high for other in taken):
        down += 4
    return up if up >= top else down


def _bars(desk: Desk, area: Rect, chart: BarChart) -> None:
    """The bars of a row below each other, their numbers at their ends; in low charts side by side at the right."""
    pitch = area.h / max(1, len(chart.rows))
    size = float(TYPE.small)
    names = max(desk.width(name, size) for name, _ in chart.rows) + 14
    most = max((value for _, values in chart.rows for value in values), default=0) or 1
    digits = max(desk.width(str(value), size, "semi") for _, values in chart.rows for value in values) + 8
    high = min(15.0, (pitch - 6) / len(chart.sides) - 1)
    beside = high >= max(size, desk.least / desk.s) * 0.74
    room = area.w - names - (digits + 4 if beside else digits * len(chart.sides) + 6)
    for k, (name, values) in enumerate(chart.rows):
        middle = area.y + pitch * (k + 0.5)
        desk.text(name, area.x, middle, size, colour=MUTED)
        top = middle - (high + 1) * len(values) / 2
        for j, (side, value) in enumerate(zip(chart.sides, values, strict=True)):
            wide = max(4.0, room * value / most)
            desk.shape(area.x + names, top, wide, high, bar(side, wide, high))
            if beside:
                desk.text(str(value), area.x + names + wide + 8, top + high / 2, size, "semi", SIDE_TEXT[side])
            else:
                x = area.right - digits * (len(values) - 1 - j)
                desk.text(str(value), x, middle, size, "semi", SIDE_TEXT[side], "r")
            top += high + 1


def bar(side: str, w: float, h: float) -> str:
    """A bar in a side's colour and pattern."""
    body = rounded(0, 0, w, h, min(3.0, h / 2), SIDE_TEXT[side], INK, 1)
    steps = range(4, int(w) - 7, 9)
    if side == "vermilion":
        body += stroke("".join(f"M{t} {num(h - 2)}L{t + 6} 2" for t in steps), DEEP[side], 2, 0.8)
    elif side == "green":
        body += fill("".join(f"M{t} {num(h / 2 - 1.5)}h3v3h-3z" for t in steps), DEEP[side], 0.8)
    elif side == "rose":
        body += stroke("".join(f"M{t} 2V{num(h - 2)}" for t in steps), DEEP[side], 2, 0.8)
    return body


def _luck(desk: Desk, area: Rect, chart: LuckChart) -> None:
    """Who drew what against the odds; below, what it is about."""
    lines = len(desk.wrap(chart.note, area.w, TYPE.small)) if chart.note else 0
    low = lines * TYPE.small * 1.3 + 14 if lines else 0.0
    if low and (area.h - low) / len(chart.rows) < 44:
        low = 0.0
    if low:
        desk.rule(area.x, area.bottom - low, area.w, colour=AXIS)
        place = Rect(area.x, area.bottom - low + 10, area.w, 0)
        desk.write(chart.note, place, TYPE.small, colour=MUTED, accent=GOLD_HIGH, hole=WELL)
    pitch = (area.h - low) / len(chart.rows)
    for k, (side, name, share, words) in enumerate(chart.rows):
        y = area.y + pitch * (k + 0.5)
        desk.crest(side, area.x + 12, y - 14, 11)
        told = desk.width(words, TYPE.small)
        if desk.width(name, TYPE.small, "semi") + told + 50 < area.w:
            desk.text(name, area.x + 32, y - 14, TYPE.small, "semi", SIDE_TEXT[side])
        desk.fit(words, area.right, y - 14, area.w - 28, TYPE.small, colour=MUTED, align="r")
        wide, at = area.w, min(0.97, max(0.03, share))
        body = rounded(0, 5, wide, 8, 4, GRID) + rounded(wide / 2 - 1, 0, 2, 18, 0, MUTED)
        left, long = (wide / 2, wide * (at - 0.5)) if at > 0.5 else (wide * at, wide * (0.5 - at))
        body += rounded(left, 5, long, 8, 2, SIDE_TEXT[side])
        body += fill(side_shape(side, wide * at, 9, 9), INK) + fill(side_shape(side, wide * at, 9, 7), SIDE_TEXT[side])
        desk.shape(area.x, y + 2, wide, 18, body, pad=4)


def _seal(size: float) -> float:
    """How large the mark at a figure is."""
    return max(18.0, size * 0.4)


def _name_at(size: float) -> float:
    """How far to the right of a figure's edge its name begins."""
    return size + _seal(size) * 0.6 + 12


def _figures(desk: Desk, area: Rect, chart: FigureChart) -> None:
    """One below the other: the figure, its name and what became of it, in two lines where there is room for them."""
    pitch = area.h / len(chart.rows)
    size = min(pitch / 1.24, 84.0)
    two = pitch > TYPE.small * 2.6
    longest = max(desk.width(name, TYPE.small * SHRINK + 0.5, "semi") for _, _, name, _ in chart.rows)
    while two and size > 24 and _name_at(size) + longest > area.w:
        size -= 1
    for k, (picture, mark, name, became) in enumerate(chart.rows):
        y = area.y + pitch * (k + 0.5)
        place = Rect(area.x, y - size * 0.6, size, size * 1.2)
        desk.picture(picture, place)
        seal = _seal(size)
        desk.picture(mark, Rect(place.right - seal * 0.4, place.y, seal, seal))
        x = area.x + _name_at(size)
        if two:
            desk.fit(name, x, y - TYPE.small * 0.65, area.right - x, TYPE.small, "semi", PARCHMENT)
            desk.fit(became, x, y + TYPE.small * 0.65, area.right - x, TYPE.small, colour=MUTED)
        else:
            wide = desk.fit(became, area.right, y, (area.right - x) * 0.5, TYPE.small, colour=MUTED, align="r")
            desk.fit(name, x, y, area.right - x - wide - 8, TYPE.small, "semi", PARCHMENT)
