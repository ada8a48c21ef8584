"""King and knights: walking, leaving, climbing, pushing, killing, capturing."""

import pytest

from boardgames.games.assassins.rules import RULES
from tests.marks import rule

from .helpers import Table, at, spelled


@rule("KA-KING-01", "KA-KING-02", "KA-BOARD-02")
def test_the_king_walks_in_the_streets() -> None:
    now = at("C06", "K(5,4)")
    for way, there in (("N", "K(4,4)"), ("S", "K(6,4)"), ("W", "K(5,3)")):
        after = Table(now.state).play(f"move (5,4) {way}")
        assert (after.stands, after.points) == (there, (0, 5, 4))
        assert len(after.events) == 1
    told = Table(now.state).play("move (5,4) W").told
    assert told == ["king-moved KA-KING-01 square=E6 goal=D6"]
    assert now.refused("move (5,4) E") == "KA-KING-02"


@rule("KA-KING-03", "KA-PUSH-07")
def test_the_king_is_never_pushed() -> None:
    assert at("C06", "N(8,5) K(8,6)").refused("move (8,5) E") == "KA-KNIGHT-04"
    assert at("C06", "N(8,5) C(8,6) K(8,7)").refused("move (8,5) E") == "KA-PUSH-07"


@rule("KA-KING-04", "KA-END-04", "KA-RULING-04", "KA-RULING-05", "KA-RULING-03", "KA-BOARD-06")
@pytest.mark.parametrize(
    ("scenario", "door", "way"),
    [("side-a", "(2,2)", "N"), ("side-a", "(4,1)", "W"), ("side-b", "(2,4)", "N"), ("little", "(2,3)", "N")],
)
@pytest.mark.parametrize("behind", ["", "N", "C", "X"])
def test_leaving_by_every_door_whoever_stands_behind_it(scenario: str, door: str, way: str, behind: str) -> None:
    row, column = (int(number) for number in door.strip("()").split(","))
    roof = f"({row - (way == 'N')},{column - (way == 'W')})"
    more = f" {behind}:monk{roof}" if behind in ("C", "X") else f" N{roof}" if behind else ""
    now = at("C06", f"K{door}{more} H(0,7)", exact=True, scenario=scenario)
    after = Table(now.state).play(f"move {door} {way}")
    assert after.results == "won lost KA-END-04 king-escaped"
    assert after.points[0] == now.points[0] - 1
    assert after.state.king < 0
    assert after.told[0].startswith("king-left KA-KING-04 square=")
    assert after.barrier == "secret"


@rule("KA-KING-04", "KA-RULING-08", "KA-BOARD-06")
def test_nobody_else_leaves_and_no_other_edge_is_a_door() -> None:
    assert at("C06", "K(2,3)").refused("move (2,3) N") == "KA-KING-02"
    assert at("C06", "K(2,2)").play("move (2,2) W").stands == "K(2,1)"
    climbed = at("C06", "N(2,2)").play("move (2,2) N")
    assert (climbed.stands, climbed.points, climbed.results) == ("N(1,2)", (1, 3, 4), "")
    assert at("C06", "K(0,5)").refused("move (0,5) N") == "KA-BOARD-06"


@rule("KA-SCEN-C", "KA-KING-04")
def test_the_open_postern_and_the_closed_one() -> None:
    for door, way, name, other in (("(5,0)", "W", "A6", "F1"), ("(0,5)", "N", "F1", "A6")):
        through = at("C06", f"K{door}", scenario="postern", postern=name).play(f"move {door} {way}")
        assert through.results == "won lost KA-END-04 king-escaped"
        assert f"postern-shown KA-SCEN-C square={name}" in through.told
        closed = at("C06", f"K{door}", scenario="postern", postern=other)
        refused = closed.refusal(f"move {door} {way}")
        assert refused is not None
        assert (refused.rule, refused.private) == ("KA-BOARD-06", True)
        dear = at("C06", f"K{door}", scenario="postern", postern=name, king_ap=0)
        assert dear.refused(f"move {door} {way}") == "KA-ROUND-07"
        lit = [
            line.parts[1].values
            for now in (closed, at("C06", f"K{door}", scenario="postern", postern=name))
            for line in RULES.lines(RULES.view(now.state, None), 0, "move")
        ]
        assert lit[0] == lit[1], "on the open screen both posterns look alike"
        assert lit[0] is not None
        assert lit[0][-1] in ("@6", "F0")
        assert lit[0] != RULES.lines(closed.state, 0, "move")[0].parts[1].values
    elsewhere = at("C06", "K(5,0) N(3,9)", scenario="postern", postern="F1")
    assert not elsewhere.refusal("move (3,9) E").private  # type: ignore[union-attr]
    assert not at("C06", "K(0,6)", scenario="postern", postern="F1").refusal("move (0,6) N").private  # type: ignore[union-attr]
    knight = at("C06", "K(9,9) N(5,0)", scenario="postern", postern="A6")
    assert knight.refused("move (5,0) W") == "KA-BOARD-06"
    assert not knight.refusal("move (5,0) W").private  # type: ignore[union-attr]
    through = at("C06", "K(2,2)", scenario="postern", postern="A6").play("move (2,2) N")
    assert through.results == "won lost KA-END-04 king-escaped"


@rule("KA-KNIGHT-01", "KA-KNIGHT-02", "KA-KNIGHT-03", "KA-RULING-50", "KA-RULING-02")
@pytest.mark.parametrize(
    ("start", "way", "cost", "told"),
    [
        ("(5,4)", "W", 1, "knight-moved KA-KNIGHT-01 how=walk square=E6 goal=D6"),
        ("(5,5)", "E", 1, "knight-moved KA-KNIGHT-01 how=walk square=F6 goal=G6"),
        ("(5,4)", "E", 2, "knight-moved KA-KNIGHT-02 how=climb square=E6 goal=F6"),
        ("(5,5)", "W", 1, "knight-moved KA-KNIGHT-03 how=descend square=F6 goal=E6"),
    ],
)
def test_knights_walk_climb_and_descend(start: str, way: str, cost: int, told: str) -> None:
    now = at("C06", f"N{start}")
    after = Table(now.state).play(f"move {start} {way}")
    assert after.told == [told]
    assert after.points == (1, 5 - cost, 4)
    exact = at("C06", f"N{start}", knight_ap=cost).play(f"move {start} {way}")
    assert exact.points[1] == 0


@rule("KA-PUSH-01", "KA-PUSH-02", "KA-PUSH-03", "KA-RULING-11", "KA-RULING-12", "KA-RULING-15", "KA-RULING-16")
def test_a_long_mixed_line_is_pushed() -> None:
    crowd = "C1(8,7) X(8,6) H(8,5) C2(8,4) C3(8,3)"
    now = at("C06", f"N(8,8) {crowd}").play("move (8,8) W")
    assert now.stands == "C(8,2) C(8,3) C(8,6) H(8,4) N(8,7) X(8,5)"
    assert now.points == (1, 4, 4)
    pushed = [event for event in now.events if event.kind == "pushed"]
    assert [dict(event.args)["goal"] for event in pushed] == ["C9", "D9", "E9", "F9", "G9"], "the farthest first"
    assert [dict(event.args)["figure"] for event in pushed][3] == "assassin"
    assert now.state.assassins == 1 << 85, "a revealed assassin stays revealed"


@rule("KA-PUSH-05", "KA-RULING-10", "KA-RULING-52", "KA-RULING-14")
@pytest.mark.parametrize(
    ("figures", "command", "stands"),
    [
        ("N(1,0) C(1,1)", "move (1,0) E", "C(1,2) N(1,1)"),
        ("N(0,2) C(1,2)", "move (0,2) S", "C(2,2) N(1,2)"),
        ("N(3,4) C(2,4)", "", ""),
        ("N(4,5) X(5,5) C(6,5)", "move (4,5) S", "C(7,5) N(5,5) X(6,5)"),
    ],
)
def test_pushes_from_roof_to_roof_and_down(figures: str, command: str, stands: str) -> None:
    now = at("C06", figures)
    if not command:
        assert now.refused("move (3,4) N") == "KA-PUSH-04"
        return
    after = now.play(command)
    assert after.stands == stands
    assert after.state.assassin_ap == now.state.assassin_ap
    assert after.state.captured == now.state.captured, "nobody is hurt"


@rule("KA-RULING-08", "KA-RULING-14", "KA-RULING-07")
def test_a_door_edge_is_an_ordinary_edge_for_others() -> None:
    down = at("C06", "N(0,2) C(1,2)").play("move (0,2) S")
    assert down.stands == "C(2,2) N(1,2)"
    assert at("C06", "N(3,2) C(2,2)").refused("move (3,2) N") == "KA-PUSH-04"
    assert at("C06", "N(1,2) X(2,2)").play("kill (1,2) S").stands == "N(1,2)"
    assert at("C06", "N(2,2) X(1,2)").refused("kill (2,2) N") == "KA-KNIGHT-07"
    blocked = at("C14", "K(2,3) C(2,2)")
    assert blocked.refused("move (2,3) W") == "KA-KING-01"


@rule("KA-PUSH-08", "KA-PUSH-06", "KA-RULING-51")
def test_a_refused_push_moves_nobody() -> None:
    now = at("C06", "N(8,7) C1(8,8) C2(8,9)")
    refused = now.refusal("move (8,7) E")
    assert refused is not None
    assert (refused.rule, refused.where) == ("KA-PUSH-06", ("J9",))
    assert "(8,7)" in now.stands


@rule("KA-KNIGHT-05", "KA-KNIGHT-06", "KA-KNIGHT-07", "KA-RULING-53", "KA-RULING-17", "KA-RULING-24")
@pytest.mark.parametrize(
    ("knight", "assassin", "way"), [("(5,5)", "(5,4)", "W"), ("(5,5)", "(5,6)", "E"), ("(5,4)", "(5,3)", "W")]
)
def test_a_kill_removes_the_assassin_at_once(knight: str, assassin: str, way: str) -> None:
    now = at("C06", f"N{knight} X:monk{assassin}")
    after = Table(now.state).play(f"kill {knight} {way}")
    assert (after.stands, after.points) == (f"N{knight}", (1, 4, 4))
    assert after.state.killed == 1
    assert after.state.crowd.bit_count() == 1
    assert after.told[0].startswith("assassin-killed KA-KNIGHT-05 citizen=monk square=")
    caught = at("C01", f"N{knight} X:monk{assassin}").play(f"kill {knight} {way}")
    assert not caught.state.caught, "a kill does not use up the capture"
    assert caught.state.supply == 2, "a dead assassin's figure does not come back"


@rule("KA-CAP-01", "KA-CAP-04", "KA-CAP-05", "KA-RULING-53", "KA-RULING-19", "KA-RULING-21")
@pytest.mark.parametrize("who", "CH")
@pytest.mark.parametrize(
    ("knight", "citizen", "way"), [("(5,5)", "(5,4)", "W"), ("(5,5)", "(5,6)", "E"), ("(5,4)", "(5,3)", "W")]
)
def test_a_capture_removes_the_citizen_and_tells_nothing_more(who: str, knight: str, citizen: str, way: str) -> None:
    now = at("C01", f"N{knight} {who}:farmer{citizen}")
    after = Table(now.state).play(f"capture {knight} {way}")
    assert (after.stands, after.points) == (f"N{knight}", (1, 5, 5))
    assert (after.state.captured ^ now.state.captured, after.state.caught) == (1 << 11, True)
    assert len(after.told) == 1
    assert after.told[0].startswith("captured KA-CAP-01 citizen=farmer square=")
    assert after.state.supply == 3
    assert after.barrier == "secret"


@rule("KA-CAP-06", "KA-END-02", "KA-END-03", "KA-RULING-22", "KA-RULING-54")
def test_the_last_assassin_is_announced() -> None:
    now = at("C01", "K(9,9) N(8,4) H:monk(8,3) X:squire(8,5)", exact=True)
    after = now.play("capture (8,4) W")
    assert not after.results
    assert not after.has("won")
    done = Table(after.state).play("kill (8,4) E")
    assert done.results == "won lost KA-END-02 assassins-gone"
    shown = next(event for event in done.events if event.kind == "assassins-shown")
    assert spelled(shown) == "assassins-shown KA-RULING-49 assassins=monk:captured,squire:killed,witch-hunter:captured"


@rule("KA-SCEN-D", "KA-END-02")
def test_two_removals_are_enough_in_the_wounded_king() -> None:
    now = at("C01", "K(9,9) N(8,4) H:monk(8,3) X:dancer(8,5)", exact=True, scenario="wounded")
    assert now.play("kill (8,4) E", "capture (8,4) W").results == "won lost KA-END-02 assassins-gone"


def test_what_is_listed_is_what_can_be_done() -> None:
    now = at("C01", "K(8,8) N1(8,6) N2(5,4) X(8,5) C1(5,5) C2(9,6)")
    listed = {str(move) for move in RULES.moves(now.state, 0) or ()}
    assert listed == {
        *(f"move unit=I9 to={goal}" for goal in ("I8", "H9", "J9", "I10")),
        *(f"move unit=G9 to={goal}" for goal in ("G8", "F9", "H9")),
        *(f"move unit=E6 to={goal}" for goal in ("E5", "F6", "E7", "D6")),
        "kill unit=G9 target=F9",
        "capture unit=G9 target=G10",
        "end-turn",
        "give-up",
    }
    poor = at("C01", "N1(5,4)", knight_ap=1)
    assert "move unit=E6 to=F6" not in {str(move) for move in RULES.moves(poor.state, 0) or ()}
    spent = at("C01", "K(8,8) N1(8,6) X(8,5) C2(9,6)", knight_ap=0, king_ap=0)
    assert {str(move) for move in RULES.moves(spent.state, 0) or ()} == {"end-turn", "give-up"}
