"""The list of saved games: told quickly from the beginnings of the files, renamed, removed, taken in from elsewhere."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from boardgames.core import save_names, saves
from boardgames.core.saves import (
    APP,
    FORMAT,
    SUFFIX,
    Head,
    Save,
    SaveError,
    Shelf,
    claim,
    is_autosave,
    load,
    read,
    write,
)

_HEAD, _AFTER_HEAD = 4096, b',\n "options":'
"""How much of a file is read for the list, and what stands behind the fields that it shows."""


def heads(folder: Path) -> list[Head]:
    """The saved games of a folder by the beginnings of their files, the newest first, broken ones last.

    A folder that does not exist holds none; one that cannot be looked into is a SaveError.
    """
    try:
        with os.scandir(folder) as found:
            names = sorted(entry.name for entry in found if _is_file(entry))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise SaveError("folder", why=error.strerror or type(error).__name__) from None
    rows = [head(folder / name) for name in names if name.endswith(SUFFIX) and not name.startswith(".")]
    return sorted(rows, key=lambda row: row.saved, reverse=True)


def _is_file(entry: os.DirEntry[str]) -> bool:
    """A folder or a pipe may be called like a saved game; to open a pipe would be to wait for ever."""
    try:
        return entry.is_file()
    except OSError:
        return False


def head(path: Path) -> Head:
    """What a list shows of one file; where its beginning alone does not tell, the whole is read."""
    try:
        return saves.head(path, _beginning(path))
    except (SaveError, OSError, ValueError):
        return _head_of_whole(path)


def _head_of_whole(path: Path) -> Head:
    try:
        save = read(path)
    except SaveError as error:
        return Head(path, error=error)
    return Head(path, save.record.game, save.uid, save.name, save.players, save.saved, save.facts)


def _beginning(path: Path) -> dict[str, Any]:
    """The fields before the options, which every file of ours begins with; ValueError if this is none, or cut off."""
    with path.open("rb") as file:
        first = file.read(_HEAD)
        file.seek(-1, os.SEEK_END)
        if file.read(1) != b"}":
            raise ValueError("cut off")
    start, found, _ = first.partition(_AFTER_HEAD)
    body = json.loads(start.decode("utf-8") + "}" if found else "")
    if not isinstance(body, dict) or body.get("app") != APP or body.get("format") != FORMAT:
        raise ValueError("no head")
    return body


def write_new(folder: Path, save: Save) -> Path:
    """Write a game into a file of its own, named after it; gives its path."""
    path = folder / save_names.free(save.name, _names_in(folder), SUFFIX)
    write(path, save)
    return path


def called(folder: Path, name: str) -> Path | None:
    """The player's own saved game of this name, if there is one."""
    rows = (row for row in heads(folder) if not row.automatic and row.error is None)
    return next((row.path for row in rows if save_names.same(row.name, name)), None)


def rename(path: Path, name: str) -> Path:
    """Give a saved game another name; its file is called after it too, unless the app finds it by its file's name."""
    with _alone(path) as automatic:
        write(path, replace(read(path), name=save_names.clean(name)))
        if automatic:
            return path
    goal = path.with_name(save_names.free(name, _names_in(path.parent) - {path.name}, SUFFIX))
    try:
        path.rename(goal)
    except OSError:
        return path  # it has its name; only the file is still called after the old one
    return goal


def remove(path: Path) -> None:
    """Remove a saved game for good; one that a running copy plays stays."""
    with _alone(path):
        try:
            path.unlink()
        except FileNotFoundError:
            raise SaveError("missing") from None
        except OSError as error:
            raise SaveError("not-removed", why=error.strerror or type(error).__name__) from None


@contextmanager
def _alone(path: Path) -> Iterator[bool]:
    """Nobody plays the game of this file meanwhile; tells whether it is one that is written while somebody plays."""
    uid = is_autosave(path)
    held = claim(path.parent, uid) if uid else None
    if uid and held is None:
        raise SaveError("in-use")
    try:
        yield bool(uid)
    finally:
        if held is not None:
            held.release()


def take_in(path: Path, folder: Path, shelf: Shelf) -> Path:
    """Copy a file from elsewhere into a folder, if it is a game that can be loaded; gives the copy's path."""
    save = read(path)
    load(save, shelf)
    name = save.name or save_names.clean(path.name.removesuffix(SUFFIX))
    return write_new(folder, replace(save, name=name))


def _names_in(folder: Path) -> set[str]:
    try:
        return {path.name for path in folder.iterdir()}
    except OSError:
        return set()
