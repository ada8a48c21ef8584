"""What a move of King & Assassins would cost and do, in the words and signs of the table."""

from collections.abc import Mapping

from boardgames.core.contract import Move, Preview
from boardgames.core.grid import OFF
from boardgames.core.partial import KIND, Partial
from boardgames.games.assassins import pushing, threats, ways
from boardgames.games.assassins.state import ASSASSIN, CHOICE, POSTERN, START, TURNS, State
from boardgames.games.assassins.ways import Way
from boardgames.table.game import Course, Danger, Tab, Tip
from boardgames.words import Words

ICON_OF = {"kill": "skull", "attack": "swords", "capture": "lock"}
"""The sign on the label of what can be struck or taken."""


def tab(move: Move, preview: Preview | None) -> Tab | None:
    """On what can be struck or captured: the price."""
    if preview is None or move.kind not in ICON_OF:
        return None
    return Tab(ICON_OF[move.kind], str(preview.total))


def price(preview: Preview | None) -> str:
    """The price of a step, or of a deed."""
    return str(preview.total) if preview is not None and preview.modifiers else ""


def aside(preview: Preview | None) -> tuple[tuple[str, str], ...]:
    """Everybody who is pushed, with where from and where to."""
    if preview is None:
        return ()
    told = (dict(event.args) for event in preview.effects if event.kind == "pushed")
    return tuple((str(args["square"]), str(args["goal"])) for args in told)


def courses(view: State, partial: Partial[State]) -> Mapping[str, Course]:
    """The squares farther away that the picked figure can come to, step by step (KA-RULING-46)."""
    chosen = dict(partial.chosen)
    unit = chosen.get("unit", "")
    if not unit or set(chosen) - {"unit", KIND} or chosen.get(KIND, "move") != "move" or view.stage not in TURNS:
        return {}
    near = {value for part in partial.offers() if part.name == "to" for value in part.values or ()}
    found = {}
    for goal, way in ways.ways(view, unit).items():
        if goal not in near and len(way.places) > 1:
            found[goal] = Course(_steps(unit, way), str(way.cost))
    for goal, way in ways.advances(view, unit).items():
        if goal not in near:
            found[goal] = Course(_steps(unit, way), str(way.cost), _pushed(view, unit, way))
    return found


def _steps(unit: str, way: Way) -> tuple[Move, ...]:
    stops = (unit, *way.places)
    return tuple(Move.make("move", unit=start, to=end) for start, end in zip(stops, way.places, strict=False))


def _pushed(view: State, unit: str, way: Way) -> tuple[tuple[str, str], ...]:
    """Who is pushed by the last step of a way."""
    grid = view.grid
    stand, goal = (grid.square(name) for name in way.places[-2:])
    line = pushing.line(ways.after(view, grid.square(unit), way.places[-2], way), stand, goal)
    goals = (*line.squares[1:], line.behind)
    return tuple((grid.names[a], grid.names[b]) for a, b in zip(line.squares, goals, strict=True))


def tip(view: State, move: Move, preview: Preview | None, words: Words) -> Tip | None:
    """The card of a deed: its price, what is left then, and what follows from it."""
    if preview is None or move.kind not in ("kill", "attack", "capture", "reveal"):
        return None
    left = view.assassin_ap if view.actor == ASSASSIN else view.knight_ap
    rows = tuple((words.say(f"modifier.{one.name}"), str(one.value)) for one in preview.modifiers)
    notes = tuple((icon, words.say(f"tip.{key}")) for icon, key in _notes(view, move))
    title = words.say(f"tip-title.{'strike' if move.kind == 'kill' and view.actor == ASSASSIN else move.kind}")
    total = words.say("points-left"), str(left - preview.total)
    return Tip(ICON_OF.get(move.kind, "eye"), title, rows, total, notes)


def _notes(view: State, move: Move) -> list[tuple[str, str]]:
    if move.kind == "attack":
        return [("heart", "second-wound" if view.wounded else "first-wound")]
    if move.kind == "reveal":
        return [("info", "reveal")]
    if move.kind == "capture":
        return [("info", "capture")]
    return [("info", "third-knight")] if view.actor == ASSASSIN and view.kills else []


def danger(view: State, place: str, words: Words) -> Danger | None:
    """What assassins could reach and strike with the points on the card, from what everybody knows."""
    if view.stage not in TURNS or view.over:
        return None
    if not place:
        found = threats.overlay(view)
        sure, perhaps = found.revealed, found.citizens
        return _danger(view, sure.reach, perhaps.reach, sure.knights + perhaps.knights, sure.king + perhaps.king, words)
    square = view.grid.square(place)
    if square == OFF or not view.crowd >> square & 1:
        return None
    one = threats.threat(view, place)
    known = view.assassins >> square & 1
    return _danger(view, one.reach if known else (), () if known else one.reach, one.knights, one.king, words)


def _danger(
    view: State,
    sure: tuple[str, ...],
    perhaps: tuple[str, ...],
    knights: tuple[str, ...],
    king: tuple[str, ...],
    words: Words,
) -> Danger:
    """The figures among the squares that could be struck: knights, and the king, who matters most."""
    names, guards = view.grid.names, view.knights
    hit = tuple(name for name in dict.fromkeys(knights) if guards >> view.grid.square(name) & 1)
    worst = (names[view.king],) if view.king != OFF and names[view.king] in king else ()
    return Danger(sure, perhaps, hit + worst, worst, words.say("danger.king" if worst else "danger.safe"))


def help_words(view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
    """What can be done next with what is picked."""
    chosen = dict(partial.chosen)
    if view.stage == CHOICE:
        left = view.setting.plan.assassins - len(partial.chosen)
        return words.say("help.chosen") if not left else words.say("help.choose-more", number=left)
    if view.stage in (START, POSTERN):
        return words.say(f"help.{view.stage}") if move is not None else ""
    if KIND in chosen and move is None:
        return words.say(f"help.begun.{chosen[KIND]}")
    if move is not None:
        return _meant(view, partial, move, words)
    unit = view.grid.square(chosen.get("unit", ""))
    if unit == OFF:
        return ""
    if view.actor == ASSASSIN:
        return words.say("help.assassin" if view.assassins >> unit & 1 else "help.citizen")
    return words.say("help.king" if unit == view.king else "help.knight")


def _meant(view: State, partial: Partial[State], move: Move, words: Words) -> str:
    """What a complete move would do; whom it is about stands in it by name."""
    if move.kind in ("capture", "reveal"):
        square = view.grid.square(move.one("target") or move.one("unit"))
        return words.say(f"help.{move.kind}", figure=view.figure(square))
    if move.kind == "move" and view.actor != ASSASSIN:
        goal = view.grid.square(move.one("to"))
        unit = view.grid.square(move.one("unit"))
        if goal != OFF and view.crowd >> goal & 1:
            line = pushing.line(view, unit, goal).squares
            pushed = tuple(view.figure(square) for square in line)
            return words.say("help.push", square=move.one("to"), pushed=pushed)
    return ""
