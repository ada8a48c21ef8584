"""Show a file in the desktop's own file manager, or open it with the program that the desktop has for it."""

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path


def command(path: Path, platform: str) -> list[str]:
    """What shows a file on a system; where a file cannot be pointed at, its folder is opened."""
    if platform == "win32":
        return ["explorer", f"/select,{path}"]
    if platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]


def opener(path: Path, platform: str) -> list[str]:
    """What opens a file on a system."""
    return [{"win32": "explorer", "darwin": "open"}.get(platform, "xdg-open"), str(path)]


class Showing:
    """The desktop was asked to show or open a file; whether it could is known a moment later."""

    def __init__(self, path: Path, how: Callable[[Path, str], list[str]]) -> None:
        self.path = path
        self._child: subprocess.Popen[bytes] | None = None
        self._failed = False
        try:
            self._child = subprocess.Popen(
                how(path, sys.platform),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._failed = True
            return
        # Some systems keep the child as long as the file is open: it is waited for, whoever has asked is gone by then.
        threading.Thread(target=self._child.wait, name="showing", daemon=True).start()

    def failed(self) -> bool | None:
        """Whether nothing could be shown; None while the desktop has not answered yet."""
        if self._child is None:
            return self._failed
        code = self._child.poll()
        # Windows' file manager says 1 although it has opened.
        return None if code is None else code != 0 and sys.platform != "win32"
