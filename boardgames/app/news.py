"""What a scene outside the table says for a moment: good news with a tick, or what went wrong."""

from typing import NamedTuple

from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import GOLD_HIGH

SECONDS = 6.0
"""How long it stays, unless something is done before."""


class Said(NamedTuple):
    """Something said on the screen: ready words, good news or not, and since when."""

    words: str
    good: bool
    since: float

    def gone(self, now: float) -> bool:
        """It has been read."""
        return now - self.since > SECONDS


def draw(desk: Desk, said: Said, foot: float, middle: float | None = None) -> None:
    """In the middle of the window or around another one, so far above the lower edge."""
    wide = min(560.0, desk.w - 40)
    room = wide - 84
    left, low, words = (
        (desk.w / 2 if middle is None else middle) - wide / 2,
        desk.h - foot,
        _in_pieces(desk, said.words, room),
    )
    if not said.good:
        tight = desk.h < 600
        high = desk.toast_height(words, wide, tight, ruled=False)
        desk.toast(left, low - high, words, "", width=wide, tight=tight)
        return
    high = len(desk.wrap(words, room, TYPE.body)) * TYPE.body * 1.3 + 30
    box = Rect(left, low - high, wide, high)
    with desk.layer():
        desk.panel(box)
        desk.icon("check", box.x + 36, box.cy, 24, GOLD_HIGH)
        desk.write(words, Rect(box.x + 62, box.y + 15, room, 0))


def _in_pieces(desk: Desk, words: str, room: float) -> str:
    """The same, but a word that is longer than a line (the path of a file) goes on in the next one."""
    found: list[str] = []
    for word in words.split(" "):
        piece = ""
        for letter in word:
            if desk.width(piece + letter, TYPE.body, "bold") > room:
                found.append(piece)
                piece = ""
            piece += letter
        found.append(piece)
    return " ".join(found)
