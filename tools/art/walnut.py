"""The table top: dark walnut planks under a warm lamp, 1920 x 1080, drawn with the pen.

The grain is a family of flat curves about the heart of each plank (a cathedral cut), dark where the late wood lies;
fine short strokes are the pores; the lamp is a soft light at the upper left and a shadow that closes in from the
corners.
"""

import itertools
from math import sin

from tools.art.ink import Drawing, Rng, at, box, fill, linear, num, radial, stroke

W, H = 1920, 1080
PLANKS = (0.16, 0.23, 0.19, 0.24, 0.18)
"""Heights as shares of the table."""
TONES = (
    ("#5b3924", "#4a2d1b"),
    ("#50311f", "#442917"),
    ("#624029", "#4e301d"),
    ("#4c2e1c", "#3f2514"),
    ("#593823", "#472b1a"),
)


def rings(top, high, rng):
    """The lines of one plank: above and below its heart, bent by slow waves and drawn apart towards a knot."""
    heart, middle = rng(0.25, 0.75) * high, rng(0.2, 0.8) * W
    a, b, lines = rng(0, 6), rng(0, 6), ""
    offset = -high * 0.9
    while offset < high * 1.1:
        offset += rng(4, 13)
        points = []
        for step in range(17):
            x = W * step / 16
            near = ((x - middle) / W) ** 2
            y = heart + offset * (0.55 + 1.5 * near) + 5 * sin(x / 190 + a) + 3 * sin(x / 83 + b)
            points.append((x, min(max(y, 1.5), high - 1.5) + top))
        lines += "M" + at(*points[0])
        for (px, py), (qx, qy) in itertools.pairwise(points):
            lines += f"Q{at(px, py)} {at((px + qx) / 2, (py + qy) / 2)}"
        lines += "L" + at(*points[-1])
    return lines


def pores(top, high, rng, count):
    """Short dark strokes along the grain."""
    return "".join(f"M{at(rng(0, W - 90), top + rng(4, high - 4))}h{num(rng(12, 90))}" for _ in range(count))


def table_top():
    """The lit table."""
    rng, body, defs, top = Rng(6), "", "", 0.0
    for k, (share, (light, dark)) in enumerate(zip(PLANKS, TONES, strict=True)):
        high = share * H
        defs += linear(f"plank{k}", 0, top, 0, top + high, light, dark, light)
        body += box(0, top, W, high, f"url(#plank{k})")
        grain = rings(top, high, rng)
        body += stroke(grain, "#241208", 2.2, 0.34) + stroke(pores(top, high, rng, 130), "#1d0e06", 1.1, 0.5)
        body += stroke(pores(top, high, rng, 70), "#a4744c", 1.1, 0.28)
        top += high
    top = 0.0
    for share in PLANKS[:-1]:
        top += share * H
        body += fill(f"M0 {num(top - 1.5)}H{W}v3H0z", "#150b05") + fill(
            f"M0 {num(top + 1.5)}H{W}v1.2H0z", "#8a6242", 0.6
        )
    defs += radial(
        "lamp",
        826,
        410,
        1350,
        (0, "#ffd9a0", 0.16),
        (0.35, "#ffcf90", 0.06),
        (0.5, "#1a0c04", 0.12),
        (1, "#080301", 0.78),
    )
    body += box(0, 0, W, H, "url(#lamp)")
    return Drawing(W, H, body, defs)


DRAWINGS = {"walnut": table_top()}
