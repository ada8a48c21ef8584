"""The press: an order becomes a PDF or pictures of its pages.

    order = ordered("rois", paper="a4", language="fr")
    write(Path("board.pdf"), pdf(order))

Everything is made in memory and written at once, so that a file is whole or not there. `report` hears how far the work
is, and may end it at each step.
"""

import contextlib
import errno
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import font_source_sans_pro
import font_source_serif_pro
import typst
from pypdf import PdfWriter
from pypdf.generic import NameObject

from boardgames import drawings, files, games
from boardgames.core.saves import SaveError, replace_file
from boardgames.printing import ink
from boardgames.printing.guide import guide
from boardgames.printing.kit import GUIDE, INKS, Kit, Order, PrintError
from boardgames.printing.paper import EDGE, PAPERS, usual
from boardgames.printing.sheets import Item, Sheet, Window, pictures
from boardgames.words import LANGUAGES, Words

FACES = {"sans": "Source Sans Pro", "serif": "Source Serif Pro"}
REGION = {"en": "GB", "fr": "FR"}

READ, BOUND = 0.4, 0.85
"""The share of the work that is done when all drawings are read, and when all pages are set."""

Report = Callable[[str, float], bool]
"""Hears what is done now and the share of the work behind it; False ends the work."""


class Stopped(Exception):
    """The work was ended before it was done; nothing was written."""


def go_on(what: str, share: float) -> bool:
    """A report that nobody hears."""
    return True


# ---------------------------------------------------------------- ordering


def kit_of(game: str) -> Kit:
    """A game's kit; PrintError if there is no such game or nothing of it to print."""
    if game not in games.names():
        raise PrintError("unknown-game", value=game[:40], known=games.names())
    kit: Kit | None = games.kit(game)
    if kit is None:
        raise PrintError("no-kit", value=game)
    return kit


def ordered(
    game: str,
    *,
    parts: Sequence[str] = (),
    paper: str = "",
    ink: str = "",
    look: str = "",
    square: int = 0,
    language: str = LANGUAGES[0],
) -> Order:
    """An order in which everything is said and can be made; PrintError for what there is not.

    What is not said is as usual: all parts but the spare ones, the paper of the region, colours, the first theme.
    """
    kit = kit_of(game)
    order = Order(
        game,
        tuple(part for part in kit.parts if part in parts) if parts else kit.usual,
        paper or usual(),
        ink or INKS[0],
        look or next(iter(kit.looks), ""),
        square or kit.square,
        language,
    )
    _among("unknown-part", parts, kit.parts)
    _among("unknown-paper", [order.paper], tuple(PAPERS))
    _among("unknown-ink", [order.ink], INKS)
    _among("unknown-look" if kit.looks else "one-look", [order.look], kit.looks or ("",))
    _among("unknown-square", [str(order.square)], tuple(str(square) for square in kit.squares))
    return order


def _among(reason: str, values: Sequence[str], known: tuple[str, ...]) -> None:
    for value in values:
        if value not in known:
            raise PrintError(reason, value=value[:40], known=known)


def sheets(order: Order) -> tuple[Sheet, ...]:
    """The pages of an order; the guide lies before those that it tells of."""
    made = kit_of(order.game).sheets(order)
    return (guide(order, made), *made) if GUIDE in order.parts else made


# ---------------------------------------------------------------- setting


def pdf(order: Order, report: Report = go_on) -> bytes:
    """The whole order as one PDF: vectors, fonts embedded, to be printed as large as it is."""
    laid = sheets(order)
    made: bytes = typeset(order, laid, 1, len(laid), report)
    if not report("binding", BOUND):
        raise Stopped
    return _bound(made, order, laid)


def previews(order: Order, laid: Sequence[Sheet], first: int, count: int, ppi: float) -> list[bytes]:
    """PNG pictures of some pages of an order that has `count`, the first of them numbered `first`."""
    made: list[bytes] | bytes = typeset(order, laid, first, count, format="png", ppi=ppi)
    return made if isinstance(made, list) else [made]


def _bound(made: bytes, order: Order, laid: Sequence[Sheet]) -> bytes:
    """The same file, with a table of contents and word that it must not be scaled: typst knows neither."""
    writer = PdfWriter(BytesIO(made), incremental=True)
    writer.create_viewer_preferences()[NameObject("/PrintScaling")] = NameObject("/None")
    for part in dict.fromkeys(sheet.part for sheet in laid):
        first = next(number for number, sheet in enumerate(laid) if sheet.part == part)
        writer.add_outline_item(title=order.words.say(f"kit.part.{part}"), page_number=first)
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


def typeset(order: Order, laid: Sequence[Sheet], first: int, count: int, report: Report = go_on, **how: Any) -> Any:
    """Pages as typst sets them; whatever it complains of is an error, because paper cannot be mended."""
    kit = {
        "title": order.words.say("name"),
        "advice": Words(order.language, "print").say("advice"),
        "language": order.language,
        "region": REGION[order.language],
        "faces": FACES,
        "edge": EDGE,
        "count": count,
        "sheets": [_spelled(sheet, number) for number, sheet in enumerate(laid, start=first)],
    }
    try:
        sources = {"main.typ": template(), "kit.json": json.dumps(kit).encode(), **_drawings(order, laid, report)}
        if not report("setting", READ):
            raise Stopped
        made, warnings = typst.compile_with_warnings(
            sources, root=str(files.assets() / "print"), font_paths=fonts(), timestamp=0, **how
        )
    except (drawings.NoPictureError, OSError) as error:
        raise PrintError("no-picture", why=str(error)) from error
    except typst.TypstError as error:
        raise PrintError("not-set", why=error.message) from error
    if warnings:
        raise PrintError("not-set", why="; ".join(warning.message for warning in warnings))
    return made


def _drawings(order: Order, laid: Sequence[Sheet], report: Report) -> dict[str, bytes]:
    """The files of all pictures on some pages, the same as on the screen, with less ink if that is wanted."""
    found: dict[str, bytes] = {}
    for number, sheet in enumerate(laid):
        if not report("reading", READ * number / len(laid)):
            raise Stopped
        for name in sorted(pictures(sheet.items)):
            if (file := _file(name)) not in found:
                data = drawings.path_of(name, order.language).read_bytes()
                found[file] = ink.low(data) if order.saves_ink else data
    return found


def template() -> bytes:
    """The typst file that draws the pages."""
    return (files.assets() / "print" / "kit.typ").read_bytes()


@cache
def fonts() -> typst.Fonts:
    """Our own typefaces and no others, so that every machine makes the same file."""
    folders = [str(Path(package.font_directory)) for package in (font_source_sans_pro, font_source_serif_pro)]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)


def _file(name: str) -> str:
    return name.replace("/", "-") + ".svg"


def _spelled(sheet: Sheet, number: int) -> dict[str, Any]:
    items = [_item(item) for item in sheet.items]
    return {"w": sheet.paper.w, "h": sheet.paper.h, "title": sheet.title, "number": number, "items": items}


def _item(item: Item) -> dict[str, Any]:
    """An item as the template reads it."""
    told = asdict(item) | {"kind": type(item).__name__}
    if isinstance(item, Window):
        told["items"] = [_item(inner) for inner in item.items]
    if "name" in told:
        told["file"] = _file(told["name"])
    return told


# ---------------------------------------------------------------- writing


def write(path: Path, data: bytes) -> None:
    """Write the file whole or not at all; PrintError says what hinders it."""
    check_place(path)
    try:
        replace_file(path, data)
    except SaveError as error:
        cause = error.__cause__
        raise (hindered(cause) if isinstance(cause, OSError) else PrintError("not-written", why=str(error))) from error


def check_place(path: Path) -> None:
    """Before the work: is there a folder, and is the name free for a file?"""
    with contextlib.suppress(OSError):
        if path.is_dir():
            raise PrintError("is-folder", value=str(path))
        if path.exists() and not path.is_file():
            raise PrintError("not-a-file", value=str(path))
        if not path.parent.is_dir():
            raise PrintError("no-folder", value=str(path.parent))


def hindered(error: OSError) -> PrintError:
    """What the system's refusal to write means for a printed file."""
    if isinstance(error, PermissionError) and error.filename2 is not None:
        return PrintError("in-use")  # the new file was written, but the old one could not be replaced
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return PrintError("disk-full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return PrintError("no-permission")
    return PrintError("not-written", why=error.strerror or type(error).__name__)


def file_name(order: Order) -> str:
    """What the app calls the file of an order."""
    pieces = (order.game, order.look, order.paper, "" if order.ink == INKS[0] else order.ink)
    return "-".join(piece for piece in pieces if piece) + ".pdf"
