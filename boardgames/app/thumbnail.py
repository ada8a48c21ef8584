"""A part of a board as a small picture: what everybody, or the one who looks, may see of it."""

from typing import Any

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable, on_board
from boardgames.table.space import Rect, clamp

NEAR = 1.6
"""How wide the whole board is, in widths of a picture that shows a part of it."""


def still_board(desk: Desk, board: Rect, game: GameTable[Any], view: Any) -> None:
    """A board and its figures as they stand, without lights, words or anything to click."""
    if desk.surface is None:
        return
    game.paint_board(desk, board, view)
    for figure in game.figures(view, None):
        width = figure.width * board.w
        marks.figure(desk, figure.picture, board.x + figure.x * board.w, board.y + figure.y * board.h, width)


def thumbnail(desk: Desk, rect: Rect, game: GameTable[Any], view: Any, about: tuple[str, ...] = ()) -> None:
    """The board around some places, an arrow from the first to the last; without places as much of it as fits."""
    wide = rect.w * NEAR if about else max(rect.w, rect.h * game.aspect)
    high = wide / game.aspect
    spots = {place.name: place.rect for place in game.places(view)}
    named = [spots[name] for name in about if name in spots]
    cx = sum(spot.cx for spot in named) / len(named) if named else 0.5
    cy = sum(spot.cy for spot in named) / len(named) if named else 0.5
    x = clamp(rect.right - wide, rect.cx - cx * wide, rect.x)
    y = clamp(rect.bottom - high, rect.cy - cy * high, rect.y)
    board = Rect(x, y, wide, high)
    with desk.clip(rect):
        still_board(desk, board, game, view)
        if len(named) > 1:
            a, b = on_board(board, named[0]), on_board(board, named[-1])
            marks.arrow(desk, (a.cx, a.cy), (b.cx, b.cy), a.w * 0.07, cut=(a.w * 0.2, a.w * 0.25))
        elif named:
            marks.brackets(desk, on_board(board, named[0]))
