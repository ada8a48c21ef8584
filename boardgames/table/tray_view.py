"""What waits beside the board to be put on it: items on a tray where later the hand lies, to be dragged or clicked."""

from collections.abc import Callable, Sequence

from boardgames.table import marks
from boardgames.table.board_view import Carried
from boardgames.table.desk import Desk
from boardgames.table.game import Item
from boardgames.table.picking import Lights
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import GOLD, GOLD_HIGH, INK, MUTED, PARCHMENT, SLATE, WELL

On = Callable[[str, str, str], object]
PAD, WIDEST, NARROWEST = 14.0, 184.0, 62.0
GHOST = 80
"""How faint something is that was taken from the tray."""


def draw(desk: Desk, area: Rect, items: Sequence[Item], lights: Lights, carried: Carried | None, on: On) -> None:
    """The tray with everything on it, in one row; names below the pictures where there is room for them."""
    if not items:
        return
    wide = min(WIDEST, (area.w - 2 * PAD) / len(items))
    tray = Rect(area.cx - (wide * len(items) + 2 * PAD) / 2, area.y + 3, wide * len(items) + 2 * PAD, area.h - 9)
    desk.panel(tray, brass=area.h > 100)
    desk.ground(tray, SLATE)
    named = tray.h > 84 and all(desk.width(item.name, TYPE.small * 0.82, "semi") <= wide - 8 for item in items)
    for number, item in enumerate(items):
        place = Rect(tray.x + PAD + wide * number, tray.y + 6, wide, tray.h - 12)
        _item(desk, place, item, lights, carried, on, named)


def _item(desk: Desk, place: Rect, item: Item, lights: Lights, carried: Carried | None, on: On, named: bool) -> None:
    name = f"item:{item.value}"
    picked, hangs = name in lights.chosen, carried is not None and name in carried.names
    room = Rect(place.x + 4, place.y, place.w - 8, place.h - (26 if named else 4))
    if picked:
        desk.well(place.inset(2, 0), 7, GOLD, WELL, 2)
    _picture(desk, item, room, GHOST if hangs else 255)
    tone = MUTED if hangs else GOLD_HIGH if picked else PARCHMENT
    if named:
        desk.fit(item.name, place.cx, place.bottom - 13, place.w - 8, TYPE.small, "semi", tone, "c")
    if item.number > 1:
        beside = min(room.right - 12, room.cx + room.h * 0.5)
        desk.coin(str(item.number), beside, room.y + 13, 12, GOLD, INK)
    desk.target(
        place.inset(2, 0), name, on(item.value, "item", ""), "row", tip="" if named else item.name, group="items"
    )
    if desk.focus == name:
        desk.ring(place.inset(4, 2), 7, 0)


def _picture(desk: Desk, item: Item, room: Rect, alpha: int) -> None:
    if desk.surface is None:
        return
    wide, high = desk.gallery.natural(item.picture)
    scale = min(room.w / wide, room.h / high)
    w, h = wide * scale, high * scale
    desk.picture(item.picture, Rect(room.cx - w / 2, room.cy - h / 2, w, h), alpha=alpha)


def draw_carried(desk: Desk, board: Rect, cell: float, items: Sequence[Item], carried: Carried) -> None:
    """What was taken from the tray hangs at the pointer: a piece as large as it will lie, by its nearest corner."""
    for item in items:
        if f"item:{item.value}" not in carried.names:
            continue
        if item.cells is None:
            marks.figure(desk, item.picture, carried.x, carried.y + cell * 0.4, cell * 0.94, rim=2.4, lift=cell * 0.1)
        else:
            w, h = item.cells[0] * board.w, item.cells[1] * board.h
            spot = Rect(carried.x - cell / 2, carried.y + cell / 2 - h, w, h)
            desk.picture(item.picture, spot, alpha=210)
