"""The pen the figures of King & Assassins are drawn with: parts lit from the upper left, limbs, heads and faces.

    body = part("M38 40C28 46 22 66 20 98H80C78 66 72 46 62 40z", "#8a5a30") + head(50, 29, 12, skin) + face(50, 30)

A figure is 100 x 120 units, its feet near y = 104.
"""

import re
from itertools import pairwise
from math import cos, pi, radians, sin

from tools.art.ink import INK, Drawing, at, blend, blot, fill, group, num, polygon, shape, smooth, stroke

NAVY, ROYAL, BLOOD, GOLD, STEEL = "#1f3f73", "#2b62b8", "#a01f2a", "#e8b53c", "#aeb6bf"
WIDTH, HEIGHT, FOOT = 100, 120, (50, 104)
LINEN, WOOD, LEATHER = "#efe6d2", "#9c6b38", "#6d4526"


SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4}
"""How many numbers each letter of a path takes."""


def trace(d, steps=5):
    """The points along a path of M, L, H, V, C, Q and z (also relative); curves become short chords."""
    points, x, y = [], 0.0, 0.0
    for letter, tail in re.findall(r"([A-Ya-y])([^A-Za-z]*)", d):
        values, kind = [float(n) for n in re.findall(r"-?\d*\.?\d+", tail)], letter.upper()
        for k in range(0, len(values), SIZES[kind]):
            v = values[k : k + SIZES[kind]]
            if kind in "HV":
                rest = (0, 0) if letter.islower() else (x, y)
                v = [v[0], rest[1]] if kind == "H" else [rest[0], v[0]]
            if letter.islower():
                v = [n + (x, y)[i % 2] for i, n in enumerate(v)]
            knots = [(x, y), *zip(v[::2], v[1::2], strict=True)]
            if len(knots) > 2:
                points += [bezier(knots, s / steps) for s in range(1, steps)]
            x, y = knots[-1]
            points.append((x, y))
    return points


def bezier(knots, t):
    """The point at t of a curve, however many knots it has."""
    while len(knots) > 1:
        knots = [(a + (c - a) * t, b + (e - b) * t) for (a, b), (c, e) in pairwise(knots)]
    return knots[0]


def clipped(points, window):
    """The part of a shape inside a convex window."""
    for (ax, ay), (bx, by) in zip(window, window[1:] + window[:1], strict=True):
        kept = []
        for (px, py), (qx, qy) in zip(points, points[1:] + points[:1], strict=True):
            p, q = ((bx - ax) * (v - ay) - (by - ay) * (u - ax) for u, v in ((px, py), (qx, qy)))
            if p >= 0:
                kept.append((px, py))
            if p * q < 0:
                kept.append((px + (qx - px) * p / (p - q), py + (qy - py) * p / (p - q)))
        points = kept
    return points


def oval_points(cx, cy, rx, ry, tilt=0.0, count=22):
    """Points around an oval."""
    c, s = cos(radians(tilt)), sin(radians(tilt))
    ring = [(rx * cos(2 * pi * k / count), ry * sin(2 * pi * k / count)) for k in range(count)]
    return [(cx + c * x - s * y, cy + s * x + c * y) for x, y in ring]


def dark(colour, t=0.4):
    """The colour in the shade."""
    return blend(colour, "#1c1030", t)


def bright(colour, t=0.45):
    """The colour in full light."""
    return blend(colour, "#fff6dc", t)


def part(d, colour, light=None, width=2.2):
    """An outlined part: its colour inside the oval `light` (x, y, rx, ry, tilt), outside it its shade."""
    outline = trace(d)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    w, h = max(xs) - min(xs), max(ys) - min(ys)
    lit = clipped(
        outline, oval_points(*light or (min(xs) + 0.34 * w, min(ys) + 0.36 * h, 0.5 * w + 1, 0.66 * h + 1, -12))
    )
    return fill(d, dark(colour)) + (fill(polygon(lit), colour) if lit else "") + stroke(d, INK, width)


def cord(d, colour, width, ink):
    """A line of paint between two lines of ink."""
    return stroke(d, INK, ink) + stroke(d, colour, width)


def tube(points, widths):
    """The outline of a limb: through the points, so wide at each of them."""
    left, right, n = [], [], len(points)
    for i, ((x, y), w) in enumerate(zip(points, widths, strict=True)):
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, n - 1)]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return smooth(left + right[::-1])


def limb(points, widths, colour, light=None):
    """A limb through the points, so wide at each of them."""
    return part(tube(points, widths), colour, light)


def pole(x1, y1, x2, y2, colour=WOOD, width=3.2):
    """A shaft: ink, wood and a thin light edge."""
    d = f"M{at(x1, y1)}L{at(x2, y2)}"
    return (
        stroke(d, INK, width + 3.2)
        + stroke(d, colour, width)
        + stroke(f"M{at(x1 - 0.6, y1)}L{at(x2 - 0.6, y2)}", bright(colour), 1)
    )


def hand(x, y, skin, r=4.3):
    """A closed hand."""
    return shape(
        (
            f"M{at(x - r, y)}c0 {num(-1.35 * r)} {num(2 * r)} {num(-1.35 * r)} {num(2 * r)} 0"
            f"c0 {num(1.35 * r)} {num(-2 * r)} {num(1.35 * r)} {num(-2 * r)} 0z"
        ),
        skin,
        1.9,
    )


def shoe(x, y, colour=LEATHER, way=-1):
    """A shoe seen from the front, its toe to the left (-1) or right (1)."""
    return part(
        f"M{at(x - 4 * way, y - 6)}L{at(x + 3 * way, y - 6)}C{at(x + 5 * way, y - 3)} "
        f"{at(x + 11 * way, y - 3)} {at(x + 10.5 * way, y + 1)}"
        f"C{at(x + 8 * way, y + 3)} {at(x - 2 * way, y + 3)} {at(x - 5 * way, y + 1)}z",
        colour,
        width=2,
    )


def head(x, y, r, skin):
    """A head about (x, y)."""
    return part(
        f"M{at(x - r, y - 0.15 * r)}C{at(x - 1.02 * r, y - 1.3 * r)} {at(x + 1.02 * r, y - 1.3 * r)} "
        f"{at(x + r, y - 0.15 * r)}"
        f"C{at(x + r, y + 0.65 * r)} {at(x + 0.5 * r, y + 1.12 * r)} {at(x, y + 1.12 * r)}"
        f"C{at(x - 0.5 * r, y + 1.12 * r)} {at(x - r, y + 0.65 * r)} {at(x - r, y - 0.15 * r)}z",
        skin,
        (x - 0.3 * r, y - 0.1 * r, r, 1.3 * r, 0),
    )


SMILE, GRIN, SULK = "M-2.4 5.2q2.4 2 4.8 0", "M-3 5q3 3.6 6 0z", "M-2.6 6.2q2.6 -1.8 5 0"
FLAT, SHOUT = "M-2.2 5.8h4.4", "M-2 4.8q2 -1 4 0q.4 3.2 -2 3.2q-2.4 0 -2 -3.2z"


def face(x, y, look=-1, frown=0.0, mouth=SMILE, closed=False):
    """Brows, eyes, nose and mouth; `look` turns them to the left (-1) or right (1), `frown` lowers the brows."""
    cx, brows, eyes = x + 1.8 * look, "", ""
    for side in (-1, 1):
        brows += f"M{at(cx + 1.7 * side, y - 3.6 + frown)}L{at(cx + 5.8 * side, y - 3.6 - 0.4 * frown)}"
        eyes += f"M{at(cx + 3.7 * side - 1.8, y)}q1.8 1.5 3.6 0" if closed else f"M{at(cx + 3.7 * side, y - 0.4)}v1.2"
    return (
        stroke(brows, INK, 1.5)
        + stroke(eyes, INK, 1.4 if closed else 2.3)
        + stroke(f"M{at(cx + 0.5 * look, y)}q{at(2 * look, 2.4)} {at(-0.4 * look, 2.8)}", INK, 1.2, 0.8)
        + group(stroke(mouth, INK, 1.4), cx, y)
    )


# ---------------------------------------------------------------- bases


def base(side):
    """The "dark" round base of king and knights, or the "light" square one of citizens and assassins."""
    if side == "dark":
        return (
            shape("M18 103v5C18 120 82 120 82 108v-5z", "#26211f", 2)
            + shape("M18 103C18 90.5 82 90.5 82 103C82 115.5 18 115.5 18 103z", "#4b4542", 2)
            + stroke("M22 101C26 94.5 46 93 60 94", "#8d857e", 1.3)
        )
    return (
        shape("M15 109v4Q15 116.5 20 116.5H80Q85 116.5 85 113v-4z", "#cdbd9b", 2)
        + shape("M27 95H73Q77 95 79 98L84 107Q86 111 81 111H19Q14 111 16 107L21 98Q23 95 27 95z", "#f7f0df", 2)
        + stroke("M19 108L24 99Q25 97.5 28 97.5H50", "#ffffff", 1.3)
    )


def figure(side, body):
    """A figure on its base."""
    return Drawing(WIDTH, HEIGHT, blot(60, 109, 42, "shade", 0.26) + base(side) + body)
