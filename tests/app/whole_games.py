"""Whole games for the window's tests: looked for with the rules once, kept as golden files, then played by events.

`GOLDEN=write` looks for the games anew and writes the files (see `test_whole_games.py`); read them before you commit
them. A file holds all that a test may know of a game: how it is set up, each move as text, and after each move what
the screen must show: the log, the figures in their zones with their hit points, who is asked what, and his hand.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from boardgames import games
from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Event, Move, Sight
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import random_move
from boardgames.core.session import Entry, Session
from boardgames.games.rois.state import FULL_HP, ZONES, State
from boardgames.games.rois.table import RoisTable
from boardgames.words import Words

FOLDER = Path(__file__).parent.parent / "golden"
ROIS = games.rules("rois")
LEAST_ROUNDS, MOST_MOVES = 8, 150
"""A whole game has so many rounds at least; a longer one than this takes the tests too long."""

# ---------------------------------------------------------------- what a file says


class Told(NamedTuple):
    """A line of the log; `to` is the only player who reads it (None: everybody does)."""

    words: str
    to: str | None = None


@dataclass
class Turn:
    """One move and the table after it (the first has no move: it is the table as it was set up)."""

    player: str = ""
    question: str = ""
    move: str = ""
    log: list[Told] = field(default_factory=list)
    board: dict[str, list[str]] = field(default_factory=dict)
    asked: str = ""
    next_question: str = ""
    hand: list[str] | None = None
    """The cards of the one who is asked; None while everybody may look at the screen."""


@dataclass
class WholeGame:
    """A game from its set-up to its end."""

    options: dict[str, str]
    players: tuple[str, ...]
    seed: int
    turns: list[Turn] = field(default_factory=list)
    outcome: str = ""
    """The rule that ended it, and the names of those who have won."""

    def text(self) -> str:
        """The game as its file has it."""
        lines = [f"options: {' '.join(f'{name}={value}' for name, value in self.options.items())}"]
        lines += [f"players: {', '.join(self.players)}", f"seed: {self.seed}"]
        for number, turn in enumerate(self.turns):
            lines.append(f"{number} {turn.player} {turn.question}: {turn.move}" if turn.move else "0")
            lines += [
                f"    log of {told.to}: {told.words}" if told.to else f"    log: {told.words}" for told in turn.log
            ]
            zones = [" ".join((zone, *here)) for zone, here in turn.board.items()]
            lines.append(f"    board: {'; '.join(zones) or '-'}")
            if turn.asked:
                hand = "" if turn.hand is None else f": {' '.join(turn.hand) or '-'}"
                lines.append(f"    next: {turn.asked} {turn.next_question}{hand}")
        return "\n".join([*lines, f"outcome: {self.outcome}"]) + "\n"

    @classmethod
    def read(cls, text: str) -> "WholeGame":
        """The game that a file holds."""
        head = dict(line.split(": ", 1) for line in text.splitlines()[:3])
        options = dict(word.split("=", 1) for word in head["options"].split())
        game = cls(options, tuple(head["players"].split(", ")), int(head["seed"]))
        for line in text.splitlines()[3:]:
            if line.startswith("outcome: "):
                game.outcome = line.removeprefix("outcome: ")
            elif line.startswith("    "):
                _read_line(game.turns[-1], line.strip())
            else:
                found = re.fullmatch(r"\d+(?: (\S+) (\S+): (.+))?", line)
                assert found is not None, line
                game.turns.append(Turn(found[1] or "", found[2] or "", found[3] or ""))
        return game

    def log(self, number: int, reader: str | None) -> str:
        """All words of the log up to a turn, as a player reads them (None: as everybody does)."""
        told = (line for turn in self.turns[: number + 1] for line in turn.log)
        return " ".join(line.words for line in told if line.to in (None, reader))


def _read_line(turn: Turn, line: str) -> None:
    what, _, words = line.partition(": ")
    if what.startswith("log"):
        turn.log.append(Told(words, what.removeprefix("log of ") if what != "log" else None))
    elif what == "board":
        zones = (zone.split() for zone in words.split("; ") if zone != "-")
        turn.board = {zone: pieces for zone, *pieces in zones}
    else:
        who, own, hand = words.partition(": ")
        turn.asked, turn.next_question = who.split()
        turn.hand = hand.replace("-", "").split() if own else None


def of_file(name: str) -> WholeGame:
    """The game of a golden file."""
    return WholeGame.read((FOLDER / f"rois-{name}.txt").read_text(encoding="utf-8"))


# ---------------------------------------------------------------- what the rules say


def told(options: dict[str, str], players: tuple[str, ...], seed: int, moves: Iterator[Entry]) -> WholeGame:
    """The game that these moves make, as the rules tell it."""
    session = Session.new(ROIS, options, seed)
    game = WholeGame(options, players, seed, [_after(session, players, Turn(), session.log(None))])
    for entry in moves:
        ask = session.ask
        assert ask is not None
        assert entry.player is not None
        session.replay([entry])
        turn = Turn(players[ask.player], ask.kind, str(entry.move))
        game.turns.append(_after(session, players, turn, session.last().events))
    if session.outcome is not None:
        won = [name for name, result in zip(players, session.outcome.results, strict=True) if result == "won"]
        game.outcome = f"{session.outcome.rule} {' '.join(won) or 'drawn'}"
    return game


def told_again(game: WholeGame) -> WholeGame:
    """What the rules say today to the moves of a file."""
    numbers = {name: number for number, name in enumerate(game.players)}
    moves = (Entry(numbers[turn.player], Move.parse(turn.move)) for turn in game.turns if turn.move)
    return told(game.options, game.players, game.seed, moves)


def _after(session: Session[Any], players: tuple[str, ...], turn: Turn, events: tuple[Event, ...]) -> Turn:
    names = {seat: players[number] for number, seat in enumerate(session.seats)}
    words = Words("en", "rois", names, tuple(players))
    shown = (event for event in events if event.kind not in RoisTable.announced)
    turn.log = [
        Told(words.event(event, sealed=True), None if event.to is None else players[event.to]) for event in shown
    ]
    turn.board = _figures(session.state)
    if (ask := session.ask) is not None:
        state: State = session.view(ask.player)
        turn.asked, turn.next_question = players[ask.player], ask.kind
        turn.hand = list(state.hands[state.seats[ask.player]]) if ask.sight == Sight.OWN else None
    return turn


def _figures(state: State) -> dict[str, list[str]]:
    """The figures in each zone, wounded units with their hit points."""
    found: dict[str, list[str]] = {}
    for unit in state.field.units:
        wounded = f"{unit.name}:{unit.hp}" if unit.hp < FULL_HP else unit.name
        found.setdefault(ZONES.names[unit.zone], []).append(wounded)
    for special in state.field.specials:
        found.setdefault(ZONES.names[special.zone], []).append(special.kind)
    return {zone: sorted(found[zone]) for zone in ZONES.names if zone in found}


# ---------------------------------------------------------------- looking for a game


class Plan(NamedTuple):
    """What kind of game is looked for: how it is set up, what must happen in it at least once, and what ends it."""

    options: dict[str, str]
    players: tuple[str, ...]
    wanted: frozenset[str]
    rule: str


PLAYED = frozenset(
    {
        "place",
        "move",
        "move several",
        "move with a special",
        "strike damage",
        "strike push",
        "shot damage",
        "brilliant-move",
        "brilliant-strike",
        "heal",
        "sabotage",
        "sabotaged",
        "discard",
        "end-turn",
        "react pass",
        "react",
        "reaction pass",
        "counter",
        "treachery",
        "replace",
        "replace decline",
        "offer-draw",
        "decline-draw",
        "routed",
        "removed",
    }
)
"""What happens in every whole game: each kind of action of the catalogue that the options do not switch on or off."""
PLANS = {
    "mouse": Plan(
        {"units": "2", "terrain": "free", "specials": "general,standard,healer", "rounds": "10", "theme": "medieval"},
        ("Zoé", "Björn"),
        PLAYED | {"propose", "accept", "shot push"},
        "ROIS-RULING-52",
    ),
    "keyboard": Plan(
        {
            "army": "skirmish",
            "deployment": "free",
            "specials": "general,healer,sapper",
            "manoeuvre": "on",
            "rounds": "12",
        },
        ("Anne", "Ben"),
        PLAYED | {"deploy", "grand manoeuvre"},
        "ROIS-END-02",
    ),
}
FIRST_SEED = 1815
TRIES = 6
"""So many moves of each kind are thought of."""
ACTIONS = 2
"""So many actions are begun in one turn while there is something new to be done later."""
OFTEN = ("strike damage", "shot damage", "brilliant-strike", "move several", "move", "strike push")
"""What players like to do when there is nothing new, the best first."""
AVOIDED = ("give-up", "accept-draw")


def look_for(plan: Plan, tries: int = 4000) -> WholeGame:
    """The first game in which everything wanted happens, and that is ended by the rule in time."""
    for seed in range(FIRST_SEED, FIRST_SEED + tries):
        session = Session.new(ROIS, plan.options, seed)
        missing = plan.wanted
        while session.ask is not None and session.ply < MOST_MOVES:
            missing -= _step(session, missing)
        ended = session.outcome is not None and session.outcome.rule == plan.rule
        if ended and not missing and session.state.round >= LEAST_ROUNDS:
            return told(plan.options, plan.players, seed, iter(session.record.entries))
    raise AssertionError(f"no game found with {tries} seeds")


def _step(session: Session[Any], missing: frozenset[str]) -> frozenset[str]:
    """Make one move; gives what it is called, with what came of it."""
    ask, state = session.ask, session.state
    assert ask is not None
    move = _choice(session, missing)
    refused = session.submit(ask.player, move)
    assert refused is None, f"{move}: {refused}"
    return _names(state, ask.kind, move) | {event.kind for event in session.last().events}


def _choice(session: Session[Any], missing: frozenset[str]) -> Move:
    """A move with something new in it, else what players like to do, else the end of the turn."""
    ask, state = session.ask, session.state
    assert ask is not None
    if ask.kind == "react":
        return Move("react" if _worth_reacting(state, missing) else "pass")
    stream = Luck(session.seed, 1000 + session.ply).stream()
    thought_of = list(_thought_of(session, ask.player, stream))
    best = max(thought_of, key=lambda move: (len(_names(state, ask.kind, move) & missing), _rich(move)))
    if ask.kind != "turn":
        return best
    done, new = _actions(session), bool(_names(state, "turn", best) & missing)
    if "routed" in missing and state.round > 2 and not state.spent:
        return Move("end-turn")
    if new and best.kind != "end-turn" and done <= ACTIONS:
        return best
    if (missing and done < ACTIONS - 1) or (not missing and _stronger(state)):
        for name in OFTEN:
            liked = [move for move in thought_of if name in _names(state, "turn", move) and _forward(state, move)]
            if liked:
                return liked[0]
    return Move("end-turn")


def _rich(move: Move) -> int:
    """A proposed layout has some five pieces."""
    return -abs(len(move.some("terrain")) - 5)


def _stronger(state: State) -> bool:
    """When everything has happened the stronger army presses on and the weaker one waits, so that the game ends."""
    enemy = state.enemies(state.active)[0]
    return state.field.hp(state.active) >= state.field.hp(enemy)


def _thought_of(session: Session[Any], player: int, stream: Stream) -> Iterator[Move]:
    kinds = ROIS.kinds(session.state, player)
    for kind in kinds:
        if kind not in AVOIDED:
            others = frozenset(kinds) - {kind}
            tried = [random_move(ROIS, session.state, player, stream, others) for _ in range(TRIES)]
            yield from dict.fromkeys(tried)


def _worth_reacting(state: State, missing: frozenset[str]) -> bool:
    """Whether looking at the hand leads to something new."""
    assert state.open is not None
    hand, active = state.hands[state.open.asked], state.hands[state.active]
    may = {"reaction pass", "react"}
    if len(hand) > 1:
        may.add("counter")
        may |= {"replace"} if any(SUIT_OF[card] == SUIT_OF[state.open.laid[0]] for card in active) else set()
        may |= {"replace decline"} if active else set()
    if any(SUIT_OF[card] == Suit.JOKER for card in hand):
        may.add("treachery")
    return bool(missing & may)


def _actions(session: Session[Any]) -> int:
    """How many actions were begun in this turn."""
    count = 0
    for entry in reversed(session.record.entries):
        if entry.move.kind == "end-turn":
            break
        count += any(name == "card" for name, _ in entry.move.parts) and entry.move.kind not in ("treachery", "replace")
    return count


def _forward(state: State, move: Move) -> bool:
    """Moves lead towards the enemy's edge; everything else is no question of direction."""
    if move.kind != "move":
        return True
    north = state.active == 0
    if way := move.one("dir"):
        return ("N" if north else "S") in way
    here, there = move.one("zone"), move.one("to")
    return (there[1] > here[1]) == north and there[1] != here[1]


def _names(state: State, question: str, move: Move) -> frozenset[str]:
    """What a move is called among the things that are wanted."""
    if move.kind in ("pass", "decline") and question != "agree":
        return frozenset({f"{question} {move.kind}"})
    if question == "sabotaged":
        return frozenset({"sabotaged"})
    how = move.one("how") if move.kind in ("strike", "shot") else ""
    names = {f"{move.kind} {how}".strip()}
    if move.kind == "move":
        going = move.some("units")
        zones = {unit.zone for unit in state.field.units if unit.name in going}
        names |= {"grand manoeuvre"} if len(zones) > 1 else set()
        names |= {"move several"} if len(going) > 1 else set()
        names |= {"move with a special"} if going and move.some("specials") else set()
    return frozenset(names)
