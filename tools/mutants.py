"""Break a game's rule code on purpose, one place at a time, and report which breaks no test notices.

    python tools/mutants.py --game rois --number 200 --seed 1 --jobs 2
    python tools/mutants.py --game rois --list          the breaks, numbered, without running anything
    python tools/mutants.py --game rois --only 17       one of them, with its difference and what the tests say

Every mutant runs in a copy of the project, so the checkout is never touched. A mutant is noticed when a test of the
game (or, if none does, a contract test) fails or does not come to an end. The exit code is 1 when fewer than 95 % are.
"""

import argparse
import ast
import contextlib
import difflib
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("boardgames", "assets", "tests", "saves", "docs", "pyproject.toml")
NOT_RULES = re.compile(r"(table\w*|layout|kit)\.py")
"""How a game lies on the screen and on paper: the tests of the app and of the printer look at that."""
LATE = ("agreement", "invariants", "random", "properties", "contract")
"""Test modules with these words in their names play many games: they come last."""
BAR = 95
"""The percentage of mutants that the tests must notice."""
MEMORY = 3 << 30
"""What one test run may use: a loop that a mutant makes endless must not take the machine with it."""

RULE_NUMBER = re.compile(r"[A-Z]+-[A-Z]+-\d+")
COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
NEGATED_BY_OPERATOR = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
"""To change these operators is to invert the comparison: it is not inverted a second time as a condition."""


class Place(NamedTuple):
    """A place of a file that can be broken: its bytes from `start` to `end`, and what may stand there instead."""

    file: Path
    line: int
    start: int
    end: int
    changes: tuple[tuple[str, str], ...]
    """The new text and the change in words, for each way to break it."""


class Mutant(NamedTuple):
    """One broken place: the whole text of its file, and what was changed in words."""

    file: Path
    line: int
    words: str
    source: str
    """The line as it was."""
    text: bytes


class Verdict(NamedTuple):
    """What the tests said to a mutant; `by` names the test that noticed it."""

    noticed: bool
    by: str
    seconds: float


class Suite(NamedTuple):
    """The tests to run one after the other, and the longest time that a run may take."""

    runs: tuple[tuple[str, ...], ...]
    timeout: float


# --- finding places -------------------------------------------------------------------------------------------------


class Finder(ast.NodeVisitor):
    """Collects the places of one file."""

    def __init__(self, file: Path, source: bytes, rules: tuple[str, ...]) -> None:
        self.places: list[Place] = []
        self._file = file
        self._source = source
        self._rules = rules
        self._line_starts = [0]
        for line in source.splitlines(keepends=True):
            self._line_starts.append(self._line_starts[-1] + len(line))
        self._saying = False

    # Not rule code, or nothing that a test could notice.

    def visit_Import(self, node: ast.Import) -> None:
        """An import that is wrong breaks everything at once."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """See above."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """It never fails."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A message; and before Python 3.12 positions within an f-string are wrong."""

    def visit_arg(self, node: ast.arg) -> None:
        """It only has an annotation."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.visit(node.args)
        self._visit_all(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._visit_all(node.body)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        cut = isinstance(node.slice, ast.Slice) and isinstance(node.slice.upper, ast.Constant)
        if self._saying and cut:  # an echoed word is cut short in a message
            self.visit(node.value)
        else:
            self.generic_visit(node)

    # Conditions.

    def visit_If(self, node: ast.If) -> None:
        self._invert(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._invert(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._invert(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._invert(test)
        self.generic_visit(node)

    def _invert(self, test: ast.expr) -> None:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_OPERATOR):
            return
        start, end = self._span(test)
        self._add(start, end, f"not ({self._source[start:end].decode()})", "condition inverted")

    # Operators.

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for number, operator in enumerate(node.ops):
            old, new = COMPARISONS[type(operator)]
            self._operator(operands[number], operands[number + 1], old, new)
        for operand in operands:
            for word in operand.elts if isinstance(operand, ast.Tuple) else [operand]:
                self._alter_word(word)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._operator(left, right, old, new)
        if isinstance(node.op, ast.Or):
            for value in node.values:
                if isinstance(value, ast.Call) and "refuse" in _name(value):
                    self._replace(value, "None", f"refusal dropped: {_name(value)} is not asked")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.BitAnd) and isinstance(node.right, ast.Constant):
            self.visit(node.left)
        elif isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            self.visit(node.right)
        else:
            if isinstance(node.op, ast.Add | ast.Sub):
                old, new = ("+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
                self._operator(node.left, node.right, old, new)
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add | ast.Sub):
            old, new = ("+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            self._operator(node.target, node.value, old, new)
        self.generic_visit(node)

    def _operator(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Between two operands stand the operator, blanks, brackets and comments."""
        start, end = self._span(left)[1], self._span(right)[0]
        between = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment[0]), self._source[start:end])
        found = re.search(re.escape(old).replace(r"\ ", r"\s+").encode(), between)
        if found is not None:
            self._add(start + found.start(), start + found.end(), new, f"{old} changed to {new}")

    # Statements, calls and constants.

    def visit_Continue(self, node: ast.Continue) -> None:
        self._replace(node, "pass", "continue dropped")

    def visit_Break(self, node: ast.Break) -> None:
        self._replace(node, "pass", "break dropped")

    def visit_Raise(self, node: ast.Raise) -> None:
        if isinstance(node.exc, ast.Call):
            self._replace(node, "pass", f"refusal dropped: {_name(node.exc)} is not raised")
            self._visit_message(node.exc)

    def visit_Call(self, node: ast.Call) -> None:
        if _name(node) == "field":  # a dataclass's plumbing
            return
        if _name(node) == "refusal":
            if not self._saying:
                self._replace(node, "None", "refusal dropped")
            self._visit_message(node)
        else:
            self.generic_visit(node)

    def _visit_message(self, call: ast.Call) -> None:
        before, self._saying = self._saying, True
        self.generic_visit(call)
        self._saying = before

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._replace(node, str(not value), f"{value} changed to {not value}")
        elif isinstance(value, int):
            near = (value + 1, value - 1)
            self._change(node, tuple((str(other), f"{value} changed to {other}") for other in near))
        elif isinstance(value, str) and RULE_NUMBER.fullmatch(value) and len(self._rules) > 1:
            other = self._rules[(self._rules.index(value) + 1) % len(self._rules)]
            self._replace(node, f'"{other}"', f"{value} changed to {other}")

    def _alter_word(self, node: ast.expr) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            new = repr(f"{node.value}~")
            self._replace(node, new, f"compared word {node.value!r} changed to {new}")

    def _visit_all(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            self.visit(node)

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._line_starts[node.lineno - 1] + node.col_offset
        return start, self._line_starts[node.end_lineno - 1] + node.end_col_offset

    def _replace(self, node: ast.expr | ast.stmt, new: str, words: str) -> None:
        self._change(node, ((new, words),))

    def _change(self, node: ast.expr | ast.stmt, changes: tuple[tuple[str, str], ...]) -> None:
        start, end = self._span(node)
        self.places.append(Place(self._file, node.lineno, start, end, changes))

    def _add(self, start: int, end: int, new: str, words: str) -> None:
        line = self._source.count(b"\n", 0, start) + 1
        self.places.append(Place(self._file, line, start, end, ((new, words),)))


def _name(call: ast.Call) -> str:
    """The name of what is called, without the module or object before it."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def rule_files(game: str) -> list[Path]:
    """The files of a game's rules, relative to the project."""
    folder = ROOT / "boardgames" / "games" / game
    return sorted(path.relative_to(ROOT) for path in folder.rglob("*.py") if not NOT_RULES.fullmatch(path.name))


def find_places(game: str) -> dict[Path, list[Place]]:
    """All places of a game's rules, by file, in the order of the text."""
    sources = {file: (ROOT / file).read_bytes() for file in rule_files(game)}
    numbers = {
        node.value
        for source in sources.values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_NUMBER.fullmatch(node.value)
    }
    found = {}
    for file, source in sources.items():
        finder = Finder(file, source, tuple(sorted(numbers)))
        finder.visit(ast.parse(source))
        found[file] = sorted(finder.places, key=lambda place: (place.start, place.end))
    return found


def mutants(found: dict[Path, list[Place]], number: int, seed: int) -> list[Mutant]:
    """A seeded sample of broken places, each file with its share; in the order of files and lines."""
    chance = random.Random(seed)
    shares = _shares(found, number)
    made: list[Mutant] = []
    for file, places in found.items():
        source = (ROOT / file).read_bytes()
        shuffled = chance.sample(places, len(places))
        whole = (mutant for place in shuffled if (mutant := _mutant(source, place, chance)) is not None)
        picked = [mutant for mutant, _ in zip(whole, range(shares[file]), strict=False)]
        made += sorted(picked, key=lambda mutant: mutant.line)
    return made


def _shares(found: dict[Path, list[Place]], number: int) -> dict[Path, int]:
    """How many places of each file are taken: in proportion, what is left over to the largest remainders."""
    total = sum(map(len, found.values()))
    number = min(number, total)
    shares = {file: number * len(places) // total for file, places in found.items()}
    by_remainder = sorted(found, key=lambda file: number * len(found[file]) % total, reverse=True)
    for file in by_remainder[: number - sum(shares.values())]:
        shares[file] += 1
    return shares


def _mutant(source: bytes, place: Place, chance: random.Random) -> Mutant | None:
    """The place broken in one of its ways; None if that is no Python or changes nothing."""
    new, words = chance.choice(place.changes)
    text = source[: place.start] + new.encode() + source[place.end :]
    try:
        same = ast.dump(ast.parse(text)) == ast.dump(ast.parse(source))
        compile(text, str(place.file), "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None
    line = source.decode().splitlines()[place.line - 1].strip()
    return None if same else Mutant(place.file, place.line, words, line, text)


# --- running the tests ----------------------------------------------------------------------------------------------


def copy_project(folder: Path) -> None:
    """A copy of what the tests need."""
    ignore = shutil.ignore_patterns("__pycache__", ".*_cache")
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=ignore)
        elif path.exists():
            shutil.copy2(path, folder / name)


def test_files(folder: str) -> tuple[str, ...]:
    """The test modules of a folder, the slow ones last."""
    files = sorted(str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("test_*.py"))
    return tuple(sorted(files, key=lambda file: any(word in file.rpartition("/")[2] for word in LATE)))


def environment(folder: Path) -> dict[str, str]:
    """The copy comes first on the path, and nothing is cached between two mutants."""
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def imported_from(folder: Path) -> Path:
    """Where Python finds the package when it runs in a copy."""
    command = [sys.executable, "-c", "import boardgames; print(boardgames.__file__)"]
    found = subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True, check=True)
    return Path(found.stdout.strip()).resolve()


def run_tests(folder: Path, files: tuple[str, ...], timeout: float | None) -> tuple[int | None, str]:
    """pytest's exit code (None: it did not come to an end) and what it said."""
    command = [sys.executable, "-m", "pytest", *files, "-x", "-q", "-p", "no:cacheprovider", "--no-header"]
    if find_spec("xdist"):
        command += ["-n", "0"]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    _limit_memory(process.pid)
    try:
        said, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        _kill(process)
        return None, ""
    return process.returncode, said


def _limit_memory(pid: int) -> None:
    """Where the system can do it."""
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import resource

        resource.prlimit(pid, resource.RLIMIT_AS, (MEMORY, MEMORY))


def _kill(process: "subprocess.Popen[str]") -> None:
    """The run and what it has started."""
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.communicate()


def unbroken_suite(folder: Path, game: str) -> Suite:
    """Run the tests on the unmutated code: they must pass, and tell how long a run takes."""
    own = test_files(f"tests/games/{game}")
    if not own:
        raise SystemExit(f"There are no tests in tests/games/{game}.")
    if not imported_from(folder).is_relative_to(folder.resolve()):
        raise SystemExit(f"The tests would not run on the copy: boardgames is imported from {imported_from(folder)}.")
    print(f"boardgames is imported from {imported_from(folder)}")
    runs, longest = [], 0.0
    for files in filter(None, (own, test_files("tests/contract"))):
        began = time.perf_counter()
        code, said = run_tests(folder, files, None)
        seconds = time.perf_counter() - began
        if code != 0:
            print(said)
            raise SystemExit("The tests fail without any mutation (see above): nothing can be said about mutants.")
        print(f"{' '.join(Path(file).stem for file in files)}: pass in {seconds:.1f} s", flush=True)
        runs.append(files)
        longest = max(longest, seconds)
    return Suite(tuple(runs), 4 * longest + 20)


def judge(folder: Path, mutant: Mutant, suite: Suite) -> tuple[Verdict, str]:
    """Write the mutant into a copy, run the tests, restore the file; the verdict and what the tests said last."""
    path = folder / mutant.file
    whole = path.read_bytes()
    began = time.perf_counter()
    said = ""
    try:
        path.write_bytes(mutant.text)
        for files in suite.runs:
            code, said = run_tests(folder, files, suite.timeout)
            if code != 0:
                by = "no end" if code is None else _failed(said)
                return Verdict(True, by, time.perf_counter() - began), said
    finally:
        path.write_bytes(whole)
    return Verdict(False, "", time.perf_counter() - began), said


def _failed(said: str) -> str:
    """The first test that failed, by pytest's summary."""
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", said, re.MULTILINE)
    if found is None:
        return "the run broke off"
    file, _, test = found[1].partition("::")
    return f"{Path(file).name}::{test}"


def judge_all(made: list[Mutant], suite: Suite, folders: list[Path]) -> Iterator[tuple[int, Mutant, Verdict]]:
    """The verdicts as they come; each worker has a copy of its own."""
    free: queue.Queue[Path] = queue.Queue()
    for folder in folders:
        free.put(folder)

    def work(mutant: Mutant) -> Verdict:
        folder = free.get()
        try:
            return judge(folder, mutant, suite)[0]
        finally:
            free.put(folder)

    with ThreadPoolExecutor(len(folders)) as workers:
        waiting = {workers.submit(work, mutant): number for number, mutant in enumerate(made, start=1)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], made[waiting[done] - 1], done.result()
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


# --- the report -----------------------------------------------------------------------------------------------------


def described(number: int, mutant: Mutant) -> str:
    """A mutant in one line."""
    return f"#{number:<4} {mutant.file}:{mutant.line}  {mutant.words}\n      {mutant.source}"


def report(verdicts: dict[int, tuple[Mutant, Verdict]]) -> int:
    """Print the survivors and the sum; the exit code."""
    survivors = {number: mutant for number, (mutant, verdict) in sorted(verdicts.items()) if not verdict.noticed}
    if survivors:
        print("\nNo test noticed:")
        for number, mutant in survivors.items():
            print(described(number, mutant))
    noticed = len(verdicts) - len(survivors)
    percent = 100 * noticed / len(verdicts) if verdicts else 0
    print(f"\n{noticed} of {len(verdicts)} mutants noticed ({percent:.1f} %)")
    return 0 if percent >= BAR else 1


def run_all(made: list[Mutant], game: str, jobs: int) -> int:
    """All mutants, in parallel."""
    with copies(jobs) as folders:
        suite = unbroken_suite(folders[0], game)
        print(f"{len(made)} mutants, {jobs} at a time; a run that takes over {suite.timeout:.0f} s counts as noticed")
        verdicts: dict[int, tuple[Mutant, Verdict]] = {}
        for number, mutant, verdict in judge_all(made, suite, folders):
            verdicts[number] = mutant, verdict
            found = f"noticed by {verdict.by}" if verdict.noticed else "SURVIVED"
            where = f"{mutant.file.name}:{mutant.line} {mutant.words}"
            print(f"[{len(verdicts)}/{len(made)}] #{number} {where}: {found} ({verdict.seconds:.1f} s)", flush=True)
    return report(verdicts)


def run_one(mutant: Mutant, number: int, game: str) -> int:
    """One mutant, with all that can be said about it."""
    print(described(number, mutant))
    before = (ROOT / mutant.file).read_text(encoding="utf-8").splitlines()
    sys.stdout.write(
        "\n".join(difflib.unified_diff(before, mutant.text.decode().splitlines(), lineterm="", n=2)) + "\n"
    )
    with copies(1) as folders:
        verdict, said = judge(folders[0], mutant, unbroken_suite(folders[0], game))
    print(said)
    print(f"noticed by {verdict.by}" if verdict.noticed else "no test noticed it")
    return 0 if verdict.noticed else 1


@contextlib.contextmanager
def copies(number: int) -> Iterator[list[Path]]:
    """Temporary copies of the project, one for each worker."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        folders = [Path(name) / str(worker) for worker in range(number)]
        for folder in folders:
            folder.mkdir()
            copy_project(folder)
        yield folders


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", required=True, help="the game whose rules are broken")
    parser.add_argument("--number", type=_positive, default=200, help="how many mutants (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--jobs", type=_positive, default=2, help="how many at a time (default: 2)")
    parser.add_argument("--list", action="store_true", help="list the mutants and run nothing")
    parser.add_argument("--only", type=_positive, metavar="N", help="run only the mutant with this number of the list")
    return parser.parse_args()


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def main() -> int:
    """Break, run, report."""
    asked = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the copies are removed
    found = find_places(asked.game)
    if not any(found.values()):
        raise SystemExit(f"There is no rule code in boardgames/games/{asked.game}.")
    made = mutants(found, asked.number, asked.seed)
    print(f"{sum(map(len, found.values()))} places in {len(found)} files of {asked.game}; {len(made)} taken")
    if asked.list:
        for number, mutant in enumerate(made, start=1):
            print(described(number, mutant))
        return 0
    if asked.only is None:
        return run_all(made, asked.game, asked.jobs)
    if asked.only > len(made):
        raise SystemExit(f"There are only {len(made)} mutants.")
    return run_one(made[asked.only - 1], asked.only, asked.game)


if __name__ == "__main__":
    sys.exit(main())
