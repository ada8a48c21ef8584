"""A finished game of King of the Hill as small charts."""

from boardgames.core.session import Session
from boardgames.games.koth.state import State
from boardgames.games.koth.statistics import LOSSES, USES, Numbers, numbers
from boardgames.games.koth.table_facts import COLOURS
from boardgames.table.charts import BarChart, Chart, LineChart, LuckChart
from boardgames.words import Words

SCALE = 4
"""So many units saved more or less than expected are the end of the scale."""


def charts(session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
    """Units by turn, what cards were used for, losses, and the luck of the drawn cards; each in his colour."""
    found = numbers(session.positions(), [ply.events for ply in session.plies()])
    seats = session.state.seats
    if not (seats and found.turns):
        return ()
    colours = tuple(COLOURS[side] for side in seats)
    units = tuple((COLOURS[side], tuple(row[side] for row in found.strength)) for side in seats)
    used = tuple((words.say(f"use.{use}"), tuple(found.cards[use][side] for side in seats)) for use in USES)
    lost = tuple((words.say(f"loss.{loss}"), tuple(found.losses[loss][side] for side in seats)) for loss in LOSSES)
    return (
        LineChart(words.say("numbers.units"), tuple(map(str, found.turns)), units),
        BarChart(words.say("numbers.cards"), colours, used),
        BarChart(words.say("numbers.losses"), colours, lost),
        LuckChart(words.say("numbers.luck"), _luck(found, seats, players, words), words.say("numbers.luck-note")),
    )


def _luck(
    found: Numbers, seats: tuple[int, ...], players: tuple[str, ...], words: Words
) -> tuple[tuple[str, str, float, str], ...]:
    rows = []
    for player, side in enumerate(seats):
        share = 0.5 + float(found.saved[side] - found.expected[side]) / (2 * SCALE)
        expected = words.decimal(float(found.expected[side]))
        told = words.say("numbers.saved", number=found.saved[side], expected=expected)
        rows.append((COLOURS[side], players[player], min(1.0, max(0.0, share)), told))
    return tuple(rows)
