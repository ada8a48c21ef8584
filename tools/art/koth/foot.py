"""Units on foot."""

from tools.art.koth.parts import HOSE, MAIL, coif, emblem, face, great_helm, hand, hood, kettle_hat, pennon
from tools.art.koth.pen import BONE, GOLD, INK, LEATHER, SKIN, STEEL, WOOD, dark, pale


def infantry(pen, flag=True):
    """A spearman advancing behind his shield, perhaps with a flag at his spear."""
    cloth = pen.cloth
    if flag:
        pennon(pen, 34, 17, 22, 13)
    pen.rod("19.6 98, 36.4 8", WOOD, 2.4)
    pen.form("38 1.4!, 40.8 9.6, 36.4 16.6!, 33.6 9", STEEL, 2, width=1.8)
    # legs
    pen.limb("45 72 7, 37.4 83 5.4, 34 93 4.2", HOSE)
    pen.limb("56 72 7, 64.4 82 5.6, 63.4 93 4.2", HOSE)
    pen.form("29.6 88!, 38.6 89.6!, 38 95, 41.4 98.4, 42 101.6!, 26.4 101.6!, 27 96", LEATHER, 3)
    pen.form("58.8 88.6!, 68 88.6!, 68.4 94, 75.6 98.4, 76.4 101.6!, 58.6 101.6!", LEATHER, 3)
    # mail and tabard
    pen.form("40 60, 64 62, 68 80!, 61 83, 52 80.4, 42 83, 35 79!", MAIL, 3)
    pen.form("40 42, 53 40, 65 43, 65 58, 68.8 74!, 60 77.6, 52 75, 44 77.6, 36 73.6!, 40 58", cloth, 5, 1.3)
    pen.line("40 61, 52 64, 65.4 62", INK, 5)
    pen.line("40 61, 52 64, 65.4 62", LEATHER, 2.8)
    # spear arm
    pen.limb("43 47 6.4, 33 54 5.4, 27.4 60 4.4", MAIL, 3, 1.1)
    hand(pen, 26.4, 61.4, 4.4)
    with pen.moved(54, 31):
        coif(pen)
        face(pen)
        kettle_hat(pen)
    # shield
    pen.form("46.6 51!, 62.6 47, 79.6 50!, 80.6 63, 75.6 76, 64.6 87!, 52.4 77.6, 46.6 65", BONE, 4)
    pen.form("50 54!, 63 50.8, 76.2 53!, 77 63, 73 73.6, 64.4 82.4!, 54.8 74.8, 50 65", cloth, 4, width=1.2)
    emblem(pen, 63.6, 64, 6.8)


def elite(pen):
    """A knight in full plate raising a greatsword; cloak and plume behind him."""
    cloth = pen.cloth
    pen.form("40 38, 28 46, 19 62, 9 92!, 17 90, 22 97!, 30 92, 38 98!, 46 90, 62 88!, 64 50", cloth, 6, 1.4)
    pen.nib("33 50, 26 66, 22 86|40 56, 36 72, 36 90", dark(cloth), 1.8)
    # legs in plate
    pen.limb("45 70 7, 39.6 82 5.6, 38 95 4.4", STEEL, 4, 1.2)
    pen.limb("58 70 7, 64 82 5.6, 64.4 95 4.4", STEEL, 4, 1.2)
    pen.form("33.6 93!, 43 94!, 46.4 98.4, 47 101.8!, 31 101.8!", STEEL, 3)
    pen.form("59.6 93!, 69.4 93!, 76.6 98.6, 78 101.8!, 59 101.8!", STEEL, 3)
    pen.round(40, 82.4, 4.6, 4.2, STEEL, 2, 1, width=1.8)
    pen.round(64.2, 82.4, 4.6, 4.2, STEEL, 2, 1, width=1.8)
    # body: faulds, breastplate, tabard strip
    pen.form("40 58, 64 58, 69.6 74!, 61 78, 52 75.6, 43 78, 34.6 74!", STEEL, 4)
    pen.form("47 60!, 60 60!, 63.6 82!, 54.6 86.6, 45.6 82!", cloth, 3, 1.1)
    emblem(pen, 54, 71.6, 4)
    pen.form("39 44, 46 39, 59 39, 66.6 44, 66.4 54, 62 63!, 53 65, 43 63!, 39 54", STEEL, 6, 1.5)
    pen.nib("53.6 44, 54.6 54, 54 63", "#5f6b78", 1.6)
    pen.line("42.6 61.4, 53 63.6, 62.6 61.4", GOLD, 2)
    # sword and arms
    pen.form("71.6 55!, 85.4 7, 90.6 1.4!, 92.4 9, 79.2 57.2!", "#dfe6ea", 2.4, 0, 2, deep="#93a1ad")
    pen.rod("69.6 77, 74.6 58", LEATHER, 2.6)
    pen.rod("65.6 53.4, 85 59.2", GOLD, 2.6)
    pen.round(69, 78.6, 3, 3, GOLD, 1.4, width=1.8)
    pen.limb("41 47 6, 43 60 5.4, 66.4 70 4.2", STEEL, 3, 1.1)
    hand(pen, 70.6, 71.6, 4.4, STEEL)
    pen.limb("66 47 6, 66.6 59 5.2, 71.6 63 4.2", STEEL, 3, 1.1)
    hand(pen, 73, 63.4, 4.4, STEEL)
    pen.form("30.6 49, 32 41, 39 37.4, 46.6 40, 46.4 48.6!, 38.4 47.6", STEEL, 4, 1.3)
    pen.form("59 48.6!, 59.6 40, 66 37.6, 73 41.4, 74.6 49, 66 47.6", STEEL, 4, 1.3)
    with pen.moved(53, 26):
        great_helm(pen, cloth)


def shooter(pen):
    """A hooded archer at full draw."""
    cloth = pen.cloth
    # quiver behind the hip
    pen.form("21 58!, 13.6 49.6!, 20 47!, 21.6 42.6!, 26 46, 29 44!, 33 54!", BONE, 3, width=1.8)
    pen.nib("24 58, 21.4 52, 17.4 49|27.6 56, 25.4 50, 22.4 45", INK, 1.2)
    pen.form("24 57!, 34 53!, 44 76!, 36 80!", LEATHER, 3, 1)
    # legs
    pen.limb("44 70 7, 35 82 5.4, 30 94 4.2", HOSE)
    pen.limb("55 70 7, 63 82 5.4, 66 94 4.2", HOSE)
    pen.form("26 88!, 35.6 90.6!, 34.6 95.4, 39 98.6, 39.4 101.6!, 23 101.6!, 23.4 96", LEATHER, 3)
    pen.form("60.6 88.6!, 70 88.6!, 71 94, 78 98.4, 78.4 101.6!, 61 101.6!", LEATHER, 3)
    # tunic
    pen.form("40 42, 53 40, 62 44, 61 58, 68 76!, 60 80.4, 50 77.4, 40 80.4, 32 76!, 40 58", cloth, 5, 1.3)
    pen.nib("46 64, 44 72, 41 78|57 64, 59 72, 62 77", dark(cloth), 1.6)
    pen.line("40.6 61, 50 63.4, 61 61", INK, 5)
    pen.line("40.6 61, 50 63.4, 61 61", LEATHER, 2.8)
    # bow arm, bow, arrow
    pen.limb("59 46 5.6, 70 47 4.6, 80 47.4 3.8", cloth, 3, 1)
    pen.limb("73 47.2 4.2, 80.4 47.4 3.8", LEATHER, 2, width=1.8)
    pen.line("74.4 9.4!, 45.6 45.4!, 74.4 85!", INK, 1.4)
    pen.line("73.4 8, 78.6 18, 84.4 32, 86 47, 84.4 62, 78.6 76, 73.4 86.4", INK, 6)
    pen.line("73.4 8, 78.6 18, 84.4 32, 86 47, 84.4 62, 78.6 76, 73.4 86.4", WOOD, 3.4)
    pen.rod("44 45.6, 92 46.6", BONE, 1.4, 1.8)
    pen.form("99 46.8!, 91 42.6!, 92.6 46.6!, 91 50.6!", STEEL, 0, width=1.6)
    hand(pen, 84.4, 47.4, 4.2, SKIN)
    with pen.moved(50, 28):
        hood(pen, cloth)
        face(pen, "#6d4526")
        pen.form("-9.6 4, -10 -6, -1 -13, 8 -8, 10 3!, 7 -3.6, 0 -6.6, -6 -3", cloth, 2, 1, width=1.8)
    # drawing arm
    pen.limb("43 47 6, 27 46.6 5.2, 32 46 4.6", cloth, 3, 1)
    pen.limb("27 46.6 4.8, 37 45.8 4, 43 45.6 3.6", cloth, 2.4, width=2)
    hand(pen, 45, 45.6, 4, SKIN)


FUR, HORN = "#835334", "#efe0b8"


def monstrous(pen):
    """A minotaur swinging a spiked club."""
    cloth = pen.cloth
    # club in the raised arm
    pen.form("12 40!, 17.6 41!, 31 12, 31 4, 24 .8, 16.4 3, 13.6 12", WOOD, 4, 1.2)
    pen.form("15 8!, 8.6 8!, 14.4 12.6!", STEEL, 0, width=1.6)
    pen.form("30.6 7!, 36.6 9.6!, 29.6 13.4!", STEEL, 0, width=1.6)
    pen.form("20.6 12!, 20.4 18.4!, 25.4 14!", STEEL, 0, width=1.6)
    # legs
    pen.limb("42 74 9, 35 86 6.6, 36.4 95 5", FUR, 3)
    pen.limb("60 74 9, 67 85 6.6, 66 95 5", FUR, 3)
    pen.form("30.6 94!, 42 94!, 45 102!, 27.6 102!", dark(FUR, 0.6), 2)
    pen.form("60.4 94!, 71.6 94!, 75.6 102!, 58.6 102!", dark(FUR, 0.6), 2)
    # trunk
    pen.form("28 44, 38 34, 58 33, 73 39, 77 50, 71 62, 68 72, 50 75, 34 72, 31 60", FUR, 6, 1.4)
    pen.nib("40 58, 47 61.4, 52.6 58|52.6 58, 59 62, 67 58.6|52 61, 51.4 66, 52 71", dark(FUR, 0.6), 1.6)
    pen.form("33 67, 51 71, 69.6 67, 74 83!, 64 84.4, 60 91!, 51 87, 43 92!, 39 84.4, 28 83!", cloth, 5, 1.3)
    emblem(pen, 51, 78.4, 5.6)
    pen.line("33 68.6, 51 72.6, 69.6 68.6", INK, 5.6)
    pen.line("33 68.6, 51 72.6, 69.6 68.6", GOLD, 3.2)
    # arms
    pen.limb("33 45 9, 18 51 7.6, 15 36 5.8", FUR, 4, 1.3)
    pen.round(15.4, 33.6, 6.2, 5.6, FUR, 2.4)
    pen.limb("72 48 8.6, 83 59 7, 80 72 5.6", FUR, 4, 1.3)
    pen.line("77.6 63.6, 86.6 66", INK, 6)
    pen.line("77.6 63.6, 86.6 66", cloth, 3.6)
    pen.round(79.4, 75, 6.2, 5.8, FUR, 2.4)
    pen.form("60 44!, 62 36, 70 32.4, 80 36, 85.6 47, 84 52!, 74 46", cloth, 4, 1.3)
    bull_head(pen)


def bull_head(pen):
    """Horns, ears, a broad muzzle with a golden ring."""
    pen.form("45 30, 36 28, 31.6 20, 33.6 9!, 38 18.6, 48 24", HORN, 3, 1)
    pen.form("63 30, 73 28, 78 20, 77 9!, 72 18, 61 24", HORN, 3, 1)
    pen.form("44 34, 35 33, 33 38!, 39 41, 45 40", FUR, 2)
    pen.form("66 34, 74 32.6, 77 37.4!, 71 41, 65 40", FUR, 2)
    pen.form("44 30, 54 24, 65 29, 67.6 38, 66 48, 64 58, 55 61.6, 47 58, 45 48, 42.6 38", FUR, 5, 1.2)
    pen.form("46.6 49, 56 46.6, 66.4 49, 67.6 56, 62 62, 55 63.4, 48.6 61.6, 45 56", pale(FUR, 0.35), 4, 1)
    pen.dot(51.4, 53.4, 1.6)
    pen.dot(60.6, 53.4, 1.6)
    pen.line("52.6 55.6, 53 60.4, 56 62, 59 60.4, 59.4 55.6", INK, 3)
    pen.line("52.6 55.6, 53 60.4, 56 62, 59 60.4, 59.4 55.6", GOLD, 1.5)
    pen.patch("46.6 40!, 53 43!, 52 45.6, 48 44.6|65.4 40!, 58.6 43!, 59.4 45.6, 64 44.6", "#ffd76a")
    pen.nib("44.6 38.6, 49 39.6, 54.4 43.4|67 38.6, 62.6 39.6, 57.2 43.4", INK, 2.2)
    pen.dot(50.8, 43.8, 1)
    pen.dot(60.8, 43.8, 1)
    pen.form("49 29, 54 21.6!, 56 26, 60.6 23!, 60 30, 55 35!", dark(FUR, 0.5), 2, width=1.6)


GOBLIN = "#8fb13f"


def goblin_legs(pen):
    """Two crooked legs under (0, 0)."""
    pen.form("-9 -13, -1 -13, -5 -7, -5 -3, -2.4 1.4!, -13 1.4!, -11 -5", LEATHER, 2, width=2)
    pen.form("1 -13, 9 -13, 11.6 -5, 16.4 1.4!, 4.6 1.4!, 5.6 -6", LEATHER, 2, width=2)


def goblin(pen):
    """A goblin's body, ears, hooded head: he stands on (0, 0) and is 52 high."""
    cloth = pen.cloth
    pen.form("-8 -29, 8 -29, 11.4 -10!, 5 -11.4, 0 -8!, -5 -11.4, -11.6 -10!", cloth, 4)
    pen.line("-9.6 -17.4, 0 -15.8, 9.8 -17.4", INK, 2.8)
    pen.form("-8 -31!, -22.6 -41!, -9 -38!, 10 -38!, 23.6 -41!, 9.6 -31!", GOBLIN, 0, width=2)
    pen.form("-11 -37, -6 -45, 6 -45, 12 -37, 10.6 -30, 3 -24.6, -6 -26, -11 -31", GOBLIN, 4)
    pen.patch("-6.6 -37!, .4 -34!, -1.6 -31, -5.6 -32.4|10.8 -37!, 4.6 -34!, 5.6 -31, 9.6 -32.4", "#ffe88a")
    pen.dot(-2.4, -33.6, 1.2)
    pen.dot(7.2, -33.6, 1.2)
    pen.form("1.4 -35!, 5 -33.4, 9 -28.6!, 2.4 -29.6", GOBLIN, 0, width=1.4)
    pen.nib("-5.6 -29.6, 0 -26, 6.6 -27.6", INK, 2)
    pen.form("-12.8 -35, -9 -46, -3 -54!, 7 -47, 13 -35.6!, 6 -39.4, 0 -37, -6 -39.4", cloth, 3, 1.2)


def goblin_arm(pen, text):
    """A thin green arm."""
    pen.limb(text, GOBLIN, 2, width=2)


def horde(pen):
    """Three goblins, each with what he found: a spear, a bone club, a cleaver and a pot lid."""
    with pen.moved(48, 86):
        goblin_legs(pen)
        pen.rod("21 10, 23.6 -66", WOOD, 2)
        pen.form("24 -79!, 28.4 -69, 24.2 -63!, 19.8 -69", STEEL, 2, width=1.8)
        goblin(pen)
        goblin_arm(pen, "8 -25 3.6, 16 -18 3.2, 22 -24 3")
    with pen.moved(25, 102):
        goblin_legs(pen)
        pen.form(
            "-16.6 -24!, -12.4 -25!, -11.4 -44, -8 -50, -14 -51.6, -17 -48, -21.6 -50, -23 -45, -18.6 -43",
            BONE,
            3,
            width=2,
        )
        goblin_arm(pen, "-7 -25 3.6, -15.6 -18 3.2, -15 -25 3")
        goblin(pen)
        goblin_arm(pen, "8 -25 3.6, 14.6 -19 3.2, 9.6 -14 2.8")
    with pen.moved(73, 104):
        goblin_legs(pen)
        pen.form("14.4 -22!, 18.6 -22!, 18.4 -29!, 26 -30!, 26.4 -54!, 17 -52, 14.4 -44!", STEEL, 3, 1.1, width=2)
        goblin_arm(pen, "7 -25 3.6, 15.4 -16 3.2, 16.4 -23 3")
        goblin(pen)
        pen.round(-12, -16, 8.6, 8.6, WOOD, 3)
        pen.round(-12, -16, 2.8, 2.8, STEEL, 0, width=1.6)


def artillery(pen):
    """A catapult about to throw, and the man who looses it."""
    cloth = pen.cloth
    # far wheels and far frame
    pen.round(45, 87, 8, 8, dark(WOOD, 0.5), 0)
    pen.round(89, 87, 8, 8, dark(WOOD, 0.5), 0)
    beam(pen, "68 84, 76 44", dark(WOOD, 0.35), 3.4)
    # throwing arm with its stone
    pen.round(31.4, 15.4, 10.4, 10, "#a79d8f", 5, 1.6)
    pen.nib("28 11, 31 15, 29.6 19|36 12, 35 16, 37 18", "#6f665a", 1.6)
    beam(pen, "64 82, 36 26", WOOD, 3.6)
    pen.form("19 16!, 23 27, 33 32, 44 28.6!, 45 24!, 36 25, 27 22.6, 22.6 14.6!", WOOD, 2.4, 1)
    pen.line("50 50, 54.6 47.6|51.6 53, 56.2 50.6", BONE, 1.8)
    # near frame: uprights, cross bar, sole
    beam(pen, "62 86, 70 46", WOOD, 3.6)
    beam(pen, "88 86, 70 50", WOOD, 3)
    pen.limb("64.6 44 4.4, 79 42 4.4", LEATHER, 3, 1.1)
    beam(pen, "28 85, 96 85", WOOD, 4)
    for x in (42, 84):
        pen.round(x, 92, 9.6, 9.6, WOOD, 3, 1.2)
        pen.line(f"{x - 6} 88.4, {x + 6} 95.6|{x + 6} 88.4, {x - 6} 95.6", dark(WOOD, 0.55), 1.6)
        pen.round(x, 92, 3, 3, STEEL, 1.4, width=1.8)
    # the side's shield on the frame
    pen.form("64 62!, 73 60, 82.6 62!, 82.6 72, 79 79.4, 73.2 84!, 67.2 79.4, 64 72", cloth, 4, 1.2)
    emblem(pen, 73.2, 70.6, 4.6)
    with pen.moved(17, 102, 0.9):
        crewman(pen)


def beam(pen, text, colour, half):
    """A squared timber between two points."""
    a, b = text.split(",")
    pen.limb(f"{a} {half}, {b} {half}", colour, 2, 1, ends="flat")


def crewman(pen):
    """A bareheaded man with a mallet, standing on (0, 0)."""
    cloth = pen.cloth
    pen.form("-8 -20, 0 -22, 8 -20, 8 -6, 12.6 1!, 3 1!, 1 -10, -3 -6, -1.6 1!, -11.6 1!, -8 -6", HOSE, 3)
    pen.form("-9 -43, 0 -45, 9 -43, 10 -31, 12 -17!, 0 -14.6, -12 -17!, -10 -31", cloth, 4, 1.2)
    pen.line("-10.4 -26, 0 -24.4, 10.4 -26", INK, 4.2)
    pen.line("-10.4 -26, 0 -24.4, 10.4 -26", LEATHER, 2.2)
    pen.rod("19 -28, 11.6 -55", WOOD, 2)
    pen.form("3.6 -55!, 17 -59.4!, 19.4 -52!, 6 -47.6!", WOOD, 3, width=2)
    pen.limb("8 -40 4.4, 17.6 -34 4, 16.6 -38.6 3.4", cloth, 2.4, width=2)
    hand(pen, 16.2, -39.4, 3.6, SKIN)
    pen.limb("-8 -40 4.4, -11.6 -31 4, -7 -24 3.4", cloth, 2.4, width=2)
    with pen.moved(0, -54, 0.86):
        face(pen)
        pen.form("-9.6 2, -10.4 -8, -3 -15.4, 6 -13.6, 10 -6!, 4 -6.6, -4 -4.4", cloth, 3, 1.2)
