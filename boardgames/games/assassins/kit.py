"""King & Assassins on paper: both sides of the board, the little square, cards, standees, tokens.

All of it is drawn by the files that the screen shows. A square is 25 mm wide unless another size is ordered; figures
follow it, cards and tokens keep their own size.
"""

from collections.abc import Iterator
from functools import partial

from boardgames.drawings import anchors
from boardgames.games.assassins.cards import DECK
from boardgames.games.assassins.options import CITIZENS
from boardgames.printing.kit import Kit, Order
from boardgames.printing.laying import block, cells
from boardgames.printing.paper import Area
from boardgames.printing.parts import Deck, backs, board, cards, numbered, standee, standee_size
from boardgames.printing.pieces import Piece, cut_out, rows
from boardgames.printing.sheets import FOLD, HAIR, Item, Line, Picture, Sheet

BOARDS = {
    "board": {"board": "a"},
    "board-b": {"board-b": "b"},
    "more-boards": {"postern-board": "a", "little-board": "e"},
}
"""The boards of each part by what their pages are called; side A may have its two posterns (KA-SCEN-C)."""
POSTERNS = {"A6": "postern-w", "F1": "postern-n"}
"""Their pictures by the squares at whose edges they are."""
FIGURE = 0.86
"""A figure's width as a share of a square."""
IN_LINE = 8
"""Standees side by side: the king and his knights fill a row."""
KNIGHTS, ASSASSINS = 7, 3
NAME_SIZE = 0.25
"""The size of a name on a standee, in points for each millimetre of its width."""
TWO_FACED = (("wound-healthy", "wound-wounded"), ("shackles", "shackles-spent"))
"""Tokens that are turned over: the two faces of each."""
TOKEN, SMALL = 24.0, 13.0
POINTS = {"point-king-left": 2, "point-knight-left": 7, "point-assassin-left": 5}
"""As many as a round card can give."""
NOTES = {"note-suspect": 6, "note-certain": 3, "note-cleared": 7}


# ---------------------------------------------------------------- boards and cards


def _boards(part: str, order: Order) -> Iterator[Sheet]:
    drawn = anchors("assassins")
    for page, name in BOARDS[part].items():
        unit = order.square / drawn["boards"][name]["squares"]["A1"][2]
        wide, high = (length * unit for length in drawn["boards"][name]["size"])
        items = [Picture(f"assassins/board-{name}", 0, 0, wide, high)]
        if page == "postern-board":
            for square, picture in POSTERNS.items():
                items.append(Picture(f"assassins/{picture}", *(length * unit for length in drawn["posterns"][square])))
        yield from board(order, part, (wide, high), items, page)


def _decks() -> tuple[Deck, Deck]:
    """The round cards, then the citizens."""
    drawn = anchors("assassins")["cards"]
    rounds = tuple(f"assassins/{drawn[card]}" for card in DECK)
    citizens = tuple(f"assassins/card-{name}" for name in CITIZENS)
    return Deck(rounds, "assassins/card-round-back"), Deck(citizens, "assassins/card-citizen-back")


def _cards(order: Order) -> Iterator[Sheet]:
    return cards(order, _decks())


def _backs(order: Order) -> Iterator[Sheet]:
    return backs(order, _decks())


# ---------------------------------------------------------------- standees


def _standees(order: Order) -> Iterator[Sheet]:
    """The king and his knights, then the crowd, and the assassins who come out of it."""
    words = order.words
    names = ["king", *["knight"] * KNIGHTS, *CITIZENS, *["assassin"] * ASSASSINS]
    said = [f"citizen.{name}" if name in CITIZENS else f"kit.figure.{name}" for name in names]
    laid = block(order.sheet, *standee_size(order, FIGURE), IN_LINE)

    def draw(k: int, place: Area) -> Iterator[Item]:
        return standee(order, place, f"assassins/{names[k]}", words.say(said[k]), place.w * NAME_SIZE)

    pages = ((laid.paper, items) for items in cells(laid, len(names), draw))
    return numbered("standees", words.say("kit.page.standees"), pages)


# ---------------------------------------------------------------- tokens


def _tokens(order: Order) -> Iterator[Sheet]:
    faces = [_two_faced(order, *pair) for pair in TWO_FACED]
    small = (rows(order, POINTS, SMALL), rows(order, NOTES, SMALL))
    return cut_out(order, "tokens", "tokens", (*faces, *small))


def _two_faced(order: Order, *faces: str) -> Piece:
    """Both faces side by side, a fold between them."""
    pictures = (Picture(f"{order.game}/{face}", k * TOKEN, 0, TOKEN, TOKEN) for k, face in enumerate(faces))
    return Piece(len(faces), 1, TOKEN, (*pictures, Line(TOKEN, 0, 0, TOKEN, HAIR, FOLD, True)))


KIT = Kit(
    {
        **{part: partial(_boards, part) for part in BOARDS},
        "cards": _cards,
        "backs": _backs,
        "standees": _standees,
        "tokens": _tokens,
    },
    squares=tuple(range(20, 55, 5)),
    square=25,
    spare=frozenset({"more-boards"}),
)
