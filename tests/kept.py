"""What lies in a folder of saved games."""

from pathlib import Path

from boardgames.core import save_list, saves
from boardgames.core.saves import Save


def kept(folder: Path) -> list[Save]:
    """The games of a folder, the newest first, each read to its end; a broken one is a SaveError."""
    return [saves.read(row.path) for row in save_list.heads(folder)]
