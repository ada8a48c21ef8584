"""The keys among the settings: every action with its key, how another one is chosen, and why one is refused."""

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import pygame

from boardgames import games
from boardgames.app import bindings, keys
from boardgames.app.bindings import FIXED, Taken, all_actions
from boardgames.app.hall import Hall, told
from boardgames.table import faces
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.targets import LEAST
from boardgames.table.tone import (
    BRASS_LIGHT,
    CHOSEN_ROW,
    CREAM,
    GOLD,
    GOLD_HIGH,
    INK,
    MUTED,
    PARCHMENT,
    RED_EDGE,
    RED_PLATE,
    SLATE,
    SLATE_HIGH,
    WHITE,
)
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.options_scene import SettingsScene

ROW, ROW_MOST = 46.0, 62.0
TWO_COLUMNS = 760.0
"""From this width on the list has two columns."""
SPECIAL = {"look": "knowing", "danger": "danger"}
"""Actions that are told of only if a game on the shelf has a use for them, and what its table has then."""
HIDDEN = "rulebook"
"""A key that is kept free, and not told of: the rulebook tells of it itself."""


class Row(NamedTuple):
    """A line of the list: a heading, an action whose key can be changed (with its name), or one that is fixed."""

    words: str
    caps: tuple[str, ...] = ()
    action: str = ""

    @property
    def heading(self) -> bool:
        return not self.caps


class KeyList:
    """What the list shows and remembers: the first line, the action that waits for a key, the last refusal."""

    def __init__(self, scene: "SettingsScene") -> None:
        self._scene = scene
        self.waiting = ""
        self._refused: tuple[str, Taken] | None = None
        self._top = 0
        self._per, self._shown = 1, 1

    # ------------------------------------------------------------ choosing

    def listen(self, action: str) -> None:
        """The next key is for this action."""
        self.waiting, self._refused = action, None

    def stop(self) -> None:
        """It keeps the key it has."""
        self.waiting, self._refused = "", None

    def heard(self, pressed: pygame.event.Event) -> None:
        """A key for the action that waits; one that cannot be had is refused, and it goes on waiting."""
        key, actions = keys.spelled(pressed), all_actions()
        if key is None:
            return
        bound = bindings.bound_keys(self._scene.window.settings.keys, actions)
        refused = bindings.refuse(self.waiting, key, actions, bound)
        if refused is not None:
            self._refused = key, refused
            self._scene.window.sounds.play("thud")
            return
        own = {action.name: action.key for action in actions}
        changed = {name: found for name, found in (bound | {self.waiting: key}).items() if found != own[name]}
        self._scene.put("keys", changed)
        self.stop()

    # ------------------------------------------------------------ moving in the list

    def go(self, step: int, down: int) -> bool:
        """Arrows go from action to action, over columns and beyond what is shown."""
        window, rows = self._scene.window, self._rows()
        name = (window.focus or "").removeprefix("key:")
        here = next((k for k, row in enumerate(rows) if row.action == name), None)
        if here is None or not window.ring:
            return False
        if step:
            column = here // self._per + step
            near = [k for k, row in enumerate(rows) if row.action and k // self._per == column]
            found = min(near, key=lambda k: abs(k % self._per - here % self._per), default=here)
        else:
            way = range(here + down, len(rows) if down > 0 else -1, down)
            found = next((k for k in way if rows[k].action), here)
        window.focus = f"key:{rows[found].action}"
        line = found % self._per
        self._top = int(clamp(line - self._shown + 1, self._top, line))
        return True

    def scroll(self, lines: int) -> None:
        """So many lines on."""
        self._top = int(clamp(0, self._top + lines, max(0, self._per - self._shown)))

    def put(self, share: float) -> None:
        """The bar is held: this share of the list from its beginning."""
        self._top = round(clamp(0, share, 1) * max(0, self._per - self._shown))

    # ------------------------------------------------------------ what stands there

    def _rows(self) -> list[Row]:
        words, actions = self._scene.words, all_actions()
        bound = bindings.bound_keys(self._scene.window.settings.keys, actions)
        idle = {name for name, way in SPECIAL.items() if not any(_has(game, way) for game in games.playable())}
        found = [Row(words.say("settings.keys-table"))]
        for scope in ("", *games.playable()):
            if scope:
                found.append(Row(told(words.language, scope, "name")))
            shared = [action for action in actions if (action.scope == scope if scope else ":" not in action.name)]
            shared = [action for action in shared if action.name not in idle]
            found += [Row(self._named(one.name), (bindings.shown(bound[one.name], words),), one.name) for one in shared]
        found.append(Row(words.say("settings.keys-fixed")))
        for name in dict.fromkeys(FIXED.values()):
            if name != HIDDEN:
                caps = tuple(bindings.shown(key, words) for key, by in FIXED.items() if by == name)
                found.append(Row(self._named(name), caps))
        return found

    def _named(self, action: str) -> str:
        """An action in words: the app's own, or a kind of move in the words of its game."""
        game, _, kind = action.rpartition(":")
        if game:
            return Words(self._scene.words.language, game).say(f"kind.{kind}")
        return self._scene.words.say(f"action.{action}")

    # ------------------------------------------------------------ drawing

    def draw(self, hall: Hall, box: Rect, top: float) -> None:
        """As many lines as fit, and below them what is to be done or why not."""
        desk, pad, said = hall.desk, hall.pad, self._said()
        x, wide = box.x + pad, box.w - 2 * pad
        lines = len(desk.wrap(said, wide - 76, TYPE.small))
        most = max(lines, 1 if hall.roomy else 2)
        note = Rect(x, box.bottom - 18 - (most * TYPE.small * 1.3 + 18), wide, most * TYPE.small * 1.3 + 18)
        rows = self._rows()
        columns = 2 if wide >= TWO_COLUMNS else 1
        self._per = ceil(len(rows) / columns)
        room = note.y - 10 - top
        self._shown = min(self._per, max(1, int(room // ROW)))
        high = min(ROW_MOST, room / self._shown)
        self.scroll(0)
        bar = max(22.0, LEAST / desk.s + 6) if self._per > self._shown else 0.0
        column = (wide - bar - 32 * (columns - 1)) / columns
        for k, row in enumerate(rows):
            line = k % self._per - self._top
            if 0 <= line < self._shown:
                self._row(desk, Rect(x + (k // self._per) * (column + 32), top + high * line, column, high - 6), row)
        if bar:
            place = Rect(box.right - pad - 9, top, 9, high * self._shown - 6)
            start = self._top / (self._per - self._shown)
            desk.scroll(place, start, self._shown / self._per, "keys:bar")
        self._note(desk, note, said, lines)

    def _row(self, desk: Desk, rect: Rect, row: Row) -> None:
        if row.heading:
            desk.fit(row.words, rect.x + 4, rect.cy, rect.w - 8, TYPE.small, "semi", BRASS_LIGHT)
            desk.rule(rect.x, rect.bottom, rect.w)
            return
        name, waits = f"key:{row.action}", bool(row.action) and row.action == self.waiting
        lit = waits or (row.action and desk.hover == name)
        if row.action:
            desk.target(rect, name, lambda: self._scene.listen(row.action), "row", group="key")
        if lit:
            desk.ground(rect, CHOSEN_ROW)
            desk.well(rect, 6, GOLD, CHOSEN_ROW)
        tone = GOLD_HIGH if waits else PARCHMENT
        used = sum(desk.width(cap, TYPE.small, "semi") + TYPE.small * 0.72 for cap in row.caps) + 10 * len(row.caps)
        desk.fit(row.words, rect.x + 10, rect.cy, rect.w - used - 64, TYPE.body, "semi" if waits else "sans", tone)
        at = rect.right - 44 - used
        for cap in row.caps:
            at += desk.keycap(at, rect.cy, cap, TYPE.small, tone if row.action else MUTED) + 10
        if row.action:
            desk.icon("pencil", rect.right - 24, rect.cy, 20, GOLD_HIGH if lit else MUTED)
            if desk.focus == name:
                desk.ring(rect, 6, 0)

    def _said(self) -> str:
        """What is to be done now."""
        if not self.waiting:
            return self._scene.words.say("settings.key-how")
        kept = self._scene.window.settings.keys
        bound = bindings.bound_keys(kept, all_actions())
        found = {"action": self._named(self.waiting), "kept": bindings.shown(bound[self.waiting], self._scene.words)}
        said = "settings.key-wait"
        if self._refused is not None:
            key, taken = self._refused
            said = "settings.key-taken" if taken.by else "settings.key-none"
            found |= {"key": bindings.shown(key, self._scene.words), "by": self._named(taken.by) if taken.by else ""}
        words = self._scene.words.say(said)
        for name, value in found.items():
            words = words.replace(f"%{{{name}}}", value)
        return words

    def _note(self, desk: Desk, rect: Rect, said: str, lines: int) -> None:
        if self._refused is not None:
            ground, edge, tone, icon = RED_PLATE, RED_EDGE, WHITE, "barred"
        elif self.waiting:
            ground, edge, tone, icon = PARCHMENT, GOLD, INK, "pencil"
        else:
            ground, edge, tone, icon = SLATE, SLATE_HIGH, PARCHMENT, "info"
        desk.ground(rect, ground)
        desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 7, ground, edge))
        sign = CREAM if tone == WHITE else tone
        desk.icon(icon, rect.x + 34, rect.cy, 28, sign, sign, ground)
        place = Rect(rect.x + 64, rect.cy - lines * TYPE.small * 0.65, rect.w - 76, 0)
        desk.write(said, place, TYPE.small, colour=tone, hole=ground)


def _has(game: str, way: str) -> bool:
    """A game's table has something of its own there."""
    return getattr(games.table(game), way) is not getattr(GameTable, way)
