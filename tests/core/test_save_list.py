"""Names of saved games, and the list of them: quick, whole, and clear about what is wrong."""

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from boardgames.core import save_list, save_names, saves
from boardgames.core.saves import SUFFIX, SaveError
from tests.core.tables import random_game, shelf

NAMES = (
    "Dimanche à l’aube",
    "CON",
    "con.txt",
    "lpt9",
    "..",
    'a/b\\c:d*e?f"g<h>i|j',
    "   spaces   ",
    "trailing dot.",
    "漢字",
    "\U0001f409",
    "autosave-c0ffee",
    "x" * 300,
    "Œuvre ß",
)


def a_save(name: str = "", ply: int = 3) -> saves.Save:
    return saves.snapshot(random_game(ply, seed=4), ("Anne", "Ben"), uid="c0ffee", name=name)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_has_a_file_that_every_system_takes(name: str, tmp_path: Path) -> None:
    path = save_list.write_new(tmp_path, a_save(name))
    stem = path.name.removesuffix(SUFFIX)
    assert stem.isascii()
    assert stem == stem.lower()
    assert set(stem) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert 0 < len(stem) <= save_names.LONGEST_STEM + 5
    assert stem not in ("con", "nul", "lpt9")
    assert not saves.is_autosave(path)
    assert saves.read(path).name == save_names.clean(name)


def test_names_that_lose_their_difference_have_files_of_their_own(tmp_path: Path) -> None:
    names = ("Été", "ete", "ETE!", "漢字", "字漢")
    paths = [save_list.write_new(tmp_path, a_save(name)) for name in names]
    assert len({path.name.lower() for path in paths}) == len(names)
    assert [saves.read(path).name for path in paths] == list(names)
    (tmp_path / f"Big{SUFFIX}").write_bytes(b"")
    assert save_list.write_new(tmp_path, a_save("big")).name == f"big-2{SUFFIX}", "Windows knows no capitals"


def test_a_game_is_found_by_its_name(tmp_path: Path) -> None:
    path = save_list.write_new(tmp_path, a_save("Élan"))
    saves.autosave(tmp_path, a_save("Alone"))
    assert save_list.called(tmp_path, "  éLAN ") == path
    assert save_list.called(tmp_path, "elan") is None
    assert save_list.called(tmp_path, "Alone") is None, "what is written by itself is no game that is overwritten"


def test_a_file_without_a_name_still_loads() -> None:
    save = a_save()
    assert b'"name"' not in saves.dump(save)
    found = saves.parse(saves.dump(save))
    assert found.name == ""
    assert saves.load(found, shelf).checksum() == save.position
    named = replace(save, name="Élan")
    assert saves.parse(saves.dump(named)).name == "Élan"


@pytest.mark.parametrize("name", ["two\nlines", "x" * 200, " blank"])
def test_a_forged_name_is_refused(name: str) -> None:
    with pytest.raises(SaveError) as error:
        saves.parse(saves.dump(replace(a_save(), name=name)))
    assert (error.value.reason, error.value.args_) == ("bad-field", {"field": "name"})


def test_the_list_tells_what_the_files_hold(tmp_path: Path) -> None:
    session = random_game(3, seed=4)
    for number, stamp in enumerate(("2026-01-02", "2026-01-01", "2026-01-03")):
        save = saves.snapshot(session, ("Anne", "Ben"), name=f"Game {number}")
        save_list.write_new(tmp_path, replace(save, saved=f"{stamp}T10:00:00+00:00"))
    rows = save_list.heads(tmp_path)
    assert [row.name for row in rows] == ["Game 2", "Game 0", "Game 1"]
    for row in rows:
        save = saves.read(row.path)
        assert (row.game, row.uid, row.players, row.saved, row.facts) == (
            save.record.game,
            save.uid,
            save.players,
            save.saved,
            save.facts,
        )
        assert not row.automatic
        assert row.error is None


def test_the_list_reads_only_beginnings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves.autosave(tmp_path, a_save("Élan", ply=200))
    monkeypatch.setattr(save_list, "read", lambda path: pytest.fail("the whole file was read"))
    (row,) = save_list.heads(tmp_path)
    assert row.automatic
    assert row.name == "Élan"


def broken(data: bytes) -> dict[str, bytes]:
    return {
        "empty": b"",
        "broken": data[: len(data) // 2],
        "foreign": b'{"app": "another"}',
        "newer": data.replace(b'"format": 1', b'"format": 9'),
        "bad-field": saves.dump(replace(saves.parse(data), uid="no uid")),
    }


def test_a_broken_file_is_listed_with_its_reason(tmp_path: Path) -> None:
    files = broken(saves.dump(a_save()))
    for reason, data in files.items():
        (tmp_path / f"{reason}{SUFFIX}").write_bytes(data)
    rows = {row.path.name.removesuffix(SUFFIX): row.error for row in save_list.heads(tmp_path)}
    assert {name: error.reason for name, error in rows.items() if error is not None} == {name: name for name in files}
    for row in save_list.heads(tmp_path):
        save_list.remove(row.path)
    assert list(tmp_path.iterdir()) == []


def test_another_way_of_writing_the_same_file_is_listed_too(tmp_path: Path) -> None:
    data = saves.dump(a_save("Élan"))
    (tmp_path / f"one{SUFFIX}").write_bytes(data.replace(b"\n ", b"\n\t") + b"\n")
    (row,) = save_list.heads(tmp_path)
    assert (row.name, row.error) == ("Élan", None)


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert save_list.heads(tmp_path / "nowhere") == []


def test_a_folder_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    with pytest.raises(SaveError) as error:
        save_list.heads(file)
    assert error.value.reason == "folder"


def test_a_name_can_be_changed(tmp_path: Path) -> None:
    path = save_list.write_new(tmp_path, a_save("Old"))
    before = saves.read(path)
    found = save_list.rename(path, "New name")
    assert found.name == f"new-name{SUFFIX}"
    assert not path.exists()
    assert saves.read(found) == replace(before, name="New name")
    assert save_list.rename(found, "NEW name") == found


def test_an_autosave_keeps_its_place_under_its_new_name(tmp_path: Path) -> None:
    path = saves.autosave(tmp_path, a_save())
    assert save_list.rename(path, "Sunday") == path
    assert saves.read(path).name == "Sunday"
    assert [left.name for left in tmp_path.iterdir()] == [path.name], "no lock is left"


def test_a_game_that_is_played_is_neither_renamed_nor_removed(tmp_path: Path) -> None:
    path = saves.autosave(tmp_path, a_save())
    held = saves.claim(tmp_path, "c0ffee")
    assert held is not None
    before = path.read_bytes()
    for doing in (lambda: save_list.rename(path, "Other"), lambda: save_list.remove(path)):
        with pytest.raises(SaveError) as error:
            doing()
        assert error.value.reason == "in-use"
    assert path.read_bytes() == before
    held.release()
    save_list.remove(path)
    assert not path.exists()


def test_a_file_that_has_gone_is_told(tmp_path: Path) -> None:
    for doing in (save_list.remove, lambda path: save_list.rename(path, "x"), saves.read):
        with pytest.raises(SaveError) as error:
            doing(tmp_path / f"gone{SUFFIX}")
        assert error.value.reason == "missing"


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    path = save_list.write_new(tmp_path, a_save("Old"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refused)
        with pytest.raises(SaveError, match="no-permission"):
            save_list.rename(path, "x")
        patch.setattr(Path, "unlink", refused)
        with pytest.raises(SaveError, match="not-removed"):
            save_list.remove(path)
    assert saves.read(path).name == "Old"


def test_a_file_from_elsewhere_is_taken_in(tmp_path: Path) -> None:
    away, home = tmp_path / "away", tmp_path / "home"
    away.mkdir()
    source = away / "My Game.save.json"
    source.write_bytes(saves.dump(a_save()))
    found = save_list.take_in(source, home, shelf)
    assert found == home / f"my-game{SUFFIX}"
    assert saves.read(found).name == "My Game"
    assert source.exists()
    assert save_list.take_in(source, home, shelf) == home / f"my-game-2{SUFFIX}"


def test_nothing_broken_is_taken_in(tmp_path: Path) -> None:
    source, home = tmp_path / "x.json", tmp_path / "home"
    for data in (*broken(saves.dump(a_save())).values(), saves.dump(replace(a_save(), position="0" * 16))):
        source.write_bytes(data)
        with pytest.raises(SaveError):
            save_list.take_in(source, home, shelf)
    assert not home.exists()
