"""The four sides of every game: colour, shape and sign, so that a greyscale picture is still playable."""

from dataclasses import dataclass

from tools.art.ink import CREAM, INK, PARCHMENT, Drawing, at, blend, circle, disc, fill, num, polygon, ring, stroke

SEAL = 64
"""Width and height of a seal."""


@dataclass(frozen=True, slots=True)
class Side:
    """An army's colour in three tones, the shape of its bases and its sign."""

    name: str
    colour: str
    shape: str
    sign: str

    @property
    def dark(self):
        """The colour in the shade."""
        return blend(self.colour, "#170d1c", 0.42)

    @property
    def light(self):
        """The colour in full light."""
        return blend(self.colour, "#fff6e0", 0.42)


BLUE = Side("blue", "#0072b2", "round", "disc")
VERMILION = Side("vermilion", "#d55e00", "square", "chevron")
GREEN = Side("green", "#009e73", "hexagon", "cross")
ROSE = Side("rose", "#cc79a7", "diamond", "bars")
SIDES = {side.name: side for side in (BLUE, VERMILION, GREEN, ROSE)}


def emblem(side, x, y, r, colour=CREAM):
    """The army's sign in a circle of radius r: disc, cross, chevron or bars; also told apart in grey."""
    if side.sign == "disc":
        return disc(x, y, r * 0.76, colour)
    if side.sign == "cross":
        cross = f"M{at(x, y - r * 0.8)}v{num(r * 1.6)}M{at(x - r * 0.8, y)}h{num(r * 1.6)}"
        return stroke(cross, colour, num(r * 0.52))
    if side.sign == "chevron":
        right = f"L{at(x + r, y + r * 0.25)}V{num(y + r * 0.95)}"
        left = f"L{at(x - r, y + r * 0.95)}V{num(y + r * 0.25)}"
        return fill(f"M{at(x, y - r * 0.85)}{right}L{at(x, y - r * 0.15)}{left}z", colour)
    bar = f"h{num(r * 0.4)}v{num(r * 1.8)}h{num(-r * 0.4)}z"
    return fill("".join(f"M{at(x + k * r * 0.66 - r * 0.2, y - r * 0.9)}{bar}" for k in (-1, 0, 1)), colour)


def contour(side, x, y, r):
    """Each side's own outline about a point: disc, square, hexagon, diamond."""
    if side.shape == "round":
        return circle(x, y, r)
    if side.shape == "square":
        return polygon([(x + sx * r * 0.94, y + sy * r * 0.94) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    if side.shape == "hexagon":
        half = r * 1.08
        corners = ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5))
        return polygon([(x + half * sx, y + half * sy) for sx, sy in corners])
    return polygon([(x + r * 1.18 * sx, y + r * 1.18 * sy) for sx, sy in ((0, -1), (1, 0), (0, 1), (-1, 0))])


def seal(side):
    """A side's seal: its own outline, its paint with a lit edge, its sign."""
    x = y = SEAL / 2
    body = fill(contour(side, x, y, 26), INK) + fill(contour(side, x, y, 23.4), PARCHMENT)
    body += fill(contour(side, x, y, 19.6), side.colour)
    body += ring(contour(side, x, y, 19.6), contour(side, x + 0.9, y + 1.1, 19.3), side.light, 0.8)
    return Drawing(SEAL, SEAL, body + emblem(side, x, y, 9.5 if side.shape == "diamond" else 11))


DRAWINGS = {f"seal-{name}": seal(side) for name, side in SIDES.items()}
