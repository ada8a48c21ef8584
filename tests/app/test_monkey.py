"""The monkey plays: no exception, not even a caught one; it sees every scene, makes moves and finishes games."""

import inspect
import logging
import pkgutil
import sys
import threading
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import boardgames.app
from boardgames import files
from boardgames.app import crash, start
from boardgames.app.scene import Scene
from boardgames.core.contract import Move, Refusal
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from tests.amounts import amount
from tests.app.monkey import Monkey

MOVES, GAMES = 500, 3


def scenes(parent: type[Scene] = Scene) -> Iterator[type[Scene]]:
    """Every scene of the app that can be shown."""
    for module in pkgutil.iter_modules(boardgames.app.__path__):
        import_module(f"boardgames.app.{module.name}")
    for child in parent.__subclasses__():
        if not inspect.isabstract(child) and child.__module__.startswith("boardgames.app."):
            yield child
        yield from scenes(child)


def fence(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep the monkey off the documents and the desktop of whoever runs the tests."""
    monkeypatch.setattr(files, "printed", lambda: folder)
    for name in ("command", "opener"):
        monkeypatch.setattr(f"boardgames.app.folder.{name}", lambda path, platform: [sys.executable, "--version"])


def watch(monkeypatch: pytest.MonkeyPatch, monkey: Monkey) -> list[str]:
    """Count moves and games; gives a list in which every error appears that nobody would hear of otherwise."""
    submit, heard = Session.submit, []

    def counted(self: Session[Any], player: int, move: Move) -> Refusal | None:
        refused = submit(self, player, move)
        monkey.accepted += refused is None
        monkey.finished += refused is None and self.outcome is not None
        return refused

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record.getMessage())

    seeds = Luck(1).stream()
    monkeypatch.setattr(Session, "submit", counted)
    monkeypatch.setattr(start, "fresh_seed", lambda: seeds.below(10**9))
    monkeypatch.setattr(crash, "stop", lambda *told: heard.append("the app would have stopped with a report"))
    monkeypatch.setattr(sys, "unraisablehook", lambda told: heard.append(f"unraisable: {told.exc_value!r}"))
    monkeypatch.setattr(threading, "excepthook", lambda told: heard.append(f"in a thread: {told.exc_value!r}"))
    monkeypatch.setattr(logging.root, "handlers", [Listener(logging.WARNING)])
    return heard


@pytest.mark.parametrize("seed", range(amount("monkeys", ci=1, soak=10)))
def test_a_monkey_breaks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    fence(monkeypatch, tmp_path / "printed")
    monkey = Monkey(tmp_path / "saves", seed)
    heard = watch(monkeypatch, monkey)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            monkey.play(amount("events of one monkey", ci=2_000, soak=50_000))
        assert not heard
    except Exception as error:
        raise AssertionError("\n".join((f"seed {seed}, after {monkey.events} events:", *monkey.last))) from error
    assert set(scenes()) - {crash.CrashScene} == monkey.visited, "what is seen after an error is what must not be seen"
    assert monkey.accepted >= MOVES
    assert monkey.finished >= GAMES
