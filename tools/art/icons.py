"""Interface pictograms: bold parchment shapes with one brass accent, in a 48 x 48 box, readable at 20 px.

A file holds the colours for dark panels; on other grounds the reader swaps the three colours (parchment, brass, and the
ground seen through eyes, keyholes and cracks). Lines are 4 units wide (2 px at 24 px), joints round.
"""

from math import cos, pi, sin

from tools.art import ink
from tools.art.ink import PARCHMENT, Drawing, fill, group, num, polygon, stroke

BRASS, HOLE = "#d9b163", "#262b2e"
BOX, LINE = 48, 4
dot = ink.disc


def circle(x, y, r, colour, width=LINE):
    """A ring."""
    return ink.disc(x, y, r, "none", width, colour)


def box(x, y, w, h, r, colour):
    """A filled box with round corners."""
    return ink.box(x, y, w, h, colour, r=r)


def frame(x, y, w, h, r, colour, width=LINE):
    """The line of a box with round corners."""
    return ink.box(x, y, w, h, "none", width, r, colour)


def turned(angle, body, x=24, y=24):
    """Turned about a point."""
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(angle)}) translate({num(-x)} {num(-y)})">{body}</g>'


def mirrored(body):
    """Seen in a mirror."""
    return group(body, BOX, flip=True)


# ---------------------------------------------------------------- what one does


def undo(a, b):
    return stroke("M11 18H28A10.5 10.5 0 0 1 28 39H17", a, 4.6) + fill("M18.5 6.5V29.5L5 18z", a)


def redo(a, b):
    return mirrored(undo(a, b))


def save(a, b):
    return (
        '<path d="M8 6H33L42 15V39Q42 42 39 42H9Q6 42 6 39V8Q6 6 8 6zM14 25'
        f'V38H34V25zM15 9V18H30V9z" fill="{a}" fill-rule="evenodd"/>'
        + box(23.5, 10.5, 4.5, 6, 1, b)
        + stroke("M18 30H30M18 34.5H30", b, 2.6)
    )


def load(a, b):
    return fill("M5 12Q5 9 8 9H18L22 14H38Q41 14 41 17V20H12L5 36z", a) + fill(
        "M14 23H45Q46.5 23 46 25L40.5 38Q40 40 37.5 40H9Q6.5 40 7.5 37.5z", b
    )


def book(a, b):
    left = "M23 12C18 8 11 7.5 4 9V38C11 36.5 18 37 23 41z"
    return (
        fill(left, a)
        + mirrored(fill(left, a))
        + stroke("M9 17Q14 16 18.5 18.5M9 24Q14 23 18.5 25.5M9 31Q14 30 18.5 32.5", HOLE, 2.4, 0.75)
        + fill("M31 7.5L38 6.5V23L34.5 19.5L31 23.5z", b)
    )


def menu(a, b):
    return stroke("M14 12H42M14 24H42M14 36H42", a, 4.6) + "".join(
        fill(polygon([(6, y - 4), (10, y), (6, y + 4), (2, y)]), b) for y in (12, 24, 36)
    )


def printer(a, b):
    return (
        box(13, 5, 22, 12, 2, b) + '<path d="M8 16H40Q44 16 44 20V33Q44 35 42 35H37V28H11V35H6Q4 35 4 33'
        f'V20Q4 16 8 16z" fill="{a}"/>'
        + dot(38, 22, 2, HOLE)
        + frame(13, 29, 22, 14, 1.5, a, 3.4)
        + stroke("M18 34.5H30M18 39H26", b, 2.4)
    )


def gear(a, b):
    points = []
    for k in range(8):
        for turn, r in ((-0.20, 15.5), (-0.13, 20.5), (0.13, 20.5), (0.20, 15.5)):
            t = k * pi / 4 + turn
            points.append((24 + r * sin(t), 24 - r * cos(t)))
    hole = "M24 17A7 7 0 0 0 24 31A7 7 0 0 0 24 17z"
    return (
        f'<path d="{polygon(points)}{hole}" fill="{a}" fill-rule="evenodd" stroke="{a}"'
        ' stroke-width="2" stroke-linejoin="round"/>' + circle(24, 24, 7.6, b, 3)
    )


def sound(a, b):
    return fill("M4 18H12L23 8.5V39.5L12 30H4Q3 30 3 29V19Q3 18 4 18z", a) + stroke(
        "M29.5 17Q33.5 24 29.5 31M35.5 11.5Q43 24 35.5 36.5", b, 4
    )


def mute(a, b):
    return fill("M4 18H12L23 8.5V39.5L12 30H4Q3 30 3 29V19Q3 18 4 18z", a) + stroke("M30 18L42 30M42 18L30 30", b, 4.4)


def eye(a, b):
    return (
        '<path d="M2 24C9 12.5 17 9 24 9C31 9 39 12.5 46 24C39 35.5 31 39 24'
        " 39C17 39 9 35.5 2 24zM24 13.5A10.5 10.5 0 0 0 24 34.5A10.5 10.5 0"
        f' 0 0 24 13.5z" fill="{a}" fill-rule="evenodd"/>' + dot(24, 24, 7, b) + dot(21.4, 21, 2.2, "#fff6dd")
    )


def hidden(a, b):
    """A closed eye: lid and lashes."""
    return stroke("M4 20Q24 40 44 20", a, 4.6) + stroke(
        "M10 27L6 33M19.5 31L17.5 38M28.5 31L30.5 38M38 27L42 33", b, 3.8
    )


def hourglass(a, b):
    return (
        '<path d="M12 9H36V12C36 19 29 20.5 27 24C29 27.5 36 29 36 36V39H12'
        "V36C12 29 19 27.5 21 24C19 20.5 12 19 12 12zM16 12.5C16.5 18 22.5 19"
        " 24 23C25.5 19 31.5 18 32 12.5zM15.8 35.5H32.200C31 30.5 25.5 29 24"
        f' 25.5C22.5 29 17 30.5 15.8 35.5z" fill="{a}" fill-rule="evenodd"/>'
        + fill(
            "M19.5 15.5H28.5C27.5 18 25 18.5 24 21.5C23 18.5 20.5 18 19.5 15.5z"
            "M18 35.5C19 33 23 32.5 24 30.5C25 32.5 29 33 30 35.5z",
            b,
        )
        + box(8, 3.5, 32, 6, 2.4, a)
        + box(8, 38.5, 32, 6, 2.4, a)
    )


def search(a, b):
    return circle(20, 20, 12.5, a, 4.6) + stroke("M30 30L42 42", b, 6.4)


def folder(a, b):
    return fill("M4 12Q4 9 7 9H18L22 14H41Q44 14 44 17V37Q44 40 41 40H7Q4 40 4 37z", a) + fill("M4 19H44V22H4z", b)


def trash(a, b):
    return (
        '<path d="M10 16H38L35.5 41Q35.3 43 33 43H15Q12.7 43 12.5 41zM17.5 21'
        f'L18.5 38H21.5L20.8 21zM30.5 21L29.5 38H26.5L27.2 21z" fill="{a}" fi'
        'll-rule="evenodd"/>' + stroke("M7 11.5H41M18 10Q18 5.5 21 5.5H27Q30 5.5 30 10", b, 4)
    )


def quit_door(a, b):
    return (
        '<path d="M8 5H29Q31 5 31 7V15H26V10H13V38H26V33H31V41Q31 43 29 43H8'
        f'Q6 43 6 41V7Q6 5 8 5z" fill="{a}"/>' + stroke("M22 24H38", b, 4.6) + fill("M35.5 14L46 24L35.5 34z", b)
    )


def back(a, b):
    return stroke("M41 24H12", a, 4.8) + stroke("M21 11L8 24L21 37", a, 5)


def close(a, b):
    return stroke("M11 11L37 37M37 11L11 37", a, 5.4)


def check(a, b):
    return stroke("M7 26L19 38L41 11", a, 6)


def plus(a, b):
    return stroke("M24 8V40M8 24H40", a, 5.6)


def minus(a, b):
    return stroke("M8 24H40", a, 5.6)


def play(a, b):
    return f'<path d="M13 7.5L40 24L13 40.5z" fill="{a}" stroke="{a}" stroke-width="4" stroke-linejoin="round"/>'


def pause(a, b):
    return box(9, 7, 11, 34, 2.5, a) + box(28, 7, 11, 34, 2.5, a)


def step(a, b):
    return f'<path d="M8 9L29 24L8 39z" fill="{a}" stroke="{a}" stroke-width="3.5" stroke-linejoin="round"/>' + box(
        34, 8, 6.5, 32, 2, b
    )


def step_back(a, b):
    return mirrored(step(a, b))


def down(a, b):
    return stroke("M9 17L24 32L39 17", a, 5.4)


def up(a, b):
    return stroke("M9 31L24 16L39 31", a, 5.4)


def right(a, b):
    return stroke("M17 9L32 24L17 39", a, 5.4)


def left(a, b):
    return mirrored(right(a, b))


def pencil(a, b):
    return (
        fill("M31 6.5L41.5 17L17 41.5L4.5 43.5L6.5 31z", a)
        + fill("M33.5 4Q36 1.5 38.5 4L44 9.5Q46.5 12 44 14.5L42.5 16L32 5.5z", b)
        + stroke("M11.5 30L18 36.5", HOLE, 2.2, 0.8)
    )


def open_out(a, b):
    """Leaves this window: the file opens in another program."""
    return (
        '<path d="M10 11H22V16H13V36H33V27H38V38Q38 41 35 41H11Q8 41 8 38V13'
        f'Q8 11 10 11z" fill="{a}"/>' + stroke("M24 25L40 9", b, 4.6) + fill("M28.5 5H44V20.5z", b)
    )


# ---------------------------------------------------------------- what a game shows


def cards(a, b):
    """A hand: two cards, the front one with a mark."""
    front = box(17, 9, 22, 31, 3, a) + fill(polygon([(28, 16), (34, 24.5), (28, 33), (22, 24.5)]), HOLE, 0.85)
    return turned(-16, box(10, 9, 22, 31, 3, b), 20, 40) + turned(6, front, 28, 40)


def deck(a, b):
    return (
        box(8, 12, 24, 32, 3, b)
        + box(13, 8, 24, 32, 3, HOLE)
        + box(14.5, 6, 24, 32, 3, a)
        + frame(18.5, 10, 16, 24, 1.5, HOLE, 2.2)
    )


def crown(a, b):
    return (
        fill("M6 36L4 15L14.5 23L24 8L33.5 23L44 15L42 36z", a)
        + box(6.5, 37, 35, 5.5, 2, b)
        + "".join(dot(x, y, 3.4, b) for x, y in ((4.5, 13), (24, 7), (43.5, 13)))
    )


def fallen(a, b):
    """The enemy general is dead: a crown struck through."""
    return crown(a, b) + stroke("M7 42L41 6", HOLE, 9) + stroke("M7 42L41 6", b, 4.4)


def hill(a, b):
    """More units on the hill: the hill with a flag."""
    return (
        fill("M2 41C9 40 12 27 18 26H31C37 27 40 40 46 41z", a)
        + stroke("M23 27V6", a, 3.6)
        + fill("M25 6L39 10.5L25 16z", b)
    )


def hill_three(a, b):
    """Three units on the hill."""
    return fill("M2 43C9 42 11 31 17 30H31C37 31 39 42 46 43z", a) + "".join(
        dot(x, y - 11, 4.2, b) + fill(f"M{x - 5} {y}Q{x - 5} {y - 8} {x} {y - 8}Q{x + 5} {y - 8} {x + 5} {y}z", b)
        for x, y in ((11, 27), (24, 22), (37, 27))
    )


def standard(a, b):
    return stroke("M12 45V4", a, 4) + fill("M14 6H42L35 16L42 26H14z", b)


def swords(a, b):
    blade = (
        fill("M19 31.5L38.5 5.5L44 3L42.8 9L25 35z", a)
        + stroke("M14.5 28L28 38", b, 4.8)
        + stroke("M20 34.5L12.5 43.5", a, 5.2)
    )
    return mirrored(blade) + stroke("M21 33.5L41 7", HOLE, 11) + blade


def boot(a, b):
    return (
        fill("M14 5H28V22C28 26 32 27.5 37 29C42 30.5 43.5 33 43.5 37H14C12 37 12.5 33 13.5 27C14.5 20 14 12 14 5z", a)
        + fill("M12.5 39H43.5V43H34L31.5 41.5L29 43H12.5z", b)
        + stroke("M14 11H28", b, 3.2)
    )


def arrow(a, b):
    """A shot: bow and arrow."""
    return (
        stroke("M14 4C32 8 40 20 43 35", b, 4.4)
        + stroke("M14 4L43 35", a, 2.2)
        + stroke("M7 41L34 14", a, 3.6)
        + fill("M40 8L37.5 18.5L29.5 10.5z", a)
        + stroke("M6 34L6.5 41.5L14 42", a, 3.2)
    )


def skull(a, b):
    return (
        '<path d="M24 4C35 4 42 11.5 42 21.5C42 27 40 30.5 35.5 33V40Q35.5 43'
        " 32.5 43H15.5Q12.5 43 12.5 40V33C8 30.5 6 27 6 21.5C6 11.5 13 4 24"
        f' 4z" fill="{a}"/>'
        + dot(16.5, 22, 5, HOLE)
        + dot(31.5, 22, 5, HOLE)
        + fill("M24 27L27 33H21z", HOLE)
        + stroke("M19.5 37.5V43M24 37.5V43M28.5 37.5V43", HOLE, 2.2)
    )


def shield(a, b):
    return fill("M24 3C30 7.5 36 8.5 42 8.5C43 26 38 38 24 45C10 38 5 26 6 8.5C12 8.5 18 7.5 24 3z", a) + fill(
        "M24 9C28 12 32.5 13.3 37 13.5C37.3 25 33.5 33.5 24 39z", b
    )


def flight(a, b):
    """Flees: a running boot with wind lines."""
    return f'<g transform="translate(6 2) scale(.94)">{boot(a, b)}</g>' + stroke("M4 13H14M2 22H13M5 31H12", b, 3.4)


def lightning(a, b):
    return fill("M28 2L8 27H21L16 46L40 18H26z", a) + stroke("M35 6L39 2M41 11L46 9", b, 3)


def heart_points(a, b):
    return fill(
        "M24 43C10 32 3 25 3 16C3 9 8 5 13.5 5C18 5 22 8 24 12C26 8 30 5 34.5 5C40 5 45 9 45 16C45 25 38 32 24 43z", a
    ) + stroke("M10.5 16Q11 11 15.5 11", b, 3.4)


def people(a, b):
    return (
        dot(33, 14, 7, b)
        + fill("M21 41Q21 25 33 25Q45 25 45 41z", b)
        + dot(17, 13, 9.6, HOLE)
        + fill("M1 44Q1 25 17 25Q33 25 33 44z", HOLE)
        + dot(17, 13, 8, a)
        + fill("M3 42Q3 26 17 26Q31 26 31 42z", a)
    )


def person(a, b):
    return dot(24, 14, 9, a) + fill("M7 43Q7 27 24 27Q41 27 41 43z", a) + stroke("M17 33Q24 37 31 33", b, 3.2)


def computer(a, b):
    """A clockwork head: the computer player."""
    return (
        box(10, 14, 28, 24, 5, a)
        + stroke("M24 13V6M10 24H5V31H10M38 24H43V31H38", a, 3.6)
        + dot(24, 5.5, 3.6, b)
        + dot(18, 23, 3.6, HOLE)
        + dot(30, 23, 3.6, HOLE)
        + stroke("M18 32H30", HOLE, 3)
        + stroke("M16 42H32", b, 4)
    )


def clock(a, b):
    return circle(24, 24, 18.5, a, 4.6) + stroke("M24 13V24L32 29", b, 4.2)


def die(a, b):
    return box(6, 6, 36, 36, 8, a) + "".join(
        dot(x, y, 4, HOLE) for x, y in ((15, 15), (33, 15), (24, 24), (15, 33), (33, 33))
    )


def warning(a, b):
    return (
        f'<path d="M24 6L44 41H4z" fill="{b}" stroke="{b}" stroke-width="4" stroke-'
        'linejoin="round"/>' + stroke("M24 18V28", HOLE, 5) + dot(24, 35.5, 3, HOLE)
    )


def barred(a, b):
    """Not allowed: a ring with a bar."""
    return circle(24, 24, 17.5, a, 6) + stroke("M12 36L36 12", a, 6)


def info(a, b):
    return circle(24, 24, 19, a, 4) + dot(24, 14.5, 3.4, b) + stroke("M20 22.5H24.5V34M19.5 34.5H29.5", a, 4)


def lock(a, b):
    return (
        stroke("M15 22V15Q15 6 24 6Q33 6 33 15V22", b, 4.6)
        + box(9, 21, 30, 22, 4, a)
        + dot(24, 30, 3.6, HOLE)
        + stroke("M24 31V37", HOLE, 3.6)
    )


def target(a, b):
    return circle(24, 24, 15, a, 4) + dot(24, 24, 4.4, b) + stroke("M24 3V14M24 34V45M3 24H14M34 24H45", a, 4)


def globe(a, b):
    return circle(24, 24, 19, a, 4) + stroke("M24 5C14 14 14 34 24 43M24 5C34 14 34 34 24 43M6 18H42M6 30H42", b, 3)


def star(a, b):
    """The eight-pointed star of the boards' corners."""
    rim = [
        (24 + (21 if k % 2 == 0 else 7) * sin(k * pi / 4), 24 - (21 if k % 2 == 0 else 7) * cos(k * pi / 4))
        for k in range(8)
    ]
    return fill(polygon(rim), b) + fill("".join(polygon([rim[k], rim[k + 1], (24, 24)]) for k in (0, 2, 4, 6)), a)


def spade(a, b):
    return fill(
        "M24 3C30 13 44 18 44 29C44 39 32 41 26.5 34C27 39 29 42 32 45H16C19"
        " 42 21 39 21.5 34C16 41 4 39 4 29C4 18 18 13 24 3z",
        a,
    )


def heart(a, b):
    return fill(
        "M24 44C13 32 3 26 3 15C3 8 8 4 13.5 4C18.5 4 22 7 24 12C26 7 29.5 4 34.5 4C40 4 45 8 45 15C45 26 35 32 24 44z",
        a,
    )


def diamond(a, b):
    return fill("M24 2C28 11 33 18 41 24C33 30 28 37 24 46C20 37 15 30 7 24C15 18 20 11 24 2z", a)


def club(a, b):
    return (
        dot(24, 13, 10, a)
        + dot(13.5, 27.5, 10, a)
        + dot(34.5, 27.5, 10, a)
        + fill("M22 20H26L27 32C27.5 38 29 42 32 45H16C19 42 20.5 38 21 32z", a)
    )


def vigour(a, b):
    """One step more: a boot with a wing."""
    wing = "M17 20C10 19 4 15 2 8C7 11 11 12 16 12C12 10 9 7 8 3C14 7 19 9 23 14z"
    return f'<g transform="translate(5 4) scale(.9)">{boot(a, b)}</g>' + fill(wing, HOLE) + group(fill(wing, b), 1, 6)


def teleport(a, b):
    """The general changes his unit: a crown on its way from one base to another."""
    bases = fill("M2 43Q2 38 10.5 38Q19 38 19 43zM29 43Q29 38 37.5 38Q46 38 46 43z", a)
    way = stroke("M10 33C11 25 14 21 18 18M38 24C38.5 27 38.5 28 38 30", b, 3.6)
    return bases + way + fill("M33 27.5H43L38 35.5z", b) + group(crown(a, b), 13.5, 1, 0.56)


def portal(a, b):
    """A unit comes back: a gate with light in it and a way out."""
    gate = "M5 44V21C5 9 13 3 24 3C35 3 43 9 43 21V44H35V22C35 14 31 10.5 24 10.5C17 10.5 13 14 13 22V44z"
    return fill(gate, a) + fill("M24 44L17 35H21V25Q24 21 27 25V35H31z", b)


def confusion(a, b):
    """A card torn from a hand: two cards, one of them flying off with a question mark."""
    rest = turned(-14, box(5, 15, 19, 28, 3, b), 14, 30)
    flying = box(20, 5, 24, 33, 3.4, HOLE) + box(21.5, 6.5, 21, 30, 3, a)
    mark = stroke("M28 16.5C28 12.5 36 12.5 36 17C36 20.5 32 20.5 32 24.5", HOLE, 3.4) + dot(32, 30, 2.2, HOLE)
    return rest + turned(16, flying + mark, 32, 22)


def paralysis(a, b):
    """An hourglass in a hexagon, as on the marker."""
    six = "M24 2.5L43 13.2V34.8L24 45.5L5 34.8V13.2z"
    frame_ = f'<path d="{six}" fill="none" stroke="{a}" stroke-width="4" stroke-linejoin="round"/>'
    glass = fill(
        "M16 15H32C32 20 26.5 21.5 25.5 24C26.5 26.5 32 28 32 33H16C16 28 21.5 26.5 22.5 24C21.5 21.5 16 20 16 15z", b
    )
    return frame_ + glass + stroke("M15 14H33M15 34H33", a, 3)


def wood(a, b):
    """More units in a forest: a fir and a leafy tree."""
    fir = "M15 3L24 17H20L27 28H21.5L29 39H1L8.5 28H3L10 17H6z"
    return box(31.5, 32, 5, 12, 1, b) + dot(34, 23, 12, b) + fill(fir, HOLE) + fill(fir, a) + box(12.5, 39, 5, 6, 1, a)


def camp(a, b):
    """The camp: a tent and its fire."""
    tent = "M21 7L40 41H2z"
    fire = "M37 45C29 42 31 34 35 28C36 32 38 33 39 30C45 36 46 43 37 45z"
    return (
        fill(tent, a)
        + fill("M21 21L28 41H14z", HOLE)
        + stroke("M21 9L18 3M21 9L24 3", a, 3)
        + fill(fire, HOLE)
        + (stroke(fire, HOLE, 4) + fill(fire, b))
    )


def lake(a, b):
    """More units in the lake: a standard in the waves."""
    waves = "M3 34Q8.5 28 14 34T25 34T36 34T45 32M3 42Q8.5 36 14 42T25 42T36 42T45 40"
    return stroke("M19 28V5", a, 4) + fill("M21 5H40L35 11.5L40 18H21z", b) + stroke(waves, a, 4)


def lake_two(a, b):
    """Two units in the lake."""
    waves = "M4 33Q8.5 28 14 33T25 33T36 33T44 32M4 41Q8.5 36 14 41T25 41T36 41T44 40"
    men = "".join(
        dot(x, 8, 5.2, b) + fill(f"M{x - 7} 27Q{x - 7} 15 {x} 15Q{x + 7} 15 {x + 7} 27z", b) for x in (14.5, 33.5)
    )
    return men + stroke(waves, HOLE, 6) + stroke(waves, a, 3.6)


def general_out(a, b):
    """The general has left the board: a crown beyond the edge."""
    return (
        group(crown(a, b), 6, 0, 0.74)
        + stroke("M4 43H13M35 43H44", a, 4.4)
        + stroke("M24 44V40", b, 4.6)
        + (fill("M16.5 43L24 34.5L31.5 43z", b))
    )


def three_out(a, b):
    """Three units have left the board."""
    men = "".join(
        dot(x, 8, 4.6, b) + fill(f"M{x - 6} 25Q{x - 6} 14 {x} 14Q{x + 6} 14 {x + 6} 25z", b) for x in (9, 24, 39)
    )
    return men + stroke("M4 43H13M35 43H44", a, 4.4) + stroke("M24 44V36", a, 4.6) + fill("M15 39L24 28.5L33 39z", a)


def night(a, b):
    """By night: a moon and two stars."""
    stars = "".join(fill(polygon(ink.star(x, y, 4, r, r * 0.42)), b) for x, y, r in ((35, 12, 8), (40, 29, 5)))
    return fill("M22 4C8 6 1 19 6 31C11 43 27 47 38 38C24 40 14 31 14 20C14 13 17 7 22 4z", a) + stars


DRAW = {
    f.__name__: f
    for f in (
        undo,
        redo,
        save,
        load,
        book,
        menu,
        printer,
        gear,
        sound,
        mute,
        eye,
        hidden,
        hourglass,
        search,
        folder,
        trash,
        quit_door,
        back,
        close,
        check,
        plus,
        minus,
        play,
        pause,
        step,
        step_back,
        down,
        up,
        right,
        left,
        pencil,
        open_out,
        cards,
        deck,
        crown,
        fallen,
        hill,
        hill_three,
        standard,
        swords,
        boot,
        arrow,
        skull,
        shield,
        flight,
        lightning,
        heart_points,
        people,
        person,
        computer,
        clock,
        die,
        warning,
        barred,
        info,
        lock,
        target,
        globe,
        star,
        spade,
        heart,
        diamond,
        club,
        vigour,
        teleport,
        portal,
        confusion,
        paralysis,
        wood,
        camp,
        lake,
        lake_two,
        general_out,
        three_out,
        night,
    )
}


DRAWINGS = {f"icon-{name.replace('_', '-')}": Drawing(BOX, BOX, draw(PARCHMENT, BRASS)) for name, draw in DRAW.items()}
