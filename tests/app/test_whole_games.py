"""Whole games from the menu to the result, one by mouse, one by keyboard alone.

Nothing but pointer and key events is sent, and nothing but what the screen shows is looked at: after each move the
board, the log and the hand are compared with what the golden file says. `GOLDEN=write` looks for the games anew (see
`whole_games.py`).
"""

import os
from pathlib import Path

import pytest

from boardgames.app.start import App
from boardgames.core.contract import Move
from boardgames.games.rois.judge import QUESTIONS
from tests.app.driving import Driver
from tests.app.gestures import Hands, Keyboard, Mouse
from tests.app.golden_games import KEYS, POINTER
from tests.app.whole_games import FOLDER, PLANS, Turn, WholeGame, look_for, of_file, told_again

HANDS: dict[str, type[Hands]] = {"mouse": Mouse, "keyboard": Keyboard}
SIZE = (1920, 1080)
WATCHED = "end-turn"
"""After such a move the next player watches what has happened; otherwise he goes on to his hand."""
MOMENT = 0.5
"""Seconds that a player looks at a screen before he goes on."""


@pytest.mark.parametrize("name", list(PLANS))
def test_the_file_is_what_the_rules_say(name: str) -> None:
    if os.environ.get("GOLDEN") == "write":
        (FOLDER / f"rois-{name}.txt").write_text(look_for(PLANS[name]).text(), encoding="utf-8")
    game = of_file(name)
    assert told_again(game).text() == game.text()


def test_every_kind_of_action_happens() -> None:
    """Only giving up and agreeing to a draw are left out: they would end the game."""
    every = {kind for answers in QUESTIONS.values() for kind in answers} - {"give-up", "accept-draw"}
    seen = set()
    for name in PLANS:
        game = of_file(name)
        moves = [Move.parse(turn.move) for turn in game.turns[1:]]
        kinds = {move.kind for move in moves}
        assert every - kinds <= {"propose", "accept", "deploy"}, "these are there where an option asks for them"
        assert {move.one("how") for move in moves if move.kind == "strike"} == {"damage", "push"}
        assert "Round 8" in game.log(len(moves), None)
        assert game.outcome
        seen |= kinds
    assert seen == every


@pytest.mark.parametrize("name", list(PLANS))
def test_a_whole_game(tmp_path: Path, name: str) -> None:
    game, driver = of_file(name), Driver(tmp_path, SIZE)
    App(driver.window)
    driver.turn()
    hands = HANDS[name](driver)
    made = begin(hands, game)
    hand_over(hands, game.turns[made])
    look(driver, game, made)
    for number in range(made + 1, len(game.turns)):
        turn = game.turns[number]
        hands.make(Move.parse(turn.move), turn.question)
        if turn.asked:
            hand_over(hands, turn)
            look(driver, game, number)
    rule, *winners = game.outcome.split()
    assert rule in driver.said()
    assert all(winner in driver.said() for winner in winners)
    hands.do("menu")
    assert "new" in driver.targets()
    assert driver.sent == (KEYS if name == "keyboard" else KEYS | POINTER), "names and seed are typed by both"


def begin(hands: Hands, game: WholeGame) -> int:
    """From the menu to the table; gives how many moves were made on the way (a layout of the set-up is the first)."""
    hands.do("new")
    hands.do("box:rois")
    if "play" in hands.driver.targets():  # Enter on the box in front has played it already
        hands.do("play")
    hands.set_up(game.options, game.players, game.seed)
    first = game.turns[1]
    if first.question == "terrain":
        hands.lay_out(Move.parse(first.move))
    hands.do("start")
    return int(first.question == "terrain")


def hand_over(hands: Hands, turn: Turn) -> None:
    """Through the screens that lie between two hands; nothing private is on any that is not the player's own."""
    driver = hands.driver
    while waits := [name for name in ("part", "sit", "recap:hand") if name in driver.targets()]:
        if waits == ["part"]:
            news = [line.words for line in turn.log if line.to == turn.player]
            assert news
            assert all(words in driver.said() for words in news), "what was drawn is told to him who drew"
        else:
            assert not driver.hand()
            assert turn.asked in driver.said()
        driver.pause(MOMENT)
        if "recap:watch" in driver.targets() and turn.move == WATCHED:
            hands.do("recap:watch")
            hands.go_on("skip")
        else:
            hands.go_on(waits[0])


def look(driver: Driver, game: WholeGame, number: int) -> None:
    """Board, hand and log are as the file says."""
    turn = game.turns[number]
    told = f"after move {number}: {turn.move}"
    assert driver.figures() == turn.board, told
    assert driver.hand() == (turn.hand or []), told
    reader = turn.asked if turn.hand is not None else None
    newest = [line.words for line in turn.log if line.to in (None, reader)][-1]
    shown = driver.said_on("log")
    assert game.log(number, reader).endswith(shown), told
    assert shown.endswith(newest), told
