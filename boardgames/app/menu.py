"""The main menu: continue, begin, settle; at the right a still life of what lies in the boxes."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from boardgames import __version__, games
from boardgames.app.about import AboutScene
from boardgames.app.hall import Hall, fitted, pieces, shortened, told, when
from boardgames.app.options_scene import SettingsScene
from boardgames.app.scene import Scene
from boardgames.app.shelf import ShelfScene
from boardgames.core.saves import Save
from boardgames.table import faces
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import FAINT, GOLD, GOLD_EDGE, INK, PARCHMENT, SLATE_LOW, WELL, WELL_EDGE

if TYPE_CHECKING:
    from boardgames.app.window import Window

AGAIN = 2.0
"""Seconds after which the menu looks again for the latest save."""
LIFE = (1240, 1060)
"""The still life is drawn for this size and scaled to fit."""
BOXES = {
    1: ((470, 430, 560, -3),),
    2: ((380, 420, 440, -4), (860, 440, 420, 4)),
    3: ((300, 300, 360, -5), (880, 290, 350, 5), (590, 720, 370, -2)),
    4: ((280, 280, 330, -5), (840, 270, 330, 4), (404, 744, 346, -3), (800, 752, 318, 4)),
    5: ((224, 276, 318, -5), (612, 250, 318, 2), (1002, 286, 318, 6), (404, 744, 346, -3), (792, 752, 318, 4)),
}
"""Middle, width and turn of each box, by the number of games."""
SPOTS = ((110, 885, 206), (270, 1010, 210), (470, 950, 186), (650, 1020, 206), (820, 930, 166), (990, 1026, 206))
"""Where figures stand and how wide they are."""
DECK, FAN = {True: (1010, 300, 230), False: (1128, 662, 136)}, {True: (930, 745, 178), False: (1066, 836, 126)}
"""Middle and width of the pile and of the fan, beside few boxes and beside many."""


@dataclass(frozen=True, slots=True)
class MenuActions:
    """What the menu needs from the app: the latest save, how to resume it, and what follows the choice of a game."""

    latest: Callable[[], Save | None]
    resume: Callable[[], object]
    choose: Callable[[str], object]


class MenuScene(Scene):
    """The lowest scene; Esc does nothing here."""

    def __init__(self, window: "Window", actions: MenuActions) -> None:
        super().__init__(window)
        self._actions = actions
        self._save: Save | None = None
        self._looked: float | None = None

    # ------------------------------------------------------------ what can be done

    def resume(self) -> None:
        """Go on with the latest game."""
        self._looked = None
        self._actions.resume()

    def new_game(self) -> None:
        """To the shelf."""
        self.window.show(ShelfScene(self.window, self._actions.choose))

    def settings(self) -> None:
        """To the settings."""
        self.window.show(SettingsScene(self.window))

    def about(self) -> None:
        """To what is told about the app."""
        self.window.show(AboutScene(self.window))

    def escape(self) -> None:
        """There is nothing to go back to, and Esc never quits."""

    def key(self, pressed: pygame.event.Event) -> bool:
        """Shortcuts; Enter without a focus ring is the golden button."""
        command = bool(pressed.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if command and pressed.key == pygame.K_n:
            self.new_game()
        elif command and pressed.key == pygame.K_COMMA:
            self.settings()
        elif pressed.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            (self.resume if self._save else self.new_game)()
        else:
            return False
        return True

    # ------------------------------------------------------------ what it looks like

    def draw(self, desk: Desk) -> None:
        """Column and still life, or two columns in small windows."""
        self._look()
        hall = Hall(desk, self.words)
        if hall.small:
            self._small(hall)
        else:
            self._large(hall)

    def _look(self) -> None:
        now = self.window.now
        if self._looked is None or now - self._looked > AGAIN:
            found = self._actions.latest()
            self._save = found if found is not None and found.record.game in games.names() else None
            self._looked = now

    def _large(self, hall: Hall) -> None:
        desk, say, roomy, compact = hall.desk, self.words.say, hall.roomy, hall.compact
        x = 84.0 if roomy else 40.0
        wide = 590.0 if roomy else 480.0 if compact else 500.0
        foot = 56 if roomy else 46
        _still_life(hall, Rect(x + wide + 20, 8, desk.w - x - wide - 36, desk.h - foot - 8))
        card = 236.0 if roomy else 160.0 if compact else 196.0
        tall, gap = (66.0, 16.0) if roomy else (50.0, 12.0) if compact else (56.0, 14.0)
        new = hall.main_high(tall + 8)
        title = say("title")
        size = fitted(desk, title, wide - 4, 92 if roomy else 70, 40)
        head = size + (74 if roomy else 54)
        total = head + card + gap + new + gap + tall + 2 * (gap + 6) + tall
        y = max(10.0, (desk.h - foot - total) / 2 - 6)
        desk.text(title, x - 4, y + size * 0.5, size, "heavy", PARCHMENT, glow=8)
        desk.rule(x, y + size + 12, wide, True)
        note = y + size + (38 if roomy else 32)
        desk.fit(say("subtitle"), x, note, wide, TYPE.lead if roomy else TYPE.body, "slant", PARCHMENT, glow=4)
        y += head
        self._card(hall, Rect(x, y, wide, card))
        y += card + gap
        self._new(hall, Rect(x, y, wide, new), 24 if roomy else 22)
        y += new + gap
        self._button(hall, Rect(x, y, wide, tall), "settings", "gear", self.settings, "Ctrl ,")
        y += tall + gap + 6
        desk.rule(x, y, wide)
        y += gap + 6
        half = (wide - gap) / 2
        self._button(hall, Rect(x, y, half, tall), "about", "info", self.about)
        place = Rect(x + half + gap, y, half, tall)
        self._button(hall, place, "quit", "quit-door", self.window.quit, "Ctrl Q")
        hall.keys(say("menu.keys"), say("menu.version", version=__version__))

    def _small(self, hall: Hall) -> None:
        """No still life; the card at the left, the buttons at the right, both ending at the same height."""
        desk, m = hall.desk, hall.edge
        low = desk.h < 480
        high = 52.0 if low else 76.0
        title = self.words.say("title")
        desk.fit(title, m, high / 2 + 4, desk.w - 2 * m, 36 if low else 52, "heavy", PARCHMENT, glow=6)
        desk.rule(m, high + 4, desk.w - 2 * m, True)
        top, gap = high + 24, 12.0
        tall = min(92.0, (desk.h - 52 - top - 3 * gap) / 4)
        left = (desk.w - 2 * m - 20) * 0.58
        self._card(hall, Rect(m, top, left, 4 * tall + 3 * gap))
        x, wide = m + left + 20, desk.w - 2 * m - 20 - left
        self._new(hall, Rect(x, top, wide, tall), 20)
        rows = (
            ("settings", "gear", self.settings),
            ("about", "info", self.about),
            ("quit", "quit-door", self.window.quit),
        )
        for k, (name, icon, on) in enumerate(rows, start=1):
            self._button(hall, Rect(x, top + k * (tall + gap), wide, tall), name, icon, on)
        hall.keys(self.words.say("menu.keys"))

    def _new(self, hall: Hall, rect: Rect, size: float) -> None:
        desk, words = hall.desk, self.words.say("menu.new")
        key = "Ctrl N" if desk.button_width(words, "plus", "Ctrl N", size) <= rect.w else None
        main = self._save is None
        desk.button(rect, "new", words, self.new_game, main=main, icon="plus", key=key, align="l", size=size)

    def _button(
        self, hall: Hall, rect: Rect, name: str, icon: str, on: Callable[[], object], key: str | None = None
    ) -> None:
        hall.desk.button(rect, name, self.words.say(f"menu.{name}"), on, icon=icon, key=key, align="l")

    def _card(self, hall: Hall, rect: Rect) -> None:
        """Continue: cover, game, round, when, players; without a save a place that says what will lie there."""
        if self._save is None:
            self._empty(hall, rect)
            return
        desk, save, say = hall.desk, self._save, self.words.say
        desk.target(rect, "continue", self.resume, "button", main=True)
        sunk = desk.face(rect, desk.state("continue"), main=True, radius=9).sunk
        pad = 14.0
        high = rect.h - 2 * pad
        wide = min(high * 0.75, rect.w * (0.32 if desk.w < 800 else 0.42))
        picture = Rect(rect.x + pad, rect.cy + sunk - wide / 1.5, wide, wide / 0.75)
        hall.framed(f"{save.record.game}/cover", picture, GOLD_EDGE)
        x = rect.x + pad + wide + 22
        room = rect.right - pad - x
        lines = [
            (told(self.window.settings.language, save.record.game, "name"), TYPE.body, True),
            (self._progress(save), TYPE.body, False),
            (when(self.words, save.saved), TYPE.small, False),
            (", ".join(save.players), TYPE.body, True),
        ]
        head = 34 if rect.h > 220 else 28
        pitch = min(38.0, (high - head - 12) / len(lines))
        y = rect.cy + sunk - (head + 12 + pitch * len(lines)) / 2
        desk.icon("play", x + 12, y + head / 2, 24, INK, INK, GOLD)
        desk.fit(say("menu.continue"), x + 36, y + head / 2, room - 36, head, "serif", INK)
        y += head + 12
        for k, (words, size, strong) in enumerate(lines):
            shown = shortened(desk, words, room, size) if k == len(lines) - 1 else words
            desk.fit(shown, x, y + pitch * (k + 0.5), room, size, "semi" if strong else "sans", INK)
        if desk.focus == "continue":
            desk.ring(rect, 9)

    def _progress(self, save: Save) -> str:
        """How far the game is: its round if it counts rounds, else its moves."""
        turn = save.facts.get("round")
        if isinstance(turn, int):
            return self.words.say("menu.round", round=turn)
        ply = save.facts.get("ply", 0)
        return self.words.say("menu.moves", number=ply if isinstance(ply, int) else 0)

    def _empty(self, hall: Hall, rect: Rect) -> None:
        desk = hall.desk
        desk.ground(rect, SLATE_LOW)
        desk.shape(rect.x, rect.y, rect.w, rect.h, faces.box(rect.w, rect.h, 9, SLATE_LOW, WELL_EDGE))
        wide = min((rect.h - 28) * 0.75, rect.w * 0.3)
        place = Rect(rect.x + 14, rect.y + 14, wide, rect.h - 28)
        desk.well(place, 5)
        desk.icon("hourglass", place.cx, place.cy, min(54.0, wide * 0.5), FAINT, FAINT, WELL)
        x, words = place.right + 22, self.words.say("menu.nothing")
        room = rect.right - x - 18
        told_high = len(desk.wrap(words, room, TYPE.small)) * TYPE.small * 1.3
        y = rect.cy - (told_high + 40) / 2
        desk.fit(self.words.say("menu.continue"), x, y + 14, room, 28, "serif", FAINT)
        desk.write(words, Rect(x, y + 40, room, 0), TYPE.small, colour=FAINT)


def _still_life(hall: Hall, area: Rect) -> None:
    """The boxes of the shelf with a few pieces taken out of them."""
    if hall.desk.surface is None:
        return
    zoom = min(area.w / LIFE[0], area.h / LIFE[1])
    left, top = area.x + (area.w - LIFE[0] * zoom) / 2, area.y + (area.h - LIFE[1] * zoom) / 2

    def spot(x: float, y: float) -> tuple[float, float]:
        return left + x * zoom, top + y * zoom

    names = games.names()[: max(BOXES)]
    few = len(names) <= 2
    x, y, wide = DECK[few]
    for k in range(7):
        hall.lay("table/card-back", *spot(x - k * 1.4, y - k * 2.2), wide * zoom, 9)
    for game, (x, y, wide, turn) in zip(names, BOXES[len(names)], strict=True):
        hall.box(game, *spot(x, y), wide * zoom, turn)
    cards = [card for game in names for card in pieces(game).cards]
    x, y, wide = FAN[few]
    hall.fan(cards[:5], *spot(x, y), wide * zoom, 9)
    for figure, (x, y, wide) in zip(_figures(names), SPOTS, strict=False):
        hall.stand(figure, *spot(x, y), wide * zoom)


def _figures(names: tuple[str, ...]) -> list[str]:
    """A few figures, one game and one side after the other, each of another kind."""
    found = []
    for k in range(len(SPOTS)):
        sides = pieces(names[k % len(names)]).figures
        if sides:
            row = list(sides.values())[(k // len(names)) % len(sides)]
            found.append(row[k % len(row)])
    return found
