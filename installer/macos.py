"""macOS: the app as a bundle in an archive, and on a disk image if hdiutil is there."""

import shutil
import subprocess
from pathlib import Path

from installer import product

BUNDLE = f"{product.PLAIN_TITLE}.app"


def archive(frozen: Path, path: Path) -> None:
    """The bundle, packed with its links and rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    bundle = frozen.parent / BUNDLE
    if shutil.which("ditto"):
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(path)], check=True)
    else:
        shutil.make_archive(str(path.with_suffix("")), "zip", bundle.parent, bundle.name)


def disk_image(frozen: Path, work: Path, path: Path) -> None:
    """A window with the bundle and the folder that it is drawn into."""
    stage = work / "image"
    if stage.exists():
        shutil.rmtree(stage)
    stage.mkdir(parents=True)
    shutil.copytree(frozen.parent / BUNDLE, stage / BUNDLE, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    said = ["hdiutil", "create", "-volname", product.TITLE, "-srcfolder", str(stage), "-ov", "-format", "UDZO"]
    subprocess.run([*said, str(path)], check=True)
