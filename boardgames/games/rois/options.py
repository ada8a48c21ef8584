"""What is agreed before a game: scenarios and options (catalogue: "Scenarios and options")."""

from dataclasses import dataclass

from boardgames.core.contract import BadOptions, Option, Options, refusal
from boardgames.core.forms import checked

SPECIALS = ("general", "standard", "healer", "sapper", "raw-officer")
"""The kinds of specials (ROIS-RULING-36), in the order of the catalogue."""

ARMIES = {"skirmish": 1, "field": 2, "pitched": 4}
"""Army presets: names for the units in each edge zone (ROIS-RULING-64)."""

THEMES = ("ancient", "medieval", "western", "modern", "space")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: what it fixes, and the terrain it lays down (rows from north to south, as the catalogue draws it)."""

    rule: str
    terrain: str = ""
    specials: tuple[str, ...] = ()
    rounds: int = 0
    free: tuple[str, ...] = ()


_EVERY = ("players", "teams", "zone-max", "units", "army", "deployment", "terrain", "specials", "manoeuvre", "rounds")

SCENARIOS = {
    "pitched": Scenario("ROIS-SCN-01", free=("terrain", "specials")),
    "free": Scenario("ROIS-SCN-02", free=_EVERY),
    "breakthrough": Scenario("ROIS-SCN-10", "...../.w.r./r.h.r/.r.w./.....", ("general",), 12),
    "hill": Scenario("ROIS-SCN-11", "...../w..m./..h../.m..w/.....", ("general", "standard"), 12),
    "head": Scenario("ROIS-SCN-12", "...../..w../mo.om/..w../.....", ("general",), 12),
}

OPTIONS = (
    Option("scenario", tuple(SCENARIOS), "free"),
    Option("players", ("2", "3", "4"), "2"),
    Option("teams", ("off", "on"), "off"),
    Option("zone-max", ("1", "2", "3", "4", "5", "6"), "4"),
    Option("units", ("auto", "1", "2", "3", "4", "5", "6"), "auto"),
    Option("army", ("none", *ARMIES), "none"),
    Option("deployment", ("even", "free"), "even"),
    Option("terrain", ("cards", "free", "none"), "cards"),
    Option("specials", SPECIALS, (), many=True),
    Option("manoeuvre", ("off", "on"), "off"),
    Option("rounds", ("off", *(str(n) for n in range(10, 41))), "off"),
    Option("theme", THEMES, "ancient"),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """The options as the rules use them."""

    scenario: str
    players: int
    teams: bool
    zone_max: int
    units: int
    free_deployment: bool
    terrain: str
    specials: tuple[str, ...]
    manoeuvre: bool
    rounds: int

    @property
    def scripted(self) -> bool:
        """A scenario of our own, with its terrain and specials laid down."""
        return bool(SCENARIOS[self.scenario].terrain)


def settle(options: Options) -> dict[str, object]:
    """All options with their values; those that a scenario fixes stand at what it fixes them to.

    >>> settle({"scenario": "hill"})["specials"]
    ('general', 'standard')
    >>> settle({"players": 3})["units"]
    '3'
    """
    known = {option.name: option for option in OPTIONS}
    given = checked(OPTIONS, options, "ROIS-SCN-02")
    values: dict[str, object] = {option.name: option.default for option in OPTIONS}
    values["scenario"] = name = str(given.get("scenario", "free"))
    scenario = SCENARIOS[name]
    fixed = _fixed(name, scenario)
    for option, value in given.items():
        if option in ("scenario", "theme") or option in scenario.free:
            values[option] = value
        elif value not in (known[option].default, fixed.get(option, known[option].default)):
            raise BadOptions(refusal(scenario.rule, "option-fixed", option=option, scenario=name))
    values.update(fixed)
    if name == "pitched" and values["specials"] not in ((), ("general",)):
        raise BadOptions(refusal("ROIS-SCN-01", "option-fixed", option="specials", scenario=name))
    if values["teams"] == "on" and values["players"] != "4":
        raise BadOptions(refusal("ROIS-RULING-49", "teams-need-four"))
    values["units"] = str(_units(values))
    values["army"] = "none"
    return values


def setting(values: Options) -> Setting:
    """The settled options in the form the rules use."""
    return Setting(
        scenario=str(values["scenario"]),
        players=int(str(values["players"])),
        teams=values["teams"] == "on",
        zone_max=int(str(values["zone-max"])),
        units=int(str(values["units"])),
        free_deployment=values["deployment"] == "free",
        terrain=str(values["terrain"]),
        specials=tuple(kind for kind in SPECIALS if kind in values["specials"]),  # type: ignore[operator]
        manoeuvre=values["manoeuvre"] == "on",
        rounds=0 if values["rounds"] == "off" else int(str(values["rounds"])),
    )


def _fixed(name: str, scenario: Scenario) -> dict[str, object]:
    if name == "pitched":
        return {"players": "2", "zone-max": "4", "units": "4"}
    if not scenario.terrain:
        return {}
    laid_down = {"players": "2", "zone-max": "4", "units": "2", "terrain": "none"}
    return laid_down | {"specials": scenario.specials, "rounds": str(scenario.rounds)}


def _units(values: dict[str, object]) -> int:
    """Units in each edge zone: given, by a preset's name, or the default (ROIS-RULING-04, ROIS-RULING-64)."""
    zone_max, players = int(str(values["zone-max"])), str(values["players"])
    given, army = str(values["units"]), str(values["army"])
    if army != "none":
        if players != "2" or given not in ("auto", str(ARMIES[army])) or ARMIES[army] > zone_max:
            raise BadOptions(refusal("ROIS-RULING-64", "army-preset", army=army, units=ARMIES[army], most=zone_max))
        return ARMIES[army]
    if given == "auto":
        return min(4 if players == "2" else 3, zone_max)
    if int(given) > zone_max:
        raise BadOptions(refusal("ROIS-RULING-04", "units-over-maximum", units=int(given), most=zone_max))
    return int(given)
