"""Tokens and marks of King & Assassins: the king's health, the right to capture, action points, seals and notes."""

from math import cos, pi, sin

from tools.art.assassins.pen import (
    BLOOD,
    GOLD,
    ROYAL,
    bright,
    clipped,
    cord,
    dark,
    face,
    head,
    oval_points,
    part,
    trace,
)
from tools.art.assassins.royal import crown, sword
from tools.art.ink import INK, Drawing, at, blend, blot, disc, fill, group, polygon, shape, stroke

TOKEN, POINT, MARK = 60, 30, 40
"""How wide and high they are."""


def token(field, body, rim=GOLD):
    """A round counter: rim, field, picture, one glint on the rim."""
    out = blot(33, 34, 30, "shade", 0.95) + disc(30, 30, 27, dark(rim, 0.35), 2) + disc(29.4, 29.4, 25.2, rim)
    out += disc(30, 30, 22, field, 1.6) + body + stroke("M9.5 20A23.5 23.5 0 0 1 21 8.6", bright(rim, 0.8), 1.8)
    return Drawing(TOKEN, TOKEN, out)


# ---------------------------------------------------------------- the king's health


def royal_head(hurt):
    """The king's head about (30, 30): proud, or bandaged with the crown askew."""
    skin, hair = ("#e3bf9f", "#7d5430") if hurt else ("#f0c7a0", "#8a5a2c")
    beard = "M21 35.5C23 34.5 26 35.5 28 35C30 35.5 34 34.5 38 35.5C38 43 34 47.5 29 48.5C24 46.5 21 42 21 35.5z"
    out = part("M21 26C18 36 18 42 22 44H38C42 42 42 36 39 26z", hair, width=1.8) + head(30, 31, 9.5, skin)
    out += face(30, 30, -1, -1.8 if hurt else -1.2, "", closed=not hurt) + part(beard, hair, width=1.6)
    out += stroke("M26.5 39.5q2-1.6 4.4 0" if hurt else "M26.5 38.5q2 1.4 4.4 0", skin, 1.6)
    if not hurt:
        return out + crown(30, 23.5, 10, 14)
    out += cord("M20.5 27C26 22.5 34 22 39.5 25.5", "#f7f0df", 4, 6.4)
    out += fill("M32 22.6q3.6-1 4.6 1.8q-1.4 2.4-4 1.4z", BLOOD)
    return out + group(crown(0, 0, 9, 11), 31.5, 20.5, turn=14)


def healthy():
    """Laurels on blue."""
    leaf = shape("M0 0C3.5-3.5 8-3 10 0C7 2.5 3 2.5 0 0z", "#6f9e35", 1.2)
    spots = ((12, 38, 290), (12.5, 31, 272), (14, 44, 308), (18, 49, 328))
    spots += ((48, 38, 250), (47.5, 31, 268), (46, 44, 232), (42, 49, 212))
    return token(ROYAL, "".join(group(leaf, x, y, 0.8, turn) for x, y, turn in spots) + royal_head(False))


def wounded():
    """Blood and a cracked rim."""
    drops = "M44 37C47 41.5 48 43.5 46.2 45.8C44.4 47.6 41.8 46 42.2 43.2C42.5 41.2 43.5 39.5 44 37z"
    drops += "M15 31C17 34 17.8 35.8 16.4 37.4C15 38.6 13.2 37.4 13.5 35.4C13.7 34 14.5 32.8 15 31z"
    cracks = stroke("M4.5 24L9.5 27L7.5 31L11 34M51 45L47 47L48 51", INK, 1.8)
    return token("#5c1119", shape(drops, "#e2303a", 1.2) + royal_head(True) + cracks, "#b9a98c")


# ---------------------------------------------------------------- the right to capture


def iron(ring, lock):
    """An iron ring about (0, 0) with its lock."""
    return cord(ring, "#8d97a3", 3.6, 6.6) + stroke("M-7-3.5A8 8 0 0 0-7.6 3", "#e8edf2", 1.3) + lock


LOCK = shape("M-2.6-2.6h5.2v5.2h-5.2z", "#c6ced6", 1.3)
OPEN = iron("M-3.4-7.2A8 8 0 1 0 6.6-4.5", group(LOCK, -4.6, -7.6, turn=24))
CLOSED = iron("M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0z", group(LOCK, 0, -8))
LINKS = "".join(
    cord(f"M{at(x - 3, y)}a3 2.2 0 1 1 6 0a3 2.2 0 1 1-6 0z", "#aeb6bf", 1.7, 3.8)
    for x, y in ((22.5, 39), (30, 42), (37.5, 39))
)


def shackles():
    """One citizen may be captured: open irons."""
    return token("#f7efdb", LINKS + group(OPEN, 20, 28, turn=-14) + group(OPEN, 40, 28, turn=40))


def shackles_spent():
    """The capture of this round is done: closed irons, grey and crossed out."""
    irons = LINKS + group(CLOSED, 20, 28, turn=-14) + group(CLOSED, 40, 28, turn=14)
    return token("#4b4542", irons + cord("M14 46L46 14", "#d8cfbe", 3, 6.4), "#8d857e")


# ---------------------------------------------------------------- action points

POOLS = {"king": (GOLD, "#7d5a1e"), "knight": ("#2f7fc0", "#123a63"), "assassin": ("#e0702a", "#7a2f06")}
"""The paint of each pool and its shade."""
OUTLINES = {
    "king": "M-10 8.5L-12-7L-5-.5L0-11L5-.5L12-7L10 8.5Q0 11.5-10 8.5z",
    "knight": "M-9.5-10Q0-6.5 9.5-10C10.5 1 7.5 7.5 0 12C-7.5 7.5-10.5 1-9.5-10z",
    "assassin": "M0-12.4L5-6L3.2 3.5H8V7H2.6V12H-2.6V7H-8V3.5H-3.2L-5-6z",
}
"""A crown, a shield, a blade."""
GLINTS = {"king": "M-9 6L-10-3", "knight": "M-7-7C-7-2-6 2-4 5", "assassin": "M-2-7L-1.5 2"}


def point(pool, state):
    """One action point: "left", "asked" (what the move under the hand would cost), or "spent", an empty socket."""
    (paint, shade), d = POOLS[pool], OUTLINES[pool]
    if state == "spent":
        body = fill(d, "#14110f", 0.55) + stroke(d, "#8d8270", 1.6)
    elif state == "asked":
        body = shape(d, "#fffaf0", 4.6) + shape(d, "#fff3cf", 2.4, paint) + stroke("M-4 2H4", shade, 2.6)
    else:
        lit = polygon(clipped(trace(d), oval_points(-4, -4, 9, 12, -12)))
        body = shape(d, shade, 4) + fill(d, blend(paint, shade, 0.45)) + fill(lit, paint)
        body += stroke(GLINTS[pool], bright(paint, 0.75), 1.8)
    return Drawing(POINT, POINT, group(body, POINT / 2, POINT / 2))


# ---------------------------------------------------------------- seals on figures and cards


def hooded(wax, shine):
    """A wax seal with a hood."""
    tips = [(20 + r * cos(pi * k / 14), 20 + r * sin(pi * k / 14)) for k in range(28) for r in ((18.7, 16.9)[k % 2],)]
    hood = "M20 5.5C12 8 8.5 15 8.5 22C8.5 27 7 30 6.5 32.5Q20 38 33.5 32.5C33 30 31.5 27 31.5 22C31.5 15 28 8 20 5.5z"
    out = shape(polygon(tips), wax, 1.8) + stroke("M6.5 14A15 15 0 0 1 13 6.8", shine, 1.5)
    out += part(hood, "#4a4353", (16, 16, 11, 14, 0), 1.6)
    out += fill("M20 12C14.5 14 13 19 13 23C13 28 16.5 31 20 32C23.5 31 27 28 27 23C27 19 25.5 14 20 12z", "#15101a")
    out += fill("M14.5 20.5L18.7 22.5Q17 24.6 14.5 20.5zM25.5 20.5L21.3 22.5Q23 24.6 25.5 20.5z", "#ffe9a8")
    return out + fill("M13.2 25.5C17 28 23 28 26.8 25.5C26 29.5 23 31.5 20 32C17 31.5 14 29.5 13.2 25.5z", "#c8372d")


def secret():
    """This citizen is one of one's own assassins: an unbroken seal, for private views only."""
    return Drawing(MARK, MARK, hooded("#a01f2a", "#f0a090"))


def revealed():
    """This citizen was an assassin, and everybody knows: the seal is broken."""
    crack = "M35.5 6.5L28 13.5L30 17.5L19 21.5L21 26L11.5 29L5 35"
    return Drawing(MARK, MARK, hooded("#e0702a", "#ffd2a8") + cord(crack, "#fff6e0", 2, 4.6))


def medal(field, body):
    """A round mark."""
    return Drawing(MARK, MARK, disc(20, 20, 18, "#efe3c8", 2) + disc(20, 20, 15.5, field, 1.2) + body)


def captured():
    """Closed irons."""
    return medal("#59616a", group(CLOSED, 15, 19, 0.82, -10) + group(CLOSED, 26, 22, 0.82, 12))


def killed():
    """Crossed swords."""
    blades = ((11.5, 40), (28.5, -40))
    return medal("#7d1a1f", "".join(group(sword(0, 0, 34), x, 28.5, 0.74, tilt) for x, tilt in blades))


# ---------------------------------------------------------------- the king player's notes


def note(body):
    """A slip of paper with a pin: what somebody only thinks."""
    slip = "M6 7.5L33.5 5.5L35 33L29 36L22 34.4L15 36.4L7.5 34.5z"
    out = fill("M9 11L36 9L37.4 35.4L31 38.4L24 36.8L17 38.6L10 37z", "#1a0f06", 0.3)
    out += shape(slip, "#fbf3d9", 1.8) + fill("M29 36L35 33L34.6 26.5z", "#d8c89c") + body
    return Drawing(MARK, MARK, out + disc(20, 7, 3.4, "#c0392b", 1.4) + disc(19.2, 6.2, 1, "#ffd9cc"))


def suspect():
    """Perhaps an assassin: a question mark."""
    hook = "M14 17.5C14 11.5 27 11.5 27 18C27 22.5 20.6 22 20.6 26.5"
    return note(stroke(hook, INK, 4.4) + stroke("M20.6 31.5h.1", INK, 5))


def certain():
    """Surely an assassin: a blade."""
    blade = polygon([(20.5, 33.6), (16.4, 27), (17.4, 19.5), (23.6, 19.5), (24.6, 27)])
    return note(cord("M20.5 12.6V18", "#6d4526", 2.4, 5) + shape(blade, BLOOD, 1.8) + cord("M14 18.6H27", GOLD, 2.2, 5))


def cleared():
    """Surely harmless: a tick."""
    return note(stroke("M12 23L18.4 29.4L29 15.4", INK, 7) + stroke("M12 23L18.4 29.4L29 15.4", "#4d8a3c", 4))


def drawings():
    """Tokens and marks by their names."""
    found = {"wound-healthy": healthy(), "wound-wounded": wounded()}
    found |= {"shackles": shackles(), "shackles-spent": shackles_spent()}
    found |= {f"point-{pool}-{state}": point(pool, state) for pool in POOLS for state in ("left", "asked", "spent")}
    found |= {f"mark-{draw.__name__}": draw() for draw in (secret, revealed, captured, killed)}
    return found | {f"note-{draw.__name__}": draw() for draw in (suspect, certain, cleared)}
