"""What holds after every move of every game, whatever the players do; and what random games reach."""

from collections import Counter
from collections.abc import Iterator

import pytest

from boardgames.core.cards import PACK
from boardgames.core.contract import Move, Step
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import random_move
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import State
from tests.amounts import SOAK, amount
from tests.marks import rule

from .grammar import KINDS, Attempts

CHUNKS = 8
EARLY = amount("rois attempts", ci=30, soak=150)
"""The attempts at each of the first plies of a game that starts in the middle of things."""
LONGEST = 260
"""The plies after which a random game is broken off."""

ALL_SPECIALS = "general,standard,healer,sapper,raw-officer"
GAMES: tuple[dict[str, object], ...] = (
    {"army": "skirmish"},
    {"army": "field", "specials": "general", "terrain": "free"},
    {"players": 3, "units": 1, "specials": ALL_SPECIALS},
    {"players": 4, "units": 1, "deployment": "free", "zone-max": 2},
    {"players": 4, "units": 1, "teams": "on", "specials": ALL_SPECIALS},
    {"players": 4, "units": 2, "teams": "on", "manoeuvre": "on", "specials": "standard,general"},
    {"army": "skirmish", "zone-max": 1, "manoeuvre": "on", "specials": "general"},
    {"scenario": "breakthrough"},
    {"scenario": "hill"},
    {"scenario": "head"},
    {"scenario": "pitched", "specials": "general"},
    {"army": "skirmish", "rounds": 10, "deployment": "free", "terrain": "none", "specials": "standard,healer"},
    {"players": 3, "units": 2, "zone-max": 2, "terrain": "free", "deployment": "free", "rounds": 10},
)
STARTS = (
    "scenario=breakthrough units=2S@C5,2S@B5,S5@A2,2N@D1,2N@C1,N5@E4 specials=S:general@C5,N:general@C1",
    "scenario=hill units=2S@C2,2S@B3,S5@D2,S6@D3,2N@C4,N3@D4,N4@A5 specials=S:general@C2,N:standard@C4",
    "players=4 teams=on units=2S@C2,2N@C2,N3@B1,2W@C3,E1@C3,2E@D3 specials=S:standard@C2,W:standard@C3,E:general@D3",
    "units=3S@C2,2S@B2,S6@B1,2N@C3,2N@D3,N5@B3 specials=S:raw-officer@C2,N:standard@C3"
    " terrain=...../..w../...../.o.../.....",
)
"""Positions in the middle of things, which random players seldom reach by themselves."""


class Seen:
    """What has occurred in the games of a chunk."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()


def check(state: State) -> None:
    """The invariants of a position."""
    board = state.field
    laid = state.open.laid if state.open is not None else ()
    cards = [*state.deck, *state.discard, *laid, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(PACK), "54 cards in hands, deck, discard pile and on the table"
    assert all(len(hand) <= 5 for hand in state.hands)
    assert all(1 <= unit.hp <= 10 for unit in board.units)
    assert len({unit.name for unit in board.units}) == len(board.units)
    for zone in {unit.zone for unit in board.units}:
        armies = {unit.seat for unit in board.units if unit.zone == zone}
        sides = {seat % 2 for seat in armies} if state.setting.teams else armies
        assert len(sides) == 1, "no two enemies in a zone"
        assert sum(unit.zone == zone for unit in board.units) <= state.setting.zone_max
    places = {(unit.seat, unit.zone) for unit in board.units}
    assert all((special.seat, special.zone) in places for special in board.specials)
    assert len({(special.seat, special.kind) for special in board.specials}) == len(board.specials)
    if state.stage == "play":
        alive = {unit.seat for unit in board.units}
        gone = (state.hands[seat] for seat in state.seats if seat not in alive)
        assert state.result is not None or not any(gone), "the hand of an eliminated army is discarded"
        assert state.result is not None or state.active in alive
    assert RULES.read(RULES.write(state)) == state


def _choose(state: State, player: int, stream: Stream) -> Move:
    """A random legal move; agreements that end a game come up seldom."""
    kinds = [kind for kind in RULES.kinds(state, player) if kind in RULES.consent]
    if kinds and stream.below(150 if "accept-draw" not in kinds else 2) == 0:
        return Move(kinds[stream.below(len(kinds))])
    return random_move(RULES, state, player, stream, RULES.consent)


def _attempt(state: State, number: int, stream: Stream, seen: Seen) -> Iterator[Step[State]]:
    """Random attempts at this position; the legal ones lead to positions of their own."""
    ask = RULES.ask(state)
    players = state.setting.players
    for _ in range(number):
        player = ask.player if ask is not None and stream.below(3) else stream.below(players + (stream.below(40) == 0))
        seat = state.seats[player] if state.seats and player < players else 0
        kinds = RULES.answers(state, player) or KINDS
        move = Attempts(state, seat, stream).one(kinds)
        refused = RULES.refuse(state, player, move)
        if refused is not None:
            seen.reasons[refused.reason] += 1
            assert refused.rule
        else:
            yield RULES.apply(state, player, move)


def _start(number: int) -> Step[State]:
    place = number % (len(GAMES) + len(STARTS))
    if place < len(GAMES):
        return RULES.setup(GAMES[place], Luck(number))
    state = RULES.read(STARTS[place - len(GAMES)])
    stream = Luck(number).stream()
    hands = state.hands
    for seat in state.seats:
        drawn = stream.some(state.deck, 5)
        hands = (*hands[:seat], drawn, *hands[seat + 1 :])
        state = state._replace(hands=hands, deck=tuple(card for card in state.deck if card not in drawn))
    return Step(state._replace(luck=Luck(number)))


def _play(number: int, seen: Seen) -> None:
    stream = Luck(number).stream()
    step = _start(number)
    crowded = not step.events
    for ply in range(LONGEST):
        state = step.state
        seen.events.update(event.kind for event in step.events)
        check(state)
        for other in _attempt(state, EARLY if crowded and ply < 12 else 3, stream, seen):
            check(other.state)
        ask = RULES.ask(state)
        if ask is None:
            return
        move = _choose(state, ask.player, stream)
        assert RULES.refuse(state, ask.player, move) is None
        seen.kinds[move.kind] += 1
        step = RULES.apply(state, ask.player, move)
        assert step.state.luck.ply == state.luck.ply + 1


ACTIONS = {kind for kind in KINDS if kind not in ("draw", "take-back")}
EVENTS = set(
    "accepted-draw accepted-terrain cancelled declared declined-draw declined-terrain deployed discarded drawn drew"
    " drew-cards drew-for-first eliminated ended-turn failed first-player gave-up healed hit left-board manoeuvred"
    " moved offered-draw passed placed proposed pushed reacts removed replaced reshuffled round routed sabotaged scored"
    " special-lost struck terrain terrain-cards turn won".split()
)
REASONS = set(
    "brilliant-push cancelled-before cannot-cancel-that card-not-in-hand card-twice counter-two-cards declared-apart"
    " declared-is-final deploy-over-maximum deploy-total drawing-at-the-end each-special-once enemy-between enemy-there"
    " first-card-only game-over hill-closed how-unknown joker-own-turn kind-unknown lose-two no-card-to-cancel"
    " no-own-unit no-such-player no-such-terrain no-such-unit no-unit-for-special not-adjacent not-in-zone"
    " not-two-zones not-your-question not-your-turn nothing-moves nothing-to-heal nothing-to-sabotage nothing-to-strike"
    " obstacle-between off-board offered-before one-unit-only one-value other-question-open outside-edge own-turn"
    " own-zone part-missing part-unknown partner-cancelled partner-sabotaged partner-there piece-meets-enemy"
    " piece-off-board piece-zone-full push-occupied push-off-board react-first replace-changes replace-same-suit"
    " sabotage-three-cards special-leaves-alone special-left-alone special-not-agreed special-without-unit"
    " standard-holds too-near treachery-joker troop-between two-directions two-goals two-targets two-zones value-twice"
    " two-terrains who-is-hit wrong-cards wrong-direction zone-full zone-twice".split()
)
COMMON_ACTIONS = {"move", "strike", "discard", "end-turn", "pass", "react", "sabotage"}
COMMON_EVENTS = {"declared", "moved", "hit", "struck", "drew", "turn", "round", "passed", "reacts", "cancelled"}
COMMON_REASONS = set(
    "card-not-in-hand wrong-cards no-own-unit not-in-zone wrong-direction not-adjacent not-your-turn not-your-question"
    " other-question-open part-missing part-unknown nothing-to-strike".split()
)


@rule("ROIS-RULING-58", "ROIS-ZONE-01", "ROIS-ZONE-02", "ROIS-SPEC-02", "ROIS-TURN-02", "ROIS-RULING-12")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    seen = Seen()
    for number in range(chunk, amount("rois games", ci=40, soak=10_000), CHUNKS):
        _play(number, seen)
    assert (ACTIONS if SOAK else COMMON_ACTIONS) <= set(seen.kinds)
    assert (EVENTS if SOAK else COMMON_EVENTS) <= set(seen.events)
    assert (REASONS if SOAK else COMMON_REASONS) <= set(seen.reasons)
    assert set(seen.events) <= EVENTS
    assert set(seen.kinds) <= ACTIONS


@rule("ROIS-RULING-12", "ROIS-RULING-58")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    texts = []
    for _ in range(2):
        stream = Luck(5).stream()
        state = RULES.setup({"players": 3, "units": 1}, Luck(9)).state
        for _ in range(120):
            ask = RULES.ask(state)
            if ask is None:
                break
            state = RULES.apply(state, ask.player, _choose(state, ask.player, stream)).state
        texts.append(RULES.write(state))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("options", GAMES, ids=lambda options: " ".join(map(str, options.values())))
def test_views_hold_at_every_ply(options: dict[str, object]) -> None:
    """What a player sees is the same for every sample of it, and he is asked the same."""
    stream = Luck(3).stream()
    state = RULES.setup(options, Luck(3)).state
    for ply in range(60):
        ask = RULES.ask(state)
        if ask is None:
            return
        if ply % 5 == 0:
            for player in (None, *range(state.setting.players)):
                seen = RULES.view(state, player)
                sample = RULES.sample(seen, player, Luck(ply))
                check(sample)
                assert RULES.view(sample, player) == seen
                assert RULES.ask(sample) == ask
        state = RULES.apply(state, ask.player, _choose(state, ask.player, stream)).state
