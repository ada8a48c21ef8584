"""Hit points: who is hit, who is healed, who is removed (chapters "Striking", "Healing", "Rout")."""

from collections.abc import Iterable

from boardgames.core.contract import Event, Value, event
from boardgames.games.rois.state import FULL_HP, SEATS, ZONES, Field, Unit, with_units


def hit(board: Field, zones: Iterable[int], seats: tuple[int, ...], hits: int) -> tuple[Field, tuple[Event, ...]]:
    """Hits on the units of these armies in each of the zones: the most wounded first, the surplus to the next.

    Equally wounded: the army earlier in turn order, then the lowest number (ROIS-HIT-02, -03, ROIS-RULING-24, -55).
    """
    changed: dict[Unit, Unit | None] = {}
    events: list[Event] = []
    for zone in zones:
        targets = [unit for unit in board.units if unit[2] == zone and unit[0] in seats]
        left_over = hits
        for unit in sorted(targets, key=_most_wounded):
            if not left_over:
                break
            lost = min(left_over, unit.hp)
            left_over -= lost
            left = unit.hp - lost
            changed[unit] = unit._replace(hp=left) if left else None
            told: dict[str, Value] = {"unit": unit.name, "zone": ZONES.names[zone], "hits": lost}
            if left:
                events.append(event("hit", "ROIS-HIT-02", **told, left=left))
            else:
                events.append(event("removed", "ROIS-HIT-03", **told))
    if not changed:
        return board, ()
    units = tuple(after for unit in board.units if (after := changed.get(unit, unit)) is not None)
    return _without_lonely(with_units(board, units), events)


def _most_wounded(unit: Unit) -> tuple[int, int, int]:
    return unit.hp, unit.seat, unit.number


def heal(board: Field, zone: int, seat: int, points: int) -> tuple[Field, tuple[Event, ...]]:
    """Hit points back: to the most wounded unit, the surplus to the next, never above ten (ROIS-RULING-33)."""
    changed: dict[Unit, Unit] = {}
    events = []
    for unit in sorted(board.units_in(zone, seat), key=_most_wounded):
        gained = min(points, FULL_HP - unit.hp)
        if gained <= 0:
            continue
        points -= gained
        changed[unit] = unit._replace(hp=unit.hp + gained)
        events.append(event("healed", "ROIS-HEAL-01", unit=unit.name, points=gained, left=unit.hp + gained))
    return with_units(board, tuple(changed.get(unit, unit) for unit in board.units)), tuple(events)


def _without_lonely(board: Field, events: list[Event]) -> tuple[Field, tuple[Event, ...]]:
    """A special left without a unit of its army is removed from the game (ROIS-SPEC-02)."""
    alone = [special for special in board.specials if not board.counts[special.seat][special.zone]]
    if not alone:
        return board, tuple(events)
    for special in alone:
        told = {"seat": SEATS[special.seat], "special": special.kind, "zone": ZONES.names[special.zone]}
        events.append(event("special-lost", "ROIS-SPEC-02", **told))
    stay = tuple(special for special in board.specials if special not in alone)
    return with_units(board, board.units, stay), tuple(events)
