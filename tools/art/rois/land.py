"""Ground, water, rises and what stands on them: the scenery from which the zones of every theme are put together.

Everything is drawn in a zone's own units, (0, 0) in its upper left corner. Scenery keeps to the rim, so that up to six
units can stand inside.
"""

from math import cos, pi, sin

from tools.art.ink import (
    CREAM,
    INK,
    SHADE,
    at,
    band,
    blend,
    blot,
    box,
    disc,
    fill,
    flow,
    group,
    num,
    oval,
    polygon,
    ring,
    shape,
    smooth,
    stroke,
)
from tools.art.nature import hachures, outline, tufts

ZONE = 300


def meadow(rng, tint, blots, grass="", blades=24):
    """The ground of a zone: a wash, soft blots, blades of grass."""
    out = box(0, 0, ZONE, ZONE, tint, r=10)
    for k in range(7):
        size = rng(50, 90)
        out += blot(rng(size, ZONE - size), rng(size * 0.7, ZONE - size * 0.7), size, blots[k % len(blots)])
    spots = [(rng(16, ZONE - 16), rng(22, ZONE - 12)) for _ in range(blades)]
    return out + (stroke(tufts(rng, spots), grass, 1.7, 0.75) if grass else "")


def scattered(rng, count, gap=0):
    """Points all over a zone; with a gap, none in the middle."""
    spots = []
    while len(spots) < count:
        x, y = rng(24, ZONE - 24), rng(24, ZONE - 24)
        if abs(x - 150) > gap or abs(y - 150) > gap:
            spots.append((x, y))
    return spots


def around(rng, look, inner=True):
    """Places for two uneven rows of trees along the four sides, back to front."""
    spots = []
    for k in range(11):
        across = 26 + k * 24.8
        spots += [(across + rng(-6, 6), rng(38, 46)), (across + rng(-6, 6), rng(260, 267))]
        if k % 2 and inner:
            spots += [(across + rng(-8, 8), rng(58, 66)), (across + rng(-8, 8), rng(242, 248))]
    for k in range(6):
        down = 80 + k * 30
        spots += [(rng(24, 32), down + rng(-6, 6)), (rng(266, 274), down + rng(-6, 6))]
        if (k + look) % 2 and inner:
            spots += [(rng(50, 60), down + rng(-6, 6)), (rng(240, 250), down + rng(-6, 6))]
    return sorted(spots, key=lambda spot: spot[1])


def dots(rng, count, colour, heart):
    """Small flowers or pebbles in threes."""
    spots = [(x + dx, y + dy) for x, y in scattered(rng, count) for dx, dy in ((0, 0), (8, 4), (-4, 7))]
    d = "".join(f"M{at(x, y)}h.1" for x, y in spots)
    return stroke(d, colour, 5, 0.8) + stroke(d, heart, 2)


def track(rng, earth="#ead6a4", rut="#9a7440", edge="#6f5a30"):
    """A way across the zone, worn by wheels."""
    ends = (2, rng(190, 230)), (80, rng(170, 210)), (160, rng(120, 160)), (230, rng(90, 120)), (ZONE - 2, rng(60, 90))
    high, low = ([(x, y + dy) for x, y in ends] for dy in (-17, 17))
    ruts = "".join(flow([(min(max(x, 8), ZONE - 8), y + dy) for x, y in ends]) for dy in (-8, 8))
    way = fill(band(high, low), earth, 0.85) + stroke(ruts, rut, 4, 0.45)
    return way + stroke(flow(high) + flow(low), edge, 1.6, 0.6)


def furrows(rng, earth="#8d6b34", line="#7c5c2a"):
    """A ploughed strip."""
    x, y, d = rng(34, 60), rng(150, 170), ""
    for k in range(8):
        d += f"M{at(x + k * 9, y + k * 13)}q{at(90, -16)} {at(176 - k * 4, -8)}"
    return stroke(d, earth, 8, 0.22) + stroke(d, line, 1.6, 0.6)


# ---------------------------------------------------------------- rises


def rise(rng, look, foot, top, line, steep=48, hatch=6.0, lit="#fff3cf"):
    """A hill: contour upon contour from the foot's colour to the top's, hachures downhill."""
    area, seed = (20, 26, 280, 282), 5 + look

    def contour(inset, shift=0.0):
        return outline(area, seed, inset, shift, shift, rough=5, corner=112)

    out = fill(smooth(contour(-10, 9)), "#2a1a06", 0.12) + fill(smooth(contour(-4, 5)), "#2a1a06", 0.2)
    for k in range(9):
        tone = blend(foot, top, (k / 8) ** 0.8)
        out += fill(smooth(contour(steep * k / 8, -0.22 * steep * k / 8)), tone)
    for k in (0.2, 0.4, 0.6):
        out += ring(smooth(contour(0)), smooth(contour(steep * k, steep * k * 0.4)), lit, 0.24)
    crown = contour(steep * 0.8, -7)
    out += stroke(hachures(crown, contour(0), rng, hatch), line, 1.4, 0.75)
    return out + stroke(smooth(crown), line, 1, 0.35) + stroke(smooth(contour(0)), blend(line, INK, 0.4), 2, 0.9), crown


# ---------------------------------------------------------------- water

HIGH = [(1, 96), (52, 104), (104, 92), (152, 104), (198, 128), (248, 122), (ZONE - 1, 112)]
LOW = [(1, 186), (50, 196), (98, 184), (146, 196), (192, 220), (246, 214), (ZONE - 1, 202)]


def banks(look, squeeze=1.0):
    """The two banks of a stream; every other look runs the other way."""
    high, low = HIGH, LOW
    if squeeze < 1:
        low = [(x, y + (ly - y) * squeeze) for (x, y), (_, ly) in zip(high, low, strict=True)]
    if look % 2:
        high, low = ([(ZONE - x, y) for x, y in bank[::-1]] for bank in (high, low))
    return high, low


def stream(high, low, bank, water, deep, light):
    """Water right across the zone, with flow lines, between two banks of sand."""
    out = fill(band([(x, y - 8) for x, y in high], [(x, y + 8) for x, y in low]), bank)
    out += fill(band(high, low), water) + fill(band(high, [(x, y + 12) for x, y in high]), deep, 0.3)
    for k in (0.16, 0.3, 0.44, 0.58, 0.72, 0.86):
        middle = flow([(a + (c - a) * k, b + (d - b) * k) for (a, b), (c, d) in zip(high, low, strict=True)])
        out += stroke(middle, *((light, 2.4, 0.8) if k == 0.44 else (deep, 1.6, 0.2 + abs(k - 0.5))))
    return out + stroke(flow(high) + flow(low), INK, 2)


def plank_bridge(top=88, long=138, wood="#8a5a32", rail="#b98a57"):
    """Planks between two rails."""
    planks = "".join(f"M146 {num(top + 8 + 11 * k)}h26" for k in range(int(long / 11)))
    rails = f"M142 {top - 2}v{long + 4}M176 {top - 2}v{long + 4}"
    deck = fill(f"M146 {top + 4}h36v{long}h-36z", SHADE, 0.25) + fill(f"M142 {top}h34v{long}h-34z", wood)
    return deck + stroke(planks, blend(wood, INK, 0.6), 2) + stroke(rails, INK, 5) + stroke(rails, rail, 2.6)


def stone_bridge(top=86, long=142):
    """Paving between two parapets of cut stone."""
    deck = fill(f"M140 {top + 4}h48v{long}h-48z", SHADE, 0.25) + box(136, top, 46, long, "#cbbd9f", 1.6)
    joints = "".join(
        f"M144 {num(top + 12 + 14 * k)}h30M{151 + 8 * (k % 2)} {num(top + 12 + 14 * k)}v14" for k in range(9)
    )
    deck += stroke(joints, "#8f7f5f", 1.4, 0.8)
    for x in (134, 174):
        deck += box(x, top - 4, 10, long + 8, "#e9dfc8", 1.8)
        deck += stroke("".join(f"M{x} {num(top + 12 + 18 * k)}h10" for k in range(8)), "#8f7f5f", 1.3)
    return deck


def iron_bridge(top=96, long=120):
    """A steel deck between two trusses."""
    deck = fill(f"M144 {top + 5}h44v{long}h-44z", SHADE, 0.3) + box(138, top, 42, long, "#7c8288", 1.6)
    deck += stroke("".join(f"M150 {num(top + 8 + 10 * k)}h18" for k in range(int(long / 10))), "#4d5358", 2)
    for x in (134, 172):
        truss = "".join(
            f"M{x} {num(top + 20 * k)}l12 20M{x + 12} {num(top + 20 * k)}l-12 20" for k in range(int(long / 20))
        )
        deck += box(x, top - 4, 12, long + 8, "#9aa1a6", 1.8) + stroke(truss, "#565d63", 1.5)
    return deck


def pool(cx, cy, rx, ry, rng, shore="#d8d29a", water="url(#bog)", deep="#35564a", light="#e6f0dc", line="#2f3420"):
    """A still sheet of water with two rings in it."""
    turns = [k * pi / 5 for k in range(10)]
    rim = [(cx + rx * rng(0.85, 1.08) * cos(a), cy + ry * rng(0.85, 1.08) * sin(a)) for a in turns]
    inner, far = ([(cx + (x - cx) * f, cy + (y - cy) * f * 0.95) for x, y in rim] for f in (0.76, 0.48))
    out = fill(smooth([(x + 2, y + 4) for x, y in rim]), shore, 0.8) + fill(smooth(rim), water)
    out += stroke(smooth(inner), deep, 1.3, 0.6) + stroke(smooth(far), light, 1.3, 0.55)
    return out + stroke(smooth(rim), line, 1.9)


POOLS = (
    (94, 56, 60, 28),
    (236, 72, 46, 24),
    (58, 170, 38, 22),
    (152, 152, 42, 22),
    (246, 176, 38, 24),
    (104, 250, 58, 26),
    (226, 258, 52, 24),
)


def pool_places(look):
    """Middle and half axes of the seven pools of a marsh."""
    return tuple((ZONE - x, y, rx, ry) for x, y, rx, ry in POOLS) if look % 2 else POOLS


# ---------------------------------------------------------------- buildings


def cast(x, y, w, h):
    """The shadow of a building to the lower right."""
    return fill(f"M{at(x + w, y)}l{at(min(w * 0.3, 15), h * 0.2)}v{num(h * 0.5)}h{num(-w * 0.7)}z", SHADE, 0.26)


def wall(x, y, w, h, colour, dark, lit=0.72):
    """A wall whose right end lies in the shade."""
    out = box(x, y, w, h, colour, 1.8)
    return out + fill(f"M{at(x + w * lit, y)}h{num(w * (1 - lit))}v{num(h)}h{num(w * (lit - 1))}z", dark, 0.55)


def tiled(points, tile, rows=3):
    """A roof seen from the front: eave left, eave right, ridge right, ridge left."""
    (ax, ay), (bx, _), (cx, cy), (dx, _) = points
    lines = ""
    for k in range(1, rows + 1):
        f = k / (rows + 1)
        left, right, y = ax + (dx - ax) * f, bx + (cx - bx) * f, ay + (cy - ay) * f
        lines += f"M{at(left, y)}" + f"q{at((right - left) / 16, 3)} {at((right - left) / 8, 0)}" * 8
    dark = [((ax + bx) / 2 + (bx - ax) * 0.12, ay - 1), (bx - 2, ay - 1), (cx - 1, cy + 1), ((cx + dx) / 2 + 4, cy + 1)]
    out = shape(polygon(points), tile, 1.8) + stroke(lines, blend(tile, INK, 0.65), 1, 0.7)
    out += stroke(
        f"M{at(dx + 3, dy_of(points) + 3)}H{num(dx + (cx - dx) * 0.55)}", blend(tile, "#fff0d8", 0.45), 1.6, 0.8
    )
    return out + fill(polygon(dark), INK, 0.22)


def dy_of(points):
    """The height of a roof's ridge."""
    return points[3][1]


def cottage(x, y, w, tile):
    """A small half-timbered house seen from the south."""
    h = w * 0.48
    beams = f"M{at(x + w * 0.28, y)}v{num(h * 0.9)}M{at(x + w * 0.72, y)}v{num(h * 0.9)}M{at(x, y + h * 0.35)}h{num(w)}"
    beams += f"M{at(x, y + h * 0.9)}l{at(w * 0.28, -h * 0.55)}"
    out = cast(x, y, w, h) + wall(x, y - h * 0.1, w, h, CREAM, "#b79f74") + stroke(beams, "#6b431f", 1.8)
    out += box(x + w * 0.4, y + h * 0.42, w * 0.2, h * 0.48, "#5a3a1c", 1.2)
    out += box(x + w * 0.2, y - h * 1.25, w * 0.13, h * 0.5, "#b9a78a", 1.4)
    roof = [(x - w * 0.1, y), (x + w * 1.1, y), (x + w * 0.92, y - h * 0.95), (x + w * 0.08, y - h * 0.95)]
    return out + tiled(roof, tile)


def mill(x, y, s=1.0):
    """A windmill: a whitewashed tower, a shingled cap, four sails of cloth."""
    tower = cast(-20, -8, 44, 40) + shape("M-19 30L-13-24H13L19 30Q0 36-19 30z", "#efe6d0", 1.8)
    tower += fill("M4-24H13L19 30Q12 33 6 33z", "#a99671", 0.6) + shape(
        "M-17-22Q-14-46 0-48Q14-46 17-22Q0-17-17-22z", "#7d4a33", 1.8
    )
    tower += (
        fill("M4-47Q14-45 17-22Q10-20 6-20z", INK, 0.25)
        + box(-5.5, 14, 11, 18, "#5a3a1c", 1.2)
        + box(-4, -6, 8, 9, "#4a3a2a", 1.2)
    )
    sail = stroke("M0 0V-58", INK, 3.6) + stroke("M0 0V-58", "#8a5a32", 1.8)
    sail += shape("M1.500-20H14V-56H1.500z", "#f5ecd6", 1.4) + stroke(
        "M1.500-29H14M1.500-38H14M1.500-47H14M8-20V-56", "#8a5a32", 1
    )
    sails = "".join(group(sail, turn=angle) for angle in (28, 118, 208, 298))
    return group(tower + group(sails, 0, -30) + disc(0, -30, 3.6, "#6b431f", 1.4), x, y, s)


def villa(x, y, w):
    """A Roman country house: white walls, a porch on columns, a low red roof."""
    h, tile = w * 0.26, "#b9583c"
    out = cast(x, y, w, h * 1.6) + wall(x, y - h * 0.2, w, h * 1.2, "#f4ecd9", "#b5a481", 0.82)
    porch = x + w * 0.3, w * 0.4
    out += box(porch[0], y + h * 0.1, porch[1], h * 0.9, "#5a4632", 1.4)
    for k in range(5):
        column = porch[0] + porch[1] * k / 4
        out += box(column - 2.6, y + h * 0.02, 5.2, h, "#fffaf0", 1.3)
    out += box(porch[0] - 5, y + h * 0.96, porch[1] + 10, 5, "#ddd2ba", 1.3)
    for k in (0.1, 0.2, 0.8, 0.9):
        out += box(x + w * k - 2.5, y + h * 0.25, 5, h * 0.35, "#4a3a2a", 1)
    out += tiled([(x - 6, y), (x + w + 6, y), (x + w - 6, y - h * 0.8), (x + 6, y - h * 0.8)], tile, 2)
    gable = [(porch[0] - 7, y + 3), (porch[0] + porch[1] + 7, y + 3), (x + w / 2, y - h * 0.62)]
    out += shape(polygon(gable), "#f4ecd9", 1.8) + disc(x + w / 2, y - h * 0.12, 3.4, tile, 1.2)
    return out


def saloon(x, y, w, paint, sign=True):
    """A frontier house: a false front of boards, a porch roof on posts, a swing door."""
    h = w * 0.72
    boards = "".join(f"M{at(x, y - h * 0.55 + k * 7)}h{num(w)}" for k in range(1, int(h / 7)))
    out = cast(x, y - h * 0.2, w, h) + wall(x, y - h * 0.55, w, h, paint, blend(paint, INK, 0.5), 0.74)
    out += stroke(boards, blend(paint, INK, 0.45), 1, 0.7)
    front = f"M{at(x - 3, y - h * 0.52)}V{num(y - h * 0.95)}H{num(x + w * 0.2)}L{at(x + w * 0.3, y - h * 1.12)}"
    front += f"H{num(x + w * 0.7)}L{at(x + w * 0.8, y - h * 0.95)}H{num(x + w + 3)}V{num(y - h * 0.52)}z"
    out += shape(front, blend(paint, "#fff3d8", 0.25), 1.8)
    if sign:
        out += box(x + w * 0.18, y - h * 0.86, w * 0.64, h * 0.22, "#f3e6c8", 1.4)
        out += stroke(f"M{at(x + w * 0.26, y - h * 0.75)}h{num(w * 0.48)}", "#7a2f22", 3)
    out += box(x + w * 0.12, y - h * 0.3, w * 0.18, h * 0.24, "#4a3a2a", 1.2) + box(
        x + w * 0.7, y - h * 0.3, w * 0.18, h * 0.24, "#4a3a2a", 1.2
    )
    out += box(x + w * 0.4, y + h * 0.02, w * 0.2, h * 0.43, "#3a2a1c", 1.2)
    out += box(x + w * 0.4, y + h * 0.14, w * 0.09, h * 0.18, "#c98a4a", 1) + box(
        x + w * 0.51, y + h * 0.14, w * 0.09, h * 0.18, "#c98a4a", 1
    )
    posts = "".join(f"M{at(x + w * f, y)}v{num(h * 0.46)}" for f in (0.02, 0.33, 0.67, 0.98))
    out += stroke(posts, INK, 4.4) + stroke(posts, "#b98a57", 2.2)
    porch = [(x - 5, y + 2), (x + w + 5, y + 2), (x + w, y - h * 0.12), (x, y - h * 0.12)]
    return out + shape(polygon(porch), "#7b5534", 1.6) + box(x - 5, y + h * 0.45, w + 10, 5, "#a9794a", 1.4)


def cactus(x, y, s):
    """A saguaro with two arms."""
    d = (
        f"M{at(x, y)}V{num(y - s * 2)}M{at(x - s * 0.75, y - s * 1.5)}v{num(s * 0.45)}"
        f"q0 {num(s * 0.3)} {num(s * 0.75)} {num(s * 0.3)}"
    )
    d += f"M{at(x + s * 0.75, y - s * 1.75)}v{num(s * 0.6)}q0 {num(s * 0.3)} {num(-s * 0.75)} {num(s * 0.3)}"
    body = oval(x + s * 0.5, y + 1, s * 0.9, s * 0.25, SHADE).replace("/>", ' fill-opacity=".28"/>')
    body += stroke(d, INK, round(s * 0.5 + 3, 1)) + stroke(d, "#5f8a4c", round(s * 0.5, 1))
    return body + stroke(f"M{at(x - s * 0.08, y - s * 0.2)}V{num(y - s * 1.9)}", "#a3c285", 1.4)


def broken_wall(x, y, w, h, brick="#b9a58c", seed=0):
    """What shelling left of a house: a jagged wall with empty windows."""
    teeth = (
        (0, 0.35),
        (0.1, 0.2),
        (0.18, 0.28),
        (0.26, 0),
        (0.42, 0.06),
        (0.5, 0.3),
        (0.6, 0.22),
        (0.7, 0.55),
        (0.84, 0.48),
        (0.92, 0.75),
        (1, 0.7),
    )
    if seed % 2:
        teeth = tuple((1 - fx, fy) for fx, fy in teeth[::-1])
    rim = [(x + w * fx, y - h + h * fy) for fx, fy in teeth]
    out = cast(x, y - h * 0.5, w, h * 0.6) + shape(polygon([(x, y), *rim, (x + w, y)]), brick, 1.8)
    out += fill(
        polygon([(x + w * 0.72, y), *rim[-4:], (x + w, y)])
        if not seed % 2
        else polygon([(x + w * 0.8, y), *rim[-2:], (x + w, y)]),
        INK,
        0.22,
    )
    courses = "".join(
        f"M{at(x + w * (0.08 + 0.2 * k), y - h * (0.12 + 0.09 * (k % 3)))}h{num(w * 0.1)}" for k in range(5)
    )
    out += stroke(courses, blend(brick, INK, 0.5), 1.4)
    for k in (0.3, 0.56) if not seed % 2 else (0.34, 0.6):
        out += box(x + w * k, y - h * 0.5, w * 0.12, h * 0.26, "#3b342c", 1.3)
    return out


def rubble(rng, x, y, w, tone="#a3937c"):
    """A heap of broken stone."""
    out = blot(x + w * 0.6, y + 3, w * 0.75, "shade", 0.3)
    for k in range(9):
        px, py, s = x + w * rng(0, 1), y - rng(0, w * 0.18), rng(3, 6.5)
        turn = [
            (px - s, py),
            (px - s * 0.3, py - s),
            (px + s * 0.8, py - s * 0.6),
            (px + s, py + s * 0.4),
            (px - s * 0.4, py + s * 0.5),
        ]
        out += shape(polygon(turn), blend(tone, ("#ffffff", INK)[k % 2], 0.12 + 0.1 * (k % 3)), 1.2)
    return out


def sandbags(points):
    """A low wall of filled bags along some points."""
    out = ""
    for k, (x, y) in enumerate(points):
        out += oval(x, y, 9.5, 6, ("#c8b27e", "#b8a06c", "#d2be8e")[k % 3], 1.5) + stroke(
            f"M{at(x - 5, y - 2)}q4-2.500 8-1", "#8a7548", 1
        )
    return out


def wire(x, y, w):
    """Barbed wire between two posts."""
    posts = f"M{at(x, y)}v-16M{at(x + w, y)}v-16"
    coil = f"M{at(x, y - 6)}" + f"q{at(w / 16, -11)} {at(w / 8, 0)}q{at(-w / 32, 8)} {at(-w / 40, 0)}" * 9
    return stroke(posts, INK, 3.4) + stroke(posts, "#8a6a42", 1.6) + stroke(coil, "#4a4640", 1.3)


def dome(x, y, r, paint="#b9b7c6", light="#9df5e6"):
    """A shelter of the space age: a ribbed dome with a lit slit and an air lock."""
    body = blot(x + r * 0.4, y + r * 0.1, r * 1.4, "shade", 0.3)
    body += shape(
        f"M{at(x - r, y)}A{at(r, r * 0.95)} 0 0 1 {at(x + r, y)}Q{at(x, y + r * 0.3)} {at(x - r, y)}z", paint, 1.8
    )
    body += fill(
        f"M{at(x + r * 0.3, y - r * 0.9)}A{at(r, r * 0.95)} 0 0 1 {at(x + r, y)}"
        f"Q{at(x + r * 0.8, y + r * 0.1)} {at(x + r * 0.5, y + r * 0.13)}Q{at(x + r * 0.8, y - r * 0.5)}"
        f" {at(x + r * 0.3, y - r * 0.9)}z",
        "#4d4b63",
        0.5,
    )
    ribs = (
        f"M{at(x - r * 0.5, y + r * 0.11)}Q{at(x - r * 0.5, y - r * 0.7)} {at(x, y - r * 0.95)}"
        f"M{at(x + r * 0.5, y + r * 0.11)}Q{at(x + r * 0.5, y - r * 0.7)} {at(x, y - r * 0.95)}"
    )
    body += stroke(ribs, "#6c6a80", 1.4) + stroke(
        f"M{at(x - r * 0.62, y - r * 0.42)}Q{at(x, y - r * 0.22)} {at(x + r * 0.62, y - r * 0.42)}", INK, 5
    )
    body += stroke(
        f"M{at(x - r * 0.6, y - r * 0.42)}Q{at(x, y - r * 0.22)} {at(x + r * 0.6, y - r * 0.42)}", light, 2.4
    )
    body += shape(
        f"M{at(x - r * 0.24, y + r * 0.15)}v{num(-r * 0.3)}q{at(r * 0.24, -r * 0.22)}"
        f" {at(r * 0.48, 0)}v{num(r * 0.3)}z",
        "#3d3f4a",
        1.4,
    )
    return body + stroke(
        f"M{at(x - r * 0.8, y - r * 0.3)}Q{at(x - r * 0.6, y - r * 0.75)} {at(x - r * 0.25, y - r * 0.86)}",
        "#ffffff",
        1.8,
        0.8,
    )


def aerial(x, y, s):
    """A dish on a mast."""
    mast = f"M{at(x, y)}V{num(y - s * 1.5)}M{at(x - s * 0.4, y)}L{at(x, y - s * 0.7)}L{at(x + s * 0.4, y)}"
    dish = group(
        shape("M-15 0Q0 12 15 0Q0-5-15 0z", "#dcdae6", 1.6)
        + stroke("M0 1V-11", INK, 1.6)
        + disc(0, -12, 2.2, "#ff6a4a", 1),
        x,
        y - s * 1.5,
        s / 16,
        -28,
    )
    return stroke(mast, INK, 3.2) + stroke(mast, "#9a98ac", 1.4) + dish


def crystal(x, y, s, tones):
    """Three prisms that grew from one root."""
    body, light, dark = tones
    out = blot(x + s * 0.5, y + s * 0.1, s * 1.3, "shade", 0.35)
    for lean, tall, wide in ((-0.5, 1.3, 0.36), (0.5, 1.1, 0.34), (0, 2, 0.44)):
        tip, foot = (x + lean * s * 1.2, y - tall * s), x + lean * s * 0.7
        left, right = foot - wide * s, foot + wide * s
        neck = y - tall * s * 0.68
        mid = foot + lean * s * 0.1
        rim = [tip, (right + lean * s * 0.35, neck), (right, y), (left, y), (left + lean * s * 0.35, neck)]
        out += shape(polygon(rim), body, 1.5)
        out += fill(polygon([tip, rim[1], rim[2], (mid, y), (mid + lean * s * 0.35, neck)]), dark, 0.75)
        out += stroke(f"M{at(left + lean * s * 0.3 + 2.5, neck + 2)}L{at(left + 2.5, y - s * 0.3)}", light, 1.5)
    return out


def craterlet(x, y, r, ground="#b5b0c2", rim="#e6e2ee", dark="#6f6b85"):
    """A small old impact: lit rim, dark bowl."""
    out = oval(x + r * 0.12, y + r * 0.1, r * 1.15, r * 0.8, dark).replace("/>", ' fill-opacity=".3"/>')
    out += oval(x, y, r, r * 0.66, ground) + fill(
        f"M{at(x - r * 0.8, y)}A{at(r * 0.8, r * 0.5)} 0 0 1 {at(x + r * 0.8, y)}"
        f"Q{at(x, y - r * 0.3)} {at(x - r * 0.8, y)}z",
        dark,
        0.7,
    )
    arc = f"M{at(x - r, y)}A{at(r, r * 0.66)} 0 0 0 {at(x + r, y)}"
    return out + stroke(arc, rim, 2) + stroke(f"M{at(x - r, y)}A{at(r, r * 0.66)} 0 0 1 {at(x + r, y)}", "#55516a", 1.4)
