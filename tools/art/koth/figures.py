"""The figures of King of the Hill: thirteen kinds of unit for both sides, and the three that may carry a general.

Blue stands on round bases and looks right, vermilion stands on square ones and looks left.
"""

from tools.art.ink import Drawing
from tools.art.koth.beasts import beasts, dragon, hydra
from tools.art.koth.foot import artillery, elite, horde, infantry, monstrous, shooter
from tools.art.koth.horse import cavalry, chariot, flyers, light_cavalry
from tools.art.koth.parts import base, royal_banner
from tools.art.koth.pen import Pen
from tools.art.sides import BLUE, VERMILION

WIDTH, HEIGHT = 100, 120
FOOT = 50, 104
"""The middle of a figure's base."""
BASIC = {"infantry": infantry, "cavalry": cavalry, "shooters": shooter}
"""Those that may carry the general."""
FANTASTIC = {
    "artillery": artillery,
    "beasts": beasts,
    "light-cavalry": light_cavalry,
    "chariots": chariot,
    "elite-infantry": elite,
    "monstrous-infantry": monstrous,
    "horde": horde,
    "land-monster": hydra,
    "flying-monster": dragon,
    "flyers": flyers,
}
KINDS = BASIC | FANTASTIC
ROOM = {  # how far a figure is drawn together about its foot, and moved aside, so that no tip is cut off
    "infantry": (0.985, 0),
    "cavalry": (0.98, 0),
    "shooters": (0.97, 0),
    "artillery": (1, 0),
    "beasts": (0.98, -0.8),
    "light-cavalry": (0.965, 0),
    "chariots": (0.955, -1.2),
    "elite-infantry": (0.985, 0),
    "monstrous-infantry": (0.975, 0),
    "horde": (0.965, -0.5),
    "land-monster": (1, 0.8),
    "flying-monster": (0.98, 0),
    "flyers": (0.955, -0.6),
}
ARMIES = (BLUE, VERMILION)


def pen_of(side):
    """A pen in a side's colour; the vermilion army looks to the left."""
    return Pen(side, flip=side is VERMILION)


def troops(pen, kind, general=False):
    """The figures of a unit without their base; the general's banner is the only one in his unit."""
    scale, aside = ROOM[kind]
    with pen.moved(aside, 0, scale, about=FOOT):
        if kind == "infantry":
            infantry(pen, flag=not general)
        else:
            KINDS[kind](pen)


def unit(kind, side, general=False):
    """One unit on its base; a general has a royal banner behind him and a golden base."""
    pen = pen_of(side)
    base(pen, gold=general)
    if general:
        with pen.moved(0, 2):
            royal_banner(pen)
    troops(pen, kind, general)
    return Drawing(WIDTH, HEIGHT, pen.body)


def drawings():
    """Every figure by its name, for example "cavalry-blue" or "infantry-general-vermilion"."""
    found = {f"{kind}-{side.name}": unit(kind, side) for kind in KINDS for side in ARMIES}
    return found | {f"{kind}-general-{side.name}": unit(kind, side, True) for kind in BASIC for side in ARMIES}
