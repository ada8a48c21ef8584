"""The shelf: one line per game. Its rules are loaded only when somebody takes it down."""

from functools import cache
from importlib import import_module
from typing import Any

from boardgames.core.contract import Rules

_SHELF = {
    "rois": "boardgames.games.rois.rules",
}


def names() -> tuple[str, ...]:
    """The games on the shelf, in their order."""
    return tuple(_SHELF)


@cache
def rules(name: str) -> Rules[Any]:
    """The rules of a game; KeyError if it is not on the shelf.

    >>> rules("rois").name
    'rois'
    """
    found: Rules[Any] = import_module(_SHELF[name]).RULES
    return found
