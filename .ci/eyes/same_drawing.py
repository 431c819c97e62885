"""librsvg, resvg and Chromium draw the same frame.

The share of pixels that two engines do not agree on by more than 32 of 255.
"""
from itertools import combinations

import book
import engines

VISIBLE = 32
# A soft edge is one pixel wide, and each engine has its own idea of how much of it is covered; each
# has its own approximation of a blur, too. A picture's fine lines depend on the filter that makes
# it smaller: resvg takes four of its pixels, the others all. A strip in a wrong place is more.
ALLOWED = {"drawn": 0.0003, "pictures": 0.005}
# Scenes have soft shadows and round strokes everywhere: measured 0.23 %.
SCENES = 0.003
# Librsvg blurs in what is beyond the edge of the picture, where there is nothing: three times the
# deviation of the library's blur, 10, from the edge.
EDGE = 30
AT_EDGE = {
    ("librsvg", "resvg"): 0.06, ("librsvg", "Chromium"): 0.06, ("resvg", "Chromium"): 0.01}


# Two instants of each scene's story at which much is to be seen, in seconds.
TELLING = {
    "cover": (0.8, 4.9), "page-turn": (0.6, 2.3), "spread": (0.42, 2.4), "mode": (0.9, 2.2),
    "frame": (0.6, 2.4), "immersive": (0.6, 1.6), "grid": (0.9, 2.6), "swipe": (0.6, 2.6),
    "sheet": (1.0, 3.0), "music": (0.9, 3.0), "reading": (1.0, 3.5), "progress": (1.2, 3.0)}


def scenes():
    """Name, path: of every scene but the transition, which comes first, one frame bound on either side."""
    for scene in [line.split()[0] for line in book.run("scene").splitlines()][1:]:
        for binding, time in zip(("left", "right"), TELLING[scene]):
            path = book.frame(f"same-{scene}-{binding}", time, "--scene", scene, "--binding", binding)
            yield f"scene {scene}, {time} s, {binding}", path


def cases():
    """Name, choreography, instant, options."""
    for angle in (30, 85, 95, 120, 165):
        yield f"bookPolish {angle}°", "bookPolish", book.when("bookPolish", "flipAngle", angle), ()
    right = ("--binding", "right")
    time = book.when("storyReader", "flipAngle", 95)
    yield "storyReader 95°, right", "storyReader", time, right
    yield "storyReader 165°", "storyReader", book.when("storyReader", "flipAngle", 165), ()
    time = book.when("storyReader", "controlsOpacity", 0.5)
    yield "storyReader, controls", "storyReader", time, ()
    yield "bookPolish, reader", "bookPolish", book.when("bookPolish", "readerOpacity", 0.5), ()
    time = book.when("reducedMotion", "readerOpacity", 0.5)
    yield "reducedMotion, reader", "reducedMotion", time, ()
    # resvg takes a tenth of a second a strip.
    small = ("--screen", "512x384", "--frame", "50,80,100,140")
    art = book.ART
    yield ("bookPolish 60°, picture", "bookPolish", book.when("bookPolish", "flipAngle", 60),
           ("--cover", art / "fox-cover.png", "--page", art / "fox-page.png", *small))
    yield ("storyReader 120°, right, picture", "storyReader",
           book.when("storyReader", "flipAngle", 120),
           ("--cover", art / "whale-cover.png", "--page", art / "whale-spread.png", *right, *small))


def main():
    names, paths = [], []
    for number, (name, choreography, time, options) in enumerate(cases()):
        names.append(name)
        paths.append(book.frame(f"same-{number}", time, "--choreography", choreography, *options))
    for name, path in scenes():
        names.append(name)
        paths.append(path)
    drawn = engines.draw(paths)
    pairs = list(combinations(drawn, 2))
    print(f"{'the same drawing: inside, near the edge':40}" + "".join(
        f"{' – '.join(pair):>22}" for pair in pairs))
    faults = []
    for number, name in enumerate(names):
        row = f"{name:40}"
        for pair in pairs:
            away = engines.difference(*(drawn[engine][number] for engine in pair)) > VISIBLE
            inner = away[EDGE:-EDGE, EDGE:-EDGE]
            outer = (away.sum() - inner.sum()) / (away.size - inner.size)
            row += f"{inner.mean():13.3%} /{outer:6.2%}"
            allowed = ALLOWED["pictures" if "picture" in name else "drawn"]
            if name.startswith("scene "):
                allowed = SCENES
            if inner.mean() > allowed or outer > AT_EDGE[pair]:
                faults.append(f"{name}: {' and '.join(pair)} draw it too differently")
        print(row)
    return faults
