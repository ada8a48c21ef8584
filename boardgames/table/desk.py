"""The desk: a page with all controls and with the parts that every table shares.

    desk = Desk((1920, 1080), "en", 100, gallery, surface, hover="end-turn", focus="end-turn")
    desk.panel(Rect(40, 40, 400, 300))
    desk.button(Rect(64, 240, 352, 60), "end-turn", "End turn", on=end_turn, main=True, icon="hourglass", key="E")
    desk.at(100, 250)  # the Target "end-turn"

Players, phases, help line, log, balloons: what they say is given in words by the caller, ready to be read.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from boardgames.table import faces
from boardgames.table.desk_balloons import Balloons
from boardgames.table.desk_forms import slider_share
from boardgames.table.page import TextBox, TooLong
from boardgames.table.setting import plain
from boardgames.table.space import TYPE, Rect
from boardgames.table.targets import LEAST, Target, TooSmall
from boardgames.table.tone import (
    BRASS_DIM,
    BRASS_LIGHT,
    CHOSEN_ROW,
    FAINT,
    GOLD,
    GOLD_EDGE,
    GOLD_HIGH,
    GOLD_INK,
    INK,
    MUTED,
    PARCHMENT,
    SIDE,
    SIDE_TEXT,
    SLATE_HIGH,
    SLATE_LOW,
    WELL,
    WELL_EDGE,
    WHITE,
)

__all__ = ["Desk", "LogLine", "Seat", "Target", "TextBox", "TooLong", "TooSmall", "plain", "slider_share"]

_SENTENCE = re.compile(r"(?<=[.!?]) |(?<=[.!?]\*) ")
_STRONG = re.compile(r"\*([^*]+?)[\s\u00a0]*:?\*")


class LogLine(NamedTuple):
    """A line of the log: whose it is (a side; none: a heading), its words, what a click on it does, its tooltip.

    A marked line is the one that is shown; if none is, the newest stands out.
    """

    who: str | None
    words: str
    on: object = None
    tip: str = ""
    marked: bool = False


class Seat(NamedTuple):
    """A player in the side panel: numbers as badges (icon, words), objectives as coins (icon, held), a note."""

    side: str
    name: str
    counts: tuple[tuple[str, str], ...] = ()
    goals: tuple[tuple[str, bool], ...] = ()
    note: str = ""
    active: bool = False


class Desk(Balloons):
    """A page with controls and with the parts that every table shares."""

    # ------------------------------------------------------------ turn, players, help

    def phase_head(self, x: float, y: float, w: float, turn: str, phases: Sequence[str], now: int) -> float:
        """The turn, below it the phases in one line; gives y below them."""
        self.fit(turn, x, y + 16, w, 28, "serif")
        self.phase_line(x, y + 36, w, phases, now, links=True)
        self.rule(x, y + 71, w)
        return y + 84

    def phase_line(self, x: float, y: float, w: float, phases: Sequence[str], now: int, links: bool = False) -> float:
        """The phases in one line, the running one golden and underlined; gives y below it."""
        size: float = TYPE.small
        while (gap := self._phase_gap(w, phases, size)) < 8:
            if self.strict:
                raise TooLong(f"phases too long by {8 - gap:.0f}: {list(phases)}")
            if size - 0.5 < TYPE.small * 0.82:
                break
            size -= 0.5
        for k, words in enumerate(phases):
            wide = self.text(words, x, y + 12, size, "semi", GOLD_HIGH if k == now else FAINT if k < now else MUTED)
            if k == now:
                self.shape(x, y + 25, wide, 3, faces.box(wide, 3, 1.5, GOLD))
            if links and k + 1 < len(phases):
                link = round(gap * 0.6, 1)
                self.shape(x + wide + gap * 0.2, y + 11, link, 2, faces.box(link, 2, 1, BRASS_DIM))
            x += wide + gap
        return y + 38

    def _phase_gap(self, w: float, phases: Sequence[str], size: float) -> float:
        used = sum(self.width(words, size, "semi") for words in phases)
        return (w - used) / max(1, len(phases) - 1)

    def pips(self, x: float, y: float, count: int, now: int) -> float:
        """Phases as pips of 10, the running one golden; gives the width."""
        for k in range(count):
            self.shape(x + 14 * k, y - 5, 10, 10, faces.pip(k < now, k == now))
        return 14 * count

    def seat(self, rect: Rect, seat: Seat, name: str = "", on: object = None, tip: str = "") -> float:
        """One player: seal, name, numbers; under 60 high in one line (the note is the tooltip's). Gives y below it."""
        ground, high = SLATE_HIGH if seat.active else WELL, rect.h
        edge, width = (GOLD, 2.0) if seat.active else (WELL_EDGE, 1.2)
        self.ground(rect, ground)
        self.shape(rect.x, rect.y, rect.w, high, faces.striped(rect.w, high, SIDE[seat.side], ground, edge, width))
        if name:
            self.target(rect, name, on, "row", tip=tip or seat.note)
            if self.hover == name:
                self.shape(rect.x, rect.y, rect.w, high, faces.box(rect.w, high, 7, "none", BRASS_LIGHT))
        top = rect.y + (26 if high > 80 else 21 if high > 60 else high / 2)
        self.crest(seat.side, rect.x + 34, top, 13)
        right = rect.right - 10
        for icon, words in reversed(seat.counts):
            right -= (
                self.badge(words, right, top, WELL if seat.active else SLATE_LOW, icon=icon, edge=BRASS_DIM, align="r")
                + 6
            )
        self.fit(seat.name, rect.x + 56, top, right - rect.x - 60, 22, "serif", SIDE_TEXT[seat.side])
        if high >= 60:
            self._goals(rect, seat, rect.bottom - (25 if high > 80 else 19))
        if name and self.focus == name:
            self.ring(rect, 7)
        return rect.bottom

    def _goals(self, rect: Rect, seat: Seat, row: float) -> None:
        """A player's objectives, golden when held, and the note beside them."""
        x, r = rect.x + 20, 14
        for icon, held in seat.goals:
            ground = GOLD if held else SLATE_LOW
            self.shape(x, row - r, 2 * r, 2 * r, faces.box(2 * r, 2 * r, r, ground, GOLD_EDGE if held else FAINT))
            self.icon(icon, x + r, row, r * 1.24, INK if held else MUTED, GOLD_INK if held else FAINT, ground)
            x += 2 * r + 8
        if seat.note:
            self.fit(seat.note, x + 4, row, rect.right - 14 - x, TYPE.small, colour=GOLD_HIGH if seat.active else MUTED)

    def help_height(self, words: str, w: float) -> float:
        """How high a help plate of this width is."""
        return len(self.wrap(words, w - 32, TYPE.body)) * TYPE.body * 1.3 + 22

    def help_plate(self, x: float, y: float, w: float, words: str) -> float:
        """What can be done now, on parchment; gives y below it."""
        high = self.help_height(words, w)
        self.plate(Rect(x, y, w, high))
        self.target(Rect(x, y, w, high), "help", None, "area")
        self.write(words, Rect(x + 16, y + 11, w - 32, 0), colour=INK, hole=PARCHMENT)
        return y + high

    def sentences(self, words: str, room: float, size: float, most: int = 2) -> str:
        """As many whole sentences as fit into the lines; at last only what stands in bold at the beginning."""
        parts = _SENTENCE.split(words)
        while len(self.wrap(" ".join(parts), room, size)) > most and len(parts) > 1:
            parts.pop()
        if len(self.wrap(parts[0], room, size)) > most:
            strong = _STRONG.match(parts[0])
            short = f"*{strong[1]}*" if strong else parts[0]
            if self.strict and len(self.wrap(short, room, size)) > most:
                raise TooLong(f"no sentence fits: {words!r}")
            return short
        return " ".join(parts)

    def help_strip(self, rect: Rect, words: str) -> None:
        """The help line of a compact table: at most two lines on parchment, whole sentences left out from the end."""
        size = TYPE.small
        shown = self.sentences(words, rect.w - 24, size)
        lines = len(self.wrap(shown, rect.w - 24, size))
        self.plate(rect, strong=False)
        self.target(rect, "help", None, "area")
        self.shape(
            rect.x + 0.5, rect.y + 0.5, rect.w - 1, rect.h - 1, faces.box(rect.w - 1, rect.h - 1, 7, "none", GOLD, 2.2)
        )
        place = Rect(rect.x + 12, rect.cy - lines * size * 1.16 / 2, rect.w - 24, 0)
        self.write(shown, place, size, colour=INK, leading=1.16, hole=PARCHMENT)

    # ------------------------------------------------------------ log

    def log(
        self, rect: Rect, entries: Sequence[LogLine], up: float = 0.0, name: str = "log", on: object = None
    ) -> float:
        """The lines that fit, newest at the bottom, scrolled up by `up`; gives the height of all lines together.

        A line with an action or a tooltip is the target `name:k`; the well itself is `name`, for the wheel.
        """
        self.well(rect)
        self.target(rect, name, on, "area")
        heights = [self._line_height(entry, rect.w - 58) for entry in entries]
        total = sum(heights) + 20
        up = max(0.0, min(up, total - rect.h))
        y, last = rect.bottom - 10 + up, len(entries) - 1
        chosen = any(entry.marked for entry in entries)
        with self.clip(rect.inset(2)):
            for k in range(last, -1, -1):
                y -= heights[k]
                if y < rect.bottom and y + heights[k] > rect.y:
                    strong = entries[k].marked if chosen else k == last
                    self._log_line(entries[k], f"{name}:{k}", Rect(rect.x, y, rect.w, heights[k]), strong)
        start = 1 - up / (total - rect.h) if total > rect.h else 1.0
        if total > rect.h:
            bar = Rect(rect.right - 13, rect.y + 8, 8, rect.h - 16)
            self.scroll(bar, start, rect.h / total, f"{name}:bar", on)
        return total

    def log_reach(self, rect: Rect, entries: Sequence[LogLine], k: int) -> float:
        """How far the log is scrolled up when its line k stands in the middle."""
        behind = sum(self._line_height(entry, rect.w - 58) for entry in entries[k + 1 :])
        return max(0.0, behind - rect.h / 2)

    def _line_height(self, entry: LogLine, room: float) -> float:
        least = LEAST / self.s if entry.on is not None or entry.tip else 0.0
        if entry.who is None:
            lines = len(self.wrap(entry.words, room, TYPE.small, "semi"))
            return max(lines * TYPE.small * 1.28 + 3, least)
        lines = len(self.wrap(entry.words, room, TYPE.small))
        return max(lines * TYPE.small * 1.28 + 6, least)

    def _log_line(self, entry: LogLine, name: str, rect: Rect, newest: bool) -> None:
        size, pitch = TYPE.small, TYPE.small * 1.28
        if entry.who is None:
            self._log_heading(entry, name, rect)
            return
        lit = name in (self.hover, self.focus)
        if newest or lit:
            mark = Rect(rect.x + 4, rect.y - 1, rect.w - 22, rect.h)
            edge = GOLD if entry.marked else BRASS_DIM if lit else ""
            self.ground(mark, CHOSEN_ROW)
            self.shape(mark.x, mark.y, mark.w, mark.h, faces.box(mark.w, mark.h, 5, CHOSEN_ROW, edge))
        self.crest(entry.who, rect.x + 22, rect.y + pitch / 2 + 1, 7)
        place = Rect(rect.x + 38, rect.y + 1, rect.w - 58, 0)
        self.write(entry.words, place, size, colour=WHITE if newest else MUTED, leading=1.28, hole=WELL)
        self._log_target(entry, name, rect)

    def _log_heading(self, entry: LogLine, name: str, rect: Rect) -> None:
        colour = WHITE if name in (self.hover, self.focus) or entry.marked else BRASS_LIGHT
        lines = self.wrap(entry.words, rect.w - 58, TYPE.small, "semi")
        place = Rect(rect.x + 14, rect.cy - len(lines) * TYPE.small * 0.64, rect.w - 58, 0)
        self.write(entry.words, place, TYPE.small, "semi", colour, 1.28)
        wide = sum(piece.width for piece in lines[0])
        if len(lines) == 1 and rect.w - wide > 60:
            self.rule(rect.x + 24 + wide, rect.cy, round(rect.w - wide - 48))
        self._log_target(entry, name, rect)

    def _log_target(self, entry: LogLine, name: str, rect: Rect) -> None:
        """A line with an action can be clicked, one with a rule tells it."""
        if entry.on is not None or entry.tip:
            place = Rect(rect.x + 4, rect.y, rect.w - 22, rect.h)
            self.target(place, name, entry.on, "row", tip=entry.tip, group="log")
            if self.focus == name:
                self.ring(Rect(rect.x + 4, rect.y, rect.w - 22, rect.h), 5, -3)
