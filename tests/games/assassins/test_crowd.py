"""Citizens, hidden and revealed assassins: steps, reveals, kills, attacks."""

import pytest

from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import people
from tests.marks import rule

from .helpers import Table, at, crowd_at

STEPS = [
    ("(5,4)", "W", "walk", "01"),
    ("(5,5)", "E", "walk", "01"),
    ("(5,4)", "E", "climb", "02"),
    ("(5,5)", "W", "descend", "03"),
]
COSTS = {"C": (1, 2, 1), "H": (1, 2, 1), "X": (1, 1, 0)}


@rule("KA-CIT-01", "KA-CIT-02", "KA-CIT-03", "KA-ASN-01", "KA-ASN-02", "KA-ASN-03", "KA-ATURN-04", "KA-RULING-50")
@pytest.mark.parametrize("who", COSTS)
@pytest.mark.parametrize(("start", "way", "how", "number"), STEPS)
def test_steps_and_their_prices(who: str, start: str, way: str, how: str, number: str) -> None:
    cost = COSTS[who][int(number) - 1]
    after = crowd_at("C06", f"{who}:monk{start}").play(f"move {start} {way}")
    assert after.points == (1, 5, 4 - cost)
    figure, rules = ("assassin", "ASN") if who == "X" else ("monk", "CIT")
    grid = after.state.grid
    row, column = (int(one) for one in start.strip("()").split(","))
    goal = grid.name(column + {"E": 1, "W": -1}[way], row)
    told = f"crowd-moved KA-{rules}-{number} figure={figure} how={how} square={grid.name(column, row)} goal={goal}"
    assert after.told == [told]
    assert crowd_at("C06", f"{who}{start}", assassin_ap=cost).play(f"move {start} {way}").points[2] == 0
    if cost:
        refused = crowd_at("C06", f"{who}{start}", assassin_ap=cost - 1).refusal(f"move {start} {way}")
        assert refused is not None
        assert dict(refused.args) == {"cost": cost, "left": cost - 1}


@rule("KA-CIT-04", "KA-ASN-14", "KA-BOARD-04", "KA-RULING-07")
@pytest.mark.parametrize("who", "CHX")
@pytest.mark.parametrize("there", ["K", "N", "C2", "X2"])
def test_nobody_of_the_crowd_pushes(who: str, there: str) -> None:
    assert crowd_at("C01", f"{who}(8,6) {there}(8,7)").refused("move (8,6) E") == "KA-BOARD-04"


@rule("KA-ATURN-05", "KA-ATURN-07", "KA-RULING-29", "KA-RULING-21")
def test_a_reveal_costs_nothing_and_changes_the_figure() -> None:
    now = crowd_at("C06", "H:monk(5,5)", assassin_ap=0)
    after = now.play("reveal (5,5)")
    assert after.told == ["revealed KA-ATURN-05 citizen=monk square=F6"]
    assert after.stands == "X(5,5)"
    assert people(after.state.revealed) == ("monk",)
    assert after.state.supply == 2
    assert after.barrier == "secret"
    down = after.play("move (5,5) W")
    assert (down.stands, down.points[2]) == ("X(5,4)", 0)
    assert not now.refused("end-turn")


@rule("KA-ATURN-05", "KA-ATURN-04")
def test_moves_before_and_after_a_reveal_in_one_turn() -> None:
    now = crowd_at("C01", "H(5,3) K(5,7)").play("move (5,3) E", "reveal (5,4)", "move (5,4) E", "move (5,5) E")
    assert now.points[2] == 2
    assert now.play("attack (5,6) E").points[2] == 0


@rule("KA-ATURN-05")
def test_reveals_can_be_all_or_none() -> None:
    now = crowd_at("C06", "K(9,9) H1(8,3) H2(5,2) H3(3,4) C(5,7)", exact=True)
    (line,) = RULES.lines(now.state, 1, "reveal")
    assert line.parts[0].values == ("E4", "C6", "D9")
    (lit,) = RULES.lines(RULES.view(now.state, None), 1, "reveal")
    assert lit.parts[0].values == ("E4", "C6", "H6", "D9")
    done = now.play("reveal (8,3)", "reveal (5,2)", "reveal (3,4)")
    assert RULES.lines(done.state, 1, "reveal") == ()


@rule("KA-ASN-04", "KA-ASN-05", "KA-ASN-06", "KA-ASN-07", "KA-ASN-08", "KA-RULING-53", "KA-RULING-24")
@pytest.mark.parametrize(
    ("assassin", "knight", "way"), [("(5,5)", "(5,4)", "W"), ("(5,5)", "(5,6)", "E"), ("(5,4)", "(5,3)", "W")]
)
def test_a_kill_removes_a_knight(assassin: str, knight: str, way: str) -> None:
    after = crowd_at("C06", f"X{assassin} N{knight}").play(f"kill {assassin} {way}")
    assert (after.stands, after.points) == (f"X{assassin}", (1, 5, 3))
    assert (after.state.kills, after.state.knights) == (1, 0)
    assert len(after.told) == 1
    assert after.told[0].startswith("knight-killed KA-ASN-07 square=")


@rule("KA-ASN-07", "KA-ASN-08")
def test_what_the_second_kill_needs() -> None:
    second = crowd_at("C06", "X(8,4) N(8,5)", kills=1, assassin_ap=2)
    assert second.play("kill (8,4) E").points[2] == 0
    assert second.play("kill (8,4) E").state.kills == 2
    refused = crowd_at("C06", "X(8,4) N(8,5)", kills=1, assassin_ap=1).refusal("kill (8,4) E")
    assert refused is not None
    assert dict(refused.args) == {"cost": 2, "left": 1}


@rule("KA-ASN-09", "KA-ASN-10", "KA-ASN-11", "KA-ASN-12", "KA-RULING-30", "KA-RULING-08", "KA-RULING-53")
@pytest.mark.parametrize(("assassin", "way"), [("(5,6)", "E"), ("(6,7)", "N"), ("(5,8)", "W")])
def test_an_attack_wounds_the_king(assassin: str, way: str) -> None:
    now = crowd_at("C06", f"K(5,7) X{assassin}")
    after = Table(now.state).play(f"attack {assassin} {way}")
    assert (after.stands, after.points) == (now.stands, (1, 5, 2))
    assert after.state.wounded
    assert after.state.kills == 0
    assert len(after.told) == 1
    assert after.told[0].startswith("king-wounded KA-ASN-12 square=")
    assert after.refused(f"kill {assassin} {way}") == "KA-ASN-04"


@rule("KA-RULING-30", "KA-ASN-07")
def test_attacks_and_kills_are_counted_apart() -> None:
    now = crowd_at("C01", "K(8,8) X(8,7) N1(8,6) N2(7,7)").play("attack (8,7) E", "kill (8,7) W")
    assert now.points[2] == 2
    assert now.play("kill (8,7) N").points[2] == 0
    assert now.refused("attack (8,7) E") == ""


@rule("KA-ASN-13", "KA-END-05", "KA-RULING-31", "KA-RULING-24")
def test_the_second_wound_kills_the_king() -> None:
    now = crowd_at("C06", "K(8,8) X(8,7)").play("attack (8,7) E")
    after = Table(now.state).play("attack (8,7) E")
    assert after.results == "lost won KA-END-05 king-killed"
    assert (after.state.king, after.stands) == (-1, "X(8,7)")
    assert after.told[0].startswith("king-fell KA-ASN-13 square=")
    later = now.play("end-turn").coming("C07").play("turn-card", "end-turn")
    assert later.state.wounded, "a wound stays"
    assert later.play("attack (8,7) E").results == "lost won KA-END-05 king-killed"


@rule("KA-SCEN-D", "KA-ASN-13")
def test_one_wound_is_enough_for_the_wounded_king() -> None:
    now = crowd_at("C06", "K(8,8) X:monk(8,7) H:dancer(0,9)", exact=True, scenario="wounded")
    assert now.play("attack (8,7) E").results == "lost won KA-END-05 king-killed"


@rule("KA-RULING-25", "KA-ATURN-04")
def test_lists_of_the_crowd() -> None:
    now = crowd_at("C06", "K(8,8) X(8,7) N(8,6) C(5,4) H(3,3)", assassin_ap=1)
    listed = {str(move) for move in RULES.moves(now.state, 1) or ()}
    assert listed == {
        *(f"move unit=H9 to={goal}" for goal in ("H8", "H10")),
        "kill unit=H9 target=G9",
        *(f"move unit=E6 to={goal}" for goal in ("E5", "D6", "E7")),
        *(f"move unit=D4 to={goal}" for goal in ("D3", "C4", "E4", "D5")),
        *(f"move unit=J1 to={goal}" for goal in ("I1", "J2")),
        *(f"reveal unit={unit}" for unit in ("J1", "D4")),
        "end-turn",
        "give-up",
    }
    rich = {str(move) for move in RULES.moves(crowd_at("C06", "K(8,8) X(8,7) C(5,4)").state, 1) or ()}
    assert {"attack unit=H9 target=I9", "move unit=E6 to=F6"} <= rich
    none = crowd_at("C06", "K(8,8) X(5,5) N(5,4) C(5,6)", assassin_ap=0)
    assert {str(move) for move in RULES.moves(none.state, 1) or ()} == {
        *("reveal unit=J1", "end-turn", "give-up"),
    }
    roof = crowd_at("C06", "X(4,5)", assassin_ap=0)
    assert "move unit=F5 to=E5" in {str(move) for move in RULES.moves(roof.state, 1) or ()}
    done = crowd_at("C01", "X(8,4) N(8,5)", kills=2)
    assert not [move for move in RULES.moves(done.state, 1) or () if move.kind == "kill"]


@rule("KA-RULING-12")
def test_a_pushed_assassin_is_still_himself() -> None:
    now = at("C06", "N(8,6) X:monk(8,5) C:farmer(8,4)").play("move (8,6) W")
    grid = now.state.grid
    assert now.state.citizen(grid.square("E9")) == "monk"
    assert now.state.citizen(grid.square("D9")) == "farmer"
    assert now.state.figure(grid.square("E9")) == "assassin"
    assert now.state.figure(grid.square("D9")) == "farmer"
