"""Bids: a hidden hand, a secret bid each, then a chain of answers in which the higher card wins the stake.

What it shows: masked views and sampling, two secret choices one after the other, a neutral banner before the cover
screen, a chain of reactions as a stack in the state, exact odds, and one kind of move that can be taken back.
"""

from fractions import Fraction
from math import comb
from typing import NamedTuple, TypeVar

from boardgames.core.cards import BACK
from boardgames.core.contract import (
    Ask,
    Event,
    Line,
    Modifier,
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

T = TypeVar("T")
PACK = tuple(str(value) for value in range(1, 15))
_ANSWERS = {"bid": ("bid", "stake"), "answer": ("pass", "react"), "raise": ("raise", "pass")}
_PARTS = {"bid": ("card",), "raise": ("card",), "stake": ("number",)}


class Laid(NamedTuple):
    """A card on the table and who laid it."""

    player: int
    card: str


class Table(NamedTuple):
    """Everything that matters; `chain` is the stack of answers, its top the last one."""

    luck: Luck
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    bids: tuple[str, ...] = ("", "")
    chain: tuple[Laid, ...] = ()
    gone: tuple[str, ...] = ()
    points: tuple[int, ...] = (0, 0)
    stake: int = 1
    staked: bool = False
    first: int = 0
    step: str = "bid"


class Bids(Rules[Table]):
    """The rules of Bids."""

    name = "bids"
    version = 1
    options = (Option("hand", ("3", "4"), "4"),)

    def settle(self, options: Options) -> dict[str, object]:
        return common.settle(self.options, options)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("left", "right")

    def setup(self, options: Options, luck: Luck) -> Step[Table]:
        each = int(str(self.settle(options)["hand"]))
        stream = luck.stream()
        dealt = stream.some(PACK, 2 * each)
        deck = tuple(card for card in PACK if card not in dealt)
        table = Table(luck.after(stream), (dealt[:each], dealt[each:]), deck)
        private = (Event("dealt-cards", (("cards", table.hands[player]),), player, "BIDS-01") for player in (0, 1))
        return Step(table, (event("dealt", "BIDS-01", number=each), *private), "luck")

    def ask(self, table: Table) -> Ask | None:
        if self.outcome(table) is not None:
            return None
        if table.step == "bid":
            return Ask(table.first if not table.bids[table.first] else 1 - table.first, "bid")
        sight = Sight.BANNER if table.step == "answer" else Sight.OWN
        return Ask(1 - table.chain[-1].player, table.step, sight, may_pass=True)

    def refuse(self, table: Table, player: int, move: Move) -> Refusal | None:
        ask = self.ask(table)
        if ask is None:
            return refusal("BIDS-06", "game-over")
        if ask.player != player:
            return refusal("BIDS-02", "not-your-question")
        if move.kind not in _ANSWERS[table.step]:
            return refusal("BIDS-02", "other-question-open")
        if wrong := common.refuse_form(move, *_PARTS.get(move.kind, ())):
            return wrong
        cards = move.some("card")
        if len(cards) > 1 or set(cards) - set(table.hands[player]):
            return refusal("BIDS-02", "card-not-in-hand", where=cards)
        if move.kind == "stake" and (
            table.staked or player != table.first or move.some("number") not in (("2",), ("3",))
        ):
            return refusal("BIDS-03", "stake-once")
        if move.kind == "raise" and int(cards[0]) <= int(table.chain[-1].card):
            return refusal("BIDS-04", "not-higher", where=cards, card=table.chain[-1].card)
        return None

    def answers(self, table: Table, player: int) -> tuple[str, ...]:
        ask = self.ask(table)
        return _ANSWERS[table.step] if ask is not None and ask.player == player else ()

    def lines(self, table: Table, player: int, kind: str) -> tuple[Line, ...]:
        if kind not in self.answers(table, player):
            return ()
        if kind not in _PARTS:
            return (Line(kind),)
        name = _PARTS[kind][0]
        values = ("2", "3") if kind == "stake" else tuple(card for card in table.hands[player] if card != BACK)
        legal = tuple(value for value in values if self.refuse(table, player, Move.make(kind, **{name: value})) is None)
        return (Line(kind, (Part(name, legal),)),) if legal else ()

    def apply(self, table: Table, player: int, move: Move) -> Step[Table]:
        luck = table.luck.after()
        if move.kind == "stake":
            number = int(move.one("number"))
            told = event("staked", "BIDS-03", player=player, number=number)
            return Step(table._replace(stake=number, staked=True, luck=luck), (told,))
        if move.kind == "react":
            return Step(
                table._replace(step="raise", luck=luck), (event("reacts", "BIDS-04", player=player),), "answered"
            )
        if move.kind == "pass":
            return _close(table, (event("passed", "BIDS-04", player=player),))
        card = move.one("card")
        hand = tuple(held for held in table.hands[player] if held != card)
        table = table._replace(hands=_with(table.hands, player, hand))
        if move.kind == "raise":
            chain = (*table.chain, Laid(player, card))
            return _next(table._replace(chain=chain), (event("raised", "BIDS-04", player=player, card=card),))
        table = table._replace(bids=_with(table.bids, player, card))
        told = event("bid", "BIDS-02", player=player)
        if "" in table.bids:
            return Step(table._replace(luck=luck), (told,), "secret")
        shown = sorted((Laid(who, bid) for who, bid in enumerate(table.bids)), key=lambda laid: int(laid.card))
        revealed = event("revealed", "BIDS-02", cards=table.bids)
        return _next(table._replace(chain=tuple(shown), bids=("", "")), (told, revealed))

    def view(self, table: Table, player: int | None) -> Table:
        hands = tuple(hand if who == player else (BACK,) * len(hand) for who, hand in enumerate(table.hands))
        bids = tuple(bid if who == player else bid and BACK for who, bid in enumerate(table.bids))
        return table._replace(hands=hands, bids=bids, deck=(BACK,) * len(table.deck), luck=UNKNOWN)

    def sample(self, view: Table, player: int | None, luck: Luck) -> Table:
        stream = luck.stream()
        unseen = _unseen(view)
        left = list(stream.some(unseen, len(unseen)))
        hands = tuple(tuple(left.pop() if card == BACK else card for card in hand) for hand in view.hands)
        bids = tuple(left.pop() if bid == BACK else bid for bid in view.bids)
        deck = tuple(card for card in PACK if card in left)
        return view._replace(hands=hands, bids=bids, deck=deck, luck=luck.after(stream))

    def outcome(self, table: Table) -> Outcome | None:
        if table.step != "bid" or any(table.bids) or all(table.hands):
            return None
        mine, yours = table.points
        results = (Result.DRAWN,) * 2 if mine == yours else (Result.WON, Result.LOST)
        return Outcome(results if mine >= yours else results[::-1], "BIDS-06", "hand-empty")

    def preview(self, table: Table, player: int, move: Move) -> Preview | None:
        """The chance that the other player has more, if all cards that this player has not seen are equally likely."""
        if move.kind not in ("bid", "raise") or self.refuse(table, player, move) is not None:
            return None
        card, unseen = int(move.one("card")), _unseen(self.view(table, player))
        higher = sum(int(other) > card for other in unseen)
        number = 1 if move.kind == "bid" else len(table.hands[1 - player])
        safe = Fraction(comb(len(unseen) - higher, number), comb(len(unseen), number))
        return Preview((Modifier(card, "card", "BIDS-02"),), (Odds("beaten", 1 - safe), Odds("safe", safe)))

    def write(self, table: Table) -> str:
        return common.spell(
            hands=";".join(map(",".join, table.hands)),
            deck=",".join(table.deck),
            bids=";".join(table.bids),
            chain=",".join(f"{laid.player}:{laid.card}" for laid in table.chain),
            gone=",".join(table.gone),
            points=",".join(map(str, table.points)),
            stake=table.stake * (-1 if table.staked else 1),
            first=table.first,
            step=table.step,
            luck=common.spell_luck(table.luck),
        )

    def read(self, text: str) -> Table:
        words = common.read_words(text, *"hands deck bids chain gone points stake first step luck".split())
        stake = common.number(words["stake"], -3, 3)
        chain = (laid.partition(":")[::2] for laid in words["chain"].split(",") if laid)
        return Table(
            common.read_luck(words["luck"]),
            tuple(map(_cards, words["hands"].split(";"))),
            _cards(words["deck"]),
            tuple(bid and _cards(bid)[0] for bid in words["bids"].split(";")),
            tuple(Laid(common.number(player, 0, 1), common.one_of(card, *PACK)) for player, card in chain),
            _cards(words["gone"]),
            common.numbers(words["points"], 0, 99),
            abs(stake),
            stake < 0,
            common.number(words["first"], 0, 1),
            common.one_of(words["step"], *_ANSWERS),
        )

    def script(self, table: Table, values: tuple[str, ...]) -> Table:
        return table._replace(luck=table.luck._replace(script=values))

    def facts(self, table: Table) -> dict[str, int | str]:
        return {"deck": len(table.deck), "points": ":".join(map(str, table.points))}


def _next(table: Table, told: tuple[Event, ...]) -> Step[Table]:
    """The player whose card is beaten is asked for an answer, if he has a card left."""
    if table.hands[1 - table.chain[-1].player]:
        return Step(table._replace(step="answer", luck=table.luck.after()), told, "declared")
    return _close(table, told)


def _close(table: Table, told: tuple[Event, ...]) -> Step[Table]:
    """The top of the chain takes the stake; each player draws a card while there are two."""
    winner = table.chain[-1].player
    points = _with(table.points, winner, table.points[winner] + table.stake)
    told += (event("took", "BIDS-05", player=winner, number=table.stake),)
    stream = table.luck.stream()
    hands, deck = table.hands, table.deck
    for player, card in enumerate(stream.some(deck, 2) if len(deck) > 1 else ()):
        hands = _with(hands, player, (*hands[player], card))
        deck = tuple(left for left in deck if left != card)
        told += (event("drew", "BIDS-05", player=player), Event("drew-card", (("card", card),), player, "BIDS-05"))
    gone = table.gone + tuple(laid.card for laid in table.chain)
    fresh = Table(table.luck.after(stream), hands, deck, gone=gone, points=points, first=winner)
    return Step(fresh, told, "luck")


def _with(values: tuple[T, ...], player: int, value: T) -> tuple[T, ...]:
    """A pair with one player's half changed."""
    return (value, values[1]) if player == 0 else (values[0], value)


def _unseen(view: Table) -> tuple[str, ...]:
    """The cards that somebody with this view has never seen."""
    seen = {
        *view.gone,
        *view.bids,
        *(laid.card for laid in view.chain),
        *(card for hand in view.hands for card in hand),
    }
    return tuple(card for card in PACK if card not in seen)


def _cards(text: str) -> tuple[str, ...]:
    return tuple(common.one_of(card, *PACK, BACK) for card in text.split(",") if card)


BIDS = Bids()
