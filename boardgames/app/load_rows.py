"""The saved games as the load scene lists them: in sections, searched, in order, each read when it is in sight."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pygame

from boardgames import files, games
from boardgames.app.hall import told
from boardgames.app.saving import failure
from boardgames.app.still import Waiting, laid_out
from boardgames.core import save_list, saves
from boardgames.core.save_names import folded, shown
from boardgames.core.saves import SUFFIX, Head, SaveError
from boardgames.words import LANGUAGES, Words

OWN, AUTOMATIC, EXAMPLES = "own", "automatic", "examples"
SECTIONS = (OWN, AUTOMATIC, EXAMPLES)
ORDERS = ("newest", "name", "game")


@dataclass(slots=True)
class Row:
    """One saved game of the list."""

    head: Head
    section: str
    table: Waiting | None = None
    """Its table as everybody sees it, once it was read to the end."""
    error: SaveError | None = None
    pictures: dict[str, tuple[object, pygame.Surface]] = field(default_factory=dict)
    """Painted pictures of the table, and what each was painted for."""

    @property
    def unread(self) -> bool:
        """Only the beginning of the file is known."""
        return self.table is None and self.error is None

    def read(self) -> None:
        """Read the file to the end, and judge every move of it."""
        try:
            self.table = laid_out(saves.read(self.head.path))
        except SaveError as error:
            self.error = error

    def name(self, language: str) -> str:
        """What it is called: its own name, else the game's; a file that cannot be read is called by its own."""
        if self.head.name:
            return self.head.name
        stem = shown(self.head.path.name).removesuffix(SUFFIX)
        if self.section == EXAMPLES:
            known = Words(language, "saves").find(f"example.{stem}")
            if isinstance(known, str):
                return known
        known = told(language, self.head.game, "name")
        if known or self.error is None:
            return known or stem
        return Words(language, "saves").say("load.damaged", file=stem)


class Item(NamedTuple):
    """A line of the list: a row, or (None) the caption of a section with the number of its games."""

    row: Row | None
    section: str
    number: int = 0


class Rows:
    """All saved games: the player's own, those that the app wrote, and the examples that ship with it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.all: list[Row] = []
        self.error: SaveError | None = None
        """Why the folder cannot be looked into."""
        self._sorted: tuple[object, list[Row]] | None = None
        self.look()

    def look(self) -> None:
        """Look into the folders again; what is known of a file that has not changed stays known."""
        known = {(row.head.path, row.head.saved, row.head.name): row for row in self.all if row.head.error is None}
        try:
            heads, self.error = save_list.heads(self._folder), None
        except SaveError as error:
            heads, self.error = [], error
        try:
            shipped = save_list.heads(files.example_saves())
        except SaveError:
            shipped = []
        rows = [Row(head, AUTOMATIC if saves.is_autosave(head.path) else OWN, error=_error(head)) for head in heads]
        rows += [Row(head, EXAMPLES) for head in shipped if _error(head) is None]
        self.all = [known.get((row.head.path, row.head.saved, row.head.name), row) for row in rows]
        self._sorted = None

    def found(self, search: str, order: str, language: str) -> list[Row]:
        """The rows that fit the search, section by section."""
        key = search, order, language
        if self._sorted is None or self._sorted[0] != key:
            wanted = folded(search).split()
            fitting = [row for row in self.all if all(word in _searched(row, language) for word in wanted)]
            if order == "name":
                fitting.sort(key=lambda row: folded(row.name(language)))
            elif order == "game":
                fitting.sort(key=lambda row: folded(told(language, row.head.game, "name")))
            self._sorted = key, sorted(fitting, key=lambda row: SECTIONS.index(row.section))
        return self._sorted[1]

    def row(self, path: Path | None) -> Row | None:
        """The row of a file."""
        return next((row for row in self.all if row.head.path == path), None)


def _error(head: Head) -> SaveError | None:
    """Why a game cannot be opened here; one of a game without a table can only be played in a terminal."""
    if head.error is None and head.game not in games.playable():
        return SaveError("unknown-game")
    return head.error


def items(rows: list[Row]) -> list[Item]:
    """The rows with a caption before each section."""
    found: list[Item] = []
    for section in SECTIONS:
        here = [row for row in rows if row.section == section]
        if here:
            found.append(Item(None, section, len(here)))
            found += [Item(row, section) for row in here]
    return found


def _searched(row: Row, language: str) -> str:
    """Everything by which a row can be found: name, players, game in every language."""
    head = row.head
    game = [told(one, head.game, "name") for one in LANGUAGES] if head.game in games.playable() else []
    return folded(" ".join((row.name(language), head.path.name, *head.players, *game)))


def reason(row: Row, language: str) -> str:
    """Why a row cannot be loaded, in words; empty if it can, as far as is known."""
    return failure(language, row.error) if row.error is not None else ""
