"""Nothing pops: where a leaf begins to move, and where it comes to lie, no shading comes or goes.

At every border between lying and moving in the stories of leaves, the frames a thousandth of a
second apart are drawn by librsvg, half as large as they are. Printed is by how much the mean of
five by five pixels changes, of 255: a leaf that moves hardly shifts an edge, and that a page is
drawn as a pattern while it moves softens its lines, both by less than a pixel; light that comes or
goes does so on many pixels side by side.
"""
import csv
import io
import os
from concurrent.futures import ThreadPoolExecutor

import book
import engines
import numpy

SCENES = ("page-turn", "spread")
BINDINGS = ("left", "right")
FRAMES_PER_SECOND = 1000
ZOOM = 0.5
WIDTH = 512
BLOCK = 5
# Measured: 10.2, where the paper's edge at the spine lies on the other page's for a point.
ALLOWED = 12
# What does come or go at once at a cover: the button back from it (32), the shadow of the board where
# it has landed (28), and the edges of pages as soon as there are two on it (38).
BOARDS = 40


def borders(scene, binding):
    """The instants before and after each border between lying and moving."""
    text = book.run("timeline", "--scene", scene, "--binding", binding, "--format", "csv",
                    "--fps", FRAMES_PER_SECOND)
    rows = list(csv.DictReader(io.StringIO(text)))
    return [
        (one, other) for one, other in zip(rows, rows[1:])
        if one["phase"] != other["phase"] and "lies" in (one["phase"], other["phase"])]


def drawn(scene, binding, time):
    path = book.FOLDER / f"calm-{scene}-{binding}-{time}.svg"
    book.run("frames", "--scene", scene, "--binding", binding, "--at", time, "-o", path)
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


def change(one, other):
    return engines.difference(means(one), means(other)).max()


def allowed(scene, one, other):
    """Spread's borders at its first leaf, the one on that and its last are at a cover."""
    boards = ("0", "1", "6")
    return BOARDS if scene == "spread" and {one["leaf"], other["leaf"]} & set(boards) else ALLOWED


def main():
    print(f"{'nothing pops':40}{'from':>8}{'to':>8}{'change':>8}{'allowed':>9}")
    faults = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for scene in SCENES:
            for binding in BINDINGS:
                cases = [
                    (pair, [pool.submit(drawn, scene, binding, row["time"]) for row in pair])
                    for pair in borders(scene, binding)]
                if len(cases) < 4:
                    faults.append(f"{scene}, {binding}: no leaf begins to move and comes to lie")
                for (one, other), pictures in cases:
                    changed = change(*(picture.result() for picture in pictures))
                    what, limit = f"{scene}, {binding}, {one['time']} s", allowed(scene, one, other)
                    print(f"{what:40}{one['phase']:>8}{other['phase']:>8}{changed:8.2f}{limit:9}")
                    if changed > limit:
                        faults.append(f"{what}: something comes or goes at once")
    if faults:
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
