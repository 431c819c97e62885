#!/usr/bin/env python3
"""Writes springs.txt: the motion of damped springs, by the exponential of a matrix.

The state (d, d') of d'' + (c/m) d' + (k/m) d = 0 moves by exp(t A) with A = [[0, 1], [-k/m, -c/m]].
The exponential is summed as a power series after halving, in 80 digits: there are no regimes in
it, and neither sine, cosine nor square root.
"""
import random
from mpmath import mp, mpf, matrix, eye

mp.dps = 80


def exponential(a, t):
    halvings = 0
    scale = t * max(1, abs(a[1, 0]), abs(a[1, 1]))
    while scale > mpf(1) / 4:
        scale /= 2
        halvings += 1
    x = a * (t / mpf(2) ** halvings)
    term, total, n = eye(2), eye(2), 1
    while max(abs(term[i, j]) for i in range(2) for j in range(2)) > mpf(10) ** -78:
        term = term * x / n
        total += term
        n += 1
    for _ in range(halvings):
        total = total * total
    return total


def row(kind, parameters, m, k, c, target, velocity, t):
    a = matrix([[0, 1], [-k / m, -c / m]])
    e = exponential(a, mpf(t))
    d = matrix([mpf(target), -mpf(velocity)])
    moved = e * d
    value, speed = mpf(target) - moved[0], -moved[1]
    numbers = list(parameters) + [target, velocity, t]
    print(kind, *[repr(float(n)) for n in numbers], mp.nstr(value, 20), mp.nstr(speed, 20))


def duration_bounce(duration, bounce, target, velocity, t):
    omega = 2 * mp.pi / mpf(duration)
    zeta = 1 - mpf(bounce) if bounce >= 0 else 1 / (1 + mpf(bounce))
    row("bounce", (duration, bounce), mpf(1), omega**2, 2 * zeta * omega, target, velocity, t)


def physics(m, k, c, target, velocity, t):
    row("physics", (m, k, c), mpf(m), mpf(k), mpf(c), target, velocity, t)


def times(duration):
    return [duration * f for f in (0.001, 0.1, 0.25, 0.5, 1.0, 1.7, 3.0)]


def main():
    random.seed(20261121)
    for duration in (0.2, 0.5, 2.0):
        for bounce in (-0.9, -0.5, -0.2, -0.05, -1e-4, -1e-9, 0.0, 1e-9, 1e-4, 0.05, 0.15, 0.2, 0.3,
                       0.5, 0.7, 0.9, 0.99, 1.0):
            for t in times(duration):
                duration_bounce(duration, bounce, 1.0, 0.0, t)
    for _ in range(150):
        duration_bounce(
            round(random.uniform(0.05, 3), 6), round(random.uniform(-0.95, 1), 6),
            round(random.uniform(-500, 500), 6), round(random.uniform(-3000, 3000), 6),
            round(random.uniform(0, 3), 6))
    for _ in range(150):
        physics(
            round(10 ** random.uniform(-1, 1.5), 6), round(10 ** random.uniform(0, 3), 6),
            round(10 ** random.uniform(-1, 2.2), 6), round(random.uniform(-500, 500), 6),
            round(random.uniform(-3000, 3000), 6), round(random.uniform(0, 3), 6))


if __name__ == "__main__":
    main()
