"""The box of King of the Hill: dawn, the blue general on the top, the red host climbing."""

import re

from tools.art.cover import cloud, finish, glow, put, rays, shadow
from tools.art.ink import INK, Rng, at, box, disc, fill, linear, stroke
from tools.art.koth.figures import pen_of, troops
from tools.art.koth.parts import royal_banner
from tools.art.nature import tree, tufts
from tools.art.sides import BLUE, VERMILION

NOTES = {
    "en": "A battle of cards and figures · for 2 players",
    "fr": "Une bataille de cartes et de figurines · pour 2 joueurs",
}
BROW = "M-10 560C60 520 110 420 190 394C240 378 360 378 412 394C490 420 540 520 610 560"


def man(kind, side, general=False):
    """A figure without base and without its own shadow: the cover casts one."""
    pen = pen_of(side)
    if general:
        with pen.moved(-2, 4):
            royal_banner(pen)
    troops(pen, kind, general)
    return re.sub(r"<ellipse[^>]*/>", "", pen.body)


def cover(language):
    """The cover with its words in a language."""
    rng = Rng(5)
    sun, defs = glow("sun", 300, 236, 300, "#fff6cf", 0.95)
    out = box(20, 20, 560, 600, "url(#sky)") + rays(300, 236, 22, 620, "#fff3c0", 0.34, 0.07) + sun
    out += disc(300, 236, 128, "#fff4cb")
    out += cloud(34, 150, 190, "#fff7df", 0.75) + cloud(392, 118, 180, "#fff7df", 0.7)
    out += cloud(430, 250, 150, "#fdebc0", 0.7)
    far = "M0 430C60 380 120 400 170 372C220 350 260 392 330 380C400 360 460 340 600 400V640H0z"
    out += fill(far, "#b9a877", 0.9) + fill("M0 470C90 420 150 450 230 430C330 410 420 440 600 420V640H0z", "#9aa363")
    out += put(man("flying-monster", VERMILION), 478, 262, 1.75)
    out += fill(BROW + "V660H-10z", "url(#hill)")
    out += fill("M412 394C490 420 540 520 610 560V660H330C420 560 400 470 412 394z", "#3a3a16", 0.34)
    slope = ""
    for k in range(46):
        t = k / 45
        y = 560 - 178 * (1 - abs(2 * t - 1) ** 1.7) + 14
        slope += f"M{at(20 + 560 * t, y)}l{at((t - 0.5) * 26, rng(12, 30))}"
    out += stroke(BROW, INK, 5) + stroke(slope, "#4c4a1c", 3, 0.7)
    out += stroke(tufts(rng, [(rng(120, 480), rng(450, 600)) for _ in range(26)]), "#566025", 2.4, 0.8)
    for x, y, s in ((58, 470, 22), (98, 448, 19), (546, 474, 22), (508, 446, 18)):
        out += tree(x, y, s, rng)
    out += shadow(306, 396, 110) + put(man("cavalry", BLUE, True), 296, 396, 3.05)
    out += shadow(140, 500, 56) + put(man("infantry", BLUE), 132, 500, 1.72)
    out += shadow(462, 506, 58) + put(man("elite-infantry", VERMILION), 468, 506, 1.86)
    out += put(man("shooters", BLUE), 82, 646, 2.5) + put(man("infantry", VERMILION), 528, 650, 2.55)
    defs += linear("sky", 0, 20, 0, 480, "#d9822b", "#f3b650", "#fbe3a3")
    defs += linear("hill", 120, 380, 480, 640, "#c9bd62", "#9aa048", "#5f6e2c")
    return finish(out, defs, "#7a4212", ("King of", "the Hill"), NOTES[language], "hill")
