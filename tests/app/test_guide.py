"""The guided first game: followed step by step by mouse and by keyboard, left at every step, read with suspicion."""

import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from boardgames import files
from boardgames.app import guides
from boardgames.app.dialog import Dialog
from boardgames.app.guide import GuideScene
from boardgames.app.guides import GuideError
from boardgames.app.menu import MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.shelf import ShelfScene
from boardgames.app.start import App
from boardgames.core.contract import Move, Result
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES, Words
from tests.app.driving import Driver
from tests.app.gestures import Keyboard, Mouse
from tests.app.guided import HANDS, Pupil
from tests.app.test_table_layout import complaints, laid
from tests.kept import kept
from tests.test_words import NO_BREAK

STEPS = {game: [step.key for step in guides.read(game).steps] for game in guides.names()}
every_guide = pytest.mark.parametrize("game", list(STEPS))
SIZES = ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150, 200)


# ---------------------------------------------------------------- followed


@every_guide
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_doing_what_the_card_points_at_leads_to_the_end(
    tmp_path: Path, hands: str, language: str, size: tuple[int, int], game: str
) -> None:
    pupil = Pupil(Driver(tmp_path, size, language), HANDS[hands], game)
    done: list[str] = []
    while not pupil.left and len(done) < 60:
        done.append(pupil.follow())
        assert not pupil.scene.again, f"{done[-1]}: {pupil.scene.prompt()}"
    assert list(dict.fromkeys(done)) == STEPS[game]
    outcome = pupil.scene.session.outcome
    assert outcome is not None
    assert outcome.results[pupil.scene.guide.player] == Result.WON
    assert not list(tmp_path.rglob("*.*")), "nothing of a guided game is saved"


def test_the_card_says_the_words_of_its_step_and_how_far_it_is(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse)
    pupil.reach("strike")
    said = pupil.driver.said_on("guide:card")
    assert "The strike" in said
    assert f"5/{len(STEPS['rois'])}" in said
    assert "Hits 8" in pupil.driver.said(), "the number in its words is the one on the table"
    assert "eight hits" in pupil.driver.said().replace("  ", " ")


def test_the_odds_that_are_told_are_those_on_the_table(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse, "koth")
    pupil.reach("strike")
    assert "dies one time in two" in pupil.driver.said_on("guide:card")
    assert f"dies 50{NO_BREAK}%" in pupil.driver.said()
    assert "Defence cards 1" in pupil.driver.said()


@every_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str, game: str) -> None:
    words = Words(language, f"{game}-guide")
    wanted = ["players.0", "players.1", *(f"{key}.{part}" for key in STEPS[game] for part in ("title", "text"))]
    assert not [key for key in wanted if words.find(key) is None]


def test_a_move_that_is_not_asked_for_is_not_made_and_the_step_says_so(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse)
    pupil.reach("card")
    before = pupil.scene.session.ply
    pupil.driver.letter("e")
    assert pupil.scene.session.ply == before
    assert "Good idea" in pupil.driver.said_on("guide:card")
    pupil.follow()
    assert pupil.scene.step.key == "aim"
    assert "Good idea" not in pupil.driver.said_on("guide:card")


def test_a_wrong_gesture_is_refused_as_at_every_table(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse)
    pupil.reach("card")
    pupil.driver.drag_from(pupil.driver.spot("card:4D"), pupil.driver.spot("place:E5"))
    toast = pupil.scene.toast
    assert toast is not None
    assert toast.rule.startswith("ROIS-")
    card = pupil.driver.targets()["guide:card"].rect
    assert not any(card.meets(box) for box in pupil.scene.floating)


def test_who_knows_how_drags_at_once_and_the_guide_keeps_up(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse)
    pupil.reach("card")
    pupil.driver.drag_from(pupil.driver.spot("card:4D"), pupil.driver.spot("place:C3"))
    assert pupil.scene.step.key == "banner"


def test_what_is_picked_is_not_pointed_at_any_more(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse)
    pupil.reach("push")
    assert "card:6H" not in pupil.scene.prompt().done
    pupil.hands.do("card:6H")
    assert "card:6H" in pupil.scene.prompt().done


def test_who_takes_his_picks_back_is_asked_for_them_again(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Mouse, "koth")
    pupil.reach("strike")
    pupil.driver.key(pygame.K_ESCAPE)
    assert pupil.scene.step.key == "aim"
    assert {"card:9D", "figure:E3"} < pupil.scene.prompt().done
    pupil.follow()
    assert pupil.scene.step.key == "strike"


def test_undo_stops_at_its_barrier_and_nowhere_else_is_tried(tmp_path: Path) -> None:
    pupil = Pupil(Driver(tmp_path), Keyboard)
    pupil.reach("undo")
    ply = pupil.scene.session.ply
    pupil.follow()
    assert pupil.scene.session.ply == ply
    assert pupil.scene.toast is not None
    assert pupil.scene.step.key == "push"
    pupil.driver.key(pygame.K_z, "z", pygame.KMOD_CTRL)
    assert pupil.scene.session.ply == ply
    assert pupil.scene.step.key == "push"


@pytest.mark.parametrize(
    ("game", "held", "other", "until"),
    [("rois", "N:9H,2C,5S,JS,10C", "N:9H,4C,AS,QS,7H", "log"), ("koth", "r:7D,8C,5S,2H", "r:7D,8C,5S,6H", "spell")],
)
def test_nothing_of_the_other_hand_is_ever_seen(tmp_path: Path, game: str, held: str, other: str, until: str) -> None:
    """Two guides that differ only in what Baldwin holds, and does not show before, look the same at every step."""
    seen = []
    for hand in (held, other):
        data = _data(game)
        data["start"] = data["start"].replace(held, hand)
        data["steps"] = data["steps"][: STEPS[game].index(until) + 1]
        data["steps"][-1].pop("then", None)
        driver = Driver(tmp_path)
        scene = GuideScene(driver.window, guides.parse(game, data), lambda: None)
        pupil = Pupil(driver, Mouse)
        pupil.scene = scene
        driver.window.switch(scene)
        driver.turn()
        driver.turn()
        frames = []
        while not (scene.step.key == until and scene.eyes() == 0):
            frames.append(driver.pixels())
            while scene.watching:
                driver.turn()
                frames.append(driver.pixels())
            pupil.follow()
        seen.append(frames)
    assert len(seen[0]) == len(seen[1])
    assert all(one == other for one, other in zip(*seen, strict=True))


# ---------------------------------------------------------------- laid out


@every_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_sound_at_every_size(tmp_path: Path, language: str, game: str) -> None:
    pupil, found = Pupil(Driver(tmp_path, language=language), Mouse, game), []
    for key in STEPS[game]:
        pupil.reach(key)
        for size, scale in product(SIZES, SCALES):
            desk = laid(pupil.scene, size, language, scale)
            wrong = [fault for fault in complaints(pupil.scene, desk) if not _on_the_card(fault)]
            found += [f"{key} {size[0]}x{size[1]} {scale} %: {fault}" for fault in (*wrong, *_hidden(pupil, desk))]
    assert not found, "\n".join(found)


def _hidden(pupil: Pupil, desk: Desk) -> list[str]:
    """What the card lies over although it speaks of it."""
    spots = {target.name: target.rect for target in desk.targets}
    if "guide:card" not in spots:
        return ["no card"]
    card = spots["guide:card"].inset(0.5)
    named = [name for pattern in pupil.scene.prompt().point for name in pattern.split("|")]
    return [f"the card lies over {name}" for name in named if name in spots and card.meets(spots[name].inset(0.5))]


def _on_the_card(fault: str) -> bool:
    """Its own buttons lie on the card."""
    return fault in ("guide:card under guide:skip", "guide:card under guide:go")


# ---------------------------------------------------------------- left


@every_guide
def test_it_can_be_left_at_every_step(tmp_path: Path, game: str) -> None:
    """The button asks, and so does Esc; here the answer only is noted, and the pupil goes on."""
    pupil = Pupil(Driver(tmp_path), Mouse, game)
    for number, key in enumerate(STEPS[game]):
        pupil.reach(key)
        pupil.hands.do("guide:skip")
        assert "risky" in pupil.driver.targets(), key
        pupil.hands.do("safe")
        assert pupil.scene.front
        assert len(pupil.left) == number
        for _ in range(4):  # what is picked or said goes first
            if not isinstance(pupil.driver.window.scene, Dialog):
                pupil.driver.key(pygame.K_ESCAPE)
        pupil.driver.tab_to("risky")
        pupil.driver.key(pygame.K_RETURN, "\r")
        assert len(pupil.left) == number + 1, key


# ---------------------------------------------------------------- offered


def started(tmp_path: Path, offer: bool, language: str = "en") -> tuple[Driver, App]:
    driver = Driver(tmp_path, language=language)
    driver.window.change(replace(driver.window.settings, guide_offer=offer))
    app = App(driver.window)
    driver.turn()
    return driver, app


def test_the_first_menu_offers_the_guide_and_leads_back(tmp_path: Path) -> None:
    driver, _ = started(tmp_path, offer=True)
    driver.click("guide")
    assert isinstance(driver.window.scene, GuideScene)
    assert driver.window.scene.guide.game == "rois"
    assert not driver.window.settings.guide_offer
    driver.key(pygame.K_ESCAPE)
    driver.click("risky")
    assert isinstance(driver.window.scene, MenuScene)
    assert "guide" not in driver.targets()
    assert not kept(tmp_path)


def test_enter_at_the_first_menu_begins_the_guide(tmp_path: Path) -> None:
    driver, _ = started(tmp_path, offer=True)
    driver.key(pygame.K_RETURN, "\r")
    assert isinstance(driver.window.scene, GuideScene)


def test_the_offer_can_be_put_away(tmp_path: Path) -> None:
    driver, _ = started(tmp_path, offer=True)
    driver.click("guide-away")
    assert not driver.window.settings.guide_offer
    assert "guide" not in driver.targets()


@every_guide
def test_a_later_menu_offers_nothing_but_the_shelf_does(tmp_path: Path, game: str) -> None:
    driver, _ = started(tmp_path, offer=False)
    assert "guide" not in driver.targets()
    driver.click("new")
    assert isinstance(driver.window.scene, ShelfScene)
    if driver.window.scene.chosen != game:
        driver.click(f"box:{game}")
    driver.click("guide")
    assert isinstance(driver.window.scene, GuideScene)
    assert driver.window.scene.guide.game == game


@every_guide
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (960, 540)])
def test_the_rulebook_starts_it_again(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    driver = Driver(tmp_path, size)
    App(driver.window)
    driver.turn()
    driver.key(pygame.K_F1)
    if "games:0" in driver.targets():
        names = list(guides.names())
        driver.click(f"games:{names.index(game)}")
    if "guide" not in driver.targets():
        driver.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
    driver.tab_to("guide")
    driver.key(pygame.K_RETURN)
    scene = driver.window.scene
    assert isinstance(scene, GuideScene)
    assert scene.session.rules.name == game


def test_the_rulebook_of_a_game_under_way_starts_it_and_the_game_waits(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    App(driver.window)
    driver.turn()
    for name in ("new", "play", "start"):
        driver.click(name)
    driver.click("sit")
    driver.key(pygame.K_F1)
    driver.click("guide")
    assert isinstance(driver.window.scene, GuideScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("guide:leave" if "guide:leave" in driver.targets() else "risky")
    assert isinstance(driver.window.scene, MenuScene)
    assert "continue" in driver.targets(), "the game that was left is kept"


def test_a_game_that_waits_comes_before_the_offer(tmp_path: Path) -> None:
    driver, app = started(tmp_path, offer=True)
    app.shelf()
    driver.turn()
    driver.click("play")
    driver.click("start")
    assert isinstance(driver.window.scene, PlayScene)
    app.menu()
    driver.turn()
    assert "continue" in driver.targets()
    assert "guide" not in driver.targets()


# ---------------------------------------------------------------- read with suspicion


def _data(game: str = "rois") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files.assets() / "guides" / f"{game}.json").read_text(encoding="utf-8"))
    return found


def _changed(key: str, **changes: object) -> dict[str, Any]:
    data = _data()
    data["steps"] = [{**step, **changes} if step["key"] == key else step for step in data["steps"]]
    return data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (_changed("aim", point=["place:Z9"]), "step aim: nothing on the table is called place:Z9"),
        (_changed("card", do="pick card:KH"), "step card: nothing on the table is called card:KH"),
        (_changed("strike", do="play strike card=4D zone=C2 to=E5 how=damage"), "is impossible: ROIS-"),
        (_changed("banner", then=["react", "counter cancel=4D cards=2C,3D"]), "is impossible: ROIS-RULING-66"),
        (_changed("banner", then=["pass", "pass"]), "answers nobody's question"),
        (_changed("end", do="dance"), "«dance» is nothing that can be done"),
        (_changed("end", do="play"), "«play» is nothing that can be done"),
        (_changed("card", do="part"), "nobody to hand the screen on to"),
        (_changed("react", do="sit"), "not asked for anything of his own"),
        (_changed("board", do="undo"), "could be taken back"),
        ({**_data(), "start": "units=9X@C2"}, "it cannot begin"),
        ({**_data(), "chance": ["4D", "KH"]}, "4D cannot come up now"),
        ({"steps": []}, "missing or of another kind: 'player'"),
        ([], "missing or of another kind"),
    ],
)
def test_a_guide_that_cannot_be_played_says_where_and_why(data: Any, said: str) -> None:
    with pytest.raises(GuideError) as error:
        guides.parse("rois", data)
    assert said in str(error.value)


def test_a_game_without_a_guide_has_none() -> None:
    assert "rois" in guides.names()
    with pytest.raises(GuideError):
        guides.read("nothing")


def test_a_move_is_meant_whatever_else_it_says_and_in_any_order() -> None:
    pattern = Move.parse("move card=7S units=S5,S6")
    assert guides.meant(pattern, Move.parse("move card=7S zone=D2 to=D3 units=S6,S5"))
    assert not guides.meant(pattern, Move.parse("move card=7S zone=D2 to=D3 units=S6"))
    assert not guides.meant(pattern, Move.parse("strike card=7S units=S5,S6"))
