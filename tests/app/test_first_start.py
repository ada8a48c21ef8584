"""The first start where something is missing: a working game or a clear sentence, never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TABLE = ["MenuScene", "ShelfScene", "SetupScene", "PlayScene", "PlayScene", "PlayScene"]


def start(home: Path, *argv: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """The app with this home, on a machine that knows nothing else."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "LC_"))}
    env |= {"HOME": str(home), "PYTHONPATH": str(ROOT), "SDL_VIDEODRIVER": "dummy", **more}
    said = [sys.executable, "-m", "tests.app.first_start_child", *argv]
    return subprocess.run(said, env=env, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120)


def told(done: "subprocess.CompletedProcess[str]") -> dict[str, object]:
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("locale", ["C", "fr_FR.UTF-8"])
def test_a_home_with_spaces_and_accents(tmp_path: Path, locale: str) -> None:
    home = tmp_path / "chez Zoé & Cie"
    home.mkdir()
    found = told(start(home, LC_ALL=locale))
    assert (found["scenes"], found["moves"], found["said"]) == (TABLE, 1, [])
    assert len(list(home.rglob("autosave-*.save.json"))) == 1
    assert any(path.is_file() for path in (home / ".cache").rglob("*")), "pictures are kept for the next start"


def test_a_small_screen(tmp_path: Path) -> None:
    found = told(start(tmp_path))
    size = found["size"]
    assert isinstance(size, list)
    assert size[0] <= 1024
    assert size[1] <= 600
    assert found["outside"] == 0


def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    """A file stands where the home should be: not even the administrator can write below it."""
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    found = told(start(home))
    assert (found["scenes"], found["moves"]) == (TABLE, 1)
    assert any("enregistr" in words for words in said(found))


def said(found: dict[str, object]) -> list[str]:
    words = found["said"]
    assert isinstance(words, list)
    return words


@pytest.mark.skipif(sys.platform == "win32", reason="limits on files are known to POSIX systems alone")
def test_a_full_disk(tmp_path: Path) -> None:
    found = told(start(tmp_path, "no-room"))
    assert (found["scenes"], found["moves"]) == (TABLE, 1)
    assert any("enregistr" in words for words in said(found))
    assert not list(tmp_path.rglob("autosave-*"))


def test_without_a_sound_card(tmp_path: Path) -> None:
    found = told(start(tmp_path, SDL_AUDIODRIVER="there-is-none"))
    assert (found["scenes"], found["moves"]) == (TABLE, 1)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a desktop")
@pytest.mark.parametrize(("language", "words"), [("en", "no display"), ("fr", "Aucun écran")])
def test_without_a_display(tmp_path: Path, language: str, words: str) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    env |= {"HOME": str(tmp_path), "PYTHONPATH": str(ROOT), "LC_ALL": f"{language}_FR.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "boardgames"], env=env, capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
