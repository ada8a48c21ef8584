"""What a game tells the printer (`Kit`), what a player orders (`Order`), and what can go wrong (`PrintError`)."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from boardgames.core.contract import Value
from boardgames.printing.paper import PAPERS, Paper
from boardgames.printing.sheets import Sheet

INKS = ("colour", "low")


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


class Kit(ABC):
    """The parts of a game to print, cut out and play with. Its words are `kit.*` in the game's own translations."""

    parts: tuple[str, ...]
    """In the order of the pages."""
    spare: frozenset[str] = frozenset()
    """Parts that are printed only if somebody asks for them."""
    looks: tuple[str, ...] = ()
    """The themes; the first is the usual one."""
    squares: tuple[int, ...]
    """How large a square of the board may be, in mm."""
    square: int
    """How large it usually is."""

    @property
    def usual(self) -> tuple[str, ...]:
        """The parts that are printed if nobody says anything."""
        return tuple(part for part in self.parts if part not in self.spare)

    @abstractmethod
    def sheets(self, order: Order) -> tuple[Sheet, ...]:
        """The pages of an order, in their order."""
