"""An open book on the table: the cover's edge, one page or two, the fold, a ribbon; and a leaf that is being turned."""

from typing import NamedTuple

import pygame

from boardgames.app.hall import Hall
from boardgames.app.rulebook_pages import FOLD
from boardgames.table.desk import Desk
from boardgames.table.shapes import Art, fill, linear, num, rounded, stroke
from boardgames.table.space import Rect
from boardgames.table.tone import INK, PARCHMENT, RED

COVER, EDGES, FRAME = "#3d1a14", "#cdbb92", "#b9975a"
TURN = 0.24
"""Seconds in which a leaf is turned."""
LEAF = 36.0
"""The side of the signs that turn a leaf."""


class Open(NamedTuple):
    """Where an open book lies, its sheets and the room for words on each of them."""

    rect: Rect
    sheets: tuple[Rect, ...]
    areas: tuple[Rect, ...]


class Turning(NamedTuple):
    """A leaf on its way: the picture of the book before, since when, and forward or back."""

    before: pygame.Surface
    since: float
    way: int


def opened(hall: Hall, rect: Rect) -> Open:
    """The sheets of a book in this place: a single one in narrow windows."""
    single, low = hall.compact, rect.h < 420
    pad, foot = (52.0, 60.0) if hall.roomy else (26.0, 34.0) if low else (38.0, 48.0)
    top = pad - 6
    if single:
        area = Rect(rect.x + pad, rect.y + top, rect.w - 2 * pad, rect.h - top - foot)
        return Open(rect, (rect,), (area,))
    half = rect.w / 2
    sheets = Rect(rect.x, rect.y, half, rect.h), Rect(rect.x + half, rect.y, half, rect.h)
    wide = half - 1.8 * pad
    lefts = rect.x + pad, rect.x + half + 0.8 * pad
    return Open(rect, sheets, tuple(Rect(x, rect.y + top, wide, rect.h - top - foot) for x in lefts))


def paint(desk: Desk, book: Open) -> None:
    """Cover, sheets, frames and ribbon."""
    rect = book.rect
    desk.shadow(rect, 20, 210, 6, 12)
    desk.ground(rect, FOLD if len(book.sheets) > 1 else PARCHMENT)
    desk.shape(rect.x, rect.y, rect.w, rect.h, _body(rect.w, rect.h, len(book.sheets)), pad=20)
    deep = 46 if rect.h > 700 else 34 if rect.h > 420 else 24
    ribbon = f"M0 0H24V{deep}L12 {deep - 11}L0 {deep}z"
    desk.shape(rect.right - 64, rect.y - 8, 24, deep, fill(ribbon, RED) + stroke(ribbon, INK, 1.5), pad=2)


def numbers(desk: Desk, book: Open, first: int, last: int) -> None:
    """The pages' numbers at their feet."""
    for k, sheet in enumerate(book.sheets):
        if first + k <= last:
            desk.text(str(first + k), sheet.cx, _foot(book), 18, "serif", INK, "c")


def leaf_signs(book: Open) -> tuple[Rect, Rect]:
    """Where one turns a leaf back and forward: the lower outer corners."""
    y, rect = _foot(book), book.rect
    side, inner = LEAF, 22.0 if rect.h > 420 else 17.0
    low = min(side, 2 * (rect.bottom - 6 - y))
    back = Rect(rect.x + inner, y - low / 2, side, low)
    return back, Rect(rect.right - inner - side, y - low / 2, side, low)


def _foot(book: Open) -> float:
    return book.rect.bottom - (32 if book.rect.h > 700 else 27 if book.rect.h > 420 else 22)


def _body(w: float, h: float, sheets: int) -> Art:
    body = rounded(-8, -8, w + 16, h + 18, 10, COVER, INK, 2) + rounded(-2, 4, w + 4, h + 4, 5, EDGES, INK, 1)
    if sheets == 1:
        body += f'<rect x="0" y="0" width="{num(w)}" height="{num(h)}" fill="{PARCHMENT}"/>'
        gap = 14 if h > 420 else 9
        return Art(body + rounded(gap, gap, w - 2 * gap, h - 2 * gap, 3, "none", FRAME, 1.2))
    half = w / 2
    for k, side in enumerate(("left", "right")):
        body += f'<rect x="{num(half * k)}" y="0" width="{num(half)}" height="{num(h)}" fill="url(#{side})"/>'
    body += stroke(f"M{num(half)} 0V{num(h)}", "#7a6238", 1.6, 0.7)
    for x in (18, half + 18):
        body += rounded(x, 18, half - 36, h - 36, 3, "none", FRAME, 1.2)
    defs = linear("left", 0, 0, half, 0, "#f6ecd4", "#f5ead0", "#efe1be", FOLD)
    return Art(body, defs + linear("right", half, 0, w, 0, FOLD, "#f0e3c2", "#f7eed8", "#f3e7cb"))


# ---------------------------------------------------------------- turning a leaf


def picture(desk: Desk, rect: Rect) -> pygame.Surface | None:
    """The book as it is on the screen."""
    if desk.surface is None:
        return None
    return desk.surface.subsurface(desk.real(rect).clip(desk.surface.get_rect())).copy()


def turn(desk: Desk, book: Open, turning: Turning, share: float) -> None:
    """The new pages are painted: lay over them what is still to be seen of the old ones, and the leaf between."""
    now = picture(desk, book.rect)
    if now is None or desk.surface is None or turning.before.get_size() != now.get_size():
        return
    place = desk.real(book.rect)
    wide, high = now.get_size()
    if len(book.sheets) == 1:
        _lay(desk.surface, turning.before if turning.way > 0 else now, place, 0, wide, share, turning)
        return
    half = wide // 2
    left, right = pygame.Rect(0, 0, half, high), pygame.Rect(half, 0, wide - half, high)
    stays, goes = (left, right) if turning.way > 0 else (right, left)
    if share < 0.5:  # the old leaf still stands up from its own side
        desk.surface.blit(turning.before, place.move(stays.x, 0), stays)
        _squeezed(desk.surface, turning.before.subsurface(goes), place, half, 1 - 2 * share, turning.way > 0)
    else:  # it comes down on the other side, showing its back
        desk.surface.blit(turning.before, place.move(stays.x, 0), stays)
        _squeezed(desk.surface, now.subsurface(stays), place, half, 2 * share - 1, turning.way < 0)


def _lay(
    onto: pygame.Surface, leaf: pygame.Surface, place: pygame.Rect, left: int, wide: int, share: float, turning: Turning
) -> None:
    """A single sheet: the old one goes to the left, or the new one comes back from there."""
    seen = round(wide * (1 - share if turning.way > 0 else share))
    if turning.way < 0:
        onto.blit(turning.before, place)
    if seen > 1:
        onto.blit(pygame.transform.scale(leaf, (seen, leaf.get_height())), place.move(left, 0))


def _squeezed(
    onto: pygame.Surface, leaf: pygame.Surface, place: pygame.Rect, fold: int, share: float, right: bool
) -> None:
    """A sheet that stands up from the fold is seen narrower."""
    wide = round(leaf.get_width() * share)
    if wide > 1:
        thin = pygame.transform.scale(leaf, (wide, leaf.get_height()))
        onto.blit(thin, place.move(fold if right else fold - wide, 0))
