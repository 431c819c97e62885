#!/usr/bin/env python3
"""Writes grid.txt: thumbnails put down one after the other, as one writes. See README.md.

A row is: pages, screen width and height, aspect (width, height), binding (1 left, -1 right), page, and
its thumbnail's x, y, width and height.
"""


def lay_out(count, screen, aspect, side):
    gap = min(16.0, min(screen) / 10)
    left = gap
    right = screen[0] - gap
    if right - left > 480:
        middle = screen[0] / 2
        left, right = middle - 240, middle + 240
    button = min(44.0, (screen[1] - 2 * gap) / 4, (right - left) / 4)
    width = (right - left - 3 * gap) / 2
    height = width * aspect[1] / aspect[0]
    start = left + gap if side > 0 else right - gap - width
    x, y = start, gap + button + gap
    for page in range(count):
        yield page, x, y, width, height
        x += side * (width + gap)
        if not left <= x < x + width <= right:
            x = start
            y += height + gap


for count in (1, 2, 5, 50):
    for screen in ((390.0, 844.0), (1024.0, 768.0), (320.0, 480.0), (120.0, 300.0), (40.0, 60.0)):
        for aspect in ((3.0, 4.0), (16.0, 9.0)):
            for side in (1, -1):
                for page, *numbers in lay_out(count, screen, aspect, side):
                    if page < 3 or page > count - 3:
                        print(count, *screen, *aspect, side, page, *map(repr, numbers))
