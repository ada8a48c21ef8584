"""The panel beside the board: turn, players, what to do now, its buttons, the log, the tools."""

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from boardgames.app import notes, rulebook_text
from boardgames.app.table_menu import play_or_ask
from boardgames.core.contract import Event, Move, Sight
from boardgames.table import faces
from boardgames.table.desk import Desk, LogLine, Seat, TooLong
from boardgames.table.game import Action
from boardgames.table.hand_view import short_name
from boardgames.table.picking import Picking
from boardgames.table.setting import plain
from boardgames.table.space import TYPE, Rect
from boardgames.table.targets import LEAST_MAIN
from boardgames.table.tone import GOLD, INK

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene

LOG_LINES = 80
BUTTON_LEAST = 17
"""The smallest type on a button; one whose words do not fit beside its key goes without the key."""


class Button(NamedTuple):
    """Something that can be done now: its name as a target, its words, what it does, its sign and its key."""

    name: str
    words: str
    on: object
    icon: str
    key: str | None = None
    main: bool = False
    aid: bool = False
    """It shows something and moves nothing: several of them share a row where the log needs the room."""


class Tool(NamedTuple):
    """One of the tools that are always there."""

    name: str
    icon: str
    key: str
    tip: str
    on: object
    enabled: bool


class KeptLog(NamedTuple):
    """The lines of the log for one position, as somebody reads them in a language."""

    state: object
    shown: tuple[object, ...]
    lines: list[LogLine]


class Heights(NamedTuple):
    """How high seats, main button and other buttons are, and how many lines the help plate has at most."""

    seat: float
    main: float
    other: float
    lines: int


def draw(scene: "PlayScene", desk: Desk, panel: Rect, view: Any, actions: list[Action]) -> None:
    """The whole panel, from top to bottom; what the height does not allow goes: log, notes of the seats, sentences."""
    desk.dock(panel)
    x, w, top = panel.x + 24, panel.w - 42, 16 if desk.h >= 960 else 10
    turn, phases, now = heading(scene, view)
    offered, said, foot = buttons(scene, actions), help_words(scene), desk.h - 74
    y = desk.phase_head(x, top, w, short_name(desk, turn, w, 28), phases, now)
    y += open_sign(scene, desk, Rect(x, y, w, 32))
    heights, said = _fitting(desk, w, foot - 8 - y, len(scene.players), offered, said)
    for player, name in enumerate(scene.players):
        y = draw_seat(scene, desk, Rect(x, y, w, heights.seat), view, player, name) + 8
    y = desk.help_plate(x, y + 4, w, said) + 12
    for row in _rows(desk, offered):
        y = _row(desk, Rect(x, y, w, heights.main if row[0].main else heights.other), row) + 8
    draw_tools(desk, Rect(x - 8, foot, w + 14, 58), tools(scene))  # the longest key needs more than their share
    if foot - y > 90:
        desk.log(Rect(x, y + 4, w, foot - 16 - y), log_lines(scene, view), scene.log_up)


def open_sign(scene: "PlayScene", desk: Desk, place: Rect) -> float:
    """Hands are not hidden: a golden plate says so as long as it is so; gives the height that it takes."""
    if not scene.open_hands:
        return 0.0
    desk.ground(place, GOLD)
    desk.shape(place.x, place.y, place.w, place.h, faces.box(place.w, place.h, 6, GOLD, INK))
    desk.icon("eye", place.x + 22, place.cy, 24, INK, INK, GOLD)
    desk.fit(scene.words.say("open-hands"), place.x + 44, place.cy, place.w - 54, TYPE.small, "semi", INK)
    return place.h + 8


def _rows(desk: Desk, offered: list["Button"]) -> list[list["Button"]]:
    """The buttons below each other; in a low window those that only show something side by side."""
    aids = [one for one in offered if one.aid]
    if desk.h >= 960 or len(aids) < 2:
        return [[one] for one in offered]
    return [*([one] for one in offered if not one.aid), aids]


def _row(desk: Desk, place: Rect, row: list["Button"]) -> float:
    """A button, or several as signs with their keys and their words as tooltips; gives y below."""
    if len(row) == 1:
        one = row[0]
        key = one.key if desk.button_width(one.words, one.icon, one.key, BUTTON_LEAST) <= place.w else None
        desk.button(place, one.name, one.words, one.on, main=one.main, icon=one.icon, key=key, align="l")
        return place.bottom
    wide = (place.w - 8 * (len(row) - 1)) / len(row)
    for number, one in enumerate(row):
        spot = Rect(place.x + number * (wide + 8), place.y, wide, place.h)
        if one.key:
            desk.tool(spot, one.name, one.icon, one.key, one.on, tip=one.words)
        else:
            desk.button(spot, one.name, on=one.on, icon=one.icon, tip=one.words)
    return place.bottom


def _fitting(desk: Desk, w: float, room: float, seats: int, offered: list["Button"], said: str) -> tuple[Heights, str]:
    """The first measures with which seats, help and buttons end above the tools, and the sentences that are left."""
    roomy = desk.h >= 960
    main, other = (60.0, 52.0) if roomy else (max(54.0, LEAST_MAIN / desk.s), 46.0)
    seat = 92.0 if roomy else 74.0 if seats < 3 and desk.h >= 760 else 46.0
    low = max(48.0, LEAST_MAIN / desk.s)
    steps = [Heights(seat, main, other, 9), Heights(46, main, other, 9)]
    steps += [Heights(46, low, 40, lines) for lines in (9, 4, 3, 2)]
    over, short = 0.0, said
    for heights in steps:
        short = said if heights.lines == 9 else desk.sentences(said, w - 32, TYPE.body, heights.lines)
        used = seats * (heights.seat + 8) + 4 + desk.help_height(short, w) + 12
        used += sum((heights.main if row[0].main else heights.other) + 8 for row in _rows(desk, offered)) - 8
        over = used - room
        if over <= 0:
            return heights, short
    if desk.strict:
        raise TooLong(f"the buttons run into the tools by {over:.0f}")
    return steps[-1], short


def draw_seat(scene: "PlayScene", desk: Desk, rect: Rect, view: Any, player: int, name: str) -> float:
    """A player with what he has reached; gives y below it."""
    desk.target(rect, f"seat:{player}", None, "area")
    return desk.seat(rect, _seat(scene, desk, view, player, name, rect.w))


def _seat(scene: "PlayScene", desk: Desk, view: Any, player: int, name: str, w: float) -> Seat:
    """A player's seat, with as much of the name as this width allows."""
    found = scene.game.seat(view, player, name, scene.game_words)
    used = sum(desk.badge_width(words, icon) + 6 for icon, words in found.counts)
    active = found.active if scene.parting is None else player == scene.parting  # until he has passed the screen on
    return found._replace(name=short_name(desk, found.name, w - 72 - used, 22), active=active)


def heading(scene: "PlayScene", view: Any) -> tuple[str, tuple[str, ...], int]:
    """Turn and phase; of who still looks at what he has drawn, those of the turn that he has just ended."""
    if scene.parting is not None:
        own = (
            ply
            for ply in range(scene.session.ply, 0, -1)
            if scene.session.record.entries[ply - 1].player == scene.parting
        )
        view = scene.session.rules.view(scene.session.at(next(own, 1) - 1), None)
    return scene.game.heading(view, scene.players, scene.game_words)


def help_words(scene: "PlayScene") -> str:
    """What can be done now, in a sentence or two that name the keys."""
    ask, words = scene.ask, scene.words
    if scene.glance is not None:
        return words.say("help.glance", ply=scene.glance, all=scene.session.ply)
    if ask is None:
        return words.say("help.over")
    if scene.watch is not None:
        return words.say("help.watching")
    if scene.parting is not None:
        news = scene.private_news(scene.parting, max(0, scene.session.ply - 1))
        told = " ".join(plain(scene.game_words.event(event)) for event in news)
        told = words.say("help.parted", player=plain(scene.players[scene.parting]), told=told)
        return f"{told} {words.say('help.parting')}"
    name = plain(scene.players[ask.player])
    if scene.absent():
        return words.say("help.absent", player=name)
    if scene.peeking is not None:
        return words.say("help.peeking", player=plain(scene.players[scene.peeking]))
    if scene.waiting():
        return words.say("help.waiting", player=name)
    picking = scene.picking
    if spoken := scene.spoken():
        return spoken
    if picking is not None and picking.chosen and scene.front:
        return _picked(scene, picking)
    asked = scene.game.asks(scene.view(), ask, scene.game_words)
    said = asked or scene.game_words.say(f"ask.{ask.kind}")
    keys = scene.game_words.find(f"ask-keys.{ask.kind}")
    said = f"{said} {scene.bindings.fill(keys, words)}" if isinstance(keys, str) else said
    if (danger := scene.danger(scene.view(), "")) is not None:
        return f"{danger.words} {said}"
    return said if ask.sight == Sight.OWN else words.say("help.asked", player=name, question=said)


def _picked(scene: "PlayScene", picking: Picking) -> str:
    """What to do with what is picked: the game's own words, or the table's."""
    done = picking.moves()
    said = scene.game.help(scene.view(), picking.partial, done[0] if done else None, scene.game_words)
    if said:
        return said
    if not done:
        return scene.words.say("help.picked")
    action = scene.game.action(scene.view(), done[0], picking.preview(done[0]), scene.game_words)
    return scene.words.say("help.complete", action=plain(action.words))


def buttons(scene: "PlayScene", actions: list[Action]) -> list[Button]:
    """Complete moves first, the likeliest golden; then what needs nothing to be picked; then modes."""
    words, said, game, picking, bound = scene.words, scene.game_words, scene.game, scene.picking, scene.bindings
    space = words.say("key.space")
    if not scene.front:
        return []
    if scene.glance is not None:
        return [Button("look-now", words.say("look-now"), scene.look_now, "step", space, True)]
    if scene.watch is not None:
        return [Button("skip", words.say("skip"), scene.reveal, "step", space, True)]
    if scene.parting is not None:
        return [Button("part", words.say("part"), scene.part, "hidden", space, True)]
    if scene.peeking is not None:
        return [Button("heard", words.say("hide-again"), scene.heard, "hidden", space, True)]
    if scene.waiting():
        return [Button("sit", words.say("show-hand"), scene.sit, "cards", space, True)]
    if picking is None:
        return []
    found = []
    for number, action in enumerate(actions):
        key = (words.say("key.enter"), bound.shown("second", words))[number] if number < 2 else None
        found.append(Button(f"do:{number}", action.words, _playing(scene, action.move), action.icon, key, number == 0))
    if not actions and scene.placing():
        found.append(Button("ready", words.say("ready"), scene.ready, "check", words.say("key.enter"), True))
    answers = picking.plain_kinds()
    for number, kind in enumerate(answers):
        first = not actions and number == 0 and set(answers) == set(picking.kinds()) - game.in_menu
        on, icon = _answering(scene, kind), game.kind_icon(kind)
        found.append(Button(f"kind:{kind}", said.say(f"kind.{kind}"), on, icon, bound.kind(kind, words), first))
    for kind in game.begins(scene.view(), picking.partial, game.modes_of(picking.kinds())):
        on, icon = _beginning(scene, kind), game.kind_icon(kind)
        found.append(Button(f"mode:{kind}", game.kind_words(kind, said), on, icon, bound.kind(kind, words)))
    found += scene.deployment.buttons()
    if scene.endangered():
        told = said.say("danger.hide" if scene.dangers else "danger.show")
        found.append(Button("danger", told, scene.turn_dangers, "warning", bound.shown("danger", words), aid=True))
    for number, player in enumerate(scene.knowing()):
        own = scene.ask is not None and player == scene.ask.player
        seat = f"{'look' if own else 'look-of'}.{scene.session.seats[player]}"
        told = said.say(seat) if said.find(seat) is not None else words.say("look")
        key = bound.shown("look", words) if number == 0 else None
        found.append(Button(f"look:{player}", told, partial(scene.peek, player), "eye", key, aid=True))
    if notes.writer(scene) is not None:
        key = bound.shown("notes", words)
        found.append(Button("notes", words.say("notes.take"), scene.take_notes, "pencil", key, aid=True))
    return found


def _playing(scene: "PlayScene", move: Move) -> object:
    return lambda: scene.play(move)


def _answering(scene: "PlayScene", kind: str) -> object:
    return lambda: play_or_ask(scene, kind)


def _beginning(scene: "PlayScene", kind: str) -> object:
    return lambda: scene.mode(kind)


def tools(scene: "PlayScene") -> list[Tool]:
    """Undo, redo, save, the rulebook, hide, menu."""
    words, free, bound = scene.words, scene.watch is None and scene.glance is None, scene.bindings
    book = rulebook_text.written(scene.session.rules.name)
    undo, redo = free and scene.session.ply > 0, free and scene.session.can_redo()
    found = [
        Tool("undo", "undo", bound.shown("undo", words), words.say("tool.undo"), scene.undo, undo),
        Tool("redo", "redo", bound.shown("redo", words), words.say("tool.redo"), scene.redo, redo),
        Tool("save", "save", bound.shown("save", words), words.say("tool.save"), scene.save_copy, True),
        *([Tool("rules", "book", "F1", words.say("tool.rules"), lambda: scene.look_up(None), True)] if book else []),
        Tool(
            "hide", "hidden", bound.shown("hide", words), words.say("tool.hide"), scene.hide, scene.present is not None
        ),
        Tool("menu", "menu", words.say("key.escape"), words.say("tool.menu"), scene.menu, True),
    ]
    return [tool for tool in found if scene.keeps or tool.name != "save"]


def draw_tools(desk: Desk, rect: Rect, shown: list[Tool]) -> None:
    """Tools side by side, spread over the width."""
    wide = min(72.0, (rect.w - 2 * (len(shown) - 1)) / len(shown))
    gap = (rect.w - wide * len(shown)) / max(1, len(shown) - 1)
    for number, tool in enumerate(shown):
        place = Rect(rect.x + number * (wide + gap), rect.y, wide, rect.h)
        desk.tool(place, f"tool:{tool.name}", tool.icon, tool.key, tool.on, enabled=tool.enabled, tip=tool.tip)


def log_lines(scene: "PlayScene", view: Any) -> list[LogLine]:
    """The last lines, each as the player before the screen may know it; worked out once for each position.

    A click shows the position behind a line.
    """
    until = scene.watch.ply if scene.watch is not None else scene.session.ply
    shown = until, scene.glance, scene.may_look_back(), scene.eyes(), scene.window.settings.language
    kept = scene.log_kept
    if kept is None or kept.state is not scene.session.state or kept.shown != shown:
        kept = scene.log_kept = KeptLog(scene.session.state, shown, _log_lines(scene, view))
    return kept.lines


def _log_lines(scene: "PlayScene", view: Any) -> list[LogLine]:
    lines, told = [], _told(scene)
    here = max((k for k, (ply, _, _) in enumerate(told) if ply == scene.glance), default=None)
    for k, (ply, by, event) in enumerate(told):
        who = scene.game.teller(view, event, by)
        side = scene.game.side(view, who) if who is not None else None
        on = partial(scene.look_back, ply) if scene.may_look_back() else None
        words = plain(scene.game_words.event(event, sealed=side is not None))
        lines.append(LogLine(side, words, on, tip=f"[F1] {event.rule}", marked=k == here))
    return lines


def log_rule(scene: "PlayScene", number: int) -> str:
    """The rule of a line of the log."""
    told = _told(scene)
    return told[number][2].rule if number < len(told) else ""


def _told(scene: "PlayScene") -> tuple[tuple[int, int | None, Event], ...]:
    until = scene.watch.ply if scene.watch is not None else None
    return scene.game.told(scene.session.story(scene.eyes(), until=until))[-LOG_LINES:]
