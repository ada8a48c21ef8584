"""Drawings that save ink: the same lines, their surfaces nearly white.

Lines and dark details stay as they are; every other colour is mixed with white, large dark grounds most of all, so that
sides and suits can still be told apart. Words that stood light on dark become dark.
"""

import re
from functools import cache

_FILLED = re.compile(rb'(fill|stop-color)="(#[0-9a-f]{6})"')
_EDGED = re.compile(rb'fill="(#[0-9a-f]{6})" stroke="\1"')
"""A surface whose edge is of its own colour: the edge is a part of it."""
_WORDS = re.compile(rb'(<text [^>]*fill=")(#[0-9a-f]{6})"')
DARK = b"#2b2118"
KEEP = 0.30
"""The share of its own colour that a surface keeps."""
BLACK = 72
"""No channel above this: a dark detail, kept."""
PALE = 0.72
"""Lighter colours than this become white."""


def low(data: bytes) -> bytes:
    """An SVG file with little ink in it."""
    words = _WORDS.sub(lambda found: found[1] + (DARK if _light(found[2]) > 0.4 else found[2]) + b'"', data)
    pieces = re.split(rb"(<text [^>]*>)", words)
    return b"".join(
        piece
        if piece.startswith(b"<text ")
        else _FILLED.sub(lambda found: found[1] + b'="' + _paler(found[2]) + b'"', _edged(piece))
        for piece in pieces
    )


def _edged(piece: bytes) -> bytes:
    return _EDGED.sub(lambda found: b'fill="%b" stroke="%b"' % (found[1], _paler(found[1])), piece)


def _channels(colour: bytes) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _light(colour: bytes) -> float:
    """How light a colour looks, from 0 to 1."""
    red, green, blue = _channels(colour)
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255


@cache
def _paler(colour: bytes) -> bytes:
    channels = _channels(colour)
    if max(channels) <= BLACK:
        return colour
    if _light(colour) >= PALE:
        return b"#ffffff"
    return b"#" + b"".join(b"%02x" % round(255 - (255 - channel) * KEEP) for channel in channels)
