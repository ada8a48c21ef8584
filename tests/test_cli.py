"""The command line: games in words, typed moves, replays, and clear words for what cannot be done."""

import io
import re
import sys
from pathlib import Path

import pytest

from boardgames import games
from boardgames.cli import main
from boardgames.core import saves

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
