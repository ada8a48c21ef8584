"""The table's menu: back to the game, save, settings, a draw, giving up, the main menu."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from boardgames.app.dialog import Dialog
from boardgames.app.options_scene import SettingsScene
from boardgames.app.overlay import Overlay
from boardgames.core.contract import Move
from boardgames.table.desk import Desk
from boardgames.table.space import Rect
from boardgames.table.targets import LEAST_MAIN

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene
    from boardgames.app.window import Window

ROW, GAP = 54.0, 10.0


class Entry(NamedTuple):
    """A line of the menu."""

    name: str
    words: str
    on: Callable[[], object]
    icon: str
    key: str | None = None
    danger: bool = False


class TableMenu(Overlay):
    """What can be done about the game itself."""

    def __init__(self, window: "Window", below: "PlayScene") -> None:
        super().__init__(window, "menu:back")
        self.below = below

    def entries(self) -> list[Entry]:
        """The lines, the safe one first; what players end the game by is there only when the rules allow it now."""
        words, said = self.below.words, self.below.game_words
        found = [Entry("back", words.say("menu.back"), self.escape, "play", words.say("key.escape"))]
        found.append(
            Entry("save", words.say("menu.save"), self._save, "save", self.below.bindings.shown("save", words))
        )
        found.append(Entry("settings", words.say("menu.settings"), self._settings, "gear"))
        game = self.below.game
        for kind in self._endings():
            icon = game.kind_icon(kind)
            found.append(Entry(kind, said.say(f"kind.{kind}"), self._asking(kind), icon, danger=kind in game.grave))
        found.append(Entry("leave", words.say("menu.leave"), self._leave, "quit-door"))
        return found

    def _endings(self) -> list[str]:
        picking = self.below.picking
        if picking is None:
            return []
        return [line.kind for line in picking.partial.lines if line.kind in self.below.game.in_menu]

    def place(self, desk: Desk) -> Rect:
        rows = len(self.entries())
        wide = min(560.0, desk.w - 40)
        high = min(desk.h - 8, 92 + rows * self._row(desk) + (rows - 1) * GAP + 28)
        return Rect(desk.w / 2 - wide / 2, desk.h / 2 - high / 2, wide, high)

    def _row(self, desk: Desk) -> float:
        rows = len(self.entries())
        return max(LEAST_MAIN / desk.s, min(ROW, (desk.h - 8 - 120 - (rows - 1) * GAP) / rows))

    def paint(self, desk: Desk, panel: Rect) -> None:
        """One button under the other."""
        desk.fit(self.below.words.say("menu.title"), panel.cx, panel.y + 46, panel.w - 60, 28, "serif", align="c")
        desk.rule(panel.x + 28, panel.y + 76, panel.w - 56, True)
        y, high = panel.y + 92, self._row(desk)
        for entry in self.entries():
            place = Rect(panel.x + 28, y, panel.w - 56, high)
            main = entry.name == "back"
            desk.button(
                place,
                f"menu:{entry.name}",
                entry.words,
                entry.on,
                main=main,
                danger=entry.danger,
                icon=entry.icon,
                key=entry.key,
                align="l",
            )
            y += high + GAP

    def key(self, pressed: pygame.event.Event) -> bool:
        if self.below.bindings.pressed(pressed, "save"):
            self._save()
            return True
        return super().key(pressed)

    def look_up(self, target: str | None, exact: bool = False) -> bool:
        """The rulebook, open at what one would do."""
        return self.below.look_up((target or "").replace("menu:", "kind:"), exact)

    def _save(self) -> None:
        self.window.back()
        self.below.save_copy()

    def _settings(self) -> None:
        self.window.back()
        self.window.show(SettingsScene(self.window))

    def _leave(self) -> None:
        """To the main menu, after a question if questions are wanted."""
        words = self.below.words
        self.window.back()
        if not self.window.settings.confirm:
            self._left()
            return
        asked, told = words.say("menu.leave-question"), words.say("menu.leave-told")
        self.window.show(Dialog(self.window, asked, told, words.say("menu.no"), words.say("menu.go"), self._left))

    def _left(self) -> None:
        """The game is saved after every move: it waits under Continue."""
        self.below.hide()
        self.window.back()

    def _asking(self, kind: str) -> Callable[[], None]:
        """A question before what ends the game; what is only offered may go without."""

        def ask() -> None:
            self.window.back()
            play_or_ask(self.below, kind, asked=self.window.settings.confirm)

        return ask


def play_or_ask(scene: "PlayScene", kind: str, asked: bool = False) -> None:
    """A move that is one word is made; what nothing takes back is asked about first, other things if that is wanted."""
    words, said = scene.words, scene.game_words
    lost = scene.game.warning(scene.view(), kind, said) if scene.window.settings.confirm else ""
    if lost:
        question = said.say(f"kind.{kind}") + words.say("menu.really")
        done = Dialog(scene.window, question, lost, words.say("menu.no"), said.say(f"kind.{kind}"), _do(scene, kind))
        scene.window.show(done)
        return
    if not asked and kind not in scene.game.final | scene.game.grave:
        scene.play(Move(kind))
        return
    name, told, no = said.say(f"kind.{kind}"), said.say(f"kind-help.{kind}"), words.say("menu.no")
    asked_for = name + words.say("menu.really")
    scene.window.show(Dialog(scene.window, asked_for, told, no, name, _do(scene, kind)))


def _do(scene: "PlayScene", kind: str) -> Callable[[], None]:
    return lambda: scene.play(Move(kind))
