"""Pictures through both engines, for tests: on paper through the template and a PDF reader, and on the screen."""

from collections.abc import Iterator

import pygame
import pypdfium2
from PIL import Image, ImageChops, ImageStat

from boardgames import drawings
from boardgames.art import Gallery
from boardgames.printing import press
from boardgames.printing.kit import Order
from boardgames.printing.paper import Paper
from boardgames.printing.sheets import Picture, Sheet, pictures

HIGH = 480
"""Pixels; a board is compared at twice that."""
FOOT = 20.0
"""Below the drawing: the ruler and the footer, which are cut off."""
SOFT = ("/board", "/zone", "/cover", "/relief")
"""Pictures with large soft gradients, which no two readers draw alike."""


def printed(order: Order) -> list[str]:
    """The names of all drawings of an order."""
    return sorted(set().union(*(pictures(sheet.items) for sheet in press.sheets(order))))


def on_paper(order: Order, found: list[str], height: int = HIGH) -> Iterator[Image.Image]:
    """Each drawing on a page of its own, through the same template and a PDF reader."""
    laid, sizes = [], []
    for name in found:
        w, h = drawings.view(drawings.path_of(name, order.language).read_bytes())
        wide, tall = 100 * w / h, 100.0
        high = height * 2 if "/board" in name else round(height * max(1, h / w / 2))  # a road is tall and narrow
        laid.append(Sheet("", "", Paper("", max(wide, 160), tall + FOOT), (Picture(name, 0, 0, wide, tall),)))
        sizes.append((round(high * w / h), high))
    document = pypdfium2.PdfDocument(press.typeset(order, laid, 1, len(laid)))
    for number, size in enumerate(sizes):
        page = document[number]
        picture: Image.Image = page.render(scale=size[1] / (100 / 25.4 * 72)).to_pil().convert("RGB")
        yield picture.crop((0, 0, *size))


def on_screen(gallery: Gallery, name: str, size: tuple[int, int]) -> Image.Image:
    """The drawing as the screen shows it, on white."""
    sheet = pygame.Surface(size)
    sheet.fill("#ffffff")
    sheet.blit(gallery.picture(name, size), (0, 0))
    return Image.frombytes("RGB", size, pygame.image.tobytes(sheet, "RGB"))


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of all channels, from 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def limit(name: str) -> float:
    """How much the engines may differ in a drawing."""
    return 5.0 if any(word in name for word in SOFT) else 2.5


def apart(order: Order, gallery: Gallery, found: list[str], height: int = HIGH) -> dict[str, float]:
    """The drawings that differ by more than they may, and by how much."""
    wrong = {}
    for name, paper in zip(found, on_paper(order, found, height), strict=True):
        gap = difference(paper, on_screen(gallery, name, paper.size))
        if gap >= limit(name):
            wrong[name] = round(gap, 2)
    return wrong
