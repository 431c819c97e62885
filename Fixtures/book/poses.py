#!/usr/bin/env python3
"""Writes bookPolish.txt and storyReader.txt: every channel at many instants, in 40 digits.

A channel is its start and what is added to it, one step for every change of target. A spring's
step is solved by the exponential of a matrix, an easing's by halving: no closed form of either.

A row is the direction and the time, then the channels in the order of CHANNELS.
"""
import os
import random
import sys
from mpmath import mp, mpf, matrix

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "motion"))
from springs import exponential  # noqa: E402
import looks  # noqa: E402
import layout  # noqa: E402

mp.dps = 40
CHANNELS = """x y width height flipAngle tilt yaw lift bookOpacity coverOpacity firstPageOpacity
spineOpacity pageEdgeOpacity backOpacity spineWidth spineLineOpacity shadowRadius shadowX shadowY
shadowOpacity frameBorder libraryBlur libraryScale libraryOpacity shelfCoverOpacity readerOpacity
readerScale overlayOpacity controlsOpacity controlsOffset musicVolume""".split()


def number(decimal):
    """What a decimal of the design means, not the double beside it."""
    return mpf(str(decimal))


def spring(duration, bounce=0):
    omega = 2 * mp.pi / number(duration)
    zeta = 1 - number(bounce)
    a = matrix([[0, 1], [-omega**2, -2 * zeta * omega]])

    def response(t):
        return mpf(0) if t <= 0 else 1 - exponential(a, t)[0, 0]
    return response


def bezier(x1, x2, y1, y2, duration):
    def point(p, q, s):
        return 3 * (1 - s) ** 2 * s * p + 3 * (1 - s) * s * s * q + s**3

    def response(t):
        x = t / number(duration)
        if x <= 0 or x >= 1:
            return mpf(0 if x <= 0 else 1)
        low, high = mpf(0), mpf(1)
        for _ in range(130):
            middle = (low + high) / 2
            low, high = (middle, high) if point(number(x1), number(x2), middle) < x else (low, middle)
        return point(number(y1), number(y2), low)
    return response


def ease_out(duration):
    return bezier(0, 0.58, 0, 1, duration)


def ease(duration):
    return bezier(0.42, 0.58, 0, 1, duration)


class Film:
    """Channels and their steps."""

    def __init__(self, start):
        self.start, self.target, self.steps = dict(start), dict(start), []

    def add(self, time, response, **targets):
        for channel, target in targets.items():
            way = mpf(target) - self.target[channel]
            self.target[channel] = mpf(target)
            if way != 0:
                self.steps.append((channel, number(time), response, way))

    def at(self, time):
        values = dict(self.start)
        for channel, begin, response, way in self.steps:
            if time > begin:
                values[channel] += way * response(time - begin)
        return values


def look(film, time, spine_at_200, cover):
    driven = film.at(mpf(time))
    angle, lift = driven["flipAngle"], driven["lift"]
    spine = looks.spine(angle)
    radius, sx, sy, dark = looks.shadow(angle, lift)
    derived = dict(
        coverOpacity=cover(angle), firstPageOpacity=looks.first_page(angle), spineOpacity=spine,
        pageEdgeOpacity=spine * 9 / 10, backOpacity=mpf(1),
        spineWidth=driven["width"] * spine_at_200 / 200,
        shadowRadius=radius, shadowX=sx, shadowY=sy, shadowOpacity=dark)
    for name in CHANNELS:
        value = derived[name] if name in derived else driven[name]
        # What only fades is shown inside its limits, however it was summed.
        if name.endswith("Opacity") or name in ("lift", "musicVolume"):
            value = max(mpf(0), min(mpf(1), value))
        elif name in ("libraryBlur", "frameBorder"):
            value = max(mpf(0), value)
        yield value


def shelf(frame):
    rest = {name: mpf(0) for name in CHANNELS}
    rest.update(x=frame[0], y=frame[1], width=frame[2], height=frame[3])
    rest.update(libraryScale=mpf(1), libraryOpacity=mpf(1), musicVolume=mpf(1),
                bookOpacity=mpf(1), readerScale=mpf(1))
    return rest


def center(place):
    return dict(x=place[0], y=place[1])


def size(place, scale=1):
    return dict(width=place[2] * scale, height=place[3] * scale)


def polish(at):
    opening = Film(shelf(at["shelf"]))
    opening.add(0, spring(0.2), **size(at["shelf"], mpf(105) / 100))
    opening.add(0, ease_out(0.3), libraryBlur=10)
    opening.add(0.2, spring(0.4, 0.2), **center(at["centered"]), **size(at["centered"]))
    opening.add(0.6, spring(0.6, 0.1), flipAngle=180)
    opening.add(1.2, spring(0.3), **size(at["reader"]))
    opening.add(1.5, ease_out(0.3), readerOpacity=1)
    closing = Film(opening.target)
    closing.add(0, ease_out(0.3), readerOpacity=0)
    closing.add(0.3, spring(0.6, 0.05), flipAngle=0, **size(at["centered"]))
    closing.add(0.9, spring(0.4, 0.15), **center(at["shelf"]), **size(at["shelf"]))
    closing.add(1.3, ease_out(0.2), libraryBlur=0)
    return opening, closing, 14, looks.cut_cover, 2.5


def story(at):
    tap, flight, turn, settle = spring(0.13), spring(0.27), spring(0.4), spring(0.2)
    opening = Film(shelf(at["shelf"]))
    opening.add(0, tap, **size(at["shelf"], mpf(105) / 100))
    opening.add(0, ease(0.2), spineLineOpacity=1)
    opening.add(0, ease(0.3), libraryBlur=10)
    opening.add(0, ease(0.5), musicVolume=0)
    opening.add(0.2, flight, tilt=8, lift=1, **center(at["centered"]), **size(at["centered"]))
    opening.add(0.6, turn, flipAngle=180, tilt=0, **center(at["opened"]))
    opening.add(0.6, ease(0.2), spineLineOpacity=0)
    opening.add(1.2, settle, **center(at["spread"]), **size(at["spread"]))
    opening.add(1.2, ease(0.3), frameBorder=10)
    opening.add(1.5, flight, **center(at["zoomed"]), **size(at["zoomed"]))
    opening.add(1.5, ease(0.4), libraryScale=mpf(85) / 100, libraryBlur=25, libraryOpacity=0)
    opening.add(1.9, ease(0.3), overlayOpacity=mpf(1) / 2)
    opening.add(2.1, spring(0.4), controlsOpacity=1)
    # A mode is chosen when its stage is over, at 2.2.
    opening.add(2.2, ease(0.3), overlayOpacity=0, controlsOpacity=0, readerOpacity=1)
    closing = Film(opening.target)
    closing.add(0, ease(0.3), overlayOpacity=0, controlsOpacity=0, readerOpacity=0)
    closing.add(0.3, flight, **center(at["spread"]), **size(at["spread"]))
    closing.add(0.3, ease(0.4), libraryScale=1, libraryBlur=10, libraryOpacity=1)
    closing.add(0.7, turn, flipAngle=0, tilt=8, **center(at["centered"]), **size(at["centered"]))
    closing.add(0.7, ease(0.3), frameBorder=0)
    closing.add(1.1, ease(0.2), spineLineOpacity=1)
    closing.add(1.3, flight, tilt=0, lift=0, **center(at["shelf"]), **size(at["shelf"]))
    closing.add(1.3, ease(0.4), spineLineOpacity=0)
    closing.add(1.7, ease(0.2), libraryBlur=0)
    closing.add(1.7, ease(0.5), musicVolume=1)
    return opening, closing, 35, looks.smooth_cover, 3.2


def main(name):
    random.seed(name)
    at = layout.of((1024, 768), (100, 200, 200, 280), "left")
    opening, closing, spine, cover, end = {"bookPolish": polish, "storyReader": story}[name](at)
    for direction, film in (("open", opening), ("close", closing)):
        seams = sorted({float(begin) for _, begin, _, _ in film.steps})
        times = [i / 32 for i in range(-1, round(end * 32))]
        times += [t + d for t in seams for d in (0.0, 1e-6, 0.001)]
        times += [random.uniform(0, end) for _ in range(40)]
        for time in sorted(times):
            row = look(film, time, spine, cover)
            print(direction, repr(time), *[mp.nstr(value, 17) for value in row])


if __name__ == "__main__":
    main(sys.argv[1])
