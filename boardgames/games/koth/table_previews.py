"""What a move of King of the Hill would do, in the words and signs of the table (KOTH-RULING-94)."""

from boardgames.core.contract import Move, Odds, Preview
from boardgames.core.grid import OFF
from boardgames.core.partial import KIND, Partial
from boardgames.games.koth import previews
from boardgames.games.koth.attacking import MELEE
from boardgames.games.koth.state import BOARD, State, names, place
from boardgames.games.koth.table_facts import ATTACKS
from boardgames.games.koth.units import VALUE_OF, is_black, suit_of
from boardgames.table.game import Blocked, Overlook, Share, Tab, Tip
from boardgames.words import Words

TONES = {"dies": ("skull", "#a3211b"), "holds": ("shield", "#2f5f8a"), "flees": ("flight", "#6b5a2c")}
"""Pictogram and colour of each result, the one that matters most first."""
MINUS = "\u2212"


def percent(odds: Odds) -> str:
    """A chance as a whole number of hundredths; what may happen is never 0, what may not is never 100."""
    hundredths = round(100 * odds.chance)
    if 0 < odds.chance < 1:
        hundredths = min(99, max(1, hundredths))
    return f"{hundredths}\u00a0%"


def _by_result(preview: Preview) -> dict[str, Odds]:
    return {odds.result: odds for odds in preview.odds}


def tab(preview: Preview | None) -> Tab | None:
    """On a target: the chance that it dies."""
    if preview is None or not preview.odds:
        return None
    return Tab("skull", percent(_by_result(preview)["dies"]))


def tip(view: State, player: int, move: Move, preview: Preview | None, spells: str, words: Words) -> Tip | None:
    """The card of an attack: defence cards with each modifier in words, and what the draw may bring.

    `spells` is how spells are called in this game.
    """
    if preview is None or not preview.odds:
        return None
    side = view.side(player)
    attack = previews.attack_of(view, side, move)
    if attack is None:
        return None
    square = BOARD.names[attack.target]
    unit = words.say(f"unit.{view.code(attack.target)}")
    rows = []
    for number, one in enumerate(preview.modifiers):
        said = unit if number == 0 else words.say(f"tip.{one.name}", square=square, number=abs(one.value))
        rows.append((said, str(one.value) if not number else f"{one.value:+d}".replace("-", MINUS)))
    who = words.say(f"unit.{view.code(attack.unit)}" if attack.unit != OFF else f"spell.{spells}.lightning")
    title = words.say("tip-title", unit=who, card=move.one("card"))
    found = _by_result(preview)
    parts = tuple(
        Share(float(found[result].chance), icon, words.say(f"share.{result}", chance=percent(found[result])), tone)
        for result, (icon, tone) in TONES.items()
    )
    notes = []
    if view.hands[1 - side] and not view.banned(attack.target):
        notes.append(("cards", words.say("note.hand", card=words.say(f"value-word.{VALUE_OF[move.one('card')]}"))))
    icon = "swords" if attack.how == MELEE else "arrow" if attack.unit != OFF else "lightning"
    total = words.say("defence-cards"), str(preview.total)
    return Tip(icon, title, tuple(rows), total, tuple(notes), parts)


def coins(view: State, player: int, move: Move) -> tuple[tuple[str, str], ...]:
    """Who adds to the number of defence cards of a melee attack, and who takes from it (KOTH-CALC-01)."""
    side = view.side(player)
    attack = previews.attack_of(view, side, move) if move.kind in ATTACKS else None
    if attack is None or attack.how != MELEE:
        return ()
    near = BOARD.around
    friends = names(near[attack.unit] & view.held[1 - side] & ~(1 << attack.target))
    foes = names(near[attack.target] & view.held[side] & ~(1 << attack.unit))
    return (*((name, "+1") for name in friends), *((name, f"{MINUS}1") for name in foes))


def overlook(view: State, name: str, words: Words) -> Overlook | None:
    """What a shooter can hit from its square, and what blocks the rest."""
    square = BOARD.square(name)
    if square == OFF or not view.occupied >> square & 1:
        return None
    side = 0 if view.held[0] >> square & 1 else 1
    seen = previews.sight(view, name)
    if not seen or view.engaged(square, side):
        return None
    enemies = view.held[1 - side]
    clear = tuple(one.square for one in seen if one.clear and enemies >> BOARD.square(one.square) & 1)
    blocked = tuple(
        Blocked(one.square, one.blocked_by, words.say(f"blocks.{_what(view, side, one.blocked_by[0])}"))
        for one in seen
        if not one.clear and enemies >> BOARD.square(one.square) & 1
    )
    reach = {one.square for one in seen}
    far = tuple(enemy for enemy in names(enemies) if enemy not in reach)
    return Overlook(name, (name, *reach), clear, blocked, far, words.say("blocks.far"))


def _what(view: State, side: int, name: str) -> str:
    """What stands on a square that blocks a line of sight."""
    square = place(name)
    if view.held[side] >> square & 1:
        return "own"
    if view.held[1 - side] >> square & 1:
        return "enemy"
    return "forest" if view.land.forest >> square & 1 else "hill"


def help_words(view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
    """What can be done next with what is picked."""
    chosen = dict(partial.chosen)
    kind = chosen.get(KIND, "")
    if view.stage == "terrain":
        return words.say(f"help.lay{'-more' if 'at' in chosen else ''}") if move is None else ""
    if view.stage == "deploy":
        return words.say("help.deploy") if move is None else ""
    if move is not None:
        key = f"help.done.{move.kind}"
        return words.say(key, square=move.one("to") or move.one("target")) if words.find(key) else ""
    if kind:
        return words.say(f"help.begun.{kind}") if words.find(f"help.begun.{kind}") else ""
    if view.stage != "play" or view.open is not None:
        return ""
    if "card" not in chosen:
        return words.say("help.unit")
    suit = suit_of(chosen["card"], chosen.get("suit", ""))
    colour = "joker" if not suit else "black" if is_black(suit) else "red"
    if not partial.kinds():
        return words.say("help.card.idle")
    return words.say(f"help.{'target' if 'unit' in chosen else 'card'}.{colour}")
