"""Checks that nobody learns what he may not see. Each raises an AssertionError that says what leaks.

They take the rules as an argument, so that rules which leak on purpose can prove that the checks are able to fail.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from boardgames.core.contract import Ask, Line, Move, Outcome, Preview, Refusal, Rules, Sight
from boardgames.core.luck import Luck
from boardgames.core.session import redacted

_MOST = 400
"""More listed moves than this are not compared one by one with their previews."""


class Known(NamedTuple):
    """All that the rules tell a player about his question."""

    ask: Ask | None
    outcome: Outcome | None
    answers: tuple[str, ...]
    lines: tuple[tuple[Line, ...], ...]
    moves: tuple[Move, ...] | None
    refusals: tuple[Refusal | None, ...]
    previews: tuple[Preview | None, ...]
    nearest: tuple[Move, ...]
    suggested: tuple[Move, ...]


def known(rules: Rules[Any], state: Any, player: int, candidates: Iterable[Move]) -> Known:
    """What the rules say of a state, or of a view in its place, when this player asks."""
    tried = tuple(candidates)
    answers = rules.answers(state, player)
    asked = bool(answers)
    moves = rules.moves(state, player) if asked else ()
    refusals = tuple(rules.refuse(state, player, move) for move in tried)
    legal = tuple(move for move, refused in zip(tried, refusals, strict=True) if refused is None)
    return Known(
        rules.ask(state),
        rules.outcome(state),
        answers,
        tuple(rules.lines(state, player, kind) for kind in answers),
        moves,
        refusals,
        tuple(rules.preview(state, player, move) for move in (*legal, *(moves or ())[:_MOST])),
        tuple(rules.nearest(state, player, move) for move in tried),
        rules.suggest(state, player, Luck(5), 3) if asked else (),
    )


def check_views(rules: Rules[Any], state: Any, players: int, luck: Luck) -> None:
    """A view fits some full state, and asks, ends and lists the same as the state does."""
    ask, outcome, facts = rules.ask(state), rules.outcome(state), rules.facts(state)
    for player in (None, *range(players)):
        seen = rules.view(state, player)
        assert rules.ask(seen) == ask, f"{player} would be shown another question"
        assert rules.outcome(seen) == outcome
        assert rules.facts(seen) == facts, "the list of saved games tells a secret"
        full = rules.sample(seen, player, luck)
        assert rules.view(full, player) == seen, f"a sampled state does not look to {player} like the real one"
        assert rules.read(rules.write(full)) == full, "a sampled state is no real position"
        assert (rules.ask(full), rules.outcome(full), rules.facts(full)) == (ask, outcome, facts)


def check_views_of_views(rules: Rules[Any], state: Any, players: int) -> None:
    """Who has a view can look at it again, or ask what everybody else at the table sees of it."""
    public = rules.view(state, None)
    for player in (None, *range(players)):
        seen = rules.view(state, player)
        assert rules.view(seen, player) == seen, f"{player} sees something else in his own view"
        assert rules.view(seen, None) == public, f"{player} cannot tell what everybody sees"


def check_known(rules: Rules[Any], state: Any, players: int, luck: Luck, candidates: tuple[Move, ...]) -> None:
    """For a player's own view, and for a state he cannot tell from it, the rules answer as for the state."""
    for player in range(players):
        truth = known(rules, state, player, candidates)
        seen = rules.view(state, player)
        for what, other in (("view", seen), ("other state", rules.sample(seen, player, luck))):
            told = known(rules, other, player, candidates)
            for field, real, found in zip(Known._fields, truth, told, strict=True):
                assert real == found, f"{field} for player {player} differ between the state and his {what}"


def check_sight(rules: Rules[Any], state: Any) -> None:
    """What is asked on a screen that everybody sees depends on nothing hidden.

    On a banner nothing may differ. On an open screen the lights come from what everybody sees; of the moves lit there
    the judge may refuse some for a secret reason, but then in private.
    """
    ask = rules.ask(state)
    if ask is None or ask.sight == Sight.OWN:
        return
    player, public = ask.player, rules.view(state, None)
    kinds = rules.answers(public, player)
    assert kinds == rules.answers(state, player)
    lit = [rules.lines(public, player, kind) for kind in kinds]
    if ask.sight == Sight.BANNER:
        assert lit == [rules.lines(state, player, kind) for kind in kinds], "a banner depends on something hidden"
    for move in rules.moves(public, player) or ():
        refused = rules.refuse(state, player, move)
        assert refused is None or refused.private, f"{move} is lit for everybody and refused aloud: {refused}"
    for move in rules.moves(state, player) or ():
        assert rules.refuse(public, player, move) is None, f"{move} is legal, but the open screen does not light it"


def check_told(rules: Rules[Any], state: Any, players: int, luck: Luck, moves: tuple[Move, ...]) -> None:
    """What a player sees next follows from what he saw and what he was told.

    From states that look alike to him, by any moves: as long as the events he is told are equal, so is what he sees.
    (His own move he knows without being told, and a game that is over lies open.) So a card that is drawn, a bid that
    is made unseen cannot show in his view.
    """
    ask = rules.ask(state)
    if ask is None:
        return
    for observer in (None, *range(players)):
        alike = (state, rules.sample(rules.view(state, observer), observer, luck))
        seen_after: dict[object, Any] = {}
        for one in alike:
            for move in moves:
                if rules.refuse(one, ask.player, move) is not None:
                    continue
                step = rules.apply(one, ask.player, move)
                if rules.outcome(step.state) is not None:
                    continue
                told = redacted(step.events, observer)
                view = rules.view(step.state, observer)
                before = seen_after.setdefault((told, move if observer == ask.player else None), view)
                assert before == view, f"{observer} sees what he was not told: {_differences(before, view)} ({told})"


def check_undoable(rules: Rules[Any], state: Any, players: int, luck: Luck, moves: tuple[Move, ...]) -> None:
    """A step that can be taken back used no luck and showed nothing: it tells everybody the same in all states that
    he cannot tell apart."""
    ask = rules.ask(state)
    if ask is None:
        return
    for observer in (None, *range(players)):
        other = rules.sample(rules.view(state, observer), observer, luck)
        for move in moves:
            if any(rules.refuse(one, ask.player, move) is not None for one in (state, other)):
                continue
            steps = rules.apply(state, ask.player, move), rules.apply(other, ask.player, move)
            if all(step.barrier is None for step in steps):
                told = [redacted(step.events, observer) for step in steps]
                assert told[0] == told[1], f"{move} can be taken back, but {observer} learned something by it"
                seen = [rules.view(step.state, observer) for step in steps]
                assert seen[0] == seen[1], f"{move} can be taken back, but {observer} saw something by it"


def check_setup(rules: Rules[Any], options: dict[str, object], players: int, seeds: Iterable[int]) -> None:
    """First positions of which a player was told the same look the same to him."""
    looks: dict[object, Any] = {}
    for seed in seeds:
        step = rules.setup(options, Luck(seed))
        for observer in (None, *range(players)):
            view = rules.view(step.state, observer)
            before = looks.setdefault((observer, redacted(step.events, observer)), view)
            assert before == view, f"{observer} sees what he was not told in the set-up: {_differences(before, view)}"


def _differences(one: Any, two: Any) -> str:
    fields = getattr(one, "_fields", ())
    return ", ".join(
        f"{name} {getattr(one, name)} / {getattr(two, name)}"
        for name in fields
        if getattr(one, name) != getattr(two, name)
    )
