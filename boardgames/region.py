"""The language and the region that the system is set to.

A shell tells them by variables, whether or not that locale is installed; a desktop that tells none (Windows, an app
started from the Finder) is asked itself.
"""

import os
import re
from collections.abc import Mapping, Sequence

_SPELLED = re.compile(r"^(?P<language>[a-zA-Z]{2,3})(?:[_-][A-Z][a-z]{3})?(?:[_-](?P<region>[A-Z]{2}))?(?![a-zA-Z])")


def language(known: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The system's language if it is known, else the first of those that are.

    >>> language(("en", "fr"), {"LANG": "fr_BE.UTF-8"}), language(("en", "fr"), {"LANG": "de_DE.UTF-8"})
    ('fr', 'en')
    """
    found, _ = _told(("LC_ALL", "LC_MESSAGES", "LANG"), environment)
    return found if found in known else known[0]


def territory(environment: Mapping[str, str] | None = None) -> str:
    """The two letters of the region that measures and papers are those of; empty: none is told.

    >>> territory({"LANG": "en_US.UTF-8", "LC_PAPER": "fr_FR.UTF-8"}), territory({"LANG": "C.UTF-8"})
    ('FR', '')
    """
    return _told(("LC_ALL", "LC_PAPER", "LANG"), environment)[1]


def _told(names: Sequence[str], environment: Mapping[str, str] | None) -> tuple[str, str]:
    """Language and region by the first variable that is set, as C does; without any by the desktop's word."""
    told = os.environ if environment is None else environment
    for name in names:
        if value := told.get(name):
            found = _SPELLED.match(value)
            return (found["language"].lower(), found["region"] or "") if found else ("", "")
    return _desktop() if environment is None else ("", "")


def _desktop() -> tuple[str, str]:
    """What the desktop says; pygame is asked, and loaded, only where no variable tells."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    wanted = pygame.system.get_pref_locales()
    return (wanted[0]["language"].lower(), wanted[0]["country"] or "") if wanted else ("", "")
