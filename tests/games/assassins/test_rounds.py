"""Cards, turns, pools and the end of a turn (chapters "Round cards and rounds", "turn")."""

import pytest

from boardgames.core.contract import Sight
from boardgames.games.assassins import turn
from boardgames.games.assassins.cards import CARDS
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import KING, TURNS
from tests.marks import rule

from .helpers import Table, at, crowd_at, ready, setup


@rule("KA-ROUND-01", "KA-ROUND-02", "KA-ROUND-03", "KA-RULING-45")
@pytest.mark.parametrize("name", CARDS)
def test_a_card_fills_the_pools(name: str) -> None:
    card = CARDS[name]
    now = Table(ready().state).coming(name).play("turn-card")
    assert now.points == (card.king, card.knights, card.assassins)
    assert now.question == "king-turn king"
    assert now.state.played == (name,)
    assert now.state.card == card
    assert name not in now.state.deck
    assert len(now.state.deck) == 14
    assert now.barrier == "luck"
    icon = "shackles" if card.shackles else "no-shackles"
    told = f"number=1 card={name} king={card.king} knights={card.knights} assassins={card.assassins} shackles={icon}"
    assert now.told == [f"card-turned KA-ROUND-02 {told}"]


@rule("KA-ROUND-02", "KA-ROUND-04", "KA-ROUND-05", "KA-RULING-32", "KA-RULING-33", "KA-RULING-45")
def test_a_round_is_card_king_assassins() -> None:
    now = ready()
    assert (now.question, now.state.round, now.points, now.state.card) == ("card king", 1, (0, 0, 0), None)
    now = now.coming("C01").play("turn-card")
    assert now.state.round == 1
    now = Table(now.state).play("end-turn")
    assert (now.question, now.points) == ("crowd-turn assassins", (0, 0, 5))
    assert now.barrier == "declared"
    now = Table(now.state).play("end-turn")
    assert (now.question, now.points, now.state.round) == ("card king", (0, 0, 0), 2)
    assert now.barrier == "declared"
    assert now.state.played == ("C01",)
    assert now.coming("C02").play("turn-card").state.played == ("C01", "C02")


@rule("KA-ROUND-03", "KA-ROUND-06", "KA-RULING-39", "KA-SCEN-B", "KA-SCEN-E")
@pytest.mark.parametrize(("scenario", "rounds"), [("side-a", 15), ("side-b", 14), ("postern", 14), ("little", 10)])
def test_every_card_comes_once_and_the_deck_is_never_shuffled_again(scenario: str, rounds: int) -> None:
    now, seen = ready(scenario=scenario), []
    deck = now.state.deck
    while now.question:
        now = now.play("turn-card")
        seen.append(now.state.played[-1])
        assert set(now.state.deck) == set(deck) - set(seen)
        assert RULES.view(now.state, None).deck == now.state.deck
        assert RULES.view(now.state, 1).played == tuple(seen)
        now = now.play("end-turn", "end-turn")
    assert sorted(seen) == sorted(deck)
    assert len(seen) == rounds
    assert now.results == "lost won KA-END-06 time-over"


@rule("KA-ROUND-02", "KA-SETUP-03")
def test_the_order_of_the_cards_is_chance() -> None:
    firsts = {ready(seed=seed).play("turn-card").state.played for seed in range(60)}
    assert len(firsts) > 10


@rule("KA-KTURN-01", "KA-KTURN-02", "KA-KTURN-03", "KA-RULING-56")
def test_the_king_player_has_two_pools() -> None:
    now = at("C11", "K(8,8) N1(8,6) N2(3,4)")
    assert now.points == (2, 7, 5)
    now = now.play("move (8,8) W", "move (8,6) W", "move (3,4) S", "move (8,7) W", "move (8,5) W", "move (4,4) S")
    assert now.points == (0, 3, 5)
    assert now.refused("move (8,6) W") == "KA-ROUND-07"
    now = now.play("move (8,4) W", "move (8,3) W", "move (8,2) N")
    assert now.points == (0, 0, 5)
    assert now.refused("move (7,2) N") == "KA-ROUND-07"
    king_left = at("C11", "K(8,8) N(8,6)", knight_ap=0)
    assert king_left.refused("move (8,6) W") == "KA-ROUND-07"
    assert king_left.play("move (8,8) W").points == (1, 0, 5)


@rule("KA-KTURN-04", "KA-ATURN-03", "KA-RULING-23", "KA-RULING-33", "KA-RULING-34")
def test_unspent_points_are_lost() -> None:
    now = at("C01", "N(8,4) C(8,3)").play("end-turn")
    assert now.told == ["ended-turn KA-RULING-33 role=king-player", "points-lost KA-KTURN-04 number=7"]
    now = Table(now.state).play("end-turn")
    assert now.told == ["ended-turn KA-RULING-33 role=assassin-player", "points-lost KA-ATURN-03 number=5"]
    now = now.coming("C06").play("turn-card")
    assert now.points == (1, 5, 4)
    assert now.refused("capture (8,4) W") == "KA-CAP-02", "the capture of the first round is lost too"
    spent = at("C01", "N(8,4)", king_ap=0, knight_ap=0)
    assert spent.question == "king-turn king", "a turn ends only when it is ended"
    assert spent.play("end-turn").told == ["ended-turn KA-RULING-33 role=king-player"]


@rule("KA-RULING-32", "KA-CAP-03", "KA-ASN-07")
def test_capture_and_kills_begin_anew() -> None:
    now = crowd_at("C01", "X(8,5) N1(8,4) N2(8,6) N3(9,5) C(7,4)", caught="yes").play("kill (8,5) W")
    assert now.state.kills == 1
    now = now.play("end-turn").coming("C02").play("turn-card")
    assert (now.state.kills, now.state.caught) == (0, False)
    now = now.play("end-turn", "kill (8,5) E")
    assert now.points == (0, 0, 4), "the first kill of a turn costs one again"


@rule("KA-ATURN-01", "KA-ATURN-02", "KA-RULING-56")
def test_the_crowd_shares_one_pool() -> None:
    now = crowd_at("C01", "X(8,4) C(5,2) H(3,4) N(8,5)")
    now = now.play("move (5,2) E", "kill (8,4) E", "move (3,4) W", "move (5,3) W", "move (8,4) E")
    assert now.points == (1, 6, 0)
    assert now.refused("move (5,2) E") == "KA-ROUND-07"


@rule("KA-RULING-59")
def test_what_the_end_of_a_turn_warns_of() -> None:
    assert turn.left_over(at("C01", "N(8,4)").state) == (("king", 1), ("knights", 6))
    assert turn.left_over(at("C01", "N(8,4)", king_ap=0).state) == (("knights", 6),)
    assert turn.left_over(at("C01", "N(8,4)", king_ap=0, knight_ap=0).state) == ()
    assert turn.left_over(crowd_at("C01", "C(5,2)").state) == (("assassins", 5),)
    hidden = crowd_at("C01", "H(5,5) X(5,6)", assassin_ap=0)
    assert turn.left_over(hidden.state) == (), "that somebody could be revealed or come down is no reason"
    assert turn.left_over(ready().state) == ()
    for player in (None, 0, 1):
        seen = RULES.view(hidden.state, player)
        assert turn.left_over(seen) == turn.left_over(hidden.state)


@rule("KA-RULING-34", "KA-RULING-47")
def test_who_can_do_nothing_passes() -> None:
    walled = at("C06", "K(9,9) C1(8,9) C2(9,8)")
    assert [move.kind for move in RULES.moves(walled.state, 0) or ()] == ["end-turn", "give-up"]
    assert not walled.play("end-turn").results
    alone = crowd_at("C06", "K(9,9) H(0,9)", exact=True)
    assert not alone.play("end-turn").results
    assert not at("C06", "").play("end-turn").results, "no knight is left, and the game goes on"


@rule("KA-RULING-48")
@pytest.mark.parametrize("stage", ["card", *TURNS])
def test_giving_up(stage: str) -> None:
    now = ready() if stage == "card" else at("C06", "N(8,4)") if stage == TURNS[KING] else crowd_at("C06", "C(5,2)")
    role = now.state.actor
    after = Table(now.state).play("give-up")
    results = ["won", "won"]
    results[now.asked] = "lost"
    assert after.results == " ".join([*results, "KA-RULING-48", "gave-up"])
    assert after.told[0] == f"gave-up KA-RULING-48 role={('king-player', 'assassin-player')[role]}"
    assert after.barrier == "secret"
    assert after.has("won", "assassins-shown")


@rule("KA-RULING-20", "KA-RULING-28")
def test_there_is_no_command_to_tell_or_to_hide_again() -> None:
    now = crowd_at("C06", "X(8,4) H(5,2)")
    assert RULES.answers(now.state, 1) == ("move", "kill", "attack", "reveal", "end-turn", "give-up")
    assert RULES.answers(at("C06", "N(8,4)").state, 0) == ("move", "kill", "capture", "end-turn", "give-up")
    for kind in ("hide", "tell"):
        refused = now.refusal(f"{kind} (8,4)")
        assert refused is not None
        assert refused.reason == "kind-unknown"


@rule("KA-RULING-41")
def test_with_undo_off_nothing_is_taken_back() -> None:
    for undo, barrier in (("on", None), ("off", "declared")):
        words = {} if undo == "on" else {"undo": "off"}
        assert at("C06", "N(8,4)", **words).play("move (8,4) W").barrier == barrier  # type: ignore[arg-type]
        assert crowd_at("C06", "X(8,4) N(8,5)", **words).play("kill (8,4) E").barrier == barrier  # type: ignore[arg-type]
    assert setup(undo="off").state.setting.undo is False
    captured = at("C01", "N(8,4) C(8,3)", undo="off").play("capture (8,4) W")
    assert captured.barrier == "secret"


@rule("KA-RULING-41")
@pytest.mark.parametrize(
    ("now", "command", "barrier"),
    [
        (at("C06", "N(8,7) C(8,6)"), "move (8,7) W", None),
        (at("C06", "K(8,7)"), "move (8,7) W", None),
        (at("C01", "N(8,4) C(8,3)"), "capture (8,4) W", "secret"),
        (at("C01", "N(8,4) X(8,3)"), "kill (8,4) W", "secret"),
        (at("C01", "N(8,4)"), "end-turn", "declared"),
        (at("C01", "K(2,2)"), "move (2,2) N", "secret"),
        (crowd_at("C01", "C(8,4)"), "move (8,4) W", None),
        (crowd_at("C01", "X(8,4) N(8,3)"), "kill (8,4) W", None),
        (crowd_at("C01", "X(8,4) K(8,3)"), "attack (8,4) W", None),
        (crowd_at("C01", "X(8,4) K(8,3)", wounded="yes"), "attack (8,4) W", "secret"),
        (crowd_at("C01", "H(8,4)"), "reveal (8,4)", "secret"),
        (crowd_at("C01", "H(8,4)"), "end-turn", "declared"),
    ],
)
def test_points_of_no_return(now: Table, command: str, barrier: str | None) -> None:
    assert now.play(command).barrier == barrier


@rule("KA-ROUND-04")
def test_everything_but_the_choices_is_on_an_open_screen() -> None:
    for now in (ready(), at("C06", "N(8,4)"), crowd_at("C06", "H(8,4)")):
        ask = RULES.ask(now.state)
        assert ask is not None
        assert ask.sight == Sight.OPEN
