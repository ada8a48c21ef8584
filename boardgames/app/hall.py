"""What the scenes outside the table share: heading, key line, one row for small windows, boxes and pieces of games."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache, partial
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from boardgames import files
from boardgames.app import matches
from boardgames.art import NoPictureError, anchors
from boardgames.table import caches, shadows
from boardgames.table.desk import Desk
from boardgames.table.setting import Face
from boardgames.table.shapes import Art, disc, fill, linear, num, rounded, side_mark, side_shape, stroke
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import (
    BRASS,
    BRASS_DIM,
    BRASS_LIGHT,
    GOLD,
    GOLD_EDGE,
    GOLD_HIGH,
    INK,
    PARCHMENT,
    SIDE,
    SIDE_PLATE,
    WALNUT_LIT,
    WHITE,
    blend,
)
from boardgames.words import LANGUAGES, Words

DEEP = {"blue": "#00436b", "vermilion": "#7a3200", "green": "#004a37", "rose": "#6b2c50"}
"""The folds of a side's banner."""
VEIL = "#0c0704"
_SPARE = {"author": "authors", "players": "players", "time": "times"}
"""Where the app keeps what a game does not yet say about itself."""
_CLAUSE = re.compile(r"(?<=[,.;]) ")


class Main(NamedTuple):
    """The main button of a small window's row."""

    name: str
    words: str
    on: Callable[[], object]
    icon: str
    key: str
    danger: bool = False


class Pieces(NamedTuple):
    """What can be taken out of a game's box to be looked at: figures by side, faces of cards, its back."""

    figures: dict[str, tuple[str, ...]]
    cards: tuple[str, ...]


class Hall:
    """A desk as the scenes outside the table use it."""

    def __init__(self, desk: Desk, words: Words) -> None:
        self.desk = desk
        self.words = words

    @property
    def roomy(self) -> bool:
        """Room for second lines and ornaments."""
        return self.desk.w >= 1680 and self.desk.h >= 960

    @property
    def compact(self) -> bool:
        """Small windows drop second lines and ornaments."""
        return self.desk.w < 1300 or self.desk.h < 720

    @property
    def small(self) -> bool:
        """The smallest windows: columns become tabs, the heading one row."""
        return self.desk.w < 1120 or self.desk.h < 600

    @property
    def edge(self) -> float:
        """From the window's edge to the first thing."""
        return 64 if self.roomy else 20 if self.small else 32

    @property
    def gap(self) -> float:
        """Between panels."""
        return 24 if self.roomy else 14

    @property
    def pad(self) -> float:
        """Inside a panel."""
        return 28 if self.roomy else 20

    def main_high(self, least: float) -> float:
        """A main button's height: never below 44 real pixels."""
        return max(least, 45 / self.desk.s)

    # ------------------------------------------------------------ heading and key line

    def heading(self, title: str, note: str, back: Callable[[], object], back_words: str) -> Rect:
        """Back button, title, a remark if it fits, a rule; gives the room between heading and key line."""
        desk, m, high = self.desk, self.edge, 104 if self.roomy else 76
        y, key = high / 2 + (2 if self.roomy else 0), self.words.say("key.esc")
        wide = desk.button_width(back_words, "back", key) + 24
        desk.button(Rect(m, y - 24, wide, 48), "back", back_words, back, icon="back", key=key)
        size = 44 if self.roomy else 36
        x = m + wide + 28
        used = desk.fit(title, x, y, desk.w - m - x, size, "serif", PARCHMENT, glow=5, floor=24)
        if note and desk.width(note, TYPE.body, "slant") <= desk.w - m - x - used - 28:
            desk.text(note, x + used + 24, y + size * 0.12, TYPE.body, "slant", PARCHMENT, glow=4)
        desk.rule(m, high, desk.w - 2 * m, True)
        top = high + (24 if self.roomy else 16)
        return Rect(m, top, desk.w - 2 * m, desk.h - top - (70 if self.roomy else 58))

    def bar(
        self,
        titles: Sequence[str],
        back: Callable[[], object],
        tabs: Sequence[str] = (),
        chosen: int = 0,
        on_tab: Callable[[int], object] | None = None,
        main: Main | None = None,
        signs: Sequence[str] = (),
    ) -> Rect:
        """One row of 60: back arrow, the first title that fits, tabs, main button; gives the room below.

        Tabs that do not fit in words become signs, if there are any.
        """
        desk, m, y = self.desk, self.edge, 6.0
        desk.button(Rect(m, y, 48, 48), "back", icon="back", on=back, tip=self.words.say("key.esc"), ring=-4)
        left, right = m + 62, desk.w - m
        named = sum(desk.width(words, TYPE.body, "semi") + 34 for words in tabs) + 8 if tabs else 0.0
        signed = bool(signs) and named > right - left
        named = 58.0 * len(signs) - 8 if signed else named
        spare = right - left - named
        if main is not None:
            key = main.key if desk.w > 900 else None
            wide, high = desk.button_width(main.words, main.icon, key) + 4, self.main_high(48)
            place = Rect(right - wide, y + 24 - high / 2, wide, high)
            spare -= wide + 14
            right -= wide + 14
        for words in titles:
            if desk.width(words, 28, "serif") + 18 <= spare:
                desk.text(words, left, y + 24, 28, "serif", PARCHMENT, glow=5)
                break
        if signed and on_tab is not None:
            for k, sign in enumerate(signs):
                box, on = Rect(right - named + 58 * k, y, 50, 48), partial(on_tab, k)
                desk.button(box, f"tab:{k}", on=on, main=k == chosen, icon=sign, tip=tabs[k], group="tab", ring=-4)
        elif tabs:
            desk.segments(Rect(right - named, y, named, 48), "tab", tabs, chosen, on_tab)
        if main is not None:
            gold, red = not main.danger, main.danger
            desk.button(place, main.name, main.words, main.on, main=gold, danger=red, icon=main.icon, key=key, ring=-4)
        desk.rule(m, 62, desk.w - 2 * m, True)
        return Rect(m, 74, desk.w - 2 * m, desk.h - 74 - 46)

    def keys(self, words: str, right: str = "") -> None:
        """What the keys do, along the lower edge; clauses that do not fit are left out from the end."""
        desk = self.desk
        half = 28 if self.roomy else 19 if self.small else 23
        strip = Rect(0, desk.h - 2 * half, desk.w, 2 * half)
        desk.dim(120, strip)
        desk.ground(strip, blend(WALNUT_LIT, VEIL, 120 / 255))
        room, parts = desk.w - 2 * self.edge, _CLAUSE.split(words)
        while len(parts) > 1 and len(desk.wrap(" ".join(parts), room, TYPE.small)) > 1:
            parts.pop()
        line = re.sub("[,;]$", ".", " ".join(parts))
        y = desk.h - half
        desk.write(line, Rect(self.edge, y - TYPE.small * 0.65, room, 0), TYPE.small)
        used = sum(piece.width for piece in desk.wrap(line, room, TYPE.small)[0])
        if right and used + desk.width(right, TYPE.small) + 40 < room:
            desk.text(right, desk.w - self.edge, y, TYPE.small, "sans", PARCHMENT, "r")

    def title(self, words: str, box: Rect) -> float:
        """A panel's heading with its rule; gives y below it."""
        desk, pad = self.desk, self.pad
        middle, line = (38, 62) if self.roomy else (31, 52)
        desk.fit(words, box.x + pad, box.y + middle, box.w - 2 * pad, TYPE.lead, "serif", BRASS_LIGHT)
        desk.rule(box.x + pad, box.y + line, box.w - 2 * pad)
        return box.y + line + (14 if self.roomy else 8)

    def upright(self, x: float, y: float, high: float) -> None:
        """A hairline between columns."""
        self.desk.shape(x - 1, y, 2, high, stroke(f"M1 0V{num(high)}", BRASS_DIM, 1.4))

    # ------------------------------------------------------------ things on the table

    def lay(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        turn: float = 0.0,
        thick: float = 0.0,
        dark: int = 0,
        rim: float = 0.0,
    ) -> None:
        """A flat thing with its middle at (x, y): shadow, edge seen from the lower right, perhaps a rim, its face."""
        desk = self.desk
        if desk.surface is None:
            return
        size = max(1, desk.px(width)), desk.px(thick), desk.px(rim)
        key = "laid", desk.gallery.language, name, size, turn, dark
        desk.blit(caches.FIGURES.get(key, lambda: _laid(desk, name, size, turn, dark)), x, y, "center")

    def box(
        self, game: str, x: float, y: float, width: float, turn: float = 0.0, dark: int = 0, rim: float = 0
    ) -> None:
        """A game's box, its cover's middle at (x, y)."""
        self.lay(f"{game}/cover", x, y, width, turn, width * 0.055, dark, rim)

    def stand(self, name: str, x: float, y: float, width: float) -> None:
        """A figure whose base stands on (x, y)."""
        high = width * 1.2
        self.desk.picture(name, Rect(x - width / 2, y - width * 0.44 - high / 2, width, high))

    def fan(self, cards: Sequence[str], x: float, y: float, width: float, spread: float = 11.0) -> None:
        """Cards held as a fan; (x, y) is the middle of its middle card."""
        r = width * 2.6
        for k, card in enumerate(cards):
            turn = (k - (len(cards) - 1) / 2) * spread
            a = turn * pi / 180
            self.lay(card, x + r * sin(a), y + r * (1 - cos(a)), width, turn)

    def framed(self, name: str, rect: Rect, edge: str = BRASS) -> None:
        """A picture in a frame."""
        self.desk.picture(name, rect)
        line = rounded(0, 0, rect.w, rect.h, 4, "none", INK, 5) + rounded(0, 0, rect.w, rect.h, 4, "none", edge, 2)
        self.desk.shape(rect.x, rect.y, rect.w, rect.h, line, pad=3)

    def laurel(self, x: float, y: float, r: float) -> None:
        """Two laurel branches around a point, open at the top."""
        m = r * 1.35
        self.desk.shape(x - m, y - m, 2 * m, 2 * m, _laurel(round(r, 1)))

    def banner(self, side: str, x: float, y: float, w: float, h: float) -> None:
        """A hanging banner in a side's colour with its sign, its middle at x; its foot has the side's own cut."""
        desk, left = self.desk, x - w / 2
        desk.shadow(Rect(left + 8, y, w - 16, h * 0.93), 18, 190, 6, 12)
        desk.shape(left, y, w, h, _banner(side, w, h), pad=4)
        rod = w + 60
        body = rounded(0, 0, rod, 16, 8, "url(#rod)", INK, 2)
        body += "".join(disc(at, 8, 13, "url(#rod)", INK, 2) for at in (0, rod))
        desk.shape(left - 30, y - 10, rod, 16, Art(body, linear("rod", 0, 0, 0, 16, GOLD_HIGH, "#8a6428")), pad=16)


# ---------------------------------------------------------------- words about games


def told(language: str, game: str, key: str) -> str:
    """What a game says about itself, else what the app says about it, else nothing."""
    for space, name in ((game, key), ("app", f"{_SPARE.get(key, key)}.{game}")):
        found = Words(language, space).find(name)
        if isinstance(found, str):
            return found
    return ""


def when(words: Words, stamp: str, now: datetime | None = None) -> str:
    """A moment of a save in the player's own time: today, yesterday, or its date."""
    moment = datetime.fromisoformat(stamp).astimezone()
    today = (now or datetime.now()).date()
    clock = {"hour": str(moment.hour), "minute": f"{moment.minute:02d}"}
    if moment.date() == today:
        return words.say("when.today", **clock)
    if moment.date() == today - timedelta(days=1):
        return words.say("when.yesterday", **clock)
    return words.say("when.date", day=moment.day, month=words.say(f"month.{moment.month}"), year=moment.year)


def far(words: Words, facts: Mapping[str, int | str]) -> str:
    """How far a saved game is: its round if it counts rounds, else its moves (words of the namespace `app`)."""
    turn, ply = facts.get("round"), facts.get("ply", 0)
    if isinstance(turn, int):
        found = words.say("menu.round", round=turn)
    else:
        found = words.say("menu.moves", number=ply if isinstance(ply, int) else 0)
    return matches.progress(words, facts, found)


def game_name(desk: Desk, language: str, game: str, room: float, size: float, face: Face = "semi") -> str:
    """A game's name, its short form where the room is short."""
    full, short = (told(language, game, key) for key in ("name", "short-name"))
    return short if short and desk.width(full, size, face) > room else full


# ---------------------------------------------------------------- what a game's box holds


@cache
def pieces(game: str) -> Pieces:
    """Figures and cards of a game, found in its folder of pictures; a fair choice over all kinds."""
    folder = files.assets() / "art" / game
    stems = sorted({_bare(path.name) for path in folder.glob("*.svg")})
    spoken = {_bare(path.name) for path in folder.glob(f"card-*.{LANGUAGES[0]}.svg")}  # court cards carry letters
    faces = sorted(spoken) or [stem for stem in stems if stem.startswith("card-")]
    figures = {side: _spread([s for s in stems if s.endswith(f"-{side}") and _stands(game, s)], 6) for side in SIDE}
    plain = [stem for stem in stems if stem.startswith("card-") and stem not in spoken]
    cards = [*_ends(faces, 3), *_ends(plain, 2)]
    return Pieces(
        {side: tuple(f"{game}/{name}" for name in names) for side, names in figures.items() if names},
        tuple(f"{game}/{name}" for name in cards),
    )


def _bare(name: str) -> str:
    stem = name.removesuffix(".svg")
    return next((stem.removesuffix(f".{lang}") for lang in LANGUAGES if stem.endswith(f".{lang}")), stem)


def _stands(game: str, stem: str) -> bool:
    """Whether a picture is of a standing figure: its size is the one that the index tells."""
    try:
        wide, high = anchors(game)["figure"]["size"]
    except (NoPictureError, KeyError):
        return False
    head = (files.assets() / "art" / game / f"{stem}.svg").read_bytes()[:200]
    return f'viewBox="0 0 {wide} {high}"'.encode() in head


def _spread(names: Sequence[str], count: int) -> list[str]:
    """So many of the names, evenly over all."""
    step = len(names) / count if count else 1
    return [names[int(k * step + step / 2)] for k in range(count)] if len(names) >= count else list(names)


def _ends(names: Sequence[str], count: int) -> list[str]:
    """So many of the names, from the first to the last."""
    if len(names) < count:
        return list(names)
    return [names[round(k * (len(names) - 1) / (count - 1))] for k in range(count)]


# ---------------------------------------------------------------- drawing


def _laid(desk: Desk, name: str, size: tuple[int, int, int], turn: float, dark: int) -> pygame.Surface:
    wide, deep, rim = size
    w, h = desk.gallery.natural(name)
    fine = 2 if turn else 1  # what is turned is drawn larger, so that its edges stay smooth
    big = desk.gallery.picture(name, (fine * wide, round(fine * wide * h / w)))
    face = big.convert_alpha()
    if turn:
        sheet = pygame.Surface((big.get_width() + 8, big.get_height() + 8), pygame.SRCALPHA)
        sheet.blit(big, (4, 4))
        face = pygame.transform.rotozoom(sheet, -turn, 1 / fine).convert_alpha()
    blur, drop = max(1, desk.px(6) + deep // 2), desk.px(4) + round(deep * 1.1)
    pad = 2 * blur + drop + rim + desk.px(8)
    out = pygame.Surface((face.get_width() + 2 * pad, face.get_height() + 2 * pad), pygame.SRCALPHA)
    mask = pygame.mask.from_surface(face, 110)
    clear = (0, 0, 0, 0)
    out.blit(mask.to_surface(setcolor=(0, 0, 0, 170), unsetcolor=clear), (pad + round(drop * 0.7), pad + drop))
    out = shadows.soft(out, blur)
    if deep:
        strip = pygame.Rect(big.get_width() // 80, big.get_height() // 3, big.get_width() // 30, big.get_height() // 3)
        edge = pygame.Color(*pygame.transform.average_color(big, strip)[:3])
        for k in range(deep, 0, -max(1, deep // 16)):
            tone = edge.lerp("#000000", 0.25 + 0.4 * k / deep)
            out.blit(mask.to_surface(setcolor=tone, unsetcolor=clear), (pad + round(k * 0.55), pad + k))
    for r, colour in ((rim + desk.px(3), INK), (rim, WHITE)) if rim else ():
        ring = mask.to_surface(setcolor=pygame.Color(colour), unsetcolor=clear)
        for k in range(24):
            out.blit(ring, (pad + round(r * cos(k * pi / 12)), pad + round(r * sin(k * pi / 12))))
    if dark:
        face.fill((255 - dark, 255 - dark, 255 - dark, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(face, (pad, pad))
    return out.convert_alpha()


@cache
def _laurel(r: float) -> Art:
    body, m = "", r * 1.35
    for way in (-1, 1):
        points = [(m + way * r * sin(a), m + r * cos(a)) for a in (k * 0.1 for k in range(26))]
        stem = "".join(f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for (a, b), (c, d) in pairwise(points))
        body += stroke(stem, "#7d6227", r * 0.05)
        for k in range(1, 11):
            for out in (-1, 1):
                body += _leaf(m, r, way, k * 0.235, out)
    return Art(body)


def _leaf(m: float, r: float, way: int, a: float, out: int) -> str:
    x, y = m + way * r * sin(a), m + r * cos(a)
    lean = a - 0.75 * out + pi / 2
    dx, dy = way * sin(lean) * r * 0.26, cos(lean) * r * 0.26
    nx, ny = -dy * 0.3, dx * 0.3
    leaf = (
        f"M{num(x)} {num(y)}C{num(x + dx * 0.3 + nx)} {num(y + dy * 0.3 + ny)} {num(x + dx * 0.7 + nx)} "
        f"{num(y + dy * 0.7 + ny)} {num(x + dx)} {num(y + dy)}C{num(x + dx * 0.7 - nx)} {num(y + dy * 0.7 - ny)} "
        f"{num(x + dx * 0.3 - nx)} {num(y + dy * 0.3 - ny)} {num(x)} {num(y)}z"
    )
    return fill(leaf, BRASS_LIGHT if out > 0 else BRASS) + stroke(leaf, INK, max(1.0, r * 0.014))


@cache
def _banner(side: str, w: float, h: float) -> Art:
    deep = DEEP[side]
    foot = {
        "blue": f"V{num(h * 0.8)}Q{num(w)} {num(h)} {num(w / 2)} {num(h)}Q0 {num(h)} 0 {num(h * 0.8)}",
        "vermilion": f"V{num(h)}L{num(w / 2)} {num(h * 0.86)}L0 {num(h)}",
        "green": f"V{num(h * 0.86)}L{num(w * 0.75)} {num(h)}H{num(w * 0.25)}L0 {num(h * 0.86)}",
        "rose": f"V{num(h * 0.84)}L{num(w / 2)} {num(h)}L0 {num(h * 0.84)}",
    }[side]
    cloth = f"M0 0H{num(w)}{foot}z"
    shift = f"translate({num(w * 0.07)} {num(h * 0.012)}) scale(0.86 0.905)"
    body = fill(cloth, "url(#cloth)") + stroke(cloth, INK, 4) + f'<g transform="{shift}">{stroke(cloth, GOLD, 3.4)}</g>'
    folds = "".join(
        f"M{num(w * f)} 8C{num(w * f + 6)} {num(h * 0.3)} {num(w * f - 6)} {num(h * 0.6)} {num(w * f)} {num(h * 0.8)}"
        for f in (0.22, 0.5, 0.78)
    )
    body += stroke(folds, "#000000", w * 0.02, 0.12)
    cx, cy, r = w / 2, h * 0.42, w * 0.27
    body += disc(cx, cy, r * 1.3, GOLD, INK, 3) + disc(cx, cy, r * 1.2, deep, GOLD_EDGE, 2)
    for share, colour in ((0.86, INK), (0.82, PARCHMENT), (0.72, SIDE[side])):
        body += fill(side_shape(side, cx, cy, r * share), colour)
    body += side_mark(side, cx, cy, r * 0.66)
    return Art(body, linear("cloth", 0, 0, w, 0, deep, SIDE_PLATE[side], SIDE[side], SIDE_PLATE[side], deep))


def shortened(desk: Desk, words: str, room: float, size: float) -> str:
    """Players choose their names: what is too long for its room, even set a little smaller, ends in dots."""
    if desk.width(words, size * 0.8, "semi") <= room:
        return words
    while len(words) > 1 and desk.width(words + "…", size * 0.8, "semi") > room:
        words = words[:-1]
    return words.rstrip(" ,") + "…"


def fitted(desk: Desk, words: str, room: float, size: float, least: float) -> float:
    """The largest type from `size` down to `least` in which a heavy line fits."""
    while size > least and desk.width(words, size, "heavy") > room:
        size -= 1
    return size
