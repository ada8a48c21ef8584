"""What everything costs, with the rule that says so (catalogue: "Costs at a glance").

>>> from boardgames.games.assassins.boards import A
>>> street, roof = A.grid.square("E5"), A.grid.square("E6")
>>> KNIGHT.of(A, street, roof).name, CITIZEN.of(A, A.grid.square("E7"), A.grid.square("F7")).value
('walk', 2)
"""

from typing import NamedTuple

from boardgames.core.contract import Modifier, Refusal, refusal
from boardgames.games.assassins.boards import Board


class Steps(NamedTuple):
    """The price of a step of one kind of figure: on the level, up to a roof, down to a street."""

    level: Modifier
    climb: Modifier
    descent: Modifier

    def of(self, board: Board, square: int, goal: int) -> Modifier:
        """The price of the step between two squares: the terrain decides which it is (KA-RULING-50)."""
        if board.climbs(square, goal):
            return self.climb
        return self.descent if board.descends(square, goal) else self.level


WALK = Modifier(1, "walk", "KA-KING-01")
LEAVE = Modifier(1, "leave", "KA-KING-04")
KNIGHT = Steps(
    Modifier(1, "walk", "KA-KNIGHT-01"),
    Modifier(2, "climb", "KA-KNIGHT-02"),
    Modifier(1, "descend", "KA-KNIGHT-03"),
)
CITIZEN = Steps(
    Modifier(1, "walk", "KA-CIT-01"),
    Modifier(2, "climb", "KA-CIT-02"),
    Modifier(1, "descend", "KA-CIT-03"),
)
REVEALED = Steps(
    Modifier(1, "walk", "KA-ASN-01"),
    Modifier(1, "climb", "KA-ASN-02"),
    Modifier(0, "descend", "KA-ASN-03"),
)
STRIKE = Modifier(1, "strike", "KA-KNIGHT-05")
CAPTURE = Modifier(1, "capture", "KA-CAP-01")
KILLS = (Modifier(1, "first-kill", "KA-ASN-07"), Modifier(2, "second-kill", "KA-ASN-07"))
"""The price of the first and of the second knight of a turn; there is no third (KA-ASN-08)."""
ATTACK = Modifier(2, "attack", "KA-ASN-09")
REVEAL = Modifier(0, "reveal", "KA-ATURN-05")


def refuse_price(price: Modifier, left: int, where: str) -> Refusal | None:
    """Too few points in the pool (KA-ROUND-07)."""
    if price.value <= left:
        return None
    return refusal("KA-ROUND-07", "too-few-points", where=(where,), cost=price.value, left=left)
