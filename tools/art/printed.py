"""What printed boards share."""

from math import cos, pi, sin

from tools.art.ink import CREAM, INK, Label, box, fill, polygon, ring, stroke
from tools.art.sides import emblem


def ornament(x, y, r):
    """The corner ornament: a star of eight facets."""
    tips = [(x + r * (1, 0.31)[k % 2] * sin(k * pi / 4), y - r * (1, 0.31)[k % 2] * cos(k * pi / 4)) for k in range(8)]
    lit = "".join(polygon([tips[k], tips[k + 1], (x, y)]) for k in (0, 2, 4, 6))
    return fill(polygon(tips), "#8a6a35") + fill(lit, "#c9a662") + stroke(polygon(tips), INK, 1.1)


def neat_line(wide, high, cell, north, south):
    """The neat line of a map: half-square bars, in the owner's colour and with his sign at each player's edge."""
    bar, half = 10, cell // 2
    out = box(-17, -17, wide + 34, high + 34, "none", 2.4)
    out += ring(f"M-14 -14h{wide + 28}v{high + 28}h{-wide - 28}z", f"M0 0v{high}h{wide}v{-high}z", CREAM)
    for y, side in ((-bar - 2, north), (high + 2, south)):
        bars = "".join(f"M{x} {y}h{half}v{bar}h{-half}z" for x in range(half // 2, wide, cell))
        out += fill(bars, side.colour) + "".join(emblem(side, x + half, y + bar / 2, 3.6) for x in range(0, wide, cell))
    ends = [(x, y) for x in (-bar - 2, wide + 2) for y in range(half // 2, high, cell)]
    out += fill("".join(f"M{x} {y}h{bar}v{half}h{-bar}z" for x, y in ends), INK)
    out += stroke(f"M0 0h{wide}v{high}h{-wide}z", INK, 2)
    return out + "".join(ornament(x, y, 15) for x in (-38, wide + 38) for y in (-38, high + 38))


def coordinates(columns, rows, cell, margin):
    """Letters from west to east and numbers from north to south, on all four edges."""
    out, tone = [], "#4a3216"
    for k, letter in enumerate(columns):
        out += [
            Label(letter, margin + (k + 0.5) * cell, margin + y, 17, colour=tone) for y in (-28, len(rows) * cell + 46)
        ]
    for k, number in enumerate(rows):
        places = (-38, len(columns) * cell + 38)
        out += [Label(str(number), margin + x, margin + k * cell + 58, 17, colour=tone) for x in places]
    return tuple(out)
