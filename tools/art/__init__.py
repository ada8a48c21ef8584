"""The drawing board: it writes every picture of the app as an ordinary SVG file.

    python -m tools.art            # writes assets/art/<game>/<thing>.svg and assets/art/<game>/index.json

A drawing with words is written once per language (`cover.fr.svg`) unless its words are the same in all of them.
"""

import json
from pathlib import Path

from tools.art import app_icon, assassins, icons, koth, marks, rois, sides, walnut
from tools.art.pack import faces

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "art"
TABLE = (
    app_icon.DRAWINGS | icons.DRAWINGS | marks.DRAWINGS | sides.DRAWINGS | walnut.DRAWINGS | {"card-back": faces.back()}
)
GAMES = {"assassins": assassins, "koth": koth, "rois": rois}


def files() -> dict[str, str]:
    """The text of every file by its place below assets/art, for example "rois/cover.fr.svg"."""
    found = {f"table/{name}.svg": drawing.svg() for name, drawing in TABLE.items()}
    for game, kit in GAMES.items():
        found |= {f"{game}/{name}.svg": drawing.svg() for name, drawing in kit.DRAWINGS.items()}
        found |= _worded(game, kit.WORDED)
        found[f"{game}/index.json"] = json.dumps(kit.ANCHORS, indent=1) + "\n"
    return dict(sorted(found.items()))


def _worded(game, languages):
    """One file if all languages have the same words, otherwise one for each."""
    found = {}
    for name in next(iter(languages.values())):
        texts = {language: drawings[name].svg() for language, drawings in languages.items()}
        if len(set(texts.values())) == 1:
            found[f"{game}/{name}.svg"] = texts.popitem()[1]
        else:
            found |= {f"{game}/{name}.{language}.svg": text for language, text in texts.items()}
    return found


def write() -> int:
    """Write what differs, remove what is drawn no more; the number of files."""
    made = files()
    for place, text in made.items():
        path = FOLDER / place
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
    for path in sorted(FOLDER.rglob("*.*")):
        if path.suffix in (".svg", ".json") and path.relative_to(FOLDER).as_posix() not in made:
            path.unlink()
    return len(made)
