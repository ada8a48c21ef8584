"""The page: words are recorded, broken and fitted; painting changes nothing of the layout."""

import pygame
import pytest

from boardgames.art import Gallery
from boardgames.table import caches, setting
from boardgames.table.page import Page, TextBox, TooLong
from boardgames.table.setting import plain
from boardgames.table.space import Rect
from boardgames.table.tone import INK, PARCHMENT, SLATE, SLATE_HIGH, SLATE_LOW, WALNUT_LIT
from tests.table.judge import faults

SIZE = (800, 600)
HELP = "*Strike C3 or push it back?* Add a spade {spade} for a brilliant strike. [Esc] puts the card back."


def page(
    gallery: Gallery, surface: pygame.Surface | None = None, strict: bool = True, size: tuple[int, int] = SIZE
) -> Page:
    return Page(size, "en", 100, gallery, surface, strict=strict, record=[])


def record(of: Page) -> list[TextBox]:
    assert of.record is not None
    return of.record


def test_every_word_is_recorded_with_place_colour_layer_and_ground(gallery: Gallery) -> None:
    p = page(gallery)
    p.text("on wood", 10, 20, glow=4)
    p.ground(Rect(0, 100, 400, 200), SLATE_HIGH, SLATE, SLATE_LOW)
    with p.layer(), p.clip(Rect(0, 90, 300, 300)):
        wide = p.text("on slate", 200, 200, 30, "serif", INK, "c")
        p.text("out of sight", 500, 200)
    p.text("a preview", 10, 400, 6, small=True)
    first, second, third = record(p)
    assert (first.words, first.ground, first.layer, first.clip) == ("on wood", WALNUT_LIT, 0, None)
    assert first.rect.x == 10
    assert first.rect.y < 20 < first.rect.bottom
    assert (second.words, second.ground, second.layer) == ("on slate", SLATE, 1)
    assert second.clip == Rect(0, 90, 300, 300)
    assert second.size == round(30 * p.s)
    assert second.colour == INK
    assert second.rect.cx == pytest.approx(200)
    assert second.rect.w == wide
    assert third.small
    assert third.size < p.least


def test_type_is_never_too_small_to_read(gallery: Gallery) -> None:
    for scale, least in ((75, 13), (100, 16), (200, 16)):
        p = Page((1024, 600), "en", scale, gallery, record=[])
        p.text("tiny", 10, 10, 4)
        assert record(p)[0].size == p.points(4) == least
        assert p.width("tiny", 4) == record(p)[0].rect.w
        assert p.points(4, small=True) < least


def test_marks_of_a_paragraph(gallery: Gallery) -> None:
    p = page(gallery)
    (line,) = p.wrap(HELP, 9999)
    kinds = {(piece.words, piece.kind) for piece in line}
    assert {("Strike", "semi"), ("back?", "semi"), ("Add", "sans"), ("spade", "icon"), ("Esc", "key")} <= kinds
    assert ("*", "sans") not in kinds
    assert ("Ctrl\u00a0Z", "key") in {(piece.words, piece.kind) for piece in p.wrap("[Ctrl Z] undoes", 9999)[0]}
    assert [piece.kind for piece in p.wrap("*yes*, no", 9999, face="slant")[0]] == ["serif", "slant", "blank", "slant"]


def test_lines_are_no_wider_than_their_room(gallery: Gallery) -> None:
    p = page(gallery)
    for room in range(120, 500, 20):
        lines = p.wrap(HELP, room)
        assert all(sum(piece.width for piece in line) <= room for line in lines)
        assert not any(line[0].kind == "blank" or line[-1].kind == "blank" for line in lines)
    assert len(p.wrap("one\ntwo", 999)) == 2


@pytest.mark.parametrize("blank", ["\u00a0", "\u202f"])
def test_no_break_spaces_keep_words_together(gallery: Gallery, blank: str) -> None:
    p = page(gallery)
    words = f"Frapper C3 ou la repousser{blank}? «{blank}Oui{blank}», dit{blank}: non{blank}!"
    for room in range(150, 400, 10):
        for line in p.wrap(words, room):
            assert line[0].words[0] not in "?!:»"
            assert line[-1].words[-1] != "«"
    assert setting.font("sans", 20).metrics(blank)[0] is not None


def test_what_a_player_typed_is_no_mark(gallery: Gallery) -> None:
    p = page(gallery)
    for name in ("*Anne*", "[Ben]", "{spade}", "a*b[c}", "*", "[", "{}", "]["):
        line = p.wrap(plain(name) + " wins", 9999)[0]
        assert [(piece.words, piece.kind) for piece in line] == [(name, "sans"), (" ", "blank"), ("wins", "sans")]
    p.wrap("[ { * ] } [] {}", 9999)  # broken marks are no reason to fall


def test_a_line_is_set_smaller_and_then_refused(gallery: Gallery) -> None:
    p = page(gallery, size=(1920, 1080))
    wide = p.width("A long name", 30)
    assert p.fit("A long name", 0, 0, wide * 0.8, 30) <= wide * 0.8
    with pytest.raises(TooLong, match="A long name"):
        p.fit("A long name", 0, 0, wide * 0.3, 30)
    with pytest.raises(TooLong):
        p.fit("A long name", 0, 0, wide * 0.8, 30, floor=29)


def test_a_paragraph_that_spills_is_refused(gallery: Gallery) -> None:
    p = page(gallery)
    assert p.write(HELP, Rect(0, 0, 300, 0)) > 60
    with pytest.raises(TooLong, match="spills"):
        p.write(HELP, Rect(0, 0, 300, 30))
    with pytest.raises(TooLong, match="spills"):
        p.write("Donaudampfschifffahrtsgesellschaft", Rect(0, 0, 100, 0))


def test_a_player_never_sees_it_fall(gallery: Gallery) -> None:
    p = page(gallery, pygame.Surface(SIZE), strict=False)
    p.fit("A very long name indeed", 10, 50, 40, 30)
    p.write(HELP, Rect(0, 100, 200, 20))
    p.write("Donaudampfschifffahrtsgesellschaft", Rect(0, 300, 100, 0))
    assert record(p)[0].words == "A very long name indeed"
    assert record(p)[0].size == p.least
    assert "Donaudampfschifffahrtsgesellschaft" in {box.words for box in record(p)}


def test_a_slanted_letter_takes_no_room_from_the_blank_before_it(gallery: Gallery) -> None:
    p = page(gallery)
    for word in ("fil", "fois", "jamais"):
        apart = p.width("un", 40, "slant") + p.width(" ", 40, "slant") + p.width(word, 40, "slant")
        assert p.width(f"un {word}", 40, "slant") == pytest.approx(apart, abs=2)


def paint_all(p: Page) -> None:
    p.shadow(Rect(40, 40, 300, 200))
    p.shape(40, 40, 300, 200, '<rect x="0" y="0" width="300" height="200" fill="#2a3033"/>')
    p.ground(Rect(40, 40, 300, 200), SLATE)
    p.write(HELP, Rect(60, 60, 260, 170))
    p.text("Title", 400, 300, 44, "serif", align="c", glow=5)
    p.keycap(400, 400, "Enter")
    p.icon("skull", 500, 400, 30)
    p.picture("table/seal-blue", Rect(550, 400, 40, 40), alpha=120)
    with p.layer():
        p.dim(150)
        p.fit("above", 10, 500, 300)


def test_measuring_gives_the_same_boxes_as_painting(gallery: Gallery) -> None:
    surface = pygame.Surface(SIZE)
    measured, painted = page(gallery), page(gallery, surface)
    paint_all(measured)
    paint_all(painted)
    assert measured.record == painted.record
    assert measured.grounds == painted.grounds
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < SIZE[0] * SIZE[1] / 2


def test_painting_twice_gives_the_same_picture(gallery: Gallery) -> None:
    caches.clear()
    frames = []
    for _ in range(2):
        surface = pygame.Surface(SIZE)
        surface.fill("#6a4a30")
        paint_all(page(gallery, surface))
        frames.append(pygame.image.tobytes(surface, "RGB"))
    assert frames[0] == frames[1]


def test_a_shadow_in_nine_parts_is_the_blurred_one(gallery: Gallery) -> None:
    surface, size = pygame.Surface((600, 500)), (600, 500)
    surface.fill("#ffffff")
    p = page(gallery, surface, size=size)
    p.shadow(Rect(100, 100, 400, 300), 12, 200, 4, 8)
    whole = surface.copy()
    whole.fill("#ffffff")
    blur, box = p.px(12), p.real(Rect(104, 108, 400, 300))
    layer = pygame.Surface((box.w + 4 * blur, box.h + 4 * blur), pygame.SRCALPHA)
    pygame.draw.rect(layer, (0, 0, 0, 200), (2 * blur, 2 * blur, *box.size), border_radius=p.px(8))
    whole.blit(pygame.transform.gaussian_blur(layer, blur), (box.x - 2 * blur, box.y - 2 * blur))
    hidden = p.real(Rect(100, 100, 400, 300))
    for x in range(0, 600, 7):
        for y in range(0, 500, 7):
            if not hidden.collidepoint(x, y):
                assert abs(surface.get_at((x, y))[0] - whole.get_at((x, y))[0]) <= 3, (x, y)


def test_small_shadows_need_no_parts(gallery: Gallery) -> None:
    surface = pygame.Surface(SIZE)
    surface.fill("#ffffff")
    page(gallery, surface).shadow(Rect(100, 100, 20, 12))
    assert surface.get_at((100, 102))[0] < 250


def test_stores_are_bounded() -> None:
    kept: caches.Kept[int] = caches.Kept(3, caches.one)
    for k in range(5):
        assert kept.get(k, lambda k=k: k + 100) == k + 100  # type: ignore[misc]
    assert len(kept) == kept.held == 3
    kept.get(2, lambda: 0)
    kept.get(9, lambda: 9)
    assert kept.get(2, lambda: 0) == 102
    assert kept.get(3, lambda: 0) == 0


def test_clips_nest_and_end(gallery: Gallery) -> None:
    surface = pygame.Surface(SIZE)
    p = page(gallery, surface)
    with p.clip(Rect(0, 0, 100, 100)):
        with p.clip(Rect(50, 50, 100, 100)):
            assert p.clipped == Rect(50, 50, 50, 50)
            p.shape(0, 0, 200, 200, '<rect x="0" y="0" width="200" height="200" fill="#ff0000"/>')
        assert p.clipped == Rect(0, 0, 100, 100)
    assert p.clipped is None
    assert surface.get_clip() == surface.get_rect()
    assert surface.get_at((p.px(75), p.px(75)))[0] == 255
    assert surface.get_at((p.px(25), p.px(25)))[0] == 0


def test_the_judge_sees_what_is_planted(gallery: Gallery) -> None:
    good = page(gallery)
    good.ground(Rect(0, 0, 300, 200), SLATE)
    good.write(HELP, Rect(20, 20, 260, 0))
    assert faults(good) == []
    over = page(gallery)
    over.text("first", 20, 40)
    over.text("second", 30, 42)
    assert any("under" in fault for fault in faults(over))
    outside = page(gallery)
    outside.text("far too far to the right", outside.w - 20, 40)
    assert any("outside" in fault for fault in faults(outside))
    pale = page(gallery)
    pale.ground(Rect(0, 0, 300, 200), PARCHMENT)
    pale.text("pale", 20, 40, colour="#cbbf9f")
    assert any("#cbbf9f on" in fault for fault in faults(pale))
    cut = page(gallery)
    cut.text("half hidden", 20, 40)
    cut.ground(Rect(60, 20, 300, 200), SLATE)
    assert any("cut off" in fault for fault in faults(cut))
    dialog = page(gallery)
    dialog.text("half hidden", 20, 40)
    with dialog.layer():
        dialog.ground(Rect(60, 20, 300, 200), SLATE)
    assert faults(dialog) == []


def test_fonts_survive_a_restart_of_pygame(gallery: Gallery) -> None:
    p = page(gallery, pygame.Surface(SIZE))
    p.text("before", 10, 10)
    pygame.font.quit()
    p.text("after", 10, 50)
    pygame.font.quit()
    pygame.font.init()
    p.text("again", 10, 90)
    assert [box.words for box in record(p)] == ["before", "after", "again"]
