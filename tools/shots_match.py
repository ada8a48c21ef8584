"""The scenes of a match and of a player's notes for `make shots`, on King & Assassins."""

from collections.abc import Callable

from boardgames import games
from boardgames.app.notes import NotesScene
from boardgames.app.play import PlayScene
from boardgames.app.result import ResultActions, ResultScene
from boardgames.app.scene import Scene
from boardgames.app.start import ending
from boardgames.app.window import Window
from boardgames.core.contract import Move
from boardgames.core.session import Session
from tools.shots_assassins import LAST, PLAYERS, PUSH

MARKS = {"butcher": "suspect", "farmer": "certain", "fishmonger": "cleared", "shepherd": "cleared", "monk": "suspect"}
LONG = ("Maximilienne de la Tour", "Jean-Baptiste von Thronau")


def after(window: Window, game: int, tab: int = 0, players: tuple[str, ...] = PLAYERS) -> Scene:
    """The result of the first or the second game of a match, in which the king leaves through a door."""
    won = "" if game == 1 else " game=2 wins=1,0 seats=assassins,king"
    session = Session.new(games.rules("assassins"), {}, 1, f"match=two{won} {LAST}")
    ask = session.ask
    assert ask is not None
    for move in ("move unit=E7 to=D7", "move unit=C3 to=C2"):
        assert session.submit(ask.player, Move.parse(move)) is None, move
    outcome = session.outcome or session.interval
    assert outcome is not None
    scene = PlayScene(window, session, players, lambda scene, outcome: None)
    second = (lambda: None) if session.outcome is None else None
    actions = ResultActions(lambda swapped: None, lambda: None, lambda: None, lambda tell: None, second)
    found = ResultScene(window, ending(scene, outcome), actions)
    found.tab = tab
    return found


def notes(window: Window, here: bool = True) -> Scene:
    """The king player before his notes, one of the citizens looked at; or the cover screen before them."""
    session = Session.new(games.rules("assassins"), {}, 1, PUSH)
    scene = PlayScene(window, session, PLAYERS, lambda scene, outcome: None, table={"notes": {"0": MARKS}})
    window.switch(scene)
    found = NotesScene(window, scene, 0)
    window.show(found)
    window.turn([], 0.0)
    found.here = here
    if here:
        window.focus, window.ring = "note:butcher", True
    return found


SCENES: dict[str, Callable[[Window], Scene]] = {
    "notes": notes,
    "notes_cover": lambda window: notes(window, here=False),
    "match_between": lambda window: after(window, 1),
    "match_between_numbers": lambda window: after(window, 1, 1),
    "match_over": lambda window: after(window, 2),
    "match_names": lambda window: after(window, 1, players=LONG),
}
"""Notes, and what follows each game of a match."""
