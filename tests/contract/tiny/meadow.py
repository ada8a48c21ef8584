"""Meadow: two runners cross a meadow with ponds, anywhere, in steps of a limited length.

What it shows: moves that cannot be listed. A point is `x:y` in whole thousandths, so that a replay is exact; the part
has no values, `nearest` brings a drag within reach, `refuse` judges distance and ponds, `route` cuts a long drag into
several moves, and `suggest` knows plausible moves for a player without eyes.
"""

import re
from math import isqrt
from typing import NamedTuple

from boardgames.core.contract import (
    Ask,
    Line,
    Modifier,
    Move,
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

WIDE, HIGH = 12_000, 8_000
REACH = 1_500
STEPS = 3
"""Steps of a runner in each turn."""
ROUNDS = 12
BANK = 900
"""The radius of a pond."""
_POINT = re.compile(r"(0|[1-9]\d{0,5}):(0|[1-9]\d{0,5})", re.ASCII)


class Point(NamedTuple):
    """A place in thousandths, from the south-west corner."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x}:{self.y}"


class Meadow(NamedTuple):
    """Where the runners and the ponds are, and how far the turn has gone."""

    luck: Luck
    ponds: tuple[Point, ...]
    runners: tuple[Point, ...] = (Point(0, HIGH // 2), Point(WIDE, HIGH // 2))
    player: int = 0
    steps: int = STEPS
    round: int = 1


class Meadows(Rules[Meadow]):
    """The rules of Meadow."""

    name = "meadow"
    version = 1
    options = (Option("ponds", ("0", "3"), "3"),)

    def settle(self, options: Options) -> dict[str, object]:
        return common.settle(self.options, options)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("west", "east")

    def setup(self, options: Options, luck: Luck) -> Step[Meadow]:
        stream = luck.stream()
        number = int(str(self.settle(options)["ponds"]))
        ponds = tuple(Point(3_000 + stream.below(6_000), stream.below(HIGH)) for _ in range(number))
        told = event("meadow", "MEADOW-01", ponds=tuple(map(str, ponds)))
        return Step(Meadow(luck.after(stream), ponds), (told,), "luck")

    def ask(self, meadow: Meadow) -> Ask | None:
        return Ask(meadow.player, "turn", Sight.OPEN) if self.outcome(meadow) is None else None

    def refuse(self, meadow: Meadow, player: int, move: Move) -> Refusal | None:
        if self.outcome(meadow) is not None:
            return refusal("MEADOW-04", "game-over")
        if player != meadow.player:
            return refusal("MEADOW-02", "not-your-turn")
        if move.kind not in ("run", "rest"):
            return refusal("MEADOW-02", "kind-unknown", value=move.kind[:40])
        if wrong := common.refuse_form(move, *(("to",) if move.kind == "run" else ())):
            return wrong
        if move.kind == "rest":
            return None
        here, goal = meadow.runners[player], _point(move.one("to"))
        if goal is None or len(move.some("to")) > 1 or goal == here or not (goal.x <= WIDE and goal.y <= HIGH):
            return refusal("MEADOW-02", "no-such-place", where=move.some("to"))
        if _square(here, goal) > REACH * REACH:
            return refusal("MEADOW-03", "too-far", where=(str(goal),), most=REACH)
        for pond in meadow.ponds:
            if _crosses(here, goal, pond):
                return refusal("MEADOW-03", "pond-in-the-way", where=(str(pond),))
        return None

    def answers(self, meadow: Meadow, player: int) -> tuple[str, ...]:
        return ("run", "rest") if self.ask(meadow) == Ask(player, "turn", Sight.OPEN) else ()

    def lines(self, meadow: Meadow, player: int, kind: str) -> tuple[Line, ...]:
        if kind not in self.answers(meadow, player):
            return ()
        return (Line(kind, (Part("to", None),) if kind == "run" else ()),)

    def nearest(self, meadow: Meadow, player: int, move: Move) -> Move:
        """The farthest legal point on the way to the one that was dragged to."""
        goal = _point(move.one("to"))
        if move.kind != "run" or goal is None:
            return move
        here = meadow.runners[player]
        goal = Point(min(goal.x, WIDE), min(goal.y, HIGH))
        # Rounded up, so that the clamped step is never a thousandth too long.
        far = isqrt(_square(here, goal)) + 1
        for part in range(min(REACH, far), 0, -50):
            point = goal if part == far else _on_the_way(here, goal, part, far)
            near = Move.make("run", to=str(point))
            if self.refuse(meadow, player, near) is None:
                return near
        return Move.make("run", to=str(goal))

    def route(self, view: Meadow, player: int, piece: str, goal: str) -> tuple[Move, ...]:
        """Straight on in steps, as far as this turn's steps reach."""
        found: list[Move] = []
        for _ in range(view.steps):
            move = self.nearest(view, player, Move.make("run", to=goal))
            if self.refuse(view, player, move) is not None:
                break
            found.append(move)
            view = self.apply(view, player, move).state
        return tuple(found)

    def suggest(self, meadow: Meadow, player: int, luck: Luck, number: int) -> tuple[Move, ...]:
        """Points all around, more of them ahead, and a rest."""
        stream = luck.stream()
        here = meadow.runners[player]
        ahead = REACH // 2 if player == 0 else -REACH // 2
        found = [Move("rest")]
        for _ in range(3 * number):
            x, y = (at + stream.below(2 * REACH) - REACH for at in here)
            near = self.nearest(meadow, player, Move.make("run", to=str(Point(max(0, x + ahead), max(0, y)))))
            if self.refuse(meadow, player, near) is None:
                found.append(near)
        return tuple(dict.fromkeys(found[::-1]))[:number]

    def apply(self, meadow: Meadow, player: int, move: Move) -> Step[Meadow]:
        meadow = meadow._replace(luck=meadow.luck.after(), steps=meadow.steps - 1)
        told = event("rests", "MEADOW-02", player=player)
        if (goal := _point(move.one("to"))) is not None:
            runners = tuple(goal if who == player else at for who, at in enumerate(meadow.runners))
            meadow = meadow._replace(runners=runners)
            told = event("runs", "MEADOW-02", player=player, to_point=str(goal))
        if move.kind == "rest" or not meadow.steps:
            meadow = meadow._replace(player=1 - player, steps=STEPS, round=meadow.round + player)
        return Step(meadow, (told,))

    def view(self, meadow: Meadow, player: int | None) -> Meadow:
        return meadow._replace(luck=UNKNOWN)

    def sample(self, view: Meadow, player: int | None, luck: Luck) -> Meadow:
        return view._replace(luck=luck)

    def outcome(self, meadow: Meadow) -> Outcome | None:
        west, east = meadow.runners
        if west.x == WIDE or east.x == 0:
            won = (Result.WON, Result.LOST)
            return Outcome(won if west.x == WIDE else won[::-1], "MEADOW-04", "across")
        return Outcome((Result.DRAWN, Result.DRAWN), "MEADOW-04", "evening") if meadow.round > ROUNDS else None

    def preview(self, meadow: Meadow, player: int, move: Move) -> Preview | None:
        """How far the step is."""
        goal = _point(move.one("to"))
        if goal is None or self.refuse(meadow, player, move) is not None:
            return None
        return Preview((Modifier(isqrt(_square(meadow.runners[player], goal)), "far", "MEADOW-03"),))

    def write(self, meadow: Meadow) -> str:
        return common.spell(
            ponds=",".join(map(str, meadow.ponds)),
            runners=",".join(map(str, meadow.runners)),
            player=meadow.player,
            steps=meadow.steps,
            round=meadow.round,
            luck=common.spell_luck(meadow.luck),
        )

    def read(self, text: str) -> Meadow:
        words = common.read_words(text, *"ponds runners player steps round luck".split())
        places = [
            tuple(point for word in words[key].split(",") if (point := _point(word)) is not None)
            for key in ("ponds", "runners")
        ]
        return Meadow(
            common.read_luck(words["luck"]),
            places[0],
            places[1],
            common.number(words["player"], 0, 1),
            common.number(words["steps"], 0, STEPS),
            common.number(words["round"], 1, ROUNDS + 1),
        )

    def script(self, meadow: Meadow, values: tuple[str, ...]) -> Meadow:
        return meadow._replace(luck=meadow.luck._replace(script=values))

    def facts(self, meadow: Meadow) -> dict[str, int | str]:
        return {"round": meadow.round, "steps": meadow.steps}


def _point(text: str) -> Point | None:
    match = _POINT.fullmatch(text)
    return Point(int(match[1]), int(match[2])) if match else None


def _square(one: Point, two: Point) -> int:
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2


def _on_the_way(here: Point, goal: Point, part: int, far: int) -> Point:
    """The point at `part` of `far`, rounded towards where the runner stands."""
    dx, dy = ((abs(to - at) * part // far) * (1 if to > at else -1) for at, to in zip(here, goal, strict=True))
    return Point(here.x + dx, here.y + dy)


def _crosses(here: Point, goal: Point, pond: Point) -> bool:
    """The straight step comes nearer to the middle of the pond than its bank, in whole numbers throughout."""
    dx, dy = goal.x - here.x, goal.y - here.y
    length = dx * dx + dy * dy
    along = (pond.x - here.x) * dx + (pond.y - here.y) * dy
    if along <= 0 or along >= length:
        return _square(here if along <= 0 else goal, pond) < BANK * BANK
    across = (pond.x - here.x) * dy - (pond.y - here.y) * dx
    return across * across < BANK * BANK * length


MEADOW = Meadows()
