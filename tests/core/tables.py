"""Games in progress for the tests of the core."""

from typing import Any

from boardgames import games
from boardgames.core import saves
from boardgames.core.contract import Rules
from boardgames.core.luck import Luck
from boardgames.core.partial import random_move
from boardgames.core.session import Session
from tests.contract.cases import shelf

ROIS: Rules[Any] = games.rules("rois")

__all__ = ["ROIS", "play_random", "random_game", "save_of", "shelf"]


def play_random(session: Session[Any], plies: int, seed: int = 1) -> None:
    """So many random moves, or fewer if the game is over before."""
    stream = Luck(seed, ply=7).stream()
    for _ in range(plies):
        ask = session.ask
        if ask is None:
            return
        move = random_move(session.rules, session.state, ask.player, stream, session.rules.consent)
        assert session.submit(ask.player, move) is None


def random_game(plies: int = 30, seed: int = 1, **options: object) -> Session[Any]:
    """A game of Rois after some random moves (underscores stand for hyphens in the names of options)."""
    session = Session.new(ROIS, {name.replace("_", "-"): value for name, value in options.items()}, seed)
    play_random(session, plies, seed)
    return session


def save_of(session: Session[Any], uid: str = "abc123") -> saves.Save:
    """The session ready to be written, under a name of its own."""
    save = saves.snapshot(session, table={"notes": {"0": "keep the hill"}}, uid=uid)
    # A fixed time, so that the same game is the same file on every day.
    save.created = save.saved = "2026-01-05T18:30:00+00:00"
    return save
