"""What the king player may note for himself alone: whom of the citizens he suspects (`app/notes.py` shows it)."""

from collections.abc import Mapping

from boardgames.games.assassins.state import KING, State, bits

NOTES = {mark: f"assassins/note-{mark}" for mark in ("suspect", "certain", "cleared")}
"""The marks with their pictures, in the order of the clicks."""


def noted(view: State, player: int) -> Mapping[str, str]:
    """The unrevealed citizens by the squares that they stand on; the assassin player has nothing to guess."""
    if view.role(player) != KING or view.over:
        return {}
    return {view.grid.names[square]: view.citizen(square) for square in bits(view.citizens)}
