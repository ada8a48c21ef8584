"""What all box covers share: one series, one frame, each game in its own light.

A cover is a Drawing of 600 x 800 (3:4). The picture fills the upper three quarters; the plate below carries the title;
a medallion with the game's sign sits on the seam. Frame and plate are drawn last and hide what spills over.
"""

from math import cos, pi, sin

from tools.art.icons import DRAW, HOLE
from tools.art.ink import (
    Drawing,
    Label,
    at,
    blend,
    box,
    disc,
    fill,
    group,
    linear,
    num,
    oval,
    polygon,
    radial,
    ring,
    smooth,
    stroke,
)

W, H, SEAM = 600, 800, 606
BRASS, BRASS_LIGHT, BRASS_DEEP, CREAM, INK = "#c79a4b", "#f2d99a", "#6e4f17", "#f9f0da", "#20160e"


def put(body, x, y, scale, mirror=False):
    """A figure of 100 x 120 whose feet (50, 104) stand on (x, y)."""
    sx = -scale if mirror else scale
    return f'<g transform="translate({at(x, y)}) scale({sx:.3g} {scale:.3g}) translate(-50 -104)">{body}</g>'


def shadow(x, y, rx, ry=0.0, opacity=0.35):
    """A flat shadow on the ground."""
    return oval(x, y, rx, ry or rx * 0.2, "#120a08").replace("/>", f' fill-opacity="{opacity:.2g}"/>')


def glow(name, x, y, r, colour, strength=1.0):
    """A soft round light, and the gradient for the drawing's defs."""
    stops = ((0, colour, strength), (0.5, colour, strength * 0.45), (1, colour, 0))
    return disc(x, y, r, f"url(#{name})"), radial(name, x, y, r, *stops)


def rays(x, y, count, reach, colour, opacity, turn=0.0):
    """Beams of light about a point."""
    d = ""
    for k in range(count):
        a, b = turn + k * 2 * pi / count, pi / count * 0.5
        ends = [(x + reach * sin(a + side * b), y - reach * cos(a + side * b)) for side in (-1, 1)]
        d += polygon([(x, y), *ends])
    return fill(d, colour, opacity)


CLOUD = ((0, 0), (0.12, -0.07), (0.28, -0.1), (0.42, -0.19), (0.6, -0.16), (0.74, -0.07), (0.92, -0.05), (1, 0.01))
CLOUD += ((0.6, 0.03), (0.25, 0.035))


def cloud(x, y, w, colour, opacity):
    """A flat-bottomed cloud, w wide."""
    return fill(smooth([(x + w * dx, y + w * dy) for dx, dy in CLOUD]), colour, opacity)


def bent(x, y, w, h, n):
    """A frame whose corners are bent inwards."""
    right, low = x + w, y + h
    upper = f"M{at(x + n, y)}H{num(right - n)}A{n} {n} 0 0 0 {at(right, y + n)}V{num(low - n)}"
    lower = f"A{n} {n} 0 0 0 {at(right - n, low)}H{num(x + n)}A{n} {n} 0 0 0 {at(x, low - n)}V{num(y + n)}"
    return f"{upper}{lower}A{n} {n} 0 0 0 {at(x + n, y)}z"


def frame(tone):
    """The moulded edge of the box and the brass line about the picture."""
    deep, light = blend(tone, "#07060a", 0.45), blend(tone, "#ffffff", 0.16)
    window = f"M26 26H{W - 26}V{SEAM}H26z"
    body = ring(f"M0 0H{W}V{H}H0z", f"M26 26V{SEAM}H{W - 26}V26z", tone)
    body += box(0, SEAM, W, H - SEAM, "url(#plate)")
    body += fill(f"M0 0H{W}L{W - 10} 10H10V{H - 10}L0 {H}z", light, 0.7)
    body += fill(f"M{W} 0V{H}H0L10 {H - 10}H{W - 10}V10z", deep, 0.8)
    body += stroke(window, INK, 7) + stroke(window, BRASS, 3.4)
    body += stroke(bent(28, SEAM + 18, W - 56, H - SEAM - 46, 16), BRASS, 3)
    return body + stroke(bent(35, SEAM + 25, W - 70, H - SEAM - 60, 13), BRASS_DEEP, 1.6)


def medallion(sign, tone):
    """The coin on the seam with a pictogram."""
    deep = blend(tone, "#07060a", 0.45)
    coin = disc(300, SEAM + 2, 45, INK) + disc(300, SEAM + 2, 42, "url(#coin)")
    coin += disc(300, SEAM + 2, 34, deep, 2, BRASS_DEEP)
    return coin + group(DRAW[sign](CREAM, BRASS_LIGHT).replace(HOLE, deep), 277, SEAM - 21, 0.96)


def finish(picture, defs, tone, title, note, sign, labels=()):
    """Frame, plate and words; tone is the series colour of this game, title two lines, note what stands below them."""
    body = box(0, 0, W, H, tone) + picture + frame(tone) + medallion(sign, tone)
    defs += linear("plate", 0, SEAM, 0, H, blend(tone, "#07060a", 0.12), blend(tone, "#07060a", 0.45))
    defs += linear("coin", 270, SEAM - 40, 330, SEAM + 44, BRASS_LIGHT, BRASS, "#8a6428")
    words = []
    for line, y in zip(title, (SEAM + 82, SEAM + 128), strict=True):
        words += [Label(line, 302, y + 2.5, 30, colour="#0b0706"), Label(line, 300, y, 30, colour=CREAM)]
    words.append(Label(note, 300, SEAM + 155, 11.5, "sans", colour=BRASS_LIGHT))
    return Drawing(W, H, body, defs, (*labels, *words))
