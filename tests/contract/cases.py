"""What the contract is tried on: every game of the shelf and the tiny ones, each with several sets of options."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from boardgames import games
from boardgames.core.contract import Move, Rules
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import random_move
from boardgames.core.session import Entry, Session
from tests.contract.tiny import TINY

LONGEST = 20_000
"""No game of random moves is longer."""

# Every special, because each changes what may move, be pushed or be hit.
_ALL_SPECIALS = "general,standard,healer,sapper,raw-officer"
OPTIONS: dict[str, tuple[dict[str, object], ...]] = {
    "rois": (
        {},
        {"players": "3"},
        {"players": "4", "zone-max": "3", "units": "2"},
        {"players": "4", "teams": "on", "specials": _ALL_SPECIALS},
        {"specials": _ALL_SPECIALS, "terrain": "none", "army": "skirmish"},
        {"manoeuvre": "on", "zone-max": "6", "units": "6", "specials": "general"},
        {"terrain": "free", "deployment": "free", "specials": "healer,sapper", "rounds": "20"},
        {"players": "3", "terrain": "free", "deployment": "free", "manoeuvre": "on"},
        {"scenario": "pitched", "terrain": "free", "specials": "general"},
        {"scenario": "breakthrough"},
        {"scenario": "hill"},
        {"scenario": "head"},
    ),
    "koth": (
        {},
        {"scenario": "introduction", "jokers": "off"},
        {"scenario": "drawn", "armies": "before-scenario"},
        {"scenario": "drawn", "among": "woods,siege", "armies": "after-scenario", "roles": "drawn"},
        {"scenario": "ambush"},
        {"scenario": "night", "armies": "after-scenario"},
        {"scenario": "standards", "fantastic": "off", "magic": "off"},
        {"scenario": "ford", "roles": "drawn"},
    ),
    "assassins": (
        {},
        {"scenario": "side-b", "undo": "off"},
        {"scenario": "postern", "roles": "drawn"},
        {"scenario": "wounded"},
        {"scenario": "little", "match": "two"},
    ),
    "bids": ({}, {"hand": "3"}),
    "tile": ({}, {"tokens": "3"}),
    "meadow": ({}, {"ponds": "0"}),
}
"""Options for the games that have some; a game that is not named here is tried as it comes."""


@dataclass(frozen=True)
class Case:
    """A game with its options."""

    rules: Rules[Any]
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        return "-".join([self.rules.name, *(f"{name}={value}" for name, value in self.options)])

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.rules.seats(dict(self.options)))

    def new(self, seed: int) -> Session[Any]:
        """A new game."""
        return Session.new(self.rules, dict(self.options), seed)


def _cases() -> Iterator[Case]:
    for rules in (*map(games.rules, games.names()), *TINY):
        for options in OPTIONS.get(rules.name, ({},)):
            yield Case(rules, tuple(options.items()))


CASES = tuple(_cases())
_TINY = {rules.name: rules for rules in TINY}


def shelf(name: str) -> Rules[Any]:
    """The shelf with the tiny games on it too."""
    return _TINY[name] if name in _TINY else games.rules(name)


def case_of(name: str) -> Case:
    """The first case of a game."""
    return next(case for case in CASES if case.rules.name == name)


def chance_move(rules: Rules[Any], state: Any, player: int, stream: Stream, avoid: frozenset[str]) -> Move:
    """A legal move by chance, where moves cannot be listed one of those that the game suggests."""
    kinds = rules.kinds(state, player)
    if all(
        part.values is not None for kind in kinds for line in rules.lines(state, player, kind) for part in line.parts
    ):
        return random_move(rules, state, player, stream, avoid)
    found = rules.suggest(state, player, Luck(stream.below(1 << 62)), 8)
    return found[stream.below(len(found))]


def play_on(session: Session[Any], stream: Stream, plies: int = LONGEST, consent: bool = False) -> None:
    """Random moves until the game is over or so many plies are played."""
    avoid = frozenset() if consent else session.rules.consent
    for _ in range(plies):
        ask = session.ask
        if ask is None:
            return
        move = chance_move(session.rules, session.state, ask.player, stream, avoid)
        refused = session.submit(ask.player, move)
        assert refused is None, f"{move} was offered and then refused: {refused}"


@cache
def played(case: Case, seed: int) -> Session[Any]:
    """A whole game of random moves. It is shared between tests, so nobody may change it: `again` gives a copy."""
    session = case.new(seed)
    play_on(session, Luck(seed, ply=1).stream())
    return session


def again(session: Session[Any], plies: int | None = None) -> Session[Any]:
    """The same game, played again up to a ply, free to be changed."""
    record = session.record
    return Session(session.rules, replace(record, entries=record.entries[:plies]))


def states(session: Session[Any]) -> list[Any]:
    """The state at every ply, the first position included."""
    found = [session.at(0)]
    for entry in session.record.entries:
        assert entry.player is not None
        found.append(session.rules.apply(found[-1], entry.player, entry.move).state)
    return found


@dataclass(frozen=True)
class Moment:
    """A position of a played game, and the move that was made in it (None at the end)."""

    ply: int
    state: Any
    entry: Entry | None


def moments(session: Session[Any], number: int) -> list[Moment]:
    """Positions of a game: the first ones and the last (set-up and end are the odd ones), and some evenly between."""
    every = states(session)
    last = len(every) - 1
    chosen = {*range(min(5, last)), last, *(last * n // number for n in range(number))}
    entries = (*session.record.entries, None)
    return [Moment(ply, every[ply], entries[ply]) for ply in sorted(chosen)]
