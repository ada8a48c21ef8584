"""The king player's turn: whose command it is, the king's or a knight's (chapter "King player's turn")."""

from boardgames.core.contract import Move, Refusal
from boardgames.games.assassins import aiming, king, knights
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import State


def refuse_move(state: State, square: int, to: str) -> Refusal | None:
    """A step of the king or of a knight."""
    return king.refuse_move(state, to) if square == state.king else knights.refuse_move(state, square, to)


def refuse_kill(state: State, square: int, target: str) -> Refusal | None:
    """A knight kills an assassin."""
    return king.refuse_other(target) if square == state.king else knights.refuse_kill(state, square, target)


def refuse_capture(state: State, square: int, target: str) -> Refusal | None:
    """A knight captures a citizen; the king himself never does (KA-RULING-18)."""
    return king.refuse_other(target) if square == state.king else knights.refuse_capture(state, square, target)


def refuse_attack(state: State, square: int, target: str) -> Refusal:
    """Nobody on this side attacks a king."""
    return king.refuse_other(target) if square == state.king else aiming.cannot(target)


def move(play: Play, role: int, move_: Move) -> None:
    """A step of the king or of a knight."""
    if play.state.grid.square(move_.one("unit")) == play.state.king:
        king.move(play, move_)
    else:
        knights.move(play, move_)
