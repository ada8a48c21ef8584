"""What a game tells the table: its board, figures, cards and seats, and what a click on them may mean.

The table knows no rules and no game; a game's `table.py` is a `GameTable`. Places are given in shares of the board, so
that a layout fits every window.
"""

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple

from boardgames.core.contract import Event, Move, Preview, S
from boardgames.core.partial import Partial
from boardgames.table.desk import Desk, Seat
from boardgames.table.space import Rect
from boardgames.words import Words


def on_board(board: Rect, share: Rect) -> Rect:
    """A rectangle in shares of the board as it lies on the screen."""
    return Rect(board.x + share.x * board.w, board.y + share.y * board.h, share.w * board.w, share.h * board.h)


class Place(NamedTuple):
    """Somewhere on the board that moves can name, as a rectangle in shares of the board."""

    name: str
    rect: Rect


class Figure(NamedTuple):
    """A figure on the board: the value that names it in moves, its picture, its foot and width in shares of the board.

    `coin` is what a counter on it says (hit points left), nothing if it is whole.
    """

    value: str
    picture: str
    x: float
    y: float
    width: float
    place: str
    mine: bool
    coin: str = ""


class Pile(NamedTuple):
    """A pile of cards beside the board: the picture on top, how many, and the icon of its badge."""

    picture: str
    number: int
    icon: str


class Action(NamedTuple):
    """A complete move as a button: what it is called, its sign, and what it would do."""

    move: Move
    words: str
    icon: str
    preview: Preview | None = None


class GameTable(ABC, Generic[S]):
    """One game's side of the table."""

    aspect: float = 1.0
    modes: frozenset[str] = frozenset()
    """Kinds of moves that are begun by a button, because clicks alone would mean something else."""

    @abstractmethod
    def paint_board(self, desk: Desk, board: Rect, view: S) -> None:
        """The printed board with all that lies still on it."""

    @abstractmethod
    def places(self, view: S) -> tuple[Place, ...]:
        """What can be pointed at on the board."""

    @abstractmethod
    def figures(self, view: S, player: int | None) -> tuple[Figure, ...]:
        """The figures, those at the back first."""

    @abstractmethod
    def hand(self, view: S, player: int) -> tuple[str, ...]:
        """The cards of a player as moves name them (or backs)."""

    @abstractmethod
    def card_picture(self, card: str) -> str:
        """The picture of a card, face up or down."""

    @abstractmethod
    def piles(self, view: S) -> tuple[Pile, ...]:
        """Deck, discard pile and the like."""

    @abstractmethod
    def side(self, view: S, player: int) -> str:
        """The colour of a player: blue, vermilion, green or rose."""

    @abstractmethod
    def seat(self, view: S, player: int, name: str, words: Words) -> Seat:
        """A player in the side panel."""

    @abstractmethod
    def heading(self, view: S, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        """The turn in words, the phases of it, and which one runs."""

    @abstractmethod
    def teller(self, view: S, event: Event) -> int | None:
        """Whose doing an event was: his seal stands before the log line. None: a heading."""

    @abstractmethod
    def meaning(self, partial: Partial[S], value: str, names: tuple[str, ...]) -> str:
        """Which of the parts that could take this value is meant by a click on it."""

    @abstractmethod
    def intended(self, partial: Partial[S], value: str, what: str) -> str:
        """The part that a click on something that cannot be picked was meant for; `what` is place, figure or card."""

    def follow(self, partial: Partial[S], name: str, value: str) -> None:
        """Pick what goes along with what was just picked, as a player would expect (all units of the zone)."""

    def on_place(self, partial: Partial[S], view: S, place: str) -> bool:
        """A click on a place that means more than a value (placing before the game); True if it was taken."""
        return False

    def draft(self, view: S, partial: Partial[S] | None) -> S:
        """The view with what is being placed shown where it would lie (before the game)."""
        return view

    @abstractmethod
    def action(self, view: S, move: Move, preview: Preview | None, words: Words) -> Action:
        """A complete move as a button."""

    @abstractmethod
    def kind_icon(self, kind: str) -> str:
        """The sign of a kind of move."""

    def trays(self, desk: Desk, left: Rect, view: S, partial: Partial[S] | None, words: Words) -> None:
        """What this game keeps beside the board."""

    def dropped(self, partial: Partial[S], names: tuple[str, ...]) -> str:
        """Which part a place is meant for when something was dropped on it."""
        return names[-1]

    def alike(self, values: tuple[str, ...]) -> bool:
        """It makes no difference which of these is taken."""
        return len(values) == 1

    def tip(self, view: S, action: Action, words: Words) -> tuple[str, list[tuple[str, str]], str] | None:
        """A preview as a card beside the board: title, rows of words and numbers, total; None if there is nothing."""
        return None

    def target(self, move: Move) -> str:
        """The place that a move is about, for its mark and its card; empty if there is none."""
        return ""

    def source(self, move: Move) -> str:
        """The place that a move starts from, for its arrow; empty if there is none."""
        return ""
