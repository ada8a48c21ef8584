"""How King & Assassins lies on the table: town, figures, round card and points, and what a gesture means."""

from collections.abc import Mapping
from typing import Any

from boardgames.art import anchors
from boardgames.core.contract import Event, Move, Options, Preview
from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.core.session import Session
from boardgames.games.assassins import (
    judge,
    table_notes,
    table_numbers,
    table_previews,
    turn,
)
from boardgames.games.assassins.options import CITIZENS, setting, settle
from boardgames.games.assassins.state import (
    ASSASSIN,
    CARD,
    CHOICE,
    KING,
    NEXT,
    NOBODY,
    POSTERN,
    START,
    TURNS,
    State,
    bits,
)
from boardgames.games.assassins.table_choice import Choice as SecretChoice
from boardgames.games.assassins.table_facts import COLOURS, HEADINGS, ICONS, KEYS, LIES, RULES_OF, SOUNDS
from boardgames.games.assassins.table_tray import Tray
from boardgames.games.assassins.victory import TOLD_AS
from boardgames.table.charts import Chart
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import (
    Action,
    Beside,
    Course,
    Danger,
    Figure,
    GameTable,
    Mark,
    Pile,
    Place,
    Tab,
    Tip,
    on_board,
)
from boardgames.table.space import Rect
from boardgames.words import Words

WIDE, FEET = 0.92, 0.36
"""A figure's width, and where its base stands below the middle, in squares."""
GATE = 76
"""How deep the place outside a postern is, in units of the drawing."""
PHASES = {CARD: 0, TURNS[KING]: 1, TURNS[ASSASSIN]: 2, NEXT: 2}


class AssassinsTable(GameTable[State]):
    """The table of King & Assassins."""

    aspect = 1.0
    cards = False
    column = True
    modes = frozenset({"capture", "reveal"})
    apart = frozenset({"capture", "reveal"})
    early = frozenset()
    swaps = frozenset({"unit", "to", "target", "at"})
    strides = frozenset({"to"})
    free_colours = False
    armies = (("knight", "knight", "king", "knight", "knight"), ("monk", "dancer", "assassin", "butcher", "farmer"))
    letters = KEYS
    sounds = SOUNDS
    parting = frozenset({"choose", "postern"})
    quiet = frozenset({"leads", "deck-shuffled", "citizens-placed", "crystal-removed"})
    in_menu = frozenset({"give-up"})
    grave = frozenset({"give-up"})
    final = frozenset({"give-up"})
    goals = frozenset({"to", "target", "at"})
    harmful = frozenset({"kill", "attack", "capture"})
    notes = table_notes.NOTES
    rules = RULES_OF

    def __init__(self, options: Options, colours: tuple[str, ...] = ()) -> None:
        super().__init__(options, colours)
        agreed = settle(options)
        self._list = agreed["cards"] == "on"
        board = setting(agreed).board
        index: dict[str, Any] = anchors("assassins")
        self._cards = {name: f"assassins/{picture}" for name, picture in index["cards"].items()}
        self._wide, self._high = index["boards"][board.name]["size"]
        self._squares = {name: self._share(box) for name, box in index["boards"][board.name]["squares"].items()}
        self._outside = {door.beyond: self._gate(board.grid.names[door.square], door.edge) for door in board.posterns}
        self._posterns = {
            door.beyond: self._share(index["posterns"][board.grid.names[door.square]]) for door in board.posterns
        }

    def _share(self, box: tuple[float, float, float, float]) -> Rect:
        x, y, w, h = box
        return Rect(x / self._wide, y / self._high, w / self._wide, h / self._high)

    def _gate(self, square: str, edge: str) -> Rect:
        """The place outside a postern: the board's margin, and so much of the square that it can be hit with ease."""
        inside, wide, high = self._squares[square], GATE / self._wide, GATE / self._high
        return Rect(0, inside.y, wide, inside.h) if edge == "W" else Rect(inside.x, 0, inside.w, high)

    # ------------------------------------------------------------ what lies there

    def paint_board(self, desk: Desk, board: Rect, view: State) -> None:
        desk.shadow(board, 16, 210, 6, 10, 10)
        desk.picture(f"assassins/board-{view.board.name}", board)
        if view.setting.plan.postern:
            for door in view.board.posterns:
                picture = f"assassins/postern-{door.edge.lower()}"
                desk.picture(picture, on_board(board, self._posterns[door.beyond]))

    def printed(self, view: State) -> object:
        return view.setting.scenario

    def plan(self) -> State | None:
        agreed = setting(settle(self.options))
        start, nobody = agreed.board.starts[0], bytes([NOBODY]) * agreed.board.grid.size
        return State(agreed, UNKNOWN, start.king, start.escort | agreed.board.knights, who=nobody)

    def places(self, view: State) -> tuple[Place, ...]:
        found = [Place(name, rect) for name, rect in self._squares.items()]
        if view.setting.plan.postern:
            found += [Place(name, rect) for name, rect in self._outside.items()]
        return tuple(found)

    def figures(self, view: State, player: int | None) -> tuple[Figure, ...]:
        """Those at the back first; while assassins are chosen a citizen goes by his name."""
        role = view.role(player) if player is not None else -1
        kings = view.knights | (1 << view.king if view.king != OFF else 0)
        found = []
        for square in bits(kings | view.crowd):
            name = view.grid.names[square]
            if kings >> square & 1:
                picture, mine, value, mark = "king" if square == view.king else "knight", role == KING, name, None
            else:
                picture, mine = view.figure(square), role == ASSASSIN
                value = view.citizen(square) if view.stage == CHOICE else name
                mark = self._mark(view, square)
            rect = self._squares[name]
            x, y = rect.x + rect.w / 2, rect.y + rect.h * (0.5 + FEET)
            found.append(Figure(value, f"assassins/{picture}", x, y, rect.w * WIDE, name, mine, mark=mark))
        return tuple(found)

    @staticmethod
    def _mark(view: State, square: int) -> Mark | None:
        """The seal on a hidden assassin, in the view of who may know him."""
        hidden = view.secret > 0 and not view.assassins >> square & 1
        return Mark("assassins/mark-secret", "") if hidden and view.secret >> view.who[square] & 1 else None

    def noted(self, view: State, player: int) -> Mapping[str, str]:
        return table_notes.noted(view, player)

    def piles(self, view: State) -> tuple[Pile, ...]:
        if not self._list or not view.played:
            return ()
        return (Pile(self._cards[view.played[-1]], len(view.played), "deck", view.played),)

    def card_picture(self, card: str) -> str:
        return self._cards.get(card, f"assassins/card-{card}")

    # ------------------------------------------------------------ players and turn

    def side(self, view: State, player: int) -> str:
        return COLOURS[view.role(player)]

    def seat(self, view: State, player: int, name: str, words: Words) -> Seat:
        role, asked = view.role(player), judge.question(view)
        active = asked is not None and asked[1] == player
        if role == KING:
            note = words.say("note.wounded" if view.wounded else "note.healthy")
            counts = (("shield", str(view.knights.bit_count())),)
        else:
            note = words.say("note.supply", number=view.supply)
            counts = (("people", str(view.crowd.bit_count())),)
        return Seat(COLOURS[role], name, counts, (), note, active)

    def heading(self, view: State, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        plan = view.setting.plan
        if view.stage in (CHOICE, START, POSTERN):
            stages = [CHOICE, *([START] if len(view.board.starts) > 1 else []), *([POSTERN] if plan.postern else [])]
            names = tuple(words.say(f"phase.{name}") for name in (*stages, "first-round"))
            return words.say(f"value.scenario.{view.setting.scenario}"), names, stages.index(view.stage)
        names = tuple(words.say(f"phase.{name}") for name in ("card", "king", "assassins"))
        return words.say("heading", number=view.round, all=len(plan.deck)), names, PHASES[view.stage]

    def teller(self, view: State, event: Event, by: int | None) -> int | None:
        args = dict(event.args)
        if event.kind in HEADINGS:
            return None
        if isinstance(player := args.get("player"), int):
            return player
        holder = args.get("role")
        return view.player(TOLD_AS.index(str(holder))) if holder in TOLD_AS else by

    def about(self, event: Event) -> tuple[str, ...]:
        args = dict(event.args)
        named = (args.get(name) for name in ("square", "goal"))
        return tuple(dict.fromkeys(str(name) for name in named if name in self._squares))

    def knowing(self, view: State, asked: int) -> tuple[int, ...]:
        """The assassin player his cards, and the king player the open postern."""
        found = [view.player(ASSASSIN)] if view.secret and view.stage != CHOICE and not view.over else []
        if view.postern != OFF and not view.over:
            found.append(view.player(KING))
        return tuple(sorted(found, key=lambda player: player != asked))

    def warning(self, view: State, kind: str, words: Words) -> str:
        """Points that would be lost, whatever is hidden (KA-RULING-59)."""
        lost = turn.left_over(view) if kind == "end-turn" else ()
        told = tuple(words.say(f"left.{pool}", number=number) for pool, number in lost)
        return words.say("lost", points=told) if told else ""

    # ------------------------------------------------------------ gestures

    def lies(self, part: str) -> str:
        return LIES.get(part, "")

    def meaning(self, partial: Partial[State], value: str, names: tuple[str, ...]) -> str:
        order = ("citizens", "unit", "target", "to", "at")
        return next((name for name in order if name in names), names[0])

    def intended(self, partial: Partial[State], value: str, what: str) -> str:
        chosen = dict(partial.chosen)
        kinds = {line.kind for line in partial.lines}
        for part, kind in (("citizens", "choose"), ("at", "start"), ("at", "postern")):
            if kind in kinds:
                return part
        if "unit" not in chosen or chosen.get(KIND) == "reveal":
            return "unit"
        if chosen.get(KIND, "move") != "move":
            return "target"
        return "target" if {"kill", "attack"} & kinds and self._strikes(partial, chosen["unit"]) else "to"

    @staticmethod
    def _strikes(partial: Partial[State], unit: str) -> bool:
        """The figure can strike somebody now; otherwise a click says where it goes."""
        return any(
            line.kind in ("kill", "attack") and unit in (part.values or ())
            for line in partial.lines
            for part in line.parts
            if part.name == "unit"
        )

    def drop(self, partial: Partial[State], view: State, grabbed: str, place: str) -> Choice | None:
        names = partial.names(place)
        return next(((name, place) for name in ("target", "to", "at") if name in names), None)

    def offered(self, view: State, partial: Partial[State], moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Who is pushed could be captured as well, and an assassin who is killed could be pushed instead."""
        if len(moves) != 1 or view.stage != TURNS[KING]:
            return moves
        move = moves[0]
        unit = move.one("unit")
        if move.kind == "move":
            other = Move.make("capture", unit=unit, target=move.one("to"))
        elif move.kind == "kill":
            other = Move.make("move", unit=unit, to=move.one("target"))
        else:
            return moves
        return (*moves, other) if judge.refuse(view, partial.player, other) is None else moves

    def unlit(self, partial: Partial[State]) -> frozenset[str]:
        """Where a figure could go is shown once it is known which."""
        chosen = dict(partial.chosen)
        return frozenset() if "unit" in chosen or KIND in chosen else frozenset({"to", "target"})

    def draft(self, view: State, partial: Partial[State] | None) -> State:
        """Seals on those who are being chosen; the king on the start that is being chosen."""
        if partial is None:
            return view
        if view.stage == CHOICE:
            chosen = sum(1 << CITIZENS.index(value) for name, value in partial.chosen if name == "citizens")
            return view._replace(secret=chosen)
        at = dict(partial.chosen).get("at", "")
        if view.stage == START and at:
            start = next(one for one in view.board.starts if view.grid.names[one.king] == at)
            return view._replace(king=start.king, knights=start.escort | view.board.knights)
        return view

    # ------------------------------------------------------------ moves in words and signs

    def action(self, view: State, move: Move, preview: Preview | None, words: Words) -> Action:
        kind, square = move.kind, move.one("to") or move.one("target") or move.one("at") or move.one("unit")
        key, number = f"do.{kind}", view.grid.square(square)
        crowded = number != OFF and bool(view.crowd >> number & 1)
        if kind == "move":
            unit = view.grid.square(move.one("unit"))
            if unit == view.king and unit != OFF and square in {door.beyond for door in view.exits(unit)}:
                key = "do.leave"
            elif view.actor == KING and crowded:
                key = "do.push"
        elif kind == "kill":
            key = "do.strike" if view.actor == ASSASSIN else "do.kill"
        return Action(move, words.say(key, square=square), self.kind_icon(kind))

    def kind_icon(self, kind: str) -> str:
        return ICONS.get(kind, "play")

    def kind_words(self, kind: str, words: Words) -> str:
        return words.say(f"begin.{kind}")

    def help(self, view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
        return table_previews.help_words(view, partial, move, words)

    def tab(self, view: State, move: Move, preview: Preview | None) -> Tab | None:
        return table_previews.tab(move, preview)

    def price(self, view: State, move: Move, preview: Preview | None) -> str:
        return table_previews.price(preview)

    def aside(self, preview: Preview | None) -> tuple[tuple[str, str], ...]:
        return table_previews.aside(preview)

    def courses(self, view: State, partial: Partial[State]) -> Mapping[str, Course]:
        return table_previews.courses(view, partial)

    def tip(self, view: State, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        return table_previews.tip(view, move, preview, words)

    def danger(self, view: State, place: str, words: Words) -> Danger | None:
        return table_previews.danger(view, place, words)

    def target(self, view: State, move: Move) -> str:
        return move.one("to") or move.one("target") or move.one("at") or move.one("unit")

    def source(self, view: State, move: Move) -> str:
        unit = move.one("unit")
        return unit if unit and unit != self.target(view, move) else ""

    # ------------------------------------------------------------ the rulebook

    def rule(self, view: State, what: str, value: str) -> str:
        """A figure by what it is, a square by its ground; all else by its name."""
        name = value.rpartition(":")[2]
        square = view.grid.square(name)
        if what == "figure" and square != OFF:
            value = self._of_figure(view, square)
        elif what == "place" and square != OFF:
            door = any(one.square == square for one in view.board.doors)
            value = "door" if door else "roof" if view.board.roofs >> square & 1 else "street"
        return super().rule(view, what, value)

    @staticmethod
    def _of_figure(view: State, square: int) -> str:
        if square == view.king:
            return "king"
        if view.knights >> square & 1:
            return "knight"
        return "assassin" if view.assassins >> square & 1 else "citizen"

    # ------------------------------------------------------------ beside the board

    def charts(self, session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
        return table_numbers.charts(session, players, words)

    def trays(self, desk: Desk, left: Rect, view: State, beside: Beside, words: Words) -> None:
        """The citizens' cards while assassins are chosen; later round card, points, and who is out of the game."""
        if view.stage == CHOICE and beside.player is not None:
            SecretChoice(desk, left, view, beside, words).draw()
        else:
            Tray(desk, left, view, beside, words, self._list).draw(self._cards)


TABLE = AssassinsTable
