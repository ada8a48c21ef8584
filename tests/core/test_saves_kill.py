"""A process that is killed at any moment never loses a move that it has acknowledged."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from boardgames.core import save_list, saves
from boardgames.core.luck import Luck
from tests.amounts import amount
from tests.core.tables import shelf

ROOT = Path(__file__).parents[2]
KILLS = amount("kills", ci=10, soak=200)


def _child(path: Path, *words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "tests.core.saving_child", str(path), *words],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def _rest(child: "subprocess.Popen[str]") -> int:
    """The last number that the child still managed to say, 0 if none."""
    assert child.stdout is not None
    said = child.stdout.read().split("\n")
    child.stdout.close()
    assert child.wait(timeout=60) == -signal.SIGKILL
    # What comes after the last line break was not said to the end.
    return max((int(word) for word in said[:-1]), default=0)


def _check(path: Path, acknowledged: int) -> None:
    """The file is whole and holds the last acknowledged move, or the one after it that was being written."""
    if not acknowledged and not path.exists():
        return
    session = saves.load(saves.read(path), shelf)
    assert acknowledged <= session.ply <= acknowledged + 1
    assert [row.path for row in save_list.heads(path.parent)] == [path]


@pytest.mark.parametrize("number", range(KILLS))
def test_a_kill_at_any_moment_loses_nothing(number: int, tmp_path: Path) -> None:
    stream = Luck(number, ply=5).stream()
    path = tmp_path / "autosave-c0ffee.save.json"
    child = _child(path, str(number))
    assert child.stdout is not None
    heard = 0
    for _ in range(1 + stream.below(25)):
        heard = int(child.stdout.readline())
    time.sleep(stream.below(4000) / 1_000_000)
    child.kill()
    _check(path, max(heard, _rest(child)))


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(
    ("call", "number"),
    [
        ("write", 1),
        ("write", 4),
        ("flush", 1),
        ("flush", 4),
        # Each save syncs its file and then its folder.
        ("fsync", 1),
        ("fsync", 2),
        ("fsync", 7),
        ("fsync", 8),
        ("replace", 1),
        ("replace", 4),
    ],
)
def test_a_death_at_any_step_of_a_write_loses_nothing(call: str, number: int, when: str, tmp_path: Path) -> None:
    path = tmp_path / "autosave-c0ffee.save.json"
    acknowledged = _rest(_child(path, "3", call, str(number), when))
    _check(path, acknowledged)
    saved = (number + 1) // 2 if call == "fsync" else number
    assert acknowledged == saved - 1, "the child died somewhere else"


def test_after_a_death_the_next_save_works(tmp_path: Path) -> None:
    path = tmp_path / "autosave-c0ffee.save.json"
    _rest(_child(path, "3", "replace", "5", "before"))
    session = saves.load(saves.read(path), shelf)
    saves.autosave(tmp_path, saves.snapshot(session, uid="c0ffee"))
    assert saves.load(saves.read(path), shelf).state == session.state
