"""The settings: keys that can be bound, hands that lie open, signs instead of colours, files that are never errors."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import files
from boardgames.app import settings as kept
from boardgames.app.bindings import FIXED, Action, Bindings, all_actions, bound_keys, refuse
from boardgames.app.dialog import Dialog
from boardgames.app.menu import MenuActions, MenuScene
from boardgames.app.options_scene import SettingsScene
from boardgames.app.play import PlayScene
from boardgames.app.settings import MOST_AUTOSAVES, Settings
from boardgames.core import saves
from boardgames.core.session import Session
from boardgames.words import LANGUAGES, Words
from tests.app.driving import ROIS, Driver
from tests.app.test_table_layout import FOUR, SCALES, SIZES, TWO, complaints, laid

CTRL = pygame.KMOD_LCTRL
END_TURN = "rois:end-turn"


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    found = Driver(tmp_path)
    yield found
    found.window.gallery.close()


def settings(driver: Driver, tab: str = "display") -> SettingsScene:
    scene = SettingsScene(driver.window, tab)
    driver.window.switch(scene)
    driver.turn()
    return scene


def play(driver: Driver, start: str = TWO, **changed: Any) -> PlayScene:
    driver.window.change(replace(driver.window.settings, **changed))
    session = Session.new(ROIS, {}, 1, start=start)
    return driver.play(session, ("Anne", "Ben", "Chloé", "Dora")[: len(session.seats)])


def read(driver: Driver) -> str:
    """The words on the screen in the order in which they were written: sentences with keys in them stay whole."""
    return re.sub(r" +", " ", " ".join(box.words for box in driver.words())).replace(" .", ".")


def cap(driver: Driver, name: str, key: str) -> bool:
    """Whether a key stands on a target."""
    rect = driver.targets()[name].rect
    return key in [box.words for box in driver.words() if rect.contains(box.rect.cx, box.rect.cy)]


# ---------------------------------------------------------------- keys


def test_a_key_is_bound_by_keys_alone_and_kept(driver: Driver, tmp_path: Path) -> None:
    settings(driver)
    for _ in range(3):
        driver.key(pygame.K_TAB, mod=CTRL)
    driver.tab_to("key:hide")
    driver.key(pygame.K_DOWN)
    assert driver.window.focus == "key:undo"
    while driver.window.focus != f"key:{END_TURN}":
        driver.key(pygame.K_DOWN)
    assert f"key:{END_TURN}" in driver.targets(), "the list scrolls with the focus"
    driver.key(pygame.K_RETURN, "\r")
    driver.key(pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)  # no key of its own: it goes on waiting
    driver.letter("x")
    assert driver.window.settings.keys == {END_TURN: "x"}
    path = tmp_path / "settings.json"
    kept.store(path, driver.window.settings)
    assert kept.load(path, Settings()).keys == {END_TURN: "x"}


@pytest.mark.parametrize(
    ("key", "letter", "mod", "by"),
    [
        (pygame.K_m, "m", 0, "Mute"),
        (pygame.K_p, "p", 0, "Let it pass"),
        (pygame.K_z, "\x1a", CTRL, "Undo"),
        (pygame.K_RETURN, "\r", 0, "Confirm"),
        (pygame.K_SPACE, " ", 0, "Confirm"),
        (pygame.K_TAB, "\t", 0, "Next control"),
        (pygame.K_LEFT, "", 0, "Move about"),
        (pygame.K_F1, "", 0, "Rulebook"),
        (pygame.K_F11, "", 0, "Full screen"),
        (pygame.K_q, "\x11", CTRL, "Quit"),
        (pygame.K_n, "\x0e", CTRL, "New game"),
        (pygame.K_DELETE, "\x7f", 0, ""),
        (pygame.K_LEFTBRACKET, "[", 0, ""),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_with_the_reason(
    driver: Driver, key: int, letter: str, mod: int, by: str
) -> None:
    scene = settings(driver, "keys")
    scene.listen(END_TURN)
    driver.key(key, letter, mod)
    said = read(driver)
    assert (f"already means {by}." in said) if by else ("This key cannot be used here." in said), said
    assert driver.window.settings == replace(driver.window.settings, keys={}, full_screen=False)
    assert driver.window.running
    assert driver.window.scene is scene
    assert scene.listening, "another key can be tried at once"
    driver.key(pygame.K_ESCAPE)
    assert not scene.listening
    assert driver.window.scene is scene


def test_a_click_elsewhere_ends_the_waiting(driver: Driver) -> None:
    scene = settings(driver, "keys")
    driver.click("key:hide")
    assert scene.listening
    driver.click("tab:1")
    assert not scene.listening
    driver.letter("x")
    assert driver.window.settings.keys == {}


def test_two_keys_can_change_places(driver: Driver) -> None:
    scene = settings(driver, "keys")
    for action, letter in ((END_TURN, "x"), ("rois:pass", "e"), (END_TURN, "p")):
        scene.listen(action)
        driver.letter(letter)
    assert driver.window.settings.keys == {END_TURN: "p", "rois:pass": "e"}
    scene.listen(END_TURN)
    driver.letter("x")
    scene.listen("rois:pass")
    driver.letter("p")
    scene.listen(END_TURN)
    driver.letter("e")
    assert driver.window.settings.keys == {}, "what is as it came is not written down"


def test_a_bound_key_plays_and_the_old_one_does_not(driver: Driver) -> None:
    scene = play(driver, keys={END_TURN: "x", "hide": "f5", "undo": "u"})
    driver.click("sit")
    driver.letter("e")
    driver.letter("h")
    assert scene.session.ply == 0
    assert scene.present == 0
    driver.key(pygame.K_F5)
    assert set(driver.targets()) == {"sit"}
    driver.click("sit")
    for name in ("card:4D", "place:C3", "do:0"):
        driver.click(name)
    assert scene.session.ply == 1
    driver.key(pygame.K_z, "\x1a", CTRL)
    assert scene.toast is None
    driver.letter("u")
    assert scene.toast is not None, "the reason why it cannot be taken back"
    driver.click("kind:pass")
    driver.click("sit")
    driver.letter("x")
    assert str(scene.session.record.entries[-1].move) == "end-turn"


def test_redo_is_the_key_of_undo_with_shift() -> None:
    bound = Bindings({"undo": "u"})
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=pygame.KMOD_LSHIFT, unicode="U")
    assert bound.redo(event)
    assert not bound.undo(event)


def test_the_key_that_hides_everything_works_over_a_menu(driver: Driver) -> None:
    play(driver, keys={"hide": "x"})
    driver.click("sit")
    driver.key(pygame.K_ESCAPE)
    driver.letter("h")
    assert "menu:back" in driver.targets()
    driver.letter("x")
    assert set(driver.targets()) == {"sit"}


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_every_hint_shows_the_bound_key(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size)
    changed = {END_TURN: "f6", "rois:discard": "y", "hide": "f7", "undo": "u", "redo": "f8", "save": "ctrl+k"}
    play(driver, keys={**changed, "drawer": "f9", "mute": "q", "rewatch": "w"})
    driver.click("sit")
    shown = {"kind:end-turn": "F6", "mode:discard": "Y", "tool:hide": "F7", "tool:undo": "U", "tool:redo": "F8"}
    shown |= {"tool:save": "Ctrl K"} | ({"tool:drawer": "F9"} if size[0] < 1200 else {})
    for name, key in shown.items():
        assert cap(driver, name, key), name
    assert "F6 ends it." in read(driver)
    driver.key(pygame.K_ESCAPE)
    assert cap(driver, "menu:save", "Ctrl K")
    menu = MenuScene(driver.window, MenuActions(lambda: None, lambda: None, lambda game: None, lambda: None))
    driver.window.switch(menu)
    driver.turn()
    assert "Q mute." in read(driver)
    settings(driver, "sound")
    assert "Q" in [box.words for box in driver.words()]


def test_the_recap_shows_and_obeys_its_key(driver: Driver) -> None:
    scene = play(driver, keys={"rewatch": "w"})
    for name in ("sit", "card:4D", "place:C3", "do:0", "kind:react", "sit"):
        driver.click(name)
    assert cap(driver, "recap:watch", "W")
    assert "W plays the moves again" in read(driver)
    driver.letter("r")
    assert scene.recap is not None
    driver.letter("w")
    assert scene.watch is not None


def test_what_comes_with_the_app_clashes_nowhere() -> None:
    actions = all_actions()
    bound = bound_keys({}, actions)
    assert [action.name for action in actions if refuse(action.name, action.key, actions, bound)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"hide": "e"},  # the end of a turn has it
        {"hide": "f1"},
        {"hide": "x", "undo": "x"},
        {"hide": "m", "mute": "h", "undo": "h"},
    ],
)
def test_keys_of_a_broken_file_never_clash(wrong: dict[str, str]) -> None:
    actions = all_actions()
    bound = bound_keys(wrong, actions)
    for action in actions:
        assert refuse(action.name, bound[action.name], actions, bound) is None, action


def test_scopes_that_never_meet_may_share_a_key() -> None:
    actions = (Action("a", "", "a"), Action("one:b", "one", "b"), Action("two:c", "two", "c"))
    bound = bound_keys({}, actions)
    assert refuse("one:b", "c", actions, bound) is None
    assert refuse("one:b", "a", actions, bound) is not None
    assert refuse("a", "c", actions, bound) is not None


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("read", "expected"),
    [
        ({"autosaves": 0}, {}),
        ({"autosaves": MOST_AUTOSAVES + 1}, {}),
        ({"autosaves": True}, {}),
        ({"autosaves": 7}, {"autosaves": 7}),
        ({"hide_hands": 0}, {}),
        ({"hide_hands": False, "markers": "yes"}, {"hide_hands": False}),
        ({"keys": []}, {}),
        ({"keys": {"hide": 3, "undo": "u", "redo": "", "save": "f11", "mute": "ctrl+", "look": "long words"}}, "u"),
        ({"keys": {"nobody": "x"}}, {"keys": {"nobody": "x"}}),
        ({"keys": {"hide": "\u0000"}}, {}),
    ],
)
def test_a_foreign_file_is_used_as_far_as_it_goes(tmp_path: Path, read: object, expected: Any) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(read), encoding="utf-8")
    changed = {"keys": {"undo": "u"}} if expected == "u" else expected
    assert kept.load(path, Settings()) == Settings(**changed)
    assert Bindings(kept.load(path, Settings()).keys).key("hide") == "h"


def test_the_number_of_autosaves_is_kept_to(driver: Driver, tmp_path: Path) -> None:
    settings(driver, "play")
    driver.tab_to("autosaves")
    for _ in range(MOST_AUTOSAVES):
        driver.key(pygame.K_LEFT)
    assert driver.window.settings.autosaves == 1
    driver.key(pygame.K_RIGHT)
    assert driver.window.settings.autosaves == 2
    for _ in range(4):
        scene = play(driver)
        driver.click("sit")
        driver.click("kind:end-turn")
        assert saves.autosave_path(tmp_path, scene.uid).is_file()
    assert len(list(tmp_path.glob("autosave-*"))) == 2


# ---------------------------------------------------------------- hands that lie open


def test_hands_are_opened_only_after_a_question_and_at_once(driver: Driver) -> None:
    scene = play(driver)
    assert set(driver.targets()) == {"sit"}
    driver.window.show(SettingsScene(driver.window, "play"))
    driver.turn()
    driver.click("hide_hands")
    assert isinstance(driver.window.scene, Dialog)
    driver.key(pygame.K_RETURN, "\r")
    assert driver.window.settings.hide_hands, "the safe answer has the focus"
    driver.click("hide_hands")
    driver.click("risky")
    assert not driver.window.settings.hide_hands
    driver.key(pygame.K_ESCAPE)
    assert driver.hand() == ["4D", "7S", "9S", "2H", "JK1"]
    assert scene.picking is not None
    driver.window.show(SettingsScene(driver.window, "play"))
    driver.turn()
    driver.click("hide_hands")
    assert driver.window.settings.hide_hands, "to hide them again nobody is asked"
    driver.key(pygame.K_ESCAPE)
    assert set(driver.targets()) == {"sit"}


def test_the_question_is_asked_even_without_confirmations(driver: Driver) -> None:
    driver.window.change(replace(driver.window.settings, confirm=False))
    settings(driver, "play")
    driver.click("hide_hands")
    assert isinstance(driver.window.scene, Dialog)
    assert driver.window.settings.hide_hands


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_with_open_hands_no_cover_comes_and_the_sign_stays(tmp_path: Path, size: tuple[int, int]) -> None:
    """A whole turn with a reaction in it: the asked player's hand lies there every time, and the sign with it."""
    driver = Driver(tmp_path, size, animation="normal")
    driver.step = 0.04
    scene = play(driver, hide_hands=False)
    asked = []
    for act in ("", "card:4D", "place:C3", "do:0", "kind:react", "mode:counter", "card:2C", "card:3C", "do:0"):
        if act:
            driver.click(act)
        for _ in range(8):
            driver.turn()
            assert not {"sit", "part", "recap:hand"} & set(driver.targets()), act
            signed = "open-hands" in driver.targets() or "Hands are open" in driver.said()
            assert signed, act
        assert scene.ask is not None
        asked.append(scene.ask.player)
        assert set(driver.hand()) == set(scene.session.state.hands[scene.session.state.seats[scene.ask.player]]), act
    assert {0, 1} <= set(asked)
    driver.letter("h")
    assert "sit" not in driver.targets()


def test_a_menu_over_open_hands_keeps_the_sign(driver: Driver) -> None:
    play(driver, hide_hands=False)
    driver.key(pygame.K_ESCAPE)
    below = driver.window.scenes[0]
    desk = laid(below, (1280, 720), "en", 100)
    below.draw(desk)
    assert desk.record is not None
    assert "Hands are open" in [box.words for box in desk.record]


def test_with_hidden_hands_there_is_no_sign(driver: Driver) -> None:
    play(driver)
    driver.click("sit")
    assert "Hands are open" not in driver.said()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("start", "acts"), [(TWO, ("card:4D", "place:C3")), (FOUR, ("card:4D",)), (FOUR, ())])
def test_the_sign_has_room_everywhere(tmp_path: Path, start: str, acts: tuple[str, ...], language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = play(driver, start, hide_hands=False)
    for act in acts:
        driver.click(act)
    for size, scale, scene.drawer in product(SIZES, SCALES, (False, True)):
        desk = laid(scene, size, language, scale)
        assert not complaints(scene, desk), (size, scale)
        assert desk.record is not None
        said = Words(language, "table").say("open-hands")
        signed = any(box.words == said for box in desk.record) or "open-hands" in [t.name for t in desk.targets]
        assert signed, (size, scale)


# ---------------------------------------------------------------- markers, confirmations, defaults


def test_markers_tell_targets_and_sides_apart(driver: Driver) -> None:
    """Without colour: a goal, something to strike and a side look different, and the plain board does not show them."""
    frames = []
    for markers in (True, False):
        play(driver, markers=markers)
        driver.click("sit")
        frames.append(driver.pixels())
    assert frames[0] != frames[1]
    scene = play(driver, markers=True)
    driver.click("sit")
    driver.click("card:4D")
    assert scene.picking is not None
    assert scene.picking.aims() == {"C3": ("strike",)}
    driver.click("card:4D")
    driver.click("card:7S")
    assert scene.picking.aims()["C1"] == ("move",)


def test_leaving_is_asked_about_only_with_confirmations(driver: Driver) -> None:
    for confirm in (True, False):
        below = SettingsScene(driver.window)
        scene = play(driver, confirm=confirm)
        driver.window.switch(below, scene)
        driver.turn()
        driver.key(pygame.K_ESCAPE)
        driver.click("menu:leave")
        if confirm:
            driver.click("safe")
            assert driver.window.scene is scene
            driver.key(pygame.K_ESCAPE)
            driver.click("menu:leave")
            driver.click("risky")
        assert driver.window.scene is below


def test_giving_up_is_always_asked_about(driver: Driver) -> None:
    scene = play(driver, hide_hands=False, confirm=False)
    driver.click("tool:menu")
    driver.click("menu:offer-draw")
    assert scene.session.ply == 1, "an offer can be declined: it goes without a question"
    driver.click("kind:decline-draw")
    driver.click("tool:menu")
    driver.click("menu:give-up")
    assert isinstance(driver.window.scene, Dialog)
    assert scene.session.ply == 2


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_the_defaults_come_back_after_a_question(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size, language="fr")
    now = driver.window.settings
    changed = replace(now, markers=False, hide_hands=False, autosaves=9, keys={"hide": "x"}, volume=5, scale=125)
    driver.window.change(changed)
    settings(driver, "play")
    driver.click("reset")
    driver.click("safe")
    assert driver.window.settings == changed
    driver.click("reset")
    driver.click("risky")
    assert driver.window.settings == Settings("fr", width=size[0], height=size[1])


def test_the_smallest_window_has_its_way_back_to_the_defaults(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1024, 600))
    driver.window.change(replace(driver.window.settings, scale=200))
    settings(driver, "play")
    driver.tab_to("reset")
    driver.key(pygame.K_RETURN, "\r")
    assert isinstance(driver.window.scene, Dialog)


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_words(language: str) -> None:
    words = Words(language, "app")
    names = [action.name for action in all_actions() if ":" not in action.name] + list(FIXED.values())
    assert [name for name in names if words.find(f"action.{name}") is None] == []


def test_sentences_name_only_keys_that_there_are() -> None:
    tables = {action.name for action in all_actions()}
    found = 0
    for path in files.translations().glob("*.json"):
        game = path.name.partition(".")[0]
        for name in re.findall(r"%\{key_(\w+)\}", path.read_text(encoding="utf-8")):
            action = name.replace("_", "-")
            assert {action, f"{game}:{action}"} & tables, (path.name, name)
            found += 1
    assert found >= 16
