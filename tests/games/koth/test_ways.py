"""By which squares a unit goes, as arrows and gliding figures show it."""

from itertools import pairwise

import pytest

from boardgames.core.contract import Move
from boardgames.core.luck import Luck
from boardgames.core.partial import random_move
from boardgames.games.koth import ways
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import BEYOND, BOARD, SQUARES, place
from tests.marks import rule

from .helpers import table
from .test_invariants import STARTS

HANDS = "hands=b:7S,7C,9H,JK1,AS;r:2C"


@rule("KOTH-MOVE-01", "KOTH-MOVE-07", "KOTH-MOVE-08", "KOTH-MOVE-12", "KOTH-RULING-30", "KOTH-MAGIC-05")
@pytest.mark.parametrize(
    ("position", "move", "way"),
    [
        ("units=bF@B2", "move card=7S unit=B2 to=B3", "B2 B3"),
        ("units=bF@B2", "move card=7C unit=B2 to=B4", "B2 B3 B4"),
        ("units=bF@B2", "move card=JK1 suit=C unit=B2 to=B4", "B2 B3 B4"),
        ("units=bC@B2", "move card=7C unit=B2 to=B5", "B2 B3 B4 B5"),
        ("units=bC@D1", "move card=7C unit=D1 to=G1", "D1 E1 F1 G1"),
        ("units=bF@B2,rF@B3", "move card=7C unit=B2 to=B4", ""),
        ("units=bMV@B2,rF@B3", "move card=7S unit=B2 to=B4", "B2 B3 B4"),
        ("units=bF@C1 terrain=road@C1", "move card=7C unit=C1 to=C4", "C1 C2 C3 C4"),
        ("units=bF@B1 terrain=road@C1", "move card=7C unit=B1 to=C3", "B1 C2 C3"),
        ("units=bF@C1,rF@C4 terrain=road@C1", "move card=7C unit=C1 to=C4", ""),
        ("units=bF@B2 terrain=rocky@B3", "move card=7S unit=B2 to=B3", "B2 B3"),
        ("units=bF@B2 terrain=rocky@B3", "move card=7C unit=B2 to=B4", ""),
        ("units=bF@B2 terrain=rocky@B2", "move card=7S unit=B2 to=C3", "B2 C3"),
        ("units=bF@B2", "vigour card=AS unit=B2 to=C3", "B2 C3"),
        ("units=bF@C1 terrain=road@C1", "vigour card=AS unit=C1 to=C3", "C1 C2 C3"),
        ("units=bF@B2", "move card=7S unit=B2 to=B7", ""),
        ("units=bF@B2", "move card=7S unit=B2 to=L9", ""),
        ("units=bF@B2", "move card=7S unit=L9 to=B2", ""),
        ("units=bF@B2", "move card=7S unit=C2 to=B2", ""),
        ("units=bF@B2,rF@B3", "attack card=9H unit=B2 target=B3", ""),
        ("units=bF@B2", "discard card=9H", ""),
    ],
)
def test_a_unit_goes_by_squares(position: str, move: str, way: str) -> None:
    state = table(f"{position} {HANDS}").state
    assert " ".join(ways.way_of(state, 0, Move.parse(move))) == way


@rule("KOTH-MOVE-01", "KOTH-RULING-30", "KOTH-TERR-02")
@pytest.mark.parametrize("start", range(len(STARTS)))
def test_every_legal_move_has_a_way_over_squares_that_are_free(start: int) -> None:
    state, stream = RULES.read(STARTS[start])._replace(luck=Luck(start)), Luck(start).stream()
    seen = 0
    while (ask := RULES.ask(state)) is not None:
        for kind in {"move", "vigour"} & set(RULES.kinds(state, ask.player)):
            others = frozenset(RULES.answers(state, ask.player)) - {kind}
            for _ in range(4):
                move = random_move(RULES, state, ask.player, stream, others)
                way = ways.way_of(state, state.side(ask.player), move)
                assert (way[0], way[-1]) == (move.one("unit"), move.one("to")), move
                squares = [place(name) for name in way]
                assert all(BOARD.distance(a, b) == 1 for a, b in pairwise(squares)), way
                unit = state.type(squares[0])
                for square in squares[1:-1]:
                    assert (SQUARES | BEYOND) >> square & 1
                    assert unit.flies or not (state.occupied | state.land.deep | state.land.stops) >> square & 1, way
                seen += 1
        move = random_move(RULES, state, ask.player, stream, RULES.consent)
        state = RULES.apply(state, ask.player, move).state
    assert seen > 20
