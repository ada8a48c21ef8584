"""A move of King of the Hill becomes gestures: by mouse, or by keyboard alone."""

from boardgames.core.contract import Move
from boardgames.words import Words
from tests.app.driving import Driver
from tests.app.gestures import Hands, Keyboard, Mouse

WORDS = Words("en", "koth")
SPELLS = ("vigour", "teleportation", "portal", "lightning", "confusion", "paralysis")
LETTERS = {
    "keep": "k",
    "exchange": "x",
    "give-in": "g",
    "stay": "s",
    "hold": "s",
    "pursue": "p",
    "decline": "n",
    "decline-draw": "n",
    "accept-draw": "a",
    "discard": "d",
    **dict.fromkeys(SPELLS, "z"),
}
IN_MENU = ("offer-draw", "give-up")
CHOICES = {"block": "Hold with", "flee": "Flee with"}
BY_SUIT = {"S": "flee", "C": "flee", "D": "block", "H": "block"}
"""What a joker in a suit does for a unit that may do it."""
SAYS = {
    "attack": "Strike",
    "shoot": "Shoot at",
    "move": "Move to",
    "burn": "Destroy the token",
    "discard": "Discard the",
    "flee": "Flee to",
    "retreat": "Retreat to",
    "bid": "Bid the",
    "army": "Confirm the army",
    "lay-terrain": "Place:",
    "deploy": "Deploy on",
}
"""How the words on the button of a complete move begin."""


class KothMouse(Mouse):
    """A hand on the mouse that plays King of the Hill."""

    def make(self, move: Move, question: str) -> None:
        make(self, move)


class KothKeyboard(Keyboard):
    """Two hands on the keyboard that play King of the Hill."""

    def make(self, move: Move, question: str) -> None:
        make(self, move)

    def answer(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])

    def begin(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])


def make(hands: Hands, move: Move) -> None:
    """Make a move as a player does: what it names is picked, then a button says it, or it is dropped on its place."""
    if move.kind in IN_MENU:
        for name in ("tool:menu", f"menu:{move.kind}", "risky"):
            hands.do(name)
    elif move.kind == "army":
        _army(hands, move)
    elif not move.parts:
        hands.answer(move.kind)
        if move.kind == "accept-draw":
            hands.do("risky")
    elif move.kind == "name-first":
        _confirm(hands, "I play first" if move.one("side") == hands.side else "The other plays first")
    else:
        _pick(hands, move)


def _army(hands: Hands, move: Move) -> None:
    for word in move.some("units"):
        slot, _, code = word.partition(":")
        hands.do(f"slot:{slot}")
        hands.do(f"breed:{code}")
    hands.do(f"slot:{move.one('general')}")
    lead = f"lead:{move.one('general')}"
    if lead in hands.driver.targets():
        hands.do(lead)
    _confirm(hands, SAYS["army"])


def _pick(hands: Hands, move: Move) -> None:
    card, unit = move.one("card"), move.one("unit")
    if card:
        hands.do(f"card:{card}")
    if move.kind in SPELLS or move.kind == "discard":
        hands.begin(move.kind)
    if unit:
        hands.do(f"item:{unit}" if move.kind == "deploy" else f"figure:{unit}")
    if move.one("piece"):
        hands.do(f"item:{move.one('piece')}")
    for name in ("target", "to", "at", "and"):
        if move.one(name):
            hands.do(f"place:{move.one(name)}")
    _confirm(hands, _says(move))


def _says(move: Move) -> str:
    if move.kind == "portal":
        return f"Portal: {WORDS.say('unit.' + move.one('fallen'))}"
    if move.kind in SPELLS:
        return WORDS.say(f"spell.magical.{move.kind}") if move.kind != "confusion" else "Cast Confusion"
    if move.kind == "move" and move.one("to").endswith("8"):
        return "Leave the board"
    if move.kind == "choose":
        return CHOICES.get(move.one("how") or BY_SUIT.get(move.one("suit"), ""), "")
    if move.kind == "answer" and move.one("suit") in ("S", "C"):
        return "Retreat"
    return SAYS.get(move.kind, "")


def _confirm(hands: Hands, begins: str) -> None:
    """The button that says what was picked, as one reads it."""
    driver = hands.driver
    said = {name: read(driver, name) for name in driver.targets() if name.startswith("do:")}
    found = [name for name, words in sorted(said.items()) if words.startswith(begins)]
    assert found, f"no button says «{begins}»: {said}, but {sorted(driver.targets())}"
    hands.do(found[0])


def read(driver: Driver, name: str) -> str:
    """The words on a button without its key."""
    words = driver.said_on(name) or driver.targets()[name].tooltip
    return words.removeprefix("Enter").strip()
