"""A whole game in numbers."""

from boardgames.core.session import Session
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.statistics import DEEDS, Numbers, numbers, way_left
from tests.marks import rule

from .helpers import Table, at, crowd_at


def counted(start: Table, *commands: str) -> tuple[Numbers, ...]:
    session = Session.new(RULES, {}, 1, start=RULES.write(start.state))
    for command in commands:
        ask = session.ask
        assert ask is not None
        assert session.submit(ask.player, Table(session.state).move(command)) is None, command
    return numbers(session.positions(), [ply.events for ply in session.plies()])


@rule("KA-ROUND-01", "KA-KTURN-04")
def test_points_and_deeds_are_counted() -> None:
    start = at("C01", "K(8,8) N1(8,4) N2(5,6) C1(8,3) X(8,5) H(5,5)").play("end-turn", "end-turn").coming("C03")
    (one,) = counted(
        start,
        "turn-card",
        "capture (8,4) W",
        "kill (8,4) E",
        "move (5,6) W",
        "move (8,8) N",
        "end-turn",
        "reveal (5,4)",
        "move (5,4) W",
        "end-turn",
    )
    assert one.rounds == 3
    assert one.given == {"king": 1, "knights": 6, "assassins": 5}
    assert one.spent == {"king": 1, "knights": 3, "assassins": 1}
    deeds = {"pushed": 1, "captured": 1, "assassin-killed": 1, "revealed": 1}
    assert one.deeds == {**dict.fromkeys(DEEDS, 0), **deeds}
    assert one.way == (way_left(start.state.board, 78),) == (11,)


@rule("KA-ASN-12", "KA-ASN-13", "KA-ASN-07")
def test_both_wounds_are_wounds() -> None:
    (one,) = counted(crowd_at("C01", "K(8,8) X(8,7) N(8,6)"), "kill (8,7) W", "attack (8,7) E", "attack (8,7) E")
    assert (one.deeds["king-wounded"], one.deeds["knight-killed"]) == (2, 1)
    assert one.spent["assassins"] == 5
    assert one.way == ()


@rule("KA-RULING-60")
def test_a_match_is_counted_game_by_game() -> None:
    start = at("C01", "K(2,2) N(8,8)", match="two")
    first, second = counted(
        start,
        "move (8,8) N",
        "move (2,2) N",
        "next-game",
        "choose citizens=monk,dancer,farmer",
        "turn-card",
        "end-turn",
    )
    assert (first.rounds, first.spent) == (1, {"king": 1, "knights": 1, "assassins": 0})
    assert (second.rounds, second.spent) == (1, dict.fromkeys(("king", "knights", "assassins"), 0))
    assert sum(second.given.values()) > 5
    assert second.way == (13,)
