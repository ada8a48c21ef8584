"""The same record gives the same game in every process: hashes of texts differ from one to the next, games do not."""

import json
import os
import subprocess
import sys
from pathlib import Path

from boardgames.core import saves
from boardgames.core.session import checksum
from tests.contract.cases import CASES, played, states

ROOT = Path(__file__).parents[2]
SEED = 11

# Plays every saved game of standard input again and says the fingerprint of each ply, and of what each player sees.
_REPLAY = """
import json, sys
from dataclasses import replace
from boardgames.core import saves
from boardgames.core.session import Session, checksum
from tests.contract.cases import shelf

fingerprints = []
for data in json.load(sys.stdin):
    record = saves.parse(data.encode()).record
    rules = shelf(record.game)
    session = Session(rules, replace(record, options=rules.settle(record.options), entries=()))
    found = [session.checksum()]
    for entry in record.entries:
        ask = session.ask
        lines = [rules.lines(session.state, ask.player, kind) for kind in rules.answers(session.state, ask.player)]
        session.replay((entry,))
        found.append(session.checksum())
    seen = [checksum(rules, session.view(player)) for player in (None, 0, 1)]
    fingerprints.append([found, seen, str(lines), str(session.log(0))])
print(json.dumps(fingerprints))
"""


def _replayed(games: str, hash_seed: str) -> list[list[object]]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", _REPLAY],
        input=games,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[object]] = json.loads(done.stdout)
    return found


def test_games_do_not_depend_on_the_hash_seed() -> None:
    sessions = [played(case, SEED) for case in CASES]
    data = json.dumps([saves.dump(saves.snapshot(session)).decode() for session in sessions])
    one, two = _replayed(data, "1"), _replayed(data, "2")
    assert one == two
    for session, (fingerprints, *_) in zip(sessions, one, strict=True):
        assert fingerprints == [checksum(session.rules, state) for state in states(session)], session.rules.name
