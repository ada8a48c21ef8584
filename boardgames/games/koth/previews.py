"""What a move would do: numbers with their modifiers, exact odds, and what a shooter can see (KOTH-RULING-94).

All of it comes from what the asking player may know.
"""

from fractions import Fraction
from math import comb
from typing import NamedTuple

from boardgames.core.contract import Move, Odds, Preview
from boardgames.core.grid import OFF
from boardgames.games.koth import actions, attacking, magic, moving, secrets
from boardgames.games.koth.attacking import LIGHTNING, MELEE, SHOT
from boardgames.games.koth.defence import BLOCK, DIE, FLEE, flight_squares, results_of
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import BOARD, Open, State, names, place
from boardgames.games.koth.units import VALUE_OF, answers_with, suit_of

HOLDS, FLEES, DIES = "holds", "flees", "dies"
_ATTACKS = {"attack": MELEE, "shoot": SHOT, "lightning": LIGHTNING}


def preview(state: State, player: int, move: Move) -> Preview:
    """A legal move: an attack with its number and odds, anything else with what it does at once."""
    side = state.side(player)
    attack = attack_of(state, side, move)
    if attack is not None:
        modifiers = attacking.defence_cards(state, *attack[1:5])
        return Preview(modifiers, odds(state, player, attack, sum(modifier.value for modifier in modifiers)))
    play = Play(state)
    effect = _EFFECTS.get(move.kind)
    if effect is not None:
        effect(play, side, move)
    return Preview(effects=tuple(play.events))


def attack_of(state: State, side: int, move: Move) -> Open | None:
    """The attack that a legal move would begin, a counter-attack from the hand included."""
    card = move.one("card")
    if move.kind in _ATTACKS:
        unit = place(move.one("unit")) if move.kind != "lightning" else OFF
        return Open("defend", _ATTACKS[move.kind], side, unit, place(move.one("target")), VALUE_OF[card])
    action = state.open
    if move.kind == "answer" and action is not None:
        suit = suit_of(card, move.one("suit"))
        if answers_with(state.code(action.target), action.how, suit) == "counter":
            return Open("defend", MELEE, side, action.target, action.unit, VALUE_OF[card])
    return None


_EFFECTS = {
    "move": lambda play, side, move: moving.carry_out(play, side, move, "KOTH-MOVE-01"),
    "vigour": lambda play, side, move: moving.carry_out(play, side, move, "KOTH-MAGIC-05"),
    "teleportation": magic.move_general,
    "portal": magic.bring_back,
    "burn": actions.remove_token,
}
"""What can be said of a move before it is made: no luck, no answer, no hidden card has a part in it."""


class Pile(NamedTuple):
    """Cards face down of which some are known by name: those, and how many of the unknown ones lie there too."""

    known: tuple[str, ...]
    unknown: int


def odds(state: State, player: int, attack: Open, number: int) -> tuple[Odds, ...]:
    """The chance that the target holds, flees or dies, from drawn cards alone, if it is defended as well as can be."""
    seen = secrets.view(state, player)
    certain, other = secrets.unseen(seen)
    deck = Pile(certain, len(seen.deck) - len(certain))
    action = seen.open
    dropped = action.drawn if action is not None else ()
    side = seen.side(player)
    rest = Pile(seen.discard + dropped + seen.aside[side], len(seen.aside[1 - side]))
    results = {one: _best(state, attack, one) for one in seen.setting.pack}
    holding = {one for one, result in results.items() if result == BLOCK}
    saving = holding | {one for one, result in results.items() if result == FLEE}
    without_hold = _chance_of_none(holding, number, deck, rest, other)
    without_either = _chance_of_none(saving, number, deck, rest, other)
    return (
        Odds(HOLDS, 1 - without_hold),
        Odds(FLEES, without_hold - without_either),
        Odds(DIES, without_either),
    )


def saves(state: State, attack: Open, card: str) -> bool:
    """A drawn card can save the unit."""
    return _best(state, attack, card) != DIE


def _best(state: State, attack: Open, card: str) -> str:
    """The best that a drawn card can do for the defender; a flight without a free square is a death."""
    result = results_of(state, attack, card)[0]
    return DIE if result == FLEE and not flight_squares(state, attack) else result


def _chance_of_none(wanted: set[str], number: int, deck: Pile, rest: Pile, other: tuple[str, ...]) -> Fraction:
    """The chance that so many cards from the deck, and from the discard pile once it is empty, hold none of these.

    Which of the unknown cards lie in a pile is all one: each set of them is as likely as any other.
    """
    size = len(deck.known) + deck.unknown
    first, second = min(number, size), max(0, number - size)
    bad = sum(card in wanted for card in other)
    chance = Fraction(0)
    for of_deck, weight in _ways_to_miss(wanted, first, deck):
        for of_rest, more in _ways_to_miss(wanted, second, rest):
            drawn = of_deck + of_rest
            chance += weight * more * Fraction(comb(len(other) - bad, drawn), comb(len(other), drawn))
    return chance


def _ways_to_miss(wanted: set[str], number: int, pile: Pile) -> list[tuple[int, Fraction]]:
    """How many unknown cards may be among so many from a pile, and the chance of that with no wanted known one."""
    size = len(pile.known) + pile.unknown
    good = sum(card not in wanted for card in pile.known)
    number = min(number, size)
    ways = []
    for unknown in range(min(number, pile.unknown) + 1):
        count = comb(good, number - unknown) * comb(pile.unknown, unknown)
        if count:
            ways.append((unknown, Fraction(count, comb(size, number))))
    return ways


class Sighted(NamedTuple):
    """A square in range of a shooter: whether it is in sight, and the squares that block the line if it is not."""

    square: str
    clear: bool
    blocked_by: tuple[str, ...]


def sight(state: State, square: str) -> tuple[Sighted, ...]:
    """Every square in range of the unit on a square; nothing if it cannot shoot. Whether it is engaged is not asked."""
    shooter = BOARD.square(square)
    reach = attacking.range_of(state, shooter) if shooter != OFF and state.occupied >> shooter & 1 else 0
    found = []
    for target in range(BOARD.size):
        if target != shooter and BOARD.distance(shooter, target) <= reach:
            through, left, right = attacking.in_the_way(state, shooter, target)
            blocked = names(through | left | right)
            found.append(Sighted(BOARD.names[target], not blocked, blocked))
    return tuple(found)
