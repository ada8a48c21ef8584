"""From gestures to a move, for every game: what was picked so far, what it may become, what each target would bring.

Clicks, drags, a rubber band and keys all end here; the rules' lines say what can be picked (`core/partial.py`), the
game's table says what a gesture means. What is lit comes from the view it was made with, never from the whole state.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from boardgames.core.contract import Move, Preview, Refusal, Rules
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.table.game import GameTable

T = TypeVar("T")
MOST_ACTIONS = 4
"""So many complete moves are offered as buttons."""


class Prospect(NamedTuple):
    """What would happen at a lit place: the likeliest move there, and what it would do."""

    move: Move
    preview: Preview | None


class Lights(NamedTuple):
    """What board and hand show of a move under construction."""

    offered: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    begun: bool = False


class Picking:
    """One question to one player, and what he has picked for it."""

    def __init__(self, rules: Rules[Any], view: Any, player: int, game: GameTable[Any]) -> None:
        """`view` is what may be on the screen: all lights and previews come from it."""
        self._rules, self._view, self._game = rules, view, game
        self.player = player
        self.partial: Partial[Any] = Partial(rules, view, player)
        self._kept: dict[str, Any] = {}
        self._kept_for: tuple[Choice, ...] = ()

    # ------------------------------------------------------------ what is picked

    @property
    def chosen(self) -> tuple[Choice, ...]:
        """The parts picked so far."""
        return self.partial.chosen

    def values(self) -> tuple[str, ...]:
        """What was picked, without the kind of move it is for."""
        return tuple(value for name, value in self.chosen if name != KIND)

    def kinds(self) -> tuple[str, ...]:
        """The kinds of moves that are possible at all."""
        return tuple(dict.fromkeys(line.kind for line in self.partial.lines))

    def plain_kinds(self) -> tuple[str, ...]:
        """Those that need nothing to be picked; resigning and the like are asked for elsewhere."""
        return tuple(
            line.kind for line in self.partial.lines if not line.parts and line.kind not in self._rules.consent
        )

    # ------------------------------------------------------------ gestures

    def click(self, value: str, what: str, place: str = "") -> Move | Refusal | None:
        """A click on a card, a figure or a place: it is picked or taken back, says a move, or is refused."""
        partial = self.partial
        chosen = next((name for name, picked in partial.chosen if picked == value), "")
        if what == "place" and self._game.on_place(partial, self._view, value):
            return None
        if what == "place" and chosen:
            done = self.moves()
            if done and self._game.target(done[0]) == value:
                return done[0]  # a second click on the target
        if chosen:
            partial.pick(chosen, value)
            return None
        if self.pick(value):
            return None
        if what == "figure" and place:
            return self.click(place, "place", place)
        return self.explain(value, what)

    def pick(self, value: str) -> bool:
        """Pick something and what goes along with it; False if nothing agrees with it."""
        names = self.partial.names(value)
        if not names:
            return False
        name = self._game.meaning(self.partial, value, names)
        self.partial.pick(name, value)
        self._game.follow(self.partial, name, value)
        return True

    def take(self, value: str) -> bool:
        """Pick up what is dragged, unless it was picked before."""
        return value in self.values() or self.pick(value)

    def band(self, values: Iterable[str]) -> None:
        """A rubber band was drawn around these: all that can be picked of them is."""
        for value in values:
            if value not in self.values():
                self.pick(value)

    def drop(self, grabbed: str, place: str, before: tuple[Choice, ...]) -> Move | Refusal | None:
        """What was dragged is dropped on a place; what is left open but makes no difference chooses itself.

        A drop that nothing agrees with is refused, and what was picked `before` the drag is picked again.
        """
        meant = self._game.drop(self.partial, self._view, grabbed, place)
        if meant is None or not self.partial.pick(*meant):
            refused = self.explain(place, "place")
            self.partial.chosen = before
            return refused
        if not self.moves():
            for part in self.partial.offers():
                if part.most == 1 and part.values and self._game.alike(part.values):
                    self.partial.pick(part.name, part.values[0])
        done = self.moves()
        return done[0] if done else None

    def explain(self, value: str, what: str) -> Refusal | None:
        """Why something cannot be picked: the judge's word on the best guess."""
        return self.partial.guess(self._game.intended(self.partial, value, what), value)

    def mode(self, kind: str) -> None:
        """Begin a kind of move that clicks alone would not mean; again: back."""
        self.partial.chosen = () if (KIND, kind) in self.chosen else ((KIND, kind),)

    def back(self) -> None:
        """Take back the last pick, and with a place what came along with it."""
        self.partial.back()

    # ------------------------------------------------------------ what it may become

    def moves(self) -> tuple[Move, ...]:
        """The complete moves that what was picked spells, the likeliest first."""
        return self._once("moves", self._moves)

    def _moves(self) -> tuple[Move, ...]:
        if not self.chosen:
            return ()
        found = list(self.partial.moves()) or self._one_word_left()
        # Cards are laid by hand: a combination that would take the last ones left is not what was meant.
        spared = set(self._game.hand(self._view, self.player)) - set(self.values())
        found = [move for move in found if not spared & {value for _, values in move.parts for value in values}]
        return tuple(found[:MOST_ACTIONS])

    def _one_word_left(self) -> list[Move]:
        """Only a choice that lies nowhere on the table is missing (damage or push-back): one move for each."""
        partial = self.partial
        lying = {place.name for place in self._game.places(self._view)}
        lying |= set(self._game.hand(self._view, self.player))
        lying |= {figure.value for figure in self._game.figures(self._view, self.player)}
        for part in partial.offers():
            values = part.values or ()
            if part.name == KIND or part.most != 1 or not values or set(values) & lying:
                continue
            found: list[Move] = []
            for value in values:
                if partial.pick(part.name, value):
                    found += partial.moves()
                    partial.back()
            if found:
                return found
        return []

    def preview(self, move: Move) -> Preview | None:
        """What a move would do, from what this player may know."""
        return self._once(f"preview {move}", lambda: self._rules.preview(self._view, self.player, move))

    def lights(self) -> Lights:
        """What can be picked now, what is picked, and where the likeliest move leads."""
        return self._once("lights", self._lights)

    def _lights(self) -> Lights:
        offered = {value for part in self.partial.offers() for value in part.values or ()}
        # An assignment is picked as pairs (a zone and its number of units): its places are lit from the start.
        paired = {half for value in offered if ":" in value for half in value.split(":")}
        done = self.moves()
        source, target = (self._game.source(done[0]), self._game.target(done[0])) if done else ("", "")
        return Lights(frozenset(offered | paired), self.values(), source, target, bool(self.chosen or paired))

    def prospects(self) -> dict[str, Prospect]:
        """What would happen at each place that is lit for what was picked: a move for every target."""
        return self._once("prospects", self._prospects)

    def _prospects(self) -> dict[str, Prospect]:
        if not self.chosen:
            return {}
        found: dict[str, Prospect] = {}
        before, offered = self.chosen, self.lights().offered
        for place in self._game.places(self._view):
            if place.name not in offered:
                continue
            meant = self._game.drop(self.partial, self._view, "", place.name)
            if meant is not None and self.partial.pick(*meant):
                done = self._moves()
                self.partial.chosen = before
                if done and self._game.target(done[0]) == place.name:
                    found[place.name] = Prospect(done[0], self.preview(done[0]))
        done = self.moves()
        if done and (target := self._game.target(done[0])):
            found[target] = Prospect(done[0], self.preview(done[0]))
        return found

    def _once(self, name: str, make: Callable[[], T]) -> T:
        """Asked many times in a frame, worked out once for what is picked."""
        if self._kept_for != self.chosen:
            self._kept_for, self._kept = self.chosen, {}
        if name not in self._kept:
            self._kept[name] = make()
        found: T = self._kept[name]
        return found
