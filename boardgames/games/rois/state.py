"""What is on the table: zones, units, specials, terrain, cards, and the question that is open."""

from dataclasses import dataclass, field
from typing import NamedTuple

from boardgames.core.contract import Move, Outcome
from boardgames.core.grid import DIAGONAL, ORTHOGONAL, Grid
from boardgames.core.luck import Luck
from boardgames.games.rois.options import Setting

ZONES = Grid(5, 5)
SOUTH, WEST, NORTH, EAST = range(4)
SEATS = ("south", "west", "north", "east")
"""The seats in turn order (ROIS-RULING-03); an army is known by the number of its seat."""
LETTERS = "SWNE"
FULL_HP = 10

FAMILY: dict[str, tuple[str, ...]] = {"S": ORTHOGONAL, "D": ORTHOGONAL, "C": DIAGONAL, "H": DIAGONAL, "JK": ()}
"""The directions of each suit; it differs from King of the Hill's."""

EDGES: dict[int, dict[int, tuple[str, ...]]] = {
    2: {SOUTH: ("A1", "B1", "C1", "D1", "E1"), NORTH: ("A5", "B5", "C5", "D5", "E5")},
    3: {SOUTH: ("B1", "C1", "D1"), WEST: ("A4", "A5", "B5"), EAST: ("E4", "E5", "D5")},
    4: {
        SOUTH: ("B1", "C1", "D1"),
        WEST: ("A2", "A3", "A4"),
        NORTH: ("B5", "C5", "D5"),
        EAST: ("E2", "E3", "E4"),
    },
}
"""The edge zones of each seat by the number of players (ROIS-SETUP-01, ROIS-RULING-02)."""

CLEAR, HOUSE, WOOD, HILL, RIVER, MARSH = ".owhrm"
DEFENSIVE = (HOUSE, WOOD, HILL)
PENALISING = (RIVER, MARSH)
TERRAIN_NAMES = {"house": HOUSE, "wood": WOOD, "hill": HILL, "river": RIVER, "marsh": MARSH}


class Unit(NamedTuple):
    """One figure or group of figures that never splits (ROIS-SETUP-02)."""

    seat: int
    number: int
    zone: int
    hp: int = FULL_HP

    @property
    def name(self) -> str:
        """`S1`, `N12`: the letter of the seat and the number."""
        return f"{LETTERS[self.seat]}{self.number}"


class Special(NamedTuple):
    """A figure without hit points that goes with units (ROIS-SPEC-01)."""

    seat: int
    kind: str
    zone: int


@dataclass(frozen=True, slots=True)
class Field:
    """The board: terrain, units and specials, and what follows from them, worked out once."""

    terrain: str
    units: tuple[Unit, ...]
    specials: tuple[Special, ...]
    counts: tuple[tuple[int, ...], ...] = field(init=False, repr=False, compare=False)
    """Units of each seat in each zone."""
    held: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The zones of each seat, as a set of bits."""

    def __post_init__(self) -> None:
        counts = [[0] * 25, [0] * 25, [0] * 25, [0] * 25]
        held = [0, 0, 0, 0]
        for seat, _, zone, _ in self.units:
            count = counts[seat]
            if not count[zone]:
                held[seat] |= 1 << zone
            count[zone] += 1
        object.__setattr__(self, "counts", tuple(map(tuple, counts)))
        object.__setattr__(self, "held", tuple(held))

    def names_by_zone(self, seat: int) -> dict[int, list[str]]:
        """The names of an army's units in each of its zones, zones and names in order."""
        letter = LETTERS[seat]
        found: dict[int, list[str]] = {zone: [] for zone in ZONES.squares(self.held[seat])}
        for army, number, zone, _ in self.units:
            if army == seat:
                found[zone].append(f"{letter}{number}")
        return found

    def units_in(self, zone: int, seat: int) -> tuple[Unit, ...]:
        """The units of an army in a zone, by number."""
        return tuple(unit for unit in self.units if unit[2] == zone and unit[0] == seat)

    def specials_in(self, zone: int, seat: int) -> tuple[str, ...]:
        """The kinds of an army's specials in a zone."""
        return tuple(special.kind for special in self.specials if special.zone == zone and special.seat == seat)

    def troops(self, zone: int) -> int:
        """The number of units of all sides in a zone."""
        south, west, north, east = self.counts
        return south[zone] + west[zone] + north[zone] + east[zone]

    def hp(self, seat: int) -> int:
        """The hit points of an army on the board."""
        return sum(unit.hp for unit in self.units if unit.seat == seat)


class Open(NamedTuple):
    """A declared action that waits for an answer (ROIS-RULING-39): data in the state, never a blocked call.

    `step` is the question: `react` (the neutral banner), `reaction` (behind the screen), `replace` or `sabotaged`;
    `asked` is the seat it is put to. `cancelled` and `by` tell what a replacement must fit (ROIS-RULING-41).
    """

    move: Move
    laid: tuple[str, ...]
    step: str
    asked: int
    cancelled: str = ""
    by: str = ""


class State(NamedTuple):
    """A position of the game, with everything that was ever seen at the table and still matters.

    It is a named tuple because changing one field of it takes a quarter of the time of a frozen dataclass.

    `stage` is `terrain`, `agree`, `deploy`, `place` or `play`; `asked` the player (terrain) or seat that is asked there
    and for a draw offer. `seats` gives each player's seat; it is empty until the draw gives them (three players).
    `deck_was` is what the deck held when it was last made: what a player may conclude from it belongs to the state.
    """

    setting: Setting
    luck: Luck
    field: Field
    hands: tuple[tuple[str, ...], ...] = ((), (), (), ())
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    deck_was: tuple[str, ...] = ()
    stage: str = "play"
    seats: tuple[int, ...] = ()
    first: int = SOUTH
    active: int = SOUTH
    round: int = 1
    spent: tuple[str, ...] = ()
    """The cards that the active player has played in this turn, cancelled ones too."""
    open: Open | None = None
    asked: int = -1
    """Whom a set-up question or a draw offer is put to; -1 when none is open."""
    offered: bool = False
    """A draw was offered in this turn (ROIS-RULING-52)."""
    proposal: str = ""
    """The terrain layout that is proposed (ROIS-RULING-11)."""
    off: tuple[int, ...] = (0, 0, 0, 0)
    points: tuple[int, ...] = (0, 0, 0, 0)
    result: Outcome | None = None

    def alive(self, seat: int) -> bool:
        """An army with units on the board (ROIS-END-01)."""
        return self.field.held[seat] != 0

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats of a side: the army itself, with teams the partner across the table too (ROIS-RULING-49)."""
        return (seat, (seat + 2) % 4) if self.setting.teams else (seat,)

    def partner(self, seat: int) -> int:
        """The partner's seat, -1 without teams."""
        return (seat + 2) % 4 if self.setting.teams else -1

    def enemies(self, seat: int) -> tuple[int, ...]:
        """The seats at war with this one."""
        partner = self.partner(seat)
        return tuple(other for other in self.seats if other not in (seat, partner))

    def enemy_zones(self, seat: int) -> int:
        """The zones that hold an enemy unit, as a set of bits."""
        mask = 0
        for other in self.enemies(seat):
            mask |= self.field.held[other]
        return mask

    def friends_in(self, zone: int, seat: int) -> int:
        """Own and partner units in a zone: what counts for support and for the zone maximum."""
        count = self.field.counts[seat][zone]
        return count + self.field.counts[(seat + 2) % 4][zone] if self.setting.teams else count

    def player(self, seat: int) -> int:
        """The player who sits there."""
        return self.seats.index(seat)

    def seat_after(self, seat: int) -> int:
        """The next seat in turn order with an army on the board (ROIS-RULING-03)."""
        for step in (1, 2, 3, 4):
            other = (seat + step) % 4
            if self.field.held[other]:
                return other
        return seat

    def hand(self, seat: int, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """All hands, with this one changed."""
        return (*self.hands[:seat], cards, *self.hands[seat + 1 :])


def with_units(board: Field, units: tuple[Unit, ...], specials: tuple[Special, ...] | None = None) -> Field:
    """The same terrain with other troops on it."""
    return Field(board.terrain, units, board.specials if specials is None else specials)
