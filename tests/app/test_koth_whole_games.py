"""Whole games of King of the Hill from the menu to the result, one by mouse, one by keyboard alone.

A file of `tests/golden` holds options, seed and moves. Nothing but pointer and key events is sent; after each move the
figures, the hand and the newest line of the log on the screen are what the rules alone make of these moves.
"""

from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from boardgames import games
from boardgames.app.start import App
from boardgames.core.contract import Move, Result, Sight
from boardgames.core.session import Session
from boardgames.games.koth.judge import QUESTIONS
from boardgames.games.koth.state import NAMES, State
from boardgames.words import Words
from tests.app.driving import Driver
from tests.app.gestures import Hands
from tests.app.golden_games import KEYS, POINTER, Game, of_file
from tests.app.koth_gestures import KothKeyboard, KothMouse

KOTH = games.rules("koth")
HANDS: dict[str, type[Hands]] = {"mouse": KothMouse, "keyboard": KothKeyboard}
SIZE = (1280, 720)
PLAYERS = ("Anne", "Ben")
MOMENT = 0.5
"""Seconds that a player looks at a screen before he goes on."""
CAMP = (
    "scenario=night units=bF*@F5,bT@A1,rF@C2,rC*@G6 hands=b:3C,10C;r:KD,5S terrain=token-red@C2,token-red@I2 "
    "turn=3 first=red plays=red"
)


class Expected(NamedTuple):
    """What the screen must show: the squares with figures, the cards, the newest line; and what is asked."""

    squares: set[str]
    hand: list[str]
    line: str
    question: str


def expected(session: Session[State]) -> Expected:
    """What everybody, or the one who is asked, may see of a position."""
    ask = session.ask
    view = session.view(ask.player if ask is not None and ask.sight == Sight.OWN else None)
    reader = ask.player if ask is not None and ask.sight == Sight.OWN else None
    names = {seat: PLAYERS[number] for number, seat in enumerate(session.seats)}
    words = Words("en", "koth", names, PLAYERS)
    game = games.table("koth")(session.options)
    story = [
        words.event(event, sealed=game.teller(view, event, by) is not None) for _, by, event in session.story(reader)
    ]
    own = ask is not None and ask.sight == Sight.OWN
    hand = list(view.hands[view.side(ask.player)]) if own and ask is not None and view.seats else []
    hand += list(view.open.drawn) if view.open is not None and view.open.step == "defend" else []
    squares = {NAMES[square] for square in range(77) if view.occupied >> square & 1}
    return Expected(squares, hand, story[-1], ask.kind if ask is not None else "")


def test_every_kind_of_action_happens() -> None:
    """Giving up and agreeing to a draw would end the game; a token of the camp burns in a test of its own."""
    every = {kind for answers in QUESTIONS.values() for kind in answers} - {"give-up", "accept-draw", "burn"}
    assert {move.kind for name in HANDS for _, move in of_file("koth", name).moves} == every


@pytest.mark.parametrize("name", list(HANDS))
def test_a_whole_game(tmp_path: Path, name: str) -> None:
    game, driver = of_file("koth", name), Driver(tmp_path, SIZE)
    oracle: Session[Any] = Session.new(KOTH, dict(game.options), game.seed)
    App(driver.window)
    driver.turn()
    hands = HANDS[name](driver)
    begin(hands, game)
    for number, (player, move) in enumerate(game.moves):
        hand_over(hands)
        ask = oracle.ask
        assert ask is not None
        look(driver, expected(oracle), f"before move {number}: {move}")
        hands.side = ("blue", "red")[oracle.state.asked]
        hands.make(move, ask.kind)
        assert oracle.submit(player, move) is None
    outcome = oracle.outcome
    assert outcome is not None
    assert outcome.rule in driver.said()
    hands.do("menu")
    assert "new" in driver.targets()
    assert driver.sent == (KEYS if name == "keyboard" else KEYS | POINTER), "names and seed are typed by both"


@pytest.mark.parametrize("name", list(HANDS))
def test_a_token_of_the_camp_burns(tmp_path: Path, name: str) -> None:
    driver, hands = at_the_camp(tmp_path, name)
    hands.make(Move.parse("burn card=KD unit=C2"), "turn")
    hand_over(hands)
    assert "destroys the token on C2" in driver.said()


@pytest.mark.parametrize("name", list(HANDS))
def test_the_players_agree_to_a_draw(tmp_path: Path, name: str) -> None:
    driver, hands = at_the_camp(tmp_path, name)
    hands.make(Move("offer-draw"), "turn")
    hand_over(hands)
    hands.make(Move("accept-draw"), "draw")
    assert [(ended.results, ended.rule) for ended in driver.ended] == [((Result.DRAWN,) * 2, "KOTH-RULING-77")]


@pytest.mark.parametrize("name", list(HANDS))
def test_a_player_gives_up(tmp_path: Path, name: str) -> None:
    driver, hands = at_the_camp(tmp_path, name)
    hands.make(Move("give-up"), "turn")
    assert [(ended.results, ended.rule) for ended in driver.ended] == [((Result.WON, Result.LOST), "KOTH-RULING-77")]


def at_the_camp(folder: Path, name: str) -> tuple[Driver, Hands]:
    """A night attack in its third turn, its player before it."""
    driver = Driver(folder, SIZE)
    driver.play(Session.new(KOTH, {"scenario": "night"}, 1, start=CAMP), PLAYERS)
    hands = HANDS[name](driver)
    hand_over(hands)
    return driver, hands


def begin(hands: Hands, game: Game) -> None:
    """From the menu to the table."""
    hands.do("new")
    if isinstance(hands, KothKeyboard):
        hands.driver.tab_to("box:koth")
        hands.driver.key(pygame.K_RETURN, "\r")
    else:
        hands.do("box:koth")
    if "play" in hands.driver.targets():
        hands.do("play")
    hands.set_up(game.options, PLAYERS, game.seed)
    hands.do("start")


def hand_over(hands: Hands) -> None:
    """Through the screens that lie between two hands; nothing private is on any of them."""
    driver = hands.driver
    while waits := [name for name in ("part", "sit", "recap:hand") if name in driver.targets()]:
        assert waits == ["part"] or not driver.hand()
        driver.pause(MOMENT)
        hands.go_on(waits[0])


def look(driver: Driver, wanted: Expected, told: str) -> None:
    """Figures, cards and log are as they should be."""
    if wanted.question == "army":
        return
    assert {name.rpartition(":")[2] for name in driver.targets() if name.startswith("figure:")} == wanted.squares, told
    assert sorted(driver.hand()) == sorted(wanted.hand), told
    assert driver.said_on("log").endswith(wanted.line), told
