"""What is heard: events become short sounds. Nothing is told by sound alone, and nothing private is told at all.

Without a sound card the game is silent, not dead: a `Sounds` that could not open the mixer answers everything and plays
nothing. The sounds of one move follow each other with small delays; `tick`, once in every turn of the window's loop,
lets the next one begin.
"""

import wave
from collections import deque
from collections.abc import Iterable, Mapping
from io import BytesIO

import pygame

from boardgames.app import synth
from boardgames.core.contract import Event

MOST = 3
"""Of one move, no more sounds than this are heard."""
DELAY = 0.18
LONGER = {"flip": 0.24, "arrow": 0.42, "dice": 0.65, "horn": 0.7}
"""Seconds from the beginning of a sound to the next one of the same move."""
WEIGHT = ("fanfare", "horn", "sword", "arrow", "dice", "flip", "tap", "slide", "thud", "tick")
"""The sounds, the most important one first."""
DECLARED = "declared"
"""The kind of event whose argument `action` says what a later event is part of."""

KINDS: Mapping[str, str] = {
    "moved": "tap",
    "placed": "tap",
    "pushed": "tap",
    "removed": "tap",
    "drew": "slide",
    "declared": "slide",
    "discarded": "slide",
    "reshuffled": "flip",
    "revealed": "flip",
    "rolled": "dice",
    "turn": "horn",
    "won": "fanfare",
    "drawn": "fanfare",
}
"""The sound of each kind of event; `kind:action` is the kind as part of a declared action. Other kinds are silent."""


class Sounds:
    """The app's sounds: one for each window. `volume` goes from 0 to 100."""

    def __init__(self, volume: int, mute: bool) -> None:
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._waiting: deque[str] = deque()
        self._next = 0.0
        self._kinds = KINDS
        self._action = ""
        self._volume, self._mute = volume, mute
        self._open = True
        try:
            pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=1024)
        except (pygame.error, NotImplementedError):  # no sound card; a pygame that was built without a mixer
            self._open = False

    @property
    def silent(self) -> bool:
        """Nothing can be heard now: no sound card, muted, or the volume is 0."""
        return not self._open or self._mute or self._volume <= 0

    @property
    def waiting(self) -> bool:
        """Something is still to be played: the loop must not fall asleep."""
        return bool(self._waiting)

    def set(self, volume: int, mute: bool) -> None:
        """Another volume, or silence; what sounds right now obeys too."""
        self._volume, self._mute = volume, mute
        if self.silent:
            self._waiting.clear()
        try:
            for sound in self._made.values():
                sound.set_volume(self._level)
                if self.silent:
                    sound.stop()
        except pygame.error:
            self._open = False

    def learn(self, kinds: Mapping[str, str], past: Iterable[Event] = ()) -> None:
        """A game begins: its own kinds of events beside the common ones (an empty name: no sound).

        What the game before it has brought is forgotten. `past`, of a game that goes on, is not heard.
        """
        unknown = sorted({name for name in kinds.values() if name} - set(synth.NAMES))
        if unknown:
            raise ValueError(f"no such sounds: {', '.join(unknown)}")
        self._kinds = {**KINDS, **kinds}
        self._waiting.clear()
        self._action = ""
        self._names(past)

    def play(self, name: str) -> None:
        """Let a sound be heard at once; KeyError if there is none of this name."""
        if name not in synth.NAMES:
            raise KeyError(name)
        if self.silent:
            return
        try:
            self._make(name)
            self._made[name].play()
        except pygame.error:  # the mixer was closed meanwhile
            self._open = False

    def prepare(self) -> None:
        """Compute one sound that was not heard yet: in a quiet moment nobody waits for it."""
        name = next((name for name in synth.NAMES if name not in self._made), None)
        if name is None or self.silent:
            return
        try:
            self._make(name)
        except pygame.error:
            self._open = False

    def _make(self, name: str) -> None:
        if name not in self._made:
            self._made[name] = pygame.mixer.Sound(file=BytesIO(riff(name)))
            self._made[name].set_volume(self._level)

    def events(self, events: Iterable[Event]) -> None:
        """What a move has brought: its most important sounds, in their order, from the next `tick` on.

        They take the place of what is still to be played of an earlier move: sound never lags behind the table.
        """
        names = self._names(events)
        if names and not self.silent:
            chosen = sorted(dict.fromkeys(names), key=WEIGHT.index)[:MOST]
            self._waiting = deque(sorted(chosen, key=names.index))
            self._next = 0.0

    def tick(self, now: float) -> None:
        """Play what is due; `now` in seconds."""
        if self._waiting and now >= self._next:
            name = self._waiting.popleft()
            self._next = now + LONGER.get(name, DELAY)
            self.play(name)

    def _names(self, events: Iterable[Event]) -> list[str]:
        """The sounds of what everybody may know of; a private event is not even looked at."""
        names = []
        for event in events:
            if event.to is not None:
                continue
            if event.kind == DECLARED:
                self._action = str(dict(event.args).get("action", ""))
            common = self._kinds.get(event.kind, "")
            names.append(self._kinds.get(f"{event.kind}:{self._action}", common))
        return [name for name in names if name]

    @property
    def _level(self) -> float:
        """The ear hears in ratios: half the volume is less than half the amplitude."""
        return float((max(0, min(100, self._volume)) / 100) ** 1.5)


def riff(name: str) -> bytes:
    """A sound as a file in memory: so the mixer itself brings it into whatever form the sound card wants."""
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(synth.RATE)
        out.writeframes(synth.wave(name).tobytes())
    return file.getvalue()
