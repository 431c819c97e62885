#!/usr/bin/env python3
"""Writes tabletBook.txt and tabletBookAsPlayed.txt: what an app's own formulas give, at every frame.

The app is a book of pictures whose code is SwiftUI: a view of 191 × 212 points that is scaled, faces
that fade with the flip angle, a library that has three values for each phase. Its stages are delays;
each sends some values elsewhere, on a spring or a curve. Nothing here knows choreographies: values are
sums of steps, springs the exponential of a matrix, curves solved by halving.

A row is the screen, the way, the time, and the channels in the order of CHANNELS.
`python3 apps.py merged` says how far springs that merge, as SwiftUI's do, are from such sums.
"""
import os
import sys
from mpmath import mp, mpf

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "book"))
import poses  # noqa: E402

CHANNELS = """x y width height flipAngle bookOpacity coverOpacity firstPageOpacity spineOpacity
pageEdgeOpacity backOpacity shadowRadius shadowX shadowY shadowOpacity libraryBlur libraryScale
libraryOpacity readerOpacity readerScale overlayOpacity controlsOpacity controlsOffset
musicVolume""".split()
WIDTH, HEIGHT = 191, 212
SHELF = (180, 250)
SCREENS = [(1024, 768), (844, 390)]
SPRINGS = {"tap": (0.15, 0), "fly": (0.35, 0.15), "turn": (0.7, 0.05), "home": (0.35, 0.1)}


def linear(duration):
    return lambda t: max(mpf(0), min(mpf(1), mpf(t) / poses.number(duration)))


def number(x):
    return poses.number(x)


# What the library has in each phase: scale, blur, opacity.
LIBRARY = {"selected": (1, 10, 1), "zooming": (0.85, 25, 0), "unzooming": (0.925, 17.5, 1),
           "closing": (0.85, 25, 0), "unflipping": (1, 10, 1), "idle": (1, 0, 1)}


class Book(poses.Film):
    def at(self, time):
        # What jumps is elsewhere at the very instant.
        values = dict(self.start)
        for channel, begin, response, way in self.steps:
            if time >= begin:
                values[channel] += way * response(time - begin)
        return values

    def library(self, time, phase):
        scale, blur, opacity = LIBRARY[phase]
        self.add(time, poses.ease_out(0.3), libraryScale=number(scale), libraryBlur=number(blur),
                 libraryOpacity=number(opacity))

    def scale(self, time, response, factor):
        self.add(time, response, scale=factor)

    def jump(self, time, **values):
        for channel, value in values.items():
            self.add(time, lambda t: mpf(1), **{channel: value})


def last_scale(screen):
    return number(0.95) * screen[0] / 382


def start():
    return dict(x=mpf(SHELF[0]), y=mpf(SHELF[1]), scale=mpf(1), flipAngle=mpf(0), bookOpacity=mpf(1),
                libraryBlur=mpf(0), libraryScale=mpf(1), libraryOpacity=mpf(1), readerOpacity=mpf(0),
                readerScale=mpf(1), overlayOpacity=mpf(0), controlsOpacity=mpf(0),
                controlsOffset=mpf(0), musicVolume=mpf(1))


def opening(screen, choice, as_played):
    tap, fly, turn = (poses.spring(*SPRINGS[name]) for name in ("tap", "fly", "turn"))
    book = Book(start())
    if as_played:
        book.jump(0, scale=number(1.05))
    else:
        book.scale(0, tap, number(1.05))
    book.jump(0, bookOpacity=0)
    book.add(0, tap, bookOpacity=1)
    book.library(0, "selected")
    book.add(0, linear(0.5), musicVolume=0)
    book.scale(0.15, fly, number(1.8))
    book.add(0.15, fly, x=mpf(screen[0]) / 2, y=mpf(screen[1]) / 2)
    book.add(0.5, turn, flipAngle=180)
    book.scale(1.2, poses.ease_out(0.3), number(2.2))
    book.scale(1.5, poses.ease(0.4), last_scale(screen))
    book.library(1.5, "zooming")
    book.add(2, poses.ease_out(0.3), overlayOpacity=number(0.5), bookOpacity=0)
    book.jump(2.2, controlsOffset=20)
    book.add(2.2, poses.spring(0.4), controlsOpacity=1, controlsOffset=0)
    book.add(choice, poses.ease_out(0.3), overlayOpacity=0, controlsOpacity=0, readerOpacity=1)
    book.jump(choice, readerScale=number(1.02))
    book.add(choice, poses.ease_out(0.3), readerScale=1)
    return book


def closing(screen, as_played):
    turn, home = (poses.spring(*SPRINGS[name]) for name in ("turn", "home"))
    values = start()
    values.update(x=mpf(screen[0]) / 2, y=mpf(screen[1]) / 2, scale=last_scale(screen),
                  flipAngle=mpf(180), bookOpacity=mpf(0), libraryBlur=mpf(25),
                  libraryScale=number(0.85), libraryOpacity=mpf(0), readerOpacity=mpf(1),
                  musicVolume=mpf(0))
    book = Book(values)
    book.add(0, poses.ease_out(0.3), readerOpacity=0, readerScale=number(1.02), bookOpacity=1)
    book.library(0, "unzooming")
    if as_played:
        # A new book is put there, shut and at its scale; it is opened by the next stage.
        book.jump(0, scale=number(2.2), flipAngle=0)
        book.add(0.1, poses.ease_out(0.25), flipAngle=180)
    else:
        book.scale(0, poses.ease_out(0.3), number(2.2))
    book.library(0.1, "closing")
    book.add(0.4, turn, flipAngle=0)
    book.scale(0.4, turn, number(1.8))
    book.library(0.4, "unflipping")
    book.scale(1.1, home, 1)
    book.add(1.1, home, x=SHELF[0], y=SHELF[1])
    book.add(1.5, poses.ease_out(0.15), bookOpacity=0)
    book.library(1.5, "idle")
    book.add(1.5, linear(0.5), musicVolume=1)
    return book


def unit(x):
    return max(mpf(0), min(mpf(1), x))


def look(values, as_played):
    """A5: the faces and the shadow of the live book, inside the scaled view."""
    angle, scale = values["flipAngle"], values.pop("scale")
    held = max(mpf(0), min(mpf(180), angle))
    if as_played:
        turned = held / 180
        cover, spread, back = 1 - turned, turned, None
        radius, aside = 12 + 16 * turned, mpf(0)
    else:
        cover = mpf(1 if angle < 170 else 0)
        spread = unit((angle - 30) / 60)
        back = max(mpf(0), min((held - 10) / 30, (170 - held) / 30, mpf(1)))
        radius = 12 + 16 * min(held, mpf(90)) / 90
        aside = -20 * mp.sin(held * mp.pi / 180)
    values.update(
        width=WIDTH * scale, height=HEIGHT * scale, coverOpacity=cover, firstPageOpacity=spread,
        spineOpacity=mpf(0), pageEdgeOpacity=mpf(0), backOpacity=mpf(0) if back is None else back,
        shadowRadius=radius * scale, shadowX=aside * scale, shadowY=4 * scale,
        shadowOpacity=number(0.25))
    for name in CHANNELS:
        value = values[name]
        yield unit(value) if name.endswith("Opacity") or name == "musicVolume" else value


def merged(first, second, overtaken, until):
    """Where a value is that a second spring takes over with its velocity, as SwiftUI merges springs."""
    (d1, b1, way1), (d2, b2, way2) = first, second
    one = poses.spring(d1, b1)
    place = way1 * one(mpf(overtaken))
    speed = way1 * mp.diff(one, mpf(overtaken))
    omega, zeta = 2 * mp.pi / number(d2), 1 - number(b2)
    a = poses.matrix([[0, 1], [-omega**2, -2 * zeta * omega]])
    goal = way1 + way2
    e = poses.exponential(a, mpf(until))
    return goal + e[0, 0] * (place - goal) + e[0, 1] * speed


def merging():
    """The greatest difference, in parts of the second way, and when: the scale and the tap."""
    cases = {"tap, then fly": ((0.15, 0, number(0.05)), (0.35, 0.15, number(0.75)), 0.15),
             "turn, then home": ((0.7, 0.05, number(-0.4)), (0.35, 0.1, number(-0.8)), 0.7)}
    for name, (first, second, overtaken) in cases.items():
        worst = (mpf(0), 0)
        for step in range(1, 120):
            t = mpf(step) / 120
            ours = (first[2] * poses.spring(*first[:2])(overtaken + t)
                    + second[2] * poses.spring(*second[:2])(t))
            worst = max(worst, (abs(merged(first, second, overtaken, t) - ours), step / 120))
        print(f"{name}: {mp.nstr(worst[0], 4)} of the scale after {worst[1]:.3f} s,",
              f"{mp.nstr(worst[0] / abs(second[2]) * 100, 3)} % of its way")


def main():
    if sys.argv[1:] == ["merged"]:
        return merging()
    as_played = sys.argv[1:] == ["tabletBookAsPlayed"]
    for screen in SCREENS:
        for way, book, end in (("open", opening(screen, mpf(3), as_played), 240),
                               ("close", closing(screen, as_played), 150)):
            for frame in range(0, end, 2):
                time = mpf(frame) / 60
                row = look(book.at(time), as_played)
                print(*screen, way, mp.nstr(time, 17), *(mp.nstr(v, 12) for v in row))


if __name__ == "__main__":
    main()
