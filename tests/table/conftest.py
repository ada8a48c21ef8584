"""The tests of the table draw without a screen."""

from tests.pictures import gallery_in, window

__all__ = ["gallery", "window"]
gallery = gallery_in("en")
