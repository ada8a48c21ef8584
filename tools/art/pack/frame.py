"""What all cards share: the sheet of a card, its edge, windows cut into it.

    body = sheet() + group(disc(0, 0, 40, "#b3202a"), 315, 440)
    Drawing(W, H, body, PAPER)

A card is 63 x 88 mm: 630 x 880 units, corner radius 30, light from the upper left.
"""

from tools.art import ink
from tools.art.ink import INK, fill, group, linear, polygon, ring, rounded, stroke

W, H, R = 630, 880, 30
GOLD, GOLD_LIGHT, GOLD_DARK = "#c99a3c", "#f0d588", "#7d5a1e"
PAPER = linear("cardpaper", 0, 0, W, H, "#fdf8ea", "#f5ead0")


def turned(body):
    """The body as seen from the other end of the card."""
    return group(body, W, H, turn=180)


def shape(d, colour, width=5.0, line=INK):
    """A filled form with its ink outline, in a card's line width."""
    return ink.shape(d, colour, width, line)


def sheet():
    """The blank card with its cut edge."""
    return fill(rounded(0, 0, W, H, R), "url(#cardpaper)") + edge()


def edge():
    """A fine rim along the cut."""
    return stroke(rounded(2, 2, W - 4, H - 4, R - 2), "#8a6a35", 4, 0.8)


def around(window):
    """The sheet outside a window: drawn over a picture it hides whatever sticks out."""
    return ring(rounded(0, 0, W, H, R), window, "url(#cardpaper)")


def gem(x, y, r, colour="#b3202a"):
    """A small faceted stone in gold."""
    stone = shape(polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), colour, r * 0.28, GOLD_DARK)
    return stone + fill(polygon([(x, y - r * 0.7), (x, y), (x - r * 0.7, y)]), "#ffffff", 0.45)
