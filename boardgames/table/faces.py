"""The faces of all controls as SVG text, in logical units; each is written once per size and state. No pygame."""

from functools import lru_cache
from typing import NamedTuple

from boardgames.table.shapes import Art, disc, fill, frame_line, linear, num, polygon, rounded, stroke
from boardgames.table.tone import (
    BRASS,
    BRASS_DEEP,
    BRASS_DIM,
    BRASS_LIGHT,
    BRASS_SHADE,
    CREAM,
    FAINT,
    FIELD_EDGE,
    GOLD,
    GOLD_EDGE,
    GOLD_HIGH,
    GOLD_INK,
    GOLD_LOW,
    INK,
    MUTED,
    PARCHMENT,
    RED_EDGE,
    RED_HIGH,
    RED_PLATE,
    SLATE,
    SLATE_EDGE,
    SLATE_HIGH,
    SLATE_LOW,
    WELL,
    WELL_EDGE,
    WHITE,
)

kept = lru_cache(maxsize=4096)


class Look(NamedTuple):
    """A button's colours: upper and lower end, edge, words, accent."""

    top: str
    low: str
    edge: str
    words: str
    accent: str


PLAIN = {
    "normal": Look("#434d52", "#333b3f", BRASS_DIM, PARCHMENT, BRASS_LIGHT),
    "hover": Look("#566268", "#424c51", BRASS_LIGHT, WHITE, GOLD_HIGH),
    "pressed": Look("#1f2528", "#293034", BRASS, PARCHMENT, BRASS_LIGHT),
    "disabled": Look(SLATE_LOW, SLATE_LOW, "#3a4043", FAINT, FAINT),
}
MAIN = {
    "normal": Look(GOLD_HIGH, GOLD, GOLD_EDGE, INK, GOLD_INK),
    "hover": Look("#fbe3a6", "#eec162", GOLD_EDGE, INK, GOLD_INK),
    "pressed": Look(GOLD_LOW, "#d9a441", GOLD_EDGE, INK, GOLD_EDGE),
    "disabled": Look("#35352e", "#2f302b", "#55523f", FAINT, FAINT),
}
DANGER = {
    "normal": Look(RED_HIGH, RED_PLATE, RED_EDGE, PARCHMENT, BRASS_LIGHT),
    "hover": Look("#a03a30", "#82251e", RED_EDGE, WHITE, GOLD_HIGH),
    "pressed": Look("#571410", "#641813", RED_EDGE, PARCHMENT, BRASS_LIGHT),
    "disabled": PLAIN["disabled"],
}


@kept
def keycap(w: float, h: float, colour: str) -> Art:
    """A key: a line around, a thicker one below."""
    low = stroke(f"M4 {num(h - 0.9)}H{num(w - 4)}", colour, 2.2)
    return Art(rounded(0.75, 0.75, w - 1.5, h - 1.5, 5, colour, colour, 1.5, 0.1) + low)


@kept
def panel(w: float, h: float, brass: bool, radius: float) -> Art:
    """Dark slate with a thin brass line."""
    body = rounded(0, 0, w, h, radius, "url(#slate)", SLATE_EDGE, 1.5)
    if brass:
        body += stroke(frame_line(7, 7, w - 14, h - 14, 9), BRASS, 1.5)
    return Art(body, linear("slate", 0, 0, w * 0.2, h, SLATE_HIGH, SLATE, SLATE_LOW))


@kept
def dock(w: float, h: float) -> Art:
    """The side panel: slate with a brass moulding along its left edge."""
    bead = linear("bead", 0, 0, 6, 0, BRASS_SHADE, BRASS_LIGHT, BRASS, BRASS_DEEP)
    body = rounded(0, 0, w, h, 0, "url(#dock)") + rounded(0, 0, 6, h, 0, "url(#bead)")
    return Art(body, linear("dock", 0, 0, w, 0, SLATE_LOW, SLATE) + bead)


@kept
def beam(w: float, h: float) -> Art:
    """The strip along the upper edge: slate with a brass moulding below."""
    bead = linear("bead", 0, 0, 0, 5, BRASS_SHADE, BRASS_LIGHT, BRASS, BRASS_DEEP)
    moulding = f'<g transform="translate(0 {num(h - 5)})">{rounded(0, 0, w, 5, 0, "url(#bead)")}</g>'
    body = rounded(0, 0, w, h, 0, "url(#strip)") + moulding
    return Art(body, linear("strip", 0, 0, 0, h, SLATE_LOW, SLATE) + bead)


@kept
def plate(w: float, h: float, edge: str, radius: float, colour: str, strong: bool) -> Art:
    """Parchment in a line of ink, strong ones with a coloured line inside."""
    body = rounded(1, 1, w - 2, h - 2, radius, "url(#leaf)", INK, 1.5)
    if strong:
        body += rounded(4.5, 4.5, w - 9, h - 9, radius - 3, "none", edge, 2.4)
    return Art(body, linear("leaf", 0, 0, w * 0.3, h, CREAM if colour == PARCHMENT else colour, colour))


@kept
def well(w: float, h: float, radius: float, edge: str = WELL_EDGE, colour: str = WELL, width: float = 1.5) -> Art:
    """A sunk ground."""
    return Art(rounded(width / 2, width / 2, w - width, h - width, radius, colour, edge, width))


@kept
def ring(w: float, h: float, radius: float, gap: float) -> Art:
    """The focus ring: white on a wider dark line, so that it shows on slate, wood, gold and parchment."""
    o = gap + 1.5
    box = -o, -o, w + 2 * o, h + 2 * o, radius + o
    return Art(rounded(*box, "none", INK, 7) + rounded(*box, "none", WHITE, 3))


@kept
def rule(w: float, star: bool, colour: str) -> Art:
    """A hairline, with our star in the middle of the grand ones."""
    if not star:
        return Art(stroke(f"M0 1H{num(w)}", colour, 1.4))
    m = w / 2
    right = [(m, -2.0), (m + 2.6, 5.4), (m + 10, 8), (m + 2.6, 10.6), (m, 18.0)]
    tip = polygon([*right, (m - 2.6, 10.6), (m - 10, 8), (m - 2.6, 5.4)])
    return Art(stroke(f"M0 8H{num(m - 20)}M{num(m + 20)} 8H{num(w)}", BRASS, 1.4) + fill(tip, BRASS_LIGHT))


@kept
def button(w: float, h: float, look: Look, state: str, radius: float, shine: float) -> Art:
    """A button's body: lit along its upper edge, or pressed in."""
    body = rounded(0.75, 0.75, w - 1.5, h - 1.5, radius, "url(#face)", look.edge, 1.5)
    if state == "pressed":
        body += stroke(f"M{num(radius)} 3H{num(w - radius)}", "#000000", 3, 0.35)
    elif state != "disabled":
        body += stroke(f"M{num(radius)} 2.6H{num(w - radius)}", "#ffffff", 1.4, shine)
    return Art(body, linear("face", 0, 0, 0, h, look.top, look.low))


@kept
def lip(w: float, h: float, radius: float) -> Art:
    """The hard shadow below a button."""
    return Art(rounded(0, 0, w, h, radius, "#000000", opacity=0.34))


@kept
def radio(on: bool, edge: str) -> Art:
    """A ring of 28 with a golden dot in it when it is chosen."""
    return Art(disc(14, 14, 12.5, WELL, edge, 2) + (disc(14, 14, 6.5, GOLD_HIGH, GOLD_EDGE, 1) if on else ""))


@kept
def toggle(on: bool, edge: str, live: bool) -> Art:
    """A switch 56 x 30: gold with a tick when on, dark with a bar when off; shape as well as colour tells."""
    ground = (GOLD if live else "#55523f") if on else WELL
    body = rounded(0.75, 0.75, 54.5, 28.5, 14, ground, edge, 1.5)
    body += disc(41 if on else 15, 15, 11.5, FAINT if not live else CREAM if on else MUTED, INK)
    return Art(body + (stroke("M36.5 15.5L40 19L46 11", INK, 2.4) if on else stroke("M10.5 15H19.5", INK, 2.4)))


@kept
def box(
    w: float, h: float, radius: float, colour: str, edge: str = "", width: float = 1.5, opacity: float = 1.0
) -> Art:
    """A plain box; its line lies inside."""
    inset = width / 2 if edge else 0.0
    return Art(rounded(inset, inset, w - 2 * inset, h - 2 * inset, radius, colour, edge, width, opacity))


@kept
def gilded(w: float, h: float, radius: float = 5) -> Art:
    """The chosen part of a row of segments."""
    return Art(rounded(0, 0, w, h, radius, "url(#seg)", GOLD_EDGE, 1.5), linear("seg", 0, 0, 0, h, GOLD_HIGH, GOLD))


@kept
def knob(state: str) -> Art:
    """The handle of a slider, 28 across."""
    top, low = {"hover": ("#fbe3a6", GOLD), "pressed": (GOLD, GOLD_LOW), "disabled": (FAINT, FIELD_EDGE)}.get(
        state, (GOLD_HIGH, GOLD_LOW)
    )
    body = disc(14, 14, 12.5, "url(#knob)", INK, 2) + stroke("M14 8.5V19.5", GOLD_EDGE, 2.4)
    return Art(body, linear("knob", 4, 2, 22, 26, top, low))


@kept
def striped(w: float, h: float, side: str, ground: str, edge: str, width: float, opacity: float = 1.0) -> Art:
    """A row with a bar of a side's paint at its left end."""
    body = rounded(0.75, 0.75, w - 1.5, h - 1.5, 7, ground, edge, width, opacity)
    return Art(body + rounded(3, 3, 7, h - 6, 3, side))


@kept
def coin(r: float, ground: str, edge: str) -> Art:
    """A round counter with a rim of cream."""
    return Art(disc(r, r, r - 1, ground, CREAM, 2) + disc(r, r, r, "none", edge, 1.5))


@kept
def pip(done: bool, now: bool) -> Art:
    """A phase as a small round mark: hollow before, filled after, golden now."""
    tone = GOLD if now else BRASS_DIM
    return Art(disc(5, 5, 4.6 if now else 3.4, tone if done or now else "none", BRASS_LIGHT if now else BRASS, 1.4))


@kept
def progress(w: float, h: float) -> Art:
    """The filled part of a progress bar: gold with light stripes."""
    stripes = "".join(f"M{num(x)} {num(h - 3)}L{num(x + 8)} 3" for x in range(6, int(w) - 10, 18))
    body = rounded(0, 0, w, h, 6, "url(#done)", GOLD_EDGE, 1.5) + (stroke(stripes, WHITE, 3, 0.3) if stripes else "")
    return Art(body, linear("done", 0, 0, 0, h, GOLD_HIGH, GOLD))
