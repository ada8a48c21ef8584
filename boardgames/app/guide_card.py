"""The guide's card: parchment with what to do, rings around what it speaks of, and an arrow to the first of them.

It never lies over what it points at, over a control, a card of the hand, the odds or a refusal.
"""

from dataclasses import replace
from fnmatch import fnmatchcase
from functools import reduce
from math import dist
from typing import TYPE_CHECKING

from boardgames.table import marks
from boardgames.table.desk import Desk
from boardgames.table.page import TooLong
from boardgames.table.space import NOWHERE, TYPE, Rect, clamp, quiet_place
from boardgames.table.targets import LEAST_MAIN
from boardgames.table.tone import GOLD, INK, PARCHMENT

if TYPE_CHECKING:
    from boardgames.app.guide import GuideScene, Prompt

CARD, FAN = "card:", 10.0
"""Cards of the hand, and how far the corners of a fan stick out of them."""
BOARD = ("place:", "figure:")
"""Targets that the card may lie over, unless it speaks of them."""
WIDTHS = (400.0, 340.0, 300.0, 260.0, 460.0, 540.0, 640.0, 220.0, 190.0, 164.0)
"""How wide the card may be, the best first."""
PAD, TITLE = 14.0, 22.0
WALK = 24
"""At so many places along an arrow it is looked whether it crosses something."""
LEAST_WAY, MOST_WAY = 24.0, 420.0
"""How far from the card to the ring an arrow shows the way."""


def draw(scene: "GuideScene", desk: Desk) -> None:
    """Rings, card and arrow over the table as it was just drawn."""
    prompt = scene.prompt()
    spots = {pattern: ring for pattern in prompt.point if (ring := _ring(desk, pattern)) is not None}
    rect, shown = _place(scene, desk, prompt, list(spots.values()))
    rings = [ring for pattern, ring in spots.items() if pattern not in prompt.done]
    with desk.layer():
        for ring in rings:
            desk.shape(ring.x, ring.y, ring.w, ring.h, _ring_art(ring), pad=8)
        if rings:
            _arrow(desk, rect, rings[0], (*rings[1:], *scene.floating))
        _card(scene, desk, rect, prompt, shown)
    # Painted over the table, but not above it for the Tab key, which reaches table and card alike.
    desk.targets[:] = [replace(t, layer=0) if t.name.startswith("guide:") else t for t in desk.targets]


def _ring(desk: Desk, pattern: str) -> Rect | None:
    """What a name points at, as one rectangle; None if it is not on the screen. A hand's is open below."""
    for name in pattern.split("|"):
        found = [target.rect for target in desk.targets if fnmatchcase(target.name, name)]
        if found:
            whole = reduce(_around, found)
            if name.startswith(CARD):
                return Rect(whole.x - FAN, whole.y - FAN, whole.w + 2 * FAN, desk.h + 2 * FAN - whole.y)
            return whole.common(desk.whole.inset(4))
    return None


def _around(one: Rect, other: Rect) -> Rect:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def _ring_art(ring: Rect) -> str:
    box = f'x="0" y="0" width="{ring.w:.1f}" height="{ring.h:.1f}" rx="9" fill="none"'
    return f'<rect {box} stroke="{INK}" stroke-width="9"/><rect {box} stroke="{GOLD}" stroke-width="5"/>'


def _arrow(desk: Desk, card: Rect, ring: Rect, others: tuple[Rect, ...]) -> None:
    """The shortest way from the card to the ring that crosses nothing else that is to be seen; none, no arrow."""
    figures = [t.rect.inset(2) for t in desk.targets if t.name.startswith("figure:") and not t.rect.meets(ring)]
    seen = (*others, *figures, *(t.rect for t in desk.targets if t.name.startswith(CARD) and not t.rect.meets(ring)))
    ways = [(start, end) for start in _edges(card, ring) for end in _edges(ring, card)]
    for start, end in sorted(ways, key=lambda way: dist(*way)):
        length = dist(start, end)
        if length > MOST_WAY:
            return
        if length > LEAST_WAY and not _crosses(start, end, (*seen, card.inset(-1), ring.inset(4))):
            marks.arrow(desk, start, end)
            return


def _crosses(start: tuple[float, float], end: tuple[float, float], boxes: tuple[Rect, ...]) -> bool:
    """Whether a straight way leads over one of these boxes."""
    (ax, ay), (bx, by) = start, end
    round_it = Rect(min(ax, bx), min(ay, by), abs(bx - ax) + 1, abs(by - ay) + 1)
    close = [box for box in boxes if box.meets(round_it)]
    shares = [k / WALK for k in range(1, WALK)]
    return any(box.contains(ax + (bx - ax) * share, ay + (by - ay) * share) for box in close for share in shares)


def _edges(box: Rect, other: Rect) -> list[tuple[float, float]]:
    """Points of a box's edges that lie towards another one: the nearest, and a quarter in from both ends."""
    near = clamp(box.x, other.cx, box.right), clamp(box.y, other.cy, box.bottom)
    across = [box.x + box.w * share for share in (0.15, 0.5, 0.85)]
    down = [box.y + box.h * share for share in (0.15, 0.5, 0.85)]
    found = [near]
    if other.cx > box.right:
        found += [(box.right, y) for y in down]
    if other.cx < box.x:
        found += [(box.x, y) for y in down]
    if other.cy > box.bottom:
        found += [(x, box.bottom) for x in across]
    if other.cy < box.y:
        found += [(x, box.y) for x in across]
    return found


# ---------------------------------------------------------------- where it lies


def _place(scene: "GuideScene", desk: Desk, prompt: "Prompt", rings: list[Rect]) -> tuple[Rect, str]:
    """The card's place and words, looked for again only when something else is on the screen.

    While something is dragged it stays where it is, lest it come between the hand and its goal.
    """
    if scene.carried is not None and scene.card_kept is not None:
        return scene.card_kept[1]
    solid = [t.rect for t in desk.targets if not t.name.startswith(BOARD) and (t.kind != "area" or t.name == "log")]
    seen = [] if scene.covered() else [*scene.floating, *scene.cards.taken]
    never = tuple(box.inset(-6) for box in (*rings, *solid, *seen))
    busy = tuple(target.rect for target in desk.targets if target.name.startswith(BOARD))
    key = desk.size, desk.language, desk.scale_percent, prompt.title, prompt.text, prompt.button, never, busy
    if scene.card_kept is None or scene.card_kept[0] != key:
        near = rings[0].inset(-6) if rings else NOWHERE
        scene.card_kept = key, _found(scene, desk, prompt, near, never, busy)
    return scene.card_kept[1]


def _found(
    scene: "GuideScene", desk: Desk, prompt: "Prompt", near: Rect, never: tuple[Rect, ...], busy: tuple[Rect, ...]
) -> tuple[Rect, str]:
    """Where the card hides least, and as much of its words as fits: sentences go from the end where room is short."""
    room = _room(scene, desk)
    spare = scene.places.left if scene.places is not None and not scene.covered() else NOWHERE
    least = _title_width(scene, desk, prompt) + 2 * PAD
    for most in (99, 6, 4, 3, 2):
        found: list[tuple[float, Rect, str]] = []
        for rank, wide in enumerate(wide for wide in WIDTHS if least <= wide <= room.w):
            shown = prompt.text if most == 99 else desk.sentences(prompt.text, wide - 2 * PAD, _size(desk), most)
            high = _height(desk, shown, wide, bool(prompt.button))
            if high > room.h:
                continue
            rect = quiet_place(wide, high, near, room, busy, spare, never)
            if not any(rect.meets(box) for box in never):
                hidden = sum(rect.meets(box) for box in busy) + rect.common(spare).w * 0.02
                found.append((2 * hidden + rank * 0.5, rect, shown))
        if found:
            _, rect, shown = min(found, key=lambda one: one[0])
            return rect, shown
    if desk.strict:
        raise TooLong(f"the guide's card finds no place: {prompt.text!r}")
    wide = max(260.0, least)
    return Rect(room.x, room.y, wide, _height(desk, prompt.title, wide, bool(prompt.button))), prompt.title


def _room(scene: "GuideScene", desk: Desk) -> Rect:
    """Between backs, hand and panel; on the cover screen below its button."""
    places = scene.places
    if places is None or scene.covered():
        top = next((t.rect.bottom for t in desk.targets if t.name == "sit"), desk.h * 0.6) + 12
        return Rect(8, top, desk.w - 16, desk.h - top - 8)
    top = (places.strip.bottom if places.compact else places.backs.bottom) + 6
    return Rect(8, top, places.panel.x - 16, places.hand.y - 8 - top)


# ---------------------------------------------------------------- what it looks like


def _size(desk: Desk) -> float:
    return TYPE.body if desk.h >= 700 else TYPE.small


def _head(desk: Desk) -> float:
    return max(30.0, 26 / desk.s)


def _far(scene: "GuideScene") -> str:
    return f"{scene.number + 1}/{len(scene.guide.steps)}"


def _title_width(scene: "GuideScene", desk: Desk, prompt: "Prompt") -> float:
    """The least width of the card's first line: title, how far one is, the button to leave."""
    return desk.width(prompt.title, TITLE, "serif") + 12 + desk.width(_far(scene), TYPE.small, "semi") + 8 + _head(desk)


def _foot(desk: Desk) -> float:
    return max(46.0 if desk.h >= 600 else 40.0, LEAST_MAIN / desk.s + 0.5)


def _height(desk: Desk, text: str, wide: float, button: bool) -> float:
    size = _size(desk)
    lines = len(desk.wrap(text, wide - 2 * PAD, size)) * size * 1.25
    return PAD + _head(desk) + 6 + lines + (10 + _foot(desk) if button else 0) + PAD


def _card(scene: "GuideScene", desk: Desk, rect: Rect, prompt: "Prompt", shown: str) -> None:
    words, size, head = scene.words, _size(desk), _head(desk)
    desk.shadow(rect, 14, 195, 4, 8)
    desk.plate(rect)
    desk.target(rect, "guide:card", None, "area")  # a click on it does not reach the board below
    x, y, wide = rect.x + PAD, rect.y + PAD, rect.w - 2 * PAD
    desk.text(prompt.title, x, y + head / 2, TITLE, "serif", INK)
    desk.text(_far(scene), rect.right - PAD - head - 8, y + head / 2, TYPE.small, "semi", INK, "r")
    skip = Rect(rect.right - PAD - head, y, head, head)
    desk.button(skip, "guide:skip", on=scene.menu, icon="close", tip=words.say("guide.skip"))
    y += head + 6
    y += desk.write(shown, Rect(x, y, wide, 0), size, colour=INK, leading=1.25, hole=PARCHMENT)
    if prompt.button:
        place = Rect(x, y + 10, wide, _foot(desk))
        key = words.say("key.space")
        key_fits = desk.button_width(prompt.button, "step", key) <= wide
        icon = "step" if desk.button_width(prompt.button, "step") <= wide else None
        desk.button(place, "guide:go", prompt.button, scene.go, main=True, icon=icon, key=key if key_fits else None)
