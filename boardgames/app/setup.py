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
from boardgames.app import keys, rulebook_text
from boardgames.app import setup_frame as parts
from boardgames.app.rulebook import RulebookScene
from boardgames.app.setup_choice import SCENARIO, THEME, Choice, Draft, Problem
from boardgames.app.setup_frame import Frame
from boardgames.app.setup_layout import NARROW, PIECE, PLACE, Hand
from boardgames.app.setup_players import COLOUR, Players
from boardgames.app.typing_line import TypingLine
from boardgames.table.desk import Desk, Target
from boardgames.table.space import NOWHERE, Rect
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

__all__ = ["Choice", "SetupScene"]

WORKABLE = 360.0
"""A table so high can be laid by hand without taking room from the options."""
_REMOVE = (pygame.K_DELETE, pygame.K_BACKSPACE)


class SetupScene(Players):
    """Choose how to play, and who."""

    def __init__(self, window: "Window", game: str, start: Callable[[Choice], None]) -> None:
        """`start` is told the choice."""
        words = Words(window.settings.language, "setup")
        names = tuple(words.say(f"name.{k}") for k in range(1, 5))
        free = games.table(game).free_colours
        super().__init__(window, game, Draft(games.rules(game), names, games.layout(game), free))
        self.hand = Hand(self.draft)
        self._start = start
        self._tab = 0
        self._fresh = True
        self._stops: list[str] = []
        self._bar = NOWHERE

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """Three panels, or one with tabs in a small window."""
        self._find_focus(desk)
        self.seed_told = False
        if not self.draft.by_hand:
            self.hand.drop()
        look, problem = parts.frame(desk), self._spoken()
        foot = parts.plate_height(desk, look, problem) + 10 if problem else 0.0
        if look.small:
            self._small(desk, look, max(look.foot, foot))
        else:
            self._wide(desk, look, max(look.foot, foot))
        if problem:
            parts.red_plate(desk, look, problem)
        else:
            seed = self.draft.seed.words
            right = self.words.say("seed-line", value=seed) if seed else self.words.say("seed-drawn")
            right = "" if self.seed_told else right
            parts.key_line(desk, look, self.words.say(self._keys(look.small)), right)
        self.colours(desk)
        if (desk.focus or "").startswith("option:"):
            parts.tip_of_focus(desk)
        self._stops = [t.name for t in desk.targets if t.enabled and callable(t.action)]
        if self.window.ring and (focus := self.window.focus) and focus not in self._stops:
            row = focus.rpartition(":")[0] + ":"
            near = next((name for name in self._stops if row != ":" and name.startswith(row)), None)
            if near is not None:  # a row came into sight or looks different now: on to its first control
                self.window.focus = near
                self.window.redraw()

    def _keys(self, small: bool) -> str:
        """The sentence about the keys that mean something now."""
        if self.typing:
            return "keys-seed" if self.typing == "seed" else "keys-typing"
        if self.opened is not None:
            return "keys-colour"
        if self.hand.held is not None:
            return "keys-lay"
        numbers = (
            any(target.name.endswith(":more") for target in self.window.desk.targets) if self.window.desk else True
        )
        return "keys-tabs" if small else "keys" if numbers else "keys-locked"

    def _wide(self, desk: Desk, look: Frame, foot: float) -> None:
        top = parts.heading(desk, look, self.words, self.told.say("name"), self.words.say("note"), self.escape)
        gap, room = 24 if look.roomy else 14, desk.w - 2 * look.edge
        panels = [(6.4, self._rules), (5.3, self.people)]
        if self._have():
            panels.insert(0, (4.3, self._looks))
        x, whole = look.edge, sum(share for share, _ in panels)
        for share, paint in panels:
            wide = (room - gap * (len(panels) - 1)) * share / whole
            panel = Rect(x, top, wide, desk.h - foot - top)
            desk.panel(panel)
            paint(desk, look, panel)
            x += wide + gap

    def _have(self) -> list[str]:
        """Scenario and theme, whichever there are."""
        return [name for name in (SCENARIO, THEME) if name in self.draft.options]

    def _looks(self, desk: Desk, look: Frame, panel: Rect) -> None:
        """What the battle is about and how it looks."""
        have = self._have()
        key = "look" if len(have) == 2 else have[0]
        y = parts.title(desk, look, self.words.say(f"title.{key}"), panel)
        room = Rect(panel.x + look.pad - 6, y, panel.w - 2 * look.pad + 12, panel.bottom - look.pad + 4 - y)
        if SCENARIO in have and THEME in have:
            y = self.scenario_names(desk, room, 54 if look.roomy else 45) + 14
            desk.caption(self.label(THEME), room.x + 4, y)
            self.theme_rows(desk, Rect(room.x, y + 18, room.w, room.bottom - y - 18))
        elif SCENARIO in have:
            self.scenarios(desk, room, most=96)
        else:
            self.theme_rows(desk, room)

    def _rules(self, desk: Desk, look: Frame, panel: Rect) -> None:
        """The table's picture if there is room for it, and the options."""
        y = parts.title(desk, look, self.words.say("title.table"), panel)
        room = Rect(panel.x + look.pad, y, panel.w - 2 * look.pad, panel.bottom - look.pad + 8 - y)
        spare = room.h - self.options_height(desk, room.w) - 16
        if self.draft.by_hand and spare < WORKABLE:  # a board to work on: the options scroll
            spare = min(room.w - NARROW, room.h * 0.56)
        if spare > 150:
            self.table(desk, Rect(room.x, y, room.w, spare - 16))
            y += spare
            desk.rule(room.x, y - 6, room.w)
        self.options(desk, Rect(room.x, y, room.w, room.bottom - y))

    # ------------------------------------------------------------ small windows

    def _tabs(self) -> list[str]:
        return [*self._have(), "table", "players"]

    def _small(self, desk: Desk, look: Frame, foot: float) -> None:
        tabs = self._tabs()
        short = self.told.find("short-name")
        titles = [self.told.say("name"), *([short] if isinstance(short, str) else [])]
        names = [self.words.say(f"tab.{tab}") for tab in tabs]
        top = parts.bar(
            desk, look, self.words, titles, names, self._tab, self.escape, self.turn_to, self.start, self.tip()
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
        """The scenarios; beside them the table as the chosen one lays it."""
        count = len(self.draft.options[SCENARIO].values)
        sides = [min(room.h, room.w * share) for share in (0.45, 0.36, 0.3)]
        told = [side for side in sides if self.told_height(desk, room.w - side - 28) <= room.h / count]
        side, tall = (told or sides)[0], room.h / count > 70
        if tall and side > 250 and not self.draft.by_hand:
            self.table(desk, Rect(room.right - side, room.y, side, room.h))
            room = Rect(room.x, room.y, room.w - side - 28, room.h)
        self.scenarios(desk, room, 1 if tall else 2, 130)

    def _small_table(self, desk: Desk, room: Rect) -> None:
        """The table left of the options, as large as they allow; a board to work on comes first, and they scroll."""
        if self.draft.by_hand:
            sides = [min(room.h + NARROW, room.w * 0.52, room.w - self.options_width(desk) - 28)]
        else:
            sides = [min(room.h, room.w * share) for share in (0.42, 0.36, 0.3, 0.26)]
            sides = [side for side in sides if side > 200 and self._options_fit(desk, room, side)]
        if sides:
            self.table(desk, Rect(room.x, room.y, sides[0], room.h))
            room = Rect(room.x + sides[0] + 28, room.y, room.w - sides[0] - 28, room.h)
        self.options(desk, room)

    def _options_fit(self, desk: Desk, room: Rect, side: float) -> bool:
        """Whether all options are in sight beside a table so wide."""
        return self.options_height(desk, room.w - side - 28) <= room.h

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
        """Out of the list, the field or the hand; then back."""
        if self.opened is not None:
            self.close_colours()
        elif self.typing:
            self._leave_field("start")
        elif self.hand.held is not None or self.hand.grip is not None:
            held = self.hand.held
            self.hand.drop()
            if held is not None and (self.window.focus or "").startswith(PLACE):
                self.window.focus = f"{PIECE}{held.kind}"
        else:
            self.window.back()

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """The rulebook, open at the option under the pointer or else at the set-up."""
        known: Mapping[str, str] = games.table(self.game).rules
        what, _, name = (target or "").partition(":")
        name, _, value = name.partition(":")
        about = ("option", "about")
        rule = (known.get(f"{name}:{value}") or known.get(f"option:{name}", "")) if what in about else ""
        if (exact and not rule) or not rulebook_text.written(self.game):
            return False
        self.window.show(RulebookScene(self.window, self.game, rule or known.get("setup", "")))
        return True

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """A click elsewhere closes the list or leaves the field; a piece may be dragged."""
        name = target.name if target is not None else ""
        if self.opened is not None and not name.startswith(COLOUR):
            self.close_colours()
            return True
        if self.typing and name != self.typing:
            self._leave_field(None)
        self._bar = target.rect if target is not None and name == "scroll" else NOWHERE
        if name == "scroll":
            self.drag(x, y)
            return True
        return self.hand.press(name, x, y)

    def drag(self, x: float, y: float) -> None:
        """The options scroll along their bar, or a piece follows the pointer."""
        if self._bar.h > 0:
            self.window.focus = None
            self.scroll_to(int(len(self.listed()) * (y - self._bar.y) / self._bar.h))
        else:
            self.hand.drag(x, y)
        self.window.redraw()

    def release(self, target: Target | None, x: float, y: float) -> None:
        """A piece is dropped; if it was not dragged the click means what its target says."""
        gripped, self._bar = self.hand.grip, NOWHERE
        name = target.name if target is not None else ""
        place = name.removeprefix(PLACE) if name.startswith(PLACE) else None
        dropped: list[bool] = []
        self.heard(lambda: dropped.append(self.hand.release(place)))
        if gripped is not None and not dropped[0] and target is not None:
            self.window.activate(target)

    def _across(self, pressed: pygame.event.Event) -> bool:
        """Left and right go between the two buttons of a stepper, however far apart they are."""
        name, _, part = (self.window.focus or "").rpartition(":")
        goal = {("less", (1, 0)): "more", ("more", (-1, 0)): "less"}.get((part, keys.arrow(pressed) or (0, 0)))
        if goal is None or not self.window.ring:
            return False
        self.window.focus = f"{name}:{goal}"
        self.window.redraw()
        return True

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The options scroll by whole rows."""
        desk = self.window.desk
        if desk is not None and any(target.name == "scroll" for target in desk.targets):
            self.window.focus = None
            self.scroll_to(self.top - steps)

    def key(self, pressed: pygame.event.Event) -> bool:
        """Letters for the field that has the focus; Enter, tabs, numbers and seats otherwise."""
        if self.opened is not None:
            return self._key_of_list(pressed)
        if keys.command(pressed) and pressed.key == pygame.K_TAB:
            self.turn_to((self._tab + (-1 if keys.shift(pressed) else 1)) % len(self._tabs()))
        elif keys.enter(pressed):
            self.start()
        elif (line := self._line()) is not None:
            return line.feed(pressed)
        elif self._across(pressed):
            return True
        elif keys.is_plus(pressed) or keys.is_minus(pressed):
            return self._number(-1 if keys.is_minus(pressed) else 1)
        elif pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.wheel(3 if pressed.key == pygame.K_PAGEUP else -3, 0, 0)
        elif pressed.key in _REMOVE and self.window.ring and (self.window.focus or "").startswith(PLACE):
            self._remove((self.window.focus or "").removeprefix(PLACE))
        elif keys.letter(pressed, "s"):
            self.draft.rotate()
        else:
            return False
        return True

    def _key_of_list(self, pressed: pygame.event.Event) -> bool:
        """While the colours are open, arrows go through them and no other key means anything else."""
        if keys.enter(pressed):  # opened by the pointer: the keys have not gone anywhere yet
            self.close_colours()
        return keys.arrow(pressed) is None

    def _remove(self, place: str) -> None:
        """What lies in a place goes."""
        self.hand.drop()
        self.heard(lambda: self.draft.lift(place))

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

    def turn_to(self, tab: int) -> None:
        """Another tab of a small window."""
        self._tab, self.top, self.typing, self.opened = tab, 0, None, None
        self.hand.drop()
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
            place = self._stops.index(self.typing) + (-1 if window.shift else 1)
            self._leave_field(self._stops[place % len(self._stops)])
        if window.ring and window.focus is not None and (window.focus == "seed" or window.focus.startswith("name:")):
            self.type_in(window.focus)
        if self.typing and self.typing not in ("seed", *(f"name:{k}" for k in range(len(self.draft.seats)))):
            self.typing = None
        desk.focus = self.typing or (window.focus if window.ring else None)
