"""The side panel folded for small windows: a strip above the table, a rail of signs, a drawer over the board.

The strip says whose turn it is and what can be done, with the main button in its corner; the rail has everything else
that can be done, as signs whose words appear while one points at them; the drawer has the seats, the log and what found
no place on the rail.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from boardgames.app import side_panel
from boardgames.app.side_panel import Button, Tool
from boardgames.table.desk import Desk
from boardgames.table.game import Action
from boardgames.table.hand_view import short_name
from boardgames.table.motion import DRAWER, eased
from boardgames.table.space import TYPE, Places, Rect, clamp, kind
from boardgames.table.tone import GOLD, GOLD_HIGH, INK

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene

HELP_LEAST = 268
"""The help line keeps this width; the main button gives way."""
VEIL = 96
LAST_TO_GO = ("menu", "hide", "undo", "rules", "save", "redo")
"""Tools in the order of their right to a place on the rail."""
TRAY_LEAST = 96
"""The height that a game's own tray needs at least."""


def opened(scene: "PlayScene") -> bool:
    """Whether the drawer lies over the board now."""
    desk = scene.window.desk
    return scene.drawer and desk is not None and kind(desk.w, desk.h) == "compact"


def toggle(scene: "PlayScene") -> bool:
    """Open the drawer, or close it; False where there is none."""
    desk = scene.window.desk
    if desk is None or kind(desk.w, desk.h) != "compact" or scene.covered():
        return False
    scene.drawer = not scene.drawer
    if scene.drawer:
        scene.motion.begin("drawer", scene.window.now, DRAWER, scene.window.settings.pace)
    return True


def draw(scene: "PlayScene", desk: Desk, places: Places, view: Any, actions: list[Action]) -> None:
    """Strip, rail and, while it is open, the drawer."""
    offered, tools = side_panel.buttons(scene, actions), side_panel.tools(scene)
    main = next((one for one in offered if one.main), None)
    others = [one for one in offered if not one.main]
    _strip(scene, desk, places.strip, view, main)
    shown, kept = _rail(scene, desk, places.panel, others, tools)
    if scene.drawer:
        left = [tool for tool in tools if tool not in kept]
        _drawer(scene, desk, places, view, others[shown:], left)
    _words_beside(desk, places.panel)


# ---------------------------------------------------------------- strip


def _strip(scene: "PlayScene", desk: Desk, strip: Rect, view: Any, main: Button | None) -> None:
    """Turn and phase, the help line on parchment, the main button in the corner above the rail."""
    inner = desk.beam(strip)
    turn, phases, now = side_panel.heading(scene, view)
    pad, pips = 14, 14 * len(phases) + 6
    left = max(desk.width(turn, 22, "serif"), desk.width(phases[now], TYPE.small, "semi") + pips)
    left = min(left, strip.w * 0.3)
    start = 16 + _open_sign(scene, desk, inner / 2)
    desk.fit(short_name(desk, turn, left, 22), start, inner * 0.32, left, 22, "serif")
    desk.pips(start, inner * 0.75, len(phases), now)
    desk.fit(phases[now], start + pips, inner * 0.75, left - pips, TYPE.small, "semi", GOLD_HIGH)
    x, right, high = start + left + pad, strip.right - 8, inner - 6
    if main is not None:
        place = _corner(desk, main, Rect(x, 3, right - x, high))
        right = place.x - pad
    desk.help_strip(Rect(x, 3, right - x, high), side_panel.help_words(scene))


def _open_sign(scene: "PlayScene", desk: Desk, y: float) -> float:
    """The sign that hands are not hidden, at the strip's beginning; gives its room. The drawer has its words."""
    if not scene.open_hands:
        return 0.0
    desk.coin("", 30, y, 15, GOLD, INK)
    desk.icon("eye", 30, y, 22, INK, INK, GOLD)
    desk.target(Rect(14, y - 16, 32, 32), "open-hands", None, "area", tip=scene.words.say("open-hands"))
    return 40.0


def _corner(desk: Desk, main: Button, room: Rect) -> Rect:
    """The main button at the room's right end; where it is short first its key goes, then its sign."""
    widest = max(room.w - 14 - HELP_LEAST, 0.0)
    for icon, key in ((main.icon, main.key), (main.icon, None), (None, None)):
        wide = desk.button_width(main.words, icon, key)
        if wide <= widest:
            break
    place = Rect(room.right - wide, room.y, wide, room.h)
    desk.button(place, main.name, main.words, main.on, main=True, icon=icon, key=key, ring=-6)
    return place


# ---------------------------------------------------------------- rail


def _step(desk: Desk) -> float:
    """From one sign of the rail to the next."""
    return 60 if desk.h >= 600 else 54 if desk.h >= 480 else 49.5


def _rail(
    scene: "PlayScene", desk: Desk, rail: Rect, others: list[Button], tools: list[Tool]
) -> tuple[int, list[Tool]]:
    """The drawer's handle, the other actions, the tools that fit; gives how many actions and which tools are shown."""
    step = _step(desk)
    x, wide, y = rail.x + 12, rail.w - 18, rail.y + 9
    slots = int((rail.h - 9) // step)
    if not scene.drawer:
        _handle(scene, desk, rail)
    y += step
    shown = min(len(others), slots - 2)
    for one in others[:shown]:
        _sign(desk, Rect(x, y, wide, step - 6), one)
        y += step
    right = sorted(tools, key=lambda tool: LAST_TO_GO.index(tool.name))[: slots - 1 - shown]
    kept = [tool for tool in tools if tool in right]
    top = rail.bottom - 3 - step * len(kept)
    if top - y > 6:
        desk.rule(x + 4, (y + top) / 2 - 3, wide - 8)
    for tool in kept:
        place = Rect(x, top, wide, step - 6)
        desk.tool(place, f"tool:{tool.name}", tool.icon, tool.key, tool.on, enabled=tool.enabled, tip=tool.tip)
        top += step
    return shown, kept


def _handle(scene: "PlayScene", desk: Desk, rail: Rect) -> None:
    """What opens and closes the drawer."""
    words, place = scene.words, Rect(rail.x + 12, rail.y + 9, rail.w - 18, _step(desk) - 6)
    tip = words.say("tool.close-drawer" if scene.drawer else "tool.drawer")
    desk.tool(
        place,
        "tool:drawer",
        "people",
        scene.bindings.shown("drawer", words),
        lambda: toggle(scene),
        tip=tip,
        held=scene.drawer,
    )


def _sign(desk: Desk, place: Rect, one: Button) -> None:
    """An action as a sign with its key, or in the middle if it has none."""
    if one.key:
        desk.tool(place, one.name, one.icon, one.key, one.on, tip=one.words)
    else:
        desk.button(place, one.name, on=one.on, icon=one.icon, tip=one.words)


def _words_beside(desk: Desk, rail: Rect) -> None:
    """The words of the sign that the pointer or the focus is on: left of the rail, above a tool of the drawer."""
    named = desk.hover or desk.focus
    target = next((target for target in desk.targets if target.name == named and target.tooltip), None)
    if target is None:
        return
    spot = target.rect
    if spot.x >= rail.x:
        spot = Rect(spot.x - 6, spot.cy - desk.h, spot.w, 2 * desk.h)  # neither above nor below: only beside
    with desk.layer():  # over the drawer, too
        desk.tooltip(target.tooltip, spot)


# ---------------------------------------------------------------- drawer


def _drawer(scene: "PlayScene", desk: Desk, places: Places, view: Any, more: list[Button], left: list[Tool]) -> None:
    """Phases, seats, log, and what found no place on the rail; a click beside it closes it."""
    short = desk.h < 480
    late = 1 - eased(scene.motion.share("drawer", scene.window.now))
    drawer = replace(places.drawer, x=places.drawer.x + places.drawer.w * late)  # it comes from the right
    desk.dim(VEIL, Rect(0, drawer.y, places.panel.x, drawer.h))
    with desk.layer():
        desk.target(Rect(0, drawer.y, drawer.x, drawer.h), "tool:beside", lambda: toggle(scene), "area")
        _handle(scene, desk, places.panel)
    with desk.layer(), desk.clip(Rect(0, drawer.y, places.panel.x, drawer.h)):
        desk.dock(drawer)
        x, w, y = drawer.x + 22, drawer.w - 36, drawer.y + 12
        foot = drawer.bottom - 10
        if left:
            low = 48 if short else 54
            foot -= low
            side_panel.draw_tools(desk, Rect(x, foot, w, low), left)
            foot -= 8
        for one in reversed(more):
            foot -= 46
            desk.button(Rect(x, foot, w, 46), one.name, one.words, one.on, icon=one.icon, key=one.key)
            foot -= 6
        y += side_panel.open_sign(scene, desk, Rect(x, y, w, 30))
        _, phases, now = side_panel.heading(scene, view)
        seats = len(scene.players)
        if not short:
            y = desk.phase_line(x, y, w, phases, now)
        high = clamp(34, (foot - y) / seats - 6, 46 if short or seats > 2 or more else 74)
        for player, name in enumerate(scene.players):
            y = side_panel.draw_seat(scene, desk, Rect(x, y, w, high), view, player, name) + 6
        y = _standing(scene, desk, x, y, w) if foot - y > 150 else y
        if foot - y > 56:
            desk.log(Rect(x, y + 2, w, foot - y - 2), side_panel.log_lines(scene, view), scene.log_up)


def _standing(scene: "PlayScene", desk: Desk, x: float, y: float, w: float) -> float:
    """What shall be answered for the player who sits there, as segments; gives y below them."""
    known, eyes = scene.game.standing, scene.eyes()
    if known is None or eyes is None or not scene.may_stand():
        return y
    words = scene.game_words
    desk.caption(words.say("standing.title"), x, y + 12)
    names = [words.say(f"standing.{choice}") for choice in known.choices]
    chosen = known.choices.index(scene.standing(eyes))
    desk.segments(Rect(x, y + 26, w, 46), "stand", names, chosen, lambda k: scene.stand(known.choices[k]))
    return y + 80
