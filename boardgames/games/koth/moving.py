"""Moves with black cards (chapter "Moves"), and the one step of Vigour, flight and retreat.

>>> from boardgames.games.koth.text import read
>>> state = read("units=bF@B2,rF@K7")
>>> " ".join(names(reach(state, BLUE, place("B2"), "C")))
'A1 B1 C1 D1 A2 C2 D2 A3 B3 C3 D3 A4 B4 C4'
"""

from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import (
    BEYOND,
    BLUE,
    BOARD,
    LEFT,
    NAMES,
    SIDES,
    SQUARES,
    State,
    changed,
    names,
    place,
)
from boardgames.games.koth.units import BLACK

STRAIGHT = ("C", "D")
"""Suits of the orthogonal family; the others go diagonally (KOTH-CARD-04)."""


def straight_steps(squares: int, free: int) -> int:
    """Where one orthogonal step leads from any of these squares."""
    return (BOARD.sideways(squares) | BOARD.lengthways(squares)) & free


def slanting_steps(squares: int, free: int, squeeze: bool = True) -> int:
    """Where one diagonal step leads; not between two blocked squares (KOTH-MOVE-08)."""
    if not squeeze:
        return BOARD.lengthways(BOARD.sideways(squares)) & free
    return (BOARD.lengthways(BOARD.sideways(squares) & free) | BOARD.sideways(BOARD.lengthways(squares) & free)) & free


def walk(
    start: int,
    steps: tuple[int, int],
    straight: bool,
    free: int,
    stops: int,
    road: int = 0,
    squeeze: bool = True,
) -> int:
    """Where a walk can end: free steps in any direction first, then imposed ones in one family (KOTH-MOVE-01 to -05).

    A square of `stops` ends it (KOTH-MOVE-10); from a road square it may go one more along the road (KOTH-MOVE-12).
    """
    reached = 1 << start
    for _ in range(steps[0]):
        going = reached & ~stops
        reached |= straight_steps(going, free) | slanting_steps(going, free, squeeze)
    for _ in range(steps[1]):
        going = reached & ~stops
        reached |= straight_steps(going, free) if straight else slanting_steps(going, free, squeeze)
    reached &= ~(1 << start)
    if reached & road:
        reached |= BOARD.lengthways(reached & road) & road & free & ~(1 << start)
    return reached


def may_leave(state: State, side: int) -> bool:
    """Blue's units may step off the north edge in the ambush (KOTH-RULING-79)."""
    return side == BLUE and state.setting.scenario == "ambush"


def free_squares(state: State, side: int, square: int) -> int:
    """The squares that a unit may enter; its own counts as empty (KOTH-RULING-29)."""
    free = SQUARES & ~((state.occupied & ~(1 << square)) | state.land.deep)
    return free | BEYOND if may_leave(state, side) else free


def _fly(state: State, side: int, square: int, steps: tuple[int, int], straight: bool) -> int:
    """Flying units cross everything and end on a free square that they may occupy (KOTH-MOVE-14)."""
    sky = SQUARES | BEYOND if may_leave(state, side) else SQUARES
    return walk(square, steps, straight, sky, BEYOND, squeeze=False) & free_squares(state, side, square)


def reach(state: State, side: int, square: int, suit: str) -> int:
    """Where a unit can move with a card of this suit."""
    unit, land, straight = state.type(square), state.land, suit in STRAIGHT
    if unit.flies:
        return _fly(state, side, square, (unit.free, unit.imposed), straight)
    free = free_squares(state, side, square)
    if land.stops >> square & 1:  # one single step in the family of the suit (KOTH-MOVE-11)
        return walk(square, (0, 1), straight, free, BEYOND, land.road)
    return walk(square, (unit.free, unit.imposed), straight, free, land.stops, land.road)


def vigour_reach(state: State, side: int, square: int) -> int:
    """One square in any direction; where a unit starts from does not matter (KOTH-RULING-67, KOTH-RULING-35)."""
    if state.type(square).flies:
        return _fly(state, side, square, (1, 0), True)
    return walk(square, (1, 0), True, free_squares(state, side, square), BEYOND, state.land.road)


def retreat_squares(state: State, square: int) -> int:
    """Adjacent, free, passable and not squeezed (KOTH-FLEE-06)."""
    free = SQUARES & ~(state.occupied | state.land.deep)
    return straight_steps(1 << square, free) | slanting_steps(1 << square, free, not state.type(square).flies)


def refuse_move(state: State, side: int, move: Move, suit: str) -> Refusal | None:
    """Why a figure may not be dropped there; the first reason of the catalogue's list."""
    square = place(move.one("unit"))
    if state.banned(square):
        return refusal("KOTH-MAGIC-11", "paralysed", where=(NAMES[square],), square=NAMES[square])
    if suit not in BLACK:
        return refusal("KOTH-CARD-03", "red-card-moves", card=move.one("card"))
    return refuse_goal(state, side, square, move.one("to")) or _refuse_way(state, side, square, move.one("to"), suit)


def refuse_goal(state: State, side: int, square: int, to: str) -> Refusal | None:
    """Own square, beyond the edge, taken, or under deep water."""
    goal = place(to)
    if goal == square:
        return refusal("KOTH-MOVE-04", "own-square", where=(to,), square=to)
    if goal == OFF or (BEYOND >> goal & 1 and not may_leave(state, side)):
        return refusal("KOTH-MOVE-09", "off-board", where=(NAMES[square],), square=to[:8])
    if state.occupied >> goal & 1:
        return refusal("KOTH-MOVE-06", "occupied", where=(to,), square=to)
    if state.land.deep >> goal & 1:
        if state.type(square).flies:
            return refusal("KOTH-MOVE-14", "flies-into-lake", where=(to,), square=to)
        return refusal("KOTH-MOVE-07", "deep-lake", where=(to,), square=to)
    return None


def _refuse_way(state: State, side: int, square: int, to: str, suit: str) -> Refusal | None:
    """The square could be entered, but the unit does not get there: what has to be lifted until it does?"""
    bit = 1 << place(to)
    if reach(state, side, square, suit) & bit:
        return None
    unit, land, straight = state.type(square), state.land, suit in STRAIGHT
    steps, stops = (unit.free, unit.imposed), land.stops
    if unit.flies:
        return _refuse_far(state, square, to, steps, suit)
    if stops >> square & 1:
        steps, stops = (0, 1), BEYOND
        ways = BOARD.straight if straight else BOARD.slanting
        if not (ways[square] | _beyond(state, side, square, straight)) & bit:
            return refusal("KOTH-MOVE-11", "single-step", where=(to,), square=to)
    free = free_squares(state, side, square)
    if walk(square, steps, straight, free, stops, land.road, squeeze=False) & bit:
        return refusal("KOTH-MOVE-08", "squeezed", where=(to,), square=to)
    if walk(square, steps, straight, free, BEYOND, land.road, squeeze=False) & bit:
        return refusal("KOTH-MOVE-10", "stopped", where=(to,), square=to)
    if walk(square, steps, straight, free | state.occupied, BEYOND, land.road, squeeze=False) & bit:
        return refusal("KOTH-MOVE-06", "way-occupied", where=(to,), square=to)
    if walk(square, steps, straight, free | state.occupied | land.deep, BEYOND, land.road, squeeze=False) & bit:
        return refusal("KOTH-MOVE-07", "way-deep-lake", where=(to,), square=to)
    return _refuse_far(state, square, to, steps, suit)


def _beyond(state: State, side: int, square: int, straight: bool) -> int:
    """The places off the north edge next to a square, where it may be left."""
    if not may_leave(state, side):
        return 0
    return (straight_steps if straight else slanting_steps)(1 << square, BEYOND | BOARD.around[square]) & BEYOND


def _refuse_far(state: State, square: int, to: str, steps: tuple[int, int], suit: str) -> Refusal:
    """Only the other black suit leads there, or none."""
    sky, road = SQUARES | BEYOND, 0 if state.type(square).flies else state.land.road
    if walk(square, steps, suit not in STRAIGHT, sky, BEYOND, road, squeeze=False) >> place(to) & 1:
        return refusal("KOTH-MOVE-01", "other-suit", where=(to,), square=to, suit="club" if suit == "S" else "spade")
    return refusal("KOTH-MOVE-02", "too-far", where=(to,), square=to, unit=state.code(square))


def lines_move(state: State, side: int, cards: dict[str, tuple[str, ...]], jokers: tuple[str, ...]) -> list[Line]:
    """Every unit with every black suit that leads it anywhere."""
    lines = []
    units = [square for square in BOARD.squares(state.held[side]) if not state.banned(square)]
    for suit in ("S", "C"):
        if not (suit in cards or jokers):
            continue
        for square in units:
            goals = reach(state, side, square, suit)
            if goals:
                parts = (Part("unit", (NAMES[square],)), Part("to", names(goals)))
                lines += with_cards("move", suit, cards, jokers, parts)
    return lines


def with_cards(
    kind: str, suit: str, cards: dict[str, tuple[str, ...]], jokers: tuple[str, ...], parts: tuple[Part, ...]
) -> list[Line]:
    """The lines of one suit: with its own cards, and with jokers that are given it (KOTH-CARD-05)."""
    lines = [Line(kind, (Part("card", cards[suit]), *parts))] if suit in cards else []
    if jokers:
        lines.append(Line(kind, (Part("card", jokers), Part("suit", (suit,)), *parts)))
    return lines


def carry_out(play: Play, side: int, move: Move, rule: str) -> None:
    """The unit goes, maybe off the board (KOTH-RULING-79)."""
    start, goal = place(move.one("unit")), place(move.one("to"))
    state = play.state
    if goal < BOARD.size:
        play.tell("moved", rule, seat=SIDES[side], unit=state.code(start), square=NAMES[start], goal=NAMES[goal])
        play.go(side, start, goal)
        return
    general = state.generals[side] == start
    code = play.take_off(side, start)
    play.change(gone=changed(play.state.gone, side, (*play.state.gone[side], code)))
    play.tell("left-board", "KOTH-RULING-79", seat=SIDES[side], unit=code, square=NAMES[start], goal=NAMES[goal])
    if general:
        play.change(generals=changed(play.state.generals, side, LEFT))
        play.tell("general-left", "KOTH-RULING-93", seat=SIDES[side])
