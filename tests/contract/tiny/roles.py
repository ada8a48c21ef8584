"""Roles: one of five tokens is the thief in disguise. Everybody watches the same screen all the time.

What it shows: a secret role on an open screen (lights come from `view(table, None)`, and a refusal that would tell the
secret is private), pools of action points that are spent in any order, and a wrong guess that stays known.
"""

from fractions import Fraction
from typing import NamedTuple

from boardgames.core.cards import BACK
from boardgames.core.contract import (
    Ask,
    Event,
    Line,
    Move,
    Odds,
    Option,
    Options,
    Outcome,
    Part,
    Preview,
    Refusal,
    Result,
    Rules,
    Sight,
    Step,
    event,
    refusal,
)
from boardgames.core.luck import UNKNOWN, Luck
from tests.contract.tiny import common

TOKENS = ("A", "B", "C", "D", "E")
THIEF, GUARD = 0, 1
GOAL = 5
ROUNDS = 8
HELD = -1
"""The place of a token that was arrested."""
_KINDS = ("walk", "dash", "reveal", "arrest", "end-turn")


class Pools(NamedTuple):
    """Action points left in this turn."""

    walk: int = 0
    dash: int = 0
    arrest: int = 0


FULL = (Pools(walk=3, dash=1), Pools(walk=2, arrest=1))


class Street(NamedTuple):
    """The tokens' places along the street, and who is the thief."""

    luck: Luck
    secret: str
    places: tuple[int, ...] = (0,) * len(TOKENS)
    turn: int = THIEF
    pools: Pools = FULL[THIEF]
    round: int = 1
    ended: str = ""


class Roles(Rules[Street]):
    """The rules of Roles."""

    name = "roles"
    version = 1
    options: tuple[Option, ...] = ()

    def settle(self, options: Options) -> dict[str, object]:
        return common.settle(self.options, options)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("thief", "guard")

    def setup(self, options: Options, luck: Luck) -> Step[Street]:
        stream = luck.stream()
        secret = stream.draw(TOKENS)
        private = Event("disguised", (("token", secret),), THIEF, "ROLES-01")
        return Step(Street(luck.after(stream), secret), (event("begins", "ROLES-01"), private), "luck")

    def ask(self, street: Street) -> Ask | None:
        return None if street.ended else Ask(street.turn, "turn", Sight.OPEN)

    def refuse(self, street: Street, player: int, move: Move) -> Refusal | None:
        if street.ended:
            return refusal("ROLES-05", "game-over")
        if player != street.turn:
            return refusal("ROLES-02", "not-your-turn")
        if move.kind not in _KINDS:
            return refusal("ROLES-02", "kind-unknown", value=move.kind[:40])
        if wrong := common.refuse_form(move, *(("token",) if move.kind != "end-turn" else ())):
            return wrong
        if move.kind == "end-turn":
            return None
        token = move.some("token")
        if token[0] not in TOKENS or len(token) > 1 or street.places[TOKENS.index(token[0])] == HELD:
            return refusal("ROLES-02", "no-such-token", where=token)
        if move.kind == "reveal":
            return self._refuse_reveal(street, token[0])
        if not getattr(street.pools, move.kind):
            return refusal("ROLES-03", "points-spent", kind=move.kind)
        if move.kind != "arrest" and not 0 <= _goal(street, move) <= GOAL:
            return refusal("ROLES-03", "end-of-street", where=token)
        return None

    def _refuse_reveal(self, street: Street, token: str) -> Refusal | None:
        """What everybody knows is said first; only the last reason tells who is not the thief."""
        if street.turn != THIEF:
            return refusal("ROLES-04", "guard-reveals")
        if street.places[TOKENS.index(token)] != GOAL:
            return refusal("ROLES-04", "not-at-goal", where=(token,))
        if street.secret not in (token, BACK):
            return refusal("ROLES-04", "not-the-thief", where=(token,), private=True)
        return None

    def answers(self, street: Street, player: int) -> tuple[str, ...]:
        return _KINDS if not street.ended and player == street.turn else ()

    def lines(self, street: Street, player: int, kind: str) -> tuple[Line, ...]:
        if kind not in self.answers(street, player):
            return ()
        if kind == "end-turn":
            return (Line(kind),)
        legal = tuple(token for token in TOKENS if self.refuse(street, player, Move.make(kind, token=token)) is None)
        return (Line(kind, (Part("token", legal),)),) if legal else ()

    def apply(self, street: Street, player: int, move: Move) -> Step[Street]:
        street = street._replace(luck=street.luck.after())
        token = move.one("token")
        if move.kind == "end-turn":
            after = _next_turn(street)
            # The end of the game lays the secret open, and what was seen cannot be taken back.
            return Step(after, (event("ended-turn", "ROLES-02", player=player),), "secret" if after.ended else None)
        if move.kind == "reveal":
            return Step(street._replace(ended="revealed"), (event("revealed", "ROLES-04", token=token),), "secret")
        spent = street.pools._replace(**{move.kind: getattr(street.pools, move.kind) - 1})
        if move.kind != "arrest":
            told = event(move.kind, "ROLES-03", token=token, place=_goal(street, move))
            return Step(street._replace(pools=spent, places=_put(street, token, _goal(street, move))), (told,))
        if token == street.secret:
            return Step(street._replace(ended="arrested"), (event("caught", "ROLES-05", token=token),), "secret")
        wrong = street._replace(pools=spent, places=_put(street, token, HELD))
        return Step(_next_turn(wrong), (event("wrong", "ROLES-05", token=token),), "secret")

    def view(self, street: Street, player: int | None) -> Street:
        hidden = player != THIEF and not street.ended
        return street._replace(luck=UNKNOWN, secret=BACK if hidden else street.secret)

    def sample(self, view: Street, player: int | None, luck: Luck) -> Street:
        stream = luck.stream()
        secret = stream.draw(_free(view)) if view.secret == BACK else view.secret
        return view._replace(secret=secret, luck=luck.after(stream))

    def outcome(self, street: Street) -> Outcome | None:
        if not street.ended:
            return None
        won = (Result.WON, Result.LOST)
        return Outcome(won if street.ended == "revealed" else won[::-1], "ROLES-05", street.ended)

    def preview(self, street: Street, player: int, move: Move) -> Preview | None:
        """An arrest is a guess among the tokens that are still free."""
        if move.kind != "arrest" or self.refuse(street, player, move) is not None:
            return None
        caught = Fraction(1, len(_free(street)))
        return Preview(odds=(Odds("caught", caught), Odds("wrong", 1 - caught)))

    def write(self, street: Street) -> str:
        return common.spell(
            secret=street.secret,
            places=",".join(map(str, street.places)),
            turn=street.turn,
            pools=",".join(map(str, street.pools)),
            round=street.round,
            ended=street.ended or "no",
            luck=common.spell_luck(street.luck),
        )

    def read(self, text: str) -> Street:
        words = common.read_words(text, *"secret places turn pools round ended luck".split())
        ended = common.one_of(words["ended"], "no", "revealed", "arrested", "time")
        return Street(
            common.read_luck(words["luck"]),
            common.one_of(words["secret"], *TOKENS, BACK),
            common.numbers(words["places"], HELD, GOAL),
            common.number(words["turn"], 0, 1),
            Pools(*common.numbers(words["pools"], 0, 3)),
            common.number(words["round"], 1, ROUNDS + 1),
            "" if ended == "no" else ended,
        )

    def script(self, street: Street, values: tuple[str, ...]) -> Street:
        return street._replace(luck=street.luck._replace(script=values))

    def facts(self, street: Street) -> dict[str, int | str]:
        return {"round": street.round, "free": len(_free(street))}


def _free(street: Street) -> tuple[str, ...]:
    return tuple(token for token, place in zip(TOKENS, street.places, strict=True) if place != HELD)


def _goal(street: Street, move: Move) -> int:
    """The thief's friends go up the street, the guard drives them back."""
    steps = 2 if move.kind == "dash" else 1
    return street.places[TOKENS.index(move.one("token"))] + (steps if street.turn == THIEF else -steps)


def _put(street: Street, token: str, place: int) -> tuple[int, ...]:
    return tuple(place if name == token else there for name, there in zip(TOKENS, street.places, strict=True))


def _next_turn(street: Street) -> Street:
    number = street.round + (street.turn == GUARD)
    after = street._replace(turn=1 - street.turn, pools=FULL[1 - street.turn], round=number)
    return after._replace(ended="time") if number > ROUNDS else after


ROLES = Roles()
