"""Guided first games as data: a position, what comes up, what the other side answers, and the steps to be taken.

`assets/guides/<game>.json` holds it, `assets/translations/<game>-guide.<language>.json` its words: `players.0`,
`players.1` and for each step `<key>.title` and `<key>.text`. A step's `do` is what must be done before the next one:

    look                    read it and go on
    sit                     confirm the cover screen
    pick card:4D place:C3   have these picked
    play strike card=4D     make a move that says at least this (or what stands after a ` | `)
    undo                    try to take back what cannot be taken back
    part                    hand the screen on

`point` names targets of the screen (`card:*` is all cards, `log|tool:drawer` the first of the two that is there), and
`then` are the moves that others make by themselves afterwards. A guide is played through when it is read: what cannot
happen is a `GuideError`, never a surprise at the table.
"""

import json
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from boardgames import files, games
from boardgames.core.contract import BadOptions, BadPosition, Move, Sight
from boardgames.core.luck import ScriptError
from boardgames.core.session import Session

DEEDS = ("look", "sit", "pick", "play", "undo", "part")
FIXED = ("sit", "part", "help", "log", "seat:*", "tool:*", "pile:*", "do:*", "kind:*", "mode:*")
"""Targets that belong to every table."""


class GuideError(ValueError):
    """A guide that cannot be played: which one, where, and why."""


class Step(NamedTuple):
    """One thing to be done or looked at."""

    key: str
    do: str
    picks: frozenset[str]
    moves: tuple[Move, ...]
    point: tuple[str, ...]
    then: tuple[Move, ...]


class Guide(NamedTuple):
    """A guided first game of a game; `player` is the one who learns, all others play by themselves."""

    game: str
    player: int
    seed: int
    options: Mapping[str, object]
    start: str
    chance: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def space(self) -> str:
        """The namespace of its words."""
        return f"{self.game}-guide"

    def session(self) -> Session[Any]:
        """The game at its beginning, with all that will come up."""
        found = Session.new(games.rules(self.game), dict(self.options), self.seed, self.start)
        found.script(self.chance)
        return found


def names() -> tuple[str, ...]:
    """The games on the shelf that have a guide."""
    return tuple(game for game in games.playable() if _path(game).is_file())


@cache
def read(game: str) -> Guide:
    """The guide of a game, played through once."""
    try:
        data = json.loads(_path(game).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise GuideError(f"{game}: {error}") from error
    return parse(game, data)


def parse(game: str, data: Any) -> Guide:
    """A guide from what its file holds."""
    try:
        steps = tuple(_step(game, one) for one in data["steps"])
        guide = Guide(game, data["player"], data["seed"], data["options"], data["start"], tuple(data["chance"]), steps)
    except (KeyError, TypeError) as error:
        raise GuideError(f"{game}: this is missing or of another kind: {error}") from error
    _check(guide)
    return guide


def meant(pattern: Move, move: Move) -> bool:
    """Whether a move says at least what the pattern says; the order of what is listed does not matter."""
    return pattern.kind == move.kind and all(set(move.some(name)) == set(values) for name, values in pattern.parts)


def _path(game: str) -> Path:
    return files.assets() / "guides" / f"{game}.json"


def _step(game: str, data: Any) -> Step:
    key, (do, _, rest) = data["key"], data["do"].partition(" ")
    if do not in DEEDS or bool(rest) != (do in ("pick", "play")):
        raise GuideError(f"{game}, step {key}: «{data['do']}» is nothing that can be done")
    try:
        moves = tuple(map(Move.parse, rest.split(" | "))) if do == "play" else ()
        then = tuple(Move.parse(text) for text in data.get("then", ()))
    except ValueError as error:
        raise GuideError(f"{game}, step {key}: {error}") from error
    picks = frozenset(rest.split()) if do == "pick" else frozenset()
    return Step(key, do, picks, moves, tuple(data["point"]), then)


# ---------------------------------------------------------------- playing it through


def _check(guide: Guide) -> None:
    """Play the guide from its first step to its last."""
    try:
        session = guide.session()
    except (BadOptions, BadPosition, ScriptError) as error:
        raise GuideError(f"{guide.game}: it cannot begin: {error}") from error
    table = games.table(guide.game)(session.options)
    for step in guide.steps:
        where = f"{guide.game}, step {step.key}"
        known = _targets(table, session, guide.player)
        for pattern in (*step.point, *step.picks):
            for name in pattern.split("|"):
                if not any(fnmatchcase(one, name) for one in known) and not any(fnmatchcase(name, k) for k in FIXED):
                    raise GuideError(f"{where}: nothing on the table is called {name}")
        _do(session, step, guide.player, where)
        for move in step.then:
            _play(session, move, where, guide.player, own=False)


def _targets(table: Any, session: Session[Any], player: int) -> set[str]:
    view = session.view(player)
    found = {f"place:{place.name}" for place in table.places(view)}
    found |= {f"figure:{figure.value}" for figure in table.figures(view, player)}
    return found | {f"card:{card}" for card in (*table.hand(view, player), *table.choices(view))}


def _do(session: Session[Any], step: Step, player: int, where: str) -> None:
    ask = session.ask
    if step.moves:
        for move in step.moves[1:]:
            _may(session, move, where, player, own=True)
        _play(session, step.moves[0], where, player, own=True)
    elif step.do in ("sit", "pick") and (ask is None or ask.player != player or ask.sight != Sight.OWN):
        raise GuideError(f"{where}: the learner is not asked for anything of his own here")
    elif step.do == "part" and (ask is None or ask.player == player):
        raise GuideError(f"{where}: there is nobody to hand the screen on to")
    elif step.do == "undo" and session.undo_barrier() is None:
        raise GuideError(f"{where}: this could be taken back, and the guide would lose its way")


def _may(session: Session[Any], move: Move, where: str, player: int, own: bool) -> int:
    """Who would make this move, the learner or somebody else as it must be."""
    ask = session.ask
    if ask is None or (ask.player == player) != own:
        raise GuideError(f"{where}: «{move}» answers nobody's question")
    refused = session.rules.refuse(session.state, ask.player, move)
    if refused is not None:
        raise GuideError(f"{where}: «{move}» is impossible: {refused.rule} {refused.reason}")
    return ask.player


def _play(session: Session[Any], move: Move, where: str, player: int, own: bool) -> None:
    by = _may(session, move, where, player, own)
    try:
        session.submit(by, move)
    except ScriptError as error:
        raise GuideError(f"{where}: {error}") from error
