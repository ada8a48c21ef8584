"""The text form of a position: all that can be said comes back, and nonsense is refused with a reason."""

import pytest

from boardgames.core.contract import BadPosition
from boardgames.core.luck import UNKNOWN
from boardgames.games.assassins.options import SCENARIOS
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import HIDDEN

from .helpers import at, ready, setup, table

SECRET = "secret=monk,dancer,squire"
PLAY = f"stage=king-turn played=C06 king=J10 {SECRET}"
ESCAPED, DRAWN = "KA-END-04,king-escaped,won,lost", "KA-RULING-40,match-drawn,drawn,drawn"
SAID = (
    "stage=choice citizens=monk@A1,farmer@B1",
    f"scenario=side-b stage=start citizens=monk@A1 {SECRET}",
    f"scenario=postern stage=postern king=J10 {SECRET}",
    f"scenario=postern stage=card king=J10 postern=A6 {SECRET}",
    f"{PLAY} knights=H9,I9 citizens=farmer@C3 assassins=monk@D4 captured=dancer killed=squire",
    f"{PLAY} seats=assassins,king match=two game=2 wins=1,0 undo=off roles=drawn",
    f"{PLAY} king-ap=0 knight-ap=2 caught=yes deck=C01,C02",
    f"{PLAY.replace('king-turn', 'crowd-turn')} assassin-ap=0 kills=2 wounded=yes",
    f"scenario=wounded stage=card king=J10 wounded=no {SECRET.replace(',squire', '')}",
    f"stage=crowd-turn played=C06,C01 deck=none king=J10 {SECRET}",
    f"stage=next match=two wins=0,1 ended=KA-END-05,king-killed,lost,won played=C06 {SECRET}",
    f"stage=king-turn match=two game=2 wins=1,1 ended={ESCAPED} result={DRAWN} played=C06 {SECRET}",
    f"stage=king-turn played=C06 result=KA-END-04,king-escaped,won,lost wins=1,0 {SECRET}",
    f"{PLAY} luck=7,12,C01,C02",
)


@pytest.mark.parametrize("said", SAID)
def test_everything_that_can_be_said_comes_back(said: str) -> None:
    state = RULES.read(said)
    text = RULES.write(state)
    assert RULES.read(text) == state
    assert RULES.write(RULES.read(text)) == text
    for word in said.split():
        key, _, value = word.partition("=")
        if key not in ("secret", "deck", "captured", "played"):
            assert f"{key}={value}" in text, (key, text)


def test_what_the_words_mean() -> None:
    state = table(
        f"{PLAY} knights=H9 citizens=farmer@C3 assassins=monk@D4 captured=dancer killed=squire caught=yes"
    ).state
    assert (state.king, state.knights, state.crowd, state.assassins) == (99, 1 << 87, 1 << 22 | 1 << 33, 1 << 33)
    assert (state.citizen(22), state.citizen(33), state.figure(33)) == ("farmer", "monk", "assassin")
    assert (state.revealed, state.captured, state.killed) == (0b100000001, 0b1000, 0b100000000)
    assert state.secret == 0b100001001
    assert (state.king_ap, state.knight_ap, state.assassin_ap) == (1, 5, 4)
    assert (state.caught, state.kills, state.wounded, len(state.deck)) == (True, 0, False, 14)
    assert state.supply == 1
    card = table(f"stage=card king=J10 played=C06 {SECRET}").state
    assert (card.king_ap, card.knight_ap, card.assassin_ap, card.round) == (0, 0, 0, 2)


def test_the_setting_is_the_one_agreed() -> None:
    for scenario in SCENARIOS:
        for name, value in (("roles", "drawn"), ("match", "two"), ("undo", "off")):
            fresh = setup(1, (), scenario=scenario, **{name: value}).state
            assert RULES.read(RULES.write(fresh)) == fresh
            assert RULES.read(RULES.write(fresh)).setting == fresh.setting


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("scenario=side-c", "do not go together"),
        ("stage=sleep", "is unknown"),
        ("seats=king,king", "are not king and assassins"),
        (f"{PLAY} wins=1", "two numbers"),
        (f"{PLAY} wins=3,0", "is no number"),
        (f"{PLAY} game=2 wins=1,0", "belong to a match"),
        (f"{PLAY} ended={ESCAPED}", "belong to a match"),
        (f"stage=next {SECRET}", "belong to a match"),
        (f"{PLAY} match=two ended={ESCAPED} wins=1,0", "between the two games"),
        (f"stage=next match=two wins=1,0 {SECRET}", "between the two games"),
        (f"{PLAY} match=two game=2 wins=1,0 result={DRAWN}", "after the second game"),
        (f"{PLAY} match=two game=2 wins=1,0 ended={ESCAPED}", "after the second game"),
        (f"{PLAY} match=two wins=1,0", "for each game of the match that is over"),
        (f"{PLAY} match=two game=2 wins=1,1", "for each game of the match that is over"),
        (f"stage=next match=two ended={ESCAPED} {SECRET}", "for each game of the match that is over"),
        (f"{PLAY} knights=K1", "no square of this board"),
        (f"scenario=little {PLAY}", "no square of this board"),
        (f"{PLAY} knights=H9,H9", "named twice"),
        (f"{PLAY} citizens=monk", "not of the form"),
        (f"{PLAY} citizens=baker@A1", "is no citizen"),
        (f"{PLAY} citizens=monk@A1,farmer@A1", "one figure a square"),
        (f"{PLAY} citizens=monk@A1,monk@B1", "one of each citizen"),
        (f"{PLAY} citizens=monk@J10", "two figures"),
        (f"{PLAY} citizens=monk@H9 knights=H9", "two figures"),
        (f"{PLAY} knights=J10", "two figures"),
        (PLAY.replace("J10", "A1"), "never stands on a roof"),
        (f"{PLAY} captured=monk citizens=monk@A1", "on the board or captured"),
        (f"{PLAY} killed=monk citizens=monk@A1", "on the board or captured"),
        (f"{PLAY} captured=monk killed=monk", "on the board or captured"),
        (f"{PLAY} captured=monk assassins=monk@A1", "on the board or captured"),
        (f"scenario=little {PLAY.replace('J10', 'H8')} captured=dancer", "not in this scenario"),
        (f"scenario=little {PLAY.replace('J10', 'H8')} citizens=squire@A1", "not in this scenario"),
        (f"{PLAY} killed=farmer", "only a chosen citizen"),
        (f"{PLAY} assassins=farmer@A1", "only a chosen citizen"),
        (f"{PLAY} deck=C06", "both in the deck and played"),
        (f"{PLAY} deck=C01,C01", "not different cards"),
        (f"{PLAY} deck=C99", "not different cards"),
        (f"scenario=side-b {PLAY.replace('C06', 'C14')}", "not different cards"),
        (f"stage=king-turn played=C06 {SECRET}", "the king is on the board"),
        (f"stage=card {SECRET}", "the king is on the board"),
        (f"stage=king-turn king=J10 {SECRET}", "a turn needs a card"),
        (f"stage=card king=J10 deck=none {SECRET}", "no card is left"),
        (f"stage=choice {SECRET}", "is chosen already"),
        ("stage=card king=J10", "names 3 citizens"),
        ("stage=card king=J10 secret=monk,dancer", "names 3 citizens"),
        (f"scenario=wounded stage=card king=J10 {SECRET}", "names 2 citizens"),
        ("stage=card king=J10 secret=?", "belongs to a view"),
        (f"stage=start {SECRET}", "one start only"),
        (f"{PLAY} postern=A6", "no postern can be open"),
        (f"stage=postern {SECRET}", "no postern is to be chosen"),
        (f"scenario=postern stage=postern postern=A6 {SECRET}", "no postern is to be chosen"),
        (f"scenario=postern stage=card king=J10 {SECRET}", "one of the two posterns"),
        (f"scenario=postern stage=card king=J10 postern=C3 {SECRET}", "one of the two posterns"),
        (f"{PLAY} captured=monk,dancer,squire", "the game would be over"),
        (f"{PLAY} kills=3", "is no number"),
        (f"{PLAY} king-ap=x", "is no number"),
        (f"{PLAY} caught=maybe", "is unknown"),
        (f"{PLAY} result=KA-END-04,king-escaped,won", "is no result"),
        (f"{PLAY} luck=x", "is no seed"),
        ("nonsense", "not of the form"),
        ("stage=choice stage=card", "given twice"),
        ("colour=blue", "no part of a position"),
    ],
)
def test_what_is_no_position(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        RULES.read(text)
    assert why in str(caught.value)


def test_a_view_is_a_text_too() -> None:
    now = ready("C06", scenario="postern")
    for player, word in ((0, "secret=?"), (1, "postern=?")):
        seen = RULES.view(now.state, player)
        text = RULES.write(seen)
        assert word in text
        assert "luck=unknown" in text
        assert RULES.read(text) == seen
        assert seen.luck == UNKNOWN
    assert RULES.read(RULES.write(RULES.view(now.state, None))).secret == HIDDEN


def test_the_sketch_shows_ground_and_figures() -> None:
    lines = RULES.sketch(at("C06", "K(2,2) N(1,2) X(3,1) C:plum-seller(5,5)").state).splitlines()
    assert lines[0].split() == list("ABCDEFGHIJ")
    assert lines[1] == " 1 |#    |#    |#    |#    |#    |     |     |#    |#    |#wit |"
    assert lines[2] == " 2 |#    |#    |#N   |#    |#    |     |     |#    |#    |#    |"
    assert lines[3] == " 3 |#    |     |+K   |     |     |     |     |     |     |#    |"
    assert lines[4] == " 4 |#    | X   |     |     |     |     |     |     |     |     |"
    assert lines[5] == " 5 |#    |+    |     |     |     |#    |#    |     |     |     |"
    assert lines[6] == " 6 |     |     |     |     |     |#plu |#    |     |     |     |"
    assert lines[11] == "   king 1 · knights 5 · assassins 4 · deck 14"
    assert len(lines) == 12


def test_facts_for_the_list_of_saves() -> None:
    assert RULES.facts(at("C06", "").state) == {"round": 1, "seat": "king", "stage": "king-turn"}
    assert RULES.facts(setup().state) == {"round": 0, "seat": "assassins", "stage": "choice"}
