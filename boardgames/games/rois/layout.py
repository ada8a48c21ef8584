"""The terrain before the battle: laid by hand and proposed (ROIS-RULING-11), or an example of what the cards bring."""

from functools import cache

from boardgames.core.contract import Move, Options
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.rois import setup
from boardgames.games.rois.options import SCENARIOS, setting, settle
from boardgames.games.rois.state import CLEAR, EDGES, TERRAIN_NAMES, ZONES, Field, State
from boardgames.games.rois.table import KIND_OF, RoisTable
from boardgames.games.rois.text import zones_of_rows
from boardgames.table.desk import Desk
from boardgames.table.layout import Kind, Laid, Layout
from boardgames.table.space import Rect

EXAMPLE = Luck(50)
"""The deal that is shown as an example."""


class Terrain(Layout):
    """Houses, woods and hills cover, rivers and marshes expose; a zone takes at most one."""

    option = "terrain"
    by_hand = "free"

    def __init__(self) -> None:
        self.places = RoisTable(settle({})).places(_bare(settle({}), CLEAR * ZONES.size))

    def kinds(self, options: Options) -> tuple[Kind, ...]:
        theme = options["theme"]
        return tuple(Kind(name, f"piece.{theme}.{name}", f"rois/zone-{theme}-{name}-1") for name in TERRAIN_NAMES)

    def given(self, options: Options) -> Laid:
        agreed = setting(options)
        letters = CLEAR * ZONES.size
        if agreed.scripted:
            letters = zones_of_rows(SCENARIOS[agreed.scenario].terrain)
        elif agreed.terrain == "cards":
            letters = setup.start(agreed, EXAMPLE).state.field.terrain
        return {zone: KIND_OF[letter] for zone, letter in zip(ZONES.names, letters, strict=True) if letter != CLEAR}

    def paint(self, desk: Desk, board: Rect, options: Options, colours: tuple[str, ...], laid: Laid) -> None:
        letters = "".join(TERRAIN_NAMES.get(laid.get(zone, ""), CLEAR) for zone in ZONES.names)
        _table(str(options["theme"]), colours).paint_board(desk, board, _bare(options, letters))

    def opening(self, laid: Laid) -> Move:
        return Move.make("propose", terrain=tuple(f"{zone}:{laid[zone]}" for zone in ZONES.names if zone in laid))


@cache
def _table(theme: str, colours: tuple[str, ...]) -> RoisTable:
    return RoisTable({"theme": theme}, colours)


def _bare(options: Options, terrain: str) -> State:
    """The board before anybody stands on it; of three nobody knows his seat yet, so they sit as they are listed."""
    agreed = setting(options)
    return State(agreed, UNKNOWN, Field(terrain, (), ()), seats=tuple(EDGES[agreed.players]))


LAYOUT = Terrain()
