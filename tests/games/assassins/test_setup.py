"""Set-up of both sides and of our own scenarios: the order, what is public, what is chosen and when."""

import pytest

from boardgames.core.contract import BadOptions, Sight
from boardgames.core.luck import Luck
from boardgames.games.assassins.options import CITIZENS, OPTIONS, SCENARIOS
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, HIDDEN, KING, people
from boardgames.games.assassins.victory import TOLD_AS
from tests.marks import rule

from .helpers import Table, ready, setup, spelled

CHOICE = "choose citizens=monk,dancer,farmer"


@rule("KA-SETUP-01", "KA-SETUP-02", "KA-RULING-44", "KA-SCEN-A")
def test_options_and_their_defaults() -> None:
    settled = RULES.settle({})
    assert settled == {"scenario": "side-a", "roles": "chosen", "match": "single", "undo": "on", "cards": "on"}
    assert {option.name: option.values for option in OPTIONS} == {
        "scenario": ("side-a", "side-b", "postern", "wounded", "little"),
        "roles": ("chosen", "drawn"),
        "match": ("single", "two"),
        "undo": ("on", "off"),
        "cards": ("on", "off"),
    }
    for wrong in ({"scenario": "side-c"}, {"colour": "red"}, {"undo": "maybe"}):
        with pytest.raises(BadOptions) as caught:
            RULES.settle(wrong)
        assert caught.value.refusal.rule == "KA-SETUP-01"


@rule("KA-SETUP-02", "KA-RULING-44")
def test_roles_are_agreed_or_drawn_by_lot() -> None:
    assert setup().state.seats == (KING, ASSASSIN)
    drawn = {setup(seed, roles="drawn").state.seats for seed in range(20)}
    assert drawn == {(KING, ASSASSIN), (ASSASSIN, KING)}
    swapped = setup(script=("assassins",), roles="drawn")
    assert swapped.state.seats == (ASSASSIN, KING)
    assert RULES.seated(swapped.state) == ("assassins", "king")
    assert swapped.asked == 0
    assert swapped.told[:2] == [f"leads KA-SETUP-02 player={n} role={TOLD_AS[1 - n]}" for n in (0, 1)]
    assert setup(script=("king",), roles="drawn").state.seats == (KING, ASSASSIN)


@rule("KA-SETUP-03", "KA-SETUP-04", "KA-SETUP-05", "KA-SETUP-06", "KA-SETUP-07", "KA-SETUP-11", "KA-RULING-01")
@rule("KA-RULING-42")
def test_side_a_stands_before_the_secret_choice() -> None:
    now = setup()
    state = now.state
    assert now.question == "choice assassins"
    assert not state.wounded
    assert len(state.deck) == 15
    assert not state.played
    assert state.supply == 3
    assert now.stands.count("C(") == 12
    assert now.stands.count("N(") == 7
    assert state.king == 99
    assert sorted(one for one in state.who if one < 12) == list(range(12))
    assert [event.kind for event in now.events] == ["leads", "leads", "deck-shuffled", "citizens-placed", "king-placed"]
    assert now.told[-1] == "king-placed KA-SETUP-07 square=J10"
    assert now.told[2] == "deck-shuffled KA-SETUP-03 number=15"


@rule("KA-RULING-01")
def test_citizens_are_dealt_by_chance_and_told() -> None:
    placed = {setup(seed).state.who for seed in range(10)}
    assert len(placed) == 10
    scripted = setup(script=CITIZENS)
    assert [scripted.state.who[square] for square in scripted.state.board.citizens] == list(range(12))
    told = next(spelled(event) for event in scripted.events if event.kind == "citizens-placed")
    assert told.startswith("citizens-placed KA-RULING-01 citizens=monk:H2,plum-seller:B3,apple-seller:E4,")


@rule("KA-SETUP-08", "KA-SETUP-09", "KA-SETUP-10")
def test_the_choice_is_secret() -> None:
    now = setup()
    ask = RULES.ask(now.state)
    assert ask is not None
    assert (ask.player, ask.sight) == (1, Sight.OWN)
    after = Table(now.state).play(CHOICE)
    assert people(after.state.secret) == ("monk", "dancer", "farmer")
    assert after.told == ["assassins-chosen KA-SETUP-09 number=3"]
    assert after.barrier == "declared"
    assert after.question == "card king"
    assert RULES.view(after.state, 0).secret == RULES.view(after.state, None).secret == HIDDEN
    assert RULES.view(after.state, 1).secret == after.state.secret
    (line,) = RULES.lines(now.state, 1, "choose")
    assert [(part.name, part.values, part.least, part.most) for part in line.parts] == [("citizens", CITIZENS, 3, 3)]


@rule("KA-SIDEB-01", "KA-SIDEB-02", "KA-SIDEB-03", "KA-SIDEB-04", "KA-SIDEB-07", "KA-SIDEB-08", "KA-RULING-42")
def test_side_b_in_its_order() -> None:
    now = setup(scenario="side-b")
    assert now.question == "choice assassins"
    assert now.stands.count("C(") == 12
    assert now.stands.count("N(") == now.stands.count("K(") == 0
    assert "C14" not in now.state.deck
    assert "crystal-removed KA-SIDEB-07" in now.told
    assert not now.state.wounded
    now = now.play(CHOICE)
    assert now.question == "start king"
    ask = RULES.ask(now.state)
    assert ask is not None
    assert ask.sight == Sight.OPEN
    (line,) = RULES.lines(now.state, 0, "start")
    assert [(part.name, part.values) for part in line.parts] == [("at", ("A10", "J10"))]
    west = Table(now.state).play("start at=A10")
    assert west.told == ["king-placed KA-SETUP-07 square=A10"]
    assert west.barrier == "declared"
    assert west.question == "card king"
    assert west.state.king == 90
    knights = [spot for spot in west.stands.split() if spot.startswith("N")]
    assert knights == ["N(1,3)", "N(1,6)", "N(7,1)", "N(8,0)", "N(8,1)", "N(8,2)", "N(9,1)"]


@rule("KA-SCEN-C")
def test_the_hidden_postern_is_chosen_last_and_in_secret() -> None:
    now = setup(scenario="postern")
    assert len(now.state.deck) == 14
    now = now.play(CHOICE)
    assert now.question == "postern king"
    ask = RULES.ask(now.state)
    assert ask is not None
    assert ask.sight == Sight.OWN
    (line,) = RULES.lines(now.state, 0, "postern")
    assert [(part.name, part.values) for part in line.parts] == [("at", ("A6", "F1"))]
    for square in ("A6", "F1"):
        after = Table(now.state).play(f"postern at={square}")
        assert after.told == ["postern-chosen KA-SCEN-C"]
        assert after.barrier == "declared"
        assert after.state.postern == after.state.grid.square(square)
        assert RULES.view(after.state, 0).postern == after.state.postern
        assert RULES.view(after.state, 1).postern == RULES.view(after.state, None).postern == HIDDEN


@rule("KA-SCEN-D")
def test_the_wounded_king_and_his_two_assassins() -> None:
    now = ready(scenario="wounded")
    assert now.state.wounded
    assert now.state.secret.bit_count() == now.state.supply == 2
    assert len(now.state.deck) == 15


@rule("KA-SCEN-E")
def test_the_little_square() -> None:
    now = setup(scenario="little")
    assert now.state.grid.size == 64
    assert now.state.king == 63
    assert now.stands.count("C(") == 8
    assert now.stands.count("N(") == 5
    placed = {now.state.who[square] for square in now.state.board.citizens}
    assert placed == set(SCENARIOS["little"].crowd)
    (line,) = RULES.lines(now.state, 1, "choose")
    assert line.parts[0].values == tuple(CITIZENS[one] for one in SCENARIOS["little"].crowd)


@rule("KA-RULING-42", "KA-RULING-48")
@pytest.mark.parametrize(
    ("scenario", "questions"),
    [
        ("side-a", ["choice assassins", "card king"]),
        ("side-b", ["choice assassins", "start king", "card king"]),
        ("postern", ["choice assassins", "postern king", "card king"]),
        ("wounded", ["choice assassins", "card king"]),
        ("little", ["choice assassins", "card king"]),
    ],
)
def test_one_question_after_the_other(scenario: str, questions: list[str]) -> None:
    asked: list[str] = []
    now = setup(scenario=scenario)
    while not asked or not asked[-1].startswith("card"):
        asked.append(now.question)
        given_up = Table(now.state).play("give-up")
        assert given_up.state.result is not None
        assert given_up.results.split()[now.asked] == "lost"
        move = RULES.suggest(now.state, now.asked, Luck(1), 9)
        now = Table(now.state).play(str(next(one for one in move if one.kind != "give-up")))
    assert asked == questions
