"""King of the Hill: the printed board (11 x 7 squares, two-level hill), every terrain piece and the scenarios' maps, as Drawings.

    board()                                      # the bare board with the hill; board(hill=False) without
    piece("forest_long", turned=True)            # 2 x 3 squares instead of 3 x 2, to be laid on any squares
    piece("rocky", 2, ground=True)               # the second copy, on its own meadow with a cutting line: for the printed sheet
    board(hill=False, terrain=(("lake_deep", "E1..G3"), ("camp_red", "C2")))
    scenario("ambush", zones=True)               # a map of the rules, its deployment zones dashed

One square is 100 units, the map's upper left corner is (MARGIN, MARGIN), row 7 is at the top. A turned piece is drawn anew, so
that light always falls from the upper left. Nothing leaves a piece's squares. Same input, same bytes: the only chance is Rng.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent.parent), str(Path(__file__).parent.parent / "figures")]
from ink import (
    BLUE,
    CREAM,
    INK,
    VERMILION,
    Drawing,
    Label,
    Rng,
    at,
    blend,
    blot,
    boulder,
    fill,
    hachures,
    linear,
    num,
    outline,  # noqa: E402
    polygon,
    ring,
    smooth,
    stroke,
    tree,
    tufts,
)
from rois_kit import SIDES, emblem  # noqa: E402

CELL, COLS, ROWS, MARGIN = 100, 11, 7, 62
COLUMNS = "ABCDEFGHIJK"
HILL = ("D3..H5", "E4..G4")  # level 1 and level 2 (KOTH-RULING-02)
SEAT = {"blue": SIDES["south"], "red": SIDES["north"]}  # colour and sign: disc for blue, chevron for red
PIECES = {
    "lake_shallow": (3, 3),
    "lake_deep": (3, 3),
    "road": (1, 7),
    "rocky": (2, 2),
    "forest_small": (2, 2),
    "forest_long": (3, 2),
    "forest_large": (3, 3),
    "objective_blue": (1, 1),
    "objective_red": (1, 1),
    "camp_red": (1, 1),
    "blank": (1, 1),
}
COPIES = {
    "rocky": 2,
    "forest_small": 2,
    "objective_blue": 2,
    "objective_red": 2,
    "camp_red": 2,
    "blank": 18,
}  # the others are single; a camp is a red token in the night
EARTH, BARK, SAND = "#5a3c16", "#4a3216", "#e9d7a6"


def squares(text):
    """'B2..C3' or 'B2' -> (x0, y0, x1, y1) in map units."""
    a, b = (text.split("..") * 2)[:2]
    cols = sorted(COLUMNS.index(s[0]) for s in (a, b))
    rows = sorted(ROWS - int(s[1:]) for s in (a, b))
    return cols[0] * CELL, rows[0] * CELL, (cols[1] + 1) * CELL, (rows[1] + 1) * CELL


# ---------------------------------------------------------------- ground


def bush(x, y, s):
    """A low round shrub: three leafy humps and a shadow."""
    humps = "".join(
        f"M{at(x + dx * s - r * s, y)}a{num(r * s)} {num(r * s)} 0 1 1 {num(2 * r * s)} 0z"
        for dx, r in ((-0.55, 0.5), (0.5, 0.55), (0, 0.7))
    )
    return (
        blot(x + s * 0.4, y + s * 0.1, s * 1.5, "shade", 0.3)
        + f'<path d="{humps}" fill="#8a9a55" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
        + fill(humps, "#8a9a55")
        + stroke(
            f"M{at(x - s * 0.8, y - s * 0.3)}q{at(s * 0.2, -s * 0.4)} {at(s * 0.5, -s * 0.2)}M{at(x - s * 0.3, y - s * 0.5)}q{at(s * 0.2, -s * 0.3)}"
            f" {at(s * 0.5, -s * 0.1)}",
            "#c3cd8c",
            1.4,
        )
        + stroke(f"M{at(x + s * 0.2, y - s * 0.1)}q{at(s * 0.4, 0)} {at(s * 0.6, -s * 0.4)}", "#526432", 1.4)
    )


def meadow(w, h, rng):
    """A greenish wash on parchment, with grass, flowers and a few stones."""
    out, area = f'<rect x="0" y="0" width="{w}" height="{h}" fill="url(#field)"/>', w * h / CELL**2
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


def grid(cols, rows):
    w, h = cols * CELL, rows * CELL
    across, down = range(CELL, w, CELL), range(CELL, h, CELL)
    lines = "".join(f"M{x} 0v{h}" for x in across) + "".join(f"M0 {y}h{w}" for y in down)
    nodes = "".join(f"M{x - 5} {y}h10M{x} {y - 5}v10" for x in across for y in down)
    return (
        stroke(lines, CREAM, 2.8, 0.34) + stroke(lines, INK, 1, 0.45) + (stroke(nodes, INK, 1.7, 0.8) if nodes else "")
        if lines
        else ""
    )


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
        out += (
            "".join(boulder(x, y, s, rng) for x, y, s in crags)
            + bush(x0 + 150, y1 - 14, 9)
            + bush(x1 - 146, y1 - 13, 10)
        )
    return out


# ---------------------------------------------------------------- pieces, each about its own (0, 0)


def forest(cols, rows, rng):
    """A wood with a clearing in every square, so that a figure in it stays readable; tall trees stand between the squares."""
    w, h = cols * CELL, rows * CELL
    area, seed = (0, 13, w, h), int(rng(1, 9999))
    floor = [smooth(outline(area, seed, inset, rough=4, corner=34)) for inset in (5, 11, 17)]
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
            spots.append((min(max(x, size * 1.25), w - size * 1.35), min(max(y, size * 1.8), h - size * 1.35), size))
            if c in (0, 2 * cols) or r in (0, 2 * rows):  # a denser edge
                dx, dy = (rng(-4, 4), 25) if c in (0, 2 * cols) else (25, rng(-4, 4))
                size = rng(9, 12)
                spots.append(
                    (min(max(x + dx, size * 1.3), w - size * 1.4), min(max(y + dy, size * 1.8), h - size * 1.4), size)
                )
    return out + "".join(tree(x, y, s, rng) for x, y, s in sorted(spots, key=lambda p: p[1]))


def rocky(cols, rows, rng):
    """Broken ground: crags where squares meet and along the edge, rubble and cracks, dry grass; the middles stay free."""
    w, h = cols * CELL, rows * CELL
    area, seed = (0, 0, w, h), int(rng(1, 9999))
    out = "".join(
        fill(smooth(outline(area, seed, inset, rough=7, corner=42)), "#a3937a", 0.34) for inset in (8, 13, 20)
    ) + stroke(smooth(outline(area, seed, 8, rough=7, corner=42)), "#7d6e57", 1.6, 0.7)
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
                spots.append((min(max(x, size * 1.25), w - size * 1.6), min(max(y, size), h - size * 1.45), size))
    for cx in range(0, w, CELL):
        for cy in range(0, h, CELL):
            cracks += "".join(
                f"M{at(cx + rng(22, 60), cy + rng(32, 78))}l{at(rng(6, 11), rng(-7, 4))}l{at(rng(3, 7), rng(2, 8))}l{at(rng(6, 11), rng(-5, 2))}"
                for _ in range(2)
            )
    for _ in range(20 * cols * rows):
        x, y, r = rng(14, w - 14), rng(14, h - 14), rng(1.4, 3.6)
        pebbles += f"M{at(x - r, y)}q{at(r * 0.3, -r * 1.3)} {at(r * 1.2, -r)}q{at(r, r * 0.4)} {at(r * 0.8, r)}z"
    out += (
        stroke(cracks, "#5e503c", 1.4, 0.6) + f'<path d="{pebbles}" fill="#8d806c" stroke="{INK}" stroke-width="0.8"/>'
    )
    out += stroke(tufts(rng, [(rng(20, w - 20), rng(26, h - 14)) for _ in range(5 * cols * rows)]), "#66743a", 1.3, 0.8)
    return out + "".join(boulder(*s, rng) for s in sorted(spots, key=lambda p: p[1]))


def blank(cols, rows, rng):
    """A square of hill top; layers of it build the hill in relief."""
    out = (
        fill(f"M0 0h{cols * CELL}v{rows * CELL}h{-cols * CELL}z", "#d8cb8c")
        + blot(40, 46, 40, "green")
        + blot(64, 60, 34, "pale")
    )
    return out + stroke(tufts(rng, [(rng(14, 86), rng(22, 90)) for _ in range(7)]), "#6f6c30", 1.3, 0.75)


def waves(count, w, h, rng):
    d = ""
    for _ in range(count):
        x, y, size = rng(44, w - 70), rng(44, h - 40), rng(8, 15)
        d += f"M{at(x, y)}q{at(size / 2, -size * 0.35)} {at(size, 0)}t{at(size, 0)}"
    return d


def reeds(points, rng):
    d, heads = "", ""
    for x, y in points:
        for lean in (-5, -2, 2, 5):
            tall = rng(12, 21)
            d += f"M{at(x + lean, y + 5)}q{at(lean * 0.1, -tall * 0.5)} {at(lean * 0.6, -tall)}"
            if lean in (-2, 5):
                heads += f"M{at(x + lean * 1.6, y + 5 - tall)}v4"
    return stroke(d, "#4e6b33", 1.8) + stroke(heads, "#5a3a1c", 3.4)


def lily(x, y, s):
    """A floating leaf with its notch and a white flower."""
    leaf = f"M{at(x, y)}L{at(x + s, y - s * 0.18)}A{num(s)} {num(s * 0.62)} 0 1 0 {at(x + s * 0.8, y + s * 0.4)}z"
    return (
        f'<path d="{leaf}" fill="#7ba05b" stroke="#33502a" stroke-width="1.2" stroke-linejoin="round"/>'
        + stroke(f"M{at(x - s * 0.2, y)}h.1", "#fdf6e6", round(s * 0.5, 1))
        + stroke(f"M{at(x - s * 0.2, y)}h.1", "#e0a83a", round(s * 0.2, 1))
    )


def lake_shallow(cols, rows, rng):
    """A ford: clear water over sand, coast lines of old charts, reeds, leaves and stones one can step on."""
    w, h = cols * CELL, rows * CELL
    seed, box = int(rng(1, 9999)), (0, 0, w, h)

    def contour(inset, dx=0.0, dy=0.0):
        return smooth(outline(box, seed, 15 + inset, dx, dy, rough=6, corner=64))

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
    bank = outline(box, seed, 13, rough=6, corner=64)
    return out + stroke(shore, INK, 1.8) + reeds([(min(max(x, 11), w - 13), max(y, 22)) for x, y in bank[::3]], rng)


def lake_deep(cols, rows, rng):
    """No way across: steep banks, depth lines down to the dark middle, and what the old maps put there."""
    w, h = cols * CELL, rows * CELL
    seed, box = int(rng(1, 9999)), (0, 0, w, h)

    def contour(inset, dx=0.0, dy=0.0):
        return outline(box, seed, 10 + inset, dx, dy, rough=6, corner=64 + 1.7 * max(0, inset - 12))

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
    body = f'<path d="{fins}" fill="#c9a24a" stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"/>'
    body += (
        f'<path d="{coils}{neck}" fill="#3f7a5a" stroke="{INK}" stroke-width="2.4"'
        f' stroke-linejoin="round"/>'
        + fill(
            "M-60 12C-58 -2 -48 -4 -44 2C-50 0 -54 4 -55 12zM-20 12C-16 -12 -2 -18 6 -4C-4"
            " -10 -12 -2 -14 12zM68 -30C66 -38 74 -44 84 -40C76 -40 72 -36 72 -28z",
            "#8fbf86",
        )
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
    return f'<g transform="translate({at(x, y)}) scale({s:.3g})">{body}</g>'


def road(cols, rows, rng):
    """A sandy track with ruts, stones and worn edges, straight through the squares."""
    high, mid = rows * CELL, cols * CELL / 2
    bend = [(mid + 6 * sin(y / 95) + rng(-2, 2), y) for y in range(0, high + 1, 35)]

    def side(dx, back=False):
        line = [(x + dx + rng(-1.8, 1.8), y) for x, y in (bend[::-1] if back else bend)]
        d = at(*line[0])
        for (ax, ay), (bx, by) in zip(line, line[1:]):
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
    return out + f'<path d="{stones}" fill="#cbbd9f" stroke="{INK}" stroke-width="0.9"/>'


def plaque(side):
    """The ground of a token in its owner's shape and colour, his sign around the rim; a figure may stand on it."""
    if side.shape == "round":
        outer, inner = (f"M{50 - r} 50A{r} {r} 0 1 1 {50 + r} 50A{r} {r} 0 1 1 {50 - r} 50z" for r in (46, 33))
        signs = [(50 + 39.5 * sin(k * pi / 4), 50 - 39.5 * cos(k * pi / 4)) for k in range(8)]
    else:
        outer, inner = (
            "M10 5H90Q95 5 95 10V90Q95 95 90 95H10Q5 95 5 90V10Q5 5 10 5z",
            "M21 18H79Q82 18 82 21V79Q82 82 79 82H21Q18 82 18 79V21Q18 18 21 18z",
        )
        signs = [(x, y) for x in (12, 50, 88) for y in (12, 50, 88) if (x, y) != (50, 50)]
    body = (
        f'<g transform="translate(3 4)">{fill(outer, "#1a0f06", 0.35)}</g>'
        + f'<path d="{outer}" fill="{side.colour}" stroke="{INK}" stroke-width="2.4"/>'
    )
    body += (
        f'<path d="{inner}" fill="#e6dcae" stroke="{INK}" stroke-width="1.8"/>'
        + blot(46, 60, 30, "green", 0.7)
        + blot(44, 34, 22, "pale")
    )
    body += stroke(tufts(Rng(4), [(30, 46), (70, 66), (34, 74), (67, 32)]), "#66743a", 1.3, 0.8)
    return body + "".join(emblem(side, x, y, 3.6) for x, y in signs)


def objective(side):
    """A planted standard in the side's colours."""
    cloth = (
        "M48 25C58 20 64 30 76 25V48C64 53 58 43 48 48z"
        if side.shape == "round"
        else "M48 25C58 20 64 30 78 25L70 36.500L78 48C64 53 58 43 48 48z"
    )
    body = (
        plaque(side)
        + blot(54, 75, 20, "shade", 0.3)
        + stroke("M47 76V22", INK, 5.4)
        + stroke("M47 76V22", "#a9773f", 2.6)
    )
    body += f'<path d="{cloth}" fill="{side.colour}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>' + fill(
        "M49 43.500C58 39 64 49 74 44.500V47C64 51.500 58 42 49 46.500z", side.dark, 0.8
    )
    body += (
        emblem(side, 60, 36.4, 6.4)
        + f'<circle cx="47" cy="21.5" r="3.6" fill="#e8b53a" stroke="{INK}" stroke-width="1.6"/>'
    )
    return (
        body + f'<path d="M36 77q11 -9 23 0q-11 5 -23 0z" fill="#8d806c" stroke="{INK}" stroke-width="1.6"'
        f' stroke-linejoin="round"/>'
    )


def camp(side):
    """What the enemy wants to burn: two tents and a fire, on the plaque of the attacker."""

    def tent(x, y, s, tint, dark):
        return (
            f'<path d="M{at(x, y - 22 * s)}L{at(x + 19 * s, y)}H{num(x - 19 * s)}z" fill="{tint}"'
            f' stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
            + fill(f"M{at(x, y - 21 * s)}L{at(x + 18 * s, y - 1)}H{num(x + 6 * s)}z", dark, 0.55)
            + f'<path d="M{at(x, y - 15 * s)}L{at(x + 7 * s, y)}H{num(x - 7 * s)}z" fill="#3a2a1a"'
            f' stroke="{INK}" stroke-width="1.2"/>'
            + stroke(f"M{at(x, y - 22 * s)}l{at(-3 * s, -5 * s)}M{at(x, y - 22 * s)}l{at(3 * s, -5 * s)}", INK, 1.6)
        )

    body = (
        plaque(side)
        + blot(54, 62, 34, "shade", 0.35)
        + tent(39, 55, 0.8, "#e9dcb8", "#8d7a52")
        + tent(60, 64, 0.94, "#f3e8c8", "#9a865c")
    )
    flame = "M38 76C31 71 36 66 37 60C41 63 41 66 42.500 62C47 67 47 73 42 76z"
    body += stroke("M31 77.500L47 73M31 73L47 77.500", INK, 4.4) + stroke(
        "M31 77.500L47 73M31 73L47 77.500", "#8a5a32", 2.2
    )
    return (
        body
        + f'<path d="{flame}" fill="#e07b1f" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>'
        + fill("M39 74.500C36.500 72 38.500 69 39.500 66.500C42 69 43 72 41.500 74.500z", "#ffdf7a")
    )


DRAW = {
    "lake_shallow": lake_shallow,
    "lake_deep": lake_deep,
    "road": road,
    "rocky": rocky,
    "forest_small": forest,
    "forest_long": forest,
    "forest_large": forest,
    "blank": blank,
}
TOKEN = {
    "objective_blue": lambda: objective(SEAT["blue"]),
    "objective_red": lambda: objective(SEAT["red"]),
    "camp_red": lambda: camp(SEAT["red"]),
}
DEFS = "".join(
    linear(*g)
    for g in (
        ("sheet", 0, -60, 1100, 760, "#f4ead1", "#e3d2aa"),
        ("field", 0, 0, 1100, 700, "#ece3bb", "#d9cf9a"),
        ("water", 0, 0, 300, 300, "#cfe6df", "#86b9bb"),
    )
)
DEFS += (
    '<radialGradient id="bank" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100"><stop'
    ' offset="0" stop-color="#ecdcae" stop-opacity="0.6"/><stop offset="1" stop-color="#ecdcae"'
    ' stop-opacity="0"/></radialGradient>'
)


def piece(kind, number=1, turned=False, ground=False):
    """One piece of the printed set. Only the long forest can be turned; ground adds a meadow and a cutting line."""
    cols, rows = PIECES[kind][::-1] if turned else PIECES[kind]
    if turned and kind != "forest_long":
        raise ValueError(f"{kind} cannot be turned")
    rng = Rng(1 + 17 * list(PIECES).index(kind) + 5 * number + 3 * turned)
    body = meadow(cols * CELL, rows * CELL, rng) if ground else ""
    body += TOKEN[kind]() if kind in TOKEN else DRAW[kind](cols, rows, rng) + grid(cols, rows)
    if ground:
        body += (
            f'<rect x="1" y="1" width="{cols * CELL - 2}" height="{rows * CELL - 2}" fill="none"'
            f' stroke="{INK}" stroke-width="2"/>'
        )
    return Drawing(cols * CELL, rows * CELL, body, DEFS)


# ---------------------------------------------------------------- sheet


def star(x, y, r=13.0):
    """The corner ornament: a star of eight facets."""
    tips = [
        (x + (r if k % 2 == 0 else r * 0.31) * sin(k * pi / 4), y - (r if k % 2 == 0 else r * 0.31) * cos(k * pi / 4))
        for k in range(8)
    ]
    return (
        fill(polygon(tips), "#8a6a35")
        + fill("".join(polygon([tips[k], tips[k + 1], (x, y)]) for k in (0, 2, 4, 6)), "#c9a662")
        + stroke(polygon(tips), INK, 1.1)
    )


def frame():
    """The neat line of a map: half-square bars, in the owner's colour and with his sign at each player's edge."""
    w, h, bar, half = COLS * CELL, ROWS * CELL, 10, CELL // 2
    out = f'<rect x="-17" y="-17" width="{w + 34}" height="{h + 34}" fill="none" stroke="{INK}" stroke-width="2.4"/>'
    out += f'<path d="M-14 -14h{w + 28}v{h + 28}h{-w - 28}zM0 0v{h}h{w}v{-h}z" fill="{CREAM}" fill-rule="evenodd"/>'
    for y, colour, side in ((-bar - 2, VERMILION, SEAT["red"]), (h + 2, BLUE, SEAT["blue"])):
        out += fill("".join(f"M{x} {y}h{half}v{bar}h{-half}z" for x in range(half // 2, w, CELL)), colour)
        out += "".join(emblem(side, x + half, y + bar / 2, 3.6) for x in range(0, w, CELL))
    out += fill(
        "".join(f"M{x} {y}h{bar}v{half}h{-bar}z" for x in (-bar - 2, w + 2) for y in range(half // 2, h, CELL)), INK
    )
    out += stroke(f"M0 0h{w}v{h}h{-w}z", INK, 2)
    return out + "".join(star(x, y) for x in (-36, w + 36) for y in (-36, h + 36))


def coordinates():
    """Letters from west to east, numbers from south to north, on all four edges."""
    out, w, h, tone = [], COLS * CELL, ROWS * CELL, "#4a3216"
    for k in range(COLS):
        out += [Label(COLUMNS[k], MARGIN + k * CELL + 50, MARGIN + y, 17, colour=tone) for y in (-28, h + 46)]
    for k in range(ROWS):
        out += [Label(str(ROWS - k), MARGIN + x, MARGIN + k * CELL + 58, 17, colour=tone) for x in (-38, w + 38)]
    return tuple(out)


def dashes(area, colour):
    """A dashed line just inside a rectangle, cream below it, so that it shows on grass, forest and water."""
    x0, y0, x1, y1 = (v + d for v, d in zip(area, (6, 6, -6, -6)))
    n, m = round((x1 - x0) / 22), round((y1 - y0) / 22)
    d = "".join(f"M{at(x0 + (k + 0.22) * (x1 - x0) / n, y)}h12" for y in (y0, y1) for k in range(n)) + "".join(
        f"M{at(x, y0 + (k + 0.22) * (y1 - y0) / m)}v12" for x in (x0, x1) for k in range(m)
    )
    return stroke(d, CREAM, 6.5, 0.8) + stroke(d, colour, 4)


def board(hill=True, terrain=(), zones=None, seed=7):
    """The board with pieces laid on it: terrain is a row of (kind, squares); zones a dict of side -> rectangles of squares."""
    rng, (w, h) = Rng(seed), (COLS * CELL, ROWS * CELL)
    out = meadow(w, h, rng)
    out += "".join(bush(rng(40, w - 40), rng(40, h - 30), rng(8, 12)) for _ in range(10))
    if hill:
        out += "".join(rise(squares(area), level, rng) for level, area in enumerate(HILL, 1))
    out += grid(COLS, ROWS)
    laid = []
    for kind, where in terrain:
        x0, y0, x1, y1 = squares(where)
        shape = (x1 - x0) // CELL, (y1 - y0) // CELL
        if shape not in (PIECES[kind], PIECES[kind][::-1]):
            raise ValueError(f"{kind} does not fit {where}")
        laid.append(kind)
        drawing = piece(kind, laid.count(kind), shape != PIECES[kind])
        out += f'<g transform="translate({x0} {y0})">{drawing.body}</g>'
    for side, areas in (zones or {}).items():
        out += "".join(dashes(squares(a), SEAT[side].colour) for a in areas)
    wide, high = w + 2 * MARGIN, h + 2 * MARGIN
    edge = "".join(
        blot(rng(-40, w + 40), rng(-55, -40) if k % 2 else h + rng(40, 55), rng(40, 90), "stain", 0.3)
        for k in range(10)
    )
    body = (
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{wide}" height="{high}" rx="10"'
        f' fill="url(#sheet)"/>{edge}{out}{frame()}'
    )
    body += (
        f'<rect x="{1 - MARGIN}" y="{1 - MARGIN}" width="{wide - 2}" height="{high - 2}"'
        f' rx="9" fill="none" stroke="#8a6a35" stroke-width="2"/>'
    )
    return Drawing(wide, high, f'<g transform="translate({MARGIN} {MARGIN})">{body}</g>', DEFS, coordinates())


EDGES = {"blue": ("A1..K1",), "red": ("A7..K7",)}
WOODS = (("forest_large", "C4..E6"), ("forest_long", "G5..I6"), ("forest_small", "A5..B6"), ("forest_small", "J4..K5"))
PITCHED = (
    ("lake_shallow", "A2..C4"),
    ("road", "I1..I7"),
    ("forest_small", "J5..K6"),
)  # an example: Blue spends two on the lake, Red one on each
SCENARIOS = {  # hill, terrain, deployment zones
    "introduction": (True, (), EDGES),
    "pitched battle": (True, PITCHED, EDGES),
    "king of the woods": (
        False,
        (("forest_large", "B3..D5"), ("forest_long", "I3..J5"), ("forest_small", "F2..G3"), ("forest_small", "F5..G6")),
        EDGES,
    ),
    "ambush": (False, (*WOODS, ("road", "F1..F7")), {"red": tuple(where for _, where in WOODS), "blue": EDGES["blue"]}),
    "night attack": (
        False,
        (
            ("lake_deep", "E1..G3"),
            ("forest_small", "B5..C6"),
            ("forest_small", "I5..J6"),
            ("camp_red", "C2"),
            ("camp_red", "I2"),
        ),
        {"blue": ("A1..D2", "H1..K2"), "red": EDGES["red"]},
    ),
    "siege": (True, (), {"blue": ("D3..H5",), "red": ("A1..K1", "A7..K7")}),
    "four standards": (
        True,
        (("objective_blue", "B2"), ("objective_blue", "J2"), ("objective_red", "B6"), ("objective_red", "J6")),
        EDGES,
    ),
    "ford": (
        False,
        (
            ("lake_shallow", "E3..G5"),
            ("rocky", "C2..D3"),
            ("rocky", "C5..D6"),
            ("forest_small", "I2..J3"),
            ("forest_small", "I5..J6"),
        ),
        EDGES,
    ),
}


def scenario(name, zones=False):
    """A map of the rules; zones shows where each side deploys."""
    with_hill, terrain, places = SCENARIOS[name]
    return board(with_hill, terrain, places if zones else None)


SAMPLES = {"board": board(), "board, no hill": board(hill=False)} | {name: scenario(name, True) for name in SCENARIOS}
SAMPLES |= {
    f"{kind} {n + 1}" if kind in COPIES else kind: piece(kind, n + 1)
    for kind in PIECES
    for n in range(min(2, COPIES.get(kind, 1)))
}
SAMPLES |= {"forest_long turned": piece("forest_long", turned=True)} | {
    f"{kind}, to cut out": piece(kind, ground=True) for kind in PIECES
}
