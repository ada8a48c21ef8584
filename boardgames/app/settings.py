"""What a player has set once and expects to find again: language, scale, sound, speed, window, keys.

The file is JSON in the platform's settings folder. A broken or foreign file is never an error: what can be read of it
is used, the rest has its default.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from boardgames.app.bindings import Bindings, bindings, readable
from boardgames.core.saves import AUTOSAVES, SaveError, replace_file
from boardgames.words import LANGUAGES

SCALES = (75, 100, 125, 150, 175, 200)
SPEEDS = ("off", "fast", "normal", "slow")
PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""How long a movement takes, as a share of its normal time."""
MOST_AUTOSAVES = 20


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one player on one machine."""

    language: str = "en"
    scale: int = 100
    full_screen: bool = False
    animation: str = "normal"
    volume: int = 70
    mute: bool = False
    recap: bool = True
    """Whether one who comes back to the table is first told what happened."""
    markers: bool = True
    """Sides and targets are told apart by large signs and shapes, not by colour alone."""
    hide_hands: bool = True
    """The cover screen stands between two players; without it the hand of whoever is asked lies open."""
    confirm: bool = True
    """Questions before what can be taken back; what cannot is always asked about."""
    autosaves: int = AUTOSAVES
    """So many games are kept without being saved by hand."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """The actions that have another key than they come with, and their keys as `bindings.py` spells them."""
    guide_offer: bool = False
    """Whether the menu offers a guided first game: from the first start on, until it is taken or put away."""
    width: int = 1280
    height: int = 720
    x: int = -1
    y: int = -1

    @property
    def place(self) -> tuple[int, int] | None:
        """Where the window's upper left corner was left; None: the desktop chooses."""
        return None if (self.x, self.y) == (-1, -1) else (self.x, self.y)

    @property
    def pace(self) -> float:
        """The share of its normal time that a movement takes; 0 means at once."""
        return PACE[self.animation]

    def bindings(self, game: str = "", letters: Mapping[str, str] | None = None) -> Bindings:
        """The keys of a table, with those of its game's kinds of moves."""
        return bindings(tuple(sorted(self.keys.items())), game, tuple((letters or {}).items()))


def load(path: Path, first: Settings) -> Settings:
    """The settings of a file; what it does not say is as in `first`."""
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return first
    return _merged(first, read) if isinstance(read, dict) else first


def store(path: Path, settings: Settings) -> None:
    """Write the settings; a folder that cannot be written is no reason to stop a game."""
    data = json.dumps(asdict(settings), indent=1).encode()
    try:
        replace_file(path, data)
    except SaveError:
        return


def _merged(first: Settings, read: dict[str, Any]) -> Settings:
    """Every field that is of the right kind and among its possible values."""
    good: dict[str, Any] = {}
    allowed: dict[str, Any] = {"language": LANGUAGES, "scale": SCALES, "animation": SPEEDS}
    far = 32_768
    bounds = {"autosaves": (1, MOST_AUTOSAVES), "volume": (0, 100)}
    bounds |= {"width": (640, 16_384), "height": (360, 16_384), "x": (-far, far), "y": (-far, far)}
    for name in (one.name for one in fields(Settings) if one.name != "keys"):
        value: Any = read.get(name)
        if type(value) is not type(getattr(first, name)):
            continue
        low, high = bounds.get(name, (value, value))
        if value in allowed.get(name, (value,)) and low <= value <= high:
            good[name] = value
    return replace(first, **good, keys=readable(read.get("keys")))
