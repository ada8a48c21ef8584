"""The players' part of the set-up scene: how many, names and colours, the seed, what armies take along, and Start."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from boardgames import games
from boardgames.app import setup_frame as parts
from boardgames.app.hall import shortened
from boardgames.app.setup_choice import PLAYERS, SIDES, THEME
from boardgames.app.setup_frame import Frame
from boardgames.app.setup_layout import TablePanel
from boardgames.app.typing_line import TypingLine
from boardgames.core.contract import Option
from boardgames.table import faces
from boardgames.table.desk import Desk
from boardgames.table.page import SHRINK
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.targets import LEAST
from boardgames.table.tone import GOLD_HIGH, MUTED, SIDE, WELL, WELL_EDGE

COLOUR = "colour:"
"""How the controls of the players' colours are called."""
LIST = 236.0
"""The width of the opened list of colours."""


class Name(NamedTuple):
    """What stands on a tile: the words, their size, the lines that the longest of all tiles takes, the colour."""

    words: str
    size: float
    lines: int
    ink: str


class Players(TablePanel):
    """The set-up scene's panel of players."""

    opened: int | None = None
    """The player whose list of colours is open."""
    seed_told = False
    """The field of the seed says that it is drawn: the key line need not."""

    @abstractmethod
    def type_in(self, name: str) -> None:
        """A field begins to take what is typed."""

    @abstractmethod
    def start(self) -> None:
        """Begin, if everything goes together."""

    @abstractmethod
    def tip(self) -> str:
        """Why Start cannot be pressed."""

    def people(self, desk: Desk, look: Frame, panel: Rect) -> None:
        """How many, who, what they take along, and Start."""
        y = parts.title(desk, look, self.words.say("title.players"), panel)
        room = Rect(panel.x + look.pad - 6, y, panel.w - 2 * look.pad + 12, 0)
        high, button = (72, 50) if look.roomy else (58, 46)
        if PLAYERS in self.draft.options:
            self.many(desk, Rect(room.x, y, room.w, button))
            y += button + (12 if look.roomy else 8)
        foot = panel.bottom - 20 - high - (14 if look.roomy else 10)
        several = self.several()
        tiles = clamp(76, (foot - y) * 0.26, 180)
        low = foot - len(several) * (tiles + 34) - button - 8
        y = self.seats(desk, Rect(room.x, y, room.w, low - y), 1, 216 if look.roomy else 128)
        self._seed_row(desk, Rect(room.x, y, room.w, button))
        y += button + 8
        for option in several:
            used = desk.caption(self._each(option), room.x + 4, y + 14)
            taken = ", ".join(self.value(option.name, one) for one in self.draft.shown(option.name))
            if used + desk.width(taken, TYPE.small) + 28 < room.w:
                desk.text(taken, room.x + room.w - 4, y + 14, TYPE.small, "sans", MUTED, "r")
            bottom = foot if option is several[-1] else y + 30 + tiles
            self.tiles(desk, Rect(room.x, y + 30, room.w, min(bottom - y - 30, 210)), option)
            y = bottom + 4
        place = Rect(room.x, panel.bottom - 20 - high, room.w, high)
        words, key, tip = self.words.say("start"), self.words.say("key.enter"), self.tip()
        size = 24 if look.roomy else 22
        desk.button(
            place, "start", words, self.start, main=True, icon="swords", key=key, size=size, enabled=not tip, tip=tip
        )

    def _each(self, option: Option) -> str:
        """The heading of what every army takes along."""
        return self.words.say("each-army", name=self.label(option.name))

    def _seed_row(self, desk: Desk, rect: Rect) -> None:
        """Swap or rotate the seats; the seed."""
        key = "swap" if len(self.draft.seats) == 2 else "rotate"
        label = self.words.say(key)
        if desk.button_width(label, "redo") > rect.w * 0.55:
            label = self.words.say(f"{key}-short")
        wide = max(rect.w * 0.42, desk.button_width(label, "redo") + 4)
        left = Rect(rect.x, rect.y, wide, rect.h)
        desk.button(left, "swap", label, self.draft.rotate, icon="redo", tip=self.words.say("swap-tip"))
        place = Rect(rect.x + wide + 12, rect.y, rect.w - wide - 12, rect.h)
        hint = self.words.say("seed-drawn")
        self.seed_told = desk.width(hint, TYPE.body) <= place.w - 62
        if not self.seed_told:
            hint = self.words.say("seed")
        tip = "" if self.typing else self.words.say("seed-tip")
        self.field(desk, place, "seed", self.draft.seed, "die", hint=hint, tip=tip)

    def small_people(self, desk: Desk, room: Rect) -> None:
        """The same in the one panel of a small window; Start is above."""
        y, several = room.y, self.several()
        left = 0.0
        if PLAYERS in self.draft.options:
            left = 200.0
            self.many(desk, Rect(room.x, y, left, 46))
            left += 16
        self._seed_row(desk, Rect(room.x + left, y, room.w - left, 46))
        y += 56
        seats = -(-len(self.draft.seats) // 2)
        head = 28.0 if desk.h >= 480 else 0.0
        tiles = max(58.0, min(170.0, room.bottom - y - head - seats * 54.0, (room.bottom - y - head) * 0.42))
        low = room.bottom - len(several) * (tiles + head + 4)
        y = self.seats(desk, Rect(room.x, y, room.w, low - y), 2, 230)
        for option in several:
            if head:
                desk.caption(self._each(option), room.x + 4, room.bottom - tiles - 14)
            self.tiles(desk, Rect(room.x, room.bottom - tiles, room.w, tiles), option)

    def many(self, desk: Desk, rect: Rect) -> Rect:
        """How many play: segments, or the number that the scenario fixes; gives the room used."""
        option = self.draft.options[PLAYERS]
        if PLAYERS in self.draft.fixed:
            desk.fit(self.words.say("how-many"), rect.x + 4, rect.cy, rect.w - 80, TYPE.body, "semi", MUTED)
            self.fixed_value(desk, PLAYERS, Rect(rect.right - 70, rect.y, 66, rect.h))
        else:
            names = [self.value(PLAYERS, value) for value in option.values]
            chosen = option.values.index(str(self.draft.shown(PLAYERS)))
            desk.segments(rect, f"option:{PLAYERS}", names, chosen, partial(self.pick, option))
        return rect

    def seats(self, desk: Desk, rect: Rect, cols: int, most: float) -> float:
        """One plate for each player: seal, name and, where there is room, the army; gives y below them."""
        seats = self.draft.seats
        lines = -(-len(seats) // cols)
        wide, pitch = (rect.w - 12 * (cols - 1)) / cols, min(most, rect.h / lines)
        for k, seat in enumerate(seats):
            place = Rect(rect.x + (k % cols) * (wide + 12), rect.y + (k // cols) * pitch, wide, pitch - 8)
            self._seat(desk, place, k, seat)
        return rect.y + lines * pitch

    def _seat(self, desk: Desk, rect: Rect, k: int, seat: str) -> None:
        side = self.draft.colours[k]
        desk.ground(rect, WELL)
        look = faces.striped(rect.w, rect.h, SIDE[side], WELL, WELL_EDGE, 1.2)
        desk.shape(rect.x, rect.y, rect.w, rect.h, look)
        tall = rect.h >= 112
        high = 44.0 if tall else min(46.0, rect.h - 8)
        y = rect.y + (32 if tall else rect.h / 2)
        self._seal(desk, Rect(rect.x + 18, y - high / 2, 78, high), k, side)
        where = self.told.say(f"seat.{seat}")
        beside = desk.width(where, TYPE.small) + 22
        place = Rect(rect.x + 104, y - high / 2, rect.w - 112 - beside, high)
        desk.text(where, rect.right - 14, y, TYPE.small, "sans", MUTED, "r")
        tip = self.words.say("name-of", seat=where)
        self.field(desk, place, f"name:{k}", self.draft.names[k], "pencil", tip="" if self.typing else tip)
        if tall:
            self._army(desk, Rect(rect.x + 18, rect.y + 58, rect.w - 30, rect.h - 64), k, side)

    def _seal(self, desk: Desk, rect: Rect, k: int, side: str) -> None:
        """A player's colour as a drop-down: his seal and an arrow; the seal alone if the seat has its colour."""
        if not self.draft.free_colours:
            desk.crest(side, rect.cx, rect.cy, min(17.0, rect.h * 0.36))
            return
        name = f"{COLOUR}{k}"
        tip = "" if self.opened == k else self.words.say("colour-of", player=self.draft.names[k].words)
        desk.target(rect, name, partial(self.open_colours, k), "choice", tip=tip)
        paint = desk.face(rect, "pressed" if self.opened == k else desk.state(name))
        y = rect.cy + paint.sunk
        desk.crest(side, rect.x + 26, y, min(15.0, rect.h * 0.33))
        desk.icon("down", rect.right - 18, y, 15, paint.accent, paint.accent, paint.ground)
        if desk.focus == name:
            desk.ring(rect, 7)

    def colours(self, desk: Desk) -> None:
        """The opened list of colours over everything else: each with its seal, its name, and whose it is now."""
        anchor = next((target.rect for target in desk.targets if target.name == f"{COLOUR}{self.opened}"), None)
        if self.opened is None or anchor is None:
            self.opened = None
            return
        row = max(46.0, LEAST / desk.s)
        high = row * len(SIDES) + 16
        top = anchor.bottom + 6 if anchor.bottom + 6 + high <= desk.h - 4 else max(4.0, anchor.y - 6 - high)
        box = Rect(min(anchor.x, desk.w - LIST - 8), top, LIST, high)
        mine = self.draft.colours[self.opened]
        with desk.layer():
            desk.panel(box, brass=False)
            for k, side in enumerate(SIDES):
                line = Rect(box.x + 8, box.y + 8 + row * k, box.w - 16, row - 4)
                target = f"{COLOUR}{self.opened}:{side}"
                ink = parts.row(desk, line, target, side == mine, partial(self.choose_colour, side), group=COLOUR)
                desk.crest(side, line.x + 26, line.cy, 14)
                used = desk.text(self.words.say(f"side.{side}"), line.x + 52, line.cy, TYPE.body, "semi", ink.first)
                self._holder(desk, line, side, line.x + 52 + used + 14)

    def _holder(self, desk: Desk, line: Rect, side: str, x: float) -> None:
        """Whose colour it is now, if another player has it: he would take the other's in exchange."""
        colours = self.draft.colours
        if side in colours and colours.index(side) != self.opened and line.right - x > 40:
            name = self.draft.names[colours.index(side)].words
            shown = shortened(desk, name, line.right - x - 10, TYPE.small / 0.8)
            desk.text(shown, line.right - 10, line.cy, TYPE.small, "sans", MUTED, "r")

    def open_colours(self, player: int) -> None:
        """The list of colours opens, or closes again."""
        self.opened = None if self.opened == player else player
        if self.opened is not None:
            self.window.focus = f"{COLOUR}{player}:{self.draft.colours[player]}"
        self.window.redraw()

    def choose_colour(self, side: str) -> None:
        """The player whose list is open takes a colour; whoever has it takes his in exchange."""
        if self.opened is not None:
            self.draft.paint(self.opened, side)
            self.close_colours()

    def close_colours(self) -> None:
        """The list of colours closes; the keys are where it was opened."""
        if self.opened is not None:
            self.window.focus, self.opened = f"{COLOUR}{self.opened}", None
            self.window.redraw()

    def _army(self, desk: Desk, rect: Rect, k: int, side: str) -> None:
        """Some figures of an army: its troops, and the specials that it takes along."""
        theme = str(self.draft.shown(THEME)) if THEME in self.draft.options else ""
        taken = [one for option in self.several() for one in self.draft.shown(option.name)][:5]
        kinds = [*(("unit-a", "unit-b")[k % 2],) * max(1, 5 - len(taken)), *taken]
        names = [f"{self.game}/{theme}-{kind}-{side}" for kind in kinds]
        names = [name for name in names if parts.has(desk.gallery, name)]
        names = names or [f"{self.game}/{kind}-{side}" for kind in games.table(self.game).parade]
        names = names or [f"{self.game}/{kind}" for kinds in games.table(self.game).armies[k : k + 1] for kind in kinds]
        if names:
            size = min(rect.h / 1.2, rect.w / len(names), 118)
            step = (rect.w - size) / max(1, len(names) - 1)
            for place, name in enumerate(names):
                top = rect.y + (rect.h - size * 1.2) / 2
                desk.picture(name, Rect(rect.x + place * step, top, size, size * 1.2))

    def field(
        self, desk: Desk, rect: Rect, name: str, line: TypingLine, icon: str | None, hint: str = "", tip: str = ""
    ) -> None:
        """A line to type in; a line that is being typed in shows its caret and what is selected."""
        caret = line.caret if self.typing == name else None
        if caret is not None and desk.surface is not None:
            pygame.key.set_text_input_rect(desk.real(rect))  # an input method shows its candidates here
        desk.field(rect, name, line.words, partial(self.type_in, name), icon=icon, caret=caret, hint=hint, tip=tip)
        start, end = line.selected
        if caret is not None and start < end:
            x = rect.x + 14 + (32 if icon else 0)
            left, right = desk.width(line.words[:start], TYPE.body), desk.width(line.words[:end], TYPE.body)
            right = min(right, rect.right - x - 10)
            desk.shape(x + left, rect.cy + 14, right - left, 3, faces.box(round(right - left), 3, 1, GOLD_HIGH))

    def tiles(self, desk: Desk, rect: Rect, option: Option) -> None:
        """Several may be taken: a tile with its picture, its name and a box to tick for each."""
        if not self.has_tiles(option):
            self._checks(desk, rect, option)
            return
        theme = str(self.draft.shown(THEME)) if THEME in self.draft.options else ""
        gap = 8.0 if rect.w > 440 else 4.0
        wide = (rect.w - gap * (len(option.values) - 1)) / len(option.values)
        held = self.draft.shown(option.name)
        full = [self.value(option.name, value) for value in option.values]
        short = [
            self.meant(f"short.{option.name}.{value}") or name for value, name in zip(option.values, full, strict=True)
        ]
        names = next((names for names in (full, short) if self._tile_type(desk, names, wide - 6)), full)
        named = self._tile_type(desk, names, wide - 6)
        lines = max(len(desk.wrap(name, wide - 6, named, "semi")) for name in names) if named else 0
        for k, value in enumerate(option.values):
            place = Rect(rect.x + k * (wide + gap), rect.y, wide, rect.h)
            barred = option.name in self.draft.fixed or (option.name, value) in self.draft.barred
            why = self.why(option.name, None if option.name in self.draft.fixed else value) if barred else ""
            target, taken = f"option:{option.name}:{value}", value in held
            tick = partial(self.draft.tick, option.name, value)
            told = self.meant(f"help.{option.name}.{value}")
            tip = why or (self.words.say("named", name=full[k], told=told) if told else full[k])
            ink = parts.row(desk, place, target, taken, tick, enabled=not barred, tip=tip, group=option.name)
            picture = f"{self.game}/{theme}-{value}-{self.draft.colours[0]}"
            self._tile(desk, place, picture, Name(names[k] if named else "", named, lines, ink.first), taken, barred)

    def _checks(self, desk: Desk, rect: Rect, option: Option) -> None:
        """What has no pictures is ticked in two columns."""
        lines = -(-len(option.values) // 2)
        wide, pitch = rect.w / 2, min(46.0, rect.h / lines)
        held = self.draft.shown(option.name)
        for k, value in enumerate(option.values):
            barred = self.draft.barred.get((option.name, value))
            place = Rect(rect.x + wide * (k % 2), rect.y + pitch * (k // 2), wide - 8, pitch - 4)
            tick = partial(self.draft.tick, option.name, value)
            tip = self.why(option.name, value) if barred is not None else ""
            target, taken = f"option:{option.name}:{value}", value in held
            ink = parts.row(desk, place, target, taken, tick, enabled=barred is None, tip=tip, group=option.name)
            parts.box(desk, place.x + 20, place.cy, taken, barred is None, min(24.0, place.h - 8))
            name = self.value(option.name, value)
            if desk.width(name, TYPE.small * SHRINK, "semi") > place.w - 48:
                name = self.meant(f"short.{option.name}.{value}") or name
            desk.fit(name, place.x + 38, place.cy, place.w - 44, TYPE.small, "semi", ink.first)

    def _tile_type(self, desk: Desk, names: Sequence[str], wide: float) -> float:
        """The size at which all names stand below their pictures, word below word; 0 if they do not."""
        size = float(TYPE.small)
        while any(desk.width(word, size, "semi") > wide for name in names for word in name.split()):
            size -= 0.5
            if size < 16:
                return 0.0
        return size

    def _tile(self, desk: Desk, rect: Rect, picture: str, name: Name, taken: bool, barred: bool) -> None:
        tall = rect.h > rect.w * 0.9 and rect.h > 96
        low = 6 + 20 * name.lines if name.words else 4
        if tall:
            parts.box(desk, rect.cx, rect.bottom - 20, taken, not barred)
            room, foot = Rect(rect.x + 4, rect.y + 6, rect.w - 8, rect.h - 40 - low), rect.bottom - 38
        else:
            parts.box(desk, rect.right - 22, rect.y + 20, taken, not barred)
            room, foot = Rect(rect.x + 6, rect.y + 4, rect.w - 44, rect.h - low - 6), rect.bottom - 6
        if name.words:
            lines = len(desk.wrap(name.words, rect.w - 6, name.size, "semi"))
            top = foot - 10 * (name.lines + lines)
            place = Rect(rect.x + 3, top, rect.w - 6, 0)
            desk.write(name.words, place, name.size, "semi", name.ink, 20 / name.size, "c")
        if parts.has(desk.gallery, picture) and room.h > 26:
            desk.picture(picture, room, alpha=255 if taken else 150)
