"""Cards on the screen: the own hand as a fan, the others' as backs with their number, the piles."""

from collections.abc import Callable, Sequence
from typing import Any

from boardgames.table import faces, marks
from boardgames.table.board_view import Carried, Lights
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.page import SHRINK
from boardgames.table.space import TYPE, Places, Rect, Spot, fan
from boardgames.table.tone import BRASS_DIM, GOLD, INK, SIDE, SIDE_TEXT, SLATE_LOW, WELL

BACK_PICTURE = "table/card-back"
BADGE = 60
"""About as wide as the number of cards beside the backs."""
RAISED, RAISED_COMPACT = 28, 12


def hand(
    desk: Desk,
    places: Places,
    game: GameTable[Any],
    cards: Sequence[str],
    lights: Lights,
    carried: Carried | None,
    on: Callable[[str, str, str], object],
) -> None:
    """The own cards; picked ones are raised and numbered in the order in which they are laid."""
    area, (wide, high) = places.hand, places.card
    margin = wide * 0.9 if places.compact else 2 * (wide * 1.7 + 40)
    room = min(area.w - margin, wide * 0.68 * len(cards) + wide)
    spots = fan(len(cards), max(room, wide * 1.5), wide)
    picked = [value for value in lights.chosen if value in cards]
    raised = RAISED_COMPACT if places.compact else RAISED
    if places.compact:
        spots = _aside(spots, [card in picked for card in cards], wide, area.w)
    for number, card in sorted(enumerate(cards), key=lambda pair: pair[1] in picked):
        spot, up = spots[number], card in picked
        x, y = area.cx + spot.x, area.y + high / 2 + spot.drop - (raised if up else 0)
        lit = up or card in lights.offered
        if carried is not None and card in carried.values:
            marks.card(desk, game.card_picture(card), carried.x, carried.y, wide * 0.8, rim=True)
            continue
        rect = marks.card(
            desk, game.card_picture(card), x, y, wide, turn=0.0 if up else spot.turn, dark=0 if lit else 70, rim=up
        )
        name = f"card:{card}"
        desk.target(Rect(rect.x, rect.y, rect.w, desk.h - rect.y), name, on(card, "card", ""), "row" if lit else "area")
        if desk.focus == name:
            desk.ring(Rect(x - wide / 2, y - high / 2, wide, high), 9)
    _order(desk, places, [area.cx + spots[cards.index(card)].x for card in picked], carried is not None)


def _order(desk: Desk, places: Places, picked: list[float], carried: bool) -> None:
    """Numbers on the picked cards, in the order in which they are laid; never under the next card."""
    if len(picked) < 2 or carried:
        return
    shift, y = (0.3, places.hand.y + 12) if places.compact else (-0.08, places.hand.y - 14)
    for number, x in enumerate(picked, 1):
        desk.coin(str(number), x + places.card[0] * shift, y, 15, GOLD, INK)


def _aside(spots: tuple[Spot, ...], up: list[bool], wide: float, room: float) -> tuple[Spot, ...]:
    """The cards right of a picked one move over, so that the next index stays in sight."""
    if len(spots) < 2 or not any(up):
        return spots
    step = spots[1].x - spots[0].x
    free = (room - wide - step * (len(spots) - 1)) / sum(up)
    aside = max(0.0, min(wide * 1.02 - step, free))
    return tuple(spot._replace(x=spot.x + aside * (sum(up[:k]) - sum(up) / 2)) for k, spot in enumerate(spots))


def short_name(desk: Desk, name: str, room: float, size: float) -> str:
    """A player's name, its end left out if even the smallest type of a line is too wide for the room."""
    least, end = min(size, TYPE.small * SHRINK + 0.5), len(name)
    while end > 1 and desk.width(name if end == len(name) else f"{name[:end].rstrip()}…", least, "serif") > room:
        end -= 1
    return name if end == len(name) else f"{name[:end].rstrip()}…"


def backs(desk: Desk, places: Places, rows: Sequence[tuple[str, str, int]]) -> None:
    """The hidden hands of the others above the board: side, name and number of cards."""
    area = places.backs
    share, free = area.w / max(1, len(rows)), 0.0
    for number, (side, name, count) in enumerate(rows):
        width = places.card[0] * (0.78 if len(rows) == 1 else 0.5)
        step, x = width * 0.4, share * (number + 0.5)
        half = step * max(0, count - 1) / 2 + width * 0.62
        if len(rows) > 1:  # the names need more room than the numbers
            x += max(0.0, min(40.0, share / 2 - half - BADGE))
        for k in range(count):
            offset = k - (count - 1) / 2
            y = area.bottom - width * 0.7 - 6 - abs(offset)
            marks.card(desk, BACK_PICTURE, x + offset * step, y, width, turn=180 - 1.6 * offset)
        while (plate := desk.name_plate_width(name, 20)) > x - half - 16 - free and len(name) > 2:
            name = f"{name.removesuffix('…')[:-1].rstrip()}…"
        desk.name_plate(side, name, max(8 + plate, x - half - 8), area.h * 0.46, 20, "r")
        free = x + half + 16 + desk.badge(str(count), x + half + 8, area.h * 0.46, icon="cards")


def others(desk: Desk, places: Places, rows: Sequence[tuple[str, str, int]]) -> float:
    """Compact: the others at the top of the left column: seal, name, backs, number of cards; gives y below them."""
    tray, y = places.left, places.left.y + 2
    high = 46 if len(rows) > 1 or desk.h < 480 else 52
    for side, name, count in rows:
        rect = Rect(tray.x, y, tray.w, high)
        desk.shadow(rect, 8, 150, 2, 4)
        desk.ground(rect, SLATE_LOW)
        desk.shape(rect.x, y, rect.w, high, faces.striped(rect.w, high, SIDE[side], SLATE_LOW, BRASS_DIM, 1.2, 0.92))
        desk.crest(side, rect.x + 28, rect.cy, 11)
        wide = desk.badge(str(count), rect.right - 8, rect.cy, WELL, icon="cards", edge=BRASS_DIM, align="r")
        room = rect.w - 62 - wide
        shown_name = short_name(desk, name, room, 20)
        used = desk.fit(shown_name, rect.x + 46, rect.cy, room, 20, "serif", SIDE_TEXT[side])
        card = (high - 14) * 63 / 88
        free = rect.w - 46 - used - wide - 26
        shown = min(count, int((free - card) // (card * 0.4)) + 1) if free > card else 0
        for k in range(shown):
            x = rect.right - 16 - wide - card / 2 - (shown - 1 - k) * card * 0.4
            marks.card(desk, BACK_PICTURE, x, rect.cy, card, shadow=k == 0)
        y += high + 6
    return y


def foot_piles(desk: Desk, places: Places, game: GameTable[Any], view: Any) -> float:
    """Compact: the piles at the foot of the left column; gives y above them."""
    tray, found = places.left, game.piles(view)
    width = min((tray.w - 22) / 2.5, 74.0, tray.h * 0.14)
    high = width * 88 / 63
    x, y = tray.x + (tray.w - width * 2.4) / 2 + width / 2, tray.bottom - high - 22
    for number, pile in enumerate(found):
        at = x + number * width * 1.4
        below = min(4, pile.number // 8) if pile.picture == BACK_PICTURE else 0
        for k in range(below, -1, -1):
            marks.card(desk, pile.picture, at - k * 1.2, y + high / 2 - k * 1.6, width, shadow=k == below)
        desk.badge(str(pile.number), at, y + high + 4, icon=pile.icon, align="c")
    return y - 12 if found else tray.bottom


def piles(desk: Desk, places: Places, game: GameTable[Any], view: Any) -> None:
    """Deck and discard pile at the lower left, with their numbers."""
    width = min(86.0, (places.hand.h - 36) * 63 / 88)
    for number, pile in enumerate(game.piles(view)):
        x, y = 28 + width / 2 + number * (width + 24), places.hand.y + 8 + width * 88 / 126
        marks.card(desk, pile.picture, x, y, width)
        desk.badge(str(pile.number), x, y + width * 88 / 126 + 6, icon=pile.icon, align="c")
