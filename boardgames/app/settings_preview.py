"""What the settings look like: words, the sides with their signs, targets, cards."""

from boardgames import games
from boardgames.app.hall import Hall, pieces
from boardgames.table import marks
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import INK, SIDE


def preview(hall: Hall, box: Rect, markers: bool) -> None:
    """What the choices look like, before one goes back."""
    desk, say, pad = hall.desk, hall.words.say, hall.pad
    x, wide = box.x + pad, box.w - 2 * pad
    y = hall.title(say("settings.preview"), box) + 8
    words = say("settings.sample")
    high = len(desk.wrap(words, wide - 36, TYPE.body)) * TYPE.body * 1.3 + 28
    desk.plate(Rect(x, y, wide, high))
    desk.write(words, Rect(x + 18, y + 14, wide - 36, 0), colour=INK)
    y += high + 30
    found = pieces(games.playable()[0])
    desk.caption(say("settings.sides"), x, y)
    cell = wide / len(SIDE)
    y += 14
    for k, side in enumerate(SIDE):
        row, middle = found.figures.get(side), x + cell * (k + 0.5)
        if row:
            hall.stand(row[0], middle, y + cell * 0.98, cell * 0.94)
        if markers:
            desk.crest(side, middle - cell * 0.28, y + cell * 0.94, cell * 0.14)
        else:
            desk.crest(side, middle, y + cell * 1.4, 14)
    y += cell * (1.15 if markers else 1.4) + 44
    y = _targets(hall, Rect(x, y, wide, 84), markers) + 30
    _cards(hall, Rect(x, y, wide, box.bottom - pad - y), found.cards)


def _targets(hall: Hall, room: Rect, markers: bool) -> float:
    """A goal and something to strike, as they are lit on the board; gives y below them."""
    desk, say = hall.desk, hall.words.say
    desk.caption(say("settings.targets"), room.x, room.y)
    y = room.y + 18
    for k, (name, hurts) in enumerate((("go", False), ("hurt", True))):
        box = Rect(room.x + k * room.w / 2, y, 72, 72)
        desk.shape(box.x, box.y, 72, 72, '<rect width="72" height="72" rx="4" fill="#d8c795"/>')
        (marks.teeth if hurts and markers else marks.brackets)(desk, box)
        if markers:
            marks.aim(desk, box.cx, box.cy, 26, hurts)
        desk.fit(say(f"settings.target-{name}"), box.right + 14, box.cy, room.w / 2 - 92, TYPE.small, "semi")
    return y + 72


def _cards(hall: Hall, room: Rect, cards: tuple[str, ...]) -> None:
    desk = hall.desk
    if not cards or room.h < 170:
        return
    desk.rule(room.x, room.y - 16, room.w)
    desk.caption(hall.words.say("settings.cards"), room.x, room.y + 8)
    wide = min(196.0, (room.h - 60) / 1.6, room.w / 2.15)  # three cards turned by 10 degrees are 2.13 cards wide
    hall.fan(cards[:3], room.cx, room.y + 16 + room.h / 2, wide, 10)
