"""The zones of Les Rois du Champ de Bataille: clear ground and the five kinds of terrain, as each theme shows them.

    tile("western", "hill", 1)        # a mesa, second look; 300 x 300

The kinds keep their gestalt from theme to theme: buildings at the upper corners and sides, a ring of trees, a round
rise, a band of water, a scatter of pools.
"""

from math import cos, pi, sin

from tools.art.ink import (
    CREAM,
    INK,
    Drawing,
    Rng,
    at,
    blend,
    blot,
    box,
    disc,
    fill,
    flow,
    group,
    linear,
    oval,
    polygon,
    ring,
    shape,
    smooth,
    stroke,
)
from tools.art.nature import (
    AUTUMN,
    OLIVES,
    PINES,
    boulder,
    bush,
    cypress,
    fir,
    leafy,
    outline,
    reeds,
    tree,
    tufts,
)
from tools.art.rois.land import (
    ZONE,
    aerial,
    around,
    banks,
    broken_wall,
    cactus,
    cottage,
    craterlet,
    crystal,
    dome,
    dots,
    furrows,
    iron_bridge,
    meadow,
    mill,
    plank_bridge,
    pool,
    pool_places,
    rise,
    rubble,
    saloon,
    sandbags,
    scattered,
    stone_bridge,
    stream,
    track,
    villa,
    wire,
)

KINDS = ("clear", "house", "wood", "hill", "river", "marsh")
LOOKS = {"clear": 4, "house": 2, "wood": 2, "hill": 2, "river": 2, "marsh": 2}
SAND_BUSH = ("#a8a06a", "#d3cb94", "#6d6a3c")
MOON_STONE = ("#9c98ac", "#5f5b74", "#d8d5e2")
MOON_ROCK = {"stone": MOON_STONE[0], "dark": MOON_STONE[1], "light": MOON_STONE[2]}
RED_ROCK = {"stone": "#b9734a", "dark": "#7d452b", "light": "#dca277"}
TEAL, VIOLET = ("#5fc4c9", "#d6fbf6", "#22707f"), ("#9a7fd0", "#e9ddff", "#523a86")


# ---------------------------------------------------------------- ancient


def ancient_clear(rng, look):
    """Poppies, a cart track, a ploughed strip, stones and shrubs."""
    if look == 0:
        return dots(rng, 16, "#9c3f2c", "#ffe9a8")
    if look == 1:
        return track(rng)
    if look == 2:
        return furrows(rng) + bush(250, 262, 13) + bush(226, 272, 9)
    out = "".join(boulder(x, y, rng(6, 11), rng) for x, y in scattered(rng, 4))
    return out + "".join(bush(x, y, rng(10, 15)) for x, y in scattered(rng, 4))


def ancient_house(rng, look):
    """A villa with its outbuildings among cypresses."""
    way = (
        "M132 299C140 250 128 210 150 170C160 146 152 120 150 96L168 96C172"
        " 124 182 146 172 176C156 214 166 256 164 299z"
    )
    x = 62 if look == 0 else 98
    out = fill(way, "#ecdcb0", 0.9) + stroke(way, "#8c6531", 1.4, 0.5) + villa(x, 58, 150)
    out += villa(18 if look == 0 else 222, 196, 60)
    for cx, cy, s in (
        ((30, 64, 15), (44, 84, 12), (278, 58, 15), (264, 84, 12))
        if look == 0
        else ((74, 60, 15), (278, 66, 14), (84, 84, 11))
    ):
        out += cypress(cx, cy, s, PINES[0])
    for cx, cy, s in (
        ((278, 140, 13), (272, 246, 14), (284, 222, 11)) if look == 0 else ((24, 140, 13), (30, 246, 14), (20, 220, 11))
    ):
        out += leafy(cx, cy, s, rng, OLIVES[1])
    vines = "".join(f"M{at(x0, y)}h44" for y in (252, 264, 276) for x0 in ((196,) if look == 0 else (64,)))
    return out + stroke(vines, "#5f6f3c", 5, 0.55) + stroke(vines, "#a9b878", 2)


def ancient_wood(rng, look):
    """A sacred grove: olives, and cypresses between them."""
    out = stroke("".join(f"M{at(x, y)}h.1" for x, y in scattered(rng, 40)), "#6b6a36", 3, 0.4)
    for k, (x, y) in enumerate(around(rng, look)):
        tones = OLIVES[int(rng(0, 3))]
        out += cypress(x, y, rng(11, 14), PINES[k % 3]) if k % 5 == 2 else leafy(x, y, rng(12, 16.5), rng, tones)
    return out


def ancient_hill(rng, look):
    """A grassy hill with the stump of an old temple."""
    out, _ = rise(rng, look, "#7f7a3c", "#e2d99a", "#5a4a1a")
    out += stroke(tufts(rng, [(rng(84, 216), rng(100, 214)) for _ in range(12)]), "#6f7a30", 1.5, 0.75)
    for x, tall in ((196, 22), (208, 30), (220, 15)) if look == 0 else ((84, 15), (96, 28), (108, 22)):
        out += box(x - 3.5, 60 - tall, 7, tall, "#f4ecd9", 1.4) + box(x - 5.5, 58, 11, 4, "#ddd2ba", 1.2)
    return (
        out
        + boulder(50, 240, 12, rng)
        + boulder(254, 236, 12, rng)
        + bush(150, 268, 13)
        + leafy(66, 60, 13, rng, OLIVES[0])
    )


def ancient_river(rng, look):
    """A river under a bridge of cut stone, with reeds."""
    out = stream(*banks(look), "#e9d7a6", "url(#stream)", "#2f6473", "#f2fbfa") + stone_bridge()
    out += "".join(boulder(x, y, s, rng) for x, y, s in ((40, 150, 9), (92, 142, 12), (262, 168, 11)))
    out += reeds([(22, 92), (66, 208), (270, 108), (214, 232)], rng)
    return (
        out
        + cypress(262, 54, 13, PINES[0])
        + cypress(278, 62, 11, PINES[1])
        + leafy(30, 258, 15, rng, OLIVES[1])
        + leafy(272, 258, 14, rng, OLIVES[0])
        + bush(112, 58, 12)
    )


def ancient_marsh(rng, look):
    """Pools with water lilies and reeds."""
    places = pool_places(look)
    out = "".join(pool(*p, rng) for p in places)
    for x, y, *_ in places[::2]:
        out += oval(x + 8, y + 4, 7, 4, "#7ba05b", 1.3, "#33502a") + disc(x + 4, y + 3, 2, "#fdf6e6")
    clumps = [(x + side * rx * 0.85, y + 4) for x, y, rx, _ in places for side in (-1, 1)]
    return out + reeds([(min(max(x, 16), 284), y) for x, y in clumps], rng)


# ---------------------------------------------------------------- medieval


def medieval_clear(rng, look):
    """Daisies, a cart track, a ploughed strip, shrubs and a hurdle."""
    if look == 0:
        return dots(rng, 14, "#7a6f9c", "#fffbe8")
    if look == 1:
        return track(rng, "#e2d3a0")
    if look == 2:
        return furrows(rng, "#7f6a34", "#6f5426") + bush(250, 258, 13)
    hurdle = "".join(f"M{x} 270v-15" for x in range(40, 121, 16)) + "M36 262H124M36 267H124"
    out = stroke(hurdle, INK, 4.2) + stroke(hurdle, "#b98a57", 2.2)
    return out + "".join(bush(x, y, rng(10, 15)) for x, y in scattered(rng, 5, 60))


def medieval_house(rng, look):
    """A mill and its hamlet around a lane."""
    fence = (
        "".join(f"M{x} 280v-15" for x in (*range(66, 127, 20), *range(176, 281, 21)))
        + "M62 269H130M62 275H130M172 269H284M172 275H284"
    )
    way = (
        "M128 299C136 250 110 190 150 150C176 122 160 90 156 66L176 66C184 96 204 124 176 160C146 200 160 250 158 299z"
    )
    out = (
        fill(way, "#e2cb96", 0.9)
        + stroke(way, "#8c6531", 1.4, 0.5)
        + stroke(fence, INK, 4.6)
        + stroke(fence, "#b98a57", 2.4)
    )
    left, right = (
        (mill(84, 94, 0.92), cottage(200, 62, 66, "#a94b34"))
        if look == 0
        else (cottage(40, 66, 64, "#b4573d"), mill(226, 94, 0.92))
    )
    out += left + right + cottage(16, 190, 44, "#c07a4a") + cottage(240, 188, 42, "#b4573d")
    return (
        out
        + tree(150, 44, 13, rng, firs=0)
        + tree(172, 52, 10, rng, firs=0)
        + tree(280, 128, 12, rng)
        + tree(20, 132, 12, rng)
    )


def medieval_wood(rng, look):
    """A dense wood about a clearing."""
    out = stroke("".join(f"M{at(x, y)}h.1" for x, y in scattered(rng, 40)), "#6b5626", 3, 0.45)
    return out + "".join(tree(x, y, rng(13, 17.5), rng) for x, y in around(rng, look))


def medieval_hill(rng, look):
    """A motte: a steep mound with a palisade along its crown."""
    out, crown = rise(rng, look, "#6f7a3e", "#dcd597", "#4a4416")
    stakes = []
    for (ax, ay), (bx, by) in zip(crown, crown[1:] + crown[:1], strict=True):
        count = max(1, round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 / 9))
        stakes += [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count) for k in range(count)]
    far = sorted((s for s in stakes if s[1] < 120), key=lambda s: s[1])
    for x, y in far:
        out += shape(f"M{at(x - 3.6, y + 3)}v-13l3.600-5l3.600 5v13z", "#a9794a" if x < 150 else "#8a5f38", 1.2)
    out += stroke(tufts(rng, [(rng(84, 216), rng(120, 214)) for _ in range(10)]), "#5f6c30", 1.5, 0.75)
    return out + boulder(52, 240, 11, rng) + bush(150, 270, 13) + bush(240, 250, 11)


def medieval_river(rng, look):
    """A stream under a plank bridge."""
    out = stream(*banks(look, 0.86), "#e3d6a0", "url(#stream)", "#2f6473", "#f2fbfa") + plank_bridge(90, 128)
    out += "".join(boulder(x, y, s, rng) for x, y, s in ((40, 146, 9), (96, 140, 11), (262, 162, 10), (226, 170, 7)))
    out += reeds([(22, 92), (66, 200), (270, 108), (214, 222)], rng)
    return (
        out
        + tree(262, 50, 16, rng)
        + tree(236, 60, 12, rng)
        + tree(274, 256, 15, rng)
        + tree(30, 254, 15, rng)
        + bush(70, 272, 12)
        + bush(112, 58, 12)
    )


def medieval_marsh(rng, look):
    """A bog: brown pools, a dead tree, reeds."""
    places = pool_places(look)
    out = "".join(pool(*p, rng, "#7f6a3c", "url(#peat)", "#3f4a3a", "#eef2e0", "#2f2a18") for p in places)
    dead = "M188 118v-34M188 98l-12-12M188 92l10-12M188 106l14-8"
    clumps = [(x + side * rx * 0.85, y + 4) for x, y, rx, _ in places[::2] for side in (-1, 1)]
    out += (
        stroke(dead, INK, 6) + stroke(dead, "#7a6246", 3.2) + reeds([(min(max(x, 16), 284), y) for x, y in clumps], rng)
    )
    return out + bush(140, 206, 10, "#7f8a4a") + bush(20, 110, 10, "#7f8a4a")


# ---------------------------------------------------------------- western


def western_clear(rng, look):
    """Pebbles, wagon ruts, sagebrush, bones in the sand."""
    if look == 0:
        return dots(rng, 9, "#a8744a", "#f6e3bd") + cactus(262, 80, 13)
    if look == 1:
        return track(rng, "#f2dcae", "#a8743a", "#9a7440")
    if look == 2:
        return "".join(bush(x, y, rng(9, 14), *SAND_BUSH) for x, y in scattered(rng, 8)) + cactus(40, 250, 14)
    skull = shape(
        "M-9-8Q-20-14-24-8Q-18-4-10-2Q-8 8-4 13H4Q8 8 10-2Q18-4 24-8Q20-14 9-8Q0-12-9-8z", "#fbf3df", 1.5
    ) + fill("M-6-1l5 2l-4 3zM6-1l-5 2l4 3z", INK)
    return (
        group(skull, 236, 246, 0.9, 12)
        + "".join(boulder(x, y, rng(6, 10), rng, **RED_ROCK) for x, y in scattered(rng, 4, 40))
        + bush(52, 66, 11, *SAND_BUSH)
    )


def western_house(rng, look):
    """One street of a frontier town: saloon, store, water tower."""
    way = "M0 104Q80 96 150 102T300 100V136Q220 142 150 136T0 140z"
    out = fill(way, "#f4dfb2", 0.95) + stroke(way, "#a8743a", 1.3, 0.5)
    one, two = saloon(66, 78, 76, "#b5654a"), saloon(188, 80, 58, "#8c9a86", sign=False)
    if look:
        one, two = saloon(46, 80, 58, "#c9a05a", sign=False), saloon(150, 78, 78, "#7f8fa0")
    x = 272 if look == 0 else 268
    tower = stroke(
        f"M{x - 14} 236L{x - 9} 190M{x + 14} 236L{x + 9} 190M{x - 12} 218L{x + 12} 204M{x + 12} 218L{x - 12} 204",
        INK,
        3.4,
    )
    tower += box(x - 16, 164, 32, 30, "#a9794a", 1.8) + stroke(
        f"M{x - 8} 164v30M{x} 164v30M{x + 8} 164v30", "#6b431f", 1.2
    )
    tower += shape(f"M{x - 19} 165L{x} 146L{x + 19} 165z", "#6b4a30", 1.8)
    rail = "M24 214V198M64 214V198M20 201H68"
    out += (
        one + two + blot(x + 10, 238, 30, "shade", 0.3) + tower + stroke(rail, INK, 4.4) + stroke(rail, "#b98a57", 2.2)
    )
    return out + cactus(30, 276, 14) + cactus(272, 284, 11) + bush(150, 284, 11, *SAND_BUSH)


def western_wood(rng, look):
    """Tall pines on needles and sand."""
    out = stroke("".join(f"M{at(x, y)}l5-3" for x, y in scattered(rng, 40)), "#8a6a36", 1.8, 0.5)
    return out + "".join(fir(x, y, rng(13, 18), PINES[int(rng(0, 3))]) for x, y in around(rng, look))


def western_hill(rng, look):
    """A mesa: red cliffs in layers about a flat top."""
    area, seed = (22, 24, 278, 284), 8 + look

    def contour(inset, shift=0.0):
        return outline(area, seed, inset, shift, shift, rough=7, corner=92)

    out = fill(smooth(contour(-8, 10)), "#4a1f0c", 0.16) + fill(polygon(contour(0)), "#8f4a2c")
    for k, tone in enumerate(("#a8573a", "#bd6a44", "#a65a3c", "#cf8557", "#bf7550")):
        out += fill(polygon(contour(8 + 7 * k, -1.5 * k)), tone)
    out += fill(polygon(contour(44, -8)), "#ecc890") + fill(polygon(contour(52, -6)), "#f2d6a4", 0.8)
    cracks = ""
    for (ax, ay), (bx, by) in zip(contour(42, -8), contour(4), strict=True):
        cracks += f"M{at(ax, ay)}L{at(ax + (bx - ax) * rng(0.5, 0.95), ay + (by - ay) * rng(0.5, 0.95))}"
    out += (
        stroke(cracks, "#5c2a18", 1.8, 0.8)
        + stroke(polygon(contour(44, -8)), "#6b3520", 1.8, 0.8)
        + stroke(polygon(contour(0)), "#4a2010", 2)
    )
    out += fill(polygon(contour(2)[:9] + contour(40, -6)[:9][::-1]), "#3a140c", 0.16)
    out += "".join(boulder(x, y, s, rng, **RED_ROCK) for x, y, s in ((40, 262, 11), (62, 272, 7), (262, 258, 11)))
    return out + bush(196, 104, 9, *SAND_BUSH) + cactus(98, 118, 10)


def western_river(rng, look):
    """A shallow creek between sandbanks, crossed on logs."""
    out = stream(*banks(look, 0.72), "#f6e4b8", "url(#creek)", "#3f7480", "#f7fbf4")
    out += "".join(
        boulder(x, y, s, rng, **RED_ROCK)
        for x, y, s in ((30, 130, 10), (62, 166, 8), (92, 124, 11), (226, 150, 9), (262, 140, 11), (282, 170, 8))
    )
    logs = "".join(f"M{x} 84V196" for x in (148, 158, 168))
    out += (
        fill("M146 92h34v108h-34z", "#2a1206", 0.25)
        + stroke(logs, INK, 11)
        + stroke(logs, "#a9794a", 8)
        + stroke("".join(f"M{x} 88V192" for x in (146, 156, 166)), "#d6a873", 1.6)
        + stroke("M142 104H174M142 178H174", INK, 4.4)
        + stroke("M142 104H174M142 178H174", "#d8c08a", 2)
    )
    return (
        out
        + cactus(258, 78, 15)
        + cactus(38, 270, 14)
        + bush(70, 62, 12, *SAND_BUSH)
        + bush(250, 268, 13, *SAND_BUSH)
        + bush(118, 274, 10, *SAND_BUSH)
    )


def western_marsh(rng, look):
    """Quicksand: slow whirls in wet sand, and a warning on a post."""
    out = ""
    for x, y, rx, ry in pool_places(look):
        out += pool(x, y, rx, ry, rng, "#d8b272", "url(#quick)", "#8a5f2c", "#f8e6b8", "#6f4a20")
        whirl = (
            f"M{at(x - rx * 0.3, y)}a{at(rx * 0.3, ry * 0.3)} 0 1 1 {at(rx * 0.52, ry * 0.12)}a{at(rx * 0.2, ry * 0.2)}"
            f" 0 0 1 {at(-rx * 0.32, -ry * 0.02)}"
        )
        out += stroke(whirl, "#7a5226", 1.6, 0.8)
    post = "M190 122V92"
    sign = (
        stroke(post, INK, 5)
        + stroke(post, "#a9794a", 2.6)
        + shape("M174 80H206L211 88L206 96H174z", "#d8b07a", 1.6)
        + stroke("M184 84l8 8M192 84l-8 8", "#8a1f16", 2.4)
    )
    return out + sign + cactus(24, 118, 11) + bush(142, 212, 9, *SAND_BUSH) + bush(280, 126, 9, *SAND_BUSH)


# ---------------------------------------------------------------- modern


def modern_clear(rng, look):
    """Trampled grass, a road with tyre marks, shell holes, stones and wire."""
    if look == 0:
        return "".join(bush(x, y, rng(8, 12), "#7f8450", "#aeb07c", "#4d5230") for x, y in scattered(rng, 5))
    if look == 1:
        return track(rng, "#b9ab84", "#6f5d3c", "#5c4d30")
    if look == 2:
        return "".join(
            pool(x, y, rng(13, 20), rng(8, 12), rng, "#8d7b52", "#a08c62", "#5e4a2c", "#d8c99c", "#4a3a20")
            for x, y in scattered(rng, 5, 50)
        )
    return (
        wire(30, 66, 62) + wire(206, 282, 62) + "".join(boulder(x, y, rng(5, 9), rng) for x, y in scattered(rng, 4, 50))
    )


def modern_house(rng, look):
    """A village after the shelling."""
    way = (
        "M132 299C138 240 118 190 150 150C172 124 160 90 158 66L180 66C186 96 200 124 178 160C152 200 164 250 164 299z"
    )
    out = fill(way, "#bfb08a", 0.9) + stroke(way, "#6f5d3c", 1.4, 0.5)
    if look == 0:
        out += broken_wall(56, 84, 78, 56) + broken_wall(196, 82, 82, 64, "#ab8a70", 1)
    else:
        out += broken_wall(30, 86, 84, 62, "#ab8a70", 1) + broken_wall(196, 82, 78, 54)
    out += (
        rubble(rng, 60, 94, 52)
        + rubble(rng, 214, 92, 56, "#a08268")
        + broken_wall(14, 206, 50, 36, "#a99c8a", look)
        + broken_wall(240, 212, 48, 38, "#b9a58c", look + 1)
    )
    out += (
        rubble(rng, 22, 214, 30)
        + rubble(rng, 246, 220, 30)
        + sandbags([(58, 276), (76, 278), (94, 277), (67, 268), (85, 268)])
        + sandbags([(204, 278), (222, 277), (240, 278), (213, 268), (231, 268)])
    )
    return out + leafy(150, 46, 12, rng, AUTUMN[0])


def stump(x, y, s, rng):
    """A trunk snapped by a shell."""
    d = (
        f"M{at(x - s * 0.22, y + s)}L{at(x - s * 0.16, y - s * 0.9)}l{at(s * 0.1, s * 0.3)}"
        f"l{at(s * 0.1, -s * 0.6)}l{at(s * 0.14, s * 0.5)}L{at(x + s * 0.24, y + s)}z"
    )
    twig = f"M{at(x + s * 0.1, y - s * 0.1)}l{at(s * 0.5, -s * rng(0.4, 0.7))}"
    return (
        oval(x + s * 0.4, y + s, s * 0.8, s * 0.3, INK).replace("/>", ' fill-opacity=".25"/>')
        + stroke(twig, INK, 3.4)
        + stroke(twig, "#7d6546", 1.6)
        + shape(d, "#8a7152", 1.4)
    )


def modern_wood(rng, look):
    """A wood in late autumn, torn by fire."""
    out = stroke("".join(f"M{at(x, y)}h.1" for x, y in scattered(rng, 44)), "#5a4a2c", 3, 0.45)
    for k, (x, y) in enumerate(around(rng, look)):
        out += stump(x, y, rng(13, 17), rng) if k % 4 == 1 else tree(x, y, rng(12, 16.5), rng, AUTUMN, 0.15)
    return out


def modern_hill(rng, look):
    """A ridge with a parapet of sandbags along its crest."""
    out, _crown = rise(rng, look, "#6d6a42", "#cdc596", "#443c1e", 52)
    bags = [(150 - 84 * cos(a), 104 - 42 * sin(a)) for a in (0.16 * pi * k + 0.1 for k in range(6))]
    fine = [(150 - 86 * cos(pi * k / 11), 108 - 44 * sin(pi * k / 11)) for k in range(12)]
    out += sandbags(fine) + sandbags([(x, y - 8) for x, y in bags[1:]])
    out += stroke(tufts(rng, [(rng(84, 216), rng(140, 214)) for _ in range(8)]), "#55582c", 1.5, 0.75)
    return out + wire(104, 282, 84) + boulder(48, 238, 11, rng) + boulder(254, 236, 12, rng)


def modern_river(rng, look):
    """A canal between quays, under an iron bridge."""
    lean = 10 if look == 0 else -10
    high, low = [(1, 112 - lean), (150, 112), (299, 112 + lean)], [(1, 196 - lean), (150, 196), (299, 196 + lean)]
    quay = polygon([(1, 98 - lean), (299, 98 + lean), (299, 210 + lean), (1, 210 - lean)])
    out = fill(quay, "#b9b09a") + fill(polygon([*high, *low[::-1]]), "url(#canal)")
    out += fill(polygon([*high, (299, 126 + lean), (1, 126 - lean)]), "#1f3d44", 0.35)
    for k in (0.35, 0.55, 0.75):
        dashes = "".join(f"M{at(x, 112 + 84 * k + lean * (x - 150) / 150)}h26" for x in range(8 + int(k * 40), 270, 52))
        out += stroke(dashes, "#e8f2ee", 1.8, 0.65)
    joints = "".join(f"M{at(x, y + lean * (x - 150) / 150)}v12" for x in range(20, 299, 28) for y in (99, 197))
    edges = (
        f"M1 {98 - lean}L299 {98 + lean}M1 {112 - lean}L299 {112 + lean}M1 {196 - lean}"
        f"L299 {196 + lean}M1 {210 - lean}L299 {210 + lean}"
    )
    out += stroke(joints, "#7d7461", 1.4) + stroke(edges, INK, 1.8) + iron_bridge()
    barge = (
        shape("M-30-8H26Q34 0 24 8H-26Q-34 4-30-8z", "#7a4a36", 1.6)
        + box(-22, -5, 26, 10, "#5a3a2c", 1.2)
        + box(10, -5, 9, 10, "#d8cdb0", 1.2)
    )
    out += group(barge, 66 if look == 0 else 236, 158, 1, lean * 0.36)
    return (
        out
        + leafy(32, 66, 14, rng, AUTUMN[1])
        + leafy(266, 62, 13, rng, AUTUMN[0])
        + bush(60, 254, 12, "#7f8450", "#aeb07c", "#4d5230")
        + wire(196, 270, 60)
    )


def modern_marsh(rng, look):
    """Mud: shell holes full of rain, duckboards and wire."""
    out = "".join(pool(*p, rng, "#6a5430", "url(#mud)", "#54605e", "#f2f6f2", "#33270f") for p in pool_places(look))
    boards = (
        "".join(f"M{at(186 + 3 * k, 100 + 9 * k)}l16-6" for k in range(5))
        if look == 0
        else "".join(f"M{at(98 + 3 * k, 96 + 9 * k)}l16-6" for k in range(5))
    )
    return out + stroke(boards, INK, 6) + stroke(boards, "#a08258", 3.6) + wire(16, 122, 54) + wire(218, 222, 58)


# ---------------------------------------------------------------- space


def space_clear(rng, look):
    """Old impacts, the tracks of a rover, loose rock, ripples of dust."""
    if look == 0:
        return "".join(craterlet(x, y, rng(9, 22)) for x, y in scattered(rng, 6))
    if look == 1:
        return track(rng, "#bdb8c8", "#7d7890", "#8b869c") + craterlet(60, 70, 15)
    if look == 2:
        return "".join(boulder(x, y, rng(6, 12), rng, **MOON_ROCK) for x, y in scattered(rng, 7))
    ripples = "".join(
        f"M{at(rng(20, 150), y + rng(-6, 6))}q{at(30, -9)} {at(60, 0)}t{at(60, 0)}" for y in range(50, 280, 30)
    )
    return stroke(ripples, "#8f8aa2", 2.2, 0.5) + craterlet(232, 84, 17)


def space_house(rng, look):
    """An outpost: three domes, pipes, an aerial."""
    pipes = "M92 98H206M52 220V104M248 220V104"
    out = stroke(pipes, INK, 9) + stroke(pipes, "#a9a6ba", 5.6) + stroke(pipes, "#e6e3f0", 1.4)
    one, two = (72, 40) if look == 0 else (228, 44)
    out += (
        dome(one, 104, 42)
        + dome(300 - one, 104, 34, "#c9c4b6", "#ffd96a")
        + dome(44, 234, 26, "#aeb6c4")
        + dome(256, 234, 26, "#bfb3c4", "#ffd96a")
    )
    lamps = "".join(f"M{x} {y}h.1" for y in (250, 280) for x in (110, 150, 190))
    out += stroke(lamps, INK, 9) + stroke(lamps, "#ffd96a", 5)
    return (
        out
        + aerial(152, 66 + two * 0.1, 18)
        + boulder(282, 160, 9, rng, **MOON_ROCK)
        + boulder(20, 160, 9, rng, **MOON_ROCK)
    )


def space_wood(rng, look):
    """A ring of crystals, teal and violet."""
    out = stroke("".join(f"M{at(x, y)}h.1" for x, y in scattered(rng, 30)), "#e9ddff", 2.6, 0.7)
    for k, (x, y) in enumerate(around(rng, look, inner=False)):
        out += crystal(x, y + 10, rng(14, 19), TEAL if (k + look) % 3 else VIOLET)
    return out


def space_hill(rng, look):
    """The rim of a crater: a slope up, a sharp edge, a wide bowl."""
    area, seed = (20, 26, 280, 282), 15 + look

    def contour(inset, shift=0.0):
        return outline(area, seed, inset, shift, shift, rough=4, corner=126)

    out = fill(smooth(contour(-8, 9)), "#1f1a38", 0.16)
    for k in range(5):
        out += fill(smooth(contour(6 * k, -1.2 * k)), blend("#75708c", "#e2dfea", k / 4))
    for k in range(5):
        out += fill(smooth(contour(27 + 7 * k, 1.5 * k)), blend("#8d88a2", "#c4bfd0", k / 4))
    out += ring(smooth(contour(27)), smooth(contour(33, 9)), "#2f2a48", 0.35) + stroke(
        smooth(contour(26, -5)), "#f4f2fa", 2.4, 0.9
    )
    spokes = ""
    for (ax, ay), (bx, by) in zip(contour(24, -4), contour(0), strict=True):
        spokes += f"M{at(ax, ay)}L{at(ax + (bx - ax) * 0.8, ay + (by - ay) * 0.8)}"
    out += stroke(spokes, "#55516a", 1.5, 0.7) + stroke(smooth(contour(0)), "#3f3b55", 2)
    out += craterlet(108, 214, 10, "#b9b4c6") + craterlet(200, 110, 13, "#b9b4c6")
    return out + "".join(boulder(x, y, s, rng, **MOON_ROCK) for x, y, s in ((30, 262, 9), (272, 40, 9), (268, 270, 10)))


def space_river(rng, look):
    """A river of acid under a steel gangway; vapour and bubbles."""
    high, low = banks(look)
    out = stream(high, low, "#8f8a6a", "url(#acid)", "#2f6b1c", "#f6ffd0")
    bubbles = [(rng(14, 286), rng(120, 190)) for _ in range(16)]
    for x, y in bubbles:
        if abs(x - 159) > 28:
            r = rng(2.5, 6)
            out += disc(x, y, r, "#e9ffb0", 1.3, "#3f7a22") + disc(x - r * 0.3, y - r * 0.3, r * 0.25, "#ffffff")
    out += iron_bridge(88, 140)
    return (
        out
        + crystal(262, 66, 14, TEAL)
        + "".join(
            boulder(x, y, s, rng, **MOON_ROCK) for x, y, s in ((36, 66, 12), (58, 76, 7), (268, 262, 12), (32, 262, 10))
        )
        + craterlet(104, 256, 14)
    )


def space_marsh(rng, look):
    """A sea of dust: dunes in rows, rocks half sunk, a lost probe."""
    out = ""
    for k, y in enumerate(range(48, 290, 34)):
        shift = (k * 37 + look * 50) % 60
        crest = [
            (1, y),
            *((x, y + (-9 if (j + k) % 2 else 7)) for j, x in enumerate(range(34 + shift // 3, 290, 44))),
            (299, y + 2),
        ]
        out += fill(
            flow(crest) + f"L299 {y + 26}Q150 {y + 34} 1 {y + 26}z", ("#b9a9b6", "#cdbfc6")[k % 2], 0.75
        ) + stroke(flow(crest), "#6f5f7a", 1.9, 0.8)
        out += stroke(flow([(min(max(x, 3), 297), py + 5) for x, py in crest]), "#f6eef2", 1.8, 0.7)
    out += "".join(
        boulder(x, y, s, rng, **MOON_ROCK) for x, y, s in ((40, 96, 10), (262, 140, 11), (56, 238, 9), (250, 262, 10))
    )
    probe = (
        stroke("M0-8L8-28M-8-6L-18-18", INK, 2.6)
        + disc(8, -29, 2.6, "#ff6a4a", 1)
        + shape("M-14 6Q-13-12 0-12Q13-12 14 6z", "#d8b86a", 1.7)
        + fill("M4-11Q12-9 14 6H8Q9-4 4-11z", INK, 0.25)
    )
    return out + group(probe, 218 if look == 0 else 84, 78, 1, 14)


# ---------------------------------------------------------------- tiles

GROUND = {  # the wash, its blots, the grass, and the washes of wood and marsh
    "ancient": ("#e6dcae", ("green", "pale", "ochre"), "#66743a", 24, "#c3c58a", "#b9b87c"),
    "medieval": ("#dfdaa6", ("green", "pale", "green"), "#5f7038", 26, "#aebb74", "#aeaa70"),
    "western": ("#ecd2a0", ("ochre", "pale", "rust"), "#a08244", 9, "#d9c48c", "#e3c48c"),
    "modern": ("#cfc698", ("umber", "pale", "green"), "#62663a", 20, "#b3aa78", "#ab9a6a"),
    "space": ("#cfcad8", ("slate", "pale", "slate"), "", 0, "#b9b4ca", "#c2b4c0"),
}
DEFS = (
    linear("stream", 0, 0, ZONE, ZONE, "#cfe5e1", "#7fb0b8")
    + linear("creek", 0, 0, ZONE, ZONE, "#dcebdc", "#8fb8b0")
    + linear("canal", 0, 0, ZONE, ZONE, "#9fb8b4", "#5f858a")
    + linear("acid", 0, 0, ZONE, ZONE, "#dcf58a", "#7fc23c")
    + linear("bog", 0, 0, ZONE, ZONE, "#a9bd9c", "#64867a")
    + linear("peat", 0, 0, ZONE, ZONE, "#a3ab98", "#56604c")
    + linear("quick", 0, 0, ZONE, ZONE, "#e3bf7c", "#b98a48")
    + linear("mud", 0, 0, ZONE, ZONE, "#b4c2c0", "#6f7f80")
)
DRAW = {name: draw for name, draw in globals().items() if name.rpartition("_")[2] in KINDS}
THEMES = tuple(GROUND)


def tile(theme, kind, look):
    """One zone with its ground and its rim."""
    rng = Rng(11 + 31 * KINDS.index(kind) + 7 * look + 101 * THEMES.index(theme))
    tint, blots, grass, blades, under_trees, wet = GROUND[theme]
    wash = {"wood": under_trees, "marsh": wet}.get(kind, tint)
    body = meadow(rng, wash, blots, grass, blades) + DRAW[f"{theme}_{kind}"](rng, look)
    body += box(1.5, 1.5, ZONE - 3, ZONE - 3, "none", 3, 9)
    body += box(5, 5, ZONE - 10, ZONE - 10, "none", 2, 7, CREAM).replace("/>", ' stroke-opacity=".8"/>')
    return Drawing(ZONE, ZONE, body, DEFS)


def drawings():
    """Every look of every kind of every theme, for example "zone-western-hill-2"; looks count from 1."""
    return {
        f"zone-{theme}-{kind}-{look + 1}": tile(theme, kind, look)
        for theme in THEMES
        for kind in KINDS
        for look in range(LOOKS[kind])
    }
