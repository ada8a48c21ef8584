"""The judge: which move is legal, and the one reason shown when several rules are broken (ROIS-RULING-68)."""

from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import FORM, Ask, Move, Refusal, Sight, refusal
from boardgames.core.forms import refuse_missing, refuse_unknown
from boardgames.core.judged import Action
from boardgames.games.rois import moving, reactions, setup, striking, tricks, turn
from boardgames.games.rois.state import State

_SHOOTS = ("zone", "to", "how")
declare = reactions.declare

IN_TURN: dict[str, Action[State]] = {
    "strike": Action(("card", *_SHOOTS), ("hit",), striking.refuse_strike, striking.lines_strike, declare),
    "shot": Action(("card", *_SHOOTS), ("with", "hit"), striking.refuse_shot, striking.lines_shot, declare),
    "brilliant-strike": Action(
        ("card", *_SHOOTS, "unit"),
        ("with", "hit"),
        striking.refuse_brilliant_strike,
        striking.lines_brilliant_strike,
        declare,
    ),
    "move": Action(("card", "zone", "to"), ("units", "specials"), moving.refuse_move, moving.lines_move, declare),
    "brilliant-move": Action(
        ("card", "zone", "to", "unit"),
        ("with", "specials"),
        moving.refuse_brilliant_move,
        moving.lines_brilliant_move,
        declare,
    ),
    "heal": Action(("card", "zone"), ("with",), tricks.refuse_heal, tricks.lines_heal, declare),
    "sabotage": Action(("card", "victim"), ("with",), tricks.refuse_sabotage, tricks.lines_sabotage, declare),
    "discard": Action(("cards",), (), turn.refuse_discard, turn.lines_discard, turn.discard),
    "end-turn": Action(do=turn.end),
    "offer-draw": Action(refuse=turn.refuse_offer, do=turn.offer),
    "give-up": Action(do=turn.give_up),
}
MANOEUVRE = IN_TURN["move"]._replace(needs=("card", "dir"))

QUESTIONS: dict[str, dict[str, Action[State]]] = {
    "turn": IN_TURN,
    "react": {
        "pass": Action(do=reactions.let_pass, barrier="answered"),
        "react": Action(do=reactions.react, barrier="answered"),
    },
    "reaction": {
        "pass": Action(do=reactions.let_pass, barrier="answered"),
        "counter": Action(("cancel", "cards"), (), reactions.refuse_cancel, reactions.lines_cancel, reactions.cancel),
        "treachery": Action(
            ("cancel", "card"), (), reactions.refuse_cancel, reactions.lines_treachery, reactions.cancel
        ),
    },
    "replace": {
        "replace": Action(("card",), (), reactions.refuse_replacement, reactions.lines_replace, reactions.replace_card),
        "decline": Action(do=reactions.give_in),
    },
    "sabotaged": {
        "discard": Action(("cards",), (), reactions.refuse_loss, reactions.lines_loss, reactions.lose_cards),
    },
    "draw-offer": {
        "accept-draw": Action(do=turn.answer_offer, barrier="answered"),
        "decline-draw": Action(do=turn.answer_offer, barrier="answered"),
    },
    "terrain": {
        "propose": Action((), ("terrain",), setup.refuse_proposal, setup.lines_proposal, setup.propose, None),
    },
    "agree": {
        "accept": Action(do=setup.answer_proposal, barrier=None),
        "decline": Action(do=setup.answer_proposal, barrier=None),
    },
    "deploy": {
        "deploy": Action(("units",), (), setup.refuse_deployment, setup.lines_deployment, setup.deploy, None),
    },
    "place": {
        "place": Action(("specials",), (), setup.refuse_placing, setup.lines_placing, setup.place, None),
    },
}
"""What can be answered to each question, the likeliest first."""

_SIGHT = {"react": Sight.BANNER, "turn": Sight.OWN, "reaction": Sight.OWN, "replace": Sight.OWN, "sabotaged": Sight.OWN}

# Attempts that are never legal but have a reason of their own.
DRAW, TAKE_BACK = "draw", "take-back"
_ATTEMPTS: dict[str, Action[State]] = {DRAW: Action(may=("cards",)), TAKE_BACK: Action()}


def question(state: State) -> tuple[str, int] | None:
    """The open question and the player it is put to; None when the game is over."""
    if state.result is not None:
        return None
    if state.open is not None:
        return state.open.step, state.player(state.open.asked)
    if state.stage in ("terrain", "agree"):
        return state.stage, state.asked
    if state.stage != "play":
        return state.stage, state.player(state.asked)
    if state.asked >= 0:
        return "draw-offer", state.player(state.asked)
    return "turn", state.player(state.active)


def ask(state: State) -> Ask | None:
    """The open question, with what may be on the screen meanwhile (catalogue: "What a player sees")."""
    asked = question(state)
    if asked is None:
        return None
    kind, player = asked
    return Ask(player, kind, _SIGHT.get(kind, Sight.OPEN), may_pass=kind in ("react", "reaction"))


def actor(state: State, kind: str, player: int) -> int:
    """The rules speak of seats; before the seats are given (terrain) of players."""
    return player if kind in ("terrain", "agree") else state.seats[player]


def answers(state: State, kind: str) -> dict[str, Action[State]]:
    """The kinds of moves that answer a question."""
    known = QUESTIONS[kind]
    return {**known, "move": MANOEUVRE} if kind == "turn" and state.setting.manoeuvre else known


def refuse(state: State, player: int, move: Move) -> Refusal | None:
    """None if the player may make this move now, else the first broken rule in the order of ROIS-RULING-68."""
    if state.result is not None:
        return refusal(state.result.rule, "game-over")
    asked = question(state)
    assert asked is not None
    kind, whom = asked
    known = answers(state, kind)
    if player != whom or move.kind not in known:
        return _refuse_question(state, kind, whom, player, move)
    action = known[move.kind]
    early = _refuse_form(action, move)
    if early is None and action.do is declare:
        early = _refuse_cards(state, state.seats[player], move)
    if early is not None or action.refuse is None:
        return early
    return action.refuse(state, actor(state, kind, player), move)


def _refuse_question(state: State, kind: str, whom: int, player: int, move: Move) -> Refusal:
    """It is not this player's question, or not the one that is open."""
    if not 0 <= player < state.setting.players:
        return refusal(FORM, "no-such-player", player=player)
    if not any(move.kind in known for known in QUESTIONS.values()) and move.kind not in _ATTEMPTS:
        return refusal(FORM, "kind-unknown", value=move.kind[:40])
    in_play = state.stage == "play"
    active = in_play and player == state.player(state.active)
    acts = move.kind == DRAW or (move.kind in IN_TURN and move.kind != "end-turn")
    if move.kind in ("counter", "treachery") and in_play:
        return _refuse_reaction(state, kind, whom, player, move)
    if move.kind == TAKE_BACK and active:
        return refusal("ROIS-RULING-61", "declared-is-final")
    if in_play and not active and acts:
        return refusal("ROIS-TURN-01", "not-your-turn")
    if player != whom and not (active and (acts or move.kind == "end-turn")):
        return refusal("ROIS-TURN-07", "not-your-question")
    if move.kind == DRAW and kind == "turn":
        full = len(state.hands[state.active]) >= turn.HAND
        return refusal("ROIS-TURN-02" if full else "ROIS-TURN-04", "drawing-at-the-end")
    return refusal("ROIS-RULING-67", "other-question-open")


def _refuse_reaction(state: State, kind: str, whom: int, player: int, move: Move) -> Refusal:
    """Counter and treachery at the wrong moment or by the wrong player."""
    seat = state.seats[player]
    rule = "ROIS-COUNTER-01" if move.kind == "counter" else "ROIS-TREASON-01"
    if seat == state.partner(state.active):
        return refusal("ROIS-RULING-49", "partner-cancelled")
    if kind == "replace":
        if seat == state.active:
            return refusal("ROIS-RULING-43", "cannot-cancel-that", where=move.some("cancel"))
        return refusal("ROIS-RULING-44", "cancelled-before")
    if seat == state.active:
        return refusal(rule, "own-turn")
    if player == whom and kind == "react":
        return refusal("ROIS-RULING-45", "react-first")
    return refusal(rule, "no-card-to-cancel")


_SINGLE = {("card", "replace")} | {("zone", kind) for kind in IN_TURN if kind not in ("move", "brilliant-move")}
"""Parts that have one value only; two zones for a move, or two cards for an action, have reasons of their own."""


def _refuse_form(action: Action[State], move: Move) -> Refusal | None:
    """All parts that the kind needs, none that it does not know, no value twice."""
    if unknown := refuse_unknown(move, action.needs + action.may):
        return unknown
    for name, values in move.parts:
        if len(values) > 1 and name not in ("card", "cards", "with") and len(set(values)) < len(values):
            return refusal(FORM, "value-twice", part=name)
        if len(values) > 1 and (name in ("how", "victim") or (name, move.kind) in _SINGLE):
            return refusal(FORM, "one-value", part=name)
        if name == "how" and values[0] not in (striking.DAMAGE, striking.PUSH):
            return refusal(FORM, "how-unknown", value=values[0][:40])
    return refuse_missing(move, action.needs)


_CARD_RULES = {
    "move": "ROIS-MOVE-01",
    "strike": "ROIS-STRIKE-01",
    "shot": "ROIS-SHOT-01",
    "brilliant-move": "ROIS-BRIL-01",
    "brilliant-strike": "ROIS-BRIL-01",
    "heal": "ROIS-HEAL-01",
    "sabotage": "ROIS-SAB-01",
}
_PATTERNS: dict[str, tuple[tuple[Suit, ...], ...]] = {
    "move": ((Suit.SPADE,), (Suit.CLUB,)),
    "strike": ((Suit.DIAMOND,), (Suit.HEART,)),
    "shot": ((Suit.DIAMOND, Suit.DIAMOND), (Suit.HEART, Suit.HEART)),
    "brilliant-move": ((Suit.SPADE, Suit.DIAMOND), (Suit.CLUB, Suit.HEART)),
    "brilliant-strike": ((Suit.DIAMOND, Suit.SPADE), (Suit.HEART, Suit.CLUB)),
    "heal": tuple((one, two) for one in tricks.BLACK for two in tricks.BLACK),
}
"""The suits of each action in the order in which they are laid (catalogue: "Combinations")."""


def _refuse_cards(state: State, seat: int, move: Move) -> Refusal | None:
    """Cards of the hand, each once; then number, suit and order for the named action."""
    laid, others = move.some("card"), move.some("with")
    cards = laid + others
    if move.kind.startswith("brilliant") and set(laid) & set(state.spent) and not set(laid) & set(state.hands[seat]):
        return refusal("ROIS-RULING-65", "declared-apart", where=cards)
    if early := turn.refuse_hand(state, seat, cards):
        return early
    rule = _CARD_RULES[move.kind]
    if move.kind == "sabotage":
        return None if len(laid) == 1 and len(others) == 2 else refusal(rule, "sabotage-three-cards", number=len(cards))
    suits = tuple(SUIT_OF[card] for card in cards)
    patterns = _PATTERNS[move.kind]
    if len(laid) == 1 and len(suits) == len(patterns[0]):
        if suits in patterns:
            return None
        if Suit.JOKER in suits:
            return refusal("ROIS-RULING-16", "joker-own-turn", where=cards)
    return refusal(rule, "wrong-cards", where=cards, action=move.kind)
