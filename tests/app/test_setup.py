"""The set-up scene: its offers come from the rules, it hands over what was chosen, by pointer or by keys."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from boardgames import files, games
from boardgames.app.setup import Choice, SetupScene
from boardgames.app.setup_choice import Draft
from boardgames.app.setup_frame import frame, has
from boardgames.app.typing_line import TypingLine
from boardgames.app.window import Window
from boardgames.core.contract import Move
from boardgames.core.session import Session
from boardgames.games.rois.state import ZONES
from boardgames.table import wood
from boardgames.table.desk import Desk, TextBox
from boardgames.table.space import Rect
from boardgames.words import LANGUAGES, Words
from tests.app.driving import Driver
from tests.table.judge import faults

ROIS = games.rules("rois")
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150, 200)


class Hands(Driver):
    """A window with the set-up scene, and what a person does with it."""

    def __init__(self, saves: Path, size: tuple[int, int] = (1280, 720), language: str = "en") -> None:
        super().__init__(saves, size, language)
        self.started: list[Choice] = []
        self.scene = SetupScene(self.window, "rois", self.started.append)
        self.window.show(self.scene)
        self.turn()

    def turn(self, *events: pygame.event.Event) -> None:
        """Answer the events, and draw what came of them: a row that comes into sight takes the focus in the next."""
        super().turn(*events)
        super().turn()

    def drag(self, start: str, end: str, aside: tuple[int, int] = (0, 0)) -> None:
        """From one target to another, or so many real pixels beside it."""
        desk, places = self.window.desk, [self.targets()[name].rect for name in (start, end)]
        assert desk is not None
        (x, y), (right, low) = [(desk.px(rect.cx), desk.px(rect.cy)) for rect in places]
        right, low = right + aside[0], low + aside[1]
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        for k in (1, 2, 3, 4):
            spot = x + (right - x) * k // 4, y + (low - y) * k // 4
            self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(right, low), button=1))


def pressed(key: int, letter: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, unicode=letter, mod=mod, scancode=0)


def laid(scene: SetupScene, window: Window, size: tuple[int, int] | None = None, focus: str | None = None) -> Desk:
    """The scene on a strict page that records its words and paints nothing."""
    record: list[TextBox] = []
    settings = window.settings
    size = size or (settings.width, settings.height)
    desk = Desk(size, settings.language, settings.scale, window.gallery, strict=True, record=record)
    wood.lay(desk)
    if focus is not None:
        window.focus, window.ring = focus, True
    scene.draw(desk)
    if focus is not None:
        window.focus, window.ring = None, False
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
    scene.draft.choose("terrain", "none")


def by_hand(scene: SetupScene) -> None:
    """Laid by hand, in the theme with the longest names."""
    scene.draft.choose("theme", "space")
    scene.draft.choose("terrain", "free")
    scene.draft.laid.update({"A1": "house", "C3": "hill"})


def holding(scene: SetupScene) -> None:
    by_hand(scene)
    scene.draft.choose("theme", "western")
    scene.draft.choose("players", "4")
    scene.hand.take("marsh")


def colours(scene: SetupScene) -> None:
    four(scene)
    scene.opened = 3


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
    states: tuple[Callable[[SetupScene], None], ...] = (plain, four, three, by_hand, holding)
    states += (colours, fixed, pitched, clash, nameless)
    for state in states:
        scene = SetupScene(window, "rois", wide.started.append)
        state(scene)
        for tab in range(4 if frame(Desk(size, language, scale, window.gallery)).small else 1):
            scene.turn_to(tab)
            state(scene)
            desk = laid(scene, window, size)
            assert not _faults(desk, scene), (state.__name__, tab)
            for target in desk.targets:
                assert desk.whole.holds(target.rect, 0.5), (state.__name__, tab, target.name)
            _apart(desk)
            top = max(target.layer for target in desk.targets)
            rows = [t.name for t in desk.targets if t.tooltip and t.kind == "row" and t.layer == top]
            for name in rows[:1] + rows[-1:]:
                assert not _faults(laid(scene, window, size, focus=name), scene), (state.__name__, tab, name)


def _faults(desk: Desk, scene: SetupScene) -> list[str]:
    """All complaints, but a field may be shorter than what was typed into it: its words move with the caret."""
    typed = [repr(line.words) for line in (*scene.draft.names, scene.draft.seed)]
    return [fault for fault in faults(desk) if fault.removeprefix("cut off at the side: ") not in typed]


def _apart(desk: Desk) -> None:
    """No two controls lie over each other, but for a list that is open over them."""
    found = [target for target in desk.targets if target.rect.h > 0]
    for i, a in enumerate(found):
        for b in (b for b in found[i + 1 :] if b.layer == a.layer):
            assert not a.rect.inset(1).meets(b.rect.inset(1)), (a.name, b.name)


def test_help_for_scenarios_finds_its_place(wide: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Six zones must be crossed before the twelfth round is over; the general leads, and he must not fall."
    monkeypatch.setattr(SetupScene, "help", lambda self, value: told)
    for size in SIZES:
        for scale in SCALES:
            wide.window.settings = replace(wide.window.settings, scale=scale, language="en")
            assert not faults(laid(SetupScene(wide.window, "rois", wide.started.append), wide.window, size))


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
            ("green", "blue", "vermilion"),
            ((0, Move("propose")),),
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


def test_resting_on_what_is_fixed_says_why(hands: Hands) -> None:
    hands.click("option:scenario:hill")
    desk, rect = hands.window.desk, hands.targets()["option:army:"].rect
    assert desk is not None
    before = hands.pixels()
    hands.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=(desk.px(rect.cx), desk.px(rect.cy)), rel=(0, 0), buttons=()))
    assert hands.pixels() == before
    hands.step = 1.0
    hands.turn()
    assert hands.pixels() != before
    assert "ROIS-SCN-11" in hands.targets()["option:army:"].tooltip
    assert "ROIS-SCN-11" in hands.said()  # and below the board


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


def test_an_input_method_writes_names(hands: Hands) -> None:
    """Letters that come without a key, and letters that come with one too: dead keys, compose, composition."""
    hands.click("name:0")
    hands.turn(pygame.event.Event(pygame.TEXTINPUT, text="Hé"))
    hands.turn(pressed(pygame.K_l, "l"), pygame.event.Event(pygame.TEXTINPUT, text="l"))
    hands.turn(pressed(pygame.K_e, "è"), pygame.event.Event(pygame.TEXTINPUT, text="è"))
    hands.turn(pygame.event.Event(pygame.TEXTINPUT, text="ñ"), pygame.event.Event(pygame.TEXTINPUT, text="ç"))
    hands.key(pygame.K_RETURN)
    assert hands.started[0].players == ("Hélèñç", "Ben")
    hands.click("seed")
    hands.turn(pygame.event.Event(pygame.TEXTINPUT, text="4é2"))
    assert "digits only" in hands.said()
    hands.click("start")
    assert hands.started[1].seed == 42


def test_a_long_name_is_refused_in_words(hands: Hands) -> None:
    hands.click("name:0")
    hands.type("a" * 30)
    assert hands.scene.draft.names[0].words == "a" * 24
    assert "24" in hands.said()
    assert hands.targets()["start"].enabled


# --- Colours ---------------------------------------------------------------------------------------------------------


def test_a_colour_that_another_has_is_exchanged(hands: Hands) -> None:
    before = hands.pixels()
    hands.click("colour:0")
    hands.click("colour:0:vermilion")
    assert [*hands.scene.draft.colours] == ["vermilion", "blue"]
    assert hands.pixels() != before  # figures, ribbons and seals at once
    hands.click("option:players:2")
    hands.click("colour:3")
    hands.click("colour:3:vermilion")
    hands.click("start")
    assert hands.started[0].colours == ("rose", "blue", "green", "vermilion")
    hands.click("swap")
    assert [*hands.scene.draft.colours] == ["vermilion", "rose", "blue", "green"]
    assert hands.scene.draft.names[0].words == "Dora"


def test_a_colour_that_nobody_has_is_taken(hands: Hands) -> None:
    hands.click("colour:1")
    hands.click("colour:1:rose")
    assert hands.scene.draft.colours == ("blue", "rose")
    hands.click("option:players:2")
    assert sorted(hands.scene.draft.colours) == ["blue", "green", "rose", "vermilion"]


def test_colours_by_keys(hands: Hands) -> None:
    hands.tab_to("colour:0")
    hands.key(pygame.K_RETURN)
    assert hands.window.focus == "colour:0:blue"
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_s, "s")  # no shortcut while the list is open
    hands.key(pygame.K_SPACE)
    assert hands.scene.draft.colours == ("green", "vermilion")
    assert (hands.window.focus, hands.scene.opened) == ("colour:0", None)
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_TAB)
    assert hands.window.focus == "colour:0:rose"
    hands.key(pygame.K_ESCAPE)
    assert (hands.window.scene, hands.window.focus) == (hands.scene, "colour:0")
    assert hands.scene.draft.colours == ("green", "vermilion")


def test_a_click_beside_the_list_closes_it_and_does_nothing_else(hands: Hands) -> None:
    hands.click("colour:0")
    hands.click("option:scenario:hill")
    assert hands.scene.opened is None
    assert hands.scene.draft.chosen["scenario"] == "free"
    hands.click("colour:0")
    hands.click("colour:1")
    assert hands.scene.opened is None or hands.scene.opened == 1


# --- Laying out by hand ----------------------------------------------------------------------------------------------


def proposed(hands: Hands) -> str:
    """The move that the set-up hands over."""
    hands.click("start")
    ((player, move),) = hands.started[-1].opening
    assert player == 0
    session = Session.new(ROIS, hands.started[-1].options, 1)
    assert session.submit(player, move) is None
    assert session.ask is not None
    assert (session.ask.kind, session.ask.player) == ("agree", 1)
    return str(move)


@pytest.fixture
def workshop(hands: Hands) -> Hands:
    """Terrain by hand is chosen."""
    hands.click("option:terrain:1")
    return hands


def test_pieces_only_where_they_are_laid_by_hand(hands: Hands) -> None:
    assert "piece:house" not in hands.targets()
    hands.click("start")
    assert hands.started[0].opening == ()


def test_nothing_laid_is_a_proposal_too(workshop: Hands) -> None:
    assert proposed(workshop) == "propose"


def test_dragging(workshop: Hands) -> None:
    workshop.drag("piece:hill", "place:C3")
    workshop.drag("piece:river", "place:A1")
    workshop.drag("piece:wood", "place:E5")
    workshop.drag("piece:house", "clear")  # beside the board: back to the palette
    assert workshop.scene.draft.laid == {"C3": "hill", "A1": "river", "E5": "wood"}
    workshop.drag("place:A1", "place:B2")
    workshop.drag("place:C3", "place:E5")
    workshop.drag("piece:marsh", "place:D4")
    workshop.drag("place:D4", "piece:marsh")  # off the board
    assert proposed(workshop) == "propose terrain=B2:river,E5:hill"


def test_dragging_out_of_the_window_takes_away(workshop: Hands) -> None:
    workshop.drag("piece:hill", "place:C3")
    workshop.drag("place:C3", "place:C3", (3000, -3000))
    assert workshop.scene.draft.laid == {}
    assert workshop.scene.hand.grip is None


def test_a_drag_shows_the_piece_under_the_pointer(workshop: Hands) -> None:
    workshop.drag("piece:hill", "place:C3")
    desk, targets = workshop.window.desk, workshop.targets()
    assert desk is not None
    (x, y), (right, low) = [
        (desk.px(targets[name].rect.cx), desk.px(targets[name].rect.cy)) for name in ("place:C3", "place:A5")
    ]
    workshop.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    frames = []
    for spot in ((x, y), (right, low), (right + 9, low + 9)):
        workshop.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))
        frames.append(workshop.pixels())
    assert len(set(frames)) == 3
    assert workshop.scene.draft.laid == {"C3": "hill"}
    workshop.key(pygame.K_ESCAPE)  # the piece is where it was
    workshop.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(right, low), button=1))
    assert workshop.scene.draft.laid == {"C3": "hill"}
    assert workshop.window.scene is workshop.scene


def test_clicks(workshop: Hands) -> None:
    workshop.click("place:A1")  # nothing is held, nothing lies there
    workshop.click("piece:wood")
    for place in ("A1", "B1", "C1", "B1"):
        workshop.click(f"place:{place}")
    assert workshop.scene.draft.laid == {"A1": "wood", "C1": "wood"}
    workshop.click("piece:marsh")
    workshop.click("place:C1")
    workshop.click("piece:marsh")  # out of the hand again
    workshop.click("place:C1")  # picked up
    workshop.click("place:D2")
    workshop.click("place:A1")
    workshop.click("place:A1")  # picked up, and clicked again: gone
    assert proposed(workshop) == "propose terrain=D2:marsh"


def test_keys_lay_out(workshop: Hands) -> None:
    workshop.tab_to("piece:house")
    workshop.key(pygame.K_DOWN)
    assert workshop.window.focus == "piece:wood"
    workshop.key(pygame.K_RETURN)
    assert workshop.window.focus == "place:C3"
    workshop.key(pygame.K_LEFT)
    workshop.key(pygame.K_UP)
    workshop.key(pygame.K_RETURN)
    workshop.key(pygame.K_LEFT)
    workshop.key(pygame.K_SPACE)
    assert workshop.scene.draft.laid == {"B4": "wood", "A4": "wood"}
    workshop.key(pygame.K_RETURN)
    assert workshop.scene.draft.laid == {"B4": "wood"}
    workshop.key(pygame.K_ESCAPE)
    assert (workshop.window.focus, workshop.scene.hand.held) == ("piece:wood", None)
    workshop.tab_to("place:B4")
    workshop.key(pygame.K_RETURN)
    for _ in range(3):
        workshop.key(pygame.K_RIGHT)
    workshop.key(pygame.K_RETURN)
    assert workshop.scene.draft.laid == {"E4": "wood"}
    workshop.key(pygame.K_DELETE)
    assert workshop.scene.draft.laid == {}
    assert not workshop.started


def test_clear_all(workshop: Hands) -> None:
    assert not workshop.targets()["clear"].enabled
    workshop.drag("piece:hill", "place:C3")
    workshop.drag("piece:hill", "place:C4")
    workshop.click("clear")
    assert workshop.scene.draft.laid == {}


def test_what_was_laid_is_kept_while_options_change(workshop: Hands) -> None:
    workshop.drag("piece:hill", "place:C3")
    workshop.click("option:terrain:2")
    for name in ("option:players:2", "option:theme:space", "option:scenario:hill"):
        workshop.click(name)
        assert "place:C3" not in workshop.targets()
    workshop.click("option:scenario:free")
    workshop.click("option:terrain:1")
    assert proposed(workshop) == "propose terrain=C3:hill"


def test_laying_out_in_a_small_window(tmp_path: Path) -> None:
    hands = Hands(tmp_path, (1024, 600), "fr")
    hands.window.change(replace(hands.window.settings, scale=200))
    hands.turn()
    hands.click("tab:2")
    hands.tab_to("option:terrain:1")
    hands.key(pygame.K_SPACE)
    assert hands.window.focus == "option:terrain:less"  # the row has become narrow
    hands.drag("piece:marsh", "place:B2")
    hands.click("piece:house")
    hands.click("place:D4")
    hands.click("tab:3")
    assert proposed(hands) == "propose terrain=B2:marsh,D4:house"
    hands.window.gallery.close()


@pytest.mark.parametrize("game", [game for game in games.playable() if games.layout(game) is not None])
def test_what_a_game_lets_be_laid(game: str, wide: Hands) -> None:
    """Whatever the options are, its pieces have pictures and names, and its places lie on the board side by side."""
    rules, layout = games.rules(game), games.layout(game)
    option = next(option for option in rules.options if option.name == layout.option)
    assert layout.by_hand in option.values
    spots = [place.rect for place in layout.places]
    for k, one in enumerate(spots):
        assert Rect(0, 0, 1, 1).holds(one)
        assert not any(one.inset(0.001).meets(other) for other in spots[k + 1 :])
    for choice in rules.options:
        for value in choice.values:
            draft = Draft(rules, ("A", "B", "C", "D"), layout)
            draft.choose(choice.name, (value,) if choice.many else value)
            for kind in layout.kinds(draft.settled):
                assert has(wide.window.gallery, kind.picture)
                for language in LANGUAGES:
                    assert Words(language, f"{game}-setup").find(kind.name) is not None
            kinds = {kind.value for kind in layout.kinds(draft.settled)}
            given = layout.given(draft.settled)
            assert {place.name for place in layout.places} >= given.keys()
            assert kinds >= set(given.values())


def test_what_the_scenario_lays_is_what_is_shown() -> None:
    layout = games.layout("rois")
    for scenario in ("breakthrough", "hill", "head"):
        options = ROIS.settle({"scenario": scenario})
        session = Session.new(ROIS, options, 1)
        letters = session.view(None).field.terrain
        shown = layout.given(options)
        assert [zone in shown for zone in ZONES.names] == [letter != "." for letter in letters]
    assert layout.given(ROIS.settle({"terrain": "none"})) == {}
    assert layout.given(ROIS.settle({}))


def test_a_game_without_a_layout() -> None:
    assert games.layout("none of ours") is None


def test_the_preview_follows_theme_players_and_terrain(hands: Hands) -> None:
    """Every theme, every number of players and every way of laying terrain is another picture."""
    frames: set[bytes] = set()

    def board() -> bytes:
        """The picture left of the rules, without the rest of the window."""
        surface = pygame.display.get_surface()
        assert surface is not None
        panel = surface.subsurface(pygame.Rect(405, 130, 140, 150))
        return pygame.image.tobytes(panel, "RGB")

    for name in (
        *(f"option:theme:{theme}" for theme in ("ancient", "medieval", "western", "modern", "space")),
        "option:players:1",
        "option:players:2",
        "option:terrain:2",
        "option:players:0",
        "option:scenario:hill",
        "option:scenario:head",
    ):
        hands.click(name)
        frames.add(board())
    assert len(frames) == 11


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
    assert hands.window.focus == "colour:1"
    hands.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert hands.scene.typing == "name:0"
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_TAB)
    assert hands.scene.typing == "name:1"
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
    hands.scene.turn_to(2)
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


SPACES = ("setup", *(f"{game}-setup" for game in games.playable()))


def _sentences(space: str, language: str) -> dict[str, str]:
    tree = json.loads((files.translations() / f"{space}.{language}.json").read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("space", SPACES)
def test_both_languages_say_the_same(space: str) -> None:
    english, french = _sentences(space, "en"), _sentences(space, "fr")
    assert english.keys() == french.keys()
    for key, words in english.items():
        places = sorted(re.findall(r"%\{\w+\}", words))
        assert places == sorted(re.findall(r"%\{\w+\}", french[key])), key


@pytest.mark.parametrize("space", SPACES)
def test_typography(space: str) -> None:
    for key, words in _sentences(space, "fr").items():
        assert not re.search(r"(?<!\u00a0)[:;!?»]", words), key
        assert not re.search(r"«(?!\u00a0)", words), key
    for language in LANGUAGES:
        assert not any("'" in words for words in _sentences(space, language).values())


@pytest.mark.parametrize("game", games.playable())
def test_what_a_game_explains_exists(game: str) -> None:
    options = {option.name: option.values for option in games.rules(game).options}
    for key in _sentences(f"{game}-setup", "en"):
        topic, _, rest = key.partition(".")
        name, _, value = rest.partition(".")
        if topic == "about":
            assert name in options, key
        elif topic in ("help", "short"):
            assert value in options[name], key
        elif topic == "fixed":
            assert name in options["scenario"], key
            assert value in options, key


def test_the_scene_says_only_what_has_words() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for path in (Path(games.__file__).parents[1] / "app").glob("setup*.py")
    )
    for key in set(re.findall(r'self\.words\.say\("([a-z.-]+)"', source)):
        assert Words("en", "setup").find(key) is not None, key
