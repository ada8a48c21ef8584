"""What the king player never learns (catalogue: "What a player sees")."""

from math import comb

import pytest

from boardgames.core.contract import Move
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.assassins import secrets, threats, turn, ways
from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, HIDDEN, KING, State, bits
from tests.marks import rule

from .helpers import Table, at, crowd_at, ready, spelled

CROWD = "K(8,8) N1(8,6) N2(3,0) X:monk(8,5) C:farmer(8,7) H:squire(5,4) C:butcher(5,5) H:dancer(3,1)"
"""A revealed assassin, two hidden ones, two citizens: the secret can be any two of the four."""


def alike(state: State) -> list[State]:
    """Every state that differs from this one only in who the hidden assassins are."""
    return [state._replace(secret=found) for found in secrets.possible(state)]


@rule("KA-SETUP-08", "KA-SETUP-09", "KA-SETUP-10", "KA-CAP-05", "KA-RULING-13", "KA-RULING-19", "KA-ATURN-04")
@pytest.mark.parametrize("turn_of", [KING, ASSASSIN])
def test_states_that_differ_in_the_secret_are_one_to_the_king_player(turn_of: int) -> None:
    start = at("C01", CROWD, turn_of, exact=True)
    king = start.state.player(KING)
    candidates = [
        *(RULES.moves(RULES.view(start.state, None), start.asked) or ()),
        *(Move.make("reveal", unit=name) for name in start.state.grid.names),
        *(Move.make(kind, unit="E6", target="E5") for kind in ("kill", "attack", "capture")),
    ]
    seen: list[object] = []
    for state in alike(start.state):
        seen.append(
            (
                RULES.view(state, king),
                RULES.view(state, None),
                RULES.facts(state),
                RULES.ask(state),
                tuple(RULES.lines(state, king, kind) for kind in RULES.answers(state, king)),
                tuple(RULES.refuse(state, king, move) for move in candidates),
                tuple(RULES.preview(state, king, move) for move in candidates),
                threats.overlay(state),
                turn.left_over(state),
                state.supply,
            )
        )
    assert len(seen) == 55, "one of three is known, the others are two of the eleven who are not revealed"
    assert all(one == seen[0] for one in seen)


@rule("KA-CAP-05", "KA-RULING-13", "KA-RULING-19", "KA-RULING-22")
def test_what_is_told_does_not_depend_on_the_secret() -> None:
    for turn_of, commands in (
        (KING, ["capture (8,6) E", "move (8,6) N", "capture (3,0) E", "end-turn", "move (8,8) N"]),
        (ASSASSIN, ["move (5,4) W", "move (8,7) N", "move (3,1) W", "kill (8,5) E", "end-turn"]),
    ):
        start = at("C01", CROWD, turn_of, exact=True)
        for command in commands:
            if start.refused(command):
                continue
            told, views, previews = set(), set(), set()
            for state in alike(start.state):
                after = Table(state).play(command)
                assert not after.results
                told.add((tuple(after.told), after.barrier))
                views.add((RULES.view(after.state, state.player(KING)), RULES.view(after.state, None)))
                previews.add(str(RULES.preview(state, start.asked, start.move(command))))
            assert len(told) == len(views) == len(previews) == 1, command


@rule("KA-ATURN-05", "KA-ATURN-06", "KA-RULING-26")
def test_only_a_reveal_shows_the_difference_and_only_to_its_player() -> None:
    now = crowd_at("C06", "H(5,4) C(5,3)")
    public = RULES.view(now.state, None)
    for spot in ("(5,4)", "(5,3)"):
        assert RULES.refuse(public, now.asked, now.move(f"reveal {spot}")) is None
        assert now.refused(f"reveal {spot}", now.state.player(KING)) == "KA-ROUND-04"
    refused = now.refusal("reveal (5,3)")
    assert refused is not None
    assert refused.private


@rule("KA-RULING-58", "KA-RULING-39", "KA-RULING-21")
def test_views_hide_the_choice_and_nothing_else() -> None:
    now = ready("C06", scenario="postern")
    for player, hidden in ((0, {"secret"}), (1, {"postern"}), (None, {"secret", "postern"})):
        seen = RULES.view(now.state, player)
        assert seen.luck == UNKNOWN
        for field in State._fields:
            if field in hidden:
                assert getattr(seen, field) == HIDDEN
            elif field != "luck":
                assert getattr(seen, field) == getattr(now.state, field), field
    swapped = at("C06", "N(8,4)", seats="assassins,king")
    assert RULES.view(swapped.state, 0).secret == swapped.state.secret
    assert RULES.view(swapped.state, 1).secret == HIDDEN
    before = Table(ready("C06").state).play("end-turn")
    assert RULES.view(before.state, 0).supply == 3


@rule("KA-RULING-22", "KA-CAP-06", "KA-RULING-21")
def test_what_can_be_concluded() -> None:
    start = at("C01", CROWD, exact=True).state
    monk = 1 << CITIZENS.index("monk")
    found = secrets.possible(start)
    assert all(one & monk for one in found)
    assert len(found) == len(set(found)) == comb(11, 2)
    last = at("C01", "K(9,9) N(8,4) H:monk(8,3)", exact=True).state
    gone = last.captured
    assert gone.bit_count() == 2
    assert len(secrets.possible(last)) == comb(12, 3), "two captured ones may be assassins, and one must be left"
    three = last._replace(captured=gone | 1 << CITIZENS.index("farmer"))
    assert len(secrets.possible(three)) == comb(12, 3) - 1, "not all three of them"


def test_who_has_been_captured_may_have_been_an_assassin_but_not_all_of_them() -> None:
    text = (
        "stage=king-turn played=C01 king=J10 citizens=monk@A1 captured=dancer,squire,farmer secret=monk,dancer,squire"
    )
    now = RULES.read(f"scenario=wounded {text}".replace("secret=monk,dancer,squire", "secret=monk,dancer"))
    sets = secrets.possible(RULES.view(now, 0))
    assert all(one & ~now.captured for one in sets)
    assert any(one & now.captured for one in sets)
    samples = {RULES.sample(RULES.view(now, 0), 0, Luck(n)).secret for n in range(200)}
    assert len(samples) > 20
    assert samples <= set(sets)


@rule("KA-SCEN-C", "KA-RULING-58")
def test_the_postern_is_sampled_for_those_who_do_not_know_it() -> None:
    now = ready("C06", scenario="postern")
    assert {RULES.sample(RULES.view(now.state, 1), 1, Luck(n)).postern for n in range(20)} == {50, 5}
    assert {RULES.sample(RULES.view(now.state, 0), 0, Luck(n)).postern for n in range(20)} == {50}
    assert {RULES.sample(RULES.view(now.state, 1), 1, Luck(n)).secret for n in range(5)} == {now.state.secret}


@rule("KA-SETUP-09", "KA-SCEN-C")
def test_the_log_names_nobody_who_is_hidden() -> None:
    now = ready(scenario="postern")
    told = " ".join(spelled(event) for event in now.events if event.kind != "citizens-placed")
    assert not any(name in told for name in CITIZENS)
    assert "A6" not in told


@rule("KA-RULING-46")
def test_ways_do_not_depend_on_the_secret() -> None:
    start = at("C01", CROWD, ASSASSIN, exact=True)
    for square in bits(start.state.crowd):
        name = start.state.grid.names[square]
        assert len({str(ways.ways(state, name)) for state in (*alike(start.state), RULES.view(start.state, 0))}) == 1
