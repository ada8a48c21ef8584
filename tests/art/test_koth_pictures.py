"""The pictures of King of the Hill: all there, told apart, of the sizes that their squares have."""

from itertools import combinations

import pygame
import pytest

from boardgames.art import Gallery, anchors, grey
from boardgames.core.cards import PACK
from tests.pictures import differing

BASIC = ("infantry", "cavalry", "shooters")
FANTASTIC = (
    "artillery",
    "beasts",
    "light-cavalry",
    "chariots",
    "elite-infantry",
    "monstrous-infantry",
    "horde",
    "land-monster",
    "flying-monster",
    "flyers",
)
FIGURES = (*BASIC, *FANTASTIC, *(f"{kind}-general" for kind in BASIC))
SIDES = ("blue", "vermilion")
CELL = 100


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("figure", FIGURES)
def test_sides_differ_in_grey(gallery: Gallery, figure: str) -> None:
    """The base is round or square, the figure looks right or left, and its shield bears a disc or a chevron."""
    one, two = (grey(gallery.picture(f"koth/{figure}-{side}", (50, 60))) for side in SIDES)
    assert differing(one, two) > 200
    mirrored = pygame.transform.flip(two, True, False)
    assert differing(one, mirrored) > 60


@pytest.mark.parametrize("side", SIDES)
def test_figures_differ_at_the_smallest_size_in_grey(gallery: Gallery, side: str) -> None:
    shown = {figure: grey(gallery.picture(f"koth/{figure}-{side}", (32, 38))) for figure in FIGURES}
    for one, two in combinations(FIGURES, 2):
        assert differing(shown[one], shown[two]) > 60, (one, two)


def test_all_cards_are_there_and_are_not_those_of_another_game(gallery: Gallery) -> None:
    shown = {pixels(gallery.picture(f"koth/card-{card}", (63, 88))) for card in PACK}
    others = {pixels(gallery.picture(f"rois/card-{card}", (63, 88))) for card in PACK}
    assert len(shown) == 54
    assert not shown & others


def test_squares_of_the_board(gallery: Gallery) -> None:
    board = anchors("koth")["board"]
    assert gallery.natural("koth/board") == gallery.natural("koth/board-plain") == tuple(board["size"])
    squares = {name: pygame.Rect(place) for name, place in board["squares"].items()}
    assert len(squares) == 77
    whole = squares["A1"].unionall(list(squares.values()))
    assert whole.size == (11 * CELL, 7 * CELL)
    assert pygame.Rect(0, 0, *board["size"]).contains(whole)
    assert squares["A1"].bottomleft == whole.bottomleft
    assert squares["K7"].topright == whole.topright


def test_hill_is_where_the_rules_have_it(gallery: Gallery) -> None:
    """KOTH-RULING-02: level 1 is D3 to H5, level 2 is E4 to G4; elsewhere both boards are the same."""
    board = anchors("koth")["board"]
    wide, high = (round(side / 2) for side in board["size"])
    hill, plain = (gallery.picture(f"koth/{name}", (wide, high)) for name in ("board", "board-plain"))

    def changed(square: str) -> int:
        x, y, size, _ = (value // 2 for value in board["squares"][square])
        places = [(x + a, y + b) for a in range(4, size - 4, 4) for b in range(4, size - 4, 4)]
        return sum(hill.get_at(place) != plain.get_at(place) for place in places)

    found = {square for square in board["squares"] if changed(square) > 90}
    assert found == {letter + number for letter in "DEFGH" for number in "345"}
    clear = {letter + number for letter in "ABCJK" for number in "1234567"} | {letter + "7" for letter in "DEFGH"}
    assert not any(changed(square) for square in clear)


def test_pieces_have_the_size_of_their_squares(gallery: Gallery) -> None:
    pieces = anchors("koth")["board"]["pieces"]
    assert pieces["lake-deep"] == pieces["lake-shallow"] == pieces["forest-large"] == [3, 3]
    assert pieces["road"] == [1, 7]
    assert pieces["forest-long"] == pieces["forest-long-turned"][::-1] == [3, 2]
    assert pieces["relief-1"] == [5, 3]
    assert pieces["relief-2"] == [3, 1]
    assert pieces["forest-small-1"] == pieces["forest-small-2"] == pieces["rocky-1"] == pieces["rocky-2"] == [2, 2]
    for name, (cols, rows) in pieces.items():
        assert gallery.natural(f"koth/{name}") == (cols * CELL, rows * CELL)
        if not name.startswith("relief"):  # the top of the hill is its own ground
            assert gallery.natural(f"koth/ground-{cols}x{rows}") == (cols * CELL, rows * CELL)
    copies = [gallery.picture(f"koth/{kind}-{k}", (60, 60)) for kind in ("rocky", "forest-small") for k in (1, 2)]
    assert len({pixels(copy) for copy in copies}) == 4


@pytest.mark.parametrize("side", SIDES)
def test_edges_of_zones_go_around_a_square(gallery: Gallery, side: str) -> None:
    wide = anchors("koth")["board"]["dashes"]
    assert gallery.natural(f"koth/zone-edge-{side}") == (CELL, wide)
    assert gallery.natural(f"koth/zone-edge-{side}-upright") == (wide, CELL)


def test_figures_stand_on_their_base(gallery: Gallery) -> None:
    figure = anchors("koth")["figure"]
    for name in FIGURES:
        assert gallery.natural(f"koth/{name}-blue") == tuple(figure["size"])
