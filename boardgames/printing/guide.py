"""The page that says how to print a kit: scale, paper, scissors, and on which pages what lies."""

from collections.abc import Sequence

from boardgames.printing.kit import GUIDE, Order
from boardgames.printing.sheets import Box, Column, Item, Picture, Sheet, Words
from boardgames.words import Words as Said

LEFT, TOP = 20.0, 18.0
COVER = 42.0, 56.0
MEASURED = 50.0
"""The side of the square to measure."""


def guide(order: Order, made: Sequence[Sheet]) -> Sheet:
    """What to do with paper, scissors and glue, for the pages that follow it."""
    words, common, paper = order.words, Said(order.language, "print"), order.sheet
    wide = paper.w - 2 * LEFT
    beside = wide - COVER[0] - 8
    steps = (("", common.say("guide.scale")), ("", common.say("guide.card")))
    lines = tuple(
        (words.say(f"kit.part.{part}"), f"{_pages(common, part, made)} {_advice(words, part)}")
        for part in order.parts
        if any(sheet.part == part for sheet in made)
    )
    low = paper.h - MEASURED - 20
    items: list[Item] = [
        Words(words.say("name"), LEFT, TOP, beside, 22, "serif"),
        Words(common.say("guide.title"), LEFT, TOP + 21, beside, 13, "serif"),
        Column(steps, LEFT, TOP + 31, beside),
        Column(lines, LEFT, TOP + 60, wide),
        Box(LEFT, low, MEASURED, MEASURED, "#000000", "", 0.3),
        Words(common.say("guide.square"), LEFT + MEASURED + 4, low, wide - MEASURED - 4, 9.5),
    ]
    if not order.saves_ink:
        items.insert(0, Picture(f"{order.game}/cover", LEFT + wide - COVER[0], TOP, *COVER))
    return Sheet(GUIDE, common.say("guide.title"), paper, tuple(items))


def _advice(words: Said, part: str) -> str:
    """What holds for this part in every game, then what holds in this one."""
    return " ".join(words.say(key) for key in (f"kit.guide.{part}", f"kit.note.{part}") if words.find(key))


def _pages(common: Said, part: str, made: Sequence[Sheet]) -> str:
    """On which pages a part lies, fronts with the backs between them; the guide itself is page 1."""
    beside = ("cards", "backs") if part == "cards" else (part,)
    numbers = [number for number, sheet in enumerate(made, start=2) if sheet.part in beside]
    if len(numbers) == 1:
        return common.say("guide.page", first=numbers[0])
    return common.say("guide.pages", first=numbers[0], last=numbers[-1])
