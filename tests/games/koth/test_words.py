"""Games of King of the Hill are told in whole sentences, in both languages."""

import re

import pytest

from boardgames.core.contract import BadOptions, event
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from boardgames.games.koth import previews
from boardgames.games.koth.judge import QUESTIONS
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import BLUE
from boardgames.games.koth.table_facts import HEADINGS
from boardgames.games.koth.units import CODES
from boardgames.games.koth.victory import objectives
from boardgames.words import LANGUAGES, Words, words_for
from tests.amounts import amount
from tests.marks import rule
from tests.test_words import NO_BREAK, explained, told, under

from .helpers import table
from .test_invariants import SETTINGS, _choose, wild

GAMES = amount("koth games told", ci=6, soak=40)
RAW = re.compile(rf"\b({'|'.join(code for code in CODES if len(code) > 1)}|blue|red|retreat|lightning|rocky)\b")


@pytest.mark.parametrize("game", range(GAMES))
def test_games_are_told_in_whole_sentences(game: int) -> None:
    spoken = [Words(language, "koth", players=("Zoé", "Léo")) for language in LANGUAGES]
    stream = Luck(game).stream()
    step = RULES.setup(SETTINGS[(5 * game) % len(SETTINGS)], Luck(game))
    while True:
        asked = RULES.ask(step.state)
        happened, refused = list(step.events), []
        if asked is not None:
            move = _choose(step.state, asked.player, stream)
            refused = [RULES.refuse(step.state, asked.player, wild(step.state, asked.player, stream))]
            preview = RULES.preview(step.state, asked.player, move)
            happened += preview.effects if preview is not None else ()
        for words in spoken:
            for one in happened:
                text = told(words, one)
                assert not RAW.search(text) or words.language == "en", (one, text)
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
    for wrong in ({"armies": "before-scenario"}, {"scenario": "drawn", "among": "introduction"}, {"jokers": "maybe"}):
        with pytest.raises(BadOptions) as caught:
            RULES.settle(wrong)
        explained(Words(language, "koth"), caught.value.refusal)


def test_some_sentences_in_full() -> None:
    english, french = Words("en", "koth"), Words("fr", "koth")
    attack = event("attacked", "", seat="blue", card="JH", square="B2", goal="C3", unit="C", target="FE")
    assert told(english, attack) == "Blue attacks C3 from B2 with jack of hearts (cavalry against elite infantry)."
    assert told(french, attack) == (
        "Bleu attaque C3 depuis B2 avec valet de cœur (cavaliers contre fantassins d’élite)."
    )
    drawn = event("defence-cards", "", seat="red", number=2, cards=("QS", "2H"))
    assert told(french, drawn) == f"Rouge tire 2 cartes de défense{NO_BREAK}: dame de pique et 2 de cœur."
    none = event("defence-cards", "", seat="red", number=0, cards=())
    assert told(english, none) == "Red draws 0 defence cards: nothing."


@rule("KOTH-MAGIC-03", "KOTH-OPT-06")
@pytest.mark.parametrize(
    ("language", "names", "cast", "struck"),
    [
        ("en", "magical", "Anne plays ace of clubs: paralysis.", "lightning on F4, 7 of spades"),
        ("en", "tactics", "Anne plays ace of clubs: ruse.", "trap on F4, 7 of spades"),
        ("fr", "magical", f"Anne joue as de trèfle{NO_BREAK}: paralysie.", "foudre sur F4, 7 de pique"),
        ("fr", "tactics", f"Anne joue as de trèfle{NO_BREAK}: stratagème.", "piège sur F4, 7 de pique"),
    ],
)
def test_spells_are_told_by_the_names_that_were_agreed(language: str, names: str, cast: str, struck: str) -> None:
    at = table("units=bF*@B2,rF*@F4 hands=b:AC,7S;r:2C,3C").coming("2D", "3D", "4D", "5D")
    at = at.play("paralysis card=AC target=F4", "discard card=2C", "lightning card=7S target=F4")
    words = Words(language, "koth", {"blue": "Anne"}, ("Anne", "Ben"), RULES.terms(RULES.settle({"spells": names})))
    told_ = {event.kind: event for event in at.events}
    assert told(words, told_["cast"]) == cast
    assert words.event(told_["struck-by-lightning"], sealed=True) == struck


@rule("KOTH-OPT-06")
def test_the_terminal_tells_spells_by_the_names_that_were_agreed() -> None:
    for names, said in (("magical", "lightning"), ("tactics", "trap")):
        assert words_for(Session.new(RULES, {"spells": names}, 1), "en").word("lightning") == said


def test_the_short_lines_leave_the_player_to_his_seal() -> None:
    for language in LANGUAGES:
        words = Words(language, "koth")
        for kind in under("koth", "line"):
            short, long = _forms(words.find(f"line.{kind}")), _forms(words.find(f"log.{kind}"))
            assert max(map(len, short)) < min(map(len, long)), kind
            assert not [one for one in short if "%{seat}" in one or "%{player}" in one], kind
    assert under("koth", "line") == under("koth", "log") - HEADINGS


def _forms(found: str | dict[str, str] | None) -> list[str]:
    """A sentence, or its singular and plural."""
    assert found is not None
    return list(found.values()) if isinstance(found, dict) else [found]


@rule("KOTH-MAGIC-03", "KOTH-OPT-06")
def test_what_the_table_needs_has_names() -> None:
    spells = {"vigour", "teleportation", "portal", "lightning", "confusion", "paralysis"}
    assert under("koth", "spell") == {f"{names}.{spell}" for names in ("magical", "tactics") for spell in spells}
    assert spells <= set(QUESTIONS["turn"])
    results = {previews.HOLDS, previews.FLEES, previews.DIES}
    assert under("koth", "odds") == results | {"hand"}
    known = {"tokens", "lake-majority", "lake-number", "forest", "standard", "general-away", "units-away"}
    known |= {"first-token", "second-token"}
    hill = {one.name for one in objectives(table("units=").state, BLUE)}
    assert under("koth", "objective") == known | hill
