"""The threat overlay: where assassins could come to and strike with the points on the card.

It knows what everybody knows: revealed assassins, and any citizen as if he were an assassin (he would be revealed
first, which costs nothing). Every figure is looked at alone, on the board as it is.
"""

from collections.abc import Iterator
from typing import NamedTuple

from boardgames.core.grid import OFF
from boardgames.games.assassins import knights
from boardgames.games.assassins.prices import ATTACK, KILLS, REVEALED
from boardgames.games.assassins.state import TURNS, State, bits, names
from boardgames.games.assassins.ways import walk


class Threat(NamedTuple):
    """What some figures could do: squares they could stand on, where a knight and where the king could be struck."""

    reach: tuple[str, ...] = ()
    knights: tuple[str, ...] = ()
    king: tuple[str, ...] = ()


class Overlay(NamedTuple):
    """The threat of the revealed assassins, and that of all unrevealed citizens."""

    revealed: Threat = Threat()
    citizens: Threat = Threat()


def overlay(state: State) -> Overlay:
    """All threats with the points that are left of the card; none while no card is turned."""
    if state.stage not in TURNS or state.over:
        return Overlay()
    return Overlay(_together(state, state.assassins), _together(state, state.citizens))


def threat(state: State, unit: str) -> Threat:
    """The threat of a single figure of the crowd."""
    square = state.grid.square(unit)
    if square == OFF or state.stage not in TURNS or state.over:
        return Threat()
    return _together(state, state.crowd & 1 << square)


def _together(state: State, crowd: int) -> Threat:
    reach = struck = king = 0
    for square in bits(crowd):
        for stand, left in _stands(state, square):
            reach |= 1 << stand
            near = knights.reach(state, stand)
            if state.kills < len(KILLS) and left >= KILLS[state.kills].value:
                struck |= near
            if left >= ATTACK.value:
                king |= near & state.board.streets
    board = state.board
    return Threat(names(board, reach), names(board, struck), names(board, king))


def _stands(state: State, square: int) -> Iterator[tuple[int, int]]:
    """The squares on which an assassin could stand, his own first, with the points that would be left."""
    points = state.assassin_ap
    yield square, points
    for name, way in walk(state, square, REVEALED, points).items():
        yield state.grid.square(name), points - way.cost
