"""The turn, the rout, drawing, elimination, draws, giving up, the end."""

import pytest

from boardgames.core.cards import PACK
from boardgames.core.contract import Sight
from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, table

PAIR = "units=S1@C1,N1@C5 hands=S:7S,4D,4C,4H,JK1;N:2S,3S"
OTHERS = ("discard", "end-turn", "offer-draw", "give-up")


@rule("ROIS-TURN-01")
def test_zero_to_five_cards_one_action_after_the_other() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:2S,3S,4S,5S,6S")
    for number, card in enumerate(("2S", "3S", "4S", "5S", "6S")):
        assert at.question == "turn"
        zone, goal = ("C1", "C2") if number % 2 == 0 else ("C2", "C1")
        at = at.play(f"move card={card} zone={zone} to={goal} units=S1")
    assert at.state.spent == ("2S", "3S", "4S", "5S", "6S")
    assert at.kinds == ("end-turn", "offer-draw", "give-up")
    assert at.refused("discard cards=2S") == "ROIS-RULING-66 card-not-in-hand"


@rule("ROIS-TURN-01")
@pytest.mark.parametrize(
    ("at", "kinds"),
    [
        (PAIR, ("move", "brilliant-move", "sabotage", *OTHERS)),
        ("units=S1@C2,N1@C3 hands=S:4D,7S", ("strike", "brilliant-strike", "move", "brilliant-move", *OTHERS)),
        ("units=S1@C1,N1@C3 hands=S:4D,5D", ("shot", *OTHERS)),
        ("units=S1@C1:5,N1@C3 hands=S:4C,5C", ("move", "heal", *OTHERS)),
        ("units=S1@C1,N1@C3", ("end-turn", "offer-draw", "give-up")),
        ("units=S1@C1,N1@C3 offered=yes", ("end-turn", "give-up")),
    ],
)
def test_the_kinds_of_moves_in_a_turn(at: str, kinds: tuple[str, ...]) -> None:
    assert table(at).kinds == kinds
    assert RULES.kinds(table(at).state, 1) == ()
    ask = RULES.ask(table(at).state)
    assert ask is not None
    assert (ask.player, ask.kind, ask.sight, ask.may_pass) == (0, "turn", Sight.OWN, False)


@rule("ROIS-TURN-03", "ROIS-RULING-14", "ROIS-RULING-48", "ROIS-RULING-61")
@pytest.mark.parametrize("cards", ["7S", "4D,JK1", "7S,4D,4C,4H,JK1"])
def test_any_number_of_cards_may_be_discarded_and_nobody_can_cancel_it(cards: str) -> None:
    at = table(PAIR)
    after = at.play(f"discard cards={cards}")
    assert (after.question, after.asked) == ("turn", 0)
    assert after.discard == cards.replace(",", " ")
    assert set(after.hand(SOUTH).split()) == set(at.hand(SOUTH).split()) - set(cards.split(","))
    assert after.told == [f"discarded ROIS-TURN-03 seat=south cards={cards}"]
    assert after.state.spent == ()
    assert after.barrier == "declared"
    assert at.lines("discard") == ["discard cards[1-5]=7S|4D|4C|4H|JK1"]
    for player in (None, 0, 1):
        assert RULES.view(after.state, player).discard == after.state.discard


@rule("ROIS-RULING-14")
def test_discarding_between_two_actions() -> None:
    at = table("units=S1@C1,N1@A5 hands=S:7S,4D,8S").play(
        "move card=7S zone=C1 to=C2 units=S1", "discard cards=4D", "move card=8S zone=C2 to=C3 units=S1"
    )
    assert (at.units, at.discard) == ("S1@C3 N1@A5", "7S 4D 8S")


@rule("ROIS-TURN-04", "ROIS-TURN-02", "ROIS-RULING-13")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 2), (2, 2), (3, 2), (4, 1), (5, 0)])
def test_at_most_two_cards_and_never_more_than_five(held: int, drawn: int) -> None:
    hand = ["2S", "3S", "4S", "5S", "6S"][:held]
    new = ["KD", "KH"][:drawn]
    at = table(f"units=S1@C1,N1@A5 hands=S:{','.join(hand)}" if hand else "units=S1@C1,N1@A5")
    after = at.coming(*new).play("end-turn")
    assert after.state.hands[SOUTH] == (*hand, *new)
    lines = [line for line in after.told if line.startswith("drew")]
    assert lines == (
        [
            f"drew ROIS-TURN-04 seat=south number={drawn}",
            f"drew-cards ROIS-TURN-04 cards={','.join(new)} (to 0)",
        ]
        if drawn
        else []
    )
    assert after.barrier == ("luck" if drawn else "declared")
    assert len(after.state.deck) == 54 - held - drawn


@rule("ROIS-RULING-12")
def test_an_empty_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    discard = [card for card in PACK if card not in ("2S", "3S", "KD", "KH")]
    at = table(f"units=S1@C1,N1@A5 hands=S:2S;N:3S deck=KD,KH discard={','.join(discard)}")
    after = at.coming("KH", "KD").play("end-turn")
    assert (after.state.deck, after.state.discard, after.state.deck_was) == ((), tuple(discard), PACK)
    assert not any("reshuffled" in line for line in after.told)
    following = after.fresh().coming("AS", "KC").play("end-turn")
    assert following.hand(NORTH) == "3S AS KC"
    assert following.discard == ""
    assert following.state.deck_was == tuple(discard)
    assert following.state.deck == tuple(card for card in discard if card not in ("AS", "KC"))
    assert "reshuffled ROIS-RULING-12 number=50" in following.told


@rule("ROIS-ROUT-01", "ROIS-RULING-15", "ROIS-RULING-34", "ROIS-RULING-35")
@pytest.mark.parametrize(
    ("moves", "routed"),
    [
        ((), True),
        (("discard cards=7S,4D",), True),
        (("move card=7S zone=C1 to=C2 units=S1",), False),
        (("offer-draw", "decline-draw"), True),
    ],
)
def test_who_plays_no_card_suffers_the_rout(moves: tuple[str, ...], routed: bool) -> None:
    after = table("units=S1@C1,S2@D1:4,S3@D1,N1@C5 hands=S:7S,4D").play(*moves, "end-turn")
    assert ("routed ROIS-ROUT-01 seat=south" in after.told) == routed
    assert ("S2@D1:3" in after.units) == routed
    assert "S3@D1 " in after.units
    assert ("S1@C1:9" in after.units) == routed
    assert after.state.active == NORTH


@rule("ROIS-RULING-34", "ROIS-ROUT-01")
def test_the_rout_ignores_terrain_and_may_remove() -> None:
    rows = "wwwww/wwwww/wwwww/mmmmm/mmmmm"
    at = table(f"units=S1@C1:1,S2@C1:1,S3@D4:2,S4@D4:3,N1@C5 terrain={rows}").play("end-turn")
    assert at.units == "S2@C1:1 S3@D4:1 S4@D4:3 N1@C5"


@rule("ROIS-RULING-51", "ROIS-RULING-63", "ROIS-RULING-50", "ROIS-END-01")
def test_a_rout_may_eliminate_the_player_himself_who_then_draws_nothing() -> None:
    at = table("players=3 units=S1@C1:1,W1@A5,E1@E5 hands=S:4D,5D;W:2S specials=S:general@C1")
    after = at.play("end-turn")
    assert after.told == [
        "ended-turn ROIS-TURN-07 seat=south",
        "routed ROIS-ROUT-01 seat=south",
        "removed ROIS-HIT-03 unit=S1 zone=C1 hits=1",
        "special-lost ROIS-SPEC-02 seat=south special=general zone=C1",
        "eliminated ROIS-END-01 seat=south cards=4D,5D",
        "turn ROIS-TURN-07 seat=west",
    ]
    assert (after.hand(SOUTH), after.discard, len(after.state.deck)) == ("", "4D 5D", 51)
    assert (after.state.active, after.state.round) == (WEST, 1)
    assert after.coming("KS").play("end-turn").state.active == EAST


@rule("ROIS-RULING-51", "ROIS-END-02")
def test_the_last_rout_gives_the_game_to_the_other() -> None:
    after = table("units=S1@C1:1,N1@A5 hands=S:4D").play("end-turn")
    assert after.results == "lost won ROIS-END-02 last-army"
    assert after.told[-1] == "won ROIS-END-02 seats=north reason=last-army"
    assert (after.question, after.discard) == ("", "4D")
    assert RULES.kinds(after.state, 0) == ()
    assert RULES.lines(after.state, 0, "end-turn") == ()


@rule("ROIS-TURN-07", "ROIS-RULING-03")
@pytest.mark.parametrize(
    ("field", "turn", "first", "after", "passes"),
    [
        ("units=S1@C1,N1@C5", "south", "south", NORTH, False),
        ("units=S1@C1,N1@C5", "north", "south", SOUTH, True),
        ("units=S1@C1,N1@C5", "south", "north", NORTH, True),
        ("players=3 units=S1@C1,W1@A5,E1@E5", "south", "south", WEST, False),
        ("players=3 units=S1@C1,W1@A5,E1@E5", "west", "south", EAST, False),
        ("players=3 units=S1@C1,W1@A5,E1@E5", "east", "south", SOUTH, True),
        ("players=3 units=W1@A5,E1@E5", "east", "south", WEST, True),
        ("players=4 units=S1@C1,W1@A5,N1@C5,E1@E5", "west", "west", NORTH, False),
        ("players=4 units=S1@C1,W1@A5,N1@C5,E1@E5", "south", "west", WEST, True),
        ("players=4 units=S1@C1,N1@C5,E1@E5", "south", "west", NORTH, True),
        ("players=4 units=S1@C1,N1@C5,E1@E5", "north", "west", EAST, False),
        ("players=4 units=W1@A3,E1@E5", "west", "north", EAST, True),
        ("players=4 units=W1@A3,E1@E5", "east", "north", WEST, False),
        ("players=4 units=S1@C1,W1@A3", "west", "west", SOUTH, False),
        ("players=4 units=S1@C1,W1@A3", "south", "west", WEST, True),
    ],
)
def test_turns_go_clockwise_and_rounds_pass_the_first_seat(
    field: str, turn: str, first: str, after: int, passes: bool
) -> None:
    ended = table(f"{field} turn={turn} first={first} round=4").play("end-turn")
    assert (ended.state.active, ended.state.round) == (after, 4 + passes)
    assert ("round ROIS-RULING-03 number=5" in ended.told) == passes
    assert ended.told[-1] == f"turn ROIS-TURN-07 seat={('south', 'west', 'north', 'east')[after]}"
    assert (ended.state.spent, ended.state.offered) == ((), False)


@rule("ROIS-TURN-07")
def test_a_new_turn_begins_with_nothing_played_and_nothing_offered() -> None:
    at = table(PAIR).play("offer-draw", "decline-draw").quietly("move card=7S zone=C1 to=C2 units=S1").play("end-turn")
    assert (at.state.spent, at.state.offered, at.asked) == ((), False, 1)
    assert at.play("offer-draw").question == "draw-offer"


@rule("ROIS-RULING-52")
def test_a_draw_needs_every_surviving_player() -> None:
    at = table("players=4 units=S1@C1,W1@A3,E1@E3 turn=west").play("offer-draw")
    assert (at.question, at.asked, at.state.offered) == ("draw-offer", 3, True)
    ask = RULES.ask(at.state)
    assert ask is not None
    assert (ask.sight, ask.may_pass) == (Sight.OPEN, False)
    assert at.kinds == ("accept-draw", "decline-draw")
    second = at.play("accept-draw")
    assert (second.question, second.asked) == ("draw-offer", 0)
    done = second.play("accept-draw")
    assert done.results == "drawn drawn lost drawn ROIS-RULING-52 agreed-draw"
    assert done.told == [
        "offered-draw ROIS-RULING-52 seat=west",
        "accepted-draw ROIS-RULING-52 seat=east",
        "accepted-draw ROIS-RULING-52 seat=south",
        "drawn ROIS-RULING-52 seats=south,west,east reason=agreed-draw",
    ]
    declined = second.play("decline-draw")
    assert (declined.question, declined.asked, declined.results) == ("turn", 1, "")
    assert declined.told[-1] == "declined-draw ROIS-RULING-52 seat=south"
    assert declined.state.asked == -1
    assert declined.refused("offer-draw") == "ROIS-RULING-52 offered-before"


@rule("ROIS-RULING-52", "ROIS-RULING-55")
def test_an_eliminated_partner_shares_an_agreed_draw() -> None:
    at = table("players=4 teams=on units=S1@C1,W1@A3,E1@E3").play("offer-draw", "accept-draw", "accept-draw")
    assert at.results == "drawn drawn drawn drawn ROIS-RULING-52 agreed-draw"


@rule("ROIS-RULING-62", "ROIS-RULING-50")
def test_giving_up_removes_the_army() -> None:
    at = table("players=3 units=S1@C1,2W@A5,E1@E5 specials=W:general@A5 hands=S:2S;W:3S,4S turn=west").play("give-up")
    assert at.units == "S1@C1 E1@E5"
    assert (at.specials, at.hand(WEST), at.discard) == ("", "", "3S 4S")
    assert at.told == [
        "gave-up ROIS-RULING-62 seat=west",
        "eliminated ROIS-END-01 seat=west cards=3S,4S",
        "turn ROIS-TURN-07 seat=east",
    ]
    assert (at.question, at.state.active, at.hand(EAST)) == ("turn", EAST, "")
    two = table("units=S1@C1,N1@C5 turn=north").play("give-up")
    assert two.results == "won lost ROIS-END-02 last-army"


@rule("ROIS-RULING-50", "ROIS-END-01")
def test_an_eliminated_player_loses_his_hand_and_his_turns() -> None:
    at = table("players=3 units=S1@C2,W1@C3:1,E1@E5 hands=S:4D;W:2H,3H;E:5H specials=W:general@C3")
    after = at.quietly("strike card=4D zone=C2 to=C3 how=damage")
    assert (after.units, after.specials, after.hand(WEST)) == ("S1@C2 E1@E5", "", "")
    assert after.discard == "4D 2H 3H"
    assert after.told[-1] == "eliminated ROIS-END-01 seat=west cards=2H,3H"
    assert (after.question, after.results) == ("turn", "")
    assert after.play("end-turn").state.active == EAST


@rule("ROIS-END-02")
def test_the_last_army_of_several_wins() -> None:
    at = table("players=4 units=S1@C2,W1@C3:1 hands=S:4D").quietly("strike card=4D zone=C2 to=C3 how=damage")
    assert at.results == "won lost lost lost ROIS-END-02 last-army"
    assert at.question == ""


LIMIT = "rounds=10 round=10 turn=north hands=N:4S "


@rule("ROIS-RULING-52", "ROIS-RULING-63")
@pytest.mark.parametrize(
    ("field", "results", "told"),
    [
        ("units=S1@C1:9,N1@C5", "lost won ROIS-RULING-52 round-limit", "won ROIS-RULING-52 seats=north"),
        (
            "units=S1@C1,N1@C5:9,N2@C5:1",
            "drawn drawn ROIS-RULING-52 round-limit",
            "drawn ROIS-RULING-52 seats=south,north",
        ),
        ("units=2S@C1:6,N1@C5", "won lost ROIS-RULING-52 round-limit", "won ROIS-RULING-52 seats=south"),
    ],
)
def test_the_round_limit_counts_hit_points(field: str, results: str, told: str) -> None:
    played = table(f"{LIMIT}{field}").play("move card=4S zone=C5 to=C4 units=N1", "end-turn")
    assert played.results == results
    assert played.told[-1] == f"{told} reason=round-limit"
    assert played.state.round == 10
    drew = [line for line in played.told if line.startswith("drew ")]
    assert drew == ["drew ROIS-TURN-04 seat=north number=2"]


@rule("ROIS-RULING-52")
@pytest.mark.parametrize(
    ("field", "over"),
    [
        ("rounds=10 round=9 units=S1@C1,N1@C5 turn=north", False),
        ("rounds=10 round=10 units=S1@C1,N1@C5 turn=south", False),
        ("rounds=10 round=10 units=S1@C1,N1@C5 turn=north", True),
        ("rounds=10 round=10 units=S1@C1,N1@C5 turn=south first=north", True),
        ("round=40 units=S1@C1,N1@C5 turn=north", False),
    ],
)
def test_the_count_comes_after_the_last_turn_of_the_last_round(field: str, over: bool) -> None:
    assert (table(field).play("end-turn").question == "") == over


@rule("ROIS-RULING-52")
def test_those_with_the_highest_sum_share_a_draw_and_the_others_lose() -> None:
    field = "players=4 rounds=10 round=10 turn=east units=S1@C1,W1@A3:9,W2@A3:2,N1@C5,E1@E3:1,E2@E3:9 hands=E:4S"
    after = table(field).quietly("move card=4S zone=E3 to=E4 units=E1", "end-turn")
    assert after.results == "lost won lost lost ROIS-RULING-52 round-limit"
    even = table(field.replace(":9,W2@A3:2", "")).quietly("move card=4S zone=E3 to=E4 units=E1", "end-turn")
    assert even.results == "drawn drawn drawn drawn ROIS-RULING-52 round-limit"
    three = table(field.replace("S1@C1", "S1@C1:4").replace(":9,W2@A3:2", "")).quietly(
        "move card=4S zone=E3 to=E4 units=E1", "end-turn"
    )
    assert three.results == "lost drawn drawn drawn ROIS-RULING-52 round-limit"
    assert three.told[-1] == "drawn ROIS-RULING-52 seats=west,north,east reason=round-limit"


@rule("ROIS-RULING-52", "ROIS-RULING-49")
def test_with_teams_the_round_limit_counts_the_sides_together() -> None:
    field = "players=4 teams=on rounds=10 round=10 turn=east units=S1@C1:1,W1@A3:6,N1@C5,E1@E3:{} hands=E:4S"
    move = ("move card=4S zone=E3 to=E4 units=E1", "end-turn")
    assert table(field.format(6)).play(*move).results == "lost won lost won ROIS-RULING-52 round-limit"
    assert table(field.format(5)).play(*move).results == "drawn drawn drawn drawn ROIS-RULING-52 round-limit"
    assert table(field.format(4)).play(*move).results == "won lost won lost ROIS-RULING-52 round-limit"


@rule("ROIS-RULING-63")
def test_the_steps_at_the_end_of_a_turn_in_order() -> None:
    after = table("units=S1@C1,N1@C5 turn=north round=2 hands=N:2S").coming("KS", "KD").play("end-turn")
    assert after.told == [
        "ended-turn ROIS-TURN-07 seat=north",
        "routed ROIS-ROUT-01 seat=north",
        "hit ROIS-HIT-02 unit=N1 zone=C5 hits=1 left=9",
        "drew ROIS-TURN-04 seat=north number=2",
        "drew-cards ROIS-TURN-04 cards=KS,KD (to 1)",
        "round ROIS-RULING-03 number=3",
        "turn ROIS-TURN-07 seat=south",
    ]


@rule("ROIS-RULING-66")
def test_cards_come_from_the_own_hand_only() -> None:
    at = table(PAIR)
    assert at.refused("discard cards=2S") == "ROIS-RULING-66 card-not-in-hand"
    assert at.refused("move card=2S zone=C1 to=C2 units=S1") == "ROIS-RULING-66 card-not-in-hand"
    assert at.refused("sabotage card=7S with=7S,4D victim=north") == "ROIS-RULING-66 card-twice"


def test_facts_of_a_position() -> None:
    at = table("units=S1@C1,N1@C5 turn=north round=7")
    assert RULES.facts(at.state) == {"round": 7, "seat": "north", "stage": "play"}
    assert RULES.facts(table("stage=terrain terrain-by=free").state)["stage"] == "terrain"


@rule("ROIS-RULING-61")
def test_nothing_declared_can_be_taken_back() -> None:
    declared = table("units=S1@C2,N1@C3 hands=S:4D,5D;N:2H").play("strike card=4D zone=C2 to=C3 how=damage")
    assert declared.refused("take-back", 0) == "ROIS-RULING-61 declared-is-final"
    assert declared.barrier == "declared"


@rule("ROIS-RULING-53")
def test_there_is_always_at_most_one_question() -> None:
    at = table("players=3 units=S1@C1,W1@A5,E1@E5 hands=S:7S,8S;W:2S;E:3S")
    for move in ("move card=7S zone=C1 to=C2 units=S1", "pass", "pass", "end-turn"):
        asked = [player for player in (0, 1, 2) if RULES.kinds(at.state, player)]
        assert asked == [at.asked]
        at = at.play(move)
