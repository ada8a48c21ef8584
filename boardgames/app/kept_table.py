"""What a save keeps of the table beside the moves: never part of the rules, read from files that nobody vouches for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from boardgames.table.tone import SIDE


@dataclass(slots=True)
class KeptTable:
    """The players' colours, the ply up to which each has seen the game, and his standing answer."""

    colours: tuple[str, ...] = ()
    seen: list[int] = field(default_factory=list)
    standing: dict[int, str] = field(default_factory=dict)

    @classmethod
    def read(cls, table: Mapping[str, Any], players: int, ply: int) -> "KeptTable":
        """What of a file's table section makes sense for so many players after so many plies."""
        colours = table.get("colours")
        good = isinstance(colours, list) and len(colours) == players and all(c in SIDE for c in map(str, colours))
        seen, standing = table.get("seen"), table.get("standing")
        plies = seen if isinstance(seen, list) and len(seen) == players else []
        answers = standing if isinstance(standing, dict) else {}
        return cls(
            tuple(colours) if good and colours is not None and len(set(colours)) == players else (),
            [one if type(one) is int and 0 <= one <= ply else 0 for one in plies] or [0] * players,
            {player: str(answers[str(player)]) for player in range(players) if str(player) in answers},
        )

    def written(self) -> dict[str, Any]:
        """As a file holds it."""
        answers = {str(player): choice for player, choice in self.standing.items()}
        return {"colours": list(self.colours), "seen": list(self.seen), "standing": answers}
