"""Keys as people name them: by the character they type, not by their place on the keyboard, and the keypad too.

SDL's key codes follow the keyboard's layout, but not its Shift: on a French keyboard 0 is Shift+à, and + is Shift+=. So
the typed character is asked first; the key counts where none was typed (Ctrl is held, or NumLock is off).
"""

import pygame

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_KEYPAD = {pygame.K_KP4: (-1, 0), pygame.K_KP6: (1, 0), pygame.K_KP8: (0, -1), pygame.K_KP2: (0, 1)}
_NAMED = {pygame.K_F1 + k: f"f{k + 1}" for k in range(12)} | dict.fromkeys(ENTER, "enter")
_NAMED |= {pygame.K_SPACE: "space", pygame.K_TAB: "tab", pygame.K_ESCAPE: "escape"} | dict.fromkeys(ARROWS, "arrows")
_HELD = {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT}
_HELD |= {pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR}
_PRINTED = 33, 0x10FFFF
"""The key codes that are signs; those of other keys lie above."""
_PLUS = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_MINUS = (pygame.K_MINUS, pygame.K_KP_MINUS)
_ZERO = (pygame.K_0, pygame.K_KP0)
_SIGNS = {"+": ("+=", _PLUS), "-": ("-", _MINUS), "0": ("0", _ZERO)}
"""Signs that lie on several keys: what types them, and the keys themselves."""
_CTRL = pygame.KMOD_CTRL | pygame.KMOD_META
_ALT = pygame.KMOD_ALT | pygame.KMOD_MODE


def mods(event: pygame.event.Event) -> int:
    """Shift, Ctrl and so on, as the event tells them or as they are held now (pointer events tell none)."""
    told: int = getattr(event, "mod", 0)
    return told | pygame.key.get_mods()


def command(event: pygame.event.Event) -> bool:
    """With Ctrl, on a Mac with Cmd. AltGr, which Windows tells as Ctrl and Alt together, types a sign and is none."""
    return bool(event.mod & _CTRL) and not event.mod & _ALT


def shift(event: pygame.event.Event) -> bool:
    """With Shift."""
    return bool(event.mod & pygame.KMOD_SHIFT)


def alt(event: pygame.event.Event) -> bool:
    """With Alt."""
    return bool(event.mod & pygame.KMOD_ALT)


def enter(event: pygame.event.Event) -> bool:
    """Enter, on the keypad too."""
    return event.key in ENTER


def arrow(event: pygame.event.Event) -> tuple[int, int] | None:
    """The direction of an arrow key; those of the keypad are arrows while NumLock is off."""
    if event.key in ARROWS:
        return ARROWS[event.key]
    return None if event.mod & pygame.KMOD_NUM or _typed(event) else _KEYPAD.get(event.key)


def letter(event: pygame.event.Event, wanted: str) -> bool:
    """The key of a letter (given small) alone or with Shift: no shortcut."""
    return _is_letter(event, wanted) and not event.mod & (_CTRL | _ALT)


def shortcut(event: pygame.event.Event, wanted: str) -> bool:
    """Ctrl (Cmd) and the key of a letter (given small), with Shift or without."""
    return _is_letter(event, wanted) and command(event)


def is_plus(event: pygame.event.Event) -> bool:
    """More, nearer. The key of = counts too: on many keyboards + is the same key with Shift."""
    return _is_sign(event, *_SIGNS["+"])


def is_minus(event: pygame.event.Event) -> bool:
    """Less, farther."""
    return _is_sign(event, *_SIGNS["-"])


def spelled(event: pygame.event.Event) -> str | None:
    """A key as settings keep it: h, ctrl+z, f5, +, enter; empty if it has no such name, None for Shift and its like."""
    if event.key in _HELD:
        return None
    if event.key in _NAMED:
        return _NAMED[event.key]
    if command(event):
        return f"ctrl+{chr(event.key)}" if _PRINTED[0] <= event.key < _PRINTED[1] else ""
    for sign, (signs, same) in _SIGNS.items():
        if _is_sign(event, signs, same):
            return sign
    typed = _typed(event).strip().lower()
    if typed:
        return typed
    return chr(event.key) if _PRINTED[0] <= event.key < _PRINTED[1] and not event.mod & _ALT else ""


def matches(event: pygame.event.Event, wanted: str) -> bool:
    """Whether this is the key that is spelled so; Shift makes no difference."""
    if wanted.startswith("ctrl+"):
        return shortcut(event, wanted.removeprefix("ctrl+"))
    if wanted in _SIGNS:
        return _is_sign(event, *_SIGNS[wanted]) and not command(event)
    if len(wanted) == 1 and wanted.isalpha():
        return letter(event, wanted)
    return spelled(event) == wanted


def _typed(event: pygame.event.Event) -> str:
    """The character that the key has typed, if it is one that can be seen."""
    typed: str = getattr(event, "unicode", "")
    return typed if typed.isprintable() else ""


def _is_sign(event: pygame.event.Event, signs: str, keys: tuple[int, ...]) -> bool:
    typed = _typed(event)
    return typed in signs if typed else event.key in keys


def _is_letter(event: pygame.event.Event, wanted: str) -> bool:
    """A keyboard that types no Latin letters is asked for its keys."""
    typed = _typed(event).lower()
    return typed == wanted or (not (typed.isascii() and typed.isalpha()) and bool(event.key == ord(wanted)))
