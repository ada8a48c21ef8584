"""A game is seen again, step by step: what everybody saw of it and, once it is over, all hands.

It never shows more than that: of a game that is not over every position is drawn from the view that nobody owns.
"""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from boardgames import games
from boardgames.app import keys, replay_view
from boardgames.app.kept_table import KeptTable
from boardgames.app.news import Said
from boardgames.app.saving import failure, proposal
from boardgames.app.scene import Scene
from boardgames.core import save_names, saves
from boardgames.core.contract import Event
from boardgames.core.session import Session
from boardgames.table.board_view import BoardView
from boardgames.table.desk import Desk, LogLine, Target, plain, slider_share
from boardgames.table.game import GameTable
from boardgames.table.motion import Motion
from boardgames.table.space import Rect
from boardgames.words import Words, words_for

if TYPE_CHECKING:
    from boardgames.app.window import Window

SPEEDS = {"slow": 2.4, "normal": 1.2, "fast": 0.5}
"""Seconds that each move stays while the game plays."""
LOGS, TEXT = "logs", ".txt"
"""The folder, beside the saved games, and the ending of exported logs."""


class ReplayScene(Scene):
    """`back_words` says where Esc leads."""

    def __init__(
        self,
        window: "Window",
        session: Session[Any],
        players: tuple[str, ...],
        table: Mapping[str, Any],
        back_words: str,
    ) -> None:
        """`table` is what a save keeps beside the moves: the players' colours."""
        super().__init__(window)
        self.session, self.players, self.back_words = session, players, back_words
        colours = KeptTable.read(table, len(players), session.ply).colours
        self.game: GameTable[Any] = games.table(session.rules.name)(session.options, colours)
        self.motion = Motion()
        self.board = BoardView(self.game, self.motion)
        self.open = session.outcome is not None
        """The game is over: all hands are open."""
        self.ply = 0
        self.playing = False
        self.speed = "normal"
        self.tab = 0
        self.log_up: float | None = None
        """How far the moves are scrolled up; None: the present one is in sight."""
        self.said: Said | None = None
        self.story = self.game.told(session.story(None))
        self.rounds = self._rounds()
        self._since = 0.0
        self._caught: Target | None = None
        self._state: tuple[int, Any] | None = None
        self._lines: tuple[object, list[LogLine]] | None = None
        self.board.changed(self.view(), window.now, 0)

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "saves")

    @property
    def game_words(self) -> Words:
        """The game's words, with the players' names in the places of their seats."""
        return words_for(self.session, self.window.settings.language, self.players)

    # ------------------------------------------------------------ what may be seen

    def view(self) -> Any:
        """The position as everybody saw it."""
        return self.session.rules.view(self._position(), None)

    def hand(self, player: int) -> tuple[str, ...]:
        """A player's cards: face up only when the game is over."""
        return self.game.hand(self._position() if self.open else self.view(), player)

    def _position(self) -> Any:
        if self._state is None or self._state[0] != self.ply:
            self._state = self.ply, self.session.at(self.ply)
        return self._state[1]

    def _rounds(self) -> tuple[tuple[int, int], ...]:
        """The ply at which each round begins, if the game counts rounds."""
        found: list[tuple[int, int]] = []
        for ply, state in enumerate(self.session.positions()):
            number = self.session.rules.facts(state).get("round")
            if isinstance(number, int) and (not found or found[-1][1] != number):
                found.append((ply, number))
        return tuple(found)

    def lines(self) -> list[LogLine]:
        """All moves in words; a click on a line shows its position."""
        key = self.ply, self.window.settings.language
        if self._lines is None or self._lines[0] != key:
            marked, view = self.present(), self.session.view(None)
            self._lines = key, [self._line(k, row, view, k == marked) for k, row in enumerate(self.story)]
        return self._lines[1]

    def _line(self, k: int, row: tuple[int, int | None, Event], view: Any, marked: bool) -> LogLine:
        ply, by, event = row
        who = self.game.teller(view, event, by)
        side = self.game.side(view, who) if who is not None else None
        words = plain(self.game_words.event(event, sealed=side is not None))
        return LogLine(side, words, partial(self.go_to, ply), marked=marked)

    def present(self) -> int | None:
        """The line of the story that tells the present move best: the first about places, else the first."""
        here = [k for k, (ply, _, _) in enumerate(self.story) if ply == self.ply]
        if not self.ply or not here:
            return None
        return next((k for k in here if self.game.about(self.story[k][2])), here[0])

    def last_places(self) -> tuple[str, ...]:
        """The places that the present move was about."""
        if not self.ply:
            return ()
        events = self.session.plies()[self.ply - 1].events
        named = (self.game.about(event) for event in events if event.to is None)
        return next((places for places in named if places), ())

    # ------------------------------------------------------------ going through it

    def go_to(self, ply: int) -> None:
        """Show another position."""
        self.log_up = None
        ply = max(0, min(self.session.ply, ply))
        if ply != self.ply:
            self.ply = ply
            self.board.changed(self.view(), self.window.now, self.window.settings.pace)
        self._since = self.window.now
        self.window.redraw()

    def step(self, by: int) -> None:
        """So many moves on; it no longer plays by itself."""
        self.playing = False
        self.go_to(self.ply + by)

    def jump(self, ply: int) -> None:
        """To a position; it no longer plays by itself."""
        self.playing = False
        self.go_to(ply)

    def play(self) -> None:
        """Play on, from the beginning if this was the end; or stop."""
        self.playing = not self.playing
        if self.playing and self.ply >= self.session.ply:
            self.go_to(0)
        self._since = self.window.now
        self.window.redraw()

    def put_speed(self, number: int) -> None:
        """How fast it plays."""
        self.speed = list(SPEEDS)[number]
        self.window.redraw()

    def turn_page(self, tab: int) -> None:
        """Another tab of a small window."""
        self.tab = tab
        self.window.redraw()

    def moving(self, now: float) -> bool:
        if self.said is not None and self.said.gone(now):
            self.said = None
            return True
        if self.playing and now - self._since >= SPEEDS[self.speed]:
            self.go_to(self.ply + 1)
            self.playing = self.ply < self.session.ply
            return True
        return self.motion.busy(now) or self.board.sharpening

    # ------------------------------------------------------------ the log as a text

    def export(self) -> None:
        """Write what everybody was told into a text file beside the saved games."""
        language, folder = self.window.settings.language, self.window.saves.parent / LOGS
        name = proposal(language, self.players, saves.snapshot(self.session).facts)
        try:
            taken = [path.name for path in folder.iterdir()] if folder.is_dir() else []
            path = folder / save_names.free(name, taken, TEXT)
            saves.replace_file(path, self.log_text().encode())
        except saves.SaveError as error:
            self._say(failure(language, error), good=False)
        else:
            self._say(self.words.say("replay.exported", file=plain(str(path))), good=True)

    def log_text(self) -> str:
        """The log, a line for each event."""
        say = self.game_words
        head = [say.say("name"), ", ".join(self.players), ""]
        return "\n".join([*head, *(say.event(event) for event in self.session.log(None))]) + "\n"

    def _say(self, words: str, good: bool) -> None:
        self.said = Said(words, good, self.window.now)
        self.window.redraw()

    # ------------------------------------------------------------ keys and pointer

    def key(self, pressed: pygame.event.Event) -> bool:
        self.said = None
        way = keys.arrow(pressed)
        if keys.command(pressed):
            return self._command(pressed)
        if way is not None and self.window.ring and (self.window.focus or "") != replay_view.SLIDER:
            return False
        if way is not None:
            self.step(way[0] or way[1])
        elif pressed.key == pygame.K_SPACE or keys.enter(pressed):
            self.play()
        elif pressed.key == pygame.K_HOME:
            self.jump(0)
        elif pressed.key == pygame.K_END:
            self.jump(self.session.ply)
        elif pressed.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.step(-10 if pressed.key == pygame.K_PAGEUP else 10)
        elif keys.letter(pressed, "v"):
            self.put_speed((list(SPEEDS).index(self.speed) + 1) % len(SPEEDS))
        else:
            return False
        return True

    def _command(self, pressed: pygame.event.Event) -> bool:
        if pressed.key == pygame.K_TAB:
            self.turn_page(1 - self.tab)
        elif keys.shortcut(pressed, "e"):
            self.export()
        else:
            return False
        return True

    def press(self, target: Target | None, x: float, y: float) -> bool:
        """The slider's knob follows the pointer from the first touch."""
        self.said = None
        self.motion.end()
        caught = target is not None and target.name in (replay_view.SLIDER, replay_view.BAR)
        self._caught = target if caught else None
        if caught:
            self.drag(x, y)
        return caught

    def drag(self, x: float, y: float) -> None:
        caught = self._caught
        if caught is None:
            return
        if caught.name == replay_view.SLIDER:
            self.jump(round(slider_share(caught, x) * self.session.ply))
        else:
            self.log_up = (caught.rect.bottom - y) / caught.rect.h * self.log_high
            self.window.redraw()

    def release(self, target: Target | None, x: float, y: float) -> None:
        self._caught = None

    def wheel(self, steps: int, x: float, y: float) -> None:
        """Over the moves it scrolls, elsewhere it steps."""
        if self.log_place.contains(x, y):
            self.log_up = max(0.0, (self.log_up if self.log_up is not None else self.log_now) + 40 * steps)
            self.window.redraw()
        else:
            self.step(-steps)

    # ------------------------------------------------------------ drawing

    log_place = Rect(0, 0, 0, 0)
    """Where the moves stand on the screen, how high all of them are, and how far they are scrolled up."""
    log_high = log_now = 0.0

    def draw(self, desk: Desk) -> None:
        replay_view.draw(self, desk)
