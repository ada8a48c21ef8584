"""The app's own sign: a golden crown on a small board, for desktops, docks and title bars."""

from tools.art.ink import CREAM, INK, Drawing, box, disc, fill, group, linear, radial, stroke

SIDE = 512
GOLD, GOLD_LOW, BRASS = "#f9dc8f", "#c08a22", "#c79a4b"
WALNUT, WALNUT_LOW, FIELD, DARK_FIELD = "#6b4526", "#2e1b0f", "#d9c498", "#8a5a2c"
CROWN = "M6 36L4 16L14.5 24L24 9L33.5 24L44 16L42 36z"


def board(x, y, side, count):
    """Fields in two tones in a frame of ink."""
    field = side / count
    dark = "".join(
        f"M{x + column * field:g} {y + row * field:g}h{field:g}v{field:g}h-{field:g}z"
        for row in range(count)
        for column in range(count)
        if (row + column) % 2
    )
    return (
        box(x - 8, y - 8, side + 16, side + 16, INK, r=14) + box(x, y, side, side, FIELD, r=8) + fill(dark, DARK_FIELD)
    )


def crown():
    """Gold in a line of ink, as wide as 48."""
    body = stroke(CROWN, INK, 4) + fill(CROWN, "url(#gold)")
    body += box(5.5, 37, 37, 6, "url(#gold)", 2, 2)
    return body + "".join(disc(x, y, 4, CREAM, 2) for x, y in ((4.5, 14), (24, 7), (43.5, 14)))


def icon():
    """Walnut in a line of brass, the board, the crown."""
    body = box(8, 8, SIDE - 16, SIDE - 16, "url(#walnut)", r=96)
    body += box(24, 24, SIDE - 48, SIDE - 48, "none", 10, 82, BRASS)
    body += board(86, 86, 340, 4) + disc(256, 266, 190, "url(#shade)") + group(crown(), 64, 56, 8)
    defs = linear("walnut", 60, 20, 452, 492, WALNUT, WALNUT_LOW) + linear("gold", 8, 8, 40, 44, GOLD, GOLD_LOW)
    return Drawing(SIDE, SIDE, body, defs + radial("shade", 256, 266, 190, (0, INK, 0.5), (1, INK, 0)))


DRAWINGS = {"app-icon": icon()}
