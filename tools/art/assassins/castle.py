"""The castle: battlements, towers, and the gates that the king looks for."""

from math import cos, pi, sin

from tools.art.assassins.pen import GOLD
from tools.art.assassins.roofs import TILES, WALL, roof, stone_wall
from tools.art.assassins.towns import CELL
from tools.art.ink import INK, SHADE, at, blend, blot, box, disc, fill, group, polygon, shape, stroke
from tools.art.sides import BLUE


def battlement(x0, y0, x1, y1, wide=16):
    """A wall walk around a rectangle with merlons on its outer edge, seen from above."""
    out = box(x0 + 1, y0 + 1, x1 - x0 - 2, y1 - y0 - 2, "#b9af9b", 2.2)
    out += box(x0 + wide, y0 + wide, x1 - x0 - 2 * wide, y1 - y0 - 2 * wide, SHADE)
    merlons, w, h = "", x1 - x0, y1 - y0
    for length, spots in (
        (w, lambda t: ((x0 + t, y0 + 2), (x0 + t, y1 - 10))),
        (h, lambda t: ((x0 + 2, y0 + t), (x1 - 10, y0 + t))),
    ):
        count = round((length - 4) / 17)
        pitch = (length - 12) / count
        for k in range(count + 1):
            merlons += "".join(f"M{at(x, y)}h8v8h-8z" for x, y in spots(2 + k * pitch))
    return out + shape(merlons, "#e4dccb", 1.2)


def castle(town, letter, rng):
    """A wing of the castle: battlements around a dark red roof."""
    x0, y0, x1, y1 = town.area(letter)
    kind, tile = town.roofs[letter]
    foot = y1 - (WALL if town.faces_street(letter) else 0)
    out = box(x0 + 0.5, y0 + 0.5, x1 - x0 - 1, y1 - y0 - 1, INK)
    if foot < y1:
        out += stone_wall(x0 + 2, x1 - 2, y1 - 2)
    out += battlement(x0, y0, x1, foot)
    return out + roof((x0 + 16, y0 + 16, x1 - 16, foot - 16), kind, TILES[tile], rng, 1)


def tower(x, y, r, flag=1):
    """A round tower from above: merlons around a slate cone, with a royal pennon."""
    out = blot(x + r * 0.5, y + r * 0.5, r * 1.55, "shade", 1)
    out += disc(x, y, r, "#b9af9b", 2)
    merlons = ""
    for k in range(10):
        a, b = pi / 5 * k, pi / 5 * k + 0.36
        merlons += polygon(
            [(x + q * cos(t), y + q * sin(t)) for q, t in ((r, a), (r, b), (r * 0.76, b), (r * 0.76, a))]
        )
    out += shape(merlons, "#e4dccb", 1.1)
    cone = [(x + r * 0.72 * cos(pi / 6 * k), y + r * 0.72 * sin(pi / 6 * k)) for k in range(12)]
    for k in range(12):
        light = cos(pi / 6 * k + pi / 12 - pi * 1.25)
        out += fill(
            polygon([cone[k], cone[(k + 1) % 12], (x, y)]),
            blend("#3f5670", "#a9bdd0", 0.25 + 0.3 * light) if light > -0.4 else "#2c3d52",
        )
    out += stroke(polygon(cone), INK, 1.4) + stroke(
        "".join(f"M{at(x, y)}L{at(*cone[k])}" for k in range(0, 12, 2)), "#22303f", 0.8, 0.7
    )
    if flag:
        out += stroke(f"M{at(x, y)}v-21", INK, 2.4)
        out += shape(f"M{at(x, y - 21)}l{at(24 * flag, 5)}l{at(-24 * flag, 8)}z", BLUE.colour, 1.5)
        out += stroke(f"M{at(x + 1.5 * flag, y - 15)}l{at(13 * flag, 0.4)}", "#f2c75c", 2)
    return out + disc(x, y, 2.4, GOLD, 1)


def gate(row, col, edge):
    """A castle door on the edge of a street square: gatehouse, lit hall, two royal banners, steps into the street."""
    x, y, turn = {
        "N": (col + 0.5, row, 0),
        "W": (col, row + 0.5, -90),
        "E": (col + 1, row + 0.5, 90),
        "S": (col + 0.5, row + 1, 180),
    }[edge]
    stone_, dark, light = "#cdc3ae", "#8f846f", "#ebe4d3"
    merlons = "M-45 -48" + "".join("v-9h11v9h8.75" for _ in range(4)) + "v-9h11v9V0H-45z"
    out = fill("M-46 0H58L48 18H-36z", SHADE, 0.3)
    out += shape(merlons, stone_, 2.2)
    right, left = (("M25 -47H44V-1H25z", "M-44 -47H-36V-1H-44z"), ("M-44 -47H-25V-1H-44z", "M36 -47H44V-1H36z"))[
        edge == "W"
    ]
    out += fill(right, dark, 0.5) + fill(left, light, 0.85)
    out += stroke(
        (
            "M-45 -38H45M-45 -25H-20M20 -25H45M-45 -12H-20M20 -12H45M0 -48V-38M-15 -48V-38M15 -48V-38M-32 -48V-38"
            "M32 -48V-38"
        ),
        dark,
        1.1,
    )
    out += shape("M-21 0V-18C-21 -36 21 -36 21 -18V0z", light, 1.8)
    out += stroke(
        "M-21 -9H-16M-21 -18H-16M-17 -28L-13 -22M-7 -32L-5 -26M7 -32L5 -26M17 -28L13 -22M21 -18H16M21 -9H16", dark, 1.2
    )
    out += shape("M-16 0V-17C-16 -29 16 -29 16 -17V0z", "url(#lit)", 1.8)
    out += shape("M-16 0V-17C-16 -21 -12 -24 -8 -25L-8 3zM16 0V-17C16 -21 12 -24 8 -25L8 3z", "#6b431f", 1.2)
    out += stroke("M-16 -7H-8M8 -7H16M-16 -15H-8M8 -15H16", "#2f1c0d", 1.6)
    out += shape("M-20 0H20L24 7H-24zM-24 7H24L28 14H-28z", light, 1.5)
    out += fill("M-7 1H7L10 14H-10z", BLUE.colour) + stroke("M-7 1L-10 14M7 1L10 14", GOLD, 1.6)
    for bx in (-32.5, 32.5):
        out += stroke(f"M{bx - 10} -37H{bx + 10}", GOLD, 3)
        out += shape(f"M{bx - 8.5} -36H{bx + 8.5}V-2L{bx} -9L{bx - 8.5} -2z", BLUE.colour, 1.6)
        out += fill(f"M{bx + 2.5} -35H{bx + 7.7}V-4L{bx + 2.5} -8z", "#00507f")
        out += shape(
            f"M{bx - 5.6} -16L{bx - 6.2} -26L{bx - 2.6} -22L{bx} -28L{bx + 2.6} -22L{bx + 6.2} -26L{bx + 5.6} -16z",
            "#f2c75c",
            1,
        )
    return group(out, x * CELL, y * CELL, turn=turn)
