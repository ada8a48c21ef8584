"""The set-up scene: its offers come from the rules, it hands over what was chosen, by pointer or by keys."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import files, games
from boardgames.app.settings import Settings
from boardgames.app.setup import Choice, SetupScene
from boardgames.app.setup_choice import Draft
from boardgames.app.setup_frame import frame
from boardgames.app.typing_line import TypingLine
from boardgames.app.window import Window
from boardgames.table import wood
from boardgames.table.desk import Desk, Target, TextBox
from boardgames.words import LANGUAGES, Words
from tests.table.judge import faults

ROIS = games.rules("rois")
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150, 200)


class Hands:
    """A window with the set-up scene, and what a person does with it."""

    def __init__(self, saves: Path, size: tuple[int, int] = (1280, 720), language: str = "en") -> None:
        settings = Settings(language=language, width=size[0], height=size[1])
        self.window = Window(settings, None, saves, None)
        self.started: list[Choice] = []
        self.scene = SetupScene(self.window, "rois", self.started.append)
        self.window.show(self.scene)
        self.turn()

    def turn(self, *events: pygame.event.Event) -> None:
        self.window.turn(list(events), 0.0)
        self.window.turn([], 0.0)

    def targets(self) -> dict[str, Target]:
        assert self.window.desk is not None
        return {target.name: target for target in self.window.desk.targets}

    def click(self, name: str) -> None:
        desk, rect = self.window.desk, self.targets()[name].rect
        assert desk is not None
        spot = desk.px(rect.cx), desk.px(rect.cy)
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1))

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        pygame.key.set_mods(mod)
        self.turn(pressed(key, letter, mod))
        pygame.key.set_mods(0)

    def type(self, words: str) -> None:
        for letter in words:
            self.key(pygame.K_SPACE if letter == " " else 0, letter)

    def tab_to(self, name: str) -> None:
        """Go on with Tab until the keys are on it."""
        for _ in range(80):
            self.key(pygame.K_TAB)
            if name in (self.scene.typing, self.window.focus):
                return
        raise AssertionError(f"Tab never reaches {name}")

    def said(self) -> str:
        """All words on the screen."""
        desk = laid(self.scene, self.window)
        assert desk.record is not None
        return " ".join(box.words for box in desk.record)


def pressed(key: int, letter: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=mod, scancode=0)


def laid(scene: SetupScene, window: Window, size: tuple[int, int] | None = None, hover: str | None = None) -> Desk:
    """The scene on a strict page that records its words and paints nothing."""
    record: list[TextBox] = []
    settings = window.settings
    size = size or (settings.width, settings.height)
    desk = Desk(size, settings.language, settings.scale, window.gallery, strict=True, record=record, hover=hover)
    wood.lay(desk)
    scene.draw(desk)
    return desk


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    found = Hands(tmp_path)
    yield found
    found.window.gallery.close()


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    found = Hands(tmp_path_factory.mktemp("saves"))
    yield found
    found.window.gallery.close()


# --- Layout ----------------------------------------------------------------------------------------------------------


def plain(scene: SetupScene) -> None:
    """As it opens."""


def four(scene: SetupScene) -> None:
    scene.draft.choose("players", "4")
    scene.draft.choose("teams", "on")
    scene.draft.choose("specials", ("general", "standard", "healer", "sapper", "raw-officer"))
    for line, name in zip(scene.draft.names, "ABCD", strict=True):
        line.set(name + "m" * 23)
    scene.draft.seed.set("9" * 18)


def three(scene: SetupScene) -> None:
    scene.draft.choose("players", "3")
    scene.draft.choose("rounds", "40")
    scene.draft.choose("deployment", "free")
    scene.draft.choose("terrain", "free")


def fixed(scene: SetupScene) -> None:
    scene.draft.choose("scenario", "hill")


def pitched(scene: SetupScene) -> None:
    scene.draft.choose("scenario", "pitched")


def clash(scene: SetupScene) -> None:
    scene.draft.choose("army", "field")
    scene.draft.choose("units", "4")


def nameless(scene: SetupScene) -> None:
    scene.draft.names[1].set("")
    scene.type_in("name:1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_layout(wide: Hands, size: tuple[int, int], scale: int, language: str) -> None:
    window = wide.window
    window.settings = replace(window.settings, scale=scale, language=language)
    window.gallery.language = language
    states: tuple[Callable[[SetupScene], None], ...] = (plain, four, three, fixed, pitched, clash, nameless)
    for state in states:
        scene = SetupScene(window, "rois", wide.started.append)
        state(scene)
        for tab in range(4 if frame(Desk(size, language, scale, window.gallery)).small else 1):
            scene._turn(tab)
            state(scene)
            desk = laid(scene, window, size)
            assert not _faults(desk, scene), (state.__name__, tab)
            for target in desk.targets:
                assert desk.whole.holds(target.rect, 0.5), (state.__name__, tab, target.name)
            _apart(desk)
            barred = [target.name for target in desk.targets if not target.enabled and target.tooltip]
            for name in barred[:1] + barred[-1:]:
                assert not _faults(laid(scene, window, size, hover=name), scene), (state.__name__, tab, name)


def _faults(desk: Desk, scene: SetupScene) -> list[str]:
    """All complaints, but a field may be shorter than what was typed into it: its words move with the caret."""
    typed = [repr(line.words) for line in (*scene.draft.names, scene.draft.seed)]
    return [fault for fault in faults(desk) if fault.removeprefix("cut off at the side: ") not in typed]


def _apart(desk: Desk) -> None:
    """No two controls lie over each other."""
    found = [target for target in desk.targets if target.rect.h > 0]
    for i, a in enumerate(found):
        for b in found[i + 1 :]:
            assert not a.rect.inset(1).meets(b.rect.inset(1)), (a.name, b.name)


def test_help_for_scenarios_finds_its_place(wide: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Six zones must be crossed before the twelfth round is over; the general leads, and he must not fall."
    monkeypatch.setattr(SetupScene, "help", lambda self, value: told)
    for size in SIZES:
        for scale in SCALES:
            wide.window.settings = replace(wide.window.settings, scale=scale, language="en")
            assert not faults(laid(SetupScene(wide.window, "rois", wide.started.append), wide.window, size))


def test_a_game_may_paint_its_table(wide: Hands) -> None:
    painted: list[str] = []
    wide.window.settings = replace(wide.window.settings, scale=100, language="fr")
    scene = SetupScene(
        wide.window,
        "rois",
        wide.started.append,
        preview=lambda desk, rect, settled: painted.append(str(settled["theme"])),
    )
    scene.draft.choose("theme", "western")
    for size in SIZES:
        assert not faults(laid(scene, wide.window, size))
    assert painted == ["western"] * 4


# --- By pointer ------------------------------------------------------------------------------------------------------


def test_start_at_once(hands: Hands) -> None:
    assert hands.window.focus == "start"
    hands.key(pygame.K_RETURN)
    assert [(choice.game, choice.players, choice.seed) for choice in hands.started] == [("rois", ("Anne", "Ben"), None)]
    assert ROIS.settle(hands.started[0].options) == ROIS.settle({})


def test_click_start_hands_over_what_was_chosen(hands: Hands) -> None:
    for name in (
        "option:players:1",
        "option:theme:space",
        "option:specials:general",
        "option:specials:healer",
        "option:zone-max:more",
        "option:manoeuvre:",
        "option:rounds:more",
        "option:terrain:1",
        "swap",
        "seed",
    ):
        hands.click(name)
    hands.type("427x")
    assert "digits only" in hands.said()
    hands.click("start")
    assert hands.started == [
        Choice(
            "rois",
            {
                "scenario": "free",
                "players": "3",
                "teams": "off",
                "zone-max": "5",
                "units": "auto",
                "army": "none",
                "deployment": "even",
                "terrain": "free",
                "specials": ("general", "healer"),
                "manoeuvre": "on",
                "rounds": "10",
                "theme": "space",
            },
            ("Chloé", "Anne", "Ben"),
            427,
        )
    ]
    assert len(ROIS.seats(hands.started[0].options)) == 3


def test_a_scenario_fixes_options(hands: Hands) -> None:
    hands.click("option:rounds:more")
    hands.click("option:scenario:hill")
    targets = hands.targets()
    assert "option:rounds:more" not in targets
    assert not targets["option:rounds:"].enabled
    assert "ROIS-SCN-11" in targets["option:rounds:"].tooltip
    assert not targets["option:specials:healer"].enabled
    assert "12 rounds" in hands.said()
    hands.click("option:specials:healer")
    hands.click("start")
    assert hands.started[0].options == {"scenario": "hill", "theme": "ancient"}
    assert ROIS.settle(hands.started[0].options)["specials"] == ("general", "standard")


def test_a_scenario_bars_single_values(hands: Hands) -> None:
    hands.click("option:specials:sapper")
    hands.click("option:scenario:pitched")
    targets = hands.targets()
    assert targets["option:specials:general"].enabled
    assert not targets["option:specials:sapper"].enabled
    hands.click("option:specials:general")
    hands.click("start")
    assert ROIS.settle(hands.started[0].options)["specials"] == ("general",)


def test_hovering_what_is_fixed_says_why(hands: Hands) -> None:
    hands.click("option:scenario:hill")
    desk, rect = hands.window.desk, hands.targets()["option:army:"].rect
    assert desk is not None
    spot = desk.px(rect.cx), desk.px(rect.cy)
    hands.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
    shown = laid(hands.scene, hands.window, hover="option:army:")
    assert shown.record is not None
    assert "ROIS-SCN-11" in " ".join(box.words for box in shown.record)


def test_a_bad_combination_is_explained(hands: Hands) -> None:
    hands.click("option:teams:")
    assert "ROIS-RULING-49" in hands.said()
    start = hands.targets()["start"]
    assert not start.enabled
    assert "four players" in start.tooltip
    assert "ROIS-RULING-49" in start.tooltip
    hands.click("start")
    hands.key(pygame.K_RETURN)
    assert not hands.started
    hands.click("option:players:2")
    assert "ROIS-RULING-49" not in hands.said()
    hands.click("start")
    assert hands.started[0].players == ("Anne", "Ben", "Chloé", "Dora")


def test_names(hands: Hands) -> None:
    hands.click("name:0")
    hands.type("Zoé Ève-Łucja")
    assert hands.scene.draft.names[0].words == "Zoé Ève-Łucja"
    hands.click("name:1")
    hands.type("zoé ève-łucja ")
    assert "same name" in hands.said()
    assert not hands.targets()["start"].enabled
    hands.key(pygame.K_a, "a", pygame.KMOD_CTRL)
    hands.key(pygame.K_BACKSPACE)
    assert "no name" in hands.said()
    hands.type("  M m ")
    hands.key(pygame.K_RETURN)
    assert hands.started[0].players == ("Zoé Ève-Łucja", "M m")


def test_a_long_name_is_refused_in_words(hands: Hands) -> None:
    hands.click("name:0")
    hands.type("a" * 30)
    assert hands.scene.draft.names[0].words == "a" * 24
    assert "24" in hands.said()
    assert hands.targets()["start"].enabled


def test_seats_have_their_sides() -> None:
    draft = Draft(ROIS, ("A", "B", "C", "D"))
    draft.choose("players", "4")
    sides = {seat: draft.side(seat) for seat in draft.seats}
    assert sides == {"south": "blue", "west": "green", "north": "vermilion", "east": "rose"}
    other = Draft(ROIS, ("A", "B"), {"south": "rose"})
    assert other.side("south") == "rose"
    draft.rotate()
    assert [line.words for line in draft.names] == ["D", "A", "B", "C"]


def test_whatever_is_chosen_settles_or_is_explained() -> None:
    for scenario in ROIS.options[0].values:
        for option in ROIS.options[1:]:
            for value in option.values:
                draft = Draft(ROIS, ("A", "B", "C", "D"))
                draft.choose(option.name, (value,) if option.many else value)
                draft.choose("scenario", scenario)
                problem = draft.problem()
                if problem is None:
                    assert ROIS.settle(draft.choice().options)["scenario"] == scenario
                    assert len(draft.choice().players) == len(ROIS.seats(draft.choice().options))
                else:
                    assert problem.refusal is not None
                    assert problem.refusal.reason != "option-fixed"


# --- By keys alone ---------------------------------------------------------------------------------------------------


def test_keys_alone(hands: Hands) -> None:
    hands.tab_to("option:scenario:pitched")
    hands.key(pygame.K_SPACE)
    hands.tab_to("option:theme:modern")
    hands.key(pygame.K_RETURN)
    hands.tab_to("name:0")
    assert hands.scene.typing == "name:0"
    hands.type("Élise de Sm")
    hands.key(pygame.K_TAB)
    assert hands.scene.typing == "name:1"
    hands.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert hands.scene.typing == "name:0"
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    assert not hands.scene.typing
    assert hands.window.focus == "swap"
    hands.key(pygame.K_SPACE)
    hands.tab_to("start")
    hands.key(pygame.K_SPACE)
    choice = hands.started[0]
    assert (choice.options["scenario"], choice.options["theme"]) == ("pitched", "modern")
    assert choice.players == ("Ben", "Élise de Sm")


def test_plus_and_minus_change_a_number(hands: Hands) -> None:
    hands.tab_to("option:zone-max:less")
    hands.key(pygame.K_PLUS, "+")
    hands.key(pygame.K_KP_PLUS, "+")
    hands.key(pygame.K_KP_PLUS, "+")
    assert hands.scene.draft.chosen["zone-max"] == "6"
    hands.key(pygame.K_MINUS, "-")
    assert hands.scene.draft.chosen["zone-max"] == "5"
    hands.key(pygame.K_s, "s")
    assert [line.words for line in hands.scene.draft.names[:2]] == ["Ben", "Anne"]


def test_escape_leaves_the_field_then_the_scene(hands: Hands) -> None:
    below = SetupScene(hands.window, "rois", hands.started.append)
    hands.window.switch(below, hands.scene)
    hands.turn()
    hands.click("name:0")
    hands.key(pygame.K_ESCAPE)
    assert hands.scene.typing is None
    assert hands.window.scene is hands.scene
    hands.key(pygame.K_ESCAPE)
    assert hands.window.scene is below


def test_letters_in_a_field_are_no_commands(hands: Hands) -> None:
    mute = hands.window.settings.mute
    hands.click("name:0")
    hands.key(pygame.K_m, "m")
    hands.key(pygame.K_s, "s")
    assert hands.scene.draft.names[0].words == "ms"
    assert hands.window.settings.mute is mute


def test_tabs_of_a_small_window(tmp_path: Path) -> None:
    hands = Hands(tmp_path, (1024, 600), "fr")
    assert "option:scenario:hill" in hands.targets()
    hands.key(pygame.K_TAB, mod=pygame.KMOD_CTRL)
    assert "option:theme:space" in hands.targets()
    hands.key(pygame.K_TAB, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    assert "option:scenario:hill" in hands.targets()
    hands.click("tab:3")
    hands.click("name:1")
    hands.type("Noël")
    hands.click("start")
    assert hands.started[0].players == ("Anne", "Noël")
    hands.window.gallery.close()


def test_rows_out_of_sight_come_when_the_keys_reach_them(tmp_path: Path) -> None:
    hands = Hands(tmp_path, (1280, 720))
    hands.window.settings = replace(hands.window.settings, scale=200)
    hands.scene._turn(2)
    hands.turn()
    assert hands.targets()["option:rounds:"].rect.h == 0
    hands.tab_to("option:rounds:more")
    assert hands.targets()["option:rounds:more"].rect.h > 0
    hands.key(pygame.K_PLUS, "+")
    assert hands.scene.draft.chosen["rounds"] == "10"
    hands.key(pygame.K_PAGEUP)
    hands.key(pygame.K_PAGEUP)
    hands.key(pygame.K_PAGEUP)
    assert hands.targets()["option:teams:"].rect.h > 0
    hands.click("scroll")
    assert hands.scene.top > 0
    hands.window.gallery.close()


# --- The line to type in ---------------------------------------------------------------------------------------------


def test_line_edits() -> None:
    line = TypingLine("Anne", 6)
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_DELETE):
        assert line.feed(pressed(key))
    assert (line.words, line.caret) == ("Ane", 1)
    assert line.feed(pressed(0, "ñ"))
    assert line.feed(pressed(pygame.K_END))
    assert line.feed(pressed(pygame.K_BACKSPACE))
    assert (line.words, line.caret) == ("Añn", 3)
    line.feed(pressed(pygame.K_LEFT, mod=pygame.KMOD_SHIFT))
    assert line.selected == (2, 3)
    line.feed(pressed(pygame.K_LEFT))
    assert (line.caret, line.selected) == (2, (2, 2))
    line.feed(pressed(pygame.K_a, "\x01", pygame.KMOD_CTRL))
    line.feed(pressed(0, "Z"))
    assert line.words == "Z"
    line.feed(pressed(pygame.K_BACKSPACE))
    line.feed(pressed(pygame.K_BACKSPACE))
    line.feed(pressed(pygame.K_DELETE))
    assert (line.words, line.caret) == ("", 0)


def test_line_takes_a_letter_once() -> None:
    line = TypingLine()
    for letter in "éé":
        line.feed(pressed(0, letter))
        line.feed(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    line.feed(pygame.event.Event(pygame.TEXTINPUT, text="e\u0301"))
    assert line.words == "ééé"


def test_line_refuses() -> None:
    line = TypingLine("", 3, digits=True)
    line.insert("1a2")
    assert (line.words, line.refused) == ("12", True)
    line.insert("345")
    assert (line.words, line.refused) == ("123", True)
    assert not line.feed(pressed(pygame.K_TAB, "\t"))
    assert not line.feed(pressed(pygame.K_F1))
    name = TypingLine()
    name.insert("a\u202eb\n\ue000c")
    assert name.words == "abc"


def test_line_and_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[-1] + "\n!")
    line = TypingLine("Anne")
    line.select_all()
    line.feed(pressed(pygame.K_c, "", pygame.KMOD_CTRL))
    line.feed(pressed(pygame.K_x, "", pygame.KMOD_CTRL))
    assert (kept, line.words) == (["Anne", "Anne"], "")
    line.feed(pressed(pygame.K_v, "", pygame.KMOD_CTRL))
    assert line.words == "Anne !"

    def gone() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", gone)
    line.feed(pressed(pygame.K_v, "", pygame.KMOD_CTRL))
    assert line.words == "Anne !"


# --- Words -----------------------------------------------------------------------------------------------------------


def _sentences(language: str) -> dict[str, str]:
    tree = json.loads((files.translations() / f"setup.{language}.json").read_text(encoding="utf-8"))
    assert list(tree) == [language]
    found: dict[str, str] = {}

    def walk(branch: dict[str, object], prefix: str) -> None:
        for key, value in branch.items():
            if isinstance(value, dict):
                walk(value, f"{prefix}{key}.")
            else:
                found[prefix + key] = str(value)

    walk(tree[language], "")
    return found


def test_both_languages_say_the_same() -> None:
    english, french = _sentences("en"), _sentences("fr")
    assert english.keys() == french.keys()
    for key, words in english.items():
        places = sorted(re.findall(r"%\{\w+\}", words))
        assert places == sorted(re.findall(r"%\{\w+\}", french[key])), key


def test_typography() -> None:
    for key, words in _sentences("fr").items():
        assert not re.search(r"(?<!\u00a0)[:;!?»]", words), key
        assert not re.search(r"«(?!\u00a0)", words), key
    for language in LANGUAGES:
        assert not any("'" in words for words in _sentences(language).values())


def test_the_scene_says_only_what_has_words() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in (Path(games.__file__).parents[1] / "app").glob("setup*.py")
    )
    for key in set(re.findall(r'self\.words\.say\("([a-z.-]+)"', source)):
        assert Words("en", "setup").find(key) is not None, key
