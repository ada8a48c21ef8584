"""Houses seen from above and a little from the south: a wall, a tiled roof, its ridge."""

from tools.art.ink import INK, SHADE, at, blend, box, fill, num, polygon, shape, stroke

WALL = 17
"""How much of a southern wall is seen."""

TILE = 12
"""The width of a tile."""
TILES = ("#a34a33", "#93402f", "#ab563a", "#8a4636", "#9c4a2c", "#7d3c36")


def tile_row(x, y, dx, dy, length, bulge):
    """Scallops along a line, hanging towards the eaves; the last one is as wide as what is left."""
    count = max(1, round(length / TILE))
    last = length - (count - 1) * TILE
    row = f"q{at(dx * TILE / 2 + bulge[0], dy * TILE / 2 + bulge[1])} {at(dx * TILE, dy * TILE)}" * (count - 1)
    return f"M{at(x, y)}{row}q{at(dx * last / 2 + bulge[0], dy * last / 2 + bulge[1])} {at(dx * last, dy * last)}"


class Slope:
    """One side of a roof: its corners, the line of its eaves and how its rows shrink towards the ridge."""

    def __init__(self, side, x0, y0, x1, y1, hip_start, hip_end):
        self.side, self.edges, self.hips = side, (x0, y0, x1, y1), (hip_start, hip_end)

    def row(self, depth):
        """Start and length of the tile row at this depth from the eaves."""
        x0, y0, x1, y1 = self.edges
        a, b = (depth if h else 0 for h in self.hips)
        return {
            "N": (x0 + a, y0 + depth, x1 - x0 - a - b),
            "S": (x0 + a, y1 - depth, x1 - x0 - a - b),
            "W": (x0 + depth, y0 + a, y1 - y0 - a - b),
            "E": (x1 - depth, y0 + a, y1 - y0 - a - b),
        }[self.side]

    def corners(self, depth):
        """The slope up to this depth."""
        (ax, ay, al), (bx, by, bl) = self.row(0), self.row(depth)
        return (
            [(ax, ay), (ax + al, ay), (bx + bl, by), (bx, by)]
            if self.side in "NS"
            else [(ax, ay), (ax, ay + al), (bx, by + bl), (bx, by)]
        )


TONE = {"N": ("#ffcf9c", 0.1), "W": ("#ffcf9c", 0.2), "E": ("#2a0d0a", 0.24), "S": ("#2a0d0a", 0.36)}
HANG = {"N": (0, -5), "S": (0, 5), "W": (-5, 0), "E": (5, 0)}


def slopes(kind, x0, y0, x1, y1):
    """The slopes of a hipped roof or of a gable roof (ridge along the longer side), with the ridge lines."""
    w, h = x1 - x0, y1 - y0
    wide, deep = w >= h, min(w, h) / 2
    edges = (x0, y0, x1, y1)
    if kind == "hip":
        a, b = (
            ((x0 + deep, y0 + h / 2), (x1 - deep, y0 + h / 2))
            if wide
            else ((x0 + w / 2, y0 + deep), (x0 + w / 2, y1 - deep))
        )
        ridge = [((x0, y0), a), ((x0, y1), a if wide else b), ((x1, y0), b if wide else a), ((x1, y1), b)] + (
            [(a, b)] if a != b else []
        )
        return [Slope(side, *edges, True, True) for side in "NWES"], deep, ridge
    if wide:
        return [Slope(side, *edges, False, False) for side in "NS"], deep, [((x0, y0 + h / 2), (x1, y0 + h / 2))]
    return [Slope(side, *edges, False, False) for side in "WE"], deep, [((x0 + w / 2, y0), (x0 + w / 2, y1))]


def ridge_tiles(ridge):
    """The ridge caps: dark bed, light tiles, joints."""
    bed = "".join(f"M{at(*a)}L{at(*b)}" for a, b in ridge)
    joints = ""
    for (ax, ay), (bx, by) in ridge:
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        ux, uy = (bx - ax) / length, (by - ay) / length
        for k in range(1, int(length / 11)):
            joints += f"M{at(ax + ux * 11 * k + uy * 2.2, ay + uy * 11 * k - ux * 2.2)}l{at(-uy * 4.4, ux * 4.4)}"
    return stroke(bed, "#43170f", 7.4) + stroke(bed, "#c8815c", 4.4) + stroke(joints, "#6e2a1b", 1.1)


def roof(area, kind, tile, rng, inset=2.0):
    """Slopes in tones of light and shade, rows of hanging tiles, some odd ones, ridge caps."""
    x0, y0, x1, y1 = area[0] + inset, area[1] + inset, area[2] - inset, area[3] - inset
    sides, deep, ridge = slopes(kind, x0, y0, x1, y1)
    out, rows, odd = "", "", {"#d08a63": "", "#5f261c": ""}
    step = deep / max(1, round(deep / 12))
    for s in sides:
        out += fill(polygon(s.corners(deep)), blend(tile, *TONE[s.side]))
        for k in range(1, round(deep / step)):
            x, y, length = s.row(k * step)
            if length < 8:
                continue
            dx, dy = (1, 0) if s.side in "NS" else (0, 1)
            rows += tile_row(x, y, dx, dy, length, HANG[s.side])
            for _ in range(int(length / 55 + rng(0, 1))):
                t, hang = rng(4, length - 16), HANG[s.side]
                odd[("#d08a63", "#5f261c")[int(rng(0, 2))]] += (
                    f"M{at(x + dx * t, y + dy * t)}l{at(dx * 11, dy * 11)}l{at(-hang[0] * 1.6, -hang[1] * 1.6)}"
                    f"l{at(-dx * 11, -dy * 11)}z"
                )
    out += "".join(fill(d, c, 0.32) for c, d in odd.items()) + stroke(rows, "#3a120b", 1.1, 0.6)
    return out + ridge_tiles(ridge)


def timber_wall(x0, x1, y, rng):
    """The southern wall of a house under its eaves: plaster, beams, small windows."""
    out = box(x0, y - WALL, x1 - x0, WALL, "#e6d8b8")
    beams, panes, x = "", "", x0 + rng(8, 14)
    while x < x1 - 14:
        step = rng(17, 23)
        beams += f"M{at(x, y - WALL + 3)}V{num(y)}"
        if x + step < x1 - 4:
            if rng(0, 1) < 0.5:
                panes += f"M{at(x + step / 2 - 4, y - 10)}h8v6h-8z"
            else:
                beams += f"M{at(x, y)}L{at(x + step, y - WALL + 3)}"
        x += step
    out += stroke(beams + f"M{x0 + 2} {y - 1.5}H{x1 - 2}", "#5d3a1c", 2.2)
    out += shape(panes, "#4b5560", 1.4, "#3a2412")
    return out + fill(f"M{x0} {y - WALL}H{x1}v5H{x0}z", SHADE, 0.45)


def stone_wall(x0, x1, y):
    """The southern wall of the castle: courses of ashlar and loopholes."""
    out = box(x0, y - WALL, x1 - x0, WALL, "#c9c0ad")
    joints = (
        f"M{x0} {y - 7.5}H{x1}"
        + "".join(f"M{x} {y - WALL}v7.5" for x in range(x0 + 12, x1, 24))
        + "".join(f"M{x} {y - 7.5}v7.5" for x in range(x0 + 24, x1, 24))
    )
    slits = "".join(f"M{x} {y - 11}v6" for x in range(x0 + 30, x1 - 10, 48))
    return (
        out
        + stroke(joints, "#8a7f6a", 1)
        + stroke(slits, INK, 2.4)
        + fill(f"M{x0} {y - WALL}H{x1}v4H{x0}z", SHADE, 0.35)
    )


def house(town, letter, rng):
    """A house: wall where it meets a street in the south, roof above it, a dark line all around."""
    x0, y0, x1, y1 = town.area(letter)
    kind, tile = town.roofs[letter]
    foot = y1 - (WALL if town.faces_street(letter) else 0)
    out = box(x0 + 0.5, y0 + 0.5, x1 - x0 - 1, y1 - y0 - 1, INK, r=2)
    if foot < y1:
        out += timber_wall(x0 + 2, x1 - 2, y1 - 2, rng)
    return (
        out
        + roof((x0, y0, x1, foot), kind, TILES[tile], rng)
        + stroke(f"M{x0 + 1} {y0 + 1}H{x1 - 1}V{foot}H{x0 + 1}z", INK, 2.2)
    )
