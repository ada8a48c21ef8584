"""The list of legal moves and the judge agree, in both directions."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.contract import Move
from boardgames.games.rois.rules import RULES
from boardgames.games.rois.state import State
from tests.amounts import amount
from tests.marks import rule

from .grammar import attempts, canonical, subsets
from .helpers import table

STRIKE = '"strike card=4D zone=C2 to=C3 how=damage"'
POSITIONS = {
    "side by side": "units=2S@C2,S3@B1:4,N1@C3,N2@B2 specials=S:general@C2 hands=S:4D,7S,4H,4C",
    "a shot and a heal": "units=S1@C1:9,S2@A1,N1@C3,N2@A5 hands=S:4D,5D,7S,8S terrain=...../...../..w../...../.....",
    "obstacles and a standard-bearer": "units=S1@C1,N1@C2,N2@C4 specials=N:standard@C2 hands=S:4D,5D,JK1;N:2S"
    " terrain=...../...../..o../...../.....",
    "full zones": "zone-max=2 units=2S@C2,2S@C3,S5@C1,N1@D3 specials=S:sapper@C2 hands=S:7S,4C,4D",
    "two specials": "units=S1@C1,S2@C2,N1@A5 specials=S:general@C1,S:healer@C1 hands=S:7S,4C,4H",
    "three players": "players=3 units=S1@C3,W1@C4,E1@D4,E2@D3 hands=S:4D,5H,6C;W:2S;E:3S",
    "teams": "players=4 teams=on units=S1@C2,N1@C2,N2@C3,W1@B3,E1@D2 specials=S:general@C2 hands=S:4D,5D,7S;W:2S;N:3S",
    "a manoeuvre": "manoeuvre=on zone-max=2 units=S1@C1,S2@C2,S3@C2,S4@D1,N1@C3 specials=S:general@C1 hands=S:7S,4C,4D",
    "a manoeuvre of partners": "players=4 teams=on manoeuvre=on zone-max=2 units=S1@C1,S2@C2,N1@C2,W1@B3,E1@E5"
    " specials=S:general@C2,N:healer@C2 hands=S:7S,4C",
    "the breakthrough": "scenario=breakthrough units=2S@C5,S3@B4,N1@A1 specials=S:general@C5 hands=S:7S,4D,4C",
    "the other breakthrough": "scenario=breakthrough units=S1@C5,N1@A1,N2@B1 specials=N:general@A1 turn=north"
    " hands=N:7S,4D",
    "the hill closed": "scenario=hill units=S1@C1,S2@C2,S3@B2,N1@C5 specials=S:general@C2 hands=S:7S,4C,4D,4H",
    "the hill open": "scenario=hill round=2 units=S1@C1,S2@C2,N1@C5 hands=S:7S,4D",
    "a banner": f"units=S1@C2,N1@C3 hands=S:5D;N:2H,JK1 laid=4D asked=north action={STRIKE}",
    "a reaction": f"units=S1@C2,N1@C3 hands=S:5D;N:2H,3H,JK1 laid=4D asked=north step=reaction action={STRIKE}",
    "a reaction with one card": f"units=S1@C2,N1@C3 hands=N:2H laid=4D asked=north step=reaction action={STRIKE}",
    "a replacement": f"units=S1@C2,N1@C3 hands=S:5D,5H,JK1;N:2H discard=4D cancelled=4D step=replace asked=south"
    f" by=counter action={STRIKE}",
    "a replacement of healing": "units=S1@C2:5,N1@C3 hands=S:5D,5S,5C discard=4S cancelled=4S laid=6C step=replace"
    ' asked=south by=counter action="heal card=4S with=6C zone=C2"',
    "a replacement after treachery": "units=S1@C2,N1@C3 hands=S:5D,JK2 discard=JK1 cancelled=JK1 laid=6C,7C"
    ' step=replace asked=south by=treachery action="sabotage card=JK1 with=6C,7C victim=north"',
    "a sabotage": "units=S1@C2,N1@C3 hands=N:2H,3H,4H laid=4D,5D,6D step=sabotaged asked=north"
    ' action="sabotage card=4D with=5D,6D victim=north"',
    "a draw offer": "units=S1@C2,N1@C3 hands=S:4D;N:2S offered=yes asked=north",
    "after a declined offer": "units=S1@C2,N1@C3 offered=yes",
}


def _agree(state: State) -> None:
    ask = RULES.ask(state)
    assert ask is not None
    listed = RULES.moves(state, ask.player)
    assert listed is not None
    tried = attempts(state, state.seats[ask.player])
    legal = {canonical(move) for move in tried if RULES.refuse(state, ask.player, move) is None}
    assert {canonical(move) for move in listed} == legal
    assert len(set(listed)) == len(listed)
    kinds = {move.kind for move in listed}
    assert set(RULES.kinds(state, ask.player)) == kinds
    assert [kind for kind in RULES.answers(state, ask.player) if kind in kinds] == list(RULES.kinds(state, ask.player))
    for player in set(range(state.setting.players)) - {ask.player}:
        assert RULES.moves(state, player) == ()
        some = itertools.islice(attempts(state, state.seats[player]), 0, None, 50)
        assert all(RULES.refuse(state, player, move) is not None for move in some)


@rule("ROIS-RULING-68", "ROIS-RULING-37")
@pytest.mark.parametrize("name", POSITIONS)
def test_moves_are_exactly_what_is_not_refused(name: str) -> None:
    _agree(table(POSITIONS[name]).state)


def _pairs(kind: str, part: str, words: list[str]) -> list[Move]:
    return [Move.make(kind, **{part: some}) for some in subsets(tuple(words))]


@pytest.mark.parametrize(
    ("at", "kind", "part", "words"),
    [
        (
            "stage=deploy deployment=free players=3 zone-max=3 each=2 asked=west units=3S@B1,3S@C1",
            "deploy",
            "units",
            [f"{zone}:{number}" for zone in ("A4", "A5", "B5", "C5") for number in (0, 1, 2, 3)][:-1],
        ),
        (
            "units=S1@A1,S2@B1,N1@C5 stage=place agreed=general,sapper asked=south",
            "place",
            "specials",
            [f"{kind}:{zone}" for kind in ("general", "sapper", "healer") for zone in ("A1", "B1", "C5", "C3")],
        ),
    ],
)
@rule("ROIS-RULING-05", "ROIS-SETUP-07")
def test_placings_are_exactly_what_is_not_refused(at: str, kind: str, part: str, words: list[str]) -> None:
    state = table(at).state
    player = table(at).asked
    legal = {canonical(move) for move in _pairs(kind, part, words) if RULES.refuse(state, player, move) is None}
    listed = RULES.moves(state, player)
    assert listed is not None
    assert {canonical(move) for move in listed} == legal
    assert RULES.moves(state, (player + 1) % state.setting.players) == ()


ZONES_IN_REACH = ("B2", "B3", "C2", "C3", "D3", "C4")
SUITS = ("4D", "5D", "4H", "5H", "7S", "8S", "4C", "5C", "JK1")


@st.composite
def positions(draw: st.DrawFn) -> str:
    """A small crowded position with a few cards for the player who is to move."""
    option = draw(
        st.sampled_from(("", "players=3 ", "players=4 ", "players=4 teams=on ", "manoeuvre=on ", "zone-max=1 "))
    )
    seats = {"players=3 ": "SWE", "players=4 ": "SWNE", "players=4 teams=on ": "SWNE"}.get(option, "SN")
    most = 1 if "zone-max" in option else 2
    holders = draw(st.lists(st.sampled_from(seats), min_size=6, max_size=6))
    counts = draw(st.lists(st.integers(0, most), min_size=6, max_size=6))
    units = [
        f"{count}{seat}@{zone}:{draw(st.sampled_from((10, 10, 4)))}"
        for zone, seat, count in zip(ZONES_IN_REACH, holders, counts, strict=True)
        if count
    ][:4]
    units += [f"1{seat}@{zone}" for seat, zone in zip(seats, ("A1", "E5", "A5", "E1"), strict=False)]
    special = draw(st.sampled_from(("", "S:general@A1", "S:general@A1,S:standard@A1")))
    ground = draw(st.sampled_from((".", "w", "m")))
    hand = draw(st.lists(st.sampled_from(SUITS), min_size=1, max_size=3, unique=True))
    rows = f"...../..{ground}../..{ground}../.{ground}.../....."
    return f"{option}units={','.join(units)} specials={special} terrain={rows} hands=S:{','.join(hand)};{seats[1]}:2S"


@settings(derandomize=True, max_examples=amount("rois agreement", ci=6, soak=400), deadline=None, database=None)
@given(positions())
def test_moves_and_judge_agree_in_any_small_position(text: str) -> None:
    _agree(table(text).state)
