"""The cheapest way of one figure to every square within its points, as the single steps it consists of.

Nobody is pushed, captured or fought on the way: that takes a command of its own (KA-RULING-46). The king's way may
lead out of a door.

>>> from boardgames.games.assassins.text import read
>>> crowd = "citizens=monk@D5 secret=monk,dancer,squire captured=dancer,squire"
>>> ways(read(f"stage=king-turn played=C01 king=J10 knights=D4 {crowd}"), "D4")["D6"]
Way(cost=4, places=('E4', 'E5', 'E6', 'D6'))
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from boardgames.core.contract import Move
from boardgames.core.grid import OFF
from boardgames.games.assassins import crowd, knights
from boardgames.games.assassins.prices import KNIGHT, LEAVE, WALK, Steps
from boardgames.games.assassins.state import ASSASSIN, KING, TURNS, State, bits


class Way(NamedTuple):
    """The places that a figure comes over, its own left out, and what that costs."""

    cost: int
    places: tuple[str, ...]


def ways(state: State, unit: str) -> dict[str, Way]:
    """The cheapest way to each place that the figure can reach in this turn, the shortest of the cheapest ones."""
    square = state.grid.square(unit)
    if square == OFF or state.over:
        return {}
    if state.stage == TURNS[KING]:
        if square == state.king:
            return walk(state, square, None, state.king_ap)
        if state.knights >> square & 1:
            return walk(state, square, KNIGHT, state.knight_ap)
    if state.stage == TURNS[ASSASSIN] and state.crowd >> square & 1:
        return walk(state, square, crowd.steps(state, square), state.assassin_ap)
    return {}


def advances(state: State, unit: str) -> dict[str, Way]:
    """The cheapest way of a knight to each unrevealed citizen farther away whom he can push with his last step."""
    square = state.grid.square(unit)
    if square == OFF or state.stage != TURNS[KING] or not state.knights >> square & 1:
        return {}
    found: dict[str, Way] = {}
    for name, way in ways(state, unit).items():
        stand = state.grid.square(name)
        there = after(state, square, name, way)
        for goal in bits(knights.goals(there, stand) & state.citizens):
            cost, place = way.cost + KNIGHT.of(state.board, stand, goal).value, state.grid.names[goal]
            if place not in found or cost < found[place].cost:
                found[place] = Way(cost, (*way.places, place))
    return found


def after(state: State, square: int, stand: str, way: Way) -> State:
    """The position when a knight has walked from a square to where he stands, before his next step."""
    moved = state.knights ^ 1 << square | 1 << state.grid.square(stand)
    return state._replace(knights=moved, knight_ap=state.knight_ap - way.cost)


def route(state: State, unit: str, goal: str) -> tuple[Move, ...]:
    """The single steps of the way to one place; none if the figure does not get there."""
    way = ways(state, unit).get(goal)
    if way is None:
        return ()
    stops = (unit, *way.places)
    return tuple(Move.make("move", unit=start, to=end) for start, end in zip(stops, way.places, strict=False))


def walk(state: State, start: int, steps: Steps | None, points: int) -> dict[str, Way]:
    """Every place within so many points, by the prices of the figure (None: the king's)."""
    found: dict[str, Way] = {}
    queue: list[tuple[int, int, int, int, tuple[str, ...]]] = [(0, 0, 0, start, ())]
    order = 0
    while queue:
        cost, length, _, here, places = heappop(queue)
        last = places[-1] if places else state.grid.names[start]
        if last in found:
            continue
        found[last] = Way(cost, places)
        for more, name, goal in _steps(state, steps, here):
            if cost + more <= points and name not in found:
                order += 1
                heappush(queue, (cost + more, length + 1, order, goal, (*places, name)))
    del found[state.grid.names[start]]
    return found


def _steps(state: State, steps: Steps | None, here: int) -> Iterator[tuple[int, str, int]]:
    """The single steps from a square with their price; a way out leads to no square and ends there."""
    if here == OFF:
        return
    board, occupied = state.board, state.occupied
    for goal in board.beside[here]:
        if occupied >> goal & 1:
            continue
        if steps is not None:
            yield steps.of(board, here, goal).value, board.grid.names[goal], goal
        elif board.streets >> goal & 1:
            yield WALK.value, board.grid.names[goal], goal
    if steps is None:
        for door in state.exits(here):
            yield LEAVE.value, door.beyond, OFF
