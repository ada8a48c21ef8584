"""Hot-seat: who sits before the screen, whose hand may be seen, and how the screen is handed on.

What may be on the screen is the session's word (`Ask.sight`): a player's own view only after he has confirmed that he
sits there, and hidden again as soon as somebody else is asked. While a menu or a question lies over the table, nothing
private is drawn below it.

Players who hide nothing from each other can do without: then the hand of whoever is asked lies open, no cover screen
comes between two players, and a sign on the table says so all the time.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from boardgames import games
from boardgames.app.bindings import Bindings
from boardgames.app.kept_table import KeptTable
from boardgames.app.recap import Recap
from boardgames.app.scene import Scene
from boardgames.app.settings import Settings
from boardgames.app.window import Window
from boardgames.core.contract import Ask, Event, Refusal, Sight
from boardgames.core.session import Session
from boardgames.table.desk import Desk
from boardgames.table.game import GameTable
from boardgames.table.motion import COVER, Motion
from boardgames.words import Words, words_for

COVER_LEAST = 0.2
"""Seconds that the cover screen stands at least."""


class Watch(NamedTuple):
    """Looking again at what happened: the ply on the screen, and when it came there."""

    ply: int
    since: float


class HotSeat(Scene):
    """A game and the seat before the screen. What is done at the table is `PlayScene`'s."""

    def __init__(
        self, window: Window, session: Session[Any], players: tuple[str, ...], table: Mapping[str, Any] | None
    ) -> None:
        """`table` is what a save keeps beside the moves: colours, what each player has seen, his standing answer."""
        super().__init__(window)
        self.session, self.players = session, players
        self.kept = KeptTable.read(table or {}, len(players), session.ply)
        self.game: GameTable[Any] = games.table(session.rules.name)(session.options, self.kept.colours)
        self.motion = Motion()
        self.present: int | None = None
        self.revealed = False
        self.opened = False
        """Somebody has said that he is here: until then the table lies below the cover, whatever is asked."""
        self.parting: int | None = None
        """The player who still looks at what he has drawn, before the screen is handed on."""
        self.whisper: Refusal | None = None
        """A refusal that tells a secret: it waits behind the cover screen for the one who is asked."""
        self.peeking: int | None = None
        """On an open screen: the player who looks at what only he knows."""
        self.recap: Recap | None = None
        self.watch: Watch | None = None
        self.glance: int | None = None
        """An earlier position that is looked at: the ply after which it stood."""
        self.leaving: pygame.Surface | None = None
        """The cover screen's last picture while it fades away."""
        self.covered_since: float | None = None
        self.stale = False
        """Hands lie open, or were hidden again, since the table was in front: then it is asked anew."""

    @abstractmethod
    def refresh(self) -> None:
        """Somebody else looks, or something else may be seen."""

    @abstractmethod
    def may_pick(self) -> bool:
        """Whether something can be picked now."""

    # ------------------------------------------------------------ who may see what

    @property
    def ask(self) -> Ask | None:
        """The open question."""
        return self.session.ask

    @property
    def front(self) -> bool:
        """Nothing lies over the table."""
        return bool(self.window.scenes) and self.window.scene is self

    @property
    def open_hands(self) -> bool:
        """Nothing is hidden from whoever sits before the screen."""
        return not self.window.settings.hide_hands

    @property
    def bindings(self) -> Bindings:
        """The keys of this table."""
        return self.window.settings.bindings(self.session.rules.name, self.game.letters)

    @property
    def secret(self) -> bool:
        if self.open_hands:
            return False
        told = self.recap is not None or self.whisper is not None
        return self.front and not self.covered() and (told or self.eyes() is not None)

    def absent(self) -> bool:
        """Nobody sits there for the one who is asked: his moves come by themselves."""
        return False

    def called(self) -> int | None:
        """Whom the screen waits for: who wants to look at his secret, or else who is asked."""
        ask = self.ask
        return self.peeking if self.peeking is not None else ask.player if ask is not None else None

    def covered(self) -> bool:
        """The hand-hiding screen stands before everything."""
        ask = self.ask
        if ask is None or self.parting is not None or self.open_hands or self.absent():
            return False
        return (not self.opened or self._private(ask)) and self.present != self.called()

    def _private(self, ask: Ask) -> bool:
        """What is on the screen next is for one player's eyes alone."""
        return ask.sight == Sight.OWN or self.whisper is not None or self.peeking is not None

    def waiting(self) -> bool:
        """The right player sits there, but has not asked for his hand again since somebody else was asked."""
        ask = self.ask
        own = ask is not None and ask.sight == Sight.OWN and self.present == ask.player
        return own and not self.open_hands and not self.revealed and self.parting is None

    def eyes(self) -> int | None:
        """Whose view may be drawn now; None: what everybody sees."""
        ask = self.ask
        if not self.front or ask is None:
            return None
        if self.open_hands:
            return ask.player
        if self.parting is not None:
            return self.parting
        if self.watch is not None:
            return self.present
        if self.absent():
            return None
        own = ask.sight == Sight.OWN or self.peeking is not None
        return self.called() if own and not self.covered() and not self.waiting() else None

    def below(self) -> int:
        """The player whose place is the lower edge: who sits there, or else who is asked."""
        ask = self.ask
        return self.present if self.present is not None else ask.player if ask is not None else 0

    def view(self) -> Any:
        """The table as it may be drawn: the position of the moment, or the one that is watched or looked back at."""
        eyes, rules = self.eyes(), self.session.rules
        ply = self.watch.ply if self.watch is not None else self.glance
        if ply is not None:
            return rules.view(self.session.at(ply), eyes)
        return self.session.view(eyes)

    # ------------------------------------------------------------ handing over

    def sit(self) -> None:
        """The asked player says that he is here; a key pressed twice by the one before him does not count."""
        ask, called, since = self.ask, self.called(), self.covered_since
        if ask is None or called is None:
            return
        if self.covered() and (since is None or self.window.now - since < COVER_LEAST):
            return
        if self.covered():
            self._leave_cover()
            self.opened = True
            if not self._private(ask):
                self.refresh()
                return
            self.present, self.revealed = called, False
            if self.peeking is not None:  # he learns nothing that he did not know
                self.refresh()
                return
            self.session.sat_down()
            if self.whisper is not None:
                self.refresh()
                return
            self.recap = Recap.since(self, self.kept.seen[ask.player]) if self.window.settings.recap else None
        if self.recap is None:
            self.reveal()
        else:
            self.refresh()

    def reveal(self) -> None:
        """The hand of the player who sits there, face up."""
        self.recap = self.watch = None
        self.revealed = True
        self.refresh()

    def hide(self) -> None:
        """Everything private off the screen at once."""
        self._forget()
        self.refresh()

    def _forget(self) -> None:
        """Nobody sits there any more."""
        self.present = self.parting = self.recap = self.watch = self.glance = None
        self.revealed, self.peeking = False, None
        self.leaving = None

    def adapt(self, before: Settings) -> None:
        """Hands that are opened, or hidden again, are so at once."""
        if before.hide_hands != self.window.settings.hide_hands:
            self._forget()
            self.whisper = None
            self.stale = True

    def heard(self) -> None:
        """The player has seen what is for him alone: back to the open table."""
        if self.peeking is not None and self.game.parting:
            self.opened = False
        self.whisper = self.present = self.peeking = None
        self.refresh()

    def knowing(self) -> tuple[int, ...]:
        """The players who may look now at something that they alone know, while the screen is open."""
        ask = self.ask
        if self.open_hands or ask is None or ask.sight != Sight.OPEN or not self.may_pick():
            return ()
        return self.game.knowing(self.session.view(None), ask.player)

    def peek(self, player: int | None = None) -> None:
        """Look at what a player alone knows (the first of those who may, if none is named), behind the cover screen."""
        knowing = self.knowing()
        if knowing and (player is None or player in knowing):
            self.peeking = knowing[0] if player is None else player
            self.refresh()

    def hand_back(self) -> None:
        """Something was chosen in secret: the screen is handed to whoever is asked next."""
        if not self.open_hands:
            self.opened, self.present, self.revealed = False, None, False

    def part(self) -> None:
        """The player has seen what he has drawn; the screen is handed on."""
        self.parting = None
        self.refresh()

    def look_back(self, ply: int) -> None:
        """Show the position after a ply, as the one who looks may see it; any key or click leads back."""
        self.glance = ply
        self.refresh()

    def may_look_back(self) -> bool:
        """Nothing else is being shown that must be seen first."""
        return self.front and self.watch is None and self.parting is None

    def look_now(self) -> None:
        """Back to the position of the moment."""
        self.glance = None
        self.refresh()

    def rewatch(self) -> None:
        """Show the moves since the last look again on the board."""
        if self.recap is not None:
            self.watch, self.recap = Watch(self.recap.first, self.window.now), None
            self.refresh()

    def toggle_recap(self) -> None:
        """Whether what happened is told before the hand is shown."""
        settings = self.window.settings
        self.window.change(replace(settings, recap=not settings.recap))

    def _leave_cover(self) -> None:
        """The cover screen fades over the hand that it hid, which is its owner's."""
        desk, pace = self.window.desk, self.window.settings.pace
        if desk is not None and desk.surface is not None and pace > 0:
            self.leaving = desk.surface.copy()
            self.motion.begin("cover", self.window.now, COVER, pace)

    def drawn(self, desk: Desk) -> None:
        """A frame was painted: from its first one on the cover screen has been seen."""
        if self.covered() and desk.surface is not None and self.covered_since is None:
            self.covered_since = self.window.now

    def private_news(self, player: int, since: int) -> list[Event]:
        """What was told to this player alone since a ply."""
        told = (event for one in self.session.plies()[since:] for event in one.events)
        return [event for event in told if event.to == player]

    # ------------------------------------------------------------ words

    @property
    def words(self) -> Words:
        return Words(self.window.settings.language, "table")

    @property
    def game_words(self) -> Words:
        """The game's words, with the players' names in the places of their seats."""
        return words_for(self.session, self.window.settings.language, self.players)
