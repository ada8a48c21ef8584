"""Every scene of `make shots` can still be built and painted."""

from pathlib import Path

import pytest

from tools import shots


@pytest.mark.parametrize("name", shots.SCENES)
def test_the_scene_is_painted(name: str, tmp_path: Path) -> None:
    assert shots.shoot(name, shots.Size(1024, 600, 100, "fr"), tmp_path).stat().st_size > 10_000
