"""Hot-seat never leaks a hand: games that differ only in what somebody may not know look and sound the same to him.

Every frame is compared, those in the middle of a movement too, and beside the pixels the words, the window's title and
the sounds. The test proves itself: the hands do differ, the frames differ once their owner sits there, and a hand that
is drawn a single frame too early is noticed.
"""

from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from boardgames.app.play import PlayScene
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from tests.app.driving import ROIS, Driver

START = (
    "units=2S@C2,S3@B2,S4@D1,N1@C3:7,2N@C5,N4@A4 specials=S:general@C2 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,6D discard=AS,2S first=south turn=south"
)
SOUTH, NORTH = 0, 1
FRAMES = 8
"""So many frames are looked at after each thing that is done; movements take less."""

# What is done, and who sits before the screen afterwards (None: anybody may look).
TURN: tuple[tuple[str, int | None], ...] = (
    ("", None),
    ("sit", SOUTH),
    ("card:4D", SOUTH),
    ("place:C3", SOUTH),
    ("do:0", None),
    ("kind:react", None),
    ("sit", NORTH),
    ("recap:watch", NORTH),
    ("skip", NORTH),
    ("kind:pass", None),
    ("sit", SOUTH),
    ("recap:hand", SOUTH),
    ("pile:1", SOUTH),
    ("close", SOUTH),
    ("tool:menu", None),
    ("menu:back", SOUTH),
    ("kind:end-turn", SOUTH),
    ("part", None),
)


class Frame(NamedTuple):
    """One frame: its pixels, every word with its place, the window's title, and what was heard."""

    pixels: bytes
    words: tuple[Any, ...]
    title: str
    heard: tuple[str, ...]


def frames(folder: Path, start: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int | None, list[Frame]]]:
    """A whole turn with a reaction in it, frame by frame: what was done, who sits there, what the screen showed."""
    driver = Driver(folder, animation="normal")
    driver.step = 0.04
    heard: list[str] = []
    monkeypatch.setattr(driver.window.sounds, "play", heard.append)
    driver.play(Session.new(ROIS, {}, 1, start=start))
    seen = []
    for act, who in TURN:
        if act:
            driver.click(act)
        shown = []
        for _ in range(FRAMES):
            driver.turn()
            words = tuple((box.words, box.rect, box.colour) for box in driver.words())
            shown.append(Frame(driver.pixels(), words, pygame.display.get_caption()[0], tuple(heard)))
        seen.append((act, who, shown))
    return seen


def unlike(player: int) -> str:
    """The same game with other cards in the other hand, as far as this player can tell a possible one."""
    state = ROIS.read(START)
    other = next(
        found
        for seed in range(1, 50)
        if (found := ROIS.sample(ROIS.view(state, player), player, Luck(seed))).hands != state.hands
    )
    return ROIS.write(other._replace(luck=state.luck))


def keeping(cards: str, by: str) -> str:
    """The same game, some cards of South's hand exchanged for others: he can still do the same."""
    return START.replace(cards, by)


def test_the_other_hand_is_on_no_pixel_of_the_own_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """South plays against two different hands: up to what he draws, everything is the same to him."""
    one = frames(tmp_path / "a", START, monkeypatch)
    two = frames(tmp_path / "b", unlike(SOUTH), monkeypatch)
    compared = 0
    for (act, who, left), (_, _, right) in zip(one, two, strict=True):
        if who != NORTH and act not in ("kind:end-turn", "part"):
            assert left == right, f"after {act or 'the start'}"
            compared += len(left)
    assert compared >= 13 * FRAMES
    north = [left != right for (_, who, left), (_, _, right) in zip(one, two, strict=True) if who == NORTH]
    assert any(north), "the hands do differ, and North sees his own"


def test_the_hand_of_the_one_who_plays_is_nowhere_while_he_is_not_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """South holds other cards in another order and plays the same: nobody else can tell, not by a movement either."""
    one = frames(tmp_path / "a", START, monkeypatch)
    two = frames(tmp_path / "b", keeping("S:4D,7S,9S,2H,JK1", "S:8S,10S,JK2,4D,3H"), monkeypatch)
    for (act, who, left), (_, _, right) in zip(one, two, strict=True):
        if who != SOUTH:
            assert left == right, f"after {act or 'the start'}"
    assert one[1][2] != two[1][2], "once he sits there his hand is seen"


def test_a_hand_drawn_one_frame_early_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that the comparison can fail: the cover screen is left out for one frame."""
    honest = PlayScene.covered
    early = iter([False] * 6)
    one = frames(tmp_path / "a", START, monkeypatch)
    monkeypatch.setattr(PlayScene, "covered", lambda self: honest(self) and next(early, True))
    monkeypatch.setattr(PlayScene, "waiting", lambda self: False)
    driver = Driver(tmp_path / "b", animation="normal")
    driver.play(Session.new(ROIS, {}, 1, start=START))
    assert driver.pixels() != one[0][2][0].pixels


def test_the_seat_can_only_be_taken_when_the_cover_was_seen(tmp_path: Path) -> None:
    """Keys that come in one breath (end turn, hand on, sit) never skip the cover screen."""
    driver = Driver(tmp_path)
    scene = driver.play(Session.new(ROIS, {}, 1, start=START))
    driver.click("sit")
    keys = [pygame.event.Event(pygame.KEYDOWN, key=k, mod=0, unicode="") for k in (pygame.K_e, *[pygame.K_SPACE] * 3)]
    driver.turn(*keys)
    assert set(driver.targets()) == {"sit"}
    assert scene.eyes() is None


def test_nothing_private_lies_below_a_menu(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.play(Session.new(ROIS, {}, 1, start=START))
    driver.click("sit")
    assert "card:4D" in driver.targets()
    driver.press(pygame.K_ESCAPE)
    lies_below = driver.window.scenes[0]
    assert isinstance(lies_below, PlayScene)
    assert lies_below.eyes() is None
    driver.press(pygame.K_h)
    assert set(driver.targets()) == {"sit"}, "the key that hides everything works here too"


def test_a_refusal_goes_with_the_one_who_heard_it(tmp_path: Path) -> None:
    """It may name a card of his hand; nobody else finds it on the screen later."""
    driver = Driver(tmp_path)
    driver.play(Session.new(ROIS, {}, 1, start=START))
    driver.click("sit")
    driver.drag("card:4D", "place:D3")
    assert "ROIS-STRIKE-01" in driver.said()
    driver.press(pygame.K_e)
    for key in (pygame.K_SPACE, pygame.K_SPACE, pygame.K_SPACE):
        driver.press(key)
        assert "ROIS-STRIKE-01" not in driver.said()
