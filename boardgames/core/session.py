"""One game in progress: submit, undo, redo, replay, and who may see what.

A game is options, seed and moves, nothing else. Every way in (a pointer, a bot, the referee, a loaded file) goes
through `submit`, and undo never runs anything backwards: it plays the record again up to an earlier point.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Generic

from boardgames.core.contract import Ask, BadPosition, Event, Move, Options, Outcome, Refusal, Rules, S, Sight, Step
from boardgames.core.luck import UNKNOWN, Luck

SNAPSHOT = 32
"""How many plies lie between two kept states."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record: a player's move, or (player None) what was scripted to come up next."""

    player: int | None
    move: Move


@dataclass(frozen=True, slots=True)
class Record:
    """All that makes a game: options, seed, a first position of its own if it has one, and what was played.

    `script` is what was wanted to come up in the set-up, for tests and bug reports.
    """

    game: str
    options: dict[str, object]
    seed: int
    start: str | None = None
    entries: tuple[Entry, ...] = ()
    script: tuple[str, ...] = ()


class IllegalMove(ValueError):
    """A record holds a move that the judge refuses."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        super().__init__(f"move {number}: {refusal.rule} {refusal.reason}")
        self.number = number
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Screen(Generic[S]):
    """What may be on the screen now: a view, and the player before whose eyes the cover screen stands (None: none)."""

    view: S
    cover: int | None


@dataclass(frozen=True, slots=True)
class Ply:
    """What one entry brought: its events and the reason why undo stops behind it."""

    events: tuple[Event, ...]
    barrier: str | None


@dataclass(slots=True)
class _Past(Generic[S]):
    """The record so far, what each entry brought, and states at every so many plies."""

    first: Step[S]
    entries: list[Entry] = field(default_factory=list)
    plies: list[Ply] = field(default_factory=list)
    kept: dict[int, S] = field(default_factory=dict)


class Session(Generic[S]):
    """A game at the table.

    >>> from boardgames import games
    >>> session = Session.new(games.rules("rois"), {"army": "skirmish"}, seed=7)
    >>> session.ask.kind, session.ask.player
    ('turn', 1)
    >>> session.submit(0, Move("end-turn")).rule
    'ROIS-TURN-07'
    >>> session.submit(1, Move("end-turn")) is None
    True
    """

    def __init__(self, rules: Rules[S], record: Record) -> None:
        self.rules = rules
        self.options = record.options
        self.seed = record.seed
        self._opening = record
        luck = Luck(record.seed, script=record.script)
        first = rules.setup(record.options, luck) if record.start is None else _from(rules, record.start)
        self._past = _Past(first, kept={0: first.state})
        self._undone: list[Entry] = []
        self._floor = 0
        self.state = first.state
        self.replay(record.entries)

    @classmethod
    def new(
        cls, rules: Rules[S], options: Options, seed: int, start: str | None = None, script: tuple[str, ...] = ()
    ) -> "Session[S]":
        """A new game; BadOptions, BadPosition or ScriptError if it cannot begin like this."""
        return cls(rules, Record(rules.name, rules.settle(options), seed, start, script=script))

    @property
    def record(self) -> Record:
        """All that is needed to play this game again."""
        return replace(self._opening, entries=tuple(self._past.entries))

    @property
    def seats(self) -> tuple[str, ...]:
        """Where each player sits."""
        return self.rules.seated(self.state) or self.rules.seats(self.options)

    @property
    def ply(self) -> int:
        """The number of entries so far."""
        return len(self._past.entries)

    @property
    def ask(self) -> Ask | None:
        """The open question, None when the game is over."""
        return self.rules.ask(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, None while the game goes on."""
        return self.rules.outcome(self.state)

    @property
    def interval(self) -> Outcome | None:
        """Between the two games of a match: how the first one ended."""
        match = self.rules.match(self.state)
        return match.ended if match is not None and self.outcome is None else None

    def submit(self, player: int, move: Move) -> Refusal | None:
        """Make a move for a player. A refused move changes nothing."""
        refused = self.rules.refuse(self.state, player, move)
        if refused is None:
            self._play(Entry(player, move))
            self._undone.clear()
        return refused

    def script(self, values: tuple[str, ...]) -> None:
        """Let these cards or dice come up next; it stands in the record like a move."""
        self._play(Entry(None, Move.make("chance", next=values)))
        self._undone.clear()

    def replay(self, entries: Iterable[Entry]) -> None:
        """Play entries that are not trusted: each is judged, the first illegal one is an IllegalMove."""
        for entry in entries:
            if entry.player is not None:
                refused = self.rules.refuse(self.state, entry.player, entry.move)
                if refused is not None:
                    raise IllegalMove(self.ply + 1, refused)
            self._play(entry)

    def last(self) -> Ply:
        """What the last entry brought (the set-up, if nothing was played)."""
        return self._past.plies[-1] if self._past.plies else Ply(self._past.first.events, "start")

    def log(self, player: int | None, since: int = 0, until: int | None = None) -> tuple[Event, ...]:
        """What happened between two plies, as this player saw it (None: as everybody did); the set-up is before 0."""
        return tuple(event for _, event in self.told(player, since, until))

    def told(
        self, player: int | None, since: int = 0, until: int | None = None
    ) -> tuple[tuple[int | None, Event], ...]:
        """The same, each event with the player whose move brought it (None: the set-up, or scripted chance)."""
        return tuple((by, event) for _, by, event in self.story(player, since, until))

    def story(
        self, player: int | None, since: int = 0, until: int | None = None
    ) -> tuple[tuple[int, int | None, Event], ...]:
        """The same, each event also with the number of the ply that brought it (0: the set-up)."""
        opening = self._past.first.events if since == 0 else ()
        found: list[tuple[int, int | None, Event]] = [(0, None, event) for event in redacted(opening, player)]
        rows = zip(self._past.entries[since:until], self._past.plies[since:until], strict=True)
        for number, (entry, ply) in enumerate(rows, start=since + 1):
            found += [(number, entry.player, event) for event in redacted(ply.events, player)]
        return tuple(found)

    def plies(self) -> tuple[Ply, ...]:
        """What each entry brought, in order."""
        return tuple(self._past.plies)

    def view(self, player: int | None) -> S:
        """The table as a player sees it (None: as everybody does)."""
        return self.rules.view(self.state, player)

    def screen(self, present: int | None) -> Screen[S]:
        """What may be drawn while `present` (None: nobody is confirmed) sits before the screen.

        Nothing private is ever in the view unless its owner is the one who sits there and is asked.
        """
        ask = self.ask
        if ask is None or ask.sight != Sight.OWN:
            return Screen(self.view(None), None)
        return Screen(self.view(present), None) if ask.player == present else Screen(self.view(None), ask.player)

    def sat_down(self) -> None:
        """A player has confirmed the cover screen: what he has seen cannot be unseen, so undo stops here."""
        self._floor = self.ply

    def undo_barrier(self) -> str | None:
        """Why the last move cannot be taken back; None if it can."""
        if not self._past.plies:
            return "start"
        if barrier := self._past.plies[-1].barrier:
            return barrier
        return "secret" if self._floor >= self.ply else None

    def undo(self) -> str | None:
        """Take back the last move, or say why not."""
        barrier = self.undo_barrier()
        if barrier is None:
            self._undone.append(self._past.entries[-1])
            self._rewind(self.ply - 1)
        return barrier

    def can_redo(self) -> bool:
        """Something was taken back and nothing was played since."""
        return bool(self._undone)

    def redo(self) -> bool:
        """Play again what was taken back last; False if there is nothing."""
        if not self._undone:
            return False
        self._play(self._undone.pop())
        return True

    def at(self, ply: int) -> S:
        """The state after so many entries, played again from the nearest kept one; IndexError if there were fewer."""
        if not 0 <= ply <= self.ply:
            raise IndexError(ply)
        start = max(kept for kept in self._past.kept if kept <= ply)
        state = self._past.kept[start]
        for entry in self._past.entries[start:ply]:
            state = self._step(state, entry).state
        return state

    def positions(self) -> Iterator[S]:
        """The first position and the one after each entry, each whole: for statistics, when the game is over."""
        state = self._past.first.state
        yield state
        for entry in self._past.entries:
            state = self._step(state, entry).state
            yield state

    def checksum(self) -> str:
        """A fingerprint of the position, the same in every process."""
        return checksum(self.rules, self.state)

    def _play(self, entry: Entry) -> None:
        step = self._step(self.state, entry)
        self._past.entries.append(entry)
        self._past.plies.append(Ply(step.events, step.barrier))
        self.state = step.state
        if self.ply % SNAPSHOT == 0:
            self._past.kept[self.ply] = step.state

    def _step(self, state: S, entry: Entry) -> Step[S]:
        if entry.player is None:
            return Step(self.rules.script(state, entry.move.some("next")))
        return self.rules.apply(state, entry.player, entry.move)

    def _rewind(self, ply: int) -> None:
        self.state = self.at(ply)
        past = self._past
        del past.entries[ply:], past.plies[ply:]
        past.kept = {kept: state for kept, state in past.kept.items() if kept <= ply}


def _from(rules: Rules[S], start: str) -> Step[S]:
    """A game that begins in the middle."""
    state = rules.read(start)
    if state.luck == UNKNOWN:
        raise BadPosition("this is a view, with things face down: a position to play from names them all")
    return Step(state)


def redacted(events: Iterable[Event], player: int | None) -> tuple[Event, ...]:
    """The events that a player may know of (None: those that everybody knows of)."""
    return tuple(event for event in events if event.to is None or event.to == player)


def checksum(rules: Rules[S], state: S) -> str:
    """The fingerprint of a position: of its text form, so that it means the same everywhere."""
    return hashlib.sha256(rules.write(state).encode()).hexdigest()[:16]
