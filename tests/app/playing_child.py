"""The app, played by nobody in particular in a process that will be killed.

`python -m tests.app.playing_child FOLDER SEED` posts events that wander through all scenes and play at the table, and
says the uid and the number of moves of the game on the table after every turn of the loop that has brought another one,
and before it takes a move back that it is going to.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from boardgames.app.play import PlayScene
from boardgames.core import saves
from tests.app.monkey import Monkey

NO_GAME = "-", 0
UNDOING = "undoing\n"


class Telling(Monkey):
    """A monkey that tells every accepted move as soon as the screen shows it."""

    def __init__(self, saves: Path, seed: int) -> None:
        self._told: tuple[str, int] | None = None
        undo = PlayScene.undo

        def announced(scene: PlayScene) -> None:
            print(UNDOING, end="", flush=True)
            self._told = None
            undo(scene)

        PlayScene.undo = announced  # type: ignore[method-assign, assignment]
        super().__init__(saves, seed)

    def _turn(self, seconds: float = 0.02) -> None:
        super()._turn(seconds)
        table = next((scene for scene in self.window.scenes if isinstance(scene, PlayScene) and scene.keeps), None)
        now = (table.uid, table.session.ply) if table is not None else self._told
        if table is None and now is not None and not saves.autosave_path(self._saves, now[0]).exists():
            now = NO_GAME  # it was deleted from the list, after a question
        if now is not None and now != self._told:
            self._told = now
            print(*now, flush=True)


if __name__ == "__main__":
    pygame.init()
    Telling(Path(sys.argv[1]), int(sys.argv[2])).play(100_000)
