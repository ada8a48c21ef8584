"""Modern armies: infantry and tanks, with colonel, radio operator, medic, engineer and cadet."""

from tools.art.ink import CREAM, INK, fill
from tools.art.paint import (
    DARK,
    GOLD,
    GOLD_LIGHT,
    LEATHER,
    LEATHER_DARK,
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

GROUND = "mud"
GUN, OLIVE, OLIVE_DARK, KHAKI, RED = "#43474b", "#7b7f4e", "#4f5434", "#b7a67a", "#b3201c"


# ---------------------------------------------------------------- infantry


def helmet(side, sign=""):
    """A deep steel helmet with a band in the army's colour, chin strap."""
    out = face() + line("M-6.4 0Q-5 7 -1 8Q5 7 6.6 0", LEATHER_DARK, 1.4)
    out += part(
        "M-9.6 -1Q-11 -13 0 -13.6Q11 -13 10 -1Q10.6 1.6 8 1Q7.6 -3.6 0 -4.4Q-7 -3.6 -7.6 1Q-10.6 1.6 -9.6 -1z", OLIVE
    ) + limb("M-9.6 -4.6Q0 -8.4 9.8 -4.6", side.colour, 3.2, 1.2)
    out += shade("M4 -13Q11 -12 10 -1Q10.6 1.6 8 1Q7.6 -2 5.6 -3.6Q7 -9 4 -13z") + shine("M-6.4 -8.6Q-5 -11.4 -2 -12")
    return out + (
        disc(-1, -9, 4, CREAM, 1.1) + fill("M-1.8 -11.6H-.2V-9.8H1.6V-8.2H-.2V-6.4H-1.8V-8.2H-3.6V-9.8H-1.8z", RED)
        if sign
        else ""
    )


def smock(side):
    """A field jacket in the army's colour, mottled, under webbing with pouches."""
    return (
        part("M-11 -44Q0 -48 11 -44L10.6 -20Q0 -16.6 -10.6 -20z", side.colour)
        + fill(
            "M-9 -42Q-4 -44 -3 -40Q-7 -37 -9.6 -38zM2 -36Q7 -38 9 -34Q6 -31 2 -33"
            "zM-9 -33Q-5 -34 -4 -31Q-7 -29 -9.4 -30z",
            side.dark,
            0.7,
        )
        + line("M-6 -45L-5 -28M6 -45L5 -28", KHAKI, 2.6)
        + limb("M-10.4 -27Q0 -24 10.4 -27", KHAKI, 3.4, 1.3)
        + part("M-9.6 -25H-4V-19.6H-9.6zM3.6 -25H9.4V-19.6H3.6z", KHAKI, 1.4)
        + shade("M5 -46L11 -44L10.6 -20Q8 -18.6 6 -18z")
    )


def trousers():
    return (
        limb("M-4.8 -20Q-6.4 -12 -6.4 -7", OLIVE_DARK, 7.6)
        + limb("M5 -20Q6.8 -12 6.8 -6", OLIVE, 7.6)
        + part("M-14 0Q-13 -3.6 -9.8 -4.4V-9H-2.8V0zM-1.4 1Q0 -2.6 3.2 -3.4V-8H10.2V1z", DARK, 1.5)
    )


def assault_rifle():
    """Muzzle to the left, grip at (0, 0)."""
    return (
        limb("M-10 -2.4H-27", GUN, 3, 1.4)
        + part("M-13 -5H6L15 -4V2.6H7L4 0H1L2.4 6H-1.4L-3 0H-13z", GUN, 1.5)
        + part("M-10 0L-12 8H-7.6L-5.4 0z", GUN, 1.4)
        + line("M-24 -4.6v-2M-2 -6.4h5", INK, 1.6)
        + shine("M-10 -3.4H2", 1)
    )


def kneeling_rifleman(side):
    """A man on one knee who takes aim."""
    body = (
        part("M-10 -33Q0 -37 10 -33L9.6 -11Q0 -8 -9.6 -11z", side.colour)
        + fill("M-8 -31Q-3 -33 -2 -28Q-6 -26 -9 -27zM2 -20Q7 -22 8 -17Q5 -14 2 -16z", side.dark, 0.7)
        + shade("M5 -35L10 -33L9.6 -11Q7 -9.6 5 -9.4z")
    )
    return (
        shadow(0, 0, 19)
        + limb("M4 -11Q12 -8 12 -3L21 -2", OLIVE_DARK, 7.2)
        + limb("M-4 -11Q-14 -15 -12 -4", OLIVE, 7.4)
        + part("M-19 0Q-18 -4 -15 -4.4H-8V0z", DARK, 1.5)
        + body
        + emblem(side, 0, -20, 5.4)
        + limb("M-9.4 -13.4Q0 -10.6 9.4 -13.4", KHAKI, 3.2, 1.2)
        + place(-1, -42, helmet(side))
        + place(-3, -30, assault_rifle())
        + limb("M9 -30Q12 -22 1 -26", side.colour, 6.4)
        + hand(-1, -26.6)
        + limb("M-8 -31Q-13 -22 -15 -28", side.colour, 6.4)
        + hand(-15.6, -29)
    )


def rifleman(side):
    """A man at the ready, rifle across the body."""
    return (
        shadow(0, 0)
        + trousers()
        + smock(side)
        + emblem(side, 0, -36, 5.4)
        + place(0, -53, helmet(side), 1, 3)
        + place(-1, -28, assault_rifle(), 1, 32)
        + limb("M10.4 -41Q17 -32 4 -27", side.colour, 6.6)
        + hand(2, -25.6)
        + limb("M-10.4 -41Q-18 -36 -13 -36", side.colour, 6.6)
        + hand(-11.6, -35.6)
    )


def infantry(side):
    """A fire team: one kneels, one stands, one carries the launcher."""
    launcher = (
        limb("M0 0V-30", OLIVE, 6.4)
        + part("M-4.6 -32L0 -46L4.6 -32Q4 -29 2.6 -28H-2.6Q-4 -29 -4.6 -32z", KHAKI, 1.6)
        + line("M-2.6 -10H2.6M-2.6 -20H2.6", OLIVE_DARK, 1.6)
    )
    rear = (
        place(-13, -32, launcher, 1, -9)
        + rear_body(side.colour, OLIVE_DARK)
        + place(0, -53, helmet(side))
        + limb("M-10 -40Q-16 -34 -13 -38", side.colour, 6.4)
        + hand(-14, -40)
    )
    return place(55, 96, rear) + place(37, 106, kneeling_rifleman(side)) + place(73, 107, rifleman(side))


# ---------------------------------------------------------------- tanks


def running_gear():
    """Track and road wheels."""
    wheels = "".join(disc(x, -8, 5, STEEL_DARK, 1.6) + disc(x, -8, 1.6, DARK, 0) for x in (-26, -13, 0, 13, 26))
    return (
        part("M-38 -9Q-37 -1 -29 0H29Q37 -1 38 -9Q36 -17 29 -18H-29Q-37 -17 -38 -9z", "#45413b")
        + line(
            "M-30 -.6v-2M-24 -.6v-2M-18 -.6v-2M-12 -.6v-2M-6 -.6v-2M0 -.6v-2M6 -.6"
            "v-2M12 -.6v-2M18 -.6v-2M24 -.6v-2M30 -.6v-2",
            STEEL_DARK,
            1.4,
        )
        + wheels
    )


def tank(side, crew=True):
    """A battle tank, gun to the left."""
    out = place(17, -44, limb("M0 0L5 -34", STEEL, 2.4, 1.1) + pennon(side, 4.6, -33, 15, 9)) if crew else ""
    out += (
        running_gear()
        + part("M-43 -18L-35 -27L-27 -31H34L39 -25L41 -17Q38 -13 35 -14.6L-38 -14Q-42 -14 -43 -18z", side.colour)
        + fill("M-35 -27L-27 -31H34L38.4 -25.6H-34z", side.light, 0.8)
    )
    out += fill("M-30 -25Q-20 -28 -18 -22Q-24 -18 -32 -20zM8 -24Q18 -27 22 -20Q16 -15 6 -18z", side.dark, 0.7) + line(
        "M-40 -19.6H38", side.dark, 1.4
    )
    if crew:
        out += place(6, -50, helmet(side), 0.8) + part("M0 -47H13L12 -42H1z", OLIVE_DARK, 1.6)
    out += (
        limb("M-20 -38L-47 -42", side.colour, 4.6)
        + limb("M-45 -41.6L-49 -42.2", side.colour, 6.4)
        + part("M-20 -30L-19 -43Q-10 -46 4 -45H18Q25 -43 27 -36L28 -29Q4 -24 -20 -30z", side.colour)
        + fill("M-18.4 -42.6Q-10 -45.4 4 -44.4H18Q22 -43 24 -40.6Q4 -43 -18.4 -38.6z", side.light, 0.8)
    )
    return (
        out
        + part("M-24 -42H-17V-31H-24z", side.colour, 1.6)
        + shade(
            "M17 -44.6Q25 -43 27 -36L28 -29Q20 -26.6 14 -26.6Q20 -36 17 -44.6zM34"
            " -31L39 -25L41 -17Q38 -13 35 -14.6L26 -14.4Q34 -22 34 -31z"
        )
        + emblem(side, 0, -34.6, 6.6)
    )


def tanks(side):
    """Two tanks in line ahead."""
    return place(67, 93, tank(side, False), 0.68) + shadow(52, 106, 38) + place(53, 108, tank(side), 0.88)


# ---------------------------------------------------------------- specials


def peaked_cap(side, scale=1.0):
    """An officer's cap: wide crown in the army's colour, dark band, gold badge, leather peak."""
    return place(
        0,
        0,
        part("M-9 -4Q-14 -9 -12 -12Q0 -18 13 -12Q15 -9 9.4 -4z", side.colour)
        + shade("M5 -15.6Q10 -14.6 13 -12Q15 -9 9.4 -4H5Q8 -10 5 -15.6z")
        + part("M-9 -7.6Q0 -10 9.4 -7.6V-3.6Q0 -6 -9 -3.6z", DARK, 1.3)
        + part("M-9 -3.8Q-1 -6.6 7 -4.4Q-2 .6 -11.6 -1Q-11 -3 -9 -3.8z", DARK, 1.2)
        + disc(-1.6, -9.4, 2.2, GOLD, 1.2)
        + shine("M-8.6 -11.6Q-5 -13.6 -1 -14"),
        scale,
    )


def greatcoat(side):
    """Double-breasted, belted, gold buttons."""
    return (
        part("M-11 -44Q0 -48 11 -44L10 -28L14.6 -6Q0 -2 -14.6 -6L-10 -28z", side.colour)
        + line("M-2.4 -26L-3 -5", side.dark, 1.5)
        + line("M-4.6 -38h.1M-4.6 -33h.1M-5 -21h.1M-5.4 -15h.1M3.6 -33h.1M3.6 -21h.1M4 -15h.1", GOLD, 2.2)
        + shade("M5 -46L11 -44L10 -28L14.6 -6Q10 -4.4 7 -4z")
        + part("M-7.6 -45.6L-1 -46.6L-1.4 -35zM7.6 -45.6L1 -46.6L-1.4 -35z", side.light, 1.5)
        + limb("M-10 -28Q0 -25.4 10 -28", LEATHER, 3.6, 1.3)
    )


def colonel(side):
    """The general: cap, greatcoat, ribbons, field glasses; he points the way."""
    head = (
        part("M-7 2Q-8 -6 0 -7Q8 -6 7.6 2z", "#6b6259", 1.5)
        + face()
        + fill("M-5 3.4Q-1 1.8 3.6 3.4Q1 5.2 -.8 4.4Q-3 5.4 -5 3.4z", "#6b6259")
        + place(0, -1.6, peaked_cap(side))
    )
    return (
        shadow(0, 0, 21)
        + part("M-13 1Q-12 -4 -9 -5V-10H-2V1zM-1 2Q0 -3 3 -4V-10H10V2z", DARK, 1.6)
        + greatcoat(side)
        + fill("M4 -39.6H6.4V-36.6H4z", RED)
        + fill("M6.4 -39.6H8.6V-36.6H6.4z", GOLD_LIGHT)
        + limb("M10.4 -41Q19 -34 8 -31", side.colour, 7)
        + place(
            4,
            -29,
            part("M-6.4 -4H-1.4L-.6 5H-7.4zM1.4 -4H6.4L7.4 5H.6z", DARK, 1.5)
            + line("M-4.6 2.6v.6M4.4 2.6v.6", STEEL, 2),
        )
        + hand(7.6, -28.4)
        + place(0, -53, head, 1.08)
        + limb("M-10.4 -41Q-18 -44 -25 -47", side.colour, 7)
        + limb("M-27 -47.6L-32 -49.6", SKIN, 3, 1.5)
        + hand(-26.4, -47.4)
    )


def radio_operator(side):
    """The standard of this age: the set on his back, aerial with the army's pennon."""
    return (
        shadow(0, 0, 20)
        + limb("M15 -46L19 -94", STEEL, 3.2, 1.4)
        + pennon(side, 18.6, -93, -34, 18)
        + part("M5 -46H20V-22H5z", OLIVE)
        + line("M13 -42H18M13 -38H18", DARK, 1.6)
        + disc(15.6, -31, 2, RED, 1.2)
        + trousers()
        + smock(side)
        + emblem(side, 0, -35.6, 5.4)
        + place(0, -53, helmet(side))
        + line("M10 -30Q4 -22 -8 -30Q-14 -38 -9 -45", DARK, 1.7)
        + limb("M10.4 -41Q15 -33 6 -28", side.colour, 6.8)
        + hand(5, -27.6)
        + limb("M-10.4 -41Q-20 -40 -12 -50", side.colour, 6.8)
        + part("M-13 -58H-8.6V-46H-13z", DARK, 1.5)
        + hand(-11.6, -51)
    )


def medical_bag(x, y, scale=1.0):
    return place(
        x,
        y,
        part("M-9 0H9Q10 7 9 14H-9Q-10 7 -9 0z", CREAM)
        + shade("M4 0H9Q10 7 9 14H4z", 0.2)
        + fill("M-1.8 2.6H1.8V5.4H4.6V9H1.8V11.8H-1.8V9H-4.6V5.4H-1.8z", RED),
        scale,
    )


def medic(side):
    """Red cross on helmet, sleeve and bag; a syringe ready."""
    syringe = (
        limb("M0 0V-9", "#d9eef2", 5.4, 1.6)
        + line("M0 -10V-18", INK, 1.5)
        + line("M0 2V6M-3 6.6H3M-3.6 .6H3.6", INK, 1.8)
        + line("M0 -1V-5", "#7cc0d8", 2.4)
    )
    return (
        shadow(0, 0, 20)
        + trousers()
        + smock(side)
        + limb("M-10 -44Q0 -36 13 -24", LEATHER_DARK, 2.6, 1.2)
        + emblem(side, -1.6, -33, 4.6)
        + place(0, -53, helmet(side, "cross"), 1.06)
        + limb("M10.4 -41Q20 -35 17 -27", side.colour, 7)
        + limb("M13.6 -38.6L17.6 -34.6", CREAM, 7.6, 1.6)
        + medical_bag(16, -24)
        + hand(16.6, -25)
        + limb("M-10.4 -41Q-21 -36 -18.6 -44", side.colour, 7)
        + place(-18.6, -51, syringe, 1, -12)
        + hand(-18.4, -46)
    )


def field_engineer(side):
    """The sapper: mine detector, earphones, spade on the pack."""
    head = (
        helmet(side)
        + limb("M-8 -2Q-9 -15 0 -15.6Q9.6 -15 9 -2", GUN, 3, 1.3)
        + part("M-10.6 -2H-6.6V5H-10.6zM6.4 -2H10.6V5H6.4z", GUN, 1.4)
    )
    spade = limb("M0 0V-26", WOOD, 3.6, 1.5) + part("M-5 -26H5Q6 -36 0 -41Q-6 -36 -5 -26z", STEEL, 1.6)
    return (
        shadow(0, 0, 20)
        + place(13, -32, spade, 1, 12)
        + trousers()
        + smock(side)
        + emblem(side, 0, -36, 5.2)
        + place(0, -53, head)
        + limb("M8 -30L-24 -4", GUN, 3.6, 1.5)
        + oval(-24.4, -2.4, 9, 3.6, KHAKI)
        + oval(-24.4, -3, 4.6, 1.6, OLIVE_DARK, 1.2)
        + limb("M10.4 -41Q18 -33 7 -29", side.colour, 7)
        + hand(5, -28)
        + limb("M-10.4 -41Q-17 -32 -8 -22", side.colour, 7)
        + hand(-7, -18.6)
    )


def cadet(side):
    """The raw officer: cap over the eyes, clip-board, a salute with the wrong hand."""
    head = (
        part("M-7 2Q-8 -6 0 -7Q8 -6 7.6 2z", "#c8903c", 1.5)
        + oval(0, 0, 6.8, 7.6, SKIN)
        + line("M1.8 .4v1.2", INK, 1.8)
        + oval(-1, 5.2, 1.6, 1.4, DARK, 0)
        + place(-1, 4.6, peaked_cap(side), 1.16)
    )
    return (
        shadow(0, 0, 19)
        + trousers()
        + part("M-10.6 -44Q0 -48 10.6 -44L11.6 -17Q0 -13 -11.6 -17z", side.colour)
        + line("M0 -44V-16", side.dark, 1.4)
        + line("M2.6 -39h.1M2.6 -33h.1M2.6 -21h.1", GOLD, 2.2)
        + shade("M5 -46L10.6 -44L11.6 -17Q9 -15.6 6 -15z")
        + limb("M-10.6 -26.6Q0 -24 11 -26.6", LEATHER, 3.6, 1.3)
        + place(0, -52, head, 1, -4)
        + limb("M10 -41Q22 -38 19 -48Q17 -52 12 -56", side.colour, 6.4)
        + limb("M13 -55L8.6 -58.6", SKIN, 4.6, 1.6)
        + limb("M-10 -41Q-19 -34 -13 -28", side.colour, 6.4)
        + place(
            -13,
            -24,
            part("M-8 -10H8V10H-8z", LEATHER)
            + part("M-6.4 -8H6.4V8.6H-6.4z", CREAM, 1.2)
            + line("M-4 -4H4M-4 0H4M-4 4H1", "#7b6a4c", 1.3)
            + limb("M-3 -9.6H3", STEEL, 3, 1.2),
            1,
            -10,
        )
        + hand(-8, -19)
    )


UNITS = {"A": infantry, "B": tanks}
SPECIALS = {
    "general": single(colonel, 55, 105, 1.22),
    "standard": single(radio_operator, 48, 105, 1.03),
    "healer": single(medic, 49, 105, 1.22),
    "sapper": single(field_engineer, 54, 105, 1.22),
    "raw-officer": single(cadet, 50, 105, 1.16),
}
