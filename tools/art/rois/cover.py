"""The box of Les Rois du Champ de Bataille: kings of five ages before a fan of four aces, on green cloth."""

from math import cos, radians, sin

from tools.art.cover import finish, glow, put, shadow
from tools.art.ink import Label, at, box, fill, group, linear, num, stroke
from tools.art.pack import faces
from tools.art.rois.cards import MEANING
from tools.art.rois.figures import THEMES
from tools.art.sides import BLUE, GREEN, ROSE, VERMILION

NOTES = {
    "en": "Five ages of battle · for 2 to 4 players",
    "fr": "Cinq époques de bataille · de 2 à 4 joueurs",
}
KINGS = (  # theme, side, foot, scale, mirrored, half the width of the shadow
    ("western", VERMILION, (90, 540), 2.05, False, 60),
    ("modern", ROSE, (522, 540), 2.05, False, 60),
    ("ancient", BLUE, (176, 586), 2.6, False, 76),
    ("space", GREEN, (440, 586), 2.6, False, 76),
    ("medieval", VERMILION, (300, 606), 3.5, False, 110),
)


def laid(card, cx, cy, width, turn):
    """A playing card turned about its middle, with its shadow, and its upper index."""
    s, a = width / card.width, radians(turn)
    scale = f"scale({s:.3g}) translate({num(-card.width / 2)} {num(-card.height / 2)})"
    body = f'<g transform="translate({at(cx, cy)}) rotate({num(turn)}) {scale}">{card.body}</g>'
    high = width * card.height / card.width
    under = group(box(-width / 2, -high / 2, width, high, "#06140b", r=13, opacity=0.45), cx + 5, cy + 6, turn=turn)
    word = card.labels[0]
    dx, dy = (word.x - card.width / 2) * s, (word.y - card.height / 2) * s
    x, y = cx + dx * cos(a) - dy * sin(a), cy + dx * sin(a) + dy * cos(a)
    return under + body, Label(word.text, x, y, word.size * s, word.role, word.anchor, word.colour, turn)


def lattice(x0, y0, x1, y1, step):
    """Diagonal lines within a box, both ways."""
    d, wide, high = "", x1 - x0, y1 - y0
    for k in range(step, round(wide + high), step):
        ax, ay = (x0 + k, y0) if k < wide else (x1, y0 + k - wide)
        bx, by = (x0, y0 + k) if k < high else (x0 + k - high, y1)
        d += f"M{at(ax, ay)}L{at(bx, by)}M{at(x0 + x1 - ax, ay)}L{at(x0 + x1 - bx, by)}"
    return d


def cover(language):
    """The cover with its words in a language."""
    light, defs = glow("lamp", 300, 250, 420, "#b9e08a", 0.75)
    out = box(20, 20, 560, 600, "url(#cloth)") + light + stroke(lattice(22, 22, 578, 612, 46), "#0b2a18", 2, 0.28)
    labels = []
    for suit, turn in (("S", -27), ("H", -9.5), ("C", 9.5), ("D", 27)):
        card = faces.card("A", suit, MEANING[suit])
        cx, cy = 300 + 493 * sin(radians(turn)), 800 - 560 * cos(radians(turn))
        body, word = laid(card, cx + 5, cy + 7, 236, turn)
        out += body
        labels.append(word)
        defs += card.defs
    out += fill("M0 470C140 440 460 440 600 470V660H0z", "#0d2616", 0.45)
    for theme, side, (x, y), scale, mirrored, wide in KINGS:
        out += shadow(x, y + 2, wide) + put(THEMES[theme].SPECIALS["general"](side), x, y, scale, mirrored)
    defs += linear("cloth", 100, 20, 500, 600, "#2f7a45", "#1c5230", "#0d2c1a")
    return finish(out, defs, "#123a22", ("Les Rois du", "Champ de Bataille"), NOTES[language], "cards", labels)
