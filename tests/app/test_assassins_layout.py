"""The table of King & Assassins at every size, scale and language, in every state that it can be in."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.setup import SetupScene
from boardgames.core.contract import Move
from boardgames.core.session import Session
from tests.app.driving import Driver
from tests.app.test_table_layout import LONG, SCALES, SIZES, complaints, laid, open_drawer
from tools.shots_assassins import CARD, LAST, PUSH, STRIKE

ASSASSINS = games.rules("assassins")
ALL_LOST = (
    f"{CARD.split('citizens=')[0].replace('knights=E8,F9,E10,E7,D3,A4,D8', 'knights=E8')}"
    "citizens=fishmonger@D6 assassins=witch-hunter@I4 secret=squire,witch-hunter,farmer "
    "captured=dancer,monk,butcher,plum-seller,apple-seller,blacksmith,shepherd,carpenter,farmer killed=squire"
)


def position(start: str, *names: str, players: tuple[str, ...] = ("Anne", "Ben")) -> Callable[[Driver], PlayScene]:
    """A position on the open table, with some targets clicked."""

    def stage(driver: Driver) -> PlayScene:
        scene = driver.play(Session.new(ASSASSINS, {}, 1, start=start), players)
        driver.pause(0.5)
        for name in ("sit", *names):
            driver.click(name)
            driver.pause(0.5)
        return scene

    return stage


def new(scenario: str, *names: str, chosen: bool = False) -> Callable[[Driver], PlayScene]:
    """A game from its beginning, or from the moment when the assassins are chosen."""

    def stage(driver: Driver) -> PlayScene:
        session = Session.new(ASSASSINS, {"scenario": scenario}, 3)
        if chosen:
            assert session.submit(1, Move.parse("choose citizens=monk,dancer,squire")) is None
        scene = driver.play(session, ("Anne", "Ben"))
        driver.pause(0.5)
        driver.click("sit")
        if "recap:hand" in driver.targets():
            driver.click("recap:hand")
        for name in names:
            driver.click(name)
        return scene

    return stage


STATES: dict[str, Callable[[Driver], PlayScene]] = {
    "choice": new("side-a"),
    "choice of two": new("wounded", "card:monk"),
    "choice on the little square": new("little", "card:farmer"),
    "chosen": new("side-a", "card:witch-hunter", "card:apple-seller", "card:plum-seller"),
    "chosen-drawer": open_drawer(new("side-a", "card:witch-hunter", "card:apple-seller")),
    "start": new("side-b", chosen=True),
    "start picked": new("side-b", "place:J10", chosen=True),
    "postern": new("postern", chosen=True),
    "postern picked": new("postern", "place:A6", chosen=True),
    "card": position(CARD),
    "turn": position(PUSH),
    "turn-drawer": open_drawer(position(PUSH)),
    "knight": position(PUSH, "figure:E7"),
    "far": position(PUSH, "figure:E7", "place:D6"),
    "push": position(PUSH.replace("knights=E8,F9,E10,E7", "knights=E8,F9,E10,E6"), "figure:E6", "place:D6"),
    "capture begun": position(PUSH, "mode:capture"),
    "capture": position(PUSH, "mode:capture", "place:D3", "place:C3"),
    "refused": position(PUSH, "figure:D3", "place:D2", "place:I9"),
    "danger": position(PUSH, "danger"),
    "crowd": position(STRIKE, "figure:E8"),
    "strike": position(STRIKE, "figure:E8", "place:E9"),
    "strike-drawer": open_drawer(position(STRIKE, "figure:E8", "place:E9")),
    "reveal": position(STRIKE, "mode:reveal", "figure:I4"),
    "look": position(STRIKE, "look:1", "sit"),
    "look-drawer": open_drawer(position(STRIKE, "look:1", "sit")),
    "last": position(LAST),
    "all lost": position(ALL_LOST),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("state", list(STATES))
def test_every_layout_is_sound(tmp_path: Path, state: str, language: str) -> None:
    scene = STATES[state](Driver(tmp_path, language=language))
    found = {
        f"{size[0]}x{size[1]} {scale} %": wrong
        for size, scale in product(SIZES, SCALES)
        if (wrong := complaints(scene, laid(scene, size, language, scale)))
    }
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["side-a", "postern"])
def test_the_set_up_is_sound(tmp_path: Path, scenario: str, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = SetupScene(driver.window, "assassins", lambda choice: None)
    driver.window.switch(scene)
    driver.turn()
    scene.draft.choose("scenario", scenario)
    found = {}
    for size, scale, tab in product(SIZES, SCALES, range(3)):
        scene._tab = tab
        wrong = complaints(scene, laid(scene, size, language, scale))
        if wrong:
            found[f"{size[0]}x{size[1]} {scale} % {tab}"] = wrong
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("start", "names"), [(PUSH, ()), (STRIKE, ("figure:E8", "place:E9")), (STRIKE, ("look:1", "sit"))]
)
def test_long_names_are_shortened(tmp_path: Path, start: str, names: tuple[str, ...], language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = position(start, *names, players=LONG[:2])(driver)
    for size, scale, scene.drawer in product(SIZES, SCALES, (False, True)):
        assert not complaints(scene, laid(scene, size, language, scale)), (size, scale)
