"""Who sees what, and what can be concluded from it."""

import pytest

from boardgames.core.cards import BACK, OLD_BACK, PACK
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import State
from tests.marks import rule

from .helpers import NORTH, SOUTH, WEST, setup, table

AT = "units=S1@C2,N1@C3:4 specials=N:general@C3 hands=S:4D,7S;N:2H,3H,JK1 discard=9C,8C"


@rule("ROIS-SETUP-17", "ROIS-RULING-48")
@pytest.mark.parametrize(
    ("player", "hands"),
    [
        (0, (("4D", "7S"), (), (BACK,) * 3, ())),
        (1, ((BACK,) * 2, (), ("2H", "3H", "JK1"), ())),
        (None, ((BACK,) * 2, (), (BACK,) * 3, ())),
    ],
)
def test_everything_is_public_but_hands_and_deck(player: int | None, hands: tuple[tuple[str, ...], ...]) -> None:
    state = table(AT).state
    seen = RULES.view(state, player)
    assert seen.hands == hands
    assert seen.deck == (BACK,) * 47
    assert seen.luck == UNKNOWN
    assert seen == state._replace(hands=hands, deck=seen.deck, luck=UNKNOWN)
    assert RULES.read(RULES.write(seen)) == seen


def test_seats_not_players_own_hands() -> None:
    state = table("players=3 seats=east,south,west units=S1@C1,W1@A5,E1@E5 hands=S:2S;W:3S;E:4S").state
    assert RULES.view(state, 0).hands == ((BACK,), (BACK,), (), ("4S",))
    assert RULES.view(state, 1).hands == (("2S",), (BACK,), (), (BACK,))
    early = table("stage=terrain terrain-by=free players=3").state
    assert RULES.view(early, 0).hands == ((), (), (), ())


def test_when_the_game_is_over_all_hands_are_open() -> None:
    over = table(AT + " result=ROIS-RULING-52,agreed-draw,drawn,drawn").state
    for player in (None, 0, 1):
        assert RULES.view(over, player).hands == over.hands


@rule("ROIS-RULING-12")
def test_backs_tell_what_was_held_when_the_deck_was_made() -> None:
    was = [card for card in PACK if card not in ("2S", "3S", "4S")]
    deck = ",".join(card for card in was if card not in ("KH", "9C"))
    state = table(f"units=S1@C1,N1@A5 hands=S:2S,KH;N:9C,3S,4S deck-was={','.join(was)} deck={deck}").state
    assert RULES.view(state, 0).hands == (("2S", "KH"), (), (BACK, OLD_BACK, OLD_BACK), ())
    assert RULES.view(state, 1).hands == ((BACK, OLD_BACK), (), ("9C", "3S", "4S"), ())


def _whole(state: State) -> list[str]:
    laid = state.open.laid if state.open else ()
    return sorted([*state.deck, *state.discard, *laid, *(card for hand in state.hands for card in hand)])


@pytest.mark.parametrize("player", [0, 1, None])
@rule("ROIS-RULING-12")
def test_a_sample_fits_the_view(player: int | None) -> None:
    was = [card for card in PACK if card not in ("2S", "3S", "4S")]
    deck = ",".join(card for card in was if card not in ("KH", "9C", "AS"))
    state = table(f"units=S1@C1,N1@A5 hands=S:2S,KH;N:9C,3S,4S discard=AS deck-was={','.join(was)} deck={deck}").state
    seen = RULES.view(state, player)
    dealt = set()
    for seed in range(12):
        sample = RULES.sample(seen, player, Luck(seed))
        assert _whole(sample) == sorted(PACK)
        assert RULES.view(sample, player) == seen
        assert sample.luck == Luck(seed, 1)
        assert sample.deck == tuple(card for card in PACK if card in sample.deck)
        if player is not None:
            seat = state.seats[player]
            assert sample.hands[seat] == state.hands[seat]
        old = {card for hand in sample.hands for card in hand if card not in was}
        assert old == {"2S", "3S", "4S"}
        dealt.add(sample.hands)
    assert len(dealt) > 6


def test_a_sample_of_an_open_action_leaves_the_laid_cards_alone() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D,5D;N:2H,3H").play("strike card=4D zone=C2 to=C3 how=damage")
    sample = RULES.sample(RULES.view(at.state, 1), 1, Luck(3))
    assert sample.open == at.state.open
    assert _whole(sample) == sorted(PACK)
    assert sample.hands[NORTH] == ("2H", "3H")
    assert len(sample.hands[SOUTH]) == 1


def test_samples_differ_and_are_the_same_for_the_same_luck() -> None:
    state = setup(players=3).state
    seen = RULES.view(state, 1)
    samples = [RULES.sample(seen, 1, Luck(seed)) for seed in (1, 1, 2)]
    assert samples[0] == samples[1] != samples[2]
    assert state.hands[WEST] == samples[0].hands[WEST] or state.player(WEST) != 1


@rule("ROIS-RULING-57", "ROIS-RULING-45")
def test_the_questions_do_not_depend_on_hidden_cards() -> None:
    """Whatever the hidden cards are, everybody is asked the same."""
    at = table("units=S1@C2,N1@C3 hands=S:4D,5D,7S;N:2H,3H,JK1")
    declared = at.play("strike card=4D zone=C2 to=C3 how=damage")
    for seed in range(8):
        other = RULES.sample(RULES.view(declared.state, 0), 0, Luck(seed))
        assert RULES.ask(other) == RULES.ask(declared.state)
        assert RULES.kinds(other, 1) == ("pass", "react")
    waiting = declared.play("react", "counter cancel=4D cards=2H,3H")
    for seed in range(8):
        other = RULES.sample(RULES.view(waiting.state, 1), 1, Luck(seed))
        assert RULES.ask(other) == RULES.ask(waiting.state)


def test_lights_on_an_open_screen_come_from_the_view() -> None:
    """In a view hidden cards offer nothing, and nothing breaks."""
    at = table("units=S1@C2:5,N1@C3 hands=S:4D,7S,8S,4H,4C;N:2H,3H,JK1")
    seen = RULES.view(at.state, 1)
    assert RULES.kinds(seen, 0) == ("sabotage", "discard", "end-turn", "offer-draw", "give-up")
    reacting = at.play("strike card=4D zone=C2 to=C3 how=damage", "react")
    assert RULES.kinds(RULES.view(reacting.state, 0), 1) == ("pass", "counter")


@rule("ROIS-SETUP-17")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:2S").coming("KD", "KH").play("end-turn")
    private = [event for event in at.events if event.to is not None]
    assert [(event.kind, event.to) for event in private] == [("drew-cards", 0)]
    assert not any("KD" in line for line, event in zip(at.told, at.events, strict=True) if event.to is None)
