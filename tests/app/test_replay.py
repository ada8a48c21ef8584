"""A game is seen again: every position of it, by keys and pointer, and never more than may be seen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames.app.play import PlayScene
from boardgames.app.replay import SPEEDS, ReplayScene
from boardgames.app.result import ResultScene
from boardgames.app.start import App
from boardgames.core import save_list, saves
from boardgames.core.contract import Move
from boardgames.core.session import Session
from tests.app.driving import ROIS, Driver
from tests.app.saved_games import PLAYERS, ended
from tests.core.tables import random_game


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    pygame.display.init()
    pygame.font.init()
    found = Driver(tmp_path / "saves", size=(1920, 1080))
    yield found
    found.window.close()


def watch(driver: Driver, session: Session[Any]) -> ReplayScene:
    scene = ReplayScene(driver.window, session, PLAYERS, {}, "Games")
    driver.window.switch(scene)
    driver.turn()
    return scene


def test_keys_step_through_the_game(driver: Driver) -> None:
    session = ended()
    scene = watch(driver, session)
    assert scene.ply == 0
    seen = []
    for key in ("RIGHT", "RIGHT", "LEFT", "END", "LEFT", "HOME", "LEFT"):
        driver.key(getattr(pygame, f"K_{key}"))
        seen.append(scene.ply)
    last = session.ply
    assert seen == [1, 2, 1, last, last - 1, 0, 0]
    assert f"0 of {last}" in driver.said()
    assert "the beginning" in driver.said()


def test_every_position_is_the_one_that_was_played(driver: Driver) -> None:
    session = random_game(30)
    scene = watch(driver, session)
    for ply in range(session.ply + 1):
        assert scene.view() == ROIS.view(session.at(ply), None)
        driver.key(pygame.K_RIGHT)


def test_it_plays_by_itself_and_stops_at_the_end(driver: Driver) -> None:
    session = random_game(4)
    scene = watch(driver, session)
    driver.key(pygame.K_SPACE)
    for _ in range(3):
        driver.pause(SPEEDS["normal"])
    assert scene.ply == 3
    driver.key(pygame.K_SPACE)
    driver.pause(9)
    assert scene.ply == 3
    driver.click("replay:play")
    driver.pause(SPEEDS["normal"])
    driver.pause(9)
    assert (scene.ply, scene.playing) == (4, False)
    driver.key(pygame.K_SPACE)
    assert (scene.ply, scene.playing) == (0, True), "from the beginning"


def test_the_speed_is_chosen(driver: Driver) -> None:
    scene = watch(driver, random_game(10))
    driver.click("speed:2")
    driver.key(pygame.K_SPACE)
    driver.step = SPEEDS["fast"] + 0.01
    for _ in range(4):
        driver.turn()
    assert scene.ply >= 4
    driver.key(pygame.K_v, "v")
    assert scene.speed == "slow"


def test_the_slider_scrubs(driver: Driver) -> None:
    session = ended()
    scene = watch(driver, session)
    slider, desk = driver.targets()["slider"].rect, driver.window.desk
    assert desk is not None
    y = round(slider.cy * desk.s)
    left, right = round((slider.x + 14) * desk.s), round((slider.right - 14) * desk.s)
    driver.drag_from((left, y), (right, y))
    assert scene.ply == session.ply
    driver.click_at(((left + right) // 2, y))
    assert abs(scene.ply - session.ply / 2) <= 1
    driver.tab_to("slider")
    before = scene.ply
    driver.key(pygame.K_RIGHT)
    assert scene.ply == before + 1


def test_a_click_on_a_move_shows_its_position(driver: Driver) -> None:
    session = ended()
    scene = watch(driver, session)
    driver.key(pygame.K_END)
    lines = sorted(int(name[4:]) for name in driver.targets() if name[4:].isdecimal() and name.startswith("log:"))
    wanted = lines[2]
    driver.click(f"log:{wanted}")
    assert scene.ply == scene.story[wanted][0]
    assert scene.ply < session.ply
    line = scene.lines()[wanted]
    assert line.words.split(" ")[0] in driver.said()


def test_what_was_declared_is_not_told_again_when_it_happens(driver: Driver) -> None:
    session = ended()
    scene = watch(driver, session)
    kinds = [event.kind for event in session.log(None)]
    assert {"declared", "moved"} <= set(kinds)
    assert [event.kind for _, _, event in scene.story] == [kind for kind in kinds if kind != "moved"]


def test_the_log_is_written_as_a_text(driver: Driver, tmp_path: Path) -> None:
    session = ended()
    watch(driver, session)
    driver.key(pygame.K_e, mod=pygame.KMOD_LCTRL)
    driver.click("export")
    first, second = sorted((tmp_path / "logs").iterdir())
    text = first.read_text(encoding="utf-8")
    assert text == second.read_text(encoding="utf-8")
    assert text.splitlines()[:2] == ["Les Rois du Champ de Bataille", "Anne, Ben"]
    assert len(text.splitlines()) == 3 + len(session.log(None))
    assert "Anne" in text.splitlines()[-1] or "Ben" in text.splitlines()[-1]
    assert first.name in driver.said().replace(" ", "")


def test_a_log_that_cannot_be_written_is_told(driver: Driver, tmp_path: Path) -> None:
    (tmp_path / "logs").write_bytes(b"in the way")
    watch(driver, ended())
    driver.click("export")
    assert "not saved" in driver.said()


def test_small_windows_have_tabs(driver: Driver) -> None:
    small = Driver(driver.window.saves, size=(1024, 600))
    small.window.change(small.window.settings.__class__(scale=200, width=1024, height=600, animation="off"))
    scene = watch(small, ended())
    assert "slider" in small.targets()
    assert not [name for name in small.targets() if name.startswith("log:")]
    small.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
    assert scene.tab == 1
    assert [name for name in small.targets() if name.startswith("log:")]


# ---------------------------------------------------------------- nothing hidden

START = "units=2S@C2,S3@B2,N1@C3:7,2N@C5 hands={hands} discard=AS,2S first=south turn=south"
MOVES = ((0, "strike card=4D zone=C2 to=C3 how=damage"), (1, "pass"))
ONE, TWO = "S:4D,7S,9S;N:2C,3C,4C", "S:4D,8S,JK1;N:10H,3C,QD"


def played(hands: str) -> Session[Any]:
    session = Session.new(ROIS, {}, 1, start=START.format(hands=hands))
    for player, move in MOVES:
        assert session.submit(player, Move.parse(move)) is None
    return session


def frames(folder: Path, session: Session[Any]) -> list[tuple[bytes, str]]:
    """Every position of a replay: its picture, and its words."""
    driver = Driver(folder)
    scene = watch(driver, session)
    found = [(driver.pixels(), driver.said())]
    while scene.ply < session.ply:
        driver.key(pygame.K_RIGHT)
        found.append((driver.pixels(), driver.said()))
    driver.key(pygame.K_e, mod=pygame.KMOD_LCTRL)
    found.append((b"", scene.log_text()))
    driver.window.close()
    return found


def test_a_game_that_is_not_over_shows_nothing_hidden(tmp_path: Path) -> None:
    """Two games that differ only in the hands: every frame, every word and the exported log are the same."""
    one, two = frames(tmp_path / "a", played(ONE)), frames(tmp_path / "b", played(TWO))
    assert one == two
    assert "hidden" in one[0][1]


def test_when_it_is_over_all_hands_are_open(tmp_path: Path) -> None:
    """The same two games, given up: now the hands are on the screen, and they differ."""
    pictures = []
    for name, hands in (("a", ONE), ("b", TWO)):
        session = played(hands)
        assert session.submit(0, Move("give-up")) is None
        assert session.outcome is not None
        found = frames(tmp_path / name, session)
        assert "all hands are open" in found[0][1]
        pictures.append(found[0][0])
    assert pictures[0] != pictures[1]


# ---------------------------------------------------------------- from the end of a game


def finish(driver: Driver) -> PlayScene:
    """A game in the app is given up by keys and clicks."""
    App(driver.window)
    saves.autosave(driver.window.saves, saves.snapshot(random_game(12, seed=4), PLAYERS, uid="c0ffee"))
    driver.pause(3)
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    assert isinstance(scene, PlayScene)
    for _ in range(20):
        if "menu:give-up" in driver.targets():
            break
        for name in ("sit", "recap:hand", "kind:pass", "part"):
            if name in driver.targets():
                driver.click(name)
        driver.pause(0.3)
        if scene.picking is not None:
            driver.key(pygame.K_ESCAPE)
            driver.turn()
            if "menu:give-up" not in driver.targets():
                driver.key(pygame.K_ESCAPE)
    driver.click("menu:give-up")
    driver.click("risky")
    assert isinstance(driver.window.scene, ResultScene)
    return scene


def test_a_result_leads_to_the_replay_and_is_saved_under_a_name(driver: Driver) -> None:
    scene = finish(driver)
    assert "The game in numbers" in driver.said()
    assert "Hit points, by round" in driver.said()
    driver.key(pygame.K_r, "r")
    replay = driver.window.scene
    assert isinstance(replay, ReplayScene)
    assert replay.open
    assert replay.session is scene.session
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.window.scene, ResultScene)
    driver.key(pygame.K_s, mod=pygame.KMOD_LCTRL)
    driver.type("The end")
    driver.key(pygame.K_RETURN)
    assert "Saved" in driver.said()
    path = save_list.called(driver.window.saves, "The end")
    assert path is not None
    assert saves.load(saves.read(path), lambda name: ROIS).outcome == scene.session.outcome


# ---------------------------------------------------------------- looking back at the table


def lines(driver: Driver) -> list[str]:
    found = [name for name in driver.targets() if name.startswith("log:") and name[4:].isdecimal()]
    return sorted(found, key=lambda name: int(name[4:]))


def at_the_table(driver: Driver, hands: str = ONE) -> PlayScene:
    scene = driver.play(played(hands))
    driver.click("sit")
    while scene.recap is not None:
        driver.click("recap:hand")
    return scene


def test_a_click_on_a_log_line_shows_that_position_and_any_key_comes_back(driver: Driver) -> None:
    scene = at_the_table(driver)
    now = driver.figures()
    hand = driver.hand()
    driver.click(lines(driver)[0])
    assert scene.glance == 1
    assert driver.figures() != now
    assert "Looking back at move 1" in driver.said()
    assert scene.picking is None, "nothing can be played in the past"
    driver.key(pygame.K_x, "x")
    assert scene.glance is None
    assert driver.figures() == now
    assert driver.hand() == hand


def test_escape_and_a_click_come_back_too_and_another_line_goes_on(driver: Driver) -> None:
    scene = at_the_table(driver)
    driver.click(lines(driver)[0])
    driver.click(lines(driver)[-1])
    assert scene.glance == 2
    driver.key(pygame.K_ESCAPE)
    assert scene.glance is None
    assert driver.window.scene is scene
    driver.click(lines(driver)[0])
    driver.click("look-now")
    assert scene.glance is None
    driver.click(lines(driver)[0])
    driver.key(pygame.K_h, "h")
    assert set(driver.targets()) == {"sit"}, "the key that hides everything hides this too"


def test_looking_back_by_keys_alone(driver: Driver) -> None:
    scene = at_the_table(driver)
    driver.tab_to(lines(driver)[0])
    driver.key(pygame.K_RETURN)
    assert scene.glance == 1


def test_looking_back_shows_only_what_the_one_who_looks_may_see(tmp_path: Path) -> None:
    """South looks back in his own view: what North held then is nowhere on his screen."""
    found = []
    for name, hands in (("a", ONE), ("b", "S:4D,7S,9S;N:10H,3H,QD"), ("c", "S:4D,7S,8S;N:2C,3C,4C")):
        driver = Driver(tmp_path / name)
        at_the_table(driver, hands)
        seen = []
        for line in lines(driver):
            driver.click(line)
            seen.append((driver.pixels(), driver.said()))
        found.append(seen)
        driver.window.close()
    assert found[0] == found[1]
    assert found[0][0][0] != found[2][0][0], "he does see his own"
