"""What lies on a board: lit targets (a shape for each meaning, gold in a rim of ink), arrows, counters, figures."""

from functools import cache, lru_cache
from math import hypot

import pygame

from boardgames.table import caches
from boardgames.table.desk import Desk
from boardgames.table.shapes import Art, disc, fill, num, polygon, rounded, stroke
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import GOLD, GOLD_EDGE, GOLD_HIGH, INK, PARCHMENT, RED, VIOLET, WHITE

FOOT = 0.44
"""From a standing figure's middle down to its base's, in widths: the drawings are 100 x 120, bases at 104."""
PARCHED = 0.72, 0.9, 1.2
"""How much red, green and blue a card that cannot be played loses: it looks like old paper, not like mud."""
kept = lru_cache(maxsize=1024)


# ---------------------------------------------------------------- sizes on the board


def on_board(least: float, share: float, cell: float) -> float:
    """A sign on the board: its share of a square, at least `least`, but never more than the square can bear."""
    return max(cell * share, min(least, cell * 0.28))


def board_type(cell: float) -> float:
    """Type on badges that lie on the board: smaller on small squares (the floor of 16 real pixels holds)."""
    return clamp(13.5, cell * 0.36, TYPE.small)


# ---------------------------------------------------------------- lit targets


def brackets(desk: Desk, rect: Rect, strong: bool = False, colour: str = GOLD) -> None:
    """Something can be done to what stands here: four corner brackets, white when it is chosen."""
    desk.shape(rect.x, rect.y, rect.w, rect.h, _brackets(rect.w, rect.h, strong, colour), pad=3)


@kept
def _brackets(w: float, h: float, strong: bool, colour: str) -> Art:
    arm, path = min(w, h) * 0.24, ""
    for x, way in ((4.0, 1), (w - 4, -1)):
        for y, up in ((4.0, 1), (h - 4, -1)):
            path += f"M{num(x)} {num(y + up * arm)}V{num(y)}H{num(x + way * arm)}"
    width = 5.5 if strong else 4
    veil = rounded(4, 4, w - 8, h - 8, 6, colour, opacity=0.34 if strong else 0.2)
    return Art(veil + stroke(path, INK, width + 3.4) + stroke(path, WHITE if strong else colour, width))


def teeth(desk: Desk, rect: Rect) -> None:
    """What stands here can be struck: a frame whose teeth point inwards, so that it needs no colour."""
    desk.shape(rect.x, rect.y, rect.w, rect.h, _teeth(rect.w, rect.h), pad=3)


@kept
def _teeth(w: float, h: float) -> Art:
    count, deep = 9, min(w, h) * 0.055
    low, right, foot = 4.0, w - 4, h - 4
    body = rounded(4, 4, w - 8, h - 8, 3, GOLD, opacity=0.2)
    edges = [((low, low), (right, low), (0, 1)), ((right, low), (right, foot), (-1, 0))]
    edges += [((right, foot), (low, foot), (0, -1)), ((low, foot), (low, low), (1, 0))]
    for (ax, ay), (bx, by), (inx, iny) in edges:
        for k in range(count):
            a, m, b = k / count, (k + 0.5) / count, (k + 1) / count
            tip = ax + (bx - ax) * m + inx * deep, ay + (by - ay) * m + iny * deep
            points = [(ax + (bx - ax) * a, ay + (by - ay) * a), tip, (ax + (bx - ax) * b, ay + (by - ay) * b)]
            body += f'<path d="{polygon(points)}" fill="{GOLD_HIGH}" stroke="{INK}" stroke-width="1.4"/>'
    frame = rounded(4, 4, w - 8, h - 8, 3, "none", INK, 6) + rounded(4, 4, w - 8, h - 8, 3, "none", GOLD_HIGH, 3)
    return Art(body + frame)


def aim(desk: Desk, x: float, y: float, size: float, hurts: bool) -> None:
    """What a lit place is a target for: a dark disc with a cross to strike, a light diamond to go there."""
    desk.shape(x - size / 2, y - size / 2, size, size, _aim(round(size, 1), hurts), pad=3)


@kept
def _aim(size: float, hurts: bool) -> Art:
    m, r = size / 2, size * 0.46
    if hurts:
        arm, gap = r * 1.02, r * 0.26
        cross = "".join(
            f"M{num(m + ux * gap)} {num(m + uy * gap)}L{num(m + ux * arm)} {num(m + uy * arm)}"
            for ux, uy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )
        body = disc(m, m, r, INK, WHITE, 1.6) + disc(m, m, r * 0.62, "none", WHITE, r * 0.17)
        return Art(body + stroke(cross, WHITE, r * 0.17))
    rings = ((r * 1.06, INK), (r * 0.86, WHITE), (r * 0.3, INK))
    return Art("".join(fill(polygon([(m, m - a), (m + a, m), (m, m + a), (m - a, m)]), tone) for a, tone in rings))


def band(desk: Desk, rect: Rect) -> None:
    """A rubber band around what is to be picked."""
    if desk.surface is not None and rect.w >= 2 and rect.h >= 2:
        box = desk.real(rect).clip(desk.surface.get_rect())
        veil = pygame.Surface(box.size)
        veil.fill(GOLD_HIGH)
        veil.set_alpha(46)
        desk.surface.blit(veil, box)
        pygame.draw.rect(desk.surface, INK, box, max(2, desk.px(3)), 3)
        pygame.draw.rect(desk.surface, GOLD_HIGH, box, max(1, desk.px(1.6)), 3)


def trace(desk: Desk, rect: Rect) -> None:
    """The last move was about this place: a thin rim that stays until the next."""
    desk.shape(rect.x, rect.y, rect.w, rect.h, _trace(rect.w, rect.h))


@kept
def _trace(w: float, h: float) -> Art:
    return Art(
        rounded(3, 3, w - 6, h - 6, 5, "none", INK, 3.4, 0.5) + rounded(3, 3, w - 6, h - 6, 5, "none", GOLD, 1.8)
    )


def edges(desk: Desk, room: Rect) -> None:
    """A board goes on beyond these edges: it sinks into a soft shadow there."""
    deep, shade = 26.0, "#0a0502"
    for number, (x, y, w, h) in enumerate(
        (
            (room.x, room.y, room.w, deep),
            (room.x, room.bottom - deep, room.w, deep),
            (room.x, room.y, deep, room.h),
            (room.right - deep, room.y, deep, room.h),
        )
    ):
        desk.shape(x, y, w, h, _edge(w, h, number % 2 == 1, shade))


@kept
def _edge(w: float, h: float, last: bool, shade: str) -> Art:
    far = (0, h) if w > h else (w, 0)
    ends = (0.0, 0.72) if last else (0.72, 0.0)
    stops = "".join(f'<stop offset="{k}" stop-color="{shade}" stop-opacity="{share}"/>' for k, share in enumerate(ends))
    way = f'x1="0" y1="0" x2="{num(far[0])}" y2="{num(far[1])}" gradientUnits="userSpaceOnUse"'
    return Art(rounded(0, 0, w, h, 0, "url(#edge)"), f'<linearGradient id="edge" {way}>{stops}</linearGradient>')


def step_mark(desk: Desk, x: float, y: float, size: float, strong: bool = False) -> None:
    """One can go here: a gold diamond; the square is tinted a little."""
    desk.shape(x - size / 2, y - size / 2, size, size, _step_mark(size, strong))


@kept
def _step_mark(size: float, strong: bool) -> Art:
    r, m = size * (0.17 if strong else 0.13), size / 2
    body = rounded(3, 3, size - 6, size - 6, 5, GOLD_HIGH, GOLD_EDGE, 1.5, 0.42 if strong else 0.26)
    for reach, tone in ((r + 3, INK), (r, GOLD)):
        body += fill(polygon([(m, m - reach), (m + reach, m), (m, m + reach), (m - reach, m)]), tone)
    return Art(body)


def price_ground(desk: Desk, rect: Rect, strong: bool = False) -> None:
    """One can go here, and the price stands over it: the place is tinted a little."""
    body = rounded(3, 3, rect.w - 6, rect.h - 6, 5, GOLD_HIGH, GOLD_EDGE, 1.8, 0.5 if strong else 0.34)
    desk.shape(rect.x, rect.y, rect.w, rect.h, body)


def price(desk: Desk, rect: Rect, words: str, strong: bool = False, corner: bool = False) -> None:
    """What going here costs: a golden diamond with the number; in a corner where somebody stands."""
    cell = min(rect.w, rect.h)
    x, y = (rect.x + cell * 0.83, rect.y + cell * 0.17) if corner else (rect.cx, rect.cy)
    r = max(min(15.5, cell * 0.38), cell * (0.2 if corner else 0.235)) * (1.12 if strong and not corner else 1)
    desk.shape(x - r - 4, y - r - 4, 2 * r + 8, 2 * r + 8, _diamond(round(r, 1), strong))
    tone = GOLD_HIGH if strong else GOLD
    desk.ground(Rect(x - r / 2, y - r / 2, r, r), tone)
    desk.text(words, x, y, max(min(18.0, r * 1.3), r * 1.06), "bold", INK, "c")


@kept
def _diamond(r: float, strong: bool) -> Art:
    m, tone = r + 4, WHITE if strong else GOLD
    body = ""
    for reach, colour in ((r + 3, INK), (r, tone), (r - 2.4 if strong else r, GOLD_HIGH if strong else GOLD)):
        body += fill(polygon([(m, m - reach), (m + reach, m), (m, m + reach), (m - reach, m)]), colour)
    glint = f"M{num(m - r * 0.7)} {num(m - r * 0.15)}L{num(m - r * 0.15)} {num(m - r * 0.7)}"
    return Art(body + stroke(glint, "#fff3cf", 1.6))


def barred_mark(desk: Desk, x: float, y: float, size: float, sign: bool = True) -> None:
    """Not here: hatching and a barred ring in deep red."""
    desk.shape(x - size / 2, y - size / 2, size, size, _barred_mark(size, sign))


@kept
def _barred_mark(size: float, sign: bool) -> Art:
    low, high, lines = 5.0, size - 5, ""
    for k in range(1, 11):
        a = low + k * 2 * (high - low) / 11
        x0, y0 = (low, a) if a <= high else (low + a - high, high)
        lines += f"M{num(x0)} {num(y0)}L{num(y0)} {num(x0)}"
    side = size - 10
    body = rounded(5, 5, side, side, 6, RED, INK, 2, 0.3) + stroke(lines, RED, 2, 0.7)
    body += rounded(5, 5, side, side, 6, "none", RED, 3.5)
    if sign:
        m, r = size / 2, size * 0.26
        bar = f"M{num(m - r * 0.7)} {num(m + r * 0.7)}L{num(m + r * 0.7)} {num(m - r * 0.7)}"
        body += disc(m, m, r, "#fff6e6", INK, r * 0.5, 0.92) + disc(m, m, r, "none", RED, r * 0.32)
        body += stroke(bar, RED, r * 0.32)
    return Art(body)


def arrow(
    desk: Desk,
    start: tuple[float, float],
    end: tuple[float, float],
    width: float = 9.0,
    colour: str = GOLD,
    *,
    dashed: bool = False,
    cut: tuple[float, float] = (0.0, 0.0),
    outline: str = INK,
) -> None:
    """From one place to another; `cut` leaves out some length at either end."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    ax, ay = start[0] + ux * cut[0], start[1] + uy * cut[0]
    bx, by = end[0] - ux * cut[1], end[1] - uy * cut[1]
    x0, y0 = min(ax, bx) - 24, min(ay, by) - 24
    art = _arrow(*(round(v, 1) for v in (ax - x0, ay - y0, bx - x0, by - y0)), width, colour, dashed, outline)
    desk.shape(x0, y0, abs(bx - ax) + 48, abs(by - ay) + 48, art)


@kept
def _arrow(ax: float, ay: float, bx: float, by: float, width: float, colour: str, dashed: bool, outline: str) -> Art:
    whole = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / whole, (by - ay) / whole
    head, half = width * 2.1, width * 1.5
    nx, ny = bx - ux * head, by - uy * head
    tip = polygon([(bx, by), (nx - uy * half, ny + ux * half), (nx + uy * half, ny - ux * half)])
    length, line, k = hypot(nx - ax, ny - ay), "", 0.0
    dash, pitch = (width * 1.3, width * 2.4) if dashed else (length, length + 1)
    while k < length - 2:
        e = min(k + dash, length)
        line += f"M{num(ax + ux * k)} {num(ay + uy * k)}L{num(ax + ux * e)} {num(ay + uy * e)}"
        k += pitch
    edge = f'<path d="{tip}" fill="{colour}" stroke="{outline}" stroke-width="4" stroke-linejoin="round"/>'
    if not line:
        return Art(edge + fill(tip, colour))
    return Art(stroke(line, outline, width + 4) + edge + stroke(line, colour, width) + fill(tip, colour))


def trail(desk: Desk, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
    """A stretch of a way, without a head."""
    x0, y0 = min(start[0], end[0]) - 12, min(start[1], end[1]) - 12
    path = f"M{num(start[0] - x0)} {num(start[1] - y0)}L{num(end[0] - x0)} {num(end[1] - y0)}"
    body = stroke(path, INK, width + 4) + stroke(path, GOLD, width)
    desk.shape(x0, y0, abs(end[0] - start[0]) + 24, abs(end[1] - start[1]) + 24, body)


def leader(desk: Desk, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A thin white line from a target to the card that speaks of it, with a knot at the target."""
    x0, y0 = min(start[0], end[0]) - 8, min(start[1], end[1]) - 8
    ax, ay, bx, by = (round(v, 1) for v in (start[0] - x0, start[1] - y0, end[0] - x0, end[1] - y0))
    path = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    body = stroke(path, INK, 4) + stroke(path, WHITE, 1.8) + disc(ax, ay, 5, WHITE, INK, 2)
    desk.shape(x0, y0, abs(end[0] - start[0]) + 16, abs(end[1] - start[1]) + 16, body)


# ---------------------------------------------------------------- counters


def odds_tab(
    desk: Desk, x: float, y: float, words: str, icon: str = "skull", strong: bool = False, cell: float = 99.0
) -> float:
    """What would happen here: the pictogram and the number that matters most; gives its width."""
    ground = GOLD_HIGH if strong else PARCHMENT
    return desk.badge(words, x, y, ground, INK, icon, board_type(cell), INK, "c", "bold")


def board_coin(
    desk: Desk, words: str, x: float, y: float, cell: float, ground: str = RED, colour: str = WHITE
) -> float:
    """A round counter on a square, at least 11.5 where the square can bear it; gives its radius."""
    r = on_board(11.5, 0.12, cell)
    desk.coin(words, x, y, r, ground, colour)
    return r


def plate_sign(desk: Desk, icon: str, x: float, y: float, cell: float) -> None:
    """A sign on a golden plate at a figure's foot (a general's crown)."""
    r = on_board(9.5, 0.1, cell)
    desk.coin("", x, y, r, GOLD, INK)
    desk.icon(icon, x, y, r * 1.5, INK, INK, GOLD)


def shoulder_mark(desk: Desk, picture: str, words: str, x: float, y: float, cell: float) -> None:
    """A small picture on a figure's shoulder with a number on it (how long something lasts)."""
    size = max(cell * 0.38, min(36.0, cell * 0.6))
    spot = Rect(x + cell * 0.36 - size / 2, y + cell * 0.08 - size / 2, size, size)
    desk.picture(picture, spot)
    r = on_board(10.5, 0.105, cell)
    if words:
        desk.coin(words, spot.cx + size * 0.34, spot.cy + size * 0.4, r, VIOLET, WHITE)


# ---------------------------------------------------------------- figures


def figure(
    desk: Desk,
    name: str,
    x: float,
    y: float,
    width: float,
    *,
    alpha: int = 255,
    rim: float = 0,
    lift: float = 0.0,
    turn: float = 0.0,
    colour: str = WHITE,
) -> None:
    """A figure of the gallery whose base stands on (x, y); with a rim it is picked, lifted it leaves its shadow."""
    if desk.surface is None:
        return
    if lift:
        shade = f'<ellipse cx="{num(width * 0.4)}" cy="{num(width * 0.15)}" rx="{num(width * 0.38)}" '
        shade += f'ry="{num(width * 0.13)}" fill="#120a04" fill-opacity="0.45"/>'
        desk.shape(x - width * 0.34, y - width * 0.1, width * 0.8, width * 0.3, shade)
    wide, high = desk.gallery.natural(name)
    size = max(1, desk.px(width)), max(1, desk.px(width * high / wide))
    picture = desk.gallery.picture(name, size)
    key = desk.gallery.language, name, size, rim and max(1, desk.px(rim)), colour
    if rim:
        bare = picture
        picture = caches.FIGURES.get(key, lambda: rimmed(bare, max(1, desk.px(rim)), colour))
    if turn:
        flat = picture
        picture = caches.FIGURES.get((*key, round(turn)), lambda: pygame.transform.rotozoom(flat, round(turn), 1))
    desk.blit(picture, x, y - width * FOOT - lift, "center", alpha)


def rimmed(surface: pygame.Surface, width: int, colour: str = WHITE, outer: str = INK) -> pygame.Surface:
    """The figure with a rim around its silhouette: a colour inside a thin dark line; `width + 3` larger on every side.

    The rim is grown at three times the size, closed over narrow gaps (spears, legs) and scaled down to be smooth.
    """
    fine, pad, line = 3, width + 3, min(3, max(1, round(width * 0.6)))
    wide, high = surface.get_size()
    sheet = pygame.Surface(((wide + 2 * pad) * fine, (high + 2 * pad) * fine), pygame.SRCALPHA)
    sheet.blit(pygame.transform.smoothscale_by(surface, fine), (pad * fine, pad * fine))
    close = max(2, round(wide * fine * 0.035))
    body = _grown(pygame.mask.from_surface(sheet, 150), close)
    body.invert()
    body = _grown(body, close)
    body.invert()
    out = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
    for radius, tone in (((width + line) * fine, outer), (width * fine, colour)):
        clear = pygame.Color(tone)
        clear.a = 0
        shape = _grown(body, radius).to_surface(setcolor=tone, unsetcolor=clear).convert_alpha()
        out.blit(pygame.transform.smoothscale(shape, out.get_size()), (0, 0))
    out.blit(surface, (pad, pad))
    return out.convert_alpha()


def _grown(mask: pygame.mask.Mask, radius: int) -> pygame.mask.Mask:
    return mask.convolve(_brush(radius), pygame.mask.Mask(mask.get_size()), (-radius, -radius))


@cache
def _brush(radius: int) -> pygame.mask.Mask:
    """A round brush for masks."""
    brush = pygame.mask.Mask((2 * radius + 1, 2 * radius + 1))
    for x in range(2 * radius + 1):
        for y in range(2 * radius + 1):
            if hypot(x - radius, y - radius) <= radius + 0.3:
                brush.set_at((x, y))
    return brush


# ---------------------------------------------------------------- cards


def card(
    desk: Desk,
    name: str,
    x: float,
    y: float,
    width: float,
    *,
    turn: float = 0.0,
    dark: int = 0,
    shadow: bool = True,
    rim: bool = False,
    squeeze: float = 1.0,
    drawn: float = 0.0,
) -> Rect:
    """A card of the gallery, its middle at (x, y); dark veils one that cannot be played, a rim marks the picked one.

    Squeezed it is being turned over: narrower, without a shadow. `drawn` is the width at which it lies elsewhere: its
    picture there is scaled instead of drawing another one.
    """
    high = width * 88 / 63
    rect = Rect(x - width / 2, y - high / 2, width, high)
    if desk.surface is None:
        return rect
    picture = _card(desk, name, desk.px(width), round(turn * 2) / 2, dark, desk.px(drawn or width))
    if squeeze < 1:
        wide, tall = picture.get_size()
        desk.blit(pygame.transform.scale(picture, (max(1, round(wide * squeeze)), tall)), x, y, "center")
        return rect
    if shadow:
        size = picture.get_size()
        key = "card shade", desk.px(width), round(turn * 2) / 2, size
        shade = caches.FIGURES.get(key, lambda: _shade(picture, max(1, desk.px(4))))
        desk.blit(shade, x + 3, y + 4, "center")
    desk.blit(picture, x, y, "center")
    if rim:
        body = rounded(-2, -2, width + 4, high + 4, 9, "none", INK, 6.5)
        body += rounded(-2, -2, width + 4, high + 4, 9, "none", WHITE, 3.2)
        desk.shape(rect.x, rect.y, width, high, body, pad=8)
    return rect


def _card(desk: Desk, name: str, width: int, turn: float, dark: int, drawn: int) -> pygame.Surface:
    """A turned card, drawn at twice the size and scaled down so that its edges stay smooth."""

    def make() -> pygame.Surface:
        if dark:
            veiled = _card(desk, name, width, turn, 0, drawn).copy()
            tint = (*(round(255 - dark * share) for share in PARCHED), 255)
            veiled.fill(tint, special_flags=pygame.BLEND_RGBA_MULT)
            return veiled
        big = desk.gallery.picture(name, (2 * drawn, round(2 * drawn * 88 / 63)))
        sheet = pygame.Surface((big.get_width() + 8, big.get_height() + 8), pygame.SRCALPHA)
        sheet.blit(big, (4, 4))
        return pygame.transform.rotozoom(sheet, -turn, 0.5 * width / drawn).convert_alpha()

    return caches.FIGURES.get(("card", desk.gallery.language, name, width, turn, dark), make)


def _shade(picture: pygame.Surface, blur: int) -> pygame.Surface:
    """The soft shadow of a card."""
    shade = picture.copy()
    shade.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.gaussian_blur(shade, blur).convert_alpha()
