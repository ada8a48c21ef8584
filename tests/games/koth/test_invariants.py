"""What holds after every move of every game, whatever the players do; and what random games reach."""

from collections import Counter
from fractions import Fraction

import pytest

from boardgames.core.cards import PACK
from boardgames.core.contract import FORM, Move, Step
from boardgames.core.luck import Luck, Stream
from boardgames.core.partial import random_move
from boardgames.games.koth.judge import END_TURN, QUESTIONS, TAKE_BACK
from boardgames.games.koth.options import SCENARIOS
from boardgames.games.koth.rules import RULES
from boardgames.games.koth.state import BLUE, BOARD, DEAD, NAMES, RED, SQUARES, TURNS, State
from boardgames.games.koth.statistics import numbers
from boardgames.games.koth.units import CODES, NOBODY, TYPES, number
from tests.amounts import SOAK, amount
from tests.marks import rule

from . import numbers as told_under
from .helpers import table

CHUNKS = 4
GAMES = amount("koth games", ci=36, soak=2_000)
SETTINGS: tuple[dict[str, object], ...] = (
    *(dict[str, object](scenario=name) for name in SCENARIOS),
    {"scenario": "drawn", "armies": "before-scenario"},
    {"jokers": "off"},
    {"magic": "off", "terrain": "off"},
    {"scenario": "night", "magic": "off", "fantastic": "off"},
    {"scenario": "drawn", "armies": "after-scenario", "roles": "drawn"},
)
_HANDS = "hands=b:2S,3C,KH,AH,7C,8S,KS;r:2C,3S,4D,5H,6D,7H,QS"
_FEW = "AS,3D,9H,9S,10S"
_HELD = _HANDS.removeprefix("hands=b:").replace(";r:", ",").split(",")
_PILE = ",".join(card for card in PACK if card not in {*_FEW.split(","), *_HELD})
_CROWD = "units=bF*@B2,bT@C1,bAR@A1,rF@B3,rF*@C3,rT@D6,rUV@A3 castings=B2:b:2:1,C3:r:2:1"
STARTS = (
    f"scenario=ambush units=bF*@B7,bC@F7,bHO@I6,bF@A1,rF*@C5,rT@H6 {_HANDS}",
    f"scenario=night units=rF*@C3,rC@I3,rF@C2,bF@B2,bT*@A1 first=red {_HANDS}",
    f"terrain=lake-deep@A2:b,rocky@I1:r units=bUV@D3,bBE@A1,bF*@D2,rMV@D5,rF*@E3,rT@B6 {_HANDS}",
    f"{_CROWD} deck={_FEW} discard={_PILE} {_HANDS}",
    "stage=deploy asked=blue units= terrain=lake-deep@A1:b reserve=b:F*,F,HO,HO;r:F*,C turn=0",
)
"""Positions in the middle of things, which random players seldom reach by themselves."""
PARTS = ("card", "suit", "unit", "to", "target", "how", "fallen", "side", "piece", "at", "and", "units", "general")


class Seen:
    """What has occurred in the games of a chunk."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()


def check(state: State) -> None:
    """The invariants of a position."""
    action = state.open
    table = action.drawn + action.played if action is not None else ()
    cards = [*state.deck, *state.discard, *table, *filter(None, state.bids)]
    for pair in (state.hands, state.aside):
        cards += [*pair[BLUE], *pair[RED]]
    assert sorted(cards) == sorted(state.setting.pack), "every card of the pack lies in one place"
    assert not state.held[BLUE] & state.held[RED], "one unit a square"
    assert not state.occupied & ~(SQUARES & ~state.land.deep), "nobody is off the board or in deep water"
    for square in range(BOARD.size):
        assert (state.kinds[square] != NOBODY) == bool(state.occupied >> square & 1)
    for side in (BLUE, RED):
        general = state.generals[side]
        assert general < 0 or (state.held[side] >> general & 1 and not state.type(general).fantastic)
    if state.stage == "play" and action is None and state.result is None:
        check_hands(state)
    if state.result is None and state.turn:
        assert 1 <= state.turn <= TURNS
        assert all(one.ban > 0 or one.malus > 0 for one in state.castings)
    assert RULES.read(RULES.write(state)) == state


def check_hands(state: State) -> None:
    """When the first player is to play both hands have the same size, else his opponent's has one more."""
    own, other = len(state.hands[state.active]), len(state.hands[1 - state.active])
    assert own - other == (state.active != state.first)
    assert own > 0, "the player to play always holds a card"


def wild(state: State, player: int, stream: Stream) -> Move:
    """A legal move with a word of it changed, or words thrown together."""
    legal = random_move(RULES, state, player, stream, RULES.consent)
    pools = {
        "card": (*state.setting.pack, "1Z"),
        "suit": ("S", "C", "D", "H", "X"),
        **dict.fromkeys(("unit", "to", "target", "at", "and"), (*NAMES, "L1", "A0")),
        "how": ("flee", "block"),
        "fallen": CODES,
        "side": ("blue", "red", "green"),
        "piece": ("lake-deep", "rocky", "road", "tokens", "token-red", "token-blue", "castle"),
        "units": ("1:F", "2:C", "9:F", "1:AR", "3:MV", "4:MT"),
        "general": ("1", "2", "8"),
    }
    if stream.below(4) == 0:
        kinds = (*{kind for known in QUESTIONS.values() for kind in known}, END_TURN, TAKE_BACK, "dance")
        legal = legal._replace(kind=sorted(kinds)[stream.below(len(kinds))])
        own = state.hands[state.side(player)] if player in (0, 1) else ()
        if own and stream.below(2):
            legal = legal.put("card", (own[stream.below(len(own))],))
    name = PARTS[stream.below(len(PARTS))]
    if legal.parts and stream.below(5):
        name = legal.parts[stream.below(len(legal.parts))][0]
    value = pools[name][stream.below(len(pools[name]))]
    if stream.below(12) == 0:
        return legal.put(name, ())
    return legal.put(name, (value, *legal.some(name)[1:]) if stream.below(12) else (*legal.some(name), value))


def begin(game: int) -> Step[State]:
    """Most games begin with the set-up, every fourth in the middle of things."""
    if game % 4 < 3:
        return RULES.setup(SETTINGS[game % len(SETTINGS)], Luck(game))
    return Step(RULES.read(STARTS[game // 4 % len(STARTS)])._replace(luck=Luck(game)))


def play(game: int, seen: Seen) -> list[State]:
    """One random game to its end, with attempts of all sorts at every position."""
    stream = Luck(game).stream()
    step = begin(game)
    positions = []
    while True:
        state = step.state
        positions.append(state)
        seen.events.update(event.kind for event in step.events)
        assert all(event.rule in told_under.EVENTS[event.kind].split() for event in step.events)
        check(state)
        ask = RULES.ask(state)
        if ask is None:
            return positions
        for _ in range(amount("koth attempts at a position", ci=2, soak=6)):
            player = stream.below(2) if stream.below(3) == 0 else ask.player
            move = wild(state, ask.player, stream)
            refused = RULES.refuse(state, player, move)
            if refused is not None:
                seen.reasons[refused.reason] += 1
                rules = told_under.REFUSALS.get(refused.reason, refused.rule)
                assert refused.rule in (*rules.split(), FORM), refused
            else:
                check(RULES.apply(state, player, move).state)
        move = _choose(state, ask.player, stream)
        seen.kinds[move.kind] += 1
        step = RULES.apply(state, ask.player, move)
        assert step.state.luck.ply == state.luck.ply + 1


def _choose(state: State, player: int, stream: Stream) -> Move:
    """A random legal move; agreements that end a game come up seldom, red cards at the enemy often."""
    if stream.below(400) == 0:
        kinds = [kind for kind in RULES.kinds(state, player) if kind in RULES.consent]
        return Move(kinds[stream.below(len(kinds))])
    if stream.below(2):
        fights = [kind for kind in ("attack", "shoot", "burn", "move") if kind in RULES.kinds(state, player)]
        if fights:
            others = frozenset(RULES.answers(state, player)) - {fights[0]}
            return random_move(RULES, state, player, stream, others)
    return random_move(RULES, state, player, stream, RULES.consent)


EVENTS = set(
    "accepted-draw answered army-chosen army-shown attacked bid bids-shown blocked cast chose confused declined-draw"
    " declined-terrain defence-cards deployed discarded drawn drew drew-cards eliminated exchanged first-player fled"
    " gave-up general-fell general-left general-moved kept-hand leads left-board moved no-defence no-flight no-pursuit"
    " offered-draw paralysed placed-terrain played pursued retreated returned scenario-drawn set-up-first shot stayed"
    " struck-by-lightning tie-drawn token-destroyed turn-begins turn-ends won won-initiative reshuffled".split()
)
REASONS = set(
    "bid-one-card black-card-attacks black-card-burns budget-used cannot-shoot card-must-be-played card-not-in-hand"
    " declared-is-final declined-before deep-lake deploy-occupied enemy-unit enemy-unit-only exchanged-before"
    " flies-into-lake game-over general-is-dead general-is-there joker-casts-nothing kind-unknown line-blocked"
    " corners-blocked no-black-defence no-camp no-general no-magic no-own-unit no-retreat-there no-such-choice"
    " no-such-piece no-such-side no-such-slot no-token-there no-unit-for-general no-use-in-defence no-way-there"
    " nobody-fallen nobody-there not-adjacent not-away not-drawn not-free not-homeward not-in-reserve not-the-winner"
    " not-your-question not-your-tokens not-your-turn nothing-to-pursue occupied off-board offered-before one-general"
    " one-value only-defence other-question-open other-spell other-suit out-of-range outside-deployment outside-half"
    " outside-zone overlap own-camp own-square own-target paralysed paralysed-defends part-missing part-unknown"
    " piece-off-board piece-used red-card-moves road-edge-to-edge seven-slots shoot-instead shooter-engaged single-step"
    " squeezed stopped suit-is-printed suit-unknown tokens-half tokens-in-row tokens-near too-far too-large-now too-low"
    " vigour-one-square vigour-own-unit way-deep-lake way-occupied wrong-family too-fantastic no-fantastic-units"
    " fantastic-general empty-hand general-has-left no-leaving-by-flight no-pursuit-of-shots two-tokens"
    " deploy-in-lake".split()
)
"""`has-left`, `scenario-not-drawn` and `nothing-to-draw` come from positions and options that no random move meets."""
SELDOM = set(
    "corners-blocked deploy-in-lake empty-hand flies-into-lake game-over general-has-left general-is-dead"
    " no-token-there no-way-there offered-before own-camp paralysed paralysed-defends shoot-instead shooter-engaged"
    " way-deep-lake".split()
)
"""Attempts by chance may miss these in a chunk of games; each is tried in `test_refusals.py` or in its chapter."""
ALWAYS = {
    "turn-begins",
    "drew",
    "moved",
    "attacked",
    "defence-cards",
    "eliminated",
    "bid",
    "won-initiative",
    "deployed",
}
COMMON = {"not-your-turn", "card-not-in-hand", "part-unknown", "part-missing", "other-question-open"}


@rule("KOTH-ACT-08", "KOTH-CONV-02", "KOTH-CARD-01", "KOTH-TERR-02", "KOTH-TURN-02", "KOTH-ARMY-05", "KOTH-RULING-70")
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    seen = Seen()
    for game in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        play(game, seen)
    assert set(seen.events) <= EVENTS
    assert (EVENTS - {"accepted-draw"} if SOAK else ALWAYS) <= set(seen.events)
    assert (REASONS - SELDOM if SOAK else COMMON) <= set(seen.reasons)


def test_every_event_and_reason_has_its_place_in_these_lists() -> None:
    from tests.test_words import events, refusals

    assert {row.name for row in events("koth")} == EVENTS
    rare = {"has-left", "scenario-not-drawn", "nothing-to-draw", "no-such-player", "option-fixed"}
    assert {row.name for row in refusals("koth")} == REASONS | rare


@rule("KOTH-ACT-08")
def test_the_same_seed_and_moves_give_the_same_game() -> None:
    texts = [RULES.write(play(5, Seen())[-1]) for _ in range(2)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize(("coming", "saved"), [(("10S", "2S"), 1), (("3S", "2S"), 0)])
def test_luck_is_counted_against_the_odds_before_the_draw(coming: tuple[str, str], saved: int) -> None:
    at = table("units=bF@B2,rF@B3 hands=b:8D;r:2C").coming(*coming)
    attack = "attack card=8D unit=B2 target=B3"
    preview = RULES.preview(at.state, at.asked, Move.parse(attack))
    assert preview is not None
    dies = {one.result: one.chance for one in preview.odds}["dies"]
    after = at.play(attack)
    told = numbers([at.state, after.state], [after.events])
    assert told.saved == (0, saved)
    assert told.expected == (Fraction(0), 1 - dies)
    assert 0 < dies < 1


def test_a_finished_game_in_numbers() -> None:
    positions, plies = [], []
    step = RULES.setup({"scenario": "woods"}, Luck(8))
    stream = Luck(3).stream()
    positions.append(step.state)
    while (ask := RULES.ask(step.state)) is not None:
        step = RULES.apply(step.state, ask.player, _choose(step.state, ask.player, stream))
        positions.append(step.state)
        plies.append(step.events)
    told = numbers(positions, plies)
    last = positions[-1]
    assert told.turns == tuple(range(1, last.turn + 1))
    assert told.strength[-1] == (last.held[BLUE].bit_count(), last.held[RED].bit_count())
    used = sum(sum(pair) for pair in told.cards.values())
    lost = sum(event.kind == "confused" for events in plies for event in events)
    whole = 14 * (last.turn - 1) + 14 - len(last.hands[BLUE]) - len(last.hands[RED])
    assert used + lost == whole, "seven cards each in every turn"
    fallen = tuple(len(last.fallen[side]) for side in (BLUE, RED))
    assert tuple(told.losses["units"][s] - told.losses["returned"][s] for s in (BLUE, RED)) == fallen
    assert [told.losses["general"][side] for side in (BLUE, RED)] == [last.generals[s] == DEAD for s in (BLUE, RED)]
    for side in (BLUE, RED):
        attacked = sum(
            bool(event.kind == "defence-cards" and dict(event.args)["cards"])
            and dict(event.args)["seat"] == ("blue", "red")[side]
            for events in plies
            for event in events
        )
        assert 0 <= told.saved[side] <= attacked
        assert 0 <= told.expected[side] <= attacked
    assert TYPES[number("F")].melee == 2
