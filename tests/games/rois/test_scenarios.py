"""The scenarios of our own design."""

import pytest

from boardgames.core.cards import PACK
from tests.marks import rule

from .helpers import NORTH, setup, table

ARMIES = " ".join(
    f"{letter}{2 * column + n}@{zone}{row}"
    for letter, row in (("S", 1), ("N", 5))
    for column, zone in enumerate("ABCDE")
    for n in (1, 2)
)


@pytest.mark.parametrize(
    ("scenario", "terrain", "specials"),
    [
        pytest.param(
            "breakthrough",
            "...../.w.r./r.h.r/.r.w./.....",
            "S:general@C1 N:general@C5",
            marks=rule("ROIS-SCN-10"),
        ),
        pytest.param(
            "hill",
            "...../w..m./..h../.m..w/.....",
            "S:general@C1 S:standard@C1 N:general@C5 N:standard@C5",
            marks=rule("ROIS-SCN-11"),
        ),
        pytest.param(
            "head",
            "...../..w../mo.om/..w../.....",
            "S:general@C1 N:general@C5",
            marks=rule("ROIS-SCN-12"),
        ),
    ],
)
def test_set_up_of_a_scenario(scenario: str, terrain: str, specials: str) -> None:
    started = setup(scenario=scenario, script=("2S", "KS"))
    assert (started.units, started.specials) == (ARMIES, specials)
    assert started.told[0] == f"terrain ROIS-SETUP-08 layout={terrain}"
    rows = terrain.split("/")
    assert started.state.field.terrain == "".join(reversed(rows))
    assert [row[::-1] for row in reversed(rows)] == rows, "symmetric under a half turn"
    assert (started.state.first, started.question, started.asked) == (NORTH, "turn", 1)
    assert (started.state.setting.rounds, started.state.setting.zone_max) == (12, 4)
    assert [len(hand) for hand in started.state.hands] == [5, 0, 5, 0]
    nothing = (0, 0, 0, 0)
    assert (started.state.off, started.state.points, started.state.round, started.state.spent) == (
        nothing,
        nothing,
        1,
        (),
    )
    assert (started.state.open, started.state.asked, started.state.offered, started.state.proposal) == (
        None,
        -1,
        False,
        "",
    )
    assert (started.state.deck_was, started.state.result) == (PACK, None)
    placed = [line for line in started.told if line.startswith("placed")]
    kinds = ["general", "standard"] if scenario == "hill" else ["general"]
    assert placed == [
        f"placed ROIS-SETUP-07 seat={seat} specials={','.join(f'{kind}:{zone}' for kind in kinds)}"
        for seat, zone in (("south", "C1"), ("north", "C5"))
    ]


BREAK = "scenario=breakthrough units=2S@D5,S3@A1,N1@E1,N2@C3 specials=S:general@D5 "


@rule("ROIS-SCN-10")
def test_units_leave_with_a_spade_and_the_specials_if_wished() -> None:
    at = table(BREAK + "hands=S:7S,4C,8S")
    one = at.play("move card=7S zone=D5 to=D6 units=S1")
    assert (one.units, one.specials, one.state.off) == ("S2@D5 S3@A1 N1@E1 N2@C3", "S:general@D5", (1, 0, 0, 0))
    assert one.told[-1] == "left-board ROIS-SCN-10 seat=south pieces=S1 zone=D5 total=1"
    both = at.play("move card=7S zone=D5 to=D6 units=S1,S2 specials=general")
    assert (both.units, both.specials, both.state.off) == ("S3@A1 N1@E1 N2@C3", "", (2, 0, 0, 0))
    assert both.told[-1] == "left-board ROIS-SCN-10 seat=south pieces=S1,S2,general zone=D5 total=2"
    along = at.play("move card=7S zone=D5 to=D6 units=S2 specials=general")
    assert (along.units, along.specials) == ("S1@D5 S3@A1 N1@E1 N2@C3", "")
    assert at.refused("move card=7S zone=D5 to=D6 units=S1,S2") == "ROIS-SPEC-02 special-left-alone"
    assert at.nearest("move card=7S zone=D5 to=D6 units=S1,S2") == (
        "move card=7S zone=D5 to=D6 units=S1,S2 specials=general"
    )
    assert at.lines("move")[-2:] == [
        "move card=4C zone=A1 to=B2 units=S3",
        "move card=4C zone=D5 to=E4|C4 units[1-2]=S1|S2 specials[0-1]=general",
    ]
    assert "move card=7S|8S zone=D5 to=E5|D4|C5|D6 units[1-2]=S1|S2 specials[0-1]=general" in at.lines("move")


@rule("ROIS-SCN-10")
def test_north_leaves_in_the_south() -> None:
    at = table(BREAK + "turn=north hands=N:7S off=N:2")
    assert at.refused("move card=7S zone=C3 to=C6 units=N2") == "ROIS-TURN-05 not-adjacent"
    after = at.play("move card=7S zone=E1 to=E0 units=N1")
    assert after.units == "S1@D5 S2@D5 S3@A1 N2@C3"
    assert after.results == "lost won ROIS-SCN-10 broke-through"
    assert after.state.off == (0, 0, 3, 0)
    assert after.told[-1] == "won ROIS-SCN-10 seats=north reason=broke-through"
    top = table("scenario=breakthrough units=S1@C1,N1@C5 turn=north hands=N:7S")
    assert top.refused("move card=7S zone=C5 to=C6 units=N1") == "ROIS-MOVE-04 off-board"


@rule("ROIS-SCN-10")
def test_a_card_that_leaves_the_board_can_be_cancelled() -> None:
    at = table(BREAK + "hands=S:7S,8S;N:2H,3H")
    waiting = at.play("move card=7S zone=D5 to=D6 units=S1", "react", "counter cancel=7S cards=2H,3H")
    assert waiting.state.off == (0, 0, 0, 0)
    assert waiting.play("replace card=8S").state.off == (1, 0, 0, 0)


@rule("ROIS-SCN-10", "ROIS-SCN-11", "ROIS-SCN-12")
@pytest.mark.parametrize(
    ("scenario", "field", "results"),
    [
        ("breakthrough", "units=S1@C1:1,N1@C5 off=S:1", "won lost ROIS-SCN-10 round-limit"),
        ("breakthrough", "units=S1@C1:1,N1@C5 off=S:1,N:1", "lost won ROIS-SCN-10 round-limit"),
        ("breakthrough", "units=S1@C1,N1@C5", "drawn drawn ROIS-SCN-10 round-limit"),
        ("hill", "units=S1@C1:1,N1@C5 points=S:1", "won lost ROIS-SCN-11 round-limit"),
        ("hill", "units=S1@C1,N1@C5:4 points=S:2,N:2", "won lost ROIS-SCN-11 round-limit"),
        ("hill", "units=S1@C3:4,N1@C5:4 points=S:2,N:2", "drawn drawn ROIS-SCN-11 round-limit"),
        ("head", "units=S1@C1:3,N1@C5:4 specials=S:general@C1,N:general@C5", "lost won ROIS-SCN-12 round-limit"),
        ("head", "units=S1@C1,N1@C5 specials=S:general@C1,N:general@C5", "drawn drawn ROIS-SCN-12 round-limit"),
    ],
)
def test_the_count_after_round_twelve(scenario: str, field: str, results: str) -> None:
    specials = "specials=general" if "specials" in field else ""
    at = table(f"scenario={scenario} {field} round=12 turn=north hands=N:4S")
    move = f"move card=4S zone=C5 to=C4 units=N1 {specials}".strip()
    after = at.play(move, "end-turn")
    assert after.results == results
    assert not any(line.startswith("scored") for line in after.told)
    early = table(f"scenario={scenario} {field} round=11 turn=north hands=N:4S").play(move, "end-turn")
    assert early.results == ""


@rule("ROIS-SCN-11", "ROIS-RULING-63")
@pytest.mark.parametrize(("before", "results"), [(0, ""), (2, ""), (3, "won lost ROIS-SCN-11 held-hill")])
def test_a_point_for_the_hill_at_the_start_of_the_turn(before: int, results: str) -> None:
    at = table(f"scenario=hill units=S1@C3,N1@C5 turn=north points=S:{before} hands=N:4S")
    after = at.play("move card=4S zone=C5 to=D5 units=N1", "end-turn")
    assert after.state.points == (before + 1, 0, 0, 0)
    assert f"scored ROIS-SCN-11 seat=south total={before + 1}" in after.told
    assert after.results == results
    if results:
        assert after.told[-1] == "won ROIS-SCN-11 seats=south reason=held-hill"


@rule("ROIS-SCN-11")
def test_no_point_without_a_unit_on_the_hill_or_elsewhere() -> None:
    beside = table("scenario=hill units=S1@C2,N1@C3 turn=north").play("end-turn")
    assert beside.state.points == (0, 0, 0, 0)
    other = table("scenario=head units=S1@C3,N1@C5 turn=north").play("end-turn")
    assert other.state.points == (0, 0, 0, 0)


@rule("ROIS-SCN-11")
def test_the_hill_is_closed_only_to_the_first_player_in_round_one() -> None:
    over = table("scenario=hill units=S1@B3,S2@C2,N1@C5 hands=S:7S,4D,8S")
    assert over.refused("brilliant-move card=7S with=4D zone=B3 to=D3 unit=S1") == "", "passing over it is legal"
    assert over.refusal("move card=7S zone=B3 to=C3 units=S1") == ("ROIS-SCN-11", "hill-closed", ("C3",), {})
    assert not any("C3" in line for line in over.lines("move"))
    assert over.lines("brilliant-move")[0] == ("brilliant-move card=7S|8S with=4D zone=C2 unit=S2 to=C4|E2|A2")
    brilliant = table("scenario=hill units=S1@C1,N1@C5 hands=S:7S,4D")
    assert brilliant.lines("brilliant-move") == ["brilliant-move card=7S with=4D zone=C1 unit=S1 to=E1|A1"]
    later = table("scenario=hill units=S1@B3,N1@C5 hands=S:7S,4D round=2")
    assert later.play("move card=7S zone=B3 to=C3 units=S1").units == "S1@C3 N1@C5"
    assert later.lines("move")[0] == "move card=7S zone=B3 to=B4|C3|B2|A3 units=S1"
    second = table("scenario=hill units=S1@B3,N1@C5 hands=S:7S first=north turn=south")
    assert second.refused("move card=7S zone=B3 to=C3 units=S1") == ""
    free = table("units=S1@B3,N1@C5 hands=S:7S")
    assert free.refused("move card=7S zone=B3 to=C3 units=S1") == ""


@rule("ROIS-SCN-12")
def test_the_player_whose_general_falls_loses_at_once() -> None:
    field = "scenario=head units=S1@C2,S2@A1,N1@C3:1,N2@A5 specials=S:general@A1,N:general@C3 "
    after = table(field + "hands=S:4D").play("strike card=4D zone=C2 to=C3 how=damage")
    assert after.results == "won lost ROIS-SCN-12 general-fell"
    assert after.told[-1] == "won ROIS-SCN-12 seats=south reason=general-fell"
    rout = table("scenario=head units=S1@C2:1,S2@A1,N1@C5 specials=S:general@C2,N:general@C5").play("end-turn")
    assert rout.results == "lost won ROIS-SCN-12 general-fell"
    other = table("units=S1@C2:1,S2@A1,N1@C5 specials=S:general@C2,N:general@C5").play("end-turn")
    assert other.results == ""


@rule("ROIS-SCN-10", "ROIS-SCN-11", "ROIS-SCN-12", "ROIS-END-02")
@pytest.mark.parametrize("scenario", ["breakthrough", "hill"])
def test_an_army_without_units_loses_at_once(scenario: str) -> None:
    at = table(f"scenario={scenario} units=S1@C2,N1@C3:1 hands=S:4D terrain=...../...../...../...../.....")
    after = at.play("strike card=4D zone=C2 to=C3 how=damage")
    assert after.results == "won lost ROIS-END-02 last-army"


@rule("ROIS-SCN-10")
def test_the_general_may_be_left_off_with_the_last_unit_of_his_zone() -> None:
    at = table("scenario=breakthrough units=S1@C5,S2@A1,N1@E1 specials=S:general@C5 hands=S:7S")
    assert at.lines("move")[-1] == "move card=7S zone=C5 to=D5|C4|B5|C6 units=S1 specials=general"
