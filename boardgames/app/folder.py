"""Show a file in the desktop's own file manager."""

import subprocess
import sys
from pathlib import Path


class Showing:
    """The desktop was asked to show a file; whether it could is known a moment later."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._child: subprocess.Popen[bytes] | None = None
        self._failed = False
        try:
            self._child = subprocess.Popen(
                command(path, sys.platform),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            self._failed = True

    def failed(self) -> bool | None:
        """Whether nothing could be shown; None while the desktop has not answered yet."""
        if self._child is None:
            return self._failed
        code = self._child.poll()
        # Windows' file manager says 1 although it has opened.
        return None if code is None else code != 0 and sys.platform != "win32"


def command(path: Path, platform: str) -> list[str]:
    """What shows a file on a system; where a file cannot be pointed at, its folder is opened."""
    if platform == "win32":
        return ["explorer", f"/select,{path}"]
    if platform == "darwin":
        return ["open", "-R", str(path)]
    return ["xdg-open", str(path.parent)]
