"""The set-up of a game: scenario, theme, options, players, seed. Everything has a default, Enter starts at once.

The scene names no game: it is made from the rules' options and from the game's words and pictures. An option called
`scenario`, `theme` or `players` has a place of its own, the others are switches, segments and steppers; where a
scenario leaves no choice the fixed value stands with a lock, and its tooltip says why. What does not go together is
said on a red plate at once, with the rule's number, and Start waits until it does.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from boardgames import games
from boardgames.app import setup_frame as parts
from boardgames.app.setup_choice import SCENARIO, SIDES, THEME, Choice, Draft, Problem
from boardgames.app.setup_frame import Frame
from boardgames.app.setup_panels import Preview
from boardgames.app.setup_players import Players
from boardgames.app.typing_line import TypingLine
from boardgames.table.desk import Desk, Target
from boardgames.table.space import NOWHERE, Rect
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

__all__ = ["Choice", "SetupScene"]

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_LESS, _MORE = (pygame.K_MINUS, pygame.K_KP_MINUS), (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class SetupScene(Players):
    """Choose how to play, and who."""

    def __init__(
        self,
        window: "Window",
        game: str,
        start: Callable[[Choice], None],
        sides: Mapping[str, str] = SIDES,
        preview: Preview | None = None,
    ) -> None:
        """`start` is told the choice; `sides` gives the colours of seats, `preview` paints the game's table."""
        words = Words(window.settings.language, "setup")
        names = tuple(words.say(f"name.{k}") for k in range(1, 5))
        super().__init__(window, game, Draft(games.rules(game), names, sides), preview)
        self._start = start
        self._tab = 0
        self._fresh = True
        self._stops: list[str] = []
        self._bar = NOWHERE

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """Three panels, or one with tabs in a small window."""
        self._find_focus(desk)
        look, problem = parts.frame(desk), self._spoken()
        foot = parts.plate_height(desk, look, problem) + 10 if problem else 0.0
        if look.small:
            self._small(desk, look, max(look.foot, foot))
        else:
            self._wide(desk, look, max(look.foot, foot))
        if problem:
            parts.red_plate(desk, look, problem)
        else:
            typing = "keys-seed" if self.typing == "seed" else "keys-typing"
            keys = typing if self.typing else "keys-tabs" if look.small else "keys"
            seed = self.draft.seed.words
            right = self.words.say("seed-line", value=seed) if seed else self.words.say("seed-drawn")
            parts.key_line(desk, look, self.words.say(keys), right)
        parts.tip_of_hover(desk)
        self._stops = [t.name for t in desk.targets if t.enabled and callable(t.action)]
        if self.window.ring and (focus := self.window.focus) and focus not in self._stops:
            near = next((name for name in self._stops if name.startswith(focus)), None)
            if near is not None:  # a row came into sight: on to its first control
                self.window.focus = near
                self.window.redraw()

    def _wide(self, desk: Desk, look: Frame, foot: float) -> None:
        top = parts.heading(desk, look, self.words, self.told.say("name"), self.words.say("note"), self.escape)
        gap, room = 24 if look.roomy else 14, desk.w - 2 * look.edge
        shares = (4.7, 5.9, 5.1) if look.roomy else (4.5, 5.6, 5.1)
        x, panels = look.edge, []
        for share in shares:
            wide = (room - 2 * gap) * share / sum(shares)
            panels.append(Rect(x, top, wide, desk.h - foot - top))
            x += wide + gap
        for panel in panels:
            desk.panel(panel)
        self._looks(desk, look, panels[0])
        self._rules(desk, look, panels[1])
        self.people(desk, look, panels[2])

    def _looks(self, desk: Desk, look: Frame, panel: Rect) -> None:
        """Scenario and theme, whichever there are."""
        have = [name for name in (SCENARIO, THEME) if name in self.draft.options]
        key = "look" if len(have) == 2 else have[0] if have else SCENARIO
        y = parts.title(desk, look, self.words.say(f"title.{key}"), panel)
        room = Rect(panel.x + look.pad - 6, y, panel.w - 2 * look.pad + 12, panel.bottom - look.pad + 4 - y)
        if SCENARIO in have:
            share = 0.58 if THEME in have else 1.0
            told = any(self.help(value) for value in self.draft.options[SCENARIO].values)
            y = self.scenarios(desk, Rect(room.x, y, room.w, room.h * share), most=96 if told else 72)
        if THEME in have:
            if SCENARIO in have:
                said = self.words.say("theme-is", value=self.value(THEME, str(self.draft.shown(THEME))))
                desk.caption(said, room.x + 4, y + 14)
                y += 32
            self.themes(desk, Rect(room.x, y, room.w, room.bottom - y))

    def _rules(self, desk: Desk, look: Frame, panel: Rect) -> None:
        """The table's picture if there is room for it, and the options."""
        y = parts.title(desk, look, self.words.say("title.table"), panel)
        room = Rect(panel.x + look.pad, y, panel.w - 2 * look.pad, panel.bottom - look.pad + 8 - y)
        need = self.options_height(desk, room.w) + (64 if look.roomy else 24)
        spare = room.h - need
        if spare > 170:
            self.table(desk, Rect(room.x, y, room.w, spare - 16))
            y += spare
            desk.rule(room.x, y - 6, room.w)
        self.options(desk, Rect(room.x, y, room.w, room.bottom - y))

    # ------------------------------------------------------------ small windows

    def _tabs(self) -> list[str]:
        have = [name for name in (SCENARIO, THEME) if name in self.draft.options]
        return [*have, "table", "players"]

    def _small(self, desk: Desk, look: Frame, foot: float) -> None:
        tabs = self._tabs()
        short = self.told.find("short-name")
        titles = [self.told.say("name"), *([short] if isinstance(short, str) else [])]
        names = [self.words.say(f"tab.{tab}") for tab in tabs]
        top = parts.bar(
            desk, look, self.words, titles, names, self._tab, self.escape, self._turn, self.start, self.tip()
        )
        panel = Rect(look.edge, top, desk.w - 2 * look.edge, desk.h - foot - top)
        desk.panel(panel)
        room, tab = panel.inset(20, 18), tabs[self._tab]
        if tab == SCENARIO:
            self._small_scenarios(desk, room)
        elif tab == THEME:
            self.themes(desk, room)
        elif tab == "table":
            self._small_table(desk, room)
        else:
            self.small_people(desk, room)

    def _small_scenarios(self, desk: Desk, room: Rect) -> None:
        """The scenarios; beside them the table as the chosen one lays it, if the game can paint that."""
        side = min(room.h, room.w * 0.45)
        if self.preview is not None and side > 300:
            self.table(desk, Rect(room.right - side, room.y, side, room.h))
            room = Rect(room.x, room.y, room.w - side - 28, room.h)
        count = len(self.draft.options[SCENARIO].values)
        self.scenarios(desk, room, 1 if room.h / count > 70 else 2, 130)

    def _small_table(self, desk: Desk, room: Rect) -> None:
        side = min(room.h, room.w * 0.42)
        wide = room.w - side - 28
        if self.options_height(desk, wide) <= room.h and side > 200:
            self.table(desk, Rect(room.x, room.y, side, room.h))
            room = Rect(room.x + side + 28, room.y, wide, room.h)
        self.options(desk, room)

    # ------------------------------------------------------------ what is wrong

    def _spoken(self) -> str:
        """The red plate's words: why the game cannot begin, or why a letter was not taken."""
        problem = self.draft.problem()
        if problem is not None:
            return self._problem(problem)
        line = self._line()
        if line is not None and line.refused:
            return self.words.say("seed-digits" if line.digits else "name-full")
        return ""

    def _problem(self, problem: Problem, strong: str = "*") -> str:
        if problem.refusal is not None:
            return f"{self.told.refusal(problem.refusal)} {strong}{problem.refusal.rule}{strong}"
        name, seat = self.draft.names[problem.seat].words.strip(), self.draft.seats[problem.seat]
        return self.words.say(problem.key, name=name, seat=self.told.say(f"seat.{seat}"))

    def tip(self) -> str:
        """Why Start cannot be pressed."""
        problem = self.draft.problem()
        return "" if problem is None else self._problem(problem, "")

    # ------------------------------------------------------------ doing

    def start(self) -> None:
        """Begin, if everything goes together."""
        if self.draft.problem() is None:
            self._start(self.draft.choice())

    def type_in(self, name: str) -> None:
        """A field begins to take what is typed; its words are selected."""
        self.typing, self.window.focus, self.window.ring = name, name, False
        line = self._line()
        if line is not None:
            line.select_all()
        self.window.redraw()

    def scroll_to(self, row: int) -> None:
        """Another row is on top of the list of options."""
        self.top = max(0, row)
        self.window.redraw()

    def escape(self) -> None:
        """Out of the field; then back."""
        if self.typing:
            self._leave_field("start")
        else:
            self.window.back()

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """A click elsewhere leaves the field."""
        if self.typing and (target is None or target.name != self.typing):
            self._leave_field(None)
        if target is not None and target.name == "scroll":
            self._bar = target.rect
            self.drag(x, y)
            return True
        return False

    def drag(self, x: float, y: float) -> None:
        """The options scroll along their bar."""
        self.window.focus = None
        self.scroll_to(int(len(self.listed()) * (y - self._bar.y) / self._bar.h))

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The options scroll by whole rows."""
        desk = self.window.desk
        if desk is not None and any(target.name == "scroll" for target in desk.targets):
            self.window.focus = None
            self.scroll_to(self.top - steps)

    def key(self, pressed: pygame.event.Event) -> bool:
        """Letters for the field that has the focus; Enter, tabs, numbers and seats otherwise."""
        command = bool(pressed.mod & _COMMAND)
        if command and pressed.key == pygame.K_TAB:
            self._turn((self._tab + (-1 if pressed.mod & pygame.KMOD_SHIFT else 1)) % len(self._tabs()))
            return True
        if pressed.key in _ENTER:
            self.start()
            return True
        line = self._line()
        if line is not None:
            return line.feed(pressed)
        if pressed.key in (*_LESS, *_MORE):
            return self._number(-1 if pressed.key in _LESS else 1)
        if pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.wheel(3 if pressed.key == pygame.K_PAGEUP else -3, 0, 0)
            return True
        if pressed.key == pygame.K_s and not command:
            self.draft.rotate()
            return True
        return False

    def text(self, typed: pygame.event.Event) -> bool:
        """A TEXTINPUT event, from a window that hands them on."""
        line = self._line()
        return line is not None and line.feed(typed)

    def _number(self, by: int) -> bool:
        """Plus and minus change the option that the keys are on."""
        name = (self.window.focus or "").split(":")
        option = self.draft.options.get(name[1]) if name[0] == "option" and len(name) > 1 else None
        if option is None or option.many or not self.window.ring:
            return False
        self.draft.step(option.name, by)
        return True

    def _turn(self, tab: int) -> None:
        self._tab, self.top, self.typing = tab, 0, None
        self.window.redraw()

    # ------------------------------------------------------------ focus

    def _line(self) -> TypingLine | None:
        """The line that is being typed in."""
        if self.typing is None:
            return None
        if self.typing == "seed":
            return self.draft.seed
        return self.draft.names[int(self.typing.removeprefix("name:"))]

    def _leave_field(self, focus: str | None) -> None:
        line = self._line()
        if line is not None:
            line.refused = False
        self.typing, self.window.focus = None, focus
        self.window.redraw()

    def _find_focus(self, desk: Desk) -> None:
        """Start has the focus at first. A field that the keys reach is typed in at once, and has the ring itself.

        While it is typed in the window shows no ring of its own, so that Space and Enter come here as any letter does;
        a ring again means that Tab or an arrow left the field.
        """
        window = self.window
        if self._fresh:
            self._fresh, window.focus = False, "start"
        elif self.typing and window.ring and self.typing in self._stops:
            back = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            place = self._stops.index(self.typing) + (-1 if back else 1)
            self._leave_field(self._stops[place % len(self._stops)])
        if window.ring and window.focus is not None and (window.focus == "seed" or window.focus.startswith("name:")):
            self.type_in(window.focus)
        if self.typing and self.typing not in ("seed", *(f"name:{k}" for k in range(len(self.draft.seats)))):
            self.typing = None
        desk.focus = self.typing or (window.focus if window.ring else None)
