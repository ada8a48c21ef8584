"""A player's notes on an open screen: put down and taken back by mouse and by keyboard, kept, and seen by nobody else.

They are tried on Roles, where the guard suspects tokens. The leak test proves itself: the notes do differ, the frames
differ once their owner sits there, and notes that lie open a frame too early are noticed.
"""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from boardgames.app import start
from boardgames.app.notes import NotesScene
from boardgames.app.play import PlayScene
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES
from tests.app.driving import Driver
from tests.app.gestures import Keyboard, Mouse
from tests.app.test_table_layout import SCALES, SIZES, complaints, laid
from tests.app.test_tiny_games import GUARD, Room, log, roles_at, shelf  # noqa: F401
from tests.contract.tiny.roles import ROLES
from tests.kept import kept

ANNE, BEN = 0, 1
"""Anne leads the thief, Ben is the guard."""
CTRL = pygame.KMOD_LCTRL
GUARDS = roles_at("A", "0,3,0,2,-1", GUARD)
FREE = {"note:A", "note:B", "note:C", "note:D"}


def table(folder: Path, position: str = GUARDS, notes: dict[str, Any] | None = None, **window: Any) -> Driver:
    """The open table of Roles at a position, with these notes of the guard's; somebody has said that he is here."""
    driver = Driver(folder, **window)
    session = Session.new(ROLES, {}, 1, start=position)
    lay = {"notes": {str(BEN): notes}} if notes is not None else None
    driver.window.switch(PlayScene(driver.window, session, ("Anne", "Ben"), lambda *_: None, table=lay))
    driver.turn()
    driver.click("sit")
    return driver


def taken_out(folder: Path, notes: dict[str, Any] | None = None) -> Driver:
    """Ben before his notes."""
    driver = table(folder, notes=notes)
    driver.key(pygame.K_j, "j")
    driver.key(pygame.K_SPACE, " ")
    return driver


def noted(driver: Driver) -> dict[str, dict[str, str]]:
    """The notes in the one file that the app has written."""
    (save,) = kept(driver.window.saves)
    found: dict[str, dict[str, str]] = save.table["notes"]
    return found


def told(driver: Driver, token: str) -> str:
    """What the panel says of a token while it is pointed at."""
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=driver.point(f"note:{token}"), rel=(0, 0), buttons=(0,) * 3))
    found = re.search(rf"\b{token}: (suspected|cleared|no mark)", driver.said())
    assert found is not None
    return found[1]


# ---------------------------------------------------------------- who may, and when


def test_only_the_one_who_guesses_can_take_notes(tmp_path: Path) -> None:
    driver = table(tmp_path, roles_at("A"))
    assert "notes" not in driver.targets(), "it is the thief's turn"
    driver.key(pygame.K_j, "j")
    assert "figure:A" in driver.targets(), "nor does the key do anything"
    driver.click("kind:end-turn")
    assert "My notes" in driver.said_on("notes") + driver.targets()["notes"].tooltip
    driver.click("notes")
    assert set(driver.targets()) == {"sit"}
    assert "Pass to Ben" in driver.said()


def test_a_key_pressed_twice_does_not_open_the_notes(tmp_path: Path) -> None:
    driver = table(tmp_path, notes={"A": "suspect"})
    keys = [pygame.event.Event(pygame.KEYDOWN, key=k, mod=0, unicode="") for k in (pygame.K_j, *[pygame.K_SPACE] * 3)]
    driver.turn(*keys)
    assert set(driver.targets()) == {"sit"}


def test_with_open_hands_the_notes_lie_open_too(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.window.change(replace(driver.window.settings, hide_hands=False))
    driver.turn()
    driver.key(pygame.K_j, "j")
    assert set(driver.targets()) >= FREE


# ---------------------------------------------------------------- marks


def test_notes_by_mouse(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.click("notes")
    driver.click("sit")
    assert {name for name in driver.targets() if name.startswith("note:")} == FREE, "E is in jail"
    driver.click("note:B")
    assert told(driver, "B") == "suspected"
    driver.click("note:D")
    driver.click("note:D")
    assert told(driver, "D") == "cleared"
    assert noted(driver) == {str(BEN): {"B": "suspect", "D": "cleared"}}
    driver.click("note:D")
    assert told(driver, "D") == "no mark"
    driver.click("notes:away")
    assert "figure:B" in driver.targets()
    assert noted(driver) == {str(BEN): {"B": "suspect"}}


def test_notes_by_keyboard_alone(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.tab_to("notes")
    driver.key(pygame.K_RETURN, "\r")
    driver.key(pygame.K_SPACE, " ")
    driver.tab_to("note:B")
    driver.key(pygame.K_RETURN, "\r")
    driver.tab_to("note:A")
    driver.letter("2")
    driver.tab_to("note:C")
    driver.letter("1")
    assert noted(driver) == {str(BEN): {"A": "cleared", "B": "suspect", "C": "suspect"}}
    driver.key(pygame.K_DELETE)
    assert noted(driver) == {str(BEN): {"A": "cleared", "B": "suspect"}}
    driver.key(pygame.K_ESCAPE)
    assert "figure:B" in driver.targets()


def test_each_mark_has_its_picture_on_the_figure(tmp_path: Path) -> None:
    driver = taken_out(tmp_path)
    seen = {driver.pixels()}
    driver.tab_to("note:B")
    for letter in "12":
        driver.letter(letter)
        seen.add(driver.pixels())
    assert len(seen) == 3


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_h])
def test_the_notes_are_put_away_at_a_key(tmp_path: Path, key: int) -> None:
    driver = taken_out(tmp_path, {"B": "suspect"})
    assert set(driver.targets()) >= FREE
    driver.key(key)
    assert "figure:B" in driver.targets()
    assert "suspected" not in driver.said()


def test_notes_are_no_moves(tmp_path: Path) -> None:
    """Undo takes back the move before them and leaves them; the record and the log know nothing of them."""
    driver = table(tmp_path)
    driver.click("figure:B")
    driver.click("do:0")
    lines = log(driver)
    driver.key(pygame.K_j, "j")
    driver.key(pygame.K_SPACE, " ")
    driver.click("note:B")
    driver.key(pygame.K_ESCAPE)
    assert log(driver) == lines
    driver.key(pygame.K_z, mod=CTRL)
    assert driver.figures()["B3"] == ["B"], "taken back, although the notes were looked at in between"
    assert noted(driver) == {str(BEN): {"B": "suspect"}}
    (save,) = kept(driver.window.saves)
    assert save.record.entries == ()


def test_a_mark_goes_along_with_its_figure(tmp_path: Path) -> None:
    driver = taken_out(tmp_path, {"B": "suspect"})
    before = driver.targets()["note:B"].rect
    driver.key(pygame.K_ESCAPE)
    driver.click("figure:B")
    driver.click("do:0")
    driver.key(pygame.K_j, "j")
    driver.key(pygame.K_SPACE, " ")
    assert driver.targets()["note:B"].rect.x < before.x
    assert told(driver, "B") == "suspected"


def test_notes_are_there_again_when_the_game_goes_on(tmp_path: Path) -> None:
    room = Room(tmp_path, Mouse)
    room.take_down("roles")
    for name in ("start", "sit", "kind:end-turn", "notes", "sit", "note:C", "notes:away"):
        room.hands.do(name)
    room.driver.window.close()
    room = Room(tmp_path, Keyboard)
    room.hands.do("continue")
    room.hands.do("sit")
    assert "suspected" not in room.driver.said()
    room.hands.do("notes")
    room.hands.do("sit")
    assert told(room.driver, "C") == "suspected"


@pytest.mark.parametrize("notes", [{"B": "nonsense"}, {"nobody": "suspect"}, {"B": ["suspect"]}, {"B": {}}, {"": ""}])
def test_notes_that_make_no_sense_are_none(tmp_path: Path, notes: dict[str, Any]) -> None:
    driver = taken_out(tmp_path, notes)
    assert told(driver, "B") == "no mark"
    driver.click("note:B")
    assert told(driver, "B") == "suspected"


# ---------------------------------------------------------------- seen by nobody else


class Frame(NamedTuple):
    """One frame: pixels, words, what can be clicked and reached by Tab, the title, and what was heard."""

    pixels: bytes
    words: tuple[Any, ...]
    targets: tuple[Any, ...]
    title: str
    heard: tuple[str, ...]


FRAMES = 6
ROUND: tuple[tuple[str, int | None], ...] = (
    ("", None),
    ("figure:B", None),
    ("do:0", None),
    ("tool:undo", None),
    ("notes", None),
    ("sit", BEN),
    ("notes:away", None),
    ("figure:D", None),
    ("tool:menu", None),
    ("menu:back", None),
    ("kind:end-turn", None),
    ("look:0", None),
    ("sit", ANNE),
    ("heard", None),
    ("figure:C", None),
)
"""What is done, and whose eyes alone it is for afterwards."""


def frames(
    folder: Path, notes: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, int | None, list[Frame]]]:
    """A turn of the guard and the thief's after it, frame by frame."""
    driver = table(folder, notes=notes, animation="normal")
    driver.step = 0.04
    heard: list[str] = []
    monkeypatch.setattr(driver.window.sounds, "play", heard.append)
    for _ in range(FRAMES * 2):  # the cover screen fades
        driver.turn()
    seen = []
    for act, who in ROUND:
        if act:
            driver.click(act)
        shown = []
        for _ in range(FRAMES):
            driver.turn()
            words = tuple((box.words, box.rect, box.colour) for box in driver.words())
            targets = tuple((one.rect, one.name, one.kind, one.tooltip) for one in driver.targets().values())
            title = pygame.display.get_caption()[0]
            shown.append(Frame(driver.pixels(), words, targets, title, tuple(heard)))
        seen.append((act, who, shown))
    return seen


MANY = {"A": "suspect", "B": "cleared", "C": "suspect"}


def test_notes_are_on_no_pixel_but_their_owners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = frames(tmp_path / "a", {}, monkeypatch)
    two = frames(tmp_path / "b", MANY, monkeypatch)
    for (act, who, left), (_, _, right) in zip(one, two, strict=True):
        if who == BEN:
            assert left != right, "the notes do differ, and Ben sees his own"
        else:
            assert left == right, f"after {act or 'the start'}"


def test_notes_that_lie_open_too_early_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that the comparison can fail: they are drawn before anybody has said that he sits there."""
    honest = NotesScene.__init__

    def early(scene: NotesScene, window: Window, table: PlayScene, player: int) -> None:
        honest(scene, window, table, player)
        scene.here = True

    monkeypatch.setattr(NotesScene, "__init__", early)
    shown = []
    for folder, notes in (("a", {}), ("b", MANY)):
        driver = table(tmp_path / folder, notes=notes)
        driver.click("notes")
        shown.append(driver.pixels())
    assert shown[0] != shown[1]


def test_menu_list_and_replay_show_no_notes(tmp_path: Path) -> None:
    """The card in the menu, the list of saved games with its pictures, the replay of the game that goes on."""
    shown = []
    for folder, notes in (("a", {}), ("b", MANY)):
        window = Driver(tmp_path / folder).window
        session = Session.new(ROLES, {}, 1, start=GUARDS)
        save = saves.snapshot(session, ("Anne", "Ben"), {"notes": {str(BEN): notes}}, uid="abc")
        saves.autosave(window.saves, replace(save, saved="2026-03-01T12:00:00+00:00"))
        driver = Driver(tmp_path / folder)
        app = start.App(driver.window)
        driver.turn()
        seen = [driver.pixels(), driver.said()]
        app.saved()
        for _ in range(8):
            driver.turn()
        seen += [driver.pixels(), driver.said()]
        driver.click("watch")
        driver.turn()
        shown.append([*seen, driver.pixels(), driver.said()])
    assert shown[0] == shown[1]
    assert len(set(shown[0])) == 6, "three different scenes, each with its words"


# ---------------------------------------------------------------- every window, both languages


@pytest.mark.parametrize("looked", ["", "note:B"])
def test_words_fit_every_window(tmp_path: Path, looked: str) -> None:
    driver = taken_out(tmp_path, {"B": "cleared", "C": "suspect"})
    if looked:
        driver.tab_to(looked)
    found = {}
    for size, scale, language in product(SIZES, SCALES, LANGUAGES):
        driver.window.settings = replace(driver.window.settings, language=language)
        scene = driver.window.scene
        desk: Desk = laid(scene, size, language, scale)
        if wrong := complaints(scene, desk):
            found[size, scale, language] = wrong
    assert not found
