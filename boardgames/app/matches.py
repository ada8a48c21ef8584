"""A match in words: two games that count together, on the table, in the list of saved games, and at their end."""

import re
from collections.abc import Mapping, Sequence

from boardgames.core.contract import Match
from boardgames.words import Words

_WON = re.compile(r"[0-2](-[0-2])+")


def score(won: Sequence[int]) -> str:
    """The games won by each player, in their order at the table.

    >>> score((1, 0))
    '1–0'
    """
    return "–".join(map(str, won))


def kept_score(facts: Mapping[str, int | str]) -> str:
    """The score that a file tells, which nobody vouches for; empty if it tells none.

    >>> kept_score({"won": "1-0"}), kept_score({"won": "many"}), kept_score({"won": 3})
    ('1–0', '', '')
    """
    won = facts.get("won")
    return won.replace("-", "–") if isinstance(won, str) and _WON.fullmatch(won) else ""


def kept_game(facts: Mapping[str, int | str]) -> int:
    """Which game of a match a file tells of; 0 if of none."""
    game = facts.get("game")
    return game if type(game) is int and game in (1, 2) else 0


def progress(words: Words, facts: Mapping[str, int | str], far: str) -> str:
    """How far a saved game is, `far` within the present game, if it is one of a match (words of `app`)."""
    stands, game = kept_score(facts), kept_game(facts)
    if not stands or not game:
        return far
    if facts.get("between") == 1:
        return words.say("match.between", score=stands)
    return words.say("match.progress", game=game, score=stands, far=far)


def headline(words: Words, match: Match, over: bool, winners: tuple[str, ...]) -> str:
    """Who has won the game on the table or, when all of it is over, the match (words of `table`)."""
    if not over:
        return words.say("result.won-game", players=winners, game=match.game)
    return words.say("result.won-match", players=winners) if winners else words.say("result.drawn-match")
