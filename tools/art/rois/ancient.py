"""Ancient armies: legionaries and hoplites, with consul, eagle-bearer, surgeon, engineer and tribune."""

from tools.art.ink import CREAM, INK, fill
from tools.art.paint import (
    BRONZE,
    BRONZE_DARK,
    DARK,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LEATHER,
    LEATHER_DARK,
    LINEN,
    SKIN,
    SKIN_DARK,
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
from tools.art.rois.kit import shadow, single
from tools.art.sides import emblem

GROUND = "grass"


# ---------------------------------------------------------------- legionaries


def galea(side, beard=""):
    """The legionary's helmet, with a plume that falls to the back."""
    return (
        part("M-3 -12C-6 -20 2 -24 8 -21C15 -17 15 -8 13 -3C11 -8 8 -12 -3 -12z", side.colour)
        + part("M-9 3Q-7 -2 -7 -6H8Q9 0 12 5Q6 8 -1 8Q-8 7 -9 3z", STEEL_DARK)
        + face(beard)
        + part(
            "M-9 -2.6Q-9.6 -14 0 -14Q9.6 -14 9.2 -2.6Q8.4 4 4.6 6.4Q4.2 1 4.8 -3.4"
            "Q-1 -5 -5.6 -3.2Q-5 2 -6.2 5.4Q-8.8 3.4 -9 -2.6z",
            STEEL,
        )
        + shade(
            "M3 -13.6Q9.6 -13 9.2 -2.6Q8.4 4 4.6 6.4Q4.2 1 5 -4Q6.6 -9 3 -13.6z"
            "M4 -21.6C13 -20 15 -10 13 -3.6Q10 -11 4 -12Q9 -16 4 -21.6z"
        )
        + limb("M-8.6 -4Q0 -7.4 8.8 -4", GOLD, 2.6, 1.3)
        + shine("M-6 -8Q-5.4 -11.4 -2 -12.2M-2.4 -15Q-2.6 -18 .6 -20")
    )


def sandalled_legs():
    """What shows of a man's legs below shield and tunic, the left one forward."""
    return limb("M-5 -20Q-8 -12 -6.6 -4", SKIN_DARK, 7) + part(
        "M-13 0Q-13 -4 -9 -5H-3V0zM-1 1Q0 -4 3 -5H11V1z", LEATHER, 1.6
    )


def strip_armour(side):
    """Tunic, and iron bands over the chest."""
    return (
        part("M-10 -31L-13 -16Q0 -12 13 -16L10 -31z", side.colour)
        + part("M-11 -44Q0 -48 11 -44L10 -27Q0 -24 -10 -27z", STEEL)
        + line("M-10.4 -39Q0 -36 10.4 -39M-10.2 -34Q0 -31 10.2 -34")
        + limb("M-10 -29Q0 -26 10 -29", LEATHER, 3.4, 1.3)
        + shade("M3 -47Q8 -46 11 -44L10 -28L12.6 -16Q8 -14 5 -14z")
    )


def pauldron():
    return part("M-4 -46.4Q-14.6 -46 -15 -36Q-10 -34 -6 -37zM-14.6 -39.6Q-10 -38 -6 -40.6", STEEL, 1.6)


def scutum(side, x, y):
    """The curved legionary shield: gilt rim, lit left edge, boss and the army's sign."""
    return place(
        x,
        y,
        part("M-12 -18Q0 -22 12 -18V18Q0 22 -12 18z", GOLD, 2)
        + fill("M-10 -16.4Q0 -19.6 10 -16.4V16.4Q0 19.6 -10 16.4z", side.colour)
        + shade("M4 -18.4Q8 -17.4 10.8 -16.4V16.4Q8 17.4 4 18.4z")
        + line("M-7.4 -13V12", side.light, 2)
        + line("M-1 -15V-10.4M-1 10.4V15", GOLD_LIGHT, 1.7)
        + emblem(side, -1, 0, 8)
        + disc(-1, 0, 3, GOLD, 1.5),
    )


def pilum(x, y, turn):
    """A javelin that stands on its butt: wooden shaft, long iron shank."""
    return place(
        x,
        y,
        limb("M0 0V-48", WOOD, 3.4, 1.4)
        + part("M-1 -48V-72H-2.4L0 -82L2.4 -72H1V-48z", STEEL, 1.4)
        + disc(0, -49, 2, LEATHER_DARK, 1.2),
        1,
        turn,
    )


def gladius():
    return (
        part("M-2.2 0L-3 -19L0 -24L3 -19L2.2 0z", STEEL, 1.6)
        + line("M0 -2V-18", STEEL_DARK, 1.3)
        + limb("M-4 0H4", GOLD, 2.8, 1.4)
    )


def rear_legionary(side):
    """The man of the second rank: only his upper half shows."""
    return (
        pilum(-15, 0, 3)
        + rear_body(STEEL)
        + line("M-9 -38Q2 -36 12 -38M-8 -33Q2 -31 12 -33")
        + limb("M-12 -36Q-18 -30 -14 -40", SKIN, 5.6)
        + place(0, -51, galea(side, "#6b3f22"))
    )


def legionary(side, weapon):
    """A man of the first rank behind his shield, sword drawn or javelin at hand."""
    body, head = sandalled_legs() + strip_armour(side), place(0, -51, galea(side), 1, -4 if weapon == "gladius" else 3)
    if weapon == "pilum":
        return (
            shadow(0, 0)
            + pilum(17, 0, 3)
            + body
            + limb("M-10 -40Q-20 -30 -9 -25", SKIN, 5.8)
            + pauldron()
            + head
            + scutum(side, 6, -22)
        )
    return (
        shadow(0, 0)
        + body
        + head
        + limb("M-10 -40Q-18 -28 -21 -36", SKIN, 6)
        + place(-22, -38, gladius(), 1, -16)
        + hand(-21, -36)
        + pauldron()
        + scutum(side, 7, -22)
    )


def legionaries(side):
    """Two men behind their shields and a third ready to throw."""
    return (
        place(51, 96, rear_legionary(side))
        + place(33, 105, legionary(side, "gladius"))
        + place(69, 107, legionary(side, "pilum"))
    )


# ---------------------------------------------------------------- hoplites


def corinthian(side):
    """A closed bronze helmet: dark eyes, nose guard, and a tall horsehair crest that runs down the back."""
    return (
        part("M-5 -11C-10 -24 3 -30 12 -21C18 -14 16 0 12 9C12 -2 9 -11 -5 -11z", side.colour)
        + line("M-1 -13Q0 -19 -3 -22M4 -12Q7 -18 6 -23M9 -8Q13 -12 13 -17M11 -1Q14 -3 15 -7", side.dark, 1.3)
        + part(
            "M-8.8 -2C-9.6 -15 9.6 -16 9.4 -2C9.4 3 8 7 6.6 10L.8 8.6L.2 2H-1.8"
            "L-2.6 8.8L-7.4 6.6C-8.4 4 -8.8 1 -8.8 -2z",
            BRONZE,
        )
        + fill("M-7.4 -1.6Q-4.6 -4.4 -2 -1.4Q-4.4 1.2 -7.4 -1.6zM.4 -1.4Q3.4 -4.4 6.6 -1.6Q3 1.2 .4 -1.4z", DARK)
        + shade("M4 -12Q9.6 -10 9.4 -2C9.4 3 8 7 6.6 10L4 9.4Q8 -2 4 -12z")
        + shine("M-6 -6.4Q-5.4 -10 -2 -11")
    )


def dory(x, y, turn):
    """The long spear."""
    return place(
        x,
        y,
        limb("M0 0V-78", WOOD, 3.4, 1.4) + part("M0 -91Q-3.8 -84 -1.6 -77H1.6Q3.8 -84 0 -91z", STEEL, 1.5),
        1,
        turn,
    )


def aspis(side, x, y, scale=1.0):
    """The round bronze-rimmed shield with the army's sign."""
    return place(
        x,
        y,
        disc(0, 0, 15.5, BRONZE, 2)
        + disc(0, 0, 12.9, side.colour, 1.1)
        + emblem(side, -0.6, -0.4, 8.4)
        + shade("M9.6 -12.2A15.5 15.5 0 0 1 -9.6 12.2A17 17 0 0 0 9.6 -12.2z", 0.32)
        + shine("M-11 -4A11.6 11.6 0 0 1 -4 -10.6", 1.7),
        scale,
    )


def greaves():
    """Bronze shins and bare feet."""
    return (
        part("M-11 -16Q-12 -8 -9.6 -3H-4.4Q-3 -9 -4 -16zM2.6 -16Q1.6 -8 4 -2H9.4Q11 -8 10 -16z", BRONZE)
        + part("M-13.4 0Q-12 -3 -9 -3.4H-4V0zM0 1Q1 -2 4 -2.4H9.6V1z", SKIN, 1.5)
        + shade("M-6.4 -16H-4Q-3 -9 -4.4 -3H-6zM7.4 -16H10Q11 -8 9.4 -2H7.6z")
    )


def linothorax(side):
    """The linen cuirass over a coloured kilt."""
    return (
        part("M-10 -30L-12.6 -15Q0 -11 12.6 -15L10 -30z", side.colour)
        + part("M-11 -44Q0 -48 11 -44L9.6 -27Q0 -24.6 -9.6 -27z", LINEN)
        + line("M-8 -24L-9.6 -15M-3 -23L-3.4 -14M3 -23L3.4 -14", side.dark, 1.3)
        + shade("M3 -47Q8 -46 11 -44L9.6 -28L12 -15Q8 -13 5 -13.4z")
    )


def hoplite(side, turn):
    return (
        shadow(0, 0)
        + dory(-16, -2, turn)
        + greaves()
        + linothorax(side)
        + limb("M-9.6 -41Q-18 -38 -15 -31", SKIN, 6)
        + hand(-14.6, -30)
        + place(0, -51, corinthian(side))
        + aspis(side, 6.5, -28)
    )


def hoplites(side):
    """A corner of the phalanx: round shields, closed helmets, long spears."""
    rear = (
        dory(-15, 0, 2)
        + rear_body(LINEN, BRONZE_DARK)
        + limb("M-11 -38Q-18 -34 -14 -28", SKIN, 5.6)
        + place(0, -51, corinthian(side))
    )
    return place(52, 95, rear) + place(30, 105, hoplite(side, 1)) + place(71, 107, hoplite(side, 8))


# ---------------------------------------------------------------- specials


def boots(colour=LEATHER):
    """Bare knees and laced boots, the weight on one leg."""
    return (
        limb("M-4.6 -20Q-6 -14 -6 -8", SKIN_DARK, 7)
        + limb("M5 -20Q7 -14 6.6 -8", SKIN, 7)
        + part("M-14 0Q-14 -4 -9.6 -5L-9.4 -11H-2.6L-2.4 0zM0 1Q0 -3 3 -5V-11H10.2L10.6 1z", colour)
        + line("M-8.6 -8H-4M4 -8H9", INK, 1)
    )


def muscle_cuirass(side, metal=GOLD):
    """A general's breastplate over a fringed tunic."""
    return (
        part("M-10 -30L-13 -14Q0 -10 13 -14L10 -30z", side.colour)
        + part(
            "M-9.6 -29L-11.4 -19L-7 -18L-5.4 -20L-2.4 -17L0 -20L2.6 -17L5.4 -20L7.4 -18L11.4 -19L9.6 -29z", LINEN, 1.5
        )
        + part("M-11 -44Q0 -48 11 -44Q9 -36 9.6 -28Q0 -22 -9.6 -28Q-9 -36 -11 -44z", metal)
        + line("M-7.6 -38Q-4 -35 -.8 -37.6V-29M-.8 -37.6Q3 -35 6.6 -38M-5 -31H4", GOLD_DARK)
        + shade("M4 -46.4Q8 -46 11 -44Q9 -36 9.6 -28L12.6 -14.4Q9 -12.6 5 -12Q6 -30 4 -46.4z")
        + shine("M-8.4 -42Q-6 -43.6 -3 -44")
    )


def attic_helmet(side):
    """An officer's gilt helmet with a high standing crest."""
    return (
        part("M-10 -14C-14 -30 8 -32 14 -20C18 -11 16 2 13 8C12 -4 8 -12 -10 -14z", side.colour)
        + line("M-5 -16Q-4 -22 -7 -25M1 -15.4Q4 -21 2 -26M7 -12.6Q11 -17 11 -22M11 -6Q14.6 -9 15 -14", side.dark, 1.4)
        + face()
        + part(
            "M-9 -2.6Q-9.6 -14 0 -14Q9.6 -14 9.2 -2.6Q8.4 4 4.6 6.4Q4.2 1 4.8 -3.4"
            "Q-1 -5 -5.6 -3.2Q-5 2 -6.2 5.4Q-8.8 3.4 -9 -2.6z",
            GOLD,
        )
        + shade("M3 -13.6Q9.6 -13 9.2 -2.6Q8.4 4 4.6 6.4Q4.2 1 5 -4Q6.6 -9 3 -13.6z")
        + part("M-9.4 -3.4Q0 -12 9.4 -3.4Q0 -7 -9.4 -3.4z", GOLD_LIGHT, 1.4)
        + shine("M-6.4 -8Q-5.4 -11.4 -2 -12.4")
    )


def consul(side):
    """The general: gilt armour, wide cloak, the baton that points the way."""
    return (
        shadow(0, 0, 22)
        + cloak(side.colour)
        + boots()
        + muscle_cuirass(side)
        + limb("M10 -41Q17 -34 9 -29", SKIN, 6)
        + hand(8.4, -28.6)
        + place(0, -52, attic_helmet(side))
        + limb("M-9.6 -41Q-17 -40 -20 -48", SKIN, 6.2)
        + limb("M-17 -45L-27 -62", CREAM, 3.8, 1.5)
        + disc(-27, -62, 2.6, GOLD, 1.5)
        + hand(-20.4, -50)
        + part("M-4 -46.6Q-14 -46 -14.6 -37Q-9 -36 -6 -38zM4 -46.6Q14 -46 14.6 -37Q9 -36 6 -38z", side.colour)
        + disc(-6, -43.6, 2, GOLD, 1.3)
    )


def eagle():
    """The legion's eagle with lifted wings on a thunderbolt."""
    return (
        part("M-3 -4C-12 -6 -15 -14 -13 -20C-9 -16 -6 -14 -2 -12zM3 -4C12 -6 15 -14 13 -20C9 -16 6 -14 2 -12z", GOLD)
        + part("M-3.4 -3L-2.6 -12Q-5 -14 -6.4 -13.4Q-5 -17.4 -1 -17Q3 -16.6 3 -12L3.6 -3Q0 -1 -3.4 -3z", GOLD)
        + line("M-11 -15Q-8 -10 -4 -8M11 -15Q8 -10 4 -8", GOLD_DARK, 1.1)
        + disc(-1.6, -14.4, 0.8, INK, 0)
        + shine("M-.8 -9V-5", 1.4)
        + limb("M-5 -1.4H5", GOLD, 3.4, 1.5)
    )


def vexillum(side, x, y):
    """The square cloth that hangs from a crossbar, with the army's sign and a gold fringe."""
    return place(
        x,
        y,
        part("M-9 0H9L8.4 19H-8.4z", side.colour)
        + shade("M3.6 0H9L8.4 19H3.6z")
        + line("M-7.6 19v2.4M-4.6 19v2.4M-1.6 19v2.4M1.6 19v2.4M4.6 19v2.4M7.6 19v2.4", GOLD, 1.7)
        + emblem(side, 0, 9.4, 6.4)
        + limb("M-11 0H11", GOLD, 3, 1.4),
    )


def lion_hood():
    """A lion's skin: jaws over the brow, ears, mane to the shoulders."""
    fur, mane = "#d39a4c", "#8f5a24"
    return (
        part("M-9 -9Q-14 0 -11 9Q-7 7 -6 10Q0 6 6 10Q8 7 12 9Q14 -2 9 -9z", mane)
        + face()
        + part("M-9.6 -2Q-11 -13 0 -13.6Q11 -13 9.6 -2Q7 -5 5.4 -4.4Q0 -6 -5.4 -4.4Q-7 -5 -9.6 -2z", fur)
        + part("M-9.6 -9Q-12 -14 -8 -14Q-6 -13.6 -5.4 -11.6zM9.6 -9Q12 -14 8 -14Q6 -13.6 5.4 -11.6z", fur, 1.5)
        + line("M-4 -9.4v.8M3.4 -9.4v.8", INK, 1.6)
        + fill("M-4.6 -4.6L-3.4 -1.4L-2.4 -5zM2.4 -5L3.6 -1.4L4.6 -4.6z", CREAM)
        + part("M-1.8 -7.2H1.4L-.2 -5.4z", INK, 0.6)
        + shade("M4 -13Q11 -12 9.6 -2Q12 4 10 8L7 8Q9 -4 4 -13z")
    )


def eagle_bearer(side):
    """The standard: a golden eagle above the army's cloth."""
    return (
        shadow(0, 0, 20)
        + limb("M-18 1L-19 -68", WOOD, 3.8, 1.6)
        + vexillum(side, -19, -59)
        + place(-19, -69, eagle(), 0.84)
        + boots()
        + strip_armour(side)
        + part("M-11 -43Q-8 -33 -3 -31Q1 -33 0 -38Q4 -32 8 -34Q11 -38 11 -43Q0 -49 -11 -43z", "#d39a4c", 1.6)
        + place(2, -52, lion_hood())
        + limb("M-9 -40Q-18 -38 -17.6 -31", SKIN, 6)
        + hand(-18, -30)
        + aspis(side, 12, -27, 0.8)
    )


def serpent_staff():
    """The healer's staff: a snake winds up the wood."""
    return (
        limb("M0 0V-66", WOOD, 4, 1.6)
        + limb(
            "M-1 -20C7 -24 6 -28 0 -30C-7 -32 -6 -37 0 -39C7 -41 6 -46 0 -48C-6 -50 -5 -56 1 -56", "#6f9a4a", 3.6, 1.5
        )
        + oval(2.6, -56.4, 3, 2.2, "#6f9a4a", 1.4)
        + disc(3.4, -56.8, 0.7, INK, 0)
        + disc(0, -67, 2.8, GOLD, 1.5)
    )


def surgeon(side):
    """Robe, mantle, grey beard, the serpent staff and a bowl of salve."""
    head = (
        part("M-9 -3Q-11 6 -6 8H7Q11 6 9 -3z", "#c9c3b8")
        + face("#d8d3c8")
        + limb("M-6.6 -4.6Q0 -7 6.6 -4.6", CREAM, 2.6, 1.3)
    )
    return (
        shadow(0, 0, 20)
        + place(-19, 1, serpent_staff(), 1, 2)
        + part("M-12 1Q-10 -3 -5 -3H-1V1zM1 1Q2 -3 6 -3H11V1z", LEATHER, 1.6)
        + part("M-9.6 -44L-13 -4Q0 0 13.6 -4L9.6 -44Q0 -47 -9.6 -44z", LINEN)
        + line("M-5 -15L-6 -4M1 -14V-3M7 -18L8 -4", "#b9a888", 1.4)
        + shade("M4 -45L9.6 -44L13.6 -4Q9 -2 4 -1.8z", 0.22)
        + part(
            "M-10.4 -44Q-1 -40 10.6 -45Q13 -34 11 -22Q2 -10 -12.6 -13L-11.6 -22Q0 -22 4 -33Q-2 -38 -10.4 -44z",
            side.colour,
        )
        + line("M9 -36Q6 -22 -6 -17M11 -28Q8 -20 0 -14", side.dark, 1.4)
        + place(0, -52, head)
        + limb("M-9 -40Q-19 -34 -18 -37", SKIN, 6)
        + hand(-17.6, -38)
        + limb("M9 -40Q18 -32 13 -29", SKIN, 6)
        + part("M5 -31H19Q18 -23 12 -23Q6 -23 5 -31z", BRONZE)
        + oval(12, -31, 7, 2.2, "#7fa05a", 1.5)
        + disc(9, -27.6, 2.6, SKIN, 1.4)
    )


def dolabra():
    """The engineer's pick-axe."""
    return (
        limb("M0 0V-44", WOOD, 4.2, 1.7)
        + part("M-19 -35Q-13 -43 -2.4 -44.6L-2.4 -39Q-12 -38.6 -19 -35z", STEEL)
        + part("M2.4 -45L13 -49L14.6 -35L2.4 -39z", STEEL)
        + part("M-3 -46H3V-38H-3z", STEEL_DARK, 1.5)
        + shine("M-14 -38.4Q-9 -41.6 -5 -42.4M5 -44.4L11 -46.4")
    )


def engineer(side):
    """Sapper of the legion: pick on the shoulder, leather apron, a coil of rope."""
    head = (
        part("M-8 3Q-9.6 -10 0 -11Q9.6 -10 8.4 3z", "#5a3a22")
        + face("#5a3a22")
        + part("M-9 -4Q-8 -15 1 -17Q9 -14 9.4 -4Q0 -8 -9 -4z", side.colour)
        + shade("M3 -16Q9 -13 9.4 -4L5 -6Q7 -11 3 -16z")
        + shine("M-6 -8Q-5 -12 -2 -13.4")
    )
    return (
        shadow(0, 0, 20)
        + place(20, -24, dolabra(), 1, 4)
        + boots()
        + part("M-11 -44Q0 -48 11 -44L10 -30L13 -14Q0 -10 -13 -14L-10 -30z", side.colour)
        + part("M-10 -29Q0 -26 10 -29L11 -13Q0 -9 -11 -13z", LEATHER)
        + line("M0 -20V-12", LEATHER_DARK, 1.4)
        + shade("M4 -46.4L11 -44L10 -30L13 -14Q9 -12 5 -12z")
        + limb("M-9 -42C-2 -46 11 -30 9 -23C5 -19 -8 -33 -9 -42M-9.6 -39C-10 -32 2 -20 8 -21", "#e0c88f", 3.6, 1.4)
        + place(0, -52, head)
        + limb("M10 -41Q22 -38 20.6 -31", SKIN, 6.2)
        + hand(20.6, -31)
        + limb("M-10 -41Q-18 -32 -13 -24", SKIN, 6.2)
        + part("M-23 -27L-7 -22.4L-9 -16L-25 -20.6z", CREAM, 1.6)
        + line("M-21 -22.6L-12 -20M-20 -25L-11 -22.4", "#7b6a4c", 1)
        + hand(-12.6, -22)
    )


def tribune(side):
    """A raw officer: helmet over the eyes, crest askew, the map the wrong way round."""
    head = (
        part("M-4 -15C-14 -22 -25 -14 -25 -4C-20 -8 -14 -9 -3 -11z", side.colour)
        + line("M-9 -15.6Q-14 -15 -17 -9M-15 -16Q-19 -14 -21 -8", side.dark, 1.3)
        + oval(0, 1, 6.8, 7.6, SKIN)
        + line("M1.6 1.4v1", INK, 1.7)
        + oval(-1, 6, 1.6, 1.8, DARK, 0)
        + part(
            "M-10.6 1.4Q-12 -14 0 -15Q12 -14 11 0Q9.6 8 5.6 9Q4.6 4 5 -.4Q-2 -1 -6 1.6Q-6 5 -7.4 8Q-10 6 -10.6 1.4z",
            BRONZE,
        )
        + shade("M4 -14.4Q12 -13 11 0Q9.6 8 5.6 9Q6 2 6 -2Q8 -9 4 -14.4z")
        + limb("M-10 .4Q0 -3.6 10.6 -1", GOLD, 2.8, 1.3)
        + shine("M-7 -6Q-6 -11 -2 -12.6")
    )
    return (
        shadow(0, 0, 19)
        + cloak(side.colour)
        + boots(BRONZE_DARK)
        + muscle_cuirass(side, BRONZE)
        + limb("M-9.6 -41Q-17 -32 -14 -27", SKIN, 5.8)
        + limb("M9.6 -41Q17 -33 13 -27", SKIN, 5.8)
        + part("M-15 -34Q-2 -30 14 -35L15 -14Q8 -11 4 -14Q-4 -10 -14 -13z", CREAM)
        + line("M-10 -28L-3 -25L2 -29L9 -27M-9 -19L0 -20", "#7b6a4c", 1.3)
        + line("M-7 -24l3 3M-4 -24l-3 3", "#b3201c", 1.5)
        + hand(-14, -26)
        + hand(14, -27)
        + place(0, -51, head, 1, 8)
    )


UNITS = {"A": legionaries, "B": hoplites}
SPECIALS = {
    "general": single(consul, 52),
    "standard": single(eagle_bearer, 54, 105, 1.16),
    "healer": single(surgeon, 53),
    "sapper": single(engineer, 46, 105, 1.22),
    "raw-officer": single(tribune, 50, 105, 1.16),
}
