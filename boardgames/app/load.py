"""Saved games: list and search, what can be done with the chosen one. What it looks like is `load_view.py`'s."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from boardgames import games
from boardgames.app import folder, keys, load_view
from boardgames.app.dialog import Dialog
from boardgames.app.load_rows import EXAMPLES, ORDERS, Item, Row, Rows, items
from boardgames.app.name_panel import NamePanel
from boardgames.app.news import Said
from boardgames.app.saving import failure
from boardgames.app.scene import Scene
from boardgames.app.typing_line import TypingLine
from boardgames.core import save_list, saves
from boardgames.core.saves import SaveError
from boardgames.core.session import Session
from boardgames.table.desk import Desk, Target, plain
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

SLICE = 0.012
"""Seconds of each frame in which files are read to the end."""
TWICE = 0.5
"""Seconds in which a second click on a row means to load it."""
LONGEST_SEARCH = 40
PAGE = 5
"""So many rows Page Up and Page Down go."""


@dataclass(frozen=True, slots=True)
class LoadActions:
    """What follows a choice: `play(save, session, automatic)` puts a game on the table, `watch` shows it again."""

    play: Callable[[saves.Save, Session[Any], bool], object]
    watch: Callable[[saves.Save, Session[Any]], object]


class LoadScene(Scene):
    """The list of saved games. Letters always search; keys and pointer choose."""

    typing = load_view.SEARCH

    def __init__(self, window: "Window", actions: LoadActions, chosen: Path | None = None) -> None:
        """`chosen` is the file that is chosen first, else the newest."""
        super().__init__(window)
        self._actions = actions
        self.rows = Rows(window.saves)
        self.search = TypingLine("", LONGEST_SEARCH)
        self.order = ORDERS[0]
        self.ordering = False
        """The list of orders is open."""
        self.tab = 0
        self.first = 0
        """The first line of the list that is in sight."""
        self.follow = True
        """The chosen row is to be brought into sight."""
        self.sight: list[Row] = []
        """The rows that were in sight when it was drawn last."""
        self.shown = 0
        """The number of lines in sight."""
        self.painted = self.left_out = False
        """In the present frame: a picture was painted; there was no time for another one."""
        self.said: Said | None = None
        self._path = chosen
        self._clicked = (-1.0, Path())
        self._showing: folder.Showing | None = None
        self._bar: Target | None = None
        self._drawn = False
        if self.rows.error is not None:
            self._fail(self.rows.error)

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "saves")

    # ------------------------------------------------------------ what is there

    def found(self) -> list[Row]:
        """The rows that fit the search."""
        return self.rows.found(self.search.words, self.order, self.window.settings.language)

    def items(self) -> list[Item]:
        """The lines of the list."""
        return items(self.found())

    @property
    def chosen(self) -> Row | None:
        """The chosen row, else the first."""
        found = self.found()
        return next((row for row in found if row.head.path == self._path), found[0] if found else None)

    def choose(self, row: Row) -> None:
        """Another row."""
        self._path, self.follow = row.head.path, True
        if self.window.ring and (self.window.focus or "").startswith(load_view.ROW):
            self.window.focus = f"{load_view.ROW}{self.found().index(row)}"
        self.window.redraw()

    def step(self, by: int) -> None:
        """So many rows further on."""
        found, chosen = self.found(), self.chosen
        if chosen is not None:
            self.choose(found[max(0, min(len(found) - 1, found.index(chosen) + by))])

    def pick(self, row: Row) -> None:
        """A click on a row chooses it; a second one, or Enter, loads it."""
        again = self.window.now - self._clicked[0] < TWICE and self._clicked[1] == row.head.path
        self._clicked = self.window.now, row.head.path
        if row is self.chosen and (again or self.window.ring):
            self.load()
        else:
            self.choose(row)

    # ------------------------------------------------------------ what can be done

    def load(self) -> None:
        """Go on with the chosen game; one that is over is watched."""
        row = self.chosen
        if row is None:
            return
        if row.head.over:
            self.watch()
        elif (opened := self._open(row)) is not None:
            self._actions.play(*opened, row.head.automatic)

    def watch(self) -> None:
        """See the chosen game again from its beginning."""
        row = self.chosen
        if row is not None and (opened := self._open(row)) is not None:
            self._actions.watch(*opened)

    def _open(self, row: Row) -> tuple[saves.Save, Session[Any]] | None:
        try:
            save = saves.read(row.head.path)
            return save, saves.load(save, games.rules)
        except SaveError as error:
            self._fail(error)
            row.error = error
            if error.reason == "missing":
                self.look()
        return None

    def rename(self) -> None:
        """Ask for another name."""
        row = self.chosen
        if row is None or not may_rename(row):
            return

        def renamed(name: str) -> None:
            try:
                self._path = save_list.rename(row.head.path, name)
            except SaveError as error:
                self._fail(error)
            self.look()

        words, name = self.words, row.name(self.window.settings.language)
        self.window.show(
            NamePanel(self.window, words.say("name.rename"), name, words.say("name.renamed"), renamed, "pencil")
        )

    def delete(self) -> None:
        """Ask whether the chosen game shall go."""
        row = self.chosen
        if row is None or row.section == EXAMPLES:
            return

        def yes() -> None:
            try:
                save_list.remove(row.head.path)
            except SaveError as error:
                self._fail(error)
            else:
                self._good(self.words.say("load.deleted"))
            self.look()

        words, name = self.words, plain(row.name(self.window.settings.language))
        kind = "broken" if row.error is not None else "automatic" if row.head.automatic else "own"
        self.window.show(
            Dialog(
                self.window,
                words.say("load.delete-question", name=name),
                words.say(f"load.delete-{kind}", far=load_view.how_far(self, row)),
                words.say("load.keep"),
                words.say("load.delete"),
                yes,
                sign="trash",
            )
        )

    def show(self) -> None:
        """Show the chosen file in its folder."""
        row = self.chosen
        if row is not None:
            self._showing = folder.Showing(row.head.path, folder.command)

    def look(self) -> None:
        """Look into the folder again."""
        self.rows.look()
        if self.rows.error is not None:
            self._fail(self.rows.error)
        self.follow = True
        self.window.redraw()

    def take_in(self, path: Path) -> None:
        """A file was dropped on the window."""
        try:
            self._path = save_list.take_in(path, self.window.saves, games.rules)
        except SaveError as error:
            self.say(failure(self.window.settings.language, error), good=False)
        else:
            self.search.set("")
            self._good(self.words.say("load.taken-in"))
        self.look()

    def say(self, words: str, good: bool) -> None:
        """Say something on the screen."""
        self.said = Said(words, good, self.window.now)
        self.window.redraw()

    def _good(self, words: str) -> None:
        self.say(words, good=True)

    def _fail(self, error: SaveError) -> None:
        """Say what went wrong with a file of the list; whenever one is missing the list is read again."""
        gone = error.reason == "missing"
        words = self.words.say("load.gone") if gone else failure(self.window.settings.language, error)
        self.say(words, good=False)

    # ------------------------------------------------------------ order, tabs, scrolling

    def open_orders(self) -> None:
        """Open the list of orders, or close it."""
        self.ordering = not self.ordering
        if self.ordering:
            self.window.focus = f"{load_view.ORDER}:{ORDERS.index(self.order)}"
        self.window.redraw()

    def put_in_order(self, number: int) -> None:
        """Another order."""
        self.order, self.ordering, self.follow = ORDERS[number], False, True
        self.window.focus = load_view.ORDER
        self.window.redraw()

    def turn_page(self, tab: int) -> None:
        """Another tab of a small window."""
        self.tab, self.ordering = tab, False
        self.window.redraw()

    def scroll_to(self, line: int) -> None:
        """Another line is the first in sight; the view keeps it within the list."""
        self.first, self.follow = max(0, line), False
        self.window.redraw()

    def wheel(self, steps: int, x: float, y: float) -> None:
        self.scroll_to(self.first - steps)

    # ------------------------------------------------------------ keys and pointer

    def key(self, pressed: pygame.event.Event) -> bool:
        """Keys of the list and of the chosen game; everything else is searched for."""
        if self.ordering:
            return keys.arrow(pressed) is None
        self.said = None
        if keys.command(pressed) and pressed.key == pygame.K_TAB:
            self.turn_page(1 - self.tab)
        elif keys.enter(pressed):
            self.load()
        elif pressed.key == pygame.K_F2:
            self.rename()
        elif pressed.key == pygame.K_DELETE:
            self.delete()
        elif pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.step(-PAGE if pressed.key == pygame.K_PAGEUP else PAGE)
        elif (way := keys.arrow(pressed)) is not None and self._elsewhere():
            return False
        elif way is not None and way[1]:
            self.step(way[1])
        else:
            return self._typed(pressed)
        return True

    def _elsewhere(self) -> bool:
        """The keys are on something else than the list."""
        return self.window.ring and not (self.window.focus or "").startswith(load_view.ROW)

    def _typed(self, event: pygame.event.Event) -> bool:
        before = self.search.words
        taken = self.search.feed(event)
        if self.search.words != before:
            self.follow = True
        return taken

    def text(self, typed: pygame.event.Event) -> bool:
        return self._typed(typed)

    def escape(self) -> None:
        """Close the list of orders; forget the search; then back."""
        if self.ordering:
            self.ordering = False
        elif self.search.words:
            self.search.set("")
            self.follow = True
        else:
            self.window.back()

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """A click beside the list of orders closes it; the scroll bar is caught."""
        self.said = None
        name = target.name if target is not None else ""
        if self.ordering and not name.startswith(load_view.ORDER):
            self.ordering = False
            return True
        self._bar = target if name == load_view.BAR else None
        if self._bar is not None:
            self.drag(x, y)
        return self._bar is not None

    def drag(self, x: float, y: float) -> None:
        if self._bar is not None:
            share = (y - self._bar.rect.y) / self._bar.rect.h
            self.scroll_to(round(share * len(self.items()) - self.shown / 2))

    def release(self, target: Target | None, x: float, y: float) -> None:
        self._bar = None

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        if desk.surface is not None:
            if self._drawn:  # the list itself comes first
                self._read_some()
            self._drawn = True
        self.painted = self.left_out = False
        load_view.draw(self, desk)

    def _read_some(self) -> None:
        """Read what is in sight to the end, for a moment."""
        until = time.perf_counter() + SLICE
        for row in self._unread():
            row.read()
            if time.perf_counter() > until:
                return

    def _unread(self) -> list[Row]:
        """What is to be read: the chosen row first."""
        chosen = self.chosen
        return [row for row in (*([chosen] if chosen is not None else []), *self.sight) if row.unread]

    def moving(self, now: float) -> bool:
        if self.said is not None and self.said.gone(now):
            self.said = None
            return True
        if self._showing is not None and (failed := self._showing.failed()) is not None:
            path, self._showing = self._showing.path, None
            if failed:
                self.say(self.words.say("load.no-folder", folder=plain(str(path.parent))), good=False)
                return True
        return self.left_out or bool(self._unread())


def may_rename(row: Row) -> bool:
    """A game of the player's own whose file is sound."""
    return row.section != EXAMPLES and row.error is None
