"""The main menu: continue, begin, settle; at the right a still life of what lies in the boxes."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from boardgames import __version__, games
from boardgames.app import guides, keys
from boardgames.app.about import AboutScene
from boardgames.app.hall import Hall, far, fitted, game_name, pieces, shortened, when
from boardgames.app.options_scene import SettingsScene
from boardgames.app.rulebook import RulebookScene
from boardgames.app.scene import Scene
from boardgames.app.shelf import ShelfScene
from boardgames.app.still import Waiting, waiting
from boardgames.art import stamp
from boardgames.core.saves import Save
from boardgames.table import caches, faces
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import GOLD, GOLD_EDGE, INK, PARCHMENT

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
    """What the menu needs from the app: the latest save, how to resume it, what follows the choice of a game, the list
    of saved games, what follows the choice of a guide.
    """

    latest: Callable[[], Save | None]
    resume: Callable[[], object]
    choose: Callable[[str], object]
    load: Callable[[], object]
    guide: Callable[[str], object] | None = None


class MenuScene(Scene):
    """The lowest scene; Esc does nothing here."""

    def __init__(self, window: "Window", actions: MenuActions) -> None:
        super().__init__(window)
        self._actions = actions
        self._waiting: Waiting | None = None
        self._looked: float | None = None

    # ------------------------------------------------------------ what can be done

    def resume(self) -> None:
        """Go on with the latest game."""
        self._looked = None
        self._actions.resume()

    def new_game(self) -> None:
        """To the shelf."""
        self.window.show(ShelfScene(self.window, self._actions.choose, self._actions.guide))

    def offers_guide(self) -> bool:
        """Somebody is here for the first time: there is a guided game for him."""
        offered = self.window.settings.guide_offer and self._waiting is None
        return offered and self._actions.guide is not None and bool(guides.names())

    def learn(self) -> None:
        """To the guided first game."""
        if self._actions.guide is not None:
            self._actions.guide(guides.names()[0])

    def put_away(self) -> None:
        """No guided game: the menu does not offer it again."""
        self.window.change(replace(self.window.settings, guide_offer=False))

    def load(self) -> None:
        """To the saved games."""
        self._looked = None
        self._actions.load()

    def print_boards(self) -> None:
        """To the printer."""
        from boardgames.app.print_scene import PrintScene  # the printing press is heavy: it is fetched when needed

        self.window.show(PrintScene(self.window))

    def settings(self) -> None:
        """To the settings."""
        self.window.show(SettingsScene(self.window))

    def rules(self) -> None:
        """To the rulebooks."""
        self.window.show(RulebookScene(self.window, back="menu"))

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """F1 opens the rulebooks from here, too."""
        if not exact:
            self.rules()
        return not exact

    def about(self) -> None:
        """To what is told about the app."""
        self.window.show(AboutScene(self.window))

    def escape(self) -> None:
        """There is nothing to go back to, and Esc never quits."""

    def key(self, pressed: pygame.event.Event) -> bool:
        """Shortcuts; Enter without a focus ring is the golden button."""
        if keys.shortcut(pressed, "n"):
            self.new_game()
        elif keys.shortcut(pressed, "o"):
            self.load()
        elif keys.shortcut(pressed, "p") and games.printable():
            self.print_boards()
        elif keys.command(pressed) and pressed.key == pygame.K_COMMA:
            self.settings()
        elif keys.enter(pressed):
            (self.resume if self._waiting is not None else self.learn if self.offers_guide() else self.new_game)()
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
        """The latest game, looked for again from time to time; its table is made ready only if it has changed."""
        now = self.window.now
        if self._looked is not None and now - self._looked <= AGAIN:
            return
        self._looked, save = now, self._actions.latest()
        if save is None or save.record.game not in games.playable():
            self._waiting = None
        elif self._waiting is None or _stamp(self._waiting.save) != _stamp(save):
            self._waiting = waiting(save)

    def _large(self, hall: Hall) -> None:
        desk, say, roomy, compact = hall.desk, self.words.say, hall.roomy, hall.compact
        x = 84.0 if roomy else 40.0
        wide = 590.0 if roomy else 480.0 if compact else 500.0
        foot = 56 if roomy else 46
        _life(hall, Rect(x + wide + 20, 8, desk.w - x - wide - 36, desk.h - foot - 8))
        first = self._waiting is None and not self.offers_guide()
        card = 0.0 if first else 236.0 if roomy else 188.0 if compact else 196.0
        tall, gap = (66.0, 16.0) if roomy else (50.0, 12.0) if compact else (56.0, 14.0)
        if first:  # without the card there is room for larger buttons
            tall, gap = tall + 8, gap + 2
        new = hall.main_high(tall + (22 if first else 8))
        title = say("title")
        size = fitted(desk, title, wide - 4, 108 if first and roomy else 92 if roomy else 70, 40)
        head = size + (74 if roomy else 54) + (28 if first else 0)
        entries = self._entries()
        lines = -(-len(entries) // 2)
        total = head + (card + gap if card else 0) + new + lines * (gap + tall) + 2 * (gap + 6) + tall
        y = max(10.0, (desk.h - foot - total) / 2 - 6)
        desk.text(title, x - 4, y + size * 0.5, size, "heavy", PARCHMENT, glow=8)
        desk.rule(x, y + size + 12, wide, True)
        note = y + size + (38 if roomy else 32)
        desk.fit(say("subtitle"), x, note, wide, TYPE.lead if roomy else TYPE.body, "slant", PARCHMENT, glow=4)
        y += head
        if self._waiting is not None:
            self._card(hall, Rect(x, y, wide, card), self._waiting)
        elif card:
            self._offer(hall, Rect(x, y, wide, card))
        if card:
            y += card + gap
        self._new(hall, Rect(x, y, wide, new), 26 if first and roomy else 24 if roomy else 22)
        y += new + gap
        half = (wide - gap) / 2
        for k, (name, icon, on, key) in enumerate(entries):
            place = Rect(x + k % 2 * (half + gap), y + k // 2 * (tall + gap), half, tall)
            self._button(hall, place, name, icon, on, key)
        y += lines * (tall + gap) + 6
        desk.rule(x, y, wide)
        y += gap + 6
        self._button(hall, Rect(x, y, half, tall), "about", "info", self.about)
        place = Rect(x + half + gap, y, half, tall)
        self._button(hall, place, "quit", "quit-door", self.window.quit, "Ctrl Q")
        hall.keys(self._key_line(), say("menu.version", version=__version__))

    def _key_line(self) -> str:
        return self.window.settings.bindings().fill(self.words.say("menu.keys"), self.words)

    def _entries(self) -> list[tuple[str, str, Callable[[], object], str]]:
        """What stands between a new game and the end of the column: name, sign, what it does, key."""
        found: list[tuple[str, str, Callable[[], object], str]] = [("load", "load", self.load, "Ctrl O")]
        if games.printable():
            found.append(("print", "printer", self.print_boards, "Ctrl P"))
        return [*found, ("rules", "book", self.rules, "F1"), ("settings", "gear", self.settings, "Ctrl ,")]

    def _small(self, hall: Hall) -> None:
        """Left the card, or a still life, and a new game; the other buttons right; both end at the same height."""
        desk, m = hall.desk, hall.edge
        low = desk.h < 480
        high = 52.0 if low else 76.0
        title = self.words.say("title")
        desk.fit(title, m, high / 2 + 4, desk.w - 2 * m, 36 if low else 52, "heavy", PARCHMENT, glow=6)
        desk.rule(m, high + 4, desk.w - 2 * m, True)
        top, gap = high + 24, 12.0
        rows = [(name, icon, on) for name, icon, on, _ in self._entries()]
        rows += [("about", "info", self.about), ("quit", "quit-door", self.window.quit)]
        tall = min(92.0, (desk.h - 52 - top - (len(rows) - 1) * gap) / len(rows))
        left, new = (desk.w - 2 * m - 20) * 0.54, hall.main_high(tall)
        place = Rect(m, top, left, len(rows) * (tall + gap) - gap - new - gap)
        if self._waiting is not None:
            self._card(hall, place, self._waiting)
        elif self.offers_guide():
            self._offer(hall, place)
        else:
            _life(hall, place)
        self._new(hall, Rect(m, place.bottom + gap, left, new), 20)
        x, wide = m + left + 20, desk.w - 2 * m - 20 - left
        for k, (name, icon, on) in enumerate(rows):
            self._button(hall, Rect(x, top + k * (tall + gap), wide, tall), name, icon, on)
        hall.keys(self._key_line())

    def _new(self, hall: Hall, rect: Rect, size: float) -> None:
        desk, words = hall.desk, self.words.say("menu.new")
        key = "Ctrl N" if desk.button_width(words, "plus", "Ctrl N", size) <= rect.w else None
        main = self._waiting is None and not self.offers_guide()
        desk.button(rect, "new", words, self.new_game, main=main, icon="plus", key=key, align="l", size=size)

    def _button(
        self, hall: Hall, rect: Rect, name: str, icon: str, on: Callable[[], object], key: str | None = None
    ) -> None:
        desk, words = hall.desk, self.words.say(f"menu.{name}")
        shown = key if key and desk.button_width(words, icon, key) <= rect.w else None
        desk.button(rect, name, words, on, icon=icon, key=shown, align="l")

    def _offer(self, hall: Hall, rect: Rect) -> None:
        """In the place of the game that waits: a guided first game, and a way to put the offer away."""
        desk, say, game, pad = hall.desk, self.words.say, guides.names()[0], 14.0
        low = 44.0
        body = Rect(rect.x, rect.y, rect.w, rect.h - low - 12)
        desk.target(body, "guide", self.learn, "button", main=True)
        sunk = desk.face(body, desk.state("guide"), main=True, radius=9).sunk
        wide = min((body.h - 2 * pad) * 0.75, body.w * 0.3)
        hall.box(game, body.x + pad + wide / 2, body.cy + sunk, wide)
        x = body.x + pad + wide + 20
        room, head = body.right - pad - x, 34 if body.h > 180 else 28
        lines = (game_name(desk, self.window.settings.language, game, room, TYPE.body), say("menu.guide-note"))
        told = sum(len(desk.wrap(words, room, TYPE.body)) for words in lines) * TYPE.body * 1.3
        y = body.cy + sunk - (head + 8 + told) / 2
        desk.fit(say("menu.guide"), x, y + head / 2, room, head, "serif", INK)
        y += head + 8
        y += desk.write(lines[0], Rect(x, y, room, 0), TYPE.body, "semi", INK)
        desk.write(lines[1], Rect(x, y, room, 0), TYPE.body, colour=INK)
        if desk.focus == "guide":
            desk.ring(body, 9)
        away = Rect(rect.x, body.bottom + 12, rect.w, low)
        desk.button(away, "guide-away", say("menu.guide-away"), self.put_away, icon="close")

    # ------------------------------------------------------------ the card of the game that waits

    def _card(self, hall: Hall, rect: Rect, found: Waiting) -> None:
        """Continue: the board as everybody sees it, game, round and turn, when, who plays."""
        desk, save = hall.desk, found.save
        desk.target(rect, "continue", self.resume, "button", main=True)
        sunk = desk.face(rect, desk.state("continue"), main=True, radius=9).sunk
        pad = 14.0
        wide = min(rect.h - 2 * pad, rect.w * (0.5 if hall.small else 0.44))
        high = min(rect.h - 2 * pad, wide)
        frame = found.still.paint(desk, Rect(rect.x + pad, rect.cy + sunk - high / 2, wide, high))
        desk.shape(frame.x, frame.y, frame.w, frame.h, faces.box(frame.w, frame.h, 3, "none", GOLD_EDGE, 2.5), pad=1)
        x = rect.x + pad + wide + (22 if desk.w > 800 else 16)
        room = rect.right - pad - x
        head = 34 if rect.h > 220 else 28
        lines = [
            (game_name(desk, self.window.settings.language, save.record.game, room, TYPE.body), TYPE.body, True),
            (self._progress(desk, found, room), TYPE.body, False),
            (when(self.words, save.saved), TYPE.small, False),
        ]
        plates = 40.0
        pitch = min(36.0, (rect.h - 2 * pad - head - 12 - plates) / len(lines))
        y = rect.cy + sunk - (head + 12 + pitch * len(lines) + plates) / 2
        desk.icon("play", x + 12, y + head / 2, 24, INK, INK, GOLD)
        desk.fit(self.words.say("menu.continue"), x + 36, y + head / 2, room - 36, head, "serif", INK)
        y += head + 12
        for k, (words, size, strong) in enumerate(lines):
            desk.fit(words, x, y + pitch * (k + 0.5), room, size, "semi" if strong else "sans", INK)
        self._people(desk, found, x, y + pitch * len(lines) + plates / 2 + 2, room)
        if desk.focus == "continue":
            desk.ring(rect, 9)

    def _progress(self, desk: Desk, found: Waiting, room: float) -> str:
        """How far the game is and, if that fits, whose turn it is."""
        gone = far(self.words, found.save.facts)
        if found.player is None:
            return gone
        player = found.save.players[found.player]
        both = (self.words.say(key, far=gone, player=player) for key in ("menu.to-play", "menu.turn-of"))
        return next((words for words in both if desk.width(words, TYPE.body) <= room), gone)

    def _people(self, desk: Desk, found: Waiting, x: float, y: float, room: float) -> None:
        """The players' names on their colours; where they do not fit, their seals and the names in one line."""
        names, size, gap = found.save.players, float(TYPE.small), 10.0
        plates = [desk.name_plate_width(name, size) for name in names]
        if sum(plates) + gap * (len(plates) - 1) <= room:
            for player, name in enumerate(names):
                x += desk.name_plate(found.still.side(player), name, x, y, size) + gap
            return
        for player in range(len(names)):
            desk.crest(found.still.side(player), x + 12, y, 11)
            x, room = x + 30, room - 30
        shown = shortened(desk, ", ".join(names), room - 6, TYPE.small / 0.8)
        desk.text(shown, x + 6, y, TYPE.small, "semi", INK)


def _stamp(save: Save) -> tuple[str, str]:
    return save.uid, save.saved


def _life(hall: Hall, area: Rect) -> None:
    """The still life as one picture: it has many pieces with soft shadows, so it is kept on disk as well."""
    desk = hall.desk
    if desk.surface is None:
        return
    box = desk.real(area)

    def paint() -> pygame.Surface:
        sheet = pygame.Surface(box.size, pygame.SRCALPHA)
        page = Desk(desk.size, desk.language, desk.scale_percent, desk.gallery, sheet)
        _still_life(Hall(page, hall.words), Rect(0, 0, area.w, area.h))
        return sheet.convert_alpha()

    made_of = f"still life {desk.language} {desk.s} {games.playable()} {stamp()}"
    picture = caches.FIGURES.get((made_of, box.size), lambda: desk.gallery.made(made_of, box.size, paint))
    desk.surface.blit(picture, box)


def _still_life(hall: Hall, area: Rect) -> None:
    """The boxes of the shelf with a few pieces taken out of them."""
    zoom = min(area.w / LIFE[0], area.h / LIFE[1])
    left, top = area.x + (area.w - LIFE[0] * zoom) / 2, area.y + (area.h - LIFE[1] * zoom) / 2

    def spot(x: float, y: float) -> tuple[float, float]:
        return left + x * zoom, top + y * zoom

    names = games.playable()[: max(BOXES)]
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
