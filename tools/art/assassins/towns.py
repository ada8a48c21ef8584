"""The towns of King & Assassins: where houses, doors and start marks are, and what stands about.

In a plan each roof square has the letter of its house (C and D are the castle), "." is street; among the marks K is the
king's start, N a knight's, C a citizen's. Rows run from north to south, columns from west to east. Things are called by
their names, with their place in squares and what else they take.
"""

CELL = 100


class Town:
    """A square town as the painters ask for it."""

    def __init__(self, plan, marks, doors, roofs, on_roofs, in_streets):
        self.plan, self.marks = plan.split(), marks.split()
        self.count = len(self.plan)
        self.size = self.count * CELL
        self.doors = [(int(row), int(col), edge) for row, col, edge in map(str.split, doors.split(","))]
        self.roofs = {letter: (kind, int(tile)) for letter, kind, tile in map(str.split, roofs.split(","))}
        self.on_roofs, self.in_streets = on_roofs, in_streets

    def streets(self):
        """The street squares, row by row."""
        whole = range(self.count)
        return [(row, col) for row in whole for col in whole if not self.is_roof(row, col)]

    def is_roof(self, row, col):
        """Whether there is such a square, and on a roof."""
        return 0 <= row < self.count and 0 <= col < self.count and self.plan[row][col] != "."

    def marked(self, letter):
        """The middles of the squares with a mark."""
        places = [(row, col) for row, line in enumerate(self.marks) for col, sign in enumerate(line) if sign == letter]
        return [(col * CELL + CELL // 2, row * CELL + CELL // 2) for row, col in places]

    def area(self, letter):
        """x0, y0, x1, y1 of a house."""
        rows = [row for row, line in enumerate(self.plan) if letter in line]
        cols = [col for line in self.plan for col, sign in enumerate(line) if sign == letter]
        return min(cols) * CELL, rows[0] * CELL, (max(cols) + 1) * CELL, (rows[-1] + 1) * CELL

    def houses(self):
        """Their letters from north to south, as they hide each other."""
        return sorted(self.roofs, key=lambda letter: self.area(letter)[1::-1])

    def faces_street(self, letter):
        """Whether the southern wall of a house stands on a street."""
        x0, _, x1, y1 = self.area(letter)
        row = y1 // CELL
        return row < self.count and any(not self.is_roof(row, col) for col in range(x0 // CELL, x1 // CELL))


TOWNS = {
    "a": Town(
        """
        CCCaa..bbc
        CCCaa..bbc
        D........c
        D.........
        D....dd...
        .....ef...
        gg...ef...
        hi...jj...
        hi........
        kk........
        """,
        """
        ..........
        ...N...C..
        .C........
        N...C.C...
        ..........
        ..C..C.C.C
        ..........
        .C...C..N.
        ...C...NNN
        .....C..NK
        """,
        "2 2 N, 4 1 W",
        """
        C hip 5, D hip 5, a gable 0, b hip 2, c gable 3, d gable 1, e hip 0, f gable 4, j hip 2, g hip 0,
        h gable 2, i gable 1, k hip 4
        """,
        """
        tower .3 .32 30 1, tower 2.7 .32 28 -1, tower .23 4.74 20 0, chimney 1.16 .62, chimney 1.84 1.3,
        dormer .82 1.5, chimney 4.84 .55, chimney 3.16 .9, dormer 4.17 1.42, dormer 4.83 1.42,
        awning 3.2 2 58 #b8860b, dormer 8.18 1.5, chimney 8.8 .66, skylight 7.2 .4, cat 8.2 .76,
        awning 8.25 2 50 #3f7a5a, chimney 9.5 1.14, skylight 9.24 1.84, washing 9.6 2.24 32, chimney 9.83 .2,
        awning 9.18 3 58 #a33b2c, chimney 6.14 4.42, skylight 5.18 4.22, dormer 6.82 4.74, chimney 5.5 6.14,
        chimney 6.82 5.16, skylight 6.22 5.84, courtyard 6.2 6.82, dormer 6.16 7.6, chimney 6.86 7.24,
        awning 5.2 8 52 #7a4a86, chimney 1.16 6.44, dormer .84 6.74, courtyard .8 7.82, chimney .5 7.14,
        washing .12 8.26 40, chimney 1.84 8.8, skylight 1.2 8.86, cat .5 8.9, skylight 1.8 7.2, chimney .86 9.46,
        dormer 1.2 9.8
        """,
        """
        rosette 3 4, barrel 5.12 .2, barrel 5.14 .42, crate 6.86 1.16, sacks 6.86 1.86, straw 5.8 .94,
        plant 3.12 2.14, plant 1.88 2.16, crate 4.86 5.2, barrel 7.12 7.8, barrel 7.14 7.14, sacks 2.14 8.12,
        crate 2.16 9.8, straw 2.8 6.9, drain 4.14 7.86, drain 7.86 4.14, puddle 8.2 5.84, puddle 3.7 6.86,
        puddle 6.8 9.84, straw 9.16 6.86, plant 8.88 2.16, barrel .14 5.14, crate .16 5.86
        """,
    ),
    "b": Town(
        """
        aabCCCCdef
        aa.CCCC.ef
        ..........
        ..........
        ..gg..hi..
        ..gg..hi..
        ..........
        j..kllm..n
        ....oo....
        ....oo....
        """,
        """
        ..........
        .C.N..N...
        .....C....
        ..C....C..
        C.C......C
        ....C.....
        ..C....C..
        .N....C.N.
        NNN.C..NNN
        KN......NK
        """,
        "2 4 N",
        """
        C hip 5, a hip 0, b gable 2, d gable 3, e gable 1, f gable 4, g hip 2, h gable 0, i gable 3, j hip 1,
        k hip 4, l gable 0, m hip 2, n hip 3, o hip 1
        """,
        """
        tower 3.28 .32 29 1, tower 6.72 .32 29 -1, tower 3.21 1.66 20 0, tower 6.79 1.66 20 0, chimney 4.84 .6,
        chimney 5.84 1.28, dormer 5.17 1.48, skylight 4.16 .4, dormer .82 1.46, chimney 1.22 .6,
        skylight .22 .62, cat 1.76 .78, awning .3 2 56 #a33b2c, chimney 2.14 .4, dormer 2.82 .64,
        chimney 7.86 .4, dormer 7.16 .64, skylight 7.82 .74, chimney 8.5 .14, chimney 8.84 1.2,
        skylight 8.22 1.2, washing 9.58 .84 34, chimney 9.5 1.16, skylight 9.22 .24, awning 9.22 2 54 #3f7a5a,
        dormer 3.17 5.44, chimney 2.2 4.8, skylight 3.8 4.84, courtyard 3.22 4.26, awning 2.2 6 56 #b8860b,
        chimney 6.5 4.14, skylight 6.22 5.2, chimney 7.5 4.86, washing 7.6 5.3 32, skylight 7.22 4.2,
        cat 6.5 5.1, awning 7.16 6 56 #7a4a86, chimney .82 7.24, dormer .24 7.62, chimney 3.18 7.22,
        dormer 3.82 7.6, awning 3.2 8 50 #3f7a5a, chimney 4.16 7.44, dormer 5.84 7.74, skylight 5.2 7.2,
        chimney 6.86 7.24, awning 6.3 8 50 #a33b2c, courtyard 5.22 8.24, dormer 5.18 9.62, chimney 4.82 9.2,
        skylight 4.18 8.86, chimney 5.82 8.8, chimney 9.18 7.22, dormer 9.8 7.62
        """,
        """
        rosette 5 4, crate 2.14 1.14, barrel 2.14 1.84, sacks 2.86 1.2, barrel 7.14 1.2, crate 7.86 1.86,
        straw 7.5 1.84, plant 3.84 2.16, plant 5.16 2.16, sacks 1.86 4.2, barrel 4.14 5.82, barrel 4.14 5.6,
        crate 5.86 4.86, plant 8.14 5.84, sacks 8.14 4.2, drain .14 2.86, drain 9.86 2.86, drain 5.14 6.16,
        puddle 8.8 3.2, puddle 1.2 5.84, puddle 3.2 9.84, puddle 6.84 6.84, straw 1.8 6.84, straw 8.1 6.2,
        barrel 3.86 8.2, crate 6.14 9.8, crate .16 6.86, barrel 9.86 8.14, sacks 3.84 9.86
        """,
    ),
    "e": Town(
        """
        aaCCCbbd
        aaCCCbbd
        e......d
        ........
        ..gg....
        ..gg..hh
        i.......
        i.......
        """,
        """
        ........
        ..N..C..
        ..C.....
        .C..C.C.
        ........
        ..C.....
        ..C..NNN
        ...C..NK
        """,
        "2 3 N",
        """
        C hip 5, a hip 0, b gable 2, d gable 3, e hip 1, g hip 2, h hip 0, i gable 4
        """,
        """
        tower 2.28 .32 28 1, tower 4.72 .32 28 -1, chimney 3.5 .6, dormer 2.8 1.46, chimney 4.2 1.3,
        chimney 1.5 .4, dormer .5 1.5, skylight .3 .5, cat 1.7 .9, awning 1.2 2 56 #a33b2c, chimney 6.8 .3,
        dormer 5.2 1.5, dormer 6.8 1.5, skylight 6.2 .5, awning 6.1 2 50 #3f7a5a, chimney 7.8 1.2,
        skylight 7.2 .4, washing 7.58 1.9 34, awning 7.2 3 56 #b8860b, dormer .2 2.6, chimney .8 2.2,
        chimney 2.2 4.2, skylight 3.8 4.8, courtyard 3.24 4.3, dormer 3.2 5.44, awning 3.2 6 54 #7a4a86,
        chimney 6.2 5.3, dormer 7.16 5.64, skylight 7.7 5.3, awning 6.2 6 50 #a33b2c, chimney .2 6.3,
        skylight .8 7.2, cat .5 6.9, washing .1 7.6 36
        """,
        """
        rosette 5 3, barrel 1.14 2.2, crate 6.84 2.2, plant 2.84 2.16, plant 4.16 2.16, sacks 7.16 3.2,
        barrel 4.14 4.2, crate 1.86 5.84, barrel 4.14 4.44, drain 5.86 4.86, puddle 1.7 4.3, puddle 5.2 6.8,
        straw 6.3 4.2, sacks 1.14 6.2, crate .16 5.84, plant 7.84 4.84, straw 2.5 7.6
        """,
    ),
}
"""Side A, side B, and the little square of KA-SCEN-E."""
