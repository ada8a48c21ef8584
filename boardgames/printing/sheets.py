"""What lies on a printed page: pictures, lines, boxes and words at exact places, in millimetres from its upper left.

A kit says what lies where; `press` turns sheets into JSON, and the template `assets/print/kit.typ` draws them.
"""

from dataclasses import dataclass
from typing import Literal

from boardgames.printing.paper import Paper

Face = Literal["sans", "serif"]
Side = Literal["left", "center", "right"]
INK, CUT, FOLD = "#000000", "#6b6256", "#8a8274"
"""Marks to be exact by, lines to cut along, lines to fold along."""
HAIR = 0.1
"""The width of a line to cut or fold along."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as large as said, perhaps upside down."""

    name: str
    x: float
    y: float
    w: float
    h: float
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line from a point by so much."""

    x: float
    y: float
    dx: float
    dy: float
    width: float = HAIR
    colour: str = INK
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: its outline, its ground, or both; lines lie on its edge."""

    x: float
    y: float
    w: float
    h: float
    line: str = ""
    fill: str = ""
    width: float = HAIR


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph from the top of a column of some width; `size` in points. `*strong*` words are set semibold."""

    text: str
    x: float
    y: float
    w: float
    size: float = 10
    face: Face = "sans"
    align: Side = "left"
    colour: str = "#2b2118"
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """Paragraphs one below the other; each has a heading or none."""

    rows: tuple[tuple[str, str], ...]
    x: float
    y: float
    w: float
    size: float = 10


@dataclass(frozen=True, slots=True)
class Window:
    """A part of something larger: what of the items, moved by (dx, dy), lies inside the rectangle."""

    x: float
    y: float
    w: float
    h: float
    dx: float
    dy: float
    items: tuple["Picture | Line | Box | Words", ...]


Item = Picture | Line | Box | Words | Column | Window


@dataclass(frozen=True, slots=True)
class Sheet:
    """One printed page: the part it belongs to, what it is called, its paper as it lies, and what lies on it."""

    part: str
    title: str
    paper: Paper
    items: tuple[Item, ...]


def pictures(items: tuple[Item, ...]) -> set[str]:
    """The names of all drawings that some items use."""
    found = {item.name for item in items if isinstance(item, Picture)}
    return found.union(*(pictures(item.items) for item in items if isinstance(item, Window)))
