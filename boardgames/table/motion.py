"""Everything that moves on the table: one queue of named movements, each with its beginning and its length.

Who draws asks how far a movement is; nothing waits for it. A click or a key ends all of them at once.

>>> motion = Motion()
>>> motion.begin("glide", now=10.0, seconds=0.18, pace=1.0)
>>> motion.share("glide", 10.09), motion.share("glide", 11.0), motion.share("never begun", 10.0)
(0.5, 1.0, 1.0)
"""

from typing import NamedTuple

LIFT, GLIDE, GLIDE_MOST = 0.09, 0.18, 0.6
FLY_BACK, SHAKE = 0.22, 0.2
FLIP, DEAL = 0.16, 0.07
FALL = 0.25
COVER, DRAWER, TOAST_IN, TOAST_OUT = 0.22, 0.12, 0.12, 0.2
"""Seconds at normal speed, as `layout.md` has them."""


class Span(NamedTuple):
    """When a movement begins and how long it lasts."""

    start: float
    seconds: float


class Motion:
    """The movements that run; `pace` is the share of its normal time that each takes (0: none is ever begun)."""

    def __init__(self) -> None:
        self._spans: dict[str, Span] = {}

    def begin(self, name: str, now: float, seconds: float, pace: float) -> None:
        """Start a movement anew."""
        self._spans.pop(name, None)
        if pace > 0:
            self._spans[name] = Span(now, seconds * pace)

    def share(self, name: str, now: float) -> float:
        """How much of a movement is done, from 0 to 1; one that does not run is done."""
        span = self._spans.get(name)
        return 1.0 if span is None else max(0.0, min(1.0, round((now - span.start) / span.seconds, 6)))

    def part(self, name: str, now: float, start: float, length: float, whole: float) -> float:
        """How much is done of a part of a movement: it starts and lasts so long of the whole, in normal seconds."""
        return max(0.0, min(1.0, (self.share(name, now) * whole - start) / length))

    def busy(self, now: float) -> bool:
        """Something still moves, or has just come to rest and is drawn a last time."""
        over = [name for name, span in self._spans.items() if now >= span.start + span.seconds]
        moving = bool(self._spans)
        for name in over:
            del self._spans[name]
        return moving

    def end(self) -> bool:
        """Let everything come to rest at once; False if nothing moved."""
        moved = bool(self._spans)
        self._spans.clear()
        return moved


def eased(share: float) -> float:
    """Quick at first, slower at the end."""
    return 1 - (1 - share) ** 3
