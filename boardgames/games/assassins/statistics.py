"""What a whole game was like in numbers: points given and spent, deeds, and how far the king still had to go.

All of it follows from the positions and from what everybody was told; it is counted when the game is over.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from boardgames.core.contract import Event
from boardgames.core.grid import OFF
from boardgames.games.assassins.boards import Board
from boardgames.games.assassins.state import KING, TURNS, State

DEEDS = ("pushed", "captured", "assassin-killed", "knight-killed", "king-wounded", "revealed")
"""What is counted, by the events that tell it; a second wound counts as one too."""
POOLS = ("king", "knights", "assassins")
_DEED_OF = {**{deed: deed for deed in DEEDS}, "king-fell": "king-wounded"}


class Numbers(NamedTuple):
    """The numbers of one game."""

    rounds: int
    given: dict[str, int]
    """The points on the cards of each pool."""
    spent: dict[str, int]
    way: tuple[int, ...]
    """How many steps the king was from the nearest door when each of his turns was over, nobody in the way."""
    deeds: dict[str, int]


def numbers(positions: Iterable[State], plies: Sequence[Sequence[Event]]) -> tuple[Numbers, ...]:
    """Count a match, game by game: its first position and the one after each ply, and what each ply brought."""
    games: dict[int, _Count] = {}
    for (before, after), events in zip(pairwise(list(positions)), plies, strict=True):
        count = games.setdefault(before.game, _Count())
        if before.game == after.game:
            count.add(before, after, events)
    return tuple(count.numbers() for count in games.values())


class _Count:
    """A game being counted."""

    def __init__(self) -> None:
        self._rounds = 0
        self._given, self._spent = dict.fromkeys(POOLS, 0), dict.fromkeys(POOLS, 0)
        self._deeds = dict.fromkeys(DEEDS, 0)
        self._way: list[int] = []

    def add(self, before: State, after: State, events: Sequence[Event]) -> None:
        """What one ply brought."""
        self._rounds = max(self._rounds, after.round)
        kinds = [event.kind for event in events]
        for kind in kinds:
            if kind in _DEED_OF:
                self._deeds[_DEED_OF[kind]] += 1
        one, other = _pools(before), _pools(after)
        for pool in POOLS:
            if "card-turned" in kinds:
                self._given[pool] += other[pool]
            elif "ended-turn" not in kinds:
                self._spent[pool] += one[pool] - other[pool]
        if before.stage == TURNS[KING] and after.stage != TURNS[KING] and after.king != OFF:
            self._way.append(way_left(after.board, after.king))

    def numbers(self) -> Numbers:
        """The numbers as they stand."""
        return Numbers(self._rounds, self._given, self._spent, tuple(self._way), self._deeds)


def _pools(state: State) -> dict[str, int]:
    return dict(zip(POOLS, (state.king_ap, state.knight_ap, state.assassin_ap), strict=True))


@cache
def way_left(board: Board, square: int) -> int:
    """The steps over streets from a square to the nearest castle door, on an empty board."""
    doors = {door.square for door in board.doors}
    reached, steps = {square}, 0
    while not reached & doors:
        reached |= {goal for here in reached for goal in board.beside[here] if board.streets >> goal & 1}
        steps += 1
    return steps
