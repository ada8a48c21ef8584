"""A position, then moves, then what is on the table: in the short words in which the tests speak of it."""

from dataclasses import dataclass

from boardgames.core.contract import Event, Line, Move, Refusal, Value
from boardgames.core.luck import Luck
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import LETTERS, ZONES, State

SOUTH, WEST, NORTH, EAST = range(4)


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

    def quietly(self, *moves: str) -> "Table":
        """The same, and nobody reacts to any of them."""
        table = self
        for text in moves:
            table = table.play(text)
            while table.question == "react":
                table = table.play("pass")
        return table

    def fresh(self) -> "Table":
        """The same position with nothing told yet."""
        return Table(self.state)

    def coming(self, *cards: str) -> "Table":
        """The same position, with these cards coming up next."""
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
        """What is asked now; empty when the game is over."""
        ask = RULES.ask(self.state)
        return "" if ask is None else ask.kind

    @property
    def asked(self) -> int:
        """The player who is asked now."""
        ask = RULES.ask(self.state)
        assert ask is not None
        return ask.player

    @property
    def told(self) -> list[str]:
        """What was told, spelled out."""
        return [spelled(event) for event in self.events]

    @property
    def units(self) -> str:
        """All units, as in the text of a position: `S1@C2 N1@C3:8`."""
        return units(self.state)

    @property
    def specials(self) -> str:
        """All specials: `S:general@C2`."""
        return " ".join(f"{LETTERS[s.seat]}:{s.kind}@{ZONES.names[s.zone]}" for s in self.state.field.specials)

    @property
    def discard(self) -> str:
        """The discard pile, oldest card first."""
        return " ".join(self.state.discard)

    def hand(self, seat: int) -> str:
        """A hand, as it lies."""
        return " ".join(self.state.hands[seat])

    def refused(self, text: str, player: int | None = None) -> str:
        """Rule and reason why a move is refused now, by the player asked or by a named one; empty if it is legal."""
        return " ".join(self.refusal(text, player)[:2]).strip()

    def refusal(self, text: str, player: int | None = None) -> tuple[str, str, tuple[str, ...], dict[str, Value]]:
        """Rule, reason, what to flash, and the arguments of the reason."""
        whom = self.asked if player is None else player
        return _parts(RULES.refuse(self.state, whom, Move.parse(text)))

    def lines(self, kind: str) -> list[str]:
        """The lines of one kind for the player asked, spelled out."""
        return [spelled_line(line) for line in RULES.lines(self.state, self.asked, kind)]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of moves of the player asked."""
        return RULES.kinds(self.state, self.asked)

    def nearest(self, text: str) -> str:
        """The nearest legal move to this one."""
        return str(RULES.nearest(self.state, self.asked, Move.parse(text)))

    @property
    def results(self) -> str:
        """How the game ended: each player's result, the rule and the reason; empty while it goes on."""
        outcome = RULES.outcome(self.state)
        return "" if outcome is None else " ".join([*outcome.results, outcome.rule, outcome.reason])


def _parts(refusal: Refusal | None) -> tuple[str, str, tuple[str, ...], dict[str, Value]]:
    return ("", "", (), {}) if refusal is None else (refusal.rule, refusal.reason, refusal.where, dict(refusal.args))


def table(text: str) -> Table:
    """The table at a position given in its text form."""
    return Table(RULES.read(text))


def setup(seed: int = 1, script: tuple[str, ...] = (), **options: object) -> Table:
    """The table at the start of a game with these options (underscores stand for hyphens)."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    step = RULES.setup(given, Luck(seed, script=script))
    return Table(step.state, step.events, step.barrier)


def units(state: State) -> str:
    """All units of a position: `S1@C2 N1@C3:8`."""
    full = [(unit.name, ZONES.names[unit.zone], unit.hp) for unit in state.field.units]
    return " ".join(f"{name}@{zone}" + (f":{hp}" if hp != 10 else "") for name, zone, hp in full)


def spelled(event: Event) -> str:
    """An event in one line: kind, rule, its arguments, and to whom it is told if not to all."""
    words = [event.kind, event.rule, *(f"{name}={_value(value)}" for name, value in event.args)]
    return " ".join(words if event.to is None else [*words, f"(to {event.to})"])


def spelled_line(line: Line) -> str:
    """A line in one line: `move card=7S zone=C1 to=B1|C2 units[1-4]=S1|S2`; `[ ]` unless exactly one is taken."""
    words = [line.kind]
    for part in line.parts:
        assert part.values is not None
        assert not part.ordered
        number = "" if part.least == part.most == 1 else f"[{part.least}-{part.most}]"
        words.append(f"{part.name}{number}={'|'.join(part.values)}")
    return " ".join(words)


def _value(value: Value) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
