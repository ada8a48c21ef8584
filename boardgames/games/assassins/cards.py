"""The round cards (catalogue: "Round cards").

>>> sum(card.king for card in CARDS.values()), sum(card.shackles for card in CARDS.values())
(19, 7)
"""

from typing import NamedTuple


class Card(NamedTuple):
    """A round card: the points of the king, of the knights together and of the crowd, and its icons (KA-ROUND-01)."""

    king: int
    knights: int
    assassins: int
    shackles: bool = False
    crystal: bool = False


CARDS = {
    **dict.fromkeys(("C01", "C02", "C03", "C04", "C05"), Card(1, 6, 5, shackles=True)),
    **dict.fromkeys(("C06", "C07", "C08", "C09"), Card(1, 5, 4)),
    "C10": Card(1, 5, 4, shackles=True),
    **dict.fromkeys(("C11", "C12"), Card(2, 7, 5)),
    "C13": Card(2, 7, 4),
    "C14": Card(2, 5, 4, crystal=True),
    "C15": Card(1, 5, 5, shackles=True),
}
DECK = tuple(CARDS)
WITHOUT_CRYSTAL = tuple(name for name, card in CARDS.items() if not card.crystal)
"""What is left when the card with the red crystal goes to the box (KA-SIDEB-07, KA-RULING-35)."""
SMALL = ("C01", "C02", "C03", "C06", "C07", "C10", "C11", "C12", "C13", "C15")
"""The deck of the little square (KA-SCEN-E)."""
