"""Who sees what (catalogue: "What a player sees"): all is public but the faces in hand and the order of the deck."""

from boardgames.core.cards import BACK, OLD_BACK, PACK, in_pack_order, masked
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.rois.state import State


def view(state: State, player: int | None) -> State:
    """The table as a player sees it (None: as everybody does). When the game is over all hands are open."""
    own = state.seats[player] if player is not None and state.seats else -1
    hands = state.hands
    if state.result is None:
        hands = tuple(hand if seat == own else masked(hand, state.deck_was) for seat, hand in enumerate(state.hands))
    return state._replace(hands=hands, deck=(BACK,) * len(state.deck), luck=UNKNOWN)


def sample(seen: State, luck: Luck) -> State:
    """A full state that fits a view: the unseen cards dealt by chance.

    Cards that were in the discard pile when it became the deck cannot be among those a player held already then; the
    backs tell which those are.
    """
    laid = seen.open.laid if seen.open is not None else ()
    visible = {*seen.discard, *laid, *(card for hand in seen.hands for card in hand)}
    unseen = tuple(card for card in PACK if card not in visible)
    fresh = tuple(card for card in unseen if card in seen.deck_was)
    held = tuple(card for card in unseen if card not in seen.deck_was)
    stream = luck.stream()
    from_deck, from_hands = list(stream.some(fresh, len(fresh))), list(stream.some(held, len(held)))
    source = {BACK: from_deck, OLD_BACK: from_hands}
    hands = tuple(tuple(source[card].pop() if card in source else card for card in hand) for hand in seen.hands)
    return seen._replace(hands=hands, deck=in_pack_order(from_deck), luck=luck.after(stream))
