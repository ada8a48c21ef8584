"""Cards on the screen: the own hand as a fan, the others' as backs with their number, the piles, cards laid openly.

Cards slide, flip and fan. What moves is the difference of two views, and it moves between fixed places (a seat, a pile,
the middle of the hand): where a card was in somebody's hand is nobody else's business.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from boardgames.table import faces, marks
from boardgames.table.board_view import Carried, flown
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable, Pile
from boardgames.table.motion import DEAL, FLIP, GLIDE, Motion, eased
from boardgames.table.page import SHRINK
from boardgames.table.picking import Lights
from boardgames.table.space import TYPE, Places, Rect, Spot, fan
from boardgames.table.tone import BRASS_DIM, GOLD, INK, SIDE, SIDE_TEXT, SLATE_LOW, WELL

BACK_PICTURE = "table/card-back"
BADGE = 60
"""About as wide as the number of cards beside the backs."""
RAISED, RAISED_COMPACT = 28, 12
GHOST = 150
"""How dark the place of a card is that was picked up."""


DECK, DISCARD, LAID = "deck", "discard", "laid"
Point = tuple[float, float]
On = Callable[[str, str, str], object]


class Seen(NamedTuple):
    """What is on the screen: a view, and whose eyes it is for (None: everybody's)."""

    view: Any
    eyes: int | None


class Row(NamedTuple):
    """Another player's hand: who he is, his side, his name and how many cards he holds."""

    player: int
    side: str
    name: str
    cards: int
    waiting: tuple[str, ...] = ()
    """What he has still to put on the board, as pictures."""


WAITING_ROW = 4
"""Figures that wait beside the board of a small window, in a row."""


class Flight(NamedTuple):
    """A card under way from one place to another; it shows its back until the middle of the way if it is turned."""

    card: str
    start: str
    end: str
    turned: bool
    delay: float


class HandView:
    """Draws all cards beside the board, and remembers how they lay."""

    def __init__(self, game: GameTable[Any], motion: Motion) -> None:
        self._game, self._motion = game, motion
        self._flights: list[Flight] = []
        self._whole = 0.0
        self._lay: dict[str, Point] = {}
        self._from: dict[str, Point | None] = {}
        self._dealt: dict[str, float] = {}
        self._before: tuple[Pile, ...] = ()
        self._at: dict[str, Point] = {}
        self._open_row = 0.0
        """How much room cards take that lie openly beside the hand, to be chosen from."""
        self._now = 0.0
        self.taken: list[Rect] = []
        """Where nothing may float: the others' names and counts in the left column."""

    def changed(self, old: Seen, new: Seen, players: int, now: float, pace: float) -> None:
        """Another view, or other eyes: cards begin to slide from where they lay."""
        (before, was), (after, eyes) = old, new
        game = self._game
        self._before = game.piles(before)
        self._flights = []
        grown = [len(game.hand(after, player)) - len(game.hand(before, player)) for player in range(players)]
        giver = next((player for player, more in enumerate(grown) if more < 0), None)
        laid = game.laid(before)
        for card in game.laid(after):
            if card not in laid and giver is not None:
                self._fly(card, f"seat:{giver}", LAID, turned=giver != was)
        piled = _readable(game.piles(after))[len(_readable(self._before)) :]
        for card in piled:
            start = LAID if card in laid else f"seat:{giver}" if giver is not None else ""
            if start:
                self._fly(card, start, DISCARD, turned=card not in laid and giver != was)
        for player, more in enumerate(grown):
            for _ in range(more if player != eyes else 0):
                self._fly("", DECK, f"seat:{player}", turned=False)
        self._own(before, was, after, eyes)
        late = [flight.delay for flight in self._flights] + list(self._dealt.values())
        self._whole = max(late, default=0.0) + GLIDE + FLIP
        if self._flights or self._from or self._dealt:
            self._motion.begin("cards", now, self._whole, pace)

    def _own(self, before: Any, was: int | None, after: Any, eyes: int | None) -> None:
        """The own hand: kept cards close up, new ones come from the deck; one that is taken up opens like a fan."""
        self._from, self._dealt = {}, {}
        lay, self._lay = self._lay, {}
        if eyes is None:
            return
        held = self._game.hand(before, was) if was == eyes else None
        for card in self._game.hand(after, eyes):
            if held is not None and card not in held:
                self._dealt[card] = DEAL * len(self._dealt)
            elif held is not None and card in lay:
                self._from[card] = lay[card]
            elif held is None:
                self._from[card] = None

    def _fly(self, card: str, start: str, end: str, turned: bool) -> None:
        self._flights.append(Flight(card, start, end, turned, DEAL * len(self._flights)))

    # ------------------------------------------------------------ drawing

    def draw_others(
        self, desk: Desk, places: Places, rows: Sequence[Row], view: Any, on: On, tip: str, now: float
    ) -> Rect:
        """The others' hands and the piles; gives the room that is left for the game's own tray."""
        self._at, self._now, self.taken = {}, now, []
        piles = self._game.piles(view)
        if any(flight.end == DISCARD for flight in self._flights) and self._moving(desk):
            piles = (*piles[:1], *self._before[1:])  # the pile takes a card when it has come
        if not places.compact:
            self._backs(desk, places, rows)
            self._piles(desk, places, piles, on, tip)
            return places.left
        top = self._plates(desk, places, rows) + 4
        low = self._foot_piles(desk, places, piles, on, tip)
        return Rect(places.left.x, top, places.left.w, low - top)

    def _moving(self, desk: Desk) -> bool:
        return desk.surface is not None and self._motion.share("cards", self._now) < 1

    @staticmethod
    def draw_hidden(desk: Desk, places: Places, count: int) -> None:
        """The hand of the one who sits there, face down."""
        area, (wide, high) = places.hand, places.card
        for spot in fan(count, wide * 0.4 * count + wide, wide):
            marks.card(desk, BACK_PICTURE, area.cx + spot.x, area.y + high / 2 + spot.drop, wide, turn=spot.turn)

    def draw_own(
        self,
        desk: Desk,
        places: Places,
        cards: Sequence[str],
        lights: Lights,
        carried: Carried | None,
        returned: Carried | None,
        on: On,
    ) -> None:
        """The own cards; picked ones are raised and numbered in the order in which they are laid."""
        area, (wide, high) = places.hand, places.card
        margin = wide * 0.9 if places.compact else 2 * (wide * 1.7 + 40)
        if self._open_row > 0:  # cards to choose from lie right of the hand
            area, margin = Rect(area.x, area.y, area.w - self._open_row, area.h), wide * 0.5
            start = 0 if places.compact else 2 * (wide * 0.6 + 40)
            area = Rect(area.x + start, area.y, area.w - start, area.h)
        room = min(area.w - margin, wide * 0.68 * len(cards) + wide)
        spots = fan(len(cards), max(room, wide * 1.5), wide)
        picked = [
            card for card in (name.partition(":")[2] for name in lights.chosen) if f"card:{card}" in lights.chosen
        ]
        picked = [card for card in dict.fromkeys(picked) if card in cards]
        raised = RAISED_COMPACT if places.compact else RAISED
        if places.compact:
            spots = _aside(spots, [card in picked for card in cards], wide, area.w)
        for number, card in sorted(enumerate(cards), key=lambda pair: pair[1] in picked):
            spot, up = spots[number], card in picked
            home = area.cx + spot.x, area.y + high / 2 + spot.drop - (raised if up else 0)
            self._lay[card] = home
            name = f"card:{card}"
            if carried is not None and name in carried.names:  # a ghost stays behind
                marks.card(desk, self._game.card_picture(card), *home, wide, turn=spot.turn, dark=GHOST)
                continue
            lit = up or name in lights.offered
            (x, y), face = self._where(card, home, (area.cx, area.y + high / 2)), self._face(card)
            if returned is not None and name in returned.names:
                x, y = flown(self._motion, self._now, (returned.x, returned.y), home)
            rect = marks.card(desk, face, x, y, wide, turn=0.0 if up else spot.turn, dark=0 if lit else 70, rim=up)
            reach = Rect(rect.x, rect.y, rect.w, max(24 / desk.s, desk.h - rect.y))
            desk.target(reach, name, on(card, "card", ""), "row" if lit else "area")
            if desk.focus == name:
                desk.ring(Rect(x - wide / 2, y - high / 2, wide, high), 9)
        _order(desk, places, [area.cx + spots[cards.index(card)].x for card in picked], carried is not None)

    def draw_carried(self, desk: Desk, places: Places, cards: Sequence[str], carried: Carried) -> None:
        """Cards at the pointer, below it so that the target stays in sight."""
        wide = places.card[0] * 0.55
        for number, card in enumerate(card for card in cards if f"card:{card}" in carried.names):
            x, y = carried.x + number * wide * 0.5, carried.y + wide * 0.55
            marks.card(desk, self._game.card_picture(card), x, y, wide, rim=True, drawn=places.card[0])

    def draw_laid(self, desk: Desk, places: Places, view: Any, hand_shown: bool, lights: Lights, on: On) -> None:
        """Cards that lie openly on the table: in the middle where a hand would lie, beside it if there is one.

        Those that can be picked lie side by side and have room.
        """
        laid, area = self._game.laid(view), places.hand
        wide, high = places.card
        choosing = bool(set(laid) & set(self._game.choices(view)))
        self._open_row = 0.0
        if choosing and hand_shown:
            self._draw_row(desk, places, laid, lights, on)
            return
        if hand_shown:
            wide, high = wide * 0.5, high * 0.5
            x = area.right - wide * (0.6 + 0.5 * len(laid)) - (0 if places.compact else 24)
        else:
            high = area.h - 8 if places.compact else high * 0.8
            wide = high * 63 / 88
            x = (places.board.cx if places.compact else area.cx) - wide * 0.55 * (len(laid) - 1)
        y = (
            max(area.y + high / 2 - (0 if places.compact else 8), desk.h - high * 0.56)
            if hand_shown
            else area.y + high / 2
        )
        y = min(y, desk.h - high / 2 - 6)
        self._at[LAID] = x, y
        flying = {flight.card: flight for flight in self._flights if flight.end == LAID} if self._moving(desk) else {}
        for number, card in enumerate(laid):
            if card not in flying:
                spot = x + number * wide * (0.5 if hand_shown else 1.1)
                self._laid_card(desk, card, (spot, y), wide, lights if choosing else None, on)

    def _draw_row(self, desk: Desk, places: Places, laid: Sequence[str], lights: Lights, on: On) -> None:
        """Cards to choose from, beside the hand: as far apart as the room allows, each with enough to be hit."""
        area = places.hand
        high = min(area.h - 8, places.card[1] * 0.72)
        wide = high * 63 / 88
        step = min(wide * 1.06, max(30.0, (area.w * 0.42 - wide) / max(1, len(laid) - 1)))
        self._open_row = step * (len(laid) - 1) + wide + 30
        x, y = area.right - 14 - wide / 2 - step * (len(laid) - 1), area.bottom - 4 - high / 2
        self._at[LAID] = x, y
        for number, card in enumerate(laid):
            self._laid_card(desk, card, (x + step * number, y), wide, lights, on)

    def _laid_card(self, desk: Desk, card: str, spot: Point, wide: float, lights: Lights | None, on: On) -> None:
        """One of the cards that lie openly; `lights` if one of them can be picked."""
        picked = lights is not None and f"card:{card}" in lights.chosen
        lit = lights is None or _lit(card, lights)
        rect = marks.card(desk, self._game.card_picture(card), *spot, wide, dark=0 if lit else 90, rim=picked)
        if lights is not None and lit:
            name = f"card:{card}"
            desk.target(rect, name, on(card, "card", ""), "row")
            if desk.focus == name:
                desk.ring(rect, 9)

    def draw_flights(self, desk: Desk, places: Places, below: int) -> None:
        """Cards under way, over everything that lies."""
        if not self._flights or not self._moving(desk):
            return
        self._at[f"seat:{below}"] = places.hand.cx, places.hand.bottom
        wide = places.card[0] * 0.7
        for flight in self._flights:
            if flight.start not in self._at or flight.end not in self._at:
                continue
            share = self._motion.part("cards", self._now, flight.delay, GLIDE + FLIP, self._whole)
            way, (ax, ay), (bx, by) = eased(share), self._at[flight.start], self._at[flight.end]
            hidden = not flight.card or (flight.turned and share < 0.5)
            face = BACK_PICTURE if hidden else self._game.card_picture(flight.card)
            if share < 1:
                marks.card(
                    desk, face, ax + (bx - ax) * way, ay + (by - ay) * way, wide, squeeze=_squeeze(flight, share)
                )

    def _where(self, card: str, home: Point, middle: Point) -> Point:
        if card in self._dealt:
            start, delay = self._at.get(DECK, middle), self._dealt[card]
        elif card in self._from:
            start, delay = self._from[card] or middle, 0.0
        else:
            return home
        way = eased(self._motion.part("cards", self._now, delay, GLIDE, max(self._whole, GLIDE)))
        return start[0] + (home[0] - start[0]) * way, start[1] + (home[1] - start[1]) * way

    def _face(self, card: str) -> str:
        """A card that comes from the deck shows its back on its way."""
        if card in self._dealt:
            share = self._motion.part("cards", self._now, self._dealt[card], GLIDE, max(self._whole, GLIDE))
            if share < 0.6:
                return BACK_PICTURE
        return self._game.card_picture(card)

    def _backs(self, desk: Desk, places: Places, rows: Sequence[Row]) -> None:
        """The hidden hands of the others above the board: side, name and number of cards."""
        area = places.backs
        share, free = area.w / max(1, len(rows)), 0.0
        for number, (player, side, name, count, waiting) in enumerate(rows):
            if waiting:
                _waiting(desk, Rect(share * number, area.y, share, area.h), side, name, waiting)
                continue
            width = places.card[0] * (0.78 if len(rows) == 1 else 0.5)
            step, x = width * 0.4, share * (number + 0.5)
            half = step * max(0, count - 1) / 2 + width * 0.62
            if len(rows) > 1:  # the names need more room than the numbers
                x += max(0.0, min(40.0, share / 2 - half - BADGE))
            self._at[f"seat:{player}"] = x, area.bottom - width * 0.7
            for k in range(count):
                offset = k - (count - 1) / 2
                y = area.bottom - width * 0.7 - 6 - abs(offset)
                marks.card(desk, BACK_PICTURE, x + offset * step, y, width, turn=180 - 1.6 * offset)
            while (plate := desk.name_plate_width(name, 20)) > x - half - 16 - free and len(name) > 2:
                name = f"{name.removesuffix('…')[:-1].rstrip()}…"
            desk.name_plate(side, name, max(8 + plate, x - half - 8), area.h * 0.46, 20, "r")
            free = x + half + 16 + desk.badge(str(count), x + half + 8, area.h * 0.46, icon="cards")

    def _plates(self, desk: Desk, places: Places, rows: Sequence[Row]) -> float:
        """Compact: the others at the top of the left column: seal, name, backs, number of cards; gives y below them.

        Whose figures wait has their number there instead, and the figures below.
        """
        tray, y = places.left, places.left.y + 2
        high = 46 if len(rows) > 1 or desk.h < 480 else 52
        for player, side, name, count, waiting in rows:
            rect = Rect(tray.x, y, tray.w, high)
            self._at[f"seat:{player}"] = rect.right - 60, rect.cy
            self.taken.append(rect)
            desk.shadow(rect, 8, 150, 2, 4)
            desk.ground(rect, SLATE_LOW)
            desk.shape(
                rect.x, y, rect.w, high, faces.striped(rect.w, high, SIDE[side], SLATE_LOW, BRASS_DIM, 1.2, 0.92)
            )
            desk.crest(side, rect.x + 28, rect.cy, 11)
            number, icon = (len(waiting), "shield") if waiting else (count, "cards")
            wide = desk.badge(str(number), rect.right - 8, rect.cy, WELL, icon=icon, edge=BRASS_DIM, align="r")
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
            for k, picture in enumerate(waiting):
                step = tray.w / WAITING_ROW
                at = tray.x + step * (k % WAITING_ROW + 0.5), y + step * (k // WAITING_ROW + 1)
                marks.figure(desk, picture, *at, step * 0.9)
            y += -(-len(waiting) // WAITING_ROW) * (tray.w / WAITING_ROW) * 1.1
        return y

    def _foot_piles(self, desk: Desk, places: Places, found: tuple[Pile, ...], on: On, tip: str) -> float:
        """Compact: the piles at the foot of the left column; gives y above them."""
        tray = places.left
        width = min((tray.w - 22) / 2.5, 74.0, tray.h * 0.14)
        high = width * 88 / 63
        x, y = tray.x + (tray.w - width * 2.4) / 2 + width / 2, tray.bottom - high - 22
        for number, pile in enumerate(found):
            at = x + number * width * 1.4
            self._stack(desk, pile, at, y + high / 2, width)
            desk.badge(str(pile.number), at, y + high + 4, icon=pile.icon, align="c")
            self._pile(desk, Rect(at - width / 2, y, width, high + 14), number, pile, on, tip)
        return y - 12 if found else tray.bottom

    def _piles(self, desk: Desk, places: Places, found: tuple[Pile, ...], on: On, tip: str) -> None:
        """Deck and discard pile at the lower left, with their numbers."""
        width = pile_width(places)
        for number, pile in enumerate(found):
            x, y = 28 + width / 2 + number * (width + 24), places.hand.y + 8 + width * 88 / 126
            self._stack(desk, pile, x, y, width)
            desk.badge(str(pile.number), x, y + width * 88 / 126 + 6, icon=pile.icon, align="c")
            high = width * 88 / 63
            self._pile(desk, Rect(x - width / 2, y - high / 2, width, high + 18), number, pile, on, tip)

    def _stack(self, desk: Desk, pile: Pile, x: float, y: float, width: float) -> None:
        """A deck as high as it is; of cards that lie open the last ones show below the top one, a little askew."""
        below = min(4, pile.number // 8) if pile.picture == BACK_PICTURE else 0
        for card, turn in zip(pile.cards[-3:-1], (-5.0, 4.0), strict=False):
            marks.card(desk, self._game.card_picture(card), x, y, width, turn=turn)
        for k in range(below, -1, -1):
            marks.card(desk, pile.picture, x - k * 1.2, y - k * 1.6, width, shadow=k == below)

    def _pile(self, desk: Desk, rect: Rect, number: int, pile: Pile, on: On, tip: str) -> None:
        """A pile's place; one that everybody may read opens at a click."""
        self._at[DISCARD if number else DECK] = rect.cx, rect.y + rect.h / 2
        if pile.cards:
            name = f"pile:{number}"
            desk.target(rect, name, on(str(number), "pile", ""), "button", tip=tip)
            if desk.hover == name or desk.focus == name:
                desk.ring(rect, 8)


def _waiting(desk: Desk, area: Rect, side: str, name: str, pictures: Sequence[str]) -> None:
    """Figures that wait on the wood above the board, their owner's name before them."""
    step = min(area.h * 0.86, (area.w - 260) / len(pictures))
    left = area.cx - step * (len(pictures) - 1) / 2
    for number, picture in enumerate(pictures):
        marks.figure(desk, picture, left + number * step, area.bottom - area.h * 0.12, min(area.h * 0.72, step))
    shown = short_name(desk, name, 180, 20)
    desk.name_plate(side, shown, max(8 + desk.name_plate_width(shown, 20), left - step * 0.7), area.h * 0.5, 20, "r")


def _lit(card: str, lights: Lights) -> bool:
    """A card that can be picked, or is."""
    return f"card:{card}" in lights.offered or f"card:{card}" in lights.chosen


def pile_width(places: Places) -> float:
    """How wide the piles left of the hand are."""
    return min(86.0, (places.hand.h - 36) * 63 / 88)


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


def _readable(piles: tuple[Pile, ...]) -> tuple[str, ...]:
    return next((pile.cards for pile in piles if pile.cards), ())


def _squeeze(flight: Flight, share: float) -> float:
    """How wide a card looks that is being turned."""
    return max(0.06, abs(1 - 2 * share)) if flight.turned else 1.0
