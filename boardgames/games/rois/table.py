"""How Les Rois du Champ de Bataille lies on the table: zones, troops, cards, combinations."""

from boardgames.art import anchors
from boardgames.core.cards import BACK, SUIT_OF
from boardgames.core.contract import Event, Move, Options, Preview
from boardgames.core.partial import KIND, Partial
from boardgames.games.rois.options import SPECIALS
from boardgames.games.rois.state import EDGES, SEATS, TERRAIN_NAMES, ZONES, Special, State, Unit, with_units
from boardgames.table.desk import Desk, Seat
from boardgames.table.game import Action, Figure, GameTable, Pile, Place, on_board
from boardgames.table.setting import Face
from boardgames.table.space import TYPE, Rect
from boardgames.table.tone import BRASS_LIGHT, FAINT, GOLD_HIGH, PARCHMENT, RED_TEXT
from boardgames.words import Words

SIDES = {0: "blue", 1: "green", 2: "vermilion", 3: "rose"}
"""The colour of each seat: South, West, North, East."""
KIND_OF = {letter: name for name, letter in TERRAIN_NAMES.items()} | {".": "clear"}

SLOTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((0.5, 0.74, 0.46),),
    2: ((0.28, 0.74, 0.42), (0.72, 0.74, 0.42)),
    3: ((0.29, 0.49, 0.39), (0.71, 0.49, 0.39), (0.5, 0.925, 0.39)),
    4: ((0.29, 0.49, 0.39), (0.71, 0.49, 0.39), (0.29, 0.925, 0.39), (0.71, 0.925, 0.39)),
    5: ((0.2, 0.49, 0.31), (0.5, 0.49, 0.31), (0.8, 0.49, 0.31), (0.33, 0.925, 0.31), (0.67, 0.925, 0.31)),
    6: tuple((x, y, 0.31) for y in (0.49, 0.925) for x in (0.2, 0.5, 0.8)),
}
"""Where the pieces of a zone stand: middle, foot and width in shares of the zone, by their number."""

COMBINATIONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("shot", ("diamond", "diamond")),
    ("brilliant-move", ("spade", "diamond")),
    ("brilliant-strike", ("diamond", "spade")),
    ("heal", ("spade", "club")),
    ("sabotage", ("deck", "deck", "deck")),
)
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
}


class RoisTable(GameTable[State]):
    """The table of Les Rois du Champ de Bataille."""

    aspect = 1.0
    modes = frozenset({"discard", "counter", "treachery"})

    def __init__(self, options: Options) -> None:
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
                desk.picture(plate, Rect(rect.x + x, rect.y + y, w, h))
        size = self._index["board"]["size"][0]
        for x, y in self._index["board"]["studs"]:
            desk.picture("rois/stud", on_board(board, Rect((x - 12) / size, (y - 12) / size, 24 / size, 24 / size)))
        players = str(view.setting.players)
        for seat, (x, y, w, h, upright) in self._ribbons(players):
            rect = on_board(board, Rect(x / size, y / size, w / size, h / size))
            desk.picture(f"rois/ribbon-{SIDES[SEATS.index(seat)]}{'-upright' if upright else ''}", rect)

    def _ribbons(self, players: str) -> list[tuple[str, tuple[float, float, float, float, bool]]]:
        ribbons = self._index["board"]["ribbons"].get(players, {})
        return [(seat, tuple(ribbon)) for seat, rows in ribbons.items() for ribbon in rows]

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
            slots = SLOTS[min(6, max(1, len(pieces)))]
            for number, (value, seat, kind, coin) in enumerate(pieces):
                fx, fy, wide = slots[number % len(slots)]
                x, y = rect.x + fx * rect.w, rect.y + fy * rect.h
                picture = f"rois/{self._theme}-{kind}-{SIDES[seat]}"
                name = ZONES.names[zone]
                found.append(Figure(value, picture, x, y, wide * rect.w, name, seat == own, coin))
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
        laid = view.open.laid if view.open is not None else ()
        top = (laid or view.discard or (BACK,))[-1]
        deck = Pile("table/card-back", len(view.deck), "deck")
        return (deck, Pile(self.card_picture(top), len(view.discard), "eye")) if top != BACK else (deck,)

    def side(self, view: State, player: int) -> str:
        seats = view.seats or tuple(EDGES[view.setting.players])
        return SIDES[seats[player]]

    def seat(self, view: State, player: int, name: str, words: Words) -> Seat:
        seat = view.seats[player] if view.seats else tuple(EDGES[view.setting.players])[player]
        units = sum(unit.seat == seat for unit in view.field.units)
        counts = (("cards", str(len(view.hands[seat]))), ("shield", str(units)))
        note = words.say("seat-note", number=view.field.hp(seat))
        active = view.stage == "play" and view.result is None and view.active == seat
        return Seat(SIDES[seat], name, counts, (), note, active)

    def heading(self, view: State, players: tuple[str, ...], words: Words) -> tuple[str, tuple[str, ...], int]:
        if view.stage != "play":
            return words.say("heading-setup"), (words.say("phase.setup"), words.say("phase.play")), 0
        title = words.say("heading", number=view.round, player=players[view.player(view.active)])
        return title, (words.say("phase.play"), words.say("phase.draw")), 0

    def teller(self, view: State, event: Event) -> int | None:
        args = dict(event.args)
        if event.kind == "round":
            return None
        if isinstance(player := args.get("player"), int):
            return player
        if (seat := args.get("seat")) in SEATS and view.seats:
            return view.player(SEATS.index(str(seat)))
        unit = str(args.get("unit", (args.get("pieces") or ("",))[0]))  # type: ignore[index]
        letters = {"S": 0, "W": 1, "N": 2, "E": 3}
        return (
            view.player(letters[unit[0]]) if unit[:1] in letters and unit[1:].isdecimal() else view.player(view.active)
        )

    # ------------------------------------------------------------ clicks

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
        key = f"do.{move.kind}" + (f"-{move.one('how')}" if move.one("how") else "")
        total = preview.total if preview is not None else 0
        said = words.say(key, number=total, zone=move.one("zone"), to=move.one("to"), victim=move.one("victim"))
        icon = "boot" if move.one("how") == "push" else self.kind_icon(move.kind)
        return Action(move, said, icon, preview)

    def kind_icon(self, kind: str) -> str:
        return _ICONS.get(kind, "play")

    def trays(self, desk: Desk, left: Rect, view: State, partial: Partial[State] | None, words: Words) -> None:
        """What two or three cards do together: what the hand allows is lit, what fits the picked cards is gold."""
        if partial is None or view.stage != "play" or left.w < 180:
            return
        possible = {line.kind for line in partial.lines}
        offered = {part.name: part for part in partial.offers()}
        fitting = set(offered[KIND].values or ()) if KIND in offered and partial.chosen else set()
        pitch = min(62.0, (left.h - 64) / len(COMBINATIONS))
        box = Rect(left.x, left.y, left.w, 58 + pitch * len(COMBINATIONS))
        desk.panel(box)
        desk.fit(words.say("combinations"), box.x + 22, box.y + 34, box.w - 40, 22, "serif", BRASS_LIGHT)
        beside = box.w > 260
        for number, (kind, signs) in enumerate(COMBINATIONS):
            y = box.y + 56 + pitch * number
            tone = GOLD_HIGH if kind in fitting else PARCHMENT if kind in possible else FAINT
            for place, sign in enumerate(signs):
                red = sign in ("diamond", "heart") and kind in possible
                at = y + (pitch / 2 - 1 if beside else pitch * 0.29)
                desk.icon(sign, box.x + 36 + place * 24, at, 20, RED_TEXT if red else tone, tone)
            x, row = (108, pitch / 2 - 1) if beside else (20, pitch * 0.68)
            face: Face = "semi" if kind in fitting else "sans"
            size = TYPE.body if beside else TYPE.small
            desk.fit(words.say(f"kind.{kind}"), box.x + x, y + row, box.w - x - 16, size, face, tone)

    def dropped(self, partial: Partial[State], names: tuple[str, ...]) -> str:
        return "to" if "to" in names else names[0]

    def alike(self, values: tuple[str, ...]) -> bool:
        """Ranks have no meaning (ROIS-SETUP-16): cards of one suit are alike."""
        suits = {SUIT_OF.get(value) for value in values}
        return len(values) == 1 or (len(suits) == 1 and None not in suits)

    def tip(self, view: State, action: Action, words: Words) -> tuple[str, list[tuple[str, str]], str] | None:
        preview, move = action.preview, action.move
        if preview is None or not preview.modifiers or move.one("how") == "push":
            return None
        rows = [
            (words.say(f"modifier.{m.name}"), f"{m.value}" if not number else f"{m.value:+d}".replace("-", "\u2212"))
            for number, m in enumerate(preview.modifiers)
        ]
        return f"{move.one('zone')} → {move.one('to')}", rows, str(preview.total)

    def target(self, move: Move) -> str:
        return move.one("to") or move.one("zone")

    def source(self, move: Move) -> str:
        return move.one("zone") if move.one("to") else ""


TABLE = RoisTable
