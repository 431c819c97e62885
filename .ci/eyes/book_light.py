"""A book that opens is seen as one: nothing lies on the page that is read, and nothing pops.

Past 100° of the cover the page is seen from the flyleaf's edge to its own outer edge without a gap, and as
much of it as its opacity says; as nearer paper hides more, a little less while the leaf is up. It is looked
at beneath its upper edge, where it is all sky, and so blue.

Wherever the drawing goes over to other parts, as at 60°, 90°, 135° and 170°, the frames a thousandth of a second
before and after differ by no more than what moves there anyway, as in calm.py.
"""
import book
import calm
import engines
import numpy

CHOREOGRAPHIES = ("bookPolish", "storyReader")
BINDINGS = ("left", "right")
# Beneath the upper edge, as a part of the height; how much of the width round corner and border take.
LINE = 0.05
EDGE = 0.04
# How much nearer than the page the flyleaf's edge is at most.
NEARER = 1.6
# Measured: 13.3, where a page and its board come beneath the edge of the cover that goes.
ALLOWED = 14
ANGLES = (0.5, 20, 60, 70, 80, 90, 100, 135, 150, 160, 170, 179.5)


def drawn(choreography, binding, time, zoom=1):
    path = book.frame(f"book-{choreography}-{binding}-{time}", time,
                      "--choreography", choreography, "--binding", binding)
    return engines.librsvg(path, zoom)


def uncovered(picture, row, isRight):
    """How much of the page is seen, and what lies in between, as parts of its width."""
    number = {name: float(row[name]) for name in ("x", "y", "width", "height")}
    left, width = number["x"] - number["width"] / 2, number["width"]
    line = round(number["y"] + number["height"] * (LINE - 0.5))
    part = picture[line, max(round(left), 0):round(left + width)]
    blue = part[:, 2] > 1.4 * part[:, 0]
    if isRight:
        blue = blue[::-1]
    seen = numpy.flatnonzero(blue)
    if not len(seen):
        return 0, 0, 0
    # From the flyleaf to the outer edge.
    gaps = (seen[-1] + 1 - seen[0]) - len(seen)
    return len(seen) / width, gaps / width, 1 - (seen[-1] + 1) / width


def main():
    faults = []
    print(f"{'the page past 100°':32}{'instants':>9}{'gap':>7}{'edge':>7}{'least, of its opacity':>24}")
    for choreography in CHOREOGRAPHIES:
        for binding in BINDINGS:
            turning = [
                row for row in book.rows("--choreography", choreography, "--binding", binding)
                if 100 <= float(row["flipAngle"]) < 178][::12]
            if len(turning) < 12:
                faults.append(f"{choreography}, {binding}: seen at {len(turning)} instants only")
            worst = [0, 0, 1]
            for row in turning:
                picture = drawn(choreography, binding, row["time"])
                share, gap, edge = uncovered(picture, row, binding == "right")
                opacity = float(row["firstPageOpacity"])
                least = 1 - min((1 - opacity) * NEARER, 1) - 2 * EDGE
                worst = [max(worst[0], gap), max(worst[1], edge), min(worst[2], share - least)]
                if gap > 0.01 or edge > EDGE or share < least:
                    faults.append(
                        f"{choreography}, {binding}, {row['time']} s: {share:.3f} of the page is seen, of an "
                        f"opacity of {opacity:.3f}, with gaps of {gap:.3f}, up to {edge:.3f} from its edge")
            print(f"{choreography + ', ' + binding:32}{len(turning):9}{worst[0]:7.3f}{worst[1]:7.3f}"
                  f"{worst[2]:24.3f}")
    print(f"\n{'nothing pops':32}{'angle':>9}{'change':>8}{'allowed':>9}")
    for choreography in CHOREOGRAPHIES:
        for binding in BINDINGS:
            way = book.rows("--choreography", choreography, "--binding", binding)
            for angle in ANGLES:
                index = next(i for i, row in enumerate(way) if float(row["flipAngle"]) >= angle)
                times = [way[index + step]["time"] for step in (-2, -1, 0, 1)]
                changed = calm.changes(
                    [drawn(choreography, binding, time, calm.ZOOM) for time in times])
                print(f"{choreography + ', ' + binding:32}{angle:9}{changed:8.2f}{ALLOWED:9}")
                if changed > ALLOWED:
                    faults.append(f"{choreography}, {binding}, {angle}°: something comes or goes at once")
    return faults
