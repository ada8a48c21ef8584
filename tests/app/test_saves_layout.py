"""The scenes around saved games at every size, scale and language: no word too long, cut or hidden."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import games
from boardgames.app.load import LoadScene
from boardgames.app.name_panel import NamePanel
from boardgames.app.play import PlayScene
from boardgames.app.replay import ReplayScene
from boardgames.app.result import ResultActions, ResultScene, Score
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.start import ending
from boardgames.app.window import Window
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES
from tests.app.saved_games import LONG, PLAYERS, ended, listed, played_out, put, put_automatic, torn
from tests.core.tables import random_game
from tests.table.judge import faults

SIZES = (1024, 600), (1280, 720), (1920, 1080), (3840, 2160)
SCALES = 75, 100, 150, 200
NAME = "W" * 60
OVERLAP = ("place:", "figure:", "log")
"""Figures stand on places, lines in the log: these lie over each other on purpose."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    pygame.init()
    found = Window(Settings(), None, tmp_path / "saves", None)
    found.saves.mkdir()
    yield found
    found.gallery.close()


def full(window: Window, tab: int = 0, chosen: int = 0) -> LoadScene:
    """A list with something of every kind."""
    if not any(window.saves.iterdir()):
        put(window.saves, "Dimanche sur la colline", day=20)
        put(window.saves, "W" * 60, random_game(0, players=4), day=19, players=LONG)
        put(window.saves, "The end", ended(20), day=18)
        put_automatic(window.saves, name="La longue campagne")
        put_automatic(window.saves, "beef")
        torn(window.saves)
    scene = listed(window, tab=tab)
    scene.choose(scene.found()[chosen])
    for row in scene.found():
        if row.unread:
            row.read()
    return scene


def said(window: Window, good: bool) -> LoadScene:
    scene = full(window)
    words = scene.words.say("load.taken-in") if good else scene.words.say("load.no-folder", folder="/home/anne/" * 6)
    scene.say(words, good)
    return scene


def searched(window: Window, words: str) -> LoadScene:
    scene = full(window)
    scene.search.set(words)
    return scene


def ordering(window: Window) -> LoadScene:
    scene = full(window)
    scene.ordering = True
    return scene


def replayed(session: Session[Any], players: tuple[str, ...], tab: int = 0) -> Callable[[Window], Scene]:
    def make(window: Window) -> Scene:
        scene = ReplayScene(window, session, players, {}, "Parties")
        scene.go_to(session.ply // 2)
        scene.tab = tab
        return scene

    return make


def exported(window: Window) -> Scene:
    scene = replayed(TWO, PLAYERS)(window)
    assert isinstance(scene, ReplayScene)
    scene.export()
    return scene


def result(session: Session[Any], players: tuple[str, ...], tab: int = 0) -> Callable[[Window], Scene]:
    def make(window: Window) -> Scene:
        table = PlayScene(window, session, players, lambda *_: None)
        outcome = session.outcome
        assert outcome is not None
        actions = ResultActions(lambda _: None, lambda: None, lambda: None, lambda _: None)
        scene = ResultScene(window, ending(table, outcome), actions)
        scene.tab = tab
        return scene

    return make


def of_a_match(session: Session[Any], players: tuple[str, ...], tab: int = 0) -> Callable[[Window], Scene]:
    """The same between the two games of a match."""

    def make(window: Window) -> Scene:
        scene = result(session, players, tab)(window)
        assert isinstance(scene, ResultScene)
        people = (*scene.data.winners, *scene.data.losers)
        scene.data = replace(scene.data, score=Score(people, (1, 0)))
        scene._actions = replace(scene._actions, second=lambda: None)
        return scene

    return make


def panel(words: str, missing: bool = False) -> Callable[[Window], Scene]:
    def make(window: Window) -> Scene:
        say = full(window).words.say
        scene = NamePanel(window, say("name.save"), words, say("name.done"), lambda _: None)
        if missing:
            scene.done()
        return scene

    return make


TWO, FOUR, LENGTHY = ended(), ended(40, players=4), ended(220, seed=8)
WHOLE = {game: played_out(game) for game in games.playable()}
SCENES: dict[str, Callable[[Window], Scene]] = {
    "load": full,
    "load, long names": lambda w: full(w, chosen=1),
    "load, finished": lambda w: full(w, chosen=2),
    "load, broken": lambda w: full(w, chosen=3),
    "load, automatic": lambda w: full(w, chosen=4),
    "load, example": lambda w: full(w, chosen=6),
    "load, empty": lambda w: listed(w),
    "load, nothing found": lambda w: searched(w, "zzz"),
    "load, order": ordering,
    "load, details": lambda w: full(w, 1),
    "load, details of long names": lambda w: full(w, 1, 1),
    "load, details of a finished game": lambda w: full(w, 1, 2),
    "load, details of a broken file": lambda w: full(w, 1, 3),
    "load, details of an example": lambda w: full(w, 1, 6),
    "load, good news": lambda w: said(w, good=True),
    "load, bad news": lambda w: said(w, good=False),
    "replay": replayed(TWO, PLAYERS),
    "replay, moves": replayed(TWO, PLAYERS, 1),
    "replay, hidden": replayed(random_game(30), PLAYERS),
    "replay, four": replayed(FOUR, LONG),
    "replay, long": replayed(LENGTHY, PLAYERS),
    "replay, nothing played": replayed(random_game(0), PLAYERS),
    "replay, exported": exported,
    "result": result(TWO, PLAYERS),
    "result, numbers": result(TWO, PLAYERS, 1),
    "result, four": result(FOUR, LONG),
    "result, four in numbers": result(FOUR, LONG, 1),
    "result, long": result(LENGTHY, LONG[:2]),
    "result, match": of_a_match(TWO, PLAYERS),
    "result, match in numbers": of_a_match(TWO, PLAYERS, 1),
    "result, match of long names": of_a_match(LENGTHY, LONG[:2]),
    **{f"replay of {game}": replayed(whole, PLAYERS) for game, whole in WHOLE.items()},
    **{f"replay of {game}, moves": replayed(whole, PLAYERS, 1) for game, whole in WHOLE.items()},
    **{f"result of {game}": result(whole, PLAYERS) for game, whole in WHOLE.items()},
    **{f"result of {game} in numbers": result(whole, PLAYERS, 1) for game, whole in WHOLE.items()},
    "name": panel("Anne, Ben, round 4"),
    "name, long": panel(NAME),
    "name, missing": panel("", missing=True),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_words_fit_every_window(window: Window, name: str, language: str) -> None:
    found = []
    for size in SIZES:
        for scale in SCALES:
            window.change(replace(window.settings, language=language, scale=scale))
            window.gallery.language = language
            desk = Desk(size, language, scale, window.gallery, None, strict=True, record=[])
            try:
                SCENES[name](window).draw(desk)
            except ValueError as error:
                found.append(f"{size} {scale} %: {error}")
                continue
            wrong = faults(desk)
            if name == "name, long":  # a field shows as much of a long name as it can
                wrong = [fault for fault in wrong if NAME not in fault]
            found += [f"{size} {scale} %: {fault}" for fault in wrong]
            found += [f"{size} {scale} %: {t.name} outside" for t in desk.targets if not desk.whole.holds(t.rect, 0.5)]
            names = [t.name for t in desk.targets]
            assert len(names) == len(set(names)), names
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", SCENES)
def test_targets_do_not_lie_over_each_other(window: Window, name: str) -> None:
    for size in SIZES[:3]:
        for scale in SCALES:
            window.change(replace(window.settings, scale=scale))
            desk = Desk(size, "en", scale, window.gallery, None)
            SCENES[name](window).draw(desk)
            top = max(target.layer for target in desk.targets)
            alone = [t for t in desk.targets if not t.name.startswith(OVERLAP) and t.layer == top]
            for k, one in enumerate(alone):
                for other in alone[k + 1 :]:
                    assert not one.rect.inset(0.5).meets(other.rect.inset(0.5)), (size, scale, one.name, other.name)


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_paints(window: Window, name: str) -> None:
    window.switch(SCENES[name](window))
    for moment in range(20):
        window.turn([], moment / 10)
    assert window.desk is not None
    assert window.desk.targets
