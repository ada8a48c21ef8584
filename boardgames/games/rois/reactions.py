"""Declaring an action, counter, treachery and replacement (chapter "Counter and treachery", ROIS-RULING-39 to -47)."""

from boardgames.core.cards import SUIT_OF, Suit, without
from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.games.rois import moving, striking, tricks
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import SEATS, Open, State
from boardgames.games.rois.tricks import BLACK
from boardgames.games.rois.turn import refuse_hand, settle_losses

CARRY_OUT = {
    "move": moving.carry_out,
    "brilliant-move": moving.carry_out,
    "strike": striking.carry_out,
    "shot": striking.carry_out,
    "brilliant-strike": striking.carry_out,
    "heal": tricks.carry_out_heal,
    "sabotage": tricks.carry_out_sabotage,
}
LOSS = 2
"""Cards lost to a sabotage, and spent on a counter."""


def declare(play: Play, seat: int, move: Move) -> None:
    """The cards lie face up on the table; every opponent may react before the action takes effect (ROIS-RULING-58)."""
    state = play.state
    cards = move.some("card") + move.some("with")
    play.change(hands=state.hand(seat, without(state.hands[seat], cards)), spent=state.spent + cards)
    play.tell("declared", "ROIS-RULING-39", seat=SEATS[seat], action=move.kind, move=str(move), cards=cards)
    _ask_from(play, Open(move, cards, "react", seat))


def _ask_from(play: Play, action: Open) -> None:
    """Ask the next opponent with a card, in turn order from the active player on (ROIS-RULING-44, -45)."""
    state = play.state
    seat = action.asked
    while (seat := (seat + 1) % 4) != state.active:
        if state.hands[seat] and seat != state.partner(state.active):
            play.change(open=action._replace(step="react", asked=seat))
            return
    _take_effect(play, action)


def _take_effect(play: Play, action: Open) -> None:
    """Nobody cancels: the declared action happens (ROIS-RULING-59)."""
    seat, move = play.state.active, action.move
    victim = SEATS.index(move.one("victim")) if move.kind == "sabotage" else -1
    if victim >= 0 and len(play.state.hands[victim]) > LOSS:
        play.change(open=action._replace(step="sabotaged", asked=victim))
        return
    CARRY_OUT[move.kind](play, seat, move)
    _close(play, action)


def _close(play: Play, action: Open) -> None:
    """The laid cards go to the discard pile when the action is over; then losses are settled."""
    play.change(open=None, discard=play.state.discard + action.laid)
    settle_losses(play)


def let_pass(play: Play, seat: int, move: Move) -> None:
    """The asked player lets the action pass."""
    action = play.state.open
    assert action is not None
    play.tell("passed", "ROIS-RULING-45", seat=SEATS[seat])
    _ask_from(play, action)


def react(play: Play, seat: int, move: Move) -> None:
    """The asked player wants to look at his hand; only now does the screen hand over to him."""
    action = play.state.open
    assert action is not None
    play.tell("reacts", "ROIS-RULING-45", seat=SEATS[seat])
    play.change(open=action._replace(step="reaction"))


def cancel(play: Play, seat: int, move: Move) -> None:
    """Counter or treachery: the first card laid is cancelled, and may be replaced (ROIS-RULING-40, -57)."""
    action = play.state.open
    assert action is not None
    cards = move.some("cards") + move.some("card")
    play.lay_down(seat, cards)
    cancelled, rest = action.laid[0], action.laid[1:]
    play.change(discard=(*play.state.discard, cancelled))
    rule = "ROIS-COUNTER-01" if move.kind == "counter" else "ROIS-TREASON-01"
    play.tell("cancelled", rule, seat=SEATS[seat], how=move.kind, cards=cards, card=cancelled)
    active = play.state.active
    waiting = action._replace(laid=rest, step="replace", asked=active, cancelled=cancelled, by=move.kind)
    if play.state.hands[active]:
        play.change(open=waiting)
    else:
        _fail(play, waiting)


def replace_card(play: Play, seat: int, move: Move) -> None:
    """The very same action goes ahead with another card; all opponents are asked anew (ROIS-RULING-39, -41)."""
    action = play.state.open
    assert action is not None
    card = move.one("card")
    hand = without(play.state.hands[seat], (card,))
    play.change(hands=play.state.hand(seat, hand), spent=(*play.state.spent, card))
    play.tell("replaced", "ROIS-COUNTER-02", seat=SEATS[seat], card=card, cancelled=action.cancelled)
    _ask_from(play, Open(action.move.put("card", (card,)), (card, *action.laid), "react", seat))


def give_in(play: Play, seat: int, move: Move) -> None:
    """The active player does not replace the cancelled card."""
    assert play.state.open is not None
    _fail(play, play.state.open)


def _fail(play: Play, action: Open) -> None:
    """The other cards of the combination are discarded without effect (ROIS-RULING-42)."""
    play.tell("failed", "ROIS-RULING-42", seat=SEATS[play.state.active], action=action.move.kind)
    play.change(open=None, discard=play.state.discard + action.laid)


def lose_cards(play: Play, seat: int, move: Move) -> None:
    """The victim of a sabotage has chosen what he discards (ROIS-RULING-47)."""
    action = play.state.open
    assert action is not None
    play.lay_down(seat, move.some("cards"))
    play.tell("sabotaged", "ROIS-SAB-01", seat=SEATS[seat], cards=move.some("cards"))
    _close(play, action)


def refuse_cancel(state: State, seat: int, move: Move) -> Refusal | None:
    """Two cards, or one joker, against the first card laid."""
    assert state.open is not None
    cards = move.some("cards") + move.some("card")
    if early := refuse_hand(state, seat, cards):
        return early
    if move.kind == "counter" and len(cards) != LOSS:
        return refusal("ROIS-COUNTER-01", "counter-two-cards", number=len(cards))
    if move.kind == "treachery" and (len(cards) != 1 or SUIT_OF[cards[0]] != Suit.JOKER):
        return refusal("ROIS-TREASON-01", "treachery-joker", where=cards)
    target = move.some("cancel")
    if target == state.open.laid[:1]:
        return None
    if set(target) & set(state.open.laid):
        return refusal("ROIS-RULING-40", "first-card-only", where=state.open.laid[:1], card=state.open.laid[0])
    return refusal("ROIS-RULING-43", "cannot-cancel-that", where=target)


def refuse_replacement(state: State, seat: int, move: Move) -> Refusal | None:
    """The replacement keeps the declared action as it is; after treachery it has the same suit (ROIS-RULING-41)."""
    assert state.open is not None
    cards = move.some("card")
    if early := refuse_hand(state, seat, cards):
        return early
    cancelled = state.open.cancelled
    if SUIT_OF[cards[0]] != SUIT_OF[cancelled]:
        if state.open.by == "treachery":
            return refusal("ROIS-TREASON-03", "replace-same-suit", where=cards, card=cards[0], cancelled=cancelled)
        if not _keeps(state.open.move.kind, cards[0]):
            kind = state.open.move.kind
            return refusal("ROIS-RULING-41", "replace-changes", where=cards, card=cards[0], action=kind)
    return None


def _keeps(kind: str, card: str) -> bool:
    """After a counter, healing takes any black card and sabotage any card at all."""
    return kind == "sabotage" or (kind == "heal" and SUIT_OF[card] in BLACK)


def refuse_loss(state: State, seat: int, move: Move) -> Refusal | None:
    """The victim discards exactly two of his cards."""
    cards = move.some("cards")
    if early := refuse_hand(state, seat, cards):
        return early
    return None if len(cards) == LOSS else refusal("ROIS-RULING-47", "lose-two", number=len(cards))


def lines_cancel(state: State, seat: int) -> tuple[Line, ...]:
    """Counter with any two cards; treachery with a joker."""
    assert state.open is not None
    hand = state.hands[seat]
    target = Part("cancel", state.open.laid[:1])
    return (Line("counter", (target, Part("cards", hand, LOSS, LOSS))),) if len(hand) >= LOSS else ()


def lines_treachery(state: State, seat: int) -> tuple[Line, ...]:
    """Treachery with a joker."""
    assert state.open is not None
    jokers = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == Suit.JOKER)
    return (Line("treachery", (Part("cancel", state.open.laid[:1]), Part("card", jokers))),) if jokers else ()


def lines_replace(state: State, seat: int) -> tuple[Line, ...]:
    """The cards of the hand that fit."""
    hand = state.hands[seat]
    fits = tuple(c for c in hand if c in SUIT_OF and not refuse_replacement(state, seat, Move.make("replace", card=c)))
    return (Line("replace", (Part("card", fits),)),) if fits else ()


def lines_loss(state: State, seat: int) -> tuple[Line, ...]:
    """Two cards of the victim's hand."""
    return (Line("discard", (Part("cards", state.hands[seat], LOSS, LOSS),)),)
