"""King of the Hill's table at every size, scale and language, in every state that it can be in."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.setup import SetupScene
from boardgames.core.session import Session
from tests.app.driving import Driver
from tests.app.test_table_layout import LONG, SCALES, SIZES, complaints, laid, open_drawer
from tools.shots_koth import (
    AMBUSH,
    ATTACK,
    BIDDING,
    DEFENCE,
    DEPLOY,
    FLEEING,
    NAMING,
    SIGHT,
    TERRAIN,
)

KOTH = games.rules("koth")
PURSUING = FLEEING.replace("step=flee", "step=pursue").replace("rF@F4,", "")
RETREATING = FLEEING.replace("step=flee", "step=retreat")
GENERAL = DEFENCE.replace("rF@C3", "rF*@C3")
CROWDED = DEFENCE.replace("drawn=3C,QS,JK1,KD", "drawn=3C,QS,JK1,KD,2D,3D,4D,5D").replace("10C", "10H")
PORTAL = ATTACK.replace("fallen=r:HO,T;b:F", "fallen=r:HO,T;b:F,C,T,FE,FM").replace("9H", "AH")
LAST = "scenario=night stage=deploy asked=red first=blue turn=0 units=bT@B2,rAR@F7,rT@E7 reserve=r:FE"
MANY = ATTACK.replace("fallen=r:HO,T;b:F", "fallen=r:HO,T,F,F,C,T,BE,HO;b:F,F,C,T,FE,CH")


def position(start: str, *names: str, players: tuple[str, ...] = ("Anne", "Ben")) -> Callable[[Driver], PlayScene]:
    """A position on the table, with some targets clicked."""

    def stage(driver: Driver) -> PlayScene:
        scenario = next((word[9:] for word in start.split() if word.startswith("scenario=")), "pitched")
        scene = driver.play(Session.new(KOTH, {"scenario": scenario}, 1, start=start), players)
        for name in names:
            driver.click(name)
        return scene

    return stage


def new(scenario: str, *names: str) -> Callable[[Driver], PlayScene]:
    """A game from its beginning."""

    def stage(driver: Driver) -> PlayScene:
        scene = driver.play(Session.new(KOTH, {"scenario": scenario}, 3), ("Anne", "Ben"))
        for name in names:
            driver.click(name)
        return scene

    return stage


STRUCK = ("sit", "card:9H", "figure:E3", "place:F4")
STATES: dict[str, Callable[[Driver], PlayScene]] = {
    "cover": position(ATTACK),
    "own": position(ATTACK, "sit"),
    "card": position(ATTACK, "sit", "card:9H"),
    "attack": position(ATTACK, *STRUCK),
    "attack-drawer": open_drawer(position(ATTACK, *STRUCK)),
    "many fallen": position(MANY, *STRUCK),
    "where to": position(ATTACK, "sit", "card:10C", "figure:E3"),
    "move": position(ATTACK, "sit", "card:10C", "figure:E3", "place:C5"),
    "refused": position(ATTACK, "sit", "card:10C", "figure:E3", "place:G4"),
    "spell": position(ATTACK, "sit", "card:7S", "mode:lightning"),
    "spell at": position(ATTACK, "sit", "card:7S", "mode:lightning", "place:E6"),
    "portal": position(PORTAL, "sit", "card:AH", "mode:portal", "place:B1"),
    "sight": position(SIGHT, "sit", "card:QD", "figure:J2"),
    "ambush": position(AMBUSH, "sit", "card:3C", "figure:F7"),
    "defence": position(DEFENCE, "sit"),
    "defence-joker": position(DEFENCE, "sit", "card:JK1"),
    "defence-general": position(GENERAL, "sit", "card:JK1"),
    "defence-crowded": position(CROWDED, "sit", "card:QS"),
    "flee": position(FLEEING, "sit"),
    "retreat": position(RETREATING, "sit"),
    "pursue": position(PURSUING, "sit"),
    "bid": position(BIDDING, "sit", "card:9H"),
    "exchange": position(BIDDING.replace("stage=bid", "stage=exchange"), "sit"),
    "name": position(NAMING, "sit"),
    "deploy": position(DEPLOY, "sit"),
    "deploying": position(DEPLOY, "sit", "item:C*", "place:D1"),
    "deploy-ranges": position(DEPLOY, "sit", "ranges"),
    "deploy-drawer": open_drawer(position(DEPLOY, "sit", "ranges")),
    "deploy-last": position(LAST, "sit"),
    "terrain": position(TERRAIN, "sit"),
    "laying": position(TERRAIN, "sit", "item:lake-shallow", "place:I2"),
    "tokens": position(TERRAIN, "sit", "item:tokens", "place:B6"),
    "army": new("pitched", "sit"),
    "army-basic": new("introduction", "sit"),
    "army-wrong": new("pitched", "sit", "slot:1", "breed:MT"),
    "army-drawer": open_drawer(new("pitched", "sit")),
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
@pytest.mark.parametrize("scenario", ["pitched", "night", "drawn"])
def test_the_set_up_is_sound(tmp_path: Path, scenario: str, language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = SetupScene(driver.window, "koth", lambda choice: None)
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
    ("start", "names"), [(ATTACK, STRUCK), (ATTACK, ()), (DEPLOY, ("sit",)), (DEFENCE, ("sit", "card:JK1"))]
)
def test_long_names_are_shortened(tmp_path: Path, start: str, names: tuple[str, ...], language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = position(start, *names, players=LONG[:2])(driver)
    for size, scale, scene.drawer in product(SIZES, SCALES, (False, True)):
        assert not complaints(scene, laid(scene, size, language, scale)), (size, scale)
