"""Orders for tests of printed pages, and the files made of them, each made once."""

from functools import cache

import pytest

from boardgames import games
from boardgames.printing import press
from boardgames.printing.kit import Order

GAMES = games.printable()
every_game = pytest.mark.parametrize("game", GAMES)


def order(game: str, paper: str, *parts: str, ink: str = "colour", language: str = "en", square: int = 0) -> Order:
    """An order of some parts, all if none are named."""
    wanted = parts or press.kit_of(game).parts
    return press.ordered(game, parts=wanted, paper=paper, ink=ink, language=language, square=square)


@cache
def made(wanted: Order) -> bytes:
    """The file of an order."""
    return press.pdf(wanted)
