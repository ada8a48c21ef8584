"""The judge: which move is legal, and the one reason shown when several rules are broken (catalogue: "Refusals")."""

from collections.abc import Callable

from boardgames.core.contract import FORM, Ask, Line, Move, Refusal, Sight, refusal
from boardgames.core.forms import refuse_missing, refuse_unknown
from boardgames.core.judged import Action
from boardgames.games.assassins import aiming, crowd, kings_turn, knights, lines, setting_up, turn
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import (
    ASSASSIN,
    CARD,
    CHOICE,
    KING,
    NEXT,
    POSTERN,
    START,
    TURNS,
    State,
)

Judge = Callable[[State, int, str], Refusal | None]
"""Judges what a figure on a square wants of the place beside it."""


def _aimed(
    part: str,
    judge: Judge,
    found: Callable[[State, int], tuple[Line, ...]] | None = None,
    do: Callable[[Play, int, Move], None] | None = None,
    barrier: str | None = None,
) -> Action[State]:
    """A command to a figure: that it is an own one and its target lies beside it is asked first."""

    def refuse(state: State, role: int, move: Move) -> Refusal | None:
        early = aiming.refuse(state, role, move)
        return early or judge(state, state.grid.square(move.one("unit")), move.one(part))

    return Action(("unit", part), (), refuse, found, do, barrier)


_END: dict[str, Action[State]] = {
    "end-turn": Action(do=turn.end_turn),
    "give-up": Action(do=turn.give_up),
}
QUESTIONS: dict[str, dict[str, Action[State]]] = {
    CHOICE: {
        "choose": Action((), ("citizens",), setting_up.refuse_choice, setting_up.lines_choice, setting_up.choose),
    },
    START: {"start": Action(("at",), (), setting_up.refuse_start, setting_up.lines_start, setting_up.choose_start)},
    POSTERN: {
        "postern": Action(("at",), (), setting_up.refuse_postern, setting_up.lines_postern, setting_up.choose_postern),
    },
    CARD: {"turn-card": Action(do=turn.turn_card)},
    TURNS[KING]: {
        "move": _aimed("to", kings_turn.refuse_move, lines.kings_moves, kings_turn.move),
        "kill": _aimed("target", kings_turn.refuse_kill, lines.knights_kills, knights.kill, "secret"),
        "capture": _aimed("target", kings_turn.refuse_capture, lines.captures, knights.capture, "secret"),
        **_END,
    },
    TURNS[ASSASSIN]: {
        "move": _aimed("to", crowd.refuse_move, lines.crowd_moves, crowd.move),
        "kill": _aimed("target", crowd.refuse_kill, lines.assassins_kills, crowd.kill),
        "attack": _aimed("target", crowd.refuse_attack, lines.attacks, crowd.attack),
        "reveal": Action(("unit",), (), crowd.refuse_reveal, lines.reveals, crowd.reveal, "secret"),
        **_END,
    },
    NEXT: {"next-game": Action(do=setting_up.next_game)},
}
"""What can be answered to each question, the likeliest first. The barriers are those of KA-RULING-41."""
for _question in (CHOICE, START, POSTERN, CARD):
    QUESTIONS[_question]["give-up"] = _END["give-up"]

_NEVER: dict[str, dict[str, Action[State]]] = {
    TURNS[KING]: {"attack": _aimed("target", kings_turn.refuse_attack)},
    TURNS[ASSASSIN]: {"capture": _aimed("target", crowd.refuse_capture)},
}
"""Commands that no figure of a side has; why not, depends on the figure."""
TAKE_BACK, LOOK = "take-back", "look"
ATTEMPTS = (TAKE_BACK, LOOK)
"""What is never a move but has a reason of its own: undoing and looking at one's cards are done at the table."""

_COMMANDS = ("move", "kill", "capture", "attack", "end-turn")
_SETTING_UP = (CHOICE, START, POSTERN)
_CHOICES = {"choose": CHOICE, "start": START, "postern": POSTERN}
_SIGHTS = {CHOICE: Sight.OWN, POSTERN: Sight.OWN}


def question(state: State) -> tuple[str, int] | None:
    """The open question and the player it is put to; None when the game is over."""
    return None if state.result is not None else (state.stage, state.player(state.actor))


def ask(state: State) -> Ask | None:
    """The open question; only secret choices are made behind the hiding screen (catalogue: "What a player sees")."""
    asked = question(state)
    return None if asked is None else Ask(asked[1], asked[0], _SIGHTS.get(asked[0], Sight.OPEN))


def refuse(state: State, player: int, move: Move) -> Refusal | None:
    """None if the player may make this move now, else the first broken rule."""
    if state.result is not None:
        return refusal("KA-END-01", "game-over")
    if player not in (0, 1):
        return refusal(FORM, "no-such-player", player=player)
    role, stage = state.role(player), state.stage
    action = QUESTIONS[stage].get(move.kind) if role == state.actor else None
    if action is None:
        early = _refuse_moment(state, role, move)
        if early is not None:
            return early
        action = _NEVER[stage][move.kind]
    early = refuse_form(action, move)
    if early is not None or action.refuse is None:
        return early
    return action.refuse(state, role, move)


def refuse_form(action: Action[State], move: Move) -> Refusal | None:
    """All parts that the kind needs, none that it does not know, one value each."""
    if unknown := refuse_unknown(move, action.needs + action.may):
        return unknown
    for name, values in move.parts:
        if len(values) > 1 and name != "citizens":
            return refusal(FORM, "one-value", part=name)
    return refuse_missing(move, action.needs)


def _refuse_moment(state: State, role: int, move: Move) -> Refusal | None:
    """It is not this player's turn, or not the moment for this; None for a command that only the figure refuses."""
    kind, stage = move.kind, state.stage
    if kind not in ATTEMPTS and not any(kind in known for known in QUESTIONS.values()):
        return refusal(FORM, "kind-unknown", value=kind[:40])
    if stage == NEXT:
        return refusal("KA-END-01", "between-games")
    if kind == LOOK:
        return _refuse_looking(role)
    if kind == "turn-card" and stage in TURNS:
        return refusal("KA-ROUND-05", "card-turned")
    if kind in _COMMANDS and stage not in TURNS:
        return refusal("KA-ROUND-02", "card-first")
    if kind == "reveal" and (stage not in TURNS or stage == TURNS[KING]):
        return refusal("KA-ATURN-05", "not-their-turn")
    if kind in ("start", "postern") and stage == CHOICE and _knows(state, kind):
        return refusal("KA-SIDEB-03", "assassins-first")
    if role != state.actor:
        return refusal("KA-ROUND-04", "not-your-turn")
    if kind == TAKE_BACK:
        return refusal("KA-RULING-41", "no-undo")
    if kind in _CHOICES and _knows(state, kind):
        return refusal("KA-RULING-43", "choice-final")
    return None if kind in _NEVER.get(stage, ()) else aiming.cannot()


def _knows(state: State, choice: str) -> bool:
    """This choice is made in this scenario."""
    if choice == "start":
        return len(state.board.starts) > 1
    return choice == "choose" or state.setting.plan.postern


def _refuse_looking(role: int) -> Refusal:
    """The king player never looks at the chosen cards, their owner only behind the hiding screen."""
    if role == KING:
        return refusal("KA-SETUP-10", "cards-secret")
    return refusal("KA-RULING-58", "look-behind-screen")
