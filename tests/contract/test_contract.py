"""The contract, for every game of the shelf and four tiny ones: games end, one judge, and a record that is the game."""

import random
from typing import Any

import pytest

from boardgames.core import saves
from boardgames.core.contract import BadOptions, BadPosition, Line, Move, Result, Rules
from boardgames.core.luck import Luck
from boardgames.core.partial import Partial, listed
from boardgames.core.session import Session, checksum
from tests.amounts import amount
from tests.contract.candidates import Vocabulary
from tests.contract.cases import CASES, Case, Moment, again, chance_move, moments, play_on, played, shelf, states

GAMES = amount("random games of each case", ci=3, soak=60)
MOMENTS = amount("positions of each game that are looked at closely", ci=12, soak=40)
SEED = 11

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_seed = pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))


def asked(case: Case, moment: Moment) -> int:
    """The player who is asked at a moment before the end."""
    ask = case.rules.ask(moment.state)
    assert ask is not None
    return ask.player


def open_moments(case: Case) -> list[Moment]:
    """Moments of the first game at which somebody is asked."""
    return [moment for moment in moments(played(case, SEED), MOMENTS) if moment.entry is not None]


@every_seed
@every_case
def test_random_games_end(case: Case, seed: int) -> None:
    session = played(case, seed)
    assert session.ask is None
    outcome = session.outcome
    assert outcome is not None
    assert len(outcome.results) == case.players
    assert all(case.rules.outcome(state) is None for state in states(session)[:-1])
    assert case.rules.answers(session.state, 0) == ()


@every_case
def test_games_in_which_players_give_up_end_too(case: Case) -> None:
    session = case.new(SEED)
    play_on(session, Luck(SEED).stream(), consent=True)
    assert session.outcome is not None


@every_case
def test_a_game_begins_with_a_question_to_one_of_its_players(case: Case) -> None:
    session = case.new(SEED)
    assert session.ask is not None
    assert 0 <= session.ask.player < case.players
    assert len(set(case.rules.seats(session.options))) == case.players


@every_case
def test_settled_options_stay_as_they_are(case: Case) -> None:
    settled = case.rules.settle(dict(case.options))
    assert set(settled) == {option.name for option in case.rules.options}
    assert case.rules.settle(settled) == settled
    with pytest.raises(BadOptions):
        case.rules.settle({"none-such": "1"})


def holds_a_legal_move(rules: Rules[Any], state: Any, player: int, line: Line) -> bool:
    """Some move of the line is legal, by its first values or after `nearest` has completed them."""
    if any(part.values is None for part in line.parts):
        return any(move.kind == line.kind for move in rules.suggest(state, player, Luck(SEED), 20))
    chosen = tuple((part.name, (part.values or ())[: max(part.least, 1)]) for part in line.parts)
    least = Move(line.kind, tuple((name, v) for (name, v), part in zip(chosen, line.parts, strict=True) if part.least))
    tries = (Move(line.kind, chosen), least)
    guesses = (*tries, *(rules.nearest(state, player, move) for move in tries))
    return any(rules.refuse(state, player, move) is None for move in guesses)


@every_case
def test_every_kind_has_lines_and_every_line_a_legal_move(case: Case) -> None:
    for moment in open_moments(case):
        player = asked(case, moment)
        kinds = case.rules.kinds(moment.state, player)
        assert kinds, f"ply {moment.ply}: somebody is asked who can answer nothing"
        for kind in case.rules.answers(moment.state, player):
            lines = case.rules.lines(moment.state, player, kind)
            assert bool(lines) == (kind in kinds)
            for line in lines:
                assert line.kind == kind
                assert all(part.values is None or len(set(part.values)) >= part.most for part in line.parts), line
                assert all(0 <= part.least <= part.most for part in line.parts), line
                assert holds_a_legal_move(case.rules, moment.state, player, line), (moment.ply, line)


@every_case
def test_listed_moves_are_never_refused(case: Case) -> None:
    """Each is judged alone; the played ones, which are known to be legal, are among them."""
    for moment in open_moments(case):
        player = asked(case, moment)
        moves = case.rules.moves(moment.state, player)
        if moves is None:
            continue
        assert len(set(moves)) == len(moves)
        assert all(case.rules.refuse(moment.state, player, move) is None for move in moves)
        assert moment.entry is not None
        assert moment.entry.move in moves


@every_case
def test_what_is_legal_is_listed(case: Case) -> None:
    """The other way round: a candidate spelled without the lists is refused unless the lists have it.

    Values of a some-of part may come in any order; the lists have one spelling of each move.
    """
    for moment, candidates in _with_candidates(case):
        player = asked(case, moment)
        moves = case.rules.moves(moment.state, player)
        if moves is None:
            continue
        known = {_sorted(move) for move in moves}
        for move in candidates:
            legal = case.rules.refuse(moment.state, player, move) is None
            assert legal == (_sorted(move) in known) or _is_ordered(case, moment, move), (moment.ply, str(move), legal)


def _with_candidates(case: Case) -> list[tuple[Moment, tuple[Move, ...]]]:
    words = Vocabulary(played(case, SEED))
    stream = Luck(SEED, ply=2).stream()
    return [(moment, words.candidates(stream, 40)) for moment in open_moments(case)]


def _sorted(move: Move) -> Move:
    return Move(move.kind, tuple(sorted((name, tuple(sorted(values))) for name, values in move.parts)))


def _is_ordered(case: Case, moment: Moment, move: Move) -> bool:
    """A part of this kind is a sequence, so that sorting its values spells another move."""
    lines = case.rules.lines(moment.state, asked(case, moment), move.kind)
    return any(part.ordered for line in lines for part in line.parts)


@every_case
def test_the_judge_and_nearest_have_an_answer_to_everything(case: Case) -> None:
    """Whatever is spelled, by whomever, is judged and mended without a crash, and mending a legal move keeps it."""
    for moment, candidates in _with_candidates(case):
        player = asked(case, moment)
        for move in candidates:
            for whom in range(case.players + 1):
                refused = case.rules.refuse(moment.state, whom, move)
                assert whom == player or refused is not None, f"{move} by {whom}, who is not asked"
                assert refused is None or (refused.rule and refused.reason)
            near = case.rules.nearest(moment.state, player, move)
            if case.rules.refuse(moment.state, player, move) is None:
                assert _sorted(near) == _sorted(move) or near == move
                case.rules.preview(moment.state, player, move)


@every_case
def test_nobody_moves_after_the_end(case: Case) -> None:
    session = played(case, SEED)
    for move in Vocabulary(session).candidates(Luck(SEED).stream(), 40):
        assert all(case.rules.refuse(session.state, player, move) is not None for player in range(case.players))


@every_case
def test_a_refused_move_changes_nothing(case: Case) -> None:
    for moment, candidates in _with_candidates(case):
        session = again(played(case, SEED), moment.ply)
        before, log = session.record, session.log(None)
        for move in candidates:
            for player in range(case.players):
                if case.rules.refuse(session.state, player, move) is not None:
                    assert session.submit(player, move) is not None
        assert session.record == before
        assert session.state == moment.state
        assert session.log(None) == log


@every_case
def test_moves_are_their_text(case: Case) -> None:
    for entry in played(case, SEED).record.entries:
        assert Move.parse(str(entry.move)) == entry.move


@every_case
def test_picking_every_part_of_a_move_spells_it(case: Case) -> None:
    """What was played could have been picked part by part, in the order of the move and backwards."""
    for moment in open_moments(case):
        assert moment.entry is not None
        move = moment.entry.move
        choices = [("kind", move.kind), *((name, value) for name, values in move.parts for value in values)]
        for order in (choices, choices[::-1]):
            partial = Partial(case.rules, moment.state, asked(case, moment))
            for name, value in order:
                assert partial.pick(name, value), (moment.ply, str(move), name, value)
            if order is choices:
                assert move in partial.moves(), (moment.ply, str(move))


@every_case
def test_suggestions_are_legal_and_different(case: Case) -> None:
    for moment in open_moments(case):
        player = asked(case, moment)
        found = case.rules.suggest(moment.state, player, Luck(moment.ply), 5)
        assert 1 <= len(found) <= 5
        assert len(set(found)) == len(found)
        assert all(case.rules.refuse(moment.state, player, move) is None for move in found)
        assert found == case.rules.suggest(moment.state, player, Luck(moment.ply), 5)


@every_case
def test_positions_have_a_text(case: Case) -> None:
    for moment in moments(played(case, SEED), MOMENTS):
        text = case.rules.write(moment.state)
        assert case.rules.read(text) == moment.state, f"ply {moment.ply}"
        assert case.rules.write(case.rules.read(text)) == text


@every_case
def test_views_have_a_text(case: Case) -> None:
    for moment in moments(played(case, SEED), MOMENTS):
        for player in (None, *range(case.players)):
            view = case.rules.view(moment.state, player)
            assert case.rules.read(case.rules.write(view)) == view, f"ply {moment.ply}, player {player}"


@every_case
def test_a_text_that_is_no_position_is_refused_as_such(case: Case) -> None:
    for text in ("none-such", "none=such", "=", "a=b=c d"):
        with pytest.raises(BadPosition):
            case.rules.read(text)


@every_case
def test_equal_states_give_equal_steps(case: Case) -> None:
    """`apply` depends on its arguments alone: also on a state that came from a text."""
    for moment in open_moments(case):
        assert moment.entry is not None
        player, move = asked(case, moment), moment.entry.move
        step = case.rules.apply(moment.state, player, move)
        assert step == case.rules.apply(moment.state, player, Move.parse(str(move)))
        assert step == case.rules.apply(case.rules.read(case.rules.write(moment.state)), player, move)


@every_case
def test_states_can_be_keys(case: Case) -> None:
    """Nothing in a state can be changed behind its back."""
    assert len({moment.state for moment in moments(played(case, SEED), MOMENTS)}) > 1


@every_seed
@every_case
def test_a_saved_game_is_the_same_game(case: Case, seed: int) -> None:
    session = played(case, seed)
    for plies in (0, session.ply // 2, session.ply):
        part = again(session, plies)
        save = saves.snapshot(part, table={"notes": ["é", 1]})
        data = saves.dump(save)
        parsed = saves.parse(data)
        assert saves.dump(parsed) == data
        loaded = saves.load(parsed, shelf)
        assert loaded.state == part.state
        assert loaded.record == part.record
        assert loaded.log(0) == part.log(0)
        assert [loaded.view(player) for player in range(case.players)] == [
            part.view(player) for player in range(case.players)
        ]


@every_case
def test_a_game_goes_on_from_a_position_as_from_its_record(case: Case) -> None:
    session = played(case, SEED)
    half = session.ply // 2
    middle = Session.new(case.rules, dict(case.options), session.seed, start=case.rules.write(session.at(half)))
    middle.replay(session.record.entries[half:])
    assert middle.state == session.state
    loaded = saves.load(saves.parse(saves.dump(saves.snapshot(middle))), shelf)
    assert loaded.state == session.state


@every_case
def test_a_replay_gives_the_same_position_at_every_ply(case: Case) -> None:
    session = played(case, SEED)
    other = again(session, 0)
    for state, entry in zip(states(session), session.record.entries, strict=False):
        assert other.checksum() == checksum(case.rules, state)
        other.replay((entry,))
    assert other.checksum() == session.checksum()
    assert other.plies() == session.plies()


@every_case
def test_any_ply_can_be_visited(case: Case) -> None:
    session = played(case, SEED)
    every = states(session)
    for ply in {0, 1, 31, 32, 33, 64, session.ply // 2, session.ply} & set(range(session.ply + 1)):
        assert session.at(ply) == every[ply]


@every_case
def test_undo_goes_back_to_the_barrier_and_redo_returns(case: Case) -> None:
    for moment in moments(played(case, SEED), MOMENTS):
        session = again(played(case, SEED), moment.ply)
        plies = session.plies()
        while session.undo_barrier() is None:
            assert session.undo() is None
            prefix = again(played(case, SEED), session.ply)
            assert session.state == prefix.state
            assert session.record == prefix.record
            assert session.plies() == prefix.plies()
        assert session.undo() == (plies[session.ply - 1].barrier if session.ply else "start")
        assert all(ply.barrier is None for ply in plies[session.ply :])
        while session.redo():
            pass
        assert session.ply == moment.ply
        assert session.state == moment.state
        assert session.plies() == plies


@every_case
def test_undo_stops_where_a_player_sat_down(case: Case) -> None:
    """Only what has no barrier of its own can be stopped by that."""
    session = played(case, SEED)
    free = [ply for ply, brought in enumerate(session.plies(), start=1) if brought.barrier is None]
    for ply in free[:: max(1, len(free) // 5)]:
        part = again(session, ply)
        assert part.undo_barrier() is None
        part.sat_down()
        assert part.undo() == "secret"
        assert part.state == again(session, ply).state


@every_case
def test_a_move_after_undo_forgets_what_was_undone(case: Case) -> None:
    session = played(case, SEED)
    free = [ply for ply, brought in enumerate(session.plies(), start=1) if brought.barrier is None]
    for ply in free[:: max(1, len(free) // 5)]:
        part = again(session, ply)
        part.undo()
        assert part.can_redo()
        play_on(part, Luck(ply).stream(), plies=1)
        assert not part.can_redo()
        assert not part.redo()
        assert part.state == again(part).state


@every_case
def test_chance_is_the_games_own(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's `random` is never asked: its numbers are promised to stay the same only in part."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("the global random was used")

    before = random.getstate()
    for name in ("random", "randrange", "randint", "choice", "choices", "shuffle", "sample", "getrandbits", "seed"):
        monkeypatch.setattr(random, name, forbidden)
    monkeypatch.setattr(random, "Random", forbidden)
    session = case.new(SEED + 1)
    stream = Luck(SEED).stream()
    play_on(session, stream, plies=60)
    if (ask := session.ask) is not None:
        case.rules.suggest(session.state, ask.player, Luck(1), 3)
        case.rules.sample(session.view(ask.player), ask.player, Luck(2))
        chance_move(case.rules, session.state, ask.player, stream, case.rules.consent)
    monkeypatch.undo()
    assert random.getstate() == before


@every_case
def test_other_seeds_give_other_games(case: Case) -> None:
    assert len({case.new(seed).state for seed in range(20)}) > 1


def test_moves_that_cannot_be_listed_are_none() -> None:
    """At least one game of the tests has such moves, and says so."""
    unlisted = [case for case in CASES if listed(case.rules, case.new(SEED).state, 0) is None]
    assert "meadow" in {case.rules.name for case in unlisted}


# ---------------------------------------------------------------- two games that count together


def test_some_game_is_played_as_a_match() -> None:
    assert any(case.rules.match(case.new(SEED).state) for case in CASES)


@every_seed
@every_case
def test_a_match_is_two_games_and_counts_who_wins_them(case: Case, seed: int) -> None:
    """Between them a single move is legal; nobody's view tells another score; the winner of more games wins it."""
    session = played(case, seed)
    matches = [match for state in states(session) if (match := case.rules.match(state)) is not None]
    if not matches:
        return
    assert len(matches) == session.ply + 1, "what is a match is one from its first ply on"
    assert matches[0] == (1, (0,) * case.players, None)
    over = [ply for ply, match in enumerate(matches) if match.ended is not None]
    assert len(over) == 2, "one position between the two games, one at the end"
    assert over[1] == session.ply
    between = session.at(over[0])
    ask = case.rules.ask(between)
    assert ask is not None
    assert len(case.rules.moves(between, ask.player) or ()) == 1
    for ply, match in enumerate(matches):
        assert match.game == 1 + (ply > over[0])
        assert sum(match.won) == (ply >= over[0]) + (ply >= over[1])
        assert all(case.rules.match(case.rules.view(session.at(ply), p)) == match for p in (None, *range(case.players)))
    last = matches[-1]
    assert last.ended is not None
    won = [[result == Result.WON for result in match.ended.results] for k in over if (match := matches[k]).ended]
    assert last.won == tuple(map(sum, zip(*won, strict=True)))
    outcome = session.outcome
    assert outcome is not None
    best = [count for count in last.won if count == max(last.won)]
    expected = [Result.DRAWN if len(best) > 1 else Result.WON if n == max(last.won) else Result.LOST for n in last.won]
    assert list(outcome.results) == expected
