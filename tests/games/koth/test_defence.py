"""Defence, flight, retreat, pursuit and chains of counter-attacks: the worked examples and the matrix of choices."""

import pytest

from boardgames.core.contract import Move
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.units import CODES
from tests.marks import rule

from .helpers import Table, table

P1 = "units=bC@B2,bF@B3,bF@C2,rF@C3,rT@A1,rC@D4"
ATTACK = "attack card=8D unit=B2 target=B3"


@rule("KOTH-EX-03", "KOTH-FLEE-01", "KOTH-FLEE-03")
@pytest.mark.parametrize(
    ("units", "attack", "goals"),
    [
        ("bC@B3,rF@B4", "attack card=8D unit=B3 target=B4", "A5 B5 C5"),
        ("bC@I2,rF@J3", "attack card=8H unit=I2 target=J3", "J4 K3 K4"),
    ],
)
def test_03_flight_squares(units: str, attack: str, goals: str) -> None:
    at = table(f"units={units} hands=b:8D,8H;r:2C").coming("9S", "2H").play(attack, "choose card=9S")
    assert at.question == "flee red"
    assert at.goals("flee") == goals == at.listed("flee")


@rule("KOTH-EX-04", "KOTH-PURS-01", "KOTH-PURS-02", "KOTH-DEF-05", "KOTH-FLEE-04", "KOTH-RULING-32")
def test_04_flight_and_pursuit_between_two_units() -> None:
    at = table(f"{P1} hands=b:JH;r:2C").coming("QS").play("attack card=JH unit=B2 target=C3", "choose card=QS")
    assert (at.question, at.sight) == ("flee red", "open")
    assert at.goals("flee") == "C4 D3"
    fled = at.play("flee to=D3")
    assert (fled.question, fled.sight) == ("pursue blue", "open")
    assert fled.play("pursue").units == "bF@C2 bF@B3 bC@C3 rT@A1 rF@D3 rC@D4"
    assert "bC@B2" in fled.play("hold").units


@rule("KOTH-EX-05", "KOTH-DEF-08", "KOTH-DEF-09", "KOTH-CALC-10", "KOTH-PURS-03", "KOTH-ACT-05", "KOTH-ACT-06")
def test_05_a_counter_attack() -> None:
    at = table(f"{P1} hands=b:JH,2D;r:KD,2C").coming("QS", "9S", "3H", "4H").play("attack card=JH unit=B2 target=C3")
    preview = at.modifiers("answer card=KD")
    assert [(one.value, one.name) for one in preview] == [
        (2, "melee-defence"),
        (2, "supporters"),
        (-1, "attackers"),
    ]
    countered = at.play("answer card=KD")
    assert countered.question == "defend blue"
    assert countered.state.open is not None
    assert (countered.state.open.force, countered.state.open.drawn) == (13, ("9S", "3H", "4H"))
    lost = countered.play("choose card=9S")
    assert lost.question == "pursue red"
    after = lost.play("pursue")
    assert after.units == "bF@C2 bF@B3 rT@A1 rF@B2 rC@D4"
    assert after.question == "turn blue"
    assert after.hands == (1, 1)


@rule("KOTH-EX-07", "KOTH-FLEE-02", "KOTH-DEF-03", "KOTH-DEF-11", "KOTH-SHOT-04", "KOTH-PURS-04", "KOTH-DEF-06")
def test_07_a_shot() -> None:
    start = table("units=rT@B6,bF@B3 first=red hands=b:9D,9C,8H;r:9H,2C").coming("10S", "8D")
    at = start.play("shoot card=9H unit=B6 target=B3")
    assert at.state.open is not None
    assert len(at.state.open.drawn) == 2
    assert at.play("choose card=8D").units == "rT@B6"
    assert at.play("choose card=10S").goals("flee") == "A2 B2 C2"
    assert at.play("choose card=10S", "flee to=A2").question == "turn blue"
    assert at.play("answer card=9D").units == "bF@B3 rT@B6"
    assert at.play("answer card=9C").question == "retreat blue"
    assert at.refused("answer card=8H") == "KOTH-DEF-06 too-low"
    assert at.play("answer card=9C", "stay").question == "turn red"
    assert "bF@B4" in at.play("answer card=9C", "retreat to=B4").units


@rule("KOTH-EX-18", "KOTH-RULING-56", "KOTH-FLEE-04")
def test_18_flight_off_the_board_is_elimination() -> None:
    at = table("units=bF@J4,rF@K4 hands=b:6D;r:2H,6C").coming("8C", "3H").play("attack card=6D unit=J4 target=K4")
    after = at.play("choose card=8C")
    assert after.question == "pursue blue"
    assert after.play("pursue").units == "bF@K4"
    assert not at.refused("answer card=6C")
    assert at.refused("answer card=2H") == "KOTH-DEF-06 too-low"


@rule("KOTH-EX-19", "KOTH-RULING-34", "KOTH-FLEE-04")
def test_19_no_flight_between_two_units_but_for_flyers() -> None:
    walls = "rT@C4,rC@D3 hands=b:5H;r:2C"
    at = table(f"units=bC@B2,rF@C3,{walls}").coming("QS", "2H", "3H").play("attack card=5H unit=B2 target=C3")
    assert at.play("choose card=QS").has("no-flight", "eliminated")
    flying = table(f"units=bC@B2,rUV@C3,{walls}").coming("QS", "2H", "3H").play("attack card=5H unit=B2 target=C3")
    assert "rUV@D4" in flying.play("choose card=QS").units


@rule("KOTH-EX-20", "KOTH-GEN-01", "KOTH-GEN-02", "KOTH-DEF-12")
def test_20_a_general_is_never_forced_to_flee() -> None:
    at = table("units=bF@B2,rF*@B3 hands=b:8D;r:2C").coming("9S", "4H", "2D").play(ATTACK)
    assert at.state.open is not None
    assert len(at.state.open.drawn) == 3
    assert at.play("choose card=9S how=flee").goals("flee") == "A4 B4 C4"
    held = at.play("choose card=9S how=block")
    assert held.units == "bF@B2 rF*@B3"
    assert held.has("blocked")
    assert at.refused("choose card=9S") == "TABLE-FORM part-missing"
    assert at.refused("choose card=4H how=block") == "KOTH-GEN-02 no-such-choice"


@rule("KOTH-EX-21", "KOTH-UNIT-11", "KOTH-RULING-51", "KOTH-DEF-13")
def test_21_elite_infantry() -> None:
    at = table("units=bF@B2,rFE@B3 hands=b:8D;r:8C,8H,7H").coming("QS", "KC").play(ATTACK)
    assert at.play("choose card=QS").units == "bF@B2"
    assert at.play("answer card=8C").question == "retreat red"
    assert does(at, "answer card=8H") == "counter"
    assert at.refused("answer card=7H") == "KOTH-DEF-06 too-low"
    assert at.play("give-in").units == "bF@B2"


@rule("KOTH-EX-22", "KOTH-UNIT-15", "KOTH-RULING-51")
def test_22_a_land_monster() -> None:
    at = table("units=bT@B2,rMT@B5 hands=b:6D;r:6H,KS").coming("JS", "5H")
    at = at.play("shoot card=6D unit=B2 target=B5")
    for card in ("JS", "5H"):
        assert at.play(f"choose card={card}").units == "bT@B2"
    assert at.play("answer card=6H").units == "bT@B2 rMT@B5"
    assert at.refused("answer card=KS") == "KOTH-UNIT-15 no-black-defence"


@rule("KOTH-EX-23", "KOTH-UNIT-18", "KOTH-RULING-52", "KOTH-RULING-53", "KOTH-UNIT-17")
def test_23_flyers() -> None:
    at = table("units=bF@B2,rUV@B3 hands=b:8D;r:10H").coming("KH", "9C").play(ATTACK)
    assert at.play("choose card=KH").units == "bF@B2"
    assert at.play("choose card=9C").goals("flee") == "A4 B4 C4"
    countered = at.play("answer card=10H")
    assert countered.state.open is not None
    assert (countered.state.open.force, len(countered.state.open.drawn)) == (10, 2)
    shot = table("units=bT@B2,rUV@B5 hands=b:8D;r:10H").coming("KH", "9C", "2D")
    shot = shot.play("shoot card=8D unit=B2 target=B5")
    assert shot.refused("answer card=10H") == "KOTH-DEF-12 no-use-in-defence"


@rule("KOTH-EX-24", "KOTH-UNIT-07", "KOTH-DEF-12")
def test_24_artillery() -> None:
    at = table("units=rC@B3,bAR@B2 first=red hands=b:5C,6H;r:5D").coming("AH")
    at = at.play("attack card=5D unit=B3 target=B2")
    assert at.play("choose card=AH").units == "rC@B3"
    assert at.play("answer card=5C").question == "retreat blue"
    assert at.refused("answer card=6H") == "KOTH-DEF-12 no-use-in-defence"
    shot = table("units=rT@B5,bAR@B2 first=red hands=b:5C,6H;r:5D").coming("AH")
    shot = shot.play("shoot card=5D unit=B5 target=B2")
    assert shot.play("choose card=AH").units == "bAR@B2 rT@B5"
    assert not shot.refused("answer card=6H")


@rule("KOTH-EX-25", "KOTH-DEF-10", "KOTH-RULING-47", "KOTH-RULING-48", "KOTH-RULING-49", "KOTH-ACT-08", "KOTH-DEF-01")
@rule("KOTH-CARD-07", "KOTH-ACT-06")
def test_25_a_chain() -> None:
    hands = "hands=b:5D,QD,2C,3C,5C,6C,7C;r:9H,8C,9C,10C,JC,QC,KC"
    at = table(f"units=bF@B2,rF@B3 {hands}").coming("3S", "4H", "2S", "6D", "KS", "4C")
    at = at.play("attack card=5D unit=B2 target=B3", "answer card=9H")
    assert at.question == "defend blue"
    at = at.play("answer card=QD")
    assert at.question == "defend red"
    assert at.state.open is not None
    assert at.state.open.drawn == ("KS", "4C")
    assert at.state.discard == ("3S", "4H", "2S", "6D"), "hand cards lie on the table until the last exchange is over"
    at = at.play("choose card=KS")
    assert at.goals("flee") == "A4 B4 C4"
    at = at.play("flee to=B4", "pursue")
    assert at.units == "bF@B3 rF@B4"
    assert at.hands == (5, 6)
    assert at.question == "turn red"
    assert set(at.state.discard) == {"3S", "4H", "2S", "6D", "KS", "4C", "5D", "9H", "QD"}


@rule("KOTH-EX-26", "KOTH-CALC-11", "KOTH-RULING-45", "KOTH-PURS-03")
def test_26_counter_by_a_monster() -> None:
    at = table("units=bC@I2,rMT@I3,rF@H2 hands=b:4D;r:7D").coming("2S", "3S", "4S", "5S")
    at = at.play("attack card=4D unit=I2 target=I3")
    assert at.state.open is not None
    assert len(at.state.open.drawn) == 4
    at = at.play("answer card=7D")
    assert at.has("eliminated"), "no card to draw and no hand: there is nothing to ask"
    assert at.play("pursue").units == "rF@H2 rMT@I2"
    held = table("units=bC@I2,rMT@I3,rF@H2 hands=b:4D,6S;r:7D").coming("2S", "3S", "4S", "5S")
    held = held.play("attack card=4D unit=I2 target=I3", "answer card=7D")
    assert (held.question, held.sight) == ("defend blue", "own")
    assert held.refused("answer card=6S") == "KOTH-DEF-06 too-low"


@rule("KOTH-EX-27", "KOTH-CARD-02", "KOTH-CARD-05", "KOTH-DEF-14", "KOTH-DEF-04")
def test_27_jokers_in_attack_and_defence() -> None:
    at = table("units=bF@B2,rF@C3 hands=b:JK1;r:2C")
    assert at.refused("attack card=JK1 suit=D unit=B2 target=C3") == "KOTH-MELEE-02 wrong-family"
    attacked = at.coming("AS", "3H").play("attack card=JK1 suit=H unit=B2 target=C3")
    assert attacked.state.open is not None
    assert attacked.state.open.force == 14
    assert attacked.play("choose card=AS").goals("flee") == "C4 D3 D4"
    joker = at.coming("JK2", "3H").play("attack card=JK1 suit=H unit=B2 target=C3")
    assert joker.refused("choose card=JK2") == "TABLE-FORM part-missing"
    assert joker.play("choose card=JK2 suit=S").question == "flee red"
    assert joker.play("choose card=JK2 suit=D").units == "bF@B2 rF@C3"


@rule("KOTH-EX-28", "KOTH-RULING-55", "KOTH-FLEE-02")
def test_28_a_shot_at_a_unit_on_its_own_edge() -> None:
    at = table("units=rT@B5,bF@B1 first=red hands=b:2C;r:6H").coming("9C", "9S")
    at = at.play("shoot card=6H unit=B5 target=B1")
    for card in ("9C", "9S"):
        assert at.play(f"choose card={card}").units == "rT@B5"
    general = table("units=rT@B5,bF*@B1 first=red hands=b:2C;r:6H").coming("9C", "9S", "2H")
    general = general.play("shoot card=6H unit=B5 target=B1")
    assert general.play("choose card=9S how=block").units == "bF*@B1 rT@B5"


@rule("KOTH-EX-77", "KOTH-DEF-07", "KOTH-PURS-03", "KOTH-UNIT-07")
def test_77_retreat_in_a_chain() -> None:
    hands = "hands=b:7D,KC,9C,2H,3H,6H;r:10H,2C,3S,4C,5C,6C"
    at = table(f"units=bT@J2,rF@J3 {hands}").coming("4S", "5D", "3C")
    at = at.play("attack card=7D unit=J2 target=J3", "answer card=10H")
    assert at.refused("answer card=9C") == "KOTH-DEF-06 too-low"
    gone = at.play("answer card=KC", "retreat to=I1")
    assert gone.question == "pursue red"
    after = gone.play("pursue")
    assert after.units == "bT@I1 rF@J2"
    assert (after.hands, after.question) == ((4, 5), "turn red")
    stayed = at.play("answer card=KC", "stay")
    assert (stayed.units, stayed.question) == ("bT@J2 rF@J3", "turn red")
    gun = table(f"units=bAR@J2,rF@J3 {hands}").coming("4S", "AH", "3C")
    gun = gun.play("attack card=7D unit=J2 target=J3")
    assert gun.state.open is not None
    assert len(gun.state.open.drawn) == 1
    gun = gun.play("answer card=10H")
    assert gun.play("choose card=AH").has("eliminated")
    assert gun.refused("answer card=2H") == "KOTH-DEF-12 no-use-in-defence"


MATRIX = {
    "F C T BE CL CH FM HO": ("block", "flee", "counter", "retreat", "block", "flee", "block", "retreat"),
    "F* C* T*": ("block", "both", "counter", "retreat", "block", "both", "block", "retreat"),
    "AR": ("-", "flee", "-", "retreat", "block", "flee", "block", "retreat"),
    "FE": ("block", "-", "counter", "retreat", "block", "-", "block", "retreat"),
    "MT": ("block", "-", "counter", "-", "block", "-", "block", "-"),
    "MV UV": ("-", "flee", "counter", "retreat", "-", "flee", "-", "retreat"),
}
ROWS = [(code, row) for codes, row in MATRIX.items() for code in codes.split()]


def attacked(code: str, melee: bool, paralysed: bool, drawn: str) -> Table:
    """A unit in a small forest is attacked with an eight; one card of the draw is named."""
    unit, where = ("F", "D3") if melee else ("T", "D6")
    mark = " castings=D2:r:2:0" if paralysed else ""
    text = f"units=b{unit}@{where},r{code}@D2 scenario=woods terrain=forest-small@D1{mark}"
    at = table(f"{text} hands=b:8D,2D;r:9H,9S,3C").coming(drawn, "2S", "2H", "2C", "3S", "3H", "4S")
    return at.play(f"{'attack' if melee else 'shoot'} card=8D unit={where} target=D2")


def does(at: Table, move: str) -> str:
    """What a move in defence leads to, in the words of the matrix."""
    if at.refused(move):
        return "-"
    after = at.play(move)
    if after.has("answered"):
        how = next(dict(event.args)["how"] for event in after.events if event.kind == "answered")
        return str(how)
    return "block" if after.has("blocked") else "-" if after.has("eliminated") else "flee"


@rule("KOTH-DEF-02", "KOTH-DEF-04", "KOTH-DEF-05", "KOTH-DEF-06", "KOTH-DEF-07", "KOTH-DEF-08", "KOTH-DEF-11")
@rule("KOTH-DEF-12", "KOTH-DEF-13", "KOTH-RULING-43", "KOTH-RULING-54", "KOTH-UNIT-07", "KOTH-UNIT-15", "KOTH-UNIT-18")
@rule("KOTH-RULING-63", "KOTH-RULING-46")
@pytest.mark.parametrize("paralysed", [False, True])
@pytest.mark.parametrize(("code", "row"), ROWS)
def test_the_matrix_of_choices(code: str, row: tuple[str, ...], paralysed: bool) -> None:
    for melee, (red, black, hand_red, hand_black) in ((True, row[:4]), (False, row[4:])):
        assert does(attacked(code, melee, paralysed, "10H"), "choose card=10H") == red
        at = attacked(code, melee, paralysed, "10S")
        if black == "both":
            assert does(at, "choose card=10S how=block") == "block"
            assert does(at, "choose card=10S how=flee") == "flee"
        else:
            assert does(at, "choose card=10S") == black
        assert does(at, "answer card=9H") == ("-" if paralysed else hand_red)
        assert does(at, "answer card=9S") == ("-" if paralysed else hand_black)
        assert at.refused("answer card=3C")
        legal = {str(move) for move in _answers(at)}
        assert legal == {
            f"answer card={card}"
            for card, use in (("9H", hand_red), ("9S", hand_black))
            if use != "-" and not paralysed
        }


def _answers(at: Table) -> list[Move]:
    return [move for move in RULES.moves(at.state, at.asked) or () if move.kind == "answer"]


def test_the_matrix_knows_every_type() -> None:
    assert {code for code, _ in ROWS if not code.endswith("*")} == set(CODES)


@rule("KOTH-RULING-45", "KOTH-DEF-06", "KOTH-RULING-44")
def test_who_has_no_hand_is_not_shown_a_screen() -> None:
    at = table("units=bF@B2,rF@B3 hands=b:8D").coming("2S", "3S").play(ATTACK)
    assert (at.question, at.sight) == ("defend red", "open")
    private = table("units=bF@B2,rF@B3 hands=b:8D;r:2C").coming("2S", "3S").play(ATTACK)
    assert (private.question, private.sight) == ("defend red", "own")
    paralysed = table("units=bF@B2,rF@B3 castings=B3:r:2:1 hands=b:8D;r:2C").coming("2S").play(ATTACK)
    assert (paralysed.question, paralysed.sight) == ("defend red", "open")
    assert paralysed.state.open is not None
    for player in (None, 0, 1):
        seen = RULES.view(paralysed.state, player)
        assert seen.open == paralysed.state.open, "drawn cards lie face up for everybody"
    assert set(paralysed.play("choose card=2S").state.discard) == {"2S"}


@rule("KOTH-RULING-45", "KOTH-DEF-03", "KOTH-DEF-06")
def test_no_card_to_draw() -> None:
    position = "units=bMV@B2,rHO@B3"
    asked = table(f"{position} hands=b:8D;r:9C").play(ATTACK)
    assert asked.question == "defend red"
    assert asked.play("give-in").units == "bMV@B2"
    assert asked.play("answer card=9C", "stay").units == "bMV@B2 rHO@B3"
    nothing = table(f"{position} hands=b:8D").play(ATTACK)
    assert nothing.question == "pursue blue"
    assert {event.rule for event in nothing.events if event.kind == "eliminated"} == {"KOTH-DEF-03"}
    paralysed = table(f"{position} castings=B3:r:2:0 hands=b:8D;r:9C").play(ATTACK)
    assert paralysed.question == "pursue blue"


@rule("KOTH-FLEE-05", "KOTH-RULING-57", "KOTH-RULING-35", "KOTH-FLEE-06")
def test_flight_and_retreat_ignore_stop_terrain_and_road() -> None:
    wood = "units=bF@B2,rAR@B3 terrain=forest-small@A3,rocky@A5,road@C1 hands=b:8D;r:9C"
    at = table(wood).coming("10S", "2S", "3S").play(ATTACK)
    assert at.play("choose card=10S").goals("flee") == "A4 B4 C4"
    retreat = at.play("answer card=9C")
    assert retreat.goals("retreat") == "A2 A3 A4 B4 C2 C3 C4" == retreat.listed("retreat")
    edge = table("units=bF@B5,rT@B6 terrain=forest-small@A6 scenario=woods hands=b:8D;r:9C").coming("10S", "2S", "3S")
    assert edge.play("attack card=8D unit=B5 target=B6", "choose card=10S").goals("flee") == "A7 B7 C7"


@rule("KOTH-FLEE-06", "KOTH-FLEE-04", "KOTH-RULING-34")
def test_where_nobody_can_retreat() -> None:
    position = "units=bF@A2,{},rF@B1,rF@B2 hands=b:8D;r:9C"
    at = table(position.format("rF@A1")).coming("2S", "3S", "4S", "5S")
    stuck = at.play("attack card=8D unit=A2 target=A1", "answer card=9C")
    assert stuck.question == "turn blue" or stuck.has("turn-ends")
    assert "rF@A1" in stuck.units
    lake = table("units=bF@D2,rF@D3,rF@E3 terrain=lake-deep@A2 scenario=woods hands=b:8D;r:9C")
    lake = lake.coming("2S", "3S", "4S").play("attack card=8D unit=D2 target=D3", "answer card=9C")
    assert lake.goals("retreat") == "D4 E4"


@rule("KOTH-PURS-02", "KOTH-RULING-35", "KOTH-RULING-57")
def test_pursuit_ignores_every_restriction_and_gives_no_road_step() -> None:
    at = table("units=bAR@B2,rHO@C3,rF@B3,bF@C2 terrain=forest-small@A1,road@C1 scenario=woods hands=b:8H;r:2C")
    at = at.play("attack card=8H unit=B2 target=C3")
    if at.question.startswith("defend"):
        at = at.play("give-in")
    assert at.question == "pursue blue"
    assert "bAR@C3" in at.play("pursue").units


@rule("KOTH-PURS-04", "KOTH-PURS-01")
def test_no_pursuit_of_a_shot() -> None:
    at = (
        table("units=bT@B2,rF@B4 hands=b:8D;r:2C").coming("2S", "3S").play("shoot card=8D unit=B2 target=B4", "give-in")
    )
    assert at.question == "turn red"


@rule("KOTH-GEN-04", "KOTH-RULING-76", "KOTH-WIN-03")
@pytest.mark.parametrize(
    ("position", "moves", "drawn"),
    [
        ("bF@B2,rF*@B3", ("attack card=8D unit=B2 target=B3", "give-in"), "2S 3S 4S"),
        ("bF@B2,rF*@B3", ("attack card=8D unit=B2 target=B3", "choose card=2S"), "2S 3S 4S"),
        ("bT@B2,rF*@B4", ("shoot card=8D unit=B2 target=B4", "give-in"), "2S 3S 4S"),
        ("bT@B3,rF*@B7", ("lightning card=8S target=B7", "give-in"), "2S 3S 4S 5S"),
        ("bT@B3,rF*@B7", ("shoot card=8D unit=B3 target=B7", "choose card=10S how=flee"), "10S 3S 4S"),
    ],
)
def test_every_way_of_losing_the_general_counts(position: str, moves: tuple[str, ...], drawn: str) -> None:
    at = table(f"units={position},rF@K7 hands=b:8D,8S;r:2C,3C").coming(*drawn.split()).play(*moves)
    assert at.has("general-fell")
    assert "enemy-general" in at.reached(0)
    assert at.reached(1) == ""


@rule("KOTH-RULING-50", "KOTH-CALC-10")
def test_the_number_is_counted_when_the_attack_is_declared() -> None:
    """A counter-attack counts anew: the forest of the first attacker protects him now."""
    at = table("units=bF@B2,rF@B3 terrain=forest-small@A1 scenario=woods hands=b:8D,2D;r:9H").coming(*["2S", "3S"])
    at = at.play(ATTACK)
    assert sum(one.value for one in at.modifiers("answer card=9H")) == 4
