"""The playing table: what is picked, and what is played. It knows no game; who may see what is `hot_seat.py`'s."""

from collections.abc import Callable, Mapping
from math import hypot
from typing import Any, NamedTuple

import pygame

from boardgames.app import compact_panel, keys, looking_up, notes, play_view, rulebook_text, saving
from boardgames.app.deployment import Deployment
from boardgames.app.hot_seat import HotSeat, Watch
from boardgames.app.muster import Muster
from boardgames.app.piles import PileScene
from boardgames.app.rulebook import RulebookScene
from boardgames.app.side_panel import KeptLog
from boardgames.app.table_menu import TableMenu, play_or_ask
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.contract import Ask, Move, Outcome, Refusal, Sight
from boardgames.core.partial import Choice
from boardgames.core.session import Session, redacted
from boardgames.table.board_view import BoardView, Carried
from boardgames.table.desk import Desk, Target
from boardgames.table.game import Action, Danger
from boardgames.table.hand_view import HandView, Seen
from boardgames.table.lens import Lens
from boardgames.table.motion import FLY_BACK, SHAKE, TOAST_IN, TOAST_OUT
from boardgames.table.picking import EVERYWHERE, Lights, Picking
from boardgames.table.space import Places, Rect

NEAR = 8.0
"""How far the pointer moves (logical) before a press becomes a drag."""
TOAST_SECONDS, NEWS_SECONDS = 6.0, 3.0
WATCHED_SECONDS = 0.9
"""How long each move stays while one watches what happened."""
KEPT_DANGERS = 64
"""So many positions and figures are remembered with what they threaten."""
PAN = 60.0
"""How far an arrow key moves the enlarged board (logical)."""


class Toast(NamedTuple):
    """Something said on the screen: its words, its rule, where it points, when it was said; good news or a refusal."""

    words: str
    rule: str
    where: str
    since: float
    good: bool = False


class Held(NamedTuple):
    """A press on something that can be taken: it becomes a drag when the pointer moves on."""

    target: Target | None
    x: float
    y: float
    before: tuple[Choice, ...]


class PlayScene(HotSeat):
    """A game in progress on the screen. `over(scene, outcome)` is called when it, or one of its match, ends."""

    keeps = True
    """The game is saved, and copies of it can be put aside."""

    def __init__(
        self,
        window: Window,
        session: Session[Any],
        players: tuple[str, ...],
        over: Callable[["PlayScene", Outcome], None],
        uid: str = "",
        created: str = "",
        table: Mapping[str, Any] | None = None,
        name: str = "",
    ) -> None:
        """`uid`, `created` and `name` of a game that goes on; `table` is what its save keeps beside the moves."""
        super().__init__(window, session, players, table)
        self.name = name
        self.uid, self.created = uid or saves.new_uid(), created or saves.now()
        self.picking: Picking | None = None
        self.muster = Muster(self)
        self.deployment = Deployment(self)
        self.toast: Toast | None = None
        self.series: tuple[Move, ...] = ()
        """The moves of one gesture that are still to be made, one after the other."""
        self.dangers = False
        """What could be reached and struck is shown."""
        self._known_dangers: dict[object, Danger | None] = {}
        self.log_up = 0.0
        self.log_kept: KeptLog | None = None
        self.drawer = False
        self.lens = Lens()
        self.board = BoardView(self.game, self.motion)
        self.cards = HandView(self.game, self.motion)
        self.places: Places | None = None
        self.carried: Carried | None = None
        self.returned: Carried | None = None
        self.band: Rect | None = None
        self.floating: list[Rect] = []
        """Where the odds and a refusal lie over the table."""
        self._over = over
        self._held: Held | None = None
        self._seen = Seen(session.view(None), None)
        window.sounds.learn(self.game.sounds, session.log(None))
        self.refresh()

    def refresh(self) -> None:
        """After a move or a hand-over: what can be picked is asked anew, from what may be seen."""
        ask, now, pace = self.ask, self.window.now, self.window.settings.pace
        self._held = self.carried = self.band = None
        self.drawer = False
        self.covered_since = None
        if ask is not None and ask.sight != Sight.OWN:
            self.revealed = False
        self.stale = self.open_hands and not self.front  # what is not in front shows, and offers, nothing private
        eyes = self.eyes()
        if eyes != self._seen.eyes and self.toast is not None and self.toast.rule:
            self.toast = None  # a refusal may speak of what only the one before has seen
        self.picking = None
        hidden = self.covered() or self.waiting() or self.parting is not None or self.watch is not None
        hidden = hidden or self.glance is not None or self.absent()
        if ask is not None and not hidden and self.whisper is None and self.peeking is None:
            self.picking = Picking(self.session.rules, self.session.view(eyes), ask.player, self.game)
            self.muster.begin()
        for player in {eyes, self.parting} - {None}:
            if self.watch is None and self.glance is None and player is not None:
                self.kept.seen[player] = self.session.ply
        self._move_to(Seen(self.view(), eyes), now, pace)
        self.window.redraw()

    def _move_to(self, seen: Seen, now: float, pace: float) -> None:
        """What lies differently now begins to move there."""
        before, self._seen = self._seen, seen
        self.board.changed(seen.view, now, pace)
        self.cards.changed(before, seen, len(self.players), now, pace)

    def may_pick(self) -> bool:
        return self.picking is not None

    # ------------------------------------------------------------ picking

    def click(self, value: str, what: str, place: str = "") -> None:
        """A click on a card, a figure, a place or a pile."""
        if what == "pile":
            self.window.show(PileScene(self.window, self, int(value)))
            return
        if self.picking is None:
            return
        self.toast = None
        self._say(self.picking.click(value, what, place), value)

    def _say(self, said: Move | Refusal | None, where: str) -> None:
        """What a gesture came to: a move is played, a refusal shown at its place."""
        if isinstance(said, Move):
            self.play(said)
        elif said is not None:
            self.refuse(said, where)

    def refuse(self, refused: Refusal, where: str = "") -> None:
        """Show why something cannot be done, at its place; a secret reason waits behind the cover screen."""
        ask = self.ask
        if refused.private and ask is not None and ask.sight != Sight.OWN and not self.open_hands:
            self.whisper = refused
            self.refresh()
            return
        if not refused.private:
            self.window.sounds.play("thud")
        spot = next((name for name in refused.where if name), where)
        self._tell(Toast(self.game_words.refusal(refused), refused.rule, spot, self.window.now))

    def _tell(self, toast: Toast) -> None:
        self.toast = toast
        self.motion.begin("toast", self.window.now, TOAST_IN, self.window.settings.pace)
        self.window.redraw()

    def mode(self, kind: str) -> None:
        """Begin a kind of move that clicks alone would not mean; again: back."""
        if self.picking is not None:
            self.picking.mode(kind)

    def actions(self) -> list[Action]:
        """The complete moves that what was picked spells, as buttons, the likeliest first."""
        picking = self.picking
        if picking is None or not self.front:
            return []
        view, words = self.view(), self.game_words
        found = []
        for move in picking.moves():
            last = picking.course(move)[-1]
            found.append(self.game.action(view, last, picking.preview(last), words)._replace(move=move))
        return found

    def lights(self) -> Lights:
        """What board and hand show of the move under construction."""
        return self.picking.lights() if self.picking is not None and self.front else Lights()

    def spoken(self) -> str:
        """What stands in the help line instead of what the game asks; empty: nothing does."""
        return ""

    # ------------------------------------------------------------ playing

    def play(self, move: Move) -> None:
        """Submit a move for the asked player; it is saved before anything else happens."""
        ask = self.ask
        if ask is None:
            return
        self.series = self.picking.course(move)[1:] if self.picking is not None else ()
        self._play(ask, move)

    def _play_on(self) -> None:
        """The next move of a gesture, each on its own: it ends before the first one that is refused."""
        ask, self.series, move = self.ask, self.series[1:], self.series[0]
        if ask is not None:
            self._play(ask, move)

    def play_out(self) -> None:
        """What one gesture has begun is done at once."""
        while self.series:
            self._play_on()

    def _play(self, ask: Ask, move: Move) -> None:
        self.toast = None
        ply, looking = self.session.ply, self.eyes()
        refused = self.session.submit(ask.player, move)
        if refused is not None:
            self.series = ()
            self.refuse(refused, self.game.target(self.view(), move))
            return
        if move.kind in self.game.parting:
            self.hand_back()
        self._answer_for_the_absent()
        self.deployment.go_on()
        self.save()
        self.window.sounds.events(redacted((event for one in self.session.plies()[ply:] for event in one.events), None))
        self.log_up = 0.0
        self._part_if_told(looking, ply)
        self.refresh()
        if self.series and not self.window.settings.pace and self.ended is None:
            self.play_out()
        else:
            self.tell_end()

    @property
    def ended(self) -> Outcome | None:
        """How the game on the table ended, a match perhaps going on; None while it is played."""
        return self.session.outcome or self.session.interval

    def tell_end(self) -> None:
        """The game on the table is over, and perhaps the match that it is part of."""
        outcome = self.ended
        if outcome is not None:
            self.series = ()
            self._over(self, outcome)

    def next_game(self) -> None:
        """Begin the second game of a match: everybody gets up, and what was seen or noted belongs to the first."""
        ask, session = self.ask, self.session
        if ask is None or session.interval is None:
            return
        (begin,) = session.rules.moves(session.state, ask.player) or ()
        self.hide()
        self.opened = False
        self.kept.seen = [session.ply + 1] * len(self.players)
        self.kept.notes = {}
        self.play(begin)

    def _answer_for_the_absent(self) -> None:
        """Whoever has a standing answer to the neutral question is not asked: it is given for him."""
        while (ask := self.ask) is not None and ask.sight == Sight.BANNER:
            answer = self.game.answer(self.session.view(None), ask, self.standing(ask.player))
            if answer is None or self.session.submit(ask.player, answer) is not None:
                return

    def _part_if_told(self, looking: int | None, ply: int) -> None:
        """Who was told something in private by his own move (the cards he drew) sees it before he hands on."""
        ask = self.ask
        if looking is None or ask is None or self.open_hands or (ask.player == looking and ask.sight == Sight.OWN):
            return
        if self.private_news(looking, ply):
            self.parting = looking

    def ready(self) -> None:
        """Confirm a placing before the game as it stands, completed where something is missing."""
        picking, ask = self.picking, self.ask
        if picking is None or ask is None:
            return
        values: dict[str, tuple[str, ...]] = {}
        for name, value in picking.chosen:
            values[name] = (*values.get(name, ()), value)
        move = Move(picking.partial.lines[0].kind, tuple(values.items()))
        self.play(self.session.rules.nearest(self.session.state, ask.player, move))

    # ------------------------------------------------------------ what is in danger

    def endangered(self) -> bool:
        """Something is known of what could be reached and struck."""
        ask = self.ask
        open_ = ask is not None and ask.sight == Sight.OPEN and self.may_pick()
        return open_ and self._danger(self.session.view(None), "") is not None

    def turn_dangers(self) -> None:
        """Show it, or do not any more."""
        self.dangers = not self.dangers
        self.window.redraw()

    def danger(self, view: Any, place: str) -> Danger | None:
        """What is shown of it: all of it, or that of the figure which is looked at."""
        if not self.dangers or self.picking is None:
            return None
        found = self._danger(view, place) if place else None
        return found or self._danger(view, "")

    def _danger(self, view: Any, place: str) -> Danger | None:
        """Worked out once for each position, figure and language."""
        key = view, place, self.window.settings.language
        if key not in self._known_dangers:
            if len(self._known_dangers) > KEPT_DANGERS:
                self._known_dangers.clear()
            self._known_dangers[key] = self.game.danger(view, place, self.game_words)
        return self._known_dangers[key]

    def standing(self, player: int) -> str:
        """What a player wants to be answered for him."""
        known = self.game.standing
        kept = self.kept.standing.get(player, "")
        return "" if known is None else kept if kept in known.choices else known.default

    def may_stand(self) -> bool:
        """Whether the player who sits there may change his standing answer now."""
        eyes = self.eyes()
        return eyes is not None and self.picking is not None and self.game.may_stand(self.view(), eyes)

    def stand(self, choice: str) -> None:
        """The player who sits there changes his standing answer, in secret."""
        eyes = self.eyes()
        if eyes is not None and self.may_stand():
            self.kept.standing[eyes] = choice
            self.save()

    def take_notes(self) -> None:
        """The asked player takes out his notes, behind the cover screen."""
        player = notes.writer(self)
        if player is not None:
            self.window.show(notes.NotesScene(self.window, self, player))

    def save(self) -> None:
        """Write the autosave; what goes wrong is said, and the game goes on."""
        try:
            saves.autosave(self.window.saves, self.snapshot(), self.window.settings.autosaves)
        except saves.SaveError as error:
            self._failed(error)

    def save_copy(self) -> None:
        """Ctrl S: a copy of the game as it stands under a name, which no later move changes."""
        self.save_copy_to(self.say)

    def save_copy_to(self, tell: saving.Tell) -> None:
        """The same, from a scene that says itself what came of it."""
        facts = saves.snapshot(self.session).facts
        name = self.name or saving.proposal(self.window.settings.language, self.players, facts)
        saving.ask(self.window, name, self._named, tell)

    def _named(self, name: str) -> saves.Save:
        """From now on the game has this name."""
        self.name = name
        return self.snapshot()

    def say(self, words: str, good: bool) -> None:
        """Good news, or what went wrong, on the screen."""
        self._tell(Toast(words, "", "", self.window.now, good))

    def _failed(self, error: saves.SaveError) -> None:
        self.say(saving.failure(self.window.settings.language, error), good=False)

    def snapshot(self) -> saves.Save:
        """The game as it stands, ready to be written."""
        return saves.snapshot(self.session, self.players, self.kept.written(), self.created, self.uid, self.name)

    def undo(self) -> None:
        """Take back the last move, or say why not."""
        self.deployment.forget()
        self.series = ()
        barrier = self.session.undo()
        if barrier is None:
            self.save()
        self.refresh()
        if barrier is not None:
            self._tell(Toast(self.words.say(f"barrier.{barrier}"), "", "", self.window.now))

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.session.redo():
            self.window.sounds.events(self.session.last().events)
            self.save()
        self.refresh()

    # ------------------------------------------------------------ the rulebook

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """The rulebook, open at a thing of the table or else at what is going on; the hand is hidden meanwhile."""
        rule = looking_up.rule_of(self, target)
        return (bool(rule) or not exact) and self.read_rule(rule or looking_up.rule_now(self))

    def read_rule(self, rule: str) -> bool:
        """The rulebook, open at a rule."""
        game = self.session.rules.name
        if rulebook_text.written(game):
            self.window.show(RulebookScene(self.window, game, rule, "game"))
            return True
        return False

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        if self.stale and self.front:
            self.refresh()
        play_view.draw(self, desk)
        self.drawn(desk)

    def hang(self, desk: Desk) -> None:
        play_view.hang(self, desk)

    def minds(self, before: str | None, after: str | None) -> bool:
        picking = self.picking
        if self.carried is None or picking is None:
            return self.band is None
        return play_view.looked_at(picking, before) != play_view.looked_at(picking, after)

    def moving(self, now: float) -> bool:
        toast = self.toast
        if toast is not None and now - toast.since > self.toast_seconds():
            self.toast = None
            return True
        if toast is not None and now - toast.since > self.toast_seconds() - TOAST_OUT * self.window.settings.pace:
            return True
        if self.leaving is not None and self.motion.share("cover", now) >= 1:
            self.leaving = None
        if self.returned is not None and self.motion.share("back", now) >= 1:
            self.returned = None
        busy = self.motion.busy(now) or self.board.sharpening
        if self.series and not self.motion.busy(now) and self.front:
            self._play_on()
            return True
        if self.watch is not None and not busy:
            self._watch_on(self.watch, now)
            return True
        return busy

    def toast_seconds(self) -> float:
        """How long what is said stays on the screen."""
        return NEWS_SECONDS if self.toast is not None and self.toast.good else TOAST_SECONDS

    def _watch_on(self, watch: Watch, now: float) -> None:
        """The next move of those that are watched, when the present one has been seen long enough."""
        pace = self.window.settings.pace or 0.5
        if now - watch.since < WATCHED_SECONDS * pace:
            return
        if watch.ply >= self.session.ply:
            self.reveal()
            return
        self.watch = Watch(watch.ply + 1, now)
        self._move_to(Seen(self.view(), self.eyes()), now, self.window.settings.pace)

    # ------------------------------------------------------------ keys

    def key(self, pressed: pygame.event.Event) -> bool:
        self.play_out()
        if self.glance is not None and not self.bindings.pressed(pressed, "hide"):
            self.look_now()
            return True
        if pressed.key == pygame.K_SPACE:
            return self._space()
        if not self.covered() and self._record_key(pressed):
            return True
        if self.watch is not None and not keys.command(pressed):
            self.reveal()
            return True
        bound = self.bindings
        if bound.pressed(pressed, "hide"):
            self.hide()
            return True
        if self.recap is not None and bound.pressed(pressed, "rewatch"):
            self.rewatch()
            return True
        if bound.pressed(pressed, "drawer") and compact_panel.toggle(self):
            return True
        if bound.pressed(pressed, "look") and self.knowing():
            self.peek()
            return True
        if bound.pressed(pressed, "notes") and notes.writer(self) is not None:
            self.take_notes()
            return True
        if bound.pressed(pressed, "danger") and self.endangered():
            self.turn_dangers()
            return True
        return self._zoom_key(pressed) or self._play_key(pressed)

    def _space(self) -> bool:
        """Here I am; on to my hand; hand on."""
        if self.parting is not None:
            self.part()
        elif self.recap is not None or self.watch is not None:
            self.reveal()
        elif self.covered() or self.waiting():
            self.sit()
        elif self.whisper is not None or self.peeking is not None:
            self.heard()
        else:
            return False
        return True

    def _play_key(self, pressed: pygame.event.Event) -> bool:
        """Enter plays what is picked; letters play or begin a kind of move."""
        picking, entered = self.picking, keys.enter(pressed) and not keys.command(pressed)
        if picking is None:
            if entered and not self.covered():
                return self._space()
            return False
        if entered:
            done = picking.moves()
            if done:
                self.play(done[0])
            elif self.placing():
                self.ready()
            elif set(only := picking.plain_kinds()) == set(picking.kinds()) - self.game.in_menu and len(only) == 1:
                play_or_ask(self, only[0])
                return True
            return bool(done)
        if len(done := picking.moves()) > 1 and self.bindings.pressed(pressed, "second"):
            self.play(done[1])
            return True
        if self.deployment.key(pressed):
            return True
        for kind in picking.kinds():
            if self.bindings.pressed(pressed, f"{self.session.rules.name}:{kind}"):
                if kind in self.game.begins(self.view(), picking.partial, self.game.modes_of(picking.kinds())):
                    self.mode(kind)
                    return True
                if kind in picking.plain_kinds():
                    play_or_ask(self, kind)
                    return True
        return False

    def placing(self) -> bool:
        """Something is arranged before the game, and confirmed as a whole."""
        return self.picking is not None and any(kind in self.game.placing for kind in self.picking.kinds())

    def _zoom_key(self, pressed: pygame.event.Event) -> bool:
        bound = self.bindings
        if bound.pressed(pressed, "zoom-fit"):
            self.whole_board()
            return True
        steps = 1 if bound.pressed(pressed, "zoom-in") else -1 if bound.pressed(pressed, "zoom-out") else 0
        if steps and self.places is not None:
            home, room = self.places.board, play_view.board_room(self.places)
            self.lens.zoom(steps, room.cx, room.cy, home, room)
            return True
        way = keys.arrow(pressed)
        if way is not None and self.lens.factor > 1 and (keys.shift(pressed) or not self.window.ring):
            self.pan(-way[0] * PAN, -way[1] * PAN)
            return True
        return False

    def whole_board(self) -> None:
        """As much of the board as there is."""
        self.lens.fit()
        self.window.redraw()

    def _record_key(self, pressed: pygame.event.Event) -> bool:
        """Play again, take back, save a copy."""
        if self.bindings.redo(pressed):
            self.redo()
        elif self.bindings.undo(pressed):
            self.undo()
        elif self.bindings.pressed(pressed, "save"):
            self.save_copy()
        else:
            return False
        return True

    def escape(self) -> None:
        """Close what is open; take back the last pick; at last the table's menu."""
        self.play_out()
        if compact_panel.opened(self):
            self.drawer = False
        elif self.glance is not None:
            self.look_now()
        elif self.watch is not None:
            self.reveal()
        elif self.toast is not None:
            self.toast = None
        elif self.picking is not None and self.picking.chosen and self.muster.roster() is None:
            self.picking.back()
        else:
            self.menu()

    def menu(self) -> None:
        """Open the table's menu."""
        self.window.show(TableMenu(self.window, self))

    # ------------------------------------------------------------ pointer

    def press(self, target: Target | None, x: float, y: float) -> bool:
        self.play_out()
        if self.glance is not None and not (target is not None and target.name.startswith("log:")):
            self.look_now()
            return True
        if self.watch is not None:
            self.reveal()
            return True
        self.motion.end()
        self.leaving = self.returned = None
        what = target.name.partition(":")[0] if target is not None else ""
        if what in (*EVERYWHERE, "breed") or (target is None and self._over_board(x, y)):
            self._held = Held(target, x, y, self.picking.chosen if self.picking is not None else ())
            return True
        return False

    def _over_board(self, x: float, y: float) -> bool:
        return self.places is not None and not self.covered() and play_view.board_room(self.places).contains(x, y)

    def drag(self, x: float, y: float) -> None:
        held, picking = self._held, self.picking
        if held is None or picking is None:
            return
        if self.carried is None and self.band is None:
            if hypot(x - held.x, y - held.y) < NEAR:
                return
            what, _, value = held.target.name.partition(":") if held.target is not None else ("", "", "")
            if what == "breed" and held.target is not None:
                self.carried = Carried((held.target.name,), x, y)
                self.window.redraw()
                return
            if what in ("card", "figure", "item"):
                if not picking.take(value, what):
                    return
                self.board.lift(self.window.now, self.window.settings.pace)
                self.window.redraw()
                self.window.sounds.play("tap")
            else:
                self.band = Rect(held.x, held.y, 0, 0)
                self.window.redraw()
        if self.band is not None:
            self.band = Rect(min(x, held.x), min(y, held.y), abs(x - held.x), abs(y - held.y))
        else:
            self.carried = Carried(self._hanging(held, picking), x, y)

    @staticmethod
    def _hanging(held: Held, picking: Picking) -> tuple[str, ...]:
        """What hangs at the pointer: what was grabbed, and what was picked of its kind."""
        grabbed = held.target.name if held.target is not None else ""
        what = grabbed.partition(":")[0]
        alike = (name for name in picking.lights().chosen if name.startswith(f"{what}:"))
        return tuple(dict.fromkeys((grabbed, *alike)))

    def release(self, target: Target | None, x: float, y: float) -> None:
        held, carried, band = self._held, self.carried, self.band
        self._held = self.carried = self.band = None
        picking = self.picking
        if held is None or picking is None:
            return
        if band is not None:
            picking.band(play_view.figures_within(self, band))
            return
        if carried is None:
            if held.target is not None:
                self.window.activate(held.target)
            return
        if held.target is not None and self.muster.drop(held.target.name, target.name if target is not None else ""):
            return
        place = self._place_of(target)
        said = None
        if place:
            grabbed = held.target.name.partition(":")[2] if held.target is not None else ""
            self.toast = None
            said = picking.drop(grabbed, place, held.before)
        else:
            picking.partial.chosen = held.before
        if not isinstance(said, Move):
            self.returned = carried
            self.motion.begin("back", self.window.now, FLY_BACK + SHAKE, self.window.settings.pace)
        self._say(said, place)

    def _place_of(self, target: Target | None) -> str:
        """The place under the pointer; a figure stands for the place it stands on."""
        if target is None:
            return ""
        what, _, name = target.name.partition(":")
        if what == "place":
            return name
        if what != "figure" or self.picking is None:
            return ""
        figures = self.game.figures(self.view(), self.picking.player)
        return next((f.place for f in figures if name in (f.value, f"{f.place}:{f.value}")), "")

    def pan(self, dx: float, dy: float) -> None:
        if self.places is not None:
            self.lens.pan(dx, dy, self.places.board, play_view.board_room(self.places))
            self.window.redraw()

    def wheel(self, steps: int, x: float, y: float) -> None:
        """Over the board it zooms, over the log it scrolls."""
        if self.places is None or self.covered():
            return
        if self._over_board(x, y) and not compact_panel.opened(self):
            self.lens.zoom(steps, x, y, self.places.board, play_view.board_room(self.places))
        else:
            self.log_up = max(0.0, self.log_up + 40 * steps)
