"""The panels of the set-up scene: scenarios, themes, options. Each is laid out in the room it is given."""

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from boardgames import games
from boardgames.app import setup_frame as parts
from boardgames.app.scene import Scene
from boardgames.app.setup_choice import PLAYERS, SCENARIO, THEME, Draft
from boardgames.app.setup_frame import Line
from boardgames.app.thumbnail import still_board
from boardgames.core.contract import Option
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.space import TYPE, Rect, within
from boardgames.table.targets import LEAST
from boardgames.table.tone import FAINT, MUTED, PARCHMENT, WELL
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

TROOPS = (("unit-a", 0), ("unit-b", 1), ("general", 0))
"""Who stands for a theme and in which player's colour, if there are such pictures."""
ASIDE, PITCH = 72, 22
"""In a scenario's row: what stands beside its words, and the height of a line."""
MAP, MAPPED = 50.0, 330.0
"""The height of a scenario's map, and the width of a row that has room for it."""
STEP = 44
"""Side of a stepper's buttons."""
HIGH, TWO = 46.0, 78.0
"""Least height of an option's row: in one line, and with its name above it."""


def capital(words: str) -> str:
    """As the beginning of a line."""
    return words[:1].upper() + words[1:]


class Control(NamedTuple):
    """How an option is shown: its kind, the width of its control, and whether its name stands above it.

    `column`: all controls begin at the same place.
    """

    kind: str
    wide: float
    above: bool = False
    column: bool = False


class Panels(Scene):
    """What the set-up scene is made of."""

    def __init__(self, window: "Window", game: str, draft: Draft) -> None:
        super().__init__(window)
        self.game, self.draft = game, draft
        self.typing: str | None = None
        self.top = 0
        self._bare: dict[str, tuple[GameTable[Any], Any]] = {}

    @property
    def words(self) -> Words:
        """The scene's own words."""
        return Words(self.window.settings.language, "setup")

    @property
    def told(self) -> Words:
        """The game's words."""
        return Words(self.window.settings.language, self.game)

    def meant(self, key: str) -> str:
        """What the game tells about its set-up, nothing if it has no words for it."""
        found = Words(self.window.settings.language, f"{self.game}-setup").find(key)
        return found if isinstance(found, str) else ""

    @abstractmethod
    def scroll_to(self, row: int) -> None:
        """Another row is on top of the list of options."""

    # ------------------------------------------------------------ words

    def value(self, name: str, value: str) -> str:
        """A value of an option in words; `auto` says what it comes to."""
        if value == "auto" and (settled := str(self.draft.settled.get(name, ""))) not in ("", "auto"):
            return capital(self.words.say("auto", value=settled))
        found = self.told.find(f"value.{name}.{value}")
        return capital(found if isinstance(found, str) else value)

    def fixed_words(self, name: str) -> str:
        """What a scenario fixes an option to; the game may have words of its own for it."""
        shown = self.draft.shown(name)
        if special := self.meant(f"fixed.{self.draft.chosen.get(SCENARIO)}.{name}"):
            return capital(special)
        if isinstance(shown, tuple):
            return ", ".join(self.value(name, one) for one in shown) or capital(self.words.say("none"))
        return self.value(name, shown)

    def label(self, name: str) -> str:
        """An option's name."""
        return self.told.say(f"option.{name}")

    def why(self, name: str, value: str | None = None) -> str:
        """Why an option, or one of its values, cannot be chosen: in words, with the rule's number."""
        refusal = self.draft.fixed.get(name) if value is None else self.draft.barred.get((name, value))
        return f"{self.told.refusal(refusal)} ({refusal.rule})" if refusal is not None else self.words.say("fixed")

    def help(self, value: str) -> str:
        """A sentence about a scenario, if the game has one."""
        found = self.told.find(f"scenario-help.{value}")
        return found if isinstance(found, str) else ""

    # ------------------------------------------------------------ scenario and theme

    def scenarios(self, desk: Desk, rect: Rect, cols: int = 1, most: float = 96) -> float:
        """The scenarios as big rows, with a sentence about each if all have room for it; gives y below them."""
        values = self.draft.options[SCENARIO].values
        lines = -(-len(values) // cols)
        wide, pitch = (rect.w - 12 * (cols - 1)) / cols, min(most, rect.h / lines)
        told = self.told_height(desk, wide) <= pitch
        aside = self._map_width(wide) if pitch >= MAP + 16 else 0.0
        for k, value in enumerate(values):
            place = Rect(rect.x + (k % cols) * (wide + 12), rect.y + (k // cols) * pitch, wide, pitch - 8)
            name, chosen = f"option:{SCENARIO}:{value}", self.draft.chosen[SCENARIO] == value
            choose, help_ = partial(self.draft.choose, SCENARIO, value), self.help(value)
            left, room = place.x + 18 + aside, place.w - ASIDE - aside
            ink = parts.row(desk, place, name, chosen, choose, tip="" if told else help_, group=SCENARIO)
            high = len(desk.wrap(help_, room, TYPE.small)) * PITCH if told and help_ else 0
            y = place.cy - high * 0.58
            desk.fit(self.value(SCENARIO, value), left, y, room, TYPE.body, "semi", ink.first)
            if aside:
                self._map(desk, Rect(place.x + 10, place.cy - MAP / 2, aside - 4, MAP), value)
            if high:
                below = Rect(left, y + 15, room, 0)
                desk.write(help_, below, TYPE.small, colour=ink.second, leading=PITCH / TYPE.small, hole=WELL)
            parts.dot(desk, place.right - 32, place.cy, chosen, desk.hover == name)
        return rect.y + lines * pitch

    def told_height(self, desk: Desk, wide: float) -> float:
        """How high a row is that has room for the longest sentence about a scenario."""
        sentences = [self.help(value) for value in self.draft.options[SCENARIO].values]
        room = wide - ASIDE - self._map_width(wide)
        return max(len(desk.wrap(words, room, TYPE.small)) if words else 0 for words in sentences) * PITCH + 46

    def _map_width(self, wide: float) -> float:
        """How much of a scenario's row its small map takes, with the gap beside it; nothing if there are none."""
        table = games.table(self.game)
        known = any(self.bare(value)[1] is not None for value in self.draft.options[SCENARIO].values)
        return MAP * table.aspect + 6 if known and wide >= MAPPED else 0.0

    def bare(self, scenario: str) -> tuple[GameTable[Any], Any]:
        """A game's table as one of its scenarios lays it."""
        kept = self._bare.get(scenario)
        if kept is None:
            game: GameTable[Any] = games.table(self.game)(self.draft.rules.settle({SCENARIO: scenario}))
            kept = self._bare[scenario] = game, game.plan()
        return kept

    def _map(self, desk: Desk, room: Rect, scenario: str) -> None:
        """The bare board of a scenario, very small; a die for one that chance will name."""
        game, view = self.bare(scenario)
        if view is None:
            desk.icon("die", room.cx, room.cy, MAP * 0.7, MUTED, MUTED)
            return
        still_board(desk, within(room, game.aspect), game, view)

    def scenario_names(self, desk: Desk, rect: Rect, pitch: float) -> float:
        """The scenarios as rows of one line, below them the sentence about the chosen one; gives y below."""
        values, chosen = self.draft.options[SCENARIO].values, str(self.draft.chosen[SCENARIO])
        for k, value in enumerate(values):
            place, name = Rect(rect.x, rect.y + k * pitch, rect.w, pitch - 8), f"option:{SCENARIO}:{value}"
            choose, told = partial(self.draft.choose, SCENARIO, value), self.help(value)
            tip = "" if value == chosen else told
            ink = parts.row(desk, place, name, value == chosen, choose, tip=tip, group=SCENARIO)
            desk.fit(
                self.value(SCENARIO, value), place.x + 18, place.cy, place.w - ASIDE, colour=ink.first, face="semi"
            )
            parts.dot(desk, place.right - 26, place.cy, value == chosen, desk.hover == name)
        y, room = rect.y + len(values) * pitch, rect.w - 12
        lines = max(len(desk.wrap(self.help(value), room, TYPE.small)) if self.help(value) else 0 for value in values)
        if told := self.help(chosen):
            desk.write(told, Rect(rect.x + 6, y, room, 0), TYPE.small, colour=MUTED, leading=PITCH / TYPE.small)
        return y + lines * PITCH + 8

    def theme_rows(self, desk: Desk, rect: Rect) -> None:
        """The themes one below the other: who would march under each, side by side, and its name."""
        values, fixed = self.draft.options[THEME].values, THEME in self.draft.fixed
        pitch = min(120.0, rect.h / len(values))
        for k, value in enumerate(values):
            place, name = Rect(rect.x, rect.y + k * pitch, rect.w, pitch - 8), f"option:{THEME}:{value}"
            chosen, tip = self.draft.shown(THEME) == value, self.why(THEME) if fixed else ""
            choose = partial(self.draft.choose, THEME, value)
            ink = parts.row(desk, place, name, chosen, choose, enabled=not fixed, tip=tip, group=THEME)
            wide = min(place.w * 0.56, (place.h - 4) / 1.2 * len(TROOPS))
            self._troops(desk, Rect(place.x + 8, place.y + 2, wide, place.h - 4), value)
            room = place.w - wide - 24 - 50
            desk.fit(self.value(THEME, value), place.x + wide + 24, place.cy, room, colour=ink.first, face="semi")
            parts.dot(desk, place.right - 26, place.cy, chosen, desk.hover == name)

    def themes(self, desk: Desk, rect: Rect) -> None:
        """The themes side by side: who would march under them."""
        values, fixed = self.draft.options[THEME].values, THEME in self.draft.fixed
        wide = (rect.w - 8 * (len(values) - 1)) / len(values)
        for k, value in enumerate(values):
            place = Rect(rect.x + k * (wide + 8), rect.y, wide, rect.h)
            chosen, name = self.draft.shown(THEME) == value, f"option:{THEME}:{value}"
            tip = self.why(THEME) if fixed else ""
            choose = partial(self.draft.choose, THEME, value)
            ink = parts.row(desk, place, name, chosen, choose, enabled=not fixed, tip=tip, group=THEME)
            self._troops(desk, Rect(place.x + 4, place.y + 6, wide - 8, place.h - 76), value)
            y = place.bottom - 52
            desk.fit(self.value(THEME, value), place.cx, y, wide - 8, TYPE.small, "semi", ink.first, "c")
            parts.dot(desk, place.cx, place.bottom - 24, chosen, desk.hover == name)

    def _troops(self, desk: Desk, rect: Rect, theme: str) -> None:
        """Figures of a theme: side by side, in a tall room one below the other; none hides another's base."""
        colours = self.draft.colours
        names = [f"{self.game}/{theme}-{kind}-{colours[player % len(colours)]}" for kind, player in TROOPS]
        names = [name for name in names if parts.has(desk.gallery, name)]
        count = len(names)
        if not count:
            return
        row, tall = min(rect.w / count, rect.h / 1.2), min(rect.w * 0.78, rect.h / (0.08 + 1.12 * count))
        if row >= tall:
            order = (0, 2, 1) if count == len(TROOPS) else range(count)  # the leader in the middle
            spots = [(rect.cx + row * (k - count / 2), rect.cy - row * 0.6, row) for k in order]
        else:
            left, top = rect.cx - tall / 2, rect.cy - tall * (0.04 + 0.56 * count)
            aside = rect.w * 0.11
            spots = [(left + aside * (k % 2 * 2 - 1), top + tall * 1.12 * k, tall) for k in range(count)]
        for name, (x, y, size) in zip(names, spots, strict=True):
            desk.picture(name, Rect(x, y, size, size * 1.2))

    # ------------------------------------------------------------ options

    def listed(self) -> list[Option]:
        """The options that are rows: all but those with a place of their own."""
        special = (SCENARIO, THEME, PLAYERS)
        return [option for option in self.draft.rules.options if option.name not in special and not option.many]

    def several(self) -> list[Option]:
        """The options of which several values may be taken at once, but none that is fixed to nothing unseen."""
        found = [option for option in self.draft.rules.options if option.many]
        return [o for o in found if self.has_tiles(o) or self.draft.shown(o.name) or o.name not in self.draft.fixed]

    def has_tiles(self, option: Option) -> bool:
        """There are pictures of what can be taken."""
        theme = str(self.draft.shown(THEME)) if THEME in self.draft.options else ""
        return any(
            parts.has(self.window.gallery, f"{self.game}/{theme}-{value}-{self.draft.colours[0]}")
            for value in option.values
        )

    def control(self, desk: Desk, option: Option, wide: float) -> Control:
        """How to show an option in a row of this width."""
        label = desk.width(self.label(option.name), TYPE.small, "semi") + 14
        if option.name in self.draft.fixed:
            need = desk.width(self.fixed_words(option.name), TYPE.body, "semi") + 34
            return Control("fixed", need, label + need > wide)
        if set(option.values) == {"off", "on"}:
            return Control("toggle", 58)
        names = [self.value(option.name, value) for value in option.values]
        widths = [desk.width(name, TYPE.body, "semi") for name in names]
        numbers = sum(value.isdecimal() for value in option.values) * 2 > len(option.values)
        segments = sum(widths) + 32 * len(names) + 8
        if not numbers and len(names) <= 6 and label + segments <= wide:
            return Control("segments", segments)
        need = max(56.0, max(widths) + 22) + 2 * STEP + 12
        tight = max(56.0, max(desk.width(name, 17, "semi") for name in names) + 14) + 2 * STEP + 12
        return Control("number" if numbers else "words", min(need, max(tight, wide - label)), label + tight > wide)

    def options(self, desk: Desk, rect: Rect) -> None:
        """The options, one below the other."""
        lines, controls = [], self._controls(desk, rect.w)
        if not controls:
            return
        size = self._label_size(desk, controls, rect.w - parts.bar_room(desk))
        for option, control in controls:
            stop = "" if control.kind == "fixed" else f"option:{option.name}:"
            paint = partial(self._option, desk, option, control, size)
            lines.append(Line(TWO if control.above else HIGH, stop, paint))
        self.top = parts.rows(desk, rect, lines, self.top, self.window.focus or "", self.scroll_to)

    def options_height(self, desk: Desk, wide: float) -> float:
        """How high the list of options is at least."""
        return sum(TWO if control.above else HIGH for _, control in self._controls(desk, wide))

    def options_width(self, desk: Desk) -> float:
        """How wide the list of options is at least, with the names above their controls."""
        return max((self.control(desk, option, 0).wide for option in self.listed()), default=0.0) + parts.bar_room(desk)

    def _controls(self, desk: Desk, wide: float) -> list[tuple[Option, Control]]:
        """How to show each option; there is room for a scroll bar, so that none looks different when it comes.

        If the names leave room for it, all controls are as wide as the widest and begin at the same place.
        """
        room = wide - parts.bar_room(desk)
        found = [(option, self.control(desk, option, room)) for option in self.listed()]
        if not found:
            return []
        named = max(desk.width(self.label(option.name), TYPE.small, "semi") for option, _ in found) + 14
        most = max(control.wide for _, control in found)
        if named + most > room or any(control.above for _, control in found):
            return found
        return [(option, Control(control.kind, most, column=True)) for option, control in found]

    def _label_size(self, desk: Desk, controls: list[tuple[Option, Control]], wide: float) -> float:
        """The size at which all names of options fit beside their controls."""
        if not controls:
            return TYPE.body
        rooms = [wide if control.above else wide - control.wide - 12 for _, control in controls]
        labels = [self.label(option.name) for option, _ in controls]
        return min(desk.fitting(label, room, TYPE.body, "semi") for label, room in zip(labels, rooms, strict=True))

    def _option(self, desk: Desk, option: Option, control: Control, size: float, rect: Rect) -> None:
        name, y = f"option:{option.name}", rect.cy
        fixed = control.kind == "fixed"
        if control.above:
            y = rect.bottom - 26
            desk.fit(self.label(option.name), rect.x, y - 36, rect.w, size, "semi")
        else:
            room = rect.w - control.wide - 12
            tone = MUTED if fixed else PARCHMENT
            used = desk.fit(self.label(option.name), rect.x, y, room, size, "semi", tone)
            self._state(desk, option, control, rect, used)
        self._about(desk, option, control, rect)
        place = Rect(rect.right - control.wide, y - STEP / 2, control.wide, STEP)
        draft, shown = self.draft, str(self.draft.shown(option.name))
        if fixed:
            self.fixed_value(desk, option.name, place, control.column)
        elif control.kind == "toggle":
            flip = partial(draft.choose, option.name, "off" if shown == "on" else "on")
            desk.toggle(place.x if control.column else rect.right - 58, y, f"{name}:", shown == "on", flip)
        elif control.kind == "segments":
            names = [self.value(option.name, value) for value in option.values]
            desk.segments(place, name, names, option.values.index(shown), partial(self.pick, option))
        else:
            at, number = option.values.index(shown), control.kind == "number"
            ends = (number and at == 0, number and at == len(option.values) - 1)
            signs = ("minus", "plus") if number else ("left", "right")
            tips = self.words.say("less" if number else "previous"), self.words.say("more" if number else "next")
            step = partial(self._step, option.name, not number)
            value = self.value(option.name, shown)
            parts.stepper(desk, place, name, value, step, signs=signs, ends=ends, tips=tips)

    def _about(self, desk: Desk, option: Option, control: Control, rect: Rect) -> None:
        """The option's name has a tooltip that says what it is about."""
        wide = rect.w if control.above else rect.w - control.wide - 12
        high = rect.h - STEP - 8 if control.above else rect.h - 6
        told = self.meant(f"about.{option.name}")
        if told and high * desk.s >= LEAST:
            desk.target(Rect(rect.x, rect.y + 3, wide, high), f"about:{option.name}", None, tip=told)

    def _state(self, desk: Desk, option: Option, control: Control, rect: Rect, used: float) -> None:
        """What a switch stands at, when its words say more than on and off."""
        shown = self.value(option.name, str(self.draft.shown(option.name)))
        plain = {capital(self.words.say("on")), capital(self.words.say("off"))}
        wide = desk.width(shown, TYPE.small)
        if control.kind != "toggle" or shown in plain:
            return
        if control.column and wide + 74 <= control.wide:
            desk.text(shown, rect.right - control.wide + 74, rect.cy, TYPE.small, "sans", MUTED)
        elif not control.column and used + wide + 32 < rect.w - 70:
            desk.text(shown, rect.right - 72, rect.cy, TYPE.small, "sans", MUTED, "r")

    def fixed_value(self, desk: Desk, name: str, place: Rect, first: bool = False) -> None:
        """What a scenario fixes, with a lock behind it or first; the tooltip says why."""
        words, x = self.fixed_words(name), place.x + 10 if first else place.right - 10
        desk.icon("lock", x, place.cy, 20, MUTED, FAINT)
        edge = place.x + 30 if first else place.right - 30
        desk.fit(words, edge, place.cy, place.w - 30, TYPE.body, "semi", MUTED, "l" if first else "r")
        desk.target(place, f"option:{name}:", None, "row", enabled=False, tip=self.why(name))

    def pick(self, option: Option, k: int) -> None:
        """The k-th value of an option."""
        self.draft.choose(option.name, option.values[k])

    def _step(self, name: str, around: bool, by: int) -> None:
        self.draft.step(name, by, around)
