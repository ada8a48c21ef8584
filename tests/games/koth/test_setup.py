"""Armies in secret, terrain, deployment, scenarios and options."""

import re

import pytest

from boardgames.core.contract import BadOptions, Move
from boardgames.core.luck import Luck
from boardgames.games.koth.options import SCENARIOS, settle
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import BOARD, HILL, SUMMIT, names
from tests.marks import rule

from .helpers import ARMY, Table, deployed, setup, squares, table
from .test_refusals import CATALOGUE

FANTASTIC = "army units=1:HO,2:HO,3:F,4:F,5:C,6:T,7:T general=3"


@rule("KOTH-ARMY-01", "KOTH-ARMY-02", "KOTH-ARMY-03", "KOTH-RULING-07", "KOTH-SETUP-01")
def test_armies_are_chosen_unseen_and_shown_together() -> None:
    at = setup(script=("blue",))
    assert (at.question, at.sight) == ("army blue", "own")
    at = at.play(ARMY)
    assert (at.question, at.barrier) == ("army red", "declared")
    assert RULES.view(at.state, 1).armies == (("?",) * 7, ())
    assert RULES.view(at.state, 0).armies[0] == ("F*", "F", "F", "C", "C", "T", "T")
    assert not at.has("army-shown")
    both = at.play(ARMY)
    assert both.has("army-shown")
    assert both.state.reserve == (("F*", "F", "F", "C", "C", "T", "T"),) * 2
    seven = setup().refused("army units=1:T,2:T,3:T,4:T,5:T,6:T,7:T general=7")
    assert seven == ""


@rule("KOTH-ARMY-04", "KOTH-ARMY-06", "KOTH-RULING-06", "KOTH-UNIT-13")
def test_a_horde_slot_gives_two_units() -> None:
    at = setup(script=("blue",)).play(FANTASTIC, ARMY)
    assert at.state.reserve[0] == ("HO", "HO", "HO", "HO", "F*", "F", "C", "T", "T")
    assert len(at.state.reserve[0]) == 9
    assert setup().refused("army units=1:AR,2:AR,3:F,4:F,5:C,6:T,7:T general=3") == ""


@rule("KOTH-ARMY-05", "KOTH-ARMY-03")
def test_what_is_not_finished_is_completed() -> None:
    state = setup().state
    for text in ("army", "army units=1:AR,2:BE,3:CL general=1", "army units=1:C,1:T general=9"):
        full = RULES.nearest(state, 0, Move.parse(text))
        assert RULES.refuse(state, 0, full) is None, full
    assert str(RULES.nearest(state, 0, Move.parse("army units=1:AR,2:BE,3:CL general=1"))) == (
        "army units=1:AR,2:BE,3:F,4:F,5:F,6:F,7:F general=3"
    )


@rule("KOTH-RULING-38")
@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("move card=JK1 unit=D2 to=E2", "move card=JK1 suit=S unit=D2 to=E2"),
        ("attack card=JK1 unit=D2 target=D3", "attack card=JK1 suit=D unit=D2 target=D3"),
        ("shoot card=JK1 unit=A2 target=A5", "shoot card=JK1 suit=D unit=A2 target=A5"),
    ],
)
def test_a_joker_without_a_suit_is_given_one(move: str, named: str) -> None:
    at = table("units=bF*@D2,bT@A2,rF*@D3,rT@A5 hands=b:JK1;r:2C")
    full = RULES.nearest(at.state, at.asked, Move.parse(move))
    assert str(full) == named
    assert RULES.refuse(at.state, at.asked, full) is None


@rule("KOTH-EX-43", "KOTH-PLACE-01", "KOTH-PLACE-02", "KOTH-PLACE-03", "KOTH-PLACE-04", "KOTH-PLACE-05")
@rule("KOTH-PLACE-06", "KOTH-PLACE-07", "KOTH-RULING-01", "KOTH-RULING-08", "KOTH-RULING-09", "KOTH-SETUP-02")
def test_43_terrain() -> None:
    at = setup(script=("blue",)).play(ARMY, ARMY)
    assert (at.question, at.sight) == ("terrain blue", "open")
    assert at.refused("lay-terrain piece=forest-large at=D1") == "KOTH-PLACE-07 overlap"
    assert at.refused("lay-terrain piece=forest-large at=A3") == "KOTH-PLACE-05 outside-half"
    assert at.refused("lay-terrain piece=forest-long at=E1") == ""
    assert at.refused("lay-terrain piece=forest-long-turned at=E1") == "KOTH-PLACE-07 overlap"
    assert at.refused("lay-terrain piece=forest-small at=K1") == "KOTH-RULING-09 piece-off-board"
    at = at.play("lay-terrain piece=forest-large at=A2")
    assert at.question == "terrain red"
    assert at.refused("lay-terrain piece=rocky at=A5") == ""
    assert at.refused("lay-terrain piece=rocky at=A4") == "KOTH-PLACE-07 overlap"
    assert at.refused("lay-terrain piece=road at=B1") == "KOTH-PLACE-07 overlap"
    at = at.play("lay-terrain piece=road at=J1")
    assert at.question == "terrain red", "Blue has used his budget and is skipped"
    assert at.refused("lay-terrain piece=lake-deep at=A5") == "KOTH-PLACE-03 too-large-now"
    done = at.play("lay-terrain piece=rocky at=A5")
    assert done.question == "deploy blue"
    assert done.state.land.road == squares("J1 J2 J3 J4 J5 J6 J7")


@rule("KOTH-EX-44", "KOTH-PLACE-10", "KOTH-PLACE-11", "KOTH-RULING-10", "KOTH-RULING-11", "KOTH-RULING-12")
@pytest.mark.parametrize(
    ("tokens", "why"),
    [
        ("at=A7 and=F6", ""),
        ("at=A7 and=F7", "KOTH-PLACE-10 tokens-in-row"),
        ("at=A7 and=E6", "KOTH-PLACE-10 tokens-near"),
        ("at=A3 and=F6", "KOTH-PLACE-10 tokens-half"),
        ("at=A4 and=F5", "KOTH-PLACE-07 overlap"),
        ("at=C4 and=K6", ""),
    ],
)
def test_44_objective_tokens(tokens: str, why: str) -> None:
    at = setup(script=("blue",)).play(ARMY, ARMY)
    assert at.refused(f"lay-terrain piece=tokens {tokens}") == why
    if not why:
        after = at.play(f"lay-terrain piece=tokens {tokens}").play("decline")
        assert after.refused("lay-terrain piece=tokens at=B7 and=G6") == "KOTH-PLACE-11 piece-used"
        first = after.play("lay-terrain piece=rocky at=A1")
        assert first.question == "deploy blue"
        assert first.state.land.tokens(0).bit_count() == 2


@rule("KOTH-PLACE-08", "KOTH-RULING-13", "KOTH-PLACE-09", "KOTH-TERR-02", "KOTH-TERR-03")
def test_declining_lets_the_other_place_the_rest() -> None:
    at = setup(script=("red",)).play(ARMY, ARMY)
    assert at.question == "terrain red"
    at = at.play("decline", "lay-terrain piece=rocky at=A1")
    assert at.question == "terrain blue"
    at = at.play("decline")
    assert at.question == "deploy red"
    for water in ("deep", "shallow"):
        lake = setup(script=("blue",)).play(ARMY, ARMY, f"lay-terrain piece=lake-{water} at=A1")
        assert bool(lake.state.land.deep) == (water == "deep")
        assert lake.refused("lay-terrain piece=lake-deep at=A5") == "KOTH-PLACE-11 piece-used"


@rule("KOTH-RULING-14", "KOTH-PLACE-11", "KOTH-PLACE-07")
def test_what_fits_nowhere_is_not_offered() -> None:
    forest = "forest-large@A2:r,forest-long@E6:r"
    at = table(f"stage=terrain asked=blue units= terrain={forest}")
    pieces = {part.values for line in RULES.lines(at.state, 0, "lay-terrain") for part in line.parts[:1]}
    assert ("forest-large",) not in pieces
    assert ("forest-long",) not in pieces
    assert ("rocky",) in pieces
    assert "lake-deep" in {value for values in pieces for value in values or ()}
    crowded = "rocky@A1:r,rocky@I1:r,forest-small@A3:r,forest-small@I3:r,forest-long@D1:r,road@K1:r"
    full = table(f"stage=terrain asked=blue units= terrain={crowded}")
    listed = {(line.parts[0].values or ("",))[0] for line in RULES.lines(full.state, 0, "lay-terrain")}
    assert listed == {"tokens"} or "rocky" not in listed
    assert full.refused("decline") == ""


@rule("KOTH-EX-46", "KOTH-DEPLOY-01", "KOTH-DEPLOY-02", "KOTH-DEPLOY-04", "KOTH-RULING-03")
def test_46_deployment_in_turns() -> None:
    at = setup(script=("blue",), terrain="off").play(ARMY, FANTASTIC)
    order = ""
    while at.question.startswith("deploy"):
        order += at.question[7]
        side = at.asked
        row = "1" if side == 0 else "7"
        unit = at.state.reserve[side][0]
        assert set(at.listed(f"deploy unit={unit}").split()) <= {f"{c}{row}" for c in "ABCDEFGHIJK"}
        at = at.play(f"deploy unit={unit} to={'ABCDEFGHIJK'[order.count(order[-1]) - 1]}{row}")
    assert order == "br" * 7 + "rr"
    assert at.question == "exchange blue"


@rule("KOTH-DEPLOY-03", "KOTH-RULING-04", "KOTH-TERR-02")
def test_a_lake_in_the_zone() -> None:
    eight = ",".join(f"bF@{column}1" for column in "DEFGHIJK")
    text = f"stage=deploy asked=blue units={eight} terrain=lake-deep@A1 reserve=b:HO;r:F"
    at = table(text)
    assert at.goals("deploy unit=HO") == "D2 E2 F2 G2 H2 I2 J2 K2"
    assert at.refused("deploy unit=HO to=A2") == "KOTH-DEPLOY-01 outside-deployment"
    forest = table("stage=deploy asked=blue units= terrain=forest-small@A1 reserve=b:HO;r:F")
    assert len(forest.goals("deploy unit=HO").split()) == 11


MAPS = {
    "woods": {"L": "forest", "T": "forest", "G": "forest", "S": "forest"},
    "ambush": {"L": "forest", "T": "forest", "G": "forest", "S": "forest", "=": "road"},
    "night": {"S": "forest", "T": "forest", "#": "deep"},
    "standards": {},
    "ford": {"^": "rocky", "~": "shallow", "T": "forest", "S": "forest"},
}
HEADINGS = {
    "woods": "### King of the Woods",
    "ambush": "### Ambush",
    "night": "### Night attack",
    "standards": "#### Four Standards (own design)",
    "ford": "#### The Ford (own design)",
}


def drawn(scenario: str) -> dict[str, set[str]]:
    """The squares of each sign on the map that the catalogue draws."""
    text = CATALOGUE.read_text(encoding="utf-8").split("## Scenarios and options")[1].split(HEADINGS[scenario])[1]
    found: dict[str, set[str]] = {}
    for line in text.split("```")[1].splitlines():
        words = line.split()
        if len(words) >= 12 and words[0].isdigit():
            for column, sign in zip("ABCDEFGHIJK", words[1:12], strict=True):
                found.setdefault(sign, set()).add(column + words[0])
    return found


@rule("KOTH-SCEN-03", "KOTH-SCEN-15", "KOTH-SCEN-16", "KOTH-SCEN-18", "KOTH-SCEN-22", "KOTH-SCEN-23", "KOTH-RULING-81")
@pytest.mark.parametrize("scenario", MAPS)
def test_the_maps_are_those_of_the_catalogue(scenario: str) -> None:
    land, chart = setup(scenario=scenario).state.land, drawn(scenario)
    for ground in ("forest", "road", "deep", "shallow", "rocky"):
        wanted = set().union(*(chart.get(sign, set()) for sign, name in MAPS[scenario].items() if name == ground))
        assert set(names(getattr(land, ground))) == wanted, ground
    assert set(names(land.hill)) == chart.get("1", set()) | chart.get("2", set())
    assert set(names(land.summit)) == chart.get("2", set())
    assert set(names(land.tokens(0))) == chart.get("B", set())
    assert set(names(land.tokens(1))) == chart.get("R", set())


@rule("KOTH-RULING-02", "KOTH-SETUP-02", "KOTH-SCEN-13", "KOTH-SCEN-14", "KOTH-SCEN-20")
def test_the_hill() -> None:
    assert names(HILL) == tuple(f"{column}{row}" for row in (3, 4, 5) for column in "DEFGH")
    assert names(SUMMIT) == ("E4", "F4", "G4")
    for scenario in SCENARIOS:
        hill = setup(scenario=scenario).state.land.hill
        assert bool(hill) == (scenario in ("introduction", "pitched", "siege", "standards"))
    assert BOARD.size == 77


def zones(scenario: str) -> list[tuple[str, int]]:
    """Who deploys how many units in a row, each on a square of his zone."""
    at = setup(script=("blue", "blue"), scenario=scenario, terrain="off").play(ARMY, ARMY)
    found: list[tuple[str, int]] = []
    while at.question.startswith("deploy"):
        who = at.question.split()[1]
        unit = at.state.reserve[at.state.asked][0]
        goals = at.goals(f"deploy unit={unit}").split()
        if not found or found[-1][0] != who:
            found.append((who, 0))
        found[-1] = (who, found[-1][1] + 1)
        at = at.play(f"deploy unit={unit} to={goals[0]}")
    return found


@rule("KOTH-SCEN-07", "KOTH-SCEN-10", "KOTH-SCEN-17", "KOTH-SCEN-19", "KOTH-SCEN-20")
@pytest.mark.parametrize(("scenario", "first"), [("ambush", "red"), ("night", "blue"), ("siege", "blue")])
def test_where_one_side_deploys_completely_first(scenario: str, first: str) -> None:
    other = "blue" if first == "red" else "red"
    assert zones(scenario) == [(first, 7), (other, 7)]


@rule("KOTH-SCEN-17", "KOTH-SCEN-19", "KOTH-SCEN-20", "KOTH-DEPLOY-01", "KOTH-RULING-80")
@pytest.mark.parametrize(
    ("scenario", "side", "zone"),
    [
        ("ambush", "red", "forest"),
        ("ambush", "blue", "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1"),
        ("night", "blue", "A1 B1 C1 D1 A2 B2 C2 D2 H1 I1 J1 K1 H2 I2 J2 K2"),
        ("night", "red", "A7 B7 C7 D7 E7 F7 G7 H7 I7 J7 K7"),
        ("siege", "blue", "hill"),
        ("siege", "red", "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 A7 B7 C7 D7 E7 F7 G7 H7 I7 J7 K7"),
    ],
)
def test_zones_of_the_scenarios(scenario: str, side: str, zone: str) -> None:
    at = table(f"scenario={scenario} stage=deploy asked={side} units= reserve=b:F;r:F")
    area = squares(zone) if " " in zone else getattr(at.state.land, zone)
    assert set(at.goals("deploy unit=F").split()) == set(names(area))


@rule("KOTH-SCEN-01", "KOTH-SCEN-02", "KOTH-SCEN-03", "KOTH-SCEN-13", "KOTH-SCEN-14", "KOTH-OPT-01", "KOTH-OPT-02")
@rule("KOTH-OPT-03", "KOTH-OPT-04", "KOTH-OPT-05", "KOTH-OPT-06")
def test_options_and_what_scenarios_fix() -> None:
    assert settle({}) == {
        "scenario": "pitched",
        "among": (),
        "jokers": "on",
        "fantastic": "on",
        "magic": "on",
        "terrain": "on",
        "armies": "after-roles",
        "roles": "auto",
        "spells": "magical",
    }
    introduction = settle({"scenario": "introduction"})
    assert [introduction[name] for name in ("fantastic", "magic", "terrain")] == ["off"] * 3
    assert settle({"scenario": "woods"})["terrain"] == "off"
    assert settle({"scenario": "woods"})["magic"] == "on"
    assert settle({"jokers": False})["jokers"] == "off"
    assert settle({"spells": "tactics"})["spells"] == "tactics"


@rule("KOTH-SCEN-03", "KOTH-RULING-88", "KOTH-OPT-05", "KOTH-SCEN-05")
@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"armies": "before-scenario"}, "KOTH-RULING-88 scenario-not-drawn"),
        ({"scenario": "drawn", "among": "introduction"}, "KOTH-RULING-88 nothing-to-draw"),
        ({"scenario": "introduction", "among": "siege"}, "KOTH-SCEN-01 option-fixed"),
        ({"scenario": "castle"}, "KOTH-SCEN-05 option-value"),
        ({"colour": "red"}, "KOTH-SCEN-05 option-unknown"),
        ({"scenario": "woods", "among": "siege"}, "KOTH-SCEN-03 option-fixed"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, object], shown: str) -> None:
    with pytest.raises(BadOptions) as caught:
        settle(options)
    assert f"{caught.value.refusal.rule} {caught.value.refusal.reason}" == shown


@rule("KOTH-RULING-15", "KOTH-RULING-16", "KOTH-SETUP-01")
def test_roles_are_drawn_where_the_sides_differ() -> None:
    assert {setup(seed, scenario="pitched").state.seats for seed in range(12)} == {(0, 1)}
    assert {setup(seed, scenario="siege").state.seats for seed in range(12)} == {(0, 1), (1, 0)}
    assert {setup(seed, scenario="siege", roles="chosen").state.seats for seed in range(12)} == {(0, 1)}
    assert {setup(seed, scenario="woods", roles="drawn").state.seats for seed in range(12)} == {(0, 1), (1, 0)}
    swapped = setup(script=("red", "blue"), scenario="night")
    assert (swapped.asked, swapped.question) == (1, "army blue")
    assert RULES.seated(swapped.state) == ("red", "blue")
    firsts = {setup(seed).play(ARMY, ARMY).state.first for seed in range(12)}
    assert firsts == {0, 1}
    assert {setup(seed, scenario="night").play(ARMY, ARMY).state.first for seed in range(12)} == {0, 1}


@rule("KOTH-RULING-88", "KOTH-SCEN-04", "KOTH-OPT-05")
def test_armies_before_the_scenario_or_the_roles_are_known() -> None:
    early = setup(script=("siege", "red", "blue"), scenario="drawn", armies="before-scenario")
    assert (early.asked, early.state.seats, early.state.setting.scenario) == (0, (), "drawn")
    second = early.play(FANTASTIC)
    assert second.asked == 1
    assert RULES.view(second.state, 1).armies == (("?",) * 7, ())
    shown = second.play(ARMY)
    assert shown.state.setting.scenario == "siege"
    assert shown.state.seats == (1, 0)
    assert [len(reserve) for reserve in shown.state.reserve] == [7, 9], "player one leads Red"
    known = setup(script=("woods", "blue"), scenario="drawn", among="woods,ford", armies="after-scenario")
    assert (known.state.setting.scenario, known.state.seats) == ("woods", ())
    drawn_first = setup(script=("woods",), scenario="drawn", among="woods,ford")
    assert (drawn_first.state.setting.scenario, drawn_first.state.seats) == ("woods", (0, 1))
    found = {setup(seed, scenario="drawn").state.setting.scenario for seed in range(60)}
    assert found == set(SCENARIOS) - {"introduction"}
    basic = {setup(seed, scenario="drawn", fantastic="off").state.setting.scenario for seed in range(60)}
    assert basic == set(SCENARIOS)
    learning = setup(script=("introduction",), scenario="drawn", among="introduction", fantastic="off").state.setting
    assert (learning.magic, learning.terrain) == (False, False)


@rule("KOTH-SETUP-01", "KOTH-CONV-02")
def test_a_whole_set_up_stands() -> None:
    for scenario in SCENARIOS:
        at = deployed(scenario, script=())
        if at.question.startswith("terrain"):
            at = Table(at.state).play("decline", "decline")
            assert at.question.startswith("deploy")
            continue
        assert at.state.stage == "exchange"
        assert at.state.occupied.bit_count() == 14
        assert at.state.luck != Luck(1)


@rule("KOTH-PLACE-11")
@pytest.mark.parametrize(
    ("lying", "piece"),
    [
        ("lake-deep@A5:r", "lake-shallow"),
        ("road@I1:r", "road"),
        ("rocky@A6:r,rocky@J6:r", "rocky"),
        ("forest-small@A6:r,forest-small@J6:r", "forest-small"),
        ("forest-long@A6:r", "forest-long-turned"),
        ("forest-large@A5:r", "forest-large"),
    ],
)
def test_each_piece_lies_as_often_as_it_is_printed(lying: str, piece: str) -> None:
    pieces = lying.split(",")
    for number in range(len(pieces) + 1):
        laid = ",".join(pieces[:number]) or "none"
        shown = table(f"stage=terrain asked=blue units= terrain={laid}").refused(f"lay-terrain piece={piece} at=A1")
        assert (shown == "KOTH-PLACE-11 piece-used") == (number == len(pieces)), (laid, shown)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_names_the_rule_that_stands_under_its_title(name: str) -> None:
    titles = {
        "introduction": "Introduction",
        "pitched": "Pitched battle",
        "woods": "King of the Woods",
        "ambush": "Ambush",
        "night": "Night attack",
        "siege": "The Siege (own design)",
        "standards": "Four Standards (own design)",
        "ford": "The Ford (own design)",
    }
    section = re.split(r"^#+ ", CATALOGUE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    told = next(part for part in section if part.startswith(titles[name] + "\n"))
    assert f"- {SCENARIOS[name].rule}" in told
