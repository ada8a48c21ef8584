"""A move of King & Assassins becomes gestures: by mouse, or by keyboard alone."""

from boardgames.core.contract import Move
from tests.app.gestures import Hands, Keyboard, Mouse
from tests.app.koth_gestures import read

LETTERS = {"turn-card": "c", "capture": "c", "reveal": "r", "end-turn": "e"}
BEGUN = ("capture", "reveal")
SAYS: dict[str, str | tuple[str, ...]] = {
    "choose": "Confirm the assassins",
    "start": "Start on",
    "postern": "Open the postern",
    "move": ("Move to", "Push to", "Leave"),
    "kill": "Kill",
    "capture": "Capture on",
    "attack": "Attack the king",
    "reveal": "Reveal on",
}
"""How the words on the button of a complete move begin."""


class AssassinsMouse(Mouse):
    """A hand on the mouse that plays King & Assassins: figures are dragged."""

    def make(self, move: Move, question: str) -> None:
        if move.kind == "move":
            goal = f"place:{move.one('to')}"
            self.driver.drag_from(self.driver.spot(f"figure:{move.one('unit')}"), self.driver.spot(goal))
        else:
            make(self, move)


class AssassinsKeyboard(Keyboard):
    """Two hands on the keyboard that play King & Assassins."""

    def make(self, move: Move, question: str) -> None:
        make(self, move)

    def answer(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])

    def begin(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])


def make(hands: Hands, move: Move) -> None:
    """Make a move as a player does: what it names is picked, then a button says it."""
    if not move.parts:
        hands.answer(move.kind)
        if "risky" in hands.driver.targets():
            hands.do("risky")
        return
    if move.kind in BEGUN:
        hands.begin(move.kind)
    for name in move.some("citizens"):
        hands.do(f"card:{name}")
    if move.one("unit"):
        hands.do(f"figure:{move.one('unit')}")
    for name in ("target", "to", "at"):
        if move.one(name) and f"place:{move.one(name)}" not in _picked(hands):
            hands.do(f"place:{move.one(name)}")
    said = {name: read(hands.driver, name) for name in hands.driver.targets() if name.startswith("do:")}
    found = [name for name, words in sorted(said.items()) if words.startswith(SAYS[move.kind])]
    assert found, f"no button says {SAYS[move.kind]} for {move}: {said}"
    hands.do(found[0])


def _picked(hands: Hands) -> set[str]:
    """A target that filled itself in: the button names it already."""
    said = [read(hands.driver, name) for name in hands.driver.targets() if name == "do:0"]
    return {f"place:{word}" for words in said for word in words.split() if len(word) in (2, 3)}
