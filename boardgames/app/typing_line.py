"""A line to type in: its words, its caret and what is selected. It is fed by keys and knows nothing of the screen.

    line = TypingLine("Anne", most=24)
    line.feed(event)  # a KEYDOWN or TEXTINPUT event; True if it meant something here
    desk.field(rect, "name", line.words, caret=line.caret)

A letter may arrive in its KEYDOWN event, in a TEXTINPUT event of its own, or in both: then it is taken once.
"""

import contextlib
import unicodedata

import pygame

_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META


class TypingLine:
    """One line of words that is being typed."""

    def __init__(self, words: str = "", most: int = 24, digits: bool = False) -> None:
        """At most `most` letters; `digits`: nothing else is taken."""
        self.most, self.digits = most, digits
        self.words = self._clean(words)[:most]
        self.caret = len(self.words)
        self.mark = self.caret
        """The other end of what is selected; at the caret nothing is."""
        self.refused = False
        """The last thing typed was not taken."""
        self._heard = ""

    @property
    def selected(self) -> tuple[int, int]:
        """From where to where words are selected."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def set(self, words: str) -> None:
        """Other words; the caret stands behind them."""
        self.words = self._clean(words)[: self.most]
        self.caret = self.mark = len(self.words)

    def select_all(self) -> None:
        """All words are selected: the next letter replaces them."""
        self.mark, self.caret = 0, len(self.words)

    def insert(self, words: str) -> None:
        """Put words in the place of what is selected; what does not belong here or has no room is refused."""
        taken = self._clean(words)
        start, end = self.selected
        room = self.most - len(self.words) + end - start
        self.refused = taken != words or len(taken) > room
        taken = taken[:room]
        if taken:
            self.words = self.words[:start] + taken + self.words[end:]
            self.caret = self.mark = start + len(taken)

    def feed(self, event: pygame.event.Event) -> bool:
        """Take a KEYDOWN or TEXTINPUT event; True if it meant something here."""
        if event.type == pygame.TEXTINPUT:
            heard, self._heard = self._heard, ""
            if event.text != heard:
                self.insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        self._heard = ""
        if event.mod & _COMMAND and not event.mod & pygame.KMOD_ALT:
            return self._command(event.key)
        if self._edit(event.key, bool(event.mod & pygame.KMOD_SHIFT)):
            return True
        letters: str = getattr(event, "unicode", "")
        if letters and all(_printed(letter) for letter in letters):
            self._heard = letters
            self.insert(letters)
            return True
        return False

    # ------------------------------------------------------------ keys

    def _edit(self, key: int, held: bool) -> bool:
        """Keys that move the caret (with Shift they select) or take letters away."""
        start, end = self.selected
        moves = {
            pygame.K_LEFT: start if start < end and not held else max(0, self.caret - 1),
            pygame.K_RIGHT: end if start < end and not held else min(len(self.words), self.caret + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(self.words),
        }
        if key in moves:
            self.caret = moves[key]
            if not held:
                self.mark = self.caret
        elif key == pygame.K_BACKSPACE:
            self._cut(start if start < end else max(0, start - 1), end)
        elif key == pygame.K_DELETE:
            self._cut(start, end if start < end else end + 1)
        else:
            return False
        self.refused = False
        return True

    def _command(self, key: int) -> bool:
        start, end = self.selected
        if key == pygame.K_a:
            self.select_all()
        elif key in (pygame.K_c, pygame.K_x):
            if start < end:
                keep(self.words[start:end])
                if key == pygame.K_x:
                    self._cut(start, end)
        elif key == pygame.K_v:
            self.insert(" ".join(_kept().split()))
        else:
            return False
        return True

    def _cut(self, start: int, end: int) -> None:
        self.words = self.words[:start] + self.words[end:]
        self.caret = self.mark = start

    def _clean(self, words: str) -> str:
        """What can stand in the line; letters and their accents become one sign each."""
        joined = unicodedata.normalize("NFC", words)
        return "".join(one for one in joined if (one in "0123456789" if self.digits else _printed(one)))


def _printed(letter: str) -> bool:
    """A sign of the keyboard that has a place in a name: no control or direction marks, no private signs."""
    return unicodedata.category(letter)[0] not in "CZ" or letter in " \u00a0"


def keep(words: str) -> bool:
    """To the clipboard; False if there is none."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def _kept() -> str:
    """The clipboard's words, none without a clipboard."""
    with contextlib.suppress(pygame.error, AttributeError, NotImplementedError):
        return str(pygame.scrap.get_text())
    return ""
