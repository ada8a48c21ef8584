"""Four tiny but whole games, each in one file: the worked examples of the contract, and what its tests are tried on."""

from typing import Any

from boardgames.core.contract import Rules
from tests.contract.tiny.bids import BIDS
from tests.contract.tiny.meadow import MEADOW
from tests.contract.tiny.roles import ROLES
from tests.contract.tiny.tile import TILE

TINY: tuple[Rules[Any], ...] = (BIDS, ROLES, TILE, MEADOW)
