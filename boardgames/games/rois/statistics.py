"""What a whole game was like in numbers: strength round by round, what cards went for, losses, the luck of the draw.

All of it follows from the positions and from what everybody was told; it is counted when the game is over.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Event
from boardgames.games.rois.state import LETTERS, SEATS, State

USES = ("moves", "blows", "shots", "tricks", "reactions", "discards")
"""What cards go for."""
LOSSES = ("hits", "units", "specials", "healed")
_USE_OF = {
    "move": "moves",
    "brilliant-move": "moves",
    "strike": "blows",
    "brilliant-strike": "blows",
    "shot": "shots",
    "heal": "tricks",
    "sabotage": "tricks",
}
_LAID = {"cancelled": "reactions", "replaced": "reactions", "discarded": "discards", "sabotaged": "discards"}
RED = (Suit.DIAMOND, Suit.HEART)
"""The suits that strike and shoot."""

Counts = tuple[int, int, int, int]
"""A number for each seat."""


class Numbers(NamedTuple):
    """The numbers of a game, for each seat."""

    rounds: tuple[int, ...]
    strength: tuple[Counts, ...]
    """The hit points of each army when each of the rounds was over."""
    cards: dict[str, Counts]
    losses: dict[str, Counts]
    reds: Counts
    """The red cards that each has drawn."""
    expected: tuple[Fraction, ...]
    """The red cards that each could expect of what lay in the deck each time."""


def numbers(positions: Iterable[State], plies: Sequence[Sequence[Event]]) -> Numbers:
    """Count a game: its first position and the one after each ply, and what each ply brought."""
    states = list(positions)
    by_round: dict[int, Counts] = {}
    for state in states:
        if state.stage == "play":
            by_round[state.round] = _four(state.field.hp(seat) for seat in range(4))
    cards = {use: [0, 0, 0, 0] for use in USES}
    losses = {loss: [0, 0, 0, 0] for loss in LOSSES}
    reds, expected = [0, 0, 0, 0], [Fraction(0)] * 4
    for (before, after), events in zip(pairwise(states), plies, strict=True):
        for event in events:
            args = dict(event.args)
            _count_cards(cards, event.kind, args)
            _count_losses(losses, event.kind, args)
            if event.kind == "drew-cards" and event.to is not None and after.seats:
                seat, drawn = after.seats[event.to], _cards(args.get("cards"))
                reds[seat] += _red(drawn)
                expected[seat] += _promised(before, after, len(drawn))
    return Numbers(
        tuple(by_round),
        tuple(by_round.values()),
        {use: _four(counts) for use, counts in cards.items()},
        {loss: _four(counts) for loss, counts in losses.items()},
        _four(reds),
        tuple(expected),
    )


def _count_cards(cards: dict[str, list[int]], kind: str, args: Mapping[str, object]) -> None:
    """Cards that leave a hand: for a declared action, for an answer to one, or thrown away."""
    use = _USE_OF.get(str(args.get("action")), "") if kind == "declared" else _LAID.get(kind, "")
    if use:
        laid = _cards(args.get("cards")) or _cards(args.get("card"))
        cards[use][SEATS.index(str(args["seat"]))] += len(laid)


def _count_losses(losses: dict[str, list[int]], kind: str, args: Mapping[str, object]) -> None:
    """Hit points and troops that an army loses, and what it regains."""
    if kind in ("hit", "removed"):
        losses["hits"][_army(args)] += _number(args["hits"])
    if kind == "removed":
        losses["units"][_army(args)] += 1
    elif kind == "special-lost":
        losses["specials"][SEATS.index(str(args["seat"]))] += 1
    elif kind == "healed":
        losses["healed"][_army(args)] += _number(args["points"])


def _promised(before: State, after: State, number: int) -> Fraction:
    """The red cards to be expected among so many: from the deck and, when it ends, from the one made anew."""
    deck = before.deck
    if number <= len(deck):
        return Fraction(number * _red(deck), len(deck))
    anew = after.deck_was
    return _red(deck) + (Fraction((number - len(deck)) * _red(anew), len(anew)) if anew else Fraction(0))


def _red(cards: Iterable[str]) -> int:
    return sum(SUIT_OF[card] in RED for card in cards)


def _cards(value: object) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (value,) if isinstance(value, str) else ()


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _army(args: Mapping[str, object]) -> int:
    return LETTERS.index(str(args["unit"])[0])


def _four(values: Iterable[int]) -> Counts:
    south, west, north, east = values
    return south, west, north, east
