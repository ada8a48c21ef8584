"""What stands on roofs and in streets."""

from tools.art.assassins.castle import tower
from tools.art.assassins.streets import rosette
from tools.art.assassins.towns import CELL
from tools.art.ink import INK, SHADE, Rng, at, blend, blot, box, disc, fill, oval, polygon, shape, stroke


def chimney(x, y):
    """A brick stack: lit top with its flue, dark southern face, shadow on the tiles."""
    return (
        fill(f"M{at(x + 9, y - 7)}l15 11v13l-15 -7z", SHADE, 0.45)
        + shape(f"M{at(x - 9, y - 9)}h18v20h-18z", "#8d7659", 1.8)
        + shape(f"M{at(x - 10.5, y - 10)}h21v11h-21z", "#dccdaf", 1.6)
        + fill(f"M{at(x - 6, y - 7)}h12v5h-12z", INK)
        + stroke(f"M{at(x - 9, y + 6)}h18M{at(x - 3, y + 2)}v4M{at(x + 4, y + 6)}v4", "#5c4a33", 1)
    )


def dormer(x, y):
    """A small gabled window on a southern slope."""
    return (
        fill(f"M{at(x + 13, y - 2)}l12 10v10h-12z", SHADE, 0.35)
        + shape(f"M{at(x - 10, y)}h20v15h-20z", "#e6d8b8", 1.6)
        + shape(f"M{at(x - 5, y + 4)}h10v8h-10z", "#46586a", 1.4, "#5d3a1c")
        + stroke(f"M{at(x, y + 4)}v8", "#e6d8b8", 1)
        + shape(f"M{at(x, y - 20)}L{at(x - 14, y + 3)}L{at(x, y - 8)}z", "#c0714f", 1.6)
        + shape(f"M{at(x, y - 20)}L{at(x + 14, y + 3)}L{at(x, y - 8)}z", "#7d3728", 1.6)
    )


def courtyard(x, y):
    """A light well between houses, with a tree at its bottom."""
    return (
        shape(f"M{at(x - 16, y - 15)}h32v30h-32z", "#3a2c22", 2.6, "#c8815c")
        + fill(f"M{at(x - 9, y - 8)}h24v22h-24z", "#b5a98f")
        + fill(f"M{at(x - 9, y - 8)}h24l-10 7h-7v15h-7z", SHADE, 0.45)
        + disc(x + 6, y + 6, 8, "#5f7f3e", 1.4)
        + disc(x + 4, y + 3.6, 4.4, "#8fac5e")
    )


def skylight(x, y):
    """A window in a roof."""
    return (
        shape(f"M{at(x - 9, y - 7)}h18v14h-18z", "#5e7488", 2.2, "#3a2412")
        + stroke(f"M{at(x, y - 7)}v14M{at(x - 9, y)}h18", "#3a2412", 1.2)
        + fill(f"M{at(x - 8, y - 6)}h6l-6 6z", "#dbe8ee", 0.8)
    )


def cat(x, y):
    """A black cat asleep to the world of kings."""
    return (
        shape(
            f"M{at(x - 7, y + 5)}c-1 -7 2 -9 6 -9l1 -5l2.6 2.4h2.6l2 -2.6l.8 6c1 3 -.6 4 -2 5l.4 4z",
            "#2a2422",
            1,
            "#171210",
        )
        + stroke(f"M{at(x - 6, y + 4)}c-5 1 -7 -3 -5 -7", "#2a2422", 2.2)
        + stroke(f"M{at(x + 1.6, y - 4)}h.1M{at(x + 5, y - 4)}h.1", "#f2d35c", 1.4)
    )


def washing(x, y, span):
    """A clothes line between two poles."""
    out = stroke(f"M{at(x, y)}v-14M{at(x + span, y)}v-14", "#3a2412", 2.4) + stroke(
        f"M{at(x, y - 13)}q{at(span / 2, 5)} {at(span, 0)}", INK, 1
    )
    for k, tint in enumerate(("#f3ecdc", "#8fb0c4", "#e9dcc0", "#c99a9a")[: int(span / 13)]):
        out += shape(f"M{at(x + 5 + k * 13, y - 11)}h9l.6 11l-5 -1.4l-5 1.4z", tint, 1)
    return out


def barrel(x, y):
    """A barrel with two hoops."""
    return (
        blot(x + 5, y + 5, 15, "shade", 0.8)
        + shape(f"M{at(x - 8, y - 8)}q-3 8 0 16q8 5 16 0q3 -8 0 -16z", "#96683a", 1.7)
        + fill(f"M{at(x + 3, y - 7)}h5q3 8 0 15q-2 1.6 -5 2z", "#5f3d1d", 0.7)
        + stroke(f"M{at(x - 9, y - 3)}q9 5 18 0M{at(x - 9, y + 4)}q9 5 18 0", "#3f3a36", 1.6)
        + oval(x, y - 8, 8, 3.6, "#c49357", 1.5)
    )


def crate(x, y):
    """A crate with its lid."""
    return (
        blot(x + 5, y + 6, 16, "shade", 0.8)
        + shape(f"M{at(x - 10, y - 6)}h20v15h-20z", "#a67c48", 1.7)
        + shape(f"M{at(x - 10, y - 6)}l3 -5h17l0 5z", "#d0a468", 1.5)
        + stroke(f"M{at(x - 10, y + 1)}h20M{at(x - 9, y + 8)}L{at(x + 9, y - 5)}", "#5f3d1d", 1.3)
    )


def sacks(x, y):
    """Two sacks of flour."""
    bag = "q-5 -12 1 -14l-2 -4h7l-2 4q8 2 4 14z"
    return (
        blot(x + 5, y + 5, 16, "shade", 0.7)
        + shape(f"M{at(x - 8, y + 6)}{bag}", "#cdb488", 1.5)
        + shape(f"M{at(x + 2, y + 8)}{bag}", "#b99c6c", 1.5)
    )


def plant(x, y):
    """A laurel in a pot."""
    leaves = "".join(
        disc(x + dx, y + dy, r, c, 1.3)
        for dx, dy, r, c in ((4, -4, 6.5, "#4f6d34"), (-4, -5, 6.5, "#698b48"), (0, -10, 6, "#8aa85c"))
    )
    return blot(x + 4, y + 5, 13, "shade", 0.7) + shape(f"M{at(x - 6, y - 1)}h12l-2 9h-8z", "#b4663f", 1.5) + leaves


def awning(x, y, span, tint):
    """A striped awning over a shop front; its upper edge hangs on the southern wall."""
    out = fill(f"M{at(x, y)}h{span}l8 19h{-span}z", SHADE, 0.3) + fill(
        f"M{at(x, y - 9)}h{span}l3 17h{-span - 6}z", "#f0e6cf"
    )
    stripes, n = "", round(span / 9)
    step, low = span / n, (span + 6) / n
    for k in range(0, n, 2):
        stripes += polygon(
            [
                (x + k * step, y - 9),
                (x + (k + 1) * step, y - 9),
                (x - 3 + (k + 1) * low, y + 8),
                (x - 3 + k * low, y + 8),
            ]
        )
    hem = f"M{at(x - 3, y + 8)}" + f"q{at(low / 2, 6)} {at(low, 0)}" * n
    return (
        out
        + fill(stripes, tint)
        + fill(hem + "z", blend(tint, "#f0e6cf", 0.35))
        + stroke(f"M{at(x, y - 9)}h{span}l3 17M{at(x, y - 9)}L{at(x - 3, y + 8)}", INK, 1.6)
        + stroke(hem, INK, 1.4)
    )


def puddle(x, y):
    """What the last rain left."""
    pool = f"M{at(x - 14, y)}c2 -8 12 -7 16 -5c6 3 14 -2 15 4c0 6 -12 8 -18 6c-6 2 -14 1 -13 -5z"
    return (
        fill(pool, "#7d8a8f", 0.75)
        + stroke(pool, "#5b5a52", 1, 0.8)
        + stroke(f"M{at(x - 7, y - 1)}q4 -3 9 -1", "#f2f6f6", 1.4, 0.8)
    )


def drain(x, y):
    """A grating."""
    return box(x - 8, y - 8, 16, 16, "#3b3833", 2, r=2, line="#6a6152") + stroke(
        "".join(f"M{at(x - 6, y + k)}h12" for k in (-4.5, 0, 4.5)), "#8f897c", 1.8
    )


def straw(x, y):
    """Scattered straw."""
    rng = Rng(int(x * 7 + y))
    return stroke(
        "".join(f"M{at(x + rng(-16, 16), y + rng(-9, 9))}l{at(rng(-8, 8), rng(-4, 4))}" for _ in range(20)),
        "#c9a24a",
        1.5,
        0.9,
    )


THINGS = {
    draw.__name__: draw
    for draw in (
        *(
            awning,
            barrel,
            cat,
            chimney,
            courtyard,
            crate,
            dormer,
            drain,
            plant,
            puddle,
            sacks,
            skylight,
            straw,
            washing,
        ),
        *(rosette, tower),
    )
}


def things(written):
    """Things as a town names them: what, where in squares, and what else each takes."""
    out = ""
    for what, x, y, *more in map(str.split, written.split(",")):
        out += THINGS[what](float(x) * CELL, float(y) * CELL, *(m if m.startswith("#") else int(m) for m in more))
    return out
