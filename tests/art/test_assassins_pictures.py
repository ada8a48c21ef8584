"""The pictures of King & Assassins: towns as the rules have them, people told apart, a picture for every card."""

import re
from itertools import combinations

import pygame
import pytest

from boardgames import drawings
from boardgames.art import Gallery, anchors, grey
from boardgames.games.assassins import boards
from boardgames.games.assassins.boards import Board
from boardgames.games.assassins.cards import CARDS
from boardgames.games.assassins.options import CITIZENS
from boardgames.words import LANGUAGES, Words
from tests.pictures import differing

FIGURES = ("king", "knight", "assassin", *CITIZENS)
BOARDS = (boards.A, boards.B, boards.E)
BEYOND = {"N": (0, -50), "W": (-50, 0), "E": (50, 0), "S": (0, 50)}
"""From a square to what lies behind its edge, in the units of the drawing."""
every_board = pytest.mark.parametrize("board", BOARDS, ids=[board.name for board in BOARDS])


def drawn(gallery: Gallery, board: Board) -> pygame.Surface:
    """A board, a point for each unit of its drawing."""
    wide, high = anchors("assassins")["boards"][board.name]["size"]
    return gallery.picture(f"assassins/board-{board.name}", (wide, high))


def places(board: Board) -> dict[str, pygame.Rect]:
    return {name: pygame.Rect(at) for name, at in anchors("assassins")["boards"][board.name]["squares"].items()}


def names(board: Board, mask: int) -> set[str]:
    return {board.grid.names[square] for square in board.grid.squares(mask)}


# ---------------------------------------------------------------- boards


@every_board
def test_squares_lie_side_by_side(gallery: Gallery, board: Board) -> None:
    found, size = places(board), anchors("assassins")["boards"][board.name]["size"]
    assert gallery.natural(f"assassins/board-{board.name}") == tuple(size)
    assert set(found) == set(board.grid.names)
    whole = found["A1"].unionall(list(found.values()))
    assert whole.size == (board.grid.columns * 100, board.grid.rows * 100)
    assert whole.center == (size[0] // 2, size[1] // 2)
    assert found["A1"].topleft == whole.topleft, "row 1 is in the north"
    assert found["B1"].topleft == found["A1"].topright
    assert found["A2"].topleft == found["A1"].bottomleft


@every_board
def test_roofs_are_red_and_streets_are_grey(gallery: Gallery, board: Board) -> None:
    picture, red = drawn(gallery, board), set()
    gatehouses = {door.beyond for door in board.doors}
    for name, place in places(board).items():
        tone = pygame.transform.average_color(picture, place.inflate(-16, -16))
        if (tone[0] - tone[2]) / tone[0] > 0.19:
            red.add(name)
    assert red - gatehouses == names(board, board.roofs) - gatehouses


def mark(picture: pygame.Surface, place: pygame.Rect) -> str:
    """What is painted in the middle of a square: a cross, a dot, a crossed circle, or nothing."""
    x, y = place.center

    def cream(dx: float, dy: float) -> bool:
        red, green, blue, _ = picture.get_at((round(x + dx), round(y + dy)))
        return red > 215 and green > 200 and blue > 175

    def gold(dx: float, dy: float) -> bool:
        red, green, blue, _ = picture.get_at((round(x + dx), round(y + dy)))
        return red > 215 and green > 175 and blue < 160

    def dark(dx: float, dy: float) -> bool:
        return picture.get_at((round(x + dx), round(y + dy)))[0] < 140

    slanting, straight = ((8, 8), (-8, 8), (8, -8), (-8, -8)), ((5, 0), (-5, 0), (0, 5), (0, -5))
    if all(gold(dx * 4.4, dy * 4.4) for dx, dy in straight) and all(gold(*step) for step in slanting):
        return "king"
    if all(cream(*step) for step in slanting) and not any(cream(*step) for step in straight):
        return "citizen"
    if all(cream(*step) for step in straight) and all(dark(*step) for step in slanting):
        return "knight"
    return ""


@every_board
def test_everybody_starts_where_the_board_is_marked(gallery: Gallery, board: Board) -> None:
    picture = drawn(gallery, board)
    found: dict[str, set[str]] = {kind: set() for kind in ("king", "knight", "citizen", "")}
    for name, place in places(board).items():
        found[mark(picture, place)].add(name)
    knights = board.knights
    for start in board.starts:
        knights |= start.escort
    assert found["king"] == {board.grid.names[start.king] for start in board.starts}
    assert found["knight"] == names(board, knights)
    assert found["citizen"] == {board.grid.names[square] for square in board.citizens}


@every_board
def test_banners_hang_at_the_doors_and_nowhere_else(gallery: Gallery, board: Board) -> None:
    picture, found = drawn(gallery, board), places(board)
    banners = pygame.mask.from_threshold(picture, (0, 114, 178), (60, 60, 60, 255))

    def behind(name: str, edge: str) -> int:
        place = found[name].clip(found[name].move(BEYOND[edge])).move(BEYOND[edge])
        return pygame.mask.Mask(place.size, fill=True).overlap_area(banners, (-place.x, -place.y))

    sides = [(name, edge) for name in names(board, board.streets) for edge in BEYOND]
    inner = [side for side in sides if board.grid.beyond(board.grid.square(side[0]), side[1]) in found]
    hung = {side for side in inner if behind(*side) > 400}
    assert hung == {(board.grid.names[door.square], door.edge) for door in board.doors}


def test_posterns_are_at_the_edges_of_their_squares(gallery: Gallery) -> None:
    found, squares = anchors("assassins")["posterns"], places(boards.A)
    assert set(found) == {boards.A.grid.names[door.square] for door in boards.A.posterns}
    for door in boards.A.posterns:
        name = boards.A.grid.names[door.square]
        place, square = pygame.Rect(found[name]), squares[name]
        assert gallery.natural(f"assassins/postern-{door.edge.lower()}") == place.size
        outside = place.move(BEYOND[door.edge]).clip(square)
        assert place.colliderect(square)
        assert not square.contains(place)
        assert not outside, "most of it lies beyond the edge that is crossed"
    turned = gallery.picture("assassins/postern-w", (40, 60))
    assert turned.get_size() == gallery.picture("assassins/postern-n", (60, 40)).get_size()[::-1]


# ---------------------------------------------------------------- figures


def test_everybody_is_told_apart_at_the_smallest_size_in_grey(gallery: Gallery) -> None:
    shown = {figure: grey(gallery.picture(f"assassins/{figure}", (32, 38))) for figure in FIGURES}
    for one, two in combinations(FIGURES, 2):
        assert differing(shown[one], shown[two]) > 60, (one, two)


def test_the_bases_tell_the_kings_side_from_the_crowd(gallery: Gallery) -> None:
    """Dark and round, or light and square."""
    light = set()
    for figure in FIGURES:
        assert gallery.natural(f"assassins/{figure}") == tuple(anchors("assassins")["figure"]["size"])
        picture = gallery.picture(f"assassins/{figure}", (200, 240))
        if picture.get_at((100, 228))[0] > 150:
            light.add(figure)
        corner = picture.get_at((33, 223))
        assert (corner[3] > 250) == (figure in light), figure
    assert light == set(FIGURES) - {"king", "knight"}


# ---------------------------------------------------------------- cards


def test_every_round_card_has_the_picture_of_its_values(gallery: Gallery) -> None:
    found = anchors("assassins")["cards"]
    assert set(found) == set(CARDS)
    for name, card in CARDS.items():
        values = f"card-{card.king}{card.knights}{card.assassins}"
        assert found[name] == values + "-shackles" * card.shackles + "-crystal" * card.crystal
    shown = {grey(gallery.picture(f"assassins/{name}", (63, 88))).get_buffer().raw for name in set(found.values())}
    assert len(shown) == len(set(CARDS.values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "card"), CARDS.items())
def test_a_round_card_shows_its_numbers_and_no_words(name: str, card: tuple[int, ...], language: str) -> None:
    text = drawings.path_of(f"assassins/{anchors('assassins')['cards'][name]}", language).read_text(encoding="utf-8")
    assert re.findall(r">([^<>\n]+)</text>", text) == [str(value) for value in card[:3]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizens_card_bears_his_name(citizen: str, language: str) -> None:
    text = drawings.path_of(f"assassins/card-{citizen}", language).read_text(encoding="utf-8")
    name = Words(language, "assassins").say(f"citizen.{citizen}")
    assert " ".join(re.findall(r">([^<>\n]+)</text>", text)) == name


# ---------------------------------------------------------------- tokens and marks


@pytest.mark.parametrize(
    "group",
    [
        ("wound-healthy", "wound-wounded", "shackles", "shackles-spent"),
        ("mark-secret", "mark-revealed", "mark-captured", "mark-killed"),
        ("note-suspect", "note-certain", "note-cleared"),
        *([f"point-{pool}-{state}" for state in ("left", "asked", "spent")] for pool in ("king", "knight", "assassin")),
        [f"point-{pool}-left" for pool in ("king", "knight", "assassin")],
    ],
)
def test_marks_are_told_apart_without_colour(gallery: Gallery, group: list[str]) -> None:
    shown = {name: grey(gallery.picture(f"assassins/{name}", (24, 24))) for name in group}
    for one, two in combinations(group, 2):
        assert differing(shown[one], shown[two]) > 30, (one, two)
