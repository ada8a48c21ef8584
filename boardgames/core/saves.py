"""Saved games: one JSON file each, written so that a power cut never loses an acknowledged move.

A file holds what makes the game (options, seed, moves), a `table` section that never influences the rules (each
player's private settings and notes, the last ply he has seen), the facts a list shows, and two checksums: of the file
and of the position its moves lead to. Loading judges every move again. Anything wrong is one `SaveError` that says
what; the file is left as it is.
"""

import contextlib
import errno
import hashlib
import json
import os
import re
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from boardgames.core import locks, save_names
from boardgames.core.contract import BadOptions, BadPosition, Move, Rules, Value
from boardgames.core.luck import SEEDS, ScriptError
from boardgames.core.session import Entry, IllegalMove, Record, Session

FORMAT = 1
"""The format that is written. Older ones are migrated (`_MIGRATIONS`), newer ones refused."""
APP = "boardgames"
SUFFIX = ".save.json"
LARGEST = 4 * 1024 * 1024
MOST_MOVES = 20_000
AUTOSAVES = 5
_LOCK = (".autosave-", ".lock")
"""Before and after a game's uid in the name of the file that says that it is being played."""
LEFT_BEHIND = 3600 * 10**9
"""Temporary files older than this (in ns) are what a cut-off write left behind."""

Shelf = Callable[[str], Rules[Any]]
"""Finds a game's rules by its name; KeyError if there is no such game."""


class SaveError(Exception):
    """A file that cannot be loaded or written: `reason` has words in every language, `args_` go into them."""

    def __init__(self, reason: str, **args: Value) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.args_ = args


@dataclass(slots=True)
class Save:
    """A saved game as a file holds it."""

    record: Record
    rules_version: int
    players: tuple[str, ...]
    created: str
    saved: str
    facts: dict[str, int | str]
    position: str
    """The checksum of the position that the moves lead to."""
    table: dict[str, Any] = field(default_factory=dict)
    uid: str = ""
    name: str = ""
    """What the player calls it; files of earlier versions have none."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a list shows of a file, read from its beginning alone; `error` says why a file cannot be loaded.

    That the beginning is sound does not say that the rest is: `read` and `load` say so.
    """

    path: Path
    game: str = ""
    uid: str = ""
    name: str = ""
    players: tuple[str, ...] = ()
    saved: str = ""
    facts: dict[str, int | str] = field(default_factory=dict)
    error: SaveError | None = None

    @property
    def automatic(self) -> bool:
        """The file that the app writes by itself after every move."""
        return bool(self.uid) and is_autosave(self.path) == self.uid

    @property
    def over(self) -> bool:
        """The game has ended."""
        return "outcome" in self.facts


def now() -> str:
    """The time in the form that files hold."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new_uid() -> str:
    """A name for a game that no other running copy uses."""
    return uuid.uuid4().hex[:12]


def is_uid(text: str) -> bool:
    """Whether a text has the form of a game's uid."""
    return _UID.fullmatch(text) is not None


def snapshot(
    session: Session[Any],
    players: tuple[str, ...] = (),
    table: Mapping[str, Any] | None = None,
    created: str = "",
    uid: str = "",
    name: str = "",
) -> Save:
    """The session as it stands now, ready to be written."""
    outcome = session.outcome
    facts: dict[str, int | str] = {"ply": session.ply, **session.rules.facts(session.state), **_standing(session)}
    if outcome is not None:
        facts |= {"outcome": outcome.reason, "rule": outcome.rule}
    stamp = now()
    names = players or session.seats
    version, position = session.rules.version, session.checksum()
    return Save(
        session.record,
        version,
        names,
        created or stamp,
        stamp,
        facts,
        position,
        dict(table or {}),
        uid or new_uid(),
        save_names.clean(name),
    )


def _standing(session: Session[Any]) -> dict[str, int | str]:
    """What a list shows of the match that a game is part of."""
    match = session.rules.match(session.state)
    if match is None:
        return {}
    between = {"between": 1} if session.interval is not None else {}
    return {"game": match.game, "won": "-".join(map(str, match.won)), **between}


def dump(save: Save) -> bytes:
    """The bytes of a file."""
    body: dict[str, object] = {
        "app": APP,
        "format": FORMAT,
        "game": save.record.game,
        "rules": save.rules_version,
        "uid": save.uid,
        **({"name": save.name} if save.name else {}),
        "players": list(save.players),
        "created": save.created,
        "saved": save.saved,
        "facts": save.facts,
        "options": save.record.options,
        "seed": save.record.seed,
        "start": save.record.start,
        **({"chance": list(save.record.script)} if save.record.script else {}),
        "moves": [[entry.player, str(entry.move)] for entry in save.record.entries],
        "table": save.table,
        "position": save.position,
    }
    return json.dumps({**body, "checksum": _seal(body)}, ensure_ascii=False, indent=1).encode()


def parse(data: bytes) -> Save:
    """The save that some bytes hold, its form checked but its moves not yet played."""
    if not data.strip():
        raise SaveError("empty")
    if len(data) > LARGEST:
        raise SaveError("oversized", most=LARGEST // 1024)
    try:
        body = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
        json.dumps(body, ensure_ascii=False).encode()  # half a letter, spelled as an escape, could not be written again
    except (ValueError, RecursionError):
        raise SaveError("broken") from None
    if not isinstance(body, dict) or body.get("app") != APP:
        raise SaveError("foreign")
    form = body.get("format")
    if type(form) is not int or form < 1:
        raise SaveError("bad-field", field="format")
    if form > FORMAT:
        raise SaveError("newer", format=str(form)[:12])
    seal = body.pop("checksum", None)
    try:
        sealed = _seal(body)
    except (ValueError, RecursionError):
        raise SaveError("broken") from None
    if seal != sealed:
        raise SaveError("tampered")
    for migrate in _MIGRATIONS[form - 1 :]:
        body = migrate(body)
    return _save(body)


def load(save: Save, shelf: Shelf) -> Session[Any]:
    """The game, every move judged again."""
    try:
        rules = shelf(save.record.game)
    except KeyError:
        raise SaveError("unknown-game", game=save.record.game[:40]) from None
    if save.rules_version > rules.version:
        raise SaveError("newer", format=save.rules_version)
    if save.rules_version < rules.version:
        raise SaveError("old-rules", version=save.rules_version)
    try:
        record = save.record
        session = Session(rules, replace(record, options=rules.settle(record.options), entries=()))
        if len(save.players) != len(session.seats):
            raise SaveError("bad-field", field="players")
        session.replay(record.entries)
    except BadOptions as error:
        raise SaveError("bad-options", why=error.refusal.reason) from None
    except BadPosition as error:
        raise SaveError("bad-start", why=str(error)[:200]) from None
    except IllegalMove as error:
        raise SaveError("bad-move", number=error.number, why=error.refusal.rule) from None
    except ScriptError as error:
        raise SaveError("bad-field", field=f"moves: {error.wanted[:20]}") from None
    if session.checksum() != save.position:
        raise SaveError("diverged")
    return session


def head(path: Path, body: dict[str, Any]) -> Head:
    """What a list shows of the fields of a file; SaveError if one of them makes no sense."""
    return Head(
        path,
        _need(body, "game", str),
        _uid(body),
        _name(body),
        _players(body),
        _stamp(body, "saved"),
        _facts(body),
    )


def write(path: Path, save: Save) -> None:
    """Write a saved game."""
    replace_file(path, dump(save))


def replace_file(path: Path, data: bytes) -> None:
    """Write a file atomically: whoever reads it, even after a power cut, finds the old or the new one, whole."""
    path = Path(os.path.realpath(path))  # a link stays a link: what it leads to is written
    if path.exists() and not path.is_file():
        raise SaveError("not-a-file")  # a folder, or a device that would be gone
    temporary = path.with_name(f".{path.name}.{os.getpid()}.{uuid.uuid4().hex[:6]}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        _sync_folder(path.parent)
    except OSError as error:
        _drop(temporary)
        raise _written_wrong(error) from error


def read(path: Path) -> Save:
    """Read a file; whatever is wrong with it is a SaveError."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise SaveError("oversized", most=LARGEST // 1024)
        data = path.read_bytes()
    except FileNotFoundError:
        raise SaveError("missing") from None
    except OSError as error:
        raise SaveError("unreadable", why=error.strerror or type(error).__name__) from None
    return parse(data)


def autosave_path(folder: Path, uid: str) -> Path:
    """Each game has its autosave under its own name, so that two running copies never overwrite each other's."""
    return folder / f"autosave-{uid}{SUFFIX}"


def is_autosave(path: Path) -> str:
    """The uid of the game whose autosave this file is by its name; empty: it is none."""
    uid = path.name.removeprefix("autosave-").removesuffix(SUFFIX)
    return uid if is_uid(uid) and path.name == autosave_path(path.parent, uid).name else ""


def claim(folder: Path, uid: str) -> locks.Lock | None:
    """Play a game alone: until this is released (or the process ends) every other copy is told None.

    Whoever is told None must not write this game's autosave; a copy of the game under another uid is its own.
    """
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return locks.lock(folder / f"{_LOCK[0]}{uid}{_LOCK[1]}")


def autosave(folder: Path, save: Save, keep: int = AUTOSAVES) -> Path:
    """Write the autosave of a game, and let go of the oldest beyond `keep` that nobody plays."""
    path = autosave_path(folder, save.uid)
    write(path, save)
    for left in folder.glob(".*.tmp"):
        # A write that was cut off leaves its temporary file; one of a copy that is writing right now is younger.
        if time.time_ns() - _age(left) > LEFT_BEHIND:
            _drop(left)
    aged = sorted(folder.glob(f"autosave-*{SUFFIX}"), key=_age, reverse=True)
    for old in aged[keep:]:
        uid = old.name.removeprefix("autosave-").removesuffix(SUFFIX)
        if old != path and (held := claim(folder, uid)) is not None:
            _drop(old)
            held.release()
    for left in folder.glob("*".join(_LOCK)):
        # A copy that was killed leaves its lock file, but nobody holds it.
        if (held := locks.lock(left)) is not None:
            held.release()
    return path


def _drop(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _age(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _seal(body: Mapping[str, object]) -> str:
    spelled = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(spelled.encode()).hexdigest()


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _sync_folder(folder: Path) -> None:
    """Where the system has it, make the new name in the folder lasting too."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _written_wrong(error: OSError) -> SaveError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SaveError("disk-full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SaveError("no-permission")
    return SaveError("not-written", why=error.strerror or type(error).__name__)


_MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
"""What turns format n into format n + 1, from 1 on; tests keep a sample of each released format."""

_UID = re.compile(r"[0-9a-f]{1,32}")


def _save(body: dict[str, Any]) -> Save:
    """The fields of a file, each checked."""
    moves = _need(body, "moves", list)
    if len(moves) > MOST_MOVES:
        raise SaveError("oversized", most=MOST_MOVES)
    seed = _need(body, "seed", int)
    if not 0 <= seed < SEEDS:
        raise SaveError("bad-field", field="seed")
    players, facts = _players(body), _facts(body)
    start = body.get("start")
    if start is not None and not isinstance(start, str):
        raise SaveError("bad-field", field="start")
    uid = _uid(body)
    script = body.get("chance", [])
    if not (isinstance(script, list) and all(isinstance(value, str) for value in script)):
        raise SaveError("bad-field", field="chance")
    entries = tuple(_entry(number, row) for number, row in enumerate(moves, start=1))
    record = Record(_need(body, "game", str), _need(body, "options", dict), seed, start, entries, tuple(script))
    return Save(
        record,
        _need(body, "rules", int),
        players,
        _stamp(body, "created"),
        _stamp(body, "saved"),
        facts,
        _need(body, "position", str),
        _need(body, "table", dict),
        uid,
        _name(body),
    )


def _players(body: dict[str, Any]) -> tuple[str, ...]:
    players = _need(body, "players", list)
    readable = (isinstance(name, str) and len(name) <= 60 and save_names.readable(name) for name in players)
    if not all(readable) or len(players) > 12:
        raise SaveError("bad-field", field="players")
    return tuple(players)


def _facts(body: dict[str, Any]) -> dict[str, int | str]:
    facts: dict[str, int | str] = _need(body, "facts", dict)
    told = (*facts, *facts.values())
    if not all(isinstance(value, int) or (isinstance(value, str) and save_names.readable(value)) for value in told):
        raise SaveError("bad-field", field="facts")
    return facts


def _uid(body: dict[str, Any]) -> str:
    uid: str = _need(body, "uid", str)
    if not is_uid(uid):
        raise SaveError("bad-field", field="uid")
    return uid


def _name(body: dict[str, Any]) -> str:
    name = body.get("name", "")
    if not isinstance(name, str) or name != save_names.clean(name):
        raise SaveError("bad-field", field="name")
    return name


def _need(body: dict[str, Any], name: str, kind: type) -> Any:
    value = body.get(name)
    if type(value) is not kind:
        raise SaveError("bad-field", field=name)
    return value


def _stamp(body: dict[str, Any], name: str) -> str:
    value: str = _need(body, name, str)
    try:
        datetime.fromisoformat(value).astimezone()
    except (ValueError, OverflowError, OSError):  # no moment, or none that the player's own time has
        raise SaveError("bad-field", field=name) from None
    return value


def _entry(number: int, row: object) -> Entry:
    wrong = SaveError("bad-field", field=f"moves {number}")
    if not (isinstance(row, list) and len(row) == 2 and isinstance(row[1], str)):
        raise wrong
    player = row[0]
    if player is not None and (type(player) is not int or not 0 <= player < 100):
        raise wrong
    try:
        move = Move.parse(row[1])
    except ValueError:
        raise wrong from None
    if player is None and (move.kind != "chance" or not move.some("next")):
        raise wrong
    return Entry(player, move)
