"""The settings: every change acts at once and is kept, so there is no OK button."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from boardgames import games
from boardgames.app import keys
from boardgames.app.hall import Hall, pieces
from boardgames.app.scene import Scene
from boardgames.app.settings import SCALES, SPEEDS
from boardgames.table.desk import Desk, Target, slider_share
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import FAINT, GOLD_HIGH, INK, MUTED, SIDE
from boardgames.words import LANGUAGES

if TYPE_CHECKING:
    from boardgames.app.window import Window

CHOICES: dict[str, tuple[Any, ...]] = {"language": LANGUAGES, "scale": SCALES, "animation": SPEEDS}
"""The settings that are one of few, and what they can be."""
GROUPS = ("language", "scale", "full_screen"), ("animation", "recap", "volume", "mute")
"""All settings in their order; in the smallest windows each group is a tab."""
CAPS = {"full_screen": "F11", "mute": "M"}
"""The keys that switch a setting in every scene."""
STEP, LOW_ROW = 5, 58
"""How far an arrow moves the volume; lower rows than this become tabs."""


class SettingsScene(Scene):
    """Language, scale, full screen, animation, what is told at the table, sound."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._tab = 0
        self._caught: Target | None = None
        self._back = "menu.back" if len(window.scenes) <= 1 else "back"

    # ------------------------------------------------------------ changing

    def put(self, name: str, value: object) -> None:
        """A new value for a setting; it acts at once."""
        changed: dict[str, Any] = {name: value}
        self.window.change(replace(self.window.settings, **changed))

    def flip(self, name: str) -> None:
        """Turn something on or off."""
        self.put(name, not getattr(self.window.settings, name))

    def _pick(self, name: str, k: int) -> None:
        self.put(name, CHOICES[name][k])

    def turn_page(self, tab: int) -> None:
        """Another tab of a small window."""
        self._tab = tab
        self.window.redraw()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Left and right change what has the focus; Ctrl Tab turns the page of a small window."""
        if pressed.key == pygame.K_TAB:
            self.turn_page(1 - self._tab)
            return True
        step, _ = keys.arrow(pressed) or (0, 0)
        if not step or not self.window.ring or self.window.focus is None:
            return False
        name = self.window.focus.partition(":")[0]
        if name == "volume":
            self._loud(self.window.settings.volume + step * STEP)
            self.window.sounds.play("tap")
        elif name in CHOICES:
            values = CHOICES[name]
            k = max(0, min(len(values) - 1, values.index(getattr(self.window.settings, name)) + step))
            self.window.focus = f"{name}:{k}"
            self._pick(name, k)
        else:
            return False
        return True

    def _loud(self, volume: float) -> None:
        self.put("volume", max(0, min(100, round(volume))))

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """The slider's knob follows the pointer from the first touch."""
        if target is None or target.name != "volume":
            return False
        self._caught = target
        self.drag(x, y)
        return True

    def drag(self, x: float, y: float) -> None:
        """The knob follows."""
        if self._caught is not None:
            self._loud(round(slider_share(self._caught, x) * 20) * STEP)
            self.window.redraw()

    def release(self, target: Target | None, x: float, y: float) -> None:
        """The knob stays, and one hears how loud that is."""
        self._caught = None
        self.window.sounds.play("tap")

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """One panel of rows, a preview beside it if there is room."""
        hall, say = Hall(desk, self.words), self.words.say
        if hall.small:
            self._small(hall)
            return
        room = hall.heading(say("settings.title"), say("settings.note"), self.window.back, say(self._back))
        third = 430.0 if hall.roomy else 340.0 if desk.w >= 1400 else 0.0
        box = Rect(room.x, room.y, room.w - (third + hall.gap if third else 0), room.h)
        desk.panel(box)
        self._rows(hall, box, [name for group in GROUPS for name in group], hall.title(say("settings.all"), box))
        if third:
            right = Rect(room.right - third, room.y, third, room.h)
            desk.panel(right)
            self._preview(hall, right)
        hall.keys(say("settings.keys"))

    def _small(self, hall: Hall) -> None:
        desk, say = hall.desk, self.words.say
        title = (say("settings.title"),)
        names = [name for group in GROUPS for name in group]
        if (desk.h - 120 - 28) / len(names) >= LOW_ROW:
            room = hall.bar(title, self.window.back)
            words = say("settings.keys")
        else:
            tabs = say("settings.tab-display"), say("settings.tab-sound")
            room = hall.bar(title, self.window.back, tabs, self._tab, self.turn_page)
            names, words = list(GROUPS[self._tab]), say("settings.keys-tabs")
        desk.panel(room)
        self._rows(hall, room, names, room.y + 12)
        hall.keys(words)

    def _rows(self, hall: Hall, box: Rect, names: list[str], top: float) -> None:
        """Name and sentence on the left, the control on the right, a hairline below."""
        desk, pad = hall.desk, hall.pad
        wide = 480.0 if hall.roomy else 420.0 if desk.w > 800 else 366.0
        high = (box.bottom - 14 - top) / len(names)
        room = box.w - 2 * pad - wide - 24
        notes = [self.words.say(f"settings.{name}-note") for name in names]
        noted = high > 60 and all(desk.width(note, TYPE.small) <= room for note in notes)
        for k, name in enumerate(names):
            y = top + high * k
            label = self.words.say(f"settings.{name}")
            middle = y + high / 2
            size = 22 if hall.roomy else TYPE.body
            desk.fit(label, box.x + pad, middle - (13 if noted else 0), room, size, "semi")
            if noted:
                desk.text(notes[k], box.x + pad, middle + 16, TYPE.small, colour=MUTED)
            place = Rect(box.right - pad - wide, middle - 25, wide, 50)
            self._control(desk, name, place)
            if k + 1 < len(names):
                desk.rule(box.x + pad, y + high, box.w - 2 * pad, colour="#4a4a40")

    def _control(self, desk: Desk, name: str, rect: Rect) -> None:
        settings, say = self.window.settings, self.words.say
        if name in CHOICES:
            labels = [say(f"{name}.{value}") for value in CHOICES[name]]
            chosen = CHOICES[name].index(getattr(settings, name))
            desk.segments(rect, name, labels, chosen, partial(self._pick, name))
        elif name == "volume":
            live = not settings.mute
            desk.slider(rect.x + 16, rect.cy, rect.w - 126, "volume", settings.volume / 100, _stay, ticks=11)
            words = say("percent", number=settings.volume)
            desk.text(words, rect.right, rect.cy, TYPE.body, "bold", GOLD_HIGH if live else FAINT, "r")
        else:
            desk.toggle(rect.right - 58, rect.cy, name, bool(getattr(settings, name)), partial(self.flip, name))
            if cap := CAPS.get(name):
                wide = desk.width(cap, TYPE.small, "semi") + TYPE.small * 0.72
                desk.keycap(rect.right - 82 - wide, rect.cy, cap, TYPE.small, MUTED)

    def _preview(self, hall: Hall, box: Rect) -> None:
        """What the choices look like, before one goes back."""
        desk, say, pad = hall.desk, self.words.say, hall.pad
        x, wide = box.x + pad, box.w - 2 * pad
        y = hall.title(say("settings.preview"), box) + 8
        words = say("settings.sample")
        high = len(desk.wrap(words, wide - 36, TYPE.body)) * TYPE.body * 1.3 + 28
        desk.plate(Rect(x, y, wide, high))
        desk.write(words, Rect(x + 18, y + 14, wide - 36, 0), colour=INK)
        y += high + 30
        found = pieces(games.names()[0])
        desk.caption(say("settings.sides"), x, y)
        cell = wide / len(SIDE)
        y += 14
        for k, side in enumerate(SIDE):
            row = found.figures.get(side)
            if row:
                hall.stand(row[0], x + cell * (k + 0.5), y + cell * 0.98, cell * 0.94)
            desk.crest(side, x + cell * (k + 0.5), y + cell * 1.4, 14)
        y += cell * 1.4 + 50
        self._cards(hall, Rect(x, y, wide, box.bottom - pad - y), found.cards)

    def _cards(self, hall: Hall, room: Rect, cards: tuple[str, ...]) -> None:
        desk = hall.desk
        if not cards or room.h < 170:
            return
        desk.rule(room.x, room.y - 16, room.w)
        desk.caption(self.words.say("settings.cards"), room.x, room.y + 8)
        wide = min(196.0, (room.h - 60) / 1.6, room.w / 2.15)  # three cards turned by 10 degrees are 2.13 cards wide
        hall.fan(cards[:3], room.cx, room.y + 16 + room.h / 2, wide, 10)


def _stay() -> None:
    """A click on the slider has done its work when the pointer went down; Enter changes nothing."""
