"""How heavy the window is: frames while something is dragged or zoomed, the start, the idle table, memory.

    python tools/bench_window.py [--quick]

Every figure is a ratio or a share of one run, because machines are noisy: a frame of the table is compared with a bare
frame of the same size (one blit of the whole window, one flip) in the same process, the start of the app with the start
of a process that opens an empty window. Each is measured without a screen (SDL's dummy driver, where a flip costs
nothing, so that the ratio of frames is at its hardest) and, where Xvfb is installed, in a real X11 window.

What is measured runs in processes of its own: `bench_window.py drag`, `idle` and `list` are such processes and print
what they found as JSON.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import cos, pi, sin
from pathlib import Path
from typing import Any, NamedTuple

import pygame

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from boardgames import files, games
from boardgames.app.load import LoadActions, LoadScene
from boardgames.app.play import PlayScene
from boardgames.app.settings import Settings
from boardgames.app.window import Window
from boardgames.core import save_list, saves
from tools.bench_report import Row, Table, spelled

ROOT = Path(__file__).resolve().parent.parent
Env = dict[str, str]
Found = dict[str, Any]

GAME = "rois"
SIZE = 1920, 1080
FRAME = 1 / 60
"""Seconds by which the table's clock goes on from frame to frame, however long a frame takes."""
LIMIT = 0.016
"""Seconds that a frame may take."""
SETTLING = 90
"""Frames in which everything that still moves comes to rest."""
ROUNDS = 6
NOTCHES = 7
"""So far the wheel is turned, and back again."""
SIZES = 24
"""So many other window sizes are tried, as when a player pulls at the window's edge."""
SAVED = 500
"""So many saved games lie in the list that is opened."""
REST = 5.0
"""Seconds before the idle table is watched: first it uses quiet moments to prepare its sounds."""
PATIENCE = 120.0
"""Seconds after which a process that is measured is given up."""

EMPTY_WINDOW = f"""
import os
import pygame
pygame.display.init()
pygame.display.set_mode({SIZE})
pygame.display.flip()
os._exit(0)
"""
FIRST_MENU = f"""
import os, sys
from pathlib import Path
from boardgames import cli, files
from boardgames.app import start
import pygame
home = Path(sys.argv[1])
files.settings_file = lambda: home / "settings.json"
files.player_saves = lambda: home / "saves"
files.cache = lambda: home / "cache"
pygame.display.get_desktop_sizes = lambda: [{SIZE}]
flip = pygame.display.flip
def first_frame():
    flip()
    os._exit(0 if pygame.display.get_window_size() == {SIZE} else 1)
pygame.display.flip = first_frame
cli.main([])
os._exit(1)
"""
"""`python -m boardgames`, with a home of its own, until the first frame is on the screen."""


class Screen(NamedTuple):
    """Where windows open: what it is called and the environment that leads there."""

    name: str
    env: Env


# --- screens and processes ------------------------------------------------------------------------------------------


@contextmanager
def screens() -> Iterator[list[Screen]]:
    """No screen at all, and a virtual one if Xvfb is installed."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    env |= {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    found = [Screen("dummy", env | {"SDL_VIDEODRIVER": "dummy"})]
    if shutil.which("Xvfb") is None:
        yield found
        return
    ear, mouth = os.pipe()
    command = ["Xvfb", "-displayfd", str(mouth), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(mouth,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(mouth)
    try:
        with os.fdopen(ear) as said:
            display = said.readline().strip()
        if display:
            found.append(Screen("X11", env | {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{display}"}))
        yield found
    finally:
        server.terminate()
        server.wait()


def measured(env: Env, *words: str) -> Found:
    """What one of this file's own processes has found."""
    command = [sys.executable, str(Path(__file__).resolve()), *words]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, timeout=PATIENCE, check=True)
    found: Found = json.loads(done.stdout)
    return found


def seconds(env: Env, code: str, *words: str) -> float:
    """How long a process lives that runs this code."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code, *words], env=env, timeout=PATIENCE, check=True)
    return time.perf_counter() - began


def memory() -> tuple[float, float]:
    """What this process holds now and held at most, in MB; 0 on systems that do not tell."""
    status = Path("/proc/self/status")
    rows = dict(line.split(":", 1) for line in status.read_text().splitlines()) if status.is_file() else {}
    now, most = (int(rows.get(name, "0 kB").split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return now, most


# --- the table ------------------------------------------------------------------------------------------------------


class Taken(NamedTuple):
    """What a frame took, in seconds: by the clock, and of our own work alone, without what other processes take."""

    clock: float
    work: float


class Player:
    """Somebody at a table of the game that ships with the app: events in, frames out, on a clock of even steps."""

    def __init__(self, home: Path) -> None:
        pygame.display.init()
        rows = save_list.heads(files.example_saves())
        save = saves.read(next(row.path for row in rows if row.game == GAME))
        settings = Settings(language="en", width=SIZE[0], height=SIZE[1])
        self.window = Window(settings, None, home / "saves", home / "cache")
        self.now = 0.0
        session = saves.load(save, games.rules)
        self.window.switch(PlayScene(self.window, session, save.players, lambda scene, outcome: None))
        self.sit()

    def sit(self) -> None:
        """Take the seat: confirm the cover, perhaps pass over what is shown first, until the hand can be seen."""
        for _ in range(4):
            self.settle()
            if self.names("card:"):
                return
            self.press(pygame.K_SPACE)
        raise RuntimeError("no card of the hand can be seen")

    def turn(self, *events: pygame.event.Event) -> Taken:
        """One turn of the window's loop; gives the time it took."""
        self.now += FRAME
        began, worked = time.perf_counter(), time.thread_time()
        self.window.turn(list(events), self.now)
        return Taken(time.perf_counter() - began, time.thread_time() - worked)

    def settle(self) -> None:
        """Wait until nothing moves any more."""
        for _ in range(SETTLING):
            self.turn()

    def names(self, kind: str) -> list[str]:
        """What can be pointed at, of this kind."""
        desk = self.window.desk
        return [target.name for target in desk.targets if target.name.startswith(kind)] if desk is not None else []

    def press(self, key: int) -> None:
        """A key, pressed and let go."""
        self.turn(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.turn(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=""))

    def point(self, name: str) -> tuple[int, int]:
        """The middle of a target on the screen."""
        desk = self.window.desk
        assert desk is not None
        rect = next(target.rect for target in desk.targets if target.name == name)
        return round(rect.cx * desk.s), round(rect.cy * desk.s)

    def drag(self, name: str, frames: int) -> list[Taken]:
        """Take something, carry it all over the board and back where it was; gives how long each frame took."""
        home, middle = self.point(name), self.point("place:C3")
        taken = [self.take(name)]
        taken += [self.carry(spot) for spot in (*_way(middle, 0.36 * SIZE[1], frames), home)]
        self.turn(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=home, button=1))
        self.press(pygame.K_h)  # everything off the screen and on again: nothing is picked any more
        self.sit()
        return taken

    def take(self, name: str) -> Taken:
        """Press on something."""
        spot = self.point(name)
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        return self.turn(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))

    def carry(self, spot: tuple[int, int]) -> Taken:
        """Move on with what was pressed."""
        return self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0)))

    def zoom(self, steps: int) -> list[Taken]:
        """Turn the wheel over the middle of the board, and back; gives how long each notch took."""
        middle = self.point("place:C3")
        self.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=(0, 0, 0)))
        taken = []
        for way in (1,) * steps + (-1,) * steps:
            taken.append(self.turn(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=way, flipped=False)))
            self.settle()
        return taken

    def resize(self, size: tuple[int, int]) -> None:
        """Pull at the window's edge."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.turn(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.settle()


def _way(middle: tuple[int, int], reach: float, frames: int) -> Iterator[tuple[int, int]]:
    """A winding way over the whole board."""
    for k in range(frames):
        share = 2 * pi * k / frames
        yield round(middle[0] + reach * cos(2 * share)), round(middle[1] + reach * sin(3 * share))


def bare_frames(frames: int) -> list[float]:
    """The same picture once more, in one piece: what no window of this size can do without."""
    screen = pygame.display.get_surface()
    assert screen is not None
    picture, taken = screen.copy(), []
    for _ in range(frames):
        began = time.perf_counter()
        screen.blit(picture, (0, 0))
        pygame.display.flip()
        taken.append(time.perf_counter() - began)
    return taken


def drag(frames: int, rounds: int = ROUNDS, sizes: int = SIZES) -> Found:
    """The table while cards are dragged over it, in turn with bare frames; then it is zoomed, then resized."""
    with tempfile.TemporaryDirectory() as home:
        player = Player(Path(home))
        found = []
        for number in range(rounds):
            cards = player.names("card:")
            taken = player.drag(cards[number % len(cards)], frames)
            pygame.event.pump()
            clock, work = zip(*taken, strict=True)
            found.append({"clock": clock, "work": work, "bare": bare_frames(max(1, frames // 2))})
        dragged = memory()
        notches = [taken.work for taken in player.zoom(NOTCHES)]
        zoomed = memory()
        for number in range(1, sizes + 1):
            player.resize((SIZE[0] - 9 * number, SIZE[1] - 5 * number))
        resized = memory()
        player.window.gallery.close()
    return {"rounds": found, "notches": notches, "dragged": dragged, "zoomed": zoomed, "resized": resized}


def idle(watched: float, rest: float = REST) -> Found:
    """The share of its time that the app works while the table lies there and nobody touches it."""
    times: list[tuple[float, float]] = []

    def watch() -> None:
        for pause in (rest, watched):
            time.sleep(pause)
            times.append((time.process_time(), time.perf_counter()))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    with tempfile.TemporaryDirectory() as home:
        player = Player(Path(home))
        watcher = threading.Thread(target=watch)
        watcher.start()
        player.window.run()
        watcher.join()
    (worked, began), (worked_then, ended) = times
    return {"cpu": (worked_then - worked) / (ended - began)}


def listed() -> Found:
    """How long it takes until the list of many saved games is on the screen, in seconds, again and again."""
    taken = []
    with tempfile.TemporaryDirectory() as home:
        player = Player(Path(home))
        window, table = player.window, player.window.scene
        assert isinstance(table, PlayScene)
        window.saves.mkdir(parents=True, exist_ok=True)
        for number in range(SAVED):
            made = saves.snapshot(table.session, table.players, name=f"Game {number}")
            (window.saves / f"game-{number}{saves.SUFFIX}").write_bytes(saves.dump(made))
        for _ in range(ROUNDS):
            window.turn([], player.now)
            began, worked = time.perf_counter(), time.thread_time()
            window.switch(LoadScene(window, LoadActions(lambda *_: None, lambda *_: None)))
            window.turn([], player.now)
            taken.append((time.perf_counter() - began, time.thread_time() - worked))
    return {"taken": taken}


# --- the start ------------------------------------------------------------------------------------------------------


def furnish(home: Path) -> None:
    """A player's home: a window of our size, and a game to continue."""
    shutil.copytree(ROOT / "saves", home / "saves")
    (home / "settings.json").write_text(json.dumps({"width": SIZE[0], "height": SIZE[1], "language": "en"}))


def starts(env: Env, times: int, cold: bool) -> list[tuple[float, float]]:
    """So many starts of the app, each beside that of an empty window; cold ones find nothing in the app's cache."""
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        furnish(home)
        warm = env | {"PYTHONPYCACHEPREFIX": str(home / "bytecode"), "PYTHONDONTWRITEBYTECODE": ""}
        for code in (FIRST_MENU, EMPTY_WINDOW):  # a first start, which compiles everything, is not measured
            seconds(warm, code, folder)
        for _ in range(times):
            if cold:
                shutil.rmtree(home / "cache", ignore_errors=True)
            pairs.append((seconds(warm, FIRST_MENU, folder), seconds(warm, EMPTY_WINDOW, folder)))
    return pairs


# --- the report -----------------------------------------------------------------------------------------------------


class Goal(NamedTuple):
    """What a figure should be, in words and as a judgement."""

    words: str
    met: Callable[[float], bool]


NO_GOAL = Goal("-", lambda _: True)
RATIO_FRAME = Goal("at most 3", lambda value: value <= 3)
SHARE_FRAME = Goal("at least 99 %", lambda value: value >= 0.99)
RATIO_START = Goal("at most 4", lambda value: value <= 4)
IDLE = Goal("under 5 %", lambda value: value < 0.05)
LISTED = Goal("under 0.3 s", lambda value: value < 0.3)
HELD = Goal("under 250 MB", lambda value: value < 250)


def row(what: str, figure: str, value: float, goal: Goal, detail: str = "") -> Row:
    """A line of the report."""
    return what, figure, goal.words, "-" if goal is NO_GOAL else "yes" if goal.met(value) else "NO", detail


def frame_rows(found: Found) -> Iterator[Row]:
    """What dragging costs: medians of the rounds, so that a moment in which other processes are busy does not count."""
    clock, bare = ([statistics.median(one[key]) for one in found["rounds"]] for key in ("clock", "bare"))
    ratio = statistics.median(mine / other for mine, other in zip(clock, bare, strict=True))
    detail = f"{1000 * statistics.median(clock):.2f} / {1000 * statistics.median(bare):.2f} ms"
    yield row("dragging: frame / bare frame", f"{ratio:.2f}", ratio, RATIO_FRAME, detail)
    share, noise = (statistics.median(_in_time(one[key]) for one in found["rounds"]) for key in ("clock", "bare"))
    work = [taken for one in found["rounds"] for taken in one["work"]]
    detail = f"bare {noise:.1%}; work alone {_in_time(work):.1%}, most {1000 * max(work):.1f} ms"
    yield row(f"dragging: frames under {1000 * LIMIT:.0f} ms", f"{share:.1%}", share, SHARE_FRAME, detail)


def _in_time(frames: Sequence[float]) -> float:
    """The share of frames that took no longer than they may."""
    return sum(taken < LIMIT for taken in frames) / len(frames)


def zoom_row(found: Found) -> Row:
    """What a notch of the wheel costs at worst."""
    slowest = 1000 * max(found["notches"])
    return row("zooming: slowest frame", f"{slowest:.0f} ms", slowest, NO_GOAL, "work alone")


def memory_rows(found: Found) -> Iterator[Row]:
    """What the table holds after it was played with; nothing where the system does not tell."""
    doings = {"dragged": "dragging", "zoomed": f"zooming by {NOTCHES} notches", "resized": f"{SIZES} window sizes"}
    for key, doing in doings.items():
        now, most = found[key]
        if most:
            yield row(f"memory after {doing}", f"{now:.0f} MB", most, HELD, f"at most {most:.0f} MB")


def start_row(pairs: list[tuple[float, float]], cold: bool) -> Row:
    """What the start takes."""
    ratio = statistics.median(mine / empty for mine, empty in pairs)
    mine, empty = (statistics.median(column) for column in zip(*pairs, strict=True))
    what = f"first menu frame / empty window, {'cold' if cold else 'warm'} cache"
    return row(what, f"{ratio:.2f}", ratio, NO_GOAL if cold else RATIO_START, f"{mine:.2f} / {empty:.2f} s")


def list_row(taken: list[tuple[float, float]]) -> Row:
    """What it takes to open the list of saved games: the first time, when nothing of it was drawn before, counts."""
    clock, work = taken[0]
    return row(f"load list with {SAVED} saves", f"{clock:.2f} s", clock, LISTED, f"work alone {work:.2f} s")


def tables(quick: bool) -> Iterator[Table]:
    """All tables of the window, one for each screen."""
    with screens() as found:
        for name, env in found:
            table = Table(
                f"The window, {SIZE[0]}x{SIZE[1]}, {name}", ("what", "figure", "goal", "met", "in detail"), []
            )
            dragged = measured(env, "drag", "--frames", "60" if quick else "240")
            table.rows.extend([*frame_rows(dragged), zoom_row(dragged)])
            for cold in (False, True):
                times = (3 if quick else 9) if not cold else (1 if quick else 3)
                table.rows.append(start_row(starts(env, times, cold), cold))
            share = measured(env, "idle", "--seconds", "3" if quick else "10")["cpu"]
            table.rows.append(row("CPU of the idle table", f"{share:.1%}", share, IDLE))
            table.rows.append(list_row(measured(env, "list")["taken"]))
            table.rows.extend(memory_rows(dragged))
            yield table


def main() -> None:
    """Measure and print; `drag`, `idle` and `list` are the processes that are measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=("drag", "idle", "list"), help=argparse.SUPPRESS)
    parser.add_argument("--frames", type=int, default=240, help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=10.0, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    asked = parser.parse_args()
    if asked.part == "drag":
        print(json.dumps(drag(asked.frames)))
    elif asked.part == "idle":
        print(json.dumps(idle(asked.seconds)))
    elif asked.part == "list":
        print(json.dumps(listed()))
    else:
        for table in tables(asked.quick):
            print(spelled(table), flush=True)


if __name__ == "__main__":
    main()
