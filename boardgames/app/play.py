"""The playing table: who may see what, what is picked, and what is played. It knows no game.

What may be on the screen is the session's word (`Ask.sight`): a player's own view only after he has confirmed that he
sits there, and hidden again as soon as somebody else is asked.
"""

from collections.abc import Callable
from math import hypot
from typing import Any, NamedTuple

import pygame

from boardgames import games
from boardgames.app import compact_panel, cover, side_panel
from boardgames.app.scene import Scene
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.contract import Ask, Move, Outcome, Refusal, Sight
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.core.session import Session
from boardgames.table import hand_view, marks
from boardgames.table.board_view import BoardView, Carried, Lights
from boardgames.table.desk import Desk, Target
from boardgames.table.game import Action, GameTable, on_board
from boardgames.table.space import TYPE, Places, Rect, clamp, quiet_place, table
from boardgames.table.tone import INK
from boardgames.words import Words

NEAR = 8.0
"""How far the pointer moves (logical) before a press becomes a drag."""
TOAST_SECONDS = 6.0
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
KEYS = {"end-turn": (pygame.K_e, "E"), "pass": (pygame.K_p, "P"), "react": (pygame.K_r, "R")}
"""Letters for moves that need nothing to be picked."""


class Toast(NamedTuple):
    """A refusal on the screen: its words, its rule, where it points and when it was said."""

    words: str
    rule: str
    where: str
    since: float


class Held(NamedTuple):
    """A press on something that can be taken: it becomes a drag when the pointer moves on."""

    target: Target
    x: float
    y: float
    before: tuple[Choice, ...]


class PlayScene(Scene):
    """A game in progress on the screen. `over(scene, outcome)` is called when it ends."""

    def __init__(
        self,
        window: Window,
        session: Session[Any],
        players: tuple[str, ...],
        over: Callable[["PlayScene", Outcome], None],
        uid: str = "",
        created: str = "",
    ) -> None:
        super().__init__(window)
        self.session, self.players = session, players
        self.game: GameTable[Any] = games.table(session.rules.name)(session.options)
        self.uid, self.created = uid or saves.new_uid(), created or saves.now()
        self.present: int | None = None
        self.revealed = False
        self.partial: Partial[Any] | None = None
        self.toast: Toast | None = None
        self.log_up = 0.0
        self.drawer = False
        self._over = over
        self._board = BoardView(self.game)
        window.sounds.learn({}, session.log(None))
        self._held: Held | None = None
        self._carried: Carried | None = None
        self._refresh()

    # ------------------------------------------------------------ who may see what

    @property
    def ask(self) -> Ask | None:
        """The open question."""
        return self.session.ask

    def covered(self) -> bool:
        """The hand-hiding screen stands before everything."""
        ask = self.ask
        return ask is not None and ask.sight == Sight.OWN and self.present != ask.player

    def waiting(self) -> bool:
        """The right player sits there, but has not asked for his hand again since somebody else was asked."""
        ask = self.ask
        return ask is not None and ask.sight == Sight.OWN and self.present == ask.player and not self.revealed

    def eyes(self) -> int | None:
        """Whose view may be drawn now; None: what everybody sees."""
        ask = self.ask
        if ask is None or ask.sight != Sight.OWN or self.covered() or self.waiting():
            return None
        return ask.player

    def sit(self) -> None:
        """The asked player says that he is here."""
        ask = self.ask
        if ask is not None:
            self.present, self.revealed = ask.player, True
            self.session.sat_down()
            self._refresh()

    def hide(self) -> None:
        """Everything private off the screen at once."""
        self.present, self.revealed = None, False
        self._refresh()

    def _refresh(self) -> None:
        """After a move or a hand-over: what can be picked is asked anew, from what may be seen."""
        ask = self.ask
        self._held = self._carried = None
        self.drawer = False
        if ask is not None and ask.sight != Sight.OWN:
            self.revealed = False
        hidden = ask is None or self.covered() or self.waiting()
        self.partial = None
        if not hidden and ask is not None:
            self.partial = Partial(self.session.rules, self.session.view(self.eyes()), ask.player)
        self._board.changed(self.session.view(None), self.window.now)
        self.window.redraw()

    # ------------------------------------------------------------ picking

    def click(self, value: str, what: str, place: str = "") -> None:
        """A click on a card, a figure or a place: pick it, take it back, or say why not."""
        partial = self.partial
        if partial is None:
            return
        self.toast = None
        chosen = next((name for name, picked in partial.chosen if picked == value), "")
        if what == "place" and self.game.on_place(partial, self.session.view(None), value):
            return
        done = self.actions() if what == "place" and chosen else []
        if done and self.game.target(done[0].move) == value:
            self.play(done[0].move)  # a second click on the target
        elif chosen:
            partial.pick(chosen, value)
        elif not self._pick(partial, value):
            if what == "figure":
                self.click(place, "place", place)
            else:
                self._explain(partial, value, what)

    def _pick(self, partial: Partial[Any], value: str) -> bool:
        names = partial.names(value)
        if not names:
            return False
        name = self.game.meaning(partial, value, names)
        partial.pick(name, value)
        self.game.follow(partial, name, value)
        return True

    def _explain(self, partial: Partial[Any], value: str, what: str) -> None:
        refused = partial.guess(self.game.intended(partial, value, what), value)
        if refused is not None:
            self.refuse(refused, value)

    def refuse(self, refused: Refusal, where: str = "") -> None:
        """Show why something cannot be done, at its place."""
        if not refused.private:
            self.window.sounds.play("thud")
        spot = next((name for name in refused.where if name), where)
        self.toast = Toast(self.game_words.refusal(refused), refused.rule, spot, self.window.now)
        self.window.redraw()

    def mode(self, kind: str) -> None:
        """Begin a kind of move that clicks alone would not mean; again: back."""
        if self.partial is not None:
            self.partial.chosen = () if (KIND, kind) in self.partial.chosen else ((KIND, kind),)

    def actions(self) -> list[Action]:
        """The complete moves that what was picked spells, the likeliest first."""
        partial, ask = self.partial, self.ask
        if partial is None or ask is None or not partial.chosen:
            return []
        view, rules = self.session.view(self.eyes()), self.session.rules
        moves = list(partial.moves()) or self._one_word_left(partial, view)
        # Cards are laid by hand: a combination that would take the last ones left is not what was meant.
        spared = set(self.game.hand(view, ask.player)) - {value for _, value in partial.chosen}
        moves = [move for move in moves if not spared & {value for _, values in move.parts for value in values}]
        words = self.game_words
        return [self.game.action(view, move, rules.preview(view, ask.player, move), words) for move in moves[:4]]

    def _one_word_left(self, partial: Partial[Any], view: Any) -> list[Move]:
        """Only a choice that lies nowhere on the table is missing (damage or push-back): one move for each."""
        lying = {place.name for place in self.game.places(view)} | set(self.game.hand(view, partial.player))
        lying |= {figure.value for figure in self.game.figures(view, partial.player)}
        for part in partial.offers():
            values = part.values or ()
            if part.name == KIND or part.most != 1 or not values or set(values) & lying:
                continue
            found: list[Move] = []
            for value in values:
                if partial.pick(part.name, value):
                    found += partial.moves()
                    partial.back()
            if found:
                return found
        return []

    @staticmethod
    def letter(kind: str) -> str | None:
        """The key that plays a kind of move at once."""
        return KEYS[kind][1] if kind in KEYS else None

    def plain_kinds(self) -> list[str]:
        """Kinds of moves that need nothing to be picked."""
        lines = self.partial.lines if self.partial is not None else ()
        return [line.kind for line in lines if not line.parts and line.kind not in self.session.rules.consent]

    def lights(self) -> Lights:
        """What board and hand show of the move under construction."""
        partial = self.partial
        if partial is None:
            return Lights()
        offered = {value for part in partial.offers() for value in part.values or ()}
        chosen = tuple(value for name, value in partial.chosen if name != KIND)
        done = self.actions()
        source, target = (self.game.source(done[0].move), self.game.target(done[0].move)) if done else ("", "")
        return Lights(offered, chosen, source, target, bool(partial.chosen))

    # ------------------------------------------------------------ playing

    def play(self, move: Move) -> None:
        """Submit a move for the asked player; it is saved before anything else happens."""
        ask = self.ask
        if ask is None:
            return
        self.toast = None
        refused = self.session.submit(ask.player, move)
        if refused is not None:
            self.refuse(refused, self.game.target(move))
            return
        self._save()
        self.window.sounds.events(self.session.last().events)
        self._refresh()
        outcome = self.session.outcome
        if outcome is not None:
            self._over(self, outcome)

    def ready(self) -> None:
        """Confirm a placing before the game as it stands, completed where something is missing."""
        partial, ask = self.partial, self.ask
        if partial is None or ask is None:
            return
        values: dict[str, tuple[str, ...]] = {}
        for name, value in partial.chosen:
            values[name] = (*values.get(name, ()), value)
        move = Move(partial.lines[0].kind, tuple(values.items()))
        self.play(self.session.rules.nearest(self.session.state, ask.player, move))

    def _save(self) -> None:
        save = saves.snapshot(self.session, self.players, {}, self.created, self.uid)
        try:
            saves.autosave(self.window.saves, save)
        except saves.SaveError as error:
            said = Words(self.window.settings.language).say(f"save.{error.reason}", **error.args_)
            self.toast = Toast(said, "", "", self.window.now)

    def undo(self) -> None:
        """Take back the last move, or say why not."""
        barrier = self.session.undo()
        self._refresh()
        if barrier is not None:
            self.toast = Toast(self.words.say(f"barrier.{barrier}"), "", "", self.window.now)

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.session.redo():
            self.window.sounds.events(self.session.last().events)
        self._refresh()

    # ------------------------------------------------------------ words

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "table")

    @property
    def game_words(self) -> Words:
        """The game's words, with the players' names in the places of their seats."""
        names = {seat: self.players[number] for number, seat in enumerate(self.session.seats)}
        names |= {str(number): name for number, name in enumerate(self.players)}
        return Words(self.window.settings.language, self.session.rules.name, names)

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        ask = self.ask
        if ask is not None and self.covered():
            side = self.game.side(self.session.view(None), ask.player)
            cover.draw(desk, side, self.players[ask.player], self.words, self.sit)
            return
        places = table(desk.w, desk.h, self.game.aspect)
        eyes = self.eyes()
        view, lights = self.session.view(eyes), self.lights()
        now, pace = self.window.now, self.window.settings.pace
        shown = self.game.draft(view, self.partial)
        self._board.draw(desk, places.board, shown, eyes, lights, self._carried, self._on, now, pace)
        below = eyes if eyes is not None else ask.player if ask is not None else 0
        others = [player for player in range(len(self.players)) if player != below]
        rows = [(self.game.side(view, p), self.players[p], len(self.game.hand(view, p))) for p in others]
        tray = self._beside(desk, places, view, rows)
        if eyes is not None:
            hand_view.hand(desk, places, self.game, self.game.hand(view, eyes), lights, self._carried, self._on)
        if tray is not None:
            self.game.trays(desk, tray, view, self.partial, self.game_words)
        actions = self.actions()
        if not places.compact:
            side_panel.draw(self, desk, places.panel, view, actions)
        if self.toast is None:
            self._tip(desk, places, view, actions)
        elif not (places.compact and self.drawer):
            self._show_toast(desk, places, view)
        if places.compact:
            compact_panel.draw(self, desk, places, view, actions)

    def _beside(self, desk: Desk, places: Places, view: Any, rows: list[tuple[str, str, int]]) -> Rect | None:
        """The others' hands and the piles; gives the room for the game's own tray, if there is any."""
        if not places.compact:
            hand_view.backs(desk, places, rows)
            hand_view.piles(desk, places, self.game, view)
            return places.left
        top = hand_view.others(desk, places, rows) + 4
        low = hand_view.foot_piles(desk, places, self.game, view)
        room = Rect(places.left.x, top, places.left.w, low - top)
        return room if room.h >= compact_panel.TRAY_LEAST else None

    def _on(self, value: str, what: str, place: str) -> Callable[[], None]:
        return lambda: self.click(value, what, place)

    def _spot(self, places: Places, view: Any, name: str) -> Rect | None:
        """Where a place of the board lies on the screen."""
        found = (on_board(places.board, place.rect) for place in self.game.places(view) if place.name == name)
        return next(found, None)

    def _quiet(self, places: Places, view: Any, wide: float, high: float, spot: Rect) -> Rect:
        """Where a card of this size hides least of the board, and never the place that it speaks of."""
        top, right = places.strip.bottom + 6, places.panel.x - 8
        room = Rect(places.left.x, top, right - places.left.x, places.hand.y - 6 - top)
        board, figures = places.board, self.game.figures(view, None)
        feet = [(board.x + f.x * board.w, board.y + f.y * board.h, f.width * board.w) for f in figures]
        busy = tuple(Rect(x - w * 0.42, y - w * 0.95, w * 0.84, w) for x, y, w in feet)
        return quiet_place(wide, high, spot.inset(-6), room, busy, places.left)

    def _tip(self, desk: Desk, places: Places, view: Any, actions: list[Action]) -> None:
        """What the first action would do: on a card beside the board, or over it where it hides least."""
        found = self.game.tip(view, actions[0], self.game_words) if actions else None
        if found is None:
            return
        title, rows, total = found
        tight = places.compact
        size, pitch, pad = (TYPE.small, 25, 14) if tight else (TYPE.body, 27, 16)
        high, wide = (100 if tight else 118) + pitch * len(rows), max(desk.width(row, size) for row, _ in rows)
        wide = min(max(wide + 36 + 2 * pad, 196.0), 356.0)
        tray, spot = places.right, self._spot(places, view, self.game.target(actions[0].move))
        if tray.w >= max(170.0, wide * 0.86):
            y = tray.y if spot is None or not tight else clamp(tray.y, spot.y - 20, tray.bottom - high)
            rect = Rect(tray.x, y, min(tray.w, 356.0), high)
        elif spot is not None:
            rect = self._quiet(places, view, wide, high, spot)
        else:
            return
        with desk.layer():
            if spot is not None and tight:
                edge = rect.x if rect.x >= spot.right else rect.right
                marks.leader(desk, (spot.right if rect.x >= spot.right else spot.x, spot.y), (edge, rect.y + 40))
            desk.odds_frame(rect, None)
            y = rect.y + (26 if tight else 30)
            desk.icon(actions[0].icon, rect.x + pad + 12, y, 22, INK)
            desk.fit(title, rect.x + pad + 30, y, rect.w - 2 * pad - 32, 22, "serif", INK)
            y = desk.modifiers(rect.x + pad, y + (30 if tight else 34), rect.w - 2 * pad, rows, pitch) + 12
            desk.fit(self.words.say("hits"), rect.x + pad, y, rect.w - 80, 22, "serif", INK)
            desk.text(total, rect.right - pad, y, 26, "heavy", INK, "r")

    def _show_toast(self, desk: Desk, places: Places, view: Any) -> None:
        toast = self.toast
        if toast is None:
            return
        tight = places.compact
        width = min(400.0, desk.w - 40)
        high = desk.toast_height(toast.words, width, tight)
        spot = self._spot(places, view, toast.where)
        if spot is None:
            x, y = places.board.cx - width / 2, places.board.bottom - high - 20
            x = max(8.0, min(x, places.panel.x - 8 - width))
            desk.toast(x, y, toast.words, toast.rule, "", None, width, tight=tight)
            return
        if tight:
            rect = self._quiet(places, view, width, high, spot)
            x, y = rect.x, rect.y
        else:
            x = spot.right + 24 if spot.right + 24 + width < places.panel.x else spot.x - 24 - width
            y = max(8.0, min(spot.cy - high / 2, desk.h - high - 8))
        desk.toast(max(8.0, x), y, toast.words, toast.rule, "", (spot.cx, spot.cy), width, tight=tight)

    def moving(self, now: float) -> bool:
        if self.toast is not None and now - self.toast.since > TOAST_SECONDS:
            self.toast = None
            return True
        return self._board.moving(now, self.window.settings.pace)

    # ------------------------------------------------------------ keys

    def key(self, pressed: pygame.event.Event) -> bool:
        if pressed.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(pressed)
        if pressed.key == pygame.K_SPACE and (self.covered() or self.waiting()):
            self.sit()
            return True
        if pressed.key == pygame.K_h:
            self.hide()
            return True
        if pressed.key == pygame.K_l and compact_panel.toggle(self):
            return True
        actions = self.actions()
        if pressed.key in _ENTER and actions:
            self.play(actions[0].move)
            return True
        kind = next((kind for kind in self.plain_kinds() if KEYS.get(kind, (0, ""))[0] == pressed.key), None)
        if kind is not None:
            self.play(Move(kind))
        return kind is not None

    def _command(self, pressed: pygame.event.Event) -> bool:
        """Ctrl (on a Mac Cmd) with a letter."""
        again = pressed.key == pygame.K_y or (pressed.key == pygame.K_z and pressed.mod & pygame.KMOD_SHIFT)
        if again:
            self.redo()
        elif pressed.key == pygame.K_z:
            self.undo()
        return bool(again) or pressed.key == pygame.K_z

    def escape(self) -> None:
        """Close what is open; take back the last pick; at last back to the menu (the game is saved)."""
        if compact_panel.opened(self):
            self.drawer = False
        elif self.toast is not None:
            self.toast = None
        elif self.partial is not None and self.partial.chosen:
            self.partial.back()
        else:
            self.window.back()

    # ------------------------------------------------------------ pointer

    def press(self, target: Target | None, x: float, y: float) -> bool:
        if target is None or target.name.partition(":")[0] not in ("card", "figure", "place"):
            return False
        self._held = Held(target, x, y, self.partial.chosen if self.partial is not None else ())
        return True

    def drag(self, x: float, y: float) -> None:
        held, partial = self._held, self.partial
        if held is None or partial is None:
            return
        if self._carried is None:
            what, _, value = held.target.name.partition(":")
            if hypot(x - held.x, y - held.y) < NEAR or what == "place" or not self._take(partial, value):
                return
        taken = [value for name, value in partial.chosen if name != KIND]
        self._carried = Carried(taken, x, y)

    def _take(self, partial: Partial[Any], value: str) -> bool:
        """Pick up what is dragged, unless it was picked before."""
        return any(value == picked for _, picked in partial.chosen) or self._pick(partial, value)

    def release(self, target: Target | None, x: float, y: float) -> None:
        held, carried = self._held, self._carried
        self._held = self._carried = None
        partial = self.partial
        if held is None:
            return
        if carried is None:
            self.window.activate(held.target)
            return
        place = self._place_of(target)
        if partial is None or not place:
            return
        if self._drop(partial, place):
            done = self.actions()
            if done:
                self.play(done[0].move)
            return
        self._explain(partial, place, "place")
        partial.chosen = held.before

    def _drop(self, partial: Partial[Any], place: str) -> bool:
        """What was dragged is dropped on a place; what is left open but makes no difference chooses itself."""
        names = partial.names(place)
        if not names:
            return False
        partial.pick(self.game.dropped(partial, names), place)
        if not self.actions():
            for part in partial.offers():
                if part.most == 1 and part.values and self.game.alike(part.values):
                    partial.pick(part.name, part.values[0])
        return True

    def _place_of(self, target: Target | None) -> str:
        """The place under the pointer; a figure stands for the place it stands on."""
        if target is None:
            return ""
        what, _, name = target.name.partition(":")
        if what == "place":
            return name
        if what != "figure" or self.partial is None:
            return ""
        figures = self.game.figures(self.session.view(self.eyes()), self.partial.player)
        return next((f.place for f in figures if name in (f.value, f"{f.place}:{f.value}")), "")

    def wheel(self, steps: int, x: float, y: float) -> None:
        self.log_up = max(0.0, self.log_up + 40 * steps)
