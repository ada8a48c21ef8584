"""Objectives, the victory check, and how every scenario ends."""

import pytest

from boardgames.core.cards import PACK
from boardgames.games.koth import victory
from boardgames.games.koth.state import BLUE, RED
from tests.marks import rule

from .helpers import Table, table

LAST = "first=red hands=b:2S;r:2C"


def ended(text: str, turn: int = 1) -> Table:
    """The end of a turn: both players discard their last card."""
    return table(f"{text} turn={turn} {LAST}").play("discard card=2C", "discard card=2S")


@rule("KOTH-EX-41", "KOTH-WIN-01", "KOTH-WIN-02", "KOTH-WIN-07", "KOTH-WIN-08", "KOTH-WIN-09", "KOTH-RULING-72")
@rule("KOTH-TURN-01", "KOTH-TURN-02", "KOTH-SCEN-05", "KOTH-TERR-06")
def test_41_both_meet_the_condition() -> None:
    position = "units=bF@D3,bF@E3,bF@F4,bF@G3,rF@D5,rF@E5,rF@F5 generals=b:dead;r:dead"
    at = table(position)
    assert at.reached(BLUE) == "enemy-general hill-majority hill-number"
    assert at.reached(RED) == "enemy-general hill-number"
    after = ended(position, 5)
    assert (after.results, after.state.turn) == ("", 6)
    assert ended(position, 7).results == "drawn drawn KOTH-WIN-09 last-turn"


@rule("KOTH-EX-42", "KOTH-WIN-03", "KOTH-WIN-04", "KOTH-WIN-05", "KOTH-RULING-73", "KOTH-RULING-75")
def test_42_a_small_army() -> None:
    blue = "bF*@E3,bF@A1,bF@B1,bF@C1,bF@I1"
    assert ended(f"units={blue},rF*@F4,rF@G5").results == "lost won KOTH-WIN-07 objectives"
    empty = f"units={blue} generals=r:dead"
    assert table(empty).reached(BLUE) == "enemy-general hill-majority"
    assert table(empty).reached(RED) == ""
    assert ended(empty).results == "won lost KOTH-WIN-07 objectives"


@rule("KOTH-WIN-05", "KOTH-RULING-75")
@pytest.mark.parametrize(
    ("units", "reached"),
    [
        ("bF@D3", True),
        ("bF@D3,bF@A1", False),
        ("bF@D3,bF@E3,bF@A1", False),
        ("bHO@D3,bHO@E3,bHO@F3,bF@A1", True),
        ("rF@D3", False),
    ],
)
def test_three_on_the_hill_or_all_of_them(units: str, reached: bool) -> None:
    assert ("hill-number" in table(f"units={units}").reached(BLUE)) == reached


@rule("KOTH-WIN-06", "KOTH-TERR-07")
def test_a_unit_on_each_of_the_own_tokens() -> None:
    land = "terrain=token-blue@A7:b,token-blue@F6:b"
    assert table(f"units=bF@A7,bF@F6 {land}").reached(BLUE) == "tokens"
    assert table(f"units=bF@A7,rF@F6 {land}").reached(BLUE) == ""
    assert "tokens" not in table(f"units=rF@A7,rF@F6 {land}").reached(RED)
    won = ended(f"units=bF@A7,bF@F6,bF@E4,rF@A1,rF@B1,rF@C1 {land}")
    assert won.results == "won lost KOTH-WIN-07 objectives"


@rule("KOTH-EX-80", "KOTH-RULING-74", "KOTH-RULING-73", "KOTH-RULING-71")
def test_80_nobody_is_left() -> None:
    position = "units= generals=b:dead;r:dead fallen=b:F,F;r:F,F"
    assert ended(f"magic=off {position}", 4).results == "drawn drawn KOTH-RULING-74 nobody-left"
    on = ended(position, 4)
    assert (on.results, on.state.turn) == ("", 5)
    assert table(position).reached(BLUE) == "enemy-general" == table(position).reached(RED)
    back = ended("units=bF@F4 generals=b:dead;r:dead fallen=b:F;r:F,F", 5)
    assert back.results == "won lost KOTH-WIN-07 objectives"
    one = ended("magic=off units=bF@A1 generals=b:dead;r:dead fallen=b:F;r:F,F", 4)
    assert one.results == ""


@rule("KOTH-EX-52", "KOTH-SCEN-06", "KOTH-SCEN-15", "KOTH-RULING-85")
def test_52_king_of_the_woods() -> None:
    woods = "scenario=woods units=bF@B3,bF@C4,rF@D5,bF@I3,rF@J5,rF@F2,bF@F6,bF*@A1,rF*@A7"
    at = table(woods)
    assert at.reached(BLUE) == "forest forest"
    assert at.reached(RED) == "forest"
    assert ended(woods).results == "won lost KOTH-WIN-07 objectives"
    assert len(victory.objectives(at.state, BLUE)) == 5
    near = table("scenario=woods terrain=forest-small@A1,forest-small@C1 units=bF@A1,bF@C1")
    assert near.reached(BLUE) == "forest forest"


@rule("KOTH-EX-49", "KOTH-SCEN-08", "KOTH-SCEN-09", "KOTH-RULING-78", "KOTH-RULING-82", "KOTH-RULING-83")
@rule("KOTH-RULING-93", "KOTH-SCEN-17")
def test_49_ambush() -> None:
    base = "scenario=ambush units=bF@A7,bF@A1,rF*@C4"
    two = f"{base} generals=b:left gone=b:F,HO"
    assert ended(two, 7).results == "drawn drawn KOTH-SCEN-09 ambush-count"
    assert ended(two, 6).results == ""
    third = table(f"{two} turn=6 hands=b:2C,3C;r:2S,3S").play("move card=2C unit=A7 to=A8")
    assert third.results == "won lost KOTH-SCEN-09 broke-out"
    dead = f"{base} generals=b:dead gone=b:F,HO,HO"
    assert ended(dead, 7).results == "drawn drawn KOTH-SCEN-09 ambush-count"
    assert ended(f"{base} gone=b:F", 7).results == "lost won KOTH-SCEN-09 ambush-count"
    nobody = "scenario=ambush units=rF*@C4 generals=b:dead gone=b:F,F,F"
    assert ended(f"magic=off fallen=b:F {nobody}", 3).results == "drawn drawn KOTH-SCEN-09 ambush-count"
    assert ended(nobody, 3).results == "drawn drawn KOTH-SCEN-09 ambush-count"
    assert ended(f"{nobody} fallen=b:F", 3).results == ""
    assert table(base).reached(RED) == ""


@rule("KOTH-EX-50", "KOTH-SCEN-11", "KOTH-SCEN-12", "KOTH-RULING-84", "KOTH-SCEN-18")
def test_50_night_attack() -> None:
    at = table("scenario=night units=rC@C3,bF@C2,rF*@K7,bF*@A1 turn=7 first=red hands=b:2S;r:5D,2H")
    at = at.coming("2D", "3D").play("attack card=5D unit=C3 target=C2", "give-in", "pursue", "discard card=2S")
    assert at.units == "bF*@A1 rC@C2 rF*@K7"
    at = at.play("burn card=2H unit=C2")
    assert at.has("token-destroyed")
    assert at.results == "drawn drawn KOTH-SCEN-12 night-count"


@rule("KOTH-SCEN-12", "KOTH-RULING-78", "KOTH-RULING-82", "KOTH-RULING-84")
def test_ends_of_the_night() -> None:
    one = "scenario=night terrain=lake-deep@E1,token-red@I2"
    joker = table(f"{one} units=rC@I2,rF@H3,bF@I3 first=red hands=b:2S,3S;r:JK1,2H")
    done = joker.play("burn card=JK1 unit=I2")
    assert done.results == "lost won KOTH-SCEN-12 camp-destroyed"
    assert ended(f"{one} units=rF@A7,bF@A1", 7).results == "drawn drawn KOTH-SCEN-12 night-count"
    assert ended("scenario=night units=rF@A7,bF@A1", 7).results == "won lost KOTH-SCEN-12 night-count"
    assert ended("scenario=night units=bF@A1", 3).results == "won lost KOTH-SCEN-12 night-count"
    assert ended("scenario=night units=bF@A1 fallen=r:F", 3).results == ""
    assert ended("scenario=night magic=off units=bF@A1 fallen=r:F", 3).results == "won lost KOTH-SCEN-12 night-count"
    assert table(one + " units=rF@A7").reached(RED) == "first-token"


@rule("KOTH-SCEN-20", "KOTH-SCEN-21", "KOTH-RULING-82")
@pytest.mark.parametrize(
    ("units", "turn", "results"),
    [
        ("bF@D3,rF@E3,rF@F3", 2, ""),
        ("bF@D3,rF@E3,rF@F3", 3, "lost won KOTH-SCEN-21 hill-stormed"),
        ("bF@D3,rF@E3,rF@A1", 3, ""),
        ("bF@D3,rF@E3,rF@A1", 7, "won lost KOTH-SCEN-21 hill-held"),
        ("bF@A1,rF@A7", 7, "won lost KOTH-SCEN-21 hill-held"),
        ("bF@D3", 2, "won lost KOTH-SCEN-21 hill-held"),
        ("rF@D3", 7, "lost won KOTH-SCEN-21 hill-stormed"),
    ],
)
def test_the_siege(units: str, turn: int, results: str) -> None:
    assert ended(f"scenario=siege units={units}", turn).results == results


@rule("KOTH-SCEN-22")
@pytest.mark.parametrize(
    ("units", "generals", "results"),
    [
        ("bF@B2,bF@J2,bF@B6,rF@A7", "", "won lost KOTH-WIN-07 objectives"),
        ("bF@B2,bF@J2,rF@A7", "", ""),
        ("bF@B2,bF@J6,rF@A7", "generals=r:dead", "won lost KOTH-WIN-07 objectives"),
        ("bF@D3,bF@E3,bF@F3,rF@A7", "generals=r:dead", ""),
    ],
)
def test_four_standards(units: str, generals: str, results: str) -> None:
    assert ended(f"scenario=standards units={units} {generals}").results == results
    assert victory.wanted(table("scenario=standards units=").state) == 3


@rule("KOTH-SCEN-23", "KOTH-SCEN-24")
@pytest.mark.parametrize(
    ("units", "blue", "red"),
    [
        ("bF@E3,bF@F4,rF@G5,rF@A7,bF@A1", "lake-majority lake-number", ""),
        ("bF@E3,rF@G5,bF@A1", "", "lake-number"),
        ("bF@E3,bF@A1,rF@A7", "lake-majority", ""),
        ("bF@E3,rF@A7", "lake-majority lake-number", ""),
    ],
)
def test_the_ford(units: str, blue: str, red: str) -> None:
    at = table(f"scenario=ford units={units}")
    assert (at.reached(BLUE), at.reached(RED)) == (blue, red)


@rule("KOTH-WIN-01", "KOTH-WIN-07")
def test_objectives_are_checked_at_the_end_of_a_turn_only() -> None:
    at = table("units=bF@D3,bF@E3,bF@F4,rF@A7 hands=b:2S,3S;r:2C,3C").play("discard card=2S")
    assert at.results == ""
    assert at.question == "turn red"
    done = at.play("discard card=2C", "discard card=3S", "discard card=3C")
    assert done.results == "won lost KOTH-WIN-07 objectives"


@rule("KOTH-WIN-02", "KOTH-WIN-04")
def test_progress_tells_who_would_win_if_this_lasted() -> None:
    blue, red = victory.progress(table("units=bF@D3,bF@E3,rF@D5,rF@A7,rF@B7,bF@A1").state)
    told = {one.name: (one.have, one.need, one.reached) for one in blue.objectives}
    assert told == {"enemy-general": (0, 0, False), "hill-majority": (2, 2, True), "hill-number": (2, 3, False)}
    assert (blue.wanted, blue.wins, red.wins) == (2, False, False)
    blue, red = victory.progress(table("units=bF@D3,bF@E3,bF@F3,rF@A7 seats=red,blue").state)
    assert (blue.wins, red.wins) == (True, False)
    assert ended("units=bF@D3,bF@E3,bF@F3,rF@A7 seats=red,blue").results == "lost won KOTH-WIN-07 objectives"
    assert len(PACK) == 54


@rule("KOTH-WIN-03", "KOTH-WIN-04", "KOTH-WIN-05", "KOTH-WIN-06", "KOTH-SCEN-06", "KOTH-SCEN-08", "KOTH-SCEN-12")
@rule("KOTH-SCEN-21", "KOTH-SCEN-22", "KOTH-SCEN-24", "KOTH-RULING-93")
@pytest.mark.parametrize(
    ("position", "side", "shown"),
    [
        (
            "units=bF@D3,bF@E3,bF*@A1,rF*@F5 terrain=token-blue@B6,token-blue@J6",
            BLUE,
            "enemy-general WIN-03 0/0, hill-majority WIN-04 2/2, hill-number WIN-05 2/3, tokens WIN-06 0/2",
        ),
        ("scenario=ambush units=bF@B6 gone=b:F,C", BLUE, "general-away RULING-93 0/0, units-away SCEN-08 2/3"),
        ("scenario=night units=rF@A7 terrain=none", RED, "first-token SCEN-12 1/1, second-token SCEN-12 1/1"),
        (
            "scenario=night units=rF@A7 terrain=token-red@C2",
            RED,
            "first-token SCEN-12 1/1, second-token SCEN-12 0/1",
        ),
        (
            "scenario=night units=rF@A7 terrain=token-red@C2,token-red@I2",
            RED,
            "first-token SCEN-12 0/1, second-token SCEN-12 0/1",
        ),
        ("scenario=siege units=rF@D3,bF@D5,bF@E5", RED, "hill-majority SCEN-21 1/3"),
    ],
)
def test_what_the_table_says_of_each_objective(position: str, side: int, shown: str) -> None:
    told = victory.objectives(table(position).state, side)
    assert ", ".join(f"{one.name} {one.rule.removeprefix('KOTH-')} {one.have}/{one.need}" for one in told) == shown
