"""The examples in the documentation of the code are true."""

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import boardgames.command_line
import boardgames.core
import boardgames.games
import boardgames.table.lens
import boardgames.table.motion
import boardgames.words

EXAMPLES = 25
"""So many there are at least; a doctest that is no longer found would pass for ever."""


def _modules() -> list[ModuleType]:
    found: list[ModuleType] = [boardgames.words]
    for package in (boardgames.core, boardgames.games):
        names = (info.name for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))
        # What draws needs a screen and is tried there.
        rules = (name for name in names if not name.rpartition(".")[2].startswith(("table", "kit", "layout")))
        found += [package, *map(importlib.import_module, rules)]
    return [*found, boardgames.command_line, boardgames.table.lens, boardgames.table.motion]


MODULES = _modules()


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_are_true(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    assert sum(len(found.examples) for module in MODULES for found in finder.find(module)) >= EXAMPLES
