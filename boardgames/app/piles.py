"""Reading a pile that lies open for everybody: all its cards, the last one laid first."""

from typing import TYPE_CHECKING

from boardgames.app.overlay import Overlay
from boardgames.core.cards import SUIT_OF
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.space import Rect, clamp, table

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene
    from boardgames.app.window import Window

WIDEST, NARROWEST = 108.0, 46.0
RATIO = 88 / 63


class PileScene(Overlay):
    """The cards of a pile, laid out in rows."""

    def __init__(self, window: "Window", below: "PlayScene", number: int) -> None:
        super().__init__(window, "close")
        self.below = below
        view = below.session.view(None)
        self._cards = tuple(reversed(below.game.piles(view)[number].cards))

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """A card of the pile as a card of the hand."""
        what, _, card = (target or "").partition(":")
        return self.below.look_up(f"card:{card}" if what == "read" else "pile", exact)

    def place(self, desk: Desk) -> Rect:
        game = self.below.game
        edge = table(
            desk.w, desk.h, game.aspect, cards=game.cards, column=game.column
        ).panel.x  # the panel beside it stays whole
        wide, high = min(1240.0, edge - 40), min(860.0, desk.h - 24)
        columns, size = self._grid(Rect(0, 0, wide - 60, high - 118))
        rows = -(-len(self._cards) // columns)
        high = min(high, 124 + rows * size * RATIO * 1.08)
        return Rect(edge / 2 - wide / 2, desk.h / 2 - high / 2, wide, high)

    def paint(self, desk: Desk, panel: Rect) -> None:
        """As large as they all fit; each says its name."""
        words, said = self.below.words, self.below.game_words
        title = words.say("pile.title", number=len(self._cards))
        close = words.say("pile.close")
        key = self.below.words.say("key.escape")
        wide = desk.button_width(close, "close", key)
        desk.fit(title, panel.x + 32, panel.y + 42, panel.w - wide - 90, 28, "serif")
        desk.button(
            Rect(panel.right - 24 - wide, panel.y + 16, wide, 48), "close", close, self.escape, icon="close", key=key
        )
        desk.rule(panel.x + 28, panel.y + 76, panel.w - 56, True)
        room = Rect(panel.x + 30, panel.y + 94, panel.w - 60, panel.h - 118)
        columns, size = self._grid(room)
        step_x, step_y = size * 1.1, size * RATIO * 1.08
        left = room.cx - (min(columns, len(self._cards)) * step_x - size * 0.1) / 2
        for number, card in enumerate(self._cards):
            x = left + size / 2 + number % columns * step_x
            y = room.y + size * RATIO / 2 + number // columns * step_y
            rect = marks.card(desk, self.below.game.card_picture(card), x, y, size)
            name = said.card(card) if card in SUIT_OF else ""
            desk.target(rect, f"read:{card}", None, "area", tip=name)

    def _grid(self, room: Rect) -> tuple[int, float]:
        """How many cards a row has, and their width."""
        size = WIDEST
        while size > NARROWEST:
            columns = max(1, int((room.w + size * 0.1) // (size * 1.1)))
            rows = -(-len(self._cards) // columns)
            if rows * size * RATIO * 1.08 <= room.h + size * 0.1:
                break
            size -= 2
        return max(1, int((room.w + size * 0.1) // (size * 1.1))), clamp(NARROWEST, size, WIDEST)
