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
    """The 54 cards by their names."""
    return faces.pack(MEANING, language)
