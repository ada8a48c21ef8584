"""While armies are put on the board: what is left goes by itself for whoever wishes it, and ranges are shown.

It names no game: where a unit would sensibly stand and how far one shoots comes from the game's table.
"""

from typing import TYPE_CHECKING, Any

import pygame

from boardgames.app.side_panel import Button
from boardgames.core.contract import Move
from boardgames.table.game import Range

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene

REST, RANGES = "place-rest", "ranges"
"""The two controls, as targets and as actions of the keyboard."""


class Deployment:
    """What the table does for a player who puts his army on the board."""

    def __init__(self, scene: "PlayScene") -> None:
        self._scene = scene
        self._wished: set[int] = set()
        """Players whose remaining units go by themselves whenever one of them is asked for."""
        self._shows = False

    # ------------------------------------------------------------ placing the rest

    def _next(self) -> Move | None:
        """Where the next unit of the one who is asked would go."""
        scene, picking = self._scene, self._scene.picking
        return self._proposal(scene.view(), picking.player) if picking is not None else None

    def _proposal(self, view: Any, player: int) -> Move | None:
        """What the game's table proposes, where it answers the question: a draw may have been offered meanwhile."""
        move = self._scene.game.proposal(view, player)
        return move if move is not None and self._scene.session.rules.refuse(view, player, move) is None else None

    def rest(self) -> None:
        """The rest of the asked player's army: this unit now, the others as soon as they are asked for."""
        move, ask = self._next(), self._scene.ask
        if move is not None and ask is not None:
            self._wished.add(ask.player)
            self._scene.play(move)

    def go_on(self) -> None:
        """Place on for those who wished it; what could not be taken back is left for them to do."""
        session = self._scene.session
        while (ask := session.ask) is not None and ask.player in self._wished:
            move = self._proposal(session.view(ask.player), ask.player)
            if move is None or session.rules.apply(session.state, ask.player, move).barrier is not None:
                return
            session.submit(ask.player, move)

    def forget(self) -> None:
        """Somebody takes moves back: from now on each unit is placed by hand, or wished for anew."""
        self._wished.clear()

    # ------------------------------------------------------------ ranges

    def ranges(self) -> tuple[Range, ...]:
        """The ranges that lie on the board now."""
        return self._ranges() if self._shows else ()

    def _ranges(self) -> tuple[Range, ...]:
        scene = self._scene
        return scene.game.ranges(scene.view()) if scene.picking is not None else ()

    def turn(self) -> None:
        """Show the ranges, or do not any more."""
        self._shows = not self._shows
        self._scene.window.redraw()

    # ------------------------------------------------------------ controls

    def buttons(self) -> list[Button]:
        """What can be done now; nothing that would do nothing."""
        scene, found = self._scene, []
        words, said, bound = scene.words, scene.game_words, scene.bindings
        if self._next() is not None:
            found.append(Button(REST, words.say("place-rest"), self.rest, "die", bound.shown(REST, words)))
        if self._ranges():
            told = said.say("ranges.hide" if self._shows else "ranges.show")
            found.append(Button(RANGES, told, self.turn, "eye", bound.shown(RANGES, words)))
        return found

    def key(self, pressed: pygame.event.Event) -> bool:
        """The key of one of them."""
        if self._next() is not None and self._scene.bindings.pressed(pressed, REST):
            self.rest()
        elif self._ranges() and self._scene.bindings.pressed(pressed, RANGES):
            self.turn()
        else:
            return False
        return True
