"""Looking closer at a board: what lies under the pointer stays there, and the board never leaves its room."""

from hypothesis import given
from hypothesis import strategies as st

from boardgames.table.lens import NEAREST, Lens
from boardgames.table.space import Rect

HOME, ROOM = Rect(300, 60, 800, 800), Rect(0, 50, 1500, 830)
steps = st.lists(
    st.tuples(st.sampled_from(["zoom", "pan"]), st.floats(-900, 900), st.floats(-900, 900), st.integers(-6, 6)),
    max_size=12,
)


@given(steps)
def test_the_board_covers_its_room_or_lies_in_it(moves: list[tuple[str, float, float, int]]) -> None:
    lens = Lens()
    for kind, x, y, number in moves:
        if kind == "zoom":
            lens.zoom(number, x, y, HOME, ROOM)
        else:
            lens.pan(x, y, HOME, ROOM)
        board = lens.board(HOME, ROOM)
        assert 1 <= lens.factor <= NEAREST
        if lens.factor == 1:
            assert board == HOME
            continue
        for low, high, start, end in (
            (ROOM.x, ROOM.right, board.x, board.right),
            (ROOM.y, ROOM.bottom, board.y, board.bottom),
        ):
            inside = start >= low - 0.01 and end <= high + 0.01
            covers = start <= low + 0.01 and end >= high - 0.01
            assert inside or covers


def test_what_lies_under_the_pointer_stays_under_it() -> None:
    lens = Lens()
    lens.zoom(3, 700, 460, HOME, ROOM)
    before = lens.board(HOME, ROOM)
    share = (650 - before.x) / before.w, (430 - before.y) / before.h
    lens.zoom(1, 650, 430, HOME, ROOM)
    after = lens.board(HOME, ROOM)
    assert abs(after.x + share[0] * after.w - 650) < 0.01
    assert abs(after.y + share[1] * after.h - 430) < 0.01
