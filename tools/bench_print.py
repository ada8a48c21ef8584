"""How long a printed kit takes and how large it is."""

import statistics
import time
from collections.abc import Iterator

from boardgames import games
from boardgames.printing import press
from boardgames.printing.kit import INKS
from boardgames.printing.paper import PAPERS
from tools.bench_report import Row, Table

MOST_SECONDS, MOST_MB = 1.0, 3.0
"""The goals."""


def row(game: str, paper: str, ink: str, rounds: int) -> Row:
    """One kit, all its parts: pages, median seconds, size, and whether both goals are met."""
    order = press.ordered(game, parts=press.kit_of(game).parts, paper=paper, ink=ink)
    seconds, data = [], b""
    for _ in range(rounds):
        began = time.perf_counter()
        data = press.pdf(order)
        seconds.append(time.perf_counter() - began)
    middle, size = statistics.median(seconds), len(data) / 1e6
    met = "yes" if middle < MOST_SECONDS and size < MOST_MB else "NO"
    return f"{game} {paper} {ink}", len(press.sheets(order)), round(middle, 2), round(size, 2), met


def tables(quick: bool) -> Iterator[Table]:
    """Every kit on both papers, with much and with little ink."""
    columns = ("kit", "pages", "seconds", "MB", "under 1 s and 3 MB")
    rounds = 1 if quick else 5
    rows = [row(game, paper, ink, rounds) for game in games.printable() for paper in PAPERS for ink in INKS]
    yield Table("Printed kits, all parts", columns, rows)
