"""Cards on the screen: the own hand as a fan, the others' as backs with their number, the piles."""

from collections.abc import Callable, Sequence
from typing import Any

from boardgames.table import marks
from boardgames.table.board_view import Carried, Lights
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.space import Places, Rect, fan
from boardgames.table.tone import GOLD, INK

RAISED = 28


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
    room = min(area.w - 2 * (wide * 1.7 + 40), wide * 0.68 * len(cards) + wide)
    spots = fan(len(cards), max(room, wide * 1.5), wide)
    picked = [value for value in lights.chosen if value in cards]
    for number, card in sorted(enumerate(cards), key=lambda pair: pair[1] in picked):
        spot, up = spots[number], card in picked
        x, y = area.cx + spot.x, area.y + high / 2 + spot.drop - (RAISED if up else 0)
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
        if up and len(picked) > 1:
            desk.coin(str(picked.index(card) + 1), x + wide * 0.4, area.y - 14, 15, GOLD, INK)


def backs(desk: Desk, places: Places, rows: Sequence[tuple[str, str, int]]) -> None:
    """The hidden hands of the others above the board: side, name and number of cards."""
    area = places.backs
    share = area.w / max(1, len(rows))
    for number, (side, name, count) in enumerate(rows):
        width = places.card[0] * (0.78 if len(rows) == 1 else 0.5)
        step, x = width * 0.4, share * (number + 0.5)
        for k in range(count):
            offset = k - (count - 1) / 2
            y = area.bottom - width * 0.7 - 6 - abs(offset)
            marks.card(desk, "table/card-back", x + offset * step, y, width, turn=180 - 1.6 * offset)
        half = step * max(0, count - 1) / 2 + width * 0.62
        plate = desk.name_plate_width(name, 20)
        desk.name_plate(side, name, max(8 + plate, x - half - 8), area.h * 0.46, 20, "r")
        desk.badge(str(count), x + half + 8, area.h * 0.46, icon="cards")


def piles(desk: Desk, places: Places, game: GameTable[Any], view: Any) -> None:
    """Deck and discard pile at the lower left, with their numbers."""
    width = min(86.0, (places.hand.h - 36) * 63 / 88)
    for number, pile in enumerate(game.piles(view)):
        x, y = 28 + width / 2 + number * (width + 24), places.hand.y + 8 + width * 88 / 126
        marks.card(desk, pile.picture, x, y, width)
        desk.badge(str(pile.number), x, y + width * 88 / 126 + 6, icon=pile.icon, align="c")
