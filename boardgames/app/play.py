"""The playing table: board, hand, panel, log, cover screen. It knows no game; a `GameTable` tells it what lies where.

What may be on the screen is the session's word (`Ask.sight`): a player's own view only after he has confirmed that he
sits there, and hidden again as soon as somebody else is asked.
"""

from typing import Any, NamedTuple

import pygame

from boardgames import games
from boardgames.app import cover
from boardgames.app.scene import Scene
from boardgames.app.window import Window
from boardgames.core import saves
from boardgames.core.contract import Ask, Move, Refusal, Sight
from boardgames.core.partial import KIND, Partial
from boardgames.core.session import Session
from boardgames.table import marks
from boardgames.table.desk import Desk, LogLine, Target
from boardgames.table.game import Action, Figure, GameTable
from boardgames.table.setting import plain
from boardgames.table.space import Places, Rect, fan, table
from boardgames.table.tone import GOLD, INK
from boardgames.words import Words

LOG_LINES = 80
TOAST_SECONDS = 6.0


class Toast(NamedTuple):
    """A refusal on the screen: its words, its rule, where it points and when it was said."""

    words: str
    rule: str
    where: str
    since: float


class Dragged(NamedTuple):
    """What hangs at the pointer: where the press began, where it is now, and the value that was taken."""

    value: str
    what: str
    start: tuple[float, float]
    now: tuple[float, float]


class PlayScene(Scene):
    """A game in progress on the screen."""

    def __init__(
        self, window: Window, session: Session[Any], players: tuple[str, ...], uid: str = "", created: str = ""
    ) -> None:
        super().__init__(window)
        self.session = session
        self.players = players
        self.game: GameTable[Any] = games.table(session.rules.name)(str(session.options.get("theme", "ancient")))
        self.uid, self.created = uid or saves.new_uid(), created or saves.now()
        self.over: Any = None
        self.present: int | None = None
        self.revealed = False
        self.partial: Partial[Any] | None = None
        self.toast: Toast | None = None
        self.dragged: Dragged | None = None
        self._log_up = 0.0
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
        if ask is None:
            return
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
        self.dragged = None
        if ask is not None and ask.sight != Sight.OWN:
            self.revealed = False
        if ask is None or self.covered() or self.waiting():
            self.partial = None
        else:
            self.partial = Partial(self.session.rules, self.session.view(self.eyes()), ask.player)
        self.window.redraw()

    # ------------------------------------------------------------ picking and playing

    def click(self, value: str, what: str, place: str = "") -> None:
        """A click on a card, a figure or a place: pick it, take it back, or say why not."""
        partial = self.partial
        if partial is None:
            return
        self.toast = None
        if what != "place" and value in (v for _, v in partial.chosen):
            partial.pick(next(n for n, v in partial.chosen if v == value), value)
            return
        if what == "place" and self.game.on_place(partial, self.session.view(None), value):
            return
        names = partial.names(value)
        if not names and what == "figure":
            self.click(place, "place")
            return
        done = self._actions()
        if what == "place" and done and self.game.target(done[0].move) == value:
            self.play(done[0].move)
        elif names:
            name = self.game.meaning(partial, value, names)
            partial.pick(name, value)
            self.game.follow(partial, name, value)
        else:
            self._explain(partial, value, what)

    def _explain(self, partial: Partial[Any], value: str, what: str) -> None:
        refused = partial.guess(self.game.intended(partial, value, what), value)
        if refused is not None:
            self.refuse(refused, value)

    def refuse(self, refused: Refusal, where: str = "") -> None:
        """Show why something cannot be done, at its place."""
        spot = next((w for w in refused.where if w), where)
        self.toast = Toast(self.game_words.refusal(refused), refused.rule, spot, self.window.now)
        self.window.redraw()

    def play(self, move: Move) -> None:
        """Submit a move for the asked player; saved before anything else happens."""
        ask = self.ask
        if ask is None:
            return
        self.toast = None
        refused = self.session.submit(ask.player, move)
        if refused is not None:
            self.refuse(refused, self.game.target(move))
            return
        self._save()
        self._refresh()
        outcome = self.session.outcome
        if outcome is not None and self.over is not None:
            self.over(self, outcome)

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
        if barrier is not None:
            said = self.words.say(f"barrier.{barrier}")
            self.toast = Toast(said, "", "", self.window.now)
        self._refresh()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.session.redo()
        self._refresh()

    def mode(self, kind: str) -> None:
        """Begin a kind of move that clicks alone would not mean; again: back."""
        if self.partial is not None:
            chosen = (KIND, kind) in self.partial.chosen
            self.partial.chosen = () if chosen else ((KIND, kind),)

    def _actions(self) -> list[Action]:
        """The complete moves that what was picked spells, the likeliest first."""
        partial, ask = self.partial, self.ask
        if partial is None or ask is None:
            return []
        moves = list(partial.moves())
        if not moves and partial.chosen:
            moves = self._one_word_left(partial)
        view, words = self.session.view(self.eyes()), self.game_words
        rules = self.session.rules
        return [self.game.action(view, m, rules.preview(view, ask.player, m), words) for m in moves[:4]]

    def _one_word_left(self, partial: Partial[Any]) -> list[Move]:
        """Only a choice that lies nowhere on the table is missing (damage or push-back): one move for each."""
        places = {place.name for place in self.game.places(self.session.view(None))}
        for part in partial.offers():
            values = part.values or ()
            if part.name == KIND or part.most != 1 or not 0 < len(values) <= 4 or set(values) & places:
                continue
            found: list[Move] = []
            for value in values:
                if partial.pick(part.name, value):
                    found += partial.moves()
                    partial.back()
            if found and all(move.one(part.name) for move in found):
                return found
        return []

    def _plain(self) -> list[str]:
        """Kinds of moves that need nothing to be picked."""
        if self.partial is None:
            return []
        avoid = self.session.rules.consent
        return [line.kind for line in self.partial.lines if not line.parts and line.kind not in avoid]

    # ------------------------------------------------------------ words

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "table")

    @property
    def game_words(self) -> Words:
        """The game's words, with the players' names in the places of their seats."""
        seats = self.session.seats
        names = {seat: self.players[k] for k, seat in enumerate(seats)}
        names |= {str(k): name for k, name in enumerate(self.players)}
        return Words(self.window.settings.language, self.session.rules.name, names)

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        ask = self.ask
        if ask is not None and self.covered():
            side = self.game.side(self.session.view(None), ask.player)
            cover.draw(desk, side, self.players[ask.player], self.words, self.sit)
            return
        places = table(desk.w, desk.h, self.game.aspect)
        view = self.session.view(self.eyes())
        actions = self._actions()
        self._board(desk, places, view, actions)
        self._others(desk, places, view)
        self._hand(desk, places, view)
        self.game.trays(desk, places.left, view, self.partial, self.game_words)
        self._panel(desk, places, view, actions)
        self._tip(desk, places, view, actions)
        self._toast(desk, places, view)

    def _spot(self, board: Rect, share: Rect) -> Rect:
        return Rect(board.x + share.x * board.w, board.y + share.y * board.h, share.w * board.w, share.h * board.h)

    def _board(self, desk: Desk, places: Places, view: Any, actions: list[Action]) -> None:
        board = places.board
        self.game.paint_board(desk, board, view)
        offered, chosen = self._offered(), self._chosen()
        aimed = self.game.target(actions[0].move) if actions else ""
        for place in self.game.places(view):
            rect = self._spot(board, place.rect)
            lit = place.name in offered
            if place.name == aimed:
                marks.brackets(desk, rect.cx, rect.cy, rect.w + 10, strong=True)
            elif lit and self.partial is not None and self.partial.chosen:
                marks.brackets(desk, rect.cx, rect.cy, rect.w - 4)
            kind: Any = "row" if lit else "area"
            on = self._on(place.name, "place")
            desk.target(rect, f"place:{place.name}", on, kind)
            if desk.focus == f"place:{place.name}":
                desk.ring(rect, 6, -4)
        for figure in self.game.figures(view, self.eyes()):
            self._figure(
                desk, board, figure, figure.mine and figure.value in chosen, figure.mine and figure.value in offered
            )

    def _figure(self, desk: Desk, board: Rect, figure: Figure, picked: bool, lit: bool) -> None:
        x, y, width = board.x + figure.x * board.w, board.y + figure.y * board.h, figure.width * board.w
        rim = max(1.6, width * 0.035) if picked else 0
        marks.figure(desk, figure.picture, x, y, width, rim=rim)
        body = Rect(x - width * 0.42, y - width * 0.95, width * 0.84, width)
        name = f"figure:{figure.place}:{figure.value}" + ("" if figure.mine else ":theirs")
        desk.target(body, name, self._on(figure.value if figure.mine else "", "figure", figure.place), "area")
        if figure.coin:
            marks.board_coin(desk, figure.coin, x + width * 0.3, y - width * 0.03, width * 1.6)

    def _on(self, value: str, what: str, place: str = "") -> Any:
        return lambda: self.click(value, what, place)

    def _offered(self) -> set[str]:
        if self.partial is None:
            return set()
        return {value for part in self.partial.offers() for value in part.values or ()}

    def _chosen(self) -> set[str]:
        return {value for _, value in self.partial.chosen} if self.partial is not None else set()

    def _others(self, desk: Desk, places: Places, view: Any) -> None:
        """The hidden hands of the others as backs with their number; the piles beside the hand."""
        mine = self._bottom()
        rows = [p for p in range(len(self.players)) if p != mine]
        if not places.compact:
            third = places.backs.w / max(1, len(rows))
            for number, player in enumerate(rows):
                count = len(self.game.hand(view, player))
                width = places.card[0] * (0.78 if len(rows) == 1 else 0.5)
                step, x = width * 0.4, third * (number + 0.5)
                for k in range(count):
                    turn = (k - (count - 1) / 2) * -1.6
                    at = places.backs.bottom - width * 0.7 - 6
                    marks.card(desk, "table/card-back", x + (k - (count - 1) / 2) * step, at, width, turn=180 + turn)
                half = step * max(0, count - 1) / 2 + width * 0.62
                side = self.game.side(view, player)
                desk.name_plate(side, self.players[player], x - half - 8, places.backs.h * 0.46, 20, "r")
                desk.badge(str(count), x + half + 8, places.backs.h * 0.46, icon="cards")
        for number, pile in enumerate(self.game.piles(view)):
            width = min(86.0, (places.hand.h - 36) * 63 / 88)
            x = (places.left.x if places.compact else 28.0) + width / 2 + number * (width + 24)
            y = places.hand.y + 8 + width * 88 / 126
            marks.card(desk, pile.picture, x, y, width)
            desk.badge(str(pile.number), x, y + width * 88 / 126 + 6, icon=pile.icon, align="c")

    def _bottom(self) -> int:
        """Whose hand lies at the lower edge: the one who sits there, else the one who is asked."""
        ask = self.ask
        eyes = self.eyes()
        return eyes if eyes is not None else ask.player if ask is not None else 0

    def _hand(self, desk: Desk, places: Places, view: Any) -> None:
        eyes = self.eyes()
        if eyes is None:
            return
        cards = self.game.hand(view, eyes)
        area, (wide, high) = places.hand, places.card
        room = min(area.w - 2 * (wide * 1.7 + 40), wide * 0.68 * len(cards) + wide)
        spots = fan(len(cards), max(room, wide * 1.5), wide)
        offered, chosen = self._offered(), [value for _, value in self.partial.chosen] if self.partial else []
        picked = [card for card in chosen if card in cards]
        for number, card in sorted(enumerate(cards), key=lambda pair: pair[1] in picked):
            spot, up = spots[number], card in picked
            x = area.cx + spot.x
            y = area.y + high / 2 + spot.drop - (28 if up else 0)
            dark = 0 if card in offered or up or self.partial is None else 70
            turn = 0.0 if up else spot.turn
            rect = marks.card(desk, self.game.card_picture(card), x, y, wide, turn=turn, dark=dark, rim=up)
            name = f"card:{card}"
            kind: Any = "row" if card in offered or up else "area"
            desk.target(Rect(rect.x, rect.y, min(rect.w, wide), desk.h - rect.y), name, self._on(card, "card"), kind)
            if desk.focus == name:
                desk.ring(Rect(x - wide / 2, y - high / 2, wide, high), 9)
            if up and len(picked) > 1:
                desk.coin(str(picked.index(card) + 1), x + wide * 0.4, area.y - 14, 15, GOLD, INK)

    # ------------------------------------------------------------ the panel

    def _panel(self, desk: Desk, places: Places, view: Any, actions: list[Action]) -> None:
        ask, words, panel = self.ask, self.words, places.panel
        if places.compact:
            desk.beam(places.strip)
            panel = Rect(desk.w - 344, 0, 344, desk.h)
        desk.dock(panel)
        x, w, roomy = panel.x + 24, panel.w - 42, desk.h >= 960
        name = self.players[ask.player] if ask is not None else ""
        turn, phases, now = self.game.heading(view, name, self.game_words)
        y = desk.phase_head(x, 16 if roomy else 10, w, turn, phases, now)
        many = len(self.players) > 2
        high = 92 if roomy else 74 if not many else 46
        for player, player_name in enumerate(self.players):
            y = desk.seat(Rect(x, y, w, high), self.game.seat(view, player, player_name, self.game_words)) + 8
        y = desk.help_plate(x, y + 4, w, self._help()) + 12
        y = self._buttons(desk, x, y, w, actions, roomy)
        foot = desk.h - 78
        self._tools(desk, x, foot, w)
        if foot - y > 90:
            desk.log(Rect(x, y + 4, w, foot - 16 - y), self._log(view), self._log_up)

    def _help(self) -> str:
        ask = self.ask
        if ask is None:
            return self.words.say("help.over")
        if self.waiting():
            return self.words.say("help.waiting", player=plain(self.players[ask.player]))
        said = self.game_words.say(f"ask.{ask.kind}")
        if ask.sight != Sight.OWN:
            return (
                f"*{plain(self.players[ask.player])}*\u00a0: {said}"
                if self.words.language == "fr"
                else (f"*{plain(self.players[ask.player])}*: {said}")
            )
        return said

    def _buttons(self, desk: Desk, x: float, y: float, w: float, actions: list[Action], roomy: bool) -> float:
        """What can be done now: complete moves first, then what needs nothing to be picked, then modes."""
        main, plain_high = (60.0, 52.0) if roomy else (52.0, 46.0)
        words = self.words
        if self.waiting():
            place = Rect(x, y, w, main)
            desk.button(
                place, "sit", words.say("show-hand"), self.sit, main=True, icon="cards", key=words.say("key.space")
            )
            return y + main + 8
        for number, action in enumerate(actions):
            first = number == 0
            on = self._playing(action.move)
            key = words.say("key.enter") if first else None
            high = main if first else plain_high
            place = Rect(x, y, w, high)
            desk.button(place, f"do:{number}", action.words, on, main=first, icon=action.icon, key=key)
            y += high + 8
        for number, kind in enumerate(self._plain()):
            first = not actions and number == 0 and len(self._plain()) < 3 and kind != "end-turn"
            said, high = self.game_words.say(f"kind.{kind}"), main if first else plain_high
            key = {"end-turn": "E", "pass": "P", "react": "R"}.get(kind)
            place = Rect(x, y, w, high)
            icon = self.game.kind_icon(kind)
            desk.button(place, f"kind:{kind}", said, self._playing(Move(kind)), main=first, icon=icon, key=key)
            y += high + 8
        if self.partial is not None:
            for kind in dict.fromkeys(line.kind for line in self.partial.lines if line.kind in self.game.modes):
                said, icon = self.game_words.say(f"kind.{kind}"), self.game.kind_icon(kind)
                desk.button(Rect(x, y, w, plain_high), f"mode:{kind}", said, lambda k=kind: self.mode(k), icon=icon)
                y += plain_high + 8
        if (
            not actions
            and self.partial is not None
            and any(line.kind in ("deploy", "place", "propose") for line in self.partial.lines)
        ):
            place = Rect(x, y, w, main)
            desk.button(
                place, "ready", words.say("ready"), self._ready, main=True, icon="check", key=words.say("key.enter")
            )
            y += main + 8
        return y

    def _ready(self) -> None:
        """Confirm a placing as it stands, completed where something is missing."""
        partial, ask = self.partial, self.ask
        if partial is None or ask is None:
            return
        line = partial.lines[0]
        values: dict[str, tuple[str, ...]] = {}
        for name, value in partial.chosen:
            values[name] = (*values.get(name, ()), value)
        move = Move(line.kind, tuple(values.items()))
        self.play(self.session.rules.nearest(self.session.state, ask.player, move))

    def _playing(self, move: Move) -> Any:
        return lambda: self.play(move)

    def _tools(self, desk: Desk, x: float, y: float, w: float) -> None:
        words = self.words
        rows = (
            ("undo", "undo", "Ctrl Z", self.undo, True),
            ("redo", "redo", "Ctrl Y", self.redo, self.session.can_redo()),
            ("hide", "hidden", "H", self.hide, self.present is not None),
            ("menu", "menu", words.say("key.escape"), self.escape, True),
        )
        wide = min(72.0, (w - 8 * (len(rows) - 1)) / len(rows))
        gap = (w - wide * len(rows)) / (len(rows) - 1)
        for number, (name, icon, key, on, enabled) in enumerate(rows):
            place = Rect(x + number * (wide + gap), y, wide, 58)
            desk.tool(place, f"tool:{name}", icon, key, on, enabled=enabled, tip=words.say(f"tool.{name}"))

    def _log(self, view: Any) -> list[LogLine]:
        words = self.game_words
        lines = []
        for event in self.session.log(self.eyes())[-LOG_LINES:]:
            who = self.game.teller(view, event)
            side = self.game.side(view, who) if who is not None else None
            lines.append(LogLine(side, plain(words.event(event))))
        return lines

    def _tip(self, desk: Desk, places: Places, view: Any, actions: list[Action]) -> None:
        """What the first action would do, on a card beside the board."""
        ask = self.ask
        if not actions or ask is None or places.compact or places.right.w < 200:
            return
        found = self.game.tip(view, ask.player, actions[0], self.game_words)
        if found is None:
            return
        title, rows, total = found
        tray = places.right
        rect = Rect(tray.x, tray.y, tray.w, 118 + 27 * len(rows))
        desk.odds_frame(rect, None)
        desk.icon(actions[0].icon, rect.x + 28, rect.y + 30, 22, INK)
        desk.fit(title, rect.x + 46, rect.y + 30, rect.w - 64, 22, "serif", INK)
        y = desk.modifiers(rect.x + 16, rect.y + 64, rect.w - 32, rows)
        desk.text(self.words.say("hits"), rect.x + 16, y + 12, 22, "serif", INK)
        desk.text(total, rect.right - 16, y + 12, 26, "heavy", INK, "r")

    def _toast(self, desk: Desk, places: Places, view: Any) -> None:
        toast = self.toast
        if toast is None:
            return
        width = min(400.0, desk.w - 40)
        spot = next((self._spot(places.board, p.rect) for p in self.game.places(view) if p.name == toast.where), None)
        high = desk.toast_height(toast.words, width)
        if spot is None:
            desk.toast(
                places.board.cx - width / 2, places.board.bottom - high - 20, toast.words, toast.rule, "", None, width
            )
            return
        x = spot.right + 24 if spot.right + 24 + width < places.panel.x else spot.x - 24 - width
        y = max(8.0, min(spot.cy - high / 2, desk.h - high - 8))
        desk.toast(max(8.0, x), y, toast.words, toast.rule, "", (spot.cx, spot.cy), width)

    # ------------------------------------------------------------ keys and pointer

    def moving(self, now: float) -> bool:
        return self.toast is not None and now - self.toast.since > TOAST_SECONDS and self._let_go()

    def _let_go(self) -> bool:
        self.toast = None
        return True

    def key(self, pressed: pygame.event.Event) -> bool:
        command = bool(pressed.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift = bool(pressed.mod & pygame.KMOD_SHIFT)
        if command:
            if pressed.key == pygame.K_z:
                self.redo() if shift else self.undo()
            elif pressed.key == pygame.K_y:
                self.redo()
            return pressed.key in (pygame.K_z, pygame.K_y)
        if pressed.key == pygame.K_SPACE and (self.covered() or self.waiting()):
            self.sit()
            return True
        if pressed.key == pygame.K_h:
            self.hide()
            return True
        actions = self._actions()
        if pressed.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and actions:
            self.play(actions[0].move)
            return True
        letter = {pygame.K_e: "end-turn", pygame.K_p: "pass", pygame.K_r: "react"}.get(pressed.key)
        if letter in self._plain():
            self.play(Move(str(letter)))
            return True
        return False

    def escape(self) -> None:
        """Take back the last pick; with nothing picked, back to the menu (the game is saved)."""
        if self.toast is not None:
            self.toast = None
        elif self.partial is not None and self.partial.chosen:
            self.partial.back()
        else:
            self.window.back()

    def wheel(self, steps: int, x: float, y: float) -> None:
        self._log_up = max(0.0, self._log_up + 40 * steps)

    def press(self, target: Target | None, x: float, y: float) -> bool:
        return False
