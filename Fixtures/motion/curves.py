#!/usr/bin/env python3
"""Writes curves.txt: cubic Bezier curves solved by halving, in 60 digits.

A row is x1 y1 x2 y2 x, then y at x - 1e-12, at x and at x + 1e-12, then the slope at x.
"""
import random
from mpmath import mp, mpf

mp.dps = 60
random.seed(3)
TINY = mpf(10) ** -12


def coordinate(p, q, t):
    s = 1 - t
    return 3 * s * s * t * p + 3 * s * t * t * q + t**3


def parameter(x1, x2, x):
    if x <= 0:
        return mpf(0)
    if x >= 1:
        return mpf(1)
    low, high = mpf(0), mpf(1)
    for _ in range(190):
        middle = (low + high) / 2
        if coordinate(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def slope(p, q, t):
    s = 1 - t
    return 3 * s * s * p + 6 * s * t * (q - p) + 3 * t * t * (1 - q)


def row(x1, y1, x2, y2, x):
    numbers = [mpf(n) for n in (x1, y1, x2, y2, x)]
    ys = [coordinate(numbers[1], numbers[3], parameter(numbers[0], numbers[2], numbers[4] + d))
          for d in (-TINY, 0, TINY)]
    t = parameter(numbers[0], numbers[2], numbers[4])
    steep = slope(numbers[1], numbers[3], t) / slope(numbers[0], numbers[2], t)
    print(*[repr(float(n)) for n in (x1, y1, x2, y2, x)], *[mp.nstr(y, 20) for y in ys],
          mp.nstr(steep, 20))


named = [(0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1)]
hard = [(1, 0, 0, 1), (0, 0, 0, 1), (1, 0, 1, 1), (0, 1, 0, 1), (1, 1, 0, 0), (0.001, 1, 0.999, 0),
        (0.3, 1.7, 0.6, -0.8), (0, 1, 1, 0), (0.5, -3, 0.5, 4), (1 / 3, 1 / 3, 2 / 3, 2 / 3)]
for curve in named:
    for i in range(1, 40):
        row(*curve, i / 40)
for curve in hard:
    for x in (1e-9, 1e-4, 0.01, 0.1, 0.25, 0.4, 0.499, 0.501, 0.6, 0.75, 0.9, 0.99, 0.9999,
              1 - 1e-9):
        row(*curve, x)
for _ in range(300):
    row(random.random(), random.uniform(-1, 2), random.random(), random.uniform(-1, 2),
        random.random())
