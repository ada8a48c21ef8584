"""What is chosen before a game, and whether it goes together: the set-up scene without its looks.

Everything comes from the game's rules: which options there are, what a scenario fixes (`settle` refuses any other
value as `option-fixed`, or comes to the same result), which seats there are.
"""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from boardgames.app.typing_line import TypingLine
from boardgames.core.contract import BadOptions, Move, Option, Refusal, Rules
from boardgames.table.layout import Layout
from boardgames.table.tone import SIDE

SIDES = tuple(SIDE)
"""The colours that players choose from, in the order in which they have them at first."""
NAME_MOST, SEED_MOST = 24, 18
SCENARIO, PLAYERS, THEME = "scenario", "players", "theme"
FIXED = "option-fixed"

Value = str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a game begins with: options for `rules.settle`, names and colours of the players in their order, the seed.

    `seed` None is drawn at the start. `opening` are moves that are made before anybody is asked, with their players.
    """

    game: str
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int | None = None
    colours: tuple[str, ...] = ()
    opening: tuple[tuple[int, Move], ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the game cannot begin: a refusal of the rules, or a key of the set-up's own words with a seat's number."""

    refusal: Refusal | None = None
    key: str = ""
    seat: int = 0


class Draft:
    """The choices of the moment."""

    def __init__(
        self, rules: Rules[Any], names: tuple[str, ...], layout: Layout | None = None, free_colours: bool = True
    ) -> None:
        """`names` are the names to begin with; a player beyond them has none yet. `layout` can be laid by hand.

        Colours that are not free belong to the seats.
        """
        self.rules, self.layout, self.free_colours = rules, layout, free_colours
        self.laid: dict[str, str] = {}
        """What was laid by hand, kept while it is not wanted."""
        self.options: dict[str, Option] = {option.name: option for option in rules.options}
        self.chosen: dict[str, Value] = {option.name: option.default for option in rules.options}
        most = max((int(n) for n in self._values(PLAYERS) if n.isdecimal()), default=len(rules.seats({})))
        self.names = [TypingLine(names[k] if k < len(names) else "", NAME_MOST) for k in range(max(most, 1))]
        self._colours = [SIDES[k % len(SIDES)] for k in range(max(most, len(SIDES)))]
        self.seed = TypingLine("", SEED_MOST, digits=True)
        self.fixed: dict[str, Refusal | None] = {}
        self.barred: dict[tuple[str, str], Refusal] = {}
        self.settled: dict[str, object] = {}
        self._looked: Mapping[str, object] | None = None
        self.seats: tuple[str, ...] = ()
        self.refusal: Refusal | None = None
        self._judge()

    def _values(self, name: str) -> tuple[str, ...]:
        return self.options[name].values if name in self.options else ()

    # ------------------------------------------------------------ choosing

    def choose(self, name: str, value: Value) -> None:
        """Another value for an option; one that is fixed stays."""
        if name not in self.fixed:
            self.chosen[name] = value
            self._judge()

    def tick(self, name: str, value: str) -> None:
        """Take one of several values, or leave it."""
        held = self.chosen[name]
        if (name, value) not in self.barred:
            self.choose(name, tuple(v for v in self._values(name) if (v in held) != (v == value)))

    def step(self, name: str, by: int, around: bool = False) -> None:
        """The next value of an option, or the one before."""
        values = self._values(name)
        place = values.index(str(self.chosen[name])) + by
        self.choose(name, values[place % len(values) if around else max(0, min(place, len(values) - 1))])

    def rotate(self) -> None:
        """Every player takes the next seat, with his colour if it is his own; two change places."""
        count = len(self.seats)
        words = [line.words for line in self.names[:count]]
        for line, name in zip(self.names, [*words[-1:], *words[:-1]], strict=False):
            line.set(name)
        if self.free_colours:
            self._colours[:count] = [*self._colours[count - 1 : count], *self._colours[: count - 1]]

    def paint(self, player: int, side: str) -> None:
        """Another colour for a player; whoever has it takes his in exchange."""
        other, mine = self._colours.index(side), self._colours[player]
        self._colours[player], self._colours[other] = side, mine

    # ------------------------------------------------------------ laying out

    @property
    def by_hand(self) -> bool:
        """Whether the pieces are laid by hand."""
        layout = self.layout
        return layout is not None and self.shown(layout.option) == layout.by_hand

    def lay(self, place: str, kind: str) -> None:
        """A piece comes to lie in a place; what lay there goes."""
        self.laid[place] = kind

    def lift(self, place: str) -> None:
        """A place becomes empty."""
        self.laid.pop(place, None)

    def clear(self) -> None:
        """All places become empty."""
        self.laid.clear()

    # ------------------------------------------------------------ judging

    def shown(self, name: str) -> Value:
        """The value to show: what the scenario fixes, or what is chosen."""
        if name not in self.fixed:
            return self.chosen[name]
        value = self.settled.get(name, self.options[name].default)
        return tuple(str(one) for one in value) if isinstance(value, list | tuple) else str(value)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of those who play, in their order."""
        return tuple(self._colours[: len(self.seats)])

    def given(self) -> dict[str, object]:
        """What is handed to the rules: all choices that are free."""
        free = {name: value for name, value in self.chosen.items() if name not in self.fixed}
        for name, value in free.items():
            if isinstance(value, tuple):
                free[name] = tuple(one for one in value if (name, one) not in self.barred)
        return dict(free)

    def problem(self) -> Problem | None:
        """The first thing that keeps the game from beginning."""
        if self.refusal is not None:
            return Problem(self.refusal)
        names = [" ".join(line.words.split()) for line in self.names[: len(self.seats)]]
        for seat, name in enumerate(names):
            if not name:
                return Problem(key="name-empty", seat=seat)
            if name.casefold() in (other.casefold() for other in names[:seat]):
                return Problem(key="name-twice", seat=seat)
        return None

    def choice(self) -> Choice:
        """What the game begins with."""
        names = tuple(" ".join(line.words.split()) for line in self.names[: len(self.seats)])
        seed = int(self.seed.words) if self.seed.words else None
        layout = self.layout
        opening = ((layout.player, layout.opening(self.laid)),) if layout is not None and self.by_hand else ()
        return Choice(self.rules.name, self.given(), names, seed, self.colours, opening)

    def _judge(self) -> None:
        """What is fixed now, what comes of the choices, and whether they go together."""
        self._look({SCENARIO: self.chosen[SCENARIO]} if SCENARIO in self.chosen else {})
        given, self.refusal = self.given(), None
        try:
            self.settled = self.rules.settle(given)
        except BadOptions as bad:
            self.refusal = bad.refusal
            given = self._agreeing(given)
            self.settled = self.rules.settle(given)
        self.seats = tuple(self.rules.seats(given))
        while len(self.names) < len(self.seats):
            self.names.append(TypingLine("", NAME_MOST))

    def _agreeing(self, given: Mapping[str, object]) -> dict[str, object]:
        """The choices that go together, the earlier ones first: what can be shown while the others are to be mended."""
        known: dict[str, object] = {}
        for name, value in given.items():
            with suppress(BadOptions):
                self.rules.settle({**known, name: value})
                known[name] = value
        return known

    def _look(self, base: Mapping[str, object]) -> None:
        """Which options the scenario leaves no choice, and which values of several it bars."""
        if base == self._looked:
            return
        plain, self._looked = self.rules.settle(base), dict(base)
        self.fixed, self.barred = {}, {}
        for option in self.rules.options:
            if option.name == SCENARIO:
                continue
            reasons: list[Refusal] = []
            free = False
            for value in option.values:
                refused = self._fixes(base, plain, option, value)
                free |= refused is None
                if isinstance(refused, Refusal):
                    reasons.append(refused)
                    if option.many:
                        self.barred[option.name, value] = refused
            if not free:
                self.fixed[option.name] = reasons[0] if reasons else None

    def _fixes(
        self, base: Mapping[str, object], plain: Mapping[str, object], option: Option, value: str
    ) -> Refusal | bool | None:
        """None if the value can be chosen, else the scenario's refusal; True if choosing it would change nothing."""
        try:
            result = self.rules.settle({**base, option.name: (value,) if option.many else value})
        except BadOptions as bad:
            return bad.refusal if bad.refusal.reason == FIXED else None
        return True if result == plain else None
