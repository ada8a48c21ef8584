"""A ply being played: units that go and fall, cards that are drawn and laid down."""

from boardgames.core import play
from boardgames.core.cards import in_pack_order, without
from boardgames.core.contract import Event, Outcome, Result
from boardgames.games.koth.state import BLUE, DEAD, NAMES, RED, SIDES, State, changed
from boardgames.games.koth.units import CODES, NOBODY


class Play(play.Play[State]):
    """What one move does, step by step. The rules' chapters change it; `step` is the result."""

    __slots__ = ()

    def put(self, side: int, square: int, code: str) -> None:
        """A unit comes onto the board."""
        state = self.state
        kinds = _with(state.kinds, square, CODES.index(code))
        self.change(held=changed(state.held, side, state.held[side] | 1 << square), kinds=kinds)

    def go(self, side: int, start: int, goal: int) -> None:
        """A unit goes from one square to another; its general and what lasts on it go along."""
        state = self.state
        held = state.held[side] ^ (1 << start | 1 << goal)
        kinds = _with(_with(state.kinds, goal, state.kinds[start]), start, NOBODY)
        self.change(held=changed(state.held, side, held), kinds=kinds)
        if state.generals[side] == start:
            self.change(generals=changed(state.generals, side, goal))
        if state.castings:
            moved = (c._replace(square=goal) if c.square == start else c for c in state.castings)
            self.change(castings=tuple(moved))

    def take_off(self, side: int, square: int) -> str:
        """A unit leaves the board for whatever reason; what lasted on it is over."""
        state = self.state
        self.change(
            held=changed(state.held, side, state.held[side] ^ 1 << square),
            kinds=_with(state.kinds, square, NOBODY),
            castings=tuple(casting for casting in state.castings if casting.square != square),
        )
        return state.code(square)

    def eliminate(self, side: int, square: int, rule: str) -> None:
        """A unit is destroyed; with it falls its general, for the rest of the game (KOTH-GEN-04)."""
        general = self.state.generals[side] == square
        code = self.take_off(side, square)
        fallen = self.state.fallen
        self.change(fallen=changed(fallen, side, (*fallen[side], code)))
        self.tell("eliminated", rule, seat=SIDES[side], unit=code, square=NAMES[square])
        if general:
            self.change(generals=changed(self.state.generals, side, DEAD))
            self.tell("general-fell", "KOTH-GEN-04", seat=SIDES[side])

    def draw(self, number: int) -> tuple[str, ...]:
        """Cards from the deck, for all to see; an empty deck is made anew from the discard pile (KOTH-CARD-06)."""
        if not number:
            return ()
        deck = list(self.state.deck)
        drawn: list[str] = []
        for _ in range(number):
            if not deck:
                deck = self._reshuffled()
            card = self.stream.draw(deck)
            deck.remove(card)
            drawn.append(card)
        self.change(deck=tuple(deck))
        if any(self.state.buried):
            one, two = self.state.buried
            self.change(buried=(without(one, drawn), without(two, drawn)))
        return tuple(drawn)

    def _reshuffled(self) -> list[str]:
        """The discard pile, exchanged hands included, is the new deck (KOTH-RULING-19 to -21)."""
        state = self.state
        self.change(discard=(), deck_was=in_pack_order(state.discard), aside=((), ()), buried=state.aside)
        deck = in_pack_order(state.discard + state.aside[BLUE] + state.aside[RED])
        self.tell("reshuffled", "KOTH-CARD-06", number=len(deck))
        return list(deck)

    def deal(self, side: int, number: int) -> None:
        """Cards from the deck into a hand, seen only by its owner (KOTH-HAND-02)."""
        cards = self.draw(number)
        self.change(hands=changed(self.state.hands, side, cards))
        self.tell("drew", "KOTH-HAND-02", seat=SIDES[side], number=number)
        self.events.append(Event("drew-cards", (("cards", cards),), self.state.player(side), "KOTH-HAND-02"))

    def spend(self, side: int, card: str) -> None:
        """A card leaves a hand."""
        hands = self.state.hands
        self.change(hands=changed(hands, side, without(hands[side], (card,))))

    def lay_down(self, cards: tuple[str, ...]) -> None:
        """Cards on the common discard pile (KOTH-CARD-07)."""
        if cards:
            self.change(discard=self.state.discard + cards)

    def over(self, outcome: Outcome) -> None:
        """The game ends; what lies on the table is discarded."""
        if self.state.open is not None:
            self.lay_down(self.state.open.drawn + self.state.open.played)
        self.change(result=outcome, open=None, offer=-1)
        winners = tuple(
            SIDES[self.state.side(player)] for player, result in enumerate(outcome.results) if result == Result.WON
        )
        if winners:
            self.tell("won", outcome.rule, seats=winners, reason=outcome.reason)
        else:
            self.tell("drawn", outcome.rule, reason=outcome.reason)


def _with(kinds: bytes, square: int, kind: int) -> bytes:
    return b"%b%c%b" % (kinds[:square], kind, kinds[square + 1 :])
