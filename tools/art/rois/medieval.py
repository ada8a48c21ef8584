"""Medieval armies: men-at-arms and spearmen, with lord, banner-bearer, monk, miner and squire."""

from tools.art.ink import CREAM, INK, fill
from tools.art.paint import (
    DARK,
    GOLD,
    GOLD_LIGHT,
    LEATHER,
    LEATHER_DARK,
    LINEN,
    SKIN,
    STEEL,
    STEEL_DARK,
    WOOD,
    cloak,
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

GROUND = "grass"


# ---------------------------------------------------------------- men-at-arms


def great_helm():
    """A flat-topped helmet: eye slits, a brass cross down the face, breathing holes."""
    return (
        part("M-8.6 -10Q0 -15 8.8 -10L9.6 -2L7.6 8Q-1 12 -7.6 8L-9.6 -2z", STEEL)
        + shade("M3 -12.8Q7 -12 8.8 -10L9.6 -2L7.6 8Q5 9.6 2 10z")
        + line("M-7.4 -2H-2.8M.4 -2H6.4", DARK, 2.3)
        + line("M-1.4 -11.6V9M-8.8 -4.4Q0 -6 8.8 -4.4", GOLD, 1.9)
        + line("M2.4 3h.1M5 3h.1M2.4 6h.1M5 6h.1M-4 3h.1M-4 6h.1", DARK, 1.3)
        + shine("M-6.6 -8.6Q-5 -10 -3.6 -10.4")
    )


def surcoat(side):
    """Mail sleeves and a long coat in the army's colour, belted."""
    return (
        part("M-11 -44Q0 -48 11 -44L10 -29L13 -9Q7 -6 1 -8Q-6 -5 -13 -9L-10 -29z", side.colour)
        + line("M-3 -25L-4 -8M3 -25L4 -8", side.dark, 1.5)
        + shade("M4 -46.4L11 -44L10 -29L13 -9Q9 -7 5 -7.4z")
        + limb("M-10 -28Q0 -25 10 -28", LEATHER, 3.4, 1.3)
    )


def mail_legs():
    return (
        part("M-12 0Q-12 -4 -9 -5L-9 -13H-2.6V0zM0 1Q0 -3 3 -4.6V-13H10V1z", STEEL)
        + line("M-8.6 -5.6H-3.4M3.4 -4.8H9.6M-8.6 -9.4H-3.4M3.4 -9H9.6")
        + shade("M-5 -13H-2.6V0H-5zM7.2 -13H10V1H7.2z")
    )


def heater(side, x, y, scale=1.0):
    """The knight's shield, straight above and pointed below."""
    return place(
        x,
        y,
        part("M-12 -16Q0 -19 12 -16Q13 6 0 18Q-13 6 -12 -16z", STEEL, 2)
        + fill("M-10 -14.2Q0 -16.6 10 -14.2Q10.6 5 0 15.4Q-10.6 5 -10 -14.2z", side.colour)
        + emblem(side, 0, -3.4, 8)
        + shade("M4 -16Q8 -15.4 10.4 -14.4Q10.6 5 0 15.6Q6 2 4 -16z")
        + shine("M-7.6 -11.6Q-8 -2 -5.6 4", 1.6),
        scale,
    )


def longsword():
    return (
        part("M-2 0L-1.6 -30L0 -34L1.6 -30L2 0z", STEEL, 1.6)
        + line("M0 -3V-24", STEEL_DARK, 1)
        + limb("M-5.4 0H5.4", GOLD, 3, 1.4)
        + limb("M0 1V6", LEATHER, 3, 1.4)
        + disc(0, 8, 2.2, GOLD, 1.4)
    )


def poleaxe():
    return (
        limb("M0 0V-70", WOOD, 3.6, 1.5)
        + part("M2 -70Q10 -73 11 -66Q10.6 -58 2 -60z", STEEL, 1.6)
        + part("M-2 -68L-8 -65L-2 -62z", STEEL, 1.5)
        + part("M-2 -71L0 -84L2 -71z", STEEL, 1.5)
    )


def man_at_arms(side, weapon):
    body = mail_legs() + surcoat(side)
    if weapon == "sword":
        return (
            shadow(0, 0)
            + body
            + place(0, -53, great_helm())
            + limb("M-10 -40Q-18 -34 -19 -42", STEEL, 6.4)
            + place(-19.6, -48, longsword(), 1, -14)
            + disc(-18.6, -44, 3.2, STEEL_DARK, 1.6)
            + heater(side, 7, -27)
        )
    return (
        shadow(0, 0)
        + place(16, -2, poleaxe(), 1, 3, True)
        + body
        + limb("M-10 -41Q-19 -30 -9 -26", STEEL, 6.4)
        + place(0, -53, great_helm(), 1, 4)
        + heater(side, 6, -26)
    )


def men_at_arms(side):
    """Knights on foot: great helms, surcoats and pointed shields."""
    rear = place(-14, 0, poleaxe(), 1, 1) + rear_body(side.colour, STEEL_DARK) + place(0, -53, great_helm())
    return (
        place(51, 96, rear) + place(30, 105, man_at_arms(side, "sword")) + place(69, 107, man_at_arms(side, "poleaxe"))
    )


# ---------------------------------------------------------------- spearmen


def kettle_hat(beard=""):
    """An iron hat with a wide brim over a mail coif."""
    return (
        part("M-8 -4Q-11 6 -7 9H8Q11 6 9 -4z", STEEL_DARK)
        + face(beard)
        + part("M-7.6 -5.6Q-7 -15 0 -15.4Q7 -15 7.8 -5.6z", STEEL)
        + part("M-13 -3.4Q-8 -8 0 -8Q8 -8 13.4 -3.4Q6 -5.4 0 -5.4Q-7 -5.4 -13 -3.4z", STEEL)
        + shade("M3 -15Q7 -14 7.8 -7Q11 -5.6 13.4 -3.4Q8 -5 4 -5.2Q5 -11 3 -15z")
        + shine("M-4.6 -9Q-4.4 -12 -2 -13.4")
    )


def gambeson(side):
    """A quilted coat in the army's colour, with its sign on the breast."""
    return (
        part("M-11 -44Q0 -48 11 -44L10.4 -28L13 -13Q0 -9 -13 -13L-10.4 -28z", side.colour)
        + line("M-7 -27L-8.6 -13M-2.4 -26L-2.8 -11M2.4 -26L2.8 -11M7 -27L8.6 -13", side.dark, 1.4)
        + shade("M5 -46.2L11 -44L10.4 -28L13 -13Q9 -11.4 6 -11z")
        + emblem(side, -1, -36.4, 6)
        + limb("M-10 -27.6Q0 -25 10 -27.6", LEATHER, 3.4, 1.3)
    )


def hose():
    return (
        limb("M-5 -15Q-7 -9 -6.4 -4", "#6e5a4a", 6.6)
        + limb("M5.4 -15Q7 -9 6.6 -4", "#857059", 6.8)
        + part("M-14 0Q-13 -4 -9 -4.6H-3V0zM-1.6 1Q0 -3 3 -3.6H10V1z", LEATHER, 1.6)
    )


def pike(turn, x=0, y=0):
    """A long spear through both hands."""
    return place(
        x, y, limb("M0 26V-52", WOOD, 3.4, 1.4) + part("M0 -66Q-4 -58 -1.6 -51H1.6Q4 -58 0 -66z", STEEL, 1.5), 1, turn
    )


def spearman(side, beard=""):
    sleeve = side.colour
    return (
        shadow(0, 0)
        + hose()
        + gambeson(side)
        + place(0, -52, kettle_hat(beard))
        + limb("M10 -41Q16 -32 5 -27", sleeve, 6.6)
        + pike(-22, -3, -29)
        + hand(4.6, -20)
        + limb("M-10 -41Q-19 -38 -10 -37", sleeve, 6.6)
        + hand(-8.4, -37.6)
    )


def spearmen(side):
    """Three men in iron hats, spears levelled to the left."""
    rear = rear_body(side.colour) + place(0, -52, kettle_hat()) + pike(-15, -10, -27)
    return place(56, 95, rear) + place(37, 104, spearman(side, "#7a4a26")) + place(74, 107, spearman(side))


# ---------------------------------------------------------------- specials


def crowned_head():
    """A bearded face in a mail hood, under a gold crown."""
    return (
        part("M-8.4 -6Q-11 4 -10 10H11Q11 4 9 -6Q0 -14 -8.4 -6z", STEEL_DARK)
        + face("#8a4f22")
        + part("M-8.6 -4.4L-10.4 -14L-5 -9.6L0 -16L5 -9.6L10.6 -14L8.8 -4.4Q0 -8 -8.6 -4.4z", GOLD)
        + disc(-10.4, -14.4, 1.5, GOLD_LIGHT, 1.2)
        + disc(0, -16.4, 1.7, GOLD_LIGHT, 1.2)
        + disc(10.6, -14.4, 1.5, GOLD_LIGHT, 1.2)
        + disc(0, -8.6, 1.4, "#b3201c", 0.9)
    )


def ermine_collar():
    return part("M-13 -38Q-12 -47 -5 -47Q0 -42 5 -47Q12 -47 13 -38Q8 -34 0 -37Q-8 -34 -13 -38z", CREAM) + line(
        "M-9 -41v1.6M-4.6 -40v1.6M4.6 -40v1.6M9 -41v1.6", INK, 1.5
    )


def lord(side):
    """The general: crown, ermine, drawn sword."""
    return (
        shadow(0, 0, 22)
        + cloak(side.dark)
        + mail_legs()
        + surcoat(side)
        + emblem(side, -0.6, -19, 5.4)
        + limb("M10 -40Q18 -32 9 -27", STEEL, 6.4)
        + hand(8, -26.6, STEEL_DARK)
        + ermine_collar()
        + place(0, -54, crowned_head())
        + limb("M-10 -41Q-19 -36 -20 -44", STEEL, 6.4)
        + place(-21, -49, longsword(), 0.95, -10)
        + hand(-20.4, -46, STEEL_DARK)
    )


def bascinet():
    """An open pointed helmet with a mail collar."""
    return (
        part("M-9 -3Q-13 6 -11 12H12Q13 6 9 -3z", STEEL_DARK)
        + face()
        + part("M-8.8 -1.6Q-9 -11 1 -16.6Q9.4 -11 9 -1.6L6.4 4Q6 -3 4.6 -4Q0 -5.6 -5 -4Q-6 -2 -6.4 4z", STEEL)
        + shade("M1 -16.6Q9.4 -11 9 -1.6L6.4 4Q6 -3 4.6 -4Q6 -11 1 -19z")
        + shine("M-6 -7Q-5 -11.6 -2 -14")
    )


def banner_bearer(side):
    """The banner, broad and high above his head."""
    return (
        shadow(0, 0, 20)
        + limb("M-18 1L-17 -92", WOOD, 4, 1.6)
        + disc(-17, -93, 2.4, GOLD, 1.5)
        + pennon(side, -16.4, -91, 40, 21)
        + mail_legs()
        + surcoat(side)
        + emblem(side, -0.6, -37, 5.6)
        + limb("M10 -41Q17 -32 8 -28", STEEL, 6.4)
        + place(1, -53, bascinet())
        + limb("M-10 -41Q-18 -34 -17.6 -37", STEEL, 6.4)
        + hand(-17.6, -38, STEEL_DARK)
        + hand(7.4, -28, STEEL_DARK)
    )


def tonsure():
    """A round friendly head, shaven on the crown."""
    return (
        part("M-8 0Q-9 -10 0 -10.4Q9 -10 8.4 0Q6 4 0 2Q-6 4 -8 0z", "#6b4426")
        + oval(0, 0.4, 6.6, 7, SKIN)
        + part("M-6 -7.6Q0 -12 6.2 -7.6Q0 -5 -6 -7.6z", SKIN, 1.3)
        + line("M-3.4 -.6q1 -1 2 0M1.4 -.6q1 -1 2 0", INK, 1.3)
        + line("M-.4 .6L-1.2 2.4H0M-2.6 4.4Q-.6 5.8 1.6 4.2", INK, 0.9)
    )


def monk(side):
    """Habit and cowl, a staff with a cross, a flask of physic."""
    return (
        shadow(0, 0, 21)
        + limb("M-19 1L-18 -62M-25 -54H-11", WOOD, 4, 1.6)
        + part("M-11 1Q-10 -3 -5 -3H-1V1zM1 1Q2 -3 6 -3H11V1z", LEATHER, 1.6)
        + part("M-9 -44C-14 -34 -15 -20 -14 -4Q0 1 15 -4C16 -22 15 -34 9 -44z", side.colour)
        + part("M-5 -40L-5.6 -3Q0 -1 5.6 -3L5 -40z", LINEN, 1.5)
        + shade("M4 -44L9 -44C15 -34 16 -22 15 -4Q10 -2.4 7 -2Q9 -24 4 -44z")
        + limb("M-13 -25Q0 -21 14 -25", "#e0c88f", 2.8, 1.3)
        + limb("M4 -22.4L5.6 -12", "#e0c88f", 2.4, 1.2)
        + part("M-11 -42Q-10 -49 0 -49Q10 -49 11.6 -42Q6 -35 0 -35.4Q-6 -35 -11 -42z", side.colour)
        + place(0, -52, tonsure())
        + limb("M-10.4 -38Q-19 -32 -18 -34", side.colour, 7)
        + hand(-18.2, -35)
        + limb("M10.4 -38Q19 -30 13 -27", side.colour, 7)
        + part("M10 -37H14V-33Q19 -30 18 -25Q16 -21 12 -21Q7.6 -21 6.4 -25Q6 -30 10 -33z", "#8fbf7a")
        + shine("M9 -28Q9 -30 10.4 -31")
        + limb("M10 -37.6H14", WOOD, 2.6, 1.2)
        + hand(13.6, -23.4)
    )


def pickaxe():
    return (
        limb("M0 0V-42", WOOD, 4.2, 1.7)
        + part("M-20 -33Q-12 -43 0 -43Q12 -43 20 -33Q11 -38.4 0 -38.4Q-11 -38.4 -20 -33z", STEEL)
        + part("M-2.6 -45H2.6V-36H-2.6z", STEEL_DARK, 1.5)
        + shine("M-13 -38.6Q-8 -41 -4 -41.4")
    )


def lantern(x, y):
    return place(
        x,
        y,
        line("M0 0Q-3.4 3 -3 5M0 0Q3.4 3 3 5", INK, 1.5)
        + part("M-4.6 6H4.6L5.4 17H-5.4z", "#ffd96a", 1.7)
        + part("M-5.6 17H5.6V20H-5.6zM-5 6L0 2L5 6z", LEATHER_DARK, 1.5)
        + fill("M0 9Q3 13 0 15.6Q-3 13 0 9z", "#e0701c"),
    )


def miner(side):
    """The sapper: hooded, pick on the shoulder, lamp in hand."""
    head = (
        part("M-9 -4Q-14 6 -12 12Q0 7 13 12Q13 4 9.4 -4Q10 -14 0 -14Q-10 -14 -9 -4z", side.colour)
        + place(-0.4, 1, face("#4a3020"))
        + line("M-7 -3Q-6 -9 0 -9Q6 -9 6.6 -3", INK, 1.6)
        + shade("M4 -13.6Q10 -12 9.4 -4Q13 4 13 12L9 10.6Q8 -4 4 -13.6z")
    )
    return (
        shadow(0, 0, 20)
        + place(-19, -24, pickaxe(), 0.86, 4)
        + hose()
        + gambeson(side)
        + part("M-8 -27Q0 -24.4 8 -27L8.6 -13Q0 -10 -8.6 -13z", LEATHER, 1.6)
        + limb("M10 -41Q20 -36 17 -29", side.colour, 6.8)
        + lantern(17, -26)
        + hand(17, -27.4)
        + place(0, -52, head)
        + limb("M-10 -41Q-20 -36 -18.6 -30", side.colour, 6.8)
        + hand(-18.4, -30)
    )


def squire(side):
    """The raw officer: a page behind a shield too large for him, sword trailing."""
    head = (
        part("M-9 7Q-11 -9 0 -11Q11 -9 9.6 7Q6 9 5 4H-5Q-6 9 -9 7z", "#c8903c")
        + oval(-0.2, 0.6, 6.4, 7.2, SKIN)
        + line("M-3.4 -.4v1.6M1.6 -.4v1.6", INK, 1.8)
        + oval(-1, 5.2, 1.4, 1.2, DARK, 0)
        + line("M-5 -3.4L-2.4 -4M.8 -4L3.4 -3.4", INK, 1)
        + part("M-8.6 -3Q-5 -8 0 -4.6Q5 -8 8.6 -3Q9 -11 0 -11.4Q-9 -11 -8.6 -3z", "#c8903c", 1.4)
        + part("M-10 -8Q-8 -15 2 -15Q11 -14 10 -8Q0 -11.6 -10 -8z", side.colour)
        + limb("M7 -14Q14 -22 19 -19", CREAM, 3.4, 1.4)
    )
    return (
        shadow(0, 0, 19)
        + place(-20, -17, longsword(), 0.9, -140)
        + hose()
        + gambeson(side)
        + limb("M-10 -41Q-20 -34 -19 -21", side.colour, 6.4)
        + hand(-19.6, -17.6)
        + place(0, -52, head, 1, -5)
        + place(12, -20, heater(side, 0, 0, 1.25), 1, 8)
    )


UNITS = {"A": men_at_arms, "B": spearmen}
SPECIALS = {
    "general": single(lord, 52, 105, 1.24),
    "standard": single(banner_bearer, 47, 105, 1.07),
    "healer": single(monk, 51),
    "sapper": single(miner, 50, 105, 1.22),
    "raw-officer": single(squire, 51, 105, 1.12),
}
