"""What a player is shown before he declares: modifiers, effects, the other choice."""

import pytest

from boardgames.core.contract import Move, Preview
from boardgames.games.rois.rules import RULES
from tests.marks import rule

from .helpers import spelled, table


def _preview(at: str, move: str, player: int = 0) -> Preview | None:
    return RULES.preview(table(at).state, player, Move.parse(move))


def _modifiers(at: str, move: str) -> list[tuple[int, str, str]]:
    shown = _preview(at, move)
    assert shown is not None
    return [(value, name, number) for value, name, number in shown.modifiers]


STRIKE = "strike card=4D zone=C2 to=C3 how=damage"
PUSH = "strike card=4D zone=C2 to=C3 how=push"
BRILLIANT = "brilliant-strike card=4D with=7S zone=C2 to=C3 unit=S1 how=damage"
FIELD = "units=2S@C2,3S@B2,N1@C3 specials=S:general@C2,S:raw-officer@C2,S:healer@C2 hands=S:4D,7S "
GROUND = "terrain=...../...../..{}../...../....."
UNITS, SUPPORT = (2, "units", "ROIS-HIT-01"), (3, "support", "ROIS-HIT-01")
GENERAL, RAW = (1, "general", "ROIS-SPEC-05"), (-1, "raw-officer", "ROIS-RULING-36")


@rule("ROIS-HIT-01", "ROIS-SPEC-05", "ROIS-RULING-36", "ROIS-TERR-02", "ROIS-TERR-03", "ROIS-BRIL-03")
@pytest.mark.parametrize(
    ("at", "move", "modifiers"),
    [
        (FIELD, STRIKE, [UNITS, GENERAL, RAW, SUPPORT]),
        (FIELD + GROUND.format("w"), STRIKE, [UNITS, GENERAL, RAW, SUPPORT, (-1, "defensive", "ROIS-TERR-02")]),
        (FIELD + GROUND.format("m"), STRIKE, [UNITS, GENERAL, RAW, SUPPORT, (1, "penalising", "ROIS-TERR-03")]),
        (
            FIELD + GROUND.format("h"),
            BRILLIANT,
            [
                (1, "unit", "ROIS-RULING-31"),
                GENERAL,
                RAW,
                SUPPORT,
                (4, "doubled", "ROIS-BRIL-03"),
                (-1, "defensive", "ROIS-TERR-02"),
            ],
        ),
        (
            "units=S1@C2,N1@C3 specials=S:sapper@C2 hands=S:4D " + GROUND.format("o"),
            STRIKE,
            [(1, "units", "ROIS-HIT-01"), (0, "sapper", "ROIS-RULING-36")],
        ),
        (
            "units=S1@C2,N1@C3 specials=S:sapper@C2 hands=S:4D " + GROUND.format("r"),
            STRIKE,
            [(1, "units", "ROIS-HIT-01"), (1, "penalising", "ROIS-TERR-03")],
        ),
        (
            "units=S1@C2,N1@C3 specials=S:raw-officer@C2 hands=S:4D " + GROUND.format("m"),
            STRIKE,
            [(1, "units", "ROIS-HIT-01"), RAW],
        ),
        ("units=S1@C2,N1@C3 hands=S:4D", PUSH, [(1, "units", "ROIS-HIT-01")]),
        (
            "players=4 teams=on units=S1@C2,2N@C2,N3@B1,W1@C3,E1@E5 hands=S:4D",
            STRIKE,
            [(1, "units", "ROIS-HIT-01"), (2, "partners", "ROIS-RULING-55"), (1, "support", "ROIS-HIT-01")],
        ),
    ],
)
def test_the_modifiers_of_a_strike(at: str, move: str, modifiers: list[tuple[int, str, str]]) -> None:
    assert _modifiers(at, move) == modifiers
    shown = _preview(at, move)
    assert shown is not None
    assert shown.total == sum(value for value, _, _ in modifiers)


@rule("ROIS-STRIKE-03", "ROIS-PUSH-02")
def test_effects_and_the_other_choice() -> None:
    shown = _preview("units=2S@C2,N1@C3:1,N2@C3 hands=S:4D", STRIKE)
    assert shown is not None
    assert [spelled(event) for event in shown.effects] == [
        "struck ROIS-HIT-01 seat=south zone=C2 target=C3 hits=2",
        "removed ROIS-HIT-03 unit=N1 zone=C3 hits=1",
        "hit ROIS-HIT-02 unit=N2 zone=C3 hits=1 left=9",
    ]
    assert [(str(other), refused) for other, refused in shown.alternatives] == [(PUSH, None)]
    blocked = _preview("units=2S@C2,N1@C3,N2@C4 hands=S:4D", STRIKE)
    assert blocked is not None
    refusal = blocked.alternatives[0].refusal
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("ROIS-PUSH-02", "push-occupied")


def test_the_preview_of_a_push_back_offers_damage() -> None:
    shown = _preview("units=2S@C2,N1@C3 hands=S:4D", PUSH)
    assert shown is not None
    assert [spelled(event) for event in shown.effects] == ["pushed ROIS-PUSH-01 pieces=N1 zone=C3 to_zone=C4"]
    assert [(str(other), refused) for other, refused in shown.alternatives] == [(STRIKE, None)]


def test_a_brilliant_strike_cannot_be_turned_into_a_push() -> None:
    shown = _preview(FIELD, BRILLIANT)
    assert shown is not None
    refusal = shown.alternatives[0].refusal
    assert refusal is not None
    assert refusal.rule == "ROIS-RULING-31"


@pytest.mark.parametrize(
    ("at", "move", "effects"),
    [
        (
            "units=S1@C1,N1@A5 hands=S:7S",
            "move card=7S zone=C1 to=C2 units=S1",
            ["moved ROIS-MOVE-01 seat=south pieces=S1 zone=C1 to_zone=C2"],
        ),
        (
            "units=S1@C1,N1@A5 hands=S:7S,4D",
            "brilliant-move card=7S with=4D zone=C1 to=C3 unit=S1",
            ["moved ROIS-BRIL-02 seat=south pieces=S1 zone=C1 to_zone=C3"],
        ),
        (
            "units=S1@C1:5,N1@A5 hands=S:7S,4C",
            "heal card=7S with=4C zone=C1",
            ["healed ROIS-HEAL-01 unit=S1 points=2 left=7"],
        ),
        ("units=S1@C1,N1@A5 hands=S:7S,4C,4D;N:2S", "sabotage card=7S with=4C,4D victim=north", []),
        ("units=S1@C1,N1@A5 hands=S:7S", "discard cards=7S", []),
        ("units=S1@C1,N1@A5 hands=S:7S", "end-turn", []),
    ],
)
def test_previews_of_other_actions_show_effects_only(at: str, move: str, effects: list[str]) -> None:
    shown = _preview(at, move)
    assert shown is not None
    assert [spelled(event) for event in shown.effects] == effects
    assert (shown.modifiers, shown.alternatives, shown.odds, shown.total) == ((), (), (), 0)


def test_no_preview_of_what_is_refused_or_no_action() -> None:
    at = "units=S1@C2,N1@C3 hands=S:4D;N:2H,3H"
    assert _preview(at, "strike card=4D zone=C2 to=B2 how=damage") is None
    assert _preview(at, STRIKE, player=1) is None
    declared = table(at).play(STRIKE)
    assert RULES.preview(declared.state, 1, Move.parse("pass")) is None


def test_a_preview_changes_nothing() -> None:
    state = table(FIELD).state
    before = RULES.write(state)
    RULES.preview(state, 0, Move.parse(STRIKE))
    assert RULES.write(state) == before


def test_what_the_rules_say_of_themselves() -> None:
    assert (RULES.name, RULES.version) == ("rois", 1)
    assert RULES.consent == {"give-up", "offer-draw", "accept-draw"}


@pytest.mark.parametrize(
    ("move", "nearest"),
    [
        ("strike zone=C2", "strike card=4D zone=C2 to=C3 how=damage"),
        ("strike card=9D zone=C2 to=C3 how=damage", "strike card=9D zone=C2 to=C3 how=damage"),
        ("end-turn", "end-turn"),
        ("discard", "discard cards=4D"),
    ],
)
def test_nearest_fills_in_forced_parts(move: str, nearest: str) -> None:
    at = table("units=S1@C2,N1@C3,N2@C4 hands=S:4D")
    assert at.nearest(move) == nearest
    assert str(RULES.nearest(at.state, 1, Move.parse(move))) == move
