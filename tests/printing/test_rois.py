"""Les Rois du Champ de Bataille on paper: zones, standees and markers as large as they were ordered."""

from itertools import pairwise

import pytest
from PIL import Image

from boardgames.printing import press
from boardgames.printing.laying import tiles
from boardgames.printing.paper import PAPERS
from boardgames.printing.sheets import Picture
from tests.printing.ordering import made, order
from tests.printing.reading import EXACT, HAIR, column, middles, mm, nearest, page, row, runs


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", [40, 60, 80])
def test_the_squares_of_the_board_have_the_size_ordered(paper: str, square: int) -> None:
    wanted = order("rois", paper, "board", square=square)
    side = 1692 * square / 300
    place = tiles(PAPERS[paper], side, side)[0].place
    picture, unit = page(made(wanted), 1), square / 300
    for line, start in (
        (row(picture, place.y + 180 * unit), place.x),
        (column(picture, place.x + 180 * unit), place.y),
    ):
        edges = [mm((first + last) / 2) for first, last in runs(line) if mm(last - first) > 2 * unit]
        for zone in range(2 if square < 80 else 1):
            places = (start + (80 + 308 * zone + step) * unit for step in (0, 300, 308))
            left, right, following = (nearest(edges, place) for place in places)
            assert right - left == pytest.approx(square, abs=EXACT)
            assert following - left == pytest.approx(308 * unit, abs=EXACT)


def test_standees_and_markers_have_their_size() -> None:
    wanted = order("rois", "a4", "life", "standees")
    for number, wide, count in ((1, 13, 10), (2, 21.9, 7)):
        picture = page(made(wanted), number)
        marks = next(found for k in range(0, picture.height, 2) if len(found := _marks(picture, k)) > count)
        assert [b - a for a, b in pairwise(marks)] == pytest.approx([wide] * count, abs=EXACT)


def _marks(picture: Image.Image, y: int) -> list[float]:
    return middles(row(picture, mm(y)), HAIR)


def test_an_army_has_its_numbers_and_every_special() -> None:
    laid = press.sheets(order("rois", "a4", "standees", "more-standees"))
    shown = [[item.name for item in sheet.items if isinstance(item, Picture)] for sheet in laid]
    assert [len(names) for names in shown] == [50, 50, 28, 28], "front and back of each"
    assert [len(set(names)) for names in shown] == [6, 6, 6, 6]
