"""What a pointer or a key can reach: every control says so while it is drawn."""

from dataclasses import dataclass
from typing import Literal

from boardgames.table.space import Rect

Kind = Literal[
    "button", "check", "radio", "toggle", "field", "choice", "segment", "slider", "scroll", "link", "row", "area"
]
State = Literal["normal", "hover", "pressed", "disabled"]
LEAST, LEAST_MAIN = 24, 44
"""The smallest side of a target and of a main button, in real pixels."""


class TooSmall(ValueError):
    """A target is smaller than a finger or an unsteady hand can hit (strict pages only)."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place to click and to focus. `rect` is logical; `action` is what the caller gave, nothing here calls it.

    A disabled target is there for its tooltip, which says why. Targets of one group are one stop of the Tab key; arrows
    go on within it. Those of a higher layer lie above.
    """

    rect: Rect
    name: str
    action: object
    kind: Kind
    enabled: bool = True
    tooltip: str = ""
    group: str = ""
    layer: int = 0


def hit(targets: list[Target], x: float, y: float) -> Target | None:
    """The uppermost target at a logical point: the highest layer, there the last drawn."""
    found = [target for target in targets if target.rect.contains(x, y)]
    return max(reversed(found), key=lambda target: target.layer, default=None)
