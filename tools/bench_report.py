"""What a bench says: tables of figures, as text and as data."""

from typing import NamedTuple

Row = tuple[str | int | float, ...]


class Table(NamedTuple):
    """One table of results: the first column names the row."""

    title: str
    columns: tuple[str, ...]
    rows: list[Row]


def spelled(table: Table) -> str:
    """A table as text: words to the left, numbers to the right."""
    cells = [table.columns, *([_cell(value) for value in row] for row in table.rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(table.columns))]
    lines = [table.title]
    for row in cells:
        first, *rest = (f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True))
        lines.append("  " + "  ".join([f"{first.strip():<{widths[0]}}", *rest]))
    return "\n".join(lines) + "\n"


def _cell(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:,}"
