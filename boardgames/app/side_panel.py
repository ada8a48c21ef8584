"""The panel beside the board: turn, players, what to do now, its buttons, the log, the tools."""

from typing import TYPE_CHECKING, Any

from boardgames.core.contract import Move, Sight
from boardgames.table.desk import Desk, LogLine
from boardgames.table.game import Action
from boardgames.table.setting import plain
from boardgames.table.space import Rect

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene

LOG_LINES = 80
PLACING = ("deploy", "place", "propose")
"""Kinds of moves that arrange things before the game: they are confirmed by a button of their own."""


def draw(scene: "PlayScene", desk: Desk, panel: Rect, view: Any, actions: list[Action]) -> None:
    """The whole panel, from top to bottom."""
    desk.dock(panel)
    x, w, roomy = panel.x + 24, panel.w - 42, desk.h >= 960
    turn, phases, now = scene.game.heading(view, scene.players, scene.game_words)
    y = desk.phase_head(x, 16 if roomy else 10, w, turn, phases, now)
    high = 92 if roomy else 74 if len(scene.players) < 3 and desk.h >= 760 else 46
    for player, name in enumerate(scene.players):
        y = desk.seat(Rect(x, y, w, high), scene.game.seat(view, player, name, scene.game_words)) + 8
    y = desk.help_plate(x, y + 4, w, _help(scene)) + 12
    y = _buttons(scene, desk, x, y, w, actions)
    foot = desk.h - 74
    _tools(scene, desk, Rect(x, foot, w, 58))
    if foot - y > 90:
        desk.log(Rect(x, y + 4, w, foot - 16 - y), _log(scene, view), scene.log_up)


def _help(scene: "PlayScene") -> str:
    """One sentence that says what can be done now."""
    ask, words = scene.ask, scene.words
    if ask is None:
        return words.say("help.over")
    name = plain(scene.players[ask.player])
    if scene.waiting():
        return words.say("help.waiting", player=name)
    said = scene.game_words.say(f"ask.{ask.kind}")
    return said if ask.sight == Sight.OWN else words.say("help.asked", player=name, question=said)


def _buttons(scene: "PlayScene", desk: Desk, x: float, y: float, w: float, actions: list[Action]) -> float:
    """Complete moves first, the likeliest golden; then what needs nothing to be picked; then modes."""
    main, other = (60.0, 52.0) if desk.h >= 960 else (54.0, 46.0)
    words, said = scene.words, scene.game_words
    if scene.waiting():
        place = Rect(x, y, w, main)
        desk.button(
            place, "sit", words.say("show-hand"), scene.sit, main=True, icon="cards", key=words.say("key.space")
        )
        return y + main + 8
    for number, action in enumerate(actions):
        first = number == 0
        place, on = Rect(x, y, w, main if first else other), _playing(scene, action.move)
        key = words.say("key.enter") if first else None
        desk.button(place, f"do:{number}", action.words, on, main=first, icon=action.icon, key=key)
        y = place.bottom + 8
    kinds = [line.kind for line in scene.partial.lines] if scene.partial is not None else []
    if not actions and any(kind in PLACING for kind in kinds):
        place = Rect(x, y, w, main)
        desk.button(place, "ready", words.say("ready"), scene.ready, main=True, icon="check")
        y = place.bottom + 8
    answers = scene.plain_kinds()
    for number, kind in enumerate(answers):
        first = not actions and number == 0 and len(answers) == len(dict.fromkeys(kinds))
        place = Rect(x, y, w, main if first else other)
        icon, key = scene.game.kind_icon(kind), scene.letter(kind)
        on = _playing(scene, Move(kind))
        desk.button(place, f"kind:{kind}", said.say(f"kind.{kind}"), on, main=first, icon=icon, key=key)
        y = place.bottom + 8
    for kind in dict.fromkeys(kind for kind in kinds if kind in scene.game.modes):
        place = Rect(x, y, w, other)
        on = _beginning(scene, kind)
        desk.button(place, f"mode:{kind}", said.say(f"kind.{kind}"), on, icon=scene.game.kind_icon(kind))
        y = place.bottom + 8
    return y


def _playing(scene: "PlayScene", move: Move) -> object:
    return lambda: scene.play(move)


def _beginning(scene: "PlayScene", kind: str) -> object:
    return lambda: scene.mode(kind)


def _tools(scene: "PlayScene", desk: Desk, rect: Rect) -> None:
    words = scene.words
    rows = (
        ("undo", "undo", words.say("key.undo"), scene.undo, scene.session.ply > 0),
        ("redo", "redo", words.say("key.redo"), scene.redo, scene.session.can_redo()),
        ("hide", "hidden", "H", scene.hide, scene.present is not None),
        ("menu", "menu", words.say("key.escape"), scene.window.back, True),
    )
    wide = min(72.0, (rect.w - 8 * (len(rows) - 1)) / len(rows))
    gap = (rect.w - wide * len(rows)) / (len(rows) - 1)
    for number, (name, icon, key, on, enabled) in enumerate(rows):
        place = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
        desk.tool(place, f"tool:{name}", icon, key, on, enabled=enabled, tip=words.say(f"tool.{name}"))


def _log(scene: "PlayScene", view: Any) -> list[LogLine]:
    """The last lines, each as the player before the screen may know it."""
    lines = []
    for event in scene.session.log(scene.eyes())[-LOG_LINES:]:
        who = scene.game.teller(view, event)
        side = scene.game.side(view, who) if who is not None else None
        lines.append(LogLine(side, plain(scene.game_words.event(event))))
    return lines
