"""A leaf in the air is seen as one: its free edge stands out, and the pages on both sides are in its shade.

A leaf of a book of memories is turned by its chevron. At twenty instants librsvg draws it, and across the
free edge, at a third and two thirds of its height, L* changes by at least four within three points. The
pages are darker than without the leaf on both sides of it, and from instant to instant the light on them
changes by little.
"""
import re

import book
import engines
import numpy

EDGE = 4
NEAR = 3
# What is in the shade, by the mean of a band of a page, in L*, and how much that may change from instant to
# instant: as a leaf comes by it is dark there, and light again.
SHADE = 0.4
CALM = 10
INSTANTS = 20
START, DURATION = 1.0, 0.25
EVENTS = ("--event", "0:forward", "--event", f"{START}:forward")
# Bands beside the outer edges of both pages, and the lines that are looked at, as parts of the screen.
BANDS = ((0.08, 0.115), (0.885, 0.92))
LINES = (0.4, 0.62)
PATH = re.compile(r'<path fill="none" stroke="#4a3a26"[^>]*d="M([-\d.]+)[ ]?([-\d.]+)')


def lightness(picture):
    """L* of CIELAB."""
    part = picture / 255
    linear = numpy.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    y = linear @ numpy.array([0.2126, 0.7152, 0.0722])
    return numpy.where(y > 0.008856, 116 * numpy.cbrt(y) - 16, 903.3 * y)


def drawn(name, time, binding):
    path = book.frame(f"light-{name}-{binding}", time, "--scene", "spread", "--binding", binding, *EVENTS)
    return path.read_text(), lightness(engines.librsvg(path))


def main():
    faults = []
    print(f"{'a leaf in the air':22}{'edge':>7}{'left':>7}{'right':>7}   L*")
    for binding in ("left", "right"):
        _, rest = drawn("rest", START - 0.05, binding)
        height, width = rest.shape
        rows = [round(line * height) for line in LINES]
        bands = [slice(round(a * width), round(b * width)) for a, b in BANDS]
        span = slice(round(LINES[0] * height), round(LINES[1] * height))
        before, shaded, edges = None, [0, 0], 0
        for step in range(1, INSTANTS + 1):
            time = round(START + DURATION * step / (INSTANTS + 1), 4)
            text, light = drawn(step, time, binding)
            found = PATH.search(text)
            change = 0.0
            if found:
                x = float(found.group(1))
                for row in rows:
                    part = light[row, max(round(x) - NEAR, 0):round(x) + NEAR]
                    change = max(change, part.max() - part.min())
                edges += 1
                if change < EDGE:
                    faults.append(f"{binding}, {time} s: the edge stands out by {change:.1f} only")
            # A band that the leaf covers tells nothing.
            seen = []
            for number, band in enumerate(bands):
                dark = (rest[span, band] - light[span, band]).mean()
                covered = found and abs(x / width - 0.5) > abs(BANDS[number][0] - 0.5) - 0.02 and (
                    (x / width < 0.5) == (number == 0))
                seen.append(None if covered else dark)
                if not covered:
                    shaded[number] = max(shaded[number], dark)
            if before:
                for one, other in zip(before, seen):
                    if one is not None and other is not None and abs(one - other) > CALM:
                        faults.append(f"{binding}, {time} s: light changes by {other - one:.1f} at once")
            before = seen
            shown = "".join(f"{'–' if dark is None else format(dark, '.1f'):>7}" for dark in seen)
            print(f"{binding}, {time:.3f} s{'':8}{change:7.1f}{shown}")
        if edges < INSTANTS - 3:
            faults.append(f"{binding}: an edge is drawn at {edges} of {INSTANTS} instants only")
        for side, dark in zip(("left", "right"), shaded):
            if dark < SHADE:
                faults.append(f"{binding}: nothing shades the {side} page ({dark:.2f})")
    return faults
