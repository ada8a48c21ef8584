"""A move in text becomes gestures: by mouse (clicks, and drags where a drag says it) or by keyboard alone.

Both pairs of hands know only what a player knows: what he wants to do, and what the screen shows.
"""

from abc import ABC, abstractmethod

import pygame

from boardgames.core.contract import Move
from boardgames.table.space import Rect
from boardgames.words import Words
from tests.app.driving import Driver

WORDS = Words("en", "rois")
BEGUN_BY_BUTTON = ("discard", "counter", "treachery")
"""Kinds of moves that a button begins, because cards alone would mean something else."""
ON_BUTTON = {
    "move": "Move",
    "brilliant-move": "Rush",
    "strike damage": "Strike",
    "strike push": "Push back",
    "shot damage": "Fire",
    "shot push": "Push back by fire",
    "brilliant-strike damage": "Brilliant strike",
    "heal": "Heal",
    "sabotage": "Sabotage",
    "discard": "Discard these",
    "counter": "Counter with",
    "treachery": "Treachery",
    "replace": "Replace",
}
"""How the words on the button of a complete move begin."""
TERRAIN = ("house", "wood", "hill", "river", "marsh")
"""A click on a zone goes through these."""
LETTERS = {
    "end-turn": "e",
    "pass": "p",
    "react": "r",
    "accept": "a",
    "decline": "n",
    "decline-draw": "n",
    "discard": "d",
    "counter": "c",
    "treachery": "t",
}
"""The keys of moves that need nothing to be picked, and of those that are begun by a button."""
PLACED = ("general", "standard", "healer", "sapper", "raw-officer")
"""Clicks on zones place the specials in this order."""


class Hands(ABC):
    """Somebody before the screen."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.side = ""
        """The side of the one who moves, for questions that name sides."""

    @abstractmethod
    def do(self, name: str) -> None:
        """Click a target, or go there with the keys and press Enter."""

    @abstractmethod
    def answer(self, kind: str) -> None:
        """A move that needs nothing to be picked."""

    @abstractmethod
    def begin(self, kind: str) -> None:
        """A kind of move that is begun before anything is picked."""

    @abstractmethod
    def aim(self, picked: list[str], place: str, at_once: bool) -> bool:
        """What was picked goes to a place, or acts on it; True if that made the move.

        `at_once`: the likeliest move there is the one that is meant.
        """

    @abstractmethod
    def go_on(self, name: str) -> None:
        """Press the one button of a screen that only waits for it."""

    @abstractmethod
    def fill_in(self, name: str, words: str) -> None:
        """Other words for a field."""

    # ------------------------------------------------------------ before the game

    def set_up(self, options: dict[str, str], players: tuple[str, ...], seed: int) -> None:
        """Choose everything in the set-up scene, as its words say it; each control has its own way."""
        for name, value in options.items():
            targets = self.driver.targets()
            said = str(WORDS.find(f"value.{name}.{value}") or value)
            if f"option:{name}:" in targets:
                self.do(f"option:{name}:")
            elif f"option:{name}:more" in targets:
                self._step(name, said)
            elif f"option:{name}:0" in targets:
                self.do(next(part for part in targets if part.startswith(f"option:{name}:") and self._says(part, said)))
            else:
                for one in value.split(","):
                    self.do(f"option:{name}:{one}")
        for number, player in enumerate(players):
            self.fill_in(f"name:{number}", player)
        self.fill_in("seed", str(seed))

    @abstractmethod
    def lay_out(self, move: Move) -> None:
        """Lay the terrain of a proposal on the set-up scene's board."""

    def _step(self, name: str, said: str) -> None:
        """Press a stepper's button until it shows the value."""
        less, more = (self.driver.targets()[f"option:{name}:{end}"].rect for end in ("less", "more"))
        shown = Rect(less.right, less.y, more.x - less.right, less.h)
        for _ in range(50):
            if self.driver.said(shown).lower() == said.lower():
                return
            self.do(f"option:{name}:more")
        raise AssertionError(f"{name} never says «{said}»")

    def _says(self, target: str, words: str) -> bool:
        return self.driver.said_on(target).lower() == words.lower()

    # ------------------------------------------------------------ in the game

    def make(self, move: Move, question: str) -> None:
        """Make a move."""
        if move.kind == "offer-draw":
            for name in ("tool:menu", "menu:offer-draw", "risky"):
                self.do(name)
        elif move.kind in ("deploy", "place", "propose"):
            for zone in _arranged(move):
                self.do(f"place:{zone}")
            self.do("do:0" if "do:0" in self.driver.targets() else "ready")
        elif not move.parts:
            self.answer(move.kind)
        else:
            if move.kind in BEGUN_BY_BUTTON and question != "sabotaged":
                self.begin(move.kind)
            if not self._pick(move):
                self._confirm(move)

    def _pick(self, move: Move) -> bool:
        """Cards in their order, then who acts, then where; True if that has made the move."""
        cards = [*move.some("card"), *move.some("with"), *move.some("cards")]
        pieces = [*move.some("units"), *move.some("unit"), *move.some("specials")]
        picked = [*(f"card:{card}" for card in cards), *(f"figure:{piece}" for piece in pieces)]
        goal = move.one("to")
        if move.kind == "heal":
            goal = move.one("zone")
        elif move.one("zone") and not pieces:
            picked.append(f"place:{move.one('zone')}")
        for name in picked:
            self.do(name)
        held = [name for name in picked if name.startswith("figure:" if move.kind.endswith("move") else "card:")]
        return bool(goal) and self.aim(held, f"place:{goal}", move.one("how") != "push")

    def _confirm(self, move: Move) -> None:
        """The button that says what was picked, as one reads it."""
        begins, way = ON_BUTTON[f"{move.kind} {move.one('how')}".strip()], WORDS.word(move.one("dir"))
        offered = {name: target for name, target in self.driver.targets().items() if name.startswith("do:")}
        enter = Words("en", "table").say("key.enter")  # in a low window the key on a button is read first
        said = {name: target.tooltip or self.driver.said_on(name) for name, target in offered.items()}
        buttons = {name: words.removeprefix(enter).strip() for name, words in said.items()}
        found = [name for name, words in buttons.items() if words.startswith(begins) and way in ("", *words.split())]
        assert found, f"no button says «{begins} {way}» for {move}: {buttons}"
        self.do(found[0])


class Mouse(Hands):
    """A hand on the mouse: it never touches a key."""

    def do(self, name: str) -> None:
        self.driver.click_at(self.driver.spot(name))

    def go_on(self, name: str) -> None:
        self.do(name)

    def fill_in(self, name: str, words: str) -> None:
        self.do(name)
        self.driver.type(words)

    def lay_out(self, move: Move) -> None:
        for zone, kind in (pair.split(":") for pair in move.some("terrain")):
            self.driver.drag_from(self.driver.spot(f"piece:{kind}"), self.driver.spot(f"place:{zone}"))

    def answer(self, kind: str) -> None:
        self.do(f"kind:{kind}")

    def begin(self, kind: str) -> None:
        self.do(f"mode:{kind}")

    def aim(self, picked: list[str], place: str, at_once: bool) -> bool:
        if at_once:
            self.driver.drag_from(self.driver.spot(picked[-1]), self.driver.spot(place))
        else:
            self.do(place)
        return at_once


class Keyboard(Hands):
    """Two hands on the keyboard: they never touch the mouse."""

    def do(self, name: str) -> None:
        self.driver.tab_to(name)
        self.driver.key(pygame.K_RETURN, "\r")

    def go_on(self, name: str) -> None:
        self.driver.letter(" ")

    def fill_in(self, name: str, words: str) -> None:
        self.driver.tab_to(name)
        self.driver.type(words)

    def lay_out(self, move: Move) -> None:
        for zone, kind in (pair.split(":") for pair in move.some("terrain")):
            self.do(f"piece:{kind}")
            self.do(f"place:{zone}")

    def answer(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])

    def begin(self, kind: str) -> None:
        self.driver.letter(LETTERS[kind])

    def aim(self, picked: list[str], place: str, at_once: bool) -> bool:
        self.do(place)
        if at_once:
            self.driver.key(pygame.K_RETURN, "\r")
        return at_once


def _arranged(move: Move) -> list[str]:
    """Before the game a click on a zone places something: the next terrain, one more unit, the next special."""
    zones: list[str] = []
    for name, values in move.parts:
        pairs = [value.split(":") for value in values]
        if name == "specials":
            pairs.sort(key=lambda pair: PLACED.index(pair[0]))
            zones += [zone for _, zone in pairs]
        elif name == "terrain":
            zones += [zone for zone, kind in pairs for _ in range(TERRAIN.index(kind) + 1)]
        else:
            zones += [zone for zone, number in pairs for _ in range(int(number))]
    return zones
