"""What printed boards share."""

from math import cos, pi, sin

from tools.art.ink import INK, fill, polygon, stroke


def ornament(x, y, r):
    """The corner ornament: a star of eight facets."""
    tips = [(x + r * (1, 0.31)[k % 2] * sin(k * pi / 4), y - r * (1, 0.31)[k % 2] * cos(k * pi / 4)) for k in range(8)]
    lit = "".join(polygon([tips[k], tips[k + 1], (x, y)]) for k in (0, 2, 4, 6))
    return fill(polygon(tips), "#8a6a35") + fill(lit, "#c9a662") + stroke(polygon(tips), INK, 1.1)
