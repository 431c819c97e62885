#!/usr/bin/env python3
"""Writes the tables of true values that the elementary functions are tested against.

Needs mpmath (1.3 was used). Every table has its own seed, so a run gives the same bytes.
See README.md for the format.
"""
import math
import pathlib
import random
import struct

from mpmath import mp, mpf

HERE = pathlib.Path(__file__).parent
mp.prec = 300

LARGEST = math.ldexp(2 - 2.0**-52, 1023)
SMALLEST = math.ldexp(1, -1074)


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def from_bits(u):
    return struct.unpack("<d", struct.pack("<Q", u))[0]


def around(x, reach=3):
    """x and its neighbors, up to `reach` units in the last place on either side."""
    result = [x]
    below = above = x
    for _ in range(reach):
        below = math.nextafter(below, -math.inf)
        above = math.nextafter(above, math.inf)
        result += [below, above]
    return result


def with_signs(points):
    return [s for x in points for s in (x, -x)]


def uniform(rng, low, high, count):
    return [rng.uniform(low, high) for _ in range(count)]


def any_magnitude(rng, low, high, count):
    """Points whose binary exponent is uniform from `low` to `high`, of both signs."""
    return [
        math.ldexp(1 + rng.random(), rng.randrange(low, high)) * rng.choice((-1, 1))
        for _ in range(count)
    ]


def subnormals(rng, count):
    return [from_bits(rng.randrange(1, 1 << rng.randrange(1, 53))) for _ in range(count)]


LOG2 = float(mp.log(2))
PI = mp.pi


def everyday(rng):
    return [0.0, SMALLEST, 2.2250738585072014e-308, 1e-300, 1e-20, 0.1, 0.5, 1.0, 2.0, 10.0]


def exp_points(rng):
    points = uniform(rng, -1, 1, 200) + uniform(rng, -708, 709.7, 300)
    points += uniform(rng, -746, -707, 150) + any_magnitude(rng, -60, 9, 150)
    for k in list(range(-12, 13)) + [-1074, -1073, -1050, -1022, -1021, -500, 500, 1023]:
        points += around(float((k + mpf(1) / 2) * mp.log(2)), 2) + around(float(k * mp.log(2)), 1)
    for seam in (708.0, 709.782712893384, 709.0, 709.75):
        points += with_signs(around(seam))
    for seam in (-745.1332191019411, -744.4400719213812, -708.3964185322641, 710.0, -746.0):
        points += around(seam)
    return points + with_signs(everyday(rng))


def log_points(rng):
    points = uniform(rng, 0.5, 2, 300) + uniform(rng, 0, 1e6, 100)
    points += [abs(x) for x in any_magnitude(rng, -1022, 1024, 300)] + subnormals(rng, 100)
    for k in list(range(-5, 6)) + [-1022, -1000, 500, 1023]:
        points += around(math.ldexp(1.0, k)) + around(math.ldexp(math.sqrt(2), k))
    for place in range(64):
        # Where one entry of the table follows another.
        points += around(from_bits(0x3FE6A00000000000 + (place << 46)), 1)
    points += [1 + s * 2.0**-k for k in range(1, 53) for s in (1, -1)]
    return [x for x in points + everyday(rng) if 0 < x <= LARGEST] + [LARGEST]


NEAR_MULTIPLES = [
    math.ldexp(6381956970095103, 797),
    math.ldexp(5319372648326541, 416),
    math.ldexp(6411027962775774, -48),
    3.141592653589793,
    355.0,
    103993.0,
    1e22,
    LARGEST,
]


def angle_points(rng):
    points = uniform(rng, -7, 7, 300) + uniform(rng, -1700, 1700, 200)
    points += any_magnitude(rng, -40, 1023, 250)
    for k in list(range(1, 41)) + [257, 1000, 1018, 1019, 4095, 10**6, 10**12]:
        points += around(float(k * PI / 4), 2)
    for seam in (1600.0, 2.0**-20, 2.0**-28):
        points += with_signs(around(seam))
    # Around where a remainder counts as too small for two parts, with many quarter turns taken off.
    for _ in range(60):
        remainder = rng.choice((-1, 1)) * rng.uniform(0.5, 4) * 2.0**-20
        points.append(float(rng.randrange(1, 1018) * PI / 2 + remainder))
    return points + with_signs(NEAR_MULTIPLES + everyday(rng)) + subnormals(rng, 20)


def degree_points(rng):
    points = uniform(rng, -400, 400, 300) + any_magnitude(rng, -60, 1023, 200)
    points += any_magnitude(rng, -1022, -60, 60) + subnormals(rng, 60)
    for angle in range(0, 765, 15):
        points += with_signs(around(float(angle), 2))
    for k in list(range(8)) + [1001, 10**9]:
        points += around(45.0 + 90 * k, 2)
    for k in (52, 53, 54, 60, 64, 100, 1000, 1015):
        points += [math.ldexp(45.0, k), math.ldexp(5.0, k), math.ldexp(1.0, k)]
        points += around(math.ldexp(1.0, k), 2)
    points += with_signs(around(2.0**-800)) + [1e300, -1e300, LARGEST, 360.0 * 2**40]
    return points + with_signs(everyday(rng))


def unit_points(rng):
    points = uniform(rng, -1, 1, 400) + any_magnitude(rng, -70, 0, 150)
    points += any_magnitude(rng, -1022, -60, 40) + subnormals(rng, 20)
    points += [s * (1 - 2.0**-k) for k in range(1, 54) for s in (1, -1)]
    for j in range(1, 16):
        # Where the slope, or one over it, passes from one eighth to the next.
        points += with_signs(around(float(mp.sin(mp.atan(mpf(j) / 16))), 2))
        points += with_signs(around(float(mp.cos(mp.atan(mpf(j) / 16))), 2))
    for seam in (0.5, math.sqrt(0.5), 2.0**-60):
        points += with_signs(around(seam))
    points += with_signs([1.0, math.nextafter(1, 0)] + everyday(rng))
    return [x for x in points if abs(x) <= 1]


def atan_points(rng):
    points = uniform(rng, -3, 3, 300) + any_magnitude(rng, -1022, 1023, 150)
    points += any_magnitude(rng, -70, 70, 150) + subnormals(rng, 20)
    for j in range(1, 17):
        points += with_signs(around(j / 16, 2) + around(16 / j, 2))
    for seam in (2.0**-70, 2.0**70):
        points += with_signs(around(seam))
    return points + with_signs([LARGEST] + everyday(rng))


def atan2_points(rng):
    pairs = list(zip(uniform(rng, -2, 2, 250), uniform(rng, -2, 2, 250)))
    pairs += list(zip(any_magnitude(rng, -1074, 1023, 150), any_magnitude(rng, -1074, 1023, 150)))
    for _ in range(150):
        y, x = any_magnitude(rng, -1000, 1000, 2)
        shift = rng.randrange(-80, 80)
        y = math.ldexp(math.frexp(y)[0], max(-1073, min(1023, math.frexp(x)[1] + shift)))
        pairs.append((y, x))
    for j in range(1, 17):
        for near in around(j / 16, 1):
            pairs += [(s * near, t) for s in (1, -1) for t in (1.0, -1.0)]
            pairs += [(s, t * near) for s in (1.0, -1.0) for t in (1, -1)]
    pairs += list(zip(subnormals(rng, 30), subnormals(rng, 30)))
    pairs += [(SMALLEST, LARGEST), (LARGEST, SMALLEST), (LARGEST, LARGEST), (SMALLEST, -LARGEST)]
    return pairs + [(2.0**-70, 1.0), (2.0**-70, -1.0), (1.0, 2.0**-70), (2.0**-1074, -1.0)]


def cbrt_points(rng):
    points = uniform(rng, 1, 8, 250) + any_magnitude(rng, -1022, 1023, 300) + subnormals(rng, 100)
    points += [float(k**3) for k in range(1, 60)] + [1 / float(k**3) for k in range(1, 20)]
    for k in list(range(-6, 7)) + [-1022, -1021, -1020, 1021, 1022, 1023]:
        points += around(math.ldexp(1.0, k))
    return points + with_signs([LARGEST] + everyday(rng))


def pow_points(rng):
    pairs = [(rng.uniform(0, 1), rng.choice((2.4, 1 / 2.4, 1 / 3, 3.0, 2.0))) for _ in range(200)]
    for low, high, count in ((-1074, 1024, 200), (-3, 3, 150), (-1, 1, 100)):
        for base in any_magnitude(rng, low, high, count):
            base = abs(base) or 1.5
            if base != 1:
                wanted = rng.choice((rng.uniform(-745, 709.7), rng.uniform(-40, 40)))
                pairs.append((base, wanted / math.log(base)))
    for k in (-52, -50, -40, -30, -20):
        base = 1 + 2.0**k
        pairs += [(base, rng.uniform(-700, 700) / 2.0**k) for _ in range(10)]
    pairs += [(float(b), float(n)) for b in (2, 3, 5, 7, 10) for n in range(-30, 31, 3)]
    pairs += [(2.0, float(k)) for k in (-1022, 1023)]
    pairs += [(x, 0.5) for x in (2.0, 9.0, SMALLEST, LARGEST)] + [(1.5, 2.0**-61), (1e300, 1e-300)]
    pairs += [(math.nextafter(1, 2), 1e17), (math.nextafter(1, 0), 1e18), (10.0, 308.0)]
    return pairs


def degrees(function):
    # The remainder is exact, so the true value of the nice angles is exact too.
    def true(x):
        remainder = int(mpf(x) * 2**1074) % (360 * 2**1074)
        exact = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}
        quarter, rest = divmod(remainder, 90 * 2**1074)
        if rest == 0:
            return mpf(exact[90 * quarter][0 if function is mp.sin else 1])
        return function(mpf(remainder) / 2**1074 * PI / 180)

    return true


def table(name, function, points, arity=1):
    rng = random.Random("elementary " + name)
    rows = []
    seen = set()
    for point in points(rng):
        arguments = point if arity > 1 else (point,)
        if arguments in seen or not all(math.isfinite(x) for x in arguments):
            continue
        seen.add(arguments)
        with mp.workprec(2600 if "degrees" in name else 300):
            value = +function(*[mpf(x) for x in arguments])
        rows.append([bits(x) for x in arguments] + list(parts(value)))
    with open(HERE / (name + ".txt"), "w") as file:
        for row in rows:
            *hexes, exponent, high, low = row
            words = ["%016x" % u for u in hexes] + [str(exponent)]
            file.write(" ".join(words + ["%016x" % bits(x) for x in (high, low)]) + "\n")
    print(name, len(rows))


def parts(value):
    """The exponent of a value's first bit, and the rest of it as the sum of two doubles."""
    if value == 0:
        return 0, 0.0, 0.0
    exponent = int(mp.floor(mp.log(abs(value), 2)))
    if abs(value) < mpf(2) ** exponent:
        exponent -= 1
    if abs(value) >= mpf(2) ** (exponent + 1):
        exponent += 1
    rest = value / mpf(2) ** exponent
    high = float(rest)
    return exponent, high, float(rest - mpf(high))


table("exp", mp.exp, exp_points)
table("log", mp.log, log_points)
table("sin", mp.sin, angle_points)
table("cos", mp.cos, angle_points)
table("sin-degrees", degrees(mp.sin), degree_points)
table("cos-degrees", degrees(mp.cos), degree_points)
table("asin", mp.asin, unit_points)
table("acos", mp.acos, unit_points)
table("atan", mp.atan, atan_points)
table("atan2", mp.atan2, atan2_points, arity=2)
table("cbrt", lambda x: mp.cbrt(x) if x >= 0 else -mp.cbrt(-x), cbrt_points)
table("pow", mp.power, pow_points, arity=2)
