"""The app from its first frame on: opens the window and leads from scene to scene."""

import os
import sys
from typing import Any

# Software surfaces are quickest without the accelerated framebuffer; SDL reads this when pygame is imported.
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "boardgames")

import pygame

from boardgames import files, games
from boardgames.app import settings as kept
from boardgames.app.menu import MenuActions, MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.result import Ending, Person, ResultScene
from boardgames.app.setup import SetupScene
from boardgames.app.setup_choice import Choice
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.contract import Outcome, Result
from boardgames.core.luck import fresh_seed
from boardgames.core.session import Session


class NoDisplay(Exception):
    """There is no display to open a window on."""


class App:
    """The way through the scenes: menu, shelf, set-up, table, result."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.menu()

    def menu(self) -> None:
        """Back to the beginning."""
        self.window.switch(MenuScene(self.window, MenuActions(self._latest, self._resume, self._choose)))

    def _latest(self) -> saves.Save | None:
        """The newest game that is still in progress and can be loaded."""
        found = self._in_progress()
        return found[0] if found is not None else None

    def _in_progress(self) -> tuple[saves.Save, Session[Any]] | None:
        for row in saves.listing(self.window.saves):
            if row.save is None or "outcome" in row.save.facts:
                continue
            try:
                return row.save, saves.load(row.save, games.rules)
            except saves.SaveError:
                continue
        return None

    def _resume(self) -> None:
        found = self._in_progress()
        if found is not None:
            save, session = found
            self.window.show(PlayScene(self.window, session, save.players, self._over, save.uid, save.created))

    def _choose(self, game: str) -> None:
        self.window.show(SetupScene(self.window, game, self._start))

    def _start(self, choice: Choice) -> None:
        seed = fresh_seed() if choice.seed is None else choice.seed
        self._play(choice.game, choice.options, choice.players, seed)

    def _play(self, game: str, options: dict[str, object], players: tuple[str, ...], seed: int) -> None:
        session = Session.new(games.rules(game), options, seed)
        self.menu()
        self.window.show(PlayScene(self.window, session, players, self._over))

    def _over(self, scene: PlayScene, outcome: Outcome) -> None:
        def rematch(swapped: bool) -> None:
            players = scene.players[1:] + scene.players[:1] if swapped else scene.players
            self._play(scene.session.rules.name, scene.session.options, players, fresh_seed())

        self.window.show(ResultScene(self.window, ending(scene, outcome), rematch, self.menu))


def ending(scene: PlayScene, outcome: Outcome) -> Ending:
    """What the result scene says of a game."""
    view = scene.session.view(None)
    people = [Person(scene.game.side(view, player), name) for player, name in enumerate(scene.players)]
    won = tuple(person for person, result in zip(people, outcome.results, strict=True) if result == Result.WON)
    rest = tuple(person for person in people if person not in won)
    names = tuple(person.name for person in won)
    words = scene.words
    headline = words.say("result.won", players=names) if won else words.say("result.drawn")
    reason = scene.game_words.outcome(outcome)
    return Ending(scene.session.rules.name, won, rest, headline, reason, outcome.rule)


def run() -> None:
    """Open the window and stay until the player quits; NoDisplay if there is none to open it on."""
    try:
        pygame.display.init()
        pygame.font.init()
        settings = kept.load(files.settings_file())
        window = Window(settings, files.settings_file(), files.player_saves(), files.cache())
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    App(window)
    window.run()
    pygame.quit()
