"""The text form of a position: readable, complete, and short where nothing is out of the ordinary.

A position is words of the form `key=value`; what is not said has its ordinary value: the points are those of the card
on top, the deck holds the cards that have not been played. Citizens who are named nowhere are not in play.

>>> crowd = "citizens=monk@C3,farmer@D4 secret=monk,dancer,squire captured=dancer,squire"
>>> state = read(f"stage=king-turn played=C01 king=I9 knights=I7 {crowd}")
>>> state.knight_ap, len(state.deck), state.citizen(state.grid.square("C3"))
(6, 14, 'monk')
>>> read(write(state)) == state
True
"""

import re
from collections.abc import Iterable

from boardgames.core.contract import BadOptions, BadPosition
from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN
from boardgames.core.positions import (
    Words,
    number,
    one_of,
    read_luck,
    read_result,
    read_words,
    write_luck,
    write_result,
)
from boardgames.games.assassins.boards import Board
from boardgames.games.assassins.cards import CARDS
from boardgames.games.assassins.options import CITIZENS, TWO, Setting, setting, settle
from boardgames.games.assassins.state import (
    CARD,
    CHOICE,
    HIDDEN,
    NEXT,
    NOBODY,
    POSTERN,
    ROLES,
    STAGES,
    START,
    TURNS,
    State,
    bits,
    names,
    people,
)

_OPTION_KEYS = ("scenario", "roles", "match", "undo")
_KEYS = frozenset(_OPTION_KEYS) | frozenset(
    "stage seats king knights citizens assassins secret captured killed wounded postern deck played king-ap"
    " knight-ap assassin-ap caught kills game wins ended result luck".split()
)
_NONE, _UNKNOWN = "none", "?"
_MOST_AP = 9


def write(state: State) -> str:
    """The text of a position or of a view; the same position always has the same text."""
    board = state.board
    card = state.card
    given = (card.king, card.knights, card.assassins) if card is not None else (0, 0, 0)
    deck = tuple(name for name in state.setting.plan.deck if name not in state.played)
    words = [
        *_setting_words(state.setting),
        ("stage", state.stage),
        ("seats", "" if state.seats == (0, 1) else ",".join(ROLES[role] for role in state.seats)),
        ("king", board.grid.names[state.king] if state.king != OFF else ""),
        ("knights", ",".join(names(board, state.knights))),
        ("citizens", ",".join(_placed(state, state.citizens))),
        ("assassins", ",".join(_placed(state, state.assassins))),
        ("secret", _UNKNOWN if state.secret == HIDDEN else ",".join(people(state.secret))),
        ("captured", ",".join(people(state.captured))),
        ("killed", ",".join(people(state.killed))),
        ("wounded", _told(state.wounded, state.setting.plan.wounded)),
        ("postern", _postern(state)),
        ("deck", (",".join(state.deck) or _NONE) if state.deck != deck else ""),
        ("played", ",".join(state.played)),
    ]
    pools = (state.king_ap, state.knight_ap, state.assassin_ap)
    for key, left, full in zip(("king-ap", "knight-ap", "assassin-ap"), pools, given, strict=True):
        words.append((key, str(left) if left != full else ""))
    words += [
        ("caught", "yes" if state.caught else ""),
        ("kills", str(state.kills) if state.kills else ""),
        ("game", str(state.game) if state.game > 1 else ""),
        ("wins", ",".join(map(str, state.wins)) if any(state.wins) else ""),
        ("ended", write_result(state.ended)),
        ("result", write_result(state.result)),
        ("luck", write_luck(state.luck)),
    ]
    return " ".join(f"{key}={value}" for key, value in words if value)


def read(text: str) -> State:
    """The position that a text says; BadPosition says what is wrong with it."""
    words = read_words(text, _KEYS)
    agreed = _setting(words)
    board, plan = agreed.board, agreed.plan
    stage = one_of(words, "stage", STAGES, CHOICE)
    luck = read_luck(words)
    who, citizens, assassins = _read_crowd(words, board)
    killed = _people(words, "killed")
    played = _cards(words, "played", plan.deck)
    card = CARDS[played[-1]] if played and stage in TURNS else None
    given = (card.king, card.knights, card.assassins) if card is not None else (0, 0, 0)
    pools = zip(("king-ap", "knight-ap", "assassin-ap"), given, strict=True)
    king_ap, knight_ap, assassin_ap = (number(words.get(key, str(full)), 0, _MOST_AP) for key, full in pools)
    left = tuple(name for name in plan.deck if name not in played)
    state = State(
        setting=agreed,
        luck=luck,
        king=_square(board, words["king"]) if "king" in words else OFF,
        knights=_squares(board, words.get("knights", "")),
        crowd=citizens | assassins,
        assassins=assassins,
        who=who,
        secret=HIDDEN if words.get("secret") == _UNKNOWN else _people(words, "secret"),
        revealed=killed | _citizens_on(who, assassins),
        captured=_people(words, "captured"),
        killed=killed,
        wounded=one_of(words, "wounded", ("yes", "no"), "yes" if plan.wounded else "no") == "yes",
        postern=_read_postern(words, board),
        deck=_cards(words, "deck", plan.deck) if "deck" in words else left,
        played=played,
        stage=stage,
        king_ap=king_ap,
        knight_ap=knight_ap,
        assassin_ap=assassin_ap,
        caught=one_of(words, "caught", ("yes", "no"), "no") == "yes",
        kills=number(words.get("kills", "0"), 0, 2),
        seats=_seats(words),
        game=number(words.get("game", "1"), 1, 2),
        wins=_wins(words),
        ended=read_result(words, 2, "ended"),
        result=read_result(words, 2),
    )
    _check(state)
    return state


def sketch(state: State) -> str:
    """The board in letters: `#` a roof, `+` a door; K king, N knight, X assassin, a citizen by three of his letters.

    >>> print(sketch(read("king=J10 knights=C2 citizens=monk@C3")).splitlines()[3])
     3 |#    |     |+mon |     |     |     |     |     |     |#    |
    """
    grid = state.grid
    columns = [name[0] for name in grid.names[: grid.columns]]
    lines = ["    " + "".join(f"{column:^6}" for column in columns)]
    for row in range(grid.rows):
        cells = (_cell(state, row * grid.columns + column) for column in range(grid.columns))
        lines.append(f"{row + 1:>2} |" + "|".join(f"{cell:<5}" for cell in cells) + "|")
    points = f"king {state.king_ap} · knights {state.knight_ap} · assassins {state.assassin_ap}"
    lines.append(f"   {points} · deck {len(state.deck)}")
    return "\n".join(lines)


def _cell(state: State, square: int) -> str:
    bit, board = 1 << square, state.board
    ground = "#" if board.roofs & bit else "+" if any(door.square == square for door in board.doors) else " "
    if square == state.king:
        return ground + "K"
    if state.knights & bit:
        return ground + "N"
    if state.crowd & bit:
        return ground + ("X" if state.assassins & bit else state.citizen(square)[:3])
    return ground


def _placed(state: State, squares: int) -> list[str]:
    return [f"{state.citizen(square)}@{state.grid.names[square]}" for square in bits(squares)]


def _told(value: bool, usual: bool) -> str:
    return ("yes" if value else "no") if value != usual else ""


def _postern(state: State) -> str:
    if state.postern == HIDDEN:
        return _UNKNOWN
    return state.grid.names[state.postern] if state.postern != OFF else ""


def _setting_words(agreed: Setting) -> Iterable[tuple[str, str]]:
    usual = settle({})
    values = {
        "scenario": agreed.scenario,
        "roles": agreed.roles,
        "match": agreed.match,
        "undo": "on" if agreed.undo else "off",
    }
    return [(key, value if value != usual[key] else "") for key, value in values.items()]


def _setting(words: Words) -> Setting:
    try:
        return setting(settle({key: words[key] for key in _OPTION_KEYS if key in words}))
    except BadOptions as error:
        raise BadPosition(f"these options do not go together: {error}") from error


def _seats(words: Words) -> tuple[int, int]:
    given = words.get("seats", ",".join(ROLES)).split(",")
    if sorted(given) != sorted(ROLES):
        raise BadPosition(f"seats={words['seats'][:40]} are not {' and '.join(ROLES)}")
    return ROLES.index(given[0]), ROLES.index(given[1])


def _wins(words: Words) -> tuple[int, int]:
    won = [number(word, 0, 2) for word in words.get("wins", "0,0").split(",")]
    if len(won) != 2:
        raise BadPosition("wins= has two numbers, one of each player")
    return won[0], won[1]


def _square(board: Board, name: str) -> int:
    square = board.grid.square(name)
    if square == OFF:
        raise BadPosition(f"«{name[:20]}» is no square of this board (like C3)")
    return square


def _squares(board: Board, listed: str) -> int:
    found = 0
    for name in filter(None, listed.split(",")):
        bit = 1 << _square(board, name)
        if found & bit:
            raise BadPosition(f"{name} is named twice (KA-BOARD-03)")
        found |= bit
    return found


def _citizen(name: str) -> int:
    if name not in CITIZENS:
        raise BadPosition(f"«{name[:20]}» is no citizen (known: {', '.join(CITIZENS)})")
    return CITIZENS.index(name)


def _people(words: Words, key: str) -> int:
    found = 0
    for name in filter(None, words.get(key, "").split(",")):
        found |= 1 << _citizen(name)
    return found


def _read_crowd(words: Words, board: Board) -> tuple[bytes, int, int]:
    who, masks = bytearray([NOBODY]) * board.grid.size, [0, 0]
    for kind, key in enumerate(("citizens", "assassins")):
        for word in filter(None, words.get(key, "").split(",")):
            match = re.fullmatch(r"([a-z-]+)@(\S+)", word)
            if match is None:
                raise BadPosition(f"«{word[:30]}» is not of the form monk@C3")
            square, citizen = _square(board, match[2]), _citizen(match[1])
            if who[square] != NOBODY or citizen in who:
                raise BadPosition(f"{word}: one figure a square, and one of each citizen (KA-BOARD-03)")
            who[square] = citizen
            masks[kind] |= 1 << square
    return bytes(who), masks[0], masks[1]


def _citizens_on(who: bytes, squares: int) -> int:
    return sum(1 << who[square] for square in bits(squares))


def _read_postern(words: Words, board: Board) -> int:
    given = words.get("postern")
    if given is None:
        return OFF
    return HIDDEN if given == _UNKNOWN else _square(board, given)


def _cards(words: Words, key: str, deck: tuple[str, ...]) -> tuple[str, ...]:
    given = words.get(key, _NONE)
    found = () if given == _NONE else tuple(given.split(","))
    wrong = [name for name in found if name not in deck]
    if wrong or len(set(found)) != len(found):
        raise BadPosition(f"{key}={given[:40]} are not different cards of this deck ({', '.join(deck)})")
    return found


def _check(state: State) -> None:
    """What no rule ever allows."""
    king = 1 << state.king if state.king != OFF else 0
    if king & (state.knights | state.crowd) or state.knights & state.crowd:
        raise BadPosition("two figures stand on one square (KA-BOARD-03)")
    if king & state.board.roofs:
        raise BadPosition("the king never stands on a roof (KA-KING-02)")
    if set(state.played) & set(state.deck):
        raise BadPosition("a card is both in the deck and played (KA-ROUND-06)")
    _check_people(state)
    _check_match(state)
    if state.result is not None or state.stage == NEXT:
        return
    if state.stage in (CARD, *TURNS) and not king:
        raise BadPosition("the king is on the board while the game goes on (KA-END-05)")
    if state.stage in TURNS and not state.played:
        raise BadPosition("a turn needs a card (played=C01) (KA-ROUND-02)")
    if state.stage == CARD and not state.deck:
        raise BadPosition("no card is left to be turned (KA-END-06)")
    _check_choices(state)


def _check_match(state: State) -> None:
    """Which game of a match this is, how it ended if it did, and who has won so far (KA-RULING-40, KA-RULING-60)."""
    over = state.ended is not None
    if state.setting.match != TWO:
        if over or state.game > 1 or state.stage == NEXT:
            raise BadPosition("game=, ended= and stage=next belong to a match (match=two)")
        return
    if (state.stage == NEXT) != (over and state.game == 1):
        raise BadPosition("stage=next and ended= stand together between the two games of a match")
    if (state.result is not None) != (over and state.game > 1):
        raise BadPosition("result= and ended= stand together after the second game of a match")
    if sum(state.wins) != state.game - 1 + over:
        raise BadPosition("wins= counts a winner for each game of the match that is over (KA-RULING-40)")


def _check_people(state: State) -> None:
    """Nobody is in two places; nobody but a chosen citizen is revealed or killed."""
    standing = _citizens_on(state.who, state.crowd)
    if standing & (state.captured | state.killed) or state.captured & (state.killed | state.revealed):
        raise BadPosition("a citizen is on the board or captured or killed (KA-RULING-24)")
    crowd = sum(1 << citizen for citizen in state.setting.plan.crowd)
    if (standing | state.captured | state.killed) & ~crowd:
        raise BadPosition("this citizen is not in this scenario (KA-SCEN-E)")
    if state.secret == HIDDEN:
        return
    if state.revealed & ~state.secret:
        raise BadPosition("only a chosen citizen can be revealed (KA-ATURN-06)")


def _check_choices(state: State) -> None:
    """What must be chosen at each stage, and that somebody is left to win."""
    plan = state.setting.plan
    chosen = plan.assassins if state.secret == HIDDEN else state.secret.bit_count()
    if state.stage == CHOICE:
        if state.secret:
            raise BadPosition("secret= is chosen already: the stage is a later one (KA-RULING-43)")
        return
    if chosen != plan.assassins:
        raise BadPosition(f"secret= names {plan.assassins} citizens, or ? in a view (KA-SETUP-08)")
    if state.secret == HIDDEN and state.luck != UNKNOWN:
        raise BadPosition("secret=? belongs to a view (luck=unknown)")
    if state.stage == START and len(state.board.starts) < 2:
        raise BadPosition("this board has one start only (KA-SIDEB-01)")
    if state.postern != OFF and not plan.postern:
        raise BadPosition("no postern can be open here (KA-SCEN-C)")
    if state.stage in (CARD, *TURNS):
        _check_goal(state)
    if state.stage == POSTERN and (state.postern != OFF or not plan.postern):
        raise BadPosition("no postern is to be chosen (KA-SCEN-C)")


def _check_goal(state: State) -> None:
    plan = state.setting.plan
    known = {door.square for door in state.board.posterns} | {HIDDEN}
    if plan.postern and state.postern not in known:
        raise BadPosition("postern= is one of the two posterns, or ? in a view (KA-SCEN-C)")
    if state.secret != HIDDEN and not state.secret & ~(state.captured | state.killed):
        raise BadPosition("all assassins are gone: the game would be over (KA-END-02)")
