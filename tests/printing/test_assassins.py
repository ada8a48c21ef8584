"""King & Assassins on paper: squares true to scale, every card with its own back, everybody of the crowd."""

from collections import Counter
from itertools import pairwise

import pypdfium2
import pytest
from PIL import ImageStat

from boardgames.drawings import anchors
from boardgames.games.assassins import boards
from boardgames.games.assassins.cards import CARDS, DECK
from boardgames.games.assassins.options import CITIZENS
from boardgames.printing import press
from boardgames.printing.kit import INKS
from boardgames.printing.laying import tiles
from boardgames.printing.paper import PAPERS
from boardgames.printing.sheets import Box, Line, Picture, Sheet, Window, pictures
from boardgames.words import LANGUAGES, Words
from tests.printing.ordering import made, order
from tests.printing.reading import EXACT, HAIR, area, column, middles, mm, page, row, runs

KIT = press.kit_of("assassins")
TOWNS = {"board": boards.A, "board-b": boards.B, "more-boards": boards.A}
"""What is on the first board of each part."""
BARS = 150
"""Greys below this are the bars along the edge of a board, half a square long."""


def bars(line: list[int], square: int) -> list[float]:
    """The middles of the runs that are half a square long."""
    found = [(mm(first), mm(last + 1)) for first, last in runs(line, BARS)]
    return [(first + last) / 2 for first, last in found if last - first == pytest.approx(square / 2, abs=EXACT)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("square", [KIT.squares[0], KIT.square, KIT.squares[-1]])
@pytest.mark.parametrize("part", TOWNS)
def test_the_squares_of_the_boards_have_the_size_ordered(part: str, paper: str, square: int) -> None:
    """Measured at the edge, where a bar lies along the middle of every square."""
    unit = square / 100
    picture = page(made(order("assassins", paper, part, square=square)), 1)
    place = tiles(PAPERS[paper], 1124 * unit, 1124 * unit)[0].place
    across = bars(row(picture, place.y + (62 - 10.5) * unit), square)
    down = bars(column(picture, place.x + (62 - 10.5) * unit), square)
    for found, start in ((across, place.x), (down, place.y)):
        whole = [middle for middle in found if middle > start + 62 * unit]
        assert len(whole) >= 2
        assert whole[0] == pytest.approx(start + 112 * unit, abs=EXACT)
        steps = [round((b - a) / square) for a, b in pairwise(whole)]
        assert [b - a for a, b in pairwise(whole)] == pytest.approx([step * square for step in steps], abs=EXACT)


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("part", ["board", "board-b"])
def test_roofs_are_told_from_streets(part: str, ink: str) -> None:
    """Also with little ink: roofs are redder than the streets, apart from painted marks and gatehouses."""
    board, unit = TOWNS[part], 0.2
    picture = page(made(order("assassins", "a4", part, ink=ink, square=20)), 1)
    tile = tiles(PAPERS["a4"], 1124 * unit, 1124 * unit)[0]
    names = board.grid.names
    apart = {names[start.king] for start in board.starts} | {door.beyond for door in board.doors}
    shades = {}
    for name, (x, y, w, h) in anchors("assassins")["boards"][board.name]["squares"].items():
        left, top, right, low = (length * unit for length in (x + 10, y + 10, x + w - 10, y + h - 10))
        if name not in apart and right < tile.part.w and low < tile.part.h:
            part_of = area(
                picture, *(tile.place.x + left, tile.place.y + top), tile.place.x + right, tile.place.y + low
            )
            red, _, blue = ImageStat.Stat(part_of).mean
            shades[name] = red - blue
    roofs = {name for name in shades if board.roofs >> board.grid.square(name) & 1}
    assert len(shades) > len(roofs) > 10
    assert min(shades[name] for name in roofs) > max(shades[name] for name in shades.keys() - roofs)


def test_only_the_board_for_the_hidden_postern_has_posterns() -> None:
    def laid(part: str) -> list[Picture]:
        sheets = press.sheets(order("assassins", "a4", part))
        found = [item for item in sheets[0].items if isinstance(item, Window)]
        return [item for item in found[0].items if isinstance(item, Picture)]

    assert [item.name for item in laid("board")] == ["assassins/board-a"]
    board, *posterns = laid("more-boards")
    assert board.name == "assassins/board-a"
    assert len(posterns) == len(boards.A.posterns) == 2
    unit = KIT.square / 100
    for item, place in zip(posterns, anchors("assassins")["posterns"].values(), strict=True):
        assert [item.x, item.y, item.w, item.h] == pytest.approx([length * unit for length in place])
        assert item.name.endswith("-w" if item.h > item.w else "-n")


# ---------------------------------------------------------------- cards


def cards(sheet: Sheet) -> list[str]:
    return [item.name.removeprefix("assassins/") for item in sheet.items if isinstance(item, Picture)]


def test_every_card_is_printed_with_the_back_of_its_deck() -> None:
    laid = press.sheets(order("assassins", "a4", "cards", "backs"))
    fronts, backs = (Counter[str](), Counter[str]())
    for front, back in zip(laid[::2], laid[1::2], strict=True):
        (kind,) = set(cards(back))
        citizens = {name.removeprefix("card-") in CITIZENS for name in cards(front)}
        assert citizens == {kind == "card-citizen-back"}, "no sheet has cards of both decks"
        assert len(cards(front)) == len(cards(back))
        fronts.update(cards(front))
        backs.update(cards(back))
    drawn = anchors("assassins")["cards"]
    assert fronts == Counter(drawn[card] for card in DECK) + Counter(f"card-{name}" for name in CITIZENS)
    assert backs == {"card-round-back": len(CARDS), "card-citizen-back": len(CITIZENS)}


# ---------------------------------------------------------------- figures and tokens


def test_the_whole_crowd_and_the_kings_men_are_there() -> None:
    (sheet,) = press.sheets(order("assassins", "a4", "standees"))
    shown = Counter(name for name in cards(sheet))
    wanted = {"king": 1, "knight": boards.A.starts[0].escort.bit_count(), "assassin": 3} | dict.fromkeys(CITIZENS, 1)
    assert shown == {name: 2 * count for name, count in wanted.items()}, "front and back of each"


def test_standees_have_their_size() -> None:
    wanted = order("assassins", "a4", "standees")
    picture, (sheet,) = page(made(wanted), 1), press.sheets(wanted)
    first = min((item for item in sheet.items if isinstance(item, Box)), key=lambda box: (box.y, box.x))
    across = middles(row(picture, first.y - 2), HAIR)
    assert [b - a for a, b in pairwise(across)] == pytest.approx([21.5] * (len(across) - 1), abs=EXACT)
    down = middles(column(picture, first.x - 2), HAIR)
    assert [b - a for a, b in pairwise(down)][:2] == pytest.approx([2 * (25.8 + 5)] * 2, abs=EXACT)


@pytest.mark.parametrize("square", KIT.squares)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_on_one_line_of_their_strip(square: int, language: str) -> None:
    document = pypdfium2.PdfDocument(made(order("assassins", "a4", "standees", square=square, language=language)))
    words, written = Words(language, "assassins"), Counter[str]()
    for text in (one.get_textpage() for one in document):
        for citizen in CITIZENS:
            found = text.search(words.say(f"citizen.{citizen}"), match_case=True, match_whole_word=True)
            while (place := found.get_next()) is not None:
                assert text.count_rects(*place) == 1, citizen
                written[citizen] += 1
    assert set(written) == set(CITIZENS)


def test_tokens_are_whole() -> None:
    """Both faces of the tokens that are turned over, and as many points as any card gives."""
    wanted = order("assassins", "a4", "tokens")
    sheets = press.sheets(wanted)
    pieces = [item for sheet in sheets for item in sheet.items if isinstance(item, Window)]
    shown = Counter(name for piece in pieces for name in (one.name for one in piece.items if isinstance(one, Picture)))
    for pool, field in (("king", "king"), ("knight", "knights"), ("assassin", "assassins")):
        assert shown[f"assassins/point-{pool}-left"] == max(getattr(card, field) for card in CARDS.values())
    folded = [piece for piece in pieces if any(isinstance(item, Line) and item.dashed for item in piece.items)]
    faces = [sorted(pictures(piece.items)) for piece in folded]
    assert sorted(faces) == [
        ["assassins/shackles", "assassins/shackles-spent"],
        ["assassins/wound-healthy", "assassins/wound-wounded"],
    ]
    assert all(piece.w == 2 * piece.h for piece in folded)


def test_no_secret_is_printed() -> None:
    """What marks a hidden assassin is for the screen of its player alone."""
    everything = press.sheets(order("assassins", "a4"))
    assert not [name for sheet in everything for name in pictures(sheet.items) if "secret" in name]


def test_the_usual_kit_leaves_the_boards_of_scenarios_out() -> None:
    assert set(KIT.parts) - set(KIT.usual) == {"more-boards"}
    sheets = press.sheets(press.ordered("assassins", paper="a4"))
    counted = Counter(sheet.part for sheet in sheets)
    assert counted == {"guide": 1, "board": 4, "board-b": 4, "cards": 4, "backs": 4, "standees": 1, "tokens": 1}
