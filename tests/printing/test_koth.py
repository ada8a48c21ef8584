"""King of the Hill on paper: the board, its hill, the printed set and the armies of the catalogue's list."""

from collections import Counter
from itertools import pairwise

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from boardgames.games.koth.state import BOARD, NAMES, SHAPES, SUMMIT
from boardgames.games.koth.table_facts import FIGURE_OF
from boardgames.games.koth.units import TYPES
from boardgames.printing import press
from boardgames.printing.kit import Order
from boardgames.printing.laying import tiles
from boardgames.printing.paper import PAPERS
from boardgames.printing.sheets import Box, Picture, Sheet, Window
from boardgames.words import LANGUAGES, Words
from tests.printing.ordering import made, order
from tests.printing.reading import EXACT, HAIR, area, column, middles, nearest, page, row

KIT = press.kit_of("koth")
UNITS = 1224, 824
"""The board's drawing, with a margin of 62 around 11 x 7 squares of 100."""
COARSE = 100
HILL = {letter + number for letter in "DEFGH" for number in "345"}
NODE = 175
"""Greys below this are the crosses where four squares meet, which are printed over the meadow."""
SET = {"lake-deep": 1, "lake-shallow": 1, "road": 1, "objective-blue": 2, "objective-vermilion": 2}
SET |= {"rocky-1": 1, "rocky-2": 1, "forest-small-1": 1, "forest-small-2": 1, "forest-long": 1, "forest-large": 1}
"""The printed set; the deep and the shallow lake are two faces of one piece."""
BLANK = {"relief-1": (5, 3), "relief-2": (3, 1)}
"""The 18 squares of the hill in relief."""


def places(paper: str, square: int) -> tuple[float, float, float]:
    """Where the field of squares begins on the board's first page, and the length of a unit."""
    unit = square / 100
    place = tiles(PAPERS[paper], UNITS[0] * unit, UNITS[1] * unit)[0].place
    return place.x + 62 * unit, place.y + 62 * unit, unit


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", [KIT.squares[0], KIT.square, KIT.squares[-1]])
def test_the_squares_of_the_board_have_the_size_ordered(paper: str, square: int) -> None:
    picture = page(made(order("koth", paper, "board", square=square)), 1)
    x, y, unit = places(paper, square)
    across = middles(row(picture, y + square + 3 * unit), NODE)  # beside the line: only the crosses stand out
    down = middles(column(picture, x + square + 3 * unit), NODE)
    for line, start in ((across, x), (down, y)):
        nodes = [nearest(line, start + square * k) for k in range(3)]
        assert [b - a for a, b in pairwise(nodes)] == pytest.approx([square, square], abs=EXACT)
        assert nodes[0] == pytest.approx(start, abs=EXACT), "the line around the field"


@pytest.mark.parametrize("paper", PAPERS)
def test_the_smallest_board_is_one_page_of_11_by_7_squares(paper: str) -> None:
    """Between the lines around the field."""
    wanted = order("koth", paper, "board", square=20)
    assert len(press.sheets(wanted)) == 1
    x, y, _ = places(paper, 20)
    picture = page(made(wanted), 1)
    for line, start, squares in ((row(picture, y + 10), x, 11), (column(picture, x + 10), y, 7)):
        edges = middles(line, 150)
        length = nearest(edges, start + 20 * squares) - nearest(edges, start)
        assert length == pytest.approx(20 * squares, abs=EXACT)


@pytest.mark.parametrize("ink", ["colour", "low"])
def test_both_levels_of_the_hill_are_printed_on_their_squares(ink: str) -> None:
    wanted = order("koth", "a4", "board", "plain-board", ink=ink, square=20)
    hill, plain = (page(made(wanted), number, COARSE) for number in (1, 2))
    changed = _changed(hill, plain)
    assert changed >= HILL
    assert not {name for name in changed if name[0] in "ABCJK" or name[1] in "17"}
    summit = {NAMES[square] for square in BOARD.squares(SUMMIT)}
    assert summit == {"E4", "F4", "G4"}
    for letter in "EFG":  # the summit falls to the south on row 4, the rest of the hill on row 3
        steps = {number: _edge(hill, f"{letter}{number}") for number in range(2, 6)}
        assert min(steps[4], steps[3]) > 30 > 10 > max(steps[5], steps[2]), letter


def _square(picture: Image.Image, name: str, upper: float = 0, lower: float = 1) -> Image.Image:
    """A square of the smallest board, or a band across it."""
    x, y, _ = places("a4", 20)
    left, top = x + 20 * "ABCDEFGHIJK".index(name[0]), y + 20 * (7 - int(name[1]))
    return area(picture, left, top + 20 * upper, left + 20, top + 20 * lower, COARSE)


def _changed(one: Image.Image, other: Image.Image) -> set[str]:
    """The squares that differ in more than a few points."""
    apart = ImageChops.difference(one, other).convert("L").point(lambda value: 255 if value > 24 else 0)
    return {name for name in NAMES[: BOARD.size] if ImageStat.Stat(_square(apart, name)).mean[0] > 8}


def _edge(picture: Image.Image, name: str) -> float:
    """How much darker the lowest quarter of a square is than its middle."""
    middle, foot = (_square(picture.convert("L"), name, *band) for band in ((0.25, 0.5), (0.75, 1)))
    return ImageStat.Stat(middle).mean[0] - ImageStat.Stat(foot).mean[0]


# ---------------------------------------------------------------- the printed set


def windows(wanted: Order) -> list[tuple[int, Window]]:
    """The pieces of the terrain sheets with the number of their page."""
    laid = enumerate(press.sheets(wanted), start=1)
    return [(number, item) for number, sheet in laid for item in sheet.items if isinstance(item, Window)]


def names(window: Window) -> list[str]:
    """What lies in a piece, without the meadow below it."""
    found = (item.name.removeprefix("koth/") for item in window.items if isinstance(item, Picture))
    return [name for name in found if not name.startswith("ground")]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", [KIT.squares[0], KIT.square])
def test_the_set_is_whole(paper: str, square: int) -> None:
    found = Counter(
        name for _, window in windows(order("koth", paper, "terrain", square=square)) for name in names(window)
    )
    others = {
        "camp-vermilion": 2,
        "general-blue": 1,
        "general-vermilion": 1,
        "marker-paralysed": 6,
        "marker-weakened": 3,
    }
    assert found == Counter(SET) + Counter(others) + Counter(dict.fromkeys(BLANK, 1))
    assert sum(columns * rows for columns, rows in BLANK.values()) == 18


@pytest.mark.parametrize("paper", PAPERS)
def test_terrain_has_the_size_of_its_squares(paper: str) -> None:
    """Measured between the cut lines, on the white ground of a page with little ink."""
    wanted = order("koth", paper, "terrain", ink="low")
    shapes = BLANK | {name: shape for name, shape in SHAPES.items() if "token" not in name}
    measured = set()
    for number, window in windows(wanted):
        name = names(window)[0]
        kind = name if name in shapes else name.removesuffix("-1").removesuffix("-2")
        if kind not in shapes:
            continue
        picture = page(made(wanted), number)
        for line, start, squares in (
            (row(picture, window.y + 0.6), window.x, shapes[kind][0]),
            (column(picture, window.x + 0.6), window.y, shapes[kind][1]),
        ):
            cuts = middles(line, HAIR)
            length = nearest(cuts, start + 25 * squares) - nearest(cuts, start)
            assert length == pytest.approx(25 * squares, abs=EXACT), name
        measured.add(kind)
    assert measured == set(shapes) - {"forest-long-turned"}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", KIT.squares)
def test_a_road_longer_than_the_paper_comes_in_lengths_of_whole_squares(paper: str, square: int) -> None:
    pieces = [
        window for _, window in windows(order("koth", paper, "terrain", square=square)) if "road" in names(window)
    ]
    assert len(pieces) == (1 if 7 * square <= PAPERS[paper].room.h else 2)
    assert sum(window.h for window in pieces) == 7 * square
    seen = sorted((-window.items[0].y, -window.items[0].y + window.h) for window in pieces)
    assert [first for first, _ in seen] == [0, *(last for _, last in seen[:-1])], "each goes on where the last one ends"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", KIT.squares)
def test_no_piece_lies_on_another(paper: str, square: int) -> None:
    for sheet in press.sheets(order("koth", paper, "terrain", square=square)):
        laid = [item for item in sheet.items if isinstance(item, Window)]
        for k, one in enumerate(laid):
            for other in laid[k + 1 :]:
                apart_x = max(one.x, other.x) - min(one.x + one.w, other.x + other.w)
                apart_y = max(one.y, other.y) - min(one.y + one.h, other.y + other.h)
                assert max(apart_x, apart_y) >= 6 - 1e-6, (sheet.title, names(one), names(other))


# ---------------------------------------------------------------- armies


def test_any_army_can_be_put_together() -> None:
    laid = press.sheets(order("koth", "a4", "standees", "fantastic"))
    assert [sheet.title for sheet in laid][:2] == ["Blue army", "Red army"]
    for colour in ("blue", "vermilion"):
        shown = Counter(item.name for sheet in laid for item in sheet.items if isinstance(item, Picture))
        found = {name: count // 2 for name, count in shown.items() if name.endswith(colour)}  # front and back of each
        for unit in TYPES:
            figure = FIGURE_OF[unit.code]
            wanted = 6 if not unit.fantastic else 4 if unit.code == "HO" else 2
            assert found.pop(f"koth/{figure}-{colour}") == wanted
            if not unit.fantastic:
                assert found.pop(f"koth/{figure}-general-{colour}") == 1
        assert not found


def test_standees_have_their_size() -> None:
    wanted = order("koth", "a4", "standees")
    picture = page(made(wanted), 1)
    (sheet, *_) = press.sheets(wanted)
    first = min((item for item in sheet.items if isinstance(item, Box)), key=lambda box: (box.y, box.x))
    cuts = middles(row(picture, first.y - 2), HAIR)  # the marks above
    assert [b - a for a, b in pairwise(cuts)] == pytest.approx([21.5] * 7, abs=EXACT)
    across = middles(column(picture, first.x - 2), HAIR)
    assert [b - a for a, b in pairwise(across)][:3] == pytest.approx([2 * (25.8 + 5)] * 3, abs=EXACT)


@pytest.mark.parametrize("square", KIT.squares)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_on_one_line_of_their_strip(square: int, language: str) -> None:
    wanted = order("koth", "a4", "standees", "fantastic", square=square, language=language)
    document = pypdfium2.PdfDocument(made(wanted))
    written = Counter[str]()
    for text in (one.get_textpage() for one in document):
        for unit in TYPES:
            name = Words(language, "koth").say(f"unit.{unit.code}")
            found = text.search(name, match_case=True, match_whole_word=True)
            while (place := found.get_next()) is not None:
                assert text.count_rects(*place) == 1, name
                written[unit.code] += 1
    assert all(written[unit.code] for unit in TYPES), written


def test_the_usual_kit_leaves_the_plain_board_out() -> None:
    assert set(KIT.parts) - set(KIT.usual) == {"plain-board"}
    sheets: tuple[Sheet, ...] = press.sheets(press.ordered("koth", paper="a4"))
    assert Counter(sheet.part for sheet in sheets) == {
        "guide": 1,
        "board": 2,
        "cards": 7,
        "backs": 7,
        "terrain": 2,
        "standees": 2,
        "fantastic": 2,
    }
