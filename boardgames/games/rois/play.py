"""A ply being played: the state as it changes, what is told about it, and the chance it uses."""

from boardgames.core import play
from boardgames.core.cards import in_pack_order, without
from boardgames.core.contract import Event, Outcome
from boardgames.games.rois.state import SEATS, State


class Play(play.Play[State]):
    """What one move does, step by step. The rules' chapters change it; `step` is the result."""

    __slots__ = ()

    def over(self, outcome: Outcome) -> None:
        """End the game. The hands are laid open by the views of a game that is over."""
        self.change(result=outcome, open=None, asked=-1)
        winners = tuple(
            SEATS[seat] for seat, result in zip(self.state.seats, outcome.results, strict=True) if result == "won"
        )
        if winners:
            self.tell("won", outcome.rule, seats=winners, reason=outcome.reason)
        else:
            drawn = zip(self.state.seats, outcome.results, strict=True)
            seats = tuple(SEATS[seat] for seat, result in drawn if result == "drawn")
            self.tell("drawn", outcome.rule, seats=seats, reason=outcome.reason)

    def draw(self, seat: int, number: int) -> None:
        """Cards from the deck into a hand; an empty deck is made anew from the discard pile (ROIS-RULING-12)."""
        state = self.state
        hand, deck, discard, deck_was = state.hands[seat], state.deck, state.discard, state.deck_was
        drawn: tuple[str, ...] = ()
        for _ in range(number):
            if not deck:
                deck = deck_was = in_pack_order(discard)
                discard = ()
                self.tell("reshuffled", "ROIS-RULING-12", number=len(deck))
            card = self.stream.draw(deck)
            deck = without(deck, (card,))
            drawn += (card,)
        self.change(hands=state.hand(seat, hand + drawn), deck=deck, discard=discard, deck_was=deck_was)
        self.tell("drew", "ROIS-TURN-04", seat=SEATS[seat], number=number)
        self.events.append(Event("drew-cards", (("cards", drawn),), state.player(seat), "ROIS-TURN-04"))

    def lay_down(self, seat: int, cards: tuple[str, ...]) -> None:
        """Cards from a hand onto the discard pile."""
        state = self.state
        self.change(
            hands=state.hand(seat, without(state.hands[seat], cards)),
            discard=state.discard + cards,
        )
