"""The app in a real window (Xvfb), driven by xdotool; what is asserted is what the files and the process say.

Windows are found by their class. Without Xvfb or xdotool these tests are skipped and say what is missing;
`.ci/run` installs both.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from boardgames.core import saves

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs the Debian packages xvfb and xdotool (missing: {MISSING})"),
    pytest.mark.timeout(180),
    pytest.mark.xdist_group("real-window"),
]
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


def wait_for(what: Callable[[], bool], told: str) -> None:
    """Until something is true; a watchdog, not a measurement."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"waited in vain: {told}"
        time.sleep(0.1)


class Desktop:
    """A virtual screen with one copy of the app on it."""

    def __init__(self, home: Path, number: int) -> None:
        self._env = {**os.environ, "DISPLAY": f":{number}", "HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        for name in ("SDL_VIDEODRIVER", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            self._env.pop(name, None)
        self.folder = home / ".local" / "share" / "boardgames" / "saves"
        screen = ["Xvfb", f":{number}", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(screen, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(lambda: Path(f"/tmp/.X11-unix/X{number}").exists(), "the virtual screen")
        self.app: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the app and wait for its window."""
        self.app = subprocess.Popen([sys.executable, "-m", "boardgames"], cwd=ROOT, env=self._env)
        wait_for(lambda: bool(self._window()), "the window")
        time.sleep(1.0)

    def _window(self) -> str:
        found = subprocess.run(
            ["xdotool", "search", "--class", "boardgames"], env=self._env, capture_output=True, text=True, timeout=20
        )
        return found.stdout.split()[-1] if found.stdout.split() else ""

    def press(self, *keys: str) -> None:
        for key in keys:
            subprocess.run(["xdotool", "key", "--window", self._window(), key], env=self._env, check=True, timeout=20)
            time.sleep(0.35)

    def pointer(self, *steps: str) -> None:
        """Move and click: the words of xdotool, one step each."""
        for step in steps:
            subprocess.run(["xdotool", *step.split()], env=self._env, check=True, timeout=20)
            time.sleep(0.12)

    def save(self) -> saves.Save | None:
        """The newest autosave, as the files have it."""
        rows = [row.save for row in saves.listing(self.folder) if row.save is not None]
        return rows[0] if rows else None

    def ply(self) -> int:
        save = self.save()
        return len(save.record.entries) if save is not None else 0

    def stop(self) -> None:
        for process in (self.app, self._screen):
            if process is not None and process.poll() is None:
                process.send_signal(signal.SIGKILL)
                process.wait(timeout=20)


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    free = next(n for n in range(90, 190) if not Path(f"/tmp/.X11-unix/X{n}").exists())
    opened = Desktop(tmp_path, free)
    try:
        opened.start()
        yield opened
    finally:
        opened.stop()


def begin(desktop: Desktop) -> None:
    """From the menu to the first move: new game, the box, the set-up as it is, the seat."""
    desktop.press("ctrl+n", "Return", "Return")
    time.sleep(1.0)
    desktop.press("space")


def test_a_turn_by_keyboard(desktop: Desktop) -> None:
    begin(desktop)
    desktop.press("e")
    wait_for(lambda: desktop.ply() == 1, "the first move in the autosave")
    save = desktop.save()
    assert save is not None
    assert str(save.record.entries[0].move) == "end-turn"


def test_a_killed_game_goes_on_behind_the_cover(desktop: Desktop) -> None:
    begin(desktop)
    desktop.press("e")
    wait_for(lambda: desktop.ply() == 1, "the first move in the autosave")
    assert desktop.app is not None
    desktop.app.send_signal(signal.SIGKILL)
    desktop.app.wait(timeout=20)
    desktop.start()
    before = desktop.save()
    desktop.press("Tab", "Return")
    time.sleep(1.0)
    desktop.press("e")
    assert desktop.ply() == 1, "behind the cover nothing can be played"
    desktop.press("space", "e")
    wait_for(lambda: desktop.ply() == 2, "the second move")
    after = desktop.save()
    assert before is not None
    assert after is not None
    assert after.uid == before.uid


def test_a_click_on_a_button_of_the_table(desktop: Desktop) -> None:
    begin(desktop)
    desktop.pointer("mousemove 1140 330", "click 1")
    for y in range(230, 420, 18):
        if desktop.ply():
            break
        desktop.pointer(f"mousemove 1140 {y}", "click 1")
        time.sleep(0.3)
    wait_for(lambda: desktop.ply() >= 1, "a move made with the pointer")
    assert desktop.app is not None
    assert desktop.app.poll() is None
