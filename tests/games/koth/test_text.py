"""The text form of a position: all that can be said comes back, and nonsense is refused with a reason."""

from typing import Any

import pytest

from boardgames.core.contract import BadPosition
from boardgames.core.luck import UNKNOWN
from boardgames.games.koth.options import OPTIONS, SCENARIOS
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import DEAD, LEFT, WAITING, Casting, Open, Piece, place

from .helpers import setup, table

SAID = (
    "scenario=standards jokers=off fantastic=off magic=off roles=drawn armies-chosen=after-scenario",
    "units=bF*@B2,rAR@C3,rUV@K7 generals=r:dead fallen=r:F,C gone=b:HO",
    "scenario=ambush units=bF@B2,rF@C5 generals=b:left;r:dead gone=b:F",
    "terrain=forest-small@A2:b,road@C1:r,token-blue@A7:b,token-blue@F6:b,lake-deep@I1:r units=bC@A1",
    "terrain=none scenario=woods",
    "units=bF@B2,rF@B3 step=defend how=melee by=blue attacker=B2 target=B3 force=9 drawn=2S,3S played=9D used=1,0",
    "units=bF@B2 step=flee how=lightning by=red target=B2 force=9 played=9C used=0,1 first=red plays=red hands=r:2S",
    "units=bF@B2,rF@B3 step=pursue how=melee by=blue attacker=B2 target=A2 force=5 used=1,1 turn=4",
    "units=bF@B2,rF@B3 castings=B2:b:2:1,B3:r:0:1 offered=1,0 offer=0 hands=b:2S;r:3S",
    "stage=armies asked=red seats=none scenario=drawn armies-chosen=before-scenario turn=0 armies=b:F*,F,F,C,C,T,T",
    "stage=terrain asked=blue declined=0,1 reserve=b:F*,F;r:C*,AR turn=0",
    "stage=bid asked=blue bids=-,7S hands=b:2S;r:3S aside=b:4S,5S;r:6S",
    "units=bF@B2 hands=b:2S buried=b:3S deck-was=4S,5S",
    "scenario=siege among=night,siege armies-chosen=after-scenario seats=red,blue",
    "result=KOTH-WIN-07,objectives,won,lost hands=b:2S",
    "luck=7,12,KH,2S",
)


@pytest.mark.parametrize("said", SAID)
def test_everything_that_can_be_said_comes_back(said: str) -> None:
    state = RULES.read(said)
    text = RULES.write(state)
    assert RULES.read(text) == state
    assert RULES.write(RULES.read(text)) == text
    for word in said.split():
        key, _, value = word.partition("=")
        if key not in ("deck", "deck-was", "scenario", "roles", "seats", "used", "hands"):
            assert f"{key}={value}" in text or key in ("first", "plays", "force", "jokers"), (key, text)


def test_what_the_words_mean() -> None:
    state = table(
        "units=bF*@B2,rAR@C3 generals=r:dead terrain=token-red@K6:r,rocky@A5 castings=C3:r:2:1 fallen=r:C"
    ).state
    assert state.held == (1 << place("B2"), 1 << place("C3"))
    assert (state.code(place("B2")), state.code(place("C3"))) == ("F", "AR")
    assert state.generals == (place("B2"), DEAD)
    assert state.land.pieces == (Piece("token-red", place("K6"), 1), Piece("rocky", place("A5")))
    assert state.castings == (Casting(place("C3"), 1, 2, 1),)
    assert state.fallen == ((), ("C",))
    assert table("units=bF@B2").state.generals == (WAITING, WAITING)
    assert table("generals=b:left scenario=ambush").state.generals == (LEFT, WAITING)
    action = table("units=bF@B2,rF@B3 step=defend by=blue attacker=B2 target=B3 force=9 drawn=2S used=1,0").state.open
    assert action == Open("defend", "melee", 0, place("B2"), place("B3"), 9, ("2S",), (), (1, 0))


def test_the_setting_is_the_one_agreed() -> None:
    for scenario in SCENARIOS:
        fresh = setup(scenario=scenario).state
        assert RULES.read(RULES.write(fresh)).setting == fresh.setting
    for option in OPTIONS:
        for value in option.values:
            given: dict[str, Any] = {option.name: value}
            if value in ("drawn", "before-scenario") or option.name == "among":
                given |= {"scenario": "drawn", "fantastic": "off"}
            fresh = setup(**given).state
            assert RULES.read(RULES.write(fresh)) == fresh, given


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("units=xF@B2", "is no unit"),
        ("units=bXX@B2", "is no unit"),
        ("units=bF@L2", "is no unit"),
        ("units=bF@B2,rF@B2", "two units stand on B2"),
        ("units=bAR*@B2", "cannot carry the general"),
        ("units=bF*@B2,bF*@B3", "cannot carry the general"),
        ("generals=b:asleep", "tells of no general"),
        ("terrain=castle@A1", "is no piece of terrain"),
        ("terrain=rocky@K7", "is no piece of terrain"),
        ("terrain=rocky@A1,rocky@B2", "lies on another piece"),
        ("terrain=lake-deep@A1 units=bF@B2", "no unit can be on deep lake"),
        ("scenario=castle", "do not go together"),
        ("seats=blue,blue", "are not blue and red"),
        ("first=green", "names no side"),
        ("hands=b:1Z", "is no card"),
        ("hands=x:2S", "is not of the form"),
        ("hands=b:2S;r:2S", "named twice"),
        ("jokers=off hands=b:JK1", "not in this pack"),
        ("hands=b:?", "face down"),
        ("stage=sleep", "is unknown"),
        ("stage=deploy", "needs asked="),
        ("stage=deploy asked=blue", "no unit left to deploy"),
        ("stage=bid asked=blue", "holds no card"),
        ("stage=play seats=none", "sides are known"),
        ("stage=deploy asked=blue scenario=drawn reserve=b:F", "scenario is drawn"),
        ("hands=r:2S", "holds no card"),
        ("turn=8", "is no number"),
        ("castings=B5", "is no Paralysis"),
        ("castings=B5:r:2:1", "nobody of that side"),
        ("step=defend target=B3", "an attack needs"),
        ("units=bF@B2 step=defend attacker=B2 target=B3", "do not stand"),
        ("units=bF@B2,rF@B5 step=defend attacker=B2 target=B5", "adjacent"),
        ("units=bF@B2,rF@B3 step=defend attacker=B2 target=B3 force=15", "is no number"),
        ("reserve=b:ZZ", "is no type of unit"),
        ("bids=2S", "two cards"),
        ("offered=1", "two numbers"),
        ("result=KOTH-WIN-07,objectives,won", "is no result"),
        ("luck=x", "is no seed"),
        ("nonsense", "not of the form"),
        ("units=bF@B2 units=bF@B3", "given twice"),
        ("colour=blue", "no part of a position"),
    ],
)
def test_what_is_no_position(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        RULES.read(text)
    assert why in str(caught.value)


def test_a_view_is_a_text_too() -> None:
    state = table("units=bF@B2,rF@B3 hands=b:2S;r:3S,4S").state
    seen = RULES.view(state, 0)
    text = RULES.write(seen)
    assert "hands=b:2S;r:?,?" in text
    assert "deck=?*51" in text
    assert RULES.read(text) == seen
    assert seen.luck == UNKNOWN


def test_the_sketch_shows_ground_and_units() -> None:
    terrain = "forest-small@A2,lake-deep@I1,lake-shallow@I5,rocky@A5,road@C1,token-red@K4"
    drawn = RULES.sketch(table(f"units=bF*@B2,rUV@E4,rC@F1 terrain={terrain} hands=b:2S").state)
    lines = drawn.splitlines()
    assert lines[0].split() == list("ABCDEFGHIJK")
    assert lines[6] == " 2 |#   |#bF*|=   |    |    |    |    |    |%   |%   |%   |"
    assert lines[4] == " 4 |    |    |=   |1   |2rUV|2   |2   |1   |    |    |o   |"
    assert lines[3] == " 5 |^   |^   |=   |1   |1   |1   |1   |1   |~   |~   |~   |"
    assert lines[7] == " 1 |    |    |=   |    |    | rC |    |    |%   |%   |%   |"
    assert "blue 1 · red 0 · deck 53 · discard 0" in drawn


def test_facts_for_the_list_of_saves() -> None:
    state = table("units=bF@B2,rF@B3 turn=3 plays=red hands=r:2S").state
    assert RULES.facts(state) == {"round": 3, "seat": "red", "stage": "play"}
