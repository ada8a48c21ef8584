"""Boards and cards are those of the catalogue, square by square and card by card."""

import re

import pytest

from boardgames.core.contract import Move
from boardgames.games.assassins import boards, cards
from boardgames.games.assassins.boards import Board
from boardgames.games.assassins.options import CITIZENS, SCENARIOS
from boardgames.games.assassins.statistics import way_left
from tests.marks import rule

from .helpers import CATALOGUE, at, crowd_at, table


def tables(heading: str) -> tuple[list[str], list[str]]:
    """Terrain and start marks of a board, row by row."""
    part = CATALOGUE.split(heading)[1]
    if heading.startswith("Terrain and start marks"):
        rows = [row.split()[1:] for row in part.split("```")[1].splitlines()[2:] if row.split()]
        return ["".join(row[:8]) for row in rows], ["".join(row[9:]) for row in rows]
    blocks = part.split("```")
    return tuple(  # type: ignore[return-value]
        ["".join(row.split()[1:]) for row in blocks[number].splitlines()[2:] if row.split()] for number in (1, 3)
    )


HEADINGS = {
    "a": "### Board side A",
    "b": "### Board side B",
    "e": "Terrain and start marks of KA-SCEN-E",
}
BOARDS = {board.name: board for board in (boards.A, boards.B, boards.E)}


def marked(board: Board, marks: list[str], letter: str) -> int:
    return sum(1 << square for square, mark in enumerate("".join(marks)) if mark == letter)


@rule("KA-BOARD-01", "KA-BOARD-05", "KA-RULING-03", "KA-RULING-09", "KA-RULING-36", "KA-RULING-37", "KA-SCEN-A")
@rule("KA-SCEN-B", "KA-SCEN-E", "KA-SETUP-05", "KA-SETUP-06", "KA-SETUP-07")
@pytest.mark.parametrize("name", BOARDS)
def test_terrain_and_marks(name: str) -> None:
    board, (terrain, marks) = BOARDS[name], tables(HEADINGS[name])
    size = board.grid.size
    assert len("".join(terrain)) == len("".join(marks)) == size
    assert board.roofs == marked(board, terrain, "R")
    assert board.streets == marked(board, terrain, "G")
    assert board.roofs ^ board.streets == (1 << size) - 1
    assert sum(1 << square for square in board.citizens) == marked(board, marks, "C")
    assert list(board.citizens) == sorted(board.citizens)
    assert sum(1 << start.king for start in board.starts) == marked(board, marks, "K")
    knights = board.knights
    for start in board.starts:
        assert not knights & start.escort
        knights |= start.escort
    assert knights == marked(board, marks, "N")
    assert sum(1 << door.square for door in board.doors) == marked(board, marks, "D")
    assert all(board.streets >> door.square & 1 for door in (*board.doors, *board.posterns))


def spots(board: Board, mask: int) -> str:
    found = (square for square in range(board.grid.size) if mask >> square & 1)
    return " ".join(f"({square // board.grid.columns},{square % board.grid.columns})" for square in found)


@rule("KA-SIDEB-01", "KA-SIDEB-05", "KA-SIDEB-06", "KA-RULING-03", "KA-SCEN-C", "KA-SCEN-E")
def test_marks_as_they_are_listed() -> None:
    a, b, e = boards.A, boards.B, boards.E
    (start,) = a.starts
    assert (spots(a, 1 << start.king), a.knights) == ("(9,9)", 0)
    assert spots(a, start.escort) == "(1,3) (3,0) (7,8) (8,7) (8,8) (8,9) (9,8)"
    west, east = b.starts
    assert (spots(b, 1 << west.king), spots(b, west.escort)) == ("(9,0)", "(7,1) (8,0) (8,1) (8,2) (9,1)")
    assert (spots(b, 1 << east.king), spots(b, east.escort)) == ("(9,9)", "(7,8) (8,7) (8,8) (8,9) (9,8)")
    assert spots(b, b.knights) == "(1,3) (1,6)"
    (little,) = e.starts
    assert (spots(e, 1 << little.king), spots(e, little.escort)) == ("(7,7)", "(1,2) (6,5) (6,6) (6,7) (7,6)")
    doors = [(spots(x, 1 << door.square), door.edge, door.beyond) for x in (a, b, e) for door in x.doors]
    assert doors == [("(2,2)", "N", "C2"), ("(4,1)", "W", "A5"), ("(2,4)", "N", "E2"), ("(2,3)", "N", "D2")]
    posterns = [(spots(a, 1 << door.square), door.edge, door.beyond) for door in a.posterns]
    assert posterns == [("(5,0)", "W", "@6"), ("(0,5)", "N", "F0")]
    assert b.posterns == e.posterns == ()


@rule("KA-ROUND-01", "KA-RULING-35", "KA-SIDEB-07", "KA-SCEN-E")
def test_the_cards() -> None:
    part = CATALOGUE.split("### Round cards")[1].split("Check sums")[0]
    stated = {}
    for row in re.findall(r"^\| (C\d\d.*) \|$", part, re.MULTILINE):
        names, _, king, knights, shackles, assassins, crystal = (cell.strip() for cell in row.split("|"))
        first, *last = [int(number) for number in re.findall(r"C(\d\d)", names)]
        for number in range(first, (last[-1] if last else first) + 1):
            card = cards.Card(int(king), int(knights), int(assassins), shackles == "yes", crystal.startswith("yes"))
            stated[f"C{number:02}"] = card
    assert stated == cards.CARDS
    assert tuple(sorted(stated)) == cards.DECK
    for deck, sums in ((cards.DECK, (19, 86, 68, 7)), (cards.WITHOUT_CRYSTAL, (17, 81, 64, 7))):
        dealt = [cards.CARDS[name] for name in deck]
        found = (sum(c.king for c in dealt), sum(c.knights for c in dealt), sum(c.assassins for c in dealt))
        assert (*found, sum(card.shackles for card in dealt)) == sums
    assert (len(cards.DECK), len(cards.WITHOUT_CRYSTAL), len(cards.SMALL)) == (15, 14, 10)
    assert tuple("C01 C02 C03 C06 C07 C10 C11 C12 C13 C15".split()) == cards.SMALL
    assert sum(cards.CARDS[name].king for name in cards.SMALL) == 13
    assert [name for name, card in cards.CARDS.items() if card.crystal] == ["C14"]


@rule("KA-SCEN-D", "KA-SCEN-E", "KA-SCEN-C", "KA-SCEN-B")
def test_the_scenarios() -> None:
    stated = re.findall(r"^\| ([a-z-]+) \| [A-Z]", CATALOGUE.split("### Citizens")[1].split("##")[0], re.MULTILINE)
    assert stated == list(CITIZENS)
    small = "monk plum-seller apple-seller fishmonger butcher blacksmith shepherd farmer"
    assert [CITIZENS[number] for number in SCENARIOS["little"].crowd] == small.split()
    told = {
        name: (plan.rule, plan.board.name, len(plan.deck), len(plan.crowd), plan.assassins, plan.wounded, plan.postern)
        for name, plan in SCENARIOS.items()
    }
    assert told == {
        "side-a": ("KA-SCEN-A", "a", 15, 12, 3, False, False),
        "side-b": ("KA-SCEN-B", "b", 14, 12, 3, False, False),
        "postern": ("KA-SCEN-C", "a", 14, 12, 3, False, True),
        "wounded": ("KA-SCEN-D", "a", 15, 12, 2, True, False),
        "little": ("KA-SCEN-E", "e", 10, 8, 3, False, False),
    }


@rule("KA-RULING-36", "KA-SCEN-E", "KA-SCEN-C")
def test_the_length_of_the_kings_way() -> None:
    """The catalogue's table: steps over streets to the nearest door of an empty board."""
    for board, start, steps in ((boards.A, 0, 13), (boards.B, 0, 11), (boards.B, 1, 12), (boards.E, 0, 9)):
        assert way_left(board, board.starts[start].king) == steps
    assert way_left(boards.A, boards.A.grid.square("C3")) == 0


@rule("KA-RULING-02", "KA-RULING-09", "KA-BOARD-02", "KA-RULING-50")
def test_every_step_between_neighbours_is_a_walk_a_climb_or_a_descent() -> None:
    board = boards.A
    street, roof = (board.grid.square(name) for name in ("E6", "F6"))
    assert board.climbs(street, roof)
    assert not board.climbs(roof, street)
    assert board.descends(roof, street)
    assert not board.descends(street, roof)
    assert not board.climbs(roof, roof + 1)
    assert not board.descends(street, street - 1)
    now = crowd_at("C06", "C(5,4)")
    for kind in ("climb", "descend", "leave"):
        refused = now.refusal(f"{kind} (5,4) E")
        assert refused is not None
        assert refused.reason == "kind-unknown"


def test_a_board_counts_its_rows_from_the_north() -> None:
    grid = boards.A.grid
    assert (grid.names[0], grid.names[99], grid.names[22]) == ("A1", "J10", "C3")
    assert grid.names[grid.step["N"][22]] == "C2"
    assert grid.names[grid.step["E"][22]] == "D3"
    assert grid.line(0, "C3") == ("SE", 2)
    assert grid.beyond(0, "N") == "A0"
    assert boards.A.towards[0] == {"A0": -1, "B1": 1, "A2": 10, "@1": -1}
    assert boards.A.onward[1] == {2: 3, 11: 21, 0: -1}


@rule("KA-BOARD-03", "KA-BOARD-04")
def test_nobody_passes_through_anybody() -> None:
    now = table("stage=crowd-turn played=C06 king=J10 citizens=monk@E9,farmer@F9 secret=squire,dancer,butcher")
    assert now.refused("move (8,4) E") == "KA-BOARD-04"
    assert now.refusal("move unit=E9 to=G9") is not None
    assert not [goal for goal in ("F9", "G9") if Move.make("move", unit="E9", to=goal) in _listed(now)]
    assert at("C06", "K(8,4) C(8,5)").refused("move unit=E9 to=G9") == "KA-BOARD-02"


def _listed(now: object) -> tuple[Move, ...]:
    from boardgames.games.assassins.rules import RULES

    from .helpers import Table

    assert isinstance(now, Table)
    return RULES.moves(now.state, now.asked) or ()
