#!/usr/bin/env python3
"""Writes winding.txt: how far paper is wound, found by halving with 50 digits.

A row is `way` w u with u − sin u = w, or `chord` q u with sin u / u = q. See README.md.
"""
from mpmath import mp, mpf, pi, sin

mp.dps = 50


def halved(function, wanted, rises):
    low, high = mpf(0), pi
    for _ in range(600):
        middle = (low + high) / 2
        if (function(middle) < wanted) == rises:
            low = middle
        else:
            high = middle
    return low


rows = []
for exponent in range(-300, 1, 12):
    rows.append(("way", mpf(float(mpf(10) ** exponent))))
for step in range(1, 63):
    rows.append(("way", mpf(step / 20)))
rows.append(("way", mpf(3.1415926535)))
for step in range(0, 100):
    rows.append(("chord", mpf(step / 100)))
for exponent in range(-15, -1):
    rows.append(("chord", mpf(1 - 10.0 ** exponent)))
for kind, number in rows:
    if kind == "way":
        # Of a tiny way halving the angle itself keeps its digits.
        u = halved(lambda u: u - sin(u) if u > mpf("1e-9") else u ** 3 / 6, number, True)
    else:
        u = halved(lambda u: sin(u) / u, number, False)
    print(kind, repr(float(number)), mp.nstr(u, 25))
