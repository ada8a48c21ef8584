"""Where things lie: the only module that knows.

Assets and example saves stand at the top level of a checkout and inside the package in a wheel or a frozen app.
What belongs to the player (saves, settings, logs, caches) lives in the platform's own folders, or all of it in one.
"""

from pathlib import Path

import platformdirs

APP = "boardgames"
_PACKAGE = Path(__file__).resolve().parent
_portable: Path | None = None
"""The folder that everything is kept in; None: the platform's own folders."""


def _shipped(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def assets() -> Path:
    """The folder of art, fonts, sounds, translations and rulebooks."""
    return _shipped("assets")


def example_saves() -> Path:
    """The folder of the example games that ship with the app."""
    return _shipped("saves")


def translations() -> Path:
    """The folder of the `<namespace>.<language>.json` files."""
    return assets() / "translations"


def rulebooks() -> Path:
    """The folder of the `<game>.<language>.md` rulebooks."""
    return assets() / "rulebooks"


def keep_in(folder: Path) -> None:
    """From now on everything that belongs to the player lies in this folder, as on a stick that is carried about."""
    global _portable
    _portable = folder


def player_saves() -> Path:
    """The folder of the player's own saved games (it may not exist yet)."""
    return (_portable or platformdirs.user_data_path(APP, appauthor=False)) / "saves"


def printed() -> Path:
    """The folder that the app writes printed boards to (it may not exist yet)."""
    return _portable / "printed" if _portable else platformdirs.user_documents_path()


def logs() -> Path:
    """The folder where the app tells what went wrong, should it ever stop by itself (it may not exist yet)."""
    return _portable / "logs" if _portable else platformdirs.user_log_path(APP, appauthor=False)


def settings_file() -> Path:
    """Where the player's settings are kept."""
    return (_portable or platformdirs.user_config_path(APP, appauthor=False)) / "settings.json"


def cache() -> Path:
    """Where drawn pictures are kept between runs; it may be emptied at any time."""
    return _portable / "cache" if _portable else platformdirs.user_cache_path(APP, appauthor=False)
