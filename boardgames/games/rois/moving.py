"""Moving: one card, one direction; the grand manoeuvre; the brilliant move (chapters "Moving", "Brilliant action")."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Line, Move, Part, Refusal, Value, refusal
from boardgames.core.grid import OFF, STEPS
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import (
    FAMILY,
    LETTERS,
    NORTH,
    SEATS,
    SOUTH,
    ZONES,
    Field,
    Special,
    State,
    Unit,
    with_units,
)

MOVE_RULE = {Suit.SPADE: "ROIS-MOVE-01", Suit.CLUB: "ROIS-MOVE-02"}
C3 = ZONES.square("C3")
LEAVING = {SOUTH: "N", NORTH: "S"}
"""The direction in which an army leaves the board in the breakthrough (ROIS-SCN-10)."""


def refuse_move(state: State, seat: int, move: Move) -> Refusal | None:
    """A spade or club moves units and specials of one zone by one zone (ROIS-MOVE-01 to -04)."""
    if state.setting.manoeuvre:
        return _refuse_manoeuvre(state, seat, move)
    suit = SUIT_OF[move.one("card")]
    return (
        _refuse_pieces(state, seat, move, move.some("units"), "ROIS-MOVE-01")
        or _refuse_way(state, seat, move, suit, 1)
        or _refuse_goal(state, seat, move, move.some("units"))
    )


def refuse_brilliant_move(state: State, seat: int, move: Move) -> Refusal | None:
    """One unit moves exactly two zones in one direction (ROIS-RULING-30)."""
    units = move.some("unit")
    early = _refuse_pieces(state, seat, move, units, "ROIS-MOVE-01")
    if early is None and len(units) != 1:
        early = refusal("ROIS-BRIL-01", "one-unit-only", where=units)
    early = early or _refuse_way(state, seat, move, SUIT_OF[move.one("card")], 2)
    return early or _refuse_passage(state, seat, move) or _refuse_goal(state, seat, move, units)


def _refuse_pieces(state: State, seat: int, move: Move, units: tuple[str, ...], rule: str) -> Refusal | None:
    """The acting zone holds an own unit; all pieces named stand in it."""
    zones = move.some("zone")
    for name in zones:
        zone = ZONES.square(name)
        if zone == OFF or not state.field.counts[seat][zone]:
            return refusal(rule, "no-own-unit", where=(name,), zone=name)
    if len(zones) > 1:
        return refusal("ROIS-RULING-17", "two-zones", where=zones)
    zone = ZONES.square(zones[0])
    here = {unit.name for unit in state.field.units_in(zone, seat)}
    for name in units:
        if name not in here:
            return refusal("ROIS-RULING-17", "not-in-zone", where=(name,), piece=name, zone=zones[0])
    for kind in move.some("specials"):
        if kind not in state.field.specials_in(zone, seat):
            return refusal("ROIS-RULING-17", "not-in-zone", where=zones, piece=kind, zone=zones[0])
    if not units and not move.some("specials"):
        return refusal("ROIS-RULING-18", "nothing-moves", where=zones)
    return None


def _refuse_way(state: State, seat: int, move: Move, suit: Suit, steps: int) -> Refusal | None:
    """Direction of the card's family, the right distance, on the board (or off it in the breakthrough), scenario."""
    zone, goals = move.one("zone"), move.some("to")
    if len(goals) > 1:
        return refusal("ROIS-MOVE-03", "two-goals", where=goals)
    goal = goals[0]
    line = ZONES.line(ZONES.square(zone), goal)
    if line is None or line[0] not in FAMILY[suit]:
        return refusal(MOVE_RULE[suit], "wrong-direction", where=(goal,), card=move.one("card"), zone=goal)
    if line[1] != steps:
        rule, reason = ("ROIS-TURN-05", "not-adjacent") if steps == 1 else ("ROIS-RULING-30", "not-two-zones")
        return refusal(rule, reason, where=(goal,), zone=goal)
    if ZONES.square(goal) == OFF:
        if not may_leave(state, seat, suit, line, steps):
            return refusal("ROIS-MOVE-04", "off-board", where=(zone,), zone=goal)
        if not move.some("units"):
            return refusal("ROIS-SCN-10", "special-leaves-alone", where=(zone,))
    return _refuse_hill(state, seat, ZONES.square(goal))


def may_leave(state: State, seat: int, suit: Suit, line: tuple[str, int], steps: int) -> bool:
    """In the breakthrough a spade takes units off the enemy edge."""
    return state.setting.scenario == "breakthrough" and suit == Suit.SPADE and steps == 1 and line[0] == LEAVING[seat]


def _refuse_hill(state: State, seat: int, goal: int) -> Refusal | None:
    """In the hill the first player keeps out of C3 in his first turn (ROIS-SCN-11)."""
    if goal == C3 and hill_closed(state, seat):
        return refusal("ROIS-SCN-11", "hill-closed", where=("C3",))
    return None


def hill_closed(state: State, seat: int) -> bool:
    """It is the first turn of the first player in the hill."""
    return state.setting.scenario == "hill" and state.round == 1 and seat == state.first


def _refuse_passage(state: State, seat: int, move: Move) -> Refusal | None:
    """The zone between holds no enemy unit; own units do not block."""
    zone, goal = ZONES.square(move.one("zone")), move.one("to")
    line = ZONES.line(zone, goal)
    assert line is not None
    middle = ZONES.step[line[0]][zone]
    if state.enemy_zones(seat) >> middle & 1:
        return refusal("ROIS-RULING-30", "enemy-between", where=(ZONES.names[middle],), zone=ZONES.names[middle])
    return None


def _refuse_goal(state: State, seat: int, move: Move, units: tuple[str, ...]) -> Refusal | None:
    """No enemy in the goal, not too many units, no special alone there or left alone here."""
    zone, name = ZONES.square(move.one("zone")), move.one("to")
    goal = ZONES.square(name)
    board, most = state.field, state.setting.zone_max
    if goal != OFF:
        if state.enemy_zones(seat) >> goal & 1:
            return refusal("ROIS-ZONE-01", "enemy-there", where=(name,), zone=name)
        if state.friends_in(goal, seat) + len(units) > most:
            return refusal("ROIS-ZONE-02", "zone-full", where=(name,), zone=name, most=most)
        if not units and not board.counts[seat][goal]:
            return refusal("ROIS-SPEC-04", "no-unit-for-special", where=(name,), zone=name)
    if len(units) == board.counts[seat][zone] and set(board.specials_in(zone, seat)) - set(move.some("specials")):
        return refusal("ROIS-SPEC-02", "special-left-alone", where=(move.one("zone"),), zone=move.one("zone"))
    return None


def _refuse_manoeuvre(state: State, seat: int, move: Move) -> Refusal | None:
    """Any own pieces of any zones, all in one direction at one moment (ROIS-RULING-56)."""
    units = {unit.name: unit for unit in state.field.units if unit.seat == seat}
    specials = {special.kind: special for special in state.field.specials if special.seat == seat}
    for name in move.some("units"):
        if name not in units:
            return refusal("ROIS-MOVE-01", "no-such-unit", where=(name,), piece=name)
    for kind in move.some("specials"):
        if kind not in specials:
            return refusal("ROIS-MOVE-01", "no-such-unit", piece=kind)
    going: list[Unit | Special] = [units[name] for name in move.some("units")]
    going += [specials[kind] for kind in move.some("specials")]
    if not going:
        return refusal("ROIS-RULING-18", "nothing-moves")
    ways, suit = move.some("dir"), SUIT_OF[move.one("card")]
    if len(ways) > 1:
        return refusal("ROIS-RULING-56", "two-directions")
    if ways[0] not in FAMILY[suit]:
        return refusal(MOVE_RULE[suit], "wrong-direction", card=move.one("card"), zone=ways[0])
    enemies = state.enemy_zones(seat)
    for piece in going:
        goal = ZONES.step[ways[0]][piece.zone]
        name = ZONES.beyond(piece.zone, ways[0])
        if goal == OFF:
            return refusal("ROIS-RULING-56", "piece-off-board", where=(ZONES.names[piece.zone],), zone=name)
        if enemies >> goal & 1:
            return refusal("ROIS-RULING-56", "piece-meets-enemy", where=(name,), zone=name)
    return _refuse_after(state, seat, move, moved(state.field, seat, move))


def _refuse_after(state: State, seat: int, move: Move, after: Field) -> Refusal | None:
    """The position after the card is what counts (ROIS-RULING-56, ROIS-RULING-69)."""
    counts, partner = after.counts[seat], state.partner(seat)
    others = after.counts[partner] if partner >= 0 else (0,) * 25
    for zone in ZONES.squares(after.held[seat]):
        if counts[zone] + others[zone] > state.setting.zone_max:
            name = ZONES.names[zone]
            return refusal("ROIS-RULING-56", "piece-zone-full", where=(name,), zone=name, most=state.setting.zone_max)
    for special in after.specials:
        if special.seat == seat and not counts[special.zone]:
            name = ZONES.names[special.zone]
            went = special.kind in move.some("specials")
            rule, reason = ("ROIS-SPEC-04", "no-unit-for-special") if went else ("ROIS-SPEC-02", "special-left-alone")
            return refusal(rule, reason, where=(name,), zone=name)
    return None


def lines_move(state: State, seat: int) -> tuple[Line, ...]:
    """Every way to move units of one zone; goals with the same room go together in one line."""
    lines: list[Line] = []
    for suit in (Suit.SPADE, Suit.CLUB):
        cards = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == suit)
        if cards:
            lines += (
                _manoeuvre(state, seat, suit, cards) if state.setting.manoeuvre else _moves(state, seat, suit, cards)
            )
    return tuple(lines)


def _moves(state: State, seat: int, suit: Suit, cards: tuple[str, ...]) -> list[Line]:
    board, enemies, room = state.field, state.enemy_zones(seat), state.setting.zone_max
    closed = C3 if hill_closed(state, seat) else OFF
    counts, steps = board.counts[seat], [ZONES.step[way] for way in FAMILY[suit]]
    card = Part("card", cards)
    lines = []
    for zone, names in board.names_by_zone(seat).items():
        specials = board.specials_in(zone, seat)
        units = tuple(names)
        goals: dict[tuple[int, int], list[str]] = {}
        for step in steps:
            goal = step[zone]
            if goal in (OFF, closed) or enemies >> goal & 1:
                continue
            most = min(counts[zone], room - state.friends_in(goal, seat))
            least = 0 if specials and counts[goal] else 1
            if most >= least:
                goals.setdefault((least, most), []).append(ZONES.names[goal])
        way = LEAVING.get(seat, "")
        if way in FAMILY[suit] and ZONES.step[way][zone] == OFF and may_leave(state, seat, suit, (way, 1), 1):
            goals.setdefault((1, counts[zone]), []).append(ZONES.beyond(zone, way))
        for (least, most), reached in goals.items():
            parts = [card, Part("zone", (ZONES.names[zone],)), Part("to", tuple(reached))]
            if most:
                parts.append(Part("units", units, least, most))
            if specials:
                must = len(specials) if len(units) == least else 0
                parts.append(Part("specials", specials, must if most else 1, len(specials)))
            lines.append(Line("move", tuple(parts)))
    return lines


def _manoeuvre(state: State, seat: int, suit: Suit, cards: tuple[str, ...]) -> list[Line]:
    board, enemies = state.field, state.enemy_zones(seat)
    lines = []
    for way in FAMILY[suit]:
        leave = _can_leave(state, seat, way)
        units = tuple(unit.name for unit in board.units if unit.seat == seat and leave[unit.zone])
        specials = tuple(
            special.kind
            for special in board.specials
            if special.seat == seat
            and (goal := ZONES.step[way][special.zone]) != OFF
            and not enemies >> goal & 1
            and (board.counts[seat][goal] or leave[special.zone])
        )
        parts = [Part("card", cards), Part("dir", (way,))]
        if units:
            parts.append(Part("units", units, 0 if specials else 1, sum(leave.values())))
        if specials:
            parts.append(Part("specials", specials, 0 if units else 1, len(specials)))
        if units or specials:
            lines.append(Line("move", tuple(parts)))
    return lines


def _can_leave(state: State, seat: int, way: str) -> dict[int, int]:
    """How many own units of each zone can go in a direction, if all before them that can go do so."""
    enemies, most = state.enemy_zones(seat), state.setting.zone_max
    leave: dict[int, int] = {}

    def from_zone(zone: int) -> int:
        if zone not in leave:
            goal = ZONES.step[way][zone]
            blocked = goal == OFF or enemies >> goal & 1
            room = 0 if blocked else most - state.friends_in(goal, seat) + from_zone(goal)
            leave[zone] = min(state.field.counts[seat][zone], room)
        return leave[zone]

    for zone in range(ZONES.size):
        from_zone(zone)
    return leave


def lines_brilliant_move(state: State, seat: int) -> tuple[Line, ...]:
    """Black card first, then red: one unit moves two zones (ROIS-BRIL-02)."""
    board, enemies, closed = state.field, state.enemy_zones(seat), C3 if hill_closed(state, seat) else OFF
    lines = []
    for black, red in ((Suit.SPADE, Suit.DIAMOND), (Suit.CLUB, Suit.HEART)):
        first = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == black)
        second = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == red)
        if not (first and second):
            continue
        for zone, names in board.names_by_zone(seat).items():
            goals = []
            for way in FAMILY[black]:
                middle = ZONES.step[way][zone]
                goal = ZONES.step[way][middle] if middle != OFF else OFF
                if goal in (OFF, closed) or (enemies >> middle | enemies >> goal) & 1:
                    continue
                if state.friends_in(goal, seat) < state.setting.zone_max:
                    goals.append(ZONES.names[goal])
            if not goals:
                continue
            units = tuple(names)
            parts = [Part("card", first), Part("with", second), Part("zone", (ZONES.names[zone],))]
            parts += [Part("unit", units), Part("to", tuple(goals))]
            if specials := board.specials_in(zone, seat):
                parts.append(Part("specials", specials, len(specials) if len(units) == 1 else 0, len(specials)))
            lines.append(Line("brilliant-move", tuple(parts)))
    return tuple(lines)


def along(state: State, seat: int, move: Move) -> Move:
    """The same move with what must go along: the specials of a zone that all units leave (ROIS-RULING-37).

    A grand manoeuvre also loses the pieces that cannot go, so that the rest may.
    """
    if move.kind == "move" and state.setting.manoeuvre:
        return _manoeuvre_along(state, seat, move)
    zone = ZONES.square(move.one("zone"))
    units = move.some("units") or move.some("unit")
    if zone == OFF or len(set(units)) < state.field.counts[seat][zone]:
        return move
    return move.put("specials", state.field.specials_in(zone, seat))


def _manoeuvre_along(state: State, seat: int, move: Move) -> Move:
    way = move.one("dir")
    if way not in STEPS:
        return move
    dx, dy = STEPS[way]
    wanted = [unit for unit in state.field.units if unit.seat == seat and unit.name in move.some("units")]
    counts = [state.friends_in(zone, seat) for zone in range(ZONES.size)]
    enemies = state.enemy_zones(seat)
    going: list[Unit] = []
    for unit in sorted(wanted, key=lambda unit: -(dx * (unit.zone % 5) + dy * (unit.zone // 5))):
        goal = ZONES.step[way][unit.zone]
        if goal != OFF and not enemies >> goal & 1 and counts[goal] < state.setting.zone_max:
            counts[goal] += 1
            counts[unit.zone] -= 1
            going.append(unit)
    left = {unit.zone for unit in state.field.units if unit.seat == seat and unit not in going}
    reached = left | {ZONES.step[way][unit.zone] for unit in going}
    specials = tuple(
        special.kind
        for special in state.field.specials
        if special.seat == seat
        and (special.zone not in left or special.kind in move.some("specials"))
        and ZONES.step[way][special.zone] in reached
    )
    return move.put("units", tuple(unit.name for unit in sorted(going))).put("specials", specials)


def moved(board: Field, seat: int, move: Move) -> Field:
    """The board after a move; units taken off it are gone."""
    way = move.one("dir")
    fixed = ZONES.square(move.one("to"))
    names, kinds = move.some("units") + move.some("unit"), move.some("specials")
    letter = LETTERS[seat]
    numbers = {int(name[1:]) for name in names if name[:1] == letter}
    units: list[Unit] = []
    for unit in board.units:
        if unit[0] == seat and unit[1] in numbers:
            goal = ZONES.step[way][unit[2]] if way else fixed
            if goal != OFF:
                units.append(Unit(seat, unit[1], goal, unit[3]))
        else:
            units.append(unit)
    specials = board.specials
    if kinds:
        gone = (
            special._replace(zone=ZONES.step[way][special.zone] if way else fixed)
            if special.seat == seat and special.kind in kinds
            else special
            for special in specials
        )
        specials = tuple(special for special in gone if special.zone != OFF)
    return with_units(board, tuple(units), specials)


def carry_out(play: Play, seat: int, move: Move) -> None:
    """The pieces go to their zone, or off the board."""
    board = moved(play.state.field, seat, move)
    units = move.some("units") or move.some("unit")
    told: dict[str, Value] = {"seat": SEATS[seat], "pieces": units + move.some("specials")}
    if way := move.one("dir"):
        play.change(field=board)
        play.tell("manoeuvred", "ROIS-RULING-56", **told, dir=way)
        return
    zone, goal = move.one("zone"), move.one("to")
    if ZONES.square(goal) != OFF:
        play.change(field=board)
        rule = "ROIS-MOVE-01" if move.kind == "move" else "ROIS-BRIL-02"
        play.tell("moved", rule, **told, zone=zone, to_zone=goal)
        return
    off = tuple(count + len(units) * (army == seat) for army, count in enumerate(play.state.off))
    play.change(field=board, off=off)
    play.tell("left-board", "ROIS-SCN-10", **told, zone=zone, total=off[seat])
