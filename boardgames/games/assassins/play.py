"""A ply being played: figures that go, are pushed and leave the board, points that are spent."""

from boardgames.core import play
from boardgames.core.contract import Step
from boardgames.core.grid import OFF
from boardgames.games.assassins.options import CITIZENS
from boardgames.games.assassins.state import ASSASSIN, NOBODY, State


class Play(play.Play[State]):
    """What one move does, step by step. The rules' chapters change it; `step` is the result."""

    __slots__ = ()

    def step(self) -> Step[State]:
        """The step; where undo is off nothing can be taken back (KA-RULING-41)."""
        if self.barrier is None and not self.state.setting.undo:
            self.barrier = "declared"
        return super().step()

    def go(self, start: int, goal: int) -> None:
        """A figure goes from one square to another."""
        state, change = self.state, 1 << start | 1 << goal
        if state.knights >> start & 1:
            self.change(knights=state.knights ^ change)
        elif state.crowd >> start & 1:
            who = bytearray(state.who)
            who[goal], who[start] = who[start], NOBODY
            assassins = state.assassins ^ change if state.assassins >> start & 1 else state.assassins
            self.change(crowd=state.crowd ^ change, assassins=assassins, who=bytes(who))
        else:
            self.change(king=goal)

    def take_off(self, square: int) -> int:
        """A figure of the crowd leaves the board; the bit of the citizen it was."""
        state, bit = self.state, 1 << square
        who = bytearray(state.who)
        citizen, who[square] = who[square], NOBODY
        self.change(crowd=state.crowd & ~bit, assassins=state.assassins & ~bit, who=bytes(who))
        return 1 << citizen

    def put(self, citizen: int, square: int) -> None:
        """A citizen comes onto the board."""
        state = self.state
        who = bytearray(state.who)
        who[square] = citizen
        self.change(crowd=state.crowd | 1 << square, who=bytes(who))

    def fall(self, square: int) -> None:
        """A knight leaves the board."""
        self.change(knights=self.state.knights & ~(1 << square))

    def name(self, square: int) -> str:
        """The name of a square."""
        return self.state.grid.names[square]

    def pay(self, role: int, square: int, cost: int) -> None:
        """Points of the pool that the figure on this square draws on (KA-KTURN-01, KA-ATURN-01)."""
        state = self.state
        if role == ASSASSIN:
            self.change(assassin_ap=state.assassin_ap - cost)
        elif square == state.king != OFF:
            self.change(king_ap=state.king_ap - cost)
        else:
            self.change(knight_ap=state.knight_ap - cost)

    def placed(self) -> tuple[str, ...]:
        """Every citizen with his square, as it is told."""
        return tuple(f"{CITIZENS[n]}:{self.name(square)}" for square, n in enumerate(self.state.who) if n != NOBODY)
