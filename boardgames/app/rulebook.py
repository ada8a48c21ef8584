"""The rulebooks: chapters and search on the left, an open book on the right, the rule one came for lit in gold.

In small windows book, chapters and search are tabs. The scene lies over whatever was on the screen: a table below it is
not in front and shows nothing private, and Esc leads back to it as it was.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardgames.app import guides, keys, rulebook_book, rulebook_pages, rulebook_text
from boardgames.app.hall import Hall, told
from boardgames.app.rulebook_book import LEAF, TURN, Open, Turning
from boardgames.app.rulebook_pages import NUMBER, Anchor, Look, Page, Said
from boardgames.app.rulebook_text import Book, Hit, Place
from boardgames.app.scene import Scene
from boardgames.app.setup_frame import row
from boardgames.app.typing_line import TypingLine
from boardgames.table.desk import Desk, Target, plain
from boardgames.table.page import Align
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import BRASS_LIGHT, GOLD_HIGH, INK, MUTED, RED
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

FIELD, GAMES = "search", "games"
TABS = ("book", "chapters", "search")
BOOK, CHAPTERS, SEARCH = range(3)
QUERY_MOST = 40
ROW, ROW_MOST = 36.0, 56.0
"""The least and the greatest distance from one chapter of the list to the next."""
HIT_LINES = 3
"""So many lines of an excerpt are shown at most."""
_LEAVES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class RulebookScene(Scene):
    """The rulebook of one game, open at a rule or at its beginning; where several games have one, with their list."""

    def __init__(self, window: "Window", game: str = "", rule: str = "", back: str = "other") -> None:
        """`back` is where Esc leads: menu, game or other. Without a game the list opens, if there are several."""
        super().__init__(window)
        self.game = game or rulebook_text.shelf()[0]
        self.rule = ""
        self.query = TypingLine("", QUERY_MOST)
        self.listing = not game and len(rulebook_text.shelf()) > 1
        self._back = back
        self._tab = BOOK
        self._at = Anchor(0, -1)
        self._hit = 0
        self._top = 0
        """The first row of the list that is shown."""
        self._keep_in_sight = True
        self._rows = 1
        """How many chapters a column of the list has."""
        self._found: tuple[Book, str, list[Hit]] | None = None
        self._laid: tuple[object, list[Page]] | None = None
        self._book_lies: Open | None = None
        self._turning: Turning | None = None
        self._stops: list[str] = []
        if rule:
            self.open_rule(rule)

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "rulebook")

    @property
    def book(self) -> Book:
        """The book in the language of the moment."""
        return rulebook_text.load(self.game, self.window.settings.language)

    @property
    def chapter(self) -> int:
        """The chapter that is open."""
        return self._at.chapter

    @property
    def hits(self) -> list[Hit]:
        """Where the words that are looked for stand."""
        book, query = self.book, self.query.words
        if self._found is None or self._found[0] is not book or self._found[1] != query:
            self._found = book, query, book.search(query)
        return self._found[2]

    # ------------------------------------------------------------ opening

    def open_rule(self, rule: str) -> None:
        """Open the book where a rule is stated, and light it; a number that it does not know changes nothing."""
        place = self.book.places.get(rule)
        if place is not None:
            self.rule = rule
            self._go(Anchor(*place))

    def learn(self) -> None:
        """The guided first game; a game that is under way is saved and waits in the menu."""
        if self.window.start_guide is not None:
            self.window.start_guide(self.game)

    def open_chapter(self, name: str) -> None:
        """Open the book at a chapter."""
        self._open_number(self.book.chapter(name))

    def _open_number(self, number: int) -> None:
        self.rule = ""
        self._keep_in_sight = True
        self._go(Anchor(number, -1))

    def open_game(self, number: int) -> None:
        """Take another game's book."""
        self.listing, self.rule = False, ""
        self.game, self._at = rulebook_text.shelf()[number], Anchor(0, -1)
        self._tab, self._top = BOOK, 0
        self.window.redraw()

    def open_hit(self, number: int) -> None:
        """Open the book at something found; what stands there is lit."""
        hits = self.hits
        if number < len(hits):
            self._hit = number
            self._open_place(hits[number].place)

    def _open_place(self, place: Place) -> None:
        rules = self.book.rules(place)
        self.rule = rules[0] if rules else ""
        self._go(Anchor(*place))

    def leaf(self, way: int) -> None:
        """Turn a leaf, forward or back."""
        pages, step = self._pages_now(), self._sheets()
        here = rulebook_pages.page_of(pages, self._at)
        goal = here - here % step + way * step
        if 0 <= goal < len(pages):
            self._turn_to(pages[goal].first)

    def turn_tab(self, tab: int) -> None:
        """Another tab of a small window."""
        self._tab, self.typing, self._top, self._keep_in_sight = tab, None, 0, True
        self.window.focus = None
        if tab == SEARCH:
            self.type_in()
        self.window.redraw()

    def type_in(self) -> None:
        """The field takes what is typed."""
        self._tab = SEARCH
        self.typing, self.window.focus, self.window.ring = FIELD, FIELD, False
        self.query.select_all()
        self.window.redraw()

    def _go(self, anchor: Anchor) -> None:
        self._tab, self._keep_in_sight = (BOOK if self.typing is None else self._tab), True
        if self._small():
            self._tab, self.typing = BOOK, None
        self._turn_to(anchor)

    def _turn_to(self, anchor: Anchor) -> None:
        """The book opens there; if it is another leaf, one sees it turned."""
        before, desk, lies = self._at, self.window.desk, self._book_lies
        self._at = anchor
        if desk is not None and lies is not None and self._laid is not None and self.window.settings.pace:
            pages, step = self._pages_now(), self._sheets()
            old, new = (rulebook_pages.page_of(pages, one) // step for one in (before, anchor))
            picture = rulebook_book.picture(desk, lies.rect) if old != new else None
            if picture is not None:
                self._turning = Turning(picture, self.window.now, 1 if new > old else -1)
        self.window.redraw()

    def _pages_now(self) -> list[Page]:
        return self._laid[1] if self._laid is not None else []

    def _sheets(self) -> int:
        return len(self._book_lies.sheets) if self._book_lies is not None else 1

    def _small(self) -> bool:
        desk = self.window.desk
        return desk is not None and Hall(desk, self.words).small

    # ------------------------------------------------------------ keys and pointer

    def escape(self) -> None:
        """Out of the list of games; out of the search; then back to where one was."""
        if self.listing:
            self.listing = False
        elif self.typing or self.query.words:
            self.query.set("")
            self._leave_field(None)
            self._tab = BOOK
        else:
            self.window.back()

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """This is the help."""
        return True

    def key(self, pressed: pygame.event.Event) -> bool:
        """Leaves, chapters, what was found; letters while something is looked for."""
        self._turning = None
        if keys.shortcut(pressed, "f"):
            self.listing = False
            self.type_in()
            return True
        if self.listing:
            return keys.arrow(pressed) is None
        if pressed.key == pygame.K_TAB and self._small():
            self.turn_tab((self._tab + (-1 if keys.shift(pressed) else 1)) % len(TABS))
            return True
        if pressed.key in _LEAVES:
            self.leaf(_LEAVES[pressed.key])
            return True
        dx, dy = keys.arrow(pressed) or (0, 0)
        if dy:
            return self._step(dy)
        if self.typing:
            return self._typed(pressed)
        if dx and self._small() and self._tab == CHAPTERS:
            return self._step(dx * self._rows)
        if dx:
            self.leaf(dx)
            return True
        if pressed.key in (pygame.K_HOME, pygame.K_END):
            self._open_number(0 if pressed.key == pygame.K_HOME else len(self.book.chapters) - 1)
            return True
        return False

    def _typed(self, pressed: pygame.event.Event) -> bool:
        if keys.enter(pressed):
            self.open_hit(self._hit)
            return True
        return self._taken(self.query.feed(pressed))

    def text(self, typed: pygame.event.Event) -> bool:
        """A letter of its own, from an input method."""
        return self.typing is not None and self._taken(self.query.feed(typed))

    def _taken(self, taken: bool) -> bool:
        if taken:
            self._hit, self._top, self._keep_in_sight = 0, 0, True
        return taken

    def _step(self, way: int) -> bool:
        """The next chapter, or the next thing found."""
        self._keep_in_sight = True
        if self._searching():
            here = self._focused("hit:")
            self._hit = max(0, min(len(self.hits) - 1, (self._hit if here is None else here) + way))
            if here is not None:
                self.window.focus = f"hit:{self._hit}"
            return True
        here = self._focused("chapter:")
        number = max(0, min(len(self.book.chapters) - 1, (self.chapter if here is None else here) + way))
        if self._small() and self._tab == CHAPTERS:  # one reads the list, and Enter opens
            self._at, self.rule = Anchor(number, -1), ""
            self.window.focus, self.window.ring = f"chapter:{number}", True
        elif number != self.chapter:
            self._open_number(number)
        if here is not None:
            self.window.focus = f"chapter:{number}"
        return True

    def _focused(self, rows: str) -> int | None:
        """The row of a list that the keys are on."""
        focus = self.window.focus or ""
        return int(focus.removeprefix(rows)) if self.window.ring and focus.startswith(rows) else None

    def _searching(self) -> bool:
        """The list shows what was found."""
        if self._small():
            return self._tab == SEARCH
        return bool(self.query.words)

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """A click elsewhere closes the list of games and leaves the field; it ends the turning of a leaf."""
        self._turning = None
        name = target.name if target is not None else ""
        if self.listing and not name.startswith(GAMES):
            self.listing = False
            return True
        if self.typing and name != FIELD and not name.startswith("hit:"):
            self._leave_field(None)
        return False

    def wheel(self, steps: int, x: float, y: float) -> None:
        """Over the book leaves turn, elsewhere the list goes up and down."""
        lies = self._book_lies
        if lies is not None and lies.rect.contains(x, y) and (self._tab == BOOK or not self._small()):
            self.leaf(-1 if steps > 0 else 1)
        else:
            self._top, self._keep_in_sight = max(0, self._top - steps), False
            self.window.focus = None

    def moving(self, now: float) -> bool:
        return self._turning is not None

    def _leave_field(self, focus: str | None) -> None:
        self.typing, self.window.focus = None, focus
        self.window.redraw()

    def _find_focus(self, desk: Desk) -> None:
        """A field that the keys reach is typed in at once, and has the ring itself; a ring again means Tab left it."""
        window = self.window
        if self.typing and window.ring and FIELD in self._stops:
            place = self._stops.index(FIELD) + (-1 if window.shift else 1)
            self._leave_field(self._stops[place % len(self._stops)])
        elif window.ring and window.focus == FIELD:
            self.type_in()
        desk.focus = self.typing or (window.focus if window.ring else None)

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """The list and the book, or one of the tabs."""
        self._find_focus(desk)
        hall, say = Hall(desk, self.words), self.words.say
        if hall.small:
            self._draw_tabs(hall)
        else:
            note = say("opened-at", rule=self.rule) if self.rule else ""
            room = hall.heading(say("title"), note, self.window.back, say(f"back.{self._back}"))
            wide, gap = (340.0, 36.0) if hall.roomy else (292.0, 26.0)
            panel = Rect(room.x, room.y, wide, room.h)
            desk.panel(panel)
            self._draw_panel(hall, panel)
            self._draw_book(hall, Rect(panel.right + gap, room.y + 6, room.w - wide - gap - 8, room.h - 18))
            hall.keys(say("keys-search" if self._searching() else "keys"))
        if self.listing:
            self._draw_games(desk)
        self._stops = [t.name for t in desk.targets if t.enabled and callable(t.action)]

    def _draw_tabs(self, hall: Hall) -> None:
        desk, say = hall.desk, self.words.say
        names = [say(f"tab.{name}") for name in TABS]
        room = hall.bar((say("title"),), self.window.back, names, self._tab, self.turn_tab)
        if self._tab == BOOK:
            self._draw_book(hall, Rect(room.x + 8, room.y + 6, room.w - 16, room.h - 14))
        else:
            desk.panel(room)
            inner = room.inset(20, 16)
            if self._tab == CHAPTERS:
                y = self._draw_heads(hall, inner)
                columns = 3 if inner.w >= 780 else 2 if inner.w >= 400 else 1
                self._draw_chapters(hall, Rect(inner.x, y, inner.w, inner.bottom - y), columns)
            else:
                self._draw_field(desk, Rect(inner.x, inner.y, min(inner.w - 150, 420.0), 44))
                self._draw_count(desk, inner.right, inner.y + 22, "r")
                self._draw_hits(desk, Rect(inner.x, inner.y + 58, inner.w, inner.h - 58))
        hall.keys(say(("keys-book", "keys-chapters", "keys-search")[self._tab]))

    def _draw_heads(self, hall: Hall, inner: Rect) -> float:
        """Above the chapters of a small window: whose book it is, and its guided game; gives y below them."""
        y, name = inner.y, Rect(inner.x, inner.y, min(inner.w, 420.0), 44)
        wide = hall.desk.button_width(self.words.say("guide"), "play")
        if self._several():
            y = self._draw_name(hall, name)
        if not self._guided():
            return y
        if self._several() and wide <= inner.w - name.w - 14:
            self._draw_guide(hall.desk, Rect(inner.right - wide, name.y, wide, 44))
            return y
        self._draw_guide(hall.desk, Rect(inner.x, y, min(wide, inner.w), 44))
        return y + 56

    def _guided(self) -> bool:
        return self.window.start_guide is not None and self.game in guides.names()

    def _draw_guide(self, desk: Desk, place: Rect) -> None:
        desk.button(place, "guide", self.words.say("guide"), self.learn, icon="play")

    def _several(self) -> bool:
        return len(rulebook_text.shelf()) > 1

    def _draw_panel(self, hall: Hall, box: Rect) -> None:
        """The game, the field, and chapters or what was found."""
        desk, pad = hall.desk, 24 if hall.roomy else 18
        tall = 50.0 if hall.roomy else 46.0
        inner = Rect(box.x + pad, box.y + pad, box.w - 2 * pad, box.h - 2 * pad + 6)
        y = self._draw_name(hall, Rect(inner.x, inner.y, inner.w, tall))
        self._draw_field(desk, Rect(inner.x, y, inner.w, tall))
        y += tall + (16 if hall.roomy else 12)
        if self._searching():
            self._draw_count(desk, inner.x, y + 10, "l")
            y += 28
            self._draw_hits(desk, Rect(inner.x, y, inner.w, inner.bottom - y))
        else:
            foot = inner.bottom
            if self._guided():
                foot -= tall + 12
                self._draw_guide(desk, Rect(inner.x, inner.bottom - tall, inner.w, tall))
            self._draw_chapters(hall, Rect(inner.x, y, inner.w, foot - y), 1)

    def _draw_name(self, hall: Hall, place: Rect) -> float:
        """The game whose book it is, to be chosen where there are several; gives y below it."""
        desk, name = hall.desk, self._name(hall.desk, self.game, place.w - 60)
        if self._several():
            desk.choice(place, GAMES, name, self._open_list)
            return place.bottom + 12
        lines = desk.wrap(plain(name), place.w, TYPE.lead, "serif")
        high = len(lines) * TYPE.lead * 1.2
        desk.write(plain(name), Rect(place.x, place.y - 2, place.w, 0), TYPE.lead, "serif", BRASS_LIGHT, leading=1.2)
        return place.y + high + 12

    def _name(self, desk: Desk, game: str, room: float) -> str:
        full, short = (told(self.window.settings.language, game, key) for key in ("name", "short-name"))
        return short if short and desk.width(full, TYPE.body, "semi") > room else full

    def _open_list(self) -> None:
        self.listing = True
        self.window.focus = f"{GAMES}:{rulebook_text.shelf().index(self.game)}"

    def _draw_games(self, desk: Desk) -> None:
        """The list of games over everything else."""
        found = rulebook_text.shelf()
        spot = next((target.rect for target in desk.targets if target.name == GAMES), None)
        place = spot or Rect(desk.w / 2 - 180, 74, 360, 44)
        names = [self._name(desk, game, place.w - 48) for game in found]
        desk.options(place, GAMES, names, found.index(self.game), self.open_game)

    def _draw_field(self, desk: Desk, place: Rect) -> None:
        caret = self.query.caret if self.typing == FIELD else None
        hint = self.words.say("search")
        desk.field(place, FIELD, self.query.words, self.type_in, icon="search", caret=caret, hint=hint)

    def _draw_count(self, desk: Desk, x: float, y: float, align: Align) -> None:
        if self.query.words.strip() and (number := len(self.hits)):
            desk.caption(self.words.say("places", number=number), x, y, align=align)

    # ------------------------------------------------------------ chapters

    def _draw_chapters(self, hall: Hall, room: Rect, columns: int) -> None:
        """The chapters, the open one golden; where they do not all fit the list scrolls."""
        desk, chapters = hall.desk, self.book.chapters
        rows = -(-len(chapters) // columns)
        least = max(ROW, 25 / desk.s + 5)
        pitch = min(ROW_MOST, max(least, room.h / rows))
        shown = max(1, int((room.h + 4) // pitch))
        scrolls, self._rows = shown < rows, rows
        self._scroll_to(self.chapter % rows, shown, rows)
        wide = (room.w - (18 if scrolls else 0) - 14 * (columns - 1)) / columns
        for k, chapter in enumerate(chapters):
            line = k % rows - self._top
            if 0 <= line < shown:
                place = Rect(room.x + k // rows * (wide + 14), room.y + pitch * line, wide, pitch - 5)
                self._draw_chapter(desk, place, k, chapter.title)
        if scrolls:
            bar = Rect(room.right - 9, room.y, 9, shown * pitch - 5)
            desk.scroll(bar, self._top / (rows - shown), shown / rows)

    def _draw_chapter(self, desk: Desk, place: Rect, number: int, title: str) -> None:
        chosen = number == self.chapter
        ink = row(desk, place, f"chapter:{number}", chosen, partial(self._open_number, number), group="chapters")
        desk.text(str(number + 1), place.x + 36, place.cy, 18, "semi", GOLD_HIGH if chosen else BRASS_LIGHT, "r")
        desk.fit(title, place.x + 48, place.cy, place.w - 56, TYPE.body, "semi" if chosen else "sans", ink.first)

    def _scroll_to(self, line: int, shown: int, rows: int) -> None:
        """The list stays where the wheel has left it, or goes where its chosen row can be seen."""
        if self._keep_in_sight:
            self._top = min(line, max(self._top, line - shown + 1))
        self._top = round(clamp(0, self._top, max(0, rows - shown)))

    # ------------------------------------------------------------ what was found

    def _draw_hits(self, desk: Desk, room: Rect) -> None:
        """Each with its chapter, its number and the words around it; as many as fit, the chosen one among them."""
        hits = self.hits
        if not hits:
            if self.query.words.strip():
                desk.write(self.words.say("nothing"), Rect(room.x, room.y + 4, room.w, 0), TYPE.small, colour=MUTED)
            return
        wide = room.w - 18
        heights = [self._hit_height(desk, hit, wide) for hit in hits]
        self._hit = min(self._hit, len(hits) - 1)
        self._top = min(self._top, len(hits) - 1)
        if self._keep_in_sight:
            self._top = min(self._top, self._hit)
            while sum(heights[self._top : self._hit + 1]) > room.h + 8 and self._top < self._hit:
                self._top += 1
        y, shown = room.y, 0
        for k in range(self._top, len(hits)):
            if shown and y + heights[k] - 8 > room.bottom:
                break
            self._draw_hit(desk, Rect(room.x, y, wide, heights[k] - 8), k, hits[k])
            y, shown = y + heights[k], shown + 1
        if shown < len(hits):
            start = self._top / max(1, len(hits) - shown)
            desk.scroll(Rect(room.right - 9, room.y, 9, room.h), start, shown / len(hits))

    def _hit_height(self, desk: Desk, hit: Hit, wide: float) -> float:
        lines = min(HIT_LINES, len(desk.wrap(self._excerpt(hit), wide - 28, TYPE.small)))
        return self._hit_head(desk, hit, wide) + lines * 23.4 + 10 + 8

    def _hit_head(self, desk: Desk, hit: Hit, wide: float) -> float:
        """How high the chapter and the number are: the number stands in a line of its own if it must."""
        number, title = self._hit_names(hit)
        both = desk.width(title, 18, "semi") + desk.width(number, 18, "semi") + 38
        return 36 if both <= wide or not number else 60

    def _hit_names(self, hit: Hit) -> tuple[str, str]:
        """The number of a rule that was found, if it has one, and its chapter."""
        rules, chapter = self.book.rules(hit.place), hit.place.chapter
        return rulebook_text.short(rules[0]) if rules else "", f"{chapter + 1} {self.book.chapters[chapter].title}"

    def _draw_hit(self, desk: Desk, place: Rect, number: int, hit: Hit) -> None:
        chosen = number == self._hit
        ink = row(desk, place, f"hit:{number}", chosen, partial(self.open_hit, number), group="hits")
        tone, x = GOLD_HIGH if chosen else BRASS_LIGHT, place.x + 14
        rule, title = self._hit_names(hit)
        head = self._hit_head(desk, hit, place.w)
        desk.fit(title, x, place.y + 20, place.w - 28, 18, "semi", tone)
        if head > 36:
            desk.text(rule, x, place.y + 44, 18, "semi", tone)
        else:
            desk.text(rule, place.right - 14, place.y + 20, 18, "semi", tone, "r")
        words = self._excerpt(hit)
        while len(desk.wrap(words, place.w - 28, TYPE.small)) > HIT_LINES:
            words = words.rstrip(" …").rpartition(" ")[0] + " …"
        desk.write(words, Rect(x, place.y + head - 2, place.w - 28, 0), TYPE.small, colour=ink.first, accent=GOLD_HIGH)

    @staticmethod
    def _excerpt(hit: Hit) -> str:
        """The words around what was found, which is strong."""
        strong = f"*{plain(hit.found)}*" if hit.found else ""
        return plain(hit.before) + strong + plain(hit.after)

    # ------------------------------------------------------------ the book

    def _draw_book(self, hall: Hall, rect: Rect) -> None:
        """The open pages with their numbers, and the signs that turn a leaf."""
        desk = hall.desk
        lies = rulebook_book.opened(hall, rect)
        look = self._look(hall, lies.areas[0])
        said = Said(
            frozenset({self.rule}) if self.rule else frozenset(),
            self.open_chapter,
            self.words.say("see-also"),
            self._titles(),
        )
        pages = self._pages(desk, look, said)
        step = len(lies.sheets)
        here = rulebook_pages.page_of(pages, self._at)
        first = here - here % step
        rulebook_book.paint(desk, lies)
        for page, area in zip(pages[first : first + step], lies.areas, strict=False):
            page.paint(desk, look, area, said)
        rulebook_book.numbers(desk, lies, first + 1, len(pages))
        self._turn_leaf(desk, lies)
        back, on = rulebook_book.leaf_signs(lies)
        if first > 0:
            self._leaf_sign(desk, back, "left", -1)
        if first + step < len(pages):
            self._leaf_sign(desk, on, "right", 1)
        self._book_lies = lies

    def _turn_leaf(self, desk: Desk, lies: Open) -> None:
        turning, pace = self._turning, self.window.settings.pace
        if turning is None:
            return
        share = (self.window.now - turning.since) / (TURN * pace) if pace else 1.0
        if share >= 1:
            self._turning = None
        else:
            rulebook_book.turn(desk, lies, turning, max(0.0, share))

    def _leaf_sign(self, desk: Desk, place: Rect, icon: str, way: int) -> None:
        name = "leaf:on" if way > 0 else "leaf:back"
        tip = self.words.say("leaf-on" if way > 0 else "leaf-back")
        desk.target(place, name, self._leafing(way), "button", tip=tip)
        desk.icon(icon, place.cx, place.cy, LEAF * 0.5, RED if desk.hover == name else NUMBER, INK)
        if desk.focus == name:
            desk.ring(place, 6, 0)

    def _leafing(self, way: int) -> Callable[[], None]:
        return lambda: self.leaf(way)

    def _titles(self) -> dict[str, str]:
        return {chapter.name: f"{k} {chapter.title}" for k, chapter in enumerate(self.book.chapters, start=1)}

    def _look(self, hall: Hall, area: Rect) -> Look:
        """The measures of the pages in this window."""
        low = area.h < 330
        size = 20.0 if hall.roomy else float(TYPE.small)
        gap, head = (17.0, 84.0) if hall.roomy else (9.0, 46.0) if low else (13.0, 66.0)
        numbers = [rulebook_text.short(rule) for rule in self.book.places]
        margin = max((hall.desk.width(number, 18, "semi") for number in numbers), default=0.0) + 16
        margin = margin if area.w - margin >= 300 else 0.0
        picture = 300.0 if hall.roomy else min(230.0, area.h * 0.5)
        return Look(self.game, area.w, area.h, size, gap, head, margin, picture)

    def _pages(self, desk: Desk, look: Look, said: Said) -> list[Page]:
        """The book set in pages; anew only if window, language or game are others."""
        key = look, desk.language, desk.s, desk.least
        if self._laid is None or self._laid[0] != key:
            pages = rulebook_pages.lay(desk, self.book, look, said.see_also, said.titles)
            self._laid, self._turning = (key, pages), None
        return self._laid[1]
