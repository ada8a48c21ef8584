"""Where the citizens work: faded pictures of the town behind the figures on their cards."""

from tools.art.assassins.rounds import DAY_ENDS, merlons, stones, tower
from tools.art.ink import INK, Rng, at, blend, disc, fill, group, num, polygon, smooth, stroke
from tools.art.nature import tree
from tools.art.pack.frame import GOLD, H, shape

FLOOR, ARCH_FOOT = H - 334, H - 228
"""Where the street begins, and where the window ends."""


def house(x, w, top, wall, roof, line="#b59a72"):
    """A timbered front in faded colours."""
    eaves, base = top + w * 0.62, FLOOR + 4
    beams = (
        f"M{x} {eaves}V{base}M{x + w} {eaves}V{base}M{x} {eaves + 62}H{x + w}M{x} {eaves + 150}H{x + w}"
        f"M{x + w / 2} {eaves}V{base}M{x} {eaves + 62}L{x + w / 2} {eaves + 150}L{x + w} {eaves + 62}"
    )
    return (
        fill(f"M{x} {base}V{eaves}H{x + w}V{base}z", wall)
        + stroke(beams, line, 8)
        + shape(f"M{x - 22} {eaves + 8}L{x + w / 2} {top}L{x + w + 22} {eaves + 8}z", roof, 5, "#a8805f")
        + fill(f"M{x + w * 0.14} {eaves + 10}h{w * 0.22}v42h{-w * 0.22}z", "#8b9aa0", 0.7)
        + stroke(f"M{x + 6} {eaves - 8}L{x + w / 2} {top + 34}", "#f3cdb2", 5, 0.7)
    )


def cobbles(stone="#cfc4ad", joint="#a89b80"):
    """A street of cobbles, larger towards the front."""
    d = "".join(
        f"M{num(x)} {num(y)}q{num(w / 2)} {num(-h)} {num(w)} 0"
        for k in range(7)
        for y in [FLOOR + 16 + k * k * 3.4 + k * 6]
        for w, h in [(30 + k * 7, 9 + k * 1.6)]
        for x in [20 + (k % 2) * w / 2 + n * w for n in range(-1, int(600 / w) + 1)]
    )
    return fill(f"M40 {FLOOR}H590V{H - 180}H40z", stone) + stroke(d, joint, 4)


def meadow(colour, shade):
    """Grass instead of cobbles."""
    rng = Rng(5)
    blades = "".join(
        f"M{at(x, y)}q-3 -9 -8 -13M{at(x, y)}q0 -10 1 -16M{at(x, y)}q3 -8 8 -11"
        for x, y in ((rng(60, 570), rng(FLOOR + 24, ARCH_FOOT)) for _ in range(26))
    )
    return fill(f"M40 {FLOOR + 6}C160 {FLOOR - 12} 300 {FLOOR + 14} 590 {FLOOR - 4}V{H - 180}H40z", colour) + stroke(
        blades, shade, 4
    )


def row(*fronts):
    """Houses side by side."""
    return "".join(house(*front) for front in fronts)


TOWN = (
    (60, 170, 210, "#efe2c6", "#d9a98c"),
    (400, 180, 190, "#ecdfc0", "#d39d80"),
    (232, 164, 250, "#f2e7cf", "#dcb196"),
)


def stall(x, y, w, tint):
    """A striped awning on two posts."""
    n = round(w / 30)
    step = w / n
    stripes = "".join(f"M{num(x + k * step)} {y}h{num(step)}l3 52h{num(-step - 1)}z" for k in range(0, n, 2))
    hem = f"M{x} {y + 52}" + "".join(f"q{num(step / 2)} 22 {num(step)} 0" for _ in range(n))
    return (
        stroke(f"M{x + 8} {y + 40}V{FLOOR + 20}M{x + w - 8} {y + 40}V{FLOOR + 20}", "#a8805f", 9)
        + shape(f"M{x} {y}h{w}v52h{-w}z", "#f6ecd6", 4, "#a8805f")
        + fill(stripes, tint)
        + shape(hem + "z", blend(tint, "#f6ecd6", 0.35), 4, "#a8805f")
    )


def crate_of(x, y, tint):
    """A box of fruit."""
    heap = "".join(
        disc(x + dx, y + dy, 13, tint, 3, blend(tint, INK, 0.45))
        for dx, dy in ((-28, 0), (0, -8), (28, 0), (-14, -2), (14, -2))
    )
    return (
        heap
        + shape(f"M{x - 48} {y}h96l-8 46h-80z", "#d6b27c", 4, "#8f6f45")
        + stroke(f"M{x - 45} {y + 16}h90M{x - 43} {y + 31}h86", "#8f6f45", 3)
    )


def chapel():
    """A church front with its bell."""
    body = (
        fill(f"M404 {FLOOR + 4}V300H566V{FLOOR + 4}z", "#ebe0c8")
        + shape("M388 306L484 214L582 306z", "#9fb0b4", 5, "#7d8b8f")
        + fill("M460 220V160H508V236z", "#ebe0c8")
        + shape("M450 166L484 116L518 166z", "#9fb0b4", 5, "#7d8b8f")
    )
    return (
        body
        + stroke("M484 116V82M470 96H498", "#8a6a35", 7)
        + shape(f"M452 {FLOOR + 4}V470C452 430 516 430 516 470V{FLOOR + 4}z", "#b98f63", 5, "#8f6f45")
        + shape("M466 380a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z", "#8fb3c2", 4, "#7d8b8f")
        + stroke("M484 362V398M466 380H502", "#ebe0c8", 4)
        + shape("M474 196q0 -18 10 -18q10 0 10 18z", GOLD, 3, "#8a6a35")
    )


def garlands():
    """Coloured flags between the houses."""
    out = ""
    for x0, y0, x1, y1, sag in ((60, 262, 330, 170, 70), (300, 176, 574, 282, 60)):
        out += stroke(f"M{x0} {y0}Q{(x0 + x1) / 2} {(y0 + y1) / 2 + sag} {x1} {y1}", "#8f6f45", 4)
        for k in range(1, 8):
            t = k / 8
            x, y = x0 + (x1 - x0) * t, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag) + t * t * y1
            out += fill(
                polygon([(x - 13, y), (x + 13, y), (x, y + 34)]), ("#e59a7f", "#efc86a", "#8fbfa8", "#b99ac4")[k % 4]
            )
    return out


def harbour():
    """Water, a quay and two sails."""
    waves = "".join(
        f"M{x} {y}q14 -10 28 0q14 10 28 0"
        for y, first in ((470, 70), (496, 130), (520, 60))
        for x in range(first, 560, 108)
    )
    sails = (
        shape("M118 440V232C176 276 196 350 190 420z", "#fdf6e6", 4, "#a8805f")
        + shape("M110 436V262C84 300 72 360 74 424z", "#f0d8b8", 4, "#a8805f")
        + stroke("M114 452V218", "#8f6f45", 7)
        + shape("M64 446H206C198 480 180 486 160 486H104C86 486 74 476 64 446z", "#c98f63", 5, "#8f6f45")
    )
    far = (
        shape("M486 428V330C522 350 534 390 530 424z", "#e9b89c", 4, "#a8805f")
        + shape("M456 430H546C540 450 530 454 518 454H484C472 454 462 448 456 430z", "#b98f63", 4, "#8f6f45")
        + stroke("M486 432V320", "#8f6f45", 5)
    )
    return fill(f"M40 436H590V{FLOOR + 10}H40z", "#b4d2d4") + stroke(waves, "#8ab3b8", 5) + sails + far


def forge():
    """A brick arch with a fire and its smoke."""
    smoke = "".join(
        disc(x, y, r, "#cfd2cf") for x, y, r in ((520, 188, 26), (496, 160, 30), (536, 136, 24), (470, 138, 20))
    )
    bricks = "".join(f"M{424 + (k % 2) * 20} {300 + 24 * k}h40m8 0h40m8 0h30" for k in range(10))
    return (
        smoke
        + fill(f"M404 {FLOOR + 4}V280H572V{FLOOR + 4}z", "#d9b49c")
        + stroke(bricks, "#bb8f76", 4)
        + fill("M486 290V206H548V290z", "#cf9f86")
        + shape("M476 214V196H558V214z", "#e6c4ac", 4, "#a8705a")
        + shape(f"M424 {FLOOR + 4}V440C424 374 552 374 552 440V{FLOOR + 4}z", "#6b4238", 6, "#a8705a")
        + fill(
            (
                f"M446 {FLOOR + 4}C430 470 476 470 470 420C496 440 492 456 500 470C508 456 508 446 506 436"
                f"C536 468 540 500 530 {FLOOR + 4}z"
            ),
            "#f0a04a",
        )
        + fill(f"M468 {FLOOR + 4}C462 506 486 500 486 476C506 496 512 516 508 {FLOOR + 4}z", "#ffe08a")
    )


def hills():
    """Pastures with sheep."""
    out = fill(
        smooth([(20, 430), (150, 360), (300, 420), (430, 350), (620, 420), (620, 700), (20, 700)]), "#cfd9a4"
    ) + fill(smooth([(20, 500), (120, 450), (280, 500), (460, 440), (640, 490), (640, 720), (0, 720)]), "#b9ca82")
    for x, y, s in ((108, 404, 0.9), (520, 396, 1), (474, 436, 0.8), (86, 470, 1.1), (548, 470, 1.2)):
        out += group(
            "".join(
                disc(dx, dy, 13, "#fbf6ea", 2.5, "#a89b80") for dx, dy in ((-16, 0), (16, 0), (-6, -7), (8, -7), (0, 4))
            )
            + disc(-28, -4, 8, "#6f6258")
            + stroke("M-10 14v10M10 14v10", "#6f6258", 4),
            x,
            y,
            s,
        )
    return out


def keep():
    """Towers with banners."""
    flags = "".join(
        stroke(f"M{x} {y}V{y - 54}", "#8f6f45", 6) + fill(f"M{x + 3} {y - 54}l44 12l-44 16z", tint)
        for x, y, tint in ((112, 160, "#d9808a"), (524, 132, "#efc86a"))
    )
    return (
        flags
        + tower(112, 260, 100, "#cf8f74", "#e6d7b6")
        + tower(524, 240, 112, "#cf8f74", "#e6d7b6")
        + shape(merlons(440, 590 / 13, 34), "#dfcfab", 4, "#a08a68")
        + stones(470, DAY_ENDS)
    )


def scaffold():
    """A house in the making: bare timber, a ladder, a pile of boards."""
    frame = (
        f"M70 {FLOOR + 4}V300M206 {FLOOR + 4}V300M70 310L138 222L206 310M70 310H206M70 424H206"
        "M70 424L138 310L206 424M138 222V310"
    )
    ladder = f"M452 {FLOOR + 8}L500 300M484 {FLOOR + 8}L532 300" + "".join(
        f"M{num(456 + k * 9.2)} {num(FLOOR - 14 - k * 47)}h32" for k in range(5)
    )
    return (
        row(TOWN[1], TOWN[2])
        + stroke(frame, "#8f6f45", 20)
        + stroke(frame, "#dcb07a", 13)
        + stroke(ladder, "#8f6f45", 9)
        + "".join(shape(f"M{60 + 6 * k} {FLOOR - 4 - 16 * k}h130v15h-130z", "#e6c48c", 3, "#8f6f45") for k in range(3))
    )


def dusk():
    """A violet evening, a low moon, one lit window."""
    dim = (
        (60, 170, 210, "#8f8499", "#6f6078", "#6a5c6c"),
        (400, 180, 190, "#8a7f95", "#6a5c74", "#6a5c6c"),
        (232, 164, 250, "#9a8fa3", "#776982", "#6a5c6c"),
    )
    bats = "".join(
        group(
            fill(
                (
                    "M0 0C-10 -14 -26 -14 -40 -4C-28 -6 -22 0 -20 8C-14 2 -6 4 0 10C6 4 14 2 20 8C22 0 28 -6 40 -4"
                    "C26 -14 10 -14 0 0z"
                ),
                "#4c4255",
            ),
            x,
            y,
            s,
        )
        for x, y, s in ((470, 176, 0.8), (520, 232, 0.55))
    )
    return (
        fill(f"M40 40H590V{FLOOR + 10}H40z", "#b3a3bd")
        + fill(f"M40 300H590V{FLOOR + 10}H40z", "#d3b3b0", 0.7)
        + disc(438, 150, 46, "#f6ead0")
        + disc(424, 140, 10, "#e3d3b4")
        + disc(452, 164, 7, "#e3d3b4")
        + row(*dim)
        + fill("M84 325h37v42h-37zM425 312h40v42h-40z", "#ffd98a")
        + bats
    )


def mill():
    """Wheat and a windmill."""
    arms = "".join(
        group(
            shape("M-4 0V-120H26V-30H4V0z", "#fdf6e6", 4, "#a8805f")
            + stroke("M-4 -60H26M-4 -90H26M11 -120V-34", "#c9a878", 3),
            116,
            262,
            1,
            turn,
        )
        for turn in (20, 110, 200, 290)
    )
    rng, wheat = Rng(9), ""
    for k in range(60):
        x, y = 50 + k * 9.2, FLOOR - rng(-6, 22)
        wheat += f"M{at(x, y + 36)}V{num(y - 22)}m-6 6l6 6l6 -6m-12 -12l6 6l6 -6"
    return (
        fill(smooth([(20, 470), (160, 430), (330, 470), (480, 420), (630, 460), (630, 700), (20, 700)]), "#cdd79c")
        + shape(f"M76 {FLOOR}L88 264H144L158 {FLOOR}z", "#efe2c6", 4, "#a8805f")
        + shape("M78 268C86 212 146 212 154 268z", "#d39d80", 4, "#a8805f")
        + fill("M106 400h22v34h-22z", "#8b9aa0", 0.8)
        + arms
        + disc(116, 262, 9, "#a8805f")
        + fill(f"M40 {FLOOR - 26}H590V{FLOOR + 10}H40z", "#ecd28a")
        + stroke(wheat, "#c9a24a", 4)
    )


def orchard():
    """A tree full of apples behind the houses."""
    rng, out = Rng(4), row(TOWN[0], TOWN[2])
    out += group(tree(0, 0, 40, rng), 500, 330, 2.3) + stroke(f"M500 400V{FLOOR + 10}", "#8f6f45", 22)
    return out + "".join(
        disc(x, y, 12, "#d8605a", 3, "#8c3a34")
        for x, y in ((446, 300), (486, 352), (540, 330), (520, 270), (560, 380), (468, 392))
    )


def sausages(x, y):
    """Sausages on a hook."""
    return "".join(
        stroke(f"M{x + 34 * k} {y}q17 44 34 0", "#8c3a34", 17) + stroke(f"M{x + 34 * k} {y}q17 44 34 0", "#cf7f70", 12)
        for k in range(3)
    )


BACKDROPS = {
    "monk": lambda: row(TOWN[0], TOWN[2]) + chapel() + cobbles(),
    "plum-seller": lambda: (
        row(TOWN[1], TOWN[2]) + stall(62, 300, 156, "#a98bbd") + cobbles() + crate_of(128, 520, "#8a68a6")
    ),
    "apple-seller": lambda: orchard() + cobbles(),
    "dancer": lambda: row(*TOWN) + garlands() + cobbles(),
    "fishmonger": lambda: harbour() + cobbles("#d3c3a0", "#ad9873"),
    "butcher": lambda: (
        row(TOWN[0], TOWN[2])
        + house(400, 180, 190, "#f0dcc8", "#c98878")
        + stall(410, 356, 156, "#d98a7a")
        + sausages(438, 416)
        + cobbles()
    ),
    "blacksmith": lambda: row(TOWN[0], TOWN[2]) + forge() + cobbles(),
    "shepherd": lambda: hills() + meadow("#a9bd72", "#7d9a52"),
    "squire": lambda: keep() + cobbles(),
    "carpenter": lambda: scaffold() + cobbles(),
    "witch-hunter": lambda: dusk() + cobbles("#a99fae", "#857a8c"),
    "farmer": lambda: mill() + meadow("#c3c680", "#8f9a52"),
}
"""What lies behind each citizen."""
