"""Words for players: keys with arguments become sentences, in every language of `assets/translations`.

The files are those of pygame-gui's translations (`<namespace>.<language>.json`, placeholders `%{name}`), read here
without pygame, because the terminal and the referee speak too. A key is looked up in the game's namespace first and
then in `core`. A sentence that depends on a number is two: `{"one": ..., "many": ...}`, chosen by `number`.

>>> Words("en").card("7S"), Words("fr").card("QH")
('7 of spades', 'dame de cœur')
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from boardgames import files
from boardgames.core.cards import BACK, OLD_BACK, RANK_OF, SUIT_OF
from boardgames.core.contract import Args, Event, Move, Outcome, Refusal, Value
from boardgames.core.session import Session

LANGUAGES = ("en", "fr")
_PLACE = re.compile(r"%\{(\w+)\}")
Names = Mapping[str, str]


class Words:
    """The sentences of one language for one game; `names` are the players' by seat, `players` by number.

    `terms` are values that go by another term in this game than usually (`Rules.terms`).
    """

    def __init__(
        self,
        language: str,
        game: str = "core",
        names: Names | None = None,
        players: tuple[str, ...] = (),
        terms: Names | None = None,
    ) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._spaces = (game, "core")
        self._singular = (0, 1) if self.language == "fr" else (1,)
        self._names, self._players, self._terms = dict(names or {}), players, terms or {}

    def say(self, key: str, **args: Value) -> str:
        """The sentence of a key, with its arguments in words."""
        found = self.find(key)
        if found is None:
            return key
        if isinstance(found, dict):
            found = found["one" if args.get("number") in self._singular else "many"]
        return _PLACE.sub(lambda match: self.word(args.get(match[1], match[0]), match[1]), found)

    def find(self, key: str) -> str | dict[str, str] | None:
        """What the files say for a key, in the game's namespace or in core's."""
        for space in self._spaces:
            found = _table(space, self.language).get(key)
            if found is not None:
                return found
        return None

    def word(self, value: Value, name: str = "") -> str:
        """One argument in words: a card, a seat, a term of the game, a list of them, or the thing itself."""
        if isinstance(value, tuple):
            return self._list(self._counted(value, name))
        if isinstance(value, int):
            return self._player(value) if name == "player" else str(value)
        if value in SUIT_OF or value in (BACK, OLD_BACK):
            return self.card(value)
        if value in self._names:
            return self._names[value]
        if isinstance(term := self.find(f"term.{self._terms.get(value, value)}"), str):
            return term
        halves = value.split(":")
        termed = any(isinstance(self.find(f"term.{half}"), str) for half in halves)
        return " ".join(map(self.word, halves)) if len(halves) == 2 and all(halves) and termed else value

    def decimal(self, value: float) -> str:
        """A number with one digit after the point, or after the comma."""
        spelled = f"{value:.1f}"
        return spelled.replace(".", ",") if self.language == "fr" else spelled

    def _player(self, number: int) -> str:
        """A player by his number in the list: his name, or where he stands in it."""
        return self._players[number] if number < len(self._players) else self.say("player", number=number + 1)

    def card(self, card: str) -> str:
        """A card in words."""
        if card not in SUIT_OF:
            return self.say("card.hidden")
        rank, suit = RANK_OF[card], SUIT_OF[card]
        if rank == "JK":
            return self.say("card.joker")
        return self.say("card.name", rank=self.say(f"card.rank.{rank}"), suit=self.say(f"card.suit.{suit.value}"))

    def refusal(self, refused: Refusal) -> str:
        """Why a move was refused, in a sentence."""
        return self.say(f"refuse.{refused.reason}", **_named(refused.args))

    def event(self, happened: Event, sealed: bool = False) -> str:
        """A log line. An event that tells a move has a sentence for each kind of it, with the move's parts.

        `sealed`: a seal before the line says whose doing it was, so that a shorter one will do.
        """
        args = _named(happened.args)
        key = happened.kind
        if isinstance(spelled := args.get("move"), str):
            move = Move.parse(spelled)
            pieces = move.some("units") + move.some("unit") + move.some("specials")
            args = {**dict(move.parts), "pieces": pieces, **args}
            key = f"{key}.{args['action']}{'-all' if 'dir' in args else ''}"
        short = sealed and self.find(f"line.{key}") is not None
        return self.say(f"{'line' if short else 'log'}.{key}", **args)

    def outcome(self, ended: Outcome) -> str:
        """How the game ended."""
        return self.say(f"outcome.{ended.reason}")

    def _counted(self, values: tuple[str, ...], name: str) -> list[str]:
        """Many of a kind as people say them: those with an article (`the.*`) by name, the others counted."""
        if self.find(f"counted.{name}") is None:
            return [self.word(one) for one in values]
        named = [one for one in values if self.find(f"the.{one}") is not None]
        rest = len(values) - len(named)
        counted = [self.say(f"counted.{name}", number=rest)] if rest else []
        return counted + [self.say(f"the.{one}") for one in named]

    def _list(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words) or self.say("nothing")
        return f"{', '.join(words[:-1])} {self.say('and')} {words[-1]}"


def words_for(session: Session[Any], language: str, players: Sequence[str] = ()) -> Words:
    """A game's words with the players' names in them; without names, the seats' own."""
    words, seats = Words(language, session.rules.name), session.seats
    shown = []
    for player, seat in enumerate(seats):
        given = players[player] if player < len(players) else ""
        shown.append(given if given and given != seat else words.say(f"seat.{seat}"))
    names, terms = dict(zip(seats, shown, strict=True)), session.rules.terms(session.options)
    return Words(language, session.rules.name, names, tuple(shown), terms)


def _named(args: Args) -> dict[str, Value]:
    return dict(args)


@cache
def _table(space: str, language: str) -> dict[str, str | dict[str, str]]:
    path = files.translations() / f"{space}.{language}.json"
    if not path.is_file():
        return {}
    tree = json.loads(path.read_text(encoding="utf-8"))[language]
    return dict(_flat(tree, ""))


def _flat(tree: dict[str, object], prefix: str) -> list[tuple[str, str | dict[str, str]]]:
    rows: list[tuple[str, str | dict[str, str]]] = []
    for key, value in tree.items():
        if isinstance(value, str) or (isinstance(value, dict) and set(value) == {"one", "many"}):
            rows.append((prefix + key, value))
        elif isinstance(value, dict):
            rows += _flat(value, f"{prefix}{key}.")
    return rows
