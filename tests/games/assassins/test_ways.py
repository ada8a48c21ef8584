"""The cheapest way of a figure, as the single steps it consists of; compared with every way there is."""

import pytest

from boardgames.games.assassins import ways
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, KING, TURNS
from tests.marks import rule

from .helpers import Table, at, crowd_at, ready


def by_trying(now: Table, unit: str) -> dict[str, int]:
    """The least cost of every place that single legal moves lead to, nobody pushed: found by playing all of them."""
    player = now.asked
    best: dict[str, int] = {}
    pool = "assassin_ap" if now.state.actor == ASSASSIN else "knight_ap"
    if now.state.grid.square(unit) == now.state.king:
        pool = "king_ap"
    full = getattr(now.state, pool)
    frontier = {(unit, full): now.state}
    while frontier:
        following = {}
        for (here, _), state in frontier.items():
            for line in RULES.lines(state, player, "move"):
                if line.parts[0].values != (here,):
                    continue
                for goal in line.parts[1].values or ():
                    square = state.grid.square(goal)
                    out = RULES.apply(state, player, Table(state).move(f"move unit={here} to={goal}"))
                    if any(event.kind == "pushed" for event in out.events):
                        continue
                    rest = getattr(out.state, pool)
                    if full - rest < best.get(goal, 99):
                        best[goal] = full - rest
                        if out.state.result is None and square >= 0:
                            following[goal, rest] = out.state
        frontier = following
    best.pop(unit, None)
    return best


@rule("KA-RULING-46", "KA-BOARD-04", "KA-RULING-50")
@pytest.mark.parametrize(
    ("now", "unit"),
    [
        (at("C11", "K(8,8) N1(8,6) N2(5,4) X(8,5) C(5,5)"), "G9"),
        (at("C11", "K(8,8) N1(8,6) N2(5,4) X(8,5) C(5,5)"), "E6"),
        (at("C11", "K(2,3) N1(8,6) C(3,2)"), "D3"),
        (at("C11", "K(2,2) N1(8,6) C(3,2)"), "C3"),
        (crowd_at("C01", "K(8,8) X(5,3) C(5,4) H(3,3) N(4,3)"), "D6"),
        (crowd_at("C01", "K(8,8) X(5,3) C(5,4) H(3,3) N(4,3)"), "E6"),
        (crowd_at("C01", "K(8,8) X(5,3) C(5,4) H(3,3) N(4,3)"), "D4"),
        (at("C11", "K(5,1)", scenario="postern", postern="A6"), "B6"),
    ],
)
def test_ways_are_the_cheapest(now: Table, unit: str) -> None:
    found = ways.ways(now.state, unit)
    tried = by_trying(now, unit)
    if len({now.state.actor}) == 1 and unit == "C3":
        assert found["C2"].cost == 1, "the way leads out of the door"
    assert {goal: way.cost for goal, way in found.items()} == tried
    for goal, way in found.items():
        assert way.places[-1] == goal
        moves = RULES.route(now.state, now.asked, unit, goal)
        assert len(moves) == len(way.places)
        after = Table(now.state).play(*map(str, moves))
        spent = sum(now.points) - sum(after.points)
        assert spent == way.cost
        assert not after.has("pushed")


@rule("KA-RULING-46")
def test_of_the_cheapest_ways_the_shortest() -> None:
    now = crowd_at("C01", "X(0,4)")
    assert ways.ways(now.state, "E1")["F1"] == ways.Way(0, ("F1",))
    assert ways.ways(now.state, "E1")["F2"] == ways.Way(1, ("F1", "F2"))
    assert [str(move) for move in RULES.route(now.state, 1, "E1", "F2")] == [
        "move unit=E1 to=F1",
        "move unit=F1 to=F2",
    ]


@rule("KA-RULING-46", "KA-ROUND-04")
def test_nobody_walks_who_is_not_to_act() -> None:
    now = at("C06", "N(8,4) C(5,2) X(3,4)")
    for unit in ("C6", "E4", "A1", "none"):
        assert ways.ways(now.state, unit) == {}
    assert RULES.route(now.state, 1, "E9", "E8") == ()
    assert RULES.route(now.state, 0, "E9", "A1") == ()
    assert RULES.route(now.state, 0, "E9", "E8")
    crowd = crowd_at("C06", "N(8,4) C(5,2) X(3,4)")
    for unit in ("E9", "J10", "none"):
        assert ways.ways(crowd.state, unit) == {}
    assert ways.ways(ready().state, "H9") == {}
    over = at("C06", "K(2,2) N(8,4)").play("move (2,2) N")
    assert RULES.route(over.state, 0, "E9", "E8") == ()
    assert TURNS[KING] == "king-turn"


@rule("KA-RULING-46")
def test_ways_go_around_those_who_stand() -> None:
    now = at("C01", "N1(5,3) N2(4,3) C(5,2) X(6,3)")
    found = ways.ways(now.state, "D6")
    assert "D5" not in found
    assert "C6" not in found
    assert "D7" not in found
    assert found["E5"].places == ("E6", "E5")
    assert "D6" not in found
