"""The option "grand manoeuvre": one card moves units of any zones in one direction."""

import pytest

from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import table

ON = "manoeuvre=on "


@rule("ROIS-RULING-17", "ROIS-RULING-56")
def test_units_of_any_zones_in_one_direction() -> None:
    at = table(ON + "units=S1@A1,S2@C2,S3@E4,N1@B5 hands=S:7S,4C")
    north = at.play("move card=7S dir=N units=S1,S2,S3")
    assert north.units == "S1@A2 S2@C3 S3@E5 N1@B5"
    assert north.told == [
        "declared ROIS-RULING-39 seat=south action=move move=move card=7S dir=N units=S1,S2,S3 cards=7S",
        "manoeuvred ROIS-RULING-56 seat=south pieces=S1,S2,S3 dir=N",
    ]
    assert north.discard == "7S"
    assert at.play("move card=4C dir=NE units=S1,S2").units == "S1@B2 S2@D3 S3@E4 N1@B5"
    off = table("units=S1@A1,S2@C2,N1@B5 hands=S:7S")
    assert off.refused("move card=7S dir=N units=S1,S2") == "TABLE-FORM part-unknown"


@rule("ROIS-RULING-56", "ROIS-MOVE-01", "ROIS-MOVE-02")
@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("move card=7S dir=NE units=S1", "ROIS-MOVE-01 wrong-direction"),
        ("move card=4C dir=N units=S1", "ROIS-MOVE-02 wrong-direction"),
        ("move card=7S dir=up units=S1", "ROIS-MOVE-01 wrong-direction"),
        ("move card=7S dir=N units=S9", "ROIS-MOVE-01 no-such-unit"),
        ("move card=7S dir=N units=N1", "ROIS-MOVE-01 no-such-unit"),
        ("move card=7S dir=N units=S1 specials=healer", "ROIS-MOVE-01 no-such-unit"),
        ("move card=7S dir=N", "ROIS-RULING-18 nothing-moves"),
        ("move card=7S units=S1", "TABLE-FORM part-missing"),
        ("move card=7S dir=N zone=C1 units=S1", "TABLE-FORM part-unknown"),
        ("move card=4D dir=N units=S1", "ROIS-MOVE-01 wrong-cards"),
        ("move card=7S dir=S units=S1", "ROIS-RULING-56 piece-off-board"),
        ("move card=7S dir=W units=S2", "ROIS-RULING-56 piece-meets-enemy"),
        ("move card=7S dir=N,S units=S2", "ROIS-RULING-56 two-directions"),
        ("move card=7S dir=N units=S1", "ROIS-SPEC-02 special-left-alone"),
        ("move card=7S dir=E specials=general", "ROIS-SPEC-04 no-unit-for-special"),
        ("move card=7S dir=N units=S1 specials=general", ""),
        ("move card=7S dir=N specials=general", ""),
        ("move card=7S dir=N units=S2 specials=general", "ROIS-SPEC-04 no-unit-for-special"),
    ],
)
def test_refusals_of_a_manoeuvre(move: str, shown: str) -> None:
    at = table(ON + "units=S1@C1,S2@C2,N1@B2 specials=S:general@C1 hands=S:7S,4C,4D")
    assert at.refused(move) == shown


@rule("ROIS-RULING-56")
def test_what_a_refused_manoeuvre_points_at() -> None:
    at = table(ON + "units=S1@C1,S2@C2,N1@B2 specials=S:general@C1 hands=S:7S,4C,4D")
    assert at.refusal("move card=7S dir=N units=S9") == ("ROIS-MOVE-01", "no-such-unit", ("S9",), {"piece": "S9"})
    assert at.refusal("move card=7S dir=N specials=healer") == (
        "ROIS-MOVE-01",
        "no-such-unit",
        (),
        {"piece": "healer"},
    )
    assert at.refusal("move card=7S dir=NE units=S1") == (
        "ROIS-MOVE-01",
        "wrong-direction",
        (),
        {"card": "7S", "zone": "NE"},
    )
    assert at.refusal("move card=7S dir=N units=S1") == ("ROIS-SPEC-02", "special-left-alone", ("C1",), {"zone": "C1"})
    assert at.refusal("move card=7S dir=E specials=general") == (
        "ROIS-SPEC-04",
        "no-unit-for-special",
        ("D1",),
        {"zone": "D1"},
    )


@rule("ROIS-RULING-56", "ROIS-ZONE-02")
def test_a_zone_that_units_leave_may_be_filled_by_others() -> None:
    at = table("manoeuvre=on zone-max=2 units=2S@C1,2S@C2,S5@C3,N1@A5 hands=S:7S")
    assert at.play("move card=7S dir=N units=S1,S2,S3,S4,S5").units == "S1@C2 S2@C2 S3@C3 S4@C3 S5@C4 N1@A5"
    assert at.play("move card=7S dir=N units=S1,S3").units == "S1@C2 S2@C1 S3@C3 S4@C2 S5@C3 N1@A5"
    assert at.refusal("move card=7S dir=N units=S1,S2,S3") == (
        "ROIS-RULING-56",
        "piece-zone-full",
        ("C2",),
        {"zone": "C2", "most": 2},
    )
    assert at.refused("move card=7S dir=N units=S3,S4") == "ROIS-RULING-56 piece-zone-full"


@rule("ROIS-RULING-69", "ROIS-RULING-56")
def test_a_special_may_follow_a_unit_into_its_new_zone() -> None:
    at = table(ON + "units=S1@C1,S2@C1,S3@C2,N1@A5 specials=S:general@C1 hands=S:7S")
    after = at.play("move card=7S dir=N units=S1,S3 specials=general")
    assert (after.units, after.specials) == ("S1@C2 S2@C1 S3@C3 N1@A5", "S:general@C2")
    assert after.told[-1] == "manoeuvred ROIS-RULING-56 seat=south pieces=S1,S3,general dir=N"
    assert at.refused("move card=7S dir=N units=S3 specials=general") == "ROIS-SPEC-04 no-unit-for-special"
    assert at.refused("move card=7S dir=N units=S1,S2,S3") == "ROIS-SPEC-02 special-left-alone"


@rule("ROIS-RULING-56")
def test_lines_of_a_manoeuvre() -> None:
    at = table("manoeuvre=on zone-max=2 units=S1@C1,2S@C2,N1@B3,N2@D2 specials=S:general@C1 hands=S:7S,8S,4C")
    assert at.lines("move") == [
        "move card=7S|8S dir=N units[0-3]=S1|S2|S3 specials[0-1]=general",
        "move card=7S|8S dir=E units[0-1]=S1 specials[0-1]=general",
        "move card=7S|8S dir=S units=S2|S3",
        "move card=7S|8S dir=W units[0-3]=S1|S2|S3 specials[0-1]=general",
        "move card=4C dir=NE units[1-2]=S2|S3",
        "move card=4C dir=SE units[1-2]=S2|S3",
        "move card=4C dir=SW units[1-2]=S2|S3",
        "move card=4C dir=NW units[0-1]=S1 specials[0-1]=general",
    ]
    alone = table("manoeuvre=on zone-max=1 units=S1@C1,S2@C2,N1@C3 specials=S:general@C1 hands=S:7S")
    assert alone.lines("move")[0] == "move card=7S dir=N specials=general"


@rule("ROIS-RULING-56")
def test_nearest_drops_the_pieces_that_cannot_go() -> None:
    at = table("manoeuvre=on zone-max=2 units=2S@C1,2S@C2,S5@A5,N1@C4 specials=S:general@C1 hands=S:7S,4C")
    everybody = "units=S1,S2,S3,S4,S5"
    assert at.nearest(f"move card=7S dir=N {everybody}") == ("move card=7S dir=N units=S1,S2,S3,S4 specials=general")
    assert at.nearest(f"move card=7S dir=W {everybody}") == ("move card=7S dir=W units=S1,S2,S3,S4 specials=general")
    assert at.nearest(f"move card=7S dir=S {everybody} specials=general") == "move card=7S dir=S units=S5"
    assert at.nearest("move card=7S dir=N units=S1") == "move card=7S dir=N"
    assert at.nearest("move card=7S dir=N units=S1,S3") == "move card=7S dir=N units=S1,S3"
    assert at.nearest("move card=7S dir=N units=S1,S3 specials=general") == (
        "move card=7S dir=N units=S1,S3 specials=general"
    )
    assert at.nearest("move card=7S dir=up units=S1") == "move card=7S dir=up units=S1"
    enemy = table("manoeuvre=on units=S1@C1,S2@B1,N1@C2 hands=S:7S")
    assert enemy.nearest("move card=7S dir=N units=S1,S2") == "move card=7S dir=N units=S2"


@rule("ROIS-RULING-56", "ROIS-RULING-55")
def test_partner_units_count_for_the_zone_maximum() -> None:
    at = table("players=4 teams=on manoeuvre=on zone-max=2 units=S1@C1,S2@C1,N1@C2,W1@A5,E1@E5 hands=S:7S")
    assert at.refused("move card=7S dir=N units=S1,S2") == "ROIS-RULING-56 piece-zone-full"
    assert at.play("move card=7S dir=N units=S2").units == "S1@C1 S2@C2 W1@A5 N1@C2 E1@E5"
    assert at.lines("move")[0] == "move card=7S dir=N units=S1|S2"
    assert at.nearest("move card=7S dir=N units=S1,S2") == "move card=7S dir=N units=S1"


@rule("ROIS-RULING-56", "ROIS-RULING-30")
def test_brilliant_moves_stay_moves_of_one_unit() -> None:
    at = table(ON + "units=S1@C1,S2@D1,N1@A5 hands=S:7S,4D")
    assert at.play("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1").units == "S1@C3 S2@D1 N1@A5"
    assert at.refused("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1,S2") == "ROIS-RULING-17 not-in-zone"


@rule("ROIS-RULING-56", "ROIS-RULING-41")
def test_a_manoeuvre_can_be_countered_and_replaced() -> None:
    at = table(ON + "units=S1@C1,S2@D1,N1@A5 hands=S:7S,8S;N:2H,3H")
    after = at.play("move card=7S dir=N units=S1,S2", "react", "counter cancel=7S cards=2H,3H", "replace card=8S")
    assert after.units == "S1@C2 S2@D2 N1@A5"


@rule("ROIS-RULING-56")
def test_moves_spell_out_a_manoeuvre() -> None:
    at = table(ON + "units=S1@C1,S2@C2,N1@C4 hands=S:7S")
    moves = {str(move) for move in RULES.moves(at.state, 0) or () if move.kind == "move" and move.one("dir") == "N"}
    assert moves == {f"move card=7S dir=N units={names}" for names in ("S1", "S2", "S1,S2")}
