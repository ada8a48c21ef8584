"""The odds before an attack, compared with every set of cards that can be drawn, dealt through the rules."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from boardgames.core.cards import PACK
from boardgames.core.contract import Move
from boardgames.games.koth.rules import RULES
from tests.marks import rule

from .helpers import Table, table

RANKS = {"hold": 0, "flee": 1, "die": 2}


def best(at: Table) -> str:
    """The best that the defender can do with the drawn cards alone, found by playing each of them."""
    found = {"die"}
    for move in RULES.moves(at.state, at.asked) or ():
        if move.kind != "choose":
            continue
        after = Table(at.state).play(str(move))
        if after.has("blocked"):
            found.add("hold")
        elif not after.has("eliminated"):
            found.add("flee")
    return min(found, key=RANKS.__getitem__)


def counted(position: str, attack: str, deck: list[str]) -> dict[str, Fraction]:
    """Each set of cards that this deck can give, as likely as any other."""
    start = table(position)
    number = start.number(attack)
    results = dict.fromkeys(RANKS, 0)
    for cards in combinations(deck, number):
        results[best(start.coming(*cards).play(attack))] += 1
    return {result: Fraction(count, comb(len(deck), number)) for result, count in results.items()}


def told(position: str, attack: str) -> dict[str, Fraction]:
    names = {"holds": "hold", "flees": "flee", "dies": "die"}
    return {names[odds.result]: odds.chance for odds in table(position).odds(attack)}


def places(deck: list[str], attacker: str, defender: str) -> str:
    """All other cards lie open on the pile, so that the attacker knows what the deck holds."""
    named = {*deck, *attacker.split(","), *filter(None, defender.split(","))}
    discard = ",".join(card for card in PACK if card not in named)
    red = f";r:{defender}" if defender else ""
    return f"hands=b:{attacker}{red} deck={','.join(deck)} discard={discard}"


DECK = "AS 9S 3S KH 4H 10D JC 2C 8D JK1".split()
MELEE = "attack card=7D unit=B2 target=B3"
CASES = {
    "infantry": ("bF@B2,rF@B3", MELEE),
    "no flight": ("bF@B2,rF@B3,rF@A4,rF@B4,rF@C4", MELEE),
    "general": ("bF@B2,rF*@B3", MELEE),
    "elite": ("bF@B2,rFE@B3", MELEE),
    "monster": ("bF@B2,rMT@B3", MELEE),
    "flyers": ("bF@B2,rUV@B3", MELEE),
    "artillery": ("bF@B2,rAR@B3", MELEE),
    "shot at artillery": ("bT@B2,rAR@B5", "shoot card=8H unit=B2 target=B5"),
    "shot at the edge": ("bT@B4,rC@B7", "shoot card=8H unit=B4 target=B7"),
    "lightning": ("bT@B2,rHO@K5", "lightning card=8S target=K5"),
    "hopeless": ("bMV@B2,rHO@B3", MELEE),
}


@rule("KOTH-RULING-94", "KOTH-DEF-02", "KOTH-DEF-12", "KOTH-GEN-02", "KOTH-FLEE-04")
@pytest.mark.parametrize("case", CASES)
def test_odds_are_those_of_all_draws(case: str) -> None:
    units, attack = CASES[case]
    position = f"units={units} {places(DECK, attack.split()[1].removeprefix('card='), '')}"
    assert told(position, attack) == counted(position, attack, DECK)
    assert sum(told(position, attack).values()) == 1


@rule("KOTH-RULING-94")
def test_what_lies_in_the_other_hand_may_be_anything_unseen() -> None:
    """Seven unseen cards, three of them in Red's hand: the deck is any four of the seven."""
    unseen, attack = "AS KH 3S 10D 4H JC 2C".split(), MELEE
    total = dict.fromkeys(RANKS, Fraction(0))
    hands = list(combinations(unseen, 3))
    for hand in hands:
        deck = [card for card in unseen if card not in hand]
        position = f"units=bF@B2,rF@B3 {places(deck, '7D', ','.join(hand))}"
        for result, chance in counted(position, attack, deck).items():
            total[result] += chance / len(hands)
    deck = unseen[3:]
    assert told(f"units=bF@B2,rF@B3 {places(deck, '7D', ','.join(unseen[:3]))}", attack) == total


@rule("KOTH-RULING-94", "KOTH-RULING-21", "KOTH-CARD-06")
def test_a_small_deck_is_followed_by_the_discard_pile() -> None:
    """Two cards in the deck and three to draw: the third comes from the pile, of which every card is known."""
    attack = MELEE
    pile = [card for card in PACK if card not in ("7D", "KH", "3S")]
    position = f"units=bF@B2,rF*@B3 hands=b:7D deck=KH,3S discard={','.join(pile)}"
    assert table(position).number(attack) == 3
    results = dict.fromkeys(RANKS, Fraction(0))
    for card in pile:
        results[best(table(position).coming("KH", "3S", card).play(attack))] += Fraction(1, len(pile))
    assert told(position, attack) == results
    low = position.replace("deck=KH,3S", "deck=3H,3S").replace(",3H,", ",KH,")
    assert 0 < told(low, attack)["die"] < 1
    results = dict.fromkeys(RANKS, Fraction(0))
    low_pile = low.split("discard=")[1].split(",")
    for card in low_pile:
        results[best(table(low).coming("3H", "3S", card).play(attack))] += Fraction(1, len(low_pile))
    assert told(low, attack) == results


@rule("KOTH-RULING-94", "KOTH-RULING-89")
def test_cards_known_to_be_in_the_deck_count_as_such() -> None:
    """After a reshuffle in this turn the other hand holds none of the cards that were in the pile."""
    attack = MELEE
    deck, hand = ["KH", "3S", "4S", "2H"], ["5S", "6S", "2C"]
    others = [card for card in PACK if card not in ("7D", *deck, *hand)]
    position = f"units=bF@B2,rF@B3 hands=b:7D;r:{','.join(hand)} deck={','.join(deck)} discard={','.join(others)}"
    known = f"{position} deck-was={','.join(deck)}"
    assert told(known, attack) == counted(known, attack, deck)
    assert told(position, attack) != told(known, attack)
    own = f"{position} buried=b:{','.join(deck)}"
    assert told(own, attack) == counted(own, attack, deck)


@rule("KOTH-RULING-94", "KOTH-CALC-11")
def test_a_counter_attack_has_its_odds_too() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:8D;r:9H,9S").coming("2S", "3S")
    at = at.play("attack card=8D unit=B2 target=B3")
    assert sum(odds.chance for odds in at.odds("answer card=9H")) == 1
    assert at.odds("answer card=9S") == ()
    assert at.odds("give-in") == ()


@rule("KOTH-RULING-94")
@pytest.mark.parametrize(
    ("move", "effects"),
    [
        ("move card=7S unit=B2 to=B3", "moved KOTH-MOVE-01"),
        ("vigour card=7H unit=B2 to=B3", "moved KOTH-MAGIC-05"),
        ("teleportation card=KH to=D1", "general-moved KOTH-MAGIC-06"),
        ("portal card=AH fallen=F to=A1", "returned KOTH-MAGIC-07"),
        ("discard card=7S", ""),
        ("confusion card=KS", ""),
    ],
)
def test_what_needs_no_answer_is_told_before(move: str, effects: str) -> None:
    at = table("units=bF*@B2,bC@D1,rF@K7 fallen=b:F hands=b:7S,7H,KH,AH,KS;r:2C")
    preview = RULES.preview(at.state, 0, Move.parse(move))
    assert preview is not None
    assert " ".join(f"{event.kind} {event.rule}" for event in preview.effects) == effects
    assert RULES.preview(at.state, 1, Move.parse(move)) is None
