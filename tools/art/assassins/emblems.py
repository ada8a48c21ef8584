"""The signs on the cards of King & Assassins, each about (0, 0) and some 200 units high."""

from tools.art.assassins.pen import cord
from tools.art.ink import INK, circle, disc, fill, group, polygon, rounded, stroke
from tools.art.pack.frame import GOLD, GOLD_DARK, GOLD_LIGHT, gem, shape
from tools.art.sides import VERMILION

STEEL, STEEL_DARK, IRON = "#cfd6d8", "#7f8b92", "#59616a"


def crown():
    """The king: a closed crown with ermine, arches and a cross."""
    arch = "M-76 14C-92 -44 -60 -86 0 -90C60 -86 92 -44 76 14z"
    spots = "".join(f"M{x} 58l-5 14l5 -4l5 4z" for x in (-58, -30, 0, 30, 58))
    return (
        shape(arch, "#a3263f", 7)
        + fill("M0 -90C60 -86 92 -44 76 14H30C48 -30 36 -70 0 -90z", "#6c1529", 0.8)
        + shape("M-84 22L-98 -52L-58 -18L-40 -62L0 -14L40 -62L58 -18L98 -52L84 22z", GOLD, 7)
        + fill("M0 -8L40 -54L58 -10L92 -42L80 18H0z", GOLD_DARK, 0.35)
        + stroke("M-92 -40L-58 -8L-41 -48L-4 -4", GOLD_LIGHT, 5)
        + shape("M-10 -14C-16 -50 -12 -76 -2 -94H2C12 -76 16 -50 10 -14z", GOLD, 6)
        + shape("M-86 16C-40 30 40 30 86 16L82 50C40 62 -40 62 -82 50z", GOLD, 6.5)
        + stroke("M-76 26C-36 38 20 38 60 30", GOLD_LIGHT, 4)
        + gem(-48, 40, 11, "#2f6ea5")
        + gem(0, 45, 13)
        + gem(48, 40, 11, "#2f6ea5")
        + shape(
            "M-88 52C-40 66 40 66 88 52C94 62 94 74 88 82C40 96 -40 96 -88 82C-94 74 -94 62 -88 52z", "#fbf3df", 6.5
        )
        + fill(spots, INK)
        + shape("".join(circle(x, y, 9) for x, y in ((-98, -56), (-40, -68), (40, -68), (98, -56))), GOLD_LIGHT, 5)
        + shape("M-7 -92V-104H-18V-118H-7V-130H7V-118H18V-104H7V-92z", GOLD_LIGHT, 5)
    )


def helm():
    """The knights: a great helm with a brass cross and a blue plume."""
    body = "M-62 -48C-60 -84 -34 -98 0 -98C34 -98 60 -84 62 -48L56 58C40 82 16 92 -6 98C-24 90 -46 78 -56 58z"
    holes = "".join(f"M{x} {y}h.1" for x, y in ((16, 34), (34, 30), (16, 52), (34, 48), (24, 66), (-42, 36), (-42, 54)))
    return (
        shape("M-4 -92C-30 -132 8 -168 58 -158C104 -148 122 -98 108 -34C98 -72 78 -92 40 -92z", "#1f6fa8", 7)
        + stroke("M8 -102C10 -130 40 -146 70 -136M44 -104C66 -112 86 -104 100 -78", "#7fb4d8", 5)
        + fill("M58 -158C104 -148 122 -98 108 -34C98 -72 88 -84 76 -90C92 -112 84 -140 58 -158z", "#0f4770", 0.8)
        + shape(body, STEEL, 7)
        + fill("M14 -97C44 -94 61 -80 62 -48L56 58C42 80 20 90 0 97C16 60 24 -20 14 -97z", STEEL_DARK, 0.75)
        + stroke("M-50 -52C-48 -72 -34 -84 -16 -87", "#ffffff", 6)
        + shape("M-62 -36C-30 -26 30 -26 62 -36L60 -2C30 8 -30 8 -60 -2z", GOLD, 6)
        + shape("M-28 -95C-34 -40 -32 40 -22 91L0 96C-10 40 -10 -40 -4 -98z", GOLD, 6)
        + stroke("M-22 -84C-26 -40 -25 30 -17 78", GOLD_LIGHT, 4)
        + fill("M-52 -22L-30 -17V-8L-52 -12zM2 -15C20 -15 38 -18 52 -22L51 -11C36 -7 18 -5 2 -5z", INK)
        + stroke(holes, INK, 8)
    )


def hood():
    """The assassins: eyes under a hood, a vermilion scarf, a dagger."""
    dagger = (
        shape("M-9 -12L0 -118L11 -12z", STEEL, 6)
        + fill("M0 -112L9 -14H0z", STEEL_DARK)
        + shape("M-28 -14C-10 -8 12 -8 30 -14V2C12 6 -10 6 -28 2z", GOLD, 5.5)
        + shape("M-8 4H8V44H-8z", "#5c2a1e", 5.5)
        + disc(0, 50, 11, GOLD, 5.5)
        + shape("M-20 8C-18 0 20 -2 24 8L24 32C20 42 -16 42 -21 32z", "#3a2a24", 5.5)
        + stroke("M-20 16H6M-20 25H6", "#8d7a68", 3.5)
    )
    return (
        shape(
            "M-6 -112C-52 -100 -80 -58 -82 -4C-84 40 -98 72 -112 104H104C94 72 82 40 78 -2C74 -56 44 -98 -6 -112z",
            "#454f63",
            7,
        )
        + fill(
            "M-6 -112C44 -98 74 -56 78 -2C82 40 94 72 104 104H52C64 60 66 0 50 -46C40 -76 20 -98 -6 -112z",
            "#29303f",
            0.85,
        )
        + stroke("M-64 -10C-62 -46 -46 -76 -20 -92M-84 66C-80 54 -76 44 -74 34", "#7c879c", 5)
        + shape(
            "M-10 -70C-42 -62 -54 -30 -54 4C-54 38 -34 62 -8 72C20 62 38 36 38 4C38 -32 22 -62 -10 -70z", "#14161c", 6
        )
        + shape("M-53 12C-30 24 14 24 37 12C36 42 18 64 -8 72C-34 62 -52 42 -53 12z", VERMILION.colour, 5)
        + fill("M10 20C22 18 30 16 37 12C36 42 18 64 -8 72C6 56 12 40 10 20z", "#8a3a06", 0.8)
        + stroke("M-44 26C-34 32 -24 34 -14 34", "#f4a26a", 4)
        + fill("M-44 -14L-20 -6C-26 4 -40 2 -44 -14zM28 -14L4 -6C10 4 24 2 28 -14z", "#fff3cf")
        + fill(circle(-29, -6, 4.5) + circle(13, -6, 4.5), "#14161c")
        + group(dagger, 84, 44, 0.95, 14)
    )


def cuff(x, y, turn):
    """One open iron ring with its hinge and lock."""
    body = (
        (
            f'<path d="{circle(0, 0, 46)}{circle(0, 0, 27)}" fill="{IRON}" fill-rule="evenodd" stroke="{INK}" '
            'stroke-width="6"/>'
        )
        + stroke("M-32 -18C-26 -30 -14 -37 0 -37", "#b9c2c9", 6)
        + shape(rounded(-14, -58, 28, 24, 5), "#7d868e", 5.5)
        + disc(0, -46, 4, INK)
        + shape(rounded(-9, 36, 18, 18, 4), "#7d868e", 5)
    )
    return group(body, x, y, turn=turn)


def link(x, y, turn, rx=19, ry=12):
    """A link of a chain."""
    oval = f"M{-rx} 0A{rx} {ry} 0 1 1 {rx} 0A{rx} {ry} 0 1 1 {-rx} 0z"
    return group(
        cord(oval, "#7d868e", 7, 15) + stroke(f"M{-rx + 2} -3A{rx} {ry} 0 0 1 0 {-ry}", "#cfd6da", 3), x, y, turn=turn
    )


def open_shackles():
    """Two open cuffs joined by a short chain."""
    return (
        cuff(-62, -6, 14)
        + cuff(62, -6, -14)
        + "".join(link(x, y, turn) for x, y, turn in ((-34, 54, 30), (0, 66, 0), (34, 54, -30)))
    )


def red_crystal():
    """A red crystal: this card is left in the box on the other side of the board."""
    tip, foot = (0, -62), (0, 62)
    rim = ((-36, -26), (-12, -18), (16, -20), (36, -28))
    low = ((-30, 26), (-10, 36), (14, 34), (30, 24))
    faces = (
        [(tip, rim[k], rim[k + 1]) for k in range(3)]
        + [(rim[k], rim[k + 1], low[k + 1], low[k]) for k in range(3)]
        + [(low[k], low[k + 1], foot) for k in range(3)]
    )
    tones = ("#f2948c", "#e0564f", "#a81d28", "#e0564f", "#c42b33", "#86131f", "#c42b33", "#a81d28", "#6a0d18")
    outline = polygon([tip, rim[3], low[3], foot, low[0], rim[0]])
    return (
        shape(outline, "#a81d28", 12)
        + "".join(fill(polygon(f), t) for f, t in zip(faces, tones, strict=True))
        + stroke("M-26 -22L-4 -50M-24 -10V14", "#ffd9d2", 4)
    )
