"""The six spells: which card casts which, what they do, how long Paralysis lasts."""

import pytest

from boardgames.core.cards import PACK
from boardgames.games.koth.magic import SPELLS, gives
from boardgames.games.koth.options import setting, settle
from tests.marks import rule

from .helpers import Table, setup, table

TABLE = {
    "vigour": "2H 10D 5H",
    "teleportation": "JH QD KH",
    "portal": "AH AD",
    "lightning": "2S 10C 7S",
    "confusion": "JS QC KS",
    "paralysis": "AS AC",
}


@rule("KOTH-MAGIC-02", "KOTH-MAGIC-04", "KOTH-CARD-05")
def test_which_card_casts_which_spell() -> None:
    for spell, cards in TABLE.items():
        for card in cards.split():
            assert [known for known in SPELLS if gives(card, known)] == [spell]
    for card in PACK:
        assert sum(gives(card, spell) for spell in SPELLS) == (not card.startswith("JK"))


@rule("KOTH-MAGIC-03")
def test_other_names_change_nothing() -> None:
    assert setup(spells="tactics").state == setup(spells="magical").state
    assert setting(settle({"spells": "tactics"})) == setting(settle({}))


@rule("KOTH-EX-38", "KOTH-MAGIC-06", "KOTH-RULING-66", "KOTH-ARMY-05")
def test_38_teleportation() -> None:
    at = table("units=bF*@C2,bC@H1,bCL@A1,rF@K7 fallen=b:T castings=H1:b:2:1 hands=b:KH,2C;r:2S")
    after = at.play("teleportation card=KH to=H1")
    assert after.units == "bCL@A1 bC*@H1 bF@C2 rF@K7"
    assert at.refused("teleportation card=KH to=A1") == "KOTH-MAGIC-06 fantastic-general"
    assert at.refused("teleportation card=KH to=C2") == "KOTH-MAGIC-06 general-is-there"
    assert at.refused("teleportation card=KH to=D1") == "KOTH-MAGIC-06 no-unit-for-general"
    assert at.listed("teleportation card=KH") == "H1"
    dead = table("units=bF@C2,bC@H1,rF@K7 generals=b:dead hands=b:KH;r:2S")
    assert dead.refused("teleportation card=KH to=H1") == "KOTH-MAGIC-06 general-is-dead"
    assert dead.listed("teleportation card=KH") == ""


@rule("KOTH-EX-39", "KOTH-MAGIC-07", "KOTH-MAGIC-08", "KOTH-WIN-03", "KOTH-RULING-69", "KOTH-RULING-86")
def test_39_portal() -> None:
    at = table("units=bC@C2,rF@K7 generals=b:dead fallen=b:F,HO,HO hands=b:AD,2C;r:2S")
    row = "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1"
    assert at.goals("portal card=AD fallen=F") == row == at.listed("portal card=AD fallen=F")
    after = at.play("portal card=AD fallen=F to=B1")
    assert after.units == "bF@B1 bC@C2 rF@K7"
    assert after.state.fallen == (("HO", "HO"), ())
    assert "enemy-general" in after.reached(1)
    assert at.play("portal card=AD fallen=HO to=B1").state.fallen == (("F", "HO"), ())
    full = ",".join(f"bF@{name}" for name in row.split())
    closed = table(f"units={full},rF@K7 fallen=b:F hands=b:AD;r:2S")
    assert closed.refused("portal card=AD fallen=F to=A1") == "KOTH-MAGIC-07 not-free"
    assert closed.listed("portal card=AD fallen=F") == ""
    lake = table("units=bC@C5,rF@K7 fallen=b:F terrain=lake-deep@A1 hands=b:AD;r:2S")
    assert lake.goals("portal card=AD fallen=F") == "D1 E1 F1 G1 H1 I1 J1 K1"


@rule("KOTH-RULING-86", "KOTH-SCEN-20", "KOTH-SCEN-17", "KOTH-SCEN-19")
@pytest.mark.parametrize(
    ("scenario", "side", "number"),
    [
        ("ambush", "red", 23),
        ("ambush", "blue", 11),
        ("night", "blue", 16),
        ("night", "red", 11),
        ("siege", "blue", 15),
        ("siege", "red", 22),
        ("woods", "red", 11),
    ],
)
def test_portal_leads_into_the_zone_of_the_scenario(scenario: str, side: str, number: int) -> None:
    letter = side[0]
    at = table(f"scenario={scenario} units= fallen={letter}:F first={side} hands=b:AD;r:AH")
    card = {"b": "AD", "r": "AH"}[letter]
    assert len(at.listed(f"portal card={card} fallen=F").split()) == number


@rule(
    "KOTH-EX-40", "KOTH-MAGIC-09", "KOTH-RULING-71", "KOTH-RULING-68", "KOTH-FLEE-02", "KOTH-SHOT-04", "KOTH-MAGIC-01"
)
def test_40_lightning() -> None:
    at = table("units=bF@A1,rF@J6 hands=b:7S,7C,JK1;r:2C").coming("9S", "2H", "3H", "4H")
    assert at.number("lightning card=7S target=J6") == 4 == at.number("lightning card=7C target=J6")
    assert at.play("lightning card=7S target=J6", "choose card=9S").goals("flee") == "I7 J7 K7"
    assert at.refused("lightning card=JK1 target=J6") == "KOTH-MAGIC-04 joker-casts-nothing"
    edge = table("units=bT@K3,rC@K7 hands=b:7S;r:2C").coming("9S", "2H")
    assert edge.number("lightning card=7S target=K7") == 2
    assert edge.play("lightning card=7S target=K7", "choose card=9S").has("no-flight", "eliminated")
    nobody = table("units=rF@J6 hands=b:7S;r:2C,9H").coming("2S", "2H", "3H", "4H")
    after = nobody.play("lightning card=7S target=J6", "answer card=9H")
    assert after.units == "rF@J6"
    assert "answered KOTH-DEF-06 seat=red card=9H square=J6 how=block" in after.told


@rule("KOTH-EX-35", "KOTH-MAGIC-10", "KOTH-RULING-25", "KOTH-RULING-26", "KOTH-ACT-06", "KOTH-ACT-08", "KOTH-RULING-87")
def test_35_confusion() -> None:
    at = table("units=bF@A1,rF@K7 hands=b:QC,2S,3S,4S;r:2C,3C,4C,5C").coming("4C")
    after = at.play("confusion card=QC")
    assert (after.hands, after.question) == ((3, 3), "turn blue")
    assert "4C" in after.state.discard
    assert after.barrier == "luck"
    second = table("units=bF@A1,rF@K7 plays=red hands=b:2C,3C,4C;r:KS,2S,3S,4S").coming("3C").play("confusion card=KS")
    assert (second.hands, second.question) == ((2, 3), "turn red")
    empty = table("units=bF@A1,rF@K7 plays=red hands=r:KS")
    assert empty.refused("confusion card=KS") == "KOTH-RULING-25 empty-hand"
    assert not empty.refused("discard card=KS")
    last = table("units=bF@A1,rF@K7 hands=b:QC;r:2C").coming("2C").play("confusion card=QC")
    assert last.has("turn-ends")


PARALYSED = "units=bF@B4,rC@B5,rF@J5,bF@J4"


@rule("KOTH-EX-36", "KOTH-MAGIC-11", "KOTH-MAGIC-12", "KOTH-RULING-62", "KOTH-RULING-63", "KOTH-RULING-64")
def test_36_paralysis() -> None:
    hands = "hands=b:AS,8D,2S,3S,4S;r:5H,6D,7S,8C,9H"
    at = table(f"{PARALYSED} {hands}").play("paralysis card=AS target=B5")
    assert at.refused("move card=7S unit=B5 to=A6") == "KOTH-MAGIC-11 paralysed"
    assert at.refused("attack card=6D unit=B5 target=B4") == "KOTH-MAGIC-11 paralysed"
    assert at.refused("vigour card=5H unit=B5 to=B6") == "KOTH-MAGIC-11 paralysed"
    assert "B5" not in at.listed("move card=7S", "unit").split()
    at = at.play("discard card=5H")
    assert at.number("attack card=8D unit=B4 target=B5") == 1
    at = at.coming("9C").play("attack card=8D unit=B4 target=B5")
    assert at.sight == "open"
    assert at.refused("answer card=9H") == "KOTH-RULING-63 paralysed-defends"
    at = at.play("choose card=9C")
    assert at.goals("flee") == "A6 B6 C6"
    at = at.play("flee to=B6", "hold")
    assert [(one.ban, one.malus) for one in at.state.castings] == [(1, 0)]
    assert at.refused("move card=7S unit=B6 to=B7") == "KOTH-MAGIC-11 paralysed"
    at = at.play("discard card=6D", "discard card=2S")
    assert at.state.castings == ()
    assert not at.refused("move card=7S unit=B6 to=A7")


@rule("KOTH-EX-37", "KOTH-RULING-62", "KOTH-ACT-05")
def test_37_a_hand_defence_is_an_action() -> None:
    hands = "hands=b:AS,4D,2S,3S,5S;r:5H,6D,7S,8C,9H"
    at = (
        table(f"{PARALYSED} {hands}")
        .coming("2H", "3H")
        .play(
            "paralysis card=AS target=B5",
            "discard card=5H",
            "attack card=4D unit=J4 target=J5",
            "answer card=8C",
            "stay",
        )
    )
    assert at.question == "turn blue"
    assert at.state.castings == ()
    at = at.play("discard card=2S")
    assert not at.refused("move card=7S unit=B5 to=A6")


@rule("KOTH-EX-78", "KOTH-RULING-91", "KOTH-RULING-64")
def test_78_paralysis_twice() -> None:
    hands = "hands=b:AS,AC,8D,2S,3S;r:5H,6D,7S,8C,9H"
    at = table(f"{PARALYSED} {hands}").play("paralysis card=AS target=B5", "discard card=5H")
    at = at.play("paralysis card=AC target=B5")
    assert [(one.ban, one.malus) for one in at.state.castings] == [(1, 0), (2, 1)]
    at = at.play("discard card=6D")
    assert [(one.ban, one.malus) for one in at.state.castings] == [(1, 1)]
    assert at.number("attack card=8D unit=B4 target=B5") == 1
    at = at.play("discard card=2S")
    assert at.refused("move card=7S unit=B5 to=A6") == "KOTH-MAGIC-11 paralysed"
    at = at.play("discard card=8C", "discard card=3S")
    assert not at.refused("move card=7S unit=B5 to=A6")
    twice = table(f"{PARALYSED} castings=B5:r:2:1,B5:r:2:1 hands=b:8D;r:2C")
    assert twice.number("attack card=8D unit=B4 target=B5") == 1
    confused = (
        table(f"{PARALYSED} hands=b:AS,QS,8D;r:5H,6D,7S")
        .coming("7S")
        .play("paralysis card=AS target=B5", "discard card=5H", "confusion card=QS")
    )
    assert confused.number("attack card=8D unit=B4 target=B5") == 2


@rule("KOTH-RULING-64", "KOTH-MAGIC-11")
def test_a_paralysis_runs_on_into_the_next_turn() -> None:
    at = table(f"{PARALYSED} hands=b:AS;r:2C").play("paralysis card=AS target=B5", "discard card=2C")
    assert at.state.turn == 2
    assert [(one.ban, one.malus) for one in at.state.castings] == [(1, 1)]
    last = table(f"{PARALYSED} first=red hands=b:AS;r:2C").play("discard card=2C", "paralysis card=AS target=B5")
    assert last.state.turn == 2
    assert [(one.ban, one.malus) for one in last.state.castings] == [(2, 1)]


@rule("KOTH-RULING-65")
def test_a_paralysed_unit_supports_and_holds() -> None:
    at = table("units=bF@B2,rF@B3,rF*@C3 castings=C3:r:2:1 hands=b:8D;r:2C")
    assert at.number("attack card=8D unit=B2 target=B3") == 4
    hill = table("units=bF@A1,rF@F4 castings=F4:r:2:1 hands=b:8D;r:2C")
    assert hill.reached(1) == "hill-majority hill-number"


@rule("KOTH-MAGIC-05", "KOTH-RULING-67", "KOTH-RULING-32")
def test_vigour_goes_one_square_any_way_that_is_open() -> None:
    at = table("units=bF@B2,rF@B3,rF@C2 hands=b:7H;r:2C")
    assert at.goals("vigour card=7H unit=B2") == "A1 A2 A3 B1 C1"
    assert at.refused("vigour card=7H unit=B2 to=C3") == "KOTH-MOVE-08 squeezed"
    assert at.play("vigour card=7H unit=B2 to=C1").units == "bF@C1 rF@C2 rF@B3"


@rule("KOTH-ACT-03", "KOTH-SCEN-01", "KOTH-RULING-70")
def test_without_magic_there_are_no_spells() -> None:
    at = table("scenario=introduction units=bF@B2,rF@B3 hands=b:7S,7H,QS,AS;r:2C")
    for move in ("lightning card=7S target=B3", "vigour card=7H unit=B2 to=B1", "confusion card=QS"):
        assert at.refused(move) == "KOTH-ACT-03 no-magic"
    assert at.listed("lightning card=7S", "target") == ""


@rule("KOTH-RULING-69")
def test_who_has_left_the_board_is_not_brought_back() -> None:
    at = table("scenario=ambush units=bF@B2,rF@B3 gone=b:C fallen=b:F hands=b:AH;r:2C")
    assert at.refused("portal card=AH fallen=C to=A1") == "KOTH-RULING-69 has-left"
    assert at.refused("portal card=AH fallen=T to=A1") == "KOTH-MAGIC-07 nobody-fallen"


def _castings(at: Table) -> list[tuple[int, int]]:
    return [(one.ban, one.malus) for one in at.state.castings]


@rule("KOTH-RULING-64")
def test_a_chain_counts_when_it_is_over() -> None:
    at = table(f"{PARALYSED} castings=B5:r:2:1 hands=b:5D,QD,2C;r:9H,8C,KC").coming("3S", "4H", "2S", "6D", "KS", "4C")
    at = at.play("attack card=5D unit=J4 target=J5", "answer card=9H", "answer card=QD")
    assert _castings(at) == [(2, 1)]
    at = at.play("give-in", "hold")
    assert _castings(at) == [(1, 0)]
