"""The built app, from its Debian package, in an empty folder with an empty home: it speaks, prints, opens, plays.

`.ci/run` runs this when packaging, dependencies or assets have changed, `make soak` always (see conftest.py). The time
until the first picture is measured by `python -m installer.check`, because no test asserts a time.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest
from pypdf import PdfReader

from boardgames import files, games
from boardgames.app import settings as kept
from boardgames.core import save_list, saves
from installer import check, linux
from tests.window import test_real_window as real

pytestmark = [pytest.mark.timeout(1200), pytest.mark.xdist_group("real-window")]
ROOT = Path(__file__).parents[2]
LARGEST = 60_000_000
MISSING = [tool for tool in ("dpkg-deb", "Xvfb", "xdotool", "strip") if shutil.which(tool) is None]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built as everybody builds it."""
    assert not MISSING, f"needs the Debian packages dpkg, xvfb, xdotool, binutils (missing: {MISSING})"
    folder = tmp_path_factory.mktemp("installer")
    said = [
        sys.executable,
        "build_installer.py",
        "--fast",
        "--out",
        str(folder / "out"),
        "--work",
        str(folder / "work"),
    ]
    done = subprocess.run(said, cwd=ROOT, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = (folder / "out").glob("*.deb")
    assert str(path) in done.stdout, "path, size and checksum are told"
    assert done.stdout.count("SHA-256") == 2
    return path


@pytest.fixture(scope="module")
def command(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, unpacked into a folder with spaces and accents in its name."""
    return check.unpack(package, tmp_path_factory.mktemp("été à la mer"))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    made = tmp_path / "chez Zoé"
    made.mkdir()
    return made


def said(command: Path, home: Path, *argv: str, **more: str) -> "subprocess.CompletedProcess[str]":
    env = {**check.clean(home), **more}
    return subprocess.run([str(command), *argv], env=env, cwd=home, capture_output=True, encoding="utf-8", timeout=120)


def test_the_package_is_small_even_when_it_is_packed_in_haste(package: Path) -> None:
    assert package.stat().st_size < LARGEST


def test_everything_lies_where_the_system_looks_for_it(package: Path, command: Path) -> None:
    root = command.parents[2]
    assert all((root / name).exists() for name in linux.shared_files())
    inside = root / linux.HOME / "_internal"
    for name in ("assets", "saves"):
        shipped = {path.relative_to(ROOT / name) for path in (ROOT / name).rglob("*") if path.is_file()}
        assert shipped == {p.relative_to(inside / "boardgames" / name) for p in _files(inside / "boardgames" / name)}
    for left_out in ("pygame_gui", "PIL", "*.ttf"):
        assert [path.name for path in inside.rglob(left_out)] in ([], ["freesansbold.ttf"]), left_out


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_every_library_has_its_licence(command: Path) -> None:
    inside = command.parents[2] / linux.HOME / "_internal"
    table = (inside / "LICENSES" / "README.md").read_text(encoding="utf-8")
    patterns = [word for row in table.splitlines() if row.startswith("| ") for word in re.findall(r"`([^`]+)`", row)]
    unnamed = [
        path.name for path in inside.rglob("lib*.so*") if not any(fnmatch(path.name, pattern) for pattern in patterns)
    ]
    assert not unnamed


@pytest.mark.parametrize("locale", ["C", "fr_FR.ISO-8859-1", "en_GB.UTF-8"])
def test_it_speaks_in_every_locale(command: Path, home: Path, locale: str) -> None:
    told = said(command, home, "--version", LC_ALL=locale)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("boardgames ")
    argv = "--lang fr play rois --seats random,random --seed 7 --save été.save.json".split()
    told = said(command, home, *argv, LC_ALL=locale)
    assert (told.returncode, told.stderr) == (0, "")
    assert "dame de cœur" in told.stdout
    assert saves.read(home / "été.save.json").facts["ply"]


@pytest.mark.parametrize("game", games.printable())
def test_it_prints_the_same_boards_as_the_sources(command: Path, home: Path, game: str) -> None:
    told = said(command, home, "print", game, "--paper", "a4", "--out", "board.pdf")
    assert (told.returncode, told.stderr) == (0, "")
    sources = [sys.executable, "-m", "boardgames", "--lang", "en", "print", game, "--paper", "a4"]
    subprocess.run([*sources, "--out", str(home / "sources.pdf")], cwd=ROOT, check=True, timeout=120)
    # Not the same bytes: beside the sources each typeface lies in two kinds of files, and typst may take either.
    built, expected = pages(home / "board.pdf"), pages(home / "sources.pdf")
    assert len(built) > 10
    assert built == expected


def pages(path: Path) -> list[tuple[tuple[float, ...], str]]:
    """Size and words of every page."""
    return [(tuple(map(float, page.mediabox)), page.extract_text()) for page in PdfReader(path).pages]


def test_without_a_display_it_says_so(command: Path, home: Path) -> None:
    told = said(command, home)
    assert told.returncode == 2
    assert "boardgames play" in told.stderr
    assert "Traceback" not in told.stderr


# ---------------------------------------------------------------- in its window


class Built(real.Desktop):
    """A virtual screen with the built app on it."""

    def __init__(self, home: Path, command: Path, *argv: str) -> None:
        super().__init__(home)
        self._command, self._home = [str(command), *argv], home

    def start(self) -> None:
        env = check.clean(self._home, self.display)
        self.app = subprocess.Popen(self._command, cwd=self._home, env=env)
        real.wait_for(self._has_focus, "the window with the keyboard")


@pytest.fixture
def twin(command: Path, home: Path, tmp_path: Path) -> Iterator[real.Twin]:
    opened = Built(home, command)
    try:
        opened.start()
        started = real.Twin(opened, tmp_path / "twin")
        started.same("the menu")
        yield started
    finally:
        opened.stop()


def test_a_scripted_game_in_the_window(twin: real.Twin, home: Path) -> None:
    """The menu, the set-up, a march by mouse, a turn by keyboard: pixel by pixel as the sources show it."""
    real.begin(twin)
    real.march(twin)
    twin.same("the banner")
    twin.letter("p")
    twin.space()
    twin.same("the units have marched")
    assert {"S9", "S10"} <= set(twin.figures()["C2"])
    (save,) = (home / ".local" / "share" / "boardgames" / "saves").glob(f"autosave-*{saves.SUFFIX}")
    assert saves.read(save).facts["ply"]


def test_a_saved_game_opens_by_its_file(command: Path, home: Path) -> None:
    """As when it is double-clicked: the game lies behind its cover, and is the player's own from now on."""
    example = next(head.path for head in save_list.heads(files.example_saves()) if head.game == games.names()[0])
    path = home / "La partie d’été.save.json"
    shutil.copy(example, path)
    opened = Built(home, command, str(path))
    own = home / ".local" / "share" / "boardgames" / "saves"
    try:
        opened.start()
        real.wait_for(lambda: bool(list(own.glob(f"autosave-*{saves.SUFFIX}"))), "the game on disk")
        found = saves.read(next(own.glob(f"autosave-*{saves.SUFFIX}")))
        assert found.record == saves.read(example).record
    finally:
        opened.stop()


def test_everything_in_one_folder(command: Path, home: Path) -> None:
    opened = Built(home, command, "--data-dir", str(home / "sur la clé"))
    (home / "sur la clé").mkdir()
    kept.store(home / "sur la clé" / "settings.json", real.SETTINGS)
    shutil.rmtree(home / ".config")
    try:
        opened.start()
        time.sleep(2)
        opened.do("key", "ctrl+n")
        time.sleep(0.5)
        opened.do("key", "Return")
        time.sleep(0.5)
        opened.do("key", "Return")
        own = home / "sur la clé" / "saves"
        real.wait_for(lambda: bool(list(own.glob(f"autosave-*{saves.SUFFIX}"))), "the game on disk")
    finally:
        opened.stop()
    elsewhere = [name for name in os.listdir(home) if name != "sur la clé"]
    assert elsewhere in ([], [".cache"]), "SDL and Mesa may keep things of their own"
    assert not (home / ".cache" / "boardgames").exists()


def test_the_first_picture_is_told(package: Path, tmp_path: Path) -> None:
    """The comparison runs and comes to figures; whether they are good is its own business, not a test's."""
    built, sources = check.compared(check.unpack(package, tmp_path / "root"), tmp_path, times=3)
    print(f"first picture: built app {built:.2f} s, sources {sources:.2f} s, ratio {built / sources:.2f}")
    assert built > 0
    assert sources > 0
