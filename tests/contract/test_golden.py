"""Playthroughs: a whole game of each on the shelf, move by move with its fingerprint, as it was once and must stay.

A change of the rules shows here as a readable difference. `GOLDEN=write` writes the files anew; read them before you
commit them.
"""

import os
from pathlib import Path

import pytest

from boardgames import games
from boardgames.bots.chance import ChancePlayer
from boardgames.core.session import Session
from boardgames.words import Words

FOLDER = Path(__file__).parent.parent / "golden"
OPTIONS: dict[str, dict[str, object]] = {"rois": {"players": 3, "units": 2, "specials": "general,healer", "rounds": 12}}


def playthrough(game: str, seed: int = 7) -> str:
    """A game by chance in text: the set-up, then each move, what was told of it, and the position's fingerprint."""
    session = Session.new(games.rules(game), OPTIONS.get(game, {}), seed)
    bot, words = ChancePlayer(seed), Words("en", game)
    lines = [words.event(event) for event in session.log(None)]
    lines.append(session.rules.write(session.state))
    while (ask := session.ask) is not None:
        move = bot.choose(session, ask.player)
        session.submit(ask.player, move)
        lines.append(f"{session.ply} player {ask.player} {ask.kind}: {move} [{session.checksum()}]")
        lines += [f"    {words.event(event)}" for event in session.last().events]
    lines += [session.rules.sketch(session.state), str(session.outcome)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", games.names())
def test_the_playthrough_is_as_it_was(game: str) -> None:
    path = FOLDER / f"{game}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.write_text(playthrough(game), encoding="utf-8")
    assert playthrough(game) == path.read_text(encoding="utf-8")
