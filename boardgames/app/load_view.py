"""The saved games as they are painted: the list with its search, and the chosen game beside it or as a tab."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from boardgames.app import matches, news
from boardgames.app.hall import Hall, Main, far, game_name, shortened, when
from boardgames.app.load_rows import EXAMPLES, ORDERS, Item, Row, reason
from boardgames.app.news import Said
from boardgames.table import faces, wood
from boardgames.table.desk import Desk
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.targets import LEAST
from boardgames.table.tone import (
    BRASS,
    BRASS_DIM,
    BRASS_LIGHT,
    CHOSEN_ROW,
    FAINT,
    GOLD,
    INK,
    MUTED,
    PARCHMENT,
    RED_TEXT,
    SLATE_LOW,
    WELL,
    WELL_EDGE,
    WHITE,
)
from boardgames.words import Words

if TYPE_CHECKING:
    from boardgames.app.load import LoadScene

SEARCH, ORDER, ROW, BAR = "search", "order", "row:", "list:bar"
CAPTION = 34.0
"""The height of a section's caption."""
LOW = 480
"""In lower windows rows are lower and captions are left out."""
WIDE = 16 / 9
BUTTON_LEAST = 17
"""The smallest type on a button; one whose words do not fit beside its key goes without the key."""


def draw(scene: "LoadScene", desk: Desk) -> None:
    """List and details side by side; in small windows they are tabs."""
    hall = Hall(desk, scene.words)
    if hall.small:
        _small(scene, hall)
    else:
        _large(scene, hall)
    if scene.said is not None:
        _news(scene, desk, scene.said)


def _news(scene: "LoadScene", desk: Desk, said: Said) -> None:
    """What was said, over the list where it stands beside the chosen game's buttons."""
    main = next((target.rect for target in desk.targets if target.name == "load"), None)
    news.draw(desk, said, 70, (main.x - 20) / 2 if main is not None and main.y > desk.h / 2 else None)


def _large(scene: "LoadScene", hall: Hall) -> None:
    desk, say = hall.desk, scene.words.say
    room = hall.heading(say("load.title"), say("load.note"), scene.window.back, say("load.back"))
    wide = (room.w - hall.gap) * (0.66 if hall.roomy else 0.64)
    left = Rect(room.x, room.y, wide, room.h)
    right = Rect(left.right + hall.gap, room.y, room.w - wide - hall.gap, room.h)
    desk.panel(left)
    desk.panel(right)
    _list(scene, hall, left)
    _details(scene, hall, right)
    hall.keys(_keys(scene))


def _keys(scene: "LoadScene") -> str:
    """What the keys do with the chosen game."""
    row = scene.chosen
    kind = "none" if row is None else "broken" if row.error is not None else ""
    return scene.words.say(f"load.keys-{kind}" if kind else "load.keys")


def _small(scene: "LoadScene", hall: Hall) -> None:
    desk, say = hall.desk, scene.words.say
    titles, tabs = (say("load.title"), say("load.short")), (say("load.tab-games"), say("load.tab-details"))
    row, main, broken = scene.chosen, None, False
    if row is not None:
        broken = row.error is not None
        main = Main("load", say("load.short"), scene.load, "play", say("key.enter"))
        if broken:
            main = Main("delete-first", say("load.delete-short"), scene.delete, "trash", say("key.delete"), danger=True)
    main = None if broken and scene.tab else main  # it stands among the details
    room = hall.bar(titles, scene.escape, tabs, scene.tab, scene.turn_page, main)
    desk.panel(room)
    if scene.tab == 0:
        _list(scene, hall, room)
        hall.keys(_keys(scene) if broken or row is None else say("load.keys-small"))
    else:
        _details_tab(scene, hall, room)
        hall.keys(say("load.keys-details-broken" if broken else "load.keys-details"))


# ---------------------------------------------------------------- the list


def _list(scene: "LoadScene", hall: Hall, box: Rect) -> None:
    """Search and order, then the games, as many as fit."""
    desk, say, pad = hall.desk, scene.words.say, hall.pad
    low = desk.h < LOW
    x, w, y = box.x + pad, box.w - 2 * pad, box.y + pad - (4 if low else 0)
    tall = 44.0 if low else 50.0
    place = Rect(x, y, w * 0.56, tall)
    hint = say("load.search")
    hint = hint if desk.width(hint, TYPE.body) <= place.w - 60 else say("load.search-short")
    words = scene.search.words
    caret = scene.search.caret if words else None
    desk.field(place, SEARCH, words, _nothing, icon="search", hint=hint, caret=caret)
    order = Rect(x + w * 0.56 + 14, y, w * 0.44 - 14, tall)
    names = [say(f"order.{one}") for one in ORDERS]
    desk.choice(order, ORDER, names[ORDERS.index(scene.order)], scene.open_orders)
    room = Rect(x, y + tall + (10 if low else 14), w, box.bottom - 14 - (y + tall + (10 if low else 14)))
    lines = scene.items()
    if lines:
        _lines(scene, hall, room, lines)
    else:
        _empty(scene, hall, Rect(room.x, room.y + 8, room.w, min(room.h - 8, 190 if hall.roomy else 150)))
        scene.sight, scene.shown = [], 0
    if scene.ordering:
        desk.options(order, ORDER, names, ORDERS.index(scene.order), scene.put_in_order)


def _nothing() -> None:
    """The search field has the letters anyway."""


def _empty(scene: "LoadScene", hall: Hall, rect: Rect) -> None:
    """Nothing fits the search, or nothing is there at all."""
    desk, key = hall.desk, "load.none-found" if scene.search.words else "load.none"
    desk.well(rect, 8)
    sign = 64.0 if rect.h > 120 else 44.0
    desk.icon("hourglass", rect.x + 60, rect.cy, sign, FAINT, BRASS_LIGHT, WELL)
    x, room = rect.x + 116, rect.w - 140
    desk.fit(scene.words.say(key), x, rect.cy - 24, room, 26, "serif")
    desk.write(scene.words.say(f"{key}-note"), Rect(x, rect.cy + 2, room, 0), colour=MUTED, hole=WELL)


def _high(hall: Hall, item: Item) -> float:
    """The height of a line, with the gap below it."""
    if item.row is None:
        return CAPTION
    return 95.0 if hall.roomy else 68.0 if hall.desk.h < LOW else 81.0


def _lines(scene: "LoadScene", hall: Hall, room: Rect, lines: list[Item]) -> None:
    """The lines that are in sight, whole ones only."""
    desk = hall.desk
    highs = [_high(hall, item) for item in lines]
    last = len(lines) - 1
    most = last
    while most > 0 and sum(highs[most - 1 :]) <= room.h + 8:
        most -= 1
    scene.first = min(scene.first, most)
    if scene.follow:
        _follow(scene, lines, highs, room.h + 8)
    wide = room.w - max(18.0, LEAST / desk.s + 4)  # the bar at the right can be caught
    y, k, scene.sight, found = room.y, scene.first, [], scene.found()
    chosen = scene.chosen
    while k <= last and y + highs[k] <= room.bottom + 8:
        item = lines[k]
        if item.row is None and k < last and y + highs[k] + highs[k + 1] > room.bottom + 8:
            break  # a caption alone would say nothing
        if item.row is None:
            _caption(scene, desk, item, room.x, y + CAPTION / 2, wide)
        else:
            place = Rect(room.x, y, wide, highs[k] - 8)
            _row(scene, hall, place, item.row, found.index(item.row), item.row is chosen)
            scene.sight.append(item.row)
        y += highs[k]
        k += 1
    scene.shown = k - scene.first
    if scene.shown < len(lines):
        bar = Rect(room.right - 9, room.y, 9, room.h - 6)
        desk.scroll(bar, scene.first / most if most else 0.0, scene.shown / len(lines), BAR)


def _follow(scene: "LoadScene", lines: list[Item], highs: list[float], room: float) -> None:
    """Bring the chosen row into sight, and the caption above it if it is the first of its section."""
    scene.follow = False
    here = next((k for k, item in enumerate(lines) if item.row is scene.chosen), 0)
    top = here - 1 if here and lines[here - 1].row is None else here
    if top < scene.first:
        scene.first = top
    while scene.first < here and sum(highs[scene.first : here + 1]) > room:
        scene.first += 1


def _caption(scene: "LoadScene", desk: Desk, item: Item, x: float, y: float, w: float) -> None:
    wide = desk.caption(scene.words.say(f"section.{item.section}"), x, y)
    note = scene.words.say("section.examples-note") if item.section == EXAMPLES else str(item.number)
    if wide + desk.width(note, TYPE.small) + 60 < w:
        wide += 10 + desk.text(note, x + wide + 10, y, TYPE.small, colour=MUTED)
    desk.rule(x + wide + 16, y, w - wide - 16)


def _row(scene: "LoadScene", hall: Hall, rect: Rect, row: Row, number: int, chosen: bool) -> None:
    """Picture, name, game and players; at the right how far and when. A broken file says what is wrong with it."""
    desk, language, name = hall.desk, scene.window.settings.language, f"{ROW}{number}"
    desk.target(rect, name, partial(scene.pick, row), "row", group="list")
    ground, edge = (CHOSEN_ROW, GOLD) if chosen else (WELL, BRASS_LIGHT if desk.hover == name else WELL_EDGE)
    desk.well(rect, 7, edge, ground, 2.0 if chosen else 1.5)
    high = rect.h - 12
    frame = Rect(rect.x + 7, rect.y + 6, high * WIDE, high)
    _picture(scene, desk, frame, row, "row")
    x, up, low = frame.right + 17, rect.cy - 15, rect.cy + 17
    strong, second = (WHITE, BRASS_LIGHT) if chosen else (PARCHMENT, MUTED)
    title, size = row.name(language), 22.0 if hall.roomy else 20.0
    if row.error is not None:
        _broken(desk, row, language, Rect(x, rect.y, rect.right - 18 - x, rect.h), size, strong)
    else:
        turn, date = how_far(scene, row), _date(scene, row)
        right = max(desk.width(turn, TYPE.small, "semi"), desk.width(date, TYPE.small)) + 34
        room = rect.right - right - x
        tag = scene.words.say("load.automatic") if row.head.automatic and row.head.name else ""
        spare = desk.badge_width(tag) + 14 if tag and hall.roomy else 0.0
        words = shortened(desk, title, room - spare, size / 0.8)
        used = desk.text(words, x, up, size, "semi", strong)
        if spare:
            desk.badge(tag, x + used + 14, up, SLATE_LOW, MUTED, edge=BRASS_DIM)
        desk.text(_who(scene, desk, row, room), x, low, TYPE.small, "sans", second)
        desk.text(turn, rect.right - 18, up, TYPE.small, "semi", strong, "r")
        desk.text(date, rect.right - 18, low, TYPE.small, "sans", second, "r")
    if desk.focus == name:
        desk.ring(rect, 7)


def _broken(desk: Desk, row: Row, language: str, room: Rect, size: float, tone: str) -> None:
    """A file that cannot be loaded: what it is, and why in whole words; the details say more where there is no room."""
    why = reason(row, language)
    lines = len(desk.wrap(why, room.w, TYPE.small))
    if lines * TYPE.small * 1.2 + size * 1.3 > room.h - 6:
        why = why.partition(" :")[0].partition(":")[0].rstrip("\u00a0 ") + "."
        lines = len(desk.wrap(why, room.w, TYPE.small))
    title, pitch = shortened(desk, row.name(language), room.w - 32, size / 0.8), TYPE.small * 1.2
    top = room.cy - (size * 1.3 + lines * pitch) / 2
    desk.icon("warning", room.x + 11, top + size * 0.6, 24)
    desk.text(title, room.x + 32, top + size * 0.6, size, "semi", tone)
    place = Rect(room.x, top + size * 1.3, room.w, 0)
    desk.write(why, place, TYPE.small, colour=RED_TEXT, leading=1.2, hole=WELL)


def _who(scene: "LoadScene", desk: Desk, row: Row, room: float) -> str:
    """Game and players in one line, the game's short name where the room is short."""
    language, players = scene.window.settings.language, ", ".join(row.head.players)
    parts = desk.width(f" · {players}", TYPE.small) if desk.w >= 1300 else room  # short in all rows alike
    game = game_name(desk, language, row.head.game, room - parts, TYPE.small, "sans")
    return shortened(desk, f"{game} · {players}" if row.head.name else players, room, TYPE.small / 0.8)


def _app(scene: "LoadScene") -> Words:
    return Words(scene.window.settings.language, "app")


def how_far(scene: "LoadScene", row: Row) -> str:
    """How far a game is, or that it is over."""
    if not row.head.over:
        return far(_app(scene), row.head.facts)
    stands = matches.kept_score(row.head.facts)
    return scene.words.say("load.over-match", score=stands) if stands else scene.words.say("load.over")


def _date(scene: "LoadScene", row: Row) -> str:
    return scene.words.say("load.example") if row.section == EXAMPLES else when(_app(scene), row.head.saved)


# ---------------------------------------------------------------- pictures


def _picture(scene: "LoadScene", desk: Desk, frame: Rect, row: Row, kind: str) -> None:
    """The board without hands or anything hidden, in a brass frame; until the file was read, a sign."""
    desk.shape(frame.x, frame.y, frame.w, frame.h, faces.box(frame.w, frame.h, 3, "#1d120b", INK, 2))
    kept = row.pictures.get(kind)
    if kept is not None and kept[0] == _made_for(desk, frame):
        desk.blit(kept[1], frame.x, frame.y)
    elif desk.surface is not None and row.table is not None and not scene.painted:
        scene.painted = True
        row.pictures[kind] = _made_for(desk, frame), _painted(desk, frame, row)
        desk.blit(row.pictures[kind][1], frame.x, frame.y)
    else:
        sign = "warning" if row.error is not None else "hourglass"
        desk.icon(sign, frame.cx, frame.cy, frame.h * 0.5, FAINT, FAINT, INK)
        scene.left_out |= row.table is not None
    line = faces.box(frame.w, frame.h, 3, "none", BRASS, 2)
    desk.shape(frame.x, frame.y, frame.w, frame.h, line, pad=1)


def _made_for(desk: Desk, frame: Rect) -> object:
    return desk.px(frame.w), desk.px(frame.h), desk.size, desk.scale_percent


def _painted(desk: Desk, frame: Rect, row: Row) -> pygame.Surface:
    assert row.table is not None
    sheet = pygame.Surface((desk.px(frame.w), desk.px(frame.h)), pygame.SRCALPHA)
    sheet.blit(
        wood.table_top(desk.size, desk.gallery),
        (0, 0),
        sheet.get_rect(topleft=(sheet.get_width() // 2, sheet.get_height() // 2)),
    )
    page = Desk(desk.size, desk.language, desk.scale_percent, desk.gallery, sheet)
    still, inner = row.table.still, Rect(0, 0, frame.w, frame.h).inset(3)
    board = still.paint(page, inner)
    aside = (inner.w - board.w) / 2
    if still.game.cards and aside > inner.h * 0.2:
        wide = min(aside * 0.5, inner.h * 0.2)
        for x in (board.x - aside / 2, board.right + aside / 2):
            page.picture("table/card-back", Rect(x - wide / 2, inner.cy - wide * 0.7, wide, wide * 1.4))
    return sheet.convert_alpha()


# ---------------------------------------------------------------- the chosen game


def _facts(scene: "LoadScene", row: Row) -> list[tuple[str, str]]:
    """What is told about a game, as pairs of words."""
    say, language = scene.words.say, scene.window.settings.language
    gone = how_far(scene, row)
    player = row.table.player if row.table is not None else None
    turn = _app(scene).say("menu.to-play", far=gone, player=row.head.players[player]) if player is not None else gone
    saved = _date(scene, row)
    if row.section == EXAMPLES:
        saved = say("load.as-copy")
    elif row.head.automatic:
        saved = say("load.by-itself", when=saved)
    game = Words(language, row.head.game).say("name")
    return [(say("fact.game"), game), (say("fact.turn"), turn), (say("fact.saved"), saved)]


def _buttons(scene: "LoadScene", row: Row) -> list[tuple[str, str, object, str]]:
    """What else can be done with a game: name, sign, action, key."""
    sound, own = row.error is None, row.section != EXAMPLES
    found: list[tuple[str, str, object, str]] = []
    if own and sound:
        found.append(("rename", "pencil", scene.rename, "F2"))
    if own:
        found.append(("delete", "trash", scene.delete, scene.words.say("key.delete")))
    if sound and not row.head.over:
        found.append(("watch", "eye", scene.watch, ""))
    if own:
        found.append(("folder", "folder", scene.show, ""))
    return found


def _place_buttons(scene: "LoadScene", hall: Hall, room: Rect, row: Row, columns: int, high: float) -> None:
    """The other buttons in rows from the top of the room; the last one fills its row."""
    desk, gap = hall.desk, 12.0
    found = _buttons(scene, row)
    for k, (name, icon, on, key) in enumerate(found):
        across = min(columns, len(found) - k // columns * columns)
        wide = (room.w - gap * (across - 1)) / across
        rect = Rect(room.x + k % columns * (wide + gap), room.y + k // columns * (high + 10), wide, high)
        words = scene.words.say(f"load.{name}")
        if desk.button_width(words, icon, None, BUTTON_LEAST) > wide:
            words = scene.words.say(f"load.{name}-short")
        cap = key if key and desk.button_width(words, icon, key) <= wide else None
        sign = icon if desk.button_width(words, icon, cap, BUTTON_LEAST) <= wide else None
        desk.button(rect, name, words, on, icon=sign, key=cap, danger=name == "delete")


def _main_words(scene: "LoadScene", row: Row) -> str:
    kind = "watch" if row.head.over else "open-example" if row.section == EXAMPLES else "this"
    return scene.words.say(f"load.{kind}")


def _details(scene: "LoadScene", hall: Hall, box: Rect) -> None:
    """The chosen game: large picture, facts, players, what can be done with it."""
    desk, pad, row = hall.desk, hall.pad, scene.chosen
    if row is None:
        return
    x, w = box.x + pad, box.w - 2 * pad
    high = min(w / WIDE, box.h * (0.4 if desk.h > 780 else 0.3))
    _picture(scene, desk, Rect(box.cx - high * WIDE / 2, box.y + pad - 2, high * WIDE, high), row, "details")
    tall, small = hall.main_high(68.0 if hall.roomy else 56.0), 50.0 if hall.roomy else 44.0
    lines = -(-len(_buttons(scene, row)) // 2)
    foot = box.bottom - pad - (tall + 12 if row.error is None else 0)
    _place_buttons(scene, hall, Rect(x, foot - lines * (small + 10) + 10, w, 0), row, 2, small)
    y = box.y + pad + high + (34 if hall.roomy else 26)
    _title(scene, hall, row, x, y, w)
    y += 26 if hall.roomy else 20
    desk.rule(x, y, w)
    _told(scene, hall, row, Rect(x, y + 10, w, foot - lines * (small + 10) - y - 10))
    if row.error is None:
        place = Rect(x, box.bottom - pad - tall, w, tall)
        words, key = _main_words(scene, row), scene.words.say("key.enter")
        cap = key if desk.button_width(words, "play", key, 22) <= w else None
        desk.button(place, "load", words, scene.load, main=True, icon="play", key=cap, size=22)


def _details_tab(scene: "LoadScene", hall: Hall, box: Rect) -> None:
    """Small windows: picture left, facts right, what can be done with it below."""
    desk, row, low = hall.desk, scene.chosen, 48.0
    if row is None:
        return
    x, w = box.x + 22, box.w - 44
    high = min(box.h - 40 - low - 14, w * 0.44 / WIDE)
    _picture(scene, desk, Rect(x, box.y + 20, high * WIDE, high), row, "details")
    tx, tw = x + high * WIDE + 24, w - high * WIDE - 24
    _title(scene, hall, row, tx, box.y + 34, tw)
    desk.rule(tx, box.y + 56, tw)
    foot = box.bottom - 20 - low
    _told(scene, hall, row, Rect(tx, box.y + 62, tw, foot - 14 - box.y - 62))
    _place_buttons(scene, hall, Rect(x, foot, w, 0), row, 4, low)


def _title(scene: "LoadScene", hall: Hall, row: Row, x: float, y: float, w: float) -> None:
    desk, size = hall.desk, 28.0 if hall.roomy else 24.0
    words = shortened(desk, row.name(scene.window.settings.language), w, size / 0.8)
    desk.fit(words, x, y, w, size, "serif", PARCHMENT)


def _told(scene: "LoadScene", hall: Hall, row: Row, room: Rect) -> None:
    """Facts and players; or why the file cannot be loaded."""
    desk, size = hall.desk, float(TYPE.body if hall.roomy else TYPE.small)
    if row.error is not None:
        desk.write(reason(row, scene.window.settings.language), room, size, colour=RED_TEXT)
        return
    facts = _facts(scene, row)
    plates = room.h - 30 * len(facts) >= 44
    pitch = clamp(22.0, (room.h - (44 if plates else 0)) / len(facts), 40.0)
    for k, (name, value) in enumerate(facts):
        middle = room.y + pitch * (k + 0.5)
        used = desk.text(name, room.x, middle, size, colour=MUTED)
        words = shortened(desk, value, room.w - used - 14, size / 0.8)
        desk.fit(words, room.right, middle, room.w - used - 14, size, "semi", align="r")
    if plates:
        _people(desk, row, Rect(room.x, room.y + pitch * len(facts) + 4, room.w, 40))


def _people(desk: Desk, row: Row, room: Rect) -> None:
    """The players' names on their colours; where they do not fit, in one line."""
    names, table = row.head.players, row.table
    plates = sum(desk.name_plate_width(name, TYPE.small) + 12 for name in names) - 12
    if table is None or plates > room.w:
        desk.text(shortened(desk, ", ".join(names), room.w, TYPE.small / 0.8), room.x, room.cy, TYPE.small, "semi")
        return
    x = room.x
    for player, name in enumerate(names):
        x += desk.name_plate(table.still.side(player), name, x, room.cy, TYPE.small) + 12
