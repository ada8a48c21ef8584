"""Every row of the catalogue's table of refusals, and the one reason shown when several rules are broken."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from boardgames.core.contract import FORM, Value
from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, table

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "rois.md"

PAIR = "units=4S@C1,N1@C3 hands=S:7S,8S,4C,4D,5D;N:2H,3H,JK1"
"""South in C1, North far enough away, cards of most suits."""
FRONT = "units=2S@C2,N1@C3 hands=S:7S,4C,4D,5D,4H"
"""South beside North."""
GENERAL = "units=S1@C1,S2@D2,N1@C5 specials=S:general@C1 hands=S:7S,4C"
BLACK = "units=S1@C1:6,S2@D1,N1@C5 hands=S:7S,8S,4C,4H,JK1"
BRILLIANT = "units=2S@C1,N1@A5 hands=S:7S,4D,4C,4H"
HIT = "units=2S@C2,N1@C3 hands=S:4D,7S,4H,4C"
TEAMS = "players=4 teams=on units=S1@C2,N1@C3,W1@B3,E1@D3 hands=S:4D,5D,6D;N:2S,3S;W:2C,3C"
DECLARED = "units=S1@C2,N1@C3 hands=S:9D,7S;N:2H,3H,4H,JK1 laid=4D asked=north action="
STRIKE = '"strike card=4D zone=C2 to=C3 how=damage"'
REPLACE = "units=S1@C2:5,N1@C3 hands=S:9H,7C,9D;N:2H step=replace asked=south "
SHOT = "units=S1@C1,N1@C3 hands=S:9H;N:2H,3H,4H,JK1 laid=4D,5D step=reaction asked=north "
SHOT += 'action="shot card=4D with=5D zone=C1 to=C3 how=damage"'
VICTIM = "units=S1@C2,N1@C3 hands=N:2H,3H,4H laid=4D,5D,6D step=sabotaged asked=north "
VICTIM += 'action="sabotage card=4D with=5D,6D victim=north"'
FREE = "stage=deploy deployment=free zone-max=3 each=2 asked=south"
OFF_BOARD = "scenario=breakthrough units=S1@C5,S2@C5,N1@A1 specials=S:general@C5 hands=S:7S,4C,4D,4H"
HILL = "scenario=hill units=S1@C1,S2@C2,N1@C5 specials=S:general@C1 hands=S:7S,4D"
GRAND = "manoeuvre=on zone-max=2 units=S1@C1,S2@C2,S3@D4,S4@D4,S5@D3,S6@E5,N1@C3 hands=S:7S,4C"


class Case(NamedTuple):
    """One attempt of a row: a position, moves that lead on from it, the attempt, and what is shown."""

    row: str
    at: str
    move: str
    rule: str
    reason: str
    where: tuple[str, ...] = ()
    args: Mapping[str, Value] = {}
    before: tuple[str, ...] = ()
    player: int | None = None


def _zone(name: str, **more: Value) -> dict[str, Value]:
    return {**more, "zone": name}


CASES = (
    *(
        Case(
            "Move orthogonally with a club or diagonally with a spade",
            PAIR,
            f"move card={card} zone=C1 to={to} units=S1",
            number,
            "wrong-direction",
            (to,),
            _zone(to, card=card),
        )
        for card, to, number in (
            ("7S", "D2", "ROIS-MOVE-01"),
            ("7S", "B2", "ROIS-MOVE-01"),
            ("4C", "C2", "ROIS-MOVE-02"),
            ("4C", "B1", "ROIS-MOVE-02"),
        )
    ),
    Case(
        "Move units of one card to two zones",
        PAIR,
        "move card=7S zone=C1 to=C2,B1 units=S1,S2,S3,S4",
        "ROIS-MOVE-03",
        "two-goals",
        ("C2", "B1"),
        {},
    ),
    Case(
        "Move units from two zones with one card",
        "units=S1@C1,S2@D1,N1@C5 hands=S:7S",
        "move card=7S zone=C1,D1 to=C2 units=S1,S2",
        "ROIS-RULING-17",
        "two-zones",
        ("C1", "D1"),
        {},
    ),
    Case(
        "Move units from two zones with one card",
        "units=S1@C1,S2@D1,N1@C5 hands=S:7S",
        "move card=7S zone=C1 to=C2 units=S1,S2",
        "ROIS-RULING-17",
        "not-in-zone",
        ("S2",),
        _zone("C1", piece="S2"),
    ),
    Case(
        "Move units from two zones with one card",
        GENERAL,
        "move card=7S zone=D2 to=D3 units=S2 specials=general",
        "ROIS-RULING-17",
        "not-in-zone",
        ("D2",),
        _zone("D2", piece="general"),
    ),
    *(
        Case(
            "Move off the board",
            at,
            move,
            "ROIS-MOVE-04",
            "off-board",
            ("C1",),
            _zone(goal),
        )
        for at, move, goal in (
            (PAIR, "move card=7S zone=C1 to=C0 units=S1", "C0"),
            (PAIR, "move card=4C zone=C1 to=D0 units=S1", "D0"),
        )
    ),
    Case(
        "Move into a zone with an enemy unit",
        "units=S1@C2,N1@C3 hands=S:7S",
        "move card=7S zone=C2 to=C3 units=S1",
        "ROIS-ZONE-01",
        "enemy-there",
        ("C3",),
        _zone("C3"),
    ),
    Case(
        "Exceed the zone maximum",
        "units=3S@C2,2S@C1,N1@C5 hands=S:7S",
        "move card=7S zone=C1 to=C2 units=S4,S5",
        "ROIS-ZONE-02",
        "zone-full",
        ("C2",),
        _zone("C2", most=4),
    ),
    Case(
        "Move a special into a zone without an own unit",
        GENERAL,
        "move card=7S zone=C1 to=C2 specials=general",
        "ROIS-SPEC-04",
        "no-unit-for-special",
        ("C2",),
        _zone("C2"),
    ),
    Case(
        "Leave a special behind alone",
        GENERAL,
        "move card=7S zone=C1 to=C2 units=S1",
        "ROIS-SPEC-02",
        "special-left-alone",
        ("C1",),
        _zone("C1"),
    ),
    Case(
        "Move with a red card or strike with a black card",
        FRONT,
        "move card=4D zone=C2 to=B2 units=S1",
        "ROIS-MOVE-01",
        "wrong-cards",
        ("4D",),
        {"action": "move"},
    ),
    Case(
        "Move with a red card or strike with a black card",
        FRONT,
        "strike card=7S zone=C2 to=C3 how=damage",
        "ROIS-STRIKE-01",
        "wrong-cards",
        ("7S",),
        {"action": "strike"},
    ),
    Case(
        "Strike diagonally with a diamond or orthogonally with a heart",
        "units=S1@B2,N1@C3 hands=S:4D",
        "strike card=4D zone=B2 to=C3 how=damage",
        "ROIS-STRIKE-01",
        "wrong-direction",
        ("C3",),
        _zone("C3", card="4D"),
    ),
    Case(
        "Strike diagonally with a diamond or orthogonally with a heart",
        FRONT,
        "strike card=4H zone=C2 to=C3 how=damage",
        "ROIS-STRIKE-02",
        "wrong-direction",
        ("C3",),
        _zone("C3", card="4H"),
    ),
    Case(
        "Strike an empty zone or an own zone",
        FRONT,
        "strike card=4D zone=C2 to=B2 how=damage",
        "ROIS-RULING-18",
        "nothing-to-strike",
        ("B2",),
        _zone("B2"),
    ),
    Case(
        "Strike an empty zone or an own zone",
        "units=S1@C2,S2@C3,N1@C4 hands=S:4D",
        "strike card=4D zone=C2 to=C3 how=damage",
        "ROIS-RULING-18",
        "own-zone",
        ("C3",),
        _zone("C3"),
    ),
    Case(
        "Strike a zone that is not adjacent with one card",
        PAIR,
        "strike card=4D zone=C1 to=C3 how=damage",
        "ROIS-TURN-05",
        "not-adjacent",
        ("C3",),
        _zone("C3"),
    ),
    *(
        Case(
            "Push back into an occupied zone",
            f"units=S1@C2,N1@C3,{other} hands=S:4D",
            "strike card=4D zone=C2 to=C3 how=push",
            "ROIS-PUSH-02",
            "push-occupied",
            ("C4",),
            _zone("C4"),
        )
        for other in ("N2@C4", "S2@C4")
    ),
    Case(
        "Push back off the board",
        "units=S1@C4,N1@C5 hands=S:4D",
        "strike card=4D zone=C4 to=C5 how=push",
        "ROIS-RULING-26",
        "push-off-board",
        ("C5",),
        _zone("C5"),
    ),
    Case(
        "Push back a zone with a standard-bearer",
        "units=S1@C2,N1@C3 specials=N:standard@C3 hands=S:4D",
        "strike card=4D zone=C2 to=C3 how=push",
        "ROIS-RULING-36",
        "standard-holds",
        ("C3",),
        _zone("C3"),
    ),
    Case(
        "Choose which unit is hit",
        "units=S1@C2,2N@C3 hands=S:4D",
        "strike card=4D zone=C2 to=C3 how=damage hit=N2",
        "ROIS-HIT-02",
        "who-is-hit",
        ("C3",),
        _zone("C3"),
    ),
    Case(
        "Shoot with a diamond and a heart",
        "units=S1@C1,N1@C3 hands=S:4D,4H",
        "shot card=4D with=4H zone=C1 to=C3 how=damage",
        "ROIS-SHOT-01",
        "wrong-cards",
        ("4D", "4H"),
        {"action": "shot"},
    ),
    Case(
        "Shoot through an obstacle or a troop",
        "units=S1@C1,N1@C3 terrain=...../...../...../..w../..... hands=S:4D,5D",
        "shot card=4D with=5D zone=C1 to=C3 how=damage",
        "ROIS-SHOT-03",
        "obstacle-between",
        ("C2",),
        _zone("C2"),
    ),
    *(
        Case(
            "Shoot through an obstacle or a troop",
            f"units=S1@C1,N1@C4,{other}@C3 hands=S:4D,5D",
            "shot card=4D with=5D zone=C1 to=C4 how=damage",
            "ROIS-SHOT-03",
            "troop-between",
            ("C3",),
            _zone("C3"),
        )
        for other in ("S2", "N2")
    ),
    Case(
        "Shoot at an adjacent zone",
        FRONT,
        "shot card=4D with=5D zone=C2 to=C3 how=damage",
        "ROIS-RULING-28",
        "too-near",
        ("C3",),
        _zone("C3"),
    ),
    *(
        Case(
            "Shoot at a zone not in a straight line",
            f"units=S1@C1,N1@{to} hands=S:4D,5D",
            f"shot card=4D with=5D zone=C1 to={to} how=damage",
            "ROIS-SHOT-01",
            "wrong-direction",
            (to,),
            _zone(to, card="4D"),
        )
        for to in ("D3", "E3")
    ),
    *(
        Case(
            "Brilliant action with spade and heart, or club and diamond",
            at,
            f"{action} card={first} with={second} zone=C1 to=C3 unit=S1{how}",
            "ROIS-BRIL-01",
            "wrong-cards",
            (first, second),
            {"action": action},
        )
        for at, action, first, second, how in (
            (BRILLIANT, "brilliant-move", "7S", "4H", ""),
            (BRILLIANT, "brilliant-move", "4C", "4D", ""),
            (BRILLIANT, "brilliant-move", "4D", "7S", ""),
            (BRILLIANT, "brilliant-strike", "4H", "7S", " how=damage"),
            (BRILLIANT, "brilliant-strike", "4D", "4C", " how=damage"),
            (BRILLIANT, "brilliant-strike", "7S", "4D", " how=damage"),
        )
    ),
    Case(
        "Brilliant action with more than one unit",
        BRILLIANT,
        "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1,S2",
        "ROIS-BRIL-01",
        "one-unit-only",
        ("S1", "S2"),
        {},
    ),
    Case(
        "Brilliant action with more than one unit",
        HIT,
        "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1,S2 how=damage",
        "ROIS-BRIL-01",
        "one-unit-only",
        ("S1", "S2"),
        {},
    ),
    Case(
        "Push back with a brilliant strike",
        HIT,
        "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=push",
        "ROIS-RULING-31",
        "brilliant-push",
        ("C3",),
        {},
    ),
    *(
        Case(
            "Heal with a red card, or a zone without wounds",
            BLACK,
            f"heal card={first} with={second} zone=C1",
            "ROIS-HEAL-01",
            "wrong-cards",
            (first, second),
            {"action": "heal"},
        )
        for first, second in (("7S", "4H"), ("4H", "7S"))
    ),
    Case(
        "Heal with a red card, or a zone without wounds",
        BLACK,
        "heal card=7S with=4C zone=D1",
        "ROIS-RULING-18",
        "nothing-to-heal",
        ("D1",),
        _zone("D1"),
    ),
    *(
        Case(
            "Play a joker in one's own turn",
            "units=S1@C2:5,N1@C3 hands=S:JK1,4D,7S",
            move,
            "ROIS-RULING-16",
            "joker-own-turn",
            where,
            {},
        )
        for move, where in (
            ("move card=JK1 zone=C2 to=C1 units=S1", ("JK1",)),
            ("strike card=JK1 zone=C2 to=C3 how=damage", ("JK1",)),
            ("shot card=4D with=JK1 zone=C2 to=C3 how=damage", ("4D", "JK1")),
            ("heal card=JK1 with=7S zone=C2", ("JK1", "7S")),
            ("brilliant-move card=JK1 with=4D zone=C2 to=A2 unit=S1", ("JK1", "4D")),
            ("brilliant-strike card=4D with=JK1 zone=C2 to=C3 unit=S1 how=damage", ("4D", "JK1")),
        )
    ),
    *(
        Case(
            "Sabotage with fewer than three cards",
            PAIR,
            f"sabotage {cards} victim=north",
            "ROIS-SAB-01",
            "sabotage-three-cards",
            (),
            {"number": number},
        )
        for cards, number in (
            ("card=7S with=8S", 2),
            ("card=7S", 1),
            ("card=7S,8S with=4C", 3),
            ("card=7S with=8S,4C,4D", 4),
        )
    ),
    *(
        Case(
            "Counter with one card",
            DECLARED + STRIKE + " step=reaction",
            f"counter cancel=4D cards={cards}",
            "ROIS-COUNTER-01",
            "counter-two-cards",
            (),
            {"number": number},
        )
        for cards, number in (("2H", 1), ("2H,3H,4H", 3))
    ),
    *(
        Case(
            "Counter or betray in one's own turn",
            "units=S1@C2,N1@C3 hands=S:JK1,4D,5D",
            move,
            number,
            "own-turn",
            (),
            {},
        )
        for move, number in (
            ("counter cancel=7S cards=4D,5D", "ROIS-COUNTER-01"),
            ("treachery cancel=7S card=JK1", "ROIS-TREASON-01"),
        )
    ),
    *(
        Case(
            "Cancel a counter or a treachery",
            "units=S1@C2,N1@C3 hands=S:JK2,4D,5D,6D;N:2H,3H,JK1",
            move,
            "ROIS-RULING-43",
            "cannot-cancel-that",
            where,
            {},
            ("strike card=4D zone=C2 to=C3 how=damage", "react", cancel),
        )
        for cancel, move, where in (
            ("counter cancel=4D cards=2H,3H", "counter cancel=2H cards=5D,6D", ("2H",)),
            ("counter cancel=4D cards=2H,3H", "treachery cancel=2H card=JK2", ("2H",)),
            ("treachery cancel=4D card=JK1", "treachery cancel=JK1 card=JK2", ("JK1",)),
        )
    ),
    Case(
        "Cancel a counter or a treachery",
        "players=3 units=S1@C2,W1@C3,E1@A5 hands=S:4D,5D;W:2H,3H;E:4H,5H",
        "counter cancel=2H cards=4H,5H",
        "ROIS-RULING-43",
        "cannot-cancel-that",
        ("2H",),
        {},
        (
            "strike card=4D zone=C2 to=C3 how=damage",
            "react",
            "counter cancel=4D cards=2H,3H",
            "replace card=5D",
            "react",
        ),
    ),
    *(
        Case(
            "Replace a card cancelled by treachery with another suit",
            REPLACE + f"by=treachery cancelled={cancelled} discard={cancelled} laid={laid} action={action}",
            f"replace card={card}",
            "ROIS-TREASON-03",
            "replace-same-suit",
            (card,),
            {"card": card, "cancelled": cancelled},
        )
        for cancelled, laid, action, card in (
            ("4D", "", STRIKE, "9H"),
            ("7S", "8S", '"heal card=7S with=8S zone=C2"', "7C"),
            ("JK1", "8S,10S", '"sabotage card=JK1 with=8S,10S victim=north"', "7C"),
        )
    ),
    *(
        Case(
            "Replace a cancelled card to change the declared action",
            REPLACE + f"by=counter cancelled={cancelled} discard={cancelled} laid={laid} action={action}",
            f"replace card={card}",
            "ROIS-RULING-41",
            "replace-changes",
            (card,),
            {"card": card, "action": kind},
        )
        for cancelled, laid, action, card, kind in (
            ("4D", "", STRIKE, "9H", "strike"),
            ("4D", "", STRIKE, "7C", "strike"),
            ("7S", "8S", '"heal card=7S with=8S zone=C2"', "9D", "heal"),
            ("7S", "", '"move card=7S zone=C2 to=B2 units=S1"', "7C", "move"),
            ("7S", "8D", '"brilliant-move card=7S with=8D zone=C2 to=A2 unit=S1"', "7C", "brilliant-move"),
        )
    ),
    *(
        Case(
            "Draw a third card, or draw above five",
            f"units=S1@C2,N1@C3 hands=S:{hand}",
            "draw",
            number,
            "drawing-at-the-end",
            (),
            {},
        )
        for hand, number in (
            ("2S,3S,4S,5S,6S", "ROIS-TURN-02"),
            ("2S,3S,4S,5S", "ROIS-TURN-04"),
            ("2S", "ROIS-TURN-04"),
        )
    ),
    *(
        Case(
            "Place a special in a zone without an own unit",
            "units=S1@C1,N1@C5 stage=place agreed=general asked=south",
            f"place specials=general:{zone}",
            "ROIS-SETUP-07",
            "special-without-unit",
            (zone,),
            _zone(zone),
        )
        for zone in ("C2", "C5", "F1")
    ),
    *(
        Case(
            "Act, discard or draw outside one's own turn",
            "units=S1@C2,N1@C3 hands=S:4S;N:4D,5D,6D",
            move,
            "ROIS-TURN-01",
            "not-your-turn",
            (),
            {},
            (),
            1,
        )
        for move in (
            "strike card=4D zone=C3 to=C2 how=damage",
            "move card=4D zone=C3 to=C4 units=N1",
            "sabotage card=4D with=5D,6D victim=south",
            "discard cards=4D",
            "draw",
            "offer-draw",
            "give-up",
        )
    ),
    *(
        Case(
            "Move, strike, shoot or heal with a zone that holds no own unit",
            "units=S1@C1,N1@C3 hands=S:7S,8S,4D,5D",
            move,
            number,
            "no-own-unit",
            (zone,),
            _zone(zone),
        )
        for move, number, zone in (
            ("move card=7S zone=B2 to=B3 units=S1", "ROIS-MOVE-01", "B2"),
            ("move card=7S zone=C3 to=C4 units=N1", "ROIS-MOVE-01", "C3"),
            ("move card=7S zone=F1 to=E1 units=S1", "ROIS-MOVE-01", "F1"),
            ("brilliant-move card=7S with=4D zone=B2 to=B4 unit=S1", "ROIS-MOVE-01", "B2"),
            ("strike card=4D zone=C2 to=C3 how=damage", "ROIS-STRIKE-01", "C2"),
            ("strike card=4D zone=C6 to=C5 how=damage", "ROIS-STRIKE-01", "C6"),
            ("shot card=4D with=5D zone=A3 to=C3 how=damage", "ROIS-STRIKE-01", "A3"),
            ("brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=damage", "ROIS-STRIKE-01", "C2"),
            ("heal card=7S with=8S zone=B2", "ROIS-HEAL-01", "B2"),
            ("heal card=7S with=8S zone=C3", "ROIS-HEAL-01", "C3"),
            ("heal card=7S with=8S zone=Z9", "ROIS-HEAL-01", "Z9"),
        )
    ),
    *(
        Case(
            "Brilliant move through an enemy, or of one zone only",
            at,
            f"brilliant-move card=7S with=4D zone=C1 to={to} unit=S1",
            "ROIS-RULING-30",
            reason,
            (zone,),
            _zone(zone),
        )
        for at, to, reason, zone in (
            ("units=S1@C1,N1@C2 hands=S:7S,4D", "C3", "enemy-between", "C2"),
            (BRILLIANT, "C2", "not-two-zones", "C2"),
            (BRILLIANT, "C4", "not-two-zones", "C4"),
        )
    ),
    Case(
        "Sabotage against a player without cards",
        "units=S1@C2,N1@C3 hands=S:4D,5D,6D",
        "sabotage card=4D with=5D,6D victim=north",
        "ROIS-RULING-18",
        "nothing-to-sabotage",
        ("north",),
        {"seat": "north"},
    ),
    *(
        Case(
            "Sabotage against a player without cards",
            "units=S1@C2,N1@C3 hands=S:4D,5D,6D,7D;N:2S",
            f"sabotage card=4D with=5D,6D victim={victim}",
            "ROIS-RULING-18",
            "nothing-to-sabotage",
            (victim,),
            {"seat": victim},
        )
        for victim in ("south", "west", "nobody")
    ),
    *(
        Case(
            "Strike, sabotage or cancel a partner",
            TEAMS,
            move,
            "ROIS-RULING-49",
            reason,
            where,
            args,
        )
        for move, reason, where, args in (
            ("strike card=4D zone=C2 to=C3 how=damage", "partner-there", ("C3",), _zone("C3")),
            ("sabotage card=4D with=5D,6D victim=north", "partner-sabotaged", ("north",), {}),
        )
    ),
    *(
        Case(
            "Strike, sabotage or cancel a partner",
            "players=4 teams=on units=S1@C2,N1@C4,W1@B2,E1@D3 hands=S:4D,5D,6D;N:2S,3S,JK1;W:2C",
            move,
            "ROIS-RULING-49",
            "partner-cancelled",
            (),
            {},
            ("strike card=4D zone=C2 to=B2 how=damage",),
            2,
        )
        for move in ("counter cancel=4D cards=2S,3S", "treachery cancel=4D card=JK1")
    ),
    *(
        Case(
            "React after another player has cancelled the same card",
            "players=3 units=S1@C2,W1@C3,E1@A5 hands=S:4D,5D;W:2H,3H;E:4H,5H,JK1",
            move,
            "ROIS-RULING-44",
            "cancelled-before",
            (),
            {},
            ("strike card=4D zone=C2 to=C3 how=damage", "react", "counter cancel=4D cards=2H,3H"),
            2,
        )
        for move in ("counter cancel=4D cards=4H,5H", "treachery cancel=4D card=JK1")
    ),
    *(
        Case(
            "Cancel the second card of a combination",
            SHOT,
            move,
            "ROIS-RULING-40",
            "first-card-only",
            ("4D",),
            {"card": "4D"},
        )
        for move in (
            "counter cancel=5D cards=2H,3H",
            "counter cancel=4D,5D cards=2H,3H",
            "treachery cancel=5D card=JK1",
        )
    ),
    Case(
        "Take back a declared action or a discard",
        DECLARED + STRIKE,
        "take-back",
        "ROIS-RULING-61",
        "declared-is-final",
        (),
        {},
        (),
        0,
    ),
    Case(
        "Take back a declared action or a discard",
        FRONT,
        "take-back",
        "ROIS-RULING-61",
        "declared-is-final",
        (),
        {},
        ("discard cards=4D",),
    ),
    Case(
        "Use one spade and one diamond declared apart as a brilliant action",
        BRILLIANT,
        "brilliant-move card=7S with=4D zone=C2 to=C4 unit=S1",
        "ROIS-RULING-65",
        "declared-apart",
        ("7S", "4D"),
        {},
        ("move card=7S zone=C1 to=C2 units=S1",),
    ),
    Case(
        "Use one spade and one diamond declared apart as a brilliant action",
        HIT,
        "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=damage",
        "ROIS-RULING-65",
        "declared-apart",
        ("4D", "7S"),
        {},
        ("strike card=4D zone=C2 to=C3 how=damage",),
    ),
    *(
        Case(
            "Leave the board other than by a spade in the breakthrough",
            at,
            move,
            "ROIS-MOVE-04",
            "off-board",
            (zone,),
            _zone(goal),
        )
        for at, move, zone, goal in (
            (OFF_BOARD, "move card=4C zone=C5 to=D6 units=S1", "C5", "D6"),
            (OFF_BOARD.replace("C5", "C4"), "brilliant-move card=7S with=4D zone=C4 to=C6 unit=S1", "C4", "C6"),
            (OFF_BOARD.replace("C5", "E3"), "move card=7S zone=E3 to=F3 units=S1", "E3", "F3"),
            (OFF_BOARD.replace("C5", "C1"), "move card=7S zone=C1 to=C0 units=S1", "C1", "C0"),
            (OFF_BOARD.replace("scenario=breakthrough ", ""), "move card=7S zone=C5 to=C6 units=S1", "C5", "C6"),
        )
    ),
    Case(
        "Leave the board other than by a spade in the breakthrough",
        OFF_BOARD,
        "move card=7S zone=C5 to=C6 specials=general",
        "ROIS-SCN-10",
        "special-leaves-alone",
        ("C5",),
        {},
    ),
    *(
        Case(
            "First player enters C3 in his first turn in the hill (passing over it with a brilliant move is legal)",
            HILL,
            move,
            "ROIS-SCN-11",
            "hill-closed",
            ("C3",),
            {},
        )
        for move in (
            "move card=7S zone=C2 to=C3 units=S2",
            "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1 specials=general",
        )
    ),
    *(
        Case(
            "A card that is not in the hand, or the same card twice",
            at,
            move,
            "ROIS-RULING-66",
            reason,
            where,
            args,
        )
        for at, move, reason, where, args in (
            (
                FRONT,
                "strike card=KD zone=C2 to=C3 how=damage",
                "card-not-in-hand",
                ("KD",),
                {"card": "KD"},
            ),
            (FRONT, "discard cards=KD", "card-not-in-hand", ("KD",), {"card": "KD"}),
            (FRONT, "discard cards=4D,4D", "card-twice", ("4D", "4D"), {}),
            (FRONT, "shot card=4D with=4D zone=C2 to=C4 how=damage", "card-twice", ("4D", "4D"), {}),
            (
                FRONT,
                "move card=nonsense zone=C2 to=C1 units=S1",
                "card-not-in-hand",
                ("nonsense",),
                {"card": "nonsense"},
            ),
            (SHOT, "counter cancel=4D cards=2H,2H", "card-twice", ("2H", "2H"), {}),
            (SHOT, "counter cancel=4D cards=2H,9C", "card-not-in-hand", ("9C",), {"card": "9C"}),
            (SHOT, "treachery cancel=4D card=JK2", "card-not-in-hand", ("JK2",), {"card": "JK2"}),
            (VICTIM, "discard cards=2H,9C", "card-not-in-hand", ("9C",), {"card": "9C"}),
            (
                REPLACE + "by=counter cancelled=4D discard=4D action=" + STRIKE,
                "replace card=10D",
                "card-not-in-hand",
                ("10D",),
                {"card": "10D"},
            ),
        )
    ),
    *(
        Case(
            "A second action, discard or draw offer while a question is open",
            at,
            move,
            "ROIS-RULING-67",
            "other-question-open",
            (),
            {},
            (),
            0,
        )
        for at, move in (
            (DECLARED + STRIKE, "strike card=9D zone=C2 to=C3 how=damage"),
            (DECLARED + STRIKE, "discard cards=9D"),
            (DECLARED + STRIKE, "offer-draw"),
            (DECLARED + STRIKE, "end-turn"),
            (DECLARED + STRIKE, "give-up"),
            (DECLARED + STRIKE, "draw"),
            (DECLARED + STRIKE + " step=reaction", "discard cards=9D"),
            (REPLACE + "by=counter cancelled=4D discard=4D action=" + STRIKE, "discard cards=9H"),
            (REPLACE + "by=counter cancelled=4D discard=4D action=" + STRIKE, "draw"),
            (VICTIM, "end-turn"),
            ("units=S1@C2,N1@C3 hands=S:4D offered=yes asked=north", "discard cards=4D"),
        )
    ),
    *(
        Case(
            "A sabotage victim discards another number than two of his cards",
            VICTIM,
            f"discard cards={cards}",
            "ROIS-RULING-47",
            "lose-two",
            (),
            {"number": number},
        )
        for cards, number in (("2H", 1), ("2H,3H,4H", 3))
    ),
    *(
        Case(
            "A grand manoeuvre in two directions, or with a piece that cannot go",
            GRAND,
            f"move card={card} dir={ways} units={names}",
            "ROIS-RULING-56",
            reason,
            where,
            args,
        )
        for card, ways, names, reason, where, args in (
            ("7S", "N,E", "S1,S2", "two-directions", (), {}),
            ("7S", "S", "S2,S1", "piece-off-board", ("C1",), _zone("C0")),
            ("7S", "N", "S1,S2", "piece-meets-enemy", ("C3",), _zone("C3")),
            ("7S", "N", "S5", "piece-zone-full", ("D4",), _zone("D4", most=2)),
            ("4C", "NE", "S6", "piece-off-board", ("E5",), _zone("F6")),
        )
    ),
    Case(
        "A second draw offer in one turn",
        FRONT,
        "offer-draw",
        "ROIS-RULING-52",
        "offered-before",
        (),
        {},
        ("offer-draw", "decline-draw"),
    ),
    *(
        Case(
            "Free deployment over the zone maximum, outside the own edge, or of another total",
            FREE,
            f"deploy units={numbers}",
            "ROIS-RULING-05",
            reason,
            where,
            args,
        )
        for numbers, reason, where, args in (
            ("A1:4,B1:3,C1:3", "deploy-over-maximum", ("A1",), _zone("A1", most=3)),
            ("A1:12,B1:3,C1:3", "deploy-over-maximum", ("A1",), _zone("A1", most=3)),
            ("A1:~,B1:3,C1:3", "deploy-over-maximum", ("A1",), _zone("A1", most=3)),
            ("A1:x,B1:3,C1:3", "deploy-over-maximum", ("A1",), _zone("A1", most=3)),
            ("A1,B1:3,C1:3", "deploy-over-maximum", ("A1",), _zone("A1", most=3)),
            ("A1:3,B1:0", "deploy-over-maximum", ("B1",), _zone("B1", most=3)),
            ("A2:2,B1:3,C1:3", "outside-edge", ("A2",), _zone("A2")),
            ("A5:2,B1:3,C1:3", "outside-edge", ("A5",), _zone("A5")),
            ("A1:3,B1:3,C1:3", "deploy-total", (), {"number": 9, "total": 10}),
            ("A1:3,B1:3,C1:3,D1:2", "deploy-total", (), {"number": 11, "total": 10}),
            ("A1:3,A1:2,B1:3,C1:2", "zone-twice", (), {}),
        )
    ),
)


def rows() -> dict[str, str]:
    """The table of refusals in the catalogue: attempt and rules."""
    text = CATALOGUE.read_text(encoding="utf-8").split("## Refusals", 1)[1].split("\n## ", 1)[0]
    found = re.findall(r"^\| (.+?) \| (.+?) \|$", text, re.MULTILINE)
    return {attempt: rules for attempt, rules in found if attempt != "Illegal attempt"}


@rule("ROIS-RULING-68")
def test_every_row_has_a_case_and_every_case_a_row() -> None:
    assert len(rows()) == 50
    assert {case.row for case in CASES} == set(rows())


@rule("ROIS-RULING-68")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.row}: {case.move}")
def test_row_of_the_table_of_refusals(case: Case) -> None:
    assert case.rule in rows()[case.row], "the number shown stands in the row"
    tabled = (
        table(case.at).quietly(*case.before) if case.row.startswith("Use one") else table(case.at).play(*case.before)
    )
    assert tabled.refusal(case.move, case.player) == (case.rule, case.reason, case.where, case.args)


NUMBERS_SHOWN = {case.rule for case in CASES}


@rule("ROIS-RULING-68")
def test_every_rule_of_every_row_is_shown_unless_it_stands_second_for_the_same_attempt() -> None:
    """Two-number rows: the first number for an attempt that breaks both, each its own for alternative attempts."""
    second_only = {"ROIS-TURN-06", "ROIS-RULING-37", "ROIS-TURN-07", "ROIS-RULING-55"}
    named = {number for rules in rows().values() for number in re.findall(r"ROIS-[A-Z]+-\d+", rules)}
    assert named - NUMBERS_SHOWN == second_only


# Two broken rules at once: the earlier stage of ROIS-RULING-68 is shown.
ORDER = (
    (
        "a question of another player before the cards",
        FRONT,
        "strike card=KC zone=C2 to=C3 how=damage",
        1,
        "ROIS-TURN-01",
    ),
    (
        "another question open before the cards",
        DECLARED + STRIKE,
        "strike card=KC zone=C2 to=C3 how=damage",
        0,
        "ROIS-RULING-67",
    ),
    ("card not in hand before its suit", FRONT, "strike card=KC zone=C2 to=C3 how=damage", 0, "ROIS-RULING-66"),
    (
        "card not in hand before the same card twice",
        FRONT,
        "shot card=KD with=KD zone=C2 to=C4 how=damage",
        0,
        "ROIS-RULING-66",
    ),
    ("card twice before the suit", FRONT, "shot card=7S with=7S zone=C2 to=C4 how=damage", 0, "ROIS-RULING-66"),
    ("suit before the acting zone", FRONT, "strike card=7S zone=A1 to=C3 how=damage", 0, "ROIS-STRIKE-01"),
    (
        "joker before the acting zone",
        "units=S1@C2,N1@C3 hands=S:JK1",
        "move card=JK1 zone=A1 to=A2 units=S1",
        0,
        "ROIS-RULING-16",
    ),
    (
        "number of cards before the joker",
        "units=S1@C2,N1@C3 hands=S:JK1,4D",
        "strike card=4D,JK1 zone=C2 to=C3 how=damage",
        0,
        "ROIS-STRIKE-01",
    ),
    ("number of cards of a heal", BLACK, "heal card=7S zone=C1", 0, "ROIS-HEAL-01"),
    ("number of cards of a shot", FRONT, "shot card=4D zone=C2 to=C4 how=damage", 0, "ROIS-SHOT-01"),
    ("acting zone before the units", PAIR, "move card=7S zone=A1 to=A2 units=S1", 0, "ROIS-MOVE-01"),
    ("acting zone before two zones", PAIR, "move card=7S zone=A1,C1 to=A2 units=S1", 0, "ROIS-MOVE-01"),
    (
        "acting zone before the direction of a strike",
        FRONT,
        "strike card=4D zone=A1 to=C3 how=damage",
        0,
        "ROIS-STRIKE-01",
    ),
    ("units of two zones before the direction", PAIR, "move card=7S zone=C1 to=D2 units=S1,N1", 0, "ROIS-RULING-17"),
    (
        "unit of another zone before more than one unit",
        BRILLIANT,
        "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1,N1",
        0,
        "ROIS-RULING-17",
    ),
    (
        "unit of another zone before more than one unit",
        HIT,
        "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1,N1 how=damage",
        0,
        "ROIS-RULING-17",
    ),
    (
        "more than one unit before the direction",
        BRILLIANT,
        "brilliant-move card=7S with=4D zone=C1 to=D3 unit=S1,S2",
        0,
        "ROIS-BRIL-01",
    ),
    (
        "more than one unit before the direction",
        HIT,
        "brilliant-strike card=4D with=7S zone=C2 to=D3 unit=S1,S2 how=damage",
        0,
        "ROIS-BRIL-01",
    ),
    ("nothing moves before the direction", PAIR, "move card=7S zone=C1 to=D2", 0, "ROIS-RULING-18"),
    ("direction before the distance", PAIR, "move card=4C zone=C1 to=C4 units=S1", 0, "ROIS-MOVE-02"),
    (
        "direction before the distance of a shot",
        FRONT,
        "shot card=4D with=5D zone=C2 to=D3 how=damage",
        0,
        "ROIS-SHOT-01",
    ),
    (
        "direction before the distance of a strike",
        FRONT,
        "strike card=4D zone=C2 to=E4 how=damage",
        0,
        "ROIS-STRIKE-01",
    ),
    ("distance before the board's edge", PAIR, "move card=7S zone=C1 to=C7 units=S1", 0, "ROIS-TURN-05"),
    (
        "distance of a strike before the board's edge",
        FRONT,
        "strike card=4D zone=C2 to=C6 how=damage",
        0,
        "ROIS-TURN-05",
    ),
    (
        "distance of a brilliant move before the edge",
        BRILLIANT,
        "brilliant-move card=7S with=4D zone=C1 to=C0 unit=S1",
        0,
        "ROIS-RULING-30",
    ),
    ("distance before an enemy in the goal", PAIR, "move card=7S zone=C1 to=C3 units=S1", 0, "ROIS-TURN-05"),
    ("a shot off the board", FRONT, "shot card=4D with=5D zone=C2 to=C6 how=damage", 0, "ROIS-MOVE-04"),
    (
        "a strike off the board",
        "units=S1@C5,N1@A1 hands=S:4D",
        "strike card=4D zone=C5 to=C6 how=damage",
        0,
        "ROIS-MOVE-04",
    ),
    (
        "push-back off the board before an empty target",
        "units=S1@C4,N1@A1 hands=S:4D",
        "strike card=4D zone=C4 to=C5 how=push",
        0,
        "ROIS-RULING-26",
    ),
    (
        "push-back off the board before what stands in the way",
        "units=S1@C1,S2@C2,N1@C5 hands=S:4D,5D",
        "shot card=4D with=5D zone=C1 to=C5 how=push",
        0,
        "ROIS-RULING-26",
    ),
    (
        "the scenario before the special left alone",
        "scenario=hill units=S1@C2,N1@C5 specials=S:general@C2 hands=S:7S",
        "move card=7S zone=C2 to=C3 units=S1",
        0,
        "ROIS-SCN-11",
    ),
    (
        "the scenario before the enemy between",
        "scenario=hill units=S1@C1,N1@C2 hands=S:7S,4D",
        "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1",
        0,
        "ROIS-SCN-11",
    ),
    (
        "what stands in the way before an empty target",
        "units=S1@C1,S2@C2,N1@A5 hands=S:4D,5D",
        "shot card=4D with=5D zone=C1 to=C4 how=damage",
        0,
        "ROIS-SHOT-03",
    ),
    (
        "enemy between before the enemy in the goal",
        "units=S1@C1,N1@C2,N2@C3 hands=S:7S,4D",
        "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1",
        0,
        "ROIS-RULING-30",
    ),
    (
        "enemy in the goal before a special left alone",
        "units=S1@C2,N1@C3 specials=S:general@C2 hands=S:7S",
        "move card=7S zone=C2 to=C3 units=S1",
        0,
        "ROIS-ZONE-01",
    ),
    (
        "enemy in the goal before a special alone",
        "units=S1@C2,N1@C3 specials=S:general@C2 hands=S:7S",
        "move card=7S zone=C2 to=C3 specials=general",
        0,
        "ROIS-ZONE-01",
    ),
    (
        "zone maximum before a special left alone",
        "units=4S@C2,S5@C1,N1@C5 specials=S:general@C1 hands=S:7S",
        "move card=7S zone=C1 to=C2 units=S5",
        0,
        "ROIS-ZONE-02",
    ),
    (
        "empty target before the push-back",
        "units=S1@C2,S2@C4,N1@A5 hands=S:4D",
        "strike card=4D zone=C2 to=C3 how=push",
        0,
        "ROIS-RULING-18",
    ),
    (
        "the brilliant strike's push before the standard-bearer",
        "units=S1@C2,N1@C3,N2@C4 specials=N:standard@C3 hands=S:4D,7S",
        "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=push",
        0,
        "ROIS-RULING-31",
    ),
    (
        "a brilliant push at the edge is refused as brilliant",
        "units=S1@C4,N1@C5 hands=S:4D,7S",
        "brilliant-strike card=4D with=7S zone=C4 to=C5 unit=S1 how=push",
        0,
        "ROIS-RULING-31",
    ),
    (
        "the standard-bearer before the occupied zone",
        "units=S1@C2,N1@C3,N2@C4 specials=N:standard@C3 hands=S:4D",
        "strike card=4D zone=C2 to=C3 how=push",
        0,
        "ROIS-RULING-36",
    ),
    ("counter: card not in hand before the number", SHOT, "counter cancel=5D cards=KC", 1, "ROIS-RULING-66"),
    ("counter: number before the card aimed at", SHOT, "counter cancel=5D cards=2H", 1, "ROIS-COUNTER-01"),
    (
        "replacement: in hand before the suit",
        REPLACE + "by=counter cancelled=4D discard=4D action=" + STRIKE,
        "replace card=KC",
        0,
        "ROIS-RULING-66",
    ),
    ("victim: in hand before the number", VICTIM, "discard cards=KC", 1, "ROIS-RULING-66"),
)


@rule("ROIS-RULING-68")
@pytest.mark.parametrize(
    ("what", "at", "move", "player", "number"), ORDER, ids=[f"{row[0]}: {row[2]}" for row in ORDER]
)
def test_the_first_broken_rule_is_shown(what: str, at: str, move: str, player: int, number: str) -> None:
    assert table(at).refusal(move, player)[0] == number


@rule("ROIS-RULING-68")
@pytest.mark.parametrize("move", ["end-turn", "draw", "counter cancel=4D cards=2H,3H", "nonsense", "strike card=KD"])
@pytest.mark.parametrize("player", [0, 1])
def test_game_over_comes_before_everything(move: str, player: int) -> None:
    over = table("units=S1@C2 hands=S:4D result=ROIS-END-02,last-army,won,lost")
    assert over.refusal(move, player) == ("ROIS-END-02", "game-over", (), {})


TURN = "units=S1@C2,N1@C3 hands=S:4D,5D;N:2H,3H,JK1"
REACT = DECLARED + STRIKE
REACTION = REACT + " step=reaction"
WAITING = REPLACE + "by=counter cancelled=4D discard=4D action=" + STRIKE
OFFER = "units=S1@C2,N1@C3 hands=S:4D;N:2H,3H offered=yes asked=north"
QUESTIONS = (
    (TURN, 1, "end-turn", "ROIS-TURN-07 not-your-question"),
    (TURN, 1, "pass", "ROIS-TURN-07 not-your-question"),
    (TURN, 1, "replace card=2H", "ROIS-TURN-07 not-your-question"),
    (TURN, 1, "take-back", "ROIS-TURN-07 not-your-question"),
    (TURN, 1, "counter cancel=4D cards=2H,3H", "ROIS-COUNTER-01 no-card-to-cancel"),
    (TURN, 1, "treachery cancel=4D card=JK1", "ROIS-TREASON-01 no-card-to-cancel"),
    (TURN, 0, "pass", "ROIS-RULING-67 other-question-open"),
    (TURN, 0, "accept-draw", "ROIS-RULING-67 other-question-open"),
    (TURN, 0, "replace card=4D", "ROIS-RULING-67 other-question-open"),
    (TURN, 0, "deploy units=A1:1", "ROIS-RULING-67 other-question-open"),
    (REACT, 0, "pass", "ROIS-TURN-07 not-your-question"),
    (REACT, 0, "replace card=9D", "ROIS-TURN-07 not-your-question"),
    (REACT, 0, "counter cancel=4D cards=9D,7S", "ROIS-COUNTER-01 own-turn"),
    (REACT, 1, "discard cards=2H", "ROIS-TURN-01 not-your-turn"),
    (REACT, 1, "draw", "ROIS-TURN-01 not-your-turn"),
    (REACT, 1, "end-turn", "ROIS-RULING-67 other-question-open"),
    (REACT, 1, "take-back", "ROIS-RULING-67 other-question-open"),
    (REACT, 1, "decline", "ROIS-RULING-67 other-question-open"),
    (REACT, 1, "counter cancel=4D cards=2H,3H", "ROIS-RULING-45 react-first"),
    (REACT, 1, "treachery cancel=4D card=JK1", "ROIS-RULING-45 react-first"),
    (REACTION, 1, "react", "ROIS-RULING-67 other-question-open"),
    (REACTION, 0, "react", "ROIS-TURN-07 not-your-question"),
    (WAITING, 1, "counter cancel=4D cards=2H,3H", "ROIS-RULING-44 cancelled-before"),
    (WAITING, 1, "pass", "ROIS-TURN-07 not-your-question"),
    (WAITING, 0, "pass", "ROIS-RULING-67 other-question-open"),
    (VICTIM, 1, "strike card=2H zone=C3 to=C2 how=damage", "ROIS-TURN-01 not-your-turn"),
    (VICTIM, 1, "end-turn", "ROIS-RULING-67 other-question-open"),
    (VICTIM, 1, "draw", "ROIS-TURN-01 not-your-turn"),
    (VICTIM, 0, "discard cards=4D", "ROIS-RULING-67 other-question-open"),
    (VICTIM, 0, "take-back", "ROIS-RULING-61 declared-is-final"),
    (OFFER, 0, "accept-draw", "ROIS-TURN-07 not-your-question"),
    (OFFER, 0, "offer-draw", "ROIS-RULING-67 other-question-open"),
    (OFFER, 1, "pass", "ROIS-RULING-67 other-question-open"),
    (OFFER, 1, "give-up", "ROIS-TURN-01 not-your-turn"),
    ("stage=terrain terrain-by=free", 0, "accept", "ROIS-RULING-67 other-question-open"),
    ("stage=terrain terrain-by=free", 1, "propose", "ROIS-TURN-07 not-your-question"),
    ("stage=terrain terrain-by=free", 1, "strike card=4D", "ROIS-TURN-07 not-your-question"),
    ("stage=terrain terrain-by=free", 0, "strike card=4D", "ROIS-RULING-67 other-question-open"),
    ("stage=terrain terrain-by=free", 0, "counter card=4D", "ROIS-RULING-67 other-question-open"),
    ("stage=terrain terrain-by=free", 0, "take-back", "ROIS-RULING-67 other-question-open"),
    ("stage=terrain terrain-by=free players=3", 2, "propose", "ROIS-TURN-07 not-your-question"),
    (FREE, 1, "deploy units=A5:3", "ROIS-TURN-07 not-your-question"),
    (TURN, -1, "end-turn", f"{FORM} no-such-player"),
    (TURN, 2, "end-turn", f"{FORM} no-such-player"),
    (TURN, 2, "nonsense", f"{FORM} no-such-player"),
    (TURN, 0, "nonsense", f"{FORM} kind-unknown"),
    (TURN, 1, "nonsense", f"{FORM} kind-unknown"),
)


@rule("ROIS-RULING-67", "ROIS-RULING-68", "ROIS-TURN-07")
@pytest.mark.parametrize(("at", "player", "move", "shown"), QUESTIONS)
def test_who_may_answer_what(at: str, player: int, move: str, shown: str) -> None:
    assert table(at).refused(move, player) == shown


@pytest.mark.parametrize(
    ("move", "reason", "args"),
    [
        ("move card=7S zone=C1 to=C2 units=S1 unit=S1", "part-unknown", {"part": "unit", "action": "move"}),
        ("end-turn now=1", "part-unknown", {"part": "now", "action": "end-turn"}),
        ("end-turn " + "x" * 50 + "=1", "part-unknown", {"part": "x" * 40, "action": "end-turn"}),
        ("move card=7S zone=C1 to=C2 units=S1,S1", "value-twice", {"part": "units"}),
        ("move card=7S zone=C1 to=C2,C2 units=S1", "value-twice", {"part": "to"}),
        ("strike card=4D zone=C1 to=C2 how=damage,push", "one-value", {"part": "how"}),
        ("strike card=4D zone=C1,C2 to=C2 how=damage", "one-value", {"part": "zone"}),
        ("heal card=7S with=8S zone=C1,C2", "one-value", {"part": "zone"}),
        ("sabotage card=7S with=8S,4D victim=north,south", "one-value", {"part": "victim"}),
        ("strike card=4D zone=C1 to=C2 how=hard", "how-unknown", {"value": "hard"}),
        ("strike card=4D zone=C1 to=C2", "part-missing", {"part": "how", "action": "strike"}),
        ("strike zone=C1 to=C2 how=push", "part-missing", {"part": "card", "action": "strike"}),
        ("shot card=4D with=5D to=C2 how=push", "part-missing", {"part": "zone", "action": "shot"}),
        ("move card=7S zone=C1 units=S1", "part-missing", {"part": "to", "action": "move"}),
        ("brilliant-move card=7S with=4D zone=C1 to=C3", "part-missing", {"part": "unit", "action": "brilliant-move"}),
        (
            "brilliant-strike card=4D with=7S zone=C1 to=C2 how=damage",
            "part-missing",
            {"part": "unit", "action": "brilliant-strike"},
        ),
        ("heal card=7S with=8S", "part-missing", {"part": "zone", "action": "heal"}),
        ("sabotage card=7S with=8S,4D", "part-missing", {"part": "victim", "action": "sabotage"}),
        ("discard", "part-missing", {"part": "cards", "action": "discard"}),
    ],
)
def test_a_move_of_the_wrong_form(move: str, reason: str, args: dict[str, Value]) -> None:
    assert table(PAIR).refusal(move) == (FORM, reason, (), args)


def test_unknown_kinds_are_named_in_short() -> None:
    assert table(PAIR).refusal("z" * 50) == (FORM, "kind-unknown", (), {"value": "z" * 40})
    assert table(PAIR).refusal("end-turn", 7) == (FORM, "no-such-player", (), {"player": 7})


def test_the_seats_of_the_tests_are_those_of_the_game() -> None:
    assert (SOUTH, WEST, NORTH, EAST) == (0, 1, 2, 3)
