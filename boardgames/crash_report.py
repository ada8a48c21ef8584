"""What is written down when an error of our own stops the app.

A report is made to be passed on, so it holds nothing that somebody may not know: where in the code it happened, on what
system, how far the game was. The words of an error may hold a card, a move or a whole position; they are kept only for
the kinds of errors whose words come from the system or from the code.
"""

import contextlib
import os
import platform
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

from boardgames import __version__, files
from boardgames.core.saves import is_uid, now

KEPT = 10
"""So many reports are kept."""
_BEFORE, _AFTER = "crash-", ".txt"
_SPOKEN = (AttributeError, ImportError, MemoryError, NameError, RecursionError, ZeroDivisionError)
"""Errors whose words name things of the code, never what a game holds."""
_HIDDEN = "(its words are left out, because they could tell something hidden)"
_FIRST, _LAST = 5, 30
"""Of a long way through the code so many steps are told."""
_MARK = "stopped"
"""The file that says in which game the app has stopped."""


def report(error: BaseException, about: Sequence[str] = ()) -> str:
    """Where an error happened, after what is told about the app when it did."""
    lines = [f"{files.APP} {__version__}, {now()}", f"Python {platform.python_version()}, {platform.platform()}"]
    lines += [*about, "", *_told(error)]
    return "\n".join(lines).replace(str(Path.home()), "~") + "\n"


def write(text: str) -> Path | None:
    """Keep a report in the folder of logs; None if nothing can be written there."""
    folder = files.logs()
    stamp = now()[:19].replace(":", "").replace("T", "-")
    path = folder / f"{_BEFORE}{stamp}-{os.getpid()}{_AFTER}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        for old in sorted(folder.glob(f"{_BEFORE}*{_AFTER}"))[:-KEPT]:
            old.unlink()
    except OSError:
        return path if path.is_file() else None
    return path


def remember(uid: str) -> None:
    """For the next start: the app has stopped in the middle of this game."""
    with contextlib.suppress(OSError):
        files.logs().mkdir(parents=True, exist_ok=True)
        (files.logs() / _MARK).write_text(uid, encoding="utf-8")


def recall() -> str:
    """The game in which the app has stopped the last time, told once; empty: it has not."""
    mark = files.logs() / _MARK
    try:
        uid = mark.read_text(encoding="utf-8")
        mark.unlink()
    except (OSError, ValueError):
        return ""
    return uid if is_uid(uid) else ""


def _told(error: BaseException) -> Iterator[str]:
    """An error and what it came from, the first one first."""
    chain, found = [], error
    while found not in chain:
        chain.append(found)
        before = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
        if before is None:
            break
        found = before
    for one in reversed(chain):
        yield from _steps(traceback.extract_tb(one.__traceback__))
        yield f"{type(one).__name__}: {_words(one)}"


def _steps(frames: Sequence[traceback.FrameSummary]) -> Iterator[str]:
    """The way through the code, without the middle of a very long one."""
    left_out = len(frames) - _FIRST - _LAST
    for number, frame in enumerate(frames):
        if left_out > 0 and number == _FIRST:
            yield f"  ... {left_out} more ..."
        if left_out <= 0 or not _FIRST <= number < _FIRST + left_out:
            yield f"  {_short(frame.filename)}:{frame.lineno} {frame.name}" + (f": {frame.line}" if frame.line else "")


def _short(path: str) -> str:
    """A module as the code calls it: where it is installed is nobody's business."""
    parts = Path(path).parts
    ours = [number for number, part in enumerate(parts) if part == "boardgames"]
    return "/".join(parts[ours[-1] :] if ours and path.endswith(".py") else parts[-2:])


def _words(error: BaseException) -> str:
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    if isinstance(error, _SPOKEN) or type(error).__module__ == "pygame":
        return str(error)
    return _HIDDEN


def tell(sentence: str) -> None:
    """Say it where somebody may read it: a windowed app has no error output, and a closed one takes no words."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            print(sentence, file=sys.stderr, flush=True)
