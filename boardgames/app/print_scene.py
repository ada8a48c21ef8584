"""Print boards: parts, paper, ink, theme and square on the left, the pages on the right, the work below them.

In small windows parts, paper and pages are tabs. What is painted stands in `print_view`, threads in `print_work`.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from boardgames import files, games
from boardgames.app import folder, keys, print_view
from boardgames.app.print_page import PageView
from boardgames.app.print_work import Making, Previews
from boardgames.app.scene import Scene
from boardgames.printing import press
from boardgames.printing.kit import INKS, Kit, Order
from boardgames.printing.paper import PAPERS
from boardgames.printing.sheets import Sheet
from boardgames.table.desk import Desk, Target
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

CHOICES: dict[str, tuple[str, ...]] = {"paper": tuple(PAPERS), "ink": INKS}
"""What is one of few, and what it can be."""
TABS = ("parts", "paper", "pages")


@lru_cache(maxsize=256)
def pages_of(order: Order) -> tuple[Sheet, ...]:
    """The pages of an order; they are asked for whenever the scene is drawn."""
    return press.sheets(order)


class PrintScene(Scene):
    """An order that changes with every click, and what becomes of it."""

    def __init__(self, window: "Window", into: Path | None = None) -> None:
        """`into` is the folder of the file; the player's documents if none is given."""
        super().__init__(window)
        self.into = into or files.printed()
        self.order = press.ordered(games.printable()[0], language=window.settings.language)
        self.previews = Previews()
        self.making: Making | None = None
        self._given_up: list[Making] = []
        self.showing: folder.Showing | None = None
        self.tab, self.top = 0, 0
        """The tab of a small window; the first row of pages in sight."""
        self.view = print_view.PrintView(self)

    @property
    def words(self) -> Words:
        """Words about printing."""
        return Words(self.window.settings.language, "print")

    @property
    def kit(self) -> Kit:
        """What can be printed of the chosen game."""
        return press.kit_of(self.order.game)

    @property
    def laid(self) -> tuple[Sheet, ...]:
        """The pages of the order as it stands."""
        return pages_of(self.order)

    @property
    def working(self) -> bool:
        """A file is being made."""
        return self.making is not None and self.making.running

    def count(self, part: str) -> int:
        """How many pages a part has."""
        return len(pages_of(replace(self.order, parts=(part,))))

    # ------------------------------------------------------------ ordering

    def _change(self, **what: Any) -> None:
        """The order changes: what was made before is no longer what is shown, and what is being made is given up."""
        self.order = replace(self.order, **what)
        if self.making is not None and self.making.running:
            self.making.stop()
            self._given_up.append(self.making)
        self.making = self.showing = None
        self.previews.drop()
        self.window.redraw()

    def tick(self, part: str) -> None:
        """Take a part in or out."""
        wanted = {*self.order.parts} ^ {part}
        self._change(parts=tuple(one for one in self.kit.parts if one in wanted))

    def choose(self, name: str, k: int) -> None:
        """Another paper or ink."""
        self._change(**{name: CHOICES[name][k]})

    def next_game(self, step: int) -> None:
        """Another game, as it is usually printed."""
        names = games.printable()
        game = names[(names.index(self.order.game) + step) % len(names)]
        fresh = press.ordered(game, paper=self.order.paper, ink=self.order.ink, language=self.order.language)
        self.top = 0
        self._change(**{name: getattr(fresh, name) for name in ("game", "parts", "look", "square")})

    def next_look(self, step: int) -> None:
        """The next theme, in a ring."""
        looks = self.kit.looks
        self._change(look=looks[(looks.index(self.order.look) + step) % len(looks)])

    def resize(self, step: int) -> None:
        """Larger or smaller squares."""
        squares = self.kit.squares
        k = max(0, min(len(squares) - 1, squares.index(self.order.square) + step))
        if squares[k] != self.order.square:
            self._change(square=squares[k])

    # ------------------------------------------------------------ making

    def make(self) -> None:
        """Make the file, in a thread."""
        if self.order.parts and not self.working:
            self.showing = None
            self.making = Making(self.order, self.into / press.file_name(self.order))
            self.window.redraw()

    def stop(self) -> None:
        """Make no file after all."""
        if self.making is not None:
            self.making.stop()

    def open(self) -> None:
        """Open the file with the desktop's own program."""
        self._ask_desktop(folder.opener)

    def show_in_folder(self) -> None:
        """Show where the file lies."""
        self._ask_desktop(folder.command)

    def _ask_desktop(self, how: Callable[[Path, str], list[str]]) -> None:
        if self.making is not None and self.making.made is not None:
            self.showing = folder.Showing(self.making.made.path, how)

    def look_at(self, number: int) -> None:
        """One page, as large as the window."""
        self.window.show(PageView(self.window, self.order, self.laid, number))

    # ------------------------------------------------------------ keys, wheel, drawing

    def escape(self) -> None:
        """Esc ends the work; without any it goes back."""
        if self.working:
            self.stop()
        else:
            super().escape()

    def leave(self) -> None:
        """Nothing goes on behind the player's back."""
        self.stop()
        for work in (*self._given_up, *([self.making] if self.making is not None else [])):
            work.wait()
        self.previews.close()

    def moving(self, now: float) -> bool:
        """Pictures are drawn, a file is made, or the desktop has not answered yet."""
        if self.making is not None and self.making.broken is not None:
            raise self.making.broken
        return self.previews.busy or self.view.unsaid

    def turn_to(self, tab: int) -> None:
        """Another tab of a small window."""
        self.tab = tab % len(TABS)
        self.window.redraw()

    def scroll_to(self, row: int) -> None:
        """Another row of pages on top."""
        self.top = max(0, min(row, self.view.last_row))
        self.window.redraw()

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The pages scroll by rows."""
        self.scroll_to(self.top - steps)

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """The scroll bar follows the pointer from the first touch."""
        if target is None or target.name != "scroll":
            return False
        self.view.bar = target.rect
        self.drag(x, y)
        return True

    def drag(self, x: float, y: float) -> None:
        """The bar is drawn."""
        bar = self.view.bar
        if bar is not None:
            self.scroll_to(round((y - bar.y) / bar.h * self.view.last_row))

    def release(self, target: Target | None, x: float, y: float) -> None:
        """The bar stays."""
        self.view.bar = None

    def key(self, pressed: pygame.event.Event) -> bool:
        """Ctrl P and Enter make the file (or open it), + and - change the square, pages turn, Ctrl Tab goes on."""
        if keys.shortcut(pressed, "p"):
            self.make()
        elif keys.enter(pressed):
            self.main()()
        elif keys.is_plus(pressed) or keys.is_minus(pressed):
            self.resize(1 if keys.is_plus(pressed) else -1)
        elif pressed.key == pygame.K_TAB:
            self.turn_to(self.tab + (-1 if keys.shift(pressed) else 1))
        elif pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.scroll_to(self.top + (1 if pressed.key == pygame.K_PAGEDOWN else -1) * self.view.rows)
        elif pressed.key in (pygame.K_HOME, pygame.K_END):
            self.scroll_to(0 if pressed.key == pygame.K_HOME else self.view.last_row)
        else:
            return self._step(pressed)
        return True

    def _step(self, pressed: pygame.event.Event) -> bool:
        """Left and right change what has the focus, if it is one of few."""
        step, _ = keys.arrow(pressed) or (0, 0)
        name = (self.window.focus or "").partition(":")[0]
        if not step or not self.window.ring or name not in CHOICES:
            return False
        values = CHOICES[name]
        k = max(0, min(len(values) - 1, values.index(getattr(self.order, name)) + step))
        self.window.focus = f"{name}:{k}"
        self.choose(name, k)
        return True

    def main(self) -> Callable[[], object]:
        """What the golden button does now."""
        if self.working:
            return self.stop
        return self.open if self.making is not None and self.making.made is not None else self.make

    def draw(self, desk: Desk) -> None:
        """The scene as it stands; another language in the settings is another order."""
        if self.order.language != self.window.settings.language and not self.working:
            self.order = replace(self.order, language=self.window.settings.language)
            self.previews.drop()
        self.view.draw(desk)

    def checks(self) -> list[tuple[str, str, bool, Callable[[], object]]]:
        """The parts: name, words, whether it is ticked, what a click does."""
        said = Words(self.window.settings.language, self.order.game)
        ticked = self.order.parts
        return [
            (part, said.say(f"kit.part.{part}"), part in ticked, partial(self.tick, part)) for part in self.kit.parts
        ]
