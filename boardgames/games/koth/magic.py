"""The six spells (chapter "Magic"): a card casts one instead of activating a unit."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.games.koth import defence, moving, turn
from boardgames.games.koth.attacking import LIGHTNING
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import (
    BOARD,
    EDGES,
    HILL,
    LEFT,
    NAMES,
    RED,
    SIDES,
    Casting,
    Open,
    State,
    changed,
    names,
    place,
    row,
)
from boardgames.games.koth.units import CODES, VALUE_OF, is_black

SPELLS = {
    "vigour": ("red", 2, 10),
    "teleportation": ("red", 11, 13),
    "portal": ("red", 14, 14),
    "lightning": ("black", 2, 10),
    "confusion": ("black", 11, 13),
    "paralysis": ("black", 14, 14),
}
"""Colour, and lowest and highest value of the card (KOTH-MAGIC-02)."""
MAGICAL = "magical"
"""Spells go by their own names; otherwise they are tactics of the battlefield."""
BAN, MALUS = 2, 1
"""How many actions Paralysis lasts: of the owner, and of the caster (KOTH-MAGIC-11, KOTH-MAGIC-12)."""


def gives(card: str, spell: str) -> bool:
    """A card casts this spell; a joker casts none (KOTH-MAGIC-04).

    >>> gives("7S", "lightning"), gives("AH", "portal"), gives("JK1", "portal")
    (True, True, False)
    """
    suit = SUIT_OF.get(card, Suit.JOKER)
    colour, low, high = SPELLS[spell]
    return suit is not Suit.JOKER and is_black(suit) == (colour == "black") and low <= VALUE_OF[card] <= high


def terms(names: str) -> dict[str, str]:
    """How the spells are called where they have other names (KOTH-MAGIC-03).

    >>> terms("tactics")["lightning"], terms("magical")
    ('tactics.lightning', {})
    """
    return {spell: f"{names}.{spell}" for spell in SPELLS} if names != MAGICAL else {}


def zone(state: State, side: int) -> int:
    """The deployment zone of a side in the scenario that is played."""
    scenario = state.setting.scenario
    if scenario == "ambush" and side == RED:
        return state.land.forest
    if scenario == "night" and side != RED:
        return BOARD.block(BOARD.square("A1"), 4, 2) | BOARD.block(BOARD.square("H1"), 4, 2)
    if scenario == "siege":
        return HILL if side != RED else row(1) | row(7)
    return EDGES[side]


def free_in_zone(state: State, side: int) -> int:
    """The squares of the zone that a unit may be put on (KOTH-DEPLOY-03)."""
    return zone(state, side) & ~(state.occupied | state.land.deep)


def refuse_spell(state: State, side: int, move: Move) -> Refusal | None:
    """What every spell needs, in the order of the catalogue."""
    card = move.one("card")
    if not state.setting.magic:
        return refusal("KOTH-ACT-03", "no-magic")
    if SUIT_OF[card] is Suit.JOKER:
        return refusal("KOTH-MAGIC-04", "joker-casts-nothing")
    if not gives(card, move.kind):
        return refusal("KOTH-MAGIC-02", "other-spell", card=card, spell=move.kind)
    return _OWN[move.kind](state, side, move)


def _refuse_vigour(state: State, side: int, move: Move) -> Refusal | None:
    name, to = move.one("unit"), move.one("to")
    square = place(name)
    if square == OFF or not state.held[side] >> square & 1:
        return refusal("KOTH-MAGIC-05", "vigour-own-unit", where=(name,) if square != OFF else (), square=name)
    if state.banned(square):
        return refusal("KOTH-MAGIC-11", "paralysed", where=(name,), square=name)
    goal = place(to)
    if goal != OFF and moving.vigour_reach(state, side, square) >> goal & 1:
        return None
    near = goal != OFF and (BOARD.touching(1 << square) >> goal & 1 or goal == square)
    if goal == OFF or near or goal >= BOARD.size:
        return moving.refuse_goal(state, side, square, to) or _refuse_near(state, square, goal, to)
    return refusal("KOTH-MAGIC-05", "vigour-one-square", where=(to,), square=to)


def _refuse_near(state: State, square: int, goal: int, to: str) -> Refusal:
    if BOARD.touching(1 << square) >> goal & 1:
        return refusal("KOTH-MOVE-08", "squeezed", where=(to,), square=to)
    return refusal("KOTH-MAGIC-05", "vigour-one-square", square=to)


def _refuse_teleportation(state: State, side: int, move: Move) -> Refusal | None:
    name = move.one("to")
    square, general = place(name), state.generals[side]
    if general == LEFT:
        return refusal("KOTH-RULING-92", "general-has-left")
    if general < 0:
        return refusal("KOTH-MAGIC-06", "general-is-dead")
    if square == OFF or not state.held[side] >> square & 1:
        return refusal("KOTH-MAGIC-06", "no-unit-for-general", where=(name,) if square != OFF else (), square=name)
    if square == general:
        return refusal("KOTH-MAGIC-06", "general-is-there", where=(name,))
    if state.type(square).fantastic:
        return refusal("KOTH-MAGIC-06", "fantastic-general", where=(name,), unit=state.code(square))
    return None


def _refuse_portal(state: State, side: int, move: Move) -> Refusal | None:
    code, to = move.one("fallen"), move.one("to")
    if code not in state.fallen[side]:
        if code in state.gone[side]:
            return refusal("KOTH-RULING-69", "has-left", unit=code)
        return refusal("KOTH-MAGIC-07", "nobody-fallen", unit=code)
    square = place(to)
    if square == OFF or not zone(state, side) >> square & 1:
        return refusal("KOTH-MAGIC-07", "outside-zone", where=(to,) if square != OFF else (), square=to)
    if not free_in_zone(state, side) >> square & 1:
        return refusal("KOTH-MAGIC-07", "not-free", where=(to,), square=to)
    return None


def _refuse_harm(state: State, side: int, move: Move) -> Refusal | None:
    name = move.one("target")
    square = place(name)
    if square == OFF or not state.held[1 - side] >> square & 1:
        rule = "KOTH-MAGIC-09" if move.kind == "lightning" else "KOTH-MAGIC-11"
        return refusal(rule, "enemy-unit-only", where=(name,) if square != OFF else (), square=name)
    return None


def _refuse_confusion(state: State, side: int, move: Move) -> Refusal | None:
    return None if state.hands[1 - side] else refusal("KOTH-RULING-25", "empty-hand")


_OWN = {
    "vigour": _refuse_vigour,
    "teleportation": _refuse_teleportation,
    "portal": _refuse_portal,
    "lightning": _refuse_harm,
    "confusion": _refuse_confusion,
    "paralysis": _refuse_harm,
}


def _cards(state: State, side: int, spell: str) -> tuple[str, ...]:
    return tuple(card for card in state.hands[side] if gives(card, spell)) if state.setting.magic else ()


def lines_vigour(state: State, side: int) -> tuple[Line, ...]:
    """Every own unit that can step anywhere."""
    if not (cards := _cards(state, side, "vigour")):
        return ()
    lines = []
    for square in BOARD.squares(state.held[side]):
        goals = moving.vigour_reach(state, side, square)
        if goals and not state.banned(square):
            parts = (Part("card", cards), Part("unit", (NAMES[square],)), Part("to", names(goals)))
            lines.append(Line("vigour", parts))
    return tuple(lines)


def lines_teleportation(state: State, side: int) -> tuple[Line, ...]:
    """Every other basic unit of the own army."""
    cards, general = _cards(state, side, "teleportation"), state.generals[side]
    if not cards or general < 0:
        return ()
    others = BOARD.squares(state.held[side] & ~(1 << general))
    goals = tuple(NAMES[square] for square in others if not state.type(square).fantastic)
    return (Line("teleportation", (Part("card", cards), Part("to", goals))),) if goals else ()


def lines_portal(state: State, side: int) -> tuple[Line, ...]:
    """Every eliminated type on every free square of the zone."""
    cards = _cards(state, side, "portal")
    goals = names(free_in_zone(state, side))
    if not (cards and goals and state.fallen[side]):
        return ()
    codes = tuple(code for code in CODES if code in state.fallen[side])
    return (Line("portal", (Part("card", cards), Part("fallen", codes), Part("to", goals))),)


def _lines_harm(state: State, side: int, spell: str) -> tuple[Line, ...]:
    cards = _cards(state, side, spell)
    if not (cards and state.held[1 - side]):
        return ()
    return (Line(spell, (Part("card", cards), Part("target", names(state.held[1 - side])))),)


def lines_lightning(state: State, side: int) -> tuple[Line, ...]:
    """Any enemy unit."""
    return _lines_harm(state, side, "lightning")


def lines_paralysis(state: State, side: int) -> tuple[Line, ...]:
    """Any enemy unit, also one that is paralysed (KOTH-RULING-91)."""
    return _lines_harm(state, side, "paralysis")


def lines_confusion(state: State, side: int) -> tuple[Line, ...]:
    """Against a hand that is not empty."""
    cards = _cards(state, side, "confusion")
    return (Line("confusion", (Part("card", cards),)),) if cards and state.hands[1 - side] else ()


def _cast(play: Play, side: int, move: Move) -> None:
    card = move.one("card")
    play.tell("cast", "KOTH-MAGIC-01", seat=SIDES[side], card=card, spell=move.kind)
    turn.play_card(play, side, card)


def vigour(play: Play, side: int, move: Move) -> None:
    """One of the caster's own units moves one square (KOTH-MAGIC-05)."""
    _cast(play, side, move)
    moving.carry_out(play, side, move, "KOTH-MAGIC-05")
    turn.simple_over(play, side)


def teleportation(play: Play, side: int, move: Move) -> None:
    """The general joins another unit (KOTH-MAGIC-06)."""
    _cast(play, side, move)
    move_general(play, side, move)
    turn.simple_over(play, side)


def move_general(play: Play, side: int, move: Move) -> None:
    """The general's new unit."""
    play.change(generals=changed(play.state.generals, side, place(move.one("to"))))
    play.tell("general-moved", "KOTH-MAGIC-06", seat=SIDES[side], square=move.one("to"))


def portal(play: Play, side: int, move: Move) -> None:
    """An eliminated unit returns, never with its general (KOTH-MAGIC-07, KOTH-MAGIC-08)."""
    _cast(play, side, move)
    bring_back(play, side, move)
    turn.simple_over(play, side)


def bring_back(play: Play, side: int, move: Move) -> None:
    """The unit leaves the fallen for the board."""
    code, fallen = move.one("fallen"), list(play.state.fallen[side])
    fallen.remove(code)
    play.change(fallen=changed(play.state.fallen, side, tuple(fallen)))
    play.put(side, place(move.one("to")), code)
    play.tell("returned", "KOTH-MAGIC-07", seat=SIDES[side], unit=code, square=move.one("to"))


def lightning(play: Play, side: int, move: Move) -> None:
    """A ranged attack without a shooter (KOTH-MAGIC-09)."""
    card = move.one("card")
    play.spend(side, card)
    told = {"seat": SIDES[side], "card": card, "square": move.one("target"), "spell": move.kind}
    play.tell("struck-by-lightning", "KOTH-MAGIC-09", **told)
    target = place(move.one("target"))
    defence.begin(play, Open("defend", LIGHTNING, side, OFF, target, VALUE_OF[card], (), (card,), turn.ONE_CARD[side]))


def confusion(play: Play, side: int, move: Move) -> None:
    """A card of the other hand by chance; the caster plays again (KOTH-MAGIC-10, KOTH-RULING-25, -26)."""
    _cast(play, side, move)
    lost = play.stream.draw(play.state.hands[1 - side])
    turn.play_card(play, 1 - side, lost)
    play.tell("confused", "KOTH-MAGIC-10", seat=SIDES[1 - side], card=lost)
    turn.over(play, turn.ONE_CARD[side], side)


def paralysis(play: Play, side: int, move: Move) -> None:
    """An enemy unit cannot be activated for a while, and defends with one card fewer (KOTH-MAGIC-11, -12)."""
    _cast(play, side, move)
    play.tell("paralysed", "KOTH-MAGIC-11", seat=SIDES[1 - side], square=move.one("target"))
    casting = Casting(place(move.one("target")), 1 - side, BAN, MALUS)
    turn.over(play, turn.ONE_CARD[side], 1 - side, casting)
