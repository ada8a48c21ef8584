"""The shelf: one word per game. Its rules and its table are loaded only when somebody takes it down."""

from functools import cache
from importlib import import_module
from typing import Any

from boardgames.core.contract import Rules

_SHELF = ("rois",)


def names() -> tuple[str, ...]:
    """The games on the shelf, in their order."""
    return _SHELF


@cache
def rules(name: str) -> Rules[Any]:
    """The rules of a game; KeyError if it is not on the shelf.

    >>> rules("rois").name
    'rois'
    """
    found: Rules[Any] = _module(name, "rules").RULES
    return found


def table(name: str) -> Any:
    """The class of a game's table; it needs pygame, so it is loaded only when somebody sits down to play."""
    return _module(name, "table").TABLE


def _module(name: str, part: str) -> Any:
    if name not in _SHELF:
        raise KeyError(name)
    return import_module(f"boardgames.games.{name}.{part}")
