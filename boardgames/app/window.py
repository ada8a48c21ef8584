"""The window: one loop, a stack of scenes, one focus ring, pointer and keys.

Nothing is drawn unless something changed or moves; meanwhile the process sleeps in `event.wait`. `turn` is one turn of
the loop, so that tests can post events and look at what the screen says.
"""

from dataclasses import replace
from pathlib import Path

import pygame

from boardgames.app import settings as kept
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.sound import Sounds
from boardgames.art import Gallery
from boardgames.table import wood
from boardgames.table.desk import Desk, Target

SMALLEST = (960, 540)
IDLE_MS = 250
TIP_AFTER = 0.6
"""Seconds that the pointer rests before a tooltip opens."""
FRAME_MS = 16

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_REACHED = ("area",)
"""Kinds of targets that the Tab key passes by: the scene moves among them itself."""


class Window:
    """The app's window on the desktop."""

    def __init__(self, settings: Settings, settings_file: Path | None, saves: Path, cache: Path | None) -> None:
        """`settings_file` None: nothing is kept (tests)."""
        self.settings = settings
        self.saves = saves
        self._file = settings_file
        self.gallery = Gallery(cache, settings.language)
        self.sounds = Sounds(settings.volume, settings.mute)
        self.scenes: list[Scene] = []
        self.running = True
        self.desk: Desk | None = None
        self.focus: str | None = None
        self.ring = False
        self.now = 0.0
        self._hover: str | None = None
        self._hover_since = 0.0
        self._tip_shown = False
        self._pressed: Target | None = None
        self._taken = False
        self._dirty = True
        self._screen = self._open()

    # ------------------------------------------------------------ scenes

    @property
    def scene(self) -> Scene:
        """The scene on the screen."""
        return self.scenes[-1]

    def show(self, scene: Scene) -> None:
        """Put a scene over the present one; Esc leads back."""
        self.scenes.append(scene)
        self._fresh()

    def switch(self, *scenes: Scene) -> None:
        """Take everything off the screen and show these, the last on top."""
        for old in reversed(self.scenes):
            old.leave()
        self.scenes = list(scenes)
        self._fresh()

    def back(self) -> None:
        """Back to the scene below; the lowest one stays."""
        if len(self.scenes) > 1:
            self.scenes.pop().leave()
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
        if self._file is not None:
            kept.store(self._file, settings)
        self.redraw()

    def redraw(self) -> None:
        """Something looks different now."""
        self._dirty = True

    # ------------------------------------------------------------ the loop

    def run(self) -> None:
        """Until the player quits."""
        clock = pygame.time.Clock()
        while self.running:
            moving = self._dirty or self.sounds.waiting or self.scene.moving(self.now)
            events = pygame.event.get() if moving else [pygame.event.wait(IDLE_MS), *pygame.event.get()]
            self.turn(events, pygame.time.get_ticks() / 1000)
            if moving:
                clock.tick(1000 / FRAME_MS)
        for scene in reversed(self.scenes):
            scene.leave()
        self.gallery.close()

    def turn(self, events: list[pygame.event.Event], now: float) -> None:
        """One turn of the loop: answer the events, then draw if something changed or moves."""
        self.now = now
        for event in events:
            self._answer(event)
        self.sounds.tick(now)
        tip_due = self._hover is not None and not self._tip_shown and now - self._hover_since >= TIP_AFTER
        if self.running and (self._dirty or tip_due or self.scene.moving(now)):
            self._draw()

    def _draw(self) -> None:
        self._dirty = False
        size = self._screen.get_size()
        pressed = self._pressed.name if self._pressed is not None else None
        focus = self.focus if self.ring else None
        self.desk = Desk(
            size,
            self.settings.language,
            self.settings.scale,
            self.gallery,
            self._screen,
            hover=self._hover,
            pressed=pressed,
            focus=focus,
        )
        wood.lay(self.desk)
        self.scene.draw(self.desk)
        self._tip(self.desk)
        pygame.display.set_caption(self.scene.words.say("window-title"))
        pygame.display.flip()

    def _tip(self, desk: Desk) -> None:
        """What the thing under the resting pointer has to say."""
        self._tip_shown = self._hover is not None and self.now - self._hover_since >= TIP_AFTER
        target = next((t for t in desk.targets if t.name == self._hover), None) if self._tip_shown else None
        if target is not None and target.tooltip and self._pressed is None:
            desk.tooltip(target.tooltip, target.rect)

    # ------------------------------------------------------------ events

    def _answer(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._resized()
        elif event.type == pygame.KEYDOWN:
            self._key(event)
            self.redraw()
        elif event.type == pygame.TEXTINPUT:
            if self.scene.text(event):
                self.redraw()
        elif event.type == pygame.MOUSEWHEEL:
            self.scene.wheel(event.y, *self._pointer(pygame.mouse.get_pos()))
            self.redraw()
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._point(event)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED):
            self.redraw()

    def _point(self, event: pygame.event.Event) -> None:
        x, y = self._pointer(event.pos)
        target = self.desk.at(x, y) if self.desk is not None else None
        if event.type == pygame.MOUSEMOTION:
            hover = target.name if target is not None else None
            if self._taken:
                self.scene.drag(x, y)
                self.redraw()
            if hover != self._hover:
                self._hover, self._hover_since = hover, self.now
                self.redraw()
        elif event.button == 1 and event.type == pygame.MOUSEBUTTONDOWN:
            self.ring = False
            self._taken = self.scene.press(target, x, y)
            self._pressed = target
            self.redraw()
        elif event.button == 1:
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
        command = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if event.key == pygame.K_F11:
            self.change(replace(self.settings, full_screen=not self.settings.full_screen))
        elif command and event.key == pygame.K_q:
            self.quit()
        elif event.key == pygame.K_ESCAPE:
            self.scene.escape()
        elif event.key == pygame.K_TAB and not command:
            self._next_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (*_ENTER, pygame.K_SPACE) and self.ring and (found := self._focused()) is not None:
            self.activate(found)
        elif self.scene.key(event):
            return
        elif event.key in _ARROWS:
            self._arrow(*_ARROWS[event.key])
        elif not command and event.key == pygame.K_m:
            self.change(replace(self.settings, mute=not self.settings.mute))

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
        stops = self._stops()
        if not stops:
            return
        names = [target.name for target in stops]
        place = names.index(self.focus) + step if self.ring and self.focus in names else 0
        self.focus, self.ring = names[place % len(names)], True

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
        if self.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        size = max(SMALLEST[0], self.settings.width), max(SMALLEST[1], self.settings.height)
        return pygame.display.set_mode(size, pygame.RESIZABLE)

    def _resized(self) -> None:
        self._screen = pygame.display.get_surface() or self._open()
        wide, high = self._screen.get_size()
        if not self.settings.full_screen:
            self.change(replace(self.settings, width=wide, height=high))
        self.redraw()

    def _pointer(self, point: tuple[int, int]) -> tuple[float, float]:
        return self.desk.logical(point) if self.desk is not None else (0.0, 0.0)

    def _fresh(self) -> None:
        """Another scene: nothing of the old one is hovered, pressed or focused."""
        self._hover = self._pressed = None
        self._taken = False
        self.focus = None
        self.redraw()
