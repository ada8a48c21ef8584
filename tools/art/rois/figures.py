"""The figures of the five themes, in the colours of the four sides."""

from tools.art.rois import ancient, medieval, modern, space, western
from tools.art.rois.kit import figure
from tools.art.sides import SIDES

THEMES = {"ancient": ancient, "medieval": medieval, "western": western, "modern": modern, "space": space}
UNITS = {"unit-a": "A", "unit-b": "B"}
SPECIALS = ("general", "standard", "healer", "sapper", "raw-officer")


def unit(theme, kind, side):
    """A body of troops: two or three figures on one base; kind is "A" or "B"."""
    module = THEMES[theme]
    return figure(side, module.UNITS[kind](side), module.GROUND)


def special(theme, name, side):
    """A single taller figure with its sign on the base."""
    module = THEMES[theme]
    return figure(side, module.SPECIALS[name](side), module.GROUND, name)


def drawings():
    """Every figure by its name, for example "ancient-unit-a-blue" or "space-healer-rose"."""
    found = {}
    for theme in THEMES:
        for side in SIDES.values():
            found |= {f"{theme}-{name}-{side.name}": unit(theme, kind, side) for name, kind in UNITS.items()}
            found |= {f"{theme}-{name}-{side.name}": special(theme, name, side) for name in SPECIALS}
    return found
