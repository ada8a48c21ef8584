"""What a card from the hand does in the own turn, spells apart: moving, attacking, shooting, the camp (KOTH-ACT-02)."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import FORM, Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.koth import attacking, defence, moving, turn
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import BOARD, NAMES, RED, SIDES, Open, State, land, place
from boardgames.games.koth.units import RED as RED_SUITS
from boardgames.games.koth.units import VALUE_OF, suit_of

_ORDER = (
    "red-card-moves own-square off-board occupied flies-into-lake deep-lake single-step squeezed stopped"
    " way-occupied way-deep-lake other-suit too-far"
    " black-card-attacks own-target nobody-there wrong-family cannot-shoot not-adjacent shooter-engaged out-of-range"
    " line-blocked corners-blocked shoot-instead"
).split()
"""The reasons of moves and of attacks in the order in which they are looked for (catalogue: "Refusals")."""


def refuse_unit(state: State, side: int, name: str) -> Refusal | None:
    """A card activates a unit of the own army."""
    square = place(name)
    if square != OFF and state.held[1 - side] >> square & 1:
        return refusal("KOTH-ACT-02", "enemy-unit", where=(name,), square=name)
    if square == OFF or not state.held[side] >> square & 1:
        return refusal("KOTH-ACT-02", "no-own-unit", where=(name,) if square != OFF else (), square=name)
    return None


def refuse_move(state: State, side: int, move: Move) -> Refusal | None:
    """The reasons of the catalogue for a figure that cannot be dropped there."""
    return refuse_unit(state, side, move.one("unit")) or _in_some_suit(state, side, move, moving.refuse_move)


def refuse_attack(state: State, side: int, move: Move) -> Refusal | None:
    """The reasons of the catalogue for a red card that is aimed in vain."""
    return refuse_unit(state, side, move.one("unit")) or _in_some_suit(state, side, move, attacking.refuse_attack)


def _in_some_suit(state: State, side: int, move: Move, judge: turn.SuitJudge) -> Refusal | None:
    """A joker whose suit is not named yet is judged as the suit that suits it best (catalogue: "Refusals")."""
    card = move.one("card")
    joker = SUIT_OF[card] is Suit.JOKER
    if wrong := turn.refuse_suit(move, joker):
        return wrong
    if not joker or move.some("suit"):
        return judge(state, side, move, suit_of(card, move.one("suit")))
    found = [judge(state, side, move, suit) for suit in defence.SUITS]
    reasons = [refused for refused in found if refused is not None]
    if len(reasons) < len(found):
        return refusal(FORM, "part-missing", part="suit", action=move.kind)
    return max(reasons, key=lambda refused: _ORDER.index(refused.reason) if refused.reason in _ORDER else -1)


def name_suit(state: State, side: int, move: Move) -> Move:
    """The same move with a suit for its joker, if one makes it legal."""
    judge = moving.refuse_move if move.kind == "move" else attacking.refuse_attack
    if SUIT_OF.get(move.one("card")) is not Suit.JOKER or move.some("suit"):
        return move
    if not (move.some("unit") and move.some("to") + move.some("target")) or refuse_unit(state, side, move.one("unit")):
        return move
    fitting = [suit for suit in defence.SUITS if judge(state, side, move, suit) is None]
    return move.put("suit", (fitting[0],)) if fitting else move


def refuse_burn(state: State, side: int, move: Move) -> Refusal | None:
    """A red unit on a token of the camp, activated with a red card (KOTH-SCEN-11, KOTH-RULING-84)."""
    name, card = move.one("unit"), move.one("card")
    if early := refuse_unit(state, side, name):
        return early
    if state.setting.scenario != "night":
        return refusal("KOTH-SCEN-11", "no-camp")
    if side != RED:
        return refusal("KOTH-RULING-84", "own-camp", where=(name,))
    square = place(name)
    if state.banned(square):
        return refusal("KOTH-MAGIC-11", "paralysed", where=(name,), square=name)
    if SUIT_OF[card] is not Suit.JOKER and SUIT_OF[card] not in RED_SUITS:
        return refusal("KOTH-SCEN-11", "black-card-burns", card=card)
    if not state.land.tokens(RED) >> square & 1:
        return refusal("KOTH-SCEN-11", "no-token-there", where=(name,), square=name)
    return None


def _hand(state: State, side: int) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    return turn.by_suit(state.hands[side])


def lines_move(state: State, side: int) -> tuple[Line, ...]:
    """Every move with a black card."""
    return tuple(moving.lines_move(state, side, *_hand(state, side)))


def lines_attack(state: State, side: int) -> tuple[Line, ...]:
    """Every melee attack."""
    return tuple(attacking.lines_attack(state, side, *_hand(state, side)))


def lines_shoot(state: State, side: int) -> tuple[Line, ...]:
    """Every shot."""
    return tuple(attacking.lines_shoot(state, side, *_hand(state, side)))


def lines_burn(state: State, side: int) -> tuple[Line, ...]:
    """Every unit on a token of the camp, with any red card; a joker is named red without asking which."""
    if state.setting.scenario != "night" or side != RED:
        return ()
    cards, jokers = _hand(state, side)
    fires = cards.get("D", ()) + cards.get("H", ()) + jokers
    standing = BOARD.squares(state.held[RED] & state.land.tokens(RED))
    units = tuple(NAMES[square] for square in standing if not state.banned(square))
    return (Line("burn", (Part("card", fires), Part("unit", units))),) if fires and units else ()


def move(play: Play, side: int, move_: Move) -> None:
    """A black card: a unit goes."""
    card = move_.one("card")
    turn.play_card(play, side, card)
    play.tell("played", "KOTH-ACT-01", seat=SIDES[side], card=card)
    moving.carry_out(play, side, move_, "KOTH-MOVE-01")
    turn.simple_over(play, side)


def attack(play: Play, side: int, move_: Move) -> None:
    """A red card: melee or a shot, and the first exchange of it (KOTH-DEF-01)."""
    state, card = play.state, move_.one("card")
    unit, target = place(move_.one("unit")), place(move_.one("target"))
    how = attacking.MELEE if move_.kind == "attack" else attacking.SHOT
    play.spend(side, card)
    told = {"seat": SIDES[side], "card": card, "square": NAMES[unit], "goal": NAMES[target]}
    if how == attacking.MELEE:
        play.tell("attacked", "KOTH-MELEE-01", **told, unit=state.code(unit), target=state.code(target))
    else:
        play.tell("shot", "KOTH-SHOT-01", **told, unit=state.code(unit), target=state.code(target))
    used = turn.ONE_CARD[side]
    defence.begin(play, Open("defend", how, side, unit, target, VALUE_OF[card], (), (card,), used))


def burn(play: Play, side: int, move_: Move) -> None:
    """The token is removed at once (KOTH-SCEN-11)."""
    card = move_.one("card")
    turn.play_card(play, side, card)
    play.tell("played", "KOTH-ACT-01", seat=SIDES[side], card=card)
    remove_token(play, side, move_)
    turn.simple_over(play, side)


def remove_token(play: Play, side: int, move_: Move) -> None:
    """One token fewer in the camp."""
    square = place(move_.one("unit"))
    known = play.state.land
    left = tuple(piece for piece in known.pieces if not (piece.kind == "token-red" and piece.corner == square))
    play.change(land=land(left, bool(known.hill)))
    play.tell("token-destroyed", "KOTH-SCEN-11", seat=SIDES[side], square=NAMES[square])
