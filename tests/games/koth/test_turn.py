"""The turn: hands, exchange, bids, initiative, who plays next, the end of a turn, draws."""

from typing import Any

import pytest

from boardgames.core.cards import JOKERS, PACK
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.secrets import exchanged_hand
from boardgames.games.koth.units import VALUE_OF
from tests.marks import rule

from .helpers import Table, deployed, table

HANDS = "AS 2S 3S 4S 5S 6S 7S 8S".split(), "AC 2C 3C 4C 5C 6C 7C 8C".split()


def started(*more: str, **options: Any) -> Table:
    """The first turn, with known hands: Blue all spades, Red all clubs, Blue first."""
    return deployed(script=("blue", *HANDS[0], *HANDS[1], *more), **options)


@rule("KOTH-CARD-01", "KOTH-RULING-17", "KOTH-CARD-08")
@pytest.mark.parametrize(("jokers", "number"), [("on", 54), ("off", 52)])
def test_one_pack_for_both_with_or_without_jokers(jokers: str, number: int) -> None:
    state = deployed(jokers=jokers).state
    cards = [*state.deck, *state.hands[0], *state.hands[1]]
    assert len(cards) == number == len(set(cards))
    assert (set(JOKERS) <= set(cards)) == (jokers == "on")
    assert state.deck == tuple(card for card in PACK if card in state.deck), "the deck has no order that anybody knows"


@rule("KOTH-CARD-02")
def test_values() -> None:
    assert [VALUE_OF[card] for card in ("2H", "9C", "10S", "JD", "QD", "KD", "AD", "JK1", "JK2")] == [
        2,
        9,
        10,
        11,
        12,
        13,
        14,
        14,
        14,
    ]
    assert VALUE_OF["7S"] == VALUE_OF["7H"]


@rule("KOTH-HAND-01", "KOTH-HAND-02", "KOTH-TURN-01", "KOTH-RULING-16", "KOTH-RULING-18")
def test_a_turn_begins_with_eight_cards_each() -> None:
    at = started()
    assert at.state.hands == (tuple(HANDS[0]), tuple(HANDS[1]))
    assert (at.question, at.sight) == ("exchange blue", "own")
    order = []
    for move in ("keep", "keep", "bid card=2C", "bid card=2S"):
        order.append(at.question)
        at = at.play(move)
    assert order == ["exchange blue", "exchange red", "bid red", "bid blue"]


@rule("KOTH-HAND-03", "KOTH-RULING-19", "KOTH-RULING-20", "KOTH-RULING-89")
def test_a_hand_is_exchanged_as_a_whole_and_lies_face_down() -> None:
    new = ["9S", "10S", "JS", "QS", "KS", "9C", "10C", "JC"]
    at = started(*new).play("exchange")
    assert at.state.hands[0] == tuple(new)
    assert set(at.state.aside[0]) == set(HANDS[0])
    assert not set(at.state.deck) & set(HANDS[0])
    assert RULES.view(at.state, 1).aside[0] == ("?",) * 8
    assert RULES.view(at.state, 0).aside[0] == at.state.aside[0]
    assert exchanged_hand(at.state, 0) == at.state.aside[0]
    assert at.refused("exchange", 0) == "KOTH-HAND-03 exchanged-before"
    told = [event for event in at.events if event.to is None]
    assert "exchanged" in {event.kind for event in told}
    both = at.play("exchange")
    assert both.question == "bid red"
    assert both.refused("exchange") == "KOTH-HAND-03 exchanged-before"
    assert started().play("keep", "keep").refused("exchange") == "KOTH-ACT-01 other-question-open"


@rule("KOTH-INIT-01", "KOTH-INIT-02", "KOTH-INIT-04", "KOTH-RULING-18")
def test_the_higher_bid_names_the_first_player() -> None:
    at = started().play("keep", "keep", "bid card=5C")
    assert at.state.bids == ("", "5C")
    assert RULES.view(at.state, 0).bids == ("", "?")
    assert RULES.view(at.state, 1).bids == ("", "5C")
    shown = at.play("bid card=4S")
    assert (shown.question, shown.sight) == ("name red", "own")
    assert shown.state.discard == ("4S", "5C")
    assert "bids-shown KOTH-INIT-01 blue=4S red=5C" in shown.told
    assert shown.refused("name-first side=blue", 0) == "KOTH-INIT-02 not-the-winner"
    for side, other in (("blue", "red"), ("red", "blue")):
        named = shown.play(f"name-first side={side}")
        assert (named.question, named.hands) == (f"turn {side}", (7, 7))
        assert named.refused("discard card=2S", {"blue": 1, "red": 0}[side]) == "KOTH-ACT-01 not-your-turn"
        assert other != side


@rule("KOTH-EX-34", "KOTH-INIT-03", "KOTH-INIT-04")
def test_34_ties_are_drawn_until_the_values_differ() -> None:
    hands = ["QS", *HANDS[0][1:]], ["QH", *HANDS[1][1:]]
    at = deployed(script=("blue", *hands[0], *hands[1], "5D", "5H", "9D", "KD"))
    at = at.play("keep", "keep", "bid card=QH", "bid card=QS")
    assert at.question == "name red"
    assert len(at.state.discard) == 6
    assert at.play("name-first side=red").hands == (7, 7)
    assert [line for line in at.told if line.startswith("tie")] == [
        "tie-drawn KOTH-INIT-03 blue=5D red=5H",
        "tie-drawn KOTH-INIT-03 blue=9D red=KD",
    ]


@rule("KOTH-RULING-23")
def test_a_joker_ties_with_an_ace() -> None:
    hands = ["JK1", *HANDS[0][1:]], HANDS[1]
    at = deployed(script=("blue", *hands[0], *hands[1], "5D", "9D"))
    at = at.play("keep", "keep", "bid card=AC", "bid card=JK1")
    assert at.has("tie-drawn")
    assert at.question == "name red"


@rule("KOTH-ACT-01", "KOTH-ACT-06", "KOTH-ACT-07", "KOTH-ACT-08", "KOTH-ACT-09", "KOTH-RULING-22", "KOTH-RULING-24")
def test_the_players_take_turns_until_both_hands_are_empty() -> None:
    at = started().play("keep", "keep", "bid card=2C", "bid card=3S", "name-first side=blue")
    for number in range(14):
        side = number % 2
        assert at.question == f"turn {('blue', 'red')[side]}"
        own, other = at.hands[side], at.hands[1 - side]
        assert own - other == side
        at = at.play(f"discard card={at.state.hands[side][0]}")
    assert at.has("turn-ends")
    assert (at.state.turn, at.question) == (2, "exchange blue")
    assert at.hands == (8, 8)


@rule("KOTH-RULING-16", "KOTH-HAND-01", "KOTH-WIN-08")
def test_the_first_player_of_the_turn_before_begins_the_next() -> None:
    at = started().play("keep", "keep", "bid card=4C", "bid card=3S", "name-first side=red")
    while at.state.turn == 1:
        at = at.play(f"discard card={at.state.hands[at.state.active][0]}")
    assert (at.state.first, at.question) == (1, "exchange red")
    assert sorted((*at.state.deck, *at.state.hands[0], *at.state.hands[1])) == sorted(PACK)
    assert at.state.discard == ()


@rule("KOTH-EX-47", "KOTH-RULING-24", "KOTH-ACT-07")
def test_47_the_last_cards() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:6D;r:8H").coming("2S", "3S", "9S", "4H")
    at = at.play("attack card=6D unit=B2 target=B3", "answer card=8H")
    assert at.hands == (0, 0)
    assert (at.question, at.sight) == ("defend blue", "open")
    after = Table(at.state).play("choose card=9S", "flee to=B1", "hold")
    assert after.has("turn-ends")


@rule("KOTH-EX-45", "KOTH-CARD-06", "KOTH-RULING-21", "KOTH-CARD-07")
def test_45_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    others = [card for card in PACK if card not in ("JH", "2C", "KS")]
    discard, rest = others[:30], others[30:]
    hands = f"hands=b:JH,{','.join(rest[:10])};r:2C,{','.join(rest[10:])}"
    at = table(f"units=bF@B2,rF*@C3 deck=KS discard={','.join(discard)} {hands}").coming("KS", discard[3], discard[5])
    at = at.play("attack card=JH unit=B2 target=C3")
    assert at.state.open is not None
    assert at.state.open.drawn == ("KS", discard[3], discard[5])
    assert at.has("reshuffled")
    assert (len(at.state.deck), at.state.discard) == (28, ())
    after = at.play("choose card=KS how=block")
    assert sorted(after.state.discard) == sorted(("KS", discard[3], discard[5], "JH"))


@rule("KOTH-RULING-19", "KOTH-RULING-89", "KOTH-CARD-06")
def test_exchanged_hands_go_into_the_new_deck_too() -> None:
    aside = PACK[:8]
    hands = f"hands=b:JH,{','.join(PACK[15:18])};r:2C,{','.join(PACK[8:13])},AC"
    rest = ",".join(card for card in PACK[18:] if card not in ("JH", "2C"))
    text = f"units=bF@B2,rF@C3 deck=none discard={rest} aside=b:{','.join(aside)} {hands}"
    at = table(text).coming(aside[0], "KH").play("attack card=JH unit=B2 target=C3")
    assert at.state.aside == ((), ())
    assert at.state.buried == (aside[1:], ()), "what has been seen again is no secret any more"
    assert set(at.state.deck_was) == set(rest.split(","))
    assert RULES.view(at.state, 0).buried == at.state.buried
    assert RULES.view(at.state, 1).buried == (("?",) * 7, ())
    for player in (None, 0, 1):
        seen = RULES.view(at.state, player)
        full = RULES.sample(seen, player, at.state.luck)
        assert RULES.view(full, player) == seen
        assert not set(full.hands[1]) & {*at.state.deck_was}
        if player == 0:
            assert not set(full.hands[1]) & {*aside}


@rule("KOTH-RULING-27")
def test_a_declared_card_stays_played() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:8D,7S;r:2C").coming("2S", "3S")
    after = at.play("attack card=8D unit=B2 target=B3")
    assert after.barrier == "luck"
    assert after.refused("take-back", 0) == "KOTH-RULING-27 declared-is-final"
    assert at.play("move card=7S unit=B2 to=B1").barrier == "declared"


@rule("KOTH-RULING-77")
def test_giving_up_and_draws_at_any_question() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:8D;r:2C").coming("2S", "3S")
    assert at.play("give-up").results == "lost won KOTH-RULING-77 gave-up"
    asked = at.play("attack card=8D unit=B2 target=B3")
    assert asked.question == "defend red"
    assert asked.play("give-up").results == "won lost KOTH-RULING-77 gave-up"
    offered = asked.play("offer-draw")
    assert (offered.question, offered.sight) == ("draw-offer blue", "open")
    assert offered.play("accept-draw").results == "drawn drawn KOTH-RULING-77 agreed-draw"
    on = offered.play("decline-draw")
    assert on.question == "defend red"
    assert on.refused("offer-draw") == "KOTH-RULING-77 offered-before"
    assert on.play("give-in").question == "pursue blue"


@rule("KOTH-RULING-77")
@pytest.mark.parametrize(("asks", "answers"), [("blue", "red"), ("red", "blue")])
def test_a_draw_is_answered_by_the_other(asks: str, answers: str) -> None:
    at = table(f"units=bF@B2,rF@K7 hands=b:7S,8S;r:2C,3C first={asks}")
    assert at.question == f"turn {asks}"
    assert at.play("offer-draw").question == f"draw-offer {answers}"
    assert at.play("offer-draw", "decline-draw").question == f"turn {asks}"


@rule("KOTH-CONV-01", "KOTH-ACT-02", "KOTH-ACT-04")
def test_the_same_unit_may_be_activated_again_and_again() -> None:
    at = table("units=bF@B2,rF@K7 hands=b:7S,8S,9S;r:2C,3C,4C")
    at = at.play("move card=7S unit=B2 to=B3", "discard card=2C", "move card=8S unit=B3 to=B4", "discard card=3C")
    assert at.play("move card=9S unit=B4 to=B5").units == "bF@B5 rF@K7"
    assert RULES.seats({}) == ("blue", "red")
    assert at.refused("move card=9S unit=K7 to=K6") == "KOTH-ACT-02 enemy-unit"
