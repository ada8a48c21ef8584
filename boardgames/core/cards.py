"""The ordinary pack of 54 cards that several games use, and what can be hidden of it.

A card is its text: rank and suit letter, `7S`, `10H`, `QD`, `AC`; the jokers are `JK1` and `JK2`.
"""

from collections.abc import Iterable
from enum import StrEnum


class Suit(StrEnum):
    """The suit of a card; a joker is a suit of its own."""

    SPADE = "S"
    CLUB = "C"
    DIAMOND = "D"
    HEART = "H"
    JOKER = "JK"


RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = (Suit.SPADE, Suit.CLUB, Suit.DIAMOND, Suit.HEART)
JOKERS = ("JK1", "JK2")
PACK: tuple[str, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS) + JOKERS

SUIT_OF: dict[str, Suit] = {rank + suit: suit for suit in SUITS for rank in RANKS} | dict.fromkeys(JOKERS, Suit.JOKER)
RANK_OF: dict[str, str] = {rank + suit: rank for suit in SUITS for rank in RANKS} | dict.fromkeys(JOKERS, "JK")

BACK = "?"
"""A card seen from behind."""
OLD_BACK = "?!"
"""A card seen from behind that was already in a hand when the discard pile last became the deck."""

_PLACE = {card: place for place, card in enumerate(PACK)}


def in_pack_order(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards sorted as in a new pack: a pile whose order nobody knows is written like this.

    >>> in_pack_order(["JK1", "KH", "2S"])
    ('2S', 'KH', 'JK1')
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def without(cards: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards that are left when some are taken away."""
    taken = tuple(gone)
    return tuple(card for card in cards if card not in taken)


def masked(hand: tuple[str, ...], deck_was: tuple[str, ...]) -> tuple[str, ...]:
    """A hand seen from behind. `deck_was` is what the deck held when it was last made: who watched knows that much.

    >>> masked(("7S", "QD", "?"), deck_was=("7S", "8S"))
    ('?', '?', '?!')
    """
    return tuple(sorted(BACK if card in deck_was or card == BACK else OLD_BACK for card in hand))
