"""A finished game of King of the Hill as small charts."""

from collections.abc import Iterable

from boardgames.core.contract import Event
from boardgames.core.session import Session
from boardgames.games.koth import victory
from boardgames.games.koth.state import SIDES, State
from boardgames.games.koth.table_facts import COLOURS
from boardgames.table.charts import BarChart, Chart, LineChart
from boardgames.words import Words

USES = ("moves", "attacks", "spells", "answers", "discards")
"""What cards go for."""
_USE_OF = {"moved": "moves", "attacked": "attacks", "shot": "attacks", "answered": "answers", "discarded": "discards"}
_USE_OF |= {"cast": "spells", "struck-by-lightning": "spells"}


def charts(session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
    """Units and objectives by turn, what cards were used for, losses; each player in his colour."""
    final = session.state
    if final.turn < 1:
        return ()
    by_turn: dict[int, State] = {}
    for state in session.positions():
        if state.turn >= 1:
            by_turn[state.turn] = state
    sides = tuple(final.seats)
    colours = tuple(COLOURS[side] for side in sides)
    turns = tuple(str(number) for number in by_turn)
    units = tuple((COLOURS[side], tuple(state.held[side].bit_count() for state in by_turn.values())) for side in sides)
    goals = tuple((COLOURS[side], tuple(victory.reached(state, side) for state in by_turn.values())) for side in sides)
    events = [event for ply in session.plies() for event in ply.events if event.to is None]
    used = tuple((words.say(f"use.{use}"), tuple(_used(events, use, side) for side in sides)) for use in USES)
    lost = (
        (words.say("loss.units"), tuple(_told(events, "eliminated", side) for side in sides)),
        (words.say("loss.fled"), tuple(_told(events, "fled", side) for side in sides)),
        (words.say("loss.cards"), tuple(_told(events, "confused", side) for side in sides)),
    )
    return (
        LineChart(words.say("numbers.units"), turns, units),
        LineChart(words.say("numbers.goals"), turns, goals),
        BarChart(words.say("numbers.cards"), colours, used),
        BarChart(words.say("numbers.losses"), colours, lost),
    )


def _used(events: Iterable[Event], use: str, side: int) -> int:
    """How many cards a side used for something; a step by Vigour is a spell, not a move."""
    found = sum(_USE_OF.get(event.kind) == use and dict(event.args).get("seat") == SIDES[side] for event in events)
    if use == "moves":
        found -= sum(
            event.kind == "moved" and event.rule == "KOTH-MAGIC-05" and dict(event.args).get("seat") == SIDES[side]
            for event in events
        )
    return found


def _told(events: Iterable[Event], kind: str, side: int) -> int:
    return sum(event.kind == kind and dict(event.args).get("seat") == SIDES[side] for event in events)
