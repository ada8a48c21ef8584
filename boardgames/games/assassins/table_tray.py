"""What lies beside the board: the assassins' corner, deck and round card, the pools of points, who is out of the game.

From north to south, as the players sit. Nothing here shows a secret that the view does not hold.
"""

from typing import NamedTuple

from boardgames.core.grid import OFF
from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.state import ASSASSIN, State, bits, people
from boardgames.games.assassins.table_facts import COLOURS, FATES, POOL_FIGURES, POOLS
from boardgames.games.assassins.victory import fate
from boardgames.table import faces, marks
from boardgames.table.desk import Desk
from boardgames.table.game import Beside
from boardgames.table.hand_view import short_name
from boardgames.table.space import TYPE, Rect, clamp, kind
from boardgames.table.tone import (
    CREAM,
    FAINT,
    INK,
    LINK,
    PARCHMENT,
    RED_EDGE,
    RED_PLATE,
    SLATE_LOW,
    WHITE,
)
from boardgames.words import Words

RATIO = 88 / 63
EMPTY = "#4a5256"


class Pool(NamedTuple):
    """Points of one kind: how many the card gave, how many are left, how many of these a move in hand would take."""

    name: str
    left: int
    total: int
    asked: int


class Tray:
    """One painting of the trays."""

    def __init__(self, desk: Desk, left: Rect, view: State, beside: Beside, words: Words, listed: bool) -> None:
        """`listed`: the list of played cards may be read (option "cards")."""
        self._desk, self._left, self._view, self._beside, self._words = desk, left, view, beside, words
        self._listed = listed
        self._compact = kind(desk.w, desk.h) == "compact"
        self._roomy = desk.h >= 960 and not self._compact
        self._mine = people(view.secret) if view.secret > 0 and view.stage != "choice" else ()

    def draw(self, pictures: dict[str, str]) -> None:
        """Everything, as large as the column allows; `pictures` are those of the round cards."""
        if self._compact:
            self._short(pictures)
        else:
            self._long(pictures)

    # ------------------------------------------------------------ arrangements

    def _long(self, pictures: dict[str, str]) -> None:
        x, y, w = self._left.x, self._left.y, self._left.w
        size = 66.0 if self._roomy else 50.0
        self._corner(x, y, w, size, 20 if self._roomy else 17)
        top = y + (46 if self._roomy else 42)
        if self._mine:
            top = self._own(x, y + size * 1.02 + (4 if self._roomy else 0), w)
        elif self._view.secret:
            wide = w * (0.26 if self._roomy else 0.23)
            for k in range(self._view.setting.plan.assassins):
                spot = x + w * 0.5 + (k - (self._view.setting.plan.assassins - 1) / 2) * wide * 1.06
                self._card("assassins/card-citizen-back", spot, top + 22 + wide * RATIO / 2, wide, turn=(k - 1) * 3)
            top += 22 + wide * RATIO
        else:
            top += size * 0.4
        top += 24 if self._roomy else 14
        pools_high, foot = self._pools_height(), 104.0 if self._roomy else 84.0
        room = self._left.bottom - top - pools_high - foot - 30
        share = 0.86 if self._mine and self._roomy else 0.8 if self._mine else 1.0
        wide = min(w * share, room / (0.58 * RATIO))
        top = self._deck_and_card(x + (w - wide) / 2, top, wide, pictures)
        top = self._pools(x, top + (14 if self._roomy else 10), w)
        self._lost(Rect(x, top + 10, w, self._left.bottom - top - 10), 112 if self._roomy else 78)

    def _short(self, pictures: dict[str, str]) -> None:
        x, y, w = self._left.x, self._left.y, self._left.w
        low = self._desk.h < 480
        self._corner(x, y, w, 40, 16)
        y += 46
        if self._mine:
            y = self._strips(x, y if low else self._for_eyes(x, y, w) + 6, w, 36 if low else 40)
        y = self._pools(x, y, w) + 8
        room = self._left.bottom - y
        if room > 150:
            below = 74 if room > 240 else 0
            wide = min(w - 12, (room - below - 10) / RATIO / 0.58)
            self._deck_and_card(x + (w - wide) / 2, y, wide, pictures)
            if below:
                self._lost(Rect(x, self._left.bottom - 66, w, 66), 62)
        elif room > 40:
            size = min(56.0, room)
            self._lost(Rect(x, self._left.bottom - size, w, size), size, deck=True)

    # ------------------------------------------------------------ the assassins' corner

    def _corner(self, x: float, y: float, w: float, size: float, type_: float) -> None:
        """The assassin player's name, and the figures that still wait (KA-RULING-21)."""
        desk, view = self._desk, self._view
        player, waiting = view.player(ASSASSIN), view.supply
        room = w - waiting * size * 0.62 - type_ * 1.7 - 24
        name = short_name(desk, self._beside.players[player], room, type_)
        plate = desk.name_plate(COLOURS[ASSASSIN], name, x, y + 20, type_)
        step = min(size * 1.15, (w - plate - 10) / max(1, waiting))
        for k in range(waiting):
            spot = x + w - step * (waiting - k - 0.5)
            marks.figure(desk, "assassins/assassin", spot, y + size * 0.86, size)

    def _for_eyes(self, x: float, y: float, w: float) -> float:
        """Whose eyes this view is for; gives y below it."""
        desk, high = self._desk, 36.0 if self._roomy else 30.0
        if self._view.over or self._beside.eyes is None:
            return y
        bare = desk.width(self._words.say("for-eyes", player=""), TYPE.small, "serif")
        player = short_name(desk, self._beside.players[self._beside.eyes], w - 56 - bare, TYPE.small)
        words = self._words.say("for-eyes", player=player)
        desk.ground(Rect(x, y, w, high), RED_PLATE)
        desk.shape(x, y, w, high, faces.box(w, high, 7, RED_PLATE, RED_EDGE, 1.6))
        size = desk.fitting(words, w - 48, TYPE.body, "serif")
        wide = desk.width(words, size, "serif") + 34
        desk.icon("hidden", x + (w - wide) / 2 + 12, y + high / 2, 24, CREAM, LINK, RED_PLATE)
        desk.text(words, x + (w - wide) / 2 + 34, y + high / 2, size, "serif", CREAM)
        return y + high

    def _own(self, x: float, y: float, w: float) -> float:
        """The chosen cards face up, each with what has become of it."""
        top = self._for_eyes(x, y, w) + (12 if self._roomy else 8)
        if not self._roomy:
            return self._strips(x, top, w, 42)
        wide = min((w - 14) / 3, 130.0)
        for k, name in enumerate(self._mine):
            spot = x + w / 2 + (k - (len(self._mine) - 1) / 2) * (wide + 7)
            self._card(f"assassins/card-{name}", spot, top + wide * RATIO / 2, wide)
            self._fate(name, spot + wide * 0.36, top + wide * RATIO * 0.1, max(28.0, wide * 0.3))
        return top + wide * RATIO

    def _strips(self, x: float, y: float, w: float, pitch: float) -> float:
        """Where a card's name could not be read: a strip for each, with its figure."""
        desk = self._desk
        for name in self._mine:
            rect = Rect(x, y, w, pitch - 3)
            desk.plate(rect, strong=False, radius=6)
            self._portrait(name, x + 20, rect.cy, min(34.0, pitch - 6))
            desk.fit(self._words.say(f"citizen.{name}"), x + 40, rect.cy, w - 40 - 37, 19, "semi", INK)
            self._fate(name, rect.right - 20, rect.cy, min(32.0, pitch - 6))
            y += pitch
        return y + 4

    def _fate(self, name: str, x: float, y: float, size: float) -> None:
        mark = FATES[fate(self._view, CITIZENS.index(name))]
        self._desk.picture(f"assassins/mark-{mark}", Rect(x - size / 2, y - size / 2, size, size))

    def _portrait(self, name: str, x: float, y: float, size: float) -> None:
        self._desk.picture(f"assassins/{name}", Rect(x - size / 2, y - size * 0.6, size, size * 1.2))

    # ------------------------------------------------------------ deck, card, pools

    def _card(self, name: str, x: float, y: float, wide: float, turn: float = 0.0, dark: int = 0) -> Rect:
        return marks.card(self._desk, name, x, y, wide, turn=turn, dark=dark)

    def _deck_and_card(self, x: float, y: float, w: float, pictures: dict[str, str]) -> float:
        """The face-down deck, the card of the round over the played ones; gives y below them."""
        desk, view = self._desk, self._view
        wide, deck = w * 0.58, w * 0.36
        high, low = wide * RATIO, deck * RATIO
        for k in range(min(4, len(view.deck) - 1), -1, -1):
            self._card("assassins/card-round-back", x + deck / 2 + 2 - k * 1.4, y + high - low / 2 - k * 1.8, deck)
        badge = y + high - low - 24
        desk.badge(str(len(view.deck)), x + deck / 2, badge, SLATE_LOW, PARCHMENT, "deck", align="c")
        spot = x + w - wide / 2 - 3
        if not view.played:
            place = Rect(spot - wide / 2, y, wide, high)
            desk.shape(place.x, place.y, wide, high, faces.box(wide, high, 9, "none", EMPTY, 2))
            return y + high
        for turn, _ in zip((-5.0, 3.5), view.played[1:], strict=False):
            self._card(pictures[view.played[0]], spot, y + high / 2, wide, turn, 60)
        rect = self._card(pictures[view.played[-1]], spot, y + high / 2, wide)
        if self._listed:
            tip = self._words.say("played", number=len(view.played))
            desk.target(rect, "pile:0", self._beside.on("0", "pile", ""), "row", tip=tip)
            if desk.focus == "pile:0":
                desk.ring(rect, 9, 2)
        return y + high

    def _all_pools(self) -> tuple[Pool, ...]:
        view, card = self._view, self._view.card
        given = (card.king, card.knights, card.assassins) if card is not None else (0, 0, 0)
        left = view.king_ap, view.knight_ap, view.assassin_ap
        asked = self._asked()
        return tuple(
            Pool(name, points, total, asked if k == self._drawn_on() else 0)
            for k, (name, points, total) in enumerate(zip(POOLS, left, given, strict=True))
        )

    def _asked(self) -> int:
        """What would be paid for what is looked at."""
        course = self._beside.course
        return int(course.price) if course is not None and course.price.isdigit() else 0

    def _drawn_on(self) -> int:
        """The pool that the figure of the moment draws on."""
        course, view = self._beside.course, self._view
        if view.actor == ASSASSIN or course is None:
            return 2
        unit = view.grid.square(course.moves[0].one("unit"))
        return 0 if unit == view.king and unit != OFF else 1

    def _pitch(self) -> float:
        return 64.0 if self._roomy else 41.0 if self._desk.h >= 480 else 34.0

    def _pools_height(self) -> float:
        return self._pitch() * 3 + (56 if self._roomy else 44) + 16

    def _pools(self, x: float, y: float, w: float) -> float:
        """The three pools running down, and the right to capture; gives y below them."""
        desk, pitch = self._desk, self._pitch()
        pad, foot = (20, 56) if self._roomy else (12, 44 if desk.h >= 480 else 36)
        high = pitch * 3 + foot + 16
        desk.panel(Rect(x, y, w, high))
        pools = self._all_pools()
        most = max(7, *(pool.total for pool in pools))
        size = min(46.0 if self._roomy else 27.0, (w - 2 * pad - pitch - 34) / most)
        for k, pool in enumerate(pools):
            middle = y + 8 + pitch * (k + 0.5)
            self._portrait(POOL_FIGURES[k], x + pad + pitch * 0.36, middle, pitch * 0.72)
            for number in range(pool.total):
                state = "left" if number < pool.left - pool.asked else "asked" if number < pool.left else "spent"
                spot = Rect(x + pad + pitch * 0.84 + number * size, middle - size / 2, size, size)
                desk.picture(f"assassins/point-{pool.name}-{state}", spot)
            left = pool.left - pool.asked
            desk.text(
                str(left), x + w - pad - 2, middle, 26 if self._roomy else 23, "heavy", WHITE if left else FAINT, "r"
            )
            if k < 2:
                desk.rule(x + pad, middle + pitch / 2, w - 2 * pad, colour=EMPTY)
        self._capture(x + pad, y + 8 + pitch * 3 + foot / 2, w - 2 * pad, pitch, foot)
        return y + high

    def _capture(self, x: float, y: float, w: float, pitch: float, foot: float) -> None:
        """Whether the card allows a capture, and whether it was made."""
        desk, view, card = self._desk, self._view, self._view.card
        desk.rule(x, y - foot / 2, w)
        free = card is not None and card.shackles and not view.caught
        key = "free" if free else "used" if view.caught else "none"
        size = foot - 6
        shackles = Rect(x + pitch * 0.36 - size / 2, y - size / 2, size, size)
        desk.picture(f"assassins/{'shackles' if free else 'shackles-spent'}", shackles)
        words, room = self._words.say(f"capture.{key}"), w - pitch * 0.84
        desk.fit(words, x + pitch * 0.84, y, room, TYPE.body, colour=PARCHMENT if free else FAINT)

    # ------------------------------------------------------------ out of the game

    def _lost(self, room: Rect, most: float, deck: bool = False) -> None:
        """The king's wound token, and the figures that lie beside the board, each with its mark."""
        desk, view = self._desk, self._view
        size = clamp(40, room.h * 0.9, most)
        token = Rect(room.x, room.bottom - size, size, size)
        desk.picture(f"assassins/wound-{'wounded' if view.wounded else 'healthy'}", token)
        x = token.right + 12
        if deck:
            x += desk.badge(str(len(view.deck)), x, token.cy, SLATE_LOW, PARCHMENT, "deck") + 8
        lost = self._fallen()
        if not lost:
            return
        figure = min(size * 0.9, 84.0)
        columns = max(1, int((room.right - x) // (figure * 0.9)))
        if len(lost) > columns:
            figure *= 0.72
            columns = max(1, int((room.right - x) // (figure * 0.9)))
        rows = -(-len(lost) // columns)
        pitch = min(figure * 0.86, (room.h - figure * 0.7) / max(1, rows - 1))
        step = (room.right - x) / columns
        for number, (name, mark) in enumerate(lost):
            column, row = number % columns, number // columns
            cx, cy = x + step * (column + 0.5), room.bottom - figure * 0.5 - pitch * (rows - 1 - row)
            marks.figure(
                desk, f"assassins/{name}", cx, cy + figure * 0.44, figure, turn=78 if mark == "captured" else -78
            )
            seal = max(18.0, figure * 0.36)
            spot = Rect(cx + figure * 0.22 - seal / 2, cy + figure * 0.2 - seal / 2, seal, seal)
            desk.picture(f"assassins/mark-{mark}", spot)

    def _fallen(self) -> list[tuple[str, str]]:
        view = self._view
        found = [(name, "captured") for name in people(view.captured)]
        found += [("assassin", "killed") for _ in bits(view.killed)]
        if view.stage in ("choice", "start"):
            return found
        start = view.board.starts[0].escort | view.board.knights
        gone = start.bit_count() - view.knights.bit_count()
        return found + [("knight", "killed")] * gone
