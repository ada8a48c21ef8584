"""The phases of a turn: hands, exchange, bids, initiative; who plays next; the end of a turn (chapter "Turn")."""

from collections.abc import Callable

from boardgames.core.cards import SUIT_OF, Suit, in_pack_order
from boardgames.core.contract import Line, Move, Outcome, Part, Refusal, Result, refusal
from boardgames.games.koth import victory
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import SIDES, Casting, Pair, State, changed
from boardgames.games.koth.units import VALUE_OF

ONE_CARD = ((1, 0), (0, 1))
"""One action of one side."""
SuitJudge = Callable[[State, int, Move, str], Refusal | None]
"""Judges a move as if its card had this suit."""
HAND = 8
"""Cards drawn in phase 1; one of them is bid, seven are played (KOTH-HAND-02, KOTH-INIT-04)."""


def begin(play: Play, number: int) -> None:
    """All cards are shuffled, both draw a hand (KOTH-HAND-01, KOTH-HAND-02)."""
    first = play.state.first
    play.change(
        stage="exchange",
        asked=first,
        turn=number,
        deck=play.state.setting.pack,
        discard=(),
        aside=((), ()),
        buried=((), ()),
        deck_was=(),
        bids=("", ""),
        offered=(0, 0),
    )
    play.tell("turn-begins", "KOTH-TURN-01", number=number)
    play.deal(first, HAND)
    play.deal(1 - first, HAND)


def keep(play: Play, side: int, move: Move) -> None:
    """The hand stays as it is."""
    play.tell("kept-hand", "KOTH-HAND-03", seat=SIDES[side])
    _after_exchange(play, side)


def exchange(play: Play, side: int, move: Move) -> None:
    """The whole hand lies face down in the discard pile; a new one is drawn (KOTH-HAND-03, KOTH-RULING-19)."""
    state = play.state
    play.change(aside=changed(state.aside, side, in_pack_order(state.hands[side])))
    play.tell("exchanged", "KOTH-HAND-03", seat=SIDES[side])
    play.deal(side, HAND)
    _after_exchange(play, side)


def _after_exchange(play: Play, side: int) -> None:
    """First player, then the second, who bids in the same sitting (KOTH-RULING-18)."""
    if side == play.state.first:
        play.change(asked=1 - side)
    else:
        play.change(stage="bid")


def bid(play: Play, side: int, move: Move) -> None:
    """A card set aside unseen; when both lie there they are shown at once (KOTH-INIT-01)."""
    card = move.one("card")
    play.spend(side, card)
    play.change(bids=changed(play.state.bids, side, card))
    play.tell("bid", "KOTH-INIT-01", seat=SIDES[side])
    if side == play.state.first:
        _reveal(play)
    else:
        play.change(asked=play.state.first)


def _reveal(play: Play) -> None:
    """The higher value wins; ties draw from the deck until the values differ (KOTH-INIT-02 to -04)."""
    cards = play.state.bids
    play.change(bids=("", ""))
    play.tell("bids-shown", "KOTH-INIT-01", blue=cards[0], red=cards[1])
    play.lay_down(cards)
    while VALUE_OF[cards[0]] == VALUE_OF[cards[1]]:
        one, two = play.draw(2)
        cards = (one, two)
        play.lay_down(cards)
        play.tell("tie-drawn", "KOTH-INIT-03", blue=one, red=two)
    winner = 0 if VALUE_OF[cards[0]] > VALUE_OF[cards[1]] else 1
    play.tell("won-initiative", "KOTH-INIT-02", seat=SIDES[winner])
    play.change(stage="name", asked=winner)


def name_first(play: Play, side: int, move: Move) -> None:
    """The winner of the bid names himself or the other."""
    first = SIDES.index(move.one("side"))
    play.change(stage="play", asked=-1, first=first, active=first)
    play.tell("first-player", "KOTH-INIT-02", seat=SIDES[first])


def by_suit(hand: tuple[str, ...]) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """The cards of a hand by suit, and the jokers; what lies face down is left out.

    >>> by_suit(("7S", "JK1", "9S", "?"))
    ({'S': ('7S', '9S')}, ('JK1',))
    """
    found: dict[str, tuple[str, ...]] = {}
    jokers: tuple[str, ...] = ()
    for card in hand:
        suit = SUIT_OF.get(card)
        if suit is Suit.JOKER:
            jokers += (card,)
        elif suit is not None:
            found[suit.value] = (*found.get(suit.value, ()), card)
    return found, jokers


def refuse_card(state: State, side: int, card: str) -> Refusal | None:
    """Every action uses one card of the own hand."""
    if card not in state.hands[side] or card not in SUIT_OF:
        return refusal("KOTH-ACT-01", "card-not-in-hand", card=card)
    return None


def refuse_suit(move: Move, joker: bool) -> Refusal | None:
    """A suit is named for a joker, and for no other card (KOTH-CARD-05)."""
    suit = move.one("suit")
    if not suit:
        return None
    if not joker:
        return refusal("KOTH-CARD-05", "suit-is-printed", card=move.one("card"))
    if suit not in ("S", "C", "D", "H"):
        return refusal("KOTH-CARD-05", "suit-unknown", value=suit)
    return None


def refuse_bid(state: State, side: int, move: Move) -> Refusal | None:
    """Exactly one card of the own hand."""
    cards = move.some("card")
    if len(cards) != 1:
        return refusal("KOTH-INIT-01", "bid-one-card", number=len(cards))
    return refuse_card(state, side, cards[0])


def refuse_name(state: State, side: int, move: Move) -> Refusal | None:
    """One of the two sides."""
    if move.one("side") not in SIDES:
        return refusal("KOTH-INIT-02", "no-such-side", value=move.one("side"))
    return None


def lines_bid(state: State, side: int) -> tuple[Line, ...]:
    """Any card of the hand."""
    return (Line("bid", (Part("card", state.hands[side]),)),)


def lines_name(state: State, side: int) -> tuple[Line, ...]:
    """Either side, the own one first."""
    return (Line("name-first", (Part("side", (SIDES[side], SIDES[1 - side])),)),)


def play_card(play: Play, side: int, card: str) -> None:
    """A card is used for something that is over at once."""
    play.spend(side, card)
    play.lay_down((card,))


def action_over(play: Play) -> None:
    """An action with all answers to it is over: the cards go to the pile, counts run down (KOTH-RULING-64)."""
    action = play.state.open
    assert action is not None
    play.lay_down(action.played)
    play.change(open=None)
    # The cards of both sides take turns, so with an odd number the player who began was the last (KOTH-ACT-06).
    last = play.state.active if sum(action.used) % 2 else 1 - play.state.active
    over(play, action.used, 1 - last)


def simple_over(play: Play, side: int) -> None:
    """An action of a single card is over."""
    over(play, ONE_CARD[side], 1 - side)


def over(play: Play, used: Pair, following: int, casting: Casting | None = None) -> None:
    """So many actions of each side are over, and somebody plays next.

    A casting of this very action begins to count with the next one (KOTH-RULING-62).
    """
    if play.state.castings:
        _count_down(play, used)
    if casting is not None:
        play.change(castings=(*play.state.castings, casting))
    victory.at_once(play)
    if play.state.result is None:
        play_on(play, following)


def play_on(play: Play, following: int) -> None:
    """The next player plays, or the turn is over because both hands are empty (KOTH-ACT-07)."""
    if any(play.state.hands):
        play.change(active=following)
    else:
        _end(play)


def _count_down(play: Play, used: Pair) -> None:
    """The ban counts actions of the unit's owner, the malus those of the caster (KOTH-MAGIC-11, -12)."""
    left = []
    for casting in play.state.castings:
        ban, malus = casting.ban - used[casting.side], casting.malus - used[1 - casting.side]
        if ban > 0 or malus > 0:
            left.append(casting._replace(ban=max(0, ban), malus=max(0, malus)))
    play.change(castings=tuple(left))


def _end(play: Play) -> None:
    """Phase 3: the victory check, then a new turn (KOTH-WIN-01, KOTH-WIN-08)."""
    outcome = victory.verdict(play.state)
    play.tell("turn-ends", "KOTH-WIN-01", number=play.state.turn)
    if outcome is not None:
        play.over(outcome)
    else:
        begin(play, play.state.turn + 1)


def discard(play: Play, side: int, move: Move) -> None:
    """Any card, face up, without effect (KOTH-RULING-22)."""
    card = move.one("card")
    play_card(play, side, card)
    play.tell("discarded", "KOTH-RULING-22", seat=SIDES[side], card=card)
    simple_over(play, side)


def lines_discard(state: State, side: int) -> tuple[Line, ...]:
    """Every card of the hand."""
    return (Line("discard", (Part("card", state.hands[side]),)),)


def give_up(play: Play, player: int, move: Move) -> None:
    """Resigning loses (KOTH-RULING-77)."""
    play.tell("gave-up", "KOTH-RULING-77", player=player)
    results = tuple(Result.LOST if other == player else Result.WON for other in range(2))
    play.over(Outcome(results, "KOTH-RULING-77", "gave-up"))


def offer(play: Play, player: int, move: Move) -> None:
    """A draw is offered; the other is asked before anything else."""
    play.change(offer=player, offered=changed(play.state.offered, player, 1))
    play.tell("offered-draw", "KOTH-RULING-77", player=player)


def refuse_offer(state: State, player: int, move: Move) -> Refusal | None:
    """Once a turn is enough."""
    return refusal("KOTH-RULING-77", "offered-before") if state.offered[player] else None


def accept(play: Play, player: int, move: Move) -> None:
    """The game is drawn."""
    play.tell("accepted-draw", "KOTH-RULING-77", player=player)
    play.over(Outcome((Result.DRAWN, Result.DRAWN), "KOTH-RULING-77", "agreed-draw"))


def decline(play: Play, player: int, move: Move) -> None:
    """The game goes on with the question that was open."""
    play.tell("declined-draw", "KOTH-RULING-77", player=player)
    play.change(offer=-1)
