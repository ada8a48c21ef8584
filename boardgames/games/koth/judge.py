"""The judge: which move is legal, and the one reason shown when several rules are broken (catalogue: "Refusals")."""

from collections.abc import Callable

from boardgames.core.contract import FORM, Ask, Line, Move, Refusal, Sight, refusal
from boardgames.core.forms import refuse_missing, refuse_unknown
from boardgames.core.judged import Action
from boardgames.games.koth import actions, defence, magic, setting_up, turn
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import State


def _spell(
    lines: Callable[[State, int], tuple[Line, ...]], do: Callable[[Play, int, Move], None], *parts: str
) -> Action[State]:
    return Action(("card", *parts), (), magic.refuse_spell, lines, do)


_ENDING: dict[str, Action[State]] = {
    "offer-draw": Action(refuse=turn.refuse_offer, do=turn.offer),
    "give-up": Action(do=turn.give_up),
}
"""What can be done at any question (KOTH-RULING-77)."""

SPELLS = {
    "lightning": _spell(magic.lines_lightning, magic.lightning, "target"),
    "vigour": _spell(magic.lines_vigour, magic.vigour, "unit", "to"),
    "paralysis": _spell(magic.lines_paralysis, magic.paralysis, "target"),
    "confusion": _spell(magic.lines_confusion, magic.confusion),
    "portal": _spell(magic.lines_portal, magic.portal, "fallen", "to"),
    "teleportation": _spell(magic.lines_teleportation, magic.teleportation, "to"),
}
_AIM, _STEP, _SUIT = ("card", "unit", "target"), ("card", "unit", "to"), ("suit",)
IN_TURN = {
    "attack": Action(_AIM, _SUIT, actions.refuse_attack, actions.lines_attack, actions.attack),
    "shoot": Action(_AIM, _SUIT, actions.refuse_attack, actions.lines_shoot, actions.attack),
    "move": Action(_STEP, _SUIT, actions.refuse_move, actions.lines_move, actions.move),
    "burn": Action(("card", "unit"), (), actions.refuse_burn, actions.lines_burn, actions.burn),
    **SPELLS,
    "discard": Action(("card",), (), None, turn.lines_discard, turn.discard),
}

QUESTIONS: dict[str, dict[str, Action[State]]] = {
    "turn": IN_TURN,
    "defend": {
        "choose": Action(("card",), ("suit", "how"), defence.refuse_choice, defence.lines_choice, defence.choose),
        "answer": Action(("card",), _SUIT, defence.refuse_answer, defence.lines_answer, defence.answer),
        "give-in": Action(do=defence.give_in),
    },
    "flee": {"flee": Action(("to",), (), defence.refuse_flight, defence.lines_flight, defence.flee)},
    "retreat": {
        "retreat": Action(("to",), (), defence.refuse_retreat, defence.lines_retreat, defence.retreat),
        "stay": Action(do=defence.stay),
    },
    "pursue": {"pursue": Action(do=defence.pursue), "hold": Action(do=defence.hold)},
    "exchange": {"keep": Action(do=turn.keep), "exchange": Action(do=turn.exchange)},
    "bid": {"bid": Action((), ("card",), turn.refuse_bid, turn.lines_bid, turn.bid)},
    "name": {"name-first": Action(("side",), (), turn.refuse_name, turn.lines_name, turn.name_first)},
    "army": {
        "army": Action((), ("units", "general"), setting_up.refuse_army, setting_up.lines_army, setting_up.choose_army)
    },
    "terrain": {
        "lay-terrain": Action(
            ("piece", "at"), ("and",), setting_up.refuse_lay, setting_up.lines_lay, setting_up.lay, None
        ),
        "decline": Action(do=setting_up.decline, barrier=None),
    },
    "deploy": {
        "deploy": Action(("unit", "to"), (), setting_up.refuse_deploy, setting_up.lines_deploy, setting_up.deploy, None)
    },
    "draw-offer": {
        "accept-draw": Action(do=turn.accept, barrier="answered"),
        "decline-draw": Action(do=turn.decline, barrier="answered"),
    },
}
"""What can be answered to each question, the likeliest first."""
for _question, _known in QUESTIONS.items():
    if _question != "draw-offer":
        _known.update(_ENDING)

_BEHIND_THE_SCREEN = ("turn", "army", "exchange", "bid", "name")
_STAGES = {"armies": "army"}

# Attempts that are never legal but have a reason of their own.
END_TURN, TAKE_BACK = "end-turn", "take-back"
_ATTEMPTS = (END_TURN, TAKE_BACK)
_OF_PLAYERS = (*_ENDING, "accept-draw", "decline-draw")


def question(state: State) -> tuple[str, int] | None:
    """The open question and the player it is put to; None when the game is over."""
    if state.result is not None:
        return None
    if state.offer >= 0:
        return "draw-offer", 1 - state.offer
    action = state.open
    if action is not None:
        return action.step, state.player(action.side if action.step == "pursue" else 1 - action.side)
    if state.stage == "play":
        return "turn", state.player(state.active)
    return _STAGES.get(state.stage, state.stage), state.player(state.asked)


def actor(state: State, kind: str, player: int) -> int:
    """The chapters speak of sides; only what ends a game by consent is a player's (KOTH-RULING-77)."""
    return player if kind in _OF_PLAYERS else state.side(player)


def ask(state: State) -> Ask | None:
    """The open question, with what may be on the screen meanwhile (catalogue: "What a player sees")."""
    asked = question(state)
    if asked is None:
        return None
    kind, player = asked
    private = defence.is_private(state) if kind == "defend" else kind in _BEHIND_THE_SCREEN
    return Ask(player, kind, Sight.OWN if private else Sight.OPEN)


def refuse(state: State, player: int, move: Move) -> Refusal | None:
    """None if the player may make this move now, else the first broken rule."""
    if state.result is not None:
        return refusal(state.result.rule, "game-over")
    asked = question(state)
    assert asked is not None
    kind, whom = asked
    known = QUESTIONS[kind]
    if player != whom or move.kind not in known:
        return _refuse_question(state, kind, whom, player, move)
    action = known[move.kind]
    side = actor(state, move.kind, player)
    early = refuse_form(action, move)
    if early is None and kind == "turn" and "card" in action.needs:
        early = turn.refuse_card(state, side, move.one("card"))
    if early is not None or action.refuse is None:
        return early
    return action.refuse(state, side, move)


def refuse_form(action: Action[State], move: Move) -> Refusal | None:
    """All parts that the kind needs, none that it does not know, one value each."""
    if unknown := refuse_unknown(move, action.needs + action.may):
        return unknown
    for name, values in move.parts:
        if len(values) > 1 and (name, move.kind) not in _SOME:
            return refusal(FORM, "one-value", part=name)
    return refuse_missing(move, action.needs)


_SOME = (("units", "army"), ("general", "army"), ("card", "bid"))
"""Parts that may have several values, or whose number has a reason of its own."""


def _refuse_question(state: State, kind: str, whom: int, player: int, move: Move) -> Refusal:
    """It is not this player's question, or not the one that is open."""
    if player not in (0, 1):
        return refusal(FORM, "no-such-player", player=player)
    if not any(move.kind in known for known in QUESTIONS.values()) and move.kind not in _ATTEMPTS:
        return refusal(FORM, "kind-unknown", value=move.kind[:40])
    return _refuse_moment(state, kind, whom, player, move) or (
        refusal("KOTH-ACT-01", "other-question-open") if player == whom else _refuse_other(state, move)
    )


def _refuse_other(state: State, move: Move) -> Refusal:
    if state.stage == "play" and move.kind in IN_TURN:
        return refusal("KOTH-ACT-01", "not-your-turn")
    return refusal("KOTH-ACT-01", "not-your-question")


def _refuse_moment(state: State, kind: str, whom: int, player: int, move: Move) -> Refusal | None:
    """Things that have a reason of their own when they are tried at the wrong moment."""
    side = state.side(player)
    if move.kind == TAKE_BACK and state.stage == "play":
        return refusal("KOTH-RULING-27", "declared-is-final")
    if move.kind == END_TURN and state.stage == "play" and player == whom:
        return refusal("KOTH-ACT-01", "card-must-be-played")
    if kind == "defend" and player == whom and (move.kind in SPELLS or move.kind == "burn"):
        return refusal("KOTH-RULING-90", "only-defence")
    if move.kind == "exchange" and (state.aside[side] or state.buried[side]):
        return refusal("KOTH-HAND-03", "exchanged-before")
    if move.kind == "name-first" and kind == "name":
        return refusal("KOTH-INIT-02", "not-the-winner")
    if move.kind == "lay-terrain" and kind == "terrain":
        if state.declined[side]:
            return refusal("KOTH-PLACE-08", "declined-before")
        if setting_up.spent(state, side) >= setting_up.BUDGET:
            return refusal("KOTH-PLACE-02", "budget-used", most=setting_up.BUDGET)
    if move.kind == "pursue" and state.stage == "play":
        if state.open is not None and state.open.how != "melee":
            return refusal("KOTH-PURS-04", "no-pursuit-of-shots")
        return refusal("KOTH-PURS-01", "nothing-to-pursue")
    return None
