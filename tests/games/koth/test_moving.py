"""Moves: the worked examples, and every rule of the chapter."""

import re

import pytest

from boardgames.games.koth.units import BASIC, CODES
from tests.marks import rule

from .helpers import table

RING = "A1 A2 A3 B1 B3 C1 C2 C3"
HAND = "hands=b:7C,7S,JK1;r:2C"


def goals(position: str, unit: str, suit: str) -> str:
    """Where a unit can go with a card of a suit, judged one by one; the lines must say the same."""
    at = table(f"{position} {HAND}")
    move = f"move card={'7C' if suit == 'C' else '7S'} unit={unit}"
    found = at.goals(move)
    assert found == at.listed(move)
    return found


def straight(text: str) -> str:
    """Names of squares sorted as the judge gives them; `A1..C2` is a rectangle."""
    names: list[str] = []
    for word in text.split():
        match = re.fullmatch(r"([A-K])(\d)\.\.([A-K])(\d)", word)
        if match is None:
            names.append(word)
            continue
        columns = range(ord(match[1]), ord(match[3]) + 1)
        names += [f"{chr(c)}{r}" for c in columns for r in range(int(match[2]), int(match[4]) + 1)]
    return " ".join(sorted(names))


@rule("KOTH-EX-08", "KOTH-MOVE-01", "KOTH-MOVE-03", "KOTH-MOVE-04", "KOTH-RULING-28", "KOTH-CONV-06", "KOTH-CARD-04")
def test_08_directions_of_both_black_suits() -> None:
    club = "A1 A2 A3 A4 B1 B3 B4 C1 C2 C3 C4 D1 D2 D3"
    assert goals("units=bF@B2", "B2", "C") == club
    assert goals("units=bF@B2", "B2", "S") == straight(f"{club} D4")


REACH = {
    "F T FE": ("A2 A3 B1 B2 B3 C1 C2", "A2 A3 B1 B2 B3 C1 C2 C3"),
    "C CL MV": ("A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3", "A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4"),
    "AR": ("A2 B1", "B2"),
    "FM HO MT": ("A2 A3 B1 B2 C1", "A3 B2 C1 C3"),
    "CH": ("A2 A3 A4 B1 B2 B3 C1 C2 D1", "A3 B2 B4 C1 C3 D2 D4"),
    "BE": ("A2 A3 A4 A5 B1 B2 B3 B4 C1 C2 C3 D1 D2 E1", "A3 A5 B2 B4 C1 C3 C5 D2 D4 E1 E3 E5"),
    "UV": (
        straight("A2..A5 B1..B5 C1..C5 D1..D5 E1..E4"),
        straight("A2..A5 B1..B5 C1..C5 D1..D5 E1..E5"),
    ),
}


@rule("KOTH-EX-09", "KOTH-MOVE-02", "KOTH-MOVE-05", "KOTH-UNIT-01", "KOTH-UNIT-04", "KOTH-UNIT-06", "KOTH-UNIT-08")
@rule("KOTH-UNIT-09", "KOTH-UNIT-10", "KOTH-UNIT-11", "KOTH-UNIT-12", "KOTH-UNIT-13", "KOTH-UNIT-14")
@rule("KOTH-UNIT-16", "KOTH-UNIT-17", "KOTH-MOVE-09", "KOTH-RULING-29")
@pytest.mark.parametrize(("code", "club", "spade"), [(c, *row) for codes, row in REACH.items() for c in codes.split()])
def test_09_how_far_every_type_goes(code: str, club: str, spade: str) -> None:
    assert goals(f"units=b{code}@A1", "A1", "C") == club
    assert goals(f"units=b{code}@A1", "A1", "S") == spade


def test_all_types_are_in_the_table_above() -> None:
    assert {code for codes in REACH for code in codes.split()} == set(CODES)
    assert BASIC == ("F", "C", "T")


@rule("KOTH-EX-10", "KOTH-MOVE-08", "KOTH-MOVE-06", "KOTH-RULING-32", "KOTH-RULING-31")
def test_10_squeeze() -> None:
    crowded = "units=bHO@B1,bF@B2,rF@C1"
    assert goals(crowded, "B1", "S") == "A2 B3"
    assert goals(crowded, "B1", "C") == "A1 A2"
    assert goals("units=bHO@B1,bF@B2", "B1", "S") == "A2 B3 C2 D1 D3"


@rule("KOTH-EX-11", "KOTH-MOVE-07", "KOTH-TERR-02", "KOTH-MOVE-08")
def test_11_squeeze_with_water() -> None:
    lake = "terrain=lake-deep@A2"
    both = straight("A5 A7 B6 C7 D6 E5 E7")
    assert goals(f"units=bHO@C5,bF@D5 {lake}", "C5", "S") == both
    assert goals(f"units=bHO@C5 {lake}", "C5", "S") == straight(f"{both} D4 E3")
    assert goals(f"units=bHO@A1 {lake}", "A1", "S") == ""
    assert goals(f"units=bHO@A1 {lake}", "A1", "C") == "B1 C1"


@rule("KOTH-EX-12", "KOTH-MOVE-10", "KOTH-MOVE-11", "KOTH-TERR-01", "KOTH-RULING-67")
def test_12_forest_stops() -> None:
    wood = "terrain=forest-small@A2"
    assert goals(f"units=bF@C1 {wood}", "C1", "C") == straight("A1 B1 B2 C2 C3 D1 D2 D3 E1 E2")
    assert goals(f"units=bC@B2 {wood}", "B2", "C") == "A2 B1 B3 C2"
    assert goals(f"units=bC@B2 {wood}", "B2", "S") == "A1 A3 C1 C3"
    assert table(f"units=bC@B2 {wood} hands=b:7H;r:2C").goals("vigour card=7H unit=B2") == RING


@rule("KOTH-TERR-03", "KOTH-TERR-04", "KOTH-MOVE-10", "KOTH-MOVE-11")
@pytest.mark.parametrize("ground", ["rocky", "forest-small", "lake-shallow"])
def test_other_stop_terrain_stops_too(ground: str) -> None:
    assert goals(f"units=bHO@A1 terrain={ground}@A2", "A1", "C") == "A2 B1 B2 C1"
    assert goals(f"units=bC@B2 terrain={ground}@A2", "B2", "S") == "A1 A3 C1 C3"


@rule("KOTH-EX-13", "KOTH-MOVE-12", "KOTH-RULING-36", "KOTH-RULING-37", "KOTH-TERR-05")
def test_13_the_road_gives_one_step_more() -> None:
    road = "terrain=road@C1"
    spade = "A1 A2 A3 B1 B2 B3 C2 C3 C4 D1 D2 D3 E1 E2 E3"
    assert goals(f"units=bF@C1 {road}", "C1", "S") == spade
    assert goals(f"units=bAR@B2 {road}", "B2", "S") == "A1 A3 C1 C2 C3 C4"
    assert goals(f"units=bAR@C3 {road}", "C3", "S") == "B2 B4 D2 D4"
    assert "C4" not in goals(f"units=bF@C1,rF@C4 {road}", "C1", "C").split()


@rule("KOTH-EX-14", "KOTH-RULING-36")
def test_14_a_road_step_after_stop_terrain() -> None:
    assert goals("units=bC@B2 terrain=forest-small@A2,road@C1", "B2", "C") == "A2 B1 B3 C1 C2 C3"


@rule("KOTH-RULING-29", "KOTH-MOVE-04", "KOTH-MOVE-12")
def test_a_walk_that_ends_where_it_began_is_none() -> None:
    at = table(f"units=bHO@C2 terrain=road@C1 {HAND}")
    assert at.refused("move card=7S unit=C2 to=C1") == "KOTH-MOVE-01 other-suit"
    assert at.refused("move card=7S unit=C2 to=C2") == "KOTH-MOVE-04 own-square"
    assert at.goals("move card=7S unit=C2") == "A2 A4 B1 B3 C3 C4 C5 D1 D3 E2 E4"


@rule("KOTH-EX-15")
def test_15_nowhere_to_go() -> None:
    assert goals("units=bBE@A1,bF@B2", "A1", "S") == ""


@rule("KOTH-EX-16", "KOTH-MOVE-14", "KOTH-RULING-33", "KOTH-UNIT-16")
def test_16_flying() -> None:
    found = goals("units=bMV@D1,rF@D2,rF@E2,bF@C1 terrain=lake-deep@A2", "D1", "C")
    assert found == "A1 B1 D3 D4 E1 E3 E4 F1 F2 F3 F4 G1 G2 G3"


@rule("KOTH-MOVE-14", "KOTH-RULING-33")
def test_flyers_start_from_stop_terrain_freely_and_use_no_road() -> None:
    plain = goals("units=bUV@C2", "C2", "C")
    assert goals("units=bUV@C2 terrain=forest-small@B2,road@I1", "C2", "C") == plain
    assert goals("units=bUV@C1 terrain=road@C1", "C1", "S") == goals("units=bUV@C1", "C1", "S")


@rule("KOTH-EX-17", "KOTH-CARD-05", "KOTH-RULING-38", "KOTH-DEF-14")
def test_17_a_joker_is_given_a_suit() -> None:
    at = table(f"units=bCH@A1 {HAND}")
    club = "A2 A3 A4 B1 B2 B3 C1 C2 D1"
    assert at.goals("move card=JK1 suit=C unit=A1") == club == at.listed("move card=JK1 suit=C unit=A1")
    assert at.goals("move card=JK1 suit=S unit=A1") == "A3 B2 B4 C1 C3 D2 D4"
    assert at.refused("move card=JK1 suit=D unit=A1 to=A2") == "KOTH-CARD-03 red-card-moves"
    assert at.play("move card=JK1 suit=C unit=A1 to=C2").units == "bCH@C2"


@rule("KOTH-EX-76")
@pytest.mark.parametrize(
    ("position", "move", "why"),
    [
        ("units=bBE@A1 terrain=lake-deep@A2", "card=7C unit=A1 to=A5", "KOTH-MOVE-07 way-deep-lake"),
        ("units=bHO@A1,bF@A2", "card=7C unit=A1 to=A3", "KOTH-MOVE-06 way-occupied"),
        ("units=bF@C1 terrain=forest-small@A2", "card=7C unit=C1 to=A2", "KOTH-MOVE-10 stopped"),
        ("units=bC@B2,bF@B3,rF@C2 terrain=forest-small@A2", "card=7S unit=B2 to=C3", "KOTH-MOVE-08 squeezed"),
        ("units=bC@B2,bF@B3,rF@C2 terrain=forest-small@A2", "card=7S unit=B2 to=D4", "KOTH-MOVE-11 single-step"),
        ("units=bF@B2", "card=7C unit=B2 to=D4", "KOTH-MOVE-01 other-suit"),
        ("units=bF@B2", "card=7C unit=B2 to=E5", "KOTH-MOVE-02 too-far"),
    ],
)
def test_76_reasons(position: str, move: str, why: str) -> None:
    assert table(f"{position} {HAND}").refused(f"move {move}") == why


@rule("KOTH-MOVE-13", "KOTH-CONV-04")
def test_an_engaged_unit_moves_as_any_other() -> None:
    free = goals("units=bC@B2", "B2", "S")
    assert goals("units=bC@B2,rF@A1", "B2", "S") == straight(free.replace("A1 ", ""))


@rule("KOTH-RULING-30")
def test_the_way_does_not_matter_only_that_there_is_one() -> None:
    at = table(f"units=bF@B2,rF@B3,rF@C2 {HAND}")
    assert at.refused("move card=7C unit=B2 to=C3") == "KOTH-MOVE-08 squeezed"
    at = table(f"units=bF@B2,rF@B3 {HAND}")
    assert at.play("move card=7C unit=B2 to=C3").units == "bF@C3 rF@B3"


@rule("KOTH-TERR-06")
def test_the_hill_does_not_hinder_a_move() -> None:
    assert goals("units=bF@E3", "E3", "C") == goals("units=bF@E3 scenario=woods terrain=none", "E3", "C")


@rule("KOTH-EX-48", "KOTH-RULING-79", "KOTH-SCEN-16", "KOTH-MOVE-09")
def test_48_leaving_the_board_in_the_ambush() -> None:
    def exits(units: str, unit: str, suit: str) -> str:
        return " ".join(name for name in goals(f"scenario=ambush {units}", unit, suit).split() if name[1] == "8")

    assert exits("units=bC@F5", "F5", "C") == "E8 F8 G8"
    assert exits("units=bC@F5,rF@F6,rF@E6,rF@G6", "F5", "C") == ""
    assert exits("units=bAR@B7", "B7", "S") == "A8 C8"
    assert exits("units=bAR@B7", "B7", "C") == "B8"
    assert exits("units=bAR@F6", "F6", "C") == ""
    assert "F7" in goals("scenario=ambush units=bAR@F6", "F6", "C").split()
    assert exits("units=bUV@F6", "F6", "C") == "C8 D8 E8 F8 G8 H8 I8"


@rule("KOTH-EX-79", "KOTH-RULING-31", "KOTH-RULING-92", "KOTH-RULING-93")
def test_79_row_eight_never_blocks() -> None:
    found = goals("scenario=ambush units=bHO@B7,bF@A7,rF@C7", "B7", "S").split()
    assert [name for name in found if name[1] == "8"] == ["A8", "C8"]
    at = table("scenario=ambush units=bF*@B7,bF@D1,rF@J7 hands=b:7C,KH;r:2C,3C")
    at = at.play("move card=7C unit=B7 to=B8", "discard card=2C")
    assert at.state.gone == (("F",), ())
    assert at.has("general-left")
    assert at.reached(0) == "general-away"
    assert at.refused("teleportation card=KH to=D1") == "KOTH-RULING-92 general-has-left"


@rule("KOTH-RULING-79", "KOTH-MOVE-09")
def test_only_blue_leaves_and_only_there() -> None:
    red = table("scenario=ambush units=rF@B7,bF@A1 first=red hands=b:7C;r:2C")
    assert red.refused("move card=2C unit=B7 to=B8") == "KOTH-MOVE-09 off-board"
    assert table(f"units=bF@B7 {HAND}").refused("move card=7C unit=B7 to=B8") == "KOTH-MOVE-09 off-board"
    assert (
        table(f"scenario=ambush units=bF@A1 {HAND}").refused("move card=7C unit=A1 to=@1") == "KOTH-MOVE-09 off-board"
    )
    vigour = table("scenario=ambush units=bF@A7,rF@K1 hands=b:7H;r:2C")
    assert vigour.goals("vigour card=7H unit=A7") == "A6 A8 B6 B7 B8"
    assert vigour.play("vigour card=7H unit=A7 to=B8").state.gone == (("F",), ())


@rule("KOTH-RULING-35", "KOTH-MAGIC-05")
def test_vigour_has_a_road_step_too() -> None:
    at = table("units=bF@B2 terrain=road@C1 hands=b:7H;r:2C")
    assert at.goals("vigour card=7H unit=B2") == straight(f"{RING} C4")
    assert at.refused("vigour card=7H unit=B2 to=D2") == "KOTH-MAGIC-05 vigour-one-square"
    flying = table("units=bUV@B2,rF@B3,rF@C2 terrain=road@C1 hands=b:7H;r:2C")
    assert flying.goals("vigour card=7H unit=B2") == "A1 A2 A3 B1 C1 C3"
