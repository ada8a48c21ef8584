"""The figure painter's words: painted parts with an ink outline, limbs, shade on the right, a shine on the left."""

from tools.art import ink
from tools.art.ink import INK, fill, num

LINE = 1.8  # the outline of a figure
GOLD, GOLD_DARK, GOLD_LIGHT = "#d8a63c", "#94651b", "#f6dd8e"
STEEL, STEEL_DARK = "#b4bcc3", "#747e88"
BRONZE, BRONZE_DARK = "#cf9544", "#8a5922"
LEATHER, LEATHER_DARK, WOOD = "#8a5a34", "#57351d", "#a9733d"
SKIN, SKIN_DARK, TAN = "#e9ba8f", "#c68d63", "#b97c4f"
LINEN, DARK = "#ece2cb", "#1c130d"


def part(d, colour, edge=LINE):
    """A filled shape with an ink outline."""
    return ink.shape(d, colour, edge)


def line(d, colour=INK, width=1.2):
    """Inner details: lines with round ends."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round"/>'


def limb(d, colour, width, edge=LINE):
    """An arm, a leg or a shaft: a thick line of paint between two lines of ink."""
    return line(d, INK, width + edge) + line(d, colour, width - edge)


def shade(d, opacity=0.3):
    """The side away from the light, laid over the paint."""
    return fill(d, "#1b0f26", opacity)


def shine(d, width=1.5):
    """The edge that catches the light."""
    return line(d, "#fffbe8", width)


def disc(x, y, r, colour, edge=LINE):
    """A round part."""
    return ink.disc(x, y, r, colour, edge)


def oval(x, y, rx, ry, colour, edge=LINE):
    """An oval part."""
    return ink.oval(x, y, rx, ry, colour, edge)


def place(x, y, body, scale=1.0, turn=0.0, mirror=False):
    """Set a figure's feet on a point of the drawing."""
    return ink.group(body, x, y, scale, turn, mirror)


# ---------------------------------------------------------------- bodies


def face(beard="", skin=SKIN):
    """A head about (0, 0), turned a little to the left: skin, eyes, nose, mouth, perhaps a beard."""
    out = oval(0, 0, 6.8, 7.6, skin)
    if beard:
        out += fill("M-6.2 1Q-4 3.4 -2 2.6Q0 2 2 2.6Q5 3 6.2 0Q6.6 7.8 0 8Q-5.6 7.8 -6.2 1z", beard)
    return out + line("M-3.2 -1v1.2M1.6 -1v1.2", INK, 1.7) + line("M-1 .6L-2 2.8H-.4M-2.4 5.2L.8 5", INK, 0.9)


def rear_body(colour, legs=LEATHER_DARK):
    """Shoulders, coat and legs of a man in the second rank, mostly hidden."""
    return part("M-8 -14H8L7 0H-7z", legs, 1.6) + part(
        "M-13.4 -32Q-13 -45 0 -46.4Q13 -45 13.4 -32L12 -12Q0 -9 -12 -12z", colour
    )


def hand(x, y, skin=SKIN):
    """A closed hand."""
    return disc(x, y, 3.1, skin, 1.6)


def cloak(colour):
    """A long cloak behind the figure, lifted by the wind to the right."""
    return part("M-9 -45C-16 -36 -18 -16 -19 -4Q-10 0 0 -3Q14 1 25 -7C18 -18 17 -36 9 -45z", colour) + shade(
        "M6 -45C14 -36 18 -18 25 -7Q18 -3 11 -2C12 -20 8 -30 6 -45zM-13 -30Q-13 -14 -15 -3L-10 -2Q-8 -16 -13 -30z"
    )
