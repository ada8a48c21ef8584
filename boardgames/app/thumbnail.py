"""A part of a board as a small picture: what everybody, or the one who looks, may see of it."""

from typing import Any

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable, on_board
from boardgames.table.space import Rect, clamp
from boardgames.table.tone import CREAM, RED, WHITE

NEAR = 3.0
"""So many of its places lie side by side in a picture that shows a part of a board."""
GHOST = 120
"""How faintly a figure is shown where it stood before."""


def still_board(desk: Desk, board: Rect, game: GameTable[Any], view: Any) -> None:
    """A board and its figures as they stand, without lights, words or anything to click."""
    if desk.surface is None:
        return
    game.paint_board(desk, board, view)
    for figure in game.figures(view, None):
        width = figure.width * board.w
        marks.figure(desk, figure.picture, board.x + figure.x * board.w, board.y + figure.y * board.h, width)


def change(desk: Desk, rect: Rect, game: GameTable[Any], before: Any, after: Any, about: tuple[str, ...] = ()) -> None:
    """What happened around some places: who went is a ghost where he came from, who fell has a skull.

    An arrow leads from the first place to the last, below the figures; without places the whole board is shown.
    """
    if desk.surface is None:
        return
    spots = {place.name: place.rect for place in game.places(before)}
    named = [spots[name] for name in about if name in spots]
    wide = rect.w / (NEAR * named[0].w) if named else max(rect.w, rect.h * game.aspect)
    high = wide / game.aspect
    cx = (named[0].cx + named[-1].cx) / 2 if named else 0.5
    cy = (named[0].cy + named[-1].cy) / 2 if named else 0.5
    x = clamp(rect.right - wide, rect.cx - cx * wide, rect.x)
    y = clamp(rect.bottom - high, rect.cy - cy * high, rect.y)
    board = Rect(x, y, wide, high)
    with desk.clip(rect):
        game.paint_board(desk, board, after)
        if len(named) > 1:
            a, b = on_board(board, named[0]), on_board(board, named[-1])
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.08, cut=(a.w * 0.1, a.w * 0.1))
        elif named:
            marks.brackets(desk, on_board(board, named[0]))
        _changed(desk, board, game, before, after)


def _changed(desk: Desk, board: Rect, game: GameTable[Any], before: Any, after: Any) -> None:
    """Figures that stood elsewhere or not any more faintly, then those that stand, then the marks of the fallen."""
    were, are = game.figures(before, None), game.figures(after, None)
    stand = {(figure.picture, figure.value): (figure.x, figure.y) for figure in are}
    fallen = []
    for figure in were:
        key, width = (figure.picture, figure.value), figure.width * board.w
        x, y = board.x + figure.x * board.w, board.y + figure.y * board.h
        if key not in stand:
            fallen.append((x + width * 0.2, y - width * 0.42, width))
        if stand.get(key) != (figure.x, figure.y):
            marks.figure(desk, figure.picture, x, y, width, alpha=GHOST)
    for figure in are:
        width = figure.width * board.w
        marks.figure(desk, figure.picture, board.x + figure.x * board.w, board.y + figure.y * board.h, width)
    for x, y, width in fallen:
        r = max(9.0, width * 0.2)
        desk.coin("", x, y, r, RED, WHITE)
        desk.icon("skull", x, y, r * 1.3, CREAM, CREAM, RED)
