"""The faces of the 54 cards, and their back.

    card("Q", "H", ("attack", "diagonal"), index="D")      joker(1, ("treachery", "none"))      back()

A suit tells what a card does, which each game says for itself: a boot moves, a sword attacks; four arrows say whether
along rows and columns or diagonally. Index and sign stand in the left strip, so that a fan shows them. Where only the
suit counts the rank is small, suit and arrows are large; with `by_value` the rank is large and the pips stand as on any
pack, in two blocks about a smaller medallion. `index` is the letter that is printed for the rank.
"""

from math import cos, pi, sin

from tools.art.ink import (
    CREAM,
    INK,
    Drawing,
    Label,
    at,
    blend,
    blot,
    circle,
    disc,
    fill,
    group,
    linear,
    polygon,
    ring,
    rounded,
    star,
    stroke,
)
from tools.art.pack.courts import court, jester
from tools.art.pack.frame import GOLD, GOLD_DARK, GOLD_LIGHT, PAPER, H, W, edge, gem, shape, sheet, turned

RED, BLACK = "#b01e2a", "#2b2420"
RANKS, SUITS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("S", "C", "D", "H")
COLOUR = {"S": BLACK, "C": BLACK, "D": RED, "H": RED}
LETTERS = {"en": {}, "fr": {"J": "V", "Q": "D", "K": "R"}}
"""What is printed for a rank in each language where it is not the rank itself."""
MIDDLE = (W / 2, H / 2)


# ---------------------------------------------------------------- suits

PIP = {  # in a box of 100 x 100 about (0, 0)
    "S": "M0 -49C8 -32 45 -10 45 15C45 31 33 39 22 39C14 39 7 35 3.5 28C5 38"
    " 9 44 18 49H-18C-9 44 -5 38 -3.5 28C-7 35 -14 39 -22 39C-33 39 -45"
    " 31 -45 15C-45 -10 -8 -32 0 -49z",
    "C": "M-10 -8A22 22 0 1 1 10 -8A22 22 0 1 1 4.5 22C6 36 10 44 19 49H-19C-10 44 -6 36 -4.5 22A22 22 0 1 1 -10 -8z",
    "D": "M0 -50C9 -31 24 -12 39 0C24 12 9 31 0 50C-9 31 -24 12 -39 0C-24 -12 -9 -31 0 -50z",
    "H": "M0 46C-8 32 -46 10 -46 -17C-46 -36 -34 -45 -23 -45C-11 -45 -3 -37 0"
    " -26C3 -37 11 -45 23 -45C34 -45 46 -36 46 -17C46 10 8 32 0 46z",
}
SHINE = {  # the lit edge of a pip, upper left
    "S": "M-36 12C-34 -4 -16 -18 -6 -32",
    "C": "M-14 -34C-12 -41 -4 -44 2 -43M-38 8C-37 1 -31 -4 -25 -4",
    "D": "M-28 -1C-18 -10 -8 -24 -3 -34",
    "H": "M-38 -15C-38 -29 -30 -37 -21 -37",
}


def pip(suit, x, y, size, turn=0):
    """A suit sign with a shine along its lit edge."""
    body = fill(PIP[suit], COLOUR[suit]) + (
        stroke(SHINE[suit], blend(COLOUR[suit], "#ffffff", 0.62), 4.5) if size > 60 else ""
    )
    return group(body, x, y, size / 100, turn)


# ---------------------------------------------------------------- what the suit does

BOOT = "M-25 -45H13C11 -28 9 -14 14 -1C28 6 45 10 47 28V40H4L-1 33L-7 40H-27C-30 24 -21 2 -25 -45z"
SWORD = "M0 -60L8 -48V14H25V24H6V40A10 10 0 1 1 -6 40V24H-25V14H-8V-48z"
ANGLES = {"orthogonal": (0, 90, 180, 270), "diagonal": (45, 135, 225, 315), "all": range(0, 360, 45), "none": ()}


def arrows(family, start, end, head, width, shaft):
    """Arrows about (0, 0), from radius start to radius end, as one path."""
    d = ""
    for angle in ANGLES[family]:
        a = angle * pi / 180
        outline = (
            (start, -shaft / 2),
            (end - head, -shaft / 2),
            (end - head, -width / 2),
            (end, 0),
            (end - head, width / 2),
            (end - head, shaft / 2),
            (start, shaft / 2),
        )
        d += polygon([(u * cos(a) - v * sin(a), u * sin(a) + v * cos(a)) for u, v in outline])
    return d


def silhouette(deed, family, colour):
    """The deed in one colour, for small sizes, about 70 units high."""
    if deed == "move":
        return group(fill(BOOT, colour), -5, 2, 0.74)
    if deed == "attack":
        return group(fill(SWORD, colour), 0, 0, 0.74, 45 if family == "orthogonal" else 0)
    if deed == "any":
        return fill(polygon(star(0, 0, 5, 36, 15)), colour)
    return group(
        fill(rounded(-34, -48, 68, 96, 10), colour) + stroke("M-20 -30L20 30M20 -30L-20 30", CREAM, 12), 0, 0, 1.1, -12
    )


def sign(deed, family, colour, x, y, size):
    """The mark of the left strip, bold enough for a fan: arrows about a boot or a sword."""
    head = (44, 82, 26, 54, 22) if family != "all" else (44, 82, 24, 30, 12)
    return group(fill(arrows(family, *head), colour) + silhouette(deed, family, colour), x, y, size / 150)


def boot(x, y, size):
    """A rider's boot with turned-down cuff and spur."""
    body = (
        stroke("M-28 22L-44 28L-52 22M-44 28L-52 35", GOLD_DARK, 4)
        + shape(BOOT, "#8a5a2c")
        + fill("M5 -28C3 -12 6 2 14 8C30 14 40 18 42 32H20C4 22 0 0 5 -28z", "#6b4220")
        + shape("M-31 -50C-18 -45 4 -45 18 -50L15 -25C2 -21 -16 -21 -28 -25z", "#b98246")
        + shape("M-29 33H47V42H-29z", "#4a2d14", 4)
        + stroke("M-27 16C-16 21 0 19 14 6", GOLD_LIGHT, 5)
        + stroke("M-17 -14C-16 -4 -18 4 -20 10", "#d9a768", 4)
    )
    return group(body, x, y, size / 100)


def sword(x, y, size, turn):
    """A knight's sword: fullered blade, gilt guard and pommel."""
    body = (
        shape("M0 -66L9 -52V16H-9V-52z", "#dfe3e2")
        + fill("M0 -62L7 -51V14H0z", "#a9b2b4")
        + stroke("M0 -44V10", "#7c878b", 2.5)
        + shape("M-5 24H5V42H-5z", "#7a2f22", 4)
        + shape("M-28 14C-14 18 14 18 28 14L30 24C16 26 -16 26 -30 24z", GOLD, 4.5)
        + disc(0, 49, 9.5, GOLD, 4.5)
        + disc(-3, 46, 3, GOLD_LIGHT)
    )
    return group(body, x, y, size / 120, turn)


def four_suits():
    """Any suit at will: all four about a star."""
    return fill(polygon(star(0, 0, 4, 20, 7)), GOLD_DARK) + "".join(
        pip(s, x, y, 26) for s, x, y in (("S", 0, -24), ("H", 24, 0), ("C", 0, 24), ("D", -24, 0))
    )


def stabbed_card():
    """Treachery: a dagger through a card that was just played."""
    card_ = (
        shape(rounded(-27, -38, 54, 76, 7), "#fffaf0", 4)
        + stroke(rounded(-20, -31, 40, 62, 4), RED, 3)
        + stroke("M-17 8L17 -6", INK, 3)
    )
    dagger = (
        shape("M-7 -20L0 58L7 -20z", "#dfe3e2", 4)
        + shape("M-24 -30H24V-19H-24z", GOLD, 4)
        + shape("M-5 -56H5V-30H-5z", "#5c2a1e", 4)
        + disc(0, -60, 8, GOLD, 4)
    )
    return group(card_, 0, 4, 1.25, -10) + group(dagger, -2, -2, 1.1, 28)


def medallion(deed, family, colour, x, y, r):
    """The sign as a coin: gilt rim, parchment field, the arrows, and in the middle what the card does."""
    beads = "".join(f"M{at(90 * cos(k * pi / 18), 90 * sin(k * pi / 18))}h.1" for k in range(36))
    icon = {
        "move": lambda: boot(-2, 1, 64),
        "attack": lambda: sword(0, 0, 84, 45 if family == "orthogonal" else 0),
        "any": four_suits,
        "treachery": stabbed_card,
    }[deed]()
    head = (40, 78, 22, 46, 20) if family != "all" else (44, 78, 18, 26, 10)
    body = (
        blot(6, 10, 116, "shade", 1)
        + disc(0, 0, 100, GOLD, 4)
        + ring(circle(0, 0, 98), circle(3, 4, 94), GOLD_LIGHT, 0.9)
        + stroke(beads, GOLD_DARK, 6)
        + disc(0, 0, 82, CREAM, 3.5)
        + ring(circle(0, 0, 80), circle(4, 5, 79), "#b69b62", 0.5)
        + fill(arrows(family, *head), colour)
        + icon
    )
    return group(body, x, y, r / 100)


# ---------------------------------------------------------------- ornament

LEAF = "M0 0C8 -14 26 -16 36 -6C28 6 10 8 0 0z"


def vine():
    """A gilt scroll from the medallion into the free lower left of the card."""
    stem = (
        "M214 452C150 462 82 520 82 604C82 690 132 716 132 780C132 824 96 842"
        " 76 820C62 802 78 782 94 792M84 576C124 552 160 580 150 614C142 638"
        " 112 634 114 612C116 602 126 602 128 610M104 682C70 684 42 714 54 748"
        "C64 770 92 760 86 738C82 730 74 732 74 738M160 468C150 500 168 520"
        " 188 512C202 504 194 488 182 492"
    )
    leaves = "".join(
        group(fill(LEAF, "#c3a25c"), x, y, size, turn)
        for x, y, size, turn in (
            (118, 490, 1, 190),
            (82, 548, 1, 225),
            (90, 648, 1, 200),
            (120, 712, 1, -10),
            (132, 770, 0.9, 20),
            (126, 562, 0.8, -40),
            (128, 806, 0.8, 60),
            (62, 704, 0.7, 200),
        )
    )
    return stroke(stem, "#c3a25c", 4.5) + leaves


def filigree(suit):
    """The ace's pip: large, with engraved lines, a gilt contour and a crown."""
    size = {"S": 3.1, "C": 3, "D": 3.8, "H": 2.8}[suit]
    colour, light = COLOUR[suit], blend(COLOUR[suit], "#ffffff", 0.55)
    body = stroke(PIP[suit], GOLD_DARK, 6) + stroke(PIP[suit], GOLD_LIGHT, 3.6) + fill(PIP[suit], colour)
    engraved = group(stroke(PIP[suit], light, 1), size=0.88) + group(stroke(PIP[suit], light, 0.6), size=0.8)
    scroll = (
        "M0 0C-34 6 -70 -4 -76 -36C-78 -58 -50 -64 -46 -46C-44 -36 -54 -32 -58"
        " -38M-30 2C-44 20 -66 22 -78 12C-86 4 -78 -6 -70 0"
    )
    side = stroke(scroll, "#c3a25c", 5) + group(fill(LEAF, "#c3a25c"), -22, 2, 1, 200)
    return (
        group(side, 306, 446 + 50 * size)
        + group(side, 324, 446 + 50 * size, flip=True)
        + group(body + engraved, W / 2, 440, size)
        + crown(W / 2, 404 - 50 * size + (10 if suit == "H" else 0), 0.95)
    )


def crown(x, y, size):
    """A small gold crown as an ornament."""
    body = (
        shape("M-44 24L-54 -22L-26 0L0 -38L26 0L54 -22L44 24Q0 36 -44 24z", GOLD)
        + fill("M0 -30L24 4L48 -12L40 22Q20 28 0 29z", GOLD_DARK, 0.35)
        + stroke("M-46 8Q0 20 46 8", GOLD_DARK, 3)
        + gem(-20, 20, 6)
        + gem(0, 22, 7, "#2f6ea5")
        + gem(20, 20, 6)
        + shape("".join(circle(px, py, 6) for px, py in ((-54, -24), (0, -40), (54, -24))), GOLD_LIGHT, 3.5)
    )
    return group(body, x, y, size)


# ---------------------------------------------------------------- faces


BLOCK = {
    1: ((0, 0),),
    2: ((-78, 0), (78, 0)),
    3: ((-78, -52), (78, -52), (0, 44)),
    4: ((-78, -56), (78, -56), (-78, 56), (78, 56)),
    5: ((-78, -68), (78, -68), (0, 0), (-78, 68), (78, 68)),
}


def blocks(suit, count):
    """Half of the pips above the medallion, half below, as on a die."""
    upper, lower = (
        "".join(pip(suit, W / 2 + x, 196 + y, 90) for x, y in BLOCK[n]) for n in ((count + 1) // 2, count // 2)
    )
    return upper + turned(lower)


def garland(suit, count):
    """Small pips in two arcs, above and below a large medallion."""

    def arc(n):
        return "".join(
            pip(suit, W / 2 + 206 * sin(a), H / 2 - 214 * cos(a), 52, a * 180 / pi)
            for a in [(k - (n - 1) / 2) * 0.27 for k in range(n)]
        )

    return arc((count + 1) // 2) + turned(arc(count // 2))


def strip(index, suit, meaning, by_value):
    """Left strip and, turned, right strip: the shapes and the two labels."""
    colour = COLOUR[suit]
    if by_value:
        x, baseline, size = 98, 126, 86
        marks = pip(suit, x, 208, 94) + sign(*meaning, colour, x, 346, 140)
    else:
        x, baseline, size = 102, 68, 40
        marks = pip(suit, x, 152, 136) + sign(*meaning, colour, x, 320, 150)
    upper = Label(index, x, baseline, size, colour=colour)
    return marks + turned(marks), (upper, Label(index, W - x, H - baseline, size, colour=colour, turn=180))


def card(rank, suit, meaning, index=None, by_value=False):
    """The face of one card; meaning is what its suit does and in which directions."""
    marks, labels = strip(index or rank, suit, meaning, by_value)

    def coin(r, y=H / 2):
        return medallion(*meaning, COLOUR[suit], W / 2, y, r)

    if rank in "JQK":
        middle = court(rank, suit, PIP[suit]) + coin(100 if by_value else 118)
    else:
        middle = vine() + turned(vine())
        if rank == "A":
            middle += filigree(suit) + coin(80 if by_value else 92, 456 if suit in "SC" else 436)
        elif by_value:
            middle += blocks(suit, int(rank)) + coin(100)
        else:
            middle += garland(suit, int(rank)) + coin(150)
    return Drawing(W, H, sheet() + middle + edge() + marks, PAPER, labels)


def bauble(colour):
    """The joker's index: a fool's cap."""
    return (
        shape("M-22 20C-26 -6 -46 -14 -62 4C-62 -26 -34 -40 -8 -26z", colour)
        + shape("M22 20C26 -6 46 -14 62 4C62 -26 34 -40 8 -26z", GOLD)
        + shape("M-26 20C-24 -12 -14 -30 0 -52C14 -30 24 -12 26 20z", blend(colour, "#ffffff", 0.2))
        + shape("M-30 16H30V32H-30z", GOLD_LIGHT)
        + "".join(disc(x, y, 8, GOLD_LIGHT, 4) for x, y in ((-62, 8), (62, 8), (0, -54)))
    )


def joker(number, meaning, by_value=False):
    """Joker 1 is red, joker 2 is black."""
    colour = (RED, BLACK)[number - 1]
    marks = group(bauble(colour), 104, 110, 1.05) + sign(*meaning, colour, 100, 256, 150 if by_value else 170)
    body = (
        sheet()
        + jester(colour)
        + medallion(*meaning, colour, *MIDDLE, 100 if by_value else 118)
        + edge()
        + marks
        + turned(marks)
    )
    word = Label("JOKER", 104, 396, 31, colour=colour)
    return Drawing(W, H, body, PAPER, (word, Label("JOKER", W - 104, H - 396, 31, colour=colour, turn=180)))


def pack(meanings, language, by_value=False):
    """The 54 cards by their names, for example "card-10H" or "card-JK1"; meanings are by suit and for "JK"."""
    letters = LETTERS[language]
    found = {
        f"card-{rank}{suit}": card(rank, suit, meanings[suit], letters.get(rank, rank), by_value)
        for suit in SUITS
        for rank in RANKS
    }
    return found | {f"card-JK{number}": joker(number, meanings["JK"], by_value) for number in (1, 2)}


# ---------------------------------------------------------------- back


def compass(x, y, r):
    """The pack's emblem: a rose of eight directions with the four suits."""
    rays = "".join(
        fill(polygon([(0, 0), (r * s * sin(a - b), -r * s * cos(a - b)), (r * sin(a) * t, -r * cos(a) * t)]), c)
        + fill(polygon([(0, 0), (r * s * sin(a + b), -r * s * cos(a + b)), (r * sin(a) * t, -r * cos(a) * t)]), d)
        for k in (1, 3, 5, 7, 0, 2, 4, 6)
        for a in [k * pi / 4]
        for t, s, b in [(0.98, 0.3, 0.42) if k % 2 == 0 else (0.72, 0.3, 0.42)]
        for c, d in [(GOLD_LIGHT, GOLD_DARK) if k % 2 == 0 else ("#e9dcc0", "#8d7a55")]
    )
    return group(rays + disc(0, 0, r * 0.14, GOLD, 4) + disc(-4, -4, r * 0.05, GOLD_LIGHT), x, y)


def back():
    """Burgundy and gold, the same from both ends."""
    step, nodes, lines = 542 / 8, "", ""
    for row in range(13):
        for col in range(9):
            x, y = 44 + step * col, 44 + 66 * row
            if (row + col) % 2 == 0:
                nodes += f"M{at(x, y)}h.1"
                lines += (f"M{at(x, y)}l{at(step, 66)}" if col < 8 and row < 12 else "") + (
                    f"M{at(x, y)}l{at(-step, 66)}" if col > 0 and row < 12 else ""
                )
    small = "".join(
        group(fill(PIP[SUITS[(row + col) % 4]], "#d9ab58", 0.55), 44 + step * col, 44 + 66 * row, 0.3)
        for row in range(1, 12)
        for col in range(1, 8)
        if (row + col) % 2 and abs(row - 6) + abs(col - 4) > 4
    )
    emblem = (
        blot(321, 452, 226, "shade", 1)
        + disc(315, 440, 190, GOLD, 6)
        + disc(315, 440, 176, "#6b1c28", 5)
        + stroke(circle(315, 440, 164), GOLD, 3)
        + compass(315, 440, 150)
        + "".join(
            group(fill(PIP[s], "#f3e3b8"), 315 + 118 * cos(a * pi / 180), 440 + 118 * sin(a * pi / 180), 0.46, a + 90)
            for s, a in (("S", -45), ("H", 45), ("S", 135), ("H", 225))
        )
    )
    body = (
        sheet()
        + shape(rounded(30, 30, 570, 820, 18), "url(#velvet)", 5)
        + stroke(lines, "#d9ab58", 2.4, 0.55)
        + small
        + stroke(nodes, "#e6c274", 9)
        + stroke(rounded(44, 44, 542, 792, 10), GOLD, 5)
        + stroke(rounded(54, 54, 522, 772, 6), GOLD, 1.8)
        + emblem
        + edge()
    )
    return Drawing(W, H, body, PAPER + linear("velvet", 30, 30, 600, 850, "#8e2838", "#561320"))
