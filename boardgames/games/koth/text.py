"""The text form of a position: readable, complete, and short where nothing is out of the ordinary.

A position is words of the form `key=value`; what is not said has its ordinary value, and cards that are named nowhere
are in the deck. So a test or a bug report says only what matters: here Blue, who leads his infantry on B2, is to play.

>>> state = read("units=bF*@B2,rC@C3 terrain=forest-small@A2 hands=b:JH,7S;r:2C")
>>> state.generals[0] == place("B2"), state.land.forest.bit_count(), len(state.deck)
(True, 4, 51)
>>> read(write(state)) == state
True
"""

import re
from collections.abc import Callable

from boardgames.core.cards import BACK, in_pack_order
from boardgames.core.contract import BadOptions, BadPosition
from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN
from boardgames.core.positions import (
    Words,
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
from boardgames.games.koth.attacking import LIGHTNING, MELEE, SHOT
from boardgames.games.koth.options import Setting, setting, settle
from boardgames.games.koth.state import (
    BOARD,
    DEAD,
    LEFT,
    LETTERS,
    NAMES,
    SHAPES,
    SIDES,
    WAITING,
    Casting,
    Hands,
    Land,
    Open,
    Pair,
    Piece,
    State,
    land,
    place,
)
from boardgames.games.koth.units import BASIC, CODES, NOBODY

_OPTION_KEYS = {
    "scenario": "scenario",
    "among": "among",
    "jokers": "jokers",
    "fantastic": "fantastic",
    "magic": "magic",
    "terrain-by-players": "terrain",
    "armies-chosen": "armies",
    "roles": "roles",
}
_KEYS = frozenset(_OPTION_KEYS) | frozenset(
    "terrain units generals hands deck discard stage asked seats first plays turn step how attacker target force"
    " drawn played used by castings aside buried deck-was bids fallen gone reserve armies declined offer offered luck"
    " result".split()
)
_STAGES = ("armies", "terrain", "deploy", "exchange", "bid", "name", "play")
_STEPS = ("defend", "flee", "retreat", "pursue")
_PLACELESS = {"dead": DEAD, "left": LEFT, "waiting": WAITING}
_UNIT = re.compile(r"([br])([A-Z]{1,2})(\*?)@([A-K][1-7])")
_NONE = "none"


def write(state: State) -> str:
    """The text of a position or of a view; the same position always has the same text."""
    words = _setting_words(state.setting)
    laid = land_of(state.setting)
    terrain = ",".join(_piece(piece) for piece in state.land.pieces)
    words.append(("terrain", terrain or _NONE if state.land != laid else ""))
    words.append(("units", ",".join(_units(state))))
    words.append(("generals", ";".join(_placeless(state))))
    words.append(("seats", "" if state.seats == (0, 1) else ",".join(SIDES[side] for side in state.seats) or _NONE))
    words.append(("hands", _pair(state.hands)))
    words.append(("deck", f"{BACK}*{len(state.deck)}" if BACK in state.deck else ",".join(state.deck)))
    words.append(("discard", ",".join(state.discard)))
    words.append(("stage", state.stage if state.stage != "play" else ""))
    words.append(("asked", SIDES[state.asked] if state.asked >= 0 else ""))
    words += [("first", SIDES[state.first]), ("plays", SIDES[state.active]), ("turn", str(state.turn))]
    if state.open is not None:
        words += _open_words(state.open)
    words.append(("castings", ",".join(map(_casting, state.castings))))
    for key in ("aside", "buried"):
        words.append((key, _pair(getattr(state, key))))
    words.append(("deck-was", ",".join(state.deck_was)))
    words.append(("bids", ",".join(bid or "-" for bid in state.bids) if any(state.bids) else ""))
    for key in ("fallen", "gone", "reserve", "armies"):
        words.append((key, _pair(getattr(state, key))))
    words.append(("declined", _counts(state.declined)))
    words.append(("offer", str(state.offer) if state.offer >= 0 else ""))
    words.append(("offered", _counts(state.offered)))
    words.append(("result", write_result(state.result)))
    words.append(("luck", write_luck(state.luck)))
    written = [f"{key}={value}" for key, value in words if value]
    if not state.deck:
        written.append(f"deck={_NONE}")
    return " ".join(written)


def read(text: str) -> State:
    """The position that a text says; BadPosition says what is wrong with it."""
    words = read_words(text, _KEYS)
    agreed = _setting(words)
    held, kinds, generals = _read_units(words)
    luck = read_luck(words)
    opened = _open(words)
    hands, aside, buried = (_read_pair(words, key, cards) for key in ("hands", "aside", "buried"))
    bids = _bids(words)
    table = opened.drawn + opened.played if opened is not None else ()
    lying = (*hands[0], *hands[1], *aside[0], *aside[1], *cards(words.get("discard", "")), *table, *filter(None, bids))
    stage = one_of(words, "stage", _STAGES, "play")
    first = _side(words, "first", 0)
    state = State(
        setting=agreed,
        luck=luck,
        land=_land(words, agreed),
        held=held,
        kinds=kinds,
        generals=generals,
        hands=hands,
        deck=_deck(words, lying, agreed, luck == UNKNOWN),
        discard=cards(words.get("discard", "")),
        stage=stage,
        asked=_side(words, "asked", -1),
        seats=_seats(words),
        first=first,
        active=_side(words, "plays", first),
        turn=number(words.get("turn", "1"), 0, 7),
        open=opened,
        castings=_castings(words),
        aside=aside,
        buried=buried,
        deck_was=cards(words.get("deck-was", "")),
        bids=bids,
        fallen=_read_pair(words, "fallen", _codes),
        gone=_read_pair(words, "gone", _codes),
        reserve=_read_pair(words, "reserve", _codes),
        armies=_read_pair(words, "armies", _codes),
        declined=_read_counts(words, "declined"),
        offer=number(words["offer"], 0, 1) if "offer" in words else -1,
        offered=_read_counts(words, "offered"),
        result=read_result(words, 2),
    )
    _check(state)
    return state


def sketch(state: State) -> str:
    """The board in letters: terrain, then the unit, a star for its general.

    >>> print(sketch(read("units=bF*@B2,rC@C3 terrain=forest-small@A2")).splitlines()[6])
     2 |#   |#bF*|    |    |    |    |    |    |    |    |    |
    """
    lines = ["    " + "".join(f"{column:^5}" for column in "ABCDEFGHIJK")]
    for line in range(BOARD.rows, 0, -1):
        cells = (_cell(state, (line - 1) * BOARD.columns + column) for column in range(BOARD.columns))
        lines.append(f" {line} |" + "|".join(f"{cell:<4}" for cell in cells) + "|")
    hands = (f"{SIDES[side]} {len(hand)}" for side, hand in enumerate(state.hands))
    lines.append(f"   {' · '.join(hands)} · deck {len(state.deck)} · discard {len(state.discard)}")
    return "\n".join(lines)


def _cell(state: State, square: int) -> str:
    land_, bit = state.land, 1 << square
    signs = (("#", land_.forest), ("%", land_.deep), ("~", land_.shallow), ("^", land_.rocky), ("=", land_.road))
    ground = next((sign for sign, squares in signs if squares & bit), "")
    ground = ground or ("o" if (land_.tokens(0) | land_.tokens(1)) & bit else "")
    ground = ground or (str(land_.level(square)) if land_.hill & bit else " ")
    for side in (0, 1):
        if state.held[side] & bit:
            return f"{ground}{LETTERS[side]}{state.code(square)}" + "*" * (state.generals[side] == square)
    return ground


def land_of(agreed: Setting) -> Land:
    """The terrain that a scenario lays down; while none is known the hill alone."""
    if agreed.scenario == "drawn":
        return Land()
    plan = agreed.plan
    return land(tuple(Piece(kind, BOARD.square(corner)) for kind, corner in plan.terrain), plan.hill)


def _piece(piece: Piece) -> str:
    return f"{piece.kind}@{BOARD.names[piece.corner]}" + (f":{LETTERS[piece.side]}" if piece.side >= 0 else "")


def _units(state: State) -> list[str]:
    found = []
    for side in (0, 1):
        for square in BOARD.squares(state.held[side]):
            star = "*" * (state.generals[side] == square)
            found.append(f"{LETTERS[side]}{state.code(square)}{star}@{BOARD.names[square]}")
    return found


def _casting(casting: Casting) -> str:
    return f"{NAMES[casting.square]}:{LETTERS[casting.side]}:{casting.ban}:{casting.malus}"


def _placeless(state: State) -> list[str]:
    """Generals who are on no square; that one waits is the ordinary case."""
    told = {value: key for key, value in _PLACELESS.items()}
    return [f"{LETTERS[side]}:{told[at]}" for side, at in enumerate(state.generals) if at in (DEAD, LEFT)]


def _pair(pair: Hands) -> str:
    return ";".join(f"{LETTERS[side]}:{','.join(values)}" for side, values in enumerate(pair) if values)


def _counts(pair: Pair) -> str:
    return ",".join(map(str, pair)) if any(pair) else ""


def _open_words(action: Open) -> list[tuple[str, str]]:
    return [
        ("step", action.step),
        ("how", action.how),
        ("by", SIDES[action.side]),
        ("attacker", NAMES[action.unit] if action.unit != OFF else ""),
        ("target", NAMES[action.target]),
        ("force", str(action.force)),
        ("drawn", ",".join(action.drawn)),
        ("played", ",".join(action.played)),
        ("used", _counts(action.used)),
    ]


def _setting_words(agreed: Setting) -> list[tuple[str, str]]:
    """What differs from what would be agreed if nothing were said."""
    scenario, silent = agreed.scenario, setting(settle({}))
    ordinary = setting(settle({"scenario": scenario}))
    switches = (
        ("jokers", agreed.jokers, ordinary.jokers),
        ("fantastic", agreed.fantastic, ordinary.fantastic),
        ("magic", agreed.magic, ordinary.magic),
        ("terrain-by-players", agreed.terrain, ordinary.terrain),
    )
    return [
        ("scenario", scenario if scenario != silent.scenario else ""),
        ("among", ",".join(agreed.among)),
        *((key, "on" if value else "off") for key, value, usual in switches if value != usual),
        ("armies-chosen", agreed.armies if agreed.armies != ordinary.armies else ""),
        ("roles", agreed.roles if agreed.roles != ordinary.roles else ""),
    ]


def _setting(words: Words) -> Setting:
    """The options as they were settled; of a scenario that was drawn some say what led to it."""
    options: dict[str, object] = {option: words[key] for key, option in _OPTION_KEYS.items() if key in words}
    history: dict[str, object] = {name: options.pop(name) for name in ("among", "armies") if name in options}
    drawn = options.get("scenario") == "drawn"
    try:
        settled = settle(options | history if drawn else options)
        checked = settle({"scenario": "drawn", "fantastic": "off", **history}) if history else settled
    except BadOptions as error:
        raise BadPosition(f"these options do not go together: {error}") from error
    return setting({**settled, **{name: checked[name] for name in history}})


def _seats(words: Words) -> tuple[int, ...]:
    given = words.get("seats", ",".join(SIDES))
    seats = tuple(SIDES.index(name) for name in given.split(",") if name in SIDES)
    if given != _NONE and sorted(seats) != [0, 1]:
        raise BadPosition(f"seats={given[:40]} are not blue and red")
    return seats


def _side(words: Words, key: str, default: int) -> int:
    name = words.get(key)
    if name is None:
        return default
    if name not in SIDES:
        raise BadPosition(f"{key}={name[:20]} names no side ({', '.join(SIDES)})")
    return SIDES.index(name)


def _land(words: Words, agreed: Setting) -> Land:
    usual = land_of(agreed)
    if "terrain" not in words:
        return usual
    pieces = []
    for word in filter(None, words["terrain"].replace(_NONE, "").split(",")):
        match = re.fullmatch(r"([a-z-]+)@([A-K][1-7])(?::([br]))?", word)
        if match is None or match[1] not in SHAPES or not BOARD.block(BOARD.square(match[2]), *SHAPES[match[1]]):
            raise BadPosition(f"«{word[:30]}» is no piece of terrain on the board (like forest-small@A2 or road@C1:b)")
        pieces.append(Piece(match[1], BOARD.square(match[2]), LETTERS.index(match[3]) if match[3] else -1))
    covered = 0
    for piece in pieces:
        if covered & piece.squares:
            raise BadPosition(f"{piece.kind} at {NAMES[piece.corner]} lies on another piece (KOTH-PLACE-07)")
        covered |= piece.squares
    return land(tuple(pieces), bool(usual.hill))


def _read_units(words: Words) -> tuple[Pair, bytes, Pair]:
    held, generals, kinds = [0, 0], [WAITING, WAITING], bytearray([NOBODY]) * BOARD.size
    for word in filter(None, words.get("units", "").split(",")):
        match = _UNIT.fullmatch(word)
        if match is None or match[2] not in CODES:
            raise BadPosition(f"«{word[:20]}» is no unit (like bF@B2, rAR@C3 or, with its general, bC*@D1)")
        side, square = LETTERS.index(match[1]), BOARD.square(match[4])
        if kinds[square] != NOBODY:
            raise BadPosition(f"two units stand on {match[4]} (KOTH-CONV-02)")
        if match[3]:
            if generals[side] != WAITING or match[2] not in BASIC:
                raise BadPosition(f"{word} cannot carry the general: one basic unit does (KOTH-ARMY-05)")
            generals[side] = square
        kinds[square] = CODES.index(match[2])
        held[side] |= 1 << square
    for word in filter(None, words.get("generals", "").split(";")):
        letter, _, where = word.partition(":")
        if not letter or letter not in LETTERS or where not in _PLACELESS:
            raise BadPosition(f"«{word[:20]}» tells of no general (like b:dead or r:left)")
        generals[LETTERS.index(letter)] = _PLACELESS[where]
    return (held[0], held[1]), bytes(kinds), (generals[0], generals[1])


def _read_pair(words: Words, key: str, values: Callable[[str], tuple[str, ...]]) -> Hands:
    pair: list[tuple[str, ...]] = [(), ()]
    for word in filter(None, words.get(key, "").split(";")):
        letter, colon, listed = word.partition(":")
        if not (letter and letter in LETTERS and colon) or pair[LETTERS.index(letter)]:
            raise BadPosition(f"«{word[:30]}» is not of the form b:...;r:... in {key}=")
        pair[LETTERS.index(letter)] = values(listed)
    return pair[0], pair[1]


def _codes(text: str) -> tuple[str, ...]:
    named = tuple(text.split(","))
    for word in named:
        if word != BACK and word.removesuffix("*") not in CODES:
            raise BadPosition(f"«{word[:20]}» is no type of unit (known: {', '.join(CODES)})")
    return named


def _bids(words: Words) -> tuple[str, str]:
    if "bids" not in words:
        return "", ""
    given = ["" if word == "-" else word for word in words["bids"].split(",")]
    if len(given) != 2:
        raise BadPosition("bids= has two cards, Blue's first; - for none")
    for word in filter(None, given):
        cards(word)
    return given[0], given[1]


def _deck(words: Words, lying: tuple[str, ...], agreed: Setting, hidden: bool) -> tuple[str, ...]:
    """The deck as given, else all cards that are named nowhere. Its order means nothing: cards come up by luck."""
    given = words.get("deck")
    if given is not None and given.startswith(f"{BACK}*") and hidden:
        return (BACK,) * number(given[2:], 0, len(agreed.pack))
    deck = tuple(card for card in agreed.pack if card not in lying) if given is None else cards(given)
    if not hidden:
        check_pack(lying + deck, agreed.pack)
    return in_pack_order(deck) if BACK not in deck else deck


def _open(words: Words) -> Open | None:
    if "step" not in words:
        return None
    target, attacker = place(words.get("target", "")), place(words.get("attacker", ""))
    how = one_of(words, "how", (MELEE, SHOT, LIGHTNING), MELEE)
    if not 0 <= target < BOARD.size or (attacker == OFF) != (how == LIGHTNING):
        raise BadPosition("an attack needs target= and, unless it is Lightning, attacker=")
    return Open(
        one_of(words, "step", _STEPS, "defend"),
        how,
        _side(words, "by", 0),
        attacker,
        target,
        number(words.get("force", "2"), 2, 14),
        cards(words.get("drawn", "")),
        cards(words.get("played", "")),
        _read_counts(words, "used"),
    )


def _castings(words: Words) -> tuple[Casting, ...]:
    found = []
    for word in filter(None, words.get("castings", "").split(",")):
        match = re.fullmatch(r"([A-K][1-7]):([br]):([0-2]):([01])", word)
        if match is None:
            raise BadPosition(f"«{word[:20]}» is no Paralysis (like B5:r:2:1, square, side, ban and malus)")
        found.append(Casting(BOARD.square(match[1]), LETTERS.index(match[2]), int(match[3]), int(match[4])))
    return tuple(found)


def _read_counts(words: Words, key: str) -> Pair:
    counts = [number(word, 0, 9) for word in words.get(key, "0,0").split(",")]
    if len(counts) != 2:
        raise BadPosition(f"{key}= has two numbers, Blue's first")
    return counts[0], counts[1]


def _check(state: State) -> None:
    """What no rule ever allows: a unit in deep water, a question to nobody, an attack between friends."""
    if state.occupied & state.land.deep:
        raise BadPosition("no unit can be on deep lake (KOTH-TERR-02)")
    if not state.seats and state.stage != "armies":
        raise BadPosition("sides are known before anything is placed (KOTH-RULING-88)")
    if state.result is not None:
        return
    if state.setting.scenario == "drawn" and state.stage != "armies":
        raise BadPosition("the scenario is drawn before the armies are shown (KOTH-RULING-88)")
    for casting in state.castings:
        if not state.held[casting.side] >> casting.square & 1:
            raise BadPosition(f"nobody of that side is on {NAMES[casting.square]} to be paralysed")
    if state.stage == "play":
        _check_play(state)
    elif state.asked < 0:
        raise BadPosition(f"stage={state.stage} needs asked=, the side that is asked")
    elif state.stage == "deploy" and not state.reserve[state.asked]:
        raise BadPosition(f"{SIDES[state.asked]} has no unit left to deploy")
    elif state.stage in ("exchange", "bid") and not state.hands[state.asked]:
        raise BadPosition(f"{SIDES[state.asked]} is asked but holds no card")


def _check_play(state: State) -> None:
    action = state.open
    if action is None:
        if not state.hands[state.active] and any(state.hands):
            raise BadPosition(f"{SIDES[state.active]} is to play but holds no card (KOTH-ACT-08)")
        return
    attacking = action.how == LIGHTNING or state.held[action.side] >> action.unit & 1
    standing = state.held[1 - action.side] >> action.target & 1
    if not attacking or bool(standing) == (action.step == "pursue"):
        raise BadPosition("the units of the attack do not stand where the text says")
    if action.how == MELEE and not BOARD.around[action.unit] >> action.target & 1:
        raise BadPosition("a melee attack goes to an adjacent square (KOTH-MELEE-01)")
