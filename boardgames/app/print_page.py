"""One printed page as large as the window, over the print scene."""

from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys
from boardgames.app.overlay import Overlay
from boardgames.app.print_work import Previews
from boardgames.printing.kit import Order
from boardgames.printing.sheets import Sheet
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import MUTED, PARCHMENT
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

PAPER = "#ffffff"
PAD, FOOT = 22.0, 64.0
BACK = (pygame.K_LEFT, pygame.K_UP, pygame.K_PAGEUP)
ON = (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_PAGEDOWN)


class PageView(Overlay):
    """Arrows turn the pages, Esc or a click beside goes back."""

    def __init__(self, window: "Window", order: Order, laid: tuple[Sheet, ...], number: int) -> None:
        super().__init__(window, "page:on")
        self.order, self.laid, self.number = order, laid, number
        self.previews = Previews()

    @property
    def words(self) -> Words:
        """Words about printing."""
        return Words(self.window.settings.language, "print")

    def turn(self, step: int) -> None:
        """The page before or after; the first follows the last."""
        self.number = (self.number + step) % len(self.laid)
        self.previews.drop()
        self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Arrows and the keys that turn pages; Enter goes back."""
        if pressed.key in (*BACK, *ON):
            self.turn(-1 if pressed.key in BACK else 1)
        elif keys.enter(pressed):
            self.escape()
        else:
            return super().key(pressed)
        return True

    def moving(self, now: float) -> bool:
        """Until the page was drawn."""
        return super().moving(now) or self.previews.busy

    def leave(self) -> None:
        """Nobody looks any more."""
        self.previews.close()

    def place(self, desk: Desk) -> Rect:
        """Around the page, whatever its shape."""
        page = self._page(desk)
        wide = max(page.w + 2 * PAD, min(desk.w - 40, 420.0))
        return Rect(desk.w / 2 - wide / 2, page.y - PAD, wide, page.h + PAD + FOOT)

    def _page(self, desk: Desk) -> Rect:
        paper = self.laid[self.number].paper
        room = Rect(20 + PAD, 12 + PAD, desk.w - 40 - 2 * PAD, desk.h - 24 - PAD - FOOT)
        scale = min(room.w / paper.w, room.h / paper.h)
        wide, high = paper.w * scale, paper.h * scale
        return Rect(room.cx - wide / 2, room.cy - high / 2, wide, high)

    def paint(self, desk: Desk, panel: Rect) -> None:
        """The page, below it its name between the arrows."""
        say, page = self.words.say, self._page(desk)
        paint_page(desk, page, self.previews, self.order, self.laid, self.number)
        y, side = panel.bottom - FOOT / 2, 44.0
        left, right = panel.x + 16, panel.right - 16
        desk.button(
            Rect(left, y - side / 2, side, side),
            "page:back",
            on=lambda: self.turn(-1),
            icon="left",
            tip=say("page-back"),
        )
        place = Rect(left + side + 10, y - side / 2, side, side)
        desk.button(place, "page:on", on=lambda: self.turn(1), icon="right", tip=say("page-on"))
        place = Rect(right - side, y - side / 2, side, side)
        desk.button(place, "page:close", on=self.escape, icon="close", tip=say("page-close"))
        x, room = left + 2 * side + 24, right - side - left - 2 * side - 38
        number = say("page-number", number=self.number + 1, pages=len(self.laid))
        wide = desk.text(number, x + room, y, TYPE.small, colour=MUTED, align="r")
        desk.fit(self.laid[self.number].title, x, y, room - wide - 12, TYPE.body, "semi", PARCHMENT)


def paint_page(desk: Desk, rect: Rect, previews: Previews, order: Order, laid: tuple[Sheet, ...], number: int) -> None:
    """White paper with its shadow, on it the page as soon as it is drawn."""
    desk.shadow(rect, 8, 190, 3, 6, 2)
    if desk.surface is None:
        return
    box = desk.real(rect)
    found = previews.picture(order, laid, number, box.h)
    if found is None:
        pygame.draw.rect(desk.surface, PAPER, box)
    elif found.get_size() == box.size:
        desk.surface.blit(found, box)
    else:
        desk.surface.blit(pygame.transform.smoothscale(found, box.size), box)
