"""What every game judges alike: the form of a move, and the values of options."""

from collections.abc import Mapping

from boardgames.core.contract import FORM, BadOptions, Move, Option, Options, Refusal, refusal


def refuse_unknown(move: Move, known: tuple[str, ...]) -> Refusal | None:
    """A kind of move has no parts that it does not know."""
    for name, _ in move.parts:
        if name not in known:
            return refusal(FORM, "part-unknown", part=name[:40], action=move.kind)
    return None


def refuse_missing(move: Move, needs: tuple[str, ...]) -> Refusal | None:
    """A kind of move has all parts that it needs."""
    for name in needs:
        if not move.some(name):
            return refusal(FORM, "part-missing", part=name, action=move.kind)
    return None


def checked(options: tuple[Option, ...], given: Options, rule: str) -> dict[str, str | tuple[str, ...]]:
    """What was given for options, in text form; BadOptions under the game's rule for an unknown name or value.

    Numbers, true and false are understood too.
    """
    known = {option.name: option for option in options}
    return {name: _checked(known, name, value, rule) for name, value in given.items()}


def _checked(known: Mapping[str, Option], name: str, value: object, rule: str) -> str | tuple[str, ...]:
    if name not in known:
        raise BadOptions(refusal(rule, "option-unknown", option=name[:40]))
    option = known[name]
    words = _words(value)
    if option.many:
        words = [word for word in words if word != "none"]
        if len(set(words)) == len(words) and all(word in option.values for word in words):
            return tuple(word for word in option.values if word in words)
    elif len(words) == 1 and words[0] in option.values:
        return words[0]
    shown = value if isinstance(value, str) else ", ".join(words)
    raise BadOptions(refusal(rule, "option-value", option=name, value=shown[:40]))


def _words(value: object) -> list[str]:
    """What was given for an option, as words; something unknown becomes a word that no option has."""
    if isinstance(value, bool):
        return ["on" if value else "off"]
    if isinstance(value, int):
        return [str(value)] if abs(value) < 1000 else ["?"]
    if isinstance(value, str):
        return [word for word in value.split(",") if word]
    if isinstance(value, list | tuple):
        return [word if isinstance(word, str) else "?" for word in value]
    return ["?"]
