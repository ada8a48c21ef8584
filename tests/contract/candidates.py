"""Moves to be judged that nobody has listed: legal ones of the whole game, with words of them changed by chance."""

from typing import Any

from boardgames.core.contract import Move
from boardgames.core.luck import Stream
from boardgames.core.session import Session


class Vocabulary:
    """The words in which a game's moves are spelled: kinds, parts, and values seen in each part."""

    def __init__(self, session: Session[Any]) -> None:
        self._moves = tuple(dict.fromkeys(entry.move for entry in session.record.entries))
        values: dict[str, dict[str, None]] = {}
        for move in self._moves:
            for name, chosen in move.parts:
                values.setdefault(name, {}).update(dict.fromkeys(chosen))
        self._values = {name: (*found, "none-such") for name, found in values.items()}
        self._kinds = (*dict.fromkeys(move.kind for move in self._moves), "none-such")

    def candidates(self, stream: Stream, number: int) -> tuple[Move, ...]:
        """Moves of this game, most of them wrong in some way."""
        return tuple(self._candidate(stream) for _ in range(number))

    def _candidate(self, stream: Stream) -> Move:
        move = self._moves[stream.below(len(self._moves))]
        for _ in range(stream.below(3)):
            move = self._changed(move, stream)
        return move

    def _changed(self, move: Move, stream: Stream) -> Move:
        names = tuple(self._values)
        if not names or stream.below(8) == 0:
            return move._replace(kind=self._kinds[stream.below(len(self._kinds))])
        own = tuple(name for name, _ in move.parts)
        name = stream.draw(own if own and stream.below(4) else names)
        value = stream.draw(self._values[name])
        chosen = move.some(name)
        ways = ((value,), (*chosen, value), chosen[:-1], (*chosen[1:], value), chosen[::-1])
        return move.put(name, ways[stream.below(len(ways))])
