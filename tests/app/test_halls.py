"""The scenes outside the table: their words fit every window, and keys and clicks lead where they say."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from boardgames import files, games
from boardgames.app.about import AboutScene
from boardgames.app.crash import CrashScene, offer
from boardgames.app.dialog import Dialog
from boardgames.app.hall import pieces, told, when
from boardgames.app.menu import MenuActions, MenuScene
from boardgames.app.options_scene import SettingsScene
from boardgames.app.result import Ending, Person, ResultActions, ResultScene, Score
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.shelf import ShelfScene
from boardgames.app.still import waiting
from boardgames.app.window import Window
from boardgames.core.saves import Save, autosave, snapshot
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.words import LANGUAGES, Words
from tests.table.judge import faults

SIZES = (1024, 600), (1280, 720), (1920, 1080), (3840, 2160)
SCALES = 75, 100, 150, 200
REPORT = "\n".join(
    f"  boardgames/table/desk_buttons.py:{k} draw: " + "self.shape(rect.x, " * (k % 9) for k in range(40)
)
"""Of lines that are too long for any window."""
FOUR = ("blue", "Anne"), ("vermilion", "Bertrand"), ("green", "Chloé"), ("rose", "Dora")


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    """A real window of the dummy driver."""
    pygame.init()
    found = Window(Settings(), None, tmp_path, None)
    yield found
    found.gallery.close()


def a_save(players: tuple[str, ...] = ("Anne", "Ben"), start: str | None = None) -> Save:
    rules = games.rules(games.playable()[0])
    options = {"players": str(len(players))}
    return snapshot(Session.new(rules, options, 5, start), players)


def nothing() -> None:
    return None


WHAT_NOW = ResultActions(lambda _: None, nothing, nothing, lambda _: None)


def menu(window: Window, saved: Save | None = None, log: list[str] | None = None) -> MenuScene:
    told_to = log if log is not None else []
    actions = MenuActions(lambda: saved, lambda: told_to.append("resume"), lambda name: told_to.append(name), nothing)
    return MenuScene(window, actions)


def offering(window: Window) -> MenuScene:
    """The menu at the first start."""
    window.change(replace(window.settings, guide_offer=True))
    return MenuScene(window, MenuActions(lambda: None, nothing, nothing_with, nothing, nothing_with))


def ending(language: str, winners: int = 1, players: int = 2) -> Ending:
    people = tuple(Person(side, name) for side, name in FOUR[:players])
    game = games.playable()[0]
    words = Words(language, game)
    headline = words.say("outcome.won", player="Bertrand")
    reason = words.say("outcome.round-limit")
    return Ending(game, people[:winners], people[winners:], headline, reason, "ROIS-END-05", words.say("name")[:9])


def at_the_end(end: Ending) -> Ending:
    """With the last position beside the words."""
    found = waiting(a_save())
    assert found is not None
    return replace(end, board=found.still)


def between(window: Window, end: Ending) -> Scene:
    """After the first game of a match."""
    actions = replace(WHAT_NOW, second=nothing)
    return ResultScene(window, replace(end, score=Score((*end.winners, *end.losers), (1, 0))), actions)


def long_named(end: Ending) -> Ending:
    people = tuple(replace(person, name=f"{person.name} of the long names, and more") for person in end.losers)
    return replace(end, losers=people, headline=" and ".join(person.name for person in people))


def small_tab(scene: AboutScene) -> Scene:
    scene._tab = 1
    return scene


def waiting_for_a_key(window: Window, key: int | None = None) -> Scene:
    scene = SettingsScene(window, "keys")
    scene.listen("rewatch")
    if key is not None:
        scene.key(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    return scene


def asked(window: Window, ask: Callable[[SettingsScene], object]) -> Scene:
    window.switch()
    scene = SettingsScene(window, "play")
    window.switch(scene)
    ask(scene)
    return window.scene


def question(window: Window) -> Dialog:
    french = window.settings.language == "fr"
    return Dialog(
        window,
        "Quitter la partie en cours\u00a0?" if french else "Leave the game that is being played?",
        "Elle est enregistrée et vous attendra au menu." if french else "It is saved and will wait in the menu.",
        "Rester" if french else "Stay",
        "Quitter la partie" if french else "Leave the game",
        nothing,
    )


def crashed(window: Window) -> CrashScene:
    return CrashScene(
        window, REPORT, Path("/home/anne-charlotte/.local/state/boardgames/log/crash-2026-11-19.txt"), True
    )


def scrolled(scene: CrashScene) -> Scene:
    scene.first = 1000
    return scene


def copied(scene: CrashScene) -> Scene:
    scene.copy()
    return scene


def going_on(window: Window) -> Scene:
    window.switch()
    saved = a_save(("Anne-Charlotte de la Tour", "Bartholomew the Third of York"))
    autosave(window.saves, saved)
    offer(window, saved.uid, nothing_with_two)
    return window.scene


SCENES: dict[str, Callable[[Window], Scene]] = {
    "menu": lambda w: menu(w, a_save()),
    "menu, first time": menu,
    "menu, offering the guide": offering,
    "menu, long names": lambda w: menu(w, a_save(("Anne-Charlotte de la Tour", "Bartholomew the Third of York"))),
    "menu, four players": lambda w: menu(w, a_save(("Anne", "Bertrand", "Chloé", "Dora"))),
    "shelf": lambda w: ShelfScene(w, nothing_with),
    "shelf with a guide": lambda w: ShelfScene(w, nothing_with, nothing_with),
    "settings": SettingsScene,
    "settings, play": lambda w: SettingsScene(w, "play"),
    "settings, sound": lambda w: SettingsScene(w, "sound"),
    "settings, keys": lambda w: SettingsScene(w, "keys"),
    "settings, a key is waited for": lambda w: waiting_for_a_key(w),
    "settings, a key is refused": lambda w: waiting_for_a_key(w, pygame.K_m),
    "settings, no key": lambda w: waiting_for_a_key(w, pygame.K_DELETE),
    "settings, open hands?": lambda w: asked(w, lambda scene: scene.flip("hide_hands")),
    "settings, defaults?": lambda w: asked(w, lambda scene: scene.reset()),
    "about": AboutScene,
    "about, second tab": lambda w: small_tab(AboutScene(w)),
    "result": lambda w: ResultScene(w, ending(w.settings.language), WHAT_NOW),
    "result, last position": lambda w: ResultScene(w, at_the_end(ending(w.settings.language)), WHAT_NOW),
    "result, draw of four": lambda w: ResultScene(w, ending(w.settings.language, 0, 4), WHAT_NOW),
    "result, two winners": lambda w: ResultScene(w, ending(w.settings.language, 2, 4), WHAT_NOW),
    "result, one of four": lambda w: ResultScene(w, ending(w.settings.language, 1, 4), WHAT_NOW),
    "result, draw": lambda w: ResultScene(w, ending(w.settings.language, 0, 2), WHAT_NOW),
    "result, between two games": lambda w: between(w, ending(w.settings.language)),
    "result, between two games with the position": lambda w: between(w, at_the_end(ending(w.settings.language))),
    "result, match of long names": lambda w: between(w, long_named(ending(w.settings.language, 0))),
    "result, long names": lambda w: ResultScene(w, long_named(ending(w.settings.language, 1, 4)), WHAT_NOW),
    "dialog": question,
    "crash": crashed,
    "crash, at the end of the report": lambda w: scrolled(crashed(w)),
    "crash, no file and no game": lambda w: CrashScene(w, REPORT, None, False),
    "crash, copied": lambda w: copied(crashed(w)),
    "go on after a crash?": going_on,
}


def nothing_with(_: object) -> None:
    return None


def nothing_with_two(_: object, __: object) -> None:
    return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_words_fit_every_window(window: Window, name: str, language: str) -> None:
    found = []
    for size in SIZES:
        for scale in SCALES:
            window.change(replace(window.settings, language=language, scale=scale))
            window.gallery.language = language
            scene = SCENES[name](window)
            desk = Desk(size, language, scale, window.gallery, None, strict=True, record=[])
            try:
                scene.draw(desk)
            except ValueError as error:
                found.append(f"{size} {scale} %: {error}")
                continue
            found += [f"{size} {scale} %: {fault}" for fault in faults(desk)]
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
            for k, one in enumerate(desk.targets):
                for other in desk.targets[k + 1 :]:
                    assert not one.rect.inset(0.5).meets(other.rect.inset(0.5)), (size, scale, one.name, other.name)


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_paints(window: Window, name: str) -> None:
    window.switch(SCENES[name](window))
    window.turn([], 0.0)
    assert window.desk is not None
    assert window.desk.targets


# ---------------------------------------------------------------- keys and clicks


def press(window: Window, key: int, mod: int = 0) -> None:
    window.turn([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], window.now + 0.1)


def click(window: Window, name: str, share: float = 0.5) -> None:
    assert window.desk is not None
    target = next(target for target in window.desk.targets if target.name == name)
    s = window.desk.s
    spot = round((target.rect.x + target.rect.w * share) * s), round(target.rect.cy * s)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        window.turn([pygame.event.Event(kind, button=1, pos=spot)], window.now + 0.1)


def shown(window: Window, scene: Scene) -> Window:
    window.switch(scene)
    window.turn([], 0.0)
    return window


def test_new_game_leads_over_the_shelf_to_the_chosen_game(window: Window) -> None:
    log: list[str] = []
    shown(window, menu(window, None, log))
    click(window, "new")
    assert isinstance(window.scene, ShelfScene)
    click(window, "play")
    assert log == [games.playable()[0]]
    press(window, pygame.K_ESCAPE)
    assert isinstance(window.scene, MenuScene)


def test_the_card_resumes(window: Window) -> None:
    log: list[str] = []
    shown(window, menu(window, a_save(), log))
    click(window, "continue")
    press(window, pygame.K_RETURN)
    assert log == ["resume", "resume"]


def said(window: Window) -> str:
    """All words of the scene on the screen."""
    settings = window.settings
    desk = Desk((1920, 1080), settings.language, 100, window.gallery, None, strict=True, record=[])
    window.scene.draw(desk)
    assert desk.record is not None
    return " ".join(box.words for box in desk.record)


def frame(window: Window, scene: Scene) -> bytes:
    """A scene on the screen, at once: nothing of the one before fades over it."""
    window.change(replace(window.settings, animation="off"))
    shown(window, scene)
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def test_without_a_save_nothing_speaks_of_continuing(window: Window) -> None:
    shown(window, menu(window))
    assert window.desk is not None
    assert "continue" not in [target.name for target in window.desk.targets]
    assert Words("en", "app").say("menu.continue") not in said(window)
    press(window, pygame.K_RETURN)
    assert isinstance(window.scene, ShelfScene)


def test_the_card_tells_the_game(window: Window) -> None:
    shown(window, menu(window, a_save()))
    words = said(window)
    for told_of in ("Les Rois du Champ de Bataille", "Round 1, Anne to play", "today at", "Anne", "Ben"):
        assert told_of in words


def test_the_card_shows_nothing_hidden(window: Window) -> None:
    """The same table with other hands looks the same; with another unit on the board it does not."""
    board = "units=2S@C1,2N@C5"
    frames = []
    for text in (
        f"{board} hands=S:2H,3H,4H;N:5S,6S,7S",
        f"{board} hands=S:JK1,9C,KD;N:2D,3C,AS",
        "units=2S@C1,2N@C4 hands=S:2H,3H,4H;N:5S,6S,7S",
    ):
        save = replace(a_save(start=text), saved="2026-03-09T12:00:00+00:00")
        frames.append(frame(window, menu(window, save)))
    assert frames[0] == frames[1]
    assert frames[0] != frames[2]


def test_a_save_that_does_not_load_is_no_card(window: Window) -> None:
    broken = a_save()
    broken.position = "0" * len(broken.position)
    shown(window, menu(window, broken))
    assert window.desk is not None
    assert "continue" not in [target.name for target in window.desk.targets]


def test_tab_and_enter_reach_everything(window: Window) -> None:
    shown(window, menu(window))
    seen = []
    for _ in range(7):
        press(window, pygame.K_TAB)
        seen.append(window.focus)
    assert seen == ["new", "load", "print", "rules", "settings", "about", "quit"]
    press(window, pygame.K_TAB)
    press(window, pygame.K_DOWN)
    assert window.focus == "load"
    press(window, pygame.K_DOWN)
    assert window.focus == "rules"
    press(window, pygame.K_RIGHT)
    assert window.focus == "settings"
    press(window, pygame.K_RETURN)
    assert isinstance(window.scene, SettingsScene)


def test_shortcuts_of_the_menu(window: Window) -> None:
    shown(window, menu(window))
    press(window, pygame.K_ESCAPE)
    assert window.running
    assert isinstance(window.scene, MenuScene)
    press(window, pygame.K_COMMA, pygame.KMOD_LCTRL)
    assert isinstance(window.scene, SettingsScene)
    press(window, pygame.K_ESCAPE)
    press(window, pygame.K_n, pygame.KMOD_LCTRL)
    assert isinstance(window.scene, ShelfScene)
    press(window, pygame.K_ESCAPE)
    click(window, "quit")
    assert not window.running


def test_the_language_changes_at_once(window: Window) -> None:
    shown(window, SettingsScene(window))
    click(window, "language:1")
    assert window.settings.language == "fr"
    assert window.desk is not None
    assert window.desk.language == "fr"
    assert pygame.display.get_caption()[0] == "La Table des Rois"


def test_arrows_change_what_has_the_focus(window: Window) -> None:
    shown(window, SettingsScene(window))
    while window.focus != "scale:0":
        press(window, pygame.K_TAB)
    press(window, pygame.K_RIGHT)
    assert (window.settings.scale, window.focus) == (125, "scale:2")
    for _ in range(2):
        press(window, pygame.K_TAB, pygame.KMOD_LCTRL)
    while window.focus != "volume":
        press(window, pygame.K_TAB)
    press(window, pygame.K_LEFT)
    assert window.settings.volume == 65


def test_toggles_slider_and_mute(window: Window) -> None:
    shown(window, SettingsScene(window, "sound"))
    click(window, "mute")
    assert window.settings.mute
    press(window, pygame.K_m)
    assert not window.settings.mute
    click(window, "volume", 0.99)
    assert window.settings.volume == 100
    click(window, "tab:0")
    click(window, "animation:0")
    assert window.settings.pace == 0


def test_the_wheel_of_scales_is_whole(window: Window) -> None:
    for k, scale in enumerate((75, 100, 125, 150, 175, 200)):
        shown(window, SettingsScene(window))
        click(window, f"scale:{k}")
        assert window.settings.scale == scale


def test_a_question_is_safe_by_default(window: Window) -> None:
    log: list[str] = []
    shown(window, menu(window))
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        window.show(Dialog(window, "Leave?", "It is saved.", "Stay", "Leave", lambda: log.append("left")))
        window.turn([], window.now + 1)
        assert window.focus == "safe"
        press(window, key)
        assert isinstance(window.scene, MenuScene)
    assert log == []
    window.show(Dialog(window, "Leave?", "It is saved.", "Stay", "Leave", lambda: log.append("left")))
    window.turn([], window.now + 1)
    click(window, "risky")
    assert log == ["left"]
    assert isinstance(window.scene, MenuScene)


def test_a_result_offers_both_rematches_and_the_menu(window: Window) -> None:
    log: list[object] = []
    scene = ResultScene(
        window,
        ending("en"),
        ResultActions(
            log.append, lambda: log.append("menu"), lambda: log.append("replay"), lambda _: log.append("save")
        ),
    )
    shown(window, scene)
    press(window, pygame.K_RETURN)
    press(window, pygame.K_RETURN, pygame.KMOD_LSHIFT)
    press(window, pygame.K_r)
    press(window, pygame.K_s, pygame.KMOD_LCTRL)
    press(window, pygame.K_ESCAPE)
    for name in ("swapped", "same", "replay", "save", "menu"):
        click(window, name)
    assert log == [True, False, "replay", "save", "menu"] * 2


def test_between_two_games_the_second_one_comes_before_anything_else(window: Window) -> None:
    log: list[object] = []
    actions = ResultActions(
        log.append,
        lambda: log.append("menu"),
        lambda: log.append("replay"),
        lambda _: log.append("save"),
        lambda: log.append("second"),
    )
    end = ending("en")
    shown(window, ResultScene(window, replace(end, score=Score((*end.winners, *end.losers), (1, 0))), actions))
    assert "1 – 0" in said(window)
    assert window.desk is not None
    assert not {"swapped", "same"} & {target.name for target in window.desk.targets}
    for held in (0, pygame.KMOD_LSHIFT):
        press(window, pygame.K_RETURN, held)
    press(window, pygame.K_r)
    press(window, pygame.K_s, pygame.KMOD_LCTRL)
    press(window, pygame.K_ESCAPE)
    for name in ("second", "replay", "save", "menu"):
        click(window, name)
    assert log == ["second", "second", "replay", "save", "menu", "second", "replay", "save", "menu"]


def test_a_result_shows_the_last_position(window: Window) -> None:
    frames = []
    for end in (ending("en"), at_the_end(ending("en"))):
        frames.append(frame(window, ResultScene(window, end, WHAT_NOW)))
        assert "ROIS-END-05" in said(window)
    assert frames[0] != frames[1]


def test_arrows_on_the_shelf_stay_on_it(window: Window) -> None:
    scene = ShelfScene(window, nothing_with)
    shown(window, scene)
    for _ in games.playable():
        press(window, pygame.K_RIGHT)
    assert scene.chosen == games.playable()[0]


# ---------------------------------------------------------------- words


def flat(tree: dict[str, object], prefix: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            found |= flat(value, f"{prefix}{key}.")
        else:
            found[prefix + key] = str(value)
    return found


def table(language: str) -> dict[str, str]:
    path = files.translations() / f"app.{language}.json"
    return flat(json.loads(path.read_text(encoding="utf-8"))[language])


def test_both_languages_say_the_same_things() -> None:
    english, french = table("en"), table("fr")
    assert set(english) == set(french)
    for key, words in english.items():
        assert sorted(re.findall(r"%\{\w+\}", words)) == sorted(re.findall(r"%\{\w+\}", french[key])), key


def test_french_typography() -> None:
    for key, words in table("fr").items():
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", words), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_tells_about_itself(language: str) -> None:
    for game in games.playable():
        for key in ("name", "pitch", "players", "time", "author"):
            assert told(language, game, key), (game, key)
        assert pieces(game).cards or pieces(game).figures


def test_when_a_game_was_saved() -> None:
    noon = datetime(2026, 3, 9, 12, 5).astimezone()
    words = Words("en", "app")
    assert when(words, noon.astimezone(UTC).isoformat(), datetime(2026, 3, 9, 20)) == "today at 12:05"
    assert when(words, noon.isoformat(), datetime(2026, 3, 10, 1)) == "yesterday at 12:05"
    assert when(words, noon.isoformat(), datetime(2026, 5, 1)) == "9 March 2026"
    french = when(Words("fr", "app"), noon.isoformat(), datetime(2026, 3, 9))
    assert french.replace("\u00a0", " ") == "aujourd’hui à 12 h 05"
