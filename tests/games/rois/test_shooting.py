"""Ranged fire: range, direction, what blocks it."""

import pytest

from tests.marks import rule

from .helpers import table

CLEAR = "...../...../...../...../....."


@rule("ROIS-SHOT-01", "ROIS-SHOT-04", "ROIS-RULING-28")
@pytest.mark.parametrize(
    ("cards", "zone", "target"),
    [
        ("4D,5D", "C1", "C3"),
        ("4D,5D", "C1", "C4"),
        ("4D,5D", "C1", "C5"),
        ("4D,5D", "C5", "C1"),
        ("4D,5D", "A3", "E3"),
        ("4D,5D", "E3", "C3"),
        ("4H,5H", "A1", "C3"),
        ("4H,5H", "A1", "D4"),
        ("4H,5H", "A1", "E5"),
        ("4H,5H", "E5", "A1"),
        ("4H,5H", "A5", "E1"),
        ("4H,5H", "E1", "C3"),
    ],
)
def test_a_shot_reaches_two_to_four_zones(cards: str, zone: str, target: str) -> None:
    first, second = cards.split(",")
    at = table(f"units=2S@{zone},N1@{target} hands=S:{cards}")
    after = at.play(f"shot card={first} with={second} zone={zone} to={target} how=damage")
    assert after.units == f"S1@{zone} S2@{zone} N1@{target}:8"
    assert after.discard == f"{first} {second}"
    assert after.told[1:] == [
        f"struck ROIS-HIT-01 seat=south zone={zone} target={target} hits=2",
        f"hit ROIS-HIT-02 unit=N1 zone={target} hits=2 left=8",
    ]


@rule("ROIS-SHOT-01")
@pytest.mark.parametrize(("cards", "target"), [("4D,5D", "E3"), ("4H,5H", "C3"), ("4D,5D", "D3"), ("4H,5H", "D3")])
def test_a_shot_follows_the_direction_of_its_suit(cards: str, target: str) -> None:
    first, second = cards.split(",")
    at = table(f"units=S1@C1,N1@{target} hands=S:{cards}")
    shot = f"shot card={first} with={second} zone=C1 to={target} how=damage"
    assert at.refused(shot) == "ROIS-SHOT-01 wrong-direction"


@rule("ROIS-SHOT-02")
@pytest.mark.parametrize(
    ("more", "hits"),
    [
        ("", 1),
        (",2S@B2", 3),
        (",S2@C1 specials=S:general@C1", 3),
        (" specials=S:raw-officer@C1", 0),
        (" terrain=...../...../..w../...../.....", 0),
        (" terrain=...../...../..m../...../.....", 2),
        (" specials=S:sapper@C1 terrain=...../...../..w../...../.....", 1),
    ],
)
def test_hits_of_a_shot_are_those_of_a_strike(more: str, hits: int) -> None:
    after = table(f"units=N1@C3,S1@C1{more} hands=S:4D,5D").play("shot card=5D with=4D zone=C1 to=C3 how=damage")
    assert f"struck ROIS-HIT-01 seat=south zone=C1 target=C3 hits={hits}" in after.told


@rule("ROIS-SHOT-03", "ROIS-TERR-01", "ROIS-RULING-10")
@pytest.mark.parametrize("ground", [*".owhrm"])
@pytest.mark.parametrize("row", [2, 3, 4])
def test_only_obstacles_between_cut_the_line(ground: str, row: int) -> None:
    rows = CLEAR.split("/")
    rows[5 - row] = f"..{ground}.."
    at = table(f"units=S1@C1,N1@C5 terrain={'/'.join(rows)} hands=S:4D,5D")
    blocked = ground in "owh"
    refused = at.refusal("shot card=4D with=5D zone=C1 to=C5 how=damage")
    zone = f"C{row}"
    assert refused == (("ROIS-SHOT-03", "obstacle-between", (zone,), {"zone": zone}) if blocked else ("", "", (), {}))
    assert bool(at.lines("shot")) == (not blocked)


@rule("ROIS-RULING-29")
def test_out_of_and_into_an_obstacle_and_past_corners() -> None:
    into = table("units=2S@C1,N1@C3 terrain=...../...../..w../...../..h.. hands=S:4D,5D")
    assert into.play("shot card=4D with=5D zone=C1 to=C3 how=damage").units.endswith("N1@C3:9")
    past = table("units=S1@A1,N1@C3,N2@A2,S2@B1 terrain=...../...../.w.../o.h../..... hands=S:4H,5H")
    assert past.play("shot card=4H with=5H zone=A1 to=C3 how=damage").units.startswith("S1@A1 S2@B1 N1@C3:8")


@rule("ROIS-SHOT-03", "ROIS-RULING-29")
@pytest.mark.parametrize("zone", ["C2", "C3", "C4"])
@pytest.mark.parametrize("side", ["S2", "N2"])
def test_troops_of_any_side_block(zone: str, side: str) -> None:
    at = table(f"units=S1@C1,N1@C5,{side}@{zone} hands=S:4D,5D")
    assert at.refusal("shot card=4D with=5D zone=C1 to=C5 how=damage") == (
        "ROIS-SHOT-03",
        "troop-between",
        (zone,),
        {"zone": zone},
    )


@rule("ROIS-RULING-27", "ROIS-PUSH-02", "ROIS-RULING-36")
def test_a_shot_may_push_back_in_the_direction_of_fire() -> None:
    shot = "shot card=4D with=5D zone=C1 to=C3 how=push"
    after = table("units=S1@C1,2N@C3 hands=S:4D,5D").play(shot)
    assert after.units == "S1@C1 N1@C4 N2@C4"
    assert after.told[-1] == "pushed ROIS-PUSH-01 pieces=N1,N2 zone=C3 to_zone=C4"
    assert table("units=S1@C1,N1@C3,N2@C4 hands=S:4D,5D").refused(shot) == "ROIS-PUSH-02 push-occupied"
    standard = table("units=S1@C1,N1@C3 specials=N:standard@C3 hands=S:4D,5D")
    assert standard.refused(shot) == "ROIS-RULING-36 standard-holds"
    diagonal = table("units=S1@A1,N1@D4 hands=S:4H,5H").play("shot card=4H with=5H zone=A1 to=D4 how=push")
    assert diagonal.units == "S1@A1 N1@E5"


@rule("ROIS-SHOT-01", "ROIS-RULING-28", "ROIS-RULING-40")
def test_lines_of_shots() -> None:
    at = table("units=S1@C1,S2@A1,N1@C3,N2@B1,N3@A5,N4@E3 hands=S:4D,5D,4H,5H")
    assert at.lines("shot") == [
        "shot card=4D with=5D zone=A1 to=A5 how=damage",
        "shot card=5D with=4D zone=A1 to=A5 how=damage",
        "shot card=4D with=5D zone=C1 to=C3 how=damage|push",
        "shot card=5D with=4D zone=C1 to=C3 how=damage|push",
        "shot card=4H with=5H zone=A1 to=C3 how=damage|push",
        "shot card=5H with=4H zone=A1 to=C3 how=damage|push",
        "shot card=4H with=5H zone=C1 to=E3 how=damage",
        "shot card=5H with=4H zone=C1 to=E3 how=damage",
    ]
    three = table("units=S1@C1,N1@C3 hands=S:4D,5D,6D").lines("shot")
    assert three[0] == "shot card=4D with=5D|6D zone=C1 to=C3 how=damage|push"
    assert table("units=S1@C1,N1@C2,N2@C3 hands=S:4D,5D").lines("shot") == []
    assert table("units=S1@C1,S2@C2,N2@C3 hands=S:4D,5D").lines("shot") == []
    assert table("units=S1@C1,N1@C3 hands=S:4D").lines("shot") == []


@rule("ROIS-RULING-18", "ROIS-SHOT-01")
@pytest.mark.parametrize(("target", "reason"), [("C3", "nothing-to-strike"), ("E1", "own-zone")])
def test_a_shot_needs_an_enemy(target: str, reason: str) -> None:
    at = table("units=S1@C1,S2@E1,N1@C5 hands=S:4D,5D")
    assert at.refused(f"shot card=4D with=5D zone=C1 to={target} how=damage") == f"ROIS-RULING-18 {reason}"


@rule("ROIS-SHOT-01")
@pytest.mark.parametrize("cards", ["card=4D", "card=4D,5D", "card=4D with=5D,6D", "card=7S with=8S"])
def test_a_shot_takes_exactly_two_red_cards_of_one_suit(cards: str) -> None:
    at = table("units=S1@C1,N1@C3 hands=S:4D,5D,6D,7S,8S")
    assert at.refused(f"shot {cards} zone=C1 to=C3 how=damage") == "ROIS-SHOT-01 wrong-cards"
