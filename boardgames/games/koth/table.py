"""How King of the Hill lies on the table: board, terrain, armies, cards, objectives."""

from boardgames.art import anchors
from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Ask, Event, Move, Options, Preview
from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.core.session import Session
from boardgames.games.koth import (
    magic,
    setting_up,
    table_army,
    table_deployment,
    table_fallen,
    table_numbers,
    table_previews,
    victory,
    ways,
)
from boardgames.games.koth.defence import results_of
from boardgames.games.koth.options import DRAWN, setting, settle
from boardgames.games.koth.previews import attack_of
from boardgames.games.koth.setting_up import BUDGET, spent
from boardgames.games.koth.state import BOARD, NAMES, SHAPES, SIDES, TURNS, Piece, State, land, place
from boardgames.games.koth.table_facts import (
    ATTACKS,
    COLOURS,
    FIGURE_OF,
    GOALS,
    HEADINGS,
    ICONS,
    KEYS,
    LIES,
    RULES_OF,
    SOUNDS,
    SPELL_KINDS,
)
from boardgames.games.koth.text import land_of
from boardgames.games.koth.units import answers_with, is_black, suit_of
from boardgames.table.charts import Chart
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import (
    Action,
    Beside,
    Figure,
    GameTable,
    Item,
    Mark,
    Overlook,
    Pile,
    Place,
    Range,
    Tab,
    Tip,
    on_board,
)
from boardgames.table.roster import Roster
from boardgames.table.shapes import rounded
from boardgames.table.space import Rect
from boardgames.table.tone import INK, SIDE
from boardgames.words import Words

WIDE, FEET = 0.86, 0.365
"""A figure's width, and where its base stands below the middle, in squares."""
PHASES = {"armies": 0, "terrain": 1, "deploy": 1, "exchange": 0, "bid": 0, "name": 0, "play": 1}
MARGIN = 8
"""Between the board's edge and the places beyond its north edge, in units of the drawing."""


class KothTable(GameTable[State]):
    """The table of King of the Hill."""

    aspect = 1224 / 824
    modes = SPELL_KINDS | {"discard"}
    apart = SPELL_KINDS | {"discard"}
    early = frozenset({"card"})
    swaps = frozenset({"card", "unit", "piece", "at"})
    strides = frozenset({"to", "at", "and"})
    free_colours = False
    parade = ("infantry", "cavalry-general", "shooters", "elite-infantry", "chariots", "beasts", "flying-monster")
    letters = KEYS
    sounds = SOUNDS
    quiet = frozenset({"drew", "kept", "bid", "played", "chose", "defence-cards", "turn-ends", "stayed", "no-pursuit"})
    in_menu = frozenset({"give-up", "offer-draw"})
    grave = frozenset({"give-up"})
    final = frozenset({"give-up", "accept-draw"})
    goals = frozenset({"to", "target", "at", "and"})
    harmful = ATTACKS | {"paralysis"}
    rules = RULES_OF

    def __init__(self, options: Options, colours: tuple[str, ...] = ()) -> None:
        super().__init__(options, colours)
        self._spells = str(options.get("spells", "magical"))
        index = anchors("koth")["board"]
        self._size: tuple[float, float] = tuple(index["size"])
        wide, high = self._size
        self._squares = {
            name: Rect(x / wide, y / high, w / wide, h / high) for name, (x, y, w, h) in index["squares"].items()
        }
        for square in range(BOARD.size, len(NAMES)):  # beyond the north edge: the board's margin
            below = self._squares[f"{NAMES[square][0]}{BOARD.rows}"]
            top = MARGIN / high
            self._squares[NAMES[square]] = Rect(below.x, top, below.w, below.y - top)
        self._cell = self._squares["A1"].w

    # ------------------------------------------------------------ the board

    def paint_board(self, desk: Desk, board: Rect, view: State) -> None:
        desk.shadow(board, 16, 210, 6, 10, 10)
        desk.picture("koth/board" if view.land.hill else "koth/board-plain", board)
        count: dict[str, int] = {}
        for piece in view.land.pieces:
            count[piece.kind] = count.get(piece.kind, 0) + 1
            desk.picture(self._piece(view, piece, count[piece.kind]), on_board(board, self._lies_at(piece)))
        if view.stage == "deploy" and view.asked >= 0:
            self._zone(desk, board, view, view.asked)

    def _piece(self, view: State, piece: Piece, number: int) -> str:
        """The picture of a piece of terrain; of two alike the second looks different."""
        if piece.kind.startswith("token"):
            colour = COLOURS[SIDES.index(piece.kind.removeprefix("token-"))]
            return f"koth/camp-{colour}" if view.setting.scenario == "night" else f"koth/objective-{colour}"
        return f"koth/{picture_of(piece.kind, number)}"

    def _lies_at(self, piece: Piece) -> Rect:
        columns, rows = SHAPES[piece.kind]
        corner = self._squares[NAMES[piece.corner]]
        return Rect(corner.x, corner.y - (rows - 1) * corner.h, columns * corner.w, rows * corner.h)

    def _zone(self, desk: Desk, board: Rect, view: State, side: int) -> None:
        """The deployment zone of the side that deploys, in its colour."""
        for square in BOARD.squares(setting_up.deploy_squares(view, side)):
            rect = on_board(board, self._squares[NAMES[square]]).inset(2)
            body = rounded(1, 1, rect.w - 2, rect.h - 2, 4, SIDE[COLOURS[side]], INK, 1, 0.16)
            desk.shape(rect.x, rect.y, rect.w, rect.h, body)

    def printed(self, view: State) -> object:
        zone = setting_up.deploy_squares(view, view.asked) if view.stage == "deploy" and view.asked >= 0 else 0
        return view.land, zone, view.asked if zone else -1

    def plan(self) -> State | None:
        agreed = setting(settle(self.options))
        return State(agreed, UNKNOWN, land_of(agreed), stage="armies") if agreed.scenario != DRAWN else None

    def places(self, view: State) -> tuple[Place, ...]:
        known = NAMES if view.setting.scenario == "ambush" else NAMES[: BOARD.size]
        return tuple(Place(name, self._squares[name]) for name in known)

    def figures(self, view: State, player: int | None) -> tuple[Figure, ...]:
        own = view.side(player) if player is not None else -1
        found = []
        for square in sorted(BOARD.squares(view.occupied), key=lambda square: -square // BOARD.columns):
            side = 0 if view.held[0] >> square & 1 else 1
            general = view.generals[side] == square
            rect, name = self._squares[NAMES[square]], NAMES[square]
            left = max((casting.ban for casting in view.castings if casting.square == square), default=0)
            weak = view.weakened(square)
            mark = (
                Mark("koth/marker-paralysed", str(left))
                if left
                else Mark("koth/marker-weakened", "1")
                if weak
                else None
            )
            found.append(
                Figure(
                    name,
                    figure_picture(view.code(square), side, general),
                    rect.x + rect.w / 2,
                    rect.y + rect.h * (0.5 + FEET),
                    rect.w * WIDE,
                    name,
                    side == own,
                    side=COLOURS[side],
                    sign="crown" if general else "",
                    mark=mark,
                )
            )
        return tuple(found)

    # ------------------------------------------------------------ cards and seats

    def hand(self, view: State, player: int) -> tuple[str, ...]:
        return view.hands[view.side(player)] if view.seats else ()

    def card_picture(self, card: str) -> str:
        return f"koth/card-{card}" if card in SUIT_OF else "table/card-back"

    def piles(self, view: State) -> tuple[Pile, ...]:
        if view.turn < 1:
            return ()
        deck = Pile("table/card-back", len(view.deck), "deck")
        if not view.discard:
            return (deck,)
        return deck, Pile(self.card_picture(view.discard[-1]), len(view.discard), "eye", view.discard)

    def laid(self, view: State) -> tuple[str, ...]:
        """The cards of the attack, its answers, and those that were drawn for defence; the bids until they are used."""
        if view.stage == "name":
            return view.discard[-len(view.bids) :]
        return view.open.played + view.open.drawn if view.open is not None else tuple(filter(None, view.bids))

    def choices(self, view: State) -> tuple[str, ...]:
        return view.open.drawn if view.open is not None and view.open.step == "defend" else ()

    def items(self, view: State, player: int, words: Words) -> tuple[Item, ...]:
        side = view.side(player)
        if view.stage == "deploy":
            waiting = tuple(dict.fromkeys(view.reserve[side]))
            return tuple(self._waiting(view, side, unit, words) for unit in waiting)
        if view.stage == "terrain":
            return tuple(self._to_lay(side, element, words) for element in setting_up.left_to_place(view, side))
        return ()

    @staticmethod
    def _waiting(view: State, side: int, unit: str, words: Words) -> Item:
        code, general = unit.removesuffix("*"), unit.endswith("*")
        name = words.say("unit-general", unit=words.say(f"unit.{code}")) if general else words.say(f"unit.{code}")
        return Item(unit, figure_picture(code, side, general), name, view.reserve[side].count(unit))

    def _to_lay(self, side: int, element: str, words: Words) -> Item:
        if element == "tokens":
            return Item(element, f"koth/objective-{COLOURS[side]}", words.say("piece.tokens"), 1, (self._cell, 0.0))
        columns, rows = SHAPES[element]
        square = self._squares["A1"]
        size = columns * square.w, rows * square.h
        return Item(element, f"koth/{picture_of(element, 1)}", words.say(f"piece.{element}"), 1, size)

    def roster(self, view: State, player: int, words: Words) -> Roster | None:
        return table_army.roster(view, player, words)

    def proposal(self, view: State, player: int) -> Move | None:
        return table_deployment.proposal(view, player)

    def ranges(self, view: State) -> tuple[Range, ...]:
        return table_deployment.ranges(view)

    def waiting(self, view: State, player: int) -> tuple[str, ...]:
        side = view.side(player)
        units = view.reserve[side] if view.stage in ("terrain", "deploy") else ()
        return tuple(figure_picture(unit.removesuffix("*"), side, unit.endswith("*")) for unit in units)

    def asks(self, view: State, ask: Ask, words: Words) -> str:
        """The last unit begins the battle; an attack is worth so much that no lower card helps (KOTH-DEF-03)."""
        if ask.kind == "deploy" and sum(map(len, view.reserve)) == 1:
            return words.say("deploy-last")
        if ask.kind != "defend" or view.open is None:
            return ""
        action = view.open
        unit, least = words.say(f"unit.{view.code(action.target)}"), words.say(f"force.{action.force}")
        return words.say("defend", unit=unit, square=NAMES[action.target], force=least)

    def side(self, view: State, player: int) -> str:
        return COLOURS[view.side(player)]

    def seat(self, view: State, player: int, name: str, words: Words) -> Seat:
        side = view.side(player)
        units = view.held[side].bit_count() + len(view.reserve[side])
        counts = (("cards", str(len(self.hand(view, player)))), ("shield", str(units)))
        asked = view.asked if view.asked >= 0 else view.active
        active = view.result is None and asked == side
        if view.turn < 1:
            return Seat(COLOURS[side], name, counts, (), self._set_up_note(view, side, words), active)
        progress = victory.progress(view)[side]
        goals = tuple((GOALS[objective.name], objective.reached) for objective in progress.objectives)
        reached = sum(objective.reached for objective in progress.objectives)
        key = "goals.wins" if progress.wins else "goals.none" if not goals else "goals.reached"
        return Seat(COLOURS[side], name, counts, goals, words.say(key, number=reached, need=progress.wanted), active)

    @staticmethod
    def _set_up_note(view: State, side: int, words: Words) -> str:
        if view.stage == "terrain":
            if view.declined[side]:
                return words.say("note.declined")
            return words.say("note.budget", number=BUDGET - spent(view, side))
        if view.stage == "deploy":
            return words.say("note.waiting", number=len(view.reserve[side]))
        return words.say("note.army-chosen" if view.armies[side] else "note.army")

    def heading(self, view: State, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        if view.turn < 1:
            names = tuple(words.say(f"phase.{name}") for name in ("armies", "deploy", "battle"))
            scenario = words.say(f"value.scenario.{view.setting.scenario}")
            return words.say("heading-setup", scenario=scenario), names, PHASES[view.stage]
        names = tuple(words.say(f"phase.{name}") for name in ("hands", "actions", "check"))
        return words.say("heading", number=view.turn, all=TURNS), names, PHASES[view.stage]

    def teller(self, view: State, event: Event, by: int | None) -> int | None:
        args = dict(event.args)
        if event.to is not None:
            return event.to
        if event.kind in HEADINGS:
            return None
        if isinstance(player := args.get("player"), int):
            return player
        seat = args.get("seat")
        return view.player(SIDES.index(str(seat))) if seat in SIDES and view.seats else by

    def about(self, event: Event) -> tuple[str, ...]:
        args = dict(event.args)
        named = (args.get(name) for name in ("square", "goal"))
        return tuple(dict.fromkeys(str(name) for name in named if name in NAMES))

    def answer(self, view: State, ask: Ask, choice: str) -> Move | None:
        return None

    # ------------------------------------------------------------ gestures

    def lies(self, part: str) -> str:
        return LIES.get(part, "")

    def meaning(self, partial: Partial[State], value: str, names: tuple[str, ...]) -> str:
        order = ("card", "unit", "target", "to", "at", "and", "piece")
        return next((name for name in order if name in names), names[0])

    def intended(self, partial: Partial[State], value: str, what: str) -> str:
        chosen = dict(partial.chosen)
        if what == "card":
            return "card"
        if what == "item":
            return "piece" if any(line.kind == "lay-terrain" for line in partial.lines) else "unit"
        if any(line.kind == "lay-terrain" for line in partial.lines):
            return "and" if "at" in chosen else "at"
        kinds = partial.kinds()
        if KIND in chosen and kinds:
            return "target" if kinds[0] in ("lightning", "paralysis") else "unit" if self._wants_unit(chosen) else "to"
        if "unit" not in chosen and any(line.kind == "move" for line in partial.lines):
            return "unit"
        card = chosen.get("card", "")
        red = card in SUIT_OF and SUIT_OF[card] is not Suit.JOKER and not is_black(suit_of(card, ""))
        return "target" if red else "to"

    @staticmethod
    def _wants_unit(chosen: dict[str, str]) -> bool:
        return chosen.get(KIND) == "vigour" and "unit" not in chosen

    def draft(self, view: State, partial: Partial[State] | None) -> State:
        """A piece that is being placed, as it would lie."""
        if partial is None or view.stage != "terrain":
            return view
        chosen = dict(partial.chosen)
        element = chosen.get("piece", "")
        corners = [place(chosen[name]) for name in ("at", "and") if chosen.get(name)]
        if not element or not corners:
            return view
        kind = f"token-{SIDES[view.side(partial.player)]}" if element == "tokens" else element
        return view._replace(
            land=land(view.land.pieces + tuple(Piece(kind, one) for one in corners), bool(view.land.hill))
        )

    def drop(self, partial: Partial[State], view: State, grabbed: str, place: str) -> Choice | None:
        names = partial.names(place)
        order = ("target", "to", "at", "and", "unit")
        return next(((name, place) for name in order if name in names), None)

    def begins(self, view: State, partial: Partial[State], kinds: tuple[str, ...]) -> tuple[str, ...]:
        """With a card in hand: the spell that it gives, and laying it down without effect."""
        card = dict(partial.chosen).get("card", "")
        if card not in SUIT_OF:
            return ()
        begun = dict(partial.chosen).get(KIND)
        return tuple(kind for kind in kinds if kind in ("discard", begun) or magic_gives(card, kind))

    def offered(self, view: State, partial: Partial[State], moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """A card alone says nothing yet; a joker's suit is asked for only where it matters (KOTH-CARD-05)."""
        chosen = {name for name, _ in partial.chosen}
        found: dict[tuple[object, ...], Move] = {}
        for move in moves:
            if move.one("unit") and not chosen & {"unit", "to", "target"}:
                continue
            suit = move.one("suit")
            colour = is_black(suit) if move.kind in ("choose", "answer") and suit else None
            rest = tuple(part for part in move.parts if part[0] != "suit")
            found.setdefault((move.kind, rest, colour), move)
        return tuple(found.values())

    def unlit(self, partial: Partial[State]) -> frozenset[str]:
        """Where a unit could go is shown once it is known which."""
        chosen = dict(partial.chosen)
        if "unit" in chosen or "piece" in chosen or KIND in chosen:
            return frozenset()
        lines = {line.kind for line in partial.lines}
        many = lines & {"move", "discard", "deploy", "lay-terrain"}
        return frozenset({"to", "target", "at"}) if many else frozenset()

    # ------------------------------------------------------------ moves in words and signs

    def action(self, view: State, move: Move, preview: Preview | None, words: Words) -> Action:
        key, icon = f"do.{move.kind}", self.kind_icon(move.kind)
        said = {
            "square": move.one("to") or move.one("target") or move.one("unit"),
            "card": move.one("card"),
            "unit": move.one("fallen") or move.one("unit"),
            "piece": words.say(f"piece.{move.one('piece')}") if move.one("piece") else "",
        }
        if move.kind in SPELL_KINDS:
            spell = words.say(f"spell.{self._spells}.{move.kind}")
            key = "do.portal" if move.one("fallen") else "do.spell" if said["square"] else "do.spell-plain"
            unit = words.say(f"unit.{move.one('fallen')}") if move.one("fallen") else ""
            return Action(move, words.say(key, spell=spell, square=said["square"], unit=unit), icon)
        if move.kind in ("choose", "answer") and view.open is not None:
            return Action(move, words.say(f"do.{self._does(view, move)}", card=move.one("card")), icon)
        if move.kind == "name-first":
            own = view.seats and view.asked >= 0 and move.one("side") == SIDES[view.asked]
            return Action(move, words.say("do.name-me" if own else "do.name-other"), icon)
        if move.kind == "move" and place(move.one("to")) >= BOARD.size:
            key = "do.leave"
        return Action(move, words.say(key, **said), icon)

    @staticmethod
    def _does(view: State, move: Move) -> str:
        """What a card in defence brings: hold, flee, die, strike back, block, retreat."""
        assert view.open is not None
        card, suit = move.one("card"), move.one("suit")
        if move.kind == "answer":
            return f"answer-{answers_with(view.code(view.open.target), view.open.how, suit_of(card, suit))}"
        if move.one("how"):
            return f"choose-{move.one('how')}"
        # A joker is worth an ace of the suit that it is given (KOTH-CARD-05).
        return f"choose-{results_of(view, view.open, f'A{suit}' if suit else card)[0]}"

    def kind_icon(self, kind: str) -> str:
        return ICONS.get(kind, "play")

    def kind_words(self, kind: str, words: Words) -> str:
        return words.say(f"spell.{self._spells}.{kind}") if kind in SPELL_KINDS else super().kind_words(kind, words)

    def help(self, view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
        return table_previews.help_words(view, partial, move, words)

    def tab(self, view: State, move: Move, preview: Preview | None) -> Tab | None:
        return table_previews.tab(preview)

    def tip(self, view: State, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        return table_previews.tip(view, self._mover(view), move, preview, self._spells, words)

    def coins(self, view: State, move: Move) -> tuple[tuple[str, str], ...]:
        return table_previews.coins(view, self._mover(view), move)

    @staticmethod
    def _mover(view: State) -> int:
        """Who is asked while cards are played."""
        action = view.open
        return view.player(view.active if action is None else 1 - action.side)

    def overlook(self, view: State, place: str, words: Words) -> Overlook | None:
        return table_previews.overlook(view, place, words) if view.stage == "play" else None

    def target(self, view: State, move: Move) -> str:
        aimed = move.one("target") or move.one("to") or move.one("and") or move.one("at")
        if not aimed and move.kind in ("answer", "choose") and view.open is not None:
            attack = attack_of(view, 1 - view.open.side, move)
            return NAMES[view.open.target if attack is None else attack.target]
        return aimed or (move.one("unit") if move.one("unit") in NAMES else "")

    def source(self, view: State, move: Move) -> str:
        unit = move.one("unit")
        if move.kind in ("flee", "retreat") and view.open is not None:
            return NAMES[view.open.target]
        return unit if unit in NAMES and unit != self.target(view, move) else ""

    def way(self, view: State, move: Move) -> tuple[str, ...]:
        return ways.way_of(view, view.active, move) if view.stage == "play" else ()

    def rule(self, view: State, what: str, value: str) -> str:
        """A card by its suit, a unit by its type, a square by its ground; all else by its name."""
        if what == "card" and value in SUIT_OF:
            value = SUIT_OF[value].name.lower()
        elif what == "figure":
            value = self._of_figure(view, value.rpartition(":")[2])
        elif what == "place" and (square := place(value)) != OFF:
            value = self._ground(view, square)
        return super().rule(view, what, value)

    @staticmethod
    def _of_figure(view: State, name: str) -> str:
        square = BOARD.square(name)
        if square == OFF or not view.occupied >> square & 1:
            return ""
        if view.banned(square):
            return "paralysed"
        return "general" if square in view.generals else view.code(square)

    @staticmethod
    def _ground(view: State, square: int) -> str:
        known = view.land
        grounds = (
            ("token", known.tokens(0) | known.tokens(1)),
            ("forest", known.forest),
            ("deep", known.deep),
            ("shallow", known.shallow),
            ("rocky", known.rocky),
            ("road", known.road),
            ("hill", known.hill),
        )
        return next((name for name, squares in grounds if squares >> square & 1), "plain")

    # ------------------------------------------------------------ beside the board

    def charts(self, session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
        return table_numbers.charts(session, players, words)

    def trays(self, desk: Desk, left: Rect, view: State, beside: Beside, words: Words) -> None:
        """Units out of the game lie beside the board, each army on its own side."""
        table_fallen.draw(desk, left, view)


def picture_of(kind: str, number: int) -> str:
    """The picture of a piece; there are two of some."""
    return f"{kind}-{min(number, 2)}" if kind in ("forest-small", "rocky") else kind


def figure_picture(code: str, side: int, general: bool = False) -> str:
    """The picture of a unit of one side."""
    return f"koth/{FIGURE_OF[code]}{'-general' * general}-{COLOURS[side]}"


def magic_gives(card: str, kind: str) -> bool:
    """A card casts this spell."""
    return kind in SPELL_KINDS and magic.gives(card, kind)


TABLE = KothTable
