"""Four players in two teams."""

import pytest

from boardgames.core.cards import BACK
from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import SOUTH, WEST, table

TEAMS = "players=4 teams=on "


@rule("ROIS-RULING-49", "ROIS-ZONE-01")
def test_everybody_else_is_an_enemy_without_teams() -> None:
    at = table("players=4 units=S1@C2,N1@C3,W1@B2,E1@D2 hands=S:4D")
    assert at.lines("strike") == ["strike card=4D zone=C2 to=C3|D2|B2 how=damage|push"]
    teams = table(TEAMS + "units=S1@C2,N1@C3,W1@B2,E1@D2 hands=S:4D")
    assert teams.lines("strike") == ["strike card=4D zone=C2 to=D2|B2 how=damage|push"]


@rule("ROIS-RULING-49", "ROIS-RULING-55")
def test_partners_share_zones_within_the_zone_maximum() -> None:
    at = table(TEAMS + "units=2S@C2,3N@C3,W1@A5,E1@E5 hands=S:7S")
    move = "move card=7S zone=C2 to=C3 units="
    assert at.play(move + "S1").units == "S1@C3 S2@C2 W1@A5 N1@C3 N2@C3 N3@C3 E1@E5"
    assert at.refused(move + "S1,S2") == "ROIS-ZONE-02 zone-full"
    assert at.lines("move") == [
        "move card=7S zone=C2 to=C3 units=S1|S2",
        "move card=7S zone=C2 to=D2|C1|B2 units[1-2]=S1|S2",
    ]
    full = table(TEAMS + "units=S1@C1,N1@C2,4N@C3,W1@A5,E1@E5 hands=S:7S,4D")
    brilliant = "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1"
    assert full.refused(brilliant) == "ROIS-ZONE-02 zone-full"


@rule("ROIS-RULING-55")
def test_a_player_acts_only_with_his_own_units() -> None:
    at = table(TEAMS + "units=S1@C2,N1@C2,N2@D2:4,W1@C3,E1@E5 hands=S:4D,7S,8S")
    assert at.refused("strike card=4D zone=D2 to=D3 how=damage") == "ROIS-STRIKE-01 no-own-unit"
    assert at.refused("move card=7S zone=C2 to=C1 units=N1") == "ROIS-RULING-17 not-in-zone"
    assert at.refused("move card=7S zone=D2 to=D1 units=N2") == "ROIS-MOVE-01 no-own-unit"
    assert at.refused("heal card=7S with=8S zone=D2") == "ROIS-HEAL-01 no-own-unit"
    shared = table(TEAMS + "units=S1@C2,N1@C2:4,W1@A5,E1@E5 hands=S:7S,8S")
    assert shared.refused("heal card=7S with=8S zone=C2") == "ROIS-RULING-18 nothing-to-heal"
    assert shared.lines("heal") == []


@rule("ROIS-RULING-55")
@pytest.mark.parametrize(
    ("units", "specials", "brilliant", "hits"),
    [
        ("S1@C2", "", False, 1),
        ("S1@C2,2N@C2", "", False, 3),
        ("S1@C2,N1@B2,N2@D1", "", False, 3),
        ("S1@C2,N1@C2", "N:general@C2", False, 2),
        ("S1@C2,N1@C2", "S:general@C2,N:raw-officer@C2", False, 3),
        ("S1@C2,2N@C2,S2@C2", "", True, 2),
        ("S1@C2,N1@B2,S2@D1", "", True, 6),
        ("S1@C2,N1@B2,N2@C2", "S:general@C2", True, 6),
    ],
)
def test_hits_with_a_partner(units: str, specials: str, brilliant: bool, hits: int) -> None:
    at = table(f"{TEAMS}units={units},W1@C3,E1@E5 specials={specials} hands=S:4D,7S")
    cards = "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1" if brilliant else "strike card=4D zone=C2 to=C3"
    after = at.play(f"{cards} how=damage")
    assert f"struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits={hits}" in after.told
    assert f"W1@C3:{10 - hits}" in after.units.split()


@rule("ROIS-RULING-55")
def test_a_partners_sapper_does_not_help() -> None:
    at = TEAMS + "units=S1@C2,N1@C2,W1@C3,E1@E5 specials={} terrain=...../...../..w../...../..... hands=S:4D"
    for special, left in (("N:sapper@C2", "W1@C3:9"), ("S:sapper@C2", "W1@C3:8")):
        after = table(at.format(special)).play("strike card=4D zone=C2 to=C3 how=damage")
        assert left in after.units.split()


@rule("ROIS-RULING-55")
def test_a_push_back_moves_both_armies_with_all_specials() -> None:
    at = TEAMS + "units=S1@C2,N1@E5,W1@C3,E1@C3:4 specials={} hands=S:4D"
    push = "strike card=4D zone=C2 to=C3 how=push"
    after = table(at.format("W:general@C3,E:healer@C3")).play(push)
    assert after.units == "S1@C2 W1@C4 N1@E5 E1@C4:4"
    assert after.specials == "W:general@C4 E:healer@C4"
    assert after.told[-1] == "pushed ROIS-PUSH-01 pieces=W1,E1 zone=C3 to_zone=C4"
    for holder in ("W:standard@C3", "E:standard@C3"):
        held = table(at.format(holder))
        assert held.refused(push) == "ROIS-RULING-36 standard-holds"
        assert held.lines("strike") == ["strike card=4D zone=C2 to=C3 how=damage"]


@rule("ROIS-RULING-55", "ROIS-SPEC-02", "ROIS-SPEC-04")
def test_a_special_needs_a_unit_of_its_own_army() -> None:
    at = table(TEAMS + "units=S1@C2,N1@C2,N2@C3,W1@A5,E1@E5 specials=S:general@C2 hands=S:7S,4D")
    assert at.refused("move card=7S zone=C2 to=C1 units=S1") == "ROIS-SPEC-02 special-left-alone"
    assert at.refused("move card=7S zone=C2 to=C3 specials=general") == "ROIS-SPEC-04 no-unit-for-special"
    assert at.lines("move") == ["move card=7S zone=C2 to=C3|D2|C1|B2 units=S1 specials=general"]
    hit = table(TEAMS + "units=4N@B2,N5@C2,W1@C3:1,W2@A5,E1@C3 specials=W:general@C3,E:healer@C3 turn=north hands=N:4D")
    after = hit.play("strike card=4D zone=C2 to=C3 how=damage")
    assert after.specials == "E:healer@C3"
    assert after.units.endswith("N5@C2 E1@C3:6")


@rule("ROIS-RULING-55")
def test_partners_do_not_block_a_brilliant_move_but_do_block_fire() -> None:
    at = table(TEAMS + "units=S1@C1,4N@C2,W1@C4,E1@E5 hands=S:7S,4D,5D")
    assert at.play("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1").units.startswith("S1@C3")
    assert at.refused("shot card=4D with=5D zone=C1 to=C4 how=damage") == "ROIS-SHOT-03 troop-between"
    assert at.lines("shot") == []


@rule("ROIS-RULING-49", "ROIS-RULING-44", "ROIS-RULING-55")
def test_a_partner_is_not_asked_to_react_nor_sabotaged() -> None:
    at = table(TEAMS + "units=S1@C2,N1@C4,W1@B2,E1@D2 hands=S:4D,5D,6D;N:2S,3S;E:4C")
    assert at.lines("sabotage")[0] == "sabotage card=4D with[2-2]=5D|6D victim=east"
    north = table(TEAMS + "units=S1@C2,N1@C4,W1@B2,E1@D2 turn=north hands=S:2S;N:4D,5D,6D")
    assert north.refused("sabotage card=4D with=5D,6D victim=south") == "ROIS-RULING-49 partner-sabotaged"
    declared = at.play("strike card=4D zone=C2 to=B2 how=damage")
    assert (declared.question, declared.asked) == ("react", 3)
    assert declared.play("pass").question == "turn"
    alone = table(TEAMS + "units=S1@C2,N1@C4,W1@B2,E1@D2 hands=S:4D;N:2S,3S")
    assert alone.play("strike card=4D zone=C2 to=B2 how=damage").question == "turn"


@rule("ROIS-RULING-55", "ROIS-RULING-49")
@pytest.mark.parametrize("kind", ["counter cancel=9C cards=2S,3S", "treachery cancel=9C card=JK1"])
def test_a_partner_cannot_cancel_at_any_time(kind: str) -> None:
    at = table(TEAMS + "units=S1@C2,N1@C4,W1@B2,E1@D2 hands=S:4D,5D;N:2S,3S,JK1;W:2C,3C")
    assert at.refused(kind, 2) == "ROIS-RULING-49 partner-cancelled"
    waiting = at.play("strike card=4D zone=C2 to=B2 how=damage", "react", "counter cancel=4D cards=2C,3C")
    assert waiting.refused(kind, 2) == "ROIS-RULING-49 partner-cancelled"


@rule("ROIS-RULING-49", "ROIS-RULING-51", "ROIS-RULING-55", "ROIS-END-02")
@pytest.mark.parametrize(
    ("units", "results"),
    [
        ("4S@C2,N1@A1,W1@C3:1,E1@C3:2", "won lost won lost ROIS-END-02 last-army"),
        ("4S@C2,W1@C3:1,E1@C3:2", "won lost won lost ROIS-END-02 last-army"),
        ("4S@C2,W1@C3:1", "won lost won lost ROIS-END-02 last-army"),
        ("4S@C2,W1@C3:1,E1@E5", ""),
        ("4S@C2,N1@A1,W1@C3,E1@C3:2", ""),
    ],
)
def test_a_team_wins_together_when_no_enemy_unit_is_left(units: str, results: str) -> None:
    after = table(f"{TEAMS}units={units} hands=S:4D").play("strike card=4D zone=C2 to=C3 how=damage")
    assert after.results == results
    if results:
        assert after.told[-1] == "won ROIS-END-02 seats=south,north reason=last-army"


@rule("ROIS-RULING-51")
def test_a_strike_may_remove_both_partners_at_once() -> None:
    after = table(TEAMS + "units=4S@C2,W1@C3:1,E1@C3:2 hands=S:4D;W:2S;E:3S").quietly(
        "strike card=4D zone=C2 to=C3 how=damage"
    )
    assert after.told[-3:] == [
        "eliminated ROIS-END-01 seat=west cards=2S",
        "eliminated ROIS-END-01 seat=east cards=3S",
        "won ROIS-END-02 seats=south,north reason=last-army",
    ]
    assert after.discard == "4D 2S 3S"


@rule("ROIS-RULING-55", "ROIS-RULING-62")
def test_the_partner_of_who_gives_up_plays_on() -> None:
    at = table(TEAMS + "units=S1@C2,N1@C2,W1@A5,E1@E5 specials=S:general@C2").play("give-up")
    assert (at.units, at.specials, at.results) == ("W1@A5 N1@C2 E1@E5", "", "")
    assert at.state.active == WEST


@rule("ROIS-RULING-55")
def test_partners_do_not_see_each_others_hands() -> None:
    at = table(TEAMS + "units=S1@C2,N1@C2,W1@A5,E1@E5 hands=S:4D;N:2S,3S")
    assert RULES.view(at.state, SOUTH).hands == (("4D",), (), (BACK, BACK), ())


@rule("ROIS-RULING-55")
def test_hits_on_a_shared_zone_prefer_the_earlier_army() -> None:
    at = table(TEAMS + "units=S1@A1,S2@B5,N1@A1,W1@A2,E1@E5 turn=west hands=W:4D")
    after = at.play("strike card=4D zone=A2 to=A1 how=damage")
    assert after.units == "S1@A1:9 S2@B5 W1@A2 N1@A1 E1@E5"
