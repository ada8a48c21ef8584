"""What could be reached and struck: hatching for what is known, dots for what may be, swords on who is in danger.

The patterns differ, so that they are told apart without colour.
"""

from collections.abc import Mapping

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.game import Danger
from boardgames.table.shapes import Art, disc, num, rounded, stroke
from boardgames.table.space import Rect
from boardgames.table.tone import CREAM, INK, RED, RED_EDGE, RED_PLATE, WHITE

Spots = Mapping[str, Rect]
SURE, PERHAPS = "#b3261d", "#4d3675"


def below(desk: Desk, spots: Spots, shown: Danger) -> None:
    """Under the figures: the places that could be reached."""
    for names, art in ((shown.perhaps, _perhaps), (shown.sure, _sure)):
        for name in names:
            if name in spots and not (art is _perhaps and name in shown.sure):
                rect = spots[name]
                desk.shape(rect.x, rect.y, rect.w, rect.h, art(round(min(rect.w, rect.h), 1)))


@marks.kept
def _sure(size: float) -> Art:
    low, high, lines = 5.0, size - 5, ""
    for k in range(1, 8):
        a = low + k * 2 * (high - low) / 8
        x0, y0 = (low, a) if a <= high else (low + a - high, high)
        lines += f"M{num(x0)} {num(y0)}L{num(y0)} {num(x0)}"
    body = rounded(4, 4, size - 8, size - 8, 5, SURE, opacity=0.22) + stroke(lines, SURE, 2.2, 0.62)
    return Art(body + rounded(4, 4, size - 8, size - 8, 5, "none", SURE, 2.4, 0.85))


@marks.kept
def _perhaps(size: float) -> Art:
    body, step = rounded(4, 4, size - 8, size - 8, 5, PERHAPS, opacity=0.2), size / 5
    for row in range(1, 5):
        for column in range(1, 5):
            body += disc(step * column, step * row, max(1.4, size * 0.026), PERHAPS, opacity=0.75)
    return Art(body)


def above(desk: Desk, spots: Spots, shown: Danger) -> None:
    """Over the figures: where somebody could be struck, and where that matters most."""
    for name in shown.struck:
        if name in spots:
            rect = spots[name]
            strong = name in shown.worst
            _sign(desk, rect, strong)


def _sign(desk: Desk, rect: Rect, strong: bool) -> None:
    """A dark coin with swords in the corner of a place; a larger one with a rim where it matters most."""
    r = marks.on_board(15.0 if strong else 11.5, 0.2 if strong else 0.13, min(rect.w, rect.h))
    x, y = rect.x + rect.w * 0.17, rect.y + rect.h * 0.17
    edge = WHITE if strong else RED_EDGE
    body = disc(r + 2, r + 2, r + 1.6, INK) + disc(r + 2, r + 2, r, RED if strong else RED_PLATE, edge, 2)
    desk.shape(x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, body)
    desk.icon("swords", x, y, r * 1.3, CREAM, CREAM, RED_PLATE)
