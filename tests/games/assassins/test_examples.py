"""The worked examples of the catalogue, each by its number."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from boardgames.core.contract import Move
from boardgames.core.session import Session
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, KING, people
from tests.marks import rule

from .helpers import CATALOGUE, Table, at, crowd_at, ready, setup, who_is


class Example(NamedTuple):
    """An example: card and figures, and what is done and found.

    A step is a legal command, `command ! RULE` for a refused one, `= ...` for all figures that stand then,
    `ap 1 5 4` for the points left to king, knights and assassins, `over` or `goes on`, with the rule for the end.
    """

    card: str
    figures: str
    steps: str
    crowd: bool = False
    exact: bool = False
    more: tuple[tuple[str, str], ...] = ()

    def table(self) -> Table:
        """The position."""
        return at(self.card, self.figures, ASSASSIN if self.crowd else KING, self.exact, **dict(self.more))


EXAMPLES = {
    "01": Example(
        "C14",
        "K(8,8) N(8,6)",
        "move (8,8) W; move (8,6) W; move (8,5) W; move (8,7) W; move (8,4) W; move (8,3) W;"
        " = K(8,6) N(8,2); ap 0 1 4; end-turn; ap 0 0 4",
    ),
    "02": Example(
        "C01",
        "C1(3,4) C2(5,2) H(8,3) N(8,4)",
        "move (3,4) W; ap 1 6 4; move (5,2) E; move (5,3) E; move (5,4) N; ap 1 6 1; reveal (8,3); ap 1 6 1;"
        " kill (8,3) E; ap 1 6 0; = C(3,3) C(4,4) X(8,3)",
        crowd=True,
    ),
    "03": Example("C06", "N(8,7) C(8,6)", "move (8,7) W; = C(8,5) N(8,6); ap 1 4 4"),
    "04": Example("C06", "N(8,9) C1(8,8) C2(8,7) C3(8,6)", "move (8,9) W; = C(8,5) C(8,6) C(8,7) N(8,8); ap 1 4 4"),
    "05": Example("C06", "N(5,6) C(5,5)", "move (5,6) W; = C(5,4) N(5,5); ap 1 4 4"),
    "06": Example("C06", "N(5,3) C(5,4)", "move (5,3) E ! KA-PUSH-04; = C(5,4) N(5,3); ap 1 5 4"),
    "07": Example("C06", "N(8,5) C(8,6) K(8,7)", "move (8,5) E ! KA-PUSH-07"),
    "08": Example("C06", "N(8,8) C(8,9)", "move (8,8) E ! KA-PUSH-06"),
    "09": Example("C06", "N1(8,5) C(8,6) N2(8,7)", "move (8,5) E ! KA-PUSH-07"),
    "10": Example("C06", "N(5,4) C(5,5)", "move (5,4) E; = C(5,6) N(5,5); ap 1 3 4"),
    "11": Example("C06", "N(5,4) C1(5,5) C2(5,6)", "move (5,4) E; = C(5,6) C(5,7) N(5,5); ap 1 3 4"),
    "12": Example("C06", "N(5,6) C1(5,5) C2(5,4)", "move (5,6) W; = C(5,3) C(5,4) N(5,5); ap 1 4 4"),
    "13": Example("C06", "N(4,3) C1(4,4) C2(4,5)", "move (4,3) E ! KA-PUSH-04; = C(4,4) C(4,5) N(4,3)"),
    "14": Example(
        "C06",
        "N1(2,3) C1(2,2) C2(2,1) N2(1,2)",
        "move (2,3) W ! KA-PUSH-04; move (1,2) S; = C(2,1) C(3,2) N(2,2) N(2,3); ap 1 4 4",
    ),
    "15": Example("C06", "N(3,2) C(2,2)", "move (3,2) N ! KA-PUSH-04"),
    "16": Example("C06", "N(2,4) C(2,3)", "move (2,4) W; = C(2,2) N(2,3); ap 1 4 4"),
    "19": Example("C06", "K(9,0) N(2,2) C1(2,1) C2(2,0)", "move (2,2) W ! KA-PUSH-06", more=(("scenario", "side-b"),)),
    "21": Example("C10", "N(3,0) C(3,1)", "capture (3,0) E; = N(3,0); ap 1 4 4; goes on"),
    "22": Example("C10", "N(3,1) C(3,0)", "capture (3,1) W ! KA-CAP-04"),
    "23": Example(
        "C01",
        "N(8,4) C1(8,3) C2(8,5)",
        "capture (8,4) W; ap 1 5 5; capture (8,4) E ! KA-CAP-03; move (8,4) E; = C(8,6) N(8,5); ap 1 4 5",
    ),
    "24": Example("C06", "N(8,4) C(8,3)", "capture (8,4) W ! KA-CAP-02"),
    "26": Example("C01", "K(9,9) N(8,4) H(8,3)", "capture (8,4) W; = N(8,4); over KA-END-02", exact=True),
    "28": Example("C01", "N(8,4) X(8,3)", "capture (8,4) W ! KA-CAP-01"),
    "29": Example("C01", "N(5,4)", "move (5,4) E ! KA-ROUND-07", more=(("knight_ap", "1"),)),
    "30": Example(
        "C01",
        "X(8,5) N1(8,4) N2(8,6) N3(9,5)",
        "kill (8,5) W; ap 1 6 4; kill (8,5) E; ap 1 6 2; kill (8,5) S ! KA-ASN-08; = N(9,5) X(8,5)",
        crowd=True,
    ),
    "31": Example(
        "C06",
        "X1(8,3) N1(8,4) X2(5,2) N2(5,3)",
        "kill (8,3) E; ap 1 5 3; kill (5,2) E; ap 1 5 1; = X(5,2) X(8,3)",
        crowd=True,
    ),
    "32": Example(
        "C06",
        "X(8,3) N1(8,6) N2(9,5)",
        "move (8,3) E; move (8,4) E; kill (8,5) E; ap 1 5 1; kill (8,5) S ! KA-ROUND-07",
        crowd=True,
    ),
    "33": Example(
        "C01",
        "K(8,8) X(8,6)",
        "move (8,6) E; ap 1 6 4; attack (8,7) E; ap 1 6 2; = K(8,8) X(8,7); attack (8,7) E; ap 1 6 0; = X(8,7);"
        " over KA-END-05",
        crowd=True,
    ),
    "34": Example(
        "C06",
        "K(8,8) X1(8,7) X2(7,8)",
        "attack (8,7) E; ap 1 5 2; attack (7,8) S; ap 1 5 0; over KA-END-05",
        crowd=True,
    ),
    "35": Example("C06", "K(5,7) X(5,6)", "attack (5,6) E; ap 1 5 2; wounded", crowd=True),
    "37": Example(
        "C01",
        "X(5,5)",
        "move (5,5) E; ap 1 6 0; move (5,6) E; = X(5,7); ap 1 6 0",
        crowd=True,
        more=(("assassin_ap", "1"),),
    ),
    "38": Example(
        "C01",
        "H(5,6)",
        "move (5,6) E ! KA-ROUND-07; reveal (5,6); move (5,6) E; = X(5,7); ap 1 6 0",
        crowd=True,
        more=(("assassin_ap", "0"),),
    ),
    "41": Example("C06", "C(2,2)", "move (2,2) N; = C(1,2); ap 1 5 2", crowd=True),
    "42": Example("C06", "C1(8,4) C2(8,5)", "move (8,4) E ! KA-BOARD-04", crowd=True),
    "43": Example(
        "C14", "K(2,3) N(1,2)", "move (2,3) W; ap 1 5 4; goes on; move (2,2) N; ap 0 5 4; = N(1,2); over KA-END-04"
    ),
    "45": Example("C06", "K(4,1)", "move (4,1) N; = K(3,1); goes on"),
    "47": Example("C06", "K(8,8)", "move (8,8) W; ap 0 5 4; move (8,7) W ! KA-ROUND-07; = K(8,7)"),
    "53": Example("C06", "N1(4,3) C(4,4) N2(4,5)", "move (4,3) E ! KA-PUSH-04"),
    "54": Example(
        "C06", "N1(8,5) C1(8,6) C2(8,7) N2(8,8)", "move (8,5) E ! KA-PUSH-07; = C(8,6) C(8,7) N(8,5) N(8,8); ap 1 5 4"
    ),
    "60": Example("C06", "K(2,2) X(1,2)", "attack (1,2) S; ap 1 5 2; wounded", crowd=True),
    "61": Example(
        "C06",
        "K(8,5) X(8,3) N(8,4)",
        "kill (8,3) E; ap 1 5 3; = K(8,5) X(8,3); attack (8,3) E ! KA-ASN-09; move (8,3) E; ap 1 5 2;"
        " attack (8,4) E; ap 1 5 0; wounded",
        crowd=True,
    ),
}


@rule("KA-EX-01", "KA-EX-02", "KA-EX-03", "KA-EX-04", "KA-EX-05", "KA-EX-06", "KA-EX-07", "KA-EX-08", "KA-EX-09")
@rule("KA-EX-10", "KA-EX-11", "KA-EX-12", "KA-EX-13", "KA-EX-14", "KA-EX-15", "KA-EX-16", "KA-EX-19", "KA-EX-21")
@rule("KA-EX-22", "KA-EX-23", "KA-EX-24", "KA-EX-26", "KA-EX-28", "KA-EX-29", "KA-EX-30", "KA-EX-31", "KA-EX-32")
@rule("KA-EX-33", "KA-EX-34", "KA-EX-35", "KA-EX-37", "KA-EX-38", "KA-EX-41", "KA-EX-42", "KA-EX-43", "KA-EX-45")
@rule("KA-EX-47", "KA-EX-53", "KA-EX-54", "KA-EX-60", "KA-EX-61")
@pytest.mark.parametrize("number", EXAMPLES)
def test_examples(number: str) -> None:
    example = EXAMPLES[number]
    now = example.table()
    for step in filter(None, map(str.strip, example.steps.split(";"))):
        now = follow(now, step)


def follow(now: Table, step: str) -> Table:
    """One step of an example."""
    command, refused, why = step.partition(" ! ")
    if refused:
        assert now.refused(command) == why, step
        return now
    if step.startswith("= "):
        assert now.stands == step.removeprefix("= ")
    elif step.startswith("ap "):
        assert now.points == tuple(map(int, step.split()[1:]))
    elif step.startswith("over "):
        assert step.split()[1] in now.results
    elif step == "goes on":
        assert not now.results
    elif step == "wounded":
        assert now.state.wounded
        assert not now.results
    else:
        return now.play(step)
    return now


@rule("KA-EX-17", "KA-RULING-13", "KA-EX-03")
def test_17_a_hidden_assassin_is_pushed_like_a_citizen() -> None:
    hidden = at("C06", "N(8,7) H:farmer(8,6)").play("move (8,7) W")
    citizen = at("C06", "N(8,7) C:farmer(8,6)").play("move (8,7) W")
    assert hidden.stands == "H(8,5) N(8,6)"
    assert hidden.told == citizen.told
    assert "pushed KA-PUSH-01 figure=farmer square=G9 goal=F9" in hidden.told


@rule("KA-EX-18")
def test_18_opening_on_side_a() -> None:
    now = ready("C01", secret="(1,7) (2,1) (3,4)")
    victim = who_is(now.state, "(8,3)")
    now = now.play("move (8,7) W", "move (8,6) W", "move (8,5) W", "move (8,4) W")
    assert now.points == (1, 2, 5)
    assert who_is(now.state, "(8,2)") == victim
    assert now.refused("move (8,3) W") == "KA-PUSH-04"
    now = now.play("capture (8,3) W")
    assert now.points == (1, 1, 5)
    assert people(now.state.captured) == (victim,)
    assert not now.results
    assert "C(8,2)" not in now.stands


@rule("KA-EX-20")
def test_20_opening_on_side_b() -> None:
    now = ready("C01", scenario="side-b")
    moved = who_is(now.state, "(6,2)")
    now = now.play("move (7,1) N", "move (6,1) E")
    assert who_is(now.state, "(6,3)") == moved
    assert "N(6,2)" in now.stands
    assert now.points == (1, 4, 5)


@rule("KA-EX-25", "KA-CAP-05")
def test_25_a_secret_capture() -> None:
    now = at("C01", "K(9,9) N(8,4) H1(8,3) H2(5,2) X3(3,4)", exact=True)
    name = who_is(now.state, "(8,3)")
    now = now.play("capture (8,4) W")
    assert now.points == (1, 5, 5)
    assert now.told == [f"captured KA-CAP-01 citizen={name} square=E9 goal=D9"]
    assert not now.results
    own, other = (RULES.view(now.state, now.state.player(role)) for role in (ASSASSIN, KING))
    assert (own.secret & ~own.captured).bit_count() == 2
    assert other.secret < 0


@rule("KA-EX-27", "KA-KNIGHT-05")
def test_27_kills_need_no_icon_and_have_no_limit() -> None:
    now = at("C06", "N(8,4) X1(8,3) X2(8,5)").play("kill (8,4) W", "kill (8,4) E")
    assert now.points == (1, 3, 4)
    assert not now.results
    now = at("C06", "K(9,9) N(8,4) X1(8,3) X2(8,5)", exact=True).play("kill (8,4) W", "kill (8,4) E")
    assert now.results == "won lost KA-END-02 assassins-gone"


@rule("KA-EX-28")
def test_28_a_hidden_assassin_is_not_killed() -> None:
    assert at("C01", "N(8,4) H(8,3)").refused("kill (8,4) W") == "KA-KNIGHT-08"


@rule("KA-EX-36")
def test_36_heights_in_kills() -> None:
    assert crowd_at("C06", "X(3,1) N(3,0)").refused("kill (3,1) W") == "KA-ASN-06"
    assert crowd_at("C06", "X(5,5) N(5,4)").play("kill (5,5) W").points == (1, 5, 3)


@rule("KA-EX-39", "KA-RULING-27")
def test_39_when_to_reveal() -> None:
    start = crowd_at("C06", "H(5,4)")
    assert start.play("move (5,4) E", "reveal (5,5)").points == (1, 5, 2)
    assert start.play("reveal (5,4)", "move (5,4) E").points == (1, 5, 3)


@rule("KA-EX-40")
def test_40_no_wound_in_round_1_against_an_idle_king() -> None:
    now = ready("C01", secret="(9,5) (1,7) (2,1)").play("end-turn", "reveal (9,5)", "move (9,5) E", "move (9,6) E")
    now = now.play("kill (9,7) E", "move (9,7) E")
    assert now.points == (0, 0, 1)
    assert now.refused("attack (9,8) E") == "KA-ROUND-07"


@rule("KA-EX-44", "KA-RULING-06")
def test_44_waiting_on_the_door() -> None:
    now = at("C06", "K(4,2)").play("move (4,2) W")
    assert now.points[0] == 0
    assert not now.results
    assert now.refused("move (4,1) W") == "KA-ROUND-07"
    refused = now.refusal("move (4,1) W")
    assert refused is not None
    assert dict(refused.args) == {"cost": 1, "left": 0}
    now = now.play("end-turn", "end-turn").coming("C07").play("turn-card", "move (4,1) W")
    assert now.results == "won lost KA-END-04 king-escaped"


@rule("KA-EX-46", "KA-EX-63")
@pytest.mark.parametrize(
    ("figures", "command", "why"),
    [
        ("K(5,4)", "move (5,4) E", "KA-KING-02"),
        ("K(8,8) N(8,7)", "move (8,8) W", "KA-KING-01"),
        ("K(8,8) C(8,7)", "move (8,8) W", "KA-KING-01"),
        ("K(5,4) C(5,5)", "move (5,4) E", "KA-KING-02"),
        ("K(5,0)", "move (5,0) W", "KA-BOARD-06"),
    ],
)
def test_46_and_63_the_king_is_refused(figures: str, command: str, why: str) -> None:
    assert at("C06", figures).refused(command) == why


_ALL = "C01,C02,C03,C04,C05,C06,C07,C08,C09,C10,C11,C12,C13,C15,C14"


@rule("KA-EX-48", "KA-END-06", "KA-RULING-38")
def test_48_time_over() -> None:
    now = crowd_at(_ALL, "K(2,2)")
    assert now.state.round == 15
    assert now.play("end-turn").results == "lost won KA-END-06 time-over"


@rule("KA-EX-49")
def test_49_saved_by_the_last_card() -> None:
    now = at(_ALL, "K(2,2)", king_ap=1).play("move (2,2) N")
    assert now.results == "won lost KA-END-04 king-escaped"
    assert now.state.round == 15


@rule("KA-EX-50", "KA-SIDEB-05", "KA-SIDEB-06", "KA-SIDEB-07")
def test_50_side_b_east_start() -> None:
    now = setup(scenario="side-b").play("choose citizens=monk,dancer,farmer", "start at=J10")
    spots = set(now.stands.split())
    assert {spot for spot in spots if spot.startswith("N")} == {
        *("N(7,8)", "N(8,7)", "N(8,8)", "N(8,9)", "N(9,8)", "N(1,3)", "N(1,6)")
    }
    assert now.state.king == 99
    empty = ("(9,0)", "(7,1)", "(8,0)", "(8,1)", "(8,2)", "(9,1)")
    assert not [spot for spot in spots if spot[1:] in empty]
    assert now.state.deck == (*(f"C{number:02}" for number in range(1, 14)), "C15")
    first = {now.coming(card).play("turn-card").state.played for card in now.state.deck}
    assert len(first) == 14


def session_at(position: Table) -> Session[Any]:
    """A game that goes on from a position."""
    return Session.new(RULES, {}, 1, start=RULES.write(position.state))


def submit(session: Session[Any], start: Table, *commands: str) -> None:
    for command in commands:
        ask = session.ask
        assert ask is not None
        move: Move = start.move(command)
        assert session.submit(ask.player, move) is None


@rule("KA-EX-51", "KA-RULING-41")
def test_51_undo_stops_at_a_capture() -> None:
    start = at("C01", "N(8,4) C1(8,3)")
    session = session_at(start)
    submit(session, start, "capture (8,4) W", "move (8,4) N")
    assert Table(session.state).points == (1, 4, 5)
    assert session.undo() is None
    assert Table(session.state).stands == "N(8,4)"
    assert Table(session.state).points == (1, 5, 5)
    assert session.undo() == "secret"
    assert Table(session.state).stands == "N(8,4)"


@rule("KA-EX-52", "KA-RULING-34")
def test_52_nothing_done() -> None:
    start = at("C06", "N(8,4) C(5,2)")
    now = start.play("end-turn", "end-turn")
    assert now.stands == start.stands
    now = now.coming("C13").play("turn-card")
    assert (now.points, now.state.round) == ((2, 7, 4), 2)


@rule("KA-EX-55", "KA-EX-56")
@pytest.mark.parametrize(
    ("figures", "more", "command", "why"),
    [
        ("N(0,4) C1(0,5) C2(0,6)", {}, "move (0,4) E", "KA-PUSH-04"),
        ("N1(5,4) C(5,5)", {"knight_ap": 1}, "move (5,4) E", "KA-ROUND-07"),
        ("N1(5,4) C(5,5) N2(5,6)", {"knight_ap": 1}, "move (5,4) E", "KA-PUSH-07"),
    ],
)
def test_55_and_56_refused_pushes(figures: str, more: dict[str, int], command: str, why: str) -> None:
    start = at("C06", figures, KING, exact=False, **more)
    assert start.refused(command) == why


@rule("KA-EX-55")
def test_55_descent_onto_an_occupied_street() -> None:
    now = at("C06", "N(0,4) C1(0,5)").play("move (0,4) E")
    assert (now.stands, now.points) == ("C(0,6) N(0,5)", (1, 4, 4))


@rule("KA-EX-57", "KA-RULING-54", "KA-RULING-49")
def test_57_the_only_one_ever_revealed_is_killed_last() -> None:
    start = at("C06", "K(9,9) N(8,4) X(8,3) C(5,2)", exact=True)
    assert start.state.captured.bit_count() == 2
    assert RULES.view(start.state, 0).secret < 0
    now = start.play("kill (8,4) W")
    assert now.results == "won lost KA-END-02 assassins-gone"
    shown = next(event for event in now.events if event.kind == "assassins-shown")
    fates = [one.partition(":")[2] for one in dict(shown.args)["assassins"]]  # type: ignore[union-attr]
    assert sorted(fates) == ["captured", "captured", "killed"]


@rule("KA-EX-58")
def test_58_height_before_icon() -> None:
    assert at("C06", "N(3,1) C(3,0)").refused("capture (3,1) W") == "KA-CAP-04"
    assert at("C06", "N(3,1) C(3,2)").refused("capture (3,1) E") == "KA-CAP-02"


@rule("KA-EX-59", "KA-ATURN-05", "KA-RULING-55")
def test_59_reveals() -> None:
    now = crowd_at("C06", "K(9,9) H1(8,3) H2(5,2) H3(3,4) C(5,7)", exact=True)
    assert now.refused("reveal (5,7)") == "KA-ATURN-06"
    now = now.play("reveal (8,3)", "reveal (5,2)", "reveal (3,4)")
    assert now.points == (1, 5, 4)
    assert now.state.supply == 0
    assert now.refused("reveal (8,3)") == "KA-ATURN-07"
    assert now.refused("reveal (5,7)") == "KA-ATURN-06"


@rule("KA-EX-62", "KA-RULING-41")
def test_62_undo_in_the_assassin_players_turn() -> None:
    start = crowd_at("C01", "K(8,8) X(8,7) H(5,2)")
    session = session_at(start)
    submit(session, start, "attack (8,7) E")
    assert (session.state.assassin_ap, session.state.wounded) == (3, True)
    assert session.undo() is None
    assert (session.state.assassin_ap, session.state.wounded) == (5, False)
    submit(session, start, "reveal (5,2)")
    assert session.undo() == "secret"


@rule("KA-EX-64", "KA-ROUND-02")
def test_64_before_the_card() -> None:
    now = at("C06", "N(8,4) C(5,2) H(8,3)").play("end-turn", "end-turn")
    assert now.question == "card king"
    for command in ("move (9,9) N", "move (8,4) N", "end-turn"):
        assert now.refused(command) == "KA-ROUND-02"
    assert {now.refused(f"reveal {spot}", 1) for spot in ("(5,2)", "(8,3)", "(0,9)")} == {"KA-ATURN-05"}


def test_every_example_of_the_catalogue_is_here() -> None:
    stated = set(re.findall(r"^- KA-EX-(\d+)", CATALOGUE, re.MULTILINE))
    source = Path(__file__).read_text(encoding="utf-8")
    assert stated == set(re.findall(r'"KA-EX-(\d+)"', source))
    assert set(EXAMPLES) <= stated
