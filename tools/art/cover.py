"""What all box covers share: one series, one frame, each game in its own light.

A cover is a Drawing of 600 x 800 (3:4). The picture fills the upper three quarters; the plate below carries the title; a
medallion with the game's sign sits on the seam. Frame and plate are drawn last and hide what spills over.
"""

from math import cos, pi, sin

from tools.art.icons import DRAW, HOLE
from tools.art.ink import Drawing, Label, at, blend, disc, fill, linear, num, polygon, radial, stroke

W, H, SEAM = 600, 800, 606
BRASS, BRASS_LIGHT, BRASS_DEEP, CREAM, INK = "#c79a4b", "#f2d99a", "#6e4f17", "#f9f0da", "#20160e"


def put(body, x, y, scale, mirror=False, turn=0):
    """A figure of 100 x 120 whose feet (50, 104) stand on (x, y)."""
    sx = -scale if mirror else scale
    spin = f" rotate({num(turn)})" if turn else ""
    return f'<g transform="translate({at(x, y)}){spin} scale({sx:.3g} {scale:.3g}) translate(-50 -104)">{body}</g>'


def shadow(x, y, rx, ry=0.0, opacity=.35):
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry or rx * .2)}" fill="#120a08" fill-opacity="{opacity:.2g}"/>'


def silhouette(body, colour):
    """Everything in one colour: a shadow, or troops against the light."""
    return re.sub(r'(fill|stroke)="(#[0-9a-fA-F]{3,6}|url\([^)]*\))"', rf'\1="{colour}"', body)


def tinted(body, colour, t):
    """The body seen through haze: every colour drawn towards one."""
    return re.sub(r'(fill|stroke)="(#[0-9a-fA-F]{6})"', lambda m: f'{m[1]}="{blend(m[2], colour, t)}"', body)


def rays(x, y, count, reach, colour, opacity, turn=0.0):
    d = ""
    for k in range(count):
        a, b = turn + k * 2 * pi / count, pi / count * .5
        d += polygon([(x, y), (x + reach * sin(a - b), y - reach * cos(a - b)), (x + reach * sin(a + b), y - reach * cos(a + b))])
    return fill(d, colour, opacity)


def glow(name, x, y, r, colour, strength=1.0):
    """A soft round light; put the second value into <defs>."""
    defs = (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/>'
            f'<stop offset="0.5" stop-color="{colour}" stop-opacity="{strength * .45:.2g}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>')
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#{name})"/>', defs


def cloud(x, y, w, colour, opacity):
    return fill(smooth([(x, y), (x + w * .12, y - w * .07), (x + w * .28, y - w * .1), (x + w * .42, y - w * .19), (x + w * .6, y - w * .16), (x + w * .74, y - w * .07), (x + w * .92, y - w * .05),
                        (x + w, y + w * .01), (x + w * .6, y + w * .03), (x + w * .25, y + w * .035)]), colour, opacity)


def bent(x, y, w, h, n):
    return (f"M{num(x + n)} {num(y)}H{num(x + w - n)}A{n} {n} 0 0 0 {num(x + w)} {num(y + n)}V{num(y + h - n)}A{n} {n} 0 0 0 {num(x + w - n)} {num(y + h)}"
            f"H{num(x + n)}A{n} {n} 0 0 0 {num(x)} {num(y + h - n)}V{num(y + n)}A{n} {n} 0 0 0 {num(x + n)} {num(y)}z")


def finish(picture, defs, tone, title, sign, sizes=(54, 54), labels=()):
    """The frame, the plate and the words; tone is the series colour of this game, title one or two lines."""
    deep, light = blend(tone, "#07060a", .45), blend(tone, "#ffffff", .16)
    body = f'<rect x="0" y="0" width="{W}" height="{H}" fill="{tone}"/>' + picture
    body += f'<path d="M0 0H{W}V{H}H0zM26 26V{SEAM}H{W - 26}V26z" fill="{tone}" fill-rule="evenodd"/>'
    body += f'<rect x="0" y="{SEAM}" width="{W}" height="{H - SEAM}" fill="url(#plate)"/>'
    body += fill(f"M0 0H{W}L{W - 10} 10H10V{H - 10}L0 {H}z", light, .7) + fill(f"M{W} 0V{H}H0L10 {H - 10}H{W - 10}V10z", deep, .8)
    body += stroke(f"M26 26H{W - 26}V{SEAM}H26z", INK, 7) + stroke(f"M26 26H{W - 26}V{SEAM}H26z", BRASS, 3.4)
    body += stroke(bent(28, SEAM + 18, W - 56, H - SEAM - 46, 16), BRASS, 3) + stroke(bent(35, SEAM + 25, W - 70, H - SEAM - 60, 13), BRASS_DEEP, 1.6)
    body += f'<circle cx="300" cy="{SEAM + 2}" r="45" fill="{INK}"/><circle cx="300" cy="{SEAM + 2}" r="42" fill="url(#coin)"/><circle cx="300" cy="{SEAM + 2}" r="34" fill="{deep}" stroke="{BRASS_DEEP}" stroke-width="2"/>'
    pictogram = DRAW[sign](CREAM, BRASS_LIGHT).replace("#262b2e", deep)
    body += f'<g transform="translate(277 {SEAM - 21}) scale(.96)">{pictogram}</g>'
    defs += linear("plate", 0, SEAM, 0, H, blend(tone, "#07060a", .12), deep) + linear("coin", 270, SEAM - 40, 330, SEAM + 44, BRASS_LIGHT, BRASS, "#8a6428")
    base = [SEAM + 122] if len(title) == 1 else [SEAM + 90, SEAM + 148]
    words = []
    for line, y, size in zip(title, base, sizes if len(title) == 2 else (sizes[0],)):
        words += [Label(line, 302.5, y + 3, size * .66, "serif", colour="#0b0706"), Label(line, 300, y, size * .66, "serif", colour=CREAM)]
    return Drawing(W, H, body, defs, (*labels, *words))
