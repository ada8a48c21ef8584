"""Games of King & Assassins are told in whole sentences, in both languages."""

import re

import pytest

from boardgames.core.contract import BadOptions, event
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.rules import RULES
from boardgames.words import LANGUAGES, Words, words_for
from tests.amounts import amount
from tests.test_words import NO_BREAK, explained, told, under

from .test_invariants import SETTINGS, choose, wild

GAMES = amount("games of King & Assassins told", ci=6, soak=40)
RAW = re.compile(rf"\b({'|'.join(CITIZENS)}|walk|climb|king-player|assassin-player|no-shackles|captured|killed)\b")


@pytest.mark.parametrize("game", range(GAMES))
def test_games_are_told_in_whole_sentences(game: int) -> None:
    spoken = [Words(language, "assassins", players=("Zoé", "Léo")) for language in LANGUAGES]
    stream = Luck(game).stream()
    step = RULES.setup(SETTINGS[game % len(SETTINGS)], Luck(game))
    while True:
        asked = RULES.ask(step.state)
        happened, refused = list(step.events), []
        if asked is not None:
            move = choose(step.state, asked.player, stream)
            refused = [RULES.refuse(step.state, asked.player, wild(step.state, asked.player, stream))]
            preview = RULES.preview(step.state, asked.player, move)
            assert preview is not None
            happened += preview.effects
        for words in spoken:
            for one in happened:
                text = told(words, one)
                assert words.language == "en" or not RAW.search(text), (one, text)
                assert "%{" not in words.event(one, sealed=True)
            for reason in refused:
                if reason is not None:
                    explained(words, reason)
        if asked is None:
            outcome = RULES.outcome(step.state)
            assert outcome is not None
            assert not any(words.outcome(outcome).startswith("outcome.") for words in spoken)
            return
        step = RULES.apply(step.state, asked.player, move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_refused_in_whole_sentences(language: str) -> None:
    for wrong in ({"scenario": "side-c"}, {"colour": "red"}):
        with pytest.raises(BadOptions) as caught:
            RULES.settle(wrong)
        explained(Words(language, "assassins"), caught.value.refusal)


def test_some_sentences_in_full() -> None:
    english, french = Words("en", "assassins"), Words("fr", "assassins")
    captured = event("captured", "", citizen="squire", square="E9", goal="D9")
    assert told(english, captured) == "The knight on E9 captures the squire on D9."
    assert told(french, captured) == "Le chevalier en E9 capture l’écuyer en D9."
    climbed = event("crowd-moved", "", figure="assassin", how="climb", square="E6", goal="F6")
    assert told(english, climbed) == "In the crowd an assassin climbs from E6 to F6."
    assert told(french, climbed) == "Dans la foule, un assassin grimpe de E6 en F6."
    assert french.event(climbed, sealed=True) == "un assassin grimpe, E6 à F6"
    card = {"number": 3, "card": "C01", "king": 1, "knights": 6, "assassins": 5, "shackles": "shackles"}
    turned = event("card-turned", "", **card)  # type: ignore[arg-type]
    assert told(english, turned) == "Round 3: king 1, knights 6, assassins 5, with shackles."
    assert told(french, turned) == f"Tour 3{NO_BREAK}: roi 1, chevaliers 6, assassins 5, avec entrave."
    won = event("won", "", role="king-player", reason="king-escaped")
    assert told(english, won) == "Victory for the king player: the king is in his castle."
    assert told(french, won) == f"Victoire pour le joueur du roi{NO_BREAK}: le roi est dans son château."
    shown = event("assassins-shown", "", assassins=("monk:captured", "dancer:killed", "farmer:hidden"))
    assert told(french, shown) == (
        f"Les cartes sont retournées{NO_BREAK}; les assassins étaient le moine (en prison), la danseuse (à terre) et"
        " le fermier (dans l’ombre)."
    )
    lost = event("points-lost", "", number=1)
    assert told(french, lost) == "Un PA non dépensé est perdu."


def test_the_short_lines_leave_the_player_to_his_seal() -> None:
    for language in LANGUAGES:
        words = Words(language, "assassins")
        for kind in under("assassins", "line"):
            short, long = _forms(words.find(f"line.{kind}")), _forms(words.find(f"log.{kind}"))
            assert max(map(len, short)) < min(map(len, long)), kind
            assert not [one for one in short if "%{player}" in one], kind
    assert under("assassins", "line") == under("assassins", "log")


def _forms(found: str | dict[str, str] | None) -> list[str]:
    """A sentence, or its singular and plural."""
    assert found is not None
    return list(found.values()) if isinstance(found, dict) else [found]


def test_everybody_in_the_crowd_has_a_name() -> None:
    assert under("assassins", "citizen") == set(CITIZENS)
    for language in LANGUAGES:
        words = Words(language, "assassins")
        assert len({words.say(f"citizen.{name}") for name in CITIZENS}) == len(CITIZENS)


def test_the_players_of_a_match_keep_their_names() -> None:
    session = Session.new(RULES, {"match": "two", "scenario": "little"}, 1)
    stream = Luck(1).stream()
    while (ask := session.ask) is not None and session.state.game == 1:
        session.submit(ask.player, choose(session.state, ask.player, stream))
    words = words_for(session, "en", ("Anne", "Ben"))
    leads = [words.event(event) for event in session.log(None) if event.kind == "leads"]
    assert leads == [
        "Anne is the king player.",
        "Ben is the assassin player.",
        "Anne is the assassin player.",
        "Ben is the king player.",
    ]
