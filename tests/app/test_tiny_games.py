"""Two of the tiny contract games in the same window as every game: table, cover screen, log and keys know none of them.

Bids has a secret hand, a reaction and a move that can be taken back; Roles has a secret role on an open screen. They
are played by events alone, and what is asserted is what the screen shows.
"""

import ast
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

import boardgames
from boardgames import games
from boardgames import words as spoken
from boardgames.app import start
from boardgames.app.play import PlayScene
from boardgames.core.contract import Rules, Sight
from boardgames.core.session import Session
from boardgames.words import LANGUAGES, Words
from tests.app import tiny_shelf
from tests.app.driving import Driver
from tests.app.gestures import Hands, Keyboard, Mouse
from tests.app.test_table_layout import SCALES, SIZES, complaints, laid
from tests.contract.tiny.bids import BIDS, PACK
from tests.contract.tiny.roles import ROLES, Roles
from tests.kept import kept

ANNE, BEN = 0, 1
CTRL = pygame.KMOD_LCTRL

BIDS_BY_MOUSE = """
Anne [2 14 10 6] stake 2: Anne raises the stake to 2.
Anne [2 14 10 6] bid 2: Anne bids a card.
Ben [3 8 9 7] bid 3: Ben bids a card. / The bids are 2 and 3.
Anne react: Anne reacts.
Anne [14 10 6] raise 6: Anne raises with the 6.
Ben react: Ben reacts.
Ben [8 9 7] raise 7: Ben raises with the 7.
Anne react: Anne reacts.
Anne [14 10] raise 10: Anne raises with the 10.
Ben pass: Ben lets it pass. / Anne takes 2 points. / both draw
Anne [14 12] bid 12: Anne bids a card.
Ben [8 9 11] bid 8: Ben bids a card. / The bids are 12 and 8.
Ben pass: Ben lets it pass. / Anne takes one point. / both draw
Anne [14 5] bid 5: Anne bids a card.
Ben [9 11 13] bid 9: Ben bids a card. / The bids are 5 and 9.
Anne react: Anne reacts.
Anne [14] raise 14: Anne raises with the 14.
Ben pass: Ben lets it pass. / Anne takes one point. / both draw
Anne [4] bid 4: Anne bids a card.
Ben [11 13 1] bid 11: Ben bids a card. / The bids are 4 and 11. / Ben takes one point.
"""
"""A game with seed 7: who, his hand if it is his to see, what he does, and what the log says of it."""


BIDS_BY_KEYBOARD = """
Anne [3 11 12] stake 3: Anne raises the stake to 3.
Anne [3 11 12] bid 3: Anne bids a card.
Ben [5 10 9] bid 5: Ben bids a card. / The bids are 3 and 5.
Anne react: Anne reacts.
Anne [11 12] raise 11: Anne raises with the 11.
Ben react: Ben reacts.
Ben [10 9] pass: Ben lets it pass. / Anne takes 3 points. / both draw
Anne [12 4] bid 4: Anne bids a card.
Ben [10 9 1] bid 9: Ben bids a card. / The bids are 4 and 9.
Anne react: Anne reacts.
Anne [12] raise 12: Anne raises with the 12.
Ben pass: Ben lets it pass. / Anne takes one point. / both draw
Anne [8] bid 8: Anne bids a card.
Ben [10 1 13] bid 10: Ben bids a card. / The bids are 8 and 10. / Ben takes one point. / both draw
Ben [1 13 7] bid 7: Ben bids a card.
Anne [2] bid 2: Anne bids a card. / The bids are 2 and 7. / Ben takes one point. / both draw
Ben [1 13 6] bid 6: Ben bids a card.
Anne [14] bid 14: Anne bids a card. / The bids are 14 and 6.
Ben pass: Ben lets it pass. / Anne takes one point.
"""
"""A game with seed 66 and three cards each."""


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny games, and no others, stand on the shelf; a game whose seed nobody chooses is always the same."""
    tiny_shelf.put_up(tmp_path / "assets", monkeypatch)
    monkeypatch.setattr(start, "fresh_seed", lambda: 7)
    yield
    spoken._table.cache_clear()


def opened(folder: Path, rules: Rules[Any], position: str) -> Driver:
    """A game on the table that begins at this position."""
    driver = Driver(folder)
    driver.play(Session.new(rules, {}, 1, start=position))
    return driver


# ---------------------------------------------------------------- what one reads on the screen


def log(driver: Driver) -> list[str]:
    """The lines of the log that are in sight."""
    well, rows = driver.targets()["log"].rect, dict[int, list[str]]()
    for box in sorted(driver.words(), key=lambda box: box.rect.x):
        if well.contains(box.rect.cx, box.rect.cy):
            rows.setdefault(round(box.rect.cy), []).append(box.words)
    return [" ".join(rows[y]) for y in sorted(rows)]


def numbers(driver: Driver, name: str) -> list[int]:
    """The numbers beside a player's name in the panel: Bids cards and points, Roles the points of each pool."""
    panel, words = driver.targets()["log"].rect, driver.words()
    row = next(box.rect for box in words if box.words == name and box.rect.x > panel.x)
    beside = [box for box in words if abs(box.rect.cy - row.cy) < 12 and box.rect.x > row.right]
    return [int(box.words) for box in sorted(beside, key=lambda box: box.rect.x)]


def buttons(driver: Driver) -> list[str]:
    """The words on the buttons of what can be done now."""
    return [driver.said_on(name) for name in driver.targets() if name.startswith(("do:", "kind:", "mode:"))]


def floating(driver: Driver) -> str:
    """What is said over the table: a refusal, a tooltip, the odds."""
    return " ".join(box.words for box in driver.words() if box.layer)


# ---------------------------------------------------------------- two players at one screen


class Said(NamedTuple):
    """A line of a script: who, his hand if he is to see it, what he does, and what the log says of it."""

    who: str
    hand: list[str] | None
    kind: str
    value: str
    told: list[str]


def script(text: str) -> Iterator[Said]:
    """The lines of a game that is written down."""
    for line in text.strip().splitlines():
        found = re.fullmatch(r"(\w+)(?: \[(.+)\])? ([a-z-]+) ?(\w*): (.+)", line)
        assert found is not None, line
        who, hand, kind, value, told = found.groups()
        told = told.replace("both draw", "Anne draws a card. / Ben draws a card.")
        yield Said(who, hand.split() if hand else None, kind, value, told.split(" / "))


class Room:
    """Anne and Ben before the window, from the main menu on; `hands` are on the mouse or on the keyboard."""

    def __init__(self, folder: Path, hands: type[Hands]) -> None:
        self.driver = Driver(folder)
        self.hands = hands(self.driver)
        start.App(self.driver.window)
        self.driver.turn()

    def take_down(self, game: str) -> None:
        """From the menu over the shelf to the set-up of a game."""
        self.hands.do("new")
        if isinstance(self.hands, Mouse):
            self.hands.do(f"box:{game}")
            self.hands.do("play")
            return
        while Words("en", game).say("name") not in self.driver.said():
            self.driver.key(pygame.K_RIGHT)
        self.driver.key(pygame.K_RETURN, "\r")

    def come(self, who: str) -> None:
        """Somebody takes the seat: through the cover screen if it was somebody else's, and past what happened."""
        driver = self.driver
        if set(driver.targets()) == {"sit"}:
            assert f"Pass to {who}" in driver.said()
            self.hands.do("sit")
        if "recap:hand" in driver.targets():
            self.hands.do("recap:hand")
        if "sit" in driver.targets():
            assert driver.said_on("sit").startswith("Show my hand")
            self.hands.do("sit")

    def lay(self, card: str) -> None:
        """Lay a card: the mouse drags it into the pot, keys choose it and then what to do with it."""
        if isinstance(self.hands, Mouse):
            self.hands.aim([f"card:{card}"], "place:pot", at_once=True)
        else:
            self.hands.do(f"card:{card}")
            self.hands.do("do:0")

    def bids(self, said: Said) -> None:
        """One line of a game of Bids, and what the screen shows before it."""
        driver = self.driver
        if said.hand is not None:
            self.come(said.who)
            assert driver.hand() == said.hand
        else:
            assert driver.hand() == [], "the neutral banner is for everybody"
            assert f"{said.who} : Your card is beaten" in driver.said()
            assert not [line for line in log(driver) if line.startswith("You ")]
        if said.kind == "stake":
            self.hands.do(f"place:{said.value}")
            self.hands.do("do:0")
        elif said.value:
            self.lay(said.value)
        else:
            self.hands.answer(said.kind)
        if "part" in driver.targets():
            assert any(line.startswith("You draw") for line in log(driver)[-2:]), "he sees what he has drawn"
            self.hands.do("part")


def play_bids(room: Room, text: str, cards: int) -> dict[str, int]:
    """A whole game of Bids: log, stake and points on the screen are right after each move; gives the points."""
    lines, stake, points = [f"{cards} cards each are dealt."], 1, {"Anne": 0, "Ben": 0}
    for said in script(text):
        room.bids(said)
        lines += said.told
        for line in said.told:
            if taken := re.fullmatch(r"(\w+) takes (\w+) points?\.", line):
                stake, points[taken[1]] = 1, points[taken[1]] + stake
        if said.kind == "stake":
            stake = int(said.value)
        if "place:pot" not in room.driver.targets():
            continue  # the cover screen, or the end
        public = [line for line in log(room.driver) if not line.startswith("You ")]
        assert len(public) >= min(len(lines), 4)
        assert public == lines[-len(public) :]
        assert room.driver.said_on("place:pot") == str(stake)
        assert {name: numbers(room.driver, name)[1] for name in points} == points
    return points


# ---------------------------------------------------------------- Bids


def test_bids_from_menu_to_result_by_mouse(tmp_path: Path) -> None:
    room = Room(tmp_path, Mouse)
    room.take_down("bids")
    room.hands.do("start")
    assert play_bids(room, BIDS_BY_MOUSE, 4) == {"Anne": 4, "Ben": 1}
    said = room.driver.said()
    assert "Anne wins" in said
    assert "A hand is empty: the points decide." in said
    assert "BIDS-06" in said


def test_bids_from_menu_to_result_by_keyboard(tmp_path: Path) -> None:
    room = Room(tmp_path, Keyboard)
    room.take_down("bids")
    room.hands.do("option:hand:less")
    room.driver.tab_to("seed")
    room.driver.type("66")
    room.driver.key(pygame.K_RETURN, "\r")
    assert play_bids(room, BIDS_BY_KEYBOARD, 3) == {"Anne": 5, "Ben": 2}
    assert "Anne wins" in room.driver.said()


HANDS = "8,2,10,14;5,9,3,11"
"""Anne's cards and Ben's."""


def bids_at(hands: str = HANDS) -> str:
    """The beginning of a game of Bids with these hands, the rest of the cards in the deck."""
    held = hands.replace(";", ",").split(",")
    deck = ",".join(card for card in PACK if card not in held)
    return f"hands={hands} deck={deck} bids=; chain= gone= points=0,0 stake=1 first=0 step=bid luck=1,0"


def bids_on(folder: Path, *clicks: str, hands: str = HANDS) -> Driver:
    """A game of Bids on the table, after some clicks."""
    driver = opened(folder, BIDS, bids_at(hands))
    for name in clicks:
        driver.click(name)
    return driver


SECRET_BIDS = ("sit", "card:8", "do:0", "sit", "recap:hand", "card:5", "do:0")
"""Anne bids the 8 and Ben the 5: now he is asked whether he lets it pass."""


def test_the_stake_is_taken_back_and_played_again(tmp_path: Path) -> None:
    driver = bids_on(tmp_path, "sit", "place:3", "do:0")
    assert driver.said_on("place:pot") == "3"
    driver.key(pygame.K_z, mod=CTRL)
    assert driver.said_on("place:pot") == "1"
    assert log(driver) == []
    assert driver.hand() == ["8", "2", "10", "14"], "whoever takes back his move goes on from there"
    driver.key(pygame.K_y, mod=CTRL)
    assert driver.said_on("place:pot") == "3"
    assert log(driver) == ["Anne raises the stake to 3."]
    driver.click("tool:undo")
    driver.click("place:2")
    driver.click("do:0")
    assert driver.said_on("place:pot") == "2"
    assert not driver.targets()["tool:redo"].enabled, "something else was played since"


@pytest.mark.parametrize(
    ("clicks", "reason"),
    [
        (("sit",), "This is the beginning of the game"),
        (("sit", "card:8", "do:0", "sit", "recap:hand"), "something hidden has been seen"),
        (SECRET_BIDS, "what is declared at the table stands"),
        ((*SECRET_BIDS, "kind:react", "sit"), "another player has given an answer"),
        ((*SECRET_BIDS, "kind:pass", "sit", "recap:hand"), "chance has spoken"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_undo_says_why_it_stops(tmp_path: Path, clicks: tuple[str, ...], reason: str) -> None:
    driver = bids_on(tmp_path, *clicks)
    before = (driver.hand(), log(driver))
    driver.key(pygame.K_z, mod=CTRL)
    assert reason in floating(driver)
    assert (driver.hand(), log(driver)) == before


def test_a_cover_screen_stands_before_each_secret_bid(tmp_path: Path) -> None:
    driver = bids_on(tmp_path)
    assert set(driver.targets()) == {"sit"}
    driver.press(pygame.K_SPACE)
    driver.click("card:8")
    driver.click("do:0")
    assert set(driver.targets()) == {"sit"}
    assert "Pass to Ben" in driver.said()
    driver.key(pygame.K_z, mod=CTRL)
    assert set(driver.targets()) == {"sit"}, "no key reaches past it"
    driver.press(pygame.K_SPACE)
    assert "Anne bids a card." in driver.said(), "what happened since, as far as Ben may know it"
    assert "8" not in driver.said().split()


def test_whoever_lets_it_pass_needs_no_cover(tmp_path: Path) -> None:
    driver = bids_on(tmp_path / "a", *SECRET_BIDS)
    assert buttons(driver) == ["Let it pass P", "React R"]
    assert driver.hand() == []
    driver.press(pygame.K_r)
    assert driver.hand() == [], "Ben sits there still, but his hand is hidden until he asks for it"
    driver.press(pygame.K_SPACE)
    assert driver.hand() == ["9", "3", "11"]
    driver.click("card:3")
    assert floating(driver) == "Lay a card that is higher than the 8. BIDS-04"
    driver.click("card:9")
    driver.click("do:0")
    assert log(driver)[-1] == "Ben raises with the 9."
    driver.press(pygame.K_r)
    assert set(driver.targets()) == {"sit"}, "Anne is another player: the cover screen first"
    assert "Pass to Anne" in driver.said()
    driver = bids_on(tmp_path / "b", *SECRET_BIDS, "kind:react", "sit", "card:9", "do:0")
    driver.press(pygame.K_p)
    assert log(driver)[-3:] == ["Ben takes one point.", "Anne draws a card.", "Ben draws a card."]


def test_odds_are_told_before_a_card_is_laid(tmp_path: Path) -> None:
    driver = bids_on(tmp_path, "sit", "card:14")
    assert "Can be beaten 0\u00a0%" in floating(driver)
    driver.click("card:14")
    driver.click("card:2")
    assert "Can be beaten 90\u00a0%" in floating(driver), "nine of the ten cards that Anne has not seen"


# ---------------------------------------------------------------- nothing hidden is on any pixel


class Frame(NamedTuple):
    """A frame of the window: the fingerprint of its pixels, and its words."""

    pixels: str
    words: str


class Film(Driver):
    """A window whose every frame is kept, in a reel for each click: from when the button is let go to the next time."""

    def __init__(self, folder: Path, rules: Rules[Any], position: str, *clicks: str) -> None:
        super().__init__(folder, animation="normal")
        self.step = 0.1
        self.reels: list[list[Frame]] = [[]]
        self.play(Session.new(rules, {}, 1, start=position))
        for name in clicks:
            self.click(name)
            for _ in range(4):  # something may move
                self.turn()

    def turn(self, *events: pygame.event.Event) -> None:
        super().turn(*events)
        if any(event.type == pygame.MOUSEBUTTONUP for event in events):
            self.reels.append([])
        self.reels[-1].append(Frame(hashlib.sha256(self.pixels()).hexdigest(), self.said()))


FILMED: tuple[tuple[str, int | None], ...] = (
    ("sit", ANNE),
    ("place:2", ANNE),
    ("do:0", ANNE),
    ("card:8", ANNE),
    ("do:0", None),
    ("sit", BEN),
    ("recap:watch", BEN),
    ("skip", BEN),
    ("card:5", BEN),
    ("do:0", None),
    ("kind:react", None),
    ("sit", BEN),
    ("card:9", BEN),
    ("do:0", None),
    ("kind:react", None),
    ("sit", ANNE),
    ("recap:hand", ANNE),
    ("tool:menu", None),
    ("menu:back", ANNE),
    ("kind:pass", ANNE),
    ("part", None),
)
"""A round of Bids, and who sits before the screen after each click (None: anybody may look).

At its end Anne sees the card that she has drawn, the 13 in all these games.
"""


@pytest.mark.parametrize(("owner", "other"), [(BEN, "8,2,10,14;9,12,5,6"), (ANNE, "12,1,8,4;5,9,3,11")])
def test_a_hidden_hand_is_on_no_pixel(tmp_path: Path, owner: int, other: str) -> None:
    """Two games that differ in one hand look the same to everybody but its owner, who does see it."""
    clicks = [name for name, _ in FILMED]
    here = Film(tmp_path / "a", BIDS, bids_at(), *clicks)
    there = Film(tmp_path / "b", BIDS, bids_at(other), *clicks)
    reels = list(zip((("the start", None), *FILMED), here.reels, there.reels, strict=True))
    for (name, who), one, two in reels:
        assert who == owner or one == two, f"after {name}"
    assert any(one != two for (_, who), one, two in reels if who == owner), "the hands do differ"


def test_a_hand_on_the_neutral_banner_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that the comparison can fail: the banner is drawn from the view of the one who is asked."""
    honest = PlayScene.eyes

    def eyes(scene: PlayScene) -> int | None:
        banner = scene.ask is not None and scene.ask.sight == Sight.BANNER
        return scene.ask.player if banner and scene.ask is not None else honest(scene)

    monkeypatch.setattr(PlayScene, "eyes", eyes)
    one = bids_on(tmp_path / "a", *SECRET_BIDS).pixels()
    two = bids_on(tmp_path / "b", *SECRET_BIDS, hands="8,2,10,14;9,12,5,6").pixels()
    assert one != two


# ---------------------------------------------------------------- Roles


def roles_at(secret: str = "A", places: str = "0,0,0,0,0", turn: str = "turn=0 pools=3,1,0") -> str:
    """A position of Roles."""
    return f"secret={secret} places={places} {turn} round=1 ended=no luck=1,0"


GUARD = "turn=1 pools=2,0,1"


def roles_on(folder: Path, position: str, *clicks: str) -> Driver:
    """A game of Roles on the table, after somebody has said that he is here, and some clicks."""
    driver = opened(folder, ROLES, position)
    for name in ("sit", *clicks):
        driver.click(name)
    return driver


def standing(driver: Driver) -> dict[str, str]:
    """The square on which each token stands."""
    return {token: place for place, tokens in driver.figures().items() for token in tokens}


def test_roles_from_menu_to_result_by_mouse(tmp_path: Path) -> None:
    room = Room(tmp_path, Mouse)
    room.take_down("roles")
    room.hands.do("start")
    driver = room.driver
    assert set(driver.targets()) == {"sit"}, "a table opens behind its cover, even where everybody sees everything"
    room.hands.do("sit")
    assert log(driver) == ["Five tokens set out."]
    assert (numbers(driver, "Anne"), numbers(driver, "Ben")) == ([3, 1], [2, 1])
    drags = {"B2": [3, 0], "B3": [2, 0], "B4": [1, 0], "B5": [0, 0]}
    for square, left in drags.items():
        room.hands.aim(["figure:B"], f"place:{square}", at_once=True)
        assert standing(driver)["B"] == square
        assert numbers(driver, "Anne") == left
    told = ["Five tokens set out.", "B dashes to square 2.", *(f"B walks to square {n}." for n in (3, 4, 5))]
    assert log(driver) == told
    room.hands.answer("end-turn")
    room.hands.aim(["figure:C"], "place:C-jail", at_once=True)
    assert log(driver)[-2:] == ["Anne ends the turn.", "C is arrested, but is not the thief."]
    assert standing(driver)["C"] == "C-jail"
    for square in ("A2", "A3", "A4", "A5"):
        room.hands.aim(["figure:A"], f"place:{square}", at_once=True)
    room.hands.do("figure:A")
    room.hands.do("do:0")
    said = driver.said()
    assert "Anne wins" in said
    assert "The thief has reached the harbour." in said
    room.hands.do("swapped")
    room.hands.do("sit")
    assert "Ben : Move tokens, or end your turn." in driver.said(), "now Ben is the thief"


def test_roles_from_menu_to_result_by_keyboard(tmp_path: Path) -> None:
    room = Room(tmp_path, Keyboard)
    room.take_down("roles")
    room.driver.tab_to("seed")
    room.driver.type("9")
    room.driver.key(pygame.K_RETURN, "\r")
    driver = room.driver
    room.hands.do("sit")
    room.hands.do("figure:B")
    room.hands.do("do:1")
    assert standing(driver)["B"] == "B2"
    driver.key(pygame.K_z, mod=CTRL)
    assert standing(driver)["B"] == "B0"
    driver.key(pygame.K_y, mod=CTRL)
    assert standing(driver)["B"] == "B2"
    room.hands.answer("end-turn")
    room.hands.do("figure:B")
    assert buttons(driver) == ["Walk with B Enter", "Arrest B R", "End turn E"]
    room.hands.do("do:1")
    said = driver.said()
    assert "Ben wins" in said
    assert "The thief is arrested." in said


def test_pools_are_spent_in_any_order(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at(), "figure:D", "do:0", "figure:E", "do:1")
    assert standing(driver)["D"] == "D1"
    assert standing(driver)["E"] == "E2"
    assert numbers(driver, "Anne") == [2, 0]
    driver.click("figure:D")
    assert buttons(driver) == ["Walk with D Enter", "End turn E"], "nobody dashes twice"


def test_lights_come_from_what_everybody_sees(tmp_path: Path) -> None:
    """Each token in the harbour could be the thief: the screen offers to reveal it, whoever it is."""
    harbour = roles_at("A", "5,5,0,0,0")
    for token in ("A", "B"):
        driver = roles_on(tmp_path / token, harbour, f"figure:{token}")
        assert f"Reveal {token} Enter" in buttons(driver)


def test_odds_come_from_what_everybody_sees(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at("A", "0,5,0,0,-1", GUARD), "figure:A")
    assert floating(driver) == "Arrest A Somebody else 3/4 The thief 1/4", "and not that A is the thief"


def test_a_refusal_that_tells_a_secret_is_for_one_player(tmp_path: Path) -> None:
    driver = roles_on(tmp_path, roles_at("A", "0,5,0,0,0"))
    public, lines = driver.pixels(), log(driver)
    driver.click("figure:B")
    driver.click("do:0")
    assert set(driver.targets()) == {"sit"}
    assert "Pass to Anne" in driver.said()
    assert "thief" not in driver.said(), "not a word of it before she sits there"
    driver.press(pygame.K_h)
    assert set(driver.targets()) == {"sit"}
    driver.press(pygame.K_SPACE)
    assert set(driver.targets()) == {"heard"}
    assert "This token is not the thief: choose another one. ROLES-04" in driver.said()
    driver.press(pygame.K_h)
    assert "thief" not in driver.said(), "hidden again at a key"
    driver.click("sit")
    driver.click("heard")
    driver.turn(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    assert driver.pixels() == public, "the open table as it was before"
    assert log(driver) == lines, "and nothing of it in the log"
    assert not kept(driver.window.saves), "nor in a file: nothing was played"


SEEN_BY_ALL = (
    "sit",
    *("figure:B", "do:1"),
    *("figure:B", "do:0") * 3,
    *("figure:B", "do:0", "sit", "heard", "kind:end-turn"),
    *("figure:E", "do:0"),
    *("figure:C", "do:1"),
    *("figure:C", "do:0") * 3,
    "figure:C",
)
"""B runs to the harbour and is no thief, as only Anne reads; E is arrested, and C runs and could be revealed."""


def test_a_secret_role_is_on_no_pixel_of_the_open_table(tmp_path: Path) -> None:
    """Two games that differ only in who is the thief look the same, until he is revealed in one of them."""
    ended = Film(tmp_path / "a", ROLES, roles_at("C"), *SEEN_BY_ALL, "do:0")
    goes_on = Film(tmp_path / "b", ROLES, roles_at("D"), *SEEN_BY_ALL, "do:0")
    for name, one, two in zip(("the start", *SEEN_BY_ALL), ended.reels[:-1], goes_on.reels[:-1], strict=True):
        assert one == two, f"after {name}"
    assert ended.reels[-1] != goes_on.reels[-1], "the one game is over, the other has a word for Anne alone"
    assert [outcome.reason for outcome in ended.ended] == ["revealed"]
    assert set(goes_on.targets()) == {"sit"}


def test_lights_from_the_whole_state_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that the comparison can fail: what is lit comes from what the rules know."""
    monkeypatch.setattr(Roles, "view", lambda rules, street, player: street)
    one = roles_on(tmp_path / "a", roles_at("A", "5,5,0,0,0"), "figure:B").pixels()
    two = roles_on(tmp_path / "b", roles_at("B", "5,5,0,0,0"), "figure:B").pixels()
    assert one != two


# ---------------------------------------------------------------- a game that was left


@pytest.mark.parametrize(
    ("game", "clicks"), [("bids", ("sit", "place:3", "do:0")), ("roles", ("sit", "figure:D", "do:1"))]
)
def test_a_game_goes_on_where_it_was_left(tmp_path: Path, game: str, clicks: tuple[str, ...]) -> None:
    """Continue opens behind the cover screen, whatever is asked."""
    room = Room(tmp_path, Mouse)
    room.take_down(game)
    for name in ("start", *clicks):
        room.hands.do(name)
    public = log(room.driver)[-1]
    room.driver.window.close()
    room = Room(tmp_path, Mouse)
    assert Words("en", game).say("name") in room.driver.said_on("continue")
    room.hands.do("continue")
    assert set(room.driver.targets()) == {"sit"}
    room.come("Anne")
    assert log(room.driver)[-1] == public


# ---------------------------------------------------------------- every window, both languages


STATES: dict[str, tuple[Rules[Any], str, tuple[str, ...]]] = {
    "cover": (BIDS, bids_at(), ()),
    "own hand": (BIDS, bids_at(), ("sit",)),
    "stake": (BIDS, bids_at(), ("sit", "place:2")),
    "bid": (BIDS, bids_at(), ("sit", "card:8")),
    "recap": (BIDS, bids_at(), ("sit", "card:8", "do:0", "sit")),
    "banner": (BIDS, bids_at(), SECRET_BIDS),
    "refused": (BIDS, bids_at(), (*SECRET_BIDS, "kind:react", "sit", "card:3")),
    "passed": (BIDS, bids_at(), (*SECRET_BIDS, "kind:pass")),
    "open": (ROLES, roles_at(), ("sit",)),
    "token": (ROLES, roles_at(), ("sit", "figure:B")),
    "reveal": (ROLES, roles_at("A", "0,5,0,0,-1"), ("sit", "figure:B")),
    "arrest": (ROLES, roles_at("A", "0,5,0,0,-1", GUARD), ("sit", "figure:B")),
    "whisper": (ROLES, roles_at("A", "0,5,0,0,0"), ("sit", "figure:B", "do:0", "sit")),
}


@pytest.mark.parametrize("state", STATES)
def test_words_fit_every_window(tmp_path: Path, state: str) -> None:
    rules, position, clicks = STATES[state]
    driver = opened(tmp_path, rules, position)
    for name in clicks:
        driver.click(name)
    found = {}
    for size, scale, language in product(SIZES, SCALES, LANGUAGES):
        driver.window.settings = replace(driver.window.settings, language=language)
        scene = driver.window.scene
        if wrong := complaints(scene, laid(scene, size, language, scale)):
            found[size, scale, language] = wrong
    assert not found


def test_the_words_of_the_tiny_games_are_the_same_in_every_language() -> None:
    for game in tiny_shelf.RULES:
        first, *others = (spoken._table(game, language) for language in LANGUAGES)
        assert first
        for other in others:
            assert {key: _holes(found) for key, found in first.items()} == {
                key: _holes(found) for key, found in other.items()
            }


def _holes(found: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"%\{(\w+)\}", str(found)))


# ---------------------------------------------------------------- they know no other game, and the table knows none


def test_the_tiny_games_are_played_without_any_other_game() -> None:
    """A process of its own: with the whole app and both tables loaded, no game of the shelf is."""
    names = ["boardgames.app.start", *(table.__name__ for table in tiny_shelf.TABLES.values())]
    told = f"import sys, {', '.join(names)}; print(*(m for m in sys.modules if m.startswith('boardgames.games.')))"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.splitlines()[-1:] in ([], [""])


OWN_WORDS = {"place", "discard", "start"}
"""What the table itself calls so: a place of the board, the discard pile, the position that a guide begins with."""


def test_the_table_names_no_kind_of_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done with a move of some kind is the game's to say."""
    monkeypatch.undo()
    spoken._table.cache_clear()
    keys = {key for game in games.names() for key in spoken._table(game, "en")}
    kinds = {key.removeprefix("kind.") for key in keys if key.startswith("kind.")} - OWN_WORDS
    assert len(kinds) > 10
    home = Path(boardgames.__file__).parent
    for path in (*home.glob("app/*.py"), *home.glob("table/*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert not texts & kinds, path.name
