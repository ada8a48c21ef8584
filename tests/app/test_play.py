"""The playing table, driven by pointer and keys; what is asserted is what the screen and the saves say."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import games
from boardgames.core import saves
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from tests.app.driving import ROIS, Driver
from tests.kept import kept

STRIKE = (
    "units=2S@C2,S3@B2,S4@D1,N1@C3:7,2N@C5,N4@A4 specials=S:general@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,6D first=south turn=south"
)


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


def started(start: str = STRIKE) -> Session[Any]:
    return Session.new(ROIS, {}, 1, start=start)


def test_the_table_opens_behind_the_cover(driver: Driver) -> None:
    driver.play(started())
    assert set(driver.targets()) == {"sit"}
    driver.press(pygame.K_SPACE)
    assert {"card:4D", "kind:end-turn", "place:C3"} <= set(driver.targets())


def test_the_cover_tells_nothing_of_how_many_cards_anybody_holds(tmp_path: Path) -> None:
    """The backs at its foot are always the same, whoever holds what."""
    shown = []
    for hands in ("S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,6D", "S:4D;N:2C,3C"):
        driver = Driver(tmp_path / hands[-2:])
        driver.play(started(STRIKE.replace("S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,6D", hands)))
        shown.append(driver.pixels())
    assert shown[0] == shown[1]


def test_the_second_choice_has_a_key_of_its_own(driver: Driver) -> None:
    scene = driver.play(started(STRIKE.replace("2N@C5", "2N@B5")))
    driver.click("sit")
    driver.click("card:4D")
    driver.click("place:C3")
    assert driver.said_on("do:1") == "Push back to C4 R"
    driver.key(pygame.K_r, "r")
    assert [str(entry.move) for entry in scene.session.record.entries] == ["strike card=4D zone=C2 to=C3 how=push"]


def test_an_enlarged_board_shows_the_way_back(driver: Driver) -> None:
    driver.play(started())
    driver.click("sit")
    assert "whole-board" not in driver.targets()
    before = driver.targets()["place:C3"].rect
    driver.key(pygame.K_PLUS, "+")
    assert driver.said_on("whole-board") == "Whole board 0"
    driver.click("whole-board")
    assert driver.targets()["place:C3"].rect == before
    assert "whole-board" not in driver.targets()


def test_a_strike_by_click_and_click(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.click("card:4D")
    driver.click("place:C3")
    driver.click("do:0")
    assert [str(entry.move) for entry in scene.session.record.entries] == ["strike card=4D zone=C2 to=C3 how=damage"]
    driver.click("kind:pass")
    assert "N1@C3:2" in ROIS.write(scene.session.state)


def test_a_strike_by_dropping_a_card(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.drag("card:4D", "place:C3")
    assert str(scene.session.record.entries[0].move) == "strike card=4D zone=C2 to=C3 how=damage"


def test_units_are_dragged_and_a_card_that_makes_no_difference_chooses_itself(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.drag("figure:S4", "place:D2")
    assert str(scene.session.record.entries[0].move) == "move card=7S zone=D1 to=D2 units=S4"


def test_an_illegal_drop_flies_back_and_says_why(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.drag("card:4D", "place:D3")
    assert scene.session.ply == 0
    assert scene.toast is not None
    assert scene.toast.rule == "ROIS-STRIKE-01"
    assert scene.picking is not None
    assert scene.picking.chosen == ()


def test_a_turn_by_keyboard_alone(driver: Driver) -> None:
    scene = driver.play(started())
    driver.press(pygame.K_SPACE)
    for _ in range(60):
        driver.press(pygame.K_TAB)
        if driver.window.focus == "card:4D":
            break
    driver.press(pygame.K_RETURN)
    for _ in range(60):
        driver.press(pygame.K_TAB)
        if driver.window.focus == "place:C3":
            break
    driver.press(pygame.K_RETURN)
    driver.window.ring = False
    driver.press(pygame.K_RETURN)
    assert str(scene.session.record.entries[0].move) == "strike card=4D zone=C2 to=C3 how=damage"
    driver.press(pygame.K_p)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_e)
    assert scene.session.ask is not None
    assert scene.session.ask.player == 1


def test_escape_takes_back_the_last_pick_and_never_quits(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.click("card:4D")
    driver.press(pygame.K_ESCAPE)
    assert scene.picking is not None
    assert scene.picking.chosen == ()
    driver.press(pygame.K_ESCAPE)
    assert driver.window.running


def test_every_accepted_move_is_saved_and_the_game_goes_on_from_the_file(driver: Driver) -> None:
    scene = driver.play(started())
    driver.click("sit")
    driver.drag("card:4D", "place:C3")
    (save,) = kept(driver.window.saves)
    again = saves.load(save, games.rules)
    assert again.state == scene.session.state
    assert save.players == ("Anne", "Ben")


def test_the_hand_is_hidden_while_others_are_asked_and_at_a_key(driver: Driver) -> None:
    driver.play(started())
    driver.click("sit")
    driver.drag("card:4D", "place:C3")
    assert not any(name.startswith("card:") for name in driver.targets()), "the banner shows no hand"
    driver.press(pygame.K_p)
    assert not any(name.startswith("card:") for name in driver.targets()), "nor before the player asks for it"
    driver.press(pygame.K_SPACE)
    assert "card:7S" in driver.targets()
    driver.press(pygame.K_h)
    assert set(driver.targets()) == {"sit"}


def frames(driver: Driver, start: str) -> list[bytes]:
    """A hand-over from the cover through a turn to the other player's cover, frame by frame."""
    driver.play(started(start))
    seen = [driver.pixels()]
    for act in ("sit", "card:4D", "place:C3", "do:0", "kind:pass", "sit", "kind:end-turn", "part"):
        driver.click(act)
        seen.append(driver.pixels())
    del seen[7]  # the cards that South has drawn: chance, not what North holds
    return seen


def test_no_pixel_depends_on_a_hidden_hand(tmp_path: Path) -> None:
    """Two games that differ only in what South may not know look the same to South, through a whole turn."""
    state = ROIS.read(STRIKE)
    sampled = ROIS.sample(ROIS.view(state, 0), 0, Luck(9))
    assert sampled.hands[2] != state.hands[2], "the hidden hands do differ"
    assert frames(Driver(tmp_path / "a"), STRIKE) == frames(Driver(tmp_path / "b"), ROIS.write(sampled))


def test_the_leak_test_can_fail(tmp_path: Path) -> None:
    """The own hand does change the frames after the confirmation, and not one frame before."""
    other = STRIKE.replace("S:4D,7S,9S", "S:4D,8S,9S")
    one, two = frames(Driver(tmp_path / "a"), STRIKE), frames(Driver(tmp_path / "b"), other)
    assert one[0] == two[0], "the cover"
    assert one[1] != two[1], "the hand, once its owner sits there"
    assert one[4] == two[4], "the banner"


def test_undo_before_the_first_barrier_and_its_reason_beyond(driver: Driver) -> None:
    scene = driver.play(Session.new(ROIS, {"terrain": "free", "army": "skirmish"}, 1))
    driver.click("sit")
    driver.click("place:C3")
    driver.click("do:0")
    assert scene.session.ply == 1
    driver.press(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.session.ply == 0
    driver.press(pygame.K_y, pygame.KMOD_CTRL)
    assert scene.session.ply == 1
    driver.press(pygame.K_a)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.toast is not None
