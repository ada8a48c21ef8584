"""Striking, ranged fire, the brilliant strike (chapters "Striking", "Ranged fire", "Terrain", "Brilliant action")."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Line, Modifier, Move, Part, Refusal, Value, refusal
from boardgames.core.grid import OFF
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import (
    DEFENSIVE,
    FAMILY,
    PENALISING,
    SEATS,
    ZONES,
    State,
    with_units,
)
from boardgames.games.rois.wounds import hit

STRIKE_RULE = {Suit.DIAMOND: "ROIS-STRIKE-01", Suit.HEART: "ROIS-STRIKE-02"}
DAMAGE, PUSH = "damage", "push"
BONUS = {"general": (1, "ROIS-SPEC-05"), "raw-officer": (-1, "ROIS-RULING-36")}
"""What specials add to the hits of their zone."""


def hits(state: State, seat: int, zone: int, target: int, brilliant: bool = False) -> tuple[Modifier, ...]:
    """The hits of a strike or shot, as the modifiers that add up to them (ROIS-HIT-01, ROIS-RULING-31, -55)."""
    board = state.field
    if brilliant:
        found = [Modifier(1, "unit", "ROIS-RULING-31")]
    else:
        found = [Modifier(board.counts[seat][zone], "units", "ROIS-HIT-01")]
        if partners := state.friends_in(zone, seat) - board.counts[seat][zone]:
            found.append(Modifier(partners, "partners", "ROIS-RULING-55"))
    specials = board.specials_in(zone, seat)
    for kind in specials:
        if kind in BONUS:
            value, rule = BONUS[kind]
            found.append(Modifier(value, kind, rule))
    if support := sum(state.friends_in(near, seat) for near in ZONES.near[zone]):
        found.append(Modifier(support, "support", "ROIS-HIT-01"))
    total = sum(modifier.value for modifier in found)
    if total <= 0:
        return tuple(found)
    if brilliant:
        found.append(Modifier(total, "doubled", "ROIS-BRIL-03"))
    ground = board.terrain[target]
    if ground in DEFENSIVE and "sapper" in specials:
        found.append(Modifier(0, "sapper", "ROIS-RULING-36"))
    elif ground in DEFENSIVE:
        found.append(Modifier(-1, "defensive", "ROIS-TERR-02"))
    elif ground in PENALISING:
        found.append(Modifier(1, "penalising", "ROIS-TERR-03"))
    return tuple(found)


def refuse_strike(state: State, seat: int, move: Move) -> Refusal | None:
    """A diamond or heart strikes an adjacent enemy zone (ROIS-STRIKE-01, -02)."""
    suit = SUIT_OF[move.one("card")]
    return _refuse_actor(state, seat, move) or _refuse_line(state, seat, move, suit) or _refuse_blow(state, seat, move)


def refuse_shot(state: State, seat: int, move: Move) -> Refusal | None:
    """Two cards of one red suit: a shot along a straight line (ROIS-SHOT-01 to -04)."""
    early = _refuse_actor(state, seat, move) or _refuse_line(state, seat, move, SUIT_OF[move.one("card")])
    return early or _refuse_line_of_fire(state, move) or _refuse_blow(state, seat, move)


def refuse_brilliant_strike(state: State, seat: int, move: Move) -> Refusal | None:
    """Red card first, then black: one unit strikes with doubled damage (ROIS-BRIL-03, ROIS-RULING-31)."""
    early = _refuse_actor(state, seat, move)
    if early is None:
        zone, units = ZONES.square(move.one("zone")), move.some("unit")
        here = {unit.name for unit in state.field.units_in(zone, seat)}
        for name in units:
            if name not in here:
                return refusal("ROIS-RULING-17", "not-in-zone", where=(name,), piece=name, zone=move.one("zone"))
        if len(units) != 1:
            return refusal("ROIS-BRIL-01", "one-unit-only", where=units)
    return early or _refuse_line(state, seat, move, SUIT_OF[move.one("card")]) or _refuse_blow(state, seat, move)


def _refuse_actor(state: State, seat: int, move: Move) -> Refusal | None:
    name = move.one("zone")
    zone = ZONES.square(name)
    if zone == OFF or not state.field.counts[seat][zone]:
        return refusal("ROIS-STRIKE-01", "no-own-unit", where=(name,), zone=name)
    return None


def _refuse_line(state: State, seat: int, move: Move, suit: Suit) -> Refusal | None:
    """Direction, distance, and nothing off the board."""
    zone, goals = ZONES.square(move.one("zone")), move.some("to")
    if len(goals) > 1:
        return refusal("ROIS-TURN-06", "two-targets", where=goals)
    name = goals[0]
    line = ZONES.line(zone, name)
    shot = move.kind == "shot"
    if line is None or line[0] not in FAMILY[suit]:
        rule = "ROIS-SHOT-01" if shot else STRIKE_RULE[suit]
        return refusal(rule, "wrong-direction", where=(name,), card=move.one("card"), zone=name)
    way, distance = line
    if shot and distance == 1:
        return refusal("ROIS-RULING-28", "too-near", where=(name,), zone=name)
    if not shot and distance > 1:
        return refusal("ROIS-TURN-05", "not-adjacent", where=(name,), zone=name)
    target = ZONES.square(name)
    if target == OFF:
        return refusal("ROIS-MOVE-04", "off-board", where=(move.one("zone"),), zone=name)
    if move.one("how") == PUSH and move.kind != "brilliant-strike" and ZONES.step[way][target] == OFF:
        return refusal("ROIS-RULING-26", "push-off-board", where=(name,), zone=name)
    return None


def _refuse_line_of_fire(state: State, move: Move) -> Refusal | None:
    """No obstacle and no troop of any side strictly between (ROIS-SHOT-03, ROIS-RULING-29)."""
    zone, target = ZONES.square(move.one("zone")), ZONES.square(move.one("to"))
    line = ZONES.line(zone, move.one("to"))
    assert line is not None
    for between in ZONES.ray(zone, line[0]):
        if between == target:
            break
        name = ZONES.names[between]
        if state.field.terrain[between] in DEFENSIVE:
            return refusal("ROIS-SHOT-03", "obstacle-between", where=(name,), zone=name)
        if state.field.troops(between):
            return refusal("ROIS-SHOT-03", "troop-between", where=(name,), zone=name)
    return None


def _refuse_blow(state: State, seat: int, move: Move) -> Refusal | None:
    """An enemy in the target; nobody chooses who is hit; the push-back must be possible."""
    name = move.one("to")
    target = ZONES.square(name)
    board = state.field
    if not state.enemy_zones(seat) >> target & 1:
        if not board.counts[seat][target] and state.friends_in(target, seat):
            return refusal("ROIS-RULING-49", "partner-there", where=(name,), zone=name)
        reason = "own-zone" if board.counts[seat][target] else "nothing-to-strike"
        return refusal("ROIS-RULING-18", reason, where=(name,), zone=name)
    if move.some("hit"):
        return refusal("ROIS-HIT-02", "who-is-hit", where=(name,), zone=name)
    return refuse_push(state, seat, move) if move.one("how") == PUSH else None


def refuse_push(state: State, seat: int, move: Move) -> Refusal | None:
    """Why the units of a struck zone cannot be pushed back on the board (ROIS-PUSH-02, ROIS-RULING-31, -36)."""
    name = move.one("to")
    target = ZONES.square(name)
    if move.kind == "brilliant-strike":
        return refusal("ROIS-RULING-31", "brilliant-push", where=(name,))
    line = ZONES.line(ZONES.square(move.one("zone")), name)
    assert line is not None
    behind = ZONES.step[line[0]][target]
    for enemy in state.enemies(seat):
        if "standard" in state.field.specials_in(target, enemy):
            return refusal("ROIS-RULING-36", "standard-holds", where=(name,), zone=name)
    if state.field.troops(behind):
        return refusal("ROIS-PUSH-02", "push-occupied", where=(ZONES.names[behind],), zone=ZONES.names[behind])
    return None


def _can_push(state: State, enemies: tuple[int, ...], target: int, way: str) -> bool:
    board = state.field
    behind = ZONES.step[way][target]
    if behind == OFF or board.troops(behind):
        return False
    return not any(
        special.kind == "standard" and special.zone == target and special.seat in enemies for special in board.specials
    )


def _blows(kind: str, cards: tuple[Part, ...], zone: int, targets: list[tuple[str, bool]]) -> list[Line]:
    """The lines from one zone: targets that can be pushed back, and targets that cannot."""
    lines = []
    for pushable, how in ((True, (DAMAGE, PUSH)), (False, (DAMAGE,))):
        names = tuple(name for name, can_push in targets if can_push == pushable)
        if names:
            lines.append(Line(kind, (*cards, Part("zone", (ZONES.names[zone],)), Part("to", names), Part("how", how))))
    return lines


def lines_strike(state: State, seat: int) -> tuple[Line, ...]:
    """Every zone that can strike, with its targets."""
    board, foes, enemies = state.field, state.enemies(seat), state.enemy_zones(seat)
    lines: list[Line] = []
    for suit in (Suit.DIAMOND, Suit.HEART):
        cards = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == suit)
        for zone in ZONES.squares(board.held[seat]) if cards else ():
            targets = [
                (ZONES.names[target], _can_push(state, foes, target, way))
                for way in FAMILY[suit]
                if (target := ZONES.step[way][zone]) != OFF and enemies >> target & 1
            ]
            lines += _blows("strike", (Part("card", cards),), zone, targets)
    return tuple(lines)


def lines_shot(state: State, seat: int) -> tuple[Line, ...]:
    """Every zone that can shoot, with its targets: the first troop in each direction, if it is an enemy's."""
    board, foes, enemies = state.field, state.enemies(seat), state.enemy_zones(seat)
    lines: list[Line] = []
    for suit in (Suit.DIAMOND, Suit.HEART):
        cards = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == suit)
        if len(cards) < 2:
            continue
        for zone in ZONES.squares(board.held[seat]):
            targets = []
            for way in FAMILY[suit]:
                target = _first_in_sight(state, zone, way)
                if target != OFF and enemies >> target & 1:
                    targets.append((ZONES.names[target], _can_push(state, foes, target, way)))
            for card in cards if targets else ():
                rest = tuple(other for other in cards if other != card)
                lines += _blows("shot", (Part("card", (card,)), Part("with", rest)), zone, targets)
    return tuple(lines)


def _first_in_sight(state: State, zone: int, way: str) -> int:
    """The zone that a shot in this direction could be aimed at: the first with troops, at distance 2 or more."""
    board = state.field
    for distance, square in enumerate(ZONES.ray(zone, way), start=1):
        if board.troops(square):
            return square if distance > 1 else OFF
        if board.terrain[square] in DEFENSIVE:
            return OFF
    return OFF


def lines_brilliant_strike(state: State, seat: int) -> tuple[Line, ...]:
    """Red card first, then black, for any one unit of a zone with an enemy beside it."""
    board, enemies = state.field, state.enemy_zones(seat)
    lines = []
    for red, black in ((Suit.DIAMOND, Suit.SPADE), (Suit.HEART, Suit.CLUB)):
        first = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == red)
        second = tuple(card for card in state.hands[seat] if SUIT_OF.get(card) == black)
        for zone, names in board.names_by_zone(seat).items() if first and second else ():
            targets = tuple(
                ZONES.names[target]
                for way in FAMILY[red]
                if (target := ZONES.step[way][zone]) != OFF and enemies >> target & 1
            )
            if targets:
                cards = (Part("card", first), Part("with", second))
                goal = (Part("to", targets), Part("how", (DAMAGE,)))
                zone_part = Part("zone", (ZONES.names[zone],))
                lines.append(Line("brilliant-strike", (*cards, zone_part, Part("unit", tuple(names)), *goal)))
    return tuple(lines)


def carry_out(play: Play, seat: int, move: Move) -> None:
    """Damage or push-back (ROIS-STRIKE-03)."""
    state = play.state
    zone, target = ZONES.square(move.one("zone")), ZONES.square(move.one("to"))
    foes = state.enemies(seat)
    if move.one("how") == PUSH:
        _push_back(play, zone, target)
        return
    modifiers = hits(state, seat, zone, target, brilliant=move.kind == "brilliant-strike")
    total = sum(modifier.value for modifier in modifiers)
    told: dict[str, Value] = {"seat": SEATS[seat], "zone": move.one("zone"), "target": move.one("to"), "hits": total}
    play.tell("struck", "ROIS-HIT-01", **told)
    board, events = hit(state.field, (target,), foes, total)
    play.change(field=board)
    play.events += events


def _push_back(play: Play, zone: int, target: int) -> None:
    """All units of the target zone with their specials, one zone further (ROIS-PUSH-01, ROIS-RULING-25)."""
    board = play.state.field
    line = ZONES.line(zone, ZONES.names[target])
    assert line is not None
    behind = ZONES.step[line[0]][target]
    units = tuple(unit._replace(zone=behind) if unit.zone == target else unit for unit in board.units)
    specials = tuple(special._replace(zone=behind) if special.zone == target else special for special in board.specials)
    play.change(field=with_units(board, units, specials))
    pushed = tuple(unit.name for unit in board.units if unit.zone == target)
    play.tell("pushed", "ROIS-PUSH-01", pieces=pushed, zone=ZONES.names[target], to_zone=ZONES.names[behind])
