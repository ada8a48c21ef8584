"""A finished game of King & Assassins as small charts."""

from boardgames.core.session import Session
from boardgames.games.assassins.state import State
from boardgames.games.assassins.statistics import DEEDS, numbers
from boardgames.games.assassins.table_facts import COLOURS
from boardgames.table.charts import BarChart, Chart, LineChart
from boardgames.words import Words

OWNERS = {"king": 0, "knights": 0, "assassins": 1}
"""Whose points and deeds are counted, by role."""
KINGS_DEEDS = frozenset({"pushed", "captured", "assassin-killed"})


def charts(session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
    """The king's way, points spent and lost, and deeds of the last game of the match."""
    found = numbers(session.positions(), [ply.events for ply in session.plies()])
    if not found or not found[-1].rounds:
        return ()
    game = found[-1]
    points = tuple(
        (words.say(f"spent.{pool}", all=game.given[pool]), _of(role, game.spent[pool])) for pool, role in OWNERS.items()
    )
    deeds = tuple((words.say(f"deed.{deed}"), _of(0 if deed in KINGS_DEEDS else 1, game.deeds[deed])) for deed in DEEDS)
    way = LineChart(
        words.say("numbers.way"), tuple(str(k + 1) for k in range(len(game.way))), ((COLOURS[0], game.way),)
    )
    return (
        *((way,) if len(game.way) > 1 else ()),
        BarChart(words.say("numbers.points"), COLOURS, points),
        BarChart(words.say("numbers.deeds"), COLOURS, deeds),
    )


def _of(role: int, number: int) -> tuple[int, int]:
    return (number, 0) if role == 0 else (0, number)
