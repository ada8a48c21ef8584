"""No desktop and no sound card are needed: SDL's dummy drivers stand in, before pygame is imported."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import HealthCheck, settings

from boardgames.core.contract import Value
from boardgames.words import Words

# No test asserts a time: a machine that is busy with other tests is slow now and then.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")


@pytest.fixture(autouse=True)
def _every_sentence_exists(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key without a sentence would be shown as it is: nowhere may that happen."""
    if request.node.get_closest_marker("unknown_keys"):
        return
    say = Words.say

    def strict(self: Words, key: str, **args: Value) -> str:
        assert self.find(key) is not None, f"no sentence for {key}"
        return say(self, key, **args)

    monkeypatch.setattr(Words, "say", strict)
