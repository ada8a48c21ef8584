"""Another running copy: it claims games as the app does.

`python -m tests.core.claiming_child hold FOLDER UID` says whether it holds the game, and keeps it until it is killed or
its input ends. `... rush FOLDER UID TIMES` claims and releases again and again, and says how often it was not alone.
"""

import os
import sys
import time
from pathlib import Path

from boardgames.core import saves


def hold(folder: Path, uid: str) -> None:
    """Claim a game and keep it."""
    held = saves.claim(folder, uid)
    print("held" if held else "refused", flush=True)
    sys.stdin.read()
    if held:
        held.release()


def rush(folder: Path, uid: str, times: int) -> None:
    """Claim a game so many times; whoever holds it is alone in the room."""
    room, clashes = folder / "room", 0
    while times:
        held = saves.claim(folder, uid)
        if held is None:
            continue
        times -= 1
        try:
            os.close(os.open(room, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            clashes += 1
        else:
            time.sleep(0.0005)
            room.unlink()
        held.release()
    print(clashes, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "hold":
        hold(Path(sys.argv[2]), sys.argv[3])
    else:
        rush(Path(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
