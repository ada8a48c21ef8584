"""The panels of the set-up scene: scenarios, themes, options, players. Each is laid out in the room it is given."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from boardgames.app import setup_frame as parts
from boardgames.app.scene import Scene
from boardgames.app.setup_choice import PLAYERS, SCENARIO, THEME, Draft
from boardgames.app.setup_frame import Line
from boardgames.art import anchors
from boardgames.core.contract import Option
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import FAINT, MUTED, PARCHMENT, WELL
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

Preview = Callable[[Desk, Rect, Mapping[str, object]], None]
"""Paints a game's table into a rectangle, as the options (settled) would lay it."""

TROOPS = (("unit-a", "blue"), ("unit-b", "vermilion"), ("general", "blue"))
"""Who stands for a theme, if there are such pictures."""
EXAMPLE = {1: 0, 4: 4, 8: 1, 10: 4, 12: 2, 18: 3, 21: 1, 24: 0}
"""Where the example of a table has which terrain, by the numbers of its zones."""
STEP = 44
"""Side of a stepper's buttons."""
HIGH, TWO = 46.0, 78.0
"""Least height of an option's row: in one line, and with its name above it."""


def capital(words: str) -> str:
    """As the beginning of a line."""
    return words[:1].upper() + words[1:]


class Control(NamedTuple):
    """How an option is shown: its kind, the width of its control, and whether its name stands above it."""

    kind: str
    wide: float
    above: bool = False


class Panels(Scene):
    """What the set-up scene is made of."""

    def __init__(self, window: "Window", game: str, draft: Draft, preview: Preview | None) -> None:
        super().__init__(window)
        self.game, self.draft, self.preview = game, draft, preview
        self.typing: str | None = None
        self.top = 0

    @property
    def words(self) -> Words:
        """The scene's own words."""
        return Words(self.window.settings.language, "setup")

    @property
    def told(self) -> Words:
        """The game's words."""
        return Words(self.window.settings.language, self.game)

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
        special = self.told.find(f"fixed.{self.draft.chosen.get(SCENARIO)}.{name}")
        if isinstance(special, str):
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
        """The scenarios as big rows; gives y below them."""
        option = self.draft.options[SCENARIO]
        lines = -(-len(option.values) // cols)
        wide, pitch = (rect.w - 12 * (cols - 1)) / cols, min(most, rect.h / lines)
        for k, value in enumerate(option.values):
            place = Rect(rect.x + (k % cols) * (wide + 12), rect.y + (k // cols) * pitch, wide, pitch - 8)
            name, chosen = f"option:{SCENARIO}:{value}", self.draft.chosen[SCENARIO] == value
            choose = partial(self.draft.choose, SCENARIO, value)
            told, room = self.help(value), place.w - 72
            size = min(TYPE.small, 18)
            sentences = desk.wrap(told, room, size) if told else []
            fits = bool(told) and 34 + len(sentences) * 22 <= place.h
            ink = parts.row(desk, place, name, chosen, choose, tip="" if fits else told, group=SCENARIO)
            high = len(sentences) * 22 if fits else 0
            y = place.cy - high / 2
            desk.fit(self.value(SCENARIO, value), place.x + 18, y, room, TYPE.body, "semi", ink.first)
            if fits:
                below = Rect(place.x + 18, y + 15, room, 0)
                desk.write(told, below, size, colour=ink.second, leading=22 / size, hole=WELL)
            parts.dot(desk, place.right - 32, place.cy, chosen, desk.hover == name)
        return rect.y + lines * pitch

    def themes(self, desk: Desk, rect: Rect) -> None:
        """The themes side by side: who would march under them."""
        values, fixed = self.draft.options[THEME].values, THEME in self.draft.fixed
        wide = (rect.w - 8 * (len(values) - 1)) / len(values)
        named = all(desk.width(self.value(THEME, v), TYPE.small, "semi") <= wide - 8 for v in values)
        for k, value in enumerate(values):
            place = Rect(rect.x + k * (wide + 8), rect.y, wide, rect.h)
            chosen, name = self.draft.shown(THEME) == value, f"option:{THEME}:{value}"
            tip = self.why(THEME) if fixed else "" if named else self.value(THEME, value)
            choose = partial(self.draft.choose, THEME, value)
            ink = parts.row(desk, place, name, chosen, choose, enabled=not fixed, tip=tip, group=THEME)
            radio = place.h > 120
            foot = (66 if named else 42) if radio else 32 if named else 8
            self._troops(desk, Rect(place.x, place.y + 6, wide, place.h - foot - 6), value)
            if named:
                y = place.bottom - (52 if radio else 18)
                desk.text(self.value(THEME, value), place.cx, y, TYPE.small, "semi", ink.first, "c")
            if radio:
                parts.dot(desk, place.cx, place.bottom - 24, chosen, desk.hover == name)

    def _troops(self, desk: Desk, rect: Rect, theme: str) -> None:
        """Up to three figures of a theme, one in front of the other, as many as the room is tall."""
        names = [f"{self.game}/{theme}-{kind}-{side}" for kind, side in TROOPS]
        names = [name for name in names if parts.has(desk.gallery, name)]
        share = rect.h / rect.w
        count = min(len(names), 3 if share > (1.9 if rect.w > 110 else 2.6) else 2 if share > 1.5 else 1)
        if not count:
            return
        size = min(rect.w * (0.8 if count == 3 and rect.w > 110 else 0.94), rect.h / (1.2 + 0.72 * (count - 1)))
        pitch = clamp(0.72, (rect.h / size - 1.2) / max(1, count - 1), 1.02)
        top = rect.cy - size * (1.2 + pitch * (count - 1)) / 2
        aside = (-0.12, 0.1, -0.06) if rect.w > 110 and count == 3 else (0.0, 0.0, 0.0)
        for place, name in enumerate(names[:count]):
            x, y = rect.cx + size * (aside[place] - 0.5), top + size * pitch * place
            desk.picture(name, Rect(x, y, size, size * 1.2))

    # ------------------------------------------------------------ options

    def listed(self) -> list[Option]:
        """The options that are rows: all but those with a place of their own."""
        special = (SCENARIO, THEME, PLAYERS)
        return [option for option in self.draft.rules.options if option.name not in special and not option.many]

    def several(self) -> list[Option]:
        """The options of which several values may be taken at once."""
        return [option for option in self.draft.rules.options if option.many]

    def control(self, desk: Desk, option: Option, wide: float) -> Control:
        """How to show an option in a row of this width."""
        label = desk.width(self.label(option.name), TYPE.small, "semi") + 14
        if option.name in self.draft.fixed:
            need = desk.width(self.fixed_words(option.name), TYPE.body, "semi") + 34
            return Control("fixed", min(need, wide), label + need > wide)
        if option.values == ("off", "on"):
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
        wide = rect.w if self.options_height(desk, rect.w) <= rect.h else rect.w - 24
        lines = []
        for option in self.listed():
            control = self.control(desk, option, wide)
            stop = "" if control.kind == "fixed" else f"option:{option.name}:"
            lines.append(Line(TWO if control.above else HIGH, stop, partial(self._option, desk, option, control)))
        self.top = parts.rows(desk, rect, lines, self.top, self.scroll_to)

    def options_height(self, desk: Desk, wide: float) -> float:
        """How high the list of options is at least."""
        controls = [self.control(desk, option, wide) for option in self.listed()]
        return sum(TWO if control.above else HIGH for control in controls)

    def _option(self, desk: Desk, option: Option, control: Control, rect: Rect) -> None:
        name, y = f"option:{option.name}", rect.cy
        fixed = control.kind == "fixed"
        if control.above:
            y = rect.bottom - 26
            desk.fit(self.label(option.name), rect.x, y - 36, rect.w, TYPE.small, "semi", MUTED)
        else:
            room = rect.w - control.wide - 12
            tone = MUTED if fixed else PARCHMENT
            used = desk.fit(self.label(option.name), rect.x, y, room, TYPE.body, "semi", tone)
            self._state(desk, option, control, rect, used)
        place = Rect(rect.right - control.wide, y - STEP / 2, control.wide, STEP)
        draft, shown = self.draft, str(self.draft.shown(option.name))
        if fixed:
            self.fixed_value(desk, option.name, place)
        elif control.kind == "toggle":
            flip = partial(draft.choose, option.name, "off" if shown == "on" else "on")
            desk.toggle(rect.right - 58, y, f"{name}:", shown == "on", flip)
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

    def _state(self, desk: Desk, option: Option, control: Control, rect: Rect, used: float) -> None:
        """What a switch stands at, when its words say more than on and off."""
        shown = self.value(option.name, str(self.draft.shown(option.name)))
        plain = {capital(self.words.say("on")), capital(self.words.say("off"))}
        wide = desk.width(shown, TYPE.small)
        if control.kind == "toggle" and shown not in plain and used + wide + 32 < rect.w - 70:
            desk.text(shown, rect.right - 72, rect.cy, TYPE.small, "sans", MUTED, "r")

    def fixed_value(self, desk: Desk, name: str, place: Rect) -> None:
        """What a scenario fixes, with a lock; the tooltip says why."""
        words = self.fixed_words(name)
        desk.icon("lock", place.right - 10, place.cy, 20, MUTED, FAINT)
        desk.fit(words, place.right - 30, place.cy, place.w - 30, TYPE.body, "semi", MUTED, "r")
        desk.target(place, f"option:{name}:", None, "row", enabled=False, tip=self.why(name))

    def pick(self, option: Option, k: int) -> None:
        """The k-th value of an option."""
        self.draft.choose(option.name, option.values[k])

    def _step(self, name: str, around: bool, by: int) -> None:
        self.draft.step(name, by, around)

    # ------------------------------------------------------------ the table's picture

    def table(self, desk: Desk, rect: Rect) -> Rect:
        """The game's table as it would be laid; gives where it lies."""
        if self.preview is not None:
            self.preview(desk, rect, self.draft.settled)
            return rect
        if not parts.has(desk.gallery, board := f"{self.game}/board"):
            return rect
        wide, high = desk.gallery.natural(board)
        unit = min(rect.w / wide, rect.h / high)
        place = Rect(rect.cx - wide * unit / 2, rect.cy - high * unit / 2, wide * unit, high * unit)
        desk.shadow(place, 8, 170, 3, 5)
        desk.picture(board, place)
        index: dict[str, Any] = anchors(self.game)
        theme = self.draft.shown(THEME) if THEME in self.draft.options else ""
        for k, (x, y, w, h) in enumerate(index.get("board", {}).get("zones", {}).values()):
            zone = f"{self.game}/zone-{theme}-{self._look(index, k)}"
            if parts.has(desk.gallery, zone):
                desk.picture(zone, Rect(place.x + x * unit, place.y + y * unit, w * unit, h * unit))
        return place

    def _look(self, index: Mapping[str, Any], zone: int) -> str:
        """How a zone looks on a table of which nothing more is known: a few of the terrains, as an example."""
        looks: Mapping[str, int] = index.get("looks", {})
        kinds = [kind for kind in looks if kind != "clear"]
        bare = "terrain" not in self.draft.options or self.draft.shown("terrain") == "none"
        if not bare and zone in EXAMPLE and kinds:
            kind = kinds[EXAMPLE[zone] % len(kinds)]
            return f"{kind}-{zone % int(looks[kind]) + 1}"
        return f"clear-{zone * 7 % int(looks.get('clear', 1)) + 1}"
