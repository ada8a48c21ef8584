"""What stands on the board and lies beside it, and the question that is open.

A set of squares is one int, a bit for each square; so is a set of citizens, a bit for each in the list of all.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from boardgames.core.contract import Outcome
from boardgames.core.grid import OFF, Grid
from boardgames.core.luck import Luck
from boardgames.games.assassins.boards import Board, Door
from boardgames.games.assassins.cards import CARDS, Card
from boardgames.games.assassins.options import CITIZENS, Setting

KING, ASSASSIN = 0, 1
ROLES = ("king", "assassins")
"""The seats; a role is known by its number in this list."""
NOBODY = 255
"""The citizen on a square where nobody of the crowd stands."""
HIDDEN = -2
"""What stands in a view in the place of a secret choice."""

CHOICE, START, POSTERN, CARD, NEXT = "choice", "start", "postern", "card", "next"
TURNS = ("king-turn", "crowd-turn")
"""The stages in which each role has its turn."""
STAGES = (CHOICE, START, POSTERN, CARD, *TURNS, NEXT)


class State(NamedTuple):
    """A position of the game, with everything that was ever seen at the table and still matters."""

    setting: Setting
    luck: Luck
    king: int = OFF
    """The square of the king; OFF before he has a start, and when he has left or fallen."""
    knights: int = 0
    crowd: int = 0
    """The squares of all citizens, hidden assassins and revealed assassins."""
    assassins: int = 0
    """The squares of the revealed assassins."""
    who: bytes = b""
    """The citizen on each square; of a revealed assassin the one he was."""
    secret: int = 0
    """The citizens who were chosen as assassins; HIDDEN in the views of others, 0 before the choice."""
    revealed: int = 0
    captured: int = 0
    killed: int = 0
    wounded: bool = False
    postern: int = OFF
    """The postern that is open (KA-SCEN-C); HIDDEN in the views of others."""
    deck: tuple[str, ...] = ()
    """The cards that are still to come; nobody knows in which order."""
    played: tuple[str, ...] = ()
    """The cards of all rounds, the latest last."""
    stage: str = CHOICE
    king_ap: int = 0
    knight_ap: int = 0
    assassin_ap: int = 0
    caught: bool = False
    """A citizen was captured in this round (KA-CAP-03)."""
    kills: int = 0
    """How many knights were killed in this turn (KA-ASN-08)."""
    seats: tuple[int, int] = (KING, ASSASSIN)
    """The role of each player."""
    game: int = 1
    """The first or the second game of a match."""
    wins: tuple[int, int] = (0, 0)
    """How many games of the match each player has won."""
    ended: Outcome | None = None
    """How the game on the table ended, if it is one of a match."""
    result: Outcome | None = None

    @property
    def board(self) -> Board:
        """The board that is played on."""
        return self.setting.board

    @property
    def grid(self) -> Grid:
        """Its squares."""
        return self.setting.board.grid

    @property
    def over(self) -> bool:
        """This game is over; all secrets lie open (KA-RULING-49)."""
        return self.result is not None or self.stage == NEXT

    @property
    def guards(self) -> int:
        """The squares of the king and his knights."""
        return self.knights | 1 << self.king if self.king != OFF else self.knights

    @property
    def occupied(self) -> int:
        """The squares that hold a figure."""
        return self.guards | self.crowd

    @property
    def citizens(self) -> int:
        """The squares of all unrevealed figures of the crowd."""
        return self.crowd & ~self.assassins

    @property
    def round(self) -> int:
        """The number of the round; while its card is still to be turned, of the one that begins."""
        return len(self.played) + (self.stage == CARD)

    @property
    def card(self) -> Card | None:
        """The card of this round, once it is turned."""
        return CARDS[self.played[-1]] if self.stage in TURNS else None

    @property
    def actor(self) -> int:
        """The role whose turn it is."""
        return ASSASSIN if self.stage in (CHOICE, TURNS[ASSASSIN]) else KING

    @property
    def supply(self) -> int:
        """The assassin figures beside the board (KA-RULING-21)."""
        return self.setting.plan.assassins - self.revealed.bit_count()

    def player(self, role: int) -> int:
        """The player who has this role."""
        return self.seats.index(role)

    def role(self, player: int) -> int:
        """The role of this player."""
        return self.seats[player]

    def citizen(self, square: int) -> str:
        """The name of the citizen on a square."""
        return CITIZENS[self.who[square]]

    def figure(self, square: int) -> str:
        """What the figure of the crowd on a square looks like: a citizen by name, or an assassin."""
        return "assassin" if self.assassins >> square & 1 else CITIZENS[self.who[square]]

    def exits(self, square: int) -> tuple[Door, ...]:
        """The ways out of a square for the king; a hidden postern may be any of the two (KA-KING-04, KA-SCEN-C)."""
        found = tuple(door for door in self.board.doors if door.square == square)
        if self.postern != OFF:
            seen = (HIDDEN, square)
            found += tuple(door for door in self.board.posterns if door.square == square and self.postern in seen)
        return found


def bits(mask: int) -> Iterator[int]:
    """The numbers of a set, lowest first."""
    return Grid.squares(mask)


@cache
def people(mask: int) -> tuple[str, ...]:
    """The names of a set of citizens."""
    return tuple(CITIZENS[number] for number in bits(mask))


def names(board: Board, mask: int) -> tuple[str, ...]:
    """The names of a set of squares."""
    return tuple(board.grid.names[square] for square in bits(mask))
