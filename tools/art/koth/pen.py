"""The pen the figures of King of the Hill are drawn with: soft forms that shade themselves, limbs, nib strokes.

    pen = Pen(BLUE)
    pen.form("40 30, 60 30, 64 60!, 36 60!", STEEL)      # a closed curve through points; "!" marks a corner
    pen.limb("50 60 5, 52 78 4, 50 96 3", LEATHER)       # a round limb: x, y, half width at each joint
    with pen.moved(20, 0, 0.8):                          # everything inside moved by (20, 0) and scaled
        pen.line("40 30, 50 34", width=1.4)

Figures are written looking to the right. A flipped pen mirrors the points, not the light: it still falls from the
upper left.
"""

from contextlib import contextmanager
from math import cos, hypot, pi, sin

from tools.art.ink import INK, at, blend, disc, fill, num, shape, stroke
from tools.art.sides import BLUE

OUTLINE = 2.2
LIGHT = (-0.6, -0.8)  # the direction the light comes from
SHADE, GLOW = "#1c1226", "#fff3d2"  # what colours are mixed with, away from the light and towards it
STEEL, GOLD, LEATHER, WOOD, BONE = "#b4bec6", "#e8b53a", "#8a5a32", "#a9773f", "#f0e4c4"
SKIN, SKIN_SHADE = "#e6b48c", "#b57a55"


def dark(colour, t=0.38):
    """The colour in the shade."""
    return blend(colour, SHADE, t)


def pale(colour, t=0.45):
    """The colour in full light."""
    return blend(colour, GLOW, t)


def points(text):
    """'1 2, 3 4!' -> [(1.0, 2.0, False), (3.0, 4.0, True)]; a third number is kept: '1 2 5' -> (1.0, 2.0, 5.0)."""
    out = []
    for word in text.split(","):
        word = word.strip()
        values = [float(v) for v in word.rstrip("!").split()]
        out.append((values[0], values[1], values[2] if len(values) == 3 else word.endswith("!")))
    return out


def unit_vector(dx, dy):
    """The same direction, one unit long."""
    length = hypot(dx, dy) or 1.0
    return dx / length, dy / length


def curve(knots, closed=True):
    """Path data of a curve through (x, y, corner) knots.

    Handles follow the shorter neighbour, so that it never overshoots.
    """
    n, knots = len(knots), [(round(x, 1), round(y, 1), corner) for x, y, corner in knots]
    handles = []
    for i, (x, y, corner) in enumerate(knots):
        (ax, ay, _), (bx, by, _) = knots[i - 1], knots[(i + 1) % n]
        before, after = hypot(x - ax, y - ay), hypot(bx - x, by - y)
        reach = 0.36 * min(2 * before * after / (before + after or 1), 1.5 * before, 1.5 * after)
        (ux, uy), straight = unit_vector(bx - ax, by - ay), corner or (not closed and i in (0, n - 1))
        handles.append(None if straight else (ux * reach, uy * reach))
    d, flowing = "M" + at(*knots[0][:2]), False
    for i in range(n if closed else n - 1):
        (ax, ay, _), (bx, by, _) = knots[i], knots[(i + 1) % n]
        start, stop, dx, dy = handles[i], handles[(i + 1) % n], bx - ax, by - ay
        if start is None and stop is None:
            d += f"l{at(dx, dy)}"
            continue
        qx, qy = start or (dx * 0.33, dy * 0.33)
        rx, ry = (dx - stop[0], dy - stop[1]) if stop else (dx * 0.67, dy * 0.67)
        d += ("s" if flowing else f"c{at(qx, qy)} ") + f"{at(rx, ry)} {at(dx, dy)}"
        flowing = stop is not None
    return d + ("z" if closed else "")


def normals(knots):
    """Unit vectors pointing out of the closed form, one per knot."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(knots, knots[1:] + knots[:1], strict=True))
    sign, out = (1 if area > 0 else -1), []
    for i in range(len(knots)):
        (ax, ay, _), (bx, by, _), (cx, cy, _) = knots[i - 1], knots[i], knots[(i + 1) % len(knots)]
        (ux, uy), (vx, vy) = unit_vector(bx - ax, by - ay), unit_vector(cx - bx, cy - by)
        dx, dy = unit_vector(ux + vx, uy + vy)
        out.append((dy * sign, -dx * sign))
    return out


def thickness(knots, i, normal):
    """How far the form goes on inwards from knot i."""
    (px, py, _), (nx, ny), best, n = knots[i], normal, 99.0, len(knots)
    for j in range(n):
        if i in (j, (j + 1) % n):
            continue
        (ax, ay, _), (bx, by, _) = knots[j], knots[(j + 1) % n]
        ex, ey = bx - ax, by - ay
        det = nx * ey - ny * ex
        if abs(det) < 1e-9:
            continue
        t = ((ax - px) * ey - (ay - py) * ex) / det
        u = ((ax - px) * ny - (ay - py) * nx) / det
        if t > 0.01 and -0.01 <= u <= 1.01:
            best = min(best, t)
    return best


class Pen:
    """Collects SVG; keeps a transform for points, so that line widths and light never turn or shrink with a part."""

    def __init__(self, side=BLUE, flip=False):
        self.side, self.body = side, ""
        self.cloth = side.colour
        self.matrix = (-1, 0, 0, 1, 100, 0) if flip else (1, 0, 0, 1, 0, 0)

    @contextmanager
    def moved(self, dx=0.0, dy=0.0, scale=1.0, turn=0.0, about=(0.0, 0.0), mirror=False):
        """Scale, turn (degrees clockwise) and mirror about a point, then move by (dx, dy)."""
        kept, (a, b, c, d, e, f) = self.matrix, self.matrix
        cs, sn, (px, py) = cos(turn * pi / 180) * scale, sin(turn * pi / 180) * scale, about
        m = -1 if mirror else 1
        g, h, i, j = cs * m, sn * m, -sn, cs
        u, v = px + dx - g * px - i * py, py + dy - h * px - j * py
        self.matrix = (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * u + c * v + e, b * u + d * v + f)
        yield
        self.matrix = kept

    @property
    def scale(self):
        """How much larger than written everything is drawn now."""
        return abs(self.matrix[0] * self.matrix[3] - self.matrix[1] * self.matrix[2]) ** 0.5

    def place(self, x, y):
        """Where a written point is drawn."""
        a, b, c, d, e, f = self.matrix
        return a * x + c * y + e, b * x + d * y + f

    def knots(self, text):
        """Written points (or a row of (x, y, more)) where they are drawn."""
        return [(*self.place(x, y), more) for x, y, more in (points(text) if isinstance(text, str) else text)]

    def paint(self, d, colour="none", line=INK, width=0.0, opacity=1.0):
        """An outline in drawn points, filled or (colour "none") only its line."""
        if colour == "none":
            self.body += stroke(d, line, num(width), opacity)
        elif width:
            self.body += shape(d, colour, width, line)
        else:
            self.body += fill(d, colour, opacity)

    def form(self, text, colour, depth=4.0, shine=0.0, width=OUTLINE, deep=None, rim=None):
        """A closed form with outline: its own shade away from the light; shine is the width of its lit rim."""
        knots = self.knots(text)
        self.solid(knots, colour, depth, shine, width, deep or dark(colour), rim or pale(colour))

    def solid(self, knots, colour, depth, shine, width, deep, rim):
        """What form() and limb() paint: the shaded whole, the lit part moved towards the light, the rim."""
        self.paint(curve(knots), deep if depth else colour, INK, width)
        out, lit, ridge = normals(knots), [], []
        hide = width / 2 - 0.25
        for i, (x, y, corner) in enumerate(knots):
            nx, ny = out[i]
            turned, room = -(nx * LIGHT[0] + ny * LIGHT[1]), thickness(knots, i, (-nx, -ny))
            inset = hide + min(depth, room * 0.45) * max(0.0, turned + 0.15)
            lit.append((x - nx * inset, y - ny * inset, corner))
            ridge.append(
                (x - nx * (hide + shine * 0.9), y - ny * (hide + shine * 0.9), corner)
                if turned < -0.3 and room > 3 * shine + 1
                else None
            )
        if depth:
            self.paint(curve(lit), colour)
        if shine:
            for run in runs(ridge):
                self.paint(curve(run, closed=False), line=rim, width=shine, opacity=0.85)

    def limb(self, text, colour, depth=3.0, shine=0.0, width=OUTLINE, deep=None, rim=None, ends="round"):
        """A limb around a spine of 'x y half-width' joints; ends may be 'round' or 'flat'."""
        knots, s = self.knots(text), self.scale
        around = tube([(x, y, w * s) for x, y, w in knots], ends)
        self.solid(around, colour, depth, shine, width, deep or dark(colour), rim or pale(colour))

    def nib(self, text, colour=INK, width=1.6, opacity=1.0):
        """Tapered strokes, thin at both ends; '|' lifts the pen."""
        d = ""
        for part in text.split("|"):
            knots = self.knots(part)
            n = len(knots)
            spine = [(x, y, width / 2 * sin(pi * (k + 0.12) / (n - 0.76))) for k, (x, y, _) in enumerate(knots)]
            d += curve(tube(spine, "flat"))
        self.paint(d, colour, opacity=opacity)

    def patch(self, text, colour, opacity=1.0):
        """Closed areas without outline; '|' separates them."""
        self.paint("".join(curve(self.knots(part)) for part in text.split("|")), colour, opacity=opacity)

    def line(self, text, colour=INK, width=1.4, opacity=1.0):
        """Open strokes; '|' lifts the pen."""
        d = "".join(curve(self.knots(part), closed=False) for part in text.split("|"))
        self.paint(d, line=colour, width=width, opacity=opacity)

    def rod(self, text, colour=WOOD, width=2.6, edge=OUTLINE):
        """A shaft: an ink line with a coloured line in it and a light edge."""
        self.line(text, INK, width + edge)
        self.line(text, colour, width)

    def round(self, x, y, rx, ry=None, colour=STEEL, depth=3.0, shine=0.0, width=OUTLINE, turn=0.0):
        """A disc or an ellipse as a form."""
        ry = ry or rx
        cs, sn = cos(turn * pi / 180), sin(turn * pi / 180)
        ring = [(cos(k * pi / 4), sin(k * pi / 4)) for k in range(8)]
        points = [(x + rx * u * cs - ry * v * sn, y + rx * u * sn + ry * v * cs, False) for u, v in ring]
        self.form(points, colour, depth, shine, width)

    def dot(self, x, y, r, colour=INK):
        """A small disc without outline."""
        self.body += disc(*self.place(x, y), r * self.scale, colour)


def runs(row):
    """The unbroken stretches (two or more) of a closed row with gaps."""
    if all(row):
        return [row]
    gap = row.index(None)
    row, out, run = row[gap:] + row[:gap], [], []
    for item in [*row, None]:
        if item:
            run.append(item)
        else:
            out, run = out + [run] * (len(run) > 1), []
    return out


def tube(spine, ends):
    """Knots around a spine of (x, y, half width)."""
    left, right, n = [], [], len(spine)
    for i, (x, y, w) in enumerate(spine):
        (ax, ay, _), (bx, by, _) = spine[max(0, i - 1)], spine[min(n - 1, i + 1)]
        dx, dy = unit_vector(bx - ax, by - ay)
        left.append((x + dy * w, y - dx * w, ends == "flat" and i in (0, n - 1)))
        right.append((x - dy * w, y + dx * w, ends == "flat" and i in (0, n - 1)))
    if ends == "flat":
        return left + right[::-1]
    (x, y, w), (px, py, _) = spine[-1], spine[-2]
    dx, dy = unit_vector(x - px, y - py)
    tip = [(x + dx * w, y + dy * w, False)]
    (x, y, w), (px, py, _) = spine[0], spine[1]
    dx, dy = unit_vector(x - px, y - py)
    return left + tip + right[::-1] + [(x + dx * w, y + dy * w, False)]
