"""The window: keys by their characters, pointer, changes of scene, what is remembered, and sleep when nothing moves."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest

from boardgames.app import display, keys
from boardgames.app import settings as kept
from boardgames.app import window as windows
from boardgames.app.bindings import Bindings
from boardgames.app.dialog import Dialog
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.window import Window
from boardgames.table.desk import Desk, Target
from boardgames.table.space import Rect, factor

SHIFT, CTRL, CMD, ALT, ALT_GR = (
    pygame.KMOD_LSHIFT,
    pygame.KMOD_LCTRL,
    pygame.KMOD_LMETA,
    pygame.KMOD_LALT,
    pygame.KMOD_LCTRL | pygame.KMOD_RALT,  # as Windows tells it
)
RED, BLUE, GREEN = (200, 0, 0), (0, 0, 200), (0, 200, 0)
A_GRAVE = 0xE0
"""The key of à, which is the key of 0 on a French keyboard."""


class Sheet(Scene):
    """A scene of one colour with one button; it notes everything that it is told."""

    def __init__(self, window: Window, colour: tuple[int, int, int] = RED) -> None:
        super().__init__(window)
        self.colour = colour
        self.told: list[object] = []
        self.is_secret = False
        self.moves_at: float | None = None

    @property
    def secret(self) -> bool:
        return self.is_secret

    def draw(self, desk: Desk) -> None:
        assert desk.surface is not None
        desk.surface.fill(self.colour)
        desk.target(Rect(100, 100, 200, 60), "go", lambda: self.told.append("go"), "button", tip="Goes")
        self.told.append("draw")

    def moving(self, now: float) -> bool:
        return self.moves_at is not None and now >= self.moves_at

    def key(self, pressed: pygame.event.Event) -> bool:
        self.told.append(("key", pressed.key))
        return False

    def hide(self) -> None:
        self.told.append("hide")

    def press(self, target: Target | None, x: float, y: float) -> bool:
        self.told.append(("press", target.name if target else None, self.window.shift))
        return False

    def point(self, x: float, y: float) -> None:
        self.told.append(("point", x, y))

    def pan(self, dx: float, dy: float) -> None:
        self.told.append(("pan", dx, dy))

    def wheel(self, steps: int, x: float, y: float) -> None:
        self.told.append(("wheel", steps, x, y))

    def leave(self) -> None:
        self.told.append("leave")

    def heard(self, word: str) -> list[object]:
        """What it was told of one kind."""
        return [said for said in self.told if said == word or (isinstance(said, tuple) and said[0] == word)]


class Hands:
    """A window of the dummy driver, and what a person does with it."""

    def __init__(self, settings: Settings, file: Path | None, folder: Path) -> None:
        self.window = Window(settings, file, folder, None)
        self.sheet = Sheet(self.window)
        self.window.switch(self.sheet)
        self.now = 0.0
        self.turn()

    def turn(self, *events: pygame.event.Event, by: float = 0.02) -> None:
        self.now += by
        self.window.turn(list(events), self.now)

    def press(self, key: int, mod: int = 0, typed: str = "") -> None:
        self.turn(pressed(key, mod, typed))

    def click(self, x: float = 200, y: float = 130, mod: int = 0) -> None:
        self.turn(*self.clicked(x, y, mod))

    def clicked(self, x: float = 200, y: float = 130, mod: int = 0) -> list[pygame.event.Event]:
        spot = self.spot(x, y)
        kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        return [pygame.event.Event(kind, pos=spot, button=1, mod=mod) for kind in kinds]

    def spot(self, x: float, y: float) -> tuple[int, int]:
        assert self.window.desk is not None
        return self.window.desk.px(x), self.window.desk.px(y)

    def motion(self, x: float, y: float) -> pygame.event.Event:
        return pygame.event.Event(pygame.MOUSEMOTION, pos=self.spot(x, y), rel=(0, 0), buttons=(0, 0, 0))

    @staticmethod
    def frame() -> bytes:
        """What the screen shows."""
        surface = pygame.display.get_surface()
        assert surface is not None
        return pygame.image.tobytes(surface, "RGB")

    @staticmethod
    def colour() -> tuple[int, int, int]:
        """What the screen shows in its middle."""
        surface = pygame.display.get_surface()
        assert surface is not None
        red, green, blue, _ = surface.get_at((surface.get_width() // 2, surface.get_height() // 2))
        return red, green, blue


def pressed(key: int, mod: int = 0, typed: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed)


SMALL = Settings(width=960, height=540, animation="normal")
Make = Callable[..., Hands]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Windows that are closed in the end."""
    pygame.display.init()
    pygame.font.init()
    made: list[Hands] = []

    def one(settings: Settings = SMALL, file: Path | None = None) -> Hands:
        made.append(Hands(settings, file, tmp_path))
        return made[-1]

    yield one
    for hands in made:
        hands.window.gallery.close()


@pytest.fixture
def hands(make: Make) -> Hands:
    return make()


# ---------------------------------------------------------------- keys by character


@pytest.mark.parametrize(
    ("key", "mod", "typed", "sign"),
    [
        (pygame.K_0, 0, "0", "0"),
        (A_GRAVE, SHIFT, "0", "0"),  # French
        (A_GRAVE, 0, "à", ""),
        (pygame.K_0, SHIFT, ")", ""),  # American
        (pygame.K_0, SHIFT, "=", "+"),  # German: = is no sign of its own there, and nearer is what it means
        (pygame.K_KP0, 0, "0", "0"),
        (pygame.K_KP0, 0, "", "0"),  # NumLock off
        (pygame.K_0, CTRL, "", "0"),
        (pygame.K_PLUS, 0, "+", "+"),
        (pygame.K_EQUALS, SHIFT, "+", "+"),
        (pygame.K_EQUALS, 0, "=", "+"),
        (pygame.K_EQUALS, CTRL, "\x1d", "+"),
        (pygame.K_KP_PLUS, 0, "+", "+"),
        (pygame.K_KP_PLUS, CTRL, "", "+"),
        (pygame.K_MINUS, 0, "-", "-"),
        (pygame.K_MINUS, SHIFT, "6", ""),  # French
        (pygame.K_6, 0, "-", "-"),  # a layout that SDL has not followed
        (pygame.K_KP_MINUS, 0, "-", "-"),
        (pygame.K_MINUS, CMD, "", "-"),
        (pygame.K_a, 0, "a", ""),
    ],
)
def test_plus_minus_and_zero_are_what_is_typed(key: int, mod: int, typed: str, sign: str) -> None:
    event = pressed(key, mod, typed)
    found = [name for name, test in zip("+-", (keys.is_plus, keys.is_minus), strict=True) if test(event)]
    assert "".join(found) == sign.replace("0", "")
    assert [name for name in "+-0" if keys.matches(event, name)] == ([] if mod & (CTRL | CMD) else list(sign))


@pytest.mark.parametrize(
    ("key", "mod", "typed", "letter", "shortcut"),
    [
        (pygame.K_m, 0, "m", "m", ""),
        (pygame.K_m, SHIFT, "M", "m", ""),
        (pygame.K_m, 0, "", "m", ""),
        (pygame.K_SEMICOLON, 0, "m", "m", ""),  # a layout that SDL has not followed
        (pygame.K_q, 0, "a", "a", ""),
        (pygame.K_m, 0, "ь", "m", ""),  # Russian: the key's own letter
        (pygame.K_q, CTRL, "\x11", "", "q"),
        (pygame.K_q, CMD, "", "", "q"),
        (pygame.K_q, CTRL | SHIFT, "", "", "q"),
        (pygame.K_q, ALT_GR, "@", "", ""),
        (pygame.K_q, ALT, "", "", ""),
    ],
)
def test_a_letter_is_a_letter_or_a_shortcut(key: int, mod: int, typed: str, letter: str, shortcut: str) -> None:
    event = pressed(key, mod, typed)
    assert [name for name in "amqz" if keys.letter(event, name)] == list(letter)
    assert [name for name in "amqz" if keys.shortcut(event, name)] == list(shortcut)
    assert keys.command(event) is bool(shortcut)


def test_undo_redo_and_save_have_the_keys_that_people_expect() -> None:
    bound = Bindings({})
    names: dict[str, Callable[[pygame.event.Event], bool]] = {"undo": bound.undo, "redo": bound.redo}
    names["save"] = lambda event: bound.pressed(event, "save")

    def meant(key: int, mod: int) -> list[str]:
        return [name for name, test in names.items() if test(pressed(key, mod))]

    for held in (CTRL, CMD):
        assert meant(pygame.K_z, held) == ["undo"]
        assert meant(pygame.K_z, held | SHIFT) == ["redo"]
        assert meant(pygame.K_y, held) == ["redo"]
        assert meant(pygame.K_s, held) == ["save"]
    assert [meant(key, 0) for key in (pygame.K_z, pygame.K_y, pygame.K_s)] == [[], [], []]


def test_arrows_of_the_keypad_are_arrows_while_numlock_is_off() -> None:
    assert keys.arrow(pressed(pygame.K_LEFT)) == (-1, 0)
    assert keys.arrow(pressed(pygame.K_KP8)) == (0, -1)
    assert keys.arrow(pressed(pygame.K_KP8, pygame.KMOD_NUM, "8")) is None
    assert keys.arrow(pressed(pygame.K_x, 0, "x")) is None


# ---------------------------------------------------------------- the window's own keys


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, ALT), (pygame.K_KP_ENTER, ALT)])
def test_full_screen_and_back(hands: Hands, key: int, mod: int) -> None:
    hands.press(key, mod)
    assert hands.window.settings.full_screen
    assert pygame.display.is_fullscreen()
    hands.press(key, mod)
    assert not hands.window.settings.full_screen
    assert not pygame.display.is_fullscreen()
    assert hands.window.desk is not None
    assert hands.window.desk.size == (960, 540)


@pytest.mark.parametrize("mod", [CTRL, CMD])
def test_ctrl_q_and_cmd_q_quit(hands: Hands, mod: int) -> None:
    hands.press(pygame.K_q)
    assert hands.window.running
    hands.press(pygame.K_q, mod)
    assert not hands.window.running


def test_escape_closes_the_top_layer_and_never_quits(hands: Hands) -> None:
    hands.window.show(Sheet(hands.window, BLUE))
    hands.turn()
    for _ in range(3):
        hands.press(pygame.K_ESCAPE)
        assert hands.window.scenes == [hands.sheet]
    assert hands.window.running


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_enter_of_the_keypad_and_space_do_what_has_the_focus(hands: Hands, key: int) -> None:
    hands.press(key)
    assert not hands.sheet.heard("go")
    hands.press(pygame.K_TAB)
    hands.press(key)
    assert hands.sheet.heard("go") == ["go"]


def test_m_mutes_wherever_it_lies_but_not_while_a_field_is_typed_in(hands: Hands) -> None:
    hands.press(pygame.K_SEMICOLON, 0, "m")
    assert hands.window.settings.mute
    assert hands.window.sounds.silent
    hands.press(pygame.K_m, CTRL)
    assert hands.window.settings.mute
    hands.press(pygame.K_m, 0, "m")
    assert not hands.window.settings.mute
    hands.sheet.typing = "name"
    hands.press(pygame.K_m)  # an input method: the letter comes later, as text
    assert not hands.window.settings.mute


@pytest.mark.parametrize("mod", [CTRL, CMD])
def test_ctrl_n_begins_a_new_game_from_every_scene_but_not_past_a_question(hands: Hands, mod: int) -> None:
    asked: list[int] = []
    hands.window.new_game = lambda: asked.append(len(hands.window.scenes))
    hands.press(pygame.K_n)
    assert asked == []
    hands.press(pygame.K_n, mod)
    hands.window.show(Sheet(hands.window))
    hands.press(pygame.K_n, mod)
    hands.window.show(question(hands))
    hands.press(pygame.K_n, mod)
    assert asked == [1, 2]


# ---------------------------------------------------------------- the pointer


@pytest.mark.parametrize("scale", [100, 150])
def test_the_middle_button_pans_by_logical_pixels(make: Make, scale: int) -> None:
    hands = make(replace(SMALL, scale=scale))
    middle = {"button": 2, "pos": hands.spot(300, 200)}
    hands.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, middle))
    hands.turn(hands.motion(340, 190))
    hands.turn(hands.motion(345, 230))
    hands.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, button=2, pos=hands.spot(345, 230)))
    hands.turn(hands.motion(500, 300))
    pans = hands.sheet.heard("pan")
    near = [(pytest.approx(dx, abs=1.2), pytest.approx(dy, abs=1.2)) for dx, dy in ((40, -10), (5, 40))]
    assert pans == [("pan", *step) for step in near]
    assert not hands.sheet.heard("press")


def test_the_wheel_turns_where_the_pointer_is(hands: Hands) -> None:
    hands.turn(hands.motion(420, 310), pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
    assert hands.sheet.heard("wheel") == [("wheel", -2, pytest.approx(420, abs=1), pytest.approx(310, abs=1))]
    hands.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=3, y=0))
    assert len(hands.sheet.heard("wheel")) == 1


def test_every_motion_is_told_once(hands: Hands) -> None:
    hands.turn(hands.motion(10, 20), hands.motion(30, 40))
    places = [("point", pytest.approx(x, abs=1), pytest.approx(y, abs=1)) for x, y in ((10, 20), (30, 40))]
    assert hands.sheet.heard("point") == places


def test_shift_is_known_when_something_is_pressed(hands: Hands) -> None:
    hands.click()
    hands.click(mod=SHIFT)
    pygame.key.set_mods(SHIFT)
    hands.click()
    pygame.key.set_mods(0)
    hands.click()
    assert [said[2] for said in hands.sheet.heard("press") if isinstance(said, tuple)] == [False, True, True, False]


def test_a_click_in_the_same_turn_as_a_change_of_scene_is_the_new_scenes(hands: Hands) -> None:
    """A double click, after a slow frame: the second one must not do what the old scene offered there."""
    other = Sheet(hands.window, BLUE)
    hands.sheet.key = lambda pressed: hands.window.switch(other) or True  # type: ignore[func-returns-value,method-assign]
    hands.turn(pressed(pygame.K_x), *hands.clicked())
    assert not hands.sheet.heard("go")
    assert other.heard("press") == [("press", "go", False)]
    assert other.heard("go") == ["go"]


def test_a_tooltip_opens_when_the_pointer_rests(hands: Hands) -> None:
    hands.turn(hands.motion(200, 130))
    before = hands.frame()
    hands.turn(by=windows.TIP_AFTER - 0.1)
    assert hands.frame() == before
    hands.turn(by=0.2)
    assert hands.frame() != before


# ---------------------------------------------------------------- from scene to scene


def test_a_scene_fades_out_over_the_next(hands: Hands) -> None:
    hands.window.show(Sheet(hands.window, BLUE))
    seen = []
    for _ in range(12):
        hands.turn()
        seen.append(hands.colour())
    assert seen[0] == RED
    assert seen[-1] == BLUE
    between = [colour for colour in seen if colour not in (RED, BLUE)]
    assert len(between) >= 4
    assert between == sorted(between, reverse=True)
    hands.window.back()
    hands.turn()
    assert hands.colour() == BLUE


@pytest.mark.parametrize(("animation", "frames"), [("off", 0), ("fast", 4), ("normal", 8), ("slow", 16)])
def test_the_pace_of_fading_is_that_of_all_movement(make: Make, animation: str, frames: int) -> None:
    hands = make(replace(SMALL, animation=animation))
    hands.window.show(Sheet(hands.window, BLUE))
    seen = []
    for _ in range(20):
        hands.turn()
        seen.append(hands.colour())
    assert sum(colour != BLUE for colour in seen) == pytest.approx(frames, abs=1)


def test_a_scene_that_stands_still_is_drawn_once_for_a_whole_fading(hands: Hands) -> None:
    new = Sheet(hands.window, BLUE)
    hands.window.show(new)
    for _ in range(12):
        hands.turn()
    assert new.heard("draw") == ["draw"]
    assert hands.colour() == BLUE


def test_what_moves_in_the_new_scene_moves_during_the_fading(hands: Hands) -> None:
    new = Sheet(hands.window, BLUE)
    new.moves_at = 0.0
    hands.window.show(new)
    for _ in range(4):
        hands.turn()
    assert len(new.heard("draw")) == 4
    assert hands.colour() not in (RED, BLUE)
    new.colour = GREEN
    for _ in range(12):
        hands.turn()
    assert hands.colour() == GREEN


def test_a_first_frame_that_takes_long_does_not_swallow_the_fading(hands: Hands) -> None:
    hands.window.show(Sheet(hands.window, BLUE))
    hands.turn()
    hands.turn(by=3.0)
    assert hands.colour() not in (RED, BLUE)


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_ends_a_fading_and_is_answered(hands: Hands, how: str) -> None:
    new = Sheet(hands.window, BLUE)
    hands.window.show(new)
    hands.turn()
    assert hands.colour() == RED
    if how == "key":
        hands.press(pygame.K_x)
        assert new.heard("key")
    else:
        hands.click()
        assert new.heard("go")
    assert hands.colour() == BLUE


@pytest.mark.parametrize("way", ["show", "switch", "back"])
def test_nothing_private_is_ever_faded(hands: Hands, way: str) -> None:
    """Neither from a private scene nor to one: in one frame the old picture has gone."""
    new = Sheet(hands.window, BLUE)
    if way == "back":
        hands.window.switch(new, hands.sheet)
        hands.turn(by=1.0)
        hands.turn(by=1.0)
    hands.sheet.is_secret = True
    hands.window.redraw()
    hands.turn()
    hands.sheet.is_secret = False  # as when the move that ends the game is played: the hand is still on the screen
    {"show": lambda: hands.window.show(new), "switch": lambda: hands.window.switch(new), "back": hands.window.back}[
        way
    ]()
    hands.turn()
    assert hands.window.scene is new
    assert hands.colour() == BLUE
    hidden = Sheet(hands.window, GREEN)
    hidden.is_secret = True
    hands.window.show(hidden)
    hands.turn()
    assert hands.colour() == GREEN


def test_a_scene_that_becomes_private_ends_the_fading(hands: Hands) -> None:
    new = Sheet(hands.window, BLUE)
    hands.window.show(new)
    hands.turn()
    hands.turn()
    new.is_secret = True
    hands.window.redraw()
    hands.turn()
    assert hands.colour() == BLUE


def test_a_scene_that_leaves_is_told_so_once(hands: Hands) -> None:
    gone: list[str] = []
    scenes = [Sheet(hands.window) for _ in range(3)]
    for number, scene in enumerate(scenes):
        scene.on_left = partial(gone.append, str(number))
    hands.window.switch(*scenes[:2])
    assert hands.sheet.heard("leave") == ["leave"]
    hands.window.back()
    assert gone == ["1"]
    hands.window.show(scenes[2])
    hands.window.close()
    assert gone == ["1", "2", "0"]
    assert [scene.heard("leave") for scene in scenes] == [["leave"]] * 3


def test_after_closing_the_window_nothing_is_answered(hands: Hands) -> None:
    hands.turn(pygame.event.Event(pygame.QUIT), pressed(pygame.K_x), *hands.clicked())
    assert not hands.window.running
    assert not hands.sheet.heard("key")
    assert not hands.sheet.heard("press")


# ---------------------------------------------------------------- questions


def question(hands: Hands) -> Dialog:
    return Dialog(hands.window, "Leave?", "It is saved.", "Stay", "Leave", lambda: None)


def test_there_are_never_two_questions(hands: Hands) -> None:
    first = question(hands)
    hands.window.show(first)
    hands.window.show(question(hands))
    assert hands.window.scenes == [hands.sheet, first]


def test_a_question_opens_to_the_end(make: Make) -> None:
    """Its last frame is the finished one, however the frames fall."""
    still, hands = make(replace(SMALL, animation="off")), make()
    still.window.show(question(still))
    still.turn()
    finished = still.frame()
    hands.window.redraw()
    hands.turn()
    bare = hands.frame()
    hands.window.show(question(hands))
    seen = []
    for by in (0.02, 0.06, 0.5, 0.5):
        hands.turn(by=by)
        seen.append(hands.frame())
    assert seen[0] == bare
    assert seen[1] not in (bare, finished)
    assert seen[2:] == [finished, finished]
    assert not hands.window.scene.moving(hands.now)


def test_a_question_over_a_hand_is_as_private_as_the_hand(hands: Hands) -> None:
    hands.sheet.is_secret = True
    asked = question(hands)
    hands.window.show(asked)
    assert asked.secret
    hands.turn(by=1.0)
    hands.press(pygame.K_h, 0, "h")
    assert hands.window.scene is hands.sheet
    assert hands.sheet.heard("hide") == ["hide"]


# ---------------------------------------------------------------- what is remembered


def moved(x: int, y: int) -> pygame.event.Event:
    """The window was dragged; the event is late and tells of a former place."""
    pygame.display.set_window_position((x, y))
    return pygame.event.Event(pygame.WINDOWMOVED, x=x - 7, y=y - 9)


def resized(size: tuple[int, int]) -> pygame.event.Event:
    """The desktop has given the window another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    return pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])


def test_size_and_place_are_written_when_the_window_rests(make: Make, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    hands = make(file=file)
    for step in range(40):
        hands.turn(moved(30 + step, 50))
        assert not file.exists()
    hands.turn(resized((1000, 600)))
    hands.turn(by=windows.KEPT_AFTER / 2)
    assert not file.exists()
    hands.turn(by=windows.KEPT_AFTER)
    written = json.loads(file.read_text())
    assert (written["x"], written["y"], written["width"], written["height"]) == (69, 50, 1000, 600)
    assert hands.colour() == RED


def test_what_was_set_last_is_written_when_the_window_closes(make: Make, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    hands = make(file=file)
    hands.press(pygame.K_m)
    hands.window.close()
    assert kept.load(file, Settings()).mute


def test_full_screen_is_no_place_and_no_size(make: Make) -> None:
    hands = make(replace(SMALL, x=40, y=60))
    assert pygame.display.get_window_position() == (40, 60)
    hands.press(pygame.K_F11)
    hands.turn(moved(0, 0), pygame.event.Event(pygame.VIDEORESIZE, size=(1024, 768), w=1024, h=768))
    hands.press(pygame.K_F11)
    assert hands.window.settings == replace(SMALL, x=40, y=60)
    assert pygame.display.get_window_position() == (40, 60)
    assert pygame.display.get_window_size() == (960, 540)


def test_the_next_start_finds_the_window_where_it_was(make: Make, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    hands = make(file=file)
    hands.turn(moved(-3, 25), resized((1000, 600)))
    hands.window.close()
    found = kept.load(file, Settings())
    assert found.place == (-3, 25)
    make(display.fitting(found, [pygame.Rect(0, 0, 1280, 1024)]))
    assert pygame.display.get_window_position() == (-3, 25)
    assert pygame.display.get_window_size() == (1000, 600)


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        ((0, 0), True),
        ((1800, 500), True),
        ((-700, 40), True),
        ((1880, 500), False),
        ((-900, 40), False),
        ((100, 1070), False),
        ((100, -30), False),
        ((2500, 200), False),
        ((-32_000, -32_000), False),
    ],
)
def test_a_window_that_could_not_be_grasped_is_placed_anew(place: tuple[int, int], seen: bool) -> None:
    settings = replace(SMALL, x=place[0], y=place[1])
    one = [pygame.Rect(0, 0, 1920, 1080)]
    assert display.fitting(settings, one).place == (place if seen else None)
    assert display.fitting(settings, []).place is None


def test_a_second_desktop_counts_where_it_lies() -> None:
    right, left = pygame.Rect(1920, 0, 2560, 1440), pygame.Rect(-1280, 0, 1280, 1024)
    desktops = [pygame.Rect(0, 0, 1920, 1080), right, left]
    for number, place in enumerate([(100, 100), (2500, 200), (-1000, 40)]):
        settings = replace(SMALL, x=place[0], y=place[1])
        assert display.fitting(settings, desktops).place == place
        assert display.desktop_of(place, (960, 540), desktops) == number
    assert display.desktop_of((9000, 0), (960, 540), desktops) == 0
    assert display.desktop_of((0, 0), (960, 540), []) == 0


def test_a_window_is_never_larger_than_the_desktop() -> None:
    large = Settings(width=3000, height=1700, x=10, y=10)
    found = display.fitting(large, [pygame.Rect(0, 0, 1920, 1080)])
    assert (found.width, found.height, found.place) == (1920, 1080, (10, 10))


def test_the_desktops_are_found() -> None:
    pygame.display.init()
    assert display.desktops() == [pygame.Rect(0, 0, *size) for size in display.sizes()]


@pytest.mark.parametrize(
    ("desktop", "size", "scale"),
    [
        ((1024, 600), (960, 540), 100),
        ((1366, 768), (1093, 614), 100),
        ((1920, 1080), (1536, 864), 100),
        ((1920, 1200), (1536, 960), 100),
        ((2560, 1080), (2048, 864), 100),
        ((2560, 1440), (2048, 1152), 125),
        ((3440, 1440), (2752, 1152), 125),
        ((3840, 2160), (3072, 1728), 125),
        ((5120, 2880), (4096, 2304), 125),
    ],
)
def test_the_first_window_and_its_scale_come_from_the_desktop(
    desktop: tuple[int, int], size: tuple[int, int], scale: int
) -> None:
    first = display.first(Settings(), [desktop, (800, 600)])
    assert ((first.width, first.height), first.scale) == (size, scale)
    assert first.place is None
    if factor(*desktop) > 1:
        assert factor(*size, scale) == pytest.approx(factor(*desktop), rel=0.01)
    assert display.first(Settings(), []) == Settings()


def test_a_settings_file_wins_over_the_display(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    first = display.first(Settings(language="fr"), [(3840, 2160)])
    assert kept.load(file, first) == first
    kept.store(file, Settings(scale=75, width=1111, height=777, x=-40, y=12))
    assert kept.load(file, first) == Settings(scale=75, width=1111, height=777, x=-40, y=12)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"x": "left", "scale": 101, "width": 1e9, "mute": 3}'])
def test_a_broken_settings_file_is_no_error(tmp_path: Path, content: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(content)
    assert kept.load(file, SMALL) == SMALL


def test_a_folder_that_cannot_be_written_stops_nobody(make: Make, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    hands = make(file=tmp_path / "file" / "settings.json")
    hands.press(pygame.K_m)
    hands.turn(by=2 * windows.KEPT_AFTER)
    assert hands.window.settings.mute


# ---------------------------------------------------------------- sleep


class Clock:
    """Time for a window that runs: waiting lets it pass, and at the end the window is closed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hands: Hands, until: float) -> None:
        self.ms, self.waited, self._hands, self._until = 0, list[int](), hands, until
        pygame.event.clear()
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.ms)
        monkeypatch.setattr(pygame.time, "Clock", lambda: self)
        monkeypatch.setattr(pygame.event, "wait", self.wait)
        monkeypatch.setattr(pygame.event, "get", list)

    def tick(self, rate: float) -> None:
        self._pass(round(1000 / rate))

    def wait(self, most: int) -> pygame.event.Event:
        self.waited.append(most)
        self._pass(most)
        return pygame.event.Event(pygame.NOEVENT)

    def _pass(self, ms: int) -> None:
        self.ms += ms
        if self.ms > self._until * 1000:
            self._hands.window.quit()


def test_when_nothing_moves_the_window_sleeps_and_draws_nothing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = len(hands.sheet.heard("draw"))
    clock = Clock(monkeypatch, hands, 10.0)
    hands.window.run()
    assert len(hands.sheet.heard("draw")) == drawn
    assert clock.waited == [windows.IDLE_MS] * 41


def test_the_window_wakes_for_what_becomes_due(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note that goes by itself after a while, a tooltip, and settings to be written."""
    hands.now = hands.window.now = 0.0
    hands.turn(hands.motion(200, 130), by=0.0)
    clock = Clock(monkeypatch, hands, 3.0)
    hands.sheet.moves_at = 2.0
    drawn = len(hands.sheet.heard("draw"))
    hands.window.run()
    assert sum(clock.waited[:3]) == windows.TIP_AFTER * 1000, "as long as until the tooltip, not longer"
    assert len(hands.sheet.heard("draw")) > drawn + 10


def test_quiet_moments_are_used_to_make_sounds(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(hands.window.sounds, "prepare", lambda: made.append("one"))
    Clock(monkeypatch, hands, 1.0)
    hands.window.run()
    assert len(made) == 5
