"""What ships: assets and example games are found from a checkout and from an installed wheel alike."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from boardgames import files, games
from boardgames.core import saves
from tests.kept import kept

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", games.playable())
def test_every_game_ships_an_example_in_progress(game: str) -> None:
    examples = [save for save in kept(files.example_saves()) if save.record.game == game]
    assert examples, f"no example game of {game} in saves/"
    for save in examples:
        assert saves.load(save, games.rules).ask is not None, "an example is a game in progress"


def test_the_wheel_holds_assets_and_examples_and_runs_without_the_checkout(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), "."]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("boardgames-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "site")
    assert "boardgames/assets/translations/rois.fr.json" in names
    assert any(name.startswith("boardgames/saves/rois") for name in names)
    code = "from boardgames import files; from boardgames.cli import main; print(files.assets()); "
    code += "main('--lang fr play rois --seats random,random --seed 7 --option army=skirmish'.split())"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "site"), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert ran.stdout.startswith(str(tmp_path / "site" / "boardgames" / "assets"))
    assert "Manche 2" in ran.stdout
