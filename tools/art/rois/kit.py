"""What all figures of Les Rois du Champ de Bataille share: bases, signs and flags.

    figure(SIDES["blue"], place(50, 106, soldier), "grass")

A figure is drawn about its own feet: (0, 0) is the ground between them, y grows downwards, so heads are at negative y.
"""

from tools.art.ink import CREAM, INK, Drawing, Rng, at, blot, fill, linear, num, polygon, star, stroke
from tools.art.nature import tufts
from tools.art.paint import GOLD, disc, line, part, place

WIDTH, HEIGHT = 100, 120
FOOT = 50, 104
"""The middle of a figure's base."""


SIGN_STAR = polygon(star(0, 0.4, 5, 7.2, 3))
SIGNS = {
    "general": lambda: fill(SIGN_STAR, INK),
    "standard": lambda: (
        stroke("M-3.6 5.6V-5.6", INK, 1.8) + fill("M-3 -5.8C0 -7.6 2 -3.6 5.6 -5.2V1.2C2 2.6 0 -1 -3 1z", INK)
    ),
    "healer": lambda: fill("M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2z", "#b3201c"),
    "sapper": lambda: (
        stroke("M-4.6 5.4L3.4 -3.6", INK, 2) + fill("M-3.4 -5.8C2 -6.6 6.4 -2.6 6.4 3.2C4.6 -.6 1 -3.8 -3.4 -5.8z", INK)
    ),
    "raw-officer": lambda: fill(SIGN_STAR, INK) + stroke("M1.6 -7L-1.2 -2.2L1.8 .6L-1 3.2L.6 7", CREAM, 1.6),
}


def sign_plate(name, x=50.0, y=109.5):
    """The round plate at the front of a special's base: what the figure does."""
    return f'<g transform="translate({at(x, y)})">{disc(0, 0, 9.2, GOLD)}{disc(0, 0, 7.6, CREAM, 0)}{SIGNS[name]()}</g>'


# ---------------------------------------------------------------- bases and flags

GROUND = {
    "grass": ("#a8b067", "#76833f"),
    "sand": ("#dcb878", "#ad8044"),
    "mud": ("#9a8a63", "#6b5b3b"),
    "moon": ("#a4a2b4", "#6f6c86"),
}
SHAPES = {  # the upper face, the rim, and of a rim with corners the lit and the shaded facet
    "round": ("M5 100A45 12 0 0 1 95 100A45 12 0 0 1 5 100z", "M5 100V106A45 12 0 0 0 95 106V100z", "", ""),
    "square": (
        "M13 89H87Q90 89 90.8 91.4L95.6 108.6Q96.4 111.6 93 111.6H7Q3.6 111.6 4.4 108.6L9.2 91.4Q10 89 13 89z",
        "M4.2 108V115Q4.2 118 7.2 118H92.8Q95.8 118 95.8 115V108z",
        "",
        "",
    ),
    "hexagon": (
        "M3 100L26 88H74L97 100L74 112H26z",
        "M3 100V106L26 118H74L97 106V100z",
        "M3 100V106L26 118V112z",
        "M97 100V106L74 118V112z",
    ),
    "diamond": (
        "M2 99.5L43 87.4Q50 85.6 57 87.4L98 99.5L57 112Q50 114 43 112z",
        "M2 99.5V105.2L43 117.6Q50 119.6 57 117.6L98 105.2V99.5z",
        "M2 99.5V105.2L26 112.4V107z",
        "M50 113.5V119Q53.5 118.8 57 117.6L98 105.2V99.5L57 112Q53.5 113.2 50 113.5z",
    ),
}


def rim_marks(side):
    """The army's sign, repeated along the front of the rim."""
    if side.shape == "diamond":
        return stroke(
            "".join(f"M{x} {num(115.2 - abs(x - 50) * 0.3)}v2.6" for x in (20, 27, 34, 41, 59, 66, 73, 80))
            + "M50 115.4v2.2",
            CREAM,
            2.2,
        )
    if side.shape == "square":
        return stroke("".join(f"M{x - 4} 116.2l4 -2.6l4 2.6" for x in (15, 32, 50, 68, 85)), CREAM, 1.7)
    if side.shape == "hexagon":
        return stroke("".join(f"M{x} 113.8v2.8M{x - 3} 115.2h6" for x in (32, 44, 56, 68)), CREAM, 1.7)
    return fill(
        "".join(
            f"M{at(x - 2, y)}a2 1.7 0 1 1 4 0a2 1.7 0 1 1 -4 0z"
            for x, y in ((17, 111.6), (33, 114.4), (50, 115.2), (67, 114.4), (83, 111.6))
        ),
        CREAM,
    )


def base(side, ground="grass"):
    """A miniature's base: coloured rim in the army's shape, modelled ground, shadow to the lower right."""
    face, rim, lit, dark = SHAPES[side.shape]
    earth, spot = GROUND[ground]
    out = (
        blot(55, 111, 45, "shade", 0.21)
        + (
            part(rim, side.colour, 2) + fill(lit, side.light, 0.7) + fill(dark, side.dark, 0.8)
            if lit
            else part(rim, f"url(#rim-{side.name})", 2)
        )
        + rim_marks(side)
    )
    out += part(face, earth, 2) + line("M20 101h4M41 109h3M63 108h4M83 101h3M52 92h4", spot, 2)
    if ground == "grass":
        out += line(tufts(Rng(3), [(16, 104), (87, 103), (36, 110), (66, 110)]), "#57652c", 1.3)
    return out


def shadow(x, y, size=17):
    """Where a figure stands: a soft dark spot on the base."""
    return blot(x + size * 0.28, y, size, "shade", 0.32)


def pennon(side, x, y, long=24.0, high=15.0):
    """A flag whose upper corner at the staff is (x, y), with the side's sign; a chevron has a swallow's tail."""
    wave = f"C{at(x + long * 0.3, y - 3)} {at(x + long * 0.62, y + 3)} {at(x + long, y - 0.5)}"
    back = f"C{at(x + long * 0.62, y + high + 3)} {at(x + long * 0.3, y + high - 3)} {at(x, y + high)}z"
    tail = f"L{at(x + long * 0.74, y + high * 0.5)}" if side.sign == "chevron" else ""
    out = part(f"M{at(x, y)}{wave}{tail}L{at(x + long, y + high - 0.5)}{back}", side.colour)
    if side.sign == "disc":
        return out + disc(x + long * 0.5, y + high * 0.5, high * 0.28, CREAM, 0)
    if side.sign == "chevron":
        return out + line(
            f"M{at(x + long * 0.12, y + high * 0.2)}L{at(x + long * 0.45, y + high * 0.5)}"
            f"L{at(x + long * 0.12, y + high * 0.8)}",
            CREAM,
            2.6,
        )
    if side.sign == "cross":
        return out + line(
            f"M{at(x + long * 0.36, y + 1)}v{num(high - 2)}M{at(x + long * 0.07, y + high * 0.48)}"
            f"C{at(x + long * 0.3, y + high * 0.4)} {at(x + long * 0.62, y + high * 0.62)}"
            f" {at(x + long * 0.93, y + high * 0.48)}",
            CREAM,
            2.8,
        )
    return out + line(
        "".join(
            f"M{at(x + long * f, y + 1.6 + dy)}v{num(high - 3.2)}" for f, dy in ((0.25, -0.6), (0.52, 0), (0.79, 0.6))
        ),
        CREAM,
        2.8,
    )


def single(body, x=50, y=105, scale=1.28):
    """A special's figure, taller than the men of a unit."""
    return lambda side: place(x, y, body(side), scale)


def figure(side, body, ground="grass", sign=""):
    """A finished drawing: base, figures, and for a special the plate that names it."""
    rim = (
        ""
        if SHAPES[side.shape][2]
        else linear(f"rim-{side.name}", 4, 0, 96, 0, side.light, side.colour, side.colour, side.dark)
    )
    return Drawing(WIDTH, HEIGHT, base(side, ground) + body + (sign_plate(sign) if sign else ""), rim)
