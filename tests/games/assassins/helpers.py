"""A position, then commands, then what is on the table: in the notation of the catalogue's worked examples.

`K(8,8) N1(8,6) C(8,5) H(5,2) X(3,4)`: king, knight, citizen who is no assassin, hidden assassin, revealed assassin,
each by row and column. `move (8,7) W` is a command to the figure on a square.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boardgames.core.contract import Event, Move, Preview, Refusal
from boardgames.core.grid import OFF, Grid
from boardgames.core.luck import Luck
from boardgames.games.assassins.options import CITIZENS, SCENARIOS
from boardgames.games.assassins.rules import RULES
from boardgames.games.assassins.state import ASSASSIN, KING, TURNS, State

CATALOGUE = (Path(__file__).parents[3] / "docs" / "rules" / "assassins.md").read_text(encoding="utf-8")
CHOSEN = ("squire", "witch-hunter", "dancer")
"""Who are the assassins in positions that do not say it."""
_FIGURE = re.compile(r"([KNCHX])\d*(?::([a-z-]+))?\((\d),(\d)\)")
_COMMAND = re.compile(r"([a-z-]+) \((\d),(\d)\)(?: ([NESW]))?")


@dataclass(frozen=True)
class Table:
    """A position, and everything that was told on the way to it."""

    state: State
    events: tuple[Event, ...] = ()
    barrier: str | None = None

    def play(self, *commands: str) -> "Table":
        """Each command by the player who is asked; it must be legal."""
        table = self
        for text in commands:
            table = table._apply(table.move(text))
        return table

    def coming(self, *values: str) -> "Table":
        """The same position, with these cards or citizens coming up next and nothing told yet."""
        return Table(RULES.script(self.state, values))

    def move(self, text: str) -> Move:
        """A command in the catalogue's notation, or the text of a move."""
        found = _COMMAND.fullmatch(text)
        if found is None:
            return Move.parse(text)
        grid = self.state.grid
        square = int(found[2]) * grid.columns + int(found[3])
        unit = grid.names[square]
        if found[4] is None:
            return Move.make(found[1], unit=unit)
        aimed = {"to" if found[1] == "move" else "target": grid.beyond(square, found[4])}
        return Move.make(found[1], unit=unit, **aimed)

    def _apply(self, move: Move) -> "Table":
        ask = RULES.ask(self.state)
        assert ask is not None, f"the game is over, nobody can play {move}"
        refused = RULES.refuse(self.state, ask.player, move)
        assert refused is None, f"{move} is refused: {refused}"
        step = RULES.apply(self.state, ask.player, move)
        return Table(step.state, self.events + step.events, step.barrier)

    @property
    def asked(self) -> int:
        """The player who is asked now."""
        ask = RULES.ask(self.state)
        assert ask is not None
        return ask.player

    @property
    def question(self) -> str:
        """What is asked now and of whom: `king-turn king`; empty when the game is over."""
        ask = RULES.ask(self.state)
        return "" if ask is None else f"{ask.kind} {('king', 'assassins')[self.state.role(ask.player)]}"

    def refusal(self, text: str, player: int | None = None) -> Refusal | None:
        """The judge's word on a command."""
        return RULES.refuse(self.state, self.asked if player is None else player, self.move(text))

    def refused(self, text: str, player: int | None = None) -> str:
        """The rule by which a command is refused now, by the player asked or by a named one; empty if it is legal."""
        found = self.refusal(text, player)
        return "" if found is None else found.rule

    def preview(self, text: str) -> Preview:
        """What a legal command would do."""
        found = RULES.preview(self.state, self.asked, self.move(text))
        assert found is not None, f"{text} is refused: {self.refused(text)}"
        return found

    @property
    def stands(self) -> str:
        """All figures, the king on (9,9) and a hidden assassin on (0,9) left out; by kind, row and column."""
        grid, found = self.state.grid, []
        for square in range(grid.size):
            letter = self._letter(square)
            spot = f"{letter}({square // grid.columns},{square % grid.columns})"
            if letter and spot not in ("K(9,9)", "H(0,9)"):
                found.append(spot)
        return " ".join(sorted(found))

    def _letter(self, square: int) -> str:
        state, bit = self.state, 1 << square
        if square == state.king:
            return "K"
        if state.knights & bit:
            return "N"
        if state.assassins & bit:
            return "X"
        if state.crowd & bit:
            return "H" if state.secret >> state.who[square] & 1 else "C"
        return ""

    @property
    def points(self) -> tuple[int, int, int]:
        """What is left in the pools of king, knights and assassins."""
        return self.state.king_ap, self.state.knight_ap, self.state.assassin_ap

    @property
    def told(self) -> list[str]:
        """What was told, spelled out."""
        return [spelled(event) for event in self.events]

    def has(self, *kinds: str) -> bool:
        """Events of all these kinds were told."""
        return set(kinds) <= {event.kind for event in self.events}

    @property
    def results(self) -> str:
        """How the game ended: each player's result, the rule and the reason; empty while it goes on."""
        outcome = RULES.outcome(self.state)
        return "" if outcome is None else " ".join([*outcome.results, outcome.rule, outcome.reason])


def table(text: str) -> Table:
    """The table at a position given in its text form."""
    return Table(RULES.read(text))


def at(card: str, figures: str, turn: int = KING, exact: bool = False, **words: str | int) -> Table:
    """A position of the catalogue: its conventions add a king and a hidden assassin where none is named.

    Assassins who are not named were captured earlier.
    """
    scenario = str(words.get("scenario", "side-a"))
    grid = SCENARIOS[scenario].board.grid
    placed: dict[str, list[str]] = {kind: [] for kind in "KNCHX"}
    found = _FIGURE.findall(figures)
    assert len(found) == len(figures.split()), figures
    plan = SCENARIOS[scenario]
    named = {name for _, name, _, _ in found}
    crowd = [CITIZENS[number] for number in plan.crowd if CITIZENS[number] not in named]
    chosen = [name for name in (*CHOSEN, *crowd) if name in crowd][: plan.assassins]
    others = [name for name in crowd if name not in chosen]
    if not exact:
        found += [("K", "", "9", "9")] * (not any(kind == "K" for kind, *_ in found)) + [("H", "", "0", "9")]
    secret = []
    for kind, name, row, column in found:
        who = name or (chosen if kind in "HX" else others).pop(0)
        secret += [who] if kind in "HX" else []
        square = grid.name(int(column), int(row))
        placed[kind].append(square if kind in "KN" else f"{who}@{square}")
    missing = chosen[: plan.assassins - len(secret)]
    said: dict[str, object] = {
        "stage": TURNS[turn],
        "played": card,
        "king": placed["K"][0],
        "knights": ",".join(placed["N"]),
        "citizens": ",".join(placed["C"] + placed["H"]),
        "assassins": ",".join(placed["X"]),
        "secret": ",".join(secret + missing),
        "captured": ",".join(missing),
        **{key.replace("_", "-"): value for key, value in words.items()},
    }
    return table(" ".join(f"{key}={value}" for key, value in said.items() if value != ""))


def crowd_at(card: str, figures: str, exact: bool = False, **words: str | int) -> Table:
    """The same in the assassin player's turn."""
    return at(card, figures, ASSASSIN, exact, **words)


def setup(seed: int = 1, script: tuple[str, ...] = (), **options: Any) -> Table:
    """The table at the start of a game with these options."""
    step = RULES.setup(options, Luck(seed, script=script))
    return Table(step.state, step.events, step.barrier)


def ready(card: str = "", seed: int = 1, secret: str = "", **options: Any) -> Table:
    """A game with its choices made, the first card turned if one is named; `secret` names squares of citizens."""
    start = setup(seed, **options)
    state = start.state
    plan = state.setting.plan
    chosen = [who_is(state, spot) for spot in secret.split()] or [CITIZENS[one] for one in plan.crowd[: plan.assassins]]
    start = start.play(f"choose citizens={','.join(chosen)}")
    if start.question.startswith("start"):
        start = start.play("start at=A10")
    if start.question.startswith("postern"):
        start = start.play("postern at=A6")
    return start.coming(card).play("turn-card") if card else start


def square_of(spot: str, grid: Grid) -> int:
    """The number of a square from `(8,7)`."""
    row, column = spot.strip("()").split(",")
    return int(row) * grid.columns + int(column)


def who_is(state: State, spot: str) -> str:
    """The citizen on a square."""
    square = square_of(spot, state.grid)
    assert square != OFF
    return state.citizen(square)


def spelled(event: Event) -> str:
    """An event in one line: kind, rule, its arguments."""
    words = [f"{name}={','.join(v) if isinstance(v, tuple) else v}" for name, v in event.args]
    assert event.to is None, "nothing in this game is told to one player alone"
    return " ".join([event.kind, event.rule, *words])
