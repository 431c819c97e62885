#!/usr/bin/env python3
"""Writes looks.txt: how a book looks at a flip angle, from the table of the design, in 50 digits.

Every quantity is a broken line through its corners, so here it is a list of corners and nothing
else; only the cover that fades is a cubic and the shadow's offset a sine.
"""
import math
import random
from mpmath import mp, mpf

mp.dps = 50
random.seed(20261121)


def line(corners, x):
    """The broken line through corners (x, y), level beyond its ends."""
    if x <= corners[0][0]:
        return mpf(corners[0][1])
    for (x0, y0), (x1, y1) in zip(corners, corners[1:]):
        if x <= x1:
            return mpf(y0) + (mpf(y1) - mpf(y0)) * (x - x0) / (mpf(x1) - x0)
    return mpf(corners[-1][1])


def cut_cover(a):
    return mpf(1 if a < 170 else 0)


def smooth_cover(a):
    """The cubic that is 1 at 160, 0 at 170 and level at both, by its value at four points."""
    p = line([(160, 0), (170, 1)], a)
    # Bernstein form with the control values 1, 1, 0, 0.
    return (1 - p) ** 3 + 3 * (1 - p) ** 2 * p


def first_page(a):
    return line([(90, 0), (135, 1)], a)


def spine(a, arrival=20, departure=20):
    return line([(0, 0), (arrival, 1), (180 - departure, 1), (180, 0)], a)


def shadow(a, lift):
    rise = max(min(mpf(lift), mpf(1)), line([(0, 0), (90, 1)], a))
    inside = max(mpf(0), min(mpf(180), a))
    return (line([(0, 8), (1, 20)], rise), -15 * mp.sin(inside * mp.pi / 180), mpf(6),
            line([(0, mpf(3) / 10), (1, mpf(1) / 2)], rise))


def bump(a, arrival, departure, peak, smooth):
    """A fade of any ends, as corners; where two ranges meet, the lower of both lines."""
    comes = line([(arrival[0], 0), (arrival[1], 1)], a) if arrival else mpf(1)
    goes = line([(departure[0], 1), (departure[1], 0)], a) if departure else mpf(1)
    share = min(comes, goes)
    if smooth:
        # Bernstein form with the control values 0, 0, 1, 1.
        share = 3 * (1 - share) * share ** 2 + share ** 3
    return mpf(peak) * share


def cast(a, lift, rest, raised, rise, swing, scale):
    """A shadow between two others, of a book that is scaled."""
    inside = max(mpf(0), min(mpf(180), a))
    height = max(min(mpf(lift), mpf(1)), line([(rise[0], 0), (rise[1], 1)], inside))
    radius, x, y, opacity = [line([(0, p), (1, q)], height) for p, q in zip(rest, raised)]
    x -= mpf(swing) * mp.sin(inside * mp.pi / 180)
    return radius * mpf(scale), x * mpf(scale), y * mpf(scale), opacity


# Fades that books have: one's back and spread, another's page and spine, and those that follow the
# progress of the turn; then some that overlap.
FADES = [
    ((10, 40), (140, 170), 1, 0), ((30, 90), None, 1, 0), ((70, 115), None, 1, 0),
    ((0, 15), (165, 180), 1, 0), ((0, 15), (165, 180), 0.9, 0), (None, (0, 180), 1, 0),
    ((0, 180), None, 1, 0), (None, (150, 170), 0.5, 1), ((20, 60), (100, 160), 0.75, 1),
    ((0, 120), (60, 180), 1, 0), ((0, 120), (60, 180), 1, 1), (None, None, 0.25, 0)]

# At rest, raised, the angles between, the swing, and how large the book is.
CASTS = [
    ((12, 0, 4, 0.25), (28, 0, 4, 0.25), (0, 90), 20, 1),
    ((12, 0, 4, 0.25), (28, 0, 4, 0.25), (0, 90), 20, 1.75),
    ((12, 0, 4, 0.25), (28, 0, 4, 0.25), (0, 180), 0, 2.25),
    ((10, 0, 6, 0.105), (30, 0, 18, 0.18), (0, 90), 25, 1),
    ((4, 3, 2, 0), (40, -8, 20, 1), (30, 120), -10, 0.5)]


def spine_width(at_200, width):
    return mpf(at_200) * mpf(width) / 200


def words(*numbers):
    return " ".join(mp.nstr(n, 20) for n in numbers)


def angles():
    seams = [0, 20, 90, 135, 160, 170, 180]
    for whole in range(-30, 211, 5):
        yield float(whole)
    for seam in seams:
        for near in (math.nextafter(seam, -1e3), math.nextafter(seam, 1e3), seam - 1e-9,
                     seam + 1e-9, seam - 0.001, seam + 0.001):
            yield near
    for _ in range(120):
        yield random.uniform(-30, 210)
    for far in (-1e300, -720.0, 360.0, 1e9, 1e300):
        yield far


if __name__ == "__main__":
    edge = mpf(9) / 10
    for angle in angles():
        a = mpf(angle)
        print("face", repr(angle), words(cut_cover(a), smooth_cover(a), first_page(a), spine(a),
                                         edge * spine(a)))
        for lift in (0.0, 0.25, 1.0) if abs(angle) < 1000 else (0.0,):
            print("shadow", repr(angle), repr(lift), words(*shadow(a, lift)))
    for arrival, departure in ((5.0, 40.0), (90.0, 90.0), (45.5, 0.001)):
        for angle in (-1.0, 0.0, 2.5, 5.0, 44.0, 100.0, 135.0, 150.0, 179.9995, 180.0, 181.0):
            print("ends", repr(arrival), repr(departure), repr(angle),
                  words(spine(mpf(angle), mpf(arrival), mpf(departure))))
    for arrival, departure, peak, smooth in FADES:
        for angle in (-7.0, 0.0, 5.0, 12.5, 33.0, 59.75, 90.0, 101.0, 142.5, 165.5, 179.0, 181.0):
            ends = [repr(float(end)) for end in (arrival or (-1, -1)) + (departure or (-1, -1))]
            print("fade", *ends, repr(float(peak)), smooth, repr(angle),
                  words(bump(mpf(angle), arrival, departure, peak, smooth)))
    for rest, raised, rise, swing, scale in CASTS:
        for angle, lift in ((-5.0, 0.0), (0.0, 0.0), (0.0, 0.3), (17.5, 0.1), (60.0, 0.9),
                            (90.0, 0.0), (133.0, 1.0), (180.0, 0.0), (200.0, 0.5)):
            print("cast", *[repr(float(n)) for n in rest + raised + rise + (swing, scale)],
                  repr(angle), repr(lift),
                  words(*cast(mpf(angle), lift, rest, raised, rise, swing, scale)))
    for lift in (-0.5, 0.1, 0.5, 0.999, 1.5, 1e300, -1e300):
        for angle in (0.0, 30.0, 80.0, 120.0):
            print("shadow", repr(angle), repr(lift), words(*shadow(mpf(angle), lift)))
    for at_200 in (14.0, 35.0):
        for width in (0.001, 1.0, 57.3, 100.0, 136.5, 200.0, 210.0, 300.0, 512.25, 976.0, 1e6):
            print("width", repr(at_200), repr(width), words(spine_width(at_200, width)))
