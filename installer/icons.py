"""The app's sign as each system wants it, from the one drawing."""

import os
from io import BytesIO
from pathlib import Path

from installer.product import SIGN

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def write(folder: Path) -> None:
    """All sizes as PNG, `boardgames.ico` for Windows and `boardgames.icns` for macOS."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    pictures = {}
    for size in SIZES:
        drawn = pygame.image.load_sized_svg(BytesIO(SIGN.read_bytes()), (size, size))
        pictures[size] = Image.frombytes("RGBA", (size, size), pygame.image.tobytes(drawn, "RGBA"))
        pictures[size].save(folder / f"{size}.png")
    largest = pictures[SIZES[-1]]
    few = [pictures[size] for size in (16, 24, 32, 48, 64, 128, 256)]
    few[-1].save(folder / "boardgames.ico", append_images=few[:-1], sizes=[one.size for one in few])
    largest.save(folder / "boardgames.icns", append_images=[pictures[size] for size in (16, 32, 64, 128, 256)])
