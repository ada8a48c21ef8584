"""What cannot be printed is said in words, in both languages, and nothing is left half-written."""

import errno
import os
import re
from pathlib import Path
from typing import Any

import pytest

from boardgames import drawings, files, games
from boardgames.cli import main
from boardgames.printing import press
from boardgames.printing.kit import PrintError
from boardgames.printing.laying import block, packed, tiles
from boardgames.printing.paper import PAPERS, usual
from boardgames.printing.sheets import Box, Column, Picture, Sheet, Window
from boardgames.words import LANGUAGES, Words
from tests.paper import printed
from tests.printing.ordering import GAMES, every_game

GUIDE = ["--paper", "a4", "--parts", "guide"]


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = main(list(argv))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def refused(path: Path) -> str:
    with pytest.raises(PrintError) as told:
        press.write(path, b"%PDF")
    return told.value.reason


# ---------------------------------------------------------------- the command line


PAGES = {"rois": 24, "koth": 23, "assassins": 19}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kit_is_written(game: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "board.pdf"
    code, out, err = run(capsys, "print", game, "--paper", "a4", "--out", str(path), "--lang", language)
    assert (code, err) == (0, "")
    assert out.startswith(f"{PAGES[game]} pages, ")
    assert str(path) in out
    assert path.read_bytes().startswith(b"%PDF-")
    assert os.listdir(tmp_path) == ["board.pdf"]


def test_the_language_may_be_said_before_or_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for place, argv in enumerate((["--lang", "fr", "print", "rois"], ["print", "rois", "--lang", "fr"])):
        path = tmp_path / f"{place}.pdf"
        assert run(capsys, *argv, *GUIDE, "--out", str(path))[0] == 0
        made.append(path.read_bytes())
    assert made[0] == made[1]
    run(capsys, "--lang", "en", "print", "rois", *GUIDE, "--out", str(tmp_path / "en.pdf"))
    assert (tmp_path / "en.pdf").read_bytes() != made[0]


def test_without_a_name_it_is_called_by_its_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(capsys, "print", "rois", *GUIDE, "--ink", "low", "--theme", "space")[0] == 0
    assert os.listdir(tmp_path) == ["rois-space-a4-low.pdf"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("argv", "reason", "value"),
    [
        (["chess"], "unknown-game", "chess"),
        (["rois", "--paper", "a3"], "unknown-paper", "a3"),
        (["rois", "--parts", "board,dragons"], "unknown-part", "dragons"),
        (["rois", "--ink", "invisible"], "unknown-ink", "invisible"),
        (["rois", "--theme", "pirates"], "unknown-look", "pirates"),
        (["koth", "--theme", "space"], "one-look", "space"),
        (["rois", "--square", "7"], "unknown-square", "7"),
        (["rois", "--out", "/no/such/folder/x.pdf"], "no-folder", "/no/such/folder"),
        (["rois", "--out", "/"], "is-folder", "/"),
    ],
)
def test_what_there_is_not_is_said_in_one_sentence(
    argv: list[str], reason: str, value: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "--lang", language, "print", *argv)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert value in err
    first = Words(language, "print").say(f"error.{reason}", value=value, known=("*",)).split("*")[0].split(value)[0]
    assert err.startswith(f"boardgames: {first}")


def test_a_game_without_a_kit_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "kit", lambda name: None)
    with pytest.raises(PrintError, match="no-kit"):
        press.ordered("rois")
    assert games.printable() == ()


# ---------------------------------------------------------------- writing


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EACCES, "no-permission"),
        (errno.EROFS, "no-permission"),
        (errno.EIO, "not-written"),
    ],
)
def test_a_write_that_fails_leaves_what_was_there(
    number: int, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "board.pdf"
    path.write_bytes(b"the old one")

    def fail(_: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("boardgames.core.saves.os.fsync", fail)
    assert refused(path) == reason
    assert os.listdir(tmp_path) == ["board.pdf"]
    assert path.read_bytes() == b"the old one"


def test_a_file_that_is_open_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows tells it: the new file is there, but the old one cannot be replaced."""
    path = tmp_path / "board.pdf"
    path.write_bytes(b"the old one")

    def fail(source: Path, target: Path) -> None:
        raise PermissionError(errno.EACCES, "used by another process", str(source), None, str(target))

    monkeypatch.setattr("boardgames.core.saves.os.replace", fail)
    assert refused(path) == "in-use"
    assert os.listdir(tmp_path) == ["board.pdf"]
    assert path.read_bytes() == b"the old one"


def test_a_missing_folder_and_a_folder_by_that_name(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere" / "board.pdf") == "no-folder"
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "board.pdf").mkdir()
    assert refused(tmp_path / "board.pdf") == "is-folder"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_device_is_not_replaced_by_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "board.pdf"
    os.mkfifo(pipe)
    assert refused(pipe) == "not-a-file"
    assert run(capsys, "print", "rois", *GUIDE, "--out", str(pipe))[0] == 2
    assert pipe.is_fifo()


def test_every_reason_has_words() -> None:
    source = "".join(path.read_text() for path in Path(press.__file__).parent.glob("*.py"))
    reasons = set(re.findall(r'(?:PrintError|_among)\(\s*"([a-z-]+)"', source))
    assert len(reasons) > 12
    for language in LANGUAGES:
        words = Words(language, "print")
        assert not [reason for reason in reasons if words.find(f"error.{reason}") is None]


# ---------------------------------------------------------------- stopping and what is missing


def test_the_work_can_be_stopped_at_every_step() -> None:
    order = press.ordered("rois", paper="a4", parts=["guide", "life"])
    heard: list[tuple[str, float]] = []

    def listen(what: str, share: float) -> bool:
        heard.append((what, share))
        return True

    press.pdf(order, listen)
    assert [share for _, share in heard] == sorted(share for _, share in heard)
    assert {what for what, _ in heard} == {"reading", "setting", "binding"}
    for last in range(len(heard)):
        left = [last]

        def stop(what: str, share: float, left: list[int] = left) -> bool:
            left[0] -= 1
            return left[0] >= 0

        with pytest.raises(press.Stopped):
            press.pdf(order, stop)


def typeset(*items: Any) -> None:
    order = press.ordered("rois", paper="a4", parts=["guide"])
    press.typeset(order, (Sheet("guide", "", PAPERS["a4"], items),), 1, 1)


def test_a_missing_picture_is_said() -> None:
    with pytest.raises(PrintError, match="no-picture"):
        typeset(Picture("rois/unicorn", 0, 0, 10, 10))


def test_a_missing_typeface_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(press.FACES, "sans", "Comic Sans")
    with pytest.raises(PrintError, match="not-set"):
        typeset()


def test_a_template_that_cannot_be_set_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for source in (b"#image(", b'#image("/elsewhere.svg")'):
        monkeypatch.setattr(press, "template", lambda source=source: source)
        with pytest.raises(PrintError, match="not-set"):
            typeset()


def test_a_missing_template_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = press.ordered("rois", paper="a4", parts=["guide"])
    laid = press.sheets(order)
    monkeypatch.setattr(files, "assets", lambda: tmp_path)
    with pytest.raises(PrintError, match="no-picture"):
        press.typeset(order, laid, 1, 1)


def test_all_words_in_drawings_have_a_typeface() -> None:
    """typst is silent about a family that it does not have inside a picture."""
    families = set(press.fonts().families())
    assert set(press.FACES.values()) <= families
    for game in GAMES:
        for look in press.kit_of(game).looks or ("",):
            for name in printed(press.ordered(game, paper="a4", look=look)):
                text = drawings.path_of(name, "en").read_text(encoding="utf-8")
                assert all(family in families for family in _families(text)), name


def _families(svg: str) -> list[str]:
    return [piece.partition('"')[0] for piece in svg.split('font-family="')[1:]]


# ---------------------------------------------------------------- papers and laying


@pytest.mark.parametrize(
    ("told", "paper"),
    [
        ({"LANG": "en_US.UTF-8"}, "letter"),
        ({"LANG": "fr_CA.UTF-8"}, "letter"),
        ({"LANG": "es_MX"}, "letter"),
        ({"LANG": "fr_FR.UTF-8"}, "a4"),
        ({"LANG": "en_GB.UTF-8"}, "a4"),
        ({"LANG": "C.UTF-8"}, "a4"),
        ({}, "a4"),
        ({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}, "a4"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"}, "letter"),
    ],
)
def test_the_paper_of_a_region(told: dict[str, str], paper: str) -> None:
    assert usual(told) == paper


@every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_everything_lies_within_what_printers_reach(game: str, paper: str) -> None:
    kit = press.kit_of(game)
    for square in kit.squares:
        for sheet in press.sheets(press.ordered(game, paper=paper, square=square, parts=kit.parts)):
            laid = [item for item in sheet.items if isinstance(item, Picture | Box | Window)]
            assert laid, sheet.title
            for item in laid:
                assert item.x >= 8, sheet.title
                assert item.y >= 8, sheet.title
                assert item.x + item.w <= sheet.paper.w - 8, sheet.title
                assert item.y + item.h <= sheet.paper.h - 12, sheet.title


@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_cover_the_whole_and_no_more_pages_than_needed(paper: str) -> None:
    for side in (100.0, 225.6, 338.4, 451.2):
        laid = tiles(PAPERS[paper], side, side)
        area = sum(tile.part.w * tile.part.h for tile in laid)
        assert area >= side * side - 1e-6
        assert all(tile.place.x >= 12 - 1e-6 and tile.place.y >= 12 - 1e-6 for tile in laid)
    assert len(tiles(PAPERS[paper], 150, 150)) == 1
    with pytest.raises(ValueError, match="larger than the paper"):
        block(PAPERS[paper], 400, 400)


@pytest.mark.parametrize("paper", PAPERS)
def test_pieces_of_all_sizes_are_packed(paper: str) -> None:
    """A long piece turns its page, a small one fills what others leave, and each lies on one page."""
    sizes = [(240.0, 60.0), (60.0, 160.0), (20.0, 20.0), (150.0, 150.0), (20.0, 20.0)]
    pages = list(packed(PAPERS[paper], sizes))
    assert sorted(k for _, places in pages for k in places) == [0, 1, 2, 3, 4]
    for lying, places in pages:
        for k, place in places.items():
            assert (place.w, place.h) == sizes[k]
            assert place.x >= lying.room.x - 1e-6
            assert place.x + place.w <= lying.room.x + lying.room.w + 1e-6
            assert place.y + place.h <= lying.room.y + lying.room.h + 1e-6
        if 0 in places:
            assert lying.w > lying.h
    assert len(pages) == 2
    with pytest.raises(ValueError, match="larger than the paper"):
        list(packed(PAPERS[paper], [(20, 20), (400, 10)]))


@every_game
@pytest.mark.parametrize("backs", [True, False])
def test_the_guide_names_every_page_of_the_cards(game: str, backs: bool) -> None:
    """Whoever prints these pages on both sides needs the last back, too."""
    parts = ("guide", "board", "cards", "backs") if backs else ("guide", "board", "cards")
    laid = press.sheets(press.ordered(game, paper="a4", parts=parts))
    numbers = [number for number, sheet in enumerate(laid, start=1) if sheet.part in ("cards", "backs")]
    guide = next(sheet for sheet in laid if sheet.part == "guide")
    said = [told for item in guide.items if isinstance(item, Column) for _, told in item.rows]
    assert any(told.startswith(f"Pages {numbers[0]} to {numbers[-1]}. ") for told in said)
    assert [laid[number - 1].part for number in numbers[:2]] == ["cards", "backs" if backs else "cards"]
