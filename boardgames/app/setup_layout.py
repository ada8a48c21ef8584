"""The table's picture in the set-up scene, and the hand that lays pieces on it: by dragging, by clicks or by keys.

A piece is dragged from the palette onto a place, from place to place, or off the board. Or it is clicked and then every
place that is to have one; a second click takes it away again. What lies on the board can be picked up in the same way.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from boardgames.app import setup_frame as parts
from boardgames.app.setup_choice import SCENARIO, Draft
from boardgames.app.setup_panels import Panels, capital
from boardgames.app.thumbnail import still_board
from boardgames.table import faces, marks
from boardgames.table.desk import Desk
from boardgames.table.game import on_board
from boardgames.table.layout import Kind, Laid, Layout
from boardgames.table.space import TYPE, Rect, within
from boardgames.table.targets import LEAST
from boardgames.table.tone import BRASS_LIGHT, GOLD, GOLD_HIGH, INK, MUTED, RED_PLATE, RED_TEXT

PIECE, PLACE = "piece:", "place:"
"""How the targets of the palette and of the board are called."""
FAR = 6.0
"""A press becomes a drag when the pointer has gone so far."""
COLUMN, NARROW, NAMED, BARE = 196.0, 128.0, 116.0, 56.0
"""The palette's width beside a large board and beside a small one, the least that shows names, and without them."""
LEGEND = 300.0
"""A board so high has the pieces beside it, even when they are not laid by hand."""
LEGEND_LEAST = 84.0
"""The pieces stand below the words beside a board if there is so much room."""
LINE = 23.4
"""The height of a line of explanation."""


class Held(NamedTuple):
    """What the next click lays: a kind of piece, and the place it was picked up from, if it lay on the board."""

    kind: str
    source: str | None = None


class Grip(NamedTuple):
    """What the pointer drags: as held, from where it was pressed to where it is now."""

    held: Held
    start: tuple[float, float]
    now: tuple[float, float]
    moved: bool = False


class Hand:
    """The hand that lays pieces; it knows places by name and nothing of the screen but the pointer."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self.held: Held | None = None
        self.grip: Grip | None = None

    @property
    def lifted(self) -> str | None:
        """The place whose piece is in the hand."""
        held = self.grip.held if self.grip is not None and self.grip.moved else self.held
        return held.source if held is not None else None

    def take(self, kind: str) -> None:
        """A kind from the palette, or none if it was in the hand already."""
        self.held = None if self.held == Held(kind) else Held(kind)

    def drop(self) -> None:
        """Nothing is in the hand; what was picked up lies where it lay."""
        self.held = self.grip = None

    def click(self, place: str) -> None:
        """Lay what is held, or take away what lies there already; an empty hand picks up."""
        held, draft = self.held, self._draft
        if held is None:
            if place in draft.laid:
                self.held = Held(draft.laid[place], place)
        elif held.source is None:
            if draft.laid.get(place) == held.kind:
                draft.lift(place)
            else:
                draft.lay(place, held.kind)
        else:
            self._move(held, None if place == held.source else place)

    def press(self, name: str, x: float, y: float) -> bool:
        """The pointer goes down on a target: a piece may be dragged from there."""
        place = name.removeprefix(PLACE)
        if name.startswith(PIECE):
            held = Held(name.removeprefix(PIECE))
        elif name.startswith(PLACE) and place in self._draft.laid:
            held = Held(self._draft.laid[place], place)
        else:
            return False
        self.grip = Grip(held, (x, y), (x, y))
        return True

    def drag(self, x: float, y: float) -> None:
        """The pointer moves with what it has gripped."""
        if self.grip is not None:
            way = abs(x - self.grip.start[0]) + abs(y - self.grip.start[1])
            self.grip = self.grip._replace(now=(x, y), moved=self.grip.moved or way > FAR)
            if self.grip.moved and self.held is not None and self.held.source is not None:
                self.held = None

    def release(self, place: str | None) -> bool:
        """The pointer lets go over a place or beside the board; False if it was a click."""
        grip, self.grip = self.grip, None
        if grip is None or not grip.moved:
            return False
        if place is not None or grip.held.source is not None:
            self._move(grip.held, place)
        return True

    def _move(self, held: Held, place: str | None) -> None:
        """From where it lay to another place, or off the board."""
        if held.source is not None:
            self._draft.lift(held.source)
        if place is not None:
            self._draft.lay(place, held.kind)
        if held == self.held:
            self.held = None


class TablePanel(Panels):
    """The set-up scene's picture of the table."""

    hand: Hand

    def explained(self) -> str:
        """What the way in which the pieces come onto the table means."""
        layout = self.draft.layout
        if layout is None:
            return ""
        if layout.option in self.draft.fixed:
            refusal = self.draft.fixed[layout.option]
            return self.words.say("fixed-table", rule=refusal.rule) if refusal is not None else self.words.say("fixed")
        told = self.meant(f"help.{layout.option}.{self.draft.shown(layout.option)}")
        return f"{self.words.say('lay')} {told}" if self.draft.by_hand else told

    def table(self, desk: Desk, rect: Rect) -> None:
        """The game's table as it would be laid, what that means, and the pieces if there is room or need for them."""
        layout = self.draft.layout
        if layout is None:
            self._print(desk, rect)
            return
        words = self.explained()
        below = len(desk.wrap(words, rect.w, TYPE.small)) * LINE + 12 if words else 0.0
        if self.draft.by_hand:
            self._workshop(desk, rect, layout, words, below)
            return
        laid = layout.given(self.draft.settled)
        high = min(rect.h - below, rect.w / layout.aspect)
        beside = rect.w - rect.h * layout.aspect
        if high >= LEGEND and laid and rect.w - high * layout.aspect >= NARROW:
            column = min(COLUMN, rect.w - high * layout.aspect - 24)
            wide = high * layout.aspect
            board = Rect(rect.cx - (wide + 24 + column) / 2, rect.y, wide, high)
            self._board(desk, board, layout, laid)
            self._pieces(desk, Rect(board.right + 24, rect.y, column, high), layout, live=False)
            self._explain(desk, Rect(rect.x, board.bottom + 12, rect.w, 0), words)
        elif words and beside > 190:  # a low room: the words stand beside the board
            board = Rect(rect.x, rect.y, rect.h * layout.aspect, rect.h)
            self._board(desk, board, layout, laid)
            room = beside - 24
            lines = len(desk.wrap(words, room, TYPE.small)) * LINE
            legend = rect.h - lines - 12 if laid else 0.0
            top = board.y if legend >= LEGEND_LEAST else board.cy - lines / 2
            self._explain(desk, Rect(board.right + 24, top, room, 0), words)
            if legend >= LEGEND_LEAST:
                self._legend(desk, Rect(board.right + 24, top + lines + 12, room, legend), layout)
        else:
            wide = high * layout.aspect
            top = rect.y + max(0.0, rect.h - high - below) / 2
            self._board(desk, Rect(rect.cx - wide / 2, top, wide, high), layout, laid)
            self._explain(desk, Rect(rect.x, top + high + 12, rect.w, 0), words)

    def _legend(self, desk: Desk, rect: Rect, layout: Layout) -> None:
        """The kinds of pieces and their names in two columns."""
        kinds = layout.kinds(self.draft.settled)
        lines = -(-len(kinds) // 2)
        pitch = min(44.0, rect.h / lines)
        size = pitch - 4
        for k, kind in enumerate(kinds):
            x, y = rect.x + k // lines * rect.w / 2, rect.y + k % lines * pitch
            desk.picture(kind.picture, Rect(x, y, size, size))
            desk.shape(x, y, size, size, faces.box(size, size, 2, "none", INK, 1.5))
            name = capital(self.meant(kind.name))
            desk.fit(name, x + size + 10, y + size / 2, rect.w / 2 - size - 12, TYPE.small, colour=MUTED)

    def _print(self, desk: Desk, rect: Rect) -> None:
        """A table of which nothing is known but its printed board."""
        if SCENARIO in self.draft.options:
            game, view = self.bare(str(self.draft.shown(SCENARIO)))
            if view is not None:
                still_board(desk, within(rect, game.aspect), game, view)
                return
        if parts.has(desk.gallery, picture := f"{self.game}/board"):
            desk.picture(picture, rect)

    def _explain(self, desk: Desk, rect: Rect, words: str) -> None:
        if words:
            desk.write(words, rect, TYPE.small, colour=MUTED, leading=LINE / TYPE.small, accent=GOLD_HIGH)

    # ------------------------------------------------------------ by hand

    def palette_width(self, room: float) -> float:
        """How wide the pieces stand beside a board that is laid by hand, in so much room for both."""
        return min(COLUMN, room * 0.3) if room * 0.3 >= NAMED else BARE

    def _workshop(self, desk: Desk, rect: Rect, layout: Layout, words: str, below: float) -> None:
        """The board as large as can be, the palette beside it, what to do below."""
        column = self.palette_width(rect.w)
        wide = min(rect.w - column - 16, rect.h * layout.aspect)
        if rect.h - below < wide / layout.aspect * 0.8:  # the words would cost too much of the board
            words, below = "", 0.0
        wide = min(wide, (rect.h - below) * layout.aspect)
        high = wide / layout.aspect
        column = min(COLUMN, rect.w - wide - 16)
        left, top = rect.cx - (wide + 16 + column) / 2, rect.y + (rect.h - high - below) / 2
        board = Rect(left, top, wide, high)
        grip = self.hand.grip if self.hand.grip is not None and self.hand.grip.moved else None
        laid = {place: kind for place, kind in self.draft.laid.items() if place != self.hand.lifted}
        self._board(desk, board, layout, laid)
        self._places(desk, board, layout)
        tall = high if words else rect.h
        self._pieces(desk, Rect(board.right + 16, board.cy - tall / 2, column, tall), layout, live=True)
        self._explain(desk, Rect(rect.x, board.bottom + 12, rect.w, 0), words)
        if grip is not None:
            self._carried(desk, board, layout, grip)

    def _board(self, desk: Desk, board: Rect, layout: Layout, laid: Laid) -> None:
        if desk.surface is not None:
            layout.paint(desk, board, self.draft.settled, self.draft.colours, laid)

    def _places(self, desk: Desk, board: Rect, layout: Layout) -> None:
        """The places as targets; the keys reach all of them while something is held, else those with a piece."""
        hand = self.hand
        held = hand.grip.held if hand.grip is not None and hand.grip.moved else hand.held
        pictures = {kind.value: kind.picture for kind in layout.kinds(self.draft.settled)}
        for place in sorted(layout.places, key=lambda place: (place.rect.y, place.rect.x)):
            rect, name = on_board(board, place.rect), f"{PLACE}{place.name}"
            lies = self.draft.laid.get(place.name)
            reached = held is not None or lies is not None or desk.focus == name
            tip = self.words.say("place-tip") if lies and held is None else ""
            on = partial(self.on_place, place.name)
            desk.target(rect, name, on, "row" if reached else "area", tip=tip, group=PLACE)
            here = name in (desk.hover, desk.focus)
            if place.name == hand.lifted and held is not None:
                desk.picture(pictures[held.kind], rect, alpha=90)
            if held is not None and here and lies != held.kind:
                desk.picture(pictures[held.kind], rect, alpha=170)
            if held is not None:
                desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 3, "none", GOLD, 2.4), alpha=190)
            if here and (held is not None or lies is not None):
                marks.brackets(desk, rect, strong=True)
            if desk.focus == name:
                desk.ring(rect, 4, 0)

    def _pieces(self, desk: Desk, rect: Rect, layout: Layout, live: bool) -> None:
        """The kinds of pieces, one below the other; live ones can be taken, and below them all can be cleared away."""
        kinds = layout.kinds(self.draft.settled)
        title, y = self.meant("pieces"), rect.y
        if desk.width(title, TYPE.small, "semi") <= rect.w and rect.h > 270:
            desk.caption(title, rect.x + 2, rect.y + 10)
            y += 30
        foot = max(40.0, LEAST / desk.s) + 8 if live else 0.0
        pitch = min(84.0, (rect.bottom - foot - y) / len(kinds))
        size = min(pitch - (14 if live else 6), rect.w - 8, 68)
        room = rect.w - size - 24
        names = [capital(self.meant(kind.name)) for kind in kinds]
        lines = [desk.wrap(name, room, TYPE.small, "semi") for name in names]
        wide = max(sum(piece.width for piece in line) for name in lines for line in name)
        named = rect.w >= NAMED and wide <= room and max(len(name) for name in lines) * 20 <= pitch - 6
        for k, (kind, name) in enumerate(zip(kinds, names, strict=True)):
            self._piece(desk, Rect(rect.x, y + k * pitch, rect.w, pitch - 6), kind, name, size, named, live)
        if live:
            self._clear_button(desk, Rect(rect.x, rect.bottom - foot + 8, rect.w, foot - 8))

    def _piece(self, desk: Desk, rect: Rect, kind: Kind, words: str, size: float, named: bool, live: bool) -> None:
        """One kind: its picture and, where there is room, its name."""
        name, held, ink = f"{PIECE}{kind.value}", self.hand.held == Held(kind.value), MUTED
        if live:
            tip, on = self.words.say("piece-tip", piece=words), partial(self.on_piece, kind.value)
            ink = parts.row(desk, rect, name, held, on, tip=tip, group=PIECE).first
        left = rect.x + (5 if live else 0) if named else rect.cx - size / 2
        place = Rect(left, rect.cy - size / 2, size, size)
        desk.picture(kind.picture, place)
        desk.shape(place.x, place.y, size, size, faces.box(size, size, 2, "none", INK, 1.5))
        if named:
            room = rect.w - size - 24
            lines = len(desk.wrap(words, room, TYPE.small, "semi")) * 20
            box = Rect(place.right + 10, rect.cy - lines / 2, room, 0)
            desk.write(words, box, TYPE.small, "semi", ink, 20 / TYPE.small)

    def _clear_button(self, desk: Desk, rect: Rect) -> None:
        words, some = self.words.say("clear"), bool(self.draft.laid)
        named = desk.button_width(words) <= rect.w + 8
        icon = "trash" if not named or desk.button_width(words, "trash") <= rect.w + 8 else None
        tip = self.words.say("clear-tip" if some else "clear-none")
        desk.button(rect, "clear", words if named else "", self.on_clear, icon=icon, enabled=some, tip=tip)

    def _carried(self, desk: Desk, board: Rect, layout: Layout, grip: Grip) -> None:
        """The piece under the pointer, a little lifted; beside the board a sign says that it will be taken away."""
        picture = next(kind.picture for kind in layout.kinds(self.draft.settled) if kind.value == grip.held.kind)
        size = on_board(board, layout.places[0].rect).w * 1.05
        x, y = grip.now
        rect = Rect(x - size / 2, y - size / 2 - 4, size, size)
        with desk.layer():
            desk.shadow(rect, 8, 190, 5, 9)
            desk.picture(picture, rect, alpha=235)
            desk.shape(rect.x, rect.y, size, size, faces.box(size, size, 2, "none", BRASS_LIGHT, 2))
            if grip.held.source is not None and not board.contains(x, y):
                desk.shape(rect.right - 22, rect.y - 10, 32, 32, faces.coin(16, RED_PLATE, INK), pad=1)
                desk.icon("trash", rect.right - 6, rect.y + 6, 18, RED_TEXT, RED_TEXT, RED_PLATE)

    # ------------------------------------------------------------ doing

    def on_piece(self, kind: str) -> None:
        """A piece of the palette was chosen; by keys the way leads on to the board."""
        self.hand.take(kind)
        layout = self.draft.layout
        if self.window.ring and self.hand.held is not None and layout is not None:
            middle = min(layout.places, key=lambda place: abs(place.rect.cx - 0.5) + abs(place.rect.cy - 0.5))
            self.window.focus = f"{PLACE}{middle.name}"

    def on_place(self, place: str) -> None:
        """A place was clicked, or chosen by a key."""
        self.heard(partial(self.hand.click, place))

    def on_clear(self) -> None:
        """Everything that was laid goes."""
        self.hand.drop()
        self.heard(self.draft.clear)

    def heard(self, change: Callable[[], object]) -> None:
        """Do something; if it changes what lies on the board, wood taps on wood."""
        before = dict(self.draft.laid)
        change()
        if self.draft.laid != before:
            self.window.sounds.play("tap")
        self.window.redraw()
