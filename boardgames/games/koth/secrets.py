"""Who sees what (catalogue: "What a player sees"), and what can be concluded from it."""

from typing import NamedTuple

from boardgames.core.cards import BACK, in_pack_order
from boardgames.core.luck import UNKNOWN, Luck, Stream
from boardgames.games.koth.state import BLUE, RED, Hands, State
from boardgames.games.koth.units import BASIC, SLOTS


def _faces_down(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (BACK,) * len(cards)


def _of_others(hands: Hands, own: int) -> Hands:
    one, two = (cards if side == own else _faces_down(cards) for side, cards in enumerate(hands))
    return one, two


def view(state: State, player: int | None) -> State:
    """The table as a player sees it (None: as everybody does).

    Which of two exchanged hands a card in the deck came from, everybody but their owners can only guess: so the public
    view tells their number alone.
    """
    own = -1 if player is None else state.side(player)
    buried = _of_others(state.buried, own)
    if own < 0:
        buried = (buried[BLUE] + buried[RED], ())
    bids = tuple(bid if side == own else BACK if bid else "" for side, bid in enumerate(state.bids))
    return state._replace(
        hands=_of_others(state.hands, own),
        armies=_of_others(state.armies, own),
        aside=_of_others(state.aside, own),
        buried=buried,
        bids=(bids[BLUE], bids[RED]),
        deck=_faces_down(state.deck),
        luck=UNKNOWN,
    )


class Unseen(NamedTuple):
    """The cards that a view does not show: those that are certainly in the deck, and those that may be anywhere."""

    certain: tuple[str, ...]
    other: tuple[str, ...]


def unseen(seen: State) -> Unseen:
    """What lies face down in a view. Open cards that were shuffled into the deck, and the own exchanged hand that went
    there, cannot be in the other's hand (KOTH-RULING-89): nobody draws into a hand after the first phase."""
    action = seen.open
    table = action.drawn + action.played if action is not None else ()
    groups = (*seen.hands, *seen.aside, seen.bids, seen.discard, table)
    visible = {card for group in groups for card in group}
    hidden = tuple(card for card in seen.setting.pack if card not in visible)
    known = {*seen.deck_was, *seen.buried[BLUE], *seen.buried[RED]}
    return Unseen(tuple(card for card in hidden if card in known), tuple(card for card in hidden if card not in known))


def sample(seen: State, luck: Luck) -> State:
    """A full state that fits a view: the unseen cards and the hidden armies by chance."""
    stream = luck.stream()
    certain, other = unseen(seen)
    pile = list(stream.some(other, len(other)))

    def dealt(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(pile.pop() if card == BACK else card for card in cards)

    hands, aside, buried, bids = (
        tuple(dealt(cards) for cards in pair) for pair in (seen.hands, seen.aside, seen.buried, (seen.bids,))
    )
    deck = {*certain, *pile, *(card for cards in buried for card in cards)}
    return seen._replace(
        hands=(hands[BLUE], hands[RED]),
        aside=(in_pack_order(aside[BLUE]), in_pack_order(aside[RED])),
        buried=(in_pack_order(buried[BLUE]), in_pack_order(buried[RED])),
        bids=(bids[0][BLUE], bids[0][RED]),
        armies=(_army(seen.armies[BLUE], stream), _army(seen.armies[RED], stream)),
        deck=in_pack_order(deck),
        luck=luck.after(stream),
    )


def _army(seen: tuple[str, ...], stream: Stream) -> tuple[str, ...]:
    """Some legal army in the place of one that is hidden."""
    if BACK not in seen:
        return seen
    general = stream.below(SLOTS)
    return tuple(stream.draw(BASIC) + "*" * (slot == general) for slot in range(SLOTS))


def exchanged_hand(state: State, player: int) -> tuple[str, ...]:
    """The hand that a player has exchanged in this turn, while he may still look at it (KOTH-RULING-89)."""
    return state.aside[state.side(player)]
