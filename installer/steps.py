"""The steps of a build: each says what it does, what it makes and which program it needs, and can do it."""

import hashlib
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class MissingTool(Exception):
    """A program that a step cannot do without is not here; the message names it and says where it comes from."""


class Step(NamedTuple):
    """One step. `makes` are files and folders, relative to the build's own folder or to that of the results."""

    told: str
    do: Callable[[], object]
    makes: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    """Programs of which one must be here; none: Python does it alone."""
    optional: bool = False
    """Without its program the step is left out, and that is said."""


MODULES = ("PyInstaller",)
"""Tools that are no programs but packages of Python."""
HOW_TO_GET = {
    "PyInstaller": "python -m pip install -c constraints.txt -e .[installer]",
    "strip": "the Debian package binutils",
    "dpkg-deb": "the Debian package dpkg",
    "iscc": "Inno Setup",
    "makensis": "NSIS",
    "hdiutil": "it comes with macOS",
}


def found(tools: Sequence[str]) -> str:
    """The first of these programs that is here; empty: none is."""
    return next((tool for tool in tools if (find_spec(tool) if tool in MODULES else shutil.which(tool))), "")


def run(steps: Sequence[Step], say: Callable[[str], object]) -> None:
    """One step after the other, each told with its time; nothing is begun that cannot come to its end."""
    lacking = [step for step in steps if step.tools and not found(step.tools)]
    for step in lacking:
        if not step.optional:
            raise MissingTool(f"{step.told}: needs {named(step.tools)}")
    for number, step in enumerate(steps, start=1):
        head = f"[{number}/{len(steps)}] {step.told}"
        if step in lacking:
            say(f"{head}: left out, needs {named(step.tools)}")
            continue
        say(f"{head} ...")
        began = time.monotonic()
        step.do()
        say(f"{' ' * len(f'[{number}/{len(steps)}]')} done in {time.monotonic() - began:.0f} s")


def plan(steps: Sequence[Step]) -> Iterable[str]:
    """What would be done, and what it would make."""
    for number, step in enumerate(steps, start=1):
        need = f" ({'if there is' if step.optional else 'needs'} {named(step.tools)})" if step.tools else ""
        yield f"{number}. {step.told}{need}"
        for made in step.makes:
            yield f"   -> {made}"


def named(tools: Sequence[str]) -> str:
    """Programs with the place where each comes from."""
    return " or ".join(f"{tool} ({HOW_TO_GET[tool]})" for tool in tools)


def result(path: Path) -> str:
    """A file with its size and checksum."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return f"{path}\n  {path.stat().st_size / 1e6:.1f} MB, SHA-256 {digest.hexdigest()}"
