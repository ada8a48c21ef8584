"""What a table of one game may not take for granted: no cards, secrets on an open screen, places without a part."""

import ast
from pathlib import Path

import pygame
import pytest

import boardgames
from boardgames import games
from boardgames import words as spoken
from tests.app.gestures import Keyboard
from tests.app.test_tiny_games import GUARD, Room, bids_on, buttons, floating, log, roles_at, roles_on, shelf  # noqa: F401

DRAWN = "8,2,10,14;5,9,3,1"


def test_a_card_called_1_is_not_a_player(tmp_path: Path) -> None:
    driver = bids_on(tmp_path, "sit", "card:8", "do:0", "sit", "recap:hand", "card:1", "do:0", hands=DRAWN)
    assert log(driver)[-1] == "The bids are 8 and 1."


def test_a_lit_place_that_is_no_part_of_a_move_takes_a_click_as_well_as_a_drop(tmp_path: Path) -> None:
    driver = bids_on(tmp_path, "sit", "card:8", "place:pot")
    driver.click("place:pot") if "place:pot" in driver.targets() else None
    assert set(driver.targets()) == {"sit"}, "the bid is made"


def test_squares_that_a_token_can_go_to_are_lit(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at(), "figure:B")
    kinds = {name: driver.targets()[name].kind for name in ("place:B1", "place:B2", "place:B3")}
    assert kinds == {"place:B1": "row", "place:B2": "row", "place:B3": "area"}


def test_spent_points_are_given_as_the_reason(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at("A", turn="turn=0 pools=0,0,0"), "figure:B")
    assert "No points are left for this" in floating(driver)


def test_the_odds_of_the_second_button_are_shown_while_the_pointer_is_on_it(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at("A", "0,5,0,0,-1", GUARD), "figure:B")
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=driver.point("do:1"), rel=(0, 0), buttons=(0, 0, 0)))
    assert "The thief 1/4" in floating(driver)


def test_a_game_without_cards_counts_none(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at())
    panel = driver.targets()["log"].rect
    assert "0" not in [box.words for box in driver.words() if box.rect.x < panel.x]


def test_arrows_on_the_shelf_take_the_focus_along(tmp_path: Path) -> None:
    room = Room(tmp_path, Keyboard)
    room.hands.do("new")
    room.driver.tab_to("box:bids")
    room.driver.key(pygame.K_RIGHT)
    room.driver.key(pygame.K_RETURN, "\r")
    assert "Roles" in room.driver.said()


def test_a_game_without_scenarios_has_no_panel_for_them(tmp_path: Path) -> None:
    room = Room(tmp_path, Keyboard)
    room.take_down("roles")
    assert "Scenario" not in room.driver.said()


def test_the_set_up_says_who_has_which_role(tmp_path: Path) -> None:
    room = Room(tmp_path, Keyboard)
    room.take_down("roles")
    assert "Thief" in room.driver.said()


def test_the_app_names_no_kind_of_event(monkeypatch: pytest.MonkeyPatch) -> None:
    common = {
        "moved",
        "placed",
        "pushed",
        "removed",
        "drew",
        "declared",
        "discarded",
        "reshuffled",
        "revealed",
        "round",
    }
    common |= {"rolled", "turn", "won", "drawn"}
    monkeypatch.undo()
    spoken._table.cache_clear()
    keys = {key for game in games.names() for key in spoken._table(game, "en")}
    kinds = {key.split(".")[1] for key in keys if key.startswith("log.")} - common
    home = Path(boardgames.__file__).parent
    found: dict[str, list[str]] = {}
    for path in (*home.glob("app/*.py"), *home.glob("table/*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        if texts & kinds:
            found[path.name] = sorted(texts & kinds)
    assert not found


def test_who_has_a_secret_on_an_open_screen_looks_at_it_behind_the_cover(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at("A"))
    assert "You are A" not in driver.said()
    driver.key(pygame.K_v, "v")
    assert set(driver.targets()) == {"sit"}
    driver.click("sit")
    driver.key(pygame.K_SPACE)
    assert "heard" not in driver.targets()
    assert "figure:B" in driver.targets(), "the open table again"
