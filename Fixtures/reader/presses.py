#!/usr/bin/env python3
"""Writes presses.txt: springs that turn round, integrated across the turn. See README.md.

A row is: what moves, when it was pressed or opened and when let go or closed, the time, and where it
is: `scale` of a button of the mode selection, `controls` (its opacity), `thumbnail` (the scale of a
page grid's third, chosen instead of closed).
"""
from easing import sprung


def turned(stations, duration, bounce, time):
    """Stations are (time, target), the first one at rest."""
    value, velocity = stations[0][1], 0.0
    for index, (begun, target) in enumerate(stations):
        end = stations[index + 1][0] if index + 1 < len(stations) else float("inf")
        until = min(end, time)
        if until > begun:
            value, velocity = sprung(value, velocity, target, duration, bounce, until - begun, 1e-4)
    return value


for begun, end in ((1.0, 2.0), (1.0, 1.05), (1.0, 1.12)):
    for step in range(0, 28):
        time = 0.95 + step * 0.05
        press = turned([(0, 0), (begun, 1), (end, 0)], 0.2, 0, time)
        print("scale", begun, end, repr(time), repr(1 - 0.05 * press))
        controls = turned([(0, 0), (begun + 0.2, 1), (end + 0.3, 0)], 0.4, 0, time)
        print("controls", begun, end + 0.3, repr(time), repr(controls))
        come = turned([(0, 0), (begun, 1), (end + 0.2, 0)], 0.3, 0.2, time - 2 * 0.03)
        chosen = turned([(0, 0), (end, 0.08), (end + 0.2, 0)], 0.2, 0.3, time)
        print("thumbnail", begun, end, repr(time), repr(0.9 + 0.1 * come + chosen))
