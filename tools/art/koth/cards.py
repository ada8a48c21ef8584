"""The pack of King of the Hill: the suit gives the direction, the value the strength, so the rank is large."""

from tools.art.pack import faces

MEANING = {
    "S": ("move", "diagonal"),
    "C": ("move", "orthogonal"),
    "D": ("attack", "orthogonal"),
    "H": ("attack", "diagonal"),
    "JK": ("any", "all"),
}
"""What a suit does, and in which directions (KOTH-CARD-04, KOTH-CARD-05)."""


def drawings(language):
    """The 54 cards by their names."""
    return faces.pack(MEANING, language, by_value=True)
