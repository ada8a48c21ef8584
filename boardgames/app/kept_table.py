"""What a save keeps of the table beside the moves: never part of the rules, read from files that nobody vouches for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from boardgames.core.contract import LONGEST
from boardgames.table.tone import SIDE

MOST_NOTES = 200
"""More than this nobody notes."""


@dataclass(slots=True)
class KeptTable:
    """The players' colours, the ply up to which each has seen the game, his standing answer, and his notes."""

    colours: tuple[str, ...] = ()
    seen: list[int] = field(default_factory=list)
    standing: dict[int, str] = field(default_factory=dict)
    notes: dict[int, dict[str, str]] = field(default_factory=dict)
    """Each player's marks on figures: who is marked, and how. Nobody else ever sees them."""

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
            _notes(table.get("notes"), players),
        )

    def written(self) -> dict[str, Any]:
        """As a file holds it."""
        answers = {str(player): choice for player, choice in self.standing.items()}
        notes = {str(player): dict(sorted(marks.items())) for player, marks in self.notes.items() if marks}
        return {"colours": list(self.colours), "seen": list(self.seen), "standing": answers, "notes": notes}


def _notes(found: object, players: int) -> dict[int, dict[str, str]]:
    """The notes that make sense: short words about not too many."""
    kept: dict[int, dict[str, str]] = {}
    for player in range(players):
        marks = found.get(str(player)) if isinstance(found, dict) else None
        pairs = list(marks.items())[:MOST_NOTES] if isinstance(marks, dict) else []
        good = {who: mark for who, mark in pairs if isinstance(mark, str) and 0 < max(len(who), len(mark)) <= LONGEST}
        if good:
            kept[player] = good
    return kept
