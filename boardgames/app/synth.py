"""The sounds themselves, computed: 16-bit mono waves, always the same, none as long as 1.2 seconds.

A sound is built from a few bricks: modes that ring and die away (wood, bone, steel), noise through a filter whose
centre glides (paper, air) and a brass tone. `wave` finishes it: soft ends, so that nothing clicks, and its own peak, so
that what is heard often is quieter than what is heard once a game.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from math import cos, exp, pi, sin, tan
from operator import add, mul

from boardgames.core.luck import Luck

RATE = 22_050
"""Samples a second."""
FULL = 32_767
ATTACK, RELEASE = 0.002, 0.02
"""How long a wave takes to rise from silence and to sink back into it, in seconds."""
_BRASS = (1.0, 0.62, 0.45, 0.28, 0.17, 0.1, 0.05)
"""How strong each harmonic of a horn is when it is blown hard."""
_CYCLE = 1024

Samples = list[float]
Mode = tuple[float, float, float]
"""Something that rings: its frequency, its strength and the time in which it falls to a third."""


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def _ring(modes: Sequence[Mode], seconds: float) -> Samples:
    """A body that is struck: each of its modes dies away on its own."""
    total = [0.0] * _count(seconds)
    for frequency, strength, fall in modes:
        angle, decay = 2 * pi * frequency / RATE, exp(-1 / (fall * RATE))
        one, two = 2 * decay * cos(angle), -decay * decay
        now, before = strength * sin(angle), 0.0
        for k in range(len(total)):
            total[k] += before
            now, before = one * now + two * before, now
    return total


def _noise(seed: int, seconds: float) -> Samples:
    below = Luck(seed).stream().below
    return [below(65_536) / 32_768 - 1 for _ in range(_count(seconds))]


def _air(seed: int, seconds: float, centres: tuple[float, float, float], width: float) -> Samples:
    """Noise around a centre that glides from the first frequency over the second to the third; it swells and sinks."""
    noise = _noise(seed, seconds)
    first, middle, last = (tan(pi * centre / RATE) for centre in centres)
    one = two = 0.0
    heard = []
    for k, value in enumerate(noise):
        share = 2 * k / len(noise)
        tuned = first + (middle - first) * share if share < 1 else middle + (last - middle) * (share - 1)
        band = (one + tuned * (value - two)) / (1 + tuned * (tuned + width))
        low = two + tuned * band
        one, two = 2 * band - one, 2 * low - two
        heard.append(band * sin(pi * share / 2) ** 2)
    return heard


def _burst(seed: int, seconds: float, dullness: float) -> Samples:
    """A short breath of noise, as when two things meet; dullness from 0 (bright) to almost 1."""
    fade = exp(-5 / _count(seconds))
    loud = accumulate([1.0] * _count(seconds), lambda level, _: level * fade)
    soft = accumulate(_noise(seed, seconds), lambda level, value: dullness * level + (1 - dullness) * value)
    return list(map(mul, loud, soft))


@cache
def _cycle(hardness: int) -> tuple[float, ...]:
    """One cycle of a horn's tone; the harder it is blown (0 to 3), the more of its harmonics sound."""
    shares = [strength * (hardness / 3) ** (k / 2) if k else 1.0 for k, strength in enumerate(_BRASS)]
    angles = [2 * pi * k / _CYCLE for k in range(_CYCLE)]
    return tuple(sum(share * sin((k + 1) * angle) for k, share in enumerate(shares) if share) for angle in angles)


def _blow(frequency: float, seconds: float, hardness: int) -> Samples:
    """A note of a horn: it speaks softly, opens and closes."""
    soft, hard = _cycle(0), _cycle(hardness)
    length, step = _count(seconds), frequency * _CYCLE / RATE
    rise, fall = min(_count(0.05), length // 3), min(_count(0.25), length // 2)
    note = []
    for k in range(length):
        level = min(1.0, k / rise, (length - k) / fall)
        at = int(k * step) % _CYCLE
        note.append(level * (soft[at] + level * (hard[at] - soft[at])))
    return note


def _join(*layers: tuple[float, float, Samples]) -> Samples:
    """Layers over each other, each with its start in seconds and its strength."""
    starts = [_count(start) for start, _, _ in layers]
    total = [0.0] * max(start + len(samples) for start, (_, _, samples) in zip(starts, layers, strict=True))
    for start, (_, strength, samples) in zip(starts, layers, strict=True):
        end = start + len(samples)
        total[start:end] = map(add, total[start:end], [strength * value for value in samples])
    return total


def _tap() -> Samples:
    """Wood on wood: a figure is put down."""
    modes = ((172, 0.7, 0.03), (431, 1.0, 0.028), (1012, 0.55, 0.016), (1790, 0.3, 0.009), (2610, 0.15, 0.006))
    return _join((0, 1, _ring(modes, 0.18)), (0, 0.9, _burst(11, 0.02, 0.6)))


def _slide() -> Samples:
    """Paper over cloth."""
    fibres = _air(22, 0.24, (260, 420, 300), 0.9)
    paper = _air(21, 0.24, (2300, 4200, 3100), 0.8)
    return [value * (1 + 2.5 * fibre) for value, fibre in zip(paper, fibres, strict=True)]


def _flip() -> Samples:
    """A card bends, turns in the air and snaps down."""
    snap = _join((0, 1, _burst(32, 0.035, 0.15)), (0, 0.5, _ring(((240, 1, 0.014), (1450, 0.5, 0.006)), 0.07)))
    return _join((0, 0.45, _burst(31, 0.03, 0.1)), (0.01, 0.5, _air(33, 0.1, (1800, 3600, 2600), 0.8)), (0.1, 1, snap))


def _dice() -> Samples:
    """Bones rattle in the hand, then roll out on the table, ever slower."""
    chance = Luck(41).stream()
    start, layers = 0.0, []
    for k in range(13):
        pitch = 1 + chance.below(400) / 1000
        modes = ((610 * pitch, 0.5, 0.012), (1930 * pitch, 1, 0.009), (3470 * pitch, 0.6, 0.006))
        strength = 0.5 + chance.below(300) / 1000 if k < 7 else 1.0 - 0.11 * (k - 7)
        layers.append((start, strength, _ring(modes, 0.07)))
        start += 0.028 + chance.below(22) / 1000 + (0.012 * (k - 6) if k > 6 else 0)
    return _join(*layers)


def _sword() -> Samples:
    """Steel on steel; each mode beats with a twin beside it."""
    modes = ((1163, 0.5, 0.1), (1747, 0.8, 0.15), (2489, 1.0, 0.19), (3361, 0.8, 0.16), (4547, 0.6, 0.12))
    twins = tuple((frequency * 1.006, strength * 0.7, fall) for frequency, strength, fall in modes)
    high = ((5923, 0.5, 0.07), (7411, 0.4, 0.05))
    clang = _ring((*modes, *twins, *high), 0.75)
    return _join((0, 1, clang), (0, 2.0, _burst(51, 0.03, 0.2)), (0, 1.6, _air(52, 0.16, (3000, 5200, 4200), 0.4)))


def _arrow() -> Samples:
    """The string, the flight, the target."""
    string = _ring(((186, 1, 0.04), (372, 0.5, 0.03), (561, 0.3, 0.02), (1130, 0.2, 0.008)), 0.2)
    target = _join(
        (0, 1, _ring(((148, 1, 0.03), (327, 0.6, 0.02), (690, 0.3, 0.01)), 0.14)), (0, 0.8, _burst(61, 0.015, 0.5))
    )
    return _join((0, 0.6, string), (0.03, 1.1, _air(62, 0.32, (900, 3300, 1500), 0.35)), (0.31, 1.1, target))


def _horn() -> Samples:
    """A call from far away, a fifth up: somebody's turn begins."""
    return _join((0, 0.8, _blow(196.0, 0.2, 1)), (0.17, 1, _blow(293.66, 0.6, 2)))


def _fanfare() -> Samples:
    """Up the chord, and the chord held."""
    calls = [(0.13 * k, 0.8, _blow(pitch, 0.17, 2)) for k, pitch in enumerate((392.0, 523.25, 659.26))]
    chord = [
        (0.39, strength, _blow(pitch, 0.76, 3)) for pitch, strength in ((783.99, 0.8), (523.25, 0.6), (329.63, 0.6))
    ]
    return _join(*calls, *chord)


def _thud() -> Samples:
    """Two dull knocks: no."""
    knock = _join(
        (0, 1, _ring(((88, 1, 0.035), (131, 0.6, 0.025), (236, 0.25, 0.012)), 0.15)), (0, 0.8, _burst(71, 0.02, 0.85))
    )
    return _join((0, 1, knock), (0.12, 0.8, knock))


def _tick() -> Samples:
    """A small latch."""
    return _join(
        (0, 1, _ring(((1240, 0.7, 0.006), (2630, 1, 0.004), (4100, 0.4, 0.003)), 0.05)),
        (0, 0.5, _burst(81, 0.006, 0.3)),
    )


_MADE: dict[str, tuple[Callable[[], Samples], float]] = {
    "tap": (_tap, 0.7),
    "slide": (_slide, 0.4),
    "flip": (_flip, 0.6),
    "dice": (_dice, 0.7),
    "sword": (_sword, 0.7),
    "arrow": (_arrow, 0.7),
    "horn": (_horn, 0.32),
    "fanfare": (_fanfare, 0.65),
    "thud": (_thud, 0.7),
    "tick": (_tick, 0.3),
}
"""Each sound with the share of full loudness that its peak reaches."""
NAMES = tuple(_MADE)


def wave(name: str) -> "array[int]":
    """The samples of a sound, computed anew each time; KeyError if there is none of this name."""
    make, peak = _MADE[name]
    samples = make()
    rise, sink = _slope(ATTACK), _slope(RELEASE)[::-1]
    samples[: len(rise)] = map(mul, samples, rise)
    samples[-len(sink) :] = map(mul, samples[-len(sink) :], sink)
    scale = peak * FULL / max(map(abs, samples))
    return array("h", [round(value * scale) for value in samples])


def _slope(seconds: float) -> Samples:
    """From 0 to 1, gently at both ends."""
    length = _count(seconds)
    return [(1 - cos(pi * k / length)) / 2 for k in range(length)]
