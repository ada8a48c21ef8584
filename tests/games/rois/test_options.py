"""What may be agreed before a game, and what does not go together."""

import pytest

from boardgames.core.contract import BadOptions, Value
from boardgames.games.rois.rules import RULES
from tests.marks import rule

DEFAULT: dict[str, object] = {
    "scenario": "free",
    "players": "2",
    "teams": "off",
    "zone-max": "4",
    "units": "4",
    "army": "none",
    "deployment": "even",
    "terrain": "cards",
    "specials": (),
    "manoeuvre": "off",
    "rounds": "off",
    "theme": "ancient",
}
OURS = {"units": "2", "terrain": "none", "rounds": "12", "specials": ("general",)}


@rule("ROIS-SCN-02", "ROIS-RULING-04", "ROIS-RULING-64")
@pytest.mark.parametrize(
    ("given", "changed"),
    [
        ({}, {}),
        ({"players": 3}, {"players": "3", "units": "3"}),
        ({"players": "4"}, {"players": "4", "units": "3"}),
        ({"players": 4, "teams": True}, {"players": "4", "units": "3", "teams": "on"}),
        ({"teams": False, "manoeuvre": "on"}, {"manoeuvre": "on"}),
        ({"zone-max": 1}, {"zone-max": "1", "units": "1"}),
        ({"zone-max": 3}, {"zone-max": "3", "units": "3"}),
        ({"zone-max": 2, "players": 3}, {"zone-max": "2", "players": "3", "units": "2"}),
        ({"zone-max": 6}, {"zone-max": "6"}),
        ({"zone-max": 6, "units": 6}, {"zone-max": "6", "units": "6"}),
        ({"units": "auto"}, {}),
        ({"army": "skirmish"}, {"units": "1"}),
        ({"army": "field", "zone-max": 2}, {"units": "2", "zone-max": "2"}),
        ({"army": "pitched", "units": 4}, {}),
        ({"army": "none"}, {}),
        ({"specials": "sapper,general"}, {"specials": ("general", "sapper")}),
        ({"specials": ["raw-officer", "healer"]}, {"specials": ("healer", "raw-officer")}),
        ({"specials": ("standard",)}, {"specials": ("standard",)}),
        ({"specials": ""}, {}),
        ({"specials": "none"}, {}),
        ({"specials": ()}, {}),
        ({"rounds": 10}, {"rounds": "10"}),
        ({"rounds": "40"}, {"rounds": "40"}),
        ({"rounds": False}, {}),
        (
            {"deployment": "free", "terrain": "free", "theme": "space"},
            {"deployment": "free", "terrain": "free", "theme": "space"},
        ),
        ({"scenario": "pitched"}, {"scenario": "pitched"}),
        (
            {"scenario": "pitched", "specials": "general", "terrain": "free"},
            {"scenario": "pitched", "specials": ("general",), "terrain": "free"},
        ),
        ({"scenario": "pitched", "players": 2, "zone-max": 4, "units": 4}, {"scenario": "pitched"}),
        ({"scenario": "breakthrough"}, {"scenario": "breakthrough", **OURS}),
        ({"scenario": "hill"}, {"scenario": "hill", **OURS, "specials": ("general", "standard")}),
        ({"scenario": "head", "theme": "western"}, {"scenario": "head", **OURS, "theme": "western"}),
        ({"scenario": "head", "rounds": 12, "units": 2, "terrain": "none"}, {"scenario": "head", **OURS}),
        ({"scenario": "head", "specials": "general"}, {"scenario": "head", **OURS}),
    ],
)
def test_settled_options(given: dict[str, object], changed: dict[str, object]) -> None:
    settled = RULES.settle(given)
    assert settled == DEFAULT | changed
    assert RULES.settle(settled) == settled, "settled options are options"


FIXED = "option-fixed"


@pytest.mark.parametrize(
    ("given", "number", "reason", "args"),
    [
        pytest.param({"teams": "on"}, "ROIS-RULING-49", "teams-need-four", {}, marks=rule("ROIS-RULING-49")),
        ({"teams": "on", "players": 3}, "ROIS-RULING-49", "teams-need-four", {}),
        pytest.param(
            {"units": 5}, "ROIS-RULING-04", "units-over-maximum", {"units": 5, "most": 4}, marks=rule("ROIS-RULING-04")
        ),
        ({"units": 2, "zone-max": 1}, "ROIS-RULING-04", "units-over-maximum", {"units": 2, "most": 1}),
        pytest.param(
            {"army": "pitched", "zone-max": 3},
            "ROIS-RULING-64",
            "army-preset",
            {"army": "pitched", "units": 4, "most": 3},
            marks=rule("ROIS-RULING-64"),
        ),
        ({"army": "field", "zone-max": 1}, "ROIS-RULING-64", "army-preset", {"army": "field", "units": 2, "most": 1}),
        (
            {"army": "skirmish", "players": 3},
            "ROIS-RULING-64",
            "army-preset",
            {"army": "skirmish", "units": 1, "most": 4},
        ),
        (
            {"army": "skirmish", "units": 2},
            "ROIS-RULING-64",
            "army-preset",
            {"army": "skirmish", "units": 1, "most": 4},
        ),
        *(
            pytest.param(
                {"scenario": "pitched", option: value},
                "ROIS-SCN-01",
                FIXED,
                {"option": option, "scenario": "pitched"},
                marks=rule("ROIS-SCN-01"),
            )
            for option, value in (
                ("players", 3),
                ("zone-max", 5),
                ("units", 3),
                ("rounds", 20),
                ("manoeuvre", "on"),
                ("deployment", "free"),
                ("specials", "healer"),
                ("specials", "general,healer"),
            )
        ),
        *(
            pytest.param(
                {"scenario": name, option: value},
                number,
                FIXED,
                {"option": option, "scenario": name},
                marks=rule("ROIS-SCN-10", "ROIS-SCN-11", "ROIS-SCN-12"),
            )
            for name, number in (("breakthrough", "ROIS-SCN-10"), ("hill", "ROIS-SCN-11"), ("head", "ROIS-SCN-12"))
            for option, value in (
                ("players", 4),
                ("rounds", 20),
                ("specials", "sapper"),
                ("terrain", "free"),
                ("units", 3),
            )
        ),
        ({"colour": "red"}, "ROIS-SCN-02", "option-unknown", {"option": "colour"}),
        ({"x" * 50: "red"}, "ROIS-SCN-02", "option-unknown", {"option": "x" * 40}),
        *(
            ({option: value}, "ROIS-SCN-02", "option-value", {"option": option, "value": shown})
            for option, value, shown in (
                ("players", 1, "1"),
                ("players", 5, "5"),
                ("players", 10**30, "?"),
                ("players", 999, "999"),
                ("players", 1000, "?"),
                ("players", -1000, "?"),
                ("players", "", ""),
                ("players", "2,3", "2,3"),
                ("players", None, "?"),
                ("players", 2.0, "?"),
                ("zone-max", 0, "0"),
                ("zone-max", 7, "7"),
                ("units", 0, "0"),
                ("rounds", 9, "9"),
                ("rounds", 41, "41"),
                ("rounds", True, "on"),
                ("teams", "perhaps", "perhaps"),
                ("theme", "y" * 60, "y" * 40),
                ("specials", "general,general", "general,general"),
                ("specials", "general,dragon", "general,dragon"),
                ("specials", ["general", 3], "general, ?"),
                ("specials", {"general": 1}, "?"),
                ("scenario", "siege", "siege"),
            )
        ),
    ],
)
@rule("ROIS-SCN-02")
def test_options_that_do_not_go_together(
    given: dict[str, object], number: str, reason: str, args: dict[str, Value]
) -> None:
    with pytest.raises(BadOptions) as caught:
        RULES.settle(given)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.reason, dict(refusal.args)) == (number, reason, args)


@rule("ROIS-SCN-02", "ROIS-RULING-64")
def test_the_table_of_options() -> None:
    offered = {option.name: (option.values, option.default, option.many) for option in RULES.options}
    assert offered == {
        "scenario": (("pitched", "free", "breakthrough", "hill", "head"), "free", False),
        "players": (("2", "3", "4"), "2", False),
        "teams": (("off", "on"), "off", False),
        "zone-max": (("1", "2", "3", "4", "5", "6"), "4", False),
        "units": (("auto", "1", "2", "3", "4", "5", "6"), "auto", False),
        "army": (("none", "skirmish", "field", "pitched"), "none", False),
        "deployment": (("even", "free"), "even", False),
        "terrain": (("cards", "free", "none"), "cards", False),
        "specials": (("general", "standard", "healer", "sapper", "raw-officer"), (), True),
        "manoeuvre": (("off", "on"), "off", False),
        "rounds": (("off", *map(str, range(10, 41))), "off", False),
        "theme": (("ancient", "medieval", "western", "modern", "space"), "ancient", False),
    }


@rule("ROIS-RULING-64")
def test_everything_of_the_free_battle_may_be_combined() -> None:
    combined = {"players": 4, "teams": "on", "deployment": "free", "specials": "general,healer", "manoeuvre": "on"}
    assert RULES.settle({**combined, "terrain": "free", "rounds": 10})["rounds"] == "10"
