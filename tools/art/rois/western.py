"""The West: cowboys and cavalry, with marshal, flag-bearer, doctor, dynamiter and greenhorn."""

from tools.art.ink import CREAM, INK, blend, fill, polygon, star
from tools.art.paint import (
    DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LEATHER,
    LEATHER_DARK,
    LINEN,
    SKIN,
    STEEL,
    STEEL_DARK,
    WOOD,
    disc,
    face,
    hand,
    limb,
    line,
    oval,
    part,
    place,
    rear_body,
    shade,
    shine,
)
from tools.art.rois.kit import pennon, shadow, single
from tools.art.sides import emblem

GROUND = "sand"
GUN, FELT, STRAW, CHARCOAL = "#4b5058", "#8c6239", "#cfa567", "#4c4440"


# ---------------------------------------------------------------- cowboys


def hat(felt, band):
    """A wide-brimmed hat, pinched at the crown."""
    return (
        part("M-7.6 -6Q-8.4 -16 -4 -17Q0 -15 4 -17Q8.6 -16 8 -6z", felt)
        + fill("M-7.8 -10Q0 -8 8.2 -10V-6H-7.6z", band)
        + part("M-16 -8Q-9 -5 0 -5.6Q9 -5 16.4 -9Q14 -2 0 -2.6Q-13 -2 -16 -8z", felt)
        + shade("M3 -16.4Q8.6 -16 8 -6Q12 -6 16.4 -9Q14 -3 4 -2.6Q5 -10 3 -16.4z")
    )


def cowboy_head(side, felt, masked=False, beard=""):
    out = part("M-8 2Q-9 -6 0 -7Q9 -6 8.4 3Q0 8 -8 2z", "#5a3a22") + face(beard)
    out += part("M-6.8 1.6Q0 -.4 6.8 1.6L5.4 8Q0 13 -5 8z", side.colour, 1.5) if masked else ""
    return out + hat(felt, side.colour)


def poncho(side):
    """A woollen cloak in the army's colour, its sign on the breast, fringed below."""
    return (
        part("M-4 -46Q-15 -43 -17 -24L0 -15L17 -24Q15 -43 4 -46z", side.colour)
        + line("M-15.4 -28L0 -20L15.4 -28", CREAM, 2)
        + line(
            "M-14 -21.6v3M-10 -19.6v3M-6 -17.4v3M-2 -15.4v3M2 -15.4v3M6 -17.4v3M10 -19.6v3M14 -21.6v3", side.dark, 1.6
        )
        + shade("M4 -46Q15 -43 17 -24L6 -18Q9 -34 4 -46z")
        + emblem(side, -0.6, -34, 6.6)
    )


def cowboy_legs(cloth="#8b7b66"):
    return (
        limb("M-5 -20Q-7 -13 -6.4 -8", cloth, 7.4)
        + limb("M5.4 -20Q7 -13 6.8 -8", cloth, 7.4)
        + part("M-14 0Q-13 -3.6 -9.6 -4.4V-10H-2.8V0zM-1.6 1Q0 -2.6 3.2 -3.6V-10H10V1z", LEATHER_DARK)
    )


def rifle(x, y, turn):
    """A lever rifle, muzzle up."""
    return place(
        x,
        y,
        limb("M0 -10V-44", GUN, 3.6, 1.5)
        + limb("M0 -12V-28", WOOD, 3.8, 1.4)
        + part("M-2.6 -12L2.6 -12L2 -2Q5 4 5 12L-1.6 13Q-2 4 -3.6 -2z", WOOD, 1.6)
        + line("M2.4 -9Q6 -8 4.6 -3", INK, 1.4),
        1,
        turn,
    )


def revolver():
    return part("M0 -3H-15V0H-9.6V1.6H-3L-.4 8H4.4L3 -1.6Q2 -3 0 -3z", GUN, 1.5) + part(
        "M-.6 2.4L1.6 8.4H5L3.4 1z", WOOD, 1.2
    )


def cowboy(side, felt, pose, **head):
    body = cowboy_legs() + poncho(side)
    if pose == "revolver":
        return (
            shadow(0, 0)
            + body
            + place(0, -51, cowboy_head(side, felt, **head))
            + limb("M-10 -38Q-13 -33 -16 -36", side.colour, 7)
            + place(-18, -39, revolver(), 0.9, 8)
            + hand(-16.6, -36.6)
        )
    return (
        shadow(0, 0)
        + body
        + place(0, -51, cowboy_head(side, felt, **head), 1, 3)
        + rifle(13, -30, 10)
        + limb("M12 -38Q18 -33 13 -29", side.colour, 6.6)
        + hand(12.4, -28.4)
    )


def cowboys(side):
    """Three riders of the range on foot: hats, ponchos, guns."""
    rear = rifle(-13, -38, -8) + rear_body(side.colour) + place(0, -51, cowboy_head(side, STRAW, beard="#7a4a26"))
    return (
        place(52, 95, rear)
        + place(34, 105, cowboy(side, FELT, "revolver"))
        + place(69, 107, cowboy(side, CHARCOAL, "rifle", masked=True))
    )


# ---------------------------------------------------------------- cavalry


def horse(coat, mane):
    """A horse at the gallop, seen from its left side."""
    far = blend(coat, mane, 0.6)
    return (
        limb("M15 -22Q24 -16 22 -4", far, 5.6)
        + limb("M-12 -20Q-16 -12 -21 -5", far, 5.6)
        + line("M22 -3.6v1M-21 -4.6l-.6 .8", DARK, 6.6)
        + part("M22 -36Q36 -40 38 -24Q38 -15 32 -11Q34 -20 31 -25Q28 -29 23 -29z", mane)
        + limb("M19 -24Q28 -20 26 -13Q30 -8 32 -3", coat, 6.2)
        + limb("M-15 -22Q-22 -20 -27 -14Q-25 -9 -22 -10", coat, 5.6)
        + line("M31.6 -3.4l.6 1M-22.6 -9.8l.6 -.2", DARK, 6.6)
        + part(
            "M-33 -40Q-36 -44 -32 -46L-25 -54L-23 -58L-20.6 -54Q-11 -52 -7 -40Q4"
            " -36 14 -39Q25 -38 25 -28Q24 -19 16 -18Q4 -14 -10 -18Q-18 -20 -18.6"
            " -30Q-19 -36 -21 -39Q-25 -37 -28 -38Q-31 -36 -33 -40z",
            coat,
        )
        + shade("M-10 -20Q4 -22 24 -30Q24 -19 16 -18Q4 -14 -10 -18z")
        + part("M-21 -54Q-10 -55 -5 -39Q-10 -39 -13 -43Q-14 -48 -21 -54z", mane, 1.4)
        + line("M-26.8 -48.8v.8", INK, 2)
        + line("M-33 -42.4h.6", INK, 1.6)
        + line("M-31 -45.6L-28 -38.6M-29.4 -42L-21.6 -45L-19.6 -52M-29 -41Q-18 -37 -4 -47", LEATHER_DARK, 1.2)
    )


def kepi(side):
    """A trooper's head: low cap with a leather peak, neckerchief."""
    return (
        part("M-6 6Q0 10 7 6L5 11Q0 13 -4 11z", GOLD, 1.4)
        + part("M-7 3Q-8 -7 0 -8Q9 -7 8.4 3z", "#5a3a22", 1.5)
        + place(-0.4, 0.6, face())
        + part("M-8 -4Q-8.6 -12 -4 -13Q5 -14 8 -10L8.6 -3Q0 -6.6 -8 -4z", side.colour)
        + part("M-8.2 -4Q-4 -6 1 -5.4Q-5 -1.6 -12 -1.6Q-11 -3.4 -8.2 -4z", DARK, 1.3)
        + line("M-8 -5.2Q0 -8 8.4 -4.6", GOLD, 1.4)
    )


def sabre():
    return part("M-1.6 0Q-4 -14 2 -28Q2.6 -14 2 0z", STEEL, 1.5) + part("M-3.4 0H4V3H-3.4z", GOLD, 1.3)


def trooper(side, coat, mane):
    """A horse soldier, sabre drawn."""
    return (
        horse(coat, mane)
        + part("M-9 -41Q2 -38 11 -42L12 -23Q2 -19 -8 -23z", side.colour, 1.6)
        + line("M-6 -25Q2 -22 9.6 -25", GOLD, 1.6)
        + emblem(side, 4.4, -29.6, 4.4)
        + limb("M0 -44Q-8 -42 -8 -34L-6 -22", "#c9c3b4", 7)
        + part("M-11 -28H-2.6L-2.4 -18Q-8 -15 -13 -17L-9.6 -21z", DARK, 1.5)
        + part("M-7.6 -60Q1 -63 8.6 -60L7.6 -43Q0 -40 -7.6 -43z", side.colour)
        + shade("M3 -61.8L8.6 -60L7.6 -43L3 -41.6z")
        + limb("M-7 -46.6Q0 -44.4 7.4 -46.6", LEATHER, 3, 1.2)
        + place(0, -67, kepi(side))
        + limb("M7 -56Q11 -50 2 -47.6", side.colour, 5.8)
        + disc(-1, -47.6, 2.8, CREAM, 1.4)
        + limb("M-7 -57Q-14 -55 -15 -61", side.colour, 6)
        + place(-15.6, -66, sabre(), 1, -16)
        + disc(-15, -64, 2.8, CREAM, 1.4)
    )


def cavalry(side):
    """Two troopers at the charge."""
    return (
        place(60, 95, trooper(side, "#5b4030", "#33231a"), 0.86)
        + shadow(48, 106, 34)
        + place(45, 108, trooper(side, "#b07a45", "#5c3a1e"), 0.98)
    )


# ---------------------------------------------------------------- specials


def duster(side):
    """A long open coat in the army's colour over shirt and waistcoat."""
    return (
        part("M-10 -44L-15 -7Q-9 -4 -4 -6L0 -30L4 -6Q10 -4 16 -7L10 -44Q0 -48 -10 -44z", side.colour)
        + part("M-4.6 -45Q0 -43 4.6 -45L4 -27Q0 -25 -4 -27z", LINEN, 1.5)
        + part("M-5 -27H5L3.6 -21H-3.6z", LEATHER, 1.4)
        + part("M-9.6 -45L-5 -46L-2.6 -32L-8 -37zM9.6 -45L5 -46L2.6 -32L8 -37z", side.colour, 1.5)
        + shade("M6 -45.6L10 -44L16 -7Q11 -4.6 7 -5.4Q9 -26 6 -45.6z")
    )


def marshal(side):
    """The general: silver star, long coat, moustache, a rifle on the hip."""
    head = cowboy_head(side, CHARCOAL) + part(
        "M-6.4 3.6Q-3 1.6 -.8 3Q1.6 1.6 5 3.6Q6 6.4 4 7Q2 4.6 -.8 4.8Q-4 4.6 -5.4 7Q-7.4 6 -6.4 3.6z", "#5a3a22", 0.9
    )
    return (
        shadow(0, 0, 21)
        + cowboy_legs()
        + duster(side)
        + part(polygon(star(7, -35.6, 5, 4.6, 1.9)), GOLD_LIGHT, 1.1)
        + limb("M10 -41Q19 -34 12 -27", side.colour, 7)
        + hand(11, -26.4)
        + place(0, -52, head, 1.12)
        + rifle(-18, -34, -20)
        + limb("M-10 -41Q-19 -36 -17 -28", side.colour, 7)
        + hand(-16.4, -27.6)
    )


def flag_bearer(side):
    """The army's flag on a lance, above a trooper in neckerchief and hat."""
    return (
        shadow(0, 0, 20)
        + limb("M-18 1L-17 -92", WOOD, 4, 1.6)
        + part("M-17 -100L-19.4 -92H-14.6z", STEEL, 1.4)
        + pennon(side, -16.4, -90, 40, 21)
        + cowboy_legs("#b9b19f")
        + part("M-10.6 -44Q0 -48 10.6 -44L9.6 -18Q0 -15 -9.6 -18z", side.colour)
        + line("M-1 -40V-19", side.dark, 1.4)
        + line("M1.6 -38h.1M1.6 -33h.1M1.6 -23h.1", GOLD, 2)
        + shade("M4 -46.4L10.6 -44L9.6 -18Q7 -17 4 -16.6z")
        + limb("M-9.6 -27.6Q0 -25 9.6 -27.6", LEATHER, 3.6, 1.3)
        + disc(0, -26.4, 2, GOLD, 1.2)
        + limb("M10 -41Q18 -34 11 -27", side.colour, 6.8)
        + place(1, -52, cowboy_head(side, STRAW))
        + part("M-6 -46Q0 -42 7 -46L3 -38Q0 -36 -2 -39z", GOLD, 1.5)
        + limb("M-9.6 -41Q-19 -36 -17.6 -38", side.colour, 6.8)
        + hand(-17.6, -39.4)
        + hand(10.4, -26.6)
    )


def doctor(side):
    """Top hat, spectacles, frock coat in the army's colour, and the black bag."""
    head = (
        part("M-8 2Q-9 -6 0 -7Q9 -6 8.4 3Q0 8 -8 2z", "#8d8577")
        + face("#a59c8c")
        + line(
            "M-5.4 -.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0M-.4 -.4a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0",
            GOLD_DARK,
            1,
        )
        + part("M-7.6 -6L-7 -21H7.6L8 -6z", CHARCOAL)
        + fill("M-7.6 -10.6H8V-6.4H-7.6z", side.colour)
        + part("M-12 -6Q0 -9 12.4 -6Q13 -3 0 -3.6Q-12 -3 -12 -6z", CHARCOAL)
        + shine("M-4.6 -18V-12.6")
    )
    bag = (
        part("M-5 0Q-5 -6 0 -6Q5 -6 5 0M-10 0Q0 -3 10 0L11 14Q0 16 -11 14z", DARK)
        + disc(0, 7.4, 4.8, CREAM, 0)
        + fill("M-1.2 4H1.2V6.2H3.4V8.6H1.2V10.8H-1.2V8.6H-3.4V6.2H-1.2z", "#b3201c")
    )
    return (
        shadow(0, 0, 20)
        + cowboy_legs("#5f574d")
        + part("M-10.6 -44L-14 -14Q-8 -11 -3 -13L0 -30L3 -13Q9 -11 15 -14L10.6 -44Q0 -48 -10.6 -44z", side.colour)
        + part("M-6.6 -46Q0 -42 6.6 -46L5.6 -22Q0 -18 -5.6 -22z", LINEN, 1.6)
        + line("M0 -40V-22", "#b9a888", 1.3)
        + line("M2.4 -37h.1M2.4 -32h.1M2.4 -27h.1", GOLD, 1.9)
        + shade("M6.6 -46L10.6 -44L15 -14Q11 -12 8 -12.4Q9 -26 6.6 -46z")
        + place(0, -52, head)
        + limb("M10.6 -41Q19 -33 17 -24", side.colour, 6.8)
        + place(17, -20, bag)
        + hand(17, -22.4)
        + limb("M-10.6 -41Q-20 -36 -17 -40", side.colour, 6.8)
        + part("M-20 -52H-15V-48Q-12.4 -47 -12.4 -43V-37H-22.6V-43Q-22.6 -47 -20 -48z", "#7fa05a", 1.6)
        + limb("M-19.6 -52.6H-15.4", WOOD, 2.6, 1.2)
        + hand(-17, -38.6)
    )


def dynamite(x, y, turn):
    """A bundle of sticks with a burning fuse."""
    return place(
        x,
        y,
        part("M-6.6 -9H-2.2V9H-6.6zM2.2 -9H6.6V9H2.2zM-2.2 -10.6H2.2V8H-2.2z", "#c8402c", 1.5)
        + line("M-6.6 -1H6.6M-6.6 2H6.6", CREAM, 1.8)
        + line("M0 -10.6Q0 -17 5 -18", INK, 1.6)
        + part(polygon(star(7, -19.6, 6, 6.6, 2.6)), GOLD_LIGHT, 1.2)
        + disc(7, -19.6, 1.8, "#e0701c", 0),
        1,
        turn,
    )


def dynamiter(side):
    """The sapper: a lit bundle in one hand, the pick in the other."""
    return (
        shadow(0, 0, 20)
        + place(19, -19, pick(), 0.92, 10)
        + cowboy_legs()
        + part("M-10.6 -44Q0 -48 10.6 -44L11.6 -15Q0 -12 -11.6 -15z", side.colour)
        + part("M-7 -40L-6 -33H6L7 -40L8.6 -20Q0 -17 -8.6 -20z", LEATHER, 1.6)
        + line("M-7 -40L-8 -45M7 -40L8 -45", LEATHER_DARK, 2)
        + shade("M5 -46L10.6 -44L11.6 -15Q8 -14 6 -13.6z")
        + place(0, -52, cowboy_head(side, FELT, beard="#7a4a26"))
        + limb("M10 -41Q22 -37 20 -29", side.colour, 6.8)
        + hand(20, -28)
        + limb("M-10 -41Q-20 -40 -19 -47", side.colour, 6.8)
        + dynamite(-19.6, -57, -8)
        + hand(-19, -49)
    )


def pick():
    return (
        limb("M0 0V-42", WOOD, 4.2, 1.7)
        + part("M-17 -33Q-10 -43 0 -43Q10 -43 17 -33Q9 -38.4 0 -38.4Q-9 -38.4 -17 -33z", STEEL)
        + part("M-2.6 -45H2.6V-36H-2.6z", STEEL_DARK, 1.5)
    )


def greenhorn(side):
    """The raw officer: bowler, town suit, suitcase, a pistol held by the wrong end."""
    check = side.colour
    head = (
        part("M-8 2Q-9 -6 0 -7Q9 -6 8.4 3z", "#c8903c", 1.5)
        + oval(0, 0, 6.8, 7.6, SKIN)
        + line("M-3.4 -.8v1.6M1.6 -.8v1.6", INK, 1.9)
        + oval(-1, 5, 1.5, 1.4, DARK, 0)
        + line("M-5 -4L-2.4 -4.6M.6 -4.6L3.2 -4", INK, 1)
        + part("M-8 -5Q-8.6 -15 0 -15.4Q8.6 -15 8.4 -5z", CHARCOAL)
        + fill("M-8.2 -8.4H8.4V-5.4H-8.2z", check)
        + part("M-11 -5Q0 -7.6 11.4 -5Q11 -2.6 0 -3.4Q-11 -2.6 -11 -5z", CHARCOAL, 1.6)
        + shine("M-4.6 -10.6Q-4 -13 -1.6 -13.6")
    )
    case = part("M-4 0V-4H4V0", CREAM) + part("M-10 0H10V13H-10z", "#b98250") + line("M-6 0V13M6 0V13", LEATHER_DARK, 2)
    return (
        shadow(0, 0, 19)
        + limb("M-4.6 -22Q-5.6 -12 -5.6 -5", check, 7)
        + limb("M5 -22Q6 -12 6 -4", check, 7)
        + part("M-13 0Q-12 -3.6 -8.6 -4H-2.4V0zM-1 1Q0 -2.6 3 -3.2H9.4V1z", DARK, 1.5)
        + part("M-10.4 -44Q0 -48 10.4 -44L10 -20Q4 -18 0 -21Q-4 -18 -10 -20z", check)
        + line("M-7 -42V-21M7 -42V-21M-10 -36H10M-10 -28H10", side.light, 1.2)
        + part("M-4.6 -45.6L0 -33L4.6 -45.6Q0 -43.6 -4.6 -45.6z", CREAM, 1.4)
        + part("M-3.6 -44L3.6 -41V-44L-3.6 -41z", "#b3201c", 1.2)
        + shade("M5 -46L10.4 -44L10 -20Q8 -19 6 -19z")
        + limb("M10 -41Q19 -32 17 -22", check, 6.4)
        + place(17, -17, case)
        + hand(17, -20.6)
        + place(0, -52, head, 1, 6)
        + limb("M-10 -41Q-20 -32 -18 -37", check, 6.4)
        + place(-16.6, -51, revolver(), 0.9, -90)
        + hand(-17.6, -38)
    )


UNITS = {"A": cowboys, "B": cavalry}
SPECIALS = {
    "general": single(marshal, 51, 105, 1.24),
    "standard": single(flag_bearer, 47, 105, 1.03),
    "healer": single(doctor, 49, 105, 1.2),
    "sapper": single(dynamiter, 49, 105, 1.22),
    "raw-officer": single(greenhorn, 48, 105, 1.16),
}
