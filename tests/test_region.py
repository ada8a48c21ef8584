"""The system's language and region, by its variables or else by the desktop's word."""

import pygame
import pytest

from boardgames import region
from boardgames.words import LANGUAGES

SET = ("LC_ALL", "LC_MESSAGES", "LC_PAPER", "LANG")


@pytest.mark.parametrize(
    ("told", "language", "territory"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr", "FR"),
        ({"LANG": "fr"}, "fr", ""),
        ({"LANG": "fra_FR"}, "en", "FR"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB.UTF-8"}, "en", "FR"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en", ""),
        ({"LANG": "C"}, "en", ""),
        ({"LANG": "", "LC_MESSAGES": "fr_CA"}, "fr", ""),
        ({"LANG": "zh_Hant_TW"}, "en", "TW"),
        ({"LANG": "../x"}, "en", ""),
        ({}, "en", ""),
    ],
)
def test_variables_tell(told: dict[str, str], language: str, territory: str) -> None:
    assert region.language(LANGUAGES, told) == language
    assert region.territory(told) == territory


@pytest.mark.parametrize(
    ("wanted", "language", "territory"),
    [
        ([{"language": "fr", "country": "BE"}, {"language": "en", "country": "US"}], "fr", "BE"),
        ([{"language": "de", "country": None}], "en", ""),
        ([], "en", ""),
    ],
)
def test_a_desktop_without_variables_is_asked(
    monkeypatch: pytest.MonkeyPatch, wanted: list[dict[str, str]], language: str, territory: str
) -> None:
    for name in SET:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wanted)
    assert (region.language(LANGUAGES), region.territory()) == (language, territory)


def test_a_locale_that_is_not_installed_is_meant_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert region.language(LANGUAGES) == "fr"
