"""Everything the app says: the same in both languages, set as each is set, in letters that the typefaces have."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import boardgames
from boardgames import files
from boardgames.table import setting
from boardgames.words import LANGUAGES

SPACES = sorted({path.name.split(".")[0] for path in files.translations().glob("*.json")})
HOME = Path(boardgames.__file__).parent
NAMES_OF_COLOURS = "tone.py"
"""Its pairs of colours have names for the test of contrasts; nobody reads them on the screen."""
KEY = re.compile(r"\[[^\]]+\]")
PHRASE = re.compile(r"[A-Za-zÀ-ÿ’']{2,} [A-Za-zÀ-ÿ’']{2,}")


def texts(space: str, language: str) -> dict[str, str]:
    """All sentences of a file by their keys, singular and plural apart."""
    tree = json.loads((files.translations() / f"{space}.{language}.json").read_text(encoding="utf-8"))
    return dict(_flat(tree[language], ""))


def _flat(tree: dict[str, object], prefix: str) -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, str(value)


@pytest.mark.parametrize("space", SPACES)
def test_same_keys_and_placeholders(space: str) -> None:
    english, french = texts(space, "en"), texts(space, "fr")
    assert english.keys() == french.keys()
    for key, words in english.items():
        places = [sorted(re.findall(r"%\{(\w+)\}", text)) for text in (words, french[key])]
        assert places[0] == places[1], key
        marks = [(text.count("*"), len(re.findall(r"\[[^\]]+\]", text))) for text in (words, french[key])]
        assert marks[0] == marks[1], f"{key}: strong words and keys"


@pytest.mark.parametrize("space", SPACES)
def test_french_is_set_as_french_is(space: str) -> None:
    for key, words in texts(space, "fr").items():
        assert not re.search(r"[^\u00a0\u202f\s][;!?]", words), f"{key}: a no-break space before ; ! ?"
        assert not re.search(r"[A-Za-zÀ-ÿ)»] [:;!?»]", words), f"{key}: the space before the sign may not break"
        assert "'" not in words, f"{key}: an apostrophe is curved"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typefaces_have_every_letter(language: str) -> None:
    said = " ".join(text for space in SPACES for text in texts(space, language).values())
    running, keys = KEY.sub("", said), "".join(KEY.findall(said))
    for face in setting.FILES:
        shown = running + keys if face == "semi" else running  # the caps of keys have a face of their own
        assert not [letter for letter in sorted(set(shown)) if letter.strip() and missing(face, letter)], face


def missing(face: setting.Face, letter: str) -> bool:
    """Whether a typeface draws its box for letters that it does not have."""
    drawn = [setting.font(face, 24).render(one, True, "#ffffff") for one in (letter, "\uffff")]
    return pygame.image.tobytes(drawn[0], "RGBA") == pygame.image.tobytes(drawn[1], "RGBA")


def test_a_letter_that_is_missing_is_noticed() -> None:
    assert missing("sans", "\u4e2d")
    assert not missing("sans", "é")


def spoken(path: Path) -> Iterator[str]:
    """Texts in a module that could be read on the screen: neither documentation nor the words of an error."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent: set[int] = set()
    for node in ast.walk(tree):
        for one in getattr(node, "body", []) if not isinstance(node, ast.Lambda | ast.IfExp) else []:
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
                silent.add(id(one.value))
        if isinstance(node, ast.Raise | ast.Assert):
            silent |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def test_no_sentence_stands_in_the_code() -> None:
    paths = [*HOME.glob("app/*.py"), *HOME.glob("table/*.py"), *HOME.glob("games/*/table*.py")]
    assert len(paths) > 40
    for path in paths:
        if path.name != NAMES_OF_COLOURS:
            found = [text for text in spoken(path) if PHRASE.search(text) and "<" not in text and "=" not in text]
            assert not [text for text in found if text not in ("still life ", "card shade")], path.name
