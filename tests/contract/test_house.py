"""The house stands as it was designed: imports point downwards only, and no game knows another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardgames
from boardgames import games

HOUSE = Path(boardgames.__file__).parent
MODULES = sorted(HOUSE.rglob("*.py"))

# What only draws: rules must run without it, in a terminal and in a test.
_SCREEN = ("pygame", "pygame_gui", "boardgames.table", "boardgames.app", "boardgames.art", "boardgames.printing")
# Beginnings of names of files that are no rules: they stand above `table/` and `printing/`.
_SHOWN = ("table", "kit", "layout")


def _name(path: Path) -> str:
    return ".".join(path.relative_to(HOUSE.parent).with_suffix("").parts).removesuffix(".__init__")


def imports(source: str, package: str) -> Iterator[str]:
    """All modules that a source imports, wherever in it and however it is written."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -node.level or None] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def _imports(path: Path) -> set[str]:
    name = _name(path)
    return set(imports(path.read_text(encoding="utf-8"), f"{name}.x" if path.name == "__init__.py" else name))


def within(module: str, *packages: str) -> bool:
    """The module is one of these packages or lies in one of them."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def _folder(name: str) -> list[Path]:
    return [path for path in MODULES if within(_name(path), name)]


def test_the_core_knows_no_game_and_no_screen() -> None:
    for path in _folder("boardgames.core"):
        assert not [name for name in _imports(path) if within(name, *_SCREEN, "boardgames.games", "boardgames.bots")], (
            path.name
        )
        # Doctests may take a game from the shelf as their example.
        code = ast.unparse(_without_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        assert not [game for game in games.names() if f"'{game}'" in code], path.name


def _without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [  # type: ignore[attr-defined]
                one
                for one in body
                if not (
                    isinstance(one, ast.Expr)
                    and isinstance(one.value, ast.Constant)
                    and isinstance(one.value.value, str)
                )
            ] or [ast.Pass()]
    return tree


@pytest.mark.parametrize("game", games.names())
def test_rules_know_no_screen_and_no_other_game(game: str) -> None:
    home = f"boardgames.games.{game}"
    others = [f"boardgames.games.{other}" for other in games.names() if other != game]
    paths = _folder(home)
    assert paths
    for path in paths:
        found = _imports(path)
        assert not [name for name in found if within(name, *others)], f"{path.name} knows another game"
        if not path.name.startswith(_SHOWN):
            inside = [name for name in found if within(name, "boardgames")]
            known = ("boardgames.core", home)
            assert all(within(name, *known) or name in ("boardgames", "boardgames.games") for name in inside), path.name
            assert not [name for name in found if within(name, *_SCREEN)], path.name
            assert "random" not in found, f"{path.name} has chance of its own"


@pytest.mark.parametrize("package", ["table", "app", "bots", "printing"])
def test_what_serves_every_game_names_none(package: str) -> None:
    homes = [f"boardgames.games.{game}" for game in games.names()]
    for path in _folder(f"boardgames.{package}"):
        assert not [name for name in _imports(path) if within(name, *homes)], path.name


def test_bots_play_over_the_contract_alone() -> None:
    for path in _folder("boardgames.bots"):
        assert not [name for name in _imports(path) if within(name, *_SCREEN)], path.name


def test_the_walk_sees_every_way_of_importing() -> None:
    source = """
import pygame
def late():
    from boardgames.games import rois
    from . import near
    from ..table import board
"""
    assert set(imports(source, "boardgames.games.hector.rules")) == {
        "pygame",
        "boardgames.games",
        "boardgames.games.rois",
        "boardgames.games.hector",
        "boardgames.games.hector.near",
        "boardgames.games.table",
        "boardgames.games.table.board",
    }
    assert within("boardgames.table.board", *_SCREEN)
    assert not within("boardgames.tables", *_SCREEN)
