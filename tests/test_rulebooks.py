"""The rulebooks as texts: they can be read, both languages say the same, and every number that can be shown is there.

Which numbers can be shown is read from the source of the rules, so that a new one without a paragraph is seen here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardgames
from boardgames import files, games
from boardgames.app import rulebook_figures as figures
from boardgames.app.rulebook_text import MOST_RULES, BadBook, Figure, Paragraph, bare, folded, load, read
from boardgames.art import Gallery
from boardgames.core import contract
from boardgames.table import setting
from boardgames.words import LANGUAGES
from tests.app.test_texts import missing

NO_BREAK = "\u00a0"
GAMES = games.names()
ICON = re.compile(r"\{([^}]+)\}")


def catalogue_text(game: str) -> str:
    return (files.assets().parent / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def number(game: str) -> str:
    """What a number of this game looks like; the catalogue says how they begin."""
    found = re.search(r"\b([A-Z]+)-[A-Z]+-01\b", catalogue_text(game))
    assert found is not None
    return rf"{found[1]}-[A-Z]+-(?:\d+|[A-Z]\b)"


def numbers(game: str) -> set[str]:
    """Every number that the rules of a game, or the contract below them, can put on the screen."""
    home = Path(boardgames.__file__).parent
    pattern = number(game)
    found = {contract.FORM}
    for path in sorted((home / "games" / game).glob("*.py")):
        found |= {rule for text in _texts(path) for rule in re.findall(pattern, text)}
    return found


def _texts(path: Path) -> Iterator[str]:
    """The texts of a module that are no documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = {
        id(one.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        for one in node.body
        if isinstance(one, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def catalogue(game: str) -> set[str]:
    """All rules, rulings and options of the specification; worked examples have no paragraph."""
    stated = re.findall(rf"(?m)(?:\*\*|^- |^\| )({number(game)})", catalogue_text(game))
    return {rule for rule in stated if "-EX-" not in rule}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_can_be_shown_stands_at_its_paragraph(game: str, language: str) -> None:
    shown = numbers(game)
    assert len(shown) > 70
    assert shown <= set(load(game, language).places)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_states_the_whole_catalogue_and_nothing_else(game: str, language: str) -> None:
    assert set(load(game, language).places) == catalogue(game) | {contract.FORM}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_chapters_paragraphs_and_numbers(game: str) -> None:
    english, french = (load(game, language) for language in LANGUAGES)
    assert [chapter.name for chapter in english.chapters] == [chapter.name for chapter in french.chapters]
    for one, other in zip(english.chapters, french.chapters, strict=True):
        assert (one.see, len(one.parts)) == (other.see, len(other.parts)), one.name
        for a, b in zip(one.parts, other.parts, strict=True):
            if isinstance(a, Figure) and isinstance(b, Figure):
                assert (a.kind, a.shown, a.position) == (b.kind, b.shown, b.position)
            else:
                assert isinstance(a, Paragraph)
                assert isinstance(b, Paragraph)
                assert (a.rules, a.lead) == (b.rules, b.lead), a.words
            marks = [(words.count("["), sorted(ICON.findall(words))) for words in (a.words, b.words)]
            assert marks[0] == marks[1], a.words
            digits = [sorted(re.findall(r"\d+", words)) for words in (a.words, b.words)]
            assert digits[0] == digits[1], f"not the same figures: {a.words} / {b.words}"


@pytest.mark.parametrize("game", games.playable())
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_can_be_painted(game: str, language: str) -> None:
    gallery = Gallery(None, language)
    kinds = set()
    for chapter in load(game, language).chapters:
        for part in chapter.parts:
            if not isinstance(part, Figure):
                continue
            kinds.add(part.kind)
            size = figures.size(game, part, figures.Size(400, 300))
            assert 0 < size.w <= 401
            assert 0 < size.h <= 301
            if part.kind == "board":
                board = figures.board(game, part)
                seen = (size.w - board.edge) / (size.h - board.edge)
                assert seen == pytest.approx(board.part.w * board.game.aspect / board.part.h, rel=0.02)
            if part.kind == "pictures":
                assert all(gallery.natural(name) for name in part.shown)
            for icon in ICON.findall(part.words):
                assert gallery.natural(f"table/icon-{icon}")
    assert kinds == {"board", "cards", "pictures"}
    gallery.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(game: str, language: str) -> None:
    book = load(game, language)
    parts = [part.words for chapter in book.chapters for part in chapter.parts]
    for words in (*parts, *(chapter.title for chapter in book.chapters)):
        text = bare(words)
        assert "  " not in text, words
        assert not re.search(r"['\"`]", text), f"straight quotes: {words}"
        if language == "fr":
            assert not re.search(rf"[^{NO_BREAK}][;!?»]|[^{NO_BREAK}]:(?!\d)|«[^{NO_BREAK}]", text), words
        else:
            assert not re.search(r"\s[:;!?]|[«»]", text), words
        for face in setting.FILES:
            letters = [letter for letter in sorted(set(text)) if letter.strip() and missing(face, letter)]
            assert not letters, words


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_long(game: str) -> None:
    for language in LANGUAGES:
        for chapter in load(game, language).chapters:
            for part in chapter.parts:
                assert len(bare(part.words)) < 420, part.words
                if isinstance(part, Paragraph):
                    assert len(part.rules) <= MOST_RULES


# ---------------------------------------------------------------- what is wrong is told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no chapter"),
        ("Words.", "1: words before"),
        ("# The board\nWords.", "1: a chapter is written"),
        ("# a: A\n", "nothing is said in chapter a"),
        ("# a: A\nWords.\n\n# a: B\nWords.", "two chapters are called a"),
        ("# a: A\nWords.\n§ X-A-01 X-A-02 X-A-03 X-A-04 X-A-05", "2: 5 numbers"),
        ("# a: A\nWords.\n§ move-01", "2: move-01 is not"),
        ("# a: A\n§ X-A-01", "numbers stand once"),
        ("# a: A\nWords.\n§ X-A-01\n\n# b: B\nWords.\n§ X-A-01", "X-A-01 is stated in two chapters: a and b"),
        ("# a: A\nWords.\n\n-> b", "chapter a leads to b"),
        ("# a: A\nWords.\n\n-> a", "chapter a leads to a"),
        ("# a: A\n-> a\n\nWords.", "last line"),
        ("# a: A\n::: board A1-B2\nunits=S1@A1\nWords.", "a figure ends"),
        ("# a: A\n::: sketch A1\nWords.\n:::", "a figure is one of"),
        ("# a: A\n::: cards\nWords.\n:::", "a figure is one of"),
        ("# a: A\n::: cards 4D\n:::", "says in words"),
        ("# a: A\nA *word.", "not closed"),
        ("# a: A\nA {sign.", "not closed"),
    ],
)
def test_a_broken_book_says_where_and_why(text: str, told: str) -> None:
    with pytest.raises(BadBook) as caught:
        read(text, "game.en.md")
    assert told in str(caught.value)
    assert str(caught.value).startswith("game.en.md:")


def test_a_part_of_a_board_names_its_columns_and_rows() -> None:
    part = figures.board("rois", Figure("board", ("B2-D3",), "units=S1@A1", "Words."))
    assert [name for name, _ in sorted(part.columns, key=lambda one: one[1])] == ["B", "C", "D"]
    assert [name for name, _ in sorted(part.rows, key=lambda one: one[1])] == ["3", "2"]
    whole = figures.board("rois", Figure("board", ("A1-E5",), "units=S1@A1", "Words."))
    assert (whole.columns, whole.rows, whole.edge) == ((), (), 0.0)


def test_who_shows_many_rows_may_be_higher() -> None:
    few, many = (Figure("board", (part,), "units=bT@B1", "Words.") for part in ("A1-K4", "A1-K7"))
    assert figures.height("koth", few) == 1.0
    assert figures.height("koth", many) > 1.0


@pytest.mark.parametrize("shown", ["A1-Z9", "A1>", "Q4!", "C3?"])
def test_a_broken_figure_says_why(shown: str) -> None:
    with pytest.raises(BadBook):
        figures.board("rois", Figure("board", (shown,), "units=S1@A1,N1@E5", "Words."))


# ---------------------------------------------------------------- searching


def test_search_knows_no_accents_and_no_capitals() -> None:
    french = load("rois", "fr")
    assert french.search("debandade") == french.search("DÉBANDADE") != []
    assert folded("Æ É’ \u00a0") == "æ e'  "


def test_search_wants_all_words_in_one_place() -> None:
    english = load("rois", "en")
    both = english.search("marsh river")
    assert both
    assert len(both) < len(english.search("marsh"))
    for hit in both:
        words = folded(english.chapters[hit.place.chapter].parts[hit.place.part].words)
        assert "marsh" in words
        assert "river" in words
    assert english.search("") == english.search("  ") == english.search("marsh zebra") == []


def test_numbers_are_found_first() -> None:
    english = load("rois", "en")
    assert english.rules(english.search("rout-01")[0].place) == ("ROIS-ROUT-01",)


def test_an_excerpt_holds_what_was_found() -> None:
    english = load("rois", "en")
    for hit in english.search("enemy"):
        assert folded(hit.found) == "enemy"
        part = bare(english.chapters[hit.place.chapter].parts[hit.place.part].words)
        assert (hit.before + hit.found + hit.after).strip("… ") in part
