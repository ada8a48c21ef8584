"""Saving a game under a name: a name is asked for, and before another game of that name is replaced, so is that."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from boardgames.app import matches
from boardgames.app.dialog import Dialog
from boardgames.app.name_panel import NamePanel
from boardgames.core import save_list, saves
from boardgames.core.save_names import LONGEST_NAME
from boardgames.table.desk import plain
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.window import Window

Snapshot = Callable[[str], saves.Save]
"""The game as it stands, under this name."""
Tell = Callable[[str, bool], object]
"""Says something on the screen: words that are ready to be read, and whether they are good news."""


def proposal(language: str, players: tuple[str, ...], facts: Mapping[str, int | str]) -> str:
    """The name that is proposed: who plays and how far the game is."""
    words, who = Words(language, "saves"), ", ".join(players)
    rounds, ply = facts.get("round"), facts.get("ply", 0)
    if "outcome" in facts:
        far = words.say("proposal.over")
    elif isinstance(rounds, int):
        far = words.say("proposal.round", round=rounds)
    else:
        far = words.say("proposal.moves", number=ply if isinstance(ply, int) else 0)
    if (game := matches.kept_game(facts)) and "outcome" not in facts:
        far = words.say("proposal.match", game=game, far=far)
    return f"{who[: LONGEST_NAME - len(far) - 2]}, {far}"


def ask(window: "Window", name: str, snapshot: Snapshot, tell: Tell) -> None:
    """Ask for a name, beginning with this one, and save the game under it."""
    words = Words(window.settings.language, "saves")

    def write(wanted: str) -> None:
        try:
            there = save_list.called(window.saves, wanted)
        except saves.SaveError as error:
            tell(failure(window.settings.language, error), False)
            return
        if there is None:
            finish(wanted, lambda save: save_list.write_new(window.saves, save))
            return
        question = Dialog(
            window,
            words.say("replace.question", name=plain(wanted)),
            words.say("replace.consequence"),
            words.say("replace.no"),
            words.say("replace.yes"),
            lambda: finish(wanted, lambda save: saves.write(there, save)),
            on_no=lambda: ask(window, wanted, snapshot, tell),
        )
        window.show(question)

    def finish(wanted: str, put: Callable[[saves.Save], object]) -> None:
        try:
            put(snapshot(wanted))
        except saves.SaveError as error:
            tell(failure(window.settings.language, error), False)
        else:
            tell(words.say("saved"), True)

    window.show(NamePanel(window, words.say("name.save"), name, words.say("name.done"), write))


def failure(language: str, error: saves.SaveError) -> str:
    """What went wrong with a file, in words."""
    return Words(language).say(f"save.{error.reason}", **error.args_)
