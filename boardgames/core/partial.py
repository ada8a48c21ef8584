"""From gesture to move: a move under construction, for every game and every way of pointing.

The player picks parts in any order: a card, a unit, a place. What can be picked next lights the board and the hand,
feeds Tab and the arrow keys, and makes drag, click-click and keyboard three ways of saying the same thing.
"""

import itertools
from collections.abc import Iterator
from typing import Generic

from boardgames.core.contract import FORM, Line, Move, Part, Refusal, Rules, S
from boardgames.core.luck import Stream

LISTABLE = 20_000
"""The largest number of moves that `listed` spells out one by one."""

KIND = "kind"
"""The name under which the kind of a move can be picked like any part of it."""

Choice = tuple[str, str]
"""A part's name and one value picked for it."""


class Partial(Generic[S]):
    """The parts of a move chosen so far, and what they can still become.

    `state` may be a view: on an open screen lights must come from what everybody sees. The lines are asked for once;
    every pick only filters them.
    """

    def __init__(
        self,
        rules: Rules[S],
        state: S,
        player: int,
        apart: frozenset[str] = frozenset(),
        early: frozenset[str] = frozenset(),
    ) -> None:
        """Kinds that are `apart` agree with nothing but their `early` parts until they are picked by their name."""
        self._early = early
        self._offered: tuple[tuple[Choice, ...], tuple[Part, ...]] | None = None
        self._rules = rules
        self._apart = apart
        self._state = state
        self.player = player
        self.lines = tuple(line for kind in rules.answers(state, player) for line in rules.lines(state, player, kind))
        self.chosen: tuple[Choice, ...] = ()

    def offers(self) -> tuple[Part, ...]:
        """What can be picked next, given what was picked: the union over all lines that agree with it."""
        if self._offered is None or self._offered[0] != self.chosen:
            self._offered = self.chosen, self._union_of_lines()
        return self._offered[1]

    def _union_of_lines(self) -> tuple[Part, ...]:
        merged: dict[str, Part] = {}
        kinds = []
        for line in self._agreeing():
            kinds.append(line.kind)
            for part in line.parts:
                picked = self._picked(part.name)
                if len(picked) >= part.most:
                    continue
                merged[part.name] = _union(merged.get(part.name), part, picked)
        for line in self._apart_yet():
            for part in line.parts:
                picked = self._picked(part.name)
                if part.name in self._early and len(picked) < part.most:
                    merged[part.name] = _union(merged.get(part.name), part, picked)
        if not self._picked(KIND) and kinds:
            merged = {KIND: Part(KIND, tuple(dict.fromkeys(kinds))), **merged}
        return tuple(part for part in merged.values() if part.values is None or part.values)

    def pick(self, name: str, value: str) -> bool:
        """Choose a value (or take it back if it was chosen); False, and nothing changed, if nothing agrees with it."""
        before = self.chosen
        if (name, value) in self.chosen:
            self.chosen = tuple(choice for choice in self.chosen if choice != (name, value))
            return True
        self.chosen = (*before, (name, value))
        if next(self._agreeing(), None) is None and next(self._apart_yet(), None) is None:
            self.chosen = before
            return False
        return True

    def back(self) -> None:
        """Take back the last part (Esc)."""
        self.chosen = self.chosen[:-1]

    def names(self, value: str) -> tuple[str, ...]:
        """The parts that this value could be picked for now: what a click on it may mean, the first meaning first."""
        return tuple(part.name for part in self.offers() if part.values is not None and value in part.values)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves that are spelled by the chosen parts, forced parts filled in; the likeliest first."""
        if not self.chosen:
            return ()
        spelled = (_fill(line, self._values()) for line in self._agreeing())
        judged = (self._judged(move) for move in spelled if move is not None)
        return tuple(dict.fromkeys(move for move in judged if move is not None))

    def wanted(self, kind: str) -> tuple[Part, ...]:
        """What has still to be chosen in some line of this kind of move; what is forced is not."""
        values, lines = self._values(), (line for line in self._agreeing() if line.kind == kind)
        return tuple(
            part
            for line in lines
            for part in line.parts
            if len(values.get(part.name, ())) < part.least and not _forced(part)
        )

    def kinds(self) -> tuple[str, ...]:
        """The kinds of moves that what was chosen can still become."""
        return tuple(dict.fromkeys(line.kind for line in self._agreeing()))

    def guess(self, name: str = "", value: str = "") -> Refusal | None:
        """Why what was chosen, with one more value that does not fit, is no move: the judge's word on the best guess.

        The guess keeps all that was chosen and takes the rest from a line that agrees with it; kinds are tried the
        likeliest first, and a kind that does not even have these parts was not meant.
        """
        values = self._values()
        if name:
            single = all(part.most == 1 for line in self.lines for part in line.parts if part.name == name)
            values[name] = (value,) if single else (*values.get(name, ()), value)
        values.pop(KIND, None)
        meant = list(self._agreeing())
        tried = False
        for kind in dict.fromkeys(line.kind for line in meant):
            lines = [line for line in meant if line.kind == kind]
            if not set(values) <= {part.name for line in lines for part in line.parts}:
                continue
            tried = True
            move = _made_up(max(lines, key=lambda line: _shared(line, values)), values)
            refusal = self._rules.refuse(self._state, self.player, move)
            if refusal is not None:
                return refusal
        return None if tried else self._why_not_at_all(values)

    def _why_not_at_all(self, values: dict[str, tuple[str, ...]]) -> Refusal | None:
        """No kind of move with these parts is possible now: the judge's word on the first that takes them at all."""
        for kind in self._rules.answers(self._state, self.player):
            if kind in self._apart:
                continue
            refusal = self._rules.refuse(self._state, self.player, Move(kind, tuple(values.items())))
            if refusal is not None and refusal.rule != FORM:
                return refusal
        return None

    def _picked(self, name: str) -> tuple[str, ...]:
        return tuple(value for known, value in self.chosen if known == name)

    def _values(self) -> dict[str, tuple[str, ...]]:
        return {name: self._picked(name) for name, _ in self.chosen}

    def _agreeing(self) -> Iterator[Line]:
        values = self._values()
        kind = values.pop(KIND, None)
        meant = (
            line for line in self.lines if (line.kind not in self._apart if kind is None else kind == (line.kind,))
        )
        return (line for line in meant if _agrees(line, values))

    def _apart_yet(self) -> Iterator[Line]:
        """The lines of kinds that their name has still to begin, as far as what was picked goes with them."""
        values = self._values()
        if KIND in values or not set(values) <= self._early:
            return iter(())
        return (line for line in self.lines if line.kind in self._apart and _agrees(line, values))

    def _judged(self, move: Move) -> Move | None:
        if self._rules.refuse(self._state, self.player, move) is None:
            return move
        nearest = self._rules.nearest(self._state, self.player, move)
        added_only = all(set(values) <= set(nearest.some(name)) for name, values in move.parts)
        legal = added_only and self._rules.refuse(self._state, self.player, nearest) is None
        return nearest if legal else None


def parts(rules: Rules[S], state: S, player: int, chosen: tuple[Choice, ...] = ()) -> tuple[Part, ...]:
    """What still can be picked, given the parts chosen so far."""
    partial = Partial(rules, state, player)
    for name, value in chosen:
        if not partial.pick(name, value):
            return ()
    return partial.offers()


def complete(rules: Rules[S], state: S, player: int, move: Move) -> Move:
    """The same move with its forced parts filled in and its parts in order, where only one way is left; else itself."""
    values = dict(move.parts)
    lines = rules.lines(state, player, move.kind)
    spelled = {full for line in lines if _agrees(line, values) and (full := _fill(line, values)) is not None}
    return spelled.pop() if len(spelled) == 1 else move


def listed(rules: Rules[S], state: S, player: int, most: int = LISTABLE) -> tuple[Move, ...] | None:
    """All legal moves spelled out; None if they cannot be listed or are more than `most`."""
    lines = [line for kind in rules.answers(state, player) for line in rules.lines(state, player, kind)]
    if any(part.values is None for line in lines for part in line.parts) or sum(map(_size, lines)) > most:
        return None
    spelled = (move for line in lines for move in _spelled(line))
    return tuple(dict.fromkeys(move for move in spelled if rules.exact or rules.refuse(state, player, move) is None))


def random_move(rules: Rules[S], state: S, player: int, stream: Stream, avoid: frozenset[str] = frozenset()) -> Move:
    """A legal move by chance: a kind, a line of it, a value for each part. Only where parts cannot be listed does it
    fail (ValueError): there a game's own `suggest` knows better."""
    kinds = [kind for kind in rules.answers(state, player) if kind not in avoid]
    while True:
        kind = kinds[stream.below(len(kinds))]
        lines = rules.lines(state, player, kind)
        if not lines:
            kinds.remove(kind)
            continue
        line = lines[stream.below(len(lines))]
        free = False
        chosen: list[tuple[str, tuple[str, ...]]] = []
        for part in line.parts:
            if part.values is None:
                raise ValueError(f"{rules.name}: the part {part.name} of {line.kind} cannot be listed")
            if part.most == 1 and part.least == 1:
                values = part.values
                chosen.append((part.name, (values[stream.below(len(values))] if len(values) > 1 else values[0],)))
                continue
            free = True
            number = part.least + stream.below(part.most - part.least + 1)
            if number:
                picked = stream.some(part.values, number)
                chosen.append((part.name, picked if part.ordered else _in_order(picked, part.values)))
        move = Move(line.kind, tuple(chosen))
        if not free or rules.refuse(state, player, move) is None:
            return move
        move = rules.nearest(state, player, move)
        if rules.refuse(state, player, move) is None:
            return move


def _agrees(line: Line, values: dict[str, tuple[str, ...]]) -> bool:
    matched = 0
    for part in line.parts:
        picked = values.get(part.name)
        if picked is None:
            continue
        matched += 1
        if len(picked) > part.most or (part.values is not None and not set(picked) <= set(part.values)):
            return False
    return matched == len(values)


def _fill(line: Line, values: dict[str, tuple[str, ...]]) -> Move | None:
    """The move of this line that the values spell, forced parts filled in; None if something is still to be picked."""
    spelled = []
    for part in line.parts:
        picked = values.get(part.name, ())
        if len(picked) < part.least:
            if not _forced(part):
                return None
            picked = part.values or ()
        if picked:
            in_order = picked if part.ordered or part.values is None else _in_order(picked, part.values)
            spelled.append((part.name, in_order))
    return Move(line.kind, tuple(spelled))


def _forced(part: Part) -> bool:
    """Whether there is only one way to choose as much as must be."""
    return part.values is not None and len(part.values) == part.least and not (part.ordered and part.least > 1)


def _shared(line: Line, values: dict[str, tuple[str, ...]]) -> int:
    """How many of the values a line agrees with."""
    return sum(value in (part.values or ()) for part in line.parts for value in values.get(part.name, ()))


def _made_up(line: Line, values: dict[str, tuple[str, ...]]) -> Move:
    """What was chosen, completed with the first values of a line where something is missing."""
    known = {part.name: values.get(part.name) or (part.values or ())[: part.least] for part in line.parts}
    known.update({name: chosen for name, chosen in values.items() if name not in known})
    return Move(line.kind, tuple((name, chosen) for name, chosen in known.items() if chosen))


def _in_order(picked: tuple[str, ...], values: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(value for value in values if value in picked)


def _union(known: Part | None, part: Part, picked: tuple[str, ...]) -> Part:
    if part.values is None or (known is not None and known.values is None):
        return Part(part.name, None, part.least, part.most, part.ordered)
    fresh = tuple(value for value in part.values if value not in picked)
    if known is None:
        return part._replace(values=fresh)
    values = tuple(dict.fromkeys((known.values or ()) + fresh))
    return Part(part.name, values, min(known.least, part.least), max(known.most, part.most), known.ordered)


def _choices(part: Part) -> Iterator[tuple[str, ...]]:
    choose = itertools.permutations if part.ordered else itertools.combinations
    for number in range(part.least, part.most + 1):
        yield from choose(part.values or (), number)


def _size(line: Line) -> int:
    """An upper bound of the number of moves of a line, without counting them one by one."""
    size = 1
    for part in line.parts:
        count = len(part.values or ())
        ways, step = 0, 1
        for number in range(part.most + 1):
            ways += step if number >= part.least else 0
            step = step * (count - number) // (1 if part.ordered else number + 1)
        size *= ways
    return size


def _spelled(line: Line) -> Iterator[Move]:
    for values in itertools.product(*(tuple(_choices(part)) for part in line.parts)):
        named = zip((part.name for part in line.parts), values, strict=True)
        yield Move(line.kind, tuple((name, value) for name, value in named if value))
