"""Marks that lie on a board: what can be picked, where one may go, what is barred, counters without their numbers.

Gold with a rim of ink says "you can do this", white "chosen", deep red with a bar "not here".
"""

from tools.art.ink import CREAM, INK, Drawing, at, box, circle, disc, fill, group, linear, num, polygon, ring, stroke

FIELD, COIN, PLATE = 300, 64, 60
GOLD, GOLD_HIGH, GOLD_EDGE = "#e3b04b", "#f4d184", "#6e4f17"
WHITE, RED, GAIN = "#fffaf0", "#a3211b", "#2d5c24"
COINS = {
    "gold": (GOLD_HIGH, "#b98527"),
    "red": ("#c43a2e", "#8a1712"),
    "green": ("#4d8a3c", "#244d1d"),
    "slate": ("#4a555a", "#1f2427"),
    "violet": ("#7a5aa6", "#3f2a66"),
}


def frame(inset, colour, width, veil="none", opacity=1.0):
    """A rounded frame along the edge of a field, perhaps with a veil of colour inside."""
    side = FIELD - 2 * inset
    return box(inset, inset, side, side, veil, width, 18, colour, opacity)


def reachable():
    """One can go here: a gold diamond on a light veil."""
    m, body = FIELD / 2, frame(10, GOLD_EDGE, 4, GOLD_HIGH, 0.3)
    for r, tone in ((50, INK), (40, GOLD)):
        body += fill(polygon([(m, m - r), (m + r, m), (m, m + r), (m - r, m)]), tone)
    return body + fill(polygon([(m, m - 32), (m - 32, m), (m, m)]), "#fff3cf", 0.6)


def brackets(colour, veil):
    """Something can be done to what stands here: four corner brackets."""
    half, arm, d = FIELD / 2 - 16, 70, ""
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = FIELD / 2 + sx * half, FIELD / 2 + sy * half
        d += f"M{at(x, y - sy * arm)}V{num(y)}H{num(x - sx * arm)}"
    return box(16, 16, FIELD - 32, FIELD - 32, GOLD, r=16, opacity=veil) + stroke(d, INK, 24) + stroke(d, colour, 13)


def chosen():
    """What is picked: a white frame in ink."""
    return frame(12, INK, 20) + frame(12, WHITE, 10)


def barred():
    """Not here: hatching and a barred ring."""
    lines, low, high = "", 22, FIELD - 22
    for k in range(1, 11):
        a = low + k * 2 * (high - low) / 11
        x0, y0 = (low, a) if a <= high else (low + a - high, high)
        lines += f"M{at(x0, y0)}L{at(y0, x0)}"
    m, r = FIELD / 2, 58
    bar = f"M{at(m - r * 0.7, m + r * 0.7)}L{at(m + r * 0.7, m - r * 0.7)}"
    sign = disc(m, m, r, "#fff6e6", 34, INK) + disc(m, m, r, "none", 20, RED) + stroke(bar, RED, 20)
    return frame(18, INK, 7, RED, 0.28) + stroke(lines, RED, 6, 0.55) + frame(18, RED, 9) + sign


def coin(light, dark):
    """A round counter; the table writes its number on it. Gives body and gradient."""
    m = COIN / 2
    body = fill(circle(m + 2, m + 3, 28), "#120a04", 0.35) + disc(m, m, 28, INK) + disc(m, m, 26, CREAM)
    body += disc(m, m, 22.5, "url(#coin)") + ring(circle(m, m, 22.5), circle(m + 0.9, m + 1.1, 22), "#ffffff", 0.5)
    return Drawing(COIN, COIN, body, linear("coin", 12, 10, 52, 56, light, dark))


def plate(sign):
    """What terrain does: a whole green shield with -1 or a broken red one with +1."""
    whole = "M-13-14C-6-14-2-15 0-17C2-15 6-14 13-14C14 0 9 10 0 16C-9 10-14 0-13-14z"
    colour = "#3f6a2c" if sign < 0 else "#9e1b1b"
    body = fill(circle(2, 3, 26), "#1a0f06", 0.3) + disc(0, 0, 25, CREAM, 2.4) + disc(0, 0, 21, "none", 1.6, "#b08d4a")
    body += f'<path d="{whole}" fill="{colour}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    body += stroke("M-9 0H-2M3-3.5L6.5-6.5V7", "#ffffff", 3)
    if sign > 0:
        crack = "M2-15.5L-1.5-11L2-9.5L0-8M-3 13L1 9.5L-2 8"
        body += stroke("M-5.5-3.5V3.5", "#ffffff", 3) + stroke(crack, INK, 4) + stroke(crack, CREAM, 2)
    return Drawing(PLATE, PLATE, group(body, 29, 29))


FIELDS = {
    "reachable": reachable(),
    "target": brackets(GOLD, 0.2),
    "target-chosen": brackets(WHITE, 0.34),
    "chosen": chosen(),
    "barred": barred(),
}
DRAWINGS = {f"mark-{name}": Drawing(FIELD, FIELD, body) for name, body in FIELDS.items()}
DRAWINGS |= {f"coin-{name}": coin(*tones) for name, tones in COINS.items()}
DRAWINGS |= {"plate-cover": plate(-1), "plate-exposed": plate(1)}
