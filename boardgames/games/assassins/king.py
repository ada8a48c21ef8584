"""The king: he walks in the streets, and out of a castle door (chapter "The king")."""

from boardgames.core.contract import Move, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.assassins import victory
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.prices import LEAVE, WALK, refuse_price
from boardgames.games.assassins.state import KING, State


def leaves(state: State, to: str) -> bool:
    """The step goes across a door edge; who stands on the roof behind it does not matter (KA-RULING-05)."""
    return to in (door.beyond for door in state.exits(state.king))


def refuse_move(state: State, to: str) -> Refusal | None:
    """An empty street square, or the way out (KA-KING-01, KA-KING-02)."""
    if leaves(state, to):
        return refuse_price(LEAVE, state.king_ap, to)
    goal = state.grid.square(to)
    if state.board.roofs >> goal & 1:
        return refuse_other(to)
    if state.occupied >> goal & 1:
        return refusal("KA-KING-01", "king-needs-empty", where=(to,))
    return refuse_price(WALK, state.king_ap, to)


def refuse_other(target: str) -> Refusal:
    """Walking is all he can do."""
    return refusal("KA-KING-02", "king-only-walks", where=(target,))


def goals(state: State) -> int:
    """The squares to which the king can walk."""
    if not state.king_ap or state.king == OFF:
        return 0
    return state.grid.straight[state.king] & state.board.streets & ~state.occupied


def ways_out(state: State) -> tuple[str, ...]:
    """The places beyond the door edges that he can cross now."""
    return tuple(door.beyond for door in state.exits(state.king)) if state.king_ap and state.king != OFF else ()


def move(play: Play, move_: Move) -> None:
    """He walks, or leaves and wins (KA-END-04)."""
    if carry_out(play, move_.one("to")):
        victory.king_escaped(play)


def carry_out(play: Play, to: str) -> bool:
    """The step itself; whether it led out."""
    state = play.state
    square, out = state.king, leaves(state, to)
    play.pay(KING, square, (LEAVE if out else WALK).value)
    if out:
        play.tell("king-left", LEAVE.rule, square=play.name(square))
        play.change(king=OFF)
    else:
        play.tell("king-moved", WALK.rule, square=play.name(square), goal=to)
        play.go(square, state.grid.square(to))
    return out
