"""The frame of the set-up scene: heading, key line, tabs, red plate, and the rows and steppers of its panels."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from boardgames.art import Gallery, NoPictureError
from boardgames.table import faces
from boardgames.table.desk import Desk, Target
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.targets import LEAST
from boardgames.table.tone import (
    BRASS_LIGHT,
    CHOSEN_ROW,
    CREAM,
    FAINT,
    GOLD,
    GOLD_HIGH,
    LINK,
    MUTED,
    PARCHMENT,
    RED_EDGE,
    RED_PLATE,
    WALNUT_LIT,
    WELL,
    WELL_EDGE,
    WHITE,
    blend,
)
from boardgames.words import Words

_CLAUSE = re.compile(r"(?<=[,.;]) ")
VEIL = "#0c0704"
"""What darkens the wood under the key line."""
_KNOWN: dict[tuple[str, str], bool] = {}


class Frame(NamedTuple):
    """A window of the scene: how roomy it is and where its edge lies."""

    roomy: bool
    small: bool
    edge: float
    foot: float

    @property
    def pad(self) -> float:
        """Inside a panel."""
        return 26 if self.roomy else 20


def frame(desk: Desk) -> Frame:
    """The arrangement by logical size: roomy, regular, or small with tabs."""
    roomy, small = desk.w >= 1680 and desk.h >= 960, desk.w < 1240 or desk.h < 700
    tiny = desk.w < 1120 or desk.h < 600
    return Frame(roomy, small, 64 if roomy else 20 if tiny else 32, 56 if roomy else 46)


def has(gallery: Gallery, name: str) -> bool:
    """Whether there is such a picture."""
    key = gallery.language, name
    if key not in _KNOWN:
        try:
            gallery.natural(name)
            _KNOWN[key] = True
        except NoPictureError:
            _KNOWN[key] = False
    return _KNOWN[key]


# ---------------------------------------------------------------- above and below


def heading(desk: Desk, look: Frame, words: Words, title: str, note: str, back: Callable[[], object]) -> float:
    """Back button, title, a line about it and the star rule; gives where the room below begins."""
    high = 104 if look.roomy else 76
    y, label, key = high / 2 + (2 if look.roomy else 0), words.say("back"), words.say("key.esc")
    wide = desk.button_width(label, "back", key) + 8
    desk.button(Rect(look.edge, y - 24, wide, 48), "back", label, back, icon="back", key=key)
    size, x = 44 if look.roomy else 36, look.edge + wide + 28
    used = desk.fit(title, x, y, desk.w - look.edge - x, size, "serif", PARCHMENT, glow=5)
    if desk.width(note, TYPE.body, "slant") <= desk.w - look.edge - x - used - 28:
        desk.text(note, x + used + 24, y + size * 0.12, TYPE.body, "slant", PARCHMENT, glow=4)
    desk.rule(look.edge, high, desk.w - 2 * look.edge, True)
    return high + (24 if look.roomy else 16)


def bar(
    desk: Desk,
    look: Frame,
    words: Words,
    titles: Sequence[str],
    tabs: Sequence[str],
    chosen: int,
    back: Callable[[], object],
    turn: Callable[[int], object],
    start: Callable[[], object],
    tip: str,
) -> float:
    """Small windows: back arrow, the first title that fits, tabs and Start in one row; gives where the room begins."""
    y, right = 6.0, desk.w - look.edge
    desk.button(Rect(look.edge, y, 48, 48), "back", "", back, icon="back", tip=words.say("back"))
    left = look.edge + 62
    label, key = words.say("start-short"), words.say("key.enter") if desk.w > 900 else None
    wide, high = desk.button_width(label, "swords", key) + 4, max(48, 45 / desk.s)
    place = Rect(right - wide, y + 24 - high / 2, wide, high)
    right -= wide + 14
    named = sum(desk.width(tab, TYPE.body, "semi") + 26 for tab in tabs) + 8
    row = clamp(named, named + 12 * len(tabs), right - left)
    for title in titles:
        if desk.width(title, 28, "serif") + 18 <= right - left - row:
            desk.text(title, left, y + 24, 28, "serif", PARCHMENT, glow=5)
            break
    desk.segments(Rect(right - row, y, row, 48), "tab", tabs, chosen, turn)
    desk.button(place, "start", label, start, main=True, icon="swords", key=key, enabled=not tip, tip=tip)
    desk.rule(look.edge, 62, desk.w - 2 * look.edge, True)
    return 74.0


def key_line(desk: Desk, look: Frame, words: str, right: str) -> None:
    """What can be done now, naming keys; clauses that do not fit are left out from the end."""
    y = desk.h - (28 if look.roomy else 21)
    strip = Rect(0, y - (24 if look.roomy else 19), desk.w, 60)
    desk.dim(120, strip)
    desk.ground(strip, blend(WALNUT_LIT, VEIL, 120 / 255))
    room, parts = desk.w - 2 * look.edge, _CLAUSE.split(words)
    while len(desk.wrap(" ".join(parts), room, TYPE.small)) > 1 and len(parts) > 1:
        parts.pop()
    shown = re.sub("[,;]$", ".", " ".join(parts))
    desk.write(shown, Rect(look.edge, y - 12, room, 0), TYPE.small)
    used = sum(piece.width for piece in desk.wrap(shown, room, TYPE.small)[0])
    if right and used + desk.width(right, TYPE.small) + 40 < room:
        desk.text(right, desk.w - look.edge, y, TYPE.small, "sans", MUTED, "r")


def plate_height(desk: Desk, look: Frame, words: str) -> float:
    """How high the red plate is."""
    return max(44.0, len(desk.wrap(words, desk.w - 2 * look.edge - 76, TYPE.small)) * 22 + 14)


def red_plate(desk: Desk, look: Frame, words: str, accent: str = LINK) -> None:
    """Why the game cannot begin, in the place of the key line; the rule's number stands in bold at its end."""
    high = plate_height(desk, look, words)
    rect = Rect(look.edge, desk.h - high - 4, desk.w - 2 * look.edge, high)
    desk.ground(rect, RED_PLATE)
    desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 8, RED_PLATE, RED_EDGE, 2))
    desk.icon("barred", rect.x + 32, rect.cy, 28, "#ffb4a2", "#ffb4a2", RED_PLATE)
    used = len(desk.wrap(words, rect.w - 76, TYPE.small)) * 22
    place = Rect(rect.x + 60, rect.cy - used / 2, rect.w - 76, 0)
    desk.write(words, place, TYPE.small, colour=CREAM, leading=22 / TYPE.small, accent=accent, hole=RED_PLATE)


def tip_of_focus(desk: Desk) -> None:
    """What a row or tile that the keys are on has to say, beside it; for the pointer the window does the same."""
    found = next((target for target in desk.targets if target.name == desk.focus and target.tooltip), None)
    if found is not None and found.rect.h > 0 and found.kind == "row":
        desk.tooltip(found.tooltip, found.rect)


# ---------------------------------------------------------------- parts of panels


def title(desk: Desk, look: Frame, words: str, rect: Rect) -> float:
    """A panel's heading with its hairline; gives y below it."""
    pad, room = look.pad, rect.w - 2 * look.pad
    y = rect.y + (38 if look.roomy else 31)
    desk.fit(words, rect.x + pad, y, room, TYPE.lead, "serif", BRASS_LIGHT)
    desk.rule(rect.x + pad, rect.y + (62 if look.roomy else 52), room)
    return rect.y + (78 if look.roomy else 62)


class Ink(NamedTuple):
    """The colours of words on a row."""

    first: str
    second: str


def row(
    desk: Desk, rect: Rect, name: str, chosen: bool, on: object, *, enabled: bool = True, tip: str = "", group: str = ""
) -> Ink:
    """One of several as a plate: dark, with a golden edge when chosen; gives the colours of its words."""
    lit = desk.state(name, enabled) in ("hover", "pressed")
    edge, width = (GOLD, 2.0) if chosen else (BRASS_LIGHT if lit else WELL_EDGE, 1.2)
    desk.well(rect, 7, edge, CHOSEN_ROW if chosen else WELL, width)
    desk.target(rect, name, on, "row", enabled=enabled, tip=tip, group=group)
    if desk.focus == name:
        desk.ring(rect, 7)
    if not enabled and not chosen:
        return Ink(FAINT, FAINT)
    return Ink(WHITE, GOLD_HIGH) if chosen else Ink(PARCHMENT, MUTED)


def dot(desk: Desk, x: float, y: float, chosen: bool, lit: bool = False) -> None:
    """The ring of a radio button that belongs to a row."""
    desk.shape(x - 14, y - 14, 28, 28, faces.radio(chosen, BRASS_LIGHT if chosen or lit else "#6d7579"))


def box(desk: Desk, x: float, y: float, ticked: bool, enabled: bool, size: float = 24) -> None:
    """The box of a check that belongs to a tile."""
    desk.well(Rect(x - size / 2, y - size / 2, size, size), 5, BRASS_LIGHT if ticked else "#6d7579")
    if ticked:
        desk.icon("check", x, y, size * 0.68, GOLD_HIGH if enabled else FAINT)


def stepper(
    desk: Desk,
    rect: Rect,
    name: str,
    words: str,
    on: Callable[[int], object],
    *,
    signs: tuple[str, str] = ("minus", "plus"),
    ends: tuple[bool, bool] = (False, False),
    tips: tuple[str, str] = ("", ""),
) -> None:
    """Less, the value in words, more; a button at its end cannot be pressed, unless the keys are on it."""
    side = rect.h
    for k, (part, by) in enumerate((("less", -1), ("more", 1))):
        place = Rect(rect.x if k == 0 else rect.right - side, rect.y, side, side)
        target = f"{name}:{part}"
        usable = not ends[k] or desk.focus == target
        desk.button(place, target, "", _stepping(on, by), icon=signs[k], enabled=usable, tip=tips[k], group=name)
    middle = Rect(rect.x + side + 6, rect.y, rect.w - 2 * side - 12, rect.h)
    desk.well(middle, 6, "#6d7579")
    desk.fit(words, middle.cx, middle.cy, stepper_room(rect), TYPE.body, "semi", WHITE, "c", floor=16)


def stepper_room(rect: Rect) -> float:
    """How wide the words of a stepper may be."""
    return rect.w - 2 * rect.h - 24


def _stepping(on: Callable[[int], object], by: int) -> Callable[[], object]:
    return lambda: on(by)


class Line(NamedTuple):
    """A row of a list that may be longer than its room: its height, its first stop, what draws it."""

    high: float
    stop: str
    draw: Callable[[Rect], object]


def bar_room(desk: Desk) -> float:
    """What a scroll bar takes beside a list, so that it can be caught."""
    return max(24.0, LEAST / desk.s + 2)


def rows(desk: Desk, rect: Rect, lines: Sequence[Line], top: int, focus: str, on: Callable[[int], object]) -> int:
    """Whole rows from row `top` on, spread over the room; gives the row that is on top, so that the focus is in sight.

    What is out of sight stays a stop of the keys, at the edge of the list; `on` is told where the bar is put.
    """
    total = sum(line.high for line in lines)
    if total <= rect.h:
        spare = min(22.0, (rect.h - total) / max(1, len(lines)))
        y = rect.y
        for line in lines:
            line.draw(Rect(rect.x, y, rect.w, line.high + spare))
            y += line.high + spare
        return 0
    focused = next((k for k, line in enumerate(lines) if line.stop and focus.startswith(line.stop)), None)
    last = len(lines) - 1
    while last > 0 and sum(line.high for line in lines[last - 1 :]) <= rect.h:
        last -= 1
    top = min(top, last, focused if focused is not None else top)
    while focused is not None and sum(line.high for line in lines[top : focused + 1]) > rect.h:
        top += 1
    shown = 1
    while top + shown < len(lines) and sum(line.high for line in lines[top : top + shown + 1]) <= rect.h:
        shown += 1
    spare = max(0.0, rect.h - sum(line.high for line in lines[top : top + shown])) / shown
    y = rect.y
    for k, line in enumerate(lines):
        if top <= k < top + shown:
            line.draw(Rect(rect.x, y, rect.w - bar_room(desk), line.high + spare))
            y += line.high + spare
        elif line.stop:
            edge = rect.y if k < top else rect.bottom
            desk.targets.append(Target(Rect(rect.x, edge, rect.w, 0), line.stop, _putting(on, k), "row"))
    desk.scroll(Rect(rect.right - 9, rect.y, 9, rect.h), top / max(1, last), shown / len(lines), "scroll", None)
    return top


def _putting(on: Callable[[int], object], k: int) -> Callable[[], object]:
    return lambda: on(k)
