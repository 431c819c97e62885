#!/usr/bin/env python3
"""Writes dominant.txt: pictures as lists of colors, and how much of each looks alike at most.

A picture is a line `picture`, the largest share of it that lies within 0.05 of one place in OKLab,
and that place as bytes; then a line `red green blue opacity count` for each of its colors. The place
is looked for among all colors, all middles of two of them that are near, and wherever the mean of a
ball leads from there: everything, without cells or bins. Needs numpy. See README.md.
"""
import numpy as np

from oklab_arrays import oklab

RNG = np.random.default_rng(2027)
RADIUS = 0.05


def most(colors, weights):
    lab = oklab(colors)
    distance = np.linalg.norm(lab[:, None] - lab[None], axis=2)
    one, two = np.nonzero(np.triu(distance <= 2 * RADIUS))
    places = (lab[one] + lab[two]) / 2
    best = (-1, None)
    for _ in range(8):
        near = np.linalg.norm(places[:, None] - lab[None], axis=2) <= RADIUS
        sums = near @ weights
        if sums.max() > best[0]:
            i = sums.argmax()
            inside = weights * near[i]
            best = (sums[i], inside @ colors / inside.sum())
        alive = sums > 0
        near, sums = near[alive], sums[alive]
        places = (near * weights) @ lab / sums[:, None]
        places = np.unique(places, axis=0)
    return best[0] / weights.sum(), best[1]


def picture(pixels):
    colors, counts = np.unique(np.asarray(pixels).astype(int), axis=0, return_counts=True)
    return colors, counts


def cloud(middle, spread, count):
    points = np.rint(RNG.normal(middle, spread, (count, 3))).clip(0, 255)
    return np.hstack([points, np.full((count, 1), 255)])


def pictures():
    for size in (60, 120, 200):
        clouds = [cloud(RNG.integers(20, 236, 3), RNG.uniform(2, 14), RNG.integers(20, size)) for _ in range(4)]
        yield np.vstack(clouds)
    for _ in range(4):
        yield np.vstack([cloud(RNG.integers(0, 256, 3), RNG.uniform(0, 8), RNG.integers(30, 90)) for _ in range(6)])
    # A gradient between two colors, a gray one, and one in the shadows.
    t = np.linspace(0, 1, 200)[:, None] ** 1.5
    for one, two in (((20, 60, 160), (200, 220, 240)), ((0, 0, 0), (255, 255, 255)), ((2, 0, 8), (14, 10, 40))):
        line = np.rint(np.array(one) + t * (np.array(two) - np.array(one)))
        yield np.hstack([line, np.full((200, 1), 255)])
    # Two shades of one color, and more of another; a visible half and an invisible whole.
    yield np.repeat([[200, 40, 40, 255], [206, 44, 42, 255], [30, 60, 200, 255]], [30, 30, 50], axis=0)
    yield np.repeat([[10, 200, 40, 60], [250, 250, 250, 255], [120, 0, 120, 0]], [90, 20, 500], axis=0)


for pixels in pictures():
    colors, counts = picture(pixels)
    weights = counts * colors[:, 3] / 255
    visible = weights > 0
    share, place = most(colors[visible, :3], weights[visible])
    print("picture", f"{share:.9f}", *(f"{c:.3f}" for c in place))
    for color, count in zip(colors, counts):
        print(*color, count)
