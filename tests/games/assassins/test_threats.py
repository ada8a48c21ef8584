"""The threat overlay: what could be struck with the points on the card, from public information alone."""

import pytest

from boardgames.games.assassins import threats
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, State
from boardgames.games.assassins.threats import Overlay, Threat
from tests.marks import rule

from .helpers import Table, at, crowd_at, ready


def by_playing(state: State, square: int) -> tuple[set[str], set[str], set[str]]:
    """Where one figure, taken for an assassin, can stand, kill and wound: found by playing all of its steps.

    Knights and king are put on every free square in turn to be struck.
    """
    names, reach, kills, wounds = state.grid.names, set(), set(), set()
    crowd = state._replace(stage="crowd-turn", assassins=state.assassins | 1 << square)
    known: dict[int, int] = {}
    frontier = [(square, crowd)]
    while frontier:
        here, now = frontier.pop()
        if known.get(here, -1) >= now.assassin_ap:
            continue
        known[here] = now.assassin_ap
        reach.add(names[here])
        for goal in state.board.beside[here]:
            knight = now._replace(crowd=1 << here, assassins=1 << here, knights=1 << goal, king=-1)
            if not Table(knight).refused(f"kill unit={names[here]} target={names[goal]}"):
                kills.add(names[goal])
            king = now._replace(crowd=1 << here, assassins=1 << here, knights=0, king=goal)
            on_street = state.board.streets >> goal & 1
            if on_street and not Table(king).refused(f"attack unit={names[here]} target={names[goal]}"):
                wounds.add(names[goal])
        player = state.player(ASSASSIN)
        for line in RULES.lines(now, player, "move"):
            if line.parts[0].values == (names[here],):
                for goal_name in line.parts[1].values or ():
                    step = RULES.apply(now, player, Table(now).move(f"move unit={names[here]} to={goal_name}"))
                    frontier.append((state.grid.square(goal_name), step.state))
    return reach, kills, wounds


POSITIONS = [
    at("C06", "K(8,8) N1(8,6) N2(3,0) X(5,4) C(8,4) H(3,3)"),
    crowd_at("C01", "K(8,8) N1(8,6) X(5,5) C(8,4)", assassin_ap=2),
    crowd_at("C01", "K(8,8) N1(8,6) X(5,5) C(8,4)", assassin_ap=0),
    crowd_at("C01", "K(8,8) N1(8,6) X(5,5) C(8,4)", kills=1, assassin_ap=3),
    crowd_at("C01", "K(8,8) N1(8,6) X(5,5) C(8,4)", kills=2, assassin_ap=3),
]


@rule("KA-ASN-01", "KA-ASN-02", "KA-ASN-03", "KA-ASN-06", "KA-ASN-07", "KA-ASN-09", "KA-ASN-10")
@pytest.mark.parametrize("now", POSITIONS)
def test_the_overlay_is_what_could_be_played(now: Table) -> None:
    found = threats.overlay(now.state)
    for shown, mask in ((found.revealed, now.state.assassins), (found.citizens, now.state.citizens)):
        reach: set[str] = set()
        kills: set[str] = set()
        wounds: set[str] = set()
        for square in range(100):
            if mask >> square & 1:
                one = by_playing(now.state, square)
                reach, kills, wounds = reach | one[0], kills | one[1], wounds | one[2]
                single = threats.threat(now.state, now.state.grid.names[square])
                assert (set(single.reach), set(single.knights), set(single.king)) == one
        assert (set(shown.reach), set(shown.knights), set(shown.king)) == (reach, kills, wounds)


@rule("KA-RULING-58", "KA-ATURN-04")
def test_the_overlay_knows_no_secret() -> None:
    now = POSITIONS[0]
    for player in (None, 0, 1):
        assert threats.overlay(RULES.view(now.state, player)) == threats.overlay(now.state)
    assert threats.threat(now.state, "D4").reach, "a citizen counts as if he were an assassin"


def test_there_is_no_threat_without_a_card() -> None:
    nothing = Overlay(Threat(), Threat())
    assert threats.overlay(ready().state) == nothing
    over = at("C06", "K(2,2) X(5,4)").play("move (2,2) N")
    assert threats.overlay(over.state) == nothing
    assert threats.threat(over.state, "E6") == Threat()
    now = at("C06", "N(8,4) X(5,4)")
    assert threats.threat(now.state, "E9") == threats.threat(now.state, "none") == Threat()
    assert threats.threat(ready().state, "H2") == Threat()


@rule("KA-ASN-09", "KA-ASN-07")
def test_what_one_assassin_threatens_with_two_points() -> None:
    now = crowd_at("C01", "K(9,9) X(5,0)", exact=True, assassin_ap=2)
    found = threats.overlay(now.state).revealed
    assert found.king == ("B6",), "of the squares beside it only one is a street, and a wound costs both points"
    assert "A4" in found.knights
    assert {"A5", "A6", "B6", "A7"} <= set(found.reach)
