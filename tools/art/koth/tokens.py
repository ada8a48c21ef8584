"""What lies on the squares of King of the Hill besides terrain: objective tokens, the camp, markers, edges of zones."""

from math import cos, pi, sin

from tools.art.icons import crown
from tools.art.ink import (
    CREAM,
    INK,
    Drawing,
    Rng,
    at,
    blot,
    circle,
    disc,
    fill,
    group,
    linear,
    num,
    ring,
    rounded,
    shape,
    stroke,
)
from tools.art.koth.land import CELL
from tools.art.koth.pen import GOLD, WOOD, Pen
from tools.art.nature import tufts
from tools.art.sides import BLUE, VERMILION, contour, emblem

MARKER, GENERAL, DASHES = 40, 64, 16
"""Width and height of a marker and of the general's counter; the width of the edge of a zone."""
VIOLET, PAPER = "#7a5aa6", "#f4f1e6"


# ---------------------------------------------------------------- tokens


def plaque(side):
    """The ground of a token in its owner's shape and colour, his sign around the rim; a figure may stand on it."""
    if side.shape == "round":
        outer, inner = circle(50, 50, 46), circle(50, 50, 33)
        signs = [(50 + 39.5 * sin(k * pi / 4), 50 - 39.5 * cos(k * pi / 4)) for k in range(8)]
    else:
        outer, inner = rounded(5, 5, 90, 90, 5), rounded(18, 18, 64, 64, 3)
        signs = [(x, y) for x in (12, 50, 88) for y in (12, 50, 88) if (x, y) != (50, 50)]
    body = group(fill(outer, "#1a0f06", 0.35), 2, 3) + shape(outer, side.colour, 2.4)
    body += ring(outer, lit_edge(side), side.light, 0.55) + shape(inner, "#e6dcae", 1.8)
    body += blot(46, 60, 30, "green", 0.7) + blot(44, 34, 22, "pale")
    body += stroke(tufts(Rng(4), [(30, 46), (70, 66), (34, 74), (67, 32)]), "#66743a", 1.3, 0.8)
    return body + "".join(emblem(side, x, y, 3.6) for x, y in signs)


def lit_edge(side):
    """The rim of a plaque a little to the lower right: what is left of it above is its lit edge."""
    return circle(51, 51.2, 44.6) if side.shape == "round" else rounded(7, 7.4, 87, 86.6, 4)


def objective(side):
    """A planted standard in the side's colours."""
    cloth = "M48 25C58 20 64 30 76 25V48C64 53 58 43 48 48z"
    if side.shape != "round":
        cloth = "M48 25C58 20 64 30 78 25L70 36.5L78 48C64 53 58 43 48 48z"
    body = plaque(side) + blot(54, 75, 20, "shade", 0.3)
    body += stroke("M47 76V22", INK, 5.4) + stroke("M47 76V22", WOOD, 2.6) + shape(cloth, side.colour, 2)
    body += fill("M49 43.5C58 39 64 49 74 44.5V47C64 51.5 58 42 49 46.5z", side.dark, 0.8)
    body += emblem(side, 60, 36.4, 6.4) + disc(47, 21.5, 3.6, GOLD, 1.6)
    return Drawing(CELL, CELL, body + shape("M36 77q11 -9 23 0q-11 5 -23 0z", "#8d806c", 1.6))


def tent(x, y, s, tint, dark):
    """A tent whose entrance is at (x, y)."""
    body = shape(f"M{at(x, y - 22 * s)}L{at(x + 19 * s, y)}H{num(x - 19 * s)}z", tint, 2)
    body += fill(f"M{at(x, y - 21 * s)}L{at(x + 18 * s, y - 1)}H{num(x + 6 * s)}z", dark, 0.55)
    body += shape(f"M{at(x, y - 15 * s)}L{at(x + 7 * s, y)}H{num(x - 7 * s)}z", "#3a2a1a", 1.2)
    return body + stroke(f"M{at(x, y - 22 * s)}l{at(-3 * s, -5 * s)}M{at(x, y - 22 * s)}l{at(3 * s, -5 * s)}", INK, 1.6)


def camp(side):
    """What the enemy wants to burn: two tents and a fire, on the plaque of the attacker."""
    body = plaque(side) + blot(54, 62, 34, "shade", 0.35)
    body += tent(39, 55, 0.8, "#e9dcb8", "#8d7a52") + tent(60, 64, 0.94, "#f3e8c8", "#9a865c")
    logs = "M31 77.5L47 73M31 73L47 77.5"
    body += stroke(logs, INK, 4.4) + stroke(logs, "#8a5a32", 2.2)
    body += shape("M38 76C31 71 36 66 37 60C41 63 41 66 42.5 62C47 67 47 73 42 76z", "#e07b1f", 1.4)
    flame = "M39 74.5C36.5 72 38.5 69 39.5 66.5C42 69 43 72 41.5 74.5z"
    return Drawing(CELL, CELL, body + fill(flame, "#ffdf7a"))


TOKENS = {f"objective-{side.name}": objective(side) for side in (BLUE, VERMILION)}
TOKENS |= {f"camp-{VERMILION.name}": camp(VERMILION)}
"""What covers one square; a camp is a red token in the night."""


# ---------------------------------------------------------------- markers


def general(side):
    """The general's marker: a golden counter in the side's shape and colour with a crown."""
    x = y = GENERAL / 2 - 1
    body = fill(contour(side, x + 2, y + 3, 27), "#120a04", 0.35) + fill(contour(side, x, y, 28), INK)
    body += fill(contour(side, x, y, 26), CREAM) + fill(contour(side, x, y, 24), side.colour)
    body += fill(contour(side, x, y, 19.6), INK) + fill(contour(side, x, y, 18), "url(#gilt)")
    body += ring(contour(side, x, y, 18), contour(side, x + 0.8, y + 1, 17.7), "#fff6d6", 0.8)
    body += group(crown(INK, "#8f1f1a"), x - 24 * 0.6, y - 24.5 * 0.6, 0.6)
    return Drawing(GENERAL, GENERAL, body, linear("gilt", 14, 12, 48, 54, "#f8e19a", "#e3b04b", "#b98527"))


def hexagon(pen):
    """The ground of what a spell does to a unit."""
    pen.form("20 2!, 36 11!, 36 29!, 20 38!, 4 29!, 4 11!", VIOLET, 3, 1.4)


def paralysed(pen):
    """The ban: an hourglass on violet."""
    hexagon(pen)
    glass = "13 11!, 27 11!, 26 15, 21.6 20, 26 25, 27 29.6!, 13 29.6!, 14 25, 18.4 20, 14 15"
    pen.form(glass, PAPER, 0, width=1.8)
    pen.patch("15.4 14.6!, 24.6 14.6!, 20 19.4!|20 22!, 25.6 28.6!, 14.4 28.6!", "#d9962a")
    pen.line("11.4 10, 28.6 10|11.4 30.4, 28.6 30.4", INK, 4)
    pen.line("11.4 10, 28.6 10|11.4 30.4, 28.6 30.4", GOLD, 1.8)


def weakened(pen):
    """The malus: a broken shield on violet."""
    hexagon(pen)
    pen.form("10.6 10!, 20 8.4, 29.4 10!, 29.6 18, 26.6 25, 20 31.6!, 13.4 25, 10.4 18", PAPER, 0, width=1.8)
    pen.line("21.4 8.6!, 17.6 15!, 22.6 18!, 18.2 23.6!, 20.6 31!", INK, 4.2)
    pen.line("21.4 8.6!, 17.6 15!, 22.6 18!, 18.2 23.6!, 20.6 31!", VIOLET, 1.8)


def engaged(pen):
    """Crossed swords on a dark shield."""
    pen.form("5 5!, 20 2.6, 35 5!, 35.6 18, 31 29, 20 38!, 9 29, 4.4 18", "#8f1f1a", 3, 1.4)
    for mirror in (True, False):
        with pen.moved(mirror=mirror, about=(20, 20)):
            pen.form("10.6 8!, 15 10, 28 24.6!, 25 27.6!, 11.6 13", "#eef2f4", 1, width=1.6)
            pen.rod("23 30, 30.6 22.6", GOLD, 1.8, 1.8)
            pen.rod("27.6 27, 31 30.6", WOOD, 1.8, 1.8)


def marker(draw):
    """A marker that lies at a figure's shoulder."""
    pen = Pen()
    draw(pen)
    return Drawing(MARKER, MARKER, pen.body)


# ---------------------------------------------------------------- zones


def zone_edge(side, upright):
    """One square's length of the dashed edge of a zone, lying or upright; cream below, so that it shows everywhere."""
    step, middle = CELL / 5, DASHES / 2
    starts = [step * (k + 0.5) - 6 for k in range(5)]
    d = "".join(f"M{at(middle, s)}v12" if upright else f"M{at(s, middle)}h12" for s in starts)
    body = stroke(d, CREAM, 6.5, 0.8) + stroke(d, side.colour, 4)
    return Drawing(DASHES, CELL, body) if upright else Drawing(CELL, DASHES, body)


def drawings():
    """Tokens, markers and edges of zones by their names."""
    found = dict(TOKENS)
    found |= {f"general-{side.name}": general(side) for side in (BLUE, VERMILION)}
    found |= {f"marker-{draw.__name__}": marker(draw) for draw in (paralysed, weakened, engaged)}
    for side in (BLUE, VERMILION):
        found |= {f"zone-edge-{side.name}": zone_edge(side, False)}
        found |= {f"zone-edge-{side.name}-upright": zone_edge(side, True)}
    return found
