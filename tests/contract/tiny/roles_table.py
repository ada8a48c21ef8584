"""How Roles lies on the table: a lane for each token from the gate to the harbour, and the jail at its end."""

from collections.abc import Mapping

from boardgames.core.contract import Event, Move, Preview
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import Action, Figure, GameTable, Place, Tip, on_board
from boardgames.table.shapes import rounded
from boardgames.table.space import Rect
from boardgames.table.tone import BRASS, BRASS_DIM, INK, PARCHMENT, RED_PLATE, SLATE_HIGH, WHITE
from boardgames.words import Words
from tests.contract.tiny.roles import FULL, GOAL, GUARD, HELD, THIEF, TOKENS, Pools, Street

EDGE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"'
COLUMNS = GOAL + 2
"""The squares of a lane, and its cell."""
STONE, HARBOUR = "#8c7a5b", "#31586b"
PAINT = dict(zip(TOKENS, ("#7a3b69", "#2f6f4f", "#8a5a1f", "#3d5a8c", "#8c3b33"), strict=True))
ICONS = {"walk": "boot", "dash": "lightning", "reveal": "eye", "arrest": "lock", "end-turn": "hourglass"}
KEYS = {"end-turn": "E"}
NOTES = {"suspect": "roles/note-suspect", "cleared": "roles/note-cleared"}
POOL_ICONS = ("walk", "dash", "arrest")


def pictures() -> dict[str, str]:
    """The cover of the box and the tokens, as SVG files by their names."""
    cover = f'<rect width="600" height="800" fill="{HARBOUR}"/><rect y="520" width="600" height="280" fill="{STONE}"/>'
    cover += f'<g transform="translate(100 120) scale(4)">{_pawn(TOKENS[0])}</g>'
    notes = zip(NOTES.values(), (RED_PLATE, WHITE), strict=True)
    marks = {name: _svg(40, 40, f'<circle cx="20" cy="20" r="15" fill="{tone}" {EDGE}/>') for name, tone in notes}
    return {"roles/cover": _svg(600, 800, cover), **marks} | {
        f"roles/token-{token}": _svg(100, 120, _pawn(token) + _letter(token)) for token in TOKENS
    }


def _pawn(token: str) -> str:
    body = f'<path d="M22 108q-6-20 14-28l8-30h12l8 30q20 8 14 28z" fill="{PAINT[token]}" {EDGE}/>'
    return f'{body}<circle cx="50" cy="34" r="26" fill="{PAINT[token]}" {EDGE}/>'


def _letter(token: str) -> str:
    style = f'font-family="Source Serif Pro" font-size="34" fill="{WHITE}" text-anchor="middle"'
    return f'<text x="50" y="46" {style}>{token}</text>'


def _svg(wide: int, high: int, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{body}</svg>'


def cell(token: str, place: int) -> Rect:
    """A square of a token's lane in shares of the board; the jail is at the end."""
    column = COLUMNS - 1 if place == HELD else place
    return Rect(0.02 + 0.96 * column / COLUMNS, 0.03 + 0.94 * TOKENS.index(token) / 5, 0.96 / COLUMNS, 0.94 / 5)


def square(token: str, place: int) -> str:
    """The name of a square."""
    return f"{token}-jail" if place == HELD else f"{token}{place}"


class RolesTable(GameTable[Street]):
    """The table of Roles."""

    aspect = 1.4
    cards = False
    letters = KEYS
    notes = NOTES

    # ------------------------------------------------------------ what lies there

    def paint_board(self, desk: Desk, board: Rect, view: Street) -> None:
        desk.shadow(board, 16, 210, 6, 10, 10)
        frame = rounded(1, 1, board.w - 2, board.h - 2, 14, SLATE_HIGH, INK, 2)
        frame += rounded(7, 7, board.w - 14, board.h - 14, 10, "none", BRASS, 2)
        desk.shape(board.x, board.y, board.w, board.h, frame)
        for place in self.places(view):
            rect, end = on_board(board, place.rect), place.name[1:]
            tone = RED_PLATE if end == "-jail" else HARBOUR if end == str(GOAL) else STONE
            paving = rounded(2, 2, rect.w - 4, rect.h - 4, 6, tone, BRASS_DIM, 1.5)
            desk.shape(rect.x, rect.y, rect.w, rect.h, paving)
            if end == "-jail":
                desk.icon("lock", rect.right - rect.h * 0.2, rect.y + rect.h * 0.22, rect.h * 0.26, PARCHMENT)

    def printed(self, view: Street) -> object:
        return None

    def places(self, view: Street) -> tuple[Place, ...]:
        spots = (*range(GOAL + 1), HELD)
        return tuple(Place(square(token, place), cell(token, place)) for token in TOKENS for place in spots)

    def figures(self, view: Street, player: int | None) -> tuple[Figure, ...]:
        """Everybody may move every token that is still free."""
        found = []
        for token, place in zip(TOKENS, view.places, strict=True):
            spot = cell(token, place)
            x, y = spot.cx, spot.y + spot.h * 0.82
            picture, free = f"roles/token-{token}", place != HELD
            found.append(Figure(token, picture, x, y, spot.w * 0.52, square(token, place), free))
        return tuple(found)

    def noted(self, view: Street, player: int) -> Mapping[str, str]:
        """The guard keeps in mind whom he suspects among the tokens that are free."""
        free = (token for token, place in zip(TOKENS, view.places, strict=True) if place != HELD)
        return {token: token for token in free} if player == GUARD else {}

    # ------------------------------------------------------------ players and turn

    def side(self, view: Street, player: int) -> str:
        return (self.colours or ("rose", "green"))[player]

    def knowing(self, view: Street, asked: int) -> tuple[int, ...]:
        return (asked,)

    def seat(self, view: Street, player: int, name: str, words: Words) -> Seat:
        """A player with the points that he has left in this turn, or will have in his next."""
        active = view.turn == player and not view.ended
        pools: Pools = view.pools if active else FULL[player]
        named = zip(POOL_ICONS, pools, FULL[player], strict=True)
        counts = tuple((ICONS[kind], str(left)) for kind, left, whole in named if whole)
        return Seat(self.side(view, player), name, counts, (), words.say(f"seat-note.{player}"), active)

    def heading(self, view: Street, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        phases = words.say("phase.thief"), words.say("phase.guard")
        return words.say("heading", number=view.round), phases, view.turn

    def teller(self, view: Street, event: Event, by: int | None) -> int | None:
        return event.to if by is None else by

    def about(self, event: Event) -> tuple[str, ...]:
        args = dict(event.args)
        token, place = args.get("token"), args.get("place")
        return (square(token, place),) if isinstance(token, str) and isinstance(place, int) else ()

    # ------------------------------------------------------------ gestures

    def meaning(self, partial: Partial[Street], value: str, names: tuple[str, ...]) -> str:
        return names[0]

    def intended(self, partial: Partial[Street], value: str, what: str) -> str:
        return "token"

    def drop(self, partial: Partial[Street], view: Street, grabbed: str, place: str) -> Choice | None:
        """A token that is dropped on a square of its lane goes there, one that is dropped in the jail is arrested."""
        here = view.places[TOKENS.index(grabbed)] if grabbed in TOKENS else HELD
        way = 1 if view.turn == THIEF else -1
        if here == HELD:
            return None
        goals = {square(grabbed, here + way): "walk", square(grabbed, here + 2 * way): "dash"}
        kind = "arrest" if place == square(grabbed, HELD) else goals.get(place)
        return (KIND, kind) if kind is not None else None

    # ------------------------------------------------------------ moves in words and signs

    def action(self, view: Street, move: Move, preview: Preview | None, words: Words) -> Action:
        return Action(move, words.say(f"do.{move.kind}", token=move.one("token")), self.kind_icon(move.kind))

    def kind_icon(self, kind: str) -> str:
        return ICONS[kind]

    def tip(self, view: Street, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        if preview is None:
            return None
        rows = tuple((words.say(f"odds.{odds.result}"), str(odds.chance)) for odds in preview.odds)
        return Tip("lock", words.say("tip.arrest", token=move.one("token")), rows[1:], rows[0])

    def target(self, view: Street, move: Move) -> str:
        token, steps = move.one("token"), {"walk": 1, "dash": 2}
        if move.kind not in (*steps, "arrest", "reveal"):
            return ""
        here, way = view.places[TOKENS.index(token)], 1 if view.turn == THIEF else -1
        ends = {"arrest": HELD, "reveal": GOAL, **{kind: here + way * far for kind, far in steps.items()}}
        return square(token, ends[move.kind])


TABLE = RolesTable
