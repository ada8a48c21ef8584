"""Saved games for the tests of the list, of replays and of results."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from boardgames import games
from boardgames.app.load import LoadActions, LoadScene
from boardgames.app.window import Window
from boardgames.bots.chance import ChancePlayer
from boardgames.core import save_list, saves
from boardgames.core.contract import Move
from boardgames.core.session import Session
from tests.app.driving import ROIS
from tests.core.tables import random_game

PLAYERS = ("Anne", "Ben")
LONG = ("Maximilienne de la Tour", "Jean-Baptiste von Thronau", "Wilhelmina-Charlotte W.", "Christophe-Marie Lafitte")


def ended(plies: int = 60, seed: int = 3, **options: object) -> Session[Any]:
    """A game that somebody gave up after some random moves."""
    session = random_game(plies, seed, **options)
    while (ask := session.ask) is not None:
        if session.submit(ask.player, Move("give-up")) is not None:
            move = ROIS.suggest(session.state, ask.player, session.state.luck, 1)[0]
            assert session.submit(ask.player, move) is None
    return session


def played_out(game: str, seed: int = 1) -> Session[Any]:
    """A whole game of two players who play by chance."""
    session: Session[Any] = Session.new(games.rules(game), {}, seed)
    chance = ChancePlayer(seed)
    while (ask := session.ask) is not None:
        assert session.submit(ask.player, chance.choose(session, ask.player)) is None
    return session


def put(folder: Path, name: str, session: Session[Any] | None = None, day: int = 1, **fields: Any) -> Path:
    """A game in the folder under a name."""
    made = saves.snapshot(session or random_game(12, seed=4), fields.pop("players", PLAYERS), name=name)
    return save_list.write_new(folder, replace(made, saved=f"2026-03-{day:02d}T12:00:00+00:00", **fields))


def put_automatic(folder: Path, uid: str = "c0ffee", name: str = "", plies: int = 12) -> Path:
    """A game that the app wrote by itself."""
    return saves.autosave(folder, saves.snapshot(random_game(plies, seed=5), PLAYERS, uid=uid, name=name))


def torn(folder: Path, name: str = "torn") -> Path:
    """A file that breaks off."""
    path = folder / f"{name}{saves.SUFFIX}"
    path.write_bytes(saves.dump(saves.snapshot(random_game(3)))[:400])
    return path


class Asked:
    """What the list asks of the app."""

    def __init__(self) -> None:
        self.played: list[tuple[str, bool]] = []
        self.watched: list[str] = []

    def actions(self) -> LoadActions:
        return LoadActions(
            lambda save, session, automatic: self.played.append((save.name, automatic)),
            lambda save, session: self.watched.append(save.name),
        )


def listed(window: Window, asked: Asked | None = None, tab: int = 0) -> LoadScene:
    """The list of what lies in the window's folder."""
    scene = LoadScene(window, (asked or Asked()).actions())
    scene.tab = tab
    return scene
