"""The boards of King & Assassins: both sides and the little square, each a town in a printed frame.

Streets are light and cobbled, roofs dark and tiled. The assassins' edge is the north, the king's the south.
"""

from tools.art.assassins.castle import castle, gate
from tools.art.assassins.pen import BLOOD, GOLD, cord
from tools.art.assassins.roofs import house
from tools.art.assassins.streets import cobbles, kerbs, shadows, wear
from tools.art.assassins.things import things
from tools.art.assassins.towns import CELL, TOWNS
from tools.art.ink import (
    CREAM,
    INK,
    SHADE,
    Drawing,
    Rng,
    at,
    blot,
    box,
    circle,
    disc,
    fill,
    group,
    linear,
    num,
    radial,
    ring,
    shape,
    stroke,
)
from tools.art.printed import coordinates, neat_line
from tools.art.sides import BLUE, VERMILION

MARGIN = 62
CASTLE = "CD"
"""The letters of the castle's wings in a plan."""
DEFS = linear("sheet", -60, -60, 1060, 1060, "#f4ead1", "#e3d2aa") + linear("lit", 0, -27, 0, 2, "#5a2f10", "#ffd27a")
DEFS += radial("stain", 0, 0, 100, (0, "#7c5a2a", 0.2), (0.7, "#7c5a2a", 0.12), (1, "#7c5a2a", 0))
DEFS += radial("grime", 0, 0, 100, (0, "#5a4a33", 0.2), (1, "#5a4a33", 0))
DEFS += radial("sun", 0, 0, 100, (0, "#fffbee", 0.3), (1, "#fffbee", 0))
NIGHT, LAMP = "#12263e", "#ffd978"


def marks(town):
    """Start squares, a little worn: a cross for a citizen, a dot for a knight, a crossed circle for the king."""
    crosses = "".join(f"M{x - 13} {y - 13}l26 26M{x + 13} {y - 13}l-26 26" for x, y in town.marked("C"))
    out = stroke(crosses, "#4a2018", 8, 0.75) + stroke(crosses, CREAM, 4.4, 0.9)
    for x, y in town.marked("N"):
        out += fill(circle(x, y, 13), NIGHT, 0.7) + fill(circle(x, y, 9.5), CREAM, 0.9)
    for x, y in town.marked("K"):
        seal = circle(x, y, 22) + f"M{x - 15.5} {y - 15.5}l31 31M{x + 15.5} {y - 15.5}l-31 31"
        out += fill(circle(x, y, 25), NIGHT, 0.3) + stroke(seal, NIGHT, 8.5, 0.75) + stroke(seal, LAMP, 4.6, 0.95)
    return out


def grid(town):
    """The edges of the squares: joints in the street, chalk lines on the roofs, crosses where four squares meet."""
    joints, chalk, inner = "", "", range(1, town.count)
    for k in range(town.count):
        for n in inner:
            for line, one, other in (
                (f"M{n * CELL} {k * CELL}v{CELL}", (k, n - 1), (k, n)),
                (f"M{k * CELL} {n * CELL}h{CELL}", (n - 1, k), (n, k)),
            ):
                if town.is_roof(*one) and town.is_roof(*other):
                    chalk += line
                else:
                    joints += line
    nodes = "".join(f"M{x * CELL - 5} {y * CELL}h10M{x * CELL} {y * CELL - 5}v10" for x in inner for y in inner)
    out = stroke(joints, INK, 1.8, 0.7) + stroke(chalk, INK, 4, 0.35) + stroke(chalk, CREAM, 1.8, 0.75)
    return out + stroke(nodes, INK, 2.2, 0.9)


def sheet(size, rng):
    """The parchment around the town, with its stains and its rim."""
    outer = size + 2 * MARGIN
    stains = [(rng(0, size), rng(-50, -42) if k % 2 else size + rng(42, 50), rng(40, 80)) for k in range(10)]
    out = ring(f"M{-MARGIN} {-MARGIN}h{outer}v{outer}h{-outer}z", f"M0 0v{size}h{size}v{-size}z", "url(#sheet)")
    out += "".join(blot(*stain, "stain", 0.25) for stain in stains)
    return out + box(1 - MARGIN, 1 - MARGIN, outer - 2, outer - 2, "none", 2, 9, "#8a6a35")


def edge_dagger(x, y):
    """The sign at the assassins' edge."""
    blade = f"M{at(x - 12, y - 2)}L{at(x + 26, y - 3)}L{at(x + 33, y)}L{at(x + 26, y + 3)}L{at(x - 12, y + 2)}z"
    out = shape(blade, "#d9d6cf", 1.5) + cord(f"M{at(x - 12, y - 8)}V{num(y + 8)}", GOLD, 2.4, 5)
    return out + cord(f"M{at(x - 14, y)}H{num(x - 27)}", BLOOD, 3.6, 6.4) + disc(x - 30, y, 3.6, GOLD, 1.4)


def edge_crown(x, y):
    """The sign at the king's edge."""
    tips = ((-17, 10), (-21, -8), (-9, 0), (0, -13), (9, 0), (21, -8), (17, 10))
    rim = "M" + "L".join(at(x + dx, y + dy) for dx, dy in tips) + "z"
    out = shape(rim, GOLD, 1.8) + stroke(f"M{at(x - 16, y + 5)}H{num(x + 16)}", INK, 1.2)
    return out + "".join(disc(x + dx, y + dy, 2.8, BLUE.colour, 1.2) for dx, dy in ((-21, -9), (0, -14), (21, -9)))


def board(town):
    """A whole board."""
    rng, size = Rng(3), town.size
    body = cobbles(town, rng) + kerbs(town, rng) + wear(town, rng) + things(town.in_streets) + shadows(town)
    for letter in town.houses():
        body += (castle if letter in CASTLE else house)(town, letter, rng)
    body += grid(town) + things(town.on_roofs) + marks(town)
    body += "".join(gate(*door) for door in town.doors) + sheet(size, rng)
    body += neat_line(size, size, CELL, VERMILION, BLUE)
    body += edge_dagger(size / 2, -37) + edge_crown(size / 2, size + 37)
    labels = coordinates("ABCDEFGHIJ"[: town.count], range(1, town.count + 1), CELL, MARGIN)
    side = size + 2 * MARGIN
    return Drawing(side, side, group(body, MARGIN, MARGIN), DEFS, labels)


POSTERN = 60, 40
"""The size of a postern that looks to the north; it may be a third door of side A."""
POSTERNS = {"A6": "W", "F1": "N"}
"""The squares at whose edges the two posterns are."""


def postern(edge):
    """A low door in the wall around the board, alike on both edges: its sill on the edge, its step in the street."""
    d = "M-22 0V-10C-22-25 22-25 22-10V0z"
    out = fill("M-22 0H28L24 9H-18z", SHADE, 0.3) + shape(d, "#cdc3ae", 2)
    out += stroke("M-22-8H-16M16-8H22M-17-17L-13-13M17-17L13-13M-6-21L-5-17M6-21L5-17", "#8f846f", 1.2)
    out += shape("M-15 0V-9C-15-19 15-19 15-9V0z", "#6b431f", 1.8) + stroke("M-5-16V-1M5-16V-1", "#46290f", 1.2)
    out += stroke("M-14.5-4.5H-6M14.5-4.5H6M-13.5-11H-7M13.5-11H7", "#2f1c0d", 2) + disc(2, -7, 1.6, GOLD, 0.8)
    out += shape("M-17 0H17L20 6H-20z", "#ebe4d3", 1.5)
    wide, high = POSTERN if edge == "N" else POSTERN[::-1]
    return Drawing(wide, high, group(out, 30, 27) if edge == "N" else group(out, 27, 30, turn=-90))


def postern_places():
    """Where the posterns lie on side A."""
    places = {}
    for square, edge in POSTERNS.items():
        x, y = MARGIN + "ABCDEFGHIJ".index(square[0]) * CELL, MARGIN + (int(square[1:]) - 1) * CELL
        wide, high = POSTERN if edge == "N" else POSTERN[::-1]
        places[square] = [x + 50 - 30, y - 27, wide, high] if edge == "N" else [x - 27, y + 50 - 30, wide, high]
    return places


def anchors(town):
    """Where the squares lie on a board: row 1 is in the north."""
    whole = range(town.count)
    return {
        "size": [town.size + 2 * MARGIN] * 2,
        "squares": {
            f"{'ABCDEFGHIJ'[col]}{row + 1}": [MARGIN + col * CELL, MARGIN + row * CELL, CELL, CELL]
            for row in whole
            for col in whole
        },
    }


def drawings():
    """The boards by their names, and the posterns."""
    found = {f"board-{name}": board(town) for name, town in TOWNS.items()}
    return found | {f"postern-{edge.lower()}": postern(edge) for edge in POSTERNS.values()}
