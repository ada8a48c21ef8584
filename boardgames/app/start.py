"""The app from its first frame on: opens the window and leads from scene to scene."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

# Software surfaces are quickest without the accelerated framebuffer; SDL reads this when pygame is imported.
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "boardgames")

import pygame

from boardgames import crash_report, files, games, region
from boardgames.app import crash, display, guides, matches
from boardgames.app import settings as kept
from boardgames.app.guide import GuideScene
from boardgames.app.load import LoadActions, LoadScene
from boardgames.app.menu import MenuActions, MenuScene
from boardgames.app.play import PlayScene
from boardgames.app.replay import ReplayScene
from boardgames.app.result import Ending, Person, ResultActions, ResultScene, Score
from boardgames.app.saving import failure
from boardgames.app.settings import Settings
from boardgames.app.setup import SetupScene
from boardgames.app.setup_choice import Choice
from boardgames.app.shelf import ShelfScene
from boardgames.app.still import Still
from boardgames.app.window import Window
from boardgames.core import save_list, saves
from boardgames.core.contract import Outcome, Result
from boardgames.core.locks import Lock
from boardgames.core.luck import fresh_seed
from boardgames.core.session import Session
from boardgames.words import LANGUAGES, Words

Names = tuple[str, ...]
Loaded = tuple[saves.Save, Session[Any]]
CRASHED = 1
"""The exit code after an error of the app's own."""
UNSEEN = ("offscreen", "dummy")
"""What SDL falls back to without a desktop: nobody would ever see the window, unless somebody has asked for that."""


class NoDisplay(Exception):
    """There is no display to open a window on."""


class App:
    """The way through the scenes: menu, shelf, set-up, table, result."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._known: dict[Path, tuple[tuple[int, int], Loaded | None]] = {}
        window.new_game = self.shelf
        window.start_guide = self.start_guide
        window.dropped = self.dropped
        self.menu()

    def menu(self) -> None:
        """Back to the beginning."""
        actions = MenuActions(self._latest, self._resume, self._choose, self.saved, self.start_guide)
        self.window.switch(MenuScene(self.window, actions))

    def shelf(self) -> None:
        """Another game, from wherever one is; the one on the table is saved and waits in the menu."""
        if not isinstance(self.window.scene, ShelfScene):
            self.menu()
            self.window.show(ShelfScene(self.window, self._choose, self.start_guide))

    def start_guide(self, game: str) -> None:
        """The guided first game of a game, from its beginning; it is not offered in the menu any more."""
        scene = GuideScene(self.window, guides.read(game), self.menu)
        if self.window.settings.guide_offer:
            self.window.change(replace(self.window.settings, guide_offer=False))
        self.menu()
        self.window.show(scene)

    def _latest(self) -> saves.Save | None:
        """The newest game that is still in progress and can be loaded."""
        found = self._in_progress(self._judged)
        return found[0] if found is not None else None

    def _judged(self, path: Path) -> Loaded | None:
        """A file read and judged once as long as it stays the same: the menu looks for it again and again."""
        try:
            told = path.stat()
        except OSError:
            return None
        key = told.st_size, told.st_mtime_ns
        known = self._known.get(path)
        if known is None or known[0] != key:
            known = self._known[path] = key, loaded(path)
        return known[1]

    def saved(self) -> LoadScene:
        """To the list of saved games."""
        scene = LoadScene(self.window, LoadActions(self._open, self._watch))
        self.window.show(scene)
        return scene

    def dropped(self, path: Path) -> None:
        """A file was dropped on the window: it is taken in and shown over what is there, or told of at the table."""
        table = next((scene for scene in self.window.scenes if isinstance(scene, PlayScene)), None)
        if table is not None:
            self._take_in_at(table, path)
            return
        scene = self.window.scene
        (scene if isinstance(scene, LoadScene) else self.saved()).take_in(path)

    def _take_in_at(self, table: PlayScene, path: Path) -> None:
        """While a game is played only a line is said about it."""
        language = self.window.settings.language
        try:
            save_list.take_in(path, self.window.saves, games.rules)
        except saves.SaveError as error:
            table.say(failure(language, error), good=False)
        else:
            table.say(Words(language, "saves").say("load.taken-in"), good=True)

    def _in_progress(self, judge: Callable[[Path], Loaded | None]) -> Loaded | None:
        """Among the autosaves: a copy that was put aside by hand is not where the game stands."""
        try:
            rows = save_list.heads(self.window.saves)
        except saves.SaveError:
            return None
        for row in rows:
            found = judge(row.path) if row.automatic and not row.over else None
            if found is not None:
                return found
        return None

    def _resume(self) -> None:
        """Go on with the latest game."""
        found = self._in_progress(loaded)
        if found is not None:
            self._go_on(*found)

    def _open(self, save: saves.Save, session: Session[Any], automatic: bool) -> None:
        """Go on with a game of the list: where it stands, or as a copy of what was put aside."""
        self.menu()
        if automatic:
            self._go_on(save, session)
        else:
            self._begin(session, save.players, save.table, save.created, save.name)

    def _go_on(self, save: saves.Save, session: Session[Any]) -> None:
        """Go on with a game where it stands; if another running copy plays it, with a copy of it: both live on."""
        held = saves.claim(self.window.saves, save.uid)
        if held is None:
            self._begin(session, save.players, save.table, save.created, save.name)
            return
        self._lay(
            PlayScene(self.window, session, save.players, self._over, save.uid, save.created, save.table, save.name),
            held,
        )

    def open_file(self, path: Path) -> None:
        """A saved game that the desktop or the command line names: it goes on, from elsewhere as a copy of the file."""
        try:
            save = saves.read(path)
            session = saves.load(save, games.rules)
        except saves.SaveError as error:
            self.saved().say(failure(self.window.settings.language, error), good=False)
            return
        if session.outcome is not None:
            self._watch(save, session)
        else:
            own = saves.autosave_path(self.window.saves, save.uid)
            self._open(save, session, automatic=own.exists() and own.samefile(path))

    def offer(self, uid: str) -> None:
        """The app has stopped in the middle of a game: it is offered before anything else."""
        crash.offer(self.window, uid, self._go_on)

    def _watch(self, save: saves.Save, session: Session[Any]) -> None:
        """See a saved game again; the hands stay hidden unless it is over."""
        back = Words(self.window.settings.language, "saves").say("replay.back-list")
        self.window.show(ReplayScene(self.window, session, save.players, save.table, back))

    def _choose(self, game: str) -> None:
        self.window.show(SetupScene(self.window, game, self._start))

    def _start(self, choice: Choice) -> None:
        seed = fresh_seed() if choice.seed is None else choice.seed
        session = Session.new(games.rules(choice.game), choice.options, seed)
        for player, move in choice.opening:
            session.submit(player, move)  # one that is refused is asked for at the table, as any first move
        self.menu()
        self._begin(session, choice.players, {"colours": list(choice.colours)})

    def _begin(
        self, session: Session[Any], players: Names, table: dict[str, Any], created: str = "", name: str = ""
    ) -> None:
        """A game in a file of its own, on disk before its first move."""
        uid = saves.new_uid()
        held = saves.claim(self.window.saves, uid)
        made = PlayScene(self.window, session, players, self._over, uid, created, table, name)
        self._lay(made, held)
        made.save()

    def _lay(self, scene: PlayScene, held: Lock | None) -> None:
        """Put a game on the table: while it lies there, no other copy writes it."""
        scene.on_left = held.release if held is not None else None
        self.window.show(scene)
        if scene.session.interval is not None:
            scene.tell_end()  # a match was left between its games

    def _over(self, scene: PlayScene, outcome: Outcome) -> None:
        def rematch(swapped: bool) -> None:
            self._start(again(scene, 1 if swapped else 0))

        def replay() -> None:
            back = Words(self.window.settings.language, "saves").say("replay.back-result")
            self.window.show(ReplayScene(self.window, scene.session, scene.players, scene.kept.written(), back))

        def second() -> None:
            self.window.back()
            scene.next_game()

        then = second if scene.session.interval is not None else None
        actions = ResultActions(rematch, self.menu, replay, scene.save_copy_to, then)
        self.window.show(ResultScene(self.window, ending(scene, outcome), actions))


def loaded(path: Path) -> Loaded | None:
    """A saved game, every move of it judged; None if something is wrong with it."""
    try:
        save = saves.read(path)
        return save, saves.load(save, games.rules)
    except saves.SaveError:
        return None


def again(scene: PlayScene, by: int) -> Choice:
    """The same game once more, everybody so many seats on; what was laid out by hand is proposed again."""
    session, names, colours = scene.session, scene.players, scene.kept.colours
    layout = games.layout(session.rules.name)
    first = [entry.move for entry in session.record.entries[:1]]
    laid = [(layout.player, move) for move in first if layout is not None and move.kind == layout.opening({}).kind]
    names, colours = names[by:] + names[:by], colours[by:] + colours[:by]
    return Choice(session.rules.name, session.options, names, None, colours, tuple(laid))


def ending(scene: PlayScene, outcome: Outcome) -> Ending:
    """What the result scene says of a game."""
    view = scene.session.view(None)
    people = [Person(scene.game.side(view, player), name) for player, name in enumerate(scene.players)]
    won = tuple(person for person, result in zip(people, outcome.results, strict=True) if result == Result.WON)
    rest = tuple(person for person in people if person not in won)
    names = tuple(person.name for person in won)
    words, match = scene.words, scene.session.rules.match(scene.session.state)
    over, score = scene.session.outcome is not None, None
    headline = words.say("result.won", number=len(names), players=names) if won else words.say("result.drawn")
    reason = scene.game_words.outcome(outcome)
    if match is not None:
        headline = matches.headline(words, match, over, names)
        score = Score(tuple(people), match.won)
        if over and match.ended is not None:  # the match is decided by its games, the second one by its own rule
            reason = f"{scene.game_words.outcome(match.ended)} {reason}"
    facts = scene.session.rules.facts(scene.session.state)
    app = Words(scene.window.settings.language, "app")
    game = app.say("match.number", game=match.game) if match is not None else ""
    turn = app.say("menu.round", round=facts["round"]) if facts.get("round") else ""
    note = " · ".join(filter(None, (game, turn)))
    charts = scene.game.charts(scene.session, scene.players, scene.game_words)
    still = Still(scene.game, view)
    return Ending(scene.session.rules.name, won, rest, headline, reason, outcome.rule, note, still, charts, score)


def run(opened: Path | None = None, language: str = "") -> None:
    """Open the window, perhaps with a saved game, and stay until the player quits; NoDisplay if it cannot be opened."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoDisplay
        pygame.font.init()
        display.take_sign()
        new = not files.settings_file().exists()
        first = display.first(Settings(language=region.language(LANGUAGES), guide_offer=new), display.sizes())
        settings = display.fitting(kept.load(files.settings_file(), first), display.desktops())
        settings = replace(settings, language=language or settings.language)
        window = Window(settings, files.settings_file(), files.player_saves(), files.cache())
    except pygame.error as error:
        raise NoDisplay(str(error)) from error
    try:
        _begin(App(window), opened)
        window.run()
    except KeyboardInterrupt:  # in the terminal that the app was started from
        window.close()
    except Exception as error:
        crash.stop(window, error)
        raise SystemExit(CRASHED) from None
    pygame.quit()


def _begin(app: App, opened: Path | None) -> None:
    """What is on the screen first: the menu, the game that was asked for, or the one in which the app has stopped."""
    stopped = crash_report.recall()
    if opened is not None:
        app.open_file(opened)
    elif stopped:
        app.offer(stopped)
