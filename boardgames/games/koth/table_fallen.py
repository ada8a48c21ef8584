"""Units out of the game: they lie beside the board, each army on its own side."""

from boardgames.games.koth.state import State
from boardgames.games.koth.table_facts import COLOURS, FIGURE_OF
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.space import Rect

LEAST, LARGEST = 40.0, 78.0
"""The smallest room for them, and how large they are at most."""


def draw(desk: Desk, left: Rect, view: State) -> None:
    """The north army's fall above, the south army's below; what finds no room lies closer together."""
    if left.w < LEAST:
        return
    half = left.h / 2 - 8
    for side, top, way in ((1, left.y + 8, 1), (0, left.bottom - 8, -1)):
        lost = view.fallen[side]
        if not lost:
            continue
        size = min(LARGEST, left.w * 0.8, half)
        columns = max(1, int(left.w // (size * 1.05)))
        rows = -(-len(lost) // columns)
        step = min(size * 0.8, (half - size * 0.4) / max(1, rows))
        for number, code in enumerate(lost):
            column, row = number % columns, number // columns
            x = left.cx + (column - (min(columns, len(lost)) - 1) / 2) * size * 1.05
            y = top + way * (step * row + size * 0.3) + size * 0.3
            picture = f"koth/{FIGURE_OF[code]}-{COLOURS[side]}"
            marks.figure(desk, picture, x, y, size, turn=82 if side else -82)
