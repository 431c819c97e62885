"""Writes film.csv: a card that was filmed at 24 frames per second, and measured by hand.

It rises from 600 to 120 points with a spring of 0.4 s and a bounce of 0.2, and is turned by 180 degrees with one of
0.6 s and 0.1. Both are off by about 1 % of the way. The springs are solved in small steps (Runge and Kutta).
"""

import math
import random


def spring(duration, bounce, end, step=1e-4):
    """The share of the way that is covered at each step."""
    omega, zeta = 2 * math.pi / duration, 1 - bounce
    x, v, values = 0.0, 0.0, []
    force = lambda x, v: omega * omega * (1 - x) - 2 * zeta * omega * v
    while len(values) * step <= end:
        values.append(x)
        a, b = v, force(x, v)
        c, d = v + step / 2 * b, force(x + step / 2 * a, v + step / 2 * b)
        e, f = v + step / 2 * d, force(x + step / 2 * c, v + step / 2 * d)
        g, h = v + step * f, force(x + step * e, v + step * f)
        x, v = x + step / 6 * (a + 2 * c + 2 * e + g), v + step / 6 * (b + 2 * d + 2 * f + h)
    return lambda time: values[round(time / step)] if time > 0 else 0.0


random.seed(24)
rises, turns = spring(0.4, 0.2, 2), spring(0.6, 0.1, 2)
with open("film.csv", "w") as file:
    file.write("time (ms),y,angle\n")
    for frame in range(36):
        time = frame / 24
        y = 600 - 480 * rises(time - 0.2) + random.gauss(0, 4.8)
        angle = 180 * turns(time - 0.5) + random.gauss(0, 1.8)
        file.write(f"{round(time * 1000)},{y:.0f},{angle:.0f}\n")
