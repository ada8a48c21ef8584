"""Life markers of Les Rois du Champ de Bataille: a heart on a counter of bronze, silver or gold worth 1, 3 or 5."""

from math import cos, pi, sin

from tools.art.ink import INK, Drawing, Label, circle, disc, fill, linear, polygon, ring, shape, stroke

SIZE = 100
METALS = {
    1: ("#e0a873", "#b3713c", "#7d4a22"),
    3: ("#f2f4f5", "#b9c0c6", "#7b848c"),
    5: ("#fbe39a", "#dba93a", "#94651b"),
}
HEART = (
    "M50 82C40 68 20 57 20 41C20 29 29 23 37 23C44 23 48 28 50 34C52 28"
    " 56 23 63 23C71 23 80 29 80 41C80 57 60 68 50 82z"
)


def rim(points):
    """The outline of a counter: round, three-lobed or a pentagon, so that grey tells them apart as well."""
    if points == 1:
        return circle(49, 49, 45)
    out = []
    for k in range(60):
        a = 2 * pi * k / 60
        r = 43.5 + 3.5 * cos(points * a)
        out.append((49 + r * sin(a), 49 - r * cos(a)))
    return polygon(out)


def marker(points):
    """A counter worth so many points."""
    light, metal, dark = METALS[points]
    body = fill(circle(52, 53, 45), "#120a04", 0.3) + shape(rim(points), "url(#metal)", 3)
    body += disc(49, 49, 37.5, "#fdf6e4", 2.2) + ring(circle(49, 49, 36), circle(51, 52, 35.4), dark, 0.5)
    notches = "".join(
        f"M{49 + 41 * sin(2 * pi * k / points):.1f} {49 - 41 * cos(2 * pi * k / points):.1f}h.1" for k in range(points)
    )
    body += stroke(notches, INK, 6) + stroke(notches, "#fffbe8", 3)
    heart = shape(HEART, "#b3201c", 2.6) + fill(
        "M50 80C60 67 79 57 79 41C79 32 74 27 68 25C73 42 64 62 50 80z", "#6d0f10", 0.55
    )
    heart += stroke("M27 40C27 33 31 29 36 29", "#f3a396", 3.4)
    body += f'<g transform="translate(-1 -1)">{heart}</g>'
    word = Label(str(points), 49, 61, 24, colour="#fffaf0")
    return Drawing(SIZE, SIZE, body, linear("metal", 10, 10, 90, 90, light, metal, dark), (word,))


def drawings():
    """The three markers."""
    return {f"life-{points}": marker(points) for points in METALS}
