"""The hand-hiding screen: wood, a banner, a name, one sentence, one key. No pixel of it depends on a hand."""

from boardgames.table.desk import Desk
from boardgames.table.shapes import Art, fill, linear, num, side_mark, side_shape, stroke
from boardgames.table.space import Rect
from boardgames.table.tone import GOLD, GOLD_EDGE, INK, PARCHMENT, SIDE, SIDE_PLATE
from boardgames.words import Words

_DEEP = {"blue": "#00436b", "vermilion": "#7a3200", "green": "#004a37", "rose": "#6b2c50"}


def draw(desk: Desk, side: str, name: str, words: Words, on: object) -> None:
    """Ask for a player to take the seat."""
    roomy = desk.w >= 1680 and desk.h >= 960
    small = 1.0 if roomy else min(1.0, desk.h / 790)
    desk.dim(128)
    wide, high = (270.0, 356.0) if roomy else (190 * small, 242 * small)
    top = 64.0 if roomy else 34 * small
    _banner(desk, side, Rect(desk.w / 2 - wide / 2, top, wide, high))
    y = top + high + (88 if roomy else 60 * small)
    size = 96.0 if roomy else 68 * small
    title = words.say("cover.title", player=name)
    while desk.width(title, size, "heavy") > desk.w - 80 and size > 28:
        size -= 2
    desk.text(title, desk.w / 2, y, size, "heavy", PARCHMENT, "c", glow=9)
    y += 72 if roomy else 52 * small
    rule = 560 if roomy else 440 * small
    desk.rule(desk.w / 2 - rule / 2, y, rule, True)
    y += 46 if roomy else 34 * small
    said = words.say("cover.sentence", player=name)
    desk.fit(said, desk.w / 2, y, desk.w - 60, 28 if roomy else max(20.0, 24 * small), "slant", align="c", glow=5)
    y += 44 if roomy else max(22.0, 34 * small)
    button = 450 if roomy else 390
    place = Rect(desk.w / 2 - button / 2, y, button, 80 if roomy else max(52.0, 64 * small))
    desk.button(
        place, "sit", words.say("cover.here", player=name), on, main=True, icon="eye", key=words.say("key.space")
    )


def _banner(desk: Desk, side: str, rect: Rect) -> None:
    """A hanging banner in the player's colour with his sign; its foot has the side's own cut."""
    w, h = rect.w, rect.h
    foot = {
        "blue": f"V{num(h * 0.8)}Q{num(w)} {num(h)} {num(w / 2)} {num(h)}Q0 {num(h)} 0 {num(h * 0.8)}",
        "vermilion": f"V{num(h)}L{num(w / 2)} {num(h * 0.86)}L0 {num(h)}",
        "green": f"V{num(h * 0.86)}L{num(w * 0.75)} {num(h)}H{num(w * 0.25)}L0 {num(h * 0.86)}",
        "rose": f"V{num(h * 0.84)}L{num(w / 2)} {num(h)}L0 {num(h * 0.84)}",
    }[side]
    cloth, deep = f"M0 0H{num(w)}{foot}z", _DEEP[side]
    defs = linear("cloth", 0, 0, w, 0, deep, SIDE_PLATE[side], SIDE[side], SIDE_PLATE[side], deep)
    hem = f'<g transform="translate({num(w * 0.07)} {num(h * 0.012)}) scale(0.86 0.905)">{stroke(cloth, GOLD, 3.4)}</g>'
    r, cx, cy = w * 0.27, w / 2, h * 0.42
    seal = ""
    for grow, tone, edge in ((1.3, GOLD, INK), (1.2, deep, GOLD_EDGE)):
        disc = f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r * grow)}"'
        seal += f'<circle {disc} fill="{tone}" stroke="{edge}" stroke-width="2.5"/>'
    for grow, tone in ((0.86, INK), (0.82, PARCHMENT), (0.72, SIDE[side])):
        seal += fill(side_shape(side, cx, cy, r * grow), tone)
    seal += side_mark(side, cx, cy, r * 0.66)
    body = fill(cloth, "url(#cloth)") + stroke(cloth, INK, 4) + hem + seal
    desk.shape(rect.x, rect.y, w, h, Art(body, defs), pad=4)
