"""What a target would cost and do, before anything is done."""

import pytest

from boardgames.core.contract import Modifier
from boardgames.games.assassins.rules import RULES
from tests.marks import rule

from .helpers import Table, at, crowd_at, spelled

STREET = "K(8,8) N1(8,6) X(8,5) C(9,6) H(7,6)"


def shown(now: Table, command: str) -> tuple[tuple[Modifier, ...], list[str]]:
    found = now.preview(command)
    return found.modifiers, [spelled(event) for event in found.effects]


@rule("KA-KING-01", "KA-KING-04", "KA-KNIGHT-01", "KA-KNIGHT-02", "KA-KNIGHT-03", "KA-CIT-01", "KA-CIT-02")
@rule("KA-CIT-03", "KA-ASN-01", "KA-ASN-02", "KA-ASN-03", "KA-ASN-07", "KA-ASN-09", "KA-CAP-01", "KA-KNIGHT-05")
@pytest.mark.parametrize(
    ("now", "command", "price"),
    [
        (at("C06", "K(8,8)"), "move (8,8) W", Modifier(1, "walk", "KA-KING-01")),
        (at("C06", "K(2,2)"), "move (2,2) N", Modifier(1, "leave", "KA-KING-04")),
        (at("C06", "K(2,2)"), "move (2,2) E", Modifier(1, "walk", "KA-KING-01")),
        (at("C06", "N(5,4)"), "move (5,4) W", Modifier(1, "walk", "KA-KNIGHT-01")),
        (at("C06", "N(5,4)"), "move (5,4) E", Modifier(2, "climb", "KA-KNIGHT-02")),
        (at("C06", "N(5,5)"), "move (5,5) W", Modifier(1, "descend", "KA-KNIGHT-03")),
        (at("C06", STREET), "kill (8,6) W", Modifier(1, "strike", "KA-KNIGHT-05")),
        (at("C01", STREET), "capture (8,6) S", Modifier(1, "capture", "KA-CAP-01")),
        (crowd_at("C06", "C(5,4)"), "move (5,4) E", Modifier(2, "climb", "KA-CIT-02")),
        (crowd_at("C06", "H(5,5)"), "move (5,5) W", Modifier(1, "descend", "KA-CIT-03")),
        (crowd_at("C06", "C(5,4)"), "move (5,4) W", Modifier(1, "walk", "KA-CIT-01")),
        (crowd_at("C06", "X(5,4)"), "move (5,4) E", Modifier(1, "climb", "KA-ASN-02")),
        (crowd_at("C06", "X(5,5)"), "move (5,5) W", Modifier(0, "descend", "KA-ASN-03")),
        (crowd_at("C06", "X(5,4)"), "move (5,4) W", Modifier(1, "walk", "KA-ASN-01")),
        (crowd_at("C06", "X(8,4) N(8,3)"), "kill (8,4) W", Modifier(1, "first-kill", "KA-ASN-07")),
        (crowd_at("C06", "X(8,4) N(8,3)", kills=1), "kill (8,4) W", Modifier(2, "second-kill", "KA-ASN-07")),
        (crowd_at("C06", "X(8,7) K(8,8)"), "attack (8,7) E", Modifier(2, "attack", "KA-ASN-09")),
        (crowd_at("C06", "H(8,4)"), "reveal (8,4)", Modifier(0, "reveal", "KA-ATURN-05")),
    ],
)
def test_prices(now: Table, command: str, price: Modifier) -> None:
    modifiers, _ = shown(now, command)
    assert modifiers == (price,)
    after = now.play(command)
    assert sum(now.points) - sum(after.points) == price.value


@rule("KA-PUSH-03", "KA-PUSH-02")
def test_everybody_who_is_pushed_is_named() -> None:
    now = at("C06", "N(5,6) X(5,5) C:farmer(5,4)")
    assert shown(now, "move (5,6) W")[1] == [
        "knight-moved KA-KNIGHT-01 how=walk square=G6 goal=F6",
        "pushed KA-PUSH-01 figure=farmer square=E6 goal=D6",
        "pushed KA-PUSH-01 figure=assassin square=F6 goal=E6",
    ]


@rule("KA-END-02", "KA-CAP-06", "KA-END-04", "KA-END-05")
@pytest.mark.parametrize(
    ("now", "command"),
    [
        (at("C01", "K(9,9) N(8,4) H(8,3)", exact=True), "capture (8,4) W"),
        (at("C01", "K(9,9) N(8,4) X(8,3)", exact=True), "kill (8,4) W"),
        (at("C01", "K(2,2)"), "move (2,2) N"),
        (crowd_at("C01", "K(8,8) X(8,7)", wounded="yes"), "attack (8,7) E"),
    ],
)
def test_a_preview_never_tells_of_the_end(now: Table, command: str) -> None:
    _, effects = shown(now, command)
    assert len(effects) == 1
    done = now.play(command)
    assert done.results
    assert done.told[0] == effects[0]


@rule("KA-RULING-59", "KA-KTURN-04", "KA-ATURN-03")
def test_the_end_of_a_turn_tells_what_is_lost() -> None:
    assert shown(at("C06", "N(8,4)"), "end-turn") == (
        (),
        ["ended-turn KA-RULING-33 role=king-player", "points-lost KA-KTURN-04 number=6"],
    )
    assert shown(crowd_at("C06", "C(8,4)", assassin_ap=0), "end-turn")[1] == [
        "ended-turn KA-RULING-33 role=assassin-player"
    ]
    assert shown(crowd_at("C06", "C(8,4)"), "end-turn")[1][1] == "points-lost KA-ATURN-03 number=4"
    assert shown(at("C06", "N(8,4)"), "give-up") == ((), [])


def test_what_is_refused_has_no_preview() -> None:
    now = at("C06", "N(8,4)")
    assert RULES.preview(now.state, 0, now.move("move (8,4) E")) is not None
    assert RULES.preview(now.state, 1, now.move("move (8,4) E")) is None
    assert RULES.preview(now.state, 0, now.move("capture (8,4) E")) is None


def test_previews_say_what_then_happens() -> None:
    """On every listed move of a crowded square: the effects are the first things told when it is played."""
    for now in (at("C01", STREET), crowd_at("C01", STREET)):
        for move in RULES.moves(now.state, now.asked) or ():
            found = RULES.preview(now.state, now.asked, move)
            assert found is not None
            step = RULES.apply(now.state, now.asked, move)
            assert step.events[: len(found.effects)] == found.effects
