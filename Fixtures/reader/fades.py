#!/usr/bin/env python3
"""Writes frame.txt, dots.txt and music.txt. See README.md.

frame.txt: space, then four times and colors, the time that is asked for, and the color then.
dots.txt: width, height, border, radius, and how far a dot is from the left and the top edge.
music.txt: law, when the book opens, closes and opens again, the time, library's and book's gain.
"""
import math

import numpy as np

from easing import faded

M1 = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005]])
M2 = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660]])


def light(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def component(x):
    return 12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055


def to_oklab(color):
    return M2 @ np.cbrt(M1 @ np.array([light(c) for c in color]))


def from_oklab(lab):
    return np.linalg.solve(M1, np.linalg.solve(M2, lab) ** 3)


def frame():
    colors = [(0.2, 0.4, 0.8), (0.8, 0.4, 0.2), (0.5, 0.55, 0.5), (0.9, 0.85, 0.7)]
    for gaps in ((1.0, 1.0), (0.15, 0.1), (0.01, 0.29), (0.3, 0.05)):
        times = [0.0, 1.0, 1.0 + gaps[0], 1.0 + gaps[0] + gaps[1]]
        for step in range(0, 30):
            time = 0.95 + step * 0.05
            for space in ("sRGB", "oklab"):
                points = [np.array(c) if space == "sRGB" else to_oklab(c) for c in colors]
                mixed = np.array([
                    faded([(t, p[axis]) for t, p in zip(times, points)], 0.3, time)
                    for axis in range(3)])
                if space == "oklab":
                    linear = from_oklab(mixed)
                    if linear.min() < 0 or linear.max() > 1:
                        continue
                    mixed = [component(x) for x in linear]
                print(space, *(repr(float(t)) for t in times[1:]), repr(time),
                      *(repr(float(c)) for c in mixed), file=frame_file)


def inside(x, y, width, height, margin, radius):
    """Whether a point lies in a rectangle with round corners."""
    left, top, right, bottom = margin, margin, width - margin, height - margin
    if not (left <= x <= right and top <= y <= bottom):
        return False
    near_x = min(max(x, left + radius), right - radius)
    near_y = min(max(y, top + radius), bottom - radius)
    return math.hypot(x - near_x, y - near_y) <= radius


def edge(width, height, margin, radius):
    low, high = 0.0, min(width, height) / 2
    for _ in range(100):
        middle = (low + high) / 2
        if inside(middle, middle, width, height, margin, radius):
            high = middle
        else:
            low = middle
    return high


def dots():
    for width, height in ((300.0, 200.0), (1024.0, 768.0), (60.0, 90.0)):
        for border in (8.0, 10.0, 12.0):
            for radius in (0.0, 4.0, 10.0, 16.0, 28.0):
                outer = edge(width, height, 0, radius)
                inner = edge(width, height, border, max(radius - border, 0))
                print(width, height, border, radius, repr((outer + inner) / 2), file=dots_file)


def music():
    for opens, closes, again in ((1, 3, 5), (1, 1.25, 1.4), (1, 1.1, 1.2), (1, 1.49, 1.51)):
        for step in range(0, 60):
            time = 0.9 + step * 0.03
            share = faded([(0, 1.0), (opens, 0.0), (closes, 1.0), (again, 0.0)], 0.5, time)
            for law in ("equalGain", "equalPower"):
                library, book = (share, 1 - share) if law == "equalGain" else (
                    math.sqrt((1 - math.cos(math.pi * share)) / 2),
                    math.sqrt((1 + math.cos(math.pi * share)) / 2))
                print(law, opens, closes, again, repr(time), repr(library), repr(book),
                      file=music_file)


with open("frame.txt", "w") as frame_file, open("dots.txt", "w") as dots_file, \
        open("music.txt", "w") as music_file:
    frame()
    dots()
    music()
