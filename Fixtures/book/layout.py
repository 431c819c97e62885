#!/usr/bin/env python3
"""Writes layout.txt: the places of a book on many screens, in exact fractions.

A row is the screen, the cover's rectangle on the shelf, the binding and the place; then the middle
and the size of the body there. The rows that begin with `memoir` have a safe area instead.
"""
from fractions import Fraction as F
from mpmath import mp, mpf

mp.dps = 40

SCREENS = [
    (1024, 768), (768, 1024), (834, 1194), (1194, 834), (1366, 1024), (1024, 1366), (744, 1133),
    (390, 844), (844, 390), (393, 852), (375, 667), (320, 568), (568, 320), (430, 932), (932, 430),
    (1280, 800), (1920, 1080), (3840, 2160), (7680, 4320), (1080, 1920), (500, 500), (857.25, 600),
    (857, 599.75), (100, 100), (60, 2000), (2000, 60), (48, 100), (10, 10), (1, 1), (0.5, 900),
    (1e6, 1e6),
]
FRAMES = [(100, 200, 200, 280), (12.5, -40, 90, 126), (0.1, 0.2, 33.3, 44.4)]
SPREAD = F(2) / F(14, 10)


def inside(width, height, aspect):
    """The largest rectangle of an aspect inside: try the width, and if too high, the height."""
    return (width, width / aspect) if width / aspect <= height else (height * aspect, height)


def around(width, height, aspect):
    return (width, width / aspect) if width / aspect >= height else (height * aspect, height)


def margin(side, inset):
    # Something is left even of a screen that is smaller than its margins.
    return max(side - inset, F(1))


def places(screen, frame, binding):
    w, h = map(F, screen)
    x, y, fw, fh = map(F, frame)
    mid = (w / 2, h / 2)
    beside = 1 if binding == "left" else -1
    # Not narrower than the lifted cover, and not higher than the screen has room for.
    cover = min(max(min(w * F(35, 100), F(300)), fw * F(105, 100)), margin(h, 48) / F(14, 10))

    def page(width, height):
        return mid[0] + beside * width / 2, mid[1], width, height

    yield "shelf", x + fw / 2, y + fh / 2, fw, fh
    yield "centered", *mid, cover, cover * F(14, 10)
    yield "hinged", *page(cover, cover * F(14, 10))
    yield "reader", *mid, margin(w, 48), margin(h, 48)
    sw, sh = inside(margin(w, 48), margin(h, 100), SPREAD)
    yield "spread", *page(sw / 2, sh)
    zw, zh = around(w, h, SPREAD)
    yield "zoomed", *page(zw / 2, zh)


def words(*numbers):
    return " ".join(mp.nstr(mpf(n.numerator) / n.denominator, 20) for n in numbers)


def floats(*numbers):
    return " ".join(repr(float(n)) for n in numbers)


def of(screen, frame, binding):
    """Each place's middle and size."""
    return {name: [mpf(n.numerator) / n.denominator for n in numbers]
            for name, *numbers in places(screen, frame, binding)}


def main():
    for index, screen in enumerate(SCREENS):
        frame = FRAMES[index % len(FRAMES)]
        for binding in ("left", "right"):
            for name, *numbers in places(screen, frame, binding):
                print(floats(*screen, *frame), binding, name, words(*numbers))
    for area in ((0, 0, 1024, 768), (0, 47, 390, 763), (59, 0, 734, 372), (20.5, 30.25, 500, 9000),
                 (0, 0, 9000, 500), (-5, -5, 1, 1)):
        ax, ay, aw, ah = map(F, area)
        width, height = inside(aw * F(86, 100), ah, 2 * F(3, 4))
        print("memoir", floats(*area), words(ax + aw / 2, ay + ah / 2, width, height))


if __name__ == "__main__":
    main()
