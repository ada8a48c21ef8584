"""A game's rulebook as it is written: chapters, paragraphs with the numbers of their rules, figures, links.

    # fire: Ranged fire
    > One sentence about it all, in italics.

    A paragraph; *strong*, {diamond} and [Key] are marks. Its last line names the rules that it states.
    § ROIS-SHOT-01 ROIS-SHOT-04

    ::: board B1-D4 C1>C4 C2x C3!
    units=2S@C1,2N@C4 terrain=...../..w../...../...../.....
    What the figure shows: a part of the board in that position, an arrow, a barred and a lit zone.
    :::

    ::: cards 4D 9D, 3H 8H
    What the groups of cards are.
    :::

    ::: pictures rois/ancient-general-blue
    What the pictures are.
    :::

    -> terrain striking

Blocks are parted by blank lines. The book is read as a whole or not at all: a mark that is wrong is told with its line.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from boardgames import files, games
from boardgames.core.contract import FORM

MOST_RULES = 4
"""So many numbers stand at a paragraph at most."""
KINDS = ("board", "cards", "pictures")
AROUND = 44
"""Letters before and after what was found, in an excerpt."""

_CHAPTER = re.compile(r"#\s*([a-z-]+):\s*(\S.*)")
_RULE = re.compile(r"[A-Z]+(-[A-Z]+)+(-\d+)?")
_ICON, _MARK = re.compile(r"\{[^}]*\}\s?"), re.compile(r"[*\[\]]")


class BadBook(ValueError):
    """A rulebook that cannot be read: the file, the line and what is wrong with it."""


@dataclass(frozen=True)
class Paragraph:
    """Some sentences and the rules that they state; `lead` opens a chapter in italics."""

    words: str
    rules: tuple[str, ...] = ()
    lead: bool = False


@dataclass(frozen=True)
class Figure:
    """A picture made of the game's own art: its kind, what it shows, its caption."""

    kind: str
    shown: tuple[str, ...]
    position: str
    words: str


Part = Paragraph | Figure


class Place(NamedTuple):
    """Somewhere in a book: the chapter and the part of it."""

    chapter: int
    part: int


class Hit(NamedTuple):
    """A place where words were found: what stands before them, what was found as it stands there, what follows."""

    place: Place
    before: str
    found: str
    after: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its name for links, its title, its parts, the chapters to look at next."""

    name: str
    title: str
    parts: tuple[Part, ...]
    see: tuple[str, ...] = ()


@dataclass(frozen=True)
class Book:
    """A game's rulebook in one language."""

    chapters: tuple[Chapter, ...]

    @cached_property
    def places(self) -> dict[str, Place]:
        """Where each rule is stated first."""
        found: dict[str, Place] = {}
        for place in self._all():
            for rule in self.rules(place):
                found.setdefault(rule, place)
        return found

    def chapter(self, name: str) -> int:
        """The number of a chapter, from 0; -1 if there is none of this name."""
        return next((k for k, chapter in enumerate(self.chapters) if chapter.name == name), -1)

    def rules(self, place: Place) -> tuple[str, ...]:
        """The numbers that stand at a place."""
        part = self.chapters[place.chapter].parts[place.part]
        return part.rules if isinstance(part, Paragraph) else ()

    def search(self, query: str) -> list[Hit]:
        """Where all words of the query are found, numbers of rules first, then in the order of the book."""
        wanted = folded(query).split()
        if not wanted:
            return []
        hits = [hit for place in self._all() if (hit := self._hit(place, wanted)) is not None]
        numbered = [hit for hit in hits if self._numbered(hit.place, wanted)]
        return numbered + [hit for hit in hits if hit not in numbered]

    def _all(self) -> Iterator[Place]:
        for k, chapter in enumerate(self.chapters):
            yield from (Place(k, n) for n in range(len(chapter.parts)))

    def _numbered(self, place: Place, wanted: list[str]) -> bool:
        rules = folded(" ".join(self.rules(place)))
        return all(word in rules for word in wanted)

    def _hit(self, place: Place, wanted: list[str]) -> Hit | None:
        chapter = self.chapters[place.chapter]
        words = bare(chapter.parts[place.part].words)
        text = folded(words)
        beside = folded(" ".join((*self.rules(place), chapter.title if place.part == 0 else "")))
        if not all(word in text or word in beside for word in wanted):
            return None
        first = next((word for word in wanted if word in text), "")
        start = text.find(first)
        return Hit(place, *_excerpt(words, start, start + len(first)))


def short(rule: str) -> str:
    """A number as its own book shows it, without the name of the game that it begins with.

    >>> short("ROIS-SHOT-01")
    'SHOT-01'
    """
    return rule if rule == FORM else rule.partition("-")[2]


def folded(words: str) -> str:
    """Words as they are compared: without accents, capitals and the curl of apostrophes, letter for letter."""
    return "".join(_plain(letter) for letter in unicodedata.normalize("NFC", words))


def _plain(letter: str) -> str:
    """One letter for one letter, so that places in the text stay the same."""
    if letter in "’\u00a0":
        return "'" if letter == "’" else " "
    return unicodedata.normalize("NFD", letter.lower())[0]


def bare(words: str) -> str:
    """Words without their marks."""
    return _MARK.sub("", _ICON.sub("", words))


def _excerpt(words: str, start: int, end: int) -> tuple[str, str, str]:
    """What stands around something found, cut between words."""
    left, right = max(0, start - AROUND), min(len(words), end + 2 * AROUND)
    if left:
        left = words.find(" ", left) + 1
    if right < len(words):
        right = max(words.rfind(" ", end, right), end)
    before = ("… " if left else "") + words[left:start]
    return before, words[start:end], words[end:right] + (" …" if right < len(words) else "")


# ---------------------------------------------------------------- which books there are


def written(game: str) -> bool:
    """Whether a game has a rulebook."""
    return _path(game, "en").is_file()


def shelf() -> tuple[str, ...]:
    """The games of the shelf that have a rulebook."""
    return tuple(game for game in games.playable() if written(game))


def load(game: str, language: str) -> Book:
    """A game's rulebook; BadBook says what is wrong with its file."""
    return _load(_path(game, language))


@cache
def _load(path: Path) -> Book:
    return read(path.read_text(encoding="utf-8"), path.name)


def _path(game: str, language: str) -> Path:
    return files.rulebooks() / f"{game}.{language}.md"


# ---------------------------------------------------------------- reading


@dataclass
class _Draft:
    """A chapter while it is read."""

    name: str
    title: str
    line: int
    parts: list[Part] = field(default_factory=list)
    see: tuple[str, ...] = ()


def read(text: str, name: str = "") -> Book:
    """The book that a text says."""
    drafts: list[_Draft] = []
    for line, block in _blocks(text):
        try:
            _take(drafts, line, block)
        except BadBook as error:
            raise BadBook(f"{name}:{line}: {error}") from None
    try:
        _check(drafts)
    except BadBook as error:
        raise BadBook(f"{name}: {error}") from None
    return Book(tuple(Chapter(draft.name, draft.title, tuple(draft.parts), draft.see) for draft in drafts))


def _blocks(text: str) -> Iterator[tuple[int, list[str]]]:
    """Lines that stand together, with the number of the first; a chapter's heading and its lead stand alone."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        alone = line.startswith(("# ", "> ", "-> "))
        if block and (alone or not line.strip()):
            yield number - len(block), block
            block = []
        if alone:
            yield number, [line]
        elif line.strip():
            block.append(line.strip())


def _take(drafts: list[_Draft], line: int, block: list[str]) -> None:
    first = block[0]
    if first.startswith("#"):
        found = _CHAPTER.fullmatch(first)
        if found is None:
            raise BadBook("a chapter is written “# name: Title”")
        drafts.append(_Draft(found[1], found[2].strip(), line))
        return
    if not drafts:
        raise BadBook("words before the first chapter")
    chapter = drafts[-1]
    if chapter.see:
        raise BadBook("the links are a chapter’s last line")
    if first.startswith("-> "):
        chapter.see = tuple(first[3:].split())
    elif first.startswith("> "):
        chapter.parts.append(Paragraph(first[2:].strip(), lead=True))
    elif first.startswith(":::"):
        chapter.parts.append(_figure(block))
    else:
        chapter.parts.append(_paragraph(block))


def _paragraph(block: list[str]) -> Paragraph:
    rules = tuple(block[-1][1:].split()) if block[-1].startswith("§") else ()
    lines = [line for line in block if not line.startswith("§")]
    if not lines or (rules and len(lines) != len(block) - 1):
        raise BadBook("the numbers stand once, in a paragraph’s last line")
    if len(rules) > MOST_RULES:
        raise BadBook(f"{len(rules)} numbers at one paragraph, {MOST_RULES} at most")
    for rule in rules:
        if not _RULE.fullmatch(rule):
            raise BadBook(f"{rule} is not the number of a rule")
    return Paragraph(_marked(" ".join(lines)), rules)


def _figure(block: list[str]) -> Figure:
    words = block[0][3:].split()
    if block[-1] != ":::" or len(block) < 2:
        raise BadBook("a figure ends with “:::”")
    if not words or words[0] not in KINDS or len(words) < 2:
        raise BadBook(f"a figure is one of {', '.join(KINDS)}, and shows something")
    lines = block[1:-1]
    position = lines.pop(0) if words[0] == "board" and lines else ""
    if not lines:
        raise BadBook("a figure says in words what it shows")
    return Figure(words[0], tuple(words[1:]), position, _marked(" ".join(lines)))


def _marked(words: str) -> str:
    for opened, closed in ("{}", "[]"):
        if words.count(opened) != words.count(closed):
            raise BadBook(f"a mark is not closed: {opened}{closed}")
    if words.count("*") % 2:
        raise BadBook("a mark is not closed: **")
    return words


def _check(drafts: list[_Draft]) -> None:
    names = [draft.name for draft in drafts]
    if not names:
        raise BadBook("there is no chapter")
    for draft in drafts:
        if names.count(draft.name) > 1:
            raise BadBook(f"two chapters are called {draft.name}")
        if not draft.parts:
            raise BadBook(f"nothing is said in chapter {draft.name}")
        for name in draft.see:
            if name not in names or name == draft.name:
                raise BadBook(f"chapter {draft.name} leads to {name}")
    stated: dict[str, str] = {}
    for draft in drafts:
        for rule in chain.from_iterable(part.rules for part in draft.parts if isinstance(part, Paragraph)):
            if stated.setdefault(rule, draft.name) != draft.name:
                raise BadBook(f"{rule} is stated in two chapters: {stated[rule]} and {draft.name}")
