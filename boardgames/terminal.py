"""The game in a terminal: whole games in words, a prompt for typed moves, and replays of saved games."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from boardgames import games
from boardgames.bots.chance import ChancePlayer
from boardgames.core import saves
from boardgames.core.contract import Ask, BadMove, Event, Line, Move, Options, Part, Sight
from boardgames.core.partial import Partial
from boardgames.core.session import Session, redacted
from boardgames.words import Words, words_for

SEAT_KINDS = ("random", "stdin")
_AWAY = "\n" * 60
"""What scrolls a hand out of sight before the keyboard is passed on."""


class Quit(Exception):
    """The player has left the prompt."""


class Terminal:
    """One game played through text."""

    def __init__(
        self, session: Session[Any], seats: Sequence[str], language: str, out: TextIO, typed: TextIO, save: Path | None
    ) -> None:
        self.session = session
        self.seats = seats
        self.language = language
        self._out = out
        self._typed = typed
        self._save = save
        self._people = [player for player, kind in enumerate(seats) if kind == "stdin"]
        self._bot = ChancePlayer(session.seed)
        self._told = 0
        self._present: int | None = self._people[0] if len(self._people) == 1 else None
        self._uid = saves.new_uid()

    @property
    def words(self) -> Words:
        """The words for this table, with the names of those who sit at it now."""
        return words_for(self.session, self.language)

    def play(self) -> None:
        """Until the game is over or the player leaves."""
        session = self.session
        self._say("terminal.game-starts", game=self.words.say("name"), seed=session.seed)
        self._tell(session.log(self._present))
        try:
            while (ask := session.ask) is not None:
                self._turn(ask)
                self._write()
        except Quit:
            self._say("terminal.interrupted" if self._save is None else "terminal.bye")
        self._write()
        outcome = session.outcome
        if outcome is not None:
            print(self.words.outcome(outcome), f"[{outcome.rule}]", file=self._out)
        if self._save is not None:
            self._say("terminal.saved", file=str(self._save))

    def _turn(self, ask: Ask) -> None:
        if self.seats[ask.player] == "random":
            self._submit(ask.player, self._bot.choose(self.session, ask.player))
            return
        self._sit(ask)
        self._prompt(ask)

    def _submit(self, player: int, move: Move) -> bool:
        refused = self.session.submit(player, move)
        if refused is not None:
            self._say("terminal.refused", why=self.words.refusal(refused), rule=refused.rule)
            return False
        self._tell(redacted(self.session.last().events, self._present))
        return True

    def _sit(self, ask: Ask) -> None:
        """Several people share the keyboard: nothing of a hand is printed before its owner sits there."""
        if len(self._people) > 1 and ask.sight == Sight.OWN and self._present != ask.player:
            self._present = None
            print(_AWAY, file=self._out)
            self._say("terminal.hidden-cover", player=self.words.word(ask.player, "player"))
            self._line()
            self._present = ask.player
            self.session.sat_down()

    def _prompt(self, ask: Ask) -> None:
        session, words = self.session, self.words
        own = ask.sight == Sight.OWN
        view = session.view(ask.player if own else None)
        print(session.rules.sketch(view), file=self._out)
        if own:
            print(session.rules.write(view), file=self._out)
        print(words.say(f"ask.{ask.kind}"), file=self._out)
        self._say("terminal.your-move", player=words.word(ask.player, "player"))
        while True:
            typed = self._line()
            if typed == "?":
                self._list(ask, view)
            elif typed == "undo":
                barrier = session.undo()
                if barrier is None:
                    return
                self._say(f"barrier.{barrier}")
            elif typed in ("quit", "q"):
                raise Quit
            elif typed and self._typed_move(ask, typed):
                return

    def _typed_move(self, ask: Ask, typed: str) -> bool:
        """A typed move; parts that are forced need not be typed."""
        try:
            move = Move.parse(typed)
        except BadMove as error:
            self._say("refuse.not-a-move", why=self.words.say(f"move.{error.reason}", **error.args_))
            return False
        rules, state = self.session.rules, self.session.state
        if rules.refuse(state, ask.player, move) is not None:
            move = rules.nearest(state, ask.player, move)
        return self._submit(ask.player, move)

    def _list(self, ask: Ask, view: Any) -> None:
        self._say("terminal.help")
        self._say("terminal.what-can-be-done")
        for line in Partial(self.session.rules, view, ask.player).lines:
            print(f"  {spelled(line)}", file=self._out)

    def _line(self) -> str:
        print("> ", end="", file=self._out, flush=True)
        line = self._typed.readline()
        if not line:
            raise Quit
        return line.strip()

    def _tell(self, events: Sequence[Event]) -> None:
        words = self.words
        for event in events:
            print(words.event(event), file=self._out)

    def _say(self, key: str, **args: str | int) -> None:
        print(self.words.say(key, **args), file=self._out)

    def _write(self) -> None:
        if self._save is not None:
            saves.write(self._save, saves.snapshot(self.session, uid=self._uid))


def spelled(line: Line) -> str:
    """A line of moves as it can be typed: `|` between single values, a range before a free choice."""
    return " ".join([line.kind, *(f"{part.name}={_values(part)}" for part in line.parts)])


def _values(part: Part) -> str:
    if part.values is None:
        return "..."
    if part.least == part.most == 1:
        return "|".join(part.values)
    bounds = str(part.least) if part.least == part.most else f"{part.least}-{part.most}"
    return f"({bounds} of {','.join(part.values)})"


def new_session(game: str, options: Options, seed: int) -> Session[Any]:
    """A new game of a name on the shelf."""
    return Session.new(games.rules(game), dict(options), seed)


def print_replay(save: saves.Save, seat: str | None, language: str, out: TextIO) -> None:
    """A saved game, ply by ply, from one player's view or open; an unfinished one shows only what everybody saw."""
    session = saves.load(save, games.rules)
    player = find_player(session, seat, save.players) if seat is not None else None
    everything = seat is None and session.outcome is not None
    words = words_for(session, language, save.players)
    again = Session(session.rules, replace(session.record, entries=()))
    print(words.say("terminal.replaying", game=words.say("name")), file=out)
    for entry in (None, *session.record.entries):
        again.replay(() if entry is None else (entry,))
        happened = again.last().events
        for event in happened if everything else redacted(happened, player):
            print(f"{again.ply:>4}  {words.event(event)}", file=out)
    state = session.state if everything else session.view(player)
    print(session.rules.sketch(state), file=out)
    outcome = session.outcome
    if outcome is not None:
        print(words.outcome(outcome), f"[{outcome.rule}]", file=out)
    elif (ask := session.ask) is not None:
        print(words.say("terminal.to-act", player=words.word(ask.player, "player")), file=out)


def find_player(session: Session[Any], seat: str, players: Sequence[str] = ()) -> int:
    """The player of a seat, a name or a number; KeyError if nobody is called so."""
    seats = session.seats
    for known in (seats, tuple(players), tuple(str(number) for number in range(len(seats)))):
        if seat in known:
            return known.index(seat)
    raise KeyError(seat)
