"""The window: one loop, a stack of scenes, one focus ring, pointer and keys.

Nothing is drawn unless something changed or moves; meanwhile the process sleeps in `event.wait`. `turn` is one turn of
the loop, so that tests can post events and look at what the screen says.
"""

import contextlib
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame

from boardgames.app import display, keys
from boardgames.app import settings as kept
from boardgames.app.fading import Fading
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.sound import Sounds
from boardgames.art import Gallery
from boardgames.table import caches, wood
from boardgames.table.desk import Desk, Target

IDLE_MS = 250
TIP_AFTER = 0.6
"""Seconds that the pointer rests before a tooltip opens."""
KEPT_AFTER = 1.0
"""Seconds without a further change before settings are written: a window that is being dragged writes nothing."""
FRAME_MS = 16

_REACHED = ("area",)
"""Kinds of targets that the Tab key passes by: the scene moves among them itself."""
_LEFT, _MIDDLE, _RIGHT = 1, 2, 3


class Window:
    """The app's window on the desktop."""

    def __init__(self, settings: Settings, settings_file: Path | None, saves: Path, cache: Path | None) -> None:
        """`settings_file` None: nothing is kept (tests)."""
        self.settings = settings
        self.saves = saves
        self._file = settings_file
        self._changed: float | None = None
        self.gallery = Gallery(cache, settings.language)
        self.sounds = Sounds(settings.volume, settings.mute)
        self.scenes: list[Scene] = []
        self.new_game: Callable[[], object] | None = None
        """What Ctrl N does in every scene."""
        self.start_guide: Callable[[str], object] | None = None
        """What begins the guided first game of a game, whatever scene is on the screen."""
        self.dropped: Callable[[Path], object] | None = None
        """What follows when a file is dropped on the window, whatever scene is on the screen."""
        self.running = True
        self.desk: Desk | None = None
        self.focus: str | None = None
        self.ring = False
        self.shift = False
        """Whether Shift was held at the last event of pointer or keys."""
        self.now = 0.0
        self._hover: str | None = None
        self._hover_since = 0.0
        self._tip_shown = False
        self._pressed: Target | None = None
        self._taken = False
        self._carried_on = False
        self._still: pygame.Surface | None = None
        """While something is dragged: the picture without it. As long as only the pointer moves it serves again."""
        self._panning = False
        self._at = (0, 0)
        self._dirty = True
        self._shown: Scene | None = None
        self._shown_secret = False
        self._fading: Fading | None = None
        self._screen = self._open()

    # ------------------------------------------------------------ scenes

    @property
    def scene(self) -> Scene:
        """The scene on the screen."""
        return self.scenes[-1]

    def show(self, scene: Scene) -> None:
        """Put a scene over the present one; Esc leads back. While a question is open no other is asked."""
        if scene.modal and self.scenes and self.scene.modal:
            return
        self.scenes.append(scene)
        self._fresh()

    def switch(self, *scenes: Scene) -> None:
        """Take everything off the screen and show these, the last on top."""
        self._take_off(self.scenes)
        self.scenes = list(scenes)
        self._fresh()

    def back(self) -> None:
        """Back to the scene below; the lowest one stays."""
        if len(self.scenes) > 1:
            self._take_off([self.scenes.pop()])
            self._fresh()

    def quit(self) -> None:
        """Leave the app. Accepted moves are saved already."""
        self.running = False

    def change(self, settings: Settings) -> None:
        """New settings act at once, in the middle of a game too."""
        before, self.settings = self.settings, settings
        self.sounds.set(settings.volume, settings.mute)
        if settings.language != before.language:
            self.gallery.language = settings.language
        if settings.full_screen != before.full_screen:
            self._screen = self._open()
        self._changed = self.now
        for scene in self.scenes:
            scene.adapt(before)
        self.redraw()

    def redraw(self) -> None:
        """Something looks different now."""
        self._dirty = True

    @staticmethod
    def _take_off(scenes: list[Scene]) -> None:
        for scene in reversed(scenes):
            scene.leave()
            if scene.on_left is not None:
                scene.on_left()

    # ------------------------------------------------------------ the loop

    def run(self) -> None:
        """Until the player quits. An error leaves everything as it is, for whoever reports it and closes the window."""
        clock = pygame.time.Clock()
        while self.running:
            awake = self._dirty or self._fading or self.sounds.waiting or self.scene.moving(self.now)
            events = pygame.event.get() if awake else self._sleep()
            self.turn(events, pygame.time.get_ticks() / 1000)
            if awake:
                clock.tick(1000 / FRAME_MS)
        self.close()

    def _sleep(self) -> list[pygame.event.Event]:
        """Wait for an event, but not past the time when a tooltip is due; a quiet moment is used to make a sound."""
        due = self._hover_since + TIP_AFTER - self.now if self._tip_pending() else IDLE_MS / 1000
        first = pygame.event.wait(max(1, min(IDLE_MS, round(due * 1000))))
        if first.type == pygame.NOEVENT:
            self.sounds.prepare()
        return [first, *pygame.event.get()]

    def turn(self, events: list[pygame.event.Event], now: float) -> None:
        """One turn of the loop: answer the events, then draw if something changed or moves."""
        self.now = now
        for event in events:
            if not self.running:
                return
            self._answer(event)
        self.sounds.tick(now)
        if self._changed is not None and now - self._changed >= KEPT_AFTER:
            self._keep()
        tip_due = self._tip_pending() and now - self._hover_since >= TIP_AFTER
        if self.running and (self._dirty or tip_due or self.scene.moving(now)):
            self._draw()
        elif self.running and self._fading is not None:
            self._fade(self._fading)
            pygame.display.flip()
        elif self.running and self._carried_on and self._still is not None and self.desk is not None:
            self._screen.blit(self._still, (0, 0))
            self.scene.hang(self.desk)
            pygame.display.flip()
        self._carried_on = False

    def close(self) -> None:
        """The end: every scene leaves, and what was set is kept."""
        self.running = False
        self._take_off(self.scenes)
        self.scenes = []
        self._keep()
        self.gallery.close()

    def _keep(self) -> None:
        """Write the settings if they have changed."""
        if self._changed is not None and self._file is not None:
            kept.store(self._file, self.settings)
        self._changed = None

    # ------------------------------------------------------------ drawing

    def _draw(self) -> None:
        self._dirty = False
        if self._shown is not self.scene:
            self._fading = self._change_over()
        self._shown, self._shown_secret = self.scene, self.scene.secret
        pressed = self._pressed.name if self._pressed is not None else None
        self.desk = Desk(
            self._screen.get_size(),
            self.settings.language,
            self.settings.scale,
            self.gallery,
            self._screen,
            hover=self._hover,
            pressed=pressed,
            focus=self.focus if self.ring else None,
        )
        wood.lay(self.desk)
        self.scene.draw(self.desk)
        self._tip(self.desk)
        if self._fading is not None and not self._shown_secret:
            self._fading.over(self._screen)
            self._fade(self._fading)
        else:
            self._fading = None
        self._still = self._kept_still() if self._taken else None
        self.scene.hang(self.desk)
        pygame.display.set_caption(self.scene.words.say("window-title"))
        pygame.display.flip()

    def _fade(self, fading: Fading) -> None:
        if not fading.lay(self._screen, self.now):
            self._fading = None

    def _kept_still(self) -> pygame.Surface:
        """What was drawn so far, in the surface of the frame before if there is one."""
        if self._still is None or self._still.get_size() != self._screen.get_size():
            return self._screen.copy()
        self._still.blit(self._screen, (0, 0))
        return self._still

    def _change_over(self) -> Fading | None:
        """What is on the screen fades out over the new scene, unless there is something private on it."""
        old, pace = self._shown, self.settings.pace
        if old is None or self._shown_secret or old.modal or self.scene.modal or not pace:
            return None
        return Fading(self._screen.copy(), self.now, pace)

    def _tip_pending(self) -> bool:
        return self._hover is not None and not self._tip_shown

    def _tip(self, desk: Desk) -> None:
        """What the thing under the resting pointer has to say."""
        self._tip_shown = self._hover is not None and self.now - self._hover_since >= TIP_AFTER
        target = next((t for t in desk.targets if t.name == self._hover), None) if self._tip_shown else None
        if target is not None and target.tooltip and self._pressed is None:
            desk.tooltip(target.tooltip, target.rect)

    # ------------------------------------------------------------ events

    def _answer(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._ready(event)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._resized()
        elif event.type == pygame.WINDOWMOVED:
            x, y = pygame.display.get_window_position()  # the event may be late, and tell of a former place
            self._remember(replace(self.settings, x=x, y=y))
        elif event.type == pygame.KEYDOWN:
            self._key(event)
            self.redraw()
        elif event.type == pygame.TEXTINPUT:
            if self.scene.text(event):
                self.redraw()
        elif event.type == pygame.MOUSEWHEEL:
            if event.y:
                self.scene.wheel(event.y, *self._pointer(self._at))
                self.redraw()
        elif event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._button(event)
        elif event.type == pygame.DROPFILE:
            if self.dropped is not None:
                self.dropped(Path(event.file))
                self.redraw()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self.redraw()

    def _ready(self, event: pygame.event.Event) -> None:
        """Before a key or a click: it ends a fading, and means what the scene is now, not what it was drawn as."""
        self.shift = bool(keys.mods(event) & pygame.KMOD_SHIFT)
        if self._fading is not None and event.type != pygame.MOUSEBUTTONUP:
            self._fading = None
            self.redraw()
        if self._dirty:
            self._draw()

    def _motion(self, event: pygame.event.Event) -> None:
        (x, y), (left, top) = self._pointer(event.pos), self._pointer(self._at)
        self._at = event.pos
        target = self.desk.at(x, y) if self.desk is not None else None
        hover = target.name if target is not None else None
        if self._taken:
            self.scene.drag(x, y)
            self._carried_on = True
        if self._panning:
            self.scene.pan(x - left, y - top)
            self.redraw()
        if hover != self._hover:
            if not self._taken or self.scene.minds(self._hover, hover):
                self.redraw()
            self._hover, self._hover_since = hover, self.now
        self.scene.point(x, y)

    def _button(self, event: pygame.event.Event) -> None:
        self._at = event.pos
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == _MIDDLE:
            self._panning = down
        elif event.button == _LEFT and down:
            self._press(*self._pointer(event.pos))
        elif event.button == _LEFT:
            self._release(*self._pointer(event.pos))
        elif event.button == _RIGHT and down and self._pressed is None and self.desk is not None:
            found = self.desk.at(*self._pointer(event.pos))
            if found is not None:
                self.scene.look_up(found.name, exact=True)
                self.redraw()

    def _press(self, x: float, y: float) -> None:
        target = self.desk.at(x, y) if self.desk is not None else None
        self.ring = False
        self._taken = self.scene.press(target, x, y)
        self._pressed = target
        self.redraw()

    def _release(self, x: float, y: float) -> None:
        target = self.desk.at(x, y) if self.desk is not None else None
        pressed, self._pressed = self._pressed, None
        if self._taken:
            self._taken = False
            self.scene.release(target, x, y)
        elif pressed is not None and target is not None and pressed.name == target.name:
            self.activate(target)
        self.redraw()

    def activate(self, target: Target) -> None:
        """Do what a target says, if it can be done now."""
        if target.enabled and callable(target.action):
            self.focus = target.name
            if target.kind not in ("area", "row"):  # cards and places: a tick would tell which can be played
                self.sounds.play("tick")
            target.action()
            self.redraw()

    def _key(self, event: pygame.event.Event) -> None:
        """The window's own keys, the focused control's, the scene's; then what they leave over."""
        if self.scene.listening and event.key != pygame.K_ESCAPE:
            self.scene.key(event)
        elif event.key == pygame.K_F11 or (keys.enter(event) and keys.alt(event)):
            self.change(replace(self.settings, full_screen=not self.settings.full_screen))
        elif keys.shortcut(event, "q"):
            self.quit()
        elif event.key == pygame.K_F1:
            self.scene.look_up(self.focus if self.ring else self._hover)
        elif event.key == pygame.K_ESCAPE:
            self.scene.escape()
        elif event.key == pygame.K_TAB and not keys.command(event):
            self._next_focus(-1 if keys.shift(event) else 1)
        elif self._chooses(event) and self.ring and (found := self._focused()) is not None:
            self.activate(found)
        elif self.scene.key(event):
            return
        elif (way := keys.arrow(event)) is not None:
            self._arrow(*way)
        elif keys.shortcut(event, "n") and self.new_game is not None:
            self.new_game()
        elif self.settings.bindings().pressed(event, "mute") and self.scene.typing is None:
            self.change(replace(self.settings, mute=not self.settings.mute))

    @staticmethod
    def _chooses(event: pygame.event.Event) -> bool:
        return keys.enter(event) or bool(event.key == pygame.K_SPACE)

    # ------------------------------------------------------------ focus

    def _stops(self) -> list[Target]:
        """What the Tab key goes through: the enabled targets of the uppermost layer, in the order of drawing."""
        if self.desk is None:
            return []
        reachable = [t for t in self.desk.targets if t.enabled and callable(t.action) and t.kind not in _REACHED]
        top = max((target.layer for target in reachable), default=0)
        return [target for target in reachable if target.layer == top]

    def _focused(self) -> Target | None:
        return next((target for target in self._stops() if target.name == self.focus), None)

    def _next_focus(self, step: int) -> None:
        """Tab: the next stop. A group of targets is one stop; arrows go on within it."""
        stops = self._stops()
        if not stops:
            return
        here = next((k for k, stop in enumerate(stops) if self.ring and stop.name == self.focus), None)
        if here is None:
            self.focus, self.ring = stops[0].name, True
            return
        group = stops[here].group
        alone = not group or all(stop.group == group for stop in stops)
        place = (here + step) % len(stops)
        while not alone and stops[place].group == group:
            place = (place + step) % len(stops)
        self.focus = stops[place].name if alone and group else self._entry(stops, place)

    @staticmethod
    def _entry(stops: list[Target], place: int) -> str:
        """Where one comes into a group of targets: at its first."""
        group = stops[place].group
        return next((stop.name for stop in stops if group and stop.group == group), stops[place].name)

    def _arrow(self, dx: int, dy: int) -> None:
        """The nearest stop in a direction; sideways distance counts double."""
        here = self._focused()
        if here is None or not self.ring:
            self._next_focus(1)
            return
        best: tuple[float, str] | None = None
        for stop in self._stops():
            along = (stop.rect.cx - here.rect.cx) * dx + (stop.rect.cy - here.rect.cy) * dy
            aside = abs((stop.rect.cx - here.rect.cx) * dy) + abs((stop.rect.cy - here.rect.cy) * dx)
            if along > 1 and (best is None or along + 2 * aside < best[0]):
                best = (along + 2 * aside, stop.name)
        if best is not None:
            self.focus = best[1]

    # ------------------------------------------------------------ the display

    def _open(self) -> pygame.Surface:
        """A window where and as large as the last one was, or the whole of the desktop that it stands on."""
        self._shown = self._fading = None  # a new surface does not show the old picture
        wide, high = max(display.SMALLEST[0], self.settings.width), max(display.SMALLEST[1], self.settings.height)
        place = self.settings.place
        if self.settings.full_screen:
            number = display.desktop_of(place, (wide, high), display.desktops()) if place is not None else 0
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=number)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a desktop may insist on another size
            screen = pygame.display.set_mode((wide, high), pygame.RESIZABLE)
            if screen.get_size() != (wide, high):  # many do not give up the full screen when they are first told
                pygame.event.pump()
                screen = pygame.display.set_mode((wide, high), pygame.RESIZABLE)
        if place is not None:
            with contextlib.suppress(pygame.error):  # some desktops (Wayland) place windows themselves
                pygame.display.set_window_position(place)
        return screen

    def _resized(self) -> None:
        self._screen = pygame.display.get_surface() or self._open()
        self._shown = self._fading = None
        wide, high = self._screen.get_size()
        caches.clear()  # what was drawn for another size is of no use
        self.gallery.forget()
        self._remember(replace(self.settings, width=wide, height=high))
        self.redraw()

    def _remember(self, settings: Settings) -> None:
        """Where the window was left and how large; full screen is neither."""
        if not self.settings.full_screen and settings != self.settings:
            self.settings, self._changed = settings, self.now

    def _pointer(self, point: tuple[int, int]) -> tuple[float, float]:
        return self.desk.logical(point) if self.desk is not None else (0.0, 0.0)

    def _fresh(self) -> None:
        """Another scene: nothing of the old one is hovered, pressed or focused."""
        self._hover = self._pressed = None
        self._taken = self._panning = False
        self.focus = None
        self.redraw()
