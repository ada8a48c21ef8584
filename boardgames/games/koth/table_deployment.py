"""The deployment at the table: where what is left would sensibly stand, and how far one shoots by night."""

from boardgames.core.contract import Move
from boardgames.games.koth import setting_up
from boardgames.games.koth.attacking import range_of
from boardgames.games.koth.state import BLUE, BOARD, NAMES, RED, State
from boardgames.games.koth.table_facts import COLOURS
from boardgames.table.game import Range

ORDER = ("F", "FE", "FM", "HO", "MT", "T", "AR", "C", "CL", "CH", "BE", "MV", "UV")
"""From the middle of the line to its wings: foot, shooters, then all who are quick."""
MIDDLE = BOARD.square("F4")


def proposal(view: State, player: int) -> Move | None:
    """The next unit of a player where it would sensibly stand: the general first, on open ground, near what counts."""
    side = view.side(player) if view.seats else -1
    if view.stage != "deploy" or not view.reserve[side]:
        return None
    unit = min(view.reserve[side], key=lambda one: (not one.endswith("*"), ORDER.index(one.removesuffix("*"))))
    camp = view.land.tokens(RED) if view.setting.scenario == "night" and side == BLUE else 0
    hearts = tuple(BOARD.squares(camp)) or (MIDDLE,)

    def worth(square: int) -> tuple[bool, int]:
        return bool(view.land.stops >> square & 1), min(BOARD.apart(square, heart) for heart in hearts)

    square = min(BOARD.squares(setting_up.deploy_squares(view, side)), key=worth)
    return Move.make("deploy", unit=unit, to=NAMES[square])


def ranges(view: State) -> tuple[Range, ...]:
    """By night all shoot one square less far: what each shooter on the board has in range (KOTH-SCEN-10)."""
    if view.stage != "deploy" or view.setting.scenario != "night":
        return ()
    found = []
    for square in BOARD.squares(view.occupied):
        reach, side = range_of(view, square), BLUE if view.held[BLUE] >> square & 1 else RED
        if reach:
            near = tuple(name for other, name in enumerate(BOARD.names) if BOARD.distance(square, other) <= reach)
            found.append(Range(NAMES[square], near, reach, COLOURS[side]))
    return tuple(found)
