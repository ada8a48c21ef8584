"""A shelf with two of the tiny contract games: rules, tables, words and pictures where the app looks for them.

Nothing of the app is changed for it: the shelf gives other games, and the assets lie in another folder.
"""

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from boardgames import files, games, words
from boardgames.core.contract import Rules
from tests.contract.tiny import bids_table, roles_table
from tests.contract.tiny.bids import BIDS
from tests.contract.tiny.roles import ROLES

RULES: dict[str, Rules[Any]] = {"bids": BIDS, "roles": ROLES}
TABLES: dict[str, ModuleType] = {"bids": bids_table, "roles": roles_table}
WORDS = Path(bids_table.__file__).parent / "words"


def put_up(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """The tiny games alone are on the shelf until the patch is undone; `folder` takes their assets."""
    _gather(folder, files.assets())
    patch.setattr(files, "assets", lambda: folder)
    patch.setattr(games, "names", lambda: tuple(RULES))
    patch.setattr(games, "playable", lambda: tuple(RULES))
    patch.setattr(games, "rules", RULES.__getitem__)
    patch.setattr(games, "table", lambda name: TABLES[name].TABLE)
    patch.setattr(games, "layout", lambda name: None)
    words._table.cache_clear()


def _gather(folder: Path, shipped: Path) -> None:
    """Everything that ships, and beside it the words and pictures of the tiny games."""
    for kind in ("art", "translations"):
        (folder / kind).mkdir(parents=True)
        for path in (shipped / kind).iterdir():
            (folder / kind / path.name).symlink_to(path)
    for path in WORDS.iterdir():
        (folder / "translations" / path.name).symlink_to(path)
    for name, table in TABLES.items():
        (folder / "art" / name).mkdir()
        for picture, svg in table.pictures().items():
            (folder / "art" / f"{picture}.svg").write_text(svg, encoding="utf-8")
