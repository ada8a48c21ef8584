"""The interface's colours and the proof that they can be read.

Walnut and slate carry parchment-coloured words; parchment plates carry ink; gold means "you can do this", white
"selected", deep red with a sign "not allowed". PAIRS lists every text on its ground, LINES every sign; the tests
compute the contrast (WCAG 2) of each.
"""

from typing import NamedTuple

INK, PARCHMENT, CREAM = "#2b2118", "#efe3c8", "#f7efdb"
SLATE, SLATE_LOW, SLATE_HIGH, SLATE_EDGE = "#2a3033", "#1f2427", "#3a4347", "#0f1213"
WELL, WELL_EDGE, FIELD_EDGE = "#171b1d", "#3d4448", "#6d7579"
"""Sunk grounds (log, text fields, slider grooves) and their edges."""
CHOSEN_ROW = "#3a3420"
MUTED, FAINT = "#cbbf9f", "#a89c80"
"""Second and third voice on slate."""
BRASS, BRASS_DIM, BRASS_LIGHT = "#b58f4c", "#77633b", "#e6cd92"
BRASS_SHADE, BRASS_DEEP, BRASS_INK = "#5f4a22", "#4d3b1a", "#8a6420"
"""The shaded sides of a brass moulding; brass details on parchment."""
GOLD, GOLD_LOW, GOLD_HIGH, GOLD_EDGE = "#e3b04b", "#cf9534", "#f4d184", "#6e4f17"
GOLD_INK = "#7a5a1e"
"""Details on a golden ground."""
WHITE = "#fffaf0"
RED, RED_PLATE, RED_TEXT, RED_EDGE = "#a3211b", "#6d1a15", "#ffa38f", "#d98a73"
RED_HIGH, RED_SUIT, LINK = "#8a2a22", "#ff8f7a", "#ffd9a0"
"""A danger button's upper end; red suits on slate; a rule's number on a refusal."""
GREEN_TEXT, GAIN, SMALL_PRINT = "#9fd08a", "#2d5c24", "#5b4a34"
VIOLET = "#4d3675"
WALNUT_LIT, WALNUT_DARK = "#6a4a30", "#1d120b"
"""Lightest and darkest pixel groups of the table."""

SIDE = {"blue": "#0072b2", "vermilion": "#d55e00", "green": "#009e73", "rose": "#cc79a7"}
"""Paint: figures, pennons, bars."""
SIDE_PLATE = {"blue": "#00629a", "vermilion": "#ad4a00", "green": "#007354", "rose": "#9c4777"}
"""Behind white words."""
SIDE_TEXT = {"blue": "#7cc3f0", "vermilion": "#ffa366", "green": "#5fd3ab", "rose": "#eda9cd"}
"""Words on slate."""

WORDS_LEAST, LINES_LEAST = 4.5, 3.0
"""The contrast that words and signs must reach."""


def luminance(colour: str) -> float:
    """How light a colour `#rrggbb` is, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return float(0.2126 * r + 0.7152 * g + 0.0722 * b)


def contrast(a: str, b: str) -> float:
    """From 1 (equal) to 21 (black on white)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def blend(a: str, b: str, share: float) -> str:
    """A colour between two colours: a at 0, b at 1."""
    mixed = (round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share) for i in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def between(colours: tuple[str, ...], share: float) -> str:
    """The colour of an evenly stepped gradient at a share of its length."""
    if len(colours) == 1:
        return colours[0]
    place = max(0.0, min(1.0, share)) * (len(colours) - 1)
    k = min(int(place), len(colours) - 2)
    return blend(colours[k], colours[k + 1], place - k)


class Pair(NamedTuple):
    """A colour on its ground, and what it is for."""

    use: str
    front: str
    ground: str


PAIRS = (
    Pair("running text on a panel", PARCHMENT, SLATE),
    Pair("running text, lightest panel", PARCHMENT, SLATE_HIGH),
    Pair("second voice on a panel", MUTED, SLATE),
    Pair("second voice, lightest panel", MUTED, SLATE_HIGH),
    Pair("third voice on a panel", FAINT, SLATE),
    Pair("log on its well", PARCHMENT, WELL),
    Pair("log, older lines", MUTED, WELL),
    Pair("log, newest line", WHITE, CHOSEN_ROW),
    Pair("brass caption on a panel", BRASS_LIGHT, SLATE),
    Pair("brass caption, lightest panel", BRASS_LIGHT, SLATE_HIGH),
    Pair("value that matters on a chosen row", GOLD_HIGH, CHOSEN_ROW),
    Pair("help line on parchment", INK, PARCHMENT),
    Pair("small print on parchment", SMALL_PRINT, PARCHMENT),
    Pair("main button", INK, GOLD),
    Pair("main button, pressed", INK, GOLD_LOW),
    Pair("main button that cannot be pressed", FAINT, "#35352e"),
    Pair("button", PARCHMENT, "#434d52"),
    Pair("key of a tool", MUTED, "#333b3f"),
    Pair("danger button", PARCHMENT, RED_HIGH),
    Pair("button that cannot be pressed", FAINT, SLATE_LOW),
    Pair("title on the table, lit wood", PARCHMENT, WALNUT_LIT),
    Pair("title on the table, dark wood", PARCHMENT, WALNUT_DARK),
    Pair("tooltip", INK, CREAM),
    Pair("tooltip, minus", RED, CREAM),
    Pair("tooltip, plus", GAIN, CREAM),
    Pair("refusal toast", CREAM, RED_PLATE),
    Pair("refusal toast, rule number", LINK, RED_PLATE),
    Pair("warning on a panel", RED_TEXT, SLATE),
    Pair("gain on a panel", GREEN_TEXT, SLATE),
    *(Pair(f"white on the {side} plate", WHITE, SIDE_PLATE[side]) for side in SIDE),
    *(Pair(f"{side} words on a panel", SIDE_TEXT[side], SLATE) for side in SIDE),
    *(Pair(f"{side} words on the lightest panel", SIDE_TEXT[side], SLATE_HIGH) for side in SIDE),
)
"""Words: at least 4.5."""

LINES = (
    Pair("brass line on a panel", BRASS, SLATE),
    Pair("focus ring on a panel", WHITE, SLATE),
    Pair("focus ring on a main button's edge", WHITE, GOLD_EDGE),
    Pair("gold target on parchment, ink rim", INK, "#ddd09c"),
    Pair("gold target, core on rim", GOLD, INK),
    Pair("white rim on an ink outline", WHITE, INK),
    Pair("blue paint on slate plate rim", PARCHMENT, SIDE["blue"]),
    Pair("edge of a field", FIELD_EDGE, WELL),
)
"""Signs, not words: at least 3."""
