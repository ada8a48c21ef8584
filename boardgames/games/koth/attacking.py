"""Melee and ranged attacks, line of sight, numbers of defence cards (chapters of the same names).

>>> from boardgames.games.koth.text import read
>>> state = read("units=bC@B2,bF@B3,bF@C2,rF@C3,rT@A1,rC@D4")
>>> modifiers = defence_cards(state, "melee", 0, place("B2"), place("C3"))
>>> [(modifier.value, modifier.name) for modifier in modifiers]
[(2, 'melee-defence'), (1, 'supporters'), (-2, 'attackers')]
"""

from boardgames.core.contract import Line, Modifier, Move, Part, Refusal, refusal
from boardgames.games.koth.moving import STRAIGHT, with_cards
from boardgames.games.koth.state import BOARD, NAMES, State, names, place
from boardgames.games.koth.units import RED

MELEE, SHOT, LIGHTNING = "melee", "shot", "lightning"


def range_of(state: State, square: int) -> int:
    """How far a unit shoots, 0 if it does not; one less in the night attack (KOTH-SCEN-10)."""
    reach = state.type(square).reach
    return reach - 1 if reach and state.setting.scenario == "night" else reach


def obstacles(state: State, shooter: int, target: int) -> int:
    """Units, forests, and hill squares higher than both ends (KOTH-LOS-03, KOTH-LOS-07)."""
    land = state.land
    level = max(land.level(shooter), land.level(target))
    return state.occupied | land.forest | (land.hill, land.summit, 0)[level]


def in_the_way(state: State, shooter: int, target: int) -> tuple[int, int, int]:
    """What blocks the line of sight between two squares: on the line, and at corners on either side.

    Corners on one side only do not block (KOTH-LOS-06): then all three are empty.
    """
    through, left, right = BOARD.between(shooter, target)
    found = obstacles(state, shooter, target)
    if through & found:
        return through & found, 0, 0
    if left & found and right & found:
        return 0, left & found, right & found
    return 0, 0, 0


def sees(state: State, shooter: int, target: int) -> bool:
    """The line of sight is valid (KOTH-LOS-04 to -06)."""
    return in_the_way(state, shooter, target) == (0, 0, 0)


def could_shoot(state: State, side: int, shooter: int, target: int) -> bool:
    """A shooting unit, not engaged, with the target in range and in sight (KOTH-CALC-07)."""
    reach = range_of(state, shooter)
    return (
        reach > 0
        and BOARD.distance(shooter, target) <= reach
        and not state.engaged(shooter, side)
        and sees(state, shooter, target)
    )


def defence_cards(state: State, how: str, side: int, unit: int, target: int) -> tuple[Modifier, ...]:
    """The number of defence cards of an attack, as the modifiers that add up to it (chapter "Number of ...")."""
    other = 1 - side
    near = BOARD.around
    kind, general = state.type(target), state.generals
    if how == MELEE:
        found = [Modifier(kind.melee, "melee-defence", "KOTH-CALC-01")]
        if supporters := (near[unit] & state.held[other] & ~(1 << target)).bit_count():
            found.append(Modifier(supporters, "supporters", "KOTH-CALC-01"))
        if attackers := (near[target] & state.held[side] & ~(1 << unit)).bit_count():
            found.append(Modifier(-attackers, "attackers", "KOTH-CALC-01"))
        if general[side] == unit:
            found.append(Modifier(-1, "general-attacks", "KOTH-GEN-03"))
    else:
        found = [Modifier(kind.ranged, "ranged-defence", "KOTH-CALC-02" if how == SHOT else "KOTH-CALC-03")]
        if how == LIGHTNING:
            found.append(Modifier(2, "lightning", "KOTH-MAGIC-09"))
        shooters = BOARD.squares(state.held[side] & (~(1 << unit) if how == SHOT else -1))
        if any(could_shoot(state, side, shooter, target) for shooter in shooters):
            found.append(Modifier(-1, "other-shooter", "KOTH-CALC-07"))
    if general[other] == target:
        found.append(Modifier(1, "own-general", "KOTH-CALC-04"))
    elif general[other] >= 0 and not kind.fantastic and near[target] >> general[other] & 1:
        found.append(Modifier(1, "general-adjacent", "KOTH-CALC-04"))
    if how != LIGHTNING and (malus := state.type(unit).malus):
        found.append(Modifier(-malus, "unit-malus", "KOTH-CALC-06"))
    found += _ground(state, target)
    if state.weakened(target):
        found.append(Modifier(-1, "paralysis", "KOTH-MAGIC-12"))
    total = sum(modifier.value for modifier in found)
    if total < 0:
        found.append(Modifier(-total, "never-below-none", "KOTH-CALC-08"))
    return tuple(found)


def _ground(state: State, square: int) -> list[Modifier]:
    """What the terrain under a unit is worth (KOTH-CALC-05)."""
    land = state.land
    if land.forest >> square & 1:
        return [Modifier(2, "forest", "KOTH-TERR-01")]
    if land.rocky >> square & 1:
        return [Modifier(1, "rocky", "KOTH-TERR-04")]
    if land.shallow >> square & 1:
        return [Modifier(-1, "shallow-lake", "KOTH-TERR-03")]
    return []


def refuse_attack(state: State, side: int, move: Move, suit: str) -> Refusal | None:
    """Why a red card may not be aimed there; the first reason of the catalogue's list."""
    square, name = place(move.one("unit")), move.one("target")
    target = place(name)
    if state.banned(square):
        return refusal("KOTH-MAGIC-11", "paralysed", where=(NAMES[square],), square=NAMES[square])
    if suit not in RED:
        return refusal("KOTH-CARD-03", "black-card-attacks", card=move.one("card"))
    if state.held[side] >> target & 1 if target >= 0 else False:
        return refusal("KOTH-MELEE-01", "own-target", where=(name,), square=name)
    if target < 0 or not state.held[1 - side] >> target & 1:
        return refusal("KOTH-MELEE-01", "nobody-there", where=(name,) if target >= 0 else (), square=name)
    if BOARD.around[square] >> target & 1:
        return _refuse_adjacent(state, move, square, target, suit)
    shot = move.kind == "shoot"
    if not range_of(state, square):
        rule = "KOTH-SHOT-01" if shot else "KOTH-MELEE-01"
        return refusal(rule, "cannot-shoot" if shot else "not-adjacent", where=(name,), unit=state.code(square))
    return _refuse_shot(state, side, square, target) or (
        None if shot else refusal("KOTH-MELEE-01", "shoot-instead", where=(name,))
    )


def _refuse_adjacent(state: State, move: Move, square: int, target: int, suit: str) -> Refusal | None:
    ways = BOARD.straight if suit in STRAIGHT else BOARD.slanting
    name = NAMES[target]
    if not ways[square] >> target & 1:
        other = "heart" if suit in STRAIGHT else "diamond"
        return refusal("KOTH-MELEE-02", "wrong-family", where=(name,), square=name, suit=other)
    if move.kind == "shoot":
        if not range_of(state, square):
            return refusal("KOTH-SHOT-01", "cannot-shoot", where=(name,), unit=state.code(square))
        return refusal("KOTH-SHOT-03", "shooter-engaged", where=(NAMES[square],), square=NAMES[square])
    return None


def _refuse_shot(state: State, side: int, square: int, target: int) -> Refusal | None:
    name = NAMES[target]
    if state.engaged(square, side):
        return refusal("KOTH-SHOT-03", "shooter-engaged", where=(NAMES[square],), square=NAMES[square])
    reach, distance = range_of(state, square), BOARD.distance(square, target)
    if distance > reach:
        return refusal("KOTH-SHOT-02", "out-of-range", where=(name,), distance=distance, most=reach)
    through, left, right = in_the_way(state, square, target)
    if through:
        return refusal("KOTH-LOS-04", "line-blocked", where=names(through), squares=names(through))
    if left:
        return refusal("KOTH-LOS-05", "corners-blocked", where=names(left | right), squares=names(left | right))
    return None


def lines_attack(state: State, side: int, cards: dict[str, tuple[str, ...]], jokers: tuple[str, ...]) -> list[Line]:
    """Every unit against every neighbour in the family of a red card."""
    lines = []
    fighters = state.held[side] & BOARD.touching(state.held[1 - side])
    for square in BOARD.squares(fighters):
        if state.banned(square):
            continue
        unit = Part("unit", (NAMES[square],))
        for suit, ways in (("D", BOARD.straight), ("H", BOARD.slanting)):
            targets = ways[square] & state.held[1 - side]
            if targets and (jokers or suit in cards):
                lines += with_cards("attack", suit, cards, jokers, (unit, Part("target", names(targets))))
    return lines


def lines_shoot(state: State, side: int, cards: dict[str, tuple[str, ...]], jokers: tuple[str, ...]) -> list[Line]:
    """Every shooter at every target; both red suits will do (KOTH-SHOT-01)."""
    lines: list[Line] = []
    if not (jokers or "D" in cards or "H" in cards):
        return lines
    for square in BOARD.squares(state.held[side]):
        if not range_of(state, square) or state.banned(square):
            continue
        enemies = BOARD.squares(state.held[1 - side])
        targets = tuple(NAMES[enemy] for enemy in enemies if could_shoot(state, side, square, enemy))
        if not targets:
            continue
        parts = (Part("unit", (NAMES[square],)), Part("target", targets))
        for suit in ("D", "H"):
            if jokers or suit in cards:
                lines += with_cards("shoot", suit, cards, jokers, parts)
    return lines
