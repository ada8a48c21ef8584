"""How Les Rois du Champ de Bataille lies on the table: zones, troops, cards, combinations."""

from boardgames.art import anchors
from boardgames.core.cards import SUIT_OF, Suit
from boardgames.core.contract import Ask, Event, Move, Options, Preview
from boardgames.core.grid import OFF
from boardgames.core.partial import KIND, Choice, Partial
from boardgames.core.session import Session
from boardgames.games.rois import table_numbers, table_previews, table_tray
from boardgames.games.rois.options import SPECIALS
from boardgames.games.rois.state import (
    DEFENSIVE,
    EDGES,
    FULL_HP,
    LETTERS,
    PENALISING,
    SEATS,
    TERRAIN_NAMES,
    ZONES,
    Special,
    State,
    Unit,
    with_units,
)
from boardgames.games.rois.table_previews import BLOWS
from boardgames.games.rois.table_tray import COMBINATIONS, TRAY_LEAST
from boardgames.table.charts import Chart
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import Action, Beside, Figure, GameTable, Pile, Place, Standing, Tab, Tip, on_board
from boardgames.table.space import TYPE, Rect, clamp
from boardgames.table.tone import BRASS_LIGHT
from boardgames.words import Words

SIDES = {0: "blue", 1: "green", 2: "vermilion", 3: "rose"}
"""The colour of each seat: South, West, North, East."""
KIND_OF = {letter: name for name, letter in TERRAIN_NAMES.items()} | {".": "clear"}

PLATE = 26.0
"""How wide the plate with a terrain's modifier should be at least."""
Slot = tuple[float, float, float]
FEW: dict[int, tuple[Slot, ...]] = {
    1: ((0.5, 0.74, 0.46),),
    2: ((0.28, 0.74, 0.42), (0.72, 0.74, 0.42)),
    3: ((0.29, 0.49, 0.39), (0.71, 0.49, 0.39), (0.5, 0.925, 0.39)),
    4: ((0.29, 0.49, 0.39), (0.71, 0.49, 0.39), (0.29, 0.925, 0.39), (0.71, 0.925, 0.39)),
}
ROWS = {6: (3, 2, 0.31), 8: (4, 2, 0.25), 12: (4, 3, 0.235), 16: (4, 4, 0.2)}
"""Up to so many pieces: columns, rows, and the width of a piece."""


def slots(count: int) -> tuple[Slot, ...]:
    """Where the pieces of a zone stand: middle, foot and width in shares of the zone, by their number."""
    if count <= max(FEW):
        return FEW[max(1, count)]
    columns, rows, wide = next((ROWS[most] for most in ROWS if count <= most), ROWS[max(ROWS)])
    top, low = (0.49, 0.925) if rows == 2 else (0.36, 0.94) if rows == 3 else (0.28, 0.95)
    found: list[Slot] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        y = top + (low - top) * row / (rows - 1)
        found += [(0.5 + (k - (here - 1) / 2) * 0.96 / columns, y, wide) for k in range(here)]
    return tuple(found)


_ICONS = {
    "move": "boot",
    "brilliant-move": "boot",
    "strike": "swords",
    "brilliant-strike": "swords",
    "shot": "arrow",
    "heal": "heart-points",
    "sabotage": "cards",
    "discard": "trash",
    "end-turn": "hourglass",
    "counter": "barred",
    "treachery": "star",
    "react": "eye",
    "pass": "check",
    "accept": "check",
    "accept-draw": "check",
    "decline": "close",
    "decline-draw": "close",
    "replace": "cards",
    "place": "standard",
    "deploy": "people",
    "propose": "hill",
    "offer-draw": "people",
    "give-up": "flight",
}

KEYS = {
    "end-turn": "E",
    "pass": "P",
    "react": "R",
    "discard": "D",
    "counter": "C",
    "treachery": "T",
    "accept": "A",
    "decline": "N",
    "accept-draw": "A",
    "decline-draw": "N",
}
LIES = {"card": "card", "with": "card", "cards": "card", "zone": "place", "to": "place"}
LIES |= {"units": "figure", "unit": "figure", "specials": "figure"}
SOUNDS = {
    "manoeuvred": "tap",
    "deployed": "tap",
    "left-board": "tap",
    "terrain": "tap",
    "replaced": "slide",
    "sabotaged": "slide",
    "cancelled": "flip",
    "drew-for-first": "flip",
    "terrain-cards": "flip",
    "struck": "sword",
    "struck:shot": "arrow",
}


RULES_OF = {
    "card:diamond": "ROIS-STRIKE-01",
    "card:heart": "ROIS-STRIKE-02",
    "card:spade": "ROIS-MOVE-01",
    "card:club": "ROIS-MOVE-02",
    "card:joker": "ROIS-RULING-16",
    "place:clear": "ROIS-ZONE-02",
    "place:defensive": "ROIS-TERR-02",
    "place:penalising": "ROIS-TERR-03",
    "figure": "ROIS-SETUP-02",
    "figure:wounded": "ROIS-SETUP-03",
    "figure:general": "ROIS-SPEC-05",
    "figure:special": "ROIS-RULING-36",
    "pile:0": "ROIS-RULING-12",
    "pile": "ROIS-RULING-48",
    "stand": "ROIS-RULING-46",
    "kind:move": "ROIS-MOVE-01",
    "kind:strike": "ROIS-STRIKE-03",
    "kind:shot": "ROIS-SHOT-01",
    "kind:brilliant-move": "ROIS-BRIL-02",
    "kind:brilliant-strike": "ROIS-BRIL-03",
    "kind:heal": "ROIS-HEAL-01",
    "kind:sabotage": "ROIS-SAB-01",
    "kind:discard": "ROIS-TURN-03",
    "kind:end-turn": "ROIS-RULING-15",
    "kind:offer-draw": "ROIS-RULING-52",
    "kind:accept-draw": "ROIS-RULING-52",
    "kind:decline-draw": "ROIS-RULING-52",
    "kind:give-up": "ROIS-RULING-62",
    "kind:pass": "ROIS-RULING-45",
    "kind:react": "ROIS-RULING-45",
    "kind:counter": "ROIS-COUNTER-01",
    "kind:treachery": "ROIS-TREASON-01",
    "kind:replace": "ROIS-COUNTER-02",
    "kind:decline": "ROIS-RULING-42",
    "kind:propose": "ROIS-RULING-11",
    "kind:accept": "ROIS-RULING-11",
    "kind:deploy": "ROIS-RULING-05",
    "kind:place": "ROIS-SETUP-07",
    "ask:turn": "ROIS-TURN-01",
    "ask:react": "ROIS-RULING-45",
    "ask:reaction": "ROIS-COUNTER-01",
    "ask:replace": "ROIS-COUNTER-02",
    "ask:sabotaged": "ROIS-RULING-47",
    "ask:draw-offer": "ROIS-RULING-52",
    "ask:terrain": "ROIS-RULING-11",
    "ask:agree": "ROIS-RULING-11",
    "ask:deploy": "ROIS-RULING-05",
    "ask:place": "ROIS-SETUP-07",
    "setup": "ROIS-SETUP-04",
    "option:scenario": "ROIS-SCN-01",
    "scenario:free": "ROIS-SCN-02",
    "scenario:breakthrough": "ROIS-SCN-10",
    "scenario:hill": "ROIS-SCN-11",
    "scenario:head": "ROIS-SCN-12",
    "option:players": "ROIS-RULING-02",
    "option:teams": "ROIS-RULING-49",
    "option:zone-max": "ROIS-SETUP-05",
    "option:units": "ROIS-SETUP-06",
    "option:army": "ROIS-RULING-64",
    "option:deployment": "ROIS-RULING-05",
    "option:terrain": "ROIS-SETUP-09",
    "option:specials": "ROIS-RULING-36",
    "option:manoeuvre": "ROIS-RULING-56",
    "option:rounds": "ROIS-RULING-52",
    "option:theme": "ROIS-RULING-10",
}
"""Where the rulebook speaks of what lies on the table, can be done or chosen."""


class RoisTable(GameTable[State]):
    """The table of Les Rois du Champ de Bataille."""

    aspect = 1.0
    modes = frozenset({"discard", "counter", "treachery"})
    placing = frozenset({"deploy", "place", "propose"})
    letters = KEYS
    sounds = SOUNDS
    quiet = frozenset({"passed", "reacts", "turn", "round", "ended-turn", "drew", "moved", "manoeuvred"})
    announced = frozenset({"moved", "manoeuvred"})
    in_menu = frozenset({"give-up", "offer-draw"})
    grave = frozenset({"give-up"})
    final = frozenset({"give-up", "accept-draw"})
    goals = frozenset({"to"})
    harmful = frozenset({"strike", "brilliant-strike", "shot"})
    standing = Standing(("always", "blows", "never"), "always")
    rules = RULES_OF

    def __init__(self, options: Options, colours: tuple[str, ...] = ()) -> None:
        super().__init__(options, colours)
        self._theme = str(options["theme"])
        self._index = anchors("rois")
        side = self._index["board"]["size"][0]
        self._zones = {
            name: Rect(x / side, y / side, w / side, h / side)
            for name, (x, y, w, h) in self._index["board"]["zones"].items()
        }

    # ------------------------------------------------------------ the board

    def paint_board(self, desk: Desk, board: Rect, view: State) -> None:
        desk.shadow(board, 16, 210, 6, 10, 10)
        desk.picture("rois/board", board)
        terrain = view.proposal or view.field.terrain
        for number, name in enumerate(ZONES.names):
            kind = KIND_OF[terrain[number]]
            look = number * 7 % self._index["looks"][kind] + 1
            rect = on_board(board, self._zones[name])
            desk.picture(f"rois/zone-{self._theme}-{kind}-{look}", rect)
            if plate := self._index["plates"].get(kind):
                x, y, w, h = (value * rect.w / 300 for value in self._index["plates"]["at"])
                grown = clamp(1.0, PLATE / w, 1.6)  # its number must be read on a small board, too
                desk.picture(plate, Rect(rect.x + x, rect.y + y, w * grown, h * grown))
        size = self._index["board"]["size"][0]
        for x, y in self._index["board"]["studs"]:
            desk.picture("rois/stud", on_board(board, Rect((x - 12) / size, (y - 12) / size, 24 / size, 24 / size)))
        players = str(view.setting.players)
        for seat, (x, y, w, h, upright) in self._ribbons(players):
            rect = on_board(board, Rect(x / size, y / size, w / size, h / size))
            side = self._colour(view, SEATS.index(seat))
            desk.picture(f"rois/ribbon-{side}{'-upright' if upright else ''}", rect)

    def printed(self, view: State) -> object:
        return view.proposal or view.field.terrain, view.seats

    def _ribbons(self, players: str) -> list[tuple[str, tuple[float, float, float, float, bool]]]:
        ribbons = self._index["board"]["ribbons"].get(players, {})
        return [(seat, tuple(ribbon)) for seat, rows in ribbons.items() for ribbon in rows]

    def _colour(self, view: State, seat: int) -> str:
        """An army's colour: its player's, once the seats are known (ROIS-RULING-02)."""
        return self.colours[view.player(seat)] if self.colours and seat in view.seats else SIDES[seat]

    def places(self, view: State) -> tuple[Place, ...]:
        return tuple(Place(name, self._zones[name]) for name in ZONES.names)

    def figures(self, view: State, player: int | None) -> tuple[Figure, ...]:
        own = view.seats[player] if player is not None and view.seats else -1
        found: list[Figure] = []
        for zone in sorted(range(ZONES.size), key=lambda zone: -(zone // 5)):
            rect = self._zones[ZONES.names[zone]]
            pieces = [
                (unit.name, unit.seat, self._unit(view, unit.seat), str(unit.hp) if unit.hp < 10 else "")
                for unit in view.field.units
                if unit.zone == zone
            ]
            pieces += [(s.kind, s.seat, s.kind, "") for s in view.field.specials if s.zone == zone]
            stands = slots(len(pieces))
            for number, (value, seat, kind, coin) in enumerate(pieces):
                fx, fy, wide = stands[number % len(stands)]
                x, y = rect.x + fx * rect.w, rect.y + fy * rect.h
                side = self._colour(view, seat)
                picture = f"rois/{self._theme}-{kind}-{side}"
                name = ZONES.names[zone]
                found.append(Figure(value, picture, x, y, wide * rect.w, name, seat == own, coin, side))
        return tuple(found)

    @staticmethod
    def _unit(view: State, seat: int) -> str:
        """Units A and B of the theme: of two players North has B, of more West and East."""
        other = (2,) if view.setting.players == 2 else (1, 3)
        return "unit-b" if seat in other else "unit-a"

    # ------------------------------------------------------------ cards and seats

    def hand(self, view: State, player: int) -> tuple[str, ...]:
        return view.hands[view.seats[player]] if view.seats else ()

    def card_picture(self, card: str) -> str:
        return f"rois/card-{card}" if card in SUIT_OF else "table/card-back"

    def piles(self, view: State) -> tuple[Pile, ...]:
        deck = Pile("table/card-back", len(view.deck), "deck")
        if not view.discard:
            return (deck,)
        return deck, Pile(self.card_picture(view.discard[-1]), len(view.discard), "eye", view.discard)

    def laid(self, view: State) -> tuple[str, ...]:
        """The cards of a declared action (ROIS-RULING-58)."""
        return view.open.laid if view.open is not None else ()

    def side(self, view: State, player: int) -> str:
        if self.colours:
            return self.colours[player]
        seats = view.seats or tuple(EDGES[view.setting.players])
        return SIDES[seats[player]]

    def seat(self, view: State, player: int, name: str, words: Words) -> Seat:
        seat = view.seats[player] if view.seats else tuple(EDGES[view.setting.players])[player]
        units = sum(unit.seat == seat for unit in view.field.units)
        counts = (("cards", str(len(view.hands[seat]))), ("shield", str(units)))
        note = words.say("seat-note", number=view.field.hp(seat))
        active = view.stage == "play" and view.result is None and view.active == seat
        return Seat(self.side(view, player), name, counts, (), note, active)

    def heading(self, view: State, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        if view.stage != "play":
            return words.say("heading-setup"), (words.say("phase.setup"), words.say("phase.play")), 0
        title = words.say("heading", number=view.round, player=players[view.player(view.active)])
        return title, (words.say("phase.play"), words.say("phase.draw")), 0

    def teller(self, view: State, event: Event, by: int | None) -> int | None:
        args = dict(event.args)
        if event.kind == "round" or event.to is not None:
            return event.to
        if isinstance(player := args.get("player"), int):
            return player
        if (seat := args.get("seat")) in SEATS and view.seats:
            return view.player(SEATS.index(str(seat)))
        unit = str(args.get("unit", (args.get("pieces") or ("",))[0]))  # type: ignore[index]
        army = LETTERS.find(unit[:1]) if unit[1:].isdecimal() else -1
        return view.player(army) if army in view.seats else by

    def about(self, event: Event) -> tuple[str, ...]:
        args = dict(event.args)
        if isinstance(spelled := args.get("move"), str):
            args |= {name: values[0] for name, values in Move.parse(spelled).parts}
        named = (args.get(name) for name in ("zone", "to", "to_zone", "target"))
        return tuple(dict.fromkeys(str(name) for name in named if name in ZONES.names))

    def answer(self, view: State, ask: Ask, choice: str) -> Move | None:
        """ROIS-RULING-46: the question is put all the same, and the table lets it pass for him."""
        if ask.kind != "react" or view.open is None or choice == "always":
            return None
        return None if choice == "blows" and view.open.move.kind in (*BLOWS, "brilliant-move") else Move("pass")

    def may_stand(self, view: State, player: int) -> bool:
        return view.stage == "play" and view.result is None and view.seats[player] == view.active

    # ------------------------------------------------------------ clicks

    def lies(self, part: str) -> str:
        return LIES.get(part, "")

    def meaning(self, partial: Partial[State], value: str, names: tuple[str, ...]) -> str:
        chosen = {name for name, _ in partial.chosen}
        if value in SUIT_OF:
            order: tuple[str, ...] = ("cards", "card", "with") if KIND in chosen else ("card", "with", "cards")
        elif value in ZONES.names:
            order = ("zone", "to") if "zone" not in chosen else ("to", "zone")
        else:
            order = ("unit", "units", "specials") if "with" in chosen else ("units", "specials", "unit")
        return next((name for name in order if name in names), names[0])

    def intended(self, partial: Partial[State], value: str, what: str) -> str:
        chosen = {name for name, _ in partial.chosen}
        if what == "card":
            return "with" if "card" in chosen else "card"
        if what == "place":
            return "to" if "zone" in chosen or "card" in chosen else "zone"
        return "units"

    def follow(self, partial: Partial[State], name: str, value: str) -> None:
        """With a zone all its units are picked, as many as may go; a unit picked by itself brings its zone along."""
        offers = {part.name: part for part in partial.offers()}
        if name == "zone" and "units" in offers and "unit" not in offers:
            part = offers["units"]
            for unit in (part.values or ())[: part.most]:
                partial.pick("units", unit)
        if name in ("units", "unit", "specials") and "zone" in offers and len(offers["zone"].values or ()) == 1:
            partial.pick("zone", (offers["zone"].values or ("",))[0])

    def on_place(self, partial: Partial[State], view: State, place: str) -> bool:
        """Before the game a click on a zone places: terrain in turn, one more unit, the next special."""
        if view.stage == "terrain":
            return self._next_value(partial, "terrain", place, tuple(TERRAIN_NAMES))
        if view.stage == "deploy":
            return self._next_value(partial, "units", place, tuple(str(n) for n in range(1, view.setting.zone_max + 1)))
        if view.stage == "place":
            placed = {value.partition(":")[0]: value for name, value in partial.chosen if name == "specials"}
            kinds = [kind for kind in SPECIALS if kind in view.setting.specials]
            kind = next((kind for kind in kinds if kind not in placed), kinds[len(partial.chosen) % len(kinds)])
            if kind in placed:
                partial.pick("specials", placed[kind])
            return partial.pick("specials", f"{kind}:{place}")
        return False

    def draft(self, view: State, partial: Partial[State] | None) -> State:
        """Terrain, units and specials that are being placed, as they would stand."""
        if partial is None or view.stage == "play":
            return view
        pairs = [value.partition(":")[::2] for _, value in partial.chosen if ":" in value]
        if view.stage == "terrain":
            layout = dict(pairs)
            return view._replace(proposal="".join(TERRAIN_NAMES.get(layout.get(z, ""), ".") for z in ZONES.names))
        if not view.seats:
            return view
        board, seat = view.field, view.seats[partial.player]
        if view.stage == "deploy":
            zones = [zone for zone, number in pairs for _ in range(int(number))]
            units = tuple(Unit(seat, number + 1, ZONES.square(zone)) for number, zone in enumerate(zones))
            return view._replace(field=with_units(board, board.units + units))
        if view.stage == "place":
            placed = tuple(Special(seat, kind, ZONES.square(zone)) for kind, zone in pairs)
            return view._replace(field=with_units(board, board.units, board.specials + placed))
        return view

    @staticmethod
    def _next_value(partial: Partial[State], name: str, place: str, values: tuple[str, ...]) -> bool:
        """A click goes through the values of a zone: none, the first, the second ..."""
        now = next((v for n, v in partial.chosen if n == name and v.startswith(f"{place}:")), "")
        number = values.index(now.partition(":")[2]) + 1 if now else 0
        if now:
            partial.pick(name, now)
        return number >= len(values) or partial.pick(name, f"{place}:{values[number]}")

    # ------------------------------------------------------------ words and trays

    def action(self, view: State, move: Move, preview: Preview | None, words: Words) -> Action:
        how = move.one("how")
        off = move.kind == "move" and move.one("to") and move.one("to") not in ZONES.names
        key = "do.leave" if off else f"do.{move.kind}-{how}" if how else f"do.{move.kind}"
        key = "do.manoeuvre" if move.one("dir") else key
        total = preview.total if preview is not None else 0
        said = words.say(
            key,
            number=total,
            zone=move.one("zone"),
            to=move.one("to") or move.one("dir"),
            behind=table_previews.behind(move) if how == "push" else "",
            victim=move.one("victim"),
        )
        return Action(move, said, "boot" if how == "push" else self.kind_icon(move.kind))

    def kind_icon(self, kind: str) -> str:
        return _ICONS.get(kind, "play")

    def trays(self, desk: Desk, left: Rect, view: State, beside: Beside, words: Words) -> None:
        """What two or three cards do together: what the hand allows is lit, what fits the picked cards is gold."""
        partial: Partial[State] | None = beside.partial
        if partial is None or view.stage != "play" or left.w < 180:
            return
        possible = {line.kind for line in partial.lines} | self._kept_back(view, partial.player)
        offered = {part.name: part for part in partial.offers()}
        cards = sum(value in SUIT_OF for _, value in partial.chosen)
        fitting = set(offered[KIND].values or ()) if KIND in offered and cards > 1 else set()
        if left.h < TRAY_LEAST:
            table_tray.tiles(desk, left, [one for one in COMBINATIONS if one[0] in possible], fitting, words)
            return
        wide = max(desk.width(words.say(f"kind.{kind}"), TYPE.small) + 24 * len(s) for kind, s in COMBINATIONS)
        wide_enough = wide <= left.w - 52
        most = int((left.h - 64) // (30 if wide_enough else 46))
        shown = [one for one in COMBINATIONS if len(COMBINATIONS) <= most or one[0] in possible][:most]
        pitch = min(62.0, (left.h - 64) / len(COMBINATIONS)) if len(COMBINATIONS) <= most else 30 if wide_enough else 46
        if not shown:
            return
        box = Rect(left.x, left.y, left.w, 62 + pitch * len(shown))
        desk.panel(box)
        desk.fit(words.say("combinations"), box.x + 22, box.y + 34, box.w - 40, 22, "serif", BRASS_LIGHT)
        for number, (kind, signs) in enumerate(shown):
            row = Rect(box.x + 10, box.y + 54 + pitch * number, box.w - 20, pitch)
            table_tray.combination(desk, row, (kind, signs), wide_enough, kind in possible, kind in fitting, words)

    @staticmethod
    def _kept_back(view: State, player: int) -> set[str]:
        """What the hand would allow in another player's turn: cards to keep back for it."""
        hand = view.hands[view.seats[player]]
        found = {"counter"} if len(hand) > 1 else set()
        return found | ({"treachery"} if any(SUIT_OF.get(card) == Suit.JOKER for card in hand) else set())

    def drop(self, partial: Partial[State], view: State, grabbed: str, place: str) -> Choice | None:
        """A place is the goal of what was dragged; in a grand manoeuvre it gives the direction (ROIS-RULING-56)."""
        names = partial.names(place)
        if names:
            return ("to" if "to" in names else names[0]), place
        start = self._zone_of(view, grabbed)
        line = ZONES.line(start, place) if start != OFF else None
        ways = next((part.values or () for part in partial.offers() if part.name == "dir"), ())
        return ("dir", line[0]) if line is not None and line[1] == 1 and line[0] in ways else None

    def alike(self, values: tuple[str, ...]) -> bool:
        """Ranks have no meaning (ROIS-SETUP-16): cards of one suit are alike."""
        suits = {SUIT_OF.get(value) for value in values}
        return len(values) == 1 or (len(suits) == 1 and None not in suits)

    def rule(self, view: State, what: str, value: str) -> str:
        """A card by its suit, a figure by its kind, a zone by its terrain; all else by its name."""
        if what == "card" and value in SUIT_OF:
            value = SUIT_OF[value].name.lower()
        elif what == "figure":
            value = value.rpartition(":")[2]
            if value in SPECIALS and value != "general":
                value = "special"
            elif any(unit.name == value and unit.hp < FULL_HP for unit in view.field.units):
                value = "wounded"
        elif what == "place" and value in ZONES.names:
            letter = (view.proposal or view.field.terrain)[ZONES.square(value)]
            value = "defensive" if letter in DEFENSIVE else "penalising" if letter in PENALISING else "clear"
        return super().rule(view, what, value)

    def tab(self, view: State, move: Move, preview: Preview | None) -> Tab | None:
        return table_previews.tab(move, preview)

    def tip(self, view: State, move: Move, preview: Preview | None, words: Words) -> Tip | None:
        return table_previews.tip(view, move, preview, words)

    def coins(self, view: State, move: Move) -> tuple[tuple[str, str], ...]:
        return table_previews.coins(view, move)

    def charts(self, session: Session[State], players: tuple[str, ...], words: Words) -> tuple[Chart, ...]:
        view = session.view(None)
        sides = tuple(self.side(view, player) for player in range(len(players)))
        return table_numbers.charts(session, sides, players, words)

    def help(self, view: State, partial: Partial[State], move: Move | None, words: Words) -> str:
        return table_previews.help_words(view, partial, move, words)

    def target(self, view: State, move: Move) -> str:
        """The zone aimed at; of a grand manoeuvre the one that its first troop goes to."""
        start, way = self._start(view, move), move.one("dir")
        if way and start != OFF and (goal := ZONES.step[way][start]) != OFF:
            return ZONES.names[goal]
        return move.one("to") or move.one("zone")

    def source(self, view: State, move: Move) -> str:
        start = self._start(view, move) if move.one("dir") else OFF
        return ZONES.names[start] if start != OFF else move.one("zone") if move.one("to") else ""

    @staticmethod
    def _start(view: State, move: Move) -> int:
        """Where the first troop of a grand manoeuvre stands."""
        return RoisTable._zone_of(view, (move.some("units") + move.some("specials") or ("",))[-1])

    @staticmethod
    def _zone_of(view: State, name: str) -> int:
        """Where a unit, or a special of the side that acts, stands."""
        pieces = [(unit.name, unit.zone) for unit in view.field.units]
        pieces += [(s.kind, s.zone) for s in view.field.specials if s.seat == view.active]
        return next((zone for piece, zone in pieces if piece == name), OFF)


TABLE = RoisTable
