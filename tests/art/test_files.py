"""The picture files: what the drawing board writes, in the subset that all readers draw alike, all there, all whole."""

import importlib
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from boardgames import files
from boardgames.art import Gallery, anchors, grey
from boardgames.core.cards import PACK
from boardgames.games.rois.options import SPECIALS, THEMES
from boardgames.games.rois.state import EDGES, SEATS, TERRAIN_NAMES

ART = files.assets() / "art"
SVG = "{http://www.w3.org/2000/svg}"
PLACES = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))
SIDES = ("blue", "vermilion", "green", "rose")
WHOLE = ("board", "zone", "cover", "walnut", "ribbon", "ground", "relief", "road")
"""What is meant to reach the edge of its picture."""
FIGURES = ("unit-a", "unit-b", *SPECIALS)

PEN = {"fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"} | {
    "stroke-linecap",
    "stroke-linejoin",
}
ALLOWED = {
    "svg": {"viewBox"},
    "defs": set(),
    "g": {"transform"},
    "path": {"d"} | PEN,
    "rect": {"x", "y", "width", "height", "rx"} | PEN,
    "circle": {"cx", "cy", "r"} | PEN,
    "ellipse": {"cx", "cy", "rx", "ry"} | PEN,
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "radialGradient": {"id", "gradientUnits", "cx", "cy", "r"},
    "stop": {"offset", "stop-color", "stop-opacity"},
    "text": {"x", "y", "text-anchor", "fill", "transform", "font-family", "font-weight", "font-size"},
}
COLOUR = re.compile(r"none|#[0-9a-f]{6}|url\(#[\w-]+\)")
NUMBER = re.compile(r"-?(\d+\.?\d*|\.\d+)")
MOVES = re.compile(r"(translate|rotate|scale)\([-\d. ]+\)( (translate|rotate|scale)\([-\d. ]+\))*")
PATH = re.compile(r"M[-\d. MmLlHhVvCcSsQqTtAaZz]+")


def name_of(place: str) -> str:
    """The name by which the app asks for a file."""
    return re.sub(r"(\.(en|fr))?\.svg$", "", place)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_files_are_what_the_drawing_board_writes() -> None:
    made: dict[str, str] = importlib.import_module("tools.art").files()
    found = {path.relative_to(ART).as_posix() for path in ART.rglob("*") if path.suffix in (".svg", ".json")}
    assert found == set(made)
    differ = [place for place, text in made.items() if (ART / place).read_text(encoding="utf-8") != text]
    assert not differ, "run `python -m tools.art`"


def parents(root: ElementTree.Element) -> dict[ElementTree.Element, str]:
    return {child: parent.tag.removeprefix(SVG) for parent in root.iter() for child in parent}


def judge(root: ElementTree.Element) -> list[str]:
    """What lies outside the subset."""
    wrong, inside = [], parents(root)
    gradients = {one.attrib["id"] for one in root.iter() if one.tag.endswith("Gradient")}
    used = set()
    for one in root.iter():
        kind = one.tag.removeprefix(SVG)
        if kind not in ALLOWED:
            wrong.append(f"element {kind}")
            continue
        wrong += [f"{kind} {word}" for word in one.attrib if word not in ALLOWED[kind]]
        for word, value in one.attrib.items():
            if word in ("fill", "stroke", "stop-color") and not COLOUR.fullmatch(value):
                wrong.append(f"colour {value}")
            if word == "transform" and not MOVES.fullmatch(value):
                wrong.append(f"transform {value}")
            if word == "d" and not PATH.fullmatch(value):
                wrong.append(f"path {value[:60]}")
            if word == "gradientUnits" and value != "userSpaceOnUse":
                wrong.append(f"gradient units {value}")
            if word in ("x", "y", "rx", "ry", "r", "cx", "cy", "width", "height", "offset", "stroke-width"):
                wrong += [] if NUMBER.fullmatch(value) else [f"number {word}={value}"]
            used.update(re.findall(r"url\(#([\w-]+)\)", value))
        if kind == "text" and (inside[one] != "svg" or len(one) or not one.text):
            wrong.append("words that are not plain or not at the top")
    wrong += [f"gradient {name}" for name in used ^ gradients]
    return wrong


@pytest.mark.parametrize("place", PLACES)
def test_file_keeps_to_the_subset(place: str) -> None:
    data = (ART / place).read_bytes()
    assert not judge(ElementTree.fromstring(data))
    assert b"\r" not in data
    assert len(data) < (190_000 if "/board" in place else 130_000)


def test_the_judge_of_the_subset_sees_what_is_wrong() -> None:
    body = '<use href="#a"/><path d="M0 0" style="fill:red"/><rect fill="red"/><g transform="matrix(1 0 0 1 0 0)"/>'
    wrong = judge(ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">{body}</svg>'))
    assert len(wrong) == 4


@pytest.mark.parametrize("name", sorted({name_of(place) for place in PLACES}))
def test_picture_is_neither_empty_nor_cut_off(gallery: Gallery, name: str) -> None:
    thing = name.split("/")[1]
    for wide in (32, 256):
        natural = gallery.natural(name)
        high = max(1, round(wide * natural[1] / natural[0]))
        surface = gallery.picture(name, (wide, high))
        assert surface.get_size() == (wide, high)
        shown = pygame.mask.from_surface(surface.convert_alpha(), 100)
        assert shown.count() > wide * high * 0.05
        if thing.startswith(WHOLE):
            continue
        if thing.startswith("card") and wide == 32:
            continue
        corners = ((0, 0), (wide - 1, 0), (0, high - 1), (wide - 1, high - 1))
        assert not any(shown.get_at(corner) for corner in corners)
        if not thing.startswith("card"):
            rim = pygame.mask.Mask((wide, high), fill=True)
            rim.erase(pygame.mask.Mask((wide - 2, high - 2), fill=True), (1, 1))
            assert shown.overlap_area(rim, (0, 0)) == 0 or wide == 32


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("figure", FIGURES)
def test_sides_differ_in_grey(gallery: Gallery, theme: str, figure: str) -> None:
    """Base, seal and banner tell the sides apart without their colours: many pixels differ by much."""
    shown = [grey(gallery.picture(f"rois/{theme}-{figure}-{side}", (50, 60))) for side in SIDES]
    for one, two in combinations(shown, 2):
        differ = sum(
            abs(one.get_at((x, y))[0] * one.get_at((x, y))[3] - two.get_at((x, y))[0] * two.get_at((x, y))[3])
            > 40 * 255
            for x in range(50)
            for y in range(60)
        )
        assert differ > 60


@pytest.mark.parametrize("theme", THEMES)
def test_figures_of_a_theme_differ(gallery: Gallery, theme: str) -> None:
    for side in SIDES:
        shown = {pixels(gallery.picture(f"rois/{theme}-{figure}-{side}", (32, 38))) for figure in FIGURES}
        assert len(shown) == len(FIGURES)


def test_seals_have_their_own_outlines(gallery: Gallery) -> None:
    seals = [pygame.mask.from_surface(gallery.picture(f"table/seal-{side}", (64, 64)), 127) for side in SIDES]
    for one, two in combinations(seals, 2):
        assert one.count() + two.count() - 2 * one.overlap_area(two, (0, 0)) > 150


def test_all_cards_are_there_and_differ(gallery: Gallery) -> None:
    shown = {pixels(gallery.picture(f"rois/card-{card}", (63, 88))) for card in PACK}
    assert len(shown) == 54
    assert pixels(gallery.picture("table/card-back", (63, 88))) not in shown


def test_court_cards_bear_the_letters_of_the_language(gallery: Gallery) -> None:
    english = Gallery(language="en")
    for card in ("JS", "QH", "KD"):
        name = f"rois/card-{card}"
        assert pixels(english.picture(name, (126, 176))) != pixels(gallery.picture(name, (126, 176)))
    name = "rois/card-10C"
    assert pixels(english.picture(name, (126, 176))) == pixels(gallery.picture(name, (126, 176)))
    assert pixels(english.picture("rois/cover", (300, 400))) != pixels(gallery.picture("rois/cover", (300, 400)))
    english.close()


def test_every_language_has_the_same_pictures() -> None:
    worded: dict[str, set[str]] = {}
    for place in PLACES:
        if found := re.search(r"\.(en|fr)\.svg$", place):
            worded.setdefault(name_of(place), set()).add(found[1])
    assert worded
    assert all(languages == {"en", "fr"} for languages in worded.values())


@pytest.mark.parametrize("theme", THEMES)
def test_every_look_of_a_theme_is_there(gallery: Gallery, theme: str) -> None:
    looks = anchors("rois")["looks"]
    assert set(looks) == {"clear", *TERRAIN_NAMES}
    shown = {
        pixels(gallery.picture(f"rois/zone-{theme}-{kind}-{look + 1}", (60, 60)))
        for kind, number in looks.items()
        for look in range(number)
    }
    assert len(shown) == sum(looks.values())


def test_anchors_of_the_board(gallery: Gallery) -> None:
    index = anchors("rois")
    board = index["board"]
    wide, high = board["size"]
    assert gallery.natural("rois/board") == (wide, high)
    zones = [pygame.Rect(zone) for zone in board["zones"].values()]
    assert len(zones) == 25
    assert all(pygame.Rect(0, 0, wide, high).contains(zone) for zone in zones)
    assert not any(one.colliderect(two) for one, two in combinations(zones, 2))
    assert board["zones"]["A1"][1] > board["zones"]["A5"][1]
    assert board["zones"]["E1"][0] > board["zones"]["A1"][0]
    assert gallery.natural("rois/zone-ancient-hill-1") == tuple(board["zones"]["C3"][2:])
    for players, seats in EDGES.items():
        ribbons = board["ribbons"][str(players)]
        assert set(ribbons) == {SEATS[seat] for seat in seats}
        for places in ribbons.values():
            for x, y, w, h, upright in places:
                assert gallery.natural("rois/ribbon-rose" + ("-upright" if upright else "")) == (w, h)
                assert pygame.Rect(x, y, w, h).collidelist(zones) == -1
    assert set(index["plates"]) == {"at", *TERRAIN_NAMES}
    assert all(gallery.picture(index["plates"][kind], (24, 24)) for kind in TERRAIN_NAMES)
    assert gallery.natural("rois/space-general-rose") == tuple(index["figure"]["size"])


def test_no_stray_files() -> None:
    assert {path.suffix for path in Path(ART).rglob("*") if path.is_file()} == {".svg", ".json"}
