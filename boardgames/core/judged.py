"""Games whose judge is a table: each open question with the kinds of moves that answer it, and what each does."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple

from boardgames.core.contract import Line, Move, Refusal, Rules, S, Step
from boardgames.core.play import Play


class Action(NamedTuple, Generic[S]):
    """One kind of move: its parts, who judges it, what lines it has, what it does. The judge speaks of seats."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    refuse: Callable[[S, int, Move], Refusal | None] | None = None
    lines: Callable[[S, int], tuple[Line, ...]] | None = None
    do: Callable[[Any, int, Move], None] | None = None
    barrier: str | None = "declared"


class Judged(Rules[S]):
    """The part of the contract that such a table answers."""

    @abstractmethod
    def question(self, state: S) -> tuple[str, int] | None:
        """The open question and the player it is put to; None when the game is over."""

    @abstractmethod
    def known(self, state: S, question: str) -> Mapping[str, Action[S]]:
        """The kinds of moves that answer a question, the likeliest first."""

    @abstractmethod
    def actor(self, state: S, question: str, kind: str, player: int) -> int:
        """The number by which the chapters know who moves: of the seat, or (before seats are given) of the player."""

    @abstractmethod
    def begin(self, state: S) -> Play[S]:
        """A ply that begins at this state."""

    def answers(self, state: S, player: int) -> tuple[str, ...]:
        asked = self.question(state)
        return tuple(self.known(state, asked[0])) if asked is not None and asked[1] == player else ()

    def lines(self, state: S, player: int, kind: str) -> tuple[Line, ...]:
        asked = self.question(state)
        if asked is None or asked[1] != player:
            return ()
        action = self.known(state, asked[0]).get(kind)
        if action is None:
            return ()
        actor = self.actor(state, asked[0], kind, player)
        if action.lines is not None:
            return action.lines(state, actor)
        refused = action.refuse is not None and action.refuse(state, actor, Move(kind)) is not None
        return () if refused else (Line(kind),)

    def apply(self, state: S, player: int, move: Move) -> Step[S]:
        asked = self.question(state)
        assert asked is not None
        action = self.known(state, asked[0])[move.kind]
        assert action.do is not None
        play = self.begin(state)
        play.barrier = action.barrier
        action.do(play, self.actor(state, asked[0], move.kind, player), move)
        return play.step()
