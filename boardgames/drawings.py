"""The files of pictures, without drawing them: where each lies, how large it is, where things lie on it.

A picture is named by its place below `assets/art` without its ending; one that has words lies there once per language
(`cover.fr.svg`). Screen (`art`) and paper (`printing`) read the same files.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from boardgames import files

_VIEW = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class NoPictureError(LookupError):
    """No file has the name that was asked for."""


def path_of(name: str, language: str) -> Path:
    """The file of a picture, with the words of a language if it has words."""
    folder = files.assets() / "art"
    for ending in (".svg", f".{language}.svg"):
        if (path := folder / (name + ending)).is_file():
            return path
    raise NoPictureError(f"no picture “{name}” (nor “{name}.{language}”) in {folder}")


def view(data: bytes) -> tuple[float, float]:
    """Width and height of a drawing in its own units."""
    found = _VIEW.search(data[:400])
    if found is None:
        raise ValueError("a picture without a viewBox that begins at 0 0")
    return float(found[1]), float(found[2])


@cache
def anchors(game: str) -> dict[str, Any]:
    """Where things lie on a game's pictures, in the units of the drawings: its `index.json`."""
    path = files.assets() / "art" / game / "index.json"
    if not path.is_file():
        raise NoPictureError(f"no index of the pictures of “{game}” at {path}")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
