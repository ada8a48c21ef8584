"""The print scene: parts, paper, ink and theme by pointer and keys, previews, progress, stop, the file, its place."""

import errno
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import files, games
from boardgames.app import folder
from boardgames.app.menu import MenuScene
from boardgames.app.print_page import PageView
from boardgames.app.print_scene import PrintScene
from boardgames.app.print_work import Made, Making
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.start import App
from boardgames.app.window import Window
from boardgames.printing import press
from boardgames.printing.kit import PrintError
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES, Words
from tests.app.driving import Driver
from tests.table.judge import faults

GAMES = games.printable()
SIZES = (1024, 600), (1280, 720), (1920, 1080), (3840, 2160)
SCALES = 75, 100, 150, 200
PATIENCE = 30
CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the desktop is asked for; it does nothing."""
    heard: list[list[str]] = []

    class Child:
        def __init__(self, command: list[str], **_: object) -> None:
            heard.append(command)

        def poll(self) -> int:
            return 0

        wait = poll

    monkeypatch.setattr("boardgames.app.folder.subprocess.Popen", Child)
    return heard


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[list[str]]) -> Iterator[Driver]:
    """The app in its menu; printed files go to a folder of the test's own."""
    pygame.init()
    monkeypatch.setattr(files, "printed", lambda: tmp_path / "printed")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    found = Driver(tmp_path / "saves")
    App(found.window)
    found.turn()
    yield found
    found.window.close()


def printer(driver: Driver) -> PrintScene:
    """Go to the printer by the menu's button."""
    driver.click("print")
    driver.turn()
    scene = driver.window.scene
    assert isinstance(scene, PrintScene)
    return scene


def wait(driver: Driver, until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, driver.said()
        time.sleep(0.01)
        driver.turn()


def written(tmp_path: Path) -> list[str]:
    place = tmp_path / "printed"
    return sorted(path.name for path in place.iterdir()) if place.exists() else []


# ---------------------------------------------------------------- making a file


def test_a_file_is_made_opened_and_shown(driver: Driver, tmp_path: Path, asked: list[list[str]]) -> None:
    scene = printer(driver)
    assert "24 pages A4" in driver.said()
    driver.click("make")
    wait(driver, lambda: "open" in driver.targets())
    assert "24 pages made in" in driver.said()
    assert written(tmp_path) == ["rois-ancient-a4.pdf"]
    path = tmp_path / "printed" / "rois-ancient-a4.pdf"
    assert path.read_bytes() == press.pdf(scene.order)
    driver.click("open")
    driver.click("folder")
    assert asked == [folder.opener(path, "linux"), folder.command(path, "linux")]


def test_everything_by_keys(driver: Driver, tmp_path: Path, asked: list[list[str]]) -> None:
    driver.key(pygame.K_p, mod=CTRL)
    driver.turn()
    assert isinstance(driver.window.scene, PrintScene)
    for part in ("guide", "board", "cards", "backs", "standees", "terrain"):
        driver.tab_to(f"part:{part}")
        driver.key(pygame.K_SPACE, " ")
    driver.tab_to("paper:0")
    driver.key(pygame.K_RIGHT)
    driver.tab_to("ink:0")
    driver.key(pygame.K_RIGHT)
    driver.tab_to("look:more")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_PLUS, "+")
    scene = driver.window.scene
    assert isinstance(scene, PrintScene)
    assert scene.order == press.ordered(
        "rois", parts=["life"], paper="letter", ink="low", look="medieval", square=65, language="en"
    )
    driver.key(pygame.K_p, mod=CTRL)
    wait(driver, lambda: "open" in driver.targets())
    assert written(tmp_path) == ["rois-medieval-letter-low.pdf"]
    driver.tab_to("open")
    driver.key(pygame.K_RETURN)
    assert len(asked) == 1
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, MenuScene)


def test_another_order_is_not_the_file_that_was_made(driver: Driver) -> None:
    printer(driver)
    driver.click("part:cards")
    driver.click("make")
    wait(driver, lambda: "open" in driver.targets())
    driver.click("paper:1")
    assert "open" not in driver.targets()
    assert "make" in driver.targets()


def test_the_paper_is_that_of_the_region(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert printer(driver).order.paper == "a4"
    driver.key(pygame.K_ESCAPE)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert printer(driver).order.paper == "letter"


def test_the_language_of_the_app_is_printed(driver: Driver) -> None:
    scene = printer(driver)
    driver.window.change(replace(driver.window.settings, language="fr"))
    driver.turn()
    assert scene.order.language == "fr"
    assert "imprimer à 100" in driver.said()
    assert "Armée" in press.sheets(replace(scene.order, parts=("standees",)))[0].title


def test_without_parts_nothing_is_made(driver: Driver, tmp_path: Path) -> None:
    scene = printer(driver)
    for part in scene.order.parts:
        driver.click(f"part:{part}")
    assert "Choose at least one part" in driver.said()
    driver.click("make")
    driver.key(pygame.K_p, mod=CTRL)
    driver.turn()
    assert scene.making is None
    assert not written(tmp_path)


# ---------------------------------------------------------------- stopping and failing


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """The press waits in the middle of its work until the event is set."""
    going, pdf = threading.Event(), press.pdf

    def waiting(order: Any, report: press.Report = press.go_on) -> bytes:
        if not report("setting", 0.47):
            raise press.Stopped
        assert going.wait(PATIENCE)
        return pdf(order, report)

    monkeypatch.setattr(press, "pdf", waiting)
    return going


@pytest.mark.parametrize("how", ["click", "escape"])
def test_the_work_is_shown_and_can_be_stopped(driver: Driver, tmp_path: Path, slow: threading.Event, how: str) -> None:
    scene = printer(driver)
    driver.click("make")
    wait(driver, lambda: "47" in driver.said())
    assert "Setting the pages" in driver.said()
    if how == "click":
        driver.click("stop")
    else:
        driver.key(pygame.K_ESCAPE)
    slow.set()
    wait(driver, lambda: "Nothing was written" in driver.said())
    driver.turn()
    assert driver.window.scene is scene
    assert not written(tmp_path)
    assert "make" in driver.targets()


def test_another_order_gives_up_what_is_being_made(driver: Driver, tmp_path: Path, slow: threading.Event) -> None:
    scene = printer(driver)
    driver.click("make")
    wait(driver, lambda: "47" in driver.said())
    driver.click("paper:1")
    assert scene.order.paper == "letter"
    assert "make" in driver.targets()
    slow.set()
    driver.window.back()
    assert not written(tmp_path)


def test_leaving_the_app_in_the_middle_leaves_no_half_file(
    driver: Driver, tmp_path: Path, slow: threading.Event
) -> None:
    printer(driver)
    driver.click("make")
    wait(driver, lambda: "47" in driver.said())
    threading.Timer(0.2, slow.set).start()
    driver.window.close()
    assert not written(tmp_path)
    assert not [thread for thread in threading.enumerate() if thread.name in ("printing", "previews_0")]


@pytest.mark.parametrize(
    ("number", "told"),
    [(errno.ENOSPC, "disk is full"), (errno.EACCES, "not allowed"), (errno.EIO, "was not written")],
)
def test_what_hinders_the_file_is_said(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: str
) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "planted")

    monkeypatch.setattr("boardgames.core.saves.os.fsync", fail)
    printer(driver)
    driver.click("part:cards")
    driver.click("make")
    wait(driver, lambda: told in driver.said())
    assert not written(tmp_path)
    monkeypatch.undo()
    driver.window.redraw()
    driver.turn()
    assert "make" in driver.targets(), "one can try again"


def test_a_folder_that_cannot_be_is_said(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "printed").write_text("a file where the folder should be")
    printer(driver)
    driver.click("make")
    wait(driver, lambda: "There is no such folder" in driver.said())


def test_a_picture_that_is_missing_is_said(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> list[bytes]:
        raise PrintError("no-picture", why="unicorn")

    monkeypatch.setattr(press, "previews", broken)
    printer(driver)
    wait(driver, lambda: "unicorn" in driver.said())


def test_a_desktop_that_opens_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise FileNotFoundError

    printer(driver)
    driver.click("part:cards")
    driver.click("make")
    wait(driver, lambda: "open" in driver.targets())
    monkeypatch.setattr("boardgames.app.folder.subprocess.Popen", missing)
    driver.click("open")
    wait(driver, lambda: "Nothing on this computer opens it" in driver.said())


# ---------------------------------------------------------------- pages


def test_pages_appear_scroll_and_can_be_looked_at(driver: Driver) -> None:
    scene = printer(driver)
    empty = driver.pixels()
    wait(driver, lambda: not scene.previews.busy)
    driver.turn()
    assert driver.pixels() != empty
    assert "page:0" in driver.targets()
    driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert "page:0" not in driver.targets()
    driver.key(pygame.K_END)
    assert f"page:{len(scene.laid) - 1}" in driver.targets()
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_PAGEDOWN)
    assert "page:8" in driver.targets()
    driver.drag("scroll", "make")
    assert f"page:{len(scene.laid) - 1}" in driver.targets()
    driver.key(pygame.K_HOME)
    driver.click("page:1")
    driver.turn()
    view = driver.window.scene
    assert isinstance(view, PageView)
    assert "Board 1" in driver.said()
    driver.key(pygame.K_RIGHT)
    assert "Board 2" in driver.said()
    driver.click("page:back")
    driver.click("page:back")
    assert "How to print" in driver.said()
    blank = driver.pixels()
    wait(driver, lambda: not view.previews.busy)
    driver.turn()
    assert driver.pixels() != blank
    driver.key(pygame.K_ESCAPE)
    assert driver.window.scene is scene


def test_toggled_parts_change_the_pages(driver: Driver) -> None:
    scene = printer(driver)
    driver.click("part:board")
    assert len(scene.laid) == 20
    assert "20 pages A4" in driver.said()
    driver.click("part:more-standees")
    assert len(scene.laid) == 22


def test_squares_end_where_they_end(driver: Driver) -> None:
    scene = printer(driver)
    for _ in range(12):
        driver.key(pygame.K_PLUS, "+")
    assert scene.order.square == scene.kit.squares[-1]
    driver.click("square:less")
    assert scene.order.square == scene.kit.squares[-2]
    for _ in range(12):
        driver.key(pygame.K_MINUS, "-")
    assert scene.order.square == scene.kit.squares[0]


def test_small_windows_have_tabs(tmp_path: Path) -> None:
    pygame.init()
    driver = Driver(tmp_path, (960, 540))
    driver.window.change(replace(driver.window.settings, scale=200))
    scene = PrintScene(driver.window, tmp_path)
    driver.window.switch(scene)
    driver.turn()
    driver.click("part:cards")
    assert "cards" not in scene.order.parts
    driver.key(pygame.K_TAB, mod=CTRL)
    driver.click("paper:1")
    assert scene.order.paper == "letter"
    driver.click("tab:2")
    assert "page:0" in driver.targets()
    driver.key(pygame.K_TAB, mod=CTRL | pygame.KMOD_LSHIFT)
    assert "paper:1" in driver.targets()
    driver.click("make")
    wait(driver, lambda: "open" in driver.targets())
    driver.window.close()


def test_a_shelf_without_kits_prints_nothing(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "kit", lambda name: None)
    driver.window.redraw()
    driver.turn()
    assert "print" not in driver.targets()
    driver.key(pygame.K_p, mod=CTRL)
    assert isinstance(driver.window.scene, MenuScene)


def test_every_game_can_be_chosen_and_printed(driver: Driver, tmp_path: Path) -> None:
    """As it is usually printed, on the paper and with the ink that were chosen."""
    scene = printer(driver)
    driver.click("paper:1")
    driver.click("ink:1")
    for game in (*games.printable()[1:], games.printable()[0]):
        driver.click("game:more")
        usual = press.ordered(game, paper="letter", ink="low", language="en")
        assert scene.order == usual
        assert Words("en", game).say("name") in driver.said()
        assert ("look:more" in driver.targets()) == bool(scene.kit.looks)
        assert [name for name in driver.targets() if name.startswith("part:")] == [f"part:{p}" for p in scene.kit.parts]
        driver.click("make")
        wait(driver, lambda: "open" in driver.targets())
        assert press.file_name(usual) in written(tmp_path)
    driver.click("game:less")
    assert scene.order.game == games.printable()[-1]


def test_with_one_game_there_is_none_to_choose(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "printable", lambda: ("rois",))
    printer(driver)
    assert "game:more" not in driver.targets()
    assert "look:more" in driver.targets()


# ---------------------------------------------------------------- layout


class Posed(Making):
    """A file in a state of its making."""

    pose = False

    def __init__(self, running: bool, **state: object) -> None:
        self.what, self.share, self.made, self.problem, self.stopped = "setting", 0.47, None, None, False
        self.pose = running
        for name, value in state.items():
            setattr(self, name, value)

    @property
    def running(self) -> bool:
        return self.pose

    def stop(self) -> None:
        """There is nothing to stop."""

    def wait(self) -> None:
        """There is nothing to wait for."""


LONG = Path("/home/somebody with a long name/Documents and other things that one keeps/of the year")
STATES: dict[str, Callable[[], Making | None]] = {
    "ready": lambda: None,
    "working": lambda: Posed(True),
    "made": lambda: Posed(False, made=Made(LONG / "rois-medieval-letter-low.pdf", 24, 1_234_567, 1.44)),
    "stopped": lambda: Posed(False, stopped=True),
    "in use": lambda: Posed(False, problem=PrintError("in-use")),
    "no folder": lambda: Posed(False, problem=PrintError("no-folder", value=str(LONG))),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "state"), [(game, state) for game in GAMES for state in STATES if game == GAMES[0] or state == "ready"]
)
def test_words_fit_every_window(tmp_path: Path, game: str, state: str, language: str) -> None:
    pygame.init()
    window = Window(Settings(language=language), None, tmp_path, None)
    found = []
    for size in SIZES:
        for scale in SCALES:
            window.change(replace(window.settings, scale=scale))
            for tab in range(3):
                scene = PrintScene(window, LONG)
                scene.next_game(GAMES.index(game))
                scene.tab, scene.making = tab, STATES[state]()
                desk = Desk(size, language, scale, window.gallery, None, strict=True, record=[])
                found += judged(scene, desk, f"{size} {scale} % tab {tab}")
                scene.leave()
    window.close()
    assert not found, "\n".join(found)


def judged(scene: Scene, desk: Desk, where: str) -> list[str]:
    try:
        scene.draw(desk)
    except ValueError as error:
        return [f"{where}: {error}"]
    found = [f"{where}: {fault}" for fault in faults(desk)]
    found += [f"{where}: {t.name} outside" for t in desk.targets if not desk.whole.holds(t.rect, 0.5)]
    names = [target.name for target in desk.targets]
    assert len(names) == len(set(names)), names
    for k, one in enumerate(desk.targets):
        for other in desk.targets[k + 1 :]:
            if one.layer == other.layer and one.rect.inset(0.5).meets(other.rect.inset(0.5)):
                found.append(f"{where}: {one.name} over {other.name}")
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_fits_every_window(tmp_path: Path, game: str, language: str) -> None:
    pygame.init()
    window = Window(Settings(language=language), None, tmp_path, None)
    order = press.ordered(game, paper="a4", language=language)
    found = []
    for size in SIZES:
        for scale in SCALES:
            for number in (0, 6):
                view = PageView(window, order, press.sheets(order), number)
                desk = Desk(size, language, scale, window.gallery, None, strict=True, record=[])
                try:
                    view.draw(desk)
                except ValueError as error:
                    found.append(f"{size} {scale} %: {error}")
                found += [f"{size} {scale} %: {fault}" for fault in faults(desk)]
                place = view.place(desk)
                found += [] if desk.whole.holds(place, 0.5) else [f"{size} {scale} %: panel outside"]
                view.leave()
    window.close()
    assert not found, "\n".join(found)


def test_an_error_of_our_own_is_not_swallowed(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the lamp went out")

    printer(driver)
    monkeypatch.setattr(press, "pdf", fail)
    driver.click("make")
    with pytest.raises(RuntimeError, match="the lamp"):
        wait(driver, lambda: False)
    driver.window.back()
