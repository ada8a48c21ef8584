"""Objectives and the end of the game (chapters "End of turn and end of game", "Scenarios and options")."""

from typing import NamedTuple

from boardgames.core.contract import Outcome, Result
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import BLUE, DEAD, LEFT, RED, TURNS, Piece, State

UNITS_AWAY = 3
"""How many units Blue must bring off the board in the ambush."""


class Objective(NamedTuple):
    """One aim of a side: its name, the squares that it speaks of, and whether it is reached now.

    `have` of `need` tells how far it is.
    """

    name: str
    rule: str
    reached: bool
    squares: int = 0
    have: int = 0
    need: int = 0


class Progress(NamedTuple):
    """Where a side stands: its objectives, how many it needs, and whether it would win if this lasted."""

    objectives: tuple[Objective, ...]
    wanted: int
    wins: bool


def objectives(state: State, side: int) -> tuple[Objective, ...]:
    """The objectives of a side in the scenario that is played, as they stand now."""
    scenario = state.setting.scenario
    if scenario == "ambush":
        return _escape(state) if side == BLUE else ()
    if scenario == "night":
        return _camp(state) if side == RED else ()
    if scenario == "siege":
        return _storm(state) if side == RED else ()
    general = Objective("enemy-general", "KOTH-WIN-03", state.generals[1 - side] == DEAD)
    if scenario == "woods":
        return (general, *(_forest(state, side, piece) for piece in state.land.forests))
    if scenario == "standards":
        standards = (piece for piece in state.land.pieces if piece.kind.startswith("token-"))
        return (general, *(_standard(state, side, piece) for piece in standards))
    if scenario == "ford":
        lake = state.land.shallow
        return (
            general,
            _more(state, side, lake, "lake-majority", "KOTH-SCEN-24"),
            _enough(state, side, lake, 2, "lake-number", "KOTH-SCEN-24"),
        )
    hill = state.land.hill
    found = [
        general,
        _more(state, side, hill, "hill-majority", "KOTH-WIN-04"),
        _enough(state, side, hill, 3, "hill-number", "KOTH-WIN-05"),
    ]
    tokens = state.land.tokens(side)
    if tokens:
        have = (tokens & state.held[side]).bit_count()
        found.append(Objective("tokens", "KOTH-WIN-06", have == 2, tokens, have, 2))
    return tuple(found)


def _more(state: State, side: int, area: int, name: str, rule: str) -> Objective:
    """Strictly more units there than the enemy."""
    own, other = ((state.held[army] & area).bit_count() for army in (side, 1 - side))
    return Objective(name, rule, own > other, area, own, other + 1)


def _enough(state: State, side: int, area: int, number: int, name: str, rule: str) -> Objective:
    """So many units there, or all of a smaller army, but at least one (KOTH-RULING-73, KOTH-RULING-75)."""
    need = max(1, min(number, state.held[side].bit_count()))
    have = (state.held[side] & area).bit_count()
    return Objective(name, rule, have >= need, area, have, need)


def _forest(state: State, side: int, piece: Piece) -> Objective:
    return _more(state, side, piece.squares, "forest", "KOTH-SCEN-06")


def _standard(state: State, side: int, piece: Piece) -> Objective:
    have = (state.held[side] & piece.squares).bit_count()
    return Objective("standard", "KOTH-SCEN-22", have == 1, piece.squares, have, 1)


def _escape(state: State) -> tuple[Objective, ...]:
    away = len(state.gone[BLUE])
    return (
        Objective("general-away", "KOTH-RULING-93", state.generals[BLUE] == LEFT),
        Objective("units-away", "KOTH-SCEN-08", away >= UNITS_AWAY, 0, away, UNITS_AWAY),
    )


def _camp(state: State) -> tuple[Objective, ...]:
    left = state.land.tokens(RED)
    burnt = 2 - left.bit_count()
    return (
        Objective("first-token", "KOTH-SCEN-12", burnt >= 1, left, min(burnt, 1), 1),
        Objective("second-token", "KOTH-SCEN-12", burnt == 2, left, max(burnt - 1, 0), 1),
    )


def _storm(state: State) -> tuple[Objective, ...]:
    return (_more(state, RED, state.land.hill, "hill-majority", "KOTH-SCEN-21"),)


def wanted(state: State) -> int:
    """How many objectives win (KOTH-WIN-02, KOTH-SCEN-21, KOTH-SCEN-22)."""
    return {"siege": 1, "standards": 3}.get(state.setting.scenario, 2)


def reached(state: State, side: int) -> int:
    """How many objectives a side has reached."""
    return sum(objective.reached for objective in objectives(state, side))


def progress(state: State) -> tuple[Progress, Progress]:
    """Both sides: what they have, what they need, and who would win if the next victory check found it so."""
    check = verdict(state)
    results = check.results if check is not None else ()
    lists = [objectives(state, side) for side in (BLUE, RED)]
    wins = [bool(results) and results[state.player(side)] == Result.WON for side in (BLUE, RED)]
    one, two = (Progress(found, wanted(state), won) for found, won in zip(lists, wins, strict=True))
    return one, two


def at_once(play: Play) -> None:
    """What cannot be undone decides without waiting for the end of the turn (KOTH-RULING-78)."""
    state = play.state
    if state.setting.scenario == "ambush" and reached(state, BLUE) == 2:
        play.over(_won(state, BLUE, "KOTH-SCEN-09", "broke-out"))
    elif state.setting.scenario == "night" and reached(state, RED) == 2:
        play.over(_won(state, RED, "KOTH-SCEN-12", "camp-destroyed"))


def verdict(state: State) -> Outcome | None:
    """The victory check at the end of a turn (KOTH-WIN-01); None if the game goes on."""
    scenario = state.setting.scenario
    last = state.turn >= TURNS
    if scenario == "ambush":
        return _by_count(state, BLUE, "KOTH-SCEN-09", "ambush-count") if last or _helpless(state, BLUE) else None
    if scenario == "night":
        return _by_count(state, RED, "KOTH-SCEN-12", "night-count") if last or _helpless(state, RED) else None
    if scenario == "siege":
        if state.turn >= 3 and reached(state, RED):
            return _won(state, RED, "KOTH-SCEN-21", "hill-stormed")
        return _won(state, BLUE, "KOTH-SCEN-21", "hill-held") if last or _helpless(state, RED) else None
    met = [side for side in (BLUE, RED) if reached(state, side) >= wanted(state)]
    if len(met) == 1:
        return _won(state, met[0], "KOTH-WIN-07", "objectives")
    if not state.occupied and not state.setting.magic:
        return _drawn("KOTH-RULING-74", "nobody-left")
    return _drawn("KOTH-WIN-09", "last-turn") if last else None


def _by_count(state: State, side: int, rule: str, reason: str) -> Outcome:
    """Both objectives of the side that acts, exactly one, or none."""
    number = reached(state, side)
    if number == 1:
        return _drawn(rule, reason)
    return _won(state, side if number == 2 else 1 - side, rule, reason)


def _helpless(state: State, side: int) -> bool:
    """No unit on the board and no way to bring one back (KOTH-RULING-82)."""
    return not state.held[side] and not (state.setting.magic and state.fallen[side])


def _won(state: State, side: int, rule: str, reason: str) -> Outcome:
    return Outcome(tuple(Result.WON if seat == side else Result.LOST for seat in state.seats), rule, reason)


def _drawn(rule: str, reason: str) -> Outcome:
    return Outcome((Result.DRAWN, Result.DRAWN), rule, reason)
