"""The tests of the pictures draw without a screen."""

from tests.pictures import gallery_in, window

__all__ = ["gallery", "window"]
gallery = gallery_in("fr")
