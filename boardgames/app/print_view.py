"""What the print scene looks like: two panels, or three tabs in small windows."""

from functools import partial
from typing import TYPE_CHECKING

from boardgames import games
from boardgames.app.hall import Hall, Main, game_name, shortened, told
from boardgames.app.print_page import paint_page
from boardgames.app.setup_frame import bar_room, stepper, stepper_room
from boardgames.app.setup_panels import capital
from boardgames.printing.kit import INKS
from boardgames.printing.paper import PAPERS
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, GOLD_HIGH, GREEN_TEXT, MUTED, PARCHMENT, RED_TEXT
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.print_scene import PrintScene

COLUMNS = 4
LABEL = 30.0
"""Below a page: its number and name."""
PORTRAIT = 210 / 297


class PrintView:
    """Paints a print scene, and remembers how its pages lie."""

    def __init__(self, scene: "PrintScene") -> None:
        self.scene = scene
        self.rows, self.last_row = 1, 0
        """Rows of pages in sight, and the last that can be on top."""
        self.bar: Rect | None = None
        """The scroll bar while it is held."""
        self.unsaid = False
        """Something was still going on when the scene was last drawn."""

    def draw(self, desk: Desk) -> None:
        """Everything."""
        scene, say = self.scene, self.scene.words.say
        self.unsaid = scene.working or (scene.showing is not None and scene.showing.failed() is None)
        app = Words(scene.window.settings.language, "app")
        hall = Hall(desk, app)
        if hall.small:
            self._tabs(hall)
            return
        room = hall.heading(say("title"), say("note"), scene.escape, app.say("menu.back"))
        wide = 460.0 if hall.roomy else 392.0
        left = Rect(room.x, room.y, wide, room.h)
        right = Rect(left.right + hall.gap, room.y, room.w - wide - hall.gap, room.h)
        for box in (left, right):
            desk.panel(box)
        self._options(hall, left)
        self._right(hall, right)
        hall.keys(say(self._keys("keys")))

    def _keys(self, plain: str) -> str:
        """The sentence about the keys that mean something now."""
        making = self.scene.making
        if making is not None and self.scene.working:
            return "keys-working"
        return "keys-done" if making is not None and making.made is not None else plain

    # ------------------------------------------------------------ what is ordered

    def _options(self, hall: Hall, box: Rect) -> None:
        desk, say, scene = hall.desk, self.scene.words.say, self.scene
        pad = 26 if hall.roomy else 20
        x, w, y = box.x + pad, box.w - 2 * pad, box.y + (40 if hall.roomy else 26)
        wide = desk.caption(say("parts"), x, y)
        desk.rule(x + wide + 14, y, w - wide - 14)
        y += 22 if hall.roomy else 14
        checks, choices = scene.checks(), self._choices()
        least = max(32.0, 25 / desk.s)
        rest = box.bottom - 16 - y - 12
        pitch = min(47.0, max(least, (rest - 56 * len(choices)) / len(checks)))
        for k, (part, words, ticked, on) in enumerate(checks):
            self._check(desk, Rect(x, y + pitch * k, w, pitch), part, words, ticked, on)
        y += pitch * len(checks) + 12
        step = (box.bottom - 16 - y) / len(choices)
        label = max(desk.width(say(name), TYPE.body, "semi") for name in choices) + 20
        for k, name in enumerate(choices):
            middle, high = y + step * (k + 0.5), min(50.0, step - 4)
            desk.text(say(name), x, middle, TYPE.body, "semi", PARCHMENT)
            self._control(desk, name, Rect(x + label, middle - high / 2, w - label, high))

    def _choices(self) -> list[str]:
        """The rows below the parts; with one game there is none to choose."""
        several = ["game"] if len(games.printable()) > 1 else []
        looks = ["look"] if len(self.scene.kit.looks) > 1 else []
        return [*several, "paper", "ink", *looks, "square"]

    def _check(self, desk: Desk, row: Rect, part: str, words: str, ticked: bool, on: object) -> None:
        count = self.scene.words.say("count", number=self.scene.count(part))
        wide = desk.text(count, row.right, row.cy, TYPE.small, colour=MUTED, align="r")
        size = 28 if row.h > 36 else 24
        desk.check(row.x, row.cy, f"part:{part}", ticked, words, on, size=size, room=row.w - wide - 14)

    def _control(self, desk: Desk, name: str, rect: Rect) -> None:
        scene, say, order = self.scene, self.scene.words.say, self.scene.order
        if name in ("paper", "ink"):
            values = tuple(PAPERS) if name == "paper" else INKS
            labels = [say(f"{name}s.{value}") for value in values]
            chosen = values.index(getattr(order, name))
            desk.segments(rect, name, labels, chosen, partial(scene.choose, name))
        elif name == "square":
            squares, k = scene.kit.squares, scene.kit.squares.index(order.square)
            ends, tips = (k == 0, k + 1 == len(squares)), (say("fewer"), say("more"))
            stepper(desk, rect, name, say("mm", number=order.square), scene.resize, ends=ends, tips=tips)
        else:
            on = scene.next_game if name == "game" else scene.next_look
            words = self._game(desk, stepper_room(rect)) if name == "game" else self._look()
            tips = say(f"{name}-before"), say(f"{name}-after")
            stepper(desk, rect, name, words, on, signs=("left", "right"), tips=tips)

    def _game(self, desk: Desk, room: float) -> str:
        return game_name(desk, self.scene.window.settings.language, self.scene.order.game, room, TYPE.body)

    def _look(self) -> str:
        game = Words(self.scene.window.settings.language, self.scene.order.game)
        return capital(game.say(f"value.theme.{self.scene.order.look}"))

    # ------------------------------------------------------------ the pages

    def _right(self, hall: Hall, box: Rect) -> None:
        desk, say, pad = hall.desk, self.scene.words.say, hall.pad
        low = 132.0 if hall.roomy else 104.0
        middle = box.y + (36 if hall.roomy else 30)
        wide = desk.text(self._all(), box.right - pad, middle, TYPE.small, colour=MUTED, align="r")
        room = box.w - 2 * pad - wide - 20
        game = told(self.scene.window.settings.language, self.scene.order.game, "name")
        title = game if desk.width(game, TYPE.lead, "serif") <= room else say("pages")
        desk.text(title, box.x + pad, middle, TYPE.lead, "serif", BRASS_LIGHT)
        top = box.y + (64 if hall.roomy else 54)
        self._pages(desk, Rect(box.x + pad, top, box.w - 2 * pad, box.bottom - low - 8 - top), 2)
        desk.rule(box.x + pad, box.bottom - low, box.w - 2 * pad)
        self._work(hall, Rect(box.x + pad, box.bottom - low + 10, box.w - 2 * pad, low - 24), buttons=True)

    def _all(self) -> str:
        scene, say = self.scene, self.scene.words.say
        return say("all", number=len(scene.laid), paper=say(f"papers.{scene.order.paper}"))

    def _pages(self, desk: Desk, area: Rect, rows: int) -> None:
        """Whole rows of pages from the first in sight on, and a bar if there are more."""
        scene = self.scene
        gap, side = 12.0, bar_room(desk)
        high = (area.h - rows * LABEL - (rows - 1) * gap) / rows
        columns = COLUMNS if rows == 2 else max(COLUMNS, int((area.w - side) // (high * PORTRAIT + 28)))
        self.rows, total = rows, -(-len(scene.laid) // columns)
        self.last_row = max(0, total - rows)
        scene.top = min(scene.top, self.last_row)
        wide = (area.w - side) / columns
        for k in range(scene.top * columns, min(len(scene.laid), (scene.top + rows) * columns)):
            row, column = divmod(k - scene.top * columns, columns)
            cell = Rect(area.x + column * wide, area.y + row * (high + LABEL + gap), wide, high)
            self._page(desk, cell, k)
        if self.last_row:
            bar = Rect(area.right - 9, area.y, 9, area.h)
            desk.scroll(bar, scene.top / self.last_row, rows / total, "scroll")

    def _page(self, desk: Desk, cell: Rect, k: int) -> None:
        """One page in its cell, its number and name below; a click looks at it closely."""
        scene, name = self.scene, f"page:{k}"
        sheet = scene.laid[k]
        room = cell.inset(10, 2)
        scale = min(room.w / sheet.paper.w, room.h / sheet.paper.h)
        wide, high = sheet.paper.w * scale, sheet.paper.h * scale
        page = Rect(cell.cx - wide / 2, cell.y + cell.h / 2 - high / 2, wide, high)
        tip = scene.words.say("page-tip", number=k + 1)
        place = Rect(cell.x + 3, cell.y, cell.w - 6, cell.h + LABEL)
        desk.target(place, name, partial(scene.look_at, k), "row", tip=tip, group="page")
        paint_page(desk, page, scene.previews, scene.order, scene.laid, k)
        lit = desk.hover == name or desk.focus == name
        used = desk.width(str(k + 1), TYPE.small, "bold") + 8
        label = sheet.title
        both = used + desk.width(label, TYPE.small)
        x, y = max(cell.x + 6, cell.cx - both / 2), cell.bottom + LABEL / 2 + 2
        desk.text(str(k + 1), x, y, TYPE.small, "bold", GOLD_HIGH if lit else MUTED)
        if both <= cell.w - 12:
            desk.text(label, x + used, y, TYPE.small, colour=PARCHMENT if lit else MUTED)
        if desk.focus == name:
            desk.ring(page, 2)

    # ------------------------------------------------------------ the work

    def _work(self, hall: Hall, rect: Rect, buttons: bool) -> None:
        """What is being made, was made, went wrong or can be made; the buttons for it, if they are not elsewhere."""
        desk, scene, say = hall.desk, self.scene, self.scene.words.say
        making = scene.making
        if making is not None and scene.working:
            self._progress(hall, rect, making.what, making.share)
            return
        made = making.made if making is not None else None
        x = rect.right
        if made is not None:
            x = self._made_buttons(hall, rect, buttons)
        elif buttons:
            words = say("make")
            key = "Ctrl P" if rect.w > 640 else None
            wide, high = max(236.0 if hall.roomy else 190.0, desk.button_width(words, "printer", key)), self._high(hall)
            place = Rect(rect.right - wide, rect.cy - high / 2, wide, high)
            live, tip = bool(scene.order.parts), "" if scene.order.parts else say("nothing")
            desk.button(place, "make", words, scene.make, main=True, icon="printer", key=key, enabled=live, tip=tip)
            x = place.x
        self._told(desk, Rect(rect.x, rect.y, x - rect.x - 20, rect.h))

    @staticmethod
    def _high(hall: Hall) -> float:
        return hall.main_high(62 if not hall.small else 50)

    def _made_buttons(self, hall: Hall, rect: Rect, main: bool) -> float:
        """Open and show in folder; gives where they begin."""
        desk, scene, say = hall.desk, self.scene, self.scene.words.say
        high, x = self._high(hall), rect.right
        if main:
            key = Words(scene.window.settings.language, "app").say("key.enter") if rect.w > 820 else None
            wide = max(236.0 if hall.roomy else 160.0, desk.button_width(say("open"), "open-out", key))
            place = Rect(x - wide, rect.cy - high / 2, wide, high)
            desk.button(place, "open", say("open"), scene.open, main=True, icon="open-out", key=key)
            x -= wide + 14
        words = say("folder") if desk.w > (1300 if main else 900) else ""
        wide = desk.button_width(words, "folder") if words else high
        place = Rect(x - wide, rect.cy - high / 2, wide, high)
        desk.button(place, "folder", words, scene.show_in_folder, icon="folder", tip="" if words else say("folder"))
        return place.x

    def _told(self, desk: Desk, rect: Rect) -> None:
        """Two lines: how it stands, and where the file is or will be; or why there is none."""
        scene, say = self.scene, self.scene.words.say
        making, problem = scene.making, scene.previews.problem
        problem = making.problem if making is not None and making.problem is not None else problem
        if problem is not None:
            self._warning(desk, rect, say(f"error.{problem.reason}", **problem.args_))
            return
        if not scene.order.parts:
            self._warning(desk, rect, say("nothing"))
            return
        made = making.made if making is not None else None
        if made is not None and scene.showing is not None and scene.showing.failed():
            self._warning(desk, rect, say("not-opened", value=str(made.path)))
            return
        if made is not None:
            first = say("done", number=made.pages, seconds=scene.words.decimal(made.seconds))
            second = say("file", name=made.path.name, size=scene.words.decimal(made.size / 1e6))
            desk.icon("check", rect.x + 20, rect.cy, 36, GREEN_TEXT)
            rect = Rect(rect.x + 52, rect.y, rect.w - 52, rect.h)
        else:
            first = say("stopped") if making is not None and making.stopped else say("in-all", number=len(scene.laid))
            second = say("goes-to", folder=str(scene.into))
        desk.fit(first, rect.x, rect.cy - 15, rect.w, TYPE.body, "semi", PARCHMENT)
        desk.text(shortened(desk, second, rect.w, TYPE.small / 0.8), rect.x, rect.cy + 14, TYPE.small, colour=MUTED)

    @staticmethod
    def _warning(desk: Desk, rect: Rect, words: str) -> None:
        """A sentence in as many lines as there is room for; a long path in it ends in dots."""
        room, pitch = rect.w - 52, TYPE.small * 1.25
        most = max(1, int((rect.h + 8) // pitch))
        shown = words
        while len(desk.wrap(shown, room, TYPE.small)) > most and len(shown) > 20:
            shown = shown[:-8].rstrip() + "…"
        lines = len(desk.wrap(shown, room, TYPE.small))
        desk.icon("warning", rect.x + 20, rect.cy, 36)
        place = Rect(rect.x + 52, rect.cy - lines * pitch / 2, room, 0)
        desk.write(shown, place, TYPE.small, colour=RED_TEXT, leading=1.25)

    def _progress(self, hall: Hall, rect: Rect, what: str, share: float) -> None:
        desk, say = hall.desk, self.scene.words.say
        app = Words(self.scene.window.settings.language, "app")
        key = app.say("key.esc") if desk.w > 900 else None
        wide, high = max(160.0, desk.button_width(say("stop"), "close", key)), self._high(hall)
        room = rect.w - wide - 24
        percent = app.say("percent", number=round(100 * share))
        desk.progress(Rect(rect.x, rect.cy + 2, room, 26), share, say(f"work.{what}"), percent)
        place = Rect(rect.right - wide, rect.cy - high / 2, wide, high)
        desk.button(place, "stop", say("stop"), self.scene.stop, icon="close", key=key)

    # ------------------------------------------------------------ small windows

    def _tabs(self, hall: Hall) -> None:
        desk, scene, say = hall.desk, self.scene, self.scene.words.say
        app = Words(scene.window.settings.language, "app")
        main = None
        if scene.making is not None and scene.making.made is not None:
            main = Main("open", say("open"), scene.open, "open-out", app.say("key.enter"))
        elif scene.order.parts and not scene.working:
            main = Main("make", say("make"), scene.make, "printer", "Ctrl P")
        names = [say("parts"), say("paper"), say("pages")]
        box = hall.bar((say("title"), say("short")), scene.escape, names, scene.tab, scene.turn_to, main)
        desk.panel(box)
        inner = Rect(box.x + 24, box.y + 18, box.w - 48, box.h - 36)
        low = max(62.0, self._high(hall) + 6)
        above = Rect(inner.x, inner.y, inner.w, inner.h - low - 12)
        if scene.tab == 0:
            self._small_parts(desk, above)
        elif scene.tab == 1:
            self._small_choices(desk, above)
        else:
            self._pages(desk, above, 2 if above.h > 330 else 1)
        desk.rule(inner.x, inner.bottom - low - 4, inner.w)
        self._work(hall, Rect(inner.x, inner.bottom - low, inner.w, low), buttons=False)
        hall.keys(say(self._keys("keys-tabs")))

    def _small_parts(self, desk: Desk, area: Rect) -> None:
        """Two columns."""
        checks = self.scene.checks()
        rows = -(-len(checks) // 2)
        pitch, half = min(58.0, area.h / rows), (area.w - 36) / 2
        for k, (part, words, ticked, on) in enumerate(checks):
            row = Rect(area.x + k // rows * (half + 36), area.y + k % rows * pitch, half, pitch)
            self._check(desk, row, part, words, ticked, on)

    def _small_choices(self, desk: Desk, area: Rect) -> None:
        """Two columns, each choice below its name."""
        choices = self._choices()
        rows = -(-len(choices) // 2)
        step, half = min(104.0, area.h / rows), (area.w - 32) / 2
        for k, name in enumerate(choices):
            x, y = area.x + k % 2 * (half + 32), area.y + k // 2 * step
            desk.caption(self.scene.words.say(name), x + 2, y + 8)
            self._control(desk, name, Rect(x, y + 24, half, min(46.0, step - 30)))
