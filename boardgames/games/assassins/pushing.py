"""Pushing: what a knight who enters a taken square does to those who stand there (chapter "Pushing")."""

from typing import NamedTuple

from boardgames.core.contract import Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import State


class Line(NamedTuple):
    """The squares of those who are pushed, from the knight outward; `behind` is where the last one judged would go.

    `free` if every one of them can make his step.
    """

    squares: tuple[int, ...]
    behind: int
    free: bool


def line(state: State, square: int, goal: int) -> Line:
    """Who is pushed when a knight steps from a square to the next one, judged one by one (KA-RULING-51)."""
    board, guards = state.board, state.guards
    squares = []
    while state.crowd >> goal & 1:
        squares.append(goal)
        behind = board.onward[square][goal]
        if behind == OFF or board.climbs(goal, behind) or guards >> behind & 1:
            return Line(tuple(squares), behind, free=False)
        square, goal = goal, behind
    return Line(tuple(squares), goal, free=True)


def refuse(state: State, square: int, goal: int) -> Refusal | None:
    """Why those on the goal and behind it cannot be pushed: board edge, height, king or knight in the way."""
    found = line(state, square, goal)
    if found.free:
        return None
    last = found.squares[-1]
    where = (state.grid.names[last],)
    if found.behind == OFF:
        return refusal("KA-PUSH-06", "push-off-board", where=where)
    if state.board.climbs(last, found.behind):
        return refusal("KA-PUSH-04", "push-onto-roof", where=where)
    return refusal("KA-PUSH-07", "push-blocked", where=(*where, state.grid.names[found.behind]))


def push(play: Play, square: int, goal: int) -> None:
    """Everybody on the line goes one square on, the farthest first (KA-PUSH-01, KA-PUSH-03)."""
    found = line(play.state, square, goal)
    goals = (*found.squares[1:], found.behind)
    for start, end in reversed(tuple(zip(found.squares, goals, strict=True)) if found.squares else ()):
        figure = play.state.figure(start)
        play.tell("pushed", "KA-PUSH-01", figure=figure, square=play.name(start), goal=play.name(end))
        play.go(start, end)
