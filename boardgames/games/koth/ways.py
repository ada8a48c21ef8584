"""By which squares a unit goes: one shortest way of those that are allowed (KOTH-RULING-30: which one does not matter).

>>> from boardgames.games.koth.state import BLUE
>>> from boardgames.games.koth.text import read
>>> way(read("units=bF@B2,rF@K7"), BLUE, place("B2"), place("C4"), "C")
('B2', 'C3', 'C4')
"""

from boardgames.core.contract import Move
from boardgames.core.grid import OFF
from boardgames.games.koth import moving
from boardgames.games.koth.state import BEYOND, BOARD, NAMES, SQUARES, State, place
from boardgames.games.koth.units import suit_of


def way_of(state: State, side: int, move: Move) -> tuple[str, ...]:
    """The squares that a unit comes over by a card or by Vigour; of anything else none."""
    start, goal = place(move.one("unit")), place(move.one("to"))
    if move.kind not in ("move", "vigour") or start == OFF or goal == OFF or not state.occupied >> start & 1:
        return ()
    if move.kind == "vigour":
        return _shortest(state, side, start, goal, True, (1, 0), BEYOND)
    return way(state, side, start, goal, suit_of(move.one("card"), move.one("suit")))


def way(state: State, side: int, start: int, goal: int, suit: str) -> tuple[str, ...]:
    """The squares from start to goal, both included; none if the unit does not get there."""
    unit, stops = state.type(start), state.land.stops
    steps = (unit.free, unit.imposed)
    if unit.flies:
        stops = BEYOND
    elif stops >> start & 1:
        stops, steps = BEYOND, (0, 1)
    return _shortest(state, side, start, goal, suit in moving.STRAIGHT, steps, stops)


def _shortest(
    state: State, side: int, start: int, goal: int, straight: bool, steps: tuple[int, int], stops: int
) -> tuple[str, ...]:
    """By so many free and imposed steps, in the straight or the slanting family, not beyond what stops."""
    unit = state.type(start)
    free = SQUARES | BEYOND if unit.flies else moving.free_squares(state, side, start)
    # Found so far: squares with the free and the imposed steps that were taken, each with the way there.
    frontier: list[tuple[int, int, int, tuple[int, ...]]] = [(start, 0, 0, (start,))]
    known = {(start, 0, 0)}
    while frontier:
        following = []
        for square, loose, strict, ways in frontier:
            if square == goal and len(ways) > 1:
                return tuple(NAMES[one] for one in ways)
            if len(ways) > 1 and _road_step(state, square, goal, start) and not unit.flies:
                return tuple(NAMES[one] for one in (*ways, goal))
            if len(ways) > 1 and stops >> square & 1:
                continue
            bit = 1 << square
            goes_straight = moving.straight_steps(bit, free)
            goes_slanting = moving.slanting_steps(bit, free, not unit.flies)
            reach = []
            if loose < steps[0] and not strict:
                reach += [(one, loose + 1, 0) for one in BOARD.squares(goes_straight | goes_slanting)]
            if strict < steps[1]:
                family = goes_straight if straight else goes_slanting
                reach += [(one, loose, strict + 1) for one in BOARD.squares(family)]
            for one in sorted(reach, key=lambda one: BOARD.apart(one[0], goal)):  # no detour where there is none
                if one not in known:
                    known.add(one)
                    following.append((*one, (*ways, one[0])))
        frontier = following
    return ()


def _road_step(state: State, square: int, goal: int, start: int) -> bool:
    """One step more along the road (KOTH-MOVE-12)."""
    road = state.land.road
    if square == start or not (road >> square & 1 and road >> goal & 1) or state.occupied >> goal & 1:
        return False
    return bool(BOARD.lengthways(1 << square) >> goal & 1)
