"""Tile: a square tile with three open gates is turned, then some tokens leave through gates in an order of choice.

What it shows: a part with four turns, a some-of part, an ordered sequence, and a bound that depends on another part (as
many gates as tokens): `refuse` judges it, `nearest` completes it. Nothing is hidden, everything can be taken back.
"""

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

GATES = ("N", "E", "S", "W")
OPEN = 3
"""So many gates are open, clockwise from the one the tile is turned to."""
TURNS = ("0", "1", "2", "3")
_PARTS = ("turn", "tokens", "gates")


class Tile(NamedTuple):
    """How far the tile is turned, and what each player still has and has won."""

    luck: Luck
    turned: int
    tokens: tuple[tuple[str, ...], ...]
    points: tuple[int, ...] = (0, 0)
    player: int = 0


class Tiles(Rules[Tile]):
    """The rules of Tile."""

    name = "tile"
    version = 1
    options = (Option("tokens", ("3", "5"), "5"),)

    def settle(self, options: Options) -> dict[str, object]:
        return common.settle(self.options, options)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("a", "b")

    def setup(self, options: Options, luck: Luck) -> Step[Tile]:
        each = int(str(self.settle(options)["tokens"]))
        stream = luck.stream()
        turned = int(stream.draw(TURNS))
        tokens = tuple(tuple(f"{side}{n + 1}" for n in range(each)) for side in "ab")
        return Step(Tile(luck.after(stream), turned, tokens), (event("laid", "TILE-01", turned=turned),), "luck")

    def ask(self, tile: Tile) -> Ask | None:
        return Ask(tile.player, "turn", Sight.OPEN) if any(tile.tokens) else None

    def refuse(self, tile: Tile, player: int, move: Move) -> Refusal | None:
        if not any(tile.tokens):
            return refusal("TILE-04", "game-over")
        if player != tile.player:
            return refusal("TILE-02", "not-your-turn")
        if move.kind != "send":
            return refusal("TILE-02", "kind-unknown", value=move.kind[:40])
        if wrong := common.refuse_form(move, *_PARTS):
            return wrong
        turn, tokens, gates = (move.some(name) for name in _PARTS)
        if len(turn) > 1 or turn[0] not in TURNS:
            return refusal("TILE-02", "no-such-turn", where=turn)
        if set(tokens) - set(tile.tokens[player]) or len(set(tokens)) < len(tokens):
            return refusal("TILE-03", "no-such-token", where=tokens)
        if set(gates) - set(_open(tile, turn[0])) or len(set(gates)) < len(gates):
            return refusal("TILE-03", "gate-closed", where=gates)
        if len(gates) != len(tokens):
            return refusal("TILE-03", "a-gate-for-each-token", tokens=len(tokens), gates=len(gates))
        return None

    def answers(self, tile: Tile, player: int) -> tuple[str, ...]:
        return ("send",) if self.ask(tile) == Ask(player, "turn", Sight.OPEN) else ()

    def lines(self, tile: Tile, player: int, kind: str) -> tuple[Line, ...]:
        """One line for each turn of the tile, however many tokens there are."""
        if kind not in self.answers(tile, player):
            return ()
        own = tile.tokens[player]
        most = min(OPEN, len(own))
        tokens = Part("tokens", own, 1, most)
        return tuple(
            Line(kind, (Part("turn", (turn,)), tokens, Part("gates", _open(tile, turn), 1, most, ordered=True)))
            for turn in TURNS
        )

    def nearest(self, tile: Tile, player: int, move: Move) -> Move:
        """The wished gates that are open, then the others, until each token has its own."""
        move = super().nearest(tile, player, move)
        turn = move.one("turn")
        if move.kind != "send" or turn not in TURNS:
            return move
        way_out = _open(tile, turn)
        tokens = tuple(token for token in dict.fromkeys(move.some("tokens")) if token in tile.tokens[player])[:OPEN]
        wished = tuple(gate for gate in dict.fromkeys(move.some("gates")) if gate in way_out)
        gates = tuple(dict.fromkeys(wished + way_out))[: len(tokens)]
        return Move.make("send", turn=turn, tokens=tokens, gates=gates)

    def apply(self, tile: Tile, player: int, move: Move) -> Step[Tile]:
        gone, gates = move.some("tokens"), move.some("gates")
        left = tuple(tuple(token for token in own if token not in gone) for own in tile.tokens)
        won = sum(modifier.value for modifier in _worth(gates))
        points = tuple(count + won * (who == player) for who, count in enumerate(tile.points))
        following = 1 - player if left[1 - player] else player
        turned = (tile.turned + int(move.one("turn"))) % len(GATES)
        told = event("sent", "TILE-03", player=player, turned=turned, tokens=gone, gates=gates, number=won)
        return Step(Tile(tile.luck.after(), turned, left, points, following), (told,))

    def view(self, tile: Tile, player: int | None) -> Tile:
        return tile._replace(luck=UNKNOWN)

    def sample(self, view: Tile, player: int | None, luck: Luck) -> Tile:
        return view._replace(luck=luck)

    def outcome(self, tile: Tile) -> Outcome | None:
        if any(tile.tokens):
            return None
        best = max(tile.points)
        if tile.points[0] == tile.points[1]:
            return Outcome((Result.DRAWN, Result.DRAWN), "TILE-04", "all-out")
        results = tuple(Result.WON if count == best else Result.LOST for count in tile.points)
        return Outcome(results, "TILE-04", "all-out")

    def preview(self, tile: Tile, player: int, move: Move) -> Preview | None:
        return None if self.refuse(tile, player, move) is not None else Preview(_worth(move.some("gates")))

    def write(self, tile: Tile) -> str:
        return common.spell(
            turned=tile.turned,
            tokens=";".join(map(",".join, tile.tokens)),
            points=",".join(map(str, tile.points)),
            player=tile.player,
            luck=common.spell_luck(tile.luck),
        )

    def read(self, text: str) -> Tile:
        words = common.read_words(text, *"turned tokens points player luck".split())
        return Tile(
            common.read_luck(words["luck"]),
            common.number(words["turned"], 0, 3),
            tuple(tuple(token for token in own.split(",") if token) for own in words["tokens"].split(";")),
            common.numbers(words["points"], 0, 99),
            common.number(words["player"], 0, 1),
        )

    def script(self, tile: Tile, values: tuple[str, ...]) -> Tile:
        return tile._replace(luck=tile.luck._replace(script=values))

    def facts(self, tile: Tile) -> dict[str, int | str]:
        return {"turned": tile.turned, "points": ":".join(map(str, tile.points))}


def _open(tile: Tile, turn: str) -> tuple[str, ...]:
    first = tile.turned + int(turn)
    return tuple(GATES[(first + step) % len(GATES)] for step in range(OPEN))


def _worth(gates: tuple[str, ...]) -> tuple[Modifier, ...]:
    """Each gate has its number; the first one counts double."""
    found = tuple(Modifier(GATES.index(gate) + 1, gate, "TILE-03") for gate in gates)
    return (*found, found[0]._replace(name="first"))


TILE = Tiles()
