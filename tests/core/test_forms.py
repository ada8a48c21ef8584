"""The form of moves, values of options, and what the text forms of positions share."""

import pytest

from boardgames.core import positions
from boardgames.core.contract import BadOptions, BadPosition, Move, Option, Outcome, Result
from boardgames.core.forms import checked, refuse_missing, refuse_unknown
from boardgames.core.luck import UNKNOWN, Luck

OPTIONS = (
    Option("size", ("1", "2"), "1"),
    Option("magic", ("on", "off"), "on"),
    Option("with", ("a", "b"), (), many=True),
)


def test_parts_of_a_move() -> None:
    move = Move.parse("go card=7S to=B2")
    assert refuse_unknown(move, ("card", "to")) is None
    assert refuse_missing(move, ("card", "to")) is None
    unknown = refuse_unknown(move, ("card",))
    assert unknown is not None
    assert (unknown.reason, dict(unknown.args)) == ("part-unknown", {"part": "to", "action": "go"})
    missing = refuse_missing(move, ("card", "unit"))
    assert missing is not None
    assert (missing.reason, dict(missing.args)) == ("part-missing", {"part": "unit", "action": "go"})


def test_values_of_options() -> None:
    given = {"size": 2, "magic": False, "with": ["b", "a"]}
    assert checked(OPTIONS, given, "X-01") == {"size": "2", "magic": "off", "with": ("a", "b")}
    assert checked(OPTIONS, {"with": "none"}, "X-01") == {"with": ()}
    wrongs: tuple[dict[str, object], ...] = (
        {"size": 3},
        {"size": "1,2"},
        {"with": "a,a"},
        {"with": {}},
        {"colour": "red"},
        {"size": 10**9},
    )
    for wrong in wrongs:
        with pytest.raises(BadOptions) as caught:
            checked(OPTIONS, wrong, "X-01")
        assert caught.value.refusal.rule == "X-01"


def test_luck_and_results_come_back() -> None:
    for luck in (Luck(7), Luck(7, 12), Luck(0, 3, ("KH", "2S")), UNKNOWN):
        assert positions.read_luck({"luck": positions.write_luck(luck)}) == luck
    assert positions.read_luck({}) == Luck(0)
    ended = Outcome((Result.WON, Result.LOST), "X-01", "won")
    assert positions.read_result({"result": positions.write_result(ended)}, 2) == ended
    assert positions.write_result(None) == ""
    with pytest.raises(BadPosition):
        positions.read_result({"result": positions.write_result(ended)}, 3)
