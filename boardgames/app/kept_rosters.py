"""Armies that a player has put together and kept under a name, for every game in one file beside the saved games.

What is kept in a game is not shown to its other players while that game still asks for armies: it would tell what the
first has chosen. A broken or foreign file is no error: what can be read of it is used.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from boardgames.core.contract import LONGEST, Move
from boardgames.core.save_names import LONGEST_NAME, clean
from boardgames.core.saves import replace_file

FILE, MOST = "armies.json", 24


class Kept(NamedTuple):
    """One of them: the game it is for, its name, the move that confirms it, and in which game who has kept it."""

    game: str
    name: str
    move: Move
    uid: str = ""
    player: int = -1


def read(folder: Path) -> list[Kept]:
    """All that are kept, the newest first."""
    try:
        rows = json.loads((folder / FILE).read_text(encoding="utf-8"))["armies"]
    except (OSError, ValueError, KeyError, TypeError):
        return []
    found = []
    for row in rows if isinstance(rows, list) else []:
        with suppress(KeyError, TypeError, ValueError, AttributeError):
            found.append(_kept(row))
    return found[:MOST]


def _kept(row: dict[str, Any]) -> Kept:
    name, text = clean(str(row["name"])), str(row["made"])
    if not 0 < len(name) <= LONGEST_NAME or len(str(row["game"])) > LONGEST:
        raise ValueError(name)
    player = row.get("player", -1)
    return Kept(
        str(row["game"]), name, Move.parse(text), str(row.get("uid", "")), player if type(player) is int else -1
    )


def keep(folder: Path, kept: Kept) -> None:
    """Keep one more; it takes the place of one of the same game and name. SaveError if the file cannot be written."""
    others = [one for one in read(folder) if (one.game, one.name.casefold()) != (kept.game, kept.name.casefold())]
    rows = [
        {"game": one.game, "name": one.name, "made": str(one.move), "uid": one.uid, "player": one.player}
        for one in (kept, *others)
    ][:MOST]
    replace_file(folder / FILE, json.dumps({"armies": rows}, ensure_ascii=False, indent=1).encode())


def for_player(folder: Path, game: str, uid: str, player: int) -> list[Kept]:
    """Those of a game that this player may see while armies are still chosen in secret."""
    return [one for one in read(folder) if one.game == game and (one.uid != uid or one.player == player)]
