"""What a game lets people lay out before it begins, and how its table looks until then.

A game's `layout.py` is a `Layout`: pieces of some kinds, at most one in each place. The set-up scene lets them be laid
by hand and hands the result over as the first move of the game; it knows neither the pieces nor the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import NamedTuple

from boardgames.core.contract import Move, Options
from boardgames.table.desk import Desk
from boardgames.table.game import Place
from boardgames.table.space import Rect

Laid = Mapping[str, str]
"""What lies where: the kind of the piece by the name of its place."""


class Kind(NamedTuple):
    """Something that can be laid: the value that names it in a move, the key of its name, its picture."""

    value: str
    name: str
    picture: str


class Layout(ABC):
    """One game's pieces and places. Options are settled ones, colours are those of the players in their order."""

    option: str
    """The option that tells who lays the pieces ..."""
    by_hand: str
    """... and its value that leaves it to the players."""
    player: int = 0
    """Who makes the opening move."""
    aspect: float = 1.0
    """The board's width by its height."""
    places: tuple[Place, ...]
    """Where a piece can lie, in shares of the board."""

    @abstractmethod
    def kinds(self, options: Options) -> tuple[Kind, ...]:
        """The pieces there are."""

    @abstractmethod
    def given(self, options: Options) -> Laid:
        """What lies there when nobody lays it by hand: what the options fix, or an example of what may come."""

    @abstractmethod
    def paint(self, desk: Desk, board: Rect, options: Options, colours: tuple[str, ...], laid: Laid) -> None:
        """The board with what was laid on it."""

    @abstractmethod
    def opening(self, laid: Laid) -> Move:
        """The move that proposes the layout to the others."""
