"""The text form of a position: readable, complete, and short where nothing is out of the ordinary.

A position is words of the form `key=value`; what is not said has its ordinary value, and cards that are named nowhere
are in the deck. So a test or a bug report says only what matters:

>>> state = read("units=4S@C2,N1@C3:7 specials=S:general@C2 hands=S:4D,7S terrain=...../...../..w../...../.....")
>>> state.field.units[4]
Unit(seat=2, number=1, zone=12, hp=7)
>>> read(write(state)) == state
True
"""

import re

from boardgames.core.cards import BACK, PACK, in_pack_order
from boardgames.core.contract import BadOptions, BadPosition, Move
from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.core.positions import (
    cards,
    check_pack,
    number,
    one_of,
    read_luck,
    read_result,
    read_words,
    write_luck,
    write_result,
)
from boardgames.games.rois.options import SPECIALS, Setting, setting, settle
from boardgames.games.rois.state import (
    CLEAR,
    DEFENSIVE,
    EDGES,
    FULL_HP,
    LETTERS,
    PENALISING,
    SEATS,
    ZONES,
    Field,
    Open,
    Special,
    State,
    Unit,
)

_OPTION_KEYS = {
    "scenario": "scenario",
    "players": "players",
    "teams": "teams",
    "zone-max": "zone-max",
    "each": "units",
    "deployment": "deployment",
    "terrain-by": "terrain",
    "agreed": "specials",
    "manoeuvre": "manoeuvre",
    "rounds": "rounds",
}
_KEYS = frozenset(_OPTION_KEYS) | frozenset(
    "terrain units specials hands deck discard deck-was stage seats first turn round spent action laid step asked"
    " cancelled by offered proposal off points result luck".split()
)
_STAGES = ("terrain", "agree", "deploy", "place", "play")
_STEPS = ("react", "reaction", "replace", "sabotaged")


def write(state: State) -> str:
    """The text of a position or of a view; the same position always has the same text."""
    words: list[tuple[str, str]] = [*_setting_words(state.setting)]
    board = state.field
    words.append(("terrain", rows(board.terrain)))
    words.append(("units", ",".join(map(_unit, board.units))))
    words.append(("specials", ",".join(f"{LETTERS[s]}:{kind}@{ZONES.names[z]}" for s, kind, z in board.specials)))
    words.append(("seats", ",".join(SEATS[seat] for seat in state.seats)))
    words.append(("hands", ";".join(f"{LETTERS[s]}:{','.join(h)}" for s, h in enumerate(state.hands) if h)))
    words.append(("deck", f"{BACK}*{len(state.deck)}" if BACK in state.deck else ",".join(state.deck)))
    words.append(("discard", ",".join(state.discard)))
    words.append(("deck-was", "" if state.deck_was == PACK else ",".join(state.deck_was) or "none"))
    words.append(("stage", state.stage if state.stage != "play" else ""))
    words += [("first", SEATS[state.first]), ("turn", SEATS[state.active]), ("round", str(state.round))]
    words.append(("spent", ",".join(state.spent)))
    if state.open is not None:
        words += [("action", f'"{state.open.move}"'), ("laid", ",".join(state.open.laid))]
        words += [("step", state.open.step), ("cancelled", state.open.cancelled), ("by", state.open.by)]
    asked = state.open.asked if state.open is not None else state.asked
    words.append(("asked", "" if asked < 0 else str(asked) if state.stage in _STAGES[:2] else SEATS[asked]))
    words.append(("offered", "yes" if state.offered else ""))
    words.append(("proposal", rows(state.proposal) if state.proposal else ""))
    words += [("off", _tally(state.off)), ("points", _tally(state.points))]
    words.append(("result", write_result(state.result)))
    words.append(("luck", write_luck(state.luck)))
    written = [f"{key}={value}" for key, value in words if value]
    if not state.deck:
        written.append("deck=none")
    return " ".join(written)


def read(text: str) -> State:
    """The position that a text says; BadPosition says what is wrong with it."""
    words = read_words(text, _KEYS)
    agreed = _setting(words)
    seats = _seats(words, agreed)
    board = Field(_terrain(words.get("terrain", rows(CLEAR * 25))), _units(words), _specials(words))
    hands = _hands(words)
    opened = _open(words)
    luck = read_luck(words)
    discard, laid, deck_was = (cards(words.get(key, "")) for key in ("discard", "laid", "deck-was"))
    deck = _deck(words, luck, (*discard, *laid, *(card for hand in hands for card in hand)))
    state = State(
        setting=agreed,
        luck=luck,
        field=board,
        hands=hands,
        deck=deck,
        discard=discard,
        deck_was=deck_was if "deck-was" in words else PACK,
        stage=one_of(words, "stage", _STAGES, "play"),
        seats=seats,
        first=_seat(words, "first", seats[0] if seats else 0),
        active=_seat(words, "turn", _seat(words, "first", seats[0] if seats else 0)),
        round=number(words.get("round", "1"), 1, 999),
        spent=cards(words.get("spent", "")),
        open=opened,
        asked=-1 if opened is not None else _asked(words, agreed.players),
        offered=words.get("offered") == "yes",
        proposal=_terrain(words["proposal"]) if "proposal" in words else "",
        off=_counts(words, "off"),
        points=_counts(words, "points"),
        result=read_result(words, agreed.players),
    )
    _check(state)
    return state


def sketch(state: State) -> str:
    """The board in letters: terrain, then units and hit points of each army in the zone, a star for each special.

    >>> drawn = sketch(read("units=4S@C2,N1@C3:7 specials=S:general@C2 terrain=...../...../..w../...../....."))
    >>> print(drawn.splitlines()[6].strip(), drawn.splitlines()[8].strip(), sep=chr(10))
    3 |           |           |wN1:7      |           |           |
    2 |           |           | S4:40*    |           |           |
    """
    edge = "   +" + (("-" * 11) + "+") * 5
    lines = ["    " + "".join(f"{column:^12}" for column in "ABCDE"), edge]
    for row in (4, 3, 2, 1, 0):
        cells = "|".join(f"{_cell(state, row * 5 + column):<11}" for column in range(5))
        lines += [f" {row + 1} |{cells}|", edge]
    hands = (f"{SEATS[seat]} {len(hand)}" for seat, hand in enumerate(state.hands) if seat in state.seats)
    lines.append(f"   {' · '.join(hands)} · deck {len(state.deck)} · discard {len(state.discard)}")
    return "\n".join(lines)


def _cell(state: State, zone: int) -> str:
    board = state.field
    ground = board.terrain[zone].replace(CLEAR, "")
    groups = []
    for seat in range(4):
        units = board.units_in(zone, seat)
        stars = "*" * len(board.specials_in(zone, seat))
        if units:
            groups.append(f"{LETTERS[seat]}{len(units)}:{sum(unit.hp for unit in units)}{stars}")
    return f"{ground or ' '}{'/'.join(groups)}"


def rows(terrain: str) -> str:
    """25 zones as five rows, north first, as the catalogue draws them."""
    return "/".join(terrain[row * 5 : row * 5 + 5] for row in (4, 3, 2, 1, 0))


def zones_of_rows(text: str) -> str:
    """The other way round: 25 letters, A1 first."""
    return "".join(reversed(text.split("/")))


def _unit(unit: Unit) -> str:
    return f"{unit.name}@{ZONES.names[unit.zone]}" + (f":{unit.hp}" if unit.hp != FULL_HP else "")


def _tally(counts: tuple[int, ...]) -> str:
    return ",".join(f"{LETTERS[seat]}:{count}" for seat, count in enumerate(counts) if count)


def _setting_words(agreed: Setting) -> list[tuple[str, str]]:
    """What differs from what would be agreed if nothing were said."""
    said = {"scenario": agreed.scenario, "players": str(agreed.players), "zone-max": str(agreed.zone_max)}
    if agreed.scenario != "free":
        said = {"scenario": agreed.scenario}
    ordinary, silent = setting(settle(said)), setting(settle({}))
    each = str(agreed.units) if agreed.units != ordinary.units else ""
    return [
        ("scenario", agreed.scenario if agreed.scenario != silent.scenario else ""),
        ("players", str(agreed.players) if agreed.players != silent.players else ""),
        ("teams", "on" if agreed.teams else ""),
        ("zone-max", str(agreed.zone_max) if agreed.zone_max != silent.zone_max else ""),
        ("each", each),
        ("deployment", "free" if agreed.free_deployment else ""),
        ("terrain-by", agreed.terrain if agreed.terrain != ordinary.terrain else ""),
        ("agreed", ",".join(agreed.specials) if agreed.specials != ordinary.specials else ""),
        ("manoeuvre", "on" if agreed.manoeuvre else ""),
        ("rounds", str(agreed.rounds) if agreed.rounds != ordinary.rounds else ""),
    ]


def _setting(words: dict[str, str]) -> Setting:
    options: dict[str, object] = {option: words[key] for key, option in _OPTION_KEYS.items() if key in words}
    try:
        return setting(settle(options))
    except BadOptions as error:
        raise BadPosition(f"these options do not go together: {error}") from error


def _seats(words: dict[str, str], agreed: Setting) -> tuple[int, ...]:
    if "seats" not in words:
        early = words.get("stage") in ("terrain", "agree") and agreed.players == 3
        return () if early else tuple(EDGES[agreed.players])
    seats = tuple(_seat({"seats": name}, "seats", 0) for name in words["seats"].split(","))
    if sorted(seats) != sorted(EDGES[agreed.players]):
        raise BadPosition(f"seats={words['seats']} are not the seats of {agreed.players} players")
    return seats


def _seat(words: dict[str, str], key: str, default: int) -> int:
    if key not in words:
        return default
    if words[key] not in SEATS:
        raise BadPosition(f"{key}={words[key]} names no seat ({', '.join(SEATS)})")
    return SEATS.index(words[key])


def _terrain(text: str) -> str:
    terrain = zones_of_rows(text)
    if [len(row) for row in text.split("/")] != [5] * 5 or set(terrain) - {CLEAR, *DEFENSIVE, *PENALISING}:
        raise BadPosition(f"«{text[:40]}» is no terrain: five rows of five of the letters . o w h r m, north first")
    return terrain


def _zone(name: str) -> int:
    zone = ZONES.square(name)
    if zone == OFF:
        raise BadPosition(f"«{name[:20]}» is no zone")
    return zone


def _units(words: dict[str, str]) -> tuple[Unit, ...]:
    """`S1@C2:8` is a unit with 8 hit points left; `4S@C2` are four more South units, numbered on."""
    units: list[Unit] = []
    for word in filter(None, words.get("units", "").split(",")):
        match = re.fullmatch(r"(\d{0,2})([SWNE])(\d{0,3})@([A-E][1-5])(?::(\d{1,2}))?", word, re.ASCII)
        if match is None or bool(match[1]) == bool(match[3]):
            raise BadPosition(f"«{word[:20]}» is no unit (like S1@C2, S1@C2:8 or 4S@C2)")
        seat, zone, hp = LETTERS.index(match[2]), _zone(match[4]), number(match[5] or "10", 1, FULL_HP)
        if match[3]:
            units.append(Unit(seat, number(match[3], 1, 999), zone, hp))
            continue
        last = max((unit.number for unit in units if unit.seat == seat), default=0)
        units += [Unit(seat, last + n + 1, zone, hp) for n in range(number(match[1], 1, 30))]
    if len({(unit.seat, unit.number) for unit in units}) < len(units):
        raise BadPosition("two units have the same name")
    return tuple(sorted(units))


def _specials(words: dict[str, str]) -> tuple[Special, ...]:
    specials = []
    for word in filter(None, words.get("specials", "").split(",")):
        match = re.fullmatch(r"([SWNE]):([a-z-]+)@([A-E][1-5])", word)
        if match is None or match[2] not in SPECIALS:
            raise BadPosition(f"«{word[:30]}» is no special (like S:general@C2; kinds: {', '.join(SPECIALS)})")
        specials.append(Special(LETTERS.index(match[1]), match[2], _zone(match[3])))
    if len({(special.seat, special.kind) for special in specials}) < len(specials):
        raise BadPosition("an army has at most one special of each kind")
    return tuple(sorted(specials, key=lambda special: (special.seat, SPECIALS.index(special.kind))))


def _hands(words: dict[str, str]) -> tuple[tuple[str, ...], ...]:
    hands: list[tuple[str, ...]] = [(), (), (), ()]
    for word in filter(None, words.get("hands", "").split(";")):
        letter, colon, held = word.partition(":")
        if not (letter and letter in LETTERS and colon) or hands[LETTERS.index(letter)]:
            raise BadPosition(f"«{word[:30]}» is no hand (like S:7S,4D)")
        hands[LETTERS.index(letter)] = cards(held)
    return tuple(hands)


def _deck(words: dict[str, str], luck: Luck, elsewhere: tuple[str, ...]) -> tuple[str, ...]:
    """The deck as given, else all cards that are named nowhere. Its order means nothing: cards come up by luck."""
    given = words.get("deck")
    if given is not None and given.startswith(f"{BACK}*") and luck == UNKNOWN:
        return (BACK,) * number(given[2:], 0, len(PACK))
    deck = tuple(card for card in PACK if card not in elsewhere) if given is None else cards(given)
    if luck == UNKNOWN:
        return deck
    check_pack(elsewhere + deck)
    return in_pack_order(deck)


def _open(words: dict[str, str]) -> Open | None:
    if "action" not in words:
        return None
    try:
        move = Move.parse(words["action"])
    except ValueError as error:
        raise BadPosition(f"the action is no move: {error}") from error
    step = one_of(words, "step", _STEPS, "react")
    cancelled = cards(words.get("cancelled", ""))
    by = one_of(words, "by", ("", "counter", "treachery"), "")
    return Open(move, cards(words.get("laid", "")), step, _seat(words, "asked", 0), "".join(cancelled[:1]), by)


def _asked(words: dict[str, str], players: int) -> int:
    if "asked" not in words:
        return {"terrain": 0, "agree": 1}.get(words.get("stage", ""), -1)
    if words.get("stage") in _STAGES[:2]:
        return number(words["asked"], 0, players - 1)
    return _seat(words, "asked", -1)


def _counts(words: dict[str, str], key: str) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for word in filter(None, words.get(key, "").split(",")):
        letter, _, count = word.partition(":")
        if not letter or letter not in LETTERS:
            raise BadPosition(f"«{key}={word[:20]}» is no count (like S:2)")
        counts[LETTERS.index(letter)] = number(count, 0, 999)
    return tuple(counts)


def _check(state: State) -> None:
    """What no rule ever allows: enemies in one zone, too many units, a lonely special, a stranger's piece or card."""
    board = state.field
    present = set(state.seats) or set(range(4))
    strangers = {unit.seat for unit in board.units} - present
    strangers |= {special.seat for special in board.specials} - present
    strangers |= {seat for seat, hand in enumerate(state.hands) if hand} - present
    if strangers:
        raise BadPosition(f"nobody sits {SEATS[min(strangers)]}")
    for unit in board.units:
        if any(board.counts[enemy][unit.zone] for enemy in state.enemies(unit.seat)):
            raise BadPosition(f"enemies share the zone {ZONES.names[unit.zone]} (ROIS-ZONE-01)")
        if state.friends_in(unit.zone, unit.seat) > state.setting.zone_max:
            raise BadPosition(f"more than {state.setting.zone_max} units in {ZONES.names[unit.zone]} (ROIS-ZONE-02)")
    for special in board.specials:
        if not board.counts[special.seat][special.zone]:
            raise BadPosition(f"the {special.kind} in {ZONES.names[special.zone]} is alone (ROIS-SPEC-02)")
    if any(len(hand) > 5 for hand in state.hands):
        raise BadPosition("a hand never holds more than 5 cards (ROIS-TURN-02)")
    if state.stage != "play":
        _check_stage(state)
    elif state.result is None:
        if not board.held[state.active]:
            raise BadPosition(f"it is {SEATS[state.active]}'s turn, but that army has no unit on the board")
        if state.open is not None and not board.held[state.open.asked]:
            raise BadPosition(f"{SEATS[state.open.asked]} is asked, but that army has no unit on the board")


def _check_stage(state: State) -> None:
    """A question of the set-up: it belongs to the options, is put to somebody, and what comes before it is done."""
    agreed, board, stage = state.setting, state.field, state.stage
    wanted = {"deploy": agreed.free_deployment, "place": bool(agreed.specials) and not agreed.scripted}
    if not wanted.get(stage, agreed.terrain == "free"):
        raise BadPosition(f"stage={stage} does not belong to these options")
    if stage in _STAGES[:2]:
        if board.units or board.specials or (state.asked == 0) != (stage == "terrain"):
            raise BadPosition(f"stage={stage} comes before all placing; the first player proposes, the others answer")
        if bool(state.proposal) != (stage == "agree"):
            raise BadPosition("proposal= is what the players are asked about in stage=agree")
        return
    if state.asked not in state.seats:
        raise BadPosition(f"stage={stage} needs asked=, one of the seats")
    order = [seat for step in range(4) if (seat := (state.first + step) % 4) in state.seats]
    placed = {unit.seat for unit in board.units} if stage == "deploy" else {special.seat for special in board.specials}
    if [seat in placed for seat in order] != [seat in order[: order.index(state.asked)] for seat in order]:
        raise BadPosition(
            f"{SEATS[state.asked]} cannot be asked this now: stage={stage} goes in turn order from the first"
        )
    if stage == "place" and not all(board.held[seat] for seat in order):
        raise BadPosition("specials are placed when all units stand")
