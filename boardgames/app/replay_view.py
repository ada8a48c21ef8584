"""A replay as it is painted: board, hands, moves, and the bar that steers it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardgames.app import news
from boardgames.app.hall import Hall, shortened, told
from boardgames.table import faces
from boardgames.table.board_view import Shown
from boardgames.table.desk import Desk
from boardgames.table.picking import Lights
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, GOLD_HIGH, MUTED

if TYPE_CHECKING:
    from boardgames.app.replay import ReplayScene

SLIDER, LOG, BAR = "slider", "log", "log:bar"


def draw(scene: "ReplayScene", desk: Desk) -> None:
    """Hands and board left, moves right, the bar below; in small windows the moves are a tab."""
    scene.log_place = Rect(0, 0, 0, 0)
    hall = Hall(desk, scene.words)
    if hall.small:
        _small(scene, hall)
    else:
        _large(scene, hall)
    if scene.said is not None:
        news.draw(desk, scene.said, 70)


def _large(scene: "ReplayScene", hall: Hall) -> None:
    desk, say, roomy = hall.desk, scene.words.say, hall.roomy
    room = hall.heading(say("replay.title"), _note(scene), scene.escape, scene.back_words)
    side, bar = (420.0, 132.0) if roomy else (330.0, 114.0)
    stage = Rect(room.x, room.y, room.w - side - hall.gap, room.h - bar - hall.gap)
    column = (232.0 if roomy else 196.0) if scene.game.cards else 0.0
    gap = column + 20 if column else 0.0
    _board(scene, desk, Rect(stage.x + gap, stage.y, stage.w - gap, stage.h))
    if column:
        _hands(scene, hall, Rect(stage.x, stage.y, column, stage.h), tuple(reversed(range(len(scene.players)))))
    _moves(scene, hall, Rect(room.right - side, room.y, side, stage.h))
    _bar(scene, hall, Rect(room.x, room.bottom - bar, room.w, bar))
    hall.keys(say("replay.keys"))


def _small(scene: "ReplayScene", hall: Hall) -> None:
    """Board and moves are tabs, the hands stand on both sides of the board."""
    desk, say = hall.desk, scene.words.say
    tabs = say("replay.tab-board"), say("replay.tab-moves")
    titles = say("replay.title"), say("replay.short")
    room = hall.bar(titles, scene.escape, tabs, scene.tab, scene.turn_page)
    stage = Rect(room.x, room.y, room.w, room.h - 74)
    if scene.tab:
        _moves(scene, hall, stage)
    else:
        wide = min(stage.h * scene.game.aspect, stage.w - (2 * 124 if scene.game.cards else 0))
        column = (stage.w - wide) / 2 - 12
        players = tuple(range(len(scene.players)))
        _board(scene, desk, Rect(stage.cx - wide / 2, stage.y, wide, stage.h))
        if scene.game.cards:  # after the board, whose shadow must not fall on them
            _hands(scene, hall, Rect(stage.x, stage.y, column, stage.h), players[1::2])
            _hands(scene, hall, Rect(stage.right - column, stage.y, column, stage.h), players[::2])
    _bar(scene, hall, Rect(room.x, room.bottom - 66, room.w, 66))
    hall.keys(say("replay.keys-small"))


def _note(scene: "ReplayScene") -> str:
    """The game, and whether the hands are open."""
    name = told(scene.window.settings.language, scene.session.rules.name, "name")
    return scene.words.say("replay.open" if scene.open else "replay.hidden", game=name)


# ---------------------------------------------------------------- board and hands


def _board(scene: "ReplayScene", desk: Desk, stage: Rect) -> None:
    """The board as large as fits, the present move marked on it."""
    wide = min(stage.w, stage.h * scene.game.aspect)
    high = wide / scene.game.aspect
    board = Rect(stage.cx - wide / 2, stage.cy - high / 2, wide, high)
    view, last = scene.view(), scene.last_places()
    shown = Shown(view, None, Lights(), _no_action, scene.window.now, last=last, pending=len(last) > 1, looked_at=True)
    scene.board.draw(desk, board, board.inset(-24), shown)


def _no_action(value: str, what: str, place: str) -> None:
    """Nothing on this board can be picked."""


def _hands(scene: "ReplayScene", hall: Hall, column: Rect, players: Sequence[int]) -> None:
    """The cards of some players below each other, each under its owner's name."""
    desk, view = hall.desk, scene.view()
    if not players:
        return
    pitch = column.h / len(players)
    for k, player in enumerate(players):
        middle = column.y + pitch * (k + 0.5)
        cards = scene.hand(player)
        width = min(column.w * 0.6, 150.0, (pitch - 56) / 1.6)
        size = 22.0 if hall.roomy else 18.0
        name = shortened(desk, scene.players[player], column.w - size * 1.7 - 22, size * 1.25)
        desk.name_plate(scene.game.side(view, player), name, column.cx, middle - width * 0.75 - 16, size, "c")
        step = min(width * 0.6, (column.w - width - 16) / max(1, len(cards) - 1))
        left = column.cx - step * (len(cards) - 1) / 2
        for i, card in enumerate(cards):
            off = i - (len(cards) - 1) / 2
            lift = abs(off) ** 2 * 1.2 if len(cards) <= 8 else 0.0
            turn = off * min(5.0, 24 / max(1, len(cards)))
            hall.lay(scene.game.card_picture(card), left + i * step, middle + 22 + lift, width, turn)


# ---------------------------------------------------------------- moves


def _moves(scene: "ReplayScene", hall: Hall, box: Rect) -> None:
    """All moves, the present one lit; below them the button that writes them into a file."""
    desk, say, pad = hall.desk, scene.words.say, 18.0
    desk.panel(box)
    top = box.y + 14
    if not hall.small:
        counted = say("replay.of", ply=scene.ply, all=scene.session.ply)
        used = desk.text(counted, box.right - 26, box.y + 36, TYPE.small, "sans", MUTED, "r")
        desk.fit(say("replay.moves"), box.x + 26, box.y + 36, box.w - used - 66, TYPE.lead, "serif", BRASS_LIGHT)
        desk.rule(box.x + 22, box.y + 58, box.w - 44)
        top = box.y + 70
    high = 44.0
    rect = Rect(box.x + pad, top, box.w - 2 * pad, box.bottom - 14 - high - 10 - top)
    lines = scene.lines()
    marked = next((k for k, line in enumerate(lines) if line.marked), -1)
    up = scene.log_up if scene.log_up is not None else desk.log_reach(rect, lines, marked)
    scene.log_place = rect
    scene.log_high = desk.log(rect, lines, up, LOG, _stay)
    scene.log_now = min(up, max(0.0, scene.log_high - rect.h))
    words, key = say("replay.export"), "Ctrl E"
    cap = key if desk.button_width(words, "save", key) <= rect.w else None
    desk.button(Rect(rect.x, box.bottom - 14 - high, rect.w, high), "export", words, scene.export, icon="save", key=cap)


def _stay() -> None:
    """The bar of the moves has done its work when the pointer went down."""


# ---------------------------------------------------------------- the bar


def _bar(scene: "ReplayScene", hall: Hall, box: Rect) -> None:
    """One move back, play or stop, one move on; the slider; how fast."""
    desk, say, small = hall.desk, scene.words.say, hall.small
    desk.panel(box, brass=not small)
    high = hall.main_high(48.0 if small else 58.0 if hall.roomy else 50.0)
    x = box.x + (12 if small else 28)
    icon = "pause" if scene.playing else "play"
    tools = (
        ("replay:back", "step-back", lambda: scene.step(-1), False, say("replay.step-back")),
        ("replay:play", icon, scene.play, True, say("replay.stop" if scene.playing else "replay.play")),
        ("replay:step", "step", lambda: scene.step(1), False, say("replay.step")),
    )
    for name, sign, on, main, tip in tools:
        wide = high * (1.4 if main else 1.0)
        desk.button(Rect(x, box.cy - high / 2, wide, high), name, icon=sign, on=on, main=main, tip=tip)
        x += wide + (10 if small else 12)
    names = [say(f"speed.{speed}") for speed in ("slow", "normal", "fast")]
    named = sum(desk.width(words, TYPE.body, "semi") + 34 for words in names) + 8
    right = box.right - (12 if small else 24)
    if desk.w > 800:
        chosen = ("slow", "normal", "fast").index(scene.speed)
        desk.segments(Rect(right - named, box.cy - 24, named, 48), "speed", names, chosen, scene.put_speed)
        right -= named + 12
    left, wide = x + 24, right - x - 48
    level = box.cy - 12 if small else box.cy + 4
    share = scene.ply / scene.session.ply if scene.session.ply else 0.0
    if small:
        _ticks(scene, desk, Rect(left, level + 8, wide, 7))
    else:
        _round_marks(scene, desk, Rect(left, box.cy - (38 if hall.roomy else 36), wide, 0))
    desk.slider(left, level, wide, SLIDER, share, _stay)
    words = shortened(desk, _present(scene), wide, TYPE.small / 0.8)
    desk.text(words, left, box.cy + (18 if small else 36), TYPE.small)


def _present(scene: "ReplayScene") -> str:
    """Which move this is, and what it was."""
    say, all_ = scene.words.say, scene.session.ply
    if not scene.ply:
        return say("replay.beginning", all=all_)
    here = scene.present()
    told_ = scene.game_words.event(scene.story[here][2]) if here is not None else ""
    return say("replay.present", ply=scene.ply, all=all_, words=told_)


def _ticks(scene: "ReplayScene", desk: Desk, row: Rect) -> None:
    """Where each round begins, below the slider of a small window."""
    for ply, _ in scene.rounds:
        x = row.x + row.w * (ply / scene.session.ply if scene.session.ply else 0.0)
        desk.shape(x - 1, row.y, 2, row.h, faces.box(2, row.h, 0, BRASS_LIGHT))


def _round_marks(scene: "ReplayScene", desk: Desk, row: Rect) -> None:
    """Where each round begins on the slider; names only where there is room for them, the last one left of its tick."""
    all_, free = scene.session.ply, row.x
    now = max((number for ply, number in scene.rounds if ply <= scene.ply), default=0)
    for ply, number in scene.rounds:
        x = row.x + row.w * (ply / all_ if all_ else 0.0)
        desk.shape(x - 1, row.y + 8, 2, 14, faces.box(2, 14, 0, BRASS_LIGHT))
        words = scene.words.say("replay.round", round=number)
        wide = desk.width(words, TYPE.small, "semi")
        left = x + 6 if x + 6 + wide <= row.right else x - 6 - wide
        if left >= free:
            here = number == now
            desk.text(words, left, row.y, TYPE.small, "semi" if here else "sans", GOLD_HIGH if here else MUTED)
            free = left + wide + 18
