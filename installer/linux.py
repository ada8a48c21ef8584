"""Linux: a Debian package, and an archive for every other system."""

import os
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

from installer import product
from installer.icons import SIZES

ARCHITECTURE = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
HOME = f"usr/lib/{product.NAME}"
"""Where the frozen app lies in the package."""
HICOLOR = "usr/share/icons/hicolor"
LIBRARIES = "libx11-6, libxext6"
MORE_LIBRARIES = "libxcursor1, libxi6, libxrandr2, libxss1, libxfixes3, libwayland-client0, libxkbcommon0"
SOUND = "libpulse0 | libasound2 | libasound2t64, xdg-utils"
"""What SDL opens if it is there: the libraries of the desktop and of its sound."""


def machine() -> str:
    """What Debian calls this machine's kind."""
    return ARCHITECTURE.get(platform.machine(), platform.machine())


def desktop_entry() -> str:
    """How menus show the app, and which files it opens."""
    return f"""[Desktop Entry]
Type=Application
Name={product.TITLE}
Name[fr]={product.TITLE_FRENCH}
GenericName=Board games
GenericName[fr]=Jeux de plateau
Comment={product.SUMMARY}
Comment[fr]={product.SUMMARY_FRENCH}
Exec={product.NAME} %f
Icon={product.NAME}
Terminal=false
Categories=Game;BoardGame;
MimeType={product.SAVE_TYPE};
StartupWMClass={product.NAME}
"""


def mime_type() -> str:
    """Saved games are known by the end of their names."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{product.SAVE_TYPE}">
    <comment>{product.SAVE_SUMMARY}</comment>
    <comment xml:lang="fr">{product.SAVE_SUMMARY_FRENCH}</comment>
    <sub-class-of type="application/json"/>
    <icon name="{product.NAME}"/>
    <glob pattern="*{product.SAVE_ENDING}" weight="80"/>
  </mime-type>
</mime-info>
"""


def control(size: int) -> str:
    """What the package says about itself; `size` is in KiB. It runs where the C library is no older than here."""
    library = platform.libc_ver()[1] or "2.28"
    return f"""Package: {product.NAME}
Version: {product.VERSION}
Section: games
Priority: optional
Architecture: {machine()}
Depends: libc6 (>= {library}), {LIBRARIES}
Recommends: {MORE_LIBRARIES}, {SOUND}
Installed-Size: {size}
Maintainer: Kings' Table <kings-table@localhost>
Description: {product.SUMMARY}
 Board games for people who sit at one screen, in English and French: the app
 knows the rules, says why a move cannot be, hides the hands, keeps every move
 and prints the boards true to scale. No account, no network.
"""


def shared_files() -> tuple[str, ...]:
    """What lies outside the app's own folder, relative to the root of the system."""
    icons = tuple(f"{HICOLOR}/{size}x{size}/apps/{product.NAME}.png" for size in SIZES)
    return (
        f"usr/bin/{product.NAME}",
        f"usr/share/applications/{product.NAME}.desktop",
        f"usr/share/mime/packages/{product.NAME}.xml",
        *icons,
        f"{HICOLOR}/scalable/apps/{product.NAME}.svg",
        f"usr/share/doc/{product.NAME}/copyright",
    )


def strip(frozen: Path) -> None:
    """Python's own library may hold what only debuggers read; those of the packages are left as they came."""
    tool = shutil.which("strip")
    for library in (frozen / "_internal").glob("libpython*.so*"):
        if tool is not None:
            subprocess.run([tool, "--strip-unneeded", str(library)], check=True)


def tree(frozen: Path, icons: Path, root: Path) -> None:
    """The files of the package, each where it will lie on the system."""
    if root.exists():
        shutil.rmtree(root)
    shutil.copytree(frozen, root / HOME, symlinks=True)
    for name in shared_files():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / "usr/bin" / product.NAME).symlink_to(f"../lib/{product.NAME}/{product.NAME}")
    share = root / "usr/share"
    (share / f"applications/{product.NAME}.desktop").write_text(desktop_entry(), encoding="utf-8")
    (share / f"mime/packages/{product.NAME}.xml").write_text(mime_type(), encoding="utf-8")
    for size in SIZES:
        shutil.copy(icons / f"{size}.png", root / HICOLOR / f"{size}x{size}/apps/{product.NAME}.png")
    shutil.copy(product.SIGN, root / HICOLOR / f"scalable/apps/{product.NAME}.svg")
    licence = (product.ROOT / "LICENSE").read_text(encoding="utf-8")
    more = f"\nWhat comes along has licences of its own: /{HOME}/_internal/LICENSES\n"
    (share / f"doc/{product.NAME}/copyright").write_text(licence + more, encoding="utf-8")
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)


def debian_package(root: Path, path: Path, fast: bool) -> None:
    """The package of a tree; `fast` packs less tightly, for a test of what is in it."""
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
    about = root / "DEBIAN"
    about.mkdir(exist_ok=True)
    (about / "control").write_text(control(size), encoding="utf-8")
    tight = ["-Zgzip", "-z1"] if fast else ["-Zxz"]
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["dpkg-deb", "--root-owner-group", *tight, "--build", str(root), str(path)], check=True)
    shutil.rmtree(about)


def archive(root: Path, path: Path, fast: bool) -> None:
    """Everything in one folder: the program starts from wherever it is unpacked."""
    top = path.name.removesuffix(".tar.gz")
    path.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(path, "w:gz", compresslevel=1 if fast else 9) as packed:
        packed.add(root / HOME, top, filter=_nobodys)
        packed.add(root / "usr/share/applications", f"{top}/share/applications", filter=_nobodys)
        packed.add(root / "usr/share/icons", f"{top}/share/icons", filter=_nobodys)
        packed.add(root / "usr/share/mime", f"{top}/share/mime", filter=_nobodys)


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Who has built it is nobody's business."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member
