"""The pack of Les Rois du Champ de Bataille: only the suit counts, so suit and arrows are large."""

from tools.art.pack import faces

MEANING = {
    "S": ("move", "orthogonal"),
    "C": ("move", "diagonal"),
    "D": ("attack", "orthogonal"),
    "H": ("attack", "diagonal"),
    "JK": ("treachery", "none"),
}
"""What a suit does, and in which directions."""


def drawings(language):
    """The 54 cards by their names, for example "card-10H" or "card-JK1"."""
    letters = faces.LETTERS[language]
    found = {
        f"card-{rank}{suit}": faces.card(rank, suit, MEANING[suit], letters.get(rank, rank))
        for suit in faces.SUITS
        for rank in faces.RANKS
    }
    return found | {f"card-JK{number}": faces.joker(number, MEANING["JK"]) for number in (1, 2)}
