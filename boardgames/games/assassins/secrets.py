"""Who sees what (catalogue: "What a player sees"), and what can be concluded from it."""

from itertools import combinations

from boardgames.core.grid import OFF
from boardgames.core.luck import UNKNOWN, Luck
from boardgames.games.assassins.state import ASSASSIN, HIDDEN, KING, State


def view(state: State, player: int | None) -> State:
    """The table as a player sees it (None: as everybody does); after the game everything is shown (KA-RULING-49)."""
    role = -1 if player is None else state.role(player)
    secret, postern = state.secret, state.postern
    if not state.over:
        secret = HIDDEN if secret and role != ASSASSIN else secret
        postern = HIDDEN if postern != OFF and role != KING else postern
    return state._replace(secret=secret, postern=postern, luck=UNKNOWN)


def possible(state: State) -> tuple[int, ...]:
    """Every set of citizens that can be the assassins, from what everybody knows: the revealed ones are among them,
    and at least one is neither captured nor killed, else the game would be over (KA-RULING-22)."""
    plan = state.setting.plan
    others = tuple(citizen for citizen in plan.crowd if not state.revealed >> citizen & 1)
    missing = plan.assassins - state.revealed.bit_count()
    sets = (state.revealed | sum(1 << citizen for citizen in some) for some in combinations(others, missing))
    return tuple(found for found in sets if found & ~(state.captured | state.killed))


def sample(seen: State, luck: Luck) -> State:
    """A full state that fits a view: the hidden choices by chance."""
    stream = luck.stream()
    secret, postern = seen.secret, seen.postern
    if secret == HIDDEN:
        sets = possible(seen)
        secret = sets[stream.below(len(sets))]
    if postern == HIDDEN:
        doors = seen.board.posterns
        postern = doors[stream.below(len(doors))].square
    return seen._replace(secret=secret, postern=postern, luck=luck.after(stream))
