"""The command line: `boardgames`, `boardgames play`, `boardgames replay`, `boardgames referee`, `boardgames print`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from boardgames import __version__, games, region
from boardgames.core import saves
from boardgames.core.contract import BadOptions
from boardgames.core.luck import SEEDS, fresh_seed
from boardgames.referee import Referee
from boardgames.terminal import SEAT_KINDS, Terminal, new_session, print_replay
from boardgames.words import LANGUAGES, Words

FAILED = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, or 2 with a sentence on the error output."""
    _speak_utf8()
    args = _parser().parse_args(argv)
    language = args.lang or region.language(LANGUAGES)
    words = Words(language)
    try:
        if args.command == "replay":
            return _replay(args, language, words)
        if args.command == "referee":
            return Referee(args.game, args.seat).run(sys.stdin, sys.stdout)
        if args.command == "play":
            return _play(args, language, words)
        if args.command == "print":
            return _print(args, language)
        return _window(words)
    except saves.SaveError as error:
        return _fail(words.say(f"save.{error.reason}", **error.args_))
    except KeyboardInterrupt:
        print()
        return 0
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing is wrong, and the interpreter must not complain at its end.
        sys.stderr.close()
        return 0


def _window(words: Words) -> int:
    """The app itself. Only here is pygame loaded."""
    from boardgames.app.start import NoDisplay, run

    try:
        run()
    except NoDisplay:
        return _fail(words.say("terminal.no-display"))
    return 0


def _play(args: argparse.Namespace, language: str, words: Words) -> int:
    seed = fresh_seed() if args.seed is None else args.seed
    options = dict(pair.split("=", 1) for pair in args.option)
    try:
        session = new_session(args.game, options, seed)
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
            square=args.square,
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
    print(f"boardgames: {sentence}", file=sys.stderr)
    return FAILED


def _speak_utf8() -> None:
    """A pipe or an old console must not choke on an accent."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="boardgames", description="Kings' Table: board games whose rules are enforced."
    )
    parser.add_argument("--version", action="version", version=f"boardgames {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the words (the system's by default)")
    commands = parser.add_subparsers(dest="command", metavar="command")
    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("game", choices=games.names())
    play.add_argument("--seats", default="", help="who sits where: stdin or random, separated by commas")
    play.add_argument("--seed", type=_seed, help="the same seed gives the same game")
    play.add_argument("--option", action="append", default=[], type=_option, metavar="NAME=VALUE")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the game to a file after every move")
    again = commands.add_parser("replay", help="print a saved game move by move")
    again.add_argument("file", type=Path)
    again.add_argument("--as", dest="seat", metavar="SEAT", help="from this player's view")
    printed = commands.add_parser("print", help="write a game's boards, cards and figures as a PDF, true to scale")
    printed.add_argument("game", help=f"one of: {', '.join(games.printable())}")
    printed.add_argument("--paper", default="", help="a4 or letter (that of the system's region by default)")
    printed.add_argument("--out", type=Path, metavar="FILE", help="the PDF to write")
    printed.add_argument("--parts", default="", help="only these, separated by commas, such as board,cards")
    printed.add_argument("--ink", default="", help="colour or low")
    printed.add_argument("--theme", default="", help="the look of board and figures")
    printed.add_argument("--square", type=int, default=0, metavar="MM", help="the width of a square of the board")
    _add_language(printed)
    referee = commands.add_parser("referee", help="judge a game over standard input and output (docs/referee.md)")
    referee.add_argument("game", choices=games.names())
    referee.add_argument("--as", dest="seat", metavar="SEAT", help="tell only what this player may know")
    return parser


def _add_language(command: argparse.ArgumentParser) -> None:
    """The language may also be said after a command; what was said before it holds otherwise."""
    command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"{text!r} is no seed: a number from 0 to {SEEDS - 1}")
    return int(text)


def _option(text: str) -> str:
    name, equals, _ = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return text
