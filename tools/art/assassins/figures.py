"""The figures of King & Assassins: the king, his knights, twelve citizens and the assassins among them."""

from tools.art.assassins import crowd, pen, trades
from tools.art.assassins.crowd import assassin
from tools.art.assassins.royal import king, knight

CITIZENS = {
    "monk": crowd.monk,
    "plum-seller": crowd.plum_seller,
    "apple-seller": crowd.apple_seller,
    "dancer": crowd.dancer,
    "fishmonger": crowd.fishmonger,
    "butcher": crowd.butcher,
    "blacksmith": trades.blacksmith,
    "shepherd": trades.shepherd,
    "squire": trades.squire,
    "carpenter": trades.carpenter,
    "witch-hunter": trades.witch_hunter,
    "farmer": trades.farmer,
}


PEOPLE = {"king": king, "knight": knight, "assassin": assassin} | CITIZENS
"""Everybody's body, by his name."""


def figure(name):
    """A figure on its base: king and knights on a dark round one, all others on a light square one."""
    return pen.figure("dark" if name in ("king", "knight") else "light", PEOPLE[name]())


def drawings():
    """All figures by their names."""
    return {name: figure(name) for name in PEOPLE}
