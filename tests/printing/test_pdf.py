"""Printed pages, measured through a PDF reader: true to scale, vectors only, fonts inside, always the same bytes."""

import hashlib
import subprocess
import sys
from io import BytesIO
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image, ImageChops
from pypdf import PdfReader

from boardgames.printing import press
from boardgames.printing.guide import LEFT, MEASURED
from boardgames.printing.kit import INKS
from boardgames.printing.laying import OVERLAP, tiles
from boardgames.printing.paper import PAPERS
from boardgames.printing.sheets import Box, Sheet, Words
from boardgames.words import LANGUAGES
from boardgames.words import Words as Said
from tests.printing.ordering import every_game, made, order
from tests.printing.reading import EXACT, FINE, HAIR, area, column, foot, longest_line, mm, page, resources, row, runs

BOARDS = {"rois": ((338.4, 338.4), 4), "koth": ((306.0, 206.0), 2), "assassins": ((281.0, 281.0), 4)}
"""The usual size of each board, and the tiles that it takes on either paper."""
LOW = {
    "rois": {"board": 0.5, "backs": 0.5, "terrain": 0.6, "life": 0.85, "standees": 0.85},
    "koth": {"board": 0.5, "plain-board": 0.5, "backs": 0.5, "terrain": 0.6, "standees": 0.85, "fantastic": 0.85},
    "assassins": {"board": 0.6, "board-b": 0.6, "more-boards": 0.6, "backs": 0.6, "standees": 0.85, "tokens": 0.85},
}
"""The share of their ink that pages with little ink need at most."""


@every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_pages_are_as_large_as_their_paper(game: str, paper: str) -> None:
    wanted = order(game, paper)
    pages = PdfReader(BytesIO(made(wanted))).pages
    laid = press.sheets(wanted)
    assert len(pages) == len(laid) > 15
    for found, sheet in zip(pages, laid, strict=True):
        size = [float(length) / 72 * 25.4 for length in found.mediabox[2:]]
        assert size == pytest.approx([sheet.paper.w, sheet.paper.h], abs=0.05)
        assert sorted(size) == pytest.approx(sorted([PAPERS[paper].w, PAPERS[paper].h]), abs=0.05)


@every_game
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ink", INKS)
def test_every_page_has_a_ruler_of_one_unbroken_line(game: str, paper: str, ink: str) -> None:
    wanted = order(game, paper, ink=ink)
    for number, sheet in enumerate(press.sheets(wanted), start=1):
        picture = foot(made(wanted), number)
        length, height = longest_line(picture)
        assert length == pytest.approx(100, abs=EXACT), sheet.title
        ticks = runs(row(picture, height - 1.0), HAIR)
        assert len([tick for tick in ticks if mm(tick[0]) < 113]) == 21, "a tick every 5 mm"
        beside = runs(row(picture, height - 0.4))
        assert not [run for run in beside if mm(run[0]) < 113], "the ticks stand beside the line, not on it"


@every_game
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_63_by_88(game: str, paper: str, language: str) -> None:
    wanted = order(game, paper, "cards", language=language)
    sheet, picture = press.sheets(wanted)[0], page(made(wanted), 1)
    across = [mm((first + last) / 2) for first, last in runs(row(picture, (sheet.paper.h - 176) / 2 - 2), HAIR)]
    down = [mm((first + last) / 2) for first, last in runs(column(picture, (sheet.paper.w - 252) / 2 - 2), HAIR)]
    down = [height for height in down if height < sheet.paper.h - 13]  # below lies the ruler
    assert [b - a for a, b in pairwise(across)] == pytest.approx([63] * 4, abs=EXACT)
    assert [b - a for a, b in pairwise(down)] == pytest.approx([88] * 2, abs=EXACT)
    ink = [k for k, value in enumerate(row(picture, sheet.paper.h / 2 - 44)) if value < 253]
    assert mm(ink[0]) == pytest.approx(across[0], abs=EXACT), "the card begins at its mark"
    assert mm(ink[-1] + 1) == pytest.approx(across[-1], abs=EXACT)


@every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(game: str, paper: str) -> None:
    """Mirrored from left to right or from top to bottom, whichever way the paper is turned over."""
    wanted = order(game, paper, "cards", "backs")
    laid = press.sheets(wanted)
    assert [sheet.part for sheet in laid] == ["cards", "backs"] * (len(laid) // 2)
    low = 60
    for number in (1, len(laid) - 1):
        front, back = (page(made(wanted), number + k, low) for k in (0, 1))
        boxes = []
        for picture in (front, back.transpose(Image.Transpose.FLIP_LEFT_RIGHT)):
            content = picture.crop((0, 0, picture.width, round((laid[0].paper.h - 15) / 25.4 * low)))
            solid = content.convert("L").point(lambda value: 255 if value < 251 else 0)
            boxes.append(solid.resize((40, 20), Image.Resampling.BOX).point(lambda value: 255 if value > 120 else 0))
        assert ImageChops.difference(*boxes).getbbox() is None


@every_game
@pytest.mark.parametrize("paper", PAPERS)
def test_tiles_overlap_and_continue_each_other(game: str, paper: str) -> None:
    wanted = order(game, paper, "board")
    size, pages = BOARDS[game]
    laid = tiles(PAPERS[paper], *size)
    assert len(laid) == len(press.sheets(wanted)) == pages
    last = laid[-1].part
    assert (last.x + last.w, last.y + last.h) == pytest.approx(size)
    dpi = 100
    left, right = (page(made(wanted), number, dpi) for number in (1, 2))
    place = laid[0].place
    top, wide = round(place.y / 25.4 * dpi) + 2, round((OVERLAP - 1) / 25.4 * dpi)
    starts = [round(x / 25.4 * dpi) for x in (place.x + place.w - OVERLAP + 0.5, place.x + 0.5)]
    strip = [one.crop((x, top, x + wide, 700)) for one, x in zip((left, right), starts, strict=True)]
    shade = ImageChops.difference(*strip).convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(shade, int | float)
    assert shade < 8, "what one tile shows at its edge the next shows again"


# ---------------------------------------------------------------- what the file is made of


@every_game
@pytest.mark.parametrize("ink", INKS)
def test_no_raster_and_every_font_inside(game: str, ink: str) -> None:
    found = resources(made(order(game, "a4", ink=ink)))
    assert not [one for one in found if one.get("/Subtype") == "/Image"]
    fonts = [one for one in found if one.get("/Type") == "/FontDescriptor"]
    assert fonts
    assert all({"/FontFile", "/FontFile2", "/FontFile3"} & set(one) for one in fonts)
    assert all("Source" in str(one["/FontName"]) for one in fonts)


@every_game
def test_it_is_not_to_be_scaled_and_has_contents(game: str) -> None:
    reader = PdfReader(BytesIO(made(order(game, "a4"))))
    assert reader.viewer_preferences is not None
    assert str(reader.viewer_preferences["/PrintScaling"]) == "/None"
    assert reader.metadata is not None
    words = Said("en", game)
    assert reader.metadata.title == words.say("name")
    found = [str(entry["/Title"]) for entry in reader.outline if isinstance(entry, dict)]
    assert found == [words.say(f"kit.part.{part}") for part in press.kit_of(game).parts]
    assert found[0] == "How to print"


@every_game
def test_the_same_bytes_every_time(game: str) -> None:
    wanted = order(game, "letter", ink="low", language="fr")
    code = (
        "import hashlib; from boardgames.printing import press; from tests.printing.ordering import order;"
        f"print(hashlib.sha256(press.pdf(order('{game}', 'letter', ink='low', language='fr'))).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == hashlib.sha256(made(wanted)).hexdigest()


@every_game
def test_low_ink_takes_much_less_of_it(game: str) -> None:
    def darkness(ink: str, part: str) -> float:
        wanted = order(game, "a4", part, ink=ink)
        shade = page(made(wanted), 1, 40).convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        assert isinstance(shade, int | float)
        return 255 - shade

    for part, most in LOW[game].items():
        assert darkness("low", part) < most * darkness("colour", part), part


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_printed(game: str, language: str) -> None:
    wanted = order(game, "a4", language=language)
    for sheet, text in zip(press.sheets(wanted), texts(made(wanted)), strict=True):
        for words in spoken(sheet):
            assert plain(words) in plain(text), (sheet.title, words)


@every_game
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_leaves_its_square_free(game: str, paper: str, language: str) -> None:
    """However much there is to tell of all parts together."""
    wanted = order(game, paper, language=language)
    (square,) = (item for item in press.sheets(wanted)[0].items if isinstance(item, Box))
    picture = page(made(wanted), 1, 100).convert("L")
    assert (square.x, square.w, square.h) == (LEFT, MEASURED, MEASURED)
    above = area(picture, 8, square.y - 4, 200, square.y - 0.6, 100)
    right, low = square.x + MEASURED, square.y + MEASURED
    inside = area(picture, square.x + 1, square.y + 1, right - 1, low - 1, 100)
    assert above.getextrema() == inside.getextrema() == (255, 255)


def spoken(sheet: Sheet) -> list[str]:
    found = [item.text for item in sheet.items if isinstance(item, Words)]
    found += [text for item in sheet.items if hasattr(item, "rows") for pair in item.rows for text in pair]
    return [sheet.title, "100 mm", *found]


def texts(data: bytes) -> list[str]:
    """The words of each page as a PDF reader finds them."""
    document = pypdfium2.PdfDocument(data)
    return [one.get_textpage().get_text_bounded() for one in document]


def plain(words: str) -> str:
    """Letters only: lines break elsewhere, and words may be parted at their ends."""
    return "".join(letter for letter in words if letter not in "*-\x02\u00ad\ufffe\u2010" and not letter.isspace())


def test_a_letter_that_the_typeface_lacks_is_noticed() -> None:
    wanted = order("rois", "a4", "guide")
    (sheet,) = press.sheets(wanted)
    planted = Sheet(sheet.part, sheet.title, sheet.paper, (*sheet.items, Words("a漢b", 20, 250, 60)))
    (text,) = texts(press.typeset(wanted, (planted,), 1, 1))
    assert plain("a漢b") not in plain(text)


def test_fine_is_fine_enough() -> None:
    assert mm(1, FINE) < EXACT / 5
