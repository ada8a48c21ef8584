"""From gesture to move: parts picked in any order, what they light, what they spell, and why they do not fit."""

from typing import Any

import pytest

from boardgames.core.contract import Move, Part
from boardgames.core.luck import Luck
from boardgames.core.partial import KIND, Partial, complete, listed, parts, random_move
from tests.contract.cases import shelf
from tests.core.tables import ROIS, random_game

TILE, MEADOW, ROLES = (shelf(name) for name in ("tile", "meadow", "roles"))

# South to move: a spade, a club and a diamond in hand, three units with the general in C2, one in A1.
FIELD = ROIS.read(
    "units=3S@C2,S4@A1,N1@C3,N2@E5 specials=S:general@C2 hands=S:7S,4C,5D;N:2H,3H terrain-by=none agreed=general"
)


def field() -> Partial[Any]:
    """A move in the making for South."""
    return Partial(ROIS, FIELD, 0)


def offered(partial: Partial[Any], name: str) -> Part:
    """What can be picked for one part."""
    return next(part for part in partial.offers() if part.name == name)


def values(partial: Partial[Any], name: str) -> set[str]:
    """The values that can be picked for one part."""
    return set(next((part.values or () for part in partial.offers() if part.name == name), ()))


def picked(partial: Partial[Any], *choices: str) -> Partial[Any]:
    """The same, after `name=value` picks that all fit."""
    for choice in choices:
        name, _, value = choice.partition("=")
        assert partial.pick(name, value), choice
    return partial


def test_at_first_everything_that_some_move_needs_can_be_picked() -> None:
    partial = field()
    assert values(partial, "card") == {"7S", "4C", "5D"}
    assert values(partial, "zone") == {"A1", "C2"}
    assert {"move", "strike", "discard", "end-turn"} <= values(partial, KIND)
    assert partial.moves() == ()


def test_a_card_lights_the_zones_it_can_activate() -> None:
    assert values(picked(field(), "kind=strike", "card=5D"), "zone") == {"C2"}
    assert values(picked(field(), "kind=move", "card=7S"), "zone") == {"A1", "C2"}
    # C3 is the enemy's, so it is no goal for a spade.
    assert values(picked(field(), "kind=move", "card=7S", "zone=C2"), "to") == {"B2", "D2", "C1"}
    assert values(picked(field(), "kind=move", "card=4C", "zone=A1"), "to") == {"B2"}


def test_a_zone_lights_the_cards_that_can_activate_it() -> None:
    assert values(picked(field(), "kind=strike", "zone=C2"), "card") == {"5D"}
    assert values(picked(field(), "zone=A1", "kind=move"), "card") == {"7S", "4C"}
    assert values(picked(field(), "to=C3"), "card") == {"5D"}


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (1, 3, 0, 2)])
def test_parts_come_in_any_order(order: tuple[int, ...]) -> None:
    choices = ("card=5D", "zone=C2", "to=C3", "how=damage")
    partial = picked(field(), *(choices[n] for n in order))
    assert partial.moves()[0] == Move.parse("strike card=5D zone=C2 to=C3 how=damage")


def test_what_fits_nothing_is_not_picked() -> None:
    partial = picked(field(), "card=5D")
    before = partial.chosen
    assert not partial.pick("zone", "A1")
    assert not partial.pick("none-such", "A1")
    assert partial.chosen == before


def test_a_second_click_takes_back_and_so_does_esc() -> None:
    partial = picked(field(), "kind=move", "card=7S", "zone=C2", "units=S1", "units=S2")
    picked(partial, "units=S1")
    assert [value for name, value in partial.chosen if name == "units"] == ["S2"]
    partial.back()
    assert partial.chosen == (("kind", "move"), ("card", "7S"), ("zone", "C2"))
    for _ in range(5):
        partial.back()
    assert not partial.chosen


def test_some_of_a_set_is_one_offer_with_its_bounds() -> None:
    partial = picked(field(), "kind=move", "card=7S", "zone=C2", "to=C1")
    assert offered(partial, "units") == Part("units", ("S1", "S2", "S3"), 1, 3)
    picked(partial, "units=S1")
    assert values(partial, "units") == {"S2", "S3"}
    picked(partial, "units=S2", "units=S3")
    assert not any(part.name == "units" for part in partial.offers())


def test_the_kind_is_picked_like_any_part() -> None:
    partial = picked(field(), "kind=end-turn")
    assert partial.moves() == (Move("end-turn"),)
    assert partial.offers() == ()


def test_a_click_may_mean_several_things() -> None:
    assert field().names("C2") == ("zone",)
    assert field().names("C3") == ("to",)
    assert set(field().names("7S")) >= {"card", "cards"}
    assert field().names("none-such") == ()


def test_a_move_is_spelled_as_soon_as_its_parts_are_there() -> None:
    """It could still be extended by the general, and is offered as it stands."""
    partial = picked(field(), "kind=move", "card=7S", "zone=C2", "to=C1", "units=S1")
    assert partial.moves() == (Move.parse("move card=7S zone=C2 to=C1 units=S1"),)
    assert values(partial, "specials") == {"general"}
    picked(partial, "specials=general")
    assert partial.moves() == (Move.parse("move card=7S zone=C2 to=C1 units=S1 specials=general"),)


def test_values_are_spelled_in_the_order_of_the_rules() -> None:
    partial = picked(field(), "units=S3", "to=C1", "units=S1", "zone=C2", "card=7S")
    assert partial.moves() == (Move.parse("move card=7S zone=C2 to=C1 units=S1,S3"),)


def test_forced_parts_fill_themselves_in() -> None:
    # The only unit of A1, whose only neighbour by a club is B2.
    partial = picked(field(), "kind=move", "card=4C", "zone=A1")
    assert partial.moves() == (Move.parse("move card=4C zone=A1 to=B2 units=S4"),)
    # All units leave, so the general goes along.
    partial = picked(field(), "card=7S", "zone=C2", "to=C1", "units=S1", "units=S2", "units=S3")
    assert partial.moves() == (Move.parse("move card=7S zone=C2 to=C1 units=S1,S2,S3 specials=general"),)


def test_a_guess_gives_the_word_of_the_judge() -> None:
    partial = picked(field(), "kind=strike", "card=5D", "zone=C2")
    refused = partial.guess("to", "B2")
    assert refused is not None
    assert refused.rule.startswith("ROIS-")
    assert "B2" in refused.where
    assert partial.chosen[-1] == ("zone", "C2")
    moved = picked(field(), "kind=move", "card=7S", "zone=C2", "units=S1").guess("to", "C3")
    assert moved is not None
    assert (moved.rule, moved.reason) == ("ROIS-ZONE-01", "enemy-there")


def test_what_can_still_become_a_move_has_nothing_wrong_with_it() -> None:
    assert picked(field(), "kind=move", "card=7S").guess() is None
    assert field().guess() is None


def test_parts_of_choices_that_do_not_go_together_are_none() -> None:
    assert parts(ROIS, FIELD, 0, (("card", "5D"), ("zone", "A1"))) == ()
    assert parts(ROIS, FIELD, 0) == field().offers()


def test_on_an_open_screen_the_lights_come_from_what_all_see() -> None:
    street = ROLES.read("secret=B places=5,5,0,0,0 turn=0 pools=3,1,0 round=2 ended=no luck=1,5")
    lit = Partial(ROLES, ROLES.view(street, None), 0)
    assert values(picked(lit, "kind=reveal"), "token") == {"A", "B"}
    knows = Partial(ROLES, street, 0)
    assert values(picked(knows, "kind=reveal"), "token") == {"B"}
    refused = ROLES.refuse(street, 0, Move.make("reveal", token="A"))
    assert refused is not None
    assert refused.private


# The grand manoeuvre: 24 units that may march together are one line for each direction, not 16 million moves.


def manoeuvre() -> Any:
    units = "6S@B2,6S@C2,6S@D2,6S@C3,6N@A5"
    return ROIS.read(f"units={units} zone-max=6 manoeuvre=on hands=S:7S,4C;N:2H")


def test_a_grand_manoeuvre_is_one_line_for_each_direction() -> None:
    lines = ROIS.lines(manoeuvre(), 0, "move")
    assert len(lines) == 8
    assert {line.parts[1].values for line in lines} == {(way,) for way in ("N", "E", "S", "W", "NE", "SE", "SW", "NW")}
    north = next(line for line in lines if line.parts[1].values == ("N",))
    marching = next(part for part in north.parts if part.name == "units")
    assert (len(marching.values or ()), marching.least, marching.most) == (24, 1, 24)


def test_a_grand_manoeuvre_is_picked_unit_by_unit() -> None:
    partial = Partial(ROIS, manoeuvre(), 0)
    assert len(partial.lines) < 100
    picked(partial, "kind=move", "dir=N")
    for number in range(1, 25):
        picked(partial, f"units=S{number}")
    assert [len(move.some("units")) for move in partial.moves()] == [24]
    assert [part.name for part in partial.offers()] == ["card"]


def test_too_many_moves_are_not_listed() -> None:
    assert listed(ROIS, manoeuvre(), 0) is None
    assert ROIS.moves(manoeuvre(), 0) is None
    assert listed(ROIS, FIELD, 0, most=3) is None
    few = listed(ROIS, FIELD, 0)
    assert few is not None
    assert len(few) > 3


def test_what_has_no_values_is_not_listed() -> None:
    meadow = MEADOW.setup({}, Luck(1)).state
    assert listed(MEADOW, meadow, 0) is None
    with pytest.raises(ValueError, match="cannot be listed"):
        random_move(MEADOW, meadow, 0, Luck(1).stream(), avoid=frozenset({"rest"}))
    assert parts(MEADOW, meadow, 0, ((KIND, "run"),)) == (Part("to", None),)
    assert picked(Partial(MEADOW, meadow, 0), "to=500:4000").moves() == (Move.make("run", to="500:4000"),)


# Sequences, and bounds that depend on each other.


def test_a_sequence_keeps_the_order_in_which_it_was_picked() -> None:
    tile = TILE.read("turned=0 tokens=a1,a2,a3;b1 points=0,0 player=0 luck=1,1")
    partial = picked(Partial(TILE, tile, 0), "turn=0", "gates=S", "tokens=a3", "gates=N", "tokens=a1")
    assert partial.moves() == (Move.parse("send turn=0 tokens=a1,a3 gates=S,N"),)
    gates = offered(picked(Partial(TILE, tile, 0), "turn=0"), "gates")
    assert gates == Part("gates", ("N", "E", "S"), 1, 3, ordered=True)


def test_dependent_bounds_are_completed_by_nearest() -> None:
    tile = TILE.read("turned=0 tokens=a1,a2,a3;b1 points=0,0 player=0 luck=1,1")
    partial = picked(Partial(TILE, tile, 0), "turn=0", "gates=S", "tokens=a3", "tokens=a1")
    assert partial.moves() == (Move.parse("send turn=0 tokens=a1,a3 gates=S,N"),)
    # What was picked is never taken away again: three gates for one token are no move.
    more = picked(Partial(TILE, tile, 0), "turn=0", "tokens=a1", "gates=S", "gates=N")
    assert more.moves() == ()


def test_complete_fills_in_what_is_forced_and_nothing_else() -> None:
    move = Move.parse("move card=4C zone=A1")
    assert complete(ROIS, FIELD, 0, move) == Move.parse("move card=4C zone=A1 to=B2 units=S4")
    open_end = Move.parse("move card=7S zone=C2 to=C1")
    assert complete(ROIS, FIELD, 0, open_end) == open_end
    out_of_order = Move.parse("strike how=damage to=C3 zone=C2 card=5D")
    assert complete(ROIS, FIELD, 0, out_of_order) == Move.parse("strike card=5D zone=C2 to=C3 how=damage")
    nonsense = Move.parse("move card=9H zone=Z9")
    assert complete(ROIS, FIELD, 0, nonsense) == nonsense


def test_random_moves_avoid_what_they_should() -> None:
    session = random_game(0)
    ask = session.ask
    assert ask is not None
    stream = Luck(5).stream()
    avoid = ROIS.consent | {"end-turn"}
    for _ in range(300):
        move = random_move(ROIS, session.state, ask.player, stream, avoid)
        assert move.kind not in avoid
        assert ROIS.refuse(session.state, ask.player, move) is None
