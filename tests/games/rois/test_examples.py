"""The worked examples of the catalogue, with their figures."""

import pytest

from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, setup, table

THEMES = ("ancient", "medieval", "western", "modern", "space")
STRIKE = "strike card=4D zone=C2 to=C3 how=damage"
PUSH = "strike card=4D zone=C2 to=C3 how=push"


@rule("ROIS-EX-01", "ROIS-EX-02", "ROIS-SETUP-02", "ROIS-SETUP-03")
@pytest.mark.parametrize("theme", THEMES)
def test_01_02_a_unit_is_a_unit_whatever_figures_stand_for_it(theme: str) -> None:
    started = setup(theme=theme, army="skirmish", terrain="none")
    assert started.state == setup(army="skirmish", terrain="none").state
    assert {unit.hp for unit in started.state.field.units} == {10}
    one = table("units=S1@C2,N1@C3 hands=S:4D").play(STRIKE)
    assert one.units == "S1@C2 N1@C3:9"


@rule("ROIS-EX-03", "ROIS-SPEC-05")
def test_03_a_general_adds_a_hit() -> None:
    after = table("units=S1@C2,N1@C3 specials=S:general@C2 hands=S:4D").play(STRIKE)
    assert after.units == "S1@C2 N1@C3:8"


@rule("ROIS-EX-04", "ROIS-MOVE-01", "ROIS-MOVE-03")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_04_one_card_moves_one_to_four_units(number: int) -> None:
    at = table("units=4S@C1,N1@C5 hands=S:7S")
    names = [f"S{n}" for n in range(1, number + 1)]
    after = at.play(f"move card=7S zone=C1 to=C2 units={','.join(names)}")
    expected = [f"S{n}@{'C2' if n <= number else 'C1'}" for n in (1, 2, 3, 4)]
    assert after.units == " ".join([*expected, "N1@C5"])
    assert at.refused("move card=7S zone=C1 to=C2,B1 units=S1,S2,S3,S4") == "ROIS-MOVE-03 two-goals"


@rule("ROIS-EX-05", "ROIS-RULING-01", "ROIS-SETUP-06", "ROIS-SCN-01")
@pytest.mark.parametrize("scenario", ["pitched", "free"])
def test_05_the_example_set_up_for_two(scenario: str) -> None:
    field = setup(scenario=scenario).state.field
    for letter, seat, row in (("S", SOUTH, 1), ("N", NORTH, 5)):
        army = [unit for unit in field.units if unit.seat == seat]
        assert [unit.name for unit in army] == [f"{letter}{n}" for n in range(1, 21)]
        assert [unit.zone for unit in army] == [zone + (row - 1) * 5 for zone in range(5) for _ in range(4)]
        assert field.hp(seat) == 200


MASSED = "units=4S@C2,3S@B2,4S@D1,4N@C3 specials=S:general@C2 hands=S:4D"
UNTOUCHED = " ".join([*(f"S{n}@C2" for n in (1, 2, 3, 4)), "S5@B2 S6@B2 S7@B2", *(f"S{n}@D1" for n in (8, 9, 10, 11))])


@pytest.mark.parametrize(
    ("ground", "hits", "left"),
    [
        pytest.param(".", 12, "N2@C3:8 N3@C3 N4@C3", marks=rule("ROIS-EX-06", "ROIS-HIT-01", "ROIS-HIT-03")),
        pytest.param("w", 11, "N2@C3:9 N3@C3 N4@C3", marks=rule("ROIS-EX-07", "ROIS-TERR-02", "ROIS-RULING-22")),
        pytest.param("m", 13, "N2@C3:7 N3@C3 N4@C3", marks=rule("ROIS-EX-07", "ROIS-TERR-03", "ROIS-RULING-22")),
    ],
)
def test_06_07_general_support_and_terrain_count_once_for_the_whole_zone(ground: str, hits: int, left: str) -> None:
    after = table(f"{MASSED} terrain=...../...../..{ground}../...../.....").play(STRIKE)
    assert after.units == f"{UNTOUCHED} {left}"
    assert f"struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits={hits}" in after.told
    assert "removed ROIS-HIT-03 unit=N1 zone=C3 hits=10" in after.told


@rule("ROIS-EX-08", "ROIS-HIT-02", "ROIS-HIT-03")
def test_08_hits_go_to_the_most_wounded_and_on_to_the_next() -> None:
    after = table("units=4S@C2,S5@B1,N1@C3:10,N2@C3:3,N3@C3:7 hands=S:4D").play(STRIKE)
    assert after.units.endswith("N1@C3 N3@C3:5")
    assert after.told[1:] == [
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=5",
        "removed ROIS-HIT-03 unit=N2 zone=C3 hits=3",
        "hit ROIS-HIT-02 unit=N3 zone=C3 hits=2 left=5",
    ]


@rule("ROIS-EX-09", "ROIS-TERR-02")
def test_09_a_single_unit_does_nothing_to_a_house_and_suffers_no_rout() -> None:
    at = table("units=S1@B2,N1@B3 terrain=...../...../.o.../...../..... hands=S:4D")
    after = at.play("strike card=4D zone=B2 to=B3 how=damage", "end-turn")
    assert after.units == "S1@B2 N1@B3"
    assert after.discard == "4D"
    assert "struck ROIS-HIT-01 seat=south zone=B2 target=B3 hits=0" in after.told
    assert not any("routed" in line for line in after.told)


@rule("ROIS-EX-10", "ROIS-RULING-23")
def test_10_no_hits_before_terrain_means_none_after_it() -> None:
    at = table("units=S1@B2,N1@B3 specials=S:raw-officer@B2 terrain=...../...../.r.../...../..... hands=S:4D")
    after = at.play("strike card=4D zone=B2 to=B3 how=damage")
    assert after.units == "S1@B2 N1@B3"
    assert after.told[-1] == "struck ROIS-HIT-01 seat=south zone=B2 target=B3 hits=0"


@rule("ROIS-EX-11", "ROIS-PUSH-01", "ROIS-RULING-25")
def test_11_all_units_and_the_general_are_pushed_back() -> None:
    after = table("units=S1@C2,3N@C3 specials=N:general@C3 hands=S:4D").play(PUSH)
    assert after.units == "S1@C2 N1@C4 N2@C4 N3@C4"
    assert after.specials == "N:general@C4"
    assert after.told[-1] == "pushed ROIS-PUSH-01 pieces=N1,N2,N3 zone=C3 to_zone=C4"


@rule("ROIS-EX-12", "ROIS-PUSH-02", "ROIS-RULING-26")
def test_12_no_push_back_into_troops_or_off_the_board() -> None:
    assert table("units=S1@C2,3N@C3,N4@C4 hands=S:4D").refused(PUSH) == "ROIS-PUSH-02 push-occupied"
    edge = table("units=S1@C4,N1@C5 hands=S:4D")
    assert edge.refused("strike card=4D zone=C4 to=C5 how=push") == "ROIS-RULING-26 push-off-board"


@rule("ROIS-EX-13", "ROIS-SHOT-01", "ROIS-SHOT-02")
def test_13_a_diagonal_shot_with_support() -> None:
    after = table("units=2S@A1,3S@A2,N1@D4 hands=S:4H,5H").play("shot card=4H with=5H zone=A1 to=D4 how=damage")
    assert after.units.endswith("N1@D4:5")
    assert "struck ROIS-HIT-01 seat=south zone=A1 target=D4 hits=5" in after.told


LONG_SHOT = "shot card=4D with=5D zone=C1 to=C5 how=damage"


@rule("ROIS-EX-14", "ROIS-SHOT-03", "ROIS-SHOT-04", "ROIS-TERR-01")
@pytest.mark.parametrize(
    ("more", "terrain", "refused", "left"),
    [
        ("", "...../...../...../...../.....", "", "N1@C5:6 N2@C5 N3@C5 N4@C5"),
        ("", "..w../...../...../...../.....", "", "N1@C5:7 N2@C5 N3@C5 N4@C5"),
        ("", "...../...../..w../...../.....", "ROIS-SHOT-03 obstacle-between", ""),
        (",S5@C2", "...../...../...../...../.....", "ROIS-SHOT-03 troop-between", ""),
        (",N5@C2", "...../...../...../...../.....", "ROIS-SHOT-03 troop-between", ""),
    ],
)
def test_14_the_longest_shot(more: str, terrain: str, refused: str, left: str) -> None:
    at = table(f"units=4S@C1,4N@C5{more} terrain={terrain} hands=S:4D,5D")
    assert at.refused(LONG_SHOT) == refused
    if not refused:
        assert at.play(LONG_SHOT).units == f"S1@C1 S2@C1 S3@C1 S4@C1 {left}"


@rule("ROIS-EX-15", "ROIS-RULING-28")
def test_15_no_shot_at_a_neighbour() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D,5D")
    assert at.refused("shot card=4D with=5D zone=C2 to=C3 how=damage") == "ROIS-RULING-28 too-near"


@rule("ROIS-EX-16", "ROIS-BRIL-02", "ROIS-RULING-30")
def test_16_a_brilliant_move_passes_over_own_units_but_no_enemy() -> None:
    move = "brilliant-move card=7S with=4D zone=B1 to=B3 unit=S1"
    over = table("units=S1@B1,4S@B2,N1@C5 hands=S:7S,4D").play(move)
    assert over.units == "S1@B3 S2@B2 S3@B2 S4@B2 S5@B2 N1@C5"
    assert over.told[-1] == "moved ROIS-BRIL-02 seat=south pieces=S1 zone=B1 to_zone=B3"
    assert table("units=S1@B1,N1@B2 hands=S:7S,4D").refused(move) == "ROIS-RULING-30 enemy-between"


@rule("ROIS-EX-17", "ROIS-BRIL-03", "ROIS-RULING-31")
@pytest.mark.parametrize(("ground", "hits", "left"), [(".", 16, 4), ("h", 15, 5)])
def test_17_a_brilliant_strike_is_doubled_before_terrain(ground: str, hits: int, left: int) -> None:
    at = "units=3S@B2,2S@A1,4S@C1,2N@C3 specials=S:general@B2 hands=S:4H,4C terrain=...../...../..{}../...../....."
    after = table(at.format(ground)).play("brilliant-strike card=4H with=4C zone=B2 to=C3 unit=S2 how=damage")
    assert after.units.endswith(f"C1 N2@C3:{left}")
    assert f"struck ROIS-HIT-01 seat=south zone=B2 target=C3 hits={hits}" in after.told


BROKEN = "units=S1@C1,N1@C5 hands=S:7S,4D{};N:2H,3H"
BRILLIANT_MOVE = "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1"


@rule("ROIS-EX-18", "ROIS-BRIL-04", "ROIS-RULING-40", "ROIS-RULING-42")
def test_18_a_countered_brilliant_move_fails_without_another_spade() -> None:
    after = table(BROKEN.format("")).play(BRILLIANT_MOVE, "react", "counter cancel=7S cards=2H,3H")
    assert (after.question, after.units) == ("turn", "S1@C1 N1@C5")
    assert after.discard == "2H 3H 7S 4D"
    assert after.told[-1] == "failed ROIS-RULING-42 seat=south action=brilliant-move"


@rule("ROIS-EX-18", "ROIS-COUNTER-02")
def test_18_with_another_spade_the_unit_moves_two_zones() -> None:
    countered = table(BROKEN.format(",8S")).play(BRILLIANT_MOVE, "react", "counter cancel=7S cards=2H,3H")
    after = countered.play("replace card=8S")
    assert (after.question, after.units) == ("turn", "S1@C3 N1@C5")
    assert after.discard == "2H 3H 7S 8S 4D"


@rule("ROIS-EX-18")
def test_18_that_spade_may_be_cancelled_too() -> None:
    at = table(BROKEN.format(",8S,9S") + ",4H,5H")
    once = at.play(BRILLIANT_MOVE, "react", "counter cancel=7S cards=2H,3H", "replace card=8S")
    after = once.play("react", "counter cancel=8S cards=4H,5H", "decline")
    assert (after.question, after.units) == ("turn", "S1@C1 N1@C5")
    assert after.discard == "2H 3H 7S 4H 5H 8S 4D"


@rule("ROIS-EX-19", "ROIS-TREASON-01", "ROIS-TREASON-02", "ROIS-TREASON-03")
def test_19_treachery_breaks_a_shot_and_asks_for_a_heart() -> None:
    at = table("units=S1@A1,N1@D4 hands=S:4H,5H,6H,7D;N:JK1")
    betrayed = at.play("shot card=4H with=5H zone=A1 to=D4 how=damage", "react", "treachery cancel=4H card=JK1")
    assert betrayed.refused("replace card=7D") == "ROIS-TREASON-03 replace-same-suit"
    assert betrayed.play("replace card=6H").units == "S1@A1 N1@D4:9"
    without = betrayed.play("decline")
    assert (without.units, without.discard) == ("S1@A1 N1@D4", "JK1 4H 5H")


@pytest.mark.parametrize(
    ("cancel", "spade", "club"),
    [
        pytest.param("counter cancel=7S cards=2H,3H", "", "", marks=rule("ROIS-EX-20", "ROIS-RULING-41")),
        pytest.param(
            "treachery cancel=7S card=JK1",
            "",
            "ROIS-TREASON-03 replace-same-suit",
            marks=rule("ROIS-EX-20", "ROIS-TREASON-03"),
        ),
    ],
)
def test_20_what_replaces_the_spade_of_a_healing(cancel: str, spade: str, club: str) -> None:
    at = table("units=S1@C1:5,N1@C5 hands=S:7S,4C,8S,5C;N:2H,3H,JK1")
    waiting = at.play("heal card=7S with=4C zone=C1", "react", cancel)
    assert [waiting.refused(f"replace card={card}") for card in ("8S", "5C")] == [spade, club]


@rule("ROIS-EX-21", "ROIS-SAB-01", "ROIS-RULING-47")
def test_21_a_sabotage_costs_the_victim_two_cards_of_his_choice() -> None:
    at = table("units=S1@C1,N1@C5 hands=S:4C,4D,JK2;N:2H,3S,4H,5S")
    open_ = at.quietly("sabotage card=4C with=4D,JK2 victim=north")
    assert (open_.question, open_.asked) == ("sabotaged", 1)
    after = open_.play("discard cards=3S,4H")
    assert after.hand(NORTH) == "2H 5S"
    assert after.discard == "3S 4H 4C 4D JK2"
    assert after.told[-1] == "sabotaged ROIS-SAB-01 seat=north cards=3S,4H"


@rule("ROIS-EX-21", "ROIS-RULING-47")
@pytest.mark.parametrize("hand", ["2H", "2H,3S"])
def test_21_with_two_cards_or_fewer_the_victim_is_not_asked(hand: str) -> None:
    at = table(f"units=S1@C1,N1@C5 hands=S:4C,4D,JK2;N:{hand}")
    after = at.quietly("sabotage card=4C with=4D,JK2 victim=north")
    assert (after.question, after.hand(NORTH)) == ("turn", "")
    assert after.discard == f"{hand.replace(',', ' ')} 4C 4D JK2"
    assert after.told[-1] == f"sabotaged ROIS-SAB-01 seat=north cards={hand}"


@rule("ROIS-EX-22", "ROIS-ROUT-01", "ROIS-RULING-34", "ROIS-SPEC-02")
def test_22_the_rout() -> None:
    at = "units=S1@B2:4,S2@B2:9,S3@C1:1,S4@D3,S5@D3,N1@A5 specials=S:general@C1 terrain=...../...../...o./.r.../....."
    after = table(at).play("end-turn")
    assert after.units == "S1@B2:3 S2@B2:9 S4@D3:9 S5@D3 N1@A5"
    assert after.specials == ""
    assert after.told[:6] == [
        "ended-turn ROIS-TURN-07 seat=south",
        "routed ROIS-ROUT-01 seat=south",
        "removed ROIS-HIT-03 unit=S3 zone=C1 hits=1",
        "hit ROIS-HIT-02 unit=S1 zone=B2 hits=1 left=3",
        "hit ROIS-HIT-02 unit=S4 zone=D3 hits=1 left=9",
        "special-lost ROIS-SPEC-02 seat=south special=general zone=C1",
    ]


@rule("ROIS-EX-23", "ROIS-HEAL-01", "ROIS-RULING-33", "ROIS-RULING-36")
@pytest.mark.parametrize(
    ("before", "healer", "after"),
    [
        ((9, 4), "", "S1@C1:9 S2@C1:6"),
        ((9, 9), "", "S1@C1 S2@C1"),
        ((9, 10), "", "S1@C1 S2@C1"),
        ((4, 9), "specials=S:healer@C1", "S1@C1:7 S2@C1:9"),
    ],
)
def test_23_healing(before: tuple[int, int], healer: str, after: str) -> None:
    at = table(f"units=S1@C1:{before[0]},S2@C1:{before[1]},N1@C5 {healer} hands=S:7S,4C")
    assert at.play("heal card=7S with=4C zone=C1").units == f"{after} N1@C5"


HAND_OF_FIVE = "units=S1@C1,N1@A5 hands=S:2S,3S,4S,5S,6S"
THERE_AND_BACK = ("move card=2S zone=C1 to=C2 units=S1", "move card=3S zone=C2 to=C1 units=S1")


@rule("ROIS-EX-24", "ROIS-RULING-13", "ROIS-TURN-02", "ROIS-TURN-04")
def test_24_how_much_is_drawn() -> None:
    one = table(HAND_OF_FIVE).coming("KD").play(THERE_AND_BACK[0], "end-turn")
    assert one.hand(SOUTH) == "3S 4S 5S 6S KD"
    more = [move.replace("2S", "4S").replace("3S", "5S") for move in THERE_AND_BACK]
    four = table(HAND_OF_FIVE).coming("KD", "KH").play(*THERE_AND_BACK, *more, "end-turn")
    assert four.hand(SOUTH) == "6S KD KH"
    none = table(HAND_OF_FIVE).coming("KD", "KH").play("discard cards=2S,3S,4S", "end-turn")
    assert none.hand(SOUTH) == "5S 6S KD KH"
    assert none.units == "S1@C1:9 N1@A5"


def _dealt(*pairs: tuple[str, str]) -> tuple[str, ...]:
    """50 terrain cards that begin with these pairs, the rest as it comes."""
    pack = [rank + suit for rank in ("A", *"23456789", "10", "J", "Q", "K") for suit in "SDCH"] + ["JK1", "JK2"]
    first = [card for pair in pairs for card in pair]
    return (*first, *(card for card in pack if card not in first))[:50]


@rule("ROIS-EX-25", "ROIS-SETUP-10", "ROIS-SETUP-11", "ROIS-SETUP-12", "ROIS-RULING-08")
def test_25_terrain_by_cards() -> None:
    cards = _dealt(("7S", "KS"), ("JK1", "3H"), ("5H", "9D"))
    assert setup(script=cards).state.field.terrain[:3] == "om."
    jokers = _dealt(("AS", "2D"), ("JK1", "JK2"))
    assert setup(script=jokers).state.field.terrain[:2] == ".m"


@rule("ROIS-EX-26", "ROIS-SETUP-13", "ROIS-SETUP-14", "ROIS-SETUP-15", "ROIS-RULING-06")
@pytest.mark.parametrize(
    ("drawn", "first"),
    [
        (("QS", "KH"), NORTH),
        (("QS", "QH", "3S", "2S"), SOUTH),
        (("JK1", "AS"), NORTH),
        (("JK1", "JK2", "AS", "2S"), NORTH),
    ],
)
def test_26_the_first_player(drawn: tuple[str, ...], first: int) -> None:
    started = setup(script=drawn, terrain="none", specials=("general",)).state
    assert (started.first, started.active, started.asked) == (first, first, first)
    assert started.discard == drawn
    assert len(started.deck) == 54 - len(drawn)


@rule("ROIS-EX-27", "ROIS-RULING-12")
def test_27_the_deck_is_made_anew_in_the_middle_of_drawing() -> None:
    hands = "units=S1@C1,N1@A5 hands=S:2S;N:3S deck=KD"
    rest = ",".join(card for card in _dealt() if card not in ("2S", "3S", "KD")) + ",KC,KH,JK1,JK2"
    after = table(f"{hands} discard={rest}").coming("KD", "9C").play("end-turn")
    assert after.hand(SOUTH) == "2S KD 9C"
    assert after.discard == ""
    assert len(after.state.deck) == 50
    assert "9C" not in after.state.deck
    assert set(after.state.deck_was) == {*rest.split(",")}
    drawing = [line for line in after.told if line.startswith(("resh", "drew"))]
    assert drawing == [
        "reshuffled ROIS-RULING-12 number=51",
        "drew ROIS-TURN-04 seat=south number=2",
        "drew-cards ROIS-TURN-04 cards=KD,9C (to 0)",
    ]


@rule("ROIS-EX-28", "ROIS-MOVE-02", "ROIS-MOVE-05")
def test_28_a_diagonal_step_between_two_enemies() -> None:
    after = table("units=S1@B2,N1@B3,N2@C2 hands=S:4C").play("move card=4C zone=B2 to=C3 units=S1")
    assert after.units == "S1@C3 N1@B3 N2@C2"


@rule("ROIS-EX-29", "ROIS-SPEC-03", "ROIS-SPEC-04", "ROIS-RULING-37")
def test_29_a_general_alone_and_along() -> None:
    at = table("units=S1@C1,S2@D2,N1@A5 specials=S:general@C1 hands=S:7S,4C")
    assert at.play("move card=4C zone=C1 to=D2 specials=general").specials == "S:general@D2"
    assert at.refused("move card=7S zone=C1 to=C2 specials=general") == "ROIS-SPEC-04 no-unit-for-special"
    along = at.nearest("move card=7S zone=C1 to=C2 units=S1")
    assert along == "move card=7S zone=C1 to=C2 units=S1 specials=general"
    after = at.play(along)
    assert (after.units, after.specials) == ("S1@C2 S2@D2 N1@A5", "S:general@C2")


@rule("ROIS-EX-30", "ROIS-ZONE-02", "ROIS-MOVE-04")
def test_30_a_zone_is_filled_up_to_four() -> None:
    at = table("units=3S@C2,2S@C1,N1@C5 hands=S:7S")
    after = at.play("move card=7S zone=C1 to=C2 units=S5")
    assert after.units == "S1@C2 S2@C2 S3@C2 S4@C1 S5@C2 N1@C5"
    assert at.refused("move card=7S zone=C1 to=C2 units=S4,S5") == "ROIS-ZONE-02 zone-full"


@rule("ROIS-EX-31", "ROIS-SPEC-02")
def test_31_the_general_goes_with_his_last_unit() -> None:
    after = table("units=4S@C2,S5@B1,N1@C3:3,N2@A5 specials=N:general@C3 hands=S:4D").play(STRIKE)
    assert after.units.endswith("S5@B1 N2@A5")
    assert after.specials == ""
    assert after.told[1:] == [
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=5",
        "removed ROIS-HIT-03 unit=N1 zone=C3 hits=3",
        "special-lost ROIS-SPEC-02 seat=north special=general zone=C3",
    ]


@rule("ROIS-EX-32", "ROIS-RULING-21")
def test_32_support_reaches_neighbours_of_the_striking_zone_only() -> None:
    after = table("units=2S@C2,4S@A1,N1@C3 hands=S:4D").play(STRIKE)
    assert after.units.endswith("N1@C3:8")


@rule("ROIS-EX-33", "ROIS-STRIKE-01", "ROIS-STRIKE-02")
def test_33_a_diagonal_target_needs_a_heart() -> None:
    at = table("units=S1@B2,N1@C3 hands=S:4D,4H")
    assert at.refused("strike card=4D zone=B2 to=C3 how=damage") == "ROIS-STRIKE-01 wrong-direction"
    assert at.play("strike card=4H zone=B2 to=C3 how=damage").units == "S1@B2 N1@C3:9"


@rule("ROIS-EX-34", "ROIS-RULING-35")
def test_34_a_cancelled_card_was_played_all_the_same() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D;N:2H,3H")
    after = at.play(STRIKE, "react", "counter cancel=4D cards=2H,3H", "end-turn")
    assert after.units == "S1@C2 N1@C3"
    assert not any("routed" in line for line in after.told)


@rule("ROIS-EX-35", "ROIS-RULING-59", "ROIS-RULING-16")
def test_35_a_sabotage_that_finds_nothing_any_more() -> None:
    at = table("units=S1@C1,N1@C5 hands=S:4H,4S,4C,JK1;N:2H,3H")
    waiting = at.play("sabotage card=4H with=4S,4C victim=north", "react", "counter cancel=4H cards=2H,3H")
    after = waiting.play("replace card=JK1")
    assert (after.question, after.hand(SOUTH), after.hand(NORTH)) == ("turn", "", "")
    assert after.discard == "2H 3H 4H JK1 4S 4C"
    assert after.told[-1] == "sabotaged ROIS-SAB-01 seat=north cards="
    lost = waiting.play("decline")
    assert (lost.discard, lost.hand(SOUTH)) == ("2H 3H 4H 4S 4C", "JK1")


@rule("ROIS-EX-36", "ROIS-RULING-39", "ROIS-RULING-40", "ROIS-RULING-41")
def test_36_the_replacement_can_be_cancelled_in_its_turn() -> None:
    at = table("units=S1@C1:5,N1@C5 hands=S:7S,4C,5C,8S,6C;N:2H,3H,JK1")
    again = at.play("heal card=7S with=4C zone=C1", "react", "counter cancel=7S cards=2H,3H", "replace card=5C")
    assert (again.question, again.asked) == ("react", 1)
    waiting = again.play("react", "treachery cancel=5C card=JK1")
    assert waiting.refused("replace card=8S") == "ROIS-TREASON-03 replace-same-suit"
    assert waiting.play("replace card=6C").units == "S1@C1:7 N1@C5"


@rule("ROIS-EX-37", "ROIS-RULING-57", "ROIS-RULING-41")
def test_37_he_is_asked_for_a_replacement_although_no_card_fits() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D,4H,7S,JK1;N:2H,3H")
    waiting = at.play(STRIKE, "react", "counter cancel=4D cards=2H,3H")
    assert (waiting.question, waiting.asked) == ("replace", 0)
    refusals = [waiting.refused(f"replace card={card}") for card in ("4H", "7S", "JK1")]
    assert refusals == ["ROIS-RULING-41 replace-changes"] * 3
    assert waiting.kinds == ("decline",)


@rule("ROIS-EX-38", "ROIS-RULING-02", "ROIS-SETUP-01")
def test_38_three_players_in_a_triangle() -> None:
    started = setup(players=3, terrain="none", script=("KS", "2S", "3S"))
    groups = [("S", "B1 C1 D1"), ("W", "A4 A5 B5"), ("E", "E4 E5 D5")]
    expected = [
        f"{seat}{3 * i + n}@{zone}" for seat, zones in groups for i, zone in enumerate(zones.split()) for n in (1, 2, 3)
    ]
    assert started.units == " ".join(expected)
    assert (started.state.seats, started.state.active) == ((SOUTH, WEST, EAST), SOUTH)
    shot = "shot card=4D with=5D zone=B5 to=D5 how=damage"
    at = "players=3 units=S1@C1,3W@B5,3E@D5{} turn=west first=south hands=W:4D,5D terrain={}/...../...../...../....."
    assert table(at.format("", ".....")).play(shot).units == "S1@C1 W1@B5 W2@B5 W3@B5 E1@D5:7 E2@D5 E3@D5"
    assert table(at.format(",W4@C5", ".....")).refused(shot) == "ROIS-SHOT-03 troop-between"
    assert table(at.format("", "..h..")).refused(shot) == "ROIS-SHOT-03 obstacle-between"


TEAM_STRIKE = "players=4 teams=on units=S1@C2,2N@C2,N3@B1,W1@C3,E1@E5 specials=S:general@C2 hands=S:4D;N:5D turn="


@rule("ROIS-EX-39", "ROIS-RULING-55")
@pytest.mark.parametrize(("turn", "card", "left"), [("south", "4D", 5), ("north", "5D", 6)])
def test_39_partners_support_but_lend_no_specials(turn: str, card: str, left: int) -> None:
    after = table(TEAM_STRIKE + turn).quietly(f"strike card={card} zone=C2 to=C3 how=damage")
    assert f"W1@C3:{left}" in after.units.split()


@rule("ROIS-EX-40", "ROIS-RULING-55")
def test_40_a_shared_zone_is_hit_as_one_group() -> None:
    field = "players=4 teams=on units=4S@C2,4S@B1,3S@D1,W1@A5,W2@C3:6,E1@C3:6,E2@C3:4,N1@E5 hands=S:4D"
    after = table(field).play(STRIKE)
    assert after.units.endswith("D1 W1@A5 N1@E5 E1@C3:5")
    assert after.told[1:] == [
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=11",
        "removed ROIS-HIT-03 unit=E2 zone=C3 hits=4",
        "removed ROIS-HIT-03 unit=W2 zone=C3 hits=6",
        "hit ROIS-HIT-02 unit=E1 zone=C3 hits=1 left=5",
    ]


@rule("ROIS-EX-41", "ROIS-RULING-55")
def test_41_healing_and_rout_concern_the_own_units_only() -> None:
    at = table("players=4 teams=on units=S1@C2:7,N1@C2:3,W1@A5,E1@E5 hands=S:7S,8S")
    assert at.play("heal card=7S with=8S zone=C2").units == "S1@C2:9 W1@A5 N1@C2:3 E1@E5"
    assert at.play("end-turn").units == "S1@C2:6 W1@A5 N1@C2:3 E1@E5"


@rule("ROIS-EX-42", "ROIS-RULING-56")
def test_42_a_grand_manoeuvre_of_two_full_zones() -> None:
    move = "move card=7S dir=N units=S1,S2,S3,S4,S5,S6,S7,S8"
    after = table("manoeuvre=on units=4S@C1,4S@C2,N1@A5 hands=S:7S").play(move)
    assert after.units == "S1@C2 S2@C2 S3@C2 S4@C2 S5@C3 S6@C3 S7@C3 S8@C3 N1@A5"
    assert after.told[-1] == "manoeuvred ROIS-RULING-56 seat=south pieces=S1,S2,S3,S4,S5,S6,S7,S8 dir=N"
    blocked = table("manoeuvre=on units=4S@C1,4S@C2,N1@C3 hands=S:7S")
    assert blocked.refused(move) == "ROIS-RULING-56 piece-meets-enemy"


@rule("ROIS-EX-43", "ROIS-RULING-25", "ROIS-RULING-36")
def test_43_a_strike_of_no_hits_may_push_back() -> None:
    at = table("units=S1@B2,N1@B3 specials=S:raw-officer@B2 hands=S:4D")
    assert at.play("strike card=4D zone=B2 to=B3 how=push").units == "S1@B2 N1@B4"


@rule("ROIS-EX-44", "ROIS-SCN-10")
@pytest.mark.parametrize(
    ("before", "results"),
    [(2, "won lost ROIS-SCN-10 broke-through"), (1, "lost won ROIS-END-02 last-army")],
)
def test_44_the_third_unit_off_wins_even_as_the_last(before: int, results: str) -> None:
    at = table(f"scenario=breakthrough units=S1@D5,N1@A1 off=S:{before} hands=S:7S")
    after = at.play("move card=7S zone=D5 to=D6 units=S1")
    assert after.units == "N1@A1"
    assert after.state.off == (before + 1, 0, 0, 0)
    assert after.results == results


@rule("ROIS-EX-45", "ROIS-SCN-11")
def test_45_the_hill_is_closed_to_the_first_player_in_his_first_turn() -> None:
    at = "scenario=hill units=S1@C1,N1@C5 hands=S:7S,4D;N:8S,5D"
    assert table(at).refused("brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1") == "ROIS-SCN-11 hill-closed"
    on_top = table(at).play("end-turn").quietly("brilliant-move card=8S with=5D zone=C5 to=C3 unit=N1", "end-turn")
    assert on_top.state.points == (0, 0, 0, 0)
    second = on_top.fresh().play("end-turn")
    assert second.state.points == (0, 0, 1, 0)
    assert second.told[-1] == "scored ROIS-SCN-11 seat=north total=1"


@rule("ROIS-EX-46", "ROIS-RULING-03")
def test_46_rounds_go_on_from_the_seat_of_an_eliminated_first_player() -> None:
    at = "players=4 units=S1@C2,W1@A3,N1@E4,E1@E3:1 first=east turn=north round=3 hands=N:4D;S:2S"
    after = table(at).quietly("strike card=4D zone=E4 to=E3 how=damage", "end-turn")
    assert (after.state.active, after.state.round) == (SOUTH, 4)
    assert after.told[-2:] == ["round ROIS-RULING-03 number=4", "turn ROIS-TURN-07 seat=south"]
    assert not any(unit.seat == EAST for unit in after.state.field.units)
