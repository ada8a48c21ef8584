"""Moves spelled from the grammar of their text alone, legal or not: what a list of legal moves is compared with."""

import itertools
from collections.abc import Iterator

from boardgames.core.cards import PACK
from boardgames.core.contract import Move
from boardgames.core.luck import Stream
from boardgames.games.rois.state import EDGES, SEATS, ZONES, State

Words = tuple[str, ...]
WAYS = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
KINDS = tuple(
    "strike shot brilliant-strike move brilliant-move heal sabotage discard end-turn offer-draw give-up pass react"
    " counter treachery replace decline accept-draw decline-draw propose accept deploy place draw take-back".split()
)
BARE = tuple(
    "end-turn offer-draw give-up pass react decline accept-draw decline-draw accept draw take-back nonsense".split()
)
Spelled = tuple[str, frozenset[tuple[str, frozenset[str]]]]


def canonical(move: Move) -> Spelled:
    """A move without the order in which its parts and their values are spelled."""
    return move.kind, frozenset((name, frozenset(values)) for name, values in move.parts)


def subsets(words: Words, least: int = 0) -> Iterator[Words]:
    """All subsets of some words."""
    for number in range(least, len(words) + 1):
        yield from itertools.combinations(words, number)


class Vocabulary:
    """The words that moves in a position are made of: what is there, and a little of what is not."""

    def __init__(self, state: State, seat: int) -> None:
        board = state.field
        self.hand = state.hands[seat]
        stranger = next(card for card in PACK if card not in self.hand)
        self.cards = (*self.hand, stranger)
        self.own = tuple(unit.name for unit in board.units if unit.seat == seat)
        others = tuple(unit.name for unit in board.units if unit.seat != seat)
        self.units = (*self.own, *others[:1])
        self.specials = tuple(dict.fromkeys(special.kind for special in board.specials))
        held = {unit.zone for unit in board.units}
        empty = next(zone for zone in range(25) if zone not in held)
        self.zones = tuple(ZONES.names[zone] for zone in (*sorted(held), empty))
        beyond = (ZONES.beyond(zone, way) for zone in held for way in WAYS)
        self.goals = tuple(dict.fromkeys((*ZONES.names, *beyond)))
        self.laid = state.open.laid if state.open else ()
        self.manoeuvre = state.setting.manoeuvre
        self.agreed = state.setting.specials

    def goals_near(self, zone: str) -> list[str]:
        """The places up to two steps away, on the board and beyond its edge."""
        column, row = ord(zone[0]), ord(zone[1])
        return [goal for goal in self.goals if max(abs(ord(goal[0]) - column), abs(ord(goal[1]) - row)) <= 2]


def attempts(state: State, seat: int) -> Iterator[Move]:
    """Every move that the grammar allows with the words of a small position."""
    words = Vocabulary(state, seat)
    yield from (Move(kind) for kind in BARE)
    yield from _moves(words)
    for card, zone, goal in itertools.product(words.cards, words.zones, words.goals):
        for how in ("damage", "push"):
            yield Move.make("strike", card=card, zone=zone, to=goal, how=how)
            for second in words.cards:
                yield Move.make("shot", card=card, with_=second, zone=zone, to=goal, how=how)
    for card, second, zone in itertools.product(words.cards, words.cards, words.zones):
        yield Move.make("heal", card=card, with_=second, zone=zone)
        for unit, goal in itertools.product(words.units, words.goals_near(zone)):
            brilliant = Move.make("brilliant-move", card=card, with_=second, zone=zone, unit=unit, to=goal)
            yield from (brilliant.put("specials", kinds) for kinds in subsets(words.specials))
            for how in ("damage", "push"):
                yield Move.make("brilliant-strike", card=card, with_=second, zone=zone, unit=unit, to=goal, how=how)
    yield from _card_plays(words)


def _moves(words: Vocabulary) -> Iterator[Move]:
    pieces = [(u, s) for u in subsets(words.units) for s in subsets(words.specials)]
    for card in words.cards:
        if words.manoeuvre:
            for way, (units, specials) in itertools.product(WAYS, pieces):
                yield Move.make("move", card=card, dir=way, units=units, specials=specials)
            continue
        for zone, (units, specials) in itertools.product(words.zones, pieces):
            for goal in words.goals_near(zone):
                yield Move.make("move", card=card, zone=zone, to=goal, units=units, specials=specials)


def _card_plays(words: Vocabulary) -> Iterator[Move]:
    for cards in subsets(words.cards):
        yield Move.make("discard", cards=cards)
        yield Move.make("replace", card=cards)
        for target in ((), *((card,) for card in (*words.laid, "JK1")), words.laid):
            yield Move.make("counter", cancel=target, cards=cards)
            yield Move.make("treachery", cancel=target, card=cards)
    for card, others, victim in itertools.product(words.cards, subsets(words.cards, 1), SEATS):
        yield Move.make("sabotage", card=card, with_=others, victim=victim)


SUITS: dict[str, tuple[tuple[str, ...], ...]] = {
    "move": (("S",), ("C",)),
    "strike": (("D",), ("H",)),
    "shot": (("D", "D"), ("H", "H")),
    "brilliant-move": (("S", "D"), ("C", "H")),
    "brilliant-strike": (("D", "S"), ("H", "C")),
    "heal": (("S", "C"), ("S", "S"), ("C", "C")),
}
"""The suits that each action takes (catalogue: "Combinations")."""
STRAIGHT = {"S": WAYS[:4], "D": WAYS[:4], "C": WAYS[4:], "H": WAYS[4:]}


class Attempts:
    """Random attempts for random games: mostly sensible, so that the refusals deep in the judge are reached too."""

    def __init__(self, state: State, seat: int, stream: Stream) -> None:
        self._words = Vocabulary(state, seat)
        self._state = state
        self._seat = seat
        self._below = stream.below

    def one(self, kinds: Words) -> Move:
        """A move of one of the kinds, or of any."""
        kind = self._pick(kinds if self._below(4) else KINDS)
        if not self._below(60):
            return Move.make(kind if self._below(2) else "nonsense", nonsense="1")
        parts = {name: values for name, values in self._parts(kind).items() if values and self._below(25)}
        return Move(kind, tuple(parts.items()))

    def _parts(self, kind: str) -> dict[str, Words]:
        first, second = self._fitting(kind)
        zone = self._zone()
        goals = self._goals(zone, self._way(first), 2 if kind in ("shot", "brilliant-move") else 1)
        pair = {"card": first, "with": second}
        if kind == "move":
            pieces = {"units": self._units(zone), "specials": self._specials(zone)}
            if self._words.manoeuvre:
                return {"card": first, "dir": self._often((self._way(first),), WAYS[:2]), **pieces}
            return {"card": first, "zone": self._zones(zone), "to": goals, **pieces}
        if kind in ("strike", "shot", "brilliant-strike"):
            blow = {
                "zone": self._zones(zone),
                "to": goals,
                "how": self._how(),
                "hit": () if self._below(6) else ("N1",),
            }
            unit = {"unit": self._unit(zone)} if kind == "brilliant-strike" else {}
            return {"card": first, "with": () if kind == "strike" else second, **blow, **unit}
        if kind == "brilliant-move":
            return {**pair, "zone": (zone,), "to": goals, "unit": self._unit(zone), "specials": self._specials(zone)}
        if kind == "heal":
            return {**pair, "zone": self._zones(zone)}
        return self._other_parts(kind, zone)

    def _other_parts(self, kind: str, zone: str) -> dict[str, Words]:
        forms: dict[str, dict[str, Words]] = {
            "sabotage": {"card": self._card(), "with": self._cards(2), "victim": (self._pick((*SEATS, "nobody")),)},
            "discard": {"cards": self._cards(1 + self._below(3))},
            "counter": {"cancel": self._target(), "cards": self._cards(2)},
            "treachery": {"cancel": self._target(), "card": self._card()},
            "replace": {"card": self._card()},
            "propose": {"terrain": tuple(f"{self._pick(('A1', 'B1', 'F1'))}:{look}" for look in self._looks())},
            "deploy": {"units": tuple(f"{self._edge_zone()}:{1 + self._below(3)}" for _ in range(3))},
            "place": {"specials": tuple(f"{self._pick((*self._words.agreed, 'dragon'))}:{zone}" for _ in range(2))},
        }
        return forms.get(kind, {})

    def _pick(self, words: Words) -> str:
        return words[self._below(len(words))]

    def _often(self, usual: Words, seldom: Words) -> Words:
        return usual if self._below(20) else seldom

    def _fitting(self, kind: str) -> tuple[Words, Words]:
        """Cards of the hand that fit the action, where there are some; else any."""
        for suits in SUITS.get(kind, ()) if self._below(8) else ():
            cards: list[str] = []
            for suit in suits:
                cards += [card for card in self._words.hand if card.endswith(suit) and card not in cards][:1]
            if len(cards) == len(suits) and self._below(3):
                return (cards[0],), tuple(cards[1:])
        return self._card(), self._card()

    def _way(self, cards: Words) -> str:
        return self._pick(STRAIGHT.get(cards[0][-1], WAYS)) if cards and self._below(8) else self._pick(WAYS)

    def _card(self) -> Words:
        first = self._pick(self._words.cards if self._words.hand and self._below(8) else PACK)
        return self._often((first,), (first, self._pick(PACK)))

    def _cards(self, number: int) -> Words:
        return tuple(self._pick(self._words.cards) for _ in range(number + (not self._below(6))))

    def _zone(self) -> str:
        own = [ZONES.names[unit.zone] for unit in self._state.field.units if unit.seat == self._seat]
        return self._pick(tuple(own)) if own and self._below(10) else self._pick((*ZONES.names, "F7"))

    def _zones(self, zone: str) -> Words:
        return self._often((zone,), tuple(dict.fromkeys((zone, self._zone()))))

    def _goals(self, zone: str, way: str, steps: int) -> Words:
        square = ZONES.square(zone)
        line = ZONES.ray(square, way) if square >= 0 else ()
        goal = ZONES.beyond(square, way) if square >= 0 else "C3"
        if len(line) >= steps and self._below(5):
            goal = ZONES.names[line[steps - 1 if self._below(2) else self._below(len(line))]]
        return self._often((goal,), tuple(dict.fromkeys((goal, self._pick(ZONES.names)))))

    def _how(self) -> Words:
        return self._often((("damage", "push")[self._below(2)],), (("hard",), ("damage", "push"))[self._below(2)])

    def _units(self, zone: str) -> Words:
        square = ZONES.square(zone)
        here = tuple(unit.name for unit in self._state.field.units if unit.seat == self._seat and unit.zone == square)
        chance = self._below(8)
        if not here or not chance:
            return tuple(self._pick((*self._words.units, "S99")) for _ in range(1 + self._below(2)))
        return here if chance < 4 else here[: self._below(len(here) + 1)]

    def _unit(self, zone: str) -> Words:
        units = self._units(zone)
        return units[:1] if self._below(4) else units

    def _specials(self, zone: str) -> Words:
        here = self._state.field.specials_in(ZONES.square(zone), self._seat)
        chance = self._below(8)
        return here if chance < 5 else here[:1] if chance == 5 else () if chance == 6 else self._words.specials[:1]

    def _target(self) -> Words:
        laid = self._words.laid
        return (self._pick(laid),) if laid and self._below(5) else (self._pick(PACK),)

    def _looks(self) -> Words:
        return ("wood", "hill")[: self._below(3)]

    def _edge_zone(self) -> str:
        edge = EDGES[self._state.setting.players].get(self._seat, ("A1",))
        return self._pick(edge if self._below(8) else ZONES.names)
