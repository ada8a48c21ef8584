"""How Bids lies on the table: two places for the hidden bids, the pot between them, two coins that raise the stake."""

from boardgames.core.cards import BACK
from boardgames.core.contract import Event, Move, Odds, Preview
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.table import marks
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import Action, GameTable, Pile, Place, Tab, Tip, on_board
from boardgames.table.shapes import rounded
from boardgames.table.space import Rect
from boardgames.table.tone import BRASS, BRASS_DIM, CREAM, GOLD, INK, MUTED, PARCHMENT, SLATE_LOW
from boardgames.words import Words
from tests.contract.tiny.bids import BIDS, PACK, Table

POT = "pot"
STAKES = ("2", "3")
SPOTS = {POT: Rect(0.37, 0.16, 0.26, 0.39), "2": Rect(0.37, 0.68, 0.11, 0.165), "3": Rect(0.52, 0.68, 0.11, 0.165)}
BID_AT = ((0.18, 0.5), (0.82, 0.5))
"""Where the card of each player lies."""
CARD = 0.15
CLOTH, SEAM = "#1f4a3d", "#2f6553"
ICONS = {"bid": "cards", "raise": "up", "stake": "plus", "pass": "check", "react": "eye"}
KEYS = {"pass": "P", "react": "R"}


def pictures() -> dict[str, str]:
    """The cover of the box and the faces of the cards, as SVG files by their names."""
    cover = f'<rect width="600" height="800" fill="{CLOTH}"/>'
    cover += "".join(
        f'<circle cx="{x}" cy="400" r="110" fill="{GOLD}" stroke="{INK}" stroke-width="8"/>' for x in (220, 380)
    )
    return {"bids/cover": _svg(600, 800, cover), **{f"bids/card-{card}": _face(card) for card in PACK}}


def _face(card: str) -> str:
    """A card: a large number, and a small one in two corners."""
    body = f'<rect width="630" height="880" rx="32" fill="{CREAM}"/>'
    body += f'<rect x="28" y="28" width="574" height="824" rx="18" fill="none" stroke="{BRASS}" stroke-width="8"/>'
    for x, y, size in ((315, 540, 300), (96, 130, 96), (534, 810, 96)):
        style = f'font-family="Source Serif Pro" font-size="{size}" fill="{INK}" text-anchor="middle"'
        body += f'<text x="{x}" y="{y}" {style}>{card}</text>'
    return _svg(630, 880, body)


def _svg(wide: int, high: int, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{body}</svg>'


def percent(odds: Odds) -> str:
    """A chance as a whole number of hundredths."""
    return f"{round(100 * odds.chance)}\u00a0%"


class BidsTable(GameTable[Table]):
    """The table of Bids."""

    aspect = 1.5
    letters = KEYS
    quiet = frozenset({"dealt", "drew"})

    # ------------------------------------------------------------ what lies there

    def paint_board(self, desk: Desk, board: Rect, view: Table) -> None:
        desk.shadow(board, 16, 210, 6, 10, 10)
        wide, high = board.w, board.h
        cloth = rounded(1, 1, wide - 2, high - 2, 18, CLOTH, INK, 2)
        cloth += rounded(12, 12, wide - 24, high - 24, 12, "none", BRASS_DIM, 2)
        desk.shape(board.x, board.y, wide, high, cloth)
        desk.ground(board, CLOTH)
        pot = on_board(board, SPOTS[POT])
        desk.shape(pot.x, pot.y, pot.w, pot.h, rounded(2, 2, pot.w - 4, pot.h - 4, 12, SEAM, BRASS, 2))
        desk.ground(pot, SEAM)
        desk.coin(str(view.stake), pot.cx, pot.cy, pot.w * 0.24, GOLD, INK)
        for stake in STAKES if _may_stake(view) else ():
            spot = on_board(board, SPOTS[stake])
            desk.coin(stake, spot.cx, spot.cy, spot.w * 0.34, SLATE_LOW, PARCHMENT)
        for player, (x, y) in enumerate(BID_AT):
            self._bid(desk, board, view, player, board.x + x * wide, board.y + y * high)

    def _bid(self, desk: Desk, board: Rect, view: Table, player: int, x: float, y: float) -> None:
        """The place of a player's bid, with the card that he has laid there in secret."""
        wide = CARD * board.w
        high = wide * 88 / 63
        desk.shape(x - wide / 2, y - high / 2, wide, high, rounded(2, 2, wide - 4, high - 4, 10, "none", MUTED, 2))
        if bid := view.bids[player]:
            marks.card(desk, self.card_picture(bid), x, y, wide)
        desk.crest(self.side(view, player), x, y + high / 2 + 0.07 * board.h, 13)

    def printed(self, view: Table) -> object:
        return view.bids, view.stake, _may_stake(view)

    def places(self, view: Table) -> tuple[Place, ...]:
        names = (POT, *STAKES) if _may_stake(view) else (POT,)
        return tuple(Place(name, SPOTS[name]) for name in names)

    def figures(self, view: Table, player: int | None) -> tuple[()]:
        return ()

    def hand(self, view: Table, player: int) -> tuple[str, ...]:
        return view.hands[player]

    def card_picture(self, card: str) -> str:
        return "table/card-back" if card == BACK else f"bids/card-{card}"

    def piles(self, view: Table) -> tuple[Pile, ...]:
        deck = Pile("table/card-back", len(view.deck), "deck")
        if not view.gone:
            return (deck,)
        return deck, Pile(self.card_picture(view.gone[-1]), len(view.gone), "eye", view.gone)

    def laid(self, view: Table) -> tuple[str, ...]:
        return tuple(laid.card for laid in view.chain)

    # ------------------------------------------------------------ players and turn

    def side(self, view: Table, player: int) -> str:
        return (self.colours or ("blue", "vermilion"))[player]

    def seat(self, view: Table, player: int, name: str, words: Words) -> Seat:
        ask = BIDS.ask(view)
        counts = (("cards", str(len(view.hands[player]))), ("star", str(view.points[player])))
        note = words.say("seat-note", number=view.points[player])
        return Seat(self.side(view, player), name, counts, (), note, ask is not None and ask.player == player)

    def heading(self, view: Table, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        phases = words.say("phase.bid"), words.say("phase.answer")
        return words.say("heading", number=view.stake), phases, int(view.step != "bid")

    def teller(self, view: Table, event: Event, by: int | None) -> int | None:
        player = dict(event.args).get("player")
        return player if isinstance(player, int) else event.to

    # ------------------------------------------------------------ gestures

    def lies(self, part: str) -> str:
        return {"card": "card", "number": "place"}.get(part, "")

    def meaning(self, partial: Partial[Table], value: str, names: tuple[str, ...]) -> str:
        """A number is a card; the coins of the stake are places, see `on_place`."""
        return "card" if "card" in names else names[0]

    def intended(self, partial: Partial[Table], value: str, what: str) -> str:
        return "card" if what == "card" else "number"

    def on_place(self, partial: Partial[Table], view: Table, place: str) -> bool:
        return place in STAKES and partial.pick("number", place)

    def drop(self, partial: Partial[Table], view: Table, grabbed: str, place: str) -> Choice | None:
        """A card that is dropped into the pot is a bid, or a raise: whatever it can be now."""
        kinds = next((part.values or () for part in partial.offers() if part.name == KIND), ())
        return (KIND, kinds[0]) if place == POT and kinds else None

    # ------------------------------------------------------------ moves in words and signs

    def action(self, view: Table, move: Move, preview: Preview | None, words: Words) -> Action:
        said = words.say(f"do.{move.kind}", card=move.one("card"), value=move.one("number"))
        return Action(move, said, self.kind_icon(move.kind))

    def kind_icon(self, kind: str) -> str:
        return ICONS[kind]

    def tab(self, view: Table, move: Move, preview: Preview | None) -> Tab | None:
        beaten = next((odds for odds in preview.odds if odds.result == "beaten"), None) if preview else None
        return Tab("skull", percent(beaten)) if beaten else None

    def tip(self, view: Table, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        if preview is None:
            return None
        rows = tuple((words.say(f"odds.{odds.result}"), percent(odds)) for odds in preview.odds)
        return Tip("cards", words.say(f"tip.{move.kind}"), rows, (words.say("tip-total"), str(preview.total)))

    def target(self, view: Table, move: Move) -> str:
        return move.one("number") or POT


def _may_stake(view: Table) -> bool:
    return view.step == "bid" and not view.staked and not view.bids[view.first]


TABLE = BidsTable
