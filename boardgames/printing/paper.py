"""Papers, and which one lies in the printers of a region. All measures are millimetres."""

from collections.abc import Mapping
from typing import NamedTuple

from boardgames.region import territory

INCH = 25.4
EDGE = 8.0
"""What no printer reaches, all around a page."""
MARK = 4.0
"""Cut marks stand within this distance around what is cut out."""
STRIP = 5.0
"""Ruler and footer, along the lower edge."""


class Area(NamedTuple):
    """A rectangle on a page."""

    x: float
    y: float
    w: float
    h: float


class Paper(NamedTuple):
    """A sheet of paper, upright or on its side."""

    name: str
    w: float
    h: float

    @property
    def turned(self) -> "Paper":
        """The same sheet on its side."""
        return Paper(self.name, self.h, self.w)

    @property
    def room(self) -> Area:
        """Where parts may lie: inside the printer's edge, the cut marks and the strip of the ruler."""
        around = EDGE + MARK
        return Area(around, around, self.w - 2 * around, self.h - 2 * around - STRIP)


PAPERS = {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}

_LETTER = frozenset("US CA MX PH CL CO VE CR GT NI PA SV DO PR BZ".split())
"""Where letters are written on US Letter."""


def usual(environment: Mapping[str, str] | None = None) -> str:
    """The paper of the region that the system is set to.

    >>> usual({"LANG": "en_US.UTF-8"}), usual({"LANG": "en_US.UTF-8", "LC_PAPER": "fr_FR.UTF-8"})
    ('letter', 'a4')
    """
    return "letter" if territory(environment) in _LETTER else "a4"
