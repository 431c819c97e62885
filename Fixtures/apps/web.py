#!/usr/bin/env python3
"""Writes webBook.txt: what a book does that pages on the web, by the formulas of its page and style sheets.

The book is a box of 492.8 × 380.8 points with two pages of 246.4 × 190.4. When it has been loaded it comes up
in 0.8 s on cubic-bezier(0.4, 0, 0.2, 1), from 0.98 of its size and turned by −8° about its vertical axis. A
button moves a corner of a leaf straight and evenly, a millisecond for each point: a board turns by 180° for all
of that way, a page is folded flat along the perpendicular bisector of the corner and where it is.

Nothing here knows choreographies or rolls. Rows:
  arrives TIME WIDTH HEIGHT YAW · cover TIME ANGLE · shuts TIME ANGLE · leaf TIME X Y LEFT DOWN
of a point (X, Y) of the paper, from the top of the spine, that is seen at (LEFT, DOWN).
"""
from mpmath import mp, mpf, sqrt

mp.dps = 40
WIDTH, HEIGHT = mpf("246.4"), mpf("190.4")


def ease(share):
    """cubic-bezier(0.4, 0, 0.2, 1), solved by halving."""
    x1, y1, x2, y2 = mpf("0.4"), mpf(0), mpf("0.2"), mpf(1)

    def bezier(a, b, t):
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t**2 * (1 - t) + t**3

    low, high = mpf(0), mpf(1)
    for _ in range(120):
        middle = (low + high) / 2
        if bezier(x1, x2, middle) < share:
            low = middle
        else:
            high = middle
    return bezier(y1, y2, (low + high) / 2)


def corner(share):
    """From a tenth of the height inside of its place to the same place on the other page."""
    start = (WIDTH - HEIGHT / 10, HEIGHT / 10)
    return start[0] + (-WIDTH - start[0]) * share, start[1] * (1 - share)


def duration():
    """The number of points of the path, each for a millisecond; a second at most."""
    return min((2 * WIDTH - HEIGHT / 10 + 1) / 1000, mpf(1))


def folded(x, y, at):
    """Where paper is that is folded so that its upper corner comes to a place."""
    dx, dy = WIDTH - at[0], -at[1]
    middle = ((WIDTH + at[0]) / 2, at[1] / 2)
    length = sqrt(dx * dx + dy * dy)
    beyond = ((x - middle[0]) * dx + (y - middle[1]) * dy) / length
    if beyond <= 0:
        return x, y
    return x - 2 * beyond * dx / length, y - 2 * beyond * dy / length


def say(*words):
    print(*(word if isinstance(word, str) else mp.nstr(mpf(word), 15) for word in words))


def main():
    for frame in range(0, 61):
        time = mpf(frame) / 60
        share = ease(min(time / mpf("0.8"), mpf(1)))
        size = mpf("0.98") + mpf("0.02") * share
        say("arrives", time, WIDTH * size, HEIGHT * size, -8 * (1 - share))
    for name in ("cover", "shuts"):
        for frame in range(1, 41):
            time = mpf(frame) / 60
            turned = (WIDTH - corner(min(time / duration(), mpf(1)))[0]) / (2 * WIDTH)
            say(name, time, 180 * (turned if name == "cover" else 1 - turned))
    for frame in range(1, 28):
        time = mpf(frame) / 60
        at = corner(time / duration())
        for x in (0, mpf("61.6"), 150, WIDTH):
            for y in (0, 95, HEIGHT):
                say("leaf", time, x, y, *folded(mpf(x), mpf(y), at))


if __name__ == "__main__":
    main()
