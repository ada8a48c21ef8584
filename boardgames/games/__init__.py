"""The shelf: one word per game. Its rules and its table are loaded only when somebody takes it down."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardgames.core.contract import Rules

_SHELF = ("rois", "koth", "assassins")


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


@cache
def layout(name: str) -> Any:
    """What can be laid out before a game begins, None if there is nothing of the kind; it needs pygame, as a table."""
    if name not in _SHELF or find_spec(f"boardgames.games.{name}.layout") is None:
        return None
    return _module(name, "layout").LAYOUT


@cache
def kit(name: str) -> Any:
    """What of a game can be printed, None if there is nothing of the kind."""
    if name not in _SHELF or find_spec(f"boardgames.games.{name}.kit") is None:
        return None
    return _module(name, "kit").KIT


def playable() -> tuple[str, ...]:
    """The games that can be played at a table with figures and cards; the others in a terminal and by the referee."""
    return tuple(name for name in names() if find_spec(f"boardgames.games.{name}.table") is not None)


def printable() -> tuple[str, ...]:
    """The games of which there is something to print."""
    return tuple(name for name in names() if kit(name) is not None)


def _module(name: str, part: str) -> Any:
    if name not in _SHELF:
        raise KeyError(name)
    return import_module(f"boardgames.games.{name}.{part}")
