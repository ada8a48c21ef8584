"""A monkey at the app: it clicks, drags, types, turns the wheel and resizes the window, and it likes what is lit.

It sees the screen as the other tests do and has a few habits by which games go on and end. Whenever it is ahead of its
pace it makes mischief instead, and it prefers what it has not touched yet. All of it follows from one seed.
"""

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import hypot
from pathlib import Path
from typing import TypeVar

import pygame

from boardgames.app.scene import Scene
from boardgames.app.settings import SCALES, SPEEDS, Settings
from boardgames.app.start import App
from boardgames.app.window import Window
from boardgames.core.luck import Luck
from boardgames.table.desk import Target
from boardgames.words import LANGUAGES

T = TypeVar("T")
Spot = tuple[int, int]
REMEMBERED = 30
"""So many events are told when something goes wrong."""
PACE = 0.29
"""Moves per event that the monkey wants to see accepted before it makes mischief."""
MOMENT = 0.3
"""Seconds that it looks at a screen that waits for it."""
PATIENCE, BORING = 500, 330
"""Events in which the monkey wants to see the end of a game, and after which it leaves one that takes too long."""
LONG = 40
"""Events after which it has seen enough of a scene that is no game."""
SIZES = ((1280, 720), (1024, 600), (960, 540), (1366, 768), (1280, 800))
WAITING = ("part", "sit", "recap:hand", "skip", "heard")
"""Buttons of screens that only wait for the Space key."""
ENTERED = ("do:0", "ready", "play", "guide:go")
"""Buttons that Enter presses."""
CURIOUS = ("guide", "load", "print", "page:0", "rules", "about", "settings", "pile:0", "pile:1", "replay", "notes")
"""Doors that chance finds too seldom: the monkey goes through each at first sight."""
SHORT = ("option:units:more", "option:rounds:more", "start")
"""What makes a short game, clicked in this order in a fresh set-up."""
CROWD = ("option:players:0", "option:players:0", "option:players:0", "option:players:1", "option:players:2")
"""How many play: mostly two, because their games are short."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789+-=, "
KEYS = (
    *(pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_F11),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_KP0, pygame.K_KP_PLUS, pygame.K_KP4, pygame.K_F1),
)
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_CTRL | pygame.KMOD_SHIFT, pygame.KMOD_ALT)
TYPED = ("Zoé", "ÅŒ ß", "*[]{}%", "«»\u00a0", "\u200b\u202e", "漢", "\U0001f409", "123456789012345678901234567890")


class Monkey:
    """One monkey, its window, and what it has seen."""

    def __init__(self, saves: Path, seed: int) -> None:
        self._saves = saves
        self._luck = Luck(seed).stream()
        self.events = 0
        self.accepted = self.finished = 0
        """Moves and games, counted by whoever watches."""
        self.visited: set[type[Scene]] = set()
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self._now = 0.0
        self._touched: Counter[str] = Counter()
        self._wishes: list[str] = []
        self._came: tuple[Scene | None, int] = None, 0
        """The scene on the screen, and when it came there, in events."""
        self._shelf: Scene | None = None
        """The shelf from which it has taken a game down: each game in its turn."""
        self._begun = 0
        """When the present game was begun, in events."""
        pygame.display.init()
        pygame.font.init()
        self._open(Settings(width=1280, height=720, animation="fast", guide_offer=True))

    def _open(self, settings: Settings) -> None:
        """Start the app, for the first time or after it was left."""
        self.window = Window(settings, None, self._saves, None)
        pygame.event.clear()
        App(self.window)
        self._turn()

    def play(self, events: int) -> None:
        """Go on until so many events were posted; a game that takes too long is left for another one."""
        while self.events < events:
            if self.events - self._begun > BORING:
                self._begun = self.events
                self._press(pygame.K_n, "", pygame.KMOD_CTRL)
            elif self._chance(3 if self.accepted < PACE * self.events else 60):
                self._one_of(MISCHIEF)(self)
            else:
                self._habit()
            if not self.window.running:
                self.window.close()
                self._open(self.window.settings)

    # ------------------------------------------------------------ luck

    def _chance(self, percent: int) -> bool:
        return self._luck.below(100) < percent

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._luck.below(len(things))]

    # ------------------------------------------------------------ events

    def _post(self, *events: pygame.event.Event) -> None:
        """Put events into the queue; whatever else lies there goes along."""
        for event in events:
            pygame.event.post(event)
            self.events += 1
            self.last.append(f"{type(self.window.scene).__name__}: {event}")
        self._turn()

    def _turn(self, seconds: float = 0.02) -> None:
        self._now += seconds
        self.window.turn(pygame.event.get(), self._now)
        self.visited |= {type(scene) for scene in self.window.scenes}
        if self.window.running and self.window.scene is not self._came[0]:
            self._came = self.window.scene, self.events

    def _press(self, key: int, letter: str = "", mod: int = 0) -> None:
        self._post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))

    def _letter(self, letter: str) -> None:
        self._press(ord(letter), letter)

    def _click(self, spot: Spot) -> None:
        down, up = (
            pygame.event.Event(kind, pos=spot, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        )
        self._post(down, up)

    # ------------------------------------------------------------ what it sees

    def _targets(self) -> list[Target]:
        """What can be done on the uppermost layer."""
        desk = self.window.desk
        assert desk is not None
        able = [target for target in desk.targets if target.enabled and callable(target.action)]
        top = max((target.layer for target in able), default=0)
        return [target for target in able if target.layer == top]

    def _lit(self, *kinds: str) -> list[Target]:
        """Lit cards, figures or places."""
        return [t for t in self._targets() if t.kind == "row" and t.name.partition(":")[0] in kinds]

    def _middle(self, target: Target) -> Spot:
        desk = self.window.desk
        assert desk is not None
        return desk.px(target.rect.cx), desk.px(target.rect.cy)

    def _anywhere(self) -> Spot:
        wide, high = self.window.settings.width, self.window.settings.height
        return self._luck.below(wide), self._luck.below(high)

    # ------------------------------------------------------------ habits

    def _habit(self) -> None:
        """What leads on from this screen."""
        names = {target.name: target for target in self._targets()}
        enough = self.events - self._came[1] > LONG
        if "play" in names:
            self._wishes = [self._one_of(CROWD), *SHORT]
            if self._shelf is not self.window.scene:
                self._shelf = self.window.scene
                self._touch([target for name, target in names.items() if name.startswith("box:")])
                return
        if "risky" in names and self._chance(70):
            self._click(self._middle(names["risky"]))
        elif "guide:skip" in names and enough:
            self._click(self._middle(names["guide:skip"]))
        elif any(name in names for name in WAITING):
            self._turn(MOMENT)
            self._letter(" ")
        elif fresh := self._unopened(names):
            self._touch(fresh)
        elif any(name in names for name in ENTERED) and not self._chance(15):
            self._press(pygame.K_RETURN, "\r")
        elif "kind:end-turn" in names:
            self._play_on()
        elif "kind:pass" in names:
            self._letter("r" if self._chance(8) else "p")
        elif "start" in names:
            self._set_up(names)
        elif fresh := [target for name, target in names.items() if name.startswith(("kind:", "do:", "mode:"))]:
            self._touch(fresh)
        elif lit := self._lit("card", "figure", "place"):
            self._click(self._middle(self._one_of(lit)))
        elif "new" in names:
            self._touch([target for name, target in names.items() if name != "quit" or self._chance(20)])
        elif "swapped" in names:
            self._begun = self.events
            self._touch([names[name] for name in ("swapped", "same", "menu", "replay")])
        elif self._chance(20 if enough else 75):
            self._touch(list(names.values()))
        else:
            self._press(pygame.K_ESCAPE, "\x1b")

    def _unopened(self, names: dict[str, Target]) -> list[Target]:
        """Doors that it has not opened yet; in a small window the pages to print lie behind the last tab."""
        doors = [names[name] for name in CURIOUS if name in names and not self._touched[name]]
        behind = {"make", "tab:2"} <= names.keys() and not self._touched["page:0"]
        return doors or ([names["tab:2"]] if behind else [])

    def _play_on(self) -> None:
        """In one's own turn: carry a lit card or figure to a lit place, or end the turn."""
        figures, cards = self._lit("figure"), self._lit("card")
        if self.finished < self.events // PATIENCE and self._chance(80):
            self._letter("e")  # it wants to see how games end
        elif figures and self._chance(75):
            self._drag_lit(self._one_of(figures))
        elif cards and self._chance(35):
            self._drag_lit(self._one_of(cards))
        else:
            self._letter("e")

    def _drag_lit(self, start: Target) -> None:
        """Take something; when the targets have lit up, drop it on one of them."""
        a = self._middle(start)
        up = a[0] + 20, max(0, a[1] - 30)
        self._post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        self._post(pygame.event.Event(pygame.MOUSEMOTION, pos=up, rel=(20, -30), buttons=(1, 0, 0)))
        lit = self._free(self._lit("place")) or self._lit("place")
        lit.sort(key=lambda place: hypot(place.rect.cx - start.rect.cx, place.rect.cy - start.rect.cy))
        near = lit[:2] if start.name.startswith("figure:") else lit
        b = self._middle(self._one_of(near)) if near else self._anywhere()
        if self._chance(20):
            self._post(pygame.event.Event(pygame.MOUSEMOTION, pos=b, rel=(0, 0), buttons=(1, 0, 0)))
        self._post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))
        if not lit:
            self._press(pygame.K_ESCAPE, "\x1b")

    def _free(self, places: list[Target]) -> list[Target]:
        """Places without figures of one's own: more likely goals than starts."""
        own = [t.rect for t in self._targets() if t.name.startswith("figure:") and t.name.count(":") == 1]
        return [place for place in places if not any(place.rect.contains(rect.cx, rect.cy) for rect in own)]

    def _set_up(self, names: dict[str, Target]) -> None:
        """A short game with some number of players; in a small window the wishes lie behind tabs."""
        tabs = [target for name, target in names.items() if name.startswith("tab:")]
        wish = next((wish for wish in self._wishes if wish in names), None)
        if wish is not None and not (wish == "start" and tabs and len(self._wishes) > 1):
            self._wishes.remove(wish)
            self._click(self._middle(names[wish]))
        elif tabs and not self._chance(20):
            self._touch(tabs)
        else:
            self._press(pygame.K_RETURN, "\r")

    def _touch(self, targets: list[Target]) -> None:
        """Click what was touched least."""
        if targets:
            least = min(self._touched[target.name] for target in targets)
            target = self._one_of([target for target in targets if self._touched[target.name] == least])
            self._touched[target.name] += 1
            self._click(self._middle(target))

    # ------------------------------------------------------------ mischief

    def _touch_something(self) -> None:
        self._touch(self._targets())

    def _click_anywhere(self) -> None:
        self._click(self._anywhere())

    def _hover(self) -> None:
        """Rest on something until its tooltip opens."""
        targets = self._targets()
        spot = self._middle(self._one_of(targets)) if targets else self._anywhere()
        self._post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0)))
        self._turn(0.7)

    def _drag_anything(self) -> None:
        """From anywhere to anywhere, all in one frame; sometimes the button is never let go."""
        a, b = self._anywhere(), self._anywhere()
        button = self._one_of((1, 1, 2, 3))
        events = [
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=button),
            pygame.event.Event(pygame.MOUSEMOTION, pos=b, rel=(b[0] - a[0], b[1] - a[1]), buttons=(1, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=button),
        ]
        self._post(*events[: self._one_of((2, 3, 3, 3))])

    def _drag_a_figure(self) -> None:
        lit = self._lit("figure", "place", "card", "piece")
        if lit:
            self._drag_lit(self._one_of(lit))

    def _hit_a_key(self) -> None:
        self._press(self._one_of(KEYS), "", self._one_of(MODS))

    def _hit_a_letter(self) -> None:
        letter, mod = self._one_of(LETTERS), self._one_of(MODS)
        self._press(ord(letter), "" if mod & pygame.KMOD_CTRL else letter, mod)

    def _type(self) -> None:
        """Words from a keyboard or an input method."""
        self._post(pygame.event.Event(pygame.TEXTINPUT, text=self._one_of(TYPED)))

    def _tab_about(self) -> None:
        for key in (pygame.K_TAB, self._one_of(KEYS), pygame.K_RETURN):
            self._press(key)

    def _step_back(self) -> None:
        """Esc, again and again: what was picked, the menu of the table ..."""
        for _ in range(1 + self._luck.below(3)):
            self._press(pygame.K_ESCAPE, "\x1b")

    def _wheel(self) -> None:
        spot, steps = self._anywhere(), self._luck.below(7) - 3
        self._post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False),
        )

    def _resize(self) -> None:
        size = self._one_of(SIZES)
        if not self.window.settings.full_screen:
            pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))

    def _change_settings(self) -> None:
        """Another language, scale or speed in the middle of everything; a window in full screen comes back."""
        settings = self.window.settings
        changed = self._one_of(
            (
                replace(settings, language=self._one_of(LANGUAGES)),
                replace(settings, scale=self._one_of(SCALES)),
                replace(settings, animation=self._one_of(SPEEDS)),
                replace(settings, full_screen=False),
            )
        )
        self.window.change(changed)
        self._turn()

    def _desktop(self) -> None:
        """What a desktop tells a window now and then."""
        kinds = (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE)
        self._post(pygame.event.Event(self._one_of(kinds)))


MISCHIEF: tuple[Callable[[Monkey], None], ...] = (
    *(Monkey._touch_something,) * 5,
    *(Monkey._drag_a_figure,) * 3,
    *(Monkey._hit_a_key, Monkey._hit_a_letter) * 2,
    *(Monkey._step_back,) * 2,
    Monkey._click_anywhere,
    Monkey._hover,
    Monkey._drag_anything,
    Monkey._type,
    Monkey._tab_about,
    Monkey._wheel,
    Monkey._resize,
    Monkey._change_settings,
    Monkey._desktop,
)
"""What comes to its mind, some things more often."""
