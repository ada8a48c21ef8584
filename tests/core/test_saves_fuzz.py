"""Mutated saved games: whatever is in a file, it is a game or a SaveError, never a crash."""

import hashlib
import time
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from boardgames.core import saves
from boardgames.core.luck import Luck
from boardgames.core.session import Session
from tests.amounts import amount
from tests.core.mutating import mutated
from tests.core.tables import ROIS, play_random, random_game, save_of, shelf

CHUNKS = 8
NUMBER = amount("mutated saves", ci=1000, soak=20_000)


@cache
def originals() -> tuple[bytes, ...]:
    """Games of different kinds: short and long, set up by hand, begun in the middle, in the middle of an action."""
    sessions = [
        random_game(40, seed=1),
        random_game(60, seed=2, players=4, teams="on", specials="general,standard,healer"),
        random_game(25, seed=3, terrain="free", deployment="free", specials="general,sapper"),
        random_game(30, seed=4, manoeuvre="on", players=3),
    ]
    for plies in (20, 21, 22, 23, 24):
        middle = random_game(plies, seed=5, specials="general")
        sessions.append(Session.new(ROIS, middle.options, 5, start=ROIS.write(middle.state)))
        play_random(sessions[-1], 4)
    for plies in range(5):
        early = random_game(plies, seed=6, terrain="free", deployment="free", specials="general")
        sessions.append(Session.new(ROIS, early.options, 6, start=ROIS.write(early.state)))
    return tuple(saves.dump(save_of(session)) for session in sessions)


def judged(data: bytes) -> str:
    """What becomes of a file: `loaded`, or the reason why not. A loaded game can be asked everything."""
    try:
        session = saves.load(saves.parse(data), shelf)
    except saves.SaveError as error:
        return error.reason if len(str(error)) < 1000 else "a reason that fills the screen"
    ask = session.ask
    if ask is not None:
        session.rules.kinds(session.state, ask.player)
        session.screen(ask.player)
    assert saves.parse(saves.dump(saves.snapshot(session))).position == session.checksum()
    return "loaded"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_mutated_saves_are_games_or_errors(chunk: int, record_property: Callable[[str, object], None]) -> None:
    found: dict[str, int] = {}
    crashes: dict[str, str] = {}
    slowest = (0.0, "")
    for number in range(chunk, NUMBER, CHUNKS):
        stream = Luck(number, ply=11).stream()
        data = originals()[stream.below(len(originals()))]
        changed = mutated(data, stream)
        began = time.perf_counter()
        try:
            reason = judged(changed)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            reason = f"{type(error).__name__} in {Path(place.filename).name}, {place.name}"
            crashes[reason] = f"number {number}: {changed.decode(errors='replace')[:3000]}"
        slowest = max(slowest, (time.perf_counter() - began, f"{number} {hashlib.sha256(changed).hexdigest()[:8]}"))
        found[reason] = found.get(reason, 0) + 1
    assert not crashes, f"{len(crashes)} kinds of crash: {crashes}"
    assert "a reason that fills the screen" not in found
    record_property("reasons", found)
    record_property("slowest", slowest)
    print(f"{found}; the slowest took {slowest[0]:.3f} s: {slowest[1]}")


def test_the_mutations_reach_every_check() -> None:
    """The fuzz means something only if it gets past the first door."""
    reasons = set()
    for number in range(400):
        stream = Luck(number, ply=11).stream()
        data = originals()[stream.below(len(originals()))]
        try:
            saves.load(saves.parse(mutated(data, stream)), shelf)
        except saves.SaveError as error:
            reasons.add(error.reason)
        except Exception:
            continue  # The test above tells of crashes.
    assert reasons >= {"broken", "tampered", "bad-field", "bad-move", "bad-options", "bad-start", "diverged"}


def test_the_same_number_is_the_same_file() -> None:
    data = originals()[0]
    assert mutated(data, Luck(3).stream()) == mutated(data, Luck(3).stream())
