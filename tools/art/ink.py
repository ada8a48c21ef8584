"""The house style's drawing words: every board, figure and card is written with them.

They make SVG in the safe subset that SDL's reader draws as a full SVG engine does: path, rect, circle, ellipse;
#rrggbb; gradients in userSpaceOnUse; groups with transforms; opacity per shape. Light falls from the upper left,
shadows go to the lower right, ink lines are 1.5 units wide in a 100-unit square.
"""

import re
from dataclasses import dataclass
from math import cos, pi, sin
from xml.sax.saxutils import escape

INK, PARCHMENT, CREAM = "#2b2118", "#efe3c8", "#f7efdb"
SHADE = "#1a0f06"


class Rng:
    """A small generator of our own, so that a drawing never changes with the Python version."""

    def __init__(self, seed):
        self.x = seed * 2654435761 % 2**32 or 1

    def __call__(self, low, high):
        self.x = (self.x * 1664525 + 1013904223) % 2**32
        return low + (high - low) * self.x / 2**32


# ---------------------------------------------------------------- numbers and outlines


def num(value):
    """A number with at most one digit after the point, as short as SVG allows."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.").removeprefix("0") or "0"


def at(x, y):
    """A point."""
    return f"{num(x)} {num(y)}"


def polygon(points):
    """A closed outline with straight sides."""
    return "M" + "L".join(at(x, y) for x, y in points) + "z"


def smooth(points):
    """A closed soft curve through the points (Catmull-Rom turned into Bezier)."""
    n, d = len(points), "M" + at(*points[0])
    for i in range(n):
        (ax, ay), (bx, by), (cx, cy), (ex, ey) = (points[(i + k) % n] for k in (-1, 0, 1, 2))
        one, two = at((cx - ax) / 6, (cy - ay) / 6), at(cx - (ex - bx) / 6 - bx, cy - (ey - by) / 6 - by)
        d += f"c{one} {two} {at(cx - bx, cy - by)}"
    return d + "z"


def flow(points):
    """An open soft curve through the points."""
    ends = [points[0], *points, points[-1]]
    d = "M" + at(*points[0])
    for (ax, ay), (bx, by), (cx, cy), (ex, ey) in zip(ends, ends[1:], ends[2:], [*ends[3:], points[-1]], strict=False):
        if (bx, by) != (cx, cy):
            one, two = at(bx + (cx - ax) / 6, by + (cy - ay) / 6), at(cx - (ex - bx) / 6, cy - (ey - by) / 6)
            d += f"C{one} {two} {at(cx, cy)}"
    return d


def band(high, low):
    """The area between two open soft curves that run the same way."""
    return flow(high) + "L" + flow(low[::-1])[1:] + "z"


def circle(x, y, r):
    """A circle as a path, to be joined with other outlines."""
    return f"M{at(x - r, y)}a{at(r, r)} 0 1 1 {at(2 * r, 0)}a{at(r, r)} 0 1 1 {at(-2 * r, 0)}z"


def rounded(x, y, w, h, r):
    """A rectangle with round corners as a path."""
    return (
        f"M{at(x + r, y)}h{num(w - 2 * r)}q{at(r, 0)} {at(r, r)}v{num(h - 2 * r)}"
        f"q{at(0, r)} {at(-r, r)}"
        f"h{num(2 * r - w)}q{at(-r, 0)} {at(-r, -r)}v{num(2 * r - h)}q{at(0, -r)}"
        f" {at(r, -r)}z"
    )


def round_polygon(points, r):
    """A polygon whose corners are rounded by at most r."""
    d, n = "", len(points)
    for k in range(n):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1], points[k], points[(k + 1) % n]
        into, out = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5, ((cx - bx) ** 2 + (cy - by) ** 2) ** 0.5
        s, t = min(r / into, 0.5), min(r / out, 0.5)
        turn = f"Q{at(bx, by)} {at(bx + (cx - bx) * t, by + (cy - by) * t)}"
        d += f"{'L' if d else 'M'}{at(bx + (ax - bx) * s, by + (ay - by) * s)}{turn}"
    return d + "z"


def star(x, y, points, outer, inner):
    """A star as a list of points, its first tip up."""
    return [
        (x + (inner if k % 2 else outer) * sin(k * pi / points), y - (inner if k % 2 else outer) * cos(k * pi / points))
        for k in range(2 * points)
    ]


# ---------------------------------------------------------------- paint


def blend(a, b, t):
    """A colour between two colours."""
    parts = (int(a[i : i + 2], 16) * (1 - t) + int(b[i : i + 2], 16) * t for i in (1, 3, 5))
    return "#" + "".join(f"{round(part):02x}" for part in parts)


def fill(d, colour, opacity=1.0):
    """A filled outline; nothing for no outline."""
    if not d:
        return ""
    return f'<path d="{d}" fill="{colour}"' + (f' fill-opacity="{opacity:.2g}"' if opacity < 1 else "") + "/>"


def ring(outer, inner, colour, opacity=1.0):
    """What lies between two outlines."""
    return fill(outer + inner, colour, opacity).replace("/>", ' fill-rule="evenodd"/>')


def stroke(d, colour=INK, width=1.5, opacity=1.0):
    """A line with round ends and joints; nothing for no outline."""
    if not d:
        return ""
    line = f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"'
    line += ' stroke-linecap="round" stroke-linejoin="round"'
    return line + (f' stroke-opacity="{opacity:.2g}"' if opacity < 1 else "") + "/>"


def shape(d, colour, width=1.5, line=INK):
    """A filled outline with its line of ink; nothing for no outline."""
    if not d:
        return ""
    pen = f'stroke="{line}" stroke-width="{num(width)}" stroke-linejoin="round"'
    return f'<path d="{d}" fill="{colour}" {pen}/>'


def disc(x, y, r, colour, width=0.0, line=INK):
    """A filled circle, perhaps with its line of ink."""
    edge = f' stroke="{line}" stroke-width="{num(width)}"' if width else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{colour}"{edge}/>'


def oval(x, y, rx, ry, colour, width=0.0, line=INK):
    """A filled ellipse, perhaps with its line of ink."""
    edge = f' stroke="{line}" stroke-width="{num(width)}"' if width else ""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{colour}"{edge}/>'


def box(x, y, w, h, colour, width=0.0, r=0.0, line=INK, opacity=1.0):
    """A filled rectangle, perhaps round at its corners, perhaps with its line of ink; colour may be "none"."""
    place = f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"' + (f' rx="{num(r)}"' if r else "")
    edge = f' stroke="{line}" stroke-width="{num(width)}" stroke-linejoin="round"' if width else ""
    veil = f' fill-opacity="{opacity:.2g}"' if opacity < 1 else ""
    return f'{place} fill="{colour}"{veil}{edge}/>'


def group(body, x=0.0, y=0.0, size=1.0, turn=0.0, flip=False):
    """The body moved to (x, y), turned clockwise, enlarged, and with flip=True seen in a mirror."""
    words = [f"translate({at(x, y)})"] if x or y else []
    words += [f"rotate({num(turn)})"] if turn else []
    words += [f"scale({-size if flip else size:.3g} {size:.3g})"] if flip or size != 1 else []
    return f'<g transform="{" ".join(words)}">{body}</g>' if words else body


def blot(x, y, size, colour_id, squash=0.7):
    """One soft spot in the colour of a gradient of SOFT: watercolour, or the shadow under something."""
    moved = f"translate({at(x, y)}) scale({size / 100:.2f} {size * squash / 100:.2f})"
    return f'<g transform="{moved}"><circle cx="0" cy="0" r="100" fill="url(#{colour_id})"/></g>'


# ---------------------------------------------------------------- gradients


def linear(name, x1, y1, x2, y2, *colours):
    """A gradient along a line, evenly stepped; put it into a drawing's defs."""
    line = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
    stops = "".join(f'<stop offset="{k / (len(colours) - 1):.3g}" stop-color="{c}"/>' for k, c in enumerate(colours))
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {line}>{stops}</linearGradient>'


def radial(name, x, y, r, *stops):
    """A gradient about a point; stops are (offset, colour, opacity)."""
    inner = "".join(f'<stop offset="{o:.3g}" stop-color="{c}" stop-opacity="{a:.2g}"/>' for o, c, a in stops)
    spot = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" {spot}>{inner}</radialGradient>'


SOFT = "".join(  # the gradients that blot() names
    radial(name, 0, 0, 100, (0, colour, opacity), (1, colour, 0))
    for name, colour, opacity in (
        ("shade", SHADE, 0.5),
        ("green", "#8c9f4f", 0.42),
        ("ochre", "#c99b4f", 0.3),
        ("pale", "#fffaea", 0.6),
        ("rust", "#b4653a", 0.28),
        ("slate", "#5d5878", 0.3),
        ("umber", "#5e4a2e", 0.3),
    )
)


# ---------------------------------------------------------------- drawings

FACES = {"serif": "Source Serif Pro", "sans": "Source Sans Pro"}
CAPITAL = 0.66  # the height of a capital as a share of the type's size
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


@dataclass(frozen=True, slots=True)
class Label:
    """A word on a drawing. It becomes a <text> element, which the screen sets with its font engine."""

    text: str
    x: float
    y: float  # baseline
    size: float  # height of a capital, in the drawing's units
    role: str = "serif"  # "serif" for titles and card names, "sans" for the rest
    anchor: str = "middle"  # "start", "middle" or "end"
    colour: str = INK
    turn: float = 0.0  # degrees clockwise about (x, y): the lower index of a card is turned by 180

    def svg(self):
        """The <text> element."""
        x, y = num(self.x), num(self.y)
        turn = f' transform="rotate({num(self.turn)} {x} {y})"' if self.turn else ""
        kind = f'font-family="{FACES[self.role]}" font-weight="600" font-size="{num(self.size / CAPITAL)}"'
        place = f'x="{x}" y="{y}" text-anchor="{self.anchor}" fill="{self.colour}"{turn}'
        return f"<text {place} {kind}>{escape(self.text)}</text>"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture: its shapes, the gradients they name, and its words."""

    width: float
    height: float
    body: str  # SVG elements in the safe subset
    defs: str = ""  # gradients beyond SOFT
    labels: tuple[Label, ...] = ()

    def svg(self):
        """The text of the file: one element a line, only the gradients that are used."""
        named = dict.fromkeys(re.findall(r"url\(#([\w-]+)\)", self.body))
        known = {}
        for gradient in re.findall(r"<(?:linear|radial)Gradient .*?</(?:linear|radial)Gradient>", SOFT + self.defs):
            known[re.search(r'id="([\w-]+)"', gradient)[1]] = gradient
        defs = "".join(known[name] for name in named)
        body = (f"<defs>{defs}</defs>" if defs else "") + re.sub(r' d="([^"]*)"', _short, self.body)
        body += "".join(label.svg() for label in self.labels)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.width)} {num(self.height)}">'
        return f"{head}{body}</svg>".replace("><", ">\n<") + "\n"


def _short(match):
    """The data of a path without what it can do without."""
    return f' d="{_NUMBER.sub(_shortest, match[1])}"'.replace(" -", "-")


def _shortest(match):
    """A number with at most two digits after the point."""
    value = f"{float(match[0]):.2f}".rstrip("0").rstrip(".")
    return "0" if value == "-0" else re.sub(r"^(-?)0\.", r"\1.", value)
