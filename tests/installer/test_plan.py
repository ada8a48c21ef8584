"""What the installer would do on every system, what it makes, and what it says when something is missing."""

import configparser
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import build_installer
from boardgames import files, games
from boardgames.core.saves import SUFFIX
from installer import freeze, icons, linux, product, steps, windows

ROOT = Path(__file__).parents[2]
RESULTS = {
    "linux": (f"boardgames_{product.VERSION}_", f"boardgames-{product.VERSION}-linux-"),
    "windows": (f"boardgames-{product.VERSION}-windows-",) * 2,
    "macos": (f"boardgames-{product.VERSION}-macos-",) * 2,
}
ENDINGS = {"linux": (".deb", ".tar.gz"), "windows": (".zip", "-setup.exe"), "macos": (".zip", ".dmg")}


@pytest.mark.parametrize("system", RESULTS)
def test_the_plan_lists_steps_and_files_and_does_nothing(
    system: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, work = tmp_path / "out", tmp_path / "work"
    assert build_installer.main(["--plan", system, "--out", str(out), "--work", str(work)]) == 0
    told = capsys.readouterr().out
    assert not out.exists()
    assert not work.exists()
    for start, ending in zip(sorted(RESULTS[system]), sorted(ENDINGS[system]), strict=True):
        assert any(line.strip().startswith("->") and ending in line for line in told.splitlines()), (start, ending)
    assert "PyInstaller" in told
    assert "assets" in told
    assert "pygame_gui" in told


def test_everything_that_goes_in_is_there() -> None:
    assert all(data.source.exists() for data in product.DATA)
    goals = {data.source.name: data.goal for data in product.DATA}
    assert goals[files.assets().name] == "boardgames/assets"
    assert goals[files.example_saves().name] == "boardgames/saves"
    for package in product.FONTS:
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        assert len(list((Path(spec.origin).parent / "files").glob(product.FONT_KIND))) > 5


def test_what_stays_out_is_not_needed() -> None:
    """The app's own modules, and the libraries that they need, load without it."""
    modules = [f"boardgames.games.{game}.{part}" for game in games.names() for part in ("table", "kit", "rules")]
    code = f"import sys\nfor name in {product.LEFT_OUT!r}:\n    sys.modules[name] = None\n"
    code += "import boardgames.cli, boardgames.app.start, boardgames.printing.press\n"
    code += "".join(f"import {name}\n" for name in modules)
    code += "from boardgames.core import saves\nassert saves.now()\n"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("name", "goes"), [("libcrypto.so.3", False), ("x/libssl.so.3", False), ("libSDL2.so", True)])
def test_libraries_that_nothing_asks_for_are_left_out(name: str, goes: bool) -> None:
    assert freeze.needed(name) is goes


# ---------------------------------------------------------------- what is missing is said


def test_a_missing_tool_is_named_before_anything_is_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[str] = []
    rows = [
        steps.Step("Draw", lambda: done.append("draw")),
        steps.Step("Freeze", lambda: done.append("freeze"), (), ("PyInstaller",)),
    ]
    monkeypatch.setattr(steps, "find_spec", lambda name: None)
    with pytest.raises(steps.MissingTool, match=r"Freeze: needs PyInstaller \(python -m pip install .*installer"):
        steps.run(rows, done.append)
    assert done == []


def test_a_step_that_can_be_left_out_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(shutil, "which", lambda name: None)
    rows = [steps.Step("Make the image", lambda: said.append("made"), (), ("hdiutil", "iscc"), optional=True)]
    steps.run([*rows, steps.Step("Go on", lambda: said.append("went on"))], said.append)
    assert said[0] == "[1/2] Make the image: left out, needs hdiutil (it comes with macOS) or iscc (Inno Setup)"
    assert "went on" in said
    assert "made" not in said


def test_without_its_tool_the_build_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "find_spec", lambda name: None)
    assert build_installer.main(["--out", str(tmp_path), "--work", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert "PyInstaller" in error
    assert "Traceback" not in error


def test_a_result_is_told_with_size_and_checksum(tmp_path: Path) -> None:
    path = tmp_path / "one.zip"
    path.write_bytes(b"abc" * 100_000)
    told = steps.result(path)
    assert told.startswith(str(path))
    assert "0.3 MB" in told
    assert len(told.rpartition(" ")[2]) == 64


# ---------------------------------------------------------------- what each system gets


def test_icons_come_in_all_sizes_and_kinds(tmp_path: Path) -> None:
    icons.write(tmp_path)
    for size in icons.SIZES:
        with Image.open(tmp_path / f"{size}.png") as picture:
            assert picture.size == (size, size)
            assert picture.getchannel("A").getextrema() == (0, 255), "round corners, not an empty picture"
    with Image.open(tmp_path / "boardgames.ico") as picture:
        assert {(16, 16), (48, 48), (256, 256)} <= set(picture.info["sizes"])
    with Image.open(tmp_path / "boardgames.icns") as picture:
        assert (512, 512, 1) in picture.info["sizes"]


def test_the_desktop_entry_opens_saved_games() -> None:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string(linux.desktop_entry())
    entry = read["Desktop Entry"]
    assert entry["Exec"] == "boardgames %f"
    assert entry["MimeType"] == f"{product.SAVE_TYPE};"
    assert entry["StartupWMClass"] == "boardgames"
    assert {"Name[fr]", "Comment[fr]"} <= set(entry)


def test_the_type_of_saved_games_fits_their_names() -> None:
    tree = ElementTree.fromstring(linux.mime_type().encode())
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = tree
    (glob,) = kind.findall(f"{space}glob")
    assert kind.attrib["type"] == product.SAVE_TYPE
    assert glob.attrib["pattern"] == f"*{SUFFIX}"


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Something like a frozen app."""
    folder = tmp_path / "frozen" / "boardgames"
    (folder / "_internal").mkdir(parents=True)
    for name in (windows.PROGRAM, windows.CONSOLE, "boardgames", "_internal/data"):
        (folder / name).write_text("x", encoding="utf-8")
    (folder / "boardgames").chmod(0o755)
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no links and rights of this kind")
def test_the_package_holds_the_command_and_nobodys_rights(frozen: Path, tmp_path: Path) -> None:
    icons.write(tmp_path / "icons")
    linux.tree(frozen, tmp_path / "icons", tmp_path / "root")
    command = tmp_path / "root" / "usr" / "bin" / "boardgames"
    assert command.is_symlink()
    assert command.resolve() == tmp_path / "root" / linux.HOME / "boardgames"
    assert all((tmp_path / "root" / name).is_file() for name in linux.shared_files())
    modes = {path.stat().st_mode & 0o777 for path in (tmp_path / "root").rglob("*") if not path.is_symlink()}
    assert modes == {0o755, 0o644}


def test_the_control_file_names_what_the_app_needs() -> None:
    rows = dict(line.split(": ", 1) for line in linux.control(1234).splitlines() if ": " in line and line[0] != " ")
    assert rows["Package"] == "boardgames"
    assert rows["Version"] == product.VERSION
    assert rows["Installed-Size"] == "1234"
    assert "libc6 (>= " in rows["Depends"]
    assert "libx11-6" in rows["Depends"]


def test_the_archive_for_windows_has_one_folder(frozen: Path, tmp_path: Path) -> None:
    path = tmp_path / "out" / "boardgames-1-windows-amd64.zip"
    windows.archive(frozen, path, fast=True)
    with zipfile.ZipFile(path) as packed:
        assert {name.partition("/")[0] for name in packed.namelist()} == {"boardgames-1-windows-amd64"}
        assert f"boardgames-1-windows-amd64/{windows.PROGRAM}" in packed.namelist()


@pytest.mark.parametrize("script", [windows.inno_script, windows.nsis_script])
def test_the_scripts_for_windows_install_open_and_remove(script: object, frozen: Path, tmp_path: Path) -> None:
    assert callable(script)
    text = script(frozen, tmp_path / "setup.exe")
    for word in (windows.PROGRAM, product.VERSION, product.TITLE, "OpenWithProgids", "%1", str(frozen), "setup"):
        assert word in text, word
    assert "{{" not in text.replace("{{app}}", "")


# ---------------------------------------------------------------- around it


def test_what_is_pinned_is_what_is_asked_for() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert [name.partition(">")[0] for name in extras["installer"]] == ["pyinstaller"]
    assert "\npyinstaller==" in pinned
    assert "://" not in pinned


def test_every_licence_is_there() -> None:
    table = (ROOT / "LICENSES" / "README.md").read_text(encoding="utf-8")
    named = {row.split("](")[1].split(")")[0] for row in table.splitlines() if row.startswith("| ") and "](" in row}
    there = {path.relative_to(ROOT / "LICENSES").as_posix() for path in (ROOT / "LICENSES").rglob("*.txt")}
    assert named == there
    assert all((ROOT / "LICENSES" / name).stat().st_size > 500 for name in there)
