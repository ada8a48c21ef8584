"""Every drawing that is printed looks on paper as it does on the screen, pixel by pixel within a small difference."""

from collections.abc import Iterator

import pygame
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from boardgames import drawings
from boardgames.art import Gallery
from boardgames.printing import ink, press
from boardgames.printing.kit import Order
from boardgames.printing.paper import Paper
from boardgames.printing.sheets import Picture, Sheet, pictures
from boardgames.words import LANGUAGES

ALL = press.kit_of("rois").parts
LOOKS = press.kit_of("rois").looks
HIGH = 480
"""Pixels; the board is compared at twice that."""
FOOT = 20.0
"""Below the drawing: the ruler and the footer, which are cut off."""


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    """A window, so that surfaces can be converted."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    yield
    pygame.display.quit()


def ordered(look: str, language: str) -> Order:
    return press.ordered("rois", parts=ALL, paper="a4", look=look, language=language)


def names(order: Order) -> list[str]:
    return sorted(set().union(*(pictures(sheet.items) for sheet in press.sheets(order))))


def high(name: str) -> int:
    return HIGH * 2 if name.endswith("/board") else HIGH


def on_paper(order: Order, found: list[str]) -> Iterator[Image.Image]:
    """Each drawing on a page of its own, through the same template and a PDF reader."""
    laid, sizes = [], []
    for name in found:
        w, h = drawings.view(drawings.path_of(name, order.language).read_bytes())
        wide, tall = 100 * w / h, 100.0
        laid.append(Sheet("", "", Paper("", max(wide, 160), tall + FOOT), (Picture(name, 0, 0, wide, tall),)))
        sizes.append((round(high(name) * w / h), high(name)))
    document = pypdfium2.PdfDocument(press.typeset(order, laid, 1, len(laid)))
    for number, size in enumerate(sizes):
        page = document[number]
        picture: Image.Image = page.render(scale=size[1] / (100 / 25.4 * 72)).to_pil().convert("RGB")
        yield picture.crop((0, 0, *size))


def on_screen(gallery: Gallery, name: str, size: tuple[int, int]) -> Image.Image:
    sheet = pygame.Surface(size)
    sheet.fill("#ffffff")
    sheet.blit(gallery.picture(name, size), (0, 0))
    return Image.frombytes("RGB", size, pygame.image.tobytes(sheet, "RGB"))


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of all channels, from 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def limit(name: str) -> float:
    """Boards have large soft gradients, which no two readers draw alike."""
    return 5.0 if any(word in name for word in ("/board", "/zone", "/cover")) else 2.5


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_shows_what_the_screen_shows(look: str, language: str) -> None:
    order, gallery = ordered(look, language), Gallery(language=language)
    found = names(order)
    if (look, language) != (LOOKS[0], LANGUAGES[0]):  # what all themes share is compared once, words in each language
        own = [name for name in found if look in name] if language == LANGUAGES[0] else []
        spoken = [n for n in found if drawings.path_of(n, language).name.endswith(f".{language}.svg")]
        found = own + (spoken if look == LOOKS[0] else [])
    if not found:
        return
    wrong = {}
    for name, paper in zip(found, on_paper(order, found), strict=True):
        gap = difference(paper, on_screen(gallery, name, paper.size))
        if gap >= limit(name):
            wrong[name] = round(gap, 2)
    gallery.close()
    assert not wrong, wrong


def test_the_comparison_sees_what_differs() -> None:
    order, gallery = ordered(LOOKS[0], "en"), Gallery(language="en")
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
