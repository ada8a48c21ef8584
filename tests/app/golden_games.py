"""Whole games kept in `tests/golden`: options, seed and moves; they are played through the window, and looked at."""

from pathlib import Path
from typing import Any, NamedTuple

import pygame

from boardgames import games
from boardgames.core.contract import Move
from boardgames.core.session import Session

FOLDER = Path(__file__).parent.parent / "golden"
KEYS = {pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT}
POINTER = {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}


class Game(NamedTuple):
    """A game as its file has it."""

    options: dict[str, str]
    seed: int
    moves: list[tuple[int, Move]]


def of_file(game: str, name: str) -> Game:
    """The game of a golden file."""
    head, seed, *rows = (FOLDER / f"{game}-{name}.txt").read_text(encoding="utf-8").splitlines()
    options = dict(word.split("=", 1) for word in head.split())
    return Game(options, int(seed), [(int(row[0]), Move.parse(row[2:])) for row in rows])


def played(game: str, name: str) -> Session[Any]:
    """It as the rules alone play it."""
    kept = of_file(game, name)
    session: Session[Any] = Session.new(games.rules(game), dict(kept.options), kept.seed)
    for player, move in kept.moves:
        assert session.submit(player, move) is None, move
    return session
