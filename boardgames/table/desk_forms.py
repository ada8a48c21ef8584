"""Forms: boxes to tick, switches, fields, choices and sliders."""

from collections.abc import Callable, Sequence
from functools import partial

from boardgames.table import faces
from boardgames.table.desk_buttons import Buttons
from boardgames.table.page import TooLong
from boardgames.table.space import TYPE, Rect
from boardgames.table.targets import LEAST as LEAST_REAL
from boardgames.table.targets import Kind, State, Target
from boardgames.table.tone import (
    BRASS_DIM,
    BRASS_LIGHT,
    CHOSEN_ROW,
    FAINT,
    FIELD_EDGE,
    GOLD,
    GOLD_EDGE,
    GOLD_HIGH,
    INK,
    MUTED,
    PARCHMENT,
    WELL,
    WELL_EDGE,
    WHITE,
)

CATCH = 14
"""A slider can be caught so far beyond both ends of its groove."""


class Forms(Buttons):
    """A page with buttons and forms."""

    def _tone(self, state: State, plain: str = PARCHMENT) -> str:
        return {"disabled": FAINT, "hover": WHITE}.get(state, plain)

    def _edge(self, state: State, plain: str = FIELD_EDGE) -> str:
        return {"disabled": WELL_EDGE, "hover": BRASS_LIGHT, "pressed": GOLD_HIGH}.get(state, plain)

    def check(
        self,
        x: float,
        y: float,
        name: str,
        ticked: bool,
        words: str = "",
        on: object = None,
        *,
        size: float = 28,
        room: float | None = None,
        enabled: bool = True,
        tip: str = "",
    ) -> Rect:
        """A box with a tick, its left end at x, its middle at y; gives the room of box and words."""
        box = Rect(x, y - size / 2, size, size)
        state = self.state(name, enabled)
        self.well(box, 5, self._edge(state, BRASS_LIGHT if ticked else FIELD_EDGE))
        if ticked:
            self.icon("check", box.cx, y, size * 0.68, GOLD_HIGH if enabled else FAINT)
        return self._named(box, 5, y, name, words, on, "check", room, state, tip, "")

    def radio(
        self,
        x: float,
        y: float,
        name: str,
        chosen: bool,
        words: str = "",
        on: object = None,
        *,
        group: str = "",
        room: float | None = None,
        enabled: bool = True,
        tip: str = "",
    ) -> Rect:
        """One of several in words, a golden dot in the chosen one; gives the room of ring and words."""
        box = Rect(x, y - 14, 28, 28)
        state = self.state(name, enabled)
        self.shape(box.x, box.y, 28, 28, faces.radio(chosen, self._edge(state, BRASS_LIGHT if chosen else FIELD_EDGE)))
        return self._named(box, 14, y, name, words, on, "radio", room, state, tip, group)

    def _named(
        self,
        box: Rect,
        radius: float,
        y: float,
        name: str,
        words: str,
        on: object,
        kind: Kind,
        room: float | None,
        state: State,
        tip: str,
        group: str,
    ) -> Rect:
        """The words beside a small control, its ring and its target."""
        wide, at = box.w, box.right + 12
        if words:
            size = TYPE.body if room is None else self.fitting(words, room - box.w - 12, TYPE.body)
            wide += 12 + self.text(words, at, y, size, colour=self._tone(state))
        whole = Rect(box.x, box.y, wide, box.h)
        self.target(self.grown(whole), name, on, kind, enabled=state != "disabled", tip=tip, group=group)
        if self.focus == name:
            self.ring(box, radius)
        return whole

    def toggle(
        self, x: float, y: float, name: str, lit: bool, on: object = None, *, enabled: bool = True, tip: str = ""
    ) -> Rect:
        """A switch 56 x 30: gold with a tick when on, dark with a bar when off."""
        rect = Rect(x, y - 15, 56, 30)
        edge = self._edge(self.state(name, enabled), GOLD_EDGE if lit else FIELD_EDGE)
        self.shape(rect.x, rect.y, rect.w, rect.h, faces.toggle(lit, edge, enabled))
        self.target(self.grown(rect), name, on, "toggle", enabled=enabled, tip=tip)
        if self.focus == name:
            self.ring(rect, 15)
        return rect

    def field(
        self,
        rect: Rect,
        name: str,
        words: str,
        on: object = None,
        *,
        icon: str | None = None,
        caret: int | None = None,
        hint: str = "",
        enabled: bool = True,
        tip: str = "",
    ) -> Rect:
        """A line to type in. The caret stands before a letter; long words move so that it stays in sight."""
        state = self.state(name, enabled)
        self.target(rect, name, on, "field", enabled=enabled, tip=tip)
        self.well(rect, 6, BRASS_LIGHT if self.focus == name else self._edge(state))
        x = rect.x + 14
        if icon:
            self.icon(icon, x + 11, rect.cy, 22, MUTED, hole=WELL)
            x += 32
        room = rect.right - x - 10
        if not words and hint:
            self.fit(hint, x, rect.cy, room, colour=FAINT)
        place = 0.0 if caret is None else self.width(words[:caret], TYPE.body)
        away = max(0.0, place - room + 4)
        with self.clip(Rect(x - 2, rect.y, room + 4, rect.h)):
            self.text(words, x - away, rect.cy, colour=self._tone(state))
            if caret is not None:
                self.shape(x - away + place, rect.cy - 13, 2, 26, faces.box(2, 26, 0, GOLD_HIGH))
        if self.focus == name:
            self.ring(rect, 6)
        return rect

    def choice(
        self, rect: Rect, name: str, words: str, on: object = None, *, enabled: bool = True, tip: str = ""
    ) -> Rect:
        """A drop-down: the chosen value and an arrow; `options` draws what it opens."""
        self.target(rect, name, on, "choice", enabled=enabled, tip=tip)
        paint = self.face(rect, self.state(name, enabled))
        y = rect.cy + paint.sunk
        self.fit(words, rect.x + 16, y, rect.w - 60, TYPE.body, "semi", paint.words)
        self.icon("down", rect.right - 26, y, 18, paint.accent, hole=paint.ground)
        if self.focus == name:
            self.ring(rect, 7)
        return rect

    def options(
        self, rect: Rect, name: str, names: Sequence[str], chosen: int, on: Callable[[int], object] | None = None
    ) -> Rect:
        """The opened list of a drop-down below (or, at the window's edge, above) it, over everything else."""
        row = max(40.0, LEAST_REAL / self.s)
        high = row * len(names) + 16
        top = rect.bottom + 6 if rect.bottom + 6 + high <= self.h - 4 else max(4.0, rect.y - 6 - high)
        box = Rect(rect.x, top, rect.w, high)
        with self.layer():
            self.panel(box, brass=False)
            for k, words in enumerate(names):
                line = Rect(box.x + 8, box.y + 8 + row * k, box.w - 16, row)
                part = f"{name}:{k}"
                self.target(line, part, partial(on, k) if on else None, "row", group=name)
                lit = part in (self.hover, self.focus)
                if lit or k == chosen:
                    self.well(line, 5, GOLD if k == chosen else BRASS_DIM, CHOSEN_ROW)
                self.fit(
                    words, line.x + 12, line.cy, line.w - 24, TYPE.body, "semi", GOLD_HIGH if k == chosen else PARCHMENT
                )
                if self.focus == part:
                    self.ring(line, 5, -3)
        return box

    def segments(
        self,
        rect: Rect,
        name: str,
        names: Sequence[str],
        chosen: int,
        on: Callable[[int], object] | None = None,
        *,
        enabled: bool = True,
        tip: str = "",
    ) -> Rect:
        """One of few: a bar divided into parts `name:0`, `name:1` ..., the chosen one gold; widths follow the words."""
        self.well(rect, 7, BRASS_DIM)
        size: float = TYPE.body
        while (spare := self._spare(rect, names, size)) < -6:
            if size - 0.5 < TYPE.small - 2:
                if self.strict:
                    raise TooLong(f"segments too narrow by {-spare * len(names):.0f}: {list(names)}")
                break
            size -= 0.5
        x, inside = rect.x + 4, False
        for k, words in enumerate(names):
            part, wide = f"{name}:{k}", self.width(words, size, "semi") + 28 + spare
            box = Rect(x, rect.y + 4, wide, rect.h - 8)
            state = self.state(part, enabled)
            self.target(box, part, partial(on, k) if on else None, "segment", enabled=enabled, tip=tip, group=name)
            if k == chosen and enabled:
                self.ground(box, GOLD_HIGH, GOLD)
                self.shape(box.x, box.y, box.w, box.h, faces.gilded(box.w, box.h), pad=1)
            elif k == chosen or state in ("hover", "pressed"):
                self.well(box, 5, FIELD_EDGE, CHOSEN_ROW)
            self.text(words, box.cx, rect.cy, size, "semi", INK if k == chosen and enabled else self._tone(state), "c")
            if self.focus == part:
                inside = True
                if k != chosen:
                    self.shape(box.x, box.y, box.w, box.h, faces.box(box.w, box.h, 5, "none", WHITE, 2))
            x += wide
        if inside or self.focus == name:
            self.ring(rect, 7)
        return rect

    def _spare(self, rect: Rect, names: Sequence[str], size: float) -> float:
        """What each part of a row of segments has beyond its words."""
        return (rect.w - 8 - sum(self.width(words, size, "semi") + 28 for words in names)) / len(names)

    def slider(
        self,
        x: float,
        y: float,
        w: float,
        name: str,
        share: float,
        on: object = None,
        *,
        ticks: int = 0,
        enabled: bool = True,
        tip: str = "",
    ) -> Rect:
        """A groove with a brass knob, 32 high to catch; `slider_share` tells where the pointer puts the knob."""
        share = max(0.0, min(1.0, share))
        knob = Rect(x + w * share - CATCH, y - CATCH, 2 * CATCH, 2 * CATCH)
        self.shape(x, y - 5, w, 10, faces.well(w, 10, 5))
        self.shape(x, y - 3, w * share, 6, faces.box(round(w * share, 1), 6, 3, GOLD if enabled else FIELD_EDGE))
        for k in range(ticks):
            self.shape(x + w * k / (ticks - 1) - 1, y + 9, 2, 7, faces.box(2, 7, 0, FAINT))
        self.shape(knob.x, knob.y, knob.w, knob.h, faces.knob(self.state(name, enabled)))
        groove = self.grown(Rect(x - CATCH, y - 16, w + 2 * CATCH, 32))
        self.target(groove, name, on, "slider", enabled=enabled, tip=tip)
        if self.focus == name:
            self.ring(knob, 14, 2)
        return groove

    def scroll(self, rect: Rect, start: float, share: float, name: str = "", on: object = None) -> Rect:
        """A thin scroll bar, caught 24 real pixels wide if it has a name; gives its thumb."""
        thumb = self.scroll_bar(rect, start, share)
        if name and share < 1:
            wide = max(rect.w, LEAST_REAL / self.s)
            self.target(Rect(rect.right - wide, rect.y, wide, rect.h), name, on, "scroll")
        return thumb


def slider_share(target: Target, x: float) -> float:
    """Where a pointer at x puts the knob of a slider, from 0 to 1."""
    return max(0.0, min(1.0, (x - target.rect.x - CATCH) / (target.rect.w - 2 * CATCH)))
