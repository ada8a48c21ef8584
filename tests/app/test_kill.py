"""A kill or a closed window, at any moment of any scene, never loses a move that the screen has shown as accepted."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.core import saves
from boardgames.core.luck import Luck
from tests.amounts import amount
from tests.app.monkey import Monkey
from tests.app.playing_child import NO_GAME, UNDOING
from tests.kept import kept

ROOT = Path(__file__).parents[2]
KILLS = amount("kills", ci=5, soak=200)


def check(folder: Path, uid: str, ply: int, undoing: bool) -> None:
    """The game is on disk, whole, with every move that was shown; only one that was being taken back may be gone."""
    session = saves.load(saves.read(saves.autosave_path(folder, uid)), games.rules)
    assert session.ply >= ply - undoing
    kept(folder)  # none is broken


@pytest.mark.parametrize("number", range(KILLS))
def test_a_kill_at_any_moment_of_any_scene_loses_nothing(number: int, tmp_path: Path) -> None:
    stream = Luck(number, ply=9).stream()
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.app.playing_child", str(tmp_path), str(number)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(1 + stream.below(25))]
    time.sleep(stream.below(60_000) / 1_000_000)
    child.kill()
    rest, _ = child.communicate(timeout=60)
    assert child.returncode == -signal.SIGKILL
    # What comes after the last line break was not said to the end.
    said += [line + "\n" for line in rest.split("\n")[:-1]]
    undoing = said[-1] == UNDOING
    uid, ply = said[-1 - undoing].split()
    if uid != NO_GAME[0]:
        check(tmp_path, uid, int(ply), undoing)


@pytest.mark.parametrize("number", range(KILLS))
def test_closing_the_window_at_any_moment_loses_nothing(number: int, tmp_path: Path) -> None:
    pygame.init()
    monkey = Monkey(tmp_path, number)
    monkey.play(30 + Luck(number, ply=9).stream().below(120))
    table = next((scene for scene in monkey.window.scenes if isinstance(scene, PlayScene) and scene.keeps), None)
    monkey.window.turn([pygame.event.Event(pygame.QUIT)], monkey.window.now + 1)
    assert not monkey.window.running
    monkey.window.close()
    if table is not None:
        found = saves.load(saves.read(saves.autosave_path(tmp_path, table.uid)), games.rules)
        assert found.state == table.session.state
