"""Every picture looks on paper as it does on the screen; what a kit prints is compared in `tests/printing`."""

import re
from functools import cache

import pytest

from boardgames import files, games
from boardgames.art import Gallery
from boardgames.printing import press
from boardgames.words import LANGUAGES
from tests.paper import apart, printed

ART = files.assets() / "art"
FOLDERS = (*games.printable(), "table")


@cache
def on_kits(language: str) -> set[str]:
    """The drawings of all kits."""
    found: set[str] = set()
    for game in games.printable():
        kit = press.kit_of(game)
        for look in kit.looks or ("",):
            found.update(printed(press.ordered(game, parts=kit.parts, paper="a4", look=look, language=language)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_both_engines_draw_alike(folder: str, language: str) -> None:
    """Words are compared in each language, all the rest once."""
    ending = ".svg" if language == LANGUAGES[0] else f".{language}.svg"
    drawn = {f"{folder}/{re.sub(r'[.].*', '', path.name)}" for path in (ART / folder).glob(f"*{ending}")}
    found = sorted(drawn - on_kits(language))
    if language != LANGUAGES[0] and not found:
        return
    gallery = Gallery(language=language)
    order = press.ordered("rois", parts=("guide",), paper="a4", look="ancient", language=language)
    wrong = apart(order, gallery, found)
    gallery.close()
    assert found
    assert not wrong, wrong
