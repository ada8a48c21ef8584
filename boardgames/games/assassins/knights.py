"""The knights: they move, push, kill revealed assassins and capture citizens (chapters "Knights", "Capturing")."""

from boardgames.core.contract import Move, Refusal, refusal
from boardgames.games.assassins import pushing, victory
from boardgames.games.assassins.aiming import within_reach
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.prices import CAPTURE, KNIGHT, STRIKE, refuse_price
from boardgames.games.assassins.state import KING, State, bits


def refuse_move(state: State, square: int, to: str) -> Refusal | None:
    """A square that is free, or whose people can be pushed on; the price comes last (KA-KNIGHT-04)."""
    goal = state.grid.square(to)
    if state.guards >> goal & 1:
        return refusal("KA-KNIGHT-04", "own-side", where=(to,))
    if stuck := pushing.refuse(state, square, goal):
        return stuck
    return refuse_price(KNIGHT.of(state.board, square, goal), state.knight_ap, to)


def refuse_kill(state: State, square: int, target: str) -> Refusal | None:
    """A revealed assassin within reach (KA-KNIGHT-05 to KA-KNIGHT-08)."""
    goal = state.grid.square(target)
    if state.citizens >> goal & 1:
        return refusal("KA-KNIGHT-08", "only-revealed", where=(target,))
    if not state.assassins >> goal & 1:
        return refusal("KA-KNIGHT-05", "no-assassin-there", where=(target,))
    if not within_reach(state, square, goal):
        return refusal("KA-KNIGHT-07", "knight-out-of-reach", where=(target,))
    return refuse_price(STRIKE, state.knight_ap, target)


def refuse_capture(state: State, square: int, target: str) -> Refusal | None:
    """An unrevealed citizen within reach, with the shackles, once a round (KA-CAP-01 to KA-CAP-04)."""
    goal = state.grid.square(target)
    if not state.citizens >> goal & 1:
        return refusal("KA-CAP-01", "only-unrevealed", where=(target,))
    if not within_reach(state, square, goal):
        return refusal("KA-CAP-04", "capture-out-of-reach", where=(target,))
    if not shackles(state):
        return refusal("KA-CAP-02", "no-shackles")
    if state.caught:
        return refusal("KA-CAP-03", "one-capture")
    return refuse_price(CAPTURE, state.knight_ap, target)


def shackles(state: State) -> bool:
    """The card of this round shows the icon."""
    return state.card is not None and state.card.shackles


def goals(state: State, square: int) -> int:
    """The squares to which a knight can go, alone or pushing."""
    near = state.grid.straight[square] & ~state.guards
    if state.knight_ap < KNIGHT.climb.value and state.board.streets >> square & 1:
        near &= state.board.streets
    taken = near & state.crowd
    found = near ^ taken
    for goal in bits(taken):
        if pushing.line(state, square, goal).free:
            found |= 1 << goal
    return found if state.knight_ap else 0


def reach(state: State, square: int) -> int:
    """The squares at which somebody can strike from a square: from a street at streets only."""
    near = state.grid.straight[square]
    return near & state.board.streets if state.board.streets >> square & 1 else near


def kills(state: State, square: int) -> int:
    """The revealed assassins that a knight can kill."""
    return reach(state, square) & state.assassins if state.knight_ap >= STRIKE.value else 0


def captures(state: State, square: int) -> int:
    """The citizens whom a knight can capture."""
    if state.knight_ap < CAPTURE.value or state.caught or not shackles(state):
        return 0
    return reach(state, square) & state.citizens


def move(play: Play, move_: Move) -> None:
    """A step, and whoever is in its way goes too (KA-PUSH-02)."""
    square, goal = (play.state.grid.square(move_.one(part)) for part in ("unit", "to"))
    price = KNIGHT.of(play.state.board, square, goal)
    play.pay(KING, square, price.value)
    play.tell("knight-moved", price.rule, how=price.name, square=play.name(square), goal=play.name(goal))
    pushing.push(play, square, goal)
    play.go(square, goal)


def kill(play: Play, role: int, move_: Move) -> None:
    """The assassin is removed at once."""
    strike_down(play, move_)
    victory.check_assassins(play)


def strike_down(play: Play, move_: Move) -> None:
    """The kill itself; the knight stays where he is (KA-RULING-53)."""
    square, goal = (play.state.grid.square(move_.one(part)) for part in ("unit", "target"))
    citizen = play.state.citizen(goal)
    play.pay(KING, square, STRIKE.value)
    play.tell("assassin-killed", STRIKE.rule, citizen=citizen, square=play.name(square), goal=play.name(goal))
    play.change(killed=play.state.killed | play.take_off(goal))


def capture(play: Play, role: int, move_: Move) -> None:
    """The citizen is removed at once; only if he was the last assassin does anybody hear of it (KA-CAP-05, -06)."""
    take_away(play, move_)
    victory.check_assassins(play)


def take_away(play: Play, move_: Move) -> None:
    """The capture itself."""
    square, goal = (play.state.grid.square(move_.one(part)) for part in ("unit", "target"))
    citizen = play.state.citizen(goal)
    play.pay(KING, square, CAPTURE.value)
    play.tell("captured", CAPTURE.rule, citizen=citizen, square=play.name(square), goal=play.name(goal))
    play.change(captured=play.state.captured | play.take_off(goal), caught=True)
