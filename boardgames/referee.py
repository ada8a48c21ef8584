"""The referee: one JSON object per line in, one out, for foreign bots, outside testers and bug reports.

`docs/referee.md` is its manual. An error is answered in words and the game goes on as it was. With a seat it tells only
what that player may know, and the other seats are played by chance.
"""

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, TextIO

from boardgames import games
from boardgames.bots.chance import ChancePlayer
from boardgames.core import saves
from boardgames.core.contract import BadMove, BadOptions, BadPosition, Event, Line, Move, Preview, Refusal
from boardgames.core.luck import SEEDS, ScriptError, fresh_seed
from boardgames.core.session import Session, checksum, redacted
from boardgames.terminal import find_player
from boardgames.words import LANGUAGES, Words, words_for

Answer = dict[str, Any]
LONGEST = 8 * 1024 * 1024


class Wrong(Exception):
    """A request that cannot be carried out, and why."""


class Referee:
    """One game, judged over text."""

    def __init__(self, game: str, seat: str | None = None) -> None:
        self._rules = games.rules(game)
        self._seat = seat
        self._me: int | None = None
        self._session: Session[Any] | None = None
        self._script: tuple[str, ...] = ()
        self._commands: dict[str, Callable[[Answer], Answer]] = {
            "new": self._new,
            "load": self._load,
            "save": self._save,
            "position": self._position,
            "ask": lambda request: {"ask": self._ask()},
            "moves": self._moves,
            "judge": self._judge,
            "play": self._play,
            "preview": self._preview,
            "view": self._view,
            "undo": self._undo,
            "redo": self._redo,
            "outcome": lambda request: {"outcome": self._outcome()},
            "chance": self._chance,
            "help": lambda request: {"commands": sorted(self._commands)},
        }

    def run(self, requests: TextIO, answers: TextIO) -> int:
        """Until the requests end or one says quit."""
        for line in requests:
            if not line.strip():
                continue
            answer = self.answer(line)
            print(json.dumps(answer, ensure_ascii=False), file=answers, flush=True)
            if answer.get("bye"):
                break
        return 0

    def answer(self, line: str) -> Answer:
        """The answer to one request."""
        try:
            request = self._request(line)
            if request["cmd"] == "quit":
                return {"ok": True, "bye": True}
            return {"ok": True, **self._commands[request["cmd"]](request)}
        except Wrong as wrong:
            return {"ok": False, "error": str(wrong)}
        except saves.SaveError as error:
            words = {language: Words(language).say(f"save.{error.reason}", **error.args_) for language in LANGUAGES}
            return {"ok": False, "error": words["en"], "reason": error.reason, "words": words}
        except BadOptions as error:
            told = self._refusal(error.refusal)
            return {"ok": False, "error": told["words"]["en"], "refusal": told}
        except (BadPosition, ScriptError) as error:
            return {"ok": False, "error": str(error)}

    def _request(self, line: str) -> Answer:
        if len(line) > LONGEST:
            raise Wrong("this line is too long")
        try:
            request = json.loads(line)
        except (ValueError, RecursionError):
            raise Wrong("this line is no JSON") from None
        if not isinstance(request, dict) or not isinstance(request.get("cmd"), str):
            raise Wrong('a request is an object with a "cmd", such as {"cmd": "new"}')
        if request["cmd"] != "quit" and request["cmd"] not in self._commands:
            raise Wrong(f"unknown command {request['cmd'][:40]!r} (known: {', '.join(sorted(self._commands))}, quit)")
        return request

    @property
    def session(self) -> Session[Any]:
        """The game; a clear word if none was begun."""
        if self._session is None:
            raise Wrong('there is no game yet: begin with {"cmd": "new"}')
        return self._session

    def _new(self, request: Answer) -> Answer:
        options, seed = request.get("options", {}), request.get("seed", None)
        if not isinstance(options, dict):
            raise Wrong("options is an object of names and values")
        if seed is not None and (type(seed) is not int or not 0 <= seed < SEEDS):
            raise Wrong(f"seed is a number from 0 to {SEEDS - 1}")
        given = fresh_seed() if seed is None else seed
        self._begin(Session.new(self._rules, options, given, script=self._script))
        self._script = ()
        shown = {} if self._me is not None and seed is None else {"seed": given}
        events = self._let_others_play(list(redacted(self.session.last().events, self._me)))
        return {"game": self._rules.name, "options": self.session.options, **shown, **self._after(events)}

    def _begin(self, session: Session[Any]) -> None:
        if self._seat is not None:
            try:
                self._me = find_player(session, self._seat)
            except KeyError:
                raise Wrong(f"nobody sits {self._seat!r} in this game") from None
        self._session = session

    def _load(self, request: Answer) -> Answer:
        self._whole_table("load")
        if isinstance(request.get("file"), str):
            save = saves.read(Path(request["file"]))
        elif isinstance(request.get("save"), dict):
            save = saves.parse(json.dumps(request["save"]).encode())
        else:
            raise Wrong('load needs "file" (a path) or "save" (what the command save answered)')
        if save.record.game != self._rules.name:
            raise Wrong(f"this is a game of {save.record.game[:40]}, not of {self._rules.name}")
        self._begin(saves.load(save, games.rules))
        return {"plies": self.session.ply, "ask": self._ask(), "outcome": self._outcome()}

    def _save(self, request: Answer) -> Answer:
        self._whole_table("save")
        save = saves.snapshot(self.session)
        if isinstance(request.get("file"), str):
            saves.write(Path(request["file"]), save)
            return {"file": request["file"]}
        return {"save": json.loads(saves.dump(save))}

    def _position(self, request: Answer) -> Answer:
        if "set" in request:
            self._whole_table("position set")
            text = request["set"]
            if not isinstance(text, str):
                raise Wrong("set is the text of a position")
            self._begin(Session.new(self._rules, {}, 0, start=text))
        state = self.session.state if self._me is None else self.session.view(self._me)
        text = self._rules.write(state)
        sketch = self._rules.sketch(state).splitlines()
        return {"position": text, "checksum": checksum(self._rules, state), "sketch": sketch, "ask": self._ask()}

    def _view(self, request: Answer) -> Answer:
        player = self._player(request, optional=True)
        if self._me is not None and player not in (None, self._me):
            raise Wrong("that is not yours to see")
        return {"view": self._rules.write(self.session.view(player))}

    def _ask(self) -> Answer | None:
        ask = self.session.ask
        if ask is None:
            return None
        words = {w.language: w.say(f"ask.{ask.kind}") for w in self._words()}
        seat = self._seat_name(ask.player)
        return {"player": ask.player, "seat": seat, "kind": ask.kind, "sight": ask.sight.value, "words": words}

    def _moves(self, request: Answer) -> Answer:
        ask = self.session.ask
        if ask is None:
            return {"player": None, "moves": []}
        self._mine(ask.player)
        state = self._known()
        lines = [
            line
            for kind in self._rules.answers(state, ask.player)
            for line in self._rules.lines(state, ask.player, kind)
        ]
        return {"player": ask.player, "moves": [entry for line in lines for entry in entries(line)]}

    def _judge(self, request: Answer) -> Answer:
        player, move = self._player(request), self._move(request)
        assert player is not None
        self._mine(player)
        refused = self._rules.refuse(self._known(), player, move)
        return {"legal": True} if refused is None else {"legal": False, "refusal": self._refusal(refused)}

    def _play(self, request: Answer) -> Answer:
        player, move = self._player(request), self._move(request)
        assert player is not None
        self._mine(player)
        refused = self.session.submit(player, move)
        if refused is not None:
            told = self._refusal(refused)
            return {"ok": False, "error": told["words"]["en"], "refusal": told}
        ply = self.session.last()
        events = self._let_others_play(list(redacted(ply.events, self._me) if self._me is not None else ply.events))
        return {"barrier": ply.barrier, **self._after(events)}

    def _preview(self, request: Answer) -> Answer:
        player, move = self._player(request), self._move(request)
        assert player is not None
        self._mine(player)
        preview = self._rules.preview(self.session.view(player), player, move)
        return {"preview": None if preview is None else self._previewed(preview)}

    def _undo(self, request: Answer) -> Answer:
        self._whole_table("undo")
        barrier = self.session.undo()
        if barrier is None:
            return {"undone": True, "ask": self._ask()}
        return {"undone": False, "barrier": barrier, "words": self._say(f"barrier.{barrier}")}

    def _redo(self, request: Answer) -> Answer:
        self._whole_table("redo")
        return {"redone": self.session.redo(), "ask": self._ask()}

    def _chance(self, request: Answer) -> Answer:
        self._whole_table("chance")
        values = request.get("next")
        if not isinstance(values, list) or not all(isinstance(value, str) and value.isalnum() for value in values):
            raise Wrong('chance needs "next": a list of cards or dice, such as ["7S", "JK1"]')
        if self._session is None:
            self._script = tuple(values)
        else:
            self._session.script(tuple(values))
        return {"next": values}

    def _whole_table(self, command: str) -> None:
        if self._seat is not None:
            raise Wrong(f"{command} would tell or change more than one player may")

    def _mine(self, player: int) -> None:
        if self._me is not None and player != self._me:
            raise Wrong("that is another player's to answer")

    def _known(self) -> Any:
        return self.session.state if self._me is None else self.session.view(self._me)

    def _let_others_play(self, events: list[Event]) -> list[Event]:
        """With a seat, the others play by chance until it is this player's question again."""
        session = self.session
        bot = ChancePlayer(session.seed)
        while self._me is not None and (ask := session.ask) is not None and ask.player != self._me:
            session.submit(ask.player, bot.choose(session, ask.player))
            events += redacted(session.last().events, self._me)
        return events

    def _after(self, events: list[Event]) -> Answer:
        return {"events": [self._event(event) for event in events], "ask": self._ask(), "outcome": self._outcome()}

    def _outcome(self) -> Answer | None:
        outcome = self.session.outcome
        if outcome is None:
            return None
        results = {self._seat_name(player): result.value for player, result in enumerate(outcome.results)}
        words = {w.language: w.outcome(outcome) for w in self._words()}
        return {"results": results, "rule": outcome.rule, "reason": outcome.reason, "words": words}

    def _seat_name(self, player: int) -> str:
        return self.session.seats[player]

    def _player(self, request: Answer, optional: bool = False) -> int | None:
        """The player of a request: a number, a seat, or (if left out) the one who is asked."""
        given = request.get("player")
        if given is None:
            if optional:
                return None
            ask = self.session.ask
            return ask.player if ask is not None else 0
        try:
            return find_player(self.session, str(given))
        except KeyError:
            raise Wrong(f"there is no player {str(given)[:40]!r}") from None

    def _move(self, request: Answer) -> Move:
        text = request.get("move")
        if not isinstance(text, str):
            raise Wrong('a move is a text, such as "strike card=4D zone=C2 to=C3 how=damage"')
        try:
            return Move.parse(text)
        except BadMove as error:
            raise Wrong(f"this is no move: {Words('en').say(f'move.{error.reason}', **error.args_)}") from None

    def _words(self) -> list[Words]:
        session = self._session
        return [
            words_for(session, language) if session is not None else Words(language, self._rules.name)
            for language in LANGUAGES
        ]

    def _say(self, key: str) -> dict[str, str]:
        return {w.language: w.say(key) for w in self._words()}

    def _refusal(self, refused: Refusal) -> Answer:
        words = {w.language: w.refusal(refused) for w in self._words()}
        told = {"rule": refused.rule, "reason": refused.reason, "args": dict(refused.args), "where": refused.where}
        return {**told, "private": refused.private, "words": words}

    def _event(self, event: Event) -> Answer:
        words = {w.language: w.event(event) for w in self._words()}
        return {"kind": event.kind, "args": dict(event.args), "to": event.to, "rule": event.rule, "words": words}

    def _previewed(self, preview: Preview) -> Answer:
        modifiers = [
            {**modifier._asdict(), "words": self._say(f"modifier.{modifier.name}")} for modifier in preview.modifiers
        ]
        alternatives = [
            {"move": str(move), "refusal": None if refused is None else self._refusal(refused)}
            for move, refused in preview.alternatives
        ]
        return {
            "total": preview.total if preview.modifiers else None,
            "modifiers": modifiers,
            "odds": [{"result": odds.result, "chance": str(odds.chance)} for odds in preview.odds],
            "effects": [self._event(event) for event in preview.effects],
            "alternatives": alternatives,
        }


def entries(line: Line) -> list[Answer]:
    """A line of moves: each single choice spelled out, each free choice as one entry with its bounds.

    >>> from boardgames.core.contract import Part
    >>> entries(Line("move", (Part("card", ("7S",)), Part("units", ("S1", "S2"), 1, 2))))
    [{'move': 'move card=7S', 'choose': {'units': {'of': ['S1', 'S2'], 'least': 1, 'most': 2, 'ordered': False}}}]
    """
    single = [part for part in line.parts if part.values is not None and part.least == part.most == 1]
    free = {
        part.name: {
            "of": None if part.values is None else list(part.values),
            "least": part.least,
            "most": part.most,
            "ordered": part.ordered,
        }
        for part in line.parts
        if part not in single
    }
    spelled = (
        Move(line.kind, tuple((part.name, (value,)) for part, value in zip(single, values, strict=True)))
        for values in product(*(part.values or () for part in single))
    )
    return [{"move": str(move), **({"choose": free} if free else {})} for move in spelled]
