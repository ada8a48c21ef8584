"""A guided first game: the real table, and beside it a card that says what to do next and points at it.

What is said and what happens is data (`guides.py`). The learner picks and looks as he likes; a move that the step did
not ask for is not made, and the step says again what it wants. The other players' moves come by themselves. Nothing of
it is saved.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from boardgames.app import compact_panel, guide_card, guides, keys
from boardgames.app.dialog import Dialog
from boardgames.app.guides import Guide, Step
from boardgames.app.play import PlayScene
from boardgames.app.window import Window
from boardgames.core.contract import Move, Sight
from boardgames.core.partial import KIND
from boardgames.table.desk import Desk, Target
from boardgames.table.space import Rect
from boardgames.words import Words

REPLY_SECONDS = 1.1
"""How long one looks at the table before somebody else's move comes."""


class Prompt(NamedTuple):
    """What the card says now: its title, its words, what it speaks of, and the words of its button if it has one.

    `done` is what of it is picked already: the card does not point at that any more, and still lies beside it.
    """

    title: str
    text: str
    point: tuple[str, ...]
    button: str = ""
    done: frozenset[str] = frozenset()


class GuideScene(PlayScene):
    """A guide on the table; `done()` leads away from it, at its end or earlier."""

    keeps = False

    def __init__(self, window: Window, guide: Guide, done: Callable[[], object]) -> None:
        self.guide = guide
        self.number = 0
        self.again = False
        """The last move was not the one that the step asks for."""
        self.card_kept: tuple[object, tuple[Rect, str]] | None = None
        """Where the card lies and what it says, for what is on the screen."""
        self._done = done
        self._replies: list[Move] = []
        self._since = window.now
        session = guide.session()
        names = Words(window.settings.language, guide.space)
        players = tuple(names.say(f"players.{number}") for number in range(len(session.seats)))
        super().__init__(window, session, players, lambda scene, outcome: None)

    # ------------------------------------------------------------ who sits there

    def absent(self) -> bool:
        ask = self.ask
        return ask is not None and ask.player != self.guide.player

    def below(self) -> int:
        return self.guide.player

    def refresh(self) -> None:
        ask = self.ask
        if ask is not None and self.absent() and ask.sight == Sight.OWN and self.parting is None:
            self.present = None  # somebody else has the screen: it is handed back with its cover
        super().refresh()
        self._advance()

    def sit(self) -> None:
        """The learner has just watched what happened: he comes to his hand at once."""
        super().sit()
        if self.recap is not None:
            self.reveal()

    def may_stand(self) -> bool:
        return False

    # ------------------------------------------------------------ from step to step

    @property
    def step(self) -> Step:
        """What is to be done now, or as soon as the others have played."""
        return self.guide.steps[self.number]

    @property
    def watching(self) -> bool:
        """Others play by themselves."""
        return bool(self._replies)

    def prompt(self) -> Prompt:
        """What the card says now."""
        words, step, ask = self.words, self.step, self.ask
        if self._replies and ask is not None:
            return Prompt(words.say("guide.watch"), words.say("guide.plays", player=self.players[ask.player]), ())
        if step.do != "sit" and (self.covered() or self.waiting()):
            which = "guide.cover" if self.covered() else "guide.hand"
            return Prompt(words.say("guide.your-hand"), words.say(which), ("sit",))
        if self.parting is not None and step.do != "part":
            return Prompt(words.say("guide.your-hand"), words.say("guide.part"), ("part",))
        told = Words(self.window.settings.language, self.guide.space)
        text = told.say(f"{step.key}.text")
        text = f"{words.say('guide.again')} {text}" if self.again else text
        button = "" if step.do != "look" else words.say("guide.end" if self._last() else "guide.go")
        return Prompt(told.say(f"{step.key}.title"), text, step.point, button, self._picked())

    def _picked(self) -> frozenset[str]:
        """The targets that are picked already, and the button of the kind of move that is begun."""
        picking = self.picking
        begun = {f"mode:{kind}" for name, kind in picking.chosen if name == KIND} if picking is not None else set()
        return frozenset({*self.lights().chosen, *begun})

    def may_go(self) -> bool:
        """The step only wants to be read, and can be read."""
        return self.front and bool(self.prompt().button)

    def spoken(self) -> str:
        """While the card is to be read, the table does not ask for something else beside it."""
        return self.words.say("help.guide") if self.may_go() else ""

    def go(self) -> None:
        """It was read."""
        if self.may_go():
            self._next()

    def _last(self) -> bool:
        return self.number + 1 == len(self.guide.steps)

    def _next(self) -> None:
        if self._last():
            self._done()
            return
        self._replies, self._since = list(self.step.then), self.window.now
        self.number += 1
        self.again = False
        self._advance()
        self.window.redraw()

    def _advance(self) -> None:
        """On to the next step as soon as this one is done; back to one whose picks were taken back."""
        if self._replies:
            return
        while self._lost():
            self.number -= 1
        if self._met():
            self._next()

    def _lost(self) -> bool:
        """What the step before has picked for this one is not picked any more."""
        before = self.guide.steps[max(0, self.number - 1) : self.number]
        return self.front and any(step.do == "pick" and not self._picks(step) for step in before)

    def _picks(self, step: Step) -> bool:
        return step.picks <= set(self.lights().chosen)

    def _met(self) -> bool:
        """What the screen shows is what the step wanted; moves and undo are noticed where they are made."""
        do = self.step.do
        if do == "sit":
            return self.eyes() == self.guide.player
        if do == "part":
            return self.parting is None and self.absent()
        return do == "pick" and self._picks(self.step)

    def _wanted(self, move: Move) -> int | None:
        """The step that asks for this move: the present one, or the next if only picks lie between."""
        for number in range(self.number, len(self.guide.steps)):
            step = self.guide.steps[number]
            if any(guides.meant(one, move) for one in step.moves):
                return number
            if step.do != "pick":
                return None
        return None

    def _remind(self) -> None:
        self.again = True
        self.window.sounds.play("thud")
        self.window.redraw()

    # ------------------------------------------------------------ what the learner does

    def click(self, value: str, what: str, place: str = "") -> None:
        super().click(value, what, place)
        self._advance()

    def escape(self) -> None:
        super().escape()
        self._advance()

    def release(self, target: Target | None, x: float, y: float) -> None:
        super().release(target, x, y)
        self._advance()

    def play(self, move: Move) -> None:
        """A move that the guide asks for is made; any other is not, and the card says again what it wants."""
        wanted = self._wanted(move) if not self._replies else None
        if wanted is None:
            self._remind()
            return
        ply = self.session.ply
        super().play(move)
        if self.session.ply > ply:
            self.number = wanted
            self._next()

    def undo(self) -> None:
        """Only where the guide asks for it, and there it cannot be done."""
        if self.step.do != "undo" or self._replies:
            self._remind()
            return
        super().undo()
        self._next()

    def redo(self) -> None:
        """Nothing was taken back."""

    def save(self) -> None:
        """A guided game is not kept."""

    def save_copy(self) -> None:
        """Nor are copies of it."""

    def menu(self) -> None:
        """Leave the guide? It is asked once."""
        say = self.words.say
        question, told = say("guide.leave"), say("guide.leave-note")
        self.window.show(Dialog(self.window, question, told, say("guide.stay"), say("guide.skip"), self._done, "book"))

    def key(self, pressed: pygame.event.Event) -> bool:
        picked = self.picking is not None and bool(self.picking.moves())
        if self.may_go() and (pressed.key == pygame.K_SPACE or (keys.enter(pressed) and not picked)):
            self.go()
            return True
        return super().key(pressed)

    # ------------------------------------------------------------ what comes by itself

    def moving(self, now: float) -> bool:
        busy = super().moving(now)
        if not self._replies:
            return busy
        if not busy and self.front and now - self._since >= REPLY_SECONDS * (self.window.settings.pace or 0.5):
            self._since = now
            super().play(self._replies.pop(0))
            self._advance()
        return True

    def draw(self, desk: Desk) -> None:
        super().draw(desk)
        if self.front and not compact_panel.opened(self):
            guide_card.draw(self, desk)
