"""What a game tells the printer (`Kit`), what a player orders (`Order`), and what can go wrong (`PrintError`)."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from boardgames.core.contract import Value
from boardgames.printing.paper import PAPERS, Paper
from boardgames.printing.sheets import Sheet
from boardgames.words import Words

INKS = ("colour", "low")
GUIDE = "guide"
"""The page that says how to print; every kit has it as its first part."""


class PrintError(Exception):
    """Something that cannot be printed or written: `reason` has words in every language, `args_` go into them."""

    def __init__(self, reason: str, **args: Value) -> None:
        super().__init__(f"{reason} {args}" if args else reason)
        self.reason = reason
        self.args_ = args


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be printed, and how."""

    game: str
    parts: tuple[str, ...]
    paper: str
    ink: str = "colour"
    look: str = ""
    square: int = 0
    language: str = "en"

    @property
    def sheet(self) -> Paper:
        """The paper, upright."""
        return PAPERS[self.paper]

    @property
    def saves_ink(self) -> bool:
        """It is printed with little ink."""
        return self.ink == INKS[1]

    @property
    def words(self) -> Words:
        """The words of the game in the language of the order."""
        return Words(self.language, self.game)


Maker = Callable[[Order], Iterable[Sheet]]
"""Makes the pages of one part."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The parts of a game to print, cut out and play with. Its words are `kit.*` in the game's own translations."""

    makers: Mapping[str, Maker]
    """The parts besides the guide, in the order of the pages."""
    squares: tuple[int, ...]
    """How large a square of the board may be, in mm."""
    square: int
    """How large it usually is."""
    spare: frozenset[str] = frozenset()
    """Parts that are printed only if somebody asks for them."""
    looks: tuple[str, ...] = ()
    """The themes; the first is the usual one."""

    @property
    def parts(self) -> tuple[str, ...]:
        """All parts by their names."""
        return (GUIDE, *self.makers)

    @property
    def usual(self) -> tuple[str, ...]:
        """The parts that are printed if nobody says anything."""
        return tuple(part for part in self.parts if part not in self.spare)

    def sheets(self, order: Order) -> tuple[Sheet, ...]:
        """The pages of an order, in their order, without the guide."""
        return tuple(sheet for part in order.parts if part != GUIDE for sheet in self.makers[part](order))
