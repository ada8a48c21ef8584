"""What two or three cards of Les Rois du Champ de Bataille do together: a list, or tiles in a low tray."""

from boardgames.table import faces
from boardgames.table.desk import Desk
from boardgames.table.setting import Face
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_DIM, CHOSEN_ROW, FAINT, GOLD, GOLD_HIGH, PARCHMENT, RED_TEXT, WELL
from boardgames.words import Words

One = tuple[str, tuple[str, ...]]
COMBINATIONS: tuple[One, ...] = (
    ("shot", ("diamond", "diamond")),
    ("brilliant-move", ("spade", "diamond")),
    ("brilliant-strike", ("diamond", "spade")),
    ("heal", ("spade", "club")),
    ("sabotage", ("deck", "deck", "deck")),
    ("counter", ("deck", "deck")),
    ("treachery", ("star",)),
)
"""Kinds of moves and the signs of the cards that they take."""
TRAY_LEAST = 264
"""A lower tray has no room for the names of all that a hand allows."""
TILE, BANNER, GAP, SIGN = 34.0, 58.0, 8.0, 24.0
"""Heights of a tile and of the one with its name, the gap between tiles, the width of a sign."""


def combination(desk: Desk, row: Rect, one: One, beside: bool, possible: bool, fits: bool, words: Words) -> None:
    """Signs of the cards and the name: beside each other or, in a narrow tray, one below the other."""
    kind, signs = one
    tone = GOLD_HIGH if fits else PARCHMENT if possible else FAINT
    if fits:
        desk.ground(row, CHOSEN_ROW)
        desk.shape(row.x, row.y, row.w, row.h, faces.box(row.w, row.h, 6, CHOSEN_ROW, GOLD))
    y = row.cy if beside else row.y + row.h * 0.29
    _signs(desk, row.x + 20, y, signs, 23, tone, possible)
    column = row.w > 270  # room enough for all names to begin in one line
    x = row.x + (98 if column else 18 + 24 * len(signs)) if beside else row.x + 12
    face: Face = "semi" if fits else "sans"
    low, size = row.cy if beside else row.y + row.h * 0.71, TYPE.body if column else TYPE.small
    desk.fit(words.say(f"kind.{kind}"), x, low, row.right - x - 6, size, face, tone)


def tiles(desk: Desk, tray: Rect, shown: list[One], fitting: set[str], words: Words) -> None:
    """What the hand allows as signs alone, named while one points at them; what fits the picked cards has its name."""
    y = tray.y
    for kind, signs in shown:
        if kind in fitting and y + BANNER <= tray.bottom:
            _banner(desk, Rect(tray.x, y, tray.w, BANNER), kind, signs, words)
            y += BANNER + GAP
    x = tray.x
    for kind, signs in shown:
        wide = SIGN * len(signs) + 14
        if kind in fitting:
            continue
        if x + wide > tray.right:
            x, y = tray.x, y + TILE + GAP
        if y + TILE > tray.bottom:
            return
        tile = Rect(x, y, wide, TILE)
        desk.shape(x, y, wide, TILE, faces.box(wide, TILE, 7, WELL, BRASS_DIM))
        _signs(desk, x + 7 + SIGN / 2, tile.cy, signs, SIGN, PARCHMENT, True)
        desk.target(tile, f"together:{kind}", None, "area", tip=words.say(f"kind.{kind}"))
        x += wide + GAP


def _banner(desk: Desk, tile: Rect, kind: str, signs: tuple[str, ...], words: Words) -> None:
    desk.ground(tile, CHOSEN_ROW)
    desk.shape(tile.x, tile.y, tile.w, tile.h, faces.box(tile.w, tile.h, 7, CHOSEN_ROW, GOLD))
    _signs(desk, tile.cx - SIGN * (len(signs) - 1) / 2, tile.y + 18, signs, SIGN, GOLD_HIGH, False)
    desk.fit(words.say(f"kind.{kind}"), tile.cx, tile.bottom - 18, tile.w - 16, TYPE.body, "semi", GOLD_HIGH, "c")


def _signs(desk: Desk, x: float, y: float, signs: tuple[str, ...], step: float, tone: str, lit: bool) -> None:
    """The signs of the cards, those of red suits in red while they are not gold or faint."""
    for place, sign in enumerate(signs):
        red = sign == "diamond" and lit and tone != FAINT
        desk.icon(sign, x + place * step, y, 19, RED_TEXT if red else tone, tone)
