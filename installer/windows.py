"""Windows: an archive, and an installer by Inno Setup or NSIS, whichever is there."""

import subprocess
import zipfile
from pathlib import Path

from installer import product
from installer.steps import found

PROGRAM, CONSOLE = f"{product.PLAIN_TITLE}.exe", f"{product.NAME}.exe"
TOOLS = ("iscc", "makensis")
_KEY = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{product.NAME}"


def archive(frozen: Path, path: Path, fast: bool) -> None:
    """Everything in one folder: the program starts from wherever it is unpacked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    top = path.name.removesuffix(".zip")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1 if fast else 9) as packed:
        for file in sorted(frozen.rglob("*")):
            if file.is_file():
                packed.write(file, f"{top}/{file.relative_to(frozen).as_posix()}")


def installer(frozen: Path, work: Path, path: Path) -> None:
    """A program that installs for one user, without an administrator's password, and can be taken away again."""
    tool = found(TOOLS)
    script = work / ("setup.iss" if tool == "iscc" else "setup.nsi")
    text = inno_script(frozen, path) if tool == "iscc" else nsis_script(frozen, path)
    script.write_text(text, encoding="utf-8-sig")
    path.parent.mkdir(parents=True, exist_ok=True)
    quiet = "/Q" if tool == "iscc" else "-V2"
    subprocess.run([tool, quiet, str(script)], check=True)


def inno_script(frozen: Path, path: Path) -> str:
    """For Inno Setup. Windows knows files by their last ending alone, so the app offers itself for .json files."""
    return f"""[Setup]
AppId={product.IDENTIFIER}
AppName={product.TITLE}
AppVersion={product.VERSION}
DefaultDirName={{autopf}}\\{product.PLAIN_TITLE}
DefaultGroupName={product.PLAIN_TITLE}
PrivilegesRequired=lowest
ChangesAssociations=yes
ArchitecturesInstallIn64BitMode=x64compatible
OutputDir={path.parent}
OutputBaseFilename={path.stem}
SetupIconFile={frozen.parent.parent / "icons" / "boardgames.ico"}
UninstallDisplayIcon={{app}}\\{PROGRAM}
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\\French.isl"

[Files]
Source: "{frozen}\\*"; DestDir: "{{app}}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{{group}}\\{product.PLAIN_TITLE}"; Filename: "{{app}}\\{PROGRAM}"
Name: "{{autodesktop}}\\{product.PLAIN_TITLE}"; Filename: "{{app}}\\{PROGRAM}"

[Registry]
Root: HKA; Subkey: "Software\\Classes\\.json\\OpenWithProgids"; ValueType: string; ValueName: "{product.IDENTIFIER}"; \
Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\\Classes\\{product.IDENTIFIER}"; ValueType: string; ValueData: "{product.SAVE_SUMMARY}"; \
Flags: uninsdeletekey
Root: HKA; Subkey: "Software\\Classes\\{product.IDENTIFIER}\\shell\\open\\command"; ValueType: string; \
ValueData: \"""{{app}}\\{PROGRAM}"" ""%1\"""
"""


def nsis_script(frozen: Path, path: Path) -> str:
    """For NSIS, the same."""
    return f"""Unicode true
Name "{product.TITLE}"
OutFile "{path}"
InstallDir "$LOCALAPPDATA\\Programs\\{product.PLAIN_TITLE}"
RequestExecutionLevel user
SetCompressor /SOLID lzma
Icon "{frozen.parent.parent / "icons" / "boardgames.ico"}"
LoadLanguageFile "${{NSISDIR}}/Contrib/Language files/English.nlf"
LoadLanguageFile "${{NSISDIR}}/Contrib/Language files/French.nlf"
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File /r "{frozen / "*"}"
  WriteUninstaller "$INSTDIR\\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\\{product.PLAIN_TITLE}.lnk" "$INSTDIR\\{PROGRAM}"
  WriteRegStr HKCU "{_KEY}" "DisplayName" "{product.TITLE}"
  WriteRegStr HKCU "{_KEY}" "DisplayVersion" "{product.VERSION}"
  WriteRegStr HKCU "{_KEY}" "DisplayIcon" "$INSTDIR\\{PROGRAM}"
  WriteRegStr HKCU "{_KEY}" "UninstallString" '"$INSTDIR\\uninstall.exe"'
  WriteRegStr HKCU "Software\\Classes\\.json\\OpenWithProgids" "{product.IDENTIFIER}" ""
  WriteRegStr HKCU "Software\\Classes\\{product.IDENTIFIER}" "" "{product.SAVE_SUMMARY}"
  WriteRegStr HKCU "Software\\Classes\\{product.IDENTIFIER}\\shell\\open\\command" "" '"$INSTDIR\\{PROGRAM}" "%1"'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\\_internal"
  Delete "$INSTDIR\\{PROGRAM}"
  Delete "$INSTDIR\\{CONSOLE}"
  Delete "$INSTDIR\\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\\{product.PLAIN_TITLE}.lnk"
  DeleteRegKey HKCU "{_KEY}"
  DeleteRegValue HKCU "Software\\Classes\\.json\\OpenWithProgids" "{product.IDENTIFIER}"
  DeleteRegKey HKCU "Software\\Classes\\{product.IDENTIFIER}"
SectionEnd
"""
