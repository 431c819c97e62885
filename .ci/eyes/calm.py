"""Nothing pops: where a leaf begins to move, and where it comes to lie, no shading comes or goes.

Whenever another number of leaves is in the air in the stories of leaves, the frames a thousandth of
a second before and after are drawn by librsvg, half as large as they are. Printed is by how much
the mean of five by five pixels changes, of 255, beyond what changes near there in the thousandths
before and after that, when leaves do nothing but move. That a page is drawn as a pattern while it
moves softens its lines by less than a pixel; light that comes or goes does so on many side by side.
"""
import os
from concurrent.futures import ThreadPoolExecutor

import book
import engines
import numpy

SCENES = ("page-turn", "spread")
BINDINGS = ("left", "right")
ZOOM = 0.5
WIDTH = 512
BLOCK = 5
# What moves may shift by so many pixels from one thousandth to the next.
NEAR = 13
# … and by so much more or less than in the next.
UNEVEN = 1.5
# Measured: 10.2, where the paper's edge at the spine lies on the other page's for a point.
ALLOWED = 12


def borders(scene, binding):
    """Four instants each: the middle two are before and after a leaf leaves its place or finds it.

    What a finger drags jumps from event to event, so that is looked at when it is touched only.
    """
    rows = book.rows("--scene", scene, "--binding", binding)

    def is_border(one, other):
        phases = {one["phase"], other["phase"]}
        leaves = one["leavesInAir"] != other["leavesInAir"] and phases != {"held"}
        return leaves or (len(phases) > 1 and "lies" in phases)

    return [
        [rows[place] for place in (index - 1, index, index + 1, min(index + 2, len(rows) - 1))]
        for index in range(1, len(rows) - 1) if is_border(rows[index], rows[index + 1])]


def drawn(scene, binding, time):
    path = book.frame(f"calm-{scene}-{binding}-{time}", time, "--scene", scene, "--binding", binding)
    picture = engines.librsvg(path, ZOOM)
    if picture.shape[1] != WIDTH:
        raise SystemExit(f"{path} is drawn {picture.shape[1]} pixels wide, not {WIDTH}")
    return picture


def means(picture):
    """The mean of every square of pixels."""
    sums = picture.cumsum(0).cumsum(1)
    sums = numpy.pad(sums, ((1, 0), (1, 0), (0, 0)))
    part = sums[BLOCK:] - sums[:-BLOCK]
    return (part[:, BLOCK:] - part[:, :-BLOCK]) / BLOCK**2


def changes(pictures):
    """By how much the middle two differ, beyond what moves near there before and after."""
    squares = [means(picture) for picture in pictures]
    before, at, after = (
        engines.difference(one, other) for one, other in zip(squares, squares[1:]))
    moves = numpy.pad(numpy.maximum(before, after), NEAR // 2, mode="edge")
    for axis in 0, 1:
        moves = numpy.lib.stride_tricks.sliding_window_view(moves, NEAR, axis).max(-1)
    return (at - UNEVEN * moves).max()


def main():
    print(f"{'nothing pops':30}{'in the air':>12}{'then':>6}{'change':>8}{'allowed':>9}")
    faults = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for scene in SCENES:
            for binding in BINDINGS:
                cases = [
                    (rows, [pool.submit(drawn, scene, binding, row["time"]) for row in rows])
                    for rows in borders(scene, binding)]
                if len(cases) < 4:
                    faults.append(f"{scene}, {binding}: no leaves begin to move and come to lie")
                for (_, one, other, _), pictures in cases:
                    changed = changes([picture.result() for picture in pictures])
                    what = f"{scene}, {binding}, {one['time']} s"
                    print(f"{what:30}{one['leavesInAir']:>12}{other['leavesInAir']:>6}"
                          f"{changed:8.2f}{ALLOWED:9}")
                    if changed > ALLOWED:
                        faults.append(f"{what}: something comes or goes at once")
    return faults
