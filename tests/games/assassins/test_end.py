"""The end of a game, what is shown then, and matches of two games."""

import pytest

from boardgames.core.contract import Outcome, Result, Sight
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, HIDDEN, KING
from tests.marks import rule

from .helpers import Table, at, crowd_at, ready, setup

LAST = "C01,C02,C03,C04,C05,C06,C07,C08,C09,C10,C11,C12,C13,C15,C14"


@rule("KA-END-01", "KA-END-04", "KA-RULING-05", "KA-RULING-06")
def test_a_game_ends_at_once_whatever_is_left() -> None:
    now = at("C14", "K(2,3)").play("move (2,3) W")
    assert not now.results, "to stand on the door square is not enough"
    done = now.play("move (2,2) N")
    assert done.results == "won lost KA-END-04 king-escaped"
    assert done.points == (0, 5, 4)
    assert done.question == ""
    assert RULES.answers(done.state, 0) == RULES.answers(done.state, 1) == ()
    assert {done.refused("end-turn", player) for player in (0, 1)} == {"KA-END-01"}
    assert RULES.preview(done.state, 0, done.move("end-turn")) is None


@rule("KA-END-06", "KA-RULING-38", "KA-ROUND-06")
def test_the_last_card_is_a_whole_round() -> None:
    now = at(LAST, "K(8,8) X(8,6)")
    assert now.state.deck == ()
    now = now.play("end-turn")
    assert not now.results
    assert now.question == "crowd-turn assassins"
    assert Table(now.state).play("end-turn").results == "lost won KA-END-06 time-over"
    assert now.play("move (8,6) E", "attack (8,7) E").results == ""
    early = crowd_at(LAST.rpartition(",")[0], "K(8,8)").play("end-turn")
    assert early.question == "card king"


@rule("KA-END-02", "KA-RULING-54")
@pytest.mark.parametrize("order", ["kill capture", "capture kill"])
def test_captures_and_kills_count_together(order: str) -> None:
    now = at("C01", "K(9,9) N(8,4) H(8,3) X(8,5)", exact=True)
    ways = {"kill": "kill (8,4) E", "capture": "capture (8,4) W"}
    first, second = order.split()
    now = now.play(ways[first])
    assert not now.results
    assert now.play(ways[second]).results == "won lost KA-END-02 assassins-gone"


@rule("KA-RULING-49", "KA-RULING-58", "KA-RULING-19")
def test_after_the_end_everything_is_shown_to_both() -> None:
    now = at("C14", "K(2,2) N(8,4) H:monk(5,2) X:dancer(3,4)", scenario="side-a", exact=True)
    assert RULES.view(now.state, 0).secret == HIDDEN
    done = now.play("move (2,2) N")
    for player in (None, 0, 1):
        assert RULES.view(done.state, player).secret == done.state.secret
    shown = dict(next(event for event in done.events if event.kind == "assassins-shown").args)["assassins"]
    assert shown == ("monk:hidden", "dancer:revealed", "squire:captured")
    assert done.told[1] == "won KA-END-04 role=king-player reason=king-escaped"


@rule("KA-RULING-48", "KA-RULING-49")
def test_nothing_is_shown_that_was_never_chosen() -> None:
    done = setup().play("give-up")
    assert not done.has("assassins-shown")
    assert done.results == "won lost KA-RULING-48 gave-up"


@rule("KA-RULING-40", "KA-RULING-44")
@pytest.mark.parametrize("seats", ["king,assassins", "assassins,king"])
def test_results_stand_in_the_order_of_players(seats: str) -> None:
    done = at("C06", "K(2,2)", seats=seats).play("move (2,2) N")
    won, lost = Result.WON, Result.LOST
    outcome = RULES.outcome(done.state)
    assert outcome is not None
    assert outcome.results == ((won, lost) if seats.startswith("king") else (lost, won))
    assert done.state.wins == ((1, 0) if seats.startswith("king") else (0, 1))


@rule("KA-END-07", "KA-RULING-40", "KA-RULING-60")
def test_a_match_is_two_games_with_exchanged_roles() -> None:
    first = ready(match="two", undo="off")
    over = first.play("give-up")
    assert over.results == ""
    assert (over.question, over.state.wins, over.state.game) == ("next king", (0, 1), 1)
    ask = RULES.ask(over.state)
    assert ask is not None
    assert ask.sight == Sight.OPEN
    assert RULES.view(over.state, 0).secret == over.state.secret, "the secrets of the first game lie open"
    assert over.refused("end-turn") == over.refused("give-up") == over.refused("next-game", 1) == "KA-END-01"
    second = Table(over.state).play("next-game")
    assert second.told[:3] == [
        "next-game KA-RULING-60 number=2",
        "leads KA-SETUP-02 player=0 role=assassin-player",
        "leads KA-SETUP-02 player=1 role=king-player",
    ]
    state = second.state
    assert second.barrier == "luck"
    assert (state.seats, state.game, state.wins) == ((ASSASSIN, KING), 2, (0, 1))
    assert state.setting == over.state.setting
    assert (state.secret, state.captured, state.killed, state.revealed, state.played) == (0, 0, 0, 0, ())
    assert (len(state.deck), state.wounded, state.king) == (15, False, 99)
    assert state.who != over.state.who
    assert second.question == "choice assassins"
    assert second.asked == 0
    assert RULES.seated(state) == ("assassins", "king")


@rule("KA-RULING-40")
@pytest.mark.parametrize(
    ("wins", "seats", "outcome", "told"),
    [
        ("1,0", "assassins,king", (Result.DRAWN, Result.DRAWN), "match-drawn KA-RULING-40"),
        ("0,1", "king,assassins", (Result.DRAWN, Result.DRAWN), "match-drawn KA-RULING-40"),
        ("0,1", "assassins,king", (Result.LOST, Result.WON), "match-won KA-RULING-40 player=1"),
        ("1,0", "king,assassins", (Result.WON, Result.LOST), "match-won KA-RULING-40 player=0"),
    ],
)
def test_the_score_of_a_match(wins: str, seats: str, outcome: tuple[Result, Result], told: str) -> None:
    done = at("C06", "K(2,2)", seats=seats, match="two", game=2, wins=wins).play("move (2,2) N")
    reason = told.split()[0]
    assert RULES.outcome(done.state) == Outcome(outcome, "KA-RULING-40", reason)
    assert told in done.told
    assert sum(done.state.wins) == 2
    assert done.question == ""


@rule("KA-RULING-60")
def test_the_postern_and_the_wound_are_made_anew() -> None:
    over = ready(scenario="postern", match="two").play("give-up")
    assert "postern-shown KA-SCEN-C square=A6" in over.told
    assert RULES.view(over.state, 1).postern == over.state.postern
    second = over.play("next-game")
    assert second.state.postern == -1
    wounded = ready(scenario="wounded", match="two").play("give-up", "next-game")
    assert wounded.state.wounded
    single = ready().play("give-up")
    assert single.question == ""


@rule("KA-RULING-47", "KA-RULING-24")
def test_without_knights_or_citizens_the_game_goes_on() -> None:
    now = crowd_at("C06", "K(8,8) X(8,4) N(8,5)").play("kill (8,4) E")
    assert now.state.knights == 0
    assert not now.results
    now = at("C01", "K(9,9) N(8,4) C(8,5) H(0,9)", exact=True).play("capture (8,4) E")
    assert now.stands == "N(8,4)"
    assert not now.results
