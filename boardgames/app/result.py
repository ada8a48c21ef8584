"""The end of a game: who won and by which rule, the game in numbers, and what now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from boardgames.app import keys, matches, news, rulebook_text
from boardgames.app.hall import Hall, fitted, pieces, shortened, told
from boardgames.app.news import Said
from boardgames.app.rulebook import RulebookScene
from boardgames.app.saving import Tell
from boardgames.app.scene import Scene
from boardgames.app.still import Still
from boardgames.table import charts, faces
from boardgames.table.charts import Chart
from boardgames.table.desk import Desk, plain
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS, BRASS_LIGHT, GOLD_HIGH, INK, PARCHMENT, RED_PLATE

if TYPE_CHECKING:
    from boardgames.app.window import Window

RULE = "rule"
"""The link to the rule that decided the game."""
LOOKS = (True, True), (True, False), (False, False)
"""How the buttons are, the best first: with their signs, with their keys."""
LOWER = 28
"""The type of a headline that needs two lines."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who played: the colour of his side and his name."""

    side: str
    name: str


@dataclass(frozen=True, slots=True)
class Score:
    """How a match stands after one of its games: everybody in his order at the table, and how many he has won."""

    people: tuple[Person, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, in words that are ready to be read; a draw has no winners."""

    game: str
    winners: tuple[Person, ...]
    losers: tuple[Person, ...]
    headline: str
    reason: str
    rule: str
    note: str = ""
    """A remark beside the game's name: the round, how long it took."""
    board: Still | None = None
    """The last position."""
    charts: tuple[Chart, ...] = ()
    """The game in numbers."""
    score: Score | None = None
    """The match that the game is part of."""


@dataclass(frozen=True, slots=True)
class ResultActions:
    """What follows: `rematch(swapped)` plays again, with the seats swapped or as they were; `menu()` ends it.

    `replay()` shows the game again, `save(tell)` puts it aside under a name and says what came of it. `second()` goes
    on with the second game of a match, and nothing is played again before.
    """

    rematch: Callable[[bool], object]
    menu: Callable[[], object]
    replay: Callable[[], object]
    save: Callable[[Tell], object]
    second: Callable[[], object] | None = None


class ResultScene(Scene):
    """How it ended; in small windows the numbers are a tab."""

    def __init__(self, window: "Window", data: Ending, actions: ResultActions) -> None:
        super().__init__(window)
        self.data, self._actions = data, actions
        self.tab = 0
        self.first = 0
        """The first chart in sight where not all have room."""
        self.said: Said | None = None

    def swapped(self) -> None:
        """Again, everybody in another seat."""
        self._actions.rematch(True)

    def same(self) -> None:
        """Again, everybody in his seat."""
        self._actions.rematch(False)

    def second(self) -> None:
        """On with the second game of the match."""
        if self._actions.second is not None:
            self._actions.second()

    def replay(self) -> None:
        """See it again."""
        self._actions.replay()

    def save(self) -> None:
        """Put it aside under a name."""
        self._actions.save(self._say)

    def _say(self, words: str, good: bool) -> None:
        self.said = Said(words, good, self.window.now)
        self.window.redraw()

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """The rulebook, open at the rule that decided the game."""
        if exact or not rulebook_text.written(self.data.game):
            return False
        self.window.show(RulebookScene(self.window, self.data.game, self.data.rule))
        return True

    def escape(self) -> None:
        """To the menu."""
        self._actions.menu()

    def turn_page(self, tab: int) -> None:
        """Another tab of a small window."""
        self.tab = tab
        self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Enter goes on, or plays again, with Shift in the same seats; R shows it again, Ctrl S saves it."""
        self.said = None
        if keys.enter(pressed) and self._actions.second is not None:
            self.second()
        elif keys.enter(pressed):
            (self.same if keys.shift(pressed) else self.swapped)()
        elif self.window.settings.bindings().pressed(pressed, "save"):
            self.save()
        elif keys.letter(pressed, "r"):
            self.replay()
        elif keys.command(pressed) and pressed.key == pygame.K_TAB and self.data.charts:
            self.turn_page(1 - self.tab)
        elif pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.wheel(1 if pressed.key == pygame.K_PAGEUP else -1, 0, 0)
        else:
            return False
        return True

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The charts of a small window scroll by twos."""
        self.first = max(0, min(len(self.data.charts) - 1, self.first - 2 * steps))
        self.window.redraw()

    def moving(self, now: float) -> bool:
        if self.said is not None and self.said.gone(now):
            self.said = None
            return True
        return False

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """Left who won and by which rule, right the game in numbers, or the last position if it has none."""
        hall = Hall(desk, self.words)
        foot = 56 if hall.roomy else 38 if hall.small else 46
        high = hall.main_high(68 if hall.roomy else 52 if hall.small else 56)
        low = desk.h - foot - high - (40 if hall.roomy else 18)
        room = Rect(hall.edge, 0, desk.w - 2 * hall.edge, low)
        if not self.data.charts:
            self._story(hall, self._picture(hall, room))
        elif hall.small:
            self._tabs(hall, room)
        else:
            top, gap = 40.0 if hall.roomy else 20.0, 36.0 if hall.roomy else 22.0
            left = Rect(room.x, top, room.w * 0.47, low - top)
            self._summary(hall, left)
            self._numbers(hall, Rect(left.right + gap, top, room.right - left.right - gap, low - top))
        self._buttons(hall, Rect(room.x, low + (20 if hall.roomy else 8), room.w, high))
        hall.keys(self.words.say("result.keys" if self._actions.second is None else "result.keys-second"))
        if self.said is not None:
            news.draw(desk, self.said, 150)

    # ------------------------------------------------------------ with numbers

    def _tabs(self, hall: Hall, room: Rect) -> None:
        """The tabs in the corner above; one of the two fills the rest."""
        desk = hall.desk
        names = self.words.say("result.tab-result"), self.words.say("result.tab-numbers")
        wide = sum(desk.width(words, TYPE.body, "semi") + 34 for words in names) + 8
        desk.segments(Rect(room.right - wide, 12, wide, 48), "tab", names, self.tab, self.turn_page)
        if self.tab:
            headline = shortened(desk, self.data.headline, room.w - wide - 30, 45)
            size = fitted(desk, headline, room.w - wide - 24, 36, 24)
            desk.fit(headline, room.x, 38, room.w - wide - 24, size, "heavy", PARCHMENT, glow=6)
            self._few(hall, Rect(room.x, 74, room.w, room.h - 74))
        else:
            self._beside(hall, Rect(room.x, 12, room.w, room.h - 12), wide)

    def _beside(self, hall: Hall, room: Rect, tabs: float) -> None:
        """Small windows: the last position below the tabs, beside it who has won and why."""
        top = room.y + 64
        side = min(room.bottom - top, room.w * 0.38)
        if self.data.board is None or side < 190:
            self._summary(hall, room, tabs + 16)
            return
        column = max(side, tabs)
        self._last_position(hall, Rect(room.right - column, top, column, room.bottom - top))
        self._summary(hall, Rect(room.x, room.y, room.w - column - 18, room.h), shown=True)

    def _few(self, hall: Hall, box: Rect) -> None:
        """Two charts at a time, four if the height allows; the rest by scrolling."""
        desk, shown = hall.desk, self.data.charts
        desk.panel(box)
        rows = 2 if box.h > 420 else 1
        count = 2 * rows
        first = min(self.first - self.first % 2, max(0, len(shown) - count))
        bar = 18.0 if len(shown) > count else 0.0
        wide, high = (box.w - 36 - 12 - bar) / 2, (box.h - 32 - 12 * (rows - 1)) / rows
        for k, chart in enumerate(shown[first : first + count]):
            place = Rect(box.x + 18 + k % 2 * (wide + 12), box.y + 16 + k // 2 * (high + 12), wide, high)
            charts.draw(desk, place, chart)
        if bar:
            rail = Rect(box.right - 24, box.y + 18, 9, box.h - 36)
            desk.scroll(rail, first / (len(shown) - count), count / len(shown), "charts", self._scrolled)

    def _scrolled(self) -> None:
        """A click on the bar: the other charts."""
        self.first = 0 if self.first else 2

    def _numbers(self, hall: Hall, box: Rect) -> None:
        """The panel of charts, two by two."""
        desk, pad = hall.desk, 30.0 if hall.roomy else 20.0
        desk.panel(box)
        y = box.y + (46 if hall.roomy else 36)
        title = self.words.say("result.numbers")
        used = desk.fit(title, box.x + pad, y, box.w - 2 * pad, 28 if hall.roomy else 24, "serif", BRASS_LIGHT)
        people = (*self.data.winners, *self.data.losers)
        plates = sum(desk.name_plate_width(person.name, TYPE.small) + 12 for person in people)
        x = box.right - pad
        if used + plates <= box.w - 2 * pad:
            for person in reversed(people):
                x -= desk.name_plate(person.side, person.name, x, y, TYPE.small, "r") + 12
        top, gap = box.y + (80 if hall.roomy else 62), 18.0 if hall.roomy else 12.0
        wide, high = (box.w - 2 * pad - gap) / 2, (box.bottom - pad - top - gap) / 2
        for k, chart in enumerate(self.data.charts[:4]):
            place = Rect(box.x + pad + k % 2 * (wide + gap), top + k // 2 * (high + gap), wide, high)
            charts.draw(desk, place, chart)

    def _summary(self, hall: Hall, room: Rect, corner: float = 0.0, shown: bool = False) -> None:
        """The winner in a laurel, who has won, by which rule, and the last position, unless it is shown elsewhere.

        So much of the corner above is taken.
        """
        desk, low, roomy = hall.desk, hall.desk.h < 480, hall.roomy
        ring = 104.0 if roomy else 50.0 if low else 74.0
        cx, cy = room.x + ring * 1.24, room.y + ring * 1.12
        self._winner(hall, cx, cy, ring)
        x = room.x + ring * 2.5 + 12
        wide = room.right - x
        top = cy - ring * 0.42
        beside = wide - (corner if top - 20 < 60 else 0.0)
        size = fitted(desk, self.data.headline, beside, 84 if roomy else 40 if low else 60, 26)
        words = shortened(desk, self.data.headline, beside, size / 0.86)
        desk.fit(words, x, top, beside, size, "heavy", PARCHMENT, glow=8)
        name = told(self.window.settings.language, self.data.game, "name")
        desk.fit(name, x, cy + ring * 0.22, wide, 26 if roomy else 22, "serif", BRASS_LIGHT, glow=4)
        top, gap = cy + ring * 1.12, 22.0 if roomy else 14.0
        high = self._plate_high(hall, room.w)
        row = 64.0 if roomy else 48.0
        scored = self.data.score is not None and room.bottom - top - high - gap >= row
        if note := self.data.note if scored else self._standing():
            y = cy + ring * 0.22 + (36 if roomy else 26 if low else 30)
            desk.fit(note, x, y, wide, 22 if roomy else TYPE.body, "slant", PARCHMENT, glow=4)
        self._plate(hall, Rect(room.x, top, room.w, high))
        y = top + high + gap
        if scored:
            self._score(hall, room.x, y + row / 2 - 4, room.w)
            y += row
        left = room.bottom - y
        if left > 60 and not scored and (shown or hall.small or left < 150 or self.data.board is None):
            self._names(hall, room.x, y + left / 2, room.w)
        elif left >= 150 and self.data.board is not None:
            self._last_position(hall, Rect(room.x, y, room.w, left))

    def _winner(self, hall: Hall, x: float, y: float, ring: float) -> None:
        """A figure of the winner's in a laurel; after a draw, or of a game without figures, a sign."""
        hall.laurel(x, y, ring)
        found = [self._champion(person.side) for person in self.data.winners]
        figures = [figure for figure in found if figure]
        if not figures:
            hall.desk.icon("crown" if self.data.winners else "hourglass", x, y, ring)
        for k, figure in enumerate(figures):
            across = (k - (len(figures) - 1) / 2) * ring * 0.8
            hall.stand(figure, x + across, y + ring * 0.56, ring * 1.3 / len(figures) ** 0.5)

    def _champion(self, side: str) -> str:
        """Who stands for a winner: the rarest of his figures in the last position, else one of the game's box."""
        still = self.data.board
        own = (
            [figure.picture for figure in still.game.figures(still.view, None) if figure.side == side] if still else []
        )
        if own:
            return min(own, key=own.count)
        row = pieces(self.data.game).figures.get(side)
        return row[-1] if row else ""

    def _last_position(self, hall: Hall, room: Rect) -> None:
        """The board in a frame; beside it, if there is room on one side, what it is."""
        desk, still, words = hall.desk, self.data.board, self.words.say("result.final")
        assert still is not None
        room = room.inset(2)
        badge = desk.badge_width(words, "eye") + 14
        spare = room.w - min(room.w, room.h * still.game.aspect)
        aside = badge if badge <= spare < 2 * badge else 0.0
        board = still.paint(desk, Rect(room.x + aside, room.y, room.w - aside, room.h))
        line = faces.box(board.w + 4, board.h + 4, 4, "none", BRASS, 2.5)
        desk.shape(board.x - 2, board.y - 2, board.w + 4, board.h + 4, line, pad=1)
        if badge <= spare:
            desk.badge(words, room.x, room.bottom - 20, icon="eye")

    # ------------------------------------------------------------ without

    def _picture(self, hall: Hall, room: Rect) -> Rect:
        """The table as it stands, or the game's box; gives the room left of it. The lowest windows have none."""
        desk, top = hall.desk, 36.0 if hall.roomy else 20.0
        if desk.h < 480:
            return room
        side = min(room.h - 2 * top, room.w * 0.5)
        place = Rect(room.right - side, room.cy - side / 2, side, side)
        if self.data.board is None:
            hall.box(self.data.game, place.cx, place.cy, side * 0.66, 3)
        else:
            board = self.data.board.paint(desk, place)
            line = faces.box(board.w + 4, board.h + 4, 4, "none", BRASS, 2.5)
            desk.shape(board.x - 2, board.y - 2, board.w + 4, board.h + 4, line, pad=1)
        return Rect(room.x, room.y, room.w - side - (56 if hall.roomy else 28), room.h)

    def _story(self, hall: Hall, room: Rect) -> None:
        """Banner, headline, game, rule and names, one below the other; what is left of the height lies between them."""
        desk, roomy, low = hall.desk, hall.roomy, hall.desk.h < 480
        size = fitted(desk, self.data.headline, room.w, 84 if roomy else 60 if not hall.small else 44, 28)
        head = self._headline_high(hall, room.w, size)
        name, plate, people = (40.0 if roomy else 34.0), self._plate_high(hall, room.w), 46.0 if roomy else 40.0
        used = head + 30 + name + plate + people
        banner = min(356.0 if roomy else 256.0, room.h - used - (96 if roomy else 56))
        if banner < 110 or (low and banner < 140):
            banner = 0.0
        gap = min(56.0 if roomy else 40.0, (room.h - used - banner - 14) / 5)
        y = 14 + banner + gap if banner else (room.h - used - 3 * gap) / 2
        if banner:
            self._banners(hall, room, banner)
        self._headline(hall, room, y, size)
        y += head + 14
        desk.rule(room.x, y, room.w, True)
        y += 16
        self._game(hall, room, y + name / 2)
        y += name + gap
        self._plate(hall, Rect(room.x, y, room.w, plate))
        y += plate + gap
        self._names(hall, room.x, y + people / 2, room.w)

    def _banners(self, hall: Hall, room: Rect, high: float) -> None:
        """One banner for each winner, laurels around the sign; after a draw one for everybody."""
        sides = [person.side for person in self.data.winners]
        shown = sides or [person.side for person in self.data.losers]
        wide, step = high * 0.76, min(high * 0.76 + 84, (room.w - 60) / len(shown))
        wide = min(wide, step - 70) if len(shown) > 1 else wide
        high = wide / 0.76
        for k, side in enumerate(shown):
            x = room.cx + (k - (len(shown) - 1) / 2) * step
            hall.banner(side, x, 14, wide, high)
            if sides:
                hall.laurel(x, 14 + high * 0.42, wide * 0.37)

    def _headline_high(self, hall: Hall, room: float, size: float) -> float:
        """How high the headline is: one line, or two smaller ones."""
        desk, words = hall.desk, self.data.headline
        if desk.width(words, size, "heavy") <= room:
            return size
        return min(2, len(desk.wrap(plain(words), room, LOWER, "heavy"))) * LOWER * 1.2

    def _headline(self, hall: Hall, room: Rect, y: float, size: float) -> None:
        """In one line; with long names in two, and what is longer still ends in dots."""
        desk, words = hall.desk, self.data.headline
        if desk.width(words, size, "heavy") <= room.w:
            desk.text(words, room.cx, y + size / 2, size, "heavy", PARCHMENT, "c", glow=8)
            return
        while len(words) > 1 and len(desk.wrap(plain(words), room.w, LOWER, "heavy")) > 2:
            words = words[:-2] + "…"
        desk.write(plain(words), Rect(room.x, y, room.w, 0), LOWER, "heavy", PARCHMENT, 1.2, "c")

    def _game(self, hall: Hall, room: Rect, y: float) -> None:
        """The game's name and the remark in one line, or the name alone if that is too long."""
        desk, name, note = hall.desk, told(self.window.settings.language, self.data.game, "name"), self.data.note
        size, small = (26, 22) if hall.roomy else (22, TYPE.body)
        wide = desk.width(name, size, "serif")
        both = wide + 20 + desk.width(note, small, "slant")
        if not note or both > room.w:
            desk.fit(name, room.cx, y, room.w, size, "serif", BRASS_LIGHT, "c", glow=4)
            return
        left = room.cx - both / 2
        desk.text(name, left, y, size, "serif", BRASS_LIGHT, glow=4)
        desk.text(note, left + wide + 20, y + 2, small, "slant", PARCHMENT, glow=4)

    def _type(self, hall: Hall) -> float:
        return TYPE.lead if hall.roomy else TYPE.small if hall.desk.h < 480 else TYPE.body

    def _plate_high(self, hall: Hall, wide: float) -> float:
        size = self._type(hall)
        return len(hall.desk.wrap(f"*{self.data.reason}*", wide - 104, size)) * size * 1.3 + 60

    def _plate(self, hall: Hall, rect: Rect) -> None:
        """By which rule."""
        desk = hall.desk
        desk.plate(rect)
        desk.icon("crown" if self.data.winners else "hourglass", rect.x + 44, rect.cy, 40, INK, "#8a6420", PARCHMENT)
        place = Rect(rect.x + 80, rect.y + 14, rect.w - 104, 0)
        used = desk.write(f"*{self.data.reason}*", place, self._type(hall), colour=INK, hole=PARCHMENT)
        self._rule(desk, Rect(rect.x + 80, rect.y + 14 + used + 6, rect.w - 104, 24))

    def _rule(self, desk: Desk, line: Rect) -> None:
        """The rule's number, a link to the rulebook with its key if there is one."""
        wide = desk.fit(self.data.rule, line.x, line.cy, line.w, TYPE.small, "semi", RED_PLATE)
        if not rulebook_text.written(self.data.game):
            return
        desk.shape(line.x, line.cy + 9, wide, 2, faces.box(wide, 1.6, 0, RED_PLATE))
        link = Rect(line.x, line.y, wide, line.h)
        desk.target(desk.grown(link), RULE, lambda: self.look_up(None), "link")
        if desk.focus == RULE:
            desk.ring(link.inset(-4, 0), 5, 0)
        words, cap = self.words.say("result.read-rule"), desk.width("F1", TYPE.small, "semi") + TYPE.small * 0.72
        if wide + 26 + cap + 8 + desk.width(words, TYPE.small) <= line.w:
            x = line.x + wide + 26
            x += desk.keycap(x, line.cy, "F1", TYPE.small, INK) + 8
            desk.text(words, x, line.cy, TYPE.small, colour=INK)

    def _standing(self) -> str:
        """The remark, with the match's score where that has no row of its own."""
        score, note = self.data.score, self.data.note
        if score is None:
            return note
        return " · ".join(filter(None, (self.words.say("match.standing", score=matches.score(score.won)), note)))

    def _score(self, hall: Hall, x: float, y: float, room: float) -> None:
        """How the match stands: the games won between the names of those who won them."""
        desk, score, gap = hall.desk, self.data.score, 22.0
        assert score is not None
        size: float = TYPE.lead if hall.roomy else TYPE.body
        words, large = matches.score(score.won).replace("–", " – "), size * 1.9
        half = desk.width(words, large, "heavy") / 2
        desk.text(words, x + room / 2, y, large, "heavy", GOLD_HIGH, "c", glow=6)
        most = room / 2 - half - gap
        for person, way in zip(score.people, (-1, 1), strict=True):
            name = shortened(desk, person.name, most - 64, size * 1.25)
            at = x + room / 2 + way * (half + gap)
            desk.name_plate(person.side, name, at, y, size, "r" if way < 0 else "l")

    def _names(self, hall: Hall, x: float, y: float, room: float) -> None:
        """Everybody's name on his colour, the winners first; in a match, how that stands."""
        if self.data.score is not None:
            self._score(hall, x, y, room)
            return
        desk, gap = hall.desk, 16.0
        people = (*self.data.winners, *self.data.losers)
        size: float = TYPE.lead if hall.roomy else TYPE.body
        most = room / len(people) - gap - 52
        names = [shortened(desk, person.name, most, size * 1.25) for person in people]
        while size > 16 and sum(desk.name_plate_width(name, size) + gap for name in names) > room:
            size -= 1
        total = sum(desk.name_plate_width(name, size) + gap for name in names) - gap
        at = x + (room - total) / 2
        for person, name in zip(people, names, strict=True):
            at += desk.name_plate(person.side, name, at, y, size) + gap

    def _buttons(self, hall: Hall, row: Rect) -> None:
        """What now, in one row; short words, signs and keys as the room allows, alike on all buttons."""
        desk, say, gap = hall.desk, self.words.say, 16.0 if hall.roomy else 10.0
        again = (
            ("swapped", "swords", say("key.enter"), self.swapped),
            ("same", "redo", say("key.shift-enter"), self.same),
        )
        first = again if self._actions.second is None else (("second", "swords", say("key.enter"), self.second),)
        rows = (
            *first,
            ("replay", "play", "R", self.replay),
            ("save", "save", "Ctrl S", self.save),
            ("menu", "menu", say("key.esc"), self.escape),
        )
        room = row.w - gap * (len(rows) - 1)
        full = [say(f"result.{name}") for name, *_ in rows]
        short = [say(f"result.{name}-short") for name, *_ in rows]
        some = [*full[: len(first)], *short[len(first) :]]
        looks = [(words, sign, cap) for words in (full, some, short) for sign, cap in LOOKS]

        def widths(look: tuple[list[str], bool, bool]) -> list[float]:
            words, sign, cap = look
            return [
                desk.button_width(said, icon if sign else None, key if cap else None)
                for said, (_, icon, key, _) in zip(words, rows, strict=True)
            ]

        look = next((look for look in looks if sum(widths(look)) <= room), looks[-1])
        needs = widths(look)
        spare, x = (room - sum(needs)) / len(rows), row.x
        for (name, icon, key, on), words, need in zip(rows, look[0], needs, strict=True):
            wide, sign, cap = need + spare, icon if look[1] else None, key if look[2] else None
            desk.button(Rect(x, row.y, wide, row.h), name, words, on, main=name == rows[0][0], icon=sign, key=cap)
            x += wide + gap
