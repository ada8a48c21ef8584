"""Attacks and their answers, flight, retreat and pursuit (chapters "Defence", "Flight, retreat, pursuit").

An exchange is one attack with the defence against it; a counter-attack is the next exchange of the same action. What
waits for an answer stands in `State.open`.
"""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import FORM, Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.koth import turn
from boardgames.games.koth.attacking import MELEE, defence_cards
from boardgames.games.koth.moving import retreat_squares
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import BOARD, HOMEWARD, NAMES, SIDES, Open, State, changed, names, place
from boardgames.games.koth.units import (
    VALUE_OF,
    answers_with,
    is_black,
    may_block,
    may_flee,
    suit_of,
)

BLOCK, FLEE, DIE = "block", "flee", "die"
SUITS = ("S", "C", "D", "H")


def _away() -> dict[tuple[int, int], int]:
    """For an attacker and a target beside it: straight away from it, and 45 degrees to either side (KOTH-FLEE-01)."""
    ways = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    found = {}
    for number, way in enumerate(ways):
        sides = [ways[(number + turned) % 8] for turned in (-1, 0, 1)]
        for square in range(BOARD.size):
            target = BOARD.step[way][square]
            if target != OFF:
                goals = [BOARD.step[side][target] for side in sides]
                found[square, target] = sum(1 << goal for goal in goals if goal != OFF)
    return found


AWAY = _away()
HOME = tuple(
    tuple(sum(1 << goal for way in ways if (goal := BOARD.step[way][square]) != OFF) for square in range(BOARD.size))
    for ways in HOMEWARD
)
"""For each side and square the three squares towards its own edge (KOTH-FLEE-02)."""


def three_squares(state: State, action: Open) -> int:
    """Where a flight may lead at all."""
    if action.how == MELEE:
        return AWAY[action.unit, action.target]
    return HOME[1 - action.side][action.target]


def flight_squares(state: State, action: Open) -> int:
    """The squares of a flight that are free, passable and not squeezed (KOTH-FLEE-04)."""
    return three_squares(state, action) & retreat_squares(state, action.target)


def results_of(state: State, action: Open, card: str) -> tuple[str, ...]:
    """What a drawn card can do for the defender, the best first: `block`, `flee` or `die` (KOTH-DEF-12, KOTH-DEF-13).

    A joker is given a suit when it is chosen, and a general is never forced to flee (KOTH-GEN-02).
    """
    if VALUE_OF[card] < action.force:
        return (DIE,)
    code = state.code(action.target)
    suit = SUIT_OF[card]
    found = []
    if suit is Suit.JOKER or not is_black(suit):
        found.append(BLOCK if may_block(code, action.how) else DIE)
    if suit is Suit.JOKER or is_black(suit):
        found.append(FLEE if may_flee(code) else DIE)
        if state.generals[1 - action.side] == action.target:
            found.append(BLOCK)
    return tuple(result for result in (BLOCK, FLEE, DIE) if result in found)


def begin(play: Play, action: Open) -> None:
    """The attack is shown, its number of cards counted and drawn; then the defender is asked (KOTH-DEF-01)."""
    state = play.state
    number = sum(modifier.value for modifier in defence_cards(state, *action[1:5]))
    play.change(open=action._replace(drawn=()))
    drawn = play.draw(number)
    play.change(open=action._replace(step="defend", drawn=drawn))
    side = 1 - action.side
    play.tell("defence-cards", "KOTH-CALC-10", seat=SIDES[side], number=number, cards=drawn)
    if not drawn and not _asked_for_hand(play.state, side, action.target):
        _destroy(play, "KOTH-DEF-03")


def _asked_for_hand(state: State, side: int, square: int) -> bool:
    """The pause tells nothing about the hand: it is made whenever there is one (KOTH-RULING-45)."""
    return bool(state.hands[side]) and not state.banned(square)


def is_private(state: State) -> bool:
    """The defender looks at his hand; otherwise he chooses among the public cards without a screen."""
    action = state.open
    return action is not None and _asked_for_hand(state, 1 - action.side, action.target)


def _now(play: Play) -> Open:
    assert play.state.open is not None
    return play.state.open


def choose(play: Play, side: int, move: Move) -> None:
    """The defender takes one of the drawn cards."""
    action, card = _now(play), move.one("card")
    play.tell("chose", "KOTH-DEF-02", seat=SIDES[side], card=card)
    result = _result(play.state, action, move)
    if result == BLOCK:
        play.tell("blocked", "KOTH-DEF-04", seat=SIDES[side], square=NAMES[action.target])
        _exchange_over(play)
    elif result == FLEE:
        _flee(play, side, action)
    else:
        _destroy(play, "KOTH-DEF-03")


def _result(state: State, action: Open, move: Move) -> str:
    """What the chosen card does, in the suit and the way that were named (KOTH-DEF-03 to -05, KOTH-DEF-13)."""
    card, code = move.one("card"), state.code(action.target)
    if VALUE_OF[card] < action.force:
        return DIE
    if move.some("how"):
        return move.one("how")
    if is_black(suit_of(card, move.one("suit"))):
        return FLEE if may_flee(code) else DIE
    return BLOCK if may_block(code, action.how) else DIE


def give_in(play: Play, side: int, move: Move) -> None:
    """No card at all: the unit is destroyed."""
    play.tell("no-defence", "KOTH-DEF-03", seat=SIDES[side])
    _destroy(play, "KOTH-DEF-03")


def answer(play: Play, side: int, move: Move) -> None:
    """A card from the hand: a block, a retreat or a counter-attack (KOTH-DEF-06 to -11)."""
    state, action = play.state, _now(play)
    card = move.one("card")
    suit = suit_of(card, move.one("suit"))
    play.spend(side, card)
    action = action._replace(played=(*action.played, card), used=changed(action.used, side, action.used[side] + 1))
    play.change(open=action)
    does = answers_with(state.code(action.target), action.how, suit)
    play.tell("answered", "KOTH-DEF-06", seat=SIDES[side], card=card, square=NAMES[action.target], how=does)
    if does == "block":
        _exchange_over(play)
    elif does == "retreat":
        if retreat_squares(play.state, action.target):
            play.change(open=action._replace(step="retreat"))
        else:
            _exchange_over(play)
    else:
        play.lay_down(action.drawn)
        counter = action._replace(side=side, unit=action.target, target=action.unit, force=VALUE_OF[card], drawn=())
        begin(play, counter)


def _flee(play: Play, side: int, action: Open) -> None:
    """The owner chooses the square; without one the unit is eliminated (KOTH-FLEE-03, KOTH-FLEE-04)."""
    squares = flight_squares(play.state, action)
    if not squares:
        play.tell("no-flight", "KOTH-FLEE-04", seat=SIDES[side], square=NAMES[action.target])
        _destroy(play, "KOTH-FLEE-04")
    elif squares & (squares - 1):
        play.change(open=action._replace(step="flee"))
    else:
        _go_away(play, side, squares.bit_length() - 1, "KOTH-DEF-05")


def flee(play: Play, side: int, move: Move) -> None:
    """The unit flees to the chosen square."""
    _go_away(play, side, place(move.one("to")), "KOTH-DEF-05")


def retreat(play: Play, side: int, move: Move) -> None:
    """The unit retreats to the chosen square."""
    _go_away(play, side, place(move.one("to")), "KOTH-DEF-07")


def _go_away(play: Play, side: int, goal: int, rule: str) -> None:
    target = _now(play).target
    code = play.state.code(target)
    play.go(side, target, goal)
    if rule == "KOTH-DEF-05":
        play.tell("fled", rule, seat=SIDES[side], unit=code, square=NAMES[target], goal=NAMES[goal])
    else:
        play.tell("retreated", rule, seat=SIDES[side], unit=code, square=NAMES[target], goal=NAMES[goal])
    _exchange_over(play)


def stay(play: Play, side: int, move: Move) -> None:
    """The unit keeps its square: no retreat."""
    play.tell("stayed", "KOTH-FLEE-06", seat=SIDES[side], square=NAMES[_now(play).target])
    _exchange_over(play)


def _destroy(play: Play, rule: str) -> None:
    action = _now(play)
    play.eliminate(1 - action.side, action.target, rule)
    _exchange_over(play)


def _exchange_over(play: Play) -> None:
    """The drawn cards are discarded; whoever has emptied the square before him may pursue (KOTH-PURS-01)."""
    action = _now(play)
    play.lay_down(action.drawn)
    action = action._replace(drawn=())
    if action.how == MELEE and not play.state.occupied >> action.target & 1:
        play.change(open=action._replace(step="pursue"))
    else:
        play.change(open=action)
        turn.action_over(play)


def pursue(play: Play, side: int, move: Move) -> None:
    """The attacking unit enters the square; nothing can hinder it (KOTH-PURS-02)."""
    action = _now(play)
    play.tell("pursued", "KOTH-PURS-01", seat=SIDES[side], square=NAMES[action.unit], goal=NAMES[action.target])
    play.go(side, action.unit, action.target)
    turn.action_over(play)


def hold(play: Play, side: int, move: Move) -> None:
    """The attacking unit stays where it is."""
    play.tell("no-pursuit", "KOTH-PURS-02", seat=SIDES[side], square=NAMES[_now(play).unit])
    turn.action_over(play)


def refuse_choice(state: State, side: int, move: Move) -> Refusal | None:
    """One of the drawn cards; a joker is given a suit, and only a general chooses between flight and block."""
    assert state.open is not None
    card = move.one("card")
    if card not in state.open.drawn:
        return refusal("KOTH-DEF-02", "not-drawn", card=card)
    joker = SUIT_OF[card] is Suit.JOKER
    if wrong := turn.refuse_suit(move, joker):
        return wrong
    if joker and not move.some("suit"):
        return refusal(FORM, "part-missing", part="suit", action=move.kind)
    ways = _ways(state, state.open, card, suit_of(card, move.one("suit")))
    if move.some("how") and move.one("how") not in ways:
        return refusal("KOTH-GEN-02", "no-such-choice")
    if ways and not move.some("how"):
        return refusal(FORM, "part-missing", part="how", action=move.kind)
    return None


def _ways(state: State, action: Open, card: str, suit: str) -> tuple[str, ...]:
    """A general with a black card that is high enough flees or blocks as he likes."""
    general = state.generals[1 - action.side] == action.target
    return (BLOCK, FLEE) if general and is_black(suit) and VALUE_OF[card] >= action.force else ()


def refuse_answer(state: State, side: int, move: Move) -> Refusal | None:
    """A card of the hand: the unit may use it, and it is high enough."""
    action = state.open
    assert action is not None
    if state.banned(action.target):
        return refusal("KOTH-RULING-63", "paralysed-defends", where=(NAMES[action.target],))
    card = move.one("card")
    if wrong := turn.refuse_card(state, side, card):
        return wrong
    joker = SUIT_OF[card] is Suit.JOKER
    if wrong := turn.refuse_suit(move, joker):
        return wrong
    code = state.code(action.target)
    if joker and not move.some("suit"):
        return refusal(FORM, "part-missing", part="suit", action=move.kind)
    suit = suit_of(card, move.one("suit"))
    if not answers_with(code, action.how, suit):
        if code == "MT":
            return refusal("KOTH-UNIT-15", "no-black-defence", card=card, unit=code)
        return refusal("KOTH-DEF-12", "no-use-in-defence", card=card, unit=code)
    if VALUE_OF[card] < action.force:
        return refusal("KOTH-DEF-06", "too-low", card=card, force=action.force)
    return None


def refuse_flight(state: State, side: int, move: Move) -> Refusal | None:
    """One of the three squares, and nothing in the way."""
    action = state.open
    assert action is not None
    to = move.one("to")
    goal = place(to)
    if goal >= BOARD.size:
        return refusal("KOTH-RULING-79", "no-leaving-by-flight", square=to)
    if goal == OFF or not three_squares(state, action) >> goal & 1:
        rule = "KOTH-FLEE-01" if action.how == MELEE else "KOTH-FLEE-02"
        if action.how == MELEE:
            return refusal(rule, "not-away", where=(to,) if goal != OFF else (), square=to)
        return refusal(rule, "not-homeward", where=(to,) if goal != OFF else (), square=to)
    if not flight_squares(state, action) >> goal & 1:
        return refusal("KOTH-FLEE-04", "no-way-there", where=(to,), square=to)
    return None


def refuse_retreat(state: State, side: int, move: Move) -> Refusal | None:
    """An adjacent square with nothing in the way."""
    assert state.open is not None
    to = move.one("to")
    goal = place(to)
    if goal >= BOARD.size:
        return refusal("KOTH-RULING-79", "no-leaving-by-flight", square=to)
    if goal == OFF or not retreat_squares(state, state.open.target) >> goal & 1:
        return refusal("KOTH-FLEE-06", "no-retreat-there", where=(to,) if goal != OFF else (), square=to)
    return None


def lines_choice(state: State, side: int) -> tuple[Line, ...]:
    """The drawn cards."""
    action = state.open
    assert action is not None
    lines = []
    for card in action.drawn:
        named = SUITS if SUIT_OF[card] is Suit.JOKER else ("",)
        for suit in named:
            parts = [Part("card", (card,))]
            if suit:
                parts.append(Part("suit", (suit,)))
            if ways := _ways(state, action, card, suit_of(card, suit)):
                parts.append(Part("how", ways))
            lines.append(Line("choose", tuple(parts)))
    return tuple(lines)


def lines_answer(state: State, side: int) -> tuple[Line, ...]:
    """The cards of the hand that are of use."""
    action = state.open
    assert action is not None
    if state.banned(action.target):
        return ()
    cards, jokers = turn.by_suit(state.hands[side])
    code, found, suits = state.code(action.target), [], []
    for suit in SUITS:
        if answers_with(code, action.how, suit):
            suits.append(suit)
            found += [card for card in cards.get(suit, ()) if VALUE_OF[card] >= action.force]
    lines = [Line("answer", (Part("card", tuple(found)),))] if found else []
    if jokers and suits:
        lines.append(Line("answer", (Part("card", jokers), Part("suit", tuple(suits)))))
    return tuple(lines)


def lines_flight(state: State, side: int) -> tuple[Line, ...]:
    """The possible squares of the three."""
    assert state.open is not None
    return (Line("flee", (Part("to", names(flight_squares(state, state.open))),)),)


def lines_retreat(state: State, side: int) -> tuple[Line, ...]:
    """The free squares around."""
    assert state.open is not None
    return (Line("retreat", (Part("to", names(retreat_squares(state, state.open.target))),)),)
