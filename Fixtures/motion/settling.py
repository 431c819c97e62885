#!/usr/bin/env python3
"""Writes settling.txt: the last instant at which a spring is epsilon or more from its target.

The way that is still to go is followed backwards in small steps from an instant at which it is
surely below epsilon; the first step that is not encloses the answer, which halving then narrows.
The displacement is stepped exactly, by the same matrix exponential as in springs.py.
"""
import random
from mpmath import mp, mpf, matrix

import springs

mp.dps = 40
random.seed(7)
PARTS = 256


def settle(duration, bounce, target, velocity, epsilon):
    omega = 2 * mp.pi / mpf(duration)
    zeta = 1 - mpf(bounce) if bounce >= 0 else 1 / (1 + mpf(bounce))
    a = matrix([[0, 1], [-omega**2, -2 * zeta * omega]])
    start = matrix([mpf(target), -mpf(velocity)])

    step = mpf(duration) / PARTS
    forward = springs.exponential(a, step)
    state, last, n = start, None, 0
    while True:
        # Energy bounds every later displacement.
        energy = state[0] ** 2 + (state[1] / omega) ** 2
        if energy < mpf(epsilon) ** 2 / 4:
            break
        if abs(state[0]) >= epsilon:
            last = (n, state)
        state = forward * state
        n += 1
    if last is None:
        return mpf(0)
    n, state = last
    low, high = mpf(0), step
    for _ in range(60):
        middle = (low + high) / 2
        if abs((springs.exponential(a, middle) * state)[0]) >= epsilon:
            low = middle
        else:
            high = middle
    return n * step + low


def row(*numbers):
    print(*[repr(float(n)) for n in numbers], mp.nstr(settle(*numbers), 18))


for bounce in (-0.8, -0.5, -0.2, -1e-6, 0.0, 1e-6, 0.05, 0.15, 0.2, 0.3, 0.5, 0.8):
    for epsilon in (0.001, 0.01, 1e-6):
        row(0.5, bounce, 1.0, 0.0, epsilon)
for _ in range(60):
    row(round(random.uniform(0.1, 1), 4), round(random.uniform(-0.7, 0.8), 4),
        round(random.uniform(-100, 100), 3), round(random.uniform(-2000, 2000), 3),
        round(10 ** random.uniform(-4, 1), 6))
