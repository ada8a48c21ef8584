"""The scenes of King & Assassins for `make shots`: positions like those of the pictures to reach."""

from collections.abc import Callable
from typing import Any

import pygame

from boardgames import games
from boardgames.app.play import PlayScene
from boardgames.app.scene import Scene
from boardgames.app.setup import SetupScene
from boardgames.app.window import Window
from boardgames.core.contract import Move
from boardgames.core.session import Session

PLAYED = "played=C06,C11,C01,C07,C12,C10"
TOWN = (
    "citizens=fishmonger@D6,butcher@C6,monk@C3,plum-seller@B4,apple-seller@E4,squire@F8,blacksmith@C10,"
    "shepherd@G3,carpenter@F5,witch-hunter@I4,farmer@G10 secret=squire,witch-hunter,farmer captured=dancer"
)
KNIGHTS = "king=E9 knights=E8,F9,E10,E7,D3,A4,D8"
PUSH = f"stage=king-turn {PLAYED} {KNIGHTS} {TOWN} king-ap=0 knight-ap=4"
CARD = f"stage=card {PLAYED} {KNIGHTS} {TOWN}"
STRIKE = (
    f"stage=crowd-turn {PLAYED} king=E9 knights=F9,E10,D6,D3,A4,D8 "
    "citizens=fishmonger@C6,butcher@B6,plum-seller@B4,apple-seller@E4,blacksmith@C10,shepherd@G3,carpenter@F5,"
    "witch-hunter@I4,farmer@G10 assassins=squire@E8 secret=squire,witch-hunter,farmer captured=dancer,monk "
    "king-ap=0 knight-ap=0 assassin-ap=3 caught=yes kills=1"
)
LAST = (
    f"stage=king-turn {PLAYED} king=C3 knights=E8,F9,E10,E7,D3,A4,D8 "
    "citizens=fishmonger@D6,plum-seller@B4,apple-seller@E4,blacksmith@C10,shepherd@G3,carpenter@F5,"
    "witch-hunter@I4 assassins=squire@F8 secret=squire,witch-hunter,farmer captured=dancer,farmer wounded=yes"
)
PLAYERS = ("Anne", "Ben")


def fresh(window: Window, scenario: str = "side-a") -> PlayScene:
    """A new game behind its first cover screen."""
    session = Session.new(games.rules("assassins"), {"scenario": scenario}, 3)
    return _shown(window, session)


def _shown(window: Window, session: Session[Any]) -> PlayScene:
    scene = PlayScene(window, session, PLAYERS, lambda scene, outcome: None)
    window.switch(scene)
    window.turn([], 0.0)
    window.turn([], 1.0)
    if scene.covered():
        scene.sit()
        if scene.recap is not None:
            scene.reveal()
    return scene


def table(window: Window, start: str, *picks: str) -> PlayScene:
    """A position on the table with some targets clicked."""
    scene = _shown(window, Session.new(games.rules("assassins"), {}, 1, start))
    _pick(scene, *picks)
    return scene


def _pick(scene: PlayScene, *picks: str) -> None:
    for pick in picks:
        what, _, value = pick.partition(":")
        if what == "mode":
            scene.mode(value)
        elif pick == "danger":
            scene.turn_dangers()
        else:
            scene.click(value, what, value)


def pick(window: Window, *names: str) -> Scene:
    """The secret choice with some chosen."""
    scene = fresh(window)
    _pick(scene, *(f"card:{name}" for name in names))
    return scene


def dragging(window: Window, start: str, held: str, over: str, *picks: str) -> Scene:
    """A figure in the player's hand, over a place."""
    scene = table(window, start, *picks)
    window.turn([], 1.0)
    assert window.desk is not None
    spots = {target.name: target for target in window.desk.targets}
    a, b = spots[held], spots[over].rect
    scale = window.desk.s
    start_, end = ((round(rect.cx * scale), round(rect.cy * scale)) for rect in (a.rect, b))
    window.turn([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start_, button=1)], 1.0)
    middle = (start_[0] + end[0]) // 2, (start_[1] + end[1]) // 2
    for spot in (middle, end):
        window.turn([pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(1, 0, 0))], 1.0)
    return scene


def looking(window: Window, start: str) -> Scene:
    """The assassin player looks at his cards."""
    scene = table(window, start)
    scene.peek()
    window.turn([], 2.0)
    window.turn([], 3.0)
    scene.sit()
    return scene


def hovering(window: Window, start: str, target: str, *picks: str) -> Scene:
    """The keys on something."""
    scene = table(window, start, *picks)
    window.focus, window.ring = target, True
    return scene


def side_b(window: Window, *picks: str) -> Scene:
    """The king's start on side B."""
    session = Session.new(games.rules("assassins"), {"scenario": "side-b"}, 3)
    assert session.submit(1, Move.parse("choose citizens=monk,dancer,squire")) is None
    scene = _shown(window, session)
    _pick(scene, *picks)
    return scene


def ending_turn(window: Window) -> Scene:
    """The question at the end of a turn with points left."""
    from boardgames.app.table_menu import play_or_ask

    scene = table(window, PUSH)
    play_or_ask(scene, "end-turn")
    return window.scene


def setup(window: Window, *chosen: tuple[str, str]) -> Scene:
    """The set-up with some options chosen."""
    scene = SetupScene(window, "assassins", lambda choice: None)
    for name, value in chosen:
        scene.draft.choose(name, value)
    window.switch(scene)
    window.turn([], 0.0)
    return scene


SCENES: dict[str, Callable[[Window], Scene]] = {
    "setup_assassins": setup,
    "setup_assassins_b": lambda window: setup(window, ("scenario", "side-b")),
    "table_assassins_pick": lambda window: pick(window, "witch-hunter", "farmer"),
    "table_assassins_picked": lambda window: pick(window, "witch-hunter", "farmer", "monk"),
    "table_assassins_card": lambda window: table(window, CARD),
    "table_assassins_turn": lambda window: table(window, PUSH),
    "table_assassins_push": lambda window: dragging(window, PUSH, "figure:E7", "place:D6"),
    "table_assassins_knight": lambda window: table(window, PUSH, "figure:E7"),
    "table_assassins_capture": lambda window: table(window, PUSH, "mode:capture", "place:D3", "place:C3"),
    "table_assassins_refusal": lambda window: table(window, PUSH, "figure:D3", "place:D2", "place:I9"),
    "table_assassins_strike": lambda window: table(window, STRIKE, "figure:E8", "place:E9"),
    "table_assassins_crowd": lambda window: table(window, STRIKE, "figure:C10"),
    "table_assassins_reveal": lambda window: table(window, STRIKE, "mode:reveal", "figure:I4"),
    "table_assassins_look": lambda window: looking(window, STRIKE),
    "table_assassins_danger": lambda window: table(window, STRIKE, "danger"),
    "table_assassins_danger_one": lambda window: hovering(window, PUSH, "figure:F5:F5", "danger"),
    "table_assassins_warning": ending_turn,
    "table_assassins_start": lambda window: side_b(window),
    "table_assassins_started": lambda window: side_b(window, "place:J10"),
    "table_assassins_postern": lambda window: fresh(window, "postern"),
    "table_assassins_little": lambda window: fresh(window, "little"),
}
"""The tables of King & Assassins."""
