"""Things that grow and lie about: contours, hachures, grass, trees, stones, shrubs and reeds."""

from math import cos, hypot, pi, sin

from tools.art.ink import SHADE, Rng, at, blot, fill, num, oval, polygon, shape, stroke


def outline(area, seed, inset=0.0, dx=0.0, dy=0.0, rough=3.5, corner=58.0):
    """Points around a rectangle of squares, round at the corners, with a hand-drawn wobble.

    The same area and seed give the same points in the same order at every inset: contour lines stay parallel.
    """
    rng, (x0, y0, x1, y1) = Rng(seed), area
    full = min(corner, (x1 - x0) / 2.2, (y1 - y0) / 2.2)
    r, points = max(full - inset, 4), []
    turn = [
        (x1 - inset - r, y0 + inset + r),
        (x1 - inset - r, y1 - inset - r),
        (x0 + inset + r, y1 - inset - r),
        (x0 + inset + r, y0 + inset + r),
    ]
    for k, (cx, cy) in enumerate(turn):
        straight = (x1 - x0, y1 - y0)[k % 2 == 0] - 2 * full
        for angle in (0, 30, 60, 90) if straight > 20 else (0, 30, 60):
            a = (angle - 90 + 90 * k) * pi / 180
            points.append((cx + r * cos(a), cy + r * sin(a)))
        (ax, ay), (nx, ny) = points[-1], turn[(k + 1) % 4]
        bx, by = nx + r * cos(k * pi / 2), ny + r * sin(k * pi / 2)
        steps = max(1, round(straight / 45))
        points += [(ax + (bx - ax) * s / steps, ay + (by - ay) * s / steps) for s in range(1, steps)]
    return [(x + dx + rng(-rough, rough), y + dy + rng(-rough, rough)) for x, y in points]


def hachures(top, foot, rng, gap=6.0):
    """Strokes running downhill between two contours: long and close in the shade, short and few in the light."""
    d, n = "", len(top)
    for i in range(n):
        j = (i + 1) % n
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = top[i], top[j], foot[i], foot[j]
        down = ((cx - ax) + (cy - ay)) / (hypot(cx - ax, cy - ay) or 1) / 2**0.5  # 1 away from the light, -1 towards it
        count = round(hypot(ex - cx, ey - cy) / gap * (0.8 + 0.4 * down))
        for k in range(count):
            t, reach = (k + rng(0.1, 0.9)) / count, (0.62 + 0.3 * down) * rng(0.7, 1.15)
            x, y, fx, fy = ax + (bx - ax) * t, ay + (by - ay) * t, cx + (ex - cx) * t, cy + (ey - cy) * t
            d += f"M{at(x, y)}l{at((fx - x) * reach, (fy - y) * reach)}"
    return d


def tufts(rng, spots):
    """Blades of grass as one path."""
    d = ""
    for x, y in spots:
        for lean in (-3.4, -0.4, 3):
            d += f"M{at(x + lean * 0.6, y)}q{at(lean * 0.2, -3.5)} {at(lean, -rng(5.5, 8))}"
    return d


GREENS = (("#7d9a52", "#47662f", "#b9ca82"), ("#698b48", "#3a572a", "#9fb76c"), ("#95a458", "#586d31", "#cbd38d"))
OLIVES = (("#9aa777", "#5f6f49", "#c9d1a6"), ("#8a9a6a", "#53643f", "#bcc796"), ("#a5ad82", "#6a744f", "#d3d8b2"))
PINES = (("#55784a", "#2f4d31", "#86a06a"), ("#4a6b4a", "#27432d", "#78946a"), ("#62804c", "#385535", "#93aa6c"))
AUTUMN = (("#8f8a4e", "#57552f", "#b9b27a"), ("#7c7f4a", "#484d2d", "#a9a96f"), ("#9a8247", "#5f4c2a", "#c4ab72"))


def trunk(x, y, s):
    """The foot of a tree and its shadow to the lower right."""
    shadow = oval(x + s * 0.45, y + s * 1.15, s * 1.05, s * 0.4, SHADE).replace("/>", ' fill-opacity=".28"/>')
    return shadow + stroke(f"M{at(x, y + s * 0.7)}v{num(s * 0.62)}", "#4a3216", round(s * 0.22, 1))


def fir(x, y, s, tones):
    """Three skirts and a dark right half."""
    leaf, shade, _ = tones
    steps = ((0, -1.75), (0.55, -0.75), (0.3, -0.75), (0.8, 0.1), (0.45, 0.1), (1, 1))
    right = [(x + s * fx, y + s * fy) for fx, fy in steps]
    left = [(2 * x - px, py) for px, py in right[:0:-1]]
    lit = [right[0], *((px + s * 0.3, py) for px, py in left[:-1]), left[-1]]
    return trunk(x, y, s) + shape(polygon(right + left), shade) + fill(polygon(lit), leaf, 0.9)


def cypress(x, y, s, tones):
    """A dark flame of a tree."""
    leaf, shade, light = tones
    flame = f"M{at(x, y - s * 2.2)}C{at(x + s * 0.8, y - s)} {at(x + s * 0.75, y + s * 0.7)} {at(x, y + s)}"
    flame += f"C{at(x - s * 0.75, y + s * 0.7)} {at(x - s * 0.8, y - s)} {at(x, y - s * 2.2)}z"
    dark = f"M{at(x, y - s * 2.1)}C{at(x + s * 0.8, y - s)} {at(x + s * 0.75, y + s * 0.7)} {at(x, y + s)}"
    dark += f"C{at(x + s * 0.4, y)} {at(x + s * 0.3, y - s)} {at(x, y - s * 2.1)}z"
    gleam = f"M{at(x - s * 0.35, y + s * 0.2)}q{at(-s * 0.1, -s * 0.9)} {at(s * 0.2, -s * 1.5)}"
    return trunk(x, y, s) + shape(flame, leaf) + fill(dark, shade, 0.85) + stroke(gleam, light, 1.3)


def leafy(x, y, s, rng, tones):
    """A round crown of leaves, lit from the upper left."""
    leaf, shade, light = tones
    knots = []
    for k in range(8):
        a, r = pi / 4 * k + rng(-0.2, 0.2), s * rng(0.88, 1.08)
        knots.append((x + r * cos(a), y + r * 0.95 * sin(a)))
    crown = "M" + at(*knots[0])
    for (ax, ay), (bx, by) in zip(knots, knots[1:] + knots[:1], strict=True):
        crown += f"Q{at(x + ((ax + bx) / 2 - x) * 1.4, y + ((ay + by) / 2 - y) * 1.4)} {at(bx, by)}"
    dark = f"M{at(x + s, y - s * 0.2)}c{at(s * 0.15, s * 0.8)} {at(-s * 0.5, s * 1.3)} {at(-s * 1.3, s * 1.05)}"
    dark += f"c{at(s * 0.75, -s * 0.1)} {at(s * 1.1, -s * 0.5)} {at(s * 1.3, -s * 1.05)}z"
    lit = f"M{at(x - s * 0.8, y - s * 0.1)}c{at(0, -s * 0.55)} {at(s * 0.4, -s * 0.8)} {at(s * 0.9, -s * 0.75)}"
    lit += f"c{at(-s * 0.3, s * 0.2)} {at(-s * 0.6, s * 0.35)} {at(-s * 0.9, s * 0.75)}z"
    curls = "".join(
        f"M{at(x + s * fx, y + s * fy)}q{at(s * 0.1, -s * 0.28)} {at(s * 0.4, -s * 0.12)}"
        for fx, fy in ((-0.62, 0.35), (-0.15, 0.5), (-0.05, -0.05))
    )
    tree = trunk(x, y, s) + shape(crown + "z", leaf) + fill(dark, shade, 0.85) + fill(lit, light, 0.9)
    return tree + stroke(curls, shade, 1.2)


def tree(x, y, s, rng, tones=GREENS, firs=0.28):
    """A leafy crown or, now and then, a fir."""
    kind = tones[int(rng(0, 3))]
    return fir(x, y, s, kind) if rng(0, 1) < firs else leafy(x, y, s, rng, kind)


def boulder(x, y, size, rng, stone="#a89b86", dark="#6f6352", light="#d6cbb6"):
    """A faceted stone: lit top, dark right face."""
    angles = [2 * pi * k / 7 for k in range(7)]
    rim = [(x + size * rng(0.85, 1.1) * cos(a), y + size * 0.72 * rng(0.85, 1.1) * sin(a)) for a in angles]
    top = [(x - size * 0.12 + (px - x) * 0.55, y - size * 0.2 + (py - y) * 0.5) for px, py in rim]
    right = [rim[0], rim[1], rim[2], top[2], top[1], top[0]]
    edges = "".join(f"M{at(*rim[k])}L{at(*top[k])}" for k in (0, 2, 4, 5))
    body = blot(x + size * 0.4, y + size * 0.5, size * 1.35, "shade", 0.5) + shape(polygon(rim), stone)
    return body + fill(polygon(right), dark, 0.9) + fill(polygon(top), light) + stroke(edges, "#4b4134", 1)


def bush(x, y, s, leaf="#8a9a55", light="#c3cd8c", dark="#526432"):
    """A low round shrub: three leafy humps and a shadow."""
    humps = "".join(
        f"M{at(x + dx * s - r * s, y)}a{at(r * s, r * s)} 0 1 1 {num(2 * r * s)} 0z"
        for dx, r in ((-0.55, 0.5), (0.5, 0.55), (0, 0.7))
    )
    curls = f"M{at(x - s * 0.8, y - s * 0.3)}q{at(s * 0.2, -s * 0.4)} {at(s * 0.5, -s * 0.2)}"
    curls += f"M{at(x - s * 0.3, y - s * 0.5)}q{at(s * 0.2, -s * 0.3)} {at(s * 0.5, -s * 0.1)}"
    under = f"M{at(x + s * 0.2, y - s * 0.1)}q{at(s * 0.4, 0)} {at(s * 0.6, -s * 0.4)}"
    body = blot(x + s * 0.4, y + s * 0.1, s * 1.5, "shade", 0.3) + shape(humps, leaf, 1.2) + fill(humps, leaf)
    return body + stroke(curls, light, 1.4) + stroke(under, dark, 1.4)


def reeds(points, rng):
    """Clumps of reed with brown heads."""
    d, heads = "", ""
    for x, y in points:
        for lean in (-5, -2, 2, 5):
            tall = rng(12, 21)
            d += f"M{at(x + lean, y + 5)}q{at(lean * 0.1, -tall * 0.5)} {at(lean * 0.6, -tall)}"
            if lean in (-2, 5):
                heads += f"M{at(x + lean * 1.6, y + 5 - tall)}v4"
    return stroke(d, "#4e6b33", 1.8) + stroke(heads, "#5a3a1c", 3.4)
