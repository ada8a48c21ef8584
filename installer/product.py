"""What the app is called on every system, what goes into it and what stays out."""

from pathlib import Path
from typing import NamedTuple

from boardgames import __version__

ROOT = Path(__file__).resolve().parent.parent
NAME, TITLE, TITLE_FRENCH = "boardgames", "Kings’ Table", "La Table des Rois"
PLAIN_TITLE = "Kings Table"
"""Where a system takes no apostrophe."""
IDENTIFIER = "org.kingstable.boardgames"
VERSION = __version__
SUMMARY = "Board games whose rules are enforced, on screen and on paper"
SUMMARY_FRENCH = "Des jeux de plateau aux règles appliquées, à l’écran et sur papier"
SAVE_TYPE, SAVE_ENDING = "application/x-boardgames-save+json", ".save.json"
SAVE_SUMMARY, SAVE_SUMMARY_FRENCH = "Saved board game", "Partie enregistrée d’un jeu de plateau"
SIGN = ROOT / "assets" / "art" / "table" / "app-icon.svg"


class Data(NamedTuple):
    """Files that go into the app as they are: where they lie, and where the app looks for them."""

    source: Path
    goal: str


DATA = (
    Data(ROOT / "assets", "boardgames/assets"),
    Data(ROOT / "saves", "boardgames/saves"),
    Data(ROOT / "LICENSES", "LICENSES"),
    Data(ROOT / "LICENSE", "."),
)
"""Art, translations, rulebooks, guides and the printing template; example games; licences."""
FONTS = ("font_source_sans_pro", "font_source_serif_pro")
"""Packages of typefaces: of each face only the kind that the app opens goes along."""
FONT_KIND = "*.otf"
LEFT_OUT = (
    "pygame_gui",  # nothing imports it when the app runs, and its Asian typefaces alone are 38 MB
    "PIL",  # draws icons here, in the workshop
    "ssl",  # the app knows no network; checksums need no OpenSSL
    "_ssl",
    "_hashlib",
    "tkinter",
    "unittest",
    "pydoc",
    "pydoc_data",
    "doctest",
    "test",
    "sqlite3",
    "multiprocessing",
    "asyncio",
    "curses",
    "lib2to3",
    "setuptools",
    "pip",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
)
LEFT_OUT_FILES = ("libcrypto*", "libssl*")
"""What comes along with something else and is not needed."""
