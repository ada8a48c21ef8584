"""The king's side of King & Assassins: bases, the king, his knights."""

from tools.art.assassins.pen import (
    FLAT,
    GOLD,
    LEATHER,
    LINEN,
    NAVY,
    ROYAL,
    STEEL,
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
from tools.art.ink import INK, at, disc, fill, group, num, shape, stroke


def crown(x, y, w, h):
    """A crown of five points around (x, y), its lower edge at y."""
    rim = (
        f"M{at(x - w, y)}L{at(x - w * 1.22, y - h * 0.8)}L{at(x - w * 0.6, y - h * 0.45)}L{at(x, y - h)}"
        f"L{at(x + w * 0.6, y - h * 0.45)}L{at(x + w * 1.22, y - h * 0.8)}L{at(x + w, y)}"
        f"Q{at(x, y + h * 0.28)} {at(x - w, y)}z"
    )
    beads = "".join(
        disc(x + dx, y + dy, 1.9, "#fff3c4", 1.2)
        for dx, dy in ((-w * 1.22, -h * 0.86), (0, -h * 1.04), (w * 1.22, -h * 0.86))
    )
    return (
        part(rim, GOLD, width=2)
        + stroke(
            f"M{at(x - w * 0.96, y - h * 0.24)}Q{at(x, y + h * 0.04)} {at(x + w * 0.96, y - h * 0.24)}", dark(GOLD), 1.4
        )
        + beads
    )


def ermine(spots):
    """The black tails on white fur."""
    return fill("".join(f"M{at(x, y)}l1.5 4.2q-1.5 1.4 -3 0z" for x, y in spots), INK)


def sceptre(x1, y1, x2, y2):
    """A sceptre from its foot to its knob."""
    return (
        pole(x1, y1, x2, y2, GOLD, 2.6)
        + shape(f"M{at(x2 - 4.5, y2)}c0 -6 9 -6 9 0c0 6 -9 6 -9 0z", GOLD, 1.8)
        + stroke(f"M{at(x2, y2 - 4)}v-6M{at(x2 - 3, y2 - 7.5)}h6", INK, 2)
    )


def king():
    """Crown, ermine and a chin held high."""
    skin, hair = "#f0c7a0", "#8a5a2c"
    cloak = "M37 42C24 50 15 76 11 102C24 108 40 107 50 106C62 107 78 108 89 101C85 78 78 52 63 42z"
    robe = "M40 46C36 62 33 86 32 105C42 108 58 108 67 105C66 86 63 62 59 46z"
    trims = "M40 46C35 62 29 86 27 105L36 106.5C37 88 41 66 46 50zM60 46C65 62 70 86 72 105L63 106.5C62 88 58 66 54 50z"
    cape = "M35 39C41 35 59 35 65 39C73 43 78 53 76 60C66 66 56 65 50 62C42 66 32 66 23 60C22 52 28 43 35 39z"
    out = part(cloak, ROYAL, (40, 70, 40, 50, 8)) + stroke(
        "M22 70C19 82 17 92 16 101M78 70C81 82 83 92 84 100", dark(ROYAL, 0.55), 1.6
    )
    out += (
        part(robe, "#7d2a4f", (44, 74, 14, 44, 0))
        + stroke("M50 64V106", dark("#7d2a4f", 0.5), 1.4)
        + stroke("M33 98Q50 103 66 98", GOLD, 3)
    )
    out += shape(trims, "#fbf7ec", 1.8) + ermine(((37, 62), (33, 76), (31, 90), (63, 62), (67, 76), (69, 90)))
    out += limb(((27, 58), (18, 66), (22, 74)), (11, 11, 8), ROYAL) + sceptre(20, 96, 25, 46) + hand(22, 74, skin)
    out += part(cape, "#fbf7ec", (42, 46, 27, 20, 0)) + ermine(
        ((31, 46), (29, 55), (40, 50), (38, 58), (47, 55), (58, 56), (66, 56), (60, 47), (69, 49))
    )
    out += part("M39 24C36 34 36 40 40 42H60C64 40 64 34 61 24z", hair, width=2) + head(50, 28, 9.5, skin)
    out += face(50, 27, -1, -1.4, FLAT, closed=True) + part(
        "M41 33C43 32 46 33 48 32.5C50 33 54 32 58 33C58 40 54 45 49 46C44 44 41 39 41 33z", hair, width=1.8
    )
    out += (
        stroke("M46.5 35.5h4", "#f0c7a0", 1.6) + crown(50, 20, 10, 15) + stroke("M45 62C48 64 53 64 56 62", GOLD, 2.4)
    )
    return out


def great_helm(x, y):
    """A bucket of steel with a brass cross; (x, y) is the middle of the eye slit."""
    out = part(
        (
            f"M{at(x - 10, y - 10)}Q{at(x, y - 14)} {at(x + 10, y - 10)}L{at(x + 12, y + 10)}"
            f"Q{at(x + 1, y + 18)} {at(x - 12, y + 10)}z"
        ),
        STEEL,
        (x - 3.5, y, 11, 18, 0),
    )
    out += cord(
        f"M{at(x - 1.5, y - 11)}V{num(y + 13)}M{at(x - 11, y + 1)}Q{at(x - 1.5, y + 3.5)} {at(x + 11, y + 1)}",
        GOLD,
        2.8,
        5.4,
    )
    out += fill(f"M{at(x - 9.5, y - 0.6)}l6.4 1.4v2.6l-6.4 -1.4zM{at(x + 9.5, y - 0.6)}l-9 1.4v2.6l9 -1.4z", INK)
    return (
        out
        + stroke(
            "".join(f"M{at(x + dx, y + dy)}h.1" for dx, dy in ((2.5, 6.5), (5.5, 6), (8, 5.4), (3, 9.5), (6, 9))),
            INK,
            1.7,
        )
        + stroke(f"M{at(x - 8, y - 7)}V{num(y - 3)}", "#ffffff", 1.8)
    )


def sword(x, y, length, tilt=0.0):
    """A sword pointing up from its grip at (x, y)."""
    blade = shape(
        f"M-2.6 -7L-2.2 {num(-length + 4)}L0 {num(-length)}L2.2 {num(-length + 4)}L2.6 -7z", "#e8edf2", 1.8
    ) + stroke(f"M.8 -8V{num(-length + 5)}", "#8d97a3", 1.3)
    hilt = (
        stroke("M0 7V-5", INK, 5)
        + stroke("M0 6V-4", LEATHER, 2.4)
        + stroke("M-7 -6H7", INK, 5.4)
        + stroke("M-6.5 -6H6.5", GOLD, 2.6)
    )
    return group(blade + hilt + disc(0, 8.5, 2.6, GOLD, 1.6), x, y, turn=tilt)


def shield(x, y):
    """A heater shield with the royal crown."""
    rim = (
        f"M{at(x - 16, y - 17)}Q{at(x, y - 12)} {at(x + 16, y - 17)}C{at(x + 18, y + 2)} {at(x + 12, y + 15)} "
        f"{at(x, y + 22)}C{at(x - 12, y + 15)} {at(x - 18, y + 2)} {at(x - 16, y - 17)}z"
    )
    field = (
        f"M{at(x - 12.5, y - 12.5)}Q{at(x, y - 8.5)} {at(x + 12.5, y - 12.5)}"
        f"C{at(x + 13.5, y + 2)} {at(x + 9, y + 12)} {at(x, y + 17)}C{at(x - 9, y + 12)} {at(x - 13.5, y + 2)} "
        f"{at(x - 12.5, y - 12.5)}z"
    )
    return part(rim, LINEN) + part(field, ROYAL, (x - 4, y - 2, 11, 20, 0), 1.4) + crown(x, y + 6, 6.5, 10)


def knight():
    """Great helm, shield, sword and the king's dark blue."""
    legs = "".join(
        limb(((x, 80), (x + d * 0.5, 92), (x + d, 101)), (11, 10, 8), "#8e979f") for x, d in ((42, -4), (58, 3))
    )
    out = legs + shoe(38, 102, "#6f7882", -1) + shoe(62, 102, "#6f7882", 1)
    tabard = (
        "M35 40C42 37 58 37 65 40C68 50 66 58 66 64C70 74 72 82 72 91C64 94 57 92 50 94C43 92 36 94 28 91"
        "C28 82 30 74 34 64C34 58 32 50 35 40z"
    )
    out += (
        part(tabard, NAVY, (43, 62, 21, 42, 0))
        + stroke("M44 68C43 78 42 85 42 91M56 68C58 78 59 85 59 91", dark(NAVY, 0.6), 1.6)
        + stroke("M30 88Q40 91 50 90.5Q60 91 70 88", GOLD, 2)
    )
    out += cord("M34 64Q50 69 66 64", LEATHER, 3.2, 6) + shape("M47.5 63.5h5v5h-5z", GOLD, 1.4)
    out += (
        sword(20, 58, 50, -4)
        + limb(((37, 44), (27, 57), (20, 58)), (12, 10, 8), "#8e979f")
        + hand(20, 58, "#6f7882", 5)
    )
    out += (
        part("M31 47C31 38 38 36 43 38L41 50Q35 52 31 47z", STEEL)
        + part("M57 38C64 36 70 39 69 47Q64 52 59 50z", STEEL)
        + great_helm(50, 25)
        + shield(72, 66)
    )
    return out
