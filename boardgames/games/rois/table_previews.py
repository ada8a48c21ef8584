"""What a move of Les Rois du Champ de Bataille would do, in the words and signs of the table."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Move, Preview, Refusal
from boardgames.core.grid import OFF
from boardgames.core.partial import KIND, Partial
from boardgames.games.rois.state import TERRAIN_NAMES, ZONES, State
from boardgames.table.game import Tab, Tip
from boardgames.words import Words

BLOWS = ("strike", "shot", "brilliant-strike")
TERRAIN_OF = {letter: name for name, letter in TERRAIN_NAMES.items()}
_ADDED = {Suit.DIAMOND: "spade", Suit.HEART: "club", Suit.SPADE: "diamond", Suit.CLUB: "heart"}
"""The suit that makes a brilliant action of a single card."""


def sign(card: str) -> str:
    """The name of a card's sign: diamond, heart, spade, club or joker."""
    return SUIT_OF[card].name.lower()


def tab(move: Move, preview: Preview | None) -> Tab | None:
    """On a target: the hits, and whether it could be pushed back instead."""
    if preview is None or move.kind not in BLOWS:
        return None
    push = next((other.refusal for other in preview.alternatives), None) if preview.alternatives else None
    barred = move.one("how") != "push" and push is not None
    return Tab("target", str(preview.total), "boot", barred)


def tip(view: State, move: Move, preview: Preview | None, words: Words) -> Tip | None:
    """The card of a blow: hits with each modifier, what they would do, and whether a push-back is possible."""
    if preview is None or move.kind not in BLOWS or move.one("how") == "push":
        return None
    zone, goal = move.one("zone"), move.one("to")
    terrain = TERRAIN_OF.get(view.field.terrain[ZONES.square(goal)], "")
    rows = tuple(
        (
            words.say(f"tip.{modifier.name}", zone=zone, to=goal, terrain=terrain),
            str(modifier.value) if not number else f"{modifier.value:+d}".replace("-", "\u2212"),
        )
        for number, modifier in enumerate(preview.modifiers)
    )
    title = words.say(f"tip-title.{move.kind}", zone=zone, to=goal, unit=move.one("unit"))
    suit = sign(move.one("card"))
    total = (words.say("hits"), str(preview.total))
    return Tip(suit, title, rows, total, (_loss(preview, words), *_push(view, move, preview, words)))


def _loss(preview: Preview, words: Words) -> tuple[str, str]:
    """What the hits cost the target: units lost, and what is left of the next."""
    lost = sum(event.kind == "removed" for event in preview.effects)
    left = next((dict(event.args)["left"] for event in preview.effects if event.kind == "hit"), None)
    if not lost and left is None:
        return "shield", words.say("note.unhurt")
    if left is None:
        return "skull", words.say("note.lost", number=lost)
    return (
        ("skull", words.say("note.lost-next", number=lost, left=left))
        if lost
        else (
            "heart-points",
            words.say("note.next", left=left),
        )
    )


def _push(view: State, move: Move, preview: Preview, words: Words) -> list[tuple[str, str]]:
    for other in preview.alternatives:
        if other.refusal is not None:
            return [("barred", _no_push(move, other.refusal, words))]
        number = view.field.troops(ZONES.square(move.one("to")))
        key = "note.push-both" if number == 2 else "note.push"
        return [("boot", words.say(key, zone=behind(move), number=number, count=_spelled(number, words)))]
    return []


def behind(move: Move) -> str:
    """The zone that a push-back leads to; empty if there is none."""
    line, goal = ZONES.line(ZONES.square(move.one("zone")), move.one("to")), ZONES.square(move.one("to"))
    beyond = ZONES.step[line[0]][goal] if line is not None else OFF
    return ZONES.names[beyond] if beyond != OFF else ""


def _spelled(number: int, words: Words) -> str:
    """A small number as a word."""
    found = words.find(f"count.{number}")
    return found if isinstance(found, str) else str(number)


def _no_push(move: Move, refused: Refusal, words: Words) -> str:
    zone = dict(refused.args).get("zone", move.one("to"))
    return words.say(f"note.no-push.{refused.reason}", zone=zone)


def coins(view: State, move: Move) -> tuple[tuple[str, str], ...]:
    """How many units of each neighbouring zone support a blow (ROIS-HIT-01)."""
    if move.kind not in BLOWS or move.one("how") == "push":
        return ()
    seat = view.active
    near = ZONES.near[ZONES.square(move.one("zone"))]
    return tuple((ZONES.names[zone], f"+{count}") for zone in near if (count := view.friends_in(zone, seat)))


def help_words(view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
    """What can be done next with what is picked."""
    chosen = dict(partial.chosen)
    if view.stage != "play":
        return ""
    if move is not None and not ("to" in chosen and partial.wanted(move.kind)):
        return _complete(view, partial, move, words)
    mode = f"help.mode.{chosen.get(KIND, '')}"
    if words.find(mode):
        return words.say(mode)
    cards = [value for name, value in partial.chosen if value in SUIT_OF]
    if len(cards) > 1:
        return words.say("help.cards")
    if cards:
        suit = SUIT_OF[cards[0]]
        if suit in (Suit.SPADE, Suit.CLUB) and "zone" in chosen:
            return words.say("help.leaving")
        return words.say("help.coming", to=chosen["to"]) if "to" in chosen else words.say(f"help.card.{sign(cards[0])}")
    return words.say("help.troops") if chosen else ""


def _complete(view: State, partial: Partial[State], move: Move, words: Words) -> str:
    if move.kind not in BLOWS and move.kind not in ("move", "brilliant-move"):
        return ""
    done = "manoeuvre" if move.one("dir") else move.kind
    said = words.say(f"help.done.{done}", zone=move.one("zone"), to=move.one("to") or move.one("dir"))
    suit = SUIT_OF[move.one("card")]
    more = next((part.values or () for part in partial.offers() if part.name == "with"), ())
    wanted = _ADDED.get(suit, "")
    if move.kind in ("strike", "move") and any(sign(card) == wanted for card in more):
        said += " " + words.say(f"help.brilliant.{move.kind}", suit=f"{{{wanted}}}")
    return said + " " + words.say("help.back")
