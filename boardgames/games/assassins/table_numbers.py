"""A finished game of King & Assassins as small charts."""

from boardgames.core.session import Session
from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.state import State, people
from boardgames.games.assassins.statistics import numbers
from boardgames.games.assassins.table_facts import COLOURS, FATES
from boardgames.games.assassins.victory import fate
from boardgames.table.charts import BarChart, Chart, FigureChart, LineChart
from boardgames.words import Words

OWNERS = {"king": 0, "knights": 0, "assassins": 1}
"""Whose points they are, by role."""
DEEDS = {
    "pushed": ("pushed", ""),
    "captured": ("captured", ""),
    "killed": ("assassin-killed", "knight-killed"),
    "revealed": ("", "revealed"),
    "wounds": ("", "king-wounded"),
}
"""What is counted in one row, for each role; empty: this role has nothing of the kind."""


def charts(session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
    """The king's way, points spent and lost, and deeds of the last game of the match."""
    found = numbers(session.positions(), [ply.events for ply in session.plies()])
    if not found or not found[-1].rounds:
        return ()
    game = found[-1]
    given, spent = _by_role(game.given), _by_role(game.spent)
    points = (
        (words.say("points.given"), given),
        (words.say("points.spent"), spent),
        (words.say("points.lost"), (given[0] - spent[0], given[1] - spent[1])),
    )
    deeds = tuple(
        (words.say(f"deed.{deed}"), tuple(game.deeds.get(kind, 0) for kind in kinds)) for deed, kinds in DEEDS.items()
    )
    way = LineChart(
        words.say("numbers.way"), tuple(str(k + 1) for k in range(len(game.way))), ((COLOURS[0], game.way),)
    )
    return (
        *((_shown(session.state, words),) if session.state.secret > 0 else ()),
        *((way,) if len(game.way) > 1 else ()),
        BarChart(words.say("numbers.points"), COLOURS, points),
        BarChart(words.say("numbers.deeds"), COLOURS, deeds),
    )


def _shown(state: State, words: Words) -> FigureChart:
    """The chosen cards, face up, with what became of each (KA-RULING-49)."""
    rows = []
    for name in people(state.secret):
        became = fate(state, CITIZENS.index(name))
        mark = f"assassins/mark-{FATES[became]}"
        rows.append((f"assassins/{name}", mark, words.say(f"citizen.{name}"), words.say(f"fate.{became}")))
    return FigureChart(words.say("numbers.assassins"), tuple(rows))


def _by_role(points: dict[str, int]) -> tuple[int, int]:
    """The points of both pools of the king player together, and those of the assassin player."""
    return sum(points[pool] for pool, role in OWNERS.items() if not role), points["assassins"]
