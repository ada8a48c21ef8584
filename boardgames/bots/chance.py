"""A player who does whatever comes to mind: legal moves by chance, but never giving up or agreeing to a draw."""

from typing import Any

from boardgames.core.contract import Move
from boardgames.core.luck import Luck
from boardgames.core.partial import random_move
from boardgames.core.session import Session


class ChancePlayer:
    """Plays by chance from its own seed, so that a game with it can be played again."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, session: Session[Any], player: int) -> Move:
        """A move for the player who is asked, from that player's view alone."""
        rules, view = session.rules, session.view(player)
        luck = Luck(self._seed, session.ply)
        try:
            return random_move(rules, view, player, luck.stream(), rules.consent)
        except ValueError:
            return rules.suggest(view, player, luck, 1)[0]
