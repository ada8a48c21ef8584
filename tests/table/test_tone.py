"""Colours: all that is written or drawn can be read."""

from itertools import pairwise

import pytest

from boardgames.table import tone
from boardgames.table.tone import LINES, LINES_LEAST, PAIRS, WORDS_LEAST, Pair, between, blend, contrast


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.use)
def test_words_can_be_read(pair: Pair) -> None:
    assert contrast(pair.front, pair.ground) >= WORDS_LEAST


@pytest.mark.parametrize("pair", LINES, ids=lambda pair: pair.use)
def test_signs_can_be_seen(pair: Pair) -> None:
    assert contrast(pair.front, pair.ground) >= LINES_LEAST


def test_contrast_is_the_one_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def test_every_side_has_its_tones() -> None:
    assert set(tone.SIDE) == set(tone.SIDE_PLATE) == set(tone.SIDE_TEXT) == {"blue", "vermilion", "green", "rose"}
    grey = sorted(tone.luminance(colour) for colour in tone.SIDE.values())
    assert all(b > a for a, b in pairwise(grey))


def test_blending() -> None:
    assert blend("#000000", "#ffffff", 0) == "#000000"
    assert blend("#000000", "#fffffe", 1) == "#fffffe"
    assert between(("#000000",), 0.7) == "#000000"
    assert between(("#000000", "#800000", "#ff0000"), 0.5) == "#800000"
    assert between(("#000000", "#ff0000"), 9) == "#ff0000"
