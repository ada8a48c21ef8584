"""The army as it is put together at the table: seven slots, the types of units, three armies that are ready."""

from boardgames.core.contract import Move
from boardgames.games.koth.setting_up import SLOT_NAMES
from boardgames.games.koth.state import State
from boardgames.games.koth.table_facts import COLOURS, FIGURE_OF
from boardgames.games.koth.units import TYPES, Type
from boardgames.table.roster import Breed, Ready, Roster
from boardgames.words import Words

READY = {
    True: {
        "host": ("C", "F", "F", "F", "T", "FE", "AR"),
        "raiders": ("C", "C", "C", "T", "F", "CL", "UV"),
        "beasts": ("F", "F", "C", "T", "T", "MV", "HO"),
    },
    False: {
        "host": ("C", "F", "F", "F", "C", "T", "T"),
        "raiders": ("C", "C", "C", "C", "F", "F", "T"),
        "archers": ("F", "F", "F", "F", "T", "T", "T"),
    },
}
"""Armies with fantastic units and without; the general is in the first slot."""


def roster(view: State, player: int, words: Words) -> Roster | None:
    """What this player chooses his army from; None when no army is chosen."""
    if view.stage != "armies":
        return None
    colour = COLOURS[view.side(player)]
    breeds = tuple(_breed(one, colour, words) for one in TYPES if view.setting.fantastic or not one.fantastic)
    ready = tuple(
        Ready(words.say(f"army.{name}"), _move(codes)) for name, codes in READY[view.setting.fantastic].items()
    )
    return Roster("army", "units", "general", SLOT_NAMES, breeds, ready, words.say("army-lead"))


def _move(codes: tuple[str, ...]) -> Move:
    units = tuple(f"{slot}:{code}" for slot, code in zip(SLOT_NAMES, codes, strict=True))
    return Move.make("army", units=units, general=SLOT_NAMES[0])


def _breed(one: Type, colour: str, words: Words) -> Breed:
    name, picture = words.say(f"unit.{one.code}"), f"koth/{FIGURE_OF[one.code]}"
    facts = [("boot", f"{one.free}+{one.imposed}"), ("shield", f"{one.melee}/{one.ranged}")]
    if one.reach:
        facts.append(("arrow", str(one.reach)))
    if one.malus:
        facts.append(("swords", f"\u2212{one.malus}"))
    told = words.say(f"unit-told.{one.code}")
    values = words.say("unit-values", move=f"{one.free}+{one.imposed}", melee=one.melee, ranged=one.ranged)
    leading = "" if one.fantastic else f"{picture}-general-{colour}"
    return Breed(one.code, f"{picture}-{colour}", leading, name, tuple(facts), f"{told} {values}")
