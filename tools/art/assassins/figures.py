"""The figures of King & Assassins: the king, his knights, twelve citizens and the assassins among them."""

from tools.art.assassins import crowd, trades
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


def drawings():
    """All figures by their names."""
    makers = {"king": king, "knight": knight, "assassin": assassin} | CITIZENS
    return {name: draw() for name, draw in makers.items()}
