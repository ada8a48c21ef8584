"""The shelf: one box per game; the chosen one steps forward and tells about itself."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardgames import games
from boardgames.app import guides, keys
from boardgames.app.hall import Hall, Main, pieces, told
from boardgames.app.scene import Scene
from boardgames.app.setup_choice import SCENARIO, THEME
from boardgames.table.desk import Desk
from boardgames.table.shapes import Art, fill, linear, num, stroke
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS, BRASS_DIM, MUTED, PARCHMENT, SLATE_HIGH

if TYPE_CHECKING:
    from boardgames.app.window import Window

DARKER, BEHIND = 62, 0.86
"""The boxes that are not chosen: how much darker, how much smaller."""


class ShelfScene(Scene):
    """Choose a game; `choose(name)` goes on with it."""

    def __init__(
        self, window: "Window", choose: Callable[[str], object], guide: Callable[[str], object] | None = None
    ) -> None:
        """`guide(name)` starts the guided first game of one that has any."""
        super().__init__(window)
        self._choose, self._guide = choose, guide
        self.chosen = games.playable()[0]

    def play(self) -> None:
        """Go on with the chosen game."""
        self._choose(self.chosen)

    def learn(self) -> None:
        """The guided first game of the chosen game."""
        if self._guide is not None:
            self._guide(self.chosen)

    def _teaches(self) -> bool:
        return self._guide is not None and self.chosen in guides.names()

    def pick(self, name: str) -> None:
        """Another box steps forward; Enter on the one in front plays it."""
        if name == self.chosen and self.window.ring:
            self.play()
        self.chosen = name
        self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Left and right choose a box, Enter plays."""
        names, way = games.playable(), keys.arrow(pressed)
        if way is not None and way[0]:
            self.chosen = names[(names.index(self.chosen) + way[0]) % len(names)]
            self.window.focus = f"box:{self.chosen}"
        elif keys.enter(pressed):
            self.play()
        else:
            return False
        return True

    def draw(self, desk: Desk) -> None:
        """Heading, boxes on their plank, the panel of the chosen one."""
        hall, say = Hall(desk, self.words), self.words.say
        if hall.small:
            main = Main("play", say("shelf.play"), self.play, "play", say("key.enter"))
            room = hall.bar((say("shelf.title"), say("shelf.short")), self.window.back, main=main)
            self._low(hall, room)
        else:
            room = hall.heading(say("shelf.title"), say("shelf.note"), self.window.back, say("menu.back"))
            low = (330 if hall.roomy else 252) - (20 if hall.roomy else 14)
            box = Rect(room.x, room.bottom - low, room.w, low)
            self._boxes(hall, room, box.y - (46 if hall.roomy else 32), 26 if hall.roomy else 8)
            self._panel(hall, box)
        hall.keys(say("shelf.keys" if len(games.playable()) > 1 else "shelf.keys-one"))

    # ------------------------------------------------------------ boxes

    def _boxes(self, hall: Hall, room: Rect, shelf: float, free: float) -> None:
        """All boxes on the plank at this height; a finger below the chosen one points at it."""
        desk, names = hall.desk, games.playable()
        tall = shelf - room.y - free
        big = min(tall * 0.75, room.w / (len(names) + 0.1))
        gap = (room.w - big * (1 + BEHIND * (len(names) - 1))) / len(names)
        _plank(hall, shelf)
        if len(names) <= 2:
            self._pieces(hall, room, shelf, big)
        x = room.x + gap / 2
        for name in names:
            wide = big if name == self.chosen else big * BEHIND
            self._box(hall, name, Rect(x, shelf - wide / 0.75 - 3, wide, wide / 0.75))
            if name == self.chosen:
                tip = 20 if hall.roomy else 14
                body = fill(f"M0 {tip}L{tip} 0L{2 * tip} {tip}z", SLATE_HIGH)
                body += stroke(f"M0 {tip}L{tip} 1L{2 * tip} {tip}", BRASS, 1.6)
                low = shelf + (46 if hall.roomy else 32 if not hall.small else 26)
                desk.shape(x + wide / 2 - tip, low - tip + 2, 2 * tip, tip, body, pad=2)
            x += wide + gap

    def _box(self, hall: Hall, name: str, rect: Rect) -> None:
        desk, here = hall.desk, name == self.chosen
        target = f"box:{name}"
        lit = desk.hover == target or desk.focus == target
        rim = 3.2 if here or desk.focus == target else 0
        hall.box(name, rect.cx, rect.cy, rect.w, dark=0 if here or lit else DARKER, rim=rim)
        label = told(self.window.settings.language, name, "name")
        desk.target(rect, target, partial(self.pick, name), "row", tip=label, group="boxes")
        if desk.focus == target:
            desk.ring(rect, 4, 4)

    def _pieces(self, hall: Hall, room: Rect, shelf: float, big: float) -> None:
        """Where few boxes leave room, figures of the chosen game stand on the plank and cards lean behind them."""
        found = pieces(self.chosen)
        sides = list(found.figures.values())
        wide = min(big * 0.46, room.w * 0.11)
        inner = big * (0.5 if len(games.playable()) == 1 else 1.1) + wide * 0.75
        if found.cards and room.w / 2 - inner > wide * 2:
            for way in (-1, 1):
                row = found.cards[:2] if way < 0 else found.cards[2:4]
                hall.fan(row, room.cx + way * (inner + wide * 1.02), shelf - wide * 0.98, wide * 1.2, 12)
        for way in (-1, 1):
            row = sides[0 if way < 0 else 1 % len(sides)] if sides else ()
            for k, figure in enumerate(row[:3] if way < 0 else row[3:6]):
                x = room.cx + way * (inner + wide * 1.02 * k)
                if room.x < x - wide / 2 and x + wide / 2 < room.right:
                    hall.stand(figure, x, shelf - (0 if k % 2 else 4), wide)

    # ------------------------------------------------------------ what is told

    def _told(self, key: str) -> str:
        return told(self.window.settings.language, self.chosen, key)

    def _facts(self) -> list[tuple[str, str]]:
        """Signs and words: how many can play, how long it takes."""
        return [(icon, self._told(key)) for icon, key in (("people", "players"), ("clock", "time")) if self._told(key)]

    def _choices(self) -> list[tuple[str, str]]:
        """Signs and words: how many scenarios and themes there are to choose from."""
        found = {option.name: len(option.values) for option in games.rules(self.chosen).options}
        signs = (("standard", SCENARIO), ("shield", THEME))
        return [(icon, self.words.say(f"shelf.{key}", number=found[key])) for icon, key in signs if key in found]

    def _panel(self, hall: Hall, box: Rect) -> None:
        desk, say, roomy = hall.desk, self.words.say, hall.roomy
        desk.panel(box)
        pad = 34.0 if roomy else 26.0
        right = 330.0 if roomy else 250.0
        facts = 300.0 if roomy else 236.0
        x, wide = box.x + pad, box.w - right - facts - 5 * pad
        author = self._told("author")
        remark = say("shelf.by", author=author) if author else ""
        size = desk.fitting(self._told("name"), wide, 40 if roomy else 32, "serif", 24)
        pitch_size = 26 if roomy else TYPE.small if hall.compact else 22
        used = desk.width(self._told("name"), size, "serif")
        beside = wide - used > desk.width(remark, TYPE.body, "slant") + 20
        words = self._told("pitch")
        lines = len(desk.wrap(words, wide, pitch_size)) * pitch_size * 1.36
        chips = 52.0 if box.h > size + lines + 130 else 0.0
        total = size + 16 + lines + (0 if beside else 30) + chips
        y = max(box.y + 22, box.cy - total / 2)
        desk.text(self._told("name"), x, y + size / 2, size, "serif", PARCHMENT)
        if beside:
            desk.text(remark, x + used + 20, y + size / 2 + 5, TYPE.body, "slant", MUTED)
        else:
            desk.fit(remark, x, y + size + 14, wide, TYPE.body, "slant", MUTED)
            y += 30
        desk.write(words, Rect(x, y + size + 16, wide, 0), pitch_size, leading=1.36)
        at = x
        for icon, said in self._choices() if chips else ():
            at += desk.badge(said, at, y + size + 16 + lines + 36, icon=icon, edge=BRASS_DIM) + 12
        line = x + wide + pad
        hall.upright(line, box.y + 26, box.h - 52)
        self._rows(hall, Rect(line + pad, box.y + 28, facts, box.h - 56))
        high = hall.main_high(80 if roomy else 64)
        low = 50.0 if roomy else 46.0
        top = box.cy - (high + (16 + low if self._teaches() else 0)) / 2
        place = Rect(box.right - pad - right, top, right, high)
        size = 24 if roomy else 22
        desk.button(
            place, "play", say("shelf.play"), self.play, main=True, icon="play", key=say("key.enter"), size=size
        )
        if self._teaches():
            place = Rect(place.x, place.bottom + 16, right, low)
            desk.button(place, "guide", say("shelf.guide"), self.learn, icon="book")

    def _rows(self, hall: Hall, room: Rect) -> None:
        desk, rows = hall.desk, self._facts()
        pitch = min(72.0, room.h / max(1, len(rows)))
        top = room.cy - pitch * len(rows) / 2
        for k, (icon, words) in enumerate(rows):
            y = top + pitch * (k + 0.5)
            desk.icon(icon, room.x + 20, y, 32)
            desk.fit(words, room.x + 54, y, room.w - 54, 22 if hall.roomy else TYPE.body, "semi", PARCHMENT)
            if k + 1 < len(rows):
                desk.rule(room.x, top + pitch * (k + 1), room.w, colour=BRASS_DIM)

    def _low(self, hall: Hall, room: Rect) -> None:
        """Small windows: the panel is as high as its words, the boxes take the rest."""
        desk, pad, size = hall.desk, 22.0, TYPE.small
        wide = room.w - 2 * pad
        lines = len(desk.wrap(self._told("pitch"), wide, size)) * size * 1.26
        high = 20 + 30 + 6 + lines + 12 + 30 + 20
        box = Rect(room.x, room.bottom - high, room.w, high)
        self._boxes(hall, room, box.y - 26, 4)
        desk.panel(box)
        x, y = box.x + pad, box.y + 20
        used = desk.fit(self._told("name"), x, y + 15, wide, 26, "serif", PARCHMENT)
        author = self._told("author")
        remark = self.words.say("shelf.by", author=author) if author else ""
        if wide - used > desk.width(remark, TYPE.small, "slant") + 20:
            desk.text(remark, x + used + 16, y + 18, TYPE.small, "slant", MUTED)
        y += 36
        y += desk.write(self._told("pitch"), Rect(x, y, wide, 0), size, leading=1.26)
        end = box.right - pad
        if self._teaches():
            tall = max(36.0, 26 / desk.s)
            words = self.words.say("shelf.guide")
            wide = desk.button_width(words, "book")
            end -= wide
            desk.button(
                Rect(end, y + 27 - tall / 2, wide, tall),
                "guide",
                self.words.say("shelf.guide"),
                self.learn,
                icon="book",
            )
            end -= 10
        for icon, value in (*self._facts(), *self._choices()):
            if x + desk.badge_width(value, icon) <= end:
                x += desk.badge(value, x, y + 27, icon=icon, edge=BRASS_DIM) + 10


def _plank(hall: Hall, y: float) -> None:
    """A shelf board across the window: lit upper face, dark front, a shadow under it."""
    desk, h, wide = hall.desk, 18 if hall.roomy else 14, round(hall.desk.w + 1)
    desk.shadow(Rect(-20, y + 6, desk.w + 40, h + 12), 14, 200, 0, 10, 0)
    body = f'<rect x="0" y="0" width="{wide}" height="{num(h * 0.7)}" fill="url(#top)"/>'
    front = f'<rect x="0" y="0" width="{wide}" height="{num(h * 1.3)}" fill="url(#front)"/>'
    body += f'<g transform="translate(0 {num(h * 0.7)})">{front}</g>' + stroke(
        f"M0 {num(h * 0.7)}H{wide}", "#c99a68", 1.4
    )
    defs = linear("top", 0, 0, 0, h * 0.7, "#a9784c", "#7d5434") + linear(
        "front", 0, 0, 0, h * 1.4, "#5b3a23", "#2b1a0f"
    )
    desk.shape(0, y - h * 0.35, desk.w, h * 2.2, Art(body, defs))
