"""King & Assassins never tells who the assassins are: not on a pixel, in a word, an order, a sound or a delay.

Two games that differ only in the secret choice are played through turns of both sides, all on the open screen, until
an assassin shows himself. The comparison proves itself: with a planted leak it fails.
"""

from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.core.session import Session
from boardgames.games.assassins.state import State
from boardgames.games.assassins.table import AssassinsTable
from boardgames.table.game import Figure
from tests.app.driving import Driver

ASSASSINS = games.rules("assassins")
ANNE, BEN = 0, 1
FRAMES = 2
"""So many frames are looked at after each thing that is done."""
CROWD = "citizens=monk@E6,dancer@E7,squire@G6,farmer@C4,butcher@B5,shepherd@G3"
START = f"stage=king-turn king=E9 knights=E8,D6,F9 {CROWD} played=C01 luck=1,1"
ONE, TWO = "secret=monk,farmer,squire", "secret=dancer,butcher,squire"
KINGS_TURN = (
    "figure:E8",
    "place:E7",
    "do:0",
    "figure:D6",
    "place:E6",
    "mode:capture",
    "figure:D6",
    "mode:capture",
    "danger",
    "danger",
    "figure:E9",
    "place:E8",
    "do:0",
    "kind:end-turn",
    "risky",
)
CROWDS_TURN = (
    "figure:G6",
    "place:G5",
    "do:0",
    "tool:undo",
    "figure:C4",
    "place:D4",
    "do:0",
    "figure:B5",
    "mode:reveal",
    "mode:reveal",
    "danger",
    "figure:G3",
)
LOOK = ("look:1", "sit", "heard", "sit")


class Frame(NamedTuple):
    """All that can be noticed at one moment."""

    pixels: bytes
    words: tuple[object, ...]
    targets: tuple[object, ...]
    lights: object
    prospects: tuple[str, ...]
    log: tuple[str, ...]
    title: str
    sounds: tuple[str, ...]
    moving: bool
    tab: str | None


def frames(folder: Path, secret: str, acts: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> list[list[Frame]]:
    """What was to be noticed after each thing that was done, frame by frame, and where Tab goes then."""
    driver = Driver(folder, animation="normal")
    driver.step = 0.05
    heard: list[str] = []
    monkeypatch.setattr(driver.window.sounds, "play", heard.append)
    scene = driver.play(Session.new(ASSASSINS, {}, 1, start=f"{START} {secret}"))
    driver.pause(0.5)
    driver.click("sit")
    seen = []
    for act in ("", *acts):
        if act:
            driver.pause(1)
            driver.click(act)
        seen.append([_frame(driver, scene, heard) for _ in range(FRAMES)])
        driver.key(pygame.K_TAB)
        seen[-1].append(_frame(driver, scene, heard))
    return seen


def _frame(driver: Driver, scene: PlayScene, heard: list[str]) -> Frame:
    driver.turn()
    assert driver.window.desk is not None
    targets = tuple((t.name, t.rect, t.kind, t.enabled, t.tooltip, t.group) for t in driver.window.desk.targets)
    words = tuple((box.words, box.rect, box.colour) for box in driver.words())
    picking = scene.picking
    found = picking.prospects() if picking is not None else {}
    prospects = tuple(f"{name} {one}" for name, one in found.items())
    moving = driver.window.scene.moving(driver.now)
    log = tuple(str(row) for row in scene.session.log(None))
    caption, focus = pygame.display.get_caption()[0], driver.window.focus
    pixels = driver.pixels()
    return Frame(pixels, words, targets, scene.lights(), prospects, log, caption, tuple(heard), moving, focus)


def leaks(one: list[list[Frame]], two: list[list[Frame]], acts: tuple[str, ...]) -> list[str]:
    """Where the two games can be told apart."""
    return [
        f"{name} after {act or 'the start'}"
        for act, left, right in zip(("", *acts), one, two, strict=True)
        for name in Frame._fields
        if [getattr(frame, name) for frame in left] != [getattr(frame, name) for frame in right]
    ]


def test_whole_turns_tell_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    acts = (*KINGS_TURN, *CROWDS_TURN)
    one = frames(tmp_path / "a", ONE, acts, monkeypatch)
    two = frames(tmp_path / "b", TWO, acts, monkeypatch)
    assert not leaks(one, two, acts)


def test_the_frames_differ_once_an_assassin_shows_himself_or_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games do differ: the private look shows it, and nothing before or after it does."""
    one = frames(tmp_path / "a", ONE, LOOK, monkeypatch)
    two = frames(tmp_path / "b", TWO, LOOK, monkeypatch)
    found = leaks(one, two, LOOK)
    assert "pixels after sit" in found
    assert one[1] == two[1], "the cover screen before it"
    assert one[3] == two[3], "the cover screen after it"
    assert one[4] == two[4], "the open table again"


def test_a_reveal_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same gesture is taken from one and refused, in private, to the other."""
    acts = ("kind:end-turn", "risky", "mode:reveal", "figure:C4", "do:0")
    one = frames(tmp_path / "a", ONE, acts, monkeypatch)
    two = frames(tmp_path / "b", TWO, acts, monkeypatch)
    found = leaks(one, two, acts)
    assert found
    assert all(row.endswith("do:0") for row in found)


def _marked(self: AssassinsTable, view: State, player: int | None, scene: list[PlayScene]) -> tuple[Figure, ...]:
    full = scene[0].session.state
    found = HONEST(self, view, player)
    chosen = {full.grid.names[q] for q in range(100) if full.crowd >> q & 1 and full.secret >> full.who[q] & 1}
    return tuple(figure._replace(width=figure.width * 1.01) if figure.place in chosen else figure for figure in found)


HONEST = AssassinsTable.figures
LEAKING = {"view": lambda self: self.session.view(BEN), "eyes": lambda self: BEN}


def test_a_planted_leak_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden assassins stand a hundredth larger than citizens: the comparison fails."""
    scenes: list[PlayScene] = []
    began = PlayScene.refresh

    def refresh(self: PlayScene) -> None:
        scenes[:] = [self]
        began(self)

    monkeypatch.setattr(PlayScene, "refresh", refresh)
    monkeypatch.setattr(AssassinsTable, "figures", lambda self, view, player: _marked(self, view, player, scenes))
    acts = ("figure:E8",)
    one = frames(tmp_path / "a", ONE, acts, monkeypatch)
    two = frames(tmp_path / "b", TWO, acts, monkeypatch)
    assert "pixels after the start" in leaks(one, two, acts)


@pytest.mark.parametrize("leak", ["view", "eyes"])
def test_the_assassin_player_s_view_on_the_open_screen_is_noticed(
    tmp_path: Path, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayScene, leak, LEAKING[leak])
    acts = ("figure:E8",)
    one = frames(tmp_path / "a", ONE, acts, monkeypatch)
    two = frames(tmp_path / "b", TWO, acts, monkeypatch)
    assert leaks(one, two, acts)
