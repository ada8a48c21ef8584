"""The playing table at every size, scale and language: no word too long, cut or hidden, no button under another."""

from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from boardgames.app.play import PlayScene
from boardgames.app.scene import Scene
from boardgames.core.session import Session
from boardgames.table import tone
from boardgames.table.desk import Desk, Target
from boardgames.table.space import kind
from tests.app.driving import ROIS, Driver
from tests.table.judge import faults

SIZES = ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150, 200)
TWO = (
    "units=2S@C2,S3@B2,S4@D1,N1@C3:7,2N@C5,N4@A4 specials=S:general@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,JK2 first=south turn=south"
)
FOUR = (
    "players=4 units=2S@C2,S3@B1,S4@D1,N1@C3:7,2N@C5,3W@A4,W4@B3:2,2E@E3,E3@E4 specials=S:general@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D;W:6D,7D,8D,9D,10D;E:5C,6C,7C first=south turn=south"
)
CROWDED = (
    "zone-max=4 units=4S@C2,4S@B1,4N@C3,4N@D5 specials=S:general@C2,N:general@C3,N:healer@C3,S:healer@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,JK2 first=south turn=south"
)
FAINT = tone.FAINT
"""What is not available now is written in this colour on purpose, faintly."""
KEY = tone.MUTED
"""The key on a sign that the pointer is on: its ground is a little lighter then."""
BOARD = ("place:", "figure:")
"""Targets on the board: figures stand on places, a raised card reaches over the board's edge."""
NAMES = ("Anne", "Ben", "Chloé", "Dora")
LONG = ("Maximilienne de la Tour", "Jean-Baptiste von Thronau", "Wilhelmina-Charlotte W.", "Christophe-Marie Lafitte")


def _clicks(*names: str, start: str = TWO) -> Callable[[Driver], PlayScene]:
    def stage(driver: Driver) -> PlayScene:
        session = Session.new(ROIS, {}, 1, start=start)
        scene = driver.play(session, NAMES[: len(session.seats)])
        for name in names:
            driver.click(name)
        return scene

    return stage


def _refused(driver: Driver) -> PlayScene:
    scene = _clicks("sit")(driver)
    driver.drag("card:4D", "place:D3")
    assert scene.toast is not None
    return scene


def open_drawer(stage: Callable[[Driver], PlayScene]) -> Callable[[Driver], PlayScene]:
    """The same with the drawer of a small window open."""

    def opened(driver: Driver) -> PlayScene:
        scene = stage(driver)
        scene.drawer = True
        return scene

    return opened


def _proposing(driver: Driver) -> PlayScene:
    return driver.play(Session.new(ROIS, {"terrain": "free"}, 1))


def _looking_back(driver: Driver) -> PlayScene:
    scene = _clicks(*STRUCK, "do:0")(driver)
    scene.look_back(1)
    return scene


def _looking_back_among_four(driver: Driver) -> PlayScene:
    scene = _clicks("sit", start=FOUR)(driver)
    scene.look_back(0)
    return scene


REACTION = ("sit", "card:4D", "place:C3", "do:0", "kind:react", "sit", "recap:hand")
STRUCK = ("sit", "card:4D", "place:C3")
STATES: dict[str, Callable[[Driver], PlayScene]] = {
    "cover": _clicks(),
    "looking back": _looking_back,
    "looking back among four": _looking_back_among_four,
    "own": _clicks("sit"),
    "crowded": _clicks("sit", "card:7S", start=CROWDED),
    "picked": _clicks("sit", "card:4D"),
    "strike": _clicks(*STRUCK),
    "banner": _clicks(*STRUCK, "do:0"),
    "waiting": _clicks(*STRUCK, "do:0", "kind:pass"),
    "brilliant": _clicks(*STRUCK, "card:7S"),
    "four": _clicks("sit", start=FOUR),
    "four-strike": _clicks(*STRUCK, start=FOUR),
    "reaction": _clicks(*REACTION),
    "recap": _clicks(*REACTION[:-1]),
    "replace": _clicks(*REACTION, "mode:counter", "card:2C", "card:3C", "do:0", "sit", "recap:hand"),
    "parting": _clicks("sit", "kind:end-turn"),
    "pile": _clicks("sit", "pile:1", start=TWO + " discard=AS,2S,3S"),
    "table-menu": _clicks("sit", "tool:menu"),
    "counter": _clicks(*REACTION, "mode:counter", "card:2C", "card:3C"),
    "refused": _refused,
    "refused-strike": _clicks(*STRUCK, "place:E5"),
    "drawer": open_drawer(_clicks(*STRUCK)),
    "four-drawer": open_drawer(_clicks(*STRUCK, start=FOUR)),
    "proposing": _proposing,
}


def staged(driver: Driver, state: str) -> Scene:
    """A game on the table, brought into a state by clicking; what lies on top of it."""
    STATES[state](driver)
    return driver.window.scene


def laid(scene: Scene, size: tuple[int, int], language: str, scale: int, hover: str | None = None) -> Desk:
    """A strict page for one layout."""
    return Desk(size, language, scale, scene.window.gallery, strict=True, record=[], hover=hover)


def complaints(scene: Scene, desk: Desk) -> list[str]:
    """What is wrong with one layout."""
    try:
        scene.draw(desk)
    except ValueError as error:  # too long, too small
        return [str(error)]
    found = [fault for fault in faults(desk) if not fault.startswith(FAINT)]
    found += [f"{t.name} outside: {t.rect}" for t in desk.targets if not desk.whole.holds(t.rect, 0.5)]
    solid = [t for t in desk.targets if not t.name.startswith(BOARD)]
    for a, b in combinations(solid, 2):
        if a.layer == b.layer and a.rect.inset(0.25).meets(b.rect.inset(0.25)) and not _both(a, b, "card:", "log"):
            found.append(f"{a.name} under {b.name}")
    return found


def _both(a: Target, b: Target, *prefixes: str) -> bool:
    """Whether the two belong together and may overlap: cards of a fan, the log and its bar."""
    return any(a.name.startswith(prefix) and b.name.startswith(prefix) for prefix in prefixes)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("state", list(STATES))
def test_every_layout_is_sound(tmp_path: Path, state: str, language: str) -> None:
    scene = staged(Driver(tmp_path, language=language), state)
    found = {
        f"{size[0]}x{size[1]} {scale} %": wrong
        for size, scale in product(SIZES, SCALES)
        if (wrong := complaints(scene, laid(scene, size, language, scale)))
    }
    assert not found, "\n".join(f"{where}: {wrong}" for where, wrong in found.items())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("state", ["strike", "counter", "drawer"])
def test_the_words_of_the_rail_have_room(tmp_path: Path, state: str, language: str) -> None:
    scene = staged(Driver(tmp_path, language=language), state)
    for size, scale in (((1024, 600), 100), ((1280, 720), 200), ((1920, 1080), 200)):
        desk = laid(scene, size, language, scale)
        scene.draw(desk)
        assert desk.record is not None
        for target in [t for t in desk.targets if t.tooltip]:
            hovered = laid(scene, size, language, scale, target.name)
            assert not [fault for fault in complaints(scene, hovered) if not fault.startswith(KEY)], target.name
            assert hovered.record is not None
            shown = {box.words for box in hovered.record if box.layer > target.layer}
            assert set(target.tooltip.split()[-1:]) & {word for words in shown for word in words.split()}, target.name


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("start", "acts"), [(TWO, STRUCK), (TWO, (*STRUCK, "do:0")), (FOUR, STRUCK)])
def test_long_names_are_shortened(tmp_path: Path, start: str, acts: tuple[str, ...], language: str) -> None:
    driver = Driver(tmp_path, language=language)
    scene = driver.play(Session.new(ROIS, {}, 1, start=start), LONG[: 4 if start == FOUR else 2])
    for act in acts:
        driver.click(act)
    for size, scale, scene.drawer in product(SIZES, SCALES, (False, True)):
        assert not complaints(scene, laid(scene, size, language, scale)), (size, scale)


def _small(tmp_path: Path) -> tuple[Driver, PlayScene]:
    driver = Driver(tmp_path, (1024, 600))
    scene = STATES["strike"](driver)
    assert driver.window.desk is not None
    assert kind(driver.window.desk.w, driver.window.desk.h) == "compact"
    return driver, scene


def test_the_drawer_opens_and_closes(tmp_path: Path) -> None:
    driver, scene = _small(tmp_path)
    assert scene.picking is not None
    picked = scene.picking.chosen
    driver.press(pygame.K_l)
    assert "log" in driver.targets()
    driver.press(pygame.K_l)
    assert "log" not in driver.targets()
    driver.click("tool:drawer")
    assert "log" in driver.targets()
    driver.click("tool:drawer")
    assert "log" not in driver.targets()
    driver.press(pygame.K_l)
    driver.press(pygame.K_ESCAPE)
    assert "log" not in driver.targets()
    driver.press(pygame.K_l)
    driver.click("tool:beside")
    assert "log" not in driver.targets()
    assert scene.picking.chosen == picked, "what was picked stays picked"


def test_a_move_closes_the_drawer(tmp_path: Path) -> None:
    driver, scene = _small(tmp_path)
    driver.press(pygame.K_l)
    driver.click("do:0")
    assert not scene.drawer
    assert scene.session.ply == 1


def test_signs_of_the_rail_act_and_say_their_words(tmp_path: Path) -> None:
    driver, scene = _small(tmp_path)
    before = driver.pixels()
    assert driver.targets()["do:1"].tooltip == scene.actions()[1].words
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=driver.point("do:1"), rel=(0, 0), buttons=(0, 0, 0)))
    assert driver.pixels() != before
    driver.click("do:1")
    assert str(scene.session.record.entries[0].move).endswith("how=push")


def test_a_wide_table_has_no_drawer(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720))
    scene = STATES["own"](driver)
    driver.press(pygame.K_l)
    assert not scene.drawer
    assert "log" in driver.targets()
