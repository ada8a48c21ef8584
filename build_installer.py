"""Build the app that needs no Python, for the system that this runs on.

    python build_installer.py                   # everything, into dist/
    python build_installer.py --plan windows    # list the steps and the files for a system, do nothing

Linux: a .deb and a .tar.gz. Windows: a .zip and, with Inno Setup or NSIS, an installer. macOS: a zipped .app and, with
hdiutil, a .dmg. PyInstaller comes with `pip install -e .[installer]` (`make installer` does all of it).
"""

import argparse
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from installer import freeze, icons, linux, macos, product, windows  # noqa: E402
from installer.steps import MissingTool, Step, plan, result, run  # noqa: E402

SYSTEMS = {"Linux": "linux", "Windows": "windows", "Darwin": "macos"}


def steps(system: str, work: Path, out: Path, fast: bool = False) -> list[Step]:
    """What leads to the results on a system."""
    frozen, drawn = work / "frozen" / product.NAME, work / "icons"
    stem = f"{product.NAME}-{product.VERSION}-{system}-{platform.machine().lower()}"
    found = [
        Step("Draw the icons", lambda: icons.write(drawn), ("icons/*.png", "icons/boardgames.ico|icns")),
        Step(
            "Freeze the app with PyInstaller",
            lambda: freeze.freeze(work),
            (f"frozen/{product.NAME}/",),
            ("PyInstaller",),
        ),
    ]
    if system == "linux":
        package, packed = out / f"{product.NAME}_{product.VERSION}_{linux.machine()}.deb", out / f"{stem}.tar.gz"
        root = work / "root"
        laid = (f"{linux.HOME}/", *linux.shared_files())
        found += [
            Step("Strip Python's library", lambda: linux.strip(frozen), (), ("strip",), optional=True),
            Step("Lay the files of the package", lambda: linux.tree(frozen, drawn, root), laid),
            Step("Pack the archive", lambda: linux.archive(root, packed, fast), (packed.name,)),
            Step(
                "Pack the Debian package",
                lambda: linux.debian_package(root, package, fast),
                (package.name,),
                ("dpkg-deb",),
                optional=True,
            ),
        ]
    elif system == "windows":
        packed, setup = out / f"{stem}.zip", out / f"{stem}-setup.exe"
        found += [
            Step("Pack the archive", lambda: windows.archive(frozen, packed, fast), (packed.name,)),
            Step(
                "Make the installer",
                lambda: windows.installer(frozen, work, setup),
                (setup.name,),
                windows.TOOLS,
                optional=True,
            ),
        ]
    else:
        packed, image = out / f"{stem}.zip", out / f"{stem}.dmg"
        found += [
            Step("Pack the app", lambda: macos.archive(frozen, packed), (macos.BUNDLE, packed.name)),
            Step(
                "Make the disk image",
                lambda: macos.disk_image(frozen, work, image),
                (image.name,),
                ("hdiutil",),
                optional=True,
            ),
        ]
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Build, or tell the plan; the exit code is 1 if something is missing or failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plan", choices=sorted(SYSTEMS.values()), help="list the steps for a system, do nothing")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the results go")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "installer", help="where the work is done")
    parser.add_argument("--fast", action="store_true", help="pack less tightly, for a try")
    args = parser.parse_args(argv)
    if args.plan:
        print(f"{product.TITLE} {product.VERSION} for {args.plan}\nGoes in, beside program and libraries:")
        print("\n".join(f"   {data.source.relative_to(ROOT)} -> {data.goal}" for data in product.DATA))
        print("\n".join(f"   {name}: {product.FONT_KIND}" for name in product.FONTS))
        print("Stays out: " + ", ".join(product.LEFT_OUT))
        print("\n".join(plan(steps(args.plan, args.work, args.out))))
        return 0
    system = SYSTEMS.get(platform.system())
    if system is None:
        print(f"There is no plan for {platform.system()}.", file=sys.stderr)
        return 1
    work, out = args.work.resolve(), args.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in out.iterdir()}
    try:
        run(steps(system, work, out, args.fast), lambda line: print(line, flush=True))
    except (MissingTool, freeze.FreezeFailed) as error:
        print(f"build_installer: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"build_installer: {error.cmd[0]} failed with exit code {error.returncode}", file=sys.stderr)
        return 1
    for path in sorted(out.iterdir()):
        if path.is_file() and before.get(path) != path.stat().st_mtime_ns:
            print(result(path))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
