"""Nobody learns what he may not see: from views, lights, refusals, previews, logs, lists of saves, taking back."""

from collections.abc import Callable
from typing import Any

import pytest

from boardgames.core.cards import BACK
from boardgames.core.contract import Ask, Event, Line, Move, Part, Refusal, Rules, Sight, Step, refusal
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.core.session import redacted
from tests.amounts import amount
from tests.contract.candidates import Vocabulary
from tests.contract.cases import CASES, Case, Moment, case_of, moments, played
from tests.contract.secrecy import (
    check_known,
    check_setup,
    check_sight,
    check_told,
    check_undoable,
    check_views,
    check_views_of_views,
)
from tests.contract.tiny.bids import Bids, Table
from tests.contract.tiny.roles import GUARD, Roles, Street

MOMENTS = amount("positions of each game whose secrets are tried", ci=12, soak=50)
GAMES = amount("games of each case whose secrets are tried", ci=1, soak=5)
SETUPS = amount("first positions of each case that are compared", ci=40, soak=1000)
SEED = 23

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_seed = pytest.mark.parametrize("seed", range(SEED, SEED + GAMES))


def _legal(case: Case, state: Any, luck: Luck) -> tuple[Move, ...]:
    """Some legal moves of each kind for the player asked."""
    ask = case.rules.ask(state)
    return () if ask is None else case.rules.suggest(state, ask.player, luck, 6)


@every_seed
@every_case
def test_views_hide_and_samples_fit_them(case: Case, seed: int) -> None:
    for moment in moments(played(case, seed), MOMENTS):
        check_views(case.rules, moment.state, case.players, Luck(moment.ply))


@every_case
def test_a_view_can_be_viewed(case: Case) -> None:
    for moment in moments(played(case, SEED), MOMENTS):
        check_views_of_views(case.rules, moment.state, case.players)


@every_seed
@every_case
def test_the_rules_answer_a_player_from_what_he_sees(case: Case, seed: int) -> None:
    session = played(case, seed)
    words, stream = Vocabulary(session), Luck(seed, ply=3).stream()
    for moment in moments(session, MOMENTS):
        check_known(case.rules, moment.state, case.players, Luck(moment.ply), words.candidates(stream, 25))


@every_seed
@every_case
def test_a_screen_that_all_see_depends_on_nothing_hidden(case: Case, seed: int) -> None:
    for moment in moments(played(case, seed), MOMENTS):
        check_sight(case.rules, moment.state)


@every_case
def test_lines_that_depend_on_hidden_things_are_asked_behind_the_cover(case: Case) -> None:
    """A question whose lines everybody could not know is the player's own, or open on purpose (and judged so above)."""
    for moment in moments(played(case, SEED), MOMENTS):
        ask = case.rules.ask(moment.state)
        if ask is None:
            continue
        own, public = case.rules.view(moment.state, ask.player), case.rules.view(moment.state, None)
        kinds = case.rules.answers(own, ask.player)
        lines = [[case.rules.lines(view, ask.player, kind) for kind in kinds] for view in (own, public)]
        assert lines[0] == lines[1] or ask.sight in (Sight.OWN, Sight.OPEN), ask


@every_seed
@every_case
def test_what_a_player_sees_follows_from_what_he_was_told(case: Case, seed: int) -> None:
    for moment in moments(played(case, seed), MOMENTS):
        luck = Luck(moment.ply)
        check_told(case.rules, moment.state, case.players, luck, _legal(case, moment.state, luck))


@every_seed
@every_case
def test_what_can_be_taken_back_has_shown_nothing(case: Case, seed: int) -> None:
    for moment in moments(played(case, seed), MOMENTS):
        luck = Luck(moment.ply)
        check_undoable(case.rules, moment.state, case.players, luck, _legal(case, moment.state, luck))


@every_case
def test_first_positions_look_the_same_if_the_same_was_told(case: Case) -> None:
    check_setup(case.rules, dict(case.options), case.players, range(SETUPS))


@every_case
def test_logs_hold_no_event_for_somebody_else(case: Case) -> None:
    session = played(case, SEED)
    assert all(event.to is None for event in session.log(None))
    for player in range(case.players):
        assert {event.to for event in session.log(player)} <= {None, player}
        for since in (0, 1, session.ply // 2, session.ply):
            happened = [event for ply in session.plies()[since:] for event in ply.events]
            tail = session.log(player, since)
            assert tail[len(tail) - len(redacted(happened, player)) :] == redacted(happened, player)
    everything = {event.to for ply in session.plies() for event in ply.events}
    assert everything <= {None, *range(case.players)}


@every_case
def test_views_hold_no_luck(case: Case) -> None:
    """Who knew the luck of the next ply would know what comes up."""
    session = played(case, SEED)
    for player in (None, *range(case.players)):
        assert session.view(player).luck == UNKNOWN
        assert case.rules.view(session.at(0), player).luck == UNKNOWN


@pytest.mark.parametrize("name", ["rois", "bids", "roles", "assassins"])
def test_there_is_something_to_hide(name: str) -> None:
    """The checks above mean something only where players do see different things."""
    case = case_of(name)
    middle = played(case, SEED).at(played(case, SEED).ply // 2)
    assert case.rules.view(middle, 0) != case.rules.view(middle, 1)
    assert case.rules.view(middle, None) != middle
    samples = {case.rules.write(case.rules.sample(case.rules.view(middle, 1), 1, Luck(n))) for n in range(10)}
    assert len(samples) > 1


# Rules that leak on purpose: each must be found out by the check it is named for.


class BidShown(Bids):
    """The view forgets to mask the earlier bid."""

    def view(self, table: Table, player: int | None) -> Table:
        return super().view(table, player)._replace(bids=table.bids)


class HandsShown(Bids):
    """The view forgets to mask hands."""

    def view(self, table: Table, player: int | None) -> Table:
        return super().view(table, player)._replace(hands=table.hands)


class LuckShown(Bids):
    """The view forgets to take the luck away."""

    def view(self, table: Table, player: int | None) -> Table:
        return super().view(table, player)._replace(luck=table.luck)


class AsksOnlyIfItHelps(Bids):
    """Whether the banner comes depends on the hidden hand."""

    def ask(self, table: Table) -> Ask | None:
        ask = super().ask(table)
        if ask is None or ask.kind != "answer":
            return ask
        higher = any(card != BACK and int(card) > int(table.chain[-1].card) for card in table.hands[ask.player])
        return ask if higher else Ask(ask.player, "answer", Sight.OWN, may_pass=True)


class ReactsOnlyIfItHelps(Bids):
    """What the banner offers depends on the hidden hand."""

    def lines(self, table: Table, player: int, kind: str) -> tuple[Line, ...]:
        helps = any(card != BACK and int(card) > int(table.chain[-1].card) for card in table.hands[player])
        return super().lines(table, player, kind) if kind != "react" or helps else ()


class LightsTheThief(Roles):
    """The guard may arrest only the right one."""

    def lines(self, street: Street, player: int, kind: str) -> tuple[Line, ...]:
        if kind == "arrest" and street.secret != BACK and super().lines(street, player, kind):
            return (Line(kind, (Part("token", (street.secret,)),)),)
        return super().lines(street, player, kind)


class RefusesAloud(Roles):
    """The refusal that tells who is not the thief is heard by everybody."""

    def _refuse_reveal(self, street: Street, token: str) -> Refusal | None:
        wrong = super()._refuse_reveal(street, token)
        return refusal(wrong.rule, wrong.reason) if wrong is not None else None


class WarnsTheGuard(Roles):
    """The judge refuses a wrong guess."""

    def refuse(self, street: Street, player: int, move: Move) -> Refusal | None:
        wrong = super().refuse(street, player, move)
        if (
            wrong is None
            and player == GUARD
            and move.kind == "arrest"
            and street.secret not in (BACK, move.one("token"))
        ):
            return refusal("ROLES-05", "not-the-thief")
        return wrong


class ListsTheThief(Roles):
    """The list of saved games names the thief."""

    def facts(self, street: Street) -> dict[str, int | str]:
        return {"thief": street.secret}


class ArrestsFreely(Roles):
    """A guess can be taken back."""

    def apply(self, street: Street, player: int, move: Move) -> Step[Street]:
        step = super().apply(street, player, move)
        return Step(step.state, (*step.events, Event("was", (("token", street.secret),))), None)


def _views(case: Case, state: Any, luck: Luck) -> None:
    check_views(case.rules, state, case.players, luck)


def _known(case: Case, state: Any, luck: Luck) -> None:
    candidates = Vocabulary(played(case_of(case.rules.name), SEED)).candidates(luck.stream(), 25)
    check_known(case.rules, state, case.players, luck, candidates)


def _sight(case: Case, state: Any, luck: Luck) -> None:
    check_sight(case.rules, state)


def _told(case: Case, state: Any, luck: Luck) -> None:
    check_told(case.rules, state, case.players, luck, _legal(case, state, luck))


def _undoable(case: Case, state: Any, luck: Luck) -> None:
    check_undoable(case.rules, state, case.players, luck, _legal(case, state, luck))


def _setup(case: Case, state: Any, luck: Luck) -> None:
    check_setup(case.rules, {}, case.players, range(SETUPS))


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (BidShown(), _told),
        (HandsShown(), _told),
        (HandsShown(), _setup),
        (LuckShown(), _told),
        (LuckShown(), _setup),
        (AsksOnlyIfItHelps(), _views),
        (AsksOnlyIfItHelps(), _known),
        (ReactsOnlyIfItHelps(), _sight),
        (LightsTheThief(), _known),
        (WarnsTheGuard(), _known),
        (RefusesAloud(), _sight),
        (ListsTheThief(), _views),
        (ArrestsFreely(), _undoable),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Rules) else value.__name__.strip("_"),
)
def test_leaks_are_found(rules: Rules[Any], check: Callable[[Case, Any, Luck], None]) -> None:
    """The check raises for the leaking rules, at moments where it does not for the real ones."""
    real, leaking = case_of(rules.name), Case(rules, ())
    chosen = moments(played(real, SEED), 40)
    for moment in chosen:
        check(real, moment.state, Luck(moment.ply))
    found = [moment.ply for moment in chosen if _raises(check, leaking, moment)]
    assert found, "a leak was not noticed"


def _raises(check: Callable[[Case, Any, Luck], None], case: Case, moment: Moment) -> bool:
    try:
        check(case, moment.state, Luck(moment.ply))
    except AssertionError:
        return True
    return False
