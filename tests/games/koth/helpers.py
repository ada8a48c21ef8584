"""A position, then moves, then what is on the table: in the short words in which the tests speak of it."""

from dataclasses import dataclass
from typing import Any

from boardgames.core.contract import Event, Modifier, Move, Odds, Refusal, Value
from boardgames.core.luck import Luck
from boardgames.games.koth import victory
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import BOARD, LETTERS, NAMES, State, place

BLUE, RED = 0, 1


@dataclass(frozen=True)
class Table:
    """A position, and everything that was told on the way to it."""

    state: State
    events: tuple[Event, ...] = ()
    barrier: str | None = None

    def play(self, *moves: str) -> "Table":
        """Each move by the player who is asked; it must be legal."""
        table = self
        for text in moves:
            table = table._apply(Move.parse(text))
        return table

    def coming(self, *cards: str) -> "Table":
        """The same position, with these cards coming up next and nothing told yet."""
        return Table(RULES.script(self.state, cards))

    def _apply(self, move: Move) -> "Table":
        ask = RULES.ask(self.state)
        assert ask is not None, f"the game is over, nobody can play {move}"
        refused = RULES.refuse(self.state, ask.player, move)
        assert refused is None, f"{move} is refused: {refused}"
        step = RULES.apply(self.state, ask.player, move)
        return Table(step.state, self.events + step.events, step.barrier)

    @property
    def question(self) -> str:
        """What is asked now and by whom: `turn blue`; empty when the game is over."""
        ask = RULES.ask(self.state)
        return "" if ask is None else f"{ask.kind} {('blue', 'red')[self.state.side(ask.player)]}"

    @property
    def asked(self) -> int:
        """The player who is asked now."""
        ask = RULES.ask(self.state)
        assert ask is not None
        return ask.player

    @property
    def sight(self) -> str:
        """What may be on the screen now."""
        ask = RULES.ask(self.state)
        assert ask is not None
        return ask.sight.value

    @property
    def told(self) -> list[str]:
        """What was told, spelled out."""
        return [spelled(event) for event in self.events]

    def has(self, *kinds: str) -> bool:
        """Events of all these kinds were told."""
        return set(kinds) <= {event.kind for event in self.events}

    @property
    def units(self) -> str:
        """All units, as in the text of a position: `bF*@B2 rC@C3`."""
        return units(self.state)

    @property
    def hands(self) -> tuple[int, int]:
        """How many cards each side holds."""
        return len(self.state.hands[0]), len(self.state.hands[1])

    def refused(self, text: str, player: int | None = None) -> str:
        """Rule and reason why a move is refused now, by the player asked or by a named one; empty if it is legal."""
        refusal = self.refusal(text, player)
        return "" if refusal is None else f"{refusal.rule} {refusal.reason}"

    def refusal(self, text: str, player: int | None = None) -> Refusal | None:
        """The judge's word on a move."""
        return RULES.refuse(self.state, self.asked if player is None else player, Move.parse(text))

    def goals(self, move: str, part: str = "to") -> str:
        """The values that a part can take beside what the text says already, in the order of the board.

        The moves are tried one by one, without any list.
        """
        legal = (name for name in NAMES if not self.refused(f"{move} {part}={name}"))
        return " ".join(sorted(legal))

    def listed(self, move: str, part: str = "to") -> str:
        """The same, from the lines that the rules give."""
        wanted = dict(Move.parse(move).parts)
        found: set[str] = set()
        for line in RULES.lines(self.state, self.asked, Move.parse(move).kind):
            offered = {known.name: known.values or () for known in line.parts}
            if set(wanted) == set(offered) - {part} and all(set(v) <= set(offered[n]) for n, v in wanted.items()):
                found |= set(offered[part])
        return " ".join(sorted(found))

    def modifiers(self, move: str) -> tuple[Modifier, ...]:
        """The number of defence cards of an attack, term by term."""
        preview = RULES.preview(self.state, self.asked, Move.parse(move))
        assert preview is not None, f"{move} is refused: {self.refused(move)}"
        return preview.modifiers

    def number(self, move: str) -> int:
        """The number of defence cards of an attack."""
        return sum(modifier.value for modifier in self.modifiers(move))

    def odds(self, move: str) -> tuple[Odds, ...]:
        """The odds of an attack."""
        preview = RULES.preview(self.state, self.asked, Move.parse(move))
        assert preview is not None
        return preview.odds

    def reached(self, side: int) -> str:
        """The names of the objectives that a side has reached."""
        return " ".join(one.name for one in victory.objectives(self.state, side) if one.reached)

    @property
    def results(self) -> str:
        """How the game ended: each player's result, the rule and the reason; empty while it goes on."""
        outcome = RULES.outcome(self.state)
        return "" if outcome is None else " ".join([*outcome.results, outcome.rule, outcome.reason])


def table(text: str) -> Table:
    """The table at a position given in its text form."""
    return Table(RULES.read(text))


def setup(seed: int = 1, script: tuple[str, ...] = (), **options: Any) -> Table:
    """The table at the start of a game with these options."""
    step = RULES.setup(options, Luck(seed, script=script))
    return Table(step.state, step.events, step.barrier)


ARMY = "army units=1:F,2:F,3:F,4:C,5:C,6:T,7:T general=1"
"""An army without fantastic units; Blue's and Red's alike."""


def deployed(scenario: str = "introduction", script: tuple[str, ...] = ("blue",), **options: Any) -> Table:
    """A game up to the first turn, every unit on the first square of its zone that is free."""
    at = setup(script=script, scenario=scenario, **options)
    at = at.play(ARMY, ARMY)
    while at.question.startswith("deploy"):
        (line,) = RULES.lines(at.state, at.asked, "deploy")
        unit, to = ((part.values or ())[0] for part in line.parts)
        at = at.play(f"deploy unit={unit} to={to}")
    return at


def units(state: State) -> str:
    """All units of a position."""
    found = []
    for side in (0, 1):
        for square in BOARD.squares(state.held[side]):
            star = "*" * (state.generals[side] == square)
            found.append(f"{LETTERS[side]}{state.code(square)}{star}@{NAMES[square]}")
    return " ".join(found)


def squares(text: str) -> int:
    """A set of squares from their names."""
    return sum(1 << place(name) for name in text.split())


def spelled(event: Event) -> str:
    """An event in one line: kind, rule, its arguments, and to whom it is told if not to all."""
    words = [event.kind, event.rule, *(f"{name}={_value(value)}" for name, value in event.args)]
    return " ".join(words if event.to is None else [*words, f"(to {event.to})"])


def _value(value: Value) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
