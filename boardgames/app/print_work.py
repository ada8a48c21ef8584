"""What the print scene lets other threads do: pictures of pages, and the file itself."""

import threading
import time
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pygame

from boardgames.printing import press
from boardgames.printing.kit import Order, PrintError
from boardgames.printing.paper import INCH
from boardgames.printing.sheets import Sheet

KEPT = 96
"""Pictures of pages that are kept."""

Look = tuple[Sheet, str, str, int]
"""A page, its ink, its language, and how high its picture is: all that the picture depends on but page numbers."""


@dataclass(frozen=True, slots=True)
class Made:
    """A written file: where it lies, its pages, its bytes, and the seconds it took."""

    path: Path
    pages: int
    size: int
    seconds: float


class Previews:
    """Pictures of pages, drawn in a thread; those of another order are given up."""

    def __init__(self) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="previews")
        self._kept: OrderedDict[Look, pygame.Surface] = OrderedDict()
        self._ordered: dict[Look, Future[bytes]] = {}
        self._news = False
        self.problem: PrintError | None = None

    @property
    def busy(self) -> bool:
        """Something is being drawn, or was drawn and has not been looked at."""
        self._fetch()
        return self._news or bool(self._ordered)

    def picture(self, order: Order, laid: tuple[Sheet, ...], number: int, high: int) -> pygame.Surface | None:
        """The picture of page `number` (from 0) so many pixels high if it is ready; ordered if it is not."""
        key = laid[number], order.ink, order.language, high
        self._news = False
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._ordered and self.problem is None:
            self._ordered[key] = self._worker.submit(_drawn, order, laid[number], number + 1, len(laid), high)
        return None

    def drop(self) -> None:
        """Another order: what is not yet begun is not needed any more, and what went wrong may go well now."""
        for key, future in list(self._ordered.items()):
            if future.cancel():
                del self._ordered[key]
        self.problem = None

    def close(self) -> None:
        """Nobody looks any more."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _fetch(self) -> None:
        """Take what is ready."""
        for key in [key for key, future in self._ordered.items() if future.done()]:
            future = self._ordered.pop(key)
            self._news = True
            try:
                self._kept[key] = pygame.image.load(BytesIO(future.result()), "page.png").convert()
            except PrintError as error:
                self.problem = error
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _drawn(order: Order, sheet: Sheet, number: int, count: int, high: int) -> bytes:
    return press.previews(order, [sheet], number, count, high * INCH / sheet.paper.h)[0]


class Making:
    """A file that is being made in a thread: how far it is, and in the end what came of it."""

    def __init__(self, order: Order, path: Path) -> None:
        self.what, self.share = "reading", 0.0
        self.made: Made | None = None
        self.problem: PrintError | None = None
        self.stopped = False
        self.broken: Exception | None = None
        """An error of the app's own, for whoever waits for the file: in its thread nobody would hear of it."""
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._make, args=(order, path), name="printing")
        self._thread.start()

    @property
    def running(self) -> bool:
        """It is not yet known what comes of it."""
        return not (self.made or self.problem or self.broken or self.stopped)

    def stop(self) -> None:
        """Make no file."""
        self._stop.set()

    def wait(self) -> None:
        """Until the thread has ended."""
        self._thread.join()

    def _make(self, order: Order, path: Path) -> None:
        began = time.perf_counter()
        try:
            make_folder(path.parent)
            press.check_place(path)
            data = press.pdf(order, self._hear)
            if not self._hear("writing", 0.95):
                raise press.Stopped
            press.write(path, data)
            self.made = Made(path, len(press.sheets(order)), len(data), time.perf_counter() - began)
        except press.Stopped:
            self.stopped = True
        except PrintError as error:
            self.problem = error
        except Exception as error:
            self.broken = error

    def _hear(self, what: str, share: float) -> bool:
        self.what, self.share = what, share
        return not self._stop.is_set()


def make_folder(folder: Path) -> None:
    """The folder of printed files may not exist yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise PrintError("no-folder", value=str(folder)) from None
    except OSError as error:
        raise press.hindered(error) from error
