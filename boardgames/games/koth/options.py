"""What is agreed before a game: scenarios and options (catalogue: "Scenarios and options")."""

from dataclasses import dataclass

from boardgames.core.cards import JOKERS, PACK
from boardgames.core.contract import BadOptions, Option, Options, refusal
from boardgames.core.forms import checked

Laid = tuple[tuple[str, str], ...]
"""Terrain that a scenario lays down: pieces and the squares of their south-west corners."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: what it fixes, and the terrain it lays down on a board without or with the hill."""

    rule: str
    hill: bool = True
    terrain: Laid = ()
    roles: bool = False
    """The sides have different parts to play, so that they are drawn (KOTH-RULING-15)."""


SCENARIOS = {
    "introduction": Scenario("KOTH-SCEN-13"),
    "pitched": Scenario("KOTH-SCEN-14"),
    "woods": Scenario(
        "KOTH-SCEN-15",
        hill=False,
        terrain=(
            ("forest-large", "B3"),
            ("forest-long-turned", "I3"),
            ("forest-small", "F2"),
            ("forest-small", "F5"),
        ),
    ),
    "ambush": Scenario(
        "KOTH-SCEN-16",
        hill=False,
        terrain=(
            ("forest-large", "C4"),
            ("forest-long", "G5"),
            ("forest-small", "A5"),
            ("forest-small", "J4"),
            ("road", "F1"),
        ),
        roles=True,
    ),
    "night": Scenario(
        "KOTH-SCEN-18",
        hill=False,
        terrain=(
            ("lake-deep", "E1"),
            ("forest-small", "B5"),
            ("forest-small", "I5"),
            ("token-red", "C2"),
            ("token-red", "I2"),
        ),
        roles=True,
    ),
    "siege": Scenario("KOTH-SCEN-20", roles=True),
    "standards": Scenario(
        "KOTH-SCEN-22",
        terrain=(("token-blue", "B2"), ("token-blue", "J2"), ("token-red", "B6"), ("token-red", "J6")),
    ),
    "ford": Scenario(
        "KOTH-SCEN-23",
        hill=False,
        terrain=(
            ("lake-shallow", "E3"),
            ("rocky", "C2"),
            ("rocky", "C5"),
            ("forest-small", "I2"),
            ("forest-small", "I5"),
        ),
    ),
}
DRAWN = "drawn"
BEFORE, KNOWN, AFTER = "before-scenario", "after-scenario", "after-roles"
"""When the armies are chosen (KOTH-OPT-05)."""

OPTIONS = (
    Option("scenario", (*SCENARIOS, DRAWN), "pitched"),
    Option("among", tuple(SCENARIOS), (), many=True),
    Option("jokers", ("on", "off"), "on"),
    Option("fantastic", ("on", "off"), "on"),
    Option("magic", ("on", "off"), "on"),
    Option("terrain", ("on", "off"), "on"),
    Option("armies", (BEFORE, KNOWN, AFTER), AFTER),
    Option("roles", ("auto", "chosen", "drawn"), "auto"),
    Option("spells", ("magical", "tactics"), "magical"),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """The options as the rules use them. `scenario` is `drawn` until chance has named it."""

    scenario: str
    among: tuple[str, ...]
    jokers: bool
    fantastic: bool
    magic: bool
    terrain: bool
    armies: str
    roles: str

    @property
    def plan(self) -> Scenario:
        """The scenario that is played."""
        return SCENARIOS[self.scenario]

    @property
    def pack(self) -> tuple[str, ...]:
        """All cards of the game (KOTH-CARD-01)."""
        return PACK if self.jokers else PACK[: -len(JOKERS)]

    @property
    def pool(self) -> tuple[str, ...]:
        """The scenarios that can be drawn; the introduction knows basic units only (KOTH-RULING-88)."""
        agreed = self.among or tuple(SCENARIOS)
        return tuple(name for name in agreed if name != "introduction" or not self.fantastic)


def settle(options: Options) -> dict[str, object]:
    """All options with their values; those that a scenario fixes stand at what it fixes them to.

    >>> settle({"scenario": "introduction"})["magic"]
    'off'
    """
    given = checked(OPTIONS, options, "KOTH-SCEN-05")
    values: dict[str, object] = {option.name: option.default for option in OPTIONS}
    values.update(given)
    scenario = str(values["scenario"])
    fixed = _fixed(scenario)
    for option, value in given.items():
        if value != fixed.get(option, value) and value != _default(option):
            rule = "KOTH-SCEN-01" if scenario == "introduction" else "KOTH-SCEN-03"
            raise BadOptions(refusal(rule, "option-fixed", option=option, scenario=scenario))
    values.update(fixed)
    if values["armies"] == BEFORE and scenario != DRAWN:
        raise BadOptions(refusal("KOTH-RULING-88", "scenario-not-drawn"))
    if scenario == DRAWN and not setting(values).pool:
        raise BadOptions(refusal("KOTH-RULING-88", "nothing-to-draw"))
    return values


def _default(name: str) -> object:
    return next(option.default for option in OPTIONS if option.name == name)


def _fixed(scenario: str) -> dict[str, object]:
    """What a scenario settles by itself (KOTH-SCEN-01, KOTH-SCEN-03)."""
    if scenario == DRAWN:
        return {}
    fixed: dict[str, object] = {"among": ()}
    if scenario == "introduction":
        fixed |= {"fantastic": "off", "magic": "off"}
    if scenario != "pitched":
        fixed["terrain"] = "off"
    return fixed


def setting(values: Options) -> Setting:
    """The settled options in the form the rules use."""
    return Setting(
        scenario=str(values["scenario"]),
        among=tuple(values["among"]),  # type: ignore[arg-type]
        jokers=values["jokers"] == "on",
        fantastic=values["fantastic"] == "on",
        magic=values["magic"] == "on",
        terrain=values["terrain"] == "on",
        armies=str(values["armies"]),
        roles=str(values["roles"]),
    )


def with_scenario(agreed: Setting, name: str) -> Setting:
    """What is agreed, once chance has named the scenario."""
    on = {"fantastic": agreed.fantastic, "magic": agreed.magic, "terrain": agreed.terrain}
    values = {key: value and _fixed(name).get(key) != "off" for key, value in on.items()}
    return Setting(name, agreed.among, agreed.jokers, **values, armies=agreed.armies, roles=agreed.roles)
