"""An army, or anything of the kind, that is put together before a game: slots, what can fill them, and who leads.

A game says what there is (`GameTable.roster`); the app keeps what is chosen. Everything is drawn in the room it is
given, large or small: names and numbers where they have room, else in tooltips.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from boardgames.core.contract import Move
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.page import SHRINK
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.targets import LEAST
from boardgames.table.tone import (
    BRASS_LIGHT,
    CHOSEN_ROW,
    CREAM,
    GOLD,
    GOLD_HIGH,
    GREEN_TEXT,
    INK,
    MUTED,
    PARCHMENT,
    RED_PLATE,
    RED_TEXT,
    WELL,
    WELL_EDGE,
)

SLOT, BREED, LEAD, READY = "slot:", "breed:", "lead:", "ready:"
"""How the targets are called."""
COLUMNS = 7
GAP = 8.0


class Breed(NamedTuple):
    """Something that can fill a slot: the value that names it, its picture (and as leader), its name, its numbers.

    `facts` are pairs of an icon and words; `told` says all of it in a sentence. What has no picture as leader never is.
    """

    value: str
    picture: str
    leading: str
    name: str
    facts: tuple[tuple[str, str], ...]
    told: str


class Ready(NamedTuple):
    """One that is put together already: its name, and the move that would confirm it."""

    name: str
    move: Move


class Roster(NamedTuple):
    """What is to be put together: the move's kind, its part of pairs (slot and value), its part for the leader."""

    kind: str
    part: str
    leader: str
    slots: tuple[str, ...]
    breeds: tuple[Breed, ...]
    ready: tuple[Ready, ...]
    lead_tip: str
    """What the sign does that makes a slot the leader's."""


class Chosen(NamedTuple):
    """What fills the slots now, who leads, which slot is filled next, and what is wrong with it, if anything is."""

    filled: Mapping[str, str]
    leader: str
    active: str
    wrong: str
    good: str
    hangs: str = ""
    """What hangs at the pointer, as a target's name."""


class Choice(NamedTuple):
    """A button below: its target's name, its words, what it does, its sign."""

    name: str
    words: str
    on: object
    icon: str
    tip: str = ""


On = Callable[[str, str], object]


def draw(desk: Desk, area: Rect, roster: Roster, chosen: Chosen, below: Sequence[Choice], on: On) -> None:
    """Slots above, what can fill them in the middle, whole ones as buttons below. `on(what, value)` gives an action."""
    foot = max(40.0, LEAST / desk.s + 4)
    rows = -(-len(roster.breeds) // COLUMNS)
    lines = _button_lines(desk, area.w, below)
    told = 30.0
    spare = area.h - told - (foot + GAP) * len(lines) - GAP
    slots = min(spare * 0.36, 250.0)
    kinds = min((spare - slots - GAP) / rows, 190.0)
    y = area.y + max(0.0, (spare - slots - GAP - kinds * rows) / 2)
    wide = min((area.w - GAP * (len(roster.slots) - 1)) / len(roster.slots), 190.0)
    left = area.cx - (wide * len(roster.slots) + GAP * (len(roster.slots) - 1)) / 2
    for k, slot in enumerate(roster.slots):
        _slot(desk, Rect(left + k * (wide + GAP), y, wide, slots - GAP), slot, roster, chosen, on)
    for k, slot in enumerate(roster.slots):  # after the slots, so that Tab goes through them in turn
        _lead(desk, Rect(left + k * (wide + GAP), y, wide, slots - GAP), slot, roster, chosen, on)
    y += slots + 2
    tone, icon = (RED_TEXT, "barred") if chosen.wrong else (GREEN_TEXT, "check")
    words = chosen.wrong or chosen.good
    size = float(TYPE.body)
    while size > TYPE.small * SHRINK + 0.5 and desk.width(words, size, "semi") > area.w - 80:
        size -= 0.5
    used = min(desk.width(words, size, "semi"), area.w - 70)
    plate = Rect(area.cx - used / 2 - 44, y - 2, used + 64, 28)
    desk.well(plate, 6, tone, RED_PLATE if chosen.wrong else WELL)
    desk.icon(icon, plate.x + 22, y + 12, 20, tone, tone, RED_PLATE if chosen.wrong else WELL)
    desk.fit(words, plate.x + 38, y + 12, used + 6, size, "semi", CREAM if chosen.wrong else tone)
    y += told
    widest = max(sum(desk.width(words, TYPE.small * 0.9) + 24 for _, words in one.facts) for one in roster.breeds)
    numbered = widest <= wide - 6
    for k, breed in enumerate(roster.breeds):
        row, column = divmod(k, COLUMNS)
        here = min(COLUMNS, len(roster.breeds) - row * COLUMNS)
        start = area.cx - (wide * here + GAP * (here - 1)) / 2
        spot = Rect(start + column * (wide + GAP), y + row * kinds, wide, kinds - GAP)
        _breed(desk, spot, breed, chosen, on, numbered)
    y += kinds * rows + 2
    for line in lines:
        start = area.cx - (sum(desk.button_width(one.words, one.icon) + GAP for one in line) - GAP) / 2
        for one in line:
            width = desk.button_width(one.words, one.icon)
            desk.button(Rect(start, y, width, foot), one.name, one.words, one.on, icon=one.icon, tip=one.tip)
            start += width + GAP
        y += foot + GAP


def _button_lines(desk: Desk, room: float, below: Sequence[Choice]) -> list[list[Choice]]:
    """The buttons in as many lines as they need."""
    lines: list[list[Choice]] = []
    used = room + 1
    for one in below:
        wide = desk.button_width(one.words, one.icon) + GAP
        if used + wide > room:
            lines.append([])
            used = 0.0
        lines[-1].append(one)
        used += wide
    return lines[:3]


def _slot(desk: Desk, rect: Rect, slot: str, roster: Roster, chosen: Chosen, on: On) -> None:
    """One slot: who fills it."""
    name, value = f"{SLOT}{slot}", chosen.filled.get(slot, "")
    active, leads = slot == chosen.active, slot == chosen.leader
    breed = next((one for one in roster.breeds if one.value == value), None)
    desk.well(rect, 7, GOLD if active else WELL_EDGE, CHOSEN_ROW if active else WELL, 2 if active else 1.2)
    desk.ground(rect, CHOSEN_ROW if active else WELL)
    strip = 2 * _sign(desk, rect) + 6  # the leader's sign is a target of its own, above the figure
    body = Rect(rect.x, rect.y + strip, rect.w, rect.h - strip)
    desk.target(body, name, on("slot", slot), "row", tip=breed.told if breed else "", group="slots")
    if breed is not None:
        picture = breed.leading if leads and breed.leading else breed.picture
        _standing(desk, rect, picture, breed.name, GOLD_HIGH if active else PARCHMENT, top=0)
    if desk.focus == name:
        desk.ring(rect, 7, 0)


def _sign(desk: Desk, rect: Rect) -> float:
    """The radius of the leader's sign on a slot."""
    return max(clamp(13.0, rect.w * 0.09, 17.0), LEAST / desk.s / 2 + 0.5)


def _lead(desk: Desk, rect: Rect, slot: str, roster: Roster, chosen: Chosen, on: On) -> None:
    """The sign of the leader in the corner of a slot whose figure may lead."""
    breed = next((one for one in roster.breeds if one.value == chosen.filled.get(slot, "")), None)
    leads = slot == chosen.leader
    if breed is not None and (breed.leading or leads):
        r = _sign(desk, rect)
        spot = Rect(rect.right - 2 * r - 5, rect.y + 5, 2 * r, 2 * r)
        ground, edge = (GOLD, INK) if leads else (WELL, BRASS_LIGHT)
        desk.coin("", spot.cx, spot.cy, r, ground, edge=edge)
        tone = INK if leads else BRASS_LIGHT
        desk.icon("crown", spot.cx, spot.cy, r * 1.3, tone, tone, ground)
        desk.target(spot, f"{LEAD}{slot}", on("lead", slot), "button", tip=roster.lead_tip, group="leaders")
        if desk.focus == f"{LEAD}{slot}":
            desk.ring(spot, 13, 0)


def _breed(desk: Desk, rect: Rect, breed: Breed, chosen: Chosen, on: On, numbered: bool) -> None:
    """Something that can fill a slot: its figure, its name, its numbers if those of all have room."""
    name = f"{BREED}{breed.value}"
    count = sum(value == breed.value for value in chosen.filled.values())
    lit = desk.state(name) in ("hover", "pressed")
    desk.well(rect, 7, BRASS_LIGHT if lit else WELL_EDGE, WELL, 1.2)
    desk.ground(rect, WELL)
    desk.target(rect, name, on("breed", breed.value), "row", tip=breed.told, group="breeds")
    size = TYPE.small * 0.9
    widths = [desk.width(words, size) + 24 for _, words in breed.facts]
    told = rect.h >= 118 and numbered
    room = Rect(rect.x, rect.y, rect.w, rect.h - (24 if told else 0))
    _standing(desk, room, breed.picture, breed.name, PARCHMENT, alpha=90 if chosen.hangs == name else 255)
    if told:
        x = rect.cx - sum(widths) / 2
        for (icon, words), wide in zip(breed.facts, widths, strict=True):
            desk.icon(icon, x + 9, rect.bottom - 16, 16, MUTED, MUTED, WELL)
            desk.text(words, x + 19, rect.bottom - 16, size, "sans", MUTED)
            x += wide
    if count:
        desk.coin(str(count), rect.x + 17, rect.y + 17, 12, GOLD, INK, INK)
    if desk.focus == name:
        desk.ring(rect, 7, 0)


def _standing(desk: Desk, room: Rect, picture: str, name: str, tone: str, top: float = 4, alpha: int = 255) -> None:
    """A figure in its room, its name below it in one line or two where there is room for it."""
    size, within = float(TYPE.small), room.w - 8
    while size > TYPE.small * SHRINK and desk.width(name, size, "semi") > within:
        size -= 0.5
    lines = desk.wrap(name, within, size, "semi")
    under = 10 + 18 * len(lines)
    named = room.h >= 56 + under and all(sum(piece.width for piece in line) <= within for line in lines)
    high = room.h - (under if named else 6) - top
    wide = min(high / 1.2, room.w * 0.82)
    foot = room.y + top + (high + wide * 1.2) / 2 - wide * 0.16
    marks.figure(desk, picture, room.cx, foot, wide, alpha=alpha)
    if named:
        below = Rect(room.x + 4, room.bottom - under + 4, within, 0)
        desk.write(name, below, size, "semi", tone, leading=18 / size, align="c")


def draw_carried(desk: Desk, roster: Roster, carried: str, x: float, y: float) -> None:
    """What is dragged to a slot hangs at the pointer."""
    breed = next((one for one in roster.breeds if f"{BREED}{one.value}" == carried), None)
    if breed is not None:
        marks.figure(desk, breed.picture, x, y + 40, 92, rim=2.4, lift=9)
