"""King of the Hill's deployment: the rest of an army placed by the table, and the ranges by night."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.rulebook import RulebookScene
from boardgames.core.contract import Move
from boardgames.core.luck import Luck
from boardgames.core.partial import random_move
from boardgames.core.session import Session
from boardgames.games.koth.state import BOARD, NAMES
from boardgames.table.space import Rect
from tests.app.driving import Driver
from tests.app.gestures import Keyboard, Mouse
from tests.marks import rule

KOTH = games.rules("koth")
NIGHT = (
    "scenario=night stage=deploy asked=blue first=blue turn=0 units=bT@B2,bF@C2,bAR@H2,bF@J1 "
    "reserve=b:C*,T,FE;r:F,F*,C,C,T,BE,HO,HO"
)
BY_TURNS = "stage=deploy asked=blue first=blue turn=0 terrain=lake-deep@A1:b reserve=b:C,F*,T;r:F,F*,C,T"
SCENARIOS = ("introduction", "pitched", "woods", "ambush", "night", "siege", "standards", "ford")


class Clicks(Mouse):
    """The two controls by mouse."""

    def wish(self, control: str) -> None:
        self.do(control)


class Letters(Keyboard):
    """The two controls by their keys."""

    def wish(self, control: str) -> None:
        self.driver.letter({"place-rest": "p", "ranges": "r"}[control])


both_hands = pytest.mark.parametrize("hands", [Clicks, Letters])


def at_table(tmp_path: Path, start: str, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, PlayScene]:
    """A position of the deployment on the table, which has been opened."""
    driver = Driver(tmp_path, size)
    scenario = next((word[9:] for word in start.split() if word.startswith("scenario=")), "pitched")
    scene = driver.play(Session.new(KOTH, {"scenario": scenario}, 1, start=start))
    driver.turn()
    driver.click("sit")
    return driver, scene


def waiting(scene: PlayScene) -> tuple[int, int]:
    """How many units of each side wait."""
    one, two = scene.session.state.reserve
    return len(one), len(two)


def moves(session: Session[Any]) -> list[str]:
    """What was played."""
    return [str(entry.move) for entry in session.record.entries]


# ---------------------------------------------------------------- the rest of an army


@both_hands
@rule("KOTH-DEPLOY-02", "KOTH-SCEN-19")
def test_the_rest_of_an_army_stands_by_moves_of_their_own(tmp_path: Path, hands: Any) -> None:
    driver, scene = at_table(tmp_path, NIGHT)
    hands(driver).wish("place-rest")
    assert waiting(scene) == (0, 8)
    assert [move.split()[1] for move in moves(scene.session)] == ["unit=C*", "unit=FE", "unit=T"]
    assert len({name for name in driver.targets() if name.startswith("figure:")}) == 7
    ask = scene.ask
    assert ask is not None
    assert ask.player == 1


@both_hands
def test_undo_takes_them_back_one_by_one_and_nothing_goes_by_itself_then(tmp_path: Path, hands: Any) -> None:
    driver, scene = at_table(tmp_path, NIGHT)
    hands(driver).wish("place-rest")
    for left in (1, 2, 3):
        driver.key(pygame.K_z, "z", pygame.KMOD_CTRL)
        assert waiting(scene) == (left, 8)
    Mouse(driver).do("item:T")
    Mouse(driver).do("place:A1")
    Mouse(driver).do("do:0")
    assert waiting(scene) == (2, 8)
    assert scene.session.ply == 1


@both_hands
@rule("KOTH-DEPLOY-02", "KOTH-DEPLOY-04")
def test_where_the_players_place_by_turns_it_goes_on_whenever_his_turn_comes(tmp_path: Path, hands: Any) -> None:
    driver, scene = at_table(tmp_path, BY_TURNS)
    hands(driver).wish("place-rest")
    assert waiting(scene) == (2, 4)
    for left in ((1, 3), (0, 2)):
        for target in ("item:F", "place:A7") if left[1] == 3 else ("item:C", "place:B7"):
            Mouse(driver).do(target)
        Mouse(driver).do("do:0")
        assert waiting(scene) == left
    assert [move for move in moves(scene.session) if "to=A7" in move or "to=B7" in move]


@rule("KOTH-DEPLOY-02", "KOTH-RULING-77")
def test_nothing_is_placed_while_a_draw_is_offered(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, BY_TURNS)
    Mouse(driver).do("place-rest")
    scene.play(Move("offer-draw"))
    driver.turn()
    assert "place-rest" not in driver.targets()
    assert waiting(scene) == (2, 4)
    scene.play(Move("decline-draw"))
    scene.play(Move.make("deploy", unit="F", to="A7"))
    assert waiting(scene) == (1, 3)


@both_hands
def test_the_unit_that_begins_the_battle_is_left_to_its_player(tmp_path: Path, hands: Any) -> None:
    driver, scene = at_table(tmp_path, NIGHT)
    control = hands(driver)
    control.wish("place-rest")
    control.wish("place-rest")
    assert waiting(scene) == (0, 1)
    assert "The last unit" in driver.said_on("help")
    assert scene.session.undo_barrier() is None
    control.wish("place-rest")
    assert scene.session.state.turn == 1
    assert "place-rest" not in driver.targets()


def test_it_can_be_wished_for_in_a_small_window(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, NIGHT, (1024, 600))
    driver.click("ranges")
    driver.click("place-rest")
    assert waiting(scene) == (0, 8)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_proposal_is_legal_and_the_general_comes_first(scenario: str) -> None:
    """Armies and terrain by chance; then every unit stands where the table proposes, to the last one."""
    table = games.table("koth")({"scenario": scenario})
    for seed in range(8):
        session, stream = Session.new(KOTH, {"scenario": scenario}, seed), Luck(seed).stream()
        while (ask := session.ask) is not None and ask.kind in ("army", "terrain"):
            session.submit(ask.player, random_move(KOTH, session.state, ask.player, stream, KOTH.consent))
        placed: tuple[list[str], list[str]] = ([], [])
        while (ask := session.ask) is not None and ask.kind == "deploy":
            move = table.proposal(session.view(None), ask.player)
            assert session.submit(ask.player, move) is None, (scenario, seed, move)
            placed[ask.player].append(move.one("unit"))
        assert [[unit.endswith("*") for unit in army].index(True) for army in placed] == [0, 0]
        assert session.state.reserve == ((), ())
        assert table.proposal(session.view(None), 0) is None


@rule("KOTH-SCEN-19", "KOTH-TERR-03")
def test_proposals_stand_by_the_camp_in_the_middle_and_on_open_ground() -> None:
    def stand(start: str, number: int) -> list[str]:
        scenario = next((word[9:] for word in start.split() if word.startswith("scenario=")), "pitched")
        session = Session.new(KOTH, {"scenario": scenario}, 1, start=start)
        table, found = games.table("koth")({"scenario": scenario}), []
        for _ in range(number):
            ask = session.ask
            assert ask is not None
            move = table.proposal(session.view(None), ask.player)
            session.submit(ask.player, move)
            found.append(f"{move.one('unit')} {move.one('to')}")
        return found

    night = "scenario=night stage=deploy asked=blue first=blue turn=0 units= reserve=b:C,F*,T,F;r:F*"
    assert stand(night, 4) == ["F* C2", "F I2", "T C1", "C I1"]
    shore = "stage=deploy asked=blue first=blue turn=0 terrain=lake-shallow@E1:b reserve=b:C,F*,T"
    assert stand(shore, 3) == ["F* D1", "T H1", "C C1"]


# ---------------------------------------------------------------- ranges by night


def squares_around(name: str, reach: int) -> set[str]:
    here = BOARD.square(name)
    return {NAMES[one] for one in range(BOARD.size) if BOARD.distance(here, one) <= reach}


@both_hands
@rule("KOTH-SCEN-10", "KOTH-SCEN-19")
def test_the_ranges_by_night_are_one_square_shorter(tmp_path: Path, hands: Any) -> None:
    driver, scene = at_table(tmp_path, NIGHT)
    bare = driver.pixels()
    hands(driver).wish("ranges")
    shown = {one.place: (set(one.range), one.reach, one.side) for one in scene.deployment.ranges()}
    assert shown == {
        "B2": (squares_around("B2", 3), 3, "blue"),
        "H2": (squares_around("H2", 4), 4, "blue"),
    }
    assert "Hide the ranges" in driver.said()
    assert driver.pixels() != bare
    hands(driver).wish("ranges")
    assert scene.deployment.ranges() == ()
    assert "Show the ranges by night" in driver.said()


def test_a_shooter_that_is_placed_while_ranges_are_shown_has_its_own(tmp_path: Path) -> None:
    driver, scene = at_table(tmp_path, NIGHT)
    driver.click("ranges")
    driver.click("place-rest")
    assert len(scene.deployment.ranges()) == 3


@pytest.mark.parametrize(("control", "rule_of"), [("ranges", "KOTH-SCEN-10"), ("place-rest", "KOTH-DEPLOY-02")])
def test_the_rulebook_tells_of_each_control(tmp_path: Path, control: str, rule_of: str) -> None:
    driver, _ = at_table(tmp_path, NIGHT)
    driver.tab_to(control)
    driver.key(pygame.K_F1)
    book = driver.window.scene
    assert isinstance(book, RulebookScene)
    assert book.rule == rule_of


# ---------------------------------------------------------------- where there is nothing to do


@pytest.mark.parametrize(
    ("start", "offered"),
    [
        (NIGHT, {"place-rest", "ranges"}),
        (NIGHT.replace("bT@B2,", "").replace("bAR@H2,", ""), {"place-rest"}),
        (BY_TURNS.replace("reserve", "units=bT@F1 reserve"), {"place-rest"}),
        ("stage=terrain asked=blue first=blue turn=0 terrain=none reserve=b:F*,T;r:F*", set()),
        ("scenario=night units=bT@B2,rF@C7 stage=play hands=b:2C;r:3C", set()),
    ],
)
def test_a_control_that_would_do_nothing_is_not_there(tmp_path: Path, start: str, offered: set[str]) -> None:
    driver, scene = at_table(tmp_path, start)
    assert {"place-rest", "ranges"} & set(driver.targets()) == offered
    if not offered:
        before = scene.session.ply
        driver.letter("p")
        driver.letter("r")
        assert scene.session.ply == before


# ---------------------------------------------------------------- spells by the names that were agreed


@rule("KOTH-MAGIC-03", "KOTH-OPT-06")
@pytest.mark.parametrize(("names", "said"), [("magical", "Lightning"), ("tactics", "Trap")])
def test_a_spell_is_called_the_same_on_its_button_and_in_the_log(tmp_path: Path, names: str, said: str) -> None:
    driver = Driver(tmp_path)
    start = "units=bF*@B2,rF*@F4 hands=b:7S;r:2C"
    scene = driver.play(Session.new(KOTH, {"spells": names}, 1, start=start))
    driver.turn()
    for target in ("sit", "card:7S"):
        driver.click(target)
    assert driver.said_on("mode:lightning").startswith(said)
    for target in ("mode:lightning", "place:F4", "do:0"):
        driver.click(target)
    assert scene.session.ply == 1
    for target in ("sit", "recap:hand"):
        driver.pause(0.5)
        driver.click(target)
    assert f"{said.lower()} on F4, 7 of spades" in driver.said_on("log")


@rule("KOTH-DEPLOY-02")
@pytest.mark.parametrize("present", [0, 1, None])
def test_beside_the_tray_stands_the_other_whoever_had_the_screen_before(tmp_path: Path, present: int | None) -> None:
    driver, scene = at_table(tmp_path, BY_TURNS, (1024, 600))
    scene.present = present
    scene.refresh()
    driver.turn()
    column = Rect(0, 60, 160, 80)
    assert "Ben" in driver.said(column)
    assert "Anne" not in driver.said(column)
