#!/usr/bin/env python3
"""Writes eases.txt: what fades in and is turned round. See README.md.

A row is: what, when it sets out, when it is turned round, the time that is asked for, how far it is then, and
how bright the dot pulses at that time on a page without chrome.
"""
import math

from easing import faded

for name, duration, late in (("chrome", 0.3, 0.3), ("overlay", 0.3, 0.0), ("grid", 0.3, 0.0),
                             ("fill", 0.2, 0.0), ("audio", 0.3, 0.0)):
    for first, second in ((1.0, 1.05), (1.0, 1.31), (1.5, 3.0)):
        # Taps that are nearer to one another are a double tap.
        second = max(second, first + 0.31) if name == "chrome" else second
        for step in range(24):
            time = 0.95 + step * 0.07
            share = faded([(0.0, 0.0), (first + late, 1.0), (second + late, 0.0)], duration, time)
            # A wave from 1 down to 0.4 and up again in 1.2 s, from its half angle.
            pulse = 0.4 + 0.6 * math.cos(math.pi * time / 1.2) ** 2
            print(name, repr(first), repr(second), repr(time), repr(share), repr(pulse))
