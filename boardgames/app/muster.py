"""Putting an army together at the table: what fills the slots is the move under construction, files keep others.

It names no game: slots, what can fill them and whole ones come from `GameTable.roster`, what is wrong from the rules.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.app import kept_rosters, saving
from boardgames.app.kept_rosters import Kept
from boardgames.app.name_panel import NamePanel
from boardgames.core.contract import Move
from boardgames.core.saves import SaveError
from boardgames.table import roster as roster_view
from boardgames.table.desk import Desk
from boardgames.table.roster import BREED, SLOT, Choice, Chosen, Roster
from boardgames.table.setting import plain
from boardgames.table.space import Places, Rect
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.play import PlayScene

MOST_KEPT = 8
"""So many kept ones are offered as buttons."""


class Muster:
    """What a player does while he puts an army together."""

    def __init__(self, scene: "PlayScene") -> None:
        self._scene = scene
        self._active = ""

    def roster(self) -> Roster | None:
        """What is put together now; None if nothing is, or if it may not be seen."""
        scene = self._scene
        if scene.picking is None or not scene.front:
            return None
        return scene.game.roster(scene.view(), scene.picking.player, scene.game_words)

    def begin(self) -> None:
        """Somebody is asked anew: he begins with the first one that is ready."""
        roster = self.roster()
        if roster is not None and self._scene.picking is not None and not self._scene.picking.chosen:
            self._active = roster.slots[0]
            if roster.ready:
                self.take(roster.ready[0].move)

    # ------------------------------------------------------------ what is chosen

    def take(self, move: Move) -> None:
        """Fill all slots as a move says."""
        if self._scene.picking is not None:
            self._scene.picking.partial.chosen = tuple((name, v) for name, values in move.parts for v in values)
            self._scene.window.redraw()

    def _move(self, roster: Roster) -> Move:
        filled, leader = self._filled(roster), self._leader(roster)
        pairs = tuple(f"{slot}:{filled[slot]}" for slot in roster.slots if slot in filled)
        return Move(roster.kind, tuple(part for part in ((roster.part, pairs), (roster.leader, leader)) if part[1]))

    def _filled(self, roster: Roster) -> dict[str, str]:
        picking = self._scene.picking
        chosen = picking.chosen if picking is not None else ()
        pairs = (value.partition(":") for name, value in chosen if name == roster.part)
        return {slot: value for slot, _, value in pairs}

    def _leader(self, roster: Roster) -> tuple[str, ...]:
        picking = self._scene.picking
        return tuple(value for name, value in picking.chosen if name == roster.leader) if picking is not None else ()

    def do(self, what: str, value: str) -> None:
        """A click on a slot, on something that can fill one, or on the leader's sign."""
        roster = self.roster()
        if roster is None:
            return
        if what == "slot":
            self._active = value
        elif what == "lead":
            self.take(self._move(roster).put(roster.leader, (value,)))
        else:
            self.recruit(value, self._active)
            following = roster.slots.index(self._active) + 1 if self._active in roster.slots else 0
            self._active = roster.slots[following % len(roster.slots)]
        self._scene.window.redraw()

    def recruit(self, value: str, slot: str) -> None:
        """Something fills a slot, in the place of what was there."""
        roster = self.roster()
        if roster is not None and slot in roster.slots:
            filled = self._filled(roster) | {slot: value}
            pairs = tuple(f"{one}:{filled[one]}" for one in roster.slots if one in filled)
            self.take(self._move(roster).put(roster.part, pairs))

    def drop(self, grabbed: str, target: str) -> bool:
        """Something is dropped on a slot; False if this is nothing that can be dropped there."""
        if not (grabbed.startswith(BREED) and target.startswith(SLOT)):
            return False
        self.recruit(grabbed.removeprefix(BREED), target.removeprefix(SLOT))
        self._active = target.removeprefix(SLOT)
        return True

    # ------------------------------------------------------------ kept ones

    def keep(self) -> None:
        """Ask for a name, and keep what is put together under it."""
        scene, roster = self._scene, self.roster()
        if roster is None or scene.picking is None:
            return
        move, player, words = self._move(roster), scene.picking.player, scene.words

        def write(name: str) -> None:
            try:
                kept_rosters.keep(scene.window.saves, Kept(scene.session.rules.name, name, move, scene.uid, player))
            except SaveError as error:
                scene.say(saving.failure(scene.window.settings.language, error), good=False)
            else:
                scene.say(words.say("roster.kept", name=plain(name)), good=True)

        proposal = words.say("roster.proposal", player=scene.players[player])
        scene.window.show(NamePanel(scene.window, words.say("roster.name"), proposal, words.say("roster.keep"), write))

    def _below(self, roster: Roster, good: bool) -> list[Choice]:
        """Those that are ready, those that were kept and go here, and the button that keeps this one."""
        scene = self._scene
        found = [Choice(f"ready:{k}", one.name, self._taking(one.move), "people") for k, one in enumerate(roster.ready)]
        if scene.picking is None:
            return found
        player, rules, view = scene.picking.player, scene.session.rules, scene.view()
        kept = kept_rosters.for_player(scene.window.saves, rules.name, scene.uid, player)
        legal = [one for one in kept if rules.refuse(view, player, one.move) is None]
        found += [
            Choice(f"kept:{k}", plain(one.name), self._taking(one.move), "load")
            for k, one in enumerate(legal[:MOST_KEPT])
        ]
        if good and scene.keeps:
            found.append(Choice("put-by", scene.words.say("roster.keep"), self.keep, "save"))
        return found

    def _taking(self, move: Move) -> Callable[[], None]:
        return lambda: self.take(move)

    # ------------------------------------------------------------ drawing

    def draw(self, desk: Desk, places: Places, roster: Roster) -> None:
        """Everything that is put together, on the wood where board and hand lie later."""
        scene = self._scene
        assert scene.picking is not None
        top = places.strip.bottom + 10 if places.compact else 20.0
        area = Rect(16, top, places.panel.x - 32, desk.h - top - 12)
        move = self._move(roster)
        refused = scene.session.rules.refuse(scene.view(), scene.picking.player, move)
        words: Words = scene.game_words
        wrong = words.refusal(refused) if refused is not None else ""
        hangs = next(iter(scene.carried.names), "") if scene.carried is not None else ""
        leader = next(iter(self._leader(roster)), "")
        good = scene.words.say("roster.good")
        chosen = Chosen(self._filled(roster), leader, self._active, wrong, good, hangs)
        roster_view.draw(desk, area, roster, chosen, self._below(roster, refused is None), self._on)

    def _on(self, what: str, value: str) -> object:
        return lambda: self.do(what, value)

    def hang(self, desk: Desk, roster: Roster) -> None:
        """What is dragged to a slot."""
        carried: Any = self._scene.carried
        for name in carried.names:
            roster_view.draw_carried(desk, roster, name, carried.x, carried.y)
