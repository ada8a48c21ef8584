"""The reader of pictures: caches, words, threads, errors."""

import time
from pathlib import Path

import pygame
import pytest

from boardgames import art
from boardgames.art import Gallery, NoPictureError, anchors, grey


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of pictures of our own; the tests write files into it."""
    monkeypatch.setattr("boardgames.files.assets", lambda: tmp_path)
    folder = tmp_path / "art" / "toy"
    folder.mkdir(parents=True)
    return folder


def draw(folder: Path, name: str, body: str, view: str = "0 0 100 100") -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{body}</svg>'
    (folder / f"{name}.svg").write_text(text, encoding="utf-8")


SQUARE = '<rect x="0" y="0" width="100" height="100" fill="#336699"/>'
FACE = 'font-family="Source Serif Pro" font-size="60"'
WORD = f'<text x="50" y="60" text-anchor="middle" fill="#ff0000"{{turn}} {FACE}>L</text>'


def test_same_question_same_surface(gallery: Gallery) -> None:
    one = gallery.picture("table/icon-undo", (24, 24))
    assert gallery.picture("table/icon-undo", (24, 24)) is one
    assert gallery.picture("table/icon-undo", (25, 25)) is not one


def test_missing_name_is_told(gallery: Gallery) -> None:
    with pytest.raises(NoPictureError, match="table/icon-unicorn"):
        gallery.picture("table/icon-unicorn", (24, 24))
    with pytest.raises(NoPictureError, match="unicorn"):
        anchors("unicorn")


def test_picture_has_the_size_asked_for_and_stands_in_its_middle(own: Path) -> None:
    draw(own, "square", SQUARE)
    surface = Gallery().picture("toy/square", (60, 30))
    assert surface.get_size() == (60, 30)
    assert surface.get_bounding_rect() == pygame.Rect(15, 0, 30, 30)


def test_solid_pictures_have_no_transparency(own: Path) -> None:
    draw(own, "square", SQUARE)
    draw(own, "half", SQUARE.replace('width="100"', 'width="50"'))
    toys = Gallery()
    assert not toys.picture("toy/square", (20, 20)).get_flags() & pygame.SRCALPHA
    assert toys.picture("toy/half", (20, 20)).get_flags() & pygame.SRCALPHA


def reds(surface: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_threshold(surface, (255, 0, 0), (90, 90, 90, 255))


def test_words_are_set_where_they_stand(own: Path) -> None:
    draw(own, "word", SQUARE + WORD.format(turn=""))
    draw(own, "turned", SQUARE + WORD.format(turn=' transform="rotate(180 50 60)"'))
    toys = Gallery()
    upright, turned = (reds(toys.picture(f"toy/{name}", (200, 200))) for name in ("word", "turned"))
    (one,), (two,) = upright.get_bounding_rects(), turned.get_bounding_rects()
    assert abs(one.centerx - 100) < 8
    assert abs(one.bottom - 120) <= 3
    assert abs(two.top - 120) <= 3
    assert abs(one.h - two.h) <= 1
    assert 60 * 2 * 0.5 < one.h < 60 * 2 * 0.8


def test_words_of_a_language(own: Path) -> None:
    draw(own, "sign.en", SQUARE)
    draw(own, "sign.fr", SQUARE + WORD.format(turn=""))
    assert not reds(Gallery(language="en").picture("toy/sign", (80, 80))).count()
    assert reds(Gallery(language="fr").picture("toy/sign", (80, 80))).count()
    with pytest.raises(NoPictureError, match=r"sign\.de"):
        Gallery(language="de").picture("toy/sign", (80, 80))


def test_paint_changes_colours(own: Path) -> None:
    draw(own, "square", SQUARE)
    toys = Gallery()
    plain, painted = toys.picture("toy/square", (9, 9)), toys.picture("toy/square", (9, 9), (("#336699", "#112233"),))
    assert plain.get_at((4, 4))[:3] == (0x33, 0x66, 0x99)
    assert painted.get_at((4, 4))[:3] == (0x11, 0x22, 0x33)


def test_memory_is_bounded_and_the_longest_unused_go(own: Path) -> None:
    draw(own, "square", SQUARE)
    toys = Gallery(room=5 * 100 * 100 * 4)
    first = toys.picture("toy/square", (100, 100))
    second = toys.picture("toy/square", (100, 99))
    for high in range(95, 98):
        toys.picture("toy/square", (100, high))
        assert toys.picture("toy/square", (100, 100)) is first
    for high in (94, 93):
        toys.picture("toy/square", (100, high))
        assert toys.picture("toy/square", (100, 100)) is first
    assert toys.picture("toy/square", (100, 99)) is not second


def test_large_pictures_come_from_disk(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(own, "word", SQUARE + WORD.format(turn=""))
    cache = tmp_path / "cache" / "pictures"
    drawn = pixels(Gallery(cache=cache).picture("toy/word", (400, 400)))
    Gallery(cache=cache).picture("toy/word", (40, 40))
    (kept,) = cache.iterdir()
    monkeypatch.setattr(art, "_rendered", None)
    assert pixels(Gallery(cache=cache).picture("toy/word", (400, 400))) == drawn
    assert kept.exists()


@pytest.mark.parametrize("harm", [b"", b"nonsense", None])
def test_unreadable_cache_files_are_rewritten(own: Path, tmp_path: Path, harm: bytes | None) -> None:
    draw(own, "word", SQUARE + WORD.format(turn=""))
    drawn = pixels(Gallery(cache=tmp_path / "cache").picture("toy/word", (400, 400)))
    (kept,) = (tmp_path / "cache").iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[: len(whole) // 2] if harm is None else harm)
    assert pixels(Gallery(cache=tmp_path / "cache").picture("toy/word", (400, 400))) == drawn
    assert kept.read_bytes() == whole


def test_changed_file_is_drawn_anew(own: Path, tmp_path: Path) -> None:
    draw(own, "square", SQUARE)
    old = pixels(Gallery(cache=tmp_path / "cache").picture("toy/square", (400, 400)))
    draw(own, "square", SQUARE.replace("#336699", "#996633"))
    assert pixels(Gallery(cache=tmp_path / "cache").picture("toy/square", (400, 400))) != old


def test_cache_that_cannot_be_written_does_no_harm(own: Path, tmp_path: Path) -> None:
    draw(own, "square", SQUARE)
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert Gallery(cache=tmp_path / "cache").picture("toy/square", (400, 400)).get_at((5, 5))[:3] == (0x33, 0x66, 0x99)


def test_disk_is_bounded(own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw(own, "square", SQUARE)
    monkeypatch.setattr(art, "ON_DISK", 0)
    Gallery(cache=tmp_path / "cache").picture("toy/square", (400, 400))
    assert not list((tmp_path / "cache").iterdir())


def test_ordered_pictures_are_drawn_meanwhile(gallery: Gallery) -> None:
    name, size = "rois/board", (700, 700)
    gallery.order(name, size)
    end = time.monotonic() + 30
    while (surface := gallery.ready(name, size)) is None:
        assert time.monotonic() < end
        time.sleep(0.005)
    assert gallery.picture(name, size) is surface
    other = Gallery(language="fr")
    assert pixels(other.picture(name, size)) == pixels(surface)
    other.close()


def test_ordered_pictures_can_be_fetched_at_once(gallery: Gallery) -> None:
    gallery.order("rois/cover", (330, 440))
    assert gallery.picture("rois/cover", (330, 440)).get_size() == (330, 440)
    with pytest.raises(NoPictureError):
        gallery.order("rois/uncover", (330, 440))


def test_grey_has_no_colours(gallery: Gallery) -> None:
    red, green, blue, _ = grey(gallery.picture("table/seal-vermilion", (64, 64))).get_at((20, 44))
    assert red == green == blue
