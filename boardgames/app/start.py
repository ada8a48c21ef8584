"""The app from its first frame on: opens the window and leads from scene to scene."""

import os
import sys
from pathlib import Path
from typing import Any

from boardgames import files, games
from boardgames.core import saves
from boardgames.core.contract import Outcome
from boardgames.core.luck import fresh_seed
from boardgames.core.session import Session

# Software surfaces are quickest without the accelerated framebuffer; SDL reads this when pygame is imported.
if sys.platform.startswith("linux"):
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "boardgames")

import pygame  # noqa: E402

from boardgames.app import settings as kept  # noqa: E402
from boardgames.app.about import AboutScene  # noqa: E402
from boardgames.app.menu import MenuScene  # noqa: E402
from boardgames.app.options_scene import SettingsScene  # noqa: E402
from boardgames.app.play import PlayScene  # noqa: E402
from boardgames.app.result import ResultScene  # noqa: E402
from boardgames.app.setup import Choice, SetupScene  # noqa: E402
from boardgames.app.shelf import ShelfScene  # noqa: E402
from boardgames.app.window import Window  # noqa: E402
