"""Parts that several King of the Hill figures share: bases, pennons, emblems, heads and hands."""

from tools.art.ink import blot, oval
from tools.art.koth.pen import BONE, GOLD, INK, LEATHER, SKIN, SKIN_SHADE, STEEL, WOOD, dark

MAIL, HOSE, GRASS = "#8b949c", "#6b5442", "#a7b06a"


# ---------------------------------------------------------------- base and banner


def base(pen, gold=False):
    """Round for blue, square for vermilion; the rim in the side's colour, golden for a general."""
    rim = GOLD if gold else pen.cloth
    pen.body += blot(54, 112, 45, "shade", 0.24)
    if pen.side.shape == "round":
        pen.form(
            "9 101!, 91 101!, 91 106, 88 111, 78 115, 64 117.4, 50 118, 36 117.4, 22 115, 12 111, 9 106",
            rim,
            2.4,
            deep=dark(rim, 0.3),
        )
        pen.form(
            "9 101, 12 96.4, 21 92.4, 35 90, 50 89.2, 65 90, 79 92.4, 88 96.4, 91 101,"
            " 88 105.4, 79 109.4, 65 112, 50 112.8, 35 112, 21 109.4, 12 105.4",
            GRASS,
            4,
            1.4,
        )
    else:
        pen.form("7.4 107!, 92.6 107!, 92.6 114, 89 118!, 11 118!, 7.4 114", rim, 2.4, deep=dark(rim, 0.3))
        pen.form(
            "20 90, 80 90, 83.4 92, 92.4 107, 90 111.6, 84 112.4, 16 112.4, 10 111.6, 7.6 107, 16.6 92", GRASS, 4, 1.4
        )
    signs = dark(pen.cloth, 0.2) if gold else BONE
    if pen.side.shape == "round":
        for x, y in ((20, 111.4), (35, 114), (50, 114.9), (65, 114), (80, 111.4)):
            pen.dot(x, y, 1.7, signs)
    else:
        for x in (18, 34, 50, 66, 82):
            pen.patch(
                f"{x - 4} 116.2!, {x} 113!, {x + 4} 116.2!, {x + 1.8} 116.2!, {x} 114.8!, {x - 1.8} 116.2!", signs
            )
    pen.nib(
        "20 103, 19.4 100, 17.6 98|21 103, 21.6 99.6, 23.4 97.6|80 106, 79.4 103,"
        " 77.6 101|81 106, 81.6 102.6, 83.6 100.8",
        "#5f6b34",
        1.5,
    )


def ground_shadow(pen, x, y, w):
    """Where the figure stands: darker grass, drawn out to the lower right in every case."""
    px, py = pen.place(x, y)
    pen.body += oval(px + 3, py + 1, w, w * 0.22, "#2c3214").replace("/>", ' fill-opacity=".45"/>')


def emblem(pen, x, y, r, colour=BONE):
    """The side's mark: a disc for blue, a chevron for vermilion."""
    if pen.side.shape == "round":
        pen.dot(x, y, r, colour)
        return
    steps = ((-1.25, 0.5), (0, -0.95), (1.25, 0.5), (1.25, 1.35), (0, -0.05), (-1.25, 1.35))
    pen.patch(", ".join(f"{x + r * u:.2f} {y + r * v:.2f}!" for u, v in steps), colour)


def pennon(pen, x, y, long=22.0, high=13.0):
    """A small flag flying to the left of a shaft at (x, y): pointed for blue, swallow-tailed for vermilion."""

    def p(u, v, corner=""):
        return f"{x - u * long:.1f} {y + v * high:.1f}{corner}"

    if pen.side.shape == "round":
        pen.form(
            f"{p(0, 0, '!')}, {p(0.4, 0.02)}, {p(1, 0.42, '!')}, {p(0.45, 0.8)}, {p(0, 1, '!')}",
            pen.cloth,
            3,
            1,
            width=1.8,
        )
        pen.dot(x - long * 0.34, y + high * 0.47, high * 0.2, BONE)
    else:
        pen.form(
            f"{p(0, 0, '!')}, {p(0.5, -0.06)}, {p(1.05, 0.06, '!')}, {p(0.7, 0.5, '!')}, {p(1.05, 1.02, '!')},"
            f" {p(0.5, 0.9)}, {p(0, 1, '!')}",
            pen.cloth,
            3,
            1,
            width=1.8,
        )
        pen.patch(
            f"{p(0.2, 0.06, '!')}, {p(0.36, 0.05, '!')}, {p(0.52, 0.5, '!')}, {p(0.36, 0.9, '!')},"
            f" {p(0.2, 0.93, '!')}, {p(0.36, 0.5, '!')}",
            BONE,
        )


def crown(pen, x, y, s, colour=GOLD):
    """Three points with pearls on a band, s is half its width."""

    def p(u, v):
        return f"{x + u * s:.1f} {y + v * s:.1f}!"

    pen.form(
        ", ".join((p(-0.85, 0.75), p(-1, -0.5), p(-0.45, 0.05), p(0, -0.85), p(0.45, 0.05), p(1, -0.5), p(0.85, 0.75))),
        colour,
        2,
        0,
        1.6,
    )
    for u, v in ((-1, -0.55), (0, -0.9), (1, -0.55)):
        pen.dot(x + u * s, y + v * s, s * 0.2, colour)


def royal_banner(pen, x=18.0):
    """The general's banner behind the figure: a tall pole, a cloth in the side's colour, a golden crown on it."""
    cloth = dark(pen.cloth, 0.35)
    pen.rod(f"{x + 13} 98, {x + 13} 4", WOOD, 2.6)
    pen.form(
        f"{x - 15} 5!, {x + 12} 5!, {x + 12} 40!, {x - 1.5} 33!, {x - 15} 40!"
        if pen.side.shape != "round"
        else f"{x - 15} 5!, {x + 12} 5!, {x + 12} 33!, {x + 6} 38, {x - 1.5} 40, {x - 9} 38, {x - 15} 33!",
        GOLD,
        2,
    )
    pen.form(
        f"{x - 11.6} 8.4!, {x + 8.8} 8.4!, {x + 8.8} 33.4!, {x - 1.5} 28.6!, {x - 11.6} 33.4!"
        if pen.side.shape != "round"
        else f"{x - 11.6} 8.4!, {x + 8.8} 8.4!, {x + 8.8} 30.6!, {x + 4.6} 34, {x - 1.5}"
        f" 35.6, {x - 7.4} 34, {x - 11.6} 30.6!",
        cloth,
        0,
        width=1.2,
    )
    crown(pen, x - 1.4, 19, 7.6)
    pen.round(x + 13, 4, 3, 3, GOLD, 1.5, width=1.8)


# ---------------------------------------------------------------- heads, about (0, 0), and hands


def face(pen, beard=None):
    """A face turned a little to the right, shaded under what he wears."""
    pen.form("-7 -6, 7.4 -6, 8.6 1, 6 9.4, 1.6 11.6, -3.6 9, -7 2", SKIN, 3, width=2)
    pen.patch("-7 -7!, 8 -7!, 8 -2.4!, -6.6 -2!", SKIN_SHADE)
    if beard:
        pen.patch("-6.8 1!, -3.6 3.4, 1 5.4, 6 3.4, 8 1.6!, 5.8 9, 1.6 11, -3.4 8.6", beard)
    pen.dot(-1.6, 0.6, 1.25)
    pen.dot(4.8, 0.6, 1.25)
    pen.nib("2 .6, 3.6 3.6, 1.4 4.4", SKIN_SHADE if not beard else dark(beard), 1.4)
    if not beard:
        pen.nib("-1.4 7, 1.6 8, 4.8 6.8", INK, 1.3)


def kettle_hat(pen):
    """A wide-brimmed iron hat."""
    pen.form("-9 -7, -7 -15, 0 -18.4, 7 -15, 9.4 -7, 0 -5", STEEL, 4, 1.4)
    pen.form("-15 -4, -9 -7.6, 0 -8.6, 9 -7.6, 15.4 -4, 9 -1.6, 0 -1, -9 -1.6", STEEL, 2.4, 1)


def coif(pen):
    """Mail about head and shoulders."""
    pen.form("-10 9, -7.6 0, 7.6 0, 11 9, 11.6 16, 0 19, -11 15", MAIL, 4)


def hood(pen, colour):
    """A hood with a liripipe hanging behind; draw the face after it."""
    pen.form(
        "-2 -14!, -9 -11.6, -12 -3, -13 6, -15.6 14!, -8 15, 2 18.6, 11 14!, 10.6 6, 10 -3, 6.4 -10", colour, 4, 1.3
    )


def great_helm(pen, plume=None):
    """A closed helm with a brass cross and a plume."""
    if plume:
        pen.form("1 -12, -6 -19.6, -15 -19, -20 -11, -19 -1!, -14.6 -6, -12 -1.6!, -9 -8, -4 -8", plume, 4, 1.2)
    pen.form("-8.6 -10!, -3 -12.6, 4 -12.6, 9 -9.6!, 10.6 2, 8 11!, 3 13.4!, -6 11.4, -9.4 8!, -9.8 0", STEEL, 5, 1.4)
    pen.patch("-4 -3.6!, 10.2 -3.2!, 10.4 -.2!, -4 -.8!", INK)
    pen.line("4.4 -11.6, 4.8 11.6", GOLD, 2)
    pen.line("-7.4 -5.6, 4.4 -5.4, 9.4 -5.4", GOLD, 1.6)
    pen.dot(-0.6, 4, 0.9)
    pen.dot(-0.6, 7.4, 0.9)
    pen.dot(-3.4, 5.6, 0.9)


def nasal_helm(pen):
    """A pointed steel cap with a leather band."""
    pen.form("-9.4 -3, -8.6 -11, 0 -19.4!, 8.4 -11, 9.6 -3, 0 -4.6", STEEL, 4, 1.3)
    pen.line("-9.6 -3.4, 0 -5.4, 9.8 -3.4", INK, 5.4)
    pen.line("-9.6 -3.4, 0 -5.4, 9.8 -3.4", LEATHER, 3)


def hand(pen, x, y, r=4.0, colour=LEATHER):
    """A closed hand."""
    pen.round(x, y, r, r, colour, 2, width=2)
