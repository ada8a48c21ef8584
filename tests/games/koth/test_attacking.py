"""Melee, shots, line of sight and numbers of defence cards: the worked examples."""

import pytest

from boardgames.core.contract import Modifier
from boardgames.core.grid import OFF
from boardgames.games.koth import attacking, previews
from boardgames.games.koth.attacking import defence_cards
from boardgames.games.koth.state import place
from tests.marks import rule

from .helpers import BLUE, RED, table
from .numbers import MODIFIERS

P1 = "units=bC@B2,bF@B3,bF@C2,rF@C3,rT@A1,rC@D4"


@rule("KOTH-EX-01", "KOTH-RULING-39", "KOTH-CALC-01", "KOTH-MELEE-01", "KOTH-MELEE-03", "KOTH-CARD-03")
def test_01_supporters_and_attackers() -> None:
    at = table(f"{P1} hands=b:JH;r:2C")
    assert at.modifiers("attack card=JH unit=B2 target=C3") == (
        Modifier(2, "melee-defence", "KOTH-CALC-01"),
        Modifier(1, "supporters", "KOTH-CALC-01"),
        Modifier(-2, "attackers", "KOTH-CALC-01"),
    )
    after = at.coming("QS").play("attack card=JH unit=B2 target=C3")
    assert after.state.open is not None
    assert (after.state.open.force, after.state.open.drawn) == (11, ("QS",))


@rule("KOTH-EX-02", "KOTH-MELEE-02", "KOTH-CARD-04")
def test_02_the_suit_gives_the_direction() -> None:
    at = table(f"{P1} hands=b:JD;r:2C")
    assert at.refused("attack card=JD unit=B2 target=C3") == "KOTH-MELEE-02 wrong-family"
    assert at.number("attack card=JD unit=C2 target=C3") == 0
    assert at.number("attack card=JD unit=B3 target=C3") == 0


COMPUTED = {
    "KOTH-EX-53": ("bF*@B2,rF@B3", "attack B2 B3", "2 melee-defence, -1 general-attacks"),
    "KOTH-EX-54": ("bF@B2,rF@B3,rC*@B4", "attack B2 B3", "2 melee-defence, 1 general-adjacent"),
    "KOTH-EX-55": ("bF@B2,rF@B3,rF*@C3", "attack B2 B3", "2 melee-defence, 1 supporters, 1 general-adjacent"),
    "KOTH-EX-56": ("bC@B2,rT*@C3", "attack B2 C3", "1 melee-defence, 1 own-general"),
    "KOTH-EX-57": (
        "rMT@B4,bF@B3 terrain=forest-small@A2",
        "attack B4 B3",
        "2 melee-defence, -2 unit-malus, 2 forest",
    ),
    "KOTH-EX-58": ("bMV@J3,rHO@J4", "attack J3 J4", "1 melee-defence, -2 unit-malus, 1 never-below-none"),
    "KOTH-EX-59": (
        "bCH@D6,rC@C6 terrain=lake-shallow@A5",
        "attack D6 C6",
        "2 melee-defence, -1 unit-malus, -1 shallow-lake",
    ),
    "KOTH-EX-60": (
        "bFE@I4,rMT@I5,rF*@I6 terrain=rocky@I5",
        "attack I4 I5",
        "3 melee-defence, -1 unit-malus, 1 rocky",
    ),
    "KOTH-EX-61": ("bAR@J1,rUV@K2", "attack J1 K2", "2 melee-defence, -1 unit-malus"),
    "KOTH-EX-62": (
        "bF*@E3,rF@F4,bC@E4,bF@F3,rF*@G5,rT@D2,rC@F5",
        "attack E3 F4",
        "2 melee-defence, 1 supporters, -2 attackers, -1 general-attacks, 1 general-adjacent",
    ),
    "KOTH-EX-63": (
        "bCH@J2,rFM@J3,bMT@I3,rHO@K2",
        "attack J2 J3",
        "2 melee-defence, 1 supporters, -1 attackers, -1 unit-malus",
    ),
    "KOTH-EX-64": (
        "bCH@B2,rF*@B3,bF@A3",
        "attack B2 B3",
        "2 melee-defence, -1 attackers, 1 own-general, -1 unit-malus",
    ),
    "KOTH-EX-65": ("bCH@B2,rF*@B3,bF@A3", "attack B3 B2", "2 melee-defence, 1 supporters, -1 general-attacks"),
    "KOTH-EX-66": (
        "bF@B2,rF@B3,bF@A4 castings=B3:r:0:1",
        "attack B2 B3",
        "2 melee-defence, -1 attackers, -1 paralysis",
    ),
    "KOTH-EX-67": ("bT@B2,rF@B6", "shoot B2 B6", "2 ranged-defence"),
    "KOTH-EX-68": ("bT@B2,rC@C5,bT@A3", "shoot B2 C5", "1 ranged-defence, -1 other-shooter"),
    "KOTH-EX-69": ("bT@B2,rF@C5,bT@A3,rF@A4", "shoot B2 C5", "2 ranged-defence"),
    "KOTH-EX-70": ("bT@B2,rF@C5,bT@A3,bT@C2", "shoot B2 C5", "2 ranged-defence, -1 other-shooter"),
    "KOTH-EX-71": ("bT@B2,rF@C5,bCL@B1", "shoot B2 C5", "2 ranged-defence"),
    "KOTH-EX-72": ("bAR@J2,rUV@J7,rF*@K7", "shoot J2 J7", "3 ranged-defence, -1 unit-malus"),
    "KOTH-EX-73": (
        "rT@B6,bF@B3,bC*@C2 terrain=forest-small@A2",
        "shoot B6 B3",
        "2 ranged-defence, 1 general-adjacent, 2 forest",
    ),
    "KOTH-EX-74": (
        "rT*@B6,bF@K1 terrain=lake-shallow@A5 castings=B6:r:0:1",
        "lightning - B6",
        "1 ranged-defence, 2 lightning, 1 own-general, -1 shallow-lake, -1 paralysis",
    ),
    "KOTH-EX-75": (
        "rFE@B3,rF*@B4,bF@K1 terrain=forest-small@A2",
        "lightning - B3",
        "2 ranged-defence, 2 lightning, 2 forest",
    ),
}


@rule("KOTH-CALC-01", "KOTH-CALC-02", "KOTH-CALC-03", "KOTH-CALC-04", "KOTH-CALC-05", "KOTH-CALC-06", "KOTH-CALC-07")
@rule("KOTH-CALC-08", "KOTH-CALC-09", "KOTH-CALC-11", "KOTH-GEN-01", "KOTH-GEN-03", "KOTH-UNIT-02", "KOTH-UNIT-03")
@rule("KOTH-UNIT-05", "KOTH-UNIT-06", "KOTH-RULING-40", "KOTH-RULING-41", "KOTH-RULING-42", "KOTH-RULING-50")
@rule("KOTH-TERR-01", "KOTH-TERR-03", "KOTH-TERR-04", "KOTH-RULING-60", "KOTH-RULING-61", "KOTH-EX-53", "KOTH-EX-54")
@rule("KOTH-EX-55", "KOTH-EX-56", "KOTH-EX-57", "KOTH-EX-58", "KOTH-EX-59", "KOTH-EX-60", "KOTH-EX-61", "KOTH-EX-62")
@rule("KOTH-EX-63", "KOTH-EX-64", "KOTH-EX-65", "KOTH-EX-66", "KOTH-EX-67", "KOTH-EX-68", "KOTH-EX-69", "KOTH-EX-70")
@rule("KOTH-EX-71", "KOTH-EX-72", "KOTH-EX-73", "KOTH-EX-74", "KOTH-EX-75", "KOTH-UNIT-10", "KOTH-UNIT-12")
@rule("KOTH-UNIT-11", "KOTH-UNIT-13", "KOTH-UNIT-14", "KOTH-UNIT-16", "KOTH-UNIT-17")
@pytest.mark.parametrize("example", COMPUTED)
def test_computed_numbers_of_defence_cards(example: str) -> None:
    units, attack, terms = COMPUTED[example]
    kind, unit, target = attack.split()
    at = table(f"units={units}")
    side = RED if unit != "-" and at.state.held[RED] >> place(unit) & 1 else BLUE
    how = {"attack": "melee", "shoot": "shot", "lightning": "lightning"}[kind]
    found = defence_cards(at.state, how, side, OFF if unit == "-" else place(unit), place(target))
    assert ", ".join(f"{one.value} {one.name}" for one in found) == terms
    assert all(one.rule in MODIFIERS[one.name].split() for one in found)
    wanted = {"KOTH-EX-53": 1, "KOTH-EX-55": 4, "KOTH-EX-57": 2, "KOTH-EX-58": 0, "KOTH-EX-60": 3, "KOTH-EX-62": 1}
    assert sum(one.value for one in found) == wanted.get(example, sum(int(t.split()[0]) for t in terms.split(", ")))


@rule("KOTH-CALC-07", "KOTH-RULING-59", "KOTH-RULING-68", "KOTH-MAGIC-09")
def test_a_paralysed_shooter_still_threatens() -> None:
    plain = table("units=bT@B2,rF@C5,bT@A3 castings=A3:b:2:0 hands=b:7H,7S;r:2C")
    assert plain.number("shoot card=7H unit=B2 target=C5") == 1
    assert plain.number("lightning card=7S target=C5") == 3
    one = table("units=bT@B2,rF@C5 hands=b:7H,7S;r:2C")
    assert one.number("shoot card=7H unit=B2 target=C5") == 2
    assert one.number("lightning card=7S target=C5") == 3


@rule("KOTH-EX-06", "KOTH-SHOT-02", "KOTH-LOS-05", "KOTH-LOS-04", "KOTH-CONV-05", "KOTH-RULING-05")
def test_06_whom_a_shooter_sees() -> None:
    one = table("units=rT@C6,bF@A5,bF@A4,bF@B4,bF@C1,bF@F6,bF@G6,bF@G5,bF@G3 first=red hands=b:2S;r:7H")
    assert one.goals("shoot card=7H unit=C6", "target") == "A5 B4 F6 G5"
    assert one.goals("shoot card=7H unit=C6", "target") == one.listed("shoot card=7H unit=C6", "target")
    assert one.refused("shoot card=7H unit=C6 target=A4") == "KOTH-LOS-05 corners-blocked"
    assert one.refused("shoot card=7H unit=C6 target=C1") == "KOTH-SHOT-02 out-of-range"
    for target in ("G6", "G3"):
        assert one.refused(f"shoot card=7H unit=C6 target={target}") == "KOTH-LOS-04 line-blocked"


def sees(position: str, line: str) -> bool:
    """Whether a line of sight is valid, both ways."""
    state = table(position).state
    one, two = (place(name) for name in line.split())
    assert attacking.sees(state, one, two) == attacking.sees(state, two, one)
    return attacking.sees(state, one, two)


@rule("KOTH-EX-29", "KOTH-LOS-01", "KOTH-LOS-02", "KOTH-LOS-07", "KOTH-LOS-09", "KOTH-TERR-06", "KOTH-RULING-02")
@pytest.mark.parametrize(
    ("line", "free"),
    [
        ("F2 F6", False),
        ("F2 F5", False),
        ("F3 F5", False),
        ("F4 F7", True),
        ("F6 F4", True),
        ("C4 G4", True),
        ("C2 C6", True),
        ("C2 D6", False),
        ("B1 E4", True),
        ("C2 F5", False),
    ],
)
def test_29_hill_levels(line: str, free: bool) -> None:
    assert sees("units=", line) == free


@rule("KOTH-EX-30", "KOTH-LOS-05", "KOTH-LOS-06", "KOTH-LOS-09", "KOTH-LOS-03")
@pytest.mark.parametrize(
    ("units", "line", "free"),
    [
        ("bF@K5", "I6 K4", True),
        ("bF@K5,rF@J4", "I6 K4", False),
        ("bF@J5", "I6 K4", False),
        ("bF@K5,rF@I5", "H7 K4", False),
        ("bF@J6,rF@K5", "H7 K4", True),
    ],
)
def test_30_corners(units: str, line: str, free: bool) -> None:
    assert sees(f"units={units}", line) == free


@rule("KOTH-EX-31", "KOTH-LOS-03", "KOTH-LOS-05")
@pytest.mark.parametrize(("units", "free"), [("", True), ("bF@C6", False), ("bF@B5", False)])
def test_31_a_corner_of_the_hill(units: str, free: bool) -> None:
    assert sees(f"units={units}", "B4 D6") == free


@rule("KOTH-EX-32", "KOTH-LOS-06")
def test_32_a_forest_at_one_corner() -> None:
    assert sees("units=bT@B1,rF@C4 terrain=forest-small@A3", "B1 C4")
    assert not sees("units=bT@B1,rF@C4,bF@C2 terrain=forest-small@A3", "B1 C4")


@rule("KOTH-EX-33", "KOTH-LOS-02", "KOTH-TERR-01", "KOTH-RULING-58")
@pytest.mark.parametrize(
    ("terrain", "line", "by"),
    [
        ("forest-small@A4", "A7 A5", ""),
        ("forest-small@A4", "A7 A4", "A5"),
        ("forest-small@A4", "A4 A2", ""),
        ("forest-small@A4", "A5 A2", "A4"),
        ("forest-long-turned@B3", "E4 A4", "B4 C4"),
    ],
)
def test_33_forest(terrain: str, line: str, by: str) -> None:
    assert sees(f"units= terrain={terrain}", line) == (not by)
    state = table(f"units=bAR@{line.split()[0]} terrain={terrain}").state
    found = {one.square: one for one in previews.sight(state, line.split()[0])}[line.split()[1]]
    assert (found.clear, " ".join(found.blocked_by)) == (not by, by)


@rule("KOTH-SHOT-01")
@pytest.mark.parametrize("card", ["9D", "9H", "JK1"])
def test_any_red_card_alone_is_enough_to_shoot(card: str) -> None:
    at = table(f"units=bT@C1,bF*@A1,rF@E3,rF*@K7 hands=b:{card};r:2C")
    suit = " suit=D" if card == "JK1" else ""
    assert at.goals(f"shoot card={card}{suit} unit=C1", "target") == "E3"
    assert at.listed(f"shoot card={card}{suit} unit=C1", "target") == "E3"


@rule("KOTH-LOS-08", "KOTH-TERR-02", "KOTH-TERR-04", "KOTH-TERR-05", "KOTH-TERR-07")
@pytest.mark.parametrize("piece", ["lake-deep@A2", "lake-shallow@A2", "rocky@A2", "road@B1", "token-blue@B3"])
def test_what_never_blocks(piece: str) -> None:
    assert sees(f"units= terrain={piece}", "B1 B6")
    assert not sees(f"units=bF@{'B5' if piece.startswith('lake') else 'B3'} terrain={piece}", "B1 B6")


@rule("KOTH-RULING-58", "KOTH-LOS-07")
def test_units_block_at_every_level() -> None:
    assert not sees("units=bT@F4,rF@F3", "F4 F1")
    assert sees("units=bT@F4", "F4 F1")


@rule("KOTH-EX-51", "KOTH-SCEN-10", "KOTH-SCEN-18", "KOTH-SCEN-19")
@pytest.mark.parametrize(
    ("units", "shot", "why"),
    [
        ("bAR@K2,rF@K6", "unit=K2 target=K6", ""),
        ("bAR@K2,rF@K7", "unit=K2 target=K7", "KOTH-SHOT-02 out-of-range"),
        ("bT@D2,rF@D5", "unit=D2 target=D5", ""),
        ("bT@D2,rF@D6", "unit=D2 target=D6", "KOTH-SHOT-02 out-of-range"),
        ("bAR@J2,rF@J6", "unit=J2 target=J6", "KOTH-LOS-04 line-blocked"),
        ("bCL@D2,rF@D4", "unit=D2 target=D4", ""),
        ("bCL@D2,rF@D5", "unit=D2 target=D5", "KOTH-SHOT-02 out-of-range"),
    ],
)
def test_51_the_night_shortens_every_range(units: str, shot: str, why: str) -> None:
    assert table(f"scenario=night units={units} hands=b:7H;r:2C").refused(f"shoot card=7H {shot}") == why


@rule("KOTH-SCEN-19", "KOTH-SCEN-10")
def test_the_night_does_not_shorten_lightning() -> None:
    at = table("scenario=night units=bF@A1,rF@K7 hands=b:7S;r:2C")
    assert at.number("lightning card=7S target=K7") == 4


@rule("KOTH-SHOT-01", "KOTH-SHOT-03", "KOTH-UNIT-05", "KOTH-UNIT-09")
@pytest.mark.parametrize(("code", "reach"), [("T", 4), ("AR", 5), ("CL", 3), ("F", 0), ("C", 0), ("BE", 0)])
def test_who_shoots_and_how_far(code: str, reach: int) -> None:
    for distance in range(2, 7):
        at = table(f"units=b{code}@A1,rF@A{1 + distance} hands=b:7H,7D;r:2C")
        for card in ("7H", "7D"):
            legal = not at.refused(f"shoot card={card} unit=A1 target=A{1 + distance}")
            assert legal == (distance <= reach)
    engaged = table(f"units=b{code}@A1,rF@A5,rF@B2 hands=b:7H;r:2C")
    assert engaged.refused("shoot card=7H unit=A1 target=A5")
    assert not engaged.refused("attack card=7H unit=A1 target=B2")


@rule("KOTH-MELEE-01", "KOTH-MELEE-04", "KOTH-CONV-03", "KOTH-CONV-04")
def test_everybody_strikes_every_neighbour_even_between_two_units() -> None:
    ring = "A1 A2 A3 B1 B3 C1 C2 C3"
    units = ",".join(f"rF@{name}" for name in ring.split())
    at = table(f"units=bAR@B2,{units} hands=b:7H,7D,JK1;r:2C")
    assert at.goals("attack card=7H unit=B2", "target") == "A1 A3 C1 C3"
    assert at.goals("attack card=7D unit=B2", "target") == "A2 B1 B3 C2"
    assert at.listed("attack card=JK1 suit=H unit=B2", "target") == "A1 A3 C1 C3"


@rule("KOTH-RULING-94", "KOTH-LOS-04")
def test_the_overlay_shows_every_square_in_range() -> None:
    state = table("units=bT@B2,bF@B4,rF@D2").state
    found = {one.square: one for one in previews.sight(state, "B2")}
    assert len(found) == 6 * 6 - 1
    assert found["B6"].blocked_by == ("B4",)
    assert found["F2"].blocked_by == ("D2",)
    assert found["B4"].clear
    assert previews.sight(state, "B4") == ()
    assert previews.sight(state, "J7") == ()
    assert len(previews.sight(table("scenario=night units=bT@B2").state, "B2")) == 5 * 5 - 1
