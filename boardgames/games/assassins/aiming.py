"""Who is told to do something to the next square: what is asked of every such command, whoever gets it."""

from boardgames.core.contract import Move, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.assassins.state import KING, State


def army(state: State, role: int) -> int:
    """The squares of a role's figures."""
    return state.guards if role == KING else state.crowd


def aim(move: Move) -> str:
    """The place that a command is aimed at."""
    return move.one("to") or move.one("target")


def refuse(state: State, role: int, move: Move) -> Refusal | None:
    """An own figure, and a square next to it; the king may step out at a door (KA-BOARD-02, KA-BOARD-06)."""
    unit, to = move.one("unit"), aim(move)
    square = state.grid.square(unit)
    if square == OFF:
        return cannot()
    if army(state, 1 - role) >> square & 1:
        return refusal("KA-ROUND-04", "not-your-turn", where=(unit,))
    towards = state.board.towards[square]
    if to not in towards:
        return refusal("KA-BOARD-02", "not-adjacent", where=(to,) if state.grid.square(to) != OFF else ())
    if towards[to] == OFF and not _steps_out(state, square, move):
        return refusal("KA-BOARD-06", "board-ends", where=(unit,), private=_closed(state, square, move))
    return None if army(state, role) >> square & 1 else cannot(unit)


def cannot(*where: str) -> Refusal:
    """An empty square, or a command that this kind of figure does not have (KA-RULING-57)."""
    return refusal("KA-RULING-57", "cannot-here", where=where)


def _steps_out(state: State, square: int, move: Move) -> bool:
    return move.kind == "move" and square == state.king and move.one("to") in (d.beyond for d in state.exits(square))


def _closed(state: State, square: int, move: Move) -> bool:
    """The king tries the postern that is not open: only he may hear of it (KA-SCEN-C)."""
    tried = state.postern != OFF and move.kind == "move" and square == state.king
    return tried and any((door.square, door.beyond) == (square, move.one("to")) for door in state.board.posterns)


def within_reach(state: State, square: int, goal: int) -> bool:
    """From a roof one strikes at roofs and streets, from a street only at streets (KA-KNIGHT-06, KA-KNIGHT-07)."""
    return not state.board.climbs(square, goal)
