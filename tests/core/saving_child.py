"""A game that is played and saved after every move by a process that will be killed.

`python -m tests.core.saving_child PATH SEED [CALL NUMBER WHEN]` says the number of each ply once it is written. With a
CALL (write, flush, fsync or replace) it kills itself before or after the NUMBER-th time that call is made.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardgames.core import saves
from tests.core.tables import play_random, random_game


class Fatal:
    """A call that ends the process when it is made for the n-th time."""

    def __init__(self, call: Callable[..., Any], number: int, when: str) -> None:
        self._call, self._left, self._when = call, number, when

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self._left -= 1
        if self._left == 0 and self._when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        result = self._call(*args, **kwargs)
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return result


class Watched:
    """A file whose `write` or `flush` is fatal in the end."""

    def __init__(self, file: Any, call: str, fatal: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
        self._file, self._name = file, call
        self._fatal = fatal(getattr(file, call))

    def __getattr__(self, name: str) -> Any:
        return self._fatal if name == self._name else getattr(self._file, name)

    def __enter__(self) -> "Watched":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def arm(call: str, number: int, when: str) -> None:
    """Let a call be fatal."""
    if call in ("fsync", "replace"):
        setattr(os, call, Fatal(getattr(os, call), number, when))
        return
    opened = Path.open
    # One file is written for each move, so the n-th write is that of the n-th file.
    files = 0

    def watched(self: Path, *args: Any, **kwargs: Any) -> Any:
        nonlocal files
        file = opened(self, *args, **kwargs)
        if not self.name.endswith(".tmp"):
            return file
        files += 1
        return Watched(file, call, lambda made: Fatal(made, 1 if files == number else 0, when))

    Path.open = watched  # type: ignore[method-assign]


def main(path: str, seed: str, *fatal: str) -> None:
    """Play and save, and say so."""
    if fatal:
        arm(fatal[0], int(fatal[1]), fatal[2])
    session = random_game(0, seed=int(seed), players=4)
    while session.ask is not None:
        play_random(session, 1, seed=session.ply)
        saves.write(Path(path), saves.snapshot(session, uid="c0ffee"))
        print(session.ply, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
