"""What README and CONTRIBUTING name is there: files, folders, make's targets, commands."""

import re
from pathlib import Path

import pytest

from boardgames.command_line import COMMANDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("README.md", "CONTRIBUTING.md")
TOP = {path.name for path in ROOT.iterdir() if path.is_dir()}


def quoted(name: str) -> set[str]:
    """Everything in code type, and where links lead."""
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"```\n(.*?)```", text, re.DOTALL))
    plain = re.sub(r"```\n.*?```", "", text, flags=re.DOTALL)
    links = {link for link in re.findall(r"\]\(([^)]+)\)", plain) if "://" not in link}
    return {*re.findall(r"`([^`]+)`", plain), *blocks.splitlines(), *links}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_that_is_named_is_there(name: str) -> None:
    places = {place for text in quoted(name) for place in re.findall(r"[\w.-]+(?:/[\w.-]+)+/?", text)}
    ours = {place for place in places if place.split("/")[0] in TOP and "mygame" not in place and "dist" not in place}
    assert len(ours) > 5
    assert not [place for place in ours if not (ROOT / place.rstrip("/")).exists()]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_target_of_make_is_there(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {target for text in quoted(name) for target in re.findall(r"^make (\w+)", text)}
    assert targets
    assert not [target for target in targets if f"\n{target}:" not in makefile]


def test_every_command_is_told() -> None:
    told = " ".join(quoted("README.md"))
    assert all(f"boardgames {command}" in told for command in COMMANDS)
    assert {"--data-dir", "--lang"} <= set(re.findall(r"--[\w-]+", told))
