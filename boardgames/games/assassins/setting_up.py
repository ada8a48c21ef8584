"""Before the first round: cards, figures, and what is chosen, in secret or openly (chapters "Set-up")."""

from boardgames.core.contract import Line, Move, Part, Refusal, refusal
from boardgames.core.grid import OFF
from boardgames.core.luck import Luck
from boardgames.games.assassins.boards import Start
from boardgames.games.assassins.cards import WITHOUT_CRYSTAL
from boardgames.games.assassins.options import CITIZENS, DRAWN, Setting
from boardgames.games.assassins.play import Play
from boardgames.games.assassins.state import (
    ASSASSIN,
    CARD,
    KING,
    NOBODY,
    POSTERN,
    ROLES,
    START,
    State,
    people,
)
from boardgames.games.assassins.victory import TOLD_AS


def start(agreed: Setting, luck: Luck) -> Play:
    """The table before the secret choice of the first game."""
    play = Play(State(agreed, luck))
    seats = (KING, ASSASSIN)
    if agreed.roles == DRAWN and play.stream.draw(ROLES) == ROLES[ASSASSIN]:
        seats = (ASSASSIN, KING)
    lay_out(play, seats)
    return play


def next_game(play: Play, role: int, move: Move) -> None:
    """The second game of a match: roles exchanged, everything else made anew (KA-RULING-60)."""
    one, two = play.state.seats
    play.tell("next-game", "KA-RULING-60", number=2)
    play.change(game=2)
    lay_out(play, (two, one))


def lay_out(play: Play, seats: tuple[int, int]) -> None:
    """Deck, citizens and, where the king has one start only, his side; the rest waits for choices (KA-RULING-42)."""
    state = play.state
    plan, board = state.setting.plan, state.board
    play.state = State(
        state.setting,
        state.luck,
        who=bytes([NOBODY]) * board.grid.size,
        wounded=plan.wounded,
        deck=plan.deck,
        seats=seats,
        game=state.game,
        wins=state.wins,
    )
    for player, role in enumerate(seats):
        play.tell("leads", "KA-SETUP-02", player=player, role=TOLD_AS[role])
    if plan.deck == WITHOUT_CRYSTAL:
        play.tell("crystal-removed", "KA-SIDEB-07")
    play.tell("deck-shuffled", "KA-SETUP-03", number=len(plan.deck))
    names = tuple(CITIZENS[citizen] for citizen in plan.crowd)
    for name, square in zip(play.stream.some(names, len(names)), board.citizens, strict=True):
        play.put(CITIZENS.index(name), square)
    play.tell("citizens-placed", "KA-RULING-01", citizens=play.placed())
    if len(board.starts) == 1:
        _take_places(play, board.starts[0])


def _take_places(play: Play, at: Start) -> None:
    """The king on his start, knights around him and on the separate squares."""
    play.change(king=at.king, knights=at.escort | play.state.board.knights)
    play.tell("king-placed", "KA-SETUP-07", square=play.name(at.king))


def refuse_choice(state: State, role: int, move: Move) -> Refusal | None:
    """So many different citizens of this game (KA-SETUP-08)."""
    chosen, number = move.some("citizens"), state.setting.plan.assassins
    if len(chosen) == len(set(chosen)) == number and set(chosen) <= set(_crowd(state)):
        return None
    return refusal("KA-SETUP-08", "choose-exactly", number=number)


def _crowd(state: State) -> tuple[str, ...]:
    return people(sum(1 << citizen for citizen in state.setting.plan.crowd))


def lines_choice(state: State, role: int) -> tuple[Line, ...]:
    """Some of the citizens, in any order."""
    number = state.setting.plan.assassins
    return (Line("choose", (Part("citizens", _crowd(state), number, number),)),)


def choose(play: Play, role: int, move: Move) -> None:
    """The cards lie face down: nobody else is told a name (KA-SETUP-09)."""
    chosen = move.some("citizens")
    plan = play.state.setting.plan
    starts = len(play.state.board.starts)
    play.change(
        secret=sum(1 << CITIZENS.index(name) for name in chosen),
        stage=START if starts > 1 else POSTERN if plan.postern else CARD,
    )
    play.tell("assassins-chosen", "KA-SETUP-09", number=plan.assassins)


def refuse_start(state: State, role: int, move: Move) -> Refusal | None:
    """One of the two start squares (KA-SIDEB-04)."""
    if state.grid.square(move.one("at")) in (start_.king for start_ in state.board.starts):
        return None
    return refusal("KA-SIDEB-04", "two-starts", where=_known(state, move.one("at")))


def lines_start(state: State, role: int) -> tuple[Line, ...]:
    """Either of them."""
    return (Line("start", (Part("at", tuple(state.grid.names[start_.king] for start_ in state.board.starts)),)),)


def choose_start(play: Play, role: int, move: Move) -> None:
    """King and knights take their places; the marks of the other start stay empty (KA-SIDEB-05, KA-SIDEB-06)."""
    square = play.state.grid.square(move.one("at"))
    _take_places(play, next(start_ for start_ in play.state.board.starts if start_.king == square))
    play.change(stage=CARD)


def refuse_postern(state: State, role: int, move: Move) -> Refusal | None:
    """One of the two posterns (KA-SCEN-C)."""
    if state.grid.square(move.one("at")) in (door.square for door in state.board.posterns):
        return None
    return refusal("KA-SIDEB-04", "two-posterns", where=_known(state, move.one("at")))


def lines_postern(state: State, role: int) -> tuple[Line, ...]:
    """Either of them."""
    return (Line("postern", (Part("at", tuple(state.grid.names[door.square] for door in state.board.posterns)),)),)


def choose_postern(play: Play, role: int, move: Move) -> None:
    """One postern is open; only the king player knows which."""
    play.change(postern=play.state.grid.square(move.one("at")), stage=CARD)
    play.tell("postern-chosen", "KA-SCEN-C")


def _known(state: State, name: str) -> tuple[str, ...]:
    return (name,) if state.grid.square(name) != OFF else ()
