"""Who sees what in each phase (catalogue: "What a player sees"), and what stands on the screen meanwhile."""

import pytest

from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.secrets import unseen
from tests.marks import rule

from .helpers import ARMY, Table, deployed, setup, table


@rule("KOTH-HAND-02", "KOTH-CARD-08", "KOTH-RULING-44")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    state = table("units=bF*@B2,rF@B3 hands=b:2S,3S;r:4S discard=5S castings=B3:r:1:1 fallen=r:C").state
    for player, shown in ((None, (("?", "?"), ("?",))), (0, (("2S", "3S"), ("?",))), (1, (("?", "?"), ("4S",)))):
        seen = RULES.view(state, player)
        assert seen.hands == shown
        assert seen.deck == ("?",) * 50
        assert seen.luck == UNKNOWN
        kept = ("held", "kinds", "generals", "discard", "castings", "fallen", "turn", "first", "active", "land")
        for field in kept:
            assert getattr(seen, field) == getattr(state, field), field


@rule("KOTH-RULING-44", "KOTH-HAND-02")
def test_hands_stay_hidden_when_somebody_gives_up() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:2S;r:4S").play("give-up")
    assert RULES.view(at.state, 1).hands == (("?",), ("4S",))


@pytest.mark.parametrize(
    ("text", "question", "sight"),
    [
        ("stage=armies asked=blue turn=0", "army blue", "own"),
        ("stage=terrain asked=blue turn=0", "terrain blue", "open"),
        ("stage=deploy asked=red reserve=r:F turn=0", "deploy red", "open"),
        ("stage=exchange asked=red hands=r:2S", "exchange red", "own"),
        ("stage=bid asked=red hands=r:2S", "bid red", "own"),
        ("stage=name asked=blue hands=b:2S", "name blue", "own"),
        ("hands=b:2S", "turn blue", "own"),
        ("units=bF@B2,rF@B3 step=flee attacker=B2 target=B3 hands=r:2S", "flee red", "open"),
        ("units=bF@B2,rF@B3 step=retreat attacker=B2 target=B3 hands=r:2S", "retreat red", "open"),
        ("units=bF@B2 step=pursue attacker=B2 target=B3 hands=r:2S", "pursue blue", "open"),
        ("units=bF@B2,rF@B3 step=defend attacker=B2 target=B3 drawn=3S hands=r:2S", "defend red", "own"),
        ("units=bF@B2,rF@B3 step=defend attacker=B2 target=B3 drawn=3S hands=b:2S", "defend red", "open"),
        ("hands=b:2S offer=1", "draw-offer blue", "open"),
    ],
)
def test_what_is_asked_and_what_may_be_on_the_screen(text: str, question: str, sight: str) -> None:
    at = table(text)
    assert (at.question, at.sight) == (question, sight)


@rule("KOTH-ARMY-01", "KOTH-RULING-07")
def test_a_hidden_army_is_sampled_as_a_legal_one() -> None:
    at = setup().play(ARMY)
    seen = RULES.view(at.state, 1)
    samples = {RULES.sample(seen, 1, Luck(seed)).armies[0] for seed in range(20)}
    assert len(samples) > 10
    for army in samples:
        assert len(army) == 7
        assert sum(code.endswith("*") for code in army) == 1
        assert {code.removesuffix("*") for code in army} <= {"F", "C", "T"}
    assert RULES.sample(RULES.view(at.state, 0), 0, Luck(1)).armies == at.state.armies


@rule("KOTH-RULING-89", "KOTH-RULING-94")
def test_what_can_be_concluded_of_unseen_cards() -> None:
    at = deployed(script=("blue",)).play("exchange", "exchange")
    own = RULES.view(at.state, 0)
    certain, other = unseen(own)
    assert certain == ()
    assert set(at.state.hands[1]) | set(at.state.aside[1]) | set(at.state.deck) == set(other)
    assert len(other) == 54 - 16
    samples = [RULES.sample(own, 0, Luck(seed)) for seed in range(8)]
    assert all(one.aside[0] == at.state.aside[0] and one.hands[0] == at.state.hands[0] for one in samples)
    assert len({one.hands[1] for one in samples}) > 1
    assert all(len(one.aside[1]) == 8 for one in samples)


@rule("KOTH-RULING-18", "KOTH-INIT-01")
def test_a_bid_is_sampled_from_what_is_unseen() -> None:
    at = Table(deployed(script=("blue",)).state).play("keep", "keep")
    at = at.play(f"bid card={at.state.hands[1][0]}")
    seen = RULES.view(at.state, 0)
    assert seen.bids == ("", "?")
    bids = {RULES.sample(seen, 0, Luck(seed)).bids[1] for seed in range(30)}
    assert len(bids) > 5
    assert not bids & set(at.state.hands[0])


@rule("KOTH-RULING-89")
def test_everybody_knows_how_many_exchanged_cards_are_in_the_deck_but_not_whose() -> None:
    state = table("units=bF@B2 hands=b:2S buried=b:3S,4S;r:5S deck-was=6S").state
    assert RULES.view(state, None).buried == (("?", "?", "?"), ())
    assert RULES.view(state, 0).buried == (("3S", "4S"), ("?",))
    assert RULES.view(state, 1).buried == (("?", "?"), ("5S",))
    assert RULES.view(RULES.view(state, 1), None) == RULES.view(state, None)
