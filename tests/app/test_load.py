"""The list of saved games, driven as a person drives it; nothing in it tells what is hidden."""

import errno
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import games
from boardgames.app import folder
from boardgames.app.dialog import Dialog
from boardgames.app.load import LoadScene
from boardgames.app.menu import MenuScene
from boardgames.app.name_panel import NamePanel
from boardgames.app.play import PlayScene
from boardgames.app.replay import ReplayScene
from boardgames.app.setup import SetupScene
from boardgames.app.start import App
from boardgames.core import save_list, saves
from boardgames.core.session import Session
from tests.app.driving import ROIS, Driver
from tests.app.saved_games import PLAYERS, Asked, ended, listed, put, put_automatic, torn
from tests.core.forging import forged
from tests.core.tables import random_game

CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    pygame.display.init()
    pygame.font.init()
    found = Driver(tmp_path / "saves")
    found.window.saves.mkdir()
    found.window.change(replace(found.window.settings, recap=False))
    yield found
    found.window.close()


def opened(driver: Driver, asked: Asked | None = None) -> LoadScene:
    """The list on the screen, everything in sight read."""
    scene = listed(driver.window, asked)
    driver.window.switch(scene)
    settle(driver)
    return scene


def settle(driver: Driver) -> None:
    for _ in range(60):
        driver.turn()
        if not driver.window.scene.moving(driver.now):
            return


def names(folder_: Path) -> list[str]:
    return sorted(row.name for row in save_list.heads(folder_))


# ---------------------------------------------------------------- what it shows


def test_every_game_is_listed_in_its_section(driver: Driver) -> None:
    put(driver.window.saves, "Sunday at the hill", day=20)
    put_automatic(driver.window.saves, name="By itself")
    scene = opened(driver)
    said = driver.said()
    for words in ("My games 1", "Sunday at the hill", "Automatic saves 1", "Examples", "the first clash"):
        assert words in said
    for words in ("Les Rois du Champ de Bataille", "Round", "to play", "20 March 2026", "Anne", "Ben"):
        assert words in said
    assert [row.section for row in scene.found()] == ["own", "automatic", *["examples"] * len(games.playable())]


def test_without_a_game_of_ones_own_the_examples_are_there(driver: Driver) -> None:
    asked = Asked()
    opened(driver, asked)
    assert "load" in driver.targets()
    assert not {"rename", "delete", "folder"} & set(driver.targets()), "an example can only be opened"
    driver.key(pygame.K_DELETE)
    driver.key(pygame.K_F2)
    assert isinstance(driver.window.scene, LoadScene)
    driver.key(pygame.K_RETURN)
    assert asked.played == [("", False)]


def test_typing_searches_names_players_and_games_without_accents(driver: Driver) -> None:
    put(driver.window.saves, "Élan du matin", day=3)
    put(driver.window.saves, "The gate", day=2, players=("Zoé", "Yann"))
    scene = opened(driver)

    def found(words: str) -> list[str]:
        driver.key(pygame.K_ESCAPE)
        driver.type(words)
        return [row.head.name for row in scene.found()]

    driver.type("x")
    assert found("elan") == ["Élan du matin"]
    assert found("zoe gate") == ["The gate"]
    assert found("champ de") == ["Élan du matin", "The gate", ""], "and the example of that game"
    assert found("nothing of the kind") == []
    assert "Nothing of that name" in driver.said()
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_DELETE)
    assert driver.window.scene is scene
    driver.key(pygame.K_ESCAPE)
    assert len(scene.found()) == 2 + len(games.playable())
    assert driver.window.settings.mute is False, "the letter m was searched for"


def test_arrows_choose_and_enter_loads(driver: Driver) -> None:
    for day, name in ((3, "One"), (2, "Two"), (1, "Three")):
        put(driver.window.saves, name, day=day)
    asked = Asked()
    opened(driver, asked)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert asked.played == [("Two", False)]


def test_tab_reaches_the_list_and_arrows_go_on_within_it(driver: Driver) -> None:
    for day, name in ((3, "One"), (2, "Two")):
        put(driver.window.saves, name, day=day)
    asked = Asked()
    scene = opened(driver, asked)
    driver.tab_to("row:0")
    driver.key(pygame.K_DOWN)
    assert driver.window.focus == "row:1"
    driver.key(pygame.K_RETURN)
    assert asked.played == [("Two", False)]
    driver.tab_to("watch")
    driver.key(pygame.K_RETURN)
    assert asked.watched == ["Two"]
    driver.tab_to("rename")
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.window.scene, NamePanel)
    driver.key(pygame.K_ESCAPE)
    assert driver.window.scenes == [scene]


def test_a_click_chooses_and_two_load(driver: Driver) -> None:
    for day, name in ((3, "One"), (2, "Two")):
        put(driver.window.saves, name, day=day)
    asked = Asked()
    driver.step = 0.05
    opened(driver, asked)
    driver.click("row:1")
    assert asked.played == []
    assert "Two" in driver.said_on("row:1")
    driver.click("row:1")
    assert asked.played == [("Two", False)]
    driver.pause(2)
    driver.click("row:0")
    driver.pause(2)
    driver.click("row:0")
    assert len(asked.played) == 1, "two slow clicks are not a double click"


def test_a_long_list_scrolls_and_keeps_the_chosen_game_in_sight(driver: Driver) -> None:
    session = random_game(3)
    for number in range(40):
        put(driver.window.saves, f"Game {number:02d}", session, day=1 + number % 28)
    scene = opened(driver)
    for _ in range(25):
        driver.key(pygame.K_DOWN)
    assert scene.chosen is scene.found()[25]
    assert "row:25" in driver.targets()
    driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=30))
    assert "row:0" in driver.targets()
    assert scene.chosen is scene.found()[25], "the wheel looks, it does not choose"
    bar = driver.targets()["list:bar"].rect
    desk = driver.window.desk
    assert desk is not None
    x = round(bar.cx * desk.s)
    driver.drag_from((x, round((bar.y + 5) * desk.s)), (x, round((bar.bottom - 2) * desk.s)))
    assert "row:40" in driver.targets()


def test_another_order(driver: Driver) -> None:
    for day, name in ((3, "Zebra"), (2, "Apple")):
        put(driver.window.saves, name, day=day)
    scene = opened(driver)
    driver.click("order")
    driver.click("order:1")
    assert [row.head.name for row in scene.found()][:2] == ["Apple", "Zebra"]
    driver.tab_to("order")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert [row.head.name for row in scene.found()][:2] == ["Zebra", "Apple"]


def test_only_what_is_in_sight_is_read(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    session = random_game(3)
    for number in range(40):
        put(driver.window.saves, f"Game {number:02d}", session, day=1 + number % 28)
    read: list[str] = []
    whole = saves.read
    monkeypatch.setattr(saves, "read", lambda path: read.append(path.name) or whole(path))  # type: ignore[func-returns-value]
    scene = listed(driver.window)
    driver.window.switch(scene)
    driver.turn()
    assert read == [], "the list is on the screen before any file was read to its end"
    settle(driver)
    assert 3 < len(read) < 15


# ---------------------------------------------------------------- what can be done


def test_a_game_is_renamed(driver: Driver) -> None:
    put(driver.window.saves, "Old", day=3)
    put(driver.window.saves, "Other", day=2)
    scene = opened(driver)
    driver.key(pygame.K_F2)
    driver.type("Été *à* deux")
    driver.key(pygame.K_RETURN)
    assert names(driver.window.saves) == ["Other", "Été *à* deux"]
    settle(driver)
    assert scene.chosen is not None
    assert scene.chosen.head.name == "Été *à* deux"
    driver.click("rename")
    driver.key(pygame.K_BACKSPACE)
    driver.key(pygame.K_RETURN)
    assert "at least one letter" in driver.said(), "a game has a name"
    driver.click("cancel")
    assert driver.window.scene is scene


def test_a_game_is_deleted_only_after_a_question(driver: Driver) -> None:
    put(driver.window.saves, "One", day=3)
    put(driver.window.saves, "Two", day=2)
    opened(driver)
    driver.key(pygame.K_DELETE)
    assert isinstance(driver.window.scene, Dialog)
    assert "Delete “One”?" in driver.said()
    driver.key(pygame.K_RETURN)
    assert names(driver.window.saves) == ["One", "Two"], "the safe answer has the focus"
    driver.click("delete")
    driver.click("risky")
    assert names(driver.window.saves) == ["Two"]
    assert "Deleted" in driver.said()


def test_a_broken_file_says_why_and_can_be_removed(driver: Driver) -> None:
    path = torn(driver.window.saves)
    asked = Asked()
    opened(driver, asked)
    driver.click("row:0")
    assert "damaged" in driver.said_on("row:0")
    assert "load" not in driver.targets()
    assert "rename" not in driver.targets()
    driver.key(pygame.K_RETURN)
    assert asked.played == []
    driver.click("delete")
    driver.click("risky")
    assert not path.exists()


def test_a_file_whose_moves_are_wrong_is_found_out(driver: Driver) -> None:
    put(driver.window.saves, "Wrong", position="0" * 16)
    asked = Asked()
    opened(driver, asked)
    assert "does not lead to the position" in driver.said_on("row:0")
    driver.key(pygame.K_RETURN)
    assert asked.played == []


def test_a_file_deleted_behind_the_apps_back_is_told(driver: Driver) -> None:
    path = put(driver.window.saves, "Gone")
    asked = Asked()
    opened(driver, asked)
    path.unlink()
    driver.key(pygame.K_RETURN)
    assert "The file is gone" in driver.said()
    assert "Gone" not in driver.said()
    assert asked.played == []


@pytest.mark.parametrize(("key", "answer"), [(pygame.K_F2, "done"), (pygame.K_DELETE, "risky")])
def test_so_it_is_when_something_is_to_be_done_with_it(driver: Driver, key: int, answer: str) -> None:
    path = put(driver.window.saves, "Gone")
    opened(driver)
    driver.key(key)
    path.unlink()
    driver.click(answer)
    assert "The file is gone" in driver.said()
    assert "Gone" not in driver.said()


def test_a_folder_that_is_none_is_told(driver: Driver) -> None:
    driver.window.saves.rmdir()
    driver.window.saves.write_bytes(b"")
    opened(driver)
    assert "cannot be opened" in driver.said()
    assert "Examples" in driver.said()


def test_a_folder_that_cannot_be_written_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    put(driver.window.saves, "Old")
    opened(driver)
    monkeypatch.setattr(os, "replace", refused)
    driver.key(pygame.K_F2)
    driver.type("New")
    driver.key(pygame.K_RETURN)
    assert "Writing is not allowed" in driver.said()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refused)
        driver.click("delete")
        driver.click("risky")
        assert "could not be removed" in driver.said()
    assert names(driver.window.saves) == ["Old"]


def test_a_game_that_another_copy_plays_is_not_deleted(driver: Driver) -> None:
    put_automatic(driver.window.saves)
    held = saves.claim(driver.window.saves, "c0ffee")
    assert held is not None
    opened(driver)
    driver.click("delete")
    driver.click("risky")
    assert "Another running copy" in driver.said()
    held.release()
    assert len(names(driver.window.saves)) == 1


@pytest.mark.parametrize(("shell", "told"), [("exit 0", False), ("exit 3", True), (None, True)])
def test_show_in_folder(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str, told: bool
) -> None:
    path = put(driver.window.saves, "Here")
    script = tmp_path / "open"
    if shell is not None:
        script.write_text(f'#!/bin/sh\necho "$1" > {tmp_path / "asked"}\n{shell}\n')
        script.chmod(0o700)
    monkeypatch.setattr(folder, "command", lambda path, platform: [str(script), str(path)])
    opened(driver)
    driver.click("folder")
    for _ in range(200):
        driver.turn()
        pygame.time.wait(5)
        if "No file manager" in driver.said() or ((tmp_path / "asked").exists() and not told):
            break
    assert ("No file manager" in driver.said()) is told
    if shell is not None:
        assert (tmp_path / "asked").read_text().strip() == str(path)


def test_every_system_has_its_file_manager() -> None:
    path = Path("/home/anne/a game.save.json")
    assert folder.command(path, "linux") == ["xdg-open", "/home/anne"]
    assert folder.command(path, "darwin") == ["open", "-R", str(path)]
    assert folder.command(path, "win32") == ["explorer", f"/select,{path}"]


# ---------------------------------------------------------------- through the app


def at_home(driver: Driver) -> App:
    app = App(driver.window)
    driver.turn()
    return app


def drop(driver: Driver, path: Path) -> None:
    driver.turn(pygame.event.Event(pygame.DROPFILE, file=str(path)))


def test_the_menu_leads_to_the_list_and_a_game_opens_behind_the_cover(driver: Driver) -> None:
    put(driver.window.saves, "Sunday", random_game(12, seed=4))
    at_home(driver)
    driver.key(pygame.K_o, mod=CTRL)
    assert isinstance(driver.window.scene, LoadScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, MenuScene)
    driver.click("load")
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    assert isinstance(scene, PlayScene)
    driver.turn()
    assert set(driver.targets()) == {"sit"} or scene.eyes() is None
    assert scene.name == "Sunday"
    assert [type(found) for found in driver.window.scenes] == [MenuScene, PlayScene]
    automatic = [row for row in save_list.heads(driver.window.saves) if row.automatic]
    assert [row.uid for row in automatic] == [scene.uid], "it goes on as a game of its own, on disk at once"
    assert saves.claim(driver.window.saves, scene.uid) is None, "and nobody else plays it"


def test_an_autosave_goes_on_where_it_stands(driver: Driver) -> None:
    put_automatic(driver.window.saves, name="Mine")
    at_home(driver)
    driver.key(pygame.K_o, mod=CTRL)
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    assert isinstance(scene, PlayScene)
    assert (scene.uid, scene.name) == ("c0ffee", "Mine")
    assert saves.claim(driver.window.saves, "c0ffee") is None
    assert names(driver.window.saves) == ["Mine"]


def test_a_finished_game_is_watched(driver: Driver) -> None:
    put(driver.window.saves, "Over", ended())
    at_home(driver)
    driver.key(pygame.K_o, mod=CTRL)
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.window.scene, ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, LoadScene)


def test_a_file_dropped_on_the_window_is_taken_in(driver: Driver, tmp_path: Path) -> None:
    source = tmp_path / "From a friend.save.json"
    source.write_bytes(saves.dump(saves.snapshot(random_game(12), PLAYERS)))
    at_home(driver)
    drop(driver, source)
    scene = driver.window.scene
    assert isinstance(scene, LoadScene)
    assert scene.chosen is not None
    assert scene.chosen.head.name == "From a friend"
    assert "Taken in" in driver.said()
    drop(driver, source)
    assert driver.window.scene is scene
    assert len(names(driver.window.saves)) == 2


def test_a_broken_file_dropped_on_the_window_is_told(driver: Driver, tmp_path: Path) -> None:
    at_home(driver)
    picture = tmp_path / "cat.png"
    picture.write_bytes(b"\x89PNG\r\n")
    for path, words in ((torn(tmp_path), "damaged"), (picture, "damaged"), (tmp_path, "cannot be opened")):
        drop(driver, path)
        assert words in driver.said(), path
    drop(driver, tmp_path / "nowhere")
    assert "no saved game" in driver.said()
    assert names(driver.window.saves) == []


def test_a_file_dropped_on_the_set_up_leaves_it_as_it_was(driver: Driver, tmp_path: Path) -> None:
    at_home(driver)
    driver.key(pygame.K_n, mod=CTRL)
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    drop(driver, tmp_path / "nowhere")
    assert [type(found) for found in driver.window.scenes[-2:]] == [SetupScene, LoadScene]
    driver.key(pygame.K_ESCAPE)
    assert driver.window.scene is scene


@pytest.mark.parametrize(
    ("name", "players"), [(b"bad\xff.save.json", ["Anne", "Ben"]), (b"nul.save.json", ["Anne", "B\x00"])]
)
def test_a_file_that_is_hard_to_show_is_listed_all_the_same(driver: Driver, name: bytes, players: list[str]) -> None:
    folder = driver.window.saves

    data = forged(saves.dump(saves.snapshot(random_game(12), PLAYERS)), players=players)
    try:
        Path(os.fsdecode(bytes(folder) + b"/" + name)).write_bytes(data)
    except OSError:
        pytest.skip("this system has no such names")
    at_home(driver)
    driver.key(pygame.K_o, mod=CTRL)
    for _ in range(3):
        driver.turn()
    assert isinstance(driver.window.scene, LoadScene)
    assert len(driver.window.scene.found()) > 1


def test_the_menu_judges_a_file_once(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put_automatic(driver.window.saves)
    read, whole = [], saves.read

    def counted(path: Path) -> saves.Save:
        read.append(path)
        return whole(path)

    monkeypatch.setattr(saves, "read", counted)
    at_home(driver)
    for _ in range(3):
        driver.window.redraw()
        driver.pause(3)
    assert len(read) == 1
    os.utime(path, ns=(1, 1))
    driver.window.redraw()
    driver.pause(3)
    assert len(read) == 2, "one that has changed is judged again"


def test_a_file_dropped_while_a_game_is_played_disturbs_nobody(driver: Driver, tmp_path: Path) -> None:
    source = tmp_path / "x.save.json"
    source.write_bytes(saves.dump(saves.snapshot(random_game(12), PLAYERS, name="A gift")))
    put_automatic(driver.window.saves)
    at_home(driver)
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    drop(driver, source)
    assert driver.window.scene is scene
    assert "A gift" in names(driver.window.saves)


def test_saving_under_a_name_and_over_it(driver: Driver) -> None:
    put_automatic(driver.window.saves)
    at_home(driver)
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    assert isinstance(scene, PlayScene)
    driver.key(pygame.K_SPACE)
    driver.click("tool:save")
    assert isinstance(driver.window.scene, NamePanel)
    assert "Anne, Ben, round" in driver.said()
    driver.type("Dimanche à l’aube")
    driver.key(pygame.K_RETURN)
    assert "Saved" in driver.said()
    path = save_list.called(driver.window.saves, "Dimanche à l’aube")
    assert path is not None
    before = path.read_bytes()
    driver.key(pygame.K_s, mod=CTRL)
    assert "Dimanche à l’aube" in driver.said(), "its name is proposed again"
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.window.scene, Dialog)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, NamePanel), "another name is asked for"
    assert path.read_bytes() == before
    driver.key(pygame.K_RETURN)
    driver.click("risky")
    assert driver.window.scenes[-1:] == [scene]
    assert "Saved" in driver.said()
    assert save_list.called(driver.window.saves, "Dimanche à l’aube") == path


def test_a_full_disk_is_told_when_a_game_is_saved(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise saves.SaveError("disk-full")

    driver.play(random_game(12, seed=4))
    driver.key(pygame.K_SPACE)
    monkeypatch.setattr(saves, "replace_file", full)
    driver.key(pygame.K_s, mod=CTRL)
    driver.key(pygame.K_RETURN)
    assert "The disk is full" in driver.said()


# ---------------------------------------------------------------- nothing hidden

BOARD = "units=2S@C1,2N@C5"
HANDS = (f"{BOARD} hands=S:2H,3H,4H;N:5S,6S,7S", f"{BOARD} hands=S:JK1,9C,KD;N:2D,3C,AS")
OTHER = "units=2S@C1,2N@C4 hands=S:2H,3H,4H;N:5S,6S,7S"


def seen(tmp_path: Path, start: str) -> tuple[bytes, str]:
    driver = Driver(tmp_path / "saves", size=(1920, 1080))
    driver.window.saves.mkdir(parents=True)
    put(driver.window.saves, "The same", Session.new(ROIS, {}, 5, start), uid="abc")
    opened(driver)
    settle(driver)
    found = driver.pixels(), driver.said()
    driver.window.close()
    return found


def test_the_list_shows_nothing_hidden(tmp_path: Path) -> None:
    """The same table with other hands looks the same; with another unit on the board it does not."""
    one, two = (seen(tmp_path / name, start) for name, start in zip("ab", HANDS, strict=True))
    assert one == two
    assert seen(tmp_path / "c", OTHER)[0] != one[0]
