"""A game in progress: submitting, taking back, visiting, and what may be on the screen."""

from typing import Any

import pytest

from boardgames.core.contract import BadOptions, BadPosition, Event, Move, Sight
from boardgames.core.luck import Luck, ScriptError
from boardgames.core.session import SNAPSHOT, Entry, IllegalMove, Record, Session, redacted
from tests.contract.cases import case_of, play_on, shelf
from tests.core.tables import ROIS, play_random, random_game

MEADOW, TILE, BIDS, ROLES = (shelf(name) for name in ("meadow", "tile", "bids", "roles"))


def run_to(session: Session[Any], *places: str) -> None:
    """Steps in the meadow, by whoever is asked."""
    for place in places:
        ask = session.ask
        assert ask is not None
        assert session.submit(ask.player, Move.make("run", to=place)) is None


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    session = Session.new(MEADOW, {"ponds": "0"}, 1)
    before = session.state
    refused = session.submit(0, Move.make("run", to="9000:9000"))
    assert refused is not None
    assert refused.rule
    assert (session.state, session.ply, session.record.entries) == (before, 0, ())


def test_a_refused_move_does_not_forget_what_was_undone() -> None:
    session = Session.new(MEADOW, {"ponds": "0"}, 1)
    run_to(session, "1000:4000")
    session.undo()
    assert session.submit(1, Move("rest")) is not None
    assert session.can_redo()


def test_undo_and_redo_over_several_snapshots() -> None:
    session = Session.new(MEADOW, {"ponds": "0"}, 4)
    for ply in range(2 * SNAPSHOT + 5):
        # Both runners stay at their edge and go north a little.
        assert session.ask is not None
        run_to(session, f"{12_000 * session.ask.player}:{4001 + ply}")
    every = [session.at(ply) for ply in range(session.ply + 1)]
    plies = session.plies()
    while session.undo() is None:
        assert session.state == every[session.ply]
    assert session.ply == 0
    assert session.undo() == "start"
    while session.redo():
        assert session.state == every[session.ply]
    assert session.plies() == plies
    # The kept states were made anew on the way back up.
    assert [session.at(ply) for ply in range(session.ply + 1)] == every


def test_another_move_after_undo_starts_another_line() -> None:
    session = Session.new(MEADOW, {"ponds": "0"}, 1)
    run_to(session, "1000:4000", "2000:4000")
    session.undo()
    run_to(session, "2000:5000")
    assert not session.redo()
    assert [str(entry.move) for entry in session.record.entries] == ["run to=1000:4000", "run to=2000:5000"]
    assert session.state == Session(MEADOW, session.record).state


def test_undo_stops_at_a_barrier_with_its_reason() -> None:
    session = Session.new(BIDS, {}, 1)
    first = session.ask
    assert first is not None
    assert session.submit(first.player, Move.make("stake", number="3")) is None
    assert session.undo() is None
    assert session.redo()
    card = session.state.hands[first.player][0]
    assert session.submit(first.player, Move.make("bid", card=card)) is None
    assert session.undo() == "secret"
    assert session.undo_barrier() == "secret"
    assert session.ply == 2


def test_undo_stops_where_somebody_sat_down_and_not_after() -> None:
    session = Session.new(TILE, {}, 1)
    play_random(session, 2)
    session.sat_down()
    assert session.undo() == "secret"
    play_random(session, 1, seed=2)
    assert session.undo() is None
    assert session.ply == 2
    assert session.undo() == "secret"


def test_chance_can_be_told_what_comes_up() -> None:
    session = Session.new(ROIS, {"army": "skirmish", "terrain": "none"}, 3, script=("KS", "2S"))
    assert session.log(None)[0].args == (("player", 0), ("card", "KS"))
    session.script(("AS",))
    again = Session(ROIS, session.record)
    assert again.state == session.state
    assert again.record == session.record
    assert session.undo() is None, "a script has shown nothing, so it can be taken back"
    assert session.ply == 0


def test_a_script_that_cannot_come_up_leaves_the_session_as_it_is() -> None:
    session = Session.new(BIDS, {}, 1)
    player = 0
    while len(session.state.chain) < 2:
        ask = session.ask
        assert ask is not None
        player = ask.player
        assert session.submit(player, Move.make("bid", card=session.state.hands[player][0])) is None
    ask = session.ask
    assert ask is not None
    session.script(("99",))
    before, ply = session.state, session.ply
    with pytest.raises(ScriptError):
        session.submit(ask.player, Move("pass"))
    assert (session.state, session.ply) == (before, ply)


def test_a_record_with_an_illegal_move_says_which() -> None:
    record = random_game(10).record
    entries = (*record.entries[:6], Entry(0, Move("fly")), *record.entries[7:])
    with pytest.raises(IllegalMove) as caught:
        Session(ROIS, Record(record.game, record.options, record.seed, None, entries))
    assert caught.value.number == 7
    assert caught.value.refusal.reason


def test_a_game_cannot_begin_with_nonsense() -> None:
    with pytest.raises(BadOptions):
        Session.new(ROIS, {"players": "9"}, 1)
    with pytest.raises(BadPosition):
        Session.new(ROIS, {}, 1, start="nonsense")
    view = ROIS.write(random_game(5).view(0))
    with pytest.raises(BadPosition):
        Session.new(ROIS, {}, 1, start=view)


def test_the_last_ply_of_a_new_game_is_its_set_up() -> None:
    session = random_game(0)
    assert session.last().barrier == "start"
    assert session.last().events == session._past.first.events
    play_random(session, 1)
    assert session.last() == session.plies()[-1]


def test_a_log_begins_with_the_set_up_and_can_begin_later() -> None:
    session = random_game(8)
    whole = session.log(0)
    later = session.log(0, since=5)
    assert whole[-len(later) :] == later if later else True
    assert session.log(0, since=session.ply) == ()
    assert any(event.to == 0 for event in whole)
    assert not any(event.to is not None for event in session.log(None))
    assert redacted((Event("a", to=1), Event("b"), Event("c", to=0)), 0) == (Event("b"), Event("c", to=0))


def test_seats_are_where_players_sit_now() -> None:
    assert random_game(0).seats == ("south", "north")
    assert set(random_game(0, players=3).seats) == {"south", "west", "east"}
    assert Session.new(BIDS, {}, 1).seats == ("left", "right")


# The screen: nothing private is ever shown unless its owner sits there and is asked.


def test_an_own_question_stands_behind_the_cover_until_its_player_is_there() -> None:
    session = random_game(0)
    ask = session.ask
    assert ask is not None
    assert ask.sight == Sight.OWN
    other = 1 - ask.player
    for present in (None, other):
        assert session.screen(present).view == session.view(None)
        assert session.screen(present).cover == ask.player
    assert session.screen(ask.player).view == session.view(ask.player)
    assert session.screen(ask.player).cover is None


def test_a_banner_and_an_open_question_need_no_cover() -> None:
    roles = Session.new(ROLES, {}, 1)
    assert roles.screen(0).view == roles.view(None)
    bids = Session.new(BIDS, {}, 1)
    while bids.ask is not None and bids.ask.sight == Sight.OWN:
        player = bids.ask.player
        assert bids.submit(player, Move.make("bid", card=bids.state.hands[player][0])) is None
    assert bids.ask is not None
    assert bids.ask.sight == Sight.BANNER
    for present in (None, 0, 1):
        assert bids.screen(present).view == bids.view(None)
        assert bids.screen(present).cover is None


def test_a_game_that_is_over_needs_no_cover() -> None:
    session = case_of("rois").new(3)
    play_on(session, Luck(3).stream())
    assert session.screen(None).cover is None
    assert session.screen(0).view == session.view(None)


def test_a_checksum_is_of_the_position_alone() -> None:
    one, two = random_game(12, seed=3), random_game(12, seed=3)
    assert one.checksum() == two.checksum()
    two.sat_down()
    assert one.checksum() == two.checksum()
    play_random(two, 1, seed=9)
    assert one.checksum() != two.checksum()


def test_the_story_says_which_ply_brought_what() -> None:
    session = random_game(40, seed=3)
    for player in (None, 0, 1):
        told = session.story(player)
        assert [(by, event) for _, by, event in told] == list(session.told(player))
        for number in (1, 17, 40):
            here = [event for ply, _, event in told if ply == number]
            assert tuple(here) == session.log(player, number - 1, number) if number > 1 else here
    assert {ply for ply, by, _ in session.story(None) if by is None} == {0}
    assert session.story(None, 10, 12) == tuple(row for row in session.story(None) if row[0] in (11, 12))


def test_positions_are_those_of_every_ply() -> None:
    session = random_game(40, seed=3)
    assert list(session.positions()) == [session.at(ply) for ply in range(41)]
