"""The people of the market, and who hides among them."""

from math import cos, pi, sin

from tools.art.assassins.pen import (
    BLOOD,
    GOLD,
    GRIN,
    LEATHER,
    LINEN,
    SHOUT,
    SMILE,
    WOOD,
    bright,
    cord,
    dark,
    face,
    hand,
    head,
    limb,
    part,
    shoe,
)
from tools.art.ink import INK, at, disc, fill, group, num, shape, stroke


def dagger(x, y, tilt, length=26):
    """A dagger pointing up from its grip at (x, y), turned by `tilt` degrees."""
    blade = shape(f"M-3 -6L-2.2 {num(6 - length)}L0 {num(-length)}L2.2 {num(6 - length)}L3 -6z", "#f2f5f7", 1.8) + fill(
        f"M.3 -7H2L1.6 {num(7 - length)}L.3 {num(4 - length)}z", "#98a2ad"
    )
    return group(
        blade + stroke("M0 6V-4", INK, 4.8) + stroke("M-5.5 -5.5H5.5", INK, 4.6) + stroke("M-5 -5.5H5", "#b9923f", 2),
        x,
        y,
        turn=tilt,
    )


def assassin():
    """Hooded, crouching, two daggers, a red scarf in the wind."""
    cloth, hood = "#4a4353", "#38323f"
    out = part(
        "M58 46C72 48 84 58 93 76C88 78 86 80 88 86C80 84 78 88 76 93C68 86 56 82 50 74z",
        "#2f2936",
        (62, 62, 20, 24, 30),
    )
    out += limb(((56, 74), (68, 84), (74, 99)), (15, 12, 8), "#3d3745") + shoe(74, 102, "#2b2422", 1)
    out += (
        limb(((46, 74), (33, 84), (33, 99)), (16, 13, 8), cloth)
        + shoe(32, 102, "#2b2422", -1)
        + stroke("M29 92L37 94", "#8a7350", 2.4)
    )
    out += dagger(78, 36, 22) + limb(((60, 50), (74, 54), (77, 38)), (13, 11, 8), cloth) + hand(78, 37, "#2b2422", 4.6)
    out += part(
        "M38 46C46 40 58 42 64 48C66 58 64 68 62 76C54 82 42 82 36 76C34 66 34 54 38 46z", cloth, (44, 58, 17, 26, 0)
    )
    out += cord("M37 54L62 72M36 68Q48 74 63 68", "#8a6a42", 2.4, 5) + shape("M45 68h6v5h-6z", GOLD, 1.4)
    out += part("M60 44C72 40 80 46 96 38C92 46 96 48 98 54C86 54 78 56 62 52z", BLOOD, (74, 42, 22, 9, 0)) + part(
        "M58 46C68 50 74 58 86 60C80 64 80 68 80 74C70 70 62 62 56 54z", BLOOD, (66, 52, 18, 10, 35)
    )
    out += (
        limb(((39, 52), (30, 65), (25, 62)), (13, 11, 8), cloth)
        + dagger(24, 62, -66, 24)
        + hand(25, 62, "#2b2422", 4.6)
    )
    out += part(
        "M44 12C56 10 66 22 65 34C66 44 58 50 48 50C38 50 32 44 33 34C34 26 38 20 44 12z", hood, (42, 28, 20, 22, -20)
    )
    out += fill("M38 31C40 25 54 25 58 31C60 40 56 46 48 46C40 46 36 40 38 31z", "#15101a") + fill(
        "M39.5 34L46 36.5L45.4 38.8Q40.5 38.5 39.5 34zM56.5 34L50 36.5L50.6 38.8Q55.5 38.5 56.5 34z", "#ffe9a8"
    )
    out += part(
        "M35 41C42 45 54 45 62 40C66 44 66 50 62 54C54 58 42 57 37 53C34 50 33 45 35 41z", BLOOD, (44, 44, 17, 11, 0)
    ) + stroke("M38 48C46 51 54 51 61 47", dark(BLOOD), 1.6)
    return out


def monk():
    """Brown habit, tonsure, an open book and a good table."""
    habit, skin, hair = "#8a5a30", "#f0c49a", "#6b3f1e"
    out = shoe(40, 103, "#6d4526", -1) + shoe(60, 103, "#6d4526", 1)
    out += part("M38 40C28 46 22 66 20 98C32 104 68 104 80 98C78 66 72 46 62 40z", habit, (40, 66, 27, 48, 4)) + stroke(
        "M32 76C30 86 29 92 29 98M50 84V101M68 76C70 86 71 92 71 98", dark(habit, 0.6), 1.6
    )
    out += cord("M24 76Q50 86 76 76", "#ead9ae", 2.8, 5.4) + cord("M58 81L60 96M62 80L66 93", "#ead9ae", 2.2, 4.6)
    out += limb(((35, 46), (25, 62), (36, 66)), (14, 16, 14), habit) + limb(
        ((65, 46), (75, 62), (64, 66)), (14, 16, 14), habit
    )
    out += (
        shape("M28 54Q40 52 50 57Q60 52 72 54V72Q60 70 50 75Q40 70 28 72z", "#a5322f", 2.2)
        + shape("M30 52Q42 49 50 54V71Q42 67 30 69z", "#fbf5e4", 1.6)
        + shape("M70 52Q58 49 50 54V71Q58 67 70 69z", "#e6dcc3", 1.6)
    )
    out += (
        stroke(
            "M34 56q6 -1 12 1M34 60q6 -1 12 1M34 64q6 -1 12 1M54 57q6 -2 12 -1M54 61q6 -2 12 -1M54 65q6 -2 12 -1",
            "#8b7f6b",
            1.2,
        )
        + hand(31, 67, skin)
        + hand(69, 67, skin)
    )
    out += part("M33 40C40 34 60 34 67 40C64 48 56 50 50 50C44 50 36 48 33 40z", dark(habit, 0.18)) + head(
        50, 29, 12, skin
    )
    out += part(
        (
            "M36.5 32C34 22 39 18.5 43 20C46 22.5 54 22.5 57 20C61 18.5 66 22 63.5 32C62 34 60.5 32 60.5 29.5"
            "C58 26.5 54 26 50 26C46 26 42 26.5 39.5 29.5C39.5 32 38 34 36.5 32z"
        ),
        hair,
        width=1.9,
    )
    out += stroke("M44 19q3 -1.6 6 -1.4", "#fff3e0", 1.8)
    out += face(50, 30.5, -1, -0.2, GRIN) + fill(
        "M39 34q2 -2 4 0q-2 2.4 -4 0zM53 34q2 -2 4 0q-2 2.4 -4 0z", "#d9705a", 0.6
    )
    return out


def fruit(spots, colour, r=5.0):
    """A heap of round fruit, each with a glint."""
    return "".join(
        disc(x, y, r, colour, 1.7) + stroke(f"M{at(x - 2, y - 1.6)}l1.2 -1", bright(colour, 0.7), 1.6) for x, y in spots
    )


def basket(x, y, w, h):
    """A wicker basket; (x, y) is the middle of its rim."""
    out = part(
        f"M{at(x - w, y)}L{at(x - w * 0.72, y + h)}Q{at(x, y + h * 1.25)} {at(x + w * 0.72, y + h)}L{at(x + w, y)}z",
        "#c9974f",
        width=2,
    )
    weave = "".join(
        (
            f"M{at(x - w * (0.94 - 0.2 * k), y + h * (0.36 + 0.32 * k))}"
            f"Q{at(x, y + h * (0.6 + 0.34 * k))} {at(x + w * (0.94 - 0.2 * k), y + h * (0.36 + 0.32 * k))}"
        )
        for k in (0, 1)
    )
    weave += "".join(f"M{at(x + w * t, y + 2)}L{at(x + w * t * 0.78, y + h)}" for t in (-0.5, 0, 0.5))
    return (
        out + stroke(weave, "#7a5223", 1.2) + cord(f"M{at(x - w, y)}Q{at(x, y + 5)} {at(x + w, y)}", "#e6bd7a", 2.2, 5)
    )


def skirt(colour, apron=LINEN):
    """A long gathered skirt with an apron."""
    out = part(
        "M39 58C32 68 25 86 22 100C36 106 64 106 78 100C75 86 68 68 61 58z", colour, (42, 76, 26, 40, 6)
    ) + stroke("M29 84L26 98M71 84L74 98", dark(colour, 0.6), 1.6)
    return (
        out
        + part("M42 60C38 74 36 86 36 97Q50 102 64 97C64 86 62 74 58 60z", apron, (45, 76, 15, 40, 0), 1.8)
        + stroke("M46 72L44 94M55 72L57 94", "#b9aa8c", 1.4)
    )


def plum_seller():
    """A purple dress and a basket of plums carried on the head."""
    dress, skin = "#7b3f9c", "#e9b88f"
    out = (
        skirt(dress)
        + part("M39 47C45 44 55 44 61 47L61 61Q50 66 39 61z", dress)
        + shape("M44 46Q50 54 56 46z", LINEN, 1.5)
    )
    out += (
        limb(((41, 50), (28, 57), (38, 64)), (11, 10, 8), dress)
        + hand(38, 64, skin, 3.8)
        + cord("M40 62Q50 66 60 62", "#f0c850", 2.8, 5.4)
    )
    out += (
        part("M38 33C36 44 40 50 44 48H58C62 46 64 40 62 32z", "#4a2a1a", width=2)
        + head(50, 36, 9.5, skin)
        + face(50, 37, -1, -0.2, SMILE)
    )
    out += part(
        "M39.5 36C38 26 43 23 50 23C57 23 62 26 60.5 36C58 31 54 29.5 47 30C43 30.5 41 33 39.5 36z", "#f0c850", width=2
    )
    out += fruit(((35, 13), (65, 13), (41, 9.5), (59, 9.5), (50, 8), (45, 13), (55, 13)), "#5b2a86", 5.6) + basket(
        50, 15, 24, 11
    )
    return out + limb(((59, 51), (73, 46), (71, 27)), (11, 9, 7), dress) + hand(71, 24, skin, 4)


def apple_seller():
    """A yoke with two baskets of red apples, a white coif and a ginger beard."""
    tunic, skin = "#6f9e35", "#f0c49a"
    legs = "".join(
        limb(((x, 76), (x + d * 0.4, 90), (x + d, 101)), (11, 9, 7), "#8d7a5c") for x, d in ((43, -3), (57, 3))
    )
    out = legs + shoe(40, 102, LEATHER, -1) + shoe(60, 102, LEATHER, 1)
    out += stroke("M14 46L9 74M14 46L21 74M86 46L79 74M86 46L91 74", INK, 1.8)
    for x in (15, 85):
        out += fruit(((x - 6, 72), (x + 6, 72), (x, 69), (x - 3, 75), (x + 4, 75)), "#cf2f2b", 4.8) + basket(
            x, 75, 11.5, 15
        )
    out += part(
        "M37 42C44 39 56 39 63 42C65 54 66 66 68 80C56 85 44 85 32 80C34 66 35 54 37 42z", tunic, (44, 60, 19, 34, 0)
    ) + stroke("M43 68L40 81M57 68L60 81", dark(tunic, 0.6), 1.6)
    out += cord("M35 63Q50 68 65 63", LEATHER, 2.8, 5.4)
    out += cord("M12 47C24 40 38 39 50 41C62 39 76 40 88 47", "#b5803f", 3.8, 7) + stroke(
        "M14 45C25 39 38 38 49 40", "#e3b678", 1.2
    )
    out += (
        limb(((38, 46), (29, 58), (20, 57)), (11, 9, 7), tunic)
        + hand(18, 57, skin, 4)
        + limb(((62, 46), (71, 58), (80, 57)), (11, 9, 7), tunic)
        + hand(82, 57, skin, 4)
    )
    out += (
        head(50, 28, 10.5, skin)
        + part(
            "M39.5 29C40 36 42 43 50 44C58 43 60 36 60.5 29C57 33 53 32 49 32.5C46 32 42 33 39.5 29z",
            "#c8622a",
            width=1.9,
        )
        + face(50, 27, -1, 0, "")
    )
    out += shape("M45.5 35.5q3 2.4 6 0z", "#fbf5e4", 1.2) + part(
        "M38.5 31C37 18 43 14 50 14C57 14 63 18 61.5 31C59 29 60 24 58 22C52 20 46 20 42 22C40 24 41 29 38.5 31z",
        "#f5eedd",
        width=2,
    )
    return out


def tambourine(x, y, r=9.0):
    """A tambourine with its bells."""
    out = disc(x, y, r, "#f6e7c4", 4.6) + disc(x, y, r, "none", 2, "#c0392b")
    bells = [(x + r * cos(pi / 3 * k), y + r * sin(pi / 3 * k)) for k in range(6)]
    return out + "".join(disc(a, b, 2, GOLD, 1.1) for a, b in bells)


def dancer():
    """On tiptoe in a whirling skirt, tambourine raised, hair flying."""
    rose, skin, hair = "#dd4a86", "#d79a6c", "#2b1a17"
    out = part(
        "M50 18C62 12 68 24 78 22C86 20 88 12 86 6C96 14 94 32 80 34C68 36 60 32 52 32z", hair, (62, 20, 26, 12, 10)
    )
    out += limb(((55, 74), (57, 88), (54, 101)), (9, 8, 5), skin) + shape(
        "M51 97L58 97C59 101 56 105 52 106C49 105 50 101 51 97z", "#f2b33d", 1.8
    )
    out += limb(((46, 72), (33, 84), (46, 92)), (9, 8, 5), skin) + shape(
        "M43 89L47 88C51 91 54 93 55 96C51 97 46 96 42 94z", "#f2b33d", 1.8
    )
    out += part(
        (
            "M43 56C34 60 16 68 8 80C14 80 16 84 22 88C26 84 32 85 36 90C42 86 48 86 52 89C57 84 63 84 68 87"
            "C71 81 77 79 83 80C84 75 89 72 94 68C82 60 68 58 59 55z"
        ),
        "#f2b33d",
        (42, 66, 38, 20, 0),
    )
    out += part(
        (
            "M43 55C34 58 20 66 13 76C19 75 22 79 26 82C30 78 36 79 39 83C44 79 49 79 53 82C57 77 63 77 67 80"
            "C69 75 75 73 80 73C81 69 85 67 88 65C78 58 68 56 59 54z"
        ),
        rose,
        (40, 62, 36, 17, 0),
    )
    out += stroke("M44 60L30 72M48 61L42 75M54 60L56 74M59 58L74 68", dark(rose, 0.5), 1.6)
    out += part(
        "M41 38C46 36 53 36 57 38C58 46 58 52 60 57Q51 61 42 57C43 51 42 45 41 38z", "#f2b33d", (46, 46, 10, 16, 0)
    ) + stroke("M48 40L50 56M44 45L55 43M45 50L56 48", "#8c4a1c", 1.3)
    out += (
        limb(((56, 41), (70, 47), (83, 41)), (8, 7, 5.5), skin)
        + hand(84, 40, skin, 3.7)
        + stroke("M70 43L69 51", GOLD, 2.4)
    )
    out += (
        tambourine(24, 15)
        + limb(((42, 41), (29, 37), (28, 22)), (8, 7, 5.5), skin)
        + hand(28, 22, skin, 3.7)
        + stroke("M26 33L32 31", GOLD, 2.4)
    )
    out += cord("M18 23C12 28 16 32 10 38M22 25C19 31 22 34 18 41", rose, 2, 4)
    out += (
        head(47, 26, 9.5, skin)
        + face(47, 27, -1, -0.2, GRIN)
        + part("M37 27C35 16 42 12 49 13C57 13 60 20 58 30C56 27 55 23 50 21C45 24 40 23 37 27z", hair, width=2)
    )
    return (
        out
        + fill("M51 14q4 -5 7 -1q5 0 3 4q1 4 -4 3q-4 3 -5 -1q-4 -2 -1 -5z", "#e8303a")
        + stroke("M51 14q4 -5 7 -1q5 0 3 4q1 4 -4 3q-4 3 -5 -1q-4 -2 -1 -5z", INK, 1.5)
    )


def big_fish(x, y, tilt):
    """A fish as long as an arm and a half, its head to the left."""
    out = part(
        "M-35 1C-27 -12 -4 -13 12 -6L23 -2L38 -12C34 -4 35 4 40 12L23 4C8 13 -22 14 -35 1z",
        "#8fb3c9",
        (-4, -5, 34, 9, 0),
    )
    out += (
        fill("M-33 3C-20 9 6 9 21 4C8 12 -20 13 -33 3z", "#eef4f5")
        + stroke("M-19 -9Q-13 1 -18 10", INK, 1.5)
        + shape("M-4 -11C2 -18 12 -14 13 -6z", "#5f8aa6", 1.6)
    )
    out += stroke(
        "M-10 -4q3 2 0 4M-3 -5q3 2 0 4M4 -4q3 2 0 4M-6 2q3 2 0 4M2 2q3 2 0 4M28 -3L34 -7M28 3L35 7", "#41667d", 1.3
    )
    return group(
        out + disc(-26, -2, 2.6, "#ffffff", 1.3) + stroke("M-26 -2h.1", INK, 2) + stroke("M-34 3q4 0 6 2", INK, 1.3),
        x,
        y,
        turn=tilt,
    )


def fishmonger():
    """A stout woman in sea green who praises a very large fish."""
    dress, skin = "#2f8f8c", "#f0c09a"
    out = (
        skirt(dress)
        + part("M35 43C44 39 56 39 65 43C67 50 66 56 64 61Q50 67 36 61C34 56 33 50 35 43z", dress)
        + shape("M42 41Q50 52 58 41z", "#f5eedd", 1.6)
    )
    out += limb(((62, 47), (75, 55), (68, 66)), (13, 11, 8), dress) + big_fish(48, 65, -17)
    out += hand(66, 63, skin, 4.6) + limb(((38, 47), (24, 58), (31, 72)), (13, 11, 8), dress) + hand(32, 73, skin, 4.6)
    out += part("M58 24C66 24 72 28 73 35C68 34 66 38 63 37C61 33 60 28 58 24z", "#f5eedd", width=1.8) + head(
        50, 29, 11, skin
    )
    out += face(50, 29, -1, 0, SHOUT) + fill(
        "M39.5 34q2.4 -2 4.6 0q-2.2 2.6 -4.6 0zM53 34q2.4 -2 4.6 0q-2.2 2.6 -4.6 0z", "#d9604f", 0.6
    )
    out += part(
        "M38 31C36 18 43 14 50 14C58 14 64 19 62 31C60 26 55 23.5 48 24C43 24.5 40 27 38 31z", "#f5eedd", width=2.1
    )
    return out + stroke("M44 18h.1M50 20h.1M56 18h.1M47 15.5h.1M53 15.5h.1", "#d05a3c", 2.4)


def cleaver(x, y, tilt):
    """A butcher's cleaver held at (x, y)."""
    blade = part("M-3 -8H14Q15 -20 13 -31H-3z", "#dfe5ea", (1, -20, 8, 14, 0), 2) + disc(9.5, -27, 1.7, "#2b2118")
    return group(blade + stroke("M-.5 8V-8", INK, 6) + stroke("M-.5 7V-7", WOOD, 3), x, y, turn=tilt)


def ham(x, y):
    """A ham held by its bone at (x, y)."""
    bone = cord(f"M{at(x, y - 5)}v8", "#fbf5e4", 3.4, 6.4) + shape(
        f"M{at(x - 4.5, y - 6)}c-1 -4 4 -5 4.5 -2c.5 -3 5.5 -2 4.5 2q-4.5 3 -9 0z", "#fbf5e4", 1.6
    )
    return (
        bone
        + part(
            (
                f"M{at(x - 2, y + 3)}C{at(x + 10, y + 3)} {at(x + 16, y + 15)} {at(x + 11, y + 24)}"
                f"C{at(x + 4, y + 31)} {at(x - 9, y + 29)} {at(x - 11, y + 19)}"
                f"C{at(x - 11, y + 11)} {at(x - 5, y + 8)} {at(x - 2, y + 3)}z"
            ),
            "#d9776a",
        )
        + stroke(f"M{at(x - 6, y + 16)}q2 -5 6 -6", "#ffd9cc", 2)
    )


def butcher():
    """Broad and bald, with a great moustache, a raised cleaver and a ham."""
    shirt, skin = "#c4473b", "#f0b88f"
    out = (
        "".join(limb(((x, 86), (x + d, 101)), (12, 9), "#5b4a45") for x, d in ((41, -1), (59, 1)))
        + shoe(39, 102, "#3a2a22", -1)
        + shoe(61, 102, "#3a2a22", 1)
    )
    out += part("M31 46C38 38 62 38 69 46C77 58 78 76 73 89Q50 97 27 89C22 76 23 58 31 46z", shirt, (44, 62, 25, 40, 0))
    out += part("M38 50H62C66 62 69 78 68 93Q50 99 32 93C31 78 34 62 38 50z", "#fbf8f0", (44, 70, 20, 40, 0)) + cord(
        "M39 50L36 42M61 50L64 42", "#fbf8f0", 2.6, 5
    )
    out += fill(
        (
            "M41 66c5 -3 9 1 7 5c4 2 1 8 -3 6c-1 5 -5 4 -5 0c-4 -1 -4 -9 1 -11z"
            "M55 80c4 -2 7 2 4 5c-4 2 -7 -2 -4 -5zM52 62c2 -1 3 1 2 2.4c-2 1 -3 -1 -2 -2.4z"
        ),
        "#b3262a",
    )
    out += (
        cleaver(19, 34, -8)
        + limb(((20, 54), (17, 44), (19, 35)), (13, 12, 8), skin)
        + limb(((35, 50), (26, 56), (19, 52)), (15, 15, 13), shirt)
        + hand(19, 34, skin, 5)
    )
    out += (
        ham(81, 70)
        + limb(((80, 56), (83, 63), (81, 69)), (13, 12, 8), skin)
        + limb(((65, 50), (74, 54), (81, 58)), (15, 15, 13), shirt)
        + hand(81, 69, skin, 5)
    )
    out += (
        part("M42 34H58V43Q50 48 42 43z", skin, width=2)
        + head(50, 27, 12, skin)
        + face(50, 25, -1, 1.2, "")
        + stroke("M41 18q3 -4 8 -4", "#fff3e4", 2)
    )
    out += part(
        "M48 31C44 29 38 31 36 36C40 38 45 37 48.5 34.5C52 37 57 38 61 35.5C59 31 52 29 48 31z", "#33231b", width=1.6
    )
    return out
