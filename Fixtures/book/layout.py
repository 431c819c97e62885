#!/usr/bin/env python3
"""Writes layout.txt: the places of a book on many screens, in exact fractions.

A row is the screen, the cover's rectangle on the shelf, the binding and the place; then the middle
and the size of the body there. Rows that begin with `places` have, after the rectangle, a safe area,
whether it is kept to, and the numbers behind the places; rows that begin with `memoir` have a safe
area alone.
"""
import random
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
# Of the screen's height, what a closed book may have by the built-in rule: its cover comes nearer as it turns.
TURNING = F(6, 10)
# Share, widest, growth, aspect, margin; margins of the reader; aspect and margins of the spread; base.
STANDARD = [F(35, 100), F(300), F(105, 100), F(14, 10), 48, 48, 48, 2, F(14, 10), 48, 100, None, None]


def inside(width, height, aspect):
    """The largest rectangle of an aspect inside: try the width, and if too high, the height."""
    return (width, width / aspect) if width / aspect <= height else (height * aspect, height)


def around(width, height, aspect):
    return (width, width / aspect) if width / aspect >= height else (height * aspect, height)


def margin(side, inset):
    # Something is left even of a screen that is smaller than its margins.
    return max(side - inset, F(1))


def places(screen, frame, binding, area=None, numbers=STANDARD):
    share, widest, growth, aspect, free, rw, rh, sw, sh, mw, mh, bw, bh = numbers
    x, y, fw, fh = map(F, frame)
    left, top, w, h = map(F, area or (0, 0, *screen))
    mid = (left + w / 2, top + h / 2)
    beside = 1 if binding == "left" else -1

    # Two pages lie side by side on what is wider than high, and one in the middle of anything else.
    def page(width, height, about=mid, is_wide=w > h):
        return about[0] + is_wide * beside * width / 2, about[1], width, height

    def fitted(how, width, height, is_wide):
        if not is_wide:
            return inside(width, height, F(sw) / 2 / F(sh))
        both = how(width, height, F(sw) / F(sh))
        return both[0] / 2, both[1]

    # Not smaller than the lifted cover, and not larger than there is room for.
    tallest = TURNING * h if numbers is STANDARD else h * 1000
    wish = max(min(w * share, widest, tallest / aspect), growth * fw, growth * fh / aspect)
    cover = min(wish, margin(w, free), margin(h, free) / aspect)
    spread = fitted(inside, margin(w, mw), margin(h, mh), w > h)
    # Its pages have room.
    open_cover = min(cover, spread[0], spread[1] / aspect)
    yield "shelf", x + fw / 2, y + fh / 2, fw, fh
    yield "centered", *mid, cover, cover * aspect
    yield "opened", *page(open_cover, open_cover * aspect)
    lifted = max(growth * fw, growth * fh / aspect)
    closed = min(cover, max(open_cover, lifted))
    yield "closed", *mid, closed, closed * aspect
    yield "reader", *mid, margin(w, rw), margin(h, rh)
    yield "spread", *page(*spread)
    # Two pages cover all of the screen, whatever is kept free elsewhere; one page is seen whole.
    sides = tuple(map(F, screen))
    zoomed = fitted(around, *sides, sides[0] > sides[1])
    yield "zoomed", *page(*zoomed, (sides[0] / 2, sides[1] / 2), sides[0] > sides[1])
    base = (fw, fh) if bw is None else (bw, bh)
    yield "base", *mid, *base
    yield "across", *mid, w / 2, w / 2 * base[1] / base[0]


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
    chance = random.Random(5)

    def some(low, high):
        return F(chance.randint(low * 16, high * 16), 16)

    for screen in SCREENS[:16]:
        frame = (some(-100, 900), some(-100, 900), some(20, 400), some(20, 400))
        area = (some(0, 60), some(0, 60), screen[0] - some(60, 120), screen[1] - some(60, 120))
        numbers = [some(1, 16) / 16, some(50, 600), some(0, 2), some(1, 2), some(0, 100),
                   some(0, 100), some(0, 100), some(1, 3), some(1, 3), some(0, 100), some(0, 200),
                   some(50, 300), some(50, 300)]
        for binding, keeps in (("left", 1), ("right", 0), ("right", 1)):
            for name, *found in places(screen, frame, binding, area if keeps else None, numbers):
                print("places", floats(*screen, *frame, *area, keeps, *numbers), binding, name,
                      words(*found))
    for area in ((0, 0, 1024, 768), (0, 47, 390, 763), (59, 0, 734, 372), (20.5, 30.25, 500, 9000),
                 (0, 0, 9000, 500), (-5, -5, 1, 1)):
        ax, ay, aw, ah = map(F, area)
        width, height = inside(aw * F(86, 100), ah, 2 * F(3, 4))
        print("memoir", floats(*area), words(ax + aw / 2, ay + ah / 2, width, height))


if __name__ == "__main__":
    main()
