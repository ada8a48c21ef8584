"""An error of our own: the game is saved, the report tells no secret, the window says it, the next start goes on."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import crash_report, files, games
from boardgames.app import crash, folder
from boardgames.app.dialog import Dialog
from boardgames.app.menu import MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.start import App, _begin
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.cards import RANK_OF
from boardgames.core.contract import Move
from boardgames.core.session import Entry, Session
from boardgames.table.desk import Desk
from tests.app.driving import Driver

SEED = 987_654_321
CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """A window whose everything lies in one folder."""
    pygame.display.init()
    pygame.font.init()
    monkeypatch.setattr(files, "_portable", tmp_path)
    found = Driver(files.player_saves())
    yield found
    found.window.close()


class Seen:
    """What the window of a crash shows, driven by keys instead of by its loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *pressed: tuple[int, int]) -> None:
        self.scenes: list[crash.CrashScene] = []
        self.frames: list[bytes] = []
        self.copied: list[str] = []
        self.running = True

        def run(window: Window) -> None:
            assert isinstance(window.scene, crash.CrashScene)
            self.scenes.append(window.scene)
            window.turn([], 0.0)
            for k, (key, mod) in enumerate(pressed):
                window.turn([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 1.0 + k)
            window.turn([], 20.0)
            surface = pygame.display.get_surface()
            assert surface is not None
            self.frames.append(pygame.image.tobytes(surface, "RGB"))
            self.running = window.running
            window.close()

        monkeypatch.setattr(Window, "run", run)
        monkeypatch.setattr(pygame.scrap, "put_text", self.copied.append)


def game(driver: Driver) -> PlayScene:
    """A game on the table, some moves on disk, a hand on the screen."""
    session = Session.new(games.rules("rois"), {}, SEED)
    scene = driver.play(session, ("Zoé", "Yann"))
    scene.save()
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_e)
    assert session.ply == 1
    return scene


def failing() -> Exception:
    """An error that names a move, because of another one that names a card and the seed."""
    secrets = {"seven": f"7S of {SEED}", "king": "strike card=KH zone=C2"}
    try:
        try:
            raise KeyError(secrets["seven"])
        except KeyError as error:
            raise ValueError(secrets["king"]) from error
    except ValueError as error:
        return error


def test_a_report_tells_where_and_nothing_hidden(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = game(driver)
    seen = Seen(monkeypatch, (pygame.K_c, CTRL))
    crash.stop(driver.window, failing())
    (report,) = files.logs().glob("crash-*.txt")
    text = report.read_text(encoding="utf-8")
    assert seen.scenes[0].report == text == seen.copied[0]
    assert "test_crash.py" in text
    assert "ValueError" in text
    assert "KeyError" in text
    assert "game: rois" in text
    assert "move 1" in text
    for secret in (str(SEED), "strike", "Zoé", "Yann", scene.uid, str(Path.home())):
        assert secret not in text, secret
    assert not set(re.findall(r"\w+", text)) & set(RANK_OF), "no card"


def test_words_of_the_system_are_kept(tmp_path: Path) -> None:
    assert "No space left" in crash_report.report(OSError(28, "No space left on device", str(tmp_path / "7S")))
    assert "7S" not in crash_report.report(OSError(28, "No space left on device", str(tmp_path / "7S")))
    assert "'int' object" in crash_report.report(AttributeError("'int' object has no attribute 'face'"))
    assert "no such drawing" in crash_report.report(pygame.error("no such drawing"))


def test_a_very_long_way_through_the_code_is_told_in_short() -> None:
    def deeper(level: int) -> int:
        return deeper(level + 1)

    with pytest.raises(RecursionError) as caught:
        deeper(0)
    text = crash_report.report(caught.value)
    assert "more ..." in text
    assert text.count("\n") < 60
    assert "test_a_very_long_way" in text


def test_only_the_newest_reports_stay(driver: Driver) -> None:
    files.logs().mkdir(parents=True)
    for day in range(10, 30):
        (files.logs() / f"crash-2020-01-{day}-000000-1.txt").write_text("old", encoding="utf-8")
    written = crash_report.write("new")
    kept = sorted(files.logs().glob("crash-*"))
    assert len(kept) == crash_report.KEPT
    assert kept[-1] == written


def test_where_nothing_can_be_written_the_window_says_it_all_the_same(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files.logs().write_text("a file stands where the folder should be", encoding="utf-8")
    seen = Seen(monkeypatch)
    crash.stop(driver.window, failing())
    assert seen.scenes[0].path is None
    assert "has stopped" in capsys.readouterr().err


# ---------------------------------------------------------------- the window


def test_the_window_of_a_crash_goes_by_keys_alone(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[list[str]] = []

    def showing(path: Path, how: Callable[[Path, str], list[str]]) -> Failed:
        shown.append(how(path, "linux"))
        return Failed()

    monkeypatch.setattr(folder, "Showing", showing)
    tab, enter = (pygame.K_TAB, 0), (pygame.K_RETURN, 0)
    seen = Seen(monkeypatch, tab, enter, tab, enter, tab, enter)
    crash.stop(driver.window, failing())
    assert len(seen.copied) == 1
    assert shown == [["xdg-open", str(files.logs())]]
    assert not seen.running, "the last button leaves"


class Failed:
    """A desktop that could not show a file."""

    def failed(self) -> bool:
        return True


def test_escape_and_enter_lose_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Seen(monkeypatch, (pygame.K_ESCAPE, 0), (pygame.K_RETURN, 0))
    crash.stop(driver.window, failing())
    assert seen.running
    assert len(seen.copied) == 1


def test_the_report_scrolls_to_its_last_line_and_no_further(driver: Driver) -> None:
    scene = crash.CrashScene(driver.window, "\n".join(f"line {k}" for k in range(100)), Path("/a/b.txt"), True)
    driver.window.switch(scene)
    driver.turn()
    assert "line 0" in driver.said()
    for _ in range(30):
        driver.press(pygame.K_PAGEDOWN)
    assert "line 99" in driver.said()
    driver.press(pygame.K_UP)
    assert "line 99" not in driver.said()
    for _ in range(60):
        driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, y=1))
    assert "line 0" in driver.said()
    assert scene.first == 0


def test_without_a_clipboard_it_says_so(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", gone)
    driver.window.switch(crash.CrashScene(driver.window, "report", None, False))
    driver.turn()
    driver.press(pygame.K_RETURN)
    assert "no clipboard" in driver.said()


def test_the_window_of_a_crash_is_never_the_full_screen_that_may_hide_others(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.window.change(replace(driver.window.settings, full_screen=True))
    seen = Seen(monkeypatch)
    crash.stop(driver.window, failing())
    assert not seen.scenes[0].window.settings.full_screen


# ---------------------------------------------------------------- the game


def test_the_game_is_saved_and_the_next_start_offers_to_go_on(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = game(driver)
    path = saves.autosave_path(files.player_saves(), scene.uid)
    path.unlink()
    Seen(monkeypatch)
    crash.stop(driver.window, failing())
    assert len(saves.read(path).record.entries) == 1
    monkeypatch.undo()
    monkeypatch.setattr(files, "_portable", path.parent.parent)
    again = Driver(files.player_saves())
    _begin(App(again.window), None)
    again.turn()
    assert isinstance(again.window.scene, Dialog)
    assert {"Zoé,", "Yann."} <= set(again.said().split())
    again.press(pygame.K_RETURN)
    assert isinstance(again.window.scene, PlayScene)
    assert again.window.scene.uid == scene.uid
    assert set(again.targets()) == {"sit"}, "behind the cover"
    again.window.close()
    third = Driver(files.player_saves())
    _begin(App(third.window), None)
    assert isinstance(third.window.scene, MenuScene), "it is offered once"
    third.window.close()


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_TAB])
def test_the_offer_can_be_declined(driver: Driver, key: int) -> None:
    scene = game(driver)
    crash_report.remember(scene.uid)
    driver.window.switch()
    _begin(App(driver.window), None)
    driver.turn()
    driver.press(key)
    if key == pygame.K_TAB:
        driver.press(pygame.K_RETURN)
    assert [type(found) for found in driver.window.scenes] == [MenuScene]


@pytest.mark.parametrize("mark", ["", "abc", "../../etc", "0123456789ab", "é" * 4000])
def test_a_mark_that_leads_to_no_game_is_passed_by(driver: Driver, mark: str) -> None:
    crash_report.remember(mark)
    _begin(App(driver.window), None)
    assert isinstance(driver.window.scene, MenuScene)


def test_what_the_error_left_behind_never_replaces_a_sound_file(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = game(driver)
    path = saves.autosave_path(files.player_saves(), scene.uid)
    before = path.read_bytes()
    sound, ended = scene.snapshot(), Entry(0, Move("give-up"))
    broken = replace(sound, record=replace(sound.record, entries=(*sound.record.entries, ended, ended)))
    monkeypatch.setattr(scene, "snapshot", lambda: broken)
    Seen(monkeypatch)
    crash.stop(driver.window, failing())
    assert path.read_bytes() == before
    assert crash_report.recall() == scene.uid


def test_a_scene_that_cannot_leave_does_not_keep_the_report_away(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Sticky(crash.CrashScene):
        def draw(self, desk: Desk) -> None:
            pass

        def leave(self) -> None:
            raise RuntimeError("stuck")

    driver.window.switch(Sticky(driver.window, "", None, False))
    seen = Seen(monkeypatch)
    crash.stop(driver.window, failing())
    assert len(seen.scenes) == 1
    driver.window.scenes = []
