"""A first start in a process of its own: the menu, three keys to a game, a turn ended, and out.

`python -m tests.app.first_start_child [no-room]` says what was on the screen: the scenes, the window's size, whether
anything lay outside it, and what the table had to say. With `no-room` no file can be written, as on a full disk.
"""

import json
import sys

import pygame

from boardgames import cli
from boardgames.app.play import PlayScene
from boardgames.app.window import Window

CTRL = pygame.KMOD_LCTRL
KEYS = ((pygame.K_n, CTRL), (pygame.K_RETURN, 0), (pygame.K_RETURN, 0), (pygame.K_SPACE, 0), (pygame.K_e, 0))


def fill_the_disk() -> None:
    """From now on every byte that is written to a file is one too many."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def run(window: Window) -> None:
    """The window's loop, driven by keys."""
    scenes, said, outside = [type(window.scene).__name__], [], 0
    window.turn([], 0.0)
    for number, (key, mod) in enumerate(KEYS):
        window.turn([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")], 1.0 + number)
        window.turn([], 1.5 + number)
        scenes.append(type(window.scene).__name__)
        assert window.desk is not None
        outside += sum(not window.desk.whole.holds(target.rect, 0.5) for target in window.desk.targets)
        if isinstance(window.scene, PlayScene) and window.scene.toast is not None:
            said.append(window.scene.toast.words)
    told = {"scenes": scenes, "size": pygame.display.get_window_size(), "outside": outside, "said": said}
    told["moves"] = window.scene.session.ply if isinstance(window.scene, PlayScene) else -1
    window.close()
    print(json.dumps(told))


if __name__ == "__main__":
    Window.run = run  # type: ignore[method-assign, assignment]
    if "no-room" in sys.argv:
        fill_the_disk()
    pygame.display.get_desktop_sizes = lambda: [(1024, 600)]
    raise SystemExit(cli.main(["--lang", "fr"]))
