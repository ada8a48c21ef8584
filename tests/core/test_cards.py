"""The pack of 54, its order, and cards seen from behind."""

from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.cards import BACK, OLD_BACK, PACK, RANK_OF, SUIT_OF, Suit, in_pack_order, masked, without

hands = st.lists(st.sampled_from(PACK), unique=True, max_size=12).map(tuple)


def test_the_pack_is_four_suits_of_thirteen_and_two_jokers() -> None:
    assert len(PACK) == len(set(PACK)) == 54
    for suit in (Suit.SPADE, Suit.CLUB, Suit.DIAMOND, Suit.HEART):
        assert len({RANK_OF[card] for card in PACK if SUIT_OF[card] == suit}) == 13
    assert [card for card in PACK if SUIT_OF[card] == Suit.JOKER] == ["JK1", "JK2"]
    assert not {BACK, OLD_BACK} & set(PACK)


def test_a_card_is_its_rank_and_suit() -> None:
    assert all(card == RANK_OF[card] + SUIT_OF[card] for card in PACK if SUIT_OF[card] != Suit.JOKER)
    # A card stands in the text of moves, between commas and behind an equals sign.
    assert all(card.isalnum() and card.isascii() for card in PACK)


@given(hands)
def test_pack_order_forgets_the_order(hand: tuple[str, ...]) -> None:
    ordered = in_pack_order(hand)
    assert sorted(ordered) == sorted(hand)
    assert ordered == in_pack_order(hand[::-1])
    assert [PACK.index(card) for card in ordered] == sorted(PACK.index(card) for card in hand)


@given(hands, hands)
def test_without_takes_away_just_these(hand: tuple[str, ...], gone: tuple[str, ...]) -> None:
    left = without(hand, gone)
    assert set(left) == set(hand) - set(gone)
    assert list(left) == [card for card in hand if card in left]


@given(hands, hands)
def test_a_masked_hand_tells_only_numbers(hand: tuple[str, ...], deck_was: tuple[str, ...]) -> None:
    """How many cards, how many of them drawn since the deck was made anew, and not in which order."""
    seen = masked(hand, deck_was)
    assert sorted(seen) == list(seen)
    assert seen.count(BACK) == len(set(hand) & set(deck_was))
    assert seen.count(BACK) + seen.count(OLD_BACK) == len(hand)
    assert seen == masked(hand[::-1], deck_was)
