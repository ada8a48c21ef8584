"""Every row of the catalogue's table of refusals, each with what is shown for it."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from boardgames.games.koth.state import NAMES
from tests.marks import rule

from .helpers import setup, table
from .numbers import REFUSALS

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "koth.md"

HAND = "hands=b:7S,7C,9H,9D,JK1,KS,AS,KH,AH,QD;r:2C,3H,4D"
MEN = f"units=bF*@B2,bT@D2,bHO@F2,rF@C3,rC*@F7 {HAND}"
TERRAIN = "stage=terrain asked=blue units= "
DEPLOY = "stage=deploy asked=blue units=bC@B1 terrain=lake-deep@D1 scenario=woods reserve=b:F,T;r:F "
BID = "stage=bid asked=red units=bF@B2 hands=b:2S,3S;r:4S,5S "
MELEE = "step=defend how=melee by=red force=9 played=9C used=0,1 drawn=2D,3D hands=b:4H,KH,KS,JH,2S;r:5C first=red "
SHOT = "step=defend how=shot by=red force=9 played=9C used=0,1 drawn=2D,3D hands=b:4H,KH,KS,2S;r:5C first=red "
FLEE = "step={} how=melee by=red attacker=B3 target=B2 force=9 played=9C used=0,1 hands=b:2S;r:5C first=red "
FLEE += "units=rF@B3,bF@B2,rF@A1,rF@A2,rF@D3 "
EDGE = "scenario=ambush how=melee by=red attacker=B6 target=B7 force=9 hands=b:2S;r:5C first=red units=rF@B6,bF@B7"
NIGHT = "scenario=night units=bF@C2,rF@I2,rF@K7,bF@A1 hands=b:9H;r:9C,9D "


class Case(NamedTuple):
    """One attempt of a row: a position, the attempt, what is shown, and who tries (else who is asked)."""

    row: str
    at: str
    move: str
    shown: str
    player: int | None = None


CASES = (
    *(
        Case("More than two fantastic slots, or any with fantastic units off", at, f"army units={units} general=7", why)
        for at, units, why in (
            ("", "1:AR,2:BE,3:CL,4:F,5:F,6:F,7:F", "KOTH-ARMY-04 too-fantastic"),
            ("fantastic=off", "1:AR,2:F,3:F,4:F,5:F,6:F,7:F", "KOTH-ARMY-04 no-fantastic-units"),
        )
    ),
    Case(
        "General put into a fantastic unit",
        "",
        "army units=1:AR,2:F,3:F,4:F,5:F,6:F,7:F general=1",
        "KOTH-ARMY-05 fantastic-general",
    ),
    *(
        Case("Army confirmed without a general or without 7 filled slots", "", move, why)
        for move, why in (
            ("army units=1:F,2:F,3:F,4:F,5:F,6:F,7:F", "KOTH-ARMY-03 no-general"),
            ("army units=1:F,2:F,3:F,4:F,5:F,6:F,7:F general=8", "KOTH-ARMY-03 no-general"),
            ("army units=1:F,2:F,3:F,4:F,5:F,6:F,7:F general=1,2", "KOTH-ARMY-03 one-general"),
            ("army units=1:F,2:F,3:F,4:F,5:F,6:F general=1", "KOTH-ARMY-01 seven-slots"),
            ("army units=1:F,1:C,3:F,4:F,5:F,6:F,7:F general=1", "KOTH-ARMY-01 seven-slots"),
            ("army units=1:XX,2:F,3:F,4:F,5:F,6:F,7:F general=1", "KOTH-ARMY-01 no-such-slot"),
            ("army units=8:F,2:F,3:F,4:F,5:F,6:F,7:F general=1", "KOTH-ARMY-01 no-such-slot"),
        )
    ),
    Case("Terrain placed outside the own half", TERRAIN, "lay-terrain piece=rocky at=A4", "KOTH-PLACE-05 outside-half"),
    Case(
        "Terrain overlapping another element or the hill",
        f"{TERRAIN} terrain=rocky@A1:b",
        "lay-terrain piece=forest-small at=B2",
        "KOTH-PLACE-07 overlap",
    ),
    Case(
        "Terrain overlapping another element or the hill",
        TERRAIN,
        "lay-terrain piece=forest-small at=C2",
        "KOTH-PLACE-07 overlap",
    ),
    Case(
        "Large element after another element, or a third element",
        f"{TERRAIN} terrain=rocky@A1:b",
        "lay-terrain piece=lake-deep at=I1",
        "KOTH-PLACE-03 too-large-now",
    ),
    Case(
        "Large element after another element, or a third element",
        f"{TERRAIN} terrain=rocky@A1:r,rocky@C1:r",
        "lay-terrain piece=road at=J1",
        "KOTH-PLACE-02 budget-used",
        1,
    ),
    *(
        Case("Road that does not fill one column from edge to edge", TERRAIN, f"lay-terrain piece=road at={at}", why)
        for at, why in (("A2", "KOTH-PLACE-06 road-edge-to-edge"), ("A7", "KOTH-PLACE-06 road-edge-to-edge"))
    ),
    *(
        Case(
            "Objective tokens too close, in one row, or not in the enemy half",
            TERRAIN,
            f"lay-terrain piece=tokens {at}",
            why,
        )
        for at, why in (
            ("at=A7 and=F7", "KOTH-PLACE-10 tokens-in-row"),
            ("at=A7 and=E6", "KOTH-PLACE-10 tokens-near"),
            ("at=A3 and=F6", "KOTH-PLACE-10 tokens-half"),
            ("at=A7", "KOTH-PLACE-10 two-tokens"),
        )
    ),
    Case(
        "Placing terrain after declining",
        f"{TERRAIN} declined=0,1",
        "lay-terrain piece=rocky at=A5",
        "KOTH-PLACE-08 declined-before",
        1,
    ),
    Case(
        "Terrain piece already on the board, or the other player's tokens",
        f"{TERRAIN} terrain=lake-deep@A5:r",
        "lay-terrain piece=lake-shallow at=A1",
        "KOTH-PLACE-11 piece-used",
    ),
    Case(
        "Terrain piece already on the board, or the other player's tokens",
        TERRAIN,
        "lay-terrain piece=token-red at=A1",
        "KOTH-PLACE-11 not-your-tokens",
    ),
    Case("Deploying outside the zone", DEPLOY, "deploy unit=F to=A2", "KOTH-DEPLOY-01 outside-deployment"),
    Case(
        "Deploying on a deep lake or an occupied square", DEPLOY, "deploy unit=F to=E1", "KOTH-DEPLOY-03 deploy-in-lake"
    ),
    Case(
        "Deploying on a deep lake or an occupied square",
        DEPLOY,
        "deploy unit=F to=B1",
        "KOTH-DEPLOY-03 deploy-occupied",
    ),
    Case(
        "Exchanging the hand twice in a turn",
        BID + "aside=r:6S,7S",
        "exchange",
        "KOTH-HAND-03 exchanged-before",
    ),
    Case("Bidding no card or more than one", BID, "bid", "KOTH-INIT-01 bid-one-card"),
    Case("Bidding no card or more than one", BID, "bid card=4S,5S", "KOTH-INIT-01 bid-one-card"),
    Case(
        "Naming the first player without having won the bid",
        "stage=name asked=red units=bF@B2 hands=b:2S;r:4S",
        "name-first side=blue",
        "KOTH-INIT-02 not-the-winner",
        0,
    ),
    *(
        Case("Playing when it is the other player's turn, or ending the turn without a card", MEN, move, why, player)
        for move, why, player in (
            ("discard card=2C", "KOTH-ACT-01 not-your-turn", 1),
            ("end-turn", "KOTH-ACT-01 card-must-be-played", 0),
        )
    ),
    Case("Activating an enemy unit", MEN, "move card=7S unit=C3 to=C4", "KOTH-ACT-02 enemy-unit"),
    Case("Activating an enemy unit", MEN, "move card=7S unit=A7 to=A6", "KOTH-ACT-02 no-own-unit"),
    Case(
        "Moving a unit with a red card, attacking with a black card",
        MEN,
        "move card=9H unit=B2 to=B3",
        "KOTH-CARD-03 red-card-moves",
    ),
    Case(
        "Moving a unit with a red card, attacking with a black card",
        MEN,
        "attack card=7S unit=B2 target=C3",
        "KOTH-CARD-03 black-card-attacks",
    ),
    Case(
        "Square that only the other black suit could reach",
        f"units=bF@B2 {HAND}",
        "move card=7C unit=B2 to=D4",
        "KOTH-MOVE-01 other-suit",
    ),
    Case("Square too far for the unit", MEN, "move card=7C unit=B2 to=B7", "KOTH-MOVE-02 too-far"),
    Case("Dropping the figure on its own square", MEN, "move card=7C unit=B2 to=B2", "KOTH-MOVE-04 own-square"),
    Case("Entering or crossing an occupied square", MEN, "move card=7C unit=B2 to=C3", "KOTH-MOVE-06 occupied"),
    Case(
        "Entering or crossing an occupied square",
        f"units=bHO@A1,bF@A2 {HAND}",
        "move card=7C unit=A1 to=A3",
        "KOTH-MOVE-06 way-occupied",
    ),
    *(
        Case(
            "Entering a deep lake, flying units ending there",
            f"units=b{code}@A1,rF@K7 terrain=lake-deep@A2 {HAND}",
            f"move card=7C unit=A1 to={to}",
            why,
        )
        for code, to, why in (
            ("F", "A2", "KOTH-MOVE-07 deep-lake"),
            ("UV", "B3", "KOTH-MOVE-14 flies-into-lake"),
            ("BE", "A5", "KOTH-MOVE-07 way-deep-lake"),
        )
    ),
    Case(
        "Diagonal step between two blocked squares",
        f"units=bHO@B1,bF@B2,rF@C1 {HAND}",
        "move card=7S unit=B1 to=C2",
        "KOTH-MOVE-08 squeezed",
    ),
    Case("Leaving the board", MEN, "move card=7S unit=B2 to=B0", "KOTH-MOVE-09 off-board"),
    Case("Leaving the board", f"units=bF@B7 {HAND}", "move card=7S unit=B7 to=B8", "KOTH-MOVE-09 off-board"),
    Case(
        "Going on after entering stop terrain",
        f"units=bF@C1 terrain=forest-small@A2 {HAND}",
        "move card=7C unit=C1 to=A2",
        "KOTH-MOVE-10 stopped",
    ),
    *(
        Case(
            "Two steps, or the wrong family, from stop terrain",
            f"units=bC@B2 terrain=forest-small@A2 {HAND}",
            f"move card=7S unit=B2 to={to}",
            "KOTH-MOVE-11 single-step",
        )
        for to in ("D4", "B1")
    ),
    *(
        Case(
            "Road step off the road, a second road step, or by a flying unit",
            f"units=b{unit}@C1 terrain=road@C1 {HAND}",
            f"move card=7C unit=C1 to={to}",
            why,
        )
        for unit, to, why in (
            ("AR", "D2", "KOTH-MOVE-01 other-suit"),
            ("AR", "C4", "KOTH-MOVE-02 too-far"),
            ("UV", "C6", "KOTH-MOVE-02 too-far"),
        )
    ),
    Case(
        "Melee attack on a unit that is not adjacent",
        MEN,
        "attack card=9H unit=B2 target=F7",
        "KOTH-MELEE-01 not-adjacent",
    ),
    Case(
        "Melee attack on a unit that is not adjacent",
        f"units=bT@D2,rF@F4 {HAND}",
        "attack card=9H unit=D2 target=F4",
        "KOTH-MELEE-01 shoot-instead",
    ),
    Case("Attacking or shooting at an own unit", MEN, "attack card=9H unit=B2 target=D2", "KOTH-MELEE-01 own-target"),
    Case(
        "Attacking or shooting at an own unit",
        f"units=bF*@A1,bC@A2,rF*@D6 {HAND}",
        "attack card=9H unit=A2 target=A1",
        "KOTH-MELEE-01 own-target",
    ),
    Case("Attacking or shooting at an own unit", MEN, "shoot card=9H unit=D2 target=B2", "KOTH-MELEE-01 own-target"),
    Case("Attacking or shooting at an own unit", MEN, "shoot card=9H unit=D2 target=K1", "KOTH-MELEE-01 nobody-there"),
    Case(
        "Diamond on a diagonal target, heart on an orthogonal one",
        MEN,
        "attack card=9D unit=B2 target=C3",
        "KOTH-MELEE-02 wrong-family",
    ),
    Case(
        "Diamond on a diagonal target, heart on an orthogonal one",
        f"units=bF@B2,rF@B3 {HAND}",
        "attack card=9H unit=B2 target=B3",
        "KOTH-MELEE-02 wrong-family",
    ),
    Case("Shooting with a unit that cannot shoot", MEN, "shoot card=9H unit=F2 target=F7", "KOTH-SHOT-01 cannot-shoot"),
    Case("Shooting with a unit that cannot shoot", MEN, "shoot card=9H unit=B2 target=C3", "KOTH-SHOT-01 cannot-shoot"),
    Case("Shooting while engaged", MEN, "shoot card=9H unit=D2 target=F7", "KOTH-SHOT-03 shooter-engaged"),
    Case("Shooting while engaged", MEN, "shoot card=9H unit=D2 target=C3", "KOTH-SHOT-03 shooter-engaged"),
    Case(
        "Target out of range",
        f"units=bT@D1,rF@D6 {HAND}",
        "shoot card=9H unit=D1 target=D6",
        "KOTH-SHOT-02 out-of-range",
    ),
    Case(
        "Line of sight blocked",
        f"units=bT@B2,rF@B5,bF@B4 {HAND}",
        "shoot card=9H unit=B2 target=B5",
        "KOTH-LOS-04 line-blocked",
    ),
    Case(
        "Line of sight blocked",
        f"units=bT@I6,rF@K4,bF@K5,rF@J4 {HAND}",
        "shoot card=9H unit=I6 target=K4",
        "KOTH-LOS-05 corners-blocked",
    ),
    Case(
        "Line of sight blocked",
        f"units=bT@H7,rF@K4,bF@K5,bF@I5 {HAND}",
        "shoot card=9H unit=H7 target=K4",
        "KOTH-LOS-05 corners-blocked",
    ),
    Case(
        "Defending with a hand card lower than the attack",
        f"{MELEE} units=rF@B3,bF@B2 attacker=B3 target=B2",
        "answer card=4H",
        "KOTH-DEF-06 too-low",
    ),
    Case(
        "Red hand card for artillery in melee, or flying unit against a shot",
        f"{MELEE} units=rF@B3,bAR@B2 attacker=B3 target=B2",
        "answer card=KH",
        "KOTH-DEF-12 no-use-in-defence",
    ),
    Case(
        "Red hand card for artillery in melee, or flying unit against a shot",
        f"{SHOT} units=rT@B5,bUV@B2 attacker=B5 target=B2",
        "answer card=KH",
        "KOTH-DEF-12 no-use-in-defence",
    ),
    Case(
        "Black hand card for a land monster",
        f"{MELEE} units=rF@B3,bMT@B2 attacker=B3 target=B2",
        "answer card=KS",
        "KOTH-UNIT-15 no-black-defence",
    ),
    Case(
        "Hand card for a paralysed unit",
        f"{MELEE} units=rF@B3,bF@B2 attacker=B3 target=B2 castings=B2:b:2:1",
        "answer card=KH",
        "KOTH-RULING-63 paralysed-defends",
    ),
    *(
        Case(
            "Activating or moving a paralysed unit",
            f"units=bT@B2,rF@B3 castings=B2:b:2:1 {HAND}",
            move,
            "KOTH-MAGIC-11 paralysed",
        )
        for move in (
            "move card=7S unit=B2 to=A1",
            "attack card=9D unit=B2 target=B3",
            "shoot card=9D unit=B2 target=B3",
            "vigour card=9H unit=B2 to=A1",
            "move card=9H unit=B2 to=B2",
        )
    ),
    Case(
        "Fleeing to a square not among the three",
        FLEE.format("flee"),
        "flee to=B3",
        "KOTH-FLEE-01 not-away",
    ),
    Case(
        "Fleeing to a square not among the three",
        "step=flee how=shot by=red attacker=B5 target=B2 force=9 hands=b:2S;r:5C first=red units=rT@B5,bF@B2",
        "flee to=B3",
        "KOTH-FLEE-02 not-homeward",
    ),
    Case(
        "Fleeing to an occupied, impassable or squeezed square",
        FLEE.format("flee"),
        "flee to=A1",
        "KOTH-FLEE-04 no-way-there",
    ),
    Case(
        "Fleeing to an occupied, impassable or squeezed square",
        FLEE.format("flee").replace("rF@A1", "rF@B1"),
        "flee to=A1",
        "KOTH-FLEE-04 no-way-there",
    ),
    *(
        Case(
            "Retreating to a square not adjacent, occupied, impassable or squeezed",
            FLEE.format("retreat"),
            f"retreat to={to}",
            "KOTH-FLEE-06 no-retreat-there",
        )
        for to in ("B4", "A1", "A3", "none-such")
    ),
    Case(
        "Pursuing after a shot, or into a square still occupied",
        f"{SHOT} units=rT@B5,bF@B2 attacker=B5 target=B2",
        "pursue",
        "KOTH-PURS-04 no-pursuit-of-shots",
        1,
    ),
    Case("Pursuing after a shot, or into a square still occupied", MEN, "pursue", "KOTH-PURS-01 nothing-to-pursue"),
    Case("Casting a spell with a joker", MEN, "portal card=JK1 fallen=F to=A1", "KOTH-MAGIC-04 joker-casts-nothing"),
    Case("Casting a spell when magic is off", f"magic=off {MEN}", "confusion card=KS", "KOTH-ACT-03 no-magic"),
    *(
        Case("Spell of another colour or rank than the card gives", MEN, move, "KOTH-MAGIC-02 other-spell")
        for move in ("lightning card=9H target=C3", "paralysis card=KS target=C3", "vigour card=QD unit=B2 to=B1")
    ),
    Case(
        "Vigour on an enemy unit or farther than one square",
        MEN,
        "vigour card=9H unit=C3 to=C4",
        "KOTH-MAGIC-05 vigour-own-unit",
    ),
    Case(
        "Vigour on an enemy unit or farther than one square",
        MEN,
        "vigour card=9H unit=B2 to=B4",
        "KOTH-MAGIC-05 vigour-one-square",
    ),
    *(
        Case(
            "Vigour onto an occupied square, a deep lake, a squeezed square or off the board",
            f"units=bF@D2,rF@D1,rF@E2,rF@K7 terrain=lake-deep@A1 {HAND}",
            f"vigour card=9H unit=D2 to={to}",
            why,
        )
        for to, why in (
            ("D1", "KOTH-MOVE-06 occupied"),
            ("C2", "KOTH-MOVE-07 deep-lake"),
            ("E1", "KOTH-MOVE-08 squeezed"),
            ("D0", "KOTH-MOVE-09 off-board"),
        )
    ),
    *(
        Case("Lightning or Paralysis on an own unit", "units=bF@B2,rF@C3 hands=b:7S,AS;r:2C", move, why)
        for move, why in (
            ("lightning card=7S target=B2", "KOTH-MAGIC-09 enemy-unit-only"),
            ("paralysis card=AS target=B2", "KOTH-MAGIC-11 enemy-unit-only"),
        )
    ),
    *(
        Case(
            "Teleportation into a fantastic, eliminated or the same unit, or with a dead general",
            at,
            f"teleportation card=KH to={to}",
            f"KOTH-MAGIC-06 {why}",
        )
        for at, to, why in (
            (MEN, "F2", "fantastic-general"),
            (MEN, "A1", "no-unit-for-general"),
            (MEN, "B2", "general-is-there"),
            (f"units=bF@B2,rF@K7 generals=b:dead {HAND}", "B2", "general-is-dead"),
        )
    ),
    Case(
        "Teleportation of a general who has left the board",
        f"scenario=ambush units=bF@B2,rF@K7 generals=b:left gone=b:F {HAND}",
        "teleportation card=KH to=B2",
        "KOTH-RULING-92 general-has-left",
    ),
    *(
        Case(
            "Portal outside the deployment zone, on an occupied or deep-lake square, or without an eliminated unit",
            f"units=bF@E1,rF@K7 terrain=lake-deep@A1 fallen=b:T {HAND}",
            f"portal card=AH {parts}",
            f"KOTH-MAGIC-07 {why}",
        )
        for parts, why in (
            ("fallen=T to=A7", "outside-zone"),
            ("fallen=T to=E1", "not-free"),
            ("fallen=T to=A1", "not-free"),
            ("fallen=F to=D1", "nobody-fallen"),
        )
    ),
    Case(
        "Portal of a unit that has left the board",
        f"scenario=ambush units=bF@B2,rF@K7 gone=b:C {HAND}",
        "portal card=AH fallen=C to=A1",
        "KOTH-RULING-69 has-left",
    ),
    Case(
        "Confusion against an empty hand",
        "units=bF@B2,rF@C3 hands=b:KS",
        "confusion card=KS",
        "KOTH-RULING-25 empty-hand",
    ),
    *(
        Case("Destroying a camp token with a black card, or by Blue", f"{NIGHT} {more}", move, why)
        for more, move, why in (
            ("first=red", "burn card=9C unit=I2", "KOTH-SCEN-11 black-card-burns"),
            ("first=blue", "burn card=9H unit=C2", "KOTH-RULING-84 own-camp"),
            ("first=red", "burn card=9D unit=K7", "KOTH-SCEN-11 no-token-there"),
            ("first=red castings=I2:r:2:1", "burn card=9D unit=I2", "KOTH-MAGIC-11 paralysed"),
        )
    ),
    Case("Destroying a camp token with a black card, or by Blue", MEN, "burn card=9H unit=B2", "KOTH-SCEN-11 no-camp"),
    *(
        Case(
            "Spell or camp token with a card played in defence",
            f"{MELEE} units=rF@B3,bF@B2 attacker=B3 target=B2",
            move,
            "KOTH-RULING-90 only-defence",
        )
        for move in ("teleportation card=KH to=B2", "burn card=KH unit=B2")
    ),
    Case(
        "Leaving the board in Ambush by flight or as Red",
        f"step=flee {EDGE}",
        "flee to=B8",
        "KOTH-RULING-79 no-leaving-by-flight",
    ),
    Case(
        "Leaving the board in Ambush by flight or as Red",
        f"step=flee {EDGE}",
        "flee to=A8",
        "KOTH-RULING-79 no-leaving-by-flight",
    ),
    Case(
        "Leaving the board in Ambush by flight or as Red",
        f"step=retreat {EDGE}",
        "retreat to=B8",
        "KOTH-RULING-79 no-leaving-by-flight",
    ),
    Case(
        "Leaving the board in Ambush by flight or as Red",
        f"scenario=ambush units=rF@B7,bF@A1 first=red {HAND}",
        "move card=2C unit=B7 to=B8",
        "KOTH-MOVE-09 off-board",
    ),
)

NOT_IN_THE_APP = {"Free step after an imposed step (only if the app lets the player draw the path)"}
"""A drop has no path (KOTH-RULING-30): what the order of steps forbids is refused as a square that is not reached."""


def rows() -> dict[str, tuple[str, ...]]:
    """The rows of the catalogue's table with their rules."""
    text = CATALOGUE.read_text(encoding="utf-8").split("## Refusals")[1].split("## What a player sees")[0]
    found = re.findall(r"^\| (?!Attempt)([^|-][^|]*?) \| (KOTH[^|]*?) \|$", text, re.MULTILINE)
    return {row: tuple(re.findall(r"KOTH-[A-Z]+-\d+", rules)) for row, rules in found}


def test_every_row_of_the_catalogue_is_tried() -> None:
    assert set(rows()) - NOT_IN_THE_APP == {case.row for case in CASES}


ALLOWED_TOO = {
    "Road step off the road, a second road step, or by a flying unit": {"KOTH-MOVE-01", "KOTH-MOVE-02"},
    "Destroying a camp token with a black card, or by Blue": {"KOTH-MAGIC-11"},
}
"""Rules that the catalogue's own order of reasons puts before the row's (a road step is judged as a drop too far)."""


@rule("KOTH-MOVE-09", "KOTH-MOVE-12", "KOTH-ACT-01", "KOTH-PLACE-02", "KOTH-PLACE-08", "KOTH-PURS-01", "KOTH-RULING-90")
@rule("KOTH-RULING-84", "KOTH-RULING-79", "KOTH-MAGIC-07", "KOTH-RULING-92", "KOTH-RULING-25", "KOTH-RULING-27")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.row[:40]}-{case.move[:40]}")
def test_refusals(case: Case) -> None:
    army = case.move.startswith("army")
    at = setup(fantastic="off" if "off" in case.at else "on") if army else table(case.at)
    assert at.refused(case.move, case.player) == case.shown
    assert case.shown.split()[0] in REFUSALS[case.shown.split()[1]].split()
    refused = at.refusal(case.move, case.player)
    assert refused is not None
    assert set(refused.where) <= set(NAMES), "what flashes lies on the board"
    shown = case.shown.split()[0]
    assert shown in {*rows()[case.row], *ALLOWED_TOO.get(case.row, ())}


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("move unit=B2 to=B3", "part-missing"),
        ("move card=7S unit=B2", "part-missing"),
        ("move card=7S unit=B2 to=B3 path=B3", "part-unknown"),
        ("move card=7S unit=B2,D2 to=B3", "one-value"),
        ("attack card=JK1 unit=B2 target=C3", "part-missing"),
        ("discard", "part-missing"),
        ("dance", "kind-unknown"),
    ],
)
def test_moves_of_the_wrong_form(move: str, reason: str) -> None:
    assert table(MEN).refused(move) == f"TABLE-FORM {reason}"


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("move card=7H unit=B2 to=B3", "KOTH-ACT-01 card-not-in-hand"),
        ("move card=7S suit=S unit=B2 to=B3", "KOTH-CARD-05 suit-is-printed"),
        ("move card=JK1 suit=X unit=B2 to=B3", "KOTH-CARD-05 suit-unknown"),
        ("move card=JK1 unit=B2 to=B7", "KOTH-MOVE-02 too-far"),
        ("attack card=JK1 unit=B2 target=F7", "KOTH-MELEE-01 not-adjacent"),
        ("choose card=7S", "KOTH-ACT-01 other-question-open"),
    ],
)
@rule("KOTH-CARD-05", "KOTH-RULING-38", "KOTH-ACT-01")
def test_cards_and_suits(move: str, shown: str) -> None:
    assert table(MEN).refused(move) == shown


@rule("KOTH-ACT-01")
def test_who_is_not_asked_is_told_so() -> None:
    at = table(f"{MELEE} units=rF@B3,bF@B2 attacker=B3 target=B2")
    assert at.refused("choose card=2D", 1) == "KOTH-ACT-01 not-your-question"
    assert at.refused("keep", 7) == "TABLE-FORM no-such-player"
    assert at.refused("choose card=AS") == "KOTH-DEF-02 not-drawn"


@rule("KOTH-MOVE-01", "KOTH-MELEE-02", "KOTH-SHOT-02", "KOTH-LOS-04", "KOTH-LOS-05", "KOTH-PLACE-05", "KOTH-PLACE-07")
@pytest.mark.parametrize(
    ("at", "move", "where", "args"),
    [
        (f"units=bF@B2 {HAND}", "move card=7C unit=B2 to=D4", "D4", {"square": "D4", "suit": "spade"}),
        (f"units=bHO@A1 {HAND}", "move card=7S unit=A1 to=A2", "A2", {"square": "A2", "suit": "club"}),
        (f"units=bF@B2 {HAND}", "move card=7S unit=B2 to=B7", "B7", {"square": "B7", "unit": "F"}),
        (f"units=bF@B2 {HAND}", "move card=7S unit=B2 to=B0", "B2", {"square": "B0"}),
        (MEN, "teleportation card=KH to=A1", "A1", {"square": "A1"}),
        (MEN, "teleportation card=KH to=L1", "", {"square": "L1"}),
        (MEN, "attack card=9D unit=B2 target=C3", "C3", {"square": "C3", "suit": "heart"}),
        (f"units=bF@B2,rF@B3 {HAND}", "attack card=9H unit=B2 target=B3", "B3", {"square": "B3", "suit": "diamond"}),
        (f"units=bT@D1,rF@D6 {HAND}", "shoot card=9H unit=D1 target=D6", "D6", {"distance": 5, "most": 4}),
        (f"units=bT@B2,rF@B5,bF@B4 {HAND}", "shoot card=9H unit=B2 target=B5", "B4", {"squares": ("B4",)}),
        (
            f"units=bT@H7,rF@K4,bF@K5,bF@I5 {HAND}",
            "shoot card=9H unit=H7 target=K4",
            "I5 K5",
            {"squares": ("I5", "K5")},
        ),
        (MEN, "shoot card=9H unit=D2 target=F7", "D2", {"square": "D2"}),
        (MEN, "shoot card=9H unit=F2 target=F7", "F7", {"unit": "HO"}),
        (TERRAIN, "lay-terrain piece=rocky at=A4", "A5 B5", {}),
        (TERRAIN, "lay-terrain piece=forest-small at=C2", "D3", {"squares": ("D3",)}),
        (TERRAIN, "lay-terrain piece=tokens at=A7 and=E6", "A7 E6", {"distance": 4}),
        (TERRAIN, "lay-terrain piece=tokens at=A3 and=F6", "A3", {}),
        (MEN, "teleportation card=KH to=F2", "F2", {"unit": "HO"}),
        (MEN, "lightning card=9H target=C3", "", {"card": "9H", "spell": "lightning"}),
    ],
)
def test_what_a_refusal_tells_and_flashes(at: str, move: str, where: str, args: dict[str, object]) -> None:
    refused = table(at).refusal(move)
    assert refused is not None
    assert (" ".join(refused.where), dict(refused.args)) == (where, args)
