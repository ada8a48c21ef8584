"""The rules of King & Assassins as the contract wants them; the chapters do the work."""

from collections.abc import Mapping

from boardgames.core.contract import Ask, Match, Move, Options, Outcome, Preview, Refusal, Step
from boardgames.core.judged import Action, Judged
from boardgames.core.luck import Luck
from boardgames.games.assassins import judge, options, previews, secrets, setting_up, text, ways
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import ROLES, State


class Assassins(Judged[State]):
    """King & Assassins."""

    name = "assassins"
    version = 1
    options = options.OPTIONS
    consent = frozenset({"give-up"})
    exact = True

    def settle(self, options_: Options) -> dict[str, object]:
        return options.settle(options_)

    def seats(self, options_: Options) -> tuple[str, ...]:
        return ROLES

    def setup(self, options_: Options, luck: Luck) -> Step[State]:
        return setting_up.start(options.setting(self.settle(options_)), luck).step()

    def question(self, state: State) -> tuple[str, int] | None:
        return judge.question(state)

    def known(self, state: State, question: str) -> Mapping[str, Action[State]]:
        return judge.QUESTIONS[question]

    def actor(self, state: State, question: str, kind: str, player: int) -> int:
        return state.role(player)

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

    def match(self, state: State) -> Match | None:
        return Match(state.game, state.wins, state.ended) if state.setting.match == options.TWO else None

    def outcome(self, state: State) -> Outcome | None:
        return state.result

    def write(self, state: State) -> str:
        return text.write(state)

    def read(self, text_: str) -> State:
        return text.read(text_)

    def script(self, state: State, values: tuple[str, ...]) -> State:
        return state._replace(luck=state.luck._replace(script=values))

    def facts(self, state: State) -> dict[str, int | str]:
        return {"round": state.round, "seat": ROLES[state.actor], "stage": state.stage}

    def seated(self, state: State) -> tuple[str, ...]:
        return tuple(ROLES[role] for role in state.seats)

    def sketch(self, state: State) -> str:
        return text.sketch(state)

    def preview(self, state: State, player: int, move: Move) -> Preview | None:
        """The price of a move and what it does at once."""
        if self.refuse(state, player, move) is not None:
            return None
        return previews.preview(state, state.role(player), move)

    def route(self, view: State, player: int, piece: str, goal: str) -> tuple[Move, ...]:
        """The cheapest way of a figure that this player may move now, step by step."""
        asked = judge.question(view)
        return ways.route(view, piece, goal) if asked is not None and asked[1] == player else ()


RULES = Assassins()
