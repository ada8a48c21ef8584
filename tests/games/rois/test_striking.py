"""Strikes, their hits, push-backs and brilliant strikes."""

import pytest

from tests.marks import rule

from .helpers import table

ORTHOGONAL = ("C4", "D3", "C2", "B3")
DIAGONAL = ("D4", "D2", "B2", "B4")
STRIKE = "strike card=4D zone=C2 to=C3 how=damage"
PUSH = "strike card=4D zone=C2 to=C3 how=push"


@pytest.mark.parametrize(
    ("card", "goals", "others"),
    [
        pytest.param("4D", ORTHOGONAL, DIAGONAL, marks=rule("ROIS-STRIKE-01", "ROIS-TURN-06")),
        pytest.param("4H", DIAGONAL, ORTHOGONAL, marks=rule("ROIS-STRIKE-02", "ROIS-TURN-06")),
    ],
)
def test_each_suit_strikes_in_its_four_directions(card: str, goals: tuple[str, ...], others: tuple[str, ...]) -> None:
    for goal in goals:
        after = table(f"units=S1@C3,N1@{goal} hands=S:4D,4H").play(f"strike card={card} zone=C3 to={goal} how=damage")
        assert after.units == f"S1@C3 N1@{goal}:9"
    number = {"4D": "ROIS-STRIKE-01", "4H": "ROIS-STRIKE-02"}[card]
    for goal in others:
        at = table(f"units=S1@C3,N1@{goal} hands=S:4D,4H")
        assert at.refused(f"strike card={card} zone=C3 to={goal} how=damage") == f"{number} wrong-direction"


@rule("ROIS-STRIKE-03", "ROIS-STRIKE-01", "ROIS-STRIKE-02")
def test_lines_of_strikes_say_where_a_push_back_is_possible() -> None:
    at = table("units=S1@C3,N1@C4,N2@D3,N3@C2,N4@B2,N5@E3,N6@B4,N7@A5 hands=S:4D,5D,4H")
    assert at.lines("strike") == [
        "strike card=4D|5D zone=C3 to=C4|C2 how=damage|push",
        "strike card=4D|5D zone=C3 to=D3 how=damage",
        "strike card=4H zone=C3 to=B2 how=damage|push",
        "strike card=4H zone=C3 to=B4 how=damage",
    ]


@rule("ROIS-STRIKE-03")
def test_the_striker_chooses_between_damage_and_push_back() -> None:
    at = table("units=2S@C2,N1@C3:4 hands=S:4D,7S")
    hit = at.play(STRIKE)
    assert hit.told == [
        "declared ROIS-RULING-39 seat=south action=strike move=strike card=4D zone=C2 to=C3 how=damage cards=4D",
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=2",
        "hit ROIS-HIT-02 unit=N1 zone=C3 hits=2 left=2",
    ]
    pushed = at.play(PUSH)
    assert pushed.told == [
        "declared ROIS-RULING-39 seat=south action=strike move=strike card=4D zone=C2 to=C3 how=push cards=4D",
        "pushed ROIS-PUSH-01 pieces=N1 zone=C3 to_zone=C4",
    ]
    assert (hit.units, pushed.units) == ("S1@C2 S2@C2 N1@C3:2", "S1@C2 S2@C2 N1@C4:4")
    assert (hit.hand(0), hit.discard, pushed.discard) == ("7S", "4D", "4D")


@rule("ROIS-HIT-01", "ROIS-RULING-20", "ROIS-RULING-21")
@pytest.mark.parametrize(
    ("more", "hits"),
    [
        ("", 1),
        (",S2@C2", 2),
        (",S2@B1", 2),
        (",S2@B2", 2),
        (",S2@B3", 2),
        (",S2@C1", 2),
        (",S2@D1", 2),
        (",S2@D2", 2),
        (",S2@D3", 2),
        (",3S@D3", 4),
        (",S2@A2", 1),
        (",S2@C4", 1),
        (",S2@E2", 1),
        (",N2@B2", 1),
        (",S2@C2,2S@B1,S5@E5", 4),
    ],
)
def test_every_own_unit_in_the_zone_and_beside_it_adds_a_hit(more: str, hits: int) -> None:
    after = table(f"units=S1@C2,N1@C3{more} hands=S:4D").play(STRIKE)
    assert f"N1@C3:{10 - hits}" in after.units.split()
    assert f"struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits={hits}" in after.told


@rule("ROIS-RULING-36", "ROIS-SPEC-01", "ROIS-SPEC-05")
@pytest.mark.parametrize(
    ("specials", "ground", "hits"),
    [
        ("", ".", 2),
        ("S:general@C2", ".", 3),
        ("S:raw-officer@C2", ".", 1),
        ("S:general@C2,S:raw-officer@C2", ".", 2),
        ("S:general@B2", ".", 2),
        ("S:standard@C2,S:healer@C2,S:sapper@C2", ".", 2),
        ("S:sapper@C2", "w", 2),
        ("S:sapper@C2,S:general@C2", "h", 3),
        ("S:sapper@B2", "o", 1),
        ("S:sapper@C2", "r", 3),
        ("S:raw-officer@C2", "m", 2),
        ("S:raw-officer@C2", "o", 0),
        ("N:general@C3,N:standard@C3", ".", 2),
        ("N:sapper@C3", "w", 1),
    ],
)
def test_specials_and_terrain_change_the_hits(specials: str, ground: str, hits: int) -> None:
    at = table(f"units=S1@C2,S2@B2,N1@C3 specials={specials} terrain=...../...../..{ground}../...../..... hands=S:4D")
    after = at.play(STRIKE)
    assert f"struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits={hits}" in after.told
    assert after.units == f"S1@C2 S2@B2 N1@C3{f':{10 - hits}' if hits else ''}"
    assert after.specials == at.specials


@rule("ROIS-TERR-02", "ROIS-TERR-03", "ROIS-RULING-22")
@pytest.mark.parametrize(("ground", "left"), [(".", 7), ("o", 8), ("w", 8), ("h", 8), ("r", 6), ("m", 6)])
def test_the_terrain_of_the_target_counts_once(ground: str, left: int) -> None:
    at = f"units=3S@C2,3N@C3 terrain=...../...../..{ground}../..w../..... hands=S:4D"
    assert table(at).play(STRIKE).units == f"S1@C2 S2@C2 S3@C2 N1@C3:{left} N2@C3 N3@C3"


@rule("ROIS-RULING-23", "ROIS-RULING-36")
def test_the_sum_of_hits_is_never_below_zero() -> None:
    at = table("units=S1@C2,N1@C3 specials=S:raw-officer@C2 terrain=...../...../..o../...../..... hands=S:4D")
    assert at.play(STRIKE).told[-1] == "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=0"


@rule("ROIS-HIT-02", "ROIS-RULING-24")
@pytest.mark.parametrize(
    ("targets", "hits", "left"),
    [
        ("N1@C3:5,N2@C3:5,N3@C3:4", 4, "N1@C3:5 N2@C3:5"),
        ("N1@C3:5,N2@C3:5,N3@C3:6", 4, "N1@C3:1 N2@C3:5 N3@C3:6"),
        ("N1@C3:5,N2@C3:5", 7, "N2@C3:3"),
        ("N10@C3:5,N2@C3:5,N9@A5", 4, "N2@C3:1 N9@A5 N10@C3:5"),
        ("N1@C3:1,N2@C3:1,N3@A5", 4, "N3@A5"),
        ("N1@C3:3,N2@C3:9,N3@B3:1", 2, "N1@C3:1 N2@C3:9 N3@B3:1"),
    ],
)
def test_who_is_hit(targets: str, hits: int, left: str) -> None:
    own = "4S@C2" if hits == 4 else "2S@C2" if hits == 2 else "4S@C2,3S@B1"
    after = table(f"units={own},{targets} hands=S:4D").play(STRIKE)
    assert after.units.split("1 " if hits == 7 else "C2 ")[-1].endswith(left)
    assert " ".join(word for word in after.units.split() if word.startswith("N")) == left


@rule("ROIS-HIT-03", "ROIS-RULING-24", "ROIS-END-01", "ROIS-END-02")
def test_what_is_left_after_the_last_unit_is_lost() -> None:
    after = table("units=4S@C2,4S@B2,N1@C3:3,N2@C3:2 hands=S:4D;N:9H").quietly(STRIKE)
    assert after.told[2:] == [
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=8",
        "removed ROIS-HIT-03 unit=N2 zone=C3 hits=2",
        "removed ROIS-HIT-03 unit=N1 zone=C3 hits=3",
        "eliminated ROIS-END-01 seat=north cards=9H",
        "won ROIS-END-02 seats=south reason=last-army",
    ]
    assert after.results == "won lost ROIS-END-02 last-army"
    assert after.discard == "4D 9H"


@rule("ROIS-PUSH-01", "ROIS-RULING-25", "ROIS-RULING-26")
@pytest.mark.parametrize(
    ("card", "target", "behind"),
    [
        ("4D", "C4", "C5"),
        ("4D", "D3", "E3"),
        ("4D", "C2", "C1"),
        ("4D", "B3", "A3"),
        ("4H", "D4", "E5"),
        ("4H", "D2", "E1"),
        ("4H", "B2", "A1"),
        ("4H", "B4", "A5"),
    ],
)
@pytest.mark.parametrize("ground", [".", "w"])
def test_a_push_back_goes_on_in_the_direction_of_the_strike(card: str, target: str, behind: str, ground: str) -> None:
    rows = "/".join([ground * 5] * 5)
    at = table(f"units=S1@C3,N1@{target}:3,N2@{target} specials=N:general@{target} terrain={rows} hands=S:4D,4H")
    after = at.play(f"strike card={card} zone=C3 to={target} how=push")
    assert after.units == f"S1@C3 N1@{behind}:3 N2@{behind}"
    assert after.specials == f"N:general@{behind}"


@rule("ROIS-RULING-26", "ROIS-PUSH-02")
@pytest.mark.parametrize(
    ("zone", "target", "card"), [("C4", "C5", "4D"), ("D3", "E3", "4D"), ("C2", "C1", "4D"), ("D4", "E5", "4H")]
)
def test_at_the_edge_only_damage_can_be_declared(zone: str, target: str, card: str) -> None:
    at = table(f"units=S1@{zone},N1@{target} hands=S:{card}")
    assert at.lines("strike") == [f"strike card={card} zone={zone} to={target} how=damage"]
    assert at.refusal(f"strike card={card} zone={zone} to={target} how=push") == (
        "ROIS-RULING-26",
        "push-off-board",
        (target,),
        {"zone": target},
    )


@rule("ROIS-RULING-36", "ROIS-PUSH-02")
def test_a_standard_bearer_holds_his_own_zone_only() -> None:
    held = table("units=S1@C2,N1@C3 specials=N:standard@C3 hands=S:4D")
    assert held.lines("strike") == ["strike card=4D zone=C2 to=C3 how=damage"]
    for specials in ("N:standard@A5", "S:standard@C2", "N:general@C3"):
        at = table(f"units=S1@C2,N1@C3,N2@A5 specials={specials} hands=S:4D")
        assert at.refused(PUSH) == ""
        assert at.lines("strike") == ["strike card=4D zone=C2 to=C3 how=damage|push"]


@rule("ROIS-HIT-02")
@pytest.mark.parametrize(
    "move",
    [
        "shot card=4D with=5D zone=C1 to=C3 how=damage hit=N1",
        "brilliant-strike card=6D with=7S zone=C1 to=D1 unit=S1 how=damage hit=N2",
    ],
)
def test_nobody_chooses_who_is_hit(move: str) -> None:
    at = table("units=S1@C1,N1@C3,N2@D1 hands=S:4D,5D,6D,7S")
    assert at.refused(move) == "ROIS-HIT-02 who-is-hit"


@rule("ROIS-TURN-06")
def test_a_card_strikes_one_zone() -> None:
    at = table("units=S1@C2,N1@C3,N2@B2 hands=S:4D")
    assert at.refusal("strike card=4D zone=C2 to=C3,B2 how=damage") == (
        "ROIS-TURN-06",
        "two-targets",
        ("C3", "B2"),
        {},
    )


BRILLIANT = "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=damage"


@rule("ROIS-BRIL-03", "ROIS-RULING-31")
@pytest.mark.parametrize(
    ("more", "hits"),
    [
        ("", 2),
        (",S2@C2,S3@C2", 2),
        (",S2@B1", 4),
        (",S2@B1 specials=S:general@C2", 6),
        (" specials=S:raw-officer@C2", 0),
        (",S2@B1 specials=S:raw-officer@C2", 2),
        (" terrain=...../...../..w../...../.....", 1),
        (" terrain=...../...../..m../...../.....", 3),
        (" specials=S:sapper@C2 terrain=...../...../..w../...../.....", 2),
        (" specials=S:raw-officer@C2 terrain=...../...../..r../...../.....", 0),
    ],
)
def test_hits_of_a_brilliant_strike(more: str, hits: int) -> None:
    after = table(f"units=N1@C3,S1@C2{more} hands=S:4D,7S").play(BRILLIANT)
    assert f"struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits={hits}" in after.told
    assert (f"N1@C3:{10 - hits}" if hits else "N1@C3") in after.units.split()
    assert after.discard == "4D 7S"


@rule("ROIS-BRIL-01", "ROIS-BRIL-03", "ROIS-RULING-31")
def test_lines_of_brilliant_strikes() -> None:
    at = table("units=2S@C2,S3@A1,N1@C3,N2@D3,N3@B2 hands=S:4D,5D,7S,4H,4C")
    assert at.lines("brilliant-strike") == [
        "brilliant-strike card=4D|5D with=7S zone=C2 unit=S1|S2 to=C3|B2 how=damage",
        "brilliant-strike card=4H with=4C zone=A1 unit=S3 to=B2 how=damage",
        "brilliant-strike card=4H with=4C zone=C2 unit=S1|S2 to=D3 how=damage",
    ]
    assert at.play("brilliant-strike card=4H with=4C zone=C2 to=D3 unit=S1 how=damage").units.endswith(
        "N1@C3 N2@D3:8 N3@B2"
    )


@rule("ROIS-BRIL-01", "ROIS-TURN-05", "ROIS-RULING-17")
def test_a_brilliant_strike_is_one_units_and_strikes_a_neighbour() -> None:
    at = table("units=S1@C1,S2@D1,N1@C3 hands=S:4D,7S")
    assert (
        at.refused("brilliant-strike card=4D with=7S zone=C1 to=C3 unit=S1 how=damage") == "ROIS-TURN-05 not-adjacent"
    )
    assert at.refusal("brilliant-strike card=4D with=7S zone=C1 to=C2 unit=S2 how=damage") == (
        "ROIS-RULING-17",
        "not-in-zone",
        ("S2",),
        {"piece": "S2", "zone": "C1"},
    )
    assert at.refused("brilliant-strike card=4D with=7S zone=C1 to=C2 unit=S1 how=damage") == (
        "ROIS-RULING-18 nothing-to-strike"
    )
    assert at.refused("brilliant-strike card=4D with=7S zone=C1 to=D2 unit=S1 how=damage") == (
        "ROIS-STRIKE-01 wrong-direction"
    )
    assert at.refused("brilliant-strike card=4D with=7S zone=C1 to=C2,B1 unit=S1 how=damage") == (
        "ROIS-TURN-06 two-targets"
    )


@rule("ROIS-RULING-18")
def test_a_strike_needs_an_enemy_but_no_hit() -> None:
    at = table("units=S1@C2,S2@B2,N1@C3 hands=S:4D terrain=...../...../..w../...../.....")
    assert at.refused("strike card=4D zone=C2 to=D2 how=damage") == "ROIS-RULING-18 nothing-to-strike"
    assert at.refused("strike card=4D zone=C2 to=B2 how=damage") == "ROIS-RULING-18 own-zone"
    assert at.refused(STRIKE) == ""


@rule("ROIS-RULING-65")
def test_the_player_names_the_action_when_he_declares_it() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D,7S,8S")
    apart = at.play("move card=7S zone=C2 to=C1 units=S1")
    assert apart.refused("brilliant-move card=7S with=4D zone=C1 to=A1 unit=S1") == "ROIS-RULING-65 declared-apart"
    assert apart.refused("brilliant-move card=8S with=4D zone=C1 to=A1 unit=S1") == ""
    assert apart.refused("move card=7S zone=C1 to=C2 units=S1") == "ROIS-RULING-66 card-not-in-hand"
    assert apart.refused("brilliant-move card=9S with=4D zone=C1 to=A1 unit=S1") == "ROIS-RULING-66 card-not-in-hand"
