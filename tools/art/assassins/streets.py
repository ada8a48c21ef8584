"""Streets seen from above: cobbles, pavements, wear, and the shadows of the houses."""

from math import cos, pi, sin

from tools.art.assassins.towns import CELL
from tools.art.ink import SHADE, at, blot, box, disc, fill, num, polygon, shape, stroke

JOINT = "#766c5d"
STONES = (("#d6cebd", "#cac1af", "#dfd9cb", "#d0c9bb"), ("#c9c0ae", "#bdb4a2", "#d2cbbc", "#c3bbac"))
"""Of light and of dark squares."""
SLABS, KERB = ("#e2dccd", "#d8d1c0"), "#e0d9c9"


def stone(x, y, w, h, bend):
    """A stone's core: painted with a line `bend` wide it becomes as large as asked and round at its corners."""
    left, top, right, low = (round(n) for n in (x + bend / 2, y + bend / 2, x + w - bend / 2, y + h - bend / 2))
    return f"M{left} {top}h{right - left}v{low - top}h{left - right}z"


def shares(total, low, high, rng):
    """Uneven steps that fill a length exactly."""
    steps = []
    while sum(steps) < total - high / 2:
        steps.append(rng(low, high))
    return [s * total / sum(steps) for s in steps]


def cobbles(town, rng):
    """Every street square is a panel of its own, so that the stones show its edges; slabs lie before the doors."""
    tones, shine, doors = {}, "", [door[:2] for door in town.doors]
    for row, col in town.streets():
        door = (row, col) in doors
        tints, y = SLABS if door else STONES[(row + col) % 2], row * CELL + 2
        for h in shares(96, *((24, 30) if door else (13, 17)), rng):
            x = col * CELL + 2
            for w in shares(96, *((24, 40) if door else (14, 23)), rng):
                tint = tints[int(rng(0, len(tints)))]
                tones[tint] = tones.get(tint, "") + stone(x + 0.8, y + 0.8, w - 1.6, h - 1.6, 6)
                shine += f"M{round(x + 5)} {num(y + 3.4)}h{round(w * 0.4)}" if rng(0, 1) < 0.34 else ""
                x += w
            y += h
    out = box(0, 0, town.size, town.size, JOINT)
    out += "".join(shape(d, tint, 6, tint) for tint, d in tones.items())
    return out + stroke(shine, "#f4f0e6", 1.3, 0.75)


def kerbs(town, rng):
    """A pavement of flat slabs along the foot of every wall."""
    slabs = ""
    for row, col in town.streets():
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if not town.is_roof(row + down, col + right):
                continue
            x, y, along = col * CELL + 88 * (right > 0), row * CELL + 88 * (down > 0), 2
            for step in shares(96, 22, 36, rng):
                slabs += stone(x + along, y, step - 1, 12, 3) if down else stone(x, y + along, 12, step - 1, 3)
                along += step
    return shape(slabs, "#6a6152", 4.4, "#6a6152") + shape(slabs, KERB, 2.4, KERB)


def rosette(x, y):
    """A star laid in dark and light stones: the pride of the paviours."""

    def ray(k, reach):
        return x + reach * sin(k * pi / 8), y - reach * cos(k * pi / 8)

    out = disc(x, y, 45, "#bcb2a0", 2, "#6a6152") + disc(x, y, 38, "#ded7c8", 1.4, "#6a6152")
    out += stroke("".join(f"M{at(*ray(k, 38))}L{at(*ray(k, 45))}" for k in range(16)), "#6a6152", 1.2)
    star = [ray(k, (36, 13, 26, 13)[k % 4]) for k in range(16)]
    out += fill(polygon(star), "#a1937d") + fill(
        "".join(polygon([star[k], star[k + 1], (x, y)]) for k in range(0, 16, 2)), "#857761"
    )
    return out + stroke(polygon(star) + "".join(f"M{at(x, y)}L{at(*p)}" for p in star), "#6a6152", 0.9)


def wear(town, rng):
    """Grime and sun on the stones, weeds in the joints."""
    out, weeds = "", ""
    size = town.size
    for k in range(36):
        reach = rng(40, 85)
        out += blot(rng(0, size), rng(0, size), reach, ("grime", "sun")[k % 2], 0.7)
    for _ in range(44):
        x, y = rng(10, size - 10), rng(10, size - 10)
        weeds += "".join(f"M{at(x, y)}q{at(lean * 0.3, -3)} {at(lean, -rng(4, 6.5))}" for lean in (-3, 0, 3))
    return out + stroke(weeds, "#66733a", 1.3, 0.75)


def shadows(town, gaps=((34, 0.16), (25, 0.22), (7, 0.16))):
    """The shadows of the houses, to the lower right; one path per layer, so that they do not add up."""
    out = ""
    for reach, opacity in gaps:
        d = ""
        for letter in town.houses():
            x0, y0, x1, y1 = town.area(letter)
            d += polygon(
                [
                    (x0, y0),
                    (x1, y0),
                    (x1 + reach, y0 + reach),
                    (x1 + reach, y1 + reach),
                    (x0 + reach, y1 + reach),
                    (x0, y1),
                ]
            )
        out += fill(d, SHADE, opacity)
    return out
