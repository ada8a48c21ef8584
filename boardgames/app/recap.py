"""Since your last look: what the others did meanwhile, as far as one may know it, before the own hand is shown."""

from typing import TYPE_CHECKING, NamedTuple

from boardgames.app.hall import Hall
from boardgames.app.thumbnail import change
from boardgames.core.contract import Event
from boardgames.core.session import redacted
from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.setting import plain
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import BRASS, GOLD_HIGH, INK, MUTED, PARCHMENT, SLATE_LOW

if TYPE_CHECKING:
    from boardgames.app.hot_seat import HotSeat
    from boardgames.app.play import PlayScene

ROW_LEAST = 84.0
"""The least height of a row with its picture."""
MORE = "\u00a0…"
"""After the sentences there was room for, if there are others."""


class Told(NamedTuple):
    """A thing that somebody did: its ply, whose doing it was, all that belongs to it, and after how many plies."""

    ply: int
    player: int | None
    events: tuple[Event, ...]
    until: int


class Recap(NamedTuple):
    """What happened since a ply, for one player."""

    player: int
    first: int
    rows: tuple[Told, ...]

    @classmethod
    def since(cls, scene: "HotSeat", first: int) -> "Recap | None":
        """What the asked player has not seen yet; None if there is nothing to tell."""
        ask, session = scene.ask, scene.session
        assert ask is not None
        rows: list[Told] = []
        for ply in range(first, session.ply):
            by = session.record.entries[ply].player
            events = redacted(session.plies()[ply].events, ask.player)
            told = tuple(event for event in events if event.kind not in scene.game.quiet)
            if told and (by != ask.player or not rows):
                rows.append(Told(ply, by, told, ply + 1))
            elif rows and by == ask.player:  # what the own answer to somebody's move led to
                rows[-1] = rows[-1]._replace(events=rows[-1].events + told, until=ply + 1)
        return cls(ask.player, first, tuple(rows)) if any(row.player != ask.player for row in rows) else None


def draw(scene: "PlayScene", desk: Desk, recap: Recap) -> None:
    """The panel in the middle of the wood: the last things that happened, watch them, or on to the hand."""
    words, hall = scene.words, Hall(desk, scene.words)
    desk.dim(128)
    wide, pad = min(desk.w - 2 * hall.edge, 1240.0), 34.0 if hall.roomy else 20.0
    foot = 0.0 if hall.small else 60.0
    most = desk.h - foot - (150.0 if hall.roomy else 36.0)
    head, low = (100.0, 116.0) if hall.roomy else (66.0, 84.0)
    pitch = clamp(ROW_LEAST, (most - head - low) / max(1, min(3, len(recap.rows))), 214.0)
    shown = recap.rows[-max(1, int((most - head - low) // pitch)) :]
    high = head + pitch * len(shown) + low
    panel = Rect(desk.w / 2 - wide / 2, max(8.0, (desk.h - foot) / 2 - high / 2), wide, high)
    desk.panel(panel)
    _head(scene, desk, panel, pad, recap, len(recap.rows) > len(shown))
    y = panel.y + head
    for number, row in enumerate(shown):
        _row(scene, desk, Rect(panel.x + pad, y, panel.w - 2 * pad, pitch), row, number + 1 < len(shown))
        y += pitch
    _foot(scene, desk, Rect(panel.x + pad, y, panel.w - 2 * pad, panel.bottom - y))
    if not hall.small:
        hall.keys(scene.bindings.fill(words.say("recap.keys"), words))


def _head(scene: "PlayScene", desk: Desk, panel: Rect, pad: float, recap: Recap, left_out: bool) -> None:
    side = scene.game.side(scene.session.view(None), recap.player)
    roomy = pad > 30
    y = panel.y + (54 if roomy else 34)
    name = scene.players[recap.player]
    right = panel.right - pad
    plate = desk.name_plate_width(name, 22)
    while plate > panel.w * 0.34 and len(name) > 2:
        name = f"{name.removesuffix('…')[:-1].rstrip()}…"
        plate = desk.name_plate_width(name, 22)
    desk.name_plate(side, name, right, y, 22, "r")
    title = scene.words.say("recap.title-last" if left_out else "recap.title")
    desk.fit(title, panel.x + pad, y, panel.w - 2 * pad - plate - 24, 36 if roomy else 26, "serif", PARCHMENT)
    desk.rule(panel.x + pad, panel.y + (92 if roomy else 60), panel.w - 2 * pad, True)


def _row(scene: "PlayScene", desk: Desk, rect: Rect, row: Told, more: bool) -> None:
    words, game, session = scene.game_words, scene.game, scene.session
    view = session.rules.view(session.at(row.ply), scene.present)
    picture = Rect(rect.x, rect.y + 8, (rect.h - 16) * 1.5, rect.h - 16)
    desk.shape(picture.x, picture.y, picture.w, picture.h, _frame(picture.w, picture.h))
    inner = picture.inset(3)
    who = game.teller(view, row.events[0], row.player)
    places = next((found for event in row.events if (found := game.about(event))), ())
    cards = _public_cards(scene, row)
    if places:
        change(desk, inner, game, view, session.rules.view(session.at(row.until), scene.present), places)
    elif cards:
        _cards(scene, desk, inner, cards)
    elif who is not None:
        desk.crest(game.side(view, who), inner.cx, inner.cy, inner.h * 0.3)
    x = picture.right + 24
    size, note = (26.0, TYPE.body) if rect.h > 150 else (TYPE.lead if rect.h > 120 else TYPE.body, TYPE.small)
    if who is not None:
        desk.crest(game.side(view, who), x + 14, rect.y + rect.h * 0.34, 14)
    room = rect.right - x - 40
    told = [words.event(event, sealed=who is not None and not number) for number, event in enumerate(row.events)]
    y = rect.y + rect.h * 0.34 - size * 0.65
    y += desk.write(_led(plain(told[0])), Rect(x + 40, y, room, 0), size, colour=PARCHMENT, accent=GOLD_HIGH)
    rest, space = plain(" ".join(told[1:])), rect.bottom - 10 - y
    if rest and space > note * 1.3:
        lines = max(1, int(space // (note * 1.3)))
        short = desk.sentences(rest, room - desk.width(MORE, note), note, lines)
        short += MORE if short != rest else ""
        if len(desk.wrap(short, room, note)) * note * 1.3 <= space + 4:
            desk.write(short, Rect(x + 40, y + 2, room, 0), note, colour=MUTED)
    if more:
        desk.rule(x, rect.bottom, rect.right - x)


def _led(told: str) -> str:
    """A line whose beginning stands out: what was done, without the cards that it was done with."""
    end = next((place + 1 for place, sign in enumerate(told) if sign in ",:!."), len(told))
    return f"*{told[:end]}*{told[end:]}"


def _frame(w: float, h: float) -> str:
    return (
        f'<rect x="0" y="0" width="{w:.1f}" height="{h:.1f}" rx="4" fill="{INK}"/>'
        f'<rect x="1.5" y="1.5" width="{w - 3:.1f}" height="{h - 3:.1f}" rx="3" fill="{SLATE_LOW}" '
        f'stroke="{BRASS}" stroke-width="2"/>'
    )


def _public_cards(scene: "PlayScene", row: Told) -> list[str]:
    """The cards that a thing was done with, as far as the reader may know them."""
    named = [value for event in row.events for name, value in event.args if name == "cards"]
    cards = [card for value in named if isinstance(value, tuple) for card in value][:4]
    return [card for card in cards if scene.game.card_picture(card)]


def _cards(scene: "PlayScene", desk: Desk, rect: Rect, cards: list[str]) -> None:
    """The cards in a small fan."""
    wide = rect.h * 0.8 * 63 / 88
    with desk.clip(rect):
        for number, card in enumerate(cards):
            x = rect.cx + (number - (len(cards) - 1) / 2) * wide * 0.7
            turn = (number - (len(cards) - 1) / 2) * 6
            marks.card(desk, scene.game.card_picture(card), x, rect.cy, wide, turn=turn, shadow=False)


def _foot(scene: "PlayScene", desk: Desk, rect: Rect) -> None:
    """Always show this; watch it; on to the hand."""
    words, high = scene.words, clamp(48, rect.h - 36, 60)
    high = max(high, 45 / desk.s)
    y = rect.bottom - high - (28 if rect.h > 90 else 18)
    hand, watch = words.say("show-hand"), words.say("recap.watch")
    space, key = words.say("key.space"), scene.bindings.shown("rewatch", words)
    wide = max(desk.button_width(hand, "cards", space), min(380.0, rect.w * 0.36))
    place = Rect(rect.right - wide, y, wide, high)
    desk.button(place, "recap:hand", hand, scene.reveal, main=True, icon="cards", key=space)
    second = max(desk.button_width(watch, "play", key), min(300.0, rect.w * 0.28))
    if place.x - second - 12 < rect.x + 60:
        key, second = "", desk.button_width(watch, "play", None)
    beside = Rect(place.x - second - 12, y, second, high)
    desk.button(beside, "recap:watch", watch, scene.rewatch, icon="play", key=key or None)
    said, always = words.say("recap.always"), scene.window.settings.recap
    if rect.x + 40 + desk.width(said, TYPE.body) < beside.x - 12:
        desk.check(rect.x, y + high / 2, "recap:always", always, said, scene.toggle_recap)
