"""A scene: what the window shows at one time. It draws itself on a desk and answers what its targets say."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from boardgames.table.desk import Desk, Target
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.settings import Settings
    from boardgames.app.window import Window


class Scene(ABC):
    """One of the app's scenes. The window calls `draw` whenever something may look different."""

    modal = False
    """A question that must be answered first: it opens over the scene below, and only one at a time."""
    typing: str | None = None
    """The field that has the keyboard, if any: letters are its own, and no shortcuts."""
    on_left: Callable[[], object] | None = None
    """Called when the scene has been taken off the screen for good, after `leave`."""

    def __init__(self, window: "Window") -> None:
        self.window = window

    @property
    def words(self) -> Words:
        """The app's words in the language of the moment (namespace `app`; a scene may have its own)."""
        return Words(self.window.settings.language, "app")

    @property
    def secret(self) -> bool:
        """Something on the screen is for one player's eyes: the scene comes and goes in one frame, never faded."""
        return False

    @property
    def listening(self) -> bool:
        """The next key is wanted as it is, whatever it means elsewhere; only Esc is not."""
        return False

    @abstractmethod
    def draw(self, desk: Desk) -> None:
        """Lay out and paint everything but what hangs at the pointer, and register what can be reached."""

    def hang(self, desk: Desk) -> None:
        """Paint what hangs at the pointer, over everything else; alone as long as nothing but the pointer moves."""

    def minds(self, before: str | None, after: str | None) -> bool:
        """Whether it looks different when the pointer, with something held, goes from one target to another."""
        return True

    def moving(self, now: float) -> bool:
        """Something on the screen moves: draw again at once."""
        return False

    def key(self, pressed: pygame.event.Event) -> bool:
        """A key that no focused control took; True if it meant something here."""
        return False

    def text(self, typed: pygame.event.Event) -> bool:
        """Letters from the keyboard or an input method; True if a field took them."""
        return False

    def escape(self) -> None:
        """Esc: one step back. It never quits the app."""
        self.window.back()

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """F1: open the rulebook at this target, or else at what is going on here; False if there is none.

        A right click is `exact`: it opens the book only if that has something to say about the target itself.
        """
        return False

    def hide(self) -> None:
        """Everything private off the screen at once."""

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """The pointer went down, before anything is clicked; True if the scene takes it (a drag may begin).

        `window.shift` says whether Shift is held.
        """
        return False

    def drag(self, x: float, y: float) -> None:
        """The pointer moves while a press that the scene took lasts; what changes but `hang` is to be redrawn."""

    def release(self, target: Target | None, x: float, y: float) -> None:
        """The pointer went up after a press that the scene took."""

    def point(self, x: float, y: float) -> None:
        """The pointer moved to this place, whether something is held or not."""

    def pan(self, dx: float, dy: float) -> None:
        """The pointer moved so far with the middle button held."""

    def wheel(self, steps: int, x: float, y: float) -> None:
        """The wheel turned, away from the player if positive."""

    def adapt(self, before: "Settings") -> None:
        """Settings have changed; `before` are the old ones."""

    def leave(self) -> None:
        """The scene is taken off the screen for good."""
