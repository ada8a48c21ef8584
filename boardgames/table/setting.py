"""Type-setting in real pixels: faces, widths, rendered words, and paragraphs broken into lines.

A paragraph may carry marks: `*strong*`, `[Key]`, `{icon}`. What a player typed goes through `plain` first, so that his
stars and brackets stay what they are.
"""

import re
import sys
from collections.abc import Callable
from typing import Literal, NamedTuple, cast

import pygame
from font_source_sans_pro import (
    SourceSansPro,
    SourceSansProBold,
    SourceSansProIt,
    SourceSansProSemibold,
)
from font_source_serif_pro import (
    SourceSerifProBold,
    SourceSerifProIt,
    SourceSerifProSemibold,
)

from boardgames.art import FONT_LOCK
from boardgames.table import caches, shadows

Face = Literal["sans", "semi", "bold", "italic", "serif", "heavy", "slant"]
FILES: dict[Face, str] = {
    "sans": SourceSansPro,
    "semi": SourceSansProSemibold,
    "bold": SourceSansProBold,
    "italic": SourceSansProIt,
    "serif": SourceSerifProSemibold,
    "heavy": SourceSerifProBold,
    "slant": SourceSerifProIt,
}
CAP: dict[Face, float] = {face: 0.67 if face in ("serif", "heavy", "slant") else 0.66 for face in FILES}
"""The height of capitals as a share of the type's size."""
STRONGER: dict[Face, Face] = {"sans": "semi", "slant": "serif"}
"""The face of a strong word within a paragraph; bold within the others."""
KEY_SIZE, KEY_PAD, ICON_WIDE = 0.86, 0.72, 1.02
"""In a paragraph: a key's type, the room around its letters and an icon's width, in heights of the type."""
COMMAND = "Cmd" if sys.platform == "darwin" else "Ctrl"
"""What is written on the key that goes with letters."""
SHADE = "#0a0502"
"""The colour of the glow behind titles."""

_MARKS, _PLAIN = "*[]{}", "\ue000\ue001\ue002\ue003\ue004"
_TO_PLAIN, _FROM_PLAIN = str.maketrans(_MARKS, _PLAIN), str.maketrans(_PLAIN, _MARKS)
_PART = re.compile(r"\[[^\]]+\]|\{[^}]+\}|\*|[^\[{*]+|.")
_BRACKETS = re.compile(r"\[[^\]]*\]")


class Piece(NamedTuple):
    """A part of a line: its words, what it is (a face, or "key", "icon", "blank") and its width."""

    words: str
    kind: str
    width: float


Line = tuple[Piece, ...]


def plain(words: str) -> str:
    """Words of a player for a paragraph: stars and brackets are no marks."""
    return words.translate(_TO_PLAIN)


def unmarked(words: str) -> str:
    """What is drawn for plain words."""
    return words.translate(_FROM_PLAIN)


def font(face: Face, pixels: int) -> pygame.font.Font:
    """The face at a size in real pixels; all are opened anew when pygame was left and entered again."""

    def load() -> pygame.font.Font:
        with FONT_LOCK:
            pygame.font.init()
            return pygame.font.Font(FILES[face], max(8, pixels))

    found = caches.FONTS.get((face, pixels), load)
    try:
        found.get_ascent()
    except pygame.error:
        caches.FONTS.clear()
        found = caches.FONTS.get((face, pixels), load)
    return found


def width(words: str, face: Face, pixels: int) -> int:
    """How wide a line is, in real pixels."""

    def measure() -> int:
        type_ = font(face, pixels)
        with FONT_LOCK:
            return type_.size(words)[0] - overhang(words, type_)

    return caches.WIDTHS.get((words, face, pixels), measure)


def overhang(words: str, type_: pygame.font.Font) -> int:
    """How far the first letter, such as a slanted f, reaches to the left of its place; SDL moves it by as much."""
    first = type_.metrics(words[:1])
    return max(0, -first[0][0]) if first and first[0] else 0


def rendered(words: str, face: Face, pixels: int, colour: str) -> pygame.Surface:
    """A line as a picture."""

    def render() -> pygame.Surface:
        type_ = font(face, pixels)
        with FONT_LOCK:
            return type_.render(words, True, colour).convert_alpha()

    return caches.WORDS.get((words, face, pixels, colour), render)


def glowing(words: str, face: Face, pixels: int, blur: int) -> pygame.Surface:
    """The dark glow behind a line, `2 * blur` larger on every side."""

    def render() -> pygame.Surface:
        word = rendered(words, face, pixels, SHADE)
        dark = pygame.Surface((word.get_width() + 4 * blur, word.get_height() + 4 * blur), pygame.SRCALPHA)
        dark.blit(word, (2 * blur, 2 * blur))
        return shadows.soft(dark, blur).convert_alpha()

    return caches.WORDS.get((words, face, pixels, "glow", blur), render)


def broken(
    words: str, room: float, size: float, face: Face, measure: Callable[[str, float, Face], float]
) -> list[Line]:
    """A paragraph in lines no wider than the room. A no-break space keeps words together, a line feed begins a line."""
    lines: list[Line] = []
    line: list[Piece] = []
    x, strong, blank = 0.0, False, measure(" ", size, face)
    words = _BRACKETS.sub(lambda key: key[0].replace(" ", "\u00a0"), words)
    for word in words.replace("\n", " \n ").split(" "):
        if word == "\n":
            lines.append(tuple(line))
            line, x = [], 0.0
            continue
        pieces: list[Piece] = []
        for part in _PART.findall(word):
            if part == "*":
                strong = not strong
            else:
                pieces.append(_piece(part, size, STRONGER.get(face, "bold") if strong else face, measure))
        wide = sum(piece.width for piece in pieces)
        if line and x + blank + wide > room:
            lines.append(tuple(line))
            line, x = [], 0.0
        if line and pieces:
            line.append(Piece(" ", "blank", blank))
            x += blank
        line += pieces
        x += wide
    return [*lines, tuple(line)]


def cap(key: str) -> str:
    """A key as this system's keyboards call it."""
    return key.replace("Ctrl", COMMAND)


def _piece(part: str, size: float, face: Face, measure: Callable[[str, float, Face], float]) -> Piece:
    if len(part) > 2 and part[0] == "[":
        key = cap(unmarked(part[1:-1]))
        return Piece(key, "key", measure(key, size * KEY_SIZE, "semi") + size * KEY_PAD)
    if len(part) > 2 and part[0] == "{":
        return Piece(part[1:-1], "icon", size * ICON_WIDE)
    words = unmarked(part)
    return Piece(words, face, measure(words, size, face))


def kept_lines(key: tuple[object, ...], make: Callable[[], list[Line]]) -> list[Line]:
    """A paragraph's lines from the store, or broken now."""
    return cast(list[Line], caches.LINES.get(key, make))
