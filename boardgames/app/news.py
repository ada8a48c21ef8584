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


def draw(desk: Desk, said: Said, foot: float) -> None:
    """In the middle, so far above the lower edge."""
    wide = min(560.0, desk.w - 40)
    left, low = desk.w / 2 - wide / 2, desk.h - foot
    if not said.good:
        tight = desk.h < 600
        high = desk.toast_height(said.words, wide, tight, ruled=False)
        desk.toast(left, low - high, said.words, "", width=wide, tight=tight)
        return
    room = wide - 84
    high = len(desk.wrap(said.words, room, TYPE.body)) * TYPE.body * 1.3 + 30
    box = Rect(left, low - high, wide, high)
    with desk.layer():
        desk.panel(box)
        desk.icon("check", box.x + 36, box.cy, 24, GOLD_HIGH)
        desk.write(said.words, Rect(box.x + 62, box.y + 15, room, 0))
