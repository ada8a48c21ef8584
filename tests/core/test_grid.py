"""Squares, directions and lines on boards of any size."""

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
