"""What the command line takes: commands and options, explained and refused in the player's language.

A saved game may stand in place of a command: so a desktop opens it.
"""

import argparse
import os
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from boardgames import __version__, games, region
from boardgames.core.luck import SEEDS
from boardgames.words import LANGUAGES, Words

PROGRAM = "boardgames"
COMMANDS = ("play", "replay", "print", "referee")
VALUED = ("--lang", "--data-dir")
"""Options that may stand before the command and have a value."""
LONGEST = 40
"""More of a wrong word is not repeated."""


class BadCommand(Exception):
    """The command line was not understood; the message says why."""


def spoken(argv: Sequence[str]) -> str:
    """The language that a command line asks for, else the system's.

    >>> spoken(["print", "rois", "--lang", "fr"]), spoken(["--lang=en"])
    ('fr', 'en')
    """
    asked = [after for word, after in pairwise(argv) if word == "--lang"]
    asked += [word.partition("=")[2] for word in argv if word.startswith("--lang=")]
    return next((one for one in asked if one in LANGUAGES), None) or region.language(LANGUAGES)


def parse(argv: Sequence[str], words: Words) -> argparse.Namespace:
    """The command and its options; BadCommand if something in them cannot be."""
    said, opened = _without_file(argv)
    args = _parser(words).parse_args(said)
    if opened is not None and args.command is not None:
        raise BadCommand(words.say("unclear", program=PROGRAM))
    args.opened = opened
    _one_of(words, "--lang", args.lang, ("", *LANGUAGES))
    if args.command in ("play", "referee"):
        _one_of(words, "game", args.game, games.names())
    if args.command == "play":
        args.seed = _number(words, "--seed", args.seed, SEEDS - 1)
        args.option = dict(_pair(words, text) for text in args.option)
    if args.command == "print":
        args.square = _number(words, "--square", args.square, 999)
    return args


def portable(args: argparse.Namespace, words: Words) -> Path | None:
    """The folder that everything shall be kept in, made ready; None if nothing was said."""
    if args.data_dir is None:
        return None
    folder = Path(os.path.abspath(args.data_dir.expanduser()))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadCommand(words.say("no-folder", value=str(args.data_dir), why=why)) from None
    if not os.access(folder, os.W_OK):
        raise BadCommand(words.say("no-folder", value=str(args.data_dir), why=words.say("not-writable")))
    return folder


def _without_file(argv: Sequence[str]) -> tuple[list[str], Path | None]:
    """A saved game in place of a command is taken out of the line.

    >>> _without_file(["--lang", "fr", "games/one.save.json"])[1].name, _without_file(["play", "rois"])[1]
    ('one.save.json', None)
    """
    said, place = list(argv), 0
    while place < len(said) and said[place].startswith("-"):
        place += 2 if said[place] in VALUED else 1
    if place >= len(said) or said[place] in COMMANDS:
        return said, None
    path = Path(said[place])
    if path.suffix != ".json" and not path.is_file():
        return said, None
    del said[place]
    return said, path


def _one_of(words: Words, name: str, value: str, known: Iterable[str]) -> None:
    if value not in known:
        raise BadCommand(words.say("unknown", name=name, value=value[:LONGEST], known=tuple(filter(None, known))))


def _number(words: Words, name: str, text: str, most: int) -> int | None:
    """A whole number; None if nothing was said."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and int(text) <= most):
        raise BadCommand(words.say("no-number", name=name, value=text[:LONGEST], most=most))
    return int(text)


def _pair(words: Words, text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise BadCommand(words.say("no-pair", value=text[:LONGEST]))
    return name, value


# --- the parser -----------------------------------------------------------------------------------------------------


class _Help(argparse.HelpFormatter):
    """Help whose first word comes from the translations too."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self._first = words.say("help.usage")

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._first if prefix is None else prefix)


class _Parser(argparse.ArgumentParser):
    """An argument parser that refuses with a sentence of ours."""

    def __init__(self, words: Words, **how: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=lambda prog: _Help(prog, words), **how)
        self._words = words
        self.given = self.add_argument_group(words.say("help.given"))
        self.free = self.add_argument_group(words.say("help.free"))
        self.free.add_argument("-h", "--help", action="help", help=words.say("help.help"))

    def error(self, message: str) -> NoReturn:
        raise BadCommand(self._words.say("unclear", program=self.prog))


def _parser(words: Words) -> argparse.ArgumentParser:
    say = words.say
    parser = _Parser(words, prog=PROGRAM, description=say("help.app"))
    version = say("help.version")
    parser.free.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}", help=version)
    parser.free.add_argument("--lang", default="", metavar="LANG", help=say("help.lang", known=LANGUAGES))
    parser.free.add_argument("--data-dir", type=Path, metavar="DIR", help=say("help.data-dir"))
    commands = parser.add_subparsers(dest="command", title=say("help.commands"), metavar="COMMAND")

    def command(name: str) -> _Parser:
        about = say(f"help.{name}")
        made: _Parser = commands.add_parser(name, words=words, help=about, description=about)
        made.free.add_argument("--lang", default=argparse.SUPPRESS, metavar="LANG", help=argparse.SUPPRESS)
        made.free.add_argument(
            "--data-dir", type=Path, default=argparse.SUPPRESS, metavar="DIR", help=argparse.SUPPRESS
        )
        return made

    play = command("play")
    play.given.add_argument("game", help=say("help.game", known=games.names()))
    play.free.add_argument("--seats", default="", help=say("help.seats"))
    play.free.add_argument("--seed", default="", help=say("help.seed"))
    play.free.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("help.option"))
    play.free.add_argument("--save", type=Path, metavar="FILE", help=say("help.save"))
    again = command("replay")
    again.given.add_argument("file", type=Path, help=say("help.file"))
    again.free.add_argument("--as", dest="seat", metavar="SEAT", help=say("help.as"))
    printed = command("print")
    printed.given.add_argument("game", help=say("help.game", known=games.printable()))
    printed.free.add_argument("--paper", default="", help=say("help.paper"))
    printed.free.add_argument("--out", type=Path, metavar="FILE", help=say("help.out"))
    printed.free.add_argument("--parts", default="", help=say("help.parts"))
    printed.free.add_argument("--ink", default="", help=say("help.ink"))
    printed.free.add_argument("--theme", default="", help=say("help.theme"))
    printed.free.add_argument("--square", default="", metavar="MM", help=say("help.square"))
    referee = command("referee")
    referee.given.add_argument("game", help=say("help.game", known=games.names()))
    referee.free.add_argument("--as", dest="seat", metavar="SEAT", help=say("help.as"))
    return parser
