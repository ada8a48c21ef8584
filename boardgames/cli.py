"""The command line: `boardgames`, `boardgames FILE`, and the commands `play`, `replay`, `referee` and `print`."""

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from boardgames import command_line, crash_report, files
from boardgames.core import saves
from boardgames.core.contract import BadOptions
from boardgames.core.luck import fresh_seed
from boardgames.referee import Referee
from boardgames.terminal import SEAT_KINDS, Terminal, new_session, print_replay
from boardgames.words import Words

CRASHED, FAILED = 1, 2
_STREAMS = {"stdin": "r", "stdout": "w", "stderr": "w"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 2 with a sentence on the error output, or 1 after an error of our own."""
    _make_streams()
    said = sys.argv[1:] if argv is None else argv
    language = command_line.spoken(said)
    words = Words(language)
    try:
        args = command_line.parse(said, Words(language, "command"))
        if folder := command_line.portable(args, Words(language, "command")):
            files.keep_in(folder)
        return _run(args, language, words)
    except saves.SaveError as error:
        return _fail(words.say(f"save.{error.reason}", **error.args_))
    except command_line.BadCommand as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        print()
        return 0
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing is wrong, and the interpreter must not complain at its end.
        sys.stderr.close()
        return 0
    except Exception as error:
        path = crash_report.write(crash_report.report(error))
        told = Words(language, "command")
        _fail(told.say("crashed") + (" " + told.say("crashed-file", file=str(path)) if path is not None else ""))
        return CRASHED


def _run(args: argparse.Namespace, language: str, words: Words) -> int:
    if args.command == "replay":
        return _replay(args, language, words)
    if args.command == "referee":
        return Referee(args.game, args.seat).run(sys.stdin, sys.stdout)
    if args.command == "play":
        return _play(args, language, words)
    if args.command == "print":
        return _print(args, language)
    return _window(args, words)


def _window(args: argparse.Namespace, words: Words) -> int:
    """The app itself. Only here is pygame loaded."""
    from boardgames.app.start import NoDisplay, run

    if args.opened is not None and not args.opened.exists():
        raise saves.SaveError("missing")
    try:
        run(args.opened, args.lang)
    except NoDisplay:
        return _fail(words.say("terminal.no-display"))
    return 0


def _play(args: argparse.Namespace, language: str, words: Words) -> int:
    seed = fresh_seed() if args.seed is None else args.seed
    try:
        session = new_session(args.game, args.option, seed)
    except BadOptions as error:
        return _fail(f"{Words(language, args.game).refusal(error.refusal)} [{error.refusal.rule}]")
    wanted = len(session.rules.seats(session.options))
    seats = args.seats.split(",") if args.seats else ["stdin"] + ["random"] * (wanted - 1)
    if len(seats) != wanted or set(seats) - set(SEAT_KINDS):
        return _fail(words.say("terminal.bad-seats", number=wanted, kinds=SEAT_KINDS))
    Terminal(session, seats, language, sys.stdout, sys.stdin, args.save).play()
    return 0


def _replay(args: argparse.Namespace, language: str, words: Words) -> int:
    try:
        print_replay(saves.read(args.file), args.seat, language, sys.stdout)
    except KeyError as error:
        return _fail(words.say("terminal.no-such-seat", value=str(error.args[0])))
    return 0


def _print(args: argparse.Namespace, language: str) -> int:
    """A game's parts as a PDF. The printing press is loaded only here."""
    from boardgames.printing import press
    from boardgames.printing.kit import PrintError

    words = Words(language, "print")
    try:
        order = press.ordered(
            args.game,
            parts=args.parts.split(",") if args.parts else (),
            paper=args.paper.lower(),
            ink=args.ink,
            look=args.theme,
            square=args.square or 0,
            language=language,
        )
        path: Path = args.out or Path(press.file_name(order))
        press.check_place(path)
        data = press.pdf(order)
        press.write(path, data)
    except PrintError as error:
        return _fail(words.say(f"error.{error.reason}", **error.args_))
    size = words.decimal(len(data) / 1e6)
    print(words.say("written", number=len(press.sheets(order)), size=size, file=str(path)))
    return 0


def _fail(sentence: str) -> int:
    crash_report.tell(f"boardgames: {sentence}")
    return FAILED


def _make_streams() -> None:
    """A pipe or an old console must not choke on an accent, and a windowed app without a console has no streams."""
    for name, mode in _STREAMS.items():
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open to the end)
        elif hasattr(stream, "reconfigure"):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(encoding="utf-8", errors="replace")
