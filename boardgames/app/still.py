"""A game's table as everybody sees it, standing still: on the card of a saved game, and at the end of one."""

from dataclasses import dataclass
from typing import Any

from boardgames import games
from boardgames.app.kept_table import KeptTable
from boardgames.app.thumbnail import still_board
from boardgames.core import saves
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.space import Rect, within


@dataclass(frozen=True)
class Still:
    """The board of one moment: nothing of it is for one player's eyes."""

    game: GameTable[Any]
    view: Any

    def paint(self, desk: Desk, rect: Rect) -> Rect:
        """The board and its figures, as large as fits into the rectangle and in its middle; gives where it lies."""
        board = within(rect, self.game.aspect)
        still_board(desk, board, self.game, self.view)
        return board

    def side(self, player: int) -> str:
        """A player's colour."""
        return self.game.side(self.view, player)


@dataclass(frozen=True)
class Waiting:
    """A saved game that waits to be continued: its table, and who is asked next."""

    save: saves.Save
    still: Still
    player: int | None


def waiting(save: saves.Save) -> Waiting | None:
    """The table of a saved game; None if it cannot be loaded."""
    try:
        return laid_out(save)
    except saves.SaveError:
        return None


def laid_out(save: saves.Save) -> Waiting:
    """The table of a saved game; SaveError if it cannot be loaded."""
    session: Session[Any] = saves.load(save, games.rules)
    colours = KeptTable.read(save.table, len(save.players), session.ply).colours
    game = games.table(session.rules.name)(session.options, colours)
    asked = session.ask if session.interval is None else None  # between two games it is nobody's turn
    return Waiting(save, Still(game, session.view(None)), asked.player if asked is not None else None)
