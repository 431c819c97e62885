#!/usr/bin/env python3
"""Writes turning.txt: leaves that are turned by button, turned round in flight, and let go by a finger.

button: how, seconds from a turn forward to a turn back, seconds since the first, how far it has turned.
finger: where it held the paper and where it let go (x), its velocity (x), seconds since, where the held
point is then, and how many leaves are turned in the end.

A spring is integrated in small steps, and turned round by taking its target away under it; an easing is
solved by halving. The scripts in ../reader share both.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "reader"))

from easing import faded, sprung  # noqa: E402

for back in (0.1, 0.22, 0.6, 3.0):
    for step in range(0, 26):
        time = step * 0.05
        if time < back:
            turn, _ = sprung(0.0, 0.0, 1.0, 0.7, 0.0, time, 1e-4)
        else:
            turn, speed = sprung(0.0, 0.0, 1.0, 0.7, 0.0, back, 1e-4)
            turn, _ = sprung(turn, speed, 0.0, 0.7, 0.0, time - back, 1e-4)
        print("button standard", repr(back), repr(time), repr(turn))
        eased = faded([(0.0, 0.0), (0.0, 1.0), (back, 0.0)], 0.25, time)
        print("button chevron", repr(back), repr(time), repr(eased))

for held in (70.0, 180.0, 299.0):
    for part in (-0.6, -0.1, 0.2, 0.9):
        for velocity in (-1500.0, -200.0, 0.0, 600.0):
            place = held * part
            # Where it would be in 0.15 s says which side it goes to.
            goes_over = place + 0.15 * velocity < 0
            target = -held if goes_over else held
            for time in (0.0, 0.05, 0.2, 0.5):
                where, _ = sprung(place, velocity, target, 0.35, 0.0, time, 1e-4)
                # No paper gets further from the spine than it was held.
                where = min(max(where, -held), held)
                print("finger", held, repr(place), velocity, repr(time), repr(where), int(goes_over))
