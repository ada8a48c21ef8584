"""The hand-hiding screen: wood, a banner, a name, one sentence, one key. No pixel of it depends on a hand."""

from boardgames.app.hall import Hall, fitted, shortened
from boardgames.table.desk import Desk
from boardgames.table.space import Rect
from boardgames.table.tone import PARCHMENT
from boardgames.words import Words


def draw(desk: Desk, side: str, name: str, words: Words, on: object) -> None:
    """Ask for a player to take the seat."""
    hall = Hall(desk, words)
    small = 1.0 if hall.roomy else min(1.0, desk.h / 790)
    desk.dim(128)
    wide, high = (270.0, 356.0) if hall.roomy else (190 * small, 242 * small)
    top = 64.0 if hall.roomy else 34 * small
    hall.banner(side, desk.w / 2, top, wide, high)
    y = top + high + (88 if hall.roomy else 60 * small)
    title = words.say("cover.title", player=name)
    size = fitted(desk, title, desk.w - 80, 96.0 if hall.roomy else 68 * small, 24)
    desk.text(title, desk.w / 2, y, size, "heavy", PARCHMENT, "c", glow=9)
    y += 72 if hall.roomy else 52 * small
    rule = 560 if hall.roomy else 440 * small
    desk.rule(desk.w / 2 - rule / 2, y, rule, True)
    y += 46 if hall.roomy else 34 * small
    said = words.say("cover.sentence", player=name)
    desk.fit(said, desk.w / 2, y, desk.w - 60, 28 if hall.roomy else max(20.0, 24 * small), "slant", align="c", glow=5)
    y += 44 if hall.roomy else max(22.0, 34 * small)
    button = 450 if hall.roomy else 390
    place = Rect(desk.w / 2 - button / 2, y, button, 80 if hall.roomy else max(52.0, 64 * small))
    here = words.say("cover.here", player=shortened(desk, name, button - 260, 20))
    desk.button(place, "sit", here, on, main=True, icon="eye", key=words.say("key.space"))
