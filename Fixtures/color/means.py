"""Mean colors of the edges of small pictures, in exact fractions: python3 means.py > means.txt

A line a picture, of words: format, bit depth, width, height, transparent sample or -, palette or -,
bytes of the rows, then of the left, right, top and bottom edge the mean of red, green and blue, each
as stored and as light. Bytes are hexadecimal. `format` is a kind of pixels; -p: premultiplied.
"""

import random
from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 60
rng = random.Random(20240611)

SAMPLES = {"gray": 1, "grayAlpha": 2, "rgb": 3, "rgba": 4, "bgra": 4, "indexed": 1}
DEPTHS = {"gray": [1, 2, 4, 8, 16], "grayAlpha": [8, 16], "rgb": [8, 16], "rgba": [8, 16],
          "bgra": [8], "indexed": [1, 2, 4, 8]}


def nearest(x):
    return (x + Fraction(1, 2)).__floor__()


def pack(samples, depth):
    bits = "".join(format(s, f"0{depth}b") for s in samples)
    bits += "".join(rng.choice("01") for _ in range(-len(bits) % 8))
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def eight(sample, depth):
    return nearest(Fraction(sample * 255, 2 ** depth - 1))


def pixel(kind, depth, samples, key, palette):
    """Red, green, blue, opacity in bytes."""
    if kind == "indexed":
        return palette[samples[0]]
    e = [eight(s, depth) for s in samples]
    if kind == "gray":
        return (e[0], e[0], e[0], 0 if key and samples == key else 255)
    if kind == "grayAlpha":
        return (e[0], e[0], e[0], e[1])
    if kind == "rgb":
        return (*e, 0 if key and samples == key else 255)
    return tuple(e) if kind == "rgba" else (e[2], e[1], e[0], e[3])


def to_light(component):
    c = Decimal(component) / 255
    if c <= Decimal("0.04045"):
        return c / Decimal("12.92")
    return (((c + Decimal("0.055")) / Decimal("1.055")).ln() * Decimal("2.4")).exp()


def from_light(light):
    if light <= Decimal("0.04045") / Decimal("12.92"):
        return light * Decimal("12.92")
    return Decimal("1.055") * (light.ln() / Decimal("2.4")).exp() - Decimal("0.055")


LIGHT = [to_light(c) for c in range(256)]


def stored_mean(pixels, premultiplied):
    total = [Fraction(0)] * 3
    for *color, alpha in pixels:
        for i in range(3):
            total[i] += color[i] * (1 if premultiplied else Fraction(alpha, 255))
    return [float(t / len(pixels) / 255) for t in total]


def light_mean(pixels, premultiplied):
    total = [Decimal(0)] * 3
    for *color, alpha in pixels:
        for i in range(3):
            c = color[i]
            if premultiplied and alpha:
                c = min(255, nearest(Fraction(c * 255, alpha)))
            total[i] += LIGHT[c] * alpha / 255
    return [float(from_light(t / len(pixels))) for t in total]


def picture(kind, depth, width, height, premultiplied, with_key):
    top = 2 ** depth - 1
    palette = None
    if kind == "indexed":
        size = max(1, 2 ** depth - rng.randrange(3) * (depth > 1))
        palette = [tuple(rng.randrange(256) for _ in range(3)) + (rng.choice([0, 90, 255, 255]),)
                   for _ in range(size)]
        top = size - 1
    seen = [[rng.randint(0, top) for _ in range(SAMPLES[kind])] for _ in range(6)]
    rows = []
    for _ in range(height):
        rows.append([rng.choice(seen) if rng.random() < 0.5 else
                     [rng.randint(0, top) for _ in range(SAMPLES[kind])] for _ in range(width)])
    key = rng.choice(seen) if with_key else None
    if with_key and depth == 16:
        # Equal in their high bytes, not in all their bits.
        for row in rows:
            row[0] = [s ^ 1 for s in key]
    data = b"".join(pack([s for p in row for s in p], depth) for row in rows)
    grid = [[pixel(kind, depth, p, key, palette) for p in row] for row in rows]
    across, down = max(1, width // 10), max(1, height // 10)
    edges = [
        [p for row in grid for p in row[:across]], [p for row in grid for p in row[-across:]],
        [p for row in grid[:down] for p in row], [p for row in grid[-down:] for p in row]]
    numbers = []
    for edge in edges:
        numbers += stored_mean(edge, premultiplied) + light_mean(edge, premultiplied)
    words = [kind + ("-p" if premultiplied else ""), depth, width, height,
             ",".join(map(str, key)) if key else "-",
             b"".join(bytes(c) for c in palette).hex() if palette else "-", data.hex()]
    print(*words, *map(repr, numbers))


for kind, depths in DEPTHS.items():
    for depth in depths:
        for width, height in [(1, 1), (9, 3), (10, 10), (23, 21), (37, 5)]:
            picture(kind, depth, width, height, False, False)
            if kind in ("gray", "rgb"):
                picture(kind, depth, width, height, False, True)
            if kind in ("grayAlpha", "rgba", "bgra"):
                picture(kind, depth, width, height, True, False)
