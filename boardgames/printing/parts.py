"""Parts that several games print: a board in tiles, cards and their backs, standees."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from boardgames.core.cards import PACK
from boardgames.drawings import anchors
from boardgames.printing.kit import Order
from boardgames.printing.laying import Block, block, cells, tile_items, tiles
from boardgames.printing.paper import Area, Paper
from boardgames.printing.sheets import CUT, FOLD, HAIR, Box, Item, Line, Picture, Sheet, Words

CARD = 63.0, 88.0
TAB = 5.0
"""The strip of a standee that is glued to a base."""
STANDEE_GROUND = "#faf5e8"


def numbered(part: str, title: str, pages: Iterable[tuple[Paper, tuple[Item, ...]]]) -> Iterator[Sheet]:
    """Pages of a part, called by a title and, where there are several, their numbers."""
    found = list(pages)
    for number, (paper, items) in enumerate(found, start=1):
        yield Sheet(part, f"{title} {number}" if len(found) > 1 else title, paper, items)


def board(
    order: Order, part: str, size: tuple[float, float], items: Iterable[Picture], page: str = ""
) -> Iterator[Sheet]:
    """A board of some size in mm, in tiles if it is larger than the paper; `page` calls it, if not its part."""
    drawn = tuple(items)
    pages = ((tile.paper, tile_items(tile, drawn)) for tile in tiles(order.sheet, *size))
    return numbered(part, order.words.say(f"kit.page.{page or part}"), pages)


# ---------------------------------------------------------------- cards


class Deck(NamedTuple):
    """Cards of one back: their pictures."""

    faces: tuple[str, ...]
    back: str


def _pack(game: str) -> tuple[Deck, ...]:
    """The 54 cards as a game has them."""
    return (Deck(tuple(f"{game}/card-{card}" for card in PACK), "table/card-back"),)


def cards(order: Order, decks: Sequence[Deck] = ()) -> Iterator[Sheet]:
    """Sheets of eight faces, a deck after the other; their backs, if ordered, follow each, mirrored.

    So they can be printed on both sides. Without decks of its own a game has the pack of 54.
    """
    laid, words, number = block(order.sheet, *CARD), order.words, 0
    for deck in decks or _pack(order.game):
        for front, back in zip(_faces(laid, deck), _backs(laid, deck), strict=True):
            number += 1
            yield Sheet("cards", f"{words.say('kit.page.cards')} {number}", laid.paper, front)
            if "backs" in order.parts:
                yield Sheet("backs", f"{words.say('kit.page.backs')} {number}", laid.paper, back)


def backs(order: Order, decks: Sequence[Deck] = ()) -> Iterator[Sheet]:
    """Backs alone; those of ordered cards lie behind their fronts already."""
    if "cards" in order.parts:
        return iter(())
    laid = block(order.sheet, *CARD)
    pages = ((laid.paper, items) for deck in decks or _pack(order.game) for items in _backs(laid, deck))
    return numbered("backs", order.words.say("kit.page.backs"), pages)


def _faces(laid: Block, deck: Deck) -> Iterator[tuple[Item, ...]]:
    return cells(laid, len(deck.faces), lambda k, place: [Picture(deck.faces[k], *place)])


def _backs(laid: Block, deck: Deck) -> Iterator[tuple[Item, ...]]:
    """Backs without marks: they are cut along the marks of the fronts, and a printer's two sides never quite agree."""
    count = len(deck.faces)
    for first in range(0, count, laid.count):
        here = range(min(laid.count, count - first))
        yield tuple(Picture(deck.back, *laid.cell(k, mirrored=True)) for k in here)


# ---------------------------------------------------------------- standees


def standee_size(order: Order, share: float) -> tuple[float, float]:
    """Two figures as wide as that share of a square, head to head, each with the strip it stands on."""
    wide, high = anchors(order.game)["figure"]["size"]
    w = order.square * share
    return w, 2 * (w * high / wide + TAB)


def standee(order: Order, place: Area, picture: str, name: str, size: float) -> Iterator[Item]:
    """Front below, back upside down above it, a fold between them and before each strip, which bears the name."""
    x, y, w, h = place
    middle, high = y + h / 2, h / 2 - TAB
    yield Box(*place, line=CUT, fill="" if order.saves_ink else STANDEE_GROUND)
    yield Picture(picture, x, y + TAB, w, high, 180)
    yield Picture(picture, x, middle, w, high)
    for fold in (y + TAB, middle, y + h - TAB):
        yield Line(x, fold, w, 0, HAIR, FOLD, True)
    yield Words(f"*{name}*", x, y + h - TAB / 2 - 1.2, w, size, align="center")
    yield Words(f"*{name}*", x, y + TAB / 2 - 1.2, w, size, align="center", turn=180)
