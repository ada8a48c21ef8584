"""A finished game of Les Rois du Champ de Bataille as small charts."""

from fractions import Fraction

from boardgames.core.session import Session
from boardgames.games.rois.state import State
from boardgames.games.rois.statistics import LOSSES, USES, Numbers, numbers
from boardgames.table.charts import BarChart, Chart, LineChart, LuckChart
from boardgames.words import Words

SCALE = 5
"""So many cards more or less than expected are the end of the scale."""


def charts(
    session: Session[State], sides: tuple[str, ...], players: tuple[str, ...], words: Words
) -> tuple[Chart, ...]:
    """Strength by round, cards, losses, and the luck of the draw, for each player in his colour."""
    found = numbers(session.positions(), [ply.events for ply in session.plies()])
    seats = session.state.seats
    if not (seats and found.rounds):
        return ()
    lines = tuple((sides[p], tuple(row[seat] for row in found.strength)) for p, seat in enumerate(seats))
    rounds = tuple(str(number) for number in found.rounds)
    cards = tuple((words.say(f"use.{use}"), tuple(found.cards[use][seat] for seat in seats)) for use in USES)
    lost = tuple((words.say(f"loss.{loss}"), tuple(found.losses[loss][seat] for seat in seats)) for loss in LOSSES)
    luck = _luck(found, seats, sides, players, words)
    return (
        LineChart(words.say("numbers.strength"), rounds, lines),
        BarChart(words.say("numbers.cards"), sides, cards),
        BarChart(words.say("numbers.losses"), sides, lost),
        LuckChart(words.say("numbers.luck"), luck, words.say("numbers.luck-note")),
    )


def _luck(
    found: Numbers, seats: tuple[int, ...], sides: tuple[str, ...], players: tuple[str, ...], words: Words
) -> tuple[tuple[str, str, float, str], ...]:
    rows = []
    for player, seat in enumerate(seats):
        drawn, expected = found.reds[seat], found.expected[seat]
        share = 0.5 + float(drawn - expected) / (2 * SCALE)
        told = words.say("numbers.drawn", number=drawn, expected=_tenths(expected, words))
        rows.append((sides[player], players[player], share, told))
    return tuple(rows)


def _tenths(value: Fraction, words: Words) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = round(value * 10)
    return f"{tenths // 10}{words.say('numbers.point')}{tenths % 10}"
