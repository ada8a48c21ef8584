"""PyInstaller puts the program, Python and the libraries into one folder; `app.spec` tells it how."""

import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

from installer.product import LEFT_OUT_FILES, ROOT

SPEC = Path(__file__).with_name("app.spec")


class FreezeFailed(Exception):
    """PyInstaller could not do it; the message says where it tells why."""


def freeze(work: Path) -> Path:
    """The folder with the frozen app, made anew."""
    work.mkdir(parents=True, exist_ok=True)
    log = work / "pyinstaller.log"
    said = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean"]
    said += ["--distpath", str(work / "frozen"), "--workpath", str(work / "pyinstaller"), str(SPEC)]
    with log.open("wb") as told:
        done = subprocess.run([*said, "--", str(work)], cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
    if done.returncode:
        raise FreezeFailed(f"PyInstaller failed; what it said is in {log}")
    return work / "frozen"


def needed(name: str) -> bool:
    """Whether a file that PyInstaller has found goes along."""
    plain = name.replace("\\", "/").rpartition("/")[2]
    return not any(fnmatch(plain, pattern) for pattern in LEFT_OUT_FILES)
