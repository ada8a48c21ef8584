"""Before the first turn: scenario, sides, armies in secret, terrain, deployment (chapter "Set-up")."""

from boardgames.core.contract import FORM, Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.core.luck import Luck
from boardgames.games.koth import turn
from boardgames.games.koth.magic import zone
from boardgames.games.koth.options import AFTER, DRAWN, KNOWN, Setting, with_scenario
from boardgames.games.koth.play import Play
from boardgames.games.koth.state import (
    BLUE,
    BOARD,
    EDGES,
    HALVES,
    NAMES,
    RED,
    SECOND_ROWS,
    SHAPES,
    SIDES,
    Land,
    Piece,
    State,
    changed,
    land,
    names,
    place,
)
from boardgames.games.koth.units import BASIC, CODES, MOST_FANTASTIC, SLOTS

BUDGET = 2
"""How many elements each player may place; a large one counts as two (KOTH-PLACE-02, KOTH-PLACE-03)."""
PRINTED = {"lake": 1, "road": 1, "rocky": 2, "forest-small": 2, "forest-long": 1, "forest-large": 1}
ELEMENTS = (
    "lake-deep",
    "lake-shallow",
    "road",
    "rocky",
    "forest-small",
    "forest-long",
    "forest-long-turned",
    "forest-large",
    "tokens",
)
"""What can be placed. The long forest may be turned (KOTH-RULING-09), a lake is deep or shallow (KOTH-PLACE-09)."""
FAR = 5
"""The least distance between two objective tokens of one colour (KOTH-PLACE-10)."""
COMPLETE_FIRST = {"ambush": RED, "night": BLUE, "siege": BLUE}
"""Who deploys his whole army before the other (KOTH-SCEN-07, -10, -20)."""


def _print_of(piece: str) -> str:
    """The printed piece that an element is made of."""
    return "lake" if piece.startswith("lake") else piece.removesuffix("-turned")


def _large(element: str) -> bool:
    return element.startswith(("lake", "forest-long", "forest-large"))


def cost(element: str) -> int:
    """Elements of more than four squares cost the whole budget, the road in spite of its seven does not."""
    return 2 if _large(element) else 1


def start(agreed: Setting, luck: Luck) -> Play:
    """The table before the first question (KOTH-SETUP-01, KOTH-RULING-88)."""
    play = Play(State(agreed, luck, Land(), deck=agreed.pack, stage="armies", asked=0, seats=(), turn=0))
    if agreed.scenario != DRAWN:
        _lay_down(play)
    elif agreed.armies in (KNOWN, AFTER):
        _draw_scenario(play)
    if agreed.armies == AFTER:
        _draw_roles(play)
    return play


def _draw_scenario(play: Play) -> None:
    name = play.stream.draw(play.state.setting.pool)
    play.change(setting=with_scenario(play.state.setting, name))
    play.tell("scenario-drawn", "KOTH-RULING-88", scenario=name)
    _lay_down(play)


def _lay_down(play: Play) -> None:
    plan = play.state.setting.plan
    pieces = tuple(Piece(kind, BOARD.square(corner)) for kind, corner in plan.terrain)
    play.change(land=land(pieces, plan.hill))


def _draw_roles(play: Play) -> None:
    """Who leads which side: drawn where the sides differ, else as the players sit (KOTH-RULING-15)."""
    agreed = play.state.setting
    first = SIDES[BLUE]
    if agreed.roles == "drawn" or (agreed.roles == "auto" and agreed.plan.roles):
        first = play.stream.draw(SIDES)
    blue_first = first == SIDES[BLUE]
    play.change(seats=(BLUE, RED) if blue_first else (RED, BLUE))
    if not blue_first:
        one, two = play.state.armies
        play.change(armies=(two, one))
    if play.state.stage == "armies" and not any(play.state.armies):
        play.change(asked=BLUE)
    for player, side in enumerate(play.state.seats):
        play.tell("leads", "KOTH-RULING-15", player=player, army=f"{SIDES[side]}-army")


def choose_army(play: Play, side: int, move: Move) -> None:
    """One army is chosen, hidden from the other player (KOTH-ARMY-01, KOTH-RULING-07)."""
    chosen = _slots(move)
    general = move.one("general")
    army = tuple(chosen[slot] + "*" * (slot == general) for slot in sorted(chosen))
    play.change(armies=changed(play.state.armies, side, army))
    play.tell("army-chosen", "KOTH-ARMY-01", player=play.state.player(side))
    if side == BLUE:
        play.change(asked=RED)
        return
    if play.state.setting.scenario == DRAWN:
        _draw_scenario(play)
    if not play.state.seats:
        _draw_roles(play)
    _show_armies(play)


def _show_armies(play: Play) -> None:
    """Both armies become public together; a horde slot gives two units (KOTH-RULING-07, KOTH-ARMY-06)."""
    armies = play.state.armies
    for side in (BLUE, RED):
        play.tell("army-shown", "KOTH-RULING-07", seat=SIDES[side], units=armies[side])
    blue, red = (tuple(unit for code in army for unit in (code,) * (1 + (code == "HO"))) for army in armies)
    first = SIDES.index(play.stream.draw(SIDES))
    play.change(armies=((), ()), reserve=(blue, red), first=first, active=first)
    play.tell("set-up-first", "KOTH-SETUP-01", seat=SIDES[first])
    if play.state.setting.terrain:
        play.change(stage="terrain", asked=first)
        _next_to_place(play, first)
    else:
        _deploy(play)


def _slots(move: Move) -> dict[str, str]:
    pairs = (word.partition(":") for word in move.some("units"))
    return {slot: code for slot, _, code in pairs}


def refuse_army(state: State, side: int, move: Move) -> Refusal | None:
    """Seven slots, at most two of them fantastic, and a general in a basic one."""
    words, general = move.some("units"), move.one("general")
    chosen = _slots(move)
    for slot, code in chosen.items():
        if slot not in SLOT_NAMES or code not in CODES:
            return refusal("KOTH-ARMY-01", "no-such-slot", value=f"{slot}:{code}"[:40])
    if len(words) != SLOTS or len(chosen) != SLOTS:
        return refusal("KOTH-ARMY-01", "seven-slots", number=len(words))
    fantastic = sum(code not in BASIC for code in chosen.values())
    if fantastic and not state.setting.fantastic:
        return refusal("KOTH-ARMY-04", "no-fantastic-units")
    if fantastic > MOST_FANTASTIC:
        return refusal("KOTH-ARMY-04", "too-fantastic", number=fantastic, most=MOST_FANTASTIC)
    if general not in chosen:
        return refusal("KOTH-ARMY-03", "no-general")
    if len(move.some("general")) > 1:
        return refusal("KOTH-ARMY-03", "one-general")
    if chosen[general] not in BASIC:
        return refusal("KOTH-ARMY-05", "fantastic-general", unit=chosen[general])
    return None


SLOT_NAMES = tuple(str(slot) for slot in range(1, SLOTS + 1))


def lines_army(state: State, side: int) -> tuple[Line, ...]:
    """A type for each slot, and the slot of the general: some of a set of pairs."""
    codes = CODES if state.setting.fantastic else BASIC
    pairs = tuple(f"{slot}:{code}" for slot in SLOT_NAMES for code in codes)
    return (Line("army", (Part("units", pairs, SLOTS, SLOTS), Part("general", SLOT_NAMES))),)


def nearest_army(state: State, side: int, move: Move) -> Move:
    """The last word for each slot holds; what is missing or too fantastic becomes infantry, which may lead."""
    chosen = _slots(move)
    room = MOST_FANTASTIC if state.setting.fantastic else 0
    army = {}
    for slot in SLOT_NAMES:
        code = chosen.get(slot, BASIC[0])
        fits = code in BASIC or (code in CODES and room > 0)
        army[slot] = code if fits else BASIC[0]
        room -= army[slot] not in BASIC
    basic = [slot for slot in SLOT_NAMES if army[slot] in BASIC]
    general = move.one("general") if move.one("general") in basic else basic[0]
    units = tuple(f"{slot}:{army[slot]}" for slot in SLOT_NAMES)
    return Move.make("army", units=units, general=general)


def spent(state: State, side: int) -> int:
    """What a player has placed, in elements; a pair of tokens is one."""
    placed = [piece.kind for piece in state.land.pieces if piece.side == side]
    tokens = sum(kind.startswith("token") for kind in placed)
    return tokens // 2 + sum(cost(kind) for kind in placed if not kind.startswith("token"))


def left_to_place(state: State, side: int) -> tuple[str, ...]:
    """The elements that a player can still afford and that nobody has used (KOTH-PLACE-11)."""
    budget = BUDGET - spent(state, side)
    return tuple(element for element in ELEMENTS if cost(element) <= budget and not _used_up(state, side, element))


def _next_to_place(play: Play, following: int) -> None:
    """The next who has budget left and has not declined; then deployment (KOTH-PLACE-01, -08, KOTH-RULING-13)."""
    state = play.state
    for side in (following, 1 - following):
        if spent(state, side) < BUDGET and not state.declined[side]:
            play.change(asked=side)
            return
    _deploy(play)


def lay(play: Play, side: int, move: Move) -> None:
    """An element comes onto the board."""
    element, corners = move.one("piece"), move.some("at") + move.some("and")
    kind = f"token-{SIDES[side]}" if element == "tokens" else element
    pieces = play.state.land.pieces + tuple(Piece(kind, place(corner), side) for corner in sorted(corners))
    play.change(land=land(pieces, bool(play.state.land.hill)))
    play.tell("placed-terrain", "KOTH-PLACE-01", seat=SIDES[side], piece=element, squares=corners)
    _next_to_place(play, 1 - side)


def decline(play: Play, side: int, move: Move) -> None:
    """Nothing more of this player (KOTH-PLACE-08)."""
    play.change(declined=changed(play.state.declined, side, 1))
    play.tell("declined-terrain", "KOTH-PLACE-08", seat=SIDES[side])
    _next_to_place(play, 1 - side)


def refuse_lay(state: State, side: int, move: Move) -> Refusal | None:
    """Piece, budget, half, overlap, in this order."""
    element, corner = move.one("piece"), move.one("at")
    if element not in ELEMENTS:
        other = f"token-{SIDES[1 - side]}"
        return refusal("KOTH-PLACE-11", "not-your-tokens" if element == other else "no-such-piece", value=element)
    if element != "tokens" and move.some("and"):
        return refusal(FORM, "part-unknown", part="and", action=element)
    if _used_up(state, side, element):
        return refusal("KOTH-PLACE-11", "piece-used", piece=element)
    if cost(element) > BUDGET - spent(state, side):
        return refusal("KOTH-PLACE-03", "too-large-now", piece=element)
    if element == "tokens":
        return _refuse_tokens(state, side, move)
    square = BOARD.square(corner)
    covered = Piece(element, square).squares if square != OFF else 0
    if not covered:
        if element == "road" and square != OFF:
            return refusal("KOTH-PLACE-06", "road-edge-to-edge", where=(corner,))
        return refusal("KOTH-RULING-09", "piece-off-board", square=corner)
    if element != "road" and covered & ~HALVES[side]:
        return refusal("KOTH-PLACE-05", "outside-half", where=names(covered & ~HALVES[side]))
    return _refuse_overlap(state, covered)


def _used_up(state: State, side: int, element: str) -> bool:
    if element == "tokens":
        return state.land.tokens(side) != 0
    printed = _print_of(element)
    return sum(_print_of(piece.kind) == printed for piece in state.land.pieces) >= PRINTED[printed]


def _taken(state: State) -> int:
    taken = state.land.hill
    for piece in state.land.pieces:
        taken |= piece.squares
    return taken


def _refuse_overlap(state: State, covered: int) -> Refusal | None:
    both = covered & _taken(state)
    if both:
        return refusal("KOTH-PLACE-07", "overlap", where=names(both), squares=names(both))
    return None


def _refuse_tokens(state: State, side: int, move: Move) -> Refusal | None:
    """Both in the other half, far from each other and not in one row (KOTH-PLACE-10, KOTH-RULING-10 to -12)."""
    corners = (move.one("at"), move.one("and"))
    one, two = (BOARD.square(corner) for corner in corners)
    if OFF in (one, two):
        return refusal("KOTH-PLACE-10", "two-tokens")
    covered = 1 << one | 1 << two
    if covered & ~HALVES[1 - side]:
        return refusal("KOTH-PLACE-10", "tokens-half", where=names(covered & ~HALVES[1 - side]))
    if one // BOARD.columns == two // BOARD.columns:
        return refusal("KOTH-PLACE-10", "tokens-in-row", where=corners)
    if BOARD.distance(one, two) < FAR:
        return refusal("KOTH-PLACE-10", "tokens-near", where=corners, distance=BOARD.distance(one, two))
    return _refuse_overlap(state, covered)


def lines_lay(state: State, side: int) -> tuple[Line, ...]:
    """Every piece on every place that it fits (KOTH-RULING-14)."""
    taken, lines = _taken(state), []
    for element in left_to_place(state, side):
        if element == "tokens":
            lines += _lines_tokens(side, HALVES[1 - side] & ~taken)
            continue
        fits = []
        for square in range(BOARD.size):
            covered = BOARD.block(square, *SHAPES[element])
            if covered and not covered & taken and (element == "road" or not covered & ~HALVES[side]):
                fits.append(NAMES[square])
        if fits:
            lines.append(Line("lay-terrain", (Part("piece", (element,)), Part("at", tuple(fits)))))
    return tuple(lines)


def _lines_tokens(side: int, free: int) -> list[Line]:
    lines = []
    squares = tuple(BOARD.squares(free))
    for one in squares:
        partners = tuple(
            NAMES[two]
            for two in squares
            if one // BOARD.columns != two // BOARD.columns and BOARD.distance(one, two) >= FAR
        )
        if partners:
            lines.append(
                Line("lay-terrain", (Part("piece", ("tokens",)), Part("at", (NAMES[one],)), Part("and", partners)))
            )
    return lines


def _deploy(play: Play) -> None:
    side = COMPLETE_FIRST.get(play.state.setting.scenario, play.state.first)
    play.change(stage="deploy", asked=side)


def deploy(play: Play, side: int, move: Move) -> None:
    """One unit stands; then the other side places one, or whoever has units left (KOTH-DEPLOY-02, -04)."""
    unit, square = move.one("unit"), place(move.one("to"))
    reserve = list(play.state.reserve[side])
    reserve.remove(unit)
    play.change(reserve=changed(play.state.reserve, side, tuple(reserve)))
    play.put(side, square, unit.removesuffix("*"))
    if unit.endswith("*"):
        play.change(generals=changed(play.state.generals, side, square))
    play.tell("deployed", "KOTH-DEPLOY-02", seat=SIDES[side], unit=unit, square=NAMES[square])
    state = play.state
    complete = state.setting.scenario in COMPLETE_FIRST
    following = side if complete and state.reserve[side] else 1 - side
    if state.reserve[following]:
        play.change(asked=following)
    elif state.reserve[side]:
        play.change(asked=side)
    else:
        turn.begin(play, 1)


def deploy_squares(state: State, side: int) -> int:
    """Free squares of the zone; if there is none, those of the next row towards the middle (KOTH-RULING-04)."""
    taken = state.occupied | state.land.deep
    free = zone(state, side) & ~taken
    return free if free or zone(state, side) != EDGES[side] else SECOND_ROWS[side] & ~taken


def refuse_deploy(state: State, side: int, move: Move) -> Refusal | None:
    """A unit of the reserve, a free square of the zone."""
    unit, to = move.one("unit"), move.one("to")
    square = BOARD.square(to)
    if unit not in state.reserve[side]:
        return refusal("KOTH-DEPLOY-02", "not-in-reserve", value=unit)
    if square != OFF and deploy_squares(state, side) >> square & 1:
        return None
    if square == OFF or not zone(state, side) >> square & 1:
        return refusal("KOTH-DEPLOY-01", "outside-deployment", where=(to,) if square != OFF else (), square=to)
    if state.land.deep >> square & 1:
        return refusal("KOTH-DEPLOY-03", "deploy-in-lake", where=(to,), square=to)
    return refusal("KOTH-DEPLOY-03", "deploy-occupied", where=(to,), square=to)


def lines_deploy(state: State, side: int) -> tuple[Line, ...]:
    """Any unit that waits, any free square of the zone."""
    units = tuple(dict.fromkeys(state.reserve[side]))
    return (Line("deploy", (Part("unit", units), Part("to", names(deploy_squares(state, side))))),)
