"""Where things lie: nothing overlaps, and the division is the one that was drawn."""

from itertools import combinations, pairwise

import pytest

from boardgames.table.space import NOWHERE, SCALES, TYPE, Places, Rect, compact, factor, fan, kind, quiet_place, table

SIZES = ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3440, 1440), (3840, 2160))
ASPECTS = (1224 / 824, 1.0, 900 / 940, 1.5, 2.0, 0.7)


def logical(size: tuple[int, int], scale: int) -> tuple[float, float]:
    s = factor(*size, scale)
    return size[0] / s, size[1] / s


def parts(places: Places) -> list[Rect]:
    every = (places.panel, places.strip, places.backs, places.hand, places.board)
    return [rect for rect in every if rect.w > 0 and rect.h > 0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("aspect", ASPECTS)
def test_nothing_overlaps_and_all_is_inside(size: tuple[int, int], scale: int, aspect: float) -> None:
    w, h = logical(size, scale)
    places = table(w, h, aspect)
    whole = Rect(0, 0, w, h)
    for a, b in combinations(parts(places), 2):
        assert not a.meets(b)
    for rect in parts(places):
        assert whole.holds(rect, 0.01)
    assert places.board.w / places.board.h == pytest.approx(aspect)
    assert places.board.right <= places.panel.x
    assert not places.board.meets(places.left)
    assert not places.board.meets(places.right)
    if places.compact:
        assert whole.holds(places.drawer, 0.01)
        assert places.left.w >= 164
    else:
        assert places.drawer == places.strip == NOWHERE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_compact_without_a_hand_gives_its_room_to_the_board(size: tuple[int, int], scale: int) -> None:
    w, h = logical(size, scale)
    with_hand, without = compact(w, h, 1.5), compact(w, h, 1.5, hand=False)
    assert without.hand.h == 0
    assert without.board.w >= with_hand.board.w
    assert without.board.bottom <= h


@pytest.mark.parametrize(
    ("size", "scale", "window", "panel", "board", "square", "card"),
    [
        ((1024, 600), 100, (1152, 675), 76, (683, 460), 56, (107, 149)),
        ((1280, 720), 100, (1440, 810), 344, (826, 556), 67, (99, 138)),
        ((1366, 768), 100, (1537, 864), 344, (882, 594), 72, (106, 148)),
        ((1920, 1080), 100, (1920, 1080), 400, (1247, 839), 102, (149, 208)),
        ((1920, 1080), 150, (1280, 720), 344, (1235, 831), 101, (149, 208)),
        ((1280, 720), 200, (720, 405), 76, (753, 507), 61, (137, 192)),
        ((1920, 1080), 200, (960, 540), 76, (1191, 802), 97, (198, 276)),
        ((3440, 1440), 100, (2580, 1080), 480, (1662, 1119), 136, (198, 277)),
        ((3840, 2160), 100, (1920, 1080), 400, (2494, 1679), 204, (297, 415)),
    ],
)
def test_the_division_is_the_one_of_the_layout(
    size: tuple[int, int],
    scale: int,
    window: tuple[int, int],
    panel: int,
    board: tuple[int, int],
    square: int,
    card: tuple[int, int],
) -> None:
    s = factor(*size, scale)
    w, h = logical(size, scale)
    places = table(w, h, 1224 / 824)
    assert (w, h) == pytest.approx(window, abs=0.6)
    assert places.panel.w == panel
    assert (places.board.w * s, places.board.h * s) == pytest.approx(board, abs=0.6)
    assert places.board.w / 12.24 * s == pytest.approx(square, abs=0.6)
    assert (places.card[0] * s, places.card[1] * s) == pytest.approx(card, abs=0.6)


def test_the_window_always_holds_the_smallest_logical_one() -> None:
    for size in SIZES:
        for scale in (50, 75, 100, 200, 400):
            w, h = logical(size, scale)
            assert w >= 719.99
            assert h >= 404.99


def test_words_stay_readable_on_small_screens() -> None:
    assert factor(1024, 600) * TYPE.small == 16
    assert kind(1199, 900) == kind(1500, 699) == "compact"
    assert kind(1200, 700) == "regular"
    assert kind(1680, 700) == "roomy"


@pytest.mark.parametrize("count", range(13))
def test_a_fan_keeps_every_index_free(count: int) -> None:
    spots = fan(count, 600, 150)
    assert len(spots) == count
    for a, b in pairwise(spots):
        assert b.x - a.x >= 0.30 * 150 - 1e-9
        assert b.turn - a.turn <= 3
    assert sum(spot.x for spot in spots) == pytest.approx(0)


def test_rectangles() -> None:
    rect = Rect(10, 20, 30, 40)
    assert (rect.right, rect.bottom, rect.cx, rect.cy) == (40, 60, 25, 40)
    assert rect.inset(5) == Rect(15, 25, 20, 30)
    assert rect.inset(5, 0) == Rect(15, 20, 20, 40)
    assert rect.contains(10, 20)
    assert not rect.contains(40, 30)
    assert rect.meets(Rect(39, 59, 5, 5))
    assert not rect.meets(Rect(40, 20, 5, 5))
    assert rect.holds(rect)
    assert not rect.holds(rect.inset(-1))
    assert rect.holds(rect.inset(-1), 1)
    assert rect.common(Rect(30, 50, 100, 100)) == Rect(30, 50, 10, 10)
    assert rect.common(Rect(100, 100, 5, 5)).w == 0


def test_a_card_never_covers_its_target() -> None:
    room, target = Rect(0, 60, 900, 400), Rect(400, 200, 60, 60)
    busy = tuple(Rect(x, 300, 50, 50) for x in range(0, 900, 60))
    place = quiet_place(300, 180, target, room, busy)
    assert room.holds(place)
    assert not place.meets(target)
    assert not any(place.meets(box) for box in busy)
