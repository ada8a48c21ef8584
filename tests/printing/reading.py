"""Reading a printed page as a person with a ruler does: pixels of a PDF reader, measured in millimetres."""

from io import BytesIO
from typing import Any

import pypdfium2
from PIL import Image
from pypdf import PdfReader
from pypdf.generic import DictionaryObject, IndirectObject

INCH, FINE = 25.4, 300
"""Dots per inch at which pages are measured: a dot is 0.085 mm."""
EXACT = 0.5
"""Millimetres by which a printed size may be wrong."""
DARK, HAIR = 90, 215
"""Greys below these are black lines and hairlines, which fill a dot only partly."""


def page(data: bytes, number: int, dpi: float = FINE) -> Image.Image:
    """A page as a PDF reader shows it; the first is 1."""
    document = pypdfium2.PdfDocument(data)
    picture: Image.Image = document[number - 1].render(scale=dpi / 72).to_pil().convert("RGB")
    document.close()
    return picture


def foot(data: bytes, number: int, high: float = 14) -> Image.Image:
    """The lowest part of a page, so many millimetres of it, in grey."""
    document = pypdfium2.PdfDocument(data)
    one = document[number - 1]
    above = one.get_height() - high / INCH * 72
    picture: Image.Image = one.render(scale=FINE / 72, crop=(0, 0, 0, above)).to_pil().convert("L")
    document.close()
    return picture


def mm(dots: float, dpi: float = FINE) -> float:
    """Dots in millimetres."""
    return dots * INCH / dpi


def dots(length: float, dpi: float = FINE) -> int:
    """Millimetres in dots."""
    return round(length / INCH * dpi)


def area(picture: Image.Image, left: float, top: float, right: float, low: float, dpi: float = FINE) -> Image.Image:
    """A rectangle of a page, its sides in millimetres."""
    return picture.crop((dots(left, dpi), dots(top, dpi), dots(right, dpi), dots(low, dpi)))


def runs(line: list[int], dark: int = DARK) -> list[tuple[int, int]]:
    """Where a row of grey dots is dark: first and last dot of each unbroken run."""
    found, first = [], None
    for k, value in enumerate([*line, 255]):
        if value < dark and first is None:
            first = k
        elif value >= dark and first is not None:
            found.append((first, k - 1))
            first = None
    return found


def middles(line: list[int], dark: int = DARK) -> list[float]:
    """The middle of each dark run of a row, in millimetres."""
    return [mm((first + last + 1) / 2) for first, last in runs(line, dark)]


def nearest(places: list[float], wanted: float) -> float:
    """The place that is nearest to where something should be."""
    return min(places, key=lambda place: abs(place - wanted))


def row(picture: Image.Image, y: float) -> list[int]:
    """The grey dots of the row at a height in millimetres."""
    line = picture.crop((0, dots(y), picture.width, dots(y) + 1))
    return list(line.convert("L").tobytes())


def column(picture: Image.Image, x: float) -> list[int]:
    """The grey dots of the column at a distance in millimetres."""
    line = picture.crop((dots(x), 0, dots(x) + 1, picture.height))
    return list(line.convert("L").tobytes())


def longest_line(picture: Image.Image) -> tuple[float, float]:
    """The length of the longest unbroken black line across a picture, and its height on it."""
    best = (0.0, 0.0)
    for y in range(picture.height):
        for first, last in runs(row(picture, mm(y))):
            best = max(best, (mm(last - first + 1), mm(y)))
    return best


def resources(data: bytes) -> list[DictionaryObject]:
    """Every dictionary of a file, streams included."""
    reader = PdfReader(BytesIO(data))
    found: list[DictionaryObject] = []
    seen: set[int] = set()
    waiting: list[Any] = [reader.trailer["/Root"]]
    while waiting:
        one = waiting.pop()
        if isinstance(one, IndirectObject):
            if one.idnum in seen:
                continue
            seen.add(one.idnum)
            one = one.get_object()
        if isinstance(one, DictionaryObject):
            found.append(one)
            waiting += [one.raw_get(key) for key in one]
        elif isinstance(one, list):
            waiting += one
    return found
