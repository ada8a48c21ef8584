"""The playing table as it is painted: cover, board, hands, trays, panel, and what floats over them."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.app import compact_panel, cover, recap, rulebook_text, side_panel
from boardgames.core.contract import Move
from boardgames.table import marks, tray_view
from boardgames.table.board_view import Shown
from boardgames.table.desk import Desk
from boardgames.table.game import Beside, Overlook, Tab, Tip, on_board
from boardgames.table.hand_view import Row, pile_width, short_name
from boardgames.table.motion import TOAST_OUT
from boardgames.table.page import SHRINK
from boardgames.table.picking import Lights, Picking, Prospect
from boardgames.table.roster import Roster
from boardgames.table.setting import plain
from boardgames.table.space import TYPE, Places, Rect, clamp, quiet_place, table
from boardgames.table.tone import CREAM, GOLD_HIGH, INK, MUTED

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene, Toast

OUTCOME = 68.0
"""How high the bar of what luck may bring is, with its words."""
BESIDE = 240.0
"""Compact: the least width right of the board for more than the odds."""
NAME = 20.0
"""The type of a name beside a hand."""
TAIL = 13.0
"""How far the tail of the odds reaches out of their card."""


def draw(scene: "PlayScene", desk: Desk) -> None:
    """Everything that may be seen now."""
    called = scene.called()
    if called is not None and scene.covered():
        side = scene.game.side(scene.session.view(None), called)
        cover.draw(desk, side, scene.players[called], scene.words, scene.sit)
        return
    if scene.whisper is not None and scene.front:
        cover.whisper(desk, scene.words, scene.game_words.refusal(scene.whisper), scene.whisper.rule, scene.heard)
    elif scene.recap is not None and scene.front:
        recap.draw(scene, desk, scene.recap)
    else:
        _table(scene, desk)
    if scene.leaving is not None and desk.surface is not None:
        share = scene.motion.share("cover", scene.window.now)
        if scene.leaving.get_size() == desk.size and share < 1:
            desk.blit(scene.leaving, 0, 0, alpha=round(255 * (1 - share)))


def hang(scene: "PlayScene", desk: Desk) -> None:
    """What is dragged: figures, cards of the own hand, or a rubber band."""
    carried, places, picking = scene.carried, scene.places, scene.picking
    if places is None or picking is None or scene.covered():
        return
    if scene.band is not None:
        marks.band(desk, scene.band)
    roster = scene.muster.roster()
    if carried is not None and roster is not None:
        scene.muster.hang(desk, roster)
    elif carried is not None:
        view, eyes = scene.view(), scene.eyes()
        board = scene.lens.board(places.board, board_room(places))
        scene.board.draw_carried(desk, board, scene.game.figures(view, picking.player), carried, scene.window.now)
        if eyes is not None:
            scene.cards.draw_carried(desk, places, scene.game.hand(view, eyes), carried)
        items = scene.game.items(view, picking.player, scene.game_words)
        tray_view.draw_carried(desk, board, _cell(scene, board, view), items, carried)


def _cell(scene: "PlayScene", board: Rect, view: Any) -> float:
    """How wide a place of the board is."""
    return min(place.rect.w * board.w for place in scene.game.places(view))


def board_room(places: Places) -> Rect:
    """Where the board may be seen: between strip or backs, hand and panel."""
    top = places.strip.bottom if places.compact else places.backs.bottom
    left = places.left.right + 4 if places.compact else 0.0
    return Rect(left, top, places.panel.x - left, places.hand.y - top)


def _table(scene: "PlayScene", desk: Desk) -> None:
    places = table(desk.w, desk.h, scene.game.aspect, cards=scene.game.cards, column=scene.game.column)
    scene.places, scene.floating = places, []
    eyes, view, now = scene.eyes(), scene.view(), scene.window.now
    roster = scene.muster.roster()
    if roster is not None:
        _mustering(scene, desk, places, roster)
        return
    lights, picking = scene.lights(), scene.picking if scene.front else None
    shown = scene.game.draft(view, picking.partial if picking is not None else None)
    looked = _looked_at(desk, picking)
    ahead = looked or (picking.prospect(picking.moves()[0]) if picking is not None and picking.moves() else None)
    moved = ahead.move if ahead is not None else None
    home, room = places.board, board_room(places)
    board = scene.lens.board(home, room)
    scene.board.draw(
        desk,
        board,
        room if scene.lens.factor > 1 else Rect(room.x, 0, room.w, desk.h),
        Shown(
            shown,
            eyes if picking is None else picking.player,
            lights,
            _on(scene),
            now,
            _tabs(scene, picking, view),
            scene.game.coins(view, moved) if moved is not None else (),
            scene.carried,
            scene.returned,
            () if lights.begun else _last(scene),
            bool(scene.game.laid(view)),
            scene.lens.factor > 1,
            _aims(scene, picking) if scene.window.settings.markers else None,
            _overlook(scene, desk, picking, view, moved),
            _way(scene, view, ahead.course.moves) if ahead is not None else (),
            scene.deployment.ranges(),
            prices=_prices(picking),
            goal=_goal(picking, desk, looked),
            aside=ahead.course.aside if ahead is not None else (),
            danger=scene.danger(view, _place_looked_at(scene, desk, view)),
            taken=frozenset(figure.place for figure in scene.game.figures(view, None)),
        ),
    )
    below = scene.below()
    near = scene.lens.factor > 1  # an enlarged board takes the room of the trays
    if near:
        marks.edges(desk, room)
    tray = _hands(scene, desk, places, view, below, eyes)
    if scene.parting is not None:
        _whose_hand(scene, desk, places, view, scene.parting)
    if near:
        _whole_board(scene, desk, room)
    if tray is not None and not near:
        beside = Beside(
            scene.players,
            picking.player if picking is not None else None,
            eyes,
            picking.partial if picking is not None else None,
            lights.chosen,
            lights.offered,
            ahead.course if ahead is not None else None,
            _on(scene),
        )
        scene.game.trays(desk, tray, shown, beside, scene.game_words)
    actions = scene.actions()
    if not places.compact:
        side_panel.draw(scene, desk, places.panel, view, actions)
    else:
        desk.dock(places.panel)  # its shadow falls on the table, not on the cards that float over it
    used = 0.0
    if scene.toast is None and moved is not None and picking is not None and not (places.compact and scene.drawer):
        used = _tip(scene, desk, places, board, view, moved, picking)
    if not near and (not places.compact or places.right.w >= BESIDE):
        _standing(scene, desk, places, view, eyes, used)
    if scene.toast is not None and not (places.compact and scene.drawer):
        _toast(scene, desk, places, board, view, scene.toast)
    if places.compact:
        compact_panel.draw(scene, desk, places, view, actions)


def _mustering(scene: "PlayScene", desk: Desk, places: Places, roster: Roster) -> None:
    """An army is put together where the board lies later; the panel is as always."""
    view, actions = scene.view(), scene.actions()
    scene.muster.draw(desk, places, roster)
    if not places.compact:
        side_panel.draw(scene, desk, places.panel, view, actions)
    if scene.toast is not None and not (places.compact and scene.drawer):
        _toast(scene, desk, places, places.board, view, scene.toast)
    if places.compact:
        compact_panel.draw(scene, desk, places, view, actions)


def _on(scene: "PlayScene") -> Callable[[str, str, str], object]:
    def on(value: str, what: str, place: str) -> object:
        return lambda: scene.click(value, what, place)

    return on


def _looked_at(desk: Desk, picking: Picking | None) -> Prospect | None:
    """What the place under the pointer, or in focus, would bring as a target."""
    if picking is None:
        return None
    return looked_at(picking, desk.hover) or looked_at(picking, desk.focus)


def looked_at(picking: Picking, target: str | None) -> Prospect | None:
    """What a target of the screen stands for: the move of a button, or a place that it could be aimed at."""
    if not picking.chosen:
        return None
    what, _, value = (target or "").partition(":")
    done = picking.moves()
    if what == "do" and int(value) < len(done):
        return picking.prospect(done[int(value)])
    place = value if what == "place" else value.partition(":")[0] if what == "figure" else ""
    return picking.prospects().get(place)


def _way(scene: "PlayScene", view: Any, moves: tuple[Move, ...]) -> tuple[str, ...]:
    """The places that moves lead over: the game's word on a single one, the steps of a course."""
    if len(moves) == 1:
        return scene.game.way(view, moves[0])
    return (scene.game.source(view, moves[0]), *(scene.game.target(view, move) for move in moves))


def _prices(picking: Picking | None) -> dict[str, str]:
    """What each lit place costs, where the game says so."""
    if picking is None or not picking.chosen:
        return {}
    return {name: one.course.price for name, one in picking.prospects().items() if one.course.price}


def _goal(picking: Picking | None, desk: Desk, looked: Prospect | None) -> str:
    """The lit place that is looked at."""
    if picking is None or looked is None:
        return ""
    return next((name for name, one in picking.prospects().items() if one.course == looked.course), "")


def _place_looked_at(scene: "PlayScene", desk: Desk, view: Any) -> str:
    """The place of the figure under the pointer, or in focus."""
    for target in (desk.hover, desk.focus):
        what, _, value = (target or "").partition(":")
        if what == "figure":
            player = scene.picking.player if scene.picking is not None else None
            figures = scene.game.figures(view, player)
            return next((f.place for f in figures if value in (f.value, f"{f.place}:{f.value}")), "")
    return ""


def _tabs(scene: "PlayScene", picking: Picking | None, view: Any) -> dict[str, Tab]:
    if picking is None or not picking.chosen:
        return {}
    found = {name: scene.game.tab(view, one.move, one.preview) for name, one in picking.prospects().items()}
    return {name: tab for name, tab in found.items() if tab is not None}


def _aims(scene: "PlayScene", picking: Picking | None) -> dict[str, bool]:
    """The places that what is picked can be aimed at, and whether that would hurt."""
    if picking is None or not picking.chosen:
        return {}
    return {name: scene.game.harmful.issuperset(kinds) for name, kinds in picking.aims().items()}


def _overlook(
    scene: "PlayScene", desk: Desk, picking: Picking | None, view: Any, moved: Move | None
) -> Overlook | None:
    """What the figure that is pointed at, or else the picked one, could aim at; nothing while a move is shown."""
    if picking is None or scene.carried is not None:
        return None
    words, figures = scene.game_words, scene.game.figures(view, picking.player)
    for target in (desk.hover, desk.focus):
        what, _, value = (target or "").partition(":")
        place = (
            next((f.place for f in figures if value in (f.value, f"{f.place}:{f.value}")), "")
            if what == "figure"
            else ""
        )
        if place and (found := scene.game.overlook(view, place, words)) is not None:
            return found
    if moved is not None:
        return None
    picked = next((f.place for f in figures if f.mine and f.value in picking.values()), "")
    return scene.game.overlook(view, picked, words) if picked else None


def _last(scene: "PlayScene") -> tuple[str, ...]:
    """The places that the last move was about."""
    ply = scene.watch.ply if scene.watch is not None else scene.session.ply
    ply = ply if scene.glance is None else scene.glance
    for number in range(ply - 1, max(-1, ply - 4), -1):
        for first, event in enumerate(scene.session.plies()[number].events):
            places = scene.game.about(event) if event.to is None else ()
            if len(places) > 1 or (places and not first):
                return places
    return ()


def _hands(scene: "PlayScene", desk: Desk, places: Places, view: Any, below: int, eyes: int | None) -> Rect | None:
    """All cards; gives the room for the game's own tray, if there is any."""
    game, cards = scene.game, scene.cards
    if not game.cards:
        return places.left
    asked = scene.picking.player if scene.picking is not None and scene.front else None
    items = game.items(view, asked, scene.game_words) if asked is not None else ()
    near = asked if asked is not None and items else below  # whose things lie at the lower edge
    others = [player for player in range(len(scene.players)) if player != near]
    rows = [
        Row(p, game.side(view, p), scene.players[p], len(game.hand(view, p)), game.waiting(view, p)) for p in others
    ]
    read = scene.words.say("pile.read")
    room = cards.draw_others(desk, places, rows, view, _on(scene), read, scene.window.now)
    tray_view.draw(desk, places.hand, items, scene.lights(), scene.carried, _on(scene))
    cards.draw_laid(desk, places, view, eyes is not None, scene.lights(), _on(scene))
    if eyes is not None:
        hand = game.hand(view, eyes)
        lights = scene.lights() if scene.picking is not None else Lights(frozenset(f"card:{card}" for card in hand))
        cards.draw_own(desk, places, hand, lights, scene.carried, scene.returned, _on(scene))
    elif not game.laid(view) and not items:
        cards.draw_hidden(desk, places, len(game.hand(view, below)))
    cards.draw_flights(desk, places, below)
    return room if not places.compact or room.h >= compact_panel.TRAY_LEAST else None


def _whose_hand(scene: "PlayScene", desk: Desk, places: Places, view: Any, player: int) -> None:
    """The table is the next player's already, the hand below is not: its owner's name beside it."""
    cards = [target.rect.x for target in desk.targets if target.name.startswith("card:")]
    left = places.left.right + 8 if places.compact else 28 + 2 * pile_width(places) + 24 + 16
    right = min(cards, default=places.hand.cx) - 18
    name = short_name(desk, scene.players[player], right - left - NAME * 1.7 - 18, NAME)
    if cards and desk.name_plate_width(name, NAME) <= right - left:
        y = places.hand.bottom - 26 if places.compact else places.hand.y + 34
        desk.name_plate(scene.game.side(view, player), name, right, y, NAME, "r")


def _whole_board(scene: "PlayScene", desk: Desk, room: Rect) -> None:
    """The way back from an enlarged board."""
    words, key = scene.words.say("whole-board"), scene.bindings.shown("zoom-fit", scene.words)
    wide, high = desk.button_width(words, "search", key), max(44.0, 25 / desk.s)
    place = Rect(room.x + 14, room.y + 14, wide, high)
    desk.button(place, "whole-board", words, scene.whole_board, icon="search", key=key)
    scene.cards.taken.append(place)


def figures_within(scene: "PlayScene", band: Rect) -> list[str]:
    """The own figures that the rubber band holds."""
    places = scene.places
    if places is None or scene.picking is None:
        return []
    board = scene.lens.board(places.board, board_room(places))
    found = []
    for figure in scene.game.figures(scene.view(), scene.picking.player):
        x, y = board.x + figure.x * board.w, board.y + figure.y * board.h - figure.width * board.w * 0.4
        if figure.mine and band.contains(x, y):
            found.append(figure.value)
    return found


# ---------------------------------------------------------------- cards that float over the table


def _spot(scene: "PlayScene", board: Rect, view: Any, name: str) -> Rect | None:
    """Where a place of the board, or a figure's, lies on the screen."""
    for place in scene.game.places(view):
        if place.name == name:
            return on_board(board, place.rect)
    for figure in scene.game.figures(view, None):
        if figure.value == name:
            return _spot(scene, board, view, figure.place) if figure.place != name else None
    return None


def _quiet(
    scene: "PlayScene",
    places: Places,
    board: Rect,
    view: Any,
    wide: float,
    high: float,
    spot: Rect,
    seen: Overlook | None = None,
) -> Rect:
    """Where a card of this size hides least of the board, and never the place that it speaks of."""
    top, right = max(places.strip.bottom, places.backs.bottom) + 6, places.panel.x - 8
    room = Rect(places.left.x, top, right - places.left.x, places.hand.y - 6 - top)
    feet = [
        (board.x + f.x * board.w, board.y + f.y * board.h, f.width * board.w) for f in scene.game.figures(view, None)
    ]
    busy = tuple(Rect(x - w * 0.42, y - w * 0.95, w * 0.84, w) for x, y, w in feet)
    if seen is not None:  # nor what a figure looks at, and what bars its sight
        looked = {seen.place, *seen.clear, *(name for one in seen.blocked for name in (one.place, *one.by))}
        busy += 2 * tuple(on_board(board, p.rect) for p in scene.game.places(view) if p.name in looked)
    return quiet_place(wide, high, spot.inset(-6), room, busy, places.left, tuple(scene.cards.taken))


def _tip(scene: "PlayScene", desk: Desk, places: Places, board: Rect, view: Any, move: Move, picking: Picking) -> float:
    """What a move would do: on a card beside the board, or over it where it hides least; gives its height beside."""
    tip = scene.game.tip(view, move, picking.preview(move), scene.game_words)
    if tip is None:
        return 0.0
    tight = places.compact
    size, pitch, pad = (TYPE.small, 25.0, 14.0) if tight else (TYPE.body, 27.0, 16.0)
    rows = [desk.width(words, size) + max(34.0, desk.width(number, size, "bold") + 16) for words, number in tip.rows]
    rows += [
        desk.width(tip.title, 22, "serif") * SHRINK + 32,
        desk.width(tip.total[0], 22, "serif") + desk.width(tip.total[1], 26, "heavy") + 14,
    ]
    notes = [desk.width(words, TYPE.small) + 28 for _, words in tip.notes]
    rows += [sum(desk.width(part.words, TYPE.small, "bold") + 12 for part in tip.parts)]
    least = clamp(206 if tight else 186, max(rows) + 2 * pad, 356)
    wide = clamp(least, max([*rows, *notes]) + 2 * pad, 356)
    tray, spot = places.right, _spot(scene, board, view, scene.game.target(view, move))
    beside = tray.w >= least and tray.h >= _tip_height(desk, tip, min(tray.w, wide), pitch, pad, tight)
    wide = min(tray.w, 356.0) if beside else wide
    high = _tip_height(desk, tip, wide, pitch, pad, tight)
    if beside:
        middle = spot.cy - high / 2 if spot is not None else tray.y
        rect = Rect(tray.x, clamp(tray.y, middle, max(tray.y, tray.bottom - high)), wide, high)
    elif spot is not None:
        seen = _overlook(scene, desk, picking, view, move)
        rect = _quiet(scene, places, board, view, wide, high, spot, seen)
    else:
        return 0.0
    scene.floating.append(rect)
    with desk.layer():
        tail = _leader(desk, spot, rect) if spot is not None else None
        _tip_card(desk, rect, tip, pitch, pad, tight, tail)
    return rect.bottom - tray.y if beside else 0.0


def _leader(desk: Desk, spot: Rect, card: Rect) -> tuple[float, float] | None:
    """A line from a target's lower corner to the card that speaks of it; gives where the card's tail ends.

    The corner, because figures stand in the middle of their places and labels lie on their upper edges.
    """
    if card.x >= spot.right + TAIL or card.right + TAIL <= spot.x:
        right = card.x >= spot.right
        level = clamp(card.y + 28, spot.bottom, card.bottom - 28)
        tail = (card.x - TAIL if right else card.right + TAIL), level
        marks.leader(desk, (spot.right if right else spot.x, spot.bottom), tail)
        return tail
    if not card.meets(spot):
        below, x = card.y >= spot.bottom, clamp(card.x + 24, spot.x, card.right - 24)
        marks.leader(desk, (spot.x, spot.bottom if below else spot.y), (x, card.y if below else card.bottom))
    return None


def _tip_height(desk: Desk, tip: Tip, wide: float, pitch: float, pad: float, tight: bool) -> float:
    notes = sum(_note_height(desk, words, wide - 2 * pad) for _, words in tip.notes)
    notes += OUTCOME if tip.parts else 0
    return (92 if tight else 108) + pitch * len(tip.rows) + notes + (6 if tip.notes else 0)


def _note_height(desk: Desk, words: str, wide: float) -> float:
    return len(desk.wrap(words, wide - 26, TYPE.small)) * TYPE.small * 1.25 + 3


def _tip_card(
    desk: Desk, rect: Rect, tip: Tip, pitch: float, pad: float, tight: bool, tail: tuple[float, float] | None
) -> None:
    desk.odds_frame(rect, tail)
    y = rect.y + (26 if tight else 30)
    desk.write(f"{{{tip.icon}}}", Rect(rect.x + pad, y - 13, 30, 0), 22, colour=INK)
    desk.fit(tip.title, rect.x + pad + 30, y, rect.w - 2 * pad - 32, 22, "serif", INK)
    y = desk.modifiers(rect.x + pad, y + (30 if tight else 34), rect.w - 2 * pad, tip.rows, pitch) + 12
    desk.fit(tip.total[0], rect.x + pad, y, rect.w - 80, 22, "serif", INK)
    desk.text(tip.total[1], rect.right - pad, y, 26, "heavy", INK, "r")
    y += 24
    if tip.parts:
        size = min(TYPE.body, _parts_size(desk, tip, rect.w - 2 * pad))
        desk.outcome(rect.x + pad, y, rect.w - 2 * pad, tip.parts, size)
        y += OUTCOME
    for icon, words in tip.notes:
        desk.icon(icon, rect.x + pad + 9, y + TYPE.small * 0.6, 18, INK, INK, CREAM)
        room = rect.w - 2 * pad
        desk.write(words, Rect(rect.x + pad + 26, y, room - 26, 0), TYPE.small, colour=INK, leading=1.25)
        y += _note_height(desk, words, room)


def _parts_size(desk: Desk, tip: Tip, room: float) -> float:
    """The size at which the results of luck stand in one line."""
    size = float(TYPE.body)
    while size > TYPE.small * SHRINK and sum(desk.width(part.words, size, "bold") for part in tip.parts) > room - 20:
        size -= 0.5
    return size


def _toast(scene: "PlayScene", desk: Desk, places: Places, board: Rect, view: Any, toast: "Toast") -> None:
    """A refusal at the place of the drop; good news as a strip above the hand."""
    if toast.good:
        desk.news(toast.words, places.hand.y - 72, width=min(420.0, places.panel.x - 32))
        return
    now, pace = scene.window.now, scene.window.settings.pace
    left = toast.since + scene.toast_seconds() - now
    share = scene.motion.share("toast", now)
    if pace and left < TOAST_OUT * pace:
        share = clamp(0, left / (TOAST_OUT * pace), 1)
    with desk.faded(round(255 * share)):
        _refusal(scene, desk, places, board, view, toast)


def _refusal(scene: "PlayScene", desk: Desk, places: Places, board: Rect, view: Any, toast: "Toast") -> None:
    tight = places.compact
    width = min(400.0, desk.w - 40)
    high = desk.toast_height(toast.words, width, tight, bool(toast.rule))
    spot = _spot(scene, board, view, toast.where)
    told = bool(toast.rule) and rulebook_text.written(scene.session.rules.name)
    on = (lambda: scene.read_rule(toast.rule)) if told else None
    if spot is None:
        x, y = places.board.cx - width / 2, places.board.bottom - high - 20
        x = max(8.0, min(x, places.panel.x - 8 - width))
        shown = desk.toast(x, y, toast.words, toast.rule, "", None, width, tight=tight, on=on)
        scene.floating.append(shown)
        return
    if tight:
        rect = _quiet(scene, places, board, view, width, high, spot)
        x, y = rect.x, rect.y
    else:
        x = spot.right + 24 if spot.right + 24 + width < places.panel.x else spot.x - 24 - width
        y = clamp(8.0, spot.cy - high / 2, desk.h - high - 8)
    point = spot.cx, spot.cy
    shown = desk.toast(max(8.0, x), y, toast.words, toast.rule, "", point, width, tight=tight, on=on)
    scene.floating.append(shown)


# ---------------------------------------------------------------- a standing answer


def _standing(scene: "PlayScene", desk: Desk, places: Places, view: Any, eyes: int | None, used: float) -> None:
    """What shall be answered for the player who sits there: a tray of his own, right of the board."""
    tray, known = places.right, scene.game.standing
    if known is None or eyes is None or not scene.may_stand() or tray.w < 200:
        return
    words, pitch = scene.game_words, 40.0
    note = words.say("standing.note")
    told = len(desk.wrap(note, tray.w - 40, TYPE.small)) * TYPE.small * 1.25
    title = words.say("standing.title")
    head = len(desk.wrap(title, min(tray.w, 360.0) - 40, 22, "serif")) * 26 - 26
    high = 66 + head + pitch * len(known.choices) + told + 22
    if tray.h - used - 12 < high:
        return
    box = Rect(tray.x, tray.bottom - high, min(tray.w, 360.0), high)
    desk.panel(box)
    desk.write(title, Rect(box.x + 20, box.y + 20, box.w - 40, 0), 22, "serif", GOLD_HIGH, 26 / 22)
    chosen, y = scene.standing(eyes), box.y + 72 + head
    for choice in known.choices:
        said = words.say(f"standing.{choice}")
        on = _standing_choice(scene, choice)
        desk.radio(box.x + 18, y, f"stand:{choice}", choice == chosen, said, on, group="stand", room=box.w - 30)
        y += pitch
    desk.write(plain(note), Rect(box.x + 20, y - 14, box.w - 40, 0), TYPE.small, colour=MUTED, leading=1.25)


def _standing_choice(scene: "PlayScene", choice: str) -> Callable[[], None]:
    return lambda: scene.stand(choice)
