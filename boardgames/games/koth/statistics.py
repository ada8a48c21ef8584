"""What a whole game was like in numbers: strength turn by turn, what cards went for, losses, luck against the odds.

All of it follows from the positions and from what everybody was told; it is counted when the game is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from boardgames.core.contract import Event
from boardgames.games.koth import previews
from boardgames.games.koth.state import BLUE, RED, SIDES, Open, Pair, State

USES = ("moves", "attacks", "shots", "spells", "answers", "discards")
"""What cards from the hand go for."""
LOSSES = ("units", "general", "fled", "returned")
_USE_OF = {
    "played": "moves",
    "attacked": "attacks",
    "shot": "shots",
    "struck-by-lightning": "spells",
    "cast": "spells",
    "answered": "answers",
    "discarded": "discards",
}
_LOSS_OF = {"eliminated": "units", "general-fell": "general", "fled": "fled", "returned": "returned"}


class Numbers(NamedTuple):
    """The numbers of a game, for each side."""

    turns: tuple[int, ...]
    strength: tuple[Pair, ...]
    """The units of each army when each of the turns was over."""
    cards: dict[str, Pair]
    losses: dict[str, Pair]
    saved: Pair
    """How often the drawn cards could have saved a unit of each side."""
    expected: tuple[Fraction, Fraction]
    """How often they could be expected to: the sum of the odds before each draw."""


def numbers(positions: Iterable[State], plies: Sequence[Sequence[Event]]) -> Numbers:
    """Count a game: its first position and the one after each ply, and what each ply brought."""
    states = list(positions)
    by_turn: dict[int, Pair] = {}
    cards = {use: [0, 0] for use in USES}
    losses = {loss: [0, 0] for loss in LOSSES}
    saved, expected = [0, 0], [Fraction(0), Fraction(0)]
    for (before, after), events in zip(pairwise(states), plies, strict=True):
        if after.turn:
            by_turn[after.turn] = (after.held[BLUE].bit_count(), after.held[RED].bit_count())
        for event in events:
            args = dict(event.args)
            if event.kind in _USE_OF:
                cards[_USE_OF[event.kind]][_side(args)] += 1
            if event.kind in _LOSS_OF:
                losses[_LOSS_OF[event.kind]][_side(args)] += 1
        if (attack := _drawn_for(before, after)) is not None:
            side = 1 - attack.side
            saved[side] += any(previews.saves(after, attack, card) for card in attack.drawn)
            expected[side] += _promised(before, attack)
    return Numbers(
        tuple(by_turn),
        tuple(by_turn.values()),
        {use: _pair(counts) for use, counts in cards.items()},
        {loss: _pair(counts) for loss, counts in losses.items()},
        _pair(saved),
        (expected[BLUE], expected[RED]),
    )


def _drawn_for(before: State, after: State) -> Open | None:
    """The attack for which this ply has drawn defence cards, if somebody is asked about them."""
    attack = after.open
    if attack is None or attack.step != "defend" or not attack.drawn:
        return None
    return None if before.open is not None and before.open.drawn == attack.drawn else attack


def _promised(before: State, attack: Open) -> Fraction:
    """The chance, before the draw, that a unit would be saved by drawn cards: as the attacker saw it."""
    player = before.player(attack.side)
    _, _, dies = previews.odds(before, player, attack._replace(drawn=()), len(attack.drawn))
    return 1 - dies.chance


def _side(args: Mapping[str, object]) -> int:
    return SIDES.index(str(args["seat"]))


def _pair(counts: Sequence[int]) -> Pair:
    return counts[BLUE], counts[RED]
