"""What the tiny games share: options by name, and positions spelled as `key=value` words."""

from boardgames.core.contract import FORM, BadOptions, BadPosition, Move, Option, Options, Refusal, refusal
from boardgames.core.luck import UNKNOWN, Luck

_HIDDEN = "hidden"


def settle(known: tuple[Option, ...], given: Options) -> dict[str, object]:
    """All options with their values; BadOptions for one that nobody knows."""
    values: dict[str, object] = {option.name: option.default for option in known}
    allowed = {option.name: option.values for option in known}
    for name, value in given.items():
        if str(value) not in allowed.get(name, ()):
            raise BadOptions(refusal("TINY-00", "option-unknown", option=name[:40]))
        values[name] = str(value)
    return values


def refuse_form(move: Move, *names: str) -> Refusal | None:
    """All parts that the kind needs and no other."""
    for name, _ in move.parts:
        if name not in names:
            return refusal(FORM, "part-unknown", part=name[:40], action=move.kind)
    for name in names:
        if not move.some(name):
            return refusal(FORM, "part-missing", part=name, action=move.kind)
    return None


def spell(**words: object) -> str:
    """The words of a position."""
    return " ".join(f"{key}={value}" for key, value in words.items())


def read_words(text: str, *keys: str) -> dict[str, str]:
    """The words of a text, which must have just these keys."""
    words = dict(word.partition("=")[::2] for word in text.split())
    if set(words) != set(keys):
        raise BadPosition(f"a position has the words {', '.join(keys)}, not {', '.join(words)[:200]}")
    return words


def number(text: str, least: int, most: int) -> int:
    """A number that a text spells, within its bounds."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 20 and least <= int(text) <= most):
        raise BadPosition(f"«{text[:20]}» is no number from {least} to {most}")
    return int(text)


def numbers(text: str, least: int, most: int) -> tuple[int, ...]:
    """Numbers with commas between them."""
    return tuple(number(word, least, most) for word in text.split(",") if word)


def one_of(text: str, *known: str) -> str:
    """One of the words that are possible here."""
    if text not in known:
        raise BadPosition(f"«{text[:20]}» is none of {', '.join(known)}")
    return text


def spell_luck(luck: Luck) -> str:
    """Luck as one word; a view hides it."""
    return _HIDDEN if luck == UNKNOWN else ",".join(map(str, (luck.seed, luck.ply, *luck.script)))


def read_luck(text: str) -> Luck:
    """The luck that a word spells."""
    if text == _HIDDEN:
        return UNKNOWN
    seed, ply, *script = [*text.split(","), "0"] if "," not in text else text.split(",")
    return Luck(number(seed, 0, 1 << 63), number(ply, 0, 10**6), tuple(script))
