"""Which key does what: what comes with the app, what a player has put in its place, and why a key cannot be had.

A scope is where an action can be meant: everywhere at a table (empty), while one is told what happened, while what is
picked can be played in two ways, or in one game.
Two actions may share a key if their scopes never meet. Kinds of moves that a game gives the same letter (they are never
possible together) are one action, named after the first of them.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from boardgames import games
from boardgames.app import keys
from boardgames.words import Words


class Action(NamedTuple):
    """Something that a key does: its name, where it can be meant, the key it comes with."""

    name: str
    scope: str
    key: str


class Taken(NamedTuple):
    """Why a key cannot be had: the action that has it, or nothing if it is no key for this."""

    by: str = ""


TABLE = (
    Action("hide", "", "h"),
    Action("undo", "", "ctrl+z"),
    Action("redo", "", "ctrl+y"),
    Action("save", "", "ctrl+s"),
    Action("drawer", "", "l"),
    Action("look", "", "v"),
    Action("notes", "", "j"),
    Action("danger", "", "f"),
    Action("rewatch", "recap", "r"),
    Action("second", "choice", "r"),
    Action("place-rest", "deployment", "p"),
    Action("ranges", "deployment", "r"),
    Action("zoom-in", "", "+"),
    Action("zoom-out", "", "-"),
    Action("zoom-fit", "", "0"),
    Action("mute", "", "m"),
)
FIXED = {
    "enter": "confirm",
    "space": "confirm",
    "escape": "escape",
    "tab": "next",
    "arrows": "arrows",
    "f1": "rulebook",
    "f11": "full_screen",
    "ctrl+n": "new",
    "ctrl+q": "quit",
}
"""Keys that always mean the same."""
_NO_KEYS = "*[]{}"
"""Signs that mark up our sentences."""
_MOST = 8
"""No key is spelled longer than this."""
SIGNS = {"-": "−"}
_NAMED = re.compile(r"%\{key_(\w+)\}")


def usable(key: str) -> bool:
    """Whether this spells a key that an action can have, whoever has it now."""
    sign = key.removeprefix("ctrl+")
    if len(sign) == 1:
        return sign.isprintable() and not sign.isspace() and sign not in _NO_KEYS and sign == sign.lower()
    return key in FIXED or (sign == key and key[:1] == "f" and key[1:] in {str(k) for k in range(1, 13)})


def of_game(game: str, letters: Mapping[str, str]) -> tuple[Action, ...]:
    """A game's own actions, one for each letter that it uses."""
    first: dict[str, str] = {}
    for kind, letter in letters.items():
        first.setdefault(letter.lower(), kind)
    return tuple(Action(f"{game}:{kind}", game, letter) for letter, kind in first.items())


@lru_cache(maxsize=1)
def all_actions() -> tuple[Action, ...]:
    """What a player can bind, for every game on the shelf."""
    own = (of_game(game, games.table(game).letters) for game in games.playable())
    return (*TABLE, *(action for actions in own for action in actions))


def refuse(name: str, key: str, actions: Sequence[Action], bound: Mapping[str, str]) -> Taken | None:
    """Why an action cannot have a key; None if it can."""
    if not usable(key):
        return Taken()
    if key in FIXED:
        return Taken(FIXED[key])
    scopes = {action.name: action.scope for action in actions}
    for other in actions:
        if other.name != name and bound[other.name] == key and _meet(scopes[name], other.scope):
            return Taken(other.name)
    return None


def _meet(one: str, other: str) -> bool:
    return one == other or not one or not other


def bound_keys(kept: Mapping[str, str], actions: Sequence[Action]) -> dict[str, str]:
    """The key of each action. What a foreign or broken file says is used as far as no two keys clash."""
    own = {action.name: action.key for action in actions}
    found = {name: kept.get(name, key) for name, key in own.items()}
    while True:
        clashing = [name for name in found if found[name] != own[name] and refuse(name, found[name], actions, found)]
        if not clashing:
            return found
        found |= {name: own[name] for name in clashing}


class Bindings:
    """The keys of a table, those of its game among them."""

    def __init__(self, kept: Mapping[str, str], game: str = "", letters: Mapping[str, str] | None = None) -> None:
        own = of_game(game, letters or {})
        found = bound_keys(kept, (*TABLE, *own))
        by_letter = {action.key: action.name for action in own}
        kinds = {f"{game}:{kind}": found[by_letter[letter.lower()]] for kind, letter in (letters or {}).items()}
        self._game, self._keys = game, found | kinds

    def key(self, name: str) -> str:
        """The key of an action, spelled; empty if it has none."""
        return self._keys.get(name, "")

    def pressed(self, event: pygame.event.Event, name: str) -> bool:
        """Whether this is an action's key."""
        key = self.key(name)
        return bool(key) and keys.matches(event, key)

    def undo(self, event: pygame.event.Event) -> bool:
        """Take back: its key, without Shift."""
        return self.pressed(event, "undo") and not keys.shift(event)

    def redo(self, event: pygame.event.Event) -> bool:
        """Play again: its key, or Shift with the one of taking back."""
        return self.pressed(event, "redo") or (self.pressed(event, "undo") and keys.shift(event))

    def shown(self, name: str, words: Words) -> str:
        """The key of an action as it stands on a button."""
        return shown(self.key(name), words)

    def kind(self, kind: str, words: Words) -> str:
        """The key of one of the game's kinds of moves as it stands on a button; empty if it has none."""
        return self.shown(f"{self._game}:{kind}", words)

    def fill(self, sentence: str, words: Words) -> str:
        """A sentence that names actions, with their keys: `[%{key_end_turn}] ends it.`"""

        def named(found: re.Match[str]) -> str:
            action = found[1].replace("_", "-")
            return self.kind(action, words) or self.shown(action, words)

        return _NAMED.sub(named, sentence)


def shown(key: str, words: Words) -> str:
    """A spelled key as people read it."""
    if key.startswith("ctrl+"):
        return f"Ctrl {SIGNS.get(key[5:], key[5:].upper())}"
    if len(key) > 1 and key in FIXED and key[0] != "f":
        return words.say(f"key.{key}")
    return SIGNS.get(key, key.upper())


@lru_cache(maxsize=16)
def bindings(kept: tuple[tuple[str, str], ...], game: str = "", letters: tuple[tuple[str, str], ...] = ()) -> Bindings:
    """The keys of a table, worked out once."""
    return Bindings(dict(kept), game, dict(letters))


def readable(read: Any) -> dict[str, str]:
    """What can be used of the keys that a file tells."""
    if not isinstance(read, dict):
        return {}
    pairs = [(name, key) for name, key in read.items() if isinstance(name, str) and isinstance(key, str)]
    return {name: key for name, key in pairs if len(key) <= _MOST and usable(key) and key not in FIXED}
