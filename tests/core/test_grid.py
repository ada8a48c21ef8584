"""Squares, directions and lines on boards of any size."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.grid import DIAGONAL, OFF, ORTHOGONAL, STEPS, Grid

OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E", "NE": "SW", "SE": "NW", "SW": "NE", "NW": "SE"}
sizes = st.tuples(st.integers(1, 9), st.integers(1, 9))


@given(sizes)
def test_names_and_numbers_are_two_ways_of_saying_the_same(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    assert len(set(grid.names)) == grid.size == size[0] * size[1]
    for number, name in enumerate(grid.names):
        assert grid.square(name) == number
        assert grid.place(name) == (number % grid.columns, number // grid.columns)


@given(sizes)
def test_every_step_can_be_taken_back(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    for way in STEPS:
        for square in range(grid.size):
            goal = grid.step[way][square]
            if goal == OFF:
                assert grid.square(grid.beyond(square, way)) == OFF
            else:
                assert grid.step[OPPOSITE[way]][goal] == square
                assert grid.beyond(square, way) == grid.names[goal]
                assert grid.around[square] >> goal & 1


@given(sizes)
def test_a_board_whose_rows_go_down_is_the_same_board_upside_down(size: tuple[int, int]) -> None:
    up, down = Grid(*size), Grid(*size, down=True)
    assert down.names == up.names
    mirrored = str.maketrans("NS", "SN")
    for way in STEPS:
        other = way.translate(mirrored)
        assert down.step[way] == up.step[other]
        for square in range(up.size):
            assert down.beyond(square, way) == up.beyond(square, other)
            assert down.ray(square, way) == up.ray(square, other)
            line = down.line(square, up.beyond(square, other))
            assert line == (way, 1)
    assert down.around == up.around
    assert down.straight == up.straight


@given(sizes)
def test_neighbours_are_mutual_and_not_oneself(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    for square in range(grid.size):
        assert square not in grid.near[square]
        assert all(square in grid.near[other] for other in grid.near[square])
        assert len(grid.near[square]) <= 8


@given(sizes)
def test_lines_are_rays_and_rays_are_lines(size: tuple[int, int]) -> None:
    """All pairs of squares against plain geometry."""
    grid = Grid(*size)
    for start in range(grid.size):
        reached = {grid.names[goal]: (way, n + 1) for way in STEPS for n, goal in enumerate(grid.ray(start, way))}
        for name in grid.names:
            assert grid.line(start, name) == reached.get(name)


def test_directions_are_the_compass() -> None:
    grid = Grid(5, 5)
    centre = grid.square("C3")
    assert {way: grid.names[grid.step[way][centre]] for way in STEPS} == {
        "N": "C4",
        "E": "D3",
        "S": "C2",
        "W": "B3",
        "NE": "D4",
        "SE": "D2",
        "SW": "B2",
        "NW": "B4",
    }
    assert {*ORTHOGONAL, *DIAGONAL} == set(STEPS)
    assert [grid.names[square] for square in grid.ray(centre, "NE")] == ["D4", "E5"]


@pytest.mark.parametrize("name", ["", "A", "1", "A0x", "Z9", "A-1", "A１", "a1", "AA1", "A1000", "A 1", "?"])
def test_what_is_no_square_is_off_the_board(name: str) -> None:
    assert Grid(5, 5).square(name) == OFF


@pytest.mark.parametrize("name", ["", "A", "A-1", "A１", "a1", "AA1", "A1000", "Z1", "?", "A 1", "é1"])
def test_what_is_no_place_is_none(name: str) -> None:
    grid = Grid(5, 5)
    assert grid.place(name) is None
    assert grid.line(0, name) is None


@pytest.mark.parametrize(("name", "way"), [("C6", "N"), ("F1", "E")])
def test_lines_lead_beyond_the_edge(name: str, way: str) -> None:
    grid = Grid(5, 5)
    start = grid.square("C5" if way == "N" else "E1")
    assert grid.line(start, name) == (way, 1)
    assert grid.beyond(start, way) == name
    assert grid.step[way][start] == OFF


def test_south_and_west_of_the_board_have_names_too() -> None:
    """So that a refusal can name the place; `@` stands before `A`."""
    grid = Grid(5, 5)
    assert grid.beyond(0, "S") == "A0"
    assert grid.place("A0") == (0, -1)
    assert grid.line(0, grid.beyond(0, "W")) == ("W", 1)


@given(st.sets(st.integers(0, 80)))
def test_a_set_of_squares_is_one_number(squares: set[int]) -> None:
    assert list(Grid.squares(sum(1 << square for square in squares))) == sorted(squares)


def bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in set(squares))


@given(sizes, st.data())
def test_steps_of_a_whole_set_are_the_steps_of_its_squares(size: tuple[int, int], data: st.DataObject) -> None:
    grid = Grid(*size)
    squares = data.draw(st.sets(st.integers(0, grid.size - 1)))
    mask, board = bits(squares), (1 << grid.size) - 1

    def steps(ways: tuple[str, ...]) -> int:
        return bits(goal for square in squares for way in ways if (goal := grid.step[way][square]) != OFF)

    assert grid.sideways(mask) == steps(("E", "W"))
    assert grid.lengthways(mask) & board == steps(("N", "S"))
    assert grid.touching(mask) & board & ~mask == steps(tuple(STEPS)) & ~mask
    for square in range(grid.size):
        assert grid.straight[square] | grid.slanting[square] == grid.around[square]
        assert grid.straight[square] == bits(g for way in ORTHOGONAL if (g := grid.step[way][square]) != OFF)


@given(sizes)
def test_what_goes_off_the_north_edge_keeps_its_column(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    for square in range(grid.size - grid.columns, grid.size):
        beyond = grid.lengthways(1 << square) >> grid.size
        assert beyond == 1 << square % grid.columns
        assert grid.sideways(beyond << grid.size) & (1 << grid.size) - 1 == 0


@given(st.integers(0, 76), st.integers(0, 76))
def test_lines_of_sight_are_those_of_the_geometry(start: int, goal: int) -> None:
    """Squares that a fine comb of points on the segment falls into, strictly inside, are those it passes through."""
    grid = Grid(11, 7)
    through, left, right = grid.between(start, goal)
    ends = 1 << start | 1 << goal
    assert not through & (left | right)
    assert not left & right
    assert not (through | left | right) & ends
    assert grid.between(goal, start) == (through, right, left)
    x, y, dx, dy = start % 11, start // 11, goal % 11 - start % 11, goal // 11 - start // 11
    found, comb = 0, 2 * 77 * max(abs(dx), abs(dy), 1)
    for tooth in range(comb + 1):
        across, up = 2 * (x * comb + dx * tooth) + comb, 2 * (y * comb + dy * tooth) + comb
        if across % (2 * comb) and up % (2 * comb):
            found |= 1 << up // (2 * comb) * 11 + across // (2 * comb)
    assert found & ~ends == through


def test_blocks_lie_on_the_board_or_are_none() -> None:
    grid = Grid(4, 3)
    assert grid.block(grid.square("A1"), 4, 3) == (1 << 12) - 1
    assert grid.block(grid.square("B1"), 4, 1) == 0
    assert grid.block(grid.square("A2"), 1, 3) == 0
    assert grid.distance(grid.square("A1"), grid.square("D2")) == 3
    assert grid.distance(grid.square("A3"), grid.square("B1")) == 2


def test_how_far_apart_squares_are_as_the_crow_flies() -> None:
    grid = Grid(11, 7)
    a, b = grid.square("B2"), grid.square("E6")
    assert grid.apart(a, b) == grid.apart(b, a) == 25
    assert grid.apart(a, a) == 0
