"""Chance as a pure function of seed and ply.

The state of a game carries a `Luck`; applying a move opens its `Stream`, takes what it needs and stores
`luck.after(stream)` in the next state. So the same options, seed and moves give the same game on every machine, for
ever: the generator is our own (SplitMix64), because Python promises the stability of `random` only in part.

>>> stream = Luck(seed=7).stream()
>>> [stream.below(6) + 1 for _ in range(8)]
[1, 6, 5, 3, 1, 4, 4, 3]

A script says what comes next, for tests and bug reports; after its last word the seed takes over again.

>>> Luck(seed=7, script=("KH", "4D")).stream().draw(("4D", "9S", "KH"))
'KH'
"""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


SEEDS = 1 << 63
"""Seeds are numbers from 0 to SEEDS - 1."""


def fresh_seed() -> int:
    """A seed that nobody can guess, short enough to be told to a friend."""
    return secrets.randbelow(10**9)


class ScriptError(ValueError):
    """The scripted value cannot come up here: it is not among the possible ones."""

    def __init__(self, wanted: str, possible: Sequence[str]) -> None:
        super().__init__(f"{wanted} cannot come up now (possible: {', '.join(possible) or 'nothing'})")
        self.wanted = wanted


class Luck(NamedTuple):
    """The seed of a game, how many plies have passed, and what a script still wants to come up."""

    seed: int
    ply: int = 0
    script: tuple[str, ...] = ()

    def stream(self) -> "Stream":
        """The chance of this ply, always the same."""
        return Stream(_mix(_mix(self.seed) ^ ((self.ply + 1) * _GOLDEN & _MASK)), self.script)

    def after(self, stream: "Stream | None" = None) -> "Luck":
        """The luck of the next ply; `stream` is what this ply has used, if anything."""
        return Luck(self.seed, self.ply + 1, self.script if stream is None else stream.script)


UNKNOWN = Luck(seed=-1, ply=-1)
"""What stands in a view in the place of luck: nobody at the table knows it."""


class Stream:
    """The chance of one ply, used up as it is asked."""

    __slots__ = ("_state", "script")

    def __init__(self, state: int, script: tuple[str, ...] = ()) -> None:
        self._state = state
        self.script = script

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        self._state = value = (self._state + _GOLDEN) & _MASK
        # The steps of _mix, written out: this is the busiest line of random play.
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
        return ((value ^ (value >> 31)) * limit) >> 64

    def draw(self, values: Sequence[str]) -> str:
        """One of the values, each as likely as any other."""
        if self.script:
            wanted, self.script = self.script[0], self.script[1:]
            if wanted not in values:
                raise ScriptError(wanted, values)
            return wanted
        return values[self.below(len(values))]

    def some(self, values: Sequence[str], number: int) -> tuple[str, ...]:
        """`number` different values, in the order in which they come up."""
        left = list(values)
        drawn = []
        for _ in range(number):
            value = self.draw(left)
            left.remove(value)
            drawn.append(value)
        return tuple(drawn)


def _mix(value: int) -> int:
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & _MASK
    return value ^ (value >> 31)
