#!/usr/bin/env python3
"""Writes oklab.txt: colors in sRGB, as light and in OKLab, worked out with 50 digits.

A row is `curve` component light, `seen` red green blue lightness a b, or `shown` lightness a b red
green blue. The last are colors that no screen has; where their way to gray meets the range of a
screen is found by halving.
See README.md.
"""
import random

from mpmath import cbrt, matrix, mp, mpf, sqrt

mp.dps = 50
rng = random.Random(20)

TO_CONES = matrix([["0.4122214708", "0.5363325363", "0.0514459929"],
                   ["0.2119034982", "0.6806995451", "0.1073969566"],
                   ["0.0883024619", "0.2817188376", "0.6299787005"]])
TO_LAB = matrix([["0.2104542553", "0.7936177850", "-0.0040720468"],
                 ["1.9779984951", "-2.4285922050", "0.4505937099"],
                 ["0.0259040371", "0.7827717662", "-0.8086757660"]])
FROM_CONES, FROM_LAB = TO_CONES**-1, TO_LAB**-1


def light(c):
    c = mpf(c)
    if c < 0:
        return -light(-c)
    return c / mpf("12.92") if c <= mpf("0.04045") else ((c + mpf("0.055")) / mpf("1.055")) ** mpf("2.4")


def component(l):
    if l < 0:
        return -component(-l)
    if l <= mpf("0.04045") / mpf("12.92"):
        return l * mpf("12.92")
    return mpf("1.055") * l ** (1 / mpf("2.4")) - mpf("0.055")


def root(x):
    return -cbrt(-x) if x < 0 else cbrt(x)


def lab(rgb):
    return TO_LAB * (TO_CONES * matrix([light(c) for c in rgb])).apply(root)


def cone_roots(lab):
    return FROM_LAB * lab


def is_on_screen(light):
    return all(0 <= x <= 1 for x in light)


def shown(color):
    """Halves the way to the gray of the same luminance until it is known to 45 digits."""
    l, a, b = (mpf(x) for x in color)
    chroma = sqrt(a * a + b * b)
    if chroma > mpf("0.4"):
        a, b = a * mpf("0.4") / chroma, b * mpf("0.4") / chroma
    light = FROM_CONES * cone_roots(matrix([l, a, b])).apply(lambda x: x**3)
    luminance = mpf("0.2126") * light[0] + mpf("0.7152") * light[1] + mpf("0.0722") * light[2]
    if not 0 < luminance < 1:
        return [mpf(0 if luminance <= 0 else 1)] * 3

    def mixed(t):
        return [luminance + t * (x - luminance) for x in light]

    inside, outside = mpf(0), mpf(1)
    for _ in range(150):
        middle = (inside + outside) / 2
        if is_on_screen(mixed(middle)):
            inside = middle
        else:
            outside = middle
    return [component(x) if x > mpf("1e-40") else mpf(0) for x in mixed(inside)]


def text(*numbers):
    return " ".join(repr(float(x)) for x in numbers)


rows = []
for c in [0, 0.04045, 0.040451, 0.5, 1, 1.5, -0.3, -0.02] + [i / 255 for i in (1, 10, 11, 128, 254)]:
    rows.append("curve " + text(c, light(c)))
for _ in range(40):
    c = rng.random()
    rows.append("curve " + text(c, light(c)))

corners = [(r, g, b) for r in (0, 1) for g in (0, 1) for b in (0, 1)]
inside = [tuple(rng.randrange(256) / 255 for _ in range(3)) for _ in range(150)]
inside += [tuple(rng.random() * 0.05 for _ in range(3)) for _ in range(20)]
beyond = [tuple(rng.uniform(-0.5, 1.5) for _ in range(3)) for _ in range(20)]
for rgb in corners + inside + beyond:
    rows.append("seen " + text(*rgb, *lab(rgb)))

count = 0
while count < 150:
    color = (rng.uniform(-0.1, 1.1), rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5))
    if is_on_screen(FROM_CONES * cone_roots(matrix(color)).apply(lambda x: x**3)):
        continue
    rows.append("shown " + text(*color, *shown(color)))
    count += 1

print("\n".join(rows))
