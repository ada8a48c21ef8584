"""The app in a real window (Xvfb), driven by xdotool; what is asserted is what a screenshot shows.

Beside the real window a twin without a desktop goes the same way with the same seed: it tells where everything lies,
and what the screen must look like. Windows are found by their class. Without Xvfb or xdotool these tests are skipped
and say what is missing; `.ci/run` installs both.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageGrab

from boardgames.app import settings as kept
from boardgames.app.settings import Settings
from boardgames.app.start import App
from boardgames.table import setting
from boardgames.table.page import TextBox
from tests.app.driving import Driver

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs the Debian packages xvfb and xdotool (missing: {MISSING})"),
    pytest.mark.timeout(240),
    pytest.mark.xdist_group("real-window"),
]
ROOT = Path(__file__).parent.parent.parent
SIZE = (1280, 720)
SETTINGS = Settings(language="en", animation="off", width=SIZE[0], height=SIZE[1])
PATIENCE = 60.0
"""Seconds until waiting is given up: a watchdog, not a measurement."""
ROUNDING = 2
MOMENT = 0.5
"""Seconds that a player looks at a screen before he goes on."""
SEED = "1815"
NAMES = {
    pygame.K_RETURN: "Return",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "Tab",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
}
"""Keys by the names that xdotool has for them; letters and digits are their own names."""
HELD = {pygame.KMOD_CTRL: "ctrl", pygame.KMOD_SHIFT: "shift"}


def wait_for(what: Callable[[], bool], told: str) -> None:
    """Until something is true."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"waited in vain: {told}"
        time.sleep(0.1)


def _virtual_screen() -> "tuple[subprocess.Popen[bytes], int]":
    """Xvfb on a display that it chooses itself, so that two runs never want the same one."""
    read, write = os.pipe()
    # Without -noreset it would begin anew whenever its last client leaves, and turn away whoever comes meanwhile.
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    screen = ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    started = subprocess.Popen(screen, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        return started, int(told.readline())


class Desktop:
    """A virtual screen with one copy of the app on it."""

    def __init__(self, home: Path) -> None:
        self.app: subprocess.Popen[bytes] | None = None
        kept.store(home / ".config" / "boardgames" / "settings.json", SETTINGS)
        self._screen, number = _virtual_screen()
        self.display = f":{number}"
        self._env = {**os.environ, "DISPLAY": self.display, "HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        for name in ("SDL_VIDEODRIVER", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "WAYLAND_DISPLAY"):
            self._env.pop(name, None)
        wait_for(self._answers, "the virtual screen")

    def _answers(self) -> bool:
        return self._said("getdisplaygeometry").returncode == 0

    def _said(self, *words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(["xdotool", *words], env=self._env, capture_output=True, text=True, timeout=20)

    def start(self) -> None:
        """Start the app and wait for its window."""
        self.app = subprocess.Popen([sys.executable, "-m", "boardgames"], cwd=ROOT, env=self._env)
        wait_for(self._has_focus, "the window with the keyboard")

    def kill(self) -> None:
        """The app has no time to do anything about it."""
        assert self.app is not None
        self.app.send_signal(signal.SIGKILL)
        self.app.wait(timeout=20)

    def _has_focus(self) -> bool:
        """There is no window manager that would give the keyboard to a new window."""
        assert self.app is not None
        assert self.app.poll() is None, "the app has stopped"
        found = self._said("search", "--onlyvisible", "--class", "boardgames").stdout.split()
        if found and self._said("getwindowfocus").stdout.strip() != found[-1]:
            self._said("windowfocus", found[-1])
        return bool(found) and self._said("getwindowfocus").stdout.strip() == found[-1]

    def do(self, *words: str) -> None:
        """The words of xdotool, one command."""
        done = self._said(*words)
        assert done.returncode == 0, done.stderr
        assert self.app is not None
        assert self.app.poll() is None, "the app has stopped"

    def picture(self) -> Image.Image:
        """What is on the screen."""
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")

    def stop(self) -> None:
        for process in (self.app, self._screen):
            if process is not None and process.poll() is None:
                process.send_signal(signal.SIGKILL)
                process.wait(timeout=20)


class Twin(Driver):
    """A window without a desktop that goes the same way as the real one: whatever is done to it is done to both."""

    def __init__(self, real: Desktop, saves: Path) -> None:
        super().__init__(saves, SIZE)
        self.real, self._saves = real, saves
        self.real.do("mousemove", "0", "0")
        App(self.window)
        self.turn()

    def killed(self) -> "Twin":
        """Both are killed and started again."""
        self.real.kill()
        self.real.start()
        return Twin(self.real, self._saves)

    # ------------------------------------------------------------ hands

    def click(self, name: str, see: str = "") -> None:
        """Click a target when its words (or those of another one) are on the real screen."""
        self.see(see or name)
        self.click_at(self.spot(name))

    def click_at(self, spot: tuple[int, int]) -> None:
        self.real.do("mousemove", str(spot[0]), str(spot[1]))
        self.real.do("click", "1")
        super().click_at(spot)

    def drag_from(self, a: tuple[int, int], b: tuple[int, int]) -> None:
        self.real.do("mousemove", str(a[0]), str(a[1]))
        self.real.do("mousedown", "1")
        for step in (1, 2, 3, 4):
            self.real.do("mousemove", str(a[0] + (b[0] - a[0]) * step // 4), str(a[1] + (b[1] - a[1]) * step // 4))
        self.real.do("mouseup", "1")
        super().drag_from(a, b)

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        name, held = NAMES.get(key, letter), [word for bit, word in HELD.items() if mod & bit]
        self.real.do("key", "+".join([*held, name]))
        super().key(key, letter, mod)

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)
        super().pause(seconds)

    def sit(self) -> None:
        """Take the seat by mouse, not before one has seen whose it is."""
        self.see("sit")
        self.pause(MOMENT)
        self.click("sit")

    def space(self) -> None:
        """The key that leads on from a screen that waits."""
        self.pause(MOMENT)
        self.letter(" ")

    def enter(self) -> None:
        self.key(pygame.K_RETURN, "\r")

    # ------------------------------------------------------------ what the real window shows

    def same(self, told: str) -> None:
        """Until the real window shows what the twin shows (tooltips too: time passes for both)."""

        def as_here() -> bool:
            self.pause(0.3)
            return alike(self.real.picture(), picture_of(self))

        try:
            wait_for(as_here, told)
        except AssertionError:
            self.real.picture().save(self._saves.with_name("real.png"))
            picture_of(self).save(self._saves.with_name("twin.png"))
            raise AssertionError(f"{told}: compare real.png and twin.png in {self._saves.parent}") from None

    def see(self, name: str) -> None:
        """Until the words on a target are on the real screen."""
        rect = self.targets()[name].rect
        boxes = [box for box in self.words() if rect.contains(box.rect.cx, box.rect.cy)]
        wait_for(lambda: self.shows(boxes), f"the words of {name}")

    def shows(self, boxes: list[TextBox]) -> bool:
        """Whether the strokes of all these words are on the real screen, each in its colour and at its place."""
        screen = surface_of(self.real.picture())
        return all(shown(screen, box, self.scale) for box in boxes)

    @property
    def scale(self) -> float:
        """Real pixels by logical ones."""
        assert self.window.desk is not None
        return self.window.desk.s

    def log_line(self, words: str) -> list[TextBox]:
        """Where the twin shows a line of the log."""
        rect = self.targets()["log"].rect
        inside = [box for box in self.words() if rect.contains(box.rect.cx, box.rect.cy)]
        inside.sort(key=lambda box: (round(box.rect.cy), box.rect.x))
        wanted = words.split()
        for start in range(len(inside)):
            if [box.words for box in inside[start : start + len(wanted)]] == wanted:
                return inside[start : start + len(wanted)]
        raise AssertionError(f"«{words}» is not in the log: {' '.join(box.words for box in inside)}")


def picture_of(twin: Driver) -> Image.Image:
    """What the twin shows."""
    return Image.frombytes("RGB", SIZE, twin.pixels())


def surface_of(picture: Image.Image) -> pygame.Surface:
    """A screenshot as pygame knows pictures."""
    return pygame.image.frombytes(picture.tobytes(), picture.size, "RGB")


def alike(one: Image.Image, other: Image.Image) -> bool:
    """The same picture, up to the rounding of blended pixels (it depends on where surfaces lie in memory)."""
    if one.size != other.size:
        return False
    return max(ImageChops.difference(one, other).tobytes()) <= ROUNDING


def shown(screen: pygame.Surface, box: TextBox, s: float) -> bool:
    """Whether a word stands at its place: in one of the faces all its strokes are in its colour."""
    spot = round(box.rect.x * s), round(box.rect.y * s + box.size * 0.78)
    for face in setting.FILES:
        strokes = pygame.mask.from_surface(setting.rendered(box.words, face, box.size, box.colour), 250)
        corner = spot[0], spot[1] - setting.font(face, box.size).get_ascent()
        place = pygame.Rect(corner, strokes.get_size()).clip(screen.get_rect())
        if place.size == strokes.get_size() and strokes.count():
            ink = pygame.mask.from_threshold(screen.subsurface(place), pygame.Color(box.colour), (30, 30, 30, 255))
            if ink.overlap_area(strokes, (0, 0)) == strokes.count():
                return True
    return False


@pytest.fixture
def twin(tmp_path: Path) -> Iterator[Twin]:
    opened = Desktop(tmp_path / "home")
    try:
        opened.start()
        started = Twin(opened, tmp_path / "twin")
        started.same("the menu")
        yield started
    finally:
        opened.stop()


def begin(twin: Driver, seed: str = SEED) -> None:
    """From the menu to the first cover, by mouse, with a seed."""
    for name in ("new", "play", "seed"):
        twin.click(name)
    twin.type(seed)
    twin.click("start")


def march(twin: Twin) -> None:
    """Two units and a card: the figures are dragged together."""
    twin.sit()
    twin.same("the first hand")
    twin.click("card:6S")
    twin.click("figure:S10")
    twin.drag_from(twin.spot("figure:S9"), twin.spot("place:C2"))


def cover_of_another_game(saves: Path) -> Image.Image:
    """What the cover looks like before the same player with other cards in hand."""
    driver = Driver(saves, SIZE)
    App(driver.window)
    driver.turn()
    begin(driver, "1817")
    assert "Anne" in driver.said()
    return picture_of(driver)


def test_a_drag_from_the_menu_to_the_log_line(twin: Twin) -> None:
    begin(twin)
    before = surface_of(twin.real.picture())
    march(twin)
    line = twin.log_line("2 units C1 to C2, 6 of spades")
    wait_for(lambda: twin.shows(line), "the line of the log")
    twin.same("the banner")
    assert not all(shown(before, box, twin.scale) for box in line), "it was not there before"
    twin.click("kind:pass")
    twin.sit()
    twin.same("the units have marched")
    assert {"S9", "S10"} <= set(twin.figures()["C2"])


def test_a_turn_by_keyboard(twin: Twin) -> None:
    twin.key(pygame.K_n, "n", pygame.KMOD_CTRL)
    twin.enter()
    twin.tab_to("seed")
    twin.type(SEED)
    twin.enter()
    twin.same("the cover")
    twin.space()
    twin.same("the first hand")
    for name in ("card:6S", "place:C1", "place:C2"):
        twin.tab_to(name)
        twin.enter()
    twin.enter()
    twin.same("the banner")
    assert twin.shows(twin.log_line("4 units C1 to C2, 6 of spades"))
    twin.letter("p")
    twin.space()
    twin.same("the units have marched")
    assert twin.figures()["C2"] == ["S10", "S11", "S12", "S9"]
    twin.letter("e")
    twin.same("what was drawn")
    for told in ("the cover before the other player", "what happened meanwhile", "his hand"):
        twin.space()
        twin.same(told)
    assert twin.shows(twin.log_line("ends the turn"))


def test_a_killed_game_goes_on_behind_the_cover(twin: Twin, tmp_path: Path) -> None:
    begin(twin)
    march(twin)
    twin.click("kind:pass")
    twin.sit()
    twin.same("the units have marched")
    again = twin.killed()
    again.click("continue", see="settings")  # its own words tell when it was saved, to the minute
    again.same("the cover")
    assert alike(again.real.picture(), cover_of_another_game(tmp_path / "other")), "no pixel of it depends on a hand"
    again.letter("e")
    again.same("behind the cover nothing can be played")
    again.sit()
    again.same("the hand")
    assert {"S9", "S10"} <= set(again.figures()["C2"])
    assert again.hand() == ["9C", "8C", "6H", "3H"]
    again.letter("e")
    again.same("the game goes on")
    assert "part" in again.targets()
