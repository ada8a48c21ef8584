"""Saved games: whole or not at all, every wrong file one clear error, and old files for ever."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardgames.core import save_list, saves
from boardgames.core.contract import Move
from boardgames.core.saves import SaveError
from boardgames.core.session import Session
from tests.core.forging import body_of, forged, sealed
from tests.core.tables import ROIS, play_random, random_game, save_of, shelf

SAMPLES = Path(__file__).parent / "samples"
ROOT = Path(__file__).parents[2]


@pytest.fixture
def session() -> Session[Any]:
    return random_game(30)


@pytest.fixture
def data(session: Session[Any]) -> bytes:
    return saves.dump(save_of(session))


def load_error(content: bytes, tmp_path: Path) -> SaveError:
    """The error of a file with this content; reading it leaves it as it is."""
    path = tmp_path / "game.save.json"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        saves.load(saves.read(path), shelf)
    assert path.read_bytes() == content
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    return caught.value


def test_a_file_holds_the_game(session: Session[Any], tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "game.save.json"
    save = save_of(session)
    saves.write(path, save)
    found = saves.read(path)
    assert found.players == ("south", "north")
    assert found.table == {"notes": {"0": "keep the hill"}}
    assert found.facts["ply"] == session.ply
    assert (found.created, found.saved, found.uid) == (save.created, save.saved, save.uid)
    loaded = saves.load(found, shelf)
    assert loaded.state == session.state
    assert loaded.record == session.record
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_game_can_be_saved_over_and_goes_on(session: Session[Any], tmp_path: Path) -> None:
    path = tmp_path / "game.save.json"
    saves.write(path, save_of(session))
    play_random(session, 10, seed=5)
    saves.write(path, save_of(session))
    loaded = saves.load(saves.read(path), shelf)
    assert loaded.ply == session.ply
    play_random(loaded, 10, seed=6)
    play_random(session, 10, seed=6)
    assert loaded.state == session.state


def test_a_finished_game_says_how_it_ended() -> None:
    session = random_game(100_000, army="skirmish")
    save = saves.snapshot(session)
    assert session.outcome is not None
    assert (save.facts["outcome"], save.facts["rule"]) == (session.outcome.reason, session.outcome.rule)
    assert saves.load(saves.parse(saves.dump(save)), shelf).outcome == session.outcome


def test_a_scripted_game_is_saved_with_what_comes_up() -> None:
    session = Session.new(ROIS, {"army": "skirmish", "terrain": "none"}, 3, script=("KS", "2S"))
    session.script(("AS", "3H"))
    loaded = saves.load(saves.parse(saves.dump(save_of(session))), shelf)
    assert loaded.state == session.state
    assert loaded.record == session.record


def test_the_table_section_never_influences_the_game(session: Session[Any]) -> None:
    data = saves.dump(saves.snapshot(session, table={"clock": [1, 2], "moves": ["give-up"], "seed": 5}))
    assert saves.load(saves.parse(data), shelf).state == session.state


# Whatever is wrong with a file is one error with its reason.


def _edited(change: Callable[[dict[str, Any]], object]) -> Callable[[bytes], bytes]:
    def edit(data: bytes) -> bytes:
        body = body_of(data)
        change(body)
        return sealed(body)

    return edit


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (lambda data: b"", "empty"),
        (lambda data: b" \n\t", "empty"),
        (lambda data: data[: len(data) // 2], "broken"),
        (lambda data: data[:-1], "broken"),
        (lambda data: b"Dear diary", "broken"),
        (lambda data: b"\xff\xfe" + data, "broken"),
        (lambda data: b"[" * 100_000, "broken"),
        (lambda data: data.replace(b'"seed": 1,', b'"seed": NaN,'), "broken"),
        (lambda data: b"[]", "foreign"),
        (lambda data: b"null", "foreign"),
        (lambda data: b'{"app": "chess"}', "foreign"),
        (lambda data: b'{"app": "boardgames"}', "bad-field"),
        (lambda data: forged(data, format=saves.FORMAT + 1), "newer"),
        (lambda data: forged(data, rules=ROIS.version + 1), "newer"),
        (lambda data: forged(data, rules=ROIS.version - 1), "old-rules"),
        (lambda data: data.replace(b'"keep the hill"', b'"leave the hill"'), "tampered"),
        (lambda data: data.replace(b'"seed": 1,', b'"seed": 2,'), "tampered"),
        (lambda data: forged(data, checksum="0" * 64), "tampered"),
        (lambda data: data + b" " * saves.LARGEST, "oversized"),
        (lambda data: forged(data, moves=[[0, "end-turn"]] * (saves.MOST_MOVES + 1)), "oversized"),
        (lambda data: forged(data, game="mornington-crescent"), "unknown-game"),
        (lambda data: forged(data, options={"players": "12"}), "bad-options"),
        (lambda data: forged(data, options={"dragons": "many"}), "bad-options"),
        (lambda data: forged(data, options={"teams": "on"}), "bad-options"),
        (lambda data: forged(data, start="units=9S@Z9"), "bad-start"),
        (lambda data: forged(data, start="nonsense"), "bad-start"),
        (lambda data: forged(data, position="0" * 16), "diverged"),
        (lambda data: forged(data, seed=2, moves=[]), "diverged"),
    ],
)
def test_a_wrong_file_has_one_reason(
    content: Callable[[bytes], bytes], reason: str, data: bytes, tmp_path: Path
) -> None:
    assert load_error(content(data), tmp_path).reason == reason


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", 0),
        ("format", "1"),
        ("format", True),
        ("format", None),
        ("game", 5),
        ("rules", "1"),
        ("rules", True),
        ("uid", ""),
        ("uid", "../../etc"),
        ("uid", 7),
        ("players", "south,north"),
        ("players", ["one"]),
        ("players", [1, 2]),
        ("players", ["x" * 61, "y"]),
        ("players", ["x"] * 13),
        ("created", "yesterday"),
        ("created", 2026),
        ("saved", ""),
        ("facts", []),
        ("facts", {"round": [1]}),
        ("options", []),
        ("seed", -1),
        ("seed", 1 << 63),
        ("seed", 1.5),
        ("seed", "1"),
        ("start", 3),
        ("chance", "KS"),
        ("chance", [1]),
        ("moves", {}),
        ("moves", [None]),
        ("moves", [[0]]),
        ("moves", [[0, "end-turn", 1]]),
        ("moves", [["0", "end-turn"]]),
        ("moves", [[True, "end-turn"]]),
        ("moves", [[-1, "end-turn"]]),
        ("moves", [[100, "end-turn"]]),
        ("moves", [[0, ""]]),
        ("moves", [[0, "card=7S"]]),
        ("moves", [[0, 5]]),
        ("moves", [[None, "end-turn"]]),
        ("moves", [[None, "chance"]]),
        ("table", None),
        ("table", [1]),
        ("position", 5),
    ],
)
def test_every_field_is_checked(name: str, value: object, data: bytes, tmp_path: Path) -> None:
    error = load_error(forged(data, **{name: value}), tmp_path)
    assert error.reason == "bad-field"
    assert str(error.args_["field"]).startswith(name)


@pytest.mark.parametrize("name", "game rules uid players created saved facts options seed moves table position".split())
def test_every_field_is_needed(name: str, data: bytes, tmp_path: Path) -> None:
    error = load_error(_edited(lambda body: body.pop(name))(data), tmp_path)
    assert (error.reason, error.args_["field"]) == ("bad-field", name)


def test_an_illegal_move_is_named_by_its_number(session: Session[Any], data: bytes, tmp_path: Path) -> None:
    ask = session.ask
    assert ask is not None
    for number in (1, 7, session.ply):
        moves = body_of(data)["moves"]
        moves[number - 1][1] = "move card=7S zone=Z9 to=Z8 units=S1"
        error = load_error(forged(data, moves=moves), tmp_path)
        assert error.reason == "bad-move"
        assert error.args_["number"] == number
        assert error.args_["why"]


def test_a_script_that_cannot_come_up_is_an_error(tmp_path: Path) -> None:
    session = random_game(0)
    player = session.rules.ask(session.state).player  # type: ignore[union-attr]
    cards = session.rules.lines(session.state, player, "discard")[0].parts[0].values or ()
    # Whoever discards draws at the end of his turn; the card that he has just laid down cannot come up.
    moves = [[player, f"discard cards={cards[0]}"], [None, f"chance next={cards[0]}"], [player, "end-turn"]]
    error = load_error(forged(saves.dump(save_of(session)), moves=moves), tmp_path)
    assert error.reason == "bad-field"
    assert cards[0] in str(error.args_["field"])


@pytest.mark.parametrize(
    "start",
    [
        "stage=deploy deployment=free",
        "stage=deploy deployment=free asked=west",
        "stage=place agreed=general",
        "stage=place agreed=general asked=south",
        "stage=place agreed=general asked=east units=S1@C1,N1@C5",
        "stage=agree terrain-by=free",
        'units=S1@C1,N1@C5 hands=N:7S action="end-turn" step=react asked=north',
        "units=S1@C1,N1@C5 luck=unknown deck=?*54",
    ],
)
def test_first_positions_that_no_game_reaches_are_errors(start: str, tmp_path: Path) -> None:
    """They have the right form, but the game could not go on from them."""
    options = {"specials": ["general"], "deployment": "free", "terrain": "free"}
    body = forged(saves.dump(save_of(random_game(0))), options=options, start=start, moves=[[0, "pass"], [1, "pass"]])
    assert load_error(body, tmp_path).reason == "bad-start"


def test_a_missing_file_and_a_folder_are_errors(tmp_path: Path) -> None:
    for path, reason in ((tmp_path / "none", "missing"), (tmp_path, "unreadable")):
        with pytest.raises(SaveError) as caught:
            saves.read(path)
        assert caught.value.reason == reason


def test_a_folder_that_may_not_be_written_is_an_error(
    session: Session[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*paths: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "replace", denied)
    with pytest.raises(SaveError) as caught:
        saves.write(tmp_path / "game.save.json", save_of(session))
    assert caught.value.reason == "no-permission"
    assert list(tmp_path.iterdir()) == []


# A write that fails leaves the old game and nothing else.


def _fails(code: int) -> Callable[..., None]:
    def fail(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EACCES, "no-permission"),
        (errno.EROFS, "no-permission"),
        (errno.EIO, "not-written"),
    ],
)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_failed_write_keeps_the_old_game(
    code: int, reason: str, call: str, session: Session[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save.json"
    saves.write(path, save_of(session))
    before = path.read_bytes()
    play_random(session, 5)
    with monkeypatch.context() as patch:
        patch.setattr(os, call, _fails(code))
        with pytest.raises(SaveError) as caught:
            saves.write(path, save_of(session))
    assert caught.value.reason == reason
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == [path.name]
    saves.write(path, save_of(session))
    assert saves.load(saves.read(path), shelf).state == session.state


def test_a_disk_that_fills_up_while_writing_keeps_the_old_game(
    session: Session[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save.json"
    saves.write(path, save_of(session))
    before = path.read_bytes()
    real_open = Path.open

    def opened(self: Path, *args: Any, **kwargs: Any) -> Any:
        file = real_open(self, *args, **kwargs)
        return _Full(file) if "x" in (*args, kwargs.get("mode", ""))[0] else file

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", opened)
        with pytest.raises(SaveError) as caught:
            saves.write(path, save_of(session))
    assert caught.value.reason == "disk-full"
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == [path.name]


class _Full:
    """A file that takes half of what is written and then has no room."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, data: bytes) -> int:
        self._file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "no space left on device")

    def __enter__(self) -> "_Full":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def test_a_folder_that_is_a_file_is_an_error(session: Session[Any], tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("not a folder")
    with pytest.raises(SaveError) as caught:
        saves.write(tmp_path / "folder" / "game.save.json", save_of(session))
    assert caught.value.reason == "not-written"


# Lists and autosaves.


def test_a_list_shows_the_newest_first_and_broken_files_with_their_reason(
    session: Session[Any], tmp_path: Path
) -> None:
    for day, name in ((2, "b"), (3, "a"), (1, "c")):
        save = save_of(session)
        save.saved = f"2026-01-0{day}T12:00:00+00:00"
        saves.write(tmp_path / f"{name}{saves.SUFFIX}", save)
    (tmp_path / f"broken{saves.SUFFIX}").write_text("{")
    (tmp_path / f".hidden{saves.SUFFIX}").write_text("{")
    (tmp_path / "notes.txt").write_text("not a game")
    rows = save_list.heads(tmp_path)
    assert [row.path.name[:1] for row in rows] == ["a", "b", "c", "b"]
    assert [row.error.reason if row.error else "" for row in rows] == ["", "", "", "broken"]
    assert save_list.heads(tmp_path / "none-such") == []


def test_two_games_never_overwrite_each_others_autosave(tmp_path: Path) -> None:
    one, two = random_game(5, seed=1), random_game(9, seed=2)
    saves.autosave(tmp_path, save_of(one, "aa"))
    saves.autosave(tmp_path, save_of(two, "bb"))
    play_random(one, 3)
    saves.autosave(tmp_path, save_of(one, "aa"))
    for session, uid in ((one, "aa"), (two, "bb")):
        found = saves.load(saves.read(saves.autosave_path(tmp_path, uid)), shelf)
        assert found.state == session.state


def test_new_games_have_names_of_their_own(session: Session[Any]) -> None:
    uids = {saves.snapshot(session).uid for _ in range(50)}
    assert len(uids) == 50
    assert all(saves.parse(saves.dump(save_of(session, uid))).uid == uid for uid in uids)


def test_only_the_newest_autosaves_are_kept(session: Session[Any], tmp_path: Path) -> None:
    own = tmp_path / f"mine{saves.SUFFIX}"
    saves.write(own, save_of(session))
    for number in range(6):
        path = saves.autosave(tmp_path, save_of(session, f"{number}a"), keep=3)
        os.utime(path, ns=(number * 10**9, number * 10**9))
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [f"autosave-{number}a{saves.SUFFIX}" for number in (3, 4, 5)] + [own.name]


def test_an_autosave_never_removes_itself(session: Session[Any], tmp_path: Path) -> None:
    for number in range(3):
        path = saves.autosave(tmp_path, save_of(session, f"{number}a"), keep=1)
        os.utime(path, ns=((10 - number) * 10**9, (10 - number) * 10**9))
    assert path.exists()


# Two running copies: a game is played by one of them, and nobody lets go of its autosave.


class Copy:
    """Another running copy of the app (claiming_child)."""

    def __init__(self, *words: object) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.core.claiming_child", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )

    def says(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self, kill: bool = False) -> None:
        """It is killed, or leaves of its own accord."""
        if kill:
            self._process.kill()
        self._process.communicate(timeout=60)


@pytest.fixture
def copies() -> Iterator[Callable[..., Copy]]:
    made: list[Copy] = []

    def start(*words: object) -> Copy:
        made.append(Copy(*words))
        return made[-1]

    yield start
    for copy in made:
        copy.end(kill=True)


@pytest.mark.parametrize("kill", [False, True])
def test_a_game_is_claimed_by_one_copy_until_it_leaves_or_dies(
    copies: Callable[..., Copy], tmp_path: Path, kill: bool
) -> None:
    first = copies("hold", tmp_path, "aa")
    assert first.says() == "held"
    assert saves.claim(tmp_path, "aa") is None
    assert copies("hold", tmp_path, "aa").says() == "refused"
    other = saves.claim(tmp_path, "bb")
    assert other is not None
    other.release()
    assert save_list.heads(tmp_path) == []
    first.end(kill)
    held = saves.claim(tmp_path, "aa")
    assert held is not None
    assert copies("hold", tmp_path, "aa").says() == "refused"
    held.release()
    held.release()
    assert copies("hold", tmp_path, "aa").says() == "held"


def test_a_claim_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "saves"
    held = saves.claim(folder, "aa")
    assert held is not None
    assert len(list(folder.iterdir())) == 1
    held.release()
    assert list(folder.iterdir()) == []


def test_whoever_holds_a_claim_is_alone(copies: Callable[..., Copy], tmp_path: Path) -> None:
    """Also when one copy opens the lock file while another removes it."""
    rushing = [copies("rush", tmp_path, "aa", 300) for _ in range(3)]
    assert [copy.says() for copy in rushing] == ["0"] * 3


def test_the_autosave_of_a_game_that_another_copy_plays_is_never_dropped(
    session: Session[Any], copies: Callable[..., Copy], tmp_path: Path
) -> None:
    for number in range(3):
        path = saves.autosave(tmp_path, save_of(session, f"{number}a"))
        os.utime(path, ns=(number * 10**9, number * 10**9))
    copy = copies("hold", tmp_path, "0a")
    assert copy.says() == "held"
    saves.autosave(tmp_path, save_of(session, "ff"), keep=1)
    left = sorted(path.name for path in tmp_path.glob("autosave-*"))
    assert left == [f"autosave-{uid}{saves.SUFFIX}" for uid in ("0a", "ff")]
    copy.end(kill=True)
    saves.autosave(tmp_path, save_of(session, "ff"), keep=1)
    assert [path.name for path in tmp_path.iterdir()] == [f"autosave-ff{saves.SUFFIX}"]


def test_lock_files_of_the_dead_are_swept_and_those_of_the_living_stay(
    session: Session[Any], copies: Callable[..., Copy], tmp_path: Path
) -> None:
    dead, living = copies("hold", tmp_path, "dd"), copies("hold", tmp_path, "11")
    assert [dead.says(), living.says()] == ["held", "held"]
    dead.end(kill=True)
    own = saves.claim(tmp_path, "aa")
    assert own is not None
    assert len(list(tmp_path.iterdir())) == 3
    saves.autosave(tmp_path, save_of(session, "aa"))
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [".autosave-11.lock", ".autosave-aa.lock", f"autosave-aa{saves.SUFFIX}"]
    assert saves.claim(tmp_path, "11") is None
    own.release()


def test_where_nothing_can_be_locked_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    held = saves.claim(tmp_path / "file", "aa")
    assert held is not None
    held.release()

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    held = saves.claim(tmp_path, "aa")
    assert held is not None
    held.release()


# Formats: old ones are migrated, step by step, and samples of each load for ever.


def test_older_formats_are_migrated_step_by_step(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    def names_players(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "players": body.pop("people")}

    def spells_moves(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "moves": [[player, text.lower().replace("_", "-")] for player, text in body["moves"]]}

    monkeypatch.setattr(saves, "FORMAT", 3)
    monkeypatch.setattr(saves, "_MIGRATIONS", (names_players, spells_moves))
    empty = saves.dump(save_of(random_game(0)))
    body = body_of(empty)
    oldest = {**body, "format": 1, "people": body["players"], "moves": [[1, "END_TURN"]]}
    del oldest["players"]
    fresh = saves.parse(empty).record
    for old in (oldest, {**body, "format": 2, "moves": [[1, "END_TURN"]]}):
        parsed = saves.parse(sealed(old))
        assert parsed.players == ("south", "north")
        assert [(entry.player, entry.move) for entry in parsed.record.entries] == [(1, Move("end-turn"))]
        assert parsed.record.seed == fresh.seed
    with pytest.raises(SaveError) as caught:
        saves.parse(sealed({**body, "format": 4}))
    assert caught.value.reason == "newer"


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.save.json")), ids=lambda path: path.name)
def test_samples_of_every_format_load_for_ever(path: Path) -> None:
    session = saves.load(saves.read(path), shelf)
    assert session.ply > 10
    kinds = {entry.move.kind for entry in session.record.entries}
    assert {"react", "counter", "replace", "pass"} <= kinds


def test_there_is_a_sample_of_every_format() -> None:
    formats = {json.loads(path.read_bytes())["format"] for path in SAMPLES.glob("*.save.json")}
    assert formats == set(range(1, saves.FORMAT + 1))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": ["Anne", "Ben\ud800"]}, "broken"),
        ({"table": {"note": "\ud800"}}, "broken"),
        ({"players": ["Anne", "B\x00n"]}, "bad-field"),
        ({"facts": {"stage": "a\x07b"}}, "bad-field"),
        ({"facts": {"a\x07b": 1}}, "bad-field"),
        ({"saved": "9999-12-31T23:59:59-14:00"}, "bad-field"),
        ({"created": "0001-01-01T00:00:00+14:00"}, "bad-field"),
    ],
)
def test_what_could_not_be_shown_or_written_again_is_refused(
    fields: dict[str, Any], reason: str, session: Session[Any], tmp_path: Path
) -> None:
    path = tmp_path / f"game{saves.SUFFIX}"
    path.write_bytes(forged(saves.dump(save_of(session)), **fields))
    with pytest.raises(SaveError) as caught:
        saves.read(path)
    assert caught.value.reason == reason
    (row,) = save_list.heads(tmp_path)
    if "table" not in fields:
        assert row.error is not None, "nor does the list show it"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_only_ordinary_files_are_written_and_listed(session: Session[Any], tmp_path: Path) -> None:
    pipe = tmp_path / f"pipe{saves.SUFFIX}"
    os.mkfifo(pipe)
    (tmp_path / f"folder{saves.SUFFIX}").mkdir()
    with pytest.raises(SaveError, match="not-a-file"):
        saves.write(pipe, save_of(session))
    assert pipe.is_fifo()
    assert save_list.heads(tmp_path) == []


def test_a_link_stays_a_link(session: Session[Any], tmp_path: Path) -> None:
    goal, link = tmp_path / f"goal{saves.SUFFIX}", tmp_path / f"link{saves.SUFFIX}"
    goal.write_text("the old one")
    try:
        link.symlink_to(goal)
    except OSError:
        pytest.skip("this system lets nobody make links")
    saves.write(link, save_of(session))
    assert link.is_symlink()
    assert saves.read(goal).record.game == session.rules.name
