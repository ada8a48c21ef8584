"""The command line: games in words, typed moves, replays, and clear words for what cannot be done."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

from boardgames import files, games
from boardgames.app import start
from boardgames.cli import main
from boardgames.core import saves

ROOT = Path(__file__).parent.parent
RANDOM = ["play", "rois", "--seats", "random,random", "--option", "army=skirmish"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(["--lang", "en", *argv])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_whole_game_in_words_ends_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *RANDOM, "--seed", "7")
    assert code == 0
    assert "Seed: 7" in out
    assert out.count("\n") > 100
    assert out.rstrip().endswith("[ROIS-END-02]")
    assert "%{" not in out


def test_the_same_seed_tells_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, *RANDOM, "--seed", "11")
    assert run(capsys, *RANDOM, "--seed", "11") == first
    assert run(capsys, *RANDOM, "--seed", "12")[1] != first[1]


def test_it_speaks_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", *RANDOM, "--seed", "7"]) == 0
    assert "Manche 2" in capsys.readouterr().out


def test_a_saved_game_replays_open_and_from_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.save.json"
    _, played, _ = run(capsys, *RANDOM, "--seed", "7", "--save", str(path))
    assert str(path) in played
    code, replayed, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "You draw" in replayed, "a finished game is open: every hand is told"
    _, south, _ = run(capsys, "replay", str(path), "--as", "south")
    _, north, _ = run(capsys, "replay", str(path), "--as", "north")
    assert south.count("You draw") + north.count("You draw") == replayed.count("You draw")
    assert 0 < south.count("You draw") < replayed.count("You draw")


def test_an_unfinished_game_replays_without_its_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save.json"
    type_in(monkeypatch, "end-turn", "quit")
    run(capsys, "play", "rois", "--seats", "stdin,random", "--seed", "7", "--save", str(path))
    _, replayed, _ = run(capsys, "replay", str(path))
    assert "You draw" not in replayed
    assert saves.read(path).facts["ply"] != 0


def test_typed_moves_are_judged_and_forced_parts_fill_themselves_in(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch, "", "?", "fly", "=", "strike card=2D zone=A1 to=B2 how=damage", "undo", "end-turn", "quit")
    code, out, _ = run(capsys, *RANDOM[:2], "--seats", "stdin,stdin", "--seed", "7", "--option", "army=skirmish")
    assert code == 0
    assert "Pass to" in out
    assert "end-turn" in out
    assert "TABLE-FORM" in out
    assert "ROIS-" in out


def test_the_hand_of_one_is_never_printed_before_he_sits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch)
    _, out, _ = run(capsys, "play", "rois", "--seats", "stdin,stdin", "--seed", "7")
    assert "Pass to" in out
    assert "hands=" not in out
    assert "You draw" not in out


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["replay", "/nowhere/at/all.save.json"], "boardgames: "),
        (["play", "rois", "--seats", "random"], "boardgames: "),
        (["play", "rois", "--seats", "random,dragon"], "boardgames: "),
        (["play", "rois", "--option", "players=9"], "ROIS-SCN-02"),
        (["play", "rois", "--option", "teams=on"], "ROIS-RULING-49"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    argv: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("argv", "told"),
    [
        (["fly"], ("not understood", "pas compris")),
        (["play"], ("not understood", "pas compris")),
        (["play", "rois", "--pieces", "9"], ("not understood", "pas compris")),
        (["play", "chess"], ("“chess”. Possible: rois", "«\u00a0chess\u00a0». Possible\u00a0: rois")),
        (["referee", "chess"], ("“chess”. Possible: rois", "«\u00a0chess\u00a0». Possible\u00a0: rois")),
        (["play", "rois", "--seed", "x"], ("--seed “x” is no whole number", "n’est pas un nombre entier")),
        (["play", "rois", "--option", "x"], ("NAME=VALUE", "NOM=VALEUR")),
        (["print", "rois", "--square", "abc"], ("--square “abc” is no", "--square «\u00a0abc\u00a0» n’est")),
        (["print", "rois", "--lang", "de"], ("--lang cannot be “de”", "")),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_players_language(
    argv: list[str], told: tuple[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, words in zip(("en", "fr"), told, strict=True):
        monkeypatch.setenv("LC_ALL", f"{language}_FR.UTF-8")
        assert main(argv) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert words in captured.err
        assert captured.err.count("\n") == 1


@pytest.mark.parametrize("command", ["", "play", "replay", "print", "referee"])
def test_help_speaks_the_players_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for language in ("en", "fr"):
        with pytest.raises(SystemExit) as stopped:
            main(["--lang", language, *command.split(), "--help"])
        assert stopped.value.code == 0
        texts.append(capsys.readouterr().out)
    told = ({line.strip() for line in text.splitlines() if "  " in line.strip()} for text in texts)
    assert not set.intersection(*told)
    assert "usage:" not in texts[1]


# ---------------------------------------------------------------- the window, a saved game, a folder for everything


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path | None, str]]:
    """What the window was opened with, instead of a window."""
    found: list[tuple[Path | None, str]] = []
    monkeypatch.setattr(start, "run", lambda path=None, language="": found.append((path, language)))
    monkeypatch.setattr(files, "_portable", None)
    return found


@pytest.mark.parametrize("before", [[], ["--lang", "fr"], ["--lang=fr"], ["--data-dir", "here", "--lang", "fr"]])
def test_a_saved_game_in_place_of_a_command_opens_the_window_at_it(
    opened: list[tuple[Path | None, str]], before: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("Le jeu d’été.save.json")
    path.write_text("{}", encoding="utf-8")
    assert main([*before, str(path)]) == 0
    assert main([str(path), *before]) == 0
    assert main(before) == 0
    language = "fr" if before else ""
    assert opened == [(path, language), (path, language), (None, language)]


def test_a_file_without_the_usual_ending_is_opened_too(opened: list[tuple[Path | None, str]], tmp_path: Path) -> None:
    path = tmp_path / "play me"
    path.write_text("{}", encoding="utf-8")
    assert main([str(path)]) == 0
    assert opened == [(path, "")]


def test_a_saved_game_that_is_not_there_is_told_before_a_window_opens(
    opened: list[tuple[Path | None, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "/nowhere/at/all.save.json")
    assert (code, err.count("\n"), opened) == (2, 1, [])
    code, _, err = run(capsys, "/nowhere/at/all.save.json", "play", "rois")
    assert code == 2
    assert "not understood" in err


@pytest.mark.parametrize("place", [0, 2])
def test_everything_is_kept_in_one_folder_if_one_is_named(
    opened: list[tuple[Path | None, str]], tmp_path: Path, place: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "sur la clé" / "jeux"
    argv = [*RANDOM, "--seed", "7"] if place else []
    assert main([*argv[:place], "--data-dir", str(home), *argv[place:]]) == 0
    assert home.is_dir()
    kept = files.player_saves(), files.settings_file(), files.logs(), files.cache(), files.printed()
    assert all(path.parent == home for path in kept)
    assert len(set(kept)) == len(kept)


def test_without_one_each_kind_lies_where_the_system_keeps_it(opened: list[tuple[Path | None, str]]) -> None:
    assert main([]) == 0
    assert files.logs() == platformdirs.user_log_path("boardgames", appauthor=False)
    assert files.player_saves().parent == platformdirs.user_data_path("boardgames", appauthor=False)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "nothing can be kept there"), ("fr", "rien ne peut y être gardé")]
)
def test_a_folder_that_cannot_be_is_told(
    opened: list[tuple[Path | None, str]],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    argv = ["--data-dir", str(tmp_path / "file" / "under"), "--lang", language]
    assert main(argv) == 2
    assert words in capsys.readouterr().err
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main(["--data-dir", str(tmp_path), "--lang", language]) == 2
    assert words in capsys.readouterr().err
    assert opened == []


@pytest.mark.parametrize(("language", "words"), [("en", "stopped because of an error"), ("fr", "erreur interne")])
def test_an_error_of_our_own_is_told_and_written_down(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise RuntimeError(str(path))

    monkeypatch.setattr(files, "_portable", tmp_path)
    monkeypatch.setattr(saves, "read", fail)
    assert main(["--lang", language, "replay", "7S"]) == 1
    err = capsys.readouterr().err
    (report,) = (tmp_path / "logs").iterdir()
    assert words in err
    assert str(report) in err
    assert "Traceback" not in err
    assert "7S" not in report.read_text(encoding="utf-8")


WINDOWED = """
import os, sys
sys.stdin = sys.stdout = sys.stderr = None
for number in (0, 1, 2):
    os.close(number)
from boardgames.cli import main
code = main(sys.argv[1:])
raise SystemExit(code)
"""


@pytest.mark.parametrize(
    ("argv", "code"),
    [(["--version"], 0), (["--help"], 0), (["fly"], 2), ([*RANDOM, "--seed", "7"], 0), (["replay", "nothing"], 2)],
)
def test_without_any_console_nothing_fails(argv: list[str], code: int, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", WINDOWED, *argv], env=env, cwd=tmp_path, timeout=120)
    assert done.returncode == code
    assert not list(tmp_path.rglob("crash-*"))


@pytest.mark.parametrize("locale", ["C", "POSIX", "fr_FR.ISO-8859-1"])
def test_an_old_locale_is_no_reason_to_stumble_over_accents(locale: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": locale, "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    path = tmp_path / "été.save.json"
    argv = [sys.executable, "-m", "boardgames", "--lang", "fr", *RANDOM, "--seed", "7", "--save", str(path)]
    done = subprocess.run(argv, env=env, cwd=tmp_path, capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "dame de cœur" in done.stdout.decode("utf-8")
    assert saves.read(path).record.entries


def test_an_unknown_seat_of_a_replay_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.save.json"
    run(capsys, *RANDOM, "--seed", "7", "--save", str(path))
    code, _, err = run(capsys, "replay", str(path), "--as", "west")
    assert code == 2
    assert "west" in err


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_is_played_to_its_end_in_a_terminal(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "--lang", language, "play", game, "--seats", "random,random", "--seed", "7")
    assert (code, err) == (0, "")
    ended = out.strip().splitlines()[-1]
    assert re.search(r"\[[A-Z]+-[A-Z]+-\d+\]$", ended)
