"""The contract between a game's rules and everything that stands on them: table, bots, saves, referee, tests.

Rules are pure: a state goes in, a new state and its events come out. There is one judge, `refuse`. What can be picked
is told by `kinds` and `lines`: a line is a product of parts, so that "any of these cards, from this zone, some of these
24 units" is one line and not millions of moves; lists of moves, lights, Tab order and gestures all come from it
(`core/partial.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Generic, NamedTuple, Protocol, TypeVar

from boardgames.core.luck import Luck

Value = str | int | tuple[str, ...]
Args = tuple[tuple[str, Value], ...]
Options = Mapping[str, object]


class Sight(StrEnum):
    """What may be on the screen while a question is open."""

    OWN = "own"
    """The asked player's view, behind the cover screen until he is there."""
    OPEN = "open"
    """What everybody may see; lights and previews come from that view too."""
    BANNER = "banner"
    """What everybody may see, and a neutral pass-or-react that depends on nothing hidden."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The one open question: who is asked, what, and what may be on the screen meanwhile."""

    player: int
    kind: str
    sight: Sight = Sight.OWN
    may_pass: bool = False


class Part(NamedTuple):
    """What can be picked next: one of, some of or a sequence of these values.

    `values` is None where they cannot be listed (a point on a table without squares): then the table builds the value
    from the pointer, and `nearest` and `refuse` do the rest.
    """

    name: str
    values: tuple[str, ...] | None
    least: int = 1
    most: int = 1
    ordered: bool = False


class Line(NamedTuple):
    """A set of moves of one kind: any value of each part goes with any value of the others.

    Bounds that depend on each other (all units leave, so all specials go) are `refuse`'s to judge and `nearest`'s to
    complete.
    """

    kind: str
    parts: tuple[Part, ...] = ()


LONGEST = 40
"""No name of anything on a table is longer; so what a move names fits into a sentence."""
LONGEST_TEXT = 4000
"""No move is longer as a text, and no honest position twice as long: a forged file must not cost a minute."""


class BadMove(ValueError):
    """A text that is no move: `reason` has words in every language, `args_` go into them."""

    def __init__(self, reason: str, **args: Value) -> None:
        super().__init__(f"{reason} {args}")
        self.reason = reason
        self.args_ = args


class Move(NamedTuple):
    """A move: its kind and its parts, each with the values chosen for it. Its text form is its spelling everywhere.

    >>> move = Move.parse("move card=7S zone=C1 to=C2 units=S1,S2")
    >>> move.one("card"), move.some("units"), move.some("specials")
    ('7S', ('S1', 'S2'), ())
    >>> str(move)
    'move card=7S zone=C1 to=C2 units=S1,S2'
    """

    kind: str
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Move":
        """The move that a text spells; BadMove says what is wrong with it."""
        if len(text) > LONGEST_TEXT:
            raise BadMove("too-long")
        words = text.split()
        if not words:
            raise BadMove("empty")
        kind, *rest = words
        if "=" in kind:
            raise BadMove("kind-first", value=kind[:40])
        parts: list[tuple[str, tuple[str, ...]]] = []
        for word in rest:
            name, equals, values = word.partition("=")
            if not (name and equals and all(0 < len(value) <= LONGEST for value in values.split(","))):
                raise BadMove("part-form", value=word[:40])
            if name in (known for known, _ in parts):
                raise BadMove("part-twice", value=name[:40])
            parts.append((name, tuple(values.split(","))))
        return cls(kind, tuple(parts))

    @classmethod
    def make(cls, kind: str, **parts: str | tuple[str, ...]) -> "Move":
        """A move from Python values; a part without values is left out, and a trailing underscore of a name too."""
        spelled = ((name.rstrip("_"), (v,) if isinstance(v, str) else v) for name, v in parts.items())
        return cls(kind, tuple((name, values) for name, values in spelled if values))

    def some(self, name: str) -> tuple[str, ...]:
        """All values of a part, none if the move does not have it."""
        for known, values in self.parts:
            if known == name:
                return values
        return ()

    def one(self, name: str) -> str:
        """The first value of a part, empty if the move does not have it."""
        values = self.some(name)
        return values[0] if values else ""

    def put(self, name: str, values: tuple[str, ...]) -> "Move":
        """The same move with one part changed, added at the end or (without values) taken away."""
        parts = tuple((known, values if known == name else v) for known, v in self.parts)
        if name not in (known for known, _ in parts):
            parts += ((name, values),)
        return Move(self.kind, tuple(part for part in parts if part[1]))

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={','.join(values)}" for name, values in self.parts)])


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused: the rule's number, a reason that has words in every language, and what to flash.

    `private`: the reason tells a secret, so it is shown behind the cover screen only and never logged.
    """

    rule: str
    reason: str
    args: Args = ()
    where: tuple[str, ...] = ()
    private: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a log line, an animation and a sound in one. `to`: one player only, else everybody."""

    kind: str
    args: Args = ()
    to: int | None = None
    rule: str = ""


class Position(Protocol):
    """What every state of every game has: the luck of its next ply (UNKNOWN in a view)."""

    @property
    def luck(self) -> Luck:
        """The chance of the next ply."""


S = TypeVar("S", bound=Position)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move leads to. `barrier` is the reason why undo stops here (luck used, secret shown, word given)."""

    state: S
    events: tuple[Event, ...] = ()
    barrier: str | None = None


class Modifier(NamedTuple):
    """A number shown to a player is a list of these, never bare; they add up to it."""

    value: int
    name: str
    rule: str


class Odds(NamedTuple):
    """The exact chance of one result."""

    result: str
    chance: Fraction


class Alternative(NamedTuple):
    """Another move that the same gesture could mean, and why it is impossible if it is."""

    move: Move
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do, from what the asking player may know."""

    modifiers: tuple[Modifier, ...] = ()
    odds: tuple[Odds, ...] = ()
    effects: tuple[Event, ...] = ()
    alternatives: tuple[Alternative, ...] = ()

    @property
    def total(self) -> int:
        """The number that the modifiers add up to."""
        return sum(modifier.value for modifier in self.modifiers)


class Result(StrEnum):
    """How a game ended for one player."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: a result for each player, the rule and the reason that has words."""

    results: tuple[Result, ...]
    rule: str
    reason: str


class Match(NamedTuple):
    """How a match stands: two games that count together, the roles exchanged in the second.

    Between the two games a single move is legal: it begins the second. The match has the outcome of the whole.
    """

    game: int
    """The game on the table: the first or the second."""
    won: tuple[int, ...]
    """How many of the games each player has won."""
    ended: Outcome | None = None
    """How the game on the table ended; None while it goes on."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to agree on before a game: its possible values (several at once if `many`) and its default."""

    name: str
    values: tuple[str, ...]
    default: str | tuple[str, ...]
    many: bool = False


class BadOptions(ValueError):
    """These options do not go together; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.reason} {dict(refusal.args)}")
        self.refusal = refusal


class BadPosition(ValueError):
    """A text that is no position of this game; the message says what is wrong with it."""


FORM = "TABLE-FORM"
"""The number shown when a move is not even of the right form (a part is missing, unknown or doubled)."""


def event(kind: str, rule: str, /, **args: Value) -> Event:
    """An event that everybody sees, with its arguments by name."""
    return Event(kind, tuple(args.items()), None, rule)


def refusal(rule: str, reason: str, where: tuple[str, ...] = (), private: bool = False, **args: Value) -> Refusal:
    """A refusal with its arguments by name."""
    return Refusal(rule, reason, tuple(args.items()), where, private)


class Rules(ABC, Generic[S]):
    """One game's rules. All methods are pure; `refuse` to `outcome` also take a view in the place of the state."""

    name: str
    version: int
    options: tuple[Option, ...]
    consent: frozenset[str] = frozenset()
    """Kinds of moves by which players end a game among themselves (resigning, a draw): random players avoid them."""
    exact: bool = False
    """Every move of every line that can be listed is legal: lists need not ask the judge again."""

    @abstractmethod
    def settle(self, options: Options) -> dict[str, object]:
        """All options with their values, defaults filled in; BadOptions if they are unknown or do not go together."""

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """The names of the players' seats at the start, in the order of the list of players."""

    @abstractmethod
    def setup(self, options: Options, luck: Luck) -> Step[S]:
        """The first position."""

    @abstractmethod
    def ask(self, state: S) -> Ask | None:
        """The open question; None when the game is over. Secret choices follow each other."""

    @abstractmethod
    def refuse(self, state: S, player: int, move: Move) -> Refusal | None:
        """The judge: None if the player may make this move now."""

    @abstractmethod
    def answers(self, state: S, player: int) -> tuple[str, ...]:
        """The kinds of moves that answer the open question, the likeliest first; of some, none may be legal now."""

    @abstractmethod
    def lines(self, state: S, player: int, kind: str) -> tuple[Line, ...]:
        """The legal moves of one kind, as lines, none if there are none. Each line holds at least one legal move."""

    @abstractmethod
    def apply(self, state: S, player: int, move: Move) -> Step[S]:
        """What a legal move leads to (judge it first)."""

    @abstractmethod
    def view(self, state: S, player: int | None) -> S:
        """What a player may see (None: what everybody sees): hidden parts masked, luck removed."""

    @abstractmethod
    def sample(self, view: S, player: int | None, luck: Luck) -> S:
        """A full state that fits this player's view, with fresh luck."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who has won, drawn or lost; None while the game goes on."""

    def match(self, state: S) -> Match | None:
        """How the match stands that this game is part of; None if it stands for itself."""
        return None

    @abstractmethod
    def write(self, state: S) -> str:
        """The text form of a position (or of a view)."""

    @abstractmethod
    def read(self, text: str) -> S:
        """The position that a text says; BadPosition if it says none."""

    @abstractmethod
    def script(self, state: S, values: tuple[str, ...]) -> S:
        """The same state, with these cards or dice coming up next."""

    @abstractmethod
    def facts(self, state: S) -> dict[str, int | str]:
        """What a list of saved games shows of a position (round, seat to act ...): public things only."""

    def kinds(self, state: S, player: int) -> tuple[str, ...]:
        """The kinds of moves of which at least one is legal."""
        return tuple(kind for kind in self.answers(state, player) if self.lines(state, player, kind))

    def terms(self, options: Options) -> Mapping[str, str]:
        """Values that have other names in a game with these options, each with the term that says it there."""
        return {}

    def seated(self, state: S) -> tuple[str, ...]:
        """Where each player sits now: seats may be drawn, sides may swap."""
        return ()

    def sketch(self, state: S) -> str:
        """A drawing of a position in letters, for the terminal and for bug reports."""
        return self.write(state)

    def preview(self, state: S, player: int, move: Move) -> Preview | None:
        """What a legal move would do, in numbers with their modifiers; None if there is nothing to say."""
        return None

    def nearest(self, state: S, player: int, move: Move) -> Move:
        """The closest legal move to one that lacks forced parts or was dragged a little wrong."""
        from boardgames.core.partial import complete

        return complete(self, state, player, move)

    def route(self, view: S, player: int, piece: str, goal: str) -> tuple[Move, ...]:
        """Several small moves for one long drag, to be submitted one by one."""
        return ()

    def moves(self, state: S, player: int) -> tuple[Move, ...] | None:
        """All legal moves, concrete; None when there are too many to list, or none can be."""
        from boardgames.core.partial import listed

        return listed(self, state, player)

    def suggest(self, state: S, player: int, luck: Luck, number: int) -> tuple[Move, ...]:
        """Up to `number` different plausible legal moves."""
        from boardgames.core.partial import random_move

        stream = luck.stream()
        tries = (random_move(self, state, player, stream) for _ in range(3 * number))
        return tuple(dict.fromkeys(tries))[:number]
