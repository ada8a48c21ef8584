"""Healing and sabotage."""

import pytest

from tests.marks import rule

from .helpers import NORTH, SOUTH, table


@rule("ROIS-HEAL-01", "ROIS-RULING-33")
@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("S1@C1:9,S2@C1:4", "S1@C1:9 S2@C1:6", ["S2 points=2 left=6"]),
        ("S1@C1:9,S2@C1:9", "S1@C1 S2@C1", ["S1 points=1 left=10", "S2 points=1 left=10"]),
        ("S1@C1:10,S2@C1:9", "S1@C1 S2@C1", ["S2 points=1 left=10"]),
        ("S1@C1:5,S2@C1:5", "S1@C1:7 S2@C1:5", ["S1 points=2 left=7"]),
        ("S10@C1:5,S9@C1:5", "S9@C1:7 S10@C1:5", ["S9 points=2 left=7"]),
        ("S1@C1:8,S2@C1:9,S3@D1:1", "S1@C1 S2@C1:9 S3@D1:1", ["S1 points=2 left=10"]),
        ("S1@C1:1", "S1@C1:3", ["S1 points=2 left=3"]),
    ],
)
def test_two_points_for_the_most_wounded(before: str, after: str, told: list[str]) -> None:
    healed = table(f"units={before},N1@C5 hands=S:7S,4C").play("heal card=7S with=4C zone=C1")
    assert healed.units == f"{after} N1@C5"
    assert healed.told[1:] == [f"healed ROIS-HEAL-01 unit={line}" for line in told]
    assert (healed.hand(SOUTH), healed.discard) == ("", "7S 4C")


@rule("ROIS-HEAL-01")
@pytest.mark.parametrize("cards", [("7S", "8S"), ("4C", "5C"), ("7S", "4C"), ("4C", "7S")])
def test_any_two_black_cards_heal(cards: tuple[str, str]) -> None:
    at = table("units=S1@C1:5,N1@C5 hands=S:7S,8S,4C,5C")
    assert at.play(f"heal card={cards[0]} with={cards[1]} zone=C1").units == "S1@C1:7 N1@C5"


@rule("ROIS-HEAL-01")
@pytest.mark.parametrize("cards", ["card=7S", "card=7S,8S", "card=7S with=8S,4C", "card=7S with=4D"])
def test_healing_takes_exactly_two_black_cards(cards: str) -> None:
    at = table("units=S1@C1:5,N1@C5 hands=S:7S,8S,4C,4D")
    assert at.refused(f"heal {cards} zone=C1") == "ROIS-HEAL-01 wrong-cards"


@rule("ROIS-RULING-36", "ROIS-RULING-33")
@pytest.mark.parametrize(
    ("special", "left"), [("S:healer@C1", 7), ("S:healer@D1", 6), ("S:general@C1", 6), ("N:healer@C5", 6)]
)
def test_a_healer_gives_three_points_in_his_zone(special: str, left: int) -> None:
    at = table(f"units=S1@C1:4,S2@D1,N1@C5 specials={special} hands=S:7S,4C")
    assert at.play("heal card=7S with=4C zone=C1").units == f"S1@C1:{left} S2@D1 N1@C5"


@rule("ROIS-HEAL-01", "ROIS-RULING-18", "ROIS-RULING-40")
def test_lines_of_healing() -> None:
    at = table("units=S1@C1:5,S2@D1,S3@A2:9,N1@C5:3 hands=S:7S,4C,8S,4D")
    assert at.lines("heal") == [
        "heal card=7S with=4C|8S zone=C1|A2",
        "heal card=4C with=7S|8S zone=C1|A2",
        "heal card=8S with=7S|4C zone=C1|A2",
    ]
    assert table("units=S1@C1,N1@C5:3 hands=S:7S,4C").lines("heal") == []
    assert table("units=S1@C1:5,N1@C5 hands=S:7S,4D").lines("heal") == []


@rule("ROIS-SAB-01", "ROIS-RULING-47")
def test_the_saboteur_names_the_opponent_and_the_victim_chooses() -> None:
    at = table("players=3 units=S1@C1,W1@A5,E1@E5 hands=S:4C,4D,JK1,2S;W:2H,3H,4H;E:5H,6H,7H,8H")
    asked = at.quietly("sabotage card=4D with=4C,JK1 victim=east")
    assert (asked.question, asked.asked, asked.state.asked) == ("sabotaged", 2, -1)
    assert asked.lines("discard") == ["discard cards[2-2]=5H|6H|7H|8H"]
    assert asked.kinds == ("discard",)
    assert asked.discard == ""
    after = asked.play("discard cards=6H,8H")
    assert after.state.hands == (("2S",), ("2H", "3H", "4H"), (), ("5H", "7H"))
    assert after.discard == "6H 8H 4D 4C JK1"
    assert after.told[-1] == "sabotaged ROIS-SAB-01 seat=east cards=6H,8H"
    assert (after.question, after.asked) == ("turn", 0)


@rule("ROIS-SAB-01", "ROIS-RULING-16", "ROIS-RULING-18", "ROIS-RULING-40")
def test_lines_of_sabotage() -> None:
    at = table("players=3 units=S1@C1,W1@A5,E1@E5 hands=S:4C,4D,JK1,2S;E:5H")
    assert at.lines("sabotage") == [
        "sabotage card=4C with[2-2]=4D|JK1|2S victim=east",
        "sabotage card=4D with[2-2]=4C|JK1|2S victim=east",
        "sabotage card=JK1 with[2-2]=4C|4D|2S victim=east",
        "sabotage card=2S with[2-2]=4C|4D|JK1 victim=east",
    ]
    assert table("units=S1@C1,N1@C5 hands=S:4C,4D;N:2S").lines("sabotage") == []
    assert table("units=S1@C1,N1@C5 hands=S:4C,4D,2S").lines("sabotage") == []
    both = table("players=3 units=S1@C1,W1@A5,E1@E5 hands=S:4C,4D,2S;W:6S;E:5H").lines("sabotage")
    assert both[0] == "sabotage card=4C with[2-2]=4D|2S victim=west|east"


@rule("ROIS-SAB-01")
@pytest.mark.parametrize(
    ("hand", "asked", "left"),
    [("2H,3H,4H,5H,6H", True, "4H 5H 6H"), ("2H,3H,4H", True, "4H"), ("2H,3H", False, ""), ("2H", False, "")],
)
def test_what_a_sabotage_leaves(hand: str, asked: bool, left: str) -> None:
    at = table(f"units=S1@C1,N1@C5 hands=S:4C,4D,JK1;N:{hand}").quietly("sabotage card=4D with=4C,JK1 victim=north")
    assert (at.question == "sabotaged") == asked
    after = at.play("discard cards=2H,3H") if asked else at
    assert after.hand(NORTH) == left


@rule("ROIS-RULING-35")
def test_a_sabotage_counts_as_playing_a_card() -> None:
    at = table("units=S1@C1,N1@C5 hands=S:4C,4D,JK1;N:2H").quietly("sabotage card=4D with=4C,JK1 victim=north")
    assert at.play("end-turn").units == "S1@C1 N1@C5"
