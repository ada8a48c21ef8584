"""The box of King & Assassins: torchlight on a wall; the shadow behind the king is not his own."""

import re

from tools.art.assassins.figures import PEOPLE
from tools.art.assassins.pen import cord
from tools.art.cover import finish, glow, put, shadow
from tools.art.ink import Rng, at, blend, box, fill, group, linear, num, radial, shape, stroke

NOTES = {
    "en": "Three blades hide in the crowd · for 2 players",
    "fr": "Trois lames dans la foule · pour 2 joueurs",
}
NIGHT = "#150f22"


def silhouette(body, colour):
    """Everything in one colour."""
    return re.sub(r'(fill|stroke)="(#[0-9a-f]{6}|url\([^)]*\))"', rf'\1="{colour}"', body)


def wall(rng):
    """Courses of stones in the light of a torch."""
    out = ""
    for row, y in enumerate(range(60, 470, 42)):
        x = -30 - 40 * (row % 2)
        while x < 600:
            w = rng(62, 104)
            out += box(x + 2, y + 2, w - 4, 38, blend("#6a5672", "#8a6a66", rng(0, 1)), r=6)
            out += stroke(f"M{at(x + 8, y + 5)}H{num(x + w - 12)}", "#b9938a", 2, 0.45)
            x += w
    return out


def torch(x, y):
    """A torch in its holder."""
    flame = "M0-78C30-40 26-12 0-6C-26-12-28-36-10-52C-8-44-4-46 0-78z"
    out = cord("M0 64V0", "#8a5a32", 10, 17) + shape("M-17-8H17L10 14H-10z", "#4a4450", 4)
    out += shape(flame, "#f08a24", 4) + fill("M1-46C14-26 12-12 0-10C-12-12-12-24-4-32z", "#ffe487")
    return group(out, x, y)


def cover(language):
    """The cover with its words in a language."""
    light, defs = glow("torch", 96, 176, 430, "#ffb658", 0.9)
    out = box(20, 20, 560, 600, "#3c3050") + wall(Rng(9)) + box(20, 20, 560, 480, "url(#night)") + light
    out += put(silhouette(PEOPLE["assassin"](), NIGHT), 372, 520, 4.9)
    eyes = "M44 33.5l7 2.6l-1 2.6l-6-2zM62 33.5l-7 2.6l1 2.6l6-2z"
    out += put(fill(eyes, "#ff4a3a"), 372, 520, 4.9) + torch(96, 186)
    out += shape("M0 486C160 470 420 470 600 488V660H0z", "url(#stone)", 5)
    lines = "".join(f"M{num(300 + (x - 300) * 0.62)} 482L{x} 620" for x in range(-260, 900, 76))
    out += stroke(lines + "".join(f"M0 {y}H600" for y in (504, 532, 572)), "#1d1526", 3, 0.6)
    out += shadow(490, 546, 80) + put(PEOPLE["knight"](), 492, 546, 2.1, mirror=True)
    out += shadow(252, 588, 150, 26) + put(PEOPLE["king"](), 236, 590, 4.05)
    for name, x, y, mirror in (("monk", 92, 668, False), ("fishmonger", 420, 690, False), ("dancer", 530, 684, True)):
        out += put(PEOPLE[name](), x, y, 2.15, mirror)
    defs += radial("night", 96, 176, 600, (0, "#140f26", 0), (0.35, "#140f26", 0.16), (1, "#140f26", 0.84))
    defs += linear("stone", 60, 480, 520, 640, "#9c7d74", "#5c4a60", "#2b2238")
    return finish(out, defs, "#3b1230", ("King &", "Assassins"), NOTES[language], "crown")
