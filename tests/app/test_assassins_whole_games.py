"""Whole games of King & Assassins from the menu to the result, one by mouse, one by keyboard alone.

A file of `tests/golden` holds options, seed and moves. Nothing but pointer and key events is sent; after each move the
figures and the newest line of the log on the screen are what the rules alone make of these moves.
"""

from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.start import App
from boardgames.core.contract import Result
from boardgames.core.session import Session
from boardgames.games.assassins.judge import QUESTIONS
from boardgames.games.assassins.state import State, bits
from boardgames.words import Words
from tests.app.assassins_gestures import AssassinsKeyboard, AssassinsMouse
from tests.app.driving import Driver
from tests.app.gestures import Hands
from tests.app.golden_games import KEYS, POINTER, Game, of_file

ASSASSINS = games.rules("assassins")
HANDS: dict[str, type[Hands]] = {"mouse": AssassinsMouse, "keyboard": AssassinsKeyboard}
SIZE = (1280, 720)
PLAYERS = ("Anne", "Ben")
MOMENT = 0.5
"""Seconds that a player looks at a screen before he goes on."""
TURN = (
    "stage=king-turn king=E9 knights=E8,D6,F9 citizens=monk@E6,dancer@E7,squire@G6,farmer@C4 "
    "secret=monk,farmer,squire played=C01"
)
DRAGGED = (
    ("D6 to two squares away", "figure:D6", "place:D4", ["move unit=D6 to=D5", "move unit=D5 to=D4"]),
    (
        "D6 to a citizen who is pushed",
        "figure:D6",
        "place:C4",
        ["move unit=D6 to=D5", "move unit=D5 to=D4", "move unit=D4 to=C4"],
    ),
)


def test_every_kind_of_action_happens() -> None:
    """Giving up would end the game, and the second game of a match has tests of its own."""
    every = {kind for answers in QUESTIONS.values() for kind in answers} - {"give-up", "next-game"}
    assert {move.kind for name in HANDS for _, move in of_file("assassins", name).moves} == every


@pytest.mark.parametrize("name", list(HANDS))
def test_a_whole_game(tmp_path: Path, name: str) -> None:
    game, driver = of_file("assassins", name), Driver(tmp_path, SIZE)
    oracle: Session[Any] = Session.new(ASSASSINS, dict(game.options), game.seed)
    App(driver.window)
    driver.turn()
    hands = HANDS[name](driver)
    begin(hands, game)
    for number, (player, move) in enumerate(game.moves):
        hand_over(hands)
        ask = oracle.ask
        assert ask is not None
        look(driver, oracle, f"before move {number}: {move}")
        hands.make(move, ask.kind)
        assert oracle.submit(player, move) is None
    outcome = oracle.outcome
    assert outcome is not None
    assert outcome.rule in driver.said()
    assert "The assassins" in driver.said()
    hands.do("menu")
    assert "new" in driver.targets()
    assert driver.sent == (KEYS if name == "keyboard" else KEYS | POINTER), "names and seed are typed by both"


def begin(hands: Hands, game: Game) -> None:
    """From the menu to the table."""
    hands.do("new")
    if isinstance(hands, AssassinsKeyboard):
        hands.driver.tab_to("box:assassins")
        hands.driver.key(pygame.K_RETURN, "\r")
    else:
        hands.do("box:assassins")
    if "play" in hands.driver.targets():
        hands.do("play")
    hands.set_up(game.options, PLAYERS, game.seed)
    hands.do("start")


def hand_over(hands: Hands) -> None:
    """Through the screens that lie between two hands."""
    driver = hands.driver
    while waits := [name for name in ("part", "sit", "recap:hand") if name in driver.targets()]:
        driver.pause(MOMENT)
        hands.go_on(waits[0])


def look(driver: Driver, oracle: Session[State], told: str) -> None:
    """Figures and log are as they should be."""
    view = oracle.view(None)
    kings = view.knights | (1 << view.king if view.king >= 0 else 0)
    squares = {view.grid.names[square] for square in bits(view.crowd | kings)}
    stand = {target for target in driver.targets() if target.startswith("figure:")}
    places = {view.citizen(square): view.grid.names[square] for square in bits(view.crowd)}
    shown = {places.get(name.rpartition(":")[2], name.rpartition(":")[2]) for name in stand}
    assert shown == squares, told
    names = {seat: PLAYERS[number] for number, seat in enumerate(oracle.seats)}
    words = Words("en", "assassins", names, PLAYERS)
    game = games.table("assassins")(oracle.options)
    story = [words.event(event, sealed=game.teller(view, event, by) is not None) for _, by, event in oracle.story(None)]
    assert driver.said_on("log").endswith(story[-1].replace("*", "")), told


# ---------------------------------------------------------------- courses, warnings, secrets


def at_the_turn(folder: Path, start: str = TURN, animation: str = "off") -> tuple[Driver, PlayScene]:
    """A position on the open table."""
    driver = Driver(folder, SIZE, animation=animation)
    scene = driver.play(Session.new(ASSASSINS, {}, 1, start=start), PLAYERS)
    driver.pause(MOMENT)
    driver.click("sit")
    return driver, scene


def moves(scene: PlayScene) -> list[str]:
    """What was played, as text."""
    return [str(entry.move) for entry in scene.session.record.entries]


@pytest.mark.parametrize("animation", ["off", "normal"])
@pytest.mark.parametrize(("grabbed", "place", "steps"), [row[1:] for row in DRAGGED], ids=[row[0] for row in DRAGGED])
def test_a_drag_over_several_squares_is_a_row_of_single_steps(
    tmp_path: Path, grabbed: str, place: str, steps: list[str], animation: str
) -> None:
    driver, scene = at_the_turn(tmp_path, animation=animation)
    driver.drag_from(driver.spot(grabbed), driver.spot(place))
    for _ in range(12):
        driver.turn()
    assert moves(scene) == steps
    for number in range(len(steps), 0, -1):
        assert scene.session.ply == number, "each step is taken back by itself"
        driver.click("tool:undo")
    assert scene.session.ply == 0


def test_the_points_run_down_step_by_step(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path, animation="normal")
    driver.step = 0.02
    driver.drag_from(driver.spot("figure:D6"), driver.spot("place:D4"))
    seen = [scene.session.state.knight_ap]
    for _ in range(40):
        driver.turn()
        seen.append(scene.session.state.knight_ap)
    assert list(dict.fromkeys(seen)) == [5, 4], "the first step was made when the figure was let go"


def test_a_key_ends_the_way_at_once(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path, animation="normal")
    driver.step = 0.01
    driver.drag_from(driver.spot("figure:D6"), driver.spot("place:D3"))
    assert len(moves(scene)) == 1
    driver.key(pygame.K_LSHIFT)
    assert len(moves(scene)) == 3


def test_each_step_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = at_the_turn(tmp_path)
    saved: list[int] = []
    monkeypatch.setattr(scene, "save", lambda: saved.append(scene.session.ply))
    driver.drag_from(driver.spot("figure:D6"), driver.spot("place:D4"))
    assert saved == [1, 2]


def test_a_far_goal_by_keyboard(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path)
    keys = AssassinsKeyboard(driver)
    keys.do("figure:D6")
    keys.do("place:D4")
    assert "Move to D4" in driver.said()
    keys.driver.key(pygame.K_RETURN, "\r")
    assert moves(scene) == ["move unit=D6 to=D5", "move unit=D5 to=D4"]


def test_the_end_of_a_turn_asks_only_while_points_are_left(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path)
    driver.letter("e")
    assert "This would be lost: 1 point of the king and 6 points of the knights." in driver.said()
    driver.click("safe")
    assert scene.session.ply == 0
    spent, other = at_the_turn(tmp_path / "spent", f"{TURN} king-ap=0 knight-ap=0")
    spent.letter("e")
    assert moves(other) == ["end-turn"]


def test_only_their_player_hears_that_a_citizen_is_no_assassin(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path, TURN.replace("king-turn", "crowd-turn"))
    driver.letter("r")
    driver.click("figure:E7")
    driver.click("do:0")
    assert "KA-ATURN-06" not in driver.said()
    driver.pause(MOMENT)
    driver.click("sit")
    assert "KA-ATURN-06" in driver.said()
    assert scene.session.ply == 0
    driver.click("heard")
    assert "KA-ATURN-06" not in driver.said()


def test_his_cards_are_shown_behind_the_screen_and_nowhere_else(tmp_path: Path) -> None:
    driver, scene = at_the_turn(tmp_path)
    driver.letter("v")
    assert "Pass to Ben" in driver.said()
    driver.pause(MOMENT)
    driver.click("sit")
    assert "For Ben’s eyes only" in driver.said()
    assert not any(name.startswith(("do:", "mode:")) for name in driver.targets())
    driver.letter(" ")
    assert "Pass to Anne" in driver.said()
    assert "For Ben’s eyes only" not in driver.said()
    driver.pause(MOMENT)
    driver.click("sit")
    assert scene.session.undo_barrier() == "start"


def test_the_danger_is_shown_and_hidden(tmp_path: Path) -> None:
    driver, _ = at_the_turn(tmp_path)
    before = driver.pixels()
    driver.letter("f")
    assert "The king" in driver.said()
    shown = driver.pixels()
    assert shown != before
    driver.letter("f")
    assert driver.pixels() != shown


def test_the_king_leaves_and_all_roles_are_shown(tmp_path: Path) -> None:
    start = TURN.replace("king=E9", "king=C3").replace("farmer@C4", "farmer@J10")
    driver, _ = at_the_turn(tmp_path, start)
    driver.drag_from(driver.spot("figure:C3"), driver.spot("place:C2"))
    assert [(ended.results, ended.rule) for ended in driver.ended] == [((Result.WON, Result.LOST), "KA-END-04")]
