"""The way through the app: a game is on disk from its start on, and two running copies never disturb each other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import games
from boardgames.app import display
from boardgames.app.load import LoadScene
from boardgames.app.menu import MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.replay import ReplayScene
from boardgames.app.shelf import ShelfScene
from boardgames.app.start import App, again
from boardgames.core import saves
from boardgames.core.contract import Move, Sight
from boardgames.core.session import Session
from tests.app.driving import Driver
from tests.core.tables import random_game
from tests.kept import kept

ROOT = Path(__file__).parents[2]
CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    pygame.display.init()
    pygame.font.init()
    found = Driver(tmp_path)
    found.window.change(replace(found.window.settings, recap=False))
    App(found.window)
    found.turn()
    yield found
    found.window.close()


def begin(driver: Driver) -> PlayScene:
    """Three keys from the menu to the table."""
    driver.press(pygame.K_n, CTRL)
    driver.press(pygame.K_RETURN)
    driver.press(pygame.K_RETURN)
    return on_the_table(driver)


def resume(driver: Driver) -> PlayScene:
    driver.press(pygame.K_RETURN)
    return on_the_table(driver)


def on_the_table(driver: Driver) -> PlayScene:
    scene = driver.window.scene
    assert isinstance(scene, PlayScene)
    return scene


def to_menu(driver: Driver) -> None:
    App(driver.window)
    driver.turn()


def end_turn(driver: Driver) -> None:
    """The player who is asked sits down and ends his turn."""
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_e)


def autosaves(folder: Path) -> dict[str, int]:
    """The plies of every autosave, by the game's uid."""
    return {save.uid: len(save.record.entries) for save in kept(folder)}


def test_a_game_is_on_disk_before_its_first_move(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    assert autosaves(tmp_path) == {scene.uid: 0}
    to_menu(driver)
    found = resume(driver)
    assert found is not scene
    assert found.uid == scene.uid
    assert found.session.state == scene.session.state


def test_continue_finds_the_table_as_it_was(driver: Driver, tmp_path: Path) -> None:
    session = Session.new(games.rules("rois"), {}, 5)
    save = saves.snapshot(session, ("Zoé", "Yann"), {"colours": ["rose", "green"]}, "2020-02-02T20:20:00+00:00")
    saves.autosave(tmp_path, save)
    to_menu(driver)
    scene = resume(driver)
    assert (scene.uid, scene.players, scene.created) == (save.uid, save.players, save.created)
    assert scene.kept.colours == ("rose", "green")
    end_turn(driver)
    written = saves.read(saves.autosave_path(tmp_path, save.uid))
    assert (written.created, written.players, len(written.record.entries)) == (save.created, save.players, 1)


def test_closing_the_window_loses_nothing(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    end_turn(driver)
    driver.turn(pygame.event.Event(pygame.QUIT))
    assert not driver.window.running
    assert autosaves(tmp_path) == {scene.uid: 1}


def test_ctrl_n_leads_from_the_table_to_the_shelf_and_the_game_waits(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    end_turn(driver)
    driver.press(pygame.K_n, CTRL)
    shelf = driver.window.scene
    assert isinstance(shelf, ShelfScene)
    driver.press(pygame.K_n, CTRL)
    assert driver.window.scene is shelf
    assert [type(found) for found in driver.window.scenes] == [MenuScene, ShelfScene]
    driver.press(pygame.K_ESCAPE)
    assert resume(driver).uid == scene.uid
    assert autosaves(tmp_path) == {scene.uid: 1}


@pytest.mark.parametrize("seated", [False, True])
def test_a_hand_on_the_screen_never_fades_out(driver: Driver, seated: bool) -> None:
    """The cover does, for there is nothing private on it."""
    begin(driver)
    driver.window.change(replace(driver.window.settings, animation="slow"))
    if seated:
        driver.press(pygame.K_SPACE)
    for _ in range(40):
        driver.turn()
    driver.press(pygame.K_n, CTRL)
    first = driver.pixels()
    for _ in range(20):
        driver.turn()
    assert (driver.pixels() == first) is seated


def test_a_game_is_claimed_while_it_lies_on_the_table(driver: Driver, tmp_path: Path) -> None:
    uid = begin(driver).uid
    assert saves.claim(tmp_path, uid) is None
    end_turn(driver)
    assert saves.claim(tmp_path, uid) is None
    driver.press(pygame.K_n, CTRL)
    held = saves.claim(tmp_path, uid)
    assert held is not None
    held.release()
    driver.press(pygame.K_ESCAPE)
    resume(driver)
    assert saves.claim(tmp_path, uid) is None
    driver.window.close()
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"]


def test_a_game_that_another_copy_plays_goes_on_as_a_copy(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    end_turn(driver)
    to_menu(driver)
    first = saves.autosave_path(tmp_path, scene.uid)
    before = first.read_bytes()
    other = subprocess.Popen(
        [sys.executable, "-m", "tests.core.claiming_child", "hold", str(tmp_path), scene.uid],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        copy = resume(driver)
        assert copy.uid != scene.uid
        assert autosaves(tmp_path) == {scene.uid: 1, copy.uid: 1}
        assert (copy.players, copy.created) == (scene.players, scene.created)
        end_turn(driver)
        assert autosaves(tmp_path) == {scene.uid: 1, copy.uid: 2}
        assert first.read_bytes() == before
    finally:
        other.kill()
        other.communicate(timeout=60)


def test_a_copy_that_was_put_aside_is_not_what_is_continued(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_s, CTRL)
    driver.press(pygame.K_RETURN)
    saves.autosave_path(tmp_path, scene.uid).unlink()
    assert len(kept(tmp_path)) == 1
    to_menu(driver)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.window.scene, ShelfScene)


def test_colours_are_kept_with_the_game(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    assert len(scene.kept.colours) == len(scene.players)
    save = saves.read(saves.autosave_path(tmp_path, scene.uid))
    assert save.table["colours"] == list(scene.kept.colours)


@pytest.mark.parametrize("by", [0, 1])
def test_a_rematch_has_the_same_options_people_and_layout(driver: Driver, by: int) -> None:
    session = Session.new(games.rules("rois"), {"terrain": "free", "army": "skirmish"}, 5)
    assert session.submit(0, Move.parse("propose terrain=C3:hill")) is None
    scene = PlayScene(driver.window, session, ("Anne", "Ben"), lambda *_: None, table={"colours": ["green", "rose"]})
    choice = again(scene, by)
    assert choice.options == session.options
    assert choice.players == (("Anne", "Ben"), ("Ben", "Anne"))[by]
    assert choice.colours == (("green", "rose"), ("rose", "green"))[by]
    assert [(player, str(move)) for player, move in choice.opening] == [(0, "propose terrain=C3:hill")]
    assert choice.seed is None


# ---------------------------------------------------------------- a saved game from the desktop


def test_a_file_from_elsewhere_goes_on_as_a_copy_behind_the_cover(driver: Driver, tmp_path: Path) -> None:
    path = tmp_path / "mail" / "the game.save.json"
    saves.write(path, saves.snapshot(Session.new(games.rules("rois"), {}, 5), ("Zoé", "Yann"), name="The game"))
    before = path.read_bytes()
    App(driver.window).open_file(path)
    driver.turn()
    scene = on_the_table(driver)
    assert (scene.players, scene.name) == (("Zoé", "Yann"), "The game")
    assert set(driver.targets()) == {"sit"}
    end_turn(driver)
    assert path.read_bytes() == before
    assert autosaves(tmp_path) == {scene.uid: 1}


def test_the_file_of_a_game_of_ones_own_goes_on_where_it_stands(driver: Driver, tmp_path: Path) -> None:
    scene = begin(driver)
    end_turn(driver)
    to_menu(driver)
    App(driver.window).open_file(saves.autosave_path(tmp_path, scene.uid))
    assert on_the_table(driver).uid == scene.uid
    assert autosaves(tmp_path) == {scene.uid: 1}


def test_the_file_of_a_game_that_is_over_is_watched(driver: Driver, tmp_path: Path) -> None:
    session = Session.new(games.rules("rois"), {}, 5)
    assert session.submit(0, Move.parse("give-up")) is None
    path = tmp_path / "over" / "over.save.json"
    saves.write(path, saves.snapshot(session))
    App(driver.window).open_file(path)
    assert isinstance(driver.window.scene, ReplayScene)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"{}"])
def test_a_file_that_is_no_game_is_told_over_the_list(driver: Driver, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "elsewhere.save.json"
    path.write_bytes(content)
    App(driver.window).open_file(path)
    driver.turn()
    assert isinstance(driver.window.scene, LoadScene)
    assert driver.window.scene.said is not None
    assert not driver.window.scene.said.good
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, MenuScene)


# ---------------------------------------------------------------- an error of our own


BROKEN = """
import os
import sys
from boardgames.app import start
start.region.language = lambda known: sys.argv[1]
def fail(self, *rest):
    raise RuntimeError("the lamp went out")
setattr(start.Window, sys.argv[2], fail)
if sys.argv[3:]:
    os.close(2)
    sys.stderr = None  # as in a windowed app without a console
start.run()
"""


def broken(home: Path, *said: str) -> tuple["subprocess.CompletedProcess[str]", list[Path]]:
    """The app, with an error in a place that it needs for painting too; what it said, and the reports it wrote."""
    folders = {f"XDG_{name}_HOME": str(home / name) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
    done = subprocess.run(
        [sys.executable, "-c", BROKEN, *said],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, **folders, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        timeout=120,
    )
    return done, list(home.rglob("crash-*.txt"))


@pytest.mark.parametrize(("language", "words"), [("en", "has stopped"), ("fr", "s’est arrêté")])
@pytest.mark.parametrize("where", ["turn", "switch"])
def test_an_unexpected_error_is_told_and_written_down(tmp_path: Path, language: str, words: str, where: str) -> None:
    done, reports = broken(tmp_path, language, where)
    assert len(reports) == 1
    assert words in done.stderr
    assert str(reports[0]) in done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode == 1
    told = reports[0].read_text(encoding="utf-8")
    assert "RuntimeError: (" in told
    assert "the lamp" not in told, "what an error says may be a secret of the game"


def test_without_an_error_output_the_report_is_written_all_the_same(tmp_path: Path) -> None:
    done, reports = broken(tmp_path, "en", "turn", "mute")
    assert (done.returncode, done.stdout, done.stderr, len(reports)) == (1, "", "", 1)


def test_a_game_that_was_left_at_the_neutral_question_opens_behind_the_cover(driver: Driver) -> None:
    games_ = (random_game(plies, seed=4) for plies in range(1, 200))
    session = next(one for one in games_ if one.ask is not None and one.ask.sight == Sight.BANNER)
    driver.play(session)
    assert set(driver.targets()) == {"sit"}
    driver.press(pygame.K_SPACE)
    assert {"kind:pass", "kind:react"} <= set(driver.targets())
    assert "sit" not in driver.targets()


def test_windows_bear_the_apps_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.init()
    shown: list[pygame.Surface] = []
    monkeypatch.setattr(pygame.display, "set_icon", shown.append)
    display.take_sign()
    assert shown[0].get_size() == display.SIGN
    assert pygame.mask.from_surface(shown[0]).count() > 64 * 64 * 0.8, "a whole picture"
