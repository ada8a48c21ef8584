"""King of the Hill never leaks what is chosen in secret: armies, bids, hands.

Games that differ only in what somebody may not know look and sound the same to him, on every frame and in every word.
"""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.core.session import Session
from tests.app.driving import Driver
from tests.app.test_leaks import Frame

KOTH = games.rules("koth")
BLUE, RED = 0, 1
FRAMES = 6
"""So many frames are looked at after each thing that is done; movements take less."""
BASE = "units=bF@C3,bC*@E3,bT@A2,rF@D4,rC*@G6 turn=2"
HANDS = "hands=b:9H,10C,7S;r:KD,5S,2C"
Acts = Sequence[tuple[str, int | None]]

# What is done, and who sits before the screen afterwards (None: anybody may look).
DEFENCE: Acts = (
    ("", None),
    ("sit", BLUE),
    ("card:9H", BLUE),
    ("figure:C3", BLUE),
    ("place:D4", BLUE),
    ("do:0", None),
    ("sit", RED),
    ("recap:hand", RED),
)
BIDS: Acts = (("", None), ("sit", RED), ("card:KD", RED), ("do:0", None), ("sit", BLUE))
ARMIES: Acts = (
    ("", None),
    ("sit", BLUE),
    ("slot:2", BLUE),
    ("breed:T", BLUE),
    ("do:0", None),
    ("sit", RED),
    ("recap:hand", RED),
)
OTHER_ARMY: Acts = (
    ("", None),
    ("sit", BLUE),
    ("slot:3", BLUE),
    ("breed:C", BLUE),
    ("do:0", None),
    ("sit", RED),
    ("recap:hand", RED),
)


Seen = list[tuple[str, int | None, list[Frame]]]


def frames(folder: Path, start: str | None, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What the screen showed after each thing that was done, frame by frame."""
    driver = Driver(folder, animation="normal")
    driver.step = 0.05
    heard: list[str] = []
    monkeypatch.setattr(driver.window.sounds, "play", heard.append)
    driver.play(Session.new(KOTH, {}, 1, start=start) if start else Session.new(KOTH, {}, 1))
    seen: Seen = []
    for act, who in acts:
        if act:
            driver.pause(0.5)
            driver.click(act)
        shown = []
        for _ in range(FRAMES):
            driver.turn()
            words = tuple((box.words, box.rect, box.colour) for box in driver.words())
            shown.append(Frame(driver.pixels(), words, pygame.display.get_caption()[0], tuple(heard)))
        seen.append((act, who, shown))
    return seen


def same(one: Seen, two: Seen, hidden_from: tuple[int | None, ...]) -> None:
    """All frames that these may see are the same; those of the others are not all."""
    for (act, who, left), (_, _, right) in zip(one, two, strict=True):
        if who in hidden_from:
            assert left == right, f"after {act or 'the start'}"
    others = [left != right for (_, who, left), (_, _, right) in zip(one, two, strict=True) if who not in hidden_from]
    assert any(others), "what is hidden does differ, and its owner sees it"


@pytest.mark.parametrize("start", [f"{BASE} {HANDS}", f"{BASE} {HANDS} first=blue"])
def test_the_defender_s_hand_is_on_no_pixel_of_the_attack(
    tmp_path: Path, start: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = frames(tmp_path / "a", f"{start} luck=1,1", DEFENCE, monkeypatch)
    two = frames(tmp_path / "b", f"{start} luck=1,1".replace("KD,5S,2C", "AS,QH,3C"), DEFENCE, monkeypatch)
    same([entry for entry in one if entry[0] != "do:0"], [entry for entry in two if entry[0] != "do:0"], (None, BLUE))


def test_the_attacker_s_hand_is_nowhere_while_the_defender_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = f"{BASE} step=defend attacker=C3 target=D4 force=9 drawn=3C,QS played=9H plays=blue deck="
    rest = ",".join(
        card for card in KOTH.read(BASE).setting.pack if card not in "3C QS 9H 10C 7S KD 5S 2C AH 8D".split()
    )
    acts: Acts = (("", None), ("sit", RED), ("card:QS", RED), ("do:0", None))
    one = frames(tmp_path / "a", f"{drawn}{rest},AH,8D hands=b:10C,7S;r:KD,5S,2C", acts, monkeypatch)
    two = frames(tmp_path / "b", f"{drawn}{rest},10C,7S hands=b:AH,8D;r:KD,5S,2C", acts, monkeypatch)
    for (act, _, left), (_, _, right) in zip(one, two, strict=True):
        assert left == right, f"after {act or 'the start'}"


def test_a_bid_is_secret_until_both_lie_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = f"{BASE} {HANDS} stage=bid asked=red first=blue luck=1,1"
    other: Acts = tuple((act.replace("card:KD", "card:2C"), who) for act, who in BIDS)
    one, two = frames(tmp_path / "a", start, BIDS, monkeypatch), frames(tmp_path / "b", start, other, monkeypatch)
    same(one, two, (None, BLUE))


def test_a_hand_drawn_for_one_frame_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that the comparison can fail: for one frame of the cover screen Red's hand lies open."""
    start = f"{BASE} {HANDS} stage=bid asked=red first=blue luck=1,1"
    other = start.replace("KD,5S,2C", "KD,AS,QH")
    cover: Acts = (("", None), ("sit", RED))
    honest, waits = PlayScene.covered, PlayScene.waiting
    for leaks in (False, True):
        if leaks:
            monkeypatch.setattr(PlayScene, "covered", lambda self: honest(self) and not early(self))
            monkeypatch.setattr(PlayScene, "waiting", lambda self: waits(self) and not early(self))
        one = frames(tmp_path / f"{leaks}a", start, cover, monkeypatch)
        two = frames(tmp_path / f"{leaks}b", other, cover, monkeypatch)
        assert [k for k in range(FRAMES) if one[0][2][k] != two[0][2][k]] == ([2] if leaks else [])


def early(scene: PlayScene) -> bool:
    """It is the moment of the third frame."""
    scene.window.redraw()
    return 0.18 < scene.window.now < 0.22


def test_an_army_is_secret_until_both_are_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = frames(tmp_path / "a", None, ARMIES, monkeypatch)
    two = frames(tmp_path / "b", None, OTHER_ARMY, monkeypatch)
    same(one, two, (None, RED))


def test_an_army_that_was_kept_tells_the_other_nothing(tmp_path: Path) -> None:
    """Kept under a name while the armies of this game are chosen, it is offered to its own player only."""
    driver = Driver(tmp_path)
    driver.play(Session.new(KOTH, {}, 1))
    driver.click("sit")
    driver.click("breed:T")
    driver.click("put-by")
    driver.press(pygame.K_RETURN)
    assert "kept:0" in driver.targets()
    driver.click("do:0")
    driver.pause(1)
    driver.click("sit")
    driver.click("recap:hand")
    assert "slot:1" in driver.targets()
    assert "kept:0" not in driver.targets()
    other = Driver(tmp_path)
    other.play(Session.new(KOTH, {}, 2))
    other.click("sit")
    assert "kept:0" in other.targets(), "in another game it serves whoever wants it"
    other.click("kept:0")
    other.click("do:0")
    assert other.window.scene.session.ply == 1  # type: ignore[attr-defined]
