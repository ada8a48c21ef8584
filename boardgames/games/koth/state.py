"""What is on the table: the board with its terrain, units, generals, cards, and the question that is open.

A set of squares is one int, a bit for each square (A1 is the lowest, K7 the highest). Row 8, beyond the board, exists
as bits only: units leave over it in the ambush.
"""

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, TypeVar

from boardgames.core.contract import Outcome
from boardgames.core.grid import OFF, Grid
from boardgames.core.luck import Luck
from boardgames.games.koth.options import Setting
from boardgames.games.koth.units import CODES, NOBODY, TYPES, Type

T = TypeVar("T")

BOARD = Grid(11, 7)
SQUARES = (1 << BOARD.size) - 1
BLUE, RED = 0, 1
SIDES = ("blue", "red")
"""The seats; an army is known by its number in this list."""
LETTERS = "br"
TURNS = 7


def row(number: int) -> int:
    """The squares of a row; row 8 lies beyond the board."""
    return ((1 << BOARD.columns) - 1) << (number - 1) * BOARD.columns


HILL = BOARD.block(BOARD.square("D3"), 5, 3)
SUMMIT = BOARD.block(BOARD.square("E4"), 3, 1)
"""Level 2 of the hill (KOTH-RULING-02)."""
BEYOND = row(8)
HALVES = (row(1) | row(2) | row(3) | row(4), row(4) | row(5) | row(6) | row(7))
"""Each side's half of the table; row 4 belongs to both."""
EDGES = (row(1), row(7))
SECOND_ROWS = (row(2), row(6))
HOMEWARD = (("S", "SE", "SW"), ("N", "NE", "NW"))
"""The three directions towards each side's own edge (KOTH-FLEE-02)."""

DEAD, LEFT, WAITING = -1, -2, -3
"""Where a general is who is on no square: fallen, off the board, or not deployed yet."""

SHAPES = {
    "lake-deep": (3, 3),
    "lake-shallow": (3, 3),
    "road": (1, 7),
    "rocky": (2, 2),
    "forest-small": (2, 2),
    "forest-long": (3, 2),
    "forest-long-turned": (2, 3),
    "forest-large": (3, 3),
    "token-blue": (1, 1),
    "token-red": (1, 1),
}
"""Columns and rows of the printed pieces."""


class Piece(NamedTuple):
    """A piece of terrain on the board, by its south-west corner; `side` has placed it, -1: the scenario."""

    kind: str
    corner: int
    side: int = -1

    @property
    def squares(self) -> int:
        """All squares that the piece covers."""
        return BOARD.block(self.corner, *SHAPES[self.kind])


@dataclass(frozen=True, slots=True)
class Land:
    """The terrain, and what follows from it, worked out once."""

    pieces: tuple[Piece, ...] = ()
    hill: int = HILL
    forest: int = field(init=False, repr=False, compare=False)
    shallow: int = field(init=False, repr=False, compare=False)
    deep: int = field(init=False, repr=False, compare=False)
    road: int = field(init=False, repr=False, compare=False)
    rocky: int = field(init=False, repr=False, compare=False)
    stops: int = field(init=False, repr=False, compare=False)
    """Where a move ends at once: stop terrain, and whatever lies beyond the board."""
    summit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        found = dict.fromkeys(("forest", "shallow", "deep", "road", "rocky"), 0)
        for piece in self.pieces:
            ground = _GROUND.get(piece.kind, piece.kind)
            if ground in found:
                found[ground] |= piece.squares
        for name, squares in found.items():
            object.__setattr__(self, name, squares)
        object.__setattr__(self, "stops", found["forest"] | found["shallow"] | found["rocky"] | BEYOND)
        object.__setattr__(self, "summit", self.hill & SUMMIT)

    def tokens(self, side: int) -> int:
        """The objective tokens of one colour."""
        return sum(1 << piece.corner for piece in self.pieces if piece.kind == f"token-{SIDES[side]}")

    def level(self, square: int) -> int:
        """How high a square lies: 0, 1 or 2."""
        return (self.hill >> square & 1) + (self.summit >> square & 1)

    @property
    def forests(self) -> tuple[Piece, ...]:
        """Each printed forest for itself (KOTH-RULING-85)."""
        return tuple(piece for piece in self.pieces if _GROUND.get(piece.kind) == "forest")


_GROUND = {
    "lake-deep": "deep",
    "lake-shallow": "shallow",
    "forest-small": "forest",
    "forest-long": "forest",
    "forest-long-turned": "forest",
    "forest-large": "forest",
}


@cache
def land(pieces: tuple[Piece, ...], hill: bool) -> Land:
    """The terrain of these pieces, with or without the hill."""
    return Land(pieces, HILL if hill else 0)


class Casting(NamedTuple):
    """A Paralysis that still lasts: on which unit, and for how many actions of either player (KOTH-MAGIC-11, -12)."""

    square: int
    side: int
    """The side of the unit."""
    ban: int
    malus: int


class Open(NamedTuple):
    """An action that is not over: data in the state, never a blocked call.

    `step` is the question: `defend`, `flee`, `retreat` or `pursue`. `how` is `melee`, `shot` or `lightning`; `side`
    attacks with the unit on `unit` (OFF for Lightning) the unit on `target`.
    """

    step: str
    how: str
    side: int
    unit: int
    target: int
    force: int
    drawn: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    """The cards from the hands that lie on the table until the action is over (KOTH-DEF-01)."""
    used: tuple[int, int] = (0, 0)
    """How many of them each side has played: each is one action (KOTH-ACT-09)."""


Pair = tuple[int, int]
Hands = tuple[tuple[str, ...], tuple[str, ...]]


class State(NamedTuple):
    """A position of the game, with everything that was ever seen at the table and still matters.

    `stage` is `armies`, `terrain`, `deploy`, `exchange`, `bid`, `name` or `play`; `asked` the side that is asked there
    (while armies are chosen before the sides are known: the player). `seats` gives each player's side, empty until it
    is known. All pairs are in the order of sides.
    """

    setting: Setting
    luck: Luck
    land: Land
    held: Pair = (0, 0)
    """The squares of each side's units."""
    kinds: bytes = bytes([NOBODY]) * BOARD.size
    """The type of the unit on each square."""
    generals: Pair = (WAITING, WAITING)
    """The square of each general, or DEAD, LEFT, WAITING."""
    hands: Hands = ((), ())
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    stage: str = "play"
    asked: int = -1
    seats: tuple[int, ...] = (BLUE, RED)
    first: int = BLUE
    """The first player of the turn; before the first turn that of the set-up."""
    active: int = BLUE
    """Whose turn it is to play a card."""
    turn: int = 1
    open: Open | None = None
    castings: tuple[Casting, ...] = ()
    aside: Hands = ((), ())
    """The hands that were exchanged in this turn, face down in the discard pile (KOTH-RULING-19)."""
    buried: Hands = ((), ())
    """What of them went into the deck and has not been seen since (KOTH-RULING-89)."""
    deck_was: tuple[str, ...] = ()
    """The open cards that went into the deck when the discard pile was shuffled in this turn."""
    bids: tuple[str, str] = ("", "")
    fallen: Hands = ((), ())
    """The types of eliminated units."""
    gone: Hands = ((), ())
    """The types of units that have left the board."""
    reserve: Hands = ((), ())
    """The units to be deployed; a star marks the general's."""
    armies: Hands = ((), ())
    """What was chosen, hidden until both have chosen."""
    declined: Pair = (0, 0)
    """Who places no more terrain (KOTH-PLACE-08)."""
    offer: int = -1
    """The player who has offered a draw and waits for the answer."""
    offered: Pair = (0, 0)
    """Who has offered a draw in this turn (by player)."""
    result: Outcome | None = None

    def player(self, side: int) -> int:
        """The player who leads this side."""
        return self.seats.index(side) if self.seats else side

    def side(self, player: int) -> int:
        """The side that this player leads; before the sides are known his own number."""
        return self.seats[player] if self.seats else player

    def code(self, square: int) -> str:
        """The type of the unit on a square."""
        return CODES[self.kinds[square]]

    def type(self, square: int) -> Type:
        """The row of the unit on a square in the table of types."""
        return TYPES[self.kinds[square]]

    @property
    def occupied(self) -> int:
        """The squares that hold a unit of either side."""
        return self.held[0] | self.held[1]

    def engaged(self, square: int, side: int) -> bool:
        """A unit of this side on this square stands beside an enemy (KOTH-CONV-04)."""
        return BOARD.around[square] & self.held[1 - side] != 0

    def banned(self, square: int) -> bool:
        """The unit there is paralysed: it cannot be activated (KOTH-MAGIC-11)."""
        return bool(self.castings) and any(casting.square == square and casting.ban > 0 for casting in self.castings)

    def weakened(self, square: int) -> bool:
        """The unit there has one defence card fewer (KOTH-MAGIC-12)."""
        return bool(self.castings) and any(casting.square == square and casting.malus > 0 for casting in self.castings)


def changed(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """A pair with the value of one side changed."""
    return (value, pair[1]) if side == BLUE else (pair[0], value)


@cache
def names(mask: int) -> tuple[str, ...]:
    """The names of a set of squares, also beyond the north edge."""
    return tuple(NAMES[square] for square in BOARD.squares(mask))


NAMES = (*BOARD.names, *(BOARD.name(column, BOARD.rows) for column in range(BOARD.columns)))
PLACES = {name: square for square, name in enumerate(NAMES)}


def place(name: str) -> int:
    """The number of a square, or of a place in the imaginary row 8; OFF for any other name."""
    return PLACES.get(name, OFF)
