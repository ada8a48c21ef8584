"""The rules of King of the Hill as the contract wants them; the chapters do the work."""

from collections.abc import Mapping

from boardgames.core.contract import Ask, Move, Options, Outcome, Preview, Refusal, Step
from boardgames.core.judged import Action, Judged
from boardgames.core.luck import Luck
from boardgames.core.partial import complete
from boardgames.games.koth import actions, judge, magic, options, previews, secrets, setting_up, text
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import SIDES, State


class Koth(Judged[State]):
    """King of the Hill."""

    name = "koth"
    version = 1
    options = options.OPTIONS
    consent = frozenset({"give-up", "offer-draw", "accept-draw"})
    exact = True

    def settle(self, options_: Options) -> dict[str, object]:
        return options.settle(options_)

    def seats(self, options_: Options) -> tuple[str, ...]:
        return SIDES

    def setup(self, options_: Options, luck: Luck) -> Step[State]:
        return setting_up.start(options.setting(self.settle(options_)), luck).step()

    def question(self, state: State) -> tuple[str, int] | None:
        return judge.question(state)

    def known(self, state: State, question: str) -> Mapping[str, Action[State]]:
        return judge.QUESTIONS[question]

    def actor(self, state: State, question: str, kind: str, player: int) -> int:
        return judge.actor(state, kind, player)

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
        return text.read(text_)

    def script(self, state: State, values: tuple[str, ...]) -> State:
        return state._replace(luck=state.luck._replace(script=values))

    def facts(self, state: State) -> dict[str, int | str]:
        return {"round": state.turn, "seat": SIDES[state.active], "stage": state.stage}

    def seated(self, state: State) -> tuple[str, ...]:
        return tuple(SIDES[side] for side in state.seats)

    def terms(self, options_: Options) -> Mapping[str, str]:
        return magic.terms(str(options_.get("spells", magic.MAGICAL)))

    def sketch(self, state: State) -> str:
        return text.sketch(state)

    def nearest(self, state: State, player: int, move: Move) -> Move:
        asked = judge.question(state)
        if asked is None or asked[1] != player or move.kind not in judge.QUESTIONS[asked[0]]:
            return move
        if move.kind == "army":
            return setting_up.nearest_army(state, state.side(player), move)
        if move.kind in ("move", "attack", "shoot"):
            move = actions.name_suit(state, state.side(player), move)
        return complete(self, state, player, move)

    def preview(self, state: State, player: int, move: Move) -> Preview | None:
        """The defence cards with each modifier and the odds of an attack; the effects of what needs no answer."""
        if self.refuse(state, player, move) is not None:
            return None
        return previews.preview(state, player, move)


RULES = Koth()
