"""Does the built app start, as quickly as the sources do?

    python -m installer.check dist/boardgames_0.1.0_amd64.deb

The package is unpacked into an empty folder and started with an empty home on a virtual screen, again and again, in
turn with `python -m boardgames`; printed are the middle times until the first picture and their ratio. It needs Xvfb
and dpkg-deb.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import ImageGrab

from installer.product import NAME, ROOT

TIMES = 7
MOST = 1.5
"""So much longer than the sources the built app may take."""
PATIENCE = 60.0
SPOT = (300, 300, 420, 420)
"""A part of the screen where the menu is never black."""


def unpack(package: Path, folder: Path) -> Path:
    """The command of a package that is unpacked, not installed."""
    subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
    return folder / "usr" / "bin" / NAME


def clean(home: Path, display: str = "") -> dict[str, str]:
    """An environment that knows nothing of this machine but the way to the screen."""
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LANG": "en_GB.UTF-8", "SDL_AUDIODRIVER": "dummy"}
    return {**env, "DISPLAY": display} if display else env


@contextmanager
def screen(size: str = "1280x720") -> Iterator[str]:
    """A virtual screen that chooses its own number."""
    read, write = os.pipe()
    said = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(said, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{int(told.readline())}"
    finally:
        server.kill()
        server.wait()


def first_picture(command: Sequence[str], env: dict[str, str], folder: Path) -> float:
    """Seconds until the app has painted."""
    began = time.perf_counter()
    app = subprocess.Popen(command, env=env, cwd=folder)
    try:
        while ImageGrab.grab(bbox=SPOT, xdisplay=env["DISPLAY"]).convert("L").getbbox() is None:
            if app.poll() is not None or time.perf_counter() - began > PATIENCE:
                raise RuntimeError(f"{command[0]} shows nothing (exit code {app.poll()})")
        return time.perf_counter() - began
    finally:
        app.kill()
        app.wait()
        time.sleep(0.3)  # the screen is black again


def compared(command: Path, folder: Path, times: int = TIMES) -> tuple[float, float]:
    """The middle times of the built app and of the sources, both with a warm cache."""
    with screen() as display:
        rows = {
            "built": ([str(command)], clean(folder / "built", display), folder),
            "sources": ([sys.executable, "-m", NAME], clean(folder / "sources", display), ROOT),
        }
        for _, env, _ in rows.values():
            Path(env["HOME"]).mkdir()
        found: dict[str, list[float]] = {name: [] for name in rows}
        for turn in range(times + 1):
            for name, row in rows.items():
                taken = first_picture(*row)
                if turn:  # the first start fills the cache
                    found[name].append(taken)
    return statistics.median(found["built"]), statistics.median(found["sources"])


def main() -> int:
    """Compare, print, and fail if the built app takes too long."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        command = unpack(Path(sys.argv[1]).resolve(), folder / "root")
        built, sources = compared(command, folder)
    share = built / sources
    print(f"first picture: built app {built:.2f} s, sources {sources:.2f} s, ratio {share:.2f} (at most {MOST})")
    return 0 if share <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
