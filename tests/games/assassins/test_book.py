"""What the pictures of the rulebook tell is what the rules do: their positions are played as their captions say."""

from typing import NamedTuple

import pytest

from boardgames import games
from boardgames.app.rulebook_text import Figure, load
from boardgames.core.contract import Move
from boardgames.core.luck import Luck
from boardgames.games.assassins.state import State
from tests.marks import rule

RULES = games.rules("assassins")


class Told(NamedTuple):
    """The picture of a chapter, what is tried there and refused, what is played, and what stands there afterwards."""

    chapter: str
    number: int
    refused: dict[str, str]
    played: tuple[str, ...]
    left: tuple[int, int, int]
    """Points of the king, of the knights and of the assassins."""
    there: dict[str, str]
    gone: str = ""
    then: tuple[tuple[str, str], ...] = ()
    """What is refused after all that was played."""
    rule: str = ""
    """By which rule the game is over."""


def _steps(*way: str) -> tuple[str, ...]:
    """`A1 A2 A3` is one figure's way."""
    return tuple(f"move unit={a} to={b}" for one in way for a, b in zip(one.split(), one.split()[1:], strict=False))


TOLD = (
    Told(
        "king-turn", 0, {}, _steps("I9 H9", "G9 F9 E9", "H9 G9", "E9 D9 C9"), (0, 1, 4), {"G9": "king", "C9": "knight"}
    ),
    Told("king", 0, {}, _steps("D3 C3 C2"), (0, 5, 4), {"C2": "knight"}, rule="KA-END-04"),
    Told("king", 1, {}, _steps("C5 B5"), (0, 5, 4), {"B5": "king"}, then=(("move unit=B5 to=A5", "KA-ROUND-07"),)),
    Told("knights", 0, {}, _steps("E6 F6", "G7 H7"), (1, 2, 4), {"F6": "knight", "H7": "knight"}),
    Told("knights", 0, {}, _steps("E6 E5"), (1, 4, 4), {"E5": "knight"}),
    Told(
        "knights",
        1,
        {"kill unit=H7 target=G7": "KA-KNIGHT-07"},
        ("kill unit=F6 target=E6",),
        (1, 4, 4),
        {"F6": "knight", "G7": "assassin"},
        gone="E6",
    ),
    Told(
        "pushing",
        0,
        {},
        _steps("J9 I9"),
        (1, 4, 4),
        {"I9": "knight", "H9": "dancer", "G9": "butcher", "F9": "shepherd"},
        gone="J9",
    ),
    Told("pushing", 1, {}, _steps("E6 F6"), (1, 3, 4), {"F6": "knight", "G6": "monk", "H6": "apple-seller"}),
    Told(
        "pushing",
        2,
        {
            "move unit=D6 to=E6": "KA-PUSH-04",
            "move unit=H6 to=H7": "KA-PUSH-07",
            "move unit=I7 to=J7": "KA-PUSH-06",
        },
        (),
        (1, 5, 4),
        {"H8": "king"},
    ),
    Told(
        "pushing",
        3,
        {"move unit=D5 to=E5": "KA-PUSH-04"},
        _steps("G6 F6"),
        (1, 4, 4),
        {"F6": "knight", "E6": "dancer", "D6": "butcher"},
    ),
    Told(
        "pushing",
        4,
        {"move unit=D3 to=C3": "KA-PUSH-04"},
        _steps("C2 C3"),
        (1, 4, 4),
        {"C3": "knight", "C4": "shepherd", "B3": "monk"},
    ),
    *(
        Told(
            "capture",
            0,
            {"capture unit=H7 target=G7": "KA-CAP-04"},
            (f"capture {what}",),
            (1, 5, 5),
            {"G7": "squire"},
            gone,
            ((f"capture {more}", "KA-CAP-03"),),
        )
        for what, gone, more in (
            ("unit=F6 target=E6", "E6", "unit=F6 target=F7"),
            ("unit=F6 target=F7", "F7", "unit=H7 target=I7"),
            ("unit=H7 target=I7", "I7", "unit=F6 target=E6"),
        )
    ),
    Told("crowd", 0, {}, _steps("E6 F6", "G7 H7"), (1, 5, 1), {"F6": "plum-seller", "H7": "blacksmith"}),
    Told("crowd", 0, {}, _steps("E6 E5"), (1, 5, 3), {"E5": "plum-seller"}),
    Told(
        "crowd",
        1,
        {},
        (*_steps("E4 D4", "C6 D6 E6 E5"), "reveal unit=D9", "kill unit=D9 target=E9"),
        (1, 6, 0),
        {"D4": "dancer", "E5": "butcher", "D9": "assassin"},
        gone="E9",
    ),
    Told("reveal", 0, {}, _steps("E6 F6"), (1, 5, 3), {"F6": "assassin"}),
    Told("strikes", 0, {}, _steps("F6 G6 H6"), (1, 5, 3), {"H6": "assassin"}),
    Told("strikes", 1, {}, ("kill unit=D9 target=E9", "kill unit=C6 target=D6"), (1, 5, 1), {}, gone="E9"),
    Told("strikes", 2, {}, ("attack unit=G6 target=H6",), (1, 5, 2), {"G6": "assassin", "H6": "king"}),
    Told(
        "strikes",
        3,
        {},
        (*_steps("G9 H9"), "attack unit=H9 target=I9", "attack unit=H9 target=I9"),
        (1, 6, 0),
        {"H9": "assassin"},
        gone="I9",
        rule="KA-END-05",
    ),
    Told(
        "strikes",
        4,
        {},
        (*_steps("F10 G10 H10"), "kill unit=H10 target=I10", *_steps("H10 I10")),
        (1, 6, 1),
        {"I10": "assassin", "J10": "king"},
        then=(("attack unit=I10 target=J10", "KA-ROUND-07"),),
    ),
    Told("ending", 0, {}, _steps("C3 C2"), (0, 5, 4), {}, rule="KA-END-04"),
)
WHOLE = (("board", 0, "side-a"), ("side-b", 0, "side-b"), ("scenarios", 0, "postern"), ("scenarios", 1, "little"))


def pictured(chapter: str, number: int) -> State:
    """The position of a picture of the English book; both books show the same."""
    book = load("assassins", "en")
    parts = book.chapters[book.chapter(chapter)].parts
    shown = [part for part in parts if isinstance(part, Figure) and part.kind == "board"]
    state: State = RULES.read(shown[number].position)
    return state


def standing(state: State, name: str) -> str:
    """Who stands on a square; nothing if nobody does."""
    square = state.grid.square(name)
    if square == state.king:
        return "king"
    if state.knights >> square & 1:
        return "knight"
    return state.figure(square) if state.crowd >> square & 1 else ""


def refused(state: State, tried: dict[str, str]) -> dict[str, str]:
    """By which rule each of these moves is refused to the player who is asked."""
    found = {}
    for text in tried:
        refusal = RULES.refuse(state, state.player(state.actor), Move.parse(text))
        found[text] = refusal.rule if refusal is not None else ""
    return found


@pytest.mark.parametrize("told", TOLD, ids=lambda told: f"{told.chapter}-{told.number}")
@rule("KA-BOARD-02", "KA-PUSH-03", "KA-PUSH-08", "KA-CAP-04", "KA-ROUND-07", "KA-ASN-07", "KA-END-04")
def test_a_picture_tells_what_happens(told: Told) -> None:
    state = pictured(told.chapter, told.number)
    assert refused(state, told.refused) == told.refused
    for text in told.played:
        assert refused(state, {text: ""}) == {text: ""}
        state = RULES.apply(state, state.player(state.actor), Move.parse(text)).state
    assert refused(state, dict(told.then)) == dict(told.then)
    assert (state.king_ap, state.knight_ap, state.assassin_ap) == told.left
    assert {name: standing(state, name) for name in told.there} == told.there
    assert not told.gone or standing(state, told.gone) == ""
    outcome = RULES.outcome(state)
    assert (outcome.rule if outcome is not None else "") == told.rule


@pytest.mark.parametrize(("chapter", "number", "scenario"), WHOLE)
@rule("KA-SETUP-05", "KA-SETUP-06", "KA-SETUP-07", "KA-SIDEB-05")
def test_a_whole_board_is_set_up_as_in_the_game(chapter: str, number: int, scenario: str) -> None:
    shown, laid = pictured(chapter, number), RULES.setup({"scenario": scenario}, Luck(1)).state
    assert shown.board is laid.board
    assert shown.crowd == laid.crowd
    starts = {(start.king, shown.board.knights | start.escort) for start in shown.board.starts}
    assert (shown.king, shown.knights) in starts
