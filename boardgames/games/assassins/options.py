"""What is agreed before a game: side of the board or scenario, and options (catalogue: "Scenarios and options")."""

from dataclasses import dataclass, field

from boardgames.core.contract import Option, Options
from boardgames.core.forms import checked
from boardgames.games.assassins import boards, cards
from boardgames.games.assassins.boards import Board

CITIZENS = (
    "monk",
    "plum-seller",
    "apple-seller",
    "dancer",
    "fishmonger",
    "butcher",
    "blacksmith",
    "shepherd",
    "squire",
    "carpenter",
    "witch-hunter",
    "farmer",
)
"""Everybody in the crowd; a citizen is known by his number in this list."""
_SMALL_CROWD = (0, 1, 2, 4, 5, 6, 7, 11)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: its board, its deck, its crowd, and what is special about it."""

    rule: str
    board: Board
    deck: tuple[str, ...] = cards.DECK
    crowd: tuple[int, ...] = tuple(range(len(CITIZENS)))
    assassins: int = 3
    """How many assassins are chosen (KA-SETUP-08, KA-SCEN-D)."""
    wounded: bool = False
    """The wound token starts on its wounded side (KA-SCEN-D)."""
    postern: bool = False
    """The king player chooses a hidden third door (KA-SCEN-C)."""


SCENARIOS = {
    "side-a": Scenario("KA-SCEN-A", boards.A),
    "side-b": Scenario("KA-SCEN-B", boards.B, cards.WITHOUT_CRYSTAL),
    "postern": Scenario("KA-SCEN-C", boards.A, cards.WITHOUT_CRYSTAL, postern=True),
    "wounded": Scenario("KA-SCEN-D", boards.A, assassins=2, wounded=True),
    "little": Scenario("KA-SCEN-E", boards.E, cards.SMALL, _SMALL_CROWD),
}
CHOSEN, DRAWN = "chosen", "drawn"
SINGLE, TWO = "single", "two"

OPTIONS = (
    Option("scenario", tuple(SCENARIOS), "side-a"),
    Option("roles", (CHOSEN, DRAWN), CHOSEN),
    Option("match", (SINGLE, TWO), SINGLE),
    Option("undo", ("on", "off"), "on"),
    Option("cards", ("on", "off"), "on"),
)
"""`cards`: whether the list of played cards is on the screen; the cards are public all the same (KA-RULING-39)."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The options as the rules use them."""

    scenario: str = "side-a"
    roles: str = CHOSEN
    match: str = SINGLE
    undo: bool = True
    plan: Scenario = field(init=False, repr=False, compare=False)
    board: Board = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        plan = SCENARIOS[self.scenario]
        object.__setattr__(self, "plan", plan)
        object.__setattr__(self, "board", plan.board)


def settle(options: Options) -> dict[str, object]:
    """All options with their values.

    >>> settle({"match": "two"})["scenario"]
    'side-a'
    """
    values: dict[str, object] = {option.name: option.default for option in OPTIONS}
    return values | checked(OPTIONS, options, "KA-SETUP-01")


def setting(values: Options) -> Setting:
    """The settled options in the form the rules use."""
    return Setting(str(values["scenario"]), str(values["roles"]), str(values["match"]), values["undo"] == "on")
