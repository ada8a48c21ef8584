"""What the text forms of positions share: words of the form `key=value`, cards, numbers, luck and the result.

>>> read_words('units=S1@C2 action="move card=7S"', frozenset({"units", "action"}))
{'units': 'S1@C2', 'action': 'move card=7S'}
"""

import re
from collections import Counter
from collections.abc import Mapping

from boardgames.core.cards import BACK, OLD_BACK, PACK
from boardgames.core.contract import LONGEST_TEXT, BadPosition, Outcome, Result
from boardgames.core.luck import UNKNOWN, Luck

Words = Mapping[str, str]
"""The words of a position by their keys."""

_WORD = re.compile(r'([a-z-]+)=("[^"]*"|\S*)')


def read_words(text: str, keys: frozenset[str]) -> dict[str, str]:
    """All words of a text, each of a known key and given once."""
    if len(text) > 2 * LONGEST_TEXT:
        raise BadPosition("this text is too long for a position")
    words: dict[str, str] = {}
    end = 0
    for match in _WORD.finditer(text):
        if text[end : match.start()].strip():
            break
        key, value = match.group(1), match.group(2).strip('"')
        if key not in keys:
            raise BadPosition(f"«{key}» is no part of a position (known: {', '.join(sorted(keys))})")
        if key in words:
            raise BadPosition(f"«{key}» is given twice")
        words[key] = value
        end = match.end()
    if text[end:].strip():
        raise BadPosition(f"«{text[end:].strip()[:40]}» is not of the form key=value")
    return words


def one_of(words: Words, key: str, known: tuple[str, ...], default: str) -> str:
    """A word that has one of some values."""
    value = words.get(key, default)
    if value not in known:
        raise BadPosition(f"{key}={value} is unknown (known: {', '.join(known)})")
    return value


def number(text: str, least: int, most: int) -> int:
    """A whole number between bounds."""
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most)) and least <= int(text) <= most):
        raise BadPosition(f"«{text[:20]}» is no number from {least} to {most}")
    return int(text)


def cards(text: str) -> tuple[str, ...]:
    """Cards, `none` for no card at all."""
    named = () if text in ("", "none") else tuple(text.split(","))
    for card in named:
        if card not in PACK and card not in (BACK, OLD_BACK):
            raise BadPosition(f"«{card[:20]}» is no card (like 7S, 10H, QD, AC, JK1)")
    return named


def write_luck(luck: Luck) -> str:
    """Seed, ply and script; of a view nothing is known."""
    return "unknown" if luck == UNKNOWN else ",".join(map(str, (luck.seed, luck.ply, *luck.script)))


def read_luck(words: Words) -> Luck:
    """The other way round; where no luck is named it is that of seed 0."""
    if "luck" not in words:
        return Luck(0)
    if words["luck"] == "unknown":
        return UNKNOWN
    seed, *rest = words["luck"].split(",")
    if not (seed.isascii() and seed.isdecimal() and len(seed) < 20):
        raise BadPosition(f"luck={words['luck'][:30]} is no seed and ply (like 7,0)")
    return Luck(int(seed), number(rest[0] if rest else "0", 0, 999_999), tuple(rest[1:]))


def write_result(result: Outcome | None) -> str:
    """Rule, reason and each player's result; nothing while the game goes on."""
    return "" if result is None else ",".join([result.rule, result.reason, *result.results])


def read_result(words: Words, players: int, key: str = "result") -> Outcome | None:
    """The other way round."""
    if key not in words:
        return None
    rule, _, rest = words[key].partition(",")
    reason, *results = rest.split(",")
    if len(results) != players or set(results) - set(Result):
        raise BadPosition(f"{key}={words[key][:40]} is no result of {players} players")
    return Outcome(tuple(map(Result, results)), rule, reason)


def check_pack(named: tuple[str, ...], pack: tuple[str, ...] = PACK) -> None:
    """Every card of the pack lies in one place, face up."""
    if {BACK, OLD_BACK} & {*named}:
        raise BadPosition("cards lie face down only in a view (luck=unknown)")
    wrong = {
        "named twice": [card for card, count in Counter(named).items() if count > 1],
        "missing": [card for card in pack if card not in named],
        "not in this pack": [card for card in named if card not in pack],
    }
    for what, found in wrong.items():
        if found:
            where = f"hands, deck, discard pile and table together hold {len(pack)} cards"
            raise BadPosition(f"{where}; {what}: {', '.join(found)}")
