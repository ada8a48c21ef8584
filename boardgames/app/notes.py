"""A player's notes: marks that he puts on figures for himself alone, behind the hand-hiding screen.

They are no moves: undo does not touch them, no rule knows of them, and nothing but this scene ever shows them. The
table keeps them beside the moves of the game. Which figures can be marked, by whom, and with what marks is the game's
to say (`GameTable.noted`); a mark goes along with its figure.
"""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardgames.app import cover, keys
from boardgames.app.hot_seat import COVER_LEAST
from boardgames.app.scene import Scene
from boardgames.core.contract import Sight
from boardgames.table import marks
from boardgames.table.board_view import BoardView, Shown
from boardgames.table.desk import Desk, plain
from boardgames.table.game import Figure
from boardgames.table.motion import Motion
from boardgames.table.picking import Lights
from boardgames.table.space import TYPE, Rect, clamp, within
from boardgames.table.targets import LEAST_MAIN
from boardgames.table.tone import GOLD_HIGH, MUTED, PARCHMENT
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene
    from boardgames.app.window import Window

NOTE = "note:"
"""What the targets of figures that can be marked begin with."""


def writer(table: "PlayScene") -> int | None:
    """The player who may take out his notes now: he is asked, and there is something that he may mark."""
    ask = table.ask
    if not (table.game.notes and table.keeps and ask is not None and ask.sight == Sight.OPEN and table.may_pick()):
        return None
    view = table.session.view(ask.player)
    return ask.player if table.game.noted(view, ask.player) else None


class NotesScene(Scene):
    """The board as one player sees it, with his marks; before it the cover screen."""

    def __init__(self, window: "Window", table: "PlayScene", player: int) -> None:
        super().__init__(window)
        self.table, self.player = table, player
        self.here = table.open_hands
        """He has said that he sits there: until then nothing of his is drawn."""
        self._covered_since: float | None = None
        self._board = BoardView(table.game, Motion())

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "table")

    @property
    def secret(self) -> bool:
        return self.here and not self.table.open_hands

    # ------------------------------------------------------------ what is noted

    @property
    def _noted(self) -> dict[str, str]:
        """The figures that can be marked, and by what each is known."""
        return dict(self.table.game.noted(self.table.session.view(self.player), self.player))

    def mark(self, who: str) -> str:
        """The mark of somebody, empty if he has none; one that the game does not know is none."""
        found = self.table.kept.notes.get(self.player, {}).get(who, "")
        return found if found in self.table.game.notes else ""

    def put(self, who: str, mark: str) -> None:
        """Give somebody a mark, or (empty) take his away; it is saved at once."""
        notes = self.table.kept.notes.setdefault(self.player, {})
        notes.pop(who, None)
        if mark:
            notes[who] = mark
        self.table.save()
        self.window.redraw()

    def turn(self, who: str) -> None:
        """The next mark, after the last one none."""
        order = ("", *self.table.game.notes)
        self.put(who, order[(order.index(self.mark(who)) + 1) % len(order)])

    # ------------------------------------------------------------ keys

    def sit(self) -> None:
        """He sits there; a key pressed twice by somebody else does not count."""
        if self._covered_since is not None and self.window.now - self._covered_since >= COVER_LEAST:
            self.here = True
            self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Space and the key that hides everything put the notes away; digits mark who is pointed at."""
        if self.table.bindings.pressed(pressed, "hide") or (self.here and pressed.key == pygame.K_SPACE):
            self.escape()
            return True
        if pressed.key == pygame.K_SPACE:
            self.sit()
            return True
        who = self._looked_at() if self.here else ""
        for number, mark in enumerate(self.table.game.notes, start=1):
            if who and keys.letter(pressed, str(number)):
                self.put(who, mark)
                return True
        if who and pressed.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self.put(who, "")
            return True
        return False

    def _looked_at(self) -> str:
        """Who has the focus, or else is pointed at; empty: nobody who can be marked."""
        desk = self.window.desk
        for target in (desk.focus, desk.hover) if desk is not None else ():
            if target is not None and target.startswith(NOTE):
                return target.removeprefix(NOTE)
        return ""

    def hide(self) -> None:
        self.here = self.table.open_hands

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """The cover screen, then the board beside a panel that says what the marks mean."""
        table = self.table
        view = table.session.view(self.player if self.here else None)
        if not self.here:
            cover.draw(desk, table.game.side(view, self.player), table.players[self.player], self.words, self.sit)
            if desk.surface is not None and self._covered_since is None:
                self._covered_since = self.window.now
            return
        edge = 12.0
        wide = clamp(266, desk.w * 0.27, 460)
        panel = Rect(desk.w - wide - edge, edge, wide, desk.h - 2 * edge)
        board = within(Rect(edge, edge, panel.x - 2 * edge, desk.h - 2 * edge), table.game.aspect)
        shown = Shown(view, None, Lights(), lambda *_: None, self.window.now, looked_at=True)
        self._board.draw(desk, board, Rect(0, 0, panel.x, desk.h), shown)
        noted = self._noted
        figures = {noted[one.value]: one for one in table.game.figures(view, self.player) if one.value in noted}
        for who, figure in figures.items():
            self._figure(desk, board, figure, who)
        self._panel(desk, panel, figures.get(self._looked_at()))

    def _figure(self, desk: Desk, board: Rect, figure: Figure, who: str) -> None:
        """The mark of a figure on its shoulder, and what is clicked to change it."""
        x, y, width = board.x + figure.x * board.w, board.y + figure.y * board.h, figure.width * board.w
        name, mark = f"{NOTE}{who}", self.mark(who)
        self._slip(desk, x, y, width, mark)
        body = desk.grown(Rect(x - width * 0.42, y - width * 0.95, width * 0.84, width), least=0)
        desk.target(body, name, partial(self.turn, who), "row")
        if desk.focus == name:
            desk.ring(body, 8, 0)
        elif desk.hover == name:
            marks.brackets(desk, body)

    def _slip(self, desk: Desk, x: float, y: float, width: float, mark: str) -> None:
        """A mark on the shoulder of a figure whose foot is here; without one nothing."""
        if mark:
            size = max(width * 0.52, min(34.0, width * 0.7))
            spot = Rect(x + width * 0.26 - size / 2, y - width * 0.74 - size / 2, size, size)
            desk.picture(self.table.game.notes[mark], spot)

    def _panel(self, desk: Desk, panel: Rect, figure: Figure | None) -> None:
        """Whose notes these are, the marks with their keys, who is looked at, and the way back."""
        words, pad = self.words, 20.0
        roomy = panel.h > 620
        desk.panel(panel)
        x, wide, y = panel.x + pad, panel.w - 2 * pad, panel.y + (40.0 if roomy else 30.0)
        desk.fit(words.say("notes.title"), x, y, wide, 28 if roomy else 24, "serif", GOLD_HIGH)
        y += 26 if roomy else 20
        desk.rule(x, y, wide)
        y += 18 if roomy else 12
        size = TYPE.body if roomy else TYPE.small
        name = plain(self.table.players[self.player])
        y += desk.write(words.say("notes.told", player=name), Rect(x, y, wide, 0), size) + (22 if roomy else 12)
        y = self._legend(desk, Rect(x, y, wide, 56.0 if roomy else 40.0))
        high = max(56.0, LEAST_MAIN / desk.s)
        place = Rect(x, panel.bottom - pad - high, wide, high)
        if figure is not None:
            self._portrait(desk, Rect(x, y + 8, wide, place.y - y - 20), figure, size)
        back, key = words.say("notes.away"), words.say("key.escape")
        fits = desk.button_width(back, "hidden", key) <= wide
        desk.button(
            place, "notes:away", back, self.escape, main=True, icon="hidden", key=key if fits else None, align="l"
        )

    def _portrait(self, desk: Desk, room: Rect, figure: Figure, size: float) -> None:
        """Who is looked at, with his mark: in words, and large where there is room."""
        words, said, who = self.words, self.table.game_words, self._looked_at()
        mark = self.mark(who)
        what = said.say(f"noted.{mark}") if mark else words.say("notes.none")
        line = words.say("notes.line", who=plain(self.table.game.noted_name(who, said)), mark=what)
        used = desk.write(line, Rect(room.x, room.y, room.w, 0), size)
        width = min(room.w * 0.7, (room.h - used - 24) * 0.8)
        if width > 90:
            foot = room.y + used + 20 + width * 1.05
            marks.figure(desk, figure.picture, room.cx, foot, width)
            self._slip(desk, room.cx, foot, width, mark)

    def _legend(self, desk: Desk, row: Rect) -> float:
        """Each mark with its key, its words and how many bear it; gives y below."""
        said, noted = self.table.game_words, self._noted.values()
        side, cap = row.h * 0.86, desk.width("1", TYPE.small, "semi") + TYPE.small * 0.72
        y = row.y
        for number, (mark, picture) in enumerate(self.table.game.notes.items(), start=1):
            desk.keycap(row.x, y + row.h / 2, str(number), TYPE.small)
            spot = Rect(row.x + cap + 12, y + (row.h - side) / 2, side, side)
            desk.picture(picture, spot)
            left = spot.right + 12
            count = str(sum(self.mark(who) == mark for who in noted))
            desk.fit(
                said.say(f"noted.{mark}"), left, y + row.h / 2, row.right - left - 36, TYPE.body, "semi", PARCHMENT
            )
            desk.text(count, row.right, y + row.h / 2, TYPE.body, "semi", MUTED, "r")
            y += row.h
        return y
