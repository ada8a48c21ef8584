"""What a save keeps of the table is read from files that nobody vouches for: nonsense is left out, never an error."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.app.kept_table import MOST_NOTES, KeptTable

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.fixed_dictionaries({}, optional=dict.fromkeys(("colours", "seen", "standing", "notes", "other"), JSON)))
def test_any_table_is_read(table: dict[str, Any]) -> None:
    kept = KeptTable.read(table, players=3, ply=20)
    assert kept.colours == () or len(set(kept.colours)) == 3
    assert len(kept.seen) == 3
    assert all(0 <= ply <= 20 for ply in kept.seen)
    assert set(kept.standing) <= {0, 1, 2}
    assert set(kept.notes) <= {0, 1, 2}
    assert all(isinstance(mark, str) for marks in kept.notes.values() for mark in marks.values())
    assert KeptTable.read(kept.written(), players=3, ply=20) == kept


def test_what_is_written_is_read() -> None:
    kept = KeptTable(("rose", "blue"), [3, 7], {1: "never"}, {0: {"B": "suspect", "A": "cleared"}})
    assert KeptTable.read(kept.written(), players=2, ply=9) == kept


@pytest.mark.parametrize("colours", [["blue", "blue"], ["blue"], ["blue", "gold"], "blue", [["blue"], {}]])
def test_colours_that_are_none_are_left_to_the_game(colours: object) -> None:
    assert KeptTable.read({"colours": colours}, players=2, ply=0).colours == ()


def test_nobody_has_seen_what_has_not_happened() -> None:
    assert KeptTable.read({"seen": [5, 6]}, players=2, ply=5).seen == [5, 0]


@pytest.mark.parametrize(
    "notes", [[], "x", {"2": {"A": "b"}}, {"0": ["A"]}, {"0": {"A": 1, "B": None, "": ""}}, {"0": {"A" * 41: "b"}}]
)
def test_notes_that_make_no_sense_are_left_out(notes: object) -> None:
    assert KeptTable.read({"notes": notes}, players=2, ply=0).notes == {}


def test_a_file_cannot_hold_notes_without_end() -> None:
    notes = {"0": {str(number): "x" for number in range(10_000)}}
    assert len(KeptTable.read({"notes": notes}, players=2, ply=0).notes[0]) == MOST_NOTES
