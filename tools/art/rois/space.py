"""Armies of the stars: marines and aliens, with commander, beacon, med-drone, demolition drone and rookie."""

from tools.art.ink import CREAM, INK, fill, polygon, star
from tools.art.paint import (
    DARK,
    GOLD,
    GOLD_LIGHT,
    SKIN,
    STEEL,
    STEEL_DARK,
    cloak,
    disc,
    limb,
    line,
    oval,
    part,
    place,
    shade,
    shine,
)
from tools.art.rois.kit import pennon, shadow, single
from tools.art.sides import emblem

GROUND = "moon"
SUIT, GUN, GLOW, GLOW_DARK = "#4a4856", "#3d3f4a", "#9df5e6", "#2c8f8a"
HIDE, HIDE_DARK, EYE, RED = "#7f788c", "#4d4759", "#ffe066", "#b3201c"


# ---------------------------------------------------------------- marines


def visor_helmet(side):
    """A sealed helmet with a glowing visor."""
    return (
        part("M-9.6 1Q-11 -12 0 -12.6Q11 -12 10 1Q9.6 8 5 9.6H-5Q-9 8 -9.6 1z", side.colour)
        + part("M-8.8 -3.4Q-1 -6.4 6.6 -3.6Q7.4 1.4 4.6 2.6Q-1 3.6 -6.8 2.4Q-9.4 1 -8.8 -3.4z", GLOW_DARK, 1.5)
        + line("M-6.8 -2Q-3 -3.6 1 -3.4", GLOW, 2.4)
        + line("M-4 6.6H3M-3 8.6H2", INK, 1.2)
        + shade("M4 -12Q11 -11 10 1Q9.6 8 5 9.6H2Q8 -2 4 -12z")
        + shine("M-6.4 -7.6Q-5 -10.6 -2 -11")
    )


def armour_legs(side):
    """Heavy boots and greaves."""
    return (
        limb("M-5 -22Q-7 -14 -7 -8", SUIT, 7)
        + limb("M5.4 -22Q7 -14 7.4 -8", SUIT, 7)
        + part("M-14.6 0Q-14 -4 -11.6 -5L-11 -14H-2.8L-2 0zM-.6 1Q0 -3 2.8 -4L3 -13H11.4L12 1z", side.colour)
        + line("M-10.6 -6.4H-3.4M3.4 -5.4H11", INK, 1.2)
        + shade("M-5.4 -14H-2.8L-2 0H-5zM8.6 -13H11.4L12 1H8.6z")
    )


def armour_chest(side):
    """Breastplate over a dark suit, the army's sign on it."""
    return (
        part("M-9 -30H9L10 -19Q0 -15 -10 -19z", SUIT)
        + part("M-12 -44Q0 -49 12 -44L11 -30Q0 -24.6 -11 -30z", side.colour)
        + line("M-10.6 -21.6Q0 -18.4 10.6 -21.6", STEEL, 2.2)
        + emblem(side, -0.6, -36.6, 6.2)
        + shade("M5 -47L12 -44L11 -30Q8 -28 5 -27.2z")
    )


def pauldrons(side):
    """Round shoulder plates."""
    return (
        part("M-17 -37Q-18 -47 -10 -47.4Q-4.6 -46 -5.6 -38Q-11 -34.6 -17 -37z", side.colour)
        + part("M17 -37Q18 -47 10 -47.4Q4.6 -46 5.6 -38Q11 -34.6 17 -37z", side.dark)
        + shine("M-14.6 -41Q-14 -44 -11 -45")
    )


def blaster():
    """A heavy rifle, muzzle to the left, grip at (0, 0)."""
    return (
        part("M-24 -5.6H-12V-1H-24z", STEEL_DARK, 1.5)
        + part("M-14 -7.6H8L12 -5V2H4L2 0L2.6 6H-2L-3.4 .6H-14z", GUN, 1.6)
        + line("M-11 -4.4H2", GLOW, 2)
        + part("M-26.4 -7H-23V.4H-26.4z", GUN, 1.4)
        + line("M-6 -9.6H3", INK, 2)
    )


def gauntlet(x, y, colour):
    return disc(x, y, 3.4, colour, 1.6)


def marine(side, pose):
    body = armour_legs(side) + armour_chest(side)
    if pose == "aim":
        return (
            shadow(0, 0, 18)
            + body
            + place(0, -54, visor_helmet(side))
            + place(-6, -23, blaster(), 0.95)
            + limb("M12 -40Q20 -27 0 -21", SUIT, 6.8)
            + limb("M-12 -40Q-20 -32 -15 -25", SUIT, 6.8)
            + pauldrons(side)
            + gauntlet(-4, -20.6, side.dark)
            + gauntlet(-15.6, -23, side.colour)
        )
    return (
        shadow(0, 0, 18)
        + place(21, -22, blaster(), 1, 86)
        + body
        + place(0, -54, visor_helmet(side), 1, 4)
        + limb("M-12 -40Q-18 -30 -11 -24", SUIT, 6.8)
        + limb("M13 -40Q23 -34 20 -25", SUIT, 6.8)
        + pauldrons(side)
        + gauntlet(-10, -22.6, side.colour)
        + gauntlet(19.6, -23, side.dark)
    )


def marines(side):
    """Three armoured men, visors alight."""
    rear = (
        part("M-17 -54Q-18 -60 -13 -60H13Q18 -60 17 -54L15 -30H-15z", STEEL_DARK)
        + part("M-10 -12H10L9 0H-9z", side.dark, 1.6)
        + part("M-12 -44Q0 -49 12 -44V-12H-12z", side.colour)
        + emblem(side, 0, -33, 6)
        + pauldrons(side)
        + place(0, -54, visor_helmet(side))
    )
    return place(52, 95, rear) + place(36, 105, marine(side, "aim")) + place(65, 107, marine(side, "port"))


# ---------------------------------------------------------------- aliens


def alien(side):
    """A hunched creature: horned shell in the army's colour, scythe arms, barbed tail."""
    return (
        shadow(0, 0, 18)
        + limb("M6 -20Q24 -14 24 -32Q24 -38 20 -41", HIDE_DARK, 5)
        + part("M23 -37L15 -47L14 -38L18 -36z", side.colour, 1.5)
        + limb("M-4 -20Q-15 -18 -10 -8L-12 -2", HIDE_DARK, 6)
        + limb("M6 -20Q17 -18 11 -8L11 -1", HIDE, 6.4)
        + part("M-18 0L-13 -4L-9 -3.6L-7 0zM5 1L9 -3.4L14 -3L17 1z", HIDE_DARK, 1.5)
        + part("M-10 -40Q-12 -24 -5 -16Q5 -13 10 -22Q13 -34 9 -42z", HIDE)
        + line("M-8.6 -32Q0 -28 8 -31M-8 -26.6Q0 -22.6 8 -26M-6 -21.4Q0 -18.4 6.6 -21", HIDE_DARK, 1.6)
        + limb("M9 -38Q18 -40 19 -30Q18 -25 14 -25", HIDE, 5.4)
        + line("M14 -25L9.6 -27M14 -25L10 -22.6M14 -25L13 -20.6", INK, 1.8)
        + part("M-15 -40Q-10 -54 4 -53Q18 -49 17 -28Q12 -38 2 -40Q-8 -42 -15 -40z", side.colour)
        + shade("M4 -53Q18 -49 17 -28Q14 -35 9 -38Q11 -47 4 -53z")
        + limb("M-11 -40Q-18 -42 -20 -48", HIDE, 5.6)
        + part("M-17 -50Q-28 -56 -32 -42Q-33 -34 -30 -27Q-27 -38 -19 -43z", CREAM, 1.7)
        + shade("M-31 -30Q-28 -39 -19 -43L-18 -46Q-28 -42 -31 -30z", 0.25)
        + alien_head(side)
    )


def alien_head(side):
    """Swept-back crest, four yellow eyes, mandibles."""
    return (
        part("M-10 -50Q-10 -42 -5 -39Q0 -37 4 -41Q7 -46 5 -51z", HIDE)
        + part("M-5 -40L-9 -34L-4 -36.6zM2 -40L5 -34L0 -36.6z", CREAM, 1.3)
        + part("M-13 -50Q-14 -60 -3 -64Q10 -67 24 -58Q16 -58 13 -52Q10 -46 5 -46Q-4 -51 -13 -50z", side.colour)
        + shade("M8 -65Q16 -64 24 -58Q16 -58 13 -52Q10 -46 5 -46Q12 -56 8 -65z")
        + emblem(side, 0.6, -56.6, 5.2)
        + line("M-7.6 -46.6L-4.8 -45.4M3.2 -46.4L.4 -45.4", EYE, 2.8)
        + line("M-5.6 -42.6h.1M1 -42.6h.1", EYE, 1.8)
    )


def aliens(side):
    """A swarm of three."""
    return place(58, 94, alien(side), 0.96) + place(36, 105, alien(side), 1.04) + place(72, 109, alien(side), 0.98)


# ---------------------------------------------------------------- specials


def commander(side):
    """The general: finned helmet, cloak, a blade of light."""
    head = (
        part("M-3 -12L0 -26L13 -17L10 -6z", GOLD)
        + line("M2 -21L3 -13M7 -18L6 -11", "#94651b", 1.4)
        + visor_helmet(side)
    )
    blade = line("M0 0L-13 -36", "#ffffff", 9).replace("/>", ' stroke-opacity=".35"/>') + limb(
        "M0 0L-13 -36", GLOW, 4.6, 1.4
    )
    return (
        shadow(0, 0, 22)
        + cloak(side.dark)
        + armour_legs(side)
        + armour_chest(side)
        + limb("M12 -40Q20 -32 10 -27", SUIT, 7)
        + gauntlet(9, -26, side.dark)
        + place(0, -54, head)
        + limb("M-12 -40Q-21 -36 -20 -42", SUIT, 7)
        + place(-20.6, -47, blade)
        + limb("M-21 -46L-18.6 -39", GOLD, 4, 1.5)
        + pauldrons(side)
        + line("M-16 -38Q-11 -36 -6 -39M16 -38Q11 -36 6 -39", GOLD_LIGHT, 1.6)
        + gauntlet(-19.6, -43, side.colour)
    )


def beacon(side):
    """The standard: a mast on three legs that casts the army's flag as light."""
    return (
        shadow(0, 0, 24)
        + limb("M4 -28L10 -5", STEEL_DARK, 4.6)
        + limb("M-4 -30L-19 -1", STEEL, 5)
        + limb("M4 -30L19 0", STEEL, 5)
        + part("M-24 1Q-23 -3 -19 -3Q-15 -3 -14 1zM14 2Q15 -2 19 -2Q23 -2 24 2z", side.colour, 1.6)
        + part("M-6 -58L-9 -26Q0 -22 9 -26L6 -58z", side.colour)
        + shade("M2 -58H6L9 -26Q6 -24.4 3 -24z")
        + emblem(side, -0.6, -40, 5.6)
        + limb("M-8.6 -29Q0 -26 8.6 -29", STEEL, 3.4, 1.4)
        + limb("M-6.6 -52Q0 -50 6.6 -52", STEEL, 3.4, 1.4)
        + fill("M-3 -64L-20 -86H22L3 -64z", GLOW, 0.45)
        + part("M-7 -58Q-7 -66 0 -66Q7 -66 7 -58Q0 -55.6 -7 -58z", GLOW)
        + shine("M-4 -60.6Q-3.6 -63 -1 -63.6")
        + pennon(side, -19, -93, 40, 20)
        + line("M12 -66Q17 -61 12 -55M17 -70Q25 -61 17 -51M-12 -66Q-17 -61 -12 -55M-17 -70Q-25 -61 -17 -51", INK, 1.8)
    )


def med_drone(side):
    """A hovering nurse: white face with the red cross, syringe and clamp."""
    return (
        shadow(0, 0, 24)
        + fill("M-8 -20L-13 -3Q0 1 13 -3L8 -20z", GLOW, 0.45)
        + limb("M-14 -34Q-25 -30 -24 -20", STEEL, 4.6)
        + place(-24, -18, line("M0 0V11", INK, 1.5) + limb("M0 -2V3", "#d9eef2", 5, 1.5))
        + limb("M14 -34Q25 -30 24 -22", STEEL, 4.6)
        + line("M24 -21Q19 -17 21 -11M24 -21Q29 -17 27 -11", INK, 3.4)
        + part("M-9 -26H9L7 -18Q0 -15 -7 -18z", SUIT, 1.6)
        + part("M-21 -46Q-31 -52 -29 -43Q-28 -36 -20 -38zM21 -46Q31 -52 29 -43Q28 -36 20 -38z", STEEL)
        + part("M0 -66Q21 -65 22 -43Q20 -24 0 -24Q-20 -24 -22 -43Q-21 -65 0 -66z", side.colour)
        + part("M-2 -58Q13 -58 14 -44Q13 -31 -2 -31Q-17 -31 -18 -44Q-17 -58 -2 -58z", CREAM, 1.6)
        + fill("M-5 -54H1V-47.6H7.4V-41.6H1V-35H-5V-41.6H-11.4V-47.6H-5z", RED)
        + shade("M8 -65Q21 -61 22 -43Q20 -27 8 -24.8Q22 -44 8 -65z")
        + shine("M-13 -56Q-9 -61.6 -4 -62.6", 2)
        + limb("M0 -66V-75", STEEL, 2.8, 1.2)
        + disc(0, -77, 3, GLOW, 1.6)
        + emblem(side, 0, -27.4, 2.4)
    )


def demolition_drone(side):
    """The sapper: tracks, drill and a charge; striped in warning."""
    drill = (
        part("M0 -7L-22 0L0 7z", STEEL)
        + line("M-5 -5.4L-3 6M-10 -3.6L-8 4.6M-15 -2L-13.6 2.6", STEEL_DARK, 1.8)
        + part("M0 -8H5V8H0z", STEEL_DARK, 1.6)
    )
    charge = (
        disc(0, 0, 8, DARK)
        + shine("M-4 -2Q-3.4 -4.6 -1 -5.2")
        + limb("M0 -8V-11", STEEL_DARK, 4.4, 1.4)
        + line("M0 -12Q1 -16 5 -16.6", INK, 1.6)
        + part(polygon(star(7, -17.6, 6, 4.6, 1.8)), GOLD_LIGHT, 1.1)
    )
    return (
        shadow(0, 0, 26)
        + part("M-26 -8Q-26 1 -18 2H18Q26 1 26 -8Q25 -16 18 -16H-18Q-25 -16 -26 -8z", SUIT)
        + "".join(disc(x, -7, 4.4, STEEL_DARK, 1.5) for x in (-16, -5.4, 5.4, 16))
        + limb("M14 -36Q26 -36 24 -24", STEEL, 5)
        + place(24, -16, charge)
        + part("M-18 -16L-15 -44Q0 -48 15 -44L18 -16z", side.colour)
        + part("M-15.6 -26H15.6L16.6 -17H-16.6z", GOLD, 1.5)
        + fill("M-13 -26H-9L-12 -17H-16zM-4 -26H0L-3 -17H-7zM5 -26H9L6 -17H2zM13.6 -26H15.6L16 -17H11z", DARK)
        + shade("M7 -46Q12 -45.6 15 -44L18 -16H9z")
        + emblem(side, -0.6, -35.6, 6.2)
        + part("M-9 -46Q-10 -58 0 -58.6Q10 -58 9 -46Q0 -44 -9 -46z", STEEL)
        + disc(-1.6, -52, 4.2, DARK, 1.5)
        + disc(-2, -52, 2.2, "#ff6a4a", 0)
        + limb("M6 -58L11 -67", STEEL, 2.6, 1.2)
        + disc(11.4, -68, 2, RED, 1.2)
        + limb("M-14 -38Q-21 -40 -20 -33", STEEL, 5.4)
        + place(-20, -31, drill, 1, -8)
    )


def rookie(side):
    """The raw officer: visor up on a worried face, blaster upside down."""
    head = (
        part("M-11 2Q-13 -14 0 -15Q13 -14 12 2Q11 10 5 11H-5Q-10 10 -11 2z", side.colour)
        + part("M-8.6 -1Q-9 -8 0 -8.4Q9 -8 8.6 -1Q8.6 7 0 8Q-8.6 7 -8.6 -1z", SKIN, 1.6)
        + line("M-4 -2.6v1.8M2.4 -2.6v1.8", INK, 2)
        + oval(-0.8, 4, 1.8, 1.5, DARK, 0)
        + line("M-6 -5L-3.4 -5.8M1.4 -5.8L4 -5", INK, 1.1)
        + part("M-9.6 -8Q0 -15 9.8 -8Q5 -10.6 0 -10.6Q-5 -10.6 -9.6 -8z", GLOW_DARK, 1.4)
        + shade("M6 -14Q13 -11 12 2Q11 10 5 11Q12 0 6 -14z")
        + line("M9 -11L15 -18L13 -21", INK, 1.8)
        + disc(13, -22, 2, GLOW, 1.2)
    )
    return (
        shadow(0, 0, 19)
        + armour_legs(side)
        + armour_chest(side)
        + limb("M12 -40Q21 -32 15 -25", SUIT, 6.8)
        + gauntlet(14, -24, side.dark)
        + place(0, -55, head, 1, -5)
        + place(-15, -27, blaster(), 1, 196)
        + limb("M-12 -40Q-21 -33 -16 -27", SUIT, 6.8)
        + pauldrons(side)
        + gauntlet(-15.6, -26, side.colour)
    )


UNITS = {"A": marines, "B": aliens}
SPECIALS = {
    "general": single(commander, 52, 105, 1.2),
    "standard": single(beacon, 50, 105, 1.04),
    "healer": single(med_drone, 50, 106, 1.26),
    "sapper": single(demolition_drone, 52, 105, 1.08),
    "raw-officer": single(rookie, 50, 105, 1.14),
}
