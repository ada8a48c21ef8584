"""Hit points: who is hit, who is healed, who is removed (chapters "Striking", "Healing", "Rout")."""

from boardgames.core.contract import Event, Value, event
from boardgames.games.rois.state import FULL_HP, SEATS, ZONES, Field, Unit, with_units


def hit(board: Field, zone: int, seats: tuple[int, ...], hits: int) -> tuple[Field, tuple[Event, ...]]:
    """Hits on the units of these armies in a zone: the most wounded first, the surplus to the next (ROIS-HIT-02, -03).

    Equally wounded: the army earlier in turn order, then the lowest number (ROIS-RULING-24, ROIS-RULING-55).
    """
    targets = sorted(
        (unit for unit in board.units if unit.zone == zone and unit.seat in seats),
        key=lambda unit: (unit.hp, unit.seat, unit.number),
    )
    changed: dict[Unit, Unit | None] = {}
    events = []
    for unit in targets:
        if hits <= 0:
            break
        lost = min(hits, unit.hp)
        hits -= lost
        left = unit.hp - lost
        changed[unit] = unit._replace(hp=left) if left else None
        told: dict[str, Value] = {"unit": unit.name, "zone": ZONES.names[zone], "hits": lost}
        events.append(
            event("hit", "ROIS-HIT-02", **told, left=left) if left else event("removed", "ROIS-HIT-03", **told)
        )
    if not changed:
        return board, ()
    units = tuple(after for unit in board.units if (after := changed.get(unit, unit)) is not None)
    return _without_lonely(with_units(board, units), events)


def heal(board: Field, zone: int, seat: int, points: int) -> tuple[Field, tuple[Event, ...]]:
    """Hit points back: to the most wounded unit, the surplus to the next, never above ten (ROIS-RULING-33)."""
    changed: dict[Unit, Unit] = {}
    events = []
    for unit in sorted(board.units_in(zone, seat), key=lambda unit: (unit.hp, unit.number)):
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
