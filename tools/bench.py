"""How fast the rules are: random play beside python-chess, judging, picking, copying, loading and refusing files.

    python tools/bench.py [--quick] [--only rules|window|print] [--json FILE]

It prints tables and asserts nothing: times depend on the machine and on what else it does. Random play and
python-chess take turns, so that their ratio means something on a busy machine too. The window's part is
`bench_window.py`, that of printed boards `bench_print.py`.
"""

import argparse
import copy
import dataclasses
import json
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from boardgames import games
from boardgames.core import saves
from boardgames.core.contract import Move, Rules
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import Partial, random_move
from boardgames.core.session import Entry, Session
from tools import bench_print, bench_window
from tools.bench_report import Table, spelled

try:
    import chess
except ImportError:
    chess = None  # type: ignore[assignment]

ROIS_SPECIALS = ("general", "standard", "healer", "sapper", "raw-officer")
MIXES: dict[str, tuple[dict[str, object], ...]] = {
    "rois": (
        {},
        {"terrain": "none", "specials": ROIS_SPECIALS},
        {"players": 3},
        {"players": 4, "specials": ("general", "healer")},
        {"players": 4, "teams": True, "terrain": "none"},
        {"scenario": "hill"},
    ),
    "koth": (
        {},
        {"scenario": "introduction"},
        {"scenario": "woods"},
        {"scenario": "ambush"},
        {"scenario": "night"},
        {"scenario": "siege"},
    ),
    "assassins": ({"scenario": "side-a"}, {"scenario": "side-b"}),
}
"""A fair mix of options of each game; a game that is not named here plays with its default options."""
LONG_GAME = "rois"
"""The game whose saves are loaded and refused: by default 20 units against 20."""
MANOEUVRE = (
    "zone-max=6 manoeuvre=on units=6S@B2,6S@C2,6S@D2,6S@C1,6N@B4,6N@C4,6N@D4,6N@C5"
    " specials=S:general@C2,S:healer@B2 hands=S:7S,9S,4C,KC,2D;N:8S,5H"
)
"""24 units a side, any of which may march with one card."""
PATIENCE = 30.0
"""How many seconds a broken file may take before the bench gives it up."""


class Moment(NamedTuple):
    """A state of a random game, the player who is asked, and a move of his."""

    state: Any
    player: int
    move: Move


# --- random play ----------------------------------------------------------------------------------------------------


def choose(rules: Rules[Any], state: Any, player: int, stream: Stream) -> Move:
    """A move by chance that does not end the game by consent."""
    try:
        return random_move(rules, state, player, stream, rules.consent)
    except ValueError:
        return rules.suggest(state, player, Luck(stream.below(1 << 30)), 1)[0]


def play(rules: Rules[Any], options: dict[str, object], seed: int) -> Iterator[Moment]:
    """A random game from set-up to end, move by move."""
    state = rules.setup(rules.settle(options), Luck(seed)).state
    stream = Luck(seed + 1).stream()
    ask = rules.ask(state)
    while ask is not None:
        move = choose(rules, state, ask.player, stream)
        yield Moment(state, ask.player, move)
        state = rules.apply(state, ask.player, move).state
        ask = rules.ask(state) if rules.outcome(state) is None else None


def play_for(seconds: float, rules: Rules[Any], mix: tuple[dict[str, object], ...], seed: int) -> float:
    """Moves per second over whole games with each option of the mix in turn, for about so long."""
    moves = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for options in mix:
            moves += sum(1 for _ in play(rules, options, seed))
            seed += 1
    return moves / spent


def play_chess_for(seconds: float, seed: int) -> float:
    """The same for python-chess."""
    chance = random.Random(seed)
    moves = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        board = chess.Board()
        while board.outcome() is None:
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
    return moves / spent


def random_play(seconds: float) -> Table:
    """Every game on the shelf, with a mix of options and with the default ones, beside python-chess."""
    table = Table("Random play (goal: ratio 1, at least 0.33)", ("game", "moves/s", "python-chess", "ratio"), [])
    for name in games.names():
        rules = games.rules(name)
        for title, mix in (("mix", MIXES.get(name, ({},))), ("default", ({},))):
            pairs = []
            for turn in range(5):
                own = play_for(seconds, rules, mix, 1000 * turn)
                pairs.append((own, play_chess_for(seconds, turn) if chess else 0.0))
            own, other = (round(statistics.median(column)) for column in zip(*pairs, strict=True))
            ratio = statistics.median(mine / theirs for mine, theirs in pairs) if chess else 0.0
            table.rows.append((f"{name} ({title})", own, other or "-", round(ratio, 2) if chess else "-"))
    return table


# --- judging and picking --------------------------------------------------------------------------------------------


def moments(rules: Rules[Any], number: int) -> list[Moment]:
    """States from all over random games with the mix of options."""
    mix = MIXES.get(rules.name, ({},))
    each = -(-number // len(mix))
    found: list[Moment] = []
    for seed, options in enumerate(mix):
        whole = [*play(rules, options, seed), *play(rules, options, seed + 100)]
        found += random.Random(seed).sample(whole, min(each, len(whole)))
    return found


def microseconds(work: Callable[..., object], *args: object, repeat: int = 1) -> float:
    """How long one call takes, the quickest of some."""
    best = float("inf")
    for _ in range(repeat):
        began = time.perf_counter_ns()
        work(*args)
        best = min(best, time.perf_counter_ns() - began)
    return best / 1000


def spread(name: str, times: list[float]) -> tuple[str, float, float, float]:
    """A row: median, 99th percentile and maximum."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    return name, round(statistics.median(ordered), 1), round(late, 1), round(ordered[-1], 1)


def refuse(rules: Rules[Any], at: Moment) -> None:
    """The judge on a legal move."""
    rules.refuse(at.state, at.player, at.move)


def all_lines(rules: Rules[Any], at: Moment) -> None:
    """The lines of all kinds."""
    for kind in rules.answers(at.state, at.player):
        rules.lines(at.state, at.player, kind)


def all_moves(rules: Rules[Any], at: Moment) -> None:
    """All legal moves, one by one (or that they are too many)."""
    rules.moves(at.state, at.player)


def pick_one(rules: Rules[Any], at: Moment) -> None:
    """A partial move from nothing: build, what can be picked, pick the first, what can be picked then."""
    partial = Partial(rules, at.state, at.player)
    for part in partial.offers():
        if part.values:
            partial.pick(part.name, part.values[0])
            break
    partial.offers()


def replaced(rules: Rules[Any], at: Moment) -> None:
    """A successor with one field changed."""
    if hasattr(at.state, "_replace"):
        at.state._replace(luck=at.state.luck)
    else:
        dataclasses.replace(at.state, luck=at.state.luck)


def applied(rules: Rules[Any], at: Moment) -> None:
    """A successor by a move, with its events."""
    rules.apply(at.state, at.player, at.move)


def deeply_copied(rules: Rules[Any], at: Moment) -> None:
    """What states are never copied by, for comparison."""
    copy.deepcopy(at.state)


JUDGING: dict[str, Callable[[Rules[Any], Moment], None]] = {
    "refuse": refuse,
    "lines of all kinds": all_lines,
    "moves": all_moves,
    "Partial, offers, one pick": pick_one,
}
COPYING: dict[str, Callable[[Rules[Any], Moment], None]] = {
    "replace": replaced,
    "apply": applied,
    "deepcopy": deeply_copied,
}


def single_calls(
    title: str, calls: dict[str, Callable[[Rules[Any], Moment], None]], rules: Rules[Any], known: list[Moment]
) -> Table:
    """How long each call takes at each of these moments."""
    rows = [spread(name, [microseconds(call, rules, at, repeat=3) for at in known]) for name, call in calls.items()]
    return Table(title, ("call", "median", "99 %", "most"), [*rows])


def judging(number: int) -> Iterator[Table]:
    """What a table asks at every move and at every motion of the pointer, and what a successor state costs."""
    for name in games.names():
        rules = games.rules(name)
        known = moments(rules, number)
        yield single_calls(f"Judging and picking, {name} (us)", JUDGING, rules, known)
        yield single_calls(f"Copying, {name} (us; goal: 10 or less)", COPYING, rules, known)


def manoeuvre(number: int) -> Table:
    """The grand manoeuvre: 24 units that may march together are one line, not 16 million moves."""
    rules = games.rules("rois")
    state = rules.read(MANOEUVRE)
    units = [unit.name for unit in state.field.units if unit.seat == 0]
    times: dict[str, list[float]] = {}

    def measure(step: str, work: Callable[..., object], *args: object) -> None:
        times.setdefault(step, []).append(microseconds(work, *args))

    for _ in range(number):
        measure("build", Partial, rules, state, 0)
        partial = Partial(rules, state, 0)
        measure("offers", partial.offers)
        partial.pick("card", "7S")
        partial.pick("dir", "W")
        for unit in units:
            measure("one pick of a unit", partial.pick, "units", unit)
            measure("offers after it", partial.offers)
        measure("moves, 24 picked", partial.moves)
    rows = [spread(step, taken) for step, taken in times.items()]
    return Table("Grand manoeuvre of 24 units, rois (us)", ("step", "median", "99 %", "most"), [*rows])


# --- files ----------------------------------------------------------------------------------------------------------


def random_session(rules: Rules[Any], seed: int) -> Session[Any]:
    """A random game with the default options, played to its end."""
    session = Session.new(rules, {}, seed)
    for _, player, move in play(rules, {}, seed):
        session.submit(player, move)
    return session


def endless_session(rules: Rules[Any], most: int) -> Session[Any]:
    """A legal game of almost as many moves as a file may hold: nobody strikes, a black card comes up every turn."""
    session = Session.new(rules, {"zone-max": 6, "units": 6}, 1)
    stream = Luck(1).stream()
    while session.ply < most - 1 and (ask := session.ask) is not None:
        state = session.state
        hand = state.hands[state.active]
        red = tuple(card for card in hand if not is_black(card))
        if ask.kind != "turn":
            session.submit(ask.player, Move("pass"))
        elif not state.spent and rules.lines(state, ask.player, "move"):
            others = frozenset(rules.answers(state, ask.player)) - {"move"}
            session.submit(ask.player, random_move(rules, state, ask.player, stream, others))
        elif red:
            session.submit(ask.player, Move.make("discard", cards=red))
        else:
            drawn = one_black_first(state.deck)[: min(2, 5 - len(hand))]
            if drawn and len(state.deck) >= 2:
                session.script(drawn)
            session.submit(ask.player, Move("end-turn"))
    return session


def is_black(card: str) -> bool:
    """A spade or a club."""
    return card[-1] in "SC"


def one_black_first(deck: tuple[str, ...]) -> tuple[str, ...]:
    """The deck with one black card on top, then one that is not."""
    black = tuple(card for card in deck if is_black(card))
    other = tuple(card for card in deck if not is_black(card))
    return black[:1] + other[:1] + black[1:] + other[1:]


def loading(tries: int) -> Table:
    """Files on the disk: the longest of some random games, and a march without end."""
    rules = games.rules(LONG_GAME)
    longest = max((random_session(rules, seed) for seed in range(4 * tries)), key=lambda session: session.ply)
    table = Table("Loading a save (goal: under 0.5 s)", ("game", "moves", "kB", "write s", "read + load s"), [])
    table.rows.append(loading_one(f"{LONG_GAME}, longest of {4 * tries} random games", longest, tries))
    endless = endless_session(rules, saves.MOST_MOVES)
    table.rows.append(loading_one(f"{LONG_GAME}, an endless march", endless, 3))
    return table


def loading_one(name: str, session: Session[Any], tries: int) -> tuple[str, int, int, float, float]:
    """A row: how long writing takes, and reading and judging all of it again."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"long{saves.SUFFIX}"
        written = microseconds(saves.write, path, saves.snapshot(session))
        times = [microseconds(load_file, path) for _ in range(tries)]
        size = path.stat().st_size // 1024
    return name, session.ply, size, round(written / 1e6, 4), round(statistics.median(times) / 1e6, 3)


def load_file(path: Path) -> None:
    """Read a file, and play it again."""
    saves.load(saves.read(path), games.rules)


def with_moves(save: saves.Save, entries: tuple[Entry, ...]) -> bytes:
    """The same file with other moves, its checksum right again."""
    return saves.dump(dataclasses.replace(save, record=dataclasses.replace(save.record, entries=entries)))


def garbled(save: saves.Save, chance: random.Random) -> bytes:
    """One letter of one move is another one."""
    entries = list(save.record.entries)
    at = chance.randrange(len(entries))
    text = str(entries[at].move)
    where = chance.choice([where for where, letter in enumerate(text) if letter.isalnum()])
    other = chance.choice([letter for letter in "abcSD12=, " if letter != text[where]])
    entries[at] = Entry(entries[at].player, Move(text[:where] + other + text[where + 1 :]))
    return with_moves(save, tuple(entries))


def swapped(save: saves.Save, chance: random.Random) -> bytes:
    """Two different moves have changed places."""
    entries = list(save.record.entries)
    one = chance.randrange(len(entries))
    two = chance.choice([at for at, entry in enumerate(entries) if entry != entries[one]])
    entries[one], entries[two] = entries[two], entries[one]
    return with_moves(save, tuple(entries))


def flipped(data: bytes, chance: random.Random) -> bytes:
    """One bit is wrong."""
    at = chance.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1 :]


def broken_files(number: int) -> Iterator[tuple[str, bytes]]:
    """Files that must be refused, each with its kind."""
    rules = games.rules(LONG_GAME)
    chance = random.Random(1)
    save = saves.snapshot(random_session(rules, 1))
    data = saves.dump(save)
    entries = save.record.entries
    for _ in range(number // 3):
        yield "bit flipped", flipped(data, chance)
    for _ in range(number // 6):
        yield "cut off", data[: chance.randrange(len(data))]
    for _ in range(number // 3):
        yield "move garbled", garbled(save, chance)
    for _ in range(number // 6):
        yield "moves swapped", swapped(save, chance)
    for count in range(1, 6):
        yield "last moves missing", with_moves(save, entries[:-count])
    yield "4 MB of nested lists", b"[" * saves.LARGEST
    yield "4 MB of nested objects", b'{"a":' * (saves.LARGEST // 5)
    yield "over 4 MB", data + b" " * saves.LARGEST
    yield from overlong_files(rules, save)


def overlong_files(rules: Rules[Any], save: saves.Save) -> Iterator[tuple[str, bytes]]:
    """Files within the limits of size and of moves that make the most work."""
    most, entries = saves.MOST_MOVES, save.record.entries
    endless = saves.snapshot(endless_session(rules, most))
    yield "endless march, wrong position", saves.dump(dataclasses.replace(endless, position="0" * 16))
    yield "20,000 moves, the game played over and over", with_moves(save, (entries * most)[:most])
    yield "20,000 scripted cards", with_moves(save, (Entry(None, Move.make("chance", next="7S")),) * most)
    yield "20,001 moves", with_moves(save, (entries * most)[: most + 1])
    room = saves.LARGEST - 100_000
    parts = " ".join(f"a{number}=1" for number in range(room // 10))
    yield "one move of 4 MB of parts", with_moves(save, (Entry(0, Move(f"move {parts}")),))
    values = ",".join(f"S{number}" for number in range(room // 8))
    yield "one move of 4 MB of values", with_moves(save, (Entry(0, Move(f"move units={values}")),))
    script = Entry(None, Move("chance next=" + ",".join(["7S"] * (room // 3))))
    yield "4 MB of scripted cards", with_moves(save, (script, *entries))
    units = ",".join(["30S@C1"] * (room // 7))
    record = dataclasses.replace(save.record, start=f"units={units}")
    yield "first position of 4 MB of units", saves.dump(dataclasses.replace(save, record=record))
    table = {str(number): "x" for number in range(room // 20)}
    yield "4 MB of table, wrong position", saves.dump(dataclasses.replace(save, table=table, position="0" * 16))


class GivenUpError(Exception):
    """It takes too long."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Break off after so many seconds, where the system can do it."""

    def give_up(*_: object) -> None:
        raise GivenUpError

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def refused(data: bytes) -> tuple[float, str]:
    """How many seconds a file takes until it is refused, and what is said."""
    began = time.perf_counter()
    try:
        with patience(PATIENCE):
            saves.load(saves.parse(data), games.rules)
        said = "ACCEPTED"
    except saves.SaveError as error:
        said = error.reason
    except GivenUpError:
        said = f"GIVEN UP after {PATIENCE:.0f} s"
    except Exception as error:
        said = f"BROKE: {type(error).__name__}"
    return time.perf_counter() - began, said


def refusing(number: int) -> Table:
    """The slowest refused file of each kind and reason, the slowest of all first."""
    times: dict[tuple[str, str], list[float]] = {}
    for kind, data in broken_files(number):
        seconds, said = refused(data)
        times.setdefault((kind, said), []).append(seconds)
    table = Table("Refusing broken files, the slowest of each kind", ("kind", "refused as", "files", "seconds"), [])
    for (kind, said), taken in sorted(times.items(), key=lambda item: max(item[1]), reverse=True):
        table.rows.append((kind, said, len(taken), round(max(taken), 4)))
    return table


# --- the report -----------------------------------------------------------------------------------------------------


def tables(quick: bool) -> Iterator[Table]:
    """All tables of the rules, one after the other."""
    yield random_play(0.5 if quick else 2.0)
    number = 120 if quick else 600
    yield from judging(number)
    yield manoeuvre(20 if quick else 100)
    yield loading(3 if quick else 9)
    yield refusing(60 if quick else 300)


PARTS: dict[str, Callable[[bool], Iterator[Table]]] = {
    "rules": tables,
    "window": bench_window.tables,
    "print": bench_print.tables,
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--only", choices=PARTS, help="one part alone")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there too")
    asked = parser.parse_args()
    parts = [asked.only] if asked.only else list(PARTS)
    if chess is None and "rules" in parts:
        print("python-chess is not here, so there is nothing to compare with: pip install boardgames[bench]\n")
    done = []
    for table in chain.from_iterable(PARTS[part](asked.quick) for part in parts):
        print(spelled(table), flush=True)
        done.append(table._asdict())
    if asked.json is not None:
        asked.json.write_text(json.dumps(done, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
