"""Every picture looks on paper as it does on the screen; what a kit prints is compared in `tests/printing`."""

import re

import pytest

from boardgames import files
from boardgames.art import Gallery
from boardgames.printing import press
from boardgames.words import LANGUAGES
from tests.paper import apart

ART = files.assets() / "art"
FOLDERS = ("koth", "table")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_both_engines_draw_alike(folder: str, language: str) -> None:
    """Words are compared in each language, all the rest once."""
    ending = ".svg" if language == LANGUAGES[0] else f".{language}.svg"
    found = sorted({f"{folder}/{re.sub(r'[.].*', '', path.name)}" for path in (ART / folder).glob(f"*{ending}")})
    if language != LANGUAGES[0] and not found:
        return
    gallery = Gallery(language=language)
    order = press.ordered("rois", parts=("guide",), paper="a4", look="ancient", language=language)
    wrong = apart(order, gallery, found)
    gallery.close()
    assert found
    assert not wrong, wrong
