"""The secret choice beside the board: the citizens' cards, or strips with names where cards would be too small."""

from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.state import State, bits
from boardgames.table import faces, marks
from boardgames.table.desk import Desk
from boardgames.table.game import Beside
from boardgames.table.page import SHRINK
from boardgames.table.space import TYPE, Rect, kind
from boardgames.table.tone import (
    BRASS_DIM,
    BRASS_LIGHT,
    CREAM,
    GOLD,
    INK,
    LINK,
    RED_EDGE,
    RED_PLATE,
    SMALL_PRINT,
    WELL,
    WHITE,
)
from boardgames.words import Words

RATIO = 88 / 63
LEAST = 116.0
"""The narrowest card whose name can be read."""


class Choice:
    """One painting of the choice."""

    def __init__(self, desk: Desk, left: Rect, view: State, beside: Beside, words: Words) -> None:
        self._desk, self._view, self._beside, self._words = desk, view, beside, words
        self._left = left
        self._chosen = [name.partition(":")[2] for name in beside.chosen if name.startswith("card:")]
        self._crowd = [CITIZENS[number] for number in view.setting.plan.crowd]
        self._places = {view.citizen(square): view.grid.names[square] for square in bits(view.crowd)}

    def draw(self) -> None:
        """Places for the chosen ones, below them the whole crowd."""
        room, low = self._left, kind(self._desk.w, self._desk.h) == "compact"
        head = 0.0 if low else self._head(room)
        below = Rect(room.x, room.y + head, room.w, room.h - head)
        columns = 3
        rows = -(-len(self._crowd) // columns)
        gap = 10.0
        wide = min((below.w - gap * (columns - 1)) / columns, (below.h - gap * (rows - 1)) / rows / RATIO)
        if wide >= LEAST:
            self._cards(below, columns, wide, gap)
        else:
            self._strips(below)

    def _head(self, room: Rect) -> float:
        """That this is secret, and a place for each assassin; gives the height."""
        desk, count = self._desk, self._view.setting.plan.assassins
        words = self._words.say("secret-choice")
        slot = 84.0 if desk.h >= 960 else 58.0
        high = 36.0
        desk.ground(Rect(room.x, room.y, room.w, high), RED_PLATE)
        desk.shape(room.x, room.y, room.w, high, faces.box(room.w, high, 7, RED_PLATE, RED_EDGE, 1.6))
        size = desk.fitting(words, room.w - 48, TYPE.body, "serif")
        wide = desk.width(words, size, "serif") + 34
        desk.icon("hidden", room.cx - wide / 2 + 12, room.y + high / 2, 24, CREAM, LINK, RED_PLATE)
        desk.text(words, room.cx - wide / 2 + 34, room.y + high / 2, size, "serif", CREAM)
        pitch = slot * 1.25
        for k in range(count):
            name = self._chosen[k] if k < len(self._chosen) else ""
            self._slot(room.cx + (k - (count - 1) / 2) * pitch, room.y + high + 10 + slot / 2, slot, name)
        return high + slot + 24

    def _slot(self, x: float, y: float, slot: float, name: str) -> None:
        desk, m = self._desk, slot / 2
        desk.shape(
            x - m,
            y - m,
            slot,
            slot,
            faces.box(slot, slot, m, RED_PLATE if name else WELL, GOLD if name else BRASS_DIM, 2.4),
        )
        if not name:
            desk.ground(Rect(x - m, y - m, slot, slot), WELL)
            desk.text("?", x, y, slot * 0.45, "heavy", BRASS_LIGHT, "c")
            return
        desk.picture(f"assassins/{name}", Rect(x - slot * 0.34, y - slot * 0.43, slot * 0.68, slot * 0.816))
        seal = slot * 0.4
        desk.picture("assassins/mark-secret", Rect(x + slot * 0.34 - seal / 2, y + slot * 0.32 - seal / 2, seal, seal))

    def _cards(self, room: Rect, columns: int, wide: float, gap: float) -> None:
        desk, high = self._desk, wide * RATIO
        rows = -(-len(self._crowd) // columns)
        left = room.cx - (columns * wide + (columns - 1) * gap) / 2
        step = min(high + gap * 1.6, (room.h - high) / max(1, rows - 1))
        for k, name in enumerate(self._crowd):
            x, y = left + wide / 2 + k % columns * (wide + gap), room.y + high / 2 + k // columns * step
            target, picked = f"card:{name}", name in self._chosen
            lit = picked or desk.hover == target or desk.focus == target
            rect = marks.card(desk, f"assassins/card-{name}", x, y, wide, dark=0 if lit else 30)
            if picked:
                edge = (
                    faces.box(rect.w + 4, rect.h + 4, 9, "none", INK, 8),
                    faces.box(rect.w + 4, rect.h + 4, 9, "none", GOLD, 4.4),
                )
                for line in edge:
                    desk.shape(rect.x - 2, rect.y - 2, rect.w + 4, rect.h + 4, line, pad=5)
                seal = wide * 0.3
                desk.picture("assassins/mark-secret", Rect(x + wide * 0.36 - seal / 2, rect.y + 4, seal, seal))
            edge_tone = GOLD if picked else BRASS_DIM
            desk.badge(
                self._places[name], rect.x + wide * 0.16, rect.y + 18, INK, CREAM, None, 17, edge_tone, "c", "bold"
            )
            self._target(target, name, rect, "")

    def _strips(self, room: Rect) -> None:
        columns = 1 if room.h / len(self._crowd) >= 33 else 2
        rows = -(-len(self._crowd) // columns)
        wide, pitch = (room.w - 8 * (columns - 1)) / columns, min(60.0, room.h / rows)
        for k, name in enumerate(self._crowd):
            rect = Rect(room.x + k // rows * (wide + 8), room.y + pitch * (k % rows), wide, pitch - 4)
            self._strip(rect, name, columns)

    def _strip(self, rect: Rect, name: str, columns: int) -> None:
        desk, target = self._desk, f"card:{name}"
        picked = name in self._chosen
        desk.plate(rect, strong=False, radius=6, colour="#ffe9ae" if picked else CREAM)
        size = min(rect.h / 1.24, 46.0)
        desk.picture(f"assassins/{name}", Rect(rect.x + 5, rect.cy - size * 0.6, size, size * 1.2))
        mark = min(28.0, rect.h - 4) + 6 if picked else 0.0
        told, at = self._words.say(f"citizen.{name}"), self._places[name]
        room = rect.w - size - 16 - mark
        square = desk.width(at, TYPE.small, "bold") + 14
        lines = self._lines(told, room - square, rect.h)
        if not lines or columns > 1:
            square, lines = 0.0, self._lines(told, room, rect.h)
        for k, line in enumerate(lines):
            y = rect.cy + (k - (len(lines) - 1) / 2) * TYPE.small
            desk.fit(line, rect.x + size + 11, y, room - square, TYPE.small, "semi", INK)
        if square:
            desk.text(at, rect.right - mark - 7, rect.cy, TYPE.small, "bold", SMALL_PRINT, "r")
        if picked:
            seal = mark - 6
            desk.picture("assassins/mark-secret", Rect(rect.right - seal - 5, rect.cy - seal / 2, seal, seal))
            desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 6, "none", GOLD, 3.4))
        elif desk.hover == target:
            desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 6, "none", WHITE, 2.4))
        self._target(target, name, rect, f"{told} ({at})")

    def _lines(self, told: str, room: float, high: float) -> list[str]:
        """A name in one line, or else in two; nothing if it does not fit: then the figure and a tooltip say it."""
        first, _, rest = told.partition(" ")
        pitch = TYPE.small * 2.1
        for lines in ([told], [first, rest] if rest and high >= pitch else []):
            if lines and all(self._desk.width(line, TYPE.small * SHRINK + 0.5, "semi") <= room for line in lines):
                return lines
        return []

    def _target(self, target: str, name: str, rect: Rect, tip: str) -> None:
        self._desk.target(rect, target, self._beside.on(name, "card", ""), "row", tip=tip, group="citizens")
        if self._desk.focus == target:
            self._desk.ring(rect, 7, -3)
