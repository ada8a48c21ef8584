"""The round cards of King & Assassins: day above, night below, a chain between them when a citizen may be captured.

The king's and the knights' action points stand on the town wall by daylight, the assassins' under the moon.
"""

from tools.art.assassins.emblems import STEEL, STEEL_DARK, crown, helm, hood, link, open_shackles, red_crystal
from tools.art.ink import (
    CREAM,
    INK,
    Drawing,
    Label,
    Rng,
    at,
    blot,
    circle,
    disc,
    fill,
    group,
    linear,
    num,
    polygon,
    ring,
    rounded,
    stroke,
)
from tools.art.pack.frame import GOLD, GOLD_LIGHT, PAPER, H, W, around, edge, shape, sheet
from tools.art.sides import VERMILION

WINDOW = rounded(28, 28, W - 56, H - 56, 18)
DAY_ENDS = 566
SKY = linear("sky", 0, 28, 0, DAY_ENDS, "#dfe9e4", "#f6ecd2") + linear("dark", 0, DAY_ENDS, 0, H, "#2f3a52", "#1a2130")


def merlons(y, width, top):
    """A wall from side to side with its crenellated upper edge."""
    steps = "".join(f"V{y - (0 if k % 2 else top)}h{num(width)}" for k in range(round(590 / width)))
    return f"M20 {DAY_ENDS + 20}V{y}{steps}V{DAY_ENDS + 20}z"


def tower(x, y, w, roof, stone):
    """A round tower with a pointed roof."""
    return (
        shape(f"M{x - w / 2} {DAY_ENDS + 20}V{y}H{x + w / 2}V{DAY_ENDS + 20}z", stone, 4, "#a08a68")
        + fill(f"M{x + w * 0.12} {DAY_ENDS + 20}V{y}H{x + w / 2}V{DAY_ENDS + 20}z", "#a58e69", 0.3)
        + shape(f"M{x - w * 0.66} {y + 4}L{x} {y - w * 1.25}L{x + w * 0.66} {y + 4}z", roof, 4, "#a08a68")
        + fill(f"M{x + w * 0.1} {y + 2}L{x} {y - w * 1.22}L{x + w * 0.62} {y + 2}z", "#6f2a1c", 0.25)
        + fill(f"M{x - 6} {y + 50}v-20a6 8 0 0 1 12 0v20z", "#8a7654", 0.8)
    )


def day():
    """Pale sky, the castle's towers and the town wall, quiet enough for figures on top."""
    clouds = "".join(
        blot(x, y, s, "pale", 0.4) for x, y, s in ((160, 90, 130), (440, 70, 150), (300, 190, 160), (520, 230, 120))
    )
    return (
        fill(f"M20 20H610V{DAY_ENDS + 20}H20z", "url(#sky)")
        + clouds
        + tower(98, 250, 84, "#cf8f74", "#e6d7b6")
        + tower(540, 190, 96, "#cf8f74", "#e6d7b6")
        + tower(330, 330, 70, "#d79c82", "#eadcbd")
        + shape(merlons(480, 590 / 13, 34), "#dfcfab", 4, "#a08a68")
        + stones(510, DAY_ENDS)
    )


def stones(top, bottom):
    """Courses of stones in a wall."""
    rng, d = Rng(3), ""
    for row, y in enumerate(range(top, bottom, 24)):
        d += f"M20 {y}H610" + "".join(f"M{num(x + rng(-6, 6))} {y}v24" for x in range(30 + (row % 2) * 32, 610, 64))
    return stroke(d, "#b9a47d", 3)


def night():
    """Roofs of the sleeping town under a moon."""
    stars = "".join(
        f"M{at(x, y)}h.1"
        for x, y in ((60, 610), (130, 640), (250, 606), (330, 640), (400, 612), (470, 650), (560, 700), (90, 700))
    )
    roofs = (
        f"M20 {H}V800L70 764L124 802V778L190 730L256 780V808L330 762L404 806V782L462 742L520 784V802L566 772"
        f"L610 800V{H}z"
    )
    return (
        fill(f"M20 {DAY_ENDS}H610V{H}H20z", "url(#dark)")
        + stroke(stars, "#d8dbe0", 5, 0.8)
        + fill("M574 596A34 34 0 1 1 540 644A30 30 0 0 0 574 596z", "#f2e6b8")
        + fill(roofs, "#161c29")
        + fill("M321 800h18v24h-18z", "#d9a441", 0.8)
    )


def chain_of_wall(with_shackles):
    """The band between day and night: bare stone, or a chain with the open shackles."""
    band = shape(f"M20 {DAY_ENDS - 16}H610V{DAY_ENDS + 16}H20z", "#8f7c5c", 5) + stroke(
        f"M20 {DAY_ENDS - 8}H610", "#c9b48a", 5
    )
    if not with_shackles:
        return band + stroke("".join(f"M{x} {DAY_ENDS - 14}v28" for x in range(60, 610, 64)), "#5f5139", 4)
    links = "".join(link(x, DAY_ENDS, 0, 20, 9 if k % 2 else 4) for k, x in enumerate(range(46, 610, 31)))
    return (
        band
        + links
        + blot(W / 2 + 8, DAY_ENDS + 12, 112, "shade", 1)
        + disc(W / 2, DAY_ENDS, 94, GOLD, 6)
        + disc(W / 2, DAY_ENDS, 82, CREAM, 5)
        + group(open_shackles(), W / 2, DAY_ENDS - 3, 0.72)
    )


# ---------------------------------------------------------------- round cards


def pool(icon, number, y, colour, points):
    """One pool of action points: its icon, its numeral and a row of lozenges to count: (SVG, label)."""
    middle = 470
    lozenges = "".join(
        polygon([(x, y + 74), (x + 13, y + 90), (x, y + 106), (x - 13, y + 90)])
        for x in [middle + (k - (number - 1) / 2) * 31 for k in range(number)]
    )
    return icon + shape(lozenges, points, 4, colour), Label(str(number), middle, y + 46, 126, colour=colour)


def round_card(king, knight, assassin, shackles, crystal):
    """One round: three pools of action points, the right to capture, and the mark of the card that may be left out."""
    upper, crown_label = pool(group(crown(), 168, 168, 0.9), king, 158, INK, GOLD)
    middle, helm_label = pool(group(helm(), 168, 420, 0.86), knight, 386, INK, "#1f6fa8")
    lower, hood_label = pool(group(hood(), 166, 752, 0.98), assassin, 720, CREAM, VERMILION.colour)
    picture = day() + night() + chain_of_wall(shackles) + upper + middle + lower
    mark = (
        disc(564, 66, 52, CREAM, 5) + stroke(circle(564, 66, 44), "#a81d28", 3) + group(red_crystal(), 564, 66, 0.6)
        if crystal
        else ""
    )
    body = sheet() + picture + around(WINDOW) + stroke(WINDOW, INK, 5) + mark + edge()
    return Drawing(W, H, body, PAPER + SKY, (crown_label, helm_label, hood_label))


# ---------------------------------------------------------------- backs


def tiles(light, dark):
    """Rows of scalloped roof tiles."""
    whole, lines, shine = "q4 44 37 44q33 0 37 -44", "", ""
    for k in range(21):
        y = 12 + 40 * k
        lines += f"M19 {y}" + whole * 8 if k % 2 else f"M19 {y + 44}q33 0 37 -44" + whole * 7 + "q4 44 37 44"
        shine += "".join(f"M{x} {y + 22}q8 14 20 15" for x in range(33 if k % 2 else 70, 600, 74))
    return stroke(lines, dark, 6) + stroke(shine, light, 4, 0.5)


def emblem(figure, ground):
    """A gilt medallion in the middle of a back."""
    return (
        blot(323, 452, 226, "shade", 1)
        + disc(315, 440, 186, GOLD, 6)
        + ring(circle(315, 440, 184), circle(319, 445, 180), GOLD_LIGHT, 0.9)
        + disc(315, 440, 168, ground, 5)
        + stroke(circle(315, 440, 156), GOLD, 3)
        + group(figure, 315, 440)
    )


def covered(figure, ground, roof, light, dark):
    """A back: tiled roof, gilt frame, emblem."""
    body = (
        sheet()
        + fill(rounded(28, 28, W - 56, H - 56, 18), roof)
        + tiles(light, dark)
        + around(WINDOW)
        + stroke(WINDOW, INK, 5)
        + stroke(rounded(42, 42, W - 84, H - 84, 10), GOLD, 4)
        + emblem(figure, ground)
        + edge()
    )
    return Drawing(W, H, body, PAPER)


def back():
    """Back of the round cards: a dagger through a crown, on red tiles."""
    dagger = (
        shape("M-15 -30V92L0 148L15 92V-30z", STEEL, 6)
        + fill("M0 -30V140L13 92V-30z", STEEL_DARK)
        + shape("M-44 -86C-20 -76 20 -76 44 -86V-66C20 -58 -20 -58 -44 -66z", GOLD, 6)
        + shape("M-9 -128H9V-80H-9z", "#5c2a1e", 6)
        + disc(0, -136, 14, GOLD, 6)
    )
    figure = dagger + group(crown(), 0, 26, 0.84)
    return covered(figure, "#7a1c2a", "#a84f37", "#e9a27f", "#5f2316")


def citizen_back():
    """Back of the citizen cards: a hood without a name, on slate tiles."""
    return covered(group(hood(), 0, 8, 0.92), "#8fa3ae", "#5d6a74", "#a9b8c2", "#2c343b")


# ---------------------------------------------------------------- the deck

DECK = (
    *[(1, 6, 5, True, False)] * 5,
    *[(1, 5, 4, False, False)] * 4,
    (1, 5, 4, True, False),
    *[(2, 7, 5, False, False)] * 2,
    (2, 7, 4, False, False),
    (2, 5, 4, False, True),
    (1, 5, 5, True, False),
)
"""Of each card from C01 on: points of the king, the knights and the assassins, shackles, red crystal."""


def named(king, knight, assassin, shackles, crystal):
    """The name of a card's picture."""
    return f"card-{king}{knight}{assassin}" + "-shackles" * shackles + "-crystal" * crystal


def drawings():
    """The different cards by their names, and both backs."""
    found = {named(*card): round_card(*card) for card in dict.fromkeys(DECK)}
    return found | {"card-round-back": back(), "card-citizen-back": citizen_back()}


def anchors():
    """The picture of each card."""
    return {f"C{number:02}": named(*card) for number, card in enumerate(DECK, 1)}
