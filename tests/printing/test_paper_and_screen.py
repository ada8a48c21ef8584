"""Every drawing that is printed looks on paper as it does on the screen, pixel by pixel within a small difference."""

from collections.abc import Iterator

import pygame
import pytest

from boardgames import drawings
from boardgames.art import Gallery
from boardgames.printing import ink, press
from boardgames.printing.kit import Order
from boardgames.words import LANGUAGES
from tests.paper import apart, difference, limit, on_paper, on_screen, printed
from tests.printing.ordering import GAMES

LOOKS = [(game, look) for game in GAMES for look in press.kit_of(game).looks or ("",)]


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    """A window, so that surfaces can be converted."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def ordered(game: str, look: str, language: str) -> Order:
    return press.ordered(game, parts=press.kit_of(game).parts, paper="a4", look=look, language=language)


@pytest.mark.parametrize(("game", "look"), LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_shows_what_the_screen_shows(game: str, look: str, language: str) -> None:
    order, gallery = ordered(game, look, language), Gallery(language=language)
    found = printed(order)
    usual = look == next(iter(press.kit_of(game).looks), "")
    if not usual or language != LANGUAGES[0]:  # what all themes share is compared once, words in each language
        own = [name for name in found if look in name] if language == LANGUAGES[0] else []
        spoken = [n for n in found if drawings.path_of(n, language).name.endswith(f".{language}.svg")]
        found = own + (spoken if usual else [])
    if not found:
        return
    wrong = apart(order, gallery, found)
    gallery.close()
    assert not wrong, wrong


def test_the_comparison_sees_what_differs() -> None:
    order, gallery = ordered("rois", "ancient", "en"), Gallery(language="en")
    names_ = ["rois/card-7S", "rois/ancient-healer-blue"]
    others = ["rois/card-8S", "rois/ancient-sapper-blue"]
    for paper, other in zip(on_paper(order, names_), others, strict=True):
        assert difference(paper, on_screen(gallery, other, paper.size)) > limit(other)
    gallery.close()


def test_low_ink_keeps_the_lines_and_turns_light_words_dark() -> None:
    before = drawings.path_of("rois/life-5", "en").read_bytes()
    after = ink.low(before)
    assert after.count(b'stroke="#2b2118"') == before.count(b'stroke="#2b2118"') > 0
    assert b'fill="#b3201c"' in before
    assert b'fill="#b3201c"' not in after
    assert b'fill="#fffaf0" font-family' in before
    assert b'fill="#2b2118" font-family' in after
