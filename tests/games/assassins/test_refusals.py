"""Every row of the catalogue's table of refusals, each with what is shown for it; and their order."""

import re
from typing import NamedTuple

import pytest

from boardgames.games.assassins.state import ASSASSIN, KING
from boardgames.words import Words
from tests.marks import rule

from .helpers import CATALOGUE, Table, at, crowd_at, ready, setup
from .numbers import REFUSALS

ROYAL = "K(8,8) N1(8,6) N2(5,4) X(8,5) C(5,5)"
"""A knight beside an assassin, a knight in the street below a citizen on a roof."""
STREET = "K(8,8) N(8,7) X(8,6) C(8,5) H(5,2)"


class Case(NamedTuple):
    """One attempt of a row: where, the attempt, the reason, and the role that tries if it is not asked."""

    row: str
    where: Table
    command: str
    reason: str
    role: int | None = None


def _choice(scenario: str = "side-a") -> Table:
    return setup(scenario=scenario)


_CARD = at("C06", "N(8,4) C(5,2)").play("end-turn", "end-turn")
_OVER = at("C06", "K(2,2)").play("move (2,2) N")
_TURNED = at("C06", ROYAL)
_CROWD = crowd_at("C06", STREET)
_START = _choice(scenario="side-b").play("choose citizens=monk,dancer,farmer")
_POSTERN = _choice(scenario="postern").play("choose citizens=monk,dancer,farmer")
_CLOSED = at("C06", "K(5,0)", scenario="postern", postern="F1")

ADJACENT = "Move, push, kill, capture or attack diagonally or at a distance"
ENTERS = "Crowd figure enters an occupied square (citizens and assassins do not push)"
EDGE = (
    "Any figure but the king leaves the board, or the king elsewhere than at a door edge; a kill, capture or attack"
    " aimed off the board"
)
CHOOSE = "Choosing fewer or more than three assassins (KA-SCEN-D: two), or the same citizen twice"
FIRST = "Side B: choosing the king's start before the assassins are chosen"
STARTS = "Side B: a start that is not one of the two marked squares"
CARD_FIRST = (
    "Any action before the round card is turned, also during set-up, End turn included; revealing and giving up"
    " excepted"
)
NOT_YOURS = (
    "Moving the opponent's figures, or any action, choice, undo or giving up by the player who is not to act,"
    " revealing excepted"
)
DEAR = (
    "Any action that costs more than is left in its own pool: king with 0 king AP, knight or citizen climbing with"
    " 1 AP, second kill or attack with 1 AP, and so on"
)
WALKS = "King enters a roof square, empty or not; king told to kill, capture or attack"
NOBODY = "Knight kill aimed at an empty square, the king or a knight"
CAPTURED = "Capture aimed at a revealed assassin, an empty square, the king or a knight"
EARLY = "Revealing in the king player's turn"
REVEALED = "Reveal aimed at an empty square, the king, a knight or an assassin already revealed"
UNARMED = "Unrevealed citizen figure told to attack, kill or capture; same answer whether it is an assassin or not"
FINAL = "Changing the confirmed secret choice or start"
NOT_HERE = (
    "Command to an empty square, one this kind of figure does not have, or a choice that this side of the board or"
    " scenario does not know"
)

CASES = (
    *(
        Case(ADJACENT, _TURNED, command, "not-adjacent")
        for command in (
            "move unit=G9 to=H10",
            "move unit=G9 to=I9",
            "move unit=G9 to=G9",
            "move unit=G9 to=none",
            "kill unit=G9 target=E9",
            "capture unit=G9 target=F8",
            "move unit=I9 to=G7",
        )
    ),
    *(Case(ADJACENT, _CROWD, f"{kind} unit=G9 target=I9", "not-adjacent") for kind in ("kill", "attack")),
    Case(ENTERS, _CROWD, "move (8,5) E", "occupied"),
    Case(ENTERS, _CROWD, "move (8,6) E", "occupied"),
    Case(ENTERS, crowd_at("C06", "C1(8,4) C2(8,5)"), "move (8,4) E", "occupied"),
    *(Case(EDGE, at("C06", "N(9,5)"), f"{kind} (9,5) S", "board-ends") for kind in ("move", "kill", "capture")),
    Case(EDGE, at("C06", "K(9,5)"), "move (9,5) S", "board-ends"),
    Case(EDGE, at("C06", "K(9,5)"), "kill (9,5) S", "board-ends"),
    Case(EDGE, crowd_at("C06", "C(9,5)"), "move (9,5) S", "board-ends"),
    *(Case(EDGE, crowd_at("C06", "X(9,5)"), f"{kind} (9,5) S", "board-ends") for kind in ("kill", "attack")),
    Case(EDGE, _CLOSED, "move (5,0) W", "board-ends"),
    *(
        Case(CHOOSE, _choice(scenario=scenario), f"choose{some}", "choose-exactly")
        for scenario, some in (
            ("side-a", ""),
            ("side-a", " citizens=monk,dancer"),
            ("side-a", " citizens=monk,dancer,farmer,squire"),
            ("side-a", " citizens=monk,monk,farmer"),
            ("side-a", " citizens=monk,dancer,king"),
            ("wounded", " citizens=monk,dancer,farmer"),
            ("little", " citizens=monk,dancer,farmer"),
        )
    ),
    Case("King player opens the chosen cards", _TURNED, "look", "cards-secret"),
    Case("King player opens the chosen cards", _CROWD, "look", "cards-secret", KING),
    Case(FIRST, _choice(scenario="side-b"), "start at=A10", "assassins-first", KING),
    Case(FIRST, _choice(scenario="postern"), "postern at=A6", "assassins-first", KING),
    Case(STARTS, _START, "start at=A9", "two-starts"),
    Case(STARTS, _START, "start at=nowhere", "two-starts"),
    Case(STARTS, _POSTERN, "postern at=C3", "two-posterns"),
    *(
        Case(CARD_FIRST, where, command, "card-first", role)
        for where, role in ((_CARD, None), (_CARD, ASSASSIN), (_START, None), (_choice(), None), (_choice(), KING))
        for command in ("move (9,9) N", "kill (8,4) W", "capture (8,4) W", "attack (8,4) W", "end-turn")
    ),
    Case("Turning a second card in the same round", _TURNED, "turn-card", "card-turned"),
    Case("Turning a second card in the same round", _TURNED, "turn-card", "card-turned", ASSASSIN),
    Case("Turning a second card in the same round", _CROWD, "turn-card", "card-turned"),
    *(
        Case(NOT_YOURS, where, command, "not-your-turn", role)
        for where, command, role in (
            (_TURNED, "move (8,5) W", None),
            (_TURNED, "kill (8,5) E", None),
            (_TURNED, "move (8,5) W", ASSASSIN),
            (_TURNED, "end-turn", ASSASSIN),
            (_TURNED, "give-up", ASSASSIN),
            (_TURNED, "take-back", ASSASSIN),
            (_CROWD, "move (8,7) N", None),
            (_CROWD, "attack (8,8) N", None),
            (_CROWD, "move (8,7) N", KING),
            (_CROWD, "end-turn", KING),
            (_CROWD, "reveal (5,2)", KING),
            (_CROWD, "give-up", KING),
            (_CROWD, "take-back", KING),
            (_CARD, "turn-card", ASSASSIN),
            (_choice(), "choose citizens=monk,dancer,farmer", KING),
            (_choice(), "give-up", KING),
            (_choice(), "turn-card", KING),
            (_START, "start at=A10", ASSASSIN),
            (_START, "choose citizens=monk,dancer,farmer", ASSASSIN),
            (_POSTERN, "postern at=A6", ASSASSIN),
        )
    ),
    Case(DEAR, at("C06", "K(8,8)", king_ap=0), "move (8,8) W", "too-few-points"),
    Case(DEAR, at("C06", "K(2,2)", king_ap=0), "move (2,2) N", "too-few-points"),
    Case(DEAR, at("C06", "N(5,4)", knight_ap=1), "move (5,4) E", "too-few-points"),
    Case(DEAR, at("C06", "N(8,4) X(8,3)", knight_ap=0), "kill (8,4) W", "too-few-points"),
    Case(DEAR, at("C01", "N(8,4) C(8,3)", knight_ap=0), "capture (8,4) W", "too-few-points"),
    Case(DEAR, at("C01", "N(8,4)", knight_ap=0), "move (8,4) W", "too-few-points"),
    Case(DEAR, crowd_at("C06", "C(5,4)", assassin_ap=1), "move (5,4) E", "too-few-points"),
    Case(DEAR, crowd_at("C06", "C(5,5)", assassin_ap=0), "move (5,5) W", "too-few-points"),
    Case(DEAR, crowd_at("C06", "X(5,4)", assassin_ap=0), "move (5,4) E", "too-few-points"),
    Case(DEAR, crowd_at("C06", "X(8,4) N(8,3)", assassin_ap=0), "kill (8,4) W", "too-few-points"),
    Case(DEAR, crowd_at("C06", "X(8,4) N(8,3)", assassin_ap=1, kills=1), "kill (8,4) W", "too-few-points"),
    Case(DEAR, crowd_at("C06", "X(8,7) K(8,8)", assassin_ap=1), "attack (8,7) E", "too-few-points"),
    *(
        Case(
            "King steps onto an occupied street square (he does not push)",
            at("C06", f"K(8,8) {who}(8,7)"),
            "move (8,8) W",
            "king-needs-empty",
        )
        for who in "NCHX"
    ),
    Case(WALKS, at("C06", "K(5,4)"), "move (5,4) E", "king-only-walks"),
    Case(WALKS, at("C06", "K(5,4) C(5,5)"), "move (5,4) E", "king-only-walks"),
    *(
        Case(WALKS, at("C01", "K(8,8) X(8,7)"), f"{kind} (8,8) W", "king-only-walks")
        for kind in ("kill", "capture", "attack")
    ),
    Case("Knight enters the square of the king or a knight", at("C06", "K(8,8) N(8,7)"), "move (8,7) E", "own-side"),
    Case("Knight enters the square of the king or a knight", at("C06", "N1(8,6) N2(8,7)"), "move (8,7) W", "own-side"),
    Case(
        "Street knight kills an assassin on a roof", at("C06", "N(5,4) X(5,5)"), "kill (5,4) E", "knight-out-of-reach"
    ),
    *(Case(NOBODY, at("C06", "K(8,5) N1(8,6) N2(8,7)"), f"kill (8,6) {way}", "no-assassin-there") for way in "NWE"),
    *(
        Case(
            "Knight kills an unrevealed citizen figure, assassin or not",
            at("C06", f"N(8,6) {who}(8,7)"),
            "kill (8,6) E",
            "only-revealed",
        )
        for who in "CH"
    ),
    Case(
        "Knight kills an unrevealed citizen figure, assassin or not",
        at("C06", "N(5,4) C(5,5)"),
        "kill (5,4) E",
        "only-revealed",
    ),
    Case("Push from street to roof", at("C06", "N(5,3) C(5,4)"), "move (5,3) E", "push-onto-roof"),
    Case("Push off the board", at("C06", "N(8,8) C(8,9)"), "move (8,8) E", "push-off-board"),
    Case("Push onto the king or a knight", at("C06", "N(8,5) C(8,6) K(8,7)"), "move (8,5) E", "push-blocked"),
    Case("Push onto the king or a knight", at("C06", "N1(8,5) X(8,6) N2(8,7)"), "move (8,5) E", "push-blocked"),
    *(
        Case(CAPTURED, at("C01", "K(8,5) N1(8,6) N2(8,7) X(9,6)"), f"capture (8,6) {way}", "only-unrevealed")
        for way in "NWES"
    ),
    Case("Capture without the shackles icon", at("C06", "N(8,4) C(8,3)"), "capture (8,4) W", "no-shackles"),
    Case("Second capture in a round", at("C01", "N(8,4) C(8,3)", caught="yes"), "capture (8,4) W", "one-capture"),
    Case(
        "Street knight captures a citizen on a roof",
        at("C01", "N(5,4) C(5,5)"),
        "capture (5,4) E",
        "capture-out-of-reach",
    ),
    *(
        Case(EARLY, where, f"reveal {spot}", "not-their-turn", role)
        for where in (_TURNED, _CARD)
        for spot in ("(0,9)", "(5,2)", "(4,4)")
        for role in (KING, ASSASSIN)
    ),
    Case(EARLY, _choice(), "reveal (0,9)", "not-their-turn"),
    Case("Revealing a citizen who is no assassin", _CROWD, "reveal (8,5)", "not-your-assassin"),
    *(Case(REVEALED, _CROWD, f"reveal {spot}", "no-citizen-there") for spot in ("(4,4)", "(8,8)", "(8,7)", "(8,6)")),
    Case(REVEALED, _CROWD, "reveal unit=none", "no-citizen-there"),
    *(
        Case(UNARMED, crowd_at("C01", f"K(8,5) {who}(8,6) N(8,7)"), f"{kind} (8,6) {way}", "citizens-only-move")
        for who in "CH"
        for kind in ("attack", "kill", "capture")
        for way in "WEN"
    ),
    *(
        Case(
            "Assassin kill aimed at anything but a knight",
            crowd_at("C06", "K(8,5) X(8,6) C(8,7)"),
            f"kill (8,6) {way}",
            "no-knight-there",
        )
        for way in "WEN"
    ),
    Case(
        "Street assassin kills a knight on a roof",
        crowd_at("C06", "X(5,4) N(5,5)"),
        "kill (5,4) E",
        "assassin-out-of-reach",
    ),
    Case("Third kill in a turn", crowd_at("C01", "X(8,4) N(8,3)", kills=2), "kill (8,4) W", "two-knights"),
    *(
        Case(
            "Attack aimed at anything but the king",
            crowd_at("C06", "X(8,6) N(8,5) C(8,7)"),
            f"attack (8,6) {way}",
            "only-king",
        )
        for way in "WEN"
    ),
    *(
        Case("Any action after the game is over", _OVER, command, "game-over", role)
        for command in ("move (2,2) N", "turn-card", "end-turn", "give-up", "reveal (0,9)", "look", "dance")
        for role in (KING, ASSASSIN)
    ),
    Case("Undo past a point of no return", _TURNED, "take-back", "no-undo"),
    Case("Undo past a point of no return", _CROWD, "take-back", "no-undo"),
    Case(FINAL, _CROWD, "choose citizens=monk,dancer,farmer", "choice-final"),
    Case(FINAL, ready(scenario="side-b"), "start at=J10", "choice-final"),
    Case(FINAL, ready(scenario="postern"), "postern at=F1", "choice-final"),
    *(
        Case(NOT_HERE, where, command, "cannot-here", role)
        for where, command, role in (
            (_TURNED, "move (4,3) E", None),
            (_TURNED, "move unit=none to=A1", None),
            (_TURNED, "attack (8,6) W", None),
            (_CROWD, "capture (8,6) E", None),
            (_CROWD, "kill (4,3) E", None),
            (_CARD, "start at=J10", None),
            (_CARD, "postern at=A6", None),
            (_choice(), "start at=J10", None),
            (_choice(), "turn-card", None),
            (_CARD, "next-game", None),
        )
    ),
)


def rows() -> dict[str, tuple[str, str, str]]:
    """The rows of the catalogue's table: rule, and the message in English and French."""
    part = CATALOGUE.split("## Refusals")[1].split("## What a player sees")[0]
    found = re.findall(r"^\| (?!Illegal)([^|-][^|]*?) \| (KA-[^|]*?) \| ([^|]*?) \| ([^|]*?) \|$", part, re.MULTILINE)
    return {row: (number, english, french) for row, number, english, french in found}


def test_every_row_of_the_catalogue_is_tried() -> None:
    assert set(rows()) == {case.row for case in CASES}


@rule("KA-BOARD-02", "KA-BOARD-04", "KA-BOARD-06", "KA-SETUP-08", "KA-SETUP-10", "KA-SIDEB-03", "KA-SIDEB-04")
@rule("KA-ROUND-02", "KA-ROUND-04", "KA-ROUND-05", "KA-ROUND-07", "KA-KING-01", "KA-KING-02", "KA-KNIGHT-04")
@rule("KA-KNIGHT-05", "KA-KNIGHT-07", "KA-KNIGHT-08", "KA-PUSH-04", "KA-PUSH-06", "KA-PUSH-07", "KA-PUSH-08")
@rule("KA-CAP-01", "KA-CAP-02", "KA-CAP-03", "KA-CAP-04", "KA-ATURN-05", "KA-ATURN-06", "KA-ATURN-07", "KA-CIT-04")
@rule("KA-ASN-04", "KA-ASN-06", "KA-ASN-08", "KA-ASN-09", "KA-END-01", "KA-RULING-25", "KA-RULING-41", "KA-RULING-43")
@rule("KA-RULING-55", "KA-RULING-57", "KA-RULING-17", "KA-RULING-18", "KA-SCEN-C", "KA-RULING-26")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.row[:40]}-{case.command[:30]}-{case.role}")
def test_refusals(case: Case) -> None:
    state = case.where.state
    player = None if case.role is None else state.player(case.role)
    refused = case.where.refusal(case.command, player)
    assert refused is not None
    assert (refused.rule, refused.reason) == (REFUSALS[case.reason], case.reason)
    assert refused.rule == rows()[case.row][0]


def test_the_messages_are_those_of_the_catalogue() -> None:
    """The closing of a game is told by the words that all games share; what belongs to no row is listed here."""
    ours = {REFUSALS[case.reason]: case.reason for case in CASES if case.reason not in ("two-posterns", "game-over")}
    for number, english, french in rows().values():
        if number == "KA-END-01":
            continue
        for language, message in (("en", english), ("fr", french)):
            said = Words(language, "assassins").find(f"refuse.{ours[number]}")
            plain = message.replace("'", "’").replace("{count}", "%{number}")
            plain = re.sub(r"\{(cost|left)\}", r"%{\1}", plain)
            assert isinstance(said, str)
            assert said.replace("\u00a0", " ").replace(" :", ":") == plain.replace(" :", ":"), number


@rule("KA-RULING-57", "KA-RULING-51")
@pytest.mark.parametrize(
    ("where", "command", "why"),
    [
        (_OVER, "dance", "KA-END-01"),
        (_CARD, "move (0,0) N", "KA-ROUND-02"),
        (_TURNED, "move unit=F9 to=A1", "KA-ROUND-04"),
        (_TURNED, "attack unit=G9 target=A1", "KA-BOARD-02"),
        (_TURNED, "move unit=C5 to=A1", "KA-BOARD-02"),
        (at("C06", "N(9,5)"), "attack (9,5) S", "KA-BOARD-06"),
        (at("C06", "N(9,5)"), "move (9,4) S", "KA-BOARD-06"),
        (crowd_at("C06", "C(5,4) N(5,5)", assassin_ap=0), "kill (5,4) E", "KA-CIT-04"),
        (crowd_at("C06", "X(5,4) C(5,5)", kills=2), "kill (5,4) E", "KA-ASN-04"),
        (crowd_at("C06", "X(5,4) N(5,5)", kills=2), "kill (5,4) E", "KA-ASN-06"),
        (crowd_at("C06", "X(5,4) N(5,3)", kills=2, assassin_ap=0), "kill (5,4) W", "KA-ASN-08"),
        (at("C06", "N(5,4) C(5,5)", knight_ap=0), "kill (5,4) E", "KA-KNIGHT-08"),
        (at("C06", "N(5,4) X(5,5)", knight_ap=0), "kill (5,4) E", "KA-KNIGHT-07"),
        (at("C06", "N(5,4) C(5,3)", knight_ap=0, caught="yes"), "capture (5,4) W", "KA-CAP-02"),
        (at("C01", "N(5,4) C(5,3)", knight_ap=0, caught="yes"), "capture (5,4) W", "KA-CAP-03"),
        (at("C06", "K(5,4) C(4,4)", king_ap=0), "move (5,4) N", "KA-KING-01"),
        (crowd_at("C06", "C1(8,4) C2(8,5)", assassin_ap=0), "move (8,4) E", "KA-BOARD-04"),
        (at("C06", "N1(8,5) C(8,6) N2(8,7)", knight_ap=0), "move (8,5) E", "KA-PUSH-07"),
    ],
)
def test_the_first_broken_rule_is_named(where: Table, command: str, why: str) -> None:
    assert where.refused(command, where.state.player(where.state.actor)) == why


@pytest.mark.parametrize(
    ("where", "command", "flashes", "args"),
    [
        (_TURNED, "move unit=G9 to=I9", "I9", {}),
        (_TURNED, "move unit=G9 to=none", "", {}),
        (_TURNED, "move (8,5) W", "F9", {}),
        (_TURNED, "attack (8,6) W", "F9", {}),
        (at("C06", "N(9,5)"), "move (9,5) S", "F10", {}),
        (at("C06", "N(5,3) C(5,4)"), "move (5,3) E", "E6", {}),
        (at("C06", "N(8,8) C(8,9)"), "move (8,8) E", "J9", {}),
        (at("C06", "N(8,5) C1(8,6) C2(8,7) K(8,8)"), "move (8,5) E", "H9 I9", {}),
        (at("C06", "N(5,4)", knight_ap=1), "move (5,4) E", "F6", {"cost": 2, "left": 1}),
        (crowd_at("C06", "X(8,7) K(8,8)", assassin_ap=1), "attack (8,7) E", "I9", {"cost": 2, "left": 1}),
        (_choice(scenario="wounded"), "choose citizens=monk", "", {"number": 2}),
        (_START, "start at=A9", "A9", {}),
        (_START, "start at=x", "", {}),
        (_CROWD, "reveal (8,5)", "F9", {}),
        (_CROWD, "reveal unit=x", "", {}),
        (crowd_at("C06", "C(8,6) N(8,7)"), "kill (8,6) E", "G9", {}),
        (at("C06", "K(8,8) N(8,7)"), "move (8,8) W", "H9", {}),
    ],
)
def test_what_a_refusal_tells_and_flashes(where: Table, command: str, flashes: str, args: dict[str, int]) -> None:
    refused = where.refusal(command)
    assert refused is not None
    assert (" ".join(refused.where), dict(refused.args)) == (flashes, args)


@rule("KA-RULING-26", "KA-SCEN-C", "KA-ATURN-06")
def test_only_what_tells_a_secret_is_private() -> None:
    for case in CASES:
        state = case.where.state
        refused = case.where.refusal(case.command, None if case.role is None else state.player(case.role))
        assert refused is not None
        secret = case.reason == "not-your-assassin" or case.where is _CLOSED
        assert refused.private == secret, case


@pytest.mark.parametrize(
    ("where", "command", "reason"),
    [
        (_TURNED, "move unit=G9", "part-missing"),
        (_TURNED, "move to=G9", "part-missing"),
        (_TURNED, "move unit=G9 to=G8 by=X", "part-unknown"),
        (_TURNED, "move unit=G9,I9 to=G8", "one-value"),
        (_TURNED, "attack unit=G9", "part-missing"),
        (_TURNED, "end-turn unit=G9", "part-unknown"),
        (_CROWD, "reveal", "part-missing"),
        (_TURNED, "dance", "kind-unknown"),
        (_START, "start", "part-missing"),
    ],
)
def test_moves_of_the_wrong_form(where: Table, command: str, reason: str) -> None:
    refused = where.refusal(command)
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TABLE-FORM", reason)


def test_nobody_else_sits_at_the_table() -> None:
    refused = _TURNED.refusal("end-turn", 2)
    assert refused is not None
    assert (refused.rule, refused.reason) == ("TABLE-FORM", "no-such-player")


@rule("KA-RULING-58")
def test_own_cards_are_looked_at_behind_the_screen() -> None:
    assert _CROWD.refused("look") == "KA-RULING-58"
    assert _TURNED.refused("look", ASSASSIN) == "KA-RULING-58"
