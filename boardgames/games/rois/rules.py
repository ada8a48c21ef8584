"""The rules of Les Rois du Champ de Bataille as the contract wants them; the chapters do the work."""

from collections.abc import Mapping

from boardgames.core.cards import without
from boardgames.core.contract import (
    Alternative,
    Ask,
    BadPosition,
    Move,
    Options,
    Outcome,
    Preview,
    Refusal,
    Step,
)
from boardgames.core.judged import Action, Judged
from boardgames.core.luck import Luck
from boardgames.core.partial import complete
from boardgames.games.rois import judge, moving, options, reactions, secrets, setup, striking, text
from boardgames.games.rois.play import Play
from boardgames.games.rois.state import EDGES, SEATS, ZONES, State

_BLOWS = ("strike", "shot", "brilliant-strike")
_NEAREST = {
    "move": moving.along,
    "brilliant-move": moving.along,
    "propose": setup.nearest_proposal,
    "place": setup.nearest_placing,
    "deploy": setup.nearest_deployment,
}


class Rois(Judged[State]):
    """Les Rois du Champ de Bataille."""

    name = "rois"
    version = 1
    options = options.OPTIONS
    consent = frozenset({"give-up", "offer-draw", "accept-draw"})

    def settle(self, options_: Options) -> dict[str, object]:
        return options.settle(options_)

    def seats(self, options_: Options) -> tuple[str, ...]:
        return tuple(SEATS[seat] for seat in EDGES[options.setting(self.settle(options_)).players])

    def setup(self, options_: Options, luck: Luck) -> Step[State]:
        return setup.start(options.setting(self.settle(options_)), luck).step()

    def question(self, state: State) -> tuple[str, int] | None:
        return judge.question(state)

    def known(self, state: State, question: str) -> Mapping[str, Action[State]]:
        return judge.answers(state, question)

    def actor(self, state: State, question: str, kind: str, player: int) -> int:
        return judge.actor(state, question, player)

    def begin(self, state: State) -> Play:
        return Play(state)

    def ask(self, state: State) -> Ask | None:
        return judge.ask(state)

    def refuse(self, state: State, player: int, move: Move) -> Refusal | None:
        return judge.refuse(state, player, move)

    def view(self, state: State, player: int | None) -> State:
        return secrets.view(state, player)

    def sample(self, view: State, player: int | None, luck: Luck) -> State:
        return secrets.sample(view, luck)

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def write(self, state: State) -> str:
        return text.write(state)

    def read(self, text_: str) -> State:
        state = text.read(text_)
        _check_open(state)
        return state

    def script(self, state: State, values: tuple[str, ...]) -> State:
        return state._replace(luck=state.luck._replace(script=values))

    def facts(self, state: State) -> dict[str, int | str]:
        return {"round": state.round, "seat": SEATS[state.active], "stage": state.stage}

    def seated(self, state: State) -> tuple[str, ...]:
        return tuple(SEATS[seat] for seat in state.seats)

    def sketch(self, state: State) -> str:
        return text.sketch(state)

    def nearest(self, state: State, player: int, move: Move) -> Move:
        asked = judge.question(state)
        mend = _NEAREST.get(move.kind)
        if asked is None or asked[1] != player or move.kind not in judge.QUESTIONS[asked[0]]:
            return move
        if mend is None:
            return complete(self, state, player, move)
        return mend(state, judge.actor(state, asked[0], player), complete(self, state, player, move))

    def preview(self, state: State, player: int, move: Move) -> Preview | None:
        """The hits with each modifier, what they would do, and the push-back with the reason if it is impossible."""
        if self.refuse(state, player, move) is not None or move.kind not in judge.IN_TURN:
            return None
        seat = state.seats[player]
        carry_out = reactions.CARRY_OUT.get(move.kind)
        if carry_out is None or move.kind == "sabotage":
            return Preview()
        play = Play(state)
        carry_out(play, seat, move)
        if move.kind not in _BLOWS:
            return Preview(effects=tuple(play.events))
        zone, target = ZONES.square(move.one("zone")), ZONES.square(move.one("to"))
        modifiers = striking.hits(state, seat, zone, target, brilliant=move.kind == "brilliant-strike")
        other = move.put("how", (striking.PUSH if move.one("how") == striking.DAMAGE else striking.DAMAGE,))
        alternatives = (Alternative(other, self.refuse(state, player, other)),)
        return Preview(modifiers, effects=tuple(play.events), alternatives=alternatives)


def _check_open(state: State) -> None:
    """A position in the middle of an action must have been reachable: judge the declaration as if it came now."""
    action = state.open
    if action is None:
        if state.stage == "play" and state.asked >= 0 and not state.alive(state.asked):
            raise BadPosition("a draw is offered to an army that is not on the board")
        return
    laid = action.laid
    if action.move.kind not in reactions.CARRY_OUT:
        raise BadPosition(f"«{action.move}» is no action that lays cards")
    if action.step == "replace":
        if action.cancelled not in state.discard or not action.by:
            raise BadPosition("a replacement needs the cancelled card in the discard pile, and by=counter or treachery")
        laid = (action.cancelled, *laid)
    cards = action.move.some("card") + action.move.some("with")
    if cards != laid:
        raise BadPosition(f"laid={','.join(laid)} are not the cards of the action «{action.move}»")
    asks = {"replace": (state.active,), "sabotaged": (_victim(action.move),)}
    if action.asked not in asks.get(action.step, state.enemies(state.active)):
        raise BadPosition(f"{SEATS[action.asked]} cannot be asked this ({action.step})")
    if not state.hands[action.asked]:
        raise BadPosition(f"{SEATS[action.asked]} is asked but holds no card")
    before = state._replace(
        open=None,
        spent=(),
        hands=state.hand(state.active, state.hands[state.active] + laid),
        discard=without(state.discard, laid),
    )
    refused = judge.refuse(before, state.player(state.active), action.move)
    if refused is not None and refused.reason != "nothing-to-sabotage":
        raise BadPosition(f"the action «{action.move}» is not legal here: {refused.rule} {refused.reason}")


def _victim(move: Move) -> int:
    return SEATS.index(move.one("victim")) if move.one("victim") in SEATS else -1


RULES = Rois()
