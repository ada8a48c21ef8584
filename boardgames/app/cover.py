"""The hand-hiding screen: candlelight, a banner, a name, one sentence, one key. No pixel of it depends on a hand."""

from math import cos, radians, sin

from boardgames.app import candles
from boardgames.app.hall import Hall, fitted, shortened
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.hand_view import BACK_PICTURE
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import MUTED, PARCHMENT
from boardgames.words import Words

BACKS = 7
"""The waiting hand: always so many, whatever anybody holds."""
STEP = 5.2
"""Degrees from one of its cards to the next."""


def draw(desk: Desk, side: str, name: str, words: Words, on: object) -> None:
    """Ask for a player to take the seat."""
    hall = Hall(desk, words)
    small = 1.0 if hall.roomy else min(1.0, desk.h / 790)
    title = words.say("cover.title", player=name)
    said = words.say("cover.sentence", player=name)
    size = fitted(desk, title, desk.w - 80, 96.0 if hall.roomy else 68 * small, 24)
    told = 28 if hall.roomy else max(20.0, 24 * small)
    _light(desk, hall, max(desk.width(title, size, "heavy"), desk.width(said, told, "slant")))
    wide, high = (270.0, 356.0) if hall.roomy else (190 * small, 242 * small)
    top = 64.0 if hall.roomy else 34 * small
    hall.banner(side, desk.w / 2, top, wide, high)
    y = top + high + (88 if hall.roomy else 60 * small)
    desk.text(title, desk.w / 2, y, size, "heavy", PARCHMENT, "c", glow=9)
    y += 72 if hall.roomy else 52 * small
    rule = 560 if hall.roomy else 440 * small
    desk.rule(desk.w / 2 - rule / 2, y, rule, True)
    y += 46 if hall.roomy else 34 * small
    desk.fit(said, desk.w / 2, y, desk.w - 60, told, "slant", align="c", glow=5)
    y += 44 if hall.roomy else max(22.0, 34 * small)
    button = 450 if hall.roomy else 390
    place = Rect(desk.w / 2 - button / 2, y, button, 80 if hall.roomy else max(52.0, 64 * small))
    here = words.say("cover.here", player=shortened(desk, name, button - 260, 20))
    desk.button(place, "sit", here, on, main=True, icon="eye", key=words.say("key.space"))
    desk.ring(place, 7)  # there is nothing else to be done here


def _light(desk: Desk, hall: Hall, words: float) -> None:
    """Dimmed wood, a waiting hand face down, candles on both sides if the words between them leave them room."""
    desk.dim(128)
    tall = 430 if hall.roomy else min(320.0, desk.h * 0.42)
    away = max(560 if hall.roomy else min(430.0, desk.w * 0.38), words / 2 + tall * 0.24)
    if away + tall * 0.24 < desk.w / 2:
        candles.pair(desk, desk.h / 2, away, tall, 620 if hall.roomy else 460)
    card = 206 if hall.roomy else min(156.0, desk.h * 0.19)
    for number in range(BACKS):
        turn = (number - (BACKS - 1) / 2) * STEP
        x = desk.w / 2 + sin(radians(turn)) * card * 6.2
        y = desk.h + card * 0.1 + (1 - cos(radians(turn))) * card * 6.2
        marks.card(desk, BACK_PICTURE, x, y, card, turn=turn)


def whisper(desk: Desk, words: Words, said: str, rule: str, on: object) -> None:
    """What only one player may read: a refusal that tells a secret, on the bare table."""
    desk.dim(128)
    wide = min(640.0, desk.w - 40)
    room = wide - 128
    told = len(desk.wrap(said, room, 24, "serif")) * 24 * 1.3
    high = 44 + told + 36 + 28 + max(60.0, 45 / desk.s) + 28
    box = Rect(desk.w / 2 - wide / 2, desk.h / 2 - high / 2, wide, high)
    desk.panel(box)
    desk.icon("barred", box.x + 60, box.y + 44 + told / 2, 44)
    desk.write(said, Rect(box.x + 96, box.y + 40, room, 0), 24, "serif")
    desk.text(rule, box.x + 96, box.y + 44 + told + 18, TYPE.small, "semi", MUTED)
    place = Rect(box.x + 96, box.bottom - 28 - max(60.0, 45 / desk.s), room, max(60.0, 45 / desk.s))
    desk.button(place, "heard", words.say("heard"), on, main=True, icon="check", key=words.say("key.space"))
