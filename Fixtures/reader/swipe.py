#!/usr/bin/env python3
"""Writes swipe.txt: pages that were dragged and let go. See README.md.

A row is: pages, page, binding (1 left, -1 right), width, translation, velocity, seconds since the
release, the page that is the current one then, how far it is to the right of its place, how fast.
"""
from easing import sprung


def row(count, page, side, width, translation, velocity, time):
    # Left-bound: a finger that goes left reads on. Everything in screen coordinates.
    far = translation if abs(translation) <= 200 else (200 if translation > 0 else -200)
    on = -far * side > 0
    goal = page + (1 if on else -1) if abs(far) > 50 else page
    there_is_more = page < count - 1 if on else page > 0
    pushed, speed = (far, velocity) if there_is_more or far == 0 else (0.3 * far, 0.3 * velocity)
    if not 0 <= goal < count:
        goal = page
    start = pushed + (goal - page) * width * side
    place, rate = sprung(start, speed, 0.0, 0.3, 0.2, time)
    return (count, page, side, width, translation, velocity, time, goal, place, rate)


cases = [(5, 0, 800.0), (5, 2, 390.0), (5, 4, 1024.0), (1, 0, 300.0)]
for count, page, width in cases:
    for side in (1, -1):
        for translation in (-500, -200, -120, -51, -50, -12, 0, 49, 50, 50.5, 160, 240):
            for velocity in (0, -1800, 700):
                for time in (0.0, 0.05, 0.17, 0.6):
                    numbers = row(count, page, side, width, translation, velocity, time)
                    print(*(repr(number) for number in numbers))
