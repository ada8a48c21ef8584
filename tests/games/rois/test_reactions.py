"""Declaring, reacting, replacing: who is asked what, and where the cards lie meanwhile."""

import pytest

from boardgames.core.contract import Sight
from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import EAST, NORTH, SOUTH, WEST, Table, table

AT = "units=S1@C2,N1@C3 hands=S:4D,5D,7S;N:2H,3H,4H,JK1"
STRIKE = "strike card=4D zone=C2 to=C3 how=damage"
COUNTER = "counter cancel=4D cards=2H,4H"
TREACHERY = "treachery cancel=4D card=JK1"


def _piles(at: Table) -> tuple[str, str, str, int]:
    laid = at.state.open.laid if at.state.open else ()
    return at.hand(SOUTH), at.hand(NORTH), " ".join(laid), 54 - len(at.state.deck) - len(at.state.discard)


@rule("ROIS-RULING-39", "ROIS-RULING-45", "ROIS-RULING-58")
def test_a_declared_action_waits_for_the_opponent() -> None:
    declared = table(AT).play(STRIKE)
    assert (declared.question, declared.asked, declared.units) == ("react", 1, "S1@C2 N1@C3")
    assert _piles(declared) == ("5D 7S", "2H 3H 4H JK1", "4D", 7)
    assert declared.discard == ""
    ask = RULES.ask(declared.state)
    assert ask is not None
    assert (ask.sight, ask.may_pass) == (Sight.BANNER, True)
    assert declared.kinds == ("pass", "react")
    assert declared.lines("pass") == ["pass"]
    passed = declared.play("pass")
    assert (passed.question, passed.units, passed.discard) == ("turn", "S1@C2 N1@C3:9", "4D")
    assert passed.told[1:] == [
        "passed ROIS-RULING-45 seat=north",
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=1",
        "hit ROIS-HIT-02 unit=N1 zone=C3 hits=1 left=9",
    ]
    assert (declared.barrier, passed.barrier) == ("declared", "answered")


@rule("ROIS-RULING-45", "ROIS-RULING-46")
@pytest.mark.parametrize("hand", ["2H", "2H,3H", "JK1", "JK1,JK2,2H,3H,4H"])
@pytest.mark.parametrize(
    "action", [STRIKE, "move card=7S zone=C2 to=C1 units=S1", "sabotage card=4D with=5D,7S victim=north"]
)
def test_the_banner_depends_on_the_number_of_cards_only(hand: str, action: str) -> None:
    declared = table(f"units=S1@C2,N1@C3 hands=S:4D,5D,7S;N:{hand}").play(action)
    assert (declared.question, declared.asked, declared.kinds) == ("react", 1, ("pass", "react"))
    assert table("units=S1@C2,N1@C3 hands=S:4D,5D,7S").play(STRIKE).question == "turn"


@rule("ROIS-RULING-45")
def test_only_react_leads_to_the_hand() -> None:
    reacting = table(AT).play(STRIKE, "react")
    assert (reacting.question, reacting.asked) == ("reaction", 1)
    ask = RULES.ask(reacting.state)
    assert ask is not None
    assert (ask.sight, ask.may_pass) == (Sight.OWN, True)
    assert reacting.told[-1] == "reacts ROIS-RULING-45 seat=north"
    assert reacting.kinds == ("pass", "counter", "treachery")
    assert reacting.lines("counter") == ["counter cancel=4D cards[2-2]=2H|3H|4H|JK1"]
    assert reacting.lines("treachery") == ["treachery cancel=4D card=JK1"]
    assert reacting.play("pass").units == "S1@C2 N1@C3:9"
    few = table("units=S1@C2,N1@C3 hands=S:4D;N:2H").play(STRIKE, "react")
    assert few.kinds == ("pass",)
    two = table("units=S1@C2,N1@C3 hands=S:4D;N:JK1,JK2").play(STRIKE, "react")
    assert two.lines("counter") == ["counter cancel=4D cards[2-2]=JK1|JK2"]
    assert two.lines("treachery") == ["treachery cancel=4D card=JK1|JK2"]


@rule("ROIS-COUNTER-01", "ROIS-RULING-58", "ROIS-RULING-57")
def test_a_counter_costs_two_cards_and_cancels_one() -> None:
    at = table(AT).play(STRIKE, "react", COUNTER)
    assert (at.question, at.asked, at.units) == ("replace", 0, "S1@C2 N1@C3")
    assert (at.hand(SOUTH), at.hand(NORTH), at.discard) == ("5D 7S", "3H JK1", "2H 4H 4D")
    assert at.told[-1] == "cancelled ROIS-COUNTER-01 seat=north how=counter cards=2H,4H card=4D"
    assert at.state.open is not None
    assert (at.state.open.laid, at.state.open.cancelled, at.state.open.by) == ((), "4D", "counter")
    ask = RULES.ask(at.state)
    assert ask is not None
    assert (ask.sight, ask.may_pass) == (Sight.OWN, False)


@rule("ROIS-TREASON-01", "ROIS-RULING-58")
def test_treachery_costs_a_joker() -> None:
    at = table(AT).play(STRIKE, "react", TREACHERY)
    assert (at.hand(NORTH), at.discard) == ("2H 3H 4H", "JK1 4D")
    assert at.told[-1] == "cancelled ROIS-TREASON-01 seat=north how=treachery cards=JK1 card=4D"
    reacting = table(AT).play(STRIKE, "react")
    assert reacting.refusal("treachery cancel=4D card=2H") == ("ROIS-TREASON-01", "treachery-joker", ("2H",), {})
    assert reacting.refused("treachery cancel=4D card=JK1,2H") == "ROIS-TREASON-01 treachery-joker"


@rule("ROIS-COUNTER-02", "ROIS-RULING-39", "ROIS-RULING-41")
def test_a_replacement_lets_the_same_action_go_ahead() -> None:
    waiting = table(AT).play(STRIKE, "react", COUNTER)
    assert waiting.kinds == ("replace", "decline")
    assert waiting.lines("replace") == ["replace card=5D"]
    again = waiting.play("replace card=5D")
    assert (again.question, again.asked) == ("react", 1)
    assert again.told[-1] == "replaced ROIS-COUNTER-02 seat=south card=5D cancelled=4D"
    assert again.state.open is not None
    assert str(again.state.open.move) == "strike card=5D zone=C2 to=C3 how=damage"
    assert (again.state.open.laid, again.state.open.cancelled, again.state.open.by) == (("5D",), "", "")
    assert again.state.spent == ("4D", "5D")
    done = again.play("pass")
    assert (done.units, done.discard, done.hand(SOUTH)) == ("S1@C2 N1@C3:9", "2H 4H 4D 5D", "7S")


@rule("ROIS-RULING-41", "ROIS-COUNTER-02")
def test_a_replacement_is_one_card() -> None:
    waiting = table(AT).play(STRIKE, "react", COUNTER)
    assert waiting.refused("replace card=5D,7S") != ""


@rule("ROIS-RULING-42", "ROIS-RULING-59")
def test_he_may_decline_to_replace() -> None:
    waiting = table(AT).play(STRIKE, "react", COUNTER)
    declined = waiting.play("decline")
    assert (declined.question, declined.asked, declined.units) == ("turn", 0, "S1@C2 N1@C3")
    assert declined.told[-1] == "failed ROIS-RULING-42 seat=south action=strike"
    assert declined.hand(SOUTH) == "5D 7S"
    assert declined.state.spent == ("4D",)
    assert declined.play("strike card=5D zone=C2 to=C3 how=damage").question == "react"


@rule("ROIS-RULING-57")
def test_with_no_card_left_he_is_not_asked() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D;N:2H,4H").play(STRIKE, "react", COUNTER)
    assert (at.question, at.asked) == ("turn", 0)
    assert at.told[-2:] == [
        "cancelled ROIS-COUNTER-01 seat=north how=counter cards=2H,4H card=4D",
        "failed ROIS-RULING-42 seat=south action=strike",
    ]


COMBINATIONS = {
    "shot": ("units=S1@C1,N1@C3", "shot card=4D with=5D zone=C1 to=C3 how=damage", "4D", ("5D",)),
    "brilliant-move": ("units=S1@C1,N1@C5", "brilliant-move card=7S with=5D zone=C1 to=C3 unit=S1", "7S", ("5D",)),
    "brilliant-strike": (
        "units=S1@C1,N1@C2",
        "brilliant-strike card=4D with=7S zone=C1 to=C2 unit=S1 how=damage",
        "4D",
        ("7S",),
    ),
    "heal": ("units=S1@C1:5,N1@C5", "heal card=7S with=4C zone=C1", "7S", ("4C",)),
    "sabotage": ("units=S1@C1,N1@C5", "sabotage card=JK2 with=4C,5D victim=north", "JK2", ("4C", "5D")),
}


@rule("ROIS-RULING-40", "ROIS-RULING-42", "ROIS-TREASON-02", "ROIS-BRIL-04")
@pytest.mark.parametrize("action", COMBINATIONS)
@pytest.mark.parametrize("how", ["counter cancel={} cards=2H,3H", "treachery cancel={} card=JK1"])
def test_the_first_card_of_a_combination_is_cancelled_and_the_rest_is_lost(action: str, how: str) -> None:
    field, move, first, rest = COMBINATIONS[action]
    at = table(f"{field} hands=S:{first},{','.join(rest)},KC;N:2H,3H,JK1")
    reacting = at.play(move, "react")
    for second in rest:
        assert reacting.refused(how.format(second)) == "ROIS-RULING-40 first-card-only"
    waiting = reacting.play(how.format(first))
    assert waiting.state.open is not None
    assert waiting.state.open.laid == rest
    spent = ("2H", "3H") if "counter" in how else ("JK1",)
    failed = waiting.play("decline")
    assert failed.state.discard == (*spent, first, *rest)
    assert (failed.units, failed.question) == (at.units, "turn")


@rule("ROIS-RULING-41", "ROIS-TREASON-03")
@pytest.mark.parametrize(
    ("action", "counter", "treachery"),
    [
        ("shot", "8D", "8D"),
        ("brilliant-move", "8S", "8S"),
        ("brilliant-strike", "8D", "8D"),
        ("heal", "8S 8C", "8S"),
        ("sabotage", "8S 8C 8D 8H", ""),
    ],
)
def test_what_fits_as_a_replacement(action: str, counter: str, treachery: str) -> None:
    field, move, first, rest = COMBINATIONS[action]
    at = f"{field} discard={first} laid={','.join(rest)} cancelled={first} step=replace asked=south"
    for by, fits in (("counter", counter), ("treachery", treachery)):
        waiting = table(f'{at} by={by} action="{move}" hands=S:8S,8C,8D,8H;N:2H')
        legal = " ".join(card for card in ("8S", "8C", "8D", "8H") if waiting.refused(f"replace card={card}") == "")
        assert legal == fits
        assert waiting.lines("replace") == ([f"replace card={fits.replace(' ', '|')}"] if fits else [])
        assert waiting.kinds == (("replace", "decline") if fits else ("decline",))


@rule("ROIS-RULING-41")
def test_a_cancelled_joker_of_a_sabotage_needs_a_joker_after_treachery() -> None:
    field, move, first, rest = COMBINATIONS["sabotage"]
    at = f'{field} discard={first} laid={",".join(rest)} cancelled={first} step=replace asked=south action="{move}"'
    waiting = table(f"{at} by=treachery hands=S:JK1,8S;N:2H")
    assert waiting.lines("replace") == ["replace card=JK1"]


@rule("ROIS-RULING-40", "ROIS-COUNTER-02")
def test_the_replacement_takes_the_place_of_the_first_card() -> None:
    field, move, _, _ = COMBINATIONS["shot"]
    at = table(f"{field} hands=S:4D,5D,8D,9D;N:2H,3H,6H,7H").play(move, "react", "counter cancel=4D cards=2H,3H")
    again = at.play("replace card=8D", "react")
    assert again.state.open is not None
    assert again.state.open.laid == ("8D", "5D")
    assert again.refused("counter cancel=5D cards=6H,7H") == "ROIS-RULING-40 first-card-only"
    assert again.refused("counter cancel=4D cards=6H,7H") == "ROIS-RULING-43 cannot-cancel-that"
    third = again.play("counter cancel=8D cards=6H,7H", "replace card=9D")
    assert (third.question, third.units) == ("turn", "S1@C1 N1@C3:9")
    assert third.discard == "2H 3H 4D 6H 7H 8D 9D 5D"


@rule("ROIS-RULING-43")
def test_cards_of_earlier_actions_cannot_be_cancelled() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D,5D;N:2H,3H discard=9C").play(STRIKE, "react")
    assert at.refusal("counter cancel=9C cards=2H,3H") == ("ROIS-RULING-43", "cannot-cancel-that", ("9C",), {})


THREE = "players=3 units=S1@C2,W1@C3,E1@A5 hands=S:4D,5D;W:2H,3H;E:4H,5H,JK1"


@rule("ROIS-RULING-44", "ROIS-RULING-39")
def test_every_opponent_is_asked_in_turn_order_from_the_active_player_on() -> None:
    west = table(THREE).play(STRIKE)
    assert (west.question, west.asked) == ("react", 1)
    assert west.refused("counter cancel=4D cards=4H,5H", 2) == "ROIS-COUNTER-01 no-card-to-cancel"
    east = west.play("pass")
    assert (east.question, east.asked) == ("react", 2)
    assert east.play("pass").units == "S1@C2 W1@C3:9 E1@A5"
    cancelled = east.play("react", "counter cancel=4D cards=4H,5H")
    again = cancelled.play("replace card=5D")
    assert (again.question, again.asked) == ("react", 1)
    assert again.play("pass").asked == 2
    first = west.play("react", "counter cancel=4D cards=2H,3H")
    assert (first.question, first.asked) == ("replace", 0)
    after = first.play("replace card=5D")
    assert (after.question, after.asked) == ("react", 2), "West has no card left"


@rule("ROIS-RULING-44")
def test_the_order_begins_after_the_active_player() -> None:
    at = table("players=4 units=S1@C2,W1@B4,N1@C3,E1@A5 hands=S:2H;W:3H;N:4D;E:4H turn=north")
    declared = at.play("strike card=4D zone=C3 to=C2 how=damage")
    order = []
    while declared.question == "react":
        order.append(declared.state.open.asked if declared.state.open else -1)
        declared = declared.play("pass")
    assert order == [EAST, SOUTH, WEST]


@rule("ROIS-RULING-59", "ROIS-RULING-47")
def test_a_victim_who_has_spent_his_cards_on_a_counter() -> None:
    at = table("units=S1@C1,N1@C5 hands=S:4H,4S,4C,5C;N:2H,3H,6H,7H")
    waiting = at.play("sabotage card=4H with=4S,4C victim=north", "react", "counter cancel=4H cards=2H,3H")
    done = waiting.play("replace card=5C", "pass")
    assert (done.question, done.hand(NORTH)) == ("turn", "")
    assert done.told[-1] == "sabotaged ROIS-SAB-01 seat=north cards=6H,7H"
    assert done.discard == "2H 3H 4H 6H 7H 5C 4S 4C"


@rule("ROIS-RULING-60")
def test_a_reacting_player_draws_only_at_the_end_of_his_own_turn() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D;N:2H,3H,4H").play(STRIKE, "react", "counter cancel=4D cards=2H,3H")
    ended = at.play("end-turn")
    assert ended.hand(NORTH) == "4H"
    own = ended.coming("KC", "KD").play("end-turn")
    assert own.hand(NORTH) == "4H KC KD"


@rule("ROIS-RULING-35", "ROIS-ROUT-01")
def test_reactions_do_not_save_the_reacting_player_from_the_rout() -> None:
    at = table("units=S1@C2,N1@C3 hands=S:4D;N:2H,3H").play(
        STRIKE, "react", "counter cancel=4D cards=2H,3H", "end-turn"
    )
    assert at.fresh().play("end-turn").units == "S1@C2 N1@C3:9"


@rule("ROIS-RULING-67")
def test_while_a_question_is_open_only_it_is_answered() -> None:
    declared = table(AT).play(STRIKE)
    assert RULES.kinds(declared.state, 0) == ()
    assert RULES.lines(declared.state, 0, "strike") == ()
    assert RULES.lines(declared.state, 1, "counter") == ()
    assert RULES.moves(declared.state, 0) == ()


@rule("ROIS-RULING-16")
def test_a_joker_may_pay_for_a_counter_and_be_discarded() -> None:
    at = table(AT).play(STRIKE, "react", "counter cancel=4D cards=JK1,2H")
    assert at.discard == "JK1 2H 4D"
    own = table("units=S1@C2,N1@C3 hands=S:JK1")
    assert own.play("discard cards=JK1").discard == "JK1"
    assert own.kinds == ("discard", "end-turn", "offer-draw", "give-up")
