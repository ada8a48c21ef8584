"""The table reaches downwards only, and knows no game."""

import ast
import re
from pathlib import Path

import pytest

from boardgames import games, table

FILES = sorted(Path(table.__file__).parent.glob("*.py"))
ALLOWED = ("boardgames.art", "boardgames.files", "boardgames.table", "boardgames.core", "boardgames.words")
PURE = ("space", "tone", "shapes", "faces", "targets")


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_imports_point_downwards(path: Path) -> None:
    ours = {name for name in imported(path) if name.split(".")[0] == "boardgames"}
    assert all(name.startswith(ALLOWED) for name in ours)
    if path.stem in PURE:
        assert "pygame" not in imported(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_game_is_named(path: Path) -> None:
    words = set(re.findall(r"\w+", path.read_text(encoding="utf-8").lower()))
    assert not words & set(games.names())
