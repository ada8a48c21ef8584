"""Citizens and revealed assassins (chapters "Assassin player's turn", "Citizens", "Revealed assassins").

A hidden assassin is a citizen here: nothing but the reveal itself asks who he is (KA-ATURN-04).
"""

from boardgames.core.contract import Move, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.assassins import knights, victory
from boardgames.games.assassins.aiming import cannot, within_reach
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.prices import ATTACK, CITIZEN, KILLS, REVEAL, REVEALED, Steps, refuse_price
from boardgames.games.assassins.state import ASSASSIN, HIDDEN, State


def steps(state: State, square: int) -> Steps:
    """The price list of the figure on a square."""
    return REVEALED if state.assassins >> square & 1 else CITIZEN


def refuse_move(state: State, square: int, to: str) -> Refusal | None:
    """A free square, at the price of the figure; nobody of the crowd pushes (KA-CIT-04, KA-ASN-14)."""
    goal = state.grid.square(to)
    if state.occupied >> goal & 1:
        return refusal("KA-BOARD-04", "occupied", where=(to,))
    return refuse_price(steps(state, square).of(state.board, square, goal), state.assassin_ap, to)


def refuse_citizen(state: State, square: int) -> Refusal | None:
    """Unrevealed figures have no weapons, whoever they are."""
    if state.assassins >> square & 1:
        return None
    return refusal("KA-CIT-04", "citizens-only-move", where=(state.grid.names[square],))


def refuse_kill(state: State, square: int, target: str) -> Refusal | None:
    """A knight within reach, at most two in a turn (KA-ASN-04 to KA-ASN-08)."""
    goal = state.grid.square(target)
    if unarmed := refuse_citizen(state, square):
        return unarmed
    if not state.knights >> goal & 1:
        return refusal("KA-ASN-04", "no-knight-there", where=(target,))
    if not within_reach(state, square, goal):
        return refusal("KA-ASN-06", "assassin-out-of-reach", where=(target,))
    if state.kills == len(KILLS):
        return refusal("KA-ASN-08", "two-knights")
    return refuse_price(KILLS[state.kills], state.assassin_ap, target)


def refuse_attack(state: State, square: int, target: str) -> Refusal | None:
    """The king (KA-ASN-09 to KA-ASN-11)."""
    if unarmed := refuse_citizen(state, square):
        return unarmed
    if state.grid.square(target) != state.king:
        return refusal("KA-ASN-09", "only-king", where=(target,))
    return refuse_price(ATTACK, state.assassin_ap, target)


def refuse_capture(state: State, square: int, target: str) -> Refusal | None:
    """Nobody of the crowd captures."""
    return refuse_citizen(state, square) or cannot(target)


def refuse_reveal(state: State, role: int, move: Move) -> Refusal | None:
    """An unrevealed citizen on the board who was chosen; only his player hears that he was not (KA-ATURN-06)."""
    unit = move.one("unit")
    square = state.grid.square(unit)
    if square == OFF or not state.citizens >> square & 1:
        return refusal("KA-ATURN-07", "no-citizen-there", where=(unit,) if square != OFF else ())
    if not may_be_chosen(state, square):
        return refusal("KA-ATURN-06", "not-your-assassin", where=(unit,), private=True)
    return None


def may_be_chosen(state: State, square: int) -> bool:
    """The citizen on a square is a hidden assassin, as far as this view of the table tells."""
    return state.secret == HIDDEN or bool(state.secret >> state.who[square] & 1)


def goals(state: State, square: int) -> int:
    """The free squares that a figure can pay for."""
    near, board, price = state.grid.straight[square] & ~state.occupied, state.board, steps(state, square)
    if board.streets >> square & 1:
        up, level = near & board.roofs, near & board.streets
        down = 0
    else:
        down, level = near & board.streets, near & board.roofs
        up = 0
    left = state.assassin_ap
    found = level if price.level.value <= left else 0
    found |= up if price.climb.value <= left else 0
    return found | down if price.descent.value <= left else found


def kills(state: State, square: int) -> int:
    """The knights that a revealed assassin can kill."""
    if state.kills == len(KILLS) or state.assassin_ap < KILLS[state.kills].value:
        return 0
    return knights.reach(state, square) & state.knights


def attacks(state: State, square: int) -> int:
    """The square of the king, if a revealed assassin can attack him."""
    if state.assassin_ap < ATTACK.value or state.king == OFF:
        return 0
    return state.grid.straight[square] & 1 << state.king


def move(play: Play, role: int, move_: Move) -> None:
    """A step of a citizen or of a revealed assassin."""
    state = play.state
    square, goal = (state.grid.square(move_.one(part)) for part in ("unit", "to"))
    price = steps(state, square).of(state.board, square, goal)
    play.pay(ASSASSIN, square, price.value)
    told = {"figure": state.figure(square), "how": price.name}
    play.tell("crowd-moved", price.rule, **told, square=play.name(square), goal=play.name(goal))
    play.go(square, goal)


def reveal(play: Play, role: int, move_: Move) -> None:
    """An assassin figure takes the place of the citizen's (KA-ATURN-07)."""
    square = play.state.grid.square(move_.one("unit"))
    play.tell("revealed", REVEAL.rule, citizen=play.state.citizen(square), square=play.name(square))
    play.change(
        assassins=play.state.assassins | 1 << square, revealed=play.state.revealed | 1 << play.state.who[square]
    )


def kill(play: Play, role: int, move_: Move) -> None:
    """The knight is removed at once; the next one is dearer (KA-ASN-07)."""
    state = play.state
    square, goal = (state.grid.square(move_.one(part)) for part in ("unit", "target"))
    price = KILLS[state.kills]
    play.pay(ASSASSIN, square, price.value)
    play.tell("knight-killed", price.rule, square=play.name(square), goal=play.name(goal))
    play.fall(goal)
    play.change(kills=state.kills + 1)


def attack(play: Play, role: int, move_: Move) -> None:
    """A wound; the second one ends the game (KA-ASN-12, KA-ASN-13)."""
    if wound(play, move_):
        victory.king_killed(play)


def wound(play: Play, move_: Move) -> bool:
    """The attack itself; whether it was the second wound."""
    state = play.state
    square, goal = (state.grid.square(move_.one(part)) for part in ("unit", "target"))
    play.pay(ASSASSIN, square, ATTACK.value)
    if state.wounded:
        play.tell("king-fell", "KA-ASN-13", square=play.name(square), goal=play.name(goal))
        play.change(king=OFF)
    else:
        play.tell("king-wounded", "KA-ASN-12", square=play.name(square), goal=play.name(goal))
        play.change(wounded=True)
    return state.wounded
