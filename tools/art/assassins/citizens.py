"""The citizen cards: each of the twelve at his trade, with his name."""

from boardgames.words import Words
from tools.art.assassins.backdrops import ARCH_FOOT, BACKDROPS
from tools.art.assassins.figures import CITIZENS, figure
from tools.art.assassins.rounds import SKY
from tools.art.ink import INK, Drawing, Label, blot, fill, group, rounded, stroke
from tools.art.pack.frame import GOLD_DARK, GOLD_LIGHT, PAPER, H, W, around, edge, shape, sheet

ARCH = f"M56 {ARCH_FOOT}V300C56 150 170 64 315 64C460 64 574 150 574 300V{ARCH_FOOT}z"
FIGURE = 410
"""The width of a figure: it never touches the arch."""


def ribbon():
    """A parchment band with folded ends for the name, high enough for two lines."""
    top, low = H - 206, H - 46
    return (
        shape(f"M26 {top + 22}L86 {top + 10}V{low - 8}L26 {low + 10}L50 {(top + low) / 2 + 12}z", "#a9803f")
        + shape(f"M604 {top + 22}L544 {top + 10}V{low - 8}L604 {low + 10}L580 {(top + low) / 2 + 12}z", "#a9803f")
        + shape(
            f"M58 {top}C200 {top - 12} 430 {top - 12} 572 {top}V{low}C430 {low - 12} 200 {low - 12} 58 {low}z",
            "#f3e3b8",
            6,
        )
        + stroke(
            (
                f"M72 {top + 12}C200 {top + 1} 430 {top + 1} 558 {top + 12}"
                f"M72 {low - 14}C200 {low - 25} 430 {low - 25} 558 {low - 14}"
            ),
            GOLD_DARK,
            3,
        )
    )


def wide(text):
    """About how wide our serif sets a name, in ems; a little too much rather than too little."""
    return sum(
        0.31 if c in "iíîjlt.,'’ f" else 0.44 if c in "rsI" else 0.9 if c in "mwMW" else 0.74 if c.isupper() else 0.58
        for c in text
    )


def title(name):
    """The name on the ribbon: one line, or two when it has more than one word and one line would be small."""
    room, size = 456, 56
    lines = [name]
    if wide(name) * size / 0.66 > room * 1.25 and " " in name:
        cut = name.find(" de ") if " de " in name else name.rfind(" ")
        lines, size = [name[:cut], name[cut + 1 :]], 46
    size = min(size, room * 0.66 / max(wide(line) for line in lines))
    middle, pitch = H - 133, size * (1.3 if len(lines) > 1 else 1)
    return tuple(
        Label(line, W / 2, middle + size / 2 + (k - (len(lines) - 1) / 2) * pitch, size) for k, line in enumerate(lines)
    )


def citizen_card(name, person, backdrop):
    """A citizen at his trade, the name below."""
    size = FIGURE / person.width
    standing = group(person.body, (W - FIGURE) / 2, ARCH_FOOT - 14 - person.height * size, size)
    body = sheet() + fill(f"M40 40H590V{H - 180}H40z", "url(#sky)") + backdrop + blot(W / 2, 420, 270, "pale", 1.1)
    body += around(ARCH) + stroke(ARCH, GOLD_DARK, 16) + stroke(ARCH, GOLD_LIGHT, 8) + stroke(ARCH, INK, 2.5)
    body += spandrels() + standing + ribbon() + stroke(rounded(20, 20, W - 40, H - 40, 20), GOLD_DARK, 3) + edge()
    return Drawing(W, H, body, PAPER + SKY, title(name))


def spandrels():
    """Leaf scrolls in the corners above the arch."""
    scroll = (
        "M44 262C44 190 48 128 84 98C112 78 142 100 130 126C120 144 96 134 104 116"
        "M84 98C60 72 78 46 106 46C150 46 196 46 244 44"
    )
    leaves = "".join(
        group(fill("M0 0C8 -14 26 -16 36 -6C28 6 10 8 0 0z", "#c3a25c"), x, y, size, turn)
        for x, y, size, turn in (
            (46, 206, 0.9, -50),
            (54, 152, 0.8, -100),
            (150, 46, 0.9, 30),
            (110, 46, 0.8, 60),
            (190, 46, 0.7, 24),
        )
    )
    return stroke(scroll, "#c3a25c", 5) + leaves + group(stroke(scroll, "#c3a25c", 5) + leaves, W, 0, flip=True)


def drawings(language):
    """The twelve cards with their names in a language."""
    words = Words(language, "assassins")
    return {
        f"card-{name}": citizen_card(words.say(f"citizen.{name}"), figure(name), BACKDROPS[name]()) for name in CITIZENS
    }
