"""What the table offers beside playing: looking closer, choosing several, reading piles, what happened, menus.

Driven by pointer and keys; what is asserted is what the screen says, offers and files.
"""

from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames.core import save_list, saves
from boardgames.core.session import Session
from tests.app.driving import ROIS, Driver
from tests.kept import kept

START = (
    "units=2S@C2,S3@B2,S4@D1,N1@C3:7,2N@C5,N4@A4 specials=S:general@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,JK2 discard=AS,2S,3S first=south turn=south"
)


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


def seated(driver: Driver, start: str = START, **options: Any) -> Session[Any]:
    """A game on the table, South before it."""
    session = Session.new(ROIS, options, 1, start=start)
    driver.play(session)
    driver.click("sit")
    return session


def wheel(driver: Driver, steps: int, over: str) -> None:
    spot = driver.point(over)
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    driver.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False))


# ---------------------------------------------------------------- looking closer


def test_the_wheel_zooms_about_the_pointer_and_0_fits_again(driver: Driver) -> None:
    seated(driver)
    before = driver.targets()["place:C3"].rect
    wheel(driver, 2, "place:C3")
    near = driver.targets()["place:C3"].rect
    assert near.w == pytest.approx(before.w * 1.25**2)
    assert near.contains(before.cx, before.cy)
    driver.press(pygame.K_0)
    assert driver.targets()["place:C3"].rect == before


def test_an_enlarged_board_is_moved_by_the_middle_button_and_by_arrows(driver: Driver) -> None:
    seated(driver)
    wheel(driver, 3, "place:C3")
    start = driver.targets()["place:C3"].rect
    spot = driver.point("place:C3")
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=2))
    moved = spot[0] + 40, spot[1] + 30
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=moved, rel=(40, 30), buttons=(0, 1, 0)))
    driver.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=moved, button=2))
    after = driver.targets()["place:C3"].rect
    assert (after.cx, after.cy) != (start.cx, start.cy)
    driver.press(pygame.K_LEFT)
    assert driver.targets()["place:C3"].rect.cx > after.cx


def test_plus_and_minus_zoom_and_the_log_scrolls_under_the_wheel(driver: Driver) -> None:
    seated(driver)
    before = driver.targets()["place:C3"].rect.w
    driver.key(pygame.K_KP_PLUS, "+")
    assert driver.targets()["place:C3"].rect.w > before
    driver.key(pygame.K_MINUS, "-")
    assert driver.targets()["place:C3"].rect.w == pytest.approx(before)
    wheel(driver, 1, "log")
    assert driver.targets()["place:C3"].rect.w == pytest.approx(before)


def test_an_enlarged_board_is_played_on_all_the_same(driver: Driver) -> None:
    seated(driver)
    wheel(driver, 1, "place:C3")
    driver.drag("card:4D", "place:C3")
    assert "kind:pass" in driver.targets()


# ---------------------------------------------------------------- choosing


def band(driver: Driver, first: str, last: str) -> None:
    """Draw a rubber band around two places and what lies between."""
    desk, targets = driver.window.desk, driver.targets()
    assert desk is not None
    a, b = targets[first].rect, targets[last].rect
    corners = (min(a.x, b.x) + 2, min(a.y, b.y) + 2, max(a.right, b.right) - 2, max(a.bottom, b.bottom) - 2)
    x0, y0, x1, y1 = (round(value * desk.s) for value in corners)
    driver.drag_from((x0, y0), (x1, y1))


def test_a_rubber_band_picks_the_units_of_a_zone_and_a_drag_takes_them_all(driver: Driver) -> None:
    seated(driver)
    band(driver, "place:C2", "place:C2")
    driver.drag("figure:S1", "place:C1")
    assert "2 units and the general C2 to C1," in driver.said()
    driver.click("kind:pass")
    assert {"S1", "S2"} <= set(driver.figures()["C1"])


def test_a_grand_manoeuvre_is_dragged(driver: Driver) -> None:
    seated(driver, START + " manoeuvre=on")
    band(driver, "place:B2", "place:D1")
    driver.drag("figure:S3", "place:A2")
    driver.click("kind:pass")
    board = driver.figures()
    assert "S3" in board["A2"]
    assert {"S1", "S2"} <= set(board["B2"])
    assert "S4" in board["C1"]


def test_every_target_says_what_would_happen_there(driver: Driver) -> None:
    seated(driver)
    driver.click("card:4D")
    spot = driver.point("place:C3")
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    said = driver.said()
    assert "C2 strikes C3" in said
    for words in ("units in C2", "general", "support nearby", "+1", "+2", "Hits"):
        assert words in said
    assert "back to C4" in said


def test_the_help_line_follows_what_is_picked(driver: Driver) -> None:
    seated(driver)
    assert "Your turn" in driver.said()
    driver.click("card:7S")
    assert "Move straight" in driver.said()
    driver.press(pygame.K_ESCAPE)
    driver.click("card:4D")
    assert "Strike C3 or push it back?" in driver.said(), "there is only one zone to strike"
    assert "makes it brilliant" in driver.said()
    driver.press(pygame.K_ESCAPE)
    assert "Your turn" in driver.said()


def test_a_card_that_is_dropped_on_a_goal_asks_who_goes_there_and_takes_nobody_along_unasked(driver: Driver) -> None:
    session = seated(driver)
    driver.drag("card:7S", "place:D2")
    assert "Who goes to D2?" in driver.said()
    stops = {name for name, target in driver.targets().items() if target.kind == "row" and name.startswith("place:")}
    assert {"place:C2", "place:D1"} <= stops, "the general of C2 goes along only if he is asked to"
    driver.click("place:D1")
    driver.key(pygame.K_RETURN)
    assert str(session.record.entries[-1].move) == "move card=7S zone=D1 to=D2 units=S4"


def test_an_illegal_drop_flies_back_and_the_reason_stays_a_while(tmp_path: Path) -> None:
    driver = Driver(tmp_path, animation="normal")
    seated(driver)
    for _ in range(4):
        driver.turn()
    driver.step = 0.05
    home = driver.targets()["card:4D"].rect
    driver.drag("card:4D", "place:D3")
    assert "ROIS-STRIKE-01" in driver.said()
    under_way = driver.targets()["card:4D"].rect
    assert under_way.y < home.y - 20, "it starts where it was dropped"
    for _ in range(12):
        driver.turn()
    assert driver.targets()["card:4D"].rect == home
    for _ in range(150):
        driver.turn()
    assert "ROIS-STRIKE-01" not in driver.said()


# ---------------------------------------------------------------- reading


def test_the_discard_pile_is_read(driver: Driver) -> None:
    seated(driver)
    driver.click("pile:1")
    assert {"read:AS", "read:2S", "read:3S"} <= set(driver.targets())
    driver.press(pygame.K_ESCAPE)
    assert "card:4D" in driver.targets()


# ---------------------------------------------------------------- hand-over


def test_what_was_drawn_is_seen_before_the_screen_is_handed_on(driver: Driver) -> None:
    seated(driver)
    driver.drag("card:4D", "place:C3")
    driver.press(pygame.K_p)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_e)
    assert "You draw" in driver.said()
    assert len(driver.hand()) == 5
    driver.press(pygame.K_SPACE)
    assert set(driver.targets()) == {"sit"}


def turn_over(driver: Driver) -> None:
    """South strikes and ends the turn; North sits down."""
    seated(driver)
    driver.drag("card:4D", "place:C3")
    driver.press(pygame.K_p)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_e)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_SPACE)


def test_who_comes_back_is_told_what_happened_and_can_watch_it(driver: Driver) -> None:
    turn_over(driver)
    said = driver.said()
    assert "Since your last look" in said
    assert "C2 strikes C3 (damage)" in said
    assert not driver.hand()
    driver.press(pygame.K_r)
    assert driver.figures()["C3"] == ["N1:7"], "as it was before"
    for _ in range(40):
        driver.turn()
    assert driver.figures()["C3"] == ["N1:2"]
    assert len(driver.hand()) == 5


def test_watching_is_skipped_by_any_key_and_can_be_left_out_for_good(driver: Driver) -> None:
    turn_over(driver)
    driver.click("recap:always")
    driver.press(pygame.K_r)
    driver.press(pygame.K_x)
    assert len(driver.hand()) == 5
    driver.press(pygame.K_e)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_SPACE)
    assert driver.hand(), "straight to the hand"


def test_the_reaction_setting_answers_for_its_player(driver: Driver) -> None:
    """ROIS-RULING-46: the question is put, and the table lets it pass for him."""
    turn_over(driver)
    driver.press(pygame.K_SPACE)
    driver.click("stand:never")
    driver.press(pygame.K_e)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_SPACE)
    driver.press(pygame.K_SPACE)
    driver.drag("figure:S4", "place:E1")
    assert "kind:pass" not in driver.targets(), "North is not asked"
    assert "S4" in driver.figures()["E1"]
    assert "lets it pass" in driver.said()


def test_the_reaction_setting_is_kept_and_secret(driver: Driver) -> None:
    seated(driver)
    driver.click("stand:blows")
    (save,) = kept(driver.window.saves)
    assert save.table["standing"] == {"0": "blows"}
    driver.drag("card:4D", "place:C3")
    assert not [name for name in driver.targets() if name.startswith("stand")]


# ---------------------------------------------------------------- the table's menu


def test_a_copy_is_saved_and_later_moves_do_not_change_it(driver: Driver) -> None:
    seated(driver)
    driver.press(pygame.K_s, pygame.KMOD_CTRL)
    driver.press(pygame.K_RETURN)
    assert "Saved" in driver.said()
    copy = next(row for row in save_list.heads(driver.window.saves) if not row.automatic)
    before = copy.path.read_bytes()
    driver.drag("card:4D", "place:C3")
    assert copy.path.read_bytes() == before


def test_a_full_disk_is_told_and_nothing_is_lost(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    seated(driver)

    def full(*_: object) -> None:
        raise saves.SaveError("disk-full")

    monkeypatch.setattr(saves, "write", full)
    driver.drag("card:4D", "place:C3")
    assert "disk" in driver.said()
    driver.click("kind:pass")
    assert driver.figures()["C3"] == ["N1:2"], "the game goes on"


def test_giving_up_is_asked_for_twice(driver: Driver) -> None:
    seated(driver)
    driver.press(pygame.K_ESCAPE)
    driver.click("menu:give-up")
    driver.press(pygame.K_RETURN)
    assert not driver.ended, "the safe answer has the focus"
    driver.press(pygame.K_ESCAPE)
    driver.click("menu:give-up")
    driver.click("risky")
    assert driver.ended


def test_a_draw_is_offered_from_the_menu_and_declined(driver: Driver) -> None:
    seated(driver)
    driver.press(pygame.K_ESCAPE)
    driver.click("menu:offer-draw")
    driver.click("risky")
    assert "A draw is offered" in driver.said()
    driver.press(pygame.K_n)
    assert "Ben plays on: no draw." in driver.said()


@pytest.mark.parametrize("by", ["kind:accept-draw", "a"])
def test_an_offered_draw_is_accepted_by_its_own_button_or_key_after_a_question(driver: Driver, by: str) -> None:
    seated(driver)
    driver.press(pygame.K_ESCAPE)
    driver.click("menu:offer-draw")
    driver.click("risky")
    assert not driver.ended
    driver.letter(by) if len(by) == 1 else driver.click(by)
    assert not driver.ended, "nothing takes it back, so it is asked about"
    driver.click("risky")
    assert [ended.reason for ended in driver.ended] == ["agreed-draw"]


def test_language_and_scale_change_in_the_middle_of_a_game(driver: Driver) -> None:
    seated(driver)
    driver.click("tool:menu")
    driver.click("menu:settings")
    driver.click("language:1")
    driver.press(pygame.K_ESCAPE)
    assert "À vous" in driver.said()
    assert "card:4D" in driver.targets(), "the hand is still there"
