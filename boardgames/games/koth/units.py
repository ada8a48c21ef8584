"""Unit types (chapter "Unit types"): one row of the rulebook's table each.

>>> TYPES[number("UV")].flies, TYPES[number("AR")].reach
(True, 5)
"""

from typing import NamedTuple

from boardgames.core.cards import PACK, RANK_OF, SUIT_OF, Suit


class Type(NamedTuple):
    """A unit type. `free` and `imposed` are its steps, `melee` and `ranged` its defence cards, `reach` how far it
    shoots, `malus` what its target loses."""

    code: str
    free: int
    imposed: int
    melee: int
    ranged: int
    reach: int = 0
    malus: int = 0
    flies: bool = False
    fantastic: bool = True


TYPES = (
    Type("F", 1, 1, 2, 2, fantastic=False),
    Type("C", 2, 1, 2, 1, fantastic=False),
    Type("T", 1, 1, 1, 1, reach=4, fantastic=False),
    Type("AR", 0, 1, 1, 1, reach=5, malus=1),
    Type("BE", 0, 4, 1, 1),
    Type("CL", 2, 1, 1, 1, reach=3),
    Type("CH", 0, 3, 2, 1, malus=1),
    Type("FE", 1, 1, 2, 2, malus=1),
    Type("FM", 0, 2, 2, 2, malus=1),
    Type("HO", 0, 2, 1, 1),
    Type("MT", 0, 2, 3, 2, malus=2),
    Type("MV", 2, 1, 3, 3, malus=2, flies=True),
    Type("UV", 3, 1, 2, 3, flies=True),
)
CODES = tuple(unit.code for unit in TYPES)
BASIC = tuple(unit.code for unit in TYPES if not unit.fantastic)
NOBODY = 255
"""The type on a square without a unit."""

SLOTS = 7
MOST_FANTASTIC = 2

BLACK = (Suit.SPADE, Suit.CLUB)
RED = (Suit.DIAMOND, Suit.HEART)
_RANKS = {"A": 14, "JK": 14, "K": 13, "Q": 12, "J": 11}
VALUE_OF = {card: _RANKS.get(RANK_OF[card], 0) or int(RANK_OF[card]) for card in PACK}
"""A joker is worth an ace, and the suit changes nothing (KOTH-CARD-02)."""


def number(code: str) -> int:
    """The place of a type in the table."""
    return CODES.index(code)


def suit_of(card: str, named: str) -> str:
    """The suit in which a card counts: its own, or the one named for a joker (KOTH-CARD-05).

    >>> suit_of("7S", ""), suit_of("JK1", "H")
    ('S', 'H')
    """
    suit = SUIT_OF[card]
    return named if suit is Suit.JOKER else suit.value


def is_black(suit: str) -> bool:
    """Spades and clubs."""
    return suit in BLACK


def may_block(code: str, how: str) -> bool:
    """A drawn red card can be of use: not to artillery in melee, never to what flies (KOTH-UNIT-07, KOTH-UNIT-18)."""
    return not TYPES[number(code)].flies and not (code == "AR" and how == "melee")


def may_flee(code: str) -> bool:
    """A drawn black card can be of use: not to elite infantry or a land monster (KOTH-UNIT-11, KOTH-UNIT-15)."""
    return code not in ("FE", "MT")


def answers_with(code: str, how: str, suit: str) -> str:
    """What a card from the hand does in defence: `block`, `counter`, `retreat`, or nothing (KOTH-DEF-12).

    >>> answers_with("MV", "melee", "H"), answers_with("MV", "shot", "H"), answers_with("MT", "melee", "S")
    ('counter', '', '')
    """
    if is_black(suit):
        return "" if code == "MT" else "retreat"
    if how == "melee":
        return "" if code == "AR" else "counter"
    return "" if TYPES[number(code)].flies else "block"
