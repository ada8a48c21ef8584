"""What a move would cost and do, from what everybody may know: that a capture ends the game is never told before."""

from collections.abc import Callable

from boardgames.core.contract import Modifier, Move, Preview
from boardgames.games.assassins import crowd, king, knights, turn
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.prices import ATTACK, CAPTURE, KILLS, KNIGHT, LEAVE, REVEAL, STRIKE, WALK
from boardgames.games.assassins.state import ASSASSIN, KING, State


def price(state: State, role: int, move: Move) -> Modifier | None:
    """What a legal move costs; None for what has no price."""
    unit, to = state.grid.square(move.one("unit")), move.one("to")
    if move.kind == "move":
        goal = state.grid.square(to)
        if role == ASSASSIN:
            return crowd.steps(state, unit).of(state.board, unit, goal)
        if unit == state.king:
            return LEAVE if king.leaves(state, to) else WALK
        return KNIGHT.of(state.board, unit, goal)
    if move.kind == "kill":
        return KILLS[state.kills] if role == ASSASSIN else STRIKE
    return {"capture": CAPTURE, "attack": ATTACK, "reveal": REVEAL}.get(move.kind)


def preview(state: State, role: int, move: Move) -> Preview:
    """The price, and what happens at once: the step, everybody who is pushed, who is removed."""
    play = Play(state)
    effect = _EFFECTS[role].get(move.kind)
    if effect is not None:
        effect(play, move)
    cost = price(state, role, move)
    return Preview(() if cost is None else (cost,), effects=tuple(play.events))


def _kings_step(play: Play, move: Move) -> None:
    if play.state.grid.square(move.one("unit")) == play.state.king:
        king.carry_out(play, move.one("to"))
    else:
        knights.move(play, move)


_EFFECTS: dict[int, dict[str, Callable[[Play, Move], object]]] = {
    KING: {
        "move": _kings_step,
        "kill": knights.strike_down,
        "capture": knights.take_away,
        "end-turn": lambda play, _: turn.tell_end(play, KING),
    },
    ASSASSIN: {
        "move": lambda play, move: crowd.move(play, ASSASSIN, move),
        "kill": lambda play, move: crowd.kill(play, ASSASSIN, move),
        "attack": crowd.wound,
        "reveal": lambda play, move: crowd.reveal(play, ASSASSIN, move),
        "end-turn": lambda play, _: turn.tell_end(play, ASSASSIN),
    },
}
"""What can be said of a move before it is made: no luck and nothing hidden has a part in it."""
