"""A game in numbers: counted from what was played and told, and nothing is counted twice."""

from fractions import Fraction

from boardgames.core.contract import Move
from boardgames.core.session import Session
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import State
from boardgames.games.rois.statistics import LOSSES, USES, Numbers, numbers
from tests.core.tables import random_game

SOUTH, WEST, NORTH, EAST = range(4)
START = (
    "units=2S@C2,S3@B2,S4@D1,N1@C3:7,2N@C5,N4@A4 specials=S:general@C2,N:general@C3 "
    "hands=S:4D,7S,9S,2H,JK1;N:2C,3C,4C,5D,6D discard=AS,2S first=south turn=south"
)


def counted(session: Session[State]) -> Numbers:
    return numbers(session.positions(), [ply.events for ply in session.plies()])


def played(start: str, *moves: str, script: tuple[str, ...] = ()) -> Session[State]:
    session = Session.new(RULES, {}, 1, start=start)
    if script:
        session.script(script)
    for text in moves:
        ask = session.ask
        assert ask is not None
        assert session.submit(ask.player, Move.parse(text)) is None, text
    return session


def test_a_blow_is_counted_for_both_sides() -> None:
    session = played(START, "strike card=4D zone=C2 to=C3 how=damage", "pass")
    found = counted(session)
    lost = session.at(0).field.hp(NORTH) - session.state.field.hp(NORTH)
    assert lost > 0
    assert found.cards["blows"] == (1, 0, 0, 0)
    assert found.losses["hits"] == (0, 0, lost, 0)
    assert found.losses["units"][NORTH] == (1 if lost >= 7 else 0)
    assert found.losses["specials"][NORTH] == found.losses["units"][NORTH]


def test_answers_discards_and_actions_that_came_to_nothing() -> None:
    moves = (
        "move card=7S zone=B2 to=B3 units=S3",
        "react",
        "counter cancel=7S cards=2C,3C",
        "decline",
        "discard cards=9S",
    )
    found = counted(played(START, *moves))
    assert found.cards == {
        "moves": (1, 0, 0, 0),
        "blows": (0, 0, 0, 0),
        "shots": (0, 0, 0, 0),
        "tricks": (0, 0, 0, 0),
        "reactions": (0, 0, 2, 0),
        "discards": (1, 0, 0, 0),
    }


def test_the_luck_of_the_draw_is_what_came_against_what_lay_there() -> None:
    session = played(START, "discard cards=9S", "end-turn", script=("5H",))
    deck = session.at(0).deck
    found = counted(session)
    reds = sum(card[-1] in "DH" for card in deck)
    assert found.reds == (1, 0, 0, 0)
    assert list(found.expected) == [Fraction(reds, len(deck)), Fraction(0), Fraction(0), Fraction(0)]


def test_strength_is_told_round_by_round() -> None:
    session = random_game(120, seed=6)
    found = counted(session)
    assert found.rounds == tuple(range(1, session.state.round + 1))
    assert found.strength[-1] == tuple(session.state.field.hp(seat) for seat in range(4))
    last = max(ply for ply in range(session.ply + 1) if session.at(ply).round == 1)
    assert found.strength[0][NORTH] == session.at(last).field.hp(NORTH)


def test_the_numbers_add_up_over_whole_games() -> None:
    """Hit points lost and healed explain the strength; every card that left a hand is counted once."""
    for seed in range(6):
        session = random_game(150, seed)
        found, first = counted(session), session.at(0)
        assert (set(found.cards), set(found.losses)) == (set(USES), set(LOSSES))
        if any(event.kind in ("gave-up", "left-board", "eliminated") for event in session.log(None)):
            continue
        for seat in range(4):
            change = session.state.field.hp(seat) - first.field.hp(seat)
            assert change == found.losses["healed"][seat] - found.losses["hits"][seat]
            drawn = sum(
                len(cards)
                for ply in session.plies()
                for event in ply.events
                if event.kind == "drew-cards" and event.to is not None and session.state.seats[event.to] == seat
                for cards in [dict(event.args)["cards"]]
                if isinstance(cards, tuple)
            )
            held = len(session.state.hands[seat]) - len(first.hands[seat])
            assert sum(found.cards[use][seat] for use in USES) == drawn - held
