#!/usr/bin/env python3
"""Corners of cover, spine and page edges by SwiftUI's matrices, to 18 digits.

    python3 matrices.py > matrices.txt

Row vectors and 4×4 matrices, as SwiftUI's rotation3DEffect has them: M = T(−a)·R·P·T(a), where P
has −perspective/max(w, h) in its third row and fourth column. A book that leans is flattened, which
is a matrix too, and turned once more: about the vertical axis and then about the horizontal one. Nothing here knows the library's closed form.
"""
import random

from mpmath import cos, eye, matrix, mp, mpf, nstr, pi, sin

mp.dps = 40
CASES = 120
REACH = mpf("0.97")


def moved(x, y):
    m = eye(4)
    m[3, 0], m[3, 1] = x, y
    return m


def rotation(axis, degrees):
    """About y, or about x, as row vectors have it."""
    a = mpf(degrees) * pi / 180
    m = eye(4)
    if axis == "y":
        m[0, 0], m[0, 2], m[2, 0], m[2, 2] = cos(a), -sin(a), sin(a), cos(a)
    else:
        m[1, 1], m[1, 2], m[2, 1], m[2, 2] = cos(a), sin(a), -sin(a), cos(a)
    return m


def effect(turned, anchor, perspective, width, height):
    p = eye(4)
    p[2, 3] = -mpf(perspective) / max(width, height)
    return moved(-anchor[0], -anchor[1]) * turned * p * moved(*anchor)


def flat():
    m = eye(4)
    m[2, 2] = 0
    return m


def corners(x, y, width, height, m):
    for cx, cy in ((x, y), (x + width, y), (x + width, y + height), (x, y + height)):
        v = matrix([[cx, cy, 0, 1]]) * m
        yield v[0] / v[3]
        yield v[1] / v[3]


def row(x, y, width, height, spine, binding, perspective, tilt, yaw, angle):
    x, y, width, height, spine = map(mpf, (x, y, width, height, spine))
    way = 1 if binding == "left" else -1
    hinge = x if way == 1 else x + width
    middle = y + height / 2
    turned = rotation("y", mpf(yaw) * way) * rotation("x", tilt)
    lean = flat() * effect(turned, (x + width / 2, middle), perspective, width, height)
    shut = min(max(mpf(angle), 0), 180)

    def part(start, across, down, degrees):
        left = hinge + start if way == 1 else hinge - start - across
        turn = effect(
            rotation("y", degrees * way), (hinge + way * start, middle), perspective, across, down)
        return corners(left, middle - down / 2, across, down, turn * lean)

    yield from part(mpf(0), width, height, -mpf(angle))
    yield from part(mpf(0), spine, height, 90 - shut / 2)
    yield from part(spine, spine * 4 / 5, height - 8, 90 - shut / 2)


def main():
    random.seed(4)
    done = 0
    while done < CASES:
        width, height = random.uniform(20, 1200), random.uniform(20, 1200)
        spine = random.uniform(1, width / 4)
        perspective = random.choice([0, 0.5, 0.65, random.uniform(0, 1.2)])
        tilt = random.choice([0, random.uniform(-40, 40)])
        yaw = random.choice([0, random.uniform(-30, 30)])
        angle = random.uniform(-20, 200)
        # The library makes the spine from a style for a cover of 200.
        spine = spine / width * 200
        longer = max(width, height)
        lean = abs(sin(tilt * pi / 180)) * height / 2
        lean += abs(sin(yaw * pi / 180)) * width * 3 / 2
        if perspective * (width + lean) / longer > REACH:
            continue
        done += 1
        binding = random.choice(["left", "right"])
        case = (random.uniform(-500, 1500), random.uniform(-500, 1500), width, height)
        numbers = row(
            *case, mpf(spine) * width / 200, binding, perspective, tilt, yaw, angle)
        print(
            binding, *map(repr, case), repr(spine), repr(perspective), repr(tilt),
            repr(yaw), repr(angle),
            *(nstr(number, 18) for number in numbers))


if __name__ == "__main__":
    main()
