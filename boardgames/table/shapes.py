"""The few SVG words that the painter needs, and the outlines that several controls share; text only, no pygame.

They keep to the subset that SDL's reader draws well: path, rect, circle, `#rrggbb`, gradients in user space.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from boardgames.table.tone import CREAM, INK


class Art(NamedTuple):
    """Elements of a shape and the gradients that they name."""

    body: str
    defs: str = ""


def num(value: float) -> str:
    """A number as short as a tenth allows."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"


def at(x: float, y: float) -> str:
    """A point of a path."""
    return f"{num(x)} {num(y)}"


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """A closed path of straight lines."""
    return "M" + "L".join(at(x, y) for x, y in points) + "z"


def fill(path: str, colour: str, opacity: float = 1.0) -> str:
    """A filled path."""
    return f'<path d="{path}" fill="{colour}"' + (f' fill-opacity="{opacity:.2g}"' if opacity < 1 else "") + "/>"


def stroke(path: str, colour: str = INK, width: float = 1.5, opacity: float = 1.0) -> str:
    """A line with round ends and joints."""
    veil = f' stroke-opacity="{opacity:.2g}"' if opacity < 1 else ""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:.3g}" {ends}{veil}/>'


def disc(x: float, y: float, r: float, colour: str, edge: str = "", width: float = 1.5, opacity: float = 1.0) -> str:
    """A circle, perhaps with a line around it."""
    line = f' stroke="{edge}" stroke-width="{width:.3g}"' if edge else ""
    veil = f' fill-opacity="{opacity:.2g}"' if opacity < 1 else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{r:.4g}" fill="{colour}"{veil}{line}/>'


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *colours: str) -> str:
    """A gradient along a line, evenly stepped; it belongs into the `defs`."""
    last = len(colours) - 1
    stops = "".join(f'<stop offset="{k / last:.3g}" stop-color="{colour}"/>' for k, colour in enumerate(colours))
    line = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {line}>{stops}</linearGradient>'


def rounded(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    colour: str,
    edge: str = "",
    width: float = 1.5,
    opacity: float = 1.0,
) -> str:
    """A box with round corners, perhaps with a line around it."""
    line = f' stroke="{edge}" stroke-width="{width:.3g}"' if edge else ""
    size = f'x="{x:.5g}" y="{y:.5g}" width="{w:.6g}" height="{h:.6g}" rx="{max(0.0, r):.4g}"'
    return f'<rect {size} fill="{colour}" fill-opacity="{opacity:.2g}"{line}/>'


def frame_line(x: float, y: float, w: float, h: float, n: float) -> str:
    """The brass line of our panels: a rectangle whose corners bend inwards by n."""
    right, low = x + w, y + h
    bend = f"A{num(n)} {num(n)} 0 0 0 "
    return (
        f"M{at(x + n, y)}H{num(right - n)}{bend}{at(right, y + n)}V{num(low - n)}{bend}{at(right - n, low)}"
        f"H{num(x + n)}{bend}{at(x, low - n)}V{num(y + n)}{bend}{at(x + n, y)}z"
    )


def side_shape(side: str, x: float, y: float, r: float) -> str:
    """Each side's own outline: disc, square, hexagon, diamond."""
    if side == "blue":
        arc = f"A{num(r)} {num(r)} 0 1 1 "
        return f"M{at(x - r, y)}{arc}{at(x + r, y)}{arc}{at(x - r, y)}z"
    corners, turn, grow = {"vermilion": (4, pi / 4, 1.22), "green": (6, 0.0, 1.08), "rose": (4, 0.0, 1.22)}[side]
    angles = [turn + k * 2 * pi / corners for k in range(corners)]
    return polygon([(x + r * grow * sin(a), y - r * grow * cos(a)) for a in angles])


def side_mark(side: str, x: float, y: float, r: float) -> str:
    """The side's sign in cream: disc, chevron, cross, bars."""
    if side == "blue":
        return fill(side_shape("blue", x, y, r * 0.42), CREAM)
    bar = f"V{num(y + r * 0.45)}"
    lines = {
        "vermilion": f"M{at(x - r * 0.6, y + r * 0.36)}L{at(x, y - r * 0.36)}L{at(x + r * 0.6, y + r * 0.36)}",
        "green": f"M{at(x, y - r * 0.55)}V{num(y + r * 0.55)}M{at(x - r * 0.55, y)}H{num(x + r * 0.55)}",
        "rose": f"M{at(x - r * 0.3, y - r * 0.45)}{bar}M{at(x + r * 0.3, y - r * 0.45)}{bar}",
    }
    return stroke(lines[side], CREAM, r * 0.3)
