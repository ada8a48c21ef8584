"""The ground of King of the Hill: the meadow, the hill, and the terrain pieces that are laid on the squares.

    piece("forest-long-turned")        # 2 x 3 squares
    ground(3, 3)                       # the meadow under a piece that is printed alone

One square is CELL units wide. A turned piece is drawn anew, so that light always falls from the upper left, and nothing
leaves a piece's squares. The middle of every square stays calm: figures stand there.
"""

from functools import partial
from itertools import pairwise
from math import sin

from tools.art.ink import (
    CREAM,
    INK,
    Drawing,
    Rng,
    at,
    blend,
    blot,
    box,
    disc,
    fill,
    group,
    linear,
    num,
    radial,
    ring,
    shape,
    smooth,
    stroke,
)
from tools.art.nature import boulder, bush, hachures, outline, reeds, tree, tufts

CELL = 100
EARTH, BARK, SAND = "#5a3c16", "#4a3216", "#e9d7a6"
DEFS = linear("field", 0, 0, 1100, 700, "#ece3bb", "#d9cf9a") + linear("water", 0, 0, 300, 300, "#cfe6df", "#86b9bb")
DEFS += radial("bank", 0, 0, 100, (0, "#ecdcae", 0.6), (1, "#ecdcae", 0))


# ---------------------------------------------------------------- ground


def meadow(w, h, rng):
    """A greenish wash on parchment, with grass, flowers and a few stones."""
    out, area = box(0, 0, w, h, "url(#field)"), w * h / CELL**2
    for k in range(max(3, round(area * 0.6))):
        size = min(rng(60, 130), w * 0.48, h * 0.66)
        out += blot(
            rng(size, w - size), rng(size * 0.7, h - size * 0.7), size, ("green", "pale", "green", "ochre")[k % 4]
        )
    grass = [(rng(12, w - 12), rng(18, h - 8)) for _ in range(round(area * 2.4))]
    out += stroke(tufts(rng, grass), "#66743a", 1.3, 0.7)
    flowers = "".join(f"M{at(x + dx, y - 8 + dy)}h.1" for x, y in grass[::5] for dx, dy in ((0, 0), (6, 3), (-5, 4)))
    out += stroke(flowers, "#8b3a2a", 3.6, 0.75) + stroke(flowers, "#f3d9a0", 1.5)
    return out + stroke(
        "".join(f"M{at(rng(10, w - 10), rng(10, h - 10))}h.1" for _ in range(round(area * 3))), "#6b5a33", 2, 0.35
    )


def grid(cols, rows, inset=0):
    """The lines between squares, with a small cross where four of them meet."""
    w, h = cols * CELL, rows * CELL
    across, down = range(CELL, w, CELL), range(CELL, h, CELL)
    lines = "".join(f"M{x} {inset}v{h - 2 * inset}" for x in across)
    lines += "".join(f"M{inset} {y}h{w - 2 * inset}" for y in down)
    nodes = "".join(f"M{x - 5} {y}h10M{x} {y - 5}v10" for x in across for y in down)
    if not lines:
        return ""
    out = stroke(lines, CREAM, 2.8, 0.34) + stroke(lines, INK, 1, 0.45)
    return out + stroke(nodes, INK, 1.7, 0.8) if nodes else out


def rise(area, level, rng):
    """One level of the hill: cast shadow, contour steps from dark foot to light top, hachures, grass."""
    foot_tint, top_tint, dark = (("#7f7138", "#d4c787", EARTH), ("#8f6a30", "#f1e2ae", "#553410"))[level - 1]
    seed, slope, steps = int(rng(1, 9999)), (36, 29)[level - 1], 8

    def contour(inset, shift=0.0):
        return outline(area, seed, 5 + inset, shift, shift, corner=52)

    foot, top = contour(0), contour(slope * 0.8, -0.16 * slope)
    out = "".join(
        fill(smooth(contour(-inset, shift)), "#2a1a06", o)
        for inset, shift, o in ((11, 11, 0.09), (7, 8, 0.12), (3, 5, 0.2))
    )
    for k in range(steps + 1):  # moved towards the light: wide slopes in the shade
        out += fill(
            smooth(contour(slope * k / steps, -0.22 * slope * k / steps)),
            blend(foot_tint, top_tint, (k / steps) ** 0.8),
        )
    for k in (0.2, 0.4, 0.6):  # the lit slope, upper left
        out += ring(smooth(foot), smooth(contour(slope * k, slope * k * 0.4)), "#fff3cf", 0.24)
    out += stroke(hachures(top, foot, rng, 5.4), dark, 1.2, 0.75)
    x0, y0, x1, y1 = area
    for k in range(8 if level == 1 else 1):
        out += blot(
            rng(x0 + 85, x1 - 85),
            (y0 + y1) / 2 + rng(-0.3, 0.3) * (y1 - y0 - 100),
            rng(36, 46),
            ("green", "pale")[k % 2],
            0.5,
        )
    out += stroke(
        tufts(rng, [(rng(x0 + 48, x1 - 48), rng(y0 + 50, y1 - 40)) for _ in range(34 // level**2)]),
        "#6f6c30",
        1.3,
        0.75,
    )
    out += stroke(smooth(top), dark, 1, 0.35) + stroke(smooth(foot), BARK, 1.8, 0.9)
    if level == 1:  # crags where the slope is steep
        crags = (
            (x0 + 22, y1 - 30, 9),
            (x0 + 44, y1 - 20, 6),
            (x1 - 24, y1 - 26, 11),
            (x1 - 52, y1 - 18, 7),
            (x1 - 20, y0 + 40, 7),
        )
        out += "".join(boulder(x, y, s, rng) for x, y, s in crags)
        out += bush(x0 + 150, y1 - 14, 9) + bush(x1 - 146, y1 - 13, 10)
    return out


# ---------------------------------------------------------------- woods and stones


def forest(cols, rows, rng):
    """A wood with a clearing in every square, so that a figure in it stays readable; trees stand between them."""
    w, h = cols * CELL, rows * CELL
    area, seed = (0, 13, w, h), int(rng(1, 9999))
    floor = [smooth(outline(area, seed, inset, rough=4, corner=34)) for inset in (8, 14, 20)]
    out = (
        fill(floor[0], "#5d7a3a", 0.55)
        + fill(floor[1], "#6f8a45", 0.75)
        + fill(floor[2], "#7f9650", 0.6)
        + stroke(floor[0], "#3a4f22", 1.6, 0.8)
    )
    for cx in range(0, w, CELL):
        for cy in range(0, h, CELL):
            out += blot(cx + 50, cy + 62, 46, "pale", 0.62) + blot(cx + 50, cy + 62, 40, "ochre", 0.6)
    out += stroke(tufts(rng, [(rng(14, w - 14), rng(24, h - 10)) for _ in range(9 * cols * rows)]), "#38501f", 1.3, 0.8)
    litter = "".join(f"M{at(rng(14, w - 14), rng(16, h - 12))}h.1" for _ in range(10 * cols * rows))
    out += stroke(litter, "#7d5a26", 2.6, 0.5)
    spots = []
    for c in range(2 * cols + 1):  # a lattice of half squares; the middles of the squares stay free
        for r in range(2 * rows + 1):
            if c % 2 and r % 2:
                continue
            x, y = c * CELL / 2 + rng(-6, 6), r * CELL / 2 + rng(-5, 5)
            size = rng(15, 18.5) if not (c % 2 or r % 2) else rng(12, 15)
            spots.append((min(max(x, size * 1.25), w - size * 1.55), min(max(y, size * 2), h - size * 1.6), size))
            if c in (0, 2 * cols) or r in (0, 2 * rows):  # a denser edge
                dx, dy = (rng(-4, 4), 25) if c in (0, 2 * cols) else (25, rng(-4, 4))
                size = rng(9, 12)
                spots.append(
                    (min(max(x + dx, size * 1.3), w - size * 1.55), min(max(y + dy, size * 2), h - size * 1.6), size)
                )
    return out + "".join(tree(x, y, s, rng) for x, y, s in sorted(spots, key=lambda p: p[1]))


def rocky(cols, rows, rng):
    """Broken ground: crags where squares meet and along the edge, rubble, cracks and dry grass between them."""
    w, h = cols * CELL, rows * CELL
    area, seed = (0, 0, w, h), int(rng(1, 9999))
    out = "".join(
        fill(smooth(outline(area, seed, inset, rough=7, corner=42)), "#a3937a", 0.34) for inset in (11, 16, 23)
    ) + stroke(smooth(outline(area, seed, 11, rough=7, corner=42)), "#7d6e57", 1.6, 0.7)
    for cx in range(0, w, CELL):
        for cy in range(0, h, CELL):
            out += blot(cx + 50, cy + 58, 44, "pale", 0.6)
    spots, pebbles, cracks = [], "", ""
    for c in range(2 * cols + 1):  # the lattice of half squares, as in a forest
        for r in range(2 * rows + 1):
            if c % 2 and r % 2:
                continue
            crag = not (c % 2 or r % 2)
            for k in range(3 if crag else 2):
                size = (rng(15, 20), rng(8, 11), rng(5, 8))[k] if crag else (rng(9, 13), rng(4, 7))[k]
                x, y = (
                    c * CELL / 2 + (rng(-7, 7) if k == 0 else rng(-24, 24)),
                    r * CELL / 2 + (rng(-6, 6) if k == 0 else rng(-20, 20)),
                )
                spots.append((min(max(x, size * 1.4), w - size * 1.65), min(max(y, size * 1.15), h - size * 1.5), size))
    for cx in range(0, w, CELL):
        for cy in range(0, h, CELL):
            for _ in range(2):
                cracks += f"M{at(cx + rng(22, 60), cy + rng(32, 78))}l{at(rng(6, 11), rng(-7, 4))}"
                cracks += f"l{at(rng(3, 7), rng(2, 8))}l{at(rng(6, 11), rng(-5, 2))}"
    for _ in range(20 * cols * rows):
        x, y, r = rng(14, w - 14), rng(14, h - 14), rng(1.4, 3.6)
        pebbles += f"M{at(x - r, y)}q{at(r * 0.3, -r * 1.3)} {at(r * 1.2, -r)}q{at(r, r * 0.4)} {at(r * 0.8, r)}z"
    out += stroke(cracks, "#5e503c", 1.4, 0.6) + shape(pebbles, "#8d806c", 0.8)
    out += stroke(tufts(rng, [(rng(20, w - 20), rng(26, h - 14)) for _ in range(5 * cols * rows)]), "#66743a", 1.3, 0.8)
    return out + "".join(boulder(*s, rng) for s in sorted(spots, key=lambda p: p[1]))


def relief(level, cols, rows, rng):
    """The top of one level, cut out whole or square by square to build the hill in relief; the edge breaks off."""
    tint, foot, dark = (("#d8cb8c", "#7f7138", EARTH), ("#efe0ab", "#8f6a30", "#553410"))[level - 1]
    w, h = cols * CELL, rows * CELL
    area, seed, whole = (0, 0, w, h), int(rng(1, 9999)), f"M0 0H{w}V{h}H0z"

    def contour(inset):
        return outline(area, seed, inset, -0.2 * inset, -0.2 * inset, rough=2.5, corner=40)

    out = box(0, 0, w, h, tint)
    for k in range(round(cols * rows * 0.6)):
        out += blot(rng(55, w - 55), rng(45, h - 45), min(rng(44, 76), h * 0.4), ("green", "pale", "ochre")[k % 3], 0.6)
    out += "".join(ring(whole, smooth(contour(inset)), foot, 0.16) for inset in (20, 16, 12, 9, 6))
    out += stroke(hachures(contour(18), contour(-3), rng, 5), dark, 1.2, 0.75)
    out += stroke(smooth(contour(19)), dark, 1.1, 0.4)
    tops = [(rng(28, w - 32), rng(36, h - 30)) for _ in range(5 * cols * rows)]
    return out + stroke(tufts(rng, tops), "#6f6c30", 1.3, 0.75)


# ---------------------------------------------------------------- water


def waves(count, w, h, rng):
    """Curled strokes anywhere on the water."""
    d = ""
    for _ in range(count):
        x, y, size = rng(44, w - 70), rng(44, h - 40), rng(8, 15)
        d += f"M{at(x, y)}q{at(size / 2, -size * 0.35)} {at(size, 0)}t{at(size, 0)}"
    return d


def lily(x, y, s):
    """A floating leaf with its notch and a white flower."""
    leaf = f"M{at(x, y)}L{at(x + s, y - s * 0.18)}A{num(s)} {num(s * 0.62)} 0 1 0 {at(x + s * 0.8, y + s * 0.4)}z"
    out = shape(leaf, "#7ba05b", 1.2, "#33502a") + disc(x - s * 0.2, y, s * 0.25, "#fdf6e6")
    return out + disc(x - s * 0.2, y, s * 0.1, "#e0a83a")


def lake_shallow(cols, rows, rng):
    """A ford: clear water over sand, coast lines of old charts, reeds, leaves and stones one can step on."""
    w, h = cols * CELL, rows * CELL
    seed, area = int(rng(1, 9999)), (0, 0, w, h)

    def contour(inset, dx=0.0, dy=0.0):
        return smooth(outline(area, seed, 18 + inset, dx, dy, rough=6, corner=64))

    shore = contour(0)
    out = (
        fill(contour(-8), SAND)
        + stroke(contour(-8), "#b99a5c", 1.2, 0.6)
        + fill(shore, "url(#water)")
        + ring(shore, contour(7, 4, 4), "#2c6069", 0.26)
    )
    for x, y, s in ((0.34, 0.3, 46), (0.68, 0.42, 54), (0.42, 0.7, 60), (0.72, 0.76, 38)):  # sand banks under the water
        out += blot(x * w, y * h, s, "bank", 0.5)
    out += "".join(stroke(contour(4 + 7 * k), "#2f6b74", 1.1, 0.55 - 0.1 * k) for k in range(1, 5))
    out += stroke(waves(16, w, h, rng), "#f6fdfa", 1.8, 0.8)
    out += "".join(
        boulder(x * w, y * h, s, rng)
        for x, y, s in ((0.2, 0.52, 7), (0.36, 0.48, 9), (0.52, 0.53, 7), (0.66, 0.58, 9), (0.83, 0.55, 7))
    )
    out += (
        lily(0.24 * w, 0.2 * h, 9)
        + lily(0.3 * w, 0.25 * h, 7)
        + lily(0.78 * w, 0.84 * h, 9)
        + lily(0.84 * w, 0.78 * h, 7)
        + lily(0.18 * w, 0.8 * h, 8)
    )
    bank = outline(area, seed, 16, rough=6, corner=64)
    return out + stroke(shore, INK, 1.8) + reeds([(min(max(x, 11), w - 13), max(y, 22)) for x, y in bank[::3]], rng)


def lake_deep(cols, rows, rng):
    """No way across: steep banks, depth lines down to the dark middle, and what the old maps put there."""
    w, h = cols * CELL, rows * CELL
    seed, area = int(rng(1, 9999)), (0, 0, w, h)

    def contour(inset, dx=0.0, dy=0.0):
        return outline(area, seed, 14 + inset, dx, dy, rough=6, corner=64 + 1.7 * max(0, inset - 12))

    shore = smooth(contour(0))
    out = fill(smooth(contour(-5)), "#8a7a5a") + fill(shore, "#4f8898")
    for k, inset in enumerate((12, 26, 44, 64, 88)):
        out += fill(smooth(contour(inset, -0.06 * inset, -0.06 * inset)), blend("#417a8d", "#123b52", k / 4))
    out += ring(shore, smooth(contour(10, 7, 7)), "#0e2c3a", 0.45) + stroke(
        hachures(contour(0), contour(11, 2, 2), rng, 7), "#dbe9e4", 1.1, 0.55
    )
    out += "".join(stroke(smooth(contour(inset)), "#bfe0e2", 1, 0.26) for inset in (19, 35, 54, 76))
    out += stroke(waves(12, w, h, rng), "#cfe8ea", 1.8, 0.7) + serpent(0.48 * w, 0.54 * h, min(w, h) / 260)
    for x, y in contour(-1)[::2]:
        s = rng(6, 11)
        out += boulder(min(max(x, s * 1.2), w - s * 1.5), min(max(y, s), h - s * 1.3), s, rng)
    return out + stroke(shore, INK, 2, 0.8)


def serpent(x, y, s):
    """Head and three coils above the water."""
    coils = "M-66 14C-64 -8 -40 -8 -38 14zM-26 14C-22 -22 10 -22 14 14zM28 14C30 -4 48 -4 52 14z"
    neck = "M62 14C58 -6 70 -14 66 -30C62 -40 74 -48 86 -42L102 -34C98 -28 90 -28 84 -30C88 -18 76 -2 80 14z"
    fins = (
        "M-60 2L-62 -9L-52 -5L-46 -8L-43 1zM-18 -4L-20 -17L-9 -14L-4 -23L4 -14L12"
        " -13L8 -2zM34 5L34 -4L41 -3L48 -5L47 5zM66 -34L56 -38L64 -44L62 -52L74 -46zM64"
        " -18L55 -19L62 -8z"
    )
    body = shape(fins, "#c9a24a", 1.8)
    body += shape(coils + neck, "#3f7a5a", 2.4) + fill(
        "M-60 12C-58 -2 -48 -4 -44 2C-50 0 -54 4 -55 12zM-20 12C-16 -12 -2 -18 6 -4C-4"
        " -10 -12 -2 -14 12zM68 -30C66 -38 74 -44 84 -40C76 -40 72 -36 72 -28z",
        "#8fbf86",
    )
    body += (
        stroke("M42 12C44 6 46 6 47 12M2 12C4 2 7 2 8 12M72 12C72 0 80 -10 79 -26", "#27503d", 2.2)
        + stroke("M84 -37h.1", CREAM, 4.4)
        + stroke("M85 -37h.1", INK, 2.2)
    )
    body += stroke(
        "M-72 13q6 5 12 1q8 5 15 1q6 4 12 0M-32 14q8 5 15 1q9 6 18 1q8 4 18 0M22 14q7"
        " 4 12 1q8 5 14 0q5 4 10 0M58 15q7 4 13 1q7 3 14 -1",
        "#e4f4f4",
        2.6,
        0.9,
    )
    return group(body, x, y, s)


# ---------------------------------------------------------------- road


def road(cols, rows, rng):
    """A sandy track with ruts, stones and worn edges, straight through the squares."""
    high, mid = rows * CELL, cols * CELL / 2
    bend = [(mid + 6 * sin(y / 95) + rng(-2, 2), y) for y in range(0, high + 1, 35)]

    def side(dx, back=False):
        line = [(x + dx + rng(-1.8, 1.8), y) for x, y in (bend[::-1] if back else bend)]
        d = at(*line[0])
        for (ax, ay), (bx, by) in pairwise(line):
            d += f"C{at(ax, (ay * 2 + by) / 3)} {at(bx, (ay + by * 2) / 3)} {at(bx, by)}"
        return d

    left, right = side(-30), side(30, back=True)
    out = (
        fill(f"M{side(-36)}L{side(36, back=True)}z", "#a9a060", 0.3)
        + fill(f"M{left}L{right}z", "#e8d2a2")
        + fill(f"M{side(10)}L{right}z", "#a97f45", 0.24)
    )
    out += fill(f"M{side(-14)}L{side(-6, back=True)}z", "#b8935a", 0.35) + fill(
        f"M{side(7)}L{side(15, back=True)}z", "#b8935a", 0.35
    )
    ruts = "".join(
        f"M{at(x + dx, y + rng(0, 8))}q{at(rng(-2, 2), 8)} {at(rng(-2, 2), rng(12, 22))}"
        for x, y in bend[:-1]
        for dx in (-12, 9)
    )
    stones = ""
    for x, y in bend[:-1]:
        for dx in (-34, 34):
            px, py, r = x + dx + rng(-3, 3), y + rng(6, 30), rng(1.8, 3.8)
            stones += (
                f"M{at(px - r, py)}a{at(r, r * 0.75)} 0 1 1 {at(2 * r, 0)}a{at(r, r * 0.75)} 0 1 1 {at(-2 * r, 0)}z"
            )
    grass = [(x + dx + rng(-4, 4), max(10, y + rng(4, 30))) for x, y in bend[:-1] for dx in (-37, 37)]
    out += (
        stroke(ruts, "#8c6531", 2.4, 0.5)
        + stroke(f"M{left}M{right}", "#5d4322", 1.8)
        + stroke(tufts(rng, grass), "#5f7036", 1.4, 0.85)
    )
    return out + shape(stones, "#cbbd9f", 0.9)


# ---------------------------------------------------------------- the printed set

PIECES = {  # columns, rows, the painter and the seed of its chance
    "lake-shallow": (3, 3, lake_shallow, 6),
    "lake-deep": (3, 3, lake_deep, 23),
    "road": (1, 7, road, 40),
    "rocky-1": (2, 2, rocky, 57),
    "rocky-2": (2, 2, rocky, 62),
    "forest-small-1": (2, 2, forest, 74),
    "forest-small-2": (2, 2, forest, 79),
    "forest-long": (3, 2, forest, 91),
    "forest-long-turned": (2, 3, forest, 94),
    "forest-large": (3, 3, forest, 108),
    "relief-1": (5, 3, partial(relief, 1), 181),
    "relief-2": (3, 1, partial(relief, 2), 186),
}
GROUNDS = ((1, 1), (2, 2), (3, 2), (2, 3), (3, 3), (1, 7))


def piece(name):
    """One piece of the printed set, with the lines between its squares."""
    cols, rows, draw, seed = PIECES[name]
    return Drawing(cols * CELL, rows * CELL, draw(cols, rows, Rng(seed)) + grid(cols, rows, inset=4), DEFS)


def ground(cols, rows):
    """A meadow of some squares: on paper a piece is cut out with it."""
    return Drawing(cols * CELL, rows * CELL, meadow(cols * CELL, rows * CELL, Rng(10 * cols + rows)), DEFS)


def drawings():
    """All pieces by their names, and the grounds they are printed on."""
    found = {name: piece(name) for name in PIECES}
    return found | {f"ground-{cols}x{rows}": ground(cols, rows) for cols, rows in GROUNDS}
