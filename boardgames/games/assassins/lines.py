"""All that can be done in a turn, as lines: for each figure the squares it can go to or strike at."""

from functools import cache

from boardgames.core.contract import Line, Part
from boardgames.core.grid import OFF
from boardgames.games.assassins import crowd, king, knights
from boardgames.games.assassins.boards import Board
from boardgames.games.assassins.state import State, bits, names


@cache
def _line(kind: str, part: str, board: Board, square: int, goals: int, out: tuple[str, ...] = ()) -> Line:
    unit = Part("unit", (board.grid.names[square],))
    return Line(kind, (unit, Part(part, names(board, goals) + out)))


def kings_moves(state: State, role: int) -> tuple[Line, ...]:
    """Steps of the king, his way out, and steps of the knights."""
    board, found = state.board, []
    if state.king != OFF:
        walks, out = king.goals(state), king.ways_out(state)
        if walks or out:
            found.append(_line("move", "to", board, state.king, walks, out))
    for square in bits(state.knights):
        if goals := knights.goals(state, square):
            found.append(_line("move", "to", board, square, goals))
    return tuple(found)


def knights_kills(state: State, role: int) -> tuple[Line, ...]:
    """Revealed assassins within reach of a knight."""
    if not state.assassins:
        return ()
    hit = ((square, knights.kills(state, square)) for square in bits(state.knights))
    return tuple(_line("kill", "target", state.board, square, targets) for square, targets in hit if targets)


def captures(state: State, role: int) -> tuple[Line, ...]:
    """Citizens within reach of a knight, if the card has the shackles."""
    hit = ((square, knights.captures(state, square)) for square in bits(state.knights))
    return tuple(_line("capture", "target", state.board, square, targets) for square, targets in hit if targets)


def crowd_moves(state: State, role: int) -> tuple[Line, ...]:
    """Steps of citizens and revealed assassins."""
    ways = ((square, crowd.goals(state, square)) for square in bits(state.crowd))
    return tuple(_line("move", "to", state.board, square, goals) for square, goals in ways if goals)


def assassins_kills(state: State, role: int) -> tuple[Line, ...]:
    """Knights within reach of a revealed assassin."""
    hit = ((square, crowd.kills(state, square)) for square in bits(state.assassins))
    return tuple(_line("kill", "target", state.board, square, targets) for square, targets in hit if targets)


def attacks(state: State, role: int) -> tuple[Line, ...]:
    """The king, if a revealed assassin stands beside him."""
    hit = ((square, crowd.attacks(state, square)) for square in bits(state.assassins))
    return tuple(_line("attack", "target", state.board, square, targets) for square, targets in hit if targets)


def reveals(state: State, role: int) -> tuple[Line, ...]:
    """The hidden assassins; for all who do not know them every citizen alike."""
    free = (square for square in bits(state.citizens) if crowd.may_be_chosen(state, square))
    units = tuple(state.grid.names[square] for square in free)
    return (Line("reveal", (Part("unit", units),)),) if units else ()
