"""The app's only reader of pictures: SVG files of `assets/art` become surfaces of exactly the size asked for.

    gallery = Gallery(cache=folder, language="fr")
    gallery.picture("table/icon-undo", (24, 24))

A picture is named by its place below `assets/art` without its ending; one that has words lies there once per language
(`cover.fr.svg`). SDL's reader draws the shapes and drops words, so the file's `<text>` elements are set over it with
the Source faces. Surfaces are kept in memory, the longest unused go first; large ones are also kept on disk, where a
file that cannot be read counts as absent.
"""

import contextlib
import hashlib
import os
import re
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pygame
from font_source_sans_pro import SourceSansProSemibold
from font_source_serif_pro import SourceSerifProSemibold

from boardgames import files
from boardgames.drawings import NoPictureError, anchors, path_of, view

__all__ = ["Gallery", "NoPictureError", "Paint", "anchors", "grey", "stamp"]

Size = tuple[int, int]
Paint = tuple[tuple[str, str], ...]
"""Colours of the file and what is to stand in their place, as `(("#efe3c8", "#2b2118"),)`."""

IN_MEMORY = 48 * 2**20
"""Bytes of surfaces that are kept."""
ON_DISK = 192 * 2**20
"""Bytes of cache files that are kept."""
LARGE, HUGE = 128 * 128, 2_000_000
"""Pictures of so many pixels are kept on disk too, but none of a board that somebody looks at closely."""

CHECKED = 4
"""Bytes of the checksum before the pixels of a file."""
_FACES: dict[str, str] = {"Source Serif Pro": SourceSerifProSemibold, "Source Sans Pro": SourceSansProSemibold}
_TURN = re.compile(r"rotate\((-?[\d.]+) ")
FONT_LOCK = threading.Lock()
"""SDL's fonts may be used by one thread at a time."""


class Gallery:
    """All pictures at all sizes. Its methods belong to the thread of the window; `order` works in another one."""

    def __init__(self, cache: Path | None = None, language: str = "en", room: int = IN_MEMORY) -> None:
        """`cache` is the folder for large pictures (none: memory only), `room` the bytes to keep in memory."""
        self.language = language
        self._cache = cache
        self._room = room
        self._held = 0
        self._paths: dict[tuple[str, str], Path] = {}
        self._views: dict[Path, tuple[float, float]] = {}
        self._kept: OrderedDict[tuple[Path, Size, Paint], pygame.Surface] = OrderedDict()
        self._ordered: dict[tuple[Path, Size, Paint], Future[pygame.Surface]] = {}
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    def picture(self, name: str, size: Size, paint: Paint = ()) -> pygame.Surface:
        """The picture as large as fits, in the middle of the size; converted for the window, not to be changed."""
        key = (self._path(name), size, paint)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        ordered = self._ordered.pop(key, None)
        drawn = ordered.result() if ordered else _drawn(*key, self._cache)
        return self._keep(key, _converted(drawn))

    def order(self, name: str, size: Size, paint: Paint = ()) -> None:
        """Begin to draw a picture in another thread; `ready` or `picture` fetches it."""
        key = (self._path(name), size, paint)
        if key not in self._kept and key not in self._ordered:
            self._ordered[key] = self._worker.submit(_drawn, *key, self._cache)

    def ready(self, name: str, size: Size, paint: Paint = ()) -> pygame.Surface | None:
        """The picture if it can be had without waiting, ordered if it was not; none while it is being drawn."""
        self.order(name, size, paint)
        ordered = self._ordered.get((self._path(name), size, paint))
        return None if ordered and not ordered.done() else self.picture(name, size, paint)

    def made(self, name: str, size: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Something painted at this size that is worth keeping on disk; `name` says all that it depends on."""
        if self._cache is None:
            return make()
        place = self._cache / f"{hashlib.sha256(name.encode()).hexdigest()[:32]}-{size[0]}x{size[1]}.pix"
        found = _recalled(place, size)
        if found is not None:
            return _converted(found)
        fresh = make()
        _remember(place, fresh)
        return fresh

    def forget(self) -> None:
        """Let go of all pictures: another window size needs others."""
        self._kept.clear()
        self._held = 0

    def natural(self, name: str) -> tuple[float, float]:
        """Width and height of a drawing in its own units: its proportions, and the units of its anchors."""
        path = self._path(name)
        if path not in self._views:
            self._views[path] = view(path.read_bytes())
        return self._views[path]

    def close(self) -> None:
        """Drop what was ordered and not yet begun."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _path(self, name: str) -> Path:
        known = self._paths.get((name, self.language))
        if known is not None:
            return known
        path = self._paths[name, self.language] = path_of(name, self.language)
        return path

    def _keep(self, key: tuple[Path, Size, Paint], surface: pygame.Surface) -> pygame.Surface:
        self._kept[key] = surface
        self._held += _weight(surface)
        while self._held > self._room and len(self._kept) > 1:
            self._held -= _weight(self._kept.popitem(last=False)[1])
        return surface


@cache
def stamp() -> str:
    """What changes whenever a file of the art does: for pictures that are made of many of them."""
    found = sorted((files.assets() / "art").rglob("*.svg"))
    told = ((path.name, (stat := path.stat()).st_size, stat.st_mtime_ns) for path in found)
    return hashlib.sha256(repr(tuple(told)).encode()).hexdigest()[:16]


def grey(surface: pygame.Surface) -> pygame.Surface:
    """The picture without its colours, as a printer or some eyes show it."""
    return pygame.transform.grayscale(surface)


# ---------------------------------------------------------------- drawing


def _drawn(path: Path, size: Size, paint: Paint, cache: Path | None) -> pygame.Surface:
    """The picture from the disk cache if it is there, otherwise drawn; not yet converted."""
    data = path.read_bytes()
    for old, new in paint:
        data = data.replace(old.encode(), new.encode())
    if cache is None or not LARGE <= size[0] * size[1] <= HUGE:
        return _rendered(data, size)
    place = cache / f"{hashlib.sha256(data).hexdigest()[:32]}-{size[0]}x{size[1]}.pix"
    if (found := _recalled(place, size)) is not None:
        return found
    surface = _rendered(data, size)
    _remember(place, surface)
    return surface


def _rendered(data: bytes, size: Size) -> pygame.Surface:
    surface = pygame.image.load_sized_svg(BytesIO(data), size)
    if surface.get_size() != size:
        whole = pygame.Surface(size, pygame.SRCALPHA, 32)
        whole.blit(surface, surface.get_rect(center=whole.get_rect().center))
        surface = whole
    if b"<text" in data:
        wide, high = view(data)
        scale = min(size[0] / wide, size[1] / high)
        corner = pygame.Vector2(size[0] - wide * scale, size[1] - high * scale) / 2
        with FONT_LOCK:
            pygame.font.init()
            for text in ElementTree.fromstring(data).iter("{http://www.w3.org/2000/svg}text"):
                _write(surface, text, scale, corner)
    return surface


def _write(surface: pygame.Surface, text: ElementTree.Element, scale: float, corner: pygame.Vector2) -> None:
    """Set one line of words, perhaps turned about the point it stands on."""
    face = pygame.font.Font(_FACES[text.attrib["font-family"]], max(1, round(float(text.attrib["font-size"]) * scale)))
    word = face.render(text.text or "", True, text.attrib["fill"])
    left = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.attrib["text-anchor"]] * word.get_width()
    turn = _TURN.search(text.attrib.get("transform", ""))
    angle = float(turn[1]) if turn else 0.0
    middle = pygame.Vector2(word.get_width() / 2 - left, word.get_height() / 2 - face.get_ascent()).rotate(angle)
    at = corner + pygame.Vector2(float(text.attrib["x"]), float(text.attrib["y"])) * scale + middle
    if angle:
        word = pygame.transform.rotozoom(word, -angle, 1) if angle % 90 else pygame.transform.rotate(word, -angle)
    surface.blit(word, (round(at.x - word.get_width() / 2), round(at.y - word.get_height() / 2)))


def _converted(surface: pygame.Surface) -> pygame.Surface:
    """In the window's own format: with transparency only where a picture has some."""
    wide, high = surface.get_size()
    solid = pygame.mask.from_surface(surface, 254).count() == wide * high
    return surface.convert() if solid else surface.convert_alpha()


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


# ---------------------------------------------------------------- disk


def _recalled(place: Path, size: Size) -> pygame.Surface | None:
    """A picture from the disk; its checksum and its length tell whether the file is whole."""
    try:
        data = place.read_bytes()
        pixels = memoryview(data)[CHECKED:]
        if zlib.adler32(pixels).to_bytes(CHECKED, "big") != data[:CHECKED]:
            return None
        surface = pygame.image.frombytes(bytes(pixels), size, "RGBA")
    except (OSError, ValueError):
        return None
    with contextlib.suppress(OSError):
        os.utime(place)
    return surface


def _remember(place: Path, surface: pygame.Surface) -> None:
    """Keep a picture on disk; a folder that cannot be written costs time, nothing else."""
    new = place.with_suffix(f".{os.getpid()}.new")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        pixels = pygame.image.tobytes(surface, "RGBA")
        new.write_bytes(zlib.adler32(pixels).to_bytes(CHECKED, "big") + pixels)
        new.replace(place)
        for old in _surplus(place.parent):
            old.unlink(missing_ok=True)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)


def _surplus(folder: Path) -> Iterator[Path]:
    """The cache files beyond the room there is, longest unused first to go."""
    room = ON_DISK
    found = [(path.stat(), path) for path in folder.glob("*.pix")]
    for stat, path in sorted(found, key=lambda pair: -pair[0].st_mtime_ns):
        room -= stat.st_size
        if room < 0:
            yield path
