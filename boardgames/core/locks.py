"""A file that one process holds alone. The system guards it, so a process that dies, however it dies, lets go."""

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """A held lock file; `release` lets go of it and removes it."""

    def __init__(self, path: Path, handle: int | None) -> None:
        """`handle` None: the folder cannot be written, so there is nothing to guard."""
        self._path, self._handle = path, handle

    def release(self) -> None:
        """Let go; a second time does nothing."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        # Removed while it is still held, so that nobody gets a lock on a file that has gone; Windows keeps open files.
        _remove(self._path)
        os.close(handle)
        if sys.platform == "win32":
            _remove(self._path)


def lock(path: Path) -> Lock | None:
    """Hold this file, which is made if need be; None while somebody else holds it."""
    while True:
        try:
            handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return Lock(path, None)
        if not _seized(handle):
            os.close(handle)
            return None
        if _stands(path, handle):
            return Lock(path, handle)
        os.close(handle)  # its holder removed it between our opening and our locking


def _seized(handle: int) -> bool:
    """A folder that knows no locks (some network drives) guards nothing, but stops nobody either."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _stands(path: Path, handle: int) -> bool:
    """The open file is the one that the path names now."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
