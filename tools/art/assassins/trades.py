"""The people of the workshops and of the country."""

from tools.art.assassins.pen import (
    GOLD,
    GRIN,
    LEATHER,
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
    pole,
    shoe,
)
from tools.art.assassins.royal import great_helm
from tools.art.ink import INK, at, blot, fill, group, num, oval, shape, stroke


def sledge(x, y, tilt):
    """A smith's hammer, held at (x, y)."""
    iron = (
        part("M-14 -33L-11 -35H12L15 -33V-20L12 -18H-11L-14 -20z", "#7d8894", (-4, -29, 13, 9, 0), 2.2)
        + stroke("M-8 -35V-18M9 -35V-18", INK, 1.4)
        + stroke("M-4 -31.5H4", "#e6ebef", 1.8)
    )
    return group(cord("M0 12V-20", WOOD, 3.8, 7) + stroke("M-.8 10V-16", bright(WOOD), 1) + iron, x, y, turn=tilt)


def anvil(x, y):
    """An anvil; (x, y) is the middle of its face."""
    out = part(
        f"M{at(x - 23, y + 1)}L{at(x - 10, y)}H{num(x + 15)}V{num(y + 7)}"
        f"C{at(x + 8, y + 8)} {at(x + 7, y + 12)} {at(x + 11, y + 17)}H{num(x - 11)}"
        f"C{at(x - 7, y + 12)} {at(x - 8, y + 9)} {at(x - 11, y + 8)}"
        f"C{at(x - 17, y + 8)} {at(x - 21, y + 5)} {at(x - 23, y + 1)}z",
        "#69727d",
        (x - 6, y + 3, 17, 8, 0),
    )
    return out + stroke(f"M{at(x - 9, y + 2.6)}H{num(x + 12)}", "#d3dae0", 1.6)


def blacksmith():
    """A giant with a leather apron, a hammer and an iron still glowing on the anvil."""
    skin, shirt, hide = "#9a6540", "#6b6f77", "#7b4524"
    out = (
        "".join(limb(((x, 84), (x + d, 101)), (13, 10), "#4b423d") for x, d in ((44, 0), (63, 2)))
        + shoe(43, 102, "#33261f", -1)
        + shoe(66, 102, "#33261f", 1)
    )
    out += sledge(80, 38, 5) + limb(((68, 50), (80, 57), (80, 40)), (16, 14, 10), skin)
    out += part("M35 43C43 37 63 37 71 43C76 54 75 66 71 78Q53 84 36 78C32 66 31 54 35 43z", shirt, (47, 56, 19, 30, 0))
    out += cord("M43 53L39 41M63 53L67 41", "#a5683a", 3, 5.4)
    out += part("M42 51H64C66 62 70 78 70 95Q53 101 36 95C36 78 40 62 42 51z", hide, (47, 68, 16, 36, 0)) + stroke(
        "M46 72L43 94M60 72L63 94", dark(hide, 0.5), 1.6
    )
    out += cord("M39 67Q53 72 67 67", "#c08a4c", 2.6, 5.2)
    out += blot(23, 76, 21, "ochre", 0.8) + anvil(27, 86)
    out += cord("M12.5 82Q11 76 18 75.5Q28 74.5 29 79Q29 82.5 23.5 83", "#ff8a1f", 4.4, 7.4) + stroke(
        "M14 79Q16 77.2 21 77", "#fff0a0", 1.8
    )
    out += (
        limb(((39, 49), (31, 61), (36, 71)), (15, 14, 9), skin)
        + cord("M39 72L28 79", "#8d97a3", 2.2, 5)
        + hand(38, 72, skin, 5)
    )
    out += (
        part("M35 45C34 39 41 37 46 39L44 51Q37 53 35 45z", shirt)
        + part("M61 39C66 37 73 39 72 46Q68 53 63 51z", shirt)
        + hand(80, 38, skin, 5.2)
    )
    out += part("M46 33H61V41Q53 46 46 41z", skin, width=2) + head(53, 26, 11.5, skin)
    out += part(
        "M41.5 26C41 35 44 42 53 43C62 42 65 35 64.5 26C62 31 58 31.5 52 31C47 31.5 44 31 41.5 26z",
        "#231a18",
        width=1.9,
    ) + face(53, 24, -1, 0.9, "")
    out += stroke("M47.5 35.5q3.5 -1.4 7 0", "#c98d68", 1.7)
    out += part(
        "M41 24C37 12 45 8 53 8.5C62 8 69 13 65 24C63 19.5 59 18.5 53 18.5C47 18.5 43 20 41 24z", "#231a18", width=2
    ) + cord("M41.5 20.5Q53 15.5 64.5 20.5", "#c8372d", 2.6, 5)
    return out


def fleece(points, bulge=5.0):
    """A woolly outline through the points (given clockwise)."""
    d = "M" + at(*points[0])
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
        nx, ny = (by - ay) / length * bulge, -(bx - ax) / length * bulge
        d += f"C{at(ax + nx * 1.2, ay + ny * 1.2)} {at(bx + nx * 1.2, by + ny * 1.2)} {at(bx, by)}"
    return d + "z"


def lamb(x, y):
    """A lamb lying across two shoulders, its head to the left; (x, y) is the middle of its back."""
    back = [
        (-30, 2),
        (-24, -5),
        (-14, -8),
        (-4, -9.5),
        (6, -9.5),
        (16, -8),
        (25, -4),
        (30, 3),
        (22, 9),
        (10, 11),
        (-4, 11),
        (-16, 10),
        (-25, 8),
    ]
    out = cord("M-18 8L-13 21M18 8L14 21", "#4a4048", 4, 7.4)
    out += part(fleece(back, 4.2), "#fbf6ea", (-5, -4, 30, 12, 0)) + stroke(
        "M-10 0q3 3 6 0M2 -2q3 3 6 0M13 1q3 3 6 0M-2 5q3 3 6 0", "#bdb29e", 1.5
    )
    out += part(
        "M-27 -6C-33 -9 -38 -5 -40 1C-42 7 -38 12 -33 11C-28 10 -24 4 -27 -6z", "#4a4048", (-36, 0, 8, 9, 0), 2
    ) + part("M-28 -6C-24 -11 -19 -9 -19 -4C-22 -2 -26 -2 -28 -6z", "#4a4048", width=1.8)
    out += stroke("M-35 -.5v1.4", "#ffffff", 2.6) + stroke("M-39.5 7q2 1.4 4 .4", "#e8dcd0", 1.3)
    return group(out, x, y)


def crook(x, top, foot):
    """A shepherd's crook."""
    d = (
        f"M{at(x, foot)}V{num(top + 10)}C{at(x, top - 6)} {at(x + 19, top - 6)} {at(x + 18, top + 7)}"
        f"C{at(x + 17, top + 15)} {at(x + 8, top + 14)} {at(x + 9, top + 8)}"
    )
    return cord(d, "#a8743a", 3.8, 7) + stroke(
        f"M{at(x - 0.8, foot)}V{num(top + 10)}C{at(x - 0.5, top + 2)} {at(x + 4, top - 0.5)} {at(x + 8, top - 0.5)}",
        "#e0b478",
        1.2,
    )


def shepherd():
    """Old and patient: a white beard, a tall crook and a lamb about his neck."""
    robe, skin = "#7d8fa3", "#eebd94"
    out = shoe(42, 103, "#6d4526", -1) + shoe(61, 103, "#6d4526", 1)
    out += part("M38 48C31 60 27 82 26 98C38 103 66 103 76 98C75 82 71 60 64 48z", robe, (43, 74, 20, 44, 4)) + stroke(
        "M36 84L34 98M50 88V101M66 84L68 98", dark(robe, 0.55), 1.6
    )
    vest = [
        (36, 52),
        (40, 49),
        (50, 48),
        (60, 49),
        (66, 52),
        (70, 62),
        (72, 74),
        (66, 80),
        (58, 82),
        (50, 83),
        (42, 82),
        (34, 80),
        (29, 74),
        (32, 62),
    ]
    out += (
        part(fleece(vest, 3.4), "#efe2c4", (43, 62, 20, 24, 0))
        + stroke("M51 54V80", "#8d7a58", 2)
        + stroke("M38 62q3 3 6 0M36 72q3 3 6 0M58 60q3 3 6 0M58 71q3 3 6 0M43 70q2 2 4 0", "#b9a57e", 1.5)
    )
    out += cord("M30 75Q51 83 72 75", LEATHER, 2.6, 5)
    out += (
        crook(15, 8, 107)
        + lamb(53, 43)
        + limb(((37, 56), (25, 66), (16, 63)), (13, 11, 8), robe)
        + hand(15.5, 62, skin, 4.8)
    )
    out += limb(((66, 56), (74, 66), (66, 65)), (13, 11, 8), robe) + hand(66, 64, skin, 4.6)
    out += head(52, 27, 11, skin) + face(52, 26, -1, -0.8, "", closed=True)
    out += (
        part(
            "M41.5 28C43 30 46 31 51 30.5C57 31 61 30 62.5 27C64 38 60 50 51 56C43 51 40 38 41.5 28z",
            "#f4f1ea",
            (47, 36, 11, 18, 0),
            2,
        )
        + stroke("M47 39L48 47M55 39L53 48M51 42V51", "#b4b2ae", 1.4)
        + stroke("M46.5 33.5q4 2.4 8 0", "#a3624a", 1.8)
    )
    out += part(
        "M39 31C34 14 42 6 54 6C66 6 70 18 65 32C63 28 62 22 58 19.5C52 17 46 18 43 21C41 24 40.5 28 39 31z",
        "#5f7187",
        (47, 14, 15, 17, 0),
    ) + stroke("M45 12Q50 9 56 10", "#a9b8c8", 1.6)
    return out


def pennon(x, top, foot, upper, lower):
    """A lance with a forked pennon flying to the right."""
    cloth = part(
        (
            f"M{at(x, top + 8)}C{at(x + 7, top + 3)} {at(x + 13, top + 14)} {at(x + 23, top + 8)}"
            f"L{at(x + 17, top + 18)}L{at(x + 23, top + 28)}C{at(x + 13, top + 33)} {at(x + 7, top + 22)} "
            f"{at(x, top + 29)}z"
        ),
        upper,
        (x + 6, top + 15, 16, 14, 0),
        2,
    )
    band = fill(
        (
            f"M{at(x, top + 19)}C{at(x + 7, top + 13)} {at(x + 11, top + 22)} {at(x + 17, top + 18)}"
            f"L{at(x + 22, top + 27)}C{at(x + 13, top + 31.5)} {at(x + 7, top + 21.5)} {at(x, top + 28)}z"
        ),
        lower,
    )
    tip = shape(f"M{at(x - 4, top + 4)}L{at(x, top - 8)}L{at(x + 4, top + 4)}L{at(x, top + 7)}z", "#e8edf2", 1.8)
    return (
        cloth
        + band
        + stroke(
            f"M{at(x + 4, top + 16)}C{at(x + 8, top + 15)} {at(x + 12, top + 20)} {at(x + 16, top + 18)}", INK, 1.3
        )
        + pole(x, foot, x, top + 6, "#b98a4e", 3)
        + tip
    )


def squire():
    """Young, in red and yellow halves, with his lord's pennon and helmet."""
    yellow, red, skin, hair = "#eab731", "#c02f3e", "#f4cba6", "#d9a441"
    out = (
        limb(((45, 74), (43, 88), (41, 101)), (10, 8, 6), red)
        + limb(((56, 74), (58, 88), (60, 101)), (10, 8, 6), yellow)
        + shoe(40, 102, "#7a4a2a", -1)
        + shoe(61, 102, "#7a4a2a", 1)
    )
    out += pennon(74, 14, 106, red, yellow)
    half = "M39 44C44 41 47 41 50.5 41.5V82C44 82 37 81 33 78C35 66 37 54 39 44z"
    other = "M62 44C57 41 54 41 50.5 41.5V82C57 82 64 81 68 78C66 66 64 54 62 44z"
    out += (
        part(half, yellow, (44, 58, 14, 30, 0))
        + part(other, red, (54, 58, 11, 30, 0))
        + stroke("M43 68L40 79M59 68L62 79", "#6d3a1c", 1.6, 0.8)
    )
    out += (
        cord("M36.5 64Q50 69 64.5 64", LEATHER, 2.6, 5)
        + shape("M48 63.8h5v4.6h-5z", GOLD, 1.4)
        + cord("M60 66L63 84", "#5a3b22", 2.4, 5)
    )
    out += limb(((62, 47), (71, 54), (74, 62)), (12, 10, 7), red) + hand(74, 62, skin, 4.4)
    out += (
        limb(((40, 47), (26, 53), (20, 66)), (12, 11, 9), yellow)
        + group(great_helm(0, 0), 27, 66, 0.98, -9)
        + hand(30, 81, skin, 4.6)
        + stroke("M28 79.5l1 3M31.5 79.5l.6 3", INK, 1.1)
    )
    out += (
        shape("M42 42Q50 50 59 42L57 39H44z", "#fbf5e4", 1.7)
        + part("M39 24C36 36 38 43 42 43C45 40 57 40 60 43C64 41 65 34 62 24z", hair, width=2)
        + head(50.5, 28, 10, skin)
    )
    out += face(50.5, 29, -1, -0.3, SMILE) + fill(
        "M41 33q2 -1.6 4 0q-2 2.2 -4 0zM53 33q2 -1.6 4 0q-2 2.2 -4 0z", "#e08a70", 0.6
    )
    out += part(
        "M40.5 29C39 19 44 16 51 16C58 16 63 20 61.5 30C59 26 57 23.5 52 23C48 26 43 25 40.5 29z", hair, width=1.9
    )
    out += part("M37 20C38 10 49 6 58 8C66 10 68 17 65 21C56 17 46 17 37 20z", "#1f7d5c", (46, 12, 18, 9, -8)) + part(
        "M36 22C45 16 58 16 67 21C66 25 63 25 60 24C52 21 45 22 40 25C37 25 36 24 36 22z", "#27a078", width=1.9
    )
    out += part(
        "M61 15C60 5 48 0 36 3C39 5 38 7 34 8C40 10 40 12 37 13C47 14 55 12 61 15z", "#fdfaf2", (46, 5, 16, 7, 8), 1.9
    ) + stroke("M58 12C52 8 46 7 41 7", "#b9b2a4", 1.3)
    return out


def plank(x, y, length, tilt, colour="#d8a35a"):
    """A thick board seen from the side, its middle at (x, y)."""
    h = length / 2
    out = part(f"M{num(-h)} -6H{num(h)}V6H{num(-h)}z", colour, (-6, -3, h, 7, 0)) + shape(
        f"M{num(h - 6)} -6H{num(h)}V6H{num(h - 6)}z", "#f0cd90", 1.8
    )
    out += stroke(
        (
            f"M{num(-h + 6)} -1.5C{num(-h / 2)} -4 {num(-h / 3)} 1 0 -1M{num(-h + 10)} 3H{num(-h / 3)}"
            f"M8 2C{num(h / 3)} 4 {num(h / 2)} 0 {num(h - 10)} 1"
        ),
        "#9a6a30",
        1.3,
    )
    return group(out + oval(-h / 2, 1, 3, 1.8, "none", 1.2, "#8a5a24"), x, y, turn=tilt)


def handsaw(x, y, tilt):
    """A saw held by its wooden grip at (x, y), pointing down."""
    blade = part(
        f"M-6 4L7 4L4 40L-13.5 36{''.join('l2.6 -1.2l-1.5 -2.8' for _ in range(7))}z", "#dde4ea", (2, 18, 7, 22, 0), 1.8
    )
    grip = (
        '<path d="M-8 5C-10 -4 -6 -9 1 -9C8 -9 11 -4 9 5zM-3.5 0H4.5C5 -3 4 -5 .5 -5C-3 -5 -4 -3 -3.5 0z" fil'
        f'l="#a8682e" fill-rule="evenodd" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )
    return group(blade + grip, x, y, turn=tilt)


def carpenter():
    """A beam on the shoulder, a saw in the hand, a pencil behind the ear."""
    tunic, skin = "#d0752c", "#c98f62"
    out = (
        "".join(
            limb(((x, 78), (x + d * 0.4, 90), (x + d, 101)), (12, 10, 8), "#6f7a4e") for x, d in ((44, -3), (58, 3))
        )
        + shoe(41, 102, LEATHER, -1)
        + shoe(61, 102, LEATHER, 1)
    )
    out += plank(54, 38, 92, -24)
    out += part(
        "M37 45C44 41 58 41 65 45C68 56 68 68 69 82C57 86 45 86 33 82C34 68 34 56 37 45z", tunic, (44, 60, 19, 34, 0)
    ) + shape("M44 43Q51 52 58 43z", "#f7eedb", 1.6)
    out += (
        part("M38 62H63C66 72 67 82 67 90Q51 95 35 90C35 82 36 72 38 62z", "#efe3c8", (45, 74, 17, 24, 0), 1.9)
        + shape("M44 72H57V82Q50 85 44 82z", "#dccaa2", 1.5)
        + stroke("M48 80V69M52 81V67", INK, 4.2)
        + stroke("M48 80V69", "#8d97a3", 2)
        + stroke("M52 81V67", "#c8a04a", 2)
    )
    out += cord("M35 63Q51 68 67 63", LEATHER, 2.8, 5.4)
    out += handsaw(23, 67, 8) + limb(((39, 50), (28, 57), (23, 64)), (13, 11, 8), tunic) + hand(23, 65, skin, 4.8)
    out += (
        limb(((64, 49), (79, 52), (82, 36)), (13, 11, 8), tunic)
        + hand(82, 31, skin, 5)
        + stroke("M79 28.5l5 -2M79.5 31.5l5.5 -2", INK, 1.2)
    )
    out += (
        part("M45 34H58V42Q51 47 45 42z", skin, width=2)
        + head(51, 28, 11, skin)
        + part(
            "M40.5 31C41 37 44 42 51 42.5C58 42 61 37 61.5 31C59 35 57 35.5 51 35C46 35.5 43 35 40.5 31z",
            "#5b3a22",
            width=1.8,
        )
        + face(51, 28.5, -1, 0.2, "")
        + stroke("M47 37.5q3 1.6 6 0", "#f0c9a4", 1.6)
    )
    out += part(
        "M39.5 22C37 10 44 5 52 5C61 5 66 11 63 22C56 17.5 46 17.5 39.5 22z", "#5f7f8f", (46, 10, 14, 13, 0)
    ) + part("M37 23C45 17 57 17 64 22C65 25 62 26 60 25C53 22 46 22.5 41 26C38 27 36 25 37 23z", "#7fa1b1", width=1.9)
    return (
        out
        + stroke("M59 29L69 20", INK, 4.6)
        + stroke("M59.5 28.5L67 21.8", "#f2c230", 2.2)
        + stroke("M68 20.9L69 20", "#fff3d8", 1.8)
    )


def torch(x, y, tilt):
    """A burning torch held at (x, y)."""
    flame = part(
        "M-8 -24C-14 -34 -5 -38 -6 -48C1 -44 3 -40 3 -36C5 -38 5 -41 5 -43C11 -37 12 -29 7 -23z",
        "#f08a1d",
        (-3, -32, 8, 13, 0),
        2,
    ) + fill("M-4 -24C-7 -30 -1 -33 -1 -39C3 -35 5 -29 3 -24z", "#ffe680")
    bowl = part("M-6.5 -25H6.5L4 -14H-4z", "#5a4636", width=2) + stroke("M-5.5 -21H5.5M-4.8 -17.5H4.8", "#c89a5a", 1.6)
    return group(
        cord("M0 16V-14", WOOD, 3.2, 6.4) + stroke("M-.8 14V-12", bright(WOOD), 1) + flame + bowl, x, y, turn=tilt
    )


def witch_hunter():
    """Gaunt, with a tall buckled hat, a broad white collar, a torch and an iron cross."""
    coat, skin, hair = "#4c4450", "#eccaa8", "#3a2a26"
    out = blot(19, 21, 18, "ochre", 1) + shoe(42, 103, "#2b2422", -1) + shoe(60, 103, "#2b2422", 1)
    out += part(
        "M39 45C28 54 22 78 19 99C29 104 40 103 50 102C62 103 74 104 83 98C80 78 74 54 63 45z",
        coat,
        (40, 70, 26, 46, 6),
    )
    out += (
        part("M46 50L41 102Q50 104 60 102L56 50z", "#8c2430", (48, 70, 8, 44, 0), 1.8)
        + stroke("M50.5 62h.1M50.5 72h.1M50.5 90h.1", GOLD, 3.4)
        + stroke("M30 76C27 86 26 92 25 100M72 76C75 86 76 92 77 99", dark(coat, 0.6), 1.8)
    )
    out += cord("M31 76Q51 84 71 76", LEATHER, 3.2, 6) + shape("M47 77.5h7.5v6h-7.5z", GOLD, 1.5)
    out += (
        torch(19, 53, -8)
        + limb(((38, 51), (27, 64), (20, 58)), (14, 12, 9), coat)
        + shape("M15.5 60L23 64.5L25.5 60.5L18 55.5z", "#fbf8f0", 1.5)
        + hand(19, 54, skin, 4.6)
    )
    out += (
        limb(((65, 51), (76, 62), (79, 73)), (14, 12, 9), coat)
        + shape("M74 68.5L83 66L84 71L76 73.5z", "#fbf8f0", 1.5)
        + cord("M84 47V82M75 56H93", "#c6ced6", 4, 7.4)
        + stroke("M83 48V78M76 55H92", "#ffffff", 1.1)
        + hand(84, 74, skin, 4.8)
    )
    out += part("M34 44C40 38 62 38 68 44L70 54L51 62L32 54z", "#fbf8f0", (43, 46, 18, 13, 0), 2) + stroke(
        "M51 46V60", "#b9b2a4", 1.5
    )
    out += (
        part("M41 26C38 38 40 45 43 45H59C62 45 64 38 61 26z", hair, width=2)
        + part("M42 25C42 15 60 15 60 25C61 32 57 41 51 43C45 41 41 32 42 25z", skin, (48, 27, 8, 14, 0))
        + face(51, 29.5, -1, 1.2, "")
    )
    out += part(
        "M43.5 36C46 33.6 53 33.6 56 36C54 37 53 38 52 40L50 48L47.5 40C47 38 46 37 43.5 36z", hair, width=1.5
    ) + stroke("M47.5 37.4h4", "#d99a84", 1.3)
    out += (
        part("M39.5 19L42 3Q51 1 60 3L62.5 19z", "#332d38", (46, 10, 9, 14, 0))
        + cord("M40 16Q51 20.5 62 16", "#b3293a", 3.6, 6.4)
        + shape("M47 13.8h8v7h-8z", GOLD, 1.6)
        + fill("M49.5 16h3v2.6h-3z", "#5f2416")
    )
    return (
        out
        + part(
            "M27 20C34 15.5 41 18.5 51 19.5C61 18.5 68 15.5 75 20C70 25 61 24 51 24C41 24 32 25 27 20z",
            "#3b3441",
            (41, 18, 22, 5, 0),
            2.1,
        )
        + stroke("M32 19.5C37 18.3 41 20 46 20.5", "#8c8296", 1.4)
    )


def hen(x, y):
    """A hen held under an arm, her head to the left."""
    out = part("M14 -6C22 -14 27 -12 28 -4C27 4 20 8 14 8z", "#c9812f", (18, -5, 9, 9, 0), 1.9) + stroke(
        "M18 -5L25 -8M18 0L26 -2", "#6d3c14", 1.4
    )
    out += part(
        "M-12 -18C-6 -21 -1 -17 -2 -10C4 -12 14 -10 17 -3C20 8 10 15 0 14C-12 13 -17 3 -15 -6z",
        "#f6ead2",
        (-4, -4, 14, 16, 0),
    )
    out += stroke("M-3 2C2 8 9 8 13 3M0 7C4 10 8 10 11 8", "#b58f5a", 1.6) + shape(
        "M-13 -17C-17 -19 -16 -24 -12 -22C-12 -26 -7 -26 -7 -22C-3 -23 -3 -18 -6 -17.5z", "#d2302c", 1.6
    )
    return group(
        out
        + shape("M-14.5 -14L-22 -11L-14 -9z", "#f2b33d", 1.6)
        + shape("M-15 -8.5C-18 -6 -17 -2 -14.5 -3C-12.5 -4 -13 -7 -15 -8.5z", "#d2302c", 1.4)
        + stroke("M-10 -13.5h.1", INK, 2.8),
        x,
        y,
    )


def pitchfork(x, top, foot):
    """A fork with three prongs."""
    prongs = (
        f"M{at(x - 8, top)}V{num(top + 12)}Q{at(x - 8, top + 19)} {at(x, top + 19)}"
        f"Q{at(x + 8, top + 19)} {at(x + 8, top + 12)}V{num(top)}M{at(x, top - 2)}V{num(top + 24)}"
    )
    return pole(x, foot, x, top + 22, "#a8743a", 3.2) + cord(prongs, "#b9c2cb", 2.8, 6)


def farmer():
    """Straw hat, pitchfork, a hen under the arm and a stalk between the teeth."""
    shirt, skin, straw = "#8f9a3a", "#eeb184", "#f0ca5e"
    out = (
        "".join(
            limb(((x, 80), (x + d * 0.4, 91), (x + d, 101)), (14, 12, 9), "#7a5236") for x, d in ((43, -3), (59, 3))
        )
        + shoe(39, 102, "#4a3322", -1)
        + shoe(63, 102, "#4a3322", 1)
    )
    out += shape("M57 87l7 -1l1 7l-7 1z", "#b98a4e", 1.4) + stroke("M55.5 88.5l3 -.4M64 93l3 -.4", INK, 1.2)
    out += pitchfork(86, 12, 107)
    out += part("M36 45C44 40 58 40 66 45C72 56 72 72 69 83Q51 90 33 83C30 72 30 56 36 45z", shirt, (44, 58, 21, 36, 0))
    out += (
        part("M33 76Q51 83 69.5 76L69 86Q51 93 33 86z", "#7a5236", (44, 80, 22, 9, 0), 2)
        + cord("M41 79L39 44M61 79L63 44", "#b3392f", 2.8, 5.2)
        + stroke("M41.5 78h.1M60.5 78h.1", "#f6e7b0", 3)
    )
    out += limb(((65, 49), (78, 56), (86, 64)), (14, 12, 9), shirt) + hand(86, 64, skin, 4.8)
    out += (
        limb(((38, 49), (24, 57), (22, 74)), (14, 13, 11), shirt)
        + hen(28, 65)
        + limb(((18, 74), (25, 81), (38, 78)), (11, 10, 8), shirt)
        + hand(40, 77, skin, 4.6)
    )
    out += shape("M42 42Q51 50 60 42L63 47Q51 56 39 47z", "#c9402f", 1.9) + stroke(
        "M47 48h.1M52 50h.1M57 47h.1", "#f6e7b0", 2
    )
    out += head(51, 30, 12, skin) + part(
        "M38.5 29C38 34 39 37 41 38C42 34 42 31 42 28zM63.5 29C64 34 63 37 61 38C60 34 60 31 60 28z",
        "#a8622c",
        width=1.6,
    )
    out += (
        face(51, 32, -1, -0.4, GRIN)
        + fill("M40 36q2.4 -2 4.8 0q-2.4 2.8 -4.8 0zM54 36q2.4 -2 4.8 0q-2.4 2.8 -4.8 0z", "#d9604f", 0.65)
        + cord("M51 38L63 41", "#e8c860", 1.6, 3.4)
    )
    out += part("M37 20C38 8 44 3 52 3C60 3 65 8 66 20z", straw, (46, 10, 14, 13, 0)) + cord(
        "M38 17Q51 22 65 17", "#b3392f", 3, 5.4
    )
    brim = "M24 21C31 15 39 18.5 51 19.5C63 18.5 70 15 77 21C72 26.5 63 24.5 51 24.5C39 24.5 29 26.5 24 21z"
    return (
        out
        + part(brim, straw, (41, 19, 24, 6, 0))
        + stroke("M30 21C36 19 42 21 50 21.5M60 21.5C65 21 68 20 72 21M46 7q4 -2 9 -1M43 12q6 -2 12 -1", "#a8792a", 1.3)
    )
