"""Valet, queen, king and jester of the 54-card pack: half-length figures, each drawn twice, head to head.

    court("Q", "H")      jester(RED)      # SVG for the middle of a card

A figure stands in the upper right of an S-shaped window; the same figure turned by 180 degrees fills the lower left,
so the index strips stay free. Heads are drawn looking left about (0, 0) and mirrored for two of the suits.
"""

from dataclasses import dataclass

from tools.art.ink import INK, at, blend, circle, disc, fill, group, polygon, round_polygon, stroke
from tools.art.pack.frame import GOLD, GOLD_DARK, GOLD_LIGHT, around, gem, shape, turned

SKIN, SKIN_SHADE, BLUSH, LIPS = "#f3d3ae", "#c98f66", "#df8468", "#b5463c"
STEEL, STEEL_DARK, WOOD, LINEN, LINEN_SHADE = "#dfe3e2", "#98a3a8", "#8a5a2c", "#fbf3df", "#c9b48c"
WINDOW = round_polygon(((192, 26), (604, 26), (604, 442), (438, 442), (438, 854), (26, 854), (26, 438), (192, 438)), 22)


@dataclass(frozen=True, slots=True)
class Tincture:
    """The colours of one suit's court, and which way it looks."""

    robe: str
    dark: str
    second: str
    ground: str
    hair: str
    looks_left: bool


COURT = {
    "S": Tincture("#31518a", "#1f3560", "#c8d2dd", "#dfe5e4", "#4a2f1d", False),
    "C": Tincture("#33704c", "#1d4a30", "#d9c074", "#e2e8d2", "#7a4a22", True),
    "D": Tincture("#c4502b", "#8a2f18", "#e6b84c", "#f5e2c4", "#c08a3e", True),
    "H": Tincture("#a3263f", "#6c1529", "#e0a3a4", "#f4dfd6", "#8f8a84", False),
}


# ---------------------------------------------------------------- head

FACE = (
    "M-36 -46C-42 -34 -41 -20 -40 -12C-44 -4 -46 8 -42 18C-41 31 -36 43"
    " -28 51C-22 60 -12 66 0 66C16 66 30 52 38 34C44 20 46 4 46 -14C46 -52"
    " -22 -72 -36 -46z"
)
FACE_SHADE = "M46 -14C46 4 44 20 38 34C30 52 16 66 0 66C14 58 22 42 27 22C31 4 32 -22 26 -50C38 -42 46 -30 46 -14z"
SMILE = "M-28 33C-20 40 -4 42 8 31C6 48 -20 52 -28 33z"
CALM = "M-26 38C-20 33 -16 35 -13 36C-9 33 -3 34 4 37C-5 47 -19 47 -26 38z"


def face(brow, mouth=CALM):
    """A face in three-quarter view, looking left, about 90 x 130 units."""
    return (
        shape(FACE, SKIN)
        + fill(FACE_SHADE, SKIN_SHADE, 0.45)
        + fill(circle(22, 22, 11), BLUSH, 0.4)
        + fill("M-35 -4Q-27 -16 -15 -6Q-24 4 -35 -4zM-2 -4Q10 -18 26 -4Q12 7 -2 -4z", "#fffdf6")
        + fill(circle(-27, -5, 5) + circle(8, -5, 6), "#3d2a1a")
        + fill(circle(-29, -7, 1.8) + circle(6, -7, 2.1), "#ffffff")
        + stroke("M-36 -4Q-27 -16 -14 -6M-4 -4Q10 -18 28 -3", INK, 4)
        + stroke("M-38 -20Q-29 -29 -17 -22M-2 -22Q11 -33 29 -21", brow, 5)
        + stroke("M-13 -14C-17 0 -24 11 -27 18C-27 25 -18 27 -12 24", "#8a5635", 3.6)
        + fill(mouth, LIPS)
        + stroke("M-26 38Q-12 41 4 37" if mouth is CALM else "M-30 31C-20 40 -4 42 11 29", "#6b241e", 2.8)
    )


def neck():
    return (
        fill("M-14 46L-18 126H46L38 26z", SKIN)
        + fill("M-14 54C0 72 22 66 38 40L44 126H22C12 96 -2 76 -14 68z", SKIN_SHADE, 0.55)
        + stroke("M-14 46L-18 122M38 26L46 122", INK, 5)
    )


def bust(clothes, head, x, y, size, mirrored):
    """Neck, clothes over it, head on top."""
    return group(neck(), x, y, size, flip=mirrored) + clothes + group(head, x, y, size, flip=mirrored)


def shades(colour):
    """The dark and the light line that go with a colour of hair or cloth."""
    return blend(colour, INK, 0.45), blend(colour, "#fff3d8", 0.4)


def beard(colour):
    """A full beard in locks, with its moustache."""
    dark, light = shades(colour)
    return (
        shape(
            "M-42 16C-45 38 -48 60 -38 82C-36 92 -26 96 -24 108C-14 108 -10 118"
            " -2 128C6 116 14 116 20 104C30 100 30 90 38 80C46 60 50 36 46 4C42"
            " 24 32 34 22 34C10 26 -2 27 -11 32C-22 27 -34 28 -42 16z",
            colour,
        )
        + stroke(
            "M-30 56C-30 76 -24 90 -18 100M-12 62C-12 86 -6 104 -2 116M8 60C10 80 8 94 6 106M26 52C28 68 22 86 18 96",
            dark,
            3.4,
        )
        + stroke("M-36 44C-36 60 -34 70 -30 80", light, 3.4)
        + shape("M-11 29C-22 24 -38 34 -48 50C-32 52 -20 46 -12 38C-2 47 14 52 32 48C20 30 2 24 -11 29z", colour, 4)
        + stroke("M-18 34C-26 36 -34 42 -40 47M-2 35C8 38 16 43 24 46", dark, 2.6)
        + fill("M-19 46Q-10 42 -2 46Q-10 54 -19 46z", LIPS)
    )


def short_beard(colour):
    """A trimmed beard that leaves the mouth free."""
    dark, _ = shades(colour)
    return (
        shape(
            "M-41 14C-44 34 -40 52 -30 64C-20 78 -8 86 2 84C18 80 34 62 40 42C46"
            " 24 48 8 46 -2C42 16 34 30 24 32C12 26 -2 26 -11 31C-22 26 -34 27 -41 14z",
            colour,
        )
        + stroke(
            "M-30 46C-28 56 -22 64 -16 70M-8 58C-6 66 -2 72 2 76M14 52C16 62 14 68 12 72M30 38C30 46 28 54 24 60",
            dark,
            3.2,
        )
        + shape("M-11 29C-21 25 -33 31 -38 42C-28 44 -19 42 -12 37C-3 43 12 45 24 40C16 29 1 25 -11 29z", colour, 3.6)
        + fill("M-20 45Q-10 40 0 45Q-10 55 -20 45z", LIPS)
    )


def locks(colour, n):
    """Side hair down to height n: a small fall on the far side, a large curl on the near side."""
    dark, light = shades(colour)
    return (
        shape(
            f"M-38 -56C-56 -40 -56 {n - 40} -62 {n - 20}C-66 {n} -50 {n + 8} -42 {n - 8}C-34 {n - 30} -38 0 -34 -30z",
            colour,
        )
        + shape(
            f"M30 -62C62 -50 62 -10 64 {n - 36}C66 {n - 22} 80 {n - 18} 78 {n - 2}"
            f"C74 {n + 16} 44 {n + 14} 38 {n - 4}C30 {n - 30} 42 0 36 -34z",
            colour,
        )
        + stroke(f"M-46 -30C-50 0 -48 {n - 34} -54 {n - 12}M46 -34C54 0 50 {n - 30} 58 {n - 6}", dark, 3.4)
        + stroke(f"M40 -20C46 0 44 {n - 40} 46 {n - 14}", light, 3.2)
    )


def crown(velvet, tips, valleys):
    """A gold crown over a velvet cap, from its tips and the valleys between them."""
    line = [point for pair in zip(tips, (*valleys, (56, -44)), strict=False) for point in pair]
    outline = "M-50 -42L" + "L".join(at(*point) for point in line) + "Q4 -24 -50 -42z"
    middle = len(line) // 2 - 1
    return (
        shape("M-46 -58C-40 -96 44 -98 50 -60z", velvet, 4)
        + shape(outline, GOLD)
        + fill("M4 -36L" + "L".join(at(*point) for point in line[middle:]) + "Q32 -33 4 -35z", GOLD_DARK, 0.35)
        + stroke("M" + "L".join(at(x + 3, y + 9) for x, y in line[: middle + 1]), GOLD_LIGHT, 3.6)
        + stroke("M-53 -58Q4 -40 59 -60", GOLD_DARK, 3.4)
        + gem(-24, -43, 7)
        + gem(4, -40, 8, "#2f6ea5")
        + gem(33, -44, 7)
        + shape("".join(circle(x, y - 2, 7.5) for x, y in tips), GOLD_LIGHT, 3.6)
    )


# ---------------------------------------------------------------- what hands hold, the hand at (0, 0)


def rod(colour, top, foot, width=11):
    return (
        stroke(f"M0 {top}V{foot}", INK, width + 8)
        + stroke(f"M0 {top}V{foot}", colour, width)
        + stroke(f"M-2 {top}V{foot}", blend(colour, "#ffffff", 0.5), 2.6)
    )


def sword():
    return (
        shape("M-11 -40V-262L0 -292L11 -262V-40z", STEEL)
        + fill("M0 -288L9 -261V-42H0z", STEEL_DARK)
        + stroke("M0 -236V-60", "#7c878b", 3)
        + rod("#7a2f22", -30, 52, 9)
        + shape("M-46 -46C-20 -38 20 -38 46 -46L48 -30C20 -26 -20 -26 -48 -30z", GOLD)
        + disc(0, 60, 12, GOLD, 4.5)
    )


def axe():
    return (
        rod(WOOD, -292, 84)
        + shape("M6 -268C22 -262 36 -270 48 -288C62 -262 62 -214 48 -188C36 -206 22 -214 6 -208z", STEEL)
        + fill("M48 -282C58 -260 58 -216 48 -194C44 -204 38 -208 32 -210C38 -230 40 -250 48 -282z", STEEL_DARK)
        + shape("M-6 -258L-34 -238L-6 -218z", STEEL)
        + shape("M-12 -272H12V-204H-12z", GOLD, 4.5)
    )


def sceptre():
    lily = (
        "M0 -316C14 -300 16 -284 8 -268C18 -282 36 -280 36 -264C34 -252 22 -252"
        " 20 -260C18 -248 10 -244 6 -240H-6C-10 -244 -18 -248 -20 -260C-22 -252"
        " -34 -252 -36 -264C-36 -280 -18 -282 -8 -268C-16 -284 -14 -300 0 -316z"
    )
    return (
        rod(GOLD, -236, 84, 10)
        + shape(lily, GOLD)
        + fill("M0 -308C10 -296 12 -282 4 -266V-244H0z", GOLD_DARK, 0.4)
        + shape("M-16 -244H16V-230H-16z", GOLD_LIGHT, 4)
        + disc(0, -206, 9, "#b3202a", 4)
    )


def orb():
    return (
        disc(0, -62, 48, GOLD, 5)
        + fill("M30 -98C52 -76 50 -36 22 -20C4 -10 -22 -18 -30 -26C0 -26 34 -50 30 -98z", GOLD_DARK, 0.4)
        + stroke("M-47 -62C-24 -48 24 -48 47 -62M0 -52C6 -36 6 -26 2 -14", GOLD_DARK, 5)
        + fill(circle(-18, -84, 9), "#fff3c4", 0.9)
        + shape("M-7 -110V-134H-24V-148H-7V-168H7V-148H24V-134H7V-110z", GOLD_LIGHT, 4.5)
        + gem(0, -56, 9)
    )


def wand():
    star = polygon([(0, -304), (9, -276), (36, -268), (9, -260), (0, -232), (-9, -260), (-36, -268), (-9, -276)])
    return rod(GOLD, -236, 70, 7) + shape(star, GOLD_LIGHT, 4.5) + disc(0, -268, 8, "#2f6ea5", 3.5)


def clover():
    stem = "M0 40C4 -40 -10 -120 2 -196"
    leaf = "M0 0C-14 -12 -34 -10 -34 8C-34 20 -18 26 0 0z"
    leaves = "".join(
        group(shape(leaf, "#5c9447", 4), x, y, turn=turn)
        for x, y, turn in ((-4, -100, 10), (-2, -128, 190), (2, -196, 40), (2, -196, 130), (2, -196, 250))
    )
    return stroke(stem, INK, 11) + stroke(stem, "#3f6b2e", 5) + leaves + disc(2, -196, 9, "#f0d588", 3.5)


def goblet():
    return (
        shape("M-8 -54H8L12 -24H-12z", GOLD)
        + shape("M-40 -138C-42 -84 -26 -54 0 -52C26 -54 42 -84 40 -138z", GOLD)
        + fill("M10 -136H38C40 -86 24 -58 6 -56C22 -76 22 -110 10 -136z", GOLD_DARK, 0.4)
        + shape("M-40 -138C-30 -150 30 -150 40 -138C30 -128 -30 -128 -40 -138z", "#7a1f2c", 4.5)
        + gem(-22, -100, 8)
        + gem(0, -96, 9, "#2f6ea5")
        + gem(22, -100, 8)
        + stroke("M-34 -122C-34 -100 -28 -84 -22 -76", GOLD_LIGHT, 4)
    )


def rose():
    stem, leaf = "M0 40C4 -30 -8 -90 0 -150", "M0 0C10 -22 34 -26 44 -14C34 4 14 8 0 0z"
    return (
        stroke(stem, INK, 11)
        + stroke(stem, "#3f6b2e", 5)
        + group(shape(leaf, "#5c9447", 4), -1, -70)
        + group(shape(leaf, "#5c9447", 4), -3, -104, flip=True)
        + shape(
            "M0 -142C-30 -144 -44 -172 -34 -196C-26 -216 -8 -218 0 -226C8 -218 26 -216 34 -196C44 -172 30 -144 0 -142z",
            "#c3263d",
        )
        + stroke(
            "M-26 -194C-14 -180 14 -180 26 -194M-16 -206C-8 -194 10 -194 18 -206M-32 -172C-14 -158 14 -158 32 -172",
            "#6c1529",
            4,
        )
        + stroke("M-28 -184C-26 -192 -22 -198 -18 -202", "#f0a3a4", 4)
    )


def banner(t, pip):
    flag = "M6 -286C40 -300 66 -270 104 -282L84 -240L104 -196C66 -186 40 -214 6 -200z"
    return (
        rod(WOOD, -294, 84, 9)
        + shape("M-9 -292L0 -322L9 -292z", GOLD, 4)
        + group(
            shape(flag, t.second)
            + stroke("M20 -276C44 -284 62 -264 88 -270", t.robe, 5)
            + group(fill(pip, t.dark), 46, -242, 0.5),
            flip=True,
        )
    )


def horn_staff():
    horn = "M-50 -128C-46 -78 -14 -60 16 -74L20 -58C-22 -36 -72 -66 -76 -126z"
    return (
        rod(WOOD, -290, 84, 11)
        + stroke("M-60 -128C-30 -166 0 -150 2 -66", "#b3202a", 4)
        + shape(horn, "#e7d6ac")
        + shape("M-80 -132H-46L-48 -112H-78z", GOLD, 4)
        + shape("M10 -78L26 -74L24 -56L14 -54z", GOLD, 4)
        + disc(0, -294, 13, GOLD, 4.5)
    )


def halberd():
    return (
        rod(WOOD, -240, 84, 10)
        + shape("M0 -326L10 -286V-248H-10V-286z", STEEL, 4.5)
        + shape("M8 -272C30 -272 44 -286 50 -296C60 -268 54 -222 40 -200C34 -216 22 -224 8 -224z", STEEL, 4.5)
        + fill("M48 -288C56 -266 50 -228 40 -208C38 -212 34 -216 30 -218C40 -240 42 -262 48 -288z", STEEL_DARK)
        + shape("M-8 -268L-44 -254L-8 -236z", STEEL, 4.5)
        + shape("M-11 -276H11V-220H-11z", GOLD, 4)
    )


def spear():
    ribbon = "M0 -196C26 -190 20 -168 44 -160C30 -150 22 -158 8 -168C18 -146 8 -138 22 -122C4 -128 -6 -150 -4 -186z"
    return (
        rod(WOOD, -222, 84, 10)
        + shape("M0 -322C16 -286 20 -262 9 -222H-9C-20 -262 -16 -286 0 -322z", STEEL, 4.5)
        + fill("M0 -312C12 -284 16 -262 7 -226H0z", STEEL_DARK)
        + shape(ribbon, "#c3263d", 4)
        + shape("M-12 -228H12V-208H-12z", GOLD, 4)
    )


def fist(cuff, trim):
    """A hand closed about something upright, coming out of a sleeve below."""
    return (
        shape("M-22 -16C-20 -28 22 -28 25 -14L25 16C22 30 -20 30 -23 16z", SKIN)
        + stroke("M-22 -4H8M-22 8H12M-21 18H10", "#8a5635", 3.2)
        + shape("M25 -14C14 -22 -4 -20 -5 -11C-5 -3 10 -4 25 4z", SKIN, 4)
        + shape("M-30 24C-10 32 12 32 32 24L36 42C12 50 -12 50 -34 42z", trim, 4.5)
        + shape("M-32 42C-10 50 12 50 34 42C46 54 54 66 58 80H-60C-56 66 -46 54 -32 42z", cuff)
        + stroke("M-12 54L-18 76M14 54L20 76", blend(cuff, INK, 0.4), 4)
    )


def holding(thing, cuff, trim, x=548, y=366):
    """The thing, and the fist about it."""
    return group(thing + fist(cuff, trim), x, y)


# ---------------------------------------------------------------- king


def king_robe(t):
    """A mantle with an ermine cape and a chain of office."""
    ermine = "".join(
        f"M{at(x, y)}l-5 13l5 -4l5 4z"
        for x, y in (
            (300, 314),
            (326, 338),
            (356, 318),
            (372, 350),
            (404, 326),
            (424, 352),
            (446, 318),
            (470, 340),
            (494, 316),
            (398, 292),
        )
    )
    panel = "".join(polygon([(392, y - 20), (410, y), (392, y + 20), (374, y)]) for y in (406, 446))
    chain = "M330 292C340 346 372 366 394 368C418 366 448 346 456 292"
    return (
        shape(
            "M152 446C166 380 206 334 270 308C320 292 350 286 392 286C440 286 470 292 516 308C574 336 606 380 614 446z",
            t.robe,
        )
        + fill("M520 312C574 336 606 380 614 446H560C558 396 546 350 520 312z", t.dark, 0.7)
        + stroke("M250 330C226 366 216 396 212 440M286 350C274 380 268 410 268 440", t.dark, 4.5)
        + shape("M340 340L326 446H462L446 340z", t.second)
        + fill(panel, t.robe)
        + stroke(panel, t.dark, 3)
        + shape(
            "M266 312C300 284 350 268 392 268C436 268 486 284 520 312C504 356 450 380 392 380C334 380 282 356 266 312z",
            LINEN,
        )
        + fill("M392 380C450 380 504 356 520 312C508 304 496 298 484 292C480 330 440 360 392 380z", LINEN_SHADE, 0.5)
        + fill(ermine, INK)
        + stroke(chain, GOLD_DARK, 11)
        + stroke(chain, GOLD, 6)
        + disc(394, 374, 17, GOLD, 4)
        + gem(394, 374, 9, t.robe)
    )


def king(suit, t):
    whiskers = (short_beard if suit in "CD" else beard)(t.hair)
    head = (
        locks(t.hair, {"S": 62, "C": 40, "D": 78, "H": 58}[suit])
        + face(blend(t.hair, INK, 0.3))
        + whiskers
        + crown(t.robe, ((-64, -104), (2, -120), (68, -104)), ((-34, -78), (38, -78)))
    )
    thing = {"S": sceptre(), "C": orb(), "D": group(axe(), flip=True), "H": sword()}[suit]
    return bust(king_robe(t), head, 376, 186, 1, not t.looks_left) + holding(thing, t.robe, LINEN)


# ---------------------------------------------------------------- queen


def fan_collar(t):
    """A standing lace collar and the bare shoulders before it, both behind the neck."""
    scallops = "".join(
        f"q{x} {y} {dx} {dy}"
        for x, y, dx, dy in (
            (-26, -6, -20, -34),
            (-20, -22, -2, -36),
            (-6, -24, 20, -28),
            (6, -24, 30, -16),
            (14, -18, 38, -4),
            (22, -16, 38, 4),
            (24, -6, 30, 16),
            (22, 8, 20, 28),
            (10, 18, -2, 36),
            (12, 20, -20, 34),
        )
    )
    lace = "".join(
        f"M{at(x, y)}h.1"
        for x, y in ((318, 286), (320, 258), (334, 236), (354, 224), (430, 224), (450, 236), (464, 258), (466, 286))
    )
    return (
        shape(f"M326 322{scallops}z", LINEN, 4.5)
        + stroke(lace, t.robe, 9)
        + stroke(lace, LINEN, 3)
        + fill("M340 300C356 296 364 288 368 276H416C420 288 428 296 444 300L430 370H354z", SKIN)
    )


def gown(t):
    """A gown with a jewelled bodice and pearls."""
    pearls = "".join(
        circle(x, y, 6) for x, y in ((350, 314), (360, 330), (374, 341), (392, 345), (410, 341), (424, 330), (434, 314))
    )
    lacing = "".join(f"M366 {y}l52 22M418 {y}l-52 22" for y in (384, 412))
    return (
        shape(
            "M166 446C180 392 212 350 276 326C312 314 336 312 346 298C350 328 366"
            " 352 392 364C418 352 434 328 438 298C448 312 474 314 508 326C570 350"
            " 598 392 612 446z",
            t.robe,
        )
        + fill("M508 326C570 350 598 392 612 446H556C554 398 538 352 508 326z", t.dark, 0.7)
        + shape("M350 344L336 446H448L434 344C424 358 408 368 392 374C376 368 360 358 350 344z", t.second)
        + stroke(lacing, t.dark, 3.6)
        + stroke("M346 300C340 330 344 340 350 346L336 446M438 300C444 330 440 340 434 346L448 446", GOLD_DARK, 9)
        + stroke("M346 300C340 330 344 340 350 346L336 446M438 300C444 330 440 340 434 346L448 446", GOLD, 5)
        + stroke("M248 342C224 374 214 406 210 440M286 340C270 374 262 408 262 440", t.dark, 4.5)
        + shape(pearls, "#fffaf0", 3)
        + gem(392, 362, 10)
    )


def veil(t):
    """Linen falling from under the crown, framing the face."""
    return (
        shape("M-44 -50C-66 -20 -62 30 -74 76C-60 92 -40 96 -26 88C-44 60 -44 0 -34 -34z", LINEN, 4.5)
        + shape("M34 -58C72 -40 72 20 88 84C70 104 40 104 26 94C44 70 46 0 38 -30z", LINEN, 4.5)
        + stroke("M-54 -14C-54 30 -60 56 -62 76M54 -20C60 20 62 56 70 84M46 0C50 36 46 66 48 88", LINEN_SHADE, 4)
        + stroke("M-60 78L-40 86M84 84L48 96", t.robe, 5)
    )


def tresses(colour):
    """Parted hair and two long plaits over the shoulders."""
    dark, light = shades(colour)
    plait = "".join(
        f"M{x - 15} {y}C{x - 17} {y + 18} {x - 6} {y + 25} {x} {y + 27}C{x + 6}"
        f" {y + 25} {x + 17} {y + 18} {x + 15} {y}C{x + 6} {y + 8} {x - 6} {y + 8}"
        f" {x - 15} {y}z"
        for x, y in ((-52, 40), (-54, 62), (-54, 84), (-52, 106), (58, 44), (62, 66), (64, 88), (62, 110))
    )
    return (
        shape("M-38 -50C-60 -36 -58 14 -68 44C-60 54 -44 54 -38 44C-42 20 -38 0 -34 -30z", colour)
        + shape("M28 -58C66 -48 66 10 76 48C66 60 48 58 42 46C46 20 46 0 36 -30z", colour)
        + shape(plait, colour, 4)
        + stroke("M-48 -28C-52 0 -50 20 -54 38M50 -26C56 0 54 24 60 42", dark, 3.4)
        + stroke("M42 -20C48 0 46 20 50 36", light, 3.2)
        + shape("M-62 130H-42L-46 146H-58zM52 134H72L70 150H56z", "#b3202a", 3.6)
    )


def parting(colour):
    """Hair drawn over the forehead from a middle parting."""
    _, light = shades(colour)
    return shape(
        "M-10 -60C-30 -58 -42 -42 -42 -20C-34 -30 -22 -38 -8 -42C14 -38 34 -34 44 -14C50 -44 30 -62 -10 -60z",
        colour,
        4.5,
    ) + stroke("M-32 -38C-26 -44 -20 -47 -14 -49M6 -48C18 -46 28 -40 34 -34", light, 3)


def queen(suit, t):
    hair = {"S": "#3a2417", "C": "#8a4a1e", "D": "#d6a44c", "H": "#5c3320"}[suit]
    falls = veil(t) if suit in "SH" else tresses(hair)
    head = (
        falls
        + face(blend(hair, INK, 0.2))
        + parting(hair)
        + crown(
            t.robe,
            ((-60, -90), (-30, -104), (2, -114), (36, -104), (66, -92)),
            ((-42, -76), (-14, -78), (18, -78), (48, -76)),
        )
    )
    thing = {"S": wand, "C": clover, "D": goblet, "H": rose}[suit]()
    return fan_collar(t) + bust(gown(t), head, 384, 184, 0.98, not t.looks_left) + holding(thing, t.robe, LINEN)


# ---------------------------------------------------------------- valet

DOUBLET = "M168 446C180 392 212 348 280 322C318 310 346 304 362 304H424C440 306 468 312 506 322C572 348 600 392 610 446"


def doublet(t):
    """A parted doublet with slashed sleeves, a row of buttons and a falling collar."""
    slashes = "M232 362C222 384 216 410 216 436M262 340C252 366 248 398 248 436M292 330C284 356 280 390 280 436"
    buttons = "".join(circle(392, y, 6.5) for y in (352, 380, 408, 436))
    return (
        shape(DOUBLET + "z", t.robe)
        + fill("M392 304H424C440 306 468 312 506 322C572 348 600 392 610 446H392z", t.second)
        + stroke(DOUBLET, INK, 5)
        + stroke(slashes, t.second, 9)
        + stroke("M334 330L326 446M452 330L460 446", t.dark, 4)
        + stroke("M392 340V446", t.dark, 4)
        + shape(buttons, GOLD_LIGHT, 3.6)
        + shape("M338 286C360 300 424 300 446 286L468 328L402 340L392 320L382 340L316 328z", LINEN, 4.5)
        + stroke("M330 322L378 331M454 322L406 331", LINEN_SHADE, 3.6)
    )


def bob(colour):
    """A page's hair, cut level at the jaw."""
    dark, light = shades(colour)
    return (
        shape("M-40 -54C-62 -36 -62 20 -66 42C-60 58 -42 58 -34 46C-40 20 -38 0 -34 -30z", colour)
        + shape("M26 -60C70 -50 70 0 80 44C72 66 40 66 34 46C42 20 46 0 36 -30z", colour)
        + stroke("M-50 -20C-52 10 -54 26 -54 44M52 -24C60 10 58 30 62 46", dark, 3.4)
        + stroke("M44 -14C50 10 46 26 50 44", light, 3.2)
    )


def cap(t):
    """A flat cap with a rolled brim and a long plume."""
    return (
        shape("M30 -92C34 -150 92 -176 116 -130C98 -140 74 -124 60 -72z", LINEN, 4.5)
        + stroke("M44 -88C54 -128 80 -148 104 -142M52 -116L48 -136M64 -132L64 -152M80 -142L86 -158", LINEN_SHADE, 3.6)
        + shape("M-58 -48C-74 -92 -30 -116 20 -112C70 -108 88 -76 66 -46z", t.robe)
        + fill("M66 -46C88 -76 70 -108 20 -112C48 -100 54 -70 44 -48z", t.dark, 0.7)
        + shape(
            "M-64 -42C-58 -64 -20 -70 10 -70C44 -70 72 -58 74 -40C66 -28 40 -40 6 -40C-26 -40 -56 -26 -64 -42z",
            t.second,
        )
        + stroke("M-48 -46C-20 -56 30 -58 60 -46", t.dark, 3)
        + gem(40, -58, 10)
    )


def valet(suit, t, pip):
    hair = {"S": "#5c3a22", "C": "#a85c26", "D": "#d8a850", "H": "#3d2819"}[suit]
    head = bob(hair) + face(blend(hair, INK, 0.3)) + fringe(hair) + cap(t)
    thing = {"S": banner(t, pip), "C": horn_staff(), "D": group(halberd(), flip=True), "H": spear()}[suit]
    return bust(doublet(t), head, 372, 196, 0.98, not t.looks_left) + holding(
        thing, t.robe if suit in "SC" else t.dark, LINEN
    )


def fringe(colour):
    dark, _ = shades(colour)
    return shape(
        "M-42 -44C-41 -30 -42 -26 -40 -20C-28 -29 -16 -31 -4 -31C14 -31 30 -26 45 -12C52 -50 20 -66 -10 -62z",
        colour,
        4.5,
    ) + stroke("M-24 -46C-28 -40 -30 -36 -31 -31M2 -48C2 -42 2 -38 2 -36M24 -44C28 -40 30 -34 32 -30", dark, 3.2)


# ---------------------------------------------------------------- jester


def motley(one, other):
    """A jester's collar of long points, one colour against the other, a bell at each point."""
    out, bells = shape(DOUBLET + "z", other), ""
    for k, x in enumerate((236, 314, 392, 470, 548)):
        drop = 396 - abs(x - 392) * 0.12
        out += shape(
            f"M{at(x - 40, 322 + abs(x - 392) * 0.2)}C{at(x - 10, 318)} {at(x + 10, 318)}"
            f" {at(x + 40, 322 + abs(x - 392) * 0.2)}L{at(x, drop)}z",
            (one, GOLD)[k % 2],
        )
        bells += disc(x, drop + 8, 11, GOLD_LIGHT, 4)
    return out + bells + shape("M318 318C330 284 454 284 466 318C450 334 334 334 318 318z", one, 5)


def fools_cap(one, other):
    """Three soft horns with bells."""
    return (
        shape("M-44 -40C-60 -80 -100 -96 -128 -66C-124 -112 -70 -134 -20 -112z", one)
        + shape("M46 -40C60 -86 104 -100 134 -62C136 -112 78 -140 24 -114z", other)
        + shape("M-48 -40C-44 -92 -30 -120 6 -168C30 -130 52 -90 50 -38C20 -52 -20 -52 -48 -40z", GOLD)
        + fill("M6 -160C28 -126 48 -90 46 -44C36 -46 26 -48 16 -49C24 -90 20 -126 6 -160z", GOLD_DARK, 0.4)
        + shape("M-50 -34C-20 -52 22 -52 52 -34L50 -22C22 -38 -20 -38 -46 -22z", one, 4.5)
        + disc(-128, -58, 12, GOLD_LIGHT, 4)
        + disc(134, -54, 12, GOLD_LIGHT, 4)
        + disc(6, -170, 12, GOLD_LIGHT, 4)
    )


def cowl(one, other):
    return (
        shape("M-44 -44C-70 0 -64 60 -40 96H60C78 50 74 -10 44 -50z", other)
        + fill("M-44 -44C-70 0 -64 60 -40 96H4V-44z", one)
        + stroke("M-44 -44C-70 0 -64 60 -40 96H60C78 50 74 -10 44 -50", INK, 5)
    )


def marotte(one, other):
    """The jester's stick with a little head of its own."""
    little = (
        fools_cap(other, one)
        + shape(FACE, SKIN)
        + fill("M-30 -6h14v8h-14zM2 -6h16v8h-16z", INK)
        + stroke(SMILE, LIPS, 7)
        + shape("M-40 62H44L30 84L4 68L-22 84z", other)
    )
    return rod(WOOD, -196, 84, 9) + group(little, 0, -226, 0.38)


def jester(colour):
    one, other = colour, blend(colour, "#f2c65a", 0.82)
    tincture = Tincture(one, blend(one, INK, 0.4), other, blend("#f3e6c8", colour, 0.08), "#7a4a22", True)
    head = cowl(one, other) + face("#5c3a22", SMILE) + fools_cap(one, other)
    half = (
        backdrop(tincture)
        + motley(one, other)
        + group(head, 362, 214, 0.9)
        + holding(marotte(one, other), other, one, 540)
    )
    return framed(half, tincture)


# ---------------------------------------------------------------- the window


def backdrop(t):
    """A diapered ground in a pale tint of the suit."""
    lattice = "".join(
        f"M{x} 20l{430 if x < 200 else 610 - x} {430 if x < 200 else 610 - x}" for x in range(-196, 600, 48)
    ) + "".join(f"M{x} 20l{max(190, x - 430) - x} {x - max(190, x - 430)}" for x in range(212, 1020, 48))
    return (
        fill("M20 20H610V440H20z", t.ground)
        + stroke(lattice, blend(t.ground, t.dark, 0.17), 2.2)
        + stroke("M202 430V52Q202 36 218 36H578Q594 36 594 52V430", GOLD_DARK, 2.4)
    )


def belt(t):
    """The band between the two halves."""
    return shape("M20 420H610V460H20z", t.dark, 4) + stroke("M20 429H610M20 451H610", GOLD, 4)


def framed(half, t):
    return half + turned(half) + belt(t) + around(WINDOW) + stroke(WINDOW, INK, 4)


def court(rank, suit, pip):
    """The picture of a court card; pip: the suit's outline in a 100 x 100 box."""
    t = COURT[suit]
    figure = {"J": lambda: valet(suit, t, pip), "Q": lambda: queen(suit, t), "K": lambda: king(suit, t)}[rank]()
    return framed(backdrop(t) + figure, t)
