"""The empty board of Les Rois du Champ de Bataille, the ribbons of the sides in its margin, and where everything lies.

The zones are laid onto the board, ribbons into its margin beside the edge zones of each army.
"""

from tools.art.ink import CREAM, Drawing, Label, box, fill, linear, polygon, shape
from tools.art.printed import ornament
from tools.art.rois.land import ZONE
from tools.art.sides import SIDES, emblem

GAP, MARGIN = 8, 80
STEP = ZONE + GAP
INNER = 5 * ZONE + 4 * GAP
SIDE = INNER + 2 * MARGIN
LONG, WIDE = ZONE - 60, 24
"""A ribbon's length and width."""
EDGES = {  # the zones of each seat by the number of players
    2: {"south": "A1 B1 C1 D1 E1", "north": "A5 B5 C5 D5 E5"},
    3: {"south": "B1 C1 D1", "west": "A4 A5 B5", "east": "E4 E5 D5"},
    4: {"south": "B1 C1 D1", "west": "A2 A3 A4", "north": "B5 C5 D5", "east": "E2 E3 E4"},
}


def corner(name):
    """Upper left corner of a zone, "A1" to "E5"."""
    return MARGIN + "ABCDE".index(name[0]) * STEP, MARGIN + (5 - int(name[1])) * STEP


def coordinates():
    """Letters above and below, numbers left and right."""
    out, tone = [], "#4a3216"
    for k in range(5):
        along = MARGIN + k * STEP + ZONE / 2
        out += [Label("ABCDE"[k], along, y, 24, colour=tone) for y in (MARGIN - 41, MARGIN + INNER + 65)]
        out += [Label(str(5 - k), x, along + 12, 24, colour=tone) for x in (MARGIN - 54, MARGIN + INNER + 54)]
    return tuple(out)


def board():
    """Parchment, the trough of the zones, blank zones, brass studs where four of them meet, coordinates."""
    body = box(2, 2, SIDE - 4, SIDE - 4, "url(#sheet)", 4, 14, "#8a6a35")
    body += box(10, 10, SIDE - 20, SIDE - 20, "none", 1.6, 9, "#b08d4a")
    body += box(MARGIN - 5, MARGIN - 5, INNER + 10, INNER + 10, "#6f5a34", 2.4, 9)
    places = [MARGIN + k * STEP for k in range(5)]
    body += "".join(box(x, y, ZONE, ZONE, "#eadfba", 3, 9) for y in places for x in places)
    for x in places[1:]:
        for y in places[1:]:
            cx, cy = x - GAP / 2, y - GAP / 2
            body += shape(polygon([(cx, cy - 11), (cx + 11, cy), (cx, cy + 11), (cx - 11, cy)]), "#c9a662", 2)
            body += fill(polygon([(cx, cy - 8), (cx + 8, cy), (cx - 8, cy)]), "#f0d9a0", 0.8)
    ends = MARGIN - 42, MARGIN + INNER + 42
    body += "".join(ornament(x, y, 26) for x in ends for y in ends)
    return Drawing(SIDE, SIDE, body, linear("sheet", 0, 0, SIDE, SIDE, "#f6edd6", "#e0cea4"), coordinates())


def studs():
    """The brass studs alone, to be laid over the zones."""
    return [[MARGIN + x * STEP - GAP / 2, MARGIN + y * STEP - GAP / 2] for x in range(1, 5) for y in range(1, 5)]


def stud():
    """One brass stud."""
    body = shape("M12 2L22 12L12 22L2 12z", "#c9a662", 2) + fill("M12 4L20 12H4z", "#f0d9a0", 0.8)
    return Drawing(24, 24, body)


def ribbon(side, upright):
    """A side's ribbon with its sign five times, lying or upright."""
    w, h = (WIDE, LONG) if upright else (LONG, WIDE)
    body = box(1.5, 1.5, w - 3, h - 3, side.colour, 2.4, 6)
    body += fill(f"M{w - 8} 4.5h4v{h - 9}h-4z" if upright else f"M4.5 {h - 8}h{w - 9}v4H4.5z", side.dark, 0.7)
    body += fill(f"M4 4.5h3v{h - 9}h-3z" if upright else f"M4.5 4h{w - 9}v3H4.5z", side.light, 0.6)
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        body += emblem(side, *((w / 2, h * share) if upright else (w * share, h / 2)), 6.6, CREAM)
    return Drawing(w, h, body)


def ribbon_places(players):
    """Where the ribbons of each seat lie: [x, y, width, height, upright]; a corner of three players has two."""
    found = {}
    for seat, zones in EDGES[players].items():
        found[seat] = []
        for zone in zones.split():
            x, y = corner(zone)
            touched = {"south": zone[1] == "1", "north": zone[1] == "5", "west": zone[0] == "A", "east": zone[0] == "E"}
            for edge, here in touched.items():
                if not here or (edge != seat and players != 3):
                    continue
                near, far = MARGIN - 10 - WIDE, MARGIN + INNER + 10
                if edge in ("south", "north"):
                    found[seat].append([x + 30, far if edge == "south" else near, LONG, WIDE, False])
                else:
                    found[seat].append([far if edge == "east" else near, y + 30, WIDE, LONG, True])
    return found


def anchors():
    """Where zones and ribbons lie, in the board's units."""
    names = [f"{letter}{number}" for number in range(1, 6) for letter in "ABCDE"]
    return {
        "size": [SIDE, SIDE],
        "zones": {name: [*corner(name), ZONE, ZONE] for name in names},
        "studs": studs(),
        "ribbons": {str(players): ribbon_places(players) for players in EDGES},
    }


def drawings():
    """The board, its stud, and a lying and an upright ribbon of each side."""
    found = {"board": board(), "stud": stud()}
    for name, side in SIDES.items():
        found |= {f"ribbon-{name}": ribbon(side, False), f"ribbon-{name}-upright": ribbon(side, True)}
    return found
