"""Horses and all who ride, drive or fly them."""

from math import cos, pi, sin

from tools.art.koth.parts import (
    HOSE,
    coif,
    emblem,
    face,
    great_helm,
    ground_shadow,
    hand,
    nasal_helm,
)
from tools.art.koth.pen import BONE, GOLD, INK, LEATHER, SKIN, STEEL, WOOD, curve, dark

BAY, CHESTNUT, DUN, WHITE = "#8a5531", "#a5602d", "#c99f66", "#efe9dc"
BLACK, FAIR = "#3a2418", "#d3bf8e"

# one side view in pieces, looking right, hooves on y = 100: contours join head, foreleg, belly, hind leg and back
HEAD = (
    "73.4 25.4, 75.4 17.4!, 78.4 23.6, 81.6 27.8, 86 34.6, 89.6 39.6, 90.6 42.6,"
    " 88.6 44.8, 85.4 44.6, 82.4 41.6, 79 41.8, 76 44.4,"
    "73.8 49.4, 72.4 55, 73 60.4,"
)
FORE_RAISED = (
    "74.4 64.4, 80 65.2, 86.6 67.4, 89.4 70.4, 88.6 73.4, 86.4 78.6, 85.4 82,"
    " 85.8 84.6, 86 89.6!, 79.8 89.2!, 81.2 85, 81.6 82, 83.2 77.6,"
    "84 74, 79.6 73, 73 74.6, 67 74.4,"
)
BELLY = "61 76.2, 52 77, 44 75.4, 39.4 71.8,"
HIND_PUSH = (
    "38.6 75, 34.6 80, 29.4 83.6, 27 86.6, 26.2 91, 26.6 94, 28.8 96.4, 31 100!,"
    " 24 100!, 23.8 97, 22.6 94.4, 22.8 90, 21.8 86.4,"
    "20.2 82.6, 23 77.6, 21.8 71, 19.8 63.6,"
)
BACK = "20.8 56, 27 51.6, 36 51.4, 44 52.6, 51.4 49, 56.4 42.4, 60.4 34.4, 66 28"
FAR_FORE = (
    "61 70, 68.6 71, 67.6 79, 66.8 83.6, 66 90, 66.6 94, 69.4 100!, 62.6 100!, 63 95.4, 62.4 90, 62.4 84, 60.6 78"
)
FAR_HIND = (
    "42 68, 44.6 75, 41.2 81.6, 39.4 86.6, 38.4 91.4, 39 94.6, 42.6 100!, 35.6"
    " 100!, 35.8 96.4, 34.8 94, 35.2 90, 34 86.4, 32.8 82.6, 35.8 77"
)
TAIL = "23 55, 15 53.4, 9 58, 7.6 67, 9 76, 5 87!, 11.4 82.4, 12.4 88!, 16.6 78, 16.6 69, 22 61.6"
MANE = (
    "74.4 23.6, 67.4 24.6, 60.4 30.4, 56 38.4, 51.6 46.4, 55.4 47.4, 57.4 53.6!,"
    " 60.4 46.6, 63.6 50!, 64.6 42, 68.8 44!, 68.6 36, 72.6 36.4!,"
    "72.4 30, 77 30.6!"
)


def horse_face(pen, coat):
    """Eye, nostril, mouth and cheek of HEAD."""
    pen.nib("79.8 39.6, 82.6 37, 81.8 33", dark(coat), 1.3)
    pen.dot(80.2, 31, 1.3)
    pen.dot(88, 41, 0.9)
    pen.nib("88.4 43.4, 86.4 43.2, 85 41.8", INK, 1)


def trotting_horse(pen, coat, mane=BLACK):
    """A collected horse, near foreleg raised; withers at (54, 49)."""
    for leg in (FAR_FORE, FAR_HIND):
        pen.form(leg, dark(coat, 0.42), 0, width=2)
    pen.patch("62.6 100!, 63.2 96.4!, 67.4 96.4!, 69.4 100!|35.6 100!, 36 96.6!, 40.4 96.6!, 42.6 100!", INK)
    pen.form(TAIL, mane, 3)
    pen.form(HEAD + FORE_RAISED + BELLY + HIND_PUSH + BACK, coat, 5, 1.3)
    pen.patch("79.8 89.2!, 81 86!, 85.8 86.4!, 86 89.6!|24 100!, 24 97!, 29 97!, 31 100!", BLACK)
    pen.form(MANE, mane, 3)
    horse_face(pen, coat)
    pen.nib("67.4 73.6, 65.6 68, 67.4 60|40 71.4, 36 66, 36 59|23.4 77.4, 26.6 78.4, 29.4 77", dark(coat, 0.5), 1.4)


def galloping_horse(pen, coat, mane=BLACK):
    """A lean horse at full stretch; withers at (55, 55)."""
    far = dark(coat, 0.42)
    pen.form(
        "62 76, 70 75, 75 82, 76.6 87.4, 73.4 90, 69.6 92.4, 66.6 97.4!, 61.6 93.6!, 65.4 90.4, 70 87.6, 68.4 84.6",
        far,
        0,
        width=2,
    )
    pen.form(
        "40 74, 43.4 80, 40.4 86, 42 88.6, 45.6 92.4, 47.6 94.4, 52 97.4!, 47.4 100.6!,"
        " 44 97, 40 93.4, 35.4 89.6, 34.6 86, 36 80",
        far,
        0,
        width=2,
    )
    pen.form("24 59, 15 56.4, 7 60, 1.4 70!, 6.4 68.6, 4 75!, 12 70.6, 18 66, 23.4 66", mane, 3)
    pen.form(
        "78.4 44, 79.6 36.4!, 83 42, 86.4 45.6, 92 51.4, 95.6 55.6, 96 58.6, 93.6"
        " 60.4, 90.6 59.8, 87.4 57, 83.6 57.2, 80 60, 76 65.6, 73 71,"
        "76 74, 83 76, 89.4 79, 93.4 84.2, 95.6 87.4, 99 91.6!, 94.6 95!, 92.4 91,"
        " 90 87.6, 85.6 83.8, 77.4 81.6, 69 80,"
        "60 79.8, 50 79, 43 75.4, 37.6 80.6, 31 85, 24 87.4, 18.6 91, 14 94.4, 13.6"
        " 97, 10.4 101!, 5.6 97.6!, 9.4 93.6, 13.6 90, 17.4 86.6, 18.6 82.6, 23.6 79,"
        "21.4 73, 20 66, 22.4 60.6, 28.6 56.8, 37 57, 46 58.4, 54 55.4, 61.6 50.4, 70 45.4",
        coat,
        5,
        1.3,
    )
    pen.patch("99 91.6!, 94.6 95!, 92.8 92!, 96.4 88.8!|10.4 101!, 5.6 97.6!, 8.6 94.4!, 12.6 98!", BLACK)
    pen.form(
        "79.6 41.4, 71 41.6, 62 46.4, 53.6 53.4, 50 58.6!, 56 56.8, 57 61!, 62 55.4,"
        " 65.6 57.6!, 68.4 51, 73 52.4!, 74.6 47.4, 79.6 48.4!",
        mane,
        3,
    )
    pen.nib("84.4 54.6, 86.8 51.6, 86 48", dark(coat), 1.3)
    pen.dot(84.6, 47, 1.3)
    pen.dot(93.4, 56.4, 0.9)
    pen.nib("93.6 58.8, 91.6 58.6, 90 57.2", INK, 1)
    pen.nib("70 79.4, 68 74, 70 67|42.4 75, 38 70, 38 64", dark(coat, 0.5), 1.4)


def barded_horse(pen, coat):
    """The trotting horse as far as it shows under its trapper, and the trapper."""
    for leg in (FAR_FORE, FAR_HIND):
        pen.form(leg, dark(coat, 0.42), 0, width=2)
    pen.patch("62.6 100!, 63.2 96.4!, 67.4 96.4!, 69.4 100!|35.6 100!, 36 96.6!, 40.4 96.6!, 42.6 100!", INK)
    pen.form(TAIL, BLACK, 3)
    pen.form(HIND_PUSH + "30 64", coat, 3)
    pen.form(FORE_RAISED + "66 66", coat, 3, 1.2)
    pen.patch("79.8 89.2!, 81 86!, 85.8 86.4!, 86 89.6!|24 100!, 24 97!, 29 97!, 31 100!", BLACK)
    pen.form(HEAD + "66 54, 66 32", coat, 4, 1.2)
    caparison(pen)
    horse_face(pen, coat)
    pen.form(
        "73.6 30!, 73.6 21.6, 76 22.6!, 80 24.6, 84 30.6, 88 37, 85 38.4!, 81 34, 77.6 29.6", STEEL, 2, 1, width=1.6
    )


def caparison(pen):
    """The trapper of a knight's horse: neck and body in the side's colour, a cream hem."""
    cloth = pen.cloth
    hem = (
        "17.6 84!, 22.4 88, 27 84.6!, 32 88.4, 37 84.8!, 42 88.4, 47 84.8!, 52 88,"
        " 57.4 84!, 62 85.6, 66.6 81.4!, 72 81, 77 75!"
    )
    pen.form(
        "71.6 26.4!, 64 27.6, 57.4 36, 52 46, 44 51, 34 50, 25 50, 19 56, 18 66, "
        + hem
        + ", 77.6 66, 75.4 58, 75.4 49, 77.6 43!, 73.6 35",
        cloth,
        6,
        1.4,
    )
    pen.line(
        "17.8 80, 22.4 83.6, 27 80.4!, 32 84, 37 80.6!, 42 84, 47 80.6!, 52 83.6,"
        " 57.6 79.6!, 62 81, 66.6 77.2!, 72 76.6, 77 71",
        BONE,
        1.8,
    )
    pen.nib("30 54, 27 66, 27.4 78|67 54, 66 64, 66.6 75|45 58, 44 68, 46 78", dark(cloth), 1.8)
    emblem(pen, 33.4, 64.6, 6.4)
    emblem(pen, 67.4, 46, 4)


def cavalry(pen):
    """An armoured knight with a lance on a caparisoned horse."""
    cloth = pen.cloth
    barded_horse(pen, BAY)
    pen.line("80.6 40.4, 72 43, 60 47.6", LEATHER, 1.8)
    # rider: saddle, body, leg
    pen.form("35 47, 40 45!, 44 51, 53 50, 55.4 44!, 58.6 46, 57 54, 46 57, 37 54", LEATHER, 3, width=2)
    pen.form("38 33, 47 29, 56 33, 57 42, 58.4 52!, 49 55, 38.6 52!, 38.6 42", cloth, 5, 1.2)
    pen.limb("46 52 6, 56.6 60 5.2, 55 75 4", STEEL, 3, 1.1)
    pen.form("51.6 73.6!, 59 73.6!, 66 79, 66 82!, 51.6 82!", STEEL, 2, width=2)
    pen.round(57, 60.6, 4.4, 4.2, STEEL, 2, width=1.8)
    lance(pen)
    pen.limb("42 37 5.4, 42.4 48 4.8, 51.6 46.4 4", STEEL, 3, 1)
    pen.form("47.6 44!, 53.6 38!, 58.6 44.6, 52 51!", STEEL, 2, width=1.8)
    pen.form("34 40.6, 35 34, 41 31, 47 34, 46.6 41!, 40 39.6", STEEL, 3, 1.1)
    with pen.moved(46.6, 21, 0.9):
        great_helm(pen, cloth)


def lance(pen):
    """Striped in the side's colour, carried slanting forward."""
    pen.form("41.6 69.4!, 44.6 70.8!, 55 47.6!, 69.6 6!, 67.6 5!, 50.6 45!", BONE, 1.2, width=2)
    pen.patch(
        "53.2 41!, 55.8 42.6!, 57.6 38!, 55 36.6!|58 29!, 60.2 30.4!, 62 26!, 60 24.8!|63"
        " 17!, 64.8 18!, 66.4 14!, 64.9 13!|46.8 57.4!, 49 58.8!, 46.6 64.2!, 44.7 63!",
        pen.cloth,
    )
    pen.form("71 .8!, 71.8 6.4, 67.6 10.6!, 66.2 5", STEEL, 0, width=1.6)


def light_cavalry(pen):
    """A bowman on a bare galloping horse."""
    cloth = pen.cloth
    galloping_horse(pen, DUN)
    pen.line("87 55, 78 56, 62 55", LEATHER, 1.8)
    pen.form("35 57!, 46 58.4, 55 56.6!, 58 70!, 47 73.4, 36.6 70!", cloth, 3, 1)
    pen.form("43 36, 32 38, 22 47, 11 48!, 15 52, 13 57.6!, 22 56.4, 31 58, 40 52", cloth, 4, 1.2)
    # leg
    pen.limb("47 57 5.8, 57.4 64 5, 53.4 77 3.8", HOSE, 3)
    pen.form("49.6 74!, 57.4 75!, 63.4 79.4, 63 82.4!, 49 81!", LEATHER, 2, width=2)
    pen.form("41 36, 50 33, 57.6 36.6, 57 46, 56 57!, 48 59.4, 40 57!, 41.4 46", cloth, 5, 1.2)
    pen.line("41 54, 48 56, 56.4 54", INK, 4.4)
    pen.line("41 54, 48 56, 56.4 54", LEATHER, 2.4)
    # bow
    pen.limb("55.6 39.6 4.8, 64 37.4 4.2, 72.6 34.6 3.4", cloth, 3, 1)
    pen.line("62.4 7!, 47.6 38!, 72.4 61!", INK, 1.3)
    pen.line("61 6.4, 65.4 9.6, 72.4 18, 76.4 33.6, 76.8 50, 74.4 60, 70.6 62.4", INK, 5.6)
    pen.line("61 6.4, 65.4 9.6, 72.4 18, 76.4 33.6, 76.8 50, 74.4 60, 70.6 62.4", WOOD, 3)
    pen.rod("46 38.6, 84 30.4", BONE, 1.4, 1.8)
    pen.form("91 28.8!, 82.6 26.8!, 84.6 30.4!, 84 34.2!", STEEL, 0, width=1.6)
    hand(pen, 75.6, 33.6, 3.8, SKIN)
    with pen.moved(51, 24, 0.84):
        coif(pen)
        face(pen, "#6d4526")
        nasal_helm(pen)
    pen.limb("43 40 5, 31 39 4.6, 38 38.6 4", cloth, 3, 1)
    pen.limb("31 39 4.4, 42 38.4 3.6", cloth, 2, width=2)
    hand(pen, 46, 38.4, 3.6, SKIN)


def wheel(pen, x, y, r):
    """A spoked wheel with an iron tyre and a golden hub."""
    ring = [(x + r * cos(k * pi / 4), y + r * sin(k * pi / 4), False) for k in range(8)]
    spokes = "|".join(
        f"{x + r * cos(a):.1f} {y + r * sin(a):.1f}, {x - r * cos(a):.1f} {y - r * sin(a):.1f}"
        for a in (0.3, 0.3 + pi / 3, 0.3 + 2 * pi / 3)
    )
    pen.line(spokes, INK, 4.6)
    pen.line(spokes, WOOD, 2.2)
    d = curve(pen.knots(ring))
    pen.paint(d, line=INK, width=6.6)
    pen.paint(d, line=WOOD, width=2.6)
    pen.round(x, y, 3.4, 3.4, GOLD, 1.6, width=2)


def chariot(pen):
    """A two-wheeled chariot: driver with a javelin, one horse at the pole."""
    cloth = pen.cloth
    pen.form("26 38, 17 41, 10 50, 2.6 55!, 7 58, 6 63!, 14 62, 24 58", cloth, 4, 1.2)
    with pen.moved(8, 0, 0.78, about=(100, 100)):
        trotting_horse(pen, CHESTNUT)
        pen.line("69 49, 71.4 60, 66 68|66 63, 40 66", LEATHER, 2.4)
    pen.line("92.6 53.4, 72 55, 46 52.6", INK, 3)
    pen.line("92.6 53.4, 72 55, 46 52.6", LEATHER, 1.4)
    pen.rod("36 84, 56 80, 72 74", WOOD, 2.4)
    # driver
    pen.form("16 40, 24 37, 32 40.4, 32 50, 33 66!, 16 66!, 16.6 50", cloth, 5, 1.2)
    pen.line("16.6 57, 24 59, 32.4 57", GOLD, 2.4)
    pen.rod("2.6 41, 46 16.6", WOOD, 2)
    pen.form("52.6 12.8!, 47 20, 41.6 19.2!, 44.8 14", STEEL, 0, width=1.6)
    pen.limb("18 43 4.6, 9.6 46 4.2, 12.4 37.4 3.4", SKIN, 2.4, 1)
    hand(pen, 12.8, 35.4, 3.6, SKIN)
    pen.limb("30.6 43.4 4.6, 36.6 51.4 4, 43.6 52.4 3.2", SKIN, 2.4, 1)
    hand(pen, 44.6, 52.4, 3.4, SKIN)
    with pen.moved(25, 26, 0.8):
        face(pen)
        nasal_helm(pen)
    # car and wheel
    pen.form("4 84!, 6 70, 11 64.6!, 24 65, 33 62, 40.6 55!, 43 61, 42.6 72, 39 84!, 22 87", cloth, 5, 1.3)
    pen.line("5.4 69.6, 11 64.6, 24 65, 33 62, 40.6 55.4, 43 60", INK, 4.6)
    pen.line("5.4 69.6, 11 64.6, 24 65, 33 62, 40.6 55.4, 43 60", GOLD, 2.4)
    emblem(pen, 34.4, 72, 4.2)
    wheel(pen, 20, 87, 13.4)


def wing(pen, feathers, coverts, quills, colour):
    """Long feathers in the side's colour, white coverts over them."""
    pen.form(feathers, colour, 4, 1.2)
    pen.nib(quills, dark(colour, 0.5), 1.5)
    pen.form(coverts, WHITE, 4, width=1.8)


def far_wing(pen):
    """The wing behind the rider."""
    pen.form(
        "60 48, 63 30, 70 14, 80 4, 86 2.6, 83.6 9.4!, 89 11.6, 85.4 17.4!, 90 20.6, 85.6 25.4!, 88 30, 76 42",
        dark(pen.cloth, 0.3),
        3,
        width=2,
    )


def near_wing(pen):
    """The wing in front of the horse."""
    wing(
        pen,
        "56 57, 54 42, 46 26, 34 12, 21 3, 14 3, 16.6 11!, 7 9.6, 11.6 19!, 3.4 19,"
        " 9.6 27.6!, 3.4 30.4, 11 36!, 7 41.4, 15 44!, 13.4 51, 22 51.4!, 23 58, 34"
        " 61, 46 63",
        "56 57, 52.6 43, 45 29, 35 18, 27 12, 26 18.6!, 21.6 20.4, 24 27.6!, 19 30.4,"
        " 24 36!, 20.6 41, 27.4 43.4!, 27 49.6, 34.4 50!, 37 57, 47 60.6",
        "16.6 11, 21 15, 25 19|11.6 19, 17 22, 22 24|9.6 27.6, 15 29, 20 29|11 36,"
        " 16 36, 22 35|15 44, 20 42.4, 24 41|22 51.4, 25.6 49, 28 46",
        pen.cloth,
    )


def pegasus(pen):
    """The trotting horse's body in the air, gold hooves, a fair mane."""
    pen.form(
        "63 72, 70 62, 77 59, 82.6 60.6, 84.4 64.6, 83 71, 83.4 76!, 77.6 76.4!, 79 71, 78.4 67, 73 70",
        dark(WHITE, 0.4),
        0,
        width=2,
    )
    pen.form(FAR_HIND, dark(WHITE, 0.4), 0, width=2)
    pen.form(TAIL, FAIR, 3)
    pen.form(HEAD + FORE_RAISED + BELLY + HIND_PUSH + BACK, WHITE, 5)
    pen.patch("79.8 89.2!, 81 86!, 85.8 86.4!, 86 89.6!|24 100!, 24 97!, 29 97!, 31 100!", "#b98a2c")
    pen.form(MANE, FAIR, 3)
    horse_face(pen, WHITE)
    pen.form("33 51!, 45 52.6, 53 48!, 57 64!, 47 69, 36 66!", pen.cloth, 3, 1)


def flyers(pen):
    """A lancer on a pegasus in the air, wings up."""
    cloth = pen.cloth
    ground_shadow(pen, 52, 102, 24)
    far_wing(pen)
    with pen.moved(15, -9, 0.74, -10, about=(50, 80)):
        pegasus(pen)
    with pen.moved(-2, -4, 0.98, about=(56, 57)):
        near_wing(pen)
    # rider
    pen.limb("60 52 4.8, 67.4 58.6 4.2, 64 68.6 3.2", STEEL, 3, 1)
    pen.form("61 66!, 67 67!, 71.4 71.6, 70.6 74!, 60 72.4!", LEATHER, 2, width=2)
    pen.form("55.6 36, 62.6 33.6, 69 37, 67.6 45, 67 53!, 60 55, 54.6 52.6!, 56.4 44", cloth, 4, 1.1)
    pen.rod("41 40.6, 93 55.6", WOOD, 2)
    pen.form("99 57.4!, 91.6 58.4, 88.6 54.4!, 93.6 53", STEEL, 0, width=1.6)
    pen.limb("59 39.6 4.4, 57.6 47.6 4, 66.4 48 3.2", STEEL, 2.4, 1)
    hand(pen, 67.6, 48.2, 3.4)
    with pen.moved(63.4, 24, 0.74):
        coif(pen)
        face(pen)
        nasal_helm(pen)
