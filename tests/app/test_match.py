"""A match from the menu to its end: two games with the roles exchanged, the score, and what becomes of it in a file.

Played by events alone on King & Assassins; a game is soon over when somebody gives up.
"""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import games
from boardgames.app import start
from boardgames.app.play import PlayScene
from boardgames.app.saving import failure
from boardgames.core import saves
from boardgames.core.contract import Move
from boardgames.core.session import Session
from tests.app.driving import Driver
from tests.kept import kept

GAME = "assassins"
RULES = games.rules(GAME)
CHOICE = Move.parse("choose citizens=monk,farmer,squire")
ANNE, BEN = 0, 1


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose seed nobody chooses is always the same."""
    monkeypatch.setattr(start, "fresh_seed", lambda: 7)


def opened(folder: Path) -> Driver:
    """The app at its menu."""
    driver = Driver(folder)
    start.App(driver.window)
    driver.turn()
    return driver


def taken_down(folder: Path, match: bool = True) -> Driver:
    """From the menu over the shelf and the set-up to the table."""
    driver = opened(folder)
    driver.click("new")
    driver.click(f"box:{GAME}")
    driver.click("play")
    if match:
        driver.click("option:match:more")
        assert "Two games, roles exchanged" in driver.said()
    driver.click("start")
    return driver


def come(driver: Driver) -> None:
    """Whoever is called says that he is here."""
    assert "sit" in driver.targets(), sorted(driver.targets())
    driver.click("sit")


def choose(driver: Driver) -> None:
    """Three assassins, and the screen is handed back."""
    come(driver)
    for citizen in CHOICE.some("citizens"):
        driver.click_at(driver.spot(f"figure:{citizen}"))
    driver.key(pygame.K_RETURN, "\r")
    come(driver)


def give_up(driver: Driver) -> None:
    """By the table's menu, past the question."""
    driver.click("tool:menu")
    driver.click("menu:give-up")
    driver.click("risky")


def first_game(folder: Path) -> Driver:
    """The king player has given up the first game."""
    driver = taken_down(folder)
    choose(driver)
    give_up(driver)
    return driver


def second_game(folder: Path) -> Driver:
    """On the table, after the secret choice."""
    driver = first_game(folder)
    driver.key(pygame.K_RETURN, "\r")
    choose(driver)
    return driver


# ---------------------------------------------------------------- two games


def test_a_match_by_mouse_from_the_menu_to_a_draw(tmp_path: Path) -> None:
    driver = taken_down(tmp_path)
    assert "Pass to Ben" in driver.said(), "the first player leads the king"
    choose(driver)
    give_up(driver)
    said = driver.said()
    assert "Ben wins game 1" in said
    assert "Game 1 of 2" in said
    assert "0 – 1" in said
    assert not {"swapped", "same"} & set(driver.targets())
    assert driver.said_on("second").startswith("Second game, roles exchanged")
    driver.click("second")
    assert set(driver.targets()) == {"sit"}
    assert "Pass to Anne" in driver.said(), "now the first player leads the assassins"
    choose(driver)
    give_up(driver)
    said = driver.said()
    assert "The match is a draw" in said
    assert "1 – 1" in said
    told = " ".join(box.words for box in driver.words())
    assert "One player has given up. Each player has won one game of the match." in told
    assert "KA-RULING-40" in told


def test_one_player_can_win_both_games(tmp_path: Path) -> None:
    driver = first_game(tmp_path)
    driver.key(pygame.K_RETURN, "\r")
    come(driver)
    give_up(driver)
    said = driver.said()
    assert "Ben wins the match" in said
    assert "0 – 2" in said
    assert "Both games of the match have one winner." in said


def test_the_first_game_is_behind_a_barrier(tmp_path: Path) -> None:
    driver = second_game(tmp_path)
    ply = kept(driver.window.saves)[0].facts["ply"]
    driver.key(pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert kept(driver.window.saves)[0].facts["ply"] == ply


def test_nobody_is_told_again_of_the_first_game(tmp_path: Path) -> None:
    """Who sits down for the second game begins it; what happened in the first he has seen at its end."""
    driver = first_game(tmp_path)
    driver.key(pygame.K_RETURN, "\r")
    come(driver)
    assert "recap:hand" not in driver.targets()
    assert "figure:monk" in driver.targets()


def test_a_rematch_is_a_new_match(tmp_path: Path) -> None:
    driver = second_game(tmp_path)
    give_up(driver)
    assert set(driver.targets()) >= {"swapped", "same"}
    driver.key(pygame.K_RETURN, "\r")
    fresh = [save for save in kept(driver.window.saves) if save.facts["won"] == "0-0"]
    assert [(save.facts["game"], save.record.options["match"], save.players) for save in fresh] == [
        (1, "two", ("Ben", "Anne"))
    ]


def test_a_single_game_has_no_score(tmp_path: Path) -> None:
    driver = taken_down(tmp_path, match=False)
    choose(driver)
    give_up(driver)
    said = driver.said()
    assert "Ben wins" in said
    assert "game 1" not in said.lower()
    assert "second" not in driver.targets()
    assert "won" not in kept(driver.window.saves)[0].facts


# ---------------------------------------------------------------- a match that was left


def test_a_match_left_between_its_games_goes_on_there(tmp_path: Path) -> None:
    first_game(tmp_path).window.close()
    driver = opened(tmp_path)
    assert "After game 1 (0–1)" in driver.said_on("continue")
    assert "to play" not in driver.said_on("continue")
    driver.click("continue")
    assert "Ben wins game 1" in driver.said()
    driver.key(pygame.K_RETURN, "\r")
    assert "Pass to Anne" in driver.said()


def test_a_match_left_in_its_second_game_is_still_one(tmp_path: Path) -> None:
    second_game(tmp_path).window.close()
    driver = opened(tmp_path)
    assert "Game 2 (0–1)" in driver.said_on("continue")
    driver.click("continue")
    come(driver)
    give_up(driver)
    assert "1 – 1" in driver.said()


def test_the_list_tells_the_score(tmp_path: Path) -> None:
    driver = second_game(tmp_path)
    driver.key(pygame.K_s, mod=pygame.KMOD_LCTRL)
    driver.key(pygame.K_RETURN, "\r")
    give_up(driver)
    driver.key(pygame.K_ESCAPE)
    driver.click("load")
    for _ in range(8):
        driver.turn()
    said = driver.said()
    assert "Game 2 (0–1)" in said, "the copy that was put aside"
    assert "finished, 1–1" in said, "the game that went on"


# ---------------------------------------------------------------- files that nobody vouches for


def saved(**changed: Any) -> bytes:
    """A match between its games as a file, some of its fields changed, and sealed as if it were sound."""
    session = Session.new(RULES, {"match": "two"}, 7)
    assert session.submit(BEN, CHOICE) is None
    assert session.submit(ANNE, Move("give-up")) is None
    body = json.loads(saves.dump(saves.snapshot(session, ("Anne", "Ben"))))
    body = {**body, **{name: value for name, value in changed.items() if name != "facts"}}
    body["facts"] |= changed.get("facts", {})
    body.pop("checksum")
    return json.dumps({**body, "checksum": saves._seal(body)}).encode()


def test_a_sound_file_is_loaded() -> None:
    session = saves.load(saves.parse(saved()), games.rules)
    assert session.interval is not None
    assert session.rules.match(session.state) == (1, (0, 1), session.interval)


@pytest.mark.parametrize(
    "changed",
    [
        {"options": {"match": "three"}},
        {"options": {"match": ["two", "single"]}},
        {"options": {"match": "single"}},
        {"start": "match=two stage=next wins=0,1"},
        {"start": "match=two game=2 wins=0,0"},
        {"start": "match=two game=3 wins=2,0"},
        {"start": "game=2 wins=1,0"},
        {"start": "match=two game=1 ended=KA-END-04,king-escaped,won,lost wins=1,0"},
        {"moves": [[1, str(CHOICE)], [0, "next-game"]]},
        {"moves": [[1, str(CHOICE)], [0, "give-up"], [1, "next-game"]]},
        {"moves": [[1, str(CHOICE)], [0, "give-up"], [0, "next-game"], [0, "next-game"]]},
    ],
    ids=str,
)
def test_a_broken_match_is_refused_in_words(changed: dict[str, Any]) -> None:
    with pytest.raises(saves.SaveError) as error:
        saves.load(saves.parse(saved(**changed)), games.rules)
    for language in ("en", "fr"):
        said = failure(language, error.value)
        assert " " in said
        assert "save." not in said


@pytest.mark.parametrize(
    "facts",
    [{"won": "9-9"}, {"won": "<b>"}, {"won": 3}, {"game": 7}, {"game": "2"}, {"game": 10**30}, {"won": "1-" * 30}],
    ids=str,
)
def test_a_false_score_in_the_list_is_dropped(tmp_path: Path, facts: dict[str, Any]) -> None:
    driver = Driver(tmp_path)
    (driver.window.saves / f"false{saves.SUFFIX}").write_bytes(saved(facts={**facts, "round": 4}))
    app = start.App(driver.window)
    app.saved()
    for _ in range(8):
        driver.turn()
    panel = driver.said().rpartition("Turn ")[2]
    assert panel.startswith("Round 4 Saved"), "how far the present game is, and no word of a match"


# ---------------------------------------------------------------- the king player's notes


def test_the_notes_of_the_first_game_are_gone_in_the_second(tmp_path: Path) -> None:
    driver = taken_down(tmp_path)
    choose(driver)
    driver.key(pygame.K_j, "j")
    come(driver)
    marked = next(name for name in driver.targets() if name.startswith("note:"))
    driver.click(marked)
    driver.click("notes:away")
    assert kept(driver.window.saves)[0].table["notes"] == {str(ANNE): {marked.removeprefix("note:"): "suspect"}}
    give_up(driver)
    driver.key(pygame.K_RETURN, "\r")
    assert kept(driver.window.saves)[0].table["notes"] == {}


def test_the_assassin_player_has_no_notes(tmp_path: Path) -> None:
    driver = taken_down(tmp_path)
    choose(driver)
    assert "notes" in driver.targets(), "the king player turns the card"
    driver.key(pygame.K_c, "c")
    assert "notes" in driver.targets()
    driver.key(pygame.K_e, "e")
    if "risky" in driver.targets():
        driver.click("risky")
    assert "notes" not in driver.targets()
    driver.key(pygame.K_j, "j")
    assert "log" in driver.targets()


def test_notes_are_nowhere_on_the_open_table(tmp_path: Path) -> None:
    """The same turns of both sides with and without marks: pixels, words and targets are the same but in the notes."""
    shown = []
    for folder, notes in (("a", {}), ("b", {"butcher": "suspect", "dancer": "certain", "witch-hunter": "cleared"})):
        driver = Driver(tmp_path / folder)
        session = Session.new(RULES, {}, 7)
        assert session.submit(BEN, CHOICE) is None
        lay = {"notes": {str(ANNE): notes}}
        driver.window.switch(PlayScene(driver.window, session, ("Anne", "Ben"), lambda *_: None, table=lay))
        driver.turn()
        seen = []
        for act in ("sit", "kind:turn-card", "notes", "sit", "notes:away", "look:1", "sit", "heard", "sit", "danger"):
            driver.click(act)
            seen.append((act, driver.pixels(), driver.said(), sorted(driver.targets())))
        driver.key(pygame.K_e, "e")
        driver.click("risky")
        seen.append(("the assassins' turn", driver.pixels(), driver.said(), sorted(driver.targets())))
        shown.append(seen)
    differ = [one[0] for k, (one, two) in enumerate(zip(*shown, strict=True)) if one != two and k != 3]
    assert not differ
    assert shown[0][3] != shown[1][3], "the notes do differ, and Anne sees her own"
