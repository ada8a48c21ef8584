"""How much a test does: a fair sample in everyday runs, the full number in `make soak` (SOAK=1)."""

import os

SOAK = os.environ.get("SOAK") == "1"


def amount(what: str, *, ci: int, soak: int) -> int:
    """The number of `what` that a test goes through."""
    return soak if SOAK else ci
