"""Names of saved games: any letters for the player, and a file name that every system takes.

The name itself is kept inside the file. The file's name is only a reminder of it: small ASCII letters, digits and
hyphens, so that it means the same on every system, whatever that thinks of capitals, accents or reserved words.

>>> stem("Dimanche, à l’aube !"), stem("CON"), stem("漢字")
('dimanche-a-l-aube', 'game-con', 'game')
"""

import re
import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 60
"""Letters of a name."""
LONGEST_STEM = 48
"""Letters of a file name before its ending: short enough for every system's longest path."""
_APART = re.compile(r"[^a-z0-9]+")
_WITHOUT_ACCENT = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "þ": "th", "ð": "d"})
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""What Windows takes for a device, whatever its ending."""
_OURS = ("autosave",)
"""How the files begin that the app writes by itself."""


def clean(name: str) -> str:
    """A name as it is kept: one line, single spaces, every letter in its joined form, not too long."""
    shown = "".join(one for one in unicodedata.normalize("NFC", name) if unicodedata.category(one)[0] != "C")
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def readable(words: str) -> bool:
    """Words that can be shown: without control characters and halves of letters."""
    return not any(unicodedata.category(one) in ("Cc", "Cs") for one in words)


def shown(file_name: str) -> str:
    """The name of a file as it can be shown, whatever bytes the system has for it."""
    return "".join(one if readable(one) else "\N{REPLACEMENT CHARACTER}" for one in file_name)


def same(one: str, other: str) -> bool:
    """Two names that a player would take for the same."""
    return clean(one).casefold() == clean(other).casefold()


def folded(words: str) -> str:
    """Words as they are looked for: without capitals and accents."""
    plain = unicodedata.normalize("NFKD", words.casefold().translate(_WITHOUT_ACCENT))
    return "".join(one for one in plain if not unicodedata.combining(one))


def stem(name: str) -> str:
    """A file name, without its ending, that reminds of a name."""
    found = _APART.sub("-", folded(name))
    found = found.strip("-")[:LONGEST_STEM].strip("-")
    if not found:
        return "game"
    return f"game-{found}" if found in _RESERVED or found.startswith(_OURS) else found


def free(name: str, taken: Iterable[str], suffix: str) -> str:
    """A file name for a name that no file in the folder has, however the system looks at capitals."""
    known = {one.casefold() for one in taken}
    first = stem(name)
    number, found = 1, f"{first}{suffix}"
    while found in known:
        number += 1
        found = f"{first}-{number}{suffix}"
    return found
