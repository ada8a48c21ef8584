"""Moves of one zone, specials on the way, brilliant moves."""

import pytest

from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import table

LONE = "units=S1@C3,N1@A5 hands=S:7S,4C"
ORTHOGONAL = ("C4", "D3", "C2", "B3")
DIAGONAL = ("D4", "D2", "B2", "B4")


@pytest.mark.parametrize(
    ("card", "goals", "others"),
    [
        pytest.param("7S", ORTHOGONAL, DIAGONAL, marks=rule("ROIS-MOVE-01", "ROIS-TURN-06")),
        pytest.param("4C", DIAGONAL, ORTHOGONAL, marks=rule("ROIS-MOVE-02", "ROIS-TURN-06")),
    ],
)
def test_each_suit_has_its_four_directions(card: str, goals: tuple[str, ...], others: tuple[str, ...]) -> None:
    at = table(LONE)
    for goal in goals:
        after = at.play(f"move card={card} zone=C3 to={goal} units=S1")
        assert after.units == f"S1@{goal} N1@A5"
        assert after.discard == card
    number = {"7S": "ROIS-MOVE-01", "4C": "ROIS-MOVE-02"}[card]
    for goal in others:
        assert at.refused(f"move card={card} zone=C3 to={goal} units=S1") == f"{number} wrong-direction"
    assert at.lines("move")[card == "4C"] == f"move card={card} zone=C3 to={'|'.join(goals)} units=S1"


@rule("ROIS-TURN-05", "ROIS-MOVE-01")
@pytest.mark.parametrize("goal", ["C5", "C1", "A3", "E3"])
def test_a_single_card_moves_one_zone_only(goal: str) -> None:
    assert table(LONE).refused(f"move card=7S zone=C3 to={goal} units=S1") == "ROIS-TURN-05 not-adjacent"


@rule("ROIS-MOVE-01")
@pytest.mark.parametrize("goal", ["C3", "nowhere", "D5"])
def test_a_goal_that_is_no_direction_at_all(goal: str) -> None:
    assert table(LONE).refused(f"move card=7S zone=C3 to={goal} units=S1") == "ROIS-MOVE-01 wrong-direction"


@rule("ROIS-MOVE-01", "ROIS-MOVE-03", "ROIS-RULING-17")
def test_what_is_told_of_a_move() -> None:
    after = table("units=3S@C1,N1@C5 specials=S:general@C1 hands=S:7S,8S").play(
        "move card=7S zone=C1 to=C2 units=S1,S3 specials=general"
    )
    assert after.told == [
        "declared ROIS-RULING-39 seat=south action=move"
        " move=move card=7S zone=C1 to=C2 units=S1,S3 specials=general cards=7S",
        "moved ROIS-MOVE-01 seat=south pieces=S1,S3,general zone=C1 to_zone=C2",
    ]
    assert after.units == "S1@C2 S2@C1 S3@C2 N1@C5"
    assert after.specials == "S:general@C2"
    assert (after.hand(0), after.discard, after.barrier) == ("8S", "7S", "declared")
    assert after.state.spent == ("7S",)


@rule("ROIS-MOVE-06")
@pytest.mark.parametrize("ground", [*"owhrm"])
def test_terrain_never_hinders_movement(ground: str) -> None:
    at = table(f"units=S1@C2,N1@A5 hands=S:7S,4D terrain=...../...../..{ground}../..{ground}../.....")
    assert at.play("move card=7S zone=C2 to=C3 units=S1").units == "S1@C3 N1@A5"
    assert at.play("brilliant-move card=7S with=4D zone=C2 to=C4 unit=S1").units == "S1@C4 N1@A5"


@rule("ROIS-MOVE-05")
@pytest.mark.parametrize(
    ("more", "terrain"),
    [
        (",N2@B3,N3@C2", "...../...../...../...../....."),
        ("", "...../...../.w.../..o../....."),
        (",N2@B3", "...../...../...../..r../....."),
        (",S2@B3", "...../...../...../..h../....."),
    ],
)
def test_a_diagonal_step_passes_between_anything(more: str, terrain: str) -> None:
    after = table(f"units=S1@B2,N1@A5{more} terrain={terrain} hands=S:4C").play("move card=4C zone=B2 to=C3 units=S1")
    assert after.units.startswith("S1@C3")


@rule("ROIS-ZONE-01", "ROIS-ZONE-02", "ROIS-MOVE-04")
def test_lines_leave_out_full_zones_and_enemies() -> None:
    at = table("zone-max=3 units=2S@C2,2S@B2,S5@C1,N1@C3,2N@A5 hands=S:7S,8S")
    assert at.lines("move") == [
        "move card=7S|8S zone=C1 to=C2|D1|B1 units=S5",
        "move card=7S|8S zone=B2 to=B3|B1|A2 units[1-2]=S3|S4",
        "move card=7S|8S zone=B2 to=C2 units=S3|S4",
        "move card=7S|8S zone=C2 to=D2|C1 units[1-2]=S1|S2",
        "move card=7S|8S zone=C2 to=B2 units=S1|S2",
    ]


@rule("ROIS-ZONE-02", "ROIS-SETUP-05")
@pytest.mark.parametrize("most", [1, 2, 6])
def test_the_zone_maximum_is_the_agreed_one(most: int) -> None:
    almost = "".join(f",S{n}@C2" for n in range(2, most + 1))
    fits = table(f"zone-max={most} units=S1@C1{almost},N1@C5 hands=S:7S")
    assert fits.refused("move card=7S zone=C1 to=C2 units=S1") == ""
    assert fits.lines("move")[0] == "move card=7S zone=C1 to=C2|D1|B1 units=S1"
    full = table(f"zone-max={most} units=S1@C1{almost},S9@C2,N1@C5 hands=S:7S")
    assert full.refused("move card=7S zone=C1 to=C2 units=S1") == "ROIS-ZONE-02 zone-full"
    assert full.lines("move")[0] == "move card=7S zone=C1 to=D1|B1 units=S1"


@rule("ROIS-SPEC-01", "ROIS-SPEC-04", "ROIS-RULING-38")
def test_specials_do_not_count_for_the_zone_maximum() -> None:
    at = table("zone-max=2 units=S1@C1,S2@C1,S3@C2,S4@C2,N1@A5 specials=S:general@C1,S:healer@C1 hands=S:7S")
    after = at.play("move card=7S zone=C1 to=C2 specials=general,healer")
    assert after.specials == "S:general@C2 S:healer@C2"
    assert after.units == at.units
    assert after.told[-1] == "moved ROIS-MOVE-01 seat=south pieces=general,healer zone=C1 to_zone=C2"
    assert at.lines("move")[:2] == [
        "move card=7S zone=C1 to=C2 specials[1-2]=general|healer",
        "move card=7S zone=C1 to=D1|B1 units[1-2]=S1|S2 specials[0-2]=general|healer",
    ]


@rule("ROIS-SPEC-03", "ROIS-SPEC-04", "ROIS-RULING-37", "ROIS-RULING-38")
def test_lines_of_a_zone_with_specials() -> None:
    at = table("units=S1@C1,S2@C2,N1@A5 specials=S:general@C1,S:sapper@C1 hands=S:7S")
    assert [line for line in at.lines("move") if "zone=C1" in line] == [
        "move card=7S zone=C1 to=C2 units[0-1]=S1 specials[0-2]=general|sapper",
        "move card=7S zone=C1 to=D1|B1 units=S1 specials[2-2]=general|sapper",
    ]


@rule("ROIS-RULING-37", "ROIS-SPEC-02", "ROIS-SPEC-03")
def test_when_some_leave_the_player_decides_which_specials_go() -> None:
    at = table("units=2S@C1,N1@A5 specials=S:general@C1,S:sapper@C1 hands=S:7S")
    for specials, left in (("", "S:general@C1 S:sapper@C1"), (" specials=sapper", "S:general@C1 S:sapper@C2")):
        assert at.play(f"move card=7S zone=C1 to=C2 units=S1{specials}").specials == left
    everybody = "move card=7S zone=C1 to=C2 units=S1,S2"
    assert at.refused(everybody) == "ROIS-SPEC-02 special-left-alone"
    assert at.refused(f"{everybody} specials=general") == "ROIS-SPEC-02 special-left-alone"
    assert at.nearest(everybody) == f"{everybody} specials=general,sapper"
    assert at.nearest(f"{everybody} specials=sapper") == f"{everybody} specials=general,sapper"
    assert at.nearest("move card=7S zone=C1 to=C2 units=S1") == "move card=7S zone=C1 to=C2 units=S1"
    assert at.play(f"{everybody} specials=general,sapper").specials == "S:general@C2 S:sapper@C2"


@rule("ROIS-RULING-37")
def test_the_list_of_moves_holds_only_the_full_form() -> None:
    at = table("units=2S@C1,N1@A5 specials=S:general@C1 hands=S:7S")
    moves = {str(move) for move in RULES.moves(at.state, 0) or () if move.kind == "move" and move.one("to") == "C2"}
    start = "move card=7S zone=C1 to=C2 units="
    assert moves == {
        f"{start}S1",
        f"{start}S2",
        f"{start}S1 specials=general",
        f"{start}S2 specials=general",
        f"{start}S1,S2 specials=general",
    }


@rule("ROIS-RULING-18")
def test_a_move_moves_something() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:7S")
    assert at.refusal("move card=7S zone=C1 to=C2") == ("ROIS-RULING-18", "nothing-moves", ("C1",), {})


@rule("ROIS-SPEC-04")
def test_a_special_needs_a_unit_of_its_own_army_in_the_goal() -> None:
    at = table("units=S1@C1,N1@C2 specials=S:general@C1 hands=S:7S,4C")
    assert at.refused("move card=7S zone=C1 to=C2 specials=general") == "ROIS-ZONE-01 enemy-there"
    assert at.refused("move card=7S zone=C1 to=B1 specials=general") == "ROIS-SPEC-04 no-unit-for-special"
    far = table("units=S1@C1,S2@C3,N1@A5 specials=S:general@C1 hands=S:7S")
    assert far.refused("move card=7S zone=C1 to=C3 specials=general") == "ROIS-TURN-05 not-adjacent"


@rule("ROIS-RULING-19", "ROIS-RULING-32")
def test_a_unit_acts_as_often_as_there_are_cards() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:7S,8S,4D,4C,4H")
    after = at.play(
        "move card=7S zone=C1 to=C2 units=S1",
        "brilliant-move card=8S with=4D zone=C2 to=C4 unit=S1",
        "brilliant-move card=4C with=4H zone=C4 to=E2 unit=S1",
    )
    assert after.units == "S1@E2 N1@A5"
    assert after.discard == "7S 8S 4D 4C 4H"
    assert after.state.spent == ("7S", "8S", "4D", "4C", "4H")


BRILLIANT = "brilliant-move card={} with={} zone=C3 to={} unit=S1"


@pytest.mark.parametrize(
    ("cards", "goals", "others"),
    [
        (("7S", "4D"), ("C5", "E3", "C1", "A3"), ("E5", "E1", "A1", "A5")),
        (("4C", "4H"), ("E5", "E1", "A1", "A5"), ("C5", "E3", "C1", "A3")),
    ],
)
@rule("ROIS-BRIL-01", "ROIS-BRIL-02", "ROIS-RULING-30")
def test_a_brilliant_move_goes_two_zones_in_the_directions_of_its_suits(
    cards: tuple[str, str], goals: tuple[str, ...], others: tuple[str, ...]
) -> None:
    at = table("units=S1@C3,N1@B5 hands=S:7S,4C,4D,4H")
    for goal in goals:
        after = at.play(BRILLIANT.format(*cards, goal))
        assert after.units == f"S1@{goal} N1@B5"
        assert after.discard == " ".join(cards)
    for goal in others:
        assert at.refused(BRILLIANT.format(*cards, goal)).endswith("wrong-direction")
    line = f"brilliant-move card={cards[0]} with={cards[1]} zone=C3 unit=S1 to={'|'.join(goals)}"
    assert line in at.lines("brilliant-move")


@rule("ROIS-RULING-30", "ROIS-ZONE-02", "ROIS-ZONE-01")
def test_the_end_zone_of_a_brilliant_move() -> None:
    move = "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1"
    full = table("units=S1@C1,4S@C3,N1@A5 hands=S:7S,4D")
    assert full.refused(move) == "ROIS-ZONE-02 zone-full"
    assert full.lines("brilliant-move")[0] == "brilliant-move card=7S with=4D zone=C1 unit=S1 to=E1|A1"
    held = table("units=S1@C1,N1@C3 hands=S:7S,4D")
    assert held.refused(move) == "ROIS-ZONE-01 enemy-there"
    assert held.lines("brilliant-move") == ["brilliant-move card=7S with=4D zone=C1 unit=S1 to=E1|A1"]
    beside = table("units=S1@C1,N1@C2,N2@D1,N3@B1 hands=S:7S,4D")
    assert beside.lines("brilliant-move") == []
    assert table("units=S1@C1,3S@C3,N1@A5 hands=S:7S,4D").refused(move) == ""


@rule("ROIS-RULING-30", "ROIS-SPEC-02", "ROIS-SPEC-03")
def test_specials_go_along_with_a_brilliant_move() -> None:
    alone = table("units=S1@C1,N1@A5 specials=S:general@C1 hands=S:7S,4D")
    move = "brilliant-move card=7S with=4D zone=C1 unit=S1 to=C3"
    assert alone.refused(move) == "ROIS-SPEC-02 special-left-alone"
    assert alone.nearest(move) == f"{move} specials=general"
    assert alone.lines("brilliant-move") == [
        "brilliant-move card=7S with=4D zone=C1 unit=S1 to=C3|E1|A1 specials=general"
    ]
    after = alone.play(f"{move} specials=general")
    assert (after.units, after.specials) == ("S1@C3 N1@A5", "S:general@C3")
    assert after.told[-1] == "moved ROIS-BRIL-02 seat=south pieces=S1,general zone=C1 to_zone=C3"
    two = table("units=2S@C1,N1@A5 specials=S:general@C1 hands=S:7S,4D")
    assert two.play(move).specials == "S:general@C1"
    assert two.play(f"{move} specials=general").specials == "S:general@C3"
    assert two.lines("brilliant-move")[0].endswith("unit=S1|S2 to=C3|E1|A1 specials[0-1]=general")


@rule("ROIS-BRIL-01")
@pytest.mark.parametrize("hand", ["7S,8S", "4D,5D", "7S,4H", "4C,4D", "7S"])
def test_without_the_two_cards_there_is_no_brilliant_action(hand: str) -> None:
    at = table(f"units=S1@C1,N1@C2 hands=S:{hand}")
    assert at.lines("brilliant-move") == []
    assert at.lines("brilliant-strike") == []


@rule("ROIS-BRIL-01", "ROIS-RULING-17")
def test_pieces_of_another_zone_take_no_part() -> None:
    at = table("units=S1@C1,S2@D1,N1@A5 specials=S:general@D1 hands=S:7S,4D")
    assert at.refusal("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S2") == (
        "ROIS-RULING-17",
        "not-in-zone",
        ("S2",),
        {"piece": "S2", "zone": "C1"},
    )
    assert at.refused("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1 specials=general") == (
        "ROIS-RULING-17 not-in-zone"
    )
    assert at.refused("brilliant-move card=7S with=4D zone=C1,D1 to=C3 unit=S1") == "ROIS-RULING-17 two-zones"
    assert at.refused("brilliant-move card=7S with=4D zone=C1 to=C3,E1 unit=S1") == "ROIS-MOVE-03 two-goals"


@rule("ROIS-RULING-54")
def test_cards_do_not_stay_on_zones() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:7S,4C,8S")
    after = at.play("move card=7S zone=C1 to=C2 units=S1", "move card=4C zone=C2 to=D3 units=S1")
    assert after.discard == "7S 4C"
    assert after.refused("move card=8S zone=D3 to=D4 units=S1") == ""


@rule("ROIS-MOVE-01")
def test_nearest_fills_in_what_is_forced() -> None:
    at = table("units=S1@C1,N1@A5 specials=S:general@C1 hands=S:7S")
    assert at.nearest("move zone=C1 to=C2") == "move card=7S zone=C1 to=C2 units=S1 specials=general"
    assert at.nearest("move zone=C1") == "move zone=C1"
    assert at.nearest("move zone=F9 to=C2 units=S1") == "move zone=F9 to=C2 units=S1"
    assert at.nearest("pass") == "pass"
