"""A rulebook set in pages: its blocks with their heights, which page each of them comes to, and how they are painted.

A paragraph stays whole and moves on to the next page if it does not fit; only one that is higher than a page is parted,
between its sentences. A chapter begins on a new page.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from boardgames.app import rulebook_figures as figures
from boardgames.app.rulebook_text import Book, Chapter, Figure, Paragraph, short
from boardgames.table import faces
from boardgames.table.desk import Desk
from boardgames.table.setting import Face
from boardgames.table.shapes import Art, rounded
from boardgames.table.space import LEAST, Rect
from boardgames.table.tone import GOLD_EDGE, INK, PARCHMENT, RED

NUMBER = "#7a1f16"
"""The deep red of numbers and links on a page."""
LIT, FOLD = "#f4cf72", "#cdb888"
"""The ground of a lit rule; the darkest place of a page, at its fold."""
HAIR = "#8a6a35"
NUMBER_PITCH = 22.0
HIGHEST = 0.7
"""More of a page no figure takes."""
SMALLEST = 0.62
"""A figure gives way to the end of a page down to this share of its height."""

_SENTENCE = re.compile(r"(?<=[.!?]) |(?<=[.!?]\*) ")


class Anchor(NamedTuple):
    """A place in a book that a page can begin at: chapter, part (-1 its heading), piece of a parted paragraph."""

    chapter: int
    part: int
    piece: int = 0


class Look(NamedTuple):
    """The measures of a page."""

    game: str
    w: float
    h: float
    size: float
    gap: float
    head: float
    margin: float
    """The room for numbers left of a paragraph; 0: they stand above it."""
    picture: float
    """How high a figure may be."""


class Said(NamedTuple):
    """What a page needs to paint itself: the lit rules, what links do, the words before them."""

    lit: frozenset[str]
    open_chapter: Callable[[str], object]
    see_also: str
    titles: dict[str, str]


@dataclass(frozen=True)
class Block(ABC):
    """Something on a page, and how high it is."""

    anchor: Anchor
    high: float

    @abstractmethod
    def paint(self, desk: Desk, look: Look, x: float, y: float, said: Said) -> None:
        """Itself, its upper left corner at (x, y)."""


class Page(NamedTuple):
    """One page: its blocks from top to bottom and where each begins."""

    blocks: tuple[tuple[float, Block], ...]

    @property
    def first(self) -> Anchor:
        """What it begins with."""
        return self.blocks[0][1].anchor

    def paint(self, desk: Desk, look: Look, area: Rect, said: Said) -> None:
        """All its blocks."""
        for y, block in self.blocks:
            block.paint(desk, look, area.x, area.y + y, said)


def page_of(pages: Sequence[Page], anchor: Anchor) -> int:
    """The page on which something stands, or the last one that begins before it."""
    for k, page in enumerate(pages):
        if any(block.anchor == anchor for _, block in page.blocks):
            return k
    return max((k for k, page in enumerate(pages) if page.first <= anchor), default=0)


# ---------------------------------------------------------------- what stands on a page


@dataclass(frozen=True)
class Heading(Block):
    """A chapter's number and title, a rule below."""

    number: int
    title: str

    def paint(self, desk: Desk, look: Look, x: float, y: float, said: Said) -> None:
        middle, tall = y + look.head * 0.39, look.head * 0.72
        wide = desk.text(str(self.number), x, middle, tall, "heavy", NUMBER)
        left = x + wide + look.head * 0.2
        desk.fit(self.title, left, middle, x + look.w - left, look.head * 0.55, "serif", INK, floor=22)
        desk.rule(x, y + look.head * 0.84, look.w, colour=HAIR)


@dataclass(frozen=True)
class Text(Block):
    """A paragraph: the numbers of its rules in the margin or above, then the words."""

    words: str
    rules: tuple[str, ...]
    shown: tuple[str, ...]
    """The numbers as they are shown here: the second piece of a parted paragraph does not repeat them."""
    lead: bool

    def paint(self, desk: Desk, look: Look, x: float, y: float, said: Said) -> None:
        lit = bool(said.lit.intersection(self.rules))
        if lit:
            box = Rect(x - 10, y - 7, look.w + 20, self.high + 12)
            desk.ground(box, LIT)
            desk.shape(box.x, box.y, box.w, box.h, _lit(round(box.w, 1), round(box.h, 1)))
        left, top = x, y
        if look.margin and not self.lead:
            left = x + look.margin
            for k, number in enumerate(self.shown):
                desk.fit(number, x, y + look.size * 0.65 + k * NUMBER_PITCH, look.margin - 8, 18, "semi", NUMBER)
        elif self.shown:
            desk.write(" ".join(self.shown), Rect(x, y, look.w, 0), 18, "semi", NUMBER, leading=NUMBER_PITCH / 18)
            top += _above(desk, look, self.shown)
        size, face = type_of(look, self.lead)
        hole = LIT if lit else PARCHMENT
        desk.write(self.words, Rect(left, top, look.w - (left - x), 0), size, face, INK, hole=hole)


@dataclass(frozen=True)
class Drawing(Block):
    """A figure with its caption beside it, or below."""

    figure: Figure
    picture: figures.Size
    beside: bool

    def paint(self, desk: Desk, look: Look, x: float, y: float, said: Said) -> None:
        left = x if self.beside else x + (look.w - self.picture.w) / 2
        figures.paint(desk, look.game, self.figure, Rect(left, y, *self.picture))
        words, size = self.figure.words, look.size - 1 if look.size > 19 else 18.0
        if self.beside:
            at = left + self.picture.w + 20
            desk.write(words, Rect(at, y - 2, x + look.w - at, 0), size, "slant", INK, leading=1.26)
        else:
            place = Rect(x, y + self.picture.h + 6, look.w, 0)
            desk.write(words, place, size, "slant", INK, leading=1.26, align="c")


@dataclass(frozen=True)
class See(Block):
    """The chapters to look at next, as links."""

    chapter: str
    links: tuple[tuple[str, float, float, float], ...]
    """Name, place from the left and from the top, width."""

    def paint(self, desk: Desk, look: Look, x: float, y: float, said: Said) -> None:
        desk.rule(x, y + 3, look.w, colour=HAIR)
        desk.text(said.see_also, x, y + 26, 18, "sans", INK)
        for to, left, top, wide in self.links:
            name, middle = f"see:{self.chapter}:{to}", y + 26 + top
            tone = RED if desk.hover == name else NUMBER
            desk.text(said.titles[to], x + left, middle, 18, "semi", tone)
            desk.shape(x + left, middle + 10, wide, 2, faces.box(wide, 1.6, 0, tone))
            spot = Rect(x + left - 4, middle - LEAST / 2, wide + 8, LEAST)
            desk.target(spot, name, _opening(said, to), "link")
            if desk.focus == name:
                desk.ring(spot.inset(0, 4), 5, 0)


def _opening(said: Said, to: str) -> Callable[[], object]:
    return lambda: said.open_chapter(to)


def type_of(look: Look, lead: bool) -> tuple[float, Face]:
    """The type of a paragraph: a lead is set in italics and a little larger."""
    return (look.size + 1, "slant") if lead else (look.size, "sans")


def _lit(w: float, h: float) -> Art:
    return Art(rounded(1, 1, w - 2, h - 2, 7, LIT, GOLD_EDGE, 2))


def _above(desk: Desk, look: Look, shown: tuple[str, ...]) -> float:
    """How much room the numbers above a paragraph take."""
    return len(desk.wrap(" ".join(shown), look.w, 18, "semi")) * NUMBER_PITCH if shown else 0.0


# ---------------------------------------------------------------- setting


def lay(desk: Desk, book: Book, look: Look, see_also: str, titles: dict[str, str]) -> list[Page]:
    """The whole book in pages of this look."""
    pages: list[Page] = []
    for k, chapter in enumerate(book.chapters):
        blocks = _blocks(desk, look, k, chapter, see_also, titles)
        pages += _filled(desk, look, blocks)
    return pages


def _filled(desk: Desk, look: Look, blocks: list[Block]) -> list[Page]:
    """One page after the other. A figure is set smaller to fit; the links never stand alone on the last page."""
    pages: list[list[Block]] = [[]]
    for block in blocks:
        page = pages[-1]
        room = look.h - sum(one.high + look.gap for one in page)
        if page and block.high > room:
            if isinstance(block, Drawing) and (smaller := _smaller(desk, look, block, room)) is not None:
                page.append(smaller)
                continue
            if isinstance(block, See):
                last = page[-1]
                lack = block.high - room
                fits = _smaller(desk, look, last, last.high - lack) if isinstance(last, Drawing) else None
                if fits is not None:
                    page[-1:] = [fits, block]
                    continue
                if len(page) > 2 and last.high + look.gap + block.high <= look.h:
                    pages.append([page.pop()])
                    pages[-1].append(block)
                    continue
            pages.append([])
        pages[-1].append(block)
    return [_page(look, page) for page in pages]


def _page(look: Look, blocks: list[Block]) -> Page:
    y, placed = 0.0, []
    for block in blocks:
        placed.append((y, block))
        y += block.high + look.gap
    return Page(tuple(placed))


def _smaller(desk: Desk, look: Look, drawing: Drawing, room: float) -> Drawing | None:
    """A figure that fits into what is left of a page, if it need not shrink too much."""
    if room < drawing.high * SMALLEST:
        return None
    found = _drawing(desk, look, drawing.anchor, drawing.figure, room)
    return found if found.high <= room else None


def _blocks(
    desk: Desk, look: Look, number: int, chapter: Chapter, see_also: str, titles: dict[str, str]
) -> list[Block]:
    found: list[Block] = [Heading(Anchor(number, -1), look.head, number + 1, chapter.title)]
    for n, part in enumerate(chapter.parts):
        if isinstance(part, Figure):
            found.append(_drawing(desk, look, Anchor(number, n), part))
        else:
            room = look.h - (look.head + look.gap if n == 0 else 0)
            found += _texts(desk, look, Anchor(number, n), part, room)
    if chapter.see:
        found.append(_see(desk, look, Anchor(number, len(chapter.parts)), chapter, see_also, titles))
    return found


def _texts(desk: Desk, look: Look, anchor: Anchor, part: Paragraph, room: float) -> list[Block]:
    """A paragraph as one block, or as several if it is higher than its page."""
    shown = tuple(map(short, part.rules))
    found: list[Block] = []
    sentences = _SENTENCE.split(part.words)
    while sentences:
        count = len(sentences)
        while count > 1 and _height(desk, look, " ".join(sentences[:count]), shown, part.lead) > room:
            count -= 1
        words = " ".join(sentences[:count])
        high = _height(desk, look, words, shown, part.lead)
        found.append(Text(anchor._replace(piece=len(found)), high, words, part.rules, shown, part.lead))
        sentences, shown, room = sentences[count:], (), look.h
    return found


def _height(desk: Desk, look: Look, words: str, shown: tuple[str, ...], lead: bool) -> float:
    size, face = type_of(look, lead)
    if look.margin and not lead:
        lines = desk.wrap(words, look.w - look.margin, size, face)
        return max(len(lines) * size * 1.3, len(shown) * NUMBER_PITCH)
    return len(desk.wrap(words, look.w, size, face)) * size * 1.3 + _above(desk, look, shown)


def _drawing(desk: Desk, look: Look, anchor: Anchor, figure: Figure, room: float = 0.0) -> Drawing:
    """The caption stands beside the picture if there is room for a few words in each line. `room` is all there is."""
    size = look.size - 1 if look.size > 19 else 18.0
    high = look.picture * (figures.height(look.game, figure) if figure.kind == "board" else 0.52)
    high = min(high, look.h * HIGHEST)
    most = min(high, room) if room else high
    share = 0.62 if figure.kind == "board" else 0.7
    picture = figures.size(look.game, figure, figures.Size(look.w * share, most))
    beside = look.w - picture.w - 20
    if beside >= min(170.0, look.w * 0.3):
        words = len(desk.wrap(figure.words, beside, size, "slant")) * size * 1.26
        if words <= max(picture.h, 120.0) + 30:
            return Drawing(anchor, max(picture.h, words), figure, picture, True)
    words = len(desk.wrap(figure.words, look.w, size, "slant")) * size * 1.26
    most = min(high, (room or look.h) - words - 10)
    picture = figures.size(look.game, figure, figures.Size(look.w, most))
    return Drawing(anchor, picture.h + 6 + words, figure, picture, False)


def _see(desk: Desk, look: Look, anchor: Anchor, chapter: Chapter, see_also: str, titles: dict[str, str]) -> See:
    """The links side by side, on another line where they do not fit."""
    x, top = desk.width(see_also, 18) + 14, 0.0
    links = []
    for to in chapter.see:
        wide = desk.width(titles[to], 18, "semi")
        if x + wide > look.w:
            x, top = 0.0, top + LEAST + 2
        links.append((to, x, top, wide))
        x += wide + 22
    return See(anchor, 42 + top, chapter.name, tuple(links))
