"""The settings: every change acts at once and is kept, so there is no OK button.

Two things are asked about first, whatever is set: opening the hands, because somebody may not look just then, and
going back to the defaults, because the chosen keys would be lost.
"""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from boardgames.app import keys
from boardgames.app.dialog import Dialog
from boardgames.app.hall import Hall
from boardgames.app.key_list import KeyList
from boardgames.app.scene import Scene
from boardgames.app.settings import MOST_AUTOSAVES, SCALES, SPEEDS, Settings
from boardgames.app.settings_preview import preview
from boardgames.table.desk import Desk, Target, slider_share
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, CHOSEN_ROW, FAINT, GOLD, GOLD_HIGH, MUTED, PARCHMENT, WELL, WELL_EDGE
from boardgames.words import LANGUAGES

if TYPE_CHECKING:
    from boardgames.app.window import Window

CHOICES: dict[str, tuple[Any, ...]] = {"language": LANGUAGES, "scale": SCALES, "animation": SPEEDS}
"""The settings that are one of few, and what they can be."""
SLIDERS = {"volume": (0, 100, 5), "autosaves": (1, MOST_AUTOSAVES, 1)}
"""The settings that are a number: the least, the most, and how far an arrow moves them."""
TABS = {
    "display": ("language", "scale", "full_screen", "animation", "markers"),
    "play": ("hide_hands", "recap", "confirm", "autosaves"),
    "sound": ("volume", "mute"),
    "keys": (),
}
SIGNS = "eye", "swords", "sound", "menu"
CAPS = {"full_screen": "F11"}
HIGH = 116.0
"""The most that a setting's row takes."""
RESET = "reset"
"""In small windows the way back to the defaults is a line of its own."""


class SettingsScene(Scene):
    """Display, play, sound, keys."""

    def __init__(self, window: "Window", tab: str = "display") -> None:
        super().__init__(window)
        self._tab = list(TABS).index(tab)
        self._caught: Target | None = None
        self._back = "menu.back" if len(window.scenes) <= 1 else "back"
        self.keys = KeyList(self)

    @property
    def tab(self) -> str:
        """The tab that is open."""
        return list(TABS)[self._tab]

    # ------------------------------------------------------------ changing

    def put(self, name: str, value: object) -> None:
        """A new value for a setting; it acts at once."""
        changed: dict[str, Any] = {name: value}
        self.window.change(replace(self.window.settings, **changed))

    def flip(self, name: str) -> None:
        """Turn something on or off; hands are opened only after a question."""
        if name == "hide_hands" and self.window.settings.hide_hands:
            self._ask("hands", partial(self.put, name, False), "eye")
        else:
            self.put(name, not getattr(self.window.settings, name))

    def reset(self) -> None:
        """Everything as it came, after a question; language and window stay, for one who cannot read the other."""
        self._ask("reset", self._reset, "warning")

    def _reset(self) -> None:
        now = self.window.settings
        self.window.change(
            Settings(now.language, full_screen=now.full_screen, width=now.width, height=now.height, x=now.x, y=now.y)
        )

    def _ask(self, about: str, on_yes: Any, icon: str) -> None:
        say = self.words.say
        asked, told = say(f"settings.{about}-question"), say(f"settings.{about}-told")
        safe, risky = say(f"settings.{about}-no"), say(f"settings.{about}-yes")
        self.window.show(Dialog(self.window, asked, told, safe, risky, on_yes, icon))

    def _pick(self, name: str, k: int) -> None:
        self.put(name, CHOICES[name][k])

    def turn_page(self, tab: int) -> None:
        """Another tab."""
        self.keys.stop()
        self._tab = tab % len(TABS)
        self.window.redraw()

    # ------------------------------------------------------------ keys

    def listen(self, action: str) -> None:
        """The next key is for this action."""
        self.keys.listen(action)

    @property
    def listening(self) -> bool:
        """An action waits for its new key."""
        return bool(self.keys.waiting)

    def escape(self) -> None:
        """An action that waits for a key keeps its own; else back."""
        if self.listening:
            self.keys.stop()
        else:
            self.window.back()

    def key(self, pressed: pygame.event.Event) -> bool:
        """Left and right change what has the focus; Ctrl Tab turns the page."""
        if self.listening:
            self.keys.heard(pressed)
            return True
        if pressed.key == pygame.K_TAB:
            self.turn_page(self._tab + (-1 if keys.shift(pressed) else 1))
            return True
        step, down = keys.arrow(pressed) or (0, 0)
        if (step or down) and self.tab == "keys" and self.keys.go(step, down):
            return True
        if not step or not self.window.ring or self.window.focus is None:
            return False
        name = self.window.focus.partition(":")[0]
        if name in SLIDERS:
            self._slide(name, getattr(self.window.settings, name) + step * SLIDERS[name][2])
        elif name in CHOICES:
            values = CHOICES[name]
            k = max(0, min(len(values) - 1, values.index(getattr(self.window.settings, name)) + step))
            self.window.focus = f"{name}:{k}"
            self._pick(name, k)
        else:
            return False
        return True

    # ------------------------------------------------------------ pointer

    def _slide(self, name: str, value: float) -> None:
        low, high, _ = SLIDERS[name]
        self.put(name, max(low, min(high, round(value))))
        if name == "volume":
            self.window.sounds.play("tap")

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """A slider's knob, and the bar of the list, follow the pointer from the first touch."""
        if self.listening and (target is None or not target.name.startswith("key:")):
            self.keys.stop()
        if target is None or (target.name not in SLIDERS and target.name != "keys:bar"):
            return False
        self._caught = target
        self.drag(x, y)
        return True

    def drag(self, x: float, y: float) -> None:
        """The knob follows."""
        caught = self._caught
        if caught is None:
            return
        if caught.name == "keys:bar":
            self.keys.put((y - caught.rect.y) / caught.rect.h)
        else:
            low, high, step = SLIDERS[caught.name]
            self.put(caught.name, low + round(slider_share(caught, x) * (high - low) / step) * step)
        self.window.redraw()

    def release(self, target: Target | None, x: float, y: float) -> None:
        """The knob stays, and one hears how loud that is."""
        self._caught = None
        self.window.sounds.play("tap")

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The list of keys scrolls."""
        if self.tab == "keys":
            self.keys.scroll(-steps)

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk) -> None:
        """Tabs at the left, the open one beside them, a preview if there is room."""
        hall, say = Hall(desk, self.words), self.words.say
        if hall.small:
            self._small(hall)
            return
        room = hall.heading(say("settings.title"), say("settings.note"), self.window.back, say(self._back))
        wide = 320.0 if hall.roomy else 264.0
        third = 430.0 if hall.roomy and self.tab != "keys" else 0.0
        left = Rect(room.x, room.y, wide, room.h)
        box = Rect(left.right + hall.gap, room.y, room.w - wide - hall.gap - (third + hall.gap if third else 0), room.h)
        desk.panel(left)
        self._tabs(hall, left)
        if rows := TABS[self.tab]:  # the panel ends with its content
            need = (76.0 if hall.roomy else 60.0) + HIGH * len(rows) + 14
            box = Rect(box.x, box.y, box.w, min(box.h, need))
        desk.panel(box)
        self._page(hall, box, list(TABS[self.tab]), hall.title(say(f"settings.tab-{self.tab}"), box))
        if third:
            right = Rect(room.right - third, room.y, third, room.h)
            desk.panel(right)
            preview(hall, right, self.window.settings.markers)
        hall.keys(say("settings.keys-list" if self.tab == "keys" else "settings.keys"))

    def _small(self, hall: Hall) -> None:
        say = self.words.say
        tabs = [say(f"settings.tab-{name}") for name in TABS]
        room = hall.bar((say("settings.title"),), self.window.back, tabs, self._tab, self.turn_page, signs=SIGNS)
        hall.desk.panel(room)
        names = list(TABS[self.tab])
        self._page(hall, room, [*names, RESET] if self.tab == "play" else names, room.y + 12)
        hall.keys(say("settings.keys-list" if self.tab == "keys" else "settings.keys-tabs"))

    def _page(self, hall: Hall, box: Rect, names: list[str], top: float) -> None:
        if names:
            self._rows(hall, box, names, top)
        else:
            self.keys.draw(hall, box, top)

    def _tabs(self, hall: Hall, box: Rect) -> None:
        desk, pad = hall.desk, 20.0 if hall.roomy else 14.0
        high, y = (62.0 if hall.roomy else 54.0), box.y + pad
        for k, name in enumerate(TABS):
            place, target, chosen = Rect(box.x + pad, y, box.w - 2 * pad, high), f"tab:{k}", k == self._tab
            desk.target(place, target, partial(self.turn_page, k), "row", group="tab")
            ground, edge = (CHOSEN_ROW if chosen else WELL), (GOLD if chosen else WELL_EDGE)
            desk.ground(place, ground)
            desk.well(place, 7, BRASS_LIGHT if desk.hover == target and not chosen else edge, ground)
            tone = GOLD_HIGH if chosen else PARCHMENT
            desk.icon(SIGNS[k], place.x + 34, place.cy, 28, tone, BRASS_LIGHT, ground)
            words = self.words.say(f"settings.tab-{name}")
            desk.fit(words, place.x + 66, place.cy, place.w - 106, 22 if hall.roomy else TYPE.body, "semi", tone)
            if chosen:
                desk.icon("right", place.right - 22, place.cy, 18, GOLD_HIGH)
            if desk.focus == target:
                desk.ring(place, 7)
            y += high + 8
        place = Rect(box.x + pad, box.bottom - pad - 52, box.w - 2 * pad, 52)
        desk.button(place, RESET, self.words.say("settings.reset"), self.reset, icon="undo")

    def _rows(self, hall: Hall, box: Rect, names: list[str], top: float) -> None:
        """Name and sentence on the left, the control on the right, a hairline below."""
        desk, pad = hall.desk, hall.pad
        high = min(HIGH, (box.bottom - 14 - top) / len(names))
        wides = [self._wide(hall, name) for name in names]
        rooms = [box.w - 2 * pad - wide - 24 for wide in wides]
        notes = [self.words.say(f"settings.{name}-note") for name in names]
        fits = (desk.width(note, TYPE.small) <= room for note, room in zip(notes, rooms, strict=True))
        noted = high > 60 and all(fits)
        for k, name in enumerate(names):
            y = top + high * k
            label = self.words.say(f"settings.{name}")
            middle = y + high / 2
            size = 22 if hall.roomy else TYPE.body
            desk.fit(label, box.x + pad, middle - (13 if noted else 0), rooms[k], size, "semi")
            if noted:
                desk.text(notes[k], box.x + pad, middle + 16, TYPE.small, colour=MUTED)
            tall = min(50.0, high - 6)
            self._control(desk, name, Rect(box.right - pad - wides[k], middle - tall / 2, wides[k], tall))
            if k + 1 < len(names):
                desk.rule(box.x + pad, y + high, box.w - 2 * pad, colour="#4a4a40")

    def _wide(self, hall: Hall, name: str) -> float:
        """The room of a setting's control."""
        if name in CHOICES or name in SLIDERS:
            return 440.0 if hall.roomy else 390.0 if hall.desk.w > 800 else 366.0
        return 200.0 if name == RESET else 150.0

    def _control(self, desk: Desk, name: str, rect: Rect) -> None:
        settings, say = self.window.settings, self.words.say
        if name in CHOICES:
            labels = [say(f"{name}.{value}") for value in CHOICES[name]]
            chosen = CHOICES[name].index(getattr(settings, name))
            desk.segments(rect, name, labels, chosen, partial(self._pick, name))
        elif name in SLIDERS:
            low, high, _ = SLIDERS[name]
            value = getattr(settings, name)
            ticks = 11 if name == "volume" else high - low + 1
            desk.slider(rect.x + 16, rect.cy, rect.w - 126, name, (value - low) / (high - low), _stay, ticks=ticks)
            words = say("percent", number=value) if name == "volume" else str(value)
            faint = name == "volume" and settings.mute
            desk.text(words, rect.right, rect.cy, TYPE.body, "bold", FAINT if faint else GOLD_HIGH, "r")
        elif name == RESET:
            desk.button(rect, RESET, say("settings.reset-do"), self.reset, icon="undo")
        else:
            desk.toggle(rect.right - 58, rect.cy, name, bool(getattr(settings, name)), partial(self.flip, name))
            cap = settings.bindings().shown("mute", self.words) if name == "mute" else CAPS.get(name)
            if cap:
                wide = desk.width(cap, TYPE.small, "semi") + TYPE.small * 0.72
                desk.keycap(rect.right - 82 - wide, rect.cy, cap, TYPE.small, MUTED)


def _stay() -> None:
    """A click on the slider has done its work when the pointer went down; Enter changes nothing."""
