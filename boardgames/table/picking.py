"""From gestures to a move, for every game: what was picked so far, what it may become, what each target would bring.

Clicks, drags, a rubber band and keys all end here; the rules' lines say what can be picked (`core/partial.py`), the
game's table says what a gesture means. What is lit comes from the view it was made with, never from the whole state.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from boardgames.core.contract import Move, Preview, Refusal, Rules
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.table.game import Course, GameTable

T = TypeVar("T")
EVERYWHERE = ("card", "figure", "place", "item")
"""What a value may be picked from, as targets are called."""
MOST_ACTIONS = 5
"""So many complete moves are offered as buttons."""


class Prospect(NamedTuple):
    """What would happen at a lit place: the likeliest move there, and what it would do."""

    move: Move
    preview: Preview | None
    course: Course
    """All that is done to get there; for most places that is one move."""


class Lights(NamedTuple):
    """What board and hand show of a move under construction: names as targets have them (`card:7S`, `place:C3`)."""

    offered: frozenset[str] = frozenset()
    chosen: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    begun: bool = False
    strides: frozenset[str] = frozenset()
    """Those of the offered places that something goes to."""


class Picking:
    """One question to one player, and what he has picked for it."""

    def __init__(self, rules: Rules[Any], view: Any, player: int, game: GameTable[Any]) -> None:
        """`view` is what may be on the screen: all lights and previews come from it."""
        self._rules, self._view, self._game = rules, view, game
        self.player = player
        self.partial: Partial[Any] = Partial(rules, view, player, game.apart, game.early)
        self._far: tuple[tuple[Choice, ...], str] = (), ""
        self._kept: dict[str, Any] = {}
        self._kept_for: object = None

    # ------------------------------------------------------------ what is picked

    @property
    def chosen(self) -> tuple[Choice, ...]:
        """The parts picked so far."""
        return self.partial.chosen

    @property
    def far(self) -> str:
        """The place farther away that was picked as the goal of what was picked; empty: none was."""
        chosen, place = self._far
        return place if place and chosen == self.chosen else ""

    def courses(self) -> Mapping[str, Course]:
        """The places farther away that what is picked can come to by several moves in a row."""
        return self._once("courses", lambda: dict(self._game.courses(self._view, self.partial)))

    def course(self, move: Move) -> tuple[Move, ...]:
        """All moves that are meant by one: itself, or the whole course to the far place that was picked."""
        far = self.courses().get(self.far)
        return far.moves if far is not None and far.moves[0] == move else (move,)

    def values(self) -> tuple[str, ...]:
        """What was picked, without the kind of move it is for."""
        return tuple(value for name, value in self.chosen if name != KIND)

    def _lying(self, part: str, value: str) -> tuple[str, ...]:
        """The targets that a value of a part may lie on; if the game does not say, it may lie anywhere."""
        where = self._game.lies(part)
        return (f"{where}:{value}",) if where else tuple(f"{what}:{value}" for what in EVERYWHERE)

    def _part(self, value: str, what: str) -> str:
        """The part for which this thing was picked, if it was."""
        return next((name for name, picked in self.chosen if picked == value and self._may_lie(name, what)), "")

    def _may_lie(self, part: str, what: str) -> bool:
        return part != KIND and self._game.lies(part) in ("", what)

    def kinds(self) -> tuple[str, ...]:
        """The kinds of moves that are possible at all."""
        return tuple(dict.fromkeys(line.kind for line in self.partial.lines))

    def plain_kinds(self) -> tuple[str, ...]:
        """Those that need nothing to be picked; what is in the table's menu is not said here."""
        return tuple(line.kind for line in self.partial.lines if not line.parts and line.kind not in self._game.in_menu)

    # ------------------------------------------------------------ gestures

    def click(self, value: str, what: str, place: str = "") -> Move | Refusal | None:
        """A click on a card, a figure or a place: it is picked or taken back, says a move, or is refused."""
        partial, chosen = self.partial, self._part(value, what)
        if what == "place" and value == self.far:
            return self.moves()[0]  # a second click on the far goal
        if what == "place" and self._game.on_place(partial, self._view, value):
            return None
        if what == "place" and chosen:
            done = self.moves()
            if done and self.target(done[0]) == value:
                return done[0]  # a second click on the target
        if chosen:
            partial.pick(chosen, value)
            return None
        if self.pick(value, what):
            return None
        if what == "place":
            return self._go(value)
        if what == "figure" and place:
            said = self.click(place, "place", place)
            return (self.explain(value, what) or said) if isinstance(said, Refusal) and value else said
        return self.explain(value, what)

    def _go(self, place: str) -> Move | Refusal | None:
        """A click on a place that is no part of a move but says one, as a drop there would."""
        done = self.moves()
        if done and self.target(done[0]) == place:
            return done[0]
        if self._aim_far(place):
            return None
        meant = self._game.drop(self.partial, self._view, self._grabbed(), place) if self.chosen else None
        if meant is None or not self.partial.pick(*meant):
            return self.explain(place, "place")
        return None

    def _aim_far(self, place: str) -> bool:
        """Pick a place farther away as the goal, in the place of a goal that was picked before."""
        before = self.partial.chosen
        for chosen in dict.fromkeys((before, tuple(one for one in before if one[0] not in self._game.goals))):
            self.partial.chosen = chosen
            if place in self.courses():
                self._far = chosen, place
                return True
        self.partial.chosen = before
        return False

    def _grabbed(self) -> str:
        """What the hand would hold: the last figure or card that was picked."""
        return next((v for name, v in reversed(self.chosen) if self._game.lies(name) != "place" and name != KIND), "")

    def pick(self, value: str, what: str) -> bool:
        """Pick something and what goes along with it; False if nothing agrees with it."""
        names = tuple(name for name in self.partial.names(value) if self._may_lie(name, what))
        if not names:
            return self._swap(value, what)
        name = self._game.meaning(self.partial, value, names)
        self.partial.pick(name, value)
        self._game.follow(self.partial, name, value)
        return True

    def _swap(self, value: str, what: str) -> bool:
        """Pick something in the place of what was picked of its kind; what came later stays if it goes with it."""
        before = self.partial.chosen
        for at, (name, _) in enumerate(before):
            if name not in self._game.swaps or not self._may_lie(name, what):
                continue
            later = before[at + 1 :]
            for kept in range(len(later), -1, -1):
                self.partial.chosen = (*before[:at], *later[:kept])
                if value in self._values_of(name) and self.partial.pick(name, value):
                    return True
        self.partial.chosen = before
        return False

    def _values_of(self, name: str) -> tuple[str, ...]:
        return next((part.values or () for part in self.partial.offers() if part.name == name), ())

    def take(self, value: str, what: str) -> bool:
        """Pick up what is dragged, unless it was picked before."""
        return bool(self._part(value, what)) or self.pick(value, what)

    def band(self, figures: Iterable[str]) -> None:
        """A rubber band was drawn around these: all that can be picked of them is."""
        for value in figures:
            self.take(value, "figure")

    def drop(self, grabbed: str, place: str, before: tuple[Choice, ...]) -> Move | Refusal | None:
        """What was dragged is dropped on a place; what is left open but makes no difference chooses itself.

        A drop that nothing agrees with is refused, and what was picked `before` the drag is picked again.
        """
        if self._aim_far(place):
            return self.moves()[0]
        meant = self._game.drop(self.partial, self._view, grabbed, place)
        if meant is None or not self.partial.pick(*meant):
            refused = self.explain(place, "place")
            self.partial.chosen = before
            return refused
        if not self.moves():
            for part in self.partial.offers():
                if part.least == part.most == 1 and part.values and self._game.alike(part.values):
                    self.partial.pick(part.name, part.values[0])
        done = self.moves()
        return done[0] if done and not self._asked(done[0].kind) else None

    def _asked(self, kind: str) -> bool:
        """Whether something on the table must be pointed at before it is clear which move of a kind is meant."""
        lying = self._lying_values()
        return any(lying & set(part.values or ()) for part in self.partial.wanted(kind))

    def explain(self, value: str, what: str) -> Refusal | None:
        """Why something cannot be picked: the judge's word on the best guess."""
        return self.partial.guess(self._game.intended(self.partial, value, what), value)

    def mode(self, kind: str) -> None:
        """Begin a kind of move that clicks alone would not mean; again: back. What goes with it stays picked."""
        picked = tuple(choice for choice in self.chosen if choice[0] != KIND)
        if (KIND, kind) in self.chosen:
            self.partial.chosen = picked if kind in self._game.apart else ()
            return
        self.partial.chosen = ((KIND, kind),)
        for name, value in picked if kind in self._game.apart else ():
            if value in self._values_of(name):
                self.partial.pick(name, value)

    def back(self) -> None:
        """Take back the last pick, and with a place what came along with it."""
        if self.far:
            self._far = (), ""
        else:
            self.partial.back()

    # ------------------------------------------------------------ what it may become

    def moves(self) -> tuple[Move, ...]:
        """The complete moves that what was picked spells, the likeliest first."""
        return self._once("moves", self._moves)

    def _moves(self) -> tuple[Move, ...]:
        if not self.chosen:
            return tuple(self._nothing_to_point_at()[:MOST_ACTIONS])
        if self.far:
            return (self.courses()[self.far].moves[0],)
        found = list(self.partial.moves()) or self._one_word_left()
        # Cards are laid by hand: a combination that would take the last ones left is not what was meant.
        spared = set(self._game.hand(self._view, self.player)) - set(self.values())
        found = [move for move in found if not spared & {value for _, values in move.parts for value in values}]
        return self._game.offered(self._view, self.partial, tuple(found))[:MOST_ACTIONS]

    def _nothing_to_point_at(self) -> list[Move]:
        """The whole question is a word (who begins?): its answers are offered before anything is picked."""
        lines = [line for line in self.partial.lines if line.parts and line.kind not in self._game.modes]
        words = len(lines) == 1 and len(lines[0].parts) == 1 and lines[0].parts[0].most == 1
        if not words or set(lines[0].parts[0].values or ()) & self._lying_values():
            return []
        return [Move(lines[0].kind, ((lines[0].parts[0].name, (v,)),)) for v in lines[0].parts[0].values or ()]

    def _lying_values(self) -> set[str]:
        """All values that lie somewhere on the table."""
        lying = {place.name for place in self._game.places(self._view)}
        lying |= set(self._game.hand(self._view, self.player))
        return lying | {figure.value for figure in self._game.figures(self._view, self.player)}

    def _one_word_left(self) -> list[Move]:
        """Only choices that lie nowhere on the table are missing (damage or push-back): one move for each."""
        partial, lying = self.partial, self._lying_values()
        for part in partial.offers():
            values = part.values or ()
            if part.name == KIND or part.most != 1 or not values or set(values) & lying:
                continue
            found: list[Move] = []
            for value in values:
                if partial.pick(part.name, value):
                    found += partial.moves() or self._one_word_left()
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
        parts, unlit = self.partial.offers(), self._game.unlit(self.partial)
        values = [(part.name, value) for part in parts if part.name not in unlit for value in part.values or ()]
        offered = {name for part, value in values for name in self._lying(part, value)}
        strides = {f"place:{value}" for part, value in values if part in self._game.strides}
        # An assignment is picked as pairs (a zone and its number of units): its places are lit from the start.
        paired = {f"place:{half}" for _, value in values if ":" in value for half in value.split(":")}
        aimed = {f"place:{name}" for name, meant in self._aims() if meant[0] not in unlit}
        ahead = {f"place:{name}" for name in self.courses()}
        aimed, strides = aimed | ahead, strides | ahead
        chosen = tuple(name for part, value in self.chosen if part != KIND for name in self._lying(part, value))
        done = self.moves()
        goal = next((value for part, value in self.chosen if part in self._game.goals), "")
        source, target = (self.source(done[0]), self.far or self.target(done[0])) if done else ("", goal)
        # A question about places alone (where does it flee?) needs nothing to be picked before they are lit.
        lie = [self._game.lies(part.name) for part in parts if part.name != KIND]
        only_places = bool(lie) and set(lie) == {"place"}
        begun = bool(self.chosen or paired) or only_places
        return Lights(frozenset(offered | paired | aimed), chosen, source, target, begun, frozenset(strides))

    def _aims(self) -> list[tuple[str, Choice]]:
        """The places where what is picked could be dropped, and what that would mean."""
        if not self.chosen:
            return []
        grabbed = self._grabbed()
        meant = (
            (p.name, self._game.drop(self.partial, self._view, grabbed, p.name)) for p in self._game.places(self._view)
        )
        return [(name, choice) for name, choice in meant if choice is not None]

    def target(self, move: Move) -> str:
        """The place that a move is about."""
        return self._game.target(self._view, move)

    def source(self, move: Move) -> str:
        """The place that a move starts from."""
        return self._game.source(self._view, move)

    def prospects(self) -> dict[str, Prospect]:
        """What would happen at each place that is lit for what was picked: a move for every target."""
        return self._once("prospects", self._prospects)

    def _prospects(self) -> dict[str, Prospect]:
        if not self.chosen:
            return {}
        found: dict[str, Prospect] = {}
        before = self.chosen
        for place, meant in self._aims():
            if meant not in before and self.partial.pick(*meant):
                done = self._moves()
                self.partial.chosen = before
                if done and self.target(done[0]) == place:
                    found[place] = self.prospect(done[0])
        for place, course in self.courses().items():
            found[place] = Prospect(course.moves[0], self.preview(course.moves[0]), course)
        done = self.moves()
        if done and not self.far and (target := self.target(done[0])):
            found[target] = self.prospect(done[0])
        return found

    def prospect(self, move: Move) -> Prospect:
        """What a move would do; of the first one of a course, what the whole course would."""
        preview = self.preview(move)
        if self.far and self.course(move) != (move,):
            return Prospect(move, preview, self.courses()[self.far])
        price = self._game.price(self._view, move, preview)
        return Prospect(move, preview, Course((move,), price, self._game.aside(preview)))

    def aims(self) -> dict[str, tuple[str, ...]]:
        """The places that what is picked can be aimed at, and the kinds of moves that it could be then."""
        return self._once("aims", self._kinds_at)

    def _kinds_at(self) -> dict[str, tuple[str, ...]]:
        found, before = {}, self.chosen
        for place, meant in self._aims():
            if meant[0] in self._game.goals and meant not in before and self.partial.pick(*meant):
                found[place] = self.partial.kinds()
                self.partial.chosen = before
        if (done := self.moves()) and (target := self.target(done[0])):
            found[target] = (done[0].kind,)
        return found

    def _once(self, name: str, make: Callable[[], T]) -> T:
        """Asked many times in a frame, worked out once for what is picked."""
        if self._kept_for != (self.chosen, self._far):
            self._kept_for, self._kept = (self.chosen, self._far), {}
        if name not in self._kept:
            self._kept[name] = make()
        found: T = self._kept[name]
        return found
