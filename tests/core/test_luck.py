"""Chance: the same for ever, fair enough to play with, and told what to do by a script."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.luck import SEEDS, UNKNOWN, Luck, ScriptError, fresh_seed

seeds = st.integers(0, SEEDS - 1)


def test_the_numbers_stay_the_same_for_ever() -> None:
    """Old saves are worth nothing on the day these change."""
    stream = Luck(20_260_105, ply=3).stream()
    assert [stream.below(100) for _ in range(12)] == [68, 41, 47, 87, 88, 41, 94, 96, 10, 78, 41, 47]
    assert Luck(7).stream().some(tuple("abcdefgh"), 8) == tuple("bhfdaegc")


@given(seeds, st.integers(0, 10**6), st.integers(1, 10**6))
def test_a_number_is_below_its_limit_and_a_function_of_seed_and_ply(seed: int, ply: int, limit: int) -> None:
    luck = Luck(seed, ply)
    found = luck.stream().below(limit)
    assert 0 <= found < limit
    assert found == Luck(seed, ply).stream().below(limit)


@given(seeds, st.lists(st.text("abc", max_size=3), unique=True, max_size=12), st.data())
def test_some_are_different_and_all_are_a_shuffle(seed: int, values: list[str], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(values)))
    found = Luck(seed).stream().some(values, number)
    assert len(set(found)) == number
    assert set(found) <= set(values)
    assert sorted(Luck(seed).stream().some(values, len(values))) == sorted(values)


def test_plies_and_seeds_differ_from_each_other() -> None:
    firsts = {Luck(seed, ply).stream().below(1 << 60) for seed in range(60) for ply in range(60)}
    assert len(firsts) == 3600


def test_dice_are_fair_within_reason() -> None:
    stream = Luck(1).stream()
    counts = Counter(stream.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))
    # The first throw of each ply too: games use one stream a ply, often for one throw.
    firsts = Counter(Luck(1, ply).stream().below(6) for ply in range(6000))
    assert all(850 < firsts[face] < 1150 for face in range(6))


def test_the_next_ply_has_its_own_chance_and_the_rest_of_the_script() -> None:
    luck = Luck(5, script=("a", "b", "c"))
    stream = luck.stream()
    assert stream.draw("abc") == "a"
    assert luck.after(stream) == Luck(5, 1, ("b", "c"))
    assert luck.after() == Luck(5, 1, ("a", "b", "c"))


def test_a_script_comes_up_and_then_the_seed_again() -> None:
    scripted = Luck(5, script=("c", "a")).stream()
    assert scripted.some("abc", 2) == ("c", "a")
    assert scripted.draw("xyz") == Luck(5).stream().draw("xyz")


def test_what_cannot_come_up_is_an_error() -> None:
    with pytest.raises(ScriptError) as caught:
        Luck(5, script=("z",)).stream().draw("abc")
    assert caught.value.wanted == "z"
    with pytest.raises(ScriptError):
        Luck(5, script=("a", "a")).stream().some("abc", 2)


def test_fresh_seeds_are_seeds() -> None:
    found = {fresh_seed() for _ in range(20)}
    assert len(found) > 1
    assert all(0 <= seed < SEEDS for seed in found)
    assert UNKNOWN.seed not in range(SEEDS)
